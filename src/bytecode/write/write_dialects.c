/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Writes the dialect section: dialects with their versions, and operation names.
 * format-spec/bytecode.md: dialect section. */
#include "base/era.h"
#include "bytecode/write/write.h"
#include "ir/attributes.h"

varve_status varve_write_groups(varve_bytecode_writer *writer, varve_byte_writer *groups,
                                const varve_vector *items, varve_item_writer *write) {
  const varve_numbered_item *all = items->data;
  for (size_t first = 0, end; first < items->count; first = end) {
    for (end = first; end < items->count && all[end].dialect == all[first].dialect; end++)
      continue;
    VARVE_TRY(varve_write_varint(groups, all[first].dialect));
    VARVE_TRY(varve_write_varint(groups, end - first));
    for (size_t i = first; i < end; i++)
      VARVE_TRY(write(writer, groups, &all[i]));
  }
  return VARVE_STATUS_OK;
}

static varve_status write_name(varve_bytecode_writer *writer, varve_byte_writer *groups,
                               const varve_numbered_item *item) {
  const varve_operation_name *name = item->item;
  const varve_entity *suffix;
  VARVE_TRY(varve_string_get(writer->context, varve_name_suffix(name), &suffix));
  uint32_t string = varve_number_of_string(&writer->numbering, suffix);
  if (!varve_writer_has(writer, VARVE_SINCE_PROPERTIES))
    return varve_write_varint(groups, string);
  return varve_write_varint_with_flag(groups, string, name->definition != NULL);
}

/* Returns the version that a dialect of mlir-opt writes. Modules from other sources are of the
 * current version. No tool of LLVM 24 has a test dialect, and those reject its version. */
static varve_slice present_version(varve_era era, const varve_entity *dialect) {
  if (!varve_era_is_before(era, VARVE_ERA_LLVM24))
    return varve_slice_make(NULL, 0);
  if (varve_slice_equal(varve_string_bytes(dialect), VARVE_SLICE("test")))
    return VARVE_SLICE("\x05\x01");
  return varve_slice_make(NULL, 0);
}

/* Fills a table by id of the dialect's name: 1 + index in the module's dialect versions. */
static varve_status find_versions(varve_bytecode_writer *writer, varve_id_table *versions) {
  const varve_vector *given = &writer->numbering.module->dialect_versions;
  if (!varve_writer_has(writer, VARVE_SINCE_DIALECT_VERSIONS))
    return VARVE_STATUS_OK;
  for (size_t i = 0; i < given->count && i < UINT32_MAX; i++) {
    const varve_entity *dialect = VARVE_VECTOR_AT(given, varve_dialect_version, i).dialect;
    VARVE_TRY(varve_id_table_set(versions, dialect->id, (uint32_t)i + 1));
  }
  return VARVE_STATUS_OK;
}

static varve_status write_dialect(varve_bytecode_writer *writer, const varve_entity *name,
                                  const varve_id_table *versions) {
  const varve_vector *all = &writer->numbering.module->dialect_versions;
  uint32_t string = varve_number_of_string(&writer->numbering, name);
  uint32_t given = varve_id_table_get(versions, name->id);
  varve_slice version = given == 0 ? present_version(writer->context->era, name)
                                   : VARVE_VECTOR_AT(all, varve_dialect_version, given - 1).bytes;
  bool has_version = given != 0 || version.size != 0;
  if (!varve_writer_has(writer, VARVE_SINCE_DIALECT_VERSIONS))
    return varve_write_varint(&writer->out, string);
  VARVE_TRY(varve_write_varint_with_flag(&writer->out, string, has_version));
  if (!has_version)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_section_open(writer, VARVE_SECTION_DIALECT_VERSION));
  VARVE_TRY(varve_write_bytes(&writer->out, version));
  return varve_section_close(writer);
}

static varve_status write_dialects(varve_bytecode_writer *writer, varve_id_table *versions) {
  const varve_vector *dialects = &writer->numbering.dialects;
  const varve_vector *names = &writer->numbering.names;
  VARVE_TRY(find_versions(writer, versions));
  VARVE_TRY(varve_section_open(writer, VARVE_SECTION_DIALECT));
  VARVE_TRY(varve_write_varint(&writer->out, dialects->count));
  for (size_t i = 0; i < dialects->count; i++)
    VARVE_TRY(write_dialect(writer, VARVE_VECTOR_AT(dialects, const varve_entity *, i), versions));
  if (varve_writer_has(writer, VARVE_SINCE_ELIDED_LOCATIONS))
    VARVE_TRY(varve_write_varint(&writer->out, names->count));
  VARVE_TRY(varve_write_groups(writer, &writer->out, names, write_name));
  return varve_section_close(writer);
}

varve_status varve_write_dialects(varve_bytecode_writer *writer) {
  varve_id_table versions;
  varve_id_table_init(&versions, &writer->context->memory);
  varve_status status = write_dialects(writer, &versions);
  varve_id_table_release(&versions);
  return status;
}

varve_status varve_write_strings(varve_bytecode_writer *writer) {
  varve_byte_writer *out = &writer->out;
  const varve_vector *strings = &writer->numbering.strings;
  VARVE_TRY(varve_section_open(writer, VARVE_SECTION_STRING));
  VARVE_TRY(varve_write_varint(out, strings->count));
  for (size_t i = strings->count; i-- > 0;)
    VARVE_TRY(varve_write_varint(
        out, (uint64_t)VARVE_VECTOR_AT(strings, const varve_entity *, i)->payload_size + 1));
  for (size_t i = 0; i < strings->count; i++) {
    const varve_entity *string = VARVE_VECTOR_AT(strings, const varve_entity *, i);
    VARVE_TRY(varve_write_bytes(out, varve_string_bytes(string)));
    VARVE_TRY(varve_write_byte(out, 0));
  }
  return varve_section_close(writer);
}
