// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @branch(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
  cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2(%arg2 : i32)
^bb1(%0: i32):
  %1 = arith.addi %0, %0 : i32
  cf.br ^bb3(%1 : i32)
^bb2(%2: i32):
  %3 = arith.muli %2, %2 : i32
  cf.br ^bb3(%3 : i32)
^bb3(%4: i32):
  return %4 : i32
}

func.func @simple_br() {
  cf.br ^bb1
^bb1:
  return
}

func.func @diamond(%cond: i1) {
  cf.cond_br %cond, ^bb1, ^bb2
^bb1:
  cf.br ^bb3
^bb2:
  cf.br ^bb3
^bb3:
  return
}

// -----

func.func @loop(%arg0: memref<?xf32>, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %cst = arith.constant 0.000000e+00 : f32
  cf.br ^bb1(%c0, %cst : index, f32)
^bb1(%0: index, %1: f32):  // 2 preds: ^bb0, ^bb2
  %2 = arith.cmpi slt, %0, %n : index
  cf.cond_br %2, ^bb2, ^bb3
^bb2:  // pred: ^bb1
  %3 = memref.load %arg0[%0] : memref<?xf32>
  %4 = arith.addf %1, %3 : f32
  %5 = arith.addi %0, %c1 : index
  cf.br ^bb1(%5, %4 : index, f32)
^bb3:  // pred: ^bb1
  return %1 : f32
}

// -----

module {
  func.func @matmul(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>, %arg2: memref<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32>
    %dim_1 = memref.dim %arg1, %c1 : memref<?x?xf32>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb8
    %1 = arith.cmpi slt, %0, %dim : index
    cf.cond_br %1, ^bb2, ^bb9
  ^bb2:  // pred: ^bb1
    cf.br ^bb3(%c0 : index)
  ^bb3(%2: index):  // 2 preds: ^bb2, ^bb7
    %3 = arith.cmpi slt, %2, %dim_1 : index
    cf.cond_br %3, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    cf.br ^bb5(%c0 : index)
  ^bb5(%4: index):  // 2 preds: ^bb4, ^bb6
    %5 = arith.cmpi slt, %4, %dim_0 : index
    cf.cond_br %5, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %6 = memref.load %arg0[%0, %4] : memref<?x?xf32>
    %7 = memref.load %arg1[%4, %2] : memref<?x?xf32>
    %8 = memref.load %arg2[%0, %2] : memref<?x?xf32>
    %9 = arith.mulf %6, %7 : f32
    %10 = arith.addf %8, %9 : f32
    memref.store %10, %arg2[%0, %2] : memref<?x?xf32>
    %11 = arith.addi %4, %c1 : index
    cf.br ^bb5(%11 : index)
  ^bb7:  // pred: ^bb5
    %12 = arith.addi %2, %c1 : index
    cf.br ^bb3(%12 : index)
  ^bb8:  // pred: ^bb3
    %13 = arith.addi %0, %c1 : index
    cf.br ^bb1(%13 : index)
  ^bb9:  // pred: ^bb1
    return
  }
}

// -----

module {
  func.func @switch(%arg0: index) -> i32 {
    %0 = arith.index_cast %arg0 : index to i32
    cf.switch %0 : i32, [
      default: ^bb3,
      2: ^bb1,
      5: ^bb2
    ]
  ^bb1:  // pred: ^bb0
    %c10_i32 = arith.constant 10 : i32
    cf.br ^bb4(%c10_i32 : i32)
  ^bb2:  // pred: ^bb0
    %c20_i32 = arith.constant 20 : i32
    cf.br ^bb4(%c20_i32 : i32)
  ^bb3:  // pred: ^bb0
    %c30_i32 = arith.constant 30 : i32
    cf.br ^bb4(%c30_i32 : i32)
  ^bb4(%1: i32):  // 3 preds: ^bb1, ^bb2, ^bb3
    return %1 : i32
  }
  func.func @execute_region(%arg0: i1) -> i64 {
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    cf.cond_br %arg0, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %c1_i64 = arith.constant 1 : i64
    cf.br ^bb4(%c1_i64 : i64)
  ^bb3:  // pred: ^bb1
    %c2_i64 = arith.constant 2 : i64
    cf.br ^bb4(%c2_i64 : i64)
  ^bb4(%0: i64):  // 2 preds: ^bb2, ^bb3
    cf.br ^bb5(%0 : i64)
  ^bb5(%1: i64):  // pred: ^bb4
    return %1 : i64
  }
}

// -----

func.func @nested(%n: index, %m: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^bb1(%c0, %c0 : index, index)
^bb1(%0: index, %1: index):
  %2 = arith.cmpi slt, %0, %n : index
  cf.cond_br %2, ^bb2(%c0, %1 : index, index), ^bb5
^bb2(%3: index, %4: index):
  %5 = arith.cmpi slt, %3, %m : index
  cf.cond_br %5, ^bb3, ^bb4
^bb3:
  %6 = arith.addi %4, %3 : index
  %7 = arith.addi %3, %c1 : index
  cf.br ^bb2(%7, %6 : index, index)
^bb4:
  %8 = arith.addi %0, %c1 : index
  cf.br ^bb1(%8, %4 : index, index)
^bb5:
  return %1 : index
}

func.func @weights(%c: i1) -> i1 {
  cf.cond_br %c weights([1, 99]), ^bb1, ^bb2
^bb1:
  %true = arith.constant true
  return %true : i1
^bb2:
  %false = arith.constant false
  return %false : i1
}

// -----

func.func @switch(%flag: i32, %a: i32, %b: i32) -> i32 {
  cf.switch %flag : i32, [
    default: ^bb1(%a : i32),
    42: ^bb1(%b : i32),
    43: ^bb2
  ]
^bb1(%0: i32):
  return %0 : i32
^bb2:
  return %a : i32
}

func.func @assert(%arg0: i1, %arg1: memref<?xf32>, %i: index) -> f32 {
  %c0 = arith.constant 0 : index
  %dim = memref.dim %arg1, %c0 : memref<?xf32>
  %0 = arith.cmpi ult, %i, %dim : index
  cf.assert %0, "index out of bounds"
  cf.assert %arg0, "Expected assertion"
  %1 = memref.load %arg1[%i] : memref<?xf32>
  return %1 : f32
}
