/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Mutations of values: their types, and the operations that use them. */
#include "tests/oracle/mutants/change.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void add_all(maker *m, list *to, const list *from) {
  for (size_t i = 0; i < from->count; i++)
    list_add(m->memory, to, from->items[i]);
}

void visible_values(maker *m, const operation *op, list *values) {
  for (; op != NULL && op->block != NULL; op = op->block->region->owner) {
    const block *blk = op->block, *entry_block = blk->region->blocks.items[0];
    for (size_t i = 0; i < blk->operations.count && blk->operations.items[i] != op; i++)
      add_all(m, values, &((operation *)blk->operations.items[i])->results);
    add_all(m, values, &blk->arguments);
    if (entry_block != blk) {
      add_all(m, values, &entry_block->arguments);
      for (size_t i = 0; i < entry_block->operations.count; i++)
        add_all(m, values, &((operation *)entry_block->operations.items[i])->results);
    }
    if (blk->region->owner->is_isolated)
      return;
  }
}

value *visible_value(maker *m, const operation *op, const char *type) {
  list all = {NULL, 0, 0}, same = {NULL, 0, 0};
  visible_values(m, op, &all);
  for (size_t i = 0; i < all.count; i++)
    if (strcmp(((value *)all.items[i])->type, type) == 0)
      list_add(m->memory, &same, all.items[i]);
  return any_of(m, &same);
}

void insert_operation(maker *m, operation *op, block *into, size_t at) {
  op->block = into;
  list_insert(m->memory, &into->operations, at, op);
  list_add(m->memory, &m->operations, op);
  tree_list(m->memory, op, &m->operations);
}

value *needed_value(maker *m, operation *op, const char *type) {
  value *found = visible_value(m, op, type);
  if (found != NULL || op->block == NULL)
    return found;
  operation *maker_of_it = arena_take(m->memory, sizeof *maker_of_it);
  *maker_of_it = (operation){.name = "builtin.unrealized_conversion_cast"};
  found = arena_take(m->memory, sizeof *found);
  *found = (value){.type = type};
  list_add(m->memory, &maker_of_it->results, found);
  insert_operation(m, maker_of_it, op->block, list_find(&op->block->operations, op));
  return found;
}

void replace_uses(maker *m, const value *from, value *to) {
  for (size_t i = 0; i < m->operations.count; i++) {
    operation *op = m->operations.items[i];
    for (size_t k = 0; k < op->operands.count; k++)
      if (op->operands.items[k] == from)
        op->operands.items[k] = to;
  }
}

static entry *find_entry(const operation *op, const char *name) {
  for (size_t i = 0; i < op->properties.count; i++)
    if (strcmp(((entry *)op->properties.items[i])->name, name) == 0)
      return op->properties.items[i];
  return NULL;
}

void resize_segment(maker *m, operation *op, const char *name, size_t index, int by) {
  entry *sizes = find_entry(op, name);
  const char *at = sizes == NULL ? NULL : strchr(sizes->text, ':');
  size_t sum = 0;
  if (at == NULL || once_in(m, 6))
    return;
  for (at++; *at != '\0' && *at != '>'; at++) {
    char *end;
    long size = strtol(at, &end, 10);
    if (end == at || size < 0)
      return;
    sum += (size_t)size;
    if (sum > index || *end == '>') {
      sizes->text = arena_print(m->memory, "%.*s %ld%s", (int)(at - sizes->text), sizes->text,
                                size + by, end);
      return;
    }
    at = end;
  }
}

/* Types */

static value *any_value_of(maker *m, const operation *op) {
  list values = {NULL, 0, 0};
  add_all(m, &values, &op->results);
  for (size_t r = 0; r < op->regions.count; r++) {
    const region *in = op->regions.items[r];
    for (size_t b = 0; b < in->blocks.count; b++)
      add_all(m, &values, &((block *)in->blocks.items[b])->arguments);
  }
  return any_of(m, &values);
}

bool change_value_type(maker *m, operation *op) {
  value *v = any_value_of(m, op);
  if (v == NULL)
    return false;
  const char *old = v->type;
  v->type = vary_type(m, old);
  return strcmp(v->type, old) != 0;
}

static void replace_in_entries(maker *m, list *entries, const char *from, const char *to) {
  for (size_t i = 0; i < entries->count; i++) {
    entry *e = entries->items[i];
    e->text = replace_type(m, e->text, from, to);
  }
}

static void replace_in_values(maker *m, list *values, const char *from, const char *to) {
  for (size_t i = 0; i < values->count; i++) {
    value *v = values->items[i];
    v->type = replace_type(m, v->type, from, to);
  }
}

/* Changes a type inside of a type, or the type itself: the element of tensor<4xf32>. */
static const char *inner_type(maker *m, const char *type) {
  static const char *const scalars[] = {"f32", "i32", "i64", "f64", "index", "i1", "f16", "i8"};
  const char *scalar = scalars[chance(m, 8)];
  return once_in(m, 2) && strstr(type, scalar) != NULL ? scalar : type;
}

bool change_type_everywhere(maker *m, operation *op) {
  value *v = any_value_of(m, op);
  if (v == NULL)
    return false;
  const char *from = inner_type(m, v->type), *to = vary_type(m, from);
  if (strcmp(from, to) == 0)
    return false;
  for (size_t i = 0; i < m->operations.count; i++) {
    operation *each = m->operations.items[i];
    replace_in_entries(m, &each->properties, from, to);
    replace_in_entries(m, &each->attributes, from, to);
    replace_in_values(m, &each->results, from, to);
    for (size_t r = 0; r < each->regions.count; r++) {
      const region *in = each->regions.items[r];
      for (size_t b = 0; b < in->blocks.count; b++)
        replace_in_values(m, &((block *)in->blocks.items[b])->arguments, from, to);
    }
  }
  return true;
}

bool change_one_use(maker *m, operation *op) {
  if (op->operands.count == 0)
    return false;
  op->odd_type = vary_type(m, ((value *)op->operands.items[0])->type);
  return true;
}

/* Operands */

bool drop_operand(maker *m, operation *op) {
  if (op->operands.count == 0)
    return false;
  size_t at = chance(m, op->operands.count);
  list_remove(&op->operands, at);
  resize_segment(m, op, "operandSegmentSizes", at, -1);
  return true;
}

bool duplicate_operand(maker *m, operation *op) {
  if (op->operands.count == 0)
    return false;
  size_t at = chance(m, op->operands.count);
  list_insert(m->memory, &op->operands, at, op->operands.items[at]);
  resize_segment(m, op, "operandSegmentSizes", at, 1);
  return true;
}

bool add_operand(maker *m, operation *op) {
  list values = {NULL, 0, 0};
  visible_values(m, op, &values);
  value *v = any_of(m, &values);
  if (v == NULL)
    return false;
  size_t at = chance(m, op->operands.count + 1);
  list_insert(m->memory, &op->operands, at, v);
  resize_segment(m, op, "operandSegmentSizes", at, 1);
  return true;
}

bool exchange_operands(maker *m, operation *op) {
  size_t a = chance(m, op->operands.count), b = chance(m, op->operands.count);
  if (op->operands.count < 2 || op->operands.items[a] == op->operands.items[b])
    return false;
  void *kept = op->operands.items[a];
  op->operands.items[a] = op->operands.items[b];
  op->operands.items[b] = kept;
  return true;
}

bool replace_operand(maker *m, operation *op) {
  if (op->operands.count == 0)
    return false;
  size_t at = chance(m, op->operands.count);
  value *old = op->operands.items[at], *v = visible_value(m, op, old->type);
  if (v == NULL || v == old)
    return false;
  op->operands.items[at] = v;
  return true;
}

bool replace_operand_by_any(maker *m, operation *op) {
  list values = {NULL, 0, 0};
  if (op->operands.count == 0)
    return false;
  const operation *from = once_in(m, 4) ? any_of(m, &m->operations) : op;
  visible_values(m, from, &values);
  value *v = any_of(m, &values);
  if (v == NULL)
    return false;
  op->operands.items[chance(m, op->operands.count)] = v;
  return true;
}

/* Results and arguments */

bool change_results(maker *m, operation *op) {
  size_t at = chance(m, op->results.count + 1);
  if (at < op->results.count && once_in(m, 2)) {
    value *v = list_remove(&op->results, at), *other = visible_value(m, op, v->type);
    if (other != NULL)
      replace_uses(m, v, other);
    resize_segment(m, op, "resultSegmentSizes", at, -1);
    return true;
  }
  value *v = arena_take(m->memory, sizeof *v);
  *v = (value){.type = any_type(m)};
  list_insert(m->memory, &op->results, at, v);
  resize_segment(m, op, "resultSegmentSizes", at, 1);
  return true;
}

bool change_arguments(maker *m, operation *op) {
  const region *in = any_of(m, &op->regions);
  block *blk = in == NULL ? NULL : any_of(m, &in->blocks);
  if (blk == NULL)
    return false;
  size_t at = chance(m, blk->arguments.count + 1);
  if (at < blk->arguments.count && once_in(m, 2)) {
    value *v = list_remove(&blk->arguments, at);
    operation *first = any_of(m, &blk->operations);
    value *other = first == NULL ? NULL : visible_value(m, first, v->type);
    if (other != NULL)
      replace_uses(m, v, other);
    return true;
  }
  value *v = arena_take(m->memory, sizeof *v);
  *v = (value){.type = any_type(m)};
  list_insert(m->memory, &blk->arguments, at, v);
  return true;
}
