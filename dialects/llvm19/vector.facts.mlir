// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 19's ODS does not say of this dialect, and LLVM 22's facts do not either.
irdl.dialect @vector {
  irdl.operation @from_elements attributes {varve.let = ["type($elements) = repeat(elem(type($result)), product(shape(type($result))))"]} {
  }
}
