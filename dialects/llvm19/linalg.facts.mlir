// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 19's ODS does not say of this dialect, and LLVM 22's facts do not either.
irdl.dialect @linalg {
  irdl.operation @batch_matmul attributes {
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3) -> (d0, d1, d3), (d0, d3, d2), (d0, d1, d2)"
  } {
  }
  irdl.operation @batch_matmul_transpose_a attributes {
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3) -> (d0, d3, d1), (d0, d3, d2), (d0, d1, d2)"
  } {
  }
  irdl.operation @batch_matmul_transpose_b attributes {
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3) -> (d0, d1, d3), (d0, d2, d3), (d0, d1, d2)"
  } {
  }
  irdl.operation @batch_reduce_matmul attributes {
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3) -> (d0, d1, d3), (d0, d3, d2), (d1, d2)"
  } {
  }
  irdl.operation @conv_3d_ncdhw_fcdhw attributes {
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d8, d1 * $strides[0] + d5 * $dilations[0], d2 * $strides[1] + d6 * $dilations[1], d3 * $strides[2] + d7 * $dilations[2]), (d4, d8, d5, d6, d7), (d0, d4, d1, d2, d3)"
  } {
  }
  irdl.operation @elemwise_binary attributes {
    varve.body = "3: 0 cast(2) 1 cast(2) fun(add)"
  } {
  }
  irdl.operation @elemwise_unary attributes {
    varve.body = "2: 0 cast(1) fun(exp)"
  } {
  }
  irdl.operation @fill attributes {varve.body = "2: 0 cast_signed(1)"} {
  }
  irdl.operation @map attributes {varve.block_names = "in: inputs"} {
  }
  irdl.operation @matmul attributes {
    varve.body = "3: 2 0 cast(2) 1 cast(2) mul add",
    varve.maps = "(d0, d1, d2) -> (d0, d2), (d2, d1), (d0, d1)"
  } {
  }
  irdl.operation @matmul_transpose_a attributes {
    varve.body = "3: 2 0 cast(2) 1 cast(2) mul add",
    varve.maps = "(d0, d1, d2) -> (d2, d0), (d2, d1), (d0, d1)"
  } {
  }
  irdl.operation @matmul_transpose_b attributes {
    varve.body = "3: 2 0 cast(2) 1 cast(2) mul add",
    varve.maps = "(d0, d1, d2) -> (d0, d2), (d1, d2), (d0, d1)"
  } {
  }
}
