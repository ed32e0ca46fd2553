// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 14's ODS does not say of this dialect: forms that C++ read, in the words of LLVM 16's formats.
irdl.dialect @omp {
  "varve.directive"() {
    sym_name = "Linear", takes = ["$vars", "type $vars", "$steps", "type $steps"],
    format = "some($vars $steps by `,`: $vars `=` $steps `:` type($vars)) let(type($steps) = i32)"
  } : () -> ()
  "varve.directive"() {
    sym_name = "Operands", takes = ["$xs", "type $xs"], format = "`(` some($xs by `,`: $xs `:` type($xs)) `)`"
  } : () -> ()
  "varve.directive"() {
    sym_name = "Schedule", takes = ["$chunk", "type $chunk", "$modifier", "$simd"],
    format = "one( | `=` $chunk one( let(type($chunk) = i32) | `:` type($chunk) ) ) one( | printed when(not has($modifier)) `,` `simd` let($simd = unit) | `,` one( $modifier.value one( | `,` `simd` let($simd = unit) ) | `simd` let($modifier.value = .none; $simd = unit) ) )"
  } : () -> ()
  irdl.operation @atomic.capture attributes {
    varve.format = "oilist(`memory_order` `(` custom<ClauseAttr>($memory_order) `)` |`hint` `(` custom<SynchronizationHint>($hint) `)`) $region attr-dict"
  } {
  }
  irdl.operation @atomic.read attributes {
    varve.format = "$v `=` $x oilist( `memory_order` `(` custom<ClauseAttr>($memory_order) `)` | `hint` `(` custom<SynchronizationHint>($hint) `)`) `:` type($x) attr-dict",
    varve.let = [
      "type($v) = type($x)"]
  } {
  }
  irdl.operation @atomic.update attributes {
    varve.format = "oilist( `memory_order` `(` custom<ClauseAttr>($memory_order) `)` | `hint` `(` custom<SynchronizationHint>($hint) `)`) $x `:` type($x) $region attr-dict"
  } {
  }
  irdl.operation @atomic.write attributes {
    varve.format = "$address `=` $value oilist( `hint` `(` custom<SynchronizationHint>($hint) `)` | `memory_order` `(` custom<ClauseAttr>($memory_order) `)`) `:` type($address) `,` type($value) attr-dict"
  } {
  }
  irdl.operation @parallel attributes {
    varve.format = "oilist( `reduction` `(` custom<ReductionVarList>( $reduction_vars, type($reduction_vars), $reductions ) `)` | `if` `(` $if_expr_var `:` type($if_expr_var) `)` | `num_threads` `(` $num_threads_var `:` type($num_threads_var) `)` | `allocate` `(` custom<AllocateAndAllocator>( $allocate_vars, type($allocate_vars), $allocators_vars, type($allocators_vars) ) `)` | `proc_bind` `(` custom<ClauseAttr>($proc_bind_val) `)` ) $region attr-dict",
    varve.let = [
      "type($if_expr_var) = i1"]
  } {
  }
  irdl.operation @sections attributes {
    varve.format = "oilist( `reduction` `(` custom<ReductionVarList>( $reduction_vars, type($reduction_vars), $reductions ) `)` | `allocate` `(` custom<AllocateAndAllocator>( $allocate_vars, type($allocate_vars), $allocators_vars, type($allocators_vars) ) `)` | `nowait` $nowait ) $region attr-dict"
  } {
  }
  irdl.operation @target attributes {
    varve.format = "oilist( `if` `(` $if_expr `)` | `device` `(` $device `:` type($device) `)` | `thread_limit` `(` $thread_limit `:` type($thread_limit) `)` | `nowait` $nowait ) $region attr-dict",
    varve.let = [
      "type($if_expr) = i1"]
  } {
  }
  irdl.operation @wsloop attributes {
    varve.arguments = {region = [["%iv", "count($lowerBound)"]]},
    varve.locals = {type = ["TypeAttr", "type($lowerBound[0])"], schedule = ["StrAttr", "lower(word($schedule_val))"]},
    varve.format = [
      "` ` `(` each(%iv by `,`: %iv) `)` `:` $type let(type(%iv) = typeof($type); types($lowerBound) = repeat(typeof($type), count(%iv)))",
      "`=` ` ` `(` $lowerBound `)` `to` ` ` `(` $upperBound `)` one( | `inclusive` let($inclusive = unit) ) `step` ` ` `(` $step `)`",
      "oilist( `private` custom<Operands>($private_vars, type($private_vars)) | `firstprivate` custom<Operands>($firstprivate_vars, type($firstprivate_vars)) | `lastprivate` custom<Operands>($lastprivate_vars, type($lastprivate_vars))",
      "| `linear` `(` custom<Linear>($linear_vars, type($linear_vars), $linear_step_vars, type($linear_step_vars)) `)`",
      "| `schedule` `(` name($schedule) custom<Schedule>($schedule_chunk_var, type($schedule_chunk_var), $schedule_modifier, $simd_modifier) `)`",
      "| `collapse` `(` $collapse_val `)` | `nowait` $nowait | `ordered` `(` $ordered_val `)` | `order` `(` custom<ClauseAttr>($order_val) `)`",
      "| `reduction` `(` custom<ReductionVarList>($reduction_vars, type($reduction_vars), $reductions) `)` )",
      "one( printed when(count($private_vars) + count($firstprivate_vars) + count($lastprivate_vars) + count($linear_vars) + count($reduction_vars) = 0",
      "  and not (has($schedule_val) or has($collapse_val) or has($nowait) or has($ordered_val) or has($order_val))) `` | )",
      "let($schedule_val = if(has($schedule), #omp.schedulekind(filter(w in ['Static', 'Dynamic', 'Guided', 'Auto', 'Runtime']: lower(w) = $schedule)[0]), absent))",
      "region($region, end) attr-dict(none)"]
  } {
  }
}
