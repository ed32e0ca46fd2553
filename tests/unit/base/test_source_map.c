/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/base/source_map.c */
#include "tests/unit/unit.h"

#include "base/source_map.h"

/* The definition, read off byte by byte. */
static void count_places(varve_slice text, size_t offset, uint32_t *line, uint32_t *column) {
  *line = 1;
  *column = 1;
  for (size_t i = 0; i < offset; i++) {
    *line += text.data[i] == '\n' ? 1 : 0;
    *column = text.data[i] == '\n' ? 1 : *column + 1;
  }
}

static void check_all_offsets(varve_slice text) {
  test_allocator allocator;
  varve_memory memory = test_memory(&allocator, 0);
  varve_source_map forward, backward;
  varve_source_map_init(&forward, &memory, text);
  varve_source_map_init(&backward, &memory, text);
  for (size_t i = 0; i <= text.size; i++) {
    uint32_t line, column, expected_line, expected_column;
    count_places(text, i, &expected_line, &expected_column);
    assert_status(varve_source_map_find(&forward, i, &line, &column), OK);
    assert_int_equal(line, expected_line);
    assert_int_equal(column, expected_column);
    size_t j = text.size - i;
    count_places(text, j, &expected_line, &expected_column);
    assert_status(varve_source_map_find(&backward, j, &line, &column), OK);
    assert_int_equal(line, expected_line);
    assert_int_equal(column, expected_column);
  }
  varve_source_map_release(&forward);
  varve_source_map_release(&backward);
  assert_int_equal(allocator.live, 0);
}

static void positions_count_from_one(void **state) {
  (void)state;
  check_all_offsets(VARVE_SLICE("first\nsecond\n\nfourth"));
  check_all_offsets(VARVE_SLICE("\n\n\n"));
  check_all_offsets(VARVE_SLICE("no end"));
  check_all_offsets(VARVE_SLICE(""));
  check_all_offsets((varve_slice){NULL, 0});
}

static void carriage_returns_start_neither_lines_nor_columns(void **state) {
  (void)state;
  check_all_offsets(VARVE_SLICE("dos\r\nends\r\n\r\nhere\r\n"));
  check_all_offsets(VARVE_SLICE("old\rmac\rends\r"));
  check_all_offsets(VARVE_SLICE("a\rb\r\nc\r\r\nd\n\r\ne"));
}

static void random_texts_match_the_definition(void **state) {
  (void)state;
  char text[200];
  uint32_t random = 1;
  for (int round = 0; round < 50; round++) {
    for (size_t i = 0; i < sizeof text; i++) {
      random = random * 1664525 + 1013904223;
      text[i] = "ab\n\rcdef"[random >> 16 & 7];
    }
    check_all_offsets(varve_slice_make(text, sizeof text));
  }
}

static void an_offset_beyond_the_end_is_the_end(void **state) {
  (void)state;
  varve_memory memory;
  varve_source_map map;
  uint32_t line, column;
  varve_memory_init(&memory, NULL, 0);
  varve_source_map_init(&map, &memory, VARVE_SLICE("a\nbc"));
  assert_status(varve_source_map_find(&map, SIZE_MAX, &line, &column), OK);
  assert_int_equal(line, 2);
  assert_int_equal(column, 3);
  varve_source_map_release(&map);
}

static void lines_are_returned_without_their_ends(void **state) {
  (void)state;
  varve_memory memory;
  varve_source_map map;
  varve_memory_init(&memory, NULL, 0);
  varve_source_map_init(&map, &memory, VARVE_SLICE("one\r\n\nthree\nfour"));
  assert_slice(varve_source_map_line(&map, 3), "three");
  assert_slice(varve_source_map_line(&map, 1), "one");
  assert_slice(varve_source_map_line(&map, 2), "");
  assert_slice(varve_source_map_line(&map, 4), "four");
  assert_int_equal(varve_source_map_line(&map, 0).size, 0);
  assert_int_equal(varve_source_map_line(&map, 5).size, 0);
  varve_source_map_release(&map);
}

static void out_of_memory_is_reported_and_can_be_retried(void **state) {
  (void)state;
  for (size_t fail_at = 1; fail_at < 6; fail_at++) {
    test_allocator allocator;
    varve_memory memory = test_memory(&allocator, fail_at);
    varve_source_map map;
    uint32_t line, column;
    varve_source_map_init(&map, &memory, VARVE_SLICE("\r\r\n\r\n1\n2\n3\n4\r\n5\n6\n7\n8\r9\n10"));
    varve_status status = varve_source_map_find(&map, SIZE_MAX, &line, &column);
    assert_true(status == VARVE_STATUS_OK || status == VARVE_STATUS_OUT_OF_MEMORY);
    allocator.fail_at = 0;
    assert_status(varve_source_map_find(&map, SIZE_MAX, &line, &column), OK);
    assert_int_equal(line, 11);
    assert_int_equal(column, 3);
    assert_status(varve_source_map_find(&map, 1, &line, &column), OK);
    assert_int_equal(column, 2);
    varve_source_map_release(&map);
    assert_int_equal(allocator.live, 0);
  }
}

static void part_of_a_file_counts_from_its_place(void **state) {
  (void)state;
  varve_memory memory;
  varve_memory_init(&memory, NULL, 0);
  varve_source_map map;
  uint32_t line, column;
  varve_source_map_init(&map, &memory, VARVE_SLICE("ab\ncd"));
  map.lines_before = 6;
  map.columns_before = 8;
  assert_int_equal(varve_source_map_find(&map, 1, &line, &column), VARVE_STATUS_OK);
  assert_int_equal(line, 7);
  assert_int_equal(column, 10);
  assert_int_equal(varve_source_map_find(&map, 4, &line, &column), VARVE_STATUS_OK);
  assert_int_equal(line, 8);
  assert_int_equal(column, 2);
  assert_true(varve_slice_equal(varve_source_map_line(&map, 8), VARVE_SLICE("cd")));
  assert_int_equal(varve_source_map_line(&map, 6).size, 0);
  varve_source_map_release(&map);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(part_of_a_file_counts_from_its_place),
      cmocka_unit_test(positions_count_from_one),
      cmocka_unit_test(carriage_returns_start_neither_lines_nor_columns),
      cmocka_unit_test(random_texts_match_the_definition),
      cmocka_unit_test(an_offset_beyond_the_end_is_the_end),
      cmocka_unit_test(lines_are_returned_without_their_ends),
      cmocka_unit_test(out_of_memory_is_reported_and_can_be_retried),
  };
  return cmocka_run_group_tests_name("source_map", tests, NULL, NULL);
}
