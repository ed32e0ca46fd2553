// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
builtin.module {
  "wasm.module"() : () -> ()
  "toy.func"() ({
  ^bb0(%a : tensor<*xf64>, %b : tensor<*xf64>):
    %0 = "toy.transpose"(%a) : (tensor<*xf64>) -> tensor<*xf64>
    %1 = "toy.transpose"(%b) : (tensor<*xf64>) -> tensor<*xf64>
    %2 = "toy.mul"(%0, %1) : (tensor<*xf64>, tensor<*xf64>) -> tensor<*xf64>
    "toy.return"(%2) : (tensor<*xf64>) -> ()
  }) {function_type = (tensor<*xf64>, tensor<*xf64>) -> tensor<*xf64>, sym_name = "multiply_transpose", sym_visibility = "private"} : () -> ()
  "toy.func"() ({
    %0 = "toy.constant"() {value = dense<[[1.000000e+00, 2.000000e+00, 3.000000e+00], [4.000000e+00, 5.000000e+00, 6.000000e+00]]> : tensor<2x3xf64>} : () -> tensor<2x3xf64>
    %1 = "toy.reshape"(%0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %2 = "toy.generic_call"(%1, %1) {callee = @multiply_transpose} : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<*xf64>
    %3 = "toy.add"(%2, %2) : (tensor<*xf64>, tensor<*xf64>) -> tensor<*xf64>
    %4 = "toy.cast"(%3) : (tensor<*xf64>) -> tensor<2x3xf64>
    "toy.print"(%4) : (tensor<2x3xf64>) -> ()
    "toy.return"() : () -> ()
  }) {function_type = () -> (), sym_name = "main"} : () -> ()
  %s = "toy.struct_constant"() {value = [dense<4.000000e+00> : tensor<2x2xf64>, dense<4.000000e+00> : tensor<2x2xf64>]} : () -> !toy.struct<tensor<*xf64>, tensor<*xf64>>
  %t = "toy.struct_access"(%s) {index = 0 : i64} : (!toy.struct<tensor<*xf64>, tensor<*xf64>>) -> tensor<*xf64>
}
