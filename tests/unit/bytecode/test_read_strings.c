/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/bytecode/file/read_tables.c */
#include "tests/unit/bytecode_fixture.h"

#include "bytecode/file/file.h"

typedef struct strings_fixture {
  bytecode_fixture *f;
  varve_reporter reporter;
  varve_bytecode_file file;
} strings_fixture;

static varve_status read_strings(strings_fixture *s, bytecode_fixture *f, const char *hex) {
  varve_cursor cursor = {.hook = NULL};
  *s = (strings_fixture){.f = f, .reporter = {.sink = {bytecode_record_error, f}}};
  f->file.bytes.size = 0;
  bytecode_put_hex(&f->file, hex);
  varve_file_init(&s->file, &f->context->memory, varve_buffer_slice(&f->file.bytes), &s->reporter);
  varve_byte_reader_init(&cursor.bytes, s->file.bytes, 0, &s->reporter, "string section");
  return varve_file_read_strings(&s->file, &cursor);
}

static void sizes_are_stored_in_reverse_order(void **state) {
  strings_fixture s;
  assert_status(read_strings(&s, *state, "07 03 05 07  61626300  6400  00"), CORRUPT);
  varve_file_release(&s.file);
  assert_status(read_strings(&s, *state, "07 03 05 09  61626300 6400 00"), OK);
  assert_int_equal(s.file.strings.count, 3);
  assert_slice(varve_file_string(&s.file, 0), "abc");
  assert_slice(varve_file_string(&s.file, 1), "d");
  assert_slice(varve_file_string(&s.file, 2), "");
  varve_file_release(&s.file);
}

static void strings_hold_any_bytes(void **state) {
  strings_fixture s;
  assert_status(read_strings(&s, *state, "05 03 09  61006200  7a"), OK);
  assert_slice(varve_file_string(&s.file, 0), "a\0b");
  /* The reader does not check the byte that ends a string. */
  assert_slice(varve_file_string(&s.file, 1), "");
  varve_file_release(&s.file);
  assert_status(read_strings(&s, *state, "01"), OK);
  assert_int_equal(s.file.strings.count, 0);
  varve_file_release(&s.file);
}

static void bad_sizes_are_reported(void **state) {
  static const struct {
    const char *hex;
    const char *message;
  } cases[] = {
      {"", "string section: input ends inside string count"},
      {"05 03", "string section: string count 2 exceeds the 1 bytes left"},
      {"00 ff ff ff ff ff ff ff ff 03",
       "string section: string count 18446744073709551615 exceeds the 1 bytes left"},
      {"03 01 00", "string section: string #0: size 0 leaves no room for the NUL"},
      {"05 05 07 6100", "string section: string #0: size 3 exceeds the bytes left"},
      {"03 05 61 00 00", "string section: the strings take 2 bytes, but 3 are left"},
      {"05 00 ff ff ff ff ff ff ff ff 05 6100",
       "string section: string #1: size 18446744073709551615 exceeds the bytes left"},
  };
  bytecode_fixture *f = *state;
  for (size_t i = 0; i < VARVE_COUNT_OF(cases); i++) {
    strings_fixture s;
    varve_status status = read_strings(&s, f, cases[i].hex);
    assert_true(status == VARVE_STATUS_CORRUPT || status == VARVE_STATUS_TRUNCATED);
    assert_string_equal(f->message, cases[i].message);
    varve_file_release(&s.file);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      bytecode_test(sizes_are_stored_in_reverse_order),
      bytecode_test(strings_hold_any_bytes),
      bytecode_test(bad_sizes_are_reported),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
