/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Defaults and values of parameters. */
#include "dialect/entity_format/format.h"

#include "ir/attributes.h"

static varve_status make_absent(varve_context *context, varve_parameter_value *state,
                                const varve_entity **value) {
  VARVE_TRY(state->rule.is_array && !state->rule.is_optional
                ? varve_array_get(context, NULL, 0, value)
                : varve_absent_get(context, value));
  state->default_value = *value;
  return VARVE_STATUS_OK;
}

varve_status varve_format_default(varve_context *context, const varve_assembly_format *format,
                                  uint32_t parameter, const varve_entity **value) {
  varve_parameter_value *state = &format->parameters[parameter];
  const varve_entity *attribute = NULL;
  *value = state->default_value;
  if (*value != NULL)
    return VARVE_STATUS_OK;
  if (!state->has_default)
    return make_absent(context, state, value);
  if (context->parse_attribute == NULL || state->is_pending)
    return VARVE_STATUS_INVALID;
  state->is_pending = true; /* the default may be an entity of the same definition */
  varve_status status = varve_definition_attribute(
      context, format->definition->parameters[parameter].default_value, &attribute);
  if (status == VARVE_STATUS_OK)
    status = varve_parameter_from_attribute(context, &state->rule, attribute, value);
  state->is_pending = false;
  if (status == VARVE_STATUS_INVALID) /* a default that cannot be read is ignored */
    return make_absent(context, state, value);
  VARVE_TRY(status);
  state->default_value = *value;
  return VARVE_STATUS_OK;
}

const varve_entity *varve_format_value(const varve_assembly_format *format,
                                       const varve_entity *entity, uint32_t slot,
                                       const varve_format_cursor *cursor) {
  uint32_t path[2 * (VARVE_PARAMETER_NESTING + 1)];
  size_t count = 0;
  for (; slot >= format->parameter_count; slot = format->parameters[slot].parent)
    path[count++] = slot;
  const varve_entity *value = varve_parameter(entity, slot);
  while (count != 0) {
    const varve_parameter_value *part = &format->parameters[path[--count]];
    uint32_t index =
        part->field == VARVE_NO_PARAMETER ? cursor->rows[part->depth - 1] : part->field;
    if (value->kind != VARVE_KIND_ARRAY || index >= value->child_count)
      return NULL;
    value = varve_parameter_unwrap(&part->rule, value->children[index]);
  }
  return value;
}

static bool begins_with_number(const varve_assembly_format *format) {
  if (format == NULL || format->element_count < 2)
    return false;
  const varve_format_element *elements = format->elements;
  return elements[0].kind == VARVE_FORMAT_WHITESPACE && elements[0].text.size == 0 &&
         elements[1].kind == VARVE_FORMAT_VARIABLE &&
         format->parameters[elements[1].index].rule.kind == VARVE_PARAMETER_INTEGER;
}

varve_status varve_format_find_numbered(varve_context *context, varve_slice dialect, bool is_type,
                                        varve_slice *mnemonic,
                                        const varve_entity_definition **definition) {
  varve_slice name = *mnemonic;
  while (name.size != 0 && name.data[name.size - 1] >= '0' && name.data[name.size - 1] <= '9')
    name.size--;
  if (*definition != NULL || name.size == 0 || name.size == mnemonic->size)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_find_entity(context, dialect, name, is_type, definition));
  if (*definition != NULL && !begins_with_number((*definition)->format))
    *definition = NULL;
  if (*definition != NULL)
    *mnemonic = name;
  return VARVE_STATUS_OK;
}

varve_status varve_format_moved(varve_context *context, const varve_entity *source, int64_t offset,
                                const varve_entity **value) {
  *value = source;
  if (offset == 0 || source == NULL || source->kind != VARVE_KIND_INTEGER)
    return VARVE_STATUS_OK;
  uint64_t number = varve_integer_words(source)[0] + (uint64_t)offset;
  return varve_integer_get_i64(context, source->children[0], (int64_t)number, value);
}
