/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* include/varve/type.h: what types consist of. */
#include <varve/type.h>

#include "api/entities/dialect_entity.h"
#include "ir/handle.h"

static bool is_kind(const varve_entity *entity, varve_kind kind) {
  return entity != NULL && entity->kind == kind;
}

varve_type_kind varve_type_get_kind(const varve_type *type) {
  const varve_entity *entity = varve_of_type(type);
  return entity == NULL ? VARVE_TYPE_KIND_NONE_OF_THESE
                        : (varve_type_kind)varve_kind_public_numbers[entity->kind];
}

uint32_t varve_type_get_width(const varve_type *type) {
  const varve_entity *entity = varve_of_type(type);
  bool has_width =
      is_kind(entity, VARVE_KIND_INTEGER_TYPE) || is_kind(entity, VARVE_KIND_FLOAT_TYPE);
  return has_width ? varve_type_bit_width(entity) : 0;
}

varve_signedness varve_type_get_signedness(const varve_type *type) {
  const varve_entity *entity = varve_of_type(type);
  return is_kind(entity, VARVE_KIND_INTEGER_TYPE)
             ? (varve_signedness)varve_integer_type_layout(entity).signedness
             : VARVE_SIGNLESS;
}

varve_float_kind varve_type_get_float_kind(const varve_type *type) {
  const varve_entity *entity = varve_of_type(type);
  return is_kind(entity, VARVE_KIND_FLOAT_TYPE) ? varve_float_type_kind(entity) : VARVE_FLOAT_NONE;
}

bool varve_type_is_shaped(const varve_type *type) {
  return type != NULL && varve_is_shaped_type(varve_of_type(type));
}

bool varve_type_has_rank(const varve_type *type) {
  return type != NULL && varve_is_ranked_type(varve_of_type(type));
}

varve_shape varve_type_get_shape(const varve_type *type) {
  const varve_entity *entity = varve_of_type(type);
  varve_shape shape = {NULL, 0, NULL};
  if (!varve_type_has_rank(type))
    return shape;
  varve_dims dims = varve_type_dims(entity);
  shape.sizes = dims.sizes;
  shape.rank = dims.rank;
  if (entity->kind == VARVE_KIND_VECTOR_TYPE)
    shape.scalable = varve_vector_type_scalable(entity);
  return shape;
}

uint32_t varve_type_get_rank(const varve_type *type) {
  return (uint32_t)varve_type_get_shape(type).rank;
}

int64_t varve_type_get_size(const varve_type *type, uint32_t dimension) {
  varve_shape shape = varve_type_get_shape(type);
  return dimension < shape.rank ? shape.sizes[dimension] : 0;
}

const varve_type *varve_type_get_element_type(const varve_type *type) {
  const varve_entity *entity = varve_of_type(type);
  if (!varve_type_is_shaped(type) && !is_kind(entity, VARVE_KIND_COMPLEX_TYPE))
    return NULL;
  return varve_as_type(varve_type_element(entity));
}

const varve_attribute *varve_type_get_encoding(const varve_type *type) {
  const varve_entity *entity = varve_of_type(type);
  return is_kind(entity, VARVE_KIND_RANKED_TENSOR_TYPE)
             ? varve_as_attribute(varve_tensor_type_encoding(entity))
             : NULL;
}

const varve_attribute *varve_type_get_layout(const varve_type *type) {
  const varve_entity *entity = varve_of_type(type);
  return is_kind(entity, VARVE_KIND_MEMREF_TYPE)
             ? varve_as_attribute(varve_memref_type_layout(entity))
             : NULL;
}

const varve_attribute *varve_type_get_memory_space(const varve_type *type) {
  const varve_entity *entity = varve_of_type(type);
  bool is_memref =
      is_kind(entity, VARVE_KIND_MEMREF_TYPE) || is_kind(entity, VARVE_KIND_UNRANKED_MEMREF_TYPE);
  return is_memref ? varve_as_attribute(varve_memref_type_space(entity)) : NULL;
}

uint32_t varve_type_get_input_count(const varve_type *type) {
  const varve_entity *entity = varve_of_type(type);
  return is_kind(entity, VARVE_KIND_FUNCTION_TYPE) ? varve_function_type_num_inputs(entity) : 0;
}

const varve_type *varve_type_get_input(const varve_type *type, uint32_t index) {
  return index < varve_type_get_input_count(type)
             ? varve_as_type(varve_of_type(type)->children[index])
             : NULL;
}

uint32_t varve_type_get_result_count(const varve_type *type) {
  const varve_entity *entity = varve_of_type(type);
  return is_kind(entity, VARVE_KIND_FUNCTION_TYPE)
             ? entity->child_count - varve_function_type_num_inputs(entity)
             : 0;
}

const varve_type *varve_type_get_result(const varve_type *type, uint32_t index) {
  if (index >= varve_type_get_result_count(type))
    return NULL;
  const varve_entity *entity = varve_of_type(type);
  return varve_as_type(entity->children[varve_function_type_num_inputs(entity) + index]);
}

uint32_t varve_type_get_member_count(const varve_type *type) {
  const varve_entity *entity = varve_of_type(type);
  return is_kind(entity, VARVE_KIND_TUPLE_TYPE) ? entity->child_count : 0;
}

const varve_type *varve_type_get_member(const varve_type *type, uint32_t index) {
  return index < varve_type_get_member_count(type)
             ? varve_as_type(varve_of_type(type)->children[index])
             : NULL;
}

varve_slice varve_type_get_dialect(const varve_type *type) {
  return varve_dialect_of_entity(varve_of_type(type));
}

varve_slice varve_type_get_mnemonic(const varve_type *type) {
  return varve_mnemonic_of_entity(varve_of_type(type));
}

uint32_t varve_type_get_parameter_count(const varve_type *type) {
  return varve_parameter_count_of_entity(varve_of_type(type));
}

varve_status varve_type_get_parameter(varve_context *context, const varve_type *type,
                                      uint32_t index, varve_dialect_parameter *parameter) {
  return varve_get_parameter(context, varve_of_type(type), index, parameter);
}

varve_status varve_type_find_parameter(varve_context *context, const varve_type *type,
                                       varve_slice name, varve_component *value) {
  return varve_find_parameter(context, varve_of_type(type), name, value);
}
