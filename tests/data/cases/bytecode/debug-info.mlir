// Attributes of llvm with codes of their own.
#bt = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, producer = "clang",
    isOptimized = true, emissionKind = Full, nameTableKind = None>
#ns = #llvm.di_namespace<name = "n", exportSymbols = true>
#dt = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #bt, sizeInBits = 64, alignInBits = 8,
    offsetInBits = 3, dwarfAddressSpace = 5, extraData = #bt>
#ct = #llvm.di_composite_type<recId = distinct[1]<>, tag = DW_TAG_structure_type, name = "s", file = #f, line = 3,
    scope = #f, sizeInBits = 64, elements = #llvm.di_derived_type<tag = DW_TAG_member, name = "m",
    baseType = #llvm.di_composite_type<tag = DW_TAG_structure_type, recId = distinct[1]<>, isRecSelf = true>>,
    #llvm.di_subrange<count = 4 : i64, lowerBound = 0 : i64>>
#st = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #llvm.di_null_type, #bt, #dt>
#sp = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #ns, name = "f", linkageName = "_f",
    file = #f, line = 1, scopeLine = 2, subprogramFlags = "Definition|Optimized", type = #st>
#lb = #llvm.di_lexical_block<scope = #sp, file = #f, line = 4, column = 2>
#lbf = #llvm.di_lexical_block_file<scope = #lb, file = #f, discriminator = 3>
#lv = #llvm.di_local_variable<scope = #lbf, name = "v", file = #f, line = 5, arg = 1, alignInBits = 4, type = #bt,
    flags = Zero>
#la = #llvm.di_label<scope = #lb, name = "l", file = #f, line = 9>
#gv = #llvm.di_global_variable<scope = #cu, name = "g", linkageName = "g", file = #f, line = 3, type = #bt,
    isLocalToUnit = true, isDefined = true, alignInBits = 2>
#ex = #llvm.di_expression<[DW_OP_plus_uconst(3), DW_OP_deref, DW_OP_LLVM_fragment(16, 8)]>
#gve = #llvm.di_global_variable_expression<var = #gv, expr = #llvm.di_expression<>>
#ie = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #sp, entity = #ns, file = #f, line = 4,
    name = "i", elements = #lv>
#loop = #llvm.loop_annotation<disableNonforced = true, vectorize = <disable = false>, unroll = <count = 4 : i32>,
    mustProgress = true, parallelAccesses = #llvm.access_group<id = distinct[3]<>>>
#loc1 = loc("a.c":1:2)
"t.a"() {a = #bt, b = #f, c = #cu, d = #ns, e = #dt, f = #ct, g = #st, h = #sp, i = #lb, j = #lbf, k = #lv, l = #la,
    m = #gv, n = #ex, o = #gve, p = #ie, t = #llvm.tbaa_root<id = "x">} : () -> () loc(fused<#sp>["x"])
"t.b"() {q = #loop} : () -> () loc(fused<#lb>[#loc1])
