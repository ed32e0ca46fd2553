// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module {
  "py.func"() ({
  ^bb0(%arg0: !py.dynamic, %arg1: !py.dynamic):
    %0 = "py.constant"() {value = #py.int<5>} : () -> !py.dynamic
    %1 = "py.makeTuple"(%arg0, %0) {iterExpansion = array<i32>} : (!py.dynamic, !py.dynamic) -> !py.dynamic
    %2 = "py.call"(%arg1, %1) {callee = @f} : (!py.dynamic, !py.dynamic) -> !py.dynamic
    %3 = "py.typeOf"(%2) : (!py.dynamic) -> !py.dynamic
    %4 = "py.is"(%3, %0) : (!py.dynamic, !py.dynamic) -> i1
    "py.return"(%2) : (!py.dynamic) -> ()
  }) {function_type = (!py.dynamic, !py.dynamic) -> !py.dynamic, sym_name = "builtins.foo.__call__", sym_visibility = "private"} : () -> ()
  "py.globalValue"() {const, initializer = #py.type<>, sym_name = "builtins.type", sym_visibility = "public"} : () -> ()
}
