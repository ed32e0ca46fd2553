/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The state of the container's reader, and what it decodes most: numbers and texts.
 * format-spec/varve.md, "Numbers". */
#include "container/streams/read.h"
#include "numbering/sort.h"

#include <stdarg.h>
#include <stdio.h>

/* The vectors of a reader, for init and release. */
#define VECTOR(field, type)                                                                        \
  { offsetof(varve_container_reader, field), sizeof(type) }
static const struct {
  size_t offset;
  size_t element_size;
} vectors[] = {VECTOR(nodes.children, const varve_entity *),
               VECTOR(scratch.numbers, int64_t),
               VECTOR(names, const varve_operation_name *),
               VECTOR(stored.name_texts, varve_name_text),
               VECTOR(stored.pending, uint32_t),
               VECTOR(stored.children, const varve_entity *),
               VECTOR(shapes, varve_read_shape *),
               VECTOR(stored.shape_places, varve_shape_place),
               VECTOR(codes.shapes, uint32_t),
               VECTOR(codes.sites, varve_read_site),
               VECTOR(codes.operands, uint32_t),
               VECTOR(codes.value_sites, varve_read_slots),
               VECTOR(codes.values, uint32_t),
               VECTOR(values.seen, varve_seen_value),
               VECTOR(values.scopes, uint32_t),
               VECTOR(values.all, varve_value *),
               VECTOR(root.numbers, uint32_t),
               VECTOR(scratch.result_types, const varve_entity *),
               VECTOR(scratch.operands, varve_value *),
               VECTOR(scratch.successors, varve_block *),
               VECTOR(scratch.entries, const varve_entity *),
               VECTOR(blocks, varve_block *),
               VECTOR(values.uses, varve_use *),
               VECTOR(values.use_keys, varve_sort_entry)};
#undef VECTOR

void varve_container_reader_init(varve_container_reader *reader, varve_context *context) {
  varve_memory *memory = &context->memory;
  *reader = (varve_container_reader){.context = context};
  for (unsigned i = 0; i < VARVE_SPACE_COUNT; i++)
    varve_vector_init(&reader->nodes.spaces[i], memory, sizeof(const varve_entity *));
  varve_buffer_init(&reader->scratch.text, memory);
  varve_buffer_init(&reader->scratch.name, memory);
  varve_arena_init(&reader->arena, memory);
  varve_vector_init(&reader->values.by_type, memory, sizeof(varve_vector));
  varve_id_table_init(&reader->values.type_places, memory);
  varve_argument_columns_init(&reader->location.argument_columns, memory);
  varve_hash_table_init(&reader->values.forwards, memory);
  for (unsigned i = 0; i < VARVE_COUNT_OF(vectors); i++)
    varve_vector_init((varve_vector *)((char *)reader + vectors[i].offset), memory,
                      vectors[i].element_size);
}

void varve_container_reader_release(varve_container_reader *reader) {
  for (unsigned i = 0; i < VARVE_SPACE_COUNT; i++)
    varve_vector_release(&reader->nodes.spaces[i]);
  for (unsigned i = 0; i < VARVE_COUNT_OF(vectors); i++)
    varve_vector_release((varve_vector *)((char *)reader + vectors[i].offset));
  for (size_t i = 0; i < reader->values.by_type.count; i++)
    varve_vector_release(&VARVE_VECTOR_AT(&reader->values.by_type, varve_vector, i));
  varve_vector_release(&reader->values.by_type);
  varve_buffer_release(&reader->scratch.text);
  varve_buffer_release(&reader->scratch.name);
  varve_id_table_release(&reader->values.type_places);
  varve_argument_columns_release(&reader->location.argument_columns);
  varve_hash_table_release(&reader->values.forwards);
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

varve_status varve_unpack_text(varve_container_reader *reader, varve_stream_id id,
                               varve_slice *text) {
  varve_byte_reader *stream = varve_read_stream(reader, id);
  if (reader->reads_plain_text) {
    *text = varve_slice_make((const char *)stream->cursor, varve_byte_reader_left(stream));
    stream->cursor = stream->end;
    return VARVE_STATUS_OK;
  }
  if (!varve_find_plain_text(stream->cursor, stream->end, text)) {
    /* Copies a text that contains escapes. */
    reader->scratch.text.size = 0;
    for (;;) {
      const uint8_t *start = stream->cursor, *end = start;
      while (end<stream->end && * end> 1)
        end++;
      VARVE_TRY(varve_buffer_append(&reader->scratch.text,
                                    varve_slice_make((const char *)start, (size_t)(end - start))));
      stream->cursor = end;
      if (end == stream->end || (*end == 1 && end + 1 == stream->end))
        return varve_container_fail(reader, id, "text does not end");
      if (*end == 0) {
        stream->cursor++;
        *text = varve_buffer_slice(&reader->scratch.text);
        return VARVE_STATUS_OK;
      }
      if (end[1] != 1 && end[1] != 2)
        return varve_container_fail(reader, id, "an escape in text is unknown");
      stream->cursor += 2;
      VARVE_TRY(varve_buffer_append_char(&reader->scratch.text, (char)(end[1] - 1)));
    }
  }
  stream->cursor += text->size + 1;
  return VARVE_STATUS_OK;
}
