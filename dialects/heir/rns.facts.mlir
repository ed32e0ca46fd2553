// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names of values and aliases that the C++ of the types gives.
irdl.dialect @rns attributes {varve.llvm = "24"} {
  irdl.attribute @"#value" attributes {varve.format = "`<` `[` $values `]` `>`"} {
    %values = irdl.any {varve.rule = "array<attribute>"}
    irdl.parameters(values: %values)
  }
  irdl.type @"!rns" attributes {varve.alias = "rns_L{count($basisTypes) - 1}"} {
  }
}
