// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The pack shardy. Facts come from the ODS and the public sources at this commit; where they differ from the program that
// judges the tests, the program decides: jaxlib 0.10.2, whose number this is: the project has no release.
// jaxlib.mlir.dialects.stablehlo.get_current_version() of that release returns 1.17.0.
module attributes {
  varve.project = "shardy",
  varve.version = "0.10.2",
  varve.llvm = "23git",
  varve.builds_on = "stablehlo@1.17.0",
  varve.source = "https://github.com/openxla/shardy",
  varve.commit = "a0277a83e7f84d40075be0d71a131cb71d806ff6",
  varve.license = "Apache-2.0",
  varve.dialects = ["mpmd", "sdy"]
} {
}
