// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The pack triton for Triton 3.7 and 3.8. The facts here say what differs from dialects/triton; Triton 3.7.1 and 3.8.0 judge.
module attributes {
  varve.project = "triton",
  varve.version = "3.7.1",
  varve.llvm = "23git",
  varve.era = "llvm24-2026-07",
  varve.source = "https://github.com/triton-lang/triton",
  varve.license = "MIT",
  varve.targets = [
    "triton-3.7: llvm24-2026-07, bytecode 6, triton@3.7.1"],
  varve.dialects = ["amdg", "gluon", "tt", "ttg", "ttng"]
} {
}
