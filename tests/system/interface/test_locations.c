/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Locations: what they consist of, and making them without text. */
#include "tests/system/interface/entity_fixture.h"

#include <varve/ir.h>
#include <varve/location.h>

static varve_file_position place_of(const varve_attribute *location) {
  varve_file_position place = {.struct_size = sizeof place};
  OK(varve_location_get_file(location, &place));
  return place;
}

static void check_file(varve_context *context, varve_file_position given, const char *text) {
  const varve_attribute *made;
  given.struct_size = sizeof given;
  given.file = TEXT("a b");
  OK(varve_location_make_file(context, &given, &made));
  assert_ptr_equal(made, attribute_in(context, text));
  assert_int_equal(varve_attribute_get_kind(made), VARVE_ATTRIBUTE_KIND_FILE_LOCATION);
  assert_true(varve_attribute_is_location(made));
  varve_file_position place = place_of(made);
  assert_text(place.file, "a b");
  assert_int_equal(place.line, given.line);
  assert_int_equal(place.column, given.column);
  assert_int_equal(place.end_line, given.end_line == 0 ? given.line : given.end_line);
  bool has_end = given.end_line != 0 || given.end_column != 0;
  assert_int_equal(place.end_column, has_end ? given.end_column : given.column);
  OK(varve_location_make_file(context, &place, &made));
  assert_ptr_equal(made, attribute_in(context, text));
}

static void file_locations_have_a_line_and_a_column(void **state) {
  varve_context *c = ((fixture *)*state)->context;
  check_file(c, (varve_file_position){.line = 3, .column = 7}, "loc(\"a b\":3:7)");
  check_file(c, (varve_file_position){.line = 0, .column = 0}, "loc(\"a b\":0:0)");
  check_file(c, (varve_file_position){.line = UINT32_MAX, .column = UINT32_MAX},
             "loc(\"a b\":4294967295:4294967295)");
}

static void file_locations_may_be_ranges(void **state) {
  varve_context *c = ((fixture *)*state)->context;
  check_file(c, (varve_file_position){.line = 3, .column = 7, .end_line = 3, .end_column = 9},
             "loc(\"a b\":3:7 to :9)");
  check_file(c, (varve_file_position){.line = 3, .column = 7, .end_column = 9},
             "loc(\"a b\":3:7 to :9)");
  check_file(c, (varve_file_position){.line = 3, .column = 7, .end_line = 4, .end_column = 1},
             "loc(\"a b\":3:7 to 4:1)");
  check_file(c, (varve_file_position){.line = 3, .column = 7, .end_line = 4, .end_column = 7},
             "loc(\"a b\":3:7 to 4:7)");
  check_file(c, (varve_file_position){.line = 3, .column = 7, .end_line = 3, .end_column = 7},
             "loc(\"a b\":3:7)");
}

static void wrong_file_locations_are_rejected(void **state) {
  const fixture *f = *state;
  const varve_attribute *made = attribute_in(f->context, "loc(unknown)");
  const varve_attribute *place = attribute_in(f->context, "loc(\"f\":1:2)");
  varve_file_position given = {.struct_size = sizeof given, .file = NO_BYTES};
  BAD(varve_location_make_file(f->context, &given, &made));
  assert_null(made);
  given.file = TEXT("f");
  BAD(varve_location_make_file(NULL, &given, &made));
  BAD(varve_location_make_file(f->context, NULL, &made));
  BAD(varve_location_make_file(f->context, &given, NULL));
  given.struct_size = 2;
  BAD(varve_location_make_file(f->context, &given, &made));
  BAD(varve_location_get_file(place, &given));
  BAD(varve_location_find_file(place, &given));
  BAD(varve_location_get_file(place, NULL));
  BAD(varve_location_find_file(place, NULL));
  given = (varve_file_position){.struct_size = sizeof given, .line = 5};
  BAD(varve_location_get_file(attribute_in(f->context, "loc(unknown)"), &given));
  assert_int_equal(given.line, 0);
  BAD(varve_location_get_file(attribute_in(f->context, "\"f\""), &given));
  BAD(varve_location_get_file(NULL, &given));
  BAD(varve_location_find_file(attribute_in(f->context, "\"f\""), &given));
  BAD(varve_location_find_file(NULL, &given));
}

static void name_locations_have_a_child(void **state) {
  const fixture *f = *state;
  varve_context *c = f->context;
  const varve_attribute *place = attribute_in(c, "loc(\"f\":1:2)"), *made;
  OK(varve_location_make_name(c, TEXT("a"), place, &made));
  assert_ptr_equal(made, attribute_in(c, "loc(\"a\"(\"f\":1:2))"));
  assert_text(varve_location_get_name(made), "a");
  assert_ptr_equal(varve_location_get_child(made), place);
  OK(varve_location_make_name(c, TEXT("a"), NULL, &made));
  assert_ptr_equal(made, attribute_in(c, "loc(\"a\")"));
  assert_ptr_equal(varve_location_get_child(made), attribute_in(c, "loc(unknown)"));
  BAD(varve_location_make_name(c, NO_BYTES, place, &made));
  assert_null(made);
  BAD(varve_location_make_name(c, TEXT("a"), attribute_in(c, "1"), &made));
  BAD(varve_location_make_name(c, TEXT("a"), attribute_in(f->other, "loc(\"f\":1:2)"), &made));
  BAD(varve_location_make_name(NULL, TEXT("a"), place, &made));
  BAD(varve_location_make_name(c, TEXT("a"), place, NULL));
}

static void call_sites_have_a_callee_and_a_caller(void **state) {
  const fixture *f = *state;
  varve_context *c = f->context;
  const varve_attribute *callee = attribute_in(c, "loc(\"f\":1:2)"), *made;
  const varve_attribute *caller = attribute_in(c, "loc(\"g\")");
  OK(varve_location_make_call_site(c, callee, caller, &made));
  assert_ptr_equal(made, attribute_in(c, "loc(callsite(\"f\":1:2 at \"g\"))"));
  assert_ptr_equal(varve_location_get_callee(made), callee);
  assert_ptr_equal(varve_location_get_caller(made), caller);
  BAD(varve_location_make_call_site(c, callee, NULL, &made));
  assert_null(made);
  BAD(varve_location_make_call_site(c, NULL, caller, &made));
  BAD(varve_location_make_call_site(c, attribute_in(c, "1"), caller, &made));
  BAD(varve_location_make_call_site(c, callee, attribute_in(f->other, "loc(\"g\")"), &made));
  BAD(varve_location_make_call_site(NULL, callee, caller, &made));
  BAD(varve_location_make_call_site(c, callee, caller, NULL));
}

static const varve_attribute *fuse(varve_context *context, const varve_attribute *const *items,
                                   uint32_t count, const varve_attribute *metadata) {
  const varve_attribute *made;
  OK(varve_location_make_fused(context, (varve_attribute_list){items, count}, metadata, &made));
  return made;
}

static void fused_locations_have_locations_and_metadata(void **state) {
  varve_context *c = ((fixture *)*state)->context;
  const varve_attribute *items[] = {attribute_in(c, "loc(\"a\")"), attribute_in(c, "loc(\"b\")")};
  const varve_attribute *metadata = attribute_in(c, "\"m\"");
  const varve_attribute *made = fuse(c, items, 2, metadata);
  assert_ptr_equal(made, attribute_in(c, "loc(fused<\"m\">[\"a\", \"b\"])"));
  assert_int_equal(varve_location_get_fused_count(made), 2);
  assert_ptr_equal(varve_location_get_fused(made, 1), items[1]);
  assert_null(varve_location_get_fused(made, 2));
  assert_ptr_equal(varve_location_get_metadata(made), metadata);
  made = fuse(c, items, 2, NULL);
  assert_ptr_equal(made, attribute_in(c, "loc(fused[\"a\", \"b\"])"));
  assert_int_equal(varve_location_get_fused_count(made), 2);
  assert_null(varve_location_get_metadata(made));
}

static void locations_are_fused_as_upstream_fuses_them(void **state) {
  varve_context *c = ((fixture *)*state)->context;
  const varve_attribute *unknown = attribute_in(c, "loc(unknown)");
  const varve_attribute *a = attribute_in(c, "loc(\"a\")"), *b = attribute_in(c, "loc(\"b\")");
  const varve_attribute *items[] = {a, unknown, a, NULL};
  const varve_attribute *metadata = attribute_in(c, "\"m\"");
  assert_ptr_equal(fuse(c, NULL, 0, NULL), unknown);
  assert_ptr_equal(fuse(c, items, 3, NULL), a);
  assert_ptr_equal(fuse(c, items + 1, 1, NULL), unknown);
  assert_ptr_equal(fuse(c, items, 1, metadata), attribute_in(c, "loc(fused<\"m\">[\"a\"])"));
  assert_ptr_equal(fuse(c, NULL, 0, metadata), attribute_in(c, "loc(fused<\"m\">[unknown])"));
  items[0] = b;
  items[1] = attribute_in(c, "loc(fused[\"a\", \"c\"])");
  assert_ptr_equal(fuse(c, items, 2, NULL), attribute_in(c, "loc(fused[\"b\", \"a\", \"c\"])"));
  assert_ptr_equal(fuse(c, items, 2, metadata),
                   attribute_in(c, "loc(fused<\"m\">[\"b\", fused[\"a\", \"c\"]])"));
}

static void wrong_fused_locations_are_rejected(void **state) {
  const fixture *f = *state;
  varve_context *c = f->context;
  const varve_attribute *a = attribute_in(c, "loc(\"a\")"), *made = a, *nothing = NULL;
  const varve_attribute *one = attribute_in(c, "1"), *there = attribute_in(f->other, "loc(\"a\")");
  BAD(varve_location_make_fused(c, (varve_attribute_list){&one, 1}, NULL, &made));
  assert_null(made);
  BAD(varve_location_make_fused(c, (varve_attribute_list){&there, 1}, NULL, &made));
  BAD(varve_location_make_fused(c, (varve_attribute_list){&nothing, 1}, NULL, &made));
  BAD(varve_location_make_fused(c, (varve_attribute_list){NULL, UINT32_MAX}, NULL, &made));
  BAD(varve_location_make_fused(c, (varve_attribute_list){&a, 1}, there, &made));
  BAD(varve_location_make_fused(NULL, (varve_attribute_list){&a, 1}, NULL, &made));
  BAD(varve_location_make_fused(c, (varve_attribute_list){&a, 1}, NULL, NULL));
}

static void the_unknown_location_is_made(void **state) {
  const fixture *f = *state;
  const varve_attribute *made;
  OK(varve_location_make_unknown(f->context, &made));
  assert_ptr_equal(made, attribute_in(f->context, "loc(unknown)"));
  assert_int_equal(varve_attribute_get_kind(made), VARVE_ATTRIBUTE_KIND_UNKNOWN_LOCATION);
  assert_true(varve_attribute_is_location(made));
  BAD(varve_location_make_unknown(NULL, &made));
  assert_null(made);
  BAD(varve_location_make_unknown(f->context, NULL));
}

static void the_first_file_location_is_found_in_others(void **state) {
  varve_context *c = ((fixture *)*state)->context;
  static const char *const texts[] = {
      "loc(\"f\":5:2)", "loc(\"n\"(\"f\":5:2))", "loc(fused[\"f\":5:2, \"g\":6:2])",
      "loc(callsite(\"n\"(\"f\":5:2) at \"g\":6:2))", "loc(fused<\"g\">[\"f\":5:2])"};
  varve_file_position place = {.struct_size = sizeof place};
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
    OK(varve_location_find_file(attribute_in(c, texts[i]), &place));
    assert_text(place.file, "f");
    assert_int_equal(place.line, 5);
  }
  FAILS(varve_location_find_file(attribute_in(c, "loc(\"n\")"), &place), NOT_FOUND);
  assert_int_equal(place.line, 0);
  FAILS(varve_location_find_file(attribute_in(c, "loc(unknown)"), &place), NOT_FOUND);
}

static void what_a_location_lacks_is_empty(void **state) {
  varve_context *c = ((fixture *)*state)->context;
  const varve_attribute *others[] = {NULL, attribute_in(c, "loc(unknown)"), attribute_in(c, "[1]")};
  for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
    assert_text(varve_location_get_name(others[i]), "");
    assert_null(varve_location_get_child(others[i]));
    assert_null(varve_location_get_callee(others[i]));
    assert_null(varve_location_get_caller(others[i]));
    assert_int_equal(varve_location_get_fused_count(others[i]), 0);
    assert_null(varve_location_get_fused(others[i], 0));
    assert_null(varve_location_get_metadata(others[i]));
    assert_null(varve_location_get_attribute(others[i]));
  }
}

static void an_attribute_of_a_dialect_may_be_a_location(void **state) {
  varve_context *c = ((fixture *)*state)->context;
  varve_module *module;
  const varve_attribute *made, *attribute = attribute_in(c, "#d.a<1>");
  OK(varve_location_make_dialect(c, attribute, &made));
  assert_int_equal(varve_attribute_get_kind(made), VARVE_ATTRIBUTE_KIND_DIALECT_LOCATION);
  assert_true(varve_attribute_is_location(made));
  assert_ptr_equal(varve_location_get_attribute(made), attribute);
  FAILS(varve_location_make_dialect(c, attribute_in(c, "[1]"), &made), BAD_ARGUMENT);
  FAILS(varve_location_make_dialect(c, NULL, &made), BAD_ARGUMENT);
  OK(varve_module_load(c, TEXT("\"t.a\"() : () -> () loc(#d.a<1>)"), NULL, &module));
  varve_operation *root = varve_module_get_root(module);
  const varve_attribute *read = varve_operation_get_location(varve_operation_walk_next(root, root));
  assert_ptr_equal(varve_location_get_attribute(read), attribute);
  varve_module_destroy(module);
}

static void values_have_the_location_of_their_operation_or_argument(void **state) {
  varve_context *c = ((fixture *)*state)->context;
  varve_module *module;
  OK(varve_module_load(c,
                       TEXT("\"t.a\"() ({\n^bb0(%x: i32 loc(\"x\")):\n"
                            "  %r = \"t.b\"() : () -> i32 loc(\"r\")\n}) : () -> ()\n"),
                       NULL, &module));
  varve_operation *root = varve_module_get_root(module);
  varve_operation *outer = varve_operation_walk_next(root, root);
  varve_operation *inner = varve_operation_walk_next(root, outer);
  const varve_value *argument = varve_block_get_argument(varve_operation_get_block(inner), 0);
  assert_ptr_equal(varve_value_get_location(argument), attribute_in(c, "loc(\"x\")"));
  assert_ptr_equal(varve_value_get_location(varve_operation_get_result(inner, 0)),
                   attribute_in(c, "loc(\"r\")"));
  varve_module_destroy(module);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(file_locations_have_a_line_and_a_column),
      cmocka_unit_test(file_locations_may_be_ranges),
      cmocka_unit_test(wrong_file_locations_are_rejected),
      cmocka_unit_test(name_locations_have_a_child),
      cmocka_unit_test(call_sites_have_a_callee_and_a_caller),
      cmocka_unit_test(fused_locations_have_locations_and_metadata),
      cmocka_unit_test(locations_are_fused_as_upstream_fuses_them),
      cmocka_unit_test(wrong_fused_locations_are_rejected),
      cmocka_unit_test(the_unknown_location_is_made),
      cmocka_unit_test(the_first_file_location_is_found_in_others),
      cmocka_unit_test(what_a_location_lacks_is_empty),
      cmocka_unit_test(an_attribute_of_a_dialect_may_be_a_location),
      cmocka_unit_test(values_have_the_location_of_their_operation_or_argument),
  };
  return cmocka_run_group_tests_name("locations", tests, set_up_contexts, tear_down_contexts);
}
