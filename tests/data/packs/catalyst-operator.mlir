func.func @quantum(%p: f64, %t: tensor<2xi64>, %b: tensor<2xi1>, %q: !quantum.bit, %r: !quantum.reg, %v: i1) {
  %0 = quantum.operator "Name"(%p: f64) adj qubits(%q)
  %1:2 = quantum.operator "Name"() qubits(%q, %0) {note}
    UID(7) forward(%p: f64)
    static_data = {x = 1 : i64}
    param_map = {a = [0, 1], b = []} qubit_map = {c = [2]}
  %2, %3 = quantum.operator "Name"(%p: f64, %v: i1) qubits(%q)
    UID(-2)
    ctrls(%0) ctrl_vals(%v)
    param_map = {a = [0]}
  %4 = quantum.operator "Name"() 
    quregs(%r) indices(%t: tensor<2xi64>)
    ctrls(%t: tensor<2xi64>) ctrl_vals(%b: tensor<2xi1>)
    qubit_map = {}
  %5 = quantum.operator "Name"() quregs(%r) indices()
  quantum.operator "Name"() qubits()
  quantum.operator "Name"()
  return
}
func.func @qref(%p: f64, %t: tensor<2xi64>, %b: tensor<2xi1>, %q: !qref.bit, %r: !qref.reg<3>, %v: i1, %r2: !qref.reg<?>) {
  qref.operator "Name"(%p: f64) adj qubits(%q)
  qref.operator "Name"() qubits(%q, %q) {note}
    UID(7) forward(%p: f64)
    static_data = {x = 1 : i64}
    param_map = {a = [0, 1], b = []} qubit_map = {c = [2]}
  qref.operator "Name"(%p: f64, %v: i1) qubits(%q)
    UID(-2)
    ctrls(%q) ctrl_vals(%v)
    param_map = {a = [0]}
  qref.operator "Name"() 
    quregs(%r : !qref.reg<3>) indices(%t: tensor<2xi64>)
    ctrls(%t: tensor<2xi64>) ctrl_vals(%b: tensor<2xi1>)
    qubit_map = {"a b" = [1]}
  qref.operator "None"() qubits()
  qref.operator "Name"() quregs(%r2 : !qref.reg<?>) indices()
  return
}

// -----
module {
  func.func @quantum(%arg0: f64, %arg1: tensor<2xi64>, %arg2: tensor<2xi1>, %arg3: !quantum.bit, %arg4: !quantum.reg, %arg5: i1) {
    %out_qubits = quantum.operator "Name"(%arg0: f64) adj qubits(%arg3)
    %out_qubits_0:2 = quantum.operator "Name"() qubits(%arg3, %out_qubits) {note}
      UID(7) forward(%arg0: f64)
      static_data = {x = 1 : i64}
      param_map = {a = [0, 1], b = []} qubit_map = {c = [2]}
    %out_qubits_1, %out_ctrl_qubits = quantum.operator "Name"(%arg0: f64, %arg5: i1) qubits(%arg3)
      UID(-2)
      ctrls(%out_qubits) ctrl_vals(%arg5)
      param_map = {a = [0]}
    %out_qreg = quantum.operator "Name"()
      quregs(%arg4) indices(%arg1: tensor<2xi64>)
      ctrls(%arg1: tensor<2xi64>) ctrl_vals(%arg2: tensor<2xi1>)
      qubit_map = {}
    %out_qreg_2 = quantum.operator "Name"()
      quregs(%arg4) indices()
    quantum.operator "Name"() qubits()
    quantum.operator "Name"() qubits()
    return
  }
  func.func @qref(%arg0: f64, %arg1: tensor<2xi64>, %arg2: tensor<2xi1>, %arg3: !qref.bit, %arg4: !qref.reg<3>, %arg5: i1, %arg6: !qref.reg<?>) {
    qref.operator "Name"(%arg0: f64) adj qubits(%arg3)
    qref.operator "Name"() qubits(%arg3, %arg3) {note}
      UID(7) forward(%arg0: f64)
      static_data = {x = 1 : i64}
      param_map = {a = [0, 1], b = []} qubit_map = {c = [2]}
    qref.operator "Name"(%arg0: f64, %arg5: i1) qubits(%arg3)
      UID(-2)
      ctrls(%arg3) ctrl_vals(%arg5)
      param_map = {a = [0]}
    qref.operator "Name"()
      quregs(%arg4 : !qref.reg<3>) indices(%arg1: tensor<2xi64>)
      ctrls(%arg1: tensor<2xi64>) ctrl_vals(%arg2: tensor<2xi1>)
      qubit_map = {"a b" = [1]}
    qref.operator "None"() qubits()
    qref.operator "Name"()
      quregs(%arg6 : !qref.reg<?>) indices()
    return
  }
}
