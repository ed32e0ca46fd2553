/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A module with some operations of the root of another. */
#ifndef VARVE_API_SELECT_OPERATIONS_H
#define VARVE_API_SELECT_OPERATIONS_H

#include "ir/module.h"

/* Operations of a root by their numbers, which ascend. */
typedef struct varve_operation_numbers {
  const uint64_t *numbers;
  size_t count;
} varve_operation_numbers;

/* Returns the number of operations directly in the root. */
uint64_t varve_count_root_operations(const varve_module *module);
/* A copy of the root with these, and with whatever defines what they use. Data of resources is that
 * of source, not copied. */
varve_status varve_select_operations(varve_module *source, varve_operation_numbers selection,
                                     varve_module **selected) VARVE_MUST_USE;
/* Gives the module data of its own in place of that of source. */
varve_status varve_own_resources(varve_module *module) VARVE_MUST_USE;

#endif
