/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Operations of linalg of any rank whose window moves over what they read. Today they are a
 * linalg.generic that tells its maps. */
#include "upgrade/families/linalg_windows.h"

#include "upgrade/engine/values.h"
#include "upgrade/families/linalg_bodies.h"

enum { MAX_WINDOW = 16, MAX_DIMS = 2 * MAX_WINDOW + 3 };

/* The dimensions of the loop: batch, those of the output, output channel, input channel, those of
 * the window; pooling has none but the output's and the window's. */
typedef struct window {
  varve_upgrader *up;
  varve_operation *op;
  uint32_t rank;
  bool has_channels;
  int64_t strides[MAX_WINDOW];
  int64_t dilations[MAX_WINDOW];
  const varve_entity *dims[MAX_DIMS];
} window;

static uint32_t count_dims(const window *w) { return 2 * w->rank + (w->has_channels ? 3 : 0); }
static const varve_entity *place(const window *w, uint32_t i) {
  return w->dims[i + (w->has_channels ? 1 : 0)];
}
static const varve_entity *within(const window *w, uint32_t i) {
  return w->dims[w->rank + i + (w->has_channels ? 3 : 0)];
}

static varve_status read_factors(window *w, const char *name, int64_t *factors) {
  const varve_entity *list = varve_upgrade_get(w->op, name);
  varve_vector numbers;
  bool is_list;
  for (uint32_t i = 0; i < w->rank; i++)
    factors[i] = 1;
  if (list == NULL)
    return VARVE_STATUS_OK;
  varve_vector_init(&numbers, &w->up->context->memory, sizeof(int64_t));
  varve_status status = varve_upgrade_read_list(list, &numbers, &is_list);
  for (uint32_t i = 0; i < w->rank && i < numbers.count; i++)
    factors[i] = VARVE_VECTOR_AT(&numbers, int64_t, i);
  varve_vector_release(&numbers);
  VARVE_TRY(status);
  return varve_upgrade_set(w->up, w->op, name, NULL);
}

static varve_status begin_window(window *w) {
  for (uint32_t i = 0; i < count_dims(w); i++)
    VARVE_TRY(varve_affine_dim_get(w->up->context, i, &w->dims[i]));
  VARVE_TRY(read_factors(w, "strides", w->strides));
  return read_factors(w, "dilations", w->dilations);
}

static varve_status scale(varve_context *context, const varve_entity *expression, int64_t factor,
                          const varve_entity **scaled) {
  const varve_entity *number;
  VARVE_TRY(varve_affine_constant_get(context, factor, &number));
  return varve_affine_binary_get(context, VARVE_KIND_AFFINE_MUL, expression, number, scaled);
}

/* Where the window begins, and what of it is read. */
static varve_status make_read(const window *w, uint32_t i, const varve_entity **read) {
  const varve_entity *start, *inside;
  varve_context *context = w->up->context;
  VARVE_TRY(scale(context, place(w, i), w->strides[i], &start));
  VARVE_TRY(scale(context, within(w, i), w->dilations[i], &inside));
  return varve_affine_binary_get(context, VARVE_KIND_AFFINE_ADD, start, inside, read);
}

static varve_status make_map(const window *w, const varve_entity *const *results, uint32_t count,
                             const varve_entity **map) {
  const varve_affine_space space = {count_dims(w), 0};
  return varve_affine_map_get(w->up->context, space, results, count, map);
}

/* Maps of input, window and output. */
static varve_status make_maps(const window *w, const varve_entity **maps) {
  const varve_entity *results[MAX_WINDOW + 2];
  uint32_t lead = w->has_channels ? 1 : 0, rank = w->rank;
  uint32_t out = rank + 1, in = rank + 2; /* channels */
  results[0] = w->dims[0];
  for (uint32_t i = 0; i < rank; i++)
    VARVE_TRY(make_read(w, i, &results[lead + i]));
  if (w->has_channels)
    results[rank + 1] = w->dims[in];
  VARVE_TRY(make_map(w, results, rank + 2 * lead, &maps[0]));
  for (uint32_t i = 0; i < rank; i++)
    results[i] = within(w, i);
  if (w->has_channels) {
    results[rank] = w->dims[in];
    results[rank + 1] = w->dims[out];
  }
  VARVE_TRY(make_map(w, results, rank + 2 * lead, &maps[1]));
  results[0] = w->dims[0];
  for (uint32_t i = 0; i < rank; i++)
    results[lead + i] = place(w, i);
  if (w->has_channels)
    results[rank + 1] = w->dims[out];
  return make_map(w, results, rank + 2 * lead, &maps[2]);
}

/* What is not of the output is summed over. */
static varve_status make_iterators(const window *w, const varve_entity **list) {
  const varve_entity *words[MAX_DIMS], *parallel, *reduction;
  uint32_t kept = w->rank + (w->has_channels ? 2 : 0);
  VARVE_TRY(varve_upgrade_string(w->up, "parallel", &parallel));
  VARVE_TRY(varve_upgrade_string(w->up, "reduction", &reduction));
  for (uint32_t i = 0; i < count_dims(w); i++)
    words[i] = i < kept ? parallel : reduction;
  return varve_array_get(w->up->context, words, count_dims(w), list);
}

static varve_status become_generic(window *w, varve_linalg_body body) {
  static const int32_t groups[] = {2, 1};
  const varve_entity *maps[3], *list;
  VARVE_TRY(begin_window(w));
  VARVE_TRY(make_maps(w, maps));
  VARVE_TRY(varve_array_get(w->up->context, maps, 3, &list));
  VARVE_TRY(varve_upgrade_set(w->up, w->op, "indexing_maps", list));
  VARVE_TRY(make_iterators(w, &list));
  VARVE_TRY(varve_upgrade_set(w->up, w->op, "iterator_types", list));
  VARVE_TRY(varve_upgrade_set_segments(w->up, w->op, groups, 2));
  VARVE_TRY(varve_upgrade_rename(w->up, w->op, "linalg.generic"));
  return varve_linalg_give_body(w->up, &w->op, body);
}

/* Whether it has three memrefs of one rank above least, and nothing else. */
static bool has_ranks(const varve_operation *op, size_t least, size_t *rank) {
  if (op->operand_count != 3 || varve_operation_result_count(op) != 0)
    return false;
  for (uint32_t i = 0; i < 3; i++)
    if (!varve_is_ranked_type(varve_operation_operand(op, i)->type))
      return false;
  *rank = varve_type_dims(varve_operation_operand(op, 2)->type).rank;
  return *rank > least && *rank - least <= MAX_WINDOW &&
         varve_type_dims(varve_operation_operand(op, 0)->type).rank == *rank &&
         varve_type_dims(varve_operation_operand(op, 1)->type).rank == *rank;
}

/* *rank 0: it is left as it is. */
static varve_status find_rank(varve_upgrader *up, varve_operation *op, size_t least, size_t *rank) {
  bool is_padded = varve_upgrade_get(op, "padding") != NULL;
  if (!is_padded && has_ranks(op, least, rank))
    return VARVE_STATUS_OK;
  *rank = 0;
  return varve_upgrade_leave(up, op,
                             is_padded ? "operations of linalg have no padding"
                                       : "it needs three operands of the same rank");
}

/* conv(filter, input, output) */
varve_status varve_linalg_upgrade_conv(varve_upgrader *up, varve_operation *op) {
  size_t rank;
  VARVE_TRY(find_rank(up, op, 2, &rank));
  if (rank == 0)
    return VARVE_STATUS_OK;
  window w = {.up = up, .op = op, .rank = (uint32_t)rank - 2, .has_channels = true};
  varve_value *filter = varve_operation_operand(op, 0);
  varve_operation_set_operand(op, 0, varve_operation_operand(op, 1));
  varve_operation_set_operand(op, 1, filter);
  return become_generic(&w, VARVE_BODY_PRODUCT);
}

varve_status varve_linalg_upgrade_pooling(varve_upgrader *up, varve_operation *op) {
  size_t rank;
  VARVE_TRY(find_rank(up, op, 0, &rank));
  if (rank == 0)
    return VARVE_STATUS_OK;
  window w = {.up = up, .op = op, .rank = (uint32_t)rank};
  return become_generic(&w, varve_upgrade_is(op, "linalg.pooling_max")   ? VARVE_BODY_MAX
                            : varve_upgrade_is(op, "linalg.pooling_min") ? VARVE_BODY_MIN
                                                                         : VARVE_BODY_SUM);
}
