// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How bufferization changed.
irdl.dialect @bufferization attributes {varve.set = "upgrades"} {
  // Allocations of LLVM 15 have no size hint.
  "varve.upgrade"() {
    from = "llvm13", count = "bufferization", operation = "bufferization.alloc_tensor",
    when = "count(numbers($operand_segment_sizes)) = 2",
    set = {operandSegmentSizes = "array(concat(numbers($operand_segment_sizes), [0]), i32)"},
    drop = ["operand_segment_sizes"]
  } : () -> ()
  "varve.upgrade"() {from = "llvm13", count = "bufferization", operation = "bufferization.alloc_tensor"} : () -> ()
  "varve.upgrade"() {
    from = ["llvm16", "llvm19"], count = "bufferization",
    rename = {"bufferization.to_memref" = "bufferization.to_buffer"}
  } : () -> ()
}
