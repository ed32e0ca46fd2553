module {
  func.func @map(%arg0: tensor<4xf32>, %arg1: tensor<4xi8>, %arg2: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    %mapped = linalg.map { arith.negf } ins(%arg0 : tensor<4xf32>) outs(%arg2 : tensor<4xf32>)
    %mapped_0 = linalg.map { arith.sitofp } ins(%arg1 : tensor<4xi8>) outs(%arg2 : tensor<4xf32>)
    %mapped_1 = linalg.map ins(%mapped, %mapped_0 : tensor<4xf32>, tensor<4xf32>) outs(%arg2 : tensor<4xf32>)
      (%in: f32, %in_2: f32) {
        %0 = arith.addf %in, %in_2 : f32
        %1 = arith.mulf %0, %in : f32
        linalg.yield %1 : f32
      }
    return %mapped, %mapped_0, %mapped_1 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
  func.func @fill(%arg0: i8, %arg1: memref<4xi32>, %arg2: memref<4xf32>) {
    linalg.fill ins(%arg0 : i8) outs(%arg1 : memref<4xi32>)
    linalg.fill ins(%arg0 : i8) outs(%arg2 : memref<4xf32>)
    return
  }
  func.func @unsigned(%arg0: memref<1x8x2xf16>, %arg1: memref<3xf16>, %arg2: memref<1x6x2xf32>) {
    linalg.pooling_nwc_max_unsigned ins(%arg0, %arg1 : memref<1x8x2xf16>, memref<3xf16>) outs(%arg2 : memref<1x6x2xf32>)
    linalg.pooling_nwc_min_unsigned ins(%arg0, %arg1 : memref<1x8x2xf16>, memref<3xf16>) outs(%arg2 : memref<1x6x2xf32>)
    return
  }
  func.func @index(%arg0: memref<4x8xindex>, %arg1: memref<8xindex>, %arg2: memref<4xindex>) {
    linalg.matvec ins(%arg0, %arg1 : memref<4x8xindex>, memref<8xindex>) outs(%arg2 : memref<4xindex>)
    return
  }
  func.func @conv(%arg0: tensor<1x2x8x8x8xf32>, %arg1: tensor<4x2x3x3x3xf32>, %arg2: tensor<1x4x3x3x3xf32>) -> tensor<1x4x3x3x3xf32> {
    %0 = linalg.conv_3d_ncdhw_fcdhw {strides = dense<2> : tensor<3xi64>} ins(%arg0, %arg1 : tensor<1x2x8x8x8xf32>, tensor<4x2x3x3x3xf32>) outs(%arg2 : tensor<1x4x3x3x3xf32>) -> tensor<1x4x3x3x3xf32>
    return %0 : tensor<1x4x3x3x3xf32>
  }
}

