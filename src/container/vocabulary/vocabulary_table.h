/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A built-in vocabulary laid out so that each entry can be decoded on its own when a file needs it.
 * The bytes are in src/container/vocabulary-N.table, which tests/gen/table/make_table.c makes from
 * the .vdict file. All numbers have the lowest byte first. The table is part of the library and
 * trusted. */
#ifndef VARVE_CONTAINER_VOCABULARY_TABLE_H
#define VARVE_CONTAINER_VOCABULARY_TABLE_H

#include "base/base.h"
#include "container/frame/format.h"

/* The head of the table, 4 bytes for each field: the hash of the .vdict file, the number of nodes
 * of each space, and the other sizes. */
enum {
  VARVE_TABLE_HASH = 0, /* two words */
  VARVE_TABLE_NODES = 2,
  VARVE_TABLE_CHILDREN = VARVE_TABLE_NODES + VARVE_SPACE_COUNT,
  VARVE_TABLE_NAMES,
  VARVE_TABLE_SHAPES,
  VARVE_TABLE_PAYLOAD_BYTES,
  VARVE_TABLE_NAME_BYTES,
  VARVE_TABLE_SHAPE_BYTES,
  VARVE_TABLE_DICTIONARY_BYTES,
  VARVE_TABLE_WORDS
};
/* A node takes 6 bytes: offset of its payload (3), code (1), number of its first child (2). One
 * more node ends the list. A child takes 2 bytes: its number, from 0, above its space. Offsets of
 * names and shapes take 4 bytes for the first of each group, and 2 bytes for each entry relative to
 * it. A name consists of the number of its dialect's node (2 bytes, from 0) and the text after the
 * dot. */
enum {
  VARVE_TABLE_NODE_SIZE = 6,
  VARVE_TABLE_SPACE_BITS = 2,
  VARVE_TABLE_GROUP = 32,
  VARVE_TABLE_DIALECT_SIZE = 2
};

typedef struct varve_table_list {
  const uint8_t *groups;
  const uint8_t *places;
  const uint8_t *bytes;
  uint32_t count;
  uint32_t size; /* size in bytes */
} varve_table_list;

typedef struct varve_vocabulary_table {
  uint64_t hash;
  const uint8_t *nodes[VARVE_SPACE_COUNT];
  uint32_t node_counts[VARVE_SPACE_COUNT];
  const uint8_t *children;
  varve_slice payloads;
  varve_table_list names;
  varve_table_list shapes;
  varve_slice dictionary;
} varve_vocabulary_table;

typedef struct varve_table_node {
  uint32_t code;
  const uint8_t *children; /* 2 bytes each */
  uint32_t child_count;
  varve_slice payload; /* and the bytes after it */
} varve_table_node;

static inline uint32_t varve_table_u16(const uint8_t *bytes) {
  return (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8;
}
static inline uint32_t varve_table_u32(const uint8_t *bytes) {
  return varve_table_u16(bytes) | varve_table_u16(bytes + 2) << 16;
}

void varve_vocabulary_table_open(const uint8_t *bytes, varve_vocabulary_table *table);
varve_table_node varve_vocabulary_table_node(const varve_vocabulary_table *table, varve_space space,
                                             uint32_t index);
/* Returns the bytes of entry number index. */
varve_slice varve_table_list_at(const varve_table_list *list, uint32_t index);

#endif
