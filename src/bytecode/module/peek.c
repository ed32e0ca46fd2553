/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finds strings of operations without making attributes. Anything unexpected, such as damage, is
 * left to the reader of attributes, which reports it. */
#include "bytecode/module/peek.h"

/* PEEK_UNKNOWN: the bytes alone do not show it. */
typedef enum peek_answer { PEEK_ABSENT, PEEK_FOUND, PEEK_UNKNOWN } peek_answer;

static bool read_number(varve_cursor *cursor, uint64_t *number) {
  return varve_cursor_varint(cursor, VARVE_SCAN_ATTRIBUTE, number) == VARVE_STATUS_OK;
}

/* Reads the code of an entry in builtin's encoding. */
static bool read_code(const varve_bytecode_reader *reader, size_t entry, varve_cursor *cursor,
                      uint64_t *code) {
  const varve_file_entry *record = varve_file_entry_at(&reader->file, entry);
  if (!record->is_coded || varve_file_dialect_at(&reader->file, record->dialect)->attribute_coder !=
                               VARVE_CODER_BUILTIN_ATTRIBUTE)
    return false;
  varve_file_entry_cursor(&reader->file, entry, cursor);
  cursor->bytes.reporter = NULL; /* its errors are not reported */
  return read_number(cursor, code);
}

/* Reads an entry that is a plain string. */
static peek_answer peek_string(const varve_bytecode_reader *reader, uint64_t entry,
                               varve_slice *string) {
  varve_cursor cursor;
  uint64_t code, index;
  if (entry >= reader->file.attribute_count || !read_code(reader, (size_t)entry, &cursor, &code) ||
      code != VARVE_BUILTIN_ATTRIBUTE_STRING || !read_number(&cursor, &index) ||
      index >= reader->file.strings.count || varve_cursor_left(&cursor) != 0)
    return PEEK_UNKNOWN;
  *string = varve_file_string(&reader->file, (size_t)index);
  return PEEK_FOUND;
}

/* Finds the value of a key in an entry that is a dictionary. */
static peek_answer peek_dictionary(const varve_bytecode_reader *reader, size_t entry,
                                   varve_slice key, varve_slice *string) {
  varve_cursor cursor;
  uint64_t code, count, name, value;
  if (!read_code(reader, entry, &cursor, &code) || code != VARVE_BUILTIN_ATTRIBUTE_DICTIONARY ||
      !read_number(&cursor, &count))
    return PEEK_UNKNOWN;
  for (uint64_t i = 0; i < count; i++) {
    varve_slice text;
    if (!read_number(&cursor, &name) || !read_number(&cursor, &value) ||
        peek_string(reader, name, &text) != PEEK_FOUND)
      return PEEK_UNKNOWN;
    if (varve_slice_equal(text, key))
      return peek_string(reader, value, string);
  }
  return PEEK_ABSENT;
}

/* Finds the value of a property in a blob. Each property before it takes one number. */
static peek_answer peek_blob(const varve_bytecode_reader *reader,
                             const varve_operation_definition *definition, varve_slice blob,
                             varve_slice key, varve_slice *string) {
  bool has_native_segments = varve_file_has(&reader->file, VARVE_SINCE_NATIVE_SEGMENTS);
  varve_cursor cursor = {.hook = NULL};
  varve_byte_reader_init(&cursor.bytes, blob, 0, NULL, "");
  for (uint32_t i = 0; i < definition->property_count; i++) {
    const varve_property_definition *property = &definition->properties[i];
    bool is_key = varve_slice_equal(property->name, key);
    uint64_t number;
    if (property->kind == VARVE_PROPERTY_NATIVE ||
        (property->kind == VARVE_PROPERTY_SEGMENTS && has_native_segments)) {
      if (is_key)
        return PEEK_UNKNOWN;
      continue;
    }
    if (!read_number(&cursor, &number))
      return PEEK_UNKNOWN;
    if (!is_key)
      continue;
    if (property->kind != VARVE_PROPERTY_OPTIONAL)
      return peek_string(reader, number, string);
    return (number & 1) != 0 ? peek_string(reader, number >> 1, string) : PEEK_ABSENT;
  }
  return PEEK_ABSENT;
}

static peek_answer peek_properties(varve_bytecode_reader *reader, const varve_operation_name *name,
                                   const varve_ir_operation *op, varve_slice key,
                                   varve_slice *string) {
  const varve_operation_definition *layout;
  if (op->properties == VARVE_ABSENT)
    return PEEK_ABSENT;
  varve_slice blob = VARVE_VECTOR_AT(&reader->file.properties, varve_slice, op->properties);
  if (name->definition != NULL &&
      varve_reader_find_layout(reader, name, op, &layout) == VARVE_STATUS_OK && layout != NULL)
    return peek_blob(reader, layout, blob, key, string);
  return PEEK_UNKNOWN;
}

static varve_slice find(const varve_entity *dictionary, varve_slice key) {
  const varve_entity *found = NULL;
  if (dictionary != NULL && dictionary->kind == VARVE_KIND_DICTIONARY)
    found = varve_dictionary_find(dictionary, key);
  return found != NULL && found->kind == VARVE_KIND_STRING ? varve_string_bytes(found)
                                                           : varve_slice_make(NULL, 0);
}

/* Makes a module with the file's resources, because attributes may refer to them. */
static varve_status begin_scratch_module(varve_bytecode_reader *reader) {
  reader->module = reader->scratch_module;
  if (reader->scratch_module != NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_module_create(reader->context, &reader->module));
  varve_status status = varve_reader_read_resources(reader);
  if (status == VARVE_STATUS_OK)
    reader->scratch_module = reader->module;
  else
    varve_module_destroy(reader->module);
  return status;
}

static varve_status read_string(varve_bytecode_reader *reader, const varve_operation_name *name,
                                const varve_ir_operation *op, varve_slice key, varve_cursor *cursor,
                                varve_slice *string) {
  varve_read_attributes attributes;
  VARVE_TRY(begin_scratch_module(reader));
  VARVE_TRY(varve_reader_operation_attributes(reader, name, op, cursor, &attributes));
  *string = find(attributes.properties, key);
  if (string->data == NULL)
    *string = find(attributes.dictionary, key);
  return VARVE_STATUS_OK;
}

varve_status varve_peek_string(varve_bytecode_reader *reader, const varve_ir_operation *op,
                               varve_slice key, varve_cursor *cursor, varve_slice *string) {
  const varve_operation_name *name;
  *string = varve_slice_make(NULL, 0);
  VARVE_TRY(varve_reader_operation_name(reader, op->name, cursor, &name));
  peek_answer answer = peek_properties(reader, name, op, key, string);
  if (answer == PEEK_ABSENT && op->dictionary != VARVE_ABSENT)
    answer = peek_dictionary(reader, op->dictionary, key, string);
  if (answer == PEEK_FOUND && string->data == NULL)
    *string = varve_slice_make("", 0);
  return answer == PEEK_UNKNOWN ? read_string(reader, name, op, key, cursor, string)
                                : VARVE_STATUS_OK;
}
