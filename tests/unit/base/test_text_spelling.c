/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/base/text_spelling.c */
#include "tests/unit/unit.h"

#include "base/text_spelling.h"

static void bare_identifiers(void **state) {
  (void)state;
  const char *good[] = {"a", "_", "a.b", "a$b", "x9", "_0", "Az_$.9", "a."};
  const char *bad[] = {"", "9", "a-b", ".a", "$a", "a b", "\xC3\xA4", "a\"", "-a", "a\n"};
  for (size_t i = 0; i < VARVE_COUNT_OF(good); i++)
    assert_true(varve_is_bare_identifier(varve_slice_of(good[i])));
  for (size_t i = 0; i < VARVE_COUNT_OF(bad); i++)
    assert_false(varve_is_bare_identifier(varve_slice_of(bad[i])));
  assert_false(varve_is_bare_identifier(VARVE_SLICE("a\0")));
}

static void suffix_identifiers(void **state) {
  (void)state;
  const char *good[] = {"a", "a-b", "0", "0123", "_-", "a.b$c-9"};
  const char *bad[] = {"", "-a", "0a", "12-3", "a b", ".a"};
  for (size_t i = 0; i < VARVE_COUNT_OF(good); i++)
    assert_true(varve_is_suffix_identifier(varve_slice_of(good[i])));
  for (size_t i = 0; i < VARVE_COUNT_OF(bad); i++)
    assert_false(varve_is_suffix_identifier(varve_slice_of(bad[i])));
}

static void strings_escape_as_llvm_does(void **state) {
  (void)state;
  varve_memory memory;
  varve_buffer out;
  varve_memory_init(&memory, NULL, 0);
  varve_buffer_init(&out, &memory);
  assert_status(varve_print_escaped(&out, VARVE_SLICE("a \"b\" \\ \n\t\0\x7F~\xC3\xA4!")), OK);
  assert_slice(varve_buffer_slice(&out), "a \\22b\\22 \\\\ \\0A\\09\\00\\7F~\\C3\\A4!");
  varve_buffer_release(&out);
}

static void every_byte_survives_escaping(void **state) {
  (void)state;
  char bytes[256];
  test_allocator allocator;
  varve_memory memory = test_memory(&allocator, 0);
  varve_buffer escaped, back;
  varve_buffer_init(&escaped, &memory);
  varve_buffer_init(&back, &memory);
  for (size_t i = 0; i < sizeof bytes; i++)
    bytes[i] = (char)i;
  assert_status(varve_print_escaped(&escaped, varve_slice_make(bytes, sizeof bytes)), OK);
  assert_status(varve_unescape(&back, varve_buffer_slice(&escaped)), OK);
  assert_int_equal(back.size, sizeof bytes);
  assert_memory_equal(back.data, bytes, sizeof bytes);
  varve_buffer_release(&escaped);
  varve_buffer_release(&back);
  assert_int_equal(allocator.live, 0);
}

static void escapes_of_the_lexer_are_read(void **state) {
  (void)state;
  varve_memory memory;
  varve_buffer out;
  varve_memory_init(&memory, NULL, 0);
  varve_buffer_init(&out, &memory);
  assert_status(varve_unescape(&out, VARVE_SLICE("\\n\\t\\\"\\\\\\0a\\fFz\\\\41")), OK);
  assert_slice(varve_buffer_slice(&out), "\n\t\"\\\n\xFFz\\41");
  out.size = 0;
  assert_status(varve_unescape(&out, VARVE_SLICE("end\\")), OK);
  assert_slice(varve_buffer_slice(&out), "end\\");
  varve_buffer_release(&out);
}

static void hex_is_upper_case(void **state) {
  (void)state;
  varve_memory memory;
  varve_buffer out;
  unsigned value;
  varve_memory_init(&memory, NULL, 0);
  varve_buffer_init(&out, &memory);
  assert_status(varve_print_hex(&out, VARVE_SLICE("\x00\xAF\x19")), OK);
  assert_slice(varve_buffer_slice(&out), "00AF19");
  varve_buffer_release(&out);
  assert_true(varve_parse_hex_digit('f', &value) && value == 15);
  assert_true(varve_parse_hex_digit('A', &value) && value == 10);
  assert_true(varve_parse_hex_digit('9', &value) && value == 9);
  assert_false(varve_parse_hex_digit('g', &value));
  assert_false(varve_parse_hex_digit('/', &value));
  assert_false(varve_parse_hex_digit('\xFF', &value));
}

static void out_of_memory_is_reported(void **state) {
  (void)state;
  test_allocator allocator;
  varve_memory memory = test_memory(&allocator, 1);
  varve_buffer out;
  varve_buffer_init(&out, &memory);
  assert_status(varve_print_escaped(&out, VARVE_SLICE("a\n")), OUT_OF_MEMORY);
  assert_status(varve_unescape(&out, VARVE_SLICE("a")), OUT_OF_MEMORY);
  assert_status(varve_print_hex(&out, VARVE_SLICE("a")), OUT_OF_MEMORY);
  varve_buffer_release(&out);
  assert_int_equal(allocator.live, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(bare_identifiers),
      cmocka_unit_test(suffix_identifiers),
      cmocka_unit_test(strings_escape_as_llvm_does),
      cmocka_unit_test(every_byte_survives_escaping),
      cmocka_unit_test(escapes_of_the_lexer_are_read),
      cmocka_unit_test(hex_is_upper_case),
      cmocka_unit_test(out_of_memory_is_reported),
  };
  return cmocka_run_group_tests_name("text_spelling", tests, NULL, NULL);
}
