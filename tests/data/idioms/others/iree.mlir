// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module {
  func.func @region(%arg0: tensor<?x?xf32>, %d0: index, %d1: index) -> tensor<?x?xf32> {
    %0 = "flow.dispatch.workgroups"(%d0, %d1, %arg0, %d0, %d1) ({
    ^bb0(%in: !flow.dispatch.tensor<readonly:tensor<?x?xf32>>, %m: index, %n: index, %out: !flow.dispatch.tensor<writeonly:tensor<?x?xf32>>):
      %x = "flow.dispatch.workgroup.id"() {dimension = 0 : index} : () -> index
      %c = "flow.dispatch.workgroup.count"() {dimension = 0 : index} : () -> index
      %t = "flow.dispatch.tie_shape"(%in, %m, %n) : (!flow.dispatch.tensor<readonly:tensor<?x?xf32>>, index, index) -> !flow.dispatch.tensor<readonly:tensor<?x?xf32>>
      %o = "iree_tensor_ext.dispatch.workload.ordinal"(%m) {ordinal = 0 : index} : (index) -> index
      "flow.return"() : () -> ()
    }, {
    ^bb0(%w: index):
      "flow.return"(%w, %w, %w) : (index, index, index) -> ()
    }) {operandSegmentSizes = array<i32: 2, 1, 2, 0>} : (index, index, tensor<?x?xf32>, index, index) -> tensor<?x?xf32>
    %1 = "flow.dispatch.region"() ({
      "flow.return"(%0) : (tensor<?x?xf32>) -> ()
    }) : () -> tensor<?x?xf32>
    return %1 : tensor<?x?xf32>
  }
}

// -----

module {
  "flow.executable"() ({
    "flow.executable.export"() ({
    ^bb0(%arg0: index):
      %0:3 = "flow.dispatch.workgroup_count_from_slice"(%arg0) : (index) -> (index, index, index)
      "flow.return"(%0#0, %0#1, %0#2) : (index, index, index) -> ()
    }) {function_ref = @dispatch_fn, sym_name = "dispatch_fn"} : () -> ()
    builtin.module {
      func.func @dispatch_fn(%arg0: !flow.dispatch.tensor<readonly:tensor<4xf32>>, %arg1: !flow.dispatch.tensor<writeonly:tensor<4xf32>>) {
        %0 = "flow.dispatch.tensor.load"(%arg0) {operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>} : (!flow.dispatch.tensor<readonly:tensor<4xf32>>) -> tensor<4xf32>
        "flow.dispatch.tensor.store"(%0, %arg1) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>} : (tensor<4xf32>, !flow.dispatch.tensor<writeonly:tensor<4xf32>>) -> ()
        return
      }
    }
    "flow.executable_end"() : () -> ()
  }) {sym_name = "ex0", sym_visibility = "private"} : () -> ()
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @main(%input0: tensor<4xf32>) -> (%output0: tensor<4xf32>)"}} {
    %c4 = arith.constant 4 : index
    %0 = "flow.dispatch"(%c4, %arg0) {entry_points = [@ex0::@dispatch_fn], operandSegmentSizes = array<i32: 1, 1, 0, 0>} : (index, tensor<4xf32>) -> tensor<4xf32>
    %1 = "flow.tensor.reshape"(%0) : (tensor<4xf32>) -> tensor<2x2xf32>
    %2 = "flow.tensor.splat"(%c4) : (index) -> tensor<4xf32>
    %3 = "flow.tensor.update"(%2, %0, %c4) : (tensor<4xf32>, tensor<4xf32>, index) -> tensor<4xf32>
    %4 = "flow.tensor.transfer"(%3) {target = #hal.device.affinity<@dev_a>} : (tensor<4xf32>) -> tensor<4xf32>
    return %4 : tensor<4xf32>
  }
}

// -----

module @globals {
  "util.global"() {initial_value = dense<4.000000e+00> : tensor<2xf32>, sym_name = "_params.weight", sym_visibility = "private", type = tensor<2xf32>} : () -> ()
  func.func @run(%arg0: tensor<2xf32>) -> tensor<2xf32> attributes {iree.module.export} {
    %0 = "util.global.load"() {global = @_params.weight} : () -> tensor<2xf32>
    %1 = linalg.add ins(%arg0, %0 : tensor<2xf32>, tensor<2xf32>) outs(%arg0 : tensor<2xf32>) -> tensor<2xf32>
    %2 = "util.unfoldable_constant"() {value = dense<0> : tensor<2xi32>} : () -> tensor<2xi32>
    "check.expect_almost_eq"(%1, %0) {atol = 1.000000e-04 : f32} : (tensor<2xf32>, tensor<2xf32>) -> ()
    return %1 : tensor<2xf32>
  }
}

// -----

module {
  func.func @abi(%arg0: !hal.buffer_view, %arg1: !hal.fence, %arg2: !hal.device) -> !hal.buffer_view {
    %0 = "hal.tensor.import"(%arg0) {name = "input0", target_encoding = tensor<4xf32>} : (!hal.buffer_view) -> tensor<4xf32>
    %1 = "hal.tensor.export"(%0) {name = "output0", source_encoding = tensor<4xf32>} : (tensor<4xf32>) -> !hal.buffer_view
    %2 = "hal.buffer_view.dim"(%1) {index = 0 : index} : (!hal.buffer_view) -> index
    %3 = "hal.device.allocator"(%arg2) : (!hal.device) -> !hal.allocator
    %4 = "hal.allocator.allocate"(%3, %2) {buffer_usage = 3 : i32, memory_types = 50 : i32} : (!hal.allocator, index) -> !hal.buffer
    %5 = "hal.command_buffer.create"(%arg2) {command_categories = 3 : i32, modes = 1 : i32} : (!hal.device) -> !hal.command_buffer
    "hal.command_buffer.execution_barrier"(%5) {flags = 0 : i32, source_stage_mask = 28 : i32, target_stage_mask = 13 : i32} : (!hal.command_buffer) -> ()
    "hal.command_buffer.finalize"(%5) : (!hal.command_buffer) -> ()
    %6 = "hal.fence.create"(%arg2) {flags = 0 : i32} : (!hal.device) -> !hal.fence
    %7 = "hal.fence.await"(%6, %2) : (!hal.fence, index) -> i32
    "hal.fence.signal"(%arg1) : (!hal.fence) -> ()
    %8 = "hal.device.resolve"() {affinity = #hal.device.affinity<@device>} : () -> !hal.device
    return %1 : !hal.buffer_view
  }
}

// -----

#executable_target = #hal.executable.target<"llvm-cpu", "embedded-elf-x86_64", {cpu = "generic", cpu_features = "", data_layout = "e-m:e-p270:32:32-i64:64-n8:16:32:64-S128", native_vector_size = 16 : index, target_triple = "x86_64-unknown-unknown-eabi-elf"}>
#pipeline_layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
#config = #iree_codegen.lowering_config<tile_sizes = [[64, 64, 0], [8, 32, 0], [0, 0, 16]]>
#translation = #iree_codegen.translation_info<pipeline = CPUDoubleTilingExpert workgroup_size = [64, 1, 1]>
module attributes {hal.device.targets = [#hal.device.target<"local", [#executable_target]>]} {
  func.func @matmul() attributes {hal.executable.target = #executable_target, translation_info = #translation} {
    %c0 = arith.constant 0 : index
    %0 = "hal.interface.binding.subspan"(%c0) {alignment = 64 : index, binding = 0 : index, descriptor_flags = 1 : i32, layout = #pipeline_layout, operandSegmentSizes = array<i32: 1, 0>} : (index) -> memref<128x256xf32>
    %1 = "hal.interface.workgroup.id"() {dimension = 0 : index} : () -> index
    %2 = "hal.interface.workgroup.count"() {dimension = 0 : index} : () -> index
    %3 = "hal.interface.workgroup.size"() {dimension = 0 : index} : () -> index
    %4 = "hal.interface.constant.load"() {layout = #pipeline_layout, ordinal = 0 : index} : () -> i32
    %5 = "hal.interface.binding.subspan"(%c0) {binding = 1 : index, layout = #pipeline_layout, operandSegmentSizes = array<i32: 1, 0>} : (index) -> !iree_tensor_ext.dispatch.tensor<readwrite:tensor<128x256xf32>>
    %6 = "iree_codegen.load_from_buffer"(%0) : (memref<128x256xf32>) -> tensor<128x256xf32>
    %7 = "test.matmul"(%6) {lowering_config = #config} : (tensor<128x256xf32>) -> tensor<128x256xf32>
    "iree_codegen.store_to_buffer"(%7, %0) : (tensor<128x256xf32>, memref<128x256xf32>) -> ()
    %8 = "iree_gpu.multi_mma"(%7) {kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : (tensor<128x256xf32>) -> tensor<128x256xf32>
    return
  }
}

// -----

module {
  func.func @stream(%arg0: !stream.resource<external>, %size: index, %off: index) -> !stream.resource<transient> {
    %0, %t = "stream.resource.alloca"(%size) : (index) -> (!stream.resource<transient>, !stream.timepoint)
    %1:2 = "stream.async.execute"(%t, %arg0, %size) ({
    ^bb0(%a: !stream.resource<external>):
      %2 = "stream.async.dispatch"(%off, %a, %size) {entry_points = [@ex::@entry], operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1>} : (index, !stream.resource<external>, index) -> !stream.resource<transient>
      "stream.yield"(%2, %size) : (!stream.resource<transient>, index) -> ()
    }) : (!stream.timepoint, !stream.resource<external>, index) -> (!stream.resource<transient>, !stream.timepoint)
    %3 = "stream.timepoint.await"(%1#1, %1#0, %size) : (!stream.timepoint, !stream.resource<transient>, index) -> !stream.resource<transient>
    %4 = "stream.tensor.import"(%off) : (index) -> !stream.resource<external>
    %5 = "stream.async.transfer"(%3, %size, %size) : (!stream.resource<transient>, index, index) -> !stream.resource<*>
    %6 = "stream.async.splat"(%off, %size) : (index, index) -> !stream.resource<*>
    %7 = "stream.async.clone"(%6, %size, %size) : (!stream.resource<*>, index, index) -> !stream.resource<*>
    %8 = "stream.resource.size"(%7) : (!stream.resource<*>) -> index
    %9 = "stream.timepoint.immediate"() : () -> !stream.timepoint
    %10 = "stream.binding.subspan"(%off, %off) : (index, index) -> !stream.binding
    return %3 : !stream.resource<transient>
  }
}

// -----

module {
  "util.func"() ({
  ^bb0(%arg0: !util.buffer, %arg1: index):
    %0 = "util.buffer.constant"() {alignment = 16 : index, value = dense<[1, 2, 3]> : tensor<3xi32>} : () -> !util.buffer
    %1 = "util.buffer.size"(%0) : (!util.buffer) -> index
    %2 = "util.global.load"() {global = @v, is_immutable} : () -> i32
    "util.global.store"(%2) {global = @v} : (i32) -> ()
    %3 = "util.align"(%1, %arg1) : (index, index) -> index
    %4 = "util.optimization_barrier"(%3) : (index) -> index
    %5 = "util.null"() : () -> !util.variant
    %6 = "util.list.create"(%4) : (index) -> !util.list<i32>
    %7 = "util.list.get"(%6, %4) : (!util.list<i32>, index) -> i32
    "util.list.set"(%6, %4, %7) : (!util.list<i32>, index, i32) -> ()
    %8 = "util.assume.int"(%arg1) {assumptions = [[#util.int.assumption<umin = 0, umax = 128, udiv = 16>]]} : (index) -> index
    %9 = "util.call"(%8) {callee = @callee} : (index) -> index
    "util.return"(%9) : (index) -> ()
  }) {function_type = (!util.buffer, index) -> index, sym_name = "main", sym_visibility = "public", inlining_policy = #util.inline.never, tied_operands = [-1 : index]} : () -> ()
  "util.global"() {initial_value = 42 : i32, is_mutable, sym_name = "v", sym_visibility = "private", type = i32} : () -> ()
  "util.initializer"() ({
    "util.return"() : () -> ()
  }) {function_type = () -> ()} : () -> ()
}

// -----

module {
  "vm.module"() ({
    "vm.func"() ({
    ^bb0(%arg0: i32, %arg1: i64, %arg2: f32, %arg3: !vm.buffer):
      %0 = "vm.const.i32"() {value = 5 : i32} : () -> i32
      %zero = "vm.const.i32.zero"() : () -> i32
      %1 = "vm.add.i32"(%arg0, %0) : (i32, i32) -> i32
      %2 = "vm.mul.i32"(%1, %0) : (i32, i32) -> i32
      %3 = "vm.sub.i32"(%2, %0) : (i32, i32) -> i32
      %4 = "vm.cmp.lt.i32.s"(%3, %0) : (i32, i32) -> i32
      %5 = "vm.select.i32"(%4, %3, %0) : (i32, i32, i32) -> i32
      %6 = "vm.ext.i32.i64.s"(%5) : (i32) -> i64
      %7 = "vm.add.f32"(%arg2, %arg2) : (f32, f32) -> f32
      %8 = "vm.call"(%5) {callee = @other} : (i32) -> i32
      %9 = "vm.const.ref.zero"() : () -> !vm.ref<?>
      %10 = "vm.list.alloc"(%0) : (i32) -> !vm.list<i32>
      %11 = "vm.global.load.i32"() {global = @g0} : () -> i32
      %12 = "vm.buffer.load.i32"(%arg3, %6) : (!vm.buffer, i64) -> i32
      "vm.cond_br"(%4)[^bb1, ^bb2] {operandSegmentSizes = array<i32: 1, 0, 0>} : (i32) -> ()
    ^bb1:
      "vm.return"(%8) : (i32) -> ()
    ^bb2:
      "vm.fail"(%4) {message = "error"} : (i32) -> ()
    }) {function_type = (i32, i64, f32, !vm.buffer) -> i32, sym_name = "add"} : () -> ()
    "vm.export"() {export_name = "add", function_ref = @add, ordinal = 0 : i32} : () -> ()
    "vm.import"() ({
    }) {function_type = (!vm.ref<!hal.device>) -> i32, sym_name = "hal.device.query"} : () -> ()
    "vm.rodata"() {alignment = 16 : i64, sym_name = "buf", sym_visibility = "private", value = dense<[1, 2, 3]> : tensor<3xi8>} : () -> ()
    "vm.module_terminator"() : () -> ()
  }) {ordinal_counts = #vm.ordinal_counts<import_funcs = 1, export_funcs = 1, internal_funcs = 1, global_bytes = 4, global_refs = 0, rodatas = 1, rwdatas = 0>, sym_name = "my_module"} : () -> ()
}
