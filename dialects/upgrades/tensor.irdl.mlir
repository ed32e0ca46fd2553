// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How tensor changed.
irdl.dialect @tensor attributes {varve.set = "upgrades"} {
  "varve.upgrade"() {
    from = "llvm19", count = "tensor", rename = {"tensor.pack" = "linalg.pack", "tensor.unpack" = "linalg.unpack"}
  } : () -> ()
  // Sizes that are operands were -1.
  "varve.upgrade"() {
    from = "llvm13", count = "dynamic-sizes", operation = ["tensor.extract_slice", "tensor.insert_slice"],
    when = "isa($static_sizes, 'ArrayAttr') and any(x in numbers($static_sizes): x = -1)", set = {
      static_sizes = "array(map(x in numbers($static_sizes): if(x = -1, 4 * -2305843009213693952, x)), i64)"
    }
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm13", count = "dynamic-sizes", operation = "tensor.pad",
    when = "isa($static_low, 'ArrayAttr') and any(x in numbers($static_low): x = -1) or isa($static_high, 'ArrayAttr') and any(x in numbers($static_high): x = -1)",
    times = "if(isa($static_low, 'ArrayAttr') and any(x in numbers($static_low): x = -1), 1, 0) + if(isa($static_high, 'ArrayAttr') and any(x in numbers($static_high): x = -1), 1, 0)",
    set = {
      static_low = "if(isa($static_low, 'ArrayAttr') and any(x in numbers($static_low): x = -1), array(map(x in numbers($static_low): if(x = -1, 4 * -2305843009213693952, x)), i64), $static_low)",
      static_high = "if(isa($static_high, 'ArrayAttr') and any(x in numbers($static_high): x = -1), array(map(x in numbers($static_high): if(x = -1, 4 * -2305843009213693952, x)), i64), $static_high)"
    }
  } : () -> ()
}
