/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/text/print/print_attribute.c */
#include "tests/unit/print_fixture.h"

static void numbers_carry_their_type(void **state) {
  ir_fixture *f = *state;
  static const char *const attributes[] = {
      "true",
      "false",
      "-1 : si1",
      "1 : ui1",
      "0 : i0",
      "-128 : i8",
      "255 : ui8",
      "5 : si4",
      "-1 : i128",
      "340282366920938463463374607431768211455 : ui128",
      "3 : index",
      "-9223372036854775808 : i64",
      "18446744073709551615 : ui64",
      "1.000000e+00 : f16",
      "1.000000e-01 : f64",
      "0x7FF8000000000000 : f64",
      "0x7FC00000 : f32",
      "-0.000000e+00 : bf16",
      "1.000000e+300 : f64",
  };
  print_check_attributes(f, attributes, VARVE_COUNT_OF(attributes));
  print_check_attribute(f, "[1, 2 : i32, -3, 1.500000e+00, 1.500000e+00 : f32, "
                           "0x7FF0000000000000 : f64, true, 3 : index]");
}

static void strings_and_symbols_are_quoted_where_needed(void **state) {
  static const char *const attributes[] = {
      "\"\"",
      "\"\\00\\0A\\\\\\22\\C3\\A9 ~\"",
      "\"x\" : i32",
      "\"x\" : !foo.bar",
      "@a",
      "@a.b$c_1",
      "@\"1a\"",
      "@\"a\\22b\"",
      "@a::@\"b c\"::@d",
      "@\"a-b\"",
  };
  ir_fixture *f = *state;
  print_check_attributes(f, attributes, VARVE_COUNT_OF(attributes));
  print_check(f, "\"a\"() {x = \"y\" : none} : () -> ()", print_local,
              "\"builtin.module\"() ({\n  \"a\"() {x = \"y\"} : () -> ()\n}) : () -> ()\n");
}

static void units_in_dictionaries_are_only_names(void **state) {
  static const char *const attributes[] = {
      "[unit]",
      "{}",
      "{a}",
      "{a, b = 1 : i64, c, d}",
      "{\"1a\" = 1 : i64, _ = 2.000000e+00 : f64, a.b$c}",
      "{a = {b = [unit, {}]}}",
      "[]",
      "[[], [[]]]",
      "i32",
  };
  ir_fixture *f = *state;
  print_check_attributes(f, attributes, VARVE_COUNT_OF(attributes));
  print_check(f, "\"a\"() {\"\\22\" = unit, z = unit} : () -> ()", print_local,
              "\"builtin.module\"() ({\n  \"a\"() {\"\\22\", z} : () -> ()\n}) : () -> ()\n");
}

static void strided_layouts_show_offsets(void **state) {
  static const char *const attributes[] = {
      "strided<[]>",
      "strided<[1, -2], offset: -4>",
      "strided<[?], offset: ?>",
      "strided<[3]>",
  };
  print_check_attributes(*state, attributes, VARVE_COUNT_OF(attributes));
}

static void distinct_ones_are_counted_as_they_are_printed(void **state) {
  print_check(
      *state,
      "#a = distinct[7]<\"x\">\n"
      "\"a\"() {x = distinct[3]<>, y = #a, z = [distinct[3]<>, distinct[9]<#a>]} : () -> ()",
      print_local,
      "\"builtin.module\"() ({\n"
      "  \"a\"() {x = distinct[0]<>, y = distinct[1]<\"x\">, "
      "z = [distinct[0]<>, distinct[2]<distinct[1]<\"x\">>]} : () -> ()\n"
      "}) : () -> ()\n");
}

static void empty_symbols_can_be_read_again(void **state) {
  ir_fixture *f = *state;
  const varve_entity *symbol;
  varve_buffer out;
  if (varve_symbol_ref_get(f->context, f->context->empty_string, NULL, 0, &symbol) !=
      VARVE_STATUS_OK)
    skip();
  varve_buffer_init(&out, &f->context->memory);
  assert_status(varve_print_entity(f->context, symbol, &out), OK);
  assert_slice(varve_buffer_slice(&out), "@\"\"");
  varve_buffer_release(&out);
}

static void deep_attributes_need_no_stack(void **state) {
  enum { DEPTH = 100000 };
  ir_fixture *f = *state;
  const varve_entity *attribute = f->context->unit;
  varve_buffer out;
  for (int i = 0; i < DEPTH; i++) {
    const varve_entity *inner = attribute;
    assert_status(varve_array_get(f->context, &inner, 1, &attribute), OK);
  }
  varve_buffer_init(&out, &f->context->memory);
  assert_status(varve_print_entity(f->context, attribute, &out), OK);
  assert_int_equal(out.size, 2 * DEPTH + strlen("unit"));
  varve_buffer_release(&out);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      ir_test(numbers_carry_their_type),
      ir_test(strings_and_symbols_are_quoted_where_needed),
      ir_test(units_in_dictionaries_are_only_names),
      ir_test(strided_layouts_show_offsets),
      ir_test(distinct_ones_are_counted_as_they_are_printed),
      ir_test(empty_symbols_can_be_read_again),
      ir_test(deep_attributes_need_no_stack),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
