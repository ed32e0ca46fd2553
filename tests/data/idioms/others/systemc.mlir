// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module {
  "systemc.module"() ({
  ^bb0(%a: !systemc.in<!systemc.uint<32>>, %b: !systemc.out<i1>):
    %s = "systemc.signal"() {name = "sig"} : () -> !systemc.signal<i1>
    "systemc.ctor"() ({
      "systemc.method"() : () -> ()
    }) : () -> ()
    "systemc.func"() ({
      %0 = "systemc.signal.read"(%a) : (!systemc.in<!systemc.uint<32>>) -> !systemc.uint<32>
    }) {name = "inner"} : () -> ()
  }) {function_type = (!systemc.in<!systemc.uint<32>>, !systemc.out<i1>) -> (), portNames = ["a", "b"], sym_name = "adder"} : () -> ()
}
