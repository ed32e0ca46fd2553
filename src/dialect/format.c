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

/* The parts of an entity that are printed. */
typedef struct printed {
  varve_context *context;
  const varve_assembly_format *format;
  const varve_entity *entity;
} printed;

static varve_status is_shown(const printed *p, uint32_t parameter, bool *shown) {
  const varve_entity *value = varve_parameter(p->entity, parameter), *absent = NULL;
  *shown = true;
  if (!p->format->parameters[parameter].may_be_absent)
    return VARVE_STATUS_OK;
  *shown = false;
  if (value->kind == VARVE_KIND_ABSENT)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_format_default(p->context, p->format, parameter, &absent));
  *shown = value != absent;
  return VARVE_STATUS_OK;
}

static varve_status any_anchor_is_shown(const printed *p, const varve_format_element *element,
                                        bool *shown) {
  *shown = false;
  for (uint32_t i = 0; !*shown && i < element->anchor_count; i++)
    VARVE_TRY(is_shown(p, p->format->anchors[element->first_anchor + i], shown));
  return VARVE_STATUS_OK;
}

/* Returns the element after this one, or the same if it prints text. */
static varve_status next_after(const printed *p, uint32_t index, uint32_t *next) {
  const varve_format_element *element = &p->format->elements[index];
  bool shown = true;
  *next = index;
  switch (element->kind) {
  case VARVE_FORMAT_VARIABLE:
  case VARVE_FORMAT_FIELD:
    if (!element->is_required)
      VARVE_TRY(is_shown(p, element->index, &shown));
    *next = shown ? index : index + 1;
    return VARVE_STATUS_OK;
  case VARVE_FORMAT_KEY:
    VARVE_TRY(any_anchor_is_shown(p, element, &shown));
    *next = shown ? index : element->next;
    return VARVE_STATUS_OK;
  case VARVE_FORMAT_GROUP:
    VARVE_TRY(any_anchor_is_shown(p, element, &shown));
    *next = shown != element->is_inverted ? index + 1 : element->next;
    return VARVE_STATUS_OK;
  case VARVE_FORMAT_JUMP:
    *next = element->next;
    return VARVE_STATUS_OK;
  default:
    return VARVE_STATUS_OK;
  }
}

varve_status varve_format_seek(varve_context *context, const varve_assembly_format *format,
                               const varve_entity *entity, uint32_t *element) {
  const printed p = {context, format, entity};
  for (uint32_t next = *element; *element < format->element_count; *element = next) {
    VARVE_TRY(next_after(&p, *element, &next));
    if (next == *element)
      break;
  }
  return VARVE_STATUS_OK;
}
