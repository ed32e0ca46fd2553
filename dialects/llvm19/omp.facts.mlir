// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 19's ODS does not say of this dialect, and LLVM 22's facts do not either.
irdl.dialect @omp {
  "varve.directive"() {
    sym_name = "AtomicReductionRegion", takes = ["$region"], format = "(`atomic` $region^)?"
  } : () -> ()
  "varve.directive"() {
    sym_name = "CleanupReductionRegion", takes = ["$region"], format = "(`cleanup` $region^)?"
  } : () -> ()
  "varve.directive"() {
    sym_name = "CopyPrivateVarList", takes = ["$vars", "type $vars", "$functions"],
    format = "each($vars $functions by `,`: $vars `->` $functions `:` type($vars))"
  } : () -> ()
  "varve.directive"() {
    sym_name = "MapEntries", takes = ["$vars", "type $vars"], format = "$vars `:` type($vars)"
  } : () -> ()
  "varve.directive"() {
    sym_name = "ReductionVarList", takes = ["$vars", "type $vars", "$byref", "$symbols"],
    format = "each($vars $symbols $byref or false by `,`: one( `byref` let($byref = true) | let($byref = false) ) $symbols `->` $vars `:` type($vars))"
  } : () -> ()
  irdl.operation @loop_nest attributes {
    varve.arguments = {region = [["%iv", "count($lowerBound)"]]},
    varve.format = ["` ` `(` each(%iv by `,`: %iv) `)` `:` $type let(type(%iv) = typeof($type); types($lowerBound) = repeat(typeof($type), count(%iv)))", "`=` ` ` `(` $lowerBound `)` `to` ` ` `(` $upperBound `)` one( | `inclusive` let($inclusive = unit) ) `step` ` ` `(` $step `)`", "$region one( printed attr-dict(none) | attr-dict )"],
    varve.locals = {type = ["TypeAttr", "type($lowerBound[0])"]}
  } {
  }
  irdl.operation @parallel attributes {
    varve.arguments = {region = [["%r", "count($reduction_vars)"], ["%p", "count($private_vars)"]]},
    varve.format = "oilist( `if` `(` $if_expr `)` | `num_threads` `(` $num_threads_var `:` type($num_threads_var) `)` | `allocate` `(` custom<AllocateAndAllocator>( $allocate_vars, type($allocate_vars), $allocators_vars, type($allocators_vars) ) `)` | `proc_bind` `(` custom<ClauseAttr>($proc_bind_val) `)` ) one( | `reduction` `(` each($reduction_vars %r $reductions $reduction_vars_byref or false by `,`: one( `byref` let($reduction_vars_byref = true) | let($reduction_vars_byref = false) ) $reductions $reduction_vars `->` %r `:` type($reduction_vars) let(type(%r) = type($reduction_vars))) `)` ) one( | `private` `(` each($private_vars %p $privatizers by `,`: $privatizers $private_vars `->` %p `:` type($private_vars) let(type(%p) = type($private_vars))) `)` ) $region attr-dict"
  } {
  }
  irdl.operation @wsloop attributes {
    varve.arguments = {region = [["%r", "count($reduction_vars)"]]},
    varve.format = "oilist(`linear` `(` custom<LinearClause>($linear_vars, type($linear_vars), $linear_step_vars) `)` |`schedule` `(` custom<ScheduleClause>( $schedule_val, $schedule_modifier, $simd_modifier, $schedule_chunk_var, type($schedule_chunk_var)) `)` |`nowait` $nowait |`ordered` `(` $ordered_val `)` |`order` `(` custom<OrderClause>($order_val, $order_mod) `)` ) one( | `reduction` `(` each($reduction_vars %r $reductions $reduction_vars_byref or false by `,`: one( `byref` let($reduction_vars_byref = true) | let($reduction_vars_byref = false) ) $reductions $reduction_vars `->` %r `:` type($reduction_vars) let(type(%r) = type($reduction_vars))) `)` ) $region attr-dict"
  } {
  }
}
