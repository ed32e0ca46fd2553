// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The release of LLVM with which IREE is built.
irdl.dialect @iree_gpu attributes {varve.llvm = "24"} {
}
