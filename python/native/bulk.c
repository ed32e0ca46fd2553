/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Helpers of the Python package: see bulk.h. */
#include "bulk.h"

#include <stdlib.h>

typedef varve_operation *walk_step(const varve_operation *root, const varve_operation *op);

static size_t fill(walk_step *step, const varve_operation *root, varve_operation **next,
                   varve_operation **operations, const char **names, size_t capacity) {
  varve_operation *op = *next;
  size_t count = 0;
  for (; op != NULL && count < capacity; count++) {
    operations[count] = op;
    names[count] = varve_operation_get_name(op).data;
    op = step(root, op);
  }
  *next = op;
  return count;
}

size_t varve_python_walk(const varve_operation *root, varve_operation **next,
                         varve_operation **operations, const char **names, size_t capacity) {
  return fill(varve_operation_walk_next, root, next, operations, names, capacity);
}

size_t varve_python_walk_post(const varve_operation *root, varve_operation **next,
                              varve_operation **operations, const char **names, size_t capacity) {
  return fill(varve_operation_walk_post_next, root, next, operations, names, capacity);
}

/* Counts by the address of the name, as a context stores each name once. slots is a hash table of
 * indexes into items, plus 1. */
typedef struct name_counter {
  varve_python_count *items;
  uint32_t *slots;
  size_t count;
  size_t capacity; /* of slots, a power of two; items has half of it */
} name_counter;

static size_t slot_of(const name_counter *counter, const char *name) {
  uint64_t hash = (uint64_t)(uintptr_t)name * UINT64_C(0x9e3779b97f4a7c15);
  size_t mask = counter->capacity - 1;
  size_t slot = (size_t)(hash >> 32) & mask;
  while (counter->slots[slot] != 0 && counter->items[counter->slots[slot] - 1].name.data != name)
    slot = (slot + 1) & mask;
  return slot;
}

static bool grow(name_counter *counter) {
  size_t capacity = counter->capacity == 0 ? 256 : 2 * counter->capacity;
  if (capacity > UINT32_MAX / sizeof *counter->items)
    return false;
  varve_python_count *items = realloc(counter->items, capacity / 2 * sizeof *items);
  if (items == NULL)
    return false;
  counter->items = items;
  uint32_t *slots = calloc(capacity, sizeof *slots);
  if (slots == NULL)
    return false;
  free(counter->slots);
  counter->slots = slots;
  counter->capacity = capacity;
  for (size_t i = 0; i < counter->count; i++)
    slots[slot_of(counter, items[i].name.data)] = (uint32_t)(i + 1);
  return true;
}

static bool count_name(name_counter *counter, varve_slice name) {
  if (counter->count >= counter->capacity / 2 && !grow(counter))
    return false;
  size_t slot = slot_of(counter, name.data);
  if (counter->slots[slot] == 0) {
    counter->items[counter->count] = (varve_python_count){name, 0};
    counter->slots[slot] = (uint32_t)++counter->count;
  }
  counter->items[counter->slots[slot] - 1].count++;
  return true;
}

/* Frees the table, and returns the counts or NULL. */
static varve_status finish(name_counter *counter, varve_status status, varve_python_count **counts,
                           size_t *count) {
  free(counter->slots);
  if (status != VARVE_STATUS_OK) {
    free(counter->items);
    return status;
  }
  *counts = counter->items;
  *count = counter->count;
  return VARVE_STATUS_OK;
}

varve_status varve_python_count_operations(const varve_operation *root, varve_python_count **counts,
                                           size_t *count) {
  *counts = NULL;
  *count = 0;
  name_counter counter = {0};
  varve_status status = VARVE_STATUS_OK;
  for (const varve_operation *op = root; op != NULL; op = varve_operation_walk_next(root, op))
    if (!count_name(&counter, varve_operation_get_name(op))) {
      status = VARVE_STATUS_OUT_OF_MEMORY;
      break;
    }
  return finish(&counter, status, counts, count);
}

varve_status varve_python_count_view(const varve_view *view, varve_python_count **counts,
                                     size_t *count) {
  *counts = NULL;
  *count = 0;
  name_counter counter = {0};
  varve_view_operation op;
  varve_status status = varve_view_get_operation(view, 0, &op);
  while (status == VARVE_STATUS_OK) {
    if (!count_name(&counter, op.name)) {
      status = VARVE_STATUS_OUT_OF_MEMORY;
      break;
    }
    status = varve_view_walk_next(view, &op);
  }
  if (status == VARVE_STATUS_NOT_FOUND)
    status = VARVE_STATUS_OK;
  return finish(&counter, status, counts, count);
}

void varve_python_free(void *pointer) { free(pointer); }

size_t varve_python_blocks(const varve_operation *op, varve_block **blocks, size_t capacity) {
  size_t count = 0;
  for (const varve_operation *nested = op; nested != NULL;
       nested = varve_operation_walk_next(op, nested))
    for (uint32_t i = 0; i < varve_operation_get_region_count(nested); i++)
      for (varve_block *block = varve_region_get_first_block(varve_operation_get_region(nested, i));
           block != NULL; block = varve_block_get_next(block), count++)
        if (count < capacity)
          blocks[count] = block;
  return count;
}

varve_operation *varve_python_skip(const varve_operation *root, const varve_operation *op) {
  const varve_operation *last = op;
  for (const varve_operation *next = op; next != NULL; next = varve_operation_walk_next(op, next))
    last = next;
  return varve_operation_walk_next(root, last);
}

uint32_t varve_python_operands(const varve_operation *op, varve_value **values, void **owners,
                               uint32_t capacity) {
  uint32_t count = varve_operation_get_operand_count(op);
  for (uint32_t i = 0; i < count && i < capacity; i++) {
    values[i] = varve_operation_get_operand(op, i);
    owners[i] = varve_value_get_operation(values[i]);
    if (owners[i] == NULL)
      owners[i] = varve_value_get_block(values[i]);
  }
  return count;
}

uint32_t varve_python_results(const varve_operation *op, varve_value **values, uint32_t capacity) {
  uint32_t count = varve_operation_get_result_count(op);
  for (uint32_t i = 0; i < count && i < capacity; i++)
    values[i] = varve_operation_get_result(op, i);
  return count;
}

size_t varve_python_operation_count(const varve_block *block) {
  size_t count = 0;
  for (const varve_operation *op = varve_block_get_first_operation(block); op != NULL;
       op = varve_operation_get_next(op))
    count++;
  return count;
}

void varve_python_operations(const varve_block *block, varve_operation **operations) {
  size_t count = 0;
  for (varve_operation *op = varve_block_get_first_operation(block); op != NULL;
       op = varve_operation_get_next(op))
    operations[count++] = op;
}
