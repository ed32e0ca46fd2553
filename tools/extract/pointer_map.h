/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A value and a number by one or two pointers. Made all zero. */
#ifndef VARVE_TOOLS_EXTRACT_POINTER_MAP_H
#define VARVE_TOOLS_EXTRACT_POINTER_MAP_H

#include <stdbool.h>
#include <stddef.h>

typedef struct pointer_entry {
  const void *key; /* NULL: the place is free */
  const void *scope;
  void *value;
  int tag;
} pointer_entry;

typedef struct pointer_map {
  pointer_entry *entries;
  size_t capacity; /* 0 or a power of two */
  size_t count;
} pointer_map;

/* NULL when it is absent. The entry may be changed but for key and scope, until the next is added.
 */
pointer_entry *pointer_map_find(const pointer_map *map, const void *key, const void *scope);
/* Adds what is not there yet; false: out of memory. */
bool pointer_map_add(pointer_map *map, const pointer_entry *entry);
void pointer_map_release(pointer_map *map);

/* A list that grows, of pointers. Made all zero. */
typedef struct pointer_list {
  const void **items;
  size_t capacity;
  size_t count;
} pointer_list;
bool pointer_list_push(pointer_list *list, const void *item);
void pointer_list_release(pointer_list *list);

#endif
