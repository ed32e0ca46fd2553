/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parses patterns of names, and writes names. */
#include "dialect/evaluate/name_pattern.h"

#include <stdio.h>

#include "base/scanner.h"
#include "dialect/evaluate/term_text.h"
#include "dialect/work.h"

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
