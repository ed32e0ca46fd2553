// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @poison(%c: i1) -> i32 {
  %0 = ub.poison : i32
  %1 = ub.poison : vector<4xf32>
  %2 = ub.poison : index
  %3 = ub.poison <#ub.poison> : i64
  %4 = arith.addi %0, %0 : i32
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %4 : i32
^bb2:
  ub.unreachable
}
