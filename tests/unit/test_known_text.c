/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/dialect/known_text.c */
#include "dialect/known_text.h"

#include "tests/unit/ir_fixture.h"

typedef struct text_sample {
  const char *dialect;
  const char *text;
  const char *expected;
} text_sample;

static void assert_text(ir_fixture *f, const text_sample *sample, bool is_type) {
  const varve_entity *entity;
  varve_context *c = f->context;
  assert_status(
      (is_type ? varve_dialect_type_get : varve_dialect_attribute_get)(
          c, ir_string(f, sample->dialect), varve_slice_of(sample->text), NULL, 0, &entity),
      OK);
  assert_status(varve_known_text_normalize(c, &entity), OK);
  assert_int_equal(entity->payload_size, strlen(sample->expected));
  assert_memory_equal(varve_entity_payload(entity), sample->expected, entity->payload_size);
}

static void types_are_spaced_as_in_mlir_opt(void **state) {
  static const text_sample samples[] = {
      {"amx", "tile<16x16 x bf16>", "tile<16x16xbf16>"},
      {"gpu", "mma_matrix<16x16xf32,\"COp\">", "mma_matrix<16x16xf32, \"COp\">"}};
  for (size_t i = 0; i < VARVE_COUNT_OF(samples); i++)
    assert_text(*state, &samples[i], true);
}

static void ranges_of_one_level_are_short(void **state) {
  static const text_sample samples[] = {
      {"sparse_tensor", "iterator<a,lvls=3 to 4>", "iterator<a, lvls = 3>"},
      {"sparse_tensor", "iterator<a,lvls=3 to 5>", "iterator<a, lvls = 3 to 5>"},
      {"sparse_tensor", "iterator<a,lvls=4 to 3>", "iterator<a, lvls = 4 to 3>"},
      {"sparse_tensor", "iterator<a,lvls=>", "iterator<a, lvls = >"},
      {"sparse_tensor", "iterator<a>", "iterator<a>"}};
  for (size_t i = 0; i < VARVE_COUNT_OF(samples); i++)
    assert_text(*state, &samples[i], true);
}

static void attributes_are_spaced_as_in_mlir_opt(void **state) {
  static const text_sample samples[] = {
      {"llvm", "constant_range<i32,-1,4>", "constant_range<i32, -1, 4>"},
      {"gpu", "object<a,bin=\"b,c\">", "object<a, bin = \"b,c\">"}};
  for (size_t i = 0; i < VARVE_COUNT_OF(samples); i++)
    assert_text(*state, &samples[i], false);
}

static void unknown_text_is_unchanged(void **state) {
  static const text_sample samples[] = {{"d", "struct<(i32,i8)>", "struct<(i32,i8)>"},
                                        {"llvm", "structs<(i32,i8)>", "structs<(i32,i8)>"},
                                        {"llvm", "struct", "struct"},
                                        {"llvm", "struct<\"a,b\">", "struct<\"a,b\">"},
                                        {"llvm", "struct<(i32,i8)> // c", "struct<(i32,i8)> // c"}};
  for (size_t i = 0; i < VARVE_COUNT_OF(samples); i++)
    assert_text(*state, &samples[i], true);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      ir_test(types_are_spaced_as_in_mlir_opt),
      ir_test(ranges_of_one_level_are_short),
      ir_test(attributes_are_spaced_as_in_mlir_opt),
      ir_test(unknown_text_is_unchanged),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
