// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#map0 = affine_map<(d0) -> (d0 * 4)>
#map1 = affine_map<(d0)[s0] -> (d0 + 10, s0)>
#map2 = affine_map<(d0)[s0] -> (1000, d0 + 512, s0)>
#map3 = affine_map<(d0) -> (1000, d0 + 512)>
#map4 = affine_map<(d0)[s0] -> (d0 + s0)>
#map5 = affine_map<(d0, d1)[s0, s1] -> (d0 * s1 + s0 + d1)>
#map6 = affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>
#map7 = affine_map<(d0, d1)[s0] -> (d1 * s0 + d0)>
#set = affine_set<(d0)[s0] : (d0 >= 0, -d0 + s0 >= 0)>
module  {
  func @affine(%arg0: memref<10x20xf32>, %arg1: index, %arg2: f32, %arg3: memref<10xf32, 1>, %arg4: memref<1xi32>, %arg5: memref<10xf32>) -> f32 {
    affine.for %arg6 = 0 to 10 {
      affine.for %arg7 = #map0(%arg6) to min #map1(%arg6)[%arg1] step 2 {
        %7 = affine.load %arg0[%arg6 + 1, %arg7 * 2] : memref<10x20xf32>
        affine.store %7, %arg0[symbol(%arg1), %arg7 mod 3] : memref<10x20xf32>
        affine.if #set(%arg6)[%arg1] {
          affine.store %arg2, %arg0[%arg6, %arg7] : memref<10x20xf32>
        } else {
          affine.prefetch %arg0[%arg6, %arg7 + 5], read, locality<3>, data : memref<10x20xf32>
        }
      } {some_attr = 1 : i32}
    }
    %0 = affine.for %arg6 = 0 to %arg1 iter_args(%arg7 = %arg2) -> (f32) {
      %7 = addf %arg7, %arg2 : f32
      affine.yield %7 : f32
    }
    %1 = affine.if #set(%arg1)[%arg1] -> f32 {
      affine.yield %arg2 : f32
    } else {
      affine.yield %0 : f32
    }
    affine.parallel (%arg6, %arg7) = (0, 0) to (10, symbol(%arg1)) step (1, 2) {
    }
    %2 = affine.parallel (%arg6) = (0) to (min(10, %arg1)) reduce ("addf") -> (f32) {
      affine.yield %arg2 : f32
    }
    %3 = affine.min #map2(%arg1)[%arg1]
    %4 = affine.max #map3(%arg1)
    %5 = affine.apply #map4(%arg1)[%arg1]
    affine.dma_start %arg5[%arg1], %arg3[%arg1 + 1], %arg4[0], %arg1 : memref<10xf32>, memref<10xf32, 1>, memref<1xi32>
    affine.dma_wait %arg4[0], %arg1 : memref<1xi32>
    %6 = affine.vector_load %arg5[%arg1 + 1] : memref<10xf32>, vector<8xf32>
    affine.vector_store %6, %arg5[%arg1] : memref<10xf32>, vector<8xf32>
    return %1 : f32
  }
  func @std(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: i1, %arg4: vector<4xi32>, %arg5: index, %arg6: memref<10xf32>, %arg7: vector<4xi1>, %arg8: (i32) -> i32) -> i32 {
    %0 = cmpi slt, %arg0, %arg1 : i32
    %1 = cmpf oeq, %arg2, %arg2 : f32
    %2 = select %arg3, %arg0, %arg1 : i32
    %3 = select %arg7, %arg4, %arg4 : vector<4xi1>, vector<4xi32>
    %4 = atomic_rmw addf %arg2, %arg6[%arg5] : (f32, memref<10xf32>) -> f32
    %5 = std.generic_atomic_rmw %arg6[%arg5] : memref<10xf32> {
    ^bb0(%arg9: f32):  // no predecessors
      %14 = addf %arg9, %arg2 : f32
      atomic_yield %14 : f32
    }
    %c5_i32 = constant  {x = 1 : i32} 5 : i32
    %f = constant @std2 : (i32) -> i32
    %6 = call_indirect %f(%arg0) : (i32) -> i32
    %7 = call @std2(%arg0) {y} : (i32) -> i32
    %8 = splat %arg2 : vector<4xf32>
    %9 = index_cast %arg0 : i32 to index
    %10 = floordivi_signed %arg0, %arg1 : i32
    %11 = ceildivi_signed %arg0, %arg1 : i32
    %12 = rank %arg6 : memref<10xf32>
    assert %arg3, "msg"
    switch %arg0 : i32, [
      default: ^bb1(%arg0 : i32),
      42: ^bb1(%arg1 : i32),
      43: ^bb2
    ]
  ^bb1(%13: i32):  // 3 preds: ^bb0, ^bb0, ^bb1
    cond_br %arg3, ^bb1(%13 : i32), ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    return %2 : i32
  }
  func private @std2(i32) -> i32
  func nested @std3(%arg0: i32 {d.x = 1 : i32}) -> (i32 {d.y}) attributes {d.z = "x"} {
    return %arg0 : i32
  }
  func @shape(%arg0: !shape.shape, %arg1: tensor<?xindex>, %arg2: tensor<?xf32>, %arg3: !shape.witness, %arg4: !shape.size) {
    %0 = shape.shape_of %arg2 : tensor<?xf32> -> tensor<?xindex>
    %1 = shape.broadcast %arg1, %arg1 : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
    %2 = shape.const_shape [1, 2, 3] : !shape.shape
    %3 = shape.const_shape [] : tensor<0xindex>
    %c4 = shape.const_size 4
    %4 = shape.num_elements %arg0 : !shape.shape -> !shape.size
    %5 = shape.reduce(%arg0, %c4) : !shape.shape -> !shape.size {
    ^bb0(%arg5: index, %arg6: !shape.size, %arg7: !shape.size):  // no predecessors
      %19 = shape.mul %arg7, %arg6 : !shape.size, !shape.size -> !shape.size
      shape.yield %19 : !shape.size
    }
    %6 = shape.assuming %arg3 -> (tensor<2xf16>) {
      %19 = "prod.r"() : () -> tensor<2xf16>
      shape.assuming_yield %19 : tensor<2xf16>
    }
    %7 = shape.cstr_broadcastable %arg1, %arg1 : tensor<?xindex>, tensor<?xindex>
    %8 = shape.cstr_eq %arg0, %arg0 : !shape.shape, !shape.shape
    %9 = shape.assuming_all %7, %8
    %10 = shape.const_witness true
    %11 = shape.get_extent %arg0, %c4 : !shape.shape, !shape.size -> !shape.size
    %12 = shape.to_extent_tensor %arg0 : !shape.shape -> tensor<?xindex>
    %13 = shape.from_extents %c4, %c4 : !shape.size, !shape.size
    %14 = shape.any %arg0, %arg0 : !shape.shape, !shape.shape -> !shape.shape
    %15 = shape.is_broadcastable %arg1, %arg1 : tensor<?xindex>, tensor<?xindex>
    %16 = shape.rank %arg0 : !shape.shape -> !shape.size
    %17 = shape.size_to_index %c4 : !shape.size
    %18 = shape.index_to_size %17
    %true = constant true
    %head, %tail = "shape.split_at"(%arg0, %c4) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
    return
  }
  func @memref(%arg0: memref<?x?xf32>, %arg1: index, %arg2: tensor<4xf32>, %arg3: memref<*xf32>) {
    %0 = memref.alloc(%arg1)[%arg1] {alignment = 8 : i64} : memref<?xf32, #map4>
    %1 = memref.alloca() : memref<4xf32>
    %2 = memref.subview %arg0[0, %arg1] [4, %arg1] [1, 1] : memref<?x?xf32> to memref<4x?xf32, #map5>
    %3 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg1, 10], strides: [%arg1, 1] : memref<?x?xf32> to memref<?x10xf32, #map6>
    %4 = memref.alloc() : memref<2048xi8>
    %5 = memref.buffer_cast %arg2 : memref<4xf32>
    %6 = memref.tensor_load %1 : memref<4xf32>
    memref.tensor_store %arg2, %1 : memref<4xf32>
    %7 = memref.clone %1 : memref<4xf32> to memref<4xf32>
    %8 = memref.get_global @g : memref<2xf32>
    %9 = memref.transpose %arg0 (d0, d1) -> (d1, d0) : memref<?x?xf32> to memref<?x?xf32, #map7>
    memref.assume_alignment %arg0, 16 : memref<?x?xf32>
    memref.copy %arg0, %arg0 : memref<?x?xf32> to memref<?x?xf32>
    %10 = memref.dim %arg0, %arg1 : memref<?x?xf32>
    memref.dealloc %0 : memref<?xf32, #map4>
    %11 = memref.alloc() : memref<1xindex>
    return
  }
  memref.global "private" constant @g : memref<2xf32> = dense<[0.000000e+00, 2.000000e+00]>
  memref.global @u : memref<2xf32> = uninitialized
  memref.global "private" @e : memref<2xf32>
}
