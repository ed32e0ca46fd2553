/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/dialect/codes/code_rows.c */
#include <stdio.h>

#include "tests/unit/coder_fixture.h"

#include "dialect/registry/registry.h"
#include "text/parse/parser.h"

/* The attribute #llvm<text>. */
static const varve_entity *coder_parse(ir_fixture *f, const char *text) {
  char whole[1024];
  varve_source_map map;
  const varve_entity *attribute;
  int size = snprintf(whole, sizeof whole, "#llvm<%s>", text);
  assert_in_range(size, 1, sizeof whole - 1);
  varve_slice source = varve_slice_of(whole);
  varve_reporter reporter = {.source = source, .map = &map};
  varve_registry_attach(varve_registry_builtin(), f->context);
  varve_text_attach(f->context);
  varve_source_map_init(&map, &f->context->memory, source);
  assert_status(varve_parse_attribute_text(NULL, f->context, &reporter, source, &attribute), OK);
  varve_source_map_release(&map);
  return attribute;
}

static const coder_case good[] = {
    {"di_basic_type<tag = DW_TAG_base_type, name = \"a\\22b\", sizeInBits = 32, encoding = "
     "DW_ATE_signed>",
     "v0 v36 S\"a\\22b\" v32 v5"},
    {"di_basic_type<name = \"\">", "v0 v0 S\"\" v0 v0"},
    {"di_file<\"a\" in \"b\">", "v6 S\"a\" S\"b\""},
    {"di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = <\"a\" in \"b\">, "
     "isOptimized = "
     "true, emissionKind = Full>",
     "v1 Adistinct[0]<> v2 A#llvm.di_file<\"a\" in \"b\"> O b1 v1 v0"},
    {"di_compile_unit<emissionKind = None, producer = \"p\", id = distinct[0]<>, sourceLanguage = "
     "DW_LANG_C, file = <\"a\" in \"b\">, isOptimized = false, nameTableKind = Default>",
     "v1 Adistinct[0]<> v2 A#llvm.di_file<\"a\" in \"b\"> O\"p\" b0 v0 v0"},
    {"di_composite_type<flags = \"Private|Vector\", elements = unit, unit, dataLocation = "
     "<[DW_OP_deref, DW_OP_plus_uconst(1)]>>",
     "v2 O b0 v0 O O v0 O O v2049 v0 v0 "
     "O#llvm.di_expression<[DW_OP_deref, DW_OP_plus_uconst(1)]> O O O {2 Ounit Ounit"},
    {"di_composite_type<recId = distinct[0]<>, isRecSelf = true, flags = Zero>",
     "v2 Odistinct[0]<> b1 v0 O O v0 O O v0 v0 v0 O O O O {0"},
    {"di_derived_type<dwarfAddressSpace = 0>", "v3 v0 O O v0 v0 v0 V0 O"},
    {"di_derived_type<>", "v3 v0 O O v0 v0 v0 V O"},
    {"di_expression_elem DW_OP_LLVM_convert(16, DW_ATE_signed)", "v4 v4097 {2 v16 v5"},
    {"di_expression_elem DW_OP_deref", "v4 v6 {0"},
    {"di_expression<>", "v5 {0"},
    {"di_expression<[DW_OP_plus_uconst ( 1,2 ),DW_OP_deref]>",
     "v5 {2 O#llvm<di_expression_elemDW_OP_plus_uconst(1, 2)> "
     "O#llvm.di_expression_elemDW_OP_deref"},
    {"di_global_variable_expression<var = <file = <\"a\" in \"b\">, line = 1, type = unit>, expr = "
     "<>>",
     "v8 A#llvm.di_global_variable<file = <\"a\" in \"b\">, line = 1, type = unit> "
     "O#llvm.di_expression<>"},
    {"di_subprogram<subprogramFlags = \"Definition|Optimized\", type = <types = unit>, annotations "
     "= "
     "unit, unit, name = \"f\">",
     "v15 O b0 O O O O\"f\" O O v0 v0 v24 O#llvm.di_subroutine_type<types = unit> {0 {2 Ounit "
     "Ounit"},
    {"di_subrange<count = 4, lowerBound = -1 : i8, upperBound = 5 : index, stride = true>",
     "v16 O4 : i64 O-1 : i8 O5 : index Otrue"},
    {"loop_annotation<peeled = <count = 3 : i32>, parallelAccesses = <id = distinct[0]<>>>",
     "v18 O O O O O O O O O#llvm.loop_peeled<count = 3 : i32> O O O O O {1 "
     "O#llvm.access_group<id = distinct[0]<>>"},
};

static const coder_case odd[] = {
    {"di_null_type", NULL},
    {"di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = <\"a\" in \"b\">, "
     "isOptimized = true, emissionKind = Full, splitDebugFilename = \"s\">",
     NULL},
};

static void attributes_give_access_to_their_parts(void **state) {
  ir_fixture *f = *state;
  for (size_t i = 0; i < VARVE_COUNT_OF(good); i++)
    assert_fields(f, coder_parse(f, good[i].text), good[i].fields);
}

static void attributes_without_code_are_kept_as_text(void **state) {
  ir_fixture *f = *state;
  for (size_t i = 0; i < VARVE_COUNT_OF(odd); i++)
    assert_fields(f, coder_parse(f, odd[i].text), NULL);
}

static void text_is_kept_as_text(void **state) {
  ir_fixture *f = *state;
  const varve_entity *attribute;
  assert_status(varve_dialect_attribute_get(f->context, ir_string(f, "llvm"),
                                            VARVE_SLICE("di_subrange<>"), NULL, 0, &attribute),
                OK);
  assert_fields(f, attribute, NULL);
}

static void other_dialects_stay_text(void **state) {
  ir_fixture *f = *state;
  const varve_entity *attribute;
  assert_status(varve_dialect_attribute_get(f->context, ir_string(f, "quant"),
                                            VARVE_SLICE("any<i8>"), NULL, 0, &attribute),
                OK);
  assert_fields(f, attribute, NULL);
}

static void memory_may_run_out_at_any_allocation(void **state) {
  ir_fixture *f = *state;
  for (size_t i = 0; i < VARVE_COUNT_OF(good); i++) {
    varve_status status = VARVE_STATUS_OUT_OF_MEMORY;
    const varve_entity *attribute;
    attribute = coder_parse(f, good[i].text);
    for (size_t fail_at = 1; status == VARVE_STATUS_OUT_OF_MEMORY; fail_at++) {
      varve_vector fields;
      varve_vector_init(&fields, &f->context->memory, sizeof(varve_coded_field));
      f->allocator.fail_at = f->allocator.calls + fail_at;
      status = varve_coded_fields_append(f->context, attribute, &fields);
      f->allocator.fail_at = 0;
      assert_true(status == VARVE_STATUS_OK ? fields.count != 0 : fields.count == 0);
      varve_vector_release(&fields);
    }
    assert_status(status, OK);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      ir_test(attributes_give_access_to_their_parts),
      ir_test(attributes_without_code_are_kept_as_text),
      ir_test(text_is_kept_as_text),
      ir_test(other_dialects_stay_text),
      ir_test(memory_may_run_out_at_any_allocation),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
