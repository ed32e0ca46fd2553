// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rows of checks of acc that no other file makes false: tests/system/tools/check-rows.sh.

func.func @attach_clause(%a: memref<f32>) {
  // expected-error@+1 {{data clause associated with attach operation must match its intent}}
  %0 = acc.attach varPtr(%a : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_update_host>}
  return
}
// -----
func.func @cache_clause(%a: memref<f32>) {
  // expected-error@+1 {{data clause associated with cache operation must match its intent or specify original clause this operation was decomposed from}}
  %0 = acc.cache varPtr(%a : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_update_host>}
  return
}
// -----
func.func @copyin_clause(%a: memref<f32>) {
  // expected-error@+1 {{data clause associated with copyin operation must match its intent or specify original clause this operation was decomposed from}}
  %0 = acc.copyin varPtr(%a : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_update_host>}
  return
}
// -----
func.func @create_clause(%a: memref<f32>) {
  // expected-error@+1 {{data clause associated with create operation must match its intent or specify original clause this operation was decomposed from}}
  %0 = acc.create varPtr(%a : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_update_host>}
  return
}
// -----
func.func @declare_device_resident_clause(%a: memref<f32>) {
  // expected-error@+1 {{data clause associated with device_resident operation must match its intent}}
  %0 = acc.declare_device_resident varPtr(%a : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_update_host>}
  return
}
// -----
func.func @declare_link_clause(%a: memref<f32>) {
  // expected-error@+1 {{data clause associated with link operation must match its intent}}
  %0 = acc.declare_link varPtr(%a : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_update_host>}
  return
}
// -----
func.func @deviceptr_clause(%a: memref<f32>) {
  // expected-error@+1 {{data clause associated with deviceptr operation must match its intent}}
  %0 = acc.deviceptr varPtr(%a : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_update_host>}
  return
}
// -----
func.func @firstprivate_clause(%a: memref<f32>) {
  // expected-error@+1 {{data clause associated with firstprivate operation must match its intent}}
  %0 = acc.firstprivate varPtr(%a : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_update_host>}
  return
}
// -----
func.func @firstprivate_map_clause(%a: memref<f32>) {
  // expected-error@+1 {{data clause associated with firstprivate operation must match its intent}}
  %0 = acc.firstprivate_map varPtr(%a : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_update_host>}
  return
}
// -----
func.func @nocreate_clause(%a: memref<f32>) {
  // expected-error@+1 {{data clause associated with no_create operation must match its intent}}
  %0 = acc.nocreate varPtr(%a : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_update_host>}
  return
}
// -----
func.func @present_clause(%a: memref<f32>) {
  // expected-error@+1 {{data clause associated with present operation must match its intent}}
  %0 = acc.present varPtr(%a : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_update_host>}
  return
}
// -----
func.func @private_clause(%a: memref<f32>) {
  // expected-error@+1 {{data clause associated with private operation must match its intent}}
  %0 = acc.private varPtr(%a : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_update_host>}
  return
}
// -----
func.func @reduction_clause(%a: memref<f32>) {
  // expected-error@+1 {{data clause associated with reduction operation must match its intent}}
  %0 = acc.reduction varPtr(%a : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_update_host>}
  return
}
// -----
func.func @update_device_clause(%a: memref<f32>) {
  // expected-error@+1 {{data clause associated with device operation must match its intent or specify original clause this operation was decomposed from}}
  %0 = acc.update_device varPtr(%a : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_update_host>}
  return
}
// -----
func.func @use_device_clause(%a: memref<f32>) {
  // expected-error@+1 {{data clause associated with use_device operation must match its intent or specify original clause this operation was decomposed from}}
  %0 = acc.use_device varPtr(%a : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_update_host>}
  return
}
// -----
func.func @valid_data(%a: memref<f32>) {
  %0 = acc.attach varPtr(%a : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_attach>}
  %1 = acc.cache varPtr(%a : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_cache>}
  %2 = acc.copyin varPtr(%a : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_copyin>}
  %3 = acc.create varPtr(%a : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_create>}
  %4 = acc.declare_device_resident varPtr(%a : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_declare_device_resident>}
  %5 = acc.declare_link varPtr(%a : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_declare_link>}
  %6 = acc.deviceptr varPtr(%a : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_deviceptr>}
  %8 = acc.firstprivate_map varPtr(%a : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_firstprivate>}
  %9 = acc.nocreate varPtr(%a : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_no_create>}
  %10 = acc.present varPtr(%a : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_present>}
  %13 = acc.update_device varPtr(%a : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_update_device>}
  %14 = acc.use_device varPtr(%a : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_use_device>}
  return
}
// -----
func.func @no_recipe_of_firstprivate(%a: memref<f32>) {
  // expected-error@+1 {{'acc.firstprivate' op recipe expected for firstprivate}}
  %0 = acc.firstprivate varPtr(%a : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_firstprivate>}
  return
}
// -----
func.func @unknown_recipe_of_firstprivate(%a: memref<f32>) {
  // expected-error@+1 {{'acc.firstprivate' op expected symbol reference @none to point to a firstprivate declaration}}
  %0 = acc.firstprivate varPtr(%a : memref<f32>) recipe(@none) -> memref<f32> {dataClause = #acc<data_clause acc_firstprivate>}
  return
}
// -----
func.func @no_recipe_of_private(%a: memref<f32>) {
  // expected-error@+1 {{'acc.private' op recipe expected for private}}
  %0 = acc.private varPtr(%a : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_private>}
  return
}
// -----
func.func @unknown_recipe_of_private(%a: memref<f32>) {
  // expected-error@+1 {{'acc.private' op expected symbol reference @none to point to a private declaration}}
  %0 = acc.private varPtr(%a : memref<f32>) recipe(@none) -> memref<f32> {dataClause = #acc<data_clause acc_private>}
  return
}
// -----
func.func @no_recipe_of_reduction(%a: memref<f32>) {
  // expected-error@+1 {{'acc.reduction' op recipe expected for reduction}}
  %0 = acc.reduction varPtr(%a : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_reduction>}
  return
}
// -----
func.func @unknown_recipe_of_reduction(%a: memref<f32>) {
  // expected-error@+1 {{'acc.reduction' op expected symbol reference @none to point to a reduction declaration}}
  %0 = acc.reduction varPtr(%a : memref<f32>) recipe(@none) -> memref<f32> {dataClause = #acc<data_clause acc_reduction>}
  return
}
// -----
acc.private.recipe @p : memref<f32> init {
^bb0(%a: memref<f32>):
  %0 = memref.alloca() : memref<f32>
  acc.yield %0 : memref<f32>
}
acc.firstprivate.recipe @f : memref<f32> init {
^bb0(%a: memref<f32>):
  %0 = memref.alloca() : memref<f32>
  acc.yield %0 : memref<f32>
} copy {
^bb0(%a: memref<f32>, %b: memref<f32>):
  acc.terminator
}
acc.reduction.recipe @r : memref<f32> reduction_operator <add> init {
^bb0(%a: memref<f32>):
  %0 = memref.alloca() : memref<f32>
  acc.yield %0 : memref<f32>
} combiner {
^bb0(%a: memref<f32>, %b: memref<f32>):
  acc.yield %a : memref<f32>
}
func.func @valid_recipes(%a: memref<f32>) {
  %0 = acc.private varPtr(%a : memref<f32>) recipe(@p) -> memref<f32>
  %1 = acc.firstprivate varPtr(%a : memref<f32>) recipe(@f) -> memref<f32>
  %2 = acc.reduction varPtr(%a : memref<f32>) recipe(@r) -> memref<f32>
  return
}
// -----
func.func @modifiers(%a: memref<f32>) {
  // expected-error@+1 {{no data clause modifiers are allowed}}
  %0 = acc.attach varPtr(%a : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_attach>, modifiers = #acc<data_clause_modifier zero>}
  return
}
// -----
func.func @all_modifiers_of_cache(%a: memref<f32>) {
  // expected-error@+1 {{invalid data clause modifiers: always,zero}}
  %0 = acc.cache varPtr(%a : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_cache>, modifiers = #acc<data_clause_modifier zero,readonly,alwaysin,alwaysout>}
  return
}
// -----
func.func @modifiers_of_cache(%a: memref<f32>) {
  // expected-error@+1 {{invalid data clause modifiers: zero}}
  %0 = acc.cache varPtr(%a : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_cache>, modifiers = #acc<data_clause_modifier zero>}
  return
}
// -----
func.func @readonly_cache(%a: memref<f32>) {
  %0 = acc.cache varPtr(%a : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_cache_readonly>, modifiers = #acc<data_clause_modifier readonly>}
  return
}
// -----
func.func @zero_copyin(%a: memref<f32>) {
  // expected-error@+1 {{invalid data clause modifiers: zero}}
  %0 = acc.copyin varPtr(%a : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_copyin>, modifiers = #acc<data_clause_modifier zero>}
  return
}
// -----
func.func @readonly_create(%a: memref<f32>) {
  // expected-error@+1 {{invalid data clause modifiers: readonly}}
  %0 = acc.create varPtr(%a : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_create>, modifiers = #acc<data_clause_modifier readonly>}
  return
}
// -----
func.func @copyout_clause(%a: memref<f32>, %b: memref<f32>) {
  // expected-error@+1 {{data clause associated with copyout operation must match its intent or specify original clause this operation was decomposed from}}
  acc.copyout accPtr(%a : memref<f32>) to varPtr(%b : memref<f32>) {dataClause = #acc<data_clause acc_use_device>}
  return
}
// -----
func.func @delete_clause(%a: memref<f32>, %b: memref<f32>) {
  // expected-error@+1 {{data clause associated with delete operation must match its intent or specify original clause this operation was decomposed from}}
  acc.delete accPtr(%a : memref<f32>) {dataClause = #acc<data_clause acc_use_device>}
  return
}
// -----
func.func @detach_clause(%a: memref<f32>, %b: memref<f32>) {
  // expected-error@+1 {{data clause associated with detach operation must match its intent or specify original clause this operation was decomposed from}}
  acc.detach accPtr(%a : memref<f32>) {dataClause = #acc<data_clause acc_use_device>}
  return
}
// -----
func.func @update_host_clause(%a: memref<f32>, %b: memref<f32>) {
  // expected-error@+1 {{data clause associated with host operation must match its intent or specify original clause this operation was decomposed from}}
  acc.update_host accPtr(%a : memref<f32>) to varPtr(%b : memref<f32>) {dataClause = #acc<data_clause acc_use_device>}
  return
}
// -----
func.func @valid_exits(%a: memref<f32>, %b: memref<f32>) {
  acc.copyout accPtr(%a : memref<f32>) to varPtr(%b : memref<f32>) {dataClause = #acc<data_clause acc_copyout>}
  acc.delete accPtr(%a : memref<f32>) {dataClause = #acc<data_clause acc_delete>}
  acc.detach accPtr(%a : memref<f32>) {dataClause = #acc<data_clause acc_detach>}
  acc.update_host accPtr(%a : memref<f32>) to varPtr(%b : memref<f32>) {dataClause = #acc<data_clause acc_update_host>}
  return
}
// -----
func.func @readonly_copyout(%a: memref<f32>, %b: memref<f32>) {
  // expected-error@+1 {{invalid data clause modifiers: readonly}}
  acc.copyout accPtr(%a : memref<f32>) to varPtr(%b : memref<f32>) {dataClause = #acc<data_clause acc_copyout>, modifiers = #acc<data_clause_modifier readonly>}
  return
}
// -----
func.func @modifiers_of_detach(%a: memref<f32>, %b: memref<f32>) {
  // expected-error@+1 {{no data clause modifiers are allowed}}
  acc.detach accPtr(%a : memref<f32>) {dataClause = #acc<data_clause acc_detach>, modifiers = #acc<data_clause_modifier zero>}
  return
}
// -----
func.func @valid_types(%a: memref<f32>, %p: !llvm.ptr) {
  %0 = acc.copyin varPtr(%a : memref<f32>) -> memref<f32> {dataClause = #acc<data_clause acc_copyin>}
  %1 = acc.copyin varPtr(%p : !llvm.ptr) varType(f32) -> !llvm.ptr
  return
}
// -----
func.func @data_source(%a: memref<f32>) {
  // expected-error@+1 {{expect data entry/exit operation or acc.getdeviceptr as defining op}}
  acc.data dataOperands(%a : memref<f32>) {
    acc.terminator
  }
  return
}
// -----
func.func @declare_nothing() {
  // expected-error@+1 {{at least one operand must appear on the declare operation}}
  "acc.declare"() ({
    "acc.terminator"() : () -> ()
  }) : () -> ()
  return
}
// -----
func.func @declare_source(%a: memref<f32>) {
  // expected-error@+1 {{expect valid declare data entry operation or acc.getdeviceptr as defining op}}
  acc.declare dataOperands(%a : memref<f32>) {
    acc.terminator
  }
  return
}
// -----
func.func @declare_enter_nothing() {
  // expected-error@+1 {{at least one operand must appear on the declare operation}}
  %0 = acc.declare_enter
  return
}
// -----
func.func @declare_enter_source(%a: memref<f32>) {
  // expected-error@+1 {{expect valid declare data entry operation or acc.getdeviceptr as defining op}}
  %0 = acc.declare_enter dataOperands(%a : memref<f32>)
  return
}
// -----
func.func @declare_exit_nothing() {
  // expected-error@+1 {{at least one operand must appear on the declare operation}}
  "acc.declare_exit"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
  return
}
// -----
func.func @declare_exit_source(%a: memref<f32>) {
  // expected-error@+1 {{expect valid declare data entry operation or acc.getdeviceptr as defining op}}
  acc.declare_exit dataOperands(%a : memref<f32>)
  return
}
// -----
func.func @enter_source(%a: memref<f32>) {
  %u = acc.use_device varPtr(%a : memref<f32>) -> memref<f32>
  // expected-error@+1 {{expect data entry operation as defining op}}
  acc.enter_data dataOperands(%u : memref<f32>)
  return
}
// -----
func.func @host_source(%a: memref<f32>) {
  %u = acc.copyin varPtr(%a : memref<f32>) -> memref<f32>
  // expected-error@+1 {{expect data entry operation as defining op}}
  acc.host_data dataOperands(%u : memref<f32>) {
    acc.terminator
  }
  return
}
// -----
func.func @update_source(%a: memref<f32>) {
  %u = acc.copyin varPtr(%a : memref<f32>) -> memref<f32>
  // expected-error@+1 {{expect data entry/exit operation or acc.getdeviceptr as defining op}}
  acc.update dataOperands(%u : memref<f32>)
  return
}
// -----
func.func @valid_sources(%a: memref<f32>) {
  %c = acc.copyin varPtr(%a : memref<f32>) -> memref<f32>
  acc.data dataOperands(%c : memref<f32>) {
    acc.terminator
  }
  acc.declare dataOperands(%c : memref<f32>) {
    acc.terminator
  }
  %t = acc.declare_enter dataOperands(%c : memref<f32>)
  acc.declare_exit token(%t)
  acc.declare_exit dataOperands(%c : memref<f32>)
  acc.enter_data dataOperands(%c : memref<f32>)
  acc.exit_data dataOperands(%c : memref<f32>)
  %u = acc.use_device varPtr(%a : memref<f32>) -> memref<f32>
  acc.host_data dataOperands(%u : memref<f32>) {
    acc.terminator
  }
  %d = acc.update_device varPtr(%a : memref<f32>) -> memref<f32>
  acc.update dataOperands(%d : memref<f32>)
  return
}
// -----
func.func @async_count(%n: i64) {
  // expected-error@+1 {{'acc.parallel' op async operands count must match async device_type count}}
  "acc.parallel"(%n) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, asyncOperandsDeviceType = [#acc.device_type<none>, #acc.device_type<host>]}> ({
    "acc.yield"() : () -> ()
  }) : (i64) -> ()
  return
}
// -----
func.func @wait_sum(%n: i64) {
  // expected-error@+1 {{'acc.parallel' op wait operand count does not match count in segments}}
  "acc.parallel"(%n) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>, waitOperandsDeviceType = [#acc.device_type<none>], waitOperandsSegments = array<i32: 2>}> ({
    "acc.yield"() : () -> ()
  }) : (i64) -> ()
  return
}
// -----
func.func @wait_devices(%n: i64) {
  // expected-error@+1 {{'acc.parallel' op wait segment count does not match device_type count}}
  "acc.parallel"(%n) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>, waitOperandsDeviceType = [#acc.device_type<none>, #acc.device_type<host>], waitOperandsSegments = array<i32: 1>}> ({
    "acc.yield"() : () -> ()
  }) : (i64) -> ()
  return
}
// -----
func.func @gangs_sum(%n: i64) {
  // expected-error@+1 {{'acc.parallel' op num_gangs operand count does not match count in segments}}
  "acc.parallel"(%n) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0>, numGangsDeviceType = [#acc.device_type<none>], numGangsSegments = array<i32: 2>}> ({
    "acc.yield"() : () -> ()
  }) : (i64) -> ()
  return
}
// -----
func.func @gangs_devices(%n: i64) {
  // expected-error@+1 {{'acc.parallel' op num_gangs segment count does not match device_type count}}
  "acc.parallel"(%n) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0>, numGangsDeviceType = [#acc.device_type<none>, #acc.device_type<host>], numGangsSegments = array<i32: 1>}> ({
    "acc.yield"() : () -> ()
  }) : (i64) -> ()
  return
}
// -----
func.func @workers(%n: i64) {
  // expected-error@+1 {{'acc.parallel' op num_workers operands count must match num_workers device_type count}}
  "acc.parallel"(%n) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0>, numWorkersDeviceType = [#acc.device_type<none>, #acc.device_type<host>]}> ({
    "acc.yield"() : () -> ()
  }) : (i64) -> ()
  return
}
// -----
func.func @vectors(%n: i64) {
  // expected-error@+1 {{'acc.parallel' op vector_length operands count must match vector_length device_type count}}
  "acc.parallel"(%n) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0>, vectorLengthDeviceType = [#acc.device_type<none>, #acc.device_type<host>]}> ({
    "acc.yield"() : () -> ()
  }) : (i64) -> ()
  return
}
// -----
func.func @valid_compute(%n: i64) {
  "acc.parallel"(%n, %n, %n, %n, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>, asyncOperandsDeviceType = [#acc.device_type<none>], waitOperandsDeviceType = [#acc.device_type<none>], waitOperandsSegments = array<i32: 1>, hasWaitDevnum = [false], numGangsDeviceType = [#acc.device_type<none>], numGangsSegments = array<i32: 1>, numWorkersDeviceType = [#acc.device_type<none>], vectorLengthDeviceType = [#acc.device_type<none>]}> ({
    "acc.yield"() : () -> ()
  }) : (i64, i64, i64, i64, i64) -> ()
  return
}
// -----
func.func @twice_gang(%n: i64) {
  // expected-error@+1 {{'acc.loop' op duplicate device_type `none` found in gang attribute}}
  "acc.loop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, independent = [#acc.device_type<none>], gang = [#acc.device_type<none>, #acc.device_type<none>]}> ({
    "acc.yield"() : () -> ()
  }) : () -> ()
  return
}
// -----
func.func @twice_worker(%n: i64) {
  // expected-error@+1 {{'acc.loop' op duplicate device_type `none` found in worker attribute}}
  "acc.loop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, independent = [#acc.device_type<none>], worker = [#acc.device_type<none>, #acc.device_type<none>]}> ({
    "acc.yield"() : () -> ()
  }) : () -> ()
  return
}
// -----
func.func @twice_vector(%n: i64) {
  // expected-error@+1 {{'acc.loop' op duplicate device_type `none` found in vector attribute}}
  "acc.loop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, independent = [#acc.device_type<none>], vector = [#acc.device_type<none>, #acc.device_type<none>]}> ({
    "acc.yield"() : () -> ()
  }) : () -> ()
  return
}
// -----
func.func @twice_workerNumOperandsDeviceType(%n: i64) {
  // expected-error@+1 {{'acc.loop' op duplicate device_type `none` found in workerNumOperandsDeviceType attribute}}
  "acc.loop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, independent = [#acc.device_type<none>], workerNumOperandsDeviceType = [#acc.device_type<none>, #acc.device_type<none>]}> ({
    "acc.yield"() : () -> ()
  }) : () -> ()
  return
}
// -----
func.func @twice_vectorOperandsDeviceType(%n: i64) {
  // expected-error@+1 {{'acc.loop' op duplicate device_type `none` found in vectorOperandsDeviceType attribute}}
  "acc.loop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, independent = [#acc.device_type<none>], vectorOperandsDeviceType = [#acc.device_type<none>, #acc.device_type<none>]}> ({
    "acc.yield"() : () -> ()
  }) : () -> ()
  return
}
// -----
func.func @worker_count(%n: i64) {
  // expected-error@+1 {{'acc.loop' op worker operands count must match worker device_type count}}
  "acc.loop"(%n) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0>, independent = [#acc.device_type<none>], workerNumOperandsDeviceType = [#acc.device_type<none>, #acc.device_type<host>]}> ({
    "acc.yield"() : () -> ()
  }) : (i64) -> ()
  return
}
// -----
func.func @vector_count(%n: i64) {
  // expected-error@+1 {{'acc.loop' op vector operands count must match vector device_type count}}
  "acc.loop"(%n) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0>, independent = [#acc.device_type<none>], vectorOperandsDeviceType = [#acc.device_type<none>, #acc.device_type<host>]}> ({
    "acc.yield"() : () -> ()
  }) : (i64) -> ()
  return
}
// -----
func.func @gang_sum(%n: i64) {
  // expected-error@+1 {{'acc.loop' op gang operand count does not match count in segments}}
  "acc.loop"(%n) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0>, independent = [#acc.device_type<none>], gangOperandsArgType = [#acc.gang_arg_type<Num>], gangOperandsDeviceType = [#acc.device_type<none>], gangOperandsSegments = array<i32: 2>}> ({
    "acc.yield"() : () -> ()
  }) : (i64) -> ()
  return
}
// -----
func.func @gang_devices(%n: i64) {
  // expected-error@+1 {{'acc.loop' op gang segment count does not match device_type count}}
  "acc.loop"(%n) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0>, independent = [#acc.device_type<none>], gangOperandsArgType = [#acc.gang_arg_type<Num>], gangOperandsDeviceType = [#acc.device_type<none>, #acc.device_type<host>], gangOperandsSegments = array<i32: 1>}> ({
    "acc.yield"() : () -> ()
  }) : (i64) -> ()
  return
}
// -----
func.func @valid_loop(%n: i64) {
  "acc.loop"(%n, %n, %n, %n, %n, %n, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>, auto_ = [#acc.device_type<none>], independent = [#acc.device_type<host>], seq = [#acc.device_type<nvidia>], inclusiveUpperbound = array<i1: true>, gang = [#acc.device_type<host>], worker = [#acc.device_type<host>], vector = [#acc.device_type<host>], collapse = [1], collapseDeviceType = [#acc.device_type<none>], gangOperandsArgType = [#acc.gang_arg_type<Num>], gangOperandsDeviceType = [#acc.device_type<none>], gangOperandsSegments = array<i32: 1>, workerNumOperandsDeviceType = [#acc.device_type<none>], vectorOperandsDeviceType = [#acc.device_type<none>], tileOperandsDeviceType = [#acc.device_type<none>], tileOperandsSegments = array<i32: 1>}> ({
  ^bb0(%i: i64):
    "acc.yield"() : () -> ()
  }) : (i64, i64, i64, i64, i64, i64, i64) -> ()
  return
}
// -----
func.func @valid_set(%n: i64) {
  acc.set device_num(%n : i64)
  return
}
// -----
func.func @f() {
  return
}
// expected-error@+1 {{only one of `gang`, `worker`, `vector`, `seq` can be present at the same time}}
"acc.routine"() <{sym_name = "r", func_name = @f, worker = [#acc.device_type<none>], vector = [#acc.device_type<none>], nohost}> : () -> ()
// -----
func.func @f() {
  return
}
// expected-error@+1 {{only one of `gang`, `worker`, `vector`, `seq` can be present at the same time for device_type `host`}}
"acc.routine"() <{sym_name = "r", func_name = @f, gang = [#acc.device_type<host>], seq = [#acc.device_type<host>]}> : () -> ()
// -----
func.func @f() {
  return
}
// expected-error@+1 {{only one of `gang`, `worker`, `vector`, `seq` can be present at the same time for device_type `host`}}
"acc.routine"() <{sym_name = "r", func_name = @f, worker = [#acc.device_type<host>], seq = [#acc.device_type<host>]}> : () -> ()
// -----
func.func @f() {
  return
}
// expected-error@+1 {{only one of `gang`, `worker`, `vector`, `seq` can be present at the same time for device_type `host`}}
"acc.routine"() <{sym_name = "r", func_name = @f, vector = [#acc.device_type<host>], seq = [#acc.device_type<host>]}> : () -> ()
// -----
func.func @f() {
  return
}
// expected-error@+1 {{only one of `gang`, `worker`, `vector`, `seq` can be present at the same time for device_type `host`}}
"acc.routine"() <{sym_name = "r", func_name = @f, seq = [#acc.device_type<host>], vector = [#acc.device_type<host>]}> : () -> ()
// -----
func.func @f() {
  return
}
// expected-error@+1 {{only one of `gang`, `worker`, `vector`, `seq` can be present at the same time for device_type `host`}}
"acc.routine"() <{sym_name = "r", func_name = @f, gangDim = [2], gangDimDeviceType = [#acc.device_type<host>], seq = [#acc.device_type<host>]}> : () -> ()
// -----
func.func @f() {
  return
}
"acc.routine"() <{sym_name = "r", func_name = @f, gang = [#acc.device_type<host>]}> : () -> ()
// -----
func.func @f() {
  return
}
"acc.routine"() <{sym_name = "r", func_name = @f, worker = [#acc.device_type<host>]}> : () -> ()
// -----
func.func @f() {
  return
}
"acc.routine"() <{sym_name = "r", func_name = @f, vector = [#acc.device_type<host>]}> : () -> ()
// -----
func.func @f() {
  return
}
"acc.routine"() <{sym_name = "r", func_name = @f, seq = [#acc.device_type<host>]}> : () -> ()
// -----
func.func @f() {
  return
}
// expected-error@+1 {{only one of `gang`, `worker`, `vector`, `seq` can be present at the same time for device_type `host`}}
"acc.routine"() <{sym_name = "r", func_name = @f, worker = [#acc.device_type<none>], seq = [#acc.device_type<host>]}> : () -> ()
// -----
func.func @f() {
  return
}
"acc.routine"() <{sym_name = "r", func_name = @f, gangDim = [2], gangDimDeviceType = [#acc.device_type<host>]}> : () -> ()
// -----
func.func @empty(%n: i64) {
  // expected-error@+1 {{failed to find enough loop-like operations inside container-like acc.loop}}
  "acc.loop"() <{independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    "acc.yield"() : () -> ()
  }) : () -> ()
  return
}
// -----
func.func @empty_unstructured(%n: i64) {
  "acc.loop"() <{independent = [#acc.device_type<none>], unstructured, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    "acc.yield"() : () -> ()
  }) : () -> ()
  return
}
// -----
func.func @one(%n: index) {
  "acc.loop"() <{independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    scf.for %i = %n to %n step %n {
    }
    scf.for %i = %n to %n step %n {
    }
    "acc.yield"() : () -> ()
  }) : () -> ()
  return
}
// -----
func.func @collapse(%n: index) {
  // expected-error@+1 {{failed to find enough loop-like operations inside container-like acc.loop}}
  "acc.loop"() <{independent = [#acc.device_type<none>], collapse = [2], collapseDeviceType = [#acc.device_type<none>], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    scf.for %i = %n to %n step %n {
    }
    "acc.yield"() : () -> ()
  }) : () -> ()
  return
}
// -----
func.func @siblings(%n: index) {
  // expected-error@+1 {{found sibling loops inside container-like acc.loop}}
  "acc.loop"() <{independent = [#acc.device_type<none>], collapse = [2], collapseDeviceType = [#acc.device_type<none>], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    scf.for %i = %n to %n step %n {
    }
    scf.for %i = %n to %n step %n {
    }
    "acc.yield"() : () -> ()
  }) : () -> ()
  return
}
// -----
func.func @nested(%n: index, %c: i1) {
  "acc.loop"() <{independent = [#acc.device_type<none>], collapse = [2, 1], collapseDeviceType = [#acc.device_type<none>, #acc.device_type<host>], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    scf.if %c {
      scf.for %i = %n to %n step %n {
        scf.for %j = %n to %n step %n {
        }
      }
    }
    "acc.yield"() : () -> ()
  }) : () -> ()
  return
}
// -----
func.func @collapse_other_device(%n: index) {
  // expected-error@+1 {{failed to find enough loop-like operations inside container-like acc.loop}}
  "acc.loop"() <{independent = [#acc.device_type<none>], collapse = [1, 2], collapseDeviceType = [#acc.device_type<none>, #acc.device_type<host>], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    scf.for %i = %n to %n step %n {
    }
    "acc.yield"() : () -> ()
  }) : () -> ()
  return
}
