/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Numbers names in order of insertion, to find duplicates and to resolve names. */
#ifndef VARVE_DEFINITIONS_NAME_SET_H
#define VARVE_DEFINITIONS_NAME_SET_H

#include "base/hash_table.h"
#include "base/vector.h"

typedef struct varve_name_set {
  varve_vector names; /* varve_slice; their bytes must outlive the set */
  varve_hash_table table;
  uint64_t seed;
} varve_name_set;

#define VARVE_NAME_ABSENT UINT32_MAX

void varve_name_set_init(varve_name_set *set, varve_memory *memory);
void varve_name_set_release(varve_name_set *set);
void varve_name_set_clear(varve_name_set *set);
/* Gives the name the next number. If it has a number already, *earlier is that number, otherwise
 * VARVE_NAME_ABSENT. */
varve_status varve_name_set_add(varve_name_set *set, varve_slice name,
                                uint32_t *earlier) VARVE_MUST_USE;
/* Returns the number of the name, or VARVE_NAME_ABSENT. */
uint32_t varve_name_set_find(const varve_name_set *set, varve_slice name);

#endif
