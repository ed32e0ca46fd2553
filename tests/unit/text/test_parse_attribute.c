/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/text/parse/parse_attribute.c, src/text/parse/parse_number.c */
#include "tests/unit/parse_fixture.h"

static void every_attribute_is_read(void **state) {
  static const parse_pair pairs[] = {
      {"true", NULL},
      {"false", NULL},
      {"unit", NULL},
      {"i32", NULL},
      {"(i32) -> i8", NULL},
      {"!a.b<c>", NULL},
      {"\"a\\22b\\0A\"", NULL},
      {"\"a\\\"b\\n\"", "\"a\\22b\\0A\""},
      {"\"a\" : i32", NULL},
      {"[]", NULL},
      {"[i1, [unit], \"a\"]", NULL},
      {"{}", NULL},
      {"{b = i1, a, \"x y\" = unit, i32 = i8}", "{a, b = i1, i32 = i8, \"x y\"}"},
      {"{tensor = i1, true, loc}", "{loc, tensor = i1, true}"},
      {"@a", NULL},
      {"@\"a b\"::@c::@d", NULL},
      {"@\"a\\22\"", NULL},
      {"strided<[]>", NULL},
      {"strided<[1, ?, -3], offset: ?>", NULL},
      {"strided<[1], offset: 0>", "strided<[1]>"},
      {"loc(unknown)", NULL},
      {"loc(\"f\":1:2)", NULL},
  };
  assert_pairs(*state, varve_parse_attribute_text, pairs);
}

static void numbers_are_read(void **state) {
  static const parse_pair pairs[] = {
      {"1 : i32", NULL},
      {"-1 : i32", NULL},
      {"0 : i0", NULL},
      {"255 : i8", "-1 : i8"},
      {"0xFF : i8", "-1 : i8"},
      {"-128 : i8", NULL},
      {"-128 : si8", NULL},
      {"127 : si8", NULL},
      {"255 : ui8", NULL},
      {"-9223372036854775808 : index", NULL},
      {"18446744073709551615 : i64", "-1 : i64"},
      {"0x123456789ABCDEF0123456789 : i128", "90144042682896311822508713865 : i128"},
      {"-170141183460469231731687303715884105728 : si128", NULL},
      {"000000000000000000000000000000000000000000000000001 : i8", "1 : i8"},
      {"1 : i129", NULL},
      {"-1 : i4000", NULL},
      {"1.0", "1.000000e+00 : f64"},
      {"-1.5 : f32", "-1.500000e+00 : f32"},
      {"0x7FC00000 : f32", NULL},
      {"0x00000000 : f32", "0.000000e+00 : f32"},
      {"1.0e999 : f16", "0x7C00 : f16"},
      {"0xFFFF8000000000000000 : f80", NULL},
  };
  assert_pairs(*state, varve_parse_attribute_text, pairs);
}

static void errors_are_reported_where_mlir_opt_reports_them(void **state) {
  static const parse_fault faults[] = {
      {"", 1, "expected an attribute"},
      {"foo", 1, "expected an attribute"},
      {"[1, ", 4, "expected an attribute"},
      {"[1 2]", 3, "',' or ']'"},
      {"{a = 1, a = 2}", 9, "'a' comes twice"},
      {"{a = 1 b}", 7, "expected '}'"},
      {"{1 = 2}", 2, "name of an attribute"},
      {"{\"\" = 2}", 2, "not empty"},
      {"@a::b", 5, "expected a symbol name"},
      {"- x", 2, "expected a number"},
      {"-0 : i8", 2, "out of range for 8 bits"},
      {"256 : i8", 1, "out of range"},
      {"-129 : i8", 2, "out of range"},
      {"128 : si8", 1, "out of range"},
      {"-1 : ui8", 2, "cannot be negative"},
      {"1 : i0", 1, "out of range"},
      {"9223372036854775808 : index", 1, "out of range"},
      {"18446744073709551616 : i64", 1, "out of range"},
      {"1 : f32", 1, "unexpected decimal integer literal for a float"},
      {"-0x1 : f32", 2, "sign"},
      {"0x1FFFF : f16", 1, "16 bits only"},
      {"1.0 : i32", 9, "a float cannot be of integer type"},
      {"1 : tensor<i8>", 1, "an integer cannot be of"},
      {"strided<1>", 9, "expected '['"},
      {"strided<[1], 2>", 13, "expected 'offset'"},
      {"strided<[9223372036854775808]>", 10, "64-bit"},
      {"distinct[x]<>", 10, "number of the distinct"},
      {"distinct[18446744073709551616]<>", 30, "fit in 64 bits"},
      {"loc(x)", 5, "expected a location"},
      {"loc(unknown", 11, "expected ')'"},
      {"\"a\" : ", 6, "expected a type"},
  };
  assert_faults(*state, varve_parse_attribute_text, faults);
}

static void a_distinct_number_is_one_attribute(void **state) {
  parse_fixture *f = *state;
  const varve_entity *array =
      parse_alone(f, varve_parse_attribute_text,
                  VARVE_SLICE("[distinct[5]<1>, distinct[5]<1>, distinct[6]<1>, distinct[7]<>]"));
  assert_non_null(array);
  assert_ptr_equal(array->children[0], array->children[1]);
  assert_ptr_not_equal(array->children[0], array->children[2]);
  assert_ptr_equal(array->children[3]->children[0], f->context->unit);
  assert_null(
      parse_alone(f, varve_parse_attribute_text, VARVE_SLICE("[distinct[5]<1>, distinct[5]<2>]")));
  assert_int_equal(f->column, 18);
}

/* Converting digits takes quadratic time, so their number is limited, not counting leading
 * zeros. */
static void literals_without_end_are_rejected(void **state) {
  parse_fixture *f = *state;
  varve_slice digits = parse_nest("9", " : i300000", "", 70000);
  assert_null(parse_alone(f, varve_parse_attribute_text, digits));
  assert_non_null(strstr(f->message, "write it in hex"));
  free((char *)digits.data);
  digits = parse_nest("0", "1 : i8", "", 70000);
  const varve_entity *one = parse_alone(f, varve_parse_attribute_text, digits);
  assert_non_null(one);
  assert_int_equal(varve_integer_words(one)[0], 1);
  free((char *)digits.data);
}

static void a_few_bytes_cannot_allocate_much_memory(void **state) {
  parse_fixture *f = *state;
  varve_slice wide = parse_nest("", "[", "1 : i16000000, ", 100);
  assert_null(parse_alone(f, varve_parse_attribute_text, wide));
  assert_non_null(strstr(f->message, "far more memory"));
  free((char *)wide.data);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      parse_test(every_attribute_is_read),
      parse_test(numbers_are_read),
      parse_test(errors_are_reported_where_mlir_opt_reports_them),
      parse_test(a_distinct_number_is_one_attribute),
      parse_test(literals_without_end_are_rejected),
      parse_test(a_few_bytes_cannot_allocate_much_memory),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
