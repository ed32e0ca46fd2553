// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect.
irdl.dialect @omp {
  "varve.rule"() {
    sym_name = "hints",
    takes = [],
    require = [
      ["not bit($hint, 0) or not bit($hint, 1)",
       "the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined"],
      ["not bit($hint, 2) or not bit($hint, 3)",
       "the hints omp_sync_hint_nonspeculative and omp_sync_hint_speculative cannot be combined."]]
  } : () -> ()
  irdl.operation @canonical_loop attributes {varve.block_names = "rule:omp_loop", varve.entry_block = "body_entry"} {
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
    varve.require = [
      ["not has($private_maps) or count($private_maps) = count($private_vars)",
       "!sizes of `private` operand range and `private_maps` attribute mismatch"]]
  } {
  }
  irdl.operation @target_data attributes {
    varve.require = [
      ["has($map_vars) or has($use_device_ptr_vars) or has($use_device_addr_vars)",
       "!At least one of map, use_device_ptr_vars, or use_device_addr_vars operand must be present"]]
  } {
  }
  irdl.operation @taskloop attributes {
    varve.require = [
      ["not has($reduction_vars) or not $nogroup",
       "!if a reduction clause is present on the taskloop directive, the nogroup clause must not be specified"],
      ["not has($grainsize) or not has($num_tasks)",
       "!the grainsize clause and num_tasks clause are mutually exclusive and may not appear on the same taskloop directive"]]
  } {
  }
  irdl.operation @teams attributes {
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
}
