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
  // Sizes that are operands were -1.
  "varve.upgrade"() {
    from = "llvm13", count = "dynamic-sizes", operation = ["memref.subview", "memref.reinterpret_cast"],
    when = "isa($static_sizes, 'ArrayAttr') and any(x in numbers($static_sizes): x = -1)", set = {
      static_sizes = "array(map(x in numbers($static_sizes): if(x = -1, 4 * -2305843009213693952, x)), i64)"
    }
  } : () -> ()
  // Kinds got other numbers when minima and maxima of floats got two kinds each.
  "varve.upgrade"() {
    from = "llvm16", count = "atomic-kinds", operation = "memref.atomic_rmw",
    when = "isa($kind, 'APIntAttr') and $kind >= 2 and $kind <= 12 and [0, 1, 3, 4, 6, 7, 8, 10, 11, 12, 13, 14, 2][$kind] != $kind",
    set = {kind = "integer([0, 1, 3, 4, 6, 7, 8, 10, 11, 12, 13, 14, 2][$kind], typeof($kind))"}
  } : () -> ()
}
