// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The pack cuda-tile. Facts come from the ODS and the public sources at this commit; where they differ from the program that
// judges the tests, the program decides: enzyme-ad 0.0.16, whose number this is: the project has no release.
module attributes {
  varve.project = "cuda-tile",
  varve.version = "0.0.16",
  varve.llvm = "24git",
  varve.era = "llvm24-2026-07",
  varve.source = "https://github.com/NVIDIA/cuda-tile",
  varve.commit = "e01244d89cd38e81dde50d60fbfee07ac6d7be22",
  varve.license = "Apache-2.0 WITH LLVM-exception",
  varve.dialects = ["cuda_tile"]
} {
}
