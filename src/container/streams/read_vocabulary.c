/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Turns vocabularies into tables of a context when the first file needs them, and attaches them to
 * readers and writers. format-spec/varve.md, "Vocabularies". */
#include "container/vocabulary/vocabulary.h"

#include "container/frame/frame.h"
#include "container/streams/read.h"

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
  VARVE_TRY(read_names(reader));
  VARVE_TRY(read_shapes(reader));
  memset(reader->nodes.last_children, 0, sizeof(reader->nodes.last_children));
  reader->streams[0].section = what;
  return varve_read_end(&reader->streams[0], what);
}

varve_status varve_prelude_to_reader(varve_container_reader *base, varve_slice prelude,
                                     varve_container_reader *reader) {
  if (base != NULL) {
    varve_clear_all_known(base);
    for (unsigned s = 0; s < VARVE_SPACE_COUNT; s++)
      VARVE_TRY(varve_vector_append(&reader->nodes.spaces[s], base->nodes.spaces[s].data,
                                    base->nodes.spaces[s].count));
    reader->stored.table = base->stored.table;
    VARVE_TRY(varve_vector_append(&reader->names, base->names.data, base->names.count));
    VARVE_TRY(varve_vector_append(&reader->stored.name_texts, base->stored.name_texts.data,
                                  base->stored.name_texts.count));
    VARVE_TRY(varve_vector_append(&reader->shapes, base->shapes.data, base->shapes.count));
    VARVE_TRY(varve_vector_append(&reader->stored.shape_places, base->stored.shape_places.data,
                                  base->stored.shape_places.count));
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
    /* Uses a built-in table: its entries have the first numbers and are made when needed. */
    for (unsigned s = 0; s < VARVE_SPACE_COUNT; s++)
      VARVE_TRY(varve_make_known_list(reader, s, tables->table.node_counts[s]));
    VARVE_TRY(varve_make_known_list(reader, VARVE_KNOWN_NAMES, tables->table.names.count));
    VARVE_TRY(varve_make_known_list(reader, VARVE_KNOWN_SHAPES, tables->table.shapes.count));
    reader->stored.table = &tables->table;
    reader->is_interleaved = reader->reads_vocabulary = true;
  }
  if (!vocabulary->is_builtin) {
    varve_clear_all_known(reader);
    /* Reads the packed entries; unpacked must outlive reader. */
    varve_slice bytes = {NULL, 0};
    varve_container_frame_reader frame = {.memory = &reader->context->memory,
                                          .reporter = reader->reporter,
                                          .file = vocabulary->entries};
    varve_section section = {.kind = VARVE_CONTAINER_SMALL_MODULE,
                             .codec = VARVE_CODEC_ZSTD,
                             .stored_size = vocabulary->entries.size,
                             .size = vocabulary->entries_size};
    VARVE_TRY(varve_container_frame_get(&frame, &section, &tables->bytes, &bytes));
    VARVE_TRY(read_unpacked(reader, bytes, "vocabulary"));
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
