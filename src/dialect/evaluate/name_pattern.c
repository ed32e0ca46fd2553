/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parses patterns of names, and writes names. */
#include "dialect/evaluate/name_pattern.h"

#include <stdio.h>

#include "base/number/float_format.h"
#include "base/scanner.h"
#include "dialect/rule/parameter_rule.h"
#include "dialect/work.h"
#include "ir/attributes.h"

/* Parsing */

bool varve_is_name_character(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         c == '$' || c == '.' || c == '-';
}

static varve_status take_part(varve_expression_scope *scope, varve_slice *text,
                              varve_name_part *part, varve_format_fault *fault) {
  *part = (varve_name_part){.value = NULL};
  if (text->data[0] == '{') {
    /* The text starts with '{'. */
    varve_format_lexer lexer = varve_format_lexer_make(varve_text_after(*text, 1), fault);
    VARVE_TRY(varve_format_advance(&lexer));
    VARVE_TRY(varve_expression_parse(&lexer, scope, &part->value));
    if (!varve_format_at_sign(&lexer, '}'))
      return varve_format_refuse(&lexer, lexer.token.place, "expected '}'");
    *text = varve_text_after(*text, (size_t)(lexer.next - text->data));
    return VARVE_STATUS_OK;
  }
  size_t size = 0;
  while (size < text->size && varve_is_name_character(text->data[size]) &&
         !varve_slice_starts_with(varve_text_after(*text, size), VARVE_SLICE("...")))
    size++;
  part->text = varve_text_take(text, size);
  return VARVE_STATUS_OK;
}

static bool at_part(varve_slice text) {
  return text.size != 0 && (text.data[0] == '{' || varve_is_name_character(text.data[0])) &&
         !varve_slice_starts_with(text, VARVE_SLICE("..."));
}

/* The parts of a text, while they are collected. */
typedef struct parts {
  varve_name_part items[VARVE_NAME_PARTS];
  uint32_t count;
  const char *start;
} parts;

static varve_status add_part(varve_expression_scope *scope, varve_slice *text, parts *to,
                             varve_format_fault *fault) {
  *fault = (varve_format_fault){.offset = (size_t)(text->data - to->start)};
  if (to->count == VARVE_NAME_PARTS) {
    (void)snprintf(fault->message, sizeof fault->message, "the text has more than %d parts",
                   VARVE_NAME_PARTS);
    return VARVE_STATUS_INVALID;
  }
  size_t before = fault->offset + 1; /* the offset of the expression's lexer */
  varve_status status = take_part(scope, text, &to->items[to->count++], fault);
  if (status == VARVE_STATUS_INVALID)
    fault->offset += before;
  return status;
}

static varve_status keep_parts(const varve_expression_scope *scope, const parts *from,
                               varve_name_pattern *pattern) {
  varve_name_part *kept =
      varve_arena_allocate_array(&scope->context->arena, from->count + 1, sizeof *kept);
  if (kept == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (uint32_t i = 0; i < from->count; i++)
    kept[i] = from->items[i];
  pattern->parts = kept;
  pattern->count = from->count;
  return VARVE_STATUS_OK;
}

varve_status varve_name_pattern_parse(varve_expression_scope *scope, varve_slice *text,
                                      varve_name_pattern *pattern, varve_format_fault *fault) {
  parts found = {.start = text->data};
  *pattern = (varve_name_pattern){.parts = NULL};
  while (at_part(*text))
    VARVE_TRY(add_part(scope, text, &found, fault));
  return keep_parts(scope, &found, pattern);
}

varve_status varve_message_pattern_parse(varve_expression_scope *scope, varve_slice text,
                                         varve_name_pattern *pattern, varve_format_fault *fault) {
  parts found = {.start = text.data};
  *pattern = (varve_name_pattern){.is_alone = varve_slice_starts_with(text, VARVE_SLICE("!"))};
  if (pattern->is_alone)
    text = varve_text_after(text, 1);
  while (text.size != 0) {
    const char *brace = memchr(text.data, '{', text.size);
    size_t size = brace == NULL ? text.size : (size_t)(brace - text.data);
    if (size == 0 || found.count == VARVE_NAME_PARTS) {
      VARVE_TRY(add_part(scope, &text, &found, fault));
      continue;
    }
    found.items[found.count++] = (varve_name_part){.text = varve_slice_make(text.data, size)};
    text = varve_text_after(text, size);
  }
  return keep_parts(scope, &found, pattern);
}

/* Evaluation */

varve_status varve_name_pattern_evaluate(const varve_expression_input *input,
                                         const varve_name_pattern *pattern,
                                         varve_term terms[VARVE_NAME_PARTS], bool *is_list) {
  *is_list = false;
  for (uint32_t i = 0; i < pattern->count; i++) {
    varve_term list;
    const varve_name_part *part = &pattern->parts[i];
    terms[i] = (varve_term){.kind = VARVE_TERM_TEXT, .text = part->text};
    if (part->value == NULL)
      continue;
    VARVE_TRY(varve_expression_evaluate(input, part->value, &terms[i]));
    VARVE_TRY(varve_term_list(input, &terms[i], &list));
    if (list.kind != VARVE_TERM_LIST)
      continue;
    terms[i] = list;
    *is_list = true;
  }
  return VARVE_STATUS_OK;
}

/* Writing */

varve_status varve_name_pattern_write(varve_context *context, const varve_name_pattern *pattern,
                                      const varve_term terms[VARVE_NAME_PARTS], uint32_t index,
                                      varve_buffer *text) {
  enum { STEPS_OF_BYTE = 8 }; /* names are kept, and compared with others */
  text->size = 0;
  for (uint32_t i = 0; i < pattern->count; i++) {
    varve_term term = terms[i];
    size_t start = text->size;
    if (term.kind == VARVE_TERM_LIST && index < term.count)
      term = term.items[index];
    else if (term.kind == VARVE_TERM_LIST)
      term = (varve_term){.kind = VARVE_TERM_ABSENT};
    VARVE_TRY(varve_term_append(context, &term, text));
    if (!varve_work_take(context, (text->size - start) * STEPS_OF_BYTE)) {
      text->size = 0;
      return VARVE_STATUS_OK;
    }
    if (text->size != start || term.kind == VARVE_TERM_TEXT)
      continue;
    text->size = 0;
    return VARVE_STATUS_OK;
  }
  return VARVE_STATUS_OK;
}

/* Writes terms as names do. */

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
