// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The pack iree. Facts come from the ODS and the public sources at this commit; where they differ from the program that
// judges the tests, the program decides: iree-opt of iree-base-compiler 3.13.0.
module attributes {
  varve.project = "iree",
  varve.version = "3.13.0",
  varve.llvm = "24git",
  varve.era = "llvm24c",
  varve.source = "https://github.com/iree-org/iree",
  varve.commit = "b48a5955575cf8924ffc191f3b0804976e5738b9",
  varve.license = "Apache-2.0 WITH LLVM-exception",
  varve.dialects = ["check", "flow", "hal", "hal_inline", "hal_loader", "io_parameters", "iree_codegen", "iree_cpu",
    "iree_encoding", "iree_gpu", "iree_linalg_ext", "iree_map", "iree_tensor_ext", "iree_vector_ext", "pcf", "rocm",
    "stream", "transform", "util", "vm", "vmvx"]
} {
}
