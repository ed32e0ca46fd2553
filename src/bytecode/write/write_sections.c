/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Writes sections and their headers. format-spec/bytecode.md: sections. */
#include "base/era_facts.h"
#include "bytecode/write/write.h"
#include "ir/attributes.h"

size_t varve_varint_size(uint64_t value) {
  size_t size = 1;
  while (size < 9 && value >> (7 * size) != 0)
    size++;
  return size;
}

static varve_written_section *section_at(const varve_bytecode_writer *writer, size_t index) {
  return &VARVE_VECTOR_AT(&writer->sections, varve_written_section, index);
}

static size_t header_size(const varve_written_section *section) {
  return 1 + varve_varint_size(section->size);
}

varve_status varve_section_open(varve_bytecode_writer *writer, uint8_t id) {
  size_t index = writer->sections.count;
  varve_written_section section = {.start = writer->out.bytes.size, .id = id};
  VARVE_TRY(varve_vector_push(&writer->sections, &section));
  return varve_vector_push(&writer->open_sections, &index);
}

/* Moves the bytes after the start of each section to make room for its header, from the last
 * section to the first. */
static varve_status insert_headers(varve_bytecode_writer *writer) {
  varve_byte_writer *out = &writer->out;
  const varve_written_section *outermost = section_at(writer, 0);
  size_t end = out->bytes.size;
  size_t new_size = outermost->start + header_size(outermost) + outermost->size;
  VARVE_TRY(varve_buffer_reserve(&out->bytes, new_size - end));
  size_t new_end = new_size;
  for (size_t i = writer->sections.count; i-- > 0;) {
    const varve_written_section *section = section_at(writer, i);
    size_t moved = end - section->start;
    memmove(out->bytes.data + new_end - moved, out->bytes.data + section->start, moved);
    end = section->start;
    new_end -= moved + header_size(section);
    out->bytes.size = new_end;
    VARVE_TRY(varve_section_write_header(writer, section->id, section->size, 1));
  }
  out->bytes.size = new_size;
  varve_vector_truncate(&writer->sections, 0);
  return VARVE_STATUS_OK;
}

varve_status varve_section_close(varve_bytecode_writer *writer) {
  varve_vector *open = &writer->open_sections;
  varve_written_section *section = section_at(writer, VARVE_VECTOR_LAST(open, size_t));
  section->size = writer->out.bytes.size - section->start + section->inserted;
  open->count--;
  if (open->count == 0)
    return insert_headers(writer);
  section_at(writer, VARVE_VECTOR_LAST(open, size_t))->inserted +=
      section->inserted + header_size(section);
  return VARVE_STATUS_OK;
}

varve_status varve_write_padding(varve_bytecode_writer *writer, uint64_t size) {
  varve_byte_writer *out = &writer->out;
  varve_loans *loans = writer->options->loans;
  if (loans != NULL)
    VARVE_TRY(varve_loans_pad(loans, (char)VARVE_BYTECODE_PADDING, out->bytes.size, &size));
  if (size > SIZE_MAX)
    return VARVE_STATUS_OUT_OF_MEMORY;
  VARVE_TRY(varve_buffer_reserve(&out->bytes, (size_t)size));
  memset(out->bytes.data + out->bytes.size, VARVE_BYTECODE_PADDING, (size_t)size);
  out->bytes.size += (size_t)size;
  return VARVE_STATUS_OK;
}

/* The alignment is stored only if the data would be unaligned without padding. */
varve_status varve_section_write_header(varve_bytecode_writer *writer, uint8_t id, uint64_t size,
                                        uint64_t alignment) {
  varve_byte_writer *out = &writer->out;
  size_t id_place = out->bytes.size;
  VARVE_TRY(varve_write_byte(out, id));
  VARVE_TRY(varve_write_varint(out, size));
  if (((out->bytes.size - writer->start) & (alignment - 1)) == 0)
    return VARVE_STATUS_OK;
  out->bytes.data[id_place] = (char)(id | VARVE_BYTECODE_ALIGNED);
  VARVE_TRY(varve_write_varint(out, alignment));
  return varve_write_padding(writer, (0 - (out->bytes.size - writer->start)) & (alignment - 1));
}

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
  if (!varve_era_has(era, VARVE_HAS_TEST_VERSION))
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
