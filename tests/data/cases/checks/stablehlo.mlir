// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Each row of varve.require of stablehlo is true for an operation here, and false for another one: tests/system/tools/check-rows.sh.
%0:2 = "test.op"() : () -> (tensor<2xf32>, tensor<2xf32>)
%1 = "stablehlo.add"(%0#0, %0#1) : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>)
// -----
%0:2 = "test.op"() : () -> (tensor<2xf32>, tensor<2xf64>)
%1 = "stablehlo.add"(%0#0, %0#1) : (tensor<2xf32>, tensor<2xf64>) -> (tensor<2xf32>)
// -----
%0:2 = "test.op"() : () -> (tensor<2xf32>, tensor<2xf32>)
%1 = "stablehlo.add"(%0#0, %0#1) : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf64>)
// -----
%0:2 = "test.op"() : () -> (tensor<2xf32>, tensor<2xf32>)
%1 = "stablehlo.compare"(%0#0, %0#1) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xi1>)
// -----
%0:2 = "test.op"() : () -> (tensor<2xf32>, tensor<2xf64>)
%1 = "stablehlo.compare"(%0#0, %0#1) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xf32>, tensor<2xf64>) -> (tensor<2xi1>)
// -----
%0 = "test.op"() : () -> tensor<2xf32>
%1 = "stablehlo.negate"(%0) : (tensor<2xf32>) -> (tensor<2xf32>)
// -----
%0 = "test.op"() : () -> tensor<2xf32>
%1 = "stablehlo.negate"(%0) : (tensor<2xf32>) -> (tensor<2xf64>)
// -----
%0:3 = "test.op"() : () -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
%1 = "stablehlo.clamp"(%0#0, %0#1, %0#2) : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>)
// -----
%0:3 = "test.op"() : () -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf64>)
%1 = "stablehlo.clamp"(%0#0, %0#1, %0#2) : (tensor<2xf32>, tensor<2xf32>, tensor<2xf64>) -> (tensor<2xf32>)
// -----
%0:3 = "test.op"() : () -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
%1 = "stablehlo.clamp"(%0#0, %0#1, %0#2) : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<3xf32>)
// -----
%0:3 = "test.op"() : () -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
%1 = "stablehlo.clamp"(%0#0, %0#1, %0#2) : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2x3xf32>)
// -----
%0:3 = "test.op"() : () -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
%1 = "stablehlo.clamp"(%0#0, %0#1, %0#2) : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf64>)
// -----
%1 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> (tensor<2xf32>)
// -----
%1 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> (tensor<3xf32>)
// -----
%0 = "test.op"() : () -> tensor<6xf32>
%1 = "stablehlo.reshape"(%0) : (tensor<6xf32>) -> (tensor<2x3xf32>)
// -----
%0 = "test.op"() : () -> tensor<6xf32>
%1 = "stablehlo.reshape"(%0) : (tensor<6xf32>) -> (tensor<2x2xf32>)
// -----
%0 = "test.op"() : () -> tensor<6xf32>
%1 = "stablehlo.reshape"(%0) : (tensor<6xf32>) -> (tensor<2x3xi32>)
// -----
%0 = "test.op"() : () -> tensor<2x3xf32>
%1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<2x3xf32>) -> (tensor<3x2xf32>)
// -----
%0 = "test.op"() : () -> tensor<2x3xf32>
%1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> (tensor<3x2xf32>)
// -----
%0 = "test.op"() : () -> tensor<2x3xf32>
%1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
// -----
%0 = "test.op"() : () -> tensor<2x3xf32>
%1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<2x3xf32>) -> (tensor<3x2xi32>)
// -----
%0 = "test.op"() : () -> tensor<3xf32>
%1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> (tensor<2x3xf32>)
// -----
%0 = "test.op"() : () -> tensor<1xf32>
%1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xf32>) -> (tensor<2x3xf32>)
// -----
%0 = "test.op"() : () -> tensor<3xf32>
%1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> (tensor<2x3xi32>)
// -----
%0 = "test.op"() : () -> tensor<3xf32>
%1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<3xf32>) -> (tensor<2x3xf32>)
// -----
%0 = "test.op"() : () -> tensor<3x3xf32>
%1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 1>}> : (tensor<3x3xf32>) -> (tensor<2x3xf32>)
// -----
%0 = "test.op"() : () -> tensor<3xf32>
%1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 2>}> : (tensor<3xf32>) -> (tensor<2x3xf32>)
// -----
%0 = "test.op"() : () -> tensor<2xf32>
%1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> (tensor<2x3xf32>)
// -----
%0:2 = "test.op"() : () -> (tensor<3xf32>, tensor<2xi32>)
%1 = "stablehlo.dynamic_broadcast_in_dim"(%0#0, %0#1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>, tensor<2xi32>) -> (tensor<?x3xf32>)
// -----
%0:2 = "test.op"() : () -> (tensor<3xf32>, tensor<2xi32>)
%1 = "stablehlo.dynamic_broadcast_in_dim"(%0#0, %0#1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>, tensor<2xi32>) -> (tensor<?x3xi32>)
// -----
%0:2 = "test.op"() : () -> (tensor<3xf32>, tensor<2xi32>)
%1 = "stablehlo.dynamic_broadcast_in_dim"(%0#0, %0#1) <{broadcast_dimensions = array<i64>}> : (tensor<3xf32>, tensor<2xi32>) -> (tensor<?x3xf32>)
// -----
%0:2 = "test.op"() : () -> (tensor<3x3xf32>, tensor<2xi32>)
%1 = "stablehlo.dynamic_broadcast_in_dim"(%0#0, %0#1) <{broadcast_dimensions = array<i64: 1, 1>}> : (tensor<3x3xf32>, tensor<2xi32>) -> (tensor<?x3xf32>)
// -----
%0:2 = "test.op"() : () -> (tensor<3xf32>, tensor<2xi32>)
%1 = "stablehlo.dynamic_broadcast_in_dim"(%0#0, %0#1) <{broadcast_dimensions = array<i64: 2>}> : (tensor<3xf32>, tensor<2xi32>) -> (tensor<?x3xf32>)
// -----
%0:2 = "test.op"() : () -> (tensor<3xf32>, tensor<3xi32>)
%1 = "stablehlo.dynamic_broadcast_in_dim"(%0#0, %0#1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>, tensor<3xi32>) -> (tensor<?x3xf32>)
// -----
%0:3 = "test.op"() : () -> (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>)
%1 = "stablehlo.select"(%0#0, %0#1, %0#2) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>)
// -----
%0:3 = "test.op"() : () -> (tensor<i1>, tensor<2xf32>, tensor<2xf32>)
%1 = "stablehlo.select"(%0#0, %0#1, %0#2) : (tensor<i1>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>)
// -----
%0:3 = "test.op"() : () -> (tensor<2xi1>, tensor<2xf32>, tensor<3xf32>)
%1 = "stablehlo.select"(%0#0, %0#1, %0#2) : (tensor<2xi1>, tensor<2xf32>, tensor<3xf32>) -> (tensor<2xf32>)
// -----
%0:3 = "test.op"() : () -> (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>)
%1 = "stablehlo.select"(%0#0, %0#1, %0#2) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xi32>)
// -----
%0:3 = "test.op"() : () -> (tensor<3xi1>, tensor<2xf32>, tensor<2xf32>)
%1 = "stablehlo.select"(%0#0, %0#1, %0#2) : (tensor<3xi1>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>)
// -----
%0 = "test.op"() : () -> tensor<6xf32>
%1 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 5>, start_indices = array<i64: 1>, strides = array<i64: 2>}> : (tensor<6xf32>) -> (tensor<2xf32>)
// -----
%0 = "test.op"() : () -> tensor<6xf32>
%1 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 5, 5>, start_indices = array<i64: 1, 1>, strides = array<i64: 2, 2>}> : (tensor<6xf32>) -> (tensor<2xf32>)
// -----
%0 = "test.op"() : () -> tensor<6xf32>
%1 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 5>, start_indices = array<i64: 1>, strides = array<i64: 2>}> : (tensor<6xf32>) -> (tensor<2x2xf32>)
// -----
%0 = "test.op"() : () -> tensor<6xf32>
%1 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 1>, start_indices = array<i64: 5>, strides = array<i64: 2>}> : (tensor<6xf32>) -> (tensor<2xf32>)
// -----
%0 = "test.op"() : () -> tensor<6xf32>
%1 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 7>, start_indices = array<i64: 1>, strides = array<i64: 2>}> : (tensor<6xf32>) -> (tensor<3xf32>)
// -----
%0 = "test.op"() : () -> tensor<6xf32>
%1 = "stablehlo.slice"(%0) <{limit_indices = array<i64: 5>, start_indices = array<i64: 1>, strides = array<i64: 2>}> : (tensor<6xf32>) -> (tensor<3xf32>)
// -----
%0:2 = "test.op"() : () -> (tensor<2x3xf32>, tensor<1x3xf32>)
%1 = "stablehlo.concatenate"(%0#0, %0#1) <{dimension = 0 : i64}> : (tensor<2x3xf32>, tensor<1x3xf32>) -> (tensor<3x3xf32>)
// -----
%0:2 = "test.op"() : () -> (tensor<2x3xf32>, tensor<1x3xf32>)
%1 = "stablehlo.concatenate"(%0#0, %0#1) <{dimension = 2 : i64}> : (tensor<2x3xf32>, tensor<1x3xf32>) -> (tensor<3x3xf32>)
// -----
%0:2 = "test.op"() : () -> (tensor<2x3xf32>, tensor<1xf32>)
%1 = "stablehlo.concatenate"(%0#0, %0#1) <{dimension = 0 : i64}> : (tensor<2x3xf32>, tensor<1xf32>) -> (tensor<3x3xf32>)
// -----
%0:2 = "test.op"() : () -> (tensor<2x3xf32>, tensor<1x4xf32>)
%1 = "stablehlo.concatenate"(%0#0, %0#1) <{dimension = 0 : i64}> : (tensor<2x3xf32>, tensor<1x4xf32>) -> (tensor<3x3xf32>)
// -----
%0:2 = "test.op"() : () -> (tensor<2x3xf32>, tensor<1x3xf32>)
%1 = "stablehlo.concatenate"(%0#0, %0#1) <{dimension = 0 : i64}> : (tensor<2x3xf32>, tensor<1x3xf32>) -> (tensor<4x3xf32>)
// -----
%0:2 = "test.op"() : () -> (tensor<2x3xf32>, tensor<f32>)
%1:1 = "stablehlo.reduce"(%0#0, %0#1) <{dimensions = array<i64: 1>}> ({
^bb0(%a0: tensor<f32>, %a1: tensor<f32>):
  "stablehlo.return"(%a0) : (tensor<f32>) -> ()
}) : (tensor<2x3xf32>, tensor<f32>) -> (tensor<2xf32>)
// -----
%0:2 = "test.op"() : () -> (tensor<2x3xf32>, tensor<f32>)
%1:1 = "stablehlo.reduce"(%0#0, %0#1) <{dimensions = array<i64: 1>}> ({
^bb0(%a0: tensor<f32>, %a1: tensor<f32>):
  "stablehlo.return"(%a0) : (tensor<f32>) -> ()
}) : (tensor<2x3xf32>, tensor<f32>) -> (tensor<3xf32>)
// -----
%0:2 = "test.op"() : () -> (tensor<2x3xf32>, tensor<f32>)
%1:1 = "stablehlo.reduce"(%0#0, %0#1) <{dimensions = array<i64: 2>}> ({
^bb0(%a0: tensor<f32>, %a1: tensor<f32>):
  "stablehlo.return"(%a0) : (tensor<f32>) -> ()
}) : (tensor<2x3xf32>, tensor<f32>) -> (tensor<2x3xf32>)
// -----
%0:2 = "test.op"() : () -> (tensor<2x3xf32>, tensor<f32>)
%1:1 = "stablehlo.reduce"(%0#0, %0#1) <{dimensions = array<i64: 1, 1>}> ({
^bb0(%a0: tensor<f32>, %a1: tensor<f32>):
  "stablehlo.return"(%a0) : (tensor<f32>) -> ()
}) : (tensor<2x3xf32>, tensor<f32>) -> (tensor<2xf32>)
// -----
%0:2 = "test.op"() : () -> (tensor<2x3xf32>, tensor<f32>)
%1:2 = "stablehlo.reduce"(%0#0, %0#1) <{dimensions = array<i64: 1>}> ({
^bb0(%a0: tensor<f32>, %a1: tensor<f32>):
  "stablehlo.return"(%a0) : (tensor<f32>) -> ()
}) : (tensor<2x3xf32>, tensor<f32>) -> (tensor<2xf32>, tensor<2xf32>)
// -----
%0:3 = "test.op"() : () -> (tensor<4xf32>, tensor<1xi32>, tensor<f32>)
%1 = "stablehlo.scatter"(%0#0, %0#1, %0#2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>}> ({
^bb0(%a: tensor<f32>, %b: tensor<f32>):
  "stablehlo.return"(%b) : (tensor<f32>) -> ()
}) : (tensor<4xf32>, tensor<1xi32>, tensor<f32>) -> tensor<4xf32>
// -----
%0:3 = "test.op"() : () -> (tensor<4xf32>, tensor<1xi32>, tensor<f32>)
%1 = "stablehlo.scatter"(%0#0, %0#1, %0#2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>}> ({
^bb0(%a: tensor<f32>, %b: tensor<f32>):
  "stablehlo.return"(%b) : (tensor<f32>) -> ()
}) : (tensor<4xf32>, tensor<1xi32>, tensor<f32>) -> tensor<5xf32>
// -----
%0:3 = "test.op"() : () -> (tensor<4xf32>, tensor<1xi32>, tensor<f32>)
%1:2 = "stablehlo.scatter"(%0#0, %0#1, %0#2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>}> ({
^bb0(%a: tensor<f32>, %b: tensor<f32>):
  "stablehlo.return"(%b) : (tensor<f32>) -> ()
}) : (tensor<4xf32>, tensor<1xi32>, tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>)
// -----
%0:2 = "test.op"() : () -> (tensor<4xf32>, tensor<i32>)
%1 = "stablehlo.dynamic_slice"(%0#0, %0#1) <{slice_sizes = array<i64: 2>}> : (tensor<4xf32>, tensor<i32>) -> (tensor<2xf32>)
// -----
%0:2 = "test.op"() : () -> (tensor<4xf32>, tensor<i32>)
%1 = "stablehlo.dynamic_slice"(%0#0, %0#1) <{slice_sizes = array<i64: 2, 2>}> : (tensor<4xf32>, tensor<i32>) -> (tensor<2xf32>)
// -----
%0:2 = "test.op"() : () -> (tensor<4xf32>, tensor<i32>)
%1 = "stablehlo.dynamic_slice"(%0#0, %0#1) <{slice_sizes = array<i64: 5>}> : (tensor<4xf32>, tensor<i32>) -> (tensor<5xf32>)
// -----
%0:2 = "test.op"() : () -> (tensor<4xf32>, tensor<i32>)
%1 = "stablehlo.dynamic_slice"(%0#0, %0#1) <{slice_sizes = array<i64: 2>}> : (tensor<4xf32>, tensor<i32>) -> (tensor<3xf32>)
// -----
%0:2 = "test.op"() : () -> (tensor<2xf32>, tensor<f32>)
%1 = "stablehlo.pad"(%0#0, %0#1) <{edge_padding_high = array<i64: 1>, edge_padding_low = array<i64: 1>, interior_padding = array<i64: 1>}> : (tensor<2xf32>, tensor<f32>) -> (tensor<5xf32>)
// -----
%0:2 = "test.op"() : () -> (tensor<2xf32>, tensor<f32>)
%1 = "stablehlo.pad"(%0#0, %0#1) <{edge_padding_high = array<i64: 1, 1>, edge_padding_low = array<i64: 1, 1>, interior_padding = array<i64: 1, 1>}> : (tensor<2xf32>, tensor<f32>) -> (tensor<5xf32>)
// -----
%0:2 = "test.op"() : () -> (tensor<2xf32>, tensor<f32>)
%1 = "stablehlo.pad"(%0#0, %0#1) <{edge_padding_high = array<i64: 1>, edge_padding_low = array<i64: 1>, interior_padding = array<i64: 1>}> : (tensor<2xf32>, tensor<f32>) -> (tensor<6xf32>)
// -----
%1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> (tensor<4xf32>)
// -----
%1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> (tensor<4xf32>)
// -----
%0 = "test.op"() : () -> tensor<2x3xf32>
%1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
// -----
%0 = "test.op"() : () -> tensor<2x3xf32>
%1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<2x3xf32>) -> (tensor<3x2xf32>)
// -----
%0 = "test.op"() : () -> tensor<2x3xf32>
%1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0, 0>}> : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
// -----
%0 = "test.op"() : () -> tensor<2x3xf32>
%1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2>}> : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
// -----
%0:2 = "test.op"() : () -> (tensor<2x3x4xf32>, tensor<2x4x5xf32>)
%1 = "stablehlo.dot_general"(%0#0, %0#1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> (tensor<2x3x5xf32>)
// -----
%0:2 = "test.op"() : () -> (tensor<2x3x4xf32>, tensor<2x4x5xf32>)
%1 = "stablehlo.dot_general"(%0#0, %0#1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> (tensor<2x3x5xf32>)
// -----
%0:2 = "test.op"() : () -> (tensor<2x3x4xf32>, tensor<2x4x5xf32>)
%1 = "stablehlo.dot_general"(%0#0, %0#1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = []>}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> (tensor<2x3x5xf32>)
// -----
%0:2 = "test.op"() : () -> (tensor<2x3x4xf32>, tensor<2x4x5xf32>)
%1 = "stablehlo.dot_general"(%0#0, %0#1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> (tensor<2x3x5xf32>)
// -----
%0:2 = "test.op"() : () -> (tensor<2x3x4xf32>, tensor<2x4x5xf32>)
%1 = "stablehlo.dot_general"(%0#0, %0#1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> (tensor<2x3x5xf32>)
// -----
%0:2 = "test.op"() : () -> (tensor<2x3x4xf32>, tensor<2x4x5xf32>)
%1 = "stablehlo.dot_general"(%0#0, %0#1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> (tensor<2x3x6xf32>)
// -----
%0:2 = "test.op"() : () -> (tensor<2x3x4xf32>, tensor<2x4x5xf32>)
%1 = "stablehlo.dot_general"(%0#0, %0#1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> (tensor<2x3xf32>)
// -----
%0:3 = "test.op"() : () -> (tensor<i1>, tensor<2xf32>, tensor<2xf64>)
%1 = "stablehlo.select"(%0#0, %0#1, %0#2) : (tensor<i1>, tensor<2xf32>, tensor<2xf64>) -> (tensor<2xf32>)
// -----
%0 = "test.op"() : () -> tensor<6xf32>
%1 = "stablehlo.reshape"(%0) : (tensor<6xf32>) -> (tensor<?x3xf32>)
