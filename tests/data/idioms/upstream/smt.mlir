// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
smt.solver() : () -> () {
  %f = smt.declare_fun : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %arr = smt.declare_fun "arr" : !smt.array<[!smt.int -> !smt.bool]>
  %0 = smt.forall ["x"] {
  ^bb0(%x: !smt.int):
    %c = smt.int.constant 0
    %1 = smt.int.cmp ge %x, %c
    smt.yield %1 : !smt.bool
  }
  smt.assert %0
  smt.set_logic "QF_BV"
  smt.push 1
  smt.pop 1
  smt.reset
}

// -----

func.func @smt() {
  %0 = smt.solver() : () -> i1 {
    %a = smt.declare_fun "a" : !smt.bool
    %b = smt.declare_fun "b" : !smt.bool
    %x = smt.declare_fun "x" : !smt.bv<32>
    %c5 = smt.bv.constant #smt.bv<5> : !smt.bv<32>
    %1 = smt.and %a, %b
    %2 = smt.or %1, %a
    %3 = smt.not %2
    %4 = smt.implies %3, %a
    %5 = smt.bv.add %x, %c5 : !smt.bv<32>
    %6 = smt.eq %5, %c5 : !smt.bv<32>
    %7 = smt.bv.cmp ult %x, %c5 : !smt.bv<32>
    smt.assert %6
    smt.assert %4
    %true = smt.constant true
    %i = smt.int.constant 3
    %8 = smt.int.add %i, %i
    %9 = smt.int.cmp le %8, %i
    %10 = smt.check sat {
      %t = arith.constant true
      smt.yield %t : i1
    } unknown {
      %f = arith.constant false
      smt.yield %f : i1
    } unsat {
      %f = arith.constant false
      smt.yield %f : i1
    } -> i1
    smt.yield %10 : i1
  }
  return
}
