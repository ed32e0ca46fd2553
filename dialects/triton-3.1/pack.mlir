// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The pack triton for Triton 3.0 to 3.2. The facts here say what differs from dialects/triton-3.3; Triton 3.0.0, 3.1.0 and 3.2.0 judge.
module attributes {
  varve.project = "triton",
  varve.version = "3.1.0",
  varve.llvm = "19git",
  varve.era = "llvm19",
  varve.source = "https://github.com/triton-lang/triton",
  varve.license = "MIT",
  varve.targets = [
    "triton-3.1: llvm19, bytecode 6, triton@3.1.0"],
  varve.dialects = ["amdgpu", "triton_gpu", "triton_nvidia_gpu", "tt"]
} {
}
