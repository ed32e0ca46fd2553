// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module {
  pdl_interp.func @matcher(%root: !pdl.operation) {
    pdl_interp.check_operation_name of %root is "foo.op" -> ^bb1, ^end
  ^bb1:
    pdl_interp.check_operand_count of %root is 1 -> ^bb2, ^end
  ^bb2:
    %0 = pdl_interp.get_operand 0 of %root
    pdl_interp.is_not_null %0 : !pdl.value -> ^bb3, ^end
  ^bb3:
    %1 = pdl_interp.get_result 0 of %root
    %2 = pdl_interp.get_value_type of %1 : !pdl.type
    pdl_interp.check_result_count of %root is 1 -> ^bb4, ^end
  ^bb4:
    pdl_interp.record_match @rewriters::@success(%0, %root : !pdl.value, !pdl.operation) : benefit(1), loc([%root]), root("foo.op") -> ^end
  ^end:
    pdl_interp.finalize
  }
  module @rewriters {
    pdl_interp.func @success(%arg0: !pdl.value, %root: !pdl.operation) {
      %t = pdl_interp.create_type i32
      %0 = pdl_interp.create_operation "bar.op"(%arg0 : !pdl.value) -> (%t : !pdl.type)
      %1 = pdl_interp.get_results of %0 : !pdl.range<value>
      pdl_interp.replace %root with (%1 : !pdl.range<value>)
      pdl_interp.finalize
    }
  }
}

// -----

module {
  pdl_interp.func @matcher(%arg0: !pdl.operation) {
    pdl_interp.switch_operation_name of %arg0 to ["foo.op", "foo.dead", "foo.b"](^bb2, ^bb9, ^bb10) -> ^bb1
  ^bb1:  // 20 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb11, ^bb12, ^bb13, ^bb14, ^bb15, ^bb16, ^bb17, ^bb18, ^bb19, ^bb20
    pdl_interp.finalize
  ^bb2:  // pred: ^bb0
    pdl_interp.check_operand_count of %arg0 is 1 -> ^bb3, ^bb1
  ^bb3:  // pred: ^bb2
    pdl_interp.check_result_count of %arg0 is 1 -> ^bb4, ^bb1
  ^bb4:  // pred: ^bb3
    %0 = pdl_interp.get_operand 0 of %arg0
    pdl_interp.is_not_null %0 : !pdl.value -> ^bb5, ^bb1
  ^bb5:  // pred: ^bb4
    %1 = pdl_interp.get_attribute "attr" of %arg0
    pdl_interp.is_not_null %1 : !pdl.attribute -> ^bb6, ^bb1
  ^bb6:  // pred: ^bb5
    %2 = pdl_interp.get_result 0 of %arg0
    pdl_interp.is_not_null %2 : !pdl.value -> ^bb7, ^bb1
  ^bb7:  // pred: ^bb6
    %3 = pdl_interp.get_value_type of %2 : !pdl.type
    pdl_interp.check_type %3 is i32 -> ^bb8, ^bb1
  ^bb8:  // pred: ^bb7
    pdl_interp.record_match @rewriters::@pdl_generated_rewriter(%0, %1, %arg0 : !pdl.value, !pdl.attribute, !pdl.operation) : benefit(1), generatedOps(["bar.op"]), loc([%arg0]), root("foo.op") -> ^bb1
  ^bb9:  // pred: ^bb0
    pdl_interp.record_match @rewriters::@pdl_generated_rewriter_0(%arg0 : !pdl.operation) : benefit(2), loc([]), root("foo.dead") -> ^bb1
  ^bb10:  // pred: ^bb0
    pdl_interp.check_operand_count of %arg0 is 1 -> ^bb11, ^bb1
  ^bb11:  // pred: ^bb10
    pdl_interp.check_result_count of %arg0 is 0 -> ^bb12, ^bb1
  ^bb12:  // pred: ^bb11
    %4 = pdl_interp.get_operand 0 of %arg0
    pdl_interp.is_not_null %4 : !pdl.value -> ^bb13, ^bb1
  ^bb13:  // pred: ^bb12
    %5 = pdl_interp.get_defining_op of %4 : !pdl.value
    pdl_interp.is_not_null %5 : !pdl.operation -> ^bb14, ^bb1
  ^bb14:  // pred: ^bb13
    pdl_interp.check_operation_name of %5 is "foo.a" -> ^bb15, ^bb1
  ^bb15:  // pred: ^bb14
    pdl_interp.check_operand_count of %5 is 1 -> ^bb16, ^bb1
  ^bb16:  // pred: ^bb15
    pdl_interp.check_result_count of %5 is 0 -> ^bb17, ^bb1
  ^bb17:  // pred: ^bb16
    %6 = pdl_interp.get_operand 0 of %5
    pdl_interp.is_not_null %6 : !pdl.value -> ^bb18, ^bb1
  ^bb18:  // pred: ^bb17
    pdl_interp.apply_constraint "is_single"(%6 : !pdl.value) -> ^bb19, ^bb1
  ^bb19:  // pred: ^bb18
    %7 = pdl_interp.get_result 0 of %5
    pdl_interp.are_equal %7, %4 : !pdl.value -> ^bb20, ^bb1
  ^bb20:  // pred: ^bb19
    pdl_interp.record_match @rewriters::@pdl_generated_rewriter_1(%arg0, %6 : !pdl.operation, !pdl.value) : benefit(1), loc([%arg0, %5]), root("foo.b") -> ^bb1
  }
  module @rewriters {
    pdl_interp.func @pdl_generated_rewriter(%arg0: !pdl.value, %arg1: !pdl.attribute, %arg2: !pdl.operation) {
      %0 = pdl_interp.create_type i32
      %1 = pdl_interp.create_operation "bar.op"(%arg0 : !pdl.value) {"attr" = %arg1}  -> (%0 : !pdl.type)
      %2 = pdl_interp.get_results of %1 : !pdl.range<value>
      pdl_interp.replace %arg2 with (%2 : !pdl.range<value>)
      pdl_interp.finalize
    }
    pdl_interp.func @pdl_generated_rewriter_0(%arg0: !pdl.operation) {
      pdl_interp.erase %arg0
      pdl_interp.finalize
    }
    pdl_interp.func @pdl_generated_rewriter_1(%arg0: !pdl.operation, %arg1: !pdl.value) {
      pdl_interp.apply_rewrite "rewriter"(%arg0, %arg1 : !pdl.operation, !pdl.value)
      pdl_interp.finalize
    }
  }
}

// -----

pdl.pattern @rename : benefit(1) {
  %type = pdl.type : i32
  %val = pdl.operand
  %attr = pdl.attribute
  %root = pdl.operation "foo.op"(%val : !pdl.value) {"attr" = %attr} -> (%type : !pdl.type)
  pdl.rewrite %root {
    %new = pdl.operation "bar.op"(%val : !pdl.value) {"attr" = %attr} -> (%type : !pdl.type)
    pdl.replace %root with %new
  }
}

pdl.pattern @erase : benefit(2) {
  %types = pdl.types
  %operands = pdl.operands
  %root = pdl.operation "foo.dead"(%operands : !pdl.range<value>) -> (%types : !pdl.range<type>)
  pdl.rewrite %root {
    pdl.erase %root
  }
}

pdl.pattern @native : benefit(1) {
  %in = pdl.operand
  %cst = pdl.attribute = 0 : i32
  pdl.apply_native_constraint "is_single"(%in : !pdl.value)
  %op = pdl.operation "foo.a"(%in : !pdl.value)
  %res = pdl.result 0 of %op
  %root = pdl.operation "foo.b"(%res : !pdl.value)
  pdl.rewrite %root with "rewriter"(%in : !pdl.value)
}
