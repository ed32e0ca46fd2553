// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names of values and aliases that the C++ of the types gives.
irdl.dialect @lattigo attributes {varve.llvm = "24"} {
  irdl.type @"!bgv.encoder" attributes {varve.value_name = "encoder", varve.alias = "encoder"} {
  }
  irdl.type @"!bgv.evaluator" attributes {varve.value_name = "evaluator", varve.alias = "evaluator"} {
  }
  irdl.type @"!bgv.parameter" attributes {varve.value_name = "param", varve.alias = "param"} {
  }
  irdl.type @"!ckks.bootstrapping_eval_keys" attributes {varve.value_name = "bootstrapping_eval_keys", varve.alias = "bootstrapping_eval_keys"} {
  }
  irdl.type @"!ckks.bootstrapping_evaluator" attributes {varve.value_name = "bootstrapping_evaluator", varve.alias = "bootstrapping_evaluator"} {
  }
  irdl.type @"!ckks.bootstrapping_parameter" attributes {varve.value_name = "bootstrapping_param", varve.alias = "bootstrapping_param"} {
  }
  irdl.type @"!ckks.encoder" attributes {varve.value_name = "encoder", varve.alias = "encoder"} {
  }
  irdl.type @"!ckks.evaluator" attributes {varve.value_name = "evaluator", varve.alias = "evaluator"} {
  }
  irdl.type @"!ckks.parameter" attributes {varve.value_name = "param", varve.alias = "param"} {
  }
  irdl.type @"!ckks.polynomial_evaluator" attributes {varve.value_name = "poly_evaluator", varve.alias = "poly_evaluator"} {
  }
  irdl.type @"!rlwe.ciphertext" attributes {varve.value_name = "ct", varve.alias = "ct"} {
  }
  irdl.type @"!rlwe.decryptor" attributes {varve.value_name = "decryptor", varve.alias = "decryptor"} {
  }
  irdl.type @"!rlwe.encryptor" attributes {varve.value_name = "encryptor", varve.alias = "encryptor_{if($publicKey, 'pk', 'sk')}"} {
  }
  irdl.type @"!rlwe.evaluation_key_set" attributes {varve.value_name = "ekset", varve.alias = "ekset"} {
  }
  irdl.type @"!rlwe.galois_key" attributes {varve.value_name = "gk", varve.alias = "gk_g{$galoisElement}"} {
  }
  irdl.type @"!rlwe.key_generator" attributes {varve.value_name = "kgen", varve.alias = "kgen"} {
  }
  irdl.type @"!rlwe.plaintext" attributes {varve.value_name = "pt", varve.alias = "pt"} {
  }
  irdl.type @"!rlwe.public_key" attributes {varve.value_name = "pk", varve.alias = "pk"} {
  }
  irdl.type @"!rlwe.relinearization_key" attributes {varve.value_name = "rk", varve.alias = "rk"} {
  }
  irdl.type @"!rlwe.secret_key" attributes {varve.value_name = "sk", varve.alias = "sk"} {
  }
}
