/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Turns vocabularies into tables of a context when the first file needs them, and attaches them to
 * readers and writers. format-spec/varve.md, "Vocabularies". */
#include "container/vocabulary/vocabulary.h"

#include "container/frame/frame.h"
#include "container/streams/read.h"

static varve_status read_entities(varve_container_reader *reader) {
  uint32_t count;
  VARVE_TRY(varve_unpack_count(reader, VARVE_STREAM_HEAD, VARVE_STREAM_HEAD, &count));
  VARVE_TRY(varve_hash_table_reserve(&reader->context->entities, count));
  for (uint32_t i = 0; i < count; i++) {
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
  uint64_t number;
  VARVE_TRY(varve_unpack(reader, VARVE_STREAM_HEAD, &count));
  for (uint64_t i = 0; i < count; i++)
    VARVE_TRY(varve_unpack_name(reader, &number));
  return VARVE_STATUS_OK;
}

static varve_status read_shapes(varve_container_reader *reader) {
  uint64_t count;
  VARVE_TRY(varve_unpack(reader, VARVE_STREAM_HEAD, &count));
  for (uint64_t i = 0; i < count; i++)
    VARVE_TRY(varve_pass_shape(reader));
  return VARVE_STATUS_OK;
}

/* Reads the entries with a reader that keeps its results. Entries that are made later stay as
 * bytes. */
static varve_status read_unpacked(varve_container_reader *reader, varve_slice bytes,
                                  const char *what) {
  reader->is_interleaved = reader->reads_vocabulary = true;
  reader->expansion_left = (uint64_t)bytes.size * VARVE_EXPANSION_PER_BYTE;
  varve_byte_reader_init(&reader->streams[0], bytes, 0, reader->reporter, what);
  VARVE_TRY(read_entities(reader));
  VARVE_TRY(read_names(reader));
  VARVE_TRY(read_shapes(reader));
  memset(reader->nodes.last_children, 0, sizeof(reader->nodes.last_children));
  reader->streams[0].section = what;
  return varve_read_end(&reader->streams[0], what);
}

/* Reads the packed entries; unpacked must outlive reader. */
static varve_status read_entries(varve_container_reader *reader, const varve_vocabulary *entries,
                                 varve_buffer *unpacked) {
  varve_slice bytes = {NULL, 0};
  varve_container_frame_reader frame = {
      .memory = &reader->context->memory, .reporter = reader->reporter, .file = entries->entries};
  varve_section section = {.kind = VARVE_CONTAINER_SMALL_MODULE,
                           .codec = VARVE_CODEC_ZSTD,
                           .stored_size = entries->entries.size,
                           .size = entries->entries_size};
  VARVE_TRY(varve_container_frame_get(&frame, &section, unpacked, &bytes));
  return read_unpacked(reader, bytes, "vocabulary");
}

static varve_status copy_tables(varve_container_reader *to, const varve_container_reader *from) {
  for (unsigned s = 0; s < VARVE_SPACE_COUNT; s++)
    VARVE_TRY(varve_vector_append(&to->nodes.spaces[s], from->nodes.spaces[s].data,
                                  from->nodes.spaces[s].count));
  to->stored.table = from->stored.table;
  VARVE_TRY(varve_vector_append(&to->names, from->names.data, from->names.count));
  VARVE_TRY(varve_vector_append(&to->stored.name_texts, from->stored.name_texts.data,
                                from->stored.name_texts.count));
  VARVE_TRY(varve_vector_append(&to->shapes, from->shapes.data, from->shapes.count));
  return varve_vector_append(&to->stored.shape_places, from->stored.shape_places.data,
                             from->stored.shape_places.count);
}

varve_status varve_prelude_to_reader(varve_container_reader *base, varve_slice prelude,
                                     varve_container_reader *reader) {
  if (base != NULL) {
    varve_clear_all_known(base);
    VARVE_TRY(copy_tables(reader, base));
  }
  if (prelude.size != 0) {
    varve_slice kept = varve_arena_copy(&reader->arena, prelude);
    if (kept.data == NULL)
      return VARVE_STATUS_OUT_OF_MEMORY;
    VARVE_TRY(read_unpacked(reader, kept, "prelude"));
  }
  /* Restores the limit for entries that are made later, as in read_all. */
  reader->expansion_left = VARVE_EXPANSION_BASE;
  reader->is_interleaved = reader->reads_vocabulary = true;
  return VARVE_STATUS_OK;
}

/* Uses a built-in table: its entries have the first numbers and are made when needed. */
static varve_status use_table(varve_container_reader *reader, const varve_vocabulary_table *table) {
  for (unsigned s = 0; s < VARVE_SPACE_COUNT; s++)
    VARVE_TRY(varve_make_known_list(reader, s, table->node_counts[s]));
  VARVE_TRY(varve_make_known_list(reader, VARVE_KNOWN_NAMES, table->names.count));
  VARVE_TRY(varve_make_known_list(reader, VARVE_KNOWN_SHAPES, table->shapes.count));
  reader->stored.table = table;
  reader->is_interleaved = reader->reads_vocabulary = true;
  return VARVE_STATUS_OK;
}

/* The entries of a vocabulary as nodes, names and shapes of one context. */
typedef struct vocabulary_tables {
  varve_kept kept; /* first */
  uint64_t hash;
  varve_container_reader made;  /* the reader that made them */
  varve_vocabulary_table table; /* table of the built-in vocabulary */
  varve_buffer bytes;           /* entries of a loaded vocabulary */
  varve_unpacker unpacker;
} vocabulary_tables;

static void release_tables(varve_kept *kept) {
  vocabulary_tables *tables = (vocabulary_tables *)kept;
  varve_context *context = tables->made.context;
  varve_container_reader_release(&tables->made);
  varve_unpacker_release(&tables->unpacker);
  varve_buffer_release(&tables->bytes);
  varve_memory_free(&context->memory, tables, sizeof(*tables));
}

static varve_status read_all(vocabulary_tables *tables, const varve_vocabulary *vocabulary) {
  varve_container_reader *reader = &tables->made;
  varve_vocabulary base;
  if (vocabulary->edition != 0) {
    VARVE_TRY(varve_vocabulary_builtin(vocabulary->edition, reader->reporter, &base));
    varve_vocabulary_table_open(base.table, &tables->table);
    VARVE_TRY(use_table(reader, &tables->table));
  }
  if (!vocabulary->is_builtin) {
    varve_clear_all_known(reader);
    VARVE_TRY(read_entries(reader, vocabulary, &tables->bytes));
  }
  /* Restores the limit for entries that are made later. */
  reader->expansion_left = VARVE_EXPANSION_BASE;
  return VARVE_STATUS_OK;
}

/* Creates the tables once for each context, so that reading many small files costs this once. */
static varve_status get_tables(varve_context *context, const varve_vocabulary *vocabulary,
                               varve_reporter *reporter, vocabulary_tables **found) {
  for (varve_kept *kept = context->kept; kept != NULL; kept = kept->next) {
    *found = (vocabulary_tables *)kept;
    if (kept->release == release_tables && (*found)->hash == vocabulary->hash)
      return VARVE_STATUS_OK;
  }
  vocabulary_tables *tables = varve_memory_resize(&context->memory, NULL, 0, sizeof(*tables));
  if (tables == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  tables->kept = (varve_kept){context->kept, release_tables};
  tables->hash = vocabulary->hash;
  tables->unpacker = (varve_unpacker){.state = NULL};
  varve_container_reader_init(&tables->made, context);
  tables->made.reporter = reporter;
  varve_buffer_init(&tables->bytes, &context->memory);
  varve_status status = read_all(tables, vocabulary);
  tables->made.reporter = NULL;
  if (status != VARVE_STATUS_OK) {
    release_tables(&tables->kept);
    return status;
  }
  context->kept = &tables->kept;
  *found = tables;
  return VARVE_STATUS_OK;
}

void varve_use_known(varve_container_reader *reader, varve_container_reader *vocabulary,
                     struct varve_unpacker *unpacker) {
  reader->known.vocabulary = vocabulary;
  reader->known.unpacker = unpacker;
  for (unsigned s = 0; s < VARVE_SPACE_COUNT; s++)
    reader->known.nodes[s] = vocabulary->nodes.spaces[s].count;
  reader->known.names = vocabulary->names.count;
  reader->known.shapes = vocabulary->shapes.count;
}

varve_status varve_vocabulary_to_reader(const varve_vocabulary *vocabulary,
                                        varve_container_reader *reader) {
  vocabulary_tables *tables;
  VARVE_TRY(get_tables(reader->context, vocabulary, reader->reporter, &tables));
  varve_use_known(reader, &tables->made, &tables->unpacker);
  return VARVE_STATUS_OK;
}
