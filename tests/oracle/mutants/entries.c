/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Mutations of attributes: those of the properties, those of the dictionary, and symbols. */
#include "tests/oracle/mutants/change.h"

#include <stdio.h>
#include <string.h>

/* Chooses one of all entries of the operation. Returns its list, or NULL if there are no
 * entries. */
static list *any_list(maker *m, operation *op, size_t *at) {
  *at = chance(m, op->properties.count + op->attributes.count);
  if (op->properties.count + op->attributes.count == 0)
    return NULL;
  if (*at < op->properties.count)
    return &op->properties;
  *at -= op->properties.count;
  return &op->attributes;
}

static entry *entry_of(maker *m, operation *op) {
  size_t at;
  list *l = any_list(m, op, &at);
  return l == NULL ? NULL : l->items[at];
}

static entry *new_entry(maker *m, const char *name, const char *text) {
  entry *e = arena_take(m->memory, sizeof *e);
  *e = (entry){name, text};
  return e;
}

bool drop_entry(maker *m, operation *op) {
  size_t at;
  list *l = any_list(m, op, &at);
  if (l == NULL)
    return false;
  list_remove(l, at);
  return true;
}

bool vary_entry(maker *m, operation *op) {
  entry *e = entry_of(m, op);
  if (e == NULL)
    return false;
  const char *old = e->text;
  e->text = vary_attribute(m, old);
  return strcmp(e->text, old) != 0;
}

/* Replaces an entry by another one of the same name, if there is one, else by any. */
bool replace_entry(maker *m, operation *op) {
  entry *e = entry_of(m, op);
  if (e == NULL)
    return false;
  const entry *by = any_entry(m);
  for (size_t tries = 0; tries < 40 && by != NULL && strcmp(by->name, e->name) != 0; tries++)
    by = any_entry(m);
  if (by == NULL || strcmp(by->text, e->text) == 0)
    return false;
  e->text = by->text;
  return true;
}

bool duplicate_entry(maker *m, operation *op) {
  size_t at;
  list *l = any_list(m, op, &at);
  if (l == NULL)
    return false;
  const entry *e = l->items[at];
  if (!once_in(m, 4))
    l = l == &op->properties ? &op->attributes : &op->properties;
  list_add(m->memory, l,
           new_entry(m, e->name, once_in(m, 2) ? e->text : vary_attribute(m, e->text)));
  return true;
}

bool move_entry(maker *m, operation *op) {
  size_t at;
  list *from = any_list(m, op, &at);
  if (from == NULL)
    return false;
  if (from == &op->properties &&
      once_in(m, 2)) { /* moves all properties into the dictionary, as in text of old versions */
    while (op->properties.count != 0)
      list_add(m->memory, &op->attributes, list_remove(&op->properties, 0));
    return true;
  }
  list *to = from == &op->properties ? &op->attributes : &op->properties;
  list_add(m->memory, to, list_remove(from, at));
  return true;
}

bool rename_entry(maker *m, operation *op) {
  entry *e = entry_of(m, op);
  const entry *other = any_entry(m);
  if (e == NULL || other == NULL || strcmp(e->name, other->name) == 0)
    return false;
  e->name = other->name;
  return true;
}

bool add_entry(maker *m, operation *op) {
  static const char *const names[] = {"llvm.noalias",
                                      "gpu.container_module",
                                      "gpu.kernel",
                                      "dlti.dl_spec",
                                      "spirv.target_env",
                                      "acc.declare",
                                      "omp.declare_target",
                                      "nvvm.kernel",
                                      "func.x",
                                      "unknown.x",
                                      "x",
                                      "llvm.emit_c_interface",
                                      "nvvm.maxntid",
                                      "rocdl.kernel",
                                      "sym_visibility",
                                      "bufferization.writable",
                                      "linalg.memoized_indexing_maps",
                                      "llvm.target_triple",
                                      "llvm.data_layout"};
  const entry *e = any_entry(m);
  if (e == NULL)
    return false;
  const char *name = once_in(m, 3) ? names[chance(m, sizeof names / sizeof names[0])] : e->name;
  list *to = op->properties.count != 0 && once_in(m, 4) ? &op->properties : &op->attributes;
  list_add(m->memory, to, new_entry(m, name, e->text));
  return true;
}

bool wrap_entry(maker *m, operation *op) {
  static const char *const forms[] = {"[%s]", "{a = %s}", "\"s\"", "unit",       "[%s, %s]", "\"\"",
                                      "true", "0 : i64",  "[]",    "array<i64>", "{}"};
  entry *e = entry_of(m, op);
  if (e == NULL)
    return false;
  size_t form = chance(m, sizeof forms / sizeof forms[0]);
  switch (form) {
  case 0:
    e->text = arena_print(m->memory, "[%s]", e->text);
    break;
  case 1:
    e->text = arena_print(m->memory, "{a = %s}", e->text);
    break;
  case 4:
    e->text = arena_print(m->memory, "[%s, %s]", e->text, e->text);
    break;
  default:
    e->text = forms[form];
  }
  return true;
}

static bool is_name(const char *text) { return text[0] == '"' && strchr(text, '\\') == NULL; }

bool change_symbol(maker *m, operation *op) {
  list *lists[] = {&op->properties, &op->attributes};
  for (size_t l = 0; l < 2; l++)
    for (size_t i = 0; i < lists[l]->count; i++) {
      entry *e = lists[l]->items[i];
      if (strcmp(e->name, "sym_name") != 0)
        continue;
      const char *other = any_of(m, once_in(m, 4) ? &m->donor->symbols : &m->own->symbols);
      e->text = other == NULL || once_in(m, 3) ? "\"renamed\"" : other;
      if (once_in(m, 8))
        e->text = once_in(m, 2) ? "\"\"" : "\"odd \\22name\"";
      return true;
    }
  return false;
}

/* A reference is the text from an @ to the end of its name. */
bool change_reference(maker *m, operation *op) {
  list found = {NULL, 0, 0};
  list *lists[] = {&op->properties, &op->attributes};
  for (size_t l = 0; l < 2; l++)
    for (size_t i = 0; i < lists[l]->count; i++)
      if (strchr(((entry *)lists[l]->items[i])->text, '@') != NULL)
        list_add(m->memory, &found, lists[l]->items[i]);
  entry *e = any_of(m, &found);
  const char *symbol = any_of(m, &m->own->symbols);
  if (e == NULL || symbol == NULL || !is_name(symbol))
    return false;
  const char *at = strchr(e->text, '@'), *end = at + 1;
  if (*end == '"')
    return false;
  while (*end != '\0' && strchr(" ,:>])}", *end) == NULL)
    end++;
  const char *nested = once_in(m, 6) ? "::@nested" : "";
  e->text =
      arena_print(m->memory, "%.*s@%s%s%s", (int)(at - e->text), e->text, symbol, nested, end);
  return true;
}

bool change_segments(maker *m, operation *op) {
  resize_segment(m, op, "operandSegmentSizes", chance(m, op->operands.count + 1), 1);
  resize_segment(m, op, "operandSegmentSizes", chance(m, op->operands.count + 1), -1);
  return op->operands.count > 1;
}
