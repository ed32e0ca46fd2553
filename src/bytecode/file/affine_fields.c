/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads the fields of affine maps and integer sets as numbers. format-spec/bytecode.md, "Affine
 * maps and integer sets". */
#include "bytecode/file/fields.h"

static varve_status read_number(varve_fields *fields, varve_cursor *cursor, uint64_t *number) {
  VARVE_TRY(varve_cursor_varint(cursor, VARVE_SCAN_NUMBER, number));
  return varve_vector_push(&fields->numbers, number);
}

/* Each item takes a byte or more. */
static varve_status read_count(varve_fields *fields, varve_cursor *cursor, uint64_t *number) {
  size_t count;
  VARVE_TRY(varve_cursor_count(cursor, VARVE_SCAN_LIST_SIZE, 1, &count));
  *number = count;
  return varve_vector_push(&fields->numbers, number);
}

/* Reads operators before their operands. An operator is a number, a leaf two. */
static varve_status read_expression(varve_fields *fields, varve_cursor *cursor) {
  for (uint64_t missing = 1; missing != 0; missing--) {
    uint64_t code, value;
    int64_t constant;
    VARVE_TRY(read_number(fields, cursor, &code));
    if (code > VARVE_AFFINE_CODE_CEILDIV)
      return varve_byte_reader_fail(&cursor->bytes, VARVE_STATUS_CORRUPT,
                                    "unknown code %llu of an affine expression",
                                    (unsigned long long)code);
    if (code > VARVE_AFFINE_CODE_CONSTANT) {
      missing += 2;
    } else if (code == VARVE_AFFINE_CODE_CONSTANT) {
      VARVE_TRY(varve_cursor_signed(cursor, VARVE_SCAN_NUMBER, &constant));
      VARVE_TRY(varve_vector_push(&fields->numbers, &constant));
    } else {
      VARVE_TRY(read_number(fields, cursor, &value));
    }
  }
  return VARVE_STATUS_OK;
}

static varve_status read_expressions(varve_fields *fields, varve_cursor *cursor, uint64_t *count) {
  VARVE_TRY(read_count(fields, cursor, count));
  for (uint64_t i = 0; i < *count; i++)
    VARVE_TRY(read_expression(fields, cursor));
  return VARVE_STATUS_OK;
}

static varve_status read_positions(varve_fields *fields, varve_cursor *cursor, uint64_t count) {
  uint64_t position;
  if (count > varve_cursor_left(cursor))
    return varve_byte_reader_fail(&cursor->bytes, VARVE_STATUS_TRUNCATED,
                                  "%llu results exceed the %zu bytes left",
                                  (unsigned long long)count, varve_cursor_left(cursor));
  for (uint64_t i = 0; i < count; i++)
    VARVE_TRY(read_number(fields, cursor, &position));
  return VARVE_STATUS_OK;
}

varve_status varve_fields_read_map(varve_fields *fields, varve_cursor *cursor) {
  uint64_t head, count;
  VARVE_TRY(read_number(fields, cursor, &head));
  switch (head & 3) {
  case VARVE_AFFINE_MAP_IDENTITY:
    return VARVE_STATUS_OK;
  case VARVE_AFFINE_MAP_PERMUTATION:
    return read_positions(fields, cursor, head >> 2);
  case VARVE_AFFINE_MAP_PROJECTION:
    VARVE_TRY(read_count(fields, cursor, &count));
    return read_positions(fields, cursor, count);
  default:
    VARVE_TRY(read_number(fields, cursor, &count));
    return read_expressions(fields, cursor, &count);
  }
}

varve_status varve_fields_read_constraints(varve_fields *fields, varve_cursor *cursor) {
  uint64_t count, number;
  uint8_t is_equality;
  VARVE_TRY(read_expressions(fields, cursor, &count));
  for (uint64_t i = 0; i < count; i++) {
    VARVE_TRY(varve_cursor_byte(cursor, VARVE_SCAN_BOOLEAN, &is_equality));
    number = is_equality;
    VARVE_TRY(varve_vector_push(&fields->numbers, &number));
  }
  return VARVE_STATUS_OK;
}
