// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 16's ODS does not say of this dialect.
irdl.dialect @tensor attributes {
  varve.facts_of = {
    "llvm22/tensor" = ["cast", "collapse_shape", "dim", "expand_shape", "extract", "extract_slice", "from_elements",
      "gather", "generate", "insert", "insert_slice", "pad", "rank", "reshape", "scatter", "splat"]}} {
}
