// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 19's ODS does not say of this dialect, and LLVM 22's facts do not either.
irdl.dialect @nvvm attributes {varve.unknown = ["operations"]} {
  irdl.operation @vote.ballot.sync attributes {
    varve.format = "$mask `,` $pred attr-dict `:` type($res)",
    varve.let = ["type($mask) = i32", "type($pred) = i1"]
  } {
  }
}
