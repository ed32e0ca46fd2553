/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finds entries in the table of a built-in vocabulary. */
#include "container/vocabulary/vocabulary_table.h"

static const uint8_t *take(const uint8_t **cursor, size_t size) {
  const uint8_t *start = *cursor;
  *cursor += size;
  return start;
}

static void take_list(const uint8_t **cursor, uint32_t count, varve_table_list *list) {
  list->count = count;
  list->groups =
      take(cursor, ((size_t)count + VARVE_TABLE_GROUP - 1) / VARVE_TABLE_GROUP * sizeof(uint32_t));
  list->places = take(cursor, (size_t)count * sizeof(uint16_t));
}

static varve_slice take_bytes(const uint8_t **cursor, uint32_t size) {
  return varve_slice_make((const char *)take(cursor, size), size);
}

void varve_vocabulary_table_open(const uint8_t *bytes, varve_vocabulary_table *table) {
  uint32_t words[VARVE_TABLE_WORDS];
  for (unsigned i = 0; i < VARVE_TABLE_WORDS; i++)
    words[i] = varve_table_u32(bytes + (size_t)i * sizeof(uint32_t));
  const uint8_t *cursor = bytes + sizeof(words);
  table->hash = (uint64_t)words[VARVE_TABLE_HASH + 1] << 32 | words[VARVE_TABLE_HASH];
  for (unsigned s = 0; s < VARVE_SPACE_COUNT; s++) {
    table->node_counts[s] = words[VARVE_TABLE_NODES + s];
    table->nodes[s] = take(&cursor, (size_t)table->node_counts[s] * VARVE_TABLE_NODE_SIZE);
  }
  (void)take(&cursor, VARVE_TABLE_NODE_SIZE);
  table->children = take(&cursor, (size_t)words[VARVE_TABLE_CHILDREN] * sizeof(uint16_t));
  take_list(&cursor, words[VARVE_TABLE_NAMES], &table->names);
  take_list(&cursor, words[VARVE_TABLE_SHAPES], &table->shapes);
  table->payloads = take_bytes(&cursor, words[VARVE_TABLE_PAYLOAD_BYTES]);
  table->names.size = words[VARVE_TABLE_NAME_BYTES];
  table->names.bytes = take(&cursor, table->names.size);
  table->shapes.size = words[VARVE_TABLE_SHAPE_BYTES];
  table->shapes.bytes = take(&cursor, table->shapes.size);
  table->dictionary = take_bytes(&cursor, words[VARVE_TABLE_DICTIONARY_BYTES]);
}

varve_table_node varve_vocabulary_table_node(const varve_vocabulary_table *table, varve_space space,
                                             uint32_t index) {
  const uint8_t *node = table->nodes[space] + (size_t)index * VARVE_TABLE_NODE_SIZE;
  uint32_t head = varve_table_u32(node), first = varve_table_u16(node + sizeof(uint32_t));
  uint32_t end = varve_table_u16(node + VARVE_TABLE_NODE_SIZE + sizeof(uint32_t));
  size_t place = head & 0xFFFFFF;
  return (varve_table_node){
      .code = head >> 24,
      .children = table->children + (size_t)first * sizeof(uint16_t),
      .child_count = end - first,
      .payload = varve_slice_make(table->payloads.data + place, table->payloads.size - place)};
}

static uint32_t place_of(const varve_table_list *list, uint32_t index) {
  return index == list->count
             ? list->size
             : varve_table_u32(list->groups +
                               (size_t)(index / VARVE_TABLE_GROUP) * sizeof(uint32_t)) +
                   varve_table_u16(list->places + (size_t)index * sizeof(uint16_t));
}

varve_slice varve_table_list_at(const varve_table_list *list, uint32_t index) {
  uint32_t start = place_of(list, index);
  return varve_slice_make((const char *)list->bytes + start, place_of(list, index + 1) - start);
}
