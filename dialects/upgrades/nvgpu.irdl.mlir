// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How nvgpu changed.
irdl.dialect @nvgpu attributes {varve.set = "upgrades"} {
  "varve.upgrade"() {
    from = "llvm13", count = "gpu", operation = "nvgpu.device_async_copy", move = {numElements = "dstElements"}
  } : () -> ()
}
