irdl.dialect @qref attributes {
  varve.set = "catalyst",
  varve.depends = ["quantum"]
} {
  irdl.type @"!bit" {
  }
  irdl.type @"!reg" attributes {
    varve.format = "`<` one( `?` let($size = integer(-9223372036854775808, i64)) | printed `?` | typed($size, i64) ) `>`"
  } {
    %size = irdl.any {varve.rule = "APIntAttr"}
    irdl.parameters(
      size: %size) {
      varve.optional = ["size"]
    }
  }
  irdl.operation @adjoint attributes {
    varve.format = "attr-dict-with-keyword $region",
    varve.traits = ["NoTerminator"]
  } {
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @alloc attributes {
    varve.format = "`(` ($nqubits^):($nqubits_attr)? `)` attr-dict `:` type(results)",
    varve.traits = ["ResourceAllocQubitOpInterface"],
    varve.let = [
      "type($nqubits) = i64"]
  } {
    %nqubits = irdl.any {varve.rule = "I64"}
    %qreg = irdl.base "!qref.reg"
    %nqubits_attr = irdl.any {varve.rule = "AllOf<I64Attr, IntNonNegative>"}
    irdl.operands(
      nqubits: optional %nqubits)
    irdl.results(
      qreg: %qreg)
    irdl.attributes {
      "nqubits_attr" = %nqubits_attr
    } {
      varve.optional = ["nqubits_attr"]
    }
  }
  irdl.operation @alloc_qb attributes {
    varve.format = "attr-dict `:` type(results)",
    varve.traits = ["ResourceAllocQubitOpInterface"],
    varve.let = [
      "type($qubit) = !qref.bit"]
  } {
    %qubit = irdl.base "!qref.bit"
    irdl.results(
      qubit: %qubit)
  }
  irdl.operation @compbasis attributes {
    varve.format = "(`qubits` $qubits^)? (`(` `qreg` $qreg `:` type($qreg)^ `)`)? attr-dict `:` type(results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($qubits) = !qref.bit",
      "type($obs) = !quantum.obs"]
  } {
    %qubits = irdl.base "!qref.bit"
    %qreg = irdl.base "!qref.reg"
    %obs = irdl.base "!quantum.obs"
    irdl.operands(
      qubits: variadic %qubits,
      qreg: optional %qreg) {
      varve.segments
    }
    irdl.results(
      obs: %obs)
  }
  irdl.operation @ctrl attributes {
    varve.format = "`(` $ctrl_qubits `)` `ctrlvals` `(` $ctrl_values `)` attr-dict-with-keyword $region",
    varve.traits = ["NoTerminator"],
    varve.let = [
      "type($ctrl_qubits) = !qref.bit",
      "type($ctrl_values) = i1"]
  } {
    %ctrl_qubits = irdl.base "!qref.bit"
    %ctrl_values = irdl.any {varve.rule = "I1"}
    irdl.operands(
      ctrl_qubits: variadic %ctrl_qubits,
      ctrl_values: variadic %ctrl_values) {
      varve.segments
    }
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @custom attributes {
    varve.format = "$gate_name `(` $params `)` $qubits (`adj` $adjoint^)? attr-dict ( `ctrls` `(` $ctrl_qubits^ `)` )? ( `ctrlvals` `(` $ctrl_values^ `)` )? `:` type($qubits) (`ctrls` type($ctrl_qubits)^ )?",
    varve.traits = ["ParametrizedGate", "QuantumGate", "Unitary", "QuantumOperation"],
    varve.let = [
      "type($params) = f64",
      "type($qubits) = !qref.bit",
      "type($ctrl_qubits) = !qref.bit",
      "type($ctrl_values) = i1"]
  } {
    %params = irdl.any {varve.rule = "F64"}
    %qubits = irdl.base "!qref.bit"
    %ctrl_qubits = irdl.base "!qref.bit"
    %ctrl_values = irdl.any {varve.rule = "I1"}
    %gate_name = irdl.any {varve.rule = "StrAttr"}
    %adjoint = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      params: variadic %params,
      qubits: variadic %qubits,
      ctrl_qubits: variadic %ctrl_qubits,
      ctrl_values: variadic %ctrl_values) {
      varve.segments
    }
    irdl.attributes {
      "gate_name" = %gate_name,
      "adjoint" = %adjoint
    } {
      varve.optional = ["adjoint"]
    }
  }
  irdl.operation @dealloc attributes {
    varve.format = "$qreg attr-dict `:` type(operands)"
  } {
    %qreg = irdl.base "!qref.reg"
    irdl.operands(
      qreg: %qreg)
  }
  irdl.operation @dealloc_qb attributes {
    varve.format = "$qubit attr-dict `:` type(operands)",
    varve.let = [
      "type($qubit) = !qref.bit"]
  } {
    %qubit = irdl.base "!qref.bit"
    irdl.operands(
      qubit: %qubit)
  }
  irdl.operation @get attributes {
    varve.format = "$qreg `[` ($idx^):($idx_attr)? `]` attr-dict `:` type(operands) `->` type(results)",
    varve.traits = ["NoMemoryEffect"],
    varve.let = [
      "type($idx) = i64",
      "type($qubit) = !qref.bit"]
  } {
    %qreg = irdl.base "!qref.reg"
    %idx = irdl.any {varve.rule = "I64"}
    %qubit = irdl.base "!qref.bit"
    %idx_attr = irdl.any {varve.rule = "AllOf<I64Attr, IntNonNegative>"}
    irdl.operands(
      qreg: %qreg,
      idx: optional %idx)
    irdl.results(
      qubit: %qubit)
    irdl.attributes {
      "idx_attr" = %idx_attr
    } {
      varve.optional = ["idx_attr"]
    }
  }
  irdl.operation @gphase attributes {
    varve.format = "`(` $angle `)` (`adj` $adjoint^)? attr-dict ( `ctrls` `(` $ctrl_qubits^ `)` )? ( `ctrlvals` `(` $ctrl_values^ `)` )? ( `:` `ctrls` type($ctrl_qubits)^ )?",
    varve.traits = ["ParametrizedGate", "QuantumGate", "Unitary", "QuantumOperation"],
    varve.let = [
      "type($angle) = f64",
      "type($ctrl_qubits) = !qref.bit",
      "type($ctrl_values) = i1"]
  } {
    %angle = irdl.any {varve.rule = "F64"}
    %ctrl_qubits = irdl.base "!qref.bit"
    %ctrl_values = irdl.any {varve.rule = "I1"}
    %adjoint = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      angle: %angle,
      ctrl_qubits: variadic %ctrl_qubits,
      ctrl_values: variadic %ctrl_values) {
      varve.segments
    }
    irdl.attributes {
      "adjoint" = %adjoint
    } {
      varve.optional = ["adjoint"]
    }
  }
  irdl.operation @hermitian attributes {
    varve.format = "`(` $matrix `:` type($matrix) `)` $qubits attr-dict `:` type(results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($qubits) = !qref.bit",
      "type($obs) = !quantum.obs"]
  } {
    %matrix = irdl.any {varve.rule = "AllOf<RankedTensorOf<Complex<F64>>, RankIs<2>>"}
    %qubits = irdl.base "!qref.bit"
    %obs = irdl.base "!quantum.obs"
    irdl.operands(
      matrix: %matrix,
      qubits: variadic %qubits)
    irdl.results(
      obs: %obs)
  }
  irdl.operation @measure attributes {
    varve.format = "$in_qubit (`postselect` $postselect^)? attr-dict `:` type(results)",
    varve.traits = ["ResourceQuantumOpInterface"],
    varve.let = [
      "type($in_qubit) = !qref.bit",
      "type($mres) = i1"]
  } {
    %in_qubit = irdl.base "!qref.bit"
    %mres = irdl.any {varve.rule = "I1"}
    %postselect = irdl.any {varve.rule = "AllOf<I32Attr, IntMinValue<0>, IntMaxValue<1>>"}
    irdl.operands(
      in_qubit: %in_qubit)
    irdl.results(
      mres: %mres)
    irdl.attributes {
      "postselect" = %postselect
    } {
      varve.optional = ["postselect"]
    }
  }
  irdl.operation @multirz attributes {
    varve.format = "`(` $theta `)` $qubits (`adj` $adjoint^)? attr-dict ( `ctrls` `(` $ctrl_qubits^ `)` )? ( `ctrlvals` `(` $ctrl_values^ `)` )? `:` type($qubits) (`ctrls` type($ctrl_qubits)^ )?",
    varve.traits = ["ParametrizedGate", "QuantumGate", "Unitary", "QuantumOperation"],
    varve.let = [
      "type($theta) = f64",
      "type($qubits) = !qref.bit",
      "type($ctrl_qubits) = !qref.bit",
      "type($ctrl_values) = i1"]
  } {
    %theta = irdl.any {varve.rule = "F64"}
    %qubits = irdl.base "!qref.bit"
    %ctrl_qubits = irdl.base "!qref.bit"
    %ctrl_values = irdl.any {varve.rule = "I1"}
    %adjoint = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      theta: %theta,
      qubits: variadic %qubits,
      ctrl_qubits: variadic %ctrl_qubits,
      ctrl_values: variadic %ctrl_values) {
      varve.segments
    }
    irdl.attributes {
      "adjoint" = %adjoint
    } {
      varve.optional = ["adjoint"]
    }
  }
  irdl.operation @namedobs attributes {
    varve.format = "$qubit `[` $type `]` attr-dict `:` type(results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($qubit) = !qref.bit",
      "type($obs) = !quantum.obs"]
  } {
    %qubit = irdl.base "!qref.bit"
    %obs = irdl.base "!quantum.obs"
    %type = irdl.base "#quantum.named_observable"
    irdl.operands(
      qubit: %qubit)
    irdl.results(
      obs: %obs)
    irdl.attributes {
      "type" = %type
    }
  }
  irdl.operation @operator attributes {
    varve.printer = "code",
    varve.traits = ["ParametrizedGate", "QuantumGate", "Unitary", "QuantumOperation"],
    varve.format = ["$op_name `(` each($params by `,`: $params `` `:` type($params)) `)` (`adj` $adjoint^)? one( `qubits` `(` each($qubits by `,`: $qubits) `)` when(count($qreg) = 0) | when(count($qreg) > 0) ) attr-dict deeper", "one( | `\\n` `` `UID` `(` $UID `)` one( | `forward` `(` each($forward_args by `,`: $forward_args `` `:` type($forward_args)) `)` ) )", "one( | `\\n` `` `quregs` `(` $qreg `:` qualified(type($qreg)) `)` `indices` `(` each($arr_qubit_indices by `,`: $arr_qubit_indices `` `:` type($arr_qubit_indices)) `)` )", "one( | `\\n` `` `ctrls` `(` if(count($qreg) > 0: $arr_ctrl_indices `` `:` type($arr_ctrl_indices) `)` `ctrl_vals` `(` $arr_ctrl_values `` `:` type($arr_ctrl_values) | $ctrl_qubits `)` `ctrl_vals` `(` $ctrl_values ) `)` )", "one( | `\\n` `` `static_data` `=` $static_data )", "one( `\\n` `` `param_map` `=` ` ` `` `{` each($param_names $param_places by `,`: name($param_names) `=` $param_places) `}` let($param_map = dictionary($param_names, $param_places)) one( | `qubit_map` `=` ` ` `` `{` each($qubit_names $qubit_places by `,`: name($qubit_names) `=` $qubit_places) `}` let($qubit_map = dictionary($qubit_names, $qubit_places)) ) | `\\n` `` `qubit_map` `=` ` ` `` `{` each($qubit_names $qubit_places by `,`: name($qubit_names) `=` $qubit_places) `}` let($qubit_map = dictionary($qubit_names, $qubit_places)) | ) higher"],
    varve.let = ["type($qubits) = !qref.bit", "type($ctrl_qubits) = !qref.bit", "type($ctrl_values) = i1"],
    varve.locals = {param_names = ["ArrayOf<StrAttr>", "names($param_map)"], param_places = ["ArrayOf<DenseI64ArrayAttr>", "map(n in names($param_map): entry($param_map, n))"], qubit_names = ["ArrayOf<StrAttr>", "names($qubit_map)"], qubit_places = ["ArrayOf<DenseI64ArrayAttr>", "map(n in names($qubit_map): entry($qubit_map, n))"]}
  } {
    %params = irdl.any
    %forward_args = irdl.any
    %qubits = irdl.base "!qref.bit"
    %ctrl_qubits = irdl.base "!qref.bit"
    %ctrl_values = irdl.any {varve.rule = "I1"}
    %qreg = irdl.base "!qref.reg"
    %arr_qubit_indices = irdl.any {varve.rule = "AllOf<RankedTensorOf<I64>, RankIs<1>>"}
    %arr_ctrl_indices = irdl.any {varve.rule = "AllOf<RankedTensorOf<I64>, RankIs<1>>"}
    %arr_ctrl_values = irdl.any {varve.rule = "AllOf<RankedTensorOf<I1>, RankIs<1>>"}
    %op_name = irdl.any {varve.rule = "StrAttr"}
    %adjoint = irdl.any {varve.rule = "UnitAttr"}
    %UID = irdl.any {varve.rule = "I64Attr"}
    %static_data = irdl.any {varve.rule = "DictionaryAttr"}
    %param_map = irdl.any {varve.rule = "DictionaryAttr"}
    %qubit_map = irdl.any {varve.rule = "DictionaryAttr"}
    irdl.operands(
      params: variadic %params,
      forward_args: variadic %forward_args,
      qubits: variadic %qubits,
      ctrl_qubits: variadic %ctrl_qubits,
      ctrl_values: variadic %ctrl_values,
      qreg: optional %qreg,
      arr_qubit_indices: variadic %arr_qubit_indices,
      arr_ctrl_indices: optional %arr_ctrl_indices,
      arr_ctrl_values: optional %arr_ctrl_values) {
      varve.segments
    }
    irdl.attributes {
      "op_name" = %op_name,
      "adjoint" = %adjoint,
      "UID" = %UID,
      "static_data" = %static_data,
      "param_map" = %param_map,
      "qubit_map" = %qubit_map
    } {
      varve.optional = ["adjoint", "UID", "static_data", "param_map", "qubit_map"],
      varve.defaults = {
        static_data = {},
        param_map = {},
        qubit_map = {}}
    }
  }
  irdl.operation @paulirot attributes {
    varve.format = "$pauli_product `(` $angle `)` $qubits (`adj` $adjoint^)? attr-dict ( `ctrls` `(` $ctrl_qubits^ `)` )? ( `ctrlvals` `(` $ctrl_values^ `)` )? `:` type($qubits) (`ctrls` type($ctrl_qubits)^ )?",
    varve.traits = ["ParametrizedGate", "QuantumGate", "Unitary", "QuantumOperation"],
    varve.let = [
      "type($angle) = f64",
      "type($qubits) = !qref.bit",
      "type($ctrl_qubits) = !qref.bit",
      "type($ctrl_values) = i1"]
  } {
    %angle = irdl.any {varve.rule = "F64"}
    %qubits = irdl.base "!qref.bit"
    %ctrl_qubits = irdl.base "!qref.bit"
    %ctrl_values = irdl.any {varve.rule = "I1"}
    %pauli_product = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %adjoint = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      angle: %angle,
      qubits: variadic %qubits,
      ctrl_qubits: variadic %ctrl_qubits,
      ctrl_values: variadic %ctrl_values) {
      varve.segments
    }
    irdl.attributes {
      "pauli_product" = %pauli_product,
      "adjoint" = %adjoint
    } {
      varve.optional = ["adjoint"]
    }
  }
  irdl.operation @pcphase attributes {
    varve.format = "`(` $theta `,` `dim` `:` $dim `)` $qubits (`adj` $adjoint^)? attr-dict ( `ctrls` `(` $ctrl_qubits^ `)` )? ( `ctrlvals` `(` $ctrl_values^ `)` )? `:` type($qubits) (`ctrls` type($ctrl_qubits)^ )?",
    varve.traits = ["ParametrizedGate", "QuantumGate", "Unitary", "QuantumOperation"],
    varve.let = [
      "type($theta) = f64",
      "type($qubits) = !qref.bit",
      "type($ctrl_qubits) = !qref.bit",
      "type($ctrl_values) = i1"]
  } {
    %theta = irdl.any {varve.rule = "F64"}
    %qubits = irdl.base "!qref.bit"
    %ctrl_qubits = irdl.base "!qref.bit"
    %ctrl_values = irdl.any {varve.rule = "I1"}
    %dim = irdl.any {varve.rule = "I64Attr"}
    %adjoint = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      theta: %theta,
      qubits: variadic %qubits,
      ctrl_qubits: variadic %ctrl_qubits,
      ctrl_values: variadic %ctrl_values) {
      varve.segments
    }
    irdl.attributes {
      "dim" = %dim,
      "adjoint" = %adjoint
    } {
      varve.optional = ["adjoint"]
    }
  }
  irdl.operation @set_basis_state attributes {
    varve.format = "`(` $basis_state`)` $qubits attr-dict `:` type(operands)",
    varve.traits = ["QuantumOperation"],
    varve.let = [
      "type($qubits) = !qref.bit"]
  } {
    %basis_state = irdl.any {varve.rule = "AllOf<RankedTensorOf<I1>, RankIs<1>>"}
    %qubits = irdl.base "!qref.bit"
    irdl.operands(
      basis_state: %basis_state,
      qubits: variadic %qubits)
  }
  irdl.operation @set_state attributes {
    varve.format = "`(` $in_state `)` $qubits attr-dict `:` type(operands)",
    varve.traits = ["QuantumOperation"],
    varve.let = [
      "type($qubits) = !qref.bit"]
  } {
    %in_state = irdl.any {varve.rule = "AllOf<RankedTensorOf<Complex<F64>>, RankIs<1>>"}
    %qubits = irdl.base "!qref.bit"
    irdl.operands(
      in_state: %in_state,
      qubits: variadic %qubits)
  }
  irdl.operation @unitary attributes {
    varve.format = "`(` $matrix `:` type($matrix) `)` $qubits (`adj` $adjoint^)? attr-dict ( `ctrls` `(` $ctrl_qubits^ `)` )? ( `ctrlvals` `(` $ctrl_values^ `)` )? `:` type($qubits) (`ctrls` type($ctrl_qubits)^ )?",
    varve.traits = ["ParametrizedGate", "QuantumGate", "Unitary", "QuantumOperation"],
    varve.let = [
      "type($qubits) = !qref.bit",
      "type($ctrl_qubits) = !qref.bit",
      "type($ctrl_values) = i1"]
  } {
    %matrix = irdl.any {varve.rule = "AllOf<RankedTensorOf<Complex<F64>>, RankIs<2>>"}
    %qubits = irdl.base "!qref.bit"
    %ctrl_qubits = irdl.base "!qref.bit"
    %ctrl_values = irdl.any {varve.rule = "I1"}
    %adjoint = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      matrix: %matrix,
      qubits: variadic %qubits,
      ctrl_qubits: variadic %ctrl_qubits,
      ctrl_values: variadic %ctrl_values) {
      varve.segments
    }
    irdl.attributes {
      "adjoint" = %adjoint
    } {
      varve.optional = ["adjoint"]
    }
  }
}
