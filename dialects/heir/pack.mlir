// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The pack heir. Facts come from the ODS and the public sources at this commit; where they differ from the program that
// judges the tests, the program decides: heir-opt of heir_py 2026.10.1.
module attributes {
  varve.project = "heir",
  varve.version = "2026.10.1",
  varve.llvm = "24git",
  varve.era = "llvm24-2026-09",
  varve.source = "https://github.com/google/heir",
  varve.commit = "ae757edc0d670abee3cb6aa13c5cfd584e5934db",
  varve.license = "Apache-2.0",
  varve.targets = [
    "heir-2026.10: llvm24-2026-09, bytecode 6, heir@2026.10.1, with affine arith bgv bufferization builtin cf cggi cheddar ckks comb complex debug emitc func jaxite jaxiteword kernel key_mgmt lattigo linalg llvm lwe math math_ext memref mgmt mod_arith openfhe orion polynomial poulpy preprocessing random rns rotom scf scifrbool secret tensor tensor_ext tfhe_rust tfhe_rust_bool ub"],
  varve.dialects = ["bgv", "cggi", "cheddar", "ckks", "comb", "debug", "jaxite", "jaxiteword", "kernel", "key_mgmt",
    "lattigo", "lwe", "math_ext", "mgmt", "mod_arith", "openfhe", "orion", "polynomial", "poulpy", "preprocessing",
    "random", "rns", "rotom", "scifrbool", "scifrckks", "secret", "tensor_ext", "tfhe_rust", "tfhe_rust_bool"]
} {
}
