// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The pack catalyst. Facts come from the ODS and the public sources at this commit; where they differ from the program that
// judges the tests, the program decides: pennylane-catalyst 0.15.0.
module attributes {
  varve.project = "catalyst",
  varve.version = "0.15.0",
  varve.llvm = "22git",
  varve.era = "llvm22",
  varve.source = "https://github.com/PennyLaneAI/catalyst",
  varve.commit = "663cf5a3f070f06498fdfbbc8502a9a353e07df2",
  varve.license = "Apache-2.0",
  varve.targets = [
    "catalyst-0.15: llvm22, bytecode 6, catalyst@0.15.0"],
  varve.dialects = ["catalyst", "executor", "gradient", "ion", "mbqc", "mitigation", "pauli_frame", "pbc", "qecl",
    "qecp", "qref", "quantum", "rtio", "transport"]
} {
}
