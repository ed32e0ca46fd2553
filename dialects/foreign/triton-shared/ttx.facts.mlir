// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The form that all operations of the dialect have in C++: that of linalg's named operations.
irdl.dialect @ttx {
  irdl.operation @cumsum attributes {varve.format = [
    "attr-dict (`ins` `(` $inputs^ `:` type($inputs) `)`)? (`outs` `(` $outputs^ `:` type($outputs) `)`)?",
    "one( let(types($result_tensors) = []) | `->` one( `(` type($result_tensors) `)` | type($result_tensors) ) )"]} {
  }
}
