func.func @m(%m: memref<4x8xf32>, %d: memref<?x?xf32>, %i: index, %f: f32, %u: memref<*xf32>, %b: memref<2048xi8>, %sh: memref<2xi32>, %m1: memref<4xi32>, %v: i32) {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.alloc(%i)[%i] {alignment = 8 : i64} : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  %2 = memref.alloca() : memref<4xf32, 3>
  %3 = memref.assume_alignment %m, 16 : memref<4x8xf32>
  %4 = memref.atomic_rmw addi %v, %m1[%i] : (i32, memref<4xi32>) -> i32
  %5 = memref.cast %m : memref<4x8xf32> to memref<?x?xf32>
  %6 = memref.collapse_shape %m [[0, 1]] : memref<4x8xf32> into memref<32xf32>
  memref.copy %m, %m : memref<4x8xf32> to memref<4x8xf32>
  memref.dealloc %m : memref<4x8xf32>
  %7 = memref.dim %d, %i : memref<?x?xf32>
  memref.dma_wait %m1[%i], %i : memref<4xi32>
  %8 = memref.expand_shape %6 [[0, 1]] output_shape [4, 8] : memref<32xf32> into memref<4x8xf32>
  %9 = memref.extract_aligned_pointer_as_index %m : memref<4x8xf32> -> index
  %10:6 = memref.extract_strided_metadata %m : memref<4x8xf32> -> memref<f32>, index, index, index, index, index
  %11 = memref.get_global @g : memref<2xf32>
  %12 = memref.load %m[%i, %i] {nontemporal = true} : memref<4x8xf32>
  %13 = memref.memory_space_cast %m : memref<4x8xf32> to memref<4x8xf32, 5>
  %14 = memref.rank %u : memref<*xf32>
  %15 = memref.realloc %2 : memref<4xf32, 3> to memref<8xf32, 3>
  %16 = memref.realloc %0(%i) : memref<4xf32> to memref<?xf32>
  %17 = memref.reinterpret_cast %m to offset: [%i], sizes: [%i, 4], strides: [1, %i] {x} : memref<4x8xf32> to memref<?x4xf32, strided<[1, ?], offset: ?>>
  %18 = memref.reinterpret_cast %u to offset: [0], sizes: [4], strides: [1] : memref<*xf32> to memref<4xf32>
  %19 = memref.reshape %m(%sh) : (memref<4x8xf32>, memref<2xi32>) -> memref<8x4xf32>
  memref.store %f, %m[%i, %i] : memref<4x8xf32>
  %20 = memref.subview %m[0, %i] [2, 2] [1, %i] : memref<4x8xf32> to memref<2x2xf32, strided<[8, ?], offset: ?>>
  %21 = memref.view %b[%i][%i] : memref<2048xi8> to memref<?x4xf32>
  %22 = memref.view %b[%i][] {y} : memref<2048xi8> to memref<4x4xf32>
  %23:2 = memref.distinct_objects %m, %d : memref<4x8xf32>, memref<?x?xf32>
  return
}
memref.global "private" @g : memref<2xf32> = dense<[1.0, 2.0]>
