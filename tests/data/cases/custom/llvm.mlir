// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of llvm, every optional part present and absent.
llvm.mlir.global internal @a(42 : i64) : i64
llvm.mlir.global external @b() {addr_space = 3 : i32, alignment = 8 : i64, dso_local} : !llvm.array<4 x f32>
llvm.mlir.global constant @c("abc\00")
llvm.mlir.global private unnamed_addr constant @d("a") {test.a} : !llvm.array<1 x i8>
llvm.mlir.global linkonce hidden thread_local local_unnamed_addr @e() comdat(@group::@any) : !llvm.ptr {
  %0 = llvm.mlir.addressof @a : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global weak protected @f(dense<[1.0, 2.0]> : vector<2xf32>) : vector<2xf32>
llvm.comdat @group {
  llvm.comdat_selector @any any
}
llvm.mlir.alias external @al {dso_local} : !llvm.array<4 x f32> {
  %0 = llvm.mlir.addressof @b : !llvm.ptr<3>
  llvm.return %0 : !llvm.ptr<3>
}
llvm.mlir.alias weak hidden thread_local unnamed_addr @al2 : i32 {
  %0 = llvm.mlir.addressof @a : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external @if : !llvm.func<void ()>, !llvm.ptr @resolver {dso_local}
llvm.mlir.ifunc private hidden unnamed_addr @if2 : !llvm.func<void ()>, !llvm.ptr @resolver
llvm.func @resolver() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @a : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @only(...)
llvm.func internal hidden local_unnamed_addr fastcc @body(%x: i32 {llvm.noundef}, %y: !llvm.ptr) -> (i32 {llvm.zeroext}) vscale_range(1, 16) comdat(@group::@any) attributes {test.a, passthrough = ["foo"]} {
  llvm.return %x : i32
}
llvm.func @struct(!llvm.struct<(i32, ptr<1>, vector<4xf32>)> {test.x = 1 : i32}) -> !llvm.struct<"name", packed (array<2 x i8>)> attributes {sym_visibility = "private"}
llvm.func swiftcc @nothing(%v: vector<4x!llvm.ptr>, %f: !llvm.ppc_fp128, %m: !llvm.array<2 x struct<(vector<2xi8>)>>) {
  llvm.return
}
llvm.func @personality(...) -> i32
llvm.func @operations(%i: i32, %l: i64, %p: !llvm.ptr, %f: f32, %s: !llvm.struct<(i32, array<3 x struct<(f32, vector<4xi8>)>>)>, %v: vector<4xi32>, %sv: vector<[4]xf32>, %pv: vector<4x!llvm.ptr>) -> i32 attributes {personality = @personality} {
  %0 = llvm.alloca %i x f32 : (i32) -> !llvm.ptr
  %1 = llvm.alloca inalloca %l x !llvm.struct<(i32, ptr)> {alignment = 8 : i64} : (i64) -> !llvm.ptr<5>
  %2 = llvm.alloca %i x i8 {alignment = 0 : i64, test.a} : (i32) -> !llvm.ptr
  %3 = llvm.icmp "eq" %i, %i : i32
  %4 = llvm.icmp "uge" %v, %v {test.a} : vector<4xi32>
  %5 = llvm.icmp "ne" %p, %p : !llvm.ptr
  %6 = llvm.icmp "slt" %pv, %pv : vector<4x!llvm.ptr>
  %7 = llvm.fcmp "oeq" %f, %f : f32
  %8 = llvm.fcmp "_false" %sv, %sv {fastmathFlags = #llvm.fastmath<nnan, ninf>, test.b = 2 : i32} : vector<[4]xf32>
  %9 = llvm.getelementptr %p[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
  %10 = llvm.getelementptr inbounds %p[%i, 1, 2, 2, %l] : (!llvm.ptr, i32, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x struct<(i8, i8, array<2 x i16>)>>)>
  %11 = llvm.getelementptr %p[-1] {test.a} : (!llvm.ptr) -> !llvm.ptr, i8
  %12 = llvm.extractvalue %s[0] : !llvm.struct<(i32, array<3 x struct<(f32, vector<4xi8>)>>)>
  %13 = llvm.extractvalue %s[1, 2, 1] {test.a} : !llvm.struct<(i32, array<3 x struct<(f32, vector<4xi8>)>>)>
  %14 = llvm.insertvalue %12, %s[0] : !llvm.struct<(i32, array<3 x struct<(f32, vector<4xi8>)>>)>
  %15 = llvm.insertvalue %13, %14[1, 0, 1] : !llvm.struct<(i32, array<3 x struct<(f32, vector<4xi8>)>>)>
  %16 = llvm.extractvalue %s[1] : !llvm.struct<(i32, array<3 x struct<(f32, vector<4xi8>)>>)>
  %17 = llvm.extractvalue %16[0] : !llvm.array<3 x struct<(f32, vector<4xi8>)>>
  %18 = llvm.shufflevector %v, %v [0, 1, 7, -1, 2, 3] : vector<4xi32>
  %19 = llvm.shufflevector %sv, %sv [0, 0, 0, 0] {test.a} : vector<[4]xf32>
  %c = llvm.mlir.constant(1 : i32) : i32
  %20 = llvm.add %i, %c overflow<nsw, nuw> : i32
  %21 = llvm.load volatile %p atomic syncscope("agent") acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.store %f, %p {alignment = 4 : i64} : f32, !llvm.ptr
  %22 = llvm.atomicrmw add %p, %i monotonic : !llvm.ptr, i32
  %23 = llvm.cmpxchg %p, %i, %c acq_rel monotonic : !llvm.ptr, i32
  %24 = llvm.inline_asm has_side_effects asm_dialect = "intel" "foo", "=r,r" %i : (i32) -> i32
  llvm.intr.assume %3 : i1
  llvm.intr.assume %3 ["align"(%p, %l : !llvm.ptr, i64), "nop"(), "b"(%i : i32)] : i1
  llvm.return %20 : i32
}
llvm.func @calls(%i: i32, %f: f32, %p: !llvm.ptr) -> i32 {
  %0 = llvm.call @body(%i, %p) : (i32, !llvm.ptr) -> i32
  %1 = llvm.call fastcc @body(%i, %p) {test.a} : (i32 {llvm.noundef}, !llvm.ptr) -> (i32 {llvm.zeroext})
  %2 = llvm.call tail @body(%i, %p) {fastmathFlags = #llvm.fastmath<fast>} : (i32, !llvm.ptr) -> i32
  %3 = llvm.call tailcc musttail @body(%i, %p) : (i32, !llvm.ptr) -> i32
  llvm.call @only() vararg(!llvm.func<void (...)>) : () -> ()
  %4 = llvm.call @printf(%p, %i) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  llvm.call %p() : !llvm.ptr, () -> ()
  %5 = llvm.call %p(%i, %f) : !llvm.ptr, (i32, f32) -> f32
  %6 = llvm.call %p(%p) vararg(!llvm.func<i32 (ptr, ...)>) : !llvm.ptr, (!llvm.ptr) -> i32
  llvm.call @nothing2() ["tag"(), "other"(%i, %f : i32, f32), "last"(%p : !llvm.ptr)] {test.a} : () -> ()
  llvm.call @nothing2() [] : () -> ()
  llvm.call_intrinsic "llvm.x"() : () -> ()
  %7 = llvm.call_intrinsic "llvm.y"(%i, %f) ["tag"(%p : !llvm.ptr)] {fastmathFlags = #llvm.fastmath<nnan>} : (i32 {llvm.noundef}, f32) -> (f32 {llvm.noundef})
  llvm.call_intrinsic "llvm.z"(%i) : (i32) -> ()
  llvm.return %i : i32
}
llvm.func @nothing2()
llvm.func @pads(%i: i32) attributes {personality = @personality} {
  %n = llvm.mlir.zero : !llvm.ptr
  %g = llvm.mlir.addressof @e : !llvm.ptr
  %0 = llvm.mlir.undef : !llvm.array<2 x ptr>
  %1 = llvm.insertvalue %n, %0[0] : !llvm.array<2 x ptr>
  llvm.invoke @only() to ^bb1 unwind ^bb2 vararg(!llvm.func<void (...)>) : () -> ()
^bb1:
  llvm.return
^bb2:
  %2 = llvm.landingpad (catch %n : !llvm.ptr) (catch %g : !llvm.ptr) (filter %0 : !llvm.array<2 x ptr>) : !llvm.struct<(ptr, i32)>
  llvm.resume %2 : !llvm.struct<(ptr, i32)>
}
llvm.func @control(%i: i32, %l: i64, %p: !llvm.ptr) -> i32 attributes {personality = @personality} {
  llvm.switch %i : i32, ^bb1 [
  ]
^bb1:
  llvm.switch %i : i32, ^bb3(%i : i32) [
    1: ^bb2,
    -7: ^bb3(%i : i32),
    42: ^bb4(%i, %l : i32, i64)
  ] {branch_weights = array<i32: 1, 2, 3, 4>}
^bb2:
  llvm.indirectbr %p : !llvm.ptr, [
  ^bb3(%i : i32),
  ^bb2,
  ^bb4(%i, %l : i32, i64)
  ]
^bb3(%a: i32):
  llvm.indirectbr %p : !llvm.ptr, [] {test.a}
^bb4(%b: i32, %c: i64):
  %0 = llvm.invoke @body(%i, %p) to ^bb5 unwind ^bb6 : (i32, !llvm.ptr) -> i32
^bb5:
  llvm.invoke fastcc %p(%i) to ^bb3(%i : i32) unwind ^bb8(%i, %l : i32, i64) {test.a} : !llvm.ptr, (i32) -> ()
^bb6:
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  %2 = llvm.invoke @printf(%p, %i) to ^bb5 unwind ^bb6 vararg(!llvm.func<i32 (ptr, ...)>) ["x"(%i : i32)] : (!llvm.ptr, i32 {llvm.noundef}) -> i32
^bb7(%d: i32, %e: i64):  // no predecessors
  llvm.br ^bb9(%p : !llvm.ptr)
^bb8(%g: i32, %h: i64):
  %3 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %3 : !llvm.struct<(ptr, i32)>
^bb9(%q: !llvm.ptr):
  llvm.unreachable
}
