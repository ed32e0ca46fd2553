/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types of dialects that have a shape: varve.shaped = ["SHAPE", "ELEMENT"] names two parameters.
 * format-spec/dialect-definitions.md section 4. */
#include "dialect/evaluate/shaped_type.h"

#include "dialect/definition.h"
#include "ir/attributes.h"

/* Returns the parameter that an item of varve.shaped names, or NULL. */
static const varve_entity *find_parameter(const varve_entity_definition *definition,
                                          const varve_entity *type, const varve_entity *name) {
  if (name->kind != VARVE_KIND_STRING)
    return NULL;
  for (uint32_t i = 0; i < definition->parameter_count && i < varve_parameter_count(type); i++)
    if (varve_slice_equal(definition->parameters[i].name, varve_string_bytes(name)))
      return varve_parameter(type, i);
  return NULL;
}

varve_status varve_tensor_of_shaped(varve_context *context, const varve_entity *type,
                                    const varve_entity **tensor) {
  const varve_entity_definition *definition = NULL;
  const varve_entity *names = NULL;
  *tensor = NULL;
  if (type->kind != VARVE_KIND_DIALECT_TYPE || !varve_entity_is_parametric(type))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_find_entity(context, varve_string_bytes(type->children[0]),
                              varve_parametric_mnemonic(type), true, &definition));
  varve_slice text = definition == NULL ? VARVE_SLICE("")
                                        : varve_find_fact(definition->dialect->tables,
                                                          definition->record->facts, "shaped");
  if (text.size == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_definition_attribute(context, text, &names));
  if (names->kind != VARVE_KIND_ARRAY || names->child_count != 2)
    return VARVE_STATUS_OK;
  const varve_entity *shape = find_parameter(definition, type, names->children[0]);
  const varve_entity *element = find_parameter(definition, type, names->children[1]);
  if (shape == NULL || shape->kind != VARVE_KIND_ARRAY || element == NULL ||
      !varve_is_type(element))
    return VARVE_STATUS_OK;
  varve_vector sizes; /* int64_t */
  varve_status status = VARVE_STATUS_OK;
  varve_vector_init(&sizes, &context->memory, sizeof(int64_t));
  for (uint32_t i = 0; i < shape->child_count && status == VARVE_STATUS_OK; i++) {
    const varve_entity *number = shape->children[i];
    int64_t size = number->kind == VARVE_KIND_INTEGER ? (int64_t)varve_integer_words(number)[0]
                                                      : VARVE_DYNAMIC;
    status = varve_vector_push(&sizes, &size);
  }
  varve_dims dims = {sizes.data, sizes.count};
  if (status == VARVE_STATUS_OK)
    status = varve_tensor_type_get(context, dims, element, NULL, tensor);
  varve_vector_release(&sizes);
  if (status == VARVE_STATUS_INVALID)
    *tensor = NULL;
  return status == VARVE_STATUS_INVALID ? VARVE_STATUS_OK : status;
}

/* Shaped types */

varve_status varve_type_with_element(varve_context *context, const varve_entity *type,
                                     const varve_entity *element, const varve_entity **made) {
  *made = NULL;
  switch (type->kind) {
  case VARVE_KIND_VECTOR_TYPE:
    return varve_vector_type_get(context, varve_type_dims(type), varve_vector_type_scalable(type),
                                 element, made);
  case VARVE_KIND_RANKED_TENSOR_TYPE:
    return varve_tensor_type_get(context, varve_type_dims(type), element,
                                 varve_tensor_type_encoding(type), made);
  case VARVE_KIND_UNRANKED_TENSOR_TYPE:
    return varve_unranked_tensor_type_get(context, element, made);
  case VARVE_KIND_MEMREF_TYPE: {
    const varve_memref_parts parts = {varve_type_dims(type), element,
                                      varve_memref_type_layout(type),
                                      varve_memref_type_space(type)};
    return varve_memref_type_get(context, &parts, made);
  }
  case VARVE_KIND_UNRANKED_MEMREF_TYPE:
    return varve_unranked_memref_type_get(context, element, varve_memref_type_space(type), made);
  default:
    return VARVE_STATUS_OK;
  }
}

/* Types of dialects */

bool varve_is_dialect_type(const varve_entity *type, const char *dialect, const char *mnemonic) {
  if (type->kind != VARVE_KIND_DIALECT_TYPE ||
      !varve_slice_equal(varve_string_bytes(type->children[0]), varve_slice_of(dialect)))
    return false;
  varve_slice text = varve_parametric_mnemonic(type);
  varve_slice name = varve_slice_of(mnemonic);
  if (varve_entity_is_parametric(type))
    return varve_slice_equal(text, name);
  return varve_slice_starts_with(text, name) &&
         (text.size == name.size || text.data[name.size] == '<');
}

const varve_entity *varve_dialect_type_part(const varve_entity *type, uint32_t index) {
  if (type->kind != VARVE_KIND_DIALECT_TYPE || !varve_entity_is_parametric(type) ||
      index >= varve_parameter_count(type))
    return NULL;
  const varve_entity *parameter = varve_parameter(type, index);
  if (parameter->kind == VARVE_KIND_TYPE)
    parameter = parameter->children[0];
  return varve_is_type(parameter) ? parameter : NULL;
}

const varve_entity *varve_dialect_type_element(const varve_entity *type) {
  const varve_entity *element = NULL;
  bool has_parameters = type->kind == VARVE_KIND_DIALECT_TYPE && varve_entity_is_parametric(type);
  uint32_t count = has_parameters ? varve_parameter_count(type) : 0;
  for (uint32_t i = 0; i < count && element == NULL; i++) /* the shape comes first */
    element = varve_dialect_type_part(type, i);
  return element;
}

bool varve_dialect_type_shape(const varve_entity *type, varve_dialect_shape *shape) {
  bool has_parameters = type->kind == VARVE_KIND_DIALECT_TYPE && varve_entity_is_parametric(type) &&
                        varve_parameter_count(type) != 0;
  const varve_entity *sizes = has_parameters ? varve_parameter(type, 0) : NULL;
  *shape = (varve_dialect_shape){0};
  if (sizes == NULL || sizes->kind != VARVE_KIND_ARRAY)
    return false;
  *shape = (varve_dialect_shape){sizes->children, sizes->child_count};
  return true;
}

int64_t varve_dialect_shape_at(const varve_dialect_shape *shape, uint32_t i) {
  const varve_entity *size = shape->sizes[i];
  return size->kind == VARVE_KIND_INTEGER ? (int64_t)varve_integer_words(size)[0] : VARVE_DYNAMIC;
}
