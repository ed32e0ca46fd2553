module {
  func.func @f(%arg0: memref<8x256xi1>, %arg1: memref<?x?xf32>, %arg2: memref<32x32xf32, strided<[64, 1], offset: ?>>, %arg3: i64, %arg4: index) {
    %0 = xegpu.create_nd_tdesc %arg0[0, 0] : memref<8x256xi1> -> !xegpu.tensor_desc<8x256xi1>
    %1 = xegpu.create_nd_tdesc %arg2[%arg4, 8] : memref<32x32xf32, strided<[64, 1], offset: ?>> -> !xegpu.tensor_desc<8x16xf32>
    %2 = xegpu.create_nd_tdesc %arg1[%arg4, %arg4], [%arg4, %arg4], [%arg4, 1] : memref<?x?xf32> -> !xegpu.tensor_desc<8x16xf32>
    %3 = xegpu.create_nd_tdesc %arg3[%arg4, %arg4], [%arg4, 64], [64, 1] : i64 -> !xegpu.tensor_desc<8x16xf32>
    return
  }
}

