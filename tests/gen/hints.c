/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads data files. A line "[pattern pattern]" names the operations of the lines below it. Such a
 * line is "key = value | value"; lines that begin with spaces continue it. The text between
 * "template NAME" and "end" is stored as it is. '#' begins a comment. */
#include <stdio.h>
#include <stdlib.h>

#include "gen.h"

typedef struct reader {
  gen *g;
  varve_slice rest;
  varve_slice scope;
} reader;

static bool take_line(reader *r, varve_slice *line) {
  if (r->rest.size == 0)
    return false;
  const char *end = memchr(r->rest.data, '\n', r->rest.size);
  size_t size = end == NULL ? r->rest.size : (size_t)(end - r->rest.data);
  *line = varve_slice_make(r->rest.data, size);
  size += end != NULL;
  r->rest = varve_slice_make(r->rest.data + size, r->rest.size - size);
  return true;
}

static size_t find(varve_slice text, const char *what) {
  varve_slice wanted = varve_slice_of(what);
  for (size_t i = 0; i + wanted.size <= text.size; i++)
    if (memcmp(text.data + i, wanted.data, wanted.size) == 0)
      return i;
  return SIZE_MAX;
}

static gen_texts split(gen *g, varve_slice text) {
  varve_vector items;
  varve_vector_init(&items, &g->memory, sizeof(varve_slice));
  for (;;) {
    size_t bar = find(text, " | ");
    varve_slice item = gen_trim(varve_slice_make(text.data, bar == SIZE_MAX ? text.size : bar));
    gen_must(varve_vector_push(&items, &item), "hints");
    if (bar == SIZE_MAX)
      break;
    text = varve_slice_make(text.data + bar + 3, text.size - bar - 3);
  }
  varve_slice *copy = varve_arena_allocate_array(&g->arena, items.count, sizeof(varve_slice));
  gen_must(copy == NULL ? VARVE_STATUS_OUT_OF_MEMORY : VARVE_STATUS_OK, "hints");
  memcpy(copy, items.data, items.count * sizeof(varve_slice));
  gen_texts texts = {copy, (uint32_t)items.count};
  varve_vector_release(&items);
  return texts;
}

/* Stores one hint for each pattern of the heading. */
static void add_hint(reader *r, varve_slice line) {
  size_t sign = find(line, " =");
  if (sign == SIZE_MAX)
    gen_die("hints: no '=' in", line);
  gen_hint hint = {.key = gen_trim(varve_slice_make(line.data, sign))};
  hint.values = split(r->g, varve_slice_make(line.data + sign + 2, line.size - sign - 2));
  varve_slice scope = r->scope;
  while (scope.size != 0) {
    size_t space = find(scope, " ");
    hint.scope = gen_trim(varve_slice_make(scope.data, space == SIZE_MAX ? scope.size : space));
    gen_must(varve_vector_push(&r->g->hints, &hint), "hints");
    size_t taken = space == SIZE_MAX ? scope.size : space + 1;
    scope = gen_trim(varve_slice_make(scope.data + taken, scope.size - taken));
  }
}

/* Continuation lines follow directly in the copy of the file, so the slice just grows. */
static varve_slice continue_line(reader *r, varve_slice line) {
  varve_slice more;
  reader ahead = *r;
  while (take_line(&ahead, &more) && more.size != 0 && more.data[0] == ' ') {
    line.size = (size_t)(more.data + more.size - line.data);
    *r = ahead;
  }
  return line;
}

static void add_template(reader *r, varve_slice name) {
  varve_slice line;
  gen_template made = {.name = gen_trim(name), .text = varve_slice_make(r->rest.data, 0)};
  while (take_line(r, &line) && !varve_slice_equal(line, VARVE_SLICE("end")))
    made.text.size = (size_t)(line.data + line.size - made.text.data) + 1;
  gen_must(varve_vector_push(&r->g->templates, &made), "hints");
}

static void take_heading(reader *r, varve_slice line) {
  line = gen_trim(line);
  r->scope = gen_trim(varve_slice_make(line.data + 1, line.size - 2));
}

static void take_lines(reader *r) {
  varve_slice line;
  while (take_line(r, &line)) {
    if (gen_trim(line).size == 0 || line.data[0] == '#')
      continue;
    if (gen_starts(line, "template "))
      add_template(r, varve_slice_make(line.data + 9, line.size - 9));
    else if (line.data[0] == '[')
      take_heading(r, continue_line(r, line));
    else
      add_hint(r, continue_line(r, line));
  }
}

void gen_read_file(gen *g, const char *path) {
  FILE *file = fopen(path, "rb");
  varve_buffer buffer;
  char chunk[4096];
  size_t size = 0;
  if (file == NULL)
    gen_die("cannot open", varve_slice_of(path));
  varve_buffer_init(&buffer, &g->memory);
  while ((size = fread(chunk, 1, sizeof(chunk), file)) != 0)
    gen_add(&buffer, varve_slice_make(chunk, size));
  fclose(file);
  reader r = {g, gen_copy(g, varve_buffer_slice(&buffer)), VARVE_SLICE("*")};
  varve_buffer_release(&buffer);
  take_lines(&r);
}

bool gen_find_hint(const gen *g, varve_slice operation, varve_slice key, gen_texts *values) {
  const gen_hint *hints = g->hints.data;
  for (size_t i = g->hints.count; i-- != 0;) {
    if (!varve_slice_equal(hints[i].key, key) || !gen_matches(hints[i].scope, operation))
      continue;
    *values = hints[i].values;
    return true;
  }
  return false;
}

bool gen_find_named_hint(const gen *g, varve_slice operation, const char *kind, varve_slice name,
                         gen_texts *values) {
  char key[256];
  int size = snprintf(key, sizeof(key), "%s %.*s", kind, (int)name.size, name.data);
  if (size < 0 || (size_t)size >= sizeof(key))
    return false;
  if (gen_find_hint(g, operation, varve_slice_make(key, (size_t)size), values))
    return true;
  size = snprintf(key, sizeof(key), "%s *", kind);
  return gen_find_hint(g, operation, varve_slice_make(key, (size_t)size), values);
}

bool gen_find_template(const gen *g, varve_slice name, varve_slice *text) {
  const gen_template *templates = g->templates.data;
  for (size_t i = 0; i < g->templates.count; i++) {
    if (!varve_slice_equal(templates[i].name, name))
      continue;
    *text = templates[i].text;
    return true;
  }
  return false;
}

static varve_slice cut_part(varve_slice *rest) {
  size_t sign = find(*rest, " & ");
  varve_slice part = varve_slice_make(rest->data, sign == SIZE_MAX ? rest->size : sign);
  size_t taken = sign == SIZE_MAX ? rest->size : sign + 3;
  *rest = varve_slice_make(rest->data + taken, rest->size - taken);
  return gen_trim(part);
}

uint32_t gen_part_count(varve_slice text) {
  uint32_t count = 0;
  for (; text.size != 0; count++)
    cut_part(&text);
  return count;
}

varve_slice gen_part(varve_slice text, uint32_t index) {
  varve_slice part = cut_part(&text);
  while (index-- != 0 && text.size != 0)
    part = cut_part(&text);
  return part;
}
