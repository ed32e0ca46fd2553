/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Makes nodes and names of the built-in vocabulary when they are first needed, because most files
 * need few. format-spec/varve.md, "Vocabularies". */
#include "container/streams/read.h"

static varve_vector *list_of(varve_container_reader *reader, unsigned list) {
  if (list < VARVE_SPACE_COUNT)
    return &reader->nodes.spaces[list];
  return list == VARVE_KNOWN_NAMES ? &reader->names : &reader->shapes;
}

void varve_clear_known(varve_container_reader *reader, unsigned list, size_t piece) {
  varve_vector *entries = list_of(reader, list);
  size_t start = piece << VARVE_KNOWN_PIECE_BITS, count = (size_t)1 << VARVE_KNOWN_PIECE_BITS;
  if (count > entries->count - start)
    count = entries->count - start;
  memset((char *)entries->data + start * entries->element_size, 0, count * entries->element_size);
  reader->stored.cleared[list][piece] = 1;
}

varve_status varve_make_known_list(varve_container_reader *reader, unsigned list, uint32_t count) {
  varve_vector *entries = list_of(reader, list);
  size_t pieces = (count >> VARVE_KNOWN_PIECE_BITS) + 1;
  VARVE_TRY(varve_vector_reserve(entries, count));
  uint8_t *cleared = varve_arena_allocate(&reader->arena, pieces);
  if (cleared == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  memset(cleared, 0, pieces);
  reader->stored.cleared[list] = cleared;
  entries->count = count;
  return VARVE_STATUS_OK;
}

void varve_clear_all_known(varve_container_reader *reader) {
  for (unsigned list = 0; list < VARVE_KNOWN_LISTS; list++) {
    size_t count = list_of(reader, list)->count;
    for (size_t i = 0; i < count; i += (size_t)1 << VARVE_KNOWN_PIECE_BITS)
      varve_need_known(reader, list, i);
    reader->stored.cleared[list] = NULL;
  }
}

static const varve_entity **place_of(varve_container_reader *vocabulary, uint32_t id) {
  unsigned space = id & ((1U << VARVE_TABLE_SPACE_BITS) - 1);
  size_t index = id >> VARVE_TABLE_SPACE_BITS;
  varve_need_known(vocabulary, space, index);
  return &VARVE_VECTOR_AT(&vocabulary->nodes.spaces[space], const varve_entity *, index);
}

static uint32_t child_of(const varve_table_node *node, uint32_t index) {
  return varve_table_u16(node->children + (size_t)index * sizeof(uint16_t));
}

/* Makes missing children first. */
static varve_status push_missing(varve_container_reader *vocabulary, const varve_table_node *node) {
  for (uint32_t i = 0; i < node->child_count; i++) {
    uint32_t child = child_of(node, i);
    if (*place_of(vocabulary, child) == NULL)
      VARVE_TRY(varve_vector_push_u32(&vocabulary->stored.pending, child));
  }
  return VARVE_STATUS_OK;
}

/* Leaves *place NULL on failure, and if a child is missing. */
static varve_status make_node(varve_container_reader *vocabulary, const varve_table_node *node,
                              const varve_entity **place) {
  const varve_entity *made;
  varve_vector *children = &vocabulary->nodes.children;
  varve_vector_truncate(children, 0);
  if (node->child_count > children->capacity)
    VARVE_TRY(varve_vector_reserve(children, node->child_count));
  for (; children->count < node->child_count; children->count++) {
    const varve_entity *child = *place_of(vocabulary, child_of(node, (uint32_t)children->count));
    if (child == NULL)
      return VARVE_STATUS_OK;
    VARVE_VECTOR_AT(children, const varve_entity *, children->count) = child;
  }
  varve_byte_reader_init(&vocabulary->streams[0], node->payload, 0, vocabulary->reporter,
                         "vocabulary");
  VARVE_TRY(varve_define_node(vocabulary, node->code, &made));
  *place = made;
  return VARVE_STATUS_OK;
}

/* Makes a node after its missing descendants. */
static varve_status make_with_children(varve_container_reader *vocabulary,
                                       const varve_table_node *node, const varve_entity **place) {
  varve_vector *pending = &vocabulary->stored.pending;
  VARVE_TRY(make_node(vocabulary, node, place));
  if (*place != NULL)
    return VARVE_STATUS_OK;
  varve_vector_truncate(pending, 0);
  VARVE_TRY(push_missing(vocabulary, node));
  while (pending->count != 0) {
    size_t count = pending->count;
    uint32_t next = VARVE_VECTOR_LAST(pending, uint32_t);
    if (*place_of(vocabulary, next) == NULL) {
      varve_space space = (varve_space)(next & ((1U << VARVE_TABLE_SPACE_BITS) - 1));
      const varve_table_node child = varve_vocabulary_table_node(vocabulary->stored.table, space,
                                                                 next >> VARVE_TABLE_SPACE_BITS);
      VARVE_TRY(push_missing(vocabulary, &child));
      if (pending->count != count)
        continue;
      VARVE_TRY(make_node(vocabulary, &child, place_of(vocabulary, next)));
    }
    varve_vector_truncate(pending, count - 1);
  }
  return make_node(vocabulary, node, place);
}

varve_status varve_make_known_node(varve_container_reader *reader, varve_space space,
                                   uint32_t index, const varve_entity **entity) {
  varve_container_reader *vocabulary = reader->reads_vocabulary ? reader : reader->known.vocabulary;
  varve_need_known(vocabulary, space, index);
  const varve_entity **place =
      &VARVE_VECTOR_AT(&vocabulary->nodes.spaces[space], const varve_entity *, index);
  varve_table_node node = varve_vocabulary_table_node(vocabulary->stored.table, space, index);
  /* Fast path for strings, the most frequent nodes. A string whose text has escapes is made like
   * other nodes. */
  const varve_entity **made = place;
  const uint8_t *start = (const uint8_t *)node.payload.data;
  varve_slice text;
  *made = NULL;
  VARVE_TRY(node.code == VARVE_NODE_STRING &&
                    varve_find_plain_text(start, start + node.payload.size, &text)
                ? varve_string_get(vocabulary->context, text, made)
                : VARVE_STATUS_OK);
  if (*place == NULL) {
    const varve_byte_reader stream = vocabulary->streams[0];
    const varve_vector children = vocabulary->nodes.children;
    varve_reporter *reporter = vocabulary->reporter;
    /* The reader of the vocabulary may itself be reading when this is called. */
    vocabulary->nodes.children = vocabulary->stored.children;
    vocabulary->reporter = reader->reporter;
    varve_status status = make_with_children(vocabulary, &node, place);
    vocabulary->stored.children = vocabulary->nodes.children;
    vocabulary->nodes.children = children;
    vocabulary->reporter = reporter;
    vocabulary->streams[0] = stream;
    VARVE_TRY(status);
  }
  *entity = *place;
  return VARVE_STATUS_OK;
}

varve_status varve_find_name_text(varve_container_reader *reader, uint32_t index,
                                  varve_name_text *found) {
  varve_container_reader *vocabulary = reader->reads_vocabulary ? reader : reader->known.vocabulary;
  const varve_vocabulary_table *table = vocabulary->stored.table;
  uint32_t count = table == NULL ? 0 : table->names.count;
  if (index >= count) {
    *found = VARVE_VECTOR_AT(&vocabulary->stored.name_texts, varve_name_text, index - count);
    return VARVE_STATUS_OK;
  }
  varve_slice bytes = varve_table_list_at(&table->names, index);
  uint32_t dialect = varve_table_u16((const uint8_t *)bytes.data);
  found->text = varve_slice_make(bytes.data + VARVE_TABLE_DIALECT_SIZE,
                                 bytes.size - VARVE_TABLE_DIALECT_SIZE);
  found->dialect = *place_of(vocabulary, dialect << VARVE_TABLE_SPACE_BITS | VARVE_SPACE_ATTRIBUTE);
  return found->dialect != NULL
             ? VARVE_STATUS_OK
             : varve_make_known_node(reader, VARVE_SPACE_ATTRIBUTE, dialect, &found->dialect);
}
