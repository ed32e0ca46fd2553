// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names of values and aliases that the C++ of the types gives.
irdl.dialect @mod_arith attributes {varve.llvm = "24"} {
  irdl.type @"!int" attributes {varve.alias = "Z{$modulus}_{typeof($modulus)}"} {
  }
}
