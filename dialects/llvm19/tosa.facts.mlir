// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 19's ODS does not say of this dialect, and LLVM 22's facts do not either.
irdl.dialect @tosa {
  "varve.directive"() {
    sym_name = "TypeOrAttr", takes = ["$type", "$value"],
    format = "one( `=` $value let($type = typeof($value)) | `:` $type (`=` $value^)? )"
  } : () -> ()
}
