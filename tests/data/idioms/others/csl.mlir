// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
builtin.module {
  "csl.module"() ({
    %0 = "csl.param"() {param_name = "size"} : () -> i16
    %1 = "csl.import_module"() {module = "<memcpy/memcpy>"} : () -> !csl.imported_module
    %2 = "csl.get_color"(%0) : (i16) -> !csl.color
    %3 = "csl.member_access"(%1) {field = "LAUNCH"} : (!csl.imported_module) -> !csl.color
    %4 = "csl.zeros"() : () -> memref<512xf32>
    %5 = "csl.addressof"(%4) : (memref<512xf32>) -> !csl.ptr<f32, #csl<ptr_kind many>, #csl<ptr_const var>>
    "csl.export"(%5) {type = !csl.ptr<f32, #csl<ptr_kind many>, #csl<ptr_const var>>, var_name = "a"} : (!csl.ptr<f32, #csl<ptr_kind many>, #csl<ptr_const var>>) -> ()
    "csl.func"() ({
      %n = arith.constant 510 : i16
      %d = "csl.get_mem_dsd"(%4, %n) {strides = [1], offsets = [0]} : (memref<512xf32>, i16) -> !csl<dsd mem1d_dsd>
      %e = "csl.increment_dsd_offset"(%d, %n) {elem_type = f32} : (!csl<dsd mem1d_dsd>, i16) -> !csl<dsd mem1d_dsd>
      "csl.fadds"(%d, %d, %e) : (!csl<dsd mem1d_dsd>, !csl<dsd mem1d_dsd>, !csl<dsd mem1d_dsd>) -> ()
      "csl.fmacs"(%d, %d, %e, %n) : (!csl<dsd mem1d_dsd>, !csl<dsd mem1d_dsd>, !csl<dsd mem1d_dsd>, i16) -> ()
      "csl.member_call"(%1) {field = "unblock_cmd_stream"} : (!csl.imported_module) -> ()
      "csl.call"() {callee = @step} : () -> ()
      "csl.activate"() {id = 1 : i6, kind = #csl<task_kind local>} : () -> ()
      "csl.return"() : () -> ()
    }) {function_type = () -> (), sym_name = "main"} : () -> ()
    "csl.task"() ({
      "csl.return"() : () -> ()
    }) {function_type = () -> (), id = 1 : i5, sym_name = "step", task_kind = #csl<task_kind local>} : () -> ()
    "csl.rpc"(%3) : (!csl.color) -> ()
  }) {kind = #csl<module_kind program>, sym_name = "program"} : () -> ()
  "csl.module"() ({
    %x = arith.constant 4 : i32
    "csl.layout"() ({
      "csl.set_rectangle"(%x, %x) : (i32, i32) -> ()
      %p = "csl.const_struct"(%x) {items = {a = 1 : i16}, ssa_fields = ["width"]} : (i32) -> !csl.comptime_struct
      "csl.set_tile_code"(%x, %x, %p) {file = "pe_program.csl"} : (i32, i32, !csl.comptime_struct) -> ()
    }) : () -> ()
  }) {kind = #csl<module_kind layout>, sym_name = "layout"} : () -> ()
}
