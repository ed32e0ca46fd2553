// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The forms that C++ of the dialect parses.
irdl.dialect @tptr {
  "varve.directive"() {
    sym_name = "IntType",
    takes = ["type $result"],
    format = "one( let(type($result) = index) | `:` type($result) )"
  } : () -> ()
}
