// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect.
irdl.dialect @emitc {
  irdl.operation @do attributes {varve.default_dialect = "emitc"} {
  }
  irdl.operation @expression attributes {varve.default_dialect = "emitc"} {
  }
  irdl.operation @file attributes {varve.default_dialect = "emitc"} {
  }
  irdl.operation @for attributes {varve.default_dialect = "emitc"} {
  }
  irdl.operation @func attributes {varve.default_dialect = "emitc"} {
  }
  irdl.operation @if attributes {varve.default_dialect = "emitc"} {
  }
  irdl.operation @switch attributes {varve.default_dialect = "emitc"} {
  }
}
