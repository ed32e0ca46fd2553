/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Bytecode files put together from parts in hex, and a context to read them in. */
#ifndef VARVE_TESTS_UNIT_BYTECODE_FIXTURE_H
#define VARVE_TESTS_UNIT_BYTECODE_FIXTURE_H

#include "tests/unit/unit.h"

#include "base/byte_writer.h"
#include "bytecode/file/format.h"
#include "bytecode/read/reader.h"
#include "dialect/registry/registry.h"
#include "ir/attributes.h"
#include "text/parse/parser.h"
#include "text/print/printer.h"
#include <stdio.h>

enum { PART_LIMIT = 48 };

/* Hex may have spaces. An entry of the attribute and type section is a digit for its dialect, then
 * ' ' and hex of a coded one, or '\'' and text. */
typedef struct bytecode_parts {
  unsigned version;
  const char *producer; /* NULL: "MLIR22.1.8" */
  const char *strings[PART_LIMIT];
  const char *dialects; /* hex of the section */
  const char *attributes[PART_LIMIT];
  const char *types[PART_LIMIT];
  const char *ir;               /* hex of the section */
  const char *resource_offsets; /* hex; NULL: no resources */
  const char *resources;
  const char *properties; /* hex; NULL: none */
} bytecode_parts;

/* `module {}` from a.mlir as mlir-opt 22 writes it. */
#define BYTECODE_EMPTY_MODULE                                                                      \
  "4d4cef52 0d 4d4c495232322e312e3800"                                                             \
  "010d 03 01 03 01 03 07"                                                                         \
  "030d 05 01 01 05 13 0b"                                                                         \
  "020d 17 03 03 03 05 05"                                                                         \
  "0417 05 01 50 01 01 07 04 07 03 01 01"                                                          \
  "0603 01"                                                                                        \
  "0501"                                                                                           \
  "0035 07 0f 0f 11 6275696c74696e00 6d6f64756c6500 612e6d6c697200"                                \
  "0809 03 05 01 01"

/* A file of mlir-opt 22 with a little of everything: 483 bytes. Its text is below. */
#define BYTECODE_SAMPLE                                                                            \
  "4d4cef520d4d4c495232322e312e38000127070105091101030f03070713170509191d2125035b41"               \
  "0f01410b0b0b130b131b0b0f0b171f0b0b07130b65130f0b071313130b1f0b13131313010f0f071b"               \
  "130b130b025202051505170519170103030d051701050703050f111315051b210701051d01071719"               \
  "1b1303100000f00f051f2b1d0f03032123050d616666696e655f6d61703c28643029202d3e202864"               \
  "30293e00170117071d292b05211f170105451701070b030333350523250b0901000200090317010d"               \
  "1517010f0b1701130b1701090f0102020b0505010303011b03090901411b03090d01810497050150"               \
  "070107048703010903500b0307046905070f050327072d20030111010507030b142f030105030105"               \
  "0f043f050101054739310503010501030d083b03030507043d03050941250d07061d032505270301"               \
  "29030201032b1100851511cbcbcbcbcb011f1105cbcbcbcb010200e72d0b0b0b0b05050505050505"               \
  "1109070f050f0b0f050b116275696c74696e0066756e630074006d6f64756c650063616c6c007265"               \
  "7475726e007000726567696f6e00627200757365003c737464696e3e0066006d0064007100730078"               \
  "006b00746f6f6c00666c6167007465787400626c6f6200082509050b010d01090101030109013701"               \
  "01031f"
#define BYTECODE_SAMPLE_TEXT                                                                       \
  "\"builtin.module\"() <{sym_name = \"m\"}> ({\n"                                                 \
  "  \"func.func\"() <{function_type = (i32, f32) -> i32, sym_name = \"f\"}> ({\n"                 \
  "  ^bb0(%arg0: i32, %arg1: f32):\n"                                                              \
  "    \"t.region\"(%arg0) ({\n"                                                                   \
  "      \"t.use\"(%arg0, %arg0) : (i32, i32) -> ()\n"                                             \
  "    }) : (i32) -> ()\n"                                                                         \
  "    %0 = \"func.call\"(%arg0, %arg1) <{callee = @f}> {k = dense<[1, 2]> : tensor<2xi16>} : "    \
  "(i32, f32) -> i32\n"                                                                            \
  "    \"t.br\"()[^bb1] : () -> ()\n"                                                              \
  "  ^bb1:  // pred: ^bb0\n"                                                                       \
  "    \"func.return\"(%0) : (i32) -> ()\n"                                                        \
  "  }) : () -> ()\n"                                                                              \
  "  \"t.p\"() <{p = affine_map<(d0) -> (d0)>}> {d = dense_resource<blob> : tensor<2xi8>, q = "    \
  "[1.500000e+00 : f32, \"s\", distinct[0]<>]} : () -> ()\n"                                       \
  "}) : () -> ()\n"                                                                                \
  "\n"                                                                                             \
  "{-#\n"                                                                                          \
  "  dialect_resources: {\n"                                                                       \
  "    builtin: {\n"                                                                               \
  "      blob: \"0x080000000102\"\n"                                                               \
  "    }\n"                                                                                        \
  "  },\n"                                                                                         \
  "  external_resources: {\n"                                                                      \
  "    tool: {\n"                                                                                  \
  "      flag: true,\n"                                                                            \
  "      text: \"s\"\n"                                                                            \
  "    }\n"                                                                                        \
  "  }\n"                                                                                          \
  "#-}"

/* BYTECODE_EMPTY_MODULE in parts. */
static const bytecode_parts bytecode_empty_module = {.version = 6,
                                                     .strings = {"builtin", "module", "a.mlir"},
                                                     .dialects = "03 01 03 01 03 07",
                                                     .attributes = {"0 17 03 03 03", "0 05 05"},
                                                     .ir = "05 01 50 01 01 07 04 07 03 01 01",
                                                     .properties = "03 05 01 01"};

typedef struct bytecode_fixture {
  test_allocator allocator;
  varve_context *context;
  varve_module *module;
  varve_byte_writer file;
  varve_buffer text;
  varve_status error_status;
  uint64_t error_offset;
  size_t error_count; /* errors */
  char message[1200];
} bytecode_fixture;

static inline void bytecode_record_error(void *user, const varve_diagnostic *diagnostic) {
  bytecode_fixture *f = user;
  f->error_count++;
  f->error_status = diagnostic->status;
  f->error_offset = diagnostic->offset;
  memcpy(f->message, diagnostic->message.data, diagnostic->message.size);
  f->message[diagnostic->message.size] = 0;
}

static inline int bytecode_setup(void **state) {
  bytecode_fixture *f = calloc(1, sizeof *f);
  varve_allocator hook = {test_resize, f == NULL ? NULL : &f->allocator};
  varve_context_options options = {.allocator = &hook, .seed = 1};
  if (f == NULL || varve_context_make(&options, &f->context) != VARVE_STATUS_OK)
    return 1;
  varve_registry_attach(varve_registry_builtin(), f->context);
  varve_text_attach(f->context);
  varve_byte_writer_init(&f->file, &f->context->memory);
  varve_buffer_init(&f->text, &f->context->memory);
  *state = f;
  return 0;
}

static inline int bytecode_teardown(void **state) {
  bytecode_fixture *f = *state;
  varve_module_destroy(f->module);
  varve_buffer_release(&f->text);
  varve_byte_writer_release(&f->file);
  varve_context_destroy(f->context);
  int left = f->allocator.live != 0;
  free(f);
  return left;
}

#define bytecode_test(function)                                                                    \
  cmocka_unit_test_setup_teardown(function, bytecode_setup, bytecode_teardown)

static inline void bytecode_put_hex(varve_byte_writer *out, const char *hex) {
  for (; *hex != 0; hex++) {
    if (*hex == ' ' || *hex == '\n')
      continue;
    char digits[3] = {hex[0], hex[1], 0};
    char *end;
    long byte = strtol(digits, &end, 16);
    assert_ptr_equal(end, digits + 2);
    assert_status(varve_write_byte(out, (uint8_t)byte), OK);
    hex++;
  }
}

static inline void bytecode_put_section(varve_byte_writer *out, uint8_t id, varve_slice data) {
  assert_status(varve_write_byte(out, id), OK);
  assert_status(varve_write_varint(out, data.size), OK);
  assert_status(varve_write_bytes(out, data), OK);
}

static inline void bytecode_put_hex_section(bytecode_fixture *f, uint8_t id, const char *hex) {
  varve_byte_writer data;
  varve_byte_writer_init(&data, &f->context->memory);
  bytecode_put_hex(&data, hex);
  bytecode_put_section(&f->file, id, varve_buffer_slice(&data.bytes));
  varve_byte_writer_release(&data);
}

static inline size_t bytecode_count(const char *const *list) {
  size_t count = 0;
  while (count < PART_LIMIT && list[count] != NULL)
    count++;
  return count;
}

/* One group an entry. */
static inline void bytecode_put_entries(const char *const *entries, varve_byte_writer *offsets,
                                        varve_byte_writer *data) {
  for (size_t i = 0; i < bytecode_count(entries); i++) {
    size_t start = data->bytes.size;
    bool is_coded = entries[i][1] == ' ';
    if (is_coded)
      bytecode_put_hex(data, entries[i] + 2);
    else
      assert_status(
          varve_write_bytes(data, varve_slice_make(entries[i] + 2, strlen(entries[i]) - 1)), OK);
    assert_status(varve_write_varint(offsets, (uint64_t)(entries[i][0] - '0')), OK);
    assert_status(varve_write_varint(offsets, 1), OK);
    assert_status(varve_write_varint_with_flag(offsets, data->bytes.size - start, is_coded), OK);
  }
}

static inline void bytecode_put_tables(bytecode_fixture *f, const bytecode_parts *parts) {
  varve_byte_writer offsets, data;
  varve_byte_writer_init(&offsets, &f->context->memory);
  varve_byte_writer_init(&data, &f->context->memory);
  assert_status(varve_write_varint(&offsets, bytecode_count(parts->attributes)), OK);
  assert_status(varve_write_varint(&offsets, bytecode_count(parts->types)), OK);
  bytecode_put_entries(parts->attributes, &offsets, &data);
  bytecode_put_entries(parts->types, &offsets, &data);
  bytecode_put_section(&f->file, VARVE_SECTION_ENTITY_OFFSET, varve_buffer_slice(&offsets.bytes));
  bytecode_put_section(&f->file, VARVE_SECTION_ENTITY, varve_buffer_slice(&data.bytes));
  varve_byte_writer_release(&offsets);
  varve_byte_writer_release(&data);
}

static inline void bytecode_put_strings(bytecode_fixture *f, const char *const *strings) {
  varve_byte_writer data;
  size_t count = bytecode_count(strings);
  varve_byte_writer_init(&data, &f->context->memory);
  assert_status(varve_write_varint(&data, count), OK);
  for (size_t i = count; i-- > 0;)
    assert_status(varve_write_varint(&data, strlen(strings[i]) + 1), OK);
  for (size_t i = 0; i < count; i++)
    assert_status(varve_write_bytes(&data, varve_slice_make(strings[i], strlen(strings[i]) + 1)),
                  OK);
  bytecode_put_section(&f->file, VARVE_SECTION_STRING, varve_buffer_slice(&data.bytes));
  varve_byte_writer_release(&data);
}

static inline void bytecode_put_header(bytecode_fixture *f, unsigned version,
                                       const char *producer) {
  if (producer == NULL)
    producer = "MLIR22.1.8";
  f->file.bytes.size = 0;
  assert_status(varve_write_bytes(&f->file, VARVE_SLICE(VARVE_BYTECODE_MAGIC)), OK);
  assert_status(varve_write_varint(&f->file, version), OK);
  assert_status(varve_write_bytes(&f->file, varve_slice_make(producer, strlen(producer) + 1)), OK);
}

static inline varve_slice bytecode_assemble(bytecode_fixture *f, const bytecode_parts *parts) {
  bytecode_put_header(f, parts->version, parts->producer);
  bytecode_put_hex_section(f, VARVE_SECTION_DIALECT, parts->dialects);
  bytecode_put_tables(f, parts);
  bytecode_put_hex_section(f, VARVE_SECTION_IR, parts->ir);
  if (parts->resource_offsets != NULL) {
    bytecode_put_hex_section(f, VARVE_SECTION_RESOURCE_OFFSET, parts->resource_offsets);
    bytecode_put_hex_section(f, VARVE_SECTION_RESOURCE, parts->resources);
  }
  bytecode_put_strings(f, parts->strings);
  if (parts->properties != NULL || parts->version >= VARVE_SINCE_PROPERTIES)
    bytecode_put_hex_section(f, VARVE_SECTION_PROPERTIES,
                             parts->properties == NULL ? "01" : parts->properties);
  return varve_buffer_slice(&f->file.bytes);
}

/* The module of a call before is given up. A failed call tells exactly one error. */
static inline varve_status bytecode_read(bytecode_fixture *f, varve_slice bytes) {
  varve_bytecode_read_options options = {.file_name = VARVE_SLICE("test.bc"),
                                         .sink = {bytecode_record_error, f}};
  varve_module_destroy(f->module);
  f->error_count = 0;
  f->message[0] = 0;
  varve_status status = varve_bytecode_read(f->context, bytes, &options, &f->module);
  assert_int_equal(f->error_count, status != VARVE_STATUS_OK);
  assert_int_equal(f->module == NULL, status != VARVE_STATUS_OK);
  if (f->error_count != 0)
    assert_int_equal(f->error_status, status);
  return status;
}

static inline varve_status bytecode_read_hex(bytecode_fixture *f, const char *hex) {
  f->file.bytes.size = 0;
  bytecode_put_hex(&f->file, hex);
  return bytecode_read(f, varve_buffer_slice(&f->file.bytes));
}

static inline varve_status bytecode_read_parts(bytecode_fixture *f, const bytecode_parts *parts) {
  return bytecode_read(f, bytecode_assemble(f, parts));
}

static inline const char *bytecode_end_text(bytecode_fixture *f) {
  assert_status(varve_buffer_append_char(&f->text, 0), OK);
  return f->text.data;
}

/* The module read last as mlir-opt's generic form, without its last newline; lives until the next.
 */
static inline const char *bytecode_print(bytecode_fixture *f) {
  varve_print_options options = VARVE_PRINT_OPTIONS_INIT;
  options.generic = true;
  assert_non_null(f->module);
  f->text.size = 0;
  assert_status(varve_print_module(f->module, &options, &f->text), OK);
  while (f->text.size != 0 && f->text.data[f->text.size - 1] == '\n')
    f->text.size--;
  return bytecode_end_text(f);
}

static inline const char *bytecode_print_entity(bytecode_fixture *f, const varve_entity *entity) {
  f->text.size = 0;
  assert_status(varve_print_entity(f->context, entity, &f->text), OK);
  return bytecode_end_text(f);
}

/* Dialects builtin, quant, llvm and t of the strings 0 to 3, and the one name t.op of the string 4;
 * string 5 is free. Versions from 5 on. */
#define BYTECODE_STRINGS "builtin", "quant", "llvm", "t", "op"
#define BYTECODE_DIALECTS "09 01 05 09 0d  03 07 03 11"

/* Reads a file whose one operation has the dictionary {a = attribute #0}; the lists of parts hold
 * the entries, from which attribute 0 is reached. Strings "a" (5) and what parts has behind it. */
static inline varve_status bytecode_read_attribute(bytecode_fixture *f,
                                                   const bytecode_parts *entries,
                                                   const varve_entity **attribute) {
  bytecode_parts parts = *entries;
  const char *const first[] = {BYTECODE_STRINGS, "a"};
  char dictionary[16], ir[32];
  size_t count = bytecode_count(parts.attributes);
  if (parts.version == 0 && parts.producer == NULL)
    parts.version = 6;
  parts.dialects = parts.version == 0 ? "09 01 03 05 07  07 03 09" : BYTECODE_DIALECTS;
  memmove(parts.strings + VARVE_COUNT_OF(first), parts.strings,
          (PART_LIMIT - VARVE_COUNT_OF(first)) * sizeof(char *));
  memcpy(parts.strings, first, sizeof first);
  snprintf(dictionary, sizeof dictionary, "0 03 03 %02x 01", (unsigned)(count * 2 + 1));
  snprintf(ir, sizeof ir, "05 01 01 %02x %02x", (unsigned)(count * 2 + 3),
           (unsigned)(count * 2 + 5));
  parts.attributes[count] = "0 05 0b";
  parts.attributes[count + 1] = "0 1f";
  parts.attributes[count + 2] = dictionary;
  parts.ir = ir;
  varve_status status = bytecode_read_parts(f, &parts);
  if (status == VARVE_STATUS_OK)
    *attribute = varve_dictionary_value(varve_operation_dictionary(f->module->root), 0);
  return status;
}

/* An entry and what it is, or why it is refused. */
typedef struct bytecode_case {
  bytecode_parts parts; /* attribute 0 is read; strings of its own begin with index 6 */
  const char *text;
} bytecode_case;

static inline void bytecode_assert_read(bytecode_fixture *f, const bytecode_case *cases,
                                        size_t count) {
  for (size_t i = 0; i < count; i++) {
    const varve_entity *attribute = NULL;
    varve_status status = bytecode_read_attribute(f, &cases[i].parts, &attribute);
    assert_string_equal(status == VARVE_STATUS_OK ? "" : f->message, "");
    assert_string_equal(bytecode_print_entity(f, attribute), cases[i].text);
  }
}

/* As CORRUPT, or with the other status. */
static inline void bytecode_assert_refused(bytecode_fixture *f, const bytecode_case *cases,
                                           size_t count, varve_status other) {
  for (size_t i = 0; i < count; i++) {
    const varve_entity *attribute;
    varve_status status = bytecode_read_attribute(f, &cases[i].parts, &attribute);
    assert_true(status == VARVE_STATUS_CORRUPT || status == other);
    assert_string_equal(f->message, cases[i].text);
  }
}

#endif
