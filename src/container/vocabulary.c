/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Vocabularies put into the tables of a reader or writer. format-spec/varve.md, "Vocabularies". */
#include "container/vocabulary.h"

#include <xxhash.h>

#include "container/frame.h"
#include "container/read.h"
#include "container/write_shapes.h"

enum { VERSION = 0 };
static const char vocabulary_magic[4] = {'\xD7', 'v', 'd', 'c'};

bool varve_is_vocabulary(varve_slice bytes) {
  return bytes.size >= sizeof(vocabulary_magic) &&
         memcmp(bytes.data, vocabulary_magic, sizeof(vocabulary_magic)) == 0;
}

static varve_status read_entities(varve_container_reader *reader) {
  uint64_t count;
  VARVE_TRY(varve_unpack(reader, VARVE_STREAM_HEAD, &count));
  for (uint64_t i = 0; i < count; i++) {
    uint64_t space;
    const varve_entity *entity;
    VARVE_TRY(varve_unpack(reader, VARVE_STREAM_HEAD, &space));
    if (space >= VARVE_SPACE_COUNT)
      return varve_container_fail(reader, VARVE_STREAM_HEAD, "an entry of unknown class");
    VARVE_TRY(varve_resolve(reader, VARVE_STREAM_HEAD, 0, (varve_space)space, &entity));
  }
  return VARVE_STATUS_OK;
}

static varve_status read_names(varve_container_reader *reader) {
  uint64_t count;
  const varve_operation_name *name;
  VARVE_TRY(varve_unpack(reader, VARVE_STREAM_HEAD, &count));
  for (uint64_t i = 0; i < count; i++)
    VARVE_TRY(varve_unpack_name(reader, &name));
  return VARVE_STATUS_OK;
}

static varve_status read_shapes(varve_container_reader *reader) {
  uint64_t count;
  varve_read_shape *shape;
  VARVE_TRY(varve_unpack(reader, VARVE_STREAM_HEAD, &count));
  for (uint64_t i = 0; i < count; i++)
    VARVE_TRY(varve_unpack_shape(reader, &shape));
  return VARVE_STATUS_OK;
}

static varve_status read_entries(varve_container_reader *reader, varve_slice entries) {
  bool was_interleaved = reader->is_interleaved;
  uint64_t expansion_left = reader->expansion_left;
  varve_byte_reader kept = reader->streams[0];
  reader->is_interleaved = true;
  reader->expansion_left = (uint64_t)entries.size * VARVE_EXPANSION_PER_BYTE;
  varve_byte_reader_init(&reader->streams[0], entries, 0, reader->reporter, "vocabulary");
  VARVE_TRY(read_entities(reader));
  VARVE_TRY(read_names(reader));
  VARVE_TRY(read_shapes(reader));
  VARVE_TRY(varve_read_end(&reader->streams[0], "the vocabulary"));
  memset(reader->last_children, 0, sizeof(reader->last_children));
  reader->streams[0] = kept;
  reader->is_interleaved = was_interleaved;
  reader->expansion_left = expansion_left;
  return VARVE_STATUS_OK;
}

varve_status varve_vocabulary_to_reader(const varve_vocabulary *vocabulary,
                                        varve_container_reader *reader) {
  varve_buffer unpacked;
  varve_slice entries;
  varve_container_frame_reader frame = {.memory = &reader->context->memory,
                                        .reporter = reader->reporter,
                                        .file = vocabulary->entries};
  varve_section section = {.kind = VARVE_CONTAINER_SMALL_MODULE,
                           .codec = VARVE_CODEC_ZSTD,
                           .stored_size = vocabulary->entries.size,
                           .size = vocabulary->entries_size};
  varve_buffer_init(&unpacked, &reader->context->memory);
  varve_status status = varve_container_frame_get(&frame, &section, &unpacked, &entries);
  if (status == VARVE_STATUS_OK)
    status = read_entries(reader, entries);
  varve_buffer_release(&unpacked);
  return status;
}

static varve_status take_shape(varve_container_writer *writer, const varve_read_shape *shape,
                               uint32_t number) {
  uint32_t other = (shape->flags & VARVE_SHAPE_OTHER_PROPERTIES) != 0;
  const uint64_t head[VARVE_SHAPE_HEAD_WORDS] = {(uint64_t)(uintptr_t)shape->name,
                                                 shape->flags,
                                                 shape->operand_count,
                                                 shape->result_count,
                                                 shape->successor_count,
                                                 shape->region_count,
                                                 shape->property_count - other,
                                                 shape->key_count - shape->property_count};
  varve_vector *words = &writer->words;
  varve_vector_truncate(words, 0);
  VARVE_TRY(varve_vector_append(words, head, VARVE_SHAPE_HEAD_WORDS));
  for (uint32_t i = 0; i < shape->key_count; i++) {
    const uint64_t pair[2] = {(uint64_t)(uintptr_t)shape->keys[i].key,
                              (uint64_t)(uintptr_t)shape->keys[i].value};
    VARVE_TRY(varve_vector_append(words, pair, 2));
  }
  for (uint32_t i = 0; i < shape->result_count; i++) {
    const uint64_t pair[2] = {shape->results[i].code, (uint64_t)(uintptr_t)shape->results[i].type};
    VARVE_TRY(varve_vector_append(words, pair, pair[0] == VARVE_RESULT_FIXED ? 2 : 1));
  }
  return varve_add_vocabulary_shape(writer, number);
}

static varve_status take_tables(varve_container_writer *writer,
                                const varve_container_reader *reader) {
  for (unsigned s = 0; s < VARVE_SPACE_COUNT; s++) {
    const varve_vector *list = &reader->spaces[s];
    for (size_t i = 0; i < list->count; i++)
      VARVE_TRY(varve_id_table_set(
          &writer->numbers, VARVE_VECTOR_AT(list, const varve_entity *, i)->id, (uint32_t)i + 1));
    writer->counts[s] = (uint32_t)list->count;
  }
  for (size_t i = 0; i < reader->names.count; i++)
    VARVE_TRY(varve_id_table_set(
        &writer->names, VARVE_VECTOR_AT(&reader->names, const varve_operation_name *, i)->id,
        (uint32_t)i + 1));
  writer->name_count = (uint32_t)reader->names.count;
  for (size_t i = 0; i < reader->shapes.count; i++)
    VARVE_TRY(take_shape(writer, VARVE_VECTOR_AT(&reader->shapes, const varve_read_shape *, i),
                         (uint32_t)i + 1));
  writer->written_shapes = (uint32_t)reader->shapes.count;
  return VARVE_STATUS_OK;
}

varve_status varve_vocabulary_to_writer(const varve_vocabulary *vocabulary,
                                        varve_container_writer *writer) {
  varve_container_reader reader;
  varve_container_reader_init(&reader, writer->context);
  reader.reporter = writer->reporter;
  varve_status status = varve_vocabulary_to_reader(vocabulary, &reader);
  if (status == VARVE_STATUS_OK)
    status = take_tables(writer, &reader);
  varve_container_reader_release(&reader);
  return status;
}

varve_status varve_vocabulary_open(varve_slice bytes, varve_reporter *reporter,
                                   varve_vocabulary *vocabulary) {
  varve_byte_reader reader;
  varve_slice magic;
  uint8_t version;
  uint64_t size, checksum;
  varve_byte_reader_init(&reader, bytes, 0, reporter, "dictionary");
  VARVE_TRY(varve_read_bytes(&reader, "the magic number", sizeof(vocabulary_magic), &magic));
  if (memcmp(magic.data, vocabulary_magic, sizeof(vocabulary_magic)) != 0)
    return varve_report(reporter, VARVE_STATUS_NOT_RECOGNIZED, 0, "this is no dictionary of varve");
  VARVE_TRY(varve_read_byte(&reader, "the version", &version));
  if (version != VERSION)
    return varve_report(reporter, VARVE_STATUS_UNSUPPORTED, 4, "dictionary of version %u", version);
  VARVE_TRY(varve_read_shortest_varint(&reader, "the unpacked size", &vocabulary->entries_size));
  VARVE_TRY(varve_read_shortest_varint(&reader, "a size", &size));
  VARVE_TRY(varve_read_bytes(&reader, "the entries", size, &vocabulary->entries));
  VARVE_TRY(varve_read_shortest_varint(&reader, "a size", &size));
  VARVE_TRY(varve_read_bytes(&reader, "the dictionary", size, &vocabulary->dictionary));
  size_t end = (size_t)(reader.cursor - reader.start);
  VARVE_TRY(varve_read_fixed(&reader, "the checksum", VARVE_CHECKSUM_SIZE, &checksum));
  VARVE_TRY(varve_read_end(&reader, "the dictionary"));
  vocabulary->hash = XXH3_64bits(bytes.data, end);
  if (vocabulary->hash != checksum)
    return varve_report(reporter, VARVE_STATUS_CORRUPT, end,
                        "the checksum of the dictionary is wrong");
  return VARVE_STATUS_OK;
}

varve_status varve_vocabulary_append(const varve_vocabulary *vocabulary, varve_buffer *out) {
  varve_byte_writer writer;
  size_t start = out->size;
  const char version = VERSION;
  varve_byte_writer_init(&writer, out->memory);
  varve_status status =
      varve_write_bytes(&writer, varve_slice_make(vocabulary_magic, sizeof(vocabulary_magic)));
  const struct {
    uint64_t number;
    varve_slice bytes;
  } parts[] = {{vocabulary->entries_size, {NULL, 0}},
               {vocabulary->entries.size, vocabulary->entries},
               {vocabulary->dictionary.size, vocabulary->dictionary}};
  if (status == VARVE_STATUS_OK)
    status = varve_write_byte(&writer, (uint8_t)version);
  for (unsigned i = 0; i < VARVE_COUNT_OF(parts) && status == VARVE_STATUS_OK; i++) {
    status = varve_write_varint(&writer, parts[i].number);
    if (status == VARVE_STATUS_OK)
      status = varve_write_bytes(&writer, parts[i].bytes);
  }
  if (status == VARVE_STATUS_OK)
    status = varve_buffer_append(out, varve_buffer_slice(&writer.bytes));
  varve_byte_writer_release(&writer);
  VARVE_TRY(status);
  uint64_t hash = XXH3_64bits(out->data + start, out->size - start);
  return varve_buffer_append_fixed(out, hash, VARVE_CHECKSUM_SIZE);
}
