// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module attributes {vast.core.lang = #core.lang<c>} {
  "hl.typedef"() {name = "INT", type = !hl.int} : () -> ()
  "hl.func"() ({
  ^bb0(%arg0: !hl.lvalue<!hl.int>):
    %0 = "hl.var"() ({
      %1 = "hl.const"() {value = #core.integer<0> : !hl.int} : () -> !hl.int
      "hl.value.yield"(%1) : (!hl.int) -> ()
    }, {
    }) {name = "x"} : () -> !hl.lvalue<!hl.int>
    %2 = "hl.ref"(%0) : (!hl.lvalue<!hl.int>) -> !hl.lvalue<!hl.int>
    %3 = "hl.implicit_cast"(%2) {kind = 3 : i32} : (!hl.lvalue<!hl.int>) -> !hl.int
    %4 = "hl.add"(%3, %3) : (!hl.int, !hl.int) -> !hl.int
    %5 = "hl.cmp"(%4, %3) {predicate = 0 : i64} : (!hl.int, !hl.int) -> !hl.int
    "hl.while"() ({
      "hl.cond.yield"(%5) : (!hl.int) -> ()
    }, {
      %6 = "hl.post.inc"(%2) : (!hl.lvalue<!hl.int>) -> !hl.int
    }) : () -> ()
    "hl.return"(%4) : (!hl.int) -> ()
  }) {function_type = !core.fn<(!hl.lvalue<!hl.int>) -> (!hl.int)>, linkage = 8 : i64, sym_name = "main"} : () -> ()
  "hl.struct"() ({
    "hl.field"() {name = "x", type = !hl.int} : () -> ()
  }) {name = "point"} : () -> ()
}
