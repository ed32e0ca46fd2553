/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Trees of modules: memory, lists, copies, and generic text. */
#include "tests/oracle/mutants/tree.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CHUNK_SIZE = 1 << 16, ALIGNMENT = 16 };

typedef struct arena_chunk {
  struct arena_chunk *next;
  size_t used;
  size_t size;
} arena_chunk;

void *arena_take(arena *a, size_t size) {
  size = (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
  const size_t header = (sizeof(arena_chunk) + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
  arena_chunk *chunk = a->chunks;
  if (chunk == NULL || size > chunk->size - chunk->used) {
    size_t room = size > CHUNK_SIZE ? size : CHUNK_SIZE;
    chunk = calloc(1, header + room);
    if (chunk == NULL)
      abort();
    *chunk = (arena_chunk){a->chunks, 0, room};
    a->chunks = chunk;
  }
  chunk->used += size;
  return (char *)chunk + header + chunk->used - size;
}

char *arena_text(arena *a, const char *text, size_t size) {
  char *copy = arena_take(a, size + 1);
  if (size != 0)
    memcpy(copy, text, size);
  copy[size] = '\0';
  return copy;
}

char *arena_print(arena *a, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  int size = vsnprintf(NULL, 0, format, arguments);
  va_end(arguments);
  if (size < 0)
    abort();
  char *text = arena_take(a, (size_t)size + 1);
  va_start(arguments, format);
  vsnprintf(text, (size_t)size + 1, format, arguments);
  va_end(arguments);
  return text;
}

void arena_free(arena *a) {
  while (a->chunks != NULL) {
    arena_chunk *next = a->chunks->next;
    free(a->chunks);
    a->chunks = next;
  }
}

void list_insert(arena *a, list *l, size_t at, void *item) {
  if (l->count == l->room) {
    size_t room = l->room == 0 ? 4 : 2 * l->room;
    void **items = arena_take(a, room * sizeof *items);
    if (l->count != 0)
      memcpy(items, l->items, l->count * sizeof *items);
    l->items = items;
    l->room = room;
  }
  memmove(l->items + at + 1, l->items + at, (l->count - at) * sizeof *l->items);
  l->items[at] = item;
  l->count++;
}

void list_add(arena *a, list *l, void *item) { list_insert(a, l, l->count, item); }

void *list_remove(list *l, size_t at) {
  void *item = l->items[at];
  l->count--;
  memmove(l->items + at, l->items + at + 1, (l->count - at) * sizeof *l->items);
  return item;
}

size_t list_find(const list *l, const void *item) {
  size_t at = 0;
  while (at < l->count && l->items[at] != item)
    at++;
  return at;
}

void tree_list(arena *a, const operation *op, list *operations) {
  for (size_t r = 0; r < op->regions.count; r++) {
    const region *in = op->regions.items[r];
    for (size_t b = 0; b < in->blocks.count; b++) {
      const block *blk = in->blocks.items[b];
      for (size_t i = 0; i < blk->operations.count; i++) {
        list_add(a, operations, blk->operations.items[i]);
        tree_list(a, blk->operations.items[i], operations);
      }
    }
  }
}

/* Copies: first all values and blocks that are defined inside, then their uses. */

static value *copy_value(arena *a, value *from, unsigned long number) {
  value *copy = arena_take(a, sizeof *copy);
  *copy = (value){from->type, NULL, 0, 0};
  from->copy = copy;
  from->copied_by = number;
  return copy;
}

static void copy_list(arena *a, list *to, const list *from) {
  for (size_t i = 0; i < from->count; i++)
    list_add(a, to, from->items[i]);
}

static void copy_entries(arena *a, list *to, const list *from) {
  for (size_t i = 0; i < from->count; i++) {
    entry *copy = arena_take(a, sizeof *copy);
    *copy = *(const entry *)from->items[i];
    list_add(a, to, copy);
  }
}

static operation *copy_defined(arena *a, const operation *op, unsigned long number);

static region *copy_region(arena *a, const region *from, operation *owner, unsigned long number) {
  region *to = arena_take(a, sizeof *to);
  *to = (region){.owner = owner};
  for (size_t b = 0; b < from->blocks.count; b++) {
    block *old = from->blocks.items[b], *new = arena_take(a, sizeof *new);
    *new = (block){.region = to};
    old->copy = new;
    old->copied_by = number;
    for (size_t i = 0; i < old->arguments.count; i++)
      list_add(a, &new->arguments, copy_value(a, old->arguments.items[i], number));
    for (size_t i = 0; i < old->operations.count; i++) {
      operation *inner = copy_defined(a, old->operations.items[i], number);
      inner->block = new;
      list_add(a, &new->operations, inner);
    }
    list_add(a, &to->blocks, new);
  }
  return to;
}

static operation *copy_defined(arena *a, const operation *op, unsigned long number) {
  operation *copy = arena_take(a, sizeof *copy);
  *copy = (operation){.name = op->name,
                      .location = op->location,
                      .odd_type = op->odd_type,
                      .is_isolated = op->is_isolated};
  for (size_t i = 0; i < op->results.count; i++)
    list_add(a, &copy->results, copy_value(a, op->results.items[i], number));
  copy_list(a, &copy->operands, &op->operands);
  copy_list(a, &copy->successors, &op->successors);
  copy_entries(a, &copy->properties, &op->properties);
  copy_entries(a, &copy->attributes, &op->attributes);
  for (size_t r = 0; r < op->regions.count; r++)
    list_add(a, &copy->regions, copy_region(a, op->regions.items[r], copy, number));
  return copy;
}

static void use_copies(operation *op, unsigned long number) {
  for (size_t i = 0; i < op->operands.count; i++) {
    value *operand = op->operands.items[i];
    if (operand->copied_by == number)
      op->operands.items[i] = operand->copy;
  }
  for (size_t i = 0; i < op->successors.count; i++) {
    block *successor = op->successors.items[i];
    if (successor->copied_by == number)
      op->successors.items[i] = successor->copy;
  }
}

operation *tree_copy(arena *a, const operation *op, unsigned long number) {
  operation *copy = copy_defined(a, op, number);
  list inner = {NULL, 0, 0};
  tree_list(a, copy, &inner);
  use_copies(copy, number);
  for (size_t i = 0; i < inner.count; i++)
    use_copies(inner.items[i], number);
  return copy;
}

/* Text */

typedef struct printer {
  char *bytes;
  size_t size;
  size_t room;
  size_t values;
  size_t blocks;
} printer;

static void put(printer *p, const char *text) {
  size_t size = strlen(text);
  if (size + 1 > p->room - p->size) {
    p->room = 2 * (p->room + size + 1);
    p->bytes = realloc(p->bytes, p->room);
    if (p->bytes == NULL)
      abort();
  }
  memcpy(p->bytes + p->size, text, size + 1);
  p->size += size;
}

static void put_number(printer *p, const char *before, size_t *number, size_t *last) {
  char text[32];
  if (*number == 0)
    *number = ++*last;
  snprintf(text, sizeof text, "%s%zu", before, *number - 1);
  put(p, text);
}

static void put_value(printer *p, value *v) { put_number(p, "%", &v->number, &p->values); }
static void put_block(printer *p, block *b) { put_number(p, "^bb", &b->number, &p->blocks); }

static bool is_bare(const char *name) {
  if (!isalpha((unsigned char)*name) && *name != '_')
    return false;
  for (; *name != '\0'; name++)
    if (!isalnum((unsigned char)*name) && strchr("_$.", *name) == NULL)
      return false;
  return true;
}

static void put_quoted(printer *p, const char *name) {
  char text[8];
  put(p, "\"");
  for (; *name != '\0'; name++) {
    bool is_plain = isprint((unsigned char)*name) && *name != '"' && *name != '\\';
    snprintf(text, sizeof text, is_plain ? "%c" : "\\%02X", (unsigned char)*name);
    put(p, text);
  }
  put(p, "\"");
}

static void put_entries(printer *p, const list *entries, const char *open, const char *close) {
  for (size_t i = 0; i < entries->count; i++) {
    const entry *e = entries->items[i];
    put(p, i == 0 ? open : ", ");
    if (is_bare(e->name))
      put(p, e->name);
    else
      put_quoted(p, e->name);
    put(p, " = ");
    put(p, e->text);
  }
  if (entries->count != 0)
    put(p, close);
}

static void put_operation(printer *p, operation *op, const char *extra);

static void put_region(printer *p, region *r) {
  put(p, "{\n");
  for (size_t b = 0; b < r->blocks.count; b++) {
    block *blk = r->blocks.items[b];
    put_block(p, blk);
    for (size_t i = 0; i < blk->arguments.count; i++) {
      value *argument = blk->arguments.items[i];
      put(p, i == 0 ? "(" : ", ");
      put_value(p, argument);
      put(p, ": ");
      put(p, argument->type);
    }
    put(p, blk->arguments.count == 0 ? ":\n" : "):\n");
    for (size_t i = 0; i < blk->operations.count; i++)
      put_operation(p, blk->operations.items[i], NULL);
  }
  put(p, "}");
}

static void put_types(printer *p, const operation *op) {
  put(p, " : (");
  for (size_t i = 0; i < op->operands.count; i++) {
    const value *operand = op->operands.items[i];
    put(p, i == 0 ? "" : ", ");
    put(p, i == 0 && op->odd_type != NULL ? op->odd_type : operand->type);
  }
  put(p, ") -> (");
  for (size_t i = 0; i < op->results.count; i++) {
    put(p, i == 0 ? "" : ", ");
    put(p, ((const value *)op->results.items[i])->type);
  }
  put(p, ")");
}

static void put_operation(printer *p, operation *op, const char *extra) {
  for (size_t i = 0; i < op->results.count; i++) {
    put(p, i == 0 ? "" : ", ");
    put_value(p, op->results.items[i]);
  }
  put(p, op->results.count == 0 ? "" : " = ");
  put_quoted(p, op->name);
  put(p, "(");
  for (size_t i = 0; i < op->operands.count; i++) {
    put(p, i == 0 ? "" : ", ");
    put_value(p, op->operands.items[i]);
  }
  put(p, ")");
  for (size_t i = 0; i < op->successors.count; i++) {
    put(p, i == 0 ? "[" : ", ");
    put_block(p, op->successors.items[i]);
  }
  put(p, op->successors.count == 0 ? "" : "]");
  put_entries(p, &op->properties, " <{", "}>");
  for (size_t i = 0; i < op->regions.count; i++) {
    put(p, i == 0 ? " (" : ", ");
    put_region(p, op->regions.items[i]);
  }
  put(p, op->regions.count == 0 ? "" : ")");
  if (extra != NULL)
    put(p, extra);
  else
    put_entries(p, &op->attributes, " {", "}");
  put_types(p, op);
  if (op->location != NULL) {
    put(p, " ");
    put(p, op->location);
  }
  put(p, "\n");
}

char *tree_print(arena *a, operation *root, unsigned long id) {
  printer p = {NULL, 0, 0, 0, 0};
  list entries = {NULL, 0, 0};
  entry mark = {"mutant.id", arena_print(a, "%lu : i64", id)};
  list_add(a, &entries, &mark);
  copy_list(a, &entries, &root->attributes);
  printer dictionary = {NULL, 0, 0, 0, 0};
  put_entries(&dictionary, &entries, " {", "}");
  put_operation(&p, root, dictionary.bytes);
  char *text = arena_text(a, p.bytes, p.size);
  free(dictionary.bytes);
  free(p.bytes);
  return text;
}
