/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads bytecode in parts. The IR section is walked without making operations, then again for the
 * selected operations. */
#include "bytecode/module/parts.h"

#include "bytecode/read/read.h"

/* Strings of operations, found without making attributes. Anything unexpected, such as damage, is
 * left to the reader of attributes, which reports it. */

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

/* Finds the string under a key, in the properties first. Its data is NULL if there is no value or
 * it is no string. op has its indexes; errors are reported at cursor. If the bytes alone do not
 * show the string, the attributes of the operation are read. */
static varve_status find_string(varve_bytecode_reader *reader, const varve_ir_operation *op,
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

/* Operations */

/* An operation of the root, with the indexes that its attributes are read from. */
typedef struct root_operation {
  uint32_t name;
  uint32_t dictionary; /* NOTHING: none; the same holds for properties */
  uint32_t properties;
} root_operation;
#define NOTHING UINT32_MAX

struct varve_bytecode_parts {
  varve_bytecode_reader *reader;
  varve_vector operations; /* root_operation */
  bool is_apart;           /* single operations of the root can be read without the others */
};

/* A walk over the headers of operations. */
typedef struct header_walk {
  varve_bytecode_parts *parts;
  varve_ir_walk walk;
  varve_symbol_function *function; /* NULL: record the operations of the root */
  void *user;
  varve_symbol symbol;
  uint32_t open;         /* operations whose regions are being walked */
  uint32_t ignored_from; /* operations with at least this many open ones are ignored; 0: none are */
  uint64_t root_count;
  uint64_t next_operation;
} header_walk;

static uint32_t index_or_nothing(size_t index) {
  return index == VARVE_ABSENT ? NOTHING : (uint32_t)index;
}

/* Returns whether op and the operations outside cannot use each other. */
static bool is_apart(const varve_ir_operation *op) {
  return op->result_count == 0 && op->operand_count == 0 && op->successor_count == 0 &&
         op->order_count == 0 && (op->region_count == 0 || op->is_nested);
}

/* *is_table: whether op is a symbol table whose contents are visited. */
static varve_status visit_symbol(header_walk *headers, const varve_ir_operation *op,
                                 varve_cursor *cursor, bool *is_table) {
  varve_bytecode_reader *reader = headers->parts->reader;
  const varve_operation_name *name;
  varve_slice visibility;
  *is_table = false;
  VARVE_TRY(find_string(reader, op, VARVE_SLICE("sym_name"), cursor, &headers->symbol.name));
  if (headers->symbol.name.data == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(find_string(reader, op, VARVE_SLICE("sym_visibility"), cursor, &visibility));
  VARVE_TRY(varve_reader_operation_name(reader, op->name, cursor, &name));
  headers->symbol.operation = name->text;
  headers->symbol.visibility = varve_visibility_of_text(visibility);
  *is_table = varve_may_be_symbol_table(name->definition);
  return headers->function(headers->user, &headers->symbol);
}

static varve_status note_operation(header_walk *headers, const varve_ir_operation *op) {
  const root_operation noted = {(uint32_t)op->name, index_or_nothing(op->dictionary),
                                index_or_nothing(op->properties)};
  headers->parts->is_apart &= is_apart(op);
  return varve_vector_push(&headers->parts->operations, &noted);
}

/* Handles one operation header. Sets *skip if its regions need no walk and can be skipped. */
static varve_status look_at(header_walk *headers, const varve_ir_operation *op, bool *skip) {
  bool is_table = false;
  *skip = true;
  if (headers->ignored_from != 0)
    return VARVE_STATUS_OK;
  if (headers->open == 0) {
    *skip = false;
    if (headers->function == NULL)
      headers->parts->is_apart &= ++headers->root_count == 1 && op->region_count != 0;
    return VARVE_STATUS_OK;
  }
  if (headers->function == NULL)
    return headers->open == 1 ? note_operation(headers, op) : VARVE_STATUS_OK;
  headers->symbol.depth = headers->open - 1;
  if (headers->open == 1)
    headers->symbol.top_level = headers->next_operation++;
  VARVE_TRY(visit_symbol(headers, op, &headers->walk.cursor, &is_table));
  *skip = !is_table;
  return VARVE_STATUS_OK;
}

static varve_status on_operation(void *user, const varve_ir_operation *op, bool *skip) {
  header_walk *headers = user;
  VARVE_TRY(look_at(headers, op, skip));
  if (op->region_count == 0 || (*skip && op->is_nested))
    return VARVE_STATUS_OK;
  headers->open++;
  if (*skip && headers->ignored_from == 0)
    headers->ignored_from = headers->open;
  return VARVE_STATUS_OK;
}

static varve_status on_region(void *user, size_t block_count, size_t value_count) {
  (void)user;
  (void)block_count;
  (void)value_count;
  return VARVE_STATUS_OK;
}

static varve_status on_block(void *user, const varve_ir_block *block) {
  (void)user;
  (void)block;
  return VARVE_STATUS_OK;
}

static varve_status on_end_region(void *user) {
  (void)user;
  return VARVE_STATUS_OK;
}

static varve_status on_end_operation(void *user) {
  header_walk *headers = user;
  if (headers->ignored_from == headers->open)
    headers->ignored_from = 0;
  headers->open--;
  return VARVE_STATUS_OK;
}

static const varve_ir_client client = {on_operation, on_region, on_block, on_end_region,
                                       on_end_operation};

static varve_status walk_headers(varve_bytecode_parts *parts, varve_symbol_function *function,
                                 void *user) {
  header_walk headers = {.parts = parts, .function = function, .user = user};
  varve_bytecode_reader *reader = parts->reader;
  varve_ir_walk_init(&headers.walk, &reader->file, &client, &headers);
  headers.walk.max_depth = reader->context->limits.max_depth;
  varve_status status = varve_ir_walk_file(&headers.walk);
  varve_ir_walk_release(&headers.walk);
  parts->is_apart &= function != NULL || headers.root_count == 1;
  return status;
}

static varve_status read_headers(varve_bytecode_parts *parts) {
  VARVE_TRY(varve_file_read_tables(&parts->reader->file));
  return walk_headers(parts, NULL, NULL);
}

varve_status varve_bytecode_parts_open(varve_context *context, varve_slice bytes,
                                       const varve_bytecode_read_options *options,
                                       varve_bytecode_parts **opened) {
  varve_bytecode_parts *parts = varve_memory_resize(&context->memory, NULL, 0, sizeof(*parts));
  *opened = NULL;
  if (parts == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *parts = (varve_bytecode_parts){.reader = NULL, .is_apart = true};
  varve_vector_init(&parts->operations, &context->memory, sizeof(root_operation));
  varve_status status = varve_bytecode_reader_create(context, bytes, options, &parts->reader);
  if (status == VARVE_STATUS_OK)
    status = read_headers(parts);
  bool is_apart = parts->is_apart;
  if (status == VARVE_STATUS_OK && is_apart)
    *opened = parts;
  else
    varve_bytecode_parts_destroy(parts);
  return status;
}

void varve_bytecode_parts_destroy(varve_bytecode_parts *parts) {
  if (parts == NULL)
    return;
  varve_memory *memory = parts->operations.memory;
  varve_vector_release(&parts->operations);
  if (parts->reader != NULL)
    varve_bytecode_reader_destroy(parts->reader);
  varve_memory_free(memory, parts, sizeof(*parts));
}

varve_slice varve_bytecode_parts_dialect(const varve_bytecode_parts *parts, size_t index) {
  const varve_bytecode_file *file = &parts->reader->file;
  return index < file->dialects.count ? varve_file_dialect_at(file, index)->name : VARVE_SLICE("");
}

uint64_t varve_bytecode_parts_operation_count(const varve_bytecode_parts *parts) {
  return parts->operations.count;
}

/* Visits the recorded operations of the root instead of walking the file. */
static varve_status visit_root_symbols(varve_bytecode_parts *parts, header_walk *headers) {
  varve_cursor cursor;
  bool is_table;
  varve_file_section_cursor(&parts->reader->file, VARVE_SECTION_IR, &cursor);
  for (size_t i = 0; i < parts->operations.count; i++) {
    const root_operation *noted = &VARVE_VECTOR_AT(&parts->operations, root_operation, i);
    const varve_ir_operation op = {
        .name = noted->name,
        .dictionary = noted->dictionary == NOTHING ? VARVE_ABSENT : noted->dictionary,
        .properties = noted->properties == NOTHING ? VARVE_ABSENT : noted->properties};
    headers->symbol.top_level = i;
    VARVE_TRY(visit_symbol(headers, &op, &cursor, &is_table));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_bytecode_visit_symbols(varve_bytecode_parts *parts, bool is_root_only,
                                          varve_symbol_function *function, void *user) {
  header_walk headers = {.parts = parts, .function = function, .user = user};
  parts->reader->reporter.error_count = 0;
  return is_root_only ? visit_root_symbols(parts, &headers) : walk_headers(parts, function, user);
}

varve_status varve_bytecode_read_operations(varve_bytecode_parts *parts, const uint64_t *operations,
                                            size_t count, varve_module **module) {
  static const uint64_t none = 0;
  parts->reader->selection = count == 0 ? &none : operations;
  parts->reader->selection_count = count;
  return varve_bytecode_reader_read_module(parts->reader, module);
}

varve_status varve_bytecode_place_resource(varve_bytecode_parts *parts,
                                           const varve_bytecode_room *room,
                                           varve_resource *resource) {
  varve_bytecode_reader *reader = parts->reader;
  const size_t index = resource->data.size - 1;
  const varve_file_resource *source =
      &VARVE_VECTOR_AT(&reader->file.resources, varve_file_resource, index);
  uint64_t start = reader->file.sections[VARVE_SECTION_RESOURCE].offset;
  reader->reporter.error_count = 0;
  VARVE_TRY(varve_bytecode_room_read_value(room, start + source->offset, source->size));
  return varve_reader_read_value(reader, index, resource);
}
