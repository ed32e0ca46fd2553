/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Faults of definitions. A reader records them and goes on without the parts that have them. */
#ifndef VARVE_DIALECT_FAULT_LIST_H
#define VARVE_DIALECT_FAULT_LIST_H

#include <varve/dialect.h>

#include "base/vector.h"

/* A hostile definition can have a fault in every line, so later faults are only counted. */
enum { VARVE_MOST_FAULTS = 1000 };

typedef struct varve_fault_list {
  varve_vector faults;
  uint64_t omitted; /* number of faults beyond VARVE_MOST_FAULTS */
} varve_fault_list;

void varve_fault_list_init(varve_fault_list *list, varve_memory *memory);
void varve_fault_list_release(varve_fault_list *list);
/* Copies the fault, with at most 200 bytes of each name. */
varve_status varve_fault_list_add(varve_fault_list *list,
                                  const varve_registry_fault *fault) VARVE_MUST_USE;
/* Returns NULL if index is not below the number of faults in the list. */
const varve_registry_fault *varve_fault_list_at(const varve_fault_list *list, size_t index);
/* Returns the first fault in this part of the definition of an operation, or NULL. An empty part
 * matches all parts. */
const varve_registry_fault *varve_fault_list_find(const varve_fault_list *list, varve_slice name,
                                                  varve_slice part);

#endif
