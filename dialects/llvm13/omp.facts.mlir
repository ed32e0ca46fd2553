// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 13's ODS does not say of this dialect.
irdl.dialect @omp {
  "varve.directive"() {
    sym_name = "AtomicReductionRegion", takes = ["$region"], format = "` ` (`atomic` $region^)?"
  } : () -> ()
  irdl.operation @reduction attributes {
    varve.let = ["type($operand) = elem(type($accumulator))"]
  } {
  }
}
