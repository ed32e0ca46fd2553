// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module @jit_f attributes {mhlo.frontend_attributes = {xla.sdy.meshes = "{mesh = #sdy.mesh<[\22x\22=2]>}"}, mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  "sdy.mesh"() {mesh = #sdy.mesh<["x"=2]>, sym_name = "mesh"} : () -> ()
  func.func public @main(%arg0: tensor<8xf32> {mhlo.frontend_attributes = {xla.sdy.sharding = "#sdy.sharding_per_value<[<@mesh, [{\22x\22}]>]>"}, sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> (tensor<8xf32> {jax.result_info = "result"}) {
    %0 = "stablehlo.sine"(%arg0) {mhlo.sharding = "{devices=[2]<=[2]}"} : (tensor<8xf32>) -> tensor<8xf32>
    %1 = "stablehlo.custom_call"(%0) {backend_config = "", call_target_name = "annotate_device_placement", has_side_effect = true, mhlo.frontend_attributes = {_xla_buffer_placement = "pinned_host"}} : (tensor<8xf32>) -> tensor<8xf32>
    return %1 : tensor<8xf32>
  }
}

// -----

module {
  "sdy.mesh"() {mesh = #sdy.mesh<["a"=2, "b"=2]>, sym_name = "mesh"} : () -> ()
  func.func @manual(%arg0: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %0 = "sdy.manual_computation"(%arg0) ({
    ^bb0(%arg1: tensor<8x32xf32>):
      %2 = "stablehlo.add"(%arg1, %arg1) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=8, j=32}>} : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x32xf32>
      "sdy.return"(%2) : (tensor<8x32xf32>) -> ()
    }) {in_shardings = #sdy.sharding_per_value<[<@mesh, [{"a"}, {"b"}]>]>, manual_axes = #sdy<manual_axes{"a"}>, out_shardings = #sdy.sharding_per_value<[<@mesh, [{"a"}, {"b"}]>]>} : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %1 = "sdy.named_computation"(%0) ({
    ^bb0(%arg1: tensor<16x32xf32>):
      "sdy.return"(%arg1) : (tensor<16x32xf32>) -> ()
    }) {name = "foo"} : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %3 = "sdy.data_flow_edge"(%1) {sharding = #sdy.sharding<@mesh, [{"a"}, {}]>} : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %4 = "sdy.constant"() {value = dense<0.000000e+00> : tensor<8x8xf32>} : () -> tensor<8x8xf32>
    return %3 : tensor<16x32xf32>
  }
}

// -----

module @sharded attributes {mhlo.num_partitions = 8 : i32} {
  "sdy.mesh"() {mesh = #sdy.mesh<["data"=2, "model"=4]>, sym_name = "mesh"} : () -> ()
  "sdy.mesh"() {mesh = #sdy.mesh<["a"=2, "b"=2, "c"=2], device_ids=[0, 2, 1, 3, 4, 6, 5, 7]>, sym_name = "mesh_abc"} : () -> ()
  "sdy.mesh"() {mesh = #sdy.mesh<[], device_ids=[0]>, sym_name = "maximal_mesh_0"} : () -> ()
  func.func @main(%arg0: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}, %arg1: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model", ?}]>}) -> (tensor<8x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {"model"}]>}) {
    %0 = "stablehlo.dot_general"(%arg0, %arg1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"data", ?}, {?}]>]>} : (tensor<8x16xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>
    %1 = "sdy.sharding_constraint"(%0) {sharding = #sdy.sharding<@mesh, [{"data"}, {"model"}], replicated={}>} : (tensor<8x32xf32>) -> tensor<8x32xf32>
    %2 = "sdy.reshard"(%1) {sharding = #sdy.sharding<@mesh, [{"model"}p1, {?}]>} : (tensor<8x32xf32>) -> tensor<8x32xf32>
    %3 = "sdy.all_gather"(%2) {gathering_axes = #sdy<list_of_axis_ref_lists[{"data"}, {}]>, out_sharding = #sdy.sharding<@mesh, [{}, {"model"}]>} : (tensor<8x32xf32>) -> tensor<8x32xf32>
    %4 = "sdy.all_slice"(%3) {out_sharding = #sdy.sharding<@mesh, [{"data"}, {"model"}]>, slicing_axes = #sdy<list_of_axis_ref_lists[{"data"}, {}]>} : (tensor<8x32xf32>) -> tensor<8x32xf32>
    %5 = "sdy.all_reduce"(%4) {out_sharding = #sdy.sharding<@mesh, [{"data"}, {}]>, reduction_axes = #sdy<axis_ref_list{"model"}>} : (tensor<8x32xf32>) -> tensor<8x32xf32>
    %6 = "sdy.all_to_all"(%5) {out_sharding = #sdy.sharding<@mesh, [{}, {"data"}]>, params = [#sdy.all_to_all_param<{"data"}: 0->1>]} : (tensor<8x32xf32>) -> tensor<8x32xf32>
    %7 = "sdy.collective_permute"(%6) {out_sharding = #sdy.sharding<@mesh, [{"data":(1)2}, {}]>} : (tensor<8x32xf32>) -> tensor<8x32xf32>
    %8 = "sdy.propagation_barrier"(%7) {allowed_direction = 1 : i32} : (tensor<8x32xf32>) -> tensor<8x32xf32>
    "sdy.sharding_group"(%8) {group_id = 21 : i64} : (tensor<8x32xf32>) -> ()
    return %8 : tensor<8x32xf32>
  }
}
