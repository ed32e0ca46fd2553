// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rows of varve.require in omp: one piece for each message, and operations that come close to one.

func.func @hint_contended(%a: !llvm.ptr, %b: !llvm.ptr<1>) {
  // expected-error@+1 {{'omp.atomic.read' op the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined}}
  "omp.atomic.read"(%a, %b) <{element_type = i32, hint = 3 : i64}> : (!llvm.ptr, !llvm.ptr<1>) -> ()
  return
}
// -----
func.func @hint_negative(%a: !llvm.ptr, %b: !llvm.ptr<1>) {
  // expected-error@+1 {{'omp.atomic.read' op the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined}}
  "omp.atomic.read"(%a, %b) <{element_type = i32, hint = -1 : i64}> : (!llvm.ptr, !llvm.ptr<1>) -> ()
  return
}
// -----
func.func @hint_speculative(%a: !llvm.ptr, %b: !llvm.ptr<1>) {
  // expected-error@+1 {{'omp.atomic.read' op the hints omp_sync_hint_nonspeculative and omp_sync_hint_speculative cannot be combined.}}
  "omp.atomic.read"(%a, %b) <{element_type = i32, hint = 12 : i64}> : (!llvm.ptr, !llvm.ptr<1>) -> ()
  return
}
// -----
func.func @read_order(%a: !llvm.ptr, %b: !llvm.ptr<1>) {
  // expected-error@+1 {{memory-order must not be acq_rel or release for atomic reads}}
  "omp.atomic.read"(%a, %b) <{element_type = i32, memory_order = #omp<memoryorderkind release>}> : (!llvm.ptr, !llvm.ptr<1>) -> ()
  return
}
// -----
func.func @accepted_read(%a: !llvm.ptr, %b: !llvm.ptr<1>) {
  "omp.atomic.read"(%a, %b) <{element_type = i32, hint = 9 : i64, memory_order = #omp<memoryorderkind acquire>}> : (!llvm.ptr, !llvm.ptr<1>) -> ()
  return
}
// -----
func.func @write_order(%a: !llvm.ptr, %b: i32) {
  // expected-error@+1 {{memory-order must not be acq_rel or acquire for atomic writes}}
  "omp.atomic.write"(%a, %b) <{memory_order = #omp<memoryorderkind acquire>}> : (!llvm.ptr, i32) -> ()
  return
}
// -----
func.func @accepted_write(%a: !llvm.ptr, %b: i32) {
  "omp.atomic.write"(%a, %b) <{hint = 6 : i64, memory_order = #omp<memoryorderkind release>}> : (!llvm.ptr, i32) -> ()
  return
}
// -----
func.func @update_order(%a: !llvm.ptr) {
  // expected-error@+1 {{memory-order must not be acq_rel or acquire for atomic updates}}
  "omp.atomic.update"(%a) <{memory_order = #omp<memoryorderkind acq_rel>}> ({
  ^bb0(%b: i32):
    omp.yield(%b : i32)
  }) : (!llvm.ptr) -> ()
  return
}
// -----
func.func @update_hint(%a: !llvm.ptr) {
  // expected-error@+1 {{'omp.atomic.update' op the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined}}
  "omp.atomic.update"(%a) <{hint = 3 : i64}> ({
  ^bb0(%b: i32):
    omp.yield(%b : i32)
  }) : (!llvm.ptr) -> ()
  return
}
// -----
func.func @capture_hint(%a: !llvm.ptr, %b: !llvm.ptr, %c: i32) {
  // expected-error@+1 {{'omp.atomic.capture' op the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined}}
  omp.atomic.capture hint(uncontended, contended) {
    omp.atomic.read %b = %a : !llvm.ptr, !llvm.ptr, i32
    omp.atomic.write %a = %c : !llvm.ptr, i32
  }
  return
}
// -----
// expected-error@+1 {{'omp.critical.declare' op the hints omp_sync_hint_nonspeculative and omp_sync_hint_speculative cannot be combined.}}
omp.critical.declare @section hint(speculative, nonspeculative)
// -----
omp.critical.declare @accepted hint(speculative, contended)
// -----
func.func @aligned(%a: !llvm.ptr) {
  // expected-error@+1 {{ALIGN value : 3 must be power of 2}}
  "omp.allocate_dir"(%a) <{align = 3 : i64, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
  return
}
// -----
func.func @accepted_align(%a: !llvm.ptr) {
  "omp.allocate_dir"(%a) <{align = 4 : i64, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
  return
}
// -----
func.func @collapsed(%a: i32) {
  omp.wsloop {
    // expected-error@+1 {{'omp.loop_nest' op collapse value is larger than the number of loops}}
    "omp.loop_nest"(%a, %a, %a) <{collapse_num_loops = 2 : i64, loop_inclusive}> ({
    ^bb0(%i0: i32):
      omp.yield
    }) : (i32, i32, i32) -> ()
  }
  return
}
// -----
func.func @tiled(%a: i32) {
  omp.wsloop {
    // expected-error@+1 {{'omp.loop_nest' op too few canonical loops for tile dimensions}}
    "omp.loop_nest"(%a, %a, %a) <{collapse_num_loops = 1 : i64, tile_sizes = array<i64: 1, 2>}> ({
    ^bb0(%i0: i32):
      omp.yield
    }) : (i32, i32, i32) -> ()
  }
  return
}
// -----
func.func @accepted_nest(%a: i32) {
  omp.wsloop {
    "omp.loop_nest"(%a, %a, %a, %a, %a, %a) <{collapse_num_loops = 2 : i64, tile_sizes = array<i64: 1, 2>}> ({
    ^bb0(%i0: i32, %i1: i32):
      omp.yield
    }) : (i32, i32, i32, i32, i32, i32) -> ()
  }
  return
}
// -----
func.func @bounds(%a: i64) {
  // expected-error@+1 {{expected extent or upperbound.}}
  %0 = "omp.map.bounds"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, stride_in_bytes = false}> : (i64) -> !omp.map_bounds_ty
  return
}
// -----
func.func @accepted_bounds(%a: i64) {
  %0 = "omp.map.bounds"(%a, %a) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, stride_in_bytes = false}> : (i64, i64) -> !omp.map_bounds_ty
  return
}
// -----
func.func @scanned_twice(%a: !llvm.ptr) {
  // expected-error@+1 {{Exactly one of EXCLUSIVE or INCLUSIVE clause is expected}}
  "omp.scan"(%a, %a) <{operandSegmentSizes = array<i32: 1, 1>}> : (!llvm.ptr, !llvm.ptr) -> ()
  return
}
// -----
func.func @scanned_never() {
  // expected-error@+1 {{Exactly one of EXCLUSIVE or INCLUSIVE clause is expected}}
  "omp.scan"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
  return
}
// -----
func.func @private_maps(%a: !llvm.ptr) {
  // expected-error@+1 {{sizes of `private` operand range and `private_maps` attribute mismatch}}
  "omp.target"(%a) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0>, private_maps = array<i64: 0, 1>, private_syms = [@x]}> ({
  ^bb0(%b: !llvm.ptr):
    omp.terminator
  }) : (!llvm.ptr) -> ()
  return
}
// -----
func.func @no_data() {
  // expected-error@+1 {{At least one of map, use_device_ptr_vars, or use_device_addr_vars operand must be present}}
  omp.target_data {
    omp.terminator
  }
  return
}
// -----
func.func @accepted_data(%a: !llvm.ptr) {
  %m = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  omp.target_data map_entries(%m : !llvm.ptr) {
    omp.terminator
  }
  return
}
// -----
func.func @grains(%a: i32) {
  // expected-error@+1 {{the grainsize clause and num_tasks clause are mutually exclusive and may not appear on the same taskloop directive}}
  omp.taskloop grainsize(%a : i32) num_tasks(%a : i32) {
    omp.loop_nest (%i) : i32 = (%a) to (%a) step (%a) {
      omp.yield
    }
  }
  return
}
// -----
func.func @accepted_grains(%a: i32) {
  omp.taskloop grainsize(%a : i32) nogroup {
    omp.loop_nest (%i) : i32 = (%a) to (%a) step (%a) {
      omp.yield
    }
  }
  return
}
// -----
omp.declare_reduction @add : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @grouped(%a: i32, %b: !llvm.ptr) {
  // expected-error@+1 {{if a reduction clause is present on the taskloop directive, the nogroup clause must not be specified}}
  omp.taskloop nogroup reduction(@add %b -> %c : !llvm.ptr) {
    omp.loop_nest (%i) : i32 = (%a) to (%a) step (%a) {
      omp.yield
    }
  }
  return
}
// -----
func.func @least_teams(%a: i32) {
  // expected-error@+1 {{expected num_teams upper bound to be defined if the lower bound is defined}}
  "omp.teams"(%a) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 0, 0>}> ({
    omp.terminator
  }) : (i32) -> ()
  return
}
// -----
func.func @teams_types(%a: i32, %b: i64) {
  // expected-error@+1 {{expected num_teams upper bound and lower bound to be the same type}}
  "omp.teams"(%a, %b) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 1, 0, 0, 0>}> ({
    omp.terminator
  }) : (i32, i64) -> ()
  return
}
// -----
func.func @accepted_teams(%a: i32) {
  "omp.teams"(%a, %a) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 1, 0, 0, 0>}> ({
    omp.terminator
  }) : (i32, i32) -> ()
  return
}
// -----
func.func @no_tile() {
  // expected-error@+1 {{'omp.tile' op must apply to at least one loop}}
  "omp.tile"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
  return
}
// -----
func.func @no_sizes(%n: i32) {
  %l = omp.new_cli
  omp.canonical_loop(%l) %i : i32 in range(%n) {
    omp.terminator
  }
  // expected-error@+1 {{'omp.tile' op there must be one tile size for each applyee}}
  "omp.tile"(%l) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (!omp.cli) -> ()
  return
}
// -----
func.func @one_generatee(%n: i32) {
  %g = omp.new_cli
  %l = omp.new_cli
  omp.canonical_loop(%l) %i : i32 in range(%n) {
    omp.terminator
  }
  // expected-error@+1 {{'omp.tile' op expecting two times the number of generatees than applyees}}
  "omp.tile"(%g, %l, %n) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (!omp.cli, !omp.cli, i32) -> ()
  return
}
// -----
func.func @accepted_tile(%n: i32) {
  %g = omp.new_cli
  %h = omp.new_cli
  %l = omp.new_cli
  omp.canonical_loop(%l) %i : i32 in range(%n) {
    omp.terminator
  }
  omp.tile (%g, %h) <- (%l) sizes(%n : i32)
  return
}
