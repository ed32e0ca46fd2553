/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Symbol tables of a module, looked at when they are needed. An operation is a symbol table when
 * its definition says so; one without definition is one when it has a symbol directly in it. */
#ifndef VARVE_TOOLS_EXTRACT_SYMBOLS_H
#define VARVE_TOOLS_EXTRACT_SYMBOLS_H

#include <stdio.h>

#include <varve/dialect.h>
#include <varve/ir.h>

#include "extract/pointer_map.h"

typedef struct symbol {
  varve_slice name;
  varve_operation *op;
  size_t order; /* of definition */
} symbol;

/* Ascending by name, those of one name in order of definition. */
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

/* False: it defines no symbol. */
bool symbol_name_of(const varve_operation *op, varve_slice *name);
/* Whether the definition of the operation's name has a trait. */
bool symbol_has_definition(const symbol_index *index, const varve_operation *op);
bool symbol_has_trait(const symbol_index *index, const varve_operation *op, const char *trait);
varve_status symbol_is_table(symbol_index *index, varve_operation *op, bool *is_table);
varve_status symbol_table_of(symbol_index *index, varve_operation *op, const symbol_table **table);
/* The first one of this name, and how many there are; NULL: none. */
const symbol *symbol_find(const symbol_table *table, varve_slice name, size_t *count);
/* The innermost table that op is, or is in; NULL: there is none. */
varve_status symbol_nearest_table(symbol_index *index, varve_operation *op,
                                  varve_operation **table);

/* Operations directly in op, which must be read. */
varve_operation *symbol_first_child(const varve_operation *op);
varve_operation *symbol_next_child(const varve_operation *child);

/* "@name" as text has it, into a stream. */
void symbol_print(varve_slice name, FILE *out);

#endif
