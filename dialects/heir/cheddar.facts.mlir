// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names of values and aliases that the C++ of the types gives.
irdl.dialect @cheddar attributes {varve.llvm = "24"} {
  irdl.type @"!boot_context" attributes {varve.value_name = "boot_ctx"} {
  }
  irdl.type @"!ciphertext" attributes {varve.value_name = "ct"} {
  }
  irdl.type @"!constant" attributes {varve.value_name = "const"} {
  }
  irdl.type @"!context" attributes {varve.value_name = "ctx"} {
  }
  irdl.type @"!encoder" attributes {varve.value_name = "encoder"} {
  }
  irdl.type @"!eval_key" attributes {varve.value_name = "evk"} {
  }
  irdl.type @"!evk_map" attributes {varve.value_name = "evk_map"} {
  }
  irdl.type @"!parameter" attributes {varve.value_name = "param"} {
  }
  irdl.type @"!plaintext" attributes {varve.value_name = "pt"} {
  }
  irdl.type @"!user_interface" attributes {varve.value_name = "ui"} {
  }
}
