/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The symbols of a module: operations with a string attribute sym_name whose parent is the root
 * or another symbol. */
#ifndef VARVE_DIALECT_SYMBOLS_H
#define VARVE_DIALECT_SYMBOLS_H

#include <varve/file.h>

#include "dialect/definition.h"
#include "ir/attributes.h"
#include "ir/module.h"

typedef struct varve_symbol {
  varve_slice name;
  varve_slice operation; /* its name */
  varve_visibility visibility;
  uint32_t depth;     /* number of enclosing symbols */
  uint64_t top_level; /* number of the operation of the root that is, or contains, the symbol */
} varve_symbol;

/* Called for each symbol of a listing. A status other than OK ends the listing. */
typedef varve_status varve_symbol_function(void *user, const varve_symbol *symbol);

/* False: the operation is not a symbol. */
bool varve_operation_symbol_name(const varve_operation *op, varve_slice *name);
varve_visibility varve_visibility_of_text(varve_slice text);
/* definition NULL: returns true, because it is unknown. A definition of a pack may not fit, which
 * only some ways of reading find out, so it does not count. */
bool varve_may_be_symbol_table(const varve_operation_definition *definition);
/* Visits the symbols of a module in preorder. Skips symbols inside a symbol whose definition
 * says that it is not a symbol table. Reads lazy bodies where needed. */
varve_status varve_module_visit_symbols(varve_module *module, varve_symbol_function *function,
                                        void *user) VARVE_MUST_USE;

/* A walk over the operations of a root, one at a time. */
enum { VARVE_PLAIN_ATTRIBUTES = 16 };
typedef struct varve_symbol_walk {
  varve_symbol_function *function;
  void *user;
  bool is_flat;          /* operations of the root contain no symbols */
  bool asks_definitions; /* skips symbols inside operations that are not symbol tables */
  varve_symbol symbol;   /* top_level: number of the next operation */
  const varve_entity *plain[VARVE_PLAIN_ATTRIBUTES]; /* recent attributes without a name */
} varve_symbol_walk;
/* Visits an operation of the root and the symbols inside it. */
varve_status varve_symbol_walk_visit(varve_symbol_walk *walk, varve_operation *top) VARVE_MUST_USE;

#endif
