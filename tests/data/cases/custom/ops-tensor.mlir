// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of tensor that have a format: each with little and with much of what may be left out.
func.func @f0(%arg0: tensor<f32>) {
  %0 = tensor.bitcast %arg0 : tensor<f32> to tensor<f32>
  return
}
func.func @f1(%arg0: tensor<1x4x4x2xsi32>) {
  %0 = tensor.bitcast %arg0 : tensor<1x4x4x2xsi32> to tensor<1x4x4x2xsi32>
  return
}
func.func @f2(%arg0: tensor<f32>) {
  %cast = tensor.cast %arg0 : tensor<f32> to tensor<f32>
  return
}
func.func @f3(%arg0: tensor<1x2x3xf4E2M1FN>) {
  %cast = tensor.cast %arg0 : tensor<1x2x3xf4E2M1FN> to tensor<1x2x3xf4E2M1FN>
  return
}
func.func @f4(%arg0: tensor<2x3xf8E4M3FN>) {
  %concat = tensor.concat dim(0) %arg0 : (tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  return
}
func.func @f5(%arg0: tensor<1xui8>, %arg1: index) {
  %dim = tensor.dim %arg0, %arg1 : tensor<1xui8>
  return
}
func.func @f6(%arg0: tensor<1x2x3x4x5xf6E2M3FN>, %arg1: index) {
  %dim = tensor.dim %arg0, %arg1 : tensor<1x2x3x4x5xf6E2M3FN>
  return
}
func.func @f7() {
  %0 = tensor.empty() : tensor<2x3xf32>
  return
}
func.func @f8(%arg0: index, %arg1: index) {
  %0 = tensor.empty(%arg0, %arg1) : tensor<?x?xf32>
  return
}
func.func @f9(%arg0: tensor<f32>) {
  %extracted = tensor.extract %arg0[] : tensor<f32>
  return
}
func.func @f10(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index) {
  %extracted = tensor.extract %arg0[%arg1, %arg2] : tensor<?x?xf32>
  return
}
func.func @f11(%arg0: f32) {
  %from_elements = tensor.from_elements %arg0 : tensor<f32>
  return
}
func.func @f12(%arg0: f32, %arg1: tensor<?xf32>, %arg2: index) {
  %inserted = tensor.insert %arg0 into %arg1[%arg2] : tensor<?xf32>
  return
}
func.func @f13(%arg0: si8, %arg1: tensor<?x?xsi8>, %arg2: index, %arg3: index) {
  %inserted = tensor.insert %arg0 into %arg1[%arg2, %arg3] : tensor<?x?xsi8>
  return
}
func.func @f14(%arg0: tensor<f32>) {
  %rank = tensor.rank %arg0 : tensor<f32>
  return
}
func.func @f15(%arg0: tensor<1x2x3x4x5xf6E3M2FN>) {
  %rank = tensor.rank %arg0 : tensor<1x2x3x4x5xf6E3M2FN>
  return
}
func.func @f16(%arg0: tensor<1xi8>, %arg1: tensor<1xi8>) {
  %reshape = tensor.reshape %arg0(%arg1) : (tensor<1xi8>, tensor<1xi8>) -> tensor<1xi8>
  return
}
func.func @f17(%arg0: tensor<1x4x4x2xf8E5M2FNUZ>, %arg1: tensor<4xi16>) {
  %reshape = tensor.reshape %arg0(%arg1) : (tensor<1x4x4x2xf8E5M2FNUZ>, tensor<4xi16>) -> tensor<1x4x4x2xf8E5M2FNUZ>
  return
}
func.func @f18(%arg0: i32) {
  %splat = tensor.splat %arg0 : tensor<i32>
  return
}
func.func @f19(%arg0: si32, %arg1: index) {
  %splat = tensor.splat %arg0[%arg1] : tensor<?xsi32>
  return
}
