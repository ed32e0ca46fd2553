// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Forms of smt that code reads.
func.func @f(%a: !smt.bv<8>, %b: !smt.bool, %i: !smt.int) {
  %0 = smt.eq %a, %a : !smt.bv<8>
  %1 = smt.distinct %b, %b, %b {x} : !smt.bool
  %2 = smt.bv.repeat 3 times %a {y} : !smt.bv<8>
  %3 = smt.int.constant 5
  %4 = smt.int.constant -50000000000000000000000 {z}
  %5 = smt.int.constant 0
  %6 = smt.int.constant -1
  %7 = smt.int.constant 0x10
  %8 = smt.int.constant 9223372036854775808
  %9 = smt.int.constant 127
  return
}
func.func @g(%a: !smt.int) {
  %0 = smt.int.constant 8
  %1 = smt.int.constant -8
  %2 = smt.int.constant 00015
  return
}
