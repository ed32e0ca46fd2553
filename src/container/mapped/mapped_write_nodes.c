/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Writes nodes of the mapped layout: runs of nodes of one code, whose children and contents are
 * columns. format-spec/varve-mapped.md, "Nodes". */
#include "base/byte_reader.h"
#include "container/mapped/mapped_write.h"
#include "container/symbols/walk.h"

/* The sort key of nodes: depth, code, width of their numbers, then order of discovery. */
enum { CODE_SHIFT = 34, CLASS_SHIFT = 32, DEPTH_SHIFT = 42, MAX_DEPTH = 1 << 22 };

/* Callback for varve_define(): adds the node to the list. */
static varve_status list_node(varve_container_writer *base, uint32_t code,
                              const varve_entity *entity, bool is_last) {
  (void)code;
  (void)is_last;
  VARVE_TRY(varve_vector_push_pointer(&base->visible, entity));
  return varve_id_table_set(&base->numbers, entity->id, (uint32_t)base->visible.count);
}

static varve_status visit(varve_mapped_writer *writer, const varve_entity *entity) {
  if (varve_id_table_get(&writer->base.numbers, entity->id) != 0)
    return VARVE_STATUS_OK;
  return varve_define(&writer->base, entity, list_node);
}

static varve_status find_keys(varve_mapped_writer *writer, const varve_operation *op,
                              bool are_values) {
  varve_shape_counts counts;
  VARVE_TRY(varve_shape_keys_of(&writer->base, op, &counts));
  for (size_t i = 0; i < writer->base.keys.count; i++) {
    const varve_shape_key *key = &VARVE_VECTOR_AT(&writer->base.keys, varve_shape_key, i);
    const varve_entity *found = are_values ? key->value : key->key;
    if (found != NULL)
      VARVE_TRY(visit(writer, found));
  }
  return VARVE_STATUS_OK;
}

static varve_status find_strings_of_resources(varve_mapped_writer *writer,
                                              const varve_vector *resources) {
  for (size_t i = 0; i < resources->count; i++) {
    const varve_resource *resource = &VARVE_VECTOR_AT(resources, varve_resource, i);
    VARVE_TRY(visit(writer, resource->group));
    VARVE_TRY(visit(writer, resource->key));
  }
  return VARVE_STATUS_OK;
}

/* Finds all nodes. Keys come first, so that their numbers are small. */
static varve_status find_all_nodes(varve_mapped_writer *writer) {
  varve_operation *root = writer->base.module->root;
  varve_walk walk;
  for (varve_operation *op = root; op != NULL; op = varve_operation_next_preorder(root, op))
    VARVE_TRY(find_keys(writer, op, false));
  varve_walk_init(&walk, writer->base.run);
  for (; walk.event != VARVE_WALK_END; varve_walk_next(&walk)) {
    VARVE_TRY(varve_context_step(writer->base.module->context));
    if (walk.event == VARVE_WALK_OPERATION) {
      VARVE_TRY(find_keys(writer, walk.op, true));
      for (uint32_t i = 0; i < varve_operation_result_count(walk.op); i++)
        VARVE_TRY(visit(writer, varve_operation_result(walk.op, i)->type));
      VARVE_TRY(writer->base.has_locations ? visit(writer, walk.op->location) : VARVE_STATUS_OK);
    }
    if (walk.event == VARVE_WALK_BLOCK) {
      for (uint32_t i = 0; i < walk.block->argument_count; i++) {
        VARVE_TRY(visit(writer, walk.block->arguments[i]->value.type));
        if (writer->base.has_locations)
          VARVE_TRY(visit(writer, walk.block->arguments[i]->location));
      }
    }
  }
  /* Finds the strings that the head refers to. */
  const varve_module *module = writer->base.module;
  for (size_t i = 0; i < module->dialect_versions.count; i++)
    VARVE_TRY(visit(writer,
                    VARVE_VECTOR_AT(&module->dialect_versions, varve_dialect_version, i).dialect));
  VARVE_TRY(find_strings_of_resources(writer, &module->dialect_resources));
  VARVE_TRY(find_strings_of_resources(writer, &module->external_resources));
  for (size_t i = 0; i < module->external_groups.count; i++)
    VARVE_TRY(visit(writer, VARVE_VECTOR_AT(&module->external_groups, const varve_entity *, i)));
  return VARVE_STATUS_OK;
}

/* Puts the contents of entity into writer->numbers. */
static varve_status get_numbers(varve_mapped_writer *writer, const varve_entity *entity) {
  varve_container_writer *base = &writer->base;
  varve_mapped_contents contents = varve_mapped_contents_of(varve_definition_code(entity));
  varve_byte_reader reader;
  varve_vector_truncate(&writer->numbers, 0);
  base->streams[0].bytes.size = 0;
  VARVE_TRY(varve_pack_payload(base, entity));
  varve_byte_reader_init(&reader, varve_buffer_slice(&base->streams[0].bytes), 0, base->reporter,
                         "node");
  for (bool is_first = true; varve_byte_reader_left(&reader) != 0; is_first = false) {
    uint64_t number;
    VARVE_TRY(varve_read_varint(&reader, "a number", &number));
    if (!is_first || contents == VARVE_MAPPED_NUMBERS)
      VARVE_TRY(varve_vector_push(&writer->numbers, &number));
  }
  base->streams[0].bytes.size = 0;
  return VARVE_STATUS_OK;
}

static bool has_numbers(uint32_t code) {
  return varve_mapped_contents_of(code) >= VARVE_MAPPED_NUMBERS;
}

/* Returns 0 to 3 if 1, 2, 4 or 8 bytes hold each of writer->numbers. */
static unsigned width_class(const varve_mapped_writer *writer) {
  unsigned class = 0;
  for (size_t i = 0; i < writer->numbers.count; i++)
    while (class < 3 && VARVE_VECTOR_AT(&writer->numbers, uint64_t, i) >> (8U << class) != 0)
      class ++;
  return class;
}

varve_status varve_mapped_number_nodes(varve_mapped_writer *writer) {
  VARVE_TRY(find_all_nodes(writer));
  const varve_vector *met = &writer->base.visible;
  for (size_t i = 0; i < met->count; i++) {
    varve_sort_entry entry = {.value = i};
    const varve_entity *entity = VARVE_VECTOR_AT(met, const varve_entity *, i);
    uint64_t *key = &entry.key;
    uint32_t code = varve_definition_code(entity);
    uint64_t class = 0;
    if (entity->depth >= MAX_DEPTH)
      return VARVE_STATUS_LIMIT_EXCEEDED;
    if (has_numbers(code)) {
      VARVE_TRY(get_numbers(writer, entity));
      class = width_class(writer);
    }
    *key = (uint64_t)entity->depth << DEPTH_SHIFT | (uint64_t)code << CODE_SHIFT |
           class << CLASS_SHIFT | i;
    VARVE_TRY(varve_vector_push(&writer->order, &entry));
  }
  size_t count = met->count;
  if (varve_vector_grow(&writer->order, count) == NULL && count != 0)
    return VARVE_STATUS_OUT_OF_MEMORY;
  varve_sort_entry *entries = writer->order.data;
  varve_sort(entries, entries + count, count);
  for (size_t i = 0; i < count; i++) {
    const varve_entity *entity =
        VARVE_VECTOR_AT(met, const varve_entity *, (size_t)entries[i].value);
    VARVE_TRY(varve_vector_push_pointer(&writer->nodes, entity));
    VARVE_TRY(varve_id_table_set(&writer->base.numbers, entity->id, (uint32_t)i + 1));
  }
  varve_vector_truncate(&writer->base.visible, 0);
  /* Gives a node that is stored in another form the number of that form. */
  for (size_t k = 0; k < writer->base.replaced.count; k++) {
    const varve_definition_step *step =
        &VARVE_VECTOR_AT(&writer->base.replaced, varve_definition_step, k);
    VARVE_TRY(varve_id_table_set(&writer->base.numbers, step->entity->id,
                                 varve_id_table_get(&writer->base.numbers, step->stored->id)));
  }
  return VARVE_STATUS_OK;
}

/* A run: nodes of one code, depth and class of width. */
typedef struct node_run {
  const varve_entity **nodes;
  size_t count;
  uint32_t code;
  uint32_t fixed; /* number of children before the bar */
  bool has_list;
  unsigned number_size; /* bytes of a number in the contents */
} node_run;

static const varve_entity *child_of(const node_run *run, size_t node, uint32_t index) {
  return varve_definition_child(run->code, run->nodes[node], index);
}

static void widen(varve_mapped_range *range, int64_t value) {
  range->least = value < range->least ? value : range->least;
  range->most = value > range->most ? value : range->most;
}

/* Writes the site of a column and the column of writer->values. */
static varve_status write_column(varve_mapped_writer *writer) {
  const int64_t *values = writer->values.data;
  varve_mapped_range range = {0, 0};
  if (writer->values.count != 0)
    range = (varve_mapped_range){values[0], values[0]};
  for (size_t i = 0; i < writer->values.count; i++)
    widen(&range, values[i]);
  unsigned code = varve_mapped_width_code((uint64_t)range.most - (uint64_t)range.least);
  VARVE_TRY(varve_mapped_append_site(&writer->parts[VARVE_MAPPED_RUNS], code, range.least));
  for (size_t i = 0; i < writer->values.count; i++)
    VARVE_TRY(varve_buffer_append_fixed(&writer->parts[VARVE_MAPPED_COLUMNS],
                                        (uint64_t)values[i] - (uint64_t)range.least,
                                        varve_mapped_widths[code]));
  return VARVE_STATUS_OK;
}

/* Writes the ends of items from their sizes in writer->values; if all sizes are equal, writes only
 * the size. Items begin at multiples of alignment, so sizes with padding need their ends. */
static varve_status write_ends(varve_mapped_writer *writer, int64_t alignment) {
  int64_t *values = writer->values.data;
  size_t count = writer->values.count;
  bool is_even = count < 2 || values[0] % alignment == 0;
  for (size_t i = 1; i < count; i++)
    is_even = is_even && values[i] == values[0];
  if (is_even)
    return varve_mapped_append_site(&writer->parts[VARVE_MAPPED_RUNS], 0, values[0]);
  for (size_t i = 1; i < count; i++)
    values[i] += values[i - 1];
  unsigned code = varve_mapped_width_code((uint64_t)values[count - 1]);
  VARVE_TRY(varve_mapped_append_site(&writer->parts[VARVE_MAPPED_RUNS], code, 0));
  for (size_t i = 0; i < count; i++)
    VARVE_TRY(varve_buffer_append_fixed(&writer->parts[VARVE_MAPPED_COLUMNS], (uint64_t)values[i],
                                        varve_mapped_widths[code]));
  return VARVE_STATUS_OK;
}

static varve_status push_value(varve_mapped_writer *writer, int64_t value) {
  return varve_vector_push(&writer->values, &value);
}

static varve_status write_list(varve_mapped_writer *writer, const node_run *run) {
  varve_vector_truncate(&writer->values, 0);
  for (size_t i = 0; i < run->count; i++) {
    uint32_t count = 0;
    while (child_of(run, i, run->fixed + count) != NULL)
      count++;
    VARVE_TRY(push_value(writer, count));
  }
  VARVE_TRY(write_ends(writer, 1));
  varve_vector_truncate(&writer->values, 0);
  for (size_t i = 0; i < run->count; i++) {
    const varve_entity *child;
    for (uint32_t c = run->fixed; (child = child_of(run, i, c)) != NULL; c++)
      VARVE_TRY(push_value(writer, varve_mapped_node_number(writer, child)));
  }
  return write_column(writer);
}

/* Appends contents that are bytes, unchanged. */
static varve_status append_bytes(const varve_entity *entity, uint32_t code, varve_buffer *out) {
  const uint64_t *words = varve_entity_payload(entity);
  if (code == VARVE_NODE_FLOAT) {
    uint32_t size = (varve_type_bit_width(entity->children[0]) + 7) / 8;
    VARVE_TRY(varve_buffer_append_fixed(out, words[0], size > 8 ? 8 : size));
    return size <= 8 ? VARVE_STATUS_OK : varve_buffer_append_fixed(out, words[1], size - 8);
  }
  if (code != VARVE_NODE_DENSE_ARRAY)
    return varve_buffer_append(
        out, varve_slice_make(varve_entity_payload(entity), entity->payload_size));
  if (varve_type_bit_width(entity->children[0]) == 0)
    return varve_buffer_append_fixed(out, varve_dense_array_count(entity), 8);
  return varve_buffer_append(out, varve_dense_array_bytes(entity));
}

static varve_status align_contents(varve_buffer *out) {
  while (out->size % VARVE_MAPPED_ALIGNMENT != 0)
    VARVE_TRY(varve_buffer_append_char(out, 0));
  return VARVE_STATUS_OK;
}

/* Aligns dense elements so that programs can use them in place. */
static varve_status write_bytes(varve_mapped_writer *writer, const node_run *run) {
  varve_buffer *out = &writer->parts[VARVE_MAPPED_CONTENTS];
  bool is_aligned = run->code == VARVE_NODE_DENSE_ELEMENTS;
  varve_vector_truncate(&writer->values, 0);
  if (is_aligned)
    VARVE_TRY(align_contents(out));
  for (size_t i = 0; i < run->count; i++) {
    size_t start = out->size;
    if (is_aligned)
      VARVE_TRY(align_contents(out));
    VARVE_TRY(append_bytes(run->nodes[i], run->code, out));
    VARVE_TRY(push_value(writer, (int64_t)(out->size - start)));
  }
  return write_ends(writer, is_aligned ? VARVE_MAPPED_ALIGNMENT : 1);
}

static varve_status write_numbers(varve_mapped_writer *writer, const node_run *run) {
  varve_buffer *out = &writer->parts[VARVE_MAPPED_CONTENTS];
  VARVE_TRY(varve_mapped_append_varint(&writer->parts[VARVE_MAPPED_RUNS], run->number_size));
  varve_vector_truncate(&writer->values, 0);
  for (size_t i = 0; i < run->count; i++) {
    VARVE_TRY(get_numbers(writer, run->nodes[i]));
    for (size_t n = 0; n < writer->numbers.count; n++)
      VARVE_TRY(varve_buffer_append_fixed(out, VARVE_VECTOR_AT(&writer->numbers, uint64_t, n),
                                          run->number_size));
    VARVE_TRY(push_value(writer, (int64_t)writer->numbers.count));
  }
  return write_ends(writer, 1);
}

static varve_status write_run(varve_mapped_writer *writer, const node_run *run) {
  varve_buffer *out = &writer->parts[VARVE_MAPPED_RUNS];
  VARVE_TRY(varve_mapped_append_varint(out, run->code));
  VARVE_TRY(varve_mapped_append_varint(out, run->count));
  for (uint32_t c = 0; c < run->fixed; c++) {
    varve_vector_truncate(&writer->values, 0);
    for (size_t i = 0; i < run->count; i++)
      VARVE_TRY(push_value(writer, varve_mapped_node_number(writer, child_of(run, i, c))));
    VARVE_TRY(write_column(writer));
  }
  VARVE_TRY(run->has_list ? write_list(writer, run) : VARVE_STATUS_OK);
  if (has_numbers(run->code))
    return write_numbers(writer, run);
  return varve_mapped_contents_of(run->code) == VARVE_MAPPED_BYTES ? write_bytes(writer, run)
                                                                   : VARVE_STATUS_OK;
}

static node_run make_run(varve_mapped_writer *writer, size_t first, size_t count) {
  const varve_sort_entry *entry = &VARVE_VECTOR_AT(&writer->order, varve_sort_entry, first);
  node_run run = {.nodes = (const varve_entity **)writer->nodes.data + first, .count = count};
  run.code = (uint32_t)(entry->key >> CODE_SHIFT & 0xFF);
  run.number_size = 1U << (entry->key >> CLASS_SHIFT & 3);
  const char *letters = varve_node_forms[run.code].children;
  const char *bar = strchr(letters, '|');
  run.has_list = bar != NULL;
  run.fixed = (uint32_t)(bar == NULL ? strlen(letters) : (size_t)(bar - letters));
  return run;
}

varve_status varve_mapped_write_nodes(varve_mapped_writer *writer) {
  varve_buffer *out = &writer->parts[VARVE_MAPPED_RUNS];
  size_t count = writer->nodes.count, runs = 0;
  const varve_sort_entry *entries = writer->order.data;
  for (size_t i = 0; i < count; i++)
    runs += i == 0 || entries[i].key >> CLASS_SHIFT != entries[i - 1].key >> CLASS_SHIFT;
  VARVE_TRY(varve_mapped_append_varint(out, runs));
  for (size_t i = 0, end; i < count; i = end) {
    for (end = i + 1; end < count; end++)
      if (entries[end].key >> CLASS_SHIFT != entries[i].key >> CLASS_SHIFT)
        break;
    node_run run = make_run(writer, i, end - i);
    VARVE_TRY(write_run(writer, &run));
  }
  return VARVE_STATUS_OK;
}
