/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/container/streams/elements.c: encodes and decodes every form and width. */
#include "tests/unit/unit.h"

#include "container/streams/elements.h"

enum { COUNT = 40, MAX_WIDTH = 8 };

/* Writes elements that increase by 3, in little-endian order, for any width. */
static void fill_rising(char *bytes, size_t width, size_t count) {
  for (size_t i = 0; i < count; i++)
    for (size_t b = 0; b < width; b++)
      bytes[i * width + b] = (char)(b >= 8 ? 0 : (uint64_t)(1000 + 3 * i) >> (8 * b) & 0xFF);
}

static void fill_mixed(char *bytes, size_t size) {
  uint32_t state = 1;
  for (size_t i = 0; i < size; i++) {
    state = state * 1664525 + 1013904223;
    bytes[i] = (char)(state >> 24);
  }
}

static void expect_return(varve_slice bytes, size_t width, varve_elements_form form) {
  test_allocator allocator;
  varve_memory memory = test_memory(&allocator, 0);
  varve_buffer arranged, restored;
  varve_buffer_init(&arranged, &memory);
  varve_buffer_init(&restored, &memory);
  assert_status(varve_buffer_append_char(&arranged, 'x'), OK);
  assert_status(varve_elements_arrange(bytes, width, form, &arranged), OK);
  assert_int_equal(arranged.size, bytes.size + 1);
  assert_int_equal(arranged.data[0], 'x');
  varve_slice rest = varve_slice_make(arranged.data + 1, bytes.size);
  assert_status(varve_elements_restore(rest, width, form, &restored), OK);
  assert_int_equal(restored.size, bytes.size);
  if (bytes.size != 0)
    assert_memory_equal(restored.data, bytes.data, bytes.size);
  varve_buffer_release(&arranged);
  varve_buffer_release(&restored);
  assert_int_equal(allocator.live, 0);
}

static void every_form_and_width_round_trips(void **state) {
  (void)state;
  char bytes[COUNT * MAX_WIDTH];
  for (size_t width = 1; width <= MAX_WIDTH; width++)
    for (size_t count = 0; count <= COUNT; count++)
      for (int form = 0; form < VARVE_ELEMENTS_FORM_COUNT; form++) {
        fill_rising(bytes, width, count);
        expect_return(varve_slice_make(bytes, count * width), width, (varve_elements_form)form);
        fill_mixed(bytes, count * width);
        expect_return(varve_slice_make(bytes, count * width), width, (varve_elements_form)form);
        memset(bytes, 0xFF, count * width);
        expect_return(varve_slice_make(bytes, count * width), width, (varve_elements_form)form);
      }
}

static void assert_arranged(const char *bytes, size_t size, varve_elements_form form,
                            const char *expected) {
  test_allocator allocator;
  varve_memory memory = test_memory(&allocator, 0);
  varve_buffer out;
  varve_buffer_init(&out, &memory);
  assert_status(varve_elements_arrange(varve_slice_make(bytes, size), 2, form, &out), OK);
  assert_int_equal(out.size, size);
  assert_memory_equal(out.data, expected, size);
  varve_buffer_release(&out);
}

static void planes_put_first_bytes_first(void **state) {
  (void)state;
  assert_arranged("\1\2\3\4\5\6", 6, VARVE_ELEMENTS_PLANES, "\1\3\5\2\4\6");
}

static void differences_borrow_between_planes(void **state) {
  (void)state;
  /* 0x0100, 0x00FF, 0x0200: differences 0x0100, 0xFFFF, 0x0101. */
  assert_arranged("\0\1\xFF\0\0\2", 6, VARVE_ELEMENTS_DIFFERENCES, "\0\xFF\1\1\xFF\1");
}

static void rising_numbers_are_differences(void **state) {
  (void)state;
  char bytes[COUNT * MAX_WIDTH];
  for (size_t width = 2; width <= MAX_WIDTH; width++) {
    fill_rising(bytes, width, COUNT);
    assert_int_equal(varve_elements_choose(varve_slice_make(bytes, COUNT * width), width),
                     VARVE_ELEMENTS_DIFFERENCES);
  }
}

static void elements_that_do_not_shrink_are_plain(void **state) {
  (void)state;
  char bytes[COUNT * 16];
  fill_rising(bytes, 16, COUNT);
  assert_int_equal(varve_elements_choose(varve_slice_make(bytes, sizeof(bytes)), 16),
                   VARVE_ELEMENTS_PLAIN);
  assert_int_equal(varve_elements_choose(varve_slice_make(bytes, 40), 1), VARVE_ELEMENTS_PLAIN);
  assert_int_equal(varve_elements_choose(varve_slice_make(bytes, 41), 2), VARVE_ELEMENTS_PLAIN);
  assert_int_equal(varve_elements_choose(varve_slice_make(bytes, 8), 4), VARVE_ELEMENTS_PLAIN);
  assert_int_equal(varve_elements_choose(varve_slice_make(bytes, 8), 0), VARVE_ELEMENTS_PLAIN);
  fill_mixed(bytes, sizeof(bytes));
  assert_int_equal(varve_elements_choose(varve_slice_make(bytes, sizeof(bytes)), 4),
                   VARVE_ELEMENTS_PLAIN);
}

static void an_impossible_width_is_rejected(void **state) {
  (void)state;
  static const size_t widths[] = {0, 9, 16, 5};
  test_allocator allocator;
  varve_memory memory = test_memory(&allocator, 0);
  varve_buffer out;
  varve_buffer_init(&out, &memory);
  for (size_t i = 0; i < VARVE_COUNT_OF(widths); i++) {
    varve_slice bytes = varve_slice_make("0123456789abcdef", 16);
    assert_status(varve_elements_restore(bytes, widths[i], VARVE_ELEMENTS_PLANES, &out), CORRUPT);
    assert_int_equal(out.size, 0);
  }
  varve_buffer_release(&out);
}

static void no_memory_is_reported(void **state) {
  (void)state;
  for (int form = 0; form < VARVE_ELEMENTS_FORM_COUNT; form++) {
    test_allocator allocator;
    varve_memory memory = test_memory(&allocator, 1);
    varve_buffer out;
    varve_buffer_init(&out, &memory);
    varve_slice bytes = varve_slice_make("01234567", 8);
    assert_status(varve_elements_arrange(bytes, 2, (varve_elements_form)form, &out), OUT_OF_MEMORY);
    assert_status(varve_elements_restore(bytes, 2, (varve_elements_form)form, &out), OUT_OF_MEMORY);
    varve_buffer_release(&out);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_form_and_width_round_trips),
      cmocka_unit_test(planes_put_first_bytes_first),
      cmocka_unit_test(differences_borrow_between_planes),
      cmocka_unit_test(rising_numbers_are_differences),
      cmocka_unit_test(elements_that_do_not_shrink_are_plain),
      cmocka_unit_test(an_impossible_width_is_rejected),
      cmocka_unit_test(no_memory_is_reported),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
