/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The parts of a module to keep: whole operations, and shells. A shell is an operation that is kept
 * with only those of its nested operations that are kept themselves. */
#ifndef VARVE_TOOLS_EXTRACT_SELECTION_H
#define VARVE_TOOLS_EXTRACT_SELECTION_H

#include "extract/input.h"
#include "extract/symbols.h"

typedef struct selection {
  extract_input *input; /* receives requests for missing operations of the root */
  symbol_index *index;
  bool with_deps;
  pointer_map marks;    /* operation -> whether it is kept as a whole or as a shell */
  pointer_list shells;  /* the shells in marks, also those that were kept as a whole later */
  pointer_list pending; /* kept operations that were not searched for references yet */
  pointer_map seen;     /* visited types and attributes, by scope */
  pointer_list types;   /* types and attributes that are not searched yet */
  pointer_list attributes;
} selection;

/* Keeps op as a whole, and the operations around it as shells. */
varve_status selection_add(selection *kept, varve_operation *op);
/* If with_deps is set, adds what the kept operations refer to, until nothing is missing. */
varve_status selection_complete(selection *kept);
/* Erases everything else from the module. */
void selection_apply(const selection *kept, varve_module *module);
void selection_release(selection *kept);

#endif
