/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* How a value in memory is changed at once, and how results of parallel loops are put together: the
 * numbers of these kinds changed when minima and maxima of floats got two kinds each. */
#include "upgrade/upgrader.h"

/* addf, addi, assign, maximumf, maxs, maxu, minimumf, mins, minu, mulf, muli, ori, andi */
static const int64_t today[] = {0, 1, 3, 4, 6, 7, 8, 10, 11, 12, 13, 14, 2};

static varve_status renumber(varve_upgrader *up, const varve_attribute **kind) {
  int64_t number;
  if (!varve_upgrade_integer(*kind, &number) || number < 0 ||
      number >= (int64_t)VARVE_COUNT_OF(today) || today[number] == number)
    return VARVE_STATUS_OK;
  varve_upgrade_count(up, VARVE_UPGRADE_ATOMIC_KINDS);
  return varve_integer_get_i64(up->context, varve_attribute_type(*kind), today[number], kind);
}

static varve_status renumber_item(const varve_upgrade_item *at, const varve_attribute **item) {
  return renumber(at->up, item);
}

static varve_status renumber_all(varve_upgrader *up) {
  for (varve_operation *op = up->module->root; op != NULL;
       op = varve_operation_next_preorder(up->module->root, op)) {
    const varve_attribute *kind = varve_upgrade_get(op, "kind");
    if (varve_upgrade_is(op, "affine.parallel"))
      VARVE_TRY(varve_upgrade_items(up, op, "reductions", renumber_item));
    if (kind == NULL || !varve_upgrade_is(op, "memref.atomic_rmw"))
      continue;
    VARVE_TRY(renumber(up, &kind));
    VARVE_TRY(varve_upgrade_set(up, op, "kind", kind));
  }
  return VARVE_STATUS_OK;
}

const varve_upgrade_family varve_upgrade_atomic_kinds = {
    .after = {[VARVE_STEP_LLVM16] = renumber_all}};
