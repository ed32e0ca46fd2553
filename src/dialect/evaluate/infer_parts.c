/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finds types inside other types and attributes. */
#include <stdarg.h>
#include <stdio.h>

#include "dialect/entity_format/format.h"
#include "dialect/evaluate/entity_alias.h"
#include "dialect/evaluate/infer_convert.h"

varve_status varve_infer_refuse(varve_inference *inference, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(inference->message, sizeof inference->message, format, arguments);
  va_end(arguments);
  return VARVE_STATUS_INVALID;
}

/* Attributes */

static uint32_t count_places(const varve_entity *node) {
  const char *text = varve_entity_payload(node);
  uint32_t places = 0;
  for (size_t i = 0; i < node->payload_size; i++)
    places += text[i] == 0;
  return places;
}

const varve_entity *varve_text_self_type(const varve_entity *attribute) {
  const varve_entity *last = attribute->children[attribute->child_count - 1];
  bool has_type = attribute->child_count > count_places(attribute) + 1 && varve_is_type(last);
  return has_type ? last : NULL;
}

/* Handles #dialect.name<...> : type. */
static varve_status find_self_type(varve_context *context, const varve_entity *attribute,
                                   const varve_entity **type) {
  const varve_entity_definition *definition = NULL;
  if (!varve_entity_is_parametric(attribute)) {
    *type = varve_text_self_type(attribute);
    return VARVE_STATUS_OK;
  }
  VARVE_TRY(varve_find_entity(context, varve_string_bytes(attribute->children[0]),
                              varve_parametric_mnemonic(attribute), false, &definition));
  uint32_t self = definition == NULL || definition->format == NULL ? VARVE_NO_PARAMETER
                                                                   : definition->format->self_type;
  if (self < varve_parameter_count(attribute) && varve_is_type(varve_parameter(attribute, self)))
    *type = varve_parameter(attribute, self);
  return VARVE_STATUS_OK;
}

varve_status varve_attribute_own_type(varve_context *context, const varve_entity *attribute,
                                      const varve_entity **type) {
  return varve_attribute_own_type_within(context, attribute, NULL, type);
}

varve_status varve_attribute_own_type_within(varve_context *context, const varve_entity *attribute,
                                             varve_alias_budget *budget,
                                             const varve_entity **type) {
  *type = NULL;
  if (attribute->kind == VARVE_KIND_DIALECT_ATTRIBUTE) {
    VARVE_TRY(find_self_type(context, attribute, type));
    return *type != NULL ? VARVE_STATUS_OK
                         : varve_own_type_compute(context, attribute, budget, type);
  }
  *type = varve_attribute_type(attribute);
  if (*type == NULL && attribute->kind == VARVE_KIND_STRING)
    *type = context->none_type;
  return VARVE_STATUS_OK;
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

static varve_status take_type(varve_status status, const varve_entity *attribute,
                              const varve_entity **type) {
  *type = NULL;
  if (status == VARVE_STATUS_OK && attribute->kind == VARVE_KIND_TYPE)
    *type = attribute->children[0];
  return status == VARVE_STATUS_INVALID ? VARVE_STATUS_OK : status;
}

varve_status varve_type_of_text(varve_context *context, varve_slice text,
                                const varve_entity **type) {
  const varve_entity *attribute = NULL;
  varve_status status = context->parse_attribute(context, text, &attribute);
  return take_type(status, attribute, type);
}

varve_status varve_type_of_definition(varve_context *context, varve_slice text,
                                      const varve_entity **type) {
  const varve_entity *attribute = NULL;
  varve_status status = varve_definition_attribute(context, text, &attribute);
  return take_type(status, attribute, type);
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
