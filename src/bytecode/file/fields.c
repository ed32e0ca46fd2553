/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads the fields of coded attributes and types. format-spec/bytecode.md, "Attributes and types".
 */
#include "bytecode/file/fields.h"

void varve_fields_init(varve_fields *fields, varve_memory *memory) {
  varve_vector_init(&fields->references, memory, sizeof(varve_field_reference));
  varve_vector_init(&fields->numbers, memory, sizeof(uint64_t));
  fields->data = (varve_slice){NULL, 0};
}

void varve_fields_release(varve_fields *fields) {
  varve_vector_release(&fields->references);
  varve_vector_release(&fields->numbers);
}

static varve_status push_number(varve_fields *fields, uint64_t number) {
  return varve_vector_push(&fields->numbers, &number);
}

/* Affine maps and integer sets: format-spec/bytecode.md, "Affine maps and integer sets" */

static varve_status read_affine_number(varve_fields *fields, varve_cursor *cursor,
                                       uint64_t *number) {
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
    VARVE_TRY(read_affine_number(fields, cursor, &code));
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
      VARVE_TRY(read_affine_number(fields, cursor, &value));
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
    VARVE_TRY(read_affine_number(fields, cursor, &position));
  return VARVE_STATUS_OK;
}

/* Numbers */

static varve_status read_number(varve_fields *fields, const varve_bytecode_file *file,
                                varve_cursor *cursor, char letter) {
  uint64_t number = 0;
  int64_t signed_number;
  size_t index;
  uint8_t byte;
  bool present;
  switch (letter) {
  case 'b':
    VARVE_TRY(varve_cursor_byte(cursor, VARVE_SCAN_BOOLEAN, &byte));
    return push_number(fields, byte != 0);
  case 's':
  case 'd':
    VARVE_TRY(varve_cursor_signed(cursor, letter == 's' ? VARVE_SCAN_NUMBER : VARVE_SCAN_FLOAT_BITS,
                                  &signed_number));
    return push_number(fields, (uint64_t)signed_number);
  case 'S':
    VARVE_TRY(varve_cursor_index(cursor, VARVE_SCAN_STRING_INDEX, file->strings.count, &index));
    return push_number(fields, index);
  case 'R':
    VARVE_TRY(varve_cursor_index(cursor, VARVE_SCAN_RESOURCE_INDEX,
                                 file->resources.count - file->external_resource_count, &index));
    return push_number(fields, index);
  case 'V':
    VARVE_TRY(varve_cursor_flagged(cursor, VARVE_SCAN_NUMBER, &number, &present));
    VARVE_TRY(push_number(fields, present));
    return push_number(fields, number);
  default:
    VARVE_TRY(varve_cursor_varint(cursor, VARVE_SCAN_NUMBER, &number));
    return push_number(fields, number);
  }
}

static varve_status read_field(varve_fields *fields, const varve_bytecode_file *file,
                               varve_cursor *cursor, char letter) {
  uint64_t size;
  switch (letter) {
  case 'A':
  case 'N':
  case 'L':
  case 'O':
  case 'T': {
    size_t index = 0;
    bool present = true;
    varve_field_reference reference = {.entry = VARVE_NO_ENTRY, .letter = letter};
    if (letter == 'T') {
      VARVE_TRY(varve_cursor_index(cursor, VARVE_SCAN_TYPE, file->type_count, &index));
      index += file->attribute_count;
    } else if (letter != 'O') {
      VARVE_TRY(varve_cursor_index(cursor, VARVE_SCAN_ATTRIBUTE, file->attribute_count, &index));
    } else {
      const uint8_t *start = cursor->bytes.cursor;
      uint64_t value;
      VARVE_TRY(varve_cursor_flagged(cursor, VARVE_SCAN_ATTRIBUTE, &value, &present));
      if (present && value >= file->attribute_count)
        return varve_cursor_index_fail(cursor, VARVE_SCAN_ATTRIBUTE, start, value,
                                       file->attribute_count);
      index = (size_t)value;
    }
    if (present)
      reference.entry = (uint32_t)index;
    return varve_vector_push(&fields->references, &reference);
  }
  case 'B':
    VARVE_TRY(varve_cursor_varint(cursor, VARVE_SCAN_DATA_SIZE, &size));
    return varve_cursor_bytes(cursor, VARVE_SCAN_DATA, size, &fields->data);
  case 'm': {
    uint64_t head, count;
    VARVE_TRY(read_affine_number(fields, cursor, &head));
    switch (head & 3) {
    case VARVE_AFFINE_MAP_IDENTITY:
      return VARVE_STATUS_OK;
    case VARVE_AFFINE_MAP_PERMUTATION:
      return read_positions(fields, cursor, head >> 2);
    case VARVE_AFFINE_MAP_PROJECTION:
      VARVE_TRY(read_count(fields, cursor, &count));
      return read_positions(fields, cursor, count);
    default:
      VARVE_TRY(read_affine_number(fields, cursor, &count));
      return read_expressions(fields, cursor, &count);
    }
  }
  case 'c': {
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
  default:
    return read_number(fields, file, cursor, letter);
  }
}

/* letters are those of an item, up to the closing bracket. */
static varve_status read_list(varve_fields *fields, const varve_bytecode_file *file,
                              varve_cursor *cursor, const char *letters) {
  size_t length = strcspn(letters, "]}");
  size_t count;
  VARVE_TRY(varve_cursor_count(cursor, VARVE_SCAN_LIST_SIZE, length, &count));
  VARVE_TRY(push_number(fields, count));
  for (size_t i = 0; i < count; i++)
    for (size_t k = 0; k < length; k++)
      VARVE_TRY(read_field(fields, file, cursor, letters[k]));
  return VARVE_STATUS_OK;
}

static varve_status read_optional_list(varve_fields *fields, const varve_bytecode_file *file,
                                       varve_cursor *cursor, const char *letters) {
  uint8_t present;
  VARVE_TRY(varve_cursor_byte(cursor, VARVE_SCAN_BOOLEAN, &present));
  return present != 0 ? read_list(fields, file, cursor, letters) : push_number(fields, 0);
}

varve_status varve_fields_read(varve_fields *fields, const varve_bytecode_file *file,
                               varve_cursor *cursor, const char *letters) {
  varve_vector_truncate(&fields->references, 0);
  varve_vector_truncate(&fields->numbers, 0);
  fields->data = (varve_slice){NULL, 0};
  for (; *letters != 0 && *letters != 'I' && *letters != 'F'; letters++) {
    if (*letters == '[' || *letters == '{') {
      VARVE_TRY(*letters == '[' ? read_list(fields, file, cursor, letters + 1)
                                : read_optional_list(fields, file, cursor, letters + 1));
      letters += strcspn(letters, "]}");
    } else if (*letters == '?' || *letters == '!') {
      /* ?x: varint 0, or 1 and x; !x: the same with a byte. */
      uint64_t is_present;
      VARVE_TRY(read_number(fields, file, cursor, letters[0] == '?' ? 'v' : 'b'));
      is_present = VARVE_VECTOR_LAST(&fields->numbers, uint64_t);
      if (is_present > 1)
        return varve_byte_reader_fail(&cursor->bytes, VARVE_STATUS_CORRUPT,
                                      "%llu says whether a field is present; only 0 and 1 do",
                                      (unsigned long long)is_present);
      VARVE_TRY(is_present != 0 ? read_field(fields, file, cursor, letters[1]) : VARVE_STATUS_OK);
      letters++;
    } else if (*letters == '*') {
      for (letters++; varve_cursor_left(cursor) != 0;)
        VARVE_TRY(read_field(fields, file, cursor, *letters));
    } else {
      VARVE_TRY(read_field(fields, file, cursor, *letters));
    }
  }
  return VARVE_STATUS_OK;
}

varve_status varve_fields_read_code(const varve_bytecode_file *file, varve_cursor *cursor,
                                    varve_bytecode_coder coder, uint64_t *number,
                                    const varve_bytecode_code **code) {
  *code = NULL;
  VARVE_TRY(varve_cursor_varint(cursor, VARVE_SCAN_ENTRY_CODE, number));
  bool has_old_vectors =
      file->producer_release == 16 ||
      (file->producer_release == 17 && !varve_file_has(file, VARVE_SINCE_NESTED_REGIONS));
  *code = varve_bytecode_find_code(coder, *number, has_old_vectors);
  return VARVE_STATUS_OK;
}
