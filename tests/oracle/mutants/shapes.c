/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Mutations that move, copy or remove operations, regions and blocks. */
#include "tests/oracle/mutants/change.h"

#include <string.h>

enum { MOST_SPLICED = 60 };

static bool is_last(const operation *op) {
  return op->block->operations.items[op->block->operations.count - 1] == op;
}

/* Returns the index at which to insert an operation: mostly before the last operation of a
 * block. */
static block *any_place(maker *m, size_t *at) {
  const operation *beside = any_of(m, &m->operations);
  if (beside == NULL)
    return NULL;
  block *into = beside->block;
  *at = list_find(&into->operations, beside) + (is_last(beside) && once_in(m, 12));
  return into;
}

/* Gives a spliced operation, and all operations in it, operands and successors of the mutant. */
static void adopt(maker *m, operation *op, const list *inside) {
  for (size_t i = 0; i <= inside->count; i++) {
    operation *each = i == inside->count ? op : inside->items[i];
    for (size_t k = 0; k < each->operands.count; k++) {
      value *v = each->operands.items[k];
      if (v->copied_by == m->copies || v->number == SIZE_MAX)
        continue;
      value *own = needed_value(m, op, v->type);
      each->operands.items[k] = own == NULL ? v : own;
    }
    for (size_t k = 0; k < each->successors.count; k++)
      if (((block *)each->successors.items[k])->number != SIZE_MAX)
        each->successors.items[k] = any_of(m, &op->block->region->blocks);
  }
}

/* Marks the values that the copy defines itself, so that they are not replaced. */
static void mark(list *inside, operation *op, size_t number) {
  for (size_t i = 0; i <= inside->count; i++) {
    operation *each = i == inside->count ? op : inside->items[i];
    for (size_t k = 0; k < each->results.count; k++)
      ((value *)each->results.items[k])->number = number;
    for (size_t r = 0; r < each->regions.count; r++) {
      const region *in = each->regions.items[r];
      for (size_t b = 0; b < in->blocks.count; b++) {
        block *blk = in->blocks.items[b];
        blk->number = number;
        for (size_t k = 0; k < blk->arguments.count; k++)
          ((value *)blk->arguments.items[k])->number = number;
      }
    }
  }
}

static void rename_symbol(maker *m, operation *op) {
  for (size_t i = 0; i < op->properties.count; i++) {
    entry *e = op->properties.items[i];
    if (strcmp(e->name, "sym_name") == 0 && !once_in(m, 4))
      e->text = arena_print(m->memory, "\"spliced_%zu\"", m->operations.count);
  }
}

static bool splice(maker *m, const operation *from, block *into, size_t at) {
  list inside = {NULL, 0, 0};
  tree_list(m->memory, from, &inside);
  if (inside.count > MOST_SPLICED)
    return false;
  operation *copy = tree_copy(m->memory, from, ++m->copies);
  inside = (list){NULL, 0, 0};
  tree_list(m->memory, copy, &inside);
  insert_operation(m, copy, into, at);
  mark(&inside, copy, SIZE_MAX);
  adopt(m, copy, &inside);
  mark(&inside, copy, 0);
  rename_symbol(m, copy);
  return true;
}

bool splice_operation(maker *m, operation *op) {
  const operation *from = any_of(m, &(once_in(m, 3) ? m->own : m->donor)->operations);
  size_t at;
  block *into = any_place(m, &at);
  (void)op;
  return from != NULL && into != NULL && splice(m, from, into, at);
}

bool duplicate_operation(maker *m, operation *op) {
  return !(is_last(op) && !once_in(m, 8)) &&
         splice(m, op, op->block, list_find(&op->block->operations, op) + 1);
}

/* Replaces the results by other values of the same types. */
bool remove_operation(maker *m, operation *op) {
  if (is_last(op) && !once_in(m, 8))
    return false;
  for (size_t i = 0; i < op->results.count; i++) {
    value *v = op->results.items[i], *other = needed_value(m, op, v->type);
    if (other != NULL)
      replace_uses(m, v, other);
  }
  list_remove(&op->block->operations, list_find(&op->block->operations, op));
  m->operations.count = 0;
  tree_list(m->memory, m->root, &m->operations);
  return true;
}

static bool is_inside(const operation *op, const block *blk) {
  for (const operation *each = blk->region->owner; each != NULL;
       each = each->block == NULL ? NULL : each->block->region->owner)
    if (each == op)
      return true;
  return false;
}

bool move_operation(maker *m, operation *op) {
  size_t at;
  block *into = once_in(m, 2) ? op->block : any_place(m, &at);
  if (into == NULL || is_inside(op, into) || (is_last(op) && !once_in(m, 8)))
    return false;
  list_remove(&op->block->operations, list_find(&op->block->operations, op));
  at = chance(m, into->operations.count);
  op->block = into;
  list_insert(m->memory, &into->operations, at, op);
  return true;
}

/* Gives the operation the name of another one with as many operands, results and regions. */
bool rename_operation(maker *m, operation *op) {
  const list *all = &(once_in(m, 3) ? m->own : m->donor)->operations;
  list alike = {NULL, 0, 0};
  for (size_t i = 0; i < all->count; i++) {
    const operation *other = all->items[i];
    if (other->operands.count == op->operands.count && other->results.count == op->results.count &&
        other->regions.count == op->regions.count && strcmp(other->name, op->name) != 0)
      list_add(m->memory, &alike, all->items[i]);
  }
  const operation *chosen = any_of(m, &alike);
  if (chosen == NULL)
    return false;
  op->name = chosen->name;
  if (once_in(m, 2)) {
    op->properties = (list){NULL, 0, 0};
    for (size_t i = 0; i < chosen->properties.count; i++) {
      entry *e = arena_take(m->memory, sizeof *e);
      *e = *(const entry *)chosen->properties.items[i];
      list_add(m->memory, &op->properties, e);
    }
  }
  return true;
}

static region *new_region(maker *m, operation *owner) {
  region *r = arena_take(m->memory, sizeof *r);
  *r = (region){.owner = owner};
  list_add(m->memory, &owner->regions, r);
  return r;
}

static block *new_block(maker *m, region *in) {
  block *blk = arena_take(m->memory, sizeof *blk);
  *blk = (block){.region = in};
  list_add(m->memory, &in->blocks, blk);
  return blk;
}

/* Moves an operation without results into the first region of an unregistered one. Varve accepts
 * that an unregistered operation with one region is a symbol table, and mlir-opt does not; with two
 * regions it is none. */
bool wrap_operation(maker *m, operation *op) {
  if (op->results.count != 0 || is_last(op))
    return false;
  operation *around = arena_take(m->memory, sizeof *around);
  *around = (operation){.name = "mutant.region"};
  block *outer = op->block;
  size_t at = list_find(&outer->operations, op);
  list_remove(&outer->operations, at);
  op->block = new_block(m, new_region(m, around));
  list_add(m->memory, &op->block->operations, op);
  new_region(m, around);
  around->block = outer;
  list_insert(m->memory, &outer->operations, at, around);
  list_add(m->memory, &m->operations, around);
  return true;
}

bool exchange_regions(maker *m, operation *op) {
  operation *other = once_in(m, 2) ? op : any_of(m, &m->operations);
  size_t a = chance(m, op->regions.count), b = chance(m, other->regions.count);
  if (op->regions.count == 0 || other->regions.count == 0 ||
      op->regions.items[a] == other->regions.items[b] ||
      (other != op && (is_inside(op, other->block) || is_inside(other, op->block))))
    return false;
  region *first = op->regions.items[a], *second = other->regions.items[b];
  list kept = first->blocks;
  first->blocks = second->blocks;
  second->blocks = kept;
  for (size_t i = 0; i < first->blocks.count; i++)
    ((block *)first->blocks.items[i])->region = first;
  for (size_t i = 0; i < second->blocks.count; i++)
    ((block *)second->blocks.items[i])->region = second;
  return true;
}

bool exchange_blocks(maker *m, operation *op) {
  const region *in = any_of(m, &op->regions);
  if (in == NULL || in->blocks.count < 2)
    return false;
  size_t a = chance(m, in->blocks.count), b = chance(m, in->blocks.count);
  void *kept = in->blocks.items[a];
  in->blocks.items[a] = in->blocks.items[b];
  in->blocks.items[b] = kept;
  return a != b;
}

/* Adds or removes a region, empties one, or adds a block. */
bool change_regions(maker *m, operation *op) {
  region *in = any_of(m, &op->regions);
  switch (chance(m, 4)) {
  case 0:
    new_region(m, op);
    break;
  case 1:
    if (in == NULL)
      return false;
    list_remove(&op->regions, list_find(&op->regions, in));
    break;
  case 2:
    if (in == NULL)
      return false;
    in->blocks.count = 0;
    break;
  default:
    if (in == NULL)
      return false;
    new_block(m, in);
  }
  m->operations.count = 0;
  tree_list(m->memory, m->root, &m->operations);
  return true;
}

bool change_successors(maker *m, operation *op) {
  size_t at = chance(m, op->successors.count);
  if (op->successors.count == 0 && !(is_last(op) && once_in(m, 20)))
    return false;
  block *other = any_of(m, &op->block->region->blocks);
  if (op->successors.count == 0 || once_in(m, 5))
    list_insert(m->memory, &op->successors, at, other);
  else if (once_in(m, 4))
    list_remove(&op->successors, at);
  else
    op->successors.items[at] = other;
  return true;
}
