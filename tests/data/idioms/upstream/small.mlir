// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @addf(%arg0: vector<4xf32>, %arg1: vector<4xf32>) -> vector<4xf32> {
  %0 = arith.addf %arg0, %arg1 : vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

#map = affine_map<(d0, d1)[s0] -> (d0 + d1 * s0)>
func.func @f(%i: index, %j: index, %s: index) -> index {
  %0 = affine.apply #map(%i, %j)[%s]
  return %0 : index
}

// -----

func.func @loop(%arg0: memref<100xf32>) {
  affine.for %i = 0 to 100 {
    %0 = affine.load %arg0[%i] : memref<100xf32>
    affine.store %0, %arg0[%i] : memref<100xf32>
  }
  return
}

// -----

func.func @create() -> !async.token {
  %token = async.execute {
    async.yield
  }
  return %token : !async.token
}

// -----

func.func @abs(%arg0: complex<f32>) -> f32 {
  %0 = complex.abs %arg0 : complex<f32>
  return %0 : f32
}

// -----

emitc.func @max(%arg0: i32, %arg1: i32) -> i32 {
  %0 = call_opaque "std::max"(%arg0, %arg1) : (i32, i32) -> i32
  return %0 : i32
}

// -----

func.func @fill(%arg0: tensor<16xf32>) -> tensor<16xf32> {
  %cst = arith.constant 0.000000e+00 : f32
  %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<16xf32>) -> tensor<16xf32>
  return %0 : tensor<16xf32>
}

// -----

func.func @simple_loop() {
  %c1 = arith.constant 1 : index
  %c42 = arith.constant 42 : index
  scf.for %i = %c1 to %c42 step %c1 {
    func.call @body(%i) : (index) -> ()
  }
  return
}
func.func private @body(index)

// -----

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @empty() kernel {
      gpu.return
    }
  }
}

// -----

gpu.module @test {
  func.func @tid() -> index {
    %0 = gpu.thread_id x
    return %0 : index
  }
}

// -----

func.func @not(%arg0: i1) -> i1 {
  %true = arith.constant true
  %0 = arith.xori %arg0, %true : i1
  return %0 : i1
}

// -----

llvm.func @puts(!llvm.ptr) -> i32
llvm.mlir.global internal constant @msg("hi\00")
llvm.func @main() {
  %0 = llvm.mlir.addressof @msg : !llvm.ptr
  %1 = llvm.call @puts(%0) : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @foo(%arg0: !llvm.ptr) -> i32 {
  %0 = llvm.load %arg0 : !llvm.ptr -> i32
  llvm.return %0 : i32
}

// -----

llvm.func @main() -> i32 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  llvm.return %0 : i32
}

// -----

func.func @load(%arg0: memref<?xf32>, %arg1: index) -> f32 {
  %0 = memref.load %arg0[%arg1] : memref<?xf32>
  return %0 : f32
}

// -----

func.func @exp(%arg0: f32) -> f32 {
  %0 = math.exp %arg0 : f32
  return %0 : f32
}

// -----

func.func @matmul(%arg0: tensor<4x8xf32>, %arg1: tensor<8x16xf32>, %arg2: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %0 = linalg.matmul ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<8x16xf32>) outs(%arg2 : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %0 : tensor<4x16xf32>
}

// -----

module @empty_module attributes {test.attr = "value"} {
  func.func @noop(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    return %arg0 : tensor<4xf32>
  }
}

// -----

llvm.func @nvvm() -> i32 {
  %0 = nvvm.read.ptx.sreg.tid.x : i32
  llvm.return %0 : i32
}

// -----

llvm.func @test() {
  omp.parallel {
    omp.barrier
    omp.terminator
  }
  llvm.return
}

// -----

func.func @main() -> i32 {
  %c0_i32 = arith.constant 0 : i32
  return %c0_i32 : i32
}

// -----

func.func @iadd(%arg0: i32) -> i32 {
  %0 = spirv.Constant 0 : i32
  %1 = spirv.IAdd %arg0, %0 : i32
  return %1 : i32
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @foo(%arg0: f32) -> f32 "None" {
    spirv.ReturnValue %arg0 : f32
  }
}

// -----

func.func @store(%arg0: memref<10x42xf32>, %i: index, %j: index, %val: f32) {
  memref.store %val, %arg0[%i, %j] : memref<10x42xf32>
  return
}

// -----

func.func @subview(%arg0: memref<8x8xf32>) -> memref<4x4xf32, strided<[8, 1], offset: 18>> {
  %subview = memref.subview %arg0[2, 2] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: 18>>
  return %subview : memref<4x4xf32, strided<[8, 1], offset: 18>>
}

// -----

func.func @dim(%arg0: tensor<?x?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
  return %dim : index
}

// -----

func.func @main(%arg0: tensor<1x4xi8>, %arg1: tensor<1x4xi8>) -> tensor<1x4xi8> {
  %0 = tosa.add %arg0, %arg1 : (tensor<1x4xi8>, tensor<1x4xi8>) -> tensor<1x4xi8>
  return %0 : tensor<1x4xi8>
}

// -----

func.func @test_relu(%arg0: tensor<?xf32>) -> tensor<?xf32> {
  %0 = tosa.clamp %arg0 {max_val = 3.40282347E+38 : f32, min_val = 0.000000e+00 : f32} : (tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    transform.yield
  }
}

// -----

func.func @read(%arg0: memref<?xf32>, %i: index) -> vector<8xf32> {
  %cst = arith.constant 0.000000e+00 : f32
  %0 = vector.transfer_read %arg0[%i], %cst : memref<?xf32>, vector<8xf32>
  return %0 : vector<8xf32>
}

// -----

func.func @reduce(%arg0: vector<16xf32>) -> f32 {
  %0 = vector.reduction <add>, %arg0 : vector<16xf32> into f32
  return %0 : f32
}
