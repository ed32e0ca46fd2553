// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect.
irdl.dialect @vector {
  irdl.operation @from_elements attributes {varve.infer = [["elements", "element_types", "dest"]]} {
  }
  irdl.operation @to_elements attributes {varve.infer = [["elements", "element_types", "source"]]} {
  }
  irdl.operation @vscale attributes {varve.names = "vscale"} {
  }
}
