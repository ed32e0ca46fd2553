/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Changes the text of types and attributes. */
#include "tests/oracle/mutants/change.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A span of a text. */
typedef struct span {
  size_t at;
  size_t size;
} span;

enum { MOST_SPANS = 64 };

typedef struct spans {
  span items[MOST_SPANS];
  size_t count;
} spans;

size_t chance(maker *m, size_t below) {
  m->random += UINT64_C(0x9E3779B97F4A7C15);
  uint64_t mixed = m->random;
  mixed = (mixed ^ mixed >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
  mixed = (mixed ^ mixed >> 27) * UINT64_C(0x94D049BB133111EB);
  mixed ^= mixed >> 31;
  return below == 0 ? 0 : (size_t)(mixed % below);
}

bool once_in(maker *m, size_t count) { return chance(m, count) == 0; }

void *any_of(maker *m, const list *l) {
  return l->count == 0 ? NULL : l->items[chance(m, l->count)];
}

static const char *replace_span(maker *m, const char *text, span s, const char *by) {
  return arena_print(m->memory, "%.*s%s%s", (int)s.at, text, by, text + s.at + s.size);
}

static bool is_word(char c) {
  return isalnum((unsigned char)c) || (c != '\0' && strchr("_$.!#%@", c) != NULL);
}

/* Returns whether an x at this place separates dimensions. */
static bool is_times(const char *text, size_t at) {
  return text[at] == 'x' && at > 0 &&
         (isdigit((unsigned char)text[at - 1]) || text[at - 1] == '?' || text[at - 1] == ']');
}

static bool begins_word(const char *text, size_t at) {
  return at == 0 || !is_word(text[at - 1]) || is_times(text, at - 1);
}

/* Calls found at each place outside of strings. It returns the size of the span to list there, or
 * 0. */
static void scan(const char *text, size_t (*found)(const char *text, size_t at), spans *s) {
  bool in_string = false;
  for (size_t at = 0; text[at] != '\0' && s->count < MOST_SPANS; at++) {
    if (text[at] == '\\' && in_string && text[at + 1] != '\0') {
      at++;
      continue;
    }
    in_string ^= text[at] == '"';
    size_t size = in_string ? 0 : found(text, at);
    if (size == 0)
      continue;
    s->items[s->count++] = (span){at, size};
    at += size - 1;
  }
}

static size_t digits(const char *text, size_t at) {
  size_t size = 0;
  while (isdigit((unsigned char)text[at + size]))
    size++;
  return size;
}

static size_t number_at(const char *text, size_t at) {
  size_t sign = text[at] == '-';
  if (!begins_word(text, at) || digits(text, at + sign) == 0)
    return 0;
  size_t size = sign + digits(text, at + sign);
  return text[at + size] == 'x' && text[at] == '0' && size == 1 &&
                 isxdigit((unsigned char)text[at + 2])
             ? 0
             : size;
}

static size_t dimension_at(const char *text, size_t at) {
  size_t size = text[at] == '?' ? 1 : number_at(text, at);
  return size != 0 && text[at + size] == 'x' ? size : 0;
}

static size_t scalar_at(const char *text, size_t at) {
  static const char *const names[] = {"i1",  "i8",   "i16",   "i32",  "i64", "f16",      "f32",
                                      "f64", "bf16", "index", "si32", "ui8", "f8E4M3FN", "f80"};
  size_t size = 0;
  if (!begins_word(text, at))
    return 0;
  while (isalnum((unsigned char)text[at + size]))
    size++;
  for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
    if (strlen(names[i]) == size && memcmp(names[i], text + at, size) == 0)
      return size;
  return 0;
}

static const char *other_number(maker *m, const char *old) {
  static const char *const extremes[] = {"0",
                                         "1",
                                         "-1",
                                         "2",
                                         "31",
                                         "32",
                                         "64",
                                         "127",
                                         "128",
                                         "255",
                                         "1024",
                                         "65536",
                                         "2147483647",
                                         "2147483648",
                                         "4294967295",
                                         "-2147483648",
                                         "9223372036854775807",
                                         "-9223372036854775808",
                                         "9223372036854775808",
                                         "18446744073709551615"};
  static const int near[] = {1, -1, 2, -2, 8};
  long long number = strtoll(old, NULL, 10);
  switch (chance(m, 4)) {
  case 0:
    return extremes[chance(m, sizeof extremes / sizeof extremes[0])];
  case 1:
    return extremes[chance(m, 6)];
  default:
    if (number > INT32_MAX || number < INT32_MIN)
      return extremes[chance(m, 6)];
    return arena_print(m->memory, "%lld", number + near[chance(m, 5)]);
  }
}

const char *vary_number(maker *m, const char *text, bool is_type) {
  spans s = {.count = 0};
  scan(text, number_at, &s);
  if (s.count == 0)
    return text;
  span chosen = s.items[chance(m, s.count)];
  const char *by = other_number(m, text + chosen.at);
  if (is_type && *by == '-')
    by++;
  return replace_span(m, text, chosen, by);
}

static const char *vary_dimension(maker *m, const char *text) {
  spans s = {.count = 0};
  scan(text, dimension_at, &s);
  if (s.count == 0)
    return text;
  span chosen = s.items[chance(m, s.count)];
  switch (chance(m, 4)) {
  case 0: /* less */
    chosen.size++;
    return replace_span(m, text, chosen, "");
  case 1: /* more */
    return replace_span(m, text, (span){chosen.at, 0}, once_in(m, 2) ? "1x" : "?x");
  case 2:
    return replace_span(m, text, chosen, text[chosen.at] == '?' ? "4" : "?");
  default:
    return replace_span(m, text, chosen,
                        text[chosen.at] == '?' ? "0" : other_number(m, text + chosen.at));
  }
}

static const char *vary_scalar(maker *m, const char *text) {
  static const char *const others[] = {
      "i1",   "i8",  "i32",  "i64", "f16",      "f32",          "f64",  "bf16", "index",
      "si32", "ui8", "i128", "i0",  "f8E4M3FN", "complex<f32>", "none", "i7",   "!llvm.ptr"};
  spans s = {.count = 0};
  scan(text, scalar_at, &s);
  if (s.count == 0)
    return text;
  return replace_span(m, text, s.items[chance(m, s.count)],
                      others[chance(m, once_in(m, 3) ? sizeof others / sizeof others[0] : 9)]);
}

/* Moves the parameters into another type: tensor<4xf32>, memref<4xf32>. */
static const char *vary_head(maker *m, const char *text) {
  static const char *const heads[] = {"tensor", "memref", "vector"};
  for (size_t i = 0; i < 3; i++)
    if (strncmp(text, heads[i], 6) == 0 && text[6] == '<')
      return replace_span(m, text, (span){0, 6}, heads[(i + 1 + chance(m, 2)) % 3]);
  return text;
}

const char *vary_type(maker *m, const char *type) {
  switch (chance(m, 8)) {
  case 0:
    return any_type(m);
  case 1:
  case 2:
    return vary_dimension(m, type);
  case 3:
    return vary_head(m, type);
  case 4:
    return vary_number(m, type, true);
  default:
    return vary_scalar(m, type);
  }
}

const char *vary_attribute(maker *m, const char *text) {
  switch (chance(m, 8)) {
  case 0:
    return vary_scalar(m, text);
  case 1:
    return vary_dimension(m, text);
  default:
    return vary_number(m, text, false);
  }
}

const char *replace_type(maker *m, const char *text, const char *from, const char *to) {
  size_t size = strlen(from);
  const char *rest = text, *found;
  const char *done = "";
  while ((found = strstr(rest, from)) != NULL) {
    bool is_whole = begins_word(text, (size_t)(found - text)) && !is_word(found[size]);
    done =
        arena_print(m->memory, "%s%.*s%s", done, (int)(found - rest), rest, is_whole ? to : from);
    rest = found + size;
  }
  return *done == '\0' ? text : arena_print(m->memory, "%s%s", done, rest);
}

const char *any_type(maker *m) {
  const tree *t = once_in(m, 3) ? m->donor : m->own;
  const char *type = any_of(m, &t->types);
  return type == NULL ? "i32" : type;
}

const entry *any_entry(maker *m) {
  const tree *t = once_in(m, 3) ? m->donor : m->own;
  return any_of(m, &t->entries);
}
