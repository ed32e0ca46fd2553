/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Locations, each by its line less that of the one before. format-spec/varve.md, "Locations". */
#include "container/write_locations.h"

static const varve_file_range *plain_range(const varve_attribute *location) {
  if (location->kind != VARVE_KIND_FILE_LOCATION)
    return NULL;
  const varve_file_range *range = varve_entity_payload(location);
  return range->count == VARVE_FILE_LINE_COLUMN ? range : NULL;
}

/* A place in the file of the last one, as codes. */
typedef struct place_codes {
  uint64_t line;
  uint64_t column;
} place_codes;

/* Whether there are such codes: they have 32 bits. */
static bool find_codes(const varve_write_location_state *state, const varve_attribute *location,
                       place_codes *codes) {
  const varve_file_range *range = plain_range(location);
  if (range == NULL || location->children[0] != state->last_file)
    return false;
  int64_t step = (int64_t)range->start_line - (int64_t)state->last_line;
  codes->line = VARVE_LOCATION_LINE + varve_fold(step);
  codes->column = step != 0
                      ? range->start_column
                      : varve_fold((int64_t)range->start_column - (int64_t)state->last_column);
  return codes->line <= UINT32_MAX && codes->column <= UINT32_MAX;
}

/* The code, and what follows it. */
static varve_status put_place(varve_container_writer *writer, const varve_attribute *location,
                              uint32_t site) {
  const varve_file_range *range = plain_range(location);
  varve_write_location_state *state = &writer->location;
  bool is_argument = site == VARVE_NO_SITE;
  varve_stream_id stream = is_argument ? VARVE_STREAM_ARGUMENT_LOCATION : VARVE_STREAM_LOCATION;
  place_codes codes;
  if (location->kind == VARVE_KIND_UNKNOWN_LOCATION)
    return varve_pack_code(writer, stream, site, VARVE_LOCATION_UNKNOWN);
  if (location == state->last)
    return varve_pack_code(writer, stream, site, VARVE_LOCATION_SAME);
  state->last = location;
  if (find_codes(state, location, &codes)) {
    VARVE_TRY(varve_pack_code(writer, stream, site, codes.line));
    VARVE_TRY(varve_pack_code(writer,
                              is_argument ? VARVE_STREAM_ARGUMENT_COLUMN : VARVE_STREAM_COLUMN,
                              is_argument ? site : site + VARVE_SITE_COLUMN, codes.column));
  } else {
    VARVE_TRY(varve_pack_code(writer, stream, site, VARVE_LOCATION_OTHER));
    VARVE_TRY(varve_pack_reference(writer, VARVE_STREAM_OTHER_LOCATION, location));
  }
  if (range != NULL) {
    state->last_file = location->children[0];
    state->last_line = range->start_line;
    state->last_column = range->start_column;
  }
  return VARVE_STATUS_OK;
}

varve_status varve_pack_location(varve_container_writer *writer, const varve_attribute *location,
                                 uint32_t site) {
  return writer->has_locations ? put_place(writer, location, site) : VARVE_STATUS_OK;
}
