// Written for this test: what mlir-opt prints of it is compared.
#file = #llvm.di_file<"a.c" in "/tmp">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, producer = "p", isOptimized = true, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#ptr = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #int, sizeInBits = 64>
#self = #llvm.di_composite_type<recId = distinct[5]<>, isRecSelf = true>
#comp = #llvm.di_composite_type<recId = distinct[5]<>, tag = DW_TAG_structure_type, name = "s", file = #file, line = 3, elements = #llvm.di_derived_type<tag = DW_TAG_member, name = "n", baseType = #self>>
#st = #llvm.di_subroutine_type<types = #int, #ptr, #comp>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = #st>
#lb = #llvm.di_lexical_block<scope = #sp, file = #file, line = 2, column = 3>
#lbf = #llvm.di_lexical_block_file<scope = #lb, file = #file, discriminator = 0>
#var = #llvm.di_local_variable<scope = #lb, name = "x", file = #file, line = 2, arg = 1, alignInBits = 32, type = #int>
#label = #llvm.di_label<scope = #lb, name = "l", file = #file, line = 7>
#gv = #llvm.di_global_variable_expression<var = <scope = #cu, name = "g", linkageName = "g", file = #file, line = 4, type = #int, isLocalToUnit = true, isDefined = true>, expr = <>>
#tbaa = #llvm.tbaa_root<id = "r">
#td = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa, 0>}>
#tag = #llvm.tbaa_tag<access_type = #td, base_type = #td, offset = 0>
#dom = #llvm.alias_scope_domain<id = distinct[7]<>, description = "d">
#as = #llvm.alias_scope<id = distinct[8]<>, domain = #dom>
#ag = #llvm.access_group<id = distinct[9]<>>
#la = #llvm.loop_annotation<disableNonforced = false, vectorize = <disable = true>, parallelAccesses = #ag>
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>>, llvm.target_triple = "x86_64"} {
  llvm.mlir.global external @g(1 : i32) {dbg_exprs = [#gv]} : i32
  llvm.mlir.global internal constant @s("abc\00") {addr_space = 0 : i32, alignment = 1 : i64} : !llvm.array<4 x i8>
  llvm.func @f(%p: !llvm.ptr {llvm.noalias, llvm.align = 4 : i64} loc("p"), %n: i32 loc(fused<#sp>["a.c":1:1])) -> i32 attributes {passthrough = ["noinline", ["x", "y"]], frame_pointer = #llvm.framePointerKind<all>} {
    %c1 = llvm.mlir.constant(1 : i32) : i32
    %a = llvm.alloca %c1 x !llvm.struct<"st", (i32, ptr, array<2 x struct<(i8, i16)>>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr loc(callsite("a.c":4:5 at fused<#lb>["a.c":6:7]))
    llvm.intr.dbg.declare #var = %a : !llvm.ptr loc(fused<#lbf>["a.c":2:2])
    llvm.intr.dbg.value #var #llvm.di_expression<[DW_OP_plus_uconst(3), DW_OP_deref]> = %n : i32
    llvm.intr.dbg.label #label
    %l = llvm.load %p {access_groups = [#ag], alias_scopes = [#as], tbaa = [#tag], alignment = 4 : i64} : !llvm.ptr -> i32
    %g = llvm.getelementptr inbounds|nuw %a[%n, 2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"st", (i32, ptr, array<2 x struct<(i8, i16)>>)>
    llvm.store volatile %l, %p atomic syncscope("a") release {alignment = 4 : i64} : i32, !llvm.ptr
    %cmp = llvm.icmp "slt" %l, %n : i32
    llvm.cond_br %cmp weights([1, 2]), ^bb1(%l : i32), ^bb2 {loop_annotation = #la}
  ^bb1(%q: i32 loc("q")):
    %r = llvm.call @f(%p, %q) {fastmathFlags = #llvm.fastmath<fast>} : (!llvm.ptr, i32) -> i32
    llvm.return %r : i32
  ^bb2:
    llvm.switch %n : i32, ^bb3 [ 1: ^bb1(%n : i32), 2: ^bb3 ]
  ^bb3:
    %u = llvm.mlir.undef : !llvm.struct<(i32, f32)>
    %v = llvm.insertvalue %l, %u[0] : !llvm.struct<(i32, f32)>
    %o = llvm.add %l, %n overflow<nsw, nuw> : i32
    %e = llvm.inline_asm has_side_effects asm_dialect = intel "a $0", "=r,r" %o : (i32) -> i32
    %x:2 = "x.y"(%v) : (!llvm.struct<(i32, f32)>) -> (i32, i32)
    llvm.unreachable
  } loc(fused<#sp>["a.c":1:1])
}
