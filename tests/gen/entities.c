/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Texts of types and attributes of dialects: from the data files ("entity !d.t"), or made from
 * their parameters and format, and kept if the library parses them. */
#include "gen.h"

#include <varve/module.h>

enum { MOST_PARAMETERS = 32, MOST_TEXTS = 24, DEEPEST = 3 };

/* One way to write an entity: a choice among the candidates of each parameter. */
typedef struct way {
  gen *g;
  varve_slice name; /* with the leading ! or # */
  varve_slice dialect;
  varve_definition definition;
  gen_texts parameters[MOST_PARAMETERS];
  varve_slice names[MOST_PARAMETERS];
  bool is_optional[MOST_PARAMETERS];
  uint32_t count;
  uint32_t choice;
  bool with_optional;
  bool has_failed;
} way;

static bool is_left_out(const way *w, uint32_t parameter) {
  return w->parameters[parameter].count == 0 || (w->is_optional[parameter] && !w->with_optional);
}

static varve_slice text_of(way *w, uint32_t parameter) {
  gen_texts texts = w->parameters[parameter];
  if (texts.count == 0) {
    w->has_failed |= !w->is_optional[parameter];
    return VARVE_SLICE("");
  }
  return texts.items[w->choice % texts.count];
}

static void add_list(way *w, varve_buffer *out, bool is_struct) {
  bool is_first = true;
  for (uint32_t i = 0; i < w->count; i++) {
    if (is_left_out(w, i) && w->is_optional[i])
      continue;
    if (!is_first)
      gen_add_text(out, ", ");
    is_first = false;
    if (is_struct) {
      gen_add(out, w->names[i]);
      gen_add_text(out, " = ");
    }
    gen_add(out, text_of(w, i));
  }
}

static bool is_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

static void add_variable(way *w, varve_buffer *out, varve_slice name) {
  for (uint32_t i = 0; i < w->count; i++)
    if (varve_slice_equal(w->names[i], name))
      gen_add(out, text_of(w, i));
}

/* Appends a literal, which is in backquotes. "\n" and "``", which control layout, append
 * nothing. */
static size_t add_literal(varve_buffer *out, varve_slice format, size_t at) {
  size_t end = at + 1;
  while (end < format.size && format.data[end] != '`')
    end++;
  varve_slice literal = varve_slice_make(format.data + at + 1, end - at - 1);
  bool is_tight = literal.size != 0 && strchr("<>(),:[]", literal.data[0]) != NULL;
  if (literal.size != 0 && literal.data[0] != '\\' && literal.data[0] != ' ') {
    if (!is_tight)
      gen_add_text(out, " ");
    gen_add(out, literal);
    gen_add_text(out, literal.data[0] == '<' ? "" : " ");
  }
  return end + 1;
}

static size_t add_directive(way *w, varve_buffer *out, varve_slice format, size_t at) {
  size_t end = at;
  while (end < format.size && is_word(format.data[end]))
    end++;
  varve_slice word = varve_slice_make(format.data + at, end - at);
  if (varve_slice_equal(word, VARVE_SLICE("params")))
    add_list(w, out, false);
  else if (varve_slice_equal(word, VARVE_SLICE("custom")))
    w->has_failed = true;
  if (!varve_slice_equal(word, VARVE_SLICE("struct")))
    return end;
  bool is_all = gen_starts(varve_slice_make(format.data + end, format.size - end), "(params)");
  if (is_all)
    add_list(w, out, true);
  else
    w->has_failed = true;
  while (end < format.size && format.data[end] != ')')
    end++;
  return end + 1;
}

/* Skips an optional group. (...)? is written if it has optional parameters; of (...):(...)? only
 * the first part. */
static size_t skip_group(varve_slice format, size_t at) {
  int depth = 0;
  do {
    depth += format.data[at] == '(';
    depth -= format.data[at] == ')';
    at++;
  } while (at < format.size && depth != 0);
  return at;
}

static void add_format(way *w, varve_buffer *out, varve_slice format) {
  size_t at = 0;
  while (at < format.size) {
    char c = format.data[at];
    size_t end = at + 1;
    if (c == '`') {
      at = add_literal(out, format, at);
    } else if (c == '$') {
      while (end < format.size && is_word(format.data[end]))
        end++;
      add_variable(w, out, varve_slice_make(format.data + at + 1, end - at - 1));
      gen_add_text(out, " ");
      at = end;
    } else if (c == '(' && (at == 0 || format.data[at - 1] == ' ') && !w->with_optional) {
      at = skip_group(format, at);
    } else if (c == ':' && at != 0 && format.data[at - 1] == ')') {
      at = skip_group(format, at + 1);
    } else {
      at = is_word(c) ? add_directive(w, out, format, at) : end;
    }
  }
}

static bool is_readable(gen *g, bool is_type, varve_slice text) {
  const varve_diagnostic_sink silent = {NULL, NULL};
  const varve_type *type = NULL;
  const varve_attribute *attribute = NULL;
  if (is_type)
    return varve_type_parse(g->context, text, silent, &type) == VARVE_STATUS_OK;
  return varve_attribute_parse(g->context, text, silent, &attribute) == VARVE_STATUS_OK;
}

static void keep_readable(way *w, varve_slice text, varve_vector *texts) {
  bool is_new = !w->has_failed;
  for (size_t i = 0; i < texts->count; i++)
    is_new &= !varve_slice_equal(text, VARVE_VECTOR_AT(texts, varve_slice, i));
  if (is_new && is_readable(w->g, w->name.data[0] == '!', text))
    gen_must(varve_vector_push(texts, &text), "texts");
}

static void add_way(way *w, varve_vector *texts) {
  varve_buffer body;
  varve_buffer_init(&body, &w->g->memory);
  varve_slice format = varve_definition_get_format(w->definition);
  varve_slice name = w->name;
  if (format.size != 0)
    add_format(w, &body, format);
  else
    add_list(w, &body, false);
  varve_slice inside = gen_trim(varve_buffer_slice(&body));
  bool has_brackets = inside.size != 0 && inside.data[0] == '<';
  varve_slice text =
      gen_format(w->g, "%.*s%.*s", (int)name.size, name.data, (int)inside.size, inside.data);
  keep_readable(w, text, texts);
  if (inside.size != 0 && !has_brackets) { /* "#d.a<x>", or "#d<a x>" */
    size_t dot = w->dialect.size + 1;
    keep_readable(
        w, gen_format(w->g, "%.*s<%.*s>", (int)name.size, name.data, (int)inside.size, inside.data),
        texts);
    keep_readable(w,
                  gen_format(w->g, "%.*s<%.*s %.*s>", (int)dot, name.data,
                             (int)(name.size - dot - 1), name.data + dot + 1, (int)inside.size,
                             inside.data),
                  texts);
  }
  varve_buffer_release(&body);
}

static bool fill_way(way *w, const gen_place *inside) {
  varve_definition_item item = {.struct_size = sizeof(varve_definition_item)};
  w->count = varve_definition_get_count(w->definition, VARVE_DEFINITION_PARAMETERS);
  if (w->count > MOST_PARAMETERS || inside->depth > DEEPEST)
    return false;
  for (uint32_t i = 0; i < w->count; i++) {
    gen_must(varve_definition_get_item(w->definition, VARVE_DEFINITION_PARAMETERS, i, &item),
             "a parameter");
    w->names[i] = item.name;
    w->is_optional[i] = item.is_optional;
    w->parameters[i] =
        gen_attribute_texts(w->g, inside, gen_constraint(w->g, w->definition, item.constraint));
  }
  return true;
}

static varve_slice dialect_of(varve_slice name) {
  const char *dot = memchr(name.data, '.', name.size);
  return varve_slice_make(name.data, dot == NULL ? name.size : (size_t)(dot - name.data));
}

gen_texts gen_entity_texts(gen *g, varve_slice name, uint32_t depth) {
  gen_texts found = {NULL, 0};
  bool is_type = name.data[0] == '!';
  varve_slice plain = varve_slice_make(name.data + 1, name.size - 1);
  varve_definition definition = varve_registry_get_definition(
      g->registry, is_type ? VARVE_DEFINITION_TYPE : VARVE_DEFINITION_ATTRIBUTE, plain);
  if (gen_find_named_hint(g, VARVE_SLICE("*"), "entity", name, &found) || definition.record == NULL)
    return found;
  way w = {.g = g, .name = name, .dialect = dialect_of(plain), .definition = definition};
  const gen_place inside = {.dialect = w.dialect, .depth = depth + 1, .is_parameter = true};
  if (!fill_way(&w, &inside))
    return found;
  varve_vector texts;
  varve_vector_init(&texts, &g->memory, sizeof(varve_slice));
  for (uint32_t i = 0; i < MOST_TEXTS; i++) {
    w.choice = i / 2;
    w.with_optional = i % 2 != 0;
    w.has_failed = false;
    add_way(&w, &texts);
  }
  varve_slice *copy = varve_arena_allocate_array(&g->arena, texts.count + 1, sizeof(varve_slice));
  gen_must(copy == NULL ? VARVE_STATUS_OUT_OF_MEMORY : VARVE_STATUS_OK, "texts");
  if (texts.count != 0)
    memcpy(copy, texts.data, texts.count * sizeof(varve_slice));
  found = (gen_texts){copy, (uint32_t)texts.count};
  varve_vector_release(&texts);
  return found;
}
