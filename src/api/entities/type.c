/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* include/varve/type.h: making types. */
#include <varve/type.h>

#include "api/entities/dialect_entity.h"
#include "api/options.h"
#include "ir/handle.h"

/* Clears the output. Returns whether context and output are not NULL. */
static bool can_make(const varve_context *context, const varve_type **type) {
  if (type != NULL)
    *type = NULL;
  return context != NULL && type != NULL;
}

/* Parts that are of the context, but not allowed together. */
static varve_status as_argument(varve_status status) {
  return status == VARVE_STATUS_INVALID ? VARVE_STATUS_BAD_ARGUMENT : status;
}

varve_status varve_type_make_integer(varve_context *context, uint32_t width,
                                     varve_signedness signedness, const varve_type **type) {
  const varve_entity *made = NULL;
  if (!can_make(context, type) || width > VARVE_MAX_INTEGER_WIDTH || signedness < VARVE_SIGNLESS ||
      signedness > VARVE_UNSIGNED)
    return VARVE_STATUS_BAD_ARGUMENT;
  return varve_give_type(varve_integer_type_get(context, width, signedness, &made), &made, type);
}

varve_status varve_type_make_index(varve_context *context, const varve_type **type) {
  if (!can_make(context, type))
    return VARVE_STATUS_BAD_ARGUMENT;
  *type = varve_as_type(context->index_type);
  return VARVE_STATUS_OK;
}

varve_status varve_type_make_float(varve_context *context, varve_float_kind kind,
                                   const varve_type **type) {
  if (!can_make(context, type) || (unsigned)kind >= VARVE_FLOAT_KIND_COUNT)
    return VARVE_STATUS_BAD_ARGUMENT;
  *type = varve_as_type(context->floats[kind]);
  return VARVE_STATUS_OK;
}

varve_status varve_type_make_none(varve_context *context, const varve_type **type) {
  if (!can_make(context, type))
    return VARVE_STATUS_BAD_ARGUMENT;
  *type = varve_as_type(context->none_type);
  return VARVE_STATUS_OK;
}

varve_status varve_type_make_complex(varve_context *context, const varve_type *element_type,
                                     const varve_type **type) {
  const varve_entity *made = NULL;
  if (!can_make(context, type) || !varve_is_type_of(context, element_type))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_status status = varve_complex_type_get(context, varve_of_type(element_type), &made);
  return varve_give_type(as_argument(status), &made, type);
}

varve_status varve_type_make_function(varve_context *context, varve_type_list inputs,
                                      varve_type_list results, const varve_type **type) {
  const varve_entity *made = NULL;
  varve_vector nodes;
  if (!can_make(context, type))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_vector_init(&nodes, &context->memory, sizeof(const varve_entity *));
  varve_status status = inputs.count > UINT32_MAX - results.count
                            ? VARVE_STATUS_LIMIT_EXCEEDED
                            : varve_append_types(&nodes, context, inputs);
  if (status == VARVE_STATUS_OK)
    status = varve_append_types(&nodes, context, results);
  if (status == VARVE_STATUS_OK)
    status = varve_function_type_get(context, nodes.data, inputs.count, results.count, &made);
  varve_vector_release(&nodes);
  return varve_give_type(as_argument(status), &made, type);
}

varve_status varve_type_make_tuple(varve_context *context, varve_type_list members,
                                   const varve_type **type) {
  const varve_entity *made = NULL;
  varve_vector nodes;
  if (!can_make(context, type))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_vector_init(&nodes, &context->memory, sizeof(const varve_entity *));
  varve_status status = varve_append_types(&nodes, context, members);
  if (status == VARVE_STATUS_OK)
    status = varve_tuple_type_get(context, nodes.data, members.count, &made);
  varve_vector_release(&nodes);
  return varve_give_type(as_argument(status), &made, type);
}

static bool may_use(const varve_context *context, const varve_attribute *attribute) {
  return attribute == NULL || varve_is_attribute_of(context, attribute);
}

/* Returns whether the parts are of the context, and only those that the kind has. */
static bool parts_are_sound(const varve_context *context, const varve_shaped_type_parts *parts) {
  bool is_memref = parts->kind == VARVE_TYPE_KIND_MEMREF;
  bool is_unranked_memref = parts->kind == VARVE_TYPE_KIND_UNRANKED_MEMREF;
  bool is_unranked = is_unranked_memref || parts->kind == VARVE_TYPE_KIND_UNRANKED_TENSOR;
  return varve_is_type_of(context, parts->element_type) && may_use(context, parts->encoding) &&
         may_use(context, parts->layout) && may_use(context, parts->memory_space) &&
         (parts->shape.sizes != NULL || parts->shape.rank == 0) &&
         (parts->shape.rank == 0 || !is_unranked) &&
         (parts->shape.scalable == NULL || parts->kind == VARVE_TYPE_KIND_VECTOR) &&
         (parts->encoding == NULL || parts->kind == VARVE_TYPE_KIND_RANKED_TENSOR) &&
         (parts->layout == NULL || is_memref) &&
         (parts->memory_space == NULL || is_memref || is_unranked_memref);
}

static varve_status make_shaped(varve_context *context, const varve_shaped_type_parts *parts,
                                const varve_entity **made) {
  const varve_entity *element = varve_of_type(parts->element_type);
  varve_dims dims = {parts->shape.sizes, parts->shape.rank};
  varve_memref_parts memref = {.dims = dims,
                               .element = element,
                               .layout = varve_of_attribute(parts->layout),
                               .space = varve_of_attribute(parts->memory_space)};
  switch (parts->kind) {
  case VARVE_TYPE_KIND_VECTOR:
    return varve_vector_type_get(context, dims, parts->shape.scalable, element, made);
  case VARVE_TYPE_KIND_RANKED_TENSOR:
    return varve_tensor_type_get(context, dims, element, varve_of_attribute(parts->encoding), made);
  case VARVE_TYPE_KIND_UNRANKED_TENSOR:
    return varve_unranked_tensor_type_get(context, element, made);
  case VARVE_TYPE_KIND_MEMREF:
    return varve_memref_type_get(context, &memref, made);
  case VARVE_TYPE_KIND_UNRANKED_MEMREF:
    return varve_unranked_memref_type_get(context, element, memref.space, made);
  default:
    return VARVE_STATUS_BAD_ARGUMENT;
  }
}

varve_status varve_type_make_shaped(varve_context *context, const varve_shaped_type_parts *parts,
                                    const varve_type **type) {
  varve_shaped_type_parts filled = {.struct_size = sizeof filled};
  const varve_entity *made = NULL;
  if (!can_make(context, type) || parts == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(varve_options_fill(parts, &filled, sizeof filled));
  if (!parts_are_sound(context, &filled))
    return VARVE_STATUS_BAD_ARGUMENT;
  return varve_give_type(as_argument(make_shaped(context, &filled, &made)), &made, type);
}

varve_status varve_type_make_dialect(varve_context *context, varve_slice name,
                                     varve_dialect_parameter_list parameters,
                                     const varve_type **type) {
  const varve_entity *made = NULL;
  if (!can_make(context, type) || !varve_slice_is_sound(name))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_entity_name full = {.text = name, .is_type = true};
  return varve_give_type(varve_make_dialect_entity(context, full, parameters, &made), &made, type);
}

/* include/varve/type.h: what types consist of. */

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
