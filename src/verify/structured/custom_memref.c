/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* memref: accesses, allocations, views and reshapes. */
#include "verify/custom_common.h"
#include "verify/rule/condition.h"

varve_status varve_verify_memref_load(varve_verifier *v, const varve_operation *op) {
  uint32_t count = op->operand_count - 1;
  int64_t rank = varve_rank_of(varve_operand_type(op, 0));
  if (count == rank)
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v, "incorrect number of indices for load, expected % but got %",
                        VARVE_NUMBER(rank), VARVE_NUMBER(count));
}

varve_status varve_verify_memref_store(varve_verifier *v, const varve_operation *op) {
  if ((int64_t)op->operand_count - 2 == varve_rank_of(varve_operand_type(op, 1)))
    return VARVE_STATUS_OK;
  return varve_op_fault(v, "store index operand count not equal to memref rank");
}

/* Allocations */

static uint32_t count_dynamic_strides(const varve_entity *layout) {
  const int64_t *payload = varve_entity_payload(layout);
  uint32_t count = 0;
  for (size_t i = 0; i < layout->payload_size / sizeof(int64_t); i++)
    count += payload[i] == VARVE_DYNAMIC;
  return count;
}

static varve_status check_allocation(varve_verifier *v, const varve_operation *op) {
  const varve_entity *type = varve_result_type(op, 0);
  const varve_entity *layout = varve_memref_type_layout(type);
  uint32_t symbols = varve_operand_range_of(op, 1).count;
  VARVE_TRY(varve_check_dynamic_sizes(v, type, varve_operand_range_of(op, 0).count));
  bool is_map = layout != NULL && layout->kind == VARVE_KIND_AFFINE_MAP;
  uint32_t expected = is_map ? varve_affine_attribute_space(layout).num_symbols : 0;
  if (layout != NULL && layout->kind == VARVE_KIND_DIALECT_ATTRIBUTE)
    expected = symbols;
  if (layout != NULL && layout->kind == VARVE_KIND_STRIDED_LAYOUT)
    expected = count_dynamic_strides(layout);
  if (symbols == expected)
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(
      v, "symbol operand count does not equal memref symbol count: expected %, got %",
      VARVE_NUMBER(expected), VARVE_NUMBER(symbols));
}

varve_status varve_verify_memref_alloc(varve_verifier *v, const varve_operation *op) {
  return check_allocation(v, op);
}

varve_status varve_verify_memref_alloca(varve_verifier *v, const varve_operation *op) {
  return check_allocation(v, op);
}

varve_status varve_verify_memref_global(varve_verifier *v, const varve_operation *op) {
  const varve_entity *type_attribute = varve_property_of(op, "type");
  const varve_entity *value = varve_property_of(op, "initial_value");
  const varve_entity *type = type_attribute->children[0];
  uint64_t count = 0;
  if (!varve_is_ranked_type(type) || !varve_dims_count(varve_type_dims(type), &count))
    return VARVE_OP_FAULT(v, "type should be static shaped memref, but got %", VARVE_NODE(type));
  varve_question question = {.context = v->context, .entity = value};
  if (value == NULL || value->kind == VARVE_KIND_UNIT)
    return VARVE_STATUS_OK;
  if (value->kind == VARVE_KIND_DIALECT_ATTRIBUTE &&
      varve_ask_definition(&question, VARVE_SLICE("ElementsAttr")) != VARVE_VERDICT_NO)
    return question.status;
  if (!varve_attribute_is_elements(value))
    return VARVE_OP_FAULT(v, "initial value should be a unit or elements attribute, but got %",
                          VARVE_NODE(value));
  const varve_entity *held = value->children[0];
  if (varve_type_element(held) != varve_type_element(type))
    return VARVE_OP_FAULT(v, "initial value element expected to be of type %, but was of type %",
                          VARVE_NODE(varve_type_element(type)),
                          VARVE_NODE(varve_type_element(held)));
  if (varve_is_ranked_type(held) && !varve_dims_equal(varve_type_dims(held), varve_type_dims(type)))
    return VARVE_OP_FAULT(v, "initial value shape expected to be that of %, but was that of %",
                          VARVE_NODE(type), VARVE_NODE(held));
  return VARVE_STATUS_OK;
}

/* Views */

static bool same_space(const varve_entity *a, const varve_entity *b) {
  return varve_memref_type_space(a) == varve_memref_type_space(b);
}

/* Returns whether the layout is known and not the identity. */
static bool has_foreign_layout(const varve_entity *type) {
  const varve_entity *layout = varve_memref_type_layout(type);
  return layout != NULL && layout->kind != VARVE_KIND_DIALECT_ATTRIBUTE &&
         !varve_has_identity_layout(type);
}

varve_status varve_verify_memref_view(varve_verifier *v, const varve_operation *op) {
  const varve_entity *source = varve_operand_type(op, 0), *result = varve_result_type(op, 0);
  if (has_foreign_layout(source))
    return VARVE_FAULT(v, "unsupported map for base memref type %", VARVE_NODE(source));
  if (has_foreign_layout(result))
    return VARVE_FAULT(v, "unsupported map for result memref type %", VARVE_NODE(result));
  if (!same_space(source, result))
    return VARVE_FAULT(
        v, "different memory spaces specified for base memref type % and view memref type %",
        VARVE_NODE(source), VARVE_NODE(result));
  return varve_check_dynamic_sizes(v, result, varve_operand_range_of(op, 2).count);
}

static varve_status report_view(varve_verifier *v, const varve_entity *result, const char *why) {
  return VARVE_FAULT(v,
                     "expected result type to be that of the view or a rank-reduced version. "
                     "(mismatch of result %), but got %",
                     VARVE_TEXT(varve_slice_of(why)), VARVE_NODE(result));
}

static varve_status check_view_layout(varve_verifier *v, const varve_operation *op) {
  const varve_entity *offsets = varve_property_of(op, "static_offsets");
  const varve_entity *sizes = varve_property_of(op, "static_sizes");
  const varve_entity *steps = varve_property_of(op, "static_strides");
  const varve_entity *source = varve_operand_type(op, 0), *result = varve_result_type(op, 0);
  varve_stride_list from = varve_stride_list_of(source), to = varve_stride_list_of(result);
  if (from.form == VARVE_STRIDES_NONE)
    return VARVE_FAULT(v, "base type % is not strided", VARVE_NODE(source));
  if (to.form == VARVE_STRIDES_NONE)
    return report_view(v, result, "layout");
  if (from.form != VARVE_STRIDES_KNOWN || to.form != VARVE_STRIDES_KNOWN)
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < from.dims.rank; i++)
    from.offset = varve_saturated_sum(
        from.offset, varve_saturated_product(varve_number_at(offsets, i), from.at[i]));
  for (uint32_t i = 0; i < from.dims.rank; i++)
    from.at[i] = varve_saturated_product(varve_number_at(steps, i), from.at[i]);
  return varve_view_strides_fit(&from, sizes, &to) ? VARVE_STATUS_OK
                                                   : report_view(v, result, "layout");
}

varve_status varve_verify_memref_subview(varve_verifier *v, const varve_operation *op) {
  const varve_entity *source = varve_operand_type(op, 0), *result = varve_result_type(op, 0);
  varve_dims whole = varve_type_dims(source);
  const varve_entity *sizes = varve_property_of(op, "static_sizes");
  VARVE_TRY(varve_check_slice_lists(v, op, 1, whole));
  if (!same_space(source, result))
    return VARVE_FAULT(
        v, "different memory spaces specified for base memref type % and subview memref type %",
        VARVE_NODE(source), VARVE_NODE(result));
  if (!varve_is_number_list(sizes))
    return VARVE_STATUS_OK;
  if (varve_type_element(source) != varve_type_element(result))
    return report_view(v, result, "element type");
  if (varve_rank_of(result) > varve_rank_of(source))
    return report_view(v, result, "rank");
  if (!varve_slice_shape_fits(sizes, varve_type_dims(result)))
    return report_view(v, result, "sizes");
  VARVE_TRY(check_view_layout(v, op));
  return varve_check_slice_bounds(v, op, whole);
}

varve_status varve_verify_memref_reinterpret_cast(varve_verifier *v, const varve_operation *op) {
  const varve_entity *source = varve_operand_type(op, 0), *result = varve_result_type(op, 0);
  VARVE_TRY(varve_check_slice_lists(v, op, 1, varve_type_dims(result)));
  if (!same_space(source, result))
    return VARVE_FAULT(
        v, "different memory spaces specified for source type % and result memref type %",
        VARVE_NODE(source), VARVE_NODE(result));
  if (varve_type_element(source) != varve_type_element(result))
    return VARVE_FAULT(
        v, "different element types specified for source type % and result memref type %",
        VARVE_NODE(source), VARVE_NODE(result));
  if (!varve_is_number_list(varve_property_of(op, "static_sizes")))
    return VARVE_STATUS_OK;
  const varve_entity *sizes = varve_property_of(op, "static_sizes");
  const varve_entity *steps = varve_property_of(op, "static_strides");
  const varve_entity *offsets = varve_property_of(op, "static_offsets");
  varve_stride_list to = varve_stride_list_of(result);
  for (uint32_t i = 0; i < to.dims.rank; i++) {
    int64_t size = varve_number_at(sizes, i), own = to.dims.sizes[i];
    if (own != size && own != VARVE_DYNAMIC)
      return VARVE_FAULT(v, "expected result type with size = % instead of % in dim = %",
                         VARVE_NUMBER(size), VARVE_NUMBER(own), VARVE_NUMBER(i));
  }
  if (to.form == VARVE_STRIDES_NONE)
    return VARVE_OP_FAULT(v, "result #0 must be strided memref of any type values, but got %",
                          VARVE_NODE(result));
  if (to.form != VARVE_STRIDES_KNOWN)
    return VARVE_STATUS_OK;
  int64_t offset = varve_number_at(offsets, 0);
  if (to.offset != offset && to.offset != VARVE_DYNAMIC)
    return VARVE_FAULT(v, "expected result type with offset = % instead of %", VARVE_NUMBER(offset),
                       VARVE_NUMBER(to.offset));
  for (uint32_t i = 0; i < to.dims.rank; i++) {
    int64_t step = varve_number_at(steps, i), own = to.at[i];
    if (own != step && own != VARVE_DYNAMIC)
      return VARVE_FAULT(v, "expected result type with stride = % instead of % in dim = %",
                         VARVE_NUMBER(step), VARVE_NUMBER(own), VARVE_NUMBER(i));
  }
  return VARVE_STATUS_OK;
}

static bool strides_fit(const varve_entity *a, const varve_entity *b) {
  varve_stride_list from = varve_stride_list_of(a), to = varve_stride_list_of(b);
  if (varve_memref_type_layout(a) == varve_memref_type_layout(b))
    return true;
  if (from.form == VARVE_STRIDES_NONE || to.form == VARVE_STRIDES_NONE)
    return false;
  if (from.form != VARVE_STRIDES_KNOWN || to.form != VARVE_STRIDES_KNOWN)
    return true;
  if (from.offset != to.offset && from.offset != VARVE_DYNAMIC && to.offset != VARVE_DYNAMIC)
    return false;
  for (uint32_t i = 0; i < from.dims.rank; i++) {
    int64_t x = from.at[i], y = to.at[i];
    if (from.dims.sizes[i] != 1 && x != y && x != VARVE_DYNAMIC && y != VARVE_DYNAMIC)
      return false;
  }
  return true;
}

varve_status varve_verify_memref_cast(varve_verifier *v, const varve_operation *op) {
  const varve_entity *from = varve_operand_type(op, 0), *to = varve_result_type(op, 0);
  bool fits = varve_type_element(from) == varve_type_element(to) && same_space(from, to) &&
              (varve_is_ranked_type(from) || varve_is_ranked_type(to));
  if (fits && varve_is_ranked_type(from) && varve_is_ranked_type(to))
    fits = varve_dims_fit(varve_type_dims(from), varve_type_dims(to)) && strides_fit(from, to);
  return fits ? VARVE_STATUS_OK : varve_report_cast(v, op);
}

varve_status varve_verify_memref_memory_space_cast(varve_verifier *v, const varve_operation *op) {
  const varve_entity *from = varve_operand_type(op, 0), *to = varve_result_type(op, 0);
  bool fits = varve_type_element(from) == varve_type_element(to) && from->kind == to->kind;
  if (fits && varve_is_ranked_type(from))
    fits = varve_dims_equal(varve_type_dims(from), varve_type_dims(to));
  return fits ? VARVE_STATUS_OK : varve_report_cast(v, op);
}

varve_status varve_verify_memref_reshape(varve_verifier *v, const varve_operation *op) {
  const varve_entity *source = varve_operand_type(op, 0), *result = varve_result_type(op, 0);
  if (varve_is_ranked_type(source) && has_foreign_layout(source))
    return varve_op_fault(v, "source memref type should have identity affine map");
  if (varve_is_ranked_type(result) && has_foreign_layout(result))
    return varve_op_fault(v, "result memref type should have identity affine map");
  return varve_check_reshape(v, op, "memref");
}

varve_status varve_verify_memref_expand_shape(varve_verifier *v, const varve_operation *op) {
  const varve_entity *source = varve_operand_type(op, 0), *result = varve_result_type(op, 0);
  const varve_entity *list = varve_property_of(op, "static_output_shape");
  varve_dims shape = varve_type_dims(result);
  VARVE_TRY(varve_check_reassociation(v, op, result, source));
  VARVE_TRY(varve_check_relaid_memref(v, op, true));
  VARVE_TRY(varve_check_output_shape(v, op, shape));
  for (uint32_t i = 0; varve_is_number_list(list) && i < shape.rank; i++)
    if (shape.sizes[i] != VARVE_DYNAMIC && varve_number_at(list, i) != shape.sizes[i])
      return VARVE_OP_FAULT(v, "invalid output shape provided at pos %", VARVE_NUMBER(i));
  return VARVE_STATUS_OK;
}

varve_status varve_verify_memref_collapse_shape(varve_verifier *v, const varve_operation *op) {
  VARVE_TRY(varve_check_reassociation(v, op, varve_operand_type(op, 0), varve_result_type(op, 0)));
  return varve_check_relaid_memref(v, op, false);
}

/* Returns whether the result has the sizes and strides of the source in the order of the map. */
static bool is_transposed(const varve_entity *map, const varve_entity *source,
                          const varve_entity *result) {
  varve_stride_list from = varve_stride_list_of(source), to = varve_stride_list_of(result);
  bool are_known = from.form == VARVE_STRIDES_KNOWN && to.form == VARVE_STRIDES_KNOWN;
  if (from.dims.rank != to.dims.rank || !same_space(source, result) ||
      varve_type_element(source) != varve_type_element(result) ||
      (are_known && from.offset != to.offset))
    return false;
  for (uint32_t i = 0; i < map->child_count; i++) {
    uint32_t dim = *(const uint32_t *)varve_entity_payload(map->children[i]);
    if (from.dims.sizes[dim] != to.dims.sizes[i] || (are_known && from.at[dim] != to.at[i]))
      return false;
  }
  return true;
}

varve_status varve_verify_memref_transpose(varve_verifier *v, const varve_operation *op) {
  const varve_entity *map = varve_property_of(op, "permutation");
  const varve_entity *source = varve_operand_type(op, 0);
  if (map == NULL || map->kind != VARVE_KIND_AFFINE_MAP)
    return VARVE_STATUS_OK;
  if (varve_affine_attribute_space(map).num_dims != (uint64_t)varve_rank_of(source) ||
      map->child_count != (uint64_t)varve_rank_of(source))
    return varve_op_fault(v, "expected a permutation map of same rank as the input");
  /* The map must be a permutation. Maps of more than 64 dimensions are accepted. */
  uint64_t seen = 0;
  for (uint32_t i = 0; i < map->child_count && map->child_count <= 64; i++) {
    if (map->children[i]->kind != VARVE_KIND_AFFINE_DIM)
      return varve_op_fault(v, "expected a permutation map");
    uint32_t dim = *(const uint32_t *)varve_entity_payload(map->children[i]);
    if (dim >= map->child_count || (seen >> dim & 1) != 0)
      return varve_op_fault(v, "expected a permutation map");
    seen |= (uint64_t)1 << dim;
  }
  return is_transposed(map, source, varve_result_type(op, 0))
             ? VARVE_STATUS_OK
             : VARVE_OP_FAULT(v,
                              "result type % is not equivalent to the canonical transposed input "
                              "type",
                              VARVE_NODE(varve_result_type(op, 0)));
}

varve_status varve_verify_memref_realloc(varve_verifier *v, const varve_operation *op) {
  const varve_entity *from = varve_operand_type(op, 0), *to = varve_result_type(op, 0);
  if (varve_type_element(from) != varve_type_element(to))
    return VARVE_FAULT(v,
                       "different element types specified for source memref type % and result "
                       "memref type %",
                       VARVE_NODE(from), VARVE_NODE(to));
  if (has_foreign_layout(from))
    return VARVE_FAULT(v, "unsupported layout for source memref type %", VARVE_NODE(from));
  if (has_foreign_layout(to))
    return VARVE_FAULT(v, "unsupported layout for result memref type %", VARVE_NODE(to));
  if (!same_space(from, to))
    return VARVE_FAULT(v,
                       "different memory spaces specified for source memref type % and result "
                       "memref type %",
                       VARVE_NODE(from), VARVE_NODE(to));
  uint32_t dynamic = varve_dynamic_count(varve_type_dims(to));
  if (dynamic != 0 && op->operand_count == 1)
    return VARVE_FAULT(v, "missing dimension operand for result type %", VARVE_NODE(to));
  if (dynamic == 0 && op->operand_count == 2)
    return VARVE_FAULT(v, "unnecessary dimension operand for result type %", VARVE_NODE(to));
  return VARVE_STATUS_OK;
}
