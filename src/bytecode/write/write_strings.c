/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Writes the string section: sizes in reverse order, then the strings. format-spec/bytecode.md:
 * string section. */
#include "bytecode/write/write.h"
#include "ir/attributes.h"

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
