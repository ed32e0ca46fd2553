/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Adds the resources of a file to the module. format-spec/bytecode.md, "Resources". */
#include "bytecode/read/read.h"

/* Returns bytes that live as long as the module. */
static varve_status keep_bytes(varve_bytecode_reader *reader, varve_slice bytes,
                               varve_slice *kept) {
  *kept = bytes;
  if (reader->is_kept || bytes.size == 0)
    return VARVE_STATUS_OK;
  *kept = varve_arena_copy(&reader->module->pool.arena, bytes);
  return kept->data != NULL ? VARVE_STATUS_OK : VARVE_STATUS_OUT_OF_MEMORY;
}

static varve_status read_value(varve_bytecode_reader *reader, const varve_file_resource *source,
                               varve_cursor *cursor, varve_resource *resource) {
  static const varve_resource_kind kinds[] = {[VARVE_RESOURCE_KIND_BLOB] = VARVE_RESOURCE_BLOB,
                                              [VARVE_RESOURCE_KIND_BOOL] = VARVE_RESOURCE_BOOL,
                                              [VARVE_RESOURCE_KIND_STRING] = VARVE_RESOURCE_STRING};
  varve_resource_value value;
  resource->kind = kinds[source->kind];
  if (source->size == 0 && source->is_external)
    return varve_byte_reader_fail(&cursor->bytes, VARVE_STATUS_CORRUPT,
                                  "an external resource without a value");
  if (source->size == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_file_read_resource_value(&reader->file, source, cursor, &value));
  resource->has_data = true;
  resource->alignment = value.alignment;
  resource->bool_value = value.boolean;
  return keep_bytes(reader, value.data, &resource->data);
}

static varve_status read_resource(varve_bytecode_reader *reader, const varve_file_resource *source,
                                  varve_cursor *cursor) {
  const varve_bytecode_file *file = &reader->file;
  varve_resource resource = {.has_data = false};
  size_t group =
      source->is_external ? source->group : varve_file_dialect_at(file, source->group)->name_index;
  VARVE_TRY(varve_reader_string(reader, group, &resource.group));
  VARVE_TRY(varve_reader_string(reader, source->key, &resource.key));
  VARVE_TRY(read_value(reader, source, cursor, &resource));
  return varve_module_add_resource(reader->module, &resource, source->is_external);
}

varve_status varve_reader_handle(varve_bytecode_reader *reader, size_t index,
                                 const varve_entity **handle) {
  const varve_bytecode_file *file = &reader->file;
  const varve_file_resource *source = &VARVE_VECTOR_AT(&file->resources, varve_file_resource,
                                                       file->external_resource_count + index);
  const varve_entity *group, *key;
  VARVE_TRY(
      varve_reader_string(reader, varve_file_dialect_at(file, source->group)->name_index, &group));
  VARVE_TRY(varve_reader_string(reader, source->key, &key));
  return varve_resource_handle_get(reader->context, group, key, handle);
}

static varve_status read_groups(varve_bytecode_reader *reader) {
  const varve_vector *groups = &reader->file.external_groups;
  const varve_entity *name;
  for (size_t i = 0; i < groups->count; i++) {
    VARVE_TRY(varve_reader_string(reader, VARVE_VECTOR_AT(groups, uint32_t, i), &name));
    VARVE_TRY(varve_vector_push(&reader->module->external_groups, &name));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_reader_read_resources(varve_bytecode_reader *reader) {
  VARVE_TRY(read_groups(reader));
  for (size_t i = 0; i < reader->file.resources.count; i++) {
    const varve_file_resource *source =
        &VARVE_VECTOR_AT(&reader->file.resources, varve_file_resource, i);
    varve_cursor cursor;
    varve_file_part_cursor(&reader->file, VARVE_SECTION_RESOURCE, source->offset, source->size,
                           &cursor);
    varve_cursor_name(&cursor, "resource", i);
    VARVE_TRY(read_resource(reader, source, &cursor));
  }
  return VARVE_STATUS_OK;
}
