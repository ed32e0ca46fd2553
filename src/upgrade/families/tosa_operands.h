/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Constants that operations of tosa take as operands today. */
#ifndef VARVE_UPGRADE_TOSA_VALUES_H
#define VARVE_UPGRADE_TOSA_VALUES_H

#include "upgrade/engine/values.h"

/* The element of a type, or the type itself; of what is quantized the integers that hold it. */
varve_status varve_tosa_element(varve_upgrader *up, const varve_entity *type,
                                const varve_entity **element) VARVE_MUST_USE;

typedef struct varve_tosa_numbers {
  const int64_t *items;
  size_t count;
} varve_tosa_numbers;

/* An operand behind those that op has: a tensor of one dimension; of floats all are 0. */
varve_status varve_tosa_add_tensor(varve_upgrader *up, varve_operation *op,
                                   const varve_entity *element,
                                   varve_tosa_numbers numbers) VARVE_MUST_USE;
/* The same of a shape. */
varve_status varve_tosa_add_shape(varve_upgrader *up, varve_operation *op,
                                  varve_tosa_numbers numbers) VARVE_MUST_USE;
varve_status varve_tosa_insert_shape(varve_upgrader *up, varve_operation *op,
                                     varve_tosa_numbers numbers,
                                     varve_value **shape) VARVE_MUST_USE;
/* dense<dims> : tensor<?xindex>; a size that is not known is -1. */
varve_status varve_tosa_make_shape(varve_upgrader *up, varve_dims dims,
                                   const varve_entity **shape) VARVE_MUST_USE;
/* from with another shape, in front of op; VARVE_DYNAMIC: a size that is not known. */
varve_status varve_tosa_insert_reshape(varve_upgrader *up, varve_operation *op, varve_value *from,
                                       varve_dims dims, varve_value **shaped) VARVE_MUST_USE;
/* Appends what a list holds, or what a constant does that makes an operand. */
varve_status varve_tosa_read_constant(const varve_value *value, varve_vector *numbers,
                                      bool *is_constant) VARVE_MUST_USE;

/* Adds an operand for the zero point of a value of this type: quantization_info gives it by name.
 */
varve_status varve_tosa_add_zero_point(varve_upgrader *up, varve_operation *op,
                                       const varve_entity *type, const char *name) VARVE_MUST_USE;
/* The same for two values; removes quantization_info. */
varve_status varve_tosa_add_zero_points(varve_upgrader *up, varve_operation *op,
                                        const varve_entity *const *types,
                                        const char *const *names) VARVE_MUST_USE;

#endif
