/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Builds the tree of a module, and lists the objects that mutations choose from. */
#include "tests/oracle/mutants/tree.h"

#include <stdlib.h>
#include <string.h>

/* A value or block of the module, and the one of the tree that represents it. */
typedef struct pair {
  const void *from;
  void *to;
} pair;

typedef struct builder {
  tree *t;
  varve_context *context;
  pair *pairs; /* a hash table */
  size_t room;
  size_t count;
  bool is_refused;
} builder;

static pair *find(const builder *b, const void *from) {
  size_t at = ((uintptr_t)from >> 3) * 2654435761U % b->room;
  while (b->pairs[at].from != NULL && b->pairs[at].from != from)
    at = (at + 1) % b->room;
  return &b->pairs[at];
}

static void grow(builder *b) {
  builder old = *b;
  b->room = 2 * b->room + 64;
  b->pairs = calloc(b->room, sizeof *b->pairs);
  if (b->pairs == NULL)
    abort();
  for (size_t i = 0; i < old.room; i++)
    if (old.pairs[i].from != NULL)
      *find(b, old.pairs[i].from) = old.pairs[i];
  free(old.pairs);
}

/* Returns the tree's object for a value or block. The first call makes it, with all bytes zero. */
static void *stand_in(builder *b, const void *from, size_t size) {
  if (2 * b->count >= b->room)
    grow(b);
  pair *found = find(b, from);
  if (found->from == NULL) {
    *found = (pair){from, arena_take(&b->t->memory, size)};
    memset(found->to, 0, size);
    b->count++;
  }
  return found->to;
}

static const char *text_of(builder *b, varve_slice slice) {
  b->is_refused |= slice.size != 0 && memchr(slice.data, '\0', slice.size) != NULL;
  return arena_text(&b->t->memory, slice.data, slice.size);
}

static const char *print_attribute(builder *b, const varve_attribute *attribute) {
  varve_bytes *bytes = NULL;
  if (varve_attribute_print(b->context, attribute, &bytes) != VARVE_STATUS_OK) {
    b->is_refused = true;
    return "unit";
  }
  const char *text = text_of(b, varve_bytes_slice(bytes));
  varve_bytes_destroy(bytes);
  return text;
}

static value *value_of(builder *b, const varve_value *from) {
  value *v = stand_in(b, from, sizeof *v);
  if (v->type == NULL) {
    varve_bytes *bytes = NULL;
    v->type = "none";
    if (varve_type_print(b->context, varve_value_get_type(from), &bytes) == VARVE_STATUS_OK)
      v->type = text_of(b, varve_bytes_slice(bytes));
    varve_bytes_destroy(bytes);
    list_add(&b->t->memory, &b->t->types, (void *)(uintptr_t)v->type);
  }
  return v;
}

static void build_entries(builder *b, const varve_attribute *dictionary, list *entries) {
  arena *a = &b->t->memory;
  if (dictionary == NULL)
    return;
  b->is_refused |= varve_attribute_get_kind(dictionary) != VARVE_ATTRIBUTE_KIND_DICTIONARY;
  if (b->is_refused)
    return;
  for (uint32_t i = 0; i < varve_attribute_get_element_count(dictionary); i++) {
    entry *e = arena_take(a, sizeof *e);
    e->name = text_of(b, varve_attribute_get_name(dictionary, i));
    e->text = print_attribute(b, varve_attribute_get_element(dictionary, i));
    list_add(a, entries, e);
    list_add(a, &b->t->entries, e);
    if (strcmp(e->name, "sym_name") == 0 && e->text[0] == '"')
      list_add(a, &b->t->symbols, (void *)(uintptr_t)e->text);
  }
}

static bool is_isolated(varve_slice name) {
  static const char trait[] = "IsolatedFromAbove";
  varve_definition definition =
      varve_registry_get_definition(NULL, VARVE_DEFINITION_OPERATION, name);
  varve_definition_item item = {.struct_size = sizeof(varve_definition_item)};
  if (definition.record == NULL)
    return false;
  uint32_t count = varve_definition_get_count(definition, VARVE_DEFINITION_TRAITS);
  for (uint32_t i = 0; i < count; i++)
    if (varve_definition_get_item(definition, VARVE_DEFINITION_TRAITS, i, &item) ==
            VARVE_STATUS_OK &&
        item.name.size >= sizeof trait - 1 &&
        memcmp(item.name.data + item.name.size - (sizeof trait - 1), trait, sizeof trait - 1) == 0)
      return true;
  return false;
}

static operation *build_operation(builder *b, const varve_operation *from);

static region *build_region(builder *b, const varve_region *from, operation *owner) {
  arena *a = &b->t->memory;
  region *r = arena_take(a, sizeof *r);
  *r = (region){.owner = owner};
  for (varve_block *old = varve_region_get_first_block(from); old != NULL;
       old = varve_block_get_next(old)) {
    block *blk = stand_in(b, old, sizeof *blk);
    blk->region = r;
    list_add(a, &r->blocks, blk);
    for (uint32_t i = 0; i < varve_block_get_argument_count(old); i++)
      list_add(a, &blk->arguments, value_of(b, varve_block_get_argument(old, i)));
    for (varve_operation *op = varve_block_get_first_operation(old); op != NULL;
         op = varve_operation_get_next(op)) {
      operation *inner = build_operation(b, op);
      inner->block = blk;
      list_add(a, &blk->operations, inner);
    }
  }
  return r;
}

static operation *build_operation(builder *b, const varve_operation *from) {
  arena *a = &b->t->memory;
  operation *op = arena_take(a, sizeof *op);
  varve_slice name = varve_operation_get_name(from);
  const varve_attribute *location = varve_operation_get_location(from);
  *op = (operation){.name = text_of(b, name), .is_isolated = is_isolated(name)};
  if (location != NULL &&
      varve_attribute_get_kind(location) != VARVE_ATTRIBUTE_KIND_UNKNOWN_LOCATION)
    op->location = print_attribute(b, location);
  for (uint32_t i = 0; i < varve_operation_get_operand_count(from); i++)
    list_add(a, &op->operands, value_of(b, varve_operation_get_operand(from, i)));
  for (uint32_t i = 0; i < varve_operation_get_result_count(from); i++)
    list_add(a, &op->results, value_of(b, varve_operation_get_result(from, i)));
  for (uint32_t i = 0; i < varve_operation_get_successor_count(from); i++)
    list_add(a, &op->successors,
             stand_in(b, varve_operation_get_successor(from, i), sizeof(block)));
  build_entries(b, varve_operation_get_properties(from), &op->properties);
  build_entries(b, varve_operation_get_dictionary(from), &op->attributes);
  for (uint32_t i = 0; i < varve_operation_get_region_count(from); i++)
    list_add(a, &op->regions, build_region(b, varve_operation_get_region(from, i), op));
  return op;
}

bool tree_build(tree *t, varve_context *context, const varve_module *module) {
  builder b = {.t = t, .context = context};
  *t = (tree){.root = NULL};
  t->root = build_operation(&b, varve_module_get_root(module));
  tree_list(&t->memory, t->root, &t->operations);
  free(b.pairs);
  return !b.is_refused && t->operations.count != 0;
}
