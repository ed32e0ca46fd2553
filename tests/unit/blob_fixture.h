/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A dialect `d`, put together here: d.all has each encoding of a native property between
 * attributes, d.seg has segment sizes between them, d.none has nothing; others may stand under its
 * name. */
#ifndef VARVE_TESTS_UNIT_BLOB_FIXTURE_H
#define VARVE_TESTS_UNIT_BLOB_FIXTURE_H

#include "tests/unit/bytecode_fixture.h"

#include "bytecode/write/writer.h"
#include "dialect/registry/registry.h"
#include "text/parse/parser.h"

typedef struct made_tables {
  char strings[1024];
  size_t string_size;
  varve_property_record properties[32];
  uint32_t property_count;
  varve_value_record values[16];
  varve_constraint_record constraints[1];
  varve_operation_record operations[8];
  uint32_t operation_count;
  varve_dialect_record dialect;
} made_tables;

static inline varve_text put_text(made_tables *made, const char *text) {
  size_t start = made->string_size, size = strlen(text) + 1;
  assert_true(start + size <= sizeof made->strings);
  memcpy(made->strings + start, text, size);
  made->string_size += size;
  return (varve_text)start;
}

/* native, default_value: may be NULL. */
static inline void put_property(made_tables *made, const char *name, const char *native,
                                const char *default_value, bool is_optional) {
  varve_property_record *record = &made->properties[made->property_count++];
  assert_true(made->property_count <= VARVE_COUNT_OF(made->properties));
  record->name = put_text(made, name);
  record->native = native == NULL ? 0 : put_text(made, native);
  record->default_value = default_value == NULL ? 0 : put_text(made, default_value);
  record->is_optional = is_optional;
}

/* Begins an operation; its properties are put next. They come in ascending order of names. */
static inline varve_operation_record *put_operation(made_tables *made, const char *name) {
  varve_operation_record *record = &made->operations[made->operation_count++];
  assert_true(made->operation_count <= VARVE_COUNT_OF(made->operations));
  record->name = put_text(made, name);
  record->properties.first = made->property_count;
  return record;
}

static inline void end_operation(const made_tables *made, varve_operation_record *record) {
  record->properties.count = made->property_count - record->properties.first;
}

static inline void put_all(made_tables *made) {
  varve_operation_record *op = put_operation(made, "d.all");
  put_property(made, "whole", "i32", "0 : i32", false);
  put_property(made, "wide", "i64", "7 : i64", false);
  put_property(made, "a", NULL, NULL, true);
  put_property(made, "mode", "enum", "0 : i32", false);
  put_property(made, "flag", "bool", "false", false);
  put_property(made, "mark", "unit", "false", false);
  put_property(made, "name", "string", "\"\"", false);
  put_property(made, "need", NULL, NULL, false);
  put_property(made, "value", "attribute", "unit", false);
  put_property(made, "list", "array<i64>", "[]", false);
  put_property(made, "maybe", "optional<i64>", "[]", false);
  put_property(made, "deep", "optional<array<string>>", "[]", false);
  end_operation(made, op);
}

static inline void put_segments(made_tables *made) {
  varve_operation_record *op = put_operation(made, "d.seg");
  put_property(made, "k", NULL, NULL, true);
  put_property(made, "p", NULL, "5 : i8", false);
  put_property(made, "z", NULL, NULL, true);
  op->flags = VARVE_OPERATION_OPERAND_SEGMENTS | VARVE_OPERATION_RESULT_SEGMENTS;
  op->operands = (varve_record_list){0, 4};
  op->results = (varve_record_list){4, 2};
  end_operation(made, op);
}

static inline void make_tables(made_tables *made) {
  memset(made, 0, sizeof *made);
  made->string_size = 1;
  put_all(made);
  (void)put_operation(made, "d.none");
  put_segments(made);
  for (size_t i = 0; i < VARVE_COUNT_OF(made->values); i++)
    made->values[i] = (varve_value_record){.name = put_text(made, "v"),
                                           .variadicity = VARVE_VARIADICITY_VARIADIC};
  made->dialect = (varve_dialect_record){.name = put_text(made, "d"),
                                         .flags = VARVE_DIALECT_UNKNOWN_OPERATIONS,
                                         .operations = {0, made->operation_count}};
}

/* The context then knows d and the built-in dialects, until *made or the registry is given up. */
static inline varve_registry *attach_made(made_tables *made, varve_context *context) {
  varve_registry *registry;
  varve_loaded_tables loaded = {.size = 1};
  varve_dialect_conflict conflict;
  make_tables(made);
  loaded.tables = (varve_definition_tables){.strings = made->strings,
                                            .dialects = &made->dialect,
                                            .operations = made->operations,
                                            .values = made->values,
                                            .properties = made->properties,
                                            .constraints = made->constraints,
                                            .dialect_count = 1};
  assert_status(varve_registry_make(&context->memory, true, &registry), OK);
  loaded.block = varve_memory_resize(varve_registry_memory(registry), NULL, 0, loaded.size);
  assert_non_null(loaded.block);
  assert_status(varve_registry_take(registry, &loaded, &conflict), OK);
  varve_registry_attach(registry, context);
  varve_text_attach(context);
  return registry;
}

typedef struct blob_fixture {
  bytecode_fixture file; /* first: so that what is for bytecode_fixture works */
  made_tables made;
  varve_registry *registry;
} blob_fixture;

static inline int blob_setup(void **state) {
  blob_fixture *f = calloc(1, sizeof *f);
  varve_allocator hook = {test_resize, f == NULL ? NULL : &f->file.allocator};
  varve_context_options options = {.allocator = &hook, .seed = 1};
  if (f == NULL || varve_context_make(&options, &f->file.context) != VARVE_STATUS_OK)
    return 1;
  varve_byte_writer_init(&f->file.file, &f->file.context->memory);
  varve_buffer_init(&f->file.text, &f->file.context->memory);
  f->registry = attach_made(&f->made, f->file.context);
  *state = f;
  return 0;
}

static inline int blob_teardown(void **state) {
  blob_fixture *f = *state;
  varve_registry_free(f->registry);
  return bytecode_teardown(state);
}

#define blob_test(function) cmocka_unit_test_setup_teardown(function, blob_setup, blob_teardown)

/* Writes the module that this text is into file->file. */
static inline varve_status blob_write(bytecode_fixture *f, const char *text,
                                      varve_bytecode_write_options options) {
  varve_parse_options parse = {.file_name = VARVE_SLICE("t.mlir"),
                               .no_source_locations = true,
                               .no_implicit_module = true,
                               .sink = {bytecode_record_error, f}};
  varve_module_destroy(f->module);
  f->error_count = 0;
  f->message[0] = 0;
  f->file.bytes.size = 0;
  options.sink = parse.sink;
  options.producer = VARVE_SLICE("MLIR22.1.8");
  varve_status status = varve_parse_module(f->context, varve_slice_of(text), &parse, &f->module);
  assert_string_equal(f->message, "");
  assert_status(status, OK);
  return varve_bytecode_write(f->module, &options, &f->file.bytes);
}

#endif
