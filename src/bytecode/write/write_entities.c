/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Writes the attribute and type sections: sizes and encodings of the entries.
 * format-spec/bytecode.md: attribute and type sections. */
#include "bytecode/write/write.h"
#include "numbering/contents.h"
#include "text/print/printer.h"

static varve_status write_text(varve_bytecode_writer *writer, const varve_entity *entity) {
  varve_byte_writer *out = &writer->out;
  size_t start = out->bytes.size;
  varve_status status = varve_print_within(writer->context, entity, writer->text_left, &out->bytes);
  if (status == VARVE_STATUS_LIMIT_EXCEEDED)
    return varve_report_long_text(writer, entity);
  VARVE_TRY(status);
  writer->text_left -= out->bytes.size - start;
  if (memchr(out->bytes.data + start, 0, out->bytes.size - start) != NULL)
    return varve_report(&writer->reporter, VARVE_STATUS_UNSUPPORTED, 0,
                        "the text of a %s has a NUL byte, which ends it in bytecode",
                        varve_kind_text((varve_kind)entity->kind));
  return varve_write_byte(out, 0);
}

static varve_status write_field(varve_bytecode_writer *writer, const varve_coded_field *field) {
  varve_byte_writer *out = &writer->out;
  switch (field->letter) {
  case 'A':
  case 'T':
    return varve_write_reference(writer, field->entity);
  case 'O':
    if (field->entity == NULL)
      return varve_write_varint(out, 0);
    return varve_write_varint_with_flag(out, varve_number_of(&writer->numbering, field->entity),
                                        true);
  case 'S':
    return varve_write_varint(out, varve_number_of_string(&writer->numbering, field->entity));
  case 'V':
    return field->is_present ? varve_write_varint_with_flag(out, field->number, true)
                             : varve_write_varint(out, 0);
  case 's':
  case 'd':
    return varve_write_signed_varint(out, (int64_t)field->number);
  case '{':
    VARVE_TRY(varve_write_byte(out, field->number != 0));
    return field->number == 0 ? VARVE_STATUS_OK : varve_write_varint(out, field->number);
  case 'b':
    return varve_write_byte(out, field->number != 0);
  case 'I':
  case 'F':
    return varve_write_bits(writer, field->entity);
  case 'B':
    return field->is_present ? varve_write_packed(writer, field->entity)
                             : varve_write_elements(writer, field->entity);
  default: /* v and [ */
    return varve_write_varint(out, field->number);
  }
}

/* Writes the data to the file and the size to the groups, which are inserted before the data later.
 */
static varve_status write_entry(varve_bytecode_writer *writer, varve_byte_writer *groups,
                                const varve_numbered_item *item) {
  const varve_entity *entity = item->item;
  size_t start = writer->out.bytes.size;
  size_t field_count;
  const varve_coded_field *fields = varve_numbering_coded(&writer->numbering, entity, &field_count);
  bool is_text = fields == NULL && varve_entity_is_text(writer->numbering.module, entity);
  for (size_t i = 0; i < field_count; i++)
    VARVE_TRY(write_field(writer, &fields[i]));
  if (is_text)
    VARVE_TRY(write_text(writer, entity));
  else if (fields == NULL)
    VARVE_TRY(varve_is_type(entity) ? varve_write_builtin_type(writer, entity)
                                    : varve_write_builtin_attribute(writer, entity));
  return varve_write_varint_with_flag(groups, writer->out.bytes.size - start, !is_text);
}

static varve_status write_both(varve_bytecode_writer *writer, varve_byte_writer *groups) {
  varve_byte_writer *out = &writer->out;
  size_t start = out->bytes.size;
  const varve_vector *attributes = &writer->numbering.attributes;
  const varve_vector *types = &writer->numbering.types;
  VARVE_TRY(varve_write_varint(groups, attributes->count));
  VARVE_TRY(varve_write_varint(groups, types->count));
  VARVE_TRY(varve_write_groups(writer, groups, attributes, write_entry));
  VARVE_TRY(varve_write_groups(writer, groups, types, write_entry));
  size_t data_size = out->bytes.size - start, groups_size = groups->bytes.size;
  size_t inserted =
      1 + varve_varint_size(groups_size) + groups_size + 1 + varve_varint_size(data_size);
  /* The groups come before the data that is already written. */
  VARVE_TRY(varve_buffer_reserve(&out->bytes, inserted));
  memmove(out->bytes.data + start + inserted, out->bytes.data + start, out->bytes.size - start);
  out->bytes.size += inserted;
  size_t end = out->bytes.size;
  out->bytes.size = start;
  VARVE_TRY(varve_section_write_header(writer, VARVE_SECTION_ENTITY_OFFSET, groups_size, 1));
  VARVE_TRY(varve_write_bytes(out, varve_buffer_slice(&groups->bytes)));
  VARVE_TRY(varve_section_write_header(writer, VARVE_SECTION_ENTITY, data_size, 1));
  out->bytes.size = end;
  return VARVE_STATUS_OK;
}

varve_status varve_write_entities(varve_bytecode_writer *writer) {
  varve_byte_writer groups;
  varve_byte_writer_init(&groups, &writer->context->memory);
  varve_status status = write_both(writer, &groups);
  varve_byte_writer_release(&groups);
  return status;
}
