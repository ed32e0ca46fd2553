// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#dram = #ttnn.buffer_type<dram>
#layout = #ttnn.ttnn_layout<(d0, d1) -> (d0, d1), <1x1>, memref<2x4x!ttcore.tile<32x32, bf16>, #dram>, <interleaved>>
module attributes {ttcore.system_desc = #ttcore.system_desc<[{role = host, target_triple = "x86_64-pc-linux"}], [0], [3 : i32], [ 0x0x0x0]>} {
  func.func @forward(%arg0: tensor<64x128xf32>, %arg1: tensor<64x128xf32>, %arg2: tensor<64x128xbf16, #layout>) -> tensor<64x128xf32> {
    %0 = "ttir.empty"() : () -> tensor<64x128xf32>
    %1 = "ttir.multiply"(%arg0, %arg1, %0) {operandSegmentSizes = array<i32: 2, 1>} : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
    %2 = "ttir.relu"(%1, %0) : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
    %3 = "ttir.softmax"(%2, %0) {dimension = -1 : si32} : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
    %4 = "ttir.reshape"(%3, %0) {shape = [64 : i32, 128 : i32]} : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
    %5 = "ttnn.get_device"() {mesh_shape = #ttnn<mesh_shape 1x1>} : () -> !ttnn.device
    %6 = "ttnn.to_layout"(%arg2) {layout = #ttnn.layout<tile>} : (tensor<64x128xbf16, #layout>) -> tensor<64x128xbf16, #layout>
    %7 = "ttnn.add"(%6, %arg2) {dtype = #ttcore.supportedDataTypes<bf16>} : (tensor<64x128xbf16, #layout>, tensor<64x128xbf16, #layout>) -> tensor<64x128xbf16, #layout>
    %8 = "ttnn.matmul"(%7, %7) {transpose_a = false, transpose_b = false} : (tensor<64x128xbf16, #layout>, tensor<64x128xbf16, #layout>) -> tensor<64x128xbf16, #layout>
    "ttnn.deallocate"(%7) {force = false} : (tensor<64x128xbf16, #layout>) -> ()
    return %4 : tensor<64x128xf32>
  }
}
