// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of tosa that have a format: each with little and with much of what may be left out.
func.func @f0(%arg0: tensor<?xi4>) {
  %0 = tosa.abs %arg0 : (tensor<?xi4>) -> tensor<?xi4>
  return
}
func.func @f1(%arg0: tensor<*xf8E5M2FNUZ>) {
  %0 = tosa.abs %arg0 : (tensor<*xf8E5M2FNUZ>) -> tensor<*xf8E5M2FNUZ>
  return
}
func.func @f2(%arg0: tensor<1xi2>, %arg1: tensor<1xi2>) {
  %0 = tosa.add %arg0, %arg1 : (tensor<1xi2>, tensor<1xi2>) -> tensor<1xi2>
  return
}
func.func @f3(%arg0: tensor<1x2x3xf8E4M3FNUZ>, %arg1: tensor<1x2x3xf8E4M3FNUZ>) {
  %0 = tosa.add %arg0, %arg1 : (tensor<1x2x3xf8E4M3FNUZ>, tensor<1x2x3xf8E4M3FNUZ>) -> tensor<1x2x3xf8E4M3FNUZ>
  return
}
func.func @f4(%arg0: tensor<f32>, %arg1: tensor<f32>) {
  %0 = tosa.arithmetic_right_shift %arg0, %arg1 {round = false} : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return
}
func.func @f5(%arg0: tensor<1x4x4x2xf64>, %arg1: tensor<1x4x4x2xf64>) {
  %0 = tosa.arithmetic_right_shift %arg0, %arg1 {round = true} : (tensor<1x4x4x2xf64>, tensor<1x4x4x2xf64>) -> tensor<1x4x4x2xf64>
  return
}
func.func @f6(%arg0: tensor<*xf32>, %arg1: tensor<*xf32>) {
  %0 = tosa.bitwise_and %arg0, %arg1 : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  return
}
func.func @f7(%arg0: tensor<1x4x4x2xf8E5M2FNUZ>, %arg1: tensor<1x4x4x2xf8E5M2FNUZ>) {
  %0 = tosa.bitwise_and %arg0, %arg1 : (tensor<1x4x4x2xf8E5M2FNUZ>, tensor<1x4x4x2xf8E5M2FNUZ>) -> tensor<1x4x4x2xf8E5M2FNUZ>
  return
}
func.func @f8(%arg0: tensor<?xi4>) {
  %0 = tosa.bitwise_not %arg0 : (tensor<?xi4>) -> tensor<?xi4>
  return
}
func.func @f9(%arg0: tensor<1x2x3x4x5xf8E5M2>) {
  %0 = tosa.bitwise_not %arg0 : (tensor<1x2x3x4x5xf8E5M2>) -> tensor<1x2x3x4x5xf8E5M2>
  return
}
func.func @f10(%arg0: tensor<f32>, %arg1: tensor<f32>) {
  %0 = tosa.bitwise_or %arg0, %arg1 : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return
}
func.func @f11(%arg0: tensor<1x4x4x2xf32>, %arg1: tensor<1x4x4x2xf32>) {
  %0 = tosa.bitwise_or %arg0, %arg1 : (tensor<1x4x4x2xf32>, tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32>
  return
}
func.func @f12(%arg0: tensor<f32>, %arg1: tensor<f32>) {
  %0 = tosa.bitwise_xor %arg0, %arg1 : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return
}
func.func @f13(%arg0: tensor<1x4x4x2xf8E5M2FNUZ>, %arg1: tensor<1x4x4x2xf8E5M2FNUZ>) {
  %0 = tosa.bitwise_xor %arg0, %arg1 : (tensor<1x4x4x2xf8E5M2FNUZ>, tensor<1x4x4x2xf8E5M2FNUZ>) -> tensor<1x4x4x2xf8E5M2FNUZ>
  return
}
func.func @f14(%arg0: tensor<f32>) {
  %0 = tosa.cast %arg0 : (tensor<f32>) -> tensor<f32>
  return
}
func.func @f15(%arg0: tensor<1x4x4x2xf4E2M1FN>) {
  %0 = tosa.cast %arg0 : (tensor<1x4x4x2xf4E2M1FN>) -> tensor<1x4x4x2xf4E2M1FN>
  return
}
func.func @f16(%arg0: tensor<4xf32>) {
  %0 = tosa.ceil %arg0 : (tensor<4xf32>) -> tensor<?xf32>
  return
}
func.func @f17(%arg0: tensor<1x2x3x4x5xf8E5M2>) {
  %0 = tosa.ceil %arg0 : (tensor<1x2x3x4x5xf8E5M2>) -> tensor<1x2x3x4x5xf8E5M2>
  return
}
func.func @f18(%arg0: tensor<f64>) {
  %0 = tosa.clz %arg0 : (tensor<f64>) -> tensor<f64>
  return
}
func.func @f19(%arg0: tensor<1x2x3xf8E4M3FNUZ>) {
  %0 = tosa.clz %arg0 : (tensor<1x2x3xf8E4M3FNUZ>) -> tensor<1x2x3xf8E4M3FNUZ>
  return
}
func.func @f20(%arg0: tensor<1x2x3xf32>) {
  %0 = tosa.concat %arg0 {axis = 1 : i32} : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  return
}
func.func @f21(%arg0: tensor<*xbf16>, %arg1: tensor<*xbf16>) {
  %0 = tosa.concat %arg0, %arg1 {axis = 32 : i32} : (tensor<*xbf16>, tensor<*xbf16>) -> tensor<*xbf16>
  return
}
func.func @f22(%arg0: tensor<*xi1>, %arg1: tensor<*xi1>, %arg2: tensor<*xi1>, %arg3: tensor<*xi1>, %arg4: tensor<*xi1>) {
  %0 = tosa.conv2d %arg0, %arg1, %arg2, %arg3, %arg4 {acc_type = i48, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<*xi1>, tensor<*xi1>, tensor<*xi1>, tensor<*xi1>, tensor<*xi1>) -> tensor<*xi1>
  return
}
func.func @f23(%arg0: tensor<*xi1>, %arg1: tensor<*xi1>, %arg2: tensor<*xi1>, %arg3: tensor<*xi1>, %arg4: tensor<*xi1>) {
  %0 = tosa.conv3d %arg0, %arg1, %arg2, %arg3, %arg4 {acc_type = i48, dilation = array<i64: 1, 1, 1>, pad = array<i64: 1, 1, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>} : (tensor<*xi1>, tensor<*xi1>, tensor<*xi1>, tensor<*xi1>, tensor<*xi1>) -> tensor<*xi1>
  return
}
func.func @f24(%arg0: tensor<*xf8E4M3FNUZ>, %arg1: tensor<*xf8E4M3FNUZ>, %arg2: tensor<4xf32>, %arg3: tensor<*xf8E4M3FNUZ>, %arg4: tensor<*xf8E4M3FNUZ>) {
  %0 = tosa.conv3d %arg0, %arg1, %arg2, %arg3, %arg4 {acc_type = i48, dilation = array<i64: 1, 1, 1>, local_bound = true, pad = array<i64: 1, 1, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>} : (tensor<*xf8E4M3FNUZ>, tensor<*xf8E4M3FNUZ>, tensor<4xf32>, tensor<*xf8E4M3FNUZ>, tensor<*xf8E4M3FNUZ>) -> tensor<*xi16>
  return
}
func.func @f25(%arg0: tensor<f32>) {
  %0 = tosa.cos %arg0 : (tensor<f32>) -> tensor<f32>
  return
}
func.func @f26(%arg0: tensor<1x4x4x2xf8E5M2FNUZ>) {
  %0 = tosa.cos %arg0 : (tensor<1x4x4x2xf8E5M2FNUZ>) -> tensor<1x4x4x2xf8E5M2FNUZ>
  return
}
func.func @f27() {
  tosa.custom  {domain_name = "abc", implementation_attrs = "v", operator_name = "v"} : () -> ()
  return
}
func.func @f28(%arg0: tensor<1x2x3x4x5xf8E5M2>, %arg1: tensor<1x2x3x4x5xf8E5M2>, %arg2: tensor<1x2x3x4x5xf8E5M2>) {
  %0:3 = tosa.custom %arg0, %arg1, %arg2 {domain_name = "v", implementation_attrs = "abc", operator_name = "abc"} : (tensor<1x2x3x4x5xf8E5M2>, tensor<1x2x3x4x5xf8E5M2>, tensor<1x2x3x4x5xf8E5M2>) -> (tensor<2x3xf16>, tensor<2x3xf16>, tensor<2x3xf16>)
  return
}
func.func @f29(%arg0: tensor<*xi8>, %arg1: tensor<*xi8>, %arg2: tensor<?xi4>, %arg3: tensor<*xi8>, %arg4: tensor<*xi8>) {
  %0 = tosa.depthwise_conv2d %arg0, %arg1, %arg2, %arg3, %arg4 {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<*xi8>, tensor<*xi8>, tensor<?xi4>, tensor<*xi8>, tensor<*xi8>) -> tensor<*xi8>
  return
}
func.func @f30(%arg0: tensor<*xf32>, %arg1: tensor<*xf32>, %arg2: tensor<4xi1>, %arg3: tensor<*xf32>, %arg4: tensor<*xf32>) {
  %0 = tosa.depthwise_conv2d %arg0, %arg1, %arg2, %arg3, %arg4 {acc_type = f32, dilation = array<i64: 1, 1>, local_bound = true, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<*xf32>, tensor<*xf32>, tensor<4xi1>, tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  return
}
func.func @f31(%arg0: tensor<*xi4>) {
  %0 = tosa.dim %arg0 {axis = 8 : i32} : (tensor<*xi4>) -> !tosa.shape<1>
  return
}
func.func @f32(%arg0: tensor<1x2x3xui32>) {
  %0 = tosa.dim %arg0 {axis = 1 : i32} : (tensor<1x2x3xui32>) -> !tosa.shape<1>
  return
}
func.func @f33(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) {
  %0 = tosa.equal %arg0, %arg1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return
}
func.func @f34(%arg0: tensor<1x2x3x4x5xf32>, %arg1: tensor<1x2x3x4x5xf32>) {
  %0 = tosa.equal %arg0, %arg1 : (tensor<1x2x3x4x5xf32>, tensor<1x2x3x4x5xf32>) -> tensor<1x2x3x4x5xi1>
  return
}
func.func @f35(%arg0: tensor<f32>) {
  %0 = tosa.erf %arg0 : (tensor<f32>) -> tensor<f32>
  return
}
func.func @f36(%arg0: tensor<1x4x4x2xf8E4M3FNUZ>) {
  %0 = tosa.erf %arg0 : (tensor<1x4x4x2xf8E4M3FNUZ>) -> tensor<1x4x4x2xf8E4M3FNUZ>
  return
}
func.func @f37(%arg0: tensor<f32>) {
  %0 = tosa.exp %arg0 : (tensor<f32>) -> tensor<f32>
  return
}
func.func @f38(%arg0: tensor<1x2x3x4x5xi4>) {
  %0 = tosa.exp %arg0 : (tensor<1x2x3x4x5xi4>) -> tensor<1x2x3x4x5xi4>
  return
}
func.func @f39(%arg0: tensor<f32>) {
  %0 = tosa.floor %arg0 : (tensor<f32>) -> tensor<f32>
  return
}
func.func @f40(%arg0: tensor<6xf8E5M2FNUZ>) {
  %0 = tosa.floor %arg0 : (tensor<6xf8E5M2FNUZ>) -> tensor<6xf8E5M2FNUZ>
  return
}
func.func @f41(%arg0: tensor<*xi4>, %arg1: tensor<*xi8>) {
  %0 = tosa.gather %arg0, %arg1 : (tensor<*xi4>, tensor<*xi8>) -> tensor<*xi4>
  return
}
func.func @f42(%arg0: tensor<1x2x3xf8E4M3FN>, %arg1: tensor<?x?xi32>) {
  %0 = tosa.gather %arg0, %arg1 : (tensor<1x2x3xf8E4M3FN>, tensor<?x?xi32>) -> tensor<1x2x3xf8E4M3FN>
  return
}
func.func @f43(%arg0: tensor<f32>, %arg1: tensor<f32>) {
  %0 = tosa.greater %arg0, %arg1 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return
}
func.func @f44(%arg0: tensor<?xf8E5M2FNUZ>, %arg1: tensor<?xf8E5M2FNUZ>) {
  %0 = tosa.greater %arg0, %arg1 : (tensor<?xf8E5M2FNUZ>, tensor<?xf8E5M2FNUZ>) -> tensor<?xi1>
  return
}
func.func @f45(%arg0: tensor<i64>, %arg1: tensor<i64>) {
  %0 = tosa.greater_equal %arg0, %arg1 : (tensor<i64>, tensor<i64>) -> tensor<i1>
  return
}
func.func @f46(%arg0: tensor<1x2x3x4x5xf32>, %arg1: tensor<1x2x3x4x5xf32>) {
  %0 = tosa.greater_equal %arg0, %arg1 : (tensor<1x2x3x4x5xf32>, tensor<1x2x3x4x5xf32>) -> tensor<1x2x3x4x5xi1>
  return
}
func.func @f47(%arg0: tensor<f32>) {
  %0 = tosa.identity %arg0 : (tensor<f32>) -> tensor<f32>
  return
}
func.func @f48(%arg0: tensor<1x2x3xf6E2M3FN>) {
  %0 = tosa.identity %arg0 : (tensor<1x2x3xf6E2M3FN>) -> tensor<1x2x3xf6E2M3FN>
  return
}
func.func @f49(%arg0: tensor<i32>, %arg1: tensor<i32>) {
  %0 = tosa.intdiv %arg0, %arg1 : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return
}
func.func @f50(%arg0: tensor<1x2x3x4x5xi32>, %arg1: tensor<1x2x3x4x5xi32>) {
  %0 = tosa.intdiv %arg0, %arg1 : (tensor<1x2x3x4x5xi32>, tensor<1x2x3x4x5xi32>) -> tensor<1x2x3x4x5xi32>
  return
}
func.func @f51(%arg0: tensor<4xf32>) {
  %0 = tosa.log %arg0 : (tensor<4xf32>) -> tensor<4xf32>
  return
}
func.func @f52(%arg0: tensor<1x2x3xf8E4M3FN>) {
  %0 = tosa.log %arg0 : (tensor<1x2x3xf8E4M3FN>) -> tensor<1x2x3xf8E4M3FN>
  return
}
func.func @f53(%arg0: tensor<i1>, %arg1: tensor<i1>) {
  %0 = tosa.logical_and %arg0, %arg1 : (tensor<i1>, tensor<i1>) -> tensor<i1>
  return
}
func.func @f54(%arg0: tensor<1x2x3x4x5xi1>, %arg1: tensor<1x2x3x4x5xi1>) {
  %0 = tosa.logical_and %arg0, %arg1 : (tensor<1x2x3x4x5xi1>, tensor<1x2x3x4x5xi1>) -> tensor<1x2x3x4x5xi1>
  return
}
func.func @f55(%arg0: tensor<i8>, %arg1: tensor<i8>) {
  %0 = tosa.logical_left_shift %arg0, %arg1 : (tensor<i8>, tensor<i8>) -> tensor<i8>
  return
}
func.func @f56(%arg0: tensor<1x2x3x4x5xi16>, %arg1: tensor<1x2x3x4x5xi16>) {
  %0 = tosa.logical_left_shift %arg0, %arg1 : (tensor<1x2x3x4x5xi16>, tensor<1x2x3x4x5xi16>) -> tensor<1x2x3x4x5xi16>
  return
}
func.func @f57(%arg0: tensor<6xi1>) {
  %0 = tosa.logical_not %arg0 : (tensor<6xi1>) -> tensor<6xi1>
  return
}
func.func @f58(%arg0: tensor<1x2x3x4x5xi1>) {
  %0 = tosa.logical_not %arg0 : (tensor<1x2x3x4x5xi1>) -> tensor<1x2x3x4x5xi1>
  return
}
func.func @f59(%arg0: tensor<i1>, %arg1: tensor<i1>) {
  %0 = tosa.logical_or %arg0, %arg1 : (tensor<i1>, tensor<i1>) -> tensor<i1>
  return
}
func.func @f60(%arg0: tensor<1x4x4x2xi1>, %arg1: tensor<1x4x4x2xi1>) {
  %0 = tosa.logical_or %arg0, %arg1 : (tensor<1x4x4x2xi1>, tensor<1x4x4x2xi1>) -> tensor<1x4x4x2xi1>
  return
}
func.func @f61(%arg0: tensor<f32>, %arg1: tensor<f32>) {
  %0 = tosa.logical_right_shift %arg0, %arg1 : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return
}
func.func @f62(%arg0: tensor<1x2x3xf8E5M2FNUZ>, %arg1: tensor<1x2x3xf8E5M2FNUZ>) {
  %0 = tosa.logical_right_shift %arg0, %arg1 : (tensor<1x2x3xf8E5M2FNUZ>, tensor<1x2x3xf8E5M2FNUZ>) -> tensor<1x2x3xf8E5M2FNUZ>
  return
}
func.func @f63(%arg0: tensor<i1>, %arg1: tensor<i1>) {
  %0 = tosa.logical_xor %arg0, %arg1 : (tensor<i1>, tensor<i1>) -> tensor<i1>
  return
}
func.func @f64(%arg0: tensor<1x2x3x4x5xi1>, %arg1: tensor<1x2x3x4x5xi1>) {
  %0 = tosa.logical_xor %arg0, %arg1 : (tensor<1x2x3x4x5xi1>, tensor<1x2x3x4x5xi1>) -> tensor<1x2x3x4x5xi1>
  return
}
func.func @f65(%arg0: tensor<*xf16>, %arg1: tensor<*xf16>, %arg2: tensor<*xf16>, %arg3: tensor<*xf16>) {
  %0 = tosa.matmul %arg0, %arg1, %arg2, %arg3 : (tensor<*xf16>, tensor<*xf16>, tensor<*xf16>, tensor<*xf16>) -> tensor<*xf16>
  return
}
func.func @f66(%arg0: tensor<1x2x3xf32>, %arg1: tensor<1x2x3xf32>, %arg2: tensor<1xf32>, %arg3: tensor<1xf32>) {
  %0 = tosa.matmul %arg0, %arg1, %arg2, %arg3 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x3xf32>
  return
}
func.func @f67(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<*xi8>) {
  %0 = tosa.mul %arg0, %arg1, %arg2 : (tensor<f32>, tensor<f32>, tensor<*xi8>) -> tensor<f32>
  return
}
func.func @f68(%arg0: tensor<1x2x3x4x5xf32>, %arg1: tensor<1x2x3x4x5xf32>, %arg2: tensor<*xi8>) {
  %0 = tosa.mul %arg0, %arg1, %arg2 : (tensor<1x2x3x4x5xf32>, tensor<1x2x3x4x5xf32>, tensor<*xi8>) -> tensor<1x2x3x4x5xf32>
  return
}
func.func @f69(%arg0: tensor<*xf32>, %arg1: tensor<*xf32>, %arg2: tensor<*xf32>) {
  %0 = tosa.negate %arg0, %arg1, %arg2 : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  return
}
func.func @f70(%arg0: tensor<2x3xf32>, %arg1: tensor<1xf32>, %arg2: tensor<1xf32>) {
  %0 = tosa.negate %arg0, %arg1, %arg2 : (tensor<2x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x3xf32>
  return
}
func.func @f71(%arg0: tensor<f32>, %arg1: tensor<f32>) {
  %0 = tosa.pow %arg0, %arg1 : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return
}
func.func @f72(%arg0: tensor<?x?xf8E8M0FNU>, %arg1: tensor<?x?xf8E8M0FNU>) {
  %0 = tosa.pow %arg0, %arg1 : (tensor<?x?xf8E8M0FNU>, tensor<?x?xf8E8M0FNU>) -> tensor<?x?xf8E8M0FNU>
  return
}
func.func @f73(%arg0: tensor<f32>) {
  %0 = tosa.reciprocal %arg0 : (tensor<f32>) -> tensor<f32>
  return
}
func.func @f74(%arg0: tensor<1x4x4x2xf32>) {
  %0 = tosa.reciprocal %arg0 : (tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32>
  return
}
func.func @f75(%arg0: tensor<?x?xf32>) {
  %0 = tosa.reduce_all %arg0 {axis = 0 : i32} : (tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}
func.func @f76(%arg0: tensor<*xf8E4M3FN>) {
  %0 = tosa.reduce_all %arg0 {axis = 32 : i32} : (tensor<*xf8E4M3FN>) -> tensor<*xf8E4M3FN>
  return
}
func.func @f77(%arg0: tensor<?x?xf32>) {
  %0 = tosa.reduce_any %arg0 {axis = 0 : i32} : (tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}
func.func @f78(%arg0: tensor<1x2x3xi8>) {
  %0 = tosa.reduce_any %arg0 {axis = 0 : i32} : (tensor<1x2x3xi8>) -> tensor<1x2x3xi8>
  return
}
func.func @f79(%arg0: tensor<*xf32>) {
  %0 = tosa.reduce_product %arg0 {axis = 2 : i32} : (tensor<*xf32>) -> tensor<*xf32>
  return
}
func.func @f80(%arg0: tensor<*xui32>) {
  %0 = tosa.reduce_product %arg0 {axis = 3 : i32} : (tensor<*xui32>) -> tensor<*xui32>
  return
}
func.func @f81(%arg0: tensor<1xf8E4M3FN>) {
  %0 = tosa.reduce_sum %arg0 {axis = 0 : i32} : (tensor<1xf8E4M3FN>) -> tensor<1xf8E4M3FN>
  return
}
func.func @f82(%arg0: tensor<?x?xf6E2M3FN>) {
  %0 = tosa.reduce_sum %arg0 {axis = 1 : i32} : (tensor<?x?xf6E2M3FN>) -> tensor<?x?xf6E2M3FN>
  return
}
func.func @f83(%arg0: tensor<?x?xf32>) {
  %0 = tosa.reverse %arg0 {axis = 0 : i32} : (tensor<?x?xf32>) -> tensor<*xf32>
  return
}
func.func @f84(%arg0: tensor<1x4x4x2xf32>) {
  %0 = tosa.reverse %arg0 {axis = 3 : i32} : (tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32>
  return
}
func.func @f85(%arg0: tensor<*xf32>) {
  %output_real, %output_imag = tosa.rfft2d %arg0 : (tensor<*xf32>) -> (tensor<*xf32>, tensor<*xf32>)
  return
}
func.func @f86(%arg0: tensor<*xf8E4M3FN>) {
  %output_real, %output_imag = tosa.rfft2d %arg0 : (tensor<*xf8E4M3FN>) -> (tensor<*xf8E4M3FN>, tensor<*xf8E4M3FN>)
  return
}
func.func @f87(%arg0: tensor<f32>) {
  %0 = tosa.rsqrt %arg0 : (tensor<f32>) -> tensor<f32>
  return
}
func.func @f88(%arg0: tensor<?x?xf8E5M2FNUZ>) {
  %0 = tosa.rsqrt %arg0 : (tensor<?x?xf8E5M2FNUZ>) -> tensor<?x?xf8E5M2FNUZ>
  return
}
func.func @f89(%arg0: tensor<*xi8>, %arg1: tensor<*xi8>, %arg2: tensor<*xi8>) {
  %0 = tosa.scatter %arg0, %arg1, %arg2 : (tensor<*xi8>, tensor<*xi8>, tensor<*xi8>) -> tensor<*xi8>
  return
}
func.func @f90(%arg0: tensor<*xf8E5M2FNUZ>, %arg1: tensor<*xf8E5M2FNUZ>, %arg2: tensor<*xf8E5M2FNUZ>) {
  %0 = tosa.scatter %arg0, %arg1, %arg2 : (tensor<*xf8E5M2FNUZ>, tensor<*xf8E5M2FNUZ>, tensor<*xf8E5M2FNUZ>) -> tensor<*xf8E5M2FNUZ>
  return
}
func.func @f91(%arg0: tensor<i1>, %arg1: tensor<i1>, %arg2: tensor<i1>) {
  %0 = tosa.select %arg0, %arg1, %arg2 : (tensor<i1>, tensor<i1>, tensor<i1>) -> tensor<i1>
  return
}
func.func @f92(%arg0: tensor<1x4x4x2xi1>, %arg1: tensor<1x4x4x2xi1>, %arg2: tensor<1x4x4x2xi1>) {
  %0 = tosa.select %arg0, %arg1, %arg2 : (tensor<1x4x4x2xi1>, tensor<1x4x4x2xi1>, tensor<1x4x4x2xi1>) -> tensor<1x4x4x2xi1>
  return
}
func.func @f93(%arg0: tensor<f32>) {
  %0 = tosa.sigmoid %arg0 : (tensor<f32>) -> tensor<f32>
  return
}
func.func @f94(%arg0: tensor<1x2x3x4x5xf8E5M2FNUZ>) {
  %0 = tosa.sigmoid %arg0 : (tensor<1x2x3x4x5xf8E5M2FNUZ>) -> tensor<1x2x3x4x5xf8E5M2FNUZ>
  return
}
func.func @f95(%arg0: tensor<?xf32>) {
  %0 = tosa.sin %arg0 : (tensor<?xf32>) -> tensor<?xf32>
  return
}
func.func @f96(%arg0: tensor<1x2x3x4x5xf8E4M3FNUZ>) {
  %0 = tosa.sin %arg0 : (tensor<1x2x3x4x5xf8E4M3FNUZ>) -> tensor<1x2x3x4x5xf8E4M3FNUZ>
  return
}
func.func @f97(%arg0: tensor<i32>, %arg1: tensor<i32>) {
  %0 = tosa.sub %arg0, %arg1 : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return
}
func.func @f98(%arg0: tensor<1x2x3x4x5xf8E4M3FNUZ>, %arg1: tensor<1x2x3x4x5xf8E4M3FNUZ>) {
  %0 = tosa.sub %arg0, %arg1 : (tensor<1x2x3x4x5xf8E4M3FNUZ>, tensor<1x2x3x4x5xf8E4M3FNUZ>) -> tensor<1x2x3x4x5xf8E4M3FNUZ>
  return
}
func.func @f99(%arg0: tensor<f32>, %arg1: tensor<4xi2>) {
  %0 = tosa.table %arg0, %arg1 : (tensor<f32>, tensor<4xi2>) -> tensor<f32>
  return
}
func.func @f100(%arg0: tensor<1x2x3x4x5xf32>, %arg1: tensor<1xi4>) {
  %0 = tosa.table %arg0, %arg1 : (tensor<1x2x3x4x5xf32>, tensor<1xi4>) -> tensor<1x2x3x4x5xf32>
  return
}
func.func @f101(%arg0: tensor<f32>) {
  %0 = tosa.tanh %arg0 : (tensor<f32>) -> tensor<f32>
  return
}
func.func @f102(%arg0: tensor<6xf8E5M2FNUZ>) {
  %0 = tosa.tanh %arg0 : (tensor<6xf8E5M2FNUZ>) -> tensor<6xf8E5M2FNUZ>
  return
}
func.func @f103(%arg0: tensor<?xf32>) {
  %0 = tosa.transpose %arg0 {perms = array<i32: 0>} : (tensor<?xf32>) -> tensor<?xf32>
  return
}
func.func @f104(%arg0: tensor<?x?xf8E5M2FNUZ>) {
  %0 = tosa.transpose %arg0 {perms = array<i32: 0, 1>} : (tensor<?x?xf8E5M2FNUZ>) -> tensor<?x?xf8E5M2FNUZ>
  return
}
func.func @f105(%arg0: tensor<*xi32>, %arg1: tensor<*xi32>, %arg2: tensor<*xi32>, %arg3: tensor<*xi32>, %arg4: tensor<*xi32>) {
  %0 = tosa.transpose_conv2d %arg0, %arg1, %arg2, %arg3, %arg4 {acc_type = f32, out_pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<*xi32>, tensor<*xi32>, tensor<*xi32>, tensor<*xi32>, tensor<*xi32>) -> tensor<*xi32>
  return
}
func.func @f106(%arg0: tensor<*xf16>, %arg1: tensor<*xf16>, %arg2: tensor<*xf16>, %arg3: tensor<*xf16>, %arg4: tensor<*xf16>) {
  %0 = tosa.transpose_conv2d %arg0, %arg1, %arg2, %arg3, %arg4 {acc_type = f32, out_pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<*xf16>, tensor<*xf16>, tensor<*xf16>, tensor<*xf16>, tensor<*xf16>) -> tensor<*xf16>
  return
}
