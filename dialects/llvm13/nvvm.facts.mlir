// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 13's ODS does not say of this dialect.
irdl.dialect @nvvm {
  irdl.operation @vote.ballot.sync attributes {
    varve.format = "operands attr-dict `:` type($res)",
    varve.let = ["type($mask) = i32", "type($pred) = i1"]
  } {
  }
}
