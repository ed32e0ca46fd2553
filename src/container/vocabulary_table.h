/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A built-in vocabulary laid out so that each entry can be made by itself when a file needs it: the
 * bytes of src/container/vocabulary-N.table, which tests/gen/table.c makes of the .vdict file. All
 * numbers have the lowest byte first. They are a part of the library and trusted. */
#ifndef VARVE_CONTAINER_VOCABULARY_TABLE_H
#define VARVE_CONTAINER_VOCABULARY_TABLE_H

#include "base/base.h"
#include "container/format.h"

/* What the table begins with, 4 bytes each: the hash of the .vdict file, how many there are of the
 * nodes of each space, and the other sizes. */
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
/* A node: its payload's place (3 bytes), code (1), and the number of its first child (2); one more
 * ends the list. Children take 2 bytes: the number in the space, from 0, above the space. Names and
 * shapes have the place of each group's first (4), and within the group 2 bytes each for the place.
 * A name's bytes are the number of its dialect's node (2), from 0, and the text behind the dot. */
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
  uint32_t size; /* of bytes */
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
  varve_slice payload; /* and what follows */
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
/* The bytes of entry number index. */
varve_slice varve_table_list_at(const varve_table_list *list, uint32_t index);

#endif
