/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* include/varve/type.h and attribute.h: types and attributes of dialects by parameter. */
#include "api/entities/dialect_entity.h"

#include <varve/affine.h>

#include "api/bytes.h"
#include "api/options.h"
#include "base/diagnostic.h"
#include "dialect/entity_format/format.h"
#include "dialect/evaluate/entity_expressions.h"
#include "ir/attributes.h"
#include "ir/handle.h"
#include "text/parse/parser.h"
#include "text/print/printer.h"

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
  if (context == NULL || index >= varve_parameter_count_of_entity(entity) ||
      !varve_entity_is_of(context, entity))
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
  if (context == NULL || entity == NULL || !varve_slice_is_sound(name) ||
      !varve_entity_is_of(context, entity))
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

/* Values as parameters keep them: numbers are of i64, booleans of i1 */

static bool is_number_in_range(const varve_parameter_rule *rule, int64_t number) {
  uint32_t bits = rule->width - (rule->is_signed && rule->width != 0);
  if (rule->kind == VARVE_PARAMETER_ENUM)
    return varve_enum_has(rule, (uint64_t)number);
  if (rule->kind != VARVE_PARAMETER_INTEGER || bits >= 63)
    return true;
  int64_t limit = INT64_C(1) << bits;
  return number < limit && number >= (rule->is_signed ? -limit : 0);
}

static bool is_kept(const varve_parameter_rule *rule, const varve_entity *value) {
  int64_t number = 0;
  switch (rule->kind) {
  case VARVE_PARAMETER_INTEGER:
  case VARVE_PARAMETER_ENUM:
    return varve_type_is_integer(value->children[0], 64, VARVE_SIGNLESS) &&
           varve_wide_to_i64(varve_integer_words(value), 64, true, &number) &&
           is_number_in_range(rule, number);
  case VARVE_PARAMETER_BOOL:
    return varve_type_is_integer(value->children[0], 1, VARVE_SIGNLESS);
  case VARVE_PARAMETER_STRING:
    return value->child_count == 0;
  case VARVE_PARAMETER_DENSE_ARRAY:
    return value->kind == VARVE_KIND_DIALECT_ATTRIBUTE ||
           (value->kind == VARVE_KIND_DENSE_ARRAY &&
            varve_type_is_integer(value->children[0], rule->width, VARVE_SIGNLESS));
  default:
    return true;
  }
}

/* Returns whether a value fits its rule as it is. The nesting of rules is limited. */
static bool is_ready(const varve_parameter_rule *rule, const varve_entity *value) {
  bool has_fields = rule->kind == VARVE_PARAMETER_RECORD && !rule->is_array;
  if (!varve_parameter_rule_accepts_value(rule, value))
    return false;
  if (!rule->is_array && rule->kind != VARVE_PARAMETER_LIST && !has_fields)
    return is_kept(rule, value);
  const varve_parameter_rule item = varve_parameter_rule_of_item(rule);
  for (uint32_t i = 0; i < value->child_count; i++) {
    const varve_parameter_rule *inner = has_fields ? &rule->fields[i].rule : &item;
    if (!is_ready(inner, varve_parameter_unwrap(inner, value->children[i])))
      return false;
  }
  return true;
}

/* Converts a number to the type that it is kept with, and so on. The default of an enum may be a
 * number without a name. */
static varve_status convert(varve_context *context, const varve_assembly_format *format,
                            uint32_t index, const varve_entity **value) {
  const varve_parameter_rule *rule = &format->parameters[index].rule;
  const varve_entity *attribute = *value, *usual = NULL;
  if (format->parameters[index].may_be_absent)
    VARVE_TRY(varve_format_default(context, format, index, &usual));
  if (attribute == usual || is_ready(rule, attribute))
    return VARVE_STATUS_OK;
  if (varve_is_type(attribute))
    VARVE_TRY(varve_type_attribute_get(context, attribute, &attribute));
  VARVE_TRY(varve_parameter_from_attribute(context, rule, attribute, value));
  return is_ready(rule, *value) ? VARVE_STATUS_OK : VARVE_STATUS_INVALID;
}

/* Stores the given parameters at their numbers, in the form that their rules state. One that is
 * absent, as varve_get_parameter returns it, is not given. */
static varve_status take_given(varve_context *context, const varve_entity_definition *definition,
                               varve_dialect_parameter_list given, const varve_entity **values) {
  for (uint32_t i = 0; i < given.count; i++) {
    const varve_dialect_parameter *parameter = &given.items[i];
    const varve_entity *value = varve_of_component(parameter->value);
    bool is_absent = parameter->value.type == NULL && parameter->value.attribute == NULL &&
                     parameter->value.expression == NULL;
    if (!varve_slice_is_sound(parameter->name) ||
        (!is_absent && (value == NULL || parameter->value.expression != NULL ||
                        !varve_entity_is_of(context, value))))
      return VARVE_STATUS_BAD_ARGUMENT;
    uint32_t index = find_name(definition, parameter->name);
    if (index == definition->parameter_count || values[index] != NULL)
      return VARVE_STATUS_INVALID;
    if (is_absent)
      continue;
    if (!definition->format->is_dynamic)
      VARVE_TRY(convert(context, definition->format, index, &value));
    else if (varve_is_type(value)) /* definitions in plain irdl have no rules */
      VARVE_TRY(varve_type_attribute_get(context, value, &value));
    values[index] = value;
  }
  return VARVE_STATUS_OK;
}

/* Sets *value to what a parameter is that is not given, as the parser does. */
static varve_status take_default(varve_context *context, const varve_assembly_format *format,
                                 uint32_t index, const varve_entity **value) {
  if (format->is_dynamic)
    return VARVE_STATUS_INVALID;
  const varve_parameter_value *parameter = &format->parameters[index];
  if (index == format->self_type &&
      varve_parameter_rule_accepts(&parameter->rule, context->none_type))
    *value = context->none_type;
  if (*value != NULL)
    return VARVE_STATUS_OK;
  return parameter->may_be_absent ? varve_format_default(context, format, index, value)
                                  : VARVE_STATUS_INVALID;
}

static varve_status make(varve_context *context, const varve_entity_definition *definition,
                         const varve_entity **values, const varve_entity **made) {
  const varve_entity *dialect = NULL;
  for (uint32_t i = 0; i < definition->parameter_count; i++)
    if (values[i] == NULL)
      VARVE_TRY(take_default(context, definition->format, i, &values[i]));
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

/* include/varve/type.h, attribute.h and affine.h: parsing and printing. */

typedef varve_status parse_function(varve_module *module, varve_context *context,
                                    varve_reporter *reporter, varve_slice text,
                                    const varve_entity **entity);

static varve_status parse(parse_function *parse_text, varve_context *context, varve_slice text,
                          varve_diagnostic_sink sink, const varve_entity **entity) {
  if (context == NULL || (text.data == NULL && text.size != 0))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_source_map map;
  varve_source_map_init(&map, &context->memory, text);
  varve_reporter reporter = {.sink = sink,
                             .file = VARVE_SLICE("-"),
                             .source = text,
                             .map = &map,
                             .max_errors = context->limits.max_errors};
  varve_status status = parse_text(NULL, context, &reporter, text, entity);
  varve_source_map_release(&map);
  return status;
}

varve_status varve_type_parse(varve_context *context, varve_slice text, varve_diagnostic_sink sink,
                              const varve_type **type) {
  const varve_entity *made = NULL;
  if (type == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_status status = parse(varve_parse_type_text, context, text, sink, &made);
  return varve_give_type(status, &made, type);
}

varve_status varve_attribute_parse(varve_context *context, varve_slice text,
                                   varve_diagnostic_sink sink, const varve_attribute **attribute) {
  const varve_entity *made = NULL;
  if (attribute == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_status status = parse(varve_parse_attribute_text, context, text, sink, &made);
  return varve_give_attribute(status, &made, attribute);
}

static varve_status print(varve_context *context, const varve_entity *entity, varve_bytes **text) {
  if (text == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *text = NULL;
  if (context == NULL || entity == NULL || !varve_entity_is_of(context, entity))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_bytes *made;
  VARVE_TRY(varve_bytes_create(&context->memory, &made));
  varve_status status = varve_print_entity(context, entity, &made->buffer);
  if (status == VARVE_STATUS_OK)
    *text = made;
  else
    varve_bytes_destroy(made);
  return status;
}

varve_status varve_type_print(varve_context *context, const varve_type *type, varve_bytes **text) {
  return print(context, varve_of_type(type), text);
}

varve_status varve_attribute_print(varve_context *context, const varve_attribute *attribute,
                                   varve_bytes **text) {
  return print(context, varve_of_attribute(attribute), text);
}

varve_status varve_affine_print(varve_context *context, const varve_affine_expression *expression,
                                varve_bytes **text) {
  return print(context, varve_of_expression(expression), text);
}
