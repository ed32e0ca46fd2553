// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
builtin.module {
  func.func @div_mul(%x : i32) -> i32 {
    %c2 = "eqsat.const_eclass"(%x) {value = 2 : i32} : (i32) -> i32
    %0 = "arith.constant"() {value = 2 : i32, eqsat_cost = 1 : index} : () -> i32
    %1 = "eqsat.eclass"(%0, %c2) : (i32, i32) -> i32
    %2 = "arith.muli"(%x, %1) {eqsat_cost = 4 : i64, overflowFlags = #arith.overflow<none>} : (i32, i32) -> i32
    %3 = "eqsat.eclass"(%2) {min_cost_index = 0 : i64} : (i32) -> i32
    %4 = "equivalence.class"(%3, %x) {min_cost_index = 1 : index} : (i32, i32) -> i32
    %5 = "equivalence.graph"(%4) ({
    ^bb0(%a : i32):
      "equivalence.yield"(%a) : (i32) -> ()
    }) : (i32) -> i32
    %6 = "eqsat.egraph"() ({
      "eqsat.yield"(%5) : (i32) -> ()
    }) : () -> i32
    func.return %6 : i32
  }
}
