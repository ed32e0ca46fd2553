/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/dialect/known/llvm_text.c */
#include "dialect/known/llvm_text.h"

#include "tests/unit/ir_fixture.h"

static void assert_is(varve_slice got, const char *expected) {
  assert_int_equal(got.size, strlen(expected));
  assert_memory_equal(got.data, expected, got.size);
}

static void text_is_spaced_as_in_llvm(void **state) {
  ir_fixture *f = *state;
  static const char *const samples[][2] = {{"float", "float"},
                                           {"i32  *", "\"i32*\""},
                                           {"{i32,{ }}", "\"{ i32, {} }\""},
                                           {"<{ i32 }>*", "\"<{ i32 }>*\""},
                                           {"[4  x [ 2 x i8 ]]", "\"[4 x [2 x i8]]\""},
                                           {"<vscale x 4 x float >", "\"<vscale x 4 x float>\""},
                                           {"i8 addrspace( 3 )*", "\"i8 addrspace(3)*\""},
                                           {"void(i32,i8*,...)*", "\"void (i32, i8*, ...)*\""},
                                           {"{i32}(i32 (float)*)", "\"{ i32 } (i32 (float)*)\""},
                                           {"%\\22a  b\\22*", "\"%\\22a  b\\22*\""}};
  for (size_t i = 0; i < VARVE_COUNT_OF(samples); i++) {
    const varve_entity *type = NULL;
    assert_status(varve_llvm_text_type(f->context, varve_slice_of(samples[i][0]), &type), OK);
    assert_is(varve_slice_make(varve_entity_payload(type), type->payload_size), samples[i][1]);
  }
}

static void a_pointer_points_to_the_type_before_its_star(void **state) {
  (void)state;
  static const char *const samples[][2] = {{"i32*", "i32"},
                                           {"{ i8* }**", "{ i8* }*"},
                                           {"float addrspace(12)*", "float"},
                                           {"void (i32)*", "void (i32)"}};
  varve_slice part;
  for (size_t i = 0; i < VARVE_COUNT_OF(samples); i++) {
    assert_true(varve_llvm_text_pointee(varve_slice_of(samples[i][0]), &part));
    assert_is(part, samples[i][1]);
  }
  assert_false(varve_llvm_text_pointee(VARVE_SLICE("i32"), &part));
  assert_false(varve_llvm_text_pointee(VARVE_SLICE(""), &part));
}

static void parts_are_found_by_their_index(void **state) {
  (void)state;
  varve_slice part, s = VARVE_SLICE("{ i32, { float*, [2 x i64] }, <4 x i8> }");
  assert_true(varve_llvm_text_part(s, 0, &part));
  assert_slice(part, "i32");
  assert_true(varve_llvm_text_part(s, 1, &part));
  assert_slice(part, "{ float*, [2 x i64] }");
  assert_true(varve_llvm_text_part(s, 2, &part));
  assert_slice(part, "<4 x i8>");
  assert_false(varve_llvm_text_part(s, 3, &part));
  assert_true(varve_llvm_text_part(VARVE_SLICE("[2 x i64*]"), 1, &part));
  assert_slice(part, "i64*");
  assert_false(varve_llvm_text_part(VARVE_SLICE("[2 x i64]"), 2, &part));
  assert_true(varve_llvm_text_part(VARVE_SLICE("<{ i8, i16 }>"), 1, &part));
  assert_slice(part, "i16");
  assert_false(varve_llvm_text_part(VARVE_SLICE("{}"), 0, &part));
  assert_false(varve_llvm_text_part(VARVE_SLICE("{ i32 }*"), 0, &part));
  assert_false(varve_llvm_text_part(VARVE_SLICE("i32"), 0, &part));
}

static void a_function_has_a_result_and_parameters(void **state) {
  (void)state;
  varve_slice result, list, item;
  assert_true(
      varve_llvm_text_function(VARVE_SLICE("i8* ({ i32, i8 }, void (i8)*, ...)"), &result, &list));
  assert_slice(result, "i8*");
  assert_true(varve_llvm_text_next(&list, &item));
  assert_slice(item, "{ i32, i8 }");
  assert_true(varve_llvm_text_next(&list, &item));
  assert_slice(item, "void (i8)*");
  assert_true(varve_llvm_text_next(&list, &item));
  assert_slice(item, "...");
  assert_false(varve_llvm_text_next(&list, &item));
  assert_true(varve_llvm_text_function(VARVE_SLICE("void ()"), &result, &list));
  assert_false(varve_llvm_text_next(&list, &item));
  assert_false(varve_llvm_text_function(VARVE_SLICE("i32"), &result, &list));
  assert_false(varve_llvm_text_function(VARVE_SLICE("(i32)"), &result, &list));
  assert_false(varve_llvm_text_function(VARVE_SLICE(")"), &result, &list));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      ir_test(text_is_spaced_as_in_llvm), ir_test(a_pointer_points_to_the_type_before_its_star),
      ir_test(parts_are_found_by_their_index), ir_test(a_function_has_a_result_and_parameters)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
