/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Defaults of parameters, and which parameters are printed. */
#include "dialect/format.h"

#include "ir/attributes.h"

static varve_slice default_text(const varve_entity_definition *definition, uint32_t parameter) {
  return definition->parameters[parameter].default_value;
}

varve_status varve_format_default(varve_context *context, const varve_assembly_format *format,
                                  uint32_t parameter, const varve_entity **value) {
  varve_parameter_value *state = &format->parameters[parameter];
  const varve_attribute *attribute = NULL;
  *value = state->default_value;
  if (*value != NULL)
    return VARVE_STATUS_OK;
  if (!state->has_default) {
    VARVE_TRY(state->rule.is_array ? varve_array_get(context, NULL, 0, value)
                                   : varve_absent_get(context, value));
    state->default_value = *value;
    return VARVE_STATUS_OK;
  }
  if (context->parse_attribute == NULL || state->is_pending)
    return VARVE_STATUS_INVALID;
  state->is_pending = true; /* the default may be an entity of the same definition */
  varve_status status =
      varve_definition_attribute(context, default_text(format->definition, parameter), &attribute);
  if (status == VARVE_STATUS_OK)
    status = varve_parameter_from_attribute(context, &state->rule, attribute, value);
  state->is_pending = false;
  VARVE_TRY(status);
  state->default_value = *value;
  return VARVE_STATUS_OK;
}

varve_status varve_format_is_shown(varve_context *context, const varve_assembly_format *format,
                                   const varve_entity *entity, uint32_t parameter, bool *is_shown) {
  const varve_entity *value = varve_parameter(entity, parameter), *absent = NULL;
  *is_shown = true;
  if (!format->parameters[parameter].may_be_absent)
    return VARVE_STATUS_OK;
  *is_shown = false;
  if (value->kind == VARVE_KIND_ABSENT)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_format_default(context, format, parameter, &absent));
  *is_shown = value != absent;
  return VARVE_STATUS_OK;
}
