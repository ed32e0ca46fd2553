/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Appends bytes and varints to a buffer. format-spec: bytecode 1.1. */
#include "base/byte_writer.h"

enum { LONGEST_VARINT = 9 };

void varve_byte_writer_init(varve_byte_writer *writer, varve_memory *memory) {
  varve_buffer_init(&writer->bytes, memory);
}

void varve_byte_writer_release(varve_byte_writer *writer) { varve_buffer_release(&writer->bytes); }

varve_status varve_write_byte(varve_byte_writer *writer, uint8_t value) {
  return varve_buffer_append_char(&writer->bytes, (char)value);
}

varve_status varve_write_bytes(varve_byte_writer *writer, varve_slice bytes) {
  return varve_buffer_append(&writer->bytes, bytes);
}

varve_status varve_write_varint(varve_byte_writer *writer, uint64_t value) {
  varve_buffer *out = &writer->bytes;
  if (out->capacity - out->size < LONGEST_VARINT)
    VARVE_TRY(varve_buffer_reserve(out, LONGEST_VARINT));
  char *bytes = out->data + out->size;
  if (value < 0x80) {
    *bytes = (char)(value << 1 | 1);
    out->size++;
    return VARVE_STATUS_OK;
  }
  unsigned size = 2;
  while (size < LONGEST_VARINT && value >> (7 * size) != 0)
    size++;
  out->size += size;
  uint64_t coded = (value << 1 | 1) << (size - 1);
  if (size == LONGEST_VARINT) {
    *bytes++ = 0;
    size--;
    coded = value;
  }
  for (; size != 0; size--, coded >>= 8)
    *bytes++ = (char)(coded & 0xFF);
  return VARVE_STATUS_OK;
}

varve_status varve_write_signed_varint(varve_byte_writer *writer, int64_t value) {
  uint64_t sign = value < 0 ? UINT64_MAX : 0;
  return varve_write_varint(writer, (uint64_t)value << 1 ^ sign);
}

varve_status varve_write_varint_with_flag(varve_byte_writer *writer, uint64_t value, bool flag) {
  if (value >> 63 != 0)
    return VARVE_STATUS_BAD_ARGUMENT;
  return varve_write_varint(writer, value << 1 | (flag ? 1 : 0));
}

varve_status varve_buffer_append_fixed(varve_buffer *out, uint64_t value, unsigned size) {
  for (unsigned i = 0; i < size; i++)
    VARVE_TRY(varve_buffer_append_char(out, (char)(value >> (8 * i) & 0xFF)));
  return VARVE_STATUS_OK;
}
