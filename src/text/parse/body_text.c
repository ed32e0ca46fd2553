/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Text of types and attributes that no definition describes: replaces aliases, compares texts. */
#include "text/parse/body_text.h"

#include "text/print/printer.h"

static const char *end_of_string(const char *p, const char *end) {
  for (p++; p < end && *p != '"'; p++)
    if (*p == '\\')
      p++;
  return p < end ? p + 1 : end;
}

/* Returns the first name with '#' or '!' from p on, without a dot and without a body; empty, at
 * the end, if the text has no such name. */
static varve_slice find_alias_name(const char *p, const char *end) {
  while (p < end) {
    const char *start = p;
    if (*p == '"') {
      p = end_of_string(p, end);
      continue;
    }
    p++;
    if (*start != '#' && *start != '!')
      continue;
    while (p < end && varve_char_is(*p, VARVE_CHAR_SUFFIX))
      p++;
    varve_slice name = varve_slice_make(start, (size_t)(p - start));
    bool has_body = p < end && *p == '<';
    if (name.size > 1 && !has_body && memchr(name.data, '.', name.size) == NULL)
      return name;
  }
  return varve_slice_make(end, 0);
}

static varve_status append_slice(varve_parser *parser, const char *start, const char *end) {
  return varve_buffer_append(&parser->text, varve_slice_make(start, (size_t)(end - start)));
}

static varve_status append_node(varve_parser *parser, varve_slice name, const varve_entity *node) {
  enum { MOST = 1 << 16 };
  size_t before = parser->text.size;
  varve_context_earn(parser->context, name.size);
  varve_status status = varve_print_within(parser->context, node, MOST, &parser->text);
  if (status == VARVE_STATUS_OK)
    status = varve_context_spend(parser->context, parser->text.size - before);
  if (status != VARVE_STATUS_LIMIT_EXCEEDED)
    return status;
  return varve_error_at(parser, status, name.data,
                        "the text of the alias '%.*s' is too long for this body",
                        VARVE_FORMAT_SLICE(name));
}

varve_status varve_copy_body(varve_parser *parser, const char *start, const char *end) {
  while (parser->aliases.count != 0 && start < end) {
    varve_slice name = find_alias_name(start, end);
    const varve_alias *alias = name.size == 0 ? NULL : varve_find_alias(parser, name);
    const char *behind = name.data + name.size;
    VARVE_TRY(append_slice(parser, start, alias == NULL ? behind : name.data));
    if (alias != NULL)
      VARVE_TRY(append_node(parser, name, alias->node));
    start = behind;
  }
  return append_slice(parser, start, end);
}

/* Returns whether the next two marks or words are the same. Strings count as a whole. */
static bool skip_equal(const char **a, const char *end_of_a, const char **b, const char *end_of_b) {
  const char *start = *a;
  const char *end = *start == '"' ? end_of_string(start, end_of_a) : start + 1;
  size_t size = (size_t)(end - start);
  if ((size_t)(end_of_b - *b) < size || memcmp(start, *b, size) != 0)
    return false;
  *a += size;
  *b += size;
  return true;
}

static const char *skip_blanks(const char *p, const char *end) {
  while (p < end && (varve_char_is(*p, VARVE_CHAR_BLANK) || *p == '\n'))
    p++;
  return p;
}

bool varve_differs_in_blanks_only(varve_slice a, varve_slice b) {
  const char *p = a.data, *end_of_a = a.data + a.size;
  const char *q = b.data, *end_of_b = b.data + b.size;
  while (true) {
    const char *word = skip_blanks(p, end_of_a), *other = skip_blanks(q, end_of_b);
    if (word == end_of_a || other == end_of_b)
      return word == end_of_a && other == end_of_b;
    bool joins_words = p > a.data && varve_char_is(p[-1], VARVE_CHAR_WORD) &&
                       varve_char_is(*word, VARVE_CHAR_WORD);
    if (joins_words && (word == p) != (other == q))
      return false;
    p = word;
    q = other;
    if (!skip_equal(&p, end_of_a, &q, end_of_b))
      return false;
  }
}
