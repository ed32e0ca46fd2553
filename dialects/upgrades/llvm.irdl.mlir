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
  "varve.upgrade"() {
    from = "llvm16", count = "llvm-operations", operation = "llvm.func", move = {type = "function_type"}
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm16", count = "llvm-operations", operation = "llvm.mlir.global", move = {type = "global_type"}
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
