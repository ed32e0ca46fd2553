/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads bytecode in parts. The IR section is walked without making operations, then again for the
 * selected operations. */
#include "bytecode/module/parts.h"

#include "bytecode/module/peek.h"

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
  VARVE_TRY(varve_peek_string(reader, op, VARVE_SLICE("sym_name"), cursor, &headers->symbol.name));
  if (headers->symbol.name.data == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_peek_string(reader, op, VARVE_SLICE("sym_visibility"), cursor, &visibility));
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
