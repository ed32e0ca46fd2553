// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module  {
  llvm.mlir.global external  constant @g0(42 : i64) : i64
  llvm.mlir.global internal  @g1("abc")
  llvm.mlir.global internal  constant @g2("abc")
  llvm.mlir.global external  @g3() : !llvm.ptr<i32>
  llvm.mlir.global private  @g4() {addr_space = 3 : i32} : i64
  llvm.mlir.global linkonce  @g5(1.000000e+00 : f32) : f32
  llvm.mlir.global internal local_unnamed_addr constant @g6(42 : i64) : i64
  llvm.mlir.global private unnamed_addr @g7(42 : i64) {section = ".mysection"} : i64
  llvm.mlir.global internal  @init() : i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    llvm.return %0 : i32
  }
  llvm.mlir.global weak_odr  @g8(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<2 x i32>
  llvm.mlir.global external  @g9() {x = 1 : i32} : i32
  llvm.func @callee(i32) -> i32
  llvm.func @voidf()
  llvm.func @pers(...) -> i32
  llvm.func @vf(i32, ...)
  llvm.func @body(%arg0: i32, %arg1: !llvm.ptr<i32>, %arg2: vector<4xf32>, %arg3: i1, %arg4: !llvm.ptr<func<i32 (i32)>>, %arg5: !llvm.ptr<f32>, %arg6: f32, %arg7: !llvm.ptr<func<void ()>>) attributes {personality = @pers} {
    %0 = llvm.mlir.null : !llvm.ptr<ptr<i8>>
    %1 = llvm.call @callee(%arg0) : (i32) -> i32
    llvm.call @voidf() {x = 1 : i32} : () -> ()
    %2 = llvm.call %arg4(%arg0) : (i32) -> i32
    %3 = llvm.call %arg7() : () -> !llvm.void
    %4 = llvm.shufflevector %arg2, %arg2 [0 : i32, 5 : i32] : vector<4xf32>, vector<4xf32>
    %5 = llvm.shufflevector %arg2, %arg2 [0 : i32, 5 : i32, 1 : i32] {y} : vector<4xf32>, vector<4xf32>
    %6 = llvm.atomicrmw add %arg1, %arg0 monotonic  : i32
    %7 = llvm.atomicrmw fadd %arg5, %arg6 acq_rel  {z = 1 : i32} : f32
    %8 = llvm.cmpxchg %arg1, %arg0, %arg0 acq_rel monotonic : i32
    %9 = llvm.cmpxchg %arg1, %arg0, %arg0 seq_cst seq_cst {z} : i32
    llvm.fence seq_cst
    llvm.fence syncscope("agent") release
    llvm.cond_br %arg3 weights(dense<[1, 2]> : vector<2xi32>), ^bb1, ^bb2(%arg0 : i32)
  ^bb1:  // 2 preds: ^bb0, ^bb2
    %10 = llvm.invoke @callee(%arg0) to ^bb3 unwind ^bb4 : (i32) -> i32
  ^bb2(%11: i32):  // 2 preds: ^bb0, ^bb2
    llvm.switch %arg0, ^bb1 [
      1: ^bb2(%arg0 : i32),
      2: ^bb3
    ] {branch_weights = dense<[1, 2, 3]> : vector<3xi32>}
  ^bb3:  // 3 preds: ^bb1, ^bb2, ^bb5
    llvm.invoke @voidf() to ^bb5 unwind ^bb4 {q} : () -> ()
  ^bb4:  // 2 preds: ^bb1, ^bb3
    %12 = llvm.landingpad cleanup : !llvm.struct<(ptr<i8>, i32)>
    llvm.resume %12 : !llvm.struct<(ptr<i8>, i32)>
  ^bb5:  // pred: ^bb3
    %13 = llvm.invoke %arg4(%arg0) to ^bb3 unwind ^bb6 : (i32) -> i32
  ^bb6:  // pred: ^bb5
    %14 = llvm.landingpad (catch %0 : !llvm.ptr<ptr<i8>>) : !llvm.struct<(ptr<i8>, i32)>
    llvm.switch %arg0, ^bb7 [
    ]
  ^bb7:  // pred: ^bb6
    llvm.unreachable
  }
}
