/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Builtin attributes except elements, locations and affine maps: what they consist of, and making
 * them without text. */
#include "tests/system/interface/entity_fixture.h"

#include <math.h>

#include <varve/attribute.h>

/* Strings */

static void strings_have_bytes_and_perhaps_a_type(void **state) {
  const fixture *f = *state;
  const varve_type *i32 = type_in(f->context, "i32"), *there = type_in(f->other, "i32");
  const varve_attribute *made;
  varve_slice bytes;
  OK(varve_attribute_make_string(f->context, (varve_slice){"a\0b", 3}, NULL, &made));
  assert_ptr_equal(made, attribute_in(f->context, "\"a\\00b\""));
  assert_int_equal(varve_attribute_get_kind(made), VARVE_ATTRIBUTE_KIND_STRING);
  OK(varve_attribute_get_string(made, &bytes));
  assert_int_equal(bytes.size, 3);
  assert_memory_equal(bytes.data, "a\0b", 3);
  assert_null(varve_attribute_get_type(made));
  OK(varve_attribute_make_string(f->context, TEXT("a"), i32, &made));
  assert_ptr_equal(made, attribute_in(f->context, "\"a\" : i32"));
  assert_ptr_equal(varve_attribute_get_type(made), i32);
  OK(varve_attribute_make_string(f->context, TEXT("a"), type_in(f->context, "none"), &made));
  assert_ptr_equal(made, attribute_in(f->context, "\"a\""));
  OK(varve_attribute_make_string(f->context, (varve_slice){NULL, 0}, NULL, &made));
  assert_ptr_equal(made, attribute_in(f->context, "\"\""));
  BAD(varve_attribute_make_string(f->context, NO_BYTES, NULL, &made));
  assert_null(made);
  BAD(varve_attribute_make_string(f->context, TEXT("a"), there, &made));
  BAD(varve_attribute_make_string(NULL, TEXT("a"), NULL, &made));
  BAD(varve_attribute_make_string(f->context, TEXT("a"), NULL, NULL));
  BAD(varve_attribute_get_string(attribute_in(f->context, "1"), &bytes));
  assert_null(bytes.data);
  BAD(varve_attribute_get_string(NULL, &bytes));
  BAD(varve_attribute_get_string(made, NULL));
}

/* Integers */

static void check_integer(varve_context *context, const char *type, int64_t value,
                          const char *text) {
  const varve_attribute *made, *by_words;
  const uint64_t *words;
  uint32_t count;
  int64_t got;
  OK(varve_attribute_make_integer(context, type_in(context, type), value, &made));
  assert_ptr_equal(made, attribute_in(context, text));
  assert_int_equal(varve_attribute_get_kind(made), VARVE_ATTRIBUTE_KIND_INTEGER);
  assert_ptr_equal(varve_attribute_get_type(made), type_in(context, type));
  OK(varve_attribute_get_integer(made, &got));
  assert_true(got == value);
  OK(varve_attribute_get_integer_words(made, &words, &count));
  assert_int_equal(count, varve_type_get_width(type_in(context, type)) <= 64
                              ? 1
                              : (varve_type_get_width(type_in(context, type)) + 63) / 64);
  OK(varve_attribute_make_integer_words(context, type_in(context, type), words, &by_words));
  assert_ptr_equal(by_words, made);
}

static void integers_have_the_sign_of_their_type(void **state) {
  const fixture *f = *state;
  check_integer(f->context, "i32", -7, "-7 : i32");
  check_integer(f->context, "i8", -128, "128 : i8");
  check_integer(f->context, "ui8", 128, "128 : ui8");
  check_integer(f->context, "si8", -128, "-128 : si8");
  check_integer(f->context, "i1", 1, "true");
  check_integer(f->context, "si1", -1, "-1 : si1");
  check_integer(f->context, "ui1", 1, "1 : ui1");
  check_integer(f->context, "i0", 0, "0 : i0");
  check_integer(f->context, "index", INT64_MIN, "-9223372036854775808 : index");
  check_integer(f->context, "i64", INT64_MAX, "9223372036854775807");
  check_integer(f->context, "ui64", INT64_MAX, "9223372036854775807 : ui64");
  check_integer(f->context, "i65", -1, "-1 : i65");
  check_integer(f->context, "i65", INT64_MIN, "-9223372036854775808 : i65");
  check_integer(f->context, "ui65", INT64_MAX, "9223372036854775807 : ui65");
  check_integer(f->context, "i128", -2, "-2 : i128");
  check_integer(f->context, "i16777215", -3, "-3 : i16777215");
}

static void integers_are_cut_to_their_width(void **state) {
  const fixture *f = *state;
  const varve_attribute *made;
  static const uint64_t words[] = {UINT64_MAX, UINT64_MAX};
  OK(varve_attribute_make_integer(f->context, type_in(f->context, "i8"), 0x1FF, &made));
  assert_ptr_equal(made, attribute_in(f->context, "-1 : i8"));
  OK(varve_attribute_make_integer(f->context, type_in(f->context, "i0"), -1, &made));
  assert_ptr_equal(made, attribute_in(f->context, "0 : i0"));
  OK(varve_attribute_make_integer(f->context, type_in(f->context, "i1"), 2, &made));
  assert_ptr_equal(made, attribute_in(f->context, "false"));
  OK(varve_attribute_make_integer_words(f->context, type_in(f->context, "ui65"), words, &made));
  assert_ptr_equal(made, attribute_in(f->context, "36893488147419103231 : ui65"));
}

static void integers_beyond_64_bits_have_words_only(void **state) {
  const fixture *f = *state;
  static const char *const texts[] = {"18446744073709551615 : ui64", "9223372036854775808 : i65",
                                      "-9223372036854775809 : i65", "9223372036854775808 : ui65",
                                      "340282366920938463463374607431768211455 : ui128"};
  const uint64_t *words;
  uint32_t count;
  int64_t value = 1;
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
    const varve_attribute *attribute = attribute_in(f->context, texts[i]), *made;
    FAILS(varve_attribute_get_integer(attribute, &value), LIMIT_EXCEEDED);
    assert_true(value == 0);
    OK(varve_attribute_get_integer_words(attribute, &words, &count));
    OK(varve_attribute_make_integer_words(f->context, varve_attribute_get_type(attribute), words,
                                          &made));
    assert_ptr_equal(made, attribute);
  }
  assert_int_equal(count, 2);
  assert_true(words[0] == UINT64_MAX && words[1] == UINT64_MAX);
}

static void wrong_integers_are_rejected(void **state) {
  const fixture *f = *state;
  const varve_type *i32 = type_in(f->context, "i32"), *there = type_in(f->other, "i32");
  const varve_attribute *made = attribute_in(f->context, "1");
  const uint64_t *words = NULL;
  static const uint64_t one = 1;
  uint32_t count = 1;
  int64_t value;
  BAD(varve_attribute_make_integer(f->context, type_in(f->context, "f32"), 1, &made));
  assert_null(made);
  BAD(varve_attribute_make_integer(f->context, there, 1, &made));
  BAD(varve_attribute_make_integer(f->context, NULL, 1, &made));
  BAD(varve_attribute_make_integer(NULL, i32, 1, &made));
  BAD(varve_attribute_make_integer(f->context, i32, 1, NULL));
  BAD(varve_attribute_make_integer_words(f->context, i32, NULL, &made));
  BAD(varve_attribute_make_integer_words(f->context, there, &one, &made));
  BAD(varve_attribute_make_integer_words(f->context, type_in(f->context, "none"), &one, &made));
  BAD(varve_attribute_make_integer_words(f->context, i32, &one, NULL));
  BAD(varve_attribute_get_integer(attribute_in(f->context, "1.0"), &value));
  BAD(varve_attribute_get_integer(NULL, &value));
  BAD(varve_attribute_get_integer(attribute_in(f->context, "1"), NULL));
  BAD(varve_attribute_get_integer_words(attribute_in(f->context, "1.0"), &words, &count));
  assert_true(words == NULL && count == 0);
  BAD(varve_attribute_get_integer_words(NULL, &words, &count));
  BAD(varve_attribute_get_integer_words(attribute_in(f->context, "1"), NULL, &count));
  BAD(varve_attribute_get_integer_words(attribute_in(f->context, "1"), &words, NULL));
}

static void booleans_are_integers_of_one_bit(void **state) {
  const fixture *f = *state;
  const varve_attribute *made;
  OK(varve_attribute_make_bool(f->context, true, &made));
  assert_ptr_equal(made, attribute_in(f->context, "true"));
  OK(varve_attribute_make_bool(f->context, false, &made));
  assert_ptr_equal(made, attribute_in(f->context, "false"));
  BAD(varve_attribute_make_bool(NULL, true, &made));
  assert_null(made);
  BAD(varve_attribute_make_bool(f->context, true, NULL));
}

/* Floats */

static void check_float(varve_context *context, const char *type, double value, const char *text) {
  const varve_attribute *made, *by_words;
  uint64_t words[2];
  double got;
  OK(varve_attribute_make_float(context, type_in(context, type), value, &made));
  assert_ptr_equal(made, attribute_in(context, text));
  assert_int_equal(varve_attribute_get_kind(made), VARVE_ATTRIBUTE_KIND_FLOAT);
  assert_ptr_equal(varve_attribute_get_type(made), type_in(context, type));
  OK(varve_attribute_get_float(made, &got));
  OK(varve_attribute_make_float(context, type_in(context, type), got, &by_words));
  assert_ptr_equal(by_words, made);
  OK(varve_attribute_get_float_words(made, words));
  OK(varve_attribute_make_float_words(context, type_in(context, type), words, &by_words));
  assert_ptr_equal(by_words, made);
}

static void floats_are_rounded_as_the_parser_rounds_them(void **state) {
  const fixture *f = *state;
  static const char *const types[] = {
      "f4E2M1FN",   "f6E2M3FN",   "f6E3M2FN",      "f8E5M2", "f8E4M3",    "f8E4M3FN",
      "f8E5M2FNUZ", "f8E4M3FNUZ", "f8E4M3B11FNUZ", "f8E3M4", "f8E8M0FNU", "bf16",
      "f16",        "tf32",       "f32",           "f64",    "f80",       "f128"};
  static const char *const numbers[] = {"0.0",  "-0.0",   "1.0",     "0.1",     "-3.5",
                                        "7.25", "1.0e-7", "65519.9", "1.0e300", "4.9e-324"};
  char text[64];
  for (size_t i = 0; i < sizeof types / sizeof *types; i++)
    for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) {
      (void)snprintf(text, sizeof text, "%s : %s", numbers[k], types[i]);
      check_float(f->context, types[i], strtod(numbers[k], NULL), text);
    }
}

static void infinities_and_nan_are_made_if_the_type_has_them(void **state) {
  const fixture *f = *state;
  const varve_attribute *made;
  double value;
  check_float(f->context, "f32", INFINITY, "0x7F800000 : f32");
  check_float(f->context, "f16", -INFINITY, "0xFC00 : f16");
  check_float(f->context, "f80", INFINITY, "0x7FFF8000000000000000 : f80");
  check_float(f->context, "f128", -INFINITY, "0xFFFF0000000000000000000000000000 : f128");
  check_float(f->context, "tf32", INFINITY, "0x3FC00 : tf32");
  check_float(f->context, "bf16", NAN, "0x7FC0 : bf16");
  check_float(f->context, "f8E8M0FNU", NAN, "0xFF : f8E8M0FNU");
  check_float(f->context, "f8E4M3FN", -NAN, "0xFF : f8E4M3FN");
  BAD(varve_attribute_make_float(f->context, type_in(f->context, "f4E2M1FN"), NAN, &made));
  assert_null(made);
  BAD(varve_attribute_make_float(f->context, type_in(f->context, "f6E2M3FN"), INFINITY, &made));
  OK(varve_attribute_get_float(attribute_in(f->context, "0x7FC00000 : f32"), &value));
  assert_true(isnan(value));
}

static void floats_that_double_cannot_hold_are_rounded(void **state) {
  const fixture *f = *state;
  double value;
  OK(varve_attribute_get_float(attribute_in(f->context, "0x3FFF8000000000000001 : f80"), &value));
  assert_true(value == 1.0);
  OK(varve_attribute_get_float(
      attribute_in(f->context, "0x00000000000000000000000000000001 : f128"), &value));
  assert_true(value == 0.0);
}

static void wrong_floats_are_rejected(void **state) {
  const fixture *f = *state;
  const varve_type *f32 = type_in(f->context, "f32"), *there = type_in(f->other, "f32");
  const varve_attribute *made, *one = attribute_in(f->context, "1.0");
  static const uint64_t bits[2] = {1, 1};
  uint64_t words[2] = {1, 1};
  double value = 1;
  BAD(varve_attribute_make_float(f->context, type_in(f->context, "i32"), 1, &made));
  assert_null(made);
  BAD(varve_attribute_make_float(f->context, there, 1, &made));
  BAD(varve_attribute_make_float(f->context, NULL, 1, &made));
  BAD(varve_attribute_make_float(NULL, f32, 1, &made));
  BAD(varve_attribute_make_float(f->context, f32, 1, NULL));
  BAD(varve_attribute_make_float_words(f->context, f32, NULL, &made));
  BAD(varve_attribute_make_float_words(f->context, there, bits, &made));
  BAD(varve_attribute_make_float_words(f->context, f32, bits, NULL));
  BAD(varve_attribute_get_float(attribute_in(f->context, "1"), &value));
  assert_true(value == 0);
  BAD(varve_attribute_get_float(NULL, &value));
  BAD(varve_attribute_get_float(one, NULL));
  BAD(varve_attribute_get_float_words(NULL, words));
  assert_true(words[0] == 0 && words[1] == 0);
  BAD(varve_attribute_get_float_words(one, NULL));
  OK(varve_attribute_make_float_words(f->context, f32, bits, &made));
  assert_ptr_equal(made, attribute_in(f->context, "0x1 : f32"));
}

/* Attributes of attributes */

static void unit_types_and_distinct_attributes_are_made(void **state) {
  const fixture *f = *state;
  const varve_type *i32 = type_in(f->context, "i32");
  const varve_attribute *made, *again, *one = attribute_in(f->context, "1");
  OK(varve_attribute_make_unit(f->context, &made));
  assert_ptr_equal(made, attribute_in(f->context, "unit"));
  OK(varve_attribute_make_type(f->context, i32, &made));
  assert_ptr_equal(made, attribute_in(f->context, "i32"));
  assert_ptr_equal(varve_attribute_get_type_value(made), i32);
  assert_null(varve_attribute_get_type(made));
  OK(varve_attribute_make_distinct(f->context, one, &made));
  OK(varve_attribute_make_distinct(f->context, one, &again));
  assert_true(made != again);
  assert_int_equal(varve_attribute_get_kind(made), VARVE_ATTRIBUTE_KIND_DISTINCT);
  assert_ptr_equal(varve_attribute_get_distinct(again), one);
  BAD(varve_attribute_make_unit(NULL, &made));
  assert_null(made);
  BAD(varve_attribute_make_unit(f->context, NULL));
  BAD(varve_attribute_make_type(f->context, NULL, &made));
  BAD(varve_attribute_make_type(f->context, type_in(f->other, "i32"), &made));
  BAD(varve_attribute_make_type(f->context, i32, NULL));
  BAD(varve_attribute_make_distinct(f->context, NULL, &made));
  BAD(varve_attribute_make_distinct(f->context, attribute_in(f->other, "1"), &made));
  BAD(varve_attribute_make_distinct(f->context, one, NULL));
}

static void arrays_have_elements(void **state) {
  const fixture *f = *state;
  const varve_attribute *items[] = {attribute_in(f->context, "1"), attribute_in(f->context, "@f")};
  const varve_attribute *made, *there = attribute_in(f->other, "1"), *nothing = NULL;
  OK(varve_attribute_make_array(f->context, (varve_attribute_list){items, 2}, &made));
  assert_ptr_equal(made, attribute_in(f->context, "[1, @f]"));
  assert_int_equal(varve_attribute_get_element_count(made), 2);
  assert_ptr_equal(varve_attribute_get_element(made, 1), items[1]);
  assert_null(varve_attribute_get_element(made, 2));
  assert_text(varve_attribute_get_name(made, 0), "");
  assert_null(varve_attribute_find(made, TEXT("f")));
  OK(varve_attribute_make_array(f->context, (varve_attribute_list){NULL, 0}, &made));
  assert_ptr_equal(made, attribute_in(f->context, "[]"));
  BAD(varve_attribute_make_array(f->context, (varve_attribute_list){NULL, UINT32_MAX}, &made));
  assert_null(made);
  BAD(varve_attribute_make_array(f->context, (varve_attribute_list){&there, 1}, &made));
  BAD(varve_attribute_make_array(f->context, (varve_attribute_list){&nothing, 1}, &made));
  BAD(varve_attribute_make_array(NULL, (varve_attribute_list){NULL, 0}, &made));
  BAD(varve_attribute_make_array(f->context, (varve_attribute_list){NULL, 0}, NULL));
}

static void dictionaries_have_values_by_name(void **state) {
  const fixture *f = *state;
  const varve_attribute *one = attribute_in(f->context, "1"), *made;
  const varve_named_attribute entries[] = {
      {TEXT("b"), one}, {TEXT("a b"), attribute_in(f->context, "unit")}, {TEXT("b"), one}};
  OK(varve_attribute_make_dictionary(f->context, entries, 2, &made));
  assert_ptr_equal(made, attribute_in(f->context, "{\"a b\", b = 1}"));
  assert_int_equal(varve_attribute_get_kind(made), VARVE_ATTRIBUTE_KIND_DICTIONARY);
  assert_int_equal(varve_attribute_get_element_count(made), 2);
  assert_text(varve_attribute_get_name(made, 0), "a b");
  assert_text(varve_attribute_get_name(made, 2), "");
  assert_ptr_equal(varve_attribute_get_element(made, 1), one);
  assert_null(varve_attribute_get_element(made, 2));
  assert_ptr_equal(varve_attribute_find(made, TEXT("b")), one);
  assert_null(varve_attribute_find(made, TEXT("c")));
  assert_null(varve_attribute_find(made, NO_BYTES));
  assert_null(varve_attribute_find(NULL, TEXT("b")));
  FAILS(varve_attribute_make_dictionary(f->context, entries, 3, &made), INVALID);
  assert_null(made);
  OK(varve_attribute_make_dictionary(f->context, NULL, 0, &made));
  assert_ptr_equal(made, attribute_in(f->context, "{}"));
  BAD(varve_attribute_make_dictionary(f->context, NULL, UINT32_MAX, &made));
  BAD(varve_attribute_make_dictionary(NULL, NULL, 0, &made));
  BAD(varve_attribute_make_dictionary(f->context, NULL, 0, NULL));
}

static void symbol_references_have_names(void **state) {
  const fixture *f = *state;
  static const varve_slice names[] = {{"outer", 5}, {"", 0}, {"in ner", 6}};
  const varve_attribute *made;
  OK(varve_attribute_make_symbol_ref(f->context, names, 3, &made));
  assert_ptr_equal(made, attribute_in(f->context, "@outer::@\"\"::@\"in ner\""));
  assert_int_equal(varve_attribute_get_symbol_name_count(made), 3);
  assert_text(varve_attribute_get_symbol_name(made, 0), "outer");
  assert_text(varve_attribute_get_symbol_name(made, 1), "");
  assert_text(varve_attribute_get_symbol_name(made, 2), "in ner");
  assert_text(varve_attribute_get_symbol_name(made, 3), "");
  assert_int_equal(varve_attribute_get_element_count(made), 0);
  OK(varve_attribute_make_symbol_ref(f->context, names, 1, &made));
  assert_ptr_equal(made, attribute_in(f->context, "@outer"));
  const varve_slice wrong = NO_BYTES;
  BAD(varve_attribute_make_symbol_ref(f->context, names, 0, &made));
  assert_null(made);
  BAD(varve_attribute_make_symbol_ref(f->context, NULL, 1, &made));
  BAD(varve_attribute_make_symbol_ref(f->context, &wrong, 1, &made));
  BAD(varve_attribute_make_symbol_ref(NULL, names, 1, &made));
  BAD(varve_attribute_make_symbol_ref(f->context, names, 1, NULL));
}

static void strided_layouts_have_an_offset_and_strides(void **state) {
  const fixture *f = *state;
  static const int64_t sizes[] = {VARVE_DYNAMIC, 1};
  static const uint8_t scalable[] = {1, 1};
  const varve_attribute *made;
  OK(varve_attribute_make_strided_layout(f->context, VARVE_DYNAMIC, (varve_shape){sizes, 2, NULL},
                                         &made));
  assert_ptr_equal(made, attribute_in(f->context, "strided<[?, 1], offset: ?>"));
  assert_true(varve_attribute_get_offset(made) == VARVE_DYNAMIC);
  assert_int_equal(varve_attribute_get_strides(made).rank, 2);
  assert_true(varve_attribute_get_strides(made).sizes[0] == VARVE_DYNAMIC);
  assert_null(varve_attribute_get_strides(made).scalable);
  OK(varve_attribute_make_strided_layout(f->context, 0, (varve_shape){NULL, 0, NULL}, &made));
  assert_ptr_equal(made, attribute_in(f->context, "strided<[]>"));
  BAD(varve_attribute_make_strided_layout(f->context, 0, (varve_shape){NULL, 1, NULL}, &made));
  assert_null(made);
  BAD(varve_attribute_make_strided_layout(f->context, 0, (varve_shape){sizes, 2, scalable}, &made));
  FAILS(varve_attribute_make_strided_layout(f->context, 0, (varve_shape){sizes, SIZE_MAX, NULL},
                                            &made),
        LIMIT_EXCEEDED);
  BAD(varve_attribute_make_strided_layout(NULL, 0, (varve_shape){NULL, 0, NULL}, &made));
  BAD(varve_attribute_make_strided_layout(f->context, 0, (varve_shape){NULL, 0, NULL}, NULL));
}

/* What an attribute does not have */

static void what_an_attribute_lacks_is_empty(void **state) {
  const fixture *f = *state;
  const varve_attribute *attributes[] = {NULL, attribute_in(f->context, "unit"),
                                         attribute_in(f->context, "#a.b<1>")};
  for (size_t i = 0; i < sizeof attributes / sizeof *attributes; i++) {
    const varve_attribute *a = attributes[i];
    assert_null(varve_attribute_get_type(a));
    assert_null(varve_attribute_get_type_value(a));
    assert_null(varve_attribute_get_distinct(a));
    assert_int_equal(varve_attribute_get_element_count(a), 0);
    assert_null(varve_attribute_get_element(a, 0));
    assert_text(varve_attribute_get_name(a, 0), "");
    assert_int_equal(varve_attribute_get_symbol_name_count(a), 0);
    assert_text(varve_attribute_get_symbol_name(a, 0), "");
    assert_int_equal(varve_attribute_get_offset(a), 0);
    assert_int_equal(varve_attribute_get_strides(a).rank, 0);
    assert_null(varve_attribute_get_indices(a));
    assert_null(varve_attribute_get_values(a));
    assert_text(varve_attribute_get_resource_dialect(a), "");
    assert_text(varve_attribute_get_resource_key(a), "");
    assert_int_equal(varve_attribute_get_parameter_count(a), 0);
    assert_false(varve_attribute_is_location(a));
  }
  assert_int_equal(varve_attribute_get_kind(NULL), VARVE_ATTRIBUTE_KIND_NONE_OF_THESE);
  assert_text(varve_attribute_get_dialect(NULL), "");
  assert_text(varve_attribute_get_dialect(attributes[1]), "builtin");
  assert_text(varve_attribute_get_dialect(attributes[2]), "a");
  assert_text(varve_attribute_get_mnemonic(attributes[2]), "b");
}

static void components_without_or_with_two_members_have_none(void **state) {
  const fixture *f = *state;
  varve_component whole = {.type = type_in(f->context, "tensor<4xf32>")};
  assert_int_equal(varve_component_get_count(whole), 1);
  assert_ptr_equal(varve_component_get(whole, 0).type, type_in(f->context, "f32"));
  assert_no_component(varve_component_get(whole, 1));
  assert_no_component(varve_component_get(whole, UINT32_MAX));
  whole.attribute = attribute_in(f->context, "[1]");
  assert_int_equal(varve_component_get_count(whole), 0);
  assert_no_component(varve_component_get(whole, 0));
  assert_int_equal(varve_component_get_count((varve_component){NULL, NULL, NULL}), 0);
}

static void text_of_attributes_is_checked(void **state) {
  const fixture *f = *state;
  const varve_diagnostic_sink none = {NULL, NULL};
  const varve_attribute *made = attribute_in(f->context, "1");
  varve_bytes *bytes;
  FAILS(varve_attribute_parse(f->context, TEXT("[1"), none, &made), SYNTAX);
  assert_null(made);
  FAILS(varve_attribute_parse(f->context, TEXT("256 : i8"), none, &made), INVALID);
  BAD(varve_attribute_parse(f->context, NO_BYTES, none, &made));
  BAD(varve_attribute_parse(NULL, TEXT("1"), none, &made));
  BAD(varve_attribute_parse(f->context, TEXT("1"), none, NULL));
  BAD(varve_attribute_print(f->context, NULL, &bytes));
  assert_null(bytes);
  BAD(varve_attribute_print(NULL, attribute_in(f->context, "1"), &bytes));
  BAD(varve_attribute_print(f->other, attribute_in(f->context, "[1]"), &bytes));
  BAD(varve_attribute_print(f->context, attribute_in(f->context, "1"), NULL));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(strings_have_bytes_and_perhaps_a_type),
      cmocka_unit_test(integers_have_the_sign_of_their_type),
      cmocka_unit_test(integers_are_cut_to_their_width),
      cmocka_unit_test(integers_beyond_64_bits_have_words_only),
      cmocka_unit_test(wrong_integers_are_rejected),
      cmocka_unit_test(booleans_are_integers_of_one_bit),
      cmocka_unit_test(floats_are_rounded_as_the_parser_rounds_them),
      cmocka_unit_test(infinities_and_nan_are_made_if_the_type_has_them),
      cmocka_unit_test(floats_that_double_cannot_hold_are_rounded),
      cmocka_unit_test(wrong_floats_are_rejected),
      cmocka_unit_test(unit_types_and_distinct_attributes_are_made),
      cmocka_unit_test(arrays_have_elements),
      cmocka_unit_test(dictionaries_have_values_by_name),
      cmocka_unit_test(symbol_references_have_names),
      cmocka_unit_test(strided_layouts_have_an_offset_and_strides),
      cmocka_unit_test(what_an_attribute_lacks_is_empty),
      cmocka_unit_test(components_without_or_with_two_members_have_none),
      cmocka_unit_test(text_of_attributes_is_checked),
  };
  return cmocka_run_group_tests_name("attributes", tests, set_up_contexts, tear_down_contexts);
}
