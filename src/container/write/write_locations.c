/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Writes locations, each as the difference of its line from the one before. format-spec/varve.md,
 * "Locations". */
#include "container/write/write.h"

static const varve_file_range *plain_range(const varve_entity *location) {
  if (location->kind != VARVE_KIND_FILE_LOCATION)
    return NULL;
  const varve_file_range *range = varve_entity_payload(location);
  return range->count == VARVE_FILE_LINE_COLUMN ? range : NULL;
}

/* The owner of a location: a block argument, or without one the operation of a site. */
typedef struct location_owner {
  uint32_t site;
  const varve_block *block;
  uint32_t index;
} location_owner;

/* A place in the file of the last location, as codes. */
typedef struct place_codes {
  uint64_t line;
  uint64_t column;
} place_codes;

static varve_status code_column(varve_write_location_state *state, location_owner owner,
                                uint32_t column, uint64_t *code) {
  if (owner.block == NULL) {
    *code = varve_fold((int64_t)column - (int64_t)state->last_column);
    return VARVE_STATUS_OK;
  }
  uint32_t columns = column - state->last_column;
  uint32_t expected = varve_expected_columns(&state->argument_columns, owner.block, owner.index);
  *code = varve_fold((int32_t)(columns - expected));
  return varve_learn_columns(&state->argument_columns, owner.block, owner.index, columns);
}

/* has_codes: the codes fit into 32 bits. */
static varve_status find_codes(varve_write_location_state *state, location_owner owner,
                               const varve_entity *location, place_codes *codes, bool *has_codes) {
  const varve_file_range *range = plain_range(location);
  *has_codes = false;
  if (range == NULL || location->children[0] != state->last_file)
    return VARVE_STATUS_OK;
  int64_t step = (int64_t)range->start_line - (int64_t)state->last_line;
  codes->line = VARVE_LOCATION_LINE + varve_fold(step);
  codes->column = range->start_column;
  if (step == 0)
    VARVE_TRY(code_column(state, owner, range->start_column, &codes->column));
  *has_codes = codes->line <= UINT32_MAX && codes->column <= UINT32_MAX;
  return VARVE_STATUS_OK;
}

static varve_status put_codes(varve_container_writer *writer, location_owner owner,
                              varve_stream_id stream, const place_codes *codes) {
  VARVE_TRY(varve_pack_code(writer, stream, owner.site, codes->line));
  if (owner.block != NULL)
    return varve_pack(writer, VARVE_STREAM_ARGUMENT_COLUMN, codes->column);
  return varve_pack_code(writer, VARVE_STREAM_COLUMN, owner.site + VARVE_SITE_COLUMN,
                         codes->column);
}

/* Writes the code and what follows it. */
static varve_status put_place(varve_container_writer *writer, const varve_entity *location,
                              location_owner owner) {
  const varve_file_range *range = plain_range(location);
  varve_write_location_state *state = &writer->location;
  varve_stream_id stream =
      owner.block != NULL ? VARVE_STREAM_ARGUMENT_LOCATION : VARVE_STREAM_LOCATION;
  place_codes codes;
  bool has_codes;
  if (location->kind == VARVE_KIND_UNKNOWN_LOCATION)
    return varve_pack_code(writer, stream, owner.site, VARVE_LOCATION_UNKNOWN);
  if (location == state->last)
    return varve_pack_code(writer, stream, owner.site, VARVE_LOCATION_SAME);
  state->last = location;
  VARVE_TRY(find_codes(state, owner, location, &codes, &has_codes));
  if (has_codes) {
    VARVE_TRY(put_codes(writer, owner, stream, &codes));
  } else {
    VARVE_TRY(varve_pack_code(writer, stream, owner.site, VARVE_LOCATION_OTHER));
    VARVE_TRY(varve_pack_reference(writer, VARVE_STREAM_OTHER_LOCATION, location));
  }
  if (range != NULL) {
    state->last_file = location->children[0];
    state->last_line = range->start_line;
    state->last_column = range->start_column;
  }
  return VARVE_STATUS_OK;
}

varve_status varve_pack_location(varve_container_writer *writer, const varve_entity *location,
                                 uint32_t site) {
  return writer->has_locations ? put_place(writer, location, (location_owner){.site = site})
                               : VARVE_STATUS_OK;
}

varve_status varve_pack_argument_location(varve_container_writer *writer, const varve_block *block,
                                          uint32_t index) {
  location_owner owner = {VARVE_NO_SITE, block, index};
  return writer->has_locations ? put_place(writer, block->arguments[index]->location, owner)
                               : VARVE_STATUS_OK;
}
