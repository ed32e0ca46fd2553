/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Splits formats of types, attributes and operations into tokens. */
#include "dialect/lex/format_tokens.h"

#include <stdarg.h>
#include <stdio.h>

varve_status varve_format_refuse(varve_format_lexer *lexer, const char *place, const char *format,
                                 ...) {
  va_list arguments;
  lexer->fault->offset = (size_t)(place - lexer->text.data);
  va_start(arguments, format);
  if (vsnprintf(lexer->fault->message, sizeof lexer->fault->message, format, arguments) < 0)
    lexer->fault->message[0] = 0;
  va_end(arguments);
  return VARVE_STATUS_INVALID;
}

static const char *end_of(varve_slice text) { return text.data + text.size; }

static bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

static bool is_digit(char c) { return c >= '0' && c <= '9'; }

static void take(varve_format_lexer *lexer, varve_format_token_kind kind, const char *start) {
  lexer->token.kind = kind;
  lexer->token.text = varve_slice_make(start, (size_t)(lexer->next - start));
}

/* `literal` or 'text' */
static varve_status take_quoted(varve_format_lexer *lexer) {
  const char *start = lexer->next + 1, *end = end_of(lexer->text);
  bool is_literal = *lexer->next == '`';
  const char *close = start < end ? memchr(start, *lexer->next, (size_t)(end - start)) : NULL;
  if (close == NULL)
    return varve_format_refuse(lexer, lexer->next, "the %s does not end",
                               is_literal ? "literal" : "string");
  lexer->next = close;
  take(lexer, is_literal ? VARVE_FORMAT_TOKEN_LITERAL : VARVE_FORMAT_TOKEN_QUOTE, start);
  lexer->next++;
  return VARVE_STATUS_OK;
}

static varve_status take_string(varve_format_lexer *lexer) {
  const char *place = lexer->next, *start = place + 1, *end = end_of(lexer->text);
  const char *p = start;
  while (p < end && *p != '"')
    p += *p == '\\' && end - p > 1 ? 2 : 1;
  if (p >= end)
    return varve_format_refuse(lexer, place, "the string does not end");
  lexer->next = p;
  take(lexer, VARVE_FORMAT_TOKEN_STRING, start);
  lexer->next++;
  return VARVE_STATUS_OK;
}

static varve_status take_variable(varve_format_lexer *lexer) {
  const char *start = lexer->next + 1, *end = end_of(lexer->text);
  if (start == end || !is_letter(*start))
    return varve_format_refuse(lexer, lexer->next, "expected a name after '$'");
  const char *p = start;
  while (p < end && (is_letter(*p) || is_digit(*p)))
    p++;
  lexer->next = p;
  take(lexer, VARVE_FORMAT_TOKEN_VARIABLE, start);
  return VARVE_STATUS_OK;
}

static void take_word(varve_format_lexer *lexer) {
  const char *start = lexer->next, *end = end_of(lexer->text);
  while (lexer->next < end &&
         (is_letter(*lexer->next) || is_digit(*lexer->next) || *lexer->next == '-'))
    lexer->next++;
  take(lexer, VARVE_FORMAT_TOKEN_WORD, start);
}

static bool is_blank(char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\r'; }

varve_status varve_format_advance(varve_format_lexer *lexer) {
  const char *end = end_of(lexer->text);
  while (lexer->next < end && is_blank(*lexer->next))
    lexer->next++;
  const char *start = lexer->next;
  lexer->token = (varve_format_token){.place = start};
  if (start == end)
    return VARVE_STATUS_OK;
  if (*start == '`' || *start == '\'')
    return take_quoted(lexer);
  if (*start == '"')
    return take_string(lexer);
  if (*start == '$')
    return take_variable(lexer);
  if (is_letter(*start)) {
    take_word(lexer);
    return VARVE_STATUS_OK;
  }
  if (is_digit(*start)) {
    while (lexer->next < end && is_digit(*lexer->next))
      lexer->next++;
    take(lexer, VARVE_FORMAT_TOKEN_NUMBER, start);
    return VARVE_STATUS_OK;
  }
  lexer->next++;
  take(lexer, VARVE_FORMAT_TOKEN_SIGN, start);
  return VARVE_STATUS_OK;
}

varve_format_lexer varve_format_lexer_make(varve_slice text, varve_format_fault *fault) {
  return (varve_format_lexer){.text = text, .next = text.data, .fault = fault};
}

bool varve_format_at_sign(const varve_format_lexer *lexer, char sign) {
  return lexer->token.kind == VARVE_FORMAT_TOKEN_SIGN && lexer->token.text.data[0] == sign;
}

bool varve_format_at_word(const varve_format_lexer *lexer, const char *word) {
  return lexer->token.kind == VARVE_FORMAT_TOKEN_WORD &&
         varve_slice_equal(lexer->token.text, varve_slice_of(word));
}

varve_status varve_format_expect_sign(varve_format_lexer *lexer, char sign) {
  if (!varve_format_at_sign(lexer, sign))
    return varve_format_refuse(lexer, lexer->token.place, "expected '%c'", sign);
  return varve_format_advance(lexer);
}

bool varve_format_is_literal(varve_slice text) {
  static const char *const signs[] = {"->", "...", ":", ",", "=", "<", ">", "{", "}",
                                      "(",  ")",   "[", "]", "?", "+", "*", "-", "|"};
  for (size_t i = 0; i < VARVE_COUNT_OF(signs); i++)
    if (varve_slice_equal(text, varve_slice_of(signs[i])))
      return true;
  if (text.size == 0 || !is_letter(text.data[0]))
    return false;
  for (const char *p = text.data; p < end_of(text); p++)
    if (!is_letter(*p) && !is_digit(*p) && *p != '.' && *p != '$')
      return false;
  return true;
}

bool varve_format_space_literal(varve_format_spacing *spacing, varve_slice literal) {
  const char *close_ones = spacing->after_sign ? ">)}]," : "<>(){}[],";
  bool is_set_off = literal.size != 1 || strchr(close_ones, literal.data[0]) == NULL;
  bool has_space = spacing->needs_space && is_set_off;
  spacing->needs_space = literal.size != 1 || strchr("<({[", literal.data[0]) == NULL;
  spacing->after_sign = !is_letter(literal.data[0]);
  return has_space;
}

bool varve_format_space_element(varve_format_spacing *spacing) {
  bool has_space = spacing->needs_space || !spacing->after_sign;
  spacing->needs_space = true;
  spacing->after_sign = false;
  return has_space;
}
