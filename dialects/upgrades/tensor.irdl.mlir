// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How tensor changed.
irdl.dialect @tensor attributes {varve.set = "upgrades"} {
  "varve.upgrade"() {
    from = "llvm19", count = "tensor", rename = {"tensor.pack" = "linalg.pack", "tensor.unpack" = "linalg.unpack"}
  } : () -> ()
}
