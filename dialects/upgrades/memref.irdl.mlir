// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How memref changed: conversions between tensors and memory moved to bufferization.
irdl.dialect @memref attributes {varve.set = "upgrades"} {
  "varve.upgrade"() {
    from = "llvm13", count = "bufferization", rename = {
      "memref.tensor_load" = "bufferization.to_tensor", "memref.buffer_cast" = "bufferization.to_memref",
      "memref.clone" = "bufferization.clone"
    }
  } : () -> ()
  // The tensor is written to what the memref stands for.
  "varve.upgrade"() {
    from = "llvm16", count = "bufferization", operation = "memref.tensor_store",
    becomes = "bufferization.materialize_in_destination", set = {writable = "unit"}
  } : () -> ()
}
