/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/bytecode/write/writer.c and its parts: the bytes that mlir-opt 22 writes, and rejected
 * modules. */
#include "tests/unit/writer_fixture.h"

#define PRODUCER VARVE_SLICE("MLIR22.1.8")

/* `module {}` of a.mlir. */
static void an_empty_module(void **state) {
  ir_fixture *f = *state;
  written w;
  static const uint8_t newest[] = {
      0x4d, 0x4c, 0xef, 0x52, 0x0d, 'M',  'L',  'I',  'R',  '2',  '2',  '.',  '1',  '.',
      '8',  0,    0x01, 0x0d, 0x03, 0x01, 0x03, 0x01, 0x03, 0x07, 0x03, 0x0d, 0x05, 0x01,
      0x01, 0x05, 0x13, 0x0b, 0x02, 0x0d, 0x17, 0x03, 0x03, 0x03, 0x05, 0x05, 0x04, 0x17,
      0x05, 0x01, 0x50, 0x01, 0x01, 0x07, 0x04, 0x07, 0x03, 0x01, 0x01, 0x06, 0x03, 0x01,
      0x05, 0x01, 0x00, 0x35, 0x07, 0x0f, 0x0f, 0x11, 'b',  'u',  'i',  'l',  't',  'i',
      'n',  0,    'm',  'o',  'd',  'u',  'l',  'e',  0,    'a',  '.',  'm',  'l',  'i',
      'r',  0,    0x08, 0x09, 0x03, 0x05, 0x01, 0x01};
  static const uint8_t oldest[] = {
      0x4d, 0x4c, 0xef, 0x52, 0x01, 'M',  'L',  'I',  'R',  '2',  '2',  '.',  '1',  '.',
      '8',  0,    0x01, 0x0b, 0x03, 0x01, 0x01, 0x03, 0x03, 0x03, 0x0d, 0x05, 0x01, 0x01,
      0x05, 0x13, 0x0b, 0x02, 0x0d, 0x17, 0x03, 0x03, 0x03, 0x05, 0x05, 0x04, 0x11, 0x05,
      0x01, 0x10, 0x01, 0x07, 0x03, 0x01, 0x01, 0x06, 0x03, 0x01, 0x05, 0x01, 0x00, 0x35,
      0x07, 0x0f, 0x0f, 0x11, 'b',  'u',  'i',  'l',  't',  'i',  'n',  0,    'm',  'o',
      'd',  'u',  'l',  'e',  0,    'a',  '.',  'm',  'l',  'i',  'r',  0};
  ir_root(f);
  f->module->root->location = ir_file_location(f, "a.mlir", 1, 1);
  write_module(f, &w, (varve_bytecode_write_options){.version = 6, .producer = PRODUCER});
  assert_bytes(w, newest);
  varve_buffer_release(&w.bytes);
  write_module(f, &w, (varve_bytecode_write_options){.version = 0, .producer = PRODUCER});
  assert_bytes(w, oldest);
  varve_buffer_release(&w.bytes);
}

/* Two arguments, one with loc(unknown): the sample of the specification. */
static void block_arguments_of_every_version(void **state) {
  ir_fixture *f = *state;
  written w;
  static const uint8_t first[] = {0x07, 0x05, 0x01, 0x01, 0x01, 0x03};
  static const uint8_t with_orders[] = {0x07, 0x05, 0x01, 0x01, 0x01, 0x03, 0x00};
  static const uint8_t elided[] = {0x07, 0x05, 0x01, 0x03, 0x03, 0x00};
  static const struct {
    const uint8_t *bytes;
    size_t size;
  } expected[] = {{first, 6}, {first, 6}, {first, 6}, {with_orders, 7}, {elided, 6}};
  varve_block *body, *top = ir_root(f);
  ir_append(top, ir_nest(f, "t.op", &body));
  ir_argument(f, body);
  varve_value_argument(ir_argument(f, body))->location = ir_file_location(f, "f", 1, 1);
  ir_append(body, ir_make(f, "t.end", (varve_operation_state){0}));
  for (uint32_t version = 0; version < VARVE_COUNT_OF(expected); version++) {
    write_module(f, &w, (varve_bytecode_write_options){.version = version});
    varve_slice ir = find_section(&w, VARVE_SECTION_IR);
    static const uint8_t end[] = {0x05, 0x00, 0x01}; /* t.end */
    assert_memory_equal(ir.data + ir.size - 3, end, 3);
    size_t size = expected[version].size;
    assert_memory_equal(ir.data + ir.size - 3 - size, expected[version].bytes, size);
    varve_buffer_release(&w.bytes);
  }
}

static void check_refused(ir_fixture *f, uint32_t version, varve_status status,
                          const char *message) {
  written w;
  write_module(f, &w, (varve_bytecode_write_options){.version = version});
  assert_int_equal(w.status, status);
  assert_string_equal(w.message.text, message);
  assert_int_equal(w.bytes.size, 0);
  varve_buffer_release(&w.bytes);
}

static void flags_are_never_guessed(void **state) {
  ir_fixture *f = *state;
  written w;
  ir_append(ir_root(f), ir_make(f, "arith.missing", (varve_operation_state){0}));
  for (uint32_t version = 5; version <= 6; version++) {
    char message[] = "cannot write 'arith.missing' at version 5: no definition of it in dialect "
                     "'arith' is loaded; versions 0 to 4 require none";
    message[40] = (char)('0' + version);
    check_refused(f, version, VARVE_STATUS_UNSUPPORTED, message);
  }
  write_module(f, &w, (varve_bytecode_write_options){.version = 4});
  assert_status(w.status, OK);
  varve_buffer_release(&w.bytes);
}

static void bad_options_are_rejected(void **state) {
  ir_fixture *f = *state;
  written w;
  ir_root(f);
  check_refused(f, 7, VARVE_STATUS_BAD_ARGUMENT, "");
  write_module(f, &w, (varve_bytecode_write_options){.producer = VARVE_SLICE("a\0b")});
  assert_status(w.status, BAD_ARGUMENT);
  varve_buffer_release(&w.bytes);
}

static void the_previous_contents_of_the_buffer_stay(void **state) {
  ir_fixture *f = *state;
  varve_buffer bytes;
  varve_bytecode_write_options options = {.version = 9};
  varve_buffer_init(&bytes, &f->context->memory);
  assert_status(varve_buffer_append(&bytes, VARVE_SLICE("before")), OK);
  ir_root(f);
  assert_status(varve_bytecode_write(f->module, &options, &bytes), BAD_ARGUMENT);
  assert_slice(varve_buffer_slice(&bytes), "before");
  options.version = 6;
  assert_status(varve_bytecode_write(f->module, &options, &bytes), OK);
  assert_memory_equal(bytes.data, "beforeML\xEFR", 10);
  varve_buffer_release(&bytes);
}

static void dialect_versions_are_written_back(void **state) {
  ir_fixture *f = *state;
  written w;
  static const uint8_t with_version[] = {0x03, 0x03, 0x07, 0x05, 0x05, 0x01};
  static const uint8_t without[] = {0x03, 0x01, 0x01, 0x03, 0x03};
  varve_dialect_version versions[] = {{ir_string(f, "builtin"), VARVE_SLICE("\5\1")},
                                      {ir_string(f, "unused"), VARVE_SLICE("x")}};
  assert_status(varve_vector_append(&f->module->dialect_versions, versions, 2), OK);
  ir_root(f);
  write_module(f, &w, (varve_bytecode_write_options){.version = 1});
  assert_memory_equal(find_section(&w, VARVE_SECTION_DIALECT).data, with_version, 6);
  varve_buffer_release(&w.bytes);
  write_module(f, &w, (varve_bytecode_write_options){.version = 0});
  assert_memory_equal(find_section(&w, VARVE_SECTION_DIALECT).data, without, 5);
  varve_buffer_release(&w.bytes);
}

/* Only one dialect of LLVM 22 has a version. */
static void the_test_dialect_has_a_version(void **state) {
  ir_fixture *f = *state;
  written w;
  static const uint8_t expected[] = {0x05, 0x01, 0x07, 0x07, 0x05, 0x05, 0x01};
  ir_append(ir_root(f), ir_make(f, "test.op", (varve_operation_state){0}));
  write_module(f, &w, (varve_bytecode_write_options){.version = 6});
  assert_memory_equal(find_section(&w, VARVE_SECTION_DIALECT).data, expected, sizeof expected);
  varve_buffer_release(&w.bytes);
  varve_dialect_version version = {ir_string(f, "test"), VARVE_SLICE("\x03")};
  assert_status(varve_vector_push(&f->module->dialect_versions, &version), OK);
  write_module(f, &w, (varve_bytecode_write_options){.version = 6});
  static const uint8_t given[] = {0x05, 0x01, 0x07, 0x07, 0x03, 0x03};
  assert_memory_equal(find_section(&w, VARVE_SECTION_DIALECT).data, given, sizeof given);
  varve_buffer_release(&w.bytes);
}

static void a_dot_at_the_end_of_a_name_is_rejected(void **state) {
  ir_fixture *f = *state;
  written w;
  varve_block *top = ir_root(f);
  ir_append(top, ir_make(f, "plain", (varve_operation_state){0}));
  write_module(f, &w, (varve_bytecode_write_options){.version = 6});
  assert_status(w.status, OK);
  varve_buffer_release(&w.bytes);
  ir_append(top, ir_make(f, "x.", (varve_operation_state){0}));
  check_refused(f, 6, VARVE_STATUS_UNSUPPORTED,
                "cannot write 'x.': bytecode cannot store a dot at the end of a name; "
                "--allow-lossy drops it");
  write_module(f, &w, (varve_bytecode_write_options){.version = 6, .allow_lossy = true});
  assert_status(w.status, OK);
  varve_buffer_release(&w.bytes);
}

static void add_external(ir_fixture *f, const char *key, varve_resource resource) {
  resource.group = ir_string(f, "g");
  resource.key = ir_string(f, key);
  resource.has_data = true;
  assert_status(varve_module_add_resource(f->module, &resource, true), OK);
}

/* The data section begins at a multiple of the largest alignment, with or without alignment
 * bytes. */
static void resources_are_aligned_in_the_file(void **state) {
  ir_fixture *f = *state;
  written w;
  static const char producers[][20] = {"",         "1",         "12",         "123",
                                       "1234",     "12345",     "123456",     "1234567",
                                       "12345678", "123456789", "1234567890", "12345678901"};
  static const uint8_t values[] = {0x01, 0x11, 0x05, 0xcb, 0xcb, 0xcb, 0xcb,
                                   0xcb, 'a',  'b',  0x01, 0x03, 0x03, 'c'};
  ir_root(f);
  add_external(f, "bool", (varve_resource){.kind = VARVE_RESOURCE_BOOL, .bool_value = true});
  add_external(f, "blob", (varve_resource){.alignment = 8, .data = VARVE_SLICE("ab")});
  add_external(f, "string",
               (varve_resource){.kind = VARVE_RESOURCE_STRING, .data = VARVE_SLICE("builtin")});
  add_external(f, "loose", (varve_resource){.alignment = 0, .data = VARVE_SLICE("c")});
  for (size_t i = 0; i < VARVE_COUNT_OF(producers); i++) {
    varve_slice producer = varve_slice_of(producers[i]);
    write_module(f, &w, (varve_bytecode_write_options){.version = 6, .producer = producer});
    varve_slice data = find_section(&w, VARVE_SECTION_RESOURCE);
    assert_int_equal((data.data - w.bytes.data) % 8, 0);
    assert_int_equal(data.size, sizeof values);
    assert_memory_equal(data.data, values, sizeof values);
    varve_buffer_release(&w.bytes);
  }
}

static void resources_can_be_elided(void **state) {
  ir_fixture *f = *state;
  written w;
  static const uint8_t table[] = {0x03, 0x05, 0x03, 0x07, 0x01, 0x02};
  ir_root(f);
  add_external(f, "k", (varve_resource){.kind = VARVE_RESOURCE_STRING, .data = VARVE_SLICE("v")});
  write_module(f, &w, (varve_bytecode_write_options){.version = 6, .elide_resource_data = true});
  assert_memory_equal(find_section(&w, VARVE_SECTION_RESOURCE_OFFSET).data, table, sizeof table);
  assert_int_equal(find_section(&w, VARVE_SECTION_RESOURCE).size, 0);
  varve_buffer_release(&w.bytes);
  add_external(f, "odd", (varve_resource){.alignment = 3, .data = VARVE_SLICE("v")});
  check_refused(f, 6, VARVE_STATUS_INVALID,
                "the alignment of resource 'odd' is not a power of two below 2^32");
}

enum { DEEP = 100000 };

/* Each level is a section inside a section, so all sizes around it include the innermost
 * header. */
static void depth_needs_no_stack(void **state) {
  ir_fixture *f = *state;
  written w;
  varve_block *block = ir_root(f);
  for (int i = 0; i < DEEP; i++) {
    varve_block *outer = block;
    ir_append(outer, ir_nest(f, "t.op", &block));
  }
  write_module(f, &w, (varve_bytecode_write_options){.version = 6});
  varve_slice data = find_section(&w, VARVE_SECTION_IR);
  size_t levels = 0;
  enum { MODULE_SIZE = 6, LEVEL_SIZE = 7, EMPTY_SIZE = 3 }; /* the bytes before a section */
  for (; data.size > EMPTY_SIZE; levels++) {
    uint8_t id;
    size_t place = levels == 0 ? MODULE_SIZE : LEVEL_SIZE;
    data = next_section(data, &place, &id);
    assert_int_equal(id, VARVE_SECTION_IR);
  }
  assert_int_equal(levels, DEEP + 1);
  varve_buffer_release(&w.bytes);
}

/* Builds an example of everything that the writer allocates for. */
static void build_much(ir_fixture *f) {
  varve_block *body, *top = ir_root(f);
  varve_value *value = varve_operation_result(ir_append(top, ir_define(f)), 0);
  varve_operation *users[] = {ir_append(top, ir_use(f, value)), ir_append(top, ir_use(f, value))};
  varve_use *uses[] = {users[0]->operands, users[1]->operands};
  varve_value_set_use_order(value, uses, 2);
  varve_operation *op = ir_append(top, ir_nest(f, "t.nest", &body));
  const varve_entity *properties = ir_dictionary(f, "p", f->context->unit);
  const varve_entity *dictionary = ir_dictionary(f, "d", ir_string(f, "text"));
  assert_status(varve_operation_set_attributes(f->module, op, dictionary, properties), OK);
  ir_append(body, ir_define(f));
  varve_resource resource = {.group = ir_string(f, "g"),
                             .key = ir_string(f, "k"),
                             .has_data = true,
                             .alignment = 8,
                             .data = VARVE_SLICE("data")};
  assert_status(varve_module_add_resource(f->module, &resource, true), OK);
  resource.kind = VARVE_RESOURCE_STRING;
  assert_status(varve_module_add_resource(f->module, &resource, true), OK);
}

static void every_failing_allocation_is_handled(void **state) {
  ir_fixture *f = *state;
  written w;
  build_much(f);
  for (uint32_t version = 4; version <= 6; version += 2) {
    varve_bytecode_write_options options = {.version = version, .allow_lossy = version < 5};
    size_t first = f->allocator.calls + 1;
    for (size_t fail = 0;; fail++) {
      size_t live = f->allocator.live;
      f->allocator.fail_at = f->allocator.calls + 1 + fail;
      write_module(f, &w, options);
      varve_buffer_release(&w.bytes);
      f->allocator.fail_at = 0;
      if (w.status == VARVE_STATUS_OK)
        break;
      assert_status(w.status, OUT_OF_MEMORY);
      /* The context keeps the entities that were interned meanwhile. */
      assert_true(f->allocator.live >= live && f->allocator.live - live < 65536);
    }
    assert_true(f->allocator.calls > first + 10);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      numbering_test(an_empty_module),
      numbering_test(block_arguments_of_every_version),
      numbering_test(flags_are_never_guessed),
      numbering_test(bad_options_are_rejected),
      numbering_test(the_previous_contents_of_the_buffer_stay),
      numbering_test(dialect_versions_are_written_back),
      numbering_test(the_test_dialect_has_a_version),
      numbering_test(a_dot_at_the_end_of_a_name_is_rejected),
      numbering_test(resources_are_aligned_in_the_file),
      numbering_test(resources_can_be_elided),
      numbering_test(depth_needs_no_stack),
      numbering_test(every_failing_allocation_is_handled),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
