/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Writing what was built as bytecode, and looking into it. */
#ifndef VARVE_TESTS_UNIT_WRITER_FIXTURE_H
#define VARVE_TESTS_UNIT_WRITER_FIXTURE_H

#include "tests/unit/numbering_fixture.h"

#include "base/byte_reader.h"
#include "bytecode/file/format.h"
#include "bytecode/write/writer.h"

typedef struct written {
  varve_buffer bytes;
  first_message message;
  varve_status status;
} written;

/* To be given to varve_buffer_release. */
static inline void write_module(ir_fixture *f, written *result,
                                varve_bytecode_write_options options) {
  *result = (written){0};
  varve_buffer_init(&result->bytes, &f->context->memory);
  options.sink = (varve_diagnostic_sink){keep_first, &result->message};
  result->status = varve_bytecode_write(f->module, &options, &result->bytes);
}

static inline const varve_entity *ir_file_location(ir_fixture *f, const char *file, uint32_t line,
                                                   uint32_t column) {
  const varve_entity *location;
  assert_status(varve_file_line_column_get(f->context, ir_string(f, file), line, column, &location),
                OK);
  return location;
}

#define assert_bytes(written, expected)                                                            \
  do {                                                                                             \
    assert_status((written).status, OK);                                                           \
    assert_int_equal((written).bytes.size, sizeof(expected));                                      \
    assert_memory_equal((written).bytes.data, expected, sizeof(expected));                         \
  } while (0)

/* The data of the section that begins at *place; goes behind it. */
static inline varve_slice next_section(varve_slice file, size_t *place, uint8_t *id) {
  varve_byte_reader reader;
  varve_slice data;
  uint64_t size;
  varve_reporter reporter = {.max_errors = 1};
  varve_slice rest = varve_slice_make(file.data + *place, file.size - *place);
  varve_byte_reader_init(&reader, rest, *place, &reporter, "section");
  assert_status(varve_read_byte(&reader, "id", id), OK);
  assert_status(varve_read_varint(&reader, "size", &size), OK);
  if ((*id & VARVE_BYTECODE_ALIGNED) != 0) {
    uint64_t alignment;
    assert_status(varve_read_varint(&reader, "alignment", &alignment), OK);
    while (varve_byte_reader_offset(&reader) % alignment != 0)
      assert_int_equal(*reader.cursor++, VARVE_BYTECODE_PADDING);
  }
  assert_status(varve_read_bytes(&reader, "data", size, &data), OK);
  *place = (size_t)(data.data + data.size - file.data);
  *id &= (uint8_t)~VARVE_BYTECODE_ALIGNED;
  return data;
}

static inline varve_slice find_section(const written *w, uint8_t requested) {
  varve_slice file = varve_buffer_slice(&w->bytes);
  assert_status(w->status, OK);
  size_t place = 5 + strlen(file.data + 5) + 1;
  uint8_t id;
  for (;;) {
    varve_slice data = next_section(file, &place, &id);
    if (id == requested)
      return data;
  }
}

/* Whether the section ends in these bytes. */
#define assert_section_end(written, section, expected)                                             \
  do {                                                                                             \
    varve_slice data_ = find_section(&(written), VARVE_SECTION_##section);                         \
    assert_true(data_.size >= sizeof(expected));                                                   \
    assert_memory_equal(data_.data + data_.size - sizeof(expected), expected, sizeof(expected));   \
  } while (0)

#endif
