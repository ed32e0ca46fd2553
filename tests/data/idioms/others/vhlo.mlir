// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module {
  "vhlo.func_v1"() ({
  ^bb0(%arg0: !vhlo.tensor_v1<4x!vhlo.f32_v1>, %arg1: !vhlo.tensor_v1<4x!vhlo.f32_v1>):
    %0 = "vhlo.add_v1"(%arg0, %arg1) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
  }) {arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"main">, sym_visibility = #vhlo.string_v1<"">} : () -> ()
}

// -----

module {
  "vhlo.func_v1"() ({
  ^bb0(%arg0: !vhlo.tensor_v1<!vhlo.bool_v1>, %arg1: !vhlo.tensor_v1<!vhlo.f32_v1>, %arg2: !vhlo.token_v1):
    %0 = "vhlo.if_v1"(%arg0) ({
      "vhlo.return_v1"(%arg1) : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> ()
    }, {
      "vhlo.return_v1"(%arg1) : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> ()
    }) : (!vhlo.tensor_v1<!vhlo.bool_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
    %1 = "vhlo.while_v1"(%arg0) ({
    ^bb0(%arg3: !vhlo.tensor_v1<!vhlo.bool_v1>):
      "vhlo.return_v1"(%arg3) : (!vhlo.tensor_v1<!vhlo.bool_v1>) -> ()
    }, {
    ^bb0(%arg3: !vhlo.tensor_v1<!vhlo.bool_v1>):
      "vhlo.return_v1"(%arg3) : (!vhlo.tensor_v1<!vhlo.bool_v1>) -> ()
    }) : (!vhlo.tensor_v1<!vhlo.bool_v1>) -> !vhlo.tensor_v1<!vhlo.bool_v1>
    %2 = "vhlo.custom_call_v1"(%0) {api_version = #vhlo<api_version_v1 API_VERSION_ORIGINAL>, backend_config = #vhlo.string_v1<"">, call_target_name = #vhlo.string_v1<"foo">, called_computations = #vhlo.array_v1<[]>, has_side_effect = #vhlo.bool_v1<false>, operand_layouts = #vhlo.array_v1<[]>, output_operand_aliases = #vhlo.array_v1<[]>, result_layouts = #vhlo.array_v1<[]>} : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
    %3 = "vhlo.call_v1"(%2) {callee = #vhlo.string_v1<"callee">} : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
    %4 = "vhlo.send_v2"(%3, %arg2) {channel_id = #vhlo.integer_v1<0 : i64>, channel_type = #vhlo.integer_v1<2 : i64>, is_host_transfer = #vhlo.bool_v1<true>, source_target_pairs = #vhlo.tensor_v1<dense<> : tensor<0xi64>>} : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.token_v1) -> !vhlo.token_v1
    "vhlo.return_v1"(%3) : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> ()
  }) {arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<!vhlo.bool_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.token_v1) -> !vhlo.tensor_v1<!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"op_if">, sym_visibility = #vhlo.string_v1<"">} : () -> ()
}

// -----

module {
  "vhlo.func_v1"() ({
  ^bb0(%arg0: !vhlo.tensor_v1<1x8x8x207x!vhlo.f32_v1>, %arg1: !vhlo.tensor_v1<3x3x207x16x!vhlo.f32_v1>):
    %0 = "vhlo.convolution_v1"(%arg0, %arg1) {batch_group_count = #vhlo.integer_v1<1 : i64>, feature_group_count = #vhlo.integer_v1<1 : i64>, input_batch_dimension = #vhlo.integer_v1<0 : i64>, input_feature_dimension = #vhlo.integer_v1<3 : i64>, input_spatial_dimensions = #vhlo.tensor_v1<dense<[1, 2]> : tensor<2xi64>>, kernel_input_feature_dimension = #vhlo.integer_v1<2 : i64>, kernel_output_feature_dimension = #vhlo.integer_v1<3 : i64>, kernel_spatial_dimensions = #vhlo.tensor_v1<dense<[0, 1]> : tensor<2xi64>>, lhs_dilation = #vhlo.tensor_v1<dense<1> : tensor<2xi64>>, output_batch_dimension = #vhlo.integer_v1<0 : i64>, output_feature_dimension = #vhlo.integer_v1<3 : i64>, output_spatial_dimensions = #vhlo.tensor_v1<dense<[1, 2]> : tensor<2xi64>>, padding = #vhlo.tensor_v1<dense<1> : tensor<2x2xi64>>, precision_config = #vhlo.array_v1<[#vhlo<precision_v1 HIGHEST>, #vhlo<precision_v1 HIGHEST>]>, rhs_dilation = #vhlo.tensor_v1<dense<1> : tensor<2xi64>>, window_reversal = #vhlo.tensor_v1<dense<false> : tensor<2xi1>>, window_strides = #vhlo.tensor_v1<dense<1> : tensor<2xi64>>} : (!vhlo.tensor_v1<1x8x8x207x!vhlo.f32_v1>, !vhlo.tensor_v1<3x3x207x16x!vhlo.f32_v1>) -> !vhlo.tensor_v1<1x8x8x16x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<1x8x8x16x!vhlo.f32_v1>) -> ()
  }) {arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<1x8x8x207x!vhlo.f32_v1>, !vhlo.tensor_v1<3x3x207x16x!vhlo.f32_v1>) -> !vhlo.tensor_v1<1x8x8x16x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"op_convolution">, sym_visibility = #vhlo.string_v1<"">} : () -> ()
}

// -----

module @jit_f attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  "vhlo.func_v1"() ({
  ^bb0(%arg0: !vhlo.tensor_v1<8x8x16x!vhlo.f32_v1>, %arg1: !vhlo.tensor_v1<8x16x8x!vhlo.f32_v1>):
    %0 = "vhlo.dot_general_v2"(%arg0, %arg1) {accumulation_type = #vhlo.type_v1<!vhlo.none_v1>, allow_imprecise_accumulation = #vhlo.type_v1<!vhlo.none_v1>, lhs_batching_dimensions = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, lhs_component_count = #vhlo.type_v1<!vhlo.none_v1>, lhs_contracting_dimensions = #vhlo.tensor_v1<dense<2> : tensor<1xi64>>, lhs_precision_type = #vhlo.type_v1<!vhlo.none_v1>, num_primitive_operations = #vhlo.type_v1<!vhlo.none_v1>, precision_config = #vhlo.array_v1<[#vhlo<precision_v1 DEFAULT>, #vhlo<precision_v1 DEFAULT>]>, rhs_batching_dimensions = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, rhs_component_count = #vhlo.type_v1<!vhlo.none_v1>, rhs_contracting_dimensions = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, rhs_precision_type = #vhlo.type_v1<!vhlo.none_v1>} : (!vhlo.tensor_v1<8x8x16x!vhlo.f32_v1>, !vhlo.tensor_v1<8x16x8x!vhlo.f32_v1>) -> !vhlo.tensor_v1<8x8x8x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<8x8x8x!vhlo.f32_v1>) -> ()
  }) {arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<8x8x16x!vhlo.f32_v1>, !vhlo.tensor_v1<8x16x8x!vhlo.f32_v1>) -> !vhlo.tensor_v1<8x8x8x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[#vhlo.dict_v1<{#vhlo.string_v1<"jax.result_info"> = #vhlo.string_v1<"result">}>]>, sym_name = #vhlo.string_v1<"main">, sym_visibility = #vhlo.string_v1<"public">} : () -> ()
}

// -----

module {
  "vhlo.func_v1"() ({
  ^bb0(%arg0: !vhlo.tensor_v1<2x4x9x!vhlo.f32_v1>, %arg1: !vhlo.tensor_v1<1x5x2x!vhlo.i32_v1>, %arg2: !vhlo.tensor_v1<10x300x!vhlo.f32_v1>):
    %0 = "vhlo.gather_v2"(%arg0, %arg1) {collapsed_slice_dims = #vhlo.tensor_v1<dense<[0, 1]> : tensor<2xi64>>, index_vector_dim = #vhlo.integer_v1<2 : i64>, indices_are_sorted = #vhlo.bool_v1<true>, offset_dims = #vhlo.tensor_v1<dense<2> : tensor<1xi64>>, operand_batching_dims = #vhlo.tensor_v1<dense<> : tensor<0xi64>>, slice_sizes = #vhlo.tensor_v1<dense<1> : tensor<3xi64>>, start_index_map = #vhlo.tensor_v1<dense<[0, 1]> : tensor<2xi64>>, start_indices_batching_dims = #vhlo.tensor_v1<dense<> : tensor<0xi64>>} : (!vhlo.tensor_v1<2x4x9x!vhlo.f32_v1>, !vhlo.tensor_v1<1x5x2x!vhlo.i32_v1>) -> !vhlo.tensor_v1<1x5x1x!vhlo.f32_v1>
    %1 = "vhlo.scatter_v2"(%arg0, %arg1, %arg2) ({
    ^bb0(%arg3: !vhlo.tensor_v1<!vhlo.f32_v1>, %arg4: !vhlo.tensor_v1<!vhlo.f32_v1>):
      "vhlo.return_v1"(%arg4) : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> ()
    }) {index_vector_dim = #vhlo.integer_v1<1 : i64>, indices_are_sorted = #vhlo.bool_v1<false>, input_batching_dims = #vhlo.tensor_v1<dense<> : tensor<0xi64>>, inserted_window_dims = #vhlo.tensor_v1<dense<[0, 1]> : tensor<2xi64>>, scatter_dims_to_operand_dims = #vhlo.tensor_v1<dense<[0, 1]> : tensor<2xi64>>, scatter_indices_batching_dims = #vhlo.tensor_v1<dense<> : tensor<0xi64>>, unique_indices = #vhlo.bool_v1<false>, update_window_dims = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>} : (!vhlo.tensor_v1<2x4x9x!vhlo.f32_v1>, !vhlo.tensor_v1<1x5x2x!vhlo.i32_v1>, !vhlo.tensor_v1<10x300x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x4x9x!vhlo.f32_v1>
    "vhlo.return_v1"(%1) : (!vhlo.tensor_v1<2x4x9x!vhlo.f32_v1>) -> ()
  }) {arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x4x9x!vhlo.f32_v1>, !vhlo.tensor_v1<1x5x2x!vhlo.i32_v1>, !vhlo.tensor_v1<10x300x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x4x9x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"op_gather">, sym_visibility = #vhlo.string_v1<"">} : () -> ()
}

// -----

module @m {
  "vhlo.func_v1"() ({
  ^bb0(%arg0: !vhlo.tensor_v1<2x3x!vhlo.f32_v1>):
    %0 = "vhlo.call_v1"(%arg0) {callee = #vhlo.string_v1<"relu">} : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> ()
  }) {arg_attrs = #vhlo.array_v1<[#vhlo.dict_v1<{#vhlo.string_v1<"mhlo.sharding"> = #vhlo.string_v1<"{replicated}">}>]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"main">, sym_visibility = #vhlo.string_v1<"public">} : () -> ()
  "vhlo.func_v1"() ({
  ^bb0(%arg0: !vhlo.tensor_v1<2x3x!vhlo.f32_v1>):
    %0 = "vhlo.constant_v1"() {value = #vhlo.tensor_v1<dense<0.000000e+00> : tensor<2x3xf32>>} : () -> !vhlo.tensor_v1<2x3x!vhlo.f32_v1>
    %1 = "vhlo.maximum_v1"(%arg0, %0) : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>, !vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.f32_v1>
    "vhlo.return_v1"(%1) : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> ()
  }) {arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"relu">, sym_visibility = #vhlo.string_v1<"private">} : () -> ()
}

// -----

module {
  "vhlo.func_v1"() ({
  ^bb0(%arg0: !vhlo.tensor_v1<16x!vhlo.f32_v1>, %arg1: !vhlo.tensor_v1<!vhlo.f32_v1>):
    %0 = "vhlo.reduce_v1"(%arg0, %arg1) ({
    ^bb0(%arg2: !vhlo.tensor_v1<!vhlo.f32_v1>, %arg3: !vhlo.tensor_v1<!vhlo.f32_v1>):
      %1 = "vhlo.add_v1"(%arg2, %arg3) : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
      "vhlo.return_v1"(%1) : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> ()
    }) {dimensions = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>} : (!vhlo.tensor_v1<16x!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> ()
  }) {arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<16x!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"op_reduce">, sym_visibility = #vhlo.string_v1<"">} : () -> ()
}

// -----

module {
  "vhlo.func_v1"() ({
  ^bb0(%arg0: !vhlo.tensor_v1<!vhlo.f32_v1>, %arg1: !vhlo.tensor_v1<!vhlo.f32_v1>):
    %0 = "vhlo.multiply_v1"(%arg0, %arg1) : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
    %1 = "vhlo.constant_v1"() {value = #vhlo.tensor_v1<dense<1.000000e+00> : tensor<f32>>} : () -> !vhlo.tensor_v1<!vhlo.f32_v1>
    %2 = "vhlo.subtract_v1"(%0, %1) : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
    %3 = "vhlo.divide_v1"(%2, %1) : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
    %4 = "vhlo.maximum_v1"(%3, %1) : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
    %5 = "vhlo.minimum_v1"(%4, %1) : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
    %6 = "vhlo.power_v1"(%5, %1) : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
    %7 = "vhlo.remainder_v1"(%6, %1) : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
    %8 = "vhlo.atan2_v1"(%7, %1) : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
    %9 = "vhlo.compare_v1"(%8, %1) {compare_type = #vhlo<comparison_type_v1 TOTALORDER>, comparison_direction = #vhlo<comparison_direction_v1 EQ>} : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.bool_v1>
    %10 = "vhlo.select_v1"(%9, %8, %1) : (!vhlo.tensor_v1<!vhlo.bool_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
    "vhlo.return_v1"(%10) : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> ()
  }) {arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"op_multiply">, sym_visibility = #vhlo.string_v1<"private">} : () -> ()
}

// -----

module {
  "vhlo.func_v1"() ({
  ^bb0(%arg0: !vhlo.tensor_v1<8x16x!vhlo.f32_v1>, %arg1: !vhlo.tensor_v1<8x!vhlo.f32_v1>, %arg2: !vhlo.tensor_v1<!vhlo.i64_v1>):
    %0 = "vhlo.broadcast_in_dim_v1"(%arg1) {broadcast_dimensions = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>} : (!vhlo.tensor_v1<8x!vhlo.f32_v1>) -> !vhlo.tensor_v1<8x16x!vhlo.f32_v1>
    %1 = "vhlo.reshape_v1"(%0) : (!vhlo.tensor_v1<8x16x!vhlo.f32_v1>) -> !vhlo.tensor_v1<128x!vhlo.f32_v1>
    %2 = "vhlo.transpose_v1"(%arg0) {permutation = #vhlo.tensor_v1<dense<[1, 0]> : tensor<2xi64>>} : (!vhlo.tensor_v1<8x16x!vhlo.f32_v1>) -> !vhlo.tensor_v1<16x8x!vhlo.f32_v1>
    %3 = "vhlo.concatenate_v1"(%arg0, %arg0) {dimension = #vhlo.integer_v1<0 : i64>} : (!vhlo.tensor_v1<8x16x!vhlo.f32_v1>, !vhlo.tensor_v1<8x16x!vhlo.f32_v1>) -> !vhlo.tensor_v1<16x16x!vhlo.f32_v1>
    %4 = "vhlo.iota_v1"() {iota_dimension = #vhlo.integer_v1<0 : i64>} : () -> !vhlo.tensor_v1<16x!vhlo.i32_v1>
    %5 = "vhlo.slice_v1"(%arg0) {limit_indices = #vhlo.tensor_v1<dense<[8, 8]> : tensor<2xi64>>, start_indices = #vhlo.tensor_v1<dense<0> : tensor<2xi64>>, strides = #vhlo.tensor_v1<dense<1> : tensor<2xi64>>} : (!vhlo.tensor_v1<8x16x!vhlo.f32_v1>) -> !vhlo.tensor_v1<8x8x!vhlo.f32_v1>
    %6 = "vhlo.dynamic_slice_v1"(%arg1, %arg2) {slice_sizes = #vhlo.tensor_v1<dense<4> : tensor<1xi64>>} : (!vhlo.tensor_v1<8x!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.i64_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    %7 = "vhlo.dynamic_update_slice_v1"(%arg1, %6, %arg2) : (!vhlo.tensor_v1<8x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.i64_v1>) -> !vhlo.tensor_v1<8x!vhlo.f32_v1>
    %8 = "vhlo.reverse_v1"(%7) {dimensions = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>} : (!vhlo.tensor_v1<8x!vhlo.f32_v1>) -> !vhlo.tensor_v1<8x!vhlo.f32_v1>
    %9 = "vhlo.pad_v1"(%8, %arg2) {edge_padding_high = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, edge_padding_low = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, interior_padding = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>} : (!vhlo.tensor_v1<8x!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.i64_v1>) -> !vhlo.tensor_v1<10x!vhlo.f32_v1>
    %10 = "vhlo.get_dimension_size_v1"(%9) {dimension = #vhlo.integer_v1<0 : i64>} : (!vhlo.tensor_v1<10x!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
    %11 = "vhlo.set_dimension_size_v1"(%9, %10) {dimension = #vhlo.integer_v1<0 : i64>} : (!vhlo.tensor_v1<10x!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<?x!vhlo.f32_v1, #vhlo.type_extensions_v1<bounds = [10]>>
    "vhlo.return_v1"(%9) : (!vhlo.tensor_v1<10x!vhlo.f32_v1>) -> ()
  }) {arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<8x16x!vhlo.f32_v1>, !vhlo.tensor_v1<8x!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.i64_v1>) -> !vhlo.tensor_v1<10x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"main">, sym_visibility = #vhlo.string_v1<"">} : () -> ()
}

// -----

module {
  func.func @types(%arg0: !vhlo.tensor_v1<!vhlo.i4_v1>, %arg1: !vhlo.tensor_v1<2x!vhlo.i8_v1>, %arg2: !vhlo.tensor_v1<?x?x!vhlo.i16_v1>, %arg3: !vhlo.tensor_v1<!vhlo.i64_v1>, %arg4: !vhlo.tensor_v1<!vhlo.ui8_v1>, %arg5: !vhlo.tensor_v1<!vhlo.ui32_v1>, %arg6: !vhlo.tensor_v1<!vhlo.ui64_v1>, %arg7: !vhlo.tensor_v1<!vhlo.f16_v1>, %arg8: !vhlo.tensor_v1<!vhlo.f64_v1>, %arg9: !vhlo.tensor_v1<!vhlo.complex_v1<!vhlo.f32_v1>>, %arg10: !vhlo.tuple_v1<!vhlo.tensor_v1<!vhlo.f32_v1>>, %arg11: !vhlo.unranked_tensor_v1<!vhlo.f32_v1>) {
    %0 = "vhlo.reduce_window_v1"(%arg8, %arg8) ({
    ^bb0(%arg12: !vhlo.tensor_v1<!vhlo.f64_v1>, %arg13: !vhlo.tensor_v1<!vhlo.f64_v1>):
      %3 = "vhlo.maximum_v1"(%arg12, %arg13) : (!vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
      "vhlo.return_v1"(%3) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> ()
    }) {base_dilations = #vhlo.tensor_v1<dense<1> : tensor<4xi64>>, padding = #vhlo.tensor_v1<dense<0> : tensor<4x2xi64>>, window_dilations = #vhlo.tensor_v1<dense<1> : tensor<4xi64>>, window_dimensions = #vhlo.tensor_v1<dense<[1, 2, 2, 1]> : tensor<4xi64>>, window_strides = #vhlo.tensor_v1<dense<[1, 2, 2, 1]> : tensor<4xi64>>} : (!vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %1:2 = "vhlo.rng_bit_generator_v1"(%arg6) {rng_algorithm = #vhlo<rng_algorithm_v1 PHILOX>} : (!vhlo.tensor_v1<!vhlo.ui64_v1>) -> (!vhlo.tensor_v1<!vhlo.ui64_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>)
    %2 = "vhlo.batch_norm_inference_v1"(%arg7) {epsilon = #vhlo.float_v1<1.000000e-03 : !vhlo.f32_v1>, feature_index = #vhlo.integer_v1<0 : i64>} : (!vhlo.tensor_v1<!vhlo.f16_v1>) -> !vhlo.tensor_v1<!vhlo.f16_v1>
    %4 = "vhlo.all_reduce_v2"(%arg8) ({
    }) {channel_id = #vhlo.integer_v1<0 : i64>, replica_groups = #vhlo.tensor_v1<dense<[[0, 1]]> : tensor<1x2xi64>>, use_global_device_ids = #vhlo.bool_v1<false>} : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %5 = "vhlo.sort_v1"(%arg8) ({
    }) {dimension = #vhlo.integer_v1<0 : i64>, is_stable = #vhlo.bool_v1<true>} : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    return
  }
}

// -----

module {
  "vhlo.func_v1"() ({
  ^bb0(%arg0: !vhlo.tensor_v1<16x!vhlo.f32_v1>):
    %0 = "vhlo.abs_v1"(%arg0) : (!vhlo.tensor_v1<16x!vhlo.f32_v1>) -> !vhlo.tensor_v1<16x!vhlo.f32_v1>
    %1 = "vhlo.cbrt_v1"(%0) : (!vhlo.tensor_v1<16x!vhlo.f32_v1>) -> !vhlo.tensor_v1<16x!vhlo.f32_v1>
    %2 = "vhlo.ceil_v1"(%1) : (!vhlo.tensor_v1<16x!vhlo.f32_v1>) -> !vhlo.tensor_v1<16x!vhlo.f32_v1>
    %3 = "vhlo.cosine_v1"(%2) : (!vhlo.tensor_v1<16x!vhlo.f32_v1>) -> !vhlo.tensor_v1<16x!vhlo.f32_v1>
    %4 = "vhlo.exponential_v1"(%3) : (!vhlo.tensor_v1<16x!vhlo.f32_v1>) -> !vhlo.tensor_v1<16x!vhlo.f32_v1>
    %5 = "vhlo.exponential_minus_one_v1"(%4) : (!vhlo.tensor_v1<16x!vhlo.f32_v1>) -> !vhlo.tensor_v1<16x!vhlo.f32_v1>
    %6 = "vhlo.floor_v1"(%5) : (!vhlo.tensor_v1<16x!vhlo.f32_v1>) -> !vhlo.tensor_v1<16x!vhlo.f32_v1>
    %7 = "vhlo.log_v1"(%6) : (!vhlo.tensor_v1<16x!vhlo.f32_v1>) -> !vhlo.tensor_v1<16x!vhlo.f32_v1>
    %8 = "vhlo.log_plus_one_v1"(%7) : (!vhlo.tensor_v1<16x!vhlo.f32_v1>) -> !vhlo.tensor_v1<16x!vhlo.f32_v1>
    %9 = "vhlo.logistic_v1"(%8) : (!vhlo.tensor_v1<16x!vhlo.f32_v1>) -> !vhlo.tensor_v1<16x!vhlo.f32_v1>
    %10 = "vhlo.negate_v1"(%9) : (!vhlo.tensor_v1<16x!vhlo.f32_v1>) -> !vhlo.tensor_v1<16x!vhlo.f32_v1>
    %11 = "vhlo.rsqrt_v2"(%10) {result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>} : (!vhlo.tensor_v1<16x!vhlo.f32_v1>) -> !vhlo.tensor_v1<16x!vhlo.f32_v1>
    %12 = "vhlo.sign_v1"(%11) : (!vhlo.tensor_v1<16x!vhlo.f32_v1>) -> !vhlo.tensor_v1<16x!vhlo.f32_v1>
    %13 = "vhlo.sine_v1"(%12) : (!vhlo.tensor_v1<16x!vhlo.f32_v1>) -> !vhlo.tensor_v1<16x!vhlo.f32_v1>
    %14 = "vhlo.sqrt_v1"(%13) : (!vhlo.tensor_v1<16x!vhlo.f32_v1>) -> !vhlo.tensor_v1<16x!vhlo.f32_v1>
    %15 = "vhlo.tanh_v1"(%14) : (!vhlo.tensor_v1<16x!vhlo.f32_v1>) -> !vhlo.tensor_v1<16x!vhlo.f32_v1>
    %16 = "vhlo.convert_v1"(%15) : (!vhlo.tensor_v1<16x!vhlo.f32_v1>) -> !vhlo.tensor_v1<16x!vhlo.bf16_v1>
    %17 = "vhlo.bitcast_convert_v1"(%15) : (!vhlo.tensor_v1<16x!vhlo.f32_v1>) -> !vhlo.tensor_v1<16x!vhlo.i32_v1>
    %18 = "vhlo.round_nearest_even_v1"(%15) : (!vhlo.tensor_v1<16x!vhlo.f32_v1>) -> !vhlo.tensor_v1<16x!vhlo.f32_v1>
    %19 = "vhlo.round_nearest_afz_v1"(%18) : (!vhlo.tensor_v1<16x!vhlo.f32_v1>) -> !vhlo.tensor_v1<16x!vhlo.f32_v1>
    %20 = "vhlo.is_finite_v1"(%19) : (!vhlo.tensor_v1<16x!vhlo.f32_v1>) -> !vhlo.tensor_v1<16x!vhlo.bool_v1>
    %21 = "vhlo.reduce_precision_v1"(%19) {exponent_bits = #vhlo.integer_v1<8 : i32>, mantissa_bits = #vhlo.integer_v1<10 : i32>} : (!vhlo.tensor_v1<16x!vhlo.f32_v1>) -> !vhlo.tensor_v1<16x!vhlo.f32_v1>
    %22 = "vhlo.popcnt_v1"(%17) : (!vhlo.tensor_v1<16x!vhlo.i32_v1>) -> !vhlo.tensor_v1<16x!vhlo.i32_v1>
    %23 = "vhlo.not_v1"(%22) : (!vhlo.tensor_v1<16x!vhlo.i32_v1>) -> !vhlo.tensor_v1<16x!vhlo.i32_v1>
    "vhlo.return_v1"(%21) : (!vhlo.tensor_v1<16x!vhlo.f32_v1>) -> ()
  }) {arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<16x!vhlo.f32_v1>) -> !vhlo.tensor_v1<16x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"unary">, sym_visibility = #vhlo.string_v1<"">} : () -> ()
}
