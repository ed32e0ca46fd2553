/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Writes sections and their headers. format-spec/bytecode.md: sections. */
#include "bytecode/write/write.h"

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
