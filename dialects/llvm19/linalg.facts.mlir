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
  irdl.operation @elemwise_binary attributes {
    varve.body = "3: 0 cast(2) 1 cast(2) fun(add)"
  } {
  }
  irdl.operation @elemwise_unary attributes {
    varve.body = "2: 0 cast(1) fun(exp)"
  } {
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
