// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#map0 = affine_map<(d0, d1)[s0, s1] -> (d0 * s1 + s0 + d1)>
#layout = affine_map<(d0) -> (d0 + 3)>
memref.global "private" @g0 : memref<2xf32>
memref.global "private" constant @g1 : memref<4xf32> = dense<[1.0, 2.0, 3.0, 4.0]>
memref.global @g2 : memref<2xf32> = uninitialized
memref.global "public" constant @g3 : memref<2xi32> = dense<1> {a = 1 : i32}
func @mem(%i: index, %m: memref<?x4xf32>, %f: f32, %u: memref<*xf32>, %b: memref<2048xi8>, %sh: memref<2xi32>, %shi: memref<?xindex>) {
  %0 = memref.alloc() : memref<2x3xf32>
  %1 = memref.alloc(%i) : memref<?x3xf32, 2>
  %2 = memref.alloc(%i)[%i, %i] {alignment = 16 : i64} : memref<4x?xf32, #map0>
  %3 = memref.alloca() : memref<f32>
  %4 = memref.alloca(%i) {alignment = 8} : memref<?xf32>
  %5 = memref.load %m[%i, %i] : memref<?x4xf32>
  memref.store %5, %m[%i, %i] : memref<?x4xf32>
  %6 = memref.load %3[] {nontemporal = true} : memref<f32>
  %7 = memref.dim %m, %i : memref<?x4xf32>
  %8 = memref.cast %m : memref<?x4xf32> to memref<?x?xf32>
  %9 = memref.cast %u : memref<*xf32> to memref<4xf32>
  %11 = memref.subview %0[0, 1][2, 2][1, 1] : memref<2x3xf32> to memref<2x2xf32, affine_map<(d0, d1) -> (d0 * 3 + d1 + 1)>>
  %12 = memref.reinterpret_cast %m to offset: [0], sizes: [%i, 10], strides: [%i, 1] : memref<?x4xf32> to memref<?x10xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>
  %13 = memref.reinterpret_cast %u to offset: [%i], sizes: [], strides: [] : memref<*xf32> to memref<f32, affine_map<()[s0] -> (s0)>>
  %14 = memref.view %b[%i][] : memref<2048xi8> to memref<64x4xf32>
  %15 = memref.view %b[%i][%i, %i] : memref<2048xi8> to memref<?x?xf32>
  %16 = memref.reshape %u(%sh) : (memref<*xf32>, memref<2xi32>) -> memref<?x?xf32>
  %17 = memref.reshape %u(%shi) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
  memref.prefetch %m[%i, %i], write, locality<3>, data : memref<?x4xf32>
  memref.prefetch %m[%i, %i], read, locality<1>, instr : memref<?x4xf32>
  memref.assume_alignment %m, 16 : memref<?x4xf32>
  memref.copy %m, %m : memref<?x4xf32> to memref<?x4xf32>
  %19 = memref.tensor_load %m : memref<?x4xf32>
  %20 = memref.buffer_cast %19 : memref<?x4xf32>
  memref.tensor_store %19, %20 : memref<?x4xf32>
  %21 = memref.clone %m : memref<?x4xf32> to memref<?x4xf32>
  %22 = memref.get_global @g1 : memref<4xf32>
  %23 = memref.expand_shape %22 [[0, 1]] : memref<4xf32> into memref<2x2xf32>
  %24 = memref.collapse_shape %23 [[0, 1]] : memref<2x2xf32> into memref<4xf32>
  memref.dma_start %m[%i, %i], %m[%i, %i], %i, %sh[%i] : memref<?x4xf32>, memref<?x4xf32>, memref<2xi32>
  memref.dma_wait %sh[%i], %i : memref<2xi32>
  memref.dealloc %m : memref<?x4xf32>
  memref.alloca_scope {
    memref.alloca_scope.return
  }
  %25 = memref.alloca_scope -> (f32) {
    memref.alloca_scope.return %f : f32
  }
  return
}
func @tensor(%t: tensor<?x4xf32>, %i: index, %f: f32, %s: tensor<2xindex>) {
  %0 = tensor.dim %t, %i : tensor<?x4xf32>
  %1 = tensor.cast %t : tensor<?x4xf32> to tensor<*xf32>
  %2 = tensor.extract %t[%i, %i] : tensor<?x4xf32>
  %3 = tensor.insert %f into %t[%i, %i] : tensor<?x4xf32>
  %4 = tensor.from_elements %f, %f : tensor<2xf32>
  %5 = tensor.generate %i {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } : tensor<?x4xf32>
  %6 = tensor.reshape %1(%s) : (tensor<*xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %7 = tensor.extract_slice %t[%i, 0][4, %i][1, 1] : tensor<?x4xf32> to tensor<4x?xf32>
  %8 = tensor.insert_slice %7 into %t[0, %i][4, %i][1, 1] : tensor<4x?xf32> into tensor<?x4xf32>
  %9 = tensor.extract %1[%i] {x} : tensor<*xf32>
  return
}
