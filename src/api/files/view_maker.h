/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Makes the nodes of a view in a context. */
#ifndef VARVE_API_VIEW_MAKER_H
#define VARVE_API_VIEW_MAKER_H

#include "container/streams/mapped_nodes.h"

typedef struct varve_view_maker {
  varve_context *context; /* NULL: nothing can be made */
  varve_reporter reporter;
  varve_container_reader base;
  varve_mapped_nodes nodes;
  bool is_open; /* base and nodes are initialized */
} varve_view_maker;

/* number must be below the count of nodes. mapped is the same for all calls. */
varve_status varve_view_maker_make(varve_view_maker *maker, const varve_mapped *mapped,
                                   uint32_t number, const varve_entity **entity) VARVE_MUST_USE;
void varve_view_maker_release(varve_view_maker *maker);

#endif
