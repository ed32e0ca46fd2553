// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 13's ODS does not say of this dialect.
irdl.dialect @shape attributes {
  varve.facts_of = {
    "llvm22/shape" = ["const_size", "assuming", "reduce"]}} {
  irdl.operation @split_at attributes {varve.names = "head, tail"} {
  }
  irdl.type @shape {
    irdl.parameters()
  }
  irdl.type @size {
    irdl.parameters()
  }
  irdl.type @value_shape {
    irdl.parameters()
  }
  irdl.type @witness {
    irdl.parameters()
  }
}
