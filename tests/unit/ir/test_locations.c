/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/ir/locations.c */
#include "tests/unit/ir_fixture.h"

enum { MANY = 100000 };

static const varve_entity *named(ir_fixture *f, const char *name) {
  const varve_entity *location;
  assert_status(varve_name_location_get(f->context, ir_string(f, name),
                                        f->context->unknown_location, &location),
                OK);
  return location;
}

static const varve_entity *fused(ir_fixture *f, varve_entity_list items, uint32_t count,
                                 const varve_entity *metadata) {
  const varve_entity *location;
  assert_status(varve_fused_location_get(f->context, items, count, metadata, &location), OK);
  return location;
}

static void unspecified_ends_of_ranges_make_no_difference(void **state) {
  ir_fixture *f = *state;
  static const struct {
    varve_file_range given, kept;
  } cases[] = {{{1, 2, 3, 4, 0}, {0, 0, 0, 0, 0}}, {{1, 2, 3, 4, 1}, {1, 0, 1, 0, 1}},
               {{1, 2, 3, 4, 2}, {1, 2, 1, 2, 2}}, {{1, 2, 3, 4, 3}, {1, 2, 1, 4, 3}},
               {{1, 2, 3, 4, 4}, {1, 2, 3, 4, 4}}, {{1, 2, 3, 4, 5}, {1, 2, 1, 2, 5}}};
  const varve_entity *location, *plain;
  for (size_t i = 0; i < VARVE_COUNT_OF(cases); i++) {
    assert_status(varve_file_location_get(f->context, ir_string(f, "f"), cases[i].given, &location),
                  OK);
    assert_memory_equal(varve_entity_payload(location), &cases[i].kept, sizeof cases[i].kept);
  }
  assert_status(varve_file_line_column_get(f->context, ir_string(f, "f"), 1, 2, &plain), OK);
  assert_ptr_equal(plain, location);
}

static void ranges_given_otherwise_stay_different(void **state) {
  ir_fixture *f = *state;
  const varve_entity *columns, *all;
  assert_status(varve_file_location_get(f->context, ir_string(f, "f"),
                                        (varve_file_range){1, 2, 1, 5, 3}, &columns),
                OK);
  assert_status(varve_file_location_get(f->context, ir_string(f, "f"),
                                        (varve_file_range){1, 2, 1, 5, 4}, &all),
                OK);
  assert_ptr_not_equal(columns, all);
}

static void wrong_parts_are_rejected(void **state) {
  ir_fixture *f = *state;
  varve_context *c = f->context;
  const varve_entity *unknown = c->unknown_location, *location;
  const varve_entity *wrong[] = {NULL, c->unit, c->i32};
  assert_status(
      varve_file_location_get(c, ir_string(f, "f"), (varve_file_range){.count = 6}, &location),
      INVALID);
  for (size_t i = 0; i < VARVE_COUNT_OF(wrong); i++) {
    const varve_entity *items[] = {unknown, wrong[i]};
    assert_status(varve_file_line_column_get(c, wrong[i], 1, 1, &location), INVALID);
    assert_status(varve_name_location_get(c, wrong[i], unknown, &location), INVALID);
    assert_status(varve_name_location_get(c, c->empty_string, wrong[i], &location), INVALID);
    assert_status(varve_call_site_location_get(c, unknown, wrong[i], &location), INVALID);
    assert_status(varve_call_site_location_get(c, wrong[i], unknown, &location), INVALID);
    assert_status(varve_fused_location_get(c, items, 2, NULL, &location), INVALID);
    assert_null(location);
  }
  assert_status(varve_fused_location_get(c, &unknown, 1, c->i32, &location), INVALID);
}

static void locations_nest(void **state) {
  ir_fixture *f = *state;
  const varve_entity *outer, *call;
  assert_status(
      varve_name_location_get(f->context, ir_string(f, "outer"), named(f, "inner"), &outer), OK);
  assert_status(varve_call_site_location_get(f->context, outer, named(f, "caller"), &call), OK);
  assert_ptr_equal(call->children[0], outer);
  assert_true(varve_is_location(call));
  assert_true(varve_is_attribute(call));
}

static void fusing_nothing_or_one_makes_no_fused_location(void **state) {
  ir_fixture *f = *state;
  const varve_entity *unknown = f->context->unknown_location, *a = named(f, "a");
  const varve_entity *twice[] = {a, unknown, a};
  assert_ptr_equal(fused(f, NULL, 0, NULL), unknown);
  assert_ptr_equal(fused(f, &unknown, 1, NULL), unknown);
  assert_ptr_equal(fused(f, twice, 3, NULL), a);
}

static void metadata_keeps_a_fused_location(void **state) {
  ir_fixture *f = *state;
  const varve_entity *unknown = f->context->unknown_location, *a = named(f, "a");
  const varve_entity *metadata = ir_string(f, "m");
  const varve_entity *empty = fused(f, NULL, 0, metadata);
  assert_int_equal(empty->child_count, 2);
  assert_ptr_equal(empty->children[0], unknown);
  assert_ptr_equal(empty->children[1], metadata);
  assert_ptr_equal(fused(f, &unknown, 1, metadata), empty);
  const varve_entity *one = fused(f, &a, 1, metadata);
  assert_int_equal(one->flags, VARVE_FLAG_HAS_METADATA);
  assert_ptr_equal(one->children[0], a);
}

static void equal_metadata_flattens(void **state) {
  ir_fixture *f = *state;
  const varve_entity *a = named(f, "a"), *b = named(f, "b"), *c = named(f, "c");
  const varve_entity *m = ir_string(f, "m"), *n = ir_string(f, "n");
  const varve_entity *inner[] = {a, b};
  const varve_entity *metadata[] = {NULL, m, n};
  for (int i = 0; i < 3; i++) {
    for (int k = 0; k < 3; k++) {
      const varve_entity *outer[] = {fused(f, inner, 2, metadata[k]), c, b};
      const varve_entity *result = fused(f, outer, 3, metadata[i]);
      assert_ptr_equal(result->children[0], i == k ? a : outer[0]);
      assert_ptr_equal(result->children[1], i == k ? b : c);
      assert_ptr_equal(result->children[2], i == k ? c : b);
      assert_int_equal(result->child_count, i == 0 ? 3 : 4);
    }
  }
}

static void unknown_inside_is_kept_when_flattened(void **state) {
  ir_fixture *f = *state;
  const varve_entity *metadata = ir_string(f, "m");
  const varve_entity *items[] = {fused(f, NULL, 0, metadata), named(f, "a")};
  const varve_entity *result = fused(f, items, 2, metadata);
  assert_int_equal(result->child_count, 3);
  assert_ptr_equal(result->children[0], f->context->unknown_location);
}

static void many_locations_are_fused_in_linear_time(void **state) {
  ir_fixture *f = *state;
  static const varve_entity *items[2 * MANY];
  for (uint32_t i = 0; i < MANY; i++) {
    assert_status(varve_file_line_column_get(f->context, ir_string(f, "f"), i, 1, &items[i]), OK);
    items[MANY + i] = items[i];
  }
  assert_int_equal(fused(f, items, 2 * MANY, NULL)->child_count, MANY);
}

/* Each location contains those of the one before it and one more: quadratic size without a
 * limit. */
static void growing_by_flattening_is_bounded(void **state) {
  ir_fixture *f = *state;
  varve_status status = VARVE_STATUS_OK;
  const varve_entity *location = named(f, "start"), *next = NULL;
  for (uint32_t i = 0; i < MANY && status == VARVE_STATUS_OK; i++) {
    const varve_entity *items[] = {location, NULL};
    assert_status(varve_file_line_column_get(f->context, ir_string(f, "f"), i, 1, &items[1]), OK);
    status = varve_fused_location_get(f->context, items, 2, NULL, &next);
    if (status == VARVE_STATUS_OK)
      location = next;
  }
  assert_int_equal(status, VARVE_STATUS_LIMIT_EXCEEDED);
  assert_null(next);
  assert_true(location->child_count > 500);
  assert_true(f->allocator.live < 8 << 20);
}

static void failing_allocations_lose_nothing(void **state) {
  ir_fixture *f = *state;
  varve_status status = VARVE_STATUS_OUT_OF_MEMORY;
  const varve_entity *inner[] = {named(f, "a"), named(f, "b")};
  const varve_entity *items[] = {fused(f, inner, 2, NULL), named(f, "c"), named(f, "d")};
  for (size_t fail_at = 1; status != VARVE_STATUS_OK; fail_at++) {
    const varve_entity *location;
    f->allocator.calls = 0;
    f->allocator.fail_at = fail_at;
    status = varve_fused_location_get(f->context, items, 3, NULL, &location);
    f->allocator.fail_at = 0;
    assert_true((status == VARVE_STATUS_OK) == (location != NULL));
  }
}

static void check_place(const varve_entity *location, uint32_t line) {
  varve_source_place place = varve_location_place(location);
  assert_int_equal(place.line, line);
  assert_int_equal(place.file.size, line != 0);
}

static void an_attribute_of_a_dialect_has_the_place_of_its_first_location(void **state) {
  ir_fixture *f = *state;
  const varve_entity *one, *attribute, *location, *again;
  assert_status(varve_file_line_column_get(f->context, ir_string(f, "a"), 1, 9, &one), OK);
  const varve_entity *parameters[] = {f->context->unit, one};
  assert_status(varve_parametric_attribute_get(f->context, ir_string(f, "d"), VARVE_SLICE("a"),
                                               parameters, 2, &attribute),
                OK);
  assert_status(varve_location_from_attribute(f->context, attribute, &location), OK);
  assert_ptr_equal(varve_location_attribute(location), attribute);
  check_place(location, 1);
  assert_status(varve_location_from_attribute(f->context, location, &again), OK);
  assert_ptr_equal(again, location);
  assert_status(varve_location_from_attribute(f->context, f->context->unit, &again), INVALID);
  assert_status(varve_array_get(f->context, &location, 1, &again), INVALID);
}

static void the_first_known_location_is_used(void **state) {
  ir_fixture *f = *state;
  const varve_entity *one, *two, *name, *call;
  assert_status(varve_file_line_column_get(f->context, ir_string(f, "a"), 1, 9, &one), OK);
  assert_status(varve_file_line_column_get(f->context, ir_string(f, "b"), 2, 9, &two), OK);
  assert_status(varve_name_location_get(f->context, ir_string(f, "n"), two, &name), OK);
  assert_status(varve_call_site_location_get(f->context, name, one, &call), OK);
  check_place(NULL, 0);
  check_place(named(f, "n"), 0);
  check_place(one, 1);
  check_place(call, 2);
  const varve_entity *both[] = {call, one};
  check_place(fused(f, both, 2, f->context->unit), 2);
  check_place(fused(f, NULL, 0, f->context->unit), 0);
  assert_int_equal(varve_location_place(one).column, 9);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      ir_test(unspecified_ends_of_ranges_make_no_difference),
      ir_test(ranges_given_otherwise_stay_different),
      ir_test(wrong_parts_are_rejected),
      ir_test(locations_nest),
      ir_test(fusing_nothing_or_one_makes_no_fused_location),
      ir_test(metadata_keeps_a_fused_location),
      ir_test(equal_metadata_flattens),
      ir_test(unknown_inside_is_kept_when_flattened),
      ir_test(many_locations_are_fused_in_linear_time),
      ir_test(growing_by_flattening_is_bounded),
      ir_test(an_attribute_of_a_dialect_has_the_place_of_its_first_location),
      ir_test(the_first_known_location_is_used),
      ir_test(failing_allocations_lose_nothing),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
