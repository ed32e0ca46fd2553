// Values for each row of varve.codes of llvm: tests/system/tools/code-rows.sh, tests/oracle/dialect-codes.sh.
#file = #llvm.di_file<"a\22.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, producer = "MLIR", isOptimized = true, emissionKind = Full, nameTableKind = GNU>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#self = #llvm.di_composite_type<recId = distinct[1]<>, isRecSelf = true>
#next = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "next", baseType = #self, sizeInBits = 64, alignInBits = 32, offsetInBits = 4, dwarfAddressSpace = 0, extraData = #int>
#list = #llvm.di_composite_type<recId = distinct[1]<>, tag = DW_TAG_structure_type, name = "list", file = #file, line = 10, scope = #file, flags = "Public|Vector", sizeInBits = 64, alignInBits = 8, elements = #next, #int>
#range = #llvm.di_subrange<count = 4 : i64, lowerBound = -1 : i32, upperBound = #llvm.di_expression<[DW_OP_deref]>>
#array = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #int, dataLocation = <[DW_OP_push_object_address, DW_OP_deref]>, rank = <[DW_OP_constu(7), DW_OP_stack_value]>, allocated = <[DW_OP_deref]>, associated = <[DW_OP_deref]>, elements = #range>
#global = #llvm.di_global_variable<scope = #cu, name = "g", linkageName = "gv", file = #file, line = 12, type = #int, isLocalToUnit = true, isDefined = true, alignInBits = 64>
#value = #llvm.di_global_variable_expression<var = #global, expr = <[DW_OP_plus_uconst(1, 2), DW_OP_LLVM_convert(16, DW_ATE_signed)]>>
#plain = #llvm.di_global_variable_expression<var = <file = #file, line = 0, type = #int>, expr = <>>
#block = #llvm.di_lexical_block<scope = #cu, file = #file, line = 2, column = 3>
#variable = #llvm.di_local_variable<scope = #block, name = "v", file = #file, line = 7, arg = 1, alignInBits = 32, type = #int, flags = Artificial>
#import = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #cu, entity = #file, file = #file, line = 3, name = "n", elements = #int, #list>
#function = #llvm.di_subprogram<recId = distinct[2]<>, id = distinct[3]<>, compileUnit = #cu, scope = #file, name = "f", linkageName = "_f", file = #file, line = 3, scopeLine = 4, subprogramFlags = "Definition|Optimized", type = <callingConvention = DW_CC_normal, types = #llvm.di_null_type>, retainedNodes = #variable, #import>
"t.types"() {a = #int, b = #list, c = #array, d = #llvm.di_derived_type<>, e = #llvm.di_subrange<>} : () -> ()
"t.variables"() {a = #value, b = #plain, c = #variable, d = #llvm.di_local_variable<scope = #block>} : () -> ()
"t.scopes"() {a = #import, b = #function, c = #llvm.di_subprogram<recId = distinct[2]<>, isRecSelf = true>,
  l = #llvm.di_subprogram<name = "g", annotations = #llvm.di_annotation<name = "foo", value = "bar">, #llvm.di_annotation<name = "foo", value = "baz">>,
  d = #llvm.di_label<scope = #cu, name = "l", file = #file, line = 42>, e = #llvm.di_label<scope = #cu>,
  f = #llvm.di_lexical_block<scope = #cu>, g = #llvm.di_lexical_block_file<scope = #cu, discriminator = 0>,
  h = #llvm.di_namespace<name = "n", scope = #cu, exportSymbols = true>, i = #llvm.di_namespace<exportSymbols = false>,
  j = #llvm.di_subroutine_type<>, k = #llvm.di_subroutine_type<types = #int, #list>} : () -> () loc(fused<#function>["f":1:2])
"t.loops"() {a = #llvm.loop_annotation<>, b = #llvm.loop_annotation<disableNonforced = false, vectorize = <disable = false>, interleave = <count = 4 : i32>, unroll = <disable = true>, licm = <disable = true>, peeled = <count = 3 : i32>, unswitch = <partialDisable = true>, mustProgress = true, isVectorized = false, startLoc = loc(fused["a.c":1:2, "b"]), endLoc = loc(fused<"m">["a.c":3:4]), parallelAccesses = #llvm.access_group<id = distinct[7]<>>, #llvm.access_group<id = distinct[8]<>>>} : () -> ()
