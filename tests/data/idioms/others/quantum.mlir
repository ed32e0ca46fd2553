// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module @circuit {
  func.func public @jit_circuit(%arg0: tensor<f64>) -> tensor<f64> attributes {llvm.emit_c_interface} {
    "quantum.init"() : () -> ()
    "quantum.device"() {kwargs = "{'shots': 0}", lib = "librtd_lightning.so", name = "LightningSimulator"} : () -> ()
    %0 = "quantum.alloc"() {nqubits_attr = 2 : i64} : () -> !quantum.reg
    %1 = "quantum.extract"(%0) {idx_attr = 0 : i64} : (!quantum.reg) -> !quantum.bit
    %2 = "quantum.extract"(%0) {idx_attr = 1 : i64} : (!quantum.reg) -> !quantum.bit
    %f = tensor.extract %arg0[] : tensor<f64>
    %3 = "quantum.custom"(%f, %1) {gate_name = "RX", operandSegmentSizes = array<i32: 1, 1, 0, 0>, resultSegmentSizes = array<i32: 1, 0>} : (f64, !quantum.bit) -> !quantum.bit
    %4 = "quantum.custom"(%3) {gate_name = "Hadamard", adjoint, operandSegmentSizes = array<i32: 0, 1, 0, 0>, resultSegmentSizes = array<i32: 1, 0>} : (!quantum.bit) -> !quantum.bit
    %5:2 = "quantum.custom"(%4, %2) {gate_name = "CNOT", operandSegmentSizes = array<i32: 0, 2, 0, 0>, resultSegmentSizes = array<i32: 2, 0>} : (!quantum.bit, !quantum.bit) -> (!quantum.bit, !quantum.bit)
    %6 = "quantum.namedobs"(%5#0) {type = #quantum<named_observable PauliZ>} : (!quantum.bit) -> !quantum.obs
    %7 = "quantum.expval"(%6) {shots = 1000 : i64} : (!quantum.obs) -> f64
    %mres, %out = "quantum.measure"(%5#1) {postselect = 0 : i32} : (!quantum.bit) -> (i1, !quantum.bit)
    %8 = "quantum.compbasis"(%out) : (!quantum.bit) -> !quantum.obs
    %9 = "quantum.probs"(%8) : (!quantum.obs) -> tensor<2xf64>
    %10 = "quantum.insert"(%0, %5#0) {idx_attr = 0 : i64} : (!quantum.reg, !quantum.bit) -> !quantum.reg
    %11 = "quantum.multirz"(%f, %5#0, %out) : (f64, !quantum.bit, !quantum.bit) -> !quantum.bit
    %12 = "quantum.adjoint"(%10) ({
    ^bb0(%r: !quantum.reg):
      "quantum.yield"(%r) : (!quantum.reg) -> ()
    }) : (!quantum.reg) -> !quantum.reg
    "quantum.dealloc"(%12) : (!quantum.reg) -> ()
    "quantum.device_release"() : () -> ()
    "quantum.finalize"() : () -> ()
    %13 = "tensor.from_elements"(%7) : (f64) -> tensor<f64>
    return %13 : tensor<f64>
  }
  func.func @grad(%arg0: f64) -> f64 attributes {diff_method = "parameter-shift", qnode} {
    %0 = "gradient.grad"(%arg0) {callee = @f, diffArgIndices = dense<0> : tensor<1xi64>, finiteDiffParam = 9.9999999999999995E-8 : f64, method = "auto"} : (f64) -> f64
    %1 = "catalyst.launch_kernel"(%0) {callee = @module_circuit::@circuit} : (f64) -> f64
    "catalyst.print"() {const_val = "hello"} : () -> ()
    %2:2 = "mitigation.zne"(%1) {callee = @circuit, folding = #mitigation<folding global>} : (f64) -> (f64, f64)
    return %2#0 : f64
  }
}

// -----

module {
  func.func @main(%q0: !quantum.bit, %q1: !quantum.bit, %a: f64, %r: !qref.reg<2>) {
    %m, %o = "mbqc.measure_in_basis"(%q0, %a) {plane = #mbqc<measurement_plane XY>, postselect = 0 : i32} : (!quantum.bit, f64) -> (i1, !quantum.bit)
    %g = "mbqc.graph_state_prep"() {entangle_op = "CZ", init_op = "Hadamard"} : () -> !quantum.reg
    %0:2 = "qec.ppr"(%q0, %q1) {pauli_product = ["X", "Z"], rotation_kind = 4 : i16} : (!quantum.bit, !quantum.bit) -> (!quantum.bit, !quantum.bit)
    %1, %2 = "qec.ppm"(%0#0) {pauli_product = ["Z"]} : (!quantum.bit) -> (i1, !quantum.bit)
    %3 = "qec.fabricate"() {init_state = #qec<enum magic>} : () -> !quantum.bit
    %4 = "qref.get"(%r) {idx_attr = 0 : i64} : (!qref.reg<2>) -> !qref.bit
    "qref.custom"(%4) {gate_name = "PauliX"} : (!qref.bit) -> ()
    return
  }
}
