irdl.dialect @pauli_frame attributes {
  varve.set = "catalyst",
  varve.depends = ["quantum"]
} {
  "varve.enum"() {
    sym_name = "CliffordGate",
    storage = i32,
    cases = [
      ["Hadamard", 0 : i32],
      ["S", 1 : i32],
      ["CNOT", 2 : i32]
    ]
  } : () -> ()
  irdl.attribute @"#clifford_gate" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@CliffordGate>"}
    irdl.parameters(
      value: %value)
  }
  irdl.operation @correct_measurement attributes {
    varve.format = "$in_mres `,` $in_qubit attr-dict `:` type(results)",
    varve.let = [
      "type($in_mres) = i1",
      "type($in_qubit) = !quantum.bit",
      "type($out_mres) = i1",
      "type($out_qubit) = !quantum.bit"]
  } {
    %in_mres = irdl.any {varve.rule = "I1"}
    %in_qubit = irdl.base "!quantum.bit"
    %out_mres = irdl.any {varve.rule = "I1"}
    %out_qubit = irdl.base "!quantum.bit"
    irdl.operands(
      in_mres: %in_mres,
      in_qubit: %in_qubit)
    irdl.results(
      out_mres: %out_mres,
      out_qubit: %out_qubit)
  }
  irdl.operation @flush attributes {
    varve.format = "$in_qubit attr-dict `:` type(results)",
    varve.let = [
      "type($in_qubit) = !quantum.bit",
      "type($x_parity) = i1",
      "type($z_parity) = i1",
      "type($out_qubit) = !quantum.bit"]
  } {
    %in_qubit = irdl.base "!quantum.bit"
    %x_parity = irdl.any {varve.rule = "I1"}
    %z_parity = irdl.any {varve.rule = "I1"}
    %out_qubit = irdl.base "!quantum.bit"
    irdl.operands(
      in_qubit: %in_qubit)
    irdl.results(
      x_parity: %x_parity,
      z_parity: %z_parity,
      out_qubit: %out_qubit)
  }
  irdl.operation @init attributes {
    varve.format = "$in_qubits attr-dict `:` type(results)",
    varve.let = [
      "type($in_qubits) = !quantum.bit",
      "type($out_qubits) = !quantum.bit"]
  } {
    %in_qubits = irdl.base "!quantum.bit"
    %out_qubits = irdl.base "!quantum.bit"
    irdl.operands(
      in_qubits: variadic %in_qubits)
    irdl.results(
      out_qubits: variadic %out_qubits)
  }
  irdl.operation @init_qreg attributes {
    varve.format = "$in_qreg attr-dict `:` type(results)",
    varve.let = [
      "type($in_qreg) = !quantum.reg",
      "type($out_qreg) = !quantum.reg"]
  } {
    %in_qreg = irdl.base "!quantum.reg"
    %out_qreg = irdl.base "!quantum.reg"
    irdl.operands(
      in_qreg: %in_qreg)
    irdl.results(
      out_qreg: %out_qreg)
  }
  irdl.operation @read attributes {
    varve.format = "$in_qubit attr-dict `:` type(results)",
    varve.let = [
      "type($in_qubit) = !quantum.bit",
      "type($x_parity) = i1",
      "type($z_parity) = i1",
      "type($out_qubit) = !quantum.bit"]
  } {
    %in_qubit = irdl.base "!quantum.bit"
    %x_parity = irdl.any {varve.rule = "I1"}
    %z_parity = irdl.any {varve.rule = "I1"}
    %out_qubit = irdl.base "!quantum.bit"
    irdl.operands(
      in_qubit: %in_qubit)
    irdl.results(
      x_parity: %x_parity,
      z_parity: %z_parity,
      out_qubit: %out_qubit)
  }
  irdl.operation @set attributes {
    varve.format = "`[` $x_parity `,` $z_parity `]` $in_qubits attr-dict `:` type(results)",
    varve.let = [
      "type($in_qubits) = !quantum.bit",
      "type($out_qubits) = !quantum.bit"]
  } {
    %in_qubits = irdl.base "!quantum.bit"
    %out_qubits = irdl.base "!quantum.bit"
    %x_parity = irdl.any {varve.rule = "I1Attr"}
    %z_parity = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      in_qubits: variadic %in_qubits)
    irdl.results(
      out_qubits: variadic %out_qubits)
    irdl.attributes {
      "x_parity" = %x_parity,
      "z_parity" = %z_parity
    }
  }
  irdl.operation @update attributes {
    varve.format = "`[` $x_parity `,` $z_parity `]` $in_qubits attr-dict `:` type(results)",
    varve.let = [
      "type($in_qubits) = !quantum.bit",
      "type($out_qubits) = !quantum.bit"]
  } {
    %in_qubits = irdl.base "!quantum.bit"
    %out_qubits = irdl.base "!quantum.bit"
    %x_parity = irdl.any {varve.rule = "I1Attr"}
    %z_parity = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      in_qubits: variadic %in_qubits)
    irdl.results(
      out_qubits: variadic %out_qubits)
    irdl.attributes {
      "x_parity" = %x_parity,
      "z_parity" = %z_parity
    }
  }
  irdl.operation @update_with_clifford attributes {
    varve.format = "`[` $clifford_gate `]` $in_qubits attr-dict `:` type(results)",
    varve.let = [
      "type($in_qubits) = !quantum.bit",
      "type($out_qubits) = !quantum.bit"]
  } {
    %in_qubits = irdl.base "!quantum.bit"
    %out_qubits = irdl.base "!quantum.bit"
    %clifford_gate = irdl.base "#pauli_frame.clifford_gate"
    irdl.operands(
      in_qubits: variadic %in_qubits)
    irdl.results(
      out_qubits: variadic %out_qubits)
    irdl.attributes {
      "clifford_gate" = %clifford_gate
    }
  }
}
