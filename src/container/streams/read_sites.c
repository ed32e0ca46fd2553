/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads codes that are stored by site. All codes of a stream are read before the operations,
 * because the number of codes of each site follows from the shapes of all operations.
 * format-spec/varve.md, "Shapes". */
#include "container/streams/read.h"

/* Decodes consecutive codes of one or two bytes, up to count. */
static uint32_t get_short_codes(varve_byte_reader *stream, uint32_t *list, uint32_t count) {
  const uint8_t *bytes = stream->cursor, *end = stream->end;
  uint32_t done = 0;
  for (; done < count && bytes < end; done++) {
    uint64_t pair;
    if ((*bytes & 1) != 0) {
      list[done] = *bytes++ >> 1;
    } else if (end - bytes >= 2 && varve_take_pair(bytes, &pair)) {
      list[done] = (uint32_t)pair;
      bytes += 2;
    } else {
      break;
    }
  }
  stream->cursor = bytes;
  return done;
}

static varve_status get_codes(varve_container_reader *reader, varve_stream_id stream,
                              varve_vector *codes, uint32_t count) {
  varve_byte_reader *bytes = varve_read_stream(reader, stream);
  if (count > varve_byte_reader_left(bytes))
    return varve_container_fail(reader, stream, "%u codes are expected, but there are fewer",
                                count);
  if (count == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_vector_reserve(codes, count));
  uint32_t *list = (uint32_t *)codes->data + codes->count;
  for (uint32_t i = 0; i < count; i++) {
    i += get_short_codes(bytes, list + i, count - i);
    if (i < count)
      VARVE_TRY(varve_unpack_u32(reader, stream, UINT32_MAX, &list[i]));
  }
  codes->count += count;
  return VARVE_STATUS_OK;
}

static varve_status get_slots(varve_container_reader *reader, varve_stream_id stream,
                              uint32_t count) {
  varve_read_slots slots = {.next = (uint32_t)reader->codes.values.count};
  VARVE_TRY(get_codes(reader, stream, &reader->codes.values, count));
  slots.end = (uint32_t)reader->codes.values.count;
  return varve_vector_push(&reader->codes.value_sites, &slots);
}

/* Counts the locations just read that have a column. */
static uint32_t count_columns(const varve_container_reader *reader) {
  const varve_read_slots *slots = &VARVE_VECTOR_LAST(&reader->codes.value_sites, varve_read_slots);
  const uint32_t *codes = reader->codes.values.data;
  uint32_t count = 0;
  for (uint32_t i = slots->next; i < slots->end; i++)
    count += codes[i] >= VARVE_LOCATION_LINE;
  return count;
}

/* Makes room for all codes; each takes at least one byte. */
static varve_status reserve_codes(varve_container_reader *reader) {
  static const varve_stream_id streams[] = {VARVE_STREAM_LOCATION, VARVE_STREAM_COLUMN,
                                            VARVE_STREAM_VALUE, VARVE_STREAM_RESULT_TYPE};
  size_t values = 0;
  for (unsigned i = 0; i < VARVE_COUNT_OF(streams); i++)
    values += varve_byte_reader_left(varve_read_stream(reader, streams[i]));
  VARVE_TRY(varve_vector_reserve(&reader->codes.values, values));
  return varve_vector_reserve(&reader->codes.operands, varve_byte_reader_left(varve_read_stream(
                                                           reader, VARVE_STREAM_OPERAND)));
}

varve_status varve_unpack_sites(varve_container_reader *reader) {
  /* Reads the shapes of all operations; 0 is the next shape that was not used yet. */
  varve_byte_reader *stream = varve_read_stream(reader, VARVE_STREAM_OPERATION);
  uint32_t met = 0;
  size_t shape_count = reader->shapes.count, count = 0;
  varve_read_shape **shapes = reader->shapes.data;
  VARVE_TRY(varve_vector_reserve(&reader->codes.shapes, varve_byte_reader_left(stream)));
  uint32_t *codes = reader->codes.shapes.data;
  while (varve_byte_reader_left(stream) != 0) {
    uint64_t code;
    VARVE_TRY(varve_unpack(reader, VARVE_STREAM_OPERATION, &code));
    uint64_t number = code == 0 ? met : code - 1;
    if (number >= shape_count)
      return varve_container_fail(reader, VARVE_STREAM_OPERATION, "shape %llu of %zu",
                                  (unsigned long long)number, shape_count);
    uint32_t index = (uint32_t)number;
    shapes[index]->use_count++;
    met += index == met;
    codes[count++] = index;
  }
  reader->codes.shapes.count = count;
  VARVE_TRY(reserve_codes(reader));
  for (size_t i = 0; i < reader->shapes.count; i++) {
    varve_read_shape *shape = VARVE_VECTOR_AT(&reader->shapes, varve_read_shape *, i);
    shape->first_site = (uint32_t)reader->codes.sites.count;
    for (uint32_t k = 0; k < shape->operand_count; k++) {
      uint64_t mode;
      varve_read_site site = {.next = (uint32_t)reader->codes.operands.count};
      VARVE_TRY(varve_unpack(reader, VARVE_STREAM_SHAPE, &mode));
      bool is_typed = mode == VARVE_OPERAND_TYPED_DISTANCE || mode == VARVE_OPERAND_TYPED_STEP;
      if (mode >= VARVE_OPERAND_MODE_COUNT || (is_typed && shape->operand_types == NULL))
        return varve_container_fail(reader, VARVE_STREAM_SHAPE, "an invalid mode of an operand");
      site.mode = (uint8_t)mode;
      if (is_typed) {
        /* Finds the list of values of the type, from which a site counts. */
        uint32_t *list = &site.list;
        varve_vector made;
        *list = varve_id_table_get(&reader->values.type_places, shape->operand_types[k]->id);
        if (*list == 0) {
          varve_vector_init(&made, &reader->context->memory, sizeof(uint32_t));
          VARVE_TRY(varve_vector_push(&reader->values.by_type, &made));
          *list = (uint32_t)reader->values.by_type.count;
          VARVE_TRY(
              varve_id_table_set(&reader->values.type_places, shape->operand_types[k]->id, *list));
        }
      }
      VARVE_TRY(get_codes(reader, VARVE_STREAM_OPERAND, &reader->codes.operands, shape->use_count));
      site.end = (uint32_t)reader->codes.operands.count;
      VARVE_TRY(varve_vector_push(&reader->codes.sites, &site));
    }
    shape->first_value = (uint32_t)reader->codes.value_sites.count;
    uint32_t locations = reader->has_locations ? shape->use_count : 0;
    VARVE_TRY(get_slots(reader, VARVE_STREAM_LOCATION, locations));
    VARVE_TRY(get_slots(reader, VARVE_STREAM_COLUMN, count_columns(reader)));
    for (uint32_t n = 0; n < shape->open_count; n++)
      VARVE_TRY(get_slots(reader, VARVE_STREAM_VALUE, shape->use_count));
    for (uint32_t n = 0; n < shape->explicit_count; n++)
      VARVE_TRY(get_slots(reader, VARVE_STREAM_RESULT_TYPE, shape->use_count));
    if (reader->codes.operands.count > UINT32_MAX / 2 ||
        reader->codes.values.count > UINT32_MAX / 2)
      return varve_container_refuse(reader, VARVE_STREAM_SHAPE, "more codes than 31 bits count");
  }
  return VARVE_STATUS_OK;
}

varve_status varve_fail_code(varve_container_reader *reader, varve_stream_id id) {
  return varve_container_fail(reader, id, "a site has fewer codes than operations");
}
