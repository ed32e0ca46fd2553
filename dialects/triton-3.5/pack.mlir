// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The pack triton for Triton 3.4 to 3.6. The facts here say what differs from dialects/triton-3.7; Triton 3.4.0, 3.5.1 and 3.6.0 judge.
module attributes {
  varve.project = "triton",
  varve.version = "3.5.1",
  varve.llvm = "22git",
  varve.era = "llvm22",
  varve.source = "https://github.com/triton-lang/triton",
  varve.license = "MIT",
  varve.targets = [
    "triton-3.5: llvm22, bytecode 6, triton@3.5.1, with amdgpu arith builtin cf gluon gpu llvm math nvgpu nvvm nvws rocdl scf tt ttg tti ttng ub"],
  varve.dialects = ["amdg", "amdgpu", "gluon", "tt", "ttg", "ttng"]
} {
}
