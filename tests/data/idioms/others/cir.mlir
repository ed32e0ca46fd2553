// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
!s32i = !cir.int<s, 32>
module attributes {cir.lang = #cir.lang<c>, cir.sob = #cir.signed_overflow_behavior<undefined>, cir.triple = "x86_64-unknown-linux-gnu", dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<32> : vector<2xi64>>>} {
  "cir.func"() ({
  ^bb0(%arg0: !s32i):
    %0 = "cir.alloca"() {alignment = 4 : i64, allocaType = !s32i, init, name = "a"} : () -> !cir.ptr<!cir.int<s, 32>>
    %1 = "cir.alloca"() {alignment = 4 : i64, allocaType = !s32i, name = "__retval"} : () -> !cir.ptr<!cir.int<s, 32>>
    "cir.store"(%arg0, %0) : (!s32i, !cir.ptr<!cir.int<s, 32>>) -> ()
    %2 = "cir.load"(%0) : (!cir.ptr<!cir.int<s, 32>>) -> !s32i
    %3 = "cir.const"() {value = #cir.int<1> : !s32i} : () -> !s32i
    %4 = "cir.binop"(%2, %3) {kind = 3 : i32, no_signed_wrap} : (!s32i, !s32i) -> !s32i
    %5 = "cir.cmp"(%4, %3) {kind = 3 : i32} : (!s32i, !s32i) -> !cir.bool
    %6 = "cir.unary"(%4) {kind = 0 : i32} : (!s32i) -> !s32i
    %7 = "cir.cast"(%6) {kind = 4 : i32} : (!s32i) -> !cir.int<u, 64>
    "cir.scope"() ({
      "cir.if"(%5) ({
        "cir.yield"() : () -> ()
      }, {
        "cir.yield"() : () -> ()
      }) : (!cir.bool) -> ()
      "cir.for"() ({
        "cir.condition"(%5) : (!cir.bool) -> ()
      }, {
        "cir.break"() : () -> ()
      }, {
        "cir.yield"() : () -> ()
      }) : () -> ()
      "cir.yield"() : () -> ()
    }) : () -> ()
    %8 = "cir.call"(%2) {ast = #cir.call.expr.ast, calling_conv = 1 : i32, callee = @foo, side_effect = 1 : i32} : (!s32i) -> !s32i
    "cir.brcond"(%5) [^bb1, ^bb2] : (!cir.bool) -> ()
  ^bb1:
    "cir.br"() [^bb2] : () -> ()
  ^bb2:
    "cir.return"(%8) : (!s32i) -> ()
  }) {function_type = !cir.func<(!cir.int<s, 32>) -> !cir.int<s, 32>>, global_visibility = #cir<visibility default>, linkage = 0 : i32, sym_name = "main", sym_visibility = "public", extra_attrs = #cir<extra({inline = #cir.inline<no>, nothrow = #cir.nothrow})>} : () -> ()
  "cir.global"() ({
  }, {
  }) {alignment = 1 : i64, constant, initial_value = #cir.const_array<"hello\00" : !cir.array<!cir.int<s, 8> x 6>>, linkage = 7 : i32, sym_name = ".str", sym_type = !cir.array<!cir.int<s, 8> x 6>} : () -> ()
  func.func @types(%arg0: !cir.ptr<!cir.void>, %arg1: !cir.float, %arg2: !cir.double, %arg3: !cir.struct<struct "S" {!cir.int<s, 32>, !cir.ptr<!cir.int<u, 8>>}>) {
    %0 = "cir.get_global"() {name = @".str"} : () -> !cir.ptr<!cir.array<!cir.int<s, 8> x 6>>
    %1 = "cir.get_member"(%arg0) {index_attr = 0 : index, name = "x"} : (!cir.ptr<!cir.void>) -> !cir.ptr<!cir.int<s, 32>>
    %2 = "cir.ptr_stride"(%1, %arg1) : (!cir.ptr<!cir.int<s, 32>>, !cir.float) -> !cir.ptr<!cir.int<s, 32>>
    return
  }
}

// -----

module {
  "cir.global"() ({
  }, {
  }) {alignment = 4 : i64, initial_value = #cir.int<3> : !cir.int<s, 32>, linkage = 0 : i32, sym_name = "a", sym_type = !cir.int<s, 32>} : () -> ()
  func.func @f(%b: !cir.bool, %v: !cir.vector<!cir.int<s, 32> x 4>, %r: !cir.record<struct "A" padded {!cir.int<u, 8>, !cir.array<!cir.int<u, 8> x 3>}>) {
    %0 = "cir.ternary"(%b) ({
      %1 = "cir.const"() {value = #cir.bool<true> : !cir.bool} : () -> !cir.bool
      "cir.yield"(%1) : (!cir.bool) -> ()
    }, {
      %1 = "cir.const"() {value = #cir.fp<1.0> : !cir.double} : () -> !cir.double
      "cir.yield"(%b) : (!cir.bool) -> ()
    }) : (!cir.bool) -> !cir.bool
    "cir.switch"(%0) ({
      "cir.case"() ({
        "cir.yield"() : () -> ()
      }) {kind = 1 : i32, value = [#cir.int<1> : !cir.int<s, 32>]} : () -> ()
      "cir.yield"() : () -> ()
    }) : (!cir.bool) -> ()
    %2 = "cir.const"() {value = #cir.ptr<null> : !cir.ptr<!cir.void>} : () -> !cir.ptr<!cir.void>
    %3 = "cir.const"() {value = #cir.zero : !cir.array<!cir.int<s, 32> x 10>} : () -> !cir.array<!cir.int<s, 32> x 10>
    "cir.trap"() : () -> ()
    return
  }
}
