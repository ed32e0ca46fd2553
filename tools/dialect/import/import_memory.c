/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Implements --max-memory for JSON. jansson's allocation functions have no context argument, so the
 * bytes left are a global counter. */
#include <stdint.h>
#include <stdlib.h>

#include "dialect/import/import.h"

/* Precedes each block; keeps the block aligned. */
typedef union block_head {
  size_t size;
  long double alignment;
} block_head;

static size_t left = SIZE_MAX;
static bool is_used_up;

static void *take(size_t size) {
  if (left < sizeof(block_head) || size > left - sizeof(block_head)) {
    is_used_up = true;
    return NULL;
  }
  block_head *head = malloc(sizeof(*head) + size);
  if (head == NULL)
    return NULL;
  head->size = sizeof(*head) + size;
  left -= head->size;
  return head + 1;
}

static void give_back(void *block) {
  if (block == NULL)
    return;
  block_head *head = (block_head *)block - 1;
  left += head->size;
  free(head);
}

bool import_memory_is_used_up(void) { return is_used_up; }

void import_limit_memory(uint64_t max_memory) {
  if (max_memory == 0 || max_memory >= SIZE_MAX)
    return;
  left = (size_t)max_memory;
  json_set_alloc_funcs(take, give_back);
}
