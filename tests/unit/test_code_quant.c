/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/dialect/code_quant.c */
#include "tests/unit/coder_fixture.h"

static const coder_case good[] = {
    {"any<i8>", "v1 v1 Ti8 s-128 s127"},
    {"any<u8>", "v1 v0 Ti8 s0 s255"},
    {"any<si8>", "v1 v1 Tsi8 s-128 s127"},
    {"any<ui4>", "v1 v0 Tui4 s0 s15"},
    {"any<i8<-3:4>:f32>", "v2 v1 Ti8 Tf32 s-3 s4"},
    {"any<u32:f8E4M3FN>", "v2 v0 Ti32 Tf8E4M3FN s0 s4294967295"},
    {"calibrated<f32<-1.0:2.0>>", "v3 Tf32 d13830554455654793216 d4611686018427387904"},
    {"uniform<i8:f32, 2.0>", "v4 v1 Ti8 Tf32 d4611686018427387904 s0 s-128 s127"},
    {" uniform < i8 < -7 : 7 > : f32 , 2.e0 : -5 > ",
     "v4 v1 Ti8 Tf32 d4611686018427387904 s-5 s-7 s7"},
    {"uniform<i8:f32, 0x3FF0000000000000>", "v4 v1 Ti8 Tf32 d4607182418800017408 s0 s-128 s127"},
    {"uniform<i8:f32:1, {2.0,1.0:-4}>",
     "v5 v1 Ti8 Tf32 v1 s-128 s127 [2 d4611686018427387904 d4607182418800017408 [2 s0 s-4"},
    {"uniform<i8:f32:{0:1, 1:2}, {{1.0, 2.0:3}, {3.0, 4.0}}>",
     "v6 v1 Ti8 Tf32 s-128 s127 [2 s0 s1 [2 s1 s2 "
     "Adense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32> "
     "Adense<[[0, 3], [0, 0]]> : tensor<2x2xi8>"},
    {"uniform<i8:f32:{}, {0x3F800000:1}>",
     "v6 v1 Ti8 Tf32 s-128 s127 [0 [0 Adense<1.000000e+00> : tensor<1xf32> "
     "Adense<1> : tensor<1xi8>"},
    {"uniform<i1:f64:{0:1}, {1.0:1, 1.0}>",
     "v6 v1 Ti1 Tf64 s-1 s0 [1 s0 [1 s1 Adense<1.000000e+00> : tensor<2xf64> "
     "Adense<[true, false]> : tensor<2xi1>"},
};

static const coder_case odd[] = {
    {"", NULL},
    {"uniform", NULL},
    {"other<i8>", NULL},
    {"any<f32>", NULL},
    {"any<index>", NULL},
    {"any<i0>", NULL},
    {"any<i33>", NULL},
    {"any<u33>", NULL},
    {"any<u99999999999999999999>", NULL},
    {"any<x8>", NULL},
    {"any<i8<1>>", NULL},
    {"any<i8:g32>", NULL},
    {"any<$>", NULL},
    {"any<i8>$", NULL},
    {"calibrated<f32>", NULL},
    {"calibrated<f32<1.0>>", NULL},
    {"uniform<i8, 1.0>", NULL},
    {"uniform<i8:f32, 1>", NULL},
    {"uniform<i8:f32, .5>", NULL},
    {"uniform<i8:f32, 1.0:x>", NULL},
    {"uniform<i8:f32, 0x>", NULL},
    {"uniform<i8:f32, 0x12345678901234567>", NULL},
    {"uniform<i8:f32, 1.0:99999999999999999999>", NULL},
    {"uniform<i8:f32:-1, {1.0}>", NULL},
    {"uniform<i8:f32:0, {}>", NULL},
    {"uniform<i8:f32:0, 1.0>", NULL},
    {"uniform<i8:f32:{0}, {1.0}>", NULL},
    {"uniform<i8:f32:{0:1}, 1.0>", NULL},
    {"uniform<i8:f32:{0:1}, {}>", NULL},
    {"uniform<i8:f32:{0:1}, {{1.0, 2.0}, {1.0}}>", NULL},
    {"uniform<i8:f32:{0:1}, {{1.0}, 1.0}>", NULL},
    {"uniform<i8:f32:{0:1}, {1.0, {1.0}}>", NULL},
    {"uniform<i8:f32:{0:1}, {1.0:256}>", NULL},
    {"uniform<i8:f32:{0:1}, {0x3FF0000000000000}>", NULL},
};

static void types_give_access_to_their_parts(void **state) {
  assert_cases(*state, true, good, VARVE_COUNT_OF(good));
}

static void unusual_spellings_are_kept_as_text(void **state) {
  assert_cases(*state, true, odd, VARVE_COUNT_OF(odd));
}

/* mlir-opt stores these bytes. A dense attribute that is parsed from text has others. */
static void zero_points_keep_their_sign(void **state) {
  ir_fixture *f = *state;
  const varve_entity *type;
  varve_vector fields;
  varve_vector_init(&fields, &f->context->memory, sizeof(varve_coded_field));
  assert_status(coder_make(f, true, "uniform<i4:f32:{0:1}, {1.0:-1, 1.0}>", &type), OK);
  assert_status(varve_coded_fields_append(f->context, type, &fields), OK);
  const varve_entity *zero_points = VARVE_VECTOR_LAST(&fields, varve_coded_field).entity;
  assert_int_equal(zero_points->payload_size, 2);
  assert_memory_equal(varve_entity_payload(zero_points), "\xFF\0", 2);
  varve_vector_release(&fields);
}

/* Every prefix of good text. */
/* Every text with one byte removed, if its brackets still match. */
static void no_text_crashes_it(void **state) {
  ir_fixture *f = *state;
  size_t made = 0;
  for (size_t i = 0; i < VARVE_COUNT_OF(good); i++) {
    char text[256];
    const varve_entity *type;
    varve_vector fields;
    size_t size = strlen(good[i].text);
    varve_vector_init(&fields, &f->context->memory, sizeof(varve_coded_field));
    for (size_t without = 0; without < size; without++) {
      memcpy(text, good[i].text, without);
      memcpy(text + without, good[i].text + without + 1, size - without);
      varve_status status = coder_make(f, true, text, &type);
      if (status == VARVE_STATUS_INVALID)
        continue;
      assert_status(status, OK);
      assert_status(varve_coded_fields_append(f->context, type, &fields), OK);
      made++;
    }
    varve_vector_release(&fields);
  }
  assert_true(made > VARVE_COUNT_OF(good));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      ir_test(types_give_access_to_their_parts),
      ir_test(unusual_spellings_are_kept_as_text),
      ir_test(zero_points_keep_their_sign),
      ir_test(no_text_crashes_it),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
