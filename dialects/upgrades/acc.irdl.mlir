// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How acc changed.
irdl.dialect @acc attributes {varve.set = "upgrades"} {
  "varve.upgrade"() {
    from = "llvm16", count = "openmp", operation = "acc.parallel", when = "count($operands) > 0",
    refuse = "in LLVM 22 clauses are operations and lists by kind of device"
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm16", count = "openmp", operation = "acc.parallel",
    set = {operandSegmentSizes = "array(repeat(0, 11), i32)"}, drop = ["operand_segment_sizes"]
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm16", count = "openmp", operation = ["acc.data", "acc.update"], when = "count($operands) > 0",
    refuse = "in LLVM 22 clauses are operations and lists by kind of device"
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm16", count = "openmp", operation = ["acc.data", "acc.update"],
    set = {operandSegmentSizes = "array(repeat(0, 4), i32)"}, drop = ["operand_segment_sizes"]
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm16", count = "openmp", operation = ["acc.enter_data", "acc.exit_data"], when = "count($operands) > 0",
    refuse = "in LLVM 22 clauses are operations and lists by kind of device"
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm16", count = "openmp", operation = ["acc.enter_data", "acc.exit_data"],
    set = {operandSegmentSizes = "array(repeat(0, 5), i32)"}, drop = ["operand_segment_sizes"]
  } : () -> ()
  // Groups: kinds of devices, number, if; today numbers and if.
  "varve.upgrade"() {
    from = "llvm16", count = "openmp", operation = ["acc.init", "acc.shutdown"],
    when = "count(numbers($operand_segment_sizes)) = 3 and numbers($operand_segment_sizes)[0] = 0 and numbers($operand_segment_sizes)[1] >= 0 and numbers($operand_segment_sizes)[2] >= 0 and sum(numbers($operand_segment_sizes)) = count($operands)",
    set = {operandSegmentSizes = "array(slice(numbers($operand_segment_sizes), 1, 3), i32)"},
    drop = ["operand_segment_sizes"]
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm16", count = "openmp", operation = ["acc.init", "acc.shutdown"],
    refuse = "kinds of devices are not operands in LLVM 22"
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm16", count = "openmp", operation = "acc.loop",
    refuse = "in LLVM 22 a loop has bounds and kinds of devices"
  } : () -> ()
  // The type of a variable is that of the elements of what points to it. Pointers of llvm do not say theirs: bytes.
  "varve.upgrade"() {
    from = "llvm19", count = "openmp", operation = [
      "acc.attach", "acc.cache", "acc.copyin", "acc.create", "acc.declare_device_resident", "acc.declare_link",
      "acc.deviceptr", "acc.firstprivate", "acc.getdeviceptr", "acc.nocreate", "acc.present", "acc.private",
      "acc.reduction", "acc.update_device", "acc.use_device"
    ], set = {
      varType = "if(has($varType) or count($operands) < 1, $varType, if(isa(elem(type($operands[0])), 'AllOf<DialectType, LLVM_Type>'), i8, elem(type($operands[0]))))"
    }
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm19", count = "openmp", operation = ["acc.copyout", "acc.update_host"], set = {
      varType = "if(has($varType) or count($operands) < 2, $varType, if(isa(elem(type($operands[1])), 'AllOf<DialectType, LLVM_Type>'), i8, elem(type($operands[1]))))"
    }
  } : () -> ()
}
