// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module {
  func.func @main(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>) -> tensor<2xf32> {
    %0 = "mhlo.add"(%arg0, %arg1) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %1 = "mhlo.subtract"(%0, %arg1) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %2 = "mhlo.multiply"(%1, %arg1) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %3 = "mhlo.divide"(%2, %arg1) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %4 = "mhlo.maximum"(%3, %arg1) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %5 = "mhlo.minimum"(%4, %arg1) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %6 = "mhlo.power"(%5, %arg1) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %7 = "mhlo.exponential"(%6) : (tensor<2xf32>) -> tensor<2xf32>
    %8 = "mhlo.log"(%7) : (tensor<2xf32>) -> tensor<2xf32>
    %9 = "mhlo.tanh"(%8) : (tensor<2xf32>) -> tensor<2xf32>
    %10 = "mhlo.rsqrt"(%9) : (tensor<2xf32>) -> tensor<2xf32>
    %11 = "mhlo.sqrt"(%10) : (tensor<2xf32>) -> tensor<2xf32>
    %12 = "mhlo.abs"(%11) : (tensor<2xf32>) -> tensor<2xf32>
    %13 = "mhlo.negate"(%12) : (tensor<2xf32>) -> tensor<2xf32>
    %14 = "mhlo.erf"(%13) : (tensor<2xf32>) -> tensor<2xf32>
    %15 = "mhlo.logistic"(%14) : (tensor<2xf32>) -> tensor<2xf32>
    %16 = "mhlo.compare"(%15, %arg1) {comparison_direction = #mhlo<comparison_direction GT>, compare_type = #mhlo<comparison_type FLOAT>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %17 = "mhlo.select"(%16, %15, %arg1) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %18 = "mhlo.convert"(%17) : (tensor<2xf32>) -> tensor<2xi32>
    %19 = "mhlo.copy"(%17) : (tensor<2xf32>) -> tensor<2xf32>
    func.return %19 : tensor<2xf32>
  }
}

// -----

module {
  func.func @dot_general(%arg0: tensor<?x?x3xf32>, %arg1: tensor<?x3x?xf32>) -> tensor<?x?x?xf32> {
    %0 = "mhlo.dot_general"(%arg0, %arg1) {dot_dimension_numbers = #mhlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#mhlo<precision DEFAULT>, #mhlo<precision DEFAULT>], someattr} : (tensor<?x?x3xf32>, tensor<?x3x?xf32>) -> tensor<?x?x?xf32>
    func.return %0 : tensor<?x?x?xf32>
  }
  func.func @conv(%arg0: tensor<?x8x?x?xf32>, %arg1: tensor<2x3x?x?xf32>) -> tensor<?x7x?x?xf32> {
    %0 = "mhlo.convolution"(%arg0, %arg1) {batch_group_count = 1 : i64, dimension_numbers = #mhlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, padding = dense<[[0, 0], [0, 1]]> : tensor<2x2xi64>, rhs_dilation = dense<1> : tensor<2xi64>, window_strides = dense<[2, 1]> : tensor<2xi64>} : (tensor<?x8x?x?xf32>, tensor<2x3x?x?xf32>) -> tensor<?x7x?x?xf32>
    func.return %0 : tensor<?x7x?x?xf32>
  }
  func.func @dot(%arg0: tensor<2x3xf32>, %arg1: tensor<3x?xf32>) -> tensor<2x?xf32> {
    %0 = "mhlo.dot"(%arg0, %arg1) {precision_config = [#mhlo<precision HIGH>, #mhlo<precision HIGH>]} : (tensor<2x3xf32>, tensor<3x?xf32>) -> tensor<2x?xf32>
    func.return %0 : tensor<2x?xf32>
  }
}

// -----

#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @reduce_add(%arg0: tensor<5x4xi32>, %arg1: tensor<i32>) -> tensor<5xi32> {
    %0 = "mhlo.reduce"(%arg0, %arg1) ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      %1 = "mhlo.add"(%arg3, %arg4) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "mhlo.return"(%1) : (tensor<i32>) -> ()
    }) {dimensions = dense<1> : tensor<1xi64>} : (tensor<5x4xi32>, tensor<i32>) -> tensor<5xi32>
    func.return %0 : tensor<5xi32>
  }
  func.func @fusion(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = "mhlo.fusion"(%arg0, %arg1) ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %1 = "mhlo.subtract"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "mhlo.return"(%1) : (tensor<f32>) -> ()
    }) {fusion_kind = #mhlo<fusion_kind kLoop>, output_operand_aliases = []} : (tensor<f32>, tensor<f32>) -> tensor<f32>
    func.return %0 : tensor<f32>
  }
  func.func @async(%arg0: tensor<10xf32>) -> tensor<20xf32> attributes {execution_thread = "main"} {
    %0 = "mhlo.async_start"(%arg0) {called_computation = @async_op, execution_thread = "main"} : (tensor<10xf32>) -> !mhlo.async_bundle<tensor<10xf32>, tensor<20xf32>, tensor<i32>>
    %1 = "mhlo.async_update"(%0) : (!mhlo.async_bundle<tensor<10xf32>, tensor<20xf32>, tensor<i32>>) -> !mhlo.async_bundle<tensor<10xf32>, tensor<20xf32>, tensor<i32>>
    %2 = "mhlo.async_done"(%1) : (!mhlo.async_bundle<tensor<10xf32>, tensor<20xf32>, tensor<i32>>) -> tensor<20xf32>
    return %2 : tensor<20xf32>
  }
  func.func private @async_op(tensor<10xf32>) -> tensor<20xf32>
}

// -----

func.func @sort(%arg0: tensor<16x16xf32>, %arg1: tensor<16x16xi32>) {
  %0:2 = "mhlo.sort"(%arg0, %arg1) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
    %7 = "mhlo.compare"(%a, %b) {comparison_direction = #mhlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "mhlo.return"(%7) : (tensor<i1>) -> ()
  }) {dimension = 1 : i64, is_stable = true} : (tensor<16x16xf32>, tensor<16x16xi32>) -> (tensor<16x16xf32>, tensor<16x16xi32>)
  %1 = "mhlo.topk"(%arg0) {k = 8 : i64, largest = true} : (tensor<16x16xf32>) -> tensor<16x8xf32>
  %2 = "mhlo.gather"(%arg0, %arg1) {dimension_numbers = #mhlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = dense<[1, 16]> : tensor<2xi64>} : (tensor<16x16xf32>, tensor<16x16xi32>) -> tensor<16x16xf32>
  func.return
}

// -----

module {
  func.func @main(%arg0: tensor<5x7x1xf32>, %arg1: tensor<f32>) -> tensor<7x10x6x4x5xf32> {
    %0 = "mhlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "mhlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = dense<[4, 0, 2]> : tensor<3xi64>} : (tensor<5x7x1xf32>) -> tensor<7x10x6x4x5xf32>
    %2 = "mhlo.broadcast"(%arg1) {broadcast_sizes = dense<[4, 2, 1]> : tensor<3xi64>} : (tensor<f32>) -> tensor<4x2x1xf32>
    %3 = "mhlo.transpose"(%2) {permutation = dense<[1, 0, 2]> : tensor<3xi64>} : (tensor<4x2x1xf32>) -> tensor<2x4x1xf32>
    %4 = "mhlo.reshape"(%3) : (tensor<2x4x1xf32>) -> tensor<8xf32>
    %5 = "mhlo.slice"(%4) {limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} : (tensor<8xf32>) -> tensor<4xf32>
    %6 = "mhlo.concatenate"(%5, %5) {dimension = 0 : i64} : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
    %7 = "mhlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<7x10xi32>
    %8 = "mhlo.pad"(%6, %0) {edge_padding_high = dense<4> : tensor<1xi64>, edge_padding_low = dense<4> : tensor<1xi64>, interior_padding = dense<0> : tensor<1xi64>} : (tensor<8xf32>, tensor<f32>) -> tensor<16xf32>
    %9 = "mhlo.reverse"(%8) {dimensions = dense<0> : tensor<1xi64>} : (tensor<16xf32>) -> tensor<16xf32>
    %10 = "mhlo.get_dimension_size"(%9) {dimension = 0 : i64} : (tensor<16xf32>) -> tensor<i32>
    func.return %1 : tensor<7x10x6x4x5xf32>
  }
}

// -----

func.func @while(%arg0: tensor<i64>) -> tensor<i64> {
  %0 = "mhlo.while"(%arg0) ({
  ^bb0(%arg1: tensor<i64>):
    %1 = "mhlo.compare"(%arg1, %arg1) {compare_type = #mhlo<comparison_type SIGNED>, comparison_direction = #mhlo<comparison_direction LT>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
    "mhlo.return"(%1) : (tensor<i1>) -> ()
  }, {
  ^bb0(%arg1: tensor<i64>):
    %1 = "mhlo.add"(%arg1, %arg1) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    "mhlo.return"(%1) : (tensor<i64>) -> ()
  }) : (tensor<i64>) -> tensor<i64>
  %2 = "mhlo.custom_call"(%0) {api_version = 1 : i32, backend_config = "", call_target_name = "foo", has_side_effect = false} : (tensor<i64>) -> tensor<i64>
  %3 = "mhlo.create_token"() : () -> !mhlo.token
  %4 = "mhlo.all_reduce"(%2) ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    "mhlo.return"(%a) : (tensor<i64>) -> ()
  }) {channel_handle = #mhlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids} : (tensor<i64>) -> tensor<i64>
  func.return %4 : tensor<i64>
}
