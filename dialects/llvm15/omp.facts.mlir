// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 15's ODS does not say of this dialect. The directive LoopControl is in the facts of LLVM 16.
irdl.dialect @omp {
  irdl.operation @simdloop attributes {
    varve.arguments = {region = [["%iv", "count($lowerBound)"]]},
    varve.locals = {type = ["TypeAttr", "type($lowerBound[0])"]},
    varve.format = [
      "oilist(`if` `(` $if_expr `)` )",
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
