// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The forms that the C++ of the dialect parses.
irdl.dialect @aievec {
  irdl.operation @cast attributes {varve.format = "$source attr-dict `:` type($source) `,` type($result)"} {
  }
  irdl.operation @ext attributes {varve.format = "$source attr-dict `:` type($source) `,` type($result)"} {
  }
  irdl.operation @shift attributes {varve.format = "$lhs `,` $rhs `,` $shift attr-dict `:` type($lhs) `,` type($rhs) `,` type($shift) `,` type($result)"} {
  }
  irdl.operation @srs attributes {varve.format = "$source `,` $shift attr-dict `:` type($source) `,` type($shift) `,` type($result)"} {
  }
  irdl.operation @ups attributes {varve.format = "$source attr-dict `:` type($source) `,` type($result)"} {
  }
}
