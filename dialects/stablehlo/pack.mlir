// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The pack stablehlo. Facts come from the ODS and the public sources at this commit; where they differ from the program that
// judges the tests, the program decides: iree-opt of iree-base-compiler 3.13.0.
module attributes {
  varve.project = "stablehlo",
  varve.version = "1.20.0",
  varve.llvm = "24git",
  varve.era = "llvm24",
  varve.source = "https://github.com/openxla/stablehlo",
  varve.commit = "3c9301c116f97fbaf696959a0ede32712aec587b",
  varve.license = "Apache-2.0",
  varve.extensions = ["vhlo.upgrade.mlir"],
  varve.dialects = ["check", "chlo", "interpreter", "stablehlo", "vhlo"]
} {
}
