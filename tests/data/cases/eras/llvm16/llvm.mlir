// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
llvm.mlir.global external constant @s("abc\00") {addr_space = 0 : i32} : !llvm.array<4 x i8>
llvm.mlir.global internal @x(42 : i32) : i32
llvm.mlir.global private thread_local unnamed_addr constant @y() : i64 { 
  %0 = llvm.mlir.constant(1 : i64) : i64
  llvm.return %0 : i64
}
llvm.func @printf(!llvm.ptr<i8>, ...) -> i32
llvm.func internal fastcc @g(%a: i32 {llvm.noundef}) -> i32 attributes {passthrough = ["noinline"]} {
  llvm.return %a : i32
}
llvm.func @pers(...) -> i32
llvm.func @h(%p: !llvm.ptr<i32>, %q: !llvm.ptr, %n: i32, %f: f32, %fp: !llvm.ptr<f32>, %fn: !llvm.ptr<func<i32 (i32)>>, %s: !llvm.struct<(i32, f64)>) -> i32 attributes {personality = @pers} {
  %0 = llvm.load %p : !llvm.ptr<i32>
  %1 = llvm.load volatile %q {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.store %0, %p : !llvm.ptr<i32>
  llvm.store volatile %0, %q {nontemporal} : i32, !llvm.ptr
  %2 = llvm.alloca %n x i32 : (i32) -> !llvm.ptr<i32>
  %3 = llvm.alloca %n x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %4 = llvm.call @g(%n) {fastmathFlags = #llvm.fastmath<nnan>} : (i32) -> i32
  %5 = llvm.call %fn(%n) : (i32) -> i32
  %7 = llvm.getelementptr %p[%n] : (!llvm.ptr<i32>, i32) -> !llvm.ptr<i32>
  %8 = llvm.getelementptr inbounds %q[%n, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, f64)>
  %9 = llvm.atomicrmw add %p, %n monotonic : i32
  %10 = llvm.atomicrmw fadd %fp, %f acq_rel {foo} : f32
  %11 = llvm.cmpxchg %p, %n, %n acq_rel monotonic : i32
  %12 = llvm.cmpxchg %p, %n, %n acq_rel monotonic {foo} : i32
  llvm.fence seq_cst
  llvm.fence syncscope("agent") acquire
  %13 = llvm.extractvalue %s[1] : !llvm.struct<(i32, f64)>
  %14 = llvm.insertvalue %0, %s[0] : !llvm.struct<(i32, f64)>
  %15 = llvm.icmp "eq" %0, %1 : i32
  %16 = llvm.fcmp "oeq" %f, %f {fastmathFlags = #llvm.fastmath<fast>} : f32
  %17 = llvm.bitcast %p : !llvm.ptr<i32> to !llvm.ptr<i8>
  %18 = llvm.mlir.addressof @s : !llvm.ptr<array<4 x i8>>
  %19 = llvm.mlir.null : !llvm.ptr<i8>
  %c = llvm.mlir.constant(1 : i1) : i1
  llvm.switch %n : i32, ^bb1 [
    42: ^bb1,
    43: ^bb4
  ]
^bb1:
  %20 = llvm.invoke @g(%n) to ^bb4 unwind ^bb3 : (i32) -> i32
^bb2(%z: i32):
  llvm.return %z : i32
^bb3:
  %21 = llvm.landingpad (catch %19 : !llvm.ptr<i8>) : !llvm.struct<(ptr<i8>, i32)>
  llvm.cond_br %c weights(dense<[5, 10]> : vector<2xi32>), ^bb4, ^bb2(%n : i32)
^bb4:
  "llvm.intr.memcpy"(%19, %19, %n, %c) : (!llvm.ptr<i8>, !llvm.ptr<i8>, i32, i1) -> ()
  %22 = llvm.call @printf(%19, %n) : (!llvm.ptr<i8>, i32) -> i32
  llvm.unreachable
}
llvm.metadata @md {
  llvm.access_group @g
} 
