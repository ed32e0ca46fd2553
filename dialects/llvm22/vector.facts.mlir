// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect.
irdl.dialect @vector {
  irdl.operation @from_elements attributes {varve.let = ["type($elements) = repeat(elem(type($dest)), product(shape(type($dest))))"]} {
  }
  irdl.operation @to_elements attributes {varve.let = ["type($elements) = repeat(elem(type($source)), product(shape(type($source))))"]} {
  }
  irdl.operation @vscale attributes {varve.names = "vscale"} {
  }
}
