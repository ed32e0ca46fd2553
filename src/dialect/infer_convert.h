/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files that infer types share: from one type to another, by the inferences of
 * inferences.def. */
#ifndef VARVE_DIALECT_INFER_CONVERT_H
#define VARVE_DIALECT_INFER_CONVERT_H

#include "dialect/infer_types.h"
#include "ir/attributes.h"

/* One inference: what it is told, and what it finds. */
typedef struct varve_conversion {
  varve_inference *inference;
  varve_slice name;               /* of what the type is told of, cut for messages */
  const varve_type *source;       /* its type */
  const varve_type *type;         /* found: one, for all values */
  const varve_type *const *types; /* or found: count of them, in the inference's arena */
  uint32_t count;
} varve_conversion;

/* Finds the type, INVALID with the message set when there is none; both NULL: it cannot be told. */
typedef varve_status varve_convert_type(varve_conversion *conversion);

/* NULL: this version knows none of that name. */
varve_convert_type *varve_find_inference(varve_slice name);
/* The names, ascending; NULL behind the last. */
const char *varve_inference_name(size_t index);

/* INVALID with the message; what does not fit is cut off. */
varve_status varve_infer_refuse(varve_inference *inference, const char *format, ...)
#if defined(__GNUC__)
    __attribute__((format(printf, 2, 3)))
#endif
    VARVE_MUST_USE;

/* The type in a type attribute, or that of a typed attribute; NULL: it has none. */
varve_status varve_attribute_own_type(varve_context *context, const varve_attribute *attribute,
                                      const varve_type **type) VARVE_MUST_USE;
/* The shaped type with another element type; NULL when it is none. */
varve_status varve_type_with_element(varve_context *context, const varve_type *type,
                                     const varve_type *element,
                                     const varve_type **made) VARVE_MUST_USE;
/* Whether it is !dialect.mnemonic, held as text or by its parameters. */
bool varve_is_dialect_type(const varve_type *type, const char *dialect, const char *mnemonic);
/* What stands at a place in the <...> of a dialect's type; NULL: no type that can be told. */
varve_status varve_dialect_type_part(varve_context *context, const varve_type *type, uint32_t index,
                                     const varve_type **part) VARVE_MUST_USE;
/* The same where dimensions may stand before the type: "4x4xf32". */
varve_status varve_dialect_type_element(varve_context *context, const varve_type *type,
                                        const varve_type **element) VARVE_MUST_USE;
/* The type of this text, which is the program's; NULL when it is none. */
varve_status varve_type_of_text(varve_context *context, varve_slice text,
                                const varve_type **type) VARVE_MUST_USE;
/* The same of a text that a definition has: varve_definition_attribute. */
varve_status varve_type_of_definition(varve_context *context, varve_slice text,
                                      const varve_type **type) VARVE_MUST_USE;

#endif
