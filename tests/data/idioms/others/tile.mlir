// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @dot(%arg0: tensor<1x784xf32>, %arg1: tensor<784x512xf32>) -> tensor<1x512xf32> {
  %c0 = "tile.constant"() {value = 0.000000e+00 : f64} : () -> tensor<f32>
  %0 = "tile.contract"(%c0, %arg0, %arg1) {agg = 1 : i64, combo = 4 : i64, sink = affine_map<(d0, d1, d2) -> (d0, d1)>, srcs = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>]} : (tensor<f32>, tensor<1x784xf32>, tensor<784x512xf32>) -> tensor<1x512xf32>
  %1 = "tile.relu"(%0) : (tensor<1x512xf32>) -> tensor<1x512xf32>
  "pxa.reduce"(%1) {agg = 1 : i64} : (tensor<1x512xf32>) -> ()
  return %1 : tensor<1x512xf32>
}
