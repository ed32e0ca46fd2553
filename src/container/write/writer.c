/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The state of the container's writer, and the codes that it stores by site. */
#include "container/write/write_shapes.h"
#include "numbering/sort.h"

void varve_container_writer_init(varve_container_writer *writer, varve_context *context) {
  varve_memory *memory = &context->memory;
  *writer = (varve_container_writer){.context = context};
  for (unsigned i = 0; i < VARVE_STREAM_COUNT; i++)
    varve_byte_writer_init(&writer->streams[i], memory);
  varve_id_table_init(&writer->numbers, memory);
  varve_id_table_init(&writer->names, memory);
  varve_id_table_init(&writer->typed_counts, memory);
  varve_argument_columns_init(&writer->location.argument_columns, memory);
  varve_arena_init(&writer->arena, memory);
  varve_hash_table_init(&writer->value_sets, memory);
  varve_hash_table_init(&writer->shape_table, memory);
  varve_vector_init(&writer->defined_nodes, memory, sizeof(const varve_entity *));
  varve_vector_init(&writer->defined_names, memory, sizeof(const varve_operation_name *));
  varve_vector_init(&writer->pending, memory, sizeof(varve_definition_step));
  varve_vector_init(&writer->replaced, memory, sizeof(varve_definition_step));
  varve_vector_init(&writer->shapes, memory, sizeof(varve_written_shape *));
  varve_vector_init(&writer->shape_of_op, memory, sizeof(varve_written_shape *));
  varve_vector_init(&writer->all_shapes, memory, sizeof(varve_written_shape *));
  varve_vector_init(&writer->words, memory, sizeof(uint64_t));
  varve_vector_init(&writer->keys, memory, sizeof(varve_shape_key));
  varve_vector_init(&writer->places, memory, sizeof(varve_value_place));
  varve_vector_init(&writer->visible, memory, sizeof(varve_value *));
  varve_vector_init(&writer->scopes, memory, sizeof(uint32_t));
  varve_vector_init(&writer->sites, memory, sizeof(varve_operand_site));
  varve_vector_init(&writer->codes, memory, sizeof(varve_operand_codes));
  varve_vector_init(&writer->value_sites, memory, sizeof(varve_value_site));
  varve_vector_init(&writer->value_codes, memory, sizeof(uint32_t));
  varve_vector_init(&writer->blobs, memory, sizeof(varve_resource *));
  varve_vector_init(&writer->ordered, memory, sizeof(varve_value *));
  varve_vector_init(&writer->order, memory, sizeof(varve_sort_entry));
}

void varve_container_writer_release(varve_container_writer *writer) {
  varve_vector *const vectors[] = {
      &writer->all_shapes,  &writer->replaced,      &writer->pending,      &writer->shapes,
      &writer->shape_of_op, &writer->words,         &writer->keys,         &writer->places,
      &writer->visible,     &writer->scopes,        &writer->sites,        &writer->codes,
      &writer->blobs,       &writer->value_sites,   &writer->value_codes,  &writer->ordered,
      &writer->order,       &writer->defined_nodes, &writer->defined_names};
  for (unsigned i = 0; i < VARVE_STREAM_COUNT; i++)
    varve_byte_writer_release(&writer->streams[i]);
  for (unsigned i = 0; i < VARVE_COUNT_OF(vectors); i++)
    varve_vector_release(vectors[i]);
  varve_id_table_release(&writer->numbers);
  varve_id_table_release(&writer->names);
  varve_id_table_release(&writer->typed_counts);
  varve_argument_columns_release(&writer->location.argument_columns);
  varve_hash_table_release(&writer->value_sets);
  varve_hash_table_release(&writer->shape_table);
  varve_arena_release(&writer->arena);
}

varve_status varve_pack_code(varve_container_writer *writer, varve_stream_id stream,
                             uint32_t site_index, uint64_t code) {
  if (writer->is_interleaved || site_index == VARVE_NO_SITE)
    return varve_pack(writer, stream, code);
  varve_value_site *site = &VARVE_VECTOR_AT(&writer->value_sites, varve_value_site, site_index);
  VARVE_VECTOR_AT(&writer->value_codes, uint32_t, site->first_slot + site->coded++) =
      (uint32_t)code;
  return VARVE_STATUS_OK;
}
