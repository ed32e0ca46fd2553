// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect.
irdl.dialect @omp {
  "varve.rule"() {
    sym_name = "hints",
    takes = [],
    require = [
      ["$hint % 4 != 3", "the hints uncontended and contended cannot be combined"],
      ["$hint / 4 % 4 != 3", "the hints nonspeculative and speculative cannot be combined"]]
  } : () -> ()
  irdl.operation @canonical_loop attributes {varve.block_names = "rule:omp_loop", varve.entry_block = "body_entry"} {
  }
  irdl.operation @new_cli attributes {varve.names = "rule:omp_loop"} {
  }
  irdl.operation @allocate_dir attributes {
    varve.require = [
      ["$align <= 0 or count(b in bits($align): b) = 1", "ALIGN must be power of 2"]]
  } {
  }
  irdl.operation @atomic.capture attributes {
    varve.require = [
      ["use hints()"]]
  } {
  }
  irdl.operation @atomic.read attributes {
    varve.require = [
      ["not $memory_order in [.acq_rel, .release]", "memory-order must not be acq_rel or release for atomic reads"],
      ["use hints()"]]
  } {
  }
  irdl.operation @atomic.update attributes {
    varve.require = [
      ["not $memory_order in [.acq_rel, .acquire]", "memory-order must not be acq_rel or acquire here"],
      ["use hints()"]]
  } {
  }
  irdl.operation @atomic.write attributes {
    varve.require = [
      ["not $memory_order in [.acq_rel, .acquire]", "memory-order must not be acq_rel or acquire here"],
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
      ["has($extent) or has($upper_bound)", "expected extent or upperbound"]]
  } {
  }
  irdl.operation @scan attributes {
    varve.require = [
      ["not has($inclusive_vars) or not has($exclusive_vars)", "exactly one of exclusive and inclusive is expected"],
      ["has($inclusive_vars) or has($exclusive_vars)", "exactly one of exclusive and inclusive is expected"]]
  } {
  }
  irdl.operation @target attributes {
    varve.require = [
      ["not has($private_maps) or count($private_maps) = count($private_vars)",
       "sizes of private variables and private_maps mismatch"]]
  } {
  }
  irdl.operation @target_data attributes {
    varve.require = [
      ["has($map_vars) or has($use_device_ptr_vars) or has($use_device_addr_vars)",
       "at least one variable must be present"]]
  } {
  }
  irdl.operation @taskloop attributes {
    varve.require = [
      ["not has($reduction_vars) or not $nogroup", "nogroup cannot be combined with a reduction"],
      ["not has($grainsize) or not has($num_tasks)",
       "the grainsize clause and num_tasks clause are mutually exclusive"]]
  } {
  }
  irdl.operation @teams attributes {
    varve.require = [
      ["not has($num_teams_lower) or has($num_teams_upper)",
       "expected num_teams upper bound to be defined if the lower bound is defined"],
      ["not has($num_teams_lower) or type($num_teams_lower) = type($num_teams_upper)",
       "expected num_teams upper bound and lower bound to be the same type"]]
  } {
  }
  irdl.operation @tile attributes {
    varve.require = [
      ["has($applyees)", "must apply to at least one loop"],
      ["count($sizes) = count($applyees)", "expected one tile size for each applyee"],
      ["not has($generatees) or count($generatees) = count($applyees) * 2",
       "expecting two times the number of generatees than applyees"]]
  } {
  }
}
