/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Makes the nodes of a view in a context: see view_maker.h. */
#include "api/files/view_maker.h"

void varve_view_maker_release(varve_view_maker *maker) {
  if (!maker->is_open)
    return;
  varve_mapped_nodes_release(&maker->nodes);
  varve_container_reader_release(&maker->base);
  maker->is_open = false;
}

static varve_status open_reader(varve_view_maker *maker, const varve_mapped *mapped) {
  varve_container_reader_init(&maker->base, maker->context);
  maker->base.reporter = &maker->reporter;
  maker->base.leaves_blobs = true;
  maker->base.expansion_left = mapped->expansion_left;
  maker->is_open = true;
  varve_status status = varve_mapped_nodes_init(&maker->nodes, mapped, &maker->base);
  if (status != VARVE_STATUS_OK)
    varve_view_maker_release(maker);
  return status;
}

varve_status varve_view_maker_make(varve_view_maker *maker, const varve_mapped *mapped,
                                   uint32_t number, const varve_entity **entity) {
  if (!maker->is_open)
    VARVE_TRY(open_reader(maker, mapped));
  maker->reporter.error_count = 0;
  return varve_mapped_make(&maker->nodes, number, entity);
}
