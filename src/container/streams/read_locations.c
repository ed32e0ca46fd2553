/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads locations. format-spec/varve.md, "Locations". */
#include "container/streams/read.h"
#include "ir/file_place.h"

static void remember(varve_container_reader *reader, const varve_entity *location) {
  reader->location.last = location;
  if (location->kind != VARVE_KIND_FILE_LOCATION)
    return;
  const varve_file_range *range = varve_entity_payload(location);
  if (range->count != VARVE_FILE_LINE_COLUMN)
    return;
  reader->location.last_file = location->children[0];
  reader->location.last_line = range->start_line;
  reader->location.last_column = range->start_column;
}

/* Reads a location other than a place in the file of the last one. */
static varve_status get_other_location(varve_container_reader *reader, varve_stream_id stream,
                                       uint64_t code, const varve_entity **location) {
  switch (code) {
  case VARVE_LOCATION_UNKNOWN:
    *location = reader->context->unknown_location;
    return VARVE_STATUS_OK;
  case VARVE_LOCATION_SAME:
    *location = reader->location.last;
    return *location != NULL
               ? VARVE_STATUS_OK
               : varve_container_fail(reader, stream, "there is no location before the first");
  default:
    VARVE_TRY(varve_unpack_reference(reader, VARVE_STREAM_OTHER_LOCATION, VARVE_SPACE_LOCATION,
                                     location));
    remember(reader, *location);
    return VARVE_STATUS_OK;
  }
}

/* A place in the file of the last location. */
typedef struct near_place {
  varve_stream_id stream; /* stream of the column numbers */
  uint64_t step;          /* step in lines, folded */
  uint64_t column;
} near_place;

/* Makes the location, which becomes the last one. Sums may wrap around, but a step out of range
 * never wraps to a number of 32 bits. */
static inline varve_status get_place(varve_container_reader *reader, near_place codes,
                                     const varve_entity **location) {
  uint64_t line = reader->location.last_line + (uint64_t)varve_unfold(codes.step);
  if (reader->location.last_file == NULL || (line | codes.column) > UINT32_MAX)
    return varve_container_fail(reader, codes.stream, "a location that is out of range");
  const varve_file_place place = {reader->location.last_file, (uint32_t)line,
                                  (uint32_t)codes.column};
  reader->location.last_line = place.line;
  reader->location.last_column = place.column;
  VARVE_TRY(varve_file_place_get(reader->context, place, location));
  reader->location.last = *location;
  return VARVE_STATUS_OK;
}

varve_status varve_unpack_location(varve_container_reader *reader, uint32_t site,
                                   const varve_entity **location) {
  uint64_t code = 0, column = 0;
  *location = reader->context->unknown_location;
  if (!reader->has_locations)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_unpack_code(reader, VARVE_STREAM_LOCATION, site, &code));
  if (code < VARVE_LOCATION_LINE)
    return get_other_location(reader, VARVE_STREAM_LOCATION, code, location);
  VARVE_TRY(varve_unpack_code(reader, VARVE_STREAM_COLUMN, site + VARVE_SITE_COLUMN, &column));
  if (code == VARVE_LOCATION_LINE)
    column = reader->location.last_column + (uint64_t)varve_unfold(column);
  const near_place place = {VARVE_STREAM_COLUMN, code - VARVE_LOCATION_LINE, column};
  return get_place(reader, place, location);
}

/* Reads the column of an argument on the line of the last location. */
static varve_status get_near_column(varve_container_reader *reader, const varve_block *block,
                                    uint64_t *column) {
  uint32_t columns;
  if (*column > UINT32_MAX) {
    *column = reader->location.last_column + (uint64_t)varve_unfold(*column);
    return VARVE_STATUS_OK;
  }
  VARVE_TRY(varve_step_columns(&reader->location.argument_columns, block,
                               (uint32_t)varve_unfold(*column), &columns));
  *column = (uint32_t)(reader->location.last_column + columns);
  return VARVE_STATUS_OK;
}

varve_status varve_unpack_argument_location(varve_container_reader *reader,
                                            const varve_block *block,
                                            const varve_entity **location) {
  uint64_t code = 0, column = 0;
  *location = reader->context->unknown_location;
  if (!reader->has_locations)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_unpack(reader, VARVE_STREAM_ARGUMENT_LOCATION, &code));
  if (code < VARVE_LOCATION_LINE)
    return get_other_location(reader, VARVE_STREAM_ARGUMENT_LOCATION, code, location);
  VARVE_TRY(varve_unpack(reader, VARVE_STREAM_ARGUMENT_COLUMN, &column));
  if (code == VARVE_LOCATION_LINE)
    VARVE_TRY(get_near_column(reader, block, &column));
  const near_place place = {VARVE_STREAM_ARGUMENT_COLUMN, code - VARVE_LOCATION_LINE, column};
  return get_place(reader, place, location);
}
