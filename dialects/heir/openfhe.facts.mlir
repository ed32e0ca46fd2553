// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names of values and aliases that the C++ of the types gives.
irdl.dialect @openfhe attributes {varve.llvm = "24"} {
  irdl.type @"!cc_params" attributes {varve.value_name = "params", varve.alias = "params"} {
  }
  irdl.type @"!ciphertext" attributes {varve.value_name = "ct", varve.alias = "ct"} {
  }
  irdl.type @"!crypto_context" attributes {varve.value_name = "cc", varve.alias = "cc"} {
  }
  irdl.type @"!digit_decomp" attributes {varve.value_name = "digit_decomp", varve.alias = "digit_decomp"} {
  }
  irdl.type @"!eval_key" attributes {varve.value_name = "ek", varve.alias = "ek"} {
  }
  irdl.type @"!plaintext" attributes {varve.value_name = "pt", varve.alias = "pt"} {
  }
  irdl.type @"!private_key" attributes {varve.value_name = "sk", varve.alias = "sk"} {
  }
  irdl.type @"!public_key" attributes {varve.value_name = "pk", varve.alias = "pk"} {
  }
}
