/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Maps symbol names to operations of the root, for files without an index. */
#ifndef VARVE_API_NAME_INDEX_H
#define VARVE_API_NAME_INDEX_H

#include "dialect/symbols.h"

typedef struct varve_named_operation {
  varve_slice name;
  uint64_t first; /* first operation with this name */
  size_t count;   /* number of operations with this name */
} varve_named_operation;

typedef struct varve_name_index {
  varve_arena arena; /* varve_named_operation */
  varve_hash_table table;
  uint64_t seed;
  bool is_made;
} varve_name_index;

void varve_name_index_init(varve_name_index *index, varve_context *context);
void varve_name_index_release(varve_name_index *index);
/* A varve_symbol_function whose user is the index. Symbols come in order of definition; their
 * names must outlive the index. */
varve_status varve_name_index_add(void *user, const varve_symbol *symbol);
/* Returns NULL if no symbol has the name. */
const varve_named_operation *varve_name_index_find(const varve_name_index *index, varve_slice name);

#endif
