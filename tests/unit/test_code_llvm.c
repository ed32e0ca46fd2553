/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/dialect/code_llvm.c */
#include "tests/unit/coder_fixture.h"

static const coder_case good[] = {
    {"di_basic_type<tag = DW_TAG_base_type, name = \"a\\22b\", sizeInBits = 32, encoding = "
     "DW_ATE_signed>",
     "v0 v36 S\"a\\22b\" v32 v5"},
    {"di_basic_type<name = \"\">", "v0 v0 S\"\" v0 v0"},
    {"di_file<\"a\" in \"b\">", "v6 S\"a\" S\"b\""},
    {"di_compile_unit<id = $, sourceLanguage = DW_LANG_C, file = <\"a\" in \"b\">, isOptimized = "
     "true, emissionKind = Full>",
     "v1 Aunit v2 A#llvm.di_file<\"a\" in \"b\"> O b1 v1 v0"},
    {"di_compile_unit<emissionKind = None, producer = \"p\", id = $, sourceLanguage = DW_LANG_C, "
     "file = $, isOptimized = false, nameTableKind = Default>",
     "v1 Aunit v2 Aunit O\"p\" b0 v0 v0"},
    {"di_composite_type<flags = \"Private|Vector\", elements = $, $, dataLocation = "
     "<[DW_OP_deref, DW_OP_plus_uconst(1)]>>",
     "v2 O b0 v0 O O v0 O O v2049 v0 v0 "
     "O#llvm.di_expression<[DW_OP_deref, DW_OP_plus_uconst(1)]> O O O {2 Ounit Ounit"},
    {"di_composite_type<recId = $, isRecSelf = true, flags = Zero>",
     "v2 Ounit b1 v0 O O v0 O O v0 v0 v0 O O O O {0"},
    {"di_derived_type<dwarfAddressSpace = 0>", "v3 v0 O O v0 v0 v0 V0 O"},
    {"di_derived_type<>", "v3 v0 O O v0 v0 v0 V O"},
    {"di_expression_elemDW_OP_LLVM_convert(16, DW_ATE_signed)", "v4 v4097 {2 v16 v5"},
    {"di_expression_elemDW_OP_deref", "v4 v6 {0"},
    {"di_expression<>", "v5 {0"},
    {"di_expression<[DW_OP_plus_uconst ( 1,2 ),DW_OP_deref]>",
     "v5 {2 O#llvm<di_expression_elemDW_OP_plus_uconst(1, 2)> "
     "O#llvm.di_expression_elemDW_OP_deref"},
    {"di_global_variable_expression<var = $, expr = <>>", "v8 Aunit O#llvm.di_expression<>"},
    {"di_subprogram<subprogramFlags = \"Definition|Optimized\", type = <types = $>, annotations = "
     "$, $, name = \"f\">",
     "v15 O b0 O O O O\"f\" O O v0 v0 v24 O#llvm.di_subroutine_type<types = unit> {0 {2 Ounit "
     "Ounit"},
    {"di_subrange<count = 4, lowerBound = -1 : i8, upperBound = 5 : index, stride = true>",
     "v16 O4 : i64 O-1 : i8 O5 : index Otrue"},
    {"loop_annotation<peeled = <count = 3 : i32>, parallelAccesses = <id = $>, $>",
     "v18 O O O O O O O O O#llvm.loop_peeled<count = 3 : i32> O O O O O {2 "
     "O#llvm.access_group<id = unit> Ounit"},
};

static const coder_case odd[] = {
    {"", NULL},
    {"$", NULL},
    {"di_null_type", NULL},
    {"di_file", NULL},
    {"di_file<\"a\" in \"b\"", NULL},
    {"di_file<\"a\" at \"b\">", NULL},
    {"di_file<\"a\" in \"b>", NULL},
    {"di_file<\"a\" in \"b\\\">", NULL},
    {"di_file<\"a\" in \"b\">$", NULL},
    {"di_basic_type<>", NULL},
    {"di_basic_type<name = $>", NULL},
    {"di_basic_type<name = \"a\", name = \"b\">", NULL},
    {"di_basic_type<name = \"a\", size = 1>", NULL},
    {"di_basic_type<name = \"a\", sizeInBits = -1>", NULL},
    {"di_basic_type<name = \"a\", sizeInBits = 0x1>", NULL},
    {"di_basic_type<name = \"a\", sizeInBits = 99999999999999999999>", NULL},
    {"di_basic_type<name = \"a\", tag = DW_TAG_none_such>", NULL},
    {"di_basic_type<name = \"a\", tag = array_type>", NULL},
    {"di_basic_type<name = \"a\",>", NULL},
    {"di_namespace<exportSymbols = yes>", NULL},
    {"di_composite_type<flags = Public|>", NULL},
    {"di_composite_type<flags = \"\">", NULL},
    {"di_composite_type<flags = \"Public|Nothing\">", NULL},
    {"di_composite_type<elements = >", NULL},
    {"di_composite_type<elements = $, >", NULL},
    {"di_composite_type<name = $, $>", NULL},
    {"di_composite_type<scope = <\"a\" in \"b\">>", NULL},
    {"di_composite_type<file = (\"a\" in \"b\")>", NULL},
    {"di_composite_type<file = <\"a\" in \"b\"", NULL},
    {"di_composite_type<file = <\"a\" in ", NULL},
    {"di_derived_type<dwarfAddressSpace = 4294967296>", NULL},
    {"di_expression<[]>", NULL},
    {"di_expression<[DW_OP_none_such]>", NULL},
    {"di_expression<[DW_OP_deref()]>", NULL},
    {"di_expression<[DW_OP_deref(DW_ATE_signed)]>", NULL},
    {"di_expression<[DW_OP_deref]", NULL},
    {"di_expression_elem", NULL},
    {"di_expression_elemDW_OP_deref(1", NULL},
    {"di_subrange<count = 256 : i8>", NULL},
    {"di_subrange<count = -129 : i8>", NULL},
    {"di_subrange<count = 1 : i0>", NULL},
    {"di_subrange<count = 1 : i65>", NULL},
    {"di_subrange<count = 1 : f32>", NULL},
    {"di_subrange<count = 1.5 : f32>", NULL},
    {"di_subrange<count = [1]>", NULL},
    {"di_subrange<count = maybe>", NULL},
    {"di_subrange<count = \"a\" : i32>", NULL},
    {"di_subrange<count>", NULL},
    {"di_subrange<= 1>", NULL},
};

static void attributes_are_taken_apart(void **state) {
  assert_cases(*state, false, good, VARVE_COUNT_OF(good));
}

static void what_is_not_plain_stays_text(void **state) {
  assert_cases(*state, false, odd, VARVE_COUNT_OF(odd));
}

/* A reference without a place in the text is the attribute's type, which mlir-opt has for none. */
static void an_attribute_with_a_type_stays_text(void **state) {
  ir_fixture *f = *state;
  const varve_entity *attribute;
  assert_status(varve_dialect_attribute_get(f->context, ir_string(f, "llvm"),
                                            VARVE_SLICE("di_subrange<>"), &f->context->i32, 1,
                                            &attribute),
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

static void memory_may_end(void **state) {
  ir_fixture *f = *state;
  for (size_t i = 0; i < VARVE_COUNT_OF(good); i++) {
    varve_status status = VARVE_STATUS_OUT_OF_MEMORY;
    const varve_entity *attribute;
    assert_status(coder_make(f, false, good[i].text, &attribute), OK);
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
      ir_test(attributes_are_taken_apart),
      ir_test(what_is_not_plain_stays_text),
      ir_test(an_attribute_with_a_type_stays_text),
      ir_test(other_dialects_stay_text),
      ir_test(memory_may_end),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
