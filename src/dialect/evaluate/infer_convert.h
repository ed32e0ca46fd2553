/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Shared by the files that infer types: finds a type from another type by the inferences of
 * inferences.def. */
#ifndef VARVE_DIALECT_INFER_CONVERT_H
#define VARVE_DIALECT_INFER_CONVERT_H

#include "dialect/evaluate/shaped_type.h"
#include "dialect/expression/expression.h"
#include "dialect/infer/infer_types.h"
#include "dialect/registry/knowledge.h"
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

#endif
