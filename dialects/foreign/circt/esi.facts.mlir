// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The release of LLVM of the project.
irdl.dialect @esi attributes {varve.llvm = "24"} {
}
