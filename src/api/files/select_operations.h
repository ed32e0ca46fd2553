/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Makes a module from some operations of another module's root. */
#ifndef VARVE_API_SELECT_OPERATIONS_H
#define VARVE_API_SELECT_OPERATIONS_H

#include "ir/module.h"

/* Numbers of operations of a root, in ascending order. */
typedef struct varve_operation_numbers {
  const uint64_t *numbers;
  size_t count;
} varve_operation_numbers;

/* Returns the number of operations directly in the root. */
uint64_t varve_count_root_operations(const varve_module *module);
/* Copies the root with these operations, and with those that define values they use. Resources
 * share the data of source. */
varve_status varve_select_operations(varve_module *source, varve_operation_numbers selection,
                                     varve_module **selected) VARVE_MUST_USE;
/* Checks the data of resources, and copies what is not in lent, so that the module no longer needs
 * source. lent lives as long as the module. */
varve_status varve_own_resources(varve_module *module, varve_slice lent) VARVE_MUST_USE;

#endif
