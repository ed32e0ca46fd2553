/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What is kept of a module: whole operations, and shells, of which the operation is kept and in it
 * only what is kept itself. */
#ifndef VARVE_TOOLS_EXTRACT_SELECTION_H
#define VARVE_TOOLS_EXTRACT_SELECTION_H

#include "extract/input.h"
#include "extract/symbols.h"

typedef struct selection {
  extract_input *input; /* gets to know what of the root is missing */
  symbol_index *index;
  bool with_deps;
  pointer_map marks;    /* operation -> whether it is whole or a shell */
  pointer_list shells;  /* those of marks, also what became whole since */
  pointer_list pending; /* kept operations that were not searched for references yet */
  pointer_map seen;     /* type or attribute in a scope */
  pointer_list nodes;   /* types and attributes that are still to be looked into */
} selection;

/* Keeps op and all in it, and the shells around it. */
varve_status selection_add(selection *kept, varve_operation *op);
/* With with_deps: adds what the kept operations refer to, until nothing is missing. */
varve_status selection_complete(selection *kept);
/* Takes everything else out of the module. */
void selection_apply(const selection *kept, varve_module *module);
void selection_release(selection *kept);

#endif
