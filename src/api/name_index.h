/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Which operation of a root defines a name, where the file has no index. */
#ifndef VARVE_API_NAME_INDEX_H
#define VARVE_API_NAME_INDEX_H

#include "dialect/symbols.h"

typedef struct varve_named_operation {
  varve_slice name;
  uint64_t first; /* operation that has it */
  size_t count;   /* of those that have it */
} varve_named_operation;

typedef struct varve_name_index {
  varve_arena arena; /* varve_named_operation */
  varve_hash_table table;
  uint64_t seed;
  bool is_made;
} varve_name_index;

void varve_name_index_init(varve_name_index *index, varve_context *context);
void varve_name_index_release(varve_name_index *index);
/* A varve_symbol_function whose user is the index: symbols are given in order of definition, and
 * their names stay where they are. */
varve_status varve_name_index_add(void *user, const varve_symbol *symbol);
/* NULL: nothing has the name. */
const varve_named_operation *varve_name_index_find(const varve_name_index *index, varve_slice name);

#endif
