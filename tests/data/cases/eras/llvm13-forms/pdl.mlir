// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module  {
  pdl.pattern @p : benefit(1)  {
    %0 = pdl.type : i32
    %1 = pdl.types
    %2 = pdl.attribute
    %3 = pdl.attribute : %0
    %4 = pdl.operand
    %5 = pdl.operand : %0
    %6 = pdl.operands
    %7 = pdl.operands : %1
    %8 = pdl.operation "foo.op"(%4, %6, %5, %7 : !pdl.value, !pdl.range<value>, !pdl.value, !pdl.range<value>)  {"attr" = %2, "b" = %3} -> (%0, %1 : !pdl.type, !pdl.range<type>)
    %9 = pdl.result 0 of %8
    %10 = pdl.results of %8 
    %11 = pdl.results 1 of %8  -> !pdl.range<value>
    %12 = pdl.results 1 of %8  -> !pdl.value
    %13 = pdl.operation(%9, %10, %11, %12 : !pdl.value, !pdl.range<value>, !pdl.range<value>, !pdl.value) 
    pdl.apply_native_constraint "c"(%8, %9 : !pdl.operation, !pdl.value)
    pdl.apply_native_constraint "c2" [1, "x"](%8 : !pdl.operation)
    pdl.rewrite %13  {
      %14 = pdl.operation "foo.new"(%4 : !pdl.value) 
      %15 = pdl.apply_native_rewrite "native"(%8 : !pdl.operation) : !pdl.value
      %16 = pdl.attribute 10 : i64
      %17 = pdl.types : [i32, i64]
      %18 = pdl.operation "foo.new2"  {"z" = %16} -> (%17 : !pdl.range<type>)
      pdl.replace %13 with %14
      pdl.erase %8
    }
  }
  pdl.pattern : benefit(2)  {
    %0 = pdl.attribute
    %1 = pdl.operation  {"q" = %0}
    pdl.rewrite %1 with "rew" [1, 2](%0 : !pdl.attribute)
  }
  module @patterns  {
    func @matcher(%arg0: !pdl.operation) {
      pdl_interp.check_operation_name of %arg0 is "foo.op" -> ^bb1, ^bb12
    ^bb1:  // pred: ^bb0
      %0 = pdl_interp.get_operand 0 of %arg0
      %1 = pdl_interp.get_operands of %arg0 : !pdl.range<value>
      %2 = pdl_interp.get_operands 1 of %arg0 : !pdl.value
      %3 = pdl_interp.get_attribute "attr" of %arg0
      %4 = pdl_interp.get_attribute_type of %3
      %5 = pdl_interp.get_value_type of %0 : !pdl.type
      %6 = pdl_interp.create_attribute 10 : i64
      %7 = pdl_interp.create_type i32
      %8 = pdl_interp.create_types [i32, i64]
      %9 = pdl_interp.create_operation "foo.op"(%0, %1 : !pdl.value, !pdl.range<value>)  {"a" = %3, "b" = %6} -> (%7 : !pdl.type)
      %10 = pdl_interp.create_operation "foo.op" 
      %11 = pdl_interp.apply_rewrite "rw" [42](%arg0 : !pdl.operation) : !pdl.operation
      pdl_interp.apply_rewrite "rw"
      pdl_interp.replace %arg0 with (%0 : !pdl.value)
      pdl_interp.erase %arg0
      %12 = pdl_interp.inferred_types
      %13 = pdl_interp.get_result 0 of %arg0
      %14 = pdl_interp.get_results of %arg0 : !pdl.range<value>
      %15 = pdl_interp.get_defining_op of %0 : !pdl.value
      pdl_interp.switch_operation_name of %arg0 to ["a.b", "c.d"](^bb12, ^bb12) -> ^bb2
    ^bb2:  // pred: ^bb1
      pdl_interp.is_not_null %0 : !pdl.value -> ^bb12, ^bb3
    ^bb3:  // pred: ^bb2
      pdl_interp.are_equal %0, %0 : !pdl.value -> ^bb12, ^bb4
    ^bb4:  // pred: ^bb3
      pdl_interp.switch_operand_count of %arg0 to dense<[0, 1]> : vector<2xi32>(^bb12, ^bb12) -> ^bb5
    ^bb5:  // pred: ^bb4
      pdl_interp.check_operand_count of %arg0 is at_least 1 -> ^bb6, ^bb12
    ^bb6:  // pred: ^bb5
      pdl_interp.check_attribute %3 is 10 : i64 -> ^bb7, ^bb12
    ^bb7:  // pred: ^bb6
      pdl_interp.switch_attribute %3 to [10, true](^bb12, ^bb12) -> ^bb8
    ^bb8:  // pred: ^bb7
      pdl_interp.apply_constraint "con" [1](%arg0 : !pdl.operation) -> ^bb9, ^bb12
    ^bb9:  // pred: ^bb8
      pdl_interp.check_type %7 is i32 -> ^bb10, ^bb12
    ^bb10:  // pred: ^bb9
      pdl_interp.switch_types %8 to [[i32, i64], [i32]](^bb12, ^bb12) -> ^bb11
    ^bb11:  // pred: ^bb10
      pdl_interp.record_match @rewriters::@r(%0 : !pdl.value) : benefit(1), generatedOps(["x.y"]), loc([%arg0]), root("foo.op") -> ^bb12
    ^bb12:  // 16 preds: ^bb0, ^bb1, ^bb1, ^bb2, ^bb3, ^bb4, ^bb4, ^bb5, ^bb6, ^bb7, ^bb7, ^bb8, ^bb9, ^bb10, ^bb10, ^bb11
      pdl_interp.finalize
    }
    module @rewriters  {
      func @r(%arg0: !pdl.value) {
        pdl_interp.finalize
      }
    }
  }
}
