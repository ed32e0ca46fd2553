/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Asking a view for all that it can tell: for tests of what was changed. */
#ifndef VARVE_FUZZ_VIEW_WALK_H
#define VARVE_FUZZ_VIEW_WALK_H

#include <varve/view.h>

/* No more of each than that: a list of children may be long without taking bytes. */
enum { VIEW_MOST_CHILDREN = 1 << 12, VIEW_MOST_NODES = 1 << 15 };

/* All that can be asked; the first status that is not OK. */
static inline varve_status view_look_at_nodes(const varve_view *view) {
  for (uint32_t i = 0; i < varve_view_get_node_count(view) && i < VIEW_MOST_NODES; i++) {
    varve_view_node node;
    uint32_t child;
    varve_status status = varve_view_get_node(view, i, &node);
    for (uint32_t c = 0;
         status == VARVE_STATUS_OK && c < node.component_count && c < VIEW_MOST_CHILDREN; c++) {
      status = varve_view_get_component(view, &node, c, &child);
      if (status == VARVE_STATUS_OK && child >= i)
        return VARVE_STATUS_INTERNAL;
    }
    if (status != VARVE_STATUS_OK)
      return status;
  }
  return VARVE_STATUS_OK;
}

static inline varve_status view_look_at_operation(const varve_view *view,
                                                  const varve_view_operation *op) {
  varve_status status = VARVE_STATUS_OK;
  varve_view_attribute attribute;
  varve_view_block block;
  uint32_t number;
  for (uint32_t i = 0; status == VARVE_STATUS_OK && i < op->operand_count && i < VIEW_MOST_CHILDREN;
       i++)
    status = varve_view_get_operand(view, op, i, &number);
  for (uint32_t i = 0; status == VARVE_STATUS_OK && i < op->result_count && i < VIEW_MOST_CHILDREN;
       i++)
    status = varve_view_get_result_type(view, op, i, &number);
  for (uint32_t i = 0;
       status == VARVE_STATUS_OK && i < op->attribute_count && i < VIEW_MOST_CHILDREN; i++)
    status = varve_view_get_attribute(view, op, i, &attribute);
  for (uint32_t i = 0;
       status == VARVE_STATUS_OK && i < op->successor_count && i < VIEW_MOST_CHILDREN; i++)
    status = varve_view_get_successor(view, op, i, &number);
  for (uint32_t r = 0; status == VARVE_STATUS_OK && r < op->region_count; r++) {
    uint32_t count = 0;
    status = varve_view_get_block_count(view, op, r, &count);
    for (uint32_t i = 0; status == VARVE_STATUS_OK && i < count && i < VIEW_MOST_CHILDREN; i++)
      status = varve_view_get_block(view, op, r, i, &block);
  }
  if (status == VARVE_STATUS_OK && op->index != 0)
    status = varve_view_get_parent(view, op->index, &number);
  return status != VARVE_STATUS_OK ? status : varve_view_get_end(view, op, &number);
}

static inline varve_status view_look_at_all(const varve_view *view) {
  varve_view_operation op;
  varve_status status = varve_view_get_operation(view, 0, &op);
  while (status == VARVE_STATUS_OK) {
    status = view_look_at_operation(view, &op);
    if (status == VARVE_STATUS_OK)
      status = varve_view_walk_next(view, &op);
  }
  if (status != VARVE_STATUS_NOT_FOUND)
    return status;
  for (uint32_t i = 0; i < varve_view_get_value_count(view) && i < VIEW_MOST_CHILDREN; i++) {
    varve_view_value value;
    status = varve_view_get_value(view, i, &value);
    if (status != VARVE_STATUS_OK)
      return status;
  }
  return view_look_at_nodes(view);
}

#endif
