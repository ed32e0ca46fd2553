/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/bytecode/module/read_ir.c and walk_ir.c */
#include "tests/unit/bytecode_fixture.h"

#include <stdio.h>

/* Operation t.op is 0, types i32 and f32 are 0 and 1, attributes loc(unknown), loc("t") and {} are
 * 0, 1 and 2. */
static bytecode_parts file_with(unsigned version, const char *ir) {
  static const char *const dialects[] = {"05 01 03  03 03 05", "05 01 05  03 03 05",
                                         "05 01 05 03  03 03 05", "05 01 05 03  03 03 09"};
  return (bytecode_parts){.version = version,
                          .strings = {"builtin", "t", "op"},
                          .dialects = dialects[version < 1   ? 0
                                               : version < 4 ? 1
                                               : version < 5 ? 2
                                                             : 3],
                          .attributes = {"0 1f", "0 1d 07 01", "0 03 01", "0 05 03"},
                          .types = {"0 01 02 02", "0 0b"},
                          .ir = ir};
}

typedef struct ir_case {
  unsigned version;
  const char *ir;
  const char *text;
} ir_case;

static const ir_case good[] = {
    /* A forward reference; the values of a nested region are numbered after those around it. */
    {6,
     "05 01 10 01 05  03 07  0b 03 01 00"
     "  01 06 01 03 01 03 05"
     "  01 16 01 03 01 05 01 03 05  03 03  07 03 05 00  01 04 01 07 07 01 05",
     "\"t.op\"() ({\n"
     "^bb0(%arg0: i32):\n"
     "  %0 = \"t.op\"(%1) : (i32) -> i32\n"
     "  %1 = \"t.op\"(%arg0, %0) ({\n"
     "  ^bb0(%arg1: f32):\n"
     "    \"t.op\"(%arg1, %arg0, %1) : (f32, i32, i32) -> ()\n"
     "  }) : (i32, i32) -> i32\n"
     "}) : () -> ()"},
    /* The values of an isolated operation are numbered from 0; then the outer numbers continue. */
    {6,
     "05 01 10 01 05  03 05  0d"
     "  01 02 01 03 01"
     "  01 10 01 07 04 1b  03 03  09  01 02 01 03 03  01 04 01 03 01"
     "  01 06 01 03 01 03 01",
     "\"t.op\"() ({\n"
     "  %0 = \"t.op\"() : () -> i32\n"
     "  \"t.op\"() ({\n"
     "    %2 = \"t.op\"() : () -> f32\n"
     "    \"t.op\"(%2) : (f32) -> ()\n"
     "  }) : () -> ()\n"
     "  %1 = \"t.op\"(%0) : (i32) -> i32\n"
     "}) : () -> ()"},
    {1,
     "05 01 10 01 05  03 05  0d"
     "  01 02 01 03 01"
     "  01 10 01 07  03 03  09  01 02 01 03 03  01 04 01 03 01"
     "  01 06 01 03 01 03 01",
     "\"t.op\"() ({\n"
     "  %0 = \"t.op\"() : () -> i32\n"
     "  \"t.op\"() ({\n"
     "    %2 = \"t.op\"() : () -> f32\n"
     "    \"t.op\"(%2) : (f32) -> ()\n"
     "  }) : () -> ()\n"
     "  %1 = \"t.op\"(%0) : (i32) -> i32\n"
     "}) : () -> ()"},
    /* Blocks, arguments in each of the three forms, successors. */
    {2, "05 01 10 01 05  05 05  05 01 08 01 05 03 01  07 05  01 01  03 03  01 04 01 05 01 03",
     "\"t.op\"() ({\n"
     "  \"t.op\"()[^bb1, ^bb0] : () -> ()\n"
     "^bb1(%0: i32, %1: f32):  // pred: ^bb0\n"
     "  \"t.op\"(%0, %1) : (i32, f32) -> ()\n"
     "}) : () -> ()"},
    {3, "05 01 10 01 05  05 05  05 01 08 01 05 03 01  07 05  01 01  03 03  00  01 04 01 05 01 03",
     NULL},
    {4, "05 01 10 01 05  05 05  05 01 08 01 05 03 01  07 05  01  07 03  00  01 04 01 05 01 03",
     NULL},
    /* Mask bits for empty lists, the unused bit, an empty dictionary, an empty region, no
     * operands. */
    {6, "05 01 9f 01 05 01 01 01 09 01 03 01 01", "\"t.op\"() ({\n}, {\n^bb0:\n}) : () -> ()"},
    /* A region with value count 0, one with a count that is too large, hasArgs without
     * arguments. */
    {6, "05 01 10 01 05 03 01 05 01 02 01 03 01",
     "\"t.op\"() ({\n  %0 = \"t.op\"() : () -> i32\n}) : () -> ()"},
    {6, "05 01 10 01 05 03 07 07 01 00 01 02 01 03 01",
     "\"t.op\"() ({\n  %0 = \"t.op\"() : () -> i32\n}) : () -> ()"},
    /* Bytes after the block of the nested section and of the section. */
    {6, "05 01 10 01 07 04 07 01 22 33 44", "\"t.op\"() ({\n}) : () -> ()"},
    /* Versions without a properties bit ignore use-list orders. */
    {2, "05 01 22 01 03 01", "%0 = \"t.op\"() : () -> i32"},
};

static void operations_are_read_as_stored(void **state) {
  bytecode_fixture *f = *state;
  const char *expected = NULL;
  for (size_t i = 0; i < VARVE_COUNT_OF(good); i++) {
    bytecode_parts parts = file_with(good[i].version, good[i].ir);
    if (good[i].text != NULL)
      expected = good[i].text;
    (void)bytecode_read_parts(f, &parts);
    assert_string_equal(f->message, "");
    assert_string_equal(bytecode_print(f), expected);
  }
}

static void argument_locations(void **state) {
  bytecode_fixture *f = *state;
  bytecode_parts parts = file_with(4, good[5].ir);
  assert_status(bytecode_read_parts(f, &parts), OK);
  const varve_block *block = varve_operation_region(f->module->root, 0)->last;
  assert_ptr_equal(block->arguments[0]->location, f->context->unknown_location);
  assert_int_equal(block->arguments[1]->location->kind, VARVE_KIND_NAME_LOCATION);
}

static void uses_are_in_the_order_of_references(void **state) {
  bytecode_fixture *f = *state;
  bytecode_parts parts = file_with(6, good[0].ir);
  assert_status(bytecode_read_parts(f, &parts), OK);
  const varve_block *block = varve_operation_region(f->module->root, 0)->first;
  const varve_value *forward = varve_operation_result(block->last, 0);
  assert_int_equal(varve_value_use_count(forward), 2);
  assert_ptr_equal(varve_operation_parent(forward->first_use->owner), block->last);
  assert_ptr_equal(forward->first_use->next->owner, block->first);
}

static void no_operation_is_an_empty_module(void **state) {
  bytecode_fixture *f = *state;
  bytecode_parts parts = file_with(6, "01");
  assert_status(bytecode_read_parts(f, &parts), OK);
  assert_string_equal(bytecode_print(f), "\"builtin.module\"() ({\n^bb0:\n}) : () -> ()");
}

static void bad_ir_is_reported(void **state) {
  bytecode_fixture *f = *state;
  static const struct {
    unsigned version;
    const char *ir;
    const char *message;
  } cases[] = {
      {6, "", "input ends inside operation count"},
      {6, "09 01 00 01 01 00 01",
       "operation #1: a second top-level operation, 't.op' after 't.op'"},
      {6, "ff", "the block of top-level operations has arguments"},
      {6, "f9 01 00 01", "operation count 62 exceeds the 3 bytes left"},
      {6, "05 03 00 01", "operation #0: operation name index 1 is out of range: there are 1"},
      {6, "05 01 00 09", "operation #0: location index 4 is out of range: there are 4"},
      {6, "05 01 00 05",
       "operation #0: attribute #2 (dictionary attribute) occurs where a location is required"},
      {6, "05 01 01 01 01",
       "operation #0: attribute #0 (unknown location) occurs where a dictionary is required"},
      {6, "05 01 40 01 01", "operation #0: properties index 0 is out of range: there are 0"},
      {4, "05 01 40 01 01",
       "operation #0: properties require version 5, but the file has version 4"},
      {6, "05 01 02 01 05 01", "operation #0: result count 2 exceeds the 1 bytes left"},
      {6, "05 01 02 01 03 05", "operation #0: result type index 2 is out of range: there are 2"},
      {6, "05 01 04 01 03 01", "operation #0: operand 0 is out of range: there are 0 values"},
      {6, "05 01 08 01 03 01", "operation #0: successor 0 is out of range: there are 0"},
      {6, "05 01 10 01 05 03 03 05 01 06 01 03 01 03 03",
       "operation #1: operand 1 is out of range: there are 1 values"},
      {6, "05 01 10 01 05 03 05 05 01 06 01 03 01 03 03",
       "operation #1: value 1 is used by 't.op' but never defined"},
      {6, "05 01 10 01 05 03 03 05 01 02 01 05 01 01",
       "operation #1: the region has more values than its value count of 1"},
      {6, "05 01 10 01 c9 01",
       "operation #0: region count 50 is too large for the bytes of the section"},
      {6, "05 01 10 01 05 c9", "operation #0: block count 100 exceeds the 0 bytes left"},
      {6, "05 01 10 01 05 03 c9 01",
       "operation #0: value count 100 is too large for the bytes of the section"},
      /* The values of a nested section are compared with the bytes of that section. */
      {6, "05 01 10 01 07 04 05 03 0b 00 00 00 00 00 00 00 00",
       "operation #0: value count 5 is too large for the bytes of the section"},
      {6, "05 01 10 01 07 00 03 01",
       "operation #0: expected a nested IR section, found string section"},
      {6, "05 01 10 01 07 04 05 01",
       "operation #0: IR section of 2 bytes exceeds the 1 bytes left"},
      {6, "05 01 10 01 07 04 05 03 02 01", "operation #0: input ends inside value count"},
      {6, "05 01 10 01 05 03 01 03 09",
       "operation #0: block argument count 4 exceeds the 0 bytes left"},
      {6, "05 01 10 01 05 03 03 03 03 0d 00",
       "operation #0: block argument type index 3 is out of range: there are 2"},
      {6, "05 01 10 01 05 03 03 03 03 03 05 00",
       "operation #0: attribute #2 (dictionary attribute) occurs where a location is required"},
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(cases); i++) {
    char message[256];
    bytecode_parts parts = file_with(cases[i].version, cases[i].ir);
    varve_status status = bytecode_read_parts(f, &parts);
    assert_true(status == VARVE_STATUS_CORRUPT || status == VARVE_STATUS_TRUNCATED);
    snprintf(message, sizeof message, "IR section: %s", cases[i].message);
    assert_string_equal(f->message, message);
  }
}

/* Nested regions, each with a value count as large as the bytes after it allow. */
static void announced_values_do_not_multiply(void **state) {
  bytecode_fixture *f = *state;
  bytecode_parts parts = file_with(6, NULL);
  char ir[4096] = "";
  for (int i = 0; i < 300; i++)
    snprintf(ir + strlen(ir), sizeof ir - strlen(ir), "05 01 10 01 05 03 7f");
  parts.ir = ir;
  assert_status(bytecode_read_parts(f, &parts), CORRUPT);
  assert_non_null(strstr(f->message, "is too large for the bytes of the section"));
}

/* With VARVE_STRESS, vectors grow by single elements, which takes quadratic time. */
#ifdef VARVE_STRESS
enum { DEPTH = 3000 };
#else
enum { DEPTH = 100000 };
#endif

static void deep_regions_fail_only_at_the_limit(void **state) {
  static const char level[] = {5, 1, 0x10, 1, 5, 3, 1};
  bytecode_fixture *f = *state;
  bytecode_parts parts = file_with(6, "01");
  varve_buffer ir;
  varve_buffer_init(&ir, &f->context->memory);
  for (int i = 0; i < DEPTH; i++)
    assert_status(varve_buffer_append(&ir, varve_slice_make(level, sizeof level)), OK);
  assert_status(varve_buffer_append(&ir, VARVE_SLICE("\x05\x01\0\x01")), OK);
  bytecode_put_header(f, 6, NULL);
  bytecode_put_hex_section(f, VARVE_SECTION_DIALECT, parts.dialects);
  bytecode_put_tables(f, &parts);
  bytecode_put_section(&f->file, VARVE_SECTION_IR, varve_buffer_slice(&ir));
  bytecode_put_strings(f, parts.strings);
  bytecode_put_hex_section(f, VARVE_SECTION_PROPERTIES, "01");
  varve_buffer_release(&ir);
  assert_status(bytecode_read(f, varve_buffer_slice(&f->file.bytes)), LIMIT_EXCEEDED);
  assert_string_equal(f->message,
                      "IR section: operation #1000: regions nest deeper than the limit of 1000 "
                      "(--max-depth)");
  f->context->limits.max_depth = DEPTH;
  assert_status(bytecode_read(f, varve_buffer_slice(&f->file.bytes)), OK);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      bytecode_test(operations_are_read_as_stored),
      bytecode_test(argument_locations),
      bytecode_test(uses_are_in_the_order_of_references),
      bytecode_test(no_operation_is_an_empty_module),
      bytecode_test(bad_ir_is_reported),
      bytecode_test(announced_values_do_not_multiply),
      bytecode_test(deep_regions_fail_only_at_the_limit),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
