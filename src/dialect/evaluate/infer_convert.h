/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Shared by the files that infer types: finds a type from another type by the inferences of
 * inferences.def. */
#ifndef VARVE_DIALECT_INFER_CONVERT_H
#define VARVE_DIALECT_INFER_CONVERT_H

#include "dialect/expression/expression.h"
#include "dialect/infer/infer_types.h"
#include "ir/attributes.h"

/* One inference: its input and its result. */
typedef struct varve_conversion {
  varve_inference *inference;
  varve_slice name; /* of the value or attribute that the type follows from, cut for messages */
  const varve_entity *source;       /* its type */
  const varve_entity *type;         /* result: one type for all values */
  const varve_entity *const *types; /* or result: count types, in the inference's arena */
  uint32_t count;
} varve_conversion;

/* Finds the type. Returns INVALID and sets the message if no type is valid. Leaves both NULL if
 * the input does not determine a type. */
typedef varve_status varve_convert_type(varve_conversion *conversion);

/* What elem(T) and over(T, e: i1) compute. They are used so often that they need no expression. */
varve_convert_type varve_convert_to_element;
varve_convert_type varve_convert_to_i1;

/* Returns NULL if this version has no function of that name. */
varve_convert_type *varve_find_inference(varve_slice name);
/* Returns the name at index, in ascending order, or NULL after the last name. */
const char *varve_inference_name(size_t index);

/* Sets the message, truncated if it is too long, and returns INVALID. */
varve_status varve_infer_refuse(varve_inference *inference, const char *format, ...)
#if defined(__GNUC__)
    __attribute__((format(printf, 2, 3)))
#endif
    VARVE_MUST_USE;

/* Returns the type after the colon of a dialect's attribute that is kept as text, which is a
 * reference without a place in the text. Returns NULL if the attribute has no such type. */
const varve_entity *varve_text_self_type(const varve_entity *attribute);

/* Finds the type in a type attribute, or the type of a typed attribute. NULL: it has no type. */
/* budget: entity_alias.h */
varve_status varve_attribute_own_type_within(varve_context *context, const varve_entity *attribute,
                                             varve_alias_budget *budget,
                                             const varve_entity **type) VARVE_MUST_USE;
varve_status varve_attribute_own_type(varve_context *context, const varve_entity *attribute,
                                      const varve_entity **type) VARVE_MUST_USE;
/* Makes the shaped type with another element type. NULL: the type is not shaped. */
varve_status varve_type_with_element(varve_context *context, const varve_entity *type,
                                     const varve_entity *element,
                                     const varve_entity **made) VARVE_MUST_USE;
/* Returns whether the type is !dialect.mnemonic, kept as text or as parameters. */
bool varve_is_dialect_type(const varve_entity *type, const char *dialect, const char *mnemonic);
/* Returns a parameter of a dialect's type, if it is a type, otherwise NULL. */
const varve_entity *varve_dialect_type_part(const varve_entity *type, uint32_t index);
/* Returns the first such parameter. */
const varve_entity *varve_dialect_type_element(const varve_entity *type);
/* The sizes that are the first parameter of a dialect's type. */
typedef struct varve_dialect_shape {
  const varve_entity *const *sizes;
  uint32_t rank;
} varve_dialect_shape;
/* False: the type has no shape, or no rank. */
bool varve_dialect_type_shape(const varve_entity *type, varve_dialect_shape *shape);
int64_t varve_dialect_shape_at(const varve_dialect_shape *shape, uint32_t i);
/* Parses the text of a type, which the library itself wrote. NULL: it is not a type. */
varve_status varve_type_of_text(varve_context *context, varve_slice text,
                                const varve_entity **type) VARVE_MUST_USE;
/* The same for text of a definition: varve_definition_attribute. */
varve_status varve_type_of_definition(varve_context *context, varve_slice text,
                                      const varve_entity **type) VARVE_MUST_USE;

#endif
