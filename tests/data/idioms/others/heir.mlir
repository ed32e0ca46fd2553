// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @matvec(%arg0: !secret.secret<tensor<1x16xf32>>) -> !secret.secret<tensor<1x16xf32>> attributes {backend.openfhe, scheme.ckks} {
  %cst = arith.constant {layout = "diag"} dense<2.000000e-01> : tensor<16x16xf32>
  %0 = "secret.generic"(%arg0) ({
  ^bb0(%in: tensor<1x16xf32>):
    %1 = linalg.matmul {secret.kernel = "MatvecDiagonal"} ins(%in, %cst : tensor<1x16xf32>, tensor<16x16xf32>) outs(%in : tensor<1x16xf32>) -> tensor<1x16xf32>
    %2 = "mgmt.init"(%1) : (tensor<1x16xf32>) -> tensor<1x16xf32>
    %3 = "mgmt.bootstrap"(%2) : (tensor<1x16xf32>) -> tensor<1x16xf32>
    "secret.yield"(%3) : (tensor<1x16xf32>) -> ()
  }) : (!secret.secret<tensor<1x16xf32>>) -> !secret.secret<tensor<1x16xf32>>
  return %0 : !secret.secret<tensor<1x16xf32>>
}
