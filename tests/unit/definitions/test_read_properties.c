/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Inherent attributes, native properties and parameters. */
#include "tests/unit/definitions_fixture.h"

#define OPERATION(body) "irdl.dialect @d { irdl.operation @o { %0 = irdl.any\n" body "\n} }"
#define TYPE(body) "irdl.dialect @d { irdl.type @t { %0 = irdl.any\n" body "\n} }"

static void properties_are_in_order_of_declaration(void **state) {
  parse_fixture *f = *state;
  read_tables read = read_good(
      f, OPERATION("irdl.attributes {\"z\" = %0, \"a.B\" = %0, \"n\" = %0, \"o\" = %0} {\n"
                   "varve.optional = [\"a.B\", \"o\"],\n"
                   "varve.defaults = {z = 7 : i32, o = [\"x\"]},\n"
                   "varve.native = {n = \"array<i64>\"}}"));
  static const struct {
    const char *name, *native, *default_value;
    uint32_t is_optional;
  } expected[] = {{"z", "", "7 : i32", 0},
                  {"a.B", "", "", 1},
                  {"n", "array<i64>", "", 0},
                  {"o", "", "[\"x\"]", 1}};
  varve_record_list list = read.tables->operations[0].properties;
  assert_int_equal(list.count, 4);
  for (uint32_t i = 0; i < list.count; i++) {
    const varve_property_record *record = &read.tables->properties[list.first + i];
    assert_text(read, record->name, expected[i].name);
    assert_text(read, record->native, expected[i].native);
    assert_text(read, record->default_value, expected[i].default_value);
    assert_int_equal(record->is_optional, expected[i].is_optional);
  }
  free_tables(f, &read);
}

static void parameters_may_have_defaults(void **state) {
  parse_fixture *f = *state;
  read_tables read =
      read_good(f, TYPE("irdl.parameters(a: %0, b: %0)\n"
                        "{varve.optional = [\"a\"], varve.defaults = {b = 0 : i8}}"));
  varve_record_list list = read.tables->entities[0].parameters;
  const varve_value_record *parameters = read.tables->values + list.first;
  assert_int_equal(list.count, 2);
  assert_int_equal(parameters[0].variadicity, VARVE_VARIADICITY_OPTIONAL);
  assert_int_equal(parameters[1].variadicity, VARVE_VARIADICITY_SINGLE);
  assert_text(read, parameters[0].default_value, "");
  assert_text(read, parameters[1].default_value, "0 : i8");
  free_tables(f, &read);
}

#define ONE " : (!irdl.attribute) -> ()"

static void bad_lists_are_rejected(void **state) {
  static const definition_fault faults[] = {
      {OPERATION("irdl.attributes {\"a\" = %0, \"a\" = %0}"), 2, 1,
       "irdl.attributes names 'a' twice"},
      {OPERATION("\"irdl.attributes\"(%0) {attributeValueNames = []}" ONE), 2, 1,
       "irdl.attributes has 1 values but 0 names"},
      {OPERATION("\"irdl.attributes\"(%0) {attributeValueNames = [\"a\\00\"]}" ONE), 2, 1,
       "'attributeValueNames' must be an array of strings, none empty or with a NUL"},
      {OPERATION("irdl.attributes {\"a\" = %0} {varve.optional = [\"b\"]}"), 2, 1,
       "varve.optional names 'b', which is not in the list"},
      {OPERATION("irdl.attributes {\"a\" = %0} {varve.optional = [1]}"), 2, 1,
       "'varve.optional' must be an array of strings, none empty or with a NUL"},
      {OPERATION("irdl.attributes {\"a\" = %0} {varve.defaults = {b = 1}}"), 2, 1,
       "'varve.defaults' names 'b', which is not in the list"},
      {OPERATION("irdl.attributes {\"a\" = %0} {varve.defaults = 1}"), 2, 1,
       "'varve.defaults' must be a dictionary"},
      {OPERATION("irdl.attributes {\"a\" = %0} {varve.native = {b = \"i32\"}}"), 2, 1,
       "'varve.native' names 'b', which is not in the list"},
      {OPERATION("irdl.attributes {\"a\" = %0} {varve.native = {a = \"i33\"}}"), 2, 1,
       "varve.native of 'a' is not an encoding"},
      {OPERATION("irdl.attributes {\"a\" = %0} {varve.native = {a = 1}}"), 2, 1,
       "varve.native of 'a' is not an encoding"},
      {TYPE("irdl.parameters(a: %0, a: %0)"), 2, 1, "irdl.parameters names 'a' twice"},
      {TYPE("irdl.parameters(a: %0) {varve.optional = [\"b\"]}"), 2, 1,
       "varve.optional names 'b', which is not in the list"},
      {TYPE("irdl.parameters(a: %0) {varve.defaults = {b = 1}}"), 2, 1,
       "'varve.defaults' names 'b', which is not in the list"},
  };
  assert_all_refused(*state, faults);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      parse_test(properties_are_in_order_of_declaration),
      parse_test(parameters_may_have_defaults),
      parse_test(bad_lists_are_rejected),
  };
  return cmocka_run_group_tests_name("read_properties", tests, NULL, NULL);
}
