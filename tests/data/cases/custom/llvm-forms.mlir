// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of llvm.
module {
llvm.mlir.global @g(1 : i32) : i32
}
module {
llvm.mlir.global private @g(1 : i32) : i32
}
module {
llvm.mlir.global internal constant @g("abc") : !llvm.array<3 x i8>
}
module {
llvm.mlir.global internal constant @g("abc")
}
module {
llvm.mlir.global internal constant @g("abc") {addr_space = 4 : i32}
}
module {
llvm.mlir.global external @g() : i32
}
module {
llvm.mlir.global @g() : i32
}
module {
llvm.mlir.global external thread_local @g(0 : i32) : i32
}
module {
llvm.mlir.global external hidden @g(0 : i32) : i32
}
module {
llvm.mlir.global external protected thread_local unnamed_addr constant @g(0 : i32) : i32
}
module {
llvm.mlir.global external local_unnamed_addr constant @g(0 : i32) : i32
}
module {
llvm.mlir.global weak_odr @g(0 : i32) : i32
}
module {
llvm.mlir.global internal @g(1.0 : f32) {alignment = 64 : i64, dso_local, section = "x"} : f32
}
module {
llvm.mlir.global internal @g() : i64 { %0 = llvm.mlir.constant(1 : i64) : i64 llvm.return %0 : i64 }
}
module {
llvm.mlir.global internal @g(dense<1.0> : tensor<2xf32>) : !llvm.array<2 x f32>
}
module {
llvm.mlir.global internal @g(unit) : i32
}
module {
llvm.mlir.global external @g() {addr_space = 3 : i32} : !llvm.array<0 x i8>
}
module {
llvm.mlir.global external @g() {} : i32
}
module {
llvm.mlir.global linkonce_odr hidden @g(1) : i32
}
module {
llvm.mlir.global extern_weak @g() : !llvm.struct<(i32, i64)>
}
module {
llvm.mlir.global_ctors ctors = [], priorities = [], data = []
}
module {
llvm.comdat @c { llvm.comdat_selector @any any llvm.comdat_selector @x exactmatch }
}
module {
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]
}
module {
llvm.module_flags []
}
module {
llvm.linker_options ["a", "b"]
}
module {
llvm.func @f()
}
module {
llvm.func @f() -> ()
}
module {
llvm.func @f() -> i32
}
module {
llvm.func @f(i32, ...) -> i32
}
module {
llvm.func @f(...)
}
module {
llvm.func internal @f() attributes {passthrough = ["a", ["b", "c"]]} { llvm.return }
}
module {
llvm.func private fastcc @f() { llvm.return }
}
module {
llvm.func hidden @f() { llvm.return }
}
module {
llvm.func local_unnamed_addr cc_10 @f()
}
module {
llvm.func cc_10 @f()
}
module {
llvm.func amdgpu_kernelcc @f()
}
module {
llvm.func ptx_kernelcc @f()
}
module {
llvm.func linkonce_odr tailcc @f() vscale_range(2, 4) { llvm.return }
}
module {
llvm.func @f() vscale_range(2, 4)
}
module {
llvm.func @f() attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>}
}
module {
llvm.func @f(i32 loc("x"))
}
module {
llvm.func @f(%a: i32 loc("x")) { llvm.return }
}
module {
llvm.func @f() { }
}
llvm.func @plain_1(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  llvm.store %f, %p : f32, !llvm.ptr
  llvm.store volatile %f, %p atomic syncscope("x") release {alignment = 4 : i64} : f32, !llvm.ptr
  llvm.store %f, %p invariant_group : f32, !llvm.ptr
  llvm.blocktag <id = 1>
  llvm.call %p(%i) : !llvm.ptr, (i32) -> ()
  llvm.call_intrinsic "llvm.x"() : () -> ()
  llvm.call_intrinsic "llvm.x"(%p) : (!llvm.ptr {llvm.byval = i32}) -> ()
  llvm.fence acquire
  llvm.fence syncscope("agent") seq_cst
  llvm.inline_asm asm_dialect = att operand_attrs = [{elementtype = f32}] "x", "y" %p : (!llvm.ptr) -> ()
  llvm.intr.vastart %p : !llvm.ptr
  llvm.intr.assume %b : i1
  llvm.intr.assume %b ["align"(%p, %i : !llvm.ptr, i32)] : i1
  llvm.intr.experimental.noalias.scope.decl #llvm.alias_scope<id = distinct[0]<>, domain = #llvm.alias_scope_domain<id = distinct[1]<>>>
  llvm.intr.lifetime.start %p : !llvm.ptr
  llvm.return
}
llvm.func @values_2(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.add %i, %i : i32
  llvm.return
}
llvm.func @values_3(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.add %i, %i overflow<nsw> : i32
  llvm.return
}
llvm.func @values_4(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.add %i, %i overflow<nsw, nuw> : i32
  llvm.return
}
llvm.func @values_5(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.add %i, %i overflow <nuw,nsw> : i32
  llvm.return
}
llvm.func @values_6(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.udiv exact %i, %i : i32
  llvm.return
}
llvm.func @values_7(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.or disjoint %i, %i : i32
  llvm.return
}
llvm.func @values_8(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.fadd %f, %f {fastmathFlags = #llvm.fastmath<fast>} : f32
  llvm.return
}
llvm.func @values_9(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.fadd %f, %f {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f32
  llvm.return
}
llvm.func @values_10(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.icmp "eq" %i, %i : i32
  llvm.return
}
llvm.func @values_11(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.icmp "sge" %p, %p : !llvm.ptr
  llvm.return
}
llvm.func @values_12(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.icmp "ult" %v, %v : vector<4xi32>
  llvm.return
}
llvm.func @values_13(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.fcmp "oeq" %f, %f : f32
  llvm.return
}
llvm.func @values_14(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.fcmp "une" %vf, %vf {fastmathFlags = #llvm.fastmath<fast>} : vector<4xf32>
  llvm.return
}
llvm.func @values_15(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.alloca %i x f32 : (i32) -> !llvm.ptr
  llvm.return
}
llvm.func @values_16(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.alloca %i x f32 {alignment = 8 : i64} : (i32) -> !llvm.ptr
  llvm.return
}
llvm.func @values_17(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.alloca inalloca %i x f32 : (i32) -> !llvm.ptr<5>
  llvm.return
}
llvm.func @values_18(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.alloca %i x !llvm.struct<(i32, ptr)> {a} : (i32) -> !llvm.ptr
  llvm.return
}
llvm.func @values_19(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.getelementptr %p[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
  llvm.return
}
llvm.func @values_20(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.return
}
llvm.func @values_21(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  llvm.return
}
llvm.func @values_22(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.getelementptr inbounds %p[%i, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  llvm.return
}
llvm.func @values_23(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.getelementptr inbounds|nuw %p[%i, -1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<4 x f32>
  llvm.return
}
llvm.func @values_24(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.getelementptr nusw | nuw %p[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
  llvm.return
}
llvm.func @values_25(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.getelementptr %p[%v] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, f32
  llvm.return
}
llvm.func @values_26(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.load %p : !llvm.ptr -> f32
  llvm.return
}
llvm.func @values_27(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.load volatile %p {alignment = 4 : i64} : !llvm.ptr -> f32
  llvm.return
}
llvm.func @values_28(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.load %p invariant : !llvm.ptr -> f32
  llvm.return
}
llvm.func @values_29(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> f32
  llvm.return
}
llvm.func @values_30(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.load volatile %p atomic syncscope("x") acquire {alignment = 4 : i64} : !llvm.ptr -> f32
  llvm.return
}
llvm.func @values_31(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.load %p {nontemporal} : !llvm.ptr -> f32
  llvm.return
}
llvm.func @values_32(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.load %p dereferenceable<bytes = 8> : !llvm.ptr -> !llvm.ptr
  llvm.return
}
llvm.func @values_33(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.load %p dereferenceable<bytes = 8, mayBeNull = true> : !llvm.ptr -> !llvm.ptr
  llvm.return
}
llvm.func @values_34(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.load %p invariant_group : !llvm.ptr -> f32
  llvm.return
}
llvm.func @values_35(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.extractvalue %s[0] : !llvm.struct<(i32, f32)>
  llvm.return
}
llvm.func @values_36(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.extractvalue %st[1, 1] : !llvm.struct<"n", (i32, array<2 x i8>)>
  llvm.return
}
llvm.func @values_37(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.extractvalue %s[] : !llvm.struct<(i32, f32)>
  llvm.return
}
llvm.func @values_38(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.insertvalue %i, %s[0] : !llvm.struct<(i32, f32)>
  llvm.return
}
llvm.func @values_39(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.insertvalue %i, %ar[2] : !llvm.array<4 x i32>
  llvm.return
}
llvm.func @values_40(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.extractelement %v[%i : i32] : vector<4xi32>
  llvm.return
}
llvm.func @values_41(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.insertelement %i, %v[%i : i32] : vector<4xi32>
  llvm.return
}
llvm.func @values_42(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.shufflevector %v, %v [0, 1, 2] : vector<4xi32>
  llvm.return
}
llvm.func @values_43(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.shufflevector %v, %v [0, -1, 2, 7, 5] : vector<4xi32>
  llvm.return
}
llvm.func @values_44(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.shufflevector %sv, %sv [0, 0, 0, 0] : vector<[4]xi32>
  llvm.return
}
llvm.func @values_45(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.bitcast %i : i32 to f32
  llvm.return
}
llvm.func @values_46(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.zext nneg %i : i32 to i64
  llvm.return
}
llvm.func @values_47(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.trunc %j overflow<nsw> : i64 to i32
  llvm.return
}
llvm.func @values_48(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.uitofp nneg %i : i32 to f32
  llvm.return
}
llvm.func @values_49(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.ptrtoint %p : !llvm.ptr to i64
  llvm.return
}
llvm.func @values_50(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<3>
  llvm.return
}
llvm.func @values_51(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.select %b, %i, %i : i1, i32
  llvm.return
}
llvm.func @values_52(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.select %b, %f, %f {fastmathFlags = #llvm.fastmath<nnan>} : i1, f32
  llvm.return
}
llvm.func @values_53(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.freeze %i : i32
  llvm.return
}
llvm.func @values_54(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.fneg %f : f32
  llvm.return
}
llvm.func @values_55(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.mlir.undef : i32
  llvm.return
}
llvm.func @values_56(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.mlir.poison : !llvm.struct<(i32)>
  llvm.return
}
llvm.func @values_57(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return
}
llvm.func @values_58(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.mlir.none : !llvm.token
  llvm.return
}
llvm.func @values_59(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.mlir.constant(1) : i64
  llvm.return
}
llvm.func @values_60(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return
}
llvm.func @values_61(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xi32>
  llvm.return
}
llvm.func @values_62(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.mlir.constant("abc") : !llvm.array<3 x i8>
  llvm.return
}
llvm.func @values_63(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.mlir.constant(1.0 : f16) : f16
  llvm.return
}
llvm.func @values_64(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.mlir.constant([1.0 : f32, 2.0 : f32]) : !llvm.struct<(f32, f32)>
  llvm.return
}
llvm.func @values_65(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.mlir.constant(true) : i1
  llvm.return
}
llvm.func @values_66(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.call %p(%i) vararg(!llvm.func<i32 (i32, ...)>) : !llvm.ptr, (i32) -> i32
  llvm.return
}
llvm.func @values_67(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.call_intrinsic "llvm.x"(%i) : (i32) -> i32
  llvm.return
}
llvm.func @values_68(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.call_intrinsic "llvm.x"(%i) ["op"(%i : i32)] : (i32) -> i32
  llvm.return
}
llvm.func @values_69(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.call_intrinsic "llvm.x"(%i) {fastmathFlags = #llvm.fastmath<reassoc>} : (i32) -> i32
  llvm.return
}
llvm.func @values_70(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.atomicrmw fadd %p, %f monotonic : !llvm.ptr, f32
  llvm.return
}
llvm.func @values_71(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.atomicrmw volatile umax %p, %i syncscope("x") acq_rel {alignment = 4 : i64} : !llvm.ptr, i32
  llvm.return
}
llvm.func @values_72(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.cmpxchg %p, %i, %i acq_rel monotonic : !llvm.ptr, i32
  llvm.return
}
llvm.func @values_73(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.cmpxchg weak volatile %p, %i, %i syncscope("x") acq_rel monotonic {alignment = 4 : i64} : !llvm.ptr, i32
  llvm.return
}
llvm.func @values_74(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.inline_asm "x", "y" %i, %i : (i32, i32) -> i32
  llvm.return
}
llvm.func @values_75(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.inline_asm has_side_effects is_align_stack tail_call_kind = <tail> asm_dialect = intel "x", "y" %i : (i32) -> i8
  llvm.return
}
llvm.func @values_76(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.inline_asm "x", "=r" : () -> i32
  llvm.return
}
llvm.func @values_77(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.va_arg %p : (!llvm.ptr) -> i32
  llvm.return
}
llvm.func @values_78(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = "llvm.intr.ctlz"(%i) <{is_zero_poison = false}> : (i32) -> i32
  llvm.return
}
llvm.func @values_79(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.intr.fma(%f, %f, %f) {fastmathFlags = #llvm.fastmath<nnan>} : (f32, f32, f32) -> f32
  llvm.return
}
llvm.func @values_80(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.intr.expect %i, %i : i32
  llvm.return
}
llvm.func @values_81(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.intr.vector.extract %v[0] : vector<2xi32> from vector<4xi32>
  llvm.return
}
llvm.func @values_82(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.intr.vector.insert %v, %sv[0] : vector<4xi32> into vector<[4]xi32>
  llvm.return
}
