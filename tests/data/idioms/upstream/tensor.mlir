// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @tensor_ops(%arg0: tensor<?x?xf32>, %i: index, %j: index, %f: f32) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
  %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
  %0 = tensor.empty(%dim, %dim_0) : tensor<?x?xf32>
  %1 = tensor.empty() : tensor<4x8xf32>
  %extracted = tensor.extract %arg0[%i, %j] : tensor<?x?xf32>
  %inserted = tensor.insert %f into %0[%i, %j] : tensor<?x?xf32>
  %cast = tensor.cast %1 : tensor<4x8xf32> to tensor<?x?xf32>
  %splat = tensor.splat %f : tensor<16xf32>
  %from_elements = tensor.from_elements %f, %extracted, %f : tensor<3xf32>
  %from_elements_1 = tensor.from_elements %c0, %c1 : tensor<2xindex>
  %rank = tensor.rank %arg0 : tensor<?x?xf32>
  %bitcast = tensor.bitcast %1 : tensor<4x8xf32> to tensor<4x8xi32>
  return %inserted : tensor<?x?xf32>
}

// -----

module {
  func.func @pad(%arg0: tensor<?x?xf32>, %arg1: index) -> tensor<?x?xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %padded = tensor.pad %arg0 low[0, 0] high[%arg1, 4] {
    ^bb0(%arg2: index, %arg3: index):
      tensor.yield %cst : f32
    } : tensor<?x?xf32> to tensor<?x?xf32>
    return %padded : tensor<?x?xf32>
  }
  func.func @pad_static(%arg0: tensor<1x28x28x1xf32>) -> tensor<1x32x32x1xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %padded = tensor.pad %arg0 low[0, 2, 2, 0] high[0, 2, 2, 0] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index):
      tensor.yield %cst : f32
    } : tensor<1x28x28x1xf32> to tensor<1x32x32x1xf32>
    return %padded : tensor<1x32x32x1xf32>
  }
  func.func @generate(%arg0: index, %arg1: index) -> tensor<?x3x?xf32> {
    %cst = arith.constant 8.000000e+00 : f32
    %generated = tensor.generate %arg0, %arg1 {
    ^bb0(%arg2: index, %arg3: index, %arg4: index):
      tensor.yield %cst : f32
    } : tensor<?x3x?xf32>
    return %generated : tensor<?x3x?xf32>
  }
}

// -----

func.func @build(%n: index, %f: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.empty(%n) : tensor<?xf32>
  %1 = scf.for %i = %c0 to %n step %c1 iter_args(%t = %0) -> (tensor<?xf32>) {
    %2 = arith.index_cast %i : index to i64
    %3 = arith.sitofp %2 : i64 to f32
    %4 = arith.mulf %3, %f : f32
    %inserted = tensor.insert %4 into %t[%i] : tensor<?xf32>
    scf.yield %inserted : tensor<?xf32>
  }
  return %1 : tensor<?xf32>
}

func.func @cond(%c: i1, %a: tensor<5xf32>, %b: tensor<5xf32>) -> tensor<5xf32> {
  %0 = scf.if %c -> (tensor<5xf32>) {
    scf.yield %a : tensor<5xf32>
  } else {
    %cst = arith.constant 0.0 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%b : tensor<5xf32>) -> tensor<5xf32>
    scf.yield %1 : tensor<5xf32>
  }
  return %0 : tensor<5xf32>
}

// -----

func.func @pad(%arg0: tensor<?x?xf32>, %h: index) -> tensor<?x?xf32> {
  %cst = arith.constant 0.000000e+00 : f32
  %padded = tensor.pad %arg0 low[0, 0] high[%h, 4] {
  ^bb0(%arg1: index, %arg2: index):
    tensor.yield %cst : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %padded : tensor<?x?xf32>
}

func.func @pad_static(%arg0: tensor<1x28x28x1xf32>) -> tensor<1x32x32x1xf32> {
  %cst = arith.constant 0.000000e+00 : f32
  %padded = tensor.pad %arg0 low[0, 2, 2, 0] high[0, 2, 2, 0] {
  ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index):
    tensor.yield %cst : f32
  } : tensor<1x28x28x1xf32> to tensor<1x32x32x1xf32>
  return %padded : tensor<1x32x32x1xf32>
}

func.func @generate(%m: index, %n: index) -> tensor<?x3x?xf32> {
  %0 = tensor.generate %m, %n {
  ^bb0(%i: index, %j: index, %k: index):
    %elem = arith.constant 8.0 : f32
    tensor.yield %elem : f32
  } : tensor<?x3x?xf32>
  return %0 : tensor<?x3x?xf32>
}

// -----

func.func @reshape(%arg0: tensor<?x?xf32>, %arg1: tensor<32xf32>, %arg2: tensor<2x3x4xf32>, %shape: tensor<2xi64>, %d: index) {
  %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  %collapsed_0 = tensor.collapse_shape %arg2 [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
  %expanded = tensor.expand_shape %arg1 [[0, 1]] output_shape [4, 8] : tensor<32xf32> into tensor<4x8xf32>
  %expanded_1 = tensor.expand_shape %collapsed [[0, 1]] output_shape [%d, 4] : tensor<?xf32> into tensor<?x4xf32>
  %reshape = tensor.reshape %arg1(%shape) : (tensor<32xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  %concat = tensor.concat dim(0) %arg1, %arg1 : (tensor<32xf32>, tensor<32xf32>) -> tensor<64xf32>
  return
}

func.func @gather(%src: tensor<4x5x6xf32>, %idx: tensor<1x7x2xindex>) -> tensor<1x7x5xf32> {
  %0 = tensor.gather %src[%idx] gather_dims([0, 2]) : (tensor<4x5x6xf32>, tensor<1x7x2xindex>) -> tensor<1x7x5xf32>
  return %0 : tensor<1x7x5xf32>
}

// -----

func.func @slices(%arg0: tensor<?x?xf32>, %arg1: tensor<128x128xf32>, %i: index, %j: index, %n: index) -> tensor<128x128xf32> {
  %extracted_slice = tensor.extract_slice %arg0[%i, %j] [4, 4] [1, 1] : tensor<?x?xf32> to tensor<4x4xf32>
  %extracted_slice_0 = tensor.extract_slice %arg1[0, 0] [1, 128] [1, 1] : tensor<128x128xf32> to tensor<128xf32>
  %extracted_slice_1 = tensor.extract_slice %arg1[%i, 0] [%n, 128] [1, 1] : tensor<128x128xf32> to tensor<?x128xf32>
  %extracted_slice_2 = tensor.extract_slice %arg1[0, 0] [64, 64] [2, 2] : tensor<128x128xf32> to tensor<64x64xf32>
  %inserted_slice = tensor.insert_slice %extracted_slice into %arg1[%i, %j] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<128x128xf32>
  %inserted_slice_3 = tensor.insert_slice %extracted_slice_1 into %inserted_slice[%i, 0] [%n, 128] [1, 1] : tensor<?x128xf32> into tensor<128x128xf32>
  return %inserted_slice_3 : tensor<128x128xf32>
}
