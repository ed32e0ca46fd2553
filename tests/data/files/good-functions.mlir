"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{arg_attrs = [{t.x}], function_type = (i32) -> i32, res_attrs = [{t.y = 1 : i64}], sym_name = "g"}> ({
  ^bb0(%arg0: i32):
    %0 = "func.call"(%arg0) <{callee = @f}> {t.z} : (i32) -> i32
    "func.return"(%0) : (i32) -> ()
  }) {t.d = "x"} : () -> ()
  "builtin.module"() <{sym_name = "m"}> ({
    "t.x"() : () -> ()
  }) : () -> ()
}) : () -> ()

