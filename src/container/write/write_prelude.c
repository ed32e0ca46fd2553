/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Writes the prelude: what groups share, once, before all groups. format-spec/varve.md, "Groups".
 */
#include "container/streams/read.h"
#include "container/write/write_groups.h"
#include "container/write/write_shapes.h"
#include "numbering/sort.h"

/* Limits the prelude, because reading one group also reads the prelude. */
enum { MAX_NODES = 4096, MAX_NAMES = 1024, MAX_SHAPES = 2048 };

void varve_prelude_counts_init(varve_prelude_counts *counts, varve_memory *memory) {
  varve_id_table_init(&counts->nodes, memory);
  varve_vector_init(&counts->node_list, memory, sizeof(const varve_entity *));
  varve_id_table_init(&counts->names, memory);
  varve_vector_init(&counts->name_list, memory, sizeof(const varve_operation_name *));
}

void varve_prelude_counts_release(varve_prelude_counts *counts) {
  varve_id_table_release(&counts->nodes);
  varve_vector_release(&counts->node_list);
  varve_id_table_release(&counts->names);
  varve_vector_release(&counts->name_list);
}

/* reader uses these tables as its vocabulary. */
static varve_status take_tables(varve_container_writer *writer, varve_container_reader *reader) {
  varve_clear_all_known(reader->known.vocabulary);
  for (unsigned s = 0; s < VARVE_SPACE_COUNT; s++) {
    const varve_vector *list = &reader->known.vocabulary->nodes.spaces[s];
    for (size_t i = 0; i < list->count; i++) {
      const varve_entity *node = VARVE_VECTOR_AT(list, const varve_entity *, i);
      if (node == NULL)
        VARVE_TRY(varve_make_known_node(reader, (varve_space)s, (uint32_t)i, &node));
      VARVE_TRY(varve_id_table_set(&writer->numbers, node->id, (uint32_t)i + 1));
    }
    writer->counts[s] = (uint32_t)list->count;
  }
  for (size_t i = 0; i < reader->known.names; i++) {
    const varve_operation_name *name;
    VARVE_TRY(varve_name_at(reader, i + 1, &name));
    VARVE_TRY(varve_id_table_set(&writer->names, name->id, (uint32_t)i + 1));
  }
  writer->name_count = (uint32_t)reader->known.names;
  for (size_t n = 0; n < reader->known.shapes; n++) {
    varve_read_shape *shape;
    VARVE_TRY(varve_known_shape(reader, n + 1, &shape));
    VARVE_TRY(varve_name_at(reader, shape->name_number, &shape->name));
    const uint32_t number = (uint32_t)n + 1;
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
    for (uint32_t k = 0; k < shape->key_count; k++) {
      const uint64_t pair[2] = {(uint64_t)(uintptr_t)shape->keys[k].key,
                                (uint64_t)(uintptr_t)shape->keys[k].value};
      VARVE_TRY(varve_vector_append(words, pair, 2));
    }
    for (uint32_t k = 0; k < shape->result_count; k++) {
      const uint64_t pair[2] = {shape->results[k].code,
                                (uint64_t)(uintptr_t)shape->results[k].type};
      VARVE_TRY(varve_vector_append(words, pair, pair[0] == VARVE_RESULT_FIXED ? 2 : 1));
    }
    VARVE_TRY(varve_add_vocabulary_shape(writer, number));
  }
  writer->written_shapes = (uint32_t)reader->known.shapes;
  return VARVE_STATUS_OK;
}

varve_status varve_vocabulary_to_writer(const varve_vocabulary *vocabulary,
                                        varve_container_writer *writer) {
  varve_container_reader reader = {.context = writer->context,
                                   .reporter = writer->reporter,
                                   .expansion_left = VARVE_EXPANSION_BASE};
  VARVE_TRY(varve_vocabulary_to_reader(vocabulary, &reader));
  for (unsigned i = 0; i < VARVE_STREAM_COUNT; i++)
    varve_byte_reader_init(&reader.streams[i], varve_slice_make(NULL, 0), 0, writer->reporter,
                           "vocabulary");
  return take_tables(writer, &reader);
}

/* Counts one more part for the item; adds the item to the list the first time. */
static varve_status count_id(varve_id_table *table, uint32_t id, varve_vector *list,
                             const void *item) {
  uint32_t count = varve_id_table_get(table, id);
  if (count == 0)
    VARVE_TRY(varve_vector_push_pointer(list, item));
  return varve_id_table_set(table, id, count + 1);
}

varve_status varve_prelude_count(varve_prelude_counts *counts, varve_container_writer *writer) {
  for (size_t i = 0; i < writer->defined_nodes.count; i++) {
    const varve_entity *node = VARVE_VECTOR_AT(&writer->defined_nodes, const varve_entity *, i);
    VARVE_TRY(count_id(&counts->nodes, node->id, &counts->node_list, node));
  }
  for (size_t i = 0; i < writer->defined_names.count; i++) {
    const varve_operation_name *name =
        VARVE_VECTOR_AT(&writer->defined_names, const varve_operation_name *, i);
    VARVE_TRY(count_id(&counts->names, name->id, &counts->name_list, name));
  }
  for (size_t i = 0; i < writer->shapes.count; i++) {
    varve_written_shape *shape = VARVE_VECTOR_AT(&writer->shapes, varve_written_shape *, i);
    shape->part_count += shape->vocabulary == 0;
  }
  return VARVE_STATUS_OK;
}

/* Omitting an item costs about this much in each part but one. */
static varve_status rank(varve_vector *ranked, const void *item, uint32_t parts, uint64_t size) {
  varve_sort_entry entry = {~((uint64_t)(parts - 1) * size), (uint64_t)(uintptr_t)item};
  return parts < 2 ? VARVE_STATUS_OK : varve_vector_push(ranked, &entry);
}

/* Sorts by cost, highest first and stable, and keeps at most limit. */
static varve_status keep_ranked(varve_vector *ranked, size_t limit) {
  size_t count = ranked->count;
  if (count == 0)
    return VARVE_STATUS_OK;
  if (varve_vector_grow(ranked, count) == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  varve_sort_entry *entries = ranked->data;
  varve_sort(entries, entries + count, count);
  varve_vector_truncate(ranked, count < limit ? count : limit);
  return VARVE_STATUS_OK;
}

static const void *ranked_at(const varve_vector *ranked, size_t index) {
  return (const void *)(uintptr_t)VARVE_VECTOR_AT(ranked, varve_sort_entry, index).value;
}

static varve_status put_node(varve_container_writer *writer, const varve_entity *node,
                             uint64_t *count) {
  uint32_t number;
  if (varve_id_table_get(&writer->numbers, node->id) != 0)
    return VARVE_STATUS_OK;
  *count += 1;
  VARVE_TRY(varve_pack(writer, VARVE_STREAM_HEAD, varve_space_of(node)));
  return varve_reference(writer, node, &number);
}

/* The count of nodes precedes them, but is known only afterwards. */
static varve_status put_all(const varve_prelude_counts *counts, varve_container_writer *writer,
                            varve_vector *ranked) {
  uint64_t count = 0;
  varve_byte_writer nodes;
  /* Every definition of a distinct attribute creates a new one. So those used in several parts
   * are all defined here, whatever the limit. */
  for (size_t i = 0; i < counts->node_list.count; i++) {
    const varve_entity *node = VARVE_VECTOR_AT(&counts->node_list, const varve_entity *, i);
    uint32_t parts = varve_id_table_get(&counts->nodes, node->id);
    if (node->kind == VARVE_KIND_DISTINCT && parts > 1)
      VARVE_TRY(put_node(writer, node, &count));
    else
      VARVE_TRY(rank(ranked, node, parts, 2 + (uint64_t)node->child_count + node->payload_size));
  }
  VARVE_TRY(keep_ranked(ranked, MAX_NODES));
  for (size_t i = 0; i < ranked->count; i++)
    VARVE_TRY(put_node(writer, ranked_at(ranked, i), &count));
  nodes = writer->streams[0];
  varve_byte_writer_init(&writer->streams[0], &writer->context->memory);
  varve_status status = varve_pack(writer, VARVE_STREAM_HEAD, count);
  if (status == VARVE_STATUS_OK)
    status = varve_pack_bytes(writer, VARVE_STREAM_HEAD, varve_buffer_slice(&nodes.bytes));
  varve_byte_writer_release(&nodes);
  VARVE_TRY(status);
  varve_vector_truncate(ranked, 0);
  for (size_t i = 0; i < counts->name_list.count; i++) {
    const varve_operation_name *name =
        VARVE_VECTOR_AT(&counts->name_list, const varve_operation_name *, i);
    VARVE_TRY(rank(ranked, name, varve_id_table_get(&counts->names, name->id), name->text.size));
  }
  VARVE_TRY(keep_ranked(ranked, MAX_NAMES));
  VARVE_TRY(varve_pack(writer, VARVE_STREAM_HEAD, ranked->count));
  for (size_t i = 0; i < ranked->count; i++)
    VARVE_TRY(varve_pack_name(writer, ranked_at(ranked, i)));
  varve_vector_truncate(ranked, 0);
  for (size_t i = 0; i < writer->all_shapes.count; i++) {
    const varve_written_shape *shape =
        VARVE_VECTOR_AT(&writer->all_shapes, const varve_written_shape *, i);
    VARVE_TRY(rank(ranked, shape, shape->part_count, shape->word_count));
  }
  VARVE_TRY(keep_ranked(ranked, MAX_SHAPES));
  VARVE_TRY(varve_pack(writer, VARVE_STREAM_HEAD, ranked->count));
  for (size_t i = 0; i < ranked->count; i++) {
    varve_written_shape *shape = (varve_written_shape *)(uintptr_t)ranked_at(ranked, i);
    VARVE_TRY(varve_pack_shape(writer, shape));
    shape->vocabulary = ++writer->written_shapes;
  }
  return VARVE_STATUS_OK;
}

varve_status varve_prelude_write(const varve_prelude_counts *counts,
                                 varve_container_writer *writer) {
  varve_vector ranked;
  uint32_t part = writer->part;
  varve_vector_init(&ranked, &writer->context->memory, sizeof(varve_sort_entry));
  writer->is_interleaved = true;
  writer->part = 0;
  varve_status status = put_all(counts, writer, &ranked);
  writer->is_interleaved = false;
  writer->part = part;
  varve_vector_release(&ranked);
  return status;
}
