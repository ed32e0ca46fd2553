// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module  {
  spv.module Logical GLSL450 requires #spv.vce<v1.0, [Shader, Int64], [SPV_KHR_storage_buffer_storage_class]> {
    spv.GlobalVariable @v0 bind(1, 0) : !spv.ptr<f32, Uniform>
    spv.GlobalVariable @v1 built_in("GlobalInvocationId") : !spv.ptr<vector<3xi32>, Input>
    spv.SpecConstant @sc1 spec_id(5) = 4.210000e+01 : f32
    spv.SpecConstant @sc2 = true
    spv.SpecConstant @sc3 = 7 : i32
    spv.SpecConstantComposite @scc (@sc1, @sc1) : !spv.array<2 x f32>
    spv.GlobalVariable @v2 initializer(@sc3) : !spv.ptr<i32, Private>
    spv.GlobalVariable @v3 bind(1, 2) {foo = 1 : i32} : !spv.ptr<!spv.struct<(f32 [0], !spv.array<4 x f32, stride=4> [4])>, StorageBuffer>
    spv.GlobalVariable @v4 {location = 1 : i32} : !spv.ptr<f32, Input>
    spv.func @f0(%arg0: f32, %arg1: i32) -> f32 "None" {
      %cst3_i32 = spv.Constant 3 : i32
      %cst_vec_2xf32 = spv.Constant dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>
      %cst = spv.Constant [1.000000e+00 : f32, 2.000000e+00 : f32] : !spv.array<2 x f32>
      %v3_addr = spv.mlir.addressof @v3 : !spv.ptr<!spv.struct<(f32 [0], !spv.array<4 x f32, stride=4> [4])>, StorageBuffer>
      %cst1_i32 = spv.Constant 1 : i32
      %0 = spv.AccessChain %v3_addr[%cst1_i32, %arg1] : !spv.ptr<!spv.struct<(f32 [0], !spv.array<4 x f32, stride=4> [4])>, StorageBuffer>, i32, i32
      %1 = spv.Load "StorageBuffer" %0 : f32
      %2 = spv.Load "StorageBuffer" %0 ["Volatile"] : f32
      %3 = spv.Load "StorageBuffer" %0 ["Aligned", 4] : f32
      spv.Store "StorageBuffer" %0, %1 : f32
      spv.Store "StorageBuffer" %0, %1 ["Volatile|Aligned", 8] : f32
      %cst_f32 = spv.Constant 1.000000e+00 : f32
      %4 = spv.Variable : !spv.ptr<f32, Function>
      %5 = spv.Variable init(%cst_f32) : !spv.ptr<f32, Function>
      spv.CopyMemory  "Function" %4,  "Function" %5,  : f32
      spv.CopyMemory  "Function" %4,  "Function" %5 ["Aligned", 4],  ["Volatile"] : f32
      %6 = spv.CompositeConstruct %arg0, %arg0 : vector<2xf32>
      %7 = spv.CompositeExtract %6[1 : i32] : vector<2xf32>
      %8 = spv.CompositeInsert %arg0, %6[1 : i32] : f32 into vector<2xf32>
      %9 = spv.ShiftLeftLogical %cst3_i32, %cst1_i32 : i32, i32
      %10 = spv.ShiftRightArithmetic %cst3_i32, %cst1_i32 : i32, i32
      %11 = spv.ShiftRightLogical %cst3_i32, %cst1_i32 : i32, i32
      %12 = spv.mlir.referenceof @sc1 : f32
      %13 = spv.SpecConstantOperation wraps "spv.IAdd"(%cst3_i32, %cst1_i32) : (i32, i32) -> i32
      %true = spv.Constant true
      spv.mlir.selection {
        spv.BranchConditional %true, ^bb1, ^bb2
      ^bb1:  // pred: ^bb0
        spv.Branch ^bb2
      ^bb2:  // 2 preds: ^bb0, ^bb1
        spv.mlir.merge
      }
      spv.mlir.selection control(Flatten) {
        spv.BranchConditional %true [3, 4], ^bb1, ^bb2
      ^bb1:  // pred: ^bb0
        spv.Branch ^bb2
      ^bb2:  // 2 preds: ^bb0, ^bb1
        spv.mlir.merge
      }
      spv.mlir.loop {
        spv.Branch ^bb1(%cst3_i32 : i32)
      ^bb1(%14: i32):  // 2 preds: ^bb0, ^bb3
        spv.BranchConditional %true, ^bb2, ^bb4
      ^bb2:  // pred: ^bb1
        spv.Branch ^bb3
      ^bb3:  // pred: ^bb2
        spv.Branch ^bb1(%14 : i32)
      ^bb4:  // pred: ^bb1
        spv.mlir.merge
      }
      spv.ReturnValue %1 : f32
    }
    spv.func @f1() "Inline|Pure" attributes {xx = 1 : i32} {
      spv.Return
    }
    spv.EntryPoint "GLCompute" @f1
    spv.EntryPoint "GLCompute" @f0, @v0, @v1
    spv.ExecutionMode @f1 "LocalSize", 3, 4, 5
    spv.ExecutionMode @f1 "ContractionOff"
  }
  spv.module @named Physical64 OpenCL attributes {spv_x = 1 : i32} {
  }
  func @atomics(%arg0: !spv.ptr<i32, StorageBuffer>, %arg1: i32, %arg2: i32) {
    %0 = spv.AtomicAnd "Device" "None" %arg0, %arg1 : !spv.ptr<i32, StorageBuffer>
    %1 = spv.AtomicIAdd "Workgroup" "AcquireRelease|UniformMemory" %arg0, %arg1 : !spv.ptr<i32, StorageBuffer>
    %2 = spv.AtomicCompareExchangeWeak "Workgroup" "Release" "Acquire" %arg0, %arg1, %arg2 : !spv.ptr<i32, StorageBuffer>
    %3 = spv.AtomicIDecrement "Device" "None" %arg0 : !spv.ptr<i32, StorageBuffer>
    %4 = spv.AtomicXor "Device" "None" %arg0, %arg1 : !spv.ptr<i32, StorageBuffer>
    return
  }
  func @groups(%arg0: f32, %arg1: i32, %arg2: vector<4xf32>) {
    %0 = spv.GroupNonUniformFAdd "Workgroup" "Reduce" %arg0 : f32
    %1 = spv.GroupNonUniformFMax "Workgroup" "InclusiveScan" %arg2 : vector<4xf32>
    %cst4_i32 = spv.Constant 4 : i32
    %2 = spv.GroupNonUniformIAdd "Subgroup" "ClusteredReduce" %arg1 cluster_size(%cst4_i32) : i32
    return
  }
  func @coop(%arg0: !spv.ptr<i32, StorageBuffer>, %arg1: i32, %arg2: i1) {
    %0 = spv.CooperativeMatrixLoadNV %arg0, %arg1, %arg2 : !spv.ptr<i32, StorageBuffer> as !spv.coopmatrix<16x8xi32, Workgroup>
    %1 = spv.CooperativeMatrixLoadNV %arg0, %arg1, %arg2 ["Volatile"] : !spv.ptr<i32, StorageBuffer> as !spv.coopmatrix<8x16xi32, Subgroup>
    spv.CooperativeMatrixStoreNV %arg0, %0, %arg1, %arg2 : !spv.ptr<i32, StorageBuffer>, !spv.coopmatrix<16x8xi32, Workgroup>
    spv.CooperativeMatrixStoreNV %arg0, %0, %arg1, %arg2 ["Volatile"] : !spv.ptr<i32, StorageBuffer>, !spv.coopmatrix<16x8xi32, Workgroup>
    return
  }
}
