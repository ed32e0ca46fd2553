// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @loop_i32(%lb: i32, %ub: i32, %step: i32, %m: memref<?xi32>) {
  scf.for %i = %lb to %ub step %step : i32 {
    %0 = arith.index_cast %i : i32 to index
    memref.store %i, %m[%0] : memref<?xi32>
  }
  return
}

func.func @two_iter_args(%n: index, %x: f32, %y: i64) -> (f32, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %y) -> (f32, i64) {
    %1 = arith.addf %a, %a : f32
    %2 = arith.addi %b, %b : i64
    scf.yield %1, %2 : f32, i64
  } {unroll_factor = 4 : i32}
  return %0#0, %0#1 : f32, i64
}

// -----

func.func @sum(%arg0: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %cst = arith.constant 0.000000e+00 : f32
  %dim = memref.dim %arg0, %c0 : memref<?xf32>
  %0 = scf.for %i = %c0 to %dim step %c1 iter_args(%acc = %cst) -> (f32) {
    %1 = memref.load %arg0[%i] : memref<?xf32>
    %2 = arith.addf %acc, %1 : f32
    scf.yield %2 : f32
  }
  return %0 : f32
}

// -----

func.func @forall(%A: tensor<?x?xf32>, %B: tensor<?x?xf32>, %C: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c10 = arith.constant 10 : index
  %c20 = arith.constant 20 : index
  %0 = scf.forall (%i, %j) in (%c10, %c20) shared_outs(%out = %C) -> (tensor<?x?xf32>) {
    %1 = tensor.extract_slice %A[%i, 0] [1, 8] [1, 1] : tensor<?x?xf32> to tensor<1x8xf32>
    %2 = tensor.extract_slice %B[0, %j] [8, 1] [1, 1] : tensor<?x?xf32> to tensor<8x1xf32>
    %3 = tensor.extract_slice %out[%i, %j] [1, 1] [1, 1] : tensor<?x?xf32> to tensor<1x1xf32>
    %4 = linalg.matmul ins(%1, %2 : tensor<1x8xf32>, tensor<8x1xf32>) outs(%3 : tensor<1x1xf32>) -> tensor<1x1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %4 into %out[%i, %j] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<?x?xf32>
    }
  } {mapping = [#gpu.block<y>, #gpu.block<x>]}
  return %0 : tensor<?x?xf32>
}

func.func @forall_memref(%m: memref<128xf32>) {
  %cst = arith.constant 0.0 : f32
  scf.forall (%i) in (128) {
    memref.store %cst, %m[%i] : memref<128xf32>
  } {mapping = [#gpu.thread<x>]}
  scf.forall (%i) = (0) to (128) step (32) {
    "test.use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @if(%cond: i1, %a: i32, %b: i32) -> i32 {
  %0 = scf.if %cond -> (i32) {
    %1 = arith.addi %a, %b : i32
    scf.yield %1 : i32
  } else {
    %1 = arith.subi %a, %b : i32
    scf.yield %1 : i32
  }
  return %0 : i32
}

func.func @if_no_else(%cond: i1, %m: memref<4xi32>, %i: index) {
  %c0_i32 = arith.constant 0 : i32
  scf.if %cond {
    memref.store %c0_i32, %m[%i] : memref<4xi32>
  }
  return
}

func.func @if_two_results(%cond: i1) -> (f32, f32) {
  %0:2 = scf.if %cond -> (f32, f32) {
    %cst = arith.constant 0.0 : f32
    scf.yield %cst, %cst : f32, f32
  } else {
    %cst = arith.constant 1.0 : f32
    scf.yield %cst, %cst : f32, f32
  }
  return %0#0, %0#1 : f32, f32
}

// -----

func.func @switch(%arg0: index) -> i32 {
  %0 = scf.index_switch %arg0 -> i32
  case 2 {
    %c10_i32 = arith.constant 10 : i32
    scf.yield %c10_i32 : i32
  }
  case 5 {
    %c20_i32 = arith.constant 20 : i32
    scf.yield %c20_i32 : i32
  }
  default {
    %c30_i32 = arith.constant 30 : i32
    scf.yield %c30_i32 : i32
  }
  return %0 : i32
}

func.func @execute_region(%arg0: i1) -> i64 {
  %0 = scf.execute_region -> i64 {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:
    %c1_i64 = arith.constant 1 : i64
    cf.br ^bb3(%c1_i64 : i64)
  ^bb2:
    %c2_i64 = arith.constant 2 : i64
    cf.br ^bb3(%c2_i64 : i64)
  ^bb3(%1: i64):
    scf.yield %1 : i64
  }
  return %0 : i64
}

// -----

module {
  func.func @jacobi(%arg0: memref<?x?xf64>, %arg1: memref<?x?xf64>, %arg2: index) {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 2.000000e-01 : f64
    %dim = memref.dim %arg0, %c0 : memref<?x?xf64>
    %c0_0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %c0_0 to %arg2 step %c1 {
      %c1_1 = arith.constant 1 : index
      %c-1 = arith.constant -1 : index
      %0 = arith.addi %dim, %c-1 : index
      %c1_2 = arith.constant 1 : index
      scf.for %arg4 = %c1_1 to %0 step %c1_2 {
        %c1_3 = arith.constant 1 : index
        %c-1_4 = arith.constant -1 : index
        %1 = arith.addi %dim, %c-1_4 : index
        %c1_5 = arith.constant 1 : index
        scf.for %arg5 = %c1_3 to %1 step %c1_5 {
          %2 = memref.load %arg0[%arg4, %arg5] : memref<?x?xf64>
          %c-1_6 = arith.constant -1 : index
          %3 = arith.addi %arg4, %c-1_6 : index
          %4 = memref.load %arg0[%3, %arg5] : memref<?x?xf64>
          %c1_7 = arith.constant 1 : index
          %5 = arith.addi %arg4, %c1_7 : index
          %6 = memref.load %arg0[%5, %arg5] : memref<?x?xf64>
          %c-1_8 = arith.constant -1 : index
          %7 = arith.addi %arg5, %c-1_8 : index
          %8 = memref.load %arg0[%arg4, %7] : memref<?x?xf64>
          %c1_9 = arith.constant 1 : index
          %9 = arith.addi %arg5, %c1_9 : index
          %10 = memref.load %arg0[%arg4, %9] : memref<?x?xf64>
          %11 = arith.addf %2, %4 : f64
          %12 = arith.addf %11, %6 : f64
          %13 = arith.addf %12, %8 : f64
          %14 = arith.addf %13, %10 : f64
          %15 = arith.mulf %14, %cst : f64
          memref.store %15, %arg1[%arg4, %arg5] : memref<?x?xf64>
        }
      }
    }
    return
  }
}

// -----

module {
  func.func @affine_if(%arg0: index, %arg1: memref<100x100xf32>) {
    %cst = arith.constant 1.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c100 = arith.constant 100 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %c100 step %c1 {
      %c0_0 = arith.constant 0 : index
      %c100_1 = arith.constant 100 : index
      %c1_2 = arith.constant 1 : index
      scf.for %arg3 = %c0_0 to %c100_1 step %c1_2 {
        %c0_3 = arith.constant 0 : index
        %c-10 = arith.constant -10 : index
        %0 = arith.addi %arg2, %c-10 : index
        %1 = arith.cmpi sge, %0, %c0_3 : index
        scf.if %1 {
          memref.store %cst, %arg1[%arg2, %arg3] : memref<100x100xf32>
        }
        %c0_4 = arith.constant 0 : index
        %c-1 = arith.constant -1 : index
        %2 = arith.muli %arg3, %c-1 overflow<nsw> : index
        %3 = arith.addi %arg2, %2 : index
        %4 = arith.cmpi sge, %3, %c0_4 : index
        %c-1_5 = arith.constant -1 : index
        %5 = arith.muli %arg2, %c-1_5 overflow<nsw> : index
        %6 = arith.addi %5, %arg0 : index
        %c-1_6 = arith.constant -1 : index
        %7 = arith.addi %6, %c-1_6 : index
        %8 = arith.cmpi sge, %7, %c0_4 : index
        %9 = arith.andi %4, %8 : i1
        scf.if %9 {
          memref.store %cst, %arg1[%arg3, %arg2] : memref<100x100xf32>
        } else {
          %c0_9 = arith.constant 0 : index
          memref.store %cst, %arg1[%arg2, %c0_9] : memref<100x100xf32>
        }
        %c0_7 = arith.constant 0 : index
        %c2 = arith.constant 2 : index
        %10 = arith.remsi %arg2, %c2 : index
        %c0_8 = arith.constant 0 : index
        %11 = arith.cmpi slt, %10, %c0_8 : index
        %12 = arith.addi %10, %c2 : index
        %13 = arith.select %11, %12, %10 : index
        %14 = arith.cmpi eq, %13, %c0_7 : index
        %15 = scf.if %14 -> (f32) {
          scf.yield %cst : f32
        } else {
          %16 = arith.addf %cst, %cst : f32
          scf.yield %16 : f32
        }
        memref.store %15, %arg1[%arg2, %arg3] : memref<100x100xf32>
      }
    }
    return
  }
}

// -----

module {
  func.func @matmul(%arg0: memref<8x16xf32>, %arg1: memref<16x32xf32>, %arg2: memref<8x32xf32>) {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    %c16 = arith.constant 16 : index
    scf.for %arg3 = %c0 to %c8 step %c1 {
      scf.for %arg4 = %c0 to %c32 step %c1 {
        scf.for %arg5 = %c0 to %c16 step %c1 {
          %0 = memref.load %arg0[%arg3, %arg5] : memref<8x16xf32>
          %1 = memref.load %arg1[%arg5, %arg4] : memref<16x32xf32>
          %2 = memref.load %arg2[%arg3, %arg4] : memref<8x32xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          memref.store %4, %arg2[%arg3, %arg4] : memref<8x32xf32>
        }
      }
    }
    return
  }
}

// -----

func.func @matmul(%A: memref<?x?xf32>, %B: memref<?x?xf32>, %C: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %M = memref.dim %A, %c0 : memref<?x?xf32>
  %K = memref.dim %A, %c1 : memref<?x?xf32>
  %N = memref.dim %B, %c1 : memref<?x?xf32>
  scf.for %i = %c0 to %M step %c1 {
    scf.for %j = %c0 to %N step %c1 {
      scf.for %k = %c0 to %K step %c1 {
        %0 = memref.load %A[%i, %k] : memref<?x?xf32>
        %1 = memref.load %B[%k, %j] : memref<?x?xf32>
        %2 = memref.load %C[%i, %j] : memref<?x?xf32>
        %3 = arith.mulf %0, %1 : f32
        %4 = arith.addf %2, %3 : f32
        memref.store %4, %C[%i, %j] : memref<?x?xf32>
      }
    }
  }
  return
}

// -----

module {
  func.func @matmul(%arg0: memref<64x64xf32>, %arg1: memref<64x64xf32>, %arg2: memref<64x64xf32>) {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %c1 = arith.constant 1 : index
    scf.parallel (%arg3) = (%c0) to (%c64) step (%c1) {
      %c0_0 = arith.constant 0 : index
      %c64_1 = arith.constant 64 : index
      %c1_2 = arith.constant 1 : index
      scf.parallel (%arg4) = (%c0_0) to (%c64_1) step (%c1_2) {
        %c0_3 = arith.constant 0 : index
        %c64_4 = arith.constant 64 : index
        %c1_5 = arith.constant 1 : index
        scf.for %arg5 = %c0_3 to %c64_4 step %c1_5 {
          %0 = memref.load %arg0[%arg3, %arg5] : memref<64x64xf32>
          %1 = memref.load %arg1[%arg5, %arg4] : memref<64x64xf32>
          %2 = memref.load %arg2[%arg3, %arg4] : memref<64x64xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          memref.store %4, %arg2[%arg3, %arg4] : memref<64x64xf32>
        }
        scf.reduce 
      }
      scf.reduce 
    }
    return
  }
}

// -----

func.func @parallel_loop(%arg0: index, %arg1: index, %buf: memref<?x?xf32>, %res: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.parallel (%i0, %i1) = (%c0, %c0) to (%arg0, %arg1) step (%c4, %c4) {
    scf.parallel (%si0, %si1) = (%c0, %c0) to (%c4, %c4) step (%c1, %c1) {
      %idx0 = arith.addi %i0, %si0 : index
      %idx1 = arith.addi %i1, %si1 : index
      %val = memref.load %buf[%idx0, %idx1] : memref<?x?xf32>
      memref.store %val, %res[%idx1, %idx0] : memref<?x?xf32>
      scf.reduce
    } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = thread_y, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
    scf.reduce
  } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_y, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
  return
}

// -----

func.func @parallel(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%arg0, %arg1) step (%c1, %c1) {
    %0 = memref.load %arg2[%i, %j] : memref<?x?xf32>
    %1 = arith.addf %0, %0 : f32
    memref.store %1, %arg2[%i, %j] : memref<?x?xf32>
    scf.reduce
  }
  return
}

func.func @parallel_reduce(%arg0: memref<128xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c128 = arith.constant 128 : index
  %init = arith.constant 0.0 : f32
  %0 = scf.parallel (%i) = (%c0) to (%c128) step (%c1) init (%init) -> f32 {
    %1 = memref.load %arg0[%i] : memref<128xf32>
    scf.reduce(%1 : f32) {
    ^bb0(%lhs: f32, %rhs: f32):
      %2 = arith.addf %lhs, %rhs : f32
      scf.reduce.return %2 : f32
    }
  }
  return %0 : f32
}

// -----

func.func @simple_pipeline(%A: memref<?xf32>, %result: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %cf = arith.constant 1.0 : f32
  scf.for %i0 = %c0 to %c4 step %c1 {
    %A_elem = memref.load %A[%i0] {__test_pipelining_stage__ = 0, __test_pipelining_op_order__ = 2} : memref<?xf32>
    %A1_elem = arith.addf %A_elem, %cf {__test_pipelining_stage__ = 1, __test_pipelining_op_order__ = 0} : f32
    memref.store %A1_elem, %result[%i0] {__test_pipelining_stage__ = 1, __test_pipelining_op_order__ = 1} : memref<?xf32>
  } {__test_pipelining_loop__}
  return
}

// -----

func.func @dot(%a: memref<?xf64>, %b: memref<?xf64>, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %cst = arith.constant 0.000000e+00 : f64
  %cst_v = arith.constant dense<0.000000e+00> : vector<4xf64>
  %0 = scf.for %i = %c0 to %n step %c4 iter_args(%acc = %cst_v) -> (vector<4xf64>) {
    %2 = vector.load %a[%i] : memref<?xf64>, vector<4xf64>
    %3 = vector.load %b[%i] : memref<?xf64>, vector<4xf64>
    %4 = vector.fma %2, %3, %acc : vector<4xf64>
    scf.yield %4 : vector<4xf64>
  }
  %1 = vector.reduction <add>, %0, %cst : vector<4xf64> into f64
  return %1 : f64
}

// -----

#map = affine_map<(d0)[s0] -> (-d0 + s0, 32)>
func.func @tiled_fill(%arg0: tensor<?x64xf32>) -> tensor<?x64xf32> {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %cst = arith.constant 0.000000e+00 : f32
  %dim = tensor.dim %arg0, %c0 : tensor<?x64xf32>
  %0 = scf.for %i = %c0 to %dim step %c32 iter_args(%iter = %arg0) -> (tensor<?x64xf32>) {
    %1 = affine.min #map(%i)[%dim]
    %extracted_slice = tensor.extract_slice %iter[%i, 0] [%1, 64] [1, 1] : tensor<?x64xf32> to tensor<?x64xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%extracted_slice : tensor<?x64xf32>) -> tensor<?x64xf32>
    %inserted_slice = tensor.insert_slice %2 into %iter[%i, 0] [%1, 64] [1, 1] : tensor<?x64xf32> into tensor<?x64xf32>
    scf.yield %inserted_slice : tensor<?x64xf32>
  }
  return %0 : tensor<?x64xf32>
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @matmul(%arg0: tensor<128x128xf32>, %arg1: tensor<128x128xf32>, %arg2: tensor<128x128xf32>) -> tensor<128x128xf32> {
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c0_1 = arith.constant 0 : index
    %c128 = arith.constant 128 : index
    %c128_2 = arith.constant 128 : index
    %c128_3 = arith.constant 128 : index
    %c4 = arith.constant 4 : index
    %c4_4 = arith.constant 4 : index
    %c4_5 = arith.constant 4 : index
    %0 = scf.for %arg3 = %c0 to %c128 step %c4 iter_args(%arg4 = %arg2) -> (tensor<128x128xf32>) {
      %1 = scf.for %arg5 = %c0_0 to %c128_2 step %c4_4 iter_args(%arg6 = %arg4) -> (tensor<128x128xf32>) {
        %2 = scf.for %arg7 = %c0_1 to %c128_3 step %c4_5 iter_args(%arg8 = %arg6) -> (tensor<128x128xf32>) {
          %extracted_slice = tensor.extract_slice %arg0[%arg3, %arg7] [4, 4] [1, 1] : tensor<128x128xf32> to tensor<4x4xf32>
          %extracted_slice_6 = tensor.extract_slice %arg1[%arg7, %arg5] [4, 4] [1, 1] : tensor<128x128xf32> to tensor<4x4xf32>
          %extracted_slice_7 = tensor.extract_slice %arg8[%arg3, %arg5] [4, 4] [1, 1] : tensor<128x128xf32> to tensor<4x4xf32>
          %3 = linalg.matmul ins(%extracted_slice, %extracted_slice_6 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%extracted_slice_7 : tensor<4x4xf32>) -> tensor<4x4xf32>
          %inserted_slice = tensor.insert_slice %3 into %arg8[%arg3, %arg5] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<128x128xf32>
          scf.yield %inserted_slice : tensor<128x128xf32>
        }
        scf.yield %2 : tensor<128x128xf32>
      }
      scf.yield %1 : tensor<128x128xf32>
    }
    return %0 : tensor<128x128xf32>
  }
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %tiled_linalg_op, %loops:3 = transform.structured.tile_using_for %0 tile_sizes [4, 4, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield 
  }
}

// -----

func.func @transpose(%A: memref<?x?xf32>, %B: memref<?x?xf32>, %m: index, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %0 = memref.load %A[%i, %j] : memref<?x?xf32>
      memref.store %0, %B[%j, %i] : memref<?x?xf32>
    }
  }
  return
}

func.func @histogram(%x: memref<?xi8>, %h: memref<256xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1_i32 = arith.constant 1 : i32
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %0 = memref.load %x[%i] : memref<?xi8>
    %1 = arith.index_castui %0 : i8 to index
    %2 = memref.atomic_rmw addi %c1_i32, %h[%1] : (i32, memref<256xi32>) -> i32
    scf.reduce
  }
  return
}

// -----

module {
  func.func @sum(%arg0: memref<?xf32>) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %0 = arith.subi %dim, %c0 : index
    %c1_0 = arith.constant 1 : index
    %1 = arith.subi %c1, %c1_0 : index
    %2 = arith.addi %0, %1 : index
    %3 = arith.divui %2, %c1 : index
    %c2 = arith.constant 2 : index
    %4 = arith.remsi %3, %c2 : index
    %5 = arith.subi %3, %4 : index
    %6 = arith.muli %5, %c1 : index
    %7 = arith.addi %c0, %6 : index
    %8 = arith.muli %c1, %c2 : index
    %9 = scf.for %arg1 = %c0 to %7 step %8 iter_args(%arg2 = %cst) -> (f32) {
      %11 = memref.load %arg0[%arg1] : memref<?xf32>
      %12 = arith.addf %arg2, %11 : f32
      %c1_1 = arith.constant 1 : index
      %13 = arith.muli %c1, %c1_1 : index
      %14 = arith.addi %arg1, %13 : index
      %15 = memref.load %arg0[%14] : memref<?xf32>
      %16 = arith.addf %12, %15 : f32
      scf.yield %16 : f32
    }
    %10 = scf.for %arg1 = %7 to %dim step %c1 iter_args(%arg2 = %9) -> (f32) {
      %11 = memref.load %arg0[%arg1] : memref<?xf32>
      %12 = arith.addf %arg2, %11 : f32
      scf.yield %12 : f32
    }
    return %10 : f32
  }
}

// -----

func.func @while(%arg0: i32, %arg1: i32) -> i32 {
  %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
    %1 = arith.cmpi slt, %arg2, %arg1 : i32
    scf.condition(%1) %arg2 : i32
  } do {
  ^bb0(%arg3: i32):
    %c1_i32 = arith.constant 1 : i32
    %1 = arith.addi %arg3, %c1_i32 : i32
    scf.yield %1 : i32
  }
  return %0 : i32
}

func.func @do_while(%arg0: f32) -> f32 {
  %0 = scf.while (%arg1 = %arg0) : (f32) -> f32 {
    %cst = arith.constant 1.000000e+02 : f32
    %1 = arith.addf %arg1, %arg1 : f32
    %2 = arith.cmpf olt, %1, %cst : f32
    scf.condition(%2) %1 : f32
  } do {
  ^bb0(%arg1: f32):
    scf.yield %arg1 : f32
  }
  return %0 : f32
}

func.func @infinite() {
  %true = arith.constant true
  scf.while : () -> () {
    scf.condition(%true)
  } do {
    "test.body"() : () -> ()
    scf.yield
  }
  return
}
