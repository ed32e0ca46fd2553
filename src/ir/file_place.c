/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Locations with a file, a line and a column, which most operations have. A reader mostly makes
 * them in ascending order. They are stored in ascending runs instead of the table of all nodes. */
#include "ir/file_place.h"

enum { MOST_RUNS = 16 };

static uint64_t key_of_node(const varve_entity *node) {
  const varve_file_range *range = varve_entity_payload(node);
  return varve_place_key(range->start_line, range->start_column);
}

void varve_place_runs_release(varve_vector *runs) {
  for (size_t i = 0; i < runs->count; i++)
    varve_vector_release(&VARVE_VECTOR_AT(runs, varve_place_run, i).places);
  varve_vector_release(runs);
}

static varve_place_run *find_run(const varve_context *context, const varve_entity *file) {
  const varve_vector *runs = &context->place_runs;
  for (size_t i = runs->count; i-- > 0;)
    if (VARVE_VECTOR_AT(runs, varve_place_run, i).file == file)
      return &VARVE_VECTOR_AT(runs, varve_place_run, i);
  return NULL;
}

static const varve_entity *node_at(const varve_place_run *run, size_t index) {
  return VARVE_VECTOR_AT(&run->places, const varve_entity *, index);
}

/* Searches backwards first, because most hits are near the end. */
static const varve_entity *find_in_run(const varve_place_run *run, uint64_t key) {
  size_t high = run->places.count, step = 1, low = high - (high != 0);
  while (low < high && key_of_node(node_at(run, low)) > key) {
    high = low;
    step *= 2;
    low = high > step ? high - step : 0;
  }
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    const varve_entity *node = node_at(run, middle);
    uint64_t found = key_of_node(node);
    if (found == key)
      return node;
    if (found < key)
      low = middle + 1;
    else
      high = middle;
  }
  return NULL;
}

const varve_entity *varve_find_place(const varve_context *context, const varve_entity *file,
                                     const varve_file_range *range) {
  const varve_place_run *run = find_run(context, file);
  return run == NULL ? NULL
                     : find_in_run(run, varve_place_key(range->start_line, range->start_column));
}

static varve_status begin_run(varve_context *context, const varve_entity *file,
                              varve_place_run **run) {
  varve_place_run begun = {.file = file};
  *run = NULL;
  if (context->loose_places != 0 || context->place_runs.count == MOST_RUNS ||
      file->depth >= context->limits.max_depth)
    return VARVE_STATUS_OK;
  varve_vector_init(&begun.places, &context->memory, sizeof(const varve_entity *));
  VARVE_TRY(varve_vector_push(&context->place_runs, &begun));
  *run = &VARVE_VECTOR_LAST(&context->place_runs, varve_place_run);
  return VARVE_STATUS_OK;
}

static varve_status append(varve_context *context, varve_place_run *run, uint64_t key,
                           const varve_entity **location) {
  if (run->places.count == run->places.capacity)
    VARVE_TRY(varve_vector_reserve(&run->places, 1));
  *location = varve_place_run_append(context, run, key);
  return *location == NULL ? VARVE_STATUS_OUT_OF_MEMORY : VARVE_STATUS_OK;
}

varve_status varve_file_place_get_any(varve_context *context, varve_file_place place,
                                      const varve_entity **location) {
  uint64_t key = varve_place_key(place.line, place.column);
  varve_place_run *run = find_run(context, place.file);
  *location = NULL;
  if (run == NULL)
    VARVE_TRY(begin_run(context, place.file, &run));
  bool is_behind = run != NULL && (run->places.count == 0 || key > run->last);
  if (is_behind && context->loose_places == 0 && context->entity_count != UINT32_MAX)
    return append(context, run, key, location);
  if (run != NULL && !is_behind)
    *location = find_in_run(run, key);
  if (*location != NULL)
    return VARVE_STATUS_OK;
  uint32_t loose = context->loose_places;
  VARVE_TRY(varve_file_line_column_get(context, place.file, place.line, place.column, location));
  /* A place before the end of the run can never be appended to it, so it is no reason to end the
   * run. */
  if (run != NULL && !is_behind)
    context->loose_places = loose;
  return VARVE_STATUS_OK;
}
