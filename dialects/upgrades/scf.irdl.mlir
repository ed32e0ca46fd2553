// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How scf changed: threads became scf.forall.
irdl.dialect @scf attributes {varve.set = "upgrades"} {
  // From 0 by 1; the operands that are no outputs are numbers of threads.
  "varve.upgrade"() {
    from = "llvm16", count = "loop", operation = "scf.foreach_thread", becomes = "scf.forall",
    when = "count($operands) >= count($results)", set = {
      staticLowerBound = "array(repeat(0, count($operands) - count($results)), i64)",
      staticUpperBound = "array(repeat(4 * -2305843009213693952, count($operands) - count($results)), i64)",
      staticStep = "array(repeat(1, count($operands) - count($results)), i64)",
      operandSegmentSizes = "array([0, count($operands) - count($results), 0, count($results)], i32)"
    }, drop = ["operand_segment_sizes"]
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm16", count = "loop", operation = "scf.foreach_thread", becomes = "scf.forall", forward
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm16", count = "loop", rename = {"scf.foreach_thread.perform_concurrently" = "scf.forall.in_parallel"}
  } : () -> ()
}
