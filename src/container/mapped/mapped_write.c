/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Writes a module as a section of the mapped layout. format-spec/varve-mapped.md. */
#include "container/mapped/mapped_write.h"

#include "container/access/mapped.h"
#include "container/frame/write_blobs.h"
#include "container/write/write.h"
#include "container/write/write_groups.h"

static varve_status fill(varve_mapped_writer *writer) {
  varve_container_writer *base = &writer->base;
  base->is_interleaved = base->is_mapped = true;
  base->has_locations = varve_finds_locations(base);
  VARVE_TRY(varve_mapped_number_nodes(writer));
  /* Writes the head as one stream. Orders of uses use the numbers in operations, so this comes
   * before operations get the numbers of this layout. */
  VARVE_TRY(varve_pack_head(base));
  varve_mapped_number_values(writer);
  /* Sorts by value number, which differs from the order in which values were found. */
  varve_vector *order = &base->order;
  size_t count = base->ordered.count;
  varve_vector_truncate(order, 0);
  if (count != 0) {
    for (size_t i = 0; i < count; i++) {
      const varve_value *value = VARVE_VECTOR_AT(&base->ordered, const varve_value *, i);
      varve_sort_entry entry = {value->number, (uint64_t)(uintptr_t)value};
      VARVE_TRY(varve_vector_push(order, &entry));
    }
    if (varve_vector_grow(order, count) == NULL)
      return VARVE_STATUS_OUT_OF_MEMORY;
    varve_sort_entry *entries = order->data;
    varve_sort(entries, entries + count, count);
    for (size_t i = 0; i < count; i++)
      VARVE_VECTOR_AT(&base->ordered, const varve_value *, i) =
          (const varve_value *)(uintptr_t)entries[i].value;
  }
  VARVE_TRY(varve_pack_tail(base));
  VARVE_TRY(varve_buffer_append(&writer->parts[VARVE_MAPPED_HEAD],
                                varve_buffer_slice(&base->streams[0].bytes)));
  base->streams[0].bytes.size = 0;
  VARVE_TRY(varve_mapped_write_nodes(writer));
  VARVE_TRY(varve_mapped_number_operations(writer));
  base->is_interleaved = false; /* selects how values are fixed */
  VARVE_TRY(varve_mapped_find_shapes(writer));
  return varve_mapped_write_operations(writer);
}

static varve_status gather(const varve_mapped_writer *writer, varve_buffer *out) {
  size_t start = out->size;
  VARVE_TRY(varve_mapped_append_varint(out, writer->ends.count));
  VARVE_TRY(varve_mapped_append_varint(out, writer->value_count));
  VARVE_TRY(varve_mapped_append_varint(out, writer->nodes.count));
  for (unsigned i = 0; i < VARVE_MAPPED_PART_COUNT; i++)
    VARVE_TRY(varve_mapped_append_varint(out, writer->parts[i].size));
  for (unsigned i = 0; i < VARVE_MAPPED_PART_COUNT; i++) {
    while (i == VARVE_MAPPED_CONTENTS && (out->size - start) % VARVE_MAPPED_ALIGNMENT != 0)
      VARVE_TRY(varve_buffer_append_char(out, 0));
    VARVE_TRY(varve_buffer_append(out, varve_buffer_slice(&writer->parts[i])));
  }
  return VARVE_STATUS_OK;
}

static varve_status add_section(const varve_mapped_writer *writer,
                                varve_container_frame_writer *frame) {
  const varve_section section = {.kind = VARVE_CONTAINER_MAPPED_MODULE,
                                 .codec = VARVE_CODEC_PAGES,
                                 .alignment_bits = VARVE_MAPPED_ALIGNMENT_BITS};
  varve_buffer bytes;
  varve_buffer_init(&bytes, frame->memory);
  varve_status status = gather(writer, &bytes);
  if (status == VARVE_STATUS_OK)
    status = varve_container_frame_add(frame, &section, varve_buffer_slice(&bytes),
                                       (varve_part_ends){NULL, 0});
  varve_buffer_release(&bytes);
  return status;
}

/* Adds SYMBOLS and INDEX, which find operations of the root by name. Small modules are read whole
 * just as fast. */
static varve_status add_symbols(varve_module *module, const varve_container_write_options *options,
                                varve_container_frame_writer *frame) {
  enum { USUAL_SIZE = 1024 };
  uint32_t size = options->group_size == 0 ? USUAL_SIZE : (uint32_t)options->group_size;
  if (options->group_size < 0 || !varve_is_groupable(module, size))
    return VARVE_STATUS_OK;
  return varve_add_symbols(module, size, true, frame);
}

varve_status varve_container_write_mapped(varve_module *module,
                                          const varve_container_write_options *options,
                                          varve_buffer *out) {
  varve_mapped_writer writer;
  varve_container_frame_writer frame;
  varve_reporter reporter = {.sink = options->sink, .max_errors = 1};
  varve_memory *memory = &module->context->memory;
  varve_container_writer_init(&writer.base, module->context);
  writer.base.module = module;
  writer.base.run = (varve_run){module->root, NULL};
  writer.base.reporter = &reporter;
  for (unsigned i = 0; i < VARVE_MAPPED_PART_COUNT; i++)
    varve_buffer_init(&writer.parts[i], memory);
  varve_vector_init(&writer.nodes, memory, sizeof(const varve_entity *));
  varve_vector_init(&writer.order, memory, sizeof(varve_sort_entry));
  varve_vector_init(&writer.numbers, memory, sizeof(uint64_t));
  varve_vector_init(&writer.first_values, memory, sizeof(uint32_t));
  varve_vector_init(&writer.ends, memory, sizeof(uint32_t));
  varve_vector_init(&writer.parents, memory, sizeof(uint32_t));
  varve_vector_init(&writer.offsets, memory, sizeof(uint32_t));
  varve_vector_init(&writer.record_offsets, memory, sizeof(uint64_t));
  varve_vector_init(&writer.shape_of_op, memory, sizeof(varve_mapped_new_shape *));
  varve_vector_init(&writer.all_shapes, memory, sizeof(varve_mapped_new_shape *));
  varve_vector_init(&writer.shapes, memory, sizeof(varve_mapped_new_shape *));
  varve_vector_init(&writer.values, memory, sizeof(int64_t));
  varve_hash_table_init(&writer.shape_table, memory);
  varve_arena_init(&writer.arena, memory);
  writer.value_count = 0;
  varve_begin_frame(&frame, module, options, false);
  varve_status status = fill(&writer);
  if (status == VARVE_STATUS_OK)
    status = add_section(&writer, &frame);
  if (status == VARVE_STATUS_OK)
    status = add_symbols(module, options, &frame);
  if (status == VARVE_STATUS_OK)
    status = varve_add_blobs(&writer.base, options, &frame);
  if (status == VARVE_STATUS_OK)
    status = varve_add_notes(module, &frame);
  if (status == VARVE_STATUS_OK)
    status = varve_container_frame_finish(&frame, out);
  varve_container_frame_writer_release(&frame);
  varve_vector *const vectors[] = {
      &writer.nodes,       &writer.order,      &writer.numbers, &writer.first_values,
      &writer.ends,        &writer.parents,    &writer.offsets, &writer.record_offsets,
      &writer.shape_of_op, &writer.all_shapes, &writer.shapes,  &writer.values};
  varve_container_writer_release(&writer.base);
  for (unsigned i = 0; i < VARVE_MAPPED_PART_COUNT; i++)
    varve_buffer_release(&writer.parts[i]);
  for (unsigned i = 0; i < VARVE_COUNT_OF(vectors); i++)
    varve_vector_release(vectors[i]);
  varve_hash_table_release(&writer.shape_table);
  varve_arena_release(&writer.arena);
  return status;
}
