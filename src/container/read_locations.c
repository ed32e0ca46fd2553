/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Locations being read. format-spec/varve.md, "Locations". */
#include "container/read.h"
#include "ir/file_place.h"

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

/* What has the location: the next argument of a block, or, without one, the operation of a site. */
typedef struct location_owner {
  uint32_t site;
  const varve_block *block;
} location_owner;

static varve_status fail_place(varve_container_reader *reader, varve_stream_id stream) {
  return varve_container_fail(reader, stream, "a place that no file has");
}

/* The column of a place in the line of the last one; of a negative one, a number beyond all. */
static inline varve_status get_near_column(varve_container_reader *reader, location_owner owner,
                                           uint64_t code, uint64_t *column) {
  if (owner.block == NULL || code > UINT32_MAX) {
    *column = reader->last_column + (uint64_t)varve_unfold(code);
    return VARVE_STATUS_OK;
  }
  uint32_t columns;
  VARVE_TRY(varve_step_columns(&reader->argument_columns, owner.block, (uint32_t)varve_unfold(code),
                               &columns));
  *column = (uint32_t)(reader->last_column + columns);
  return VARVE_STATUS_OK;
}

/* It is the last location from now on. */
static inline varve_status get_place(varve_container_reader *reader, uint64_t step,
                                     location_owner owner) {
  uint64_t code;
  varve_stream_id stream = owner.block != NULL ? VARVE_STREAM_ARGUMENT_COLUMN : VARVE_STREAM_COLUMN;
  uint32_t site = owner.block != NULL ? owner.site : owner.site + VARVE_SITE_COLUMN;
  VARVE_TRY(varve_unpack_code(reader, stream, site, &code));
  /* Sums wrap around: those of a step out of range do not come back to numbers of 32 bits. */
  uint64_t line = reader->last_line + (uint64_t)varve_unfold(step), column = code;
  if (step == 0)
    VARVE_TRY(get_near_column(reader, owner, code, &column));
  if (reader->last_file == NULL || (line | column) > UINT32_MAX)
    return fail_place(reader, stream);
  const varve_file_place place = {reader->last_file, (uint32_t)line, (uint32_t)column};
  reader->last_line = place.line;
  reader->last_column = place.column;
  return varve_file_place_get(reader->context, place, &reader->last_location);
}

static varve_status get_location(varve_container_reader *reader, location_owner owner,
                                 const varve_attribute **location) {
  uint64_t code;
  varve_stream_id stream =
      owner.block != NULL ? VARVE_STREAM_ARGUMENT_LOCATION : VARVE_STREAM_LOCATION;
  *location = reader->context->unknown_location;
  if (!reader->has_locations)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_unpack_code(reader, stream, owner.site, &code));
  switch (code) {
  case VARVE_LOCATION_UNKNOWN:
    return VARVE_STATUS_OK;
  case VARVE_LOCATION_SAME:
    if (reader->last_location == NULL)
      return varve_container_fail(reader, stream, "there is no location before the first");
    break;
  case VARVE_LOCATION_OTHER:
    VARVE_TRY(varve_unpack_reference(reader, VARVE_STREAM_OTHER_LOCATION, VARVE_SPACE_LOCATION,
                                     location));
    remember(reader, *location);
    break;
  default:
    VARVE_TRY(get_place(reader, code - VARVE_LOCATION_LINE, owner));
    break;
  }
  *location = reader->last_location;
  return VARVE_STATUS_OK;
}

varve_status varve_unpack_location(varve_container_reader *reader, uint32_t site,
                                   const varve_attribute **location) {
  return get_location(reader, (location_owner){.site = site}, location);
}

varve_status varve_unpack_argument_location(varve_container_reader *reader,
                                            const varve_block *block,
                                            const varve_attribute **location) {
  return get_location(reader, (location_owner){VARVE_NO_SITE, block}, location);
}
