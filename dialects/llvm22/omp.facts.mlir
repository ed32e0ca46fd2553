// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect.
irdl.dialect @omp {
  "varve.directive"() {
    sym_name = "AlignedClause", takes = ["$vars", "type $vars", "$alignments"],
    format = "some($vars $alignments by `,`: $vars `:` type($vars) `->` $alignments one( `:` `i64` | ))"
  } : () -> ()
  "varve.directive"() {
    sym_name = "AllocateAndAllocator", takes = ["$vars", "type $vars", "$allocators", "type $allocators"],
    format = "some($allocators $vars by `,`: $allocators `:` type($allocators) `->` $vars `:` type($vars))"
  } : () -> ()
  "varve.directive"() {
    sym_name = "CaptureType", takes = ["$kind"],
    format = "$kind.value"
  } : () -> ()
  "varve.directive"() {
    sym_name = "ClauseAttr", takes = ["$attribute"],
    format = "$attribute.value"
  } : () -> ()
  "varve.directive"() {
    sym_name = "Copyprivate", takes = ["$vars", "type $vars", "$functions"],
    format = "some($vars $functions by `,`: $vars `->` $functions `:` type($vars))"
  } : () -> ()
  "varve.directive"() {
    sym_name = "DependVarList", takes = ["$vars", "type $vars", "$kinds"],
    format = "some($kinds $vars by `,`: $kinds.value `->` $vars `:` type($vars))"
  } : () -> ()
  "varve.directive"() {
    sym_name = "GrainsizeClause", takes = ["$modifier", "$amount", "type $amount"],
    format = "one( | $modifier.value `,` ) $amount `` `:` type($amount)"
  } : () -> ()
  "varve.directive"() {
    sym_name = "NumTasksClause", takes = ["$modifier", "$amount", "type $amount"],
    format = "one( | $modifier.value `,` ) $amount `` `:` type($amount)"
  } : () -> ()
  "varve.directive"() {
    sym_name = "LinearClause", takes = ["$vars", "type $vars", "$steps"],
    format = "some($vars $steps by `,`: $vars `=` $steps `:` type($vars))"
  } : () -> ()
  "varve.directive"() {
    sym_name = "LoopTransformClis", takes = ["$made", "$taken"],
    format = "one( ` ` | ` ` `(` $made `)` ) ` ` `<` `` `-` ` ` `(` $taken `)`"
  } : () -> ()
  "varve.directive"() {
    sym_name = "OrderClause", takes = ["$kind", "$modifier"],
    format = "one( printed $modifier.value `` `:` | `reproducible` let($modifier.value = .reproducible) `` `:` | `unconstrained` let($modifier.value = .unconstrained) `` `:` | ) `` one( $kind.value | printed )"
  } : () -> ()
  "varve.directive"() {
    sym_name = "ScheduleClause", takes = ["$kind", "$modifier", "$simd", "$chunk", "type $chunk"],
    format = "$kind.value one( | `=` $chunk `:` type($chunk) ) one( | printed when(not has($modifier)) `,` `simd` let($simd = unit) | `,` one( $modifier.value one( | `,` `simd` let($simd = unit) ) | `simd` let($modifier.value = .none; $simd = unit) ) )"
  } : () -> ()
  "varve.directive"() {
    sym_name = "Arguments", takes = ["$vars", "type $vars", "%a"],
    format = "`(` some($vars %a by `,`: $vars `->` %a) `:` type($vars) `)` one( let(type(%a) = type($vars)) | printed when(true) )"
  } : () -> ()
  "varve.directive"() {
    sym_name = "Private", takes = ["$vars", "type $vars", "$symbols", "$barrier"],
    format = "one( printed when(count($vars) = 0) | | `private` `(` some($vars %private $symbols default absent by `,`: one( $symbols | printed when(not has($symbols)) ) $vars `->` %private) `:` type($vars) `)` one( let(type(%private) = type($vars)) | printed when(true) ) one( | `private_barrier` let($barrier = unit) ) )"
  } : () -> ()
  "varve.directive"() {
    sym_name = "MappedPrivate", takes = ["$vars", "type $vars", "$symbols", "$barrier", "$maps"],
    format = "one( printed when(count($vars) = 0) | | `private` `(` some($vars %private $symbols default absent $maps or -1 by `,`: one( $symbols | printed when(not has($symbols)) ) $vars `->` %private one( let($maps = -1) | ` ` `[` `map_idx` `` `=` `` $maps `]` )) `:` type($vars) `)` one( let(type(%private) = type($vars)) | printed when(true) ) one( | `private_barrier` let($barrier = unit) ) )"
  } : () -> ()
  "varve.directive"() {
    sym_name = "ReductionArguments", takes = ["$vars", "type $vars", "$byref", "$symbols", "%a"],
    format = "some($vars %a $symbols default absent $byref or false by `,`: one( `byref` let($byref = true) | let($byref = false) ) one( $symbols | printed when(not has($symbols)) ) $vars `->` %a) `:` type($vars) `)` one( let(type(%a) = type($vars)) | printed when(true) )"
  } : () -> ()
  "varve.directive"() {
    sym_name = "Reduction", takes = ["$modifier", "$vars", "type $vars", "$byref", "$symbols"],
    format = "one( printed when(count($vars) = 0) | | `reduction` `(` one( | `mod` `` `:` $modifier.value `,` ) custom<ReductionArguments>($vars, type($vars), $byref, $symbols, %reduction) )"
  } : () -> ()
  "varve.directive"() {
    sym_name = "InReduction", takes = ["$vars", "type $vars", "$byref", "$symbols"],
    format = "one( printed when(count($vars) = 0) | | `in_reduction` `(` custom<ReductionArguments>($vars, type($vars), $byref, $symbols, %in_reduction) )"
  } : () -> ()
  "varve.directive"() {
    sym_name = "PrivateRegion", takes = ["$region", "$private", "type $private", "$private_symbols", "$barrier"],
    format = "custom<Private>($private, type($private), $private_symbols, $barrier) $region"
  } : () -> ()
  "varve.directive"() {
    sym_name = "PrivateReductionRegion", takes = ["$region", "$private", "type $private", "$private_symbols", "$barrier", "$modifier", "$reduction", "type $reduction", "$byref", "$symbols"],
    format = "custom<Private>($private, type($private), $private_symbols, $barrier) custom<Reduction>($modifier, $reduction, type($reduction), $byref, $symbols) $region"
  } : () -> ()
  "varve.directive"() {
    sym_name = "InReductionPrivateRegion", takes = ["$region", "$in_reduction", "type $in_reduction", "$in_byref", "$in_symbols", "$private", "type $private", "$private_symbols", "$barrier"],
    format = "custom<InReduction>($in_reduction, type($in_reduction), $in_byref, $in_symbols) custom<Private>($private, type($private), $private_symbols, $barrier) $region"
  } : () -> ()
  "varve.directive"() {
    sym_name = "InReductionPrivateReductionRegion", takes = ["$region", "$in_reduction", "type $in_reduction", "$in_byref", "$in_symbols", "$private", "type $private", "$private_symbols", "$barrier", "$modifier", "$reduction", "type $reduction", "$byref", "$symbols"],
    format = "custom<InReduction>($in_reduction, type($in_reduction), $in_byref, $in_symbols) custom<Private>($private, type($private), $private_symbols, $barrier) custom<Reduction>($modifier, $reduction, type($reduction), $byref, $symbols) $region"
  } : () -> ()
  "varve.directive"() {
    sym_name = "TaskReductionRegion", takes = ["$region", "$vars", "type $vars", "$byref", "$symbols"],
    format = "one( printed when(count($vars) = 0) | | `task_reduction` `(` custom<ReductionArguments>($vars, type($vars), $byref, $symbols, %task_reduction) ) $region"
  } : () -> ()
  "varve.directive"() {
    sym_name = "UseDeviceAddrUseDevicePtrRegion", takes = ["$region", "$addr", "type $addr", "$ptr", "type $ptr"],
    format = "one( | `use_device_addr` custom<Arguments>($addr, type($addr), %use_device_addr) ) one( | `use_device_ptr` custom<Arguments>($ptr, type($ptr), %use_device_ptr) ) $region"
  } : () -> ()
  "varve.directive"() {
    sym_name = "TargetOpRegion", takes = ["$region", "$addr", "type $addr", "$host", "type $host", "$in_reduction", "type $in_reduction", "$in_byref", "$in_symbols", "$map", "type $map", "$private", "type $private", "$private_symbols", "$barrier", "$maps"],
    format = "one( | `has_device_addr` custom<Arguments>($addr, type($addr), %has_device_addr) ) one( | `host_eval` custom<Arguments>($host, type($host), %host_eval) ) custom<InReduction>($in_reduction, type($in_reduction), $in_byref, $in_symbols) one( | `map_entries` custom<Arguments>($map, type($map), %map_entries) ) custom<MappedPrivate>($private, type($private), $private_symbols, $barrier, $maps) $region"
  } : () -> ()
  "varve.rule"() {
    sym_name = "hints",
    takes = [],
    require = [
      ["not bit($hint, 0) or not bit($hint, 1)",
       "the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined"],
      ["not bit($hint, 2) or not bit($hint, 3)",
       "the hints omp_sync_hint_nonspeculative and omp_sync_hint_speculative cannot be combined."]]
  } : () -> ()
  irdl.operation @canonical_loop attributes {
    varve.arguments = {region = [["%iv", "1"]]},
    varve.format = "one( | `(` $cli `)` ) %iv `:` type(%iv) `in` `range` `(` $tripCount `)` let(type($tripCount) = type(%iv)) $region attr-dict",
    varve.block_names = "rule:omp_loop", varve.entry_block = "body_entry"} {
  }
  irdl.operation @new_cli attributes {varve.names = "rule:omp_loop"} {
  }
  irdl.operation @allocate_dir attributes {
    varve.require = [
      ["count(b in bits($align): b) = 1", "!ALIGN value : {$align} must be power of 2"]]
  } {
  }
  irdl.operation @atomic.capture attributes {
    varve.require = [
      ["use hints()"]]
  } {
  }
  irdl.operation @atomic.read attributes {
    varve.require = [
      ["not $memory_order in [.acq_rel, .release]",
       "!memory-order must not be acq_rel or release for atomic reads"],
      ["use hints()"]]
  } {
  }
  irdl.operation @atomic.update attributes {
    varve.require = [
      ["not $memory_order in [.acq_rel, .acquire]",
       "!memory-order must not be acq_rel or acquire for atomic updates"],
      ["use hints()"]]
  } {
  }
  irdl.operation @atomic.write attributes {
    varve.require = [
      ["not $memory_order in [.acq_rel, .acquire]",
       "!memory-order must not be acq_rel or acquire for atomic writes"],
      ["use hints()"]]
  } {
  }
  irdl.operation @critical.declare attributes {
    varve.require = [
      ["use hints()"]]
  } {
  }
  irdl.operation @loop_nest attributes {
    varve.arguments = {region = [["%iv", "count($loop_lower_bounds)"]]},
    varve.locals = {type = ["TypeAttr", "type($loop_lower_bounds[0])"], collapse = ["I64Attr", "$collapse_num_loops"]},
    varve.format = [
      "` ` `(` each(%iv by `,`: %iv) `)` `:` $type let(type(%iv) = typeof($type); types($loop_lower_bounds) = repeat(typeof($type), count(%iv)))",
      "`=` ` ` `(` $loop_lower_bounds `)` `to` ` ` `(` $loop_upper_bounds `)` one( | `inclusive` let($loop_inclusive = unit) ) `step` ` ` `(` $loop_steps `)`",
      "one( | `collapse` `(` $collapse `)` let($collapse_num_loops = if($collapse > 1, $collapse, absent)) ) one( | `tiles` `(` some($tile_sizes by `,`: $tile_sizes) `)` ) $region one( printed attr-dict(none) | attr-dict )"],
    varve.require = [
      ["$collapse_num_loops <= count($loop_lower_bounds)", "collapse value is larger than the number of loops"],
      ["count($tile_sizes) <= count($loop_lower_bounds)", "too few canonical loops for tile dimensions"]]
  } {
  }
  irdl.operation @map.bounds attributes {
    varve.require = [
      ["has($extent) or has($upper_bound)", "!expected extent or upperbound."]]
  } {
  }
  irdl.operation @scan attributes {
    varve.require = [
      ["has($inclusive_vars) != has($exclusive_vars)", "!Exactly one of EXCLUSIVE or INCLUSIVE clause is expected"]]
  } {
  }
  irdl.operation @target attributes {
    varve.arguments = {region = [["%has_device_addr", "count($has_device_addr_vars)"], ["%host_eval", "count($host_eval_vars)"], ["%in_reduction", "count($in_reduction_vars)"], ["%map_entries", "count($map_vars)"], ["%private", "count($private_vars)"], ["%others", "*"]]},
    varve.require = [
      ["not has($private_maps) or count($private_maps) = count($private_vars)",
       "!sizes of `private` operand range and `private_maps` attribute mismatch"]]
  } {
  }
  irdl.operation @target_data attributes {
    varve.arguments = {region = [["%use_device_addr", "count($use_device_addr_vars)"], ["%use_device_ptr", "count($use_device_ptr_vars)"], ["%others", "*"]]},
    varve.require = [
      ["has($map_vars) or has($use_device_ptr_vars) or has($use_device_addr_vars)",
       "!At least one of map, use_device_ptr_vars, or use_device_addr_vars operand must be present"]]
  } {
  }
  irdl.operation @taskloop attributes {
    varve.arguments = {region = [["%in_reduction", "count($in_reduction_vars)"], ["%private", "count($private_vars)"], ["%reduction", "count($reduction_vars)"], ["%others", "*"]]},
    varve.require = [
      ["not has($reduction_vars) or not $nogroup",
       "!if a reduction clause is present on the taskloop directive, the nogroup clause must not be specified"],
      ["not has($grainsize) or not has($num_tasks)",
       "!the grainsize clause and num_tasks clause are mutually exclusive and may not appear on the same taskloop directive"]]
  } {
  }
  irdl.operation @teams attributes {
    varve.arguments = {region = [["%private", "count($private_vars)"], ["%reduction", "count($reduction_vars)"], ["%others", "*"]]},
    varve.format = [
      "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `if` `(` $if_expr `)`",
      "| `num_teams` `(` one( ` ` | $num_teams_lower `:` type($num_teams_lower) ) `to` $num_teams_upper `:` type($num_teams_upper) `)`",
      "| `thread_limit` `(` $thread_limit `:` type($thread_limit) `)` )",
      "custom<PrivateReductionRegion>($region, $private_vars, type($private_vars), $private_syms, $private_needs_barrier, $reduction_mod, $reduction_vars, type($reduction_vars), $reduction_byref, $reduction_syms) attr-dict"],
    varve.require = [
      ["not has($num_teams_lower) or has($num_teams_upper)",
       "!expected num_teams upper bound to be defined if the lower bound is defined"],
      ["not has($num_teams_lower) or type($num_teams_lower) = type($num_teams_upper)",
       "!expected num_teams upper bound and lower bound to be the same type"]]
  } {
  }
  irdl.operation @tile attributes {
    varve.require = [
      ["has($applyees)", "must apply to at least one loop"],
      ["count($sizes) = count($applyees)", "there must be one tile size for each applyee"],
      ["not has($generatees) or count($generatees) = count($applyees) * 2",
       "expecting two times the number of generatees than applyees"]]
  } {
  }
  irdl.operation @distribute attributes {
    varve.arguments = {region = [["%private", "count($private_vars)"], ["%others", "*"]]}} {
  }
  irdl.operation @single attributes {
    varve.arguments = {region = [["%private", "count($private_vars)"], ["%others", "*"]]}} {
  }
  irdl.operation @loop attributes {
    varve.arguments = {region = [["%private", "count($private_vars)"], ["%reduction", "count($reduction_vars)"], ["%others", "*"]]}} {
  }
  irdl.operation @parallel attributes {
    varve.arguments = {region = [["%private", "count($private_vars)"], ["%reduction", "count($reduction_vars)"], ["%others", "*"]]}} {
  }
  irdl.operation @sections attributes {
    varve.arguments = {region = [["%private", "count($private_vars)"], ["%reduction", "count($reduction_vars)"], ["%others", "*"]]}} {
  }
  irdl.operation @simd attributes {
    varve.arguments = {region = [["%private", "count($private_vars)"], ["%reduction", "count($reduction_vars)"], ["%others", "*"]]}} {
  }
  irdl.operation @wsloop attributes {
    varve.arguments = {region = [["%private", "count($private_vars)"], ["%reduction", "count($reduction_vars)"], ["%others", "*"]]}} {
  }
  irdl.operation @task attributes {
    varve.arguments = {region = [["%in_reduction", "count($in_reduction_vars)"], ["%private", "count($private_vars)"], ["%others", "*"]]}} {
  }
  irdl.operation @taskgroup attributes {
    varve.arguments = {region = [["%task_reduction", "count($task_reduction_vars)"], ["%others", "*"]]}} {
  }
  irdl.operation @unroll_heuristic attributes {
    varve.format = "`(` $applyee `)` one( | `->` `(` `)` ) attr-dict"} {
  }
  irdl.operation @target_allocmem attributes {
    varve.format = "$device `:` type($device) `,` $in_type one( | `(` $typeparams `:` type($typeparams) `)` ) one( | `,` $shape ) attr-dict let(type($shape) = index)"} {
  }
}
