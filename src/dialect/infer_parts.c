/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finds types inside other types and attributes. */
#include <stdarg.h>
#include <stdio.h>

#include "dialect/entity_alias.h"
#include "dialect/format.h"
#include "dialect/infer_convert.h"

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

/* Handles #dialect.name<...> : type. */
static varve_status find_self_type(varve_context *context, const varve_attribute *attribute,
                                   const varve_type **type) {
  const varve_entity_definition *definition = NULL;
  if (!varve_entity_is_parametric(attribute)) {
    /* The type after the colon is a reference without a place in the text. */
    const varve_entity *last = attribute->children[attribute->child_count - 1];
    if (attribute->child_count > count_places(attribute) + 1 && varve_is_type(last))
      *type = last;
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

varve_status varve_attribute_own_type(varve_context *context, const varve_attribute *attribute,
                                      const varve_type **type) {
  return varve_attribute_own_type_within(context, attribute, NULL, type);
}

varve_status varve_attribute_own_type_within(varve_context *context,
                                             const varve_attribute *attribute,
                                             varve_alias_budget *budget, const varve_type **type) {
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

varve_status varve_type_with_element(varve_context *context, const varve_type *type,
                                     const varve_type *element, const varve_type **made) {
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

bool varve_is_dialect_type(const varve_type *type, const char *dialect, const char *mnemonic) {
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

static varve_status take_type(varve_status status, const varve_attribute *attribute,
                              const varve_type **type) {
  *type = NULL;
  if (status == VARVE_STATUS_OK && attribute->kind == VARVE_KIND_TYPE)
    *type = attribute->children[0];
  return status == VARVE_STATUS_INVALID ? VARVE_STATUS_OK : status;
}

varve_status varve_type_of_text(varve_context *context, varve_slice text, const varve_type **type) {
  const varve_attribute *attribute = NULL;
  varve_status status = context->parse_attribute(context, text, &attribute);
  return take_type(status, attribute, type);
}

varve_status varve_type_of_definition(varve_context *context, varve_slice text,
                                      const varve_type **type) {
  const varve_attribute *attribute = NULL;
  varve_status status = varve_definition_attribute(context, text, &attribute);
  return take_type(status, attribute, type);
}

static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

/* A part of the text of a dialect's type. */
typedef struct text_part {
  const char *start;
  const char *end;
  uint32_t place; /* number of references before it */
} text_part;

/* Returns the place after the string at p, or the end. */
static const char *skip_string(const char *p, const char *end) {
  for (p++; p < end && *p != '"'; p++)
    if (*p == '\\' && end - p > 1)
      p++;
  return p < end ? p + 1 : end;
}

/* Finds the text between the commas at index and index + 1 of name<part, part>. */
static bool find_text_part(const varve_type *type, uint32_t index, text_part *part) {
  varve_slice text = varve_parametric_mnemonic(type);
  const char *p = text.size == 0 ? NULL : memchr(text.data, '<', text.size);
  const char *end = text.data + text.size;
  uint32_t depth = 0, places = 0;
  if (p == NULL || end[-1] != '>')
    return false;
  *part = (text_part){++p, --end, 0};
  while (p < end) {
    char c = *p;
    if (c == '"') {
      p = skip_string(p, end);
      continue;
    }
    bool is_arrow = c == '-' && end - p > 1 && p[1] == '>';
    bool is_close = c == '>' || c == ')' || c == ']' || c == '}';
    if (c == ',' && depth == 0 && index-- == 0)
      break;
    if (c == ',' && depth == 0)
      *part = (text_part){p + 1, end, places};
    places += c == 0;
    depth += c == '<' || c == '(' || c == '[' || c == '{';
    depth -= is_close && depth != 0;
    p += is_arrow ? 2 : 1;
  }
  part->end = p < end ? p : end;
  for (; part->start < part->end && is_blank(*part->start); part->start++) {
  }
  for (; part->start < part->end && is_blank(part->end[-1]); part->end--) {
  }
  return (p < end || index == 0) && part->start < part->end;
}

/* Takes a part that is a reference, or text without references. */
static varve_status take_text_part(varve_context *context, const varve_type *type, text_part part,
                                   const varve_type **found) {
  size_t size = (size_t)(part.end - part.start);
  if (size == 1 && *part.start == 0) {
    const varve_entity *reference =
        part.place + 1 < type->child_count ? type->children[part.place + 1] : NULL;
    if (reference != NULL && varve_is_type(reference))
      *found = reference;
    return VARVE_STATUS_OK;
  }
  if (size == 0 || memchr(part.start, 0, size) != NULL)
    return VARVE_STATUS_OK;
  return varve_type_of_text(context, varve_slice_make(part.start, size), found);
}

static void skip_dims(text_part *part) {
  const char *p = part->start;
  while (p < part->end) {
    while (p < part->end && ((*p >= '0' && *p <= '9') || *p == '?' || *p == '*'))
      p++;
    if (p == part->start || p == part->end || *p != 'x')
      return;
    part->start = ++p;
  }
}

static varve_status find_part(varve_context *context, const varve_type *type, uint32_t index,
                              bool has_dims, const varve_type **found) {
  text_part part;
  *found = NULL;
  if (type->kind != VARVE_KIND_DIALECT_TYPE)
    return VARVE_STATUS_OK;
  if (varve_entity_is_parametric(type)) {
    const varve_entity *parameter =
        index < varve_parameter_count(type) ? varve_parameter(type, index) : NULL;
    if (parameter != NULL && parameter->kind == VARVE_KIND_TYPE)
      parameter = parameter->children[0];
    if (parameter != NULL && varve_is_type(parameter))
      *found = parameter;
    return VARVE_STATUS_OK;
  }
  if (!find_text_part(type, index, &part))
    return VARVE_STATUS_OK;
  if (has_dims)
    skip_dims(&part);
  return take_text_part(context, type, part, found);
}

varve_status varve_dialect_type_part(varve_context *context, const varve_type *type, uint32_t index,
                                     const varve_type **part) {
  return find_part(context, type, index, false, part);
}

varve_status varve_dialect_type_element(varve_context *context, const varve_type *type,
                                        const varve_type **element) {
  *element = NULL;
  /* If the type has parameters, the shape comes first. */
  if (varve_entity_is_parametric(type))
    for (uint32_t i = 0; i < varve_parameter_count(type) && *element == NULL; i++)
      VARVE_TRY(find_part(context, type, i, false, element));
  if (*element != NULL)
    return VARVE_STATUS_OK;
  return find_part(context, type, 0, true, element);
}
