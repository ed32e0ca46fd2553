/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A hash table with open addressing, at most half full. */
#include "extract/pointer_map.h"

#include <stdint.h>
#include <stdlib.h>

enum { FIRST_CAPACITY = 64 };

static size_t hash(const void *key, const void *scope) {
  uint64_t bits = (uint64_t)(uintptr_t)key * 0x9E3779B97F4A7C15u + (uint64_t)(uintptr_t)scope;
  bits ^= bits >> 32;
  bits *= 0xD6E8FEB86659FD93u;
  return (size_t)(bits ^ bits >> 32);
}

/* Returns the slot of the entry, or the free slot for it. The map always has a free slot. */
static pointer_entry *place(const pointer_map *map, const void *key, const void *scope) {
  size_t mask = map->capacity - 1;
  size_t at = hash(key, scope) & mask;
  while (map->entries[at].key != NULL &&
         (map->entries[at].key != key || map->entries[at].scope != scope))
    at = (at + 1) & mask;
  return &map->entries[at];
}

pointer_entry *pointer_map_find(const pointer_map *map, const void *key, const void *scope) {
  if (map->capacity == 0)
    return NULL;
  pointer_entry *entry = place(map, key, scope);
  return entry->key == NULL ? NULL : entry;
}

static bool grow(pointer_map *map) {
  pointer_map larger = {.capacity = map->capacity == 0 ? FIRST_CAPACITY : 2 * map->capacity,
                        .count = map->count};
  larger.entries = calloc(larger.capacity, sizeof(pointer_entry));
  if (larger.entries == NULL)
    return false;
  for (size_t i = 0; i < map->capacity; i++) {
    const pointer_entry *entry = &map->entries[i];
    if (entry->key != NULL)
      *place(&larger, entry->key, entry->scope) = *entry;
  }
  free(map->entries);
  *map = larger;
  return true;
}

bool pointer_map_add(pointer_map *map, const pointer_entry *entry) {
  if (2 * (map->count + 1) > map->capacity && !grow(map))
    return false;
  *place(map, entry->key, entry->scope) = *entry;
  map->count++;
  return true;
}

void pointer_map_release(pointer_map *map) {
  free(map->entries);
  *map = (pointer_map){.entries = NULL};
}

bool pointer_list_push(pointer_list *list, const void *item) {
  if (list->count == list->capacity) {
    size_t capacity = list->capacity == 0 ? FIRST_CAPACITY : 2 * list->capacity;
    const void **items = realloc(list->items, capacity * sizeof(*items));
    if (items == NULL)
      return false;
    list->items = items;
    list->capacity = capacity;
  }
  list->items[list->count++] = item;
  return true;
}

void pointer_list_release(pointer_list *list) {
  free(list->items);
  *list = (pointer_list){.items = NULL};
}
