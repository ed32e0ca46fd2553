/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Determines which nodes mlir-opt prints as aliases (#map, !tuple, #loc), their names, and the
 * order of their definitions. */
#ifndef VARVE_TEXT_PRINT_ALIAS_H
#define VARVE_TEXT_PRINT_ALIAS_H

#include "ir/module.h"
#include "text/print/print_walk.h"

/* A visited node. */
typedef struct varve_alias_node {
  const varve_entity *entity;
  uint32_t depth;  /* 0: neither it nor anything in it has a name; otherwise 1 + the greatest depth
                      inside */
  uint32_t suffix; /* a number after the name, if it has one */
  uint16_t name;   /* 0: no name; otherwise 1 + index into names */
  bool can_be_deferred; /* only locations of operations use it: defined at the end */
  bool has_suffix;
  bool is_printed;
} varve_alias_node;

typedef struct varve_aliases {
  varve_context *context;
  varve_memory *memory;
  varve_side_table table; /* by node id: uint32_t, 1 + index into nodes */
  varve_vector nodes;     /* varve_alias_node, in the order of the first visit */
  varve_vector names;     /* varve_slice */
  varve_vector order;     /* uint32_t: nodes with a name, in the order of definition */
  varve_vector frames;
  varve_vector marks;           /* uint32_t */
  varve_vector hidden;          /* const varve_entity *: printed, but not visited */
  varve_side_table hidden_seen; /* by node id: bool */
  varve_buffer text;            /* scratch: an alias that is being built */
  varve_buffer clean;           /* scratch: the same with only the allowed characters */
  varve_arena arena;            /* names that were built */
} varve_aliases;

void varve_aliases_init(varve_aliases *aliases, varve_context *context);
void varve_aliases_release(varve_aliases *aliases);
/* Visits a node that is printed and everything printed in it, in the order of the text.
 * can_be_deferred: it is the location of an operation. */
varve_status varve_aliases_visit(varve_aliases *aliases, const varve_entity *entity,
                                 bool can_be_deferred) VARVE_MUST_USE;
/* Visits the types and attributes of an operation in generic form, after its regions. */
varve_status varve_aliases_visit_generic(varve_aliases *aliases,
                                         const varve_operation *op) VARVE_MUST_USE;
/* Called after all visits: determines names and their order. */
varve_status varve_aliases_order(varve_aliases *aliases) VARVE_MUST_USE;

/* Returns whether nodes of this kind can have a name. */
bool varve_aliases_may_have(const varve_entity *entity);
/* Returns NULL if the node has no name. */
varve_alias_node *varve_aliases_find(const varve_aliases *aliases, const varve_entity *entity);
static inline varve_slice varve_aliases_name(const varve_aliases *aliases,
                                             const varve_alias_node *alias) {
  return VARVE_VECTOR_AT(&aliases->names, varve_slice, alias->name - 1);
}

#endif
