irdl.dialect @quantum attributes {
  varve.set = "catalyst"
} {
  "varve.enum"() {
    sym_name = "NamedObservable",
    storage = i32,
    cases = [
      ["Identity", 0 : i32],
      ["PauliX", 1 : i32],
      ["PauliY", 2 : i32],
      ["PauliZ", 3 : i32],
      ["Hadamard", 4 : i32]
    ]
  } : () -> ()
  irdl.type @"!bit" {
  }
  irdl.type @"!obs" {
  }
  irdl.type @"!reg" {
  }
  irdl.type @"!res" {
  }
  irdl.attribute @"#named_observable" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@NamedObservable>"}
    irdl.parameters(
      value: %value)
  }
  irdl.operation @adjoint attributes {
    varve.format = "`(` $args `)` (`:` type($results)^)? $region attr-dict",
    varve.traits = ["SingleBlock", "AllTypesMatch<args,results>", "NoMemoryEffect"],
    varve.let = [
      "type($results) = type($args)"],
    varve.terminator = "quantum.yield"
  } {
    %args = irdl.any {varve.rule = "AnyOf<!quantum.reg, !quantum.bit>"}
    %results = irdl.any {varve.rule = "AnyOf<!quantum.reg, !quantum.bit>"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      results: variadic %results)
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @alloc attributes {
    varve.format = "`(` ($nqubits^):($nqubits_attr)? `)` attr-dict `:` type(results)",
    varve.traits = ["ResourceAllocQubitOpInterface"],
    varve.let = [
      "type($nqubits) = i64",
      "type($qreg) = !quantum.reg"]
  } {
    %nqubits = irdl.any {varve.rule = "I64"}
    %qreg = irdl.base "!quantum.reg"
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
      "type($qubit) = !quantum.bit"]
  } {
    %qubit = irdl.base "!quantum.bit"
    irdl.results(
      qubit: %qubit)
  }
  irdl.operation @compbasis attributes {
    varve.format = "(`qubits` $qubits^)? (`qreg` $qreg^)? attr-dict `:` type(results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($qubits) = !quantum.bit",
      "type($qreg) = !quantum.reg",
      "type($obs) = !quantum.obs"]
  } {
    %qubits = irdl.base "!quantum.bit"
    %qreg = irdl.base "!quantum.reg"
    %obs = irdl.base "!quantum.obs"
    irdl.operands(
      qubits: variadic %qubits,
      qreg: optional %qreg) {
      varve.segments
    }
    irdl.results(
      obs: %obs)
  }
  irdl.operation @counts attributes {
    varve.format = "$obs ( `shape` $dynamic_shape^ )? ( `in` `(` $in_eigvals^ `:` type($in_eigvals) `,` $in_counts `:` type($in_counts) `)` )? attr-dict ( `:` type($eigvals)^ `,` type($counts) )?",
    varve.traits = ["SameVariadicResultSize", "MeasurementProcess", "ResourceMeasurementOpInterface"],
    varve.let = [
      "type($obs) = !quantum.obs",
      "type($dynamic_shape) = i64"]
  } {
    %obs = irdl.base "!quantum.obs"
    %dynamic_shape = irdl.any {varve.rule = "I64"}
    %in_eigvals = irdl.any {varve.rule = "AllOf<MemRefOf<F64>, RankIs<1>>"}
    %in_counts = irdl.any {varve.rule = "AllOf<MemRefOf<I64>, RankIs<1>>"}
    %eigvals = irdl.any {varve.rule = "AllOf<RankedTensorOf<F64>, RankIs<1>>"}
    %counts = irdl.any {varve.rule = "AllOf<RankedTensorOf<I64>, RankIs<1>>"}
    irdl.operands(
      obs: %obs,
      dynamic_shape: optional %dynamic_shape,
      in_eigvals: optional %in_eigvals,
      in_counts: optional %in_counts) {
      varve.segments
    }
    irdl.results(
      eigvals: optional %eigvals,
      counts: optional %counts)
  }
  irdl.operation @ctrl attributes {
    varve.format = "`(` $in_ctrl_qubits `)` `ctrlvals` `(` $in_ctrl_values `)` `(` $args `)` attr-dict `:` type($out_ctrl_qubits) `->` type($results) $region",
    varve.traits = ["SingleBlock", "AllTypesMatch<in_ctrl_qubits,out_ctrl_qubits>", "AllTypesMatch<args,results>", "NoMemoryEffect"],
    varve.let = [
      "type($out_ctrl_qubits) = type($in_ctrl_qubits)",
      "type($results) = type($args)",
      "type($in_ctrl_qubits) = !quantum.bit",
      "type($in_ctrl_values) = i1",
      "type($out_ctrl_qubits) = !quantum.bit"],
    varve.terminator = "quantum.yield"
  } {
    %in_ctrl_qubits = irdl.base "!quantum.bit"
    %in_ctrl_values = irdl.any {varve.rule = "I1"}
    %args = irdl.any {varve.rule = "AnyOf<!quantum.reg, !quantum.bit>"}
    %out_ctrl_qubits = irdl.base "!quantum.bit"
    %results = irdl.any {varve.rule = "AnyOf<!quantum.reg, !quantum.bit>"}
    irdl.operands(
      in_ctrl_qubits: variadic %in_ctrl_qubits,
      in_ctrl_values: variadic %in_ctrl_values,
      args: variadic %args) {
      varve.segments
    }
    irdl.results(
      out_ctrl_qubits: variadic %out_ctrl_qubits,
      results: variadic %results) {
      varve.segments
    }
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @custom attributes {
    varve.format = "$gate_name `(` $params `)` $in_qubits (`adj` $adjoint^)? attr-dict ( `ctrls` `(` $in_ctrl_qubits^ `)` )? ( `ctrlvals` `(` $in_ctrl_values^ `)` )? `:` type($out_qubits) (`ctrls` type($out_ctrl_qubits)^ )?",
    varve.traits = ["DifferentiableGate", "NoMemoryEffect", "DecomposableGate", "QuantumGate", "Unitary", "QuantumOperation"],
    varve.let = [
      "type($params) = f64",
      "type($in_qubits) = !quantum.bit",
      "type($in_ctrl_qubits) = !quantum.bit",
      "type($in_ctrl_values) = i1",
      "type($out_qubits) = !quantum.bit",
      "type($out_ctrl_qubits) = !quantum.bit"]
  } {
    %params = irdl.any {varve.rule = "F64"}
    %in_qubits = irdl.base "!quantum.bit"
    %in_ctrl_qubits = irdl.base "!quantum.bit"
    %in_ctrl_values = irdl.any {varve.rule = "I1"}
    %out_qubits = irdl.base "!quantum.bit"
    %out_ctrl_qubits = irdl.base "!quantum.bit"
    %gate_name = irdl.any {varve.rule = "StrAttr"}
    %adjoint = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      params: variadic %params,
      in_qubits: variadic %in_qubits,
      in_ctrl_qubits: variadic %in_ctrl_qubits,
      in_ctrl_values: variadic %in_ctrl_values) {
      varve.segments
    }
    irdl.results(
      out_qubits: variadic %out_qubits,
      out_ctrl_qubits: variadic %out_ctrl_qubits) {
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
    varve.format = "$qreg attr-dict `:` type(operands)",
    varve.let = [
      "type($qreg) = !quantum.reg"]
  } {
    %qreg = irdl.base "!quantum.reg"
    irdl.operands(
      qreg: %qreg)
  }
  irdl.operation @dealloc_qb attributes {
    varve.format = "$qubit attr-dict `:` type(operands)",
    varve.let = [
      "type($qubit) = !quantum.bit"]
  } {
    %qubit = irdl.base "!quantum.bit"
    irdl.operands(
      qubit: %qubit)
  }
  irdl.operation @device attributes {
    varve.format = "(`shots` `(` $shots^ `)`)? `[` $lib `,` $device_name `,` $kwargs `]` attr-dict",
    varve.let = [
      "type($shots) = i64"]
  } {
    %shots = irdl.any {varve.rule = "I64"}
    %auto_qubit_management = irdl.any {varve.rule = "UnitAttr"}
    %lib = irdl.any {varve.rule = "StrAttr"}
    %device_name = irdl.any {varve.rule = "StrAttr"}
    %kwargs = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      shots: optional %shots)
    irdl.attributes {
      "auto_qubit_management" = %auto_qubit_management,
      "lib" = %lib,
      "device_name" = %device_name,
      "kwargs" = %kwargs
    } {
      varve.optional = ["auto_qubit_management"]
    }
  }
  irdl.operation @device_release attributes {
    varve.format = "attr-dict"
  } {
  }
  irdl.operation @expval attributes {
    varve.format = "$obs attr-dict `:` type(results)",
    varve.traits = ["MeasurementProcess", "ResourceMeasurementOpInterface"],
    varve.let = [
      "type($obs) = !quantum.obs",
      "type($expval) = f64"]
  } {
    %obs = irdl.base "!quantum.obs"
    %expval = irdl.any {varve.rule = "F64"}
    irdl.operands(
      obs: %obs)
    irdl.results(
      expval: %expval)
  }
  irdl.operation @extract attributes {
    varve.format = "$qreg `[` ($idx^):($idx_attr)? `]` attr-dict `:` type($qreg) `->` type(results)",
    varve.traits = ["NoMemoryEffect"],
    varve.let = [
      "type($qreg) = !quantum.reg",
      "type($idx) = i64",
      "type($qubit) = !quantum.bit"]
  } {
    %qreg = irdl.base "!quantum.reg"
    %idx = irdl.any {varve.rule = "I64"}
    %qubit = irdl.base "!quantum.bit"
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
  irdl.operation @finalize attributes {
    varve.format = "attr-dict"
  } {
  }
  irdl.operation @gphase attributes {
    varve.format = "`(` $angle `)` (`adj` $adjoint^)? attr-dict ( `ctrls` `(` $in_ctrl_qubits^ `)` )? ( `ctrlvals` `(` $in_ctrl_values^ `)` )? ( `:` `ctrls` type($out_ctrl_qubits)^ )?",
    varve.traits = ["DifferentiableGate", "DecomposableGate", "QuantumGate", "Unitary", "QuantumOperation"],
    varve.let = [
      "type($angle) = f64",
      "type($in_ctrl_qubits) = !quantum.bit",
      "type($in_ctrl_values) = i1",
      "type($out_ctrl_qubits) = !quantum.bit"]
  } {
    %angle = irdl.any {varve.rule = "F64"}
    %in_ctrl_qubits = irdl.base "!quantum.bit"
    %in_ctrl_values = irdl.any {varve.rule = "I1"}
    %out_ctrl_qubits = irdl.base "!quantum.bit"
    %adjoint = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      angle: %angle,
      in_ctrl_qubits: variadic %in_ctrl_qubits,
      in_ctrl_values: variadic %in_ctrl_values) {
      varve.segments
    }
    irdl.results(
      out_ctrl_qubits: variadic %out_ctrl_qubits)
    irdl.attributes {
      "adjoint" = %adjoint
    } {
      varve.optional = ["adjoint"]
    }
  }
  irdl.operation @hamiltonian attributes {
    varve.format = "`(` $coeffs `:` type($coeffs) `)` $terms attr-dict `:` type(results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($terms) = !quantum.obs",
      "type($obs) = !quantum.obs"]
  } {
    %coeffs = irdl.any {varve.rule = "AnyOf<AllOf<RankedTensorOf<F64>, RankIs<1>>, AllOf<MemRefOf<F64>, RankIs<1>>>"}
    %terms = irdl.base "!quantum.obs"
    %obs = irdl.base "!quantum.obs"
    irdl.operands(
      coeffs: %coeffs,
      terms: variadic %terms)
    irdl.results(
      obs: %obs)
  }
  irdl.operation @hermitian attributes {
    varve.format = "`(` $matrix `:` type($matrix) `)` $qubits attr-dict `:` type(results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($qubits) = !quantum.bit",
      "type($obs) = !quantum.obs"]
  } {
    %matrix = irdl.any {varve.rule = "AnyOf<AllOf<RankedTensorOf<Complex<F64>>, RankIs<2>>, AllOf<MemRefOf<Complex<F64>>, RankIs<2>>>"}
    %qubits = irdl.base "!quantum.bit"
    %obs = irdl.base "!quantum.obs"
    irdl.operands(
      matrix: %matrix,
      qubits: variadic %qubits)
    irdl.results(
      obs: %obs)
  }
  irdl.operation @init attributes {
    varve.format = "attr-dict"
  } {
  }
  irdl.operation @insert attributes {
    varve.format = "$in_qreg `[` ($idx^):($idx_attr)? `]` `,` $qubit attr-dict `:` type($in_qreg) `,` type($qubit)",
    varve.traits = ["NoMemoryEffect"],
    varve.let = [
      "type($in_qreg) = !quantum.reg",
      "type($idx) = i64",
      "type($qubit) = !quantum.bit",
      "type($out_qreg) = !quantum.reg"]
  } {
    %in_qreg = irdl.base "!quantum.reg"
    %idx = irdl.any {varve.rule = "I64"}
    %qubit = irdl.base "!quantum.bit"
    %out_qreg = irdl.base "!quantum.reg"
    %idx_attr = irdl.any {varve.rule = "AllOf<I64Attr, IntNonNegative>"}
    irdl.operands(
      in_qreg: %in_qreg,
      idx: optional %idx,
      qubit: %qubit)
    irdl.results(
      out_qreg: %out_qreg)
    irdl.attributes {
      "idx_attr" = %idx_attr
    } {
      varve.optional = ["idx_attr"]
    }
  }
  irdl.operation @mcmobs attributes {
    varve.format = "$mcms attr-dict `:` type(results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($mcms) = i1",
      "type($obs) = !quantum.obs"]
  } {
    %mcms = irdl.any {varve.rule = "I1"}
    %obs = irdl.base "!quantum.obs"
    irdl.operands(
      mcms: variadic %mcms)
    irdl.results(
      obs: %obs)
  }
  irdl.operation @measure attributes {
    varve.format = "$in_qubit (`postselect` $postselect^)? attr-dict `:` type(results)",
    varve.traits = ["ResourceQuantumOpInterface"],
    varve.let = [
      "type($in_qubit) = !quantum.bit",
      "type($mres) = i1",
      "type($out_qubit) = !quantum.bit"]
  } {
    %in_qubit = irdl.base "!quantum.bit"
    %mres = irdl.any {varve.rule = "I1"}
    %out_qubit = irdl.base "!quantum.bit"
    %postselect = irdl.any {varve.rule = "AllOf<I32Attr, IntMinValue<0>, IntMaxValue<1>>"}
    irdl.operands(
      in_qubit: %in_qubit)
    irdl.results(
      mres: %mres,
      out_qubit: %out_qubit)
    irdl.attributes {
      "postselect" = %postselect
    } {
      varve.optional = ["postselect"]
    }
  }
  irdl.operation @multirz attributes {
    varve.format = "`(` $theta `)` $in_qubits (`adj` $adjoint^)? attr-dict ( `ctrls` `(` $in_ctrl_qubits^ `)` )? ( `ctrlvals` `(` $in_ctrl_values^ `)` )? `:` type($out_qubits) (`ctrls` type($out_ctrl_qubits)^ )?",
    varve.traits = ["DifferentiableGate", "NoMemoryEffect", "DecomposableGate", "QuantumGate", "Unitary", "QuantumOperation"],
    varve.let = [
      "type($theta) = f64",
      "type($in_qubits) = !quantum.bit",
      "type($in_ctrl_qubits) = !quantum.bit",
      "type($in_ctrl_values) = i1",
      "type($out_qubits) = !quantum.bit",
      "type($out_ctrl_qubits) = !quantum.bit"]
  } {
    %theta = irdl.any {varve.rule = "F64"}
    %in_qubits = irdl.base "!quantum.bit"
    %in_ctrl_qubits = irdl.base "!quantum.bit"
    %in_ctrl_values = irdl.any {varve.rule = "I1"}
    %out_qubits = irdl.base "!quantum.bit"
    %out_ctrl_qubits = irdl.base "!quantum.bit"
    %adjoint = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      theta: %theta,
      in_qubits: variadic %in_qubits,
      in_ctrl_qubits: variadic %in_ctrl_qubits,
      in_ctrl_values: variadic %in_ctrl_values) {
      varve.segments
    }
    irdl.results(
      out_qubits: variadic %out_qubits,
      out_ctrl_qubits: variadic %out_ctrl_qubits) {
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
      "type($qubit) = !quantum.bit",
      "type($obs) = !quantum.obs"]
  } {
    %qubit = irdl.base "!quantum.bit"
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
  irdl.operation @num_qubits attributes {
    varve.format = "attr-dict `:` type(results)",
    varve.traits = ["MemoryEffects<Read>"],
    varve.let = [
      "type($num_qubits) = i64"]
  } {
    %num_qubits = irdl.any {varve.rule = "I64"}
    irdl.results(
      num_qubits: %num_qubits)
  }
  irdl.operation @operator attributes {
    varve.printer = "code",
    varve.traits = ["ParametrizedGate", "NoMemoryEffect", "DecomposableGate", "QuantumGate", "Unitary", "QuantumOperation"],
    varve.format = ["$op_name `(` each($params by `,`: $params `` `:` type($params)) `)` (`adj` $adjoint^)? one( `qubits` `(` each($in_qubits by `,`: $in_qubits) `)` when(count($in_qreg) = 0) | when(count($in_qreg) > 0) ) attr-dict deeper", "one( | `\\n` `` `UID` `(` $UID `)` one( | `forward` `(` each($forward_args by `,`: $forward_args `` `:` type($forward_args)) `)` ) )", "one( | `\\n` `` `quregs` `(` $in_qreg `)` `indices` `(` each($arr_qubit_indices by `,`: $arr_qubit_indices `` `:` type($arr_qubit_indices)) `)` )", "one( | `\\n` `` `ctrls` `(` if(count($in_qreg) > 0: $arr_ctrl_indices `` `:` type($arr_ctrl_indices) `)` `ctrl_vals` `(` $arr_ctrl_values `` `:` type($arr_ctrl_values) | $in_ctrl_qubits `)` `ctrl_vals` `(` $in_ctrl_values ) `)` )", "one( | `\\n` `` `static_data` `=` $static_data )", "one( `\\n` `` `param_map` `=` ` ` `` `{` each($param_names $param_places by `,`: name($param_names) `=` $param_places) `}` let($param_map = dictionary($param_names, $param_places)) one( | `qubit_map` `=` ` ` `` `{` each($qubit_names $qubit_places by `,`: name($qubit_names) `=` $qubit_places) `}` let($qubit_map = dictionary($qubit_names, $qubit_places)) ) | `\\n` `` `qubit_map` `=` ` ` `` `{` each($qubit_names $qubit_places by `,`: name($qubit_names) `=` $qubit_places) `}` let($qubit_map = dictionary($qubit_names, $qubit_places)) | ) higher", "let(types($out_qubits) = repeat(!quantum.bit, count($in_qubits)); types($out_ctrl_qubits) = repeat(!quantum.bit, count($in_ctrl_qubits)); types($out_qreg) = repeat(!quantum.reg, count($in_qreg)))"],
    varve.let = ["type($in_qubits) = !quantum.bit", "type($in_ctrl_qubits) = !quantum.bit", "type($in_ctrl_values) = i1", "type($in_qreg) = !quantum.reg"],
    varve.locals = {param_names = ["ArrayOf<StrAttr>", "names($param_map)"], param_places = ["ArrayOf<DenseI64ArrayAttr>", "map(n in names($param_map): entry($param_map, n))"], qubit_names = ["ArrayOf<StrAttr>", "names($qubit_map)"], qubit_places = ["ArrayOf<DenseI64ArrayAttr>", "map(n in names($qubit_map): entry($qubit_map, n))"]}
  } {
    %params = irdl.any
    %forward_args = irdl.any
    %in_qubits = irdl.base "!quantum.bit"
    %in_ctrl_qubits = irdl.base "!quantum.bit"
    %in_ctrl_values = irdl.any {varve.rule = "I1"}
    %in_qreg = irdl.base "!quantum.reg"
    %arr_qubit_indices = irdl.any {varve.rule = "AllOf<RankedTensorOf<I64>, RankIs<1>>"}
    %arr_ctrl_indices = irdl.any {varve.rule = "AllOf<RankedTensorOf<I64>, RankIs<1>>"}
    %arr_ctrl_values = irdl.any {varve.rule = "AllOf<RankedTensorOf<I1>, RankIs<1>>"}
    %out_qubits = irdl.base "!quantum.bit"
    %out_ctrl_qubits = irdl.base "!quantum.bit"
    %out_qreg = irdl.base "!quantum.reg"
    %op_name = irdl.any {varve.rule = "StrAttr"}
    %adjoint = irdl.any {varve.rule = "UnitAttr"}
    %UID = irdl.any {varve.rule = "I64Attr"}
    %static_data = irdl.any {varve.rule = "DictionaryAttr"}
    %param_map = irdl.any {varve.rule = "DictionaryAttr"}
    %qubit_map = irdl.any {varve.rule = "DictionaryAttr"}
    irdl.operands(
      params: variadic %params,
      forward_args: variadic %forward_args,
      in_qubits: variadic %in_qubits,
      in_ctrl_qubits: variadic %in_ctrl_qubits,
      in_ctrl_values: variadic %in_ctrl_values,
      in_qreg: optional %in_qreg,
      arr_qubit_indices: variadic %arr_qubit_indices,
      arr_ctrl_indices: optional %arr_ctrl_indices,
      arr_ctrl_values: optional %arr_ctrl_values) {
      varve.segments
    }
    irdl.results(
      out_qubits: variadic %out_qubits,
      out_ctrl_qubits: variadic %out_ctrl_qubits,
      out_qreg: optional %out_qreg) {
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
    varve.format = "$pauli_product `(` $angle `)` $in_qubits (`adj` $adjoint^)? attr-dict ( `ctrls` `(` $in_ctrl_qubits^ `)` )? ( `ctrlvals` `(` $in_ctrl_values^ `)` )? `:` type($out_qubits) (`ctrls` type($out_ctrl_qubits)^ )?",
    varve.traits = ["DifferentiableGate", "NoMemoryEffect", "DecomposableGate", "QuantumGate", "Unitary", "QuantumOperation"],
    varve.let = [
      "type($angle) = f64",
      "type($in_qubits) = !quantum.bit",
      "type($in_ctrl_qubits) = !quantum.bit",
      "type($in_ctrl_values) = i1",
      "type($out_qubits) = !quantum.bit",
      "type($out_ctrl_qubits) = !quantum.bit"]
  } {
    %angle = irdl.any {varve.rule = "F64"}
    %in_qubits = irdl.base "!quantum.bit"
    %in_ctrl_qubits = irdl.base "!quantum.bit"
    %in_ctrl_values = irdl.any {varve.rule = "I1"}
    %out_qubits = irdl.base "!quantum.bit"
    %out_ctrl_qubits = irdl.base "!quantum.bit"
    %pauli_product = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %adjoint = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      angle: %angle,
      in_qubits: variadic %in_qubits,
      in_ctrl_qubits: variadic %in_ctrl_qubits,
      in_ctrl_values: variadic %in_ctrl_values) {
      varve.segments
    }
    irdl.results(
      out_qubits: variadic %out_qubits,
      out_ctrl_qubits: variadic %out_ctrl_qubits) {
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
    varve.format = "`(` $theta `,` `dim` `:` $dim `)` $in_qubits (`adj` $adjoint^)? attr-dict ( `ctrls` `(` $in_ctrl_qubits^ `)` )? ( `ctrlvals` `(` $in_ctrl_values^ `)` )? `:` type($out_qubits) (`ctrls` type($out_ctrl_qubits)^ )?",
    varve.traits = ["DifferentiableGate", "NoMemoryEffect", "DecomposableGate", "QuantumGate", "Unitary", "QuantumOperation"],
    varve.let = [
      "type($theta) = f64",
      "type($in_qubits) = !quantum.bit",
      "type($in_ctrl_qubits) = !quantum.bit",
      "type($in_ctrl_values) = i1",
      "type($out_qubits) = !quantum.bit",
      "type($out_ctrl_qubits) = !quantum.bit"]
  } {
    %theta = irdl.any {varve.rule = "F64"}
    %in_qubits = irdl.base "!quantum.bit"
    %in_ctrl_qubits = irdl.base "!quantum.bit"
    %in_ctrl_values = irdl.any {varve.rule = "I1"}
    %out_qubits = irdl.base "!quantum.bit"
    %out_ctrl_qubits = irdl.base "!quantum.bit"
    %dim = irdl.any {varve.rule = "I64Attr"}
    %adjoint = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      theta: %theta,
      in_qubits: variadic %in_qubits,
      in_ctrl_qubits: variadic %in_ctrl_qubits,
      in_ctrl_values: variadic %in_ctrl_values) {
      varve.segments
    }
    irdl.results(
      out_qubits: variadic %out_qubits,
      out_ctrl_qubits: variadic %out_ctrl_qubits) {
      varve.segments
    }
    irdl.attributes {
      "dim" = %dim,
      "adjoint" = %adjoint
    } {
      varve.optional = ["adjoint"]
    }
  }
  irdl.operation @probs attributes {
    varve.format = "$obs ( `shape` $dynamic_shape^ )? ( `in` `(` $state_in^ `:` type($state_in) `)` )? attr-dict ( `:` type($probabilities)^ )?",
    varve.traits = ["MeasurementProcess", "ResourceMeasurementOpInterface"],
    varve.let = [
      "type($obs) = !quantum.obs",
      "type($dynamic_shape) = i64"]
  } {
    %obs = irdl.base "!quantum.obs"
    %dynamic_shape = irdl.any {varve.rule = "I64"}
    %state_in = irdl.any {varve.rule = "AllOf<MemRefOf<F64>, RankIs<1>>"}
    %probabilities = irdl.any {varve.rule = "AllOf<RankedTensorOf<F64>, RankIs<1>>"}
    irdl.operands(
      obs: %obs,
      dynamic_shape: optional %dynamic_shape,
      state_in: optional %state_in) {
      varve.segments
    }
    irdl.results(
      probabilities: optional %probabilities)
  }
  irdl.operation @sample attributes {
    varve.format = "$obs ( `shape` $dynamic_shape^ )? ( `in` `(` $in_data^ `:` type($in_data) `)` )? attr-dict ( `:` type($samples)^ )?",
    varve.traits = ["MeasurementProcess", "ResourceMeasurementOpInterface"],
    varve.let = [
      "type($obs) = !quantum.obs",
      "type($dynamic_shape) = i64"]
  } {
    %obs = irdl.base "!quantum.obs"
    %dynamic_shape = irdl.any {varve.rule = "I64"}
    %in_data = irdl.any {varve.rule = "AnyOf<AllOf<MemRefOf<F64>, RankIs<1>>, AllOf<MemRefOf<F64>, RankIs<2>>>"}
    %samples = irdl.any {varve.rule = "AnyOf<AllOf<RankedTensorOf<F64>, RankIs<1>>, AllOf<RankedTensorOf<F64>, RankIs<2>>>"}
    irdl.operands(
      obs: %obs,
      dynamic_shape: variadic %dynamic_shape,
      in_data: optional %in_data) {
      varve.segments
    }
    irdl.results(
      samples: optional %samples)
  }
  irdl.operation @set_basis_state attributes {
    varve.format = "`(` $basis_state`)` $in_qubits attr-dict `:` functional-type(operands, results)",
    varve.traits = ["QuantumOperation"],
    varve.let = [
      "type($in_qubits) = !quantum.bit",
      "type($out_qubits) = !quantum.bit"]
  } {
    %basis_state = irdl.any {varve.rule = "AnyOf<AllOf<RankedTensorOf<I1>, RankIs<1>>, AllOf<MemRefOf<I1>, RankIs<1>>>"}
    %in_qubits = irdl.base "!quantum.bit"
    %out_qubits = irdl.base "!quantum.bit"
    irdl.operands(
      basis_state: %basis_state,
      in_qubits: variadic %in_qubits)
    irdl.results(
      out_qubits: variadic %out_qubits)
  }
  irdl.operation @set_state attributes {
    varve.format = "`(` $in_state `)` $in_qubits attr-dict `:` functional-type(operands, results)",
    varve.traits = ["QuantumOperation"],
    varve.let = [
      "type($in_qubits) = !quantum.bit",
      "type($out_qubits) = !quantum.bit"]
  } {
    %in_state = irdl.any {varve.rule = "AnyOf<AllOf<RankedTensorOf<Complex<F64>>, RankIs<1>>, AllOf<MemRefOf<Complex<F64>>, RankIs<1>>>"}
    %in_qubits = irdl.base "!quantum.bit"
    %out_qubits = irdl.base "!quantum.bit"
    irdl.operands(
      in_state: %in_state,
      in_qubits: variadic %in_qubits)
    irdl.results(
      out_qubits: variadic %out_qubits)
  }
  irdl.operation @state attributes {
    varve.format = "$obs ( `shape` $dynamic_shape^ )? ( `in` `(` $state_in^ `:` type($state_in) `)` )? attr-dict ( `:` type($state)^ )?",
    varve.traits = ["MeasurementProcess", "ResourceMeasurementOpInterface"],
    varve.let = [
      "type($obs) = !quantum.obs",
      "type($dynamic_shape) = i64"]
  } {
    %obs = irdl.base "!quantum.obs"
    %dynamic_shape = irdl.any {varve.rule = "I64"}
    %state_in = irdl.any {varve.rule = "AllOf<MemRefOf<Complex<F64>>, RankIs<1>>"}
    %state = irdl.any {varve.rule = "AllOf<RankedTensorOf<Complex<F64>>, RankIs<1>>"}
    irdl.operands(
      obs: %obs,
      dynamic_shape: optional %dynamic_shape,
      state_in: optional %state_in) {
      varve.segments
    }
    irdl.results(
      state: optional %state)
  }
  irdl.operation @tensor attributes {
    varve.format = "$terms attr-dict `:` type(results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($terms) = !quantum.obs",
      "type($obs) = !quantum.obs"]
  } {
    %terms = irdl.base "!quantum.obs"
    %obs = irdl.base "!quantum.obs"
    irdl.operands(
      terms: variadic %terms)
    irdl.results(
      obs: %obs)
  }
  irdl.operation @unitary attributes {
    varve.format = "`(` $matrix `:` type($matrix) `)` $in_qubits (`adj` $adjoint^)? attr-dict ( `ctrls` `(` $in_ctrl_qubits^ `)` )? ( `ctrlvals` `(` $in_ctrl_values^ `)` )? `:` type($out_qubits) (`ctrls` type($out_ctrl_qubits)^ )?",
    varve.traits = ["ParametrizedGate", "NoMemoryEffect", "DecomposableGate", "QuantumGate", "Unitary", "QuantumOperation"],
    varve.let = [
      "type($in_qubits) = !quantum.bit",
      "type($in_ctrl_qubits) = !quantum.bit",
      "type($in_ctrl_values) = i1",
      "type($out_qubits) = !quantum.bit",
      "type($out_ctrl_qubits) = !quantum.bit"]
  } {
    %matrix = irdl.any {varve.rule = "AnyOf<AllOf<RankedTensorOf<Complex<F64>>, RankIs<2>>, AllOf<MemRefOf<Complex<F64>>, RankIs<2>>>"}
    %in_qubits = irdl.base "!quantum.bit"
    %in_ctrl_qubits = irdl.base "!quantum.bit"
    %in_ctrl_values = irdl.any {varve.rule = "I1"}
    %out_qubits = irdl.base "!quantum.bit"
    %out_ctrl_qubits = irdl.base "!quantum.bit"
    %adjoint = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      matrix: %matrix,
      in_qubits: variadic %in_qubits,
      in_ctrl_qubits: variadic %in_ctrl_qubits,
      in_ctrl_values: variadic %in_ctrl_values) {
      varve.segments
    }
    irdl.results(
      out_qubits: variadic %out_qubits,
      out_ctrl_qubits: variadic %out_ctrl_qubits) {
      varve.segments
    }
    irdl.attributes {
      "adjoint" = %adjoint
    } {
      varve.optional = ["adjoint"]
    }
  }
  irdl.operation @var attributes {
    varve.format = "$obs attr-dict `:` type(results)",
    varve.traits = ["MeasurementProcess", "ResourceMeasurementOpInterface"],
    varve.let = [
      "type($obs) = !quantum.obs",
      "type($variance) = f64"]
  } {
    %obs = irdl.base "!quantum.obs"
    %variance = irdl.any {varve.rule = "F64"}
    irdl.operands(
      obs: %obs)
    irdl.results(
      variance: %variance)
  }
  irdl.operation @yield attributes {
    varve.format = "attr-dict ($retvals ^ `:` type($retvals))?",
    varve.traits = ["Pure", "ReturnLike", "Terminator", "HasParent<quantum.adjoint,quantum.ctrl>"]
  } {
    %retvals = irdl.any {varve.rule = "AnyOf<!quantum.reg, !quantum.bit>"}
    irdl.operands(
      retvals: variadic %retvals)
  }
}
