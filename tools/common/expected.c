/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Expected diagnostics: see expected.h. */
#include "common/expected.h"

#include <inttypes.h>
#include <regex.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/diagnostics.h"
#include "common/message.h"

typedef struct announcement {
  const char *kind;
  varve_slice text;
  uint32_t line;      /* where the diagnostic is expected; 0: at an unknown location */
  uint32_t own_line;  /* line of the comment */
  bool is_expression; /* the text contains regular expressions */
  bool is_below;      /* applies to the next line without an announcement, which follows */
  bool is_reported;
} announcement;

struct expected_list {
  announcement *items;
  size_t count;
  size_t capacity;
  uint32_t last_plain_line; /* the last line without an announcement */
  int faults;
};

static const char *const kinds[] = {"error", "warning", "note", "remark"};

static bool take(varve_slice *text, const char *word) {
  size_t size = strlen(word);
  if (text->size < size || memcmp(text->data, word, size) != 0)
    return false;
  *text = (varve_slice){text->data + size, text->size - size};
  return true;
}

static void skip_spaces(varve_slice *text) {
  while (take(text, " "))
    continue;
}

static bool take_number(varve_slice *text, uint32_t *number) {
  const char *start = text->data;
  *number = 0;
  while (text->size != 0 && text->data[0] >= '0' && text->data[0] <= '9' && *number < 100000000) {
    *number = *number * 10 + (uint32_t)(text->data[0] - '0');
    *text = (varve_slice){text->data + 1, text->size - 1};
  }
  return text->data != start;
}

/* Parses what follows '@'. */
static bool take_place(varve_slice *text, const expected_list *list, announcement *item) {
  uint32_t number = 0;
  if (take(text, "unknown")) {
    item->line = 0;
    return true;
  }
  if (take(text, "above")) {
    item->line = list->last_plain_line;
    return true;
  }
  item->is_below = take(text, "below");
  if (item->is_below)
    return true;
  bool is_behind = take(text, "+");
  if ((!is_behind && !take(text, "-")) || !take_number(text, &number))
    return false;
  item->line = is_behind                 ? item->own_line + number
               : item->own_line > number ? item->own_line - number
                                         : 0;
  return true;
}

/* text: what follows "expected-" in its line. */
static bool parse_item(varve_slice text, const expected_list *list, announcement *item) {
  item->kind = NULL;
  item->line = item->own_line;
  for (size_t i = 0; i < sizeof(kinds) / sizeof(kinds[0]) && item->kind == NULL; i++)
    if (take(&text, kinds[i]))
      item->kind = kinds[i];
  item->is_expression = take(&text, "-re");
  skip_spaces(&text);
  if (item->kind == NULL || (take(&text, "@") && !take_place(&text, list, item)))
    return false;
  skip_spaces(&text);
  if (!take(&text, "{{") || text.size < 2 || memcmp(text.data + text.size - 2, "}}", 2) != 0)
    return false;
  item->text = (varve_slice){text.data, text.size - 2};
  return true;
}

static bool scan_line(expected_list *list, varve_slice line, uint32_t number) {
  static const char word[] = "expected-";
  enum { SIZE = sizeof(word) - 1 };
  for (size_t at = 0; at + SIZE <= line.size; at++) {
    announcement item = {.own_line = number};
    const varve_slice behind = {line.data + at + SIZE, line.size - at - SIZE};
    if (memcmp(line.data + at, word, SIZE) == 0 && parse_item(behind, list, &item)) {
      if (list->count == list->capacity) {
        size_t capacity = list->capacity * 2 + 8;
        announcement *grown = realloc(list->items, capacity * sizeof(*grown));
        if (grown == NULL)
          return false;
        list->items = grown;
        list->capacity = capacity;
      }
      list->items[list->count++] = item;
      return true;
    }
  }
  list->last_plain_line = number;
  for (size_t i = list->count; i > 0 && list->items[i - 1].is_below; i--) {
    list->items[i - 1].line = number;
    list->items[i - 1].is_below = false;
  }
  return true;
}

static bool scan(expected_list *list, varve_slice text, uint32_t number) {
  while (text.size != 0) {
    const char *end = memchr(text.data, '\n', text.size);
    size_t size = end == NULL ? text.size : (size_t)(end - text.data);
    if (!scan_line(list, (varve_slice){text.data, size}, number++))
      return false;
    size += end != NULL;
    text = (varve_slice){text.data + size, text.size - size};
  }
  return true;
}

expected_list *expected_create(varve_slice text, uint32_t first_line) {
  expected_list *list = calloc(1, sizeof(*list));
  if (list != NULL && !scan(list, text, first_line)) {
    expected_destroy(list);
    return NULL;
  }
  return list;
}

void expected_destroy(expected_list *list) {
  if (list != NULL)
    free(list->items);
  free(list);
}

static const char *kind_of(varve_severity severity) {
  return severity == VARVE_SEVERITY_ERROR     ? "error"
         : severity == VARVE_SEVERITY_WARNING ? "warning"
                                              : "note";
}

static bool contains(varve_slice text, varve_slice part) {
  for (size_t at = 0; at + part.size <= text.size; at++)
    if (part.size == 0 || memcmp(text.data + at, part.data, part.size) == 0)
      return true;
  return part.size == 0;
}

/* Makes one regular expression of a text. Only the parts in {{...}} are expressions, the rest is
 * literal. */
static char *make_expression(varve_slice text) {
  char *made = malloc(2 * text.size + 1), *out = made;
  bool is_inside = false;
  for (size_t i = 0; made != NULL && i < text.size; i++) {
    bool is_pair = i + 1 < text.size && text.data[i] == text.data[i + 1];
    if (is_pair && text.data[i] == (is_inside ? '}' : '{')) {
      *out++ = is_inside ? ')' : '(';
      is_inside = !is_inside;
      i++;
      continue;
    }
    if (!is_inside && strchr("\\^$.[]|()*+?{}", text.data[i]) != NULL && text.data[i] != 0)
      *out++ = '\\';
    *out++ = text.data[i];
  }
  if (made != NULL)
    *out = 0;
  return made;
}

/* Parses how often the item before the brace at place repeats. */
static uint32_t copies_at(const char *place) {
  uint32_t most = 1, number;
  for (; *place != 0 && *place != '}'; place++) {
    varve_slice digits = {place + 1, strspn(place + 1, "0123456789")};
    if (take_number(&digits, &number) && number > most)
      most = number;
  }
  return most;
}

/* regcomp recurses for each parenthesis and alternative, and expands repetitions. Expressions that
 * would need too much stack or time are rejected. */
static bool is_bounded(const char *expression) {
  enum { MOST_SIZE = 1000, MOST_COPIES = 255 };
  uint64_t copies = 1;
  if (strlen(expression) > MOST_SIZE)
    return false;
  for (const char *at = expression; *at != 0 && copies <= MOST_COPIES; at++) {
    if (*at == '\\' && at[1] != 0)
      at++;
    else if (*at == '{')
      copies *= copies_at(at);
  }
  return copies <= MOST_COPIES;
}

static bool matches_expression(varve_slice message, varve_slice text) {
  char *expression = make_expression(text), *copy = malloc(message.size + 1);
  bool is_match = false;
  regex_t compiled;
  if (expression != NULL && copy != NULL && is_bounded(expression) &&
      regcomp(&compiled, expression, REG_EXTENDED) == 0) {
    memcpy(copy, message.data, message.size);
    copy[message.size] = 0;
    is_match = regexec(&compiled, copy, 0, NULL, 0) == 0;
    regfree(&compiled);
  }
  free(expression);
  free(copy);
  return is_match;
}

static bool is_announced(const announcement *item, const varve_diagnostic *diagnostic) {
  if (item->line != diagnostic->line || strcmp(item->kind, kind_of(diagnostic->severity)) != 0)
    return false;
  return item->is_expression ? matches_expression(diagnostic->message, item->text)
                             : contains(diagnostic->message, item->text);
}

/* Reports at a place that a diagnostic there is not as announced. */
#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
static void
report(varve_diagnostic place, const char *format, ...) {
  formatted_text made;
  va_list arguments;
  va_start(arguments, format);
  formatted_make(&made, format, arguments);
  va_end(arguments);
  place.message = (varve_slice){made.text, strlen(made.text)};
  diagnostics_print(NULL, &place);
  formatted_release(&made);
}

void expected_handle(void *user, const varve_diagnostic *diagnostic) {
  expected_list *list = user;
  for (size_t i = 0; i < list->count; i++)
    if (is_announced(&list->items[i], diagnostic)) {
      list->items[i].is_reported = true;
      return;
    }
  if (diagnostic->severity == VARVE_SEVERITY_NOTE)
    return;
  list->faults++;
  const varve_diagnostic place = {
      .status = VARVE_STATUS_INVALID,
      .file = diagnostic->file,
      .line = diagnostic->line,
      .column = diagnostic->column,
      .offset = diagnostic->offset,
  };
  report(place, "unexpected %s: %.*s", kind_of(diagnostic->severity), (int)diagnostic->message.size,
         diagnostic->message.data);
}

int expected_finish(expected_list *list, varve_slice file) {
  for (size_t i = 0; i < list->count; i++) {
    const announcement *item = &list->items[i];
    if (item->is_reported)
      continue;
    list->faults++;
    const varve_diagnostic place = {
        .status = VARVE_STATUS_INVALID, .file = file, .line = item->own_line, .column = 1};
    report(place, "expected %s \"%.*s\" was not produced", item->kind, (int)item->text.size,
           item->text.data);
  }
  return list->faults;
}
