// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 14's ODS does not say of this dialect: two operations are written in C++ only.
irdl.dialect @affine {
  irdl.operation @dma_start attributes {varve.syntax = "hook:affine.dma_start"} {
    %any = irdl.any
    irdl.operands(operands: variadic %any)
  }
  irdl.operation @dma_wait attributes {varve.syntax = "hook:affine.dma_wait"} {
    %any = irdl.any
    irdl.operands(operands: variadic %any)
  }
}
