// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect.
irdl.dialect @smt {
  irdl.operation @bv.constant attributes {varve.names = "rule:bit_vector"} {
  }
  irdl.operation @constant attributes {varve.names = "{$value}"} {
  }
  irdl.operation @declare_fun attributes {varve.names = "{$namePrefix}"} {
  }
  irdl.operation @int.constant attributes {varve.names = "c{signed($value)}"} {
  }
}
