/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* include/varve/ir.h: types and attributes. */
#include <varve/ir.h>

#include "api/bytes.h"
#include "api/options.h"
#include "base/diagnostic.h"
#include "ir/attributes.h"
#include "text/parser.h"
#include "text/printer.h"

varve_kind varve_type_get_kind(const varve_type *type) { return (varve_kind)type->kind; }

varve_kind varve_attribute_get_kind(const varve_attribute *attribute) {
  return (varve_kind)attribute->kind;
}

typedef varve_status parse_function(varve_module *module, varve_context *context,
                                    varve_reporter *reporter, varve_slice text,
                                    const varve_entity **entity);

static varve_status parse(parse_function *parse_text, varve_context *context, varve_slice text,
                          varve_diagnostic_sink sink, const varve_entity **entity) {
  if (entity == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *entity = NULL;
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
  return parse(varve_parse_type_text, context, text, sink, type);
}

varve_status varve_attribute_parse(varve_context *context, varve_slice text,
                                   varve_diagnostic_sink sink, const varve_attribute **attribute) {
  return parse(varve_parse_attribute_text, context, text, sink, attribute);
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
  return print(context, type, text);
}

varve_status varve_attribute_print(varve_context *context, const varve_attribute *attribute,
                                   varve_bytes **text) {
  return print(context, attribute, text);
}

/* Clears the output. Returns whether context and output are not NULL. */
static bool can_make(const varve_context *context, const varve_attribute **attribute) {
  if (attribute != NULL)
    *attribute = NULL;
  return context != NULL && attribute != NULL;
}

varve_status varve_attribute_make_string(varve_context *context, varve_slice bytes,
                                         const varve_attribute **attribute) {
  if (!can_make(context, attribute) || (bytes.data == NULL && bytes.size != 0))
    return VARVE_STATUS_BAD_ARGUMENT;
  return varve_string_get(context, bytes, attribute);
}

varve_status varve_attribute_make_integer(varve_context *context, const varve_type *type,
                                          int64_t value, const varve_attribute **attribute) {
  if (!can_make(context, attribute) || type == NULL ||
      (type->kind != VARVE_KIND_INTEGER_TYPE && type->kind != VARVE_KIND_INDEX_TYPE) ||
      !varve_entity_is_of(context, type))
    return VARVE_STATUS_BAD_ARGUMENT;
  return varve_integer_get_i64(context, type, value, attribute);
}

varve_status varve_attribute_make_type(varve_context *context, const varve_type *type,
                                       const varve_attribute **attribute) {
  if (!can_make(context, attribute) || type == NULL || !varve_is_type(type) ||
      !varve_entity_is_of(context, type))
    return VARVE_STATUS_BAD_ARGUMENT;
  return varve_type_attribute_get(context, type, attribute);
}

static bool are_attributes(const varve_context *context, const varve_attribute *const *list,
                           uint32_t count) {
  for (uint32_t i = 0; list != NULL && i < count; i++)
    if (list[i] == NULL || !varve_is_attribute(list[i]) || !varve_entity_is_of(context, list[i]))
      return false;
  return list != NULL || count == 0;
}

varve_status varve_attribute_make_array(varve_context *context,
                                        const varve_attribute *const *elements, uint32_t count,
                                        const varve_attribute **attribute) {
  if (!can_make(context, attribute) || !are_attributes(context, elements, count))
    return VARVE_STATUS_BAD_ARGUMENT;
  return varve_array_get(context, elements, count, attribute);
}

varve_status varve_attribute_make_dictionary(varve_context *context,
                                             const varve_attribute *const *entries,
                                             uint32_t entry_count,
                                             const varve_attribute **attribute) {
  if (!can_make(context, attribute) || entry_count > UINT32_MAX / 2 ||
      !are_attributes(context, entries, 2 * entry_count))
    return VARVE_STATUS_BAD_ARGUMENT;
  for (uint32_t i = 0; i < entry_count; i++)
    if (entries[2 * (size_t)i]->kind != VARVE_KIND_STRING ||
        entries[2 * (size_t)i]->child_count != 0)
      return VARVE_STATUS_BAD_ARGUMENT;
  return varve_dictionary_get(context, entries, entry_count, NULL, attribute);
}

varve_status varve_attribute_get_string(const varve_attribute *attribute, varve_slice *bytes) {
  if (bytes == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *bytes = varve_slice_make(NULL, 0);
  if (attribute == NULL || attribute->kind != VARVE_KIND_STRING)
    return VARVE_STATUS_BAD_ARGUMENT;
  *bytes = varve_string_bytes(attribute);
  return VARVE_STATUS_OK;
}

varve_status varve_attribute_get_integer(const varve_attribute *attribute, int64_t *value) {
  if (value == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *value = 0;
  if (attribute == NULL || attribute->kind != VARVE_KIND_INTEGER)
    return VARVE_STATUS_BAD_ARGUMENT;
  const varve_type *type = attribute->children[0];
  const uint64_t *words = varve_integer_words(attribute);
  uint32_t width = varve_type_bit_width(type);
  if (width > 64 && varve_wide_active_bits(words, varve_wide_words(width)) > 63)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  uint64_t bits = words[0];
  bool is_unsigned = type->kind == VARVE_KIND_INTEGER_TYPE &&
                     varve_integer_type_layout(type).signedness == VARVE_UNSIGNED;
  if (!is_unsigned && width > 1 && width < 64 && (bits >> (width - 1)) != 0)
    bits |= UINT64_MAX << width;
  memcpy(value, &bits, sizeof(bits));
  return VARVE_STATUS_OK;
}

uint32_t varve_attribute_get_size(const varve_attribute *attribute) {
  if (attribute->kind == VARVE_KIND_ARRAY || attribute->kind == VARVE_KIND_SYMBOL_REF)
    return attribute->child_count;
  return attribute->kind == VARVE_KIND_DICTIONARY ? varve_dictionary_size(attribute) : 0;
}

const varve_attribute *varve_attribute_get_element(const varve_attribute *attribute,
                                                   uint32_t index) {
  if (attribute->kind == VARVE_KIND_DICTIONARY)
    return varve_dictionary_value(attribute, index);
  const varve_attribute *child = attribute->children[index];
  bool is_nested = attribute->kind == VARVE_KIND_SYMBOL_REF && index != 0;
  return is_nested ? child->children[0] : child;
}

varve_slice varve_attribute_get_name(const varve_attribute *dictionary, uint32_t index) {
  return varve_string_bytes(varve_dictionary_name(dictionary, index));
}

const varve_attribute *varve_attribute_find(const varve_attribute *dictionary, varve_slice name) {
  if (dictionary->kind != VARVE_KIND_DICTIONARY || !varve_slice_is_sound(name))
    return NULL;
  return varve_dictionary_find(dictionary, name);
}

uint32_t varve_attribute_get_part_count(const varve_attribute *attribute) {
  return attribute->child_count;
}

const varve_attribute *varve_attribute_get_part(const varve_attribute *attribute, uint32_t index) {
  return attribute->children[index];
}
