/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* linalg: the transformations of Winograd's convolution, F(m x m, r x r) on tiles of m + r - 1. */
#include "verify/custom_common.h"

typedef struct winograd {
  int64_t m;
  int64_t r;
  varve_dims from;
  varve_dims to;
} winograd;

/* False: shapes or the kind are not what the definition says. */
static bool begin(const varve_operation *op, size_t from_rank, size_t to_rank, winograd *w) {
  static const int64_t kinds[][2] = {{2, 3}, {4, 3}, {2, 5}};
  int64_t kind = 0;
  if (!varve_integer_of(varve_property_of(op, "fmr"), &kind) || kind < 0 ||
      kind >= (int64_t)VARVE_COUNT_OF(kinds))
    return false;
  *w = (winograd){kinds[kind][0], kinds[kind][1], varve_type_dims(varve_operand_type(op, 0)),
                  varve_type_dims(varve_operand_type(op, 1))};
  return w->from.rank == from_rank && w->to.rank == to_rank;
}

static varve_status check_output(varve_verifier *v, const winograd *w, const int64_t *sizes) {
  const varve_dims wanted = {sizes, w->to.rank};
  return varve_dims_fit(wanted, w->to) ? VARVE_STATUS_OK
                                       : varve_op_fault(v, "the output shape is not expected");
}

/* F H W C to H W C F */
varve_status varve_verify_linalg_winograd_filter(varve_verifier *v, const varve_operation *op) {
  winograd w;
  if (!begin(op, 4, 4, &w))
    return VARVE_STATUS_OK;
  int64_t height = w.from.sizes[1], width = w.from.sizes[2], tile = w.m + w.r - 1;
  if (height != w.r && height != 1)
    return varve_op_fault(v, "expect filter height either equals to r or 1");
  if (width != w.r && width != 1)
    return varve_op_fault(v, "expect filter width either equals to r or 1");
  if (height == 1 && width == 1)
    return varve_op_fault(v, "expect either filter height or width equals to r");
  const int64_t sizes[] = {height == w.r ? tile : 1, width == w.r ? tile : 1, w.from.sizes[3],
                           w.from.sizes[0]};
  return check_output(v, &w, sizes);
}

/* N H W C to the place in a tile, the tile, N and C */
varve_status varve_verify_linalg_winograd_input(varve_verifier *v, const varve_operation *op) {
  winograd w;
  if (!begin(op, 4, 6, &w))
    return VARVE_STATUS_OK;
  int64_t sizes[6] = {0, 0, 0, 0, w.from.sizes[0], w.from.sizes[3]};
  for (uint32_t i = 0; i < 2; i++) {
    int64_t size = w.from.sizes[1 + i];
    bool is_dynamic = size == VARVE_DYNAMIC, is_whole = !is_dynamic && w.to.sizes[i] == 1;
    sizes[i] = is_whole ? 1 : w.m + w.r - 1;
    sizes[2 + i] = is_whole || is_dynamic ? size : (size - (w.r - 1)) / w.m;
  }
  return check_output(v, &w, sizes);
}

/* And back: F in place of C */
varve_status varve_verify_linalg_winograd_output(varve_verifier *v, const varve_operation *op) {
  winograd w;
  if (!begin(op, 6, 4, &w))
    return VARVE_STATUS_OK;
  int64_t sizes[4] = {w.from.sizes[4], VARVE_DYNAMIC, VARVE_DYNAMIC, w.from.sizes[5]};
  for (uint32_t i = 0; i < 2; i++) {
    int64_t place = w.from.sizes[i], tiles = w.from.sizes[2 + i];
    if (place == VARVE_DYNAMIC || tiles == VARVE_DYNAMIC)
      continue;
    if (place != 1 && place != w.m + w.r - 1)
      return VARVE_OP_FAULT(v, "expect input % equals to input tile size",
                            VARVE_TEXT(varve_slice_of(i == 0 ? "height" : "width")));
    if (__builtin_mul_overflow(place == 1 ? 1 : w.m, tiles, &sizes[1 + i]))
      return VARVE_STATUS_OK;
  }
  return check_output(v, &w, sizes);
}
