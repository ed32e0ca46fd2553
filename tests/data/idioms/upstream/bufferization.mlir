// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @condBranch(%arg0: i1, %arg1: memref<2xf32>, %arg2: memref<2xf32>) {
  cf.cond_br %arg0, ^bb1, ^bb2
^bb1:
  cf.br ^bb3(%arg1 : memref<2xf32>)
^bb2:
  %alloc = memref.alloc() : memref<2xf32>
  "foo.copy_like"(%arg1, %alloc) : (memref<2xf32>, memref<2xf32>) -> ()
  cf.br ^bb3(%alloc : memref<2xf32>)
^bb3(%0: memref<2xf32>):
  memref.copy %0, %arg2 : memref<2xf32> to memref<2xf32>
  return
}

// -----

module {
  func.func @matmul(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg1: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg2: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
    linalg.matmul ins(%arg0, %arg1 : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>) outs(%arg2 : memref<?x?xf32, strided<[?, ?], offset: ?>>)
    return %arg2 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  }
  func.func @matmul_static(%arg0: memref<64x128xf32, strided<[?, ?], offset: ?>>, %arg1: memref<128x256xf32, strided<[?, ?], offset: ?>>) -> memref<64x256xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<64x256xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<64x256xf32>)
    linalg.matmul ins(%arg0, %arg1 : memref<64x128xf32, strided<[?, ?], offset: ?>>, memref<128x256xf32, strided<[?, ?], offset: ?>>) outs(%alloc : memref<64x256xf32>)
    %cast = memref.cast %alloc : memref<64x256xf32> to memref<64x256xf32, strided<[?, ?], offset: ?>>
    return %alloc : memref<64x256xf32>
  }
}

// -----

#map = affine_map<(d0) -> (d0)>
func.func @insert_slice_fun(%A: tensor<?xf32> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>, bufferization.writable = false}, %t: tensor<4xf32> {bufferization.writable = true}) -> tensor<?xf32> {
  %0 = tensor.insert_slice %t into %A[0] [4] [1] : tensor<4xf32> into tensor<?xf32>
  return %0 : tensor<?xf32>
}

func.func private @external_func(tensor<?xf32>) -> tensor<?xf32>

func.func @main() {
  %v0 = arith.constant 0.0 : f32
  %0 = bufferization.alloc_tensor() : tensor<64xf32>
  %1 = linalg.fill ins(%v0 : f32) outs(%0 : tensor<64xf32>) -> tensor<64xf32>
  %2 = tensor.cast %1 : tensor<64xf32> to tensor<?xf32>
  %3 = call @external_func(%2) {__inplace_operands_attr__ = ["true"]} : (tensor<?xf32>) -> tensor<?xf32>
  %4 = bufferization.to_buffer %3 read_only : tensor<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  return
}

// -----

func.func @bufferization(%arg0: tensor<?x?xf32>, %m: memref<?x?xf32>, %n: index) -> tensor<?x?xf32> {
  %0 = bufferization.to_buffer %arg0 : tensor<?x?xf32> to memref<?x?xf32>
  %1 = bufferization.to_tensor %m : memref<?x?xf32> to tensor<?x?xf32>
  %2 = bufferization.to_tensor %m restrict writable : memref<?x?xf32> to tensor<?x?xf32>
  %3 = bufferization.alloc_tensor(%n, %n) : tensor<?x?xf32>
  %4 = bufferization.alloc_tensor() : tensor<4x8xf32>
  %5 = bufferization.alloc_tensor() copy(%1) : tensor<?x?xf32>
  %6 = bufferization.clone %m : memref<?x?xf32> to memref<?x?xf32>
  %7 = bufferization.materialize_in_destination %2 in %3 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  bufferization.materialize_in_destination %7 in writable %6 : (tensor<?x?xf32>, memref<?x?xf32>) -> ()
  bufferization.dealloc_tensor %5 : tensor<?x?xf32>
  return %7 : tensor<?x?xf32>
}

func.func @dealloc(%arg0: memref<2xf32>, %arg1: memref<4xi32>, %c: i1) -> (i1, i1) {
  %0:2 = bufferization.dealloc (%arg0, %arg1 : memref<2xf32>, memref<4xi32>) if (%c, %c) retain (%arg0, %arg1 : memref<2xf32>, memref<4xi32>)
  return %0#0, %0#1 : i1, i1
}

// -----

#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @bias_relu(%arg0: memref<128x256xf32, strided<[?, ?], offset: ?>>, %arg1: memref<256xf32, strided<[?], offset: ?>>) -> memref<128x256xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<128x256xf32>
    linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : memref<128x256xf32, strided<[?, ?], offset: ?>>, memref<256xf32, strided<[?], offset: ?>>) outs(%alloc : memref<128x256xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %0 = arith.addf %in, %in_0 : f32
      %1 = arith.maximumf %0, %cst : f32
      linalg.yield %1 : f32
    }
    return %alloc : memref<128x256xf32>
  }
}

// -----

#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @softmax(%arg0: memref<16x64xf32, strided<[?, ?], offset: ?>>) -> memref<16x64xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<16xf32>
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<16x64xf32>
    linalg.fill ins(%cst_0 : f32) outs(%alloc : memref<16xf32>)
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : memref<16x64xf32, strided<[?, ?], offset: ?>>) outs(%alloc : memref<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.maximumf %in, %out : f32
      linalg.yield %0 : f32
    }
    linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %alloc : memref<16x64xf32, strided<[?, ?], offset: ?>>, memref<16xf32>) outs(%alloc_1 : memref<16x64xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %0 = arith.subf %in, %in_2 : f32
      %1 = math.exp %0 : f32
      linalg.yield %1 : f32
    }
    linalg.fill ins(%cst : f32) outs(%alloc : memref<16xf32>)
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%alloc_1 : memref<16x64xf32>) outs(%alloc : memref<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.addf %in, %out : f32
      linalg.yield %0 : f32
    }
    linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%alloc_1, %alloc : memref<16x64xf32>, memref<16xf32>) outs(%alloc_1 : memref<16x64xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %0 = arith.divf %in, %in_2 : f32
      linalg.yield %0 : f32
    }
    %cast = memref.cast %alloc_1 : memref<16x64xf32> to memref<16x64xf32, strided<[?, ?], offset: ?>>
    return %alloc_1 : memref<16x64xf32>
  }
}

// -----

#map = affine_map<(d0)[s0] -> (-d0 + s0, 32)>
module {
  func.func @tiled_fill(%arg0: memref<?x64xf32, strided<[?, ?], offset: ?>>) -> memref<?x64xf32, strided<[?, ?], offset: ?>> {
    %c0 = arith.constant 0 : index
    %c32 = arith.constant 32 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x64xf32, strided<[?, ?], offset: ?>>
    %0 = scf.for %arg1 = %c0 to %dim step %c32 iter_args(%arg2 = %arg0) -> (memref<?x64xf32, strided<[?, ?], offset: ?>>) {
      %1 = affine.min #map(%arg1)[%dim]
      %subview = memref.subview %arg2[%arg1, 0] [%1, 64] [1, 1] : memref<?x64xf32, strided<[?, ?], offset: ?>> to memref<?x64xf32, strided<[?, ?], offset: ?>>
      linalg.fill ins(%cst : f32) outs(%subview : memref<?x64xf32, strided<[?, ?], offset: ?>>)
      %subview_0 = memref.subview %arg2[%arg1, 0] [%1, 64] [1, 1] : memref<?x64xf32, strided<[?, ?], offset: ?>> to memref<?x64xf32, strided<[?, ?], offset: ?>>
      memref.copy %subview, %subview_0 : memref<?x64xf32, strided<[?, ?], offset: ?>> to memref<?x64xf32, strided<[?, ?], offset: ?>>
      scf.yield %arg2 : memref<?x64xf32, strided<[?, ?], offset: ?>>
    }
    return %0 : memref<?x64xf32, strided<[?, ?], offset: ?>>
  }
}
