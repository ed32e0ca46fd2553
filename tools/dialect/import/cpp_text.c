/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Normalizes C++ text and matches it with patterns. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "dialect/import/import.h"

static bool is_word(char c) { return isalnum((unsigned char)c) || c == '_'; }

/* Returns the length of a namespace to drop at this position; before is the byte before it. */
static size_t namespace_at(const char *at, char before) {
  static const char *const left_out[] = {"::", "mlir::", "llvm::"};
  for (size_t i = 0; i < sizeof left_out / sizeof *left_out; i++) {
    size_t length = strlen(left_out[i]);
    if (strncmp(at, left_out[i], length) == 0 && !is_word(before) && before != ':' && before != '>')
      return length;
  }
  return 0;
}

/* Returns whether the last byte closes the parenthesis that opens the text. */
static bool is_in_parentheses(const char *text, size_t length) {
  if (length < 2 || text[0] != '(' || text[length - 1] != ')')
    return false;
  size_t open = 0;
  for (size_t i = 0; i < length; i++) {
    open += text[i] == '(';
    open -= text[i] == ')';
    if (open == 0)
      return i == length - 1;
  }
  return false;
}

/* Returns the first byte of the receiver of the method at this position: words and parentheses,
 * joined by points. */
static size_t receiver_start(const char *text, size_t end) {
  size_t open = 0, at = end;
  for (; at > 0; at--) {
    char c = text[at - 1];
    if (c == ')' || c == ']')
      open++;
    else if ((c == '(' || c == '[') && open == 0)
      break;
    else if (c == '(' || c == '[')
      open--;
    else if (open == 0 && !is_word(c) && strchr(".$:<>", c) == NULL)
      break;
  }
  return at;
}

/* Converts "x.name<C>()" to "name<C>(x)" at the point, which is one byte shorter. */
static bool turn_cast(char *text, size_t point) {
  const char *open = strchr(text + point, '<');
  const char *end = open != NULL ? strstr(open, ">()") : NULL;
  if (end == NULL)
    return false;
  size_t start = receiver_start(text, point);
  char *turned = import_format("%.*s(%.*s)", (int)(end + 1 - (text + point + 1)), text + point + 1,
                               (int)(point - start), text + start);
  size_t size = strlen(turned);
  memcpy(text + start, turned, size);
  memmove(text + start + size, end + 3, strlen(end + 3) + 1);
  return true;
}

/* Until LLVM 16 ODS called isa and cast as methods. */
void cpp_turn_casts(char *text) {
  static const char *const names[] = {".isa<", ".cast<"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    for (char *found = strstr(text, names[i]);
         found != NULL && turn_cast(text, (size_t)(found - text));)
      found = strstr(text, names[i]);
}

char *cpp_clean(const char *text) {
  char *clean = import_memory(strlen(text) + 1);
  size_t length = 0;
  bool is_quoted = false;
  while (*text != '\0') {
    char before = length > 0 ? clean[length - 1] : ' ';
    size_t skipped = is_quoted ? 0 : namespace_at(text, before);
    if (skipped == 0 && !is_quoted && isspace((unsigned char)*text)) {
      if (before != ' ')
        clean[length++] = ' ';
      skipped = 1;
    }
    is_quoted ^= skipped == 0 && *text == '"' && before != '\\';
    if (skipped == 0)
      clean[length++] = *text;
    text += skipped == 0 ? 1 : skipped;
  }
  size_t start = 0;
  for (;;) {
    while (length > start && clean[length - 1] == ' ')
      length--;
    while (start < length && clean[start] == ' ')
      start++;
    if (!is_in_parentheses(clean + start, length - start))
      break;
    start++;
    length--;
  }
  memmove(clean, clean + start, length - start);
  clean[length - start] = '\0';
  cpp_turn_casts(clean);
  return clean;
}

const char *cpp_last_name(const char *name) {
  const char *last = name;
  for (const char *at = strstr(name, "::"); at != NULL; at = strstr(at + 2, "::"))
    last = at + 2;
  return last;
}

/* --- matching */

static const char *integer_end(const char *text) {
  char *end;
  (void)strtoll(text, &end, 0);
  return isspace((unsigned char)*text) || *text == '+' ? text : end;
}

static const char *list_end(const char *text) {
  const char *end = text;
  for (;;) {
    const char *next = integer_end(end);
    if (next == end)
      return text;
    if (strncmp(next, ", ", 2) != 0)
      return next;
    end = next + 2;
  }
}

/* A class may have arguments in <>. Several are separated by commas. */
static const char *class_end(const char *text, bool is_one) {
  size_t open = 0;
  for (; *text != '\0'; text++) {
    bool is_part = is_word(*text) || *text == ':' || (!is_one && strchr(", ", *text) != NULL);
    if (!is_one && (*text == '<' || (*text == '>' && open > 0)))
      open += *text == '<' ? 1 : (size_t)-1;
    else if (!is_part)
      break;
  }
  return text;
}

static const char *string_end(const char *text) {
  const char *end = *text == '"' ? strchr(text + 1, '"') : NULL;
  return end != NULL ? end + 1 : text;
}

static const char *place_end(char kind, const char *text) {
  switch (kind) {
  case 'n':
    return integer_end(text);
  case 'l':
    return list_end(text);
  case 's':
    return string_end(text);
  case 'c':
    return class_end(text, false);
  default:
    return class_end(text, true);
  }
}

static json_t *integers(const char *text, const char *end) {
  json_t *list = json_array();
  while (text < end) {
    import_append(list, json_integer(strtoll(text, NULL, 0)));
    text = integer_end(text);
    text += text < end ? 2 : 0;
  }
  return json_pack("{s:o}", "list", list);
}

static json_t *captured(char kind, const char *text, const char *end) {
  size_t length = (size_t)(end - text);
  if (kind == 'n')
    return json_integer(strtoll(text, NULL, 0));
  if (kind == 'l')
    return integers(text, end);
  if (kind == 's')
    return json_stringn(text + 1, length - 2);
  return json_stringn(text, length);
}

bool cpp_fits(const char *pattern, const char *text, json_t *captures) {
  json_array_clear(captures);
  for (; *pattern != '\0'; pattern++) {
    bool is_percent = *pattern == '%' && pattern[1] == '%';
    if (*pattern != '%' || is_percent) {
      if (*pattern != *text)
        return false;
      pattern += is_percent;
      text++;
      continue;
    }
    pattern++;
    const char *end = place_end(*pattern, text);
    if (end == text)
      return false;
    import_append(captures, captured(*pattern, text, end));
    text = end;
  }
  return *text == '\0';
}
