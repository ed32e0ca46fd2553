/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The dialect vector. */
#include "dialect/rule/parameter_rule.h"
#include "upgrade/families/families.h"

/* Kinds of reductions */

/* Sets *word to the name of the kind: "add" for the string "add" or for #vector.kind<add>. *word is
 * empty for other attributes. */
static varve_status kind_word(varve_upgrader *up, const varve_operation *op, varve_slice *word) {
  const varve_slice start = VARVE_SLICE("kind<");
  const varve_entity *kind = varve_upgrade_get(op, "kind");
  *word = VARVE_SLICE("");
  if (kind == NULL ||
      (kind->kind != VARVE_KIND_STRING && kind->kind != VARVE_KIND_DIALECT_ATTRIBUTE))
    return VARVE_STATUS_OK;
  if (varve_entity_is_parametric(kind))
    return varve_entity_word(up->context, kind, word);
  varve_slice text = varve_slice_make(varve_entity_payload(kind), kind->payload_size);
  if (kind->kind == VARVE_KIND_STRING)
    *word = text;
  else if (text.size > start.size && varve_slice_starts_with(text, start))
    *word = varve_slice_make(text.data + start.size, text.size - start.size - 1);
  return VARVE_STATUS_OK;
}

/* Reductions of several dimensions need an initial value, which is the neutral element. */

/* Sets *number to the bits of the neutral element of a reduction. Returns false if the width is
 * unsupported. */
static bool neutral_number(varve_slice word, const varve_entity *element, int64_t *number) {
  uint32_t width = varve_type_bit_width(element);
  if (width == 0 || width > 64)
    return false;
  uint64_t top = UINT64_C(1) << (width - 1);
  if (varve_slice_equal(word, VARVE_SLICE("mul")))
    *number = 1;
  else if (varve_slice_equal(word, VARVE_SLICE("and")) ||
           varve_slice_equal(word, VARVE_SLICE("minui")))
    *number = -1;
  else if (varve_slice_equal(word, VARVE_SLICE("minsi")))
    *number = (int64_t)(top - 1);
  else if (varve_slice_equal(word, VARVE_SLICE("maxsi")))
    *number = (int64_t)top;
  else
    *number = 0;
  return true;
}

/* Makes the neutral element of a reduction of floats: 0, 1 or an infinity. */
static varve_status neutral_float(varve_upgrader *up, varve_slice word, const varve_entity *element,
                                  const varve_entity **value) {
  uint64_t bits[2] = {0, 0};
  const varve_float_format *format = varve_float_format_get(varve_float_type_kind(element));
  if (format->width > 64 || format->specials != VARVE_FLOAT_IEEE || format->has_integer_bit)
    return VARVE_STATUS_OK;
  uint64_t infinity = ((UINT64_C(1) << format->exponent_bits) - 1) << format->significand_bits;
  if (varve_slice_equal(word, VARVE_SLICE("mul")))
    bits[0] = (uint64_t)format->bias << format->significand_bits;
  else if (varve_slice_starts_with(word, VARVE_SLICE("min")))
    bits[0] = infinity;
  else if (varve_slice_starts_with(word, VARVE_SLICE("max")))
    bits[0] = infinity | UINT64_C(1) << (format->width - 1);
  return varve_float_get(up->context, element, bits, value);
}

static varve_status neutral_attribute(varve_upgrader *up, varve_slice word,
                                      const varve_entity *type, const varve_entity **value) {
  const varve_entity *element = varve_is_shaped_type(type) ? varve_type_element(type) : type;
  int64_t number;
  *value = NULL;
  if (element->kind == VARVE_KIND_FLOAT_TYPE)
    VARVE_TRY(neutral_float(up, word, element, value));
  else if (neutral_number(word, element, &number))
    VARVE_TRY(varve_integer_get_i64(up->context, element, number, value));
  if (*value == NULL || element == type)
    return VARVE_STATUS_OK;
  size_t size = varve_dense_element_size(element);
  varve_slice bytes = varve_slice_make(varve_entity_payload(*value), size);
  *value = NULL;
  return size == 0 || size > 8 ? VARVE_STATUS_OK
                               : varve_dense_elements_get(up->context, type, bytes, true, value);
}

static varve_status upgrade_multi_reduction(varve_upgrader *up, varve_operation *op) {
  const varve_entity *start;
  varve_slice word;
  varve_value *value;
  if (op->operand_count != 1 || varve_operation_result_count(op) != 1)
    return VARVE_STATUS_OK;
  const varve_entity *type = varve_operation_result(op, 0)->type;
  VARVE_TRY(kind_word(up, op, &word));
  VARVE_TRY(neutral_attribute(up, word, type, &start));
  if (start == NULL)
    return varve_upgrade_skip(up, op, "no neutral value of its type is known");
  VARVE_TRY(varve_upgrade_insert_constant(up, op, start, &value));
  return varve_upgrade_insert_operand(up, op, 1, value);
}

/* Transfers */

/* Makes a map from `rank` dimensions to the last `count` of them. */
static varve_status make_minor_map(varve_upgrader *up, uint32_t rank, uint32_t count,
                                   const varve_entity **map) {
  const varve_entity **dims = varve_upgrade_allocate(up, count, sizeof(const varve_entity *));
  if (dims == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < count; i++)
    VARVE_TRY(varve_affine_dim_get(up->context, rank - count + i, &dims[i]));
  return varve_affine_map_get(up->context, (varve_affine_space){rank, 0}, dims, count, map);
}

static bool is_set(const varve_entity *flags, uint32_t index) {
  int64_t flag;
  return flags != NULL && flags->kind == VARVE_KIND_ARRAY && index < flags->child_count &&
         varve_integer_of(flags->children[index], &flag) && flag != 0;
}

/* Sets in_bounds: true for each dimension that had the flag or is broadcast. The attribute `masked`
 * of 2020 had the opposite meaning. */
static varve_status set_in_bounds(varve_upgrader *up, varve_operation *op,
                                  const varve_entity *map) {
  const varve_entity *masked = varve_upgrade_get(op, "masked");
  const varve_entity *old_flags = varve_upgrade_get(op, "in_bounds"), *in_bounds = NULL;
  const varve_entity **flags =
      varve_upgrade_allocate(up, map->child_count, sizeof(const varve_entity *));
  if (flags == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < map->child_count; i++) {
    bool is_inside = map->children[i]->kind == VARVE_KIND_AFFINE_CONSTANT || is_set(old_flags, i) ||
                     (masked != NULL && !is_set(masked, i));
    VARVE_TRY(varve_bool_get(up->context, is_inside, &flags[i]));
  }
  VARVE_TRY(varve_array_get(up->context, flags, map->child_count, &in_bounds));
  VARVE_TRY(varve_upgrade_set(up, op, "masked", NULL));
  return varve_upgrade_set(up, op, "in_bounds", in_bounds);
}

/* vector, memory: the types of the vector and of the memory or tensor */
static varve_status upgrade_transfer(varve_upgrader *up, varve_operation *op,
                                     const varve_entity *vector, const varve_entity *memory) {
  const varve_entity *map = varve_upgrade_get(op, "permutation_map");
  if (vector->kind != VARVE_KIND_VECTOR_TYPE || !varve_is_ranked_type(memory))
    return varve_upgrade_skip(up, op, "its types are unknown");
  size_t rank = varve_type_dims(memory).rank, count = varve_type_dims(vector).rank;
  const varve_entity *element = varve_type_element(memory);
  if (element->kind == VARVE_KIND_VECTOR_TYPE && count >= varve_type_dims(element).rank)
    count -= varve_type_dims(element).rank;
  if (map == NULL && count <= rank) {
    VARVE_TRY(make_minor_map(up, (uint32_t)rank, (uint32_t)count, &map));
    VARVE_TRY(varve_upgrade_set(up, op, "permutation_map", map));
  }
  if (map == NULL || map->kind != VARVE_KIND_AFFINE_MAP)
    return varve_upgrade_skip(up, op, "it has no map");
  return set_in_bounds(up, op, map);
}

/* Sets the sizes of operand groups, if the operation has no such sizes. */
static varve_status set_transfer_segments(varve_upgrader *up, varve_operation *op, bool is_write,
                                          const varve_entity *memory) {
  uint32_t rank = (uint32_t)varve_type_dims(memory).rank;
  if (varve_upgrade_get(op, "operand_segment_sizes") != NULL ||
      varve_upgrade_get(op, "operandSegmentSizes") != NULL || op->operand_count < rank + 2)
    return VARVE_STATUS_OK;
  int32_t sizes[] = {1, (int32_t)rank, 1, (int32_t)(op->operand_count - rank - 2)};
  if (is_write) {
    sizes[1] = 1;
    sizes[2] = (int32_t)rank;
  }
  return varve_upgrade_set_segments(up, op, sizes, VARVE_COUNT_OF(sizes));
}

/* A mask has one dimension for each dimension in the map, in the order of the map. */
enum { MAX_MASK_RANK = 16 };

typedef struct mask_order {
  uint32_t dimensions[MAX_MASK_RANK];
  uint32_t count;
} mask_order;

static bool read_mask_order(const varve_entity *map, mask_order *order) {
  order->count = 0;
  for (uint32_t i = 0; i < map->child_count; i++) {
    if (map->children[i]->kind != VARVE_KIND_AFFINE_DIM)
      continue;
    if (order->count == MAX_MASK_RANK)
      return false;
    memcpy(&order->dimensions[order->count++], varve_entity_payload(map->children[i]),
           sizeof(uint32_t));
  }
  return true;
}

/* Lists the positions in the mask, sorted by dimension of the memory. Returns whether the order
 * changes. */
static bool sort_mask(const mask_order *order, int64_t *places) {
  bool is_changed = false;
  for (uint32_t i = 0; i < order->count; i++) {
    uint32_t rank = 0;
    for (uint32_t k = 0; k < order->count; k++)
      rank += order->dimensions[k] < order->dimensions[i];
    places[rank] = i;
    is_changed = is_changed || rank != i;
  }
  return is_changed;
}

/* Transposes a mask, whose dimensions had the order of the vector before LLVM 16 and have the order
 * of the memory since then. */
static varve_status transpose_mask(varve_upgrader *up, varve_operation *op, uint32_t index) {
  const varve_entity *map = varve_upgrade_get(op, "permutation_map"), *permutation;
  int64_t places[MAX_MASK_RANK], sizes[MAX_MASK_RANK];
  const varve_entity *type;
  mask_order order;
  varve_value *mask;
  if (varve_era_has(up->context->era, VARVE_HAS_VECTOR_MASKS_OF_MEMORY) ||
      index >= op->operand_count || map == NULL || map->kind != VARVE_KIND_AFFINE_MAP ||
      !read_mask_order(map, &order) || !sort_mask(&order, places))
    return VARVE_STATUS_OK;
  mask = varve_operation_operand(op, index);
  if (mask->type->kind != VARVE_KIND_VECTOR_TYPE ||
      varve_type_dims(mask->type).rank != order.count ||
      varve_vector_type_scalable(mask->type) != NULL)
    return varve_upgrade_skip(up, op, "the order of its mask is unknown");
  for (uint32_t i = 0; i < order.count; i++)
    sizes[i] = varve_type_dims(mask->type).sizes[places[i]];
  VARVE_TRY(varve_vector_type_get(up->context, (varve_dims){sizes, order.count}, NULL,
                                  varve_type_element(mask->type), &type));
  VARVE_TRY(varve_upgrade_insert_one(up, op, "vector.transpose", mask, type, &mask));
  VARVE_TRY(varve_upgrade_i64_array(up, places, order.count, &permutation));
  VARVE_TRY(varve_upgrade_set(up, varve_value_operation(mask), "permutation", permutation));
  varve_operation_set_operand(op, index, mask);
  return VARVE_STATUS_OK;
}

static varve_status upgrade_read(varve_upgrader *up, varve_operation *op) {
  if (op->operand_count < 2 || varve_operation_result_count(op) != 1)
    return varve_upgrade_skip(up, op, "it has too few operands");
  const varve_entity *memory = varve_operation_operand(op, 0)->type;
  VARVE_TRY(upgrade_transfer(up, op, varve_operation_result(op, 0)->type, memory));
  if (!varve_is_ranked_type(memory))
    return VARVE_STATUS_OK;
  VARVE_TRY(transpose_mask(up, op, (uint32_t)varve_type_dims(memory).rank + 2));
  return set_transfer_segments(up, op, false, memory);
}

static varve_status upgrade_write(varve_upgrader *up, varve_operation *op) {
  if (op->operand_count < 2)
    return varve_upgrade_skip(up, op, "it has too few operands");
  const varve_entity *memory = varve_operation_operand(op, 1)->type;
  VARVE_TRY(upgrade_transfer(up, op, varve_operation_operand(op, 0)->type, memory));
  if (!varve_is_ranked_type(memory))
    return VARVE_STATUS_OK;
  VARVE_TRY(transpose_mask(up, op, (uint32_t)varve_type_dims(memory).rank + 2));
  return set_transfer_segments(up, op, true, memory);
}

/* Elements */

/* Makes the operand `place` a dynamic position of type index, if op has this operand. */
static varve_status upgrade_element(varve_upgrader *up, varve_operation *op, uint32_t place) {
  const int64_t dynamic = VARVE_DYNAMIC;
  uint32_t count = op->operand_count > place ? 1 : 0;
  const varve_entity *position;
  if (count != 0 && varve_operation_operand(op, place)->type != up->context->index_type) {
    varve_value *index;
    VARVE_TRY(varve_upgrade_insert_one(up, op, "arith.index_cast",
                                       varve_operation_operand(op, place), up->context->index_type,
                                       &index));
    varve_operation_set_operand(op, place, index);
  }
  VARVE_TRY(varve_upgrade_i64_array(up, &dynamic, count, &position));
  return varve_upgrade_set(up, op, "static_position", position);
}

static varve_status upgrade_extract_element(varve_upgrader *up, varve_operation *op) {
  return upgrade_element(up, op, 1);
}

static varve_status upgrade_insert_element(varve_upgrader *up, varve_operation *op) {
  return upgrade_element(up, op, 2);
}

#define VECTOR(from, to, rewrite)                                                                  \
  { VARVE_STEP_LLVM16, VARVE_UPGRADE_VECTOR, "vector." from, to, rewrite }

static const varve_upgrade_line lines[] = {
    VECTOR("extractelement", "vector.extract", upgrade_extract_element),
    VECTOR("insertelement", "vector.insert", upgrade_insert_element),
    {VARVE_STEP_LLVM16, VARVE_UPGRADE_COUNT, "vector.multi_reduction", NULL,
     upgrade_multi_reduction},
    VECTOR("transfer_read", NULL, upgrade_read),
    VECTOR("transfer_write", NULL, upgrade_write),
};

const varve_upgrade_family varve_upgrade_vector = {.lines = lines,
                                                   .line_count = VARVE_COUNT_OF(lines)};
