/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Maps an operation's operands and results to those of its definition. */
#ifndef VARVE_DIALECT_OPERATION_VALUES_H
#define VARVE_DIALECT_OPERATION_VALUES_H

#include "dialect/definition.h"
#include "ir/operation.h"

typedef struct varve_value_range {
  uint32_t first;
  uint32_t count;
} varve_value_range;

/* Returns whether the operation has the numbers of operands, results, regions and successors
 * that its definition requires, and the required properties. The operation must have a
 * definition. */
bool varve_operation_fits(const varve_operation *op);
/* Returns the values of an operand or result of the definition: none if the definition has no such
 * operand or result, as those of older releases. The operation must fit. */
varve_value_range varve_operand_range_of(const varve_operation *op, uint32_t operand);
/* The same for the first operands of the definition, at most count. */
void varve_operand_ranges_of(const varve_operation *op, varve_value_range *ranges, uint32_t count);
varve_value_range varve_result_range_of(const varve_operation *op, uint32_t result);
varve_value_range varve_region_range_of(const varve_operation *op, uint32_t region);
varve_value_range varve_successor_range_of(const varve_operation *op, uint32_t successor);

#endif
