// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names of values and aliases that the C++ of the types gives.
irdl.dialect @key_mgmt attributes {varve.llvm = "24"} {
  irdl.type @"!rot_key" attributes {varve.value_name = "rk", varve.alias = "rk"} {
  }
}
