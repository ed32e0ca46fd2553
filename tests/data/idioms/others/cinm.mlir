// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @va(%arg0: tensor<8x128xi32>, %arg1: tensor<8x128xi32>) -> tensor<8x128xi32> {
  %0 = "cinm.compute"(%arg0, %arg1) ({
  ^bb0(%a: tensor<8x128xi32>, %b: tensor<8x128xi32>):
    %1 = "cinm.op.add"(%a, %b) : (tensor<8x128xi32>, tensor<8x128xi32>) -> tensor<8x128xi32>
    "cinm.yield"(%1) : (tensor<8x128xi32>) -> ()
  }) {workgroupShape = array<i64: 8, 16>} : (tensor<8x128xi32>, tensor<8x128xi32>) -> tensor<8x128xi32>
  %wg = "cnm.workgroup"() {cnm.physical_dims = ["dpu", "thread"]} : () -> !cnm.workgroup<8x16>
  %buf = "cnm.alloc"(%wg) {cnm.physical_space = "global"} : (!cnm.workgroup<8x16>) -> !cnm.buffer<128xi32 on 8x16, level 0>
  %h = "upmem.alloc_dpus"() : () -> !upmem.hierarchy<1x8x16>
  return %0 : tensor<8x128xi32>
}
