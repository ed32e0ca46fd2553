// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module {
  func.func @main(%arg0: tensor<?x10xf32> {tensorrt.shape_profile = #tensorrt.shape_profile<min = [1, 10], opt = [5, 10], max = [10, 10]>}) -> tensor<?x10xf32> {
    %0 = "tcp.add"(%arg0, %arg0) : (tensor<?x10xf32>, tensor<?x10xf32>) -> tensor<?x10xf32>
    %1 = "tcp.tanh"(%0) : (tensor<?x10xf32>) -> tensor<?x10xf32>
    %2 = "tcp.custom_op"(%1) {op_name = "torch.aten.gelu", torch_operand_names = ["self"]} : (tensor<?x10xf32>) -> tensor<?x10xf32>
    %3 = "tensorrt.element_wise"(%2, %0) {elementwiseOperation = #tensorrt.element_wise_operation<kSUM>} : (tensor<?x10xf32>, tensor<?x10xf32>) -> tensor<?x10xf32>
    %4 = "tensorrt.activation"(%3) {activationType = #tensorrt.activation_type<kRELU>} : (tensor<?x10xf32>) -> tensor<?x10xf32>
    %5 = "tensorrt.matrix_multiply"(%4, %4) {op0 = #tensorrt.matrix_operation<kNONE>, op1 = #tensorrt.matrix_operation<kTRANSPOSE>} : (tensor<?x10xf32>, tensor<?x10xf32>) -> tensor<?x?xf32>
    %6 = "plan.with_shape"(%5) : (tensor<?x?xf32>) -> tensor<?x10xf32>
    %7 = "executor.call"(%6) {callee = @enqueue} : (tensor<?x10xf32>) -> tensor<?x10xf32>
    return %7 : tensor<?x10xf32>
  }
}
