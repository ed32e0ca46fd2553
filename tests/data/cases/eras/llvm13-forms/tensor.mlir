// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module  {
  func @a(%arg0: f32, %arg1: complex<f32>, %arg2: tensor<4xf32>, %arg3: tensor<?xf32>, %arg4: index, %arg5: tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>>, %arg6: vector<16xf32>, %arg7: i16, %arg8: tensor<1x2x3x4xf32>, %arg9: i1) {
    %0 = math.sin %arg0 : f32
    %1 = math.powf %arg0, %arg0 : f32
    %2 = math.log1p %arg2 : tensor<4xf32>
    %3 = complex.create %arg0, %arg0 : complex<f32>
    %4 = complex.re %arg1 : complex<f32>
    %5 = complex.eq %arg1, %arg1 : complex<f32>
    %6 = complex.add %arg1, %arg1 : complex<f32>
    %7 = complex.abs %arg1 : complex<f32>
    %8 = tensor.extract %arg2[%arg4] : tensor<4xf32>
    %9 = tensor.insert %arg0 into %arg2[%arg4] : tensor<4xf32>
    %10 = tensor.from_elements %arg0, %arg0 : tensor<2xf32>
    %11 = tensor.generate %arg4  {
    ^bb0(%arg10: index):  // no predecessors
      tensor.yield %arg0 : f32
    } : tensor<?xf32>
    %12 = tensor.cast %arg2 : tensor<4xf32> to tensor<?xf32>
    %13 = tensor.dim %arg3, %arg4 : tensor<?xf32>
    %14 = tensor.extract_slice %arg3[%arg4] [4] [1] : tensor<?xf32> to tensor<4xf32>
    %15 = tensor.insert_slice %arg2 into %arg3[%arg4] [4] [1] : tensor<4xf32> into tensor<?xf32>
    %16 = "quant.dcast"(%arg5) : (tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>>) -> tensor<4xf32>
    %17 = "tosa.abs"(%arg2) : (tensor<4xf32>) -> tensor<4xf32>
    %18 = linalg.init_tensor [4, %arg4] : tensor<4x?xf32>
    %19 = linalg.fill(%arg0, %18) : f32, tensor<4x?xf32> -> tensor<4x?xf32> 
    %20 = linalg.matmul ins(%19, %19 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%19 : tensor<4x?xf32>) -> tensor<4x?xf32>
    %21 = linalg.pad_tensor %arg8 low[0, %arg4, 0, 0] high[0, 1, 2, 3]  {
    ^bb0(%arg10: index, %arg11: index, %arg12: index, %arg13: index):  // no predecessors
      linalg.yield %arg0 : f32
    } : tensor<1x2x3x4xf32> to tensor<1x?x5x7xf32> 
    %22 = linalg.tensor_collapse_shape %arg8 [[0, 1], [2, 3]] : tensor<1x2x3x4xf32> into tensor<2x12xf32>
    %23 = linalg.tensor_expand_shape %22 [[0, 1], [2, 3]] : tensor<2x12xf32> into tensor<1x2x3x4xf32>
    %24 = scf.if %arg9 -> (f32) {
      scf.yield %arg0 : f32
    } else {
      scf.yield %arg0 : f32
    }
    %25:2 = scf.while (%arg10 = %arg0, %arg11 = %arg4) : (f32, index) -> (f32, index) {
      scf.condition(%arg9) %arg10, %arg11 : f32, index
    } do {
    ^bb0(%arg10: f32, %arg11: index):  // no predecessors
      scf.yield %arg10, %arg11 : f32, index
    }
    %26 = scf.parallel (%arg10) = (%arg4) to (%arg4) step (%arg4) init (%arg0) -> f32 {
      scf.reduce(%arg0)  : f32 {
      ^bb0(%arg11: f32, %arg12: f32):  // no predecessors
        scf.reduce.return %arg11 : f32
      }
      scf.yield
    }
    %27 = scf.execute_region -> i64 {
      %c1_i64 = constant 1 : i64
      scf.yield %c1_i64 : i64
    }
    %28 = emitc.call "f"(%arg0) {args = [0 : index], template_args = [f32]} : (f32) -> f32
    %29 = emitc.apply "&"(%arg0) : (f32) -> !emitc.opaque<"p">
    %30 = amx.tile_zero : vector<16x16xbf16>
    return
  }
}
