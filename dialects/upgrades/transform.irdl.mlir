// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How transform changed.
irdl.dialect @transform attributes {varve.set = "upgrades"} {
  // Failures of LLVM 15 are always passed on.
  "varve.upgrade"() {
    from = "llvm13", count = "transform", operation = "transform.sequence", set = {
      failure_propagation_mode = "if(has($failure_propagation_mode), $failure_propagation_mode, integer(1, i32))"
    }
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm13", count = "transform", operation = "transform.structured.match",
    when = "has(attribute('attribute'))", refuse = "in LLVM 22 attributes to match have a value"
  } : () -> ()
  "varve.upgrade"() {from = "llvm13", count = "transform", operation = "transform.structured.match"} : () -> ()
  // The root, and values for more arguments of the body.
  "varve.upgrade"() {
    from = "llvm16", count = "transform", operation = "transform.sequence",
    set = {operandSegmentSizes = "array([count($operands), 0], i32)"}, drop = ["operand_segment_sizes"]
  } : () -> ()
  // No size is scalable.
  "varve.upgrade"() {
    from = "llvm16", count = "transform",
    operation = ["transform.structured.tile", "transform.structured.tile_to_scf_for"],
    becomes = "transform.structured.tile_using_for",
    set = {scalable_sizes = "array(repeat(0, known(count(numbers($static_sizes)), 0)), i1)"}
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm16", count = "transform", operation = "transform.structured.fuse",
    move = {tile_sizes = "static_tile_sizes", tile_interchange = "static_tile_interchange"},
    set = {operandSegmentSizes = "array([count($operands), 0, 0], i32)"}, drop = ["operand_segment_sizes"]
  } : () -> ()
  // Sizes that are operands were -1.
  "varve.upgrade"() {
    from = "llvm13", count = "dynamic-sizes", operation = "transform.structured.tile",
    when = "isa($static_sizes, 'ArrayAttr') and any(x in numbers($static_sizes): x = -1)", set = {
      static_sizes = "array(map(x in numbers($static_sizes): if(x = -1, 4 * -2305843009213693952, x)), i64)"
    }
  } : () -> ()
}
