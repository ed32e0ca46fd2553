/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* include/varve/type.h and attribute.h: types and attributes of dialects by parameter. */
#include "api/dialect_entity.h"
#include "api/options.h"
#include "dialect/entity_stand.h"
#include "dialect/format.h"
#include "ir/handle.h"

varve_slice varve_dialect_of_entity(const varve_entity *entity) {
  if (entity == NULL)
    return varve_slice_make(NULL, 0);
  return varve_entity_is_dialect_node(entity) ? varve_string_bytes(entity->children[0])
                                              : VARVE_SLICE("builtin");
}

varve_slice varve_mnemonic_of_entity(const varve_entity *entity) {
  return entity != NULL && varve_entity_is_dialect_node(entity)
             ? varve_dialect_node_mnemonic(entity)
             : varve_slice_make(NULL, 0);
}

uint32_t varve_parameter_count_of_entity(const varve_entity *entity) {
  return entity != NULL && varve_entity_is_parametric(entity) ? varve_parameter_count(entity) : 0;
}

/* *definition is NULL if the context has none that states as many parameters. */
static varve_status definition_of(varve_context *context, const varve_entity *entity,
                                  const varve_entity_definition **definition) {
  VARVE_TRY(varve_find_entity(context, varve_dialect_of_entity(entity),
                              varve_mnemonic_of_entity(entity), varve_is_type(entity), definition));
  if (*definition != NULL && (*definition)->parameter_count != varve_parameter_count(entity))
    *definition = NULL;
  return VARVE_STATUS_OK;
}

varve_status varve_get_parameter(varve_context *context, const varve_entity *entity, uint32_t index,
                                 varve_dialect_parameter *parameter) {
  const varve_entity_definition *definition = NULL;
  if (parameter == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  memset(parameter, 0, sizeof *parameter);
  if (context == NULL || index >= varve_parameter_count_of_entity(entity))
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(definition_of(context, entity, &definition));
  if (definition != NULL)
    parameter->name = definition->parameters[index].name;
  parameter->value = varve_as_component(varve_parameter(entity, index));
  return VARVE_STATUS_OK;
}

/* Returns the number of the parameter with this name; their count if no parameter has it. */
static uint32_t find_name(const varve_entity_definition *definition, varve_slice name) {
  uint32_t i = 0;
  while (i < definition->parameter_count &&
         !varve_slice_equal(definition->parameters[i].name, name))
    i++;
  return i;
}

varve_status varve_find_parameter(varve_context *context, const varve_entity *entity,
                                  varve_slice name, varve_component *value) {
  const varve_entity_definition *definition = NULL;
  if (value == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *value = varve_as_component(NULL);
  if (context == NULL || entity == NULL || !varve_slice_is_sound(name))
    return VARVE_STATUS_BAD_ARGUMENT;
  if (!varve_entity_is_parametric(entity))
    return VARVE_STATUS_NOT_FOUND;
  VARVE_TRY(definition_of(context, entity, &definition));
  uint32_t index = definition == NULL ? 0 : find_name(definition, name);
  if (definition == NULL || index == definition->parameter_count)
    return VARVE_STATUS_NOT_FOUND;
  *value = varve_as_component(varve_parameter(entity, index));
  return VARVE_STATUS_OK;
}

/* Stores the given parameters at their numbers, in the form that their rules state. */
static varve_status take_given(varve_context *context, const varve_entity_definition *definition,
                               varve_dialect_parameter_list given, const varve_entity **values) {
  for (uint32_t i = 0; i < given.count; i++) {
    const varve_dialect_parameter *parameter = &given.items[i];
    const varve_entity *value = varve_of_component(parameter->value);
    if (!varve_slice_is_sound(parameter->name) || value == NULL ||
        !varve_entity_is_of(context, value))
      return VARVE_STATUS_BAD_ARGUMENT;
    uint32_t index = find_name(definition, parameter->name);
    if (index == definition->parameter_count || values[index] != NULL)
      return VARVE_STATUS_INVALID;
    const varve_parameter_rule *rule = &definition->format->parameters[index].rule;
    if (!varve_parameter_rule_accepts_value(rule, value)) {
      if (varve_is_type(value))
        VARVE_TRY(varve_type_attribute_get(context, value, &value));
      VARVE_TRY(varve_parameter_from_attribute(context, rule, value, &value));
    }
    values[index] = value;
  }
  return VARVE_STATUS_OK;
}

static varve_status make(varve_context *context, const varve_entity_definition *definition,
                         const varve_entity **values, const varve_entity **made) {
  const varve_assembly_format *format = definition->format;
  const varve_entity *dialect = NULL;
  for (uint32_t i = 0; i < definition->parameter_count; i++) {
    const varve_parameter_value *parameter = &format->parameters[i];
    if (values[i] == NULL && !parameter->has_default && !parameter->may_be_absent &&
        !parameter->rule.is_optional)
      return VARVE_STATUS_INVALID;
    if (values[i] == NULL)
      VARVE_TRY(varve_format_default(context, format, i, &values[i]));
  }
  VARVE_TRY(varve_string_get(context, definition->dialect->name, &dialect));
  VARVE_TRY((definition->is_type ? varve_parametric_type_get : varve_parametric_attribute_get)(
      context, dialect, definition->mnemonic, values, definition->parameter_count, made));
  return varve_read_entity(context, definition, *made, made);
}

varve_status varve_make_dialect_entity(varve_context *context, varve_entity_name name,
                                       varve_dialect_parameter_list parameters,
                                       const varve_entity **made) {
  *made = NULL;
  const char *dot = name.text.size == 0 ? NULL : memchr(name.text.data, '.', name.text.size);
  if (context == NULL || dot == NULL || (parameters.items == NULL && parameters.count != 0))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_slice dialect = varve_slice_make(name.text.data, (size_t)(dot - name.text.data));
  varve_slice mnemonic = varve_slice_make(dot + 1, name.text.size - dialect.size - 1);
  const varve_entity_definition *definition = NULL;
  VARVE_TRY(varve_find_entity(context, dialect, mnemonic, name.is_type, &definition));
  if (definition == NULL || definition->format == NULL)
    return VARVE_STATUS_NOT_FOUND;
  varve_vector values;
  varve_vector_init(&values, &context->memory, sizeof(const varve_entity *));
  const varve_entity **items = varve_vector_grow(&values, definition->parameter_count + (size_t)1);
  varve_status status = items == NULL ? VARVE_STATUS_OUT_OF_MEMORY : VARVE_STATUS_OK;
  if (status == VARVE_STATUS_OK)
    status = take_given(context, definition, parameters, items);
  if (status == VARVE_STATUS_OK)
    status = make(context, definition, items, made);
  if (status != VARVE_STATUS_OK)
    *made = NULL;
  varve_vector_release(&values);
  return status;
}
