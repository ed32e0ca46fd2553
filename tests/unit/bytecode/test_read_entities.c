/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/bytecode/read/read_entities.c, src/bytecode/file/read_tables.c and fields.c */
#include "tests/unit/bytecode_fixture.h"

#include <stdio.h>

static void invalid_entries_that_are_never_read_are_accepted(void **state) {
  bytecode_fixture *f = *state;
  bytecode_parts parts = {.attributes = {"0 0f", "0 ff ff", "0'][", "1 01"}, .types = {"0 ff"}};
  const varve_entity *attribute;
  assert_status(bytecode_read_attribute(f, &parts, &attribute), OK);
  assert_ptr_equal(attribute, f->context->unit);
}

static void entries_are_read_once(void **state) {
  bytecode_fixture *f = *state;
  bytecode_parts parts = {.attributes = {"0 01 07 03 03 05", "0 2b 07", "0 2b 07", "0 0f"}};
  const varve_entity *array;
  assert_status(bytecode_read_attribute(f, &parts, &array), OK);
  assert_ptr_equal(array->children[0], array->children[1]);
  assert_ptr_not_equal(array->children[0], array->children[2]);
}

static void bad_entries_are_reported(void **state) {
  bytecode_fixture *f = *state;
  static const struct {
    bytecode_parts parts;
    varve_status status;
    const char *message;
  } cases[] = {
      {{.attributes = {"0 01 03 01"}},
       VARVE_STATUS_CORRUPT,
       "attribute #0: it contains itself through attribute #0"},
      {{.attributes = {"0 0d 01"}, .types = {"0 1f 03 03", "0 1f 03 01"}},
       VARVE_STATUS_CORRUPT,
       "type #1: it contains itself through type #0"},
      {{.attributes = {"0 01 03 03", "0 01 05 05 01", "0 0f"}},
       VARVE_STATUS_CORRUPT,
       "attribute #1: it contains itself through attribute #0"},
      {{.attributes = {"0 01 03 03", "0 0f 00"}},
       VARVE_STATUS_CORRUPT,
       "attribute #1: 1 unexpected bytes after unit attribute"},
      {{.attributes = {"3 01"}},
       VARVE_STATUS_UNSUPPORTED,
       "attribute #0: the encoding of dialect 't' is unknown"},
      {{.attributes = {"1 01"}},
       VARVE_STATUS_UNSUPPORTED,
       "attribute #0: the encoding of dialect 'quant' is unknown"},
      {{.attributes = {"0 0d 01"}, .types = {"2 01"}},
       VARVE_STATUS_UNSUPPORTED,
       "type #0: the encoding of dialect 'llvm' is unknown"},
      {{.attributes = {"0 81"}},
       VARVE_STATUS_CORRUPT,
       "attribute #0: unknown code 64 of dialect 'builtin'"},
      {{.attributes = {"0 05"}},
       VARVE_STATUS_TRUNCATED,
       "attribute #0: input ends inside string index"},
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(cases); i++) {
    const varve_entity *attribute;
    char message[256];
    assert_int_equal(bytecode_read_attribute(f, &cases[i].parts, &attribute), cases[i].status);
    snprintf(message, sizeof message, "attribute and type section: %s", cases[i].message);
    assert_string_equal(f->message, message);
  }
}

static void text_is_the_whole_entry(void **state) {
  bytecode_fixture *f = *state;
  const varve_entity *attribute;
  bytecode_parts blanks = {.attributes = {"0' 7 : i8  "}};
  assert_status(bytecode_read_attribute(f, &blanks, &attribute), OK);
  assert_string_equal(bytecode_print_entity(f, attribute), "7 : i8");
  static const char *const cases[] = {"0'7 : i8 x", "0'", "0'affine_map<(d0"};
  for (size_t i = 0; i < VARVE_COUNT_OF(cases); i++) {
    bytecode_parts parts = {.attributes = {cases[i]}};
    assert_status(bytecode_read_attribute(f, &parts, &attribute), CORRUPT);
    assert_non_null(strstr(f->message, "attribute and type section: attribute #0: in its text: "));
  }
}

static void deep_entries_fail_only_at_the_limit(void **state) {
  bytecode_fixture *f = *state;
  enum { COUNT = PART_LIMIT - 4 };
  char entries[COUNT][16];
  bytecode_parts parts = {.attributes = {NULL}};
  const varve_entity *attribute;
  for (int i = 0; i < COUNT; i++) {
    snprintf(entries[i], sizeof entries[i], "0 01 03 %02x", 2 * (i + 1) + 1);
    parts.attributes[i] = i + 1 == COUNT ? "0 0f" : entries[i];
  }
  f->context->limits.max_depth = COUNT - 1;
  assert_status(bytecode_read_attribute(f, &parts, &attribute), LIMIT_EXCEEDED);
  assert_string_equal(f->message, "attribute and type section: attribute #0: this array attribute "
                                  "nests deeper than the limit of 43 (--max-depth)");
  f->context->limits.max_depth = 1000;
  assert_status(bytecode_read_attribute(f, &parts, &attribute), OK);
  assert_int_equal(attribute->depth, COUNT);
}

static void bad_offsets_are_reported(void **state) {
  bytecode_fixture *f = *state;
  static const struct {
    const char *section;
    const char *message;
  } cases[] = {
      {"01", "input ends inside type count"},
      {"05 07 01 03 09", "2 attributes and 3 types exceed the 3 bytes left"},
      {"00ffffffffffffffff 01", "attribute count 18446744073709551615 exceeds the 1 bytes left"},
      {"05 01 03 05 13 0b", "dialect index of a group 1 is out of range: there are 1"},
      {"05 01 01 07 13 0b 0b", "a group of 3 entries, but only 2 are left"},
      {"05 01 01 05 13 0f", "entry of 3 bytes exceeds the 2 left"},
      {"05 01 01 05 13 0b 01", "1 unexpected bytes after the last entry"},
      {"05 01 01 03 13", "input ends inside dialect index of a group"},
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(cases); i++) {
    char message[256];
    bytecode_put_header(f, 6, NULL);
    bytecode_put_hex(&f->file, "010d 03 01 03 01 03 07  020d 17 03 03 03 05 05"
                               "0417 05 01 50 01 01 07 04 07 03 01 01"
                               "0035 07 0f 0f 11 6275696c74696e00 6d6f64756c6500 612e6d6c697200"
                               "0809 03 05 01 01");
    bytecode_put_hex_section(f, VARVE_SECTION_ENTITY_OFFSET, cases[i].section);
    varve_status status = bytecode_read(f, varve_buffer_slice(&f->file.bytes));
    assert_true(status == VARVE_STATUS_CORRUPT || status == VARVE_STATUS_TRUNCATED);
    snprintf(message, sizeof message, "attribute and type offset section: %s", cases[i].message);
    assert_string_equal(f->message, message);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      bytecode_test(invalid_entries_that_are_never_read_are_accepted),
      bytecode_test(entries_are_read_once),
      bytecode_test(bad_entries_are_reported),
      bytecode_test(text_is_the_whole_entry),
      bytecode_test(deep_entries_fail_only_at_the_limit),
      bytecode_test(bad_offsets_are_reported),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
