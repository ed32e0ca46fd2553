// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 16's ODS does not say of this dialect, and the facts of later releases do not either.
irdl.dialect @omp {
  "varve.directive"() {
    sym_name = "LoopControl", takes = ["$region", "$low", "$high", "$step", "type $step", "$inclusive", "$type"],
    format = [
      "` ` ` ` `(` each(%iv by `,`: %iv) `)` `:` $type let(type(%iv) = typeof($type); types($step) = repeat(typeof($type), count(%iv)))",
      "`=` ` ` `(` $low `)` `to` ` ` `(` $high `)` one( | `inclusive` let($inclusive = unit) ) `step` ` ` `(` $step `)` region($region, end)"]
  } : () -> ()
  "varve.directive"() {
    sym_name = "ReductionVarList", takes = ["$vars", "type $vars", "$symbols"],
    format = "some($vars $symbols by `,`: $symbols `->` $vars `:` type($vars))"
  } : () -> ()
  irdl.operation @simdloop attributes {
    varve.arguments = {region = [["%iv", "count($lowerBound)"]]},
    varve.locals = {type = ["TypeAttr", "type($lowerBound[0])"]},
    varve.format = [
      "oilist(`aligned` `(` custom<AlignedClause>($aligned_vars, type($aligned_vars), $alignment_values) `)` | `if` `(` $if_expr `)`",
      "| `nontemporal` `(` $nontemporal_vars `:` type($nontemporal_vars) `)` | `order` `(` custom<ClauseAttr>($order_val) `)`",
      "| `simdlen` `(` $simdlen `)`",
      "| `safelen` `(` $safelen `)` )",
      "`for` custom<LoopControl>($region, $lowerBound, $upperBound, $step, type($step), $inclusive, $type) attr-dict"]
  } {
  }
  irdl.operation @taskloop attributes {
    varve.arguments = {region = [["%iv", "count($lowerBound)"]]},
    varve.locals = {type = ["TypeAttr", "type($lowerBound[0])"]},
    varve.format = [
      "oilist(`if` `(` $if_expr `)` | `final` `(` $final_expr `)` | `untied` $untied | `mergeable` $mergeable",
      "| `in_reduction` `(` custom<ReductionVarList>( $in_reduction_vars, type($in_reduction_vars), $in_reductions ) `)`",
      "| `reduction` `(` custom<ReductionVarList>( $reduction_vars, type($reduction_vars), $reductions ) `)`",
      "| `priority` `(` $priority `:` type($priority) `)`",
      "| `allocate` `(` custom<AllocateAndAllocator>( $allocate_vars, type($allocate_vars), $allocators_vars, type($allocators_vars) ) `)`",
      "| `grain_size` `(` $grain_size `:` type($grain_size) `)` | `num_tasks` `(` $num_tasks `:` type($num_tasks) `)`",
      "| `nogroup` $nogroup )",
      "`for` custom<LoopControl>($region, $lowerBound, $upperBound, $step, type($step), $inclusive, $type) attr-dict"]
  } {
  }
  irdl.operation @wsloop attributes {
    varve.arguments = {region = [["%iv", "count($lowerBound)"]]},
    varve.locals = {type = ["TypeAttr", "type($lowerBound[0])"]},
    varve.format = [
      "oilist(`linear` `(` custom<LinearClause>($linear_vars, type($linear_vars), $linear_step_vars) `)`",
      "| `schedule` `(` custom<ScheduleClause>( $schedule_val, $schedule_modifier, $simd_modifier, $schedule_chunk_var, type($schedule_chunk_var)) `)`",
      "| `nowait` $nowait | `ordered` `(` $ordered_val `)` | `order` `(` custom<ClauseAttr>($order_val) `)`",
      "| `reduction` `(` custom<ReductionVarList>( $reduction_vars, type($reduction_vars), $reductions ) `)` )",
      "`for` custom<LoopControl>($region, $lowerBound, $upperBound, $step, type($step), $inclusive, $type) attr-dict"]
  } {
  }
}
