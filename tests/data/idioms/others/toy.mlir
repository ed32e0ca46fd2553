// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module {
  "toy.func"() ({
  ^bb0(%arg0: tensor<*xf64>):
    %0 = "toy.transpose"(%arg0) : (tensor<*xf64>) -> tensor<*xf64>
    "toy.return"(%0) : (tensor<*xf64>) -> ()
  }) {function_type = (tensor<*xf64>) -> tensor<*xf64>, sym_name = "transpose_transpose"} : () -> ()
}
