// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module {
  func @f(%arg0: index, %arg1: i1, %arg2: vector<4xi1>, %arg3: vector<4xf32>, %arg4: memref<8x?xf32>, %arg5: f32) {
    %0 = alloca() : memref<4xf32>
    %1 = alloca(%arg0)[%arg0] {alignment = 8 : i64} : memref<?xf32>
    %2 = select %arg1, %arg3, %arg3 : vector<4xf32>
    %3 = select %arg2, %arg3, %arg3 {x} : vector<4xi1>, vector<4xf32>
    %4 = tensor_from_elements(%arg5, %arg5) : f32
    %5 = subview %arg4[%arg0, 2][4, %arg0][1, %arg0] : memref<8x?xf32> to memref<4x?xf32>
    %6 = subview %arg4[0, 0][8, 1][1, 1] {x} : memref<8x?xf32> to memref<8x1xf32>
    return
  }
}
