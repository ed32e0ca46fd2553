// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The names of arguments, and the release of LLVM of the project.
irdl.dialect @mpmd attributes {varve.llvm = "24"} {
  irdl.operation @for attributes {varve.block_names = "{absent}: tensors, index"} {
  }
}
