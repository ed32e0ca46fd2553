/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Enums and the values of their cases. */
#include "tests/unit/definitions_fixture.h"

#define ENUM(attributes) "irdl.dialect @d {\n\"varve.enum\"() {" attributes "} : () -> () }"

static void cases_are_in_order_of_declaration(void **state) {
  parse_fixture *f = *state;
  read_tables read = read_good(
      f, ENUM("sym_name = \"E\", storage = i8, bits, quoted, groups, separator = \"|\",\n"
              "cases = [[\"b\", 1 : i8], [\"a b\", 255], [\"\", -128 : i8], [\"c\", 1 : si8]]"));
  const varve_enum_record *record = &read.tables->enums[0];
  static const char *const texts[] = {"b", "a b", "", "c"};
  static const uint32_t values[] = {1, 255, 128, 1};
  assert_text(read, record->name, "E");
  assert_text(read, record->separator, "|");
  assert_int_equal(record->width, 8);
  assert_int_equal(record->flags,
                   VARVE_ENUM_IS_BITS | VARVE_ENUM_IS_QUOTED | VARVE_ENUM_PREFERS_GROUPS);
  assert_int_equal(record->cases.count, 4);
  for (uint32_t i = 0; i < 4; i++) {
    const varve_enum_case_record *one = &read.tables->enum_cases[record->cases.first + i];
    assert_text(read, one->text, texts[i]);
    assert_int_equal(one->low, values[i]);
    assert_int_equal(one->high, 0);
  }
  free_tables(f, &read);
}

static void values_have_64_bits(void **state) {
  parse_fixture *f = *state;
  read_tables read = read_good(f, ENUM("sym_name = \"E\", storage = i64,\n"
                                       "cases = [[\"a\", -2], [\"b\", 0x100000002 : i64]]"));
  const varve_enum_case_record *cases = read.tables->enum_cases;
  assert_int_equal(cases[0].low, 0xFFFFFFFE);
  assert_int_equal(cases[0].high, 0xFFFFFFFF);
  assert_int_equal(cases[1].low, 2);
  assert_int_equal(cases[1].high, 1);
  free_tables(f, &read);
}

static void bad_enums_are_rejected(void **state) {
  static const definition_fault faults[] = {
      {ENUM("storage = i8, cases = []"), 2, 1, "varve.enum has no name, or one with a NUL"},
      {ENUM("sym_name = \"E\", cases = []"), 2, 1,
       "'storage' must be an integer type of at most 64 bits"},
      {ENUM("sym_name = \"E\", storage = f32, cases = []"), 2, 1,
       "'storage' must be an integer type of at most 64 bits"},
      {ENUM("sym_name = \"E\", storage = i65, cases = []"), 2, 1,
       "'storage' must be an integer type of at most 64 bits"},
      {ENUM("sym_name = \"E\", storage = i8"), 2, 1, "'cases' must be an array of pairs"},
      {ENUM("sym_name = \"E\", storage = i8, cases = {}"), 2, 1,
       "'cases' must be an array of pairs"},
      {ENUM("sym_name = \"E\", storage = i8, cases = [1]"), 2, 1,
       "each of 'cases' must be a pair of a string and an integer"},
      {ENUM("sym_name = \"E\", storage = i8, cases = [[\"a\"]]"), 2, 1,
       "each of 'cases' must be a pair of a string and an integer"},
      {ENUM("sym_name = \"E\", storage = i8, cases = [[\"a\", 1, 2]]"), 2, 1,
       "each of 'cases' must be a pair of a string and an integer"},
      {ENUM("sym_name = \"E\", storage = i8, cases = [[1, 2]]"), 2, 1,
       "each of 'cases' must be a pair of a string and an integer"},
      {ENUM("sym_name = \"E\", storage = i8, cases = [[\"a\\00\", 2]]"), 2, 1,
       "each of 'cases' must be a pair of a string and an integer"},
      {ENUM("sym_name = \"E\", storage = i8, cases = [[\"a\", \"b\"]]"), 2, 1,
       "the value of 'a' does not fit the storage"},
      {ENUM("sym_name = \"E\", storage = i8, cases = [[\"a\", 256]]"), 2, 1,
       "the value of 'a' does not fit the storage"},
      {ENUM("sym_name = \"E\", storage = i8, cases = [[\"a\", -129]]"), 2, 1,
       "the value of 'a' does not fit the storage"},
      {ENUM("sym_name = \"E\", storage = i8, cases = [[\"a\", 1 : index]]"), 2, 1,
       "the value of 'a' does not fit the storage"},
      {ENUM("sym_name = \"E\", storage = i8, cases = [[\"a\", 1 : i128]]"), 2, 1,
       "the value of 'a' does not fit the storage"},
      {ENUM("sym_name = \"E\", storage = i8, cases = [[\"a\", 1], [\"a\", 2]]"), 2, 1,
       "the enum has the case 'a' twice"},
      {ENUM("sym_name = \"E\", storage = i8, cases = [], bits = 1"), 2, 1,
       "'bits' must be a unit attribute"},
      {ENUM("sym_name = \"E\", storage = i8, cases = [], separator = 1"), 2, 1,
       "'separator' must be a string without NUL"},
  };
  assert_all_refused(*state, faults);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      parse_test(cases_are_in_order_of_declaration),
      parse_test(values_have_64_bits),
      parse_test(bad_enums_are_rejected),
  };
  return cmocka_run_group_tests_name("read_enum", tests, NULL, NULL);
}
