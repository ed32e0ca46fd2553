/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/ir/file_place.c: the same nodes as the interner makes. */
#include "tests/unit/ir_fixture.h"

#include "ir/file_place.h"

static const varve_entity *by_interner(varve_context *context, varve_file_place place) {
  const varve_entity *location;
  assert_status(
      varve_file_line_column_get(context, place.file, place.line, place.column, &location), OK);
  return location;
}

static const varve_entity *by_place(varve_context *context, varve_file_place place) {
  const varve_entity *location;
  assert_status(varve_file_place_get(context, place, &location), OK);
  return location;
}

static void it_is_the_node_that_the_interner_makes(void **state) {
  (void)state;
  enum { LINES = 500 };
  varve_context *context;
  varve_file_place place = {.column = 7};
  assert_status(varve_context_make(NULL, &context), OK);
  assert_status(varve_string_get(context, VARVE_SLICE("file.mlir"), &place.file), OK);
  for (place.line = 0; place.line < LINES; place.line++) {
    bool is_interned = place.line % 2 == 0;
    const varve_entity *first =
        is_interned ? by_interner(context, place) : by_place(context, place);
    assert_ptr_equal(first, is_interned ? by_place(context, place) : by_interner(context, place));
    assert_int_equal(first->id + 1, context->entity_count);
    assert_int_equal(first->depth, place.file->depth + 1);
  }
  for (place.line = 0; place.line < LINES; place.line++)
    assert_ptr_equal(by_place(context, place), by_interner(context, place));
  varve_context_destroy(context);
}

static void different_locations_are_different_nodes(void **state) {
  (void)state;
  varve_context *context;
  const varve_entity *files[2];
  assert_status(varve_context_make(NULL, &context), OK);
  assert_status(varve_string_get(context, VARVE_SLICE("a"), &files[0]), OK);
  assert_status(varve_string_get(context, VARVE_SLICE("b"), &files[1]), OK);
  const varve_file_place places[] = {
      {files[0], 1, 2}, {files[1], 1, 2}, {files[0], 2, 1}, {files[0], 1, 1}, {files[0], 2, 2}};
  for (size_t i = 0; i < VARVE_COUNT_OF(places); i++)
    for (size_t j = 0; j < i; j++)
      assert_ptr_not_equal(by_place(context, places[i]), by_place(context, places[j]));
  varve_context_destroy(context);
}

static void runs_and_the_table_have_no_node_twice(void **state) {
  (void)state;
  static const uint32_t lines[] = {1, 2, 9, 4, 9, 10, 4, 3, 12, 11, 10, 13, 1};
  for (size_t switched = 0; switched <= VARVE_COUNT_OF(lines); switched++) {
    varve_context *context;
    varve_file_place place = {.column = 1};
    const varve_entity *known[16] = {NULL};
    assert_status(varve_context_make(NULL, &context), OK);
    assert_status(varve_string_get(context, VARVE_SLICE("a"), &place.file), OK);
    for (size_t i = 0; i < VARVE_COUNT_OF(lines); i++) {
      place.line = lines[i];
      uint32_t count = context->entity_count;
      const varve_entity *node =
          i % 3 == 2 && i >= switched ? by_interner(context, place) : by_place(context, place);
      assert_int_equal(context->entity_count, count + (known[lines[i]] == NULL));
      assert_true(known[lines[i]] == NULL || known[lines[i]] == node);
      known[lines[i]] = node;
    }
    for (place.line = 1; place.line < VARVE_COUNT_OF(known); place.line++)
      if (known[place.line] != NULL)
        assert_ptr_equal(by_interner(context, place), known[place.line]);
    varve_context_destroy(context);
  }
}

static void files_have_runs_of_their_own(void **state) {
  (void)state;
  enum { FILES = 40, LINES = 5 };
  varve_context *context;
  const varve_entity *nodes[FILES][LINES];
  varve_file_place place = {.column = 1};
  assert_status(varve_context_make(NULL, &context), OK);
  for (unsigned i = 0; i < 2 * FILES * LINES; i++) {
    unsigned file = i % FILES, line = i / FILES;
    const char name[] = {(char)('0' + file)};
    assert_status(varve_string_get(context, varve_slice_make(name, 1), &place.file), OK);
    place.line = line % LINES;
    const varve_entity *node = by_place(context, place);
    if (line < LINES)
      nodes[file][line] = node;
    assert_ptr_equal(node, nodes[file][line % LINES]);
    assert_ptr_equal(node->children[0], place.file);
  }
  varve_context_destroy(context);
}

static void it_is_no_deeper_than_the_limit(void **state) {
  (void)state;
  varve_context *context;
  const varve_entity *location;
  varve_file_place place = {.line = 1};
  const varve_limits limits = {.struct_size = sizeof limits, .max_depth = 1};
  const varve_context_options options = {.limits = &limits};
  assert_status(varve_context_make(&options, &context), OK);
  assert_status(varve_string_get(context, VARVE_SLICE("a"), &place.file), OK);
  assert_status(varve_file_place_get(context, place, &location), LIMIT_EXCEEDED);
  varve_context_destroy(context);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(it_is_the_node_that_the_interner_makes),
      cmocka_unit_test(different_locations_are_different_nodes),
      cmocka_unit_test(runs_and_the_table_have_no_node_twice),
      cmocka_unit_test(files_have_runs_of_their_own),
      cmocka_unit_test(it_is_no_deeper_than_the_limit),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
