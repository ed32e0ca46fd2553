// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#map0 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0)>
module  {
  func @v(%arg0: vector<4x8xf32>, %arg1: vector<8x5xf32>, %arg2: vector<4x5xf32>, %arg3: memref<?x?xf32>, %arg4: index, %arg5: f32, %arg6: vector<4xf32>, %arg7: vector<8xf32>, %arg8: vector<4xi1>, %arg9: vector<4xi32>, %arg10: memref<?xf32>, %arg11: i32, %arg12: tensor<?x?xf32>, %arg13: memref<4x4xvector<4xf32>>, %arg14: vector<4xi32>) {
    %0 = vector.contract {indexing_maps = [#map0, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<4x8xf32>, vector<8x5xf32> into vector<4x5xf32>
    %1 = vector.contract {indexing_maps = [#map0, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<mul>} %arg0, %arg1, %arg2 : vector<4x8xf32>, vector<8x5xf32> into vector<4x5xf32>
    %2 = vector.reduction "add", %arg6 : vector<4xf32> into f32
    %3 = vector.reduction "add", %arg6, %arg5 : vector<4xf32> into f32
    %4 = vector.multi_reduction #vector.kind<add>, %arg0 [1] : vector<4x8xf32> to vector<4xf32>
    %5 = vector.broadcast %arg5 : f32 to vector<4xf32>
    %6 = vector.shuffle %arg6, %arg6 [0, 1, 2] : vector<4xf32>, vector<4xf32>
    %7 = vector.extractelement %arg6[%arg11 : i32] : vector<4xf32>
    %8 = vector.extract %arg0[1, 2] : vector<4x8xf32>
    %9 = vector.extract %arg0[1] {x} : vector<4x8xf32>
    %10 = vector.insertelement %arg5, %arg6[%arg11 : i32] : vector<4xf32>
    %11 = vector.insert %arg5, %arg0 [1, 2] : f32 into vector<4x8xf32>
    %12 = vector.insert_strided_slice %arg6, %arg0 {offsets = [1, 2], strides = [1]} : vector<4xf32> into vector<4x8xf32>
    %13 = vector.outerproduct %arg6, %arg7 : vector<4xf32>, vector<8xf32>
    %14 = vector.outerproduct %arg6, %arg7, %arg0 {kind = #vector.kind<add>} : vector<4xf32>, vector<8xf32>
    %15 = vector.outerproduct %arg6, %arg7, %arg0 {kind = #vector.kind<mul>} : vector<4xf32>, vector<8xf32>
    %16 = vector.outerproduct %arg6, %arg5 : vector<4xf32>, f32
    %17 = vector.extract_strided_slice %arg0 {offsets = [2], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x8xf32>
    %18 = vector.transfer_read %arg3[%arg4, %arg4], %arg5 : memref<?x?xf32>, vector<4xf32>
    %19 = vector.transfer_read %arg3[%arg4, %arg4], %arg5 {permutation_map = #map3} : memref<?x?xf32>, vector<4xf32>
    %20 = vector.transfer_read %arg3[%arg4, %arg4], %arg5 {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
    %21 = vector.transfer_read %arg3[%arg4, %arg4], %arg5, %arg8 : memref<?x?xf32>, vector<4xf32>
    vector.transfer_write %arg6, %arg3[%arg4, %arg4] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
    %22 = vector.transfer_write %arg6, %arg12[%arg4, %arg4] : vector<4xf32>, tensor<?x?xf32>
    %23 = vector.load %arg3[%arg4, %arg4] : memref<?x?xf32>, vector<4xf32>
    vector.store %arg6, %arg3[%arg4, %arg4] : memref<?x?xf32>, vector<4xf32>
    %24 = vector.maskedload %arg10[%arg4], %arg8, %arg6 : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    vector.maskedstore %arg10[%arg4], %arg8, %arg6 : memref<?xf32>, vector<4xi1>, vector<4xf32>
    %25 = vector.gather %arg10[%arg4] [%arg9], %arg8, %arg6 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    vector.scatter %arg10[%arg4] [%arg9], %arg8, %arg6 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
    %26 = vector.expandload %arg10[%arg4], %arg8, %arg6 : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    vector.compressstore %arg10[%arg4], %arg8, %arg6 : memref<?xf32>, vector<4xi1>, vector<4xf32>
    %27 = vector.shape_cast %arg0 : vector<4x8xf32> to vector<32xf32>
    %28 = vector.bitcast %arg6 : vector<4xf32> to vector<4xi32>
    %29 = memref.alloc() : memref<4x8xf32>
    %30 = vector.constant_mask [3, 2] : vector<4x8xi1>
    %31 = vector.create_mask %arg4, %arg4 : vector<4x8xi1>
    %32 = vector.transpose %arg0, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
    %33 = vector.matrix_multiply %arg6, %arg6 {lhs_columns = 2 : i32, lhs_rows = 2 : i32, rhs_columns = 2 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %34 = vector.flat_transpose %arg6 {columns = 2 : i32, rows = 2 : i32} : vector<4xf32> -> vector<4xf32>
    %35 = vector.fma %arg6, %arg6, %arg6 : vector<4xf32>
    vector.print %arg6 : vector<4xf32>
    %36 = vector.extract_map %arg6[%arg4] : vector<4xf32> to vector<2xf32>
    %37 = vector.insert_map %36, %arg6[%arg4] : vector<2xf32> into vector<4xf32>
    return
  }
}
