// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 13's ODS does not say of this dialect.
irdl.dialect @nvvm {
  irdl.operation @vote.ballot.sync attributes {
    varve.format = "operands attr-dict `:` type($res)",
    varve.infer = [["mask", "type", "i32"], ["pred", "type", "i1"]]
  } {
  }
}
