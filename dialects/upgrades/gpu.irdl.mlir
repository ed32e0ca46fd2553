// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How gpu changed.
irdl.dialect @gpu attributes {varve.set = "upgrades"} {
  "varve.upgrade"() {from = "llvm16", count = "gpu", operation = "gpu.func", move = {type = "function_type"}} : () -> ()
  // A kernel is named by its module, too.
  "varve.upgrade"() {
    from = "2019", count = "gpu", operation = "gpu.launch_func",
    when = "isa($kernel, 'StrAttr') and isa($kernel_module, 'SymbolRefAttr')",
    set = {kernel = "reference(symbols($kernel_module)[0], $kernel)"}, drop = ["kernel_module"]
  } : () -> ()
  "varve.upgrade"() {from = "2019", count = "gpu", operation = "gpu.launch_func"} : () -> ()
  // The type decided which minimum and maximum it is.
  "varve.upgrade"() {
    from = "llvm16", count = "gpu", operation = "gpu.all_reduce",
    when = "count($operands) > 0 and word($op) in ['max', 'min']", set = {
      op = "concat(word($op), if(isa(type($operands[0]), 'AnyFloat'), 'numf', if(isa(type($operands[0]), 'AnyUnsignedInteger'), 'ui', 'si')))"
    }
  } : () -> ()
  "varve.upgrade"() {from = "llvm16", count = "gpu", operation = "gpu.all_reduce"} : () -> ()
  // Groups: those that came between the sizes and what is handed to the kernel, and one behind. Since LLVM 14 the size of shared memory is one.
  "varve.upgrade"() {
    from = "llvm16", count = "gpu", operation = "gpu.launch_func",
    when = "not has($operandSegmentSizes) and count(numbers($operand_segment_sizes)) = 9 and count($operands) >= 6 + numbers($operand_segment_sizes)[0] + numbers($operand_segment_sizes)[7]",
    set = {
      operandSegmentSizes = "array([numbers($operand_segment_sizes)[0], 1, 1, 1, 1, 1, 1, 0, 0, 0, numbers($operand_segment_sizes)[7], count($operands) - 6 - numbers($operand_segment_sizes)[0] - numbers($operand_segment_sizes)[7], 0], i32)"
    }, drop = ["operand_segment_sizes"]
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm16", count = "gpu", operation = "gpu.launch_func",
    when = "not has($operandSegmentSizes) and count(numbers($operand_segment_sizes)) = 8 and count($operands) >= 6 + numbers($operand_segment_sizes)[0]",
    set = {
      operandSegmentSizes = "array([numbers($operand_segment_sizes)[0], 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, count($operands) - 6 - numbers($operand_segment_sizes)[0], 0], i32)"
    }, drop = ["operand_segment_sizes"]
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm16", count = "gpu", operation = "gpu.launch_func",
    when = "not has($operandSegmentSizes) and not has($operand_segment_sizes) and count($operands) >= 6", set = {
      operandSegmentSizes = "array([0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, count($operands) - 6, 0], i32)"
    }
  } : () -> ()
  "varve.upgrade"() {from = "llvm16", count = "gpu", operation = "gpu.launch_func"} : () -> ()
  "varve.upgrade"() {
    from = "llvm18", count = "gpu", operation = "gpu.launch_func", when = "count(numbers($operandSegmentSizes)) = 10", set = {
      operandSegmentSizes = "array(concat(slice(numbers($operandSegmentSizes), 0, 7), [0, 0, 0], slice(numbers($operandSegmentSizes), 7, 10)), i32)"
    }
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm18", count = "gpu", operation = "gpu.launch", when = "count(numbers($operandSegmentSizes)) = 8", set = {
      operandSegmentSizes = "array(concat(slice(numbers($operandSegmentSizes), 0, 7), [0, 0, 0], slice(numbers($operandSegmentSizes), 7, 8)), i32)"
    }
  } : () -> ()
  // The sizes of clusters come before that of shared memory.
  "varve.upgrade"() {
    from = "llvm16", count = "gpu", operation = "gpu.launch", when = "count(numbers($operand_segment_sizes)) = 8",
    set = {
      operandSegmentSizes = "array(concat(slice(numbers($operand_segment_sizes), 0, 7), [0, 0, 0], slice(numbers($operand_segment_sizes), 7, 8)), i32)"
    }, drop = ["operand_segment_sizes"]
  } : () -> ()
  "varve.upgrade"() {from = "llvm16", count = "gpu", operation = "gpu.launch"} : () -> ()
  // A barrier says for which scope it is: it was for the workgroup.
  "varve.upgrade"() {
    from = "llvm22", count = "gpu", operation = "gpu.barrier", when = "not has($scope)", set = {scope = "#gpu.barrier_scope('workgroup')"},
    back = {when = "$scope = #gpu.barrier_scope('workgroup')", drop = ["scope"]}
  } : () -> ()
}
