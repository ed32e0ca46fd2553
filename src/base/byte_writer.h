/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Writes bytes and the varints of the format into a buffer. format-spec: bytecode 1.1. */
#ifndef VARVE_BASE_BYTE_WRITER_H
#define VARVE_BASE_BYTE_WRITER_H

#include "base/vector.h"

typedef struct varve_byte_writer {
  varve_buffer bytes;
} varve_byte_writer;

void varve_byte_writer_init(varve_byte_writer *writer, varve_memory *memory);
void varve_byte_writer_release(varve_byte_writer *writer);
varve_status varve_write_byte(varve_byte_writer *writer, uint8_t value) VARVE_MUST_USE;
varve_status varve_write_bytes(varve_byte_writer *writer, varve_slice bytes) VARVE_MUST_USE;
varve_status varve_write_varint(varve_byte_writer *writer, uint64_t value) VARVE_MUST_USE;
varve_status varve_write_signed_varint(varve_byte_writer *writer, int64_t value) VARVE_MUST_USE;
varve_status varve_write_varint_with_flag(varve_byte_writer *writer, uint64_t value,
                                          bool flag) VARVE_MUST_USE;
/* Appends the lowest size bytes of a number, little-endian. */
varve_status varve_buffer_append_fixed(varve_buffer *out, uint64_t value,
                                       unsigned size) VARVE_MUST_USE;

#endif
