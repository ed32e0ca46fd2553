// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @alloc(%n: index, %m: index) {
  %alloc = memref.alloc() : memref<16x32xf32>
  %alloc_0 = memref.alloc(%n) : memref<?xf32>
  %alloc_1 = memref.alloc(%n, %m) : memref<?x?xf32>
  %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<128xf32>
  %alloca = memref.alloca() : memref<4xi32>
  %alloca_3 = memref.alloca(%n) {alignment = 16 : i64} : memref<?xf64>
  %alloc_4 = memref.alloc() : memref<f32>
  %alloc_5 = memref.alloc() : memref<32x32xf32, 3>
  memref.dealloc %alloc : memref<16x32xf32>
  memref.dealloc %alloc_0 : memref<?xf32>
  memref.dealloc %alloc_1 : memref<?x?xf32>
  memref.dealloc %alloc_2 : memref<128xf32>
  return
}

func.func @scope() {
  memref.alloca_scope {
    %0 = memref.alloca() : memref<4x3xf32>
    "test.use"(%0) : (memref<4x3xf32>) -> ()
  }
  return
}

// -----

func.func @copy(%arg0: memref<16x32xf32>, %arg1: memref<16x32xf32>, %i: index, %j: index) {
  memref.copy %arg0, %arg1 : memref<16x32xf32> to memref<16x32xf32>
  %0 = memref.load %arg0[%i, %j] : memref<16x32xf32>
  memref.store %0, %arg1[%j, %i] : memref<16x32xf32>
  %1 = memref.load %arg0[%i, %j] {nontemporal = true} : memref<16x32xf32>
  memref.store %1, %arg1[%i, %j] {nontemporal = true} : memref<16x32xf32>
  memref.prefetch %arg0[%i, %j], read, locality<3>, data : memref<16x32xf32>
  memref.assume_alignment %arg0, 64 : memref<16x32xf32>
  %2 = memref.atomic_rmw addf %0, %arg0[%i, %j] : (f32, memref<16x32xf32>) -> f32
  %3 = memref.generic_atomic_rmw %arg0[%i, %j] : memref<16x32xf32> {
  ^bb0(%current: f32):
    %c1 = arith.constant 1.0 : f32
    %4 = arith.addf %c1, %current : f32
    memref.atomic_yield %4 : f32
  }
  return
}

func.func @scalar(%arg0: memref<i32>) -> i32 {
  %0 = memref.load %arg0[] : memref<i32>
  %1 = arith.addi %0, %0 : i32
  memref.store %1, %arg0[] : memref<i32>
  return %1 : i32
}

// -----

#map = affine_map<()[s0, s1] -> (s0 * 64 + s1 * 4)>
#map1 = affine_map<()[s0, s1, s2] -> (s0 * s1 + s2)>
#map2 = affine_map<()[s0, s1] -> (s0 * s1)>
module {
  func.func @subview(%arg0: memref<8x16x4xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index, %arg4: index) {
    %base_buffer, %offset, %sizes:3, %strides:3 = memref.extract_strided_metadata %arg0 : memref<8x16x4xf32> -> memref<f32>, index, index, index, index, index, index, index
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [4, 8, 4], strides: [64, 4, 1] : memref<f32> to memref<4x8x4xf32, strided<[64, 4, 1]>>
    %base_buffer_0, %offset_1, %sizes_2:3, %strides_3:3 = memref.extract_strided_metadata %arg0 : memref<8x16x4xf32> -> memref<f32>, index, index, index, index, index, index, index
    %0 = affine.apply #map()[%arg2, %arg3]
    %reinterpret_cast_4 = memref.reinterpret_cast %base_buffer_0 to offset: [%0], sizes: [8, 4], strides: [4, 1] : memref<f32> to memref<8x4xf32, strided<[4, 1], offset: ?>>
    %base_buffer_5, %offset_6, %sizes_7:2, %strides_8:2 = memref.extract_strided_metadata %arg1 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
    %1 = affine.apply #map1()[%arg2, %strides_8#0, %arg3]
    %reinterpret_cast_9 = memref.reinterpret_cast %base_buffer_5 to offset: [%1], sizes: [%arg4, %arg4], strides: [%strides_8#0, 1] : memref<f32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
    %base_buffer_10, %offset_11, %sizes_12:2, %strides_13:2 = memref.extract_strided_metadata %arg1 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
    %2 = affine.apply #map2()[%arg2, %strides_13#0]
    %reinterpret_cast_14 = memref.reinterpret_cast %base_buffer_10 to offset: [0], sizes: [4, 4], strides: [%2, %arg3] : memref<f32> to memref<4x4xf32, strided<[?, ?]>>
    %base_buffer_15, %offset_16, %sizes_17:2, %strides_18:2 = memref.extract_strided_metadata %arg1 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
    %3 = affine.apply #map2()[%arg2, %strides_18#0]
    %reinterpret_cast_19 = memref.reinterpret_cast %base_buffer_15 to offset: [%3], sizes: [%arg4], strides: [1] : memref<f32> to memref<?xf32, strided<[1], offset: ?>>
    "test.use"(%reinterpret_cast, %reinterpret_cast_4, %reinterpret_cast_9, %reinterpret_cast_14, %reinterpret_cast_19) : (memref<4x8x4xf32, strided<[64, 4, 1]>>, memref<8x4xf32, strided<[4, 1], offset: ?>>, memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<4x4xf32, strided<[?, ?]>>, memref<?xf32, strided<[1], offset: ?>>) -> ()
    return
  }
}

// -----

memref.global "private" constant @__constant_4xf32 : memref<4xf32> = dense<[0.0, 1.0, 2.0, 3.0]> {alignment = 64 : i64}
memref.global "private" constant @__constant_2x2xi32 : memref<2x2xi32> = dense<[[1, 2], [3, 4]]>
memref.global @uninit : memref<16xf32> = uninitialized
memref.global "private" @state : memref<1xi64> = dense<0>
memref.global @extern : memref<2xf32>

func.func @main() -> f32 {
  %c0 = arith.constant 0 : index
  %0 = memref.get_global @__constant_4xf32 : memref<4xf32>
  %1 = memref.get_global @uninit : memref<16xf32>
  %2 = memref.load %0[%c0] : memref<4xf32>
  memref.store %2, %1[%c0] : memref<16xf32>
  return %2 : f32
}

// -----

func.func @metadata(%arg0: memref<?x?xf32, strided<[?, 1], offset: ?>>, %arg1: memref<f32>, %u: memref<*xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<?x?xf32, strided<[?, 1], offset: ?>> -> index
  %dim = memref.dim %arg0, %c0 : memref<?x?xf32, strided<[?, 1], offset: ?>>
  %0 = memref.rank %u : memref<*xf32>
  %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%offset], sizes: [%sizes#0], strides: [%strides#1] : memref<f32> to memref<?xf32, strided<[?], offset: ?>>
  return %dim, %intptr : index, index
}

// -----

func.func @double_buffer(%a: memref<1024x1024xf32>) {
  %c0 = arith.constant 0 : index
  %c1024 = arith.constant 1024 : index
  %c4 = arith.constant 4 : index
  %cst = arith.constant 0.0 : f32
  %alloc = memref.alloc() : memref<2x4x128xf32>
  scf.for %i = %c0 to %c1024 step %c4 {
    %0 = affine.apply affine_map<(d0) -> ((d0 floordiv 4) mod 2)>(%i)
    %subview = memref.subview %alloc[%0, 0, 0] [1, 4, 128] [1, 1, 1] : memref<2x4x128xf32> to memref<4x128xf32, strided<[128, 1], offset: ?>>
    %subview_0 = memref.subview %a[%i, 0] [4, 128] [1, 1] : memref<1024x1024xf32> to memref<4x128xf32, strided<[1024, 1], offset: ?>>
    memref.copy %subview_0, %subview : memref<4x128xf32, strided<[1024, 1], offset: ?>> to memref<4x128xf32, strided<[128, 1], offset: ?>>
    "some_use"(%subview) : (memref<4x128xf32, strided<[128, 1], offset: ?>>) -> ()
  }
  memref.dealloc %alloc : memref<2x4x128xf32>
  return
}

// -----

func.func @reshapes(%arg0: memref<4x8xf32>, %arg1: memref<?x?xf32>, %arg2: memref<32xf32>, %shape: memref<2xi64>, %sz: index) {
  %collapse_shape = memref.collapse_shape %arg0 [[0, 1]] : memref<4x8xf32> into memref<32xf32>
  %expand_shape = memref.expand_shape %arg2 [[0, 1]] output_shape [4, 8] : memref<32xf32> into memref<4x8xf32>
  %expand_shape_0 = memref.expand_shape %arg1 [[0], [1, 2]] output_shape [%sz, %sz, 4] : memref<?x?xf32> into memref<?x?x4xf32>
  %reshape = memref.reshape %arg2(%shape) : (memref<32xf32>, memref<2xi64>) -> memref<?x?xf32>
  %cast = memref.cast %arg0 : memref<4x8xf32> to memref<?x?xf32>
  %cast_1 = memref.cast %arg0 : memref<4x8xf32> to memref<*xf32>
  %cast_2 = memref.cast %arg1 : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [8, 4], strides: [1, 8] : memref<4x8xf32> to memref<8x4xf32, strided<[1, 8]>>
  %reinterpret_cast_3 = memref.reinterpret_cast %arg1 to offset: [%sz], sizes: [%sz, 4], strides: [%sz, 1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  %transpose = memref.transpose %arg1 (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
  return
}

// -----

func.func @strided(%arg0: memref<?xf32, strided<[?], offset: ?>>, %arg1: memref<64x64xf64, strided<[64, 1]>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %dim = memref.dim %arg0, %c0 : memref<?xf32, strided<[?], offset: ?>>
  scf.for %i = %c0 to %dim step %c2 {
    %0 = memref.load %arg0[%i] : memref<?xf32, strided<[?], offset: ?>>
    %1 = arith.extf %0 : f32 to f64
    memref.store %1, %arg1[%i, %c1] : memref<64x64xf64, strided<[64, 1]>>
  }
  return
}

func.func private @strided_types(memref<3x4xf32, strided<[1, 3]>>, memref<?xi8, strided<[?], offset: ?>>, memref<2x?x4xf32, strided<[?, 4, 1], offset: 8>>, memref<8xf32, strided<[1], offset: ?>, 3>)

// -----

func.func @subview(%arg0: memref<8x16x4xf32>, %arg1: memref<?x?xf32>, %i: index, %j: index, %n: index) {
  %subview = memref.subview %arg0[0, 0, 0] [4, 8, 4] [1, 1, 1] : memref<8x16x4xf32> to memref<4x8x4xf32, strided<[64, 4, 1]>>
  %subview_0 = memref.subview %arg0[%i, %j, 0] [1, 8, 4] [1, 1, 1] : memref<8x16x4xf32> to memref<8x4xf32, strided<[4, 1], offset: ?>>
  %subview_1 = memref.subview %arg1[%i, %j] [%n, %n] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  %subview_2 = memref.subview %arg1[0, 0] [4, 4] [%i, %j] : memref<?x?xf32> to memref<4x4xf32, strided<[?, ?]>>
  %subview_3 = memref.subview %arg1[%i, 0] [1, %n] [1, 1] : memref<?x?xf32> to memref<?xf32, strided<[1], offset: ?>>
  "test.use"(%subview, %subview_0, %subview_1, %subview_2, %subview_3) : (memref<4x8x4xf32, strided<[64, 4, 1]>>, memref<8x4xf32, strided<[4, 1], offset: ?>>, memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<4x4xf32, strided<[?, ?]>>, memref<?xf32, strided<[1], offset: ?>>) -> ()
  return
}

// -----

func.func @view(%n: index, %off: index) {
  %c0 = arith.constant 0 : index
  %alloc = memref.alloc() : memref<2048xi8>
  %view = memref.view %alloc[%c0][] : memref<2048xi8> to memref<64x4xf32>
  %view_0 = memref.view %alloc[%off][%n] : memref<2048xi8> to memref<4x?xf32>
  %realloc = memref.realloc %alloc : memref<2048xi8> to memref<4096xi8>
  %cast = memref.memory_space_cast %view : memref<64x4xf32> to memref<64x4xf32, 1>
  return
}

func.func @dma(%i: index) {
  %c0 = arith.constant 0 : index
  %c256 = arith.constant 256 : index
  %src = memref.alloc() : memref<256xf32>
  %dst = memref.alloc() : memref<256xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  memref.dma_start %src[%c0], %dst[%c0], %c256, %tag[%c0] : memref<256xf32>, memref<256xf32, 1>, memref<1xi32>
  memref.dma_wait %tag[%c0], %c256 : memref<1xi32>
  return
}
