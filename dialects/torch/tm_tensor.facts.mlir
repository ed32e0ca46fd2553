// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The printers of the operations write properties in attr-dict in all states of LLVM 24.
irdl.dialect @tm_tensor attributes {varve.printer = "code"} {
}
