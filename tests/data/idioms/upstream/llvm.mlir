// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
llvm.func @ops(%a: i32, %b: i32, %x: f32, %y: f32, %v: vector<4xf32>) -> i32 {
  %0 = llvm.add %a, %b overflow<nsw> : i32
  %1 = llvm.sub %0, %b overflow<nsw, nuw> : i32
  %2 = llvm.mul %1, %b : i32
  %3 = llvm.sdiv %2, %b : i32
  %4 = llvm.udiv exact %3, %b : i32
  %5 = llvm.srem %4, %b : i32
  %6 = llvm.urem %5, %b : i32
  %7 = llvm.and %6, %b : i32
  %8 = llvm.or disjoint %7, %b : i32
  %9 = llvm.xor %8, %b : i32
  %10 = llvm.shl %9, %b : i32
  %11 = llvm.lshr %10, %b : i32
  %12 = llvm.ashr %11, %b : i32
  %13 = llvm.fadd %x, %y {fastmathFlags = #llvm.fastmath<fast>} : f32
  %14 = llvm.fsub %13, %y : f32
  %15 = llvm.fmul %14, %y {fastmathFlags = #llvm.fastmath<contract>} : f32
  %16 = llvm.fdiv %15, %y : f32
  %17 = llvm.frem %16, %y : f32
  %18 = llvm.fneg %17 : f32
  %19 = llvm.fcmp "ogt" %18, %x : f32
  %20 = llvm.icmp "eq" %12, %a : i32
  %21 = llvm.icmp "ult" %12, %b : i32
  %22 = llvm.select %20, %12, %a : i1, i32
  %23 = llvm.fmul %v, %v : vector<4xf32>
  %24 = llvm.freeze %22 : i32
  llvm.return %24 : i32
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i64 = dense<64> : vector<2xi64>, "dlti.endianness" = "little", "dlti.stack_alignment" = 128 : i64>, llvm.ident = "clang version 22.0.0", llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  llvm.func local_unnamed_addr @attrs(%arg0: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.align = 16 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull}, %arg2: i8 {llvm.signext}, %arg3: !llvm.ptr {llvm.sret = !llvm.struct<(i32, i32)>}) attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_unwind, passthrough = ["mustprogress", ["uwtable", "2"], ["no-trapping-math", "true"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cx8", "+fxsr", "+mmx", "+sse", "+sse2"]>, tune_cpu = "generic", will_return} {
    llvm.return
  }
  llvm.func @readnone(i32) -> (i32 {llvm.zeroext}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>}
  llvm.func linkonce_odr @odr() -> i32 comdat(@__llvm_global_comdat::@odr) attributes {always_inline} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    llvm.return %0 : i32
  }
  llvm.comdat @__llvm_global_comdat {
    llvm.comdat_selector @odr any
  }
  llvm.func hidden @hidden_func() attributes {llvm.emit_c_interface, sym_visibility = "private"}
}

// -----

module {
  llvm.func @foo(i32) -> i32
  llvm.func @bar(%arg0: !llvm.ptr)
  llvm.func @printf(!llvm.ptr, ...) -> i32
  llvm.mlir.global internal constant @fmt("%d\0A\00")
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(42 : i32) : i32
    %1 = llvm.call @foo(%0) : (i32) -> i32
    %2 = llvm.mlir.addressof @fmt : !llvm.ptr
    %3 = llvm.call @printf(%2, %1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
    %4 = llvm.mlir.addressof @foo : !llvm.ptr
    %5 = llvm.call %4(%0) : !llvm.ptr, (i32) -> i32
    %6 = llvm.call fastcc @foo(%0) : (i32) -> i32
    %7 = llvm.call tail @foo(%0) {no_unwind} : (i32) -> i32
    llvm.call @bar(%2) : (!llvm.ptr {llvm.noalias}) -> ()
    %8 = llvm.mlir.constant(0 : i32) : i32
    llvm.return %8 : i32
  }
}

// -----

llvm.func @casts(%i32: i32, %i64: i64, %f32: f32, %f64: f64, %p: !llvm.ptr, %p1: !llvm.ptr<1>, %i8: i8) {
  %0 = llvm.sext %i32 : i32 to i64
  %1 = llvm.zext %i32 : i32 to i64
  %2 = llvm.zext nneg %i8 : i8 to i32
  %3 = llvm.trunc %i64 : i64 to i32
  %4 = llvm.trunc %i64 overflow<nsw> : i64 to i32
  %5 = llvm.fpext %f32 : f32 to f64
  %6 = llvm.fptrunc %f64 : f64 to f32
  %7 = llvm.sitofp %i32 : i32 to f32
  %8 = llvm.uitofp %i32 : i32 to f64
  %9 = llvm.fptosi %f32 : f32 to i32
  %10 = llvm.fptoui %f32 : f32 to i32
  %11 = llvm.bitcast %f32 : f32 to i32
  %12 = llvm.ptrtoint %p : !llvm.ptr to i64
  %13 = llvm.inttoptr %i64 : i64 to !llvm.ptr
  %14 = llvm.addrspacecast %p1 : !llvm.ptr<1> to !llvm.ptr
  llvm.return
}

// -----

llvm.func @constants() {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = llvm.mlir.constant(0 : i64) : i64
  %3 = llvm.mlir.constant(1 : i64) : i64
  %4 = llvm.mlir.constant(0 : index) : i64
  %5 = llvm.mlir.constant(1 : index) : i64
  %6 = llvm.mlir.constant(128 : index) : i64
  %7 = llvm.mlir.constant(-1 : i32) : i32
  %8 = llvm.mlir.constant(0.000000e+00 : f32) : f32
  %9 = llvm.mlir.constant(1.000000e+00 : f64) : f64
  %10 = llvm.mlir.constant(true) : i1
  %11 = llvm.mlir.constant(false) : i1
  %12 = llvm.mlir.constant(dense<0.000000e+00> : vector<4xf32>) : vector<4xf32>
  %13 = llvm.mlir.constant(dense<[0, 1, 2, 3]> : vector<4xi32>) : vector<4xi32>
  %14 = llvm.mlir.constant("hello world") : !llvm.array<11 x i8>
  %15 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
  %16 = llvm.mlir.poison : vector<4xf32>
  %17 = llvm.mlir.zero : !llvm.ptr
  %18 = llvm.mlir.addressof @constants : !llvm.ptr
  %19 = llvm.mlir.constant(8 : i8) : i8
  llvm.return
}

// -----

llvm.func @loop(%arg0: !llvm.ptr, %arg1: i64) -> f32 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %2 = llvm.mlir.constant(0.000000e+00 : f32) : f32
  llvm.br ^bb1(%0, %2 : i64, f32)
^bb1(%3: i64, %4: f32):  // 2 preds: ^bb0, ^bb2
  %5 = llvm.icmp "slt" %3, %arg1 : i64
  llvm.cond_br %5, ^bb2, ^bb3
^bb2:  // pred: ^bb1
  %6 = llvm.getelementptr %arg0[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %7 = llvm.load %6 : !llvm.ptr -> f32
  %8 = llvm.fadd %4, %7 : f32
  %9 = llvm.add %3, %1 : i64
  llvm.br ^bb1(%9, %8 : i64, f32)
^bb3:  // pred: ^bb1
  llvm.return %4 : f32
}

llvm.func @switch(%arg0: i32) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.switch %arg0 : i32, ^bb1(%0 : i32) [
    0: ^bb1(%arg0 : i32),
    1: ^bb2
  ]
^bb1(%1: i32):
  llvm.return %1 : i32
^bb2:
  llvm.unreachable
}

llvm.func @weights(%c: i1) {
  llvm.cond_br %c weights([5, 10]), ^bb1, ^bb2
^bb1:
  llvm.br ^bb2
^bb2:
  llvm.return
}

// -----

#di_file = #llvm.di_file<"test.c" in "/tmp">
#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #di_file, producer = "MLIR", isOptimized = true, emissionKind = Full>
#di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #di_basic_type, #di_basic_type>
#di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "main", linkageName = "main", file = #di_file, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "x", file = #di_file, line = 2, arg = 1, alignInBits = 32, type = #di_basic_type>
#loc = loc("test.c":1:5)
#loc1 = loc("test.c":2:9)
module {
  llvm.func @main(%arg0: i32 loc(#loc)) -> i32 {
    llvm.intr.dbg.value #di_local_variable = %arg0 : i32 loc(#loc1)
    llvm.return %arg0 : i32 loc(#loc1)
  } loc(fused<#di_subprogram>[#loc])
}

// -----

module {
  llvm.func @__gxx_personality_v0(...) -> i32
  llvm.func @may_throw(i32) -> i32
  llvm.func @invoke(%arg0: i32) -> i32 attributes {personality = @__gxx_personality_v0} {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.invoke @may_throw(%arg0) to ^bb1 unwind ^bb2 : (i32) -> i32
  ^bb1:
    llvm.return %1 : i32
  ^bb2:
    %2 = llvm.landingpad cleanup (catch %0 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.resume %2 : !llvm.struct<(ptr, i32)>
  }
  llvm.func @asm(%arg0: i32) -> i32 {
    %0 = llvm.inline_asm "bswap $0", "=r,r" %arg0 : (i32) -> i32
    %1 = llvm.inline_asm has_side_effects asm_dialect = att "nop", "~{memory}" : () -> i32
    llvm.return %0 : i32
  }
}

// -----

llvm.func @add(%arg0: i32, %arg1: i32) -> i32 {
  %0 = llvm.add %arg0, %arg1 : i32
  llvm.return %0 : i32
}

llvm.func @fadd(%arg0: f32, %arg1: f32) -> f32 {
  %0 = llvm.fadd %arg0, %arg1 : f32
  llvm.return %0 : f32
}

llvm.func @empty() {
  llvm.return
}

llvm.func internal @internal_func() -> i64 {
  %0 = llvm.mlir.constant(42 : i64) : i64
  llvm.return %0 : i64
}

llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr)
llvm.func @abort()

// -----

llvm.mlir.global internal constant @str("Hello, World!\0A\00") {addr_space = 0 : i32}
llvm.mlir.global private unnamed_addr constant @".str"("%d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
llvm.mlir.global external @counter(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64} : i32
llvm.mlir.global internal @zeros(dense<0.000000e+00> : tensor<16xf32>) {addr_space = 0 : i32} : !llvm.array<16 x f32>
llvm.mlir.global private constant @__constant_4xf32(dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>) {addr_space = 0 : i32, alignment = 64 : i64} : !llvm.array<4 x f32>
llvm.mlir.global external @shared() {addr_space = 3 : i32, alignment = 16 : i64} : !llvm.array<0 x i8>
llvm.mlir.global internal @ptr() {addr_space = 0 : i32} : !llvm.ptr {
  %0 = llvm.mlir.addressof @counter : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global internal @pair() : !llvm.struct<(i32, f32)> {
  %0 = llvm.mlir.undef : !llvm.struct<(i32, f32)>
  %1 = llvm.mlir.constant(7 : i32) : i32
  %2 = llvm.insertvalue %1, %0[0] : !llvm.struct<(i32, f32)>
  llvm.return %2 : !llvm.struct<(i32, f32)>
}
llvm.mlir.global external thread_local @tls(0 : i64) : i64
llvm.mlir.global weak @weak(1.0 : f64) : f64
llvm.mlir.global linkonce_odr hidden @odr(3 : i8) : i8
llvm.mlir.global_ctors ctors = [@ctor], priorities = [0 : i32], data = [#llvm.zero]

llvm.func @ctor() {
  %0 = llvm.mlir.addressof @str : !llvm.ptr
  %1 = llvm.getelementptr %0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<15 x i8>
  llvm.return
}

// -----

llvm.func @intrinsics(%x: f32, %y: f32, %v: vector<4xf32>, %i: i32, %p: !llvm.ptr, %n: i64, %m: vector<4xi1>) {
  %0 = llvm.intr.sqrt(%x) : (f32) -> f32
  %1 = llvm.intr.exp(%x) : (f32) -> f32
  %2 = llvm.intr.fma(%x, %y, %0) : (f32, f32, f32) -> f32
  %3 = llvm.intr.fmuladd(%v, %v, %v) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %4 = llvm.intr.maxnum(%x, %y) : (f32, f32) -> f32
  %5 = llvm.intr.maximum(%x, %y) : (f32, f32) -> f32
  %6 = llvm.intr.fabs(%x) : (f32) -> f32
  %7 = llvm.intr.pow(%x, %y) : (f32, f32) -> f32
  %8 = llvm.intr.floor(%x) : (f32) -> f32
  %9 = llvm.intr.copysign(%x, %y) : (f32, f32) -> f32
  %10 = llvm.intr.smax(%i, %i) : (i32, i32) -> i32
  %11 = llvm.intr.umin(%i, %i) : (i32, i32) -> i32
  %12 = "llvm.intr.ctlz"(%i) <{is_zero_poison = false}> : (i32) -> i32
  %13 = llvm.intr.ctpop(%i) : (i32) -> i32
  %14 = "llvm.intr.abs"(%i) <{is_int_min_poison = false}> : (i32) -> i32
  %15 = "llvm.intr.vector.reduce.fadd"(%x, %v) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
  %16 = llvm.intr.masked.load %p, %m, %v {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.intr.masked.store %16, %p, %m {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
  "llvm.intr.memcpy"(%p, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %17 = llvm.mlir.constant(0 : i8) : i8
  "llvm.intr.memset"(%p, %17, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.intr.lifetime.start %p : !llvm.ptr
  llvm.intr.lifetime.end %p : !llvm.ptr
  %18 = llvm.intr.stacksave : !llvm.ptr
  llvm.intr.stackrestore %18 : !llvm.ptr
  %19 = "llvm.intr.sadd.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %20 = llvm.icmp "ne" %i, %10 : i32
  llvm.intr.assume %20 : i1
  llvm.intr.assume %20 ["align"(%p, %n : !llvm.ptr, i64)] : i1
  llvm.return
}

// -----

llvm.mlir.global common @common(0 : i32) : i32
llvm.mlir.global appending @appending(dense<0> : tensor<2xi32>) : !llvm.array<2 x i32>
llvm.mlir.global available_externally @avail(0 : i64) : i64
llvm.mlir.global extern_weak @extern_weak() : i64
llvm.mlir.global internal constant @vec(dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf32>) : vector<4xf32>
llvm.mlir.global external @sect("abc") {section = ".mysection"}
llvm.mlir.global external protected unnamed_addr @prot(42 : i64) : i64
llvm.mlir.alias external @alias : i32 {
  %0 = llvm.mlir.addressof @common : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global_dtors dtors = [@fini], priorities = [65535 : i32], data = [#llvm.zero]
llvm.func @fini() {
  llvm.return
}
llvm.func weak @weak_fn() {
  llvm.return
}
llvm.func private @private_fn(%arg0: !llvm.ptr<1> {llvm.byval = !llvm.struct<(i32, i32)>}, %arg1: vector<[4]xf32>, %arg2: !llvm.array<2 x struct<(i8, i16)>>) {
  llvm.return
}
llvm.func fastcc @fast_cc(%arg0: i64) -> i64 attributes {garbageCollector = "statepoint-example", alignment = 16 : i64} {
  llvm.return %arg0 : i64
}

// -----

module {
  llvm.func @free(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @should_fuse(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64) {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg5, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg6, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg7, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg8, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg9, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.mlir.constant(1 : index) : i64
    %7 = llvm.mlir.constant(10 : index) : i64
    %8 = llvm.mlir.constant(0 : index) : i64
    %9 = llvm.mlir.constant(7.000000e+00 : f32) : f32
    %10 = llvm.mlir.constant(10 : index) : i64
    %11 = llvm.mlir.constant(1 : index) : i64
    %12 = llvm.mlir.zero : !llvm.ptr
    %13 = llvm.getelementptr %12[%10] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %14 = llvm.ptrtoint %13 : !llvm.ptr to i64
    %15 = llvm.call @malloc(%14) : (i64) -> !llvm.ptr
    %16 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %17 = llvm.insertvalue %15, %16[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %18 = llvm.insertvalue %15, %17[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %19 = llvm.mlir.constant(0 : index) : i64
    %20 = llvm.insertvalue %19, %18[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %21 = llvm.insertvalue %10, %20[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %22 = llvm.insertvalue %11, %21[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.br ^bb1(%8 : i64)
  ^bb1(%23: i64):  // 2 preds: ^bb0, ^bb2
    %24 = llvm.icmp "slt" %23, %7 : i64
    llvm.cond_br %24, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %25 = llvm.extractvalue %22[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %26 = llvm.getelementptr inbounds|nuw %25[%23] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %9, %26 : f32, !llvm.ptr
    %27 = llvm.add %23, %6 : i64
    llvm.br ^bb1(%27 : i64)
  ^bb3:  // pred: ^bb1
    llvm.br ^bb4(%8 : i64)
  ^bb4(%28: i64):  // 2 preds: ^bb3, ^bb5
    %29 = llvm.icmp "slt" %28, %7 : i64
    llvm.cond_br %29, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %30 = llvm.extractvalue %22[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %31 = llvm.getelementptr inbounds|nuw %30[%28] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %32 = llvm.load %31 : !llvm.ptr -> f32
    %33 = llvm.fadd %32, %32 : f32
    %34 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %35 = llvm.getelementptr inbounds|nuw %34[%28] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %33, %35 : f32, !llvm.ptr
    %36 = llvm.add %28, %6 : i64
    llvm.br ^bb4(%36 : i64)
  ^bb6:  // pred: ^bb4
    %37 = llvm.extractvalue %22[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @free(%37) : (!llvm.ptr) -> ()
    llvm.return
  }
}

// -----

module {
  llvm.func @matmul(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64) {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = llvm.insertvalue %arg14, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %2 = llvm.insertvalue %arg15, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %3 = llvm.insertvalue %arg16, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %4 = llvm.insertvalue %arg17, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %5 = llvm.insertvalue %arg19, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %6 = llvm.insertvalue %arg18, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %7 = llvm.insertvalue %arg20, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %8 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %9 = llvm.insertvalue %arg7, %8[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %10 = llvm.insertvalue %arg8, %9[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %11 = llvm.insertvalue %arg9, %10[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %12 = llvm.insertvalue %arg10, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %13 = llvm.insertvalue %arg12, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %14 = llvm.insertvalue %arg11, %13[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %15 = llvm.insertvalue %arg13, %14[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %16 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %17 = llvm.insertvalue %arg0, %16[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %18 = llvm.insertvalue %arg1, %17[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %19 = llvm.insertvalue %arg2, %18[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %20 = llvm.insertvalue %arg3, %19[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %21 = llvm.insertvalue %arg5, %20[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %22 = llvm.insertvalue %arg4, %21[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %23 = llvm.insertvalue %arg6, %22[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %24 = llvm.mlir.constant(0 : index) : i64
    %25 = llvm.mlir.constant(64 : index) : i64
    %26 = llvm.mlir.constant(1 : index) : i64
    llvm.br ^bb1(%24 : i64)
  ^bb1(%27: i64):  // 2 preds: ^bb0, ^bb8
    %28 = llvm.icmp "slt" %27, %25 : i64
    llvm.cond_br %28, ^bb2, ^bb9
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3(%24 : i64)
  ^bb3(%29: i64):  // 2 preds: ^bb2, ^bb7
    %30 = llvm.icmp "slt" %29, %25 : i64
    llvm.cond_br %30, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    llvm.br ^bb5(%24 : i64)
  ^bb5(%31: i64):  // 2 preds: ^bb4, ^bb6
    %32 = llvm.icmp "slt" %31, %25 : i64
    llvm.cond_br %32, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %33 = llvm.extractvalue %23[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %34 = llvm.mlir.constant(64 : index) : i64
    %35 = llvm.mul %27, %34 overflow<nsw, nuw> : i64
    %36 = llvm.add %35, %31 overflow<nsw, nuw> : i64
    %37 = llvm.getelementptr inbounds|nuw %33[%36] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %38 = llvm.load %37 : !llvm.ptr -> f32
    %39 = llvm.extractvalue %15[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %40 = llvm.mlir.constant(64 : index) : i64
    %41 = llvm.mul %31, %40 overflow<nsw, nuw> : i64
    %42 = llvm.add %41, %29 overflow<nsw, nuw> : i64
    %43 = llvm.getelementptr inbounds|nuw %39[%42] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %44 = llvm.load %43 : !llvm.ptr -> f32
    %45 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %46 = llvm.mlir.constant(64 : index) : i64
    %47 = llvm.mul %27, %46 overflow<nsw, nuw> : i64
    %48 = llvm.add %47, %29 overflow<nsw, nuw> : i64
    %49 = llvm.getelementptr inbounds|nuw %45[%48] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %50 = llvm.load %49 : !llvm.ptr -> f32
    %51 = llvm.fmul %38, %44 : f32
    %52 = llvm.fadd %50, %51 : f32
    %53 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %54 = llvm.mlir.constant(64 : index) : i64
    %55 = llvm.mul %27, %54 overflow<nsw, nuw> : i64
    %56 = llvm.add %55, %29 overflow<nsw, nuw> : i64
    %57 = llvm.getelementptr inbounds|nuw %53[%56] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %52, %57 : f32, !llvm.ptr
    %58 = llvm.add %31, %26 : i64
    llvm.br ^bb5(%58 : i64)
  ^bb7:  // pred: ^bb5
    %59 = llvm.add %29, %26 : i64
    llvm.br ^bb3(%59 : i64)
  ^bb8:  // pred: ^bb3
    %60 = llvm.add %27, %26 : i64
    llvm.br ^bb1(%60 : i64)
  ^bb9:  // pred: ^bb1
    llvm.return
  }
}

// -----

module {
  llvm.func @axpy(%arg0: f32, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: !llvm.ptr, %arg7: !llvm.ptr, %arg8: i64, %arg9: i64, %arg10: i64, %arg11: i64) attributes {llvm.emit_c_interface} {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg6, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg7, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg8, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg9, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg10, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %7 = llvm.insertvalue %arg1, %6[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %8 = llvm.insertvalue %arg2, %7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %9 = llvm.insertvalue %arg3, %8[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %10 = llvm.insertvalue %arg4, %9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %11 = llvm.insertvalue %arg5, %10[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %12 = llvm.mlir.constant(0 : index) : i64
    %13 = llvm.mlir.constant(8 : index) : i64
    %14 = llvm.mlir.poison : vector<8xf32>
    %15 = llvm.mlir.constant(0 : i32) : i32
    %16 = llvm.insertelement %arg0, %14[%15 : i32] : vector<8xf32>
    %17 = llvm.shufflevector %16, %14 [0, 0, 0, 0, 0, 0, 0, 0] : vector<8xf32> 
    llvm.br ^bb1(%12 : i64)
  ^bb1(%18: i64):  // 2 preds: ^bb0, ^bb2
    %19 = llvm.icmp "slt" %18, %arg11 : i64
    llvm.cond_br %19, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %20 = llvm.extractvalue %11[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %21 = llvm.getelementptr %20[%18] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %22 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
    %23 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %24 = llvm.getelementptr %23[%18] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %25 = llvm.load %24 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
    %26 = llvm.intr.fmuladd(%17, %22, %25) : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %27 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %28 = llvm.getelementptr %27[%18] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %26, %28 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
    %29 = llvm.add %18, %13 : i64
    llvm.br ^bb1(%29 : i64)
  ^bb3:  // pred: ^bb1
    llvm.return
  }
  llvm.func @_mlir_ciface_axpy(%arg0: f32, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64) attributes {llvm.emit_c_interface} {
    %0 = llvm.load %arg1 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.load %arg2 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %7 = llvm.extractvalue %6[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %8 = llvm.extractvalue %6[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %9 = llvm.extractvalue %6[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %10 = llvm.extractvalue %6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %11 = llvm.extractvalue %6[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @axpy(%arg0, %1, %2, %3, %4, %5, %7, %8, %9, %10, %11, %arg3) : (f32, !llvm.ptr, !llvm.ptr, i64, i64, i64, !llvm.ptr, !llvm.ptr, i64, i64, i64, i64) -> ()
    llvm.return
  }
}

// -----

module {
  llvm.func @branch(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    llvm.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %0 = llvm.add %arg1, %arg1 : i32
    llvm.br ^bb3(%0 : i32)
  ^bb2:  // pred: ^bb0
    %1 = llvm.mul %arg2, %arg2 : i32
    llvm.br ^bb3(%1 : i32)
  ^bb3(%2: i32):  // 2 preds: ^bb1, ^bb2
    llvm.return %2 : i32
  }
  llvm.func @simple_br() {
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    llvm.return
  }
  llvm.func @diamond(%arg0: i1) {
    llvm.cond_br %arg0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    llvm.br ^bb2
  ^bb2:  // pred: ^bb1
    llvm.return
  }
}

// -----

module {
  llvm.func @callee(%arg0: i32) -> i32 attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.add %arg0, %0 : i32
    llvm.return %1 : i32
  }
  llvm.func @caller(%arg0: i32) -> i32 {
    %0 = llvm.call @callee(%arg0) : (i32) -> i32
    %1 = llvm.call @callee(%0) : (i32) -> i32
    llvm.return %1 : i32
  }
  llvm.func @indirect(%arg0: i32) -> i32 {
    %0 = llvm.mlir.addressof @callee : !llvm.ptr
    %1 = llvm.call %0(%arg0) : !llvm.ptr, (i32) -> i32
    llvm.return %1 : i32
  }
  llvm.func @recursive(%arg0: i64) -> i64 {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.icmp "eq" %arg0, %0 : i64
    llvm.cond_br %2, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.return %1 : i64
  ^bb2:  // pred: ^bb0
    %3 = llvm.sub %arg0, %1 : i64
    %4 = llvm.call @recursive(%3) : (i64) -> i64
    %5 = llvm.mul %arg0, %4 : i64
    llvm.return %5 : i64
  }
}

// -----

module {
  llvm.func @max(%arg0: i32, %arg1: i32) -> i32 {
    %0 = llvm.icmp "sgt" %arg0, %arg1 : i32
    %1 = llvm.select %0, %arg0, %arg1 : i1, i32
    llvm.return %1 : i32
  }
  func.func @cmpi(%arg0: index, %arg1: index, %arg2: vector<4xi32>, %arg3: tensor<8xi32>) -> i1 {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %2 = llvm.icmp "eq" %1, %0 : i64
    %3 = llvm.icmp "ne" %1, %0 : i64
    %4 = llvm.icmp "slt" %1, %0 : i64
    %5 = llvm.icmp "sle" %1, %0 : i64
    %6 = llvm.icmp "sge" %1, %0 : i64
    %7 = llvm.icmp "ult" %1, %0 : i64
    %8 = llvm.icmp "ule" %1, %0 : i64
    %9 = llvm.icmp "ugt" %1, %0 : i64
    %10 = llvm.icmp "uge" %1, %0 : i64
    %11 = llvm.mlir.constant(dense<false> : vector<4xi1>) : vector<4xi1>
    %12 = arith.cmpi eq, %arg3, %arg3 : tensor<8xi32>
    %13 = llvm.and %2, %3 : i1
    llvm.return %13 : i1
  }
  llvm.func @cmpf(%arg0: f32, %arg1: f32, %arg2: vector<4xi1>, %arg3: vector<4xf32>) -> f32 {
    %0 = llvm.fcmp "ogt" %arg0, %arg1 : f32
    %1 = llvm.fcmp "olt" %arg0, %arg1 : f32
    %2 = llvm.fcmp "oeq" %arg0, %arg1 : f32
    %3 = llvm.fcmp "une" %arg0, %arg1 : f32
    %4 = llvm.fcmp "uno" %arg0, %arg0 : f32
    %5 = llvm.fcmp "oge" %arg0, %arg1 {fastmathFlags = #llvm.fastmath<fast>} : f32
    %6 = llvm.fcmp "ugt" %arg0, %arg1 : f32
    %7 = llvm.select %0, %arg0, %arg1 : i1, f32
    llvm.return %7 : f32
  }
}

// -----

module {
  llvm.func @dot(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: i64) -> f64 {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg5, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg6, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg7, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg8, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg9, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %7 = llvm.insertvalue %arg0, %6[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %8 = llvm.insertvalue %arg1, %7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %9 = llvm.insertvalue %arg2, %8[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %10 = llvm.insertvalue %arg3, %9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %11 = llvm.insertvalue %arg4, %10[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %12 = llvm.mlir.constant(0 : index) : i64
    %13 = llvm.mlir.constant(4 : index) : i64
    %14 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %15 = llvm.mlir.constant(dense<0.000000e+00> : vector<4xf64>) : vector<4xf64>
    llvm.br ^bb1(%12, %15 : i64, vector<4xf64>)
  ^bb1(%16: i64, %17: vector<4xf64>):  // 2 preds: ^bb0, ^bb2
    %18 = llvm.icmp "slt" %16, %arg10 : i64
    llvm.cond_br %18, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %19 = llvm.extractvalue %11[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %20 = llvm.getelementptr %19[%16] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> vector<4xf64>
    %22 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %23 = llvm.getelementptr %22[%16] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> vector<4xf64>
    %25 = llvm.intr.fmuladd(%21, %24, %17) : (vector<4xf64>, vector<4xf64>, vector<4xf64>) -> vector<4xf64>
    %26 = llvm.add %16, %13 : i64
    llvm.br ^bb1(%26, %25 : i64, vector<4xf64>)
  ^bb3:  // pred: ^bb1
    %27 = "llvm.intr.vector.reduce.fadd"(%14, %17) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, vector<4xf64>) -> f64
    llvm.return %27 : f64
  }
}

// -----

module {
  llvm.func @fib(%arg0: i64) -> i64 {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.icmp "slt" %arg0, %1 : i64
    llvm.cond_br %2, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.br ^bb3(%arg0 : i64)
  ^bb2:  // pred: ^bb0
    %3 = llvm.sub %arg0, %0 : i64
    %4 = llvm.call @fib(%3) : (i64) -> i64
    %5 = llvm.sub %arg0, %1 : i64
    %6 = llvm.call @fib(%5) : (i64) -> i64
    %7 = llvm.add %4, %6 : i64
    llvm.br ^bb3(%7 : i64)
  ^bb3(%8: i64):  // 2 preds: ^bb1, ^bb2
    llvm.br ^bb4
  ^bb4:  // pred: ^bb3
    llvm.return %8 : i64
  }
  llvm.func @gcd(%arg0: i32, %arg1: i32) -> i32 {
    %0 = llvm.mlir.constant(0 : i32) : i32
    llvm.br ^bb1(%arg0, %arg1 : i32, i32)
  ^bb1(%1: i32, %2: i32):  // 2 preds: ^bb0, ^bb2
    %3 = llvm.icmp "ne" %2, %0 : i32
    llvm.cond_br %3, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %4 = llvm.srem %1, %2 : i32
    llvm.br ^bb1(%2, %4 : i32, i32)
  ^bb3:  // pred: ^bb1
    llvm.return %1 : i32
  }
}

// -----

module {
  llvm.func @float_ops(%arg0: f32, %arg1: f32) -> f32 {
    %0 = llvm.fadd %arg0, %arg1 : f32
    %1 = llvm.fsub %0, %arg1 : f32
    %2 = llvm.fmul %1, %arg1 : f32
    %3 = llvm.fdiv %2, %arg1 : f32
    %4 = llvm.frem %3, %arg1 : f32
    %5 = llvm.fneg %4 : f32
    %6 = llvm.intr.maximum(%5, %arg1) : (f32, f32) -> f32
    %7 = llvm.intr.minimum(%6, %arg1) : (f32, f32) -> f32
    %8 = llvm.intr.maxnum(%7, %arg1) : (f32, f32) -> f32
    %9 = llvm.intr.minnum(%8, %arg1) : (f32, f32) -> f32
    llvm.return %9 : f32
  }
  llvm.func @fastmath(%arg0: f64, %arg1: f64) -> f64 {
    %0 = llvm.fadd %arg0, %arg1 {fastmathFlags = #llvm.fastmath<fast>} : f64
    %1 = llvm.fmul %0, %arg1 {fastmathFlags = #llvm.fastmath<contract>} : f64
    %2 = llvm.fsub %1, %arg1 {fastmathFlags = #llvm.fastmath<reassoc>} : f64
    %3 = llvm.fdiv %2, %arg1 {fastmathFlags = #llvm.fastmath<arcp>} : f64
    %4 = llvm.intr.maximum(%3, %arg1) {fastmathFlags = #llvm.fastmath<nnan, ninf>} : (f64, f64) -> f64
    %5 = llvm.fneg %4 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    llvm.return %5 : f64
  }
}

// -----

module {
  llvm.mlir.global private constant @__constant_4xf32(dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<4xf32>) {addr_space = 0 : i32, alignment = 64 : i64} : !llvm.array<4 x f32>
  llvm.mlir.global private constant @__constant_2x2xi32(dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>) {addr_space = 0 : i32} : !llvm.array<2 x array<2 x i32>>
  llvm.mlir.global external @uninit() {addr_space = 0 : i32} : !llvm.array<16 x f32> {
    %0 = llvm.mlir.undef : !llvm.array<16 x f32>
    llvm.return %0 : !llvm.array<16 x f32>
  }
  llvm.mlir.global private @state(dense<0> : tensor<1xi64>) {addr_space = 0 : i32} : !llvm.array<1 x i64>
  llvm.mlir.global external @extern() {addr_space = 0 : i32} : !llvm.array<2 x f32>
  llvm.func @main() -> f32 {
    %0 = llvm.mlir.constant(0 : index) : i64
    %1 = llvm.mlir.constant(4 : index) : i64
    %2 = llvm.mlir.constant(1 : index) : i64
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.getelementptr %3[%1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %5 = llvm.ptrtoint %4 : !llvm.ptr to i64
    %6 = llvm.mlir.addressof @__constant_4xf32 : !llvm.ptr
    %7 = llvm.getelementptr %6[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x f32>
    %8 = llvm.mlir.constant(3735928559 : index) : i64
    %9 = llvm.inttoptr %8 : i64 to !llvm.ptr
    %10 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %11 = llvm.insertvalue %9, %10[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %12 = llvm.insertvalue %7, %11[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %13 = llvm.mlir.constant(0 : index) : i64
    %14 = llvm.insertvalue %13, %12[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %15 = llvm.insertvalue %1, %14[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %16 = llvm.insertvalue %2, %15[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %17 = llvm.mlir.constant(16 : index) : i64
    %18 = llvm.mlir.constant(1 : index) : i64
    %19 = llvm.mlir.zero : !llvm.ptr
    %20 = llvm.getelementptr %19[%17] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %21 = llvm.ptrtoint %20 : !llvm.ptr to i64
    %22 = llvm.mlir.addressof @uninit : !llvm.ptr
    %23 = llvm.getelementptr %22[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<16 x f32>
    %24 = llvm.mlir.constant(3735928559 : index) : i64
    %25 = llvm.inttoptr %24 : i64 to !llvm.ptr
    %26 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %27 = llvm.insertvalue %25, %26[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %28 = llvm.insertvalue %23, %27[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %29 = llvm.mlir.constant(0 : index) : i64
    %30 = llvm.insertvalue %29, %28[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %31 = llvm.insertvalue %17, %30[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %32 = llvm.insertvalue %18, %31[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %33 = llvm.extractvalue %16[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %34 = llvm.getelementptr inbounds|nuw %33[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %35 = llvm.load %34 : !llvm.ptr -> f32
    %36 = llvm.extractvalue %32[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %37 = llvm.getelementptr inbounds|nuw %36[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %35, %37 : f32, !llvm.ptr
    llvm.return %35 : f32
  }
}

// -----

module {
  llvm.func @if(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    llvm.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %0 = llvm.add %arg1, %arg2 : i32
    llvm.br ^bb3(%0 : i32)
  ^bb2:  // pred: ^bb0
    %1 = llvm.sub %arg1, %arg2 : i32
    llvm.br ^bb3(%1 : i32)
  ^bb3(%2: i32):  // 2 preds: ^bb1, ^bb2
    llvm.br ^bb4
  ^bb4:  // pred: ^bb3
    llvm.return %2 : i32
  }
  llvm.func @if_no_else(%arg0: i1, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) {
    %0 = llvm.mlir.constant(0 : i32) : i32
    llvm.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %1 = llvm.getelementptr inbounds|nuw %arg2[%arg6] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %0, %1 : i32, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func @if_two_results(%arg0: i1) -> !llvm.struct<(f32, f32)> {
    %0 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
    %1 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %2 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    llvm.cond_br %arg0, ^bb1(%2 : f32), ^bb1(%1 : f32)
  ^bb1(%3: f32):  // 2 preds: ^bb0, ^bb0
    llvm.br ^bb2
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %4 = llvm.insertvalue %3, %0[0] : !llvm.struct<(f32, f32)> 
    %5 = llvm.insertvalue %3, %4[1] : !llvm.struct<(f32, f32)> 
    llvm.return %5 : !llvm.struct<(f32, f32)>
  }
}

// -----

module {
  llvm.func @index_math(%arg0: i64, %arg1: i64, %arg2: i64) -> i64 {
    %0 = llvm.mlir.constant(0 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(7 : index) : i64
    %3 = llvm.mlir.constant(8 : index) : i64
    %4 = llvm.mlir.constant(1024 : index) : i64
    %5 = llvm.mul %arg0, %arg2 overflow<nsw> : i64
    %6 = llvm.add %5, %arg1 overflow<nsw> : i64
    %7 = llvm.add %6, %2 : i64
    %8 = llvm.udiv %7, %3 : i64
    %9 = llvm.urem %6, %3 : i64
    %10 = llvm.mlir.constant(0 : index) : i64
    %11 = llvm.icmp "eq" %arg2, %10 : i64
    %12 = llvm.mlir.constant(1 : index) : i64
    %13 = llvm.sub %arg2, %12 : i64
    %14 = llvm.udiv %13, %3 : i64
    %15 = llvm.add %14, %12 : i64
    %16 = llvm.select %11, %10, %15 : i1, i64
    %17 = llvm.intr.umin(%8, %4) : (i64, i64) -> i64
    %18 = llvm.sub %17, %1 : i64
    %19 = llvm.icmp "eq" %9, %0 : i64
    %20 = llvm.select %19, %18, %16 : i1, i64
    llvm.return %20 : i64
  }
}

// -----

module {
  llvm.func @free(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @printMemrefF32(i64, !llvm.ptr) attributes {sym_visibility = "private"}
  llvm.mlir.global private constant @data(dense<[[1.000000e+00, 2.000000e+00, 3.000000e+00], [4.000000e+00, 5.000000e+00, 6.000000e+00]]> : tensor<2x3xf32>) {addr_space = 0 : i32} : !llvm.array<2 x array<3 x f32>>
  llvm.func @main() {
    %0 = llvm.mlir.constant(0 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(2 : index) : i64
    %3 = llvm.mlir.constant(3 : index) : i64
    %4 = llvm.mlir.constant(2 : index) : i64
    %5 = llvm.mlir.constant(3 : index) : i64
    %6 = llvm.mlir.constant(1 : index) : i64
    %7 = llvm.mlir.constant(6 : index) : i64
    %8 = llvm.mlir.zero : !llvm.ptr
    %9 = llvm.getelementptr %8[%7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %10 = llvm.ptrtoint %9 : !llvm.ptr to i64
    %11 = llvm.mlir.addressof @data : !llvm.ptr
    %12 = llvm.getelementptr %11[0, 0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x array<3 x f32>>
    %13 = llvm.mlir.constant(3735928559 : index) : i64
    %14 = llvm.inttoptr %13 : i64 to !llvm.ptr
    %15 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %16 = llvm.insertvalue %14, %15[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %17 = llvm.insertvalue %12, %16[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %18 = llvm.mlir.constant(0 : index) : i64
    %19 = llvm.insertvalue %18, %17[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %20 = llvm.insertvalue %4, %19[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %21 = llvm.insertvalue %5, %20[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %22 = llvm.insertvalue %5, %21[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %23 = llvm.insertvalue %6, %22[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %24 = llvm.mlir.constant(3 : index) : i64
    %25 = llvm.mlir.constant(2 : index) : i64
    %26 = llvm.mlir.constant(1 : index) : i64
    %27 = llvm.mlir.constant(6 : index) : i64
    %28 = llvm.mlir.zero : !llvm.ptr
    %29 = llvm.getelementptr %28[%27] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %30 = llvm.ptrtoint %29 : !llvm.ptr to i64
    %31 = llvm.call @malloc(%30) : (i64) -> !llvm.ptr
    %32 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %33 = llvm.insertvalue %31, %32[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %34 = llvm.insertvalue %31, %33[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %35 = llvm.mlir.constant(0 : index) : i64
    %36 = llvm.insertvalue %35, %34[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %37 = llvm.insertvalue %24, %36[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %38 = llvm.insertvalue %25, %37[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %39 = llvm.insertvalue %25, %38[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %40 = llvm.insertvalue %26, %39[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    llvm.br ^bb1(%0 : i64)
  ^bb1(%41: i64):  // 2 preds: ^bb0, ^bb5
    %42 = llvm.icmp "slt" %41, %2 : i64
    llvm.cond_br %42, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3(%0 : i64)
  ^bb3(%43: i64):  // 2 preds: ^bb2, ^bb4
    %44 = llvm.icmp "slt" %43, %3 : i64
    llvm.cond_br %44, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %45 = llvm.extractvalue %23[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %46 = llvm.mlir.constant(3 : index) : i64
    %47 = llvm.mul %41, %46 overflow<nsw, nuw> : i64
    %48 = llvm.add %47, %43 overflow<nsw, nuw> : i64
    %49 = llvm.getelementptr inbounds|nuw %45[%48] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %50 = llvm.load %49 : !llvm.ptr -> f32
    %51 = llvm.extractvalue %40[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %52 = llvm.mlir.constant(2 : index) : i64
    %53 = llvm.mul %43, %52 overflow<nsw, nuw> : i64
    %54 = llvm.add %53, %41 overflow<nsw, nuw> : i64
    %55 = llvm.getelementptr inbounds|nuw %51[%54] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %50, %55 : f32, !llvm.ptr
    %56 = llvm.add %43, %1 : i64
    llvm.br ^bb3(%56 : i64)
  ^bb5:  // pred: ^bb3
    %57 = llvm.add %41, %1 : i64
    llvm.br ^bb1(%57 : i64)
  ^bb6:  // pred: ^bb1
    %58 = llvm.mlir.constant(1 : index) : i64
    %59 = llvm.alloca %58 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %40, %59 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %60 = llvm.mlir.constant(2 : index) : i64
    %61 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %62 = llvm.insertvalue %60, %61[0] : !llvm.struct<(i64, ptr)> 
    %63 = llvm.insertvalue %59, %62[1] : !llvm.struct<(i64, ptr)> 
    %64 = llvm.extractvalue %63[0] : !llvm.struct<(i64, ptr)> 
    %65 = llvm.extractvalue %63[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @printMemrefF32(%64, %65) : (i64, !llvm.ptr) -> ()
    %66 = llvm.extractvalue %40[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    llvm.call @free(%66) : (!llvm.ptr) -> ()
    llvm.return
  }
}

// -----

module {
  llvm.func @math(%arg0: f32, %arg1: vector<4xf32>) -> f32 {
    %0 = llvm.intr.exp(%arg0) : (f32) -> f32
    %1 = llvm.intr.exp2(%0) : (f32) -> f32
    %2 = llvm.intr.log(%1) : (f32) -> f32
    %3 = llvm.intr.log2(%2) : (f32) -> f32
    %4 = llvm.intr.log10(%3) : (f32) -> f32
    %5 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %6 = llvm.fadd %5, %4 : f32
    %7 = llvm.intr.log(%6) : (f32) -> f32
    %8 = llvm.intr.sqrt(%7) : (f32) -> f32
    %9 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %10 = llvm.intr.sqrt(%8) : (f32) -> f32
    %11 = llvm.fdiv %9, %10 : f32
    %12 = llvm.intr.sin(%11) : (f32) -> f32
    %13 = llvm.intr.cos(%12) : (f32) -> f32
    %14 = llvm.intr.tan(%13) : (f32) -> f32
    %15 = llvm.intr.tanh(%14) : (f32) -> f32
    %16 = math.erf %15 : f32
    %17 = llvm.intr.fabs(%16) : (f32) -> f32
    %18 = llvm.intr.floor(%17) : (f32) -> f32
    %19 = llvm.intr.ceil(%18) : (f32) -> f32
    %20 = llvm.intr.round(%19) : (f32) -> f32
    %21 = llvm.intr.roundeven(%20) : (f32) -> f32
    %22 = llvm.intr.trunc(%21) : (f32) -> f32
    %23 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %24 = llvm.intr.exp(%22) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32
    %25 = llvm.fsub %24, %23 {fastmathFlags = #llvm.fastmath<fast>} : f32
    %26 = llvm.intr.atan(%25) : (f32) -> f32
    %27 = math.cbrt %26 : f32
    llvm.return %27 : f32
  }
}

// -----

module {
  llvm.func @nested(%arg0: i64, %arg1: i64) -> i64 {
    %0 = llvm.mlir.constant(0 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    llvm.br ^bb1(%0, %0 : i64, i64)
  ^bb1(%2: i64, %3: i64):  // 2 preds: ^bb0, ^bb4
    %4 = llvm.icmp "slt" %2, %arg0 : i64
    llvm.cond_br %4, ^bb2(%0, %3 : i64, i64), ^bb5
  ^bb2(%5: i64, %6: i64):  // 2 preds: ^bb1, ^bb3
    %7 = llvm.icmp "slt" %5, %arg1 : i64
    llvm.cond_br %7, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %8 = llvm.add %6, %5 : i64
    %9 = llvm.add %5, %1 : i64
    llvm.br ^bb2(%9, %8 : i64, i64)
  ^bb4:  // pred: ^bb2
    %10 = llvm.add %2, %1 : i64
    llvm.br ^bb1(%10, %6 : i64, i64)
  ^bb5:  // pred: ^bb1
    llvm.return %3 : i64
  }
  llvm.func @weights(%arg0: i1) -> i1 {
    %0 = llvm.mlir.constant(false) : i1
    %1 = llvm.mlir.constant(true) : i1
    llvm.cond_br %arg0 weights([1, 99]), ^bb1(%1 : i1), ^bb1(%0 : i1)
  ^bb1(%2: i1):  // 2 preds: ^bb0, ^bb0
    llvm.return %2 : i1
  }
}

// -----

module {
  llvm.func @prefix_sum(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64) {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg5, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg6, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg7, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg8, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg9, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %7 = llvm.insertvalue %arg0, %6[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %8 = llvm.insertvalue %arg1, %7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %9 = llvm.insertvalue %arg2, %8[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %10 = llvm.insertvalue %arg3, %9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %11 = llvm.insertvalue %arg4, %10[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %12 = llvm.mlir.constant(0 : index) : i64
    %13 = llvm.mlir.constant(1 : index) : i64
    %14 = llvm.mlir.constant(0 : i32) : i32
    %15 = llvm.mlir.constant(1 : index) : i64
    %16 = llvm.extractvalue %11[3] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %17 = llvm.alloca %15 x !llvm.array<1 x i64> : (i64) -> !llvm.ptr
    llvm.store %16, %17 : !llvm.array<1 x i64>, !llvm.ptr
    %18 = llvm.getelementptr %17[0, %12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<1 x i64>
    %19 = llvm.load %18 : !llvm.ptr -> i64
    llvm.br ^bb1(%12, %14 : i64, i32)
  ^bb1(%20: i64, %21: i32):  // 2 preds: ^bb0, ^bb2
    %22 = llvm.icmp "slt" %20, %19 : i64
    llvm.cond_br %22, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %23 = llvm.extractvalue %11[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %24 = llvm.getelementptr inbounds|nuw %23[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %25 = llvm.load %24 : !llvm.ptr -> i32
    %26 = llvm.add %21, %25 : i32
    %27 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %28 = llvm.getelementptr inbounds|nuw %27[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %26, %28 : i32, !llvm.ptr
    %29 = llvm.add %20, %13 : i64
    llvm.br ^bb1(%29, %26 : i64, i32)
  ^bb3:  // pred: ^bb1
    llvm.return
  }
  llvm.func @find_max(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) -> !llvm.struct<(i32, i64)> {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.mlir.constant(0 : index) : i64
    %7 = llvm.mlir.constant(1 : index) : i64
    %8 = llvm.mlir.constant(64 : index) : i64
    %9 = llvm.mlir.constant(-2147483648 : i32) : i32
    llvm.br ^bb1(%6, %9, %6 : i64, i32, i64)
  ^bb1(%10: i64, %11: i32, %12: i64):  // 2 preds: ^bb0, ^bb5
    %13 = llvm.icmp "slt" %10, %8 : i64
    llvm.cond_br %13, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    %14 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %15 = llvm.getelementptr inbounds|nuw %14[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %16 = llvm.load %15 : !llvm.ptr -> i32
    %17 = llvm.icmp "sgt" %16, %11 : i32
    llvm.cond_br %17, ^bb3(%16, %10 : i32, i64), ^bb3(%11, %12 : i32, i64)
  ^bb3(%18: i32, %19: i64):  // 2 preds: ^bb2, ^bb2
    llvm.br ^bb4
  ^bb4:  // pred: ^bb3
    llvm.br ^bb5
  ^bb5:  // pred: ^bb4
    %20 = llvm.add %10, %7 : i64
    llvm.br ^bb1(%20, %18, %19 : i64, i32, i64)
  ^bb6:  // pred: ^bb1
    %21 = llvm.mlir.poison : !llvm.struct<(i32, i64)>
    %22 = llvm.insertvalue %11, %21[0] : !llvm.struct<(i32, i64)> 
    %23 = llvm.insertvalue %12, %22[1] : !llvm.struct<(i32, i64)> 
    llvm.return %23 : !llvm.struct<(i32, i64)>
  }
}

// -----

module {
  llvm.func @simple(%arg0: i32, %arg1: i32) -> i32 {
    %0 = llvm.add %arg0, %arg1 : i32
    llvm.return %0 : i32
  }
  llvm.func @identity(%arg0: f32) -> f32 {
    llvm.return %arg0 : f32
  }
  llvm.func @empty() {
    llvm.return
  }
  llvm.func @two_results(%arg0: i32, %arg1: f32) -> !llvm.struct<(f32, i32)> {
    %0 = llvm.mlir.poison : !llvm.struct<(f32, i32)>
    %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(f32, i32)> 
    %2 = llvm.insertvalue %arg0, %1[1] : !llvm.struct<(f32, i32)> 
    llvm.return %2 : !llvm.struct<(f32, i32)>
  }
}

// -----

module {
  llvm.func @strided(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: i64, %arg11: i64) {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = llvm.insertvalue %arg5, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %2 = llvm.insertvalue %arg6, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %3 = llvm.insertvalue %arg7, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %4 = llvm.insertvalue %arg8, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %5 = llvm.insertvalue %arg10, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %6 = llvm.insertvalue %arg9, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %7 = llvm.insertvalue %arg11, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %8 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %9 = llvm.insertvalue %arg0, %8[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %10 = llvm.insertvalue %arg1, %9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %11 = llvm.insertvalue %arg2, %10[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %12 = llvm.insertvalue %arg3, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %13 = llvm.insertvalue %arg4, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %14 = llvm.mlir.constant(0 : index) : i64
    %15 = llvm.mlir.constant(1 : index) : i64
    %16 = llvm.mlir.constant(2 : index) : i64
    %17 = llvm.mlir.constant(1 : index) : i64
    %18 = llvm.extractvalue %13[3] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %19 = llvm.alloca %17 x !llvm.array<1 x i64> : (i64) -> !llvm.ptr
    llvm.store %18, %19 : !llvm.array<1 x i64>, !llvm.ptr
    %20 = llvm.getelementptr %19[0, %14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<1 x i64>
    %21 = llvm.load %20 : !llvm.ptr -> i64
    llvm.br ^bb1(%14 : i64)
  ^bb1(%22: i64):  // 2 preds: ^bb0, ^bb2
    %23 = llvm.icmp "slt" %22, %21 : i64
    llvm.cond_br %23, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %24 = llvm.extractvalue %13[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %25 = llvm.extractvalue %13[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %26 = llvm.getelementptr %24[%25] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %27 = llvm.extractvalue %13[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %28 = llvm.mul %22, %27 overflow<nsw, nuw> : i64
    %29 = llvm.getelementptr inbounds|nuw %26[%28] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %30 = llvm.load %29 : !llvm.ptr -> f32
    %31 = llvm.fpext %30 : f32 to f64
    %32 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %33 = llvm.mlir.constant(64 : index) : i64
    %34 = llvm.mul %22, %33 overflow<nsw, nuw> : i64
    %35 = llvm.add %34, %15 overflow<nsw, nuw> : i64
    %36 = llvm.getelementptr inbounds|nuw %32[%35] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %31, %36 : f64, !llvm.ptr
    %37 = llvm.add %22, %16 : i64
    llvm.br ^bb1(%37 : i64)
  ^bb3:  // pred: ^bb1
    llvm.return
  }
  llvm.func @strided_types(!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, !llvm.ptr, !llvm.ptr, i64, i64, i64, !llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, i64, i64, !llvm.ptr<3>, !llvm.ptr<3>, i64, i64, i64) attributes {sym_visibility = "private"}
}

// -----

module {
  llvm.func @sum(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) -> f32 {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.mlir.constant(0 : index) : i64
    %7 = llvm.mlir.constant(1 : index) : i64
    %8 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %9 = llvm.mlir.constant(1 : index) : i64
    %10 = llvm.extractvalue %5[3] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %11 = llvm.alloca %9 x !llvm.array<1 x i64> : (i64) -> !llvm.ptr
    llvm.store %10, %11 : !llvm.array<1 x i64>, !llvm.ptr
    %12 = llvm.getelementptr %11[0, %6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<1 x i64>
    %13 = llvm.load %12 : !llvm.ptr -> i64
    llvm.br ^bb1(%6, %8 : i64, f32)
  ^bb1(%14: i64, %15: f32):  // 2 preds: ^bb0, ^bb2
    %16 = llvm.icmp "slt" %14, %13 : i64
    llvm.cond_br %16, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %17 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %18 = llvm.getelementptr inbounds|nuw %17[%14] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %19 = llvm.load %18 : !llvm.ptr -> f32
    %20 = llvm.fadd %15, %19 : f32
    %21 = llvm.add %14, %7 : i64
    llvm.br ^bb1(%21, %20 : i64, f32)
  ^bb3:  // pred: ^bb1
    llvm.return %15 : f32
  }
}

// -----

module {
  llvm.func @while(%arg0: i32, %arg1: i32) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    llvm.br ^bb1(%arg0 : i32)
  ^bb1(%1: i32):  // 2 preds: ^bb0, ^bb2
    %2 = llvm.icmp "slt" %1, %arg1 : i32
    llvm.cond_br %2, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %3 = llvm.add %1, %0 : i32
    llvm.br ^bb1(%3 : i32)
  ^bb3:  // pred: ^bb1
    llvm.return %1 : i32
  }
  llvm.func @do_while(%arg0: f32) -> f32 {
    %0 = llvm.mlir.constant(1.000000e+02 : f32) : f32
    llvm.br ^bb1(%arg0 : f32)
  ^bb1(%1: f32):  // 2 preds: ^bb0, ^bb1
    %2 = llvm.fadd %1, %1 : f32
    %3 = llvm.fcmp "olt" %2, %0 : f32
    llvm.cond_br %3, ^bb1(%2 : f32), ^bb2
  ^bb2:  // pred: ^bb1
    llvm.return %2 : f32
  }
  llvm.func @infinite() {
    %0 = llvm.mlir.constant(true) : i1
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb2
    llvm.cond_br %0, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    "test.body"() : () -> ()
    llvm.br ^bb1
  ^bb3:  // pred: ^bb1
    llvm.return
  }
}

// -----

llvm.func @memory(%arg0: !llvm.ptr, %i: i64, %n: i32) -> f32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %2 = llvm.alloca %0 x !llvm.struct<(i32, f32)> : (i32) -> !llvm.ptr
  llvm.store %n, %1 : i32, !llvm.ptr
  %3 = llvm.load %1 : !llvm.ptr -> i32
  %4 = llvm.getelementptr %arg0[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %5 = llvm.getelementptr inbounds %arg0[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %6 = llvm.getelementptr inbounds|nuw %2[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  %7 = llvm.getelementptr %arg0[%i, 1, %i] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x f32>)>
  %8 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> f32
  llvm.store %8, %6 {alignment = 4 : i64} : f32, !llvm.ptr
  %9 = llvm.load volatile %1 : !llvm.ptr -> i32
  %10 = llvm.load %4 {nontemporal} : !llvm.ptr -> f32
  %11 = llvm.load %5 invariant : !llvm.ptr -> f32
  %12 = llvm.load %1 atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  %13 = llvm.atomicrmw add %1, %n acq_rel : !llvm.ptr, i32
  %14 = llvm.cmpxchg %1, %3, %n acq_rel monotonic : !llvm.ptr, i32
  %15 = llvm.atomicrmw fadd %4, %8 monotonic : !llvm.ptr, f32
  llvm.fence seq_cst
  llvm.return %8 : f32
}

// -----

module attributes {llvm.data_layout = ""} {
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @free(!llvm.ptr)
  llvm.func @alloc(%arg0: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {llvm.emit_c_interface} {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.getelementptr %1[%arg0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %3 = llvm.ptrtoint %2 : !llvm.ptr to i64
    %4 = llvm.call @malloc(%3) : (i64) -> !llvm.ptr
    %5 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.insertvalue %4, %5[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %7 = llvm.insertvalue %4, %6[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %8 = llvm.mlir.constant(0 : index) : i64
    %9 = llvm.insertvalue %8, %7[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %10 = llvm.insertvalue %arg0, %9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %11 = llvm.insertvalue %0, %10[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.return %11 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  }
}

// -----

#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#tbaa_char = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_int = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_char, 0>}>
#tag = #llvm.tbaa_tag<base_type = #tbaa_int, access_type = #tbaa_int, offset = 0>
#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "domain">
#alias_scope = #llvm.alias_scope<id = distinct[1]<>, domain = #alias_scope_domain>
#access_group = #llvm.access_group<id = distinct[2]<>>
#loop_unroll = #llvm.loop_unroll<disable = true>
#loop_vectorize = #llvm.loop_vectorize<disable = false>
#loop_annotation = #llvm.loop_annotation<mustProgress = true, unroll = #loop_unroll, vectorize = #loop_vectorize, parallelAccesses = #access_group>
module {
  llvm.func @metadata(%arg0: !llvm.ptr, %arg1: i1) -> i32 {
    llvm.br ^bb1
  ^bb1:
    %0 = llvm.load %arg0 {tbaa = [#tag], access_groups = [#access_group], alias_scopes = [#alias_scope]} : !llvm.ptr -> i32
    llvm.store %0, %arg0 {noalias_scopes = [#alias_scope], tbaa = [#tag]} : i32, !llvm.ptr
    llvm.cond_br %arg1, ^bb1, ^bb2 {loop_annotation = #loop_annotation}
  ^bb2:
    llvm.return %0 : i32
  }
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>]
}

// -----

llvm.func @more(%x: f32, %y: f32, %d: f64, %i: i32, %n: i64, %p: !llvm.ptr, %v: vector<8xi32>, %f: vector<4xf32>, %m: vector<4xi1>, %ps: vector<4x!llvm.ptr>) {
  %0 = llvm.intr.bswap(%i) : (i32) -> i32
  %1 = llvm.intr.bitreverse(%i) : (i32) -> i32
  %2 = "llvm.intr.cttz"(%i) <{is_zero_poison = true}> : (i32) -> i32
  %3 = llvm.intr.fshl(%i, %i, %i) : (i32, i32, i32) -> i32
  %4 = llvm.intr.minnum(%x, %y) : (f32, f32) -> f32
  %5 = llvm.intr.minimum(%x, %y) : (f32, f32) -> f32
  %6 = llvm.intr.sin(%x) : (f32) -> f32
  %7 = llvm.intr.cos(%x) : (f32) -> f32
  %8 = llvm.intr.log(%x) : (f32) -> f32
  %9 = llvm.intr.exp2(%x) : (f32) -> f32
  %10 = llvm.intr.log2(%d) : (f64) -> f64
  %11 = llvm.intr.ceil(%x) : (f32) -> f32
  %12 = llvm.intr.round(%x) : (f32) -> f32
  %13 = llvm.intr.trunc(%x) : (f32) -> f32
  %14 = llvm.intr.rint(%x) : (f32) -> f32
  %15 = llvm.intr.powi(%x, %i) : (f32, i32) -> f32
  %16 = "llvm.intr.vector.reduce.add"(%v) : (vector<8xi32>) -> i32
  %17 = "llvm.intr.vector.reduce.smax"(%v) : (vector<8xi32>) -> i32
  %18 = llvm.intr.vector.reduce.fmax(%f) : (vector<4xf32>) -> f32
  %19 = "llvm.intr.uadd.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %20 = llvm.intr.umax(%i, %i) : (i32, i32) -> i32
  %21 = llvm.intr.smin(%i, %i) : (i32, i32) -> i32
  "llvm.intr.memmove"(%p, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %22 = llvm.intr.masked.gather %ps, %m, %f {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.intr.masked.scatter %22, %ps, %m {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
  %23 = llvm.intr.expect %i, %i : i32
  "llvm.intr.prefetch"(%p) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %24 = "llvm.intr.vscale"() : () -> i64
  "llvm.intr.trap"() : () -> ()
  llvm.unreachable
}

// -----

llvm.func @struct(%a: i32, %b: f32, %s: !llvm.struct<(i32, f32)>, %arr: !llvm.array<4 x f32>) -> !llvm.struct<(i32, f32)> {
  %0 = llvm.mlir.undef : !llvm.struct<(i32, f32)>
  %1 = llvm.insertvalue %a, %0[0] : !llvm.struct<(i32, f32)>
  %2 = llvm.insertvalue %b, %1[1] : !llvm.struct<(i32, f32)>
  %3 = llvm.extractvalue %s[0] : !llvm.struct<(i32, f32)>
  %4 = llvm.extractvalue %arr[3] : !llvm.array<4 x f32>
  %5 = llvm.mlir.poison : !llvm.struct<"node", (i32, ptr)>
  llvm.return %2 : !llvm.struct<(i32, f32)>
}

llvm.func @vector(%f: f32, %v: vector<4xf32>) -> vector<4xf32> {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.poison : vector<4xf32>
  %2 = llvm.insertelement %f, %1[%0 : i32] : vector<4xf32>
  %3 = llvm.shufflevector %2, %1 [0, 0, 0, 0] : vector<4xf32>
  %4 = llvm.extractelement %v[%0 : i32] : vector<4xf32>
  %5 = llvm.fmul %3, %v : vector<4xf32>
  llvm.return %5 : vector<4xf32>
}

// -----

module {
  llvm.mlir.global internal constant @nl("\0A\00")
  llvm.mlir.global internal constant @frmt_spec("%f \00")
  llvm.func @printf(!llvm.ptr, ...) -> i32
  llvm.func @print_matrix(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64) {
    %0 = llvm.mlir.addressof @nl : !llvm.ptr
    %1 = llvm.mlir.addressof @frmt_spec : !llvm.ptr
    %2 = llvm.mlir.constant(0 : index) : i64
    %3 = llvm.mlir.constant(1 : index) : i64
    llvm.br ^bb1(%2 : i64)
  ^bb1(%4: i64):
    %5 = llvm.icmp "slt" %4, %arg1 : i64
    llvm.cond_br %5, ^bb2(%2 : i64), ^bb5
  ^bb2(%6: i64):
    %7 = llvm.icmp "slt" %6, %arg2 : i64
    llvm.cond_br %7, ^bb3, ^bb4
  ^bb3:
    %8 = llvm.mul %4, %arg2 overflow<nsw, nuw> : i64
    %9 = llvm.add %8, %6 overflow<nsw, nuw> : i64
    %10 = llvm.getelementptr inbounds|nuw %arg0[%9] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %11 = llvm.load %10 : !llvm.ptr -> f64
    %12 = llvm.call @printf(%1, %11) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
    %13 = llvm.add %6, %3 : i64
    llvm.br ^bb2(%13 : i64)
  ^bb4:
    %14 = llvm.call @printf(%0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr) -> i32
    %15 = llvm.add %4, %3 : i64
    llvm.br ^bb1(%15 : i64)
  ^bb5:
    llvm.return
  }
}
