// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 13's ODS does not say of this dialect.
irdl.dialect @gpu attributes {
  varve.facts_of = {
    "llvm22/gpu" = ["!mma_matrix"]}} {
  irdl.operation @module attributes {
    varve.discardable = ["sym_name"],
    varve.format = "symbol($sym_name) attr-dict-with-keyword `` $body"
  } {
  }
  irdl.operation @shuffle attributes {
    varve.format = [
      "$value `,` $offset `,` $width name($mode) attr-dict `:` type($value)",
      "let(type($result) = type($value); type($offset) = i32; type($width) = i32; type($valid) = i1)"]
  } {
  }
}
