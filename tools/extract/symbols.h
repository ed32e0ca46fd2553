/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Symbol tables of a module, built on demand. An operation is a symbol table if its definition says
 * so. An operation without a definition is one if it directly contains a symbol. */
#ifndef VARVE_TOOLS_EXTRACT_SYMBOLS_H
#define VARVE_TOOLS_EXTRACT_SYMBOLS_H

#include <stdio.h>

#include <varve/dialect.h>
#include <varve/ir.h>

#include "extract/pointer_map.h"

typedef struct symbol {
  varve_slice name;
  varve_operation *op;
  size_t order; /* position among the definitions */
} symbol;

/* Sorted by name; symbols with the same name in order of definition. */
typedef struct symbol_table {
  size_t count;
  symbol symbols[];
} symbol_table;

typedef struct symbol_index {
  const varve_registry *registry;
  pointer_map tables;   /* operation -> symbol_table */
  pointer_map names;    /* name of an operation -> what its definition says */
  pointer_map unknowns; /* operation without definition -> whether it is a table */
} symbol_index;

void symbol_index_release(symbol_index *index);

/* Returns false if op does not define a symbol. */
bool symbol_name_of(const varve_operation *op, varve_slice *name);
/* Returns whether the definition of the operation's name has the trait. */
bool symbol_has_definition(const symbol_index *index, const varve_operation *op);
bool symbol_has_trait(const symbol_index *index, const varve_operation *op, const char *trait);
varve_status symbol_is_table(symbol_index *index, varve_operation *op, bool *is_table);
varve_status symbol_table_of(symbol_index *index, varve_operation *op, const symbol_table **table);
/* Returns the first symbol of this name, or NULL, and sets the number of symbols with the name. */
const symbol *symbol_find(const symbol_table *table, varve_slice name, size_t *count);
/* Finds the innermost symbol table that op is or is in, or NULL. */
varve_status symbol_nearest_table(symbol_index *index, varve_operation *op,
                                  varve_operation **table);

/* Iterates over the operations directly in op. They must have been read. */
varve_operation *symbol_first_child(const varve_operation *op);
varve_operation *symbol_next_child(const varve_operation *child);

/* Prints "@name" to a stream, quoted if text requires it. */
void symbol_print(varve_slice name, FILE *out);

#endif
