// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
llvm.mlir.global @g : i32
// -----
llvm.mlir.global external constant local_unnamed_addr @g(0 : i32) : i32
// -----
llvm.mlir.global @g(0 : i32) {sym_name = "x"} : i32
// -----
llvm.mlir.global foo @g(0 : i32) : i32
// -----
llvm.mlir.global internal @g(0 : i32) : i32, i64
// -----
llvm.mlir.alias private unnamed_addr thread_local @a {dso_local} : i32 { %0 = llvm.mlir.addressof @g : !llvm.ptr llvm.return %0 : !llvm.ptr }
// -----
llvm.module_asm ["x"]
// -----
llvm.func @f(%a: i32, i32)
// -----
llvm.func @f(i32, %a: i32)
// -----
llvm.func @f() -> (i32, i32)
// -----
llvm.func @f() attributes {sym_name = "x"}
// -----
llvm.func @f() attributes {function_type = i32}
// -----
llvm.func foo @f()
// -----
llvm.func @f() always_inline { llvm.return }
// -----
llvm.func @case_15(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.add %i, %i overflow<foo> : i32
  llvm.return
}
// -----
llvm.func @case_16(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.udiv exact, %i, %i : i32
  llvm.return
}
// -----
llvm.func @case_17(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.icmp samesign "eq" %i, %i : i32
  llvm.return
}
// -----
llvm.func @case_18(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.icmp "foo" %i, %i : i32
  llvm.return
}
// -----
llvm.func @case_19(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.icmp eq %i, %i : i32
  llvm.return
}
// -----
llvm.func @case_20(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.icmp "eq" %i, %i : !llvm.array<1 x i32>
  llvm.return
}
// -----
llvm.func @case_21(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.fcmp "eq" %f, %f : f32
  llvm.return
}
// -----
llvm.func @case_22(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.alloca %i x f32 : i32
  llvm.return
}
// -----
llvm.func @case_23(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.alloca %i f32 : (i32) -> !llvm.ptr
  llvm.return
}
// -----
llvm.func @case_24(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.getelementptr %p[] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.return
}
// -----
llvm.func @case_25(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.getelementptr %p[a] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.return
}
// -----
llvm.func @case_26(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.extractvalue %s[2] : !llvm.struct<(i32, f32)>
  llvm.return
}
// -----
llvm.func @case_27(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.extractvalue %s[0, 0] : !llvm.struct<(i32, f32)>
  llvm.return
}
// -----
llvm.func @case_28(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.extractvalue %i[0] : i32
  llvm.return
}
// -----
llvm.func @case_29(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.insertvalue %f, %s[0] : !llvm.struct<(i32, f32)>
  llvm.return
}
// -----
llvm.func @case_30(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  llvm.call musttail fastcc @f() {fastmathFlags = #llvm.fastmath<fast>} : () -> ()
  llvm.return
}
// -----
llvm.func @case_31(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  llvm.call @f() {CConv = #llvm.cconv<fastcc>} : () -> ()
  llvm.return
}
// -----
llvm.func @case_32(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  llvm.call @f(%i) : () -> ()
  llvm.return
}
// -----
llvm.func @case_33(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  llvm.call @f : () -> ()
  llvm.return
}
// -----
llvm.func @case_34(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  llvm.call @f() : i32
  llvm.return
}
// -----
llvm.func @case_35(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  llvm.call %p() : () -> ()
  llvm.return
}
// -----
llvm.func @case_36(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  llvm.call foo @f() : () -> ()
  llvm.return
}
// -----
llvm.func @case_37(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.atomicrmw foo %p, %i acq_rel : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @case_38(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.intr.ctlz(%i) <{is_zero_poison = false}> : (i32) -> i32
  llvm.return
}
// -----
llvm.func @case_39(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.intr.assume %b : i1
  llvm.return
}
// -----
llvm.func @case_40(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  llvm.intr.dbg.value #llvm.di_local_variable<scope = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, isOptimized = true, emissionKind = Full>, name = "x"> = %i : i32
  llvm.return
}
// -----
llvm.func @case_41(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.intr.masked.load %p, %v, %vf {alignment = 1 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.return
}
// -----
llvm.func @case_42(%i: i32, %j: i64, %p: !llvm.ptr, %f: f32, %b: i1, %v: vector<4xi32>, %vf: vector<4xf32>, %pa: !llvm.ptr<3>, %s: !llvm.struct<(i32, f32)>, %ar: !llvm.array<4 x i32>, %sv: vector<[4]xi32>, %st : !llvm.struct<"n", (i32, array<2 x i8>)>) {
  %0 = llvm.intr.is.fpclass %f {bit = 1 : i32} : (f32) -> i1
  llvm.return
}
