// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
builtin.module {
  "stim.circuit"() ({
    "stim.assign_qubit_coord"(%q0) {coord = #stim.qubit_coord<(0, 0), !stim.qubit<0>>} : (i32) -> ()
    %q0 = "test.op"() : () -> i32
    "stim.clifford"() {ctrl = false, gate_name = "H", targets = [!stim.qubit<0>]} : () -> ()
    "stim.clifford"() {ctrl = true, gate_name = "X", pauli_modifier = #stim.pauli<X>, targets = [!stim.qubit<0>, !stim.qubit<1>]} : () -> ()
    "stim.measure"() {pauli_modifier = #stim.pauli<Z>, targets = [!stim.qubit<0>, !stim.qubit<1>]} : () -> ()
    "stim.reset"() {pauli_modifier = #stim.pauli<Z>, targets = [!stim.qubit<0>]} : () -> ()
    "stim.tick"() : () -> ()
  }) {qubitcoords = [#stim.qubit_mapping<(0, 0), 0>]} : () -> ()
}
