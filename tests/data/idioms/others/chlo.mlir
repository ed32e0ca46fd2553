// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module {
  func.func @broadcast(%arg0: tensor<?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xi1>) -> tensor<?x?xf32> {
    %0 = "chlo.broadcast_add"(%arg0, %arg1) : (tensor<?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    %1 = "chlo.broadcast_subtract"(%arg0, %0) {broadcast_dimensions = array<i64: 1>} : (tensor<?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    %2 = "chlo.broadcast_multiply"(%arg0, %1) : (tensor<?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    %3 = "chlo.broadcast_divide"(%arg0, %2) : (tensor<?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    %4 = "chlo.broadcast_maximum"(%arg0, %3) : (tensor<?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    %5 = "chlo.broadcast_minimum"(%arg0, %4) : (tensor<?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    %6 = "chlo.broadcast_power"(%arg0, %5) : (tensor<?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    %7 = "chlo.broadcast_remainder"(%arg0, %6) : (tensor<?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    %8 = "chlo.broadcast_atan2"(%arg0, %7) : (tensor<?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    %9 = "chlo.broadcast_compare"(%arg0, %8) {comparison_direction = #chlo<comparison_direction EQ>, compare_type = #chlo<comparison_type FLOAT>} : (tensor<?xf32>, tensor<?x?xf32>) -> tensor<?x?xi1>
    %10 = "chlo.broadcast_and"(%9, %arg2) : (tensor<?x?xi1>, tensor<?x?xi1>) -> tensor<?x?xi1>
    %11 = "chlo.broadcast_or"(%10, %arg2) : (tensor<?x?xi1>, tensor<?x?xi1>) -> tensor<?x?xi1>
    %12 = "chlo.broadcast_xor"(%11, %arg2) : (tensor<?x?xi1>, tensor<?x?xi1>) -> tensor<?x?xi1>
    %13 = "chlo.broadcast_select"(%12, %8, %arg1) : (tensor<?x?xi1>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    %14 = "chlo.broadcast_complex"(%arg0, %13) : (tensor<?xf32>, tensor<?x?xf32>) -> tensor<?x?xcomplex<f32>>
    %15 = "chlo.dynamic_reshape"(%13, %arg0) : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
    func.return %15 : tensor<?x?xf32>
  }
}

// -----

module {
  func.func @chlo(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<1x5x1xf32>, %arg3: tensor<i64>) -> tensor<4xf32> {
    %0 = "chlo.acos"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %1 = "chlo.acosh"(%0) : (tensor<4xf32>) -> tensor<4xf32>
    %2 = "chlo.asin"(%1) : (tensor<4xf32>) -> tensor<4xf32>
    %3 = "chlo.asinh"(%2) : (tensor<4xf32>) -> tensor<4xf32>
    %4 = "chlo.atan"(%3) : (tensor<4xf32>) -> tensor<4xf32>
    %5 = "chlo.atanh"(%4) : (tensor<4xf32>) -> tensor<4xf32>
    %6 = "chlo.bessel_i1e"(%5) : (tensor<4xf32>) -> tensor<4xf32>
    %7 = "chlo.conj"(%6) : (tensor<4xf32>) -> tensor<4xf32>
    %8 = "chlo.cosh"(%7) : (tensor<4xf32>) -> tensor<4xf32>
    %9 = "chlo.digamma"(%8) : (tensor<4xf32>) -> tensor<4xf32>
    %10 = "chlo.erf"(%9) : (tensor<4xf32>) -> tensor<4xf32>
    %11 = "chlo.erf_inv"(%10) : (tensor<4xf32>) -> tensor<4xf32>
    %12 = "chlo.erfc"(%11) : (tensor<4xf32>) -> tensor<4xf32>
    %13 = "chlo.lgamma"(%12) : (tensor<4xf32>) -> tensor<4xf32>
    %14 = "chlo.sinh"(%13) : (tensor<4xf32>) -> tensor<4xf32>
    %15 = "chlo.square"(%14) : (tensor<4xf32>) -> tensor<4xf32>
    %16 = "chlo.tan"(%15) : (tensor<4xf32>) -> tensor<4xf32>
    %17 = "chlo.is_inf"(%16) : (tensor<4xf32>) -> tensor<4xi1>
    %18 = "chlo.is_neg_inf"(%16) : (tensor<4xf32>) -> tensor<4xi1>
    %19 = "chlo.is_pos_inf"(%16) : (tensor<4xf32>) -> tensor<4xi1>
    %20 = "chlo.next_after"(%16, %arg1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %21 = "chlo.polygamma"(%20, %arg1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %22 = "chlo.zeta"(%21, %arg1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %23:2 = "chlo.top_k"(%22) {k = 2 : i64} : (tensor<4xf32>) -> (tensor<2xf32>, tensor<2xi32>)
    %24 = "chlo.constant"() {value = dense<3.140000e+00> : tensor<f32>} : () -> tensor<f32>
    %25 = "chlo.constant_like"(%22) {value = 1.000000e+00 : f32} : (tensor<4xf32>) -> tensor<4xf32>
    %26 = "chlo.ragged_dot"(%arg2, %arg2, %arg3) {precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>], ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>} : (tensor<1x5x1xf32>, tensor<1x5x1xf32>, tensor<i64>) -> tensor<1x1xf32>
    %27 = "chlo._asin_acos_kernel"(%25) : (tensor<4xf32>) -> tensor<4xf32>
    func.return %25 : tensor<4xf32>
  }
}
