// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 13's ODS does not say of this dialect.
irdl.dialect @omp attributes {
  varve.facts_of = {
    "llvm14/omp" = ["Operands"],
    "llvm16/omp" = ["ReductionVarList"],
    "llvm22/omp" = ["AllocateAndAllocator"]}} {
  "varve.directive"() {
    sym_name = "LinearClause", takes = ["$vars", "type $vars", "$steps", "type $steps"],
    format = "some($vars $steps by `,`: $vars `=` $steps `:` type($vars)) let(type($steps) = i32)"
  } : () -> ()
  "varve.directive"() {
    sym_name = "AtomicReductionRegion", takes = ["$region"], format = "` ` (`atomic` $region^)?"
  } : () -> ()
  irdl.operation @parallel attributes {
    varve.locals = {default = ["StrAttr", "replace($default_val, 'def', '')"], proc_bind = ["StrAttr", "$proc_bind_val"]},
    varve.format = [
      "oilist( `if` `(` $if_expr_var `:` type($if_expr_var) `)` | `num_threads` `(` $num_threads_var `:` type($num_threads_var) `)`",
      "| `private` custom<Operands>($private_vars, type($private_vars)) | `firstprivate` custom<Operands>($firstprivate_vars, type($firstprivate_vars)) | `shared` custom<Operands>($shared_vars, type($shared_vars))",
      "| `copyin` custom<Operands>($copyin_vars, type($copyin_vars)) | `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocators_vars, type($allocators_vars)) `)`",
      "| `default` `(` name($default) `)` | `proc_bind` `(` name($proc_bind) `)` )",
      "let($default_val = if(has($default), filter(w in ['defprivate', 'deffirstprivate', 'defshared', 'defnone']: w = concat('def', $default))[0], absent))",
      "let($proc_bind_val = if(has($proc_bind), filter(w in ['primary', 'master', 'close', 'spread']: w = $proc_bind)[0], absent))",
      "region($region, end) attr-dict(none)"]
  } {
  }
  irdl.operation @reduction attributes {
    varve.let = ["type($operand) = elem(type($accumulator))"]
  } {
  }
  irdl.operation @wsloop attributes {
    varve.arguments = {region = [["%iv", "count($lowerBound)"]]},
    varve.locals = {type = ["TypeAttr", "type($lowerBound[0])"], schedule = ["StrAttr", "lower($schedule_val)"]},
    varve.discardable = ["order"],
    varve.format = [
      "` ` `(` each(%iv by `,`: %iv) `)` `:` $type let(type(%iv) = typeof($type); types($lowerBound) = repeat(typeof($type), count(%iv)))",
      "`=` ` ` `(` $lowerBound `)` `to` ` ` `(` $upperBound `)` `step` ` ` `(` $step `)`",
      "oilist( `private` custom<Operands>($private_vars, type($private_vars)) | `firstprivate` custom<Operands>($firstprivate_vars, type($firstprivate_vars)) | `lastprivate` custom<Operands>($lastprivate_vars, type($lastprivate_vars))",
      "| `linear` `(` custom<LinearClause>($linear_vars, type($linear_vars), $linear_step_vars, type($linear_step_vars)) `)`",
      "| `schedule` `(` name($schedule) one( | `=` $schedule_chunk_var let(type($schedule_chunk_var) = i32) ) `)`",
      "| `collapse` `(` $collapse_val `)` | `nowait` $nowait | `ordered` `(` $ordered_val `)` | `order` `(` name($order) `)` | `inclusive` $inclusive",
      "| `reduction` `(` custom<ReductionVarList>($reduction_vars, type($reduction_vars), $reductions) `)` )",
      "let($schedule_val = if(has($schedule), filter(w in ['Static', 'Dynamic', 'Guided', 'Auto', 'Runtime']: lower(w) = $schedule)[0], absent))",
      "region($region, end) attr-dict(none)"]
  } {
  }
}
