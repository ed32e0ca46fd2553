/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Constants that are operands of tosa in LLVM 22: shapes, zero points and other numbers. */
#ifndef VARVE_UPGRADE_TOSA_VALUES_H
#define VARVE_UPGRADE_TOSA_VALUES_H

#include "upgrade/engine/values.h"

/* Sets *element to the element type of a shaped type, or to any other type itself. If that type is
 * quantized, sets *element to the integer type that stores its numbers. */
varve_status varve_tosa_element(varve_upgrader *up, const varve_entity *type,
                                const varve_entity **element) VARVE_MUST_USE;

/* Adds a last operand: a constant tensor of one dimension with these numbers. If element is a float
 * type, all elements are 0 instead. Skips op if element is not a type of numbers. */
varve_status varve_tosa_add_tensor(varve_upgrader *up, varve_operation *op,
                                   const varve_entity *element,
                                   varve_numbers numbers) VARVE_MUST_USE;
/* Adds a last operand: a constant shape with these numbers. */
varve_status varve_tosa_add_shape(varve_upgrader *up, varve_operation *op,
                                  varve_numbers numbers) VARVE_MUST_USE;
/* Inserts a constant shape with these numbers before op, but does not make it an operand of op. */
varve_status varve_tosa_insert_shape(varve_upgrader *up, varve_operation *op, varve_numbers numbers,
                                     varve_value **shape) VARVE_MUST_USE;
/* Makes dense<dims> : tensor<Nxindex>, with N = rank. An unknown size becomes -1. */
varve_status varve_tosa_make_shape(varve_upgrader *up, varve_dims dims,
                                   const varve_entity **shape) VARVE_MUST_USE;
/* Inserts a reshape of `from` to dims before op. An unknown size in dims is VARVE_DYNAMIC. */
varve_status varve_tosa_insert_reshape(varve_upgrader *up, varve_operation *op, varve_value *from,
                                       varve_dims dims, varve_value **shaped) VARVE_MUST_USE;
/* Reads the numbers of the constant whose result is the value. If the value is not the result of
 * such a constant, sets numbers->items to NULL. */
varve_status varve_tosa_read_constant(varve_upgrader *up, const varve_value *value,
                                      varve_numbers *numbers) VARVE_MUST_USE;

/* Adds an operand for the zero point of a value. type: the type of the value; name: the name of the
 * zero point in quantization_info */
varve_status varve_tosa_add_zero_point(varve_upgrader *up, varve_operation *op,
                                       const varve_entity *type, const char *name) VARVE_MUST_USE;
/* Adds operands for the zero points of two values. Removes quantization_info. */
varve_status varve_tosa_add_zero_points(varve_upgrader *up, varve_operation *op,
                                        const varve_entity *const *types,
                                        const char *const *names) VARVE_MUST_USE;

#endif
