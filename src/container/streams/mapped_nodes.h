/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Makes the nodes of a mapped module in a context. */
#ifndef VARVE_CONTAINER_MAPPED_NODES_H
#define VARVE_CONTAINER_MAPPED_NODES_H

#include "container/access/mapped.h"
#include "container/streams/read.h"

typedef struct varve_mapped_nodes {
  const varve_mapped *mapped;
  varve_container_reader *base; /* its first space holds the nodes; NULL: not made yet */
  varve_vector pending;         /* uint32_t: nodes whose children are being made */
  varve_buffer contents;        /* scratch */
} varve_mapped_nodes;

/* base must be new. The caller must release both whatever the status is. */
varve_status varve_mapped_nodes_init(varve_mapped_nodes *nodes, const varve_mapped *mapped,
                                     varve_container_reader *base) VARVE_MUST_USE;
void varve_mapped_nodes_release(varve_mapped_nodes *nodes);
/* Returns the node with this number, after making it and the nodes that it needs. */
varve_status varve_mapped_make(varve_mapped_nodes *nodes, uint32_t number,
                               const varve_entity **entity) VARVE_MUST_USE;
/* Returns the node that a reference in the head names; code is 1 + its number. */
varve_status varve_mapped_resolve(varve_mapped_nodes *nodes, uint64_t code,
                                  const varve_entity **entity) VARVE_MUST_USE;

#endif
