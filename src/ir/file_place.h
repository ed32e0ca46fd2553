/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Locations with a file, a line and a column, made at lower cost than other nodes. */
#ifndef VARVE_IR_FILE_PLACE_H
#define VARVE_IR_FILE_PLACE_H

#include "ir/attributes.h"

/* Places of one file, appended in ascending order by line and column. The table of all nodes
 * contains none of them. While context->loose_places is 0, it also contains no place that could be
 * appended. */
typedef struct varve_place_run {
  const varve_entity *file;
  varve_vector places; /* const varve_entity * */
  uint64_t last;       /* line, column */
} varve_place_run;
void varve_place_runs_release(varve_vector *runs);
/* Returns the run of a file, or NULL. */
varve_place_run *varve_find_place_run(const varve_context *context, const varve_entity *file);
/* Returns the place of a key in the run, or NULL. */
const varve_entity *varve_find_in_place_run(const varve_place_run *run, uint64_t key);

/* A place in a file; the file is a STRING. */
typedef struct varve_file_place {
  const varve_entity *file;
  uint32_t line;
  uint32_t column;
} varve_file_place;
static inline uint64_t varve_place_key(uint32_t line, uint32_t column) {
  return (uint64_t)line << 32 | column;
}
/* Appends the node for a key that is greater than all keys of the run. The run must have room and
 * an id must be left. Returns NULL if out of memory. */
static inline const varve_entity *varve_place_run_append(varve_context *context,
                                                         varve_place_run *run, uint64_t key) {
  enum { PAYLOAD = (offsetof(varve_entity, children) + sizeof(varve_entity *) + 7) / 8 * 8 };
  uint32_t line = (uint32_t)(key >> 32), column = (uint32_t)key;
  varve_entity *made = (varve_entity *)varve_arena_allocate(
      &context->arena, (PAYLOAD + sizeof(varve_file_range) + 7) / 8 * 8);
  if (made == NULL)
    return NULL;
  *made = (varve_entity){.kind = VARVE_KIND_FILE_LOCATION,
                         .id = context->entity_count++,
                         .depth = run->file->depth + 1,
                         .child_count = 1,
                         .payload_size = sizeof(varve_file_range)};
  made->children[0] = run->file;
  *(varve_file_range *)((char *)made + PAYLOAD) =
      (varve_file_range){line, column, line, column, VARVE_FILE_LINE_COLUMN};
  run->last = key;
  VARVE_VECTOR_AT(&run->places, const varve_entity *, run->places.count++) = made;
  return made;
}
varve_status varve_file_place_get_any(varve_context *context, varve_file_place place,
                                      const varve_entity **location) VARVE_MUST_USE;
/* Returns the same node as varve_file_line_column_get, faster if places ascend; readers use it. */
static inline varve_status VARVE_MUST_USE varve_file_place_get(varve_context *context,
                                                               varve_file_place place,
                                                               const varve_entity **location) {
  uint64_t key = varve_place_key(place.line, place.column);
  varve_place_run *run = context->place_runs.count == 0
                             ? NULL
                             : &VARVE_VECTOR_LAST(&context->place_runs, varve_place_run);
  if (run == NULL || run->file != place.file || key <= run->last ||
      run->places.count == run->places.capacity || context->loose_places != 0 ||
      context->entity_count == UINT32_MAX)
    return varve_file_place_get_any(context, place, location);
  *location = varve_place_run_append(context, run, key);
  return *location == NULL ? VARVE_STATUS_OUT_OF_MEMORY : VARVE_STATUS_OK;
}

#endif
