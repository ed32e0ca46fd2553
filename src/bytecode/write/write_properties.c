/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Writes properties: one blob for each operation that has any; equal blobs are shared.
 * format-spec/bytecode.md: properties section. */
#include "bytecode/write/write.h"
#include "dialect/registry/dialect_version.h"
#include "dialect/registry/pack_choice.h"
#include "dialect/registry/pack_version.h"
#include "dialect/registry/registry.h"
#include "dialect/registry/target.h"
#include "ir/attributes.h"

static varve_slice blob_at(const varve_bytecode_writer *writer, size_t index) {
  size_t start = index == 0 ? 0 : VARVE_VECTOR_AT(&writer->blob_ends, size_t, index - 1);
  size_t end = VARVE_VECTOR_AT(&writer->blob_ends, size_t, index);
  return varve_slice_make(writer->blobs.bytes.data + start, end - start);
}

typedef struct blob_key {
  const varve_bytecode_writer *writer;
  varve_slice bytes;
} blob_key;

static bool is_blob(const void *key, const void *value) {
  const blob_key *sought = key;
  return varve_slice_equal(sought->bytes, blob_at(sought->writer, (uintptr_t)value - 1));
}

static varve_status write_field(varve_bytecode_writer *writer, const varve_property_field *field) {
  varve_byte_writer *out = &writer->blobs;
  const varve_numbering *numbering = &writer->numbering;
  switch (field->kind) {
  case VARVE_PROPERTY_FIELD_ATTRIBUTE:
    return varve_write_varint(out, varve_number_of(numbering, field->attribute));
  case VARVE_PROPERTY_FIELD_OPTIONAL:
    return field->attribute == NULL ? varve_write_varint(out, 0)
                                    : varve_write_varint_with_flag(
                                          out, varve_number_of(numbering, field->attribute), true);
  case VARVE_PROPERTY_FIELD_NUMBER:
    return varve_write_varint(out, field->number);
  case VARVE_PROPERTY_FIELD_BYTE:
    return varve_write_byte(out, (uint8_t)field->number);
  case VARVE_PROPERTY_FIELD_STRING:
    return varve_write_varint(out, varve_number_of_string(numbering, field->attribute));
  }
  return VARVE_STATUS_BAD_ARGUMENT;
}

/* The last size bytes are a new blob. If an equal blob exists, it is used instead. */
static varve_status place_blob(varve_bytecode_writer *writer, size_t size, uint32_t *blob) {
  varve_buffer *bytes = &writer->blobs.bytes;
  size_t start = bytes->size - size;
  blob_key key = {writer, varve_slice_make(bytes->data + start, size)};
  uint64_t hash = varve_hash_bytes(writer->context->seed, key.bytes.data, size);
  uintptr_t place = (uintptr_t)varve_hash_table_find(&writer->blob_places, hash, is_blob, &key);
  if (place != 0) {
    bytes->size = start;
    *blob = (uint32_t)(place - 1);
    return VARVE_STATUS_OK;
  }
  VARVE_TRY(varve_vector_push(&writer->blob_ends, &bytes->size));
  place = writer->blob_ends.count;
  *blob = (uint32_t)(place - 1);
  return varve_hash_table_insert(&writer->blob_places, hash, (void *)place);
}

/* Returns whether the module has a dialect that was taken from these tables. */
static varve_status has_dialect_of(const varve_bytecode_writer *writer,
                                   const varve_definition_tables *tables, bool *has_one) {
  const varve_vector *dialects = &writer->numbering.dialects;
  *has_one = false;
  for (size_t i = 0; i < dialects->count && !*has_one; i++) {
    varve_slice name = varve_string_bytes(VARVE_VECTOR_AT(dialects, const varve_entity *, i));
    const varve_dialect_definition *definition;
    VARVE_TRY(varve_find_dialect(writer->context, name, &definition));
    *has_one = definition != NULL &&
               varve_tables_identity(definition->tables) == varve_tables_identity(tables);
  }
  return VARVE_STATUS_OK;
}

static varve_status add_older(varve_bytecode_writer *writer, const varve_pack *pack,
                              varve_slice version, bool is_requested) {
  const varve_older_tables older = {varve_tables_identity(&pack->file.tables), is_requested};
  bool is_newer =
      version.size != 0 && !varve_pack_is_version(pack, version) &&
      varve_version_is_before(version, varve_pack_fact_of(pack, VARVE_PACK_FACT_version));
  return is_newer ? varve_vector_push(&writer->older, &older) : VARVE_STATUS_OK;
}

/* Adds the packs that are newer than the target. */
static varve_status add_target(varve_bytecode_writer *writer, const varve_target *target) {
  const varve_registry *registry = writer->context->registry;
  const varve_pack_list *list;
  VARVE_TRY(varve_pack_library_list(varve_registry_packs(registry), &list));
  for (size_t i = 0; i < list->packs.count; i++) {
    const varve_pack *pack = varve_pack_at(list, i);
    varve_slice project = varve_pack_fact_of(pack, VARVE_PACK_FACT_project);
    VARVE_TRY(add_older(writer, pack, varve_target_version(target, project), true));
  }
  return VARVE_STATUS_OK;
}

/* Returns the version of a project that a pack of the module has: what it builds on, or what is
 * in its newest target. */
static varve_slice version_with(varve_pack *pack, varve_slice project) {
  const varve_slice base = varve_pack_base_version(pack, project);
  return base.size != 0 ? base : varve_target_newest_version(pack, project);
}

/* Adds a pack of the module if it is newer than what the module's other packs have of its project,
 * or, if they have none of it, than what is released. */
static varve_status add_used(varve_bytecode_writer *writer, const varve_pack *used,
                             const varve_pack_list *list) {
  varve_slice project = varve_pack_fact_of(used, VARVE_PACK_FACT_project);
  varve_slice version = VARVE_SLICE(""), released = VARVE_SLICE("");
  for (size_t i = 0; i < list->packs.count && version.size == 0; i++) {
    varve_pack *pack = varve_pack_at(list, i);
    bool has_one = false;
    if (varve_pack_is_same_project(pack, used))
      released = pack == used ? varve_target_newest_version(pack, project) : released;
    else if (pack->is_open && version_with(pack, project).size != 0)
      VARVE_TRY(has_dialect_of(writer, &pack->file.tables, &has_one));
    if (has_one)
      version = version_with(pack, project);
  }
  return add_older(writer, used, version.size != 0 ? version : released, false);
}

varve_status varve_writer_find_older(varve_bytecode_writer *writer) {
  const varve_context *context = writer->context;
  const varve_target *target = varve_registry_target(context->registry);
  const varve_pack_list *list;
  if (target != NULL)
    return add_target(writer, target);
  if (varve_packs_used(context) == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_pack_library_list(context->packs.library, &list));
  for (size_t i = 0; list != NULL && i < varve_packs_used(context); i++)
    VARVE_TRY(add_used(writer, varve_pack_used_at(context, i), list));
  return VARVE_STATUS_OK;
}

/* Returns NULL if the operation has no later property. */
static const varve_older_tables *find_older(const varve_bytecode_writer *writer,
                                            const varve_operation_definition *definition) {
  if (definition == NULL || definition->later >= definition->property_count)
    return NULL;
  const void *identity = varve_tables_identity(definition->dialect->tables);
  for (size_t i = 0; i < writer->older.count; i++) {
    const varve_older_tables *older = &VARVE_VECTOR_AT(&writer->older, varve_older_tables, i);
    if (older->identity == identity)
      return older;
  }
  return NULL;
}

/* The number of properties, by order, that the blobs of the module's file have, or those of older
 * versions of the dialect. */
static uint32_t known_count(const varve_bytecode_writer *writer, const varve_operation_name *name,
                            const varve_older_tables *older) {
  const varve_short_blob *known = varve_module_find_short_blob(writer->numbering.module, name);
  if (older != NULL && older->is_requested)
    return name->definition->later;
  if (known != NULL)
    return known->count;
  return older != NULL ? name->definition->later : UINT32_MAX;
}

static uint32_t order_of(const varve_property_cursor *cursor, const varve_property_field *field) {
  return cursor->definition == NULL || field->kind != VARVE_PROPERTY_FIELD_OPTIONAL
             ? 0
             : cursor->definition->properties[cursor->index - 1].order;
}

/* A property that has its default value is as good as absent. */
static varve_status refuse_later(varve_bytecode_writer *writer, const varve_operation *op,
                                 const varve_property_cursor *cursor, const varve_entity *value) {
  const varve_property_definition *property = &cursor->definition->properties[cursor->index - 1];
  const varve_entity *usual = NULL;
  if (property->default_value.size != 0)
    VARVE_TRY(varve_definition_attribute(writer->context, property->default_value, &usual));
  if (value == usual)
    return VARVE_STATUS_OK;
  const varve_source_place place = varve_location_place(op->location);
  return varve_report_at(
      &writer->reporter, VARVE_STATUS_UNSUPPORTED, &place,
      "'%.*s' has the property '%.*s', which the target version of its dialect lacks",
      VARVE_FORMAT_SLICE(op->name->text), VARVE_FORMAT_SLICE(property->name));
}

/* A blob also has the properties before each one that is present. */
static varve_status count_written(varve_bytecode_writer *writer, const varve_operation *op,
                                  uint32_t *count) {
  varve_property_cursor cursor;
  varve_property_field field;
  const varve_older_tables *older = find_older(writer, op->name->definition);
  *count = known_count(writer, op->name, older);
  if (*count == UINT32_MAX ||
      !varve_property_cursor_init(&cursor, writer->numbering.options.properties, op))
    return VARVE_STATUS_OK;
  while (varve_property_cursor_next(&cursor, &field)) {
    if (field.attribute == NULL || order_of(&cursor, &field) < *count)
      continue;
    if (older != NULL && older->is_requested)
      VARVE_TRY(refuse_later(writer, op, &cursor, field.attribute));
    else
      *count = order_of(&cursor, &field) + 1;
  }
  return VARVE_STATUS_OK;
}

static varve_status write_blob(varve_bytecode_writer *writer, const varve_operation *op,
                               bool *has_properties, uint32_t *blob) {
  varve_property_cursor cursor;
  varve_property_field field;
  size_t start = writer->blobs.bytes.size;
  uint32_t count;
  VARVE_TRY(count_written(writer, op, &count));
  *has_properties = varve_property_cursor_init(&cursor, writer->numbering.options.properties, op);
  if (!*has_properties)
    return VARVE_STATUS_OK;
  while (varve_property_cursor_next(&cursor, &field))
    if (order_of(&cursor, &field) < count)
      VARVE_TRY(write_field(writer, &field));
  return place_blob(writer, writer->blobs.bytes.size - start, blob);
}

/* Operations in a row with the same name and properties share a blob. */
varve_status varve_writer_properties(varve_bytecode_writer *writer, const varve_operation *op,
                                     bool *has_properties, uint32_t *blob) {
  const varve_entity *properties = varve_operation_properties(op);
  varve_written_blob *memory = NULL;
  *blob = 0;
  *has_properties = false;
  if (writer->numbering.options.properties == VARVE_PROPERTIES_MERGED)
    return VARVE_STATUS_OK;
  if (properties == NULL)
    return write_blob(writer, op, has_properties, blob);
  uint32_t known = varve_id_table_get(&writer->blob_numbers, properties->id);
  if (known == 0) {
    varve_written_blob none = {0};
    VARVE_TRY(varve_vector_push(&writer->written_blobs, &none));
    known = (uint32_t)writer->written_blobs.count;
    VARVE_TRY(varve_id_table_set(&writer->blob_numbers, properties->id, known));
  }
  memory = &VARVE_VECTOR_AT(&writer->written_blobs, varve_written_blob, known - 1);
  if (memory->name != op->name) {
    VARVE_TRY(write_blob(writer, op, &memory->has_properties, &memory->blob));
    memory->name = op->name;
  }
  *has_properties = memory->has_properties;
  *blob = memory->blob;
  return VARVE_STATUS_OK;
}

varve_status varve_write_properties(varve_bytecode_writer *writer) {
  VARVE_TRY(varve_section_open(writer, VARVE_SECTION_PROPERTIES));
  VARVE_TRY(varve_write_varint(&writer->out, writer->blob_ends.count));
  for (size_t i = 0; i < writer->blob_ends.count; i++) {
    varve_slice blob = blob_at(writer, i);
    VARVE_TRY(varve_write_varint(&writer->out, blob.size));
    VARVE_TRY(varve_write_bytes(&writer->out, blob));
  }
  return varve_section_close(writer);
}
