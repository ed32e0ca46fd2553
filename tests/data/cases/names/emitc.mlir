// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"builtin.module"() ({
  "emitc.file"() <{id = "x"}> ({
    "emitc.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
    ^bb0(%arg7: i32):
      "emitc.return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
  "emitc.class"() <{sym_name = "c"}> ({
    "emitc.field"() <{sym_name = "x", type = i32}> : () -> ()
    "emitc.func"() <{function_type = () -> (), sym_name = "g"}> ({
      "emitc.return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
  "emitc.func"() <{function_type = (i1, index, i32) -> i32, sym_name = "g"}> ({
  ^bb0(%arg1: i1, %arg2: index, %arg3: i32):
    %1 = "emitc.expression"(%arg3) ({
    ^bb0(%arg6: i32):
      %10 = "emitc.add"(%arg6, %arg6) : (i32, i32) -> i32
      "emitc.yield"(%10) : (i32) -> ()
    }) : (i32) -> i32
    "emitc.if"(%arg1) ({
      %9 = "emitc.call_opaque"() <{callee = "f"}> : () -> i32
      "emitc.yield"() : () -> ()
    }, {
      %8 = "emitc.call_opaque"() <{callee = "f"}> : () -> i32
      "emitc.yield"() : () -> ()
    }) : (i1) -> ()
    "emitc.for"(%arg2, %arg2, %arg2) ({
    ^bb0(%arg5: index):
      %7 = "emitc.call_opaque"() <{callee = "f"}> : () -> i32
      "emitc.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "emitc.switch"(%arg3) <{cases = array<i64: 1>}> ({
      %6 = "emitc.call_opaque"() <{callee = "f"}> : () -> i32
      "emitc.yield"() : () -> ()
    }, {
      %5 = "emitc.call_opaque"() <{callee = "f"}> : () -> i32
      "emitc.yield"() : () -> ()
    }) : (i32) -> ()
    "emitc.do"() ({
      %4 = "emitc.call_opaque"() <{callee = "f"}> : () -> i32
    }, {
      %2 = "emitc.expression"(%arg1) ({
      ^bb0(%arg4: i1):
        %3 = "emitc.logical_not"(%arg4) : (i1) -> i1
        "emitc.yield"(%3) : (i1) -> ()
      }) : (i1) -> i1
      "emitc.yield"(%2) : (i1) -> ()
    }) : () -> ()
    "emitc.return"(%arg3) : (i32) -> ()
  }) : () -> ()
  "shape.function_library"() <{mapping = {test.same_operand_result_shape = @same_result_shape}, sym_name = "shape_lib"}> ({
    "shape.func"() <{function_type = (!shape.value_shape) -> !shape.shape, sym_name = "same_result_shape"}> ({
    ^bb0(%arg0: !shape.value_shape):
      %0 = "shape.shape_of"(%arg0) : (!shape.value_shape) -> !shape.shape
      "shape.return"(%0) : (!shape.shape) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()
