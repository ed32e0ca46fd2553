// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module {
  func.func @main() {
    %0 = "ta.index_label"() : () -> !ta.index
    %1 = "ta.index_label"() : () -> !ta.index
    %2 = "ta.dense_tensor_decl"(%0, %1) {format = "Dense"} : (!ta.index, !ta.index) -> tensor<4x4xf64>
    %3 = "ta.spTensor_decl"(%0, %1) {format = "CSR"} : (!ta.index, !ta.index) -> tensor<?x?xf64>
    "ta.fill"(%2) {value = 1.700000e+00 : f64} : (tensor<4x4xf64>) -> ()
    %4 = "ta.mul"(%2, %3, %0, %1) {MaskType = "none", __alpha__ = 1.000000e+00 : f64, __beta__ = 0.000000e+00 : f64, formats = ["Dense", "CSR", "Dense"], indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d1, d2)>], semiring = "plusxy_times"} : (tensor<4x4xf64>, tensor<?x?xf64>, !ta.index, !ta.index) -> tensor<4x4xf64>
    "ta.set_op"(%4, %2) {__beta__ = 0.000000e+00 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
    "ta.print"(%2) : (tensor<4x4xf64>) -> ()
    %5 = "graphblas.matrix_multiply"(%3, %3) {semiring = "plus_times"} : (tensor<?x?xf64>, tensor<?x?xf64>) -> tensor<?x?xf64>
    return
  }
}
