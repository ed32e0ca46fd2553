/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Locations being read. format-spec/varve.md, "Locations". */
#include "container/read.h"

static void remember(varve_container_reader *reader, const varve_attribute *location) {
  reader->last_location = location;
  if (location->kind != VARVE_KIND_FILE_LOCATION)
    return;
  const varve_file_range *range = varve_entity_payload(location);
  if (range->count != VARVE_FILE_LINE_COLUMN)
    return;
  reader->last_file = location->children[0];
  reader->last_line = range->start_line;
  reader->last_column = range->start_column;
}

static varve_status get_place(varve_container_reader *reader, uint64_t step, uint32_t site,
                              const varve_attribute **location) {
  uint64_t code;
  bool is_argument = site == VARVE_NO_SITE;
  varve_stream_id stream = is_argument ? VARVE_STREAM_ARGUMENT_COLUMN : VARVE_STREAM_COLUMN;
  VARVE_TRY(
      varve_unpack_code(reader, stream, is_argument ? site : site + VARVE_SITE_COLUMN, &code));
  int64_t lines = varve_unfold(step);
  if (reader->last_file == NULL || lines > UINT32_MAX || lines < -(int64_t)UINT32_MAX ||
      code > 2 * (uint64_t)UINT32_MAX)
    return varve_container_fail(reader, stream, "a place that no file has");
  int64_t line = (int64_t)reader->last_line + lines;
  int64_t column = lines == 0 ? (int64_t)reader->last_column + varve_unfold(code) : (int64_t)code;
  if (line < 0 || line > UINT32_MAX || column < 0 || column > UINT32_MAX)
    return varve_container_fail(reader, stream, "a place that no file has");
  return varve_file_line_column_get(reader->context, reader->last_file, (uint32_t)line,
                                    (uint32_t)column, location);
}

varve_status varve_unpack_location(varve_container_reader *reader, uint32_t site,
                                   const varve_attribute **location) {
  uint64_t code;
  varve_stream_id stream =
      site == VARVE_NO_SITE ? VARVE_STREAM_ARGUMENT_LOCATION : VARVE_STREAM_LOCATION;
  *location = reader->context->unknown_location;
  if (!reader->has_locations)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_unpack_code(reader, stream, site, &code));
  switch (code) {
  case VARVE_LOCATION_UNKNOWN:
    return VARVE_STATUS_OK;
  case VARVE_LOCATION_SAME:
    if (reader->last_location == NULL)
      return varve_container_fail(reader, stream, "there is no location before the first");
    *location = reader->last_location;
    return VARVE_STATUS_OK;
  case VARVE_LOCATION_OTHER:
    VARVE_TRY(varve_unpack_reference(reader, VARVE_STREAM_OTHER_LOCATION, VARVE_SPACE_LOCATION,
                                     location));
    break;
  default:
    VARVE_TRY(get_place(reader, code - VARVE_LOCATION_LINE, site, location));
    break;
  }
  remember(reader, *location);
  return VARVE_STATUS_OK;
}
