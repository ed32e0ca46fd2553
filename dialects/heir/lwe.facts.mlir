// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names of values and aliases that the C++ of the types gives.
irdl.dialect @lwe attributes {varve.llvm = "24"} {
  irdl.type @"!lwe_ciphertext" attributes {varve.value_name = "ct", varve.alias = "ct{if(has(alias($ciphertext_space.ring.coefficientType)), concat('_', replace(alias($ciphertext_space.ring.coefficientType), 'rns_', '')), '_')}{if($ciphertext_space.size = 2, '', '_D')}{if($ciphertext_space.size = 2, '', $ciphertext_space.size)}"} {
  }
  irdl.type @"!lwe_plaintext" attributes {varve.value_name = "pt", varve.alias = "pt"} {
  }
  irdl.type @"!lwe_public_key" attributes {varve.value_name = "pk", varve.alias = "pkey{if(has(alias($ring.coefficientType)), concat('_', replace(alias($ring.coefficientType), 'rns_', '')), '_')}"} {
  }
  irdl.type @"!lwe_ring_elt" attributes {varve.value_name = "ringelt", varve.alias = "ringelt"} {
  }
  irdl.type @"!lwe_secret_key" attributes {varve.value_name = "sk", varve.alias = "skey{if(has(alias($ring.coefficientType)), concat('_', replace(alias($ring.coefficientType), 'rns_', '')), '_')}"} {
  }
  irdl.attribute @"#ciphertext_space" attributes {varve.alias = "ciphertext_space{if(has(alias($ring.coefficientType)), concat('_', replace(alias($ring.coefficientType), 'rns_', '')), '_')}{if($size = 2, '', '_D')}{if($size = 2, '', $size)}"} {
  }
  irdl.attribute @"#modulus_chain" attributes {varve.alias = "modulus_chain_L{count($elements) - 1}_C{$current}"} {
  }
}
