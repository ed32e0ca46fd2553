/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Maps one or two pointers to a value and a number. Initialize it with zeros. */
#ifndef VARVE_TOOLS_EXTRACT_POINTER_MAP_H
#define VARVE_TOOLS_EXTRACT_POINTER_MAP_H

#include <stdbool.h>
#include <stddef.h>

typedef struct pointer_entry {
  const void *key; /* NULL: the slot is free */
  const void *scope;
  void *value;
  int tag;
} pointer_entry;

typedef struct pointer_map {
  pointer_entry *entries;
  size_t capacity; /* 0 or a power of two */
  size_t count;
} pointer_map;

/* Returns the entry, or NULL if it is missing. The caller may change the entry except key and
 * scope. The pointer is valid until the next entry is added. */
pointer_entry *pointer_map_find(const pointer_map *map, const void *key, const void *scope);
/* Adds an entry that the map does not have yet. Returns false if memory runs out. */
bool pointer_map_add(pointer_map *map, const pointer_entry *entry);
void pointer_map_release(pointer_map *map);

/* A growing list of pointers. Initialize it with zeros. */
typedef struct pointer_list {
  const void **items;
  size_t capacity;
  size_t count;
} pointer_list;
bool pointer_list_push(pointer_list *list, const void *item);
void pointer_list_release(pointer_list *list);

#endif
