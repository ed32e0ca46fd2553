/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Locations of a file, a line and a column at less cost than nodes have otherwise. */
#ifndef VARVE_IR_FILE_PLACE_H
#define VARVE_IR_FILE_PLACE_H

#include "ir/attributes.h"

/* Places of one file, ascending by line and column: what was appended in that order. None of them
 * is in the table of all nodes, and nothing in that table belongs behind the last of them, as long
 * as context->loose_places is 0. */
typedef struct varve_place_run {
  const varve_attribute *file;
  varve_vector places; /* const varve_entity * */
  uint64_t last;       /* line, column */
} varve_place_run;
void varve_place_runs_release(varve_vector *runs);
/* The one in a run; NULL: there is none. */
const varve_entity *varve_find_place(const varve_context *context, const varve_attribute *file,
                                     const varve_file_range *range);

/* A place in a file, and the file: a STRING. */
typedef struct varve_file_place {
  const varve_attribute *file;
  uint32_t line;
  uint32_t column;
} varve_file_place;
static inline uint64_t varve_place_key(uint32_t line, uint32_t column) {
  return (uint64_t)line << 32 | column;
}
/* The node for a key behind all of the run, which has room for it; there are ids left. NULL: out of
 * memory. */
static inline const varve_attribute *varve_place_run_append(varve_context *context,
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
                                      const varve_attribute **location) VARVE_MUST_USE;
/* The same node as varve_file_line_column_get gives, for a reader: cheap where places ascend. */
static inline varve_status VARVE_MUST_USE varve_file_place_get(varve_context *context,
                                                               varve_file_place place,
                                                               const varve_attribute **location) {
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
