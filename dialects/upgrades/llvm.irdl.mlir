// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How llvm changed. The types of pointers are the business of src/upgrade/llvm.c.
irdl.dialect @llvm attributes {varve.set = "upgrades"} {
  "varve.upgrade"() {
    from = "2019", count = "llvm-names", rename = {
      "llvm.undef" = "llvm.mlir.undef", "llvm.constant" = "llvm.mlir.constant", "llvm.global" = "llvm.mlir.global",
      "llvm.addressof" = "llvm.mlir.addressof"
    }
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm16", count = "llvm-operations", operation = "llvm.mlir.null", becomes = "llvm.mlir.zero"
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm16", count = "llvm-operations", operation = ["llvm.dialect_cast", "llvm.mlir.cast"],
    becomes = "builtin.unrealized_conversion_cast"
  } : () -> ()
  // `reassoc` was an attribute of its own.
  "varve.upgrade"() {
    from = "llvm16", count = "llvm-operations",
    operation = ["llvm.intr.vector.reduce.fadd", "llvm.intr.vector.reduce.fmul"],
    when = "isa($reassoc, 'APIntAttr') and $reassoc != 0",
    set = {fastmathFlags = "written('llvm', 'fastmath<reassoc>')"}, drop = ["reassoc"]
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm16", count = "llvm-operations",
    operation = ["llvm.intr.vector.reduce.fadd", "llvm.intr.vector.reduce.fmul"], drop = ["reassoc"]
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm16", count = "llvm-operations", operation = "llvm.intr.assume",
    set = {op_bundle_sizes = "array(repeat(0, 0), i32)"}
  } : () -> ()
  // Linkage was a number.
  "varve.upgrade"() {
    from = "llvm16", count = "llvm-operations", operation = "llvm.func",
    when = "isa($linkage, 'APIntAttr') and $linkage >= 0 and $linkage <= 10", move = {type = "function_type"}, set = {
      linkage = "written('llvm', concat('linkage<', ['private', 'internal', 'available_externally', 'linkonce', 'weak', 'common', 'appending', 'extern_weak', 'linkonce_odr', 'weak_odr', 'external'][$linkage], '>'))"
    }
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm16", count = "llvm-operations", operation = "llvm.func", move = {type = "function_type"}
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm16", count = "llvm-operations", operation = "llvm.func", backward, when = "$unnamed_addr = 0",
    drop = ["unnamed_addr"]
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm16", count = "llvm-operations", operation = "llvm.mlir.global",
    when = "isa($linkage, 'APIntAttr') and $linkage >= 0 and $linkage <= 10", move = {type = "global_type"}, set = {
      linkage = "written('llvm', concat('linkage<', ['private', 'internal', 'available_externally', 'linkonce', 'weak', 'common', 'appending', 'extern_weak', 'linkonce_odr', 'weak_odr', 'external'][$linkage], '>'))"
    }
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm16", count = "llvm-operations", operation = "llvm.mlir.global", move = {type = "global_type"}
  } : () -> ()
  // Where the operands of each case began became how many it has.
  "varve.upgrade"() {
    from = "llvm16", count = "llvm-operations", operation = "llvm.switch",
    when = "not has($case_operand_segments) and has($case_operand_offsets)", set = {
      case_operand_segments = "array(map(i in indices(numbers($case_operand_offsets)): if(i + 1 < count(numbers($case_operand_offsets)), numbers($case_operand_offsets)[i + 1], known(numbers($operand_segment_sizes)[2], 0)) - numbers($case_operand_offsets)[i]), i32)"
    }, drop = ["case_operand_offsets"]
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm16", count = "llvm-operations", operation = "llvm.switch", when = "not has($case_operand_segments)",
    set = {case_operand_segments = "array(repeat(0, 0), i32)"}
  } : () -> ()
  "varve.upgrade"() {from = "llvm16", count = "llvm-operations", operation = "llvm.switch"} : () -> ()
  // Calls have bundles of operands, here none.
  "varve.upgrade"() {
    from = "llvm19", count = "llvm-operations", operation = ["llvm.call", "llvm.call_intrinsic"], when = "not has($op_bundle_sizes)",
    set = {op_bundle_sizes = "array(repeat(0, 0), i32)", operandSegmentSizes = "array([count($operands), 0], i32)"}
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm19", count = "llvm-operations", operation = "llvm.invoke",
    when = "not has($op_bundle_sizes) and count(numbers($operandSegmentSizes)) = 3", set = {
      op_bundle_sizes = "array(repeat(0, 0), i32)",
      operandSegmentSizes = "array([numbers($operandSegmentSizes)[0], numbers($operandSegmentSizes)[1], numbers($operandSegmentSizes)[2], 0], i32)"
    }
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm19", count = "llvm-operations", operation = "llvm.intr.assume", when = "not has($op_bundle_sizes)",
    set = {op_bundle_sizes = "array(repeat(0, 0), i32)"}
  } : () -> ()
  // `inbounds` became one of several flags, together with the one that it implies.
  "varve.upgrade"() {
    from = "llvm19", count = "llvm-operations", operation = "llvm.getelementptr", when = "has($inbounds)",
    set = {noWrapFlags = "integer(3, i32)"}, drop = ["inbounds"],
    back = {when = "$noWrapFlags = 3", set = {inbounds = "unit"}, drop = ["noWrapFlags"]}
  } : () -> ()
  // Each function gets data that it belongs to: none.
  "varve.upgrade"() {
    from = "llvm19", count = "llvm-operations", operation = ["llvm.mlir.global_ctors", "llvm.mlir.global_dtors"],
    when = "not has($data) and isa($priorities, 'ArrayAttr')",
    set = {data = "map(p in items($priorities): written('llvm', 'zero'))"}
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm19", count = "llvm-operations", operation = ["llvm.mlir.global_ctors", "llvm.mlir.global_dtors"]
  } : () -> ()
}
