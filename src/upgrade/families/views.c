/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Views of memory and slices of tensors. LLVM 22 stores which offsets, sizes and strides of a view
 * are operands. */
#include "ir/affine.h"
#include "upgrade/engine/values.h"
#include "upgrade/families/families.h"

enum { MAX_STRIDES = 32 };

/* The layout of a memref. Unknown numbers are VARVE_DYNAMIC. */
typedef struct strides_list {
  uint32_t rank;
  int64_t offset;
  int64_t strides[MAX_STRIDES];
} strides_list;

/* Returns the sum, or VARVE_DYNAMIC if a number is unknown or the sum overflows. */
static int64_t add(int64_t a, int64_t b) {
  int64_t sum;
  if (a == VARVE_DYNAMIC || b == VARVE_DYNAMIC || __builtin_add_overflow(a, b, &sum))
    return VARVE_DYNAMIC;
  return sum;
}

/* Adds one term of a layout map. A dimension, perhaps times a number or a symbol, gives a stride. A
 * number or a symbol is a part of the offset. Returns false for any other term. */
static bool add_term(const varve_entity *term, strides_list *strides) {
  int64_t factor = 1;
  if (term->kind == VARVE_KIND_AFFINE_MUL && term->children[0]->kind == VARVE_KIND_AFFINE_DIM) {
    if (!varve_affine_is_constant(term->children[1], &factor))
      factor = VARVE_DYNAMIC;
    if (!varve_affine_is_symbolic_or_constant(term->children[1]))
      return false;
    term = term->children[0];
  }
  if (term->kind == VARVE_KIND_AFFINE_DIM) {
    uint32_t position = *(const uint32_t *)varve_entity_payload(term);
    if (position >= strides->rank)
      return false;
    strides->strides[position] = add(strides->strides[position], factor);
    return true;
  }
  if (!varve_affine_is_symbolic_or_constant(term))
    return false;
  if (!varve_affine_is_constant(term, &factor))
    factor = VARVE_DYNAMIC;
  strides->offset = add(strides->offset, factor);
  return true;
}

/* Adds the terms of a sum. Returns false if the right operand of an addition is itself a sum, or if
 * a term is not a term of a strided layout. */
static bool add_terms(const varve_entity *sum, strides_list *strides) {
  while (sum->kind == VARVE_KIND_AFFINE_ADD) {
    if (sum->children[1]->kind == VARVE_KIND_AFFINE_ADD || !add_term(sum->children[1], strides))
      return false;
    sum = sum->children[0];
  }
  return add_term(sum, strides);
}

static void set_identity(varve_dims dims, strides_list *strides) {
  int64_t stride = 1;
  for (uint32_t i = strides->rank; i-- != 0;) {
    strides->strides[i] = stride;
    if (stride == VARVE_DYNAMIC || dims.sizes[i] == VARVE_DYNAMIC ||
        __builtin_mul_overflow(stride, dims.sizes[i], &stride))
      stride = VARVE_DYNAMIC;
  }
}

/* Reads the layout of a memref. Returns false if strides cannot express the layout, or if there are
 * too many dimensions. */
static bool strides_of(const varve_entity *memref, strides_list *strides) {
  varve_dims dims = varve_type_dims(memref);
  const varve_entity *layout = varve_memref_type_layout(memref);
  memset(strides, 0, sizeof(*strides));
  if (dims.rank > MAX_STRIDES)
    return false;
  strides->rank = (uint32_t)dims.rank;
  if (layout->kind == VARVE_KIND_STRIDED_LAYOUT) {
    const int64_t *numbers = varve_entity_payload(layout);
    strides->offset = numbers[0];
    memcpy(strides->strides, numbers + 1, dims.rank * sizeof(*numbers));
    return true;
  }
  if (layout->kind != VARVE_KIND_AFFINE_MAP)
    return false;
  if (varve_affine_map_is_identity(layout)) {
    set_identity(dims, strides);
    return true;
  }
  return layout->child_count == 1 && add_terms(layout->children[0], strides);
}

static bool is_identity(varve_dims dims, const strides_list *strides) {
  strides_list plain = {.rank = strides->rank};
  set_identity(dims, &plain);
  for (uint32_t i = 0; i < strides->rank; i++)
    if (plain.strides[i] != strides->strides[i] || plain.strides[i] == VARVE_DYNAMIC)
      return false;
  return strides->offset == 0;
}

/* The state of make_map. Each unknown number becomes the next symbol of the map: first the offset,
 * then the strides from left to right. The layout `offset: ?, strides: [?, 1]` had this order,
 * too. */
typedef struct map_maker {
  varve_context *context;
  uint32_t symbols;
} map_maker;

static varve_status make_number(map_maker *maker, int64_t number, const varve_entity **expression) {
  if (number == VARVE_DYNAMIC)
    return varve_affine_symbol_get(maker->context, maker->symbols++, expression);
  return varve_affine_constant_get(maker->context, number, expression);
}

static varve_status make_map(varve_context *context, const strides_list *strides,
                             const varve_entity **map) {
  map_maker maker = {context, 0};
  const varve_entity *offset, *sum = NULL;
  VARVE_TRY(make_number(&maker, strides->offset, &offset));
  for (uint32_t i = 0; i < strides->rank; i++) {
    const varve_entity *dim, *factor, *term;
    VARVE_TRY(varve_affine_dim_get(context, i, &dim));
    VARVE_TRY(make_number(&maker, strides->strides[i], &factor));
    VARVE_TRY(varve_affine_binary_get(context, VARVE_KIND_AFFINE_MUL, dim, factor, &term));
    if (sum == NULL)
      sum = term;
    else
      VARVE_TRY(varve_affine_binary_get(context, VARVE_KIND_AFFINE_ADD, sum, term, &sum));
    if (i == 0)
      VARVE_TRY(varve_affine_binary_get(context, VARVE_KIND_AFFINE_ADD, sum, offset, &sum));
  }
  if (sum == NULL)
    sum = offset;
  const varve_affine_space space = {strides->rank, maker.symbols};
  return varve_affine_map_get(context, space, &sum, 1, map);
}

/* Makes the type that has the element and the memory space of source, and these sizes and strides.
 * The layout is a map, or is omitted if it is the identity. */
static varve_status strided_memref_get(varve_upgrader *up, const varve_entity *source,
                                       varve_dims dims, const strides_list *strides,
                                       const varve_entity **type) {
  varve_memref_parts parts = {.dims = dims,
                              .element = varve_type_element(source),
                              .space = varve_memref_type_space(source)};
  *type = NULL;
  if (!is_identity(dims, strides))
    VARVE_TRY(make_map(up->context, strides, &parts.layout));
  return varve_memref_type_get(up->context, &parts, type);
}

/* view */

/* Adds the operand 0 if the operation lacks an offset in bytes, which was optional. */
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

/* subview of 2019: each of the three lists (offsets, sizes and strides) is complete or empty. */

typedef struct subview {
  varve_operation *op;
  const varve_entity *source;
  const varve_entity *result;
  strides_list from;
  strides_list to;
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
         strides_of(view->source, &view->from) && strides_of(view->result, &view->to);
}

/* Sets the attributes with the static offsets, sizes and strides. */
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

/* Counts the operands of each of the three lists. Returns false unless each list is complete or
 * empty. */
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

/* Computes offsets that are not operands: the difference between the offsets of both types, divided
 * by the strides of the source. Returns false if the types do not determine the offsets. */
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

/* Computes strides that are not operands: the strides of the result divided by the strides of the
 * source. Returns false if a quotient is unknown or not an integer. */
static bool find_strides(const subview *view, int64_t *strides) {
  for (uint32_t i = 0; i < view->rank; i++) {
    int64_t from = view->from.strides[i], to = view->to.strides[i];
    if (from == VARVE_DYNAMIC || to == VARVE_DYNAMIC || from <= 0 || to % from != 0)
      return false;
    strides[i] = to / from;
  }
  return true;
}

/* Computes the three lists. Returns false if neither operands nor types determine them. */
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

/* Makes the result type that LLVM 22 infers from the lists of offsets, sizes and strides. */
static varve_status infer_subview(varve_upgrader *up, const subview *view, const int64_t *numbers,
                                  const varve_entity **type) {
  strides_list strides = {.rank = view->rank, .offset = view->to.offset};
  if (view->rank != 0 && numbers[0] == VARVE_DYNAMIC)
    strides.offset = VARVE_DYNAMIC;
  for (uint32_t i = 0; i < view->rank; i++) {
    int64_t from = view->from.strides[i], by = numbers[2 * view->rank + i];
    if (from == VARVE_DYNAMIC || by == VARVE_DYNAMIC ||
        __builtin_mul_overflow(from, by, &strides.strides[i]))
      strides.strides[i] = VARVE_DYNAMIC;
  }
  return strided_memref_get(up, view->source, varve_type_dims(view->result), &strides, type);
}

/* Removes operands for sizes that the result type gives as numbers, so that LLVM 22 infers the same
 * sizes. */
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
  int64_t numbers[3 * MAX_STRIDES];
  const varve_entity *type;
  if (varve_upgrade_get(op, "static_offsets") != NULL)
    return VARVE_STATUS_OK; /* op has the form of 2020 */
  if (!open_subview(op, &view) || op->block == NULL)
    return varve_upgrade_skip(up, op, "its layouts have no strides");
  if (!count_lists(op, view.rank, counts))
    return varve_upgrade_skip(up, op,
                              "it needs all of offsets, sizes and strides, or none of them");
  if (!find_numbers(&view, counts, numbers))
    return varve_upgrade_skip(up, op, "its types do not determine its offsets, sizes and strides");
  VARVE_TRY(drop_known_sizes(up, &view, counts));
  const int32_t segments[] = {1, (int32_t)counts[0], (int32_t)counts[1], (int32_t)counts[2]};
  VARVE_TRY(set_lists(up, op, numbers, view.rank));
  VARVE_TRY(varve_upgrade_set_segments(up, op, segments, 4));
  VARVE_TRY(infer_subview(up, &view, numbers, &type));
  VARVE_TRY(varve_upgrade_rename(up, op, "memref.subview"));
  strides_list inferred;
  if (strides_of(type, &inferred) && inferred.offset == view.to.offset &&
      memcmp(inferred.strides, view.to.strides, sizeof(inferred.strides)) == 0)
    return VARVE_STATUS_OK;
  return varve_upgrade_cast_result(up, op, type, "memref.cast");
}

/* reinterpret_cast: an offset or stride could be an operand although the result type gave it as a
 * number. In LLVM 22 it must be unknown in the result type, and a cast restores the old type. */

static bool number_of_list(const varve_operation *op, const char *name, uint32_t index,
                           int64_t *number) {
  const varve_entity *list = varve_upgrade_get(op, name);
  if (list == NULL)
    return false;
  if (list->kind == VARVE_KIND_ARRAY)
    return index < list->child_count && varve_integer_of(list->children[index], number);
  if (!varve_is_dense_i64_array(list) || index >= varve_dense_array_count(list))
    return false;
  *number = varve_dense_array_i64(list, index);
  return true;
}

static varve_status upgrade_reinterpret_cast(varve_upgrader *up, varve_operation *op) {
  strides_list strides;
  int64_t number;
  bool is_changed = false;
  const varve_entity *type =
      varve_operation_result_count(op) == 1 ? varve_operation_result(op, 0)->type : NULL;
  if (type == NULL || type->kind != VARVE_KIND_MEMREF_TYPE || op->block == NULL ||
      !strides_of(type, &strides))
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
  VARVE_TRY(strided_memref_get(up, type, varve_type_dims(type), &strides, &type));
  return varve_upgrade_cast_result(up, op, type, "memref.cast");
}

/* transpose: the result could have any type. In LLVM 22 its type must be the type that the operand
 * and the permutation imply, with explicit strides. */

static bool permute(const strides_list *from, varve_dims from_dims, const varve_entity *map,
                    strides_list *to, int64_t *sizes) {
  *to = (strides_list){.rank = from->rank, .offset = from->offset};
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
  strides_list from, to, declared;
  int64_t sizes[MAX_STRIDES];
  if (op->operand_count != 1 || varve_operation_result_count(op) != 1 || op->block == NULL)
    return VARVE_STATUS_OK;
  const varve_entity *source = varve_operation_operand(op, 0)->type;
  const varve_entity *type = varve_operation_result(op, 0)->type;
  if (source->kind != VARVE_KIND_MEMREF_TYPE || type->kind != VARVE_KIND_MEMREF_TYPE ||
      !strides_of(source, &from) || !strides_of(type, &declared) ||
      !permute(&from, varve_type_dims(source), varve_upgrade_get(op, "permutation"), &to, sizes))
    return VARVE_STATUS_OK;
  bool is_plain = varve_affine_map_is_identity(varve_memref_type_layout(type));
  if (!is_plain && declared.rank == to.rank && declared.offset == to.offset &&
      memcmp(declared.strides, to.strides, to.rank * sizeof(*to.strides)) == 0)
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

/* Makes the list of the dimensions that are results of a reassociation map. */
static varve_status dims_of_map(varve_upgrader *up, const varve_entity *map,
                                const varve_entity **list) {
  const varve_entity **items =
      varve_upgrade_allocate(up, map->child_count, sizeof(const varve_entity *));
  if (items == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < map->child_count; i++) {
    if (map->children[i]->kind != VARVE_KIND_AFFINE_DIM)
      return VARVE_STATUS_OK;
    VARVE_TRY(varve_upgrade_i64(up, *(const uint32_t *)varve_entity_payload(map->children[i]),
                                &items[i]));
  }
  return varve_array_get(up->context, items, map->child_count, list);
}

static varve_status upgrade_group(const varve_upgrade_item *at, const varve_entity **group) {
  return (*group)->kind == VARVE_KIND_AFFINE_MAP ? dims_of_map(at->up, *group, group)
                                                 : VARVE_STATUS_OK;
}

static varve_status upgrade_reassociation(varve_upgrader *up, varve_operation *op) {
  return varve_upgrade_items(up, op, "reassociation", upgrade_group);
}

/* Inserts operations that compute the only unknown size of a group: the size in the source divided
 * by the known sizes. */
static varve_status insert_size(varve_upgrader *up, varve_operation *op, uint32_t group,
                                int64_t known, varve_value **size) {
  const varve_entity *index = up->context->index_type;
  varve_value *operands[] = {varve_operation_operand(op, 0), NULL};
  bool is_memref = operands[0]->type->kind == VARVE_KIND_MEMREF_TYPE;
  VARVE_TRY(varve_upgrade_insert_index(up, op, group, &operands[1]));
  VARVE_TRY(varve_upgrade_insert_binary(up, op, is_memref ? "memref.dim" : "tensor.dim", operands,
                                        index, size));
  if (known == 1)
    return VARVE_STATUS_OK;
  operands[0] = *size;
  VARVE_TRY(varve_upgrade_insert_index(up, op, known, &operands[1]));
  return varve_upgrade_insert_binary(up, op, "arith.divui", operands, index, size);
}

/* Adds operands for the unknown sizes of one group of dimensions. */
static varve_status add_group_sizes(varve_upgrader *up, varve_operation *op, uint32_t group,
                                    const varve_entity *dims) {
  varve_dims sizes = varve_type_dims(varve_operation_result(op, 0)->type);
  int64_t known = 1;
  uint32_t unknown = 0;
  for (uint32_t i = 0; i < dims->child_count; i++) {
    int64_t dim;
    if (!varve_integer_of(dims->children[i], &dim) || dim < 0 || (size_t)dim >= sizes.rank)
      return varve_upgrade_skip(up, op, "its reassociation is invalid");
    unknown += sizes.sizes[dim] == VARVE_DYNAMIC;
    if (sizes.sizes[dim] != VARVE_DYNAMIC &&
        __builtin_mul_overflow(known, sizes.sizes[dim], &known))
      unknown = 2;
  }
  if (unknown == 0)
    return VARVE_STATUS_OK;
  if (unknown > 1 || known <= 0)
    return varve_upgrade_skip(up, op, "the sizes of its result are unknown");
  varve_value *size;
  VARVE_TRY(insert_size(up, op, group, known, &size));
  return varve_upgrade_insert_operand(up, op, op->operand_count, size);
}

/* Adds the shape of the result: numbers for known sizes, and operands for unknown sizes. */
static varve_status add_output_shape(varve_upgrader *up, varve_operation *op) {
  const varve_entity *groups = varve_upgrade_get(op, "reassociation"), *shape;
  if (op->operand_count != 1 || varve_operation_result_count(op) != 1 || groups == NULL ||
      groups->kind != VARVE_KIND_ARRAY || varve_upgrade_get(op, "static_output_shape") != NULL ||
      !varve_is_ranked_type(varve_operation_result(op, 0)->type))
    return VARVE_STATUS_OK;
  varve_dims sizes = varve_type_dims(varve_operation_result(op, 0)->type);
  for (uint32_t i = 0; i < groups->child_count && !up->is_skipped; i++)
    if (groups->children[i]->kind == VARVE_KIND_ARRAY)
      VARVE_TRY(add_group_sizes(up, op, i, groups->children[i]));
  VARVE_TRY(varve_upgrade_i64_array(up, sizes.sizes, sizes.rank, &shape));
  varve_upgrade_count(up, VARVE_UPGRADE_OUTPUT_SHAPE);
  return varve_upgrade_set(up, op, "static_output_shape", shape);
}

/* Views of linalg of 2019: slices by ranges became subviews, and reshapes became reshapes of
 * memref. */

/* Renames a reshape: to fewer dimensions it is a collapse, and otherwise an expansion. */
static varve_status upgrade_linalg_reshape(varve_upgrader *up, varve_operation *op) {
  if (op->operand_count != 1 || varve_operation_result_count(op) != 1)
    return varve_upgrade_skip(up, op, "it needs exactly one view and one result");
  const varve_entity *from = varve_operation_operand(op, 0)->type;
  const varve_entity *to = varve_operation_result(op, 0)->type;
  if (from->kind != VARVE_KIND_MEMREF_TYPE || to->kind != VARVE_KIND_MEMREF_TYPE)
    return varve_upgrade_skip(up, op, "its views are not memrefs");
  bool is_smaller = varve_type_dims(to).rank < varve_type_dims(from).rank;
  return varve_upgrade_rename(up, op, is_smaller ? "memref.collapse_shape" : "memref.expand_shape");
}

/* linalg.slice has a view, and a range or an index for each dimension. */

typedef struct slice {
  varve_upgrader *up;
  varve_operation *op;
  uint32_t rank;
  uint32_t range_count; /* number of dimensions with a range */
  varve_value *offsets[MAX_STRIDES];
  varve_value *sizes[MAX_STRIDES]; /* the sizes of the dimensions with a range */
  varve_value *steps[MAX_STRIDES];
  int64_t numbers[3 * MAX_STRIDES];
} slice;

/* Adds a range (min, max, step): the offset is min, and the size is the number of steps before max.
 */
static varve_status add_range(slice *s, uint32_t dim, const varve_operation *range) {
  varve_value *length, *least = varve_operation_operand(range, 0);
  varve_value *step = varve_operation_operand(range, 2);
  const varve_entity *index = s->up->context->index_type;
  VARVE_TRY(varve_upgrade_insert_binary(s->up, s->op, "arith.subi",
                                        (varve_value *[]){varve_operation_operand(range, 1), least},
                                        index, &length));
  VARVE_TRY(varve_upgrade_insert_binary(s->up, s->op, "arith.ceildivsi",
                                        (varve_value *[]){length, step}, index,
                                        &s->sizes[s->range_count]));
  s->offsets[dim] = least;
  s->steps[s->range_count] = step;
  s->range_count++;
  s->numbers[s->rank + dim] = s->numbers[2 * s->rank + dim] = VARVE_DYNAMIC;
  return VARVE_STATUS_OK;
}

static bool is_range(const varve_value *value) {
  return value->kind == VARVE_VALUE_RESULT &&
         varve_upgrade_is(varve_value_operation(value), "linalg.range") &&
         varve_value_operation(value)->operand_count == 3;
}

static varve_status read_slice(slice *s) {
  for (uint32_t i = 0; i < s->rank; i++) {
    varve_value *by = varve_operation_operand(s->op, 1 + i);
    s->numbers[i] = VARVE_DYNAMIC;
    s->numbers[s->rank + i] = s->numbers[2 * s->rank + i] = 1;
    s->offsets[i] = by;
    if (is_range(by))
      VARVE_TRY(add_range(s, i, varve_value_operation(by)));
    else if (by->type->kind != VARVE_KIND_INDEX_TYPE)
      return varve_upgrade_skip(s->up, s->op, "the range of an operand is unknown");
  }
  return VARVE_STATUS_OK;
}

/* Makes the type of the subview, whose layout is unknown. */
static varve_status make_type(const slice *s, const varve_entity *source,
                              const varve_entity **type) {
  int64_t sizes[MAX_STRIDES];
  strides_list strides = {.rank = s->range_count, .offset = VARVE_DYNAMIC};
  for (uint32_t i = 0; i < s->range_count; i++)
    sizes[i] = strides.strides[i] = VARVE_DYNAMIC;
  return strided_memref_get(s->up, source, (varve_dims){sizes, s->range_count}, &strides, type);
}

static varve_status make_subview(const slice *s, varve_value **view) {
  varve_value *operands[1 + 3 * MAX_STRIDES];
  uint32_t count = 0;
  varve_operation *made;
  const varve_entity *type;
  operands[count++] = varve_operation_operand(s->op, 0);
  for (uint32_t i = 0; i < s->rank; i++)
    operands[count++] = s->offsets[i];
  for (uint32_t i = 0; i < s->range_count; i++)
    operands[count++] = s->sizes[i];
  for (uint32_t i = 0; i < s->range_count; i++)
    operands[count++] = s->steps[i];
  VARVE_TRY(make_type(s, operands[0]->type, &type));
  varve_operation_state state = {
      .operands = operands, .operand_count = count, .result_types = &type, .result_count = 1};
  VARVE_TRY(varve_upgrade_insert(s->up, s->op, "memref.subview", &state, &made));
  const int32_t groups[] = {1, (int32_t)s->rank, (int32_t)s->range_count, (int32_t)s->range_count};
  VARVE_TRY(set_lists(s->up, made, s->numbers, s->rank));
  VARVE_TRY(varve_upgrade_set_segments(s->up, made, groups, 4));
  *view = varve_operation_result(made, 0);
  return VARVE_STATUS_OK;
}

static varve_status upgrade_linalg_slice(varve_upgrader *up, varve_operation *op) {
  slice s = {.up = up, .op = op};
  varve_value *view;
  if (op->operand_count == 0 || varve_operation_result_count(op) != 1)
    return varve_upgrade_skip(up, op, "it needs a view and a result");
  const varve_entity *source = varve_operation_operand(op, 0)->type;
  const varve_entity *type = varve_operation_result(op, 0)->type;
  s.rank = op->operand_count - 1;
  if (source->kind != VARVE_KIND_MEMREF_TYPE || type->kind != VARVE_KIND_MEMREF_TYPE ||
      varve_type_dims(source).rank != s.rank || s.rank > MAX_STRIDES)
    return varve_upgrade_skip(up, op, "it needs a memref with a range or index for each dimension");
  VARVE_TRY(read_slice(&s));
  if (up->is_skipped)
    return VARVE_STATUS_OK;
  if (varve_type_dims(type).rank != s.range_count)
    return varve_upgrade_skip(up, op, "its result needs a dimension for each range");
  VARVE_TRY(make_subview(&s, &view));
  if (view->type != type)
    VARVE_TRY(varve_upgrade_insert_one(up, op, "memref.cast", view, type, &view));
  return varve_upgrade_forward(up, op, view);
}

static varve_status erase_ranges(varve_upgrader *up) {
  varve_operation *op = up->module->root;
  while (op != NULL) {
    varve_operation *next = varve_operation_next_preorder(up->module->root, op);
    if (varve_upgrade_is(op, "linalg.range") && varve_operation_result_count(op) == 1 &&
        varve_operation_result(op, 0)->first_use == NULL) {
      VARVE_TRY(varve_upgrade_erase(up, op));
      varve_upgrade_count(up, VARVE_UPGRADE_LINALG);
    }
    op = next;
  }
  return VARVE_STATUS_OK;
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
    LINE(LLVM16, COUNT, "memref.expand_shape", NULL, add_output_shape),
    LINE(LLVM16, COUNT, "tensor.expand_shape", NULL, add_output_shape),
    LINE(2020, LINALG, "linalg.reshape", NULL, upgrade_linalg_reshape),
    LINE(LLVM13, LINALG, "linalg.slice", NULL, upgrade_linalg_slice),
};

const varve_upgrade_family varve_upgrade_views = {.lines = lines,
                                                  .line_count = VARVE_COUNT_OF(lines),
                                                  .after = {[VARVE_STEP_LLVM13] = erase_ranges}};
