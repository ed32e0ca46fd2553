/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the custom verifiers of tosa share. */
#ifndef VARVE_VERIFY_CUSTOM_TOSA_H
#define VARVE_VERIFY_CUSTOM_TOSA_H

#include "ir/types.h"
#include "verify/custom.h"

/* Of a dimension; VARVE_DYNAMIC when the type has none of that number, or no rank. */
static inline int64_t varve_tosa_dim(const varve_type *type, size_t index) {
  if (!varve_type_has_rank(type) || index >= varve_type_dims(type).rank)
    return VARVE_DYNAMIC;
  return varve_type_dims(type).sizes[index];
}

/* Whether two sizes are known and different. */
static inline bool varve_tosa_differ(int64_t a, int64_t b) {
  return a != VARVE_DYNAMIC && b != VARVE_DYNAMIC && a != b;
}

/* The element type; NULL for one of a dialect, whose storage only the dialect knows. */
static inline const varve_type *varve_tosa_element(const varve_type *type) {
  const varve_type *element = varve_scalar_of(type);
  return element->kind == VARVE_KIND_DIALECT_TYPE ? NULL : element;
}

/* custom_tosa.c */

varve_status varve_tosa_check_element(varve_verifier *verifier, const varve_type *input,
                                      const varve_type *output) VARVE_MUST_USE;
/* -1 when the text of a !tosa.shape tells no rank. */
int64_t varve_tosa_shape_rank(const varve_type *type);
/* The elements that a value is known to have: it is a constant; else NULL. */
const varve_attribute *varve_tosa_constant(const varve_value *value);
/* The same of a !tosa.shape that has count numbers: those of tosa.const_shape. */
bool varve_tosa_shape_values(const varve_value *value, int64_t *numbers, uint32_t count);
/* Numbers of an attribute that has so many. */
bool varve_tosa_numbers(const varve_operation *op, const char *name, int64_t *numbers,
                        uint32_t count);

#endif
