/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Writes terms as names do. */
#include "dialect/evaluate/term_text.h"

#include "base/number/float_format.h"
#include "dialect/rule/parameter_rule.h"
#include "ir/attributes.h"

static bool is_bool(const varve_entity *type) {
  return type->kind == VARVE_KIND_INTEGER_TYPE && varve_integer_type_layout(type).width == 1 &&
         varve_integer_type_layout(type).signedness == VARVE_SIGNLESS;
}

static varve_slice truth_text(bool value) {
  return value ? VARVE_SLICE("true") : VARVE_SLICE("false");
}

static bool is_unsigned(const varve_entity *type) {
  return type->kind == VARVE_KIND_INTEGER_TYPE &&
         varve_integer_type_layout(type).signedness == VARVE_UNSIGNED;
}

static varve_slice leaf_symbol(const varve_entity *reference) {
  while (reference->kind == VARVE_KIND_SYMBOL_REF)
    reference = reference->children[reference->child_count - 1];
  return varve_string_bytes(reference);
}

static varve_status append_scalar(varve_buffer *text, const varve_entity *entity) {
  switch (entity->kind) {
  case VARVE_KIND_STRING:
    return varve_buffer_append(text, varve_string_bytes(entity));
  case VARVE_KIND_SYMBOL_REF:
    return varve_buffer_append(text, leaf_symbol(entity));
  case VARVE_KIND_INTEGER: {
    const uint64_t *words = varve_integer_words(entity);
    const varve_entity *type = entity->children[0];
    if (is_bool(type))
      return varve_buffer_append(text, truth_text(words[0] != 0));
    return varve_wide_print(text, words, varve_type_bit_width(type), !is_unsigned(type));
  }
  case VARVE_KIND_FLOAT: {
    /* Names have no '+'. */
    size_t start = text->size, kept = start;
    VARVE_TRY(varve_float_print_short(text, varve_float_type_kind(entity->children[0]),
                                      varve_entity_payload(entity)));
    for (size_t i = start; i < text->size; i++)
      if (text->data[i] != '+')
        text->data[kept++] = text->data[i];
    text->size = kept;
    return VARVE_STATUS_OK;
  }
  case VARVE_KIND_TYPE:
    return append_scalar(text, entity->children[0]);
  case VARVE_KIND_INTEGER_TYPE: {
    varve_integer_layout layout = varve_integer_type_layout(entity);
    if (layout.signedness != VARVE_SIGNLESS)
      VARVE_TRY(varve_buffer_append_char(text, layout.signedness == VARVE_SIGNED ? 's' : 'u'));
    VARVE_TRY(varve_buffer_append_char(text, 'i'));
    return varve_buffer_append_unsigned(text, layout.width);
  }
  case VARVE_KIND_FLOAT_TYPE:
    return varve_buffer_append(
        text, varve_slice_of(varve_float_format_get(varve_float_type_kind(entity))->name));
  case VARVE_KIND_INDEX_TYPE:
    return varve_buffer_append(text, VARVE_SLICE("index"));
  default:
    return VARVE_STATUS_OK;
  }
}

/* Returns the text in the outermost brackets, or after the mnemonic, up to a reference or a
 * blank. */
static varve_slice template_value(const varve_entity *node) {
  varve_slice text = varve_slice_make(varve_entity_payload(node), node->payload_size);
  size_t start = 0;
  while (start < text.size && text.data[start] != '<' && text.data[start] != ' ')
    start++;
  if (start == text.size)
    return VARVE_SLICE("");
  size_t end = ++start;
  while (end < text.size && text.data[end] != '>' && text.data[end] != 0 && text.data[end] != ' ')
    end++;
  return varve_slice_make(text.data + start, end - start);
}

/* Appends the first parameter; an enum is appended as the text of its case. */
static varve_status append_first_parameter(varve_context *context, const varve_entity *node,
                                           varve_buffer *text) {
  const varve_entity_definition *definition;
  if (varve_parameter_count(node) == 0)
    return VARVE_STATUS_OK;
  const varve_entity *value = varve_parameter(node, 0);
  VARVE_TRY(varve_find_entity(context, varve_string_bytes(node->children[0]),
                              varve_parametric_mnemonic(node), varve_is_type(node), &definition));
  if (value->kind != VARVE_KIND_INTEGER || definition == NULL || definition->parameter_count == 0)
    return append_scalar(text, value);
  varve_enum_definition found =
      varve_find_enum_in_rule(definition->dialect, definition->parameters[0].rule);
  const varve_parameter_rule rule = {
      .kind = VARVE_PARAMETER_ENUM, .tables = found.tables, .enumeration = found};
  return rule.enumeration.place == NULL
             ? append_scalar(text, value)
             : varve_enum_print(&rule, varve_integer_words(value)[0], text);
}

varve_status varve_append_name_of(varve_context *context, const varve_entity *entity,
                                  varve_buffer *text) {
  if (!varve_entity_is_dialect_node(entity))
    return append_scalar(text, entity);
  return varve_entity_is_parametric(entity) ? append_first_parameter(context, entity, text)
                                            : varve_buffer_append(text, template_value(entity));
}

varve_status varve_term_append(varve_context *context, const varve_term *term, varve_buffer *text) {
  switch (term->kind) {
  case VARVE_TERM_TEXT:
    return varve_buffer_append(text, term->text);
  case VARVE_TERM_NUMBER:
    return varve_buffer_append_signed(text, term->number);
  case VARVE_TERM_TRUTH:
    return varve_buffer_append(text, truth_text(term->number != 0));
  case VARVE_TERM_ENTITY:
    return varve_append_name_of(context, term->entity, text);
  default:
    return VARVE_STATUS_OK;
  }
}
