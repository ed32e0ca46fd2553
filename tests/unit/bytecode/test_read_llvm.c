/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/bytecode/read_llvm.c */
#include "tests/unit/bytecode_fixture.h"

static const bytecode_case good[] = {
    {{.strings = {"s", "t"}, .attributes = {"2 01 49 0d 41 0b"}},
     "#llvm.di_basic_type<tag = DW_TAG_base_type, name = \"s\", sizeInBits = 32, encoding = "
     "DW_ATE_signed>"},
    {{.strings = {"s", "t"}, .attributes = {"2 01 01 0d 01 01"}},
     "#llvm.di_basic_type<name = \"s\">"},
    {{.strings = {"s", "t"}, .attributes = {"2 0d 0d 0f"}}, "#llvm.di_file<\"s\" in \"t\">"},
    {{.strings = {"a\"\\\n\""}, .attributes = {"2 0d 0d 0d"}},
     "#llvm.di_file<\"a\\22\\\\\\0A\\22\" in \"a\\22\\\\\\0A\\22\">"},
    {{.strings = {"s", "t"},
      .attributes = {"2 03 03 05 05 0f 01 03 03", "0 2b 09", "2 0d 0d 0f", "0 05 0d", "0 0f"}},
     "#llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = <\"s\" in "
     "\"t\">, producer = \"s\", isOptimized = true, emissionKind = Full, nameTableKind = GNU>"},
    {{.strings = {"s", "t"},
      .attributes = {"2 03 03 05 05 01 00 01 01", "0 2b 07", "2 0d 0d 0f", "0 0f"}},
     "#llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = <\"s\" in "
     "\"t\">, isOptimized = false, emissionKind = None>"},
    {{.strings = {"s", "t"},
      .attributes = {"2 0b 01 05 0f 13", "0 0f", "0 0f", "2 09 47 01 03 0b",
                     "2 09 06 40 01 05 21 0b"}},
     "#llvm.di_expression<[DW_OP_plus_uconst(5), DW_OP_LLVM_convert(16, DW_ATE_signed)]>"},
    {{.strings = {"s", "t"}, .attributes = {"2 0b 00"}}, "#llvm.di_expression<>"},
    {{.strings = {"s", "t"}, .attributes = {"2 09 47 01 03 0b"}},
     "#llvm<di_expression_elemDW_OP_plus_uconst(5)>"},
    {{.strings = {"s", "t"},
      .attributes = {"2 05 07 01 01 01 01 01 01 01 01 01 01 01 01 01 01 00", "0 2b 05", "0 0f"}},
     "#llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>"},
    {{.strings = {"s", "t"},
      .attributes = {"2 05 01 00 03 07 0b 15 0b 17 02 20 81 11 1b 1b 01 1b 01 03 17", "0 05 0d",
                     "2 0d 0d 0f", "2 09 47 01 03 0b", "2 09 06 40 01 05 21 0b", "2 01 49 0d 41 0b",
                     "2 0b 01 05 0f 13"}},
     "#llvm.di_composite_type<tag = DW_TAG_array_type, name = \"s\", file = <\"s\" in \"t\">, line "
     "= 10, scope = #llvm.di_file<\"s\" in \"t\">, baseType = #llvm.di_basic_type<tag = "
     "DW_TAG_base_type, name = \"s\", sizeInBits = 32, encoding = DW_ATE_signed>, flags = Vector, "
     "sizeInBits = 64, alignInBits = 8, dataLocation = <[DW_OP_plus_uconst(5), "
     "DW_OP_LLVM_convert(16, DW_ATE_signed)]>, rank = <[DW_OP_plus_uconst(5), "
     "DW_OP_LLVM_convert(16, DW_ATE_signed)]>, associated = <[DW_OP_plus_uconst(5), "
     "DW_OP_LLVM_convert(16, DW_ATE_signed)]>, elements = #llvm.di_basic_type<tag = "
     "DW_TAG_base_type, name = \"s\", sizeInBits = 32, encoding = DW_ATE_signed>>"},
    {{.strings = {"s", "t"},
      .attributes = {"2 07 1f 07 0b 81 41 09 03 0b", "0 05 0d", "2 01 49 0d 41 0b"}},
     "#llvm.di_derived_type<tag = DW_TAG_pointer_type, name = \"s\", baseType = "
     "#llvm.di_basic_type<tag = DW_TAG_base_type, name = \"s\", sizeInBits = 32, encoding = "
     "DW_ATE_signed>, sizeInBits = 64, alignInBits = 32, offsetInBits = 4, dwarfAddressSpace = 0, "
     "extraData = #llvm.di_basic_type<tag = DW_TAG_base_type, name = \"s\", sizeInBits = 32, "
     "encoding = DW_ATE_signed>>"},
    {{.strings = {"s", "t"}, .attributes = {"2 07 1b 01 01 01 01 01 01 01"}},
     "#llvm.di_derived_type<tag = DW_TAG_member>"},
    {{.strings = {"s", "t"},
      .attributes = {"2 0f 07 0b 0b 03 01 07 01 00 01", "2 0d 0d 0f", "0 05 0d",
                     "2 01 49 0d 41 0b"}},
     "#llvm.di_global_variable<scope = #llvm.di_file<\"s\" in \"t\">, name = \"s\", linkageName = "
     "\"s\", file = <\"s\" in \"t\">, line = 0, type = #llvm.di_basic_type<tag = DW_TAG_base_type, "
     "name = \"s\", sizeInBits = 32, encoding = DW_ATE_signed>, isLocalToUnit = true>"},
    {{.strings = {"s", "t"},
      .attributes = {"2 11 03 0b", "2 0f 01 01 01 0b 03 0d 00 01 11", "2 0b 01 05 0f 13",
                     "2 09 47 01 03 0b", "2 09 06 40 01 05 21 0b", "2 0d 0d 0f",
                     "2 01 49 0d 41 0b"}},
     "#llvm.di_global_variable_expression<var = <file = <\"s\" in \"t\">, line = 1, type = "
     "#llvm.di_basic_type<tag = DW_TAG_base_type, name = \"s\", sizeInBits = 32, encoding = "
     "DW_ATE_signed>, isDefined = true, alignInBits = 8>, expr = <[DW_OP_plus_uconst(5), "
     "DW_OP_LLVM_convert(16, DW_ATE_signed)]>>"},
    {{.strings = {"s", "t"},
      .attributes = {"2 13 75 03 03 07 07 0b 01 05 07 07", "2 0d 0d 0f", "0 05 0d"}},
     "#llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #llvm.di_file<\"s\" in "
     "\"t\">, entity = #llvm.di_file<\"s\" in \"t\">, file = <\"s\" in \"t\">, line = 3, name = "
     "\"s\", elements = #llvm.di_file<\"s\" in \"t\">, #llvm.di_file<\"s\" in \"t\">>"},
    {{.strings = {"s", "t"}, .attributes = {"2 15 03 0b 01 55", "2 0d 0d 0f", "0 05 0d"}},
     "#llvm.di_label<scope = #llvm.di_file<\"s\" in \"t\">, name = \"s\", line = 42>"},
    {{.strings = {"s", "t"}, .attributes = {"2 17 03 07 05 07", "2 0d 0d 0f"}},
     "#llvm.di_lexical_block<scope = #llvm.di_file<\"s\" in \"t\">, file = <\"s\" in \"t\">, line "
     "= 2, column = 3>"},
    {{.strings = {"s", "t"}, .attributes = {"2 19 03 01 01", "2 0d 0d 0f"}},
     "#llvm.di_lexical_block_file<scope = #llvm.di_file<\"s\" in \"t\">, discriminator = 0>"},
    {{.strings = {"s", "t"}, .attributes = {"2 1b 03 01 01 01 03 01 01 01", "2 0d 0d 0f"}},
     "#llvm.di_local_variable<scope = #llvm.di_file<\"s\" in \"t\">, arg = 1>"},
    {{.strings = {"s", "t"}, .attributes = {"2 1b 03 01 01 01 03 01 01 07", "2 0d 0d 0f"}},
     "#llvm.di_local_variable<scope = #llvm.di_file<\"s\" in \"t\">, arg = 1, flags = Public>"},
    {{.strings = {"s", "t"}, .attributes = {"2 1b 03 01 01 01 03 01 01 87", "2 0d 0d 0f"}},
     "#llvm.di_local_variable<scope = #llvm.di_file<\"s\" in \"t\">, arg = 1, flags = "
     "\"Public|Artificial\">"},
    {{.strings = {"s", "t"}, .attributes = {"2 1b 03 01 01 01 03 01 01 04 00 08", "2 0d 0d 0f"}},
     "#llvm.di_local_variable<scope = #llvm.di_file<\"s\" in \"t\">, arg = 1, flags = "
     "SingleInheritance|MultipleInheritance|VirtualInheritance>"},
    {{.strings = {"s", "t"}, .attributes = {"2 1b 03 01 01 01 03 01 01 0d", "2 0d 0d 0f"}},
     "#llvm.di_local_variable<scope = #llvm.di_file<\"s\" in \"t\">, arg = 1, flags = "
     "\"Protected|FwdDecl\">"},
    {{.strings = {"s", "t"}, .attributes = {"2 1d 07 01 00", "0 05 0d"}},
     "#llvm.di_namespace<name = \"s\", exportSymbols = false>"},
    {{.strings = {"s", "t"},
      .attributes = {"2 1f 01 00 07 01 0b 0f 01 01 07 09 31 01 01 03 0b 00", "0 2b 09",
                     "2 0d 0d 0f", "0 05 0d", "0 0f"}},
     "#llvm.di_subprogram<id = distinct[0]<>, scope = #llvm.di_file<\"s\" in \"t\">, name = \"s\", "
     "line = 3, scopeLine = 4, subprogramFlags = \"Definition|Optimized\", retainedNodes = "
     "#llvm.di_file<\"s\" in \"t\">>"},
    {{.strings = {"s", "t"},
      .attributes = {"2 21 07 01 0b 01", "0 11 01 11", "2 0d 0d 0f"},
      .types = {"0 01 02 04"}},
     "#llvm.di_subrange<count = 4 : i64, upperBound = #llvm.di_file<\"s\" in \"t\">>"},
    {{.strings = {"s", "t"},
      .attributes = {"2 23 03 01 05 07 0b", "2'#llvm.di_null_type", "2 01 49 0d 41 0b"}},
     "#llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #llvm.di_null_type, "
     "#llvm.di_basic_type<tag = DW_TAG_base_type, name = \"s\", sizeInBits = 32, encoding = "
     "DW_ATE_signed>>"},
    {{.strings = {"s", "t"}, .attributes = {"2 23 01 00"}}, "#llvm.di_subroutine_type<>"},
    {{.strings = {"s", "t"},
      .attributes = {"2 25 07 01 01 0b 01 01 01 01 01 01 01 01 0f 01 00", "0 11 01 00",
                     "2'#llvm.loop_unroll<disable = true>", "0 1b 03 09 0b", "0 1f", "0 05 0d"},
      .types = {"0 01 09"}},
     "#llvm.loop_annotation<disableNonforced = false, unroll = <disable = true>, startLoc = "
     "loc(fused<\"s\">[unknown])>"},
    {{.strings = {"s", "t"}, .attributes = {"2 25 01 01 01 01 01 01 01 01 01 01 01 01 01 01 00"}},
     "#llvm.loop_annotation<>"},
};

static void every_code_makes_its_attribute(void **state) {
  bytecode_assert_read(*state, good, VARVE_COUNT_OF(good));
}

static const bytecode_case bad[] = {
    {{.attributes = {"2 27"}},
     "attribute and type section: attribute #0: unknown code 19 of dialect 'llvm'; load a newer "
     "definition of it"},
    {{.strings = {"s"}, .attributes = {"2 01 cc cc 04 0d 01 01"}},
     "attribute and type section: attribute #0: value 0x9999 has no name"},
    {{.strings = {"s"}, .attributes = {"2 01 03 0d 01 66 02"}},
     "attribute and type section: attribute #0: value 0x99 has no name"},
    {{.strings = {"s"}, .attributes = {"2 1b 03 01 01 01 01 01 01 10 00 00 00 08", "2 0d 0d 0d"}},
     "attribute and type section: attribute #0: value 0x40000000 has no name"},
    {{.attributes = {"2 0b 01 03 07", "0 0f"}},
     "attribute and type section: attribute #0: a value that cannot be parameter "
     "'operations' of #llvm.di_expression"},
    {{.attributes = {"2 0b 01 03 01"}},
     "attribute and type section: attribute #0: a list contains an absent attribute"},
    {{.attributes = {"2 23 01 01 03 01"}},
     "attribute and type section: attribute #0: a list contains an absent attribute"},
    {{.strings = {"s"}, .attributes = {"2 11 03 07", "2 0d 0d 0d"}},
     "attribute and type section: attribute #0: a value that cannot be parameter 'var' "
     "of #llvm.di_global_variable_expression"},
};

static void entries_that_text_cannot_name_are_rejected(void **state) {
  bytecode_assert_refused(*state, bad, VARVE_COUNT_OF(bad), VARVE_STATUS_UNSUPPORTED);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      bytecode_test(every_code_makes_its_attribute),
      bytecode_test(entries_that_text_cannot_name_are_rejected),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
