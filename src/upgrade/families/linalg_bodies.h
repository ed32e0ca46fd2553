/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Bodies of operations of linalg that were written without. */
#ifndef VARVE_UPGRADE_LINALG_BODIES_H
#define VARVE_UPGRADE_LINALG_BODIES_H

#include "upgrade/engine/upgrader.h"

typedef enum varve_linalg_body {
  VARVE_BODY_FIRST,   /* the first argument */
  VARVE_BODY_PRODUCT, /* arg2 + arg0 * arg1 */
  VARVE_BODY_SUM,     /* arg2 + arg0 */
  VARVE_BODY_MAX,
  VARVE_BODY_MIN
} varve_linalg_body;

static inline varve_region *varve_linalg_body_of(const varve_operation *op) {
  return varve_operation_region_count(op) == 0 ? NULL : varve_operation_region(op, 0);
}
const varve_entity *varve_linalg_element(const varve_entity *type);
/* The same operation with a region in its place, when it has none: op is up->op. */
varve_status varve_linalg_with_region(varve_upgrader *up, varve_operation **op) VARVE_MUST_USE;
/* A body of one block, which takes an element of each operand, for an operation that has none. */
varve_status varve_linalg_give_body(varve_upgrader *up, varve_operation **op,
                                    varve_linalg_body what) VARVE_MUST_USE;

#endif
