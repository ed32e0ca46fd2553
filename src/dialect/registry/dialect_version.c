/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Versions of dialects as text and as bytes. */
#include "dialect/registry/dialect_version.h"

#include <stdio.h>

#include "base/byte_reader.h"
#include "base/byte_writer.h"

enum { MAX_FIELDS = 8 };

varve_status varve_version_fields_parse(varve_slice text, uint32_t *count,
                                        varve_format_fault *fault) {
  varve_format_lexer lexer = varve_format_lexer_make(text, fault);
  *count = 0;
  do {
    VARVE_TRY(varve_format_advance(&lexer));
    if (!varve_format_at_word(&lexer, "varint") || *count == MAX_FIELDS)
      return varve_format_refuse(&lexer, lexer.token.place,
                                 "expected 1 to 8 fields 'varint $name'");
    VARVE_TRY(varve_format_advance(&lexer));
    if (lexer.token.kind != VARVE_FORMAT_TOKEN_VARIABLE)
      return varve_format_refuse(&lexer, lexer.token.place, "expected '$' and a name");
    VARVE_TRY(varve_format_advance(&lexer));
    ++*count;
  } while (varve_format_at_sign(&lexer, ','));
  if (lexer.token.kind != VARVE_FORMAT_TOKEN_END)
    return varve_format_refuse(&lexer, lexer.token.place, "expected ','");
  return VARVE_STATUS_OK;
}

varve_status varve_version_decode(uint32_t count, varve_slice bytes, varve_buffer *text) {
  varve_reporter silent = {.sink = {NULL, NULL}};
  varve_byte_reader reader;
  varve_byte_reader_init(&reader, bytes, 0, &silent, "dialect version");
  for (uint32_t i = 0; i < count; i++) {
    char number[24];
    uint64_t value;
    if (varve_read_varint(&reader, "number", &value) != VARVE_STATUS_OK)
      return VARVE_STATUS_INVALID;
    (void)snprintf(number, sizeof number, i == 0 ? "%llu" : ".%llu", (unsigned long long)value);
    VARVE_TRY(varve_buffer_append(text, varve_slice_of(number)));
  }
  return varve_byte_reader_left(&reader) == 0 ? VARVE_STATUS_OK : VARVE_STATUS_INVALID;
}

/* Takes a number off "1.13.0". */
static uint64_t take_number(varve_slice *text) {
  uint64_t number = 0;
  while (text->size != 0 && text->data[0] >= '0' && text->data[0] <= '9') {
    uint64_t digit = (uint64_t)(text->data[0] - '0');
    number = number > (UINT64_MAX - digit) / 10 ? UINT64_MAX : number * 10 + digit;
    *text = varve_slice_make(text->data + 1, text->size - 1);
  }
  if (text->size != 0)
    *text = varve_slice_make(text->data + 1, text->size - 1);
  return number;
}

varve_status varve_version_encode(uint32_t count, varve_slice text, varve_buffer *bytes) {
  varve_byte_writer writer;
  varve_status status = VARVE_STATUS_OK;
  varve_byte_writer_init(&writer, bytes->memory);
  for (uint32_t i = 0; i < count && status == VARVE_STATUS_OK; i++)
    status = varve_write_varint(&writer, take_number(&text));
  if (status == VARVE_STATUS_OK)
    status = varve_buffer_append(bytes, varve_buffer_slice(&writer.bytes));
  varve_byte_writer_release(&writer);
  return status;
}

bool varve_version_is_before(varve_slice version, varve_slice limit) {
  while (version.size != 0 || limit.size != 0) {
    uint64_t a = take_number(&version), b = take_number(&limit);
    if (a != b)
      return a < b;
  }
  return false;
}
