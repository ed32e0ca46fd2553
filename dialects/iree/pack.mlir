// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The pack iree. Facts come from the ODS and the public sources at this commit; where they differ from the program that
// judges the tests, the program decides: iree-opt of iree-base-compiler 3.13.0.
module attributes {
  varve.project = "iree",
  varve.version = "3.13.0",
  varve.llvm = "24git",
  varve.era = "llvm24-2026-09",
  varve.source = "https://github.com/iree-org/iree",
  varve.commit = "b48a5955575cf8924ffc191f3b0804976e5738b9",
  varve.license = "Apache-2.0 WITH LLVM-exception",
  varve.targets = [
    "iree-3.13: llvm24-2026-09, bytecode 6, iree@3.13.0, stablehlo@1.20.0, torch@20261001, with affine amdgpu arith arm_neon arm_sme arm_sve bufferization builtin cf check chlo complex emitc flow func gpu hal hal_inline hal_loader index io_parameters iree_codegen iree_cpu iree_encoding iree_gpu iree_linalg_ext iree_map iree_tensor_ext iree_vector_ext linalg llvm math memref ml_program nvgpu nvvm pcf pdl pdl_interp quant rocdl rocm scf shape smt spirv stablehlo stream tensor tm_tensor torch torch_c tosa transform ub util vector vhlo vm vmvx"],
  varve.dialects = ["check", "flow", "hal", "hal_inline", "hal_loader", "io_parameters", "iree_codegen", "iree_cpu",
    "iree_encoding", "iree_gpu", "iree_linalg_ext", "iree_map", "iree_tensor_ext", "iree_vector_ext", "pcf", "rocm",
    "stream", "transform", "util", "vm", "vmvx"]
} {
}
