// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
llvm.func @decl(i32, ...) -> i32
llvm.func @noargs()
llvm.func @attr(%arg0: !llvm.ptr<i32> {llvm.noalias}) attributes {passthrough = ["noinline"]} {
  llvm.return
}
llvm.func @ops(%a: i32, %b: i32, %f: f32, %p: !llvm.ptr<i32>, %s: !llvm.struct<(i32, f64)>, %c: i1, %v: vector<4xf32>, %pp: !llvm.ptr<ptr<array<4 x i8>>, 3>, %fn: !llvm.ptr<func<i32 (i32)>>) -> i32 {
  %0 = llvm.add %a, %b : i32
  %1 = llvm.sub %0, %b {x} : i32
  %2 = llvm.icmp "eq" %a, %b : i32
  %3 = llvm.fcmp "oeq" %f, %f : f32
  %4 = llvm.fadd %f, %f {fastmathFlags = #llvm.fastmath<fast>} : f32
  %5 = llvm.alloca %a x i32 {alignment = 8 : i64} : (i32) -> !llvm.ptr<i32>
  %6 = llvm.load %p : !llvm.ptr<i32>
  %7 = llvm.load volatile %p {alignment = 4 : i64} : !llvm.ptr<i32>
  llvm.store %a, %p : !llvm.ptr<i32>
  llvm.store volatile %a, %p {nontemporal} : !llvm.ptr<i32>
  %8 = llvm.getelementptr %p[%a] : (!llvm.ptr<i32>, i32) -> !llvm.ptr<i32>
  %9 = llvm.bitcast %p : !llvm.ptr<i32> to !llvm.ptr<f32>
  %12 = llvm.extractvalue %s[0] : !llvm.struct<(i32, f64)>
  %13 = llvm.insertvalue %a, %s[0] : !llvm.struct<(i32, f64)>
  %14 = llvm.extractelement %v[%a : i32] : vector<4xf32>
  %15 = llvm.insertelement %f, %v[%a : i32] : vector<4xf32>
  %17 = llvm.mlir.undef : !llvm.struct<(i32, f64)>
  %18 = llvm.mlir.null : !llvm.ptr<i32>
  %20 = llvm.mlir.constant(42 : i64) : i64
  %21 = llvm.mlir.constant(dense<1.0> : vector<4xf32>) : vector<4xf32>
  %22 = llvm.select %c, %a, %b : i1, i32
  %23 = llvm.inttoptr %20 : i64 to !llvm.ptr<i32>
  %24 = llvm.ptrtoint %p : !llvm.ptr<i32> to i64
  %25 = llvm.sext %a : i32 to i64
  %26 = llvm.trunc %25 : i64 to i8
  %27 = llvm.fptosi %f : f32 to i32
  %30 = llvm.fneg %f : f32
  %31 = llvm.freeze %a : i32
  %32 = "llvm.intr.exp"(%f) : (f32) -> f32
  llvm.br ^bb1(%a : i32)
^bb1(%x: i32):
  llvm.cond_br %c, ^bb2(%x : i32), ^bb3
^bb2(%y: i32):
  llvm.br ^bb1(%y : i32)
^bb3:
  llvm.cond_br %c, ^bb5, ^bb6
^bb5:
  llvm.unreachable
^bb6:
  llvm.return %a : i32
}
llvm.func @ops2(i32) -> i32
func private @types(!llvm.void, !llvm.ptr<func<void ()>>, !llvm.struct<packed (i8, i32)>, !llvm.struct<"a", opaque>, !llvm.struct<()>, !llvm.vec<4 x ptr<i8>>, !llvm.vec<? x 4 x i32>, !llvm.array<2 x array<3 x f32>>, !llvm.ppc_fp128, !llvm.x86_mmx, !llvm.token, !llvm.label, !llvm.metadata, !llvm.func<void (i32, ptr<i8>, ...)>, !llvm.struct<(i32, vector<4xf32>, ptr<i8, 2>)>)
