/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The symbols of a module: operations with a string under sym_name that are directly in the root or
 * directly in another symbol. */
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
  uint32_t depth;     /* symbols around it */
  uint64_t top_level; /* number of the operation of the root that it is, or is in */
} varve_symbol;

/* What a listing calls for each symbol; a status that is not OK ends it. */
typedef varve_status varve_symbol_function(void *user, const varve_symbol *symbol);

/* False: the operation has no name. */
bool varve_operation_symbol_name(const varve_operation *op, varve_slice *name);
varve_visibility varve_visibility_of_text(varve_slice text);
/* definition NULL: perhaps. */
bool varve_may_be_symbol_table(const varve_operation_definition *definition);
/* Visits the symbols of a module in preorder, except those in a symbol whose definition says that
 * it is no symbol table. Reads the bodies that it looks into. */
varve_status varve_module_visit_symbols(varve_module *module, varve_symbol_function *function,
                                        void *user) VARVE_MUST_USE;

/* A walk over the operations of a root, one by one. */
enum { VARVE_PLAIN_ATTRIBUTES = 16 };
typedef struct varve_symbol_walk {
  varve_symbol_function *function;
  void *user;
  bool is_flat;          /* operations of the root have no symbols in them */
  bool asks_definitions; /* symbols in what is no symbol table are left out */
  varve_symbol symbol;   /* top_level: number of the operation that comes next */
  const varve_attribute *plain[VARVE_PLAIN_ATTRIBUTES]; /* that were without a name */
} varve_symbol_walk;
/* Visits an operation of the root and the symbols in it. */
varve_status varve_symbol_walk_visit(varve_symbol_walk *walk, varve_operation *top) VARVE_MUST_USE;

#endif
