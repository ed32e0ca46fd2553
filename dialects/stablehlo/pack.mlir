// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The pack stablehlo. Facts come from the ODS and the public sources at this commit; where they differ from the program that
// judges the tests, the program decides: iree-opt of iree-base-compiler 3.13.0.
module attributes {
  varve.project = "stablehlo",
  varve.version = "1.20.0",
  varve.llvm = "24git",
  varve.era = "llvm24-2026-07",
  varve.source = "https://github.com/openxla/stablehlo",
  varve.commit = "3c9301c116f97fbaf696959a0ede32712aec587b",
  varve.license = "Apache-2.0",
  varve.targets = [
    "jax-0.4.30: llvm19, bytecode 4, stablehlo@1.1.3, with arith builtin chlo func gpu llvm math memref nvgpu nvvm scf stablehlo vector",
    "jax-0.4.31: llvm19, bytecode 4, stablehlo@1.4.2, with arith builtin chlo func gpu llvm math memref nvgpu nvvm scf stablehlo vector",
    "jax-0.4.33: llvm19, bytecode 4, stablehlo@1.7.1, with arith builtin chlo func gpu llvm math memref nvgpu nvvm scf stablehlo vector",
    "jax-0.4.34: llvm19, bytecode 4, stablehlo@1.7.5, shardy@0.4.34, with arith builtin chlo func gpu llvm math memref nvgpu nvvm scf sdy stablehlo vector",
    "jax-0.4.35: llvm19, bytecode 4, stablehlo@1.7.8, shardy@0.4.35, with arith builtin chlo func gpu llvm math memref nvgpu nvvm scf sdy stablehlo vector",
    "jax-0.4.36: llvm22, bytecode 4, stablehlo@1.8.5, shardy@0.4.36, with arith builtin chlo func gpu llvm math memref nvgpu nvvm scf sdy stablehlo vector",
    "jax-0.4.38: llvm22, bytecode 4, stablehlo@1.8.7, shardy@0.4.38, with arith builtin chlo func gpu llvm math memref nvgpu nvvm scf sdy stablehlo vector",
    "jax-0.5.0: llvm22, bytecode 4, stablehlo@1.8.9, shardy@0.5.0, with arith builtin chlo func gpu llvm math memref nvgpu nvvm scf sdy stablehlo vector",
    "jax-0.5.1: llvm22, bytecode 4, stablehlo@1.9.3, shardy@0.5.1, with arith builtin chlo func gpu llvm math memref nvgpu nvvm scf sdy stablehlo vector",
    "jax-0.5.3: llvm22, bytecode 4, stablehlo@1.10.0, shardy@0.5.3, with arith builtin chlo func gpu llvm math memref nvgpu nvvm scf sdy stablehlo vector",
    "jax-0.6.0: llvm22, bytecode 4, stablehlo@1.10.4, shardy@0.6.0, with arith builtin chlo func gpu llvm math memref nvgpu nvvm scf sdy stablehlo vector",
    "jax-0.6.1: llvm22, bytecode 4, stablehlo@1.10.9, shardy@0.6.1, with arith builtin cf chlo func gpu llvm math memref nvgpu nvvm scf sdy stablehlo vector",
    "jax-0.6.2: llvm22, bytecode 4, stablehlo@1.11.0, shardy@0.6.2, with arith builtin cf chlo func gpu llvm math memref nvgpu nvvm scf sdy stablehlo vector",
    "jax-0.7.0: llvm22, bytecode 4, stablehlo@1.12.1, shardy@0.7.0, with arith builtin cf chlo func gpu llvm math memref nvgpu nvvm scf sdy stablehlo ub vector",
    "jax-0.7.1: llvm22, bytecode 4, stablehlo@1.13.0, shardy@0.7.1, with arith builtin cf chlo func gpu llvm math memref nvgpu nvvm scf sdy stablehlo ub vector",
    "jax-0.7.2: llvm22, bytecode 4, stablehlo@1.13.0, shardy@0.7.2, with arith builtin cf chlo func gpu llvm math memref nvgpu nvvm scf sdy stablehlo ub vector",
    "jax-0.8.0: llvm22, bytecode 4, stablehlo@1.13.1, shardy@0.8.0, with affine arith builtin cf chlo complex func gpu llvm math memref mpmd nvgpu nvvm scf sdy shape stablehlo tensor ub vector",
    "jax-0.8.1: llvm22, bytecode 4, stablehlo@1.13.3, shardy@0.8.1, with affine arith builtin cf chlo complex func gpu llvm math memref mpmd nvgpu nvvm scf sdy shape stablehlo tensor ub vector vhlo",
    "jax-0.8.2: llvm22, bytecode 4, stablehlo@1.13.5, shardy@0.8.2, with affine arith builtin cf chlo complex func gpu llvm math memref mpmd nvgpu nvvm scf sdy shape stablehlo tensor ub vector vhlo",
    "jax-0.9.0: llvm22, bytecode 4, stablehlo@1.13.7, shardy@0.9.0, with affine arith builtin cf chlo complex func gpu llvm math memref mpmd nvgpu nvvm scf sdy shape stablehlo tensor ub vector vhlo",
    "jax-0.9.1: llvm22, bytecode 4, stablehlo@1.13.8, shardy@0.9.1, with affine arith builtin cf chlo complex func gpu llvm math memref mpmd nvgpu nvvm scf sdy shape stablehlo tensor ub vector vhlo",
    "jax-0.9.2: llvm22, bytecode 4, stablehlo@1.14.0, shardy@0.9.2, with affine arith builtin cf chlo complex func gpu llvm math memref mpmd nvgpu nvvm scf sdy shape stablehlo tensor ub vector vhlo",
    "jax-0.10.0: llvm22, bytecode 4, stablehlo@1.16.0, shardy@0.10.0, with affine arith builtin cf chlo complex func gpu llvm math memref mpmd nvgpu nvvm scf sdy shape stablehlo tensor ub vector vhlo",
    "jax-0.10.1: llvm22, bytecode 4, stablehlo@1.17.0, shardy@0.10.1, with affine arith builtin cf chlo complex func gpu llvm math memref mpmd nvgpu nvvm scf sdy shape stablehlo tensor ub vector vhlo",
    "jax-0.10.2: llvm24-2026-07, bytecode 6, stablehlo@1.17.0, shardy@0.10.2, with affine arith builtin cf chlo complex func gpu llvm math memref mpmd nvgpu nvvm scf sdy shape stablehlo tensor ub vector vhlo"],
  varve.extensions = ["vhlo.upgrade.mlir"],
  varve.dialects = ["check", "chlo", "interpreter", "stablehlo", "vhlo"]
} {
}
