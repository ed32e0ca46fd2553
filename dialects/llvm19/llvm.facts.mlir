// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 19's ODS does not say of this dialect, and LLVM 22's facts do not either.
irdl.dialect @llvm attributes {varve.unknown = ["operations"]} {
  irdl.operation @add attributes {
    varve.format = "$lhs `,` $rhs ($overflowFlags^)? ` ` attr-dict ` ` `:` type($res)"
  } {
  }
  irdl.operation @mul attributes {
    varve.format = "$lhs `,` $rhs ($overflowFlags^)? ` ` attr-dict ` ` `:` type($res)"
  } {
  }
  irdl.operation @shl attributes {
    varve.format = "$lhs `,` $rhs ($overflowFlags^)? ` ` attr-dict ` ` `:` type($res)"
  } {
  }
  irdl.operation @sub attributes {
    varve.format = "$lhs `,` $rhs ($overflowFlags^)? ` ` attr-dict ` ` `:` type($res)"
  } {
  }
}
