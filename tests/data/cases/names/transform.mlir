// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"builtin.module"() ({
  "transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
  ^bb0(%arg4: !transform.any_op):
    "transform.foreach"(%arg4) ({
    ^bb0(%arg5: !transform.any_op):
      "transform.yield"() : () -> ()
    }) : (!transform.any_op) -> ()
    %6:2 = "transform.foreach_match"(%arg4) <{actions = [@act], matchers = [@m]}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    "transform.yield"() : () -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> !transform.any_op, sym_name = "act"}> ({
  ^bb0(%arg3: !transform.any_op):
    %4 = "transform.structured.match"(%arg3) <{ops = ["a"]}> : (!transform.any_op) -> !transform.any_op
    %5:3 = "transform.structured.tile_using_for"(%4) <{scalable_sizes = array<i1: false, false, false>, static_sizes = array<i64: 2, 0, 3>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    "transform.yield"(%arg3) : (!transform.any_op) -> ()
  }) : () -> ()
  "transform.named_sequence"() <{arg_attrs = [{transform.readonly}], function_type = (!transform.any_op) -> !transform.any_op, sym_name = "m"}> ({
  ^bb0(%arg2: !transform.any_op):
    "transform.yield"(%arg2) : (!transform.any_op) -> ()
  }) : () -> ()
  "transform.with_pdl_patterns"() ({
  ^bb0(%arg0: !transform.any_op):
    "transform.sequence"(%arg0) <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 1, 0>}> ({
    ^bb0(%arg1: !transform.any_op):
      %3 = "transform.pdl_match"(%arg1) <{pattern_name = @some}> : (!transform.any_op) -> !transform.any_op
      "transform.yield"() : () -> ()
    }) : (!transform.any_op) -> ()
    "pdl.pattern"() <{benefit = 1 : i16, sym_name = "some"}> ({
      %2 = "pdl.operation"() <{attributeValueNames = [], opName = "test.some_op", operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
      "pdl.rewrite"(%2) <{name = "transform.dialect", operandSegmentSizes = array<i32: 1, 0>}> ({
      }) : (!pdl.operation) -> ()
    }) : () -> ()
    "pdl.pattern"() <{benefit = 1 : i16, sym_name = "some1"}> ({
      %0 = "pdl.operation"() <{attributeValueNames = [], opName = "test.some_op", operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
      "pdl.rewrite"(%0) <{operandSegmentSizes = array<i32: 1, 0>}> ({
        %1:2 = "pdl.apply_native_rewrite"() <{name = "x"}> : () -> (!pdl.value, !pdl.value)
      }) : (!pdl.operation) -> ()
    }) : () -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
