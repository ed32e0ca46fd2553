/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The dialect linalg. */
#include "upgrade/engine/values.h"
#include "upgrade/families/families.h"

typedef enum body_kind {
  BODY_FIRST,   /* yields the first argument */
  BODY_PRODUCT, /* yields arg2 + arg0 * arg1 */
  BODY_SUM,     /* yields arg2 + arg0 */
  BODY_MAX,
  BODY_MIN
} body_kind;

static varve_region *body_of(const varve_operation *op) {
  return varve_operation_region_count(op) == 0 ? NULL : varve_operation_region(op, 0);
}

static const varve_entity *element_of(const varve_entity *type) {
  return varve_is_shaped_type(type) ? varve_type_element(type) : type;
}

typedef struct body_builder {
  varve_upgrader *up;
  varve_block *block;
} body_builder;

static varve_status add_operation(body_builder *body, const char *name,
                                  varve_value *const *operands, uint32_t count,
                                  varve_value **result) {
  const varve_entity *type = operands[0]->type;
  varve_operation *made;
  varve_operation_state state = {.operands = operands,
                                 .operand_count = count,
                                 .result_types = &type,
                                 .result_count = result == NULL ? 0 : 1};
  VARVE_TRY(varve_operation_name_get(body->up->context, varve_slice_of(name), &state.name));
  VARVE_TRY(varve_operation_create(body->up->module, &state, &made));
  varve_block_insert_operation(body->block, NULL, made);
  if (result != NULL)
    *result = varve_operation_result(made, 0);
  return VARVE_STATUS_OK;
}

/* Returns the name of the operation that combines a value with the third argument. */
static const char *combining(body_kind what, bool is_float) {
  switch (what) {
  case BODY_MAX:
    return is_float ? "arith.maximumf" : "arith.maxsi";
  case BODY_MIN:
    return is_float ? "arith.minimumf" : "arith.minsi";
  default:
    return is_float ? "arith.addf" : "arith.addi";
  }
}

/* Replaces *op by the same operation with a region, if it has no region. *op must be up->op. */
static varve_status with_region(varve_upgrader *up, varve_operation **op) {
  return varve_operation_region_count(*op) != 0
             ? VARVE_STATUS_OK
             : varve_upgrade_recreate(up, op, varve_operation_result_count(*op), 1);
}

/* Adds a body to an operation without a body. The block has an argument for the element of each
 * operand. */
static varve_status add_body(varve_upgrader *up, varve_operation **op, body_kind what) {
  varve_value *argument;
  VARVE_TRY(with_region(up, op));
  varve_region *region = body_of(*op);
  if (region->first != NULL)
    return VARVE_STATUS_OK;
  body_builder body = {.up = up};
  VARVE_TRY(varve_block_create(up->module, &body.block));
  varve_region_insert_block(region, NULL, body.block);
  for (uint32_t i = 0; i < (*op)->operand_count; i++)
    VARVE_TRY(varve_block_add_argument(up->module, body.block,
                                       element_of(varve_operation_operand(*op, i)->type),
                                       (*op)->location, &argument));
  if (what != BODY_FIRST && body.block->argument_count == 3) {
    varve_block_argument **arguments = body.block->arguments;
    varve_value *factors[] = {&arguments[0]->value, &arguments[1]->value};
    varve_value *parts[] = {&arguments[2]->value, factors[0]}, *result;
    bool is_float = factors[0]->type->kind == VARVE_KIND_FLOAT_TYPE;
    if (what == BODY_PRODUCT)
      VARVE_TRY(
          add_operation(&body, is_float ? "arith.mulf" : "arith.muli", factors, 2, &parts[1]));
    VARVE_TRY(add_operation(&body, combining(what, is_float), parts, 2, &result));
    return add_operation(&body, "linalg.yield", &result, 1, NULL);
  }
  argument = &body.block->arguments[0]->value;
  return add_operation(&body, "linalg.yield", &argument, 1, NULL);
}

/* Sets the sizes of operand groups: the last operand is the output, and all others are inputs. */
static varve_status set_one_output(varve_upgrader *up, varve_operation *op) {
  const int32_t sizes[] = {(int32_t)op->operand_count - 1, 1};
  if (op->operand_count == 0 || varve_upgrade_get(op, "operand_segment_sizes") != NULL ||
      varve_upgrade_get(op, "operandSegmentSizes") != NULL)
    return VARVE_STATUS_OK;
  return varve_upgrade_set_segments(up, op, sizes, 2);
}

/* Adds the groups and the body that matmul and similar operations have since LLVM 14. */
static varve_status upgrade_contraction(varve_upgrader *up, varve_operation *op) {
  if (op->operand_count != 3)
    return varve_upgrade_skip(up, op, "it needs three operands");
  VARVE_TRY(varve_upgrade_set(up, op, "linalg.memoized_indexing_maps", NULL));
  VARVE_TRY(set_one_output(up, op));
  return add_body(up, &op, BODY_PRODUCT);
}

static varve_status upgrade_fill(varve_upgrader *up, varve_operation *op) {
  if (op->operand_count != 2)
    return varve_upgrade_skip(up, op, "it needs two operands");
  VARVE_TRY(set_one_output(up, op));
  return add_body(up, &op, BODY_FIRST);
}

/* Makes the value the first operand of linalg.fill. In 2019 the value was the last operand. */
static varve_status swap_fill(varve_upgrader *up, varve_operation *op) {
  (void)up;
  if (op->operand_count != 2 || !varve_is_shaped_type(varve_operation_operand(op, 0)->type) ||
      varve_is_shaped_type(varve_operation_operand(op, 1)->type))
    return VARVE_STATUS_OK;
  varve_value *output = varve_operation_operand(op, 0);
  varve_operation_set_operand(op, 0, varve_operation_operand(op, 1));
  varve_operation_set_operand(op, 1, output);
  return VARVE_STATUS_OK;
}

/* Copies */

static varve_status make_words(varve_upgrader *up, const varve_entity *word, uint32_t count,
                               const varve_entity **made) {
  const varve_entity **items = varve_upgrade_allocate(up, count, sizeof(const varve_entity *));
  if (items == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < count; i++)
    items[i] = word;
  return varve_array_get(up->context, items, count, made);
}

/* Converts a copy with permutations to linalg.generic. */
static varve_status generalize_copy(varve_upgrader *up, varve_operation *op, uint32_t rank) {
  const varve_entity *maps[] = {varve_upgrade_get(op, "inputPermutation"),
                                varve_upgrade_get(op, "outputPermutation")};
  const varve_entity *list, *word;
  for (int i = 0; i < 2; i++)
    if (maps[i] == NULL)
      VARVE_TRY(varve_affine_identity_map_get(up->context, rank, &maps[i]));
  VARVE_TRY(varve_array_get(up->context, maps, 2, &list));
  VARVE_TRY(varve_upgrade_set(up, op, "indexing_maps", list));
  VARVE_TRY(varve_upgrade_string(up, "parallel", &word));
  VARVE_TRY(make_words(up, word, rank, &list));
  VARVE_TRY(varve_upgrade_set(up, op, "iterator_types", list));
  VARVE_TRY(varve_upgrade_set(up, op, "inputPermutation", NULL));
  VARVE_TRY(varve_upgrade_set(up, op, "outputPermutation", NULL));
  return varve_upgrade_rename(up, op, "linalg.generic");
}

static varve_status upgrade_copy(varve_upgrader *up, varve_operation *op) {
  if (op->operand_count != 2 || !varve_is_ranked_type(varve_operation_operand(op, 0)->type))
    return varve_upgrade_skip(up, op, "it needs two operands with a shape");
  VARVE_TRY(set_one_output(up, op));
  if (varve_upgrade_get(op, "inputPermutation") != NULL ||
      varve_upgrade_get(op, "outputPermutation") != NULL)
    VARVE_TRY(generalize_copy(
        up, op, (uint32_t)varve_type_dims(varve_operation_operand(op, 0)->type).rank));
  return add_body(up, &op, BODY_FIRST);
}

/* Windows: convolutions and poolings of any rank became linalg.generic with explicit maps. */

enum { MAX_WINDOW = 16, MAX_DIMS = 2 * MAX_WINDOW + 3 };

/* A convolution or pooling. dims: the dimensions of its loops. A convolution has dimensions for the
 * batch, the output, the output channel, the input channel and the window, in this order. A pooling
 * has only dimensions for the output and the window. */
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
  varve_numbers numbers;
  VARVE_TRY(varve_upgrade_read_list(w->up, varve_upgrade_get(w->op, name), &numbers));
  for (uint32_t i = 0; i < w->rank; i++)
    factors[i] = i < numbers.count ? numbers.items[i] : 1;
  return varve_upgrade_set(w->up, w->op, name, NULL);
}

static varve_status scale(varve_context *context, const varve_entity *expression, int64_t factor,
                          const varve_entity **scaled) {
  const varve_entity *number;
  VARVE_TRY(varve_affine_constant_get(context, factor, &number));
  return varve_affine_binary_get(context, VARVE_KIND_AFFINE_MUL, expression, number, scaled);
}

/* Makes the index of the input element: start of the window * stride + position in the window *
 * dilation. */
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

/* Makes the maps of input, window and output. */
static varve_status make_maps(const window *w, const varve_entity **maps) {
  const varve_entity *results[MAX_WINDOW + 2];
  uint32_t lead = w->has_channels ? 1 : 0, rank = w->rank;
  uint32_t out = rank + 1, in = rank + 2; /* the dimensions of the channels */
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

/* Makes the iterator types. The loops over dimensions that the output lacks are reductions. */
static varve_status make_window_iterators(const window *w, const varve_entity **list) {
  const varve_entity *words[MAX_DIMS], *parallel, *reduction;
  uint32_t parallel_count = w->rank + (w->has_channels ? 2 : 0);
  VARVE_TRY(varve_upgrade_string(w->up, "parallel", &parallel));
  VARVE_TRY(varve_upgrade_string(w->up, "reduction", &reduction));
  for (uint32_t i = 0; i < count_dims(w); i++)
    words[i] = i < parallel_count ? parallel : reduction;
  return varve_array_get(w->up->context, words, count_dims(w), list);
}

static varve_status become_generic(window *w, body_kind body) {
  static const int32_t groups[] = {2, 1};
  const varve_entity *maps[3], *list;
  for (uint32_t i = 0; i < count_dims(w); i++)
    VARVE_TRY(varve_affine_dim_get(w->up->context, i, &w->dims[i]));
  VARVE_TRY(read_factors(w, "strides", w->strides));
  VARVE_TRY(read_factors(w, "dilations", w->dilations));
  VARVE_TRY(make_maps(w, maps));
  VARVE_TRY(varve_array_get(w->up->context, maps, 3, &list));
  VARVE_TRY(varve_upgrade_set(w->up, w->op, "indexing_maps", list));
  VARVE_TRY(make_window_iterators(w, &list));
  VARVE_TRY(varve_upgrade_set(w->up, w->op, "iterator_types", list));
  VARVE_TRY(varve_upgrade_set_segments(w->up, w->op, groups, 2));
  VARVE_TRY(varve_upgrade_rename(w->up, w->op, "linalg.generic"));
  return add_body(w->up, &w->op, body);
}

/* Whether op has no results and three operands of one rank, which is above `least`. Sets *rank to
 * the rank of the last operand. */
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

/* Sets *rank to the rank that all operands have. If the ranks differ or op has padding, skips op
 * and sets *rank to 0. */
static varve_status find_rank(varve_upgrader *up, varve_operation *op, size_t least, size_t *rank) {
  bool is_padded = varve_upgrade_get(op, "padding") != NULL;
  if (!is_padded && has_ranks(op, least, rank))
    return VARVE_STATUS_OK;
  *rank = 0;
  return varve_upgrade_skip(up, op,
                            is_padded ? "operations of linalg have no padding"
                                      : "it needs three operands of the same rank");
}

/* Converts linalg.conv, whose operands were filter, input and output. */
static varve_status upgrade_conv(varve_upgrader *up, varve_operation *op) {
  size_t rank;
  VARVE_TRY(find_rank(up, op, 2, &rank));
  if (rank == 0)
    return VARVE_STATUS_OK;
  window w = {.up = up, .op = op, .rank = (uint32_t)rank - 2, .has_channels = true};
  varve_value *filter = varve_operation_operand(op, 0);
  varve_operation_set_operand(op, 0, varve_operation_operand(op, 1));
  varve_operation_set_operand(op, 1, filter);
  return become_generic(&w, BODY_PRODUCT);
}

static varve_status upgrade_pooling(varve_upgrader *up, varve_operation *op) {
  size_t rank;
  VARVE_TRY(find_rank(up, op, 0, &rank));
  if (rank == 0)
    return VARVE_STATUS_OK;
  window w = {.up = up, .op = op, .rank = (uint32_t)rank};
  return become_generic(&w, varve_upgrade_is(op, "linalg.pooling_max")   ? BODY_MAX
                            : varve_upgrade_is(op, "linalg.pooling_min") ? BODY_MIN
                                                                         : BODY_SUM);
}

/* tensor.pad */

/* Replaces -1, the old value for unknown sizes. */
static varve_status mark_dynamic(varve_upgrader *up, varve_operation *op, const char *name) {
  varve_numbers old;
  const varve_entity *made;
  VARVE_TRY(varve_upgrade_read_list(up, varve_upgrade_get(op, name), &old));
  if (old.items == NULL)
    return VARVE_STATUS_OK;
  int64_t *items = varve_upgrade_allocate(up, old.count, sizeof(*items));
  if (items == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (size_t i = 0; i < old.count; i++)
    items[i] = old.items[i] == -1 ? VARVE_DYNAMIC : old.items[i];
  VARVE_TRY(varve_upgrade_dense_list(up, (varve_numbers){items, old.count}, 64, &made));
  return varve_upgrade_set(up, op, name, made);
}

/* Keeps the first `count` operand groups, and removes the operands of all other groups. */
static varve_status keep_groups(varve_upgrader *up, varve_operation *op, uint32_t count) {
  enum { MAX_GROUPS = 8 };
  int32_t sizes[MAX_GROUPS];
  varve_numbers old;
  uint32_t total = 0;
  VARVE_TRY(varve_upgrade_read_list(up, varve_upgrade_get(op, "operand_segment_sizes"), &old));
  if (old.count < count || count > MAX_GROUPS)
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < count; i++) {
    sizes[i] = (int32_t)old.items[i];
    total += (uint32_t)sizes[i];
  }
  while (op->operand_count > total)
    VARVE_TRY(varve_upgrade_remove_operand(up, op, op->operand_count - 1));
  return varve_upgrade_set_segments(up, op, sizes, count);
}

static varve_status upgrade_pad(varve_upgrader *up, varve_operation *op) {
  const varve_region *body = body_of(op);
  VARVE_TRY(mark_dynamic(up, op, "static_low"));
  VARVE_TRY(mark_dynamic(up, op, "static_high"));
  VARVE_TRY(keep_groups(up, op, 3));
  if (body != NULL && body->first != NULL && body->first->last != NULL &&
      varve_upgrade_is(body->first->last, "linalg.yield"))
    return varve_upgrade_rename(up, body->first->last, "tensor.yield");
  return VARVE_STATUS_OK;
}

/* linalg.generic of 2019 and 2020 */

/* Returns how many arguments of the body of an indexed_generic are indices, or 0 for other
 * operations. Index arguments come first. */
static uint32_t index_count(const varve_operation *op) {
  const varve_entity *iterators = varve_upgrade_get(op, "iterator_types");
  return varve_upgrade_is(op, "linalg.indexed_generic") && iterators != NULL &&
                 iterators->kind == VARVE_KIND_ARRAY
             ? iterators->child_count
             : 0;
}

/* Adds a call of the function `fun` and a yield of its results, one for each output. */
static varve_status add_call(body_builder *body, const varve_operation *op, uint32_t outputs) {
  varve_upgrader *up = body->up;
  uint32_t inputs = body->block->argument_count;
  varve_value **values =
      varve_upgrade_allocate(up, (size_t)inputs + outputs, sizeof(varve_value *));
  const varve_entity **types = varve_upgrade_allocate(up, outputs, sizeof(const varve_entity *));
  varve_operation *call, *yield;
  if (values == NULL || types == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < inputs; i++)
    values[i] = &body->block->arguments[i]->value;
  for (uint32_t i = 0; i < outputs; i++)
    types[i] = element_of(varve_operation_operand(op, op->operand_count - outputs + i)->type);
  varve_operation_state state = {
      .operands = values, .operand_count = inputs, .result_types = types, .result_count = outputs};
  VARVE_TRY(varve_operation_name_get(up->context, VARVE_SLICE("std.call"), &state.name));
  VARVE_TRY(varve_operation_create(up->module, &state, &call));
  varve_block_insert_operation(body->block, NULL, call);
  for (uint32_t i = 0; i < outputs; i++)
    values[i] = varve_operation_result(call, i);
  varve_operation_state end = {.operands = values, .operand_count = outputs};
  VARVE_TRY(varve_operation_name_get(up->context, VARVE_SLICE("linalg.yield"), &end.name));
  VARVE_TRY(varve_operation_create(up->module, &end, &yield));
  varve_block_insert_operation(body->block, NULL, yield);
  return varve_upgrade_set(up, call, "callee", varve_upgrade_get(op, "fun"));
}

/* Replaces the attribute fun = @f by a body that calls @f. */
static varve_status call_function(varve_upgrader *up, varve_operation **op) {
  const varve_entity *segments = varve_upgrade_get(*op, "operandSegmentSizes");
  varve_value *argument;
  varve_numbers sizes;
  if (varve_upgrade_get(*op, "fun") == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_upgrade_read_list(up, segments, &sizes));
  uint32_t outputs = sizes.count == 2 ? (uint32_t)sizes.items[1] : 0;
  VARVE_TRY(with_region(up, op));
  if (body_of(*op)->first != NULL || outputs > (*op)->operand_count)
    return VARVE_STATUS_OK;
  body_builder body = {.up = up};
  VARVE_TRY(varve_block_create(up->module, &body.block));
  varve_region_insert_block(body_of(*op), NULL, body.block);
  for (uint32_t i = index_count(*op); i-- > 0;)
    VARVE_TRY(varve_block_add_argument(up->module, body.block, up->context->index_type,
                                       (*op)->location, &argument));
  for (uint32_t i = 0; i < (*op)->operand_count; i++)
    VARVE_TRY(varve_block_add_argument(up->module, body.block,
                                       element_of(varve_operation_operand(*op, i)->type),
                                       (*op)->location, &argument));
  VARVE_TRY(add_call(&body, *op, outputs));
  return varve_upgrade_set(up, *op, "fun", NULL);
}

/* Replaces the arguments that are indices by linalg.index operations. */
static varve_status add_index_operations(varve_upgrader *up, varve_operation *op) {
  uint32_t count = index_count(op);
  varve_block *block = varve_upgrade_body(op);
  if (block == NULL || block->first == NULL || block->argument_count < count)
    return varve_upgrade_skip(up, op, "it has no body with its indices as arguments");
  for (uint32_t i = count; i-- > 0;) {
    varve_value *index;
    const varve_entity *dim;
    VARVE_TRY(varve_upgrade_insert_one(up, block->first, "linalg.index", NULL,
                                       up->context->index_type, &index));
    VARVE_TRY(varve_upgrade_i64(up, i, &dim));
    VARVE_TRY(varve_upgrade_set(up, varve_value_operation(index), "dim", dim));
    varve_value_replace_uses(&block->arguments[i]->value, index);
    VARVE_TRY(varve_block_erase_argument(up->module, block, i));
  }
  return varve_upgrade_rename(up, op, "linalg.generic");
}

static varve_status upgrade_generic(varve_upgrader *up, varve_operation *op) {
  VARVE_TRY(call_function(up, &op));
  return varve_upgrade_is(op, "linalg.indexed_generic") ? add_index_operations(up, op)
                                                        : VARVE_STATUS_OK;
}

/* Operations that LLVM 22 does not define become linalg.generic, if they have an attribute with
 * their maps. */

static bool is_in_map(const varve_entity *map, uint32_t dim) {
  for (uint32_t i = 0; i < map->child_count; i++) {
    uint32_t position;
    if (map->children[i]->kind != VARVE_KIND_AFFINE_DIM)
      continue;
    memcpy(&position, varve_entity_payload(map->children[i]), sizeof(position));
    if (position == dim)
      return true;
  }
  return false;
}

static varve_status make_iterators(varve_upgrader *up, const varve_entity *map,
                                   const varve_entity **made) {
  uint32_t count = varve_affine_attribute_space(map).num_dims;
  const varve_entity **items = varve_upgrade_allocate(up, count, sizeof(const varve_entity *));
  if (items == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < count; i++)
    VARVE_TRY(varve_upgrade_string(up, is_in_map(map, i) ? "parallel" : "reduction", &items[i]));
  return varve_array_get(up->context, items, count, made);
}

static varve_status generalize_unknown(varve_upgrader *up, varve_operation *op) {
  const varve_entity *maps = varve_upgrade_get(op, "linalg.memoized_indexing_maps"), *iterators;
  const varve_operation_name *newer;
  if (maps == NULL || maps->kind != VARVE_KIND_ARRAY || maps->child_count == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_upgrade_set(up, op, "linalg.memoized_indexing_maps", NULL));
  if (up->target == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_operation_name_get(up->target, op->name->text, &newer));
  const varve_entity *last = maps->children[maps->child_count - 1];
  if (newer->definition != NULL || last->kind != VARVE_KIND_AFFINE_MAP)
    return VARVE_STATUS_OK;
  VARVE_TRY(make_iterators(up, last, &iterators));
  VARVE_TRY(varve_upgrade_set(up, op, "indexing_maps", maps));
  VARVE_TRY(varve_upgrade_set(up, op, "iterator_types", iterators));
  return varve_upgrade_rename(up, op, "linalg.generic");
}

/* Renames the type of ranges, which LLVM 22 lacks. The prefix "legacy" keeps the dialect linalg
 * from rejecting the type. */
static varve_status convert_range(varve_upgrader *up, const varve_entity *node,
                                  const varve_entity **converted) {
  if (node->kind != VARVE_KIND_DIALECT_TYPE || node->payload_size != sizeof("range") - 1 ||
      memcmp(varve_entity_payload(node), "range", sizeof("range") - 1) != 0 ||
      !varve_slice_equal(varve_string_bytes(node->children[0]), VARVE_SLICE("linalg")))
    return VARVE_STATUS_OK;
  return varve_upgrade_dialect_type(up, "legacy", "linalg.range", converted);
}

/* Moves a cast out of the body of linalg.fill, to the place before the operation. In LLVM 22 the
 * value must have the type of the elements. */
static varve_status move_cast_of_fill(varve_upgrader *up, varve_operation *op) {
  varve_block *block = varve_upgrade_body(op);
  varve_operation *cast = block == NULL ? NULL : block->first;
  varve_value *value;
  if (op->operand_count != 2 || cast == NULL || cast->next == NULL || block->argument_count != 2 ||
      block->arguments[1]->value.first_use != NULL || cast->operand_count != 1 ||
      varve_operation_operand(cast, 0) != &block->arguments[0]->value ||
      varve_operation_result_count(cast) != 1 ||
      varve_operation_result(cast, 0)->type != block->arguments[1]->value.type ||
      !varve_upgrade_is(cast->next, "linalg.yield"))
    return VARVE_STATUS_OK;
  varve_value *element = &block->arguments[1]->value;
  VARVE_TRY(varve_upgrade_insert_one(up, op, cast->name->text.data, varve_operation_operand(op, 0),
                                     element->type, &value));
  varve_operation_set_operand(op, 0, value);
  varve_value_replace_uses(varve_operation_result(cast, 0), element);
  VARVE_TRY(varve_operation_erase(up->module, cast));
  VARVE_TRY(varve_block_erase_argument(up->module, block, 0));
  return varve_block_add_argument(up->module, block, element->type, op->location, &value);
}

/* Adds the argument for the init that the body of linalg.map has in LLVM 22. */
static varve_status upgrade_map(varve_upgrader *up, varve_operation *op) {
  varve_block *block = varve_upgrade_body(op);
  varve_value *argument;
  if (block == NULL || block->argument_count + 1 != op->operand_count)
    return VARVE_STATUS_OK;
  const varve_value *init = varve_operation_operand(op, op->operand_count - 1);
  return varve_block_add_argument(up->module, block, element_of(init->type), op->location,
                                  &argument);
}

#define LINALG(step, from, to, rewrite)                                                            \
  { VARVE_STEP_##step, VARVE_UPGRADE_LINALG, "linalg." from, to, rewrite }
#define CONTRACTION(name)                                                                          \
  LINALG(LLVM13, name, NULL, upgrade_contraction),                                                 \
      LINALG(LLVM13, name "_i8_i8_i32", "linalg." name, upgrade_contraction),                      \
      LINALG(LLVM13, name "_i16_i16_i32", "linalg." name, upgrade_contraction),                    \
      LINALG(LLVM13, name "_i32_i32_i32", "linalg." name, upgrade_contraction)

static const varve_upgrade_line lines[] = {
    LINALG(2019, "fill", NULL, swap_fill),
    LINALG(2019, "generic", NULL, upgrade_generic),
    LINALG(2019, "indexed_generic", NULL, upgrade_generic),
    LINALG(2020, "generic", NULL, upgrade_generic),
    LINALG(2020, "indexed_generic", NULL, upgrade_generic),
    LINALG(LLVM13, "indexed_generic", NULL, upgrade_generic),
    LINALG(LLVM13, "conv", NULL, upgrade_conv),
    LINALG(LLVM13, "pooling_max", NULL, upgrade_pooling),
    LINALG(LLVM13, "pooling_min", NULL, upgrade_pooling),
    LINALG(LLVM13, "pooling_sum", NULL, upgrade_pooling),
    LINALG(LLVM13, "pad_tensor", "tensor.pad", upgrade_pad),
    LINALG(LLVM13, "fill", NULL, upgrade_fill),
    LINALG(LLVM13, "copy", NULL, upgrade_copy),
    CONTRACTION("matmul"),
    CONTRACTION("matvec"),
    CONTRACTION("vecmat"),
    CONTRACTION("dot"),
    CONTRACTION("batch_matmul"),
    LINALG(LLVM19, "fill", NULL, move_cast_of_fill),
    LINALG(LLVM19, "map", NULL, upgrade_map),
    {VARVE_STEP_LLVM13, VARVE_UPGRADE_COUNT, "linalg.*", NULL, generalize_unknown},
};

const varve_upgrade_family varve_upgrade_linalg = {
    .lines = lines,
    .line_count = VARVE_COUNT_OF(lines),
    .convert = {[VARVE_STEP_LLVM13] = convert_range}};
