// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How bufferization changed.
irdl.dialect @bufferization attributes {varve.set = "upgrades"} {
  "varve.upgrade"() {
    from = ["llvm16", "llvm19"], count = "bufferization",
    rename = {"bufferization.to_memref" = "bufferization.to_buffer"}
  } : () -> ()
}
