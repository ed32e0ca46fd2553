/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Locations of a file, a line and a column, which most operations have: what interning does for any
 * node, for one of known size. */
#ifdef HAVE_CONFIG_H
#include <config.h>
#endif

#include "ir/attributes.h"

/* In line, as the size is known. */
#define XXH_INLINE_ALL
#include <xxhash.h>

/* The bytes that the interner hashes. */
typedef struct hashed_place {
  varve_hashed_head head;
  const varve_entity *file;
  varve_file_range range;
} hashed_place;

enum { HASHED_SIZE = offsetof(hashed_place, range) + sizeof(varve_file_range) };

static hashed_place parts_of(varve_file_place place) {
  hashed_place parts;
  /* Padding on 32-bit hosts, too. */
  memset(&parts, 0, sizeof(parts));
  parts.head.kind = VARVE_KIND_FILE_LOCATION;
  parts.head.child_count = 1;
  parts.head.payload_size = sizeof(varve_file_range);
  parts.file = place.file;
  parts.range = (varve_file_range){place.line, place.column, place.line, place.column,
                                   VARVE_FILE_LINE_COLUMN};
  return parts;
}

static bool is_place(const varve_entity *entity, const hashed_place *parts) {
  return entity->kind == VARVE_KIND_FILE_LOCATION && entity->children[0] == parts->file &&
         memcmp(varve_entity_payload(entity), &parts->range, sizeof(parts->range)) == 0;
}

/* NULL: out of memory. */
static varve_entity *make(varve_context *context, const hashed_place *parts) {
  size_t payload = (offsetof(varve_entity, children) + sizeof(parts->file) + 7) & ~(size_t)7;
  varve_entity *made = varve_arena_allocate(&context->arena, payload + sizeof(parts->range));
  if (made == NULL)
    return NULL;
  *made = (varve_entity){.kind = VARVE_KIND_FILE_LOCATION,
                         .id = context->entity_count,
                         .depth = parts->file->depth + 1,
                         .child_count = 1,
                         .payload_size = sizeof(parts->range)};
  made->children[0] = parts->file;
  memcpy((char *)made + payload, &parts->range, sizeof(parts->range));
  return made;
}

varve_status varve_file_place_get(varve_context *context, varve_file_place place,
                                  const varve_attribute **location) {
  const hashed_place parts = parts_of(place);
  varve_hash_table *table = &context->entities;
  *location = NULL;
  /* Whatever is out of the ordinary is left to the interner. */
  if (varve_hash_table_is_full(table->count, table->capacity) ||
      context->entity_count == UINT32_MAX || place.file->depth >= context->limits.max_depth)
    return varve_file_line_column_get(context, place.file, place.line, place.column, location);
  uint64_t hash = XXH3_64bits_withSeed(&parts, HASHED_SIZE, context->seed);
  size_t i = varve_hash_table_home(table, hash);
  for (; table->slots[i].value != NULL; i = (i + 1) & (table->capacity - 1)) {
    if (table->slots[i].hash != hash || !is_place(table->slots[i].value, &parts))
      continue;
    *location = table->slots[i].value;
    return VARVE_STATUS_OK;
  }
  varve_entity *made = make(context, &parts);
  if (made == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  table->slots[i] = (varve_hash_slot){hash, made};
  table->count++;
  context->entity_count++;
  *location = made;
  return VARVE_STATUS_OK;
}
