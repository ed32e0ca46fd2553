// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The forms that the C++ of the dialect parses.
irdl.dialect @ttkernel {
  irdl.operation @TensorAccessorArgs attributes {varve.format = [
    "`(` one( `prev` `=` $prev_args | $cta_base `,` $crta_base ) `)`",
    "(`cta_expr` `=` $cta_expr^)? (`crta_expr` `=` $crta_expr^)? attr-dict"]} {
  }
  irdl.operation @compute_kernel_hw_startup attributes {varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)"} {
  }
}
