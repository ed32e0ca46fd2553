// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The pack triton for Triton 3.3. The facts here say what differs from dialects/triton-3.5; Triton 3.3.1 judges.
module attributes {
  varve.project = "triton",
  varve.version = "3.3.1",
  varve.llvm = "21git",
  varve.era = "llvm22",
  varve.source = "https://github.com/triton-lang/triton",
  varve.license = "MIT",
  varve.targets = [
    "triton-3.3: llvm22, bytecode 6, triton@3.3.1"],
  varve.dialects = ["amdg", "amdgpu", "gluon", "tt", "ttg", "ttng"]
} {
}
