// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 16's ODS does not say of this dialect.
irdl.dialect @memref attributes {
  varve.facts_of = {
    "llvm22/memref" = ["alloc", "alloca", "assume_alignment", "cast", "collapse_shape", "dim", "expand_shape",
      "extract_aligned_pointer_as_index", "extract_strided_metadata", "reinterpret_cast", "reshape", "subview",
      "transpose", "view"]}} {
}
