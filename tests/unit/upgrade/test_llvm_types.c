/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/upgrade/families/llvm_types.c */
#include "tests/unit/parse_fixture.h"

#include "base/era_rows.h"
#include "dialect/registry/registry.h"
#include "upgrade/families/llvm_types.h"

/* An old spelling, the type in LLVM 22, and its pointee. NULL: unknown. Types inside parameters are
 * converted before the type that has them. */
typedef struct spelling {
  const char *old;
  const char *type;
  const char *pointee;
} spelling;

static void assert_spelling(parse_fixture *f, const spelling *s) {
  const varve_entity *old = parse_alone(f, varve_parse_type_text, varve_slice_of(s->old));
  varve_llvm_type read;
  if (old == NULL)
    fail_msg("%s is no type of its era", s->old);
  if (varve_llvm_type_read(f->context, old, &read) != VARVE_STATUS_OK)
    fail_msg("%s is not read", s->old);
  assert_printed(f, read.type, s->type);
  assert_int_equal(s->pointee != NULL, read.pointee != NULL);
  if (s->pointee != NULL)
    assert_printed(f, read.pointee, s->pointee);
}

static void assert_spellings(parse_fixture *f, varve_era era, const spelling *spellings,
                             size_t count) {
  f->context->era = era;
  f->context->registry = varve_registry_of_era(era);
  for (size_t i = 0; i < count; i++)
    assert_spelling(f, &spellings[i]);
}

static void text_of_old_llvm_types_becomes_current_types(void **state) {
  static const spelling spellings[] = {
      {"!llvm<\"i32\">", "i32", NULL},
      {"!llvm.i47", "i47", NULL},
      {"!llvm.float", "f32", NULL},
      {"!llvm<\"half\">", "f16", NULL},
      {"!llvm<\"x86_fp80\">", "f80", NULL},
      {"!llvm<\"ppc_fp128\">", "!llvm.ppc_fp128", NULL},
      {"!llvm.x86_mmx", "vector<1xi64>", NULL},
      {"!llvm<\"i8*\">", "!llvm.ptr", "i8"},
      {"!llvm<\"float addrspace(3)*\">", "!llvm.ptr<3>", "f32"},
      {"!llvm<\"i8**\">", "!llvm.ptr", "!llvm.ptr"},
      {"!llvm<\"[4 x [2 x float]]\">", "!llvm.array<4 x array<2 x f32>>", NULL},
      {"!llvm<\"<4 x float>\">", "vector<4xf32>", NULL},
      {"!llvm<\"<vscale x 4 x i32>\">", "vector<[4]xi32>", NULL},
      {"!llvm<\"<2 x i8*>\">", "vector<2x!llvm.ptr>", "i8"},
      {"!llvm<\"{ i32, double* }\">", "!llvm.struct<(i32, ptr)>", NULL},
      {"!llvm<\"{}\">", "!llvm.struct<()>", NULL},
      {"!llvm<\"<{ i8, i32 }>\">", "!llvm.struct<packed (i8, i32)>", NULL},
      {"!llvm<\"%name.1*\">", "!llvm.ptr", "!llvm.struct<\"name.1\", opaque>"},
      {"!llvm<\"%\\22a b\\22\">", "!llvm.struct<\"a b\", opaque>", NULL},
      {"!llvm<\"void (i32, ...)*\">", "!llvm.ptr", "!llvm.func<void (i32, ...)>"},
      {"!llvm<\"i32 (...)*\">", "!llvm.ptr", "!llvm.func<i32 (...)>"},
      {"!llvm<\"{ i32, double } (i32 ()*)\">", "!llvm.func<struct<(i32, f64)> (ptr)>", NULL},
  };
  assert_spellings(*state, VARVE_NAMED_ERA(2019), spellings, VARVE_COUNT_OF(spellings));
}

static void structured_types_lose_their_pointees(void **state) {
  static const spelling spellings[] = {
      {"!llvm.ptr<i32>", "!llvm.ptr", "!llvm.i32"},
      {"!llvm.ptr<i32, 3>", "!llvm.ptr<3>", "!llvm.i32"},
      {"!llvm.ptr<ptr<float>, 1>", "!llvm.ptr<1>", "!llvm.ptr<float>"},
      {"!llvm<\"ptr<i32>\">", "!llvm.ptr", "!llvm.i32"},
      {"!llvm.array<2 x array<3 x float>>", "!llvm.array<2 x array<3 x float>>", NULL},
      {"!llvm.array<4 x ptr<i8>>", "!llvm.array<4 x ptr<i8>>", NULL},
      {"!llvm.vec<4 x ptr<i8>>", "vector<4x!llvm.ptr>", "!llvm.i8"},
      {"!llvm.vec<? x 4 x i32>", "vector<[4]xi32>", NULL},
      {"!llvm.struct<(i32, struct<(f32)>)>", "!llvm.struct<(i32, struct<(f32)>)>", NULL},
      {"!llvm.struct<packed (i8)>", "!llvm.struct<packed (i8)>", NULL},
      {"!llvm.struct<\"a\", (ptr<struct<\"a\">>, i32)>",
       "!llvm.struct<\"a\", (ptr<struct<\"a\">>, i32)>", NULL},
      {"!llvm.struct<\"a\", packed ()>", "!llvm.struct<\"a\", packed ()>", NULL},
      {"!llvm.struct<\"a\", opaque>", "!llvm.struct<\"a\", opaque>", NULL},
      {"!llvm.func<void (i32, ptr<i8>)>", "!llvm.func<void (i32, ptr<i8>)>", NULL},
      {"!llvm.ptr<func<i32 (ptr<i8>, ...)>>", "!llvm.ptr", "!llvm.func<i32 (ptr<i8>, ...)>"},
      {"vector<4xi32>", "vector<4xi32>", NULL},
      {"!llvm.func<f32 (vector<4xf32>, vec<4 x ptr<i8>>)>",
       "!llvm.func<f32 (vector<4xf32>, vec<4 x ptr<i8>>)>", NULL},
      {"!llvm.void", "!llvm.void", NULL},
  };
  assert_spellings(*state, VARVE_NAMED_ERA(2020), spellings, VARVE_COUNT_OF(spellings));
}

static void current_types_stay(void **state) {
  static const spelling spellings[] = {
      {"!llvm.ptr", "!llvm.ptr", NULL},
      {"!llvm.ptr<3>", "!llvm.ptr<3>", NULL},
      {"!llvm.struct<(ptr, i32)>", "!llvm.struct<(ptr, i32)>", NULL},
      {"!llvm.metadata", "!llvm.metadata", NULL},
      {"i32", "i32", NULL},
      {"!other.ptr<i32>", "!other.ptr<i32>", NULL},
  };
  assert_spellings(*state, VARVE_NAMED_ERA(LLVM22), spellings, VARVE_COUNT_OF(spellings));
}

static void other_text_is_rejected(void **state) {
  parse_fixture *f = *state;
  static const char *const texts[] = {
      "!llvm<\"\">",
      "!llvm<\"i\">",
      "!llvm<\"i99999999999\">",
      "!llvm<\"*\">",
      "!llvm<\"{ i32\">",
      "!llvm<\"i32 i8\">",
      "!llvm<\"[4 i32]\">",
      "!llvm<\"i32)\">",
      "!llvm<\"i8, i8\">",
      "!llvm<\"foo\">",
      "!llvm<\"%\">",
      "!llvm<\"{ i32, }\">",
      "!llvm<\"i8 addrspace(x)*\">",
      "!llvm<\"[ 99999999999999999999 x i8 ]\">",
      "!llvm.ptr<i32, x>",
      "!llvm.array<i32>",
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(texts); i++) {
    const varve_entity *old = parse_alone(f, varve_parse_type_text, varve_slice_of(texts[i]));
    varve_llvm_type read;
    if (old != NULL && varve_llvm_type_read(f->context, old, &read) != VARVE_STATUS_INVALID)
      fail_msg("%s is read", texts[i]);
  }
}

static void no_text_is_too_deep_for_the_stack(void **state) {
  parse_fixture *f = *state;
  enum { DEPTH = 100000 };
  varve_buffer text;
  varve_llvm_type read;
  const varve_entity *dialect;
  const varve_entity *old;
  varve_buffer_init(&text, &f->context->memory);
  assert_status(varve_buffer_append_char(&text, '"'), OK);
  for (int i = 0; i < DEPTH; i++)
    assert_status(varve_buffer_append_char(&text, '{'), OK);
  assert_status(varve_buffer_append_char(&text, '"'), OK);
  assert_status(varve_string_get(f->context, VARVE_SLICE("llvm"), &dialect), OK);
  assert_status(
      varve_dialect_type_get(f->context, dialect, varve_buffer_slice(&text), NULL, 0, &old), OK);
  assert_status(varve_llvm_type_read(f->context, old, &read), LIMIT_EXCEEDED);
  varve_buffer_release(&text);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      parse_test(text_of_old_llvm_types_becomes_current_types),
      parse_test(structured_types_lose_their_pointees),
      parse_test(current_types_stay),
      parse_test(other_text_is_rejected),
      parse_test(no_text_is_too_deep_for_the_stack),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
