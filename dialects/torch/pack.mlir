// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The pack torch. Facts come from the ODS and the public sources at this commit; where they differ from the program that
// judges the tests, the program decides: torch-mlir-opt of torch-mlir 20261001.
module attributes {
  varve.project = "torch",
  varve.version = "20261001",
  varve.llvm = "24git",
  varve.era = "llvm24-2026-07",
  varve.source = "https://github.com/llvm/torch-mlir",
  varve.commit = "0029fc2e102c6d604696b33eb618116b4957a2e3",
  varve.license = "Apache-2.0 WITH LLVM-exception",
  varve.targets = [
    "torch-mlir-20261001: llvm24-2026-07, bytecode 6, torch@20261001, stablehlo@1.20.0, with affine arith builtin cf chlo complex func linalg math memref ml_program quant scf sparse_tensor stablehlo tensor tm_tensor torch torch_c tosa ub vhlo"],
  varve.dialects = ["tm_tensor", "torch", "torch_c"]
} {
}
