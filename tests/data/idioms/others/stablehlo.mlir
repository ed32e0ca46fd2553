// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module {
  func.func @batch_norm_inference(%input: tensor<4x256xf32>, %scale: tensor<256xf32>, %offset: tensor<256xf32>, %mean: tensor<256xf32>, %variance: tensor<256xf32>) -> tensor<4x256xf32> {
    %0 = "stablehlo.batch_norm_inference"(%input, %scale, %offset, %mean, %variance) {epsilon = 1.001000e-05 : f32, feature_index = 1 : i64} : (tensor<4x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<4x256xf32>
    func.return %0 : tensor<4x256xf32>
  }
  func.func @batch_norm_training(%input: tensor<2x2x2x2xf32>, %scale: tensor<2xf32>, %offset: tensor<2xf32>) -> tensor<2x2x2x2xf32> {
    %0:3 = "stablehlo.batch_norm_training"(%input, %scale, %offset) {epsilon = 1.000000e-03 : f32, feature_index = 1 : i64} : (tensor<2x2x2x2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2x2x2x2xf32>, tensor<2xf32>, tensor<2xf32>)
    func.return %0#0 : tensor<2x2x2x2xf32>
  }
  func.func @batch_norm_grad(%input: tensor<2x2x2x2xf32>, %scale: tensor<2xf32>, %mean: tensor<2xf32>, %variance: tensor<2xf32>, %grad_output: tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32> {
    %0:3 = "stablehlo.batch_norm_grad"(%input, %scale, %mean, %variance, %grad_output) {epsilon = 1.000000e-03 : f32, feature_index = 0 : i64} : (tensor<2x2x2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x2x2x2xf32>) -> (tensor<2x2x2x2xf32>, tensor<2xf32>, tensor<2xf32>)
    func.return %0#0 : tensor<2x2x2x2xf32>
  }
}

// -----

module @distributed attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<16x8xf32>, %arg1: tensor<i64>) -> tensor<16x8xf32> {
    %0 = "stablehlo.all_reduce"(%arg0) ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %10 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>, use_global_device_ids} : (tensor<16x8xf32>) -> tensor<16x8xf32>
    %1 = "stablehlo.all_gather"(%0) {all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<16x8xf32>) -> tensor<16x16xf32>
    %2 = "stablehlo.all_to_all"(%1) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 0 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, split_count = 2 : i64, split_dimension = 1 : i64} : (tensor<16x16xf32>) -> tensor<32x8xf32>
    %3 = "stablehlo.reduce_scatter"(%2) ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %10 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64} : (tensor<32x8xf32>) -> tensor<16x8xf32>
    %4 = "stablehlo.collective_permute"(%3) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>, source_target_pairs = dense<[[0, 1], [1, 2], [2, 3]]> : tensor<3x2xi64>} : (tensor<16x8xf32>) -> tensor<16x8xf32>
    %5 = "stablehlo.collective_broadcast"(%4) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<16x8xf32>) -> tensor<16x8xf32>
    %6 = "stablehlo.partition_id"() : () -> tensor<ui32>
    %7 = "stablehlo.replica_id"() : () -> tensor<ui32>
    %8 = "stablehlo.cross-replica-sum"(%5) {replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>} : (tensor<16x8xf32>) -> tensor<16x8xf32>
    func.return %8 : tensor<16x8xf32>
  }
}

// -----

module {
  func.func @compare(%arg0: tensor<2xi32>, %arg1: tensor<2xi32>) -> tensor<2xi1> {
    %0 = "stablehlo.compare"(%arg0, %arg1) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1 = "stablehlo.compare"(%arg0, %arg1) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %2 = "stablehlo.compare"(%arg0, %arg1) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %3 = "stablehlo.compare"(%arg0, %arg1) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %4 = "stablehlo.compare"(%arg0, %arg1) {comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %5 = "stablehlo.compare"(%arg0, %arg1) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    func.return %5 : tensor<2xi1>
  }
}

// -----

module {
  func.func @while_loop(%arg0: tensor<i32>) -> tensor<i32> {
    %c = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %c_0 = "stablehlo.constant"() {value = dense<10> : tensor<i32>} : () -> tensor<i32>
    %0:2 = "stablehlo.while"(%arg0, %c) ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %1 = "stablehlo.compare"(%arg1, %c_0) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%1) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %1 = "stablehlo.add"(%arg1, %c) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%1, %arg2) : (tensor<i32>, tensor<i32>) -> ()
    }) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    func.return %0#0 : tensor<i32>
  }
  func.func @if_case(%pred: tensor<i1>, %index: tensor<i32>, %arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.if"(%pred) ({
      "stablehlo.return"(%arg0) : (tensor<f32>) -> ()
    }, {
      "stablehlo.return"(%arg1) : (tensor<f32>) -> ()
    }) : (tensor<i1>) -> tensor<f32>
    %1 = "stablehlo.case"(%index) ({
      %3 = "stablehlo.negate"(%arg0) : (tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }, {
      "stablehlo.return"(%0) : (tensor<f32>) -> ()
    }) : (tensor<i32>) -> tensor<f32>
    %2 = "stablehlo.optimization_barrier"(%1) : (tensor<f32>) -> tensor<f32>
    func.return %2 : tensor<f32>
  }
}

// -----

module {
  func.func @convolution(%arg0: tensor<1x8x8x207xf32>, %arg1: tensor<3x3x207x16xf32>) -> tensor<1x8x8x16xf32> {
    %0 = "stablehlo.convolution"(%arg0, %arg1) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<1x8x8x207xf32>, tensor<3x3x207x16xf32>) -> tensor<1x8x8x16xf32>
    func.return %0 : tensor<1x8x8x16xf32>
  }
  func.func @dynamic_conv(%arg0: tensor<100x26x26x32xf32>, %arg1: tensor<3x3x1x32xf32>, %arg2: tensor<2x2xi32>) -> tensor<100x28x28x1xf32> {
    %0 = "stablehlo.dynamic_conv"(%arg0, %arg1, %arg2) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64} : (tensor<100x26x26x32xf32>, tensor<3x3x1x32xf32>, tensor<2x2xi32>) -> tensor<100x28x28x1xf32>
    func.return %0 : tensor<100x28x28x1xf32>
  }
}

// -----

module {
  func.func @dot_general(%arg0: tensor<2x2x2xi64>, %arg1: tensor<2x2x2xi64>) -> tensor<2x2x2xi64> {
    %0 = "stablehlo.dot_general"(%arg0, %arg1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGH>]} : (tensor<2x2x2xi64>, tensor<2x2x2xi64>) -> tensor<2x2x2xi64>
    func.return %0 : tensor<2x2x2xi64>
  }
  func.func @dot_algorithm(%arg0: tensor<8x8x16xf32>, %arg1: tensor<8x16x8xf32>) -> tensor<8x8x8xf32> {
    %0 = "stablehlo.dot_general"(%arg0, %arg1) {algorithm = #stablehlo.dot_algorithm<lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>, dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>} : (tensor<8x8x16xf32>, tensor<8x16x8xf32>) -> tensor<8x8x8xf32>
    func.return %0 : tensor<8x8x8xf32>
  }
  func.func @dot(%arg0: tensor<2x3xf32>, %arg1: tensor<3x4xf32>) -> tensor<2x4xf32> {
    %0 = "stablehlo.dot"(%arg0, %arg1) {precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
    func.return %0 : tensor<2x4xf32>
  }
}

// -----

module @jit_fun_flat_jax attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<i64> {jax.global_constant = "b"}, %arg1: tensor<?x4xf32> {jax.buffer_donor = true, mhlo.sharding = "{replicated}", tf.aliasing_output = 0 : i32}) -> (tensor<?x4xf32> {jax.result_info = "[0]"}) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<i64>) -> tensor<i32>
    %1 = "stablehlo.reshape"(%0) : (tensor<i32>) -> tensor<1xi32>
    %c = "stablehlo.constant"() {value = dense<4> : tensor<1xi32>} : () -> tensor<1xi32>
    %2 = "stablehlo.concatenate"(%1, %c) {dimension = 0 : i64} : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %cst = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %3 = "stablehlo.dynamic_broadcast_in_dim"(%cst, %2) {broadcast_dimensions = array<i64>} : (tensor<f32>, tensor<2xi32>) -> tensor<?x4xf32>
    "stablehlo.custom_call"(%arg0) {api_version = 2 : i32, call_target_name = "shape_assertion", error_message = "Input shapes do not match", has_side_effect = true} : (tensor<i64>) -> ()
    %4 = "stablehlo.add"(%arg1, %3) : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
    return %4 : tensor<?x4xf32>
  }
}

// -----

module {
  func.func @binary(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<i64>, %arg3: tensor<i64>) -> (tensor<f32>, tensor<i64>) {
    %0 = "stablehlo.add"(%arg0, %arg1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.atan2"(%0, %arg1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2 = "stablehlo.divide"(%1, %arg1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %3 = "stablehlo.maximum"(%2, %arg1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %4 = "stablehlo.minimum"(%3, %arg1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %5 = "stablehlo.multiply"(%4, %arg1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %6 = "stablehlo.power"(%5, %arg1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %7 = "stablehlo.remainder"(%6, %arg1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %8 = "stablehlo.subtract"(%7, %arg1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %9 = "stablehlo.and"(%arg2, %arg3) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %10 = "stablehlo.or"(%9, %arg3) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %11 = "stablehlo.xor"(%10, %arg3) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %12 = "stablehlo.shift_left"(%11, %arg3) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %13 = "stablehlo.shift_right_arithmetic"(%12, %arg3) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %14 = "stablehlo.shift_right_logical"(%13, %arg3) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %15 = "stablehlo.compare"(%arg2, %arg3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %16 = "stablehlo.compare"(%arg0, %arg1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %17 = "stablehlo.compare"(%arg0, %arg1) {compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %18 = "stablehlo.select"(%15, %14, %arg3) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %19 = "stablehlo.clamp"(%arg0, %8, %arg1) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
    func.return %19, %18 : tensor<f32>, tensor<i64>
  }
}

// -----

module {
  func.func @unary(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xi32>, %arg2: tensor<4x8xcomplex<f32>>) -> tensor<4x8xf32> {
    %0 = "stablehlo.abs"(%arg0) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = "stablehlo.cbrt"(%0) {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %2 = "stablehlo.ceil"(%1) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %3 = "stablehlo.cosine"(%2) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %4 = "stablehlo.exponential"(%3) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = "stablehlo.exponential_minus_one"(%4) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %6 = "stablehlo.floor"(%5) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %7 = "stablehlo.log"(%6) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %8 = "stablehlo.log_plus_one"(%7) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %9 = "stablehlo.logistic"(%8) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %10 = "stablehlo.negate"(%9) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %11 = "stablehlo.round_nearest_afz"(%10) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %12 = "stablehlo.round_nearest_even"(%11) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %13 = "stablehlo.rsqrt"(%12) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %14 = "stablehlo.sign"(%13) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %15 = "stablehlo.sine"(%14) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %16 = "stablehlo.sqrt"(%15) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %17 = "stablehlo.tan"(%16) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %18 = "stablehlo.tanh"(%17) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %19 = "stablehlo.is_finite"(%18) : (tensor<4x8xf32>) -> tensor<4x8xi1>
    %20 = "stablehlo.not"(%arg1) : (tensor<4x8xi32>) -> tensor<4x8xi32>
    %21 = "stablehlo.popcnt"(%20) : (tensor<4x8xi32>) -> tensor<4x8xi32>
    %22 = "stablehlo.count_leading_zeros"(%21) : (tensor<4x8xi32>) -> tensor<4x8xi32>
    %23 = "stablehlo.real"(%arg2) : (tensor<4x8xcomplex<f32>>) -> tensor<4x8xf32>
    %24 = "stablehlo.imag"(%arg2) : (tensor<4x8xcomplex<f32>>) -> tensor<4x8xf32>
    %25 = "stablehlo.complex"(%23, %24) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xcomplex<f32>>
    %26 = "stablehlo.convert"(%22) : (tensor<4x8xi32>) -> tensor<4x8xf32>
    %27 = "stablehlo.bitcast_convert"(%26) : (tensor<4x8xf32>) -> tensor<4x8xi32>
    %28 = "stablehlo.reduce_precision"(%26) {exponent_bits = 5 : i32, mantissa_bits = 10 : i32} : (tensor<4x8xf32>) -> tensor<4x8xf32>
    func.return %28 : tensor<4x8xf32>
  }
}

// -----

module {
  func.func @gather(%operand: tensor<2x4x9xi32>, %start_indices: tensor<1x5x2xi32>) -> tensor<1x5x8xi32> {
    %0 = "stablehlo.gather"(%operand, %start_indices) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 8>} : (tensor<2x4x9xi32>, tensor<1x5x2xi32>) -> tensor<1x5x8xi32>
    func.return %0 : tensor<1x5x8xi32>
  }
  func.func @gather_batching(%operand: tensor<2x3x4x2xi64>, %start_indices: tensor<2x2x3x2xi64>) -> tensor<2x2x3x2x2xi64> {
    %0 = "stablehlo.gather"(%operand, %start_indices) {dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2, 1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2, 2>} : (tensor<2x3x4x2xi64>, tensor<2x2x3x2xi64>) -> tensor<2x2x3x2x2xi64>
    func.return %0 : tensor<2x2x3x2x2xi64>
  }
  func.func @scatter(%input: tensor<200x100x300xf32>, %indices: tensor<10x2xi32>, %updates: tensor<10x300xf32>) -> tensor<200x100x300xf32> {
    %0 = "stablehlo.scatter"(%input, %indices, %updates) ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %1 = "stablehlo.add"(%lhs, %rhs) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1) : (tensor<f32>) -> ()
    }) {indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = true} : (tensor<200x100x300xf32>, tensor<10x2xi32>, tensor<10x300xf32>) -> tensor<200x100x300xf32>
    func.return %0 : tensor<200x100x300xf32>
  }
  func.func @dynamic_gather(%operand: tensor<2x4x9xi32>, %start_indices: tensor<1x5x2xi32>, %slice_sizes: tensor<3xi32>) -> tensor<1x5x8xi32> {
    %0 = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false} : (tensor<2x4x9xi32>, tensor<1x5x2xi32>, tensor<3xi32>) -> tensor<1x5x8xi32>
    func.return %0 : tensor<1x5x8xi32>
  }
  func.func @torch_index_select(%arg0: tensor<5x1x5xi32>, %arg1: tensor<2xi32>) -> tensor<2x1x5xi32> {
    %0 = "stablehlo.torch_index_select"(%arg0, %arg1) {batch_dims = 0 : i64, dim = 0 : i64} : (tensor<5x1x5xi32>, tensor<2xi32>) -> tensor<2x1x5xi32>
    func.return %0 : tensor<2x1x5xi32>
  }
}

// -----

func.func @add_op_test_si4() {
  %0 = "stablehlo.constant"() {value = dense<[0, 1, 2, -3, 0]> : tensor<5xi4>} : () -> tensor<5xi4>
  %1 = "stablehlo.constant"() {value = dense<[-8, -1, 2, -3, 7]> : tensor<5xi4>} : () -> tensor<5xi4>
  %2 = "stablehlo.add"(%0, %1) : (tensor<5xi4>, tensor<5xi4>) -> tensor<5xi4>
  "check.expect_eq_const"(%2) {value = dense<[-8, 0, 4, -6, 7]> : tensor<5xi4>} : (tensor<5xi4>) -> ()
  func.return
}
func.func @exp_op_test_f64() {
  %0 = "stablehlo.constant"() {value = dense<[[0.0, 1.0], [2.0, 3.0]]> : tensor<2x2xf64>} : () -> tensor<2x2xf64>
  %1 = "stablehlo.exponential"(%0) : (tensor<2x2xf64>) -> tensor<2x2xf64>
  "check.expect_almost_eq_const"(%1) {value = dense<[[1.0, 2.7182818284590451], [7.3890560989306504, 2.0085536923187668e+01]]> : tensor<2x2xf64>} : (tensor<2x2xf64>) -> ()
  "check.expect_eq"(%1, %1) : (tensor<2x2xf64>, tensor<2x2xf64>) -> ()
  "interpreter.print"(%1) : (tensor<2x2xf64>) -> ()
  %2 = "interpreter.run_parallel"() {programs = [[@p0, @p1]]} : () -> tensor<ui32>
  func.return
}

// -----

#loc = loc(unknown)
module @jit_add attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x16xf32> {mhlo.layout_mode = "default"}, %arg1: tensor<8x16xf32> {mhlo.layout_mode = "default"}) -> (tensor<8x16xf32> {jax.result_info = "", mhlo.layout_mode = "default"}) {
    %0 = "stablehlo.add"(%arg0, %arg1) : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
    return %0 : tensor<8x16xf32>
  }
}

// -----

module @jit_predict attributes {jax.uses_shape_polymorphism = false, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<784x128xf32>, %arg1: tensor<128xf32>, %arg2: tensor<128x10xf32>, %arg3: tensor<10xf32>, %arg4: tensor<32x784xf32>) -> (tensor<32x10xf32> {jax.result_info = "result"}) {
    %0 = "stablehlo.dot_general"(%arg4, %arg0) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x784xf32>, tensor<784x128xf32>) -> tensor<32x128xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 1>} : (tensor<128xf32>) -> tensor<32x128xf32>
    %2 = "stablehlo.add"(%0, %1) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %3 = func.call @relu(%2) : (tensor<32x128xf32>) -> tensor<32x128xf32>
    %4 = "stablehlo.dot_general"(%3, %arg2) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x128xf32>, tensor<128x10xf32>) -> tensor<32x10xf32>
    %5 = "stablehlo.broadcast_in_dim"(%arg3) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<32x10xf32>
    %6 = "stablehlo.add"(%4, %5) : (tensor<32x10xf32>, tensor<32x10xf32>) -> tensor<32x10xf32>
    return %6 : tensor<32x10xf32>
  }
  func.func private @relu(%arg0: tensor<32x128xf32>) -> tensor<32x128xf32> {
    %cst = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %0 = "stablehlo.broadcast_in_dim"(%cst) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<32x128xf32>
    %1 = "stablehlo.maximum"(%arg0, %0) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    return %1 : tensor<32x128xf32>
  }
}

// -----

module {
  func.func @quantize(%arg0: tensor<16x16xf32>) -> tensor<16x16xf32> {
    %0 = "stablehlo.uniform_quantize"(%arg0) : (tensor<16x16xf32>) -> tensor<16x16x!quant.uniform<ui8:f32, 3.400000e+01:16>>
    %1 = "stablehlo.add"(%0, %0) : (tensor<16x16x!quant.uniform<ui8:f32, 3.400000e+01:16>>, tensor<16x16x!quant.uniform<ui8:f32, 3.400000e+01:16>>) -> tensor<16x16x!quant.uniform<ui8:f32, 3.400000e+01:16>>
    %2 = "stablehlo.uniform_dequantize"(%1) : (tensor<16x16x!quant.uniform<ui8:f32, 3.400000e+01:16>>) -> tensor<16x16xf32>
    func.return %2 : tensor<16x16xf32>
  }
  func.func @per_axis(%arg0: tensor<1x2xf32>) -> tensor<1x2x!quant.uniform<i8<-127:127>:f32:1, {2.000000e-01,1.000000e-01:2}>> {
    %0 = "stablehlo.uniform_quantize"(%arg0) : (tensor<1x2xf32>) -> tensor<1x2x!quant.uniform<i8<-127:127>:f32:1, {2.000000e-01,1.000000e-01:2}>>
    func.return %0 : tensor<1x2x!quant.uniform<i8<-127:127>:f32:1, {2.000000e-01,1.000000e-01:2}>>
  }
}

// -----

module {
  func.func @reduce_window(%arg0: tensor<2x17x31x7xf32>, %arg1: tensor<f32>) -> tensor<2x9x16x7xf32> {
    %0 = "stablehlo.reduce_window"(%arg0, %arg1) ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %1 = "stablehlo.maximum"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1) : (tensor<f32>) -> ()
    }) {base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [2, 0], [0, 2], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 4, 4, 1>} : (tensor<2x17x31x7xf32>, tensor<f32>) -> tensor<2x9x16x7xf32>
    func.return %0 : tensor<2x9x16x7xf32>
  }
  func.func @select_and_scatter(%arg0: tensor<10x24x24x64xf32>, %arg1: tensor<12x13x13x66xf32>, %arg2: tensor<f32>) -> tensor<10x24x24x64xf32> {
    %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = "stablehlo.compare"(%arg3, %arg4) {compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%1) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1) : (tensor<f32>) -> ()
    }) {padding = dense<1> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>} : (tensor<10x24x24x64xf32>, tensor<12x13x13x66xf32>, tensor<f32>) -> tensor<10x24x24x64xf32>
    func.return %0 : tensor<10x24x24x64xf32>
  }
}

// -----

module {
  func.func @reduce(%arg0: tensor<16x4xf32>, %arg1: tensor<f32>) -> tensor<16xf32> {
    %0 = "stablehlo.reduce"(%arg0, %arg1) ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %1 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<16x4xf32>, tensor<f32>) -> tensor<16xf32>
    func.return %0 : tensor<16xf32>
  }
  func.func @argmax(%arg0: tensor<3x2xi64>, %arg1: tensor<3x2xi32>, %init0: tensor<i64>, %init1: tensor<i32>) -> (tensor<2xi64>, tensor<2xi32>) {
    %0:2 = "stablehlo.reduce"(%arg0, %arg1, %init0, %init1) ({
    ^bb0(%lhs: tensor<i64>, %lhs_i: tensor<i32>, %rhs: tensor<i64>, %rhs_i: tensor<i32>):
      %1 = "stablehlo.compare"(%lhs, %rhs) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %2 = "stablehlo.select"(%1, %lhs, %rhs) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
      %3 = "stablehlo.select"(%1, %lhs_i, %rhs_i) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%2, %3) : (tensor<i64>, tensor<i32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3x2xi64>, tensor<3x2xi32>, tensor<i64>, tensor<i32>) -> (tensor<2xi64>, tensor<2xi32>)
    func.return %0#0, %0#1 : tensor<2xi64>, tensor<2xi32>
  }
}

// -----

func.func @reify(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>) -> tensor<1xindex> {
  %0 = "stablehlo.add"(%arg0, %arg1) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %1 = "hlo_test_infer.reify_return_type_shapes"(%0) : (tensor<?xf32>) -> tensor<1xindex>
  func.return %1 : tensor<1xindex>
}
func.func @types(%arg0: tensor<1x2xf32, #stablehlo.bounds<?, ?>>) -> tensor<*xindex> {
  %0 = "hlo_test_infer.get_return_types"(%arg0) : (tensor<1x2xf32, #stablehlo.bounds<?, ?>>) -> tensor<*xindex>
  func.return %0 : tensor<*xindex>
}

// -----

module {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<?x?xf32>, %arg3: tensor<2xindex>) -> tensor<*xf32> {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x3xf32>) -> tensor<6xf32>
    %1 = "stablehlo.transpose"(%arg0) {permutation = array<i64: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %2 = "stablehlo.reverse"(%arg0) {dimensions = array<i64: 1>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.concatenate"(%arg0, %arg1) {dimension = 0 : i64} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
    %4 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<16xi32>
    %5 = "stablehlo.broadcast"(%arg0) {broadcast_sizes = array<i64: 1, 2>} : (tensor<2x3xf32>) -> tensor<1x2x2x3xf32>
    %6 = "stablehlo.dynamic_iota"(%arg3) {iota_dimension = 0 : i64} : (tensor<2xindex>) -> tensor<?x?xf32>
    %7 = "stablehlo.dynamic_reshape"(%arg2, %arg3) : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
    %8 = "stablehlo.dynamic_broadcast_in_dim"(%arg2, %arg3) {broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64: 0>, known_nonexpanding_dimensions = array<i64: 1>} : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
    %9 = "stablehlo.get_dimension_size"(%arg2) {dimension = 1 : i64} : (tensor<?x?xf32>) -> tensor<i32>
    %10 = "stablehlo.set_dimension_size"(%arg2, %9) {dimension = 1 : i64} : (tensor<?x?xf32>, tensor<i32>) -> tensor<?x?xf32, #stablehlo.bounds<?, 10>>
    %11 = "stablehlo.unary_einsum"(%arg0) {einsum_config = "ab->a"} : (tensor<2x3xf32>) -> tensor<2xf32>
    %12 = "stablehlo.einsum"(%arg0, %1) {einsum_config = "ab,bc->ac"} : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
    %13 = "stablehlo.map"(%arg0, %arg1) ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %16 = "stablehlo.multiply"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%16) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.dynamic_pad"(%arg2, %arg2, %arg3, %arg3, %arg3) : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<2xindex>, tensor<2xindex>, tensor<2xindex>) -> tensor<?x?xf32>
    %15 = "stablehlo.cholesky"(%12) {lower = true} : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %17 = "tensor.cast"(%14) : (tensor<?x?xf32>) -> tensor<*xf32>
    func.return %17 : tensor<*xf32>
  }
}

// -----

module {
  func.func @slice(%arg0: tensor<3x4xi32>) -> tensor<1x2xi32> {
    %0 = "stablehlo.slice"(%arg0) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 2>} : (tensor<3x4xi32>) -> tensor<1x2xi32>
    func.return %0 : tensor<1x2xi32>
  }
  func.func @dynamic_slice(%arg0: tensor<3x4xi32>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<1x4xi32> {
    %0 = "stablehlo.dynamic_slice"(%arg0, %arg1, %arg2) {slice_sizes = array<i64: 1, 4>} : (tensor<3x4xi32>, tensor<i64>, tensor<i64>) -> tensor<1x4xi32>
    func.return %0 : tensor<1x4xi32>
  }
  func.func @dynamic_update_slice(%arg0: tensor<4xi32>, %arg1: tensor<2xi32>, %arg2: tensor<i32>) -> tensor<4xi32> {
    %0 = "stablehlo.dynamic_update_slice"(%arg0, %arg1, %arg2) : (tensor<4xi32>, tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
    func.return %0 : tensor<4xi32>
  }
  func.func @real_dynamic_slice(%arg0: tensor<?xf32>, %arg1: tensor<1xindex>, %arg2: tensor<1xindex>, %arg3: tensor<1xindex>) -> tensor<?xf32> {
    %0 = "stablehlo.real_dynamic_slice"(%arg0, %arg1, %arg2, %arg3) : (tensor<?xf32>, tensor<1xindex>, tensor<1xindex>, tensor<1xindex>) -> tensor<?xf32>
    func.return %0 : tensor<?xf32>
  }
  func.func @pad(%arg0: tensor<8x128xf32>, %arg1: tensor<f32>) -> tensor<11x131xf32> {
    %0 = "stablehlo.pad"(%arg0, %arg1) {edge_padding_high = array<i64: 1, 1>, edge_padding_low = array<i64: 2, 2>, interior_padding = array<i64: 0, 0>} : (tensor<8x128xf32>, tensor<f32>) -> tensor<11x131xf32>
    func.return %0 : tensor<11x131xf32>
  }
}

// -----

module @jit_softmax {
  func.func public @main(%arg0: tensor<2x8xf32>) -> tensor<2x8xf32> {
    %cst = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %cst_0 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %0 = "stablehlo.reduce"(%arg0, %cst) ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %7 = "stablehlo.maximum"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%7) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<2x8xf32>, tensor<f32>) -> tensor<2xf32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf32>) -> tensor<2x8xf32>
    %2 = "stablehlo.subtract"(%arg0, %1) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
    %3 = "stablehlo.exponential"(%2) : (tensor<2x8xf32>) -> tensor<2x8xf32>
    %4 = "stablehlo.reduce"(%3, %cst_0) ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %7 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%7) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<2x8xf32>, tensor<f32>) -> tensor<2xf32>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf32>) -> tensor<2x8xf32>
    %6 = "stablehlo.divide"(%3, %5) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
    return %6 : tensor<2x8xf32>
  }
}

// -----

module {
  func.func @sort(%input0: tensor<16x16xf32>, %input1: tensor<16x16xi32>) -> (tensor<16x16xf32>, tensor<16x16xi32>) {
    %0:2 = "stablehlo.sort"(%input0, %input1) ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<i32>, %arg3: tensor<i32>):
      %7 = "stablehlo.compare"(%arg0, %arg1) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%7) : (tensor<i1>) -> ()
    }) {dimension = 1 : i64, is_stable = true} : (tensor<16x16xf32>, tensor<16x16xi32>) -> (tensor<16x16xf32>, tensor<16x16xi32>)
    func.return %0#0, %0#1 : tensor<16x16xf32>, tensor<16x16xi32>
  }
  func.func @rng(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<2xui64>) -> tensor<2x3x5xf32> {
    %shape = "stablehlo.constant"() {value = dense<[2, 3, 5]> : tensor<3xi64>} : () -> tensor<3xi64>
    %0 = "stablehlo.rng"(%arg0, %arg1, %shape) {rng_distribution = #stablehlo<rng_distribution UNIFORM>} : (tensor<f32>, tensor<f32>, tensor<3xi64>) -> tensor<2x3x5xf32>
    %1 = "stablehlo.rng"(%arg0, %arg1, %shape) {rng_distribution = #stablehlo<rng_distribution NORMAL>} : (tensor<f32>, tensor<f32>, tensor<3xi64>) -> tensor<2x3x5xf32>
    %2:2 = "stablehlo.rng_bit_generator"(%arg2) {rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<10x12xui32>)
    %3:2 = "stablehlo.rng_bit_generator"(%arg2) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<10x12xui32>)
    %4:2 = "stablehlo.rng_bit_generator"(%arg2) {rng_algorithm = #stablehlo<rng_algorithm DEFAULT>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<10x12xui32>)
    func.return %1 : tensor<2x3x5xf32>
  }
  func.func @fft_solve(%arg0: tensor<3x9xcomplex<f32>>, %arg1: tensor<4x4xf32>, %arg2: tensor<4x3xf32>) -> tensor<3x9xcomplex<f32>> {
    %0 = "stablehlo.fft"(%arg0) {fft_length = array<i64: 9>, fft_type = #stablehlo<fft_type FFT>} : (tensor<3x9xcomplex<f32>>) -> tensor<3x9xcomplex<f32>>
    %1 = "stablehlo.fft"(%0) {fft_length = array<i64: 9>, fft_type = #stablehlo<fft_type IFFT>} : (tensor<3x9xcomplex<f32>>) -> tensor<3x9xcomplex<f32>>
    %2 = "stablehlo.triangular_solve"(%arg1, %arg2) {left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true} : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %3 = "stablehlo.tuple"(%1, %2) : (tensor<3x9xcomplex<f32>>, tensor<4x3xf32>) -> tuple<tensor<3x9xcomplex<f32>>, tensor<4x3xf32>>
    %4 = "stablehlo.get_tuple_element"(%3) {index = 0 : i32} : (tuple<tensor<3x9xcomplex<f32>>, tensor<4x3xf32>>) -> tensor<3x9xcomplex<f32>>
    func.return %4 : tensor<3x9xcomplex<f32>>
  }
}

// -----

module {
  func.func @infeed_outfeed(%arg0: tensor<3x3xi32>) -> !stablehlo.token {
    %0 = "stablehlo.create_token"() : () -> !stablehlo.token
    %1:2 = "stablehlo.infeed"(%0) {infeed_config = "foobar", layout = [[0, 1]]} : (!stablehlo.token) -> (tensor<3x3xi32>, !stablehlo.token)
    %2 = "stablehlo.outfeed"(%1#0, %1#1) {outfeed_config = ""} : (tensor<3x3xi32>, !stablehlo.token) -> !stablehlo.token
    %3 = "stablehlo.send"(%arg0, %2) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 2>, is_host_transfer = true} : (tensor<3x3xi32>, !stablehlo.token) -> !stablehlo.token
    %4:2 = "stablehlo.recv"(%3) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 3>, is_host_transfer = true} : (!stablehlo.token) -> (tensor<3x3xi32>, !stablehlo.token)
    %5 = "stablehlo.after_all"(%4#1, %0) : (!stablehlo.token, !stablehlo.token) -> !stablehlo.token
    func.return %5 : !stablehlo.token
  }
  func.func @custom_call(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = "stablehlo.custom_call"(%arg0) {api_version = 1 : i32, backend_config = "bar", call_target_name = "foo", called_computations = [@foo], has_side_effect = true, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.custom_call"(%0) {call_target_name = "Sharding", mhlo.sharding = "{devices=[2,1]<=[2]}"} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.custom_call"(%1) {api_version = 4 : i32, backend_config = {axis = 1 : i32, eps = 1.000000e-05 : f32}, call_target_name = "mosaic_gpu"} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    func.return %2 : tensor<2x3xf32>
  }
  func.func private @foo()
  func.func @composite(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.composite"(%arg0) {composite_attributes = {n = 1 : i32, tau = 6.280000e+00 : f32}, decomposition = @bar, name = "stablehlo.bar", version = 1 : i32} : (tensor<f32>) -> tensor<f32>
    func.return %0 : tensor<f32>
  }
  func.func private @bar(%arg0: tensor<f32>) -> tensor<f32> {
    return %arg0 : tensor<f32>
  }
}

// -----

module {
  func.func @constants() {
    %0 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
    %1 = "stablehlo.constant"() {value = dense<-1> : tensor<4xi8>} : () -> tensor<4xi8>
    %2 = "stablehlo.constant"() {value = dense<[0, 1]> : tensor<2xui8>} : () -> tensor<2xui8>
    %3 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<bf16>} : () -> tensor<bf16>
    %4 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %5 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<f32>} : () -> tensor<f32>
    %6 = "stablehlo.constant"() {value = dense<(1.000000e+00,2.000000e+00)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
    %7 = "stablehlo.constant"() {value = dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf64>} : () -> tensor<2x2xf64>
    %8 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> tensor<ui64>
    %9 = "stablehlo.constant"() {value = dense<1> : tensor<i4>} : () -> tensor<i4>
    %10 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f8E4M3FN>} : () -> tensor<f8E4M3FN>
    %11 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f8E5M2>} : () -> tensor<f8E5M2>
    %12 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f16>} : () -> tensor<f16>
    %13 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f8E4M3B11FNUZ>} : () -> tensor<f8E4M3B11FNUZ>
    func.return
  }
}
