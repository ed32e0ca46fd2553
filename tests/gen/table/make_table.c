/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* table VDICT: prints the table that the library has of a built-in vocabulary.
 * src/container/vocabulary/vocabulary_table.h describes the table. `make regen-vocabulary` calls
 * this program. */
#include <stdio.h>
#include <stdlib.h>

#include "base/byte_writer.h"
#include "container/streams/read.h"
#include "container/vocabulary/vocabulary.h"
#include "container/write/write.h"
#include "text/parse/template.h"

typedef struct maker {
  varve_context *context;
  varve_container_reader reader; /* uses the vocabulary */
  varve_container_writer writer; /* uses the same vocabulary */
  uint32_t words[VARVE_TABLE_WORDS];
  varve_buffer nodes, children, payloads;
  varve_buffer list;   /* offsets of the groups of names, then of shapes */
  varve_buffer places; /* of one of the two */
  varve_buffer names, shapes;
} maker;

static void must(bool is_good, const char *what) {
  if (is_good)
    return;
  fprintf(stderr, "table: %s\n", what);
  exit(1);
}

static void must_be_ok(varve_status status, const char *what) {
  must(status == VARVE_STATUS_OK, what);
}

static void put(varve_buffer *out, uint64_t number, unsigned size) {
  must(size == 8 || number >> (8 * size) == 0, "a number is too large for its place");
  must_be_ok(varve_buffer_append_fixed(out, number, size), "memory");
}

static void append(varve_buffer *out, varve_slice bytes) {
  must_be_ok(varve_buffer_append(out, bytes), "memory");
}

static varve_slice written(maker *m) { return varve_buffer_slice(&m->writer.streams[0].bytes); }

static uint32_t number_of(const maker *m, const varve_entity *entity) {
  uint32_t number = varve_id_table_get(&m->writer.numbers, entity->id);
  must(number != 0, "a node is not among those of the vocabulary");
  return number;
}

static void put_node_head(maker *m, uint32_t code) {
  put(&m->nodes, m->payloads.size, 3);
  put(&m->nodes, code, 1);
  put(&m->nodes, m->children.size / 2, 2);
}

static void put_node(maker *m, const varve_entity *node) {
  const varve_entity *child, *entity;
  must_be_ok(varve_template_of(m->context, node, &entity), "a node has no template");
  uint32_t code = varve_definition_code(entity);
  put_node_head(m, code);
  for (uint32_t i = 0; (child = varve_definition_child(code, entity, i)) != NULL; i++)
    put(&m->children,
        (uint64_t)(number_of(m, child) - 1) << VARVE_TABLE_SPACE_BITS | varve_space_of(child), 2);
  m->writer.streams[0].bytes.size = 0;
  must_be_ok(varve_pack_payload(&m->writer, entity), "what a node has cannot be written");
  append(&m->payloads, written(m));
}

static void put_nodes(maker *m) {
  for (unsigned s = 0; s < VARVE_SPACE_COUNT; s++) {
    varve_vector *list = &m->reader.known.vocabulary->nodes.spaces[s];
    m->words[VARVE_TABLE_NODES + s] = (uint32_t)list->count;
    for (size_t i = 0; i < list->count; i++)
      put_node(m, VARVE_VECTOR_AT(list, const varve_entity *, i));
  }
  put_node_head(m, 0);
  m->words[VARVE_TABLE_CHILDREN] = (uint32_t)(m->children.size / 2);
}

/* Stores the offset of entry number index, which begins at the end of bytes. */
static void put_place(maker *m, size_t index, const varve_buffer *bytes, size_t *group) {
  if (index % VARVE_TABLE_GROUP == 0) {
    *group = bytes->size;
    put(&m->list, bytes->size, 4);
  }
  put(&m->places, bytes->size - *group, 2);
}

static void end_list(maker *m) {
  append(&m->list, varve_buffer_slice(&m->places));
  m->places.size = 0;
}

static void put_names(maker *m) {
  size_t group = 0, count = m->reader.known.names;
  for (size_t i = 0; i < count; i++) {
    varve_name_text parts;
    must_be_ok(varve_find_name_text(&m->reader, (uint32_t)i, &parts), "a name cannot be read");
    put_place(m, i, &m->names, &group);
    put(&m->names, number_of(m, parts.dialect) - 1, VARVE_TABLE_DIALECT_SIZE);
    append(&m->names, parts.text);
  }
  end_list(m);
  m->words[VARVE_TABLE_NAMES] = (uint32_t)count;
}

static void pack(maker *m, uint64_t number) {
  must_be_ok(varve_pack(&m->writer, VARVE_STREAM_SHAPE, number), "memory");
}

static void pack_counts(maker *m, const varve_read_shape *shape) {
  uint32_t other = (shape->flags & VARVE_SHAPE_OTHER_PROPERTIES) != 0;
  pack(m, shape->name_number);
  pack(m, shape->flags);
  pack(m, shape->operand_count);
  pack(m, shape->result_count);
  if ((shape->flags & VARVE_SHAPE_HAS_SUCCESSORS) != 0)
    pack(m, shape->successor_count);
  if ((shape->flags & VARVE_SHAPE_HAS_REGIONS) != 0)
    pack(m, shape->region_count);
  if ((shape->flags & VARVE_SHAPE_HAS_PROPERTIES) != 0)
    pack(m, shape->property_count - other);
  if ((shape->flags & VARVE_SHAPE_HAS_KEYS) != 0)
    pack(m, shape->key_count - shape->property_count);
}

static void pack_shape(maker *m, const varve_read_shape *shape) {
  pack_counts(m, shape);
  for (uint32_t i = 0; i < shape->key_count; i++) {
    const varve_read_key *key = &shape->keys[i];
    if (key->key != NULL)
      pack(m, number_of(m, key->key));
    pack(m, key->value == NULL ? 0 : 1 + (uint64_t)varve_space_of(key->value));
    if (key->value != NULL)
      pack(m, number_of(m, key->value));
  }
  for (uint32_t i = 0; i < shape->result_count; i++) {
    pack(m, shape->results[i].code);
    if (shape->results[i].code == VARVE_RESULT_FIXED)
      pack(m, number_of(m, shape->results[i].type));
  }
  for (uint32_t i = 0; shape->operand_types != NULL && i < shape->operand_count; i++)
    pack(m, number_of(m, shape->operand_types[i]));
}

static void put_shapes(maker *m) {
  size_t group = 0, count = m->reader.known.shapes;
  for (size_t i = 0; i < count; i++) {
    varve_read_shape *shape;
    must_be_ok(varve_known_shape(&m->reader, i + 1, &shape), "a shape cannot be read");
    put_place(m, i, &m->shapes, &group);
    m->writer.streams[0].bytes.size = 0;
    pack_shape(m, shape);
    append(&m->shapes, written(m));
  }
  end_list(m);
  m->words[VARVE_TABLE_SHAPES] = (uint32_t)count;
}

static void write_table(maker *m, const varve_vocabulary *vocabulary) {
  varve_buffer out;
  varve_buffer_init(&out, &m->context->memory);
  m->words[VARVE_TABLE_HASH] = (uint32_t)vocabulary->hash;
  m->words[VARVE_TABLE_HASH + 1] = (uint32_t)(vocabulary->hash >> 32);
  m->words[VARVE_TABLE_PAYLOAD_BYTES] = (uint32_t)m->payloads.size;
  m->words[VARVE_TABLE_NAME_BYTES] = (uint32_t)m->names.size;
  m->words[VARVE_TABLE_SHAPE_BYTES] = (uint32_t)m->shapes.size;
  m->words[VARVE_TABLE_DICTIONARY_BYTES] = (uint32_t)vocabulary->dictionary.size;
  for (unsigned i = 0; i < VARVE_TABLE_WORDS; i++)
    put(&out, m->words[i], 4);
  const varve_buffer *const parts[] = {&m->nodes,    &m->children, &m->list,
                                       &m->payloads, &m->names,    &m->shapes};
  for (unsigned i = 0; i < VARVE_COUNT_OF(parts); i++)
    append(&out, varve_buffer_slice(parts[i]));
  append(&out, vocabulary->dictionary);
  must(fwrite(out.data, 1, out.size, stdout) == out.size && fflush(stdout) == 0,
       "the table cannot be written");
  varve_buffer_release(&out);
}

static void init(maker *m) {
  varve_buffer *const buffers[] = {&m->nodes,  &m->children, &m->payloads, &m->list,
                                   &m->places, &m->names,    &m->shapes};
  for (unsigned i = 0; i < VARVE_COUNT_OF(buffers); i++)
    varve_buffer_init(buffers[i], &m->context->memory);
  memset(m->words, 0, sizeof(m->words));
  varve_container_reader_init(&m->reader, m->context);
  varve_container_writer_init(&m->writer, m->context);
  m->writer.is_interleaved = true;
}

static void release(maker *m) {
  varve_buffer *const buffers[] = {&m->nodes,  &m->children, &m->payloads, &m->list,
                                   &m->places, &m->names,    &m->shapes};
  for (unsigned i = 0; i < VARVE_COUNT_OF(buffers); i++)
    varve_buffer_release(buffers[i]);
  varve_container_reader_release(&m->reader);
  varve_container_writer_release(&m->writer);
}

int main(int argc, char **argv) {
  maker m;
  varve_bytes *file;
  varve_vocabulary vocabulary;
  varve_reporter reporter = {.max_errors = 1};
  must(argc == 2, "usage: table VDICT");
  must_be_ok(varve_context_create(NULL, &m.context), "memory");
  must_be_ok(varve_bytes_load_file(m.context, argv[1], (varve_diagnostic_sink){NULL, NULL}, &file),
             "the file cannot be read");
  must_be_ok(varve_vocabulary_open(varve_bytes_slice(file), &reporter, &vocabulary),
             "the file is no vocabulary");
  must(vocabulary.edition == 0, "the vocabulary goes on from another");
  init(&m);
  m.reader.reporter = m.writer.reporter = &reporter;
  must_be_ok(varve_vocabulary_to_reader(&vocabulary, &m.reader), "the entries cannot be read");
  must_be_ok(varve_vocabulary_to_writer(&vocabulary, &m.writer), "the entries cannot be taken");
  put_nodes(&m);
  put_names(&m);
  put_shapes(&m);
  write_table(&m, &vocabulary);
  release(&m);
  varve_bytes_destroy(file);
  varve_context_destroy(m.context);
  return 0;
}
