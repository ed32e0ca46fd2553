// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ of the project gives to values.
irdl.dialect @pcf attributes {varve.llvm = "24"} {
}
