/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions that the checks of single operations share. */
#include "verify/custom_common.h"

const varve_entity *varve_property_of(const varve_operation *op, const char *name) {
  return varve_operation_property(op, varve_slice_of(name));
}

const varve_entity *varve_type_property_of(const varve_operation *op, const char *property) {
  const varve_entity *value = varve_property_of(op, property);
  return value != NULL && value->kind == VARVE_KIND_TYPE ? value->children[0] : NULL;
}

const varve_entity *varve_discardable_of(const varve_operation *op, const char *name) {
  return varve_operation_discardable(op, varve_slice_of(name));
}

const varve_entity *varve_function_type_of(const varve_operation *op) {
  const varve_entity *type = varve_type_property_of(op, "function_type");
  return type == NULL || type->kind != VARVE_KIND_FUNCTION_TYPE ? NULL : type;
}

bool varve_case_number(const varve_operation *op, const char *property, int64_t *number) {
  const varve_entity *value = varve_property_of(op, property);
  if (value != NULL && varve_entity_is_dialect_node(value) && varve_entity_is_parametric(value) &&
      varve_parameter_count(value) == 1)
    value = varve_parameter(value, 0);
  return varve_integer_of(value, number);
}

const varve_entity *varve_operand_type_of(const varve_operation *op, uint32_t operand) {
  varve_value_range range = varve_operand_range_of(op, operand);
  return range.count == 0 ? NULL : varve_operand_type(op, range.first);
}

bool varve_dims_equal(varve_dims a, varve_dims b) {
  return a.rank == b.rank &&
         (a.rank == 0 || memcmp(a.sizes, b.sizes, a.rank * sizeof(*a.sizes)) == 0);
}

bool varve_dims_fit(varve_dims a, varve_dims b) {
  if (a.rank != b.rank)
    return false;
  for (size_t i = 0; i < a.rank; i++)
    if (a.sizes[i] != b.sizes[i] && a.sizes[i] != VARVE_DYNAMIC && b.sizes[i] != VARVE_DYNAMIC)
      return false;
  return true;
}

uint32_t varve_dynamic_count(varve_dims dims) {
  uint32_t count = 0;
  for (size_t i = 0; i < dims.rank; i++)
    count += dims.sizes[i] == VARVE_DYNAMIC;
  return count;
}

/* The product wraps on overflow. A caller compares two products; it is unlikely that a wrapped
 * product equals the other by chance. */
int64_t varve_dims_product(varve_dims dims, size_t first, size_t last) {
  uint64_t product = 1;
  for (size_t i = first; i < last && i < dims.rank; i++) {
    if (dims.sizes[i] == VARVE_DYNAMIC)
      return VARVE_DYNAMIC;
    product *= (uint64_t)dims.sizes[i];
  }
  return (int64_t)product;
}

const varve_entity *varve_scalar_of(const varve_entity *type) {
  return varve_is_shaped_type(type) ? varve_type_element(type) : type;
}

int64_t varve_rank_of(const varve_entity *type) {
  return varve_is_ranked_type(type) ? (int64_t)varve_type_dims(type).rank : 0;
}

bool varve_has_operation_trait(const varve_operation *op, const char *trait) {
  const varve_operation_definition *definition = op->name->definition;
  return definition != NULL &&
         varve_has_trait(definition->dialect->tables, definition->record->traits, trait);
}

bool varve_is_number_list(const varve_entity *list) {
  int64_t number = 0;
  if (list == NULL)
    return false;
  if (list->kind == VARVE_KIND_DENSE_ARRAY) {
    const varve_entity *element = list->children[0];
    if (element->kind != VARVE_KIND_INTEGER_TYPE)
      return false;
    uint32_t width = varve_integer_type_layout(element).width;
    return width == 8 || width == 16 || width == 32 || width == 64;
  }
  for (uint32_t i = 0; list->kind == VARVE_KIND_ARRAY && i < list->child_count; i++)
    if (!varve_integer_of(list->children[i], &number))
      return false;
  return list->kind == VARVE_KIND_ARRAY;
}

uint32_t varve_number_count(const varve_entity *list) {
  if (list->kind == VARVE_KIND_ARRAY)
    return list->child_count;
  uint64_t count = varve_dense_array_count(list);
  return count > UINT32_MAX ? UINT32_MAX : (uint32_t)count;
}

int64_t varve_number_at(const varve_entity *list, uint32_t index) {
  int64_t number = 0;
  if (list->kind == VARVE_KIND_DENSE_ARRAY)
    return varve_dense_array_i64(list, index);
  (void)varve_integer_of(list->children[index], &number);
  return number;
}

bool varve_is_permutation(const varve_entity *list) {
  uint64_t seen = 0;
  uint32_t count = varve_number_count(list);
  for (uint32_t i = 0; i < count && count <= 64; i++) {
    int64_t number = varve_number_at(list, i);
    if (number < 0 || number >= count || (seen >> number & 1) != 0)
      return false;
    seen |= (uint64_t)1 << number;
  }
  return true;
}

const varve_operation *varve_region_end(const varve_operation *op, uint32_t region) {
  const varve_block *block = varve_entry_block(op, region);
  return block == NULL || block->next != NULL ? NULL : block->last;
}

const varve_operation *varve_find_around(const varve_operation *op, const char *name) {
  do
    op = varve_operation_parent(op);
  while (op != NULL && !varve_is_operation(op, name));
  return op;
}

bool varve_is_inside(const varve_operation *op, const char *const *names) {
  for (op = varve_operation_parent(op); op != NULL; op = varve_operation_parent(op))
    for (const char *const *name = names; *name != NULL; name++)
      if (varve_is_operation(op, *name))
        return true;
  return false;
}

size_t varve_text_find(varve_slice text, const char *word) {
  varve_slice expected = varve_slice_of(word);
  for (size_t i = 0; i + expected.size <= text.size; i++)
    if (memcmp(text.data + i, expected.data, expected.size) == 0)
      return i;
  return SIZE_MAX;
}

varve_status varve_report_cast(varve_verifier *v, const varve_operation *op) {
  return VARVE_OP_FAULT(v, "operand type % and result type % are cast incompatible",
                        VARVE_NODE(varve_operand_type(op, 0)),
                        VARVE_NODE(varve_result_type(op, 0)));
}

varve_status varve_check_dynamic_sizes(varve_verifier *v, const varve_entity *type,
                                       uint32_t count) {
  uint32_t expected =
      varve_is_ranked_type(type) ? varve_dynamic_count(varve_type_dims(type)) : count;
  if (count == expected)
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v, "incorrect number of dynamic sizes, has %, expected %",
                        VARVE_NUMBER(count), VARVE_NUMBER(expected));
}

/* Returns the number of the case of an enum parameter, or -1 if the case is unknown. */
int64_t varve_parameter_case(const varve_entity *entity, uint32_t index) {
  int64_t number = -1;
  if (entity == NULL || !varve_entity_is_dialect_node(entity) ||
      !varve_entity_is_parametric(entity) || index >= varve_parameter_count(entity))
    return -1;
  return varve_integer_of(varve_parameter(entity, index), &number) ? number : -1;
}
