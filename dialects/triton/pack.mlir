// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The pack triton. Facts come from the ODS and the public sources at this commit; where they differ from the program that
// judges the tests, the program decides: Triton 3.9.0.
module attributes {
  varve.project = "triton",
  varve.version = "3.9.0",
  varve.llvm = "24git",
  varve.era = "llvm24-2026-07",
  varve.source = "https://github.com/triton-lang/triton",
  varve.commit = "db4666f22c1f8b206584c3f06e3b4a0ff035989e",
  varve.license = "MIT",
  varve.targets = [
    "triton-3.9: llvm24-2026-07, bytecode 6, triton@3.9.0, with amdg arith builtin cf gluon gpu llvm math nvg nvvm nvws proton proton_gpu rocdl scf tt ttg tti ttng ub"],
  varve.dialects = ["amdg", "gluon", "nvg", "nvws", "proton", "proton_gpu", "tt", "ttg", "tti", "ttng"]
} {
}
