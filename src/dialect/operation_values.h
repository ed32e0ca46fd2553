/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Which of an operation's operands and results belong to which of its definition's. */
#ifndef VARVE_DIALECT_OPERATION_VALUES_H
#define VARVE_DIALECT_OPERATION_VALUES_H

#include "dialect/definition.h"
#include "ir/operation.h"

typedef struct varve_value_range {
  uint32_t first;
  uint32_t count;
} varve_value_range;

/* Whether the operation has as many operands, results, regions and successors as its definition
 * asks for, and the properties that must be there. It has a definition. */
bool varve_operation_fits(const varve_operation *op);
/* The values of an operand or result of the definition, for operations that fit. */
varve_value_range varve_operand_range_of(const varve_operation *op, uint32_t operand);
varve_value_range varve_result_range_of(const varve_operation *op, uint32_t result);
varve_value_range varve_region_range_of(const varve_operation *op, uint32_t region);
varve_value_range varve_successor_range_of(const varve_operation *op, uint32_t successor);

#endif
