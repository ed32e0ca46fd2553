/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Writes operations of the mapped layout: shapes, and a record for each operation.
 * format-spec/varve-mapped.md, "Operations". */
#include "container/mapped/mapped_write.h"

static varve_status push_value(varve_mapped_writer *writer, int64_t value) {
  return varve_vector_push(&writer->values, &value);
}

static uint32_t at(const varve_vector *numbers, uint32_t index) {
  return VARVE_VECTOR_AT(numbers, uint32_t, index);
}

/* Returns the number of operations in the block, nested ones included. */
static uint32_t operations_in(const varve_mapped_writer *writer, const varve_block *block) {
  return block->first == NULL ? 0 : at(&writer->ends, block->last->number) - block->first->number;
}

static varve_status list_arguments(varve_mapped_writer *writer, const varve_operation *op,
                                   bool are_locations) {
  for (uint32_t i = 0; i < varve_operation_region_count(op); i++) {
    const varve_block *block = varve_operation_region(op, i)->first;
    for (; block != NULL; block = block->next)
      for (uint32_t a = 0; a < block->argument_count; a++) {
        const varve_block_argument *argument = block->arguments[a];
        uint64_t number = varve_mapped_node_number(writer, are_locations ? argument->location
                                                                         : argument->value.type);
        VARVE_TRY(varve_vector_push(&writer->numbers, &number));
      }
  }
  return VARVE_STATUS_OK;
}

static varve_status write_listed(varve_mapped_writer *writer, const varve_operation *op) {
  varve_buffer *out = &writer->parts[VARVE_MAPPED_REGIONS];
  uint64_t most = 0;
  /* Lists the blocks of op in REGIONS; all numbers have one width. */
  uint64_t blocks = 0, operations = 0, arguments = 0;
  varve_vector_truncate(&writer->numbers, 0);
  for (uint32_t i = 0; i < varve_operation_region_count(op); i++) {
    const varve_block *last = varve_operation_region(op, i)->last;
    blocks += last == NULL ? 0 : (uint64_t)last->number + 1;
    VARVE_TRY(varve_vector_push(&writer->numbers, &blocks));
  }
  for (uint32_t i = 0; i < varve_operation_region_count(op); i++) {
    const varve_block *block = varve_operation_region(op, i)->first;
    for (; block != NULL; block = block->next) {
      operations += operations_in(writer, block);
      arguments += block->argument_count;
      VARVE_TRY(varve_vector_push(&writer->numbers, &operations));
      VARVE_TRY(varve_vector_push(&writer->numbers, &arguments));
    }
  }
  VARVE_TRY(list_arguments(writer, op, false));
  if (writer->base.has_locations)
    VARVE_TRY(list_arguments(writer, op, true));
  for (size_t i = 0; i < writer->numbers.count; i++)
    most |= VARVE_VECTOR_AT(&writer->numbers, uint64_t, i);
  unsigned size = varve_mapped_widths[varve_mapped_width_code(most | 1)];
  VARVE_TRY(varve_buffer_append_char(out, (char)size));
  for (size_t i = 0; i < writer->numbers.count; i++)
    VARVE_TRY(varve_buffer_append_fixed(out, VARVE_VECTOR_AT(&writer->numbers, uint64_t, i), size));
  return VARVE_STATUS_OK;
}

static varve_status push_listed(varve_mapped_writer *writer, const varve_operation *op) {
  uint32_t end = at(&writer->ends, op->number), arguments = 0;
  for (uint32_t i = 0; i < varve_operation_region_count(op); i++) {
    const varve_block *block = varve_operation_region(op, i)->first;
    for (; block != NULL; block = block->next)
      arguments += block->argument_count;
  }
  VARVE_TRY(push_value(writer, end - op->number - 1));
  VARVE_TRY(push_value(writer, arguments));
  return push_value(writer, VARVE_VECTOR_AT(&writer->offsets, uint32_t, op->number));
}

static varve_status push_blocks(varve_mapped_writer *writer, const varve_operation *op) {
  for (uint32_t i = 0; i < varve_operation_region_count(op); i++) {
    const varve_block *block = varve_operation_region(op, i)->first;
    if (block == NULL)
      continue;
    VARVE_TRY(push_value(writer, operations_in(writer, block)));
    for (uint32_t a = 0; a < block->argument_count; a++)
      VARVE_TRY(
          push_value(writer, varve_mapped_node_number(writer, block->arguments[a]->value.type)));
  }
  return VARVE_STATUS_OK;
}

static varve_status push_locations(varve_mapped_writer *writer, const varve_operation *op) {
  VARVE_TRY(push_value(writer, varve_mapped_node_number(writer, op->location)));
  if (varve_mapped_lists_blocks(op))
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < varve_operation_region_count(op); i++) {
    const varve_block *block = varve_operation_region(op, i)->first;
    for (uint32_t a = 0; block != NULL && a < block->argument_count; a++)
      VARVE_TRY(
          push_value(writer, varve_mapped_node_number(writer, block->arguments[a]->location)));
  }
  return VARVE_STATUS_OK;
}

/* Puts the numbers at the sites of op into writer->values. */
static varve_status get_values(varve_mapped_writer *writer, const varve_operation *op) {
  varve_shape_counts counts;
  int64_t first = at(&writer->first_values, op->number);
  varve_vector_truncate(&writer->values, 0);
  for (uint32_t i = 0; i < op->operand_count; i++)
    VARVE_TRY(push_value(writer, first - varve_operation_operand(op, i)->number));
  VARVE_TRY(varve_shape_keys_of(&writer->base, op, &counts));
  for (size_t i = 0; i < writer->base.keys.count; i++)
    VARVE_TRY(push_value(
        writer, varve_mapped_node_number(
                    writer, VARVE_VECTOR_AT(&writer->base.keys, varve_shape_key, i).value)));
  for (uint32_t i = 0; i < varve_operation_result_count(op); i++)
    VARVE_TRY(
        push_value(writer, varve_mapped_node_number(writer, varve_operation_result(op, i)->type)));
  const varve_block_use *successors = varve_operation_successors(op);
  for (uint32_t i = 0; i < varve_operation_successor_count(op); i++)
    VARVE_TRY(push_value(writer, successors[i].block->number));
  VARVE_TRY(varve_mapped_lists_blocks(op) ? push_listed(writer, op) : push_blocks(writer, op));
  return writer->base.has_locations ? push_locations(writer, op) : VARVE_STATUS_OK;
}

static varve_status widen_sites(varve_mapped_writer *writer, const varve_operation *op) {
  varve_mapped_new_shape *shape =
      VARVE_VECTOR_AT(&writer->shape_of_op, varve_mapped_new_shape *, op->number);
  VARVE_TRY(get_values(writer, op));
  if (shape->ranges == NULL) {
    size_t count = writer->values.count;
    shape->site_count = (uint32_t)count;
    shape->ranges = varve_arena_allocate_array(&writer->arena, count, sizeof(*shape->ranges));
    shape->widths = varve_arena_allocate_array(&writer->arena, count, 1);
    if (shape->ranges == NULL || shape->widths == NULL)
      return VARVE_STATUS_OUT_OF_MEMORY;
    for (size_t i = 0; i < count; i++) {
      int64_t value = VARVE_VECTOR_AT(&writer->values, int64_t, i);
      shape->ranges[i] = (varve_mapped_range){value, value};
    }
    return VARVE_STATUS_OK;
  }
  for (uint32_t i = 0; i < shape->site_count; i++) {
    varve_mapped_range *range = &shape->ranges[i];
    int64_t value = VARVE_VECTOR_AT(&writer->values, int64_t, i);
    range->least = value < range->least ? value : range->least;
    range->most = value > range->most ? value : range->most;
  }
  return VARVE_STATUS_OK;
}

/* Records the offset in REGIONS of the blocks of op. */
static varve_status note_offset(varve_mapped_writer *writer, const varve_operation *op) {
  size_t offset = writer->parts[VARVE_MAPPED_REGIONS].size;
  if (offset > UINT32_MAX)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  VARVE_TRY(varve_vector_push_u32(&writer->offsets, (uint32_t)offset));
  return varve_mapped_lists_blocks(op) ? write_listed(writer, op) : VARVE_STATUS_OK;
}

static const varve_operation_name *name_of(const varve_mapped_writer *writer, size_t shape) {
  return VARVE_VECTOR_AT(&writer->shapes, varve_mapped_new_shape *, shape)->example->name;
}

static varve_status write_region_forms(const varve_operation *op, varve_buffer *out) {
  for (uint32_t i = 0; i < varve_operation_region_count(op); i++) {
    const varve_block *block = varve_operation_region(op, i)->first;
    VARVE_TRY(
        varve_mapped_append_varint(out, block == NULL ? 0 : 1 + (uint64_t)block->argument_count));
  }
  return VARVE_STATUS_OK;
}

static varve_status write_number(varve_mapped_writer *writer, uint32_t number) {
  varve_buffer *operations = &writer->parts[VARVE_MAPPED_OPERATIONS];
  varve_buffer *records = &writer->parts[VARVE_MAPPED_RECORDS];
  uint32_t above = number - VARVE_MAPPED_DIRECT;
  if (number < VARVE_MAPPED_DIRECT)
    return varve_buffer_append_char(operations, (char)number);
  if (above >> 8 < VARVE_MAPPED_LAST - VARVE_MAPPED_DIRECT) {
    VARVE_TRY(varve_buffer_append_char(operations, (char)(VARVE_MAPPED_DIRECT + (above >> 8))));
    return varve_buffer_append_char(records, (char)(above & 0xFF));
  }
  VARVE_TRY(varve_buffer_append_char(operations, (char)VARVE_MAPPED_LAST));
  return varve_buffer_append_fixed(records, number, VARVE_MAPPED_LONG_SIZE);
}

static varve_status write_record(varve_mapped_writer *writer, const varve_operation *op) {
  const varve_mapped_new_shape *shape =
      VARVE_VECTOR_AT(&writer->shape_of_op, varve_mapped_new_shape *, op->number);
  varve_buffer *out = &writer->parts[VARVE_MAPPED_RECORDS];
  if (op->number % VARVE_MAPPED_STEP == 0) {
    uint64_t offset = out->size;
    VARVE_TRY(varve_vector_push(&writer->record_offsets, &offset));
  }
  VARVE_TRY(write_number(writer, shape->number));
  VARVE_TRY(get_values(writer, op));
  for (uint32_t i = 0; i < shape->site_count; i++) {
    uint64_t value = (uint64_t)VARVE_VECTOR_AT(&writer->values, int64_t, i);
    VARVE_TRY(
        varve_buffer_append_fixed(out, value - (uint64_t)shape->ranges[i].least, shape->widths[i]));
  }
  return VARVE_STATUS_OK;
}

static uint64_t field_at(const varve_mapped_writer *writer, size_t checkpoint, unsigned field) {
  uint32_t op = (uint32_t)(checkpoint * VARVE_MAPPED_STEP);
  if (field == 0)
    return VARVE_VECTOR_AT(&writer->record_offsets, uint64_t, checkpoint);
  return field == 1 ? at(&writer->first_values, op) : op - at(&writer->parents, op);
}

static varve_status write_checkpoints(varve_mapped_writer *writer) {
  varve_buffer *out = &writer->parts[VARVE_MAPPED_CHECKPOINTS];
  uint64_t most[VARVE_MAPPED_FIELDS] = {0, 0, 0};
  size_t count = writer->record_offsets.count;
  for (size_t i = 0; i < count; i++)
    for (unsigned f = 0; f < VARVE_MAPPED_FIELDS; f++)
      most[f] |= field_at(writer, i, f);
  for (unsigned f = 0; f < VARVE_MAPPED_FIELDS; f++)
    VARVE_TRY(varve_buffer_append_char(out, (char)varve_mapped_width_code(most[f])));
  for (size_t i = 0; i < count; i++)
    for (unsigned f = 0; f < VARVE_MAPPED_FIELDS; f++)
      VARVE_TRY(varve_buffer_append_fixed(out, field_at(writer, i, f),
                                          varve_mapped_widths[varve_mapped_width_code(most[f])]));
  return VARVE_STATUS_OK;
}

varve_status varve_mapped_write_operations(varve_mapped_writer *writer) {
  varve_operation *root = writer->base.module->root;
  for (varve_operation *op = root; op != NULL; op = varve_operation_next_preorder(root, op))
    VARVE_TRY(note_offset(writer, op));
  for (varve_operation *op = root; op != NULL; op = varve_operation_next_preorder(root, op))
    VARVE_TRY(widen_sites(writer, op));
  /* Writes names in the order in which shapes use them. */
  varve_id_table *numbers = &writer->base.names;
  const varve_operation_name *before = NULL;
  for (size_t i = 0; i < writer->shapes.count; i++)
    if (varve_id_table_get(numbers, name_of(writer, i)->id) == 0)
      VARVE_TRY(varve_id_table_set(numbers, name_of(writer, i)->id, ++writer->base.name_count));
  VARVE_TRY(
      varve_mapped_append_varint(&writer->parts[VARVE_MAPPED_NAMES], writer->base.name_count));
  uint32_t written = 0;
  for (size_t i = 0; i < writer->shapes.count; i++) {
    const varve_operation_name *name = name_of(writer, i);
    if (varve_id_table_get(numbers, name->id) != written + 1)
      continue;
    varve_buffer *out = &writer->parts[VARVE_MAPPED_NAMES];
    varve_slice text = name->text;
    size_t shared = 0;
    while (before != NULL && shared < text.size && shared < before->text.size &&
           text.data[shared] == before->text.data[shared])
      shared++;
    VARVE_TRY(varve_mapped_append_varint(out, shared));
    VARVE_TRY(varve_buffer_append(out, varve_slice_make(text.data + shared, text.size - shared)));
    VARVE_TRY(varve_buffer_append_char(out, 0));
    before = name;
    written++;
  }
  varve_buffer *out = &writer->parts[VARVE_MAPPED_SHAPES];
  VARVE_TRY(varve_mapped_append_varint(out, writer->shapes.count));
  for (size_t n = 0; n < writer->shapes.count; n++) {
    varve_mapped_new_shape *shape = VARVE_VECTOR_AT(&writer->shapes, varve_mapped_new_shape *, n);
    varve_shape_counts counts;
    const varve_operation *op = shape->example;
    uint64_t flags = shape->words[VARVE_SHAPE_FLAG_WORD] >> 2;
    VARVE_TRY(varve_shape_keys_of(&writer->base, op, &counts));
    uint32_t name = varve_id_table_get(&writer->base.names, op->name->id);
    VARVE_TRY(varve_mapped_append_varint(out, name - 1));
    VARVE_TRY(varve_mapped_append_varint(out, flags));
    VARVE_TRY(varve_mapped_append_varint(out, op->operand_count));
    VARVE_TRY(varve_mapped_append_varint(out, varve_operation_result_count(op)));
    if ((flags & VARVE_MAPPED_HAS_SUCCESSORS) != 0)
      VARVE_TRY(varve_mapped_append_varint(out, varve_operation_successor_count(op)));
    if ((flags & VARVE_MAPPED_HAS_REGIONS) != 0)
      VARVE_TRY(varve_mapped_append_varint(out, varve_operation_region_count(op)));
    if ((flags & VARVE_MAPPED_HAS_PROPERTIES) != 0)
      VARVE_TRY(varve_mapped_append_varint(out, counts.property_count));
    if ((flags & VARVE_MAPPED_HAS_KEYS) != 0)
      VARVE_TRY(varve_mapped_append_varint(out, counts.dictionary_count));
    for (size_t k = 0; k < writer->base.keys.count; k++) {
      const varve_entity *key = VARVE_VECTOR_AT(&writer->base.keys, varve_shape_key, k).key;
      if (key != NULL)
        VARVE_TRY(varve_mapped_append_varint(out, varve_mapped_node_number(writer, key)));
    }
    VARVE_TRY((flags & VARVE_MAPPED_HAS_BLOCKS) != 0 ? VARVE_STATUS_OK
                                                     : write_region_forms(op, out));
    for (uint32_t s = 0; s < shape->site_count; s++) {
      uint64_t most = (uint64_t)shape->ranges[s].most - (uint64_t)shape->ranges[s].least;
      unsigned code = varve_mapped_width_code(most);
      shape->widths[s] = varve_mapped_widths[code];
      VARVE_TRY(varve_mapped_append_site(out, code, shape->ranges[s].least));
    }
  }
  for (varve_operation *op = root; op != NULL; op = varve_operation_next_preorder(root, op))
    VARVE_TRY(write_record(writer, op));
  return write_checkpoints(writer);
}
