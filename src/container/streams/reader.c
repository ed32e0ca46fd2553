/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The state of the container's reader, and what it decodes most: numbers and texts.
 * format-spec/varve.md, "Numbers". */
#include "container/streams/read.h"
#include "numbering/sort.h"

#include <stdarg.h>
#include <stdio.h>

void varve_container_reader_init(varve_container_reader *reader, varve_context *context) {
  varve_memory *memory = &context->memory;
  *reader = (varve_container_reader){.context = context};
  for (unsigned i = 0; i < VARVE_SPACE_COUNT; i++)
    varve_vector_init(&reader->spaces[i], memory, sizeof(const varve_entity *));
  varve_vector_init(&reader->children, memory, sizeof(const varve_entity *));
  varve_vector_init(&reader->numbers, memory, sizeof(int64_t));
  varve_buffer_init(&reader->text, memory);
  varve_buffer_init(&reader->name, memory);
  varve_vector_init(&reader->names, memory, sizeof(const varve_operation_name *));
  varve_vector_init(&reader->name_texts, memory, sizeof(varve_name_text));
  varve_vector_init(&reader->pending, memory, sizeof(uint32_t));
  varve_vector_init(&reader->known_children, memory, sizeof(const varve_entity *));
  varve_arena_init(&reader->arena, memory);
  varve_vector_init(&reader->shapes, memory, sizeof(varve_read_shape *));
  varve_vector_init(&reader->shape_places, memory, sizeof(varve_shape_place));
  varve_vector_init(&reader->shape_codes, memory, sizeof(uint32_t));
  varve_vector_init(&reader->sites, memory, sizeof(varve_read_site));
  varve_vector_init(&reader->site_codes, memory, sizeof(uint32_t));
  varve_vector_init(&reader->value_sites, memory, sizeof(varve_read_slots));
  varve_vector_init(&reader->value_codes, memory, sizeof(uint32_t));
  varve_vector_init(&reader->seen, memory, sizeof(varve_seen_value));
  varve_vector_init(&reader->by_type, memory, sizeof(varve_vector));
  varve_id_table_init(&reader->type_places, memory);
  varve_argument_columns_init(&reader->argument_columns, memory);
  varve_vector_init(&reader->scopes, memory, sizeof(uint32_t));
  varve_vector_init(&reader->all_values, memory, sizeof(varve_value *));
  varve_vector_init(&reader->root_numbers, memory, sizeof(uint32_t));
  varve_hash_table_init(&reader->forward_table, memory);
  varve_vector_init(&reader->result_types, memory, sizeof(const varve_entity *));
  varve_vector_init(&reader->operands, memory, sizeof(varve_value *));
  varve_vector_init(&reader->successors, memory, sizeof(varve_block *));
  varve_vector_init(&reader->entries, memory, sizeof(const varve_entity *));
  varve_vector_init(&reader->blocks, memory, sizeof(varve_block *));
  varve_vector_init(&reader->uses, memory, sizeof(varve_use *));
  varve_vector_init(&reader->use_keys, memory, sizeof(varve_sort_entry));
}

void varve_container_reader_release(varve_container_reader *reader) {
  varve_vector *const vectors[] = {
      &reader->children,    &reader->result_types, &reader->operands,       &reader->successors,
      &reader->numbers,     &reader->names,        &reader->shapes,         &reader->shape_codes,
      &reader->sites,       &reader->uses,         &reader->site_codes,     &reader->value_sites,
      &reader->value_codes, &reader->seen,         &reader->scopes,         &reader->all_values,
      &reader->entries,     &reader->blocks,       &reader->use_keys,       &reader->shape_places,
      &reader->name_texts,  &reader->pending,      &reader->known_children, &reader->root_numbers};
  for (unsigned i = 0; i < VARVE_SPACE_COUNT; i++)
    varve_vector_release(&reader->spaces[i]);
  for (unsigned i = 0; i < VARVE_COUNT_OF(vectors); i++)
    varve_vector_release(vectors[i]);
  for (size_t i = 0; i < reader->by_type.count; i++)
    varve_vector_release(&VARVE_VECTOR_AT(&reader->by_type, varve_vector, i));
  varve_vector_release(&reader->by_type);
  varve_buffer_release(&reader->text);
  varve_buffer_release(&reader->name);
  varve_id_table_release(&reader->type_places);
  varve_argument_columns_release(&reader->argument_columns);
  varve_hash_table_release(&reader->forward_table);
  varve_arena_release(&reader->arena);
}

static varve_status fail(varve_container_reader *reader, varve_stream_id id, varve_status status,
                         const char *format, va_list arguments) {
  char text[256];
  (void)vsnprintf(text, sizeof(text), format, arguments);
  varve_byte_reader *stream = varve_read_stream(reader, id);
  stream->section = varve_stream_text(id);
  return varve_byte_reader_fail(stream, status, "%s", text);
}

varve_status varve_container_fail(varve_container_reader *reader, varve_stream_id id,
                                  const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  varve_status status = fail(reader, id, VARVE_STATUS_CORRUPT, format, arguments);
  va_end(arguments);
  return status;
}

varve_status varve_container_refuse(varve_container_reader *reader, varve_stream_id id,
                                    const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  varve_status status = fail(reader, id, VARVE_STATUS_LIMIT_EXCEEDED, format, arguments);
  va_end(arguments);
  return status;
}

varve_status varve_container_unknown(varve_container_reader *reader, varve_stream_id id,
                                     const char *what, uint64_t value) {
  varve_byte_reader *stream = varve_read_stream(reader, id);
  stream->section = varve_stream_text(id);
  return varve_byte_reader_fail(stream, VARVE_STATUS_UNSUPPORTED,
                                "this release does not know %s %llu", what,
                                (unsigned long long)value);
}

varve_status varve_claim(varve_container_reader *reader, varve_stream_id id, uint64_t size) {
  if (size > reader->expansion_left)
    return varve_container_refuse(reader, id, "this takes too much memory for so small a file");
  reader->expansion_left -= size;
  return VARVE_STATUS_OK;
}

varve_status varve_unpack_longer(varve_container_reader *reader, varve_stream_id id,
                                 uint64_t *value) {
  varve_byte_reader *stream = varve_read_stream(reader, id);
  stream->section = varve_stream_text(id);
  return varve_read_shortest_varint(stream, "a number", value);
}

varve_status varve_unpack_long(varve_container_reader *reader, varve_stream_id id,
                               uint64_t *value) {
  varve_byte_reader *stream = varve_read_stream(reader, id);
  if (varve_byte_reader_left(stream) < 2 || !varve_take_pair(stream->cursor, value))
    return varve_unpack_longer(reader, id, value);
  stream->cursor += 2;
  return VARVE_STATUS_OK;
}

varve_status varve_fail_above(varve_container_reader *reader, varve_stream_id id, uint64_t number,
                              uint32_t most) {
  return varve_container_fail(reader, id, "%llu is more than %u", (unsigned long long)number, most);
}

varve_status varve_unpack_signed(varve_container_reader *reader, varve_stream_id id,
                                 int64_t *value) {
  uint64_t folded;
  VARVE_TRY(varve_unpack(reader, id, &folded));
  *value = varve_unfold(folded);
  return VARVE_STATUS_OK;
}

varve_status varve_fail_count(varve_container_reader *reader, varve_stream_id id) {
  return varve_container_fail(reader, id, "a count is more than what is left can hold");
}

/* Copies a text that contains escapes. */
static varve_status unpack_escaped(varve_container_reader *reader, varve_stream_id id,
                                   varve_slice *text) {
  varve_byte_reader *stream = varve_read_stream(reader, id);
  reader->text.size = 0;
  for (;;) {
    const uint8_t *start = stream->cursor, *end = start;
    while (end<stream->end && * end> 1)
      end++;
    VARVE_TRY(varve_buffer_append(&reader->text,
                                  varve_slice_make((const char *)start, (size_t)(end - start))));
    stream->cursor = end;
    if (end == stream->end || (*end == 1 && end + 1 == stream->end))
      return varve_container_fail(reader, id, "text does not end");
    if (*end == 0) {
      stream->cursor++;
      *text = varve_buffer_slice(&reader->text);
      return VARVE_STATUS_OK;
    }
    if (end[1] != 1 && end[1] != 2)
      return varve_container_fail(reader, id, "an escape in text is unknown");
    stream->cursor += 2;
    VARVE_TRY(varve_buffer_append_char(&reader->text, (char)(end[1] - 1)));
  }
}

varve_status varve_unpack_text(varve_container_reader *reader, varve_stream_id id,
                               varve_slice *text) {
  varve_byte_reader *stream = varve_read_stream(reader, id);
  if (reader->reads_plain_text) {
    *text = varve_slice_make((const char *)stream->cursor, varve_byte_reader_left(stream));
    stream->cursor = stream->end;
    return VARVE_STATUS_OK;
  }
  if (!varve_find_plain_text(stream->cursor, stream->end, text))
    return unpack_escaped(reader, id, text);
  stream->cursor += text->size + 1;
  return VARVE_STATUS_OK;
}
