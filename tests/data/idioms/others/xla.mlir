// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module {
  func.func @fused(%arg0: tensor<10x20xf32> {xla.invariant, xla.slice_index = 0 : index}, %arg1: tensor<10x20xf32> {xla.slice_index = 1 : index}) -> tensor<10x20xf32> attributes {xla.backend_kind = #xla.backend_kind<gpu>, xla.entry} {
    %0 = "xla_gpu.thread_id"() : () -> index
    %1 = "xla.apply_indexing"(%0) {indexing_map_attr = #xla.indexing_map<"(d0)[s0] -> (d0 + s0), domain: d0 in [0, 9], s0 in [0, 19]">, operandSegmentSizes = array<i32: 1, 0>} : (index) -> index
    %2 = "xla.pure_call"(%arg0, %1) {callee = @add, operandSegmentSizes = array<i32: 2, 0>} : (tensor<10x20xf32>, index) -> f32
    %3 = "xla_gpu.sync_threads"(%arg1) : (tensor<10x20xf32>) -> tensor<10x20xf32>
    %4 = "xla.atomic_rmw"(%3, %1) ({
    ^bb0(%a: f32):
      %7 = arith.addf %a, %2 : f32
      "xla.yield"(%7) : (f32) -> ()
    }) : (tensor<10x20xf32>, index) -> tensor<10x20xf32>
    %5 = "ifrt.CallLoadedExecutable"(%4) {callee = @exec} : (tensor<10x20xf32>) -> !ifrt.array<tensor<2x2xi32>, #ifrt.sharding_param<1x1 to [0] on 1>, [0]>
    %6 = "xtile.extract"(%arg0) {strides = array<i64: 1, 1>} : (tensor<10x20xf32>) -> tensor<16x32xf32>
    return %4 : tensor<10x20xf32>
  }
}
