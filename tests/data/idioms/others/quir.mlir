// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module {
  func.func @main() -> i32 {
    "qcs.init"() : () -> ()
    "qcs.shot_init"() {qcs.num_shots = 1000 : i32} : () -> ()
    %0 = "quir.declare_qubit"() {id = 0 : i32} : () -> !quir.qubit<1>
    %1 = "quir.declare_qubit"() {id = 1 : i32} : () -> !quir.qubit<1>
    "quir.reset"(%0) : (!quir.qubit<1>) -> ()
    %angle = "quir.constant"() {value = #quir.angle<1.57079632 : !quir.angle<64>>} : () -> !quir.angle<64>
    "quir.builtin_U"(%0, %angle, %angle, %angle) : (!quir.qubit<1>, !quir.angle<64>, !quir.angle<64>, !quir.angle<64>) -> ()
    "quir.builtin_CX"(%0, %1) : (!quir.qubit<1>, !quir.qubit<1>) -> ()
    %2 = "quir.measure"(%0) : (!quir.qubit<1>) -> i1
    "oq3.declare_variable"() {name = "c0", type = !quir.cbit<1>} : () -> ()
    "oq3.cbit_assign_bit"(%2) {cbit_width = 1 : i64, index = 0 : i64, variable_name = @c0} : (i1) -> ()
    %3 = "oq3.variable_load"() {variable_name = @c0} : () -> !quir.cbit<1>
    %4 = "pulse.create_frame"() : () -> !pulse.frame
    %5 = "pulse.gaussian"(%angle) : (!quir.angle<64>) -> !pulse.waveform
    "qcs.finalize"() : () -> ()
    %c0 = arith.constant 0 : i32
    return %c0 : i32
  }
}
