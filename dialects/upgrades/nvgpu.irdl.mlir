// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How nvgpu changed.
irdl.dialect @nvgpu attributes {varve.set = "upgrades"} {
  // In LLVM 16 came the number of elements to read.
  "varve.upgrade"() {
    from = "llvm13", count = "gpu", operation = "nvgpu.device_async_copy",
    when = "count(numbers($operand_segment_sizes)) = 4", move = {numElements = "dstElements"},
    set = {operandSegmentSizes = "array(concat(numbers($operand_segment_sizes), [0]), i32)"},
    drop = ["operand_segment_sizes"]
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm13", count = "gpu", operation = "nvgpu.device_async_copy", move = {numElements = "dstElements"}
  } : () -> ()
}
