/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Views of memory and slices of tensors: which of their offsets, sizes and strides are operands. */
#include "upgrade/families/strides.h"

/* view */

/* The byte offset was optional, and the result could have a layout. */
static varve_status upgrade_view(varve_upgrader *up, varve_operation *op) {
  varve_value *offset;
  uint32_t sizes = 0;
  const varve_entity *type =
      varve_operation_result_count(op) == 1 ? varve_operation_result(op, 0)->type : NULL;
  if (type == NULL || type->kind != VARVE_KIND_MEMREF_TYPE || op->operand_count == 0)
    return VARVE_STATUS_OK;
  varve_dims dims = varve_type_dims(type);
  for (size_t i = 0; i < dims.rank; i++)
    sizes += dims.sizes[i] == VARVE_DYNAMIC;
  if (op->operand_count == 1 + sizes) {
    VARVE_TRY(varve_upgrade_insert_index(up, op, 0, &offset));
    VARVE_TRY(varve_upgrade_insert_operand(up, op, 1, offset));
    varve_upgrade_count(up, VARVE_UPGRADE_VIEW);
  }
  return VARVE_STATUS_OK;
}

static varve_status drop_view_layout(varve_upgrader *up, varve_operation *op) {
  const varve_entity *type =
      varve_operation_result_count(op) == 1 ? varve_operation_result(op, 0)->type : NULL;
  if (type == NULL || type->kind != VARVE_KIND_MEMREF_TYPE || op->block == NULL)
    return VARVE_STATUS_OK;
  const varve_memref_parts parts = {.dims = varve_type_dims(type),
                                    .element = varve_type_element(type),
                                    .space = varve_memref_type_space(type)};
  VARVE_TRY(varve_memref_type_get(up->context, &parts, &type));
  return varve_upgrade_cast_result(up, op, type, "memref.cast");
}

/* subview of 2019: all offsets, sizes and strides are operands, or none of them is given. */

typedef struct subview {
  varve_operation *op;
  const varve_entity *source;
  const varve_entity *result;
  varve_strides from;
  varve_strides to;
  uint32_t rank;
} subview;

static bool open_subview(varve_operation *op, subview *view) {
  if (op->operand_count == 0 || varve_operation_result_count(op) != 1)
    return false;
  view->op = op;
  view->source = varve_operation_operand(op, 0)->type;
  view->result = varve_operation_result(op, 0)->type;
  if (view->source->kind != VARVE_KIND_MEMREF_TYPE || view->result->kind != VARVE_KIND_MEMREF_TYPE)
    return false;
  view->rank = (uint32_t)varve_type_dims(view->source).rank;
  return view->rank == varve_type_dims(view->result).rank &&
         varve_strides_of(view->source, &view->from) && varve_strides_of(view->result, &view->to);
}

/* Three arrays of the three lists' static numbers. */
static varve_status set_lists(varve_upgrader *up, varve_operation *op, const int64_t *numbers,
                              uint32_t rank) {
  static const char *const names[] = {"static_offsets", "static_sizes", "static_strides"};
  for (uint32_t i = 0; i < 3; i++) {
    const varve_entity *array;
    VARVE_TRY(varve_upgrade_i64_array(up, numbers + (size_t)i * rank, rank, &array));
    VARVE_TRY(varve_upgrade_set(up, op, names[i], array));
  }
  return VARVE_STATUS_OK;
}

/* How many operands each of the three lists has: all, or none. */
static bool count_lists(const varve_operation *op, uint32_t rank, uint32_t *counts) {
  const varve_entity *segments = varve_upgrade_get(op, "operand_segment_sizes");
  uint64_t sum = 1;
  for (uint32_t i = 0; i < 3; i++) {
    int64_t count = op->operand_count == 1 ? 0 : rank;
    if (segments != NULL && varve_upgrade_is_number_elements(segments) &&
        varve_upgrade_element_count(segments) == 4)
      count = varve_upgrade_element(segments, i + 1);
    if (count != 0 && count != rank)
      return false;
    counts[i] = (uint32_t)count;
    sum += counts[i];
  }
  return sum == op->operand_count;
}

/* Offsets that are no operands: what the result's offset is beyond the source's, by strides. */
static bool find_offsets(const subview *view, int64_t *offsets) {
  if (view->from.offset == VARVE_DYNAMIC || view->to.offset == VARVE_DYNAMIC)
    return false;
  int64_t rest = view->to.offset - view->from.offset;
  for (uint32_t i = 0; i < view->rank; i++) {
    int64_t stride = view->from.strides[i];
    if (stride == VARVE_DYNAMIC || stride <= 0 || rest < 0)
      return false;
    offsets[i] = rest / stride;
    rest %= stride;
  }
  return rest == 0;
}

/* Strides that are no operands: the result's divided by the source's. */
static bool find_strides(const subview *view, int64_t *strides) {
  for (uint32_t i = 0; i < view->rank; i++) {
    int64_t from = view->from.strides[i], to = view->to.strides[i];
    if (from == VARVE_DYNAMIC || to == VARVE_DYNAMIC || from <= 0 || to % from != 0)
      return false;
    strides[i] = to / from;
  }
  return true;
}

/* The numbers of the three lists; false: neither operands nor types tell them. */
static bool find_numbers(const subview *view, const uint32_t *counts, int64_t *numbers) {
  varve_dims sizes = varve_type_dims(view->result);
  uint32_t rank = view->rank;
  for (uint32_t i = 0; i < rank; i++) {
    numbers[i] = numbers[2 * rank + i] = VARVE_DYNAMIC;
    numbers[rank + i] = sizes.sizes[i];
    if (counts[1] == 0 && sizes.sizes[i] == VARVE_DYNAMIC)
      return false;
  }
  return (counts[0] != 0 || find_offsets(view, numbers)) &&
         (counts[2] != 0 || find_strides(view, numbers + 2 * (size_t)rank));
}

/* What LLVM 22 makes of such numbers. */
static varve_status infer_subview(varve_upgrader *up, const subview *view, const int64_t *numbers,
                                  const varve_entity **type) {
  varve_strides strides = {.rank = view->rank, .offset = view->to.offset};
  if (view->rank != 0 && numbers[0] == VARVE_DYNAMIC)
    strides.offset = VARVE_DYNAMIC;
  for (uint32_t i = 0; i < view->rank; i++) {
    int64_t from = view->from.strides[i], by = numbers[2 * view->rank + i];
    if (from == VARVE_DYNAMIC || by == VARVE_DYNAMIC ||
        __builtin_mul_overflow(from, by, &strides.strides[i]))
      strides.strides[i] = VARVE_DYNAMIC;
  }
  return varve_strided_memref_get(up, view->source, varve_type_dims(view->result), &strides, type);
}

/* A size that the result's type tells is no operand; so the types agree. */
static varve_status drop_known_sizes(varve_upgrader *up, const subview *view, uint32_t *counts) {
  varve_dims sizes = varve_type_dims(view->result);
  for (uint32_t i = view->rank; counts[1] != 0 && i-- != 0;)
    if (sizes.sizes[i] != VARVE_DYNAMIC) {
      VARVE_TRY(varve_upgrade_remove_operand(up, view->op, 1 + counts[0] + i));
      counts[1]--;
      if (counts[1] == 0)
        break;
    }
  return VARVE_STATUS_OK;
}

static varve_status upgrade_subview(varve_upgrader *up, varve_operation *op) {
  subview view;
  uint32_t counts[3];
  int64_t numbers[3 * VARVE_MAX_STRIDES];
  const varve_entity *type;
  if (varve_upgrade_get(op, "static_offsets") != NULL)
    return VARVE_STATUS_OK; /* as in 2020 */
  if (!open_subview(op, &view) || op->block == NULL)
    return varve_upgrade_leave(up, op, "its layouts have no strides");
  if (!count_lists(op, view.rank, counts))
    return varve_upgrade_leave(up, op,
                               "it needs all of offsets, sizes and strides, or none of them");
  if (!find_numbers(&view, counts, numbers))
    return varve_upgrade_leave(up, op, "its types do not determine its offsets, sizes and strides");
  VARVE_TRY(drop_known_sizes(up, &view, counts));
  const int32_t segments[] = {1, (int32_t)counts[0], (int32_t)counts[1], (int32_t)counts[2]};
  VARVE_TRY(set_lists(up, op, numbers, view.rank));
  VARVE_TRY(varve_upgrade_set_segments(up, op, segments, 4));
  VARVE_TRY(infer_subview(up, &view, numbers, &type));
  VARVE_TRY(varve_upgrade_rename(up, op, "memref.subview"));
  varve_strides inferred;
  if (varve_strides_of(type, &inferred) && inferred.offset == view.to.offset &&
      memcmp(inferred.strides, view.to.strides, sizeof(inferred.strides)) == 0)
    return VARVE_STATUS_OK;
  return varve_upgrade_cast_result(up, op, type, "memref.cast");
}

/* reinterpret_cast: what is an operand was taken to be what the type says. Today the type says that
 * it is not known, and a cast tells the rest. */

static bool number_of_list(const varve_operation *op, const char *name, uint32_t index,
                           int64_t *number) {
  const varve_entity *list = varve_upgrade_get(op, name);
  if (list == NULL)
    return false;
  if (list->kind == VARVE_KIND_ARRAY)
    return index < list->child_count && varve_upgrade_integer(list->children[index], number);
  if (!varve_is_dense_i64_array(list) || index >= varve_dense_array_count(list))
    return false;
  *number = varve_dense_array_i64(list, index);
  return true;
}

static varve_status upgrade_reinterpret_cast(varve_upgrader *up, varve_operation *op) {
  varve_strides strides;
  int64_t number;
  bool is_changed = false;
  const varve_entity *type =
      varve_operation_result_count(op) == 1 ? varve_operation_result(op, 0)->type : NULL;
  if (type == NULL || type->kind != VARVE_KIND_MEMREF_TYPE || op->block == NULL ||
      !varve_strides_of(type, &strides))
    return VARVE_STATUS_OK;
  if (number_of_list(op, "static_offsets", 0, &number) && number == VARVE_DYNAMIC &&
      strides.offset != VARVE_DYNAMIC) {
    strides.offset = VARVE_DYNAMIC;
    is_changed = true;
  }
  for (uint32_t i = 0; i < strides.rank; i++)
    if (number_of_list(op, "static_strides", i, &number) && number == VARVE_DYNAMIC &&
        strides.strides[i] != VARVE_DYNAMIC) {
      strides.strides[i] = VARVE_DYNAMIC;
      is_changed = true;
    }
  if (!is_changed)
    return VARVE_STATUS_OK;
  varve_upgrade_count(up, VARVE_UPGRADE_VIEW_TYPE);
  VARVE_TRY(varve_strided_memref_get(up, type, varve_type_dims(type), &strides, &type));
  return varve_upgrade_cast_result(up, op, type, "memref.cast");
}

/* transpose: the type of the result was taken as it was written. Today it is the one that follows,
 * with strides even where they tell nothing. */

static bool permute(const varve_strides *from, varve_dims from_dims, const varve_entity *map,
                    varve_strides *to, int64_t *sizes) {
  *to = (varve_strides){.rank = from->rank, .offset = from->offset};
  if (map == NULL || map->kind != VARVE_KIND_AFFINE_MAP || map->child_count != from->rank)
    return false;
  for (uint32_t i = 0; i < from->rank; i++) {
    if (map->children[i]->kind != VARVE_KIND_AFFINE_DIM)
      return false;
    uint32_t dim = *(const uint32_t *)varve_entity_payload(map->children[i]);
    if (dim >= from->rank)
      return false;
    to->strides[i] = from->strides[dim];
    sizes[i] = from_dims.sizes[dim];
  }
  return true;
}

static varve_status upgrade_transpose(varve_upgrader *up, varve_operation *op) {
  varve_strides from, to, told;
  int64_t sizes[VARVE_MAX_STRIDES];
  if (op->operand_count != 1 || varve_operation_result_count(op) != 1 || op->block == NULL)
    return VARVE_STATUS_OK;
  const varve_entity *source = varve_operation_operand(op, 0)->type;
  const varve_entity *type = varve_operation_result(op, 0)->type;
  if (source->kind != VARVE_KIND_MEMREF_TYPE || type->kind != VARVE_KIND_MEMREF_TYPE ||
      !varve_strides_of(source, &from) || !varve_strides_of(type, &told) ||
      !permute(&from, varve_type_dims(source), varve_upgrade_get(op, "permutation"), &to, sizes))
    return VARVE_STATUS_OK;
  bool is_plain = varve_affine_map_is_identity(varve_memref_type_layout(type));
  if (!is_plain && told.rank == to.rank && told.offset == to.offset &&
      memcmp(told.strides, to.strides, to.rank * sizeof(*to.strides)) == 0)
    return VARVE_STATUS_OK;
  varve_memref_parts parts = {.dims = {sizes, to.rank},
                              .element = varve_type_element(source),
                              .space = varve_memref_type_space(source)};
  VARVE_TRY(varve_strided_layout_get(up->context, to.offset, (varve_dims){to.strides, to.rank},
                                     &parts.layout));
  VARVE_TRY(varve_memref_type_get(up->context, &parts, &type));
  varve_upgrade_count(up, VARVE_UPGRADE_VIEW_TYPE);
  return varve_upgrade_cast_result(up, op, type, "memref.cast");
}

/* Reshapes */

/* reassociation: maps became lists of the dimensions that they name. */
static varve_status dims_of_map(varve_upgrader *up, const varve_entity *map,
                                const varve_entity **list) {
  varve_vector items;
  varve_status status = VARVE_STATUS_OK;
  varve_vector_init(&items, &up->context->memory, sizeof(const varve_entity *));
  for (uint32_t i = 0; i < map->child_count && status == VARVE_STATUS_OK; i++) {
    const varve_entity *number;
    if (map->children[i]->kind != VARVE_KIND_AFFINE_DIM)
      break;
    status = varve_upgrade_i64(
        up, (int64_t) * (const uint32_t *)varve_entity_payload(map->children[i]), &number);
    if (status == VARVE_STATUS_OK)
      status = varve_vector_push_pointer(&items, number);
  }
  if (status == VARVE_STATUS_OK && items.count == map->child_count)
    status = varve_array_get(up->context, items.data, (uint32_t)items.count, list);
  varve_vector_release(&items);
  return status;
}

static varve_status upgrade_reassociation(varve_upgrader *up, varve_operation *op) {
  const varve_entity *groups = varve_upgrade_get(op, "reassociation"), *changed = groups;
  varve_vector items;
  varve_status status = VARVE_STATUS_OK;
  if (groups == NULL || groups->kind != VARVE_KIND_ARRAY)
    return VARVE_STATUS_OK;
  varve_vector_init(&items, &up->context->memory, sizeof(const varve_entity *));
  for (uint32_t i = 0; i < groups->child_count && status == VARVE_STATUS_OK; i++) {
    const varve_entity *group = groups->children[i];
    if (group->kind == VARVE_KIND_AFFINE_MAP)
      status = dims_of_map(up, group, &group);
    if (status == VARVE_STATUS_OK)
      status = varve_vector_push_pointer(&items, group);
  }
  if (status == VARVE_STATUS_OK)
    status = varve_array_get(up->context, items.data, (uint32_t)items.count, &changed);
  varve_vector_release(&items);
  VARVE_TRY(status);
  return varve_upgrade_set(up, op, "reassociation", changed);
}

/* The size of the one dimension of a group that is not known: the source's by what the others take.
 */
static varve_status insert_size(varve_upgrader *up, varve_operation *op, uint32_t group,
                                int64_t known, varve_value **size) {
  const varve_entity *index = up->context->index_type;
  bool is_memref = varve_operation_operand(op, 0)->type->kind == VARVE_KIND_MEMREF_TYPE;
  varve_value *operands[] = {varve_operation_operand(op, 0), NULL};
  varve_operation *made;
  varve_operation_state state = {
      .operands = operands, .operand_count = 2, .result_types = &index, .result_count = 1};
  VARVE_TRY(varve_upgrade_insert_index(up, op, group, &operands[1]));
  VARVE_TRY(varve_upgrade_insert(up, op, is_memref ? "memref.dim" : "tensor.dim", &state, &made));
  *size = varve_operation_result(made, 0);
  if (known == 1)
    return VARVE_STATUS_OK;
  operands[0] = *size;
  VARVE_TRY(varve_upgrade_insert_index(up, op, known, &operands[1]));
  VARVE_TRY(varve_upgrade_insert(up, op, "arith.divui", &state, &made));
  *size = varve_operation_result(made, 0);
  return VARVE_STATUS_OK;
}

/* One group of dimensions of the result; sizes are handed to op as operands behind the first. */
static varve_status give_group_sizes(varve_upgrader *up, varve_operation *op, uint32_t group,
                                     const varve_entity *dims) {
  varve_dims sizes = varve_type_dims(varve_operation_result(op, 0)->type);
  int64_t known = 1;
  uint32_t unknown = 0;
  for (uint32_t i = 0; i < dims->child_count; i++) {
    int64_t dim;
    if (!varve_upgrade_integer(dims->children[i], &dim) || dim < 0 || (size_t)dim >= sizes.rank)
      return varve_upgrade_leave(up, op, "its reassociation is invalid");
    unknown += sizes.sizes[dim] == VARVE_DYNAMIC;
    if (sizes.sizes[dim] != VARVE_DYNAMIC &&
        __builtin_mul_overflow(known, sizes.sizes[dim], &known))
      unknown = 2;
  }
  if (unknown == 0)
    return VARVE_STATUS_OK;
  if (unknown > 1 || known <= 0)
    return varve_upgrade_leave(up, op, "the sizes of its result are unknown");
  varve_value *size;
  VARVE_TRY(insert_size(up, op, group, known, &size));
  return varve_upgrade_insert_operand(up, op, op->operand_count, size);
}

/* The result's shape is told: by numbers where they are known, by operands where they are not. */
static varve_status give_output_shape(varve_upgrader *up, varve_operation *op) {
  const varve_entity *groups = varve_upgrade_get(op, "reassociation"), *shape;
  if (op->operand_count != 1 || varve_operation_result_count(op) != 1 || groups == NULL ||
      groups->kind != VARVE_KIND_ARRAY || varve_upgrade_get(op, "static_output_shape") != NULL ||
      !varve_is_ranked_type(varve_operation_result(op, 0)->type))
    return VARVE_STATUS_OK;
  varve_dims sizes = varve_type_dims(varve_operation_result(op, 0)->type);
  for (uint32_t i = 0; i < groups->child_count && !up->is_left; i++)
    if (groups->children[i]->kind == VARVE_KIND_ARRAY)
      VARVE_TRY(give_group_sizes(up, op, i, groups->children[i]));
  VARVE_TRY(varve_upgrade_i64_array(up, sizes.sizes, sizes.rank, &shape));
  varve_upgrade_count(up, VARVE_UPGRADE_OUTPUT_SHAPE);
  return varve_upgrade_set(up, op, "static_output_shape", shape);
}

#define LINE(step, rule, from, to, rewrite)                                                        \
  { VARVE_STEP_##step, VARVE_UPGRADE_##rule, from, to, rewrite }

static const varve_upgrade_line lines[] = {
    LINE(2019, COUNT, "std.view", NULL, upgrade_view),
    LINE(2019, SUBVIEW, "std.subview", NULL, upgrade_subview),
    LINE(2020, VIEW, "std.view", "memref.view", drop_view_layout),
    LINE(LLVM13, COUNT, "memref.reinterpret_cast", NULL, upgrade_reinterpret_cast),
    LINE(LLVM13, COUNT, "memref.view", NULL, drop_view_layout),
    LINE(LLVM13, COUNT, "memref.transpose", NULL, upgrade_transpose),
    LINE(LLVM13, COUNT, "memref.expand_shape", NULL, upgrade_reassociation),
    LINE(LLVM13, COUNT, "memref.collapse_shape", NULL, upgrade_reassociation),
    LINE(LLVM13, TENSOR, "linalg.tensor_expand_shape", "tensor.expand_shape",
         upgrade_reassociation),
    LINE(LLVM13, TENSOR, "linalg.tensor_collapse_shape", "tensor.collapse_shape",
         upgrade_reassociation),
    LINE(LLVM16, COUNT, "memref.expand_shape", NULL, give_output_shape),
    LINE(LLVM16, COUNT, "tensor.expand_shape", NULL, give_output_shape),
};

const varve_upgrade_family varve_upgrade_views = {.lines = lines,
                                                  .line_count = VARVE_COUNT_OF(lines)};
