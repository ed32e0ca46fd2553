/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The symbols of a module: operations with a name under sym_name that stand directly in the root or
 * in another such operation. Those of an operation whose definition says that it is no symbol table
 * are not looked for. */
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
/* In order of definition; bodies are read where it looks into them. */
varve_status varve_module_visit_symbols(varve_module *module, varve_symbol_function *function,
                                        void *user) VARVE_MUST_USE;

#endif
