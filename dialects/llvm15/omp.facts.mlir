// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 15's ODS does not say of this dialect. The directive LoopControl is in the facts of LLVM 16.
irdl.dialect @omp attributes {
  varve.facts_of = {
    "llvm16/omp" = ["taskloop", "wsloop"]}} {
  irdl.operation @simdloop attributes {
    varve.arguments = {region = [["%iv", "count($lowerBound)"]]},
    varve.locals = {type = ["TypeAttr", "type($lowerBound[0])"]},
    varve.format = [
      "oilist(`if` `(` $if_expr `)` )",
      "`for` custom<LoopControl>($region, $lowerBound, $upperBound, $step, type($step), $inclusive, $type) attr-dict"]
  } {
  }
}
