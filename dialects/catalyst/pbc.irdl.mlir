irdl.dialect @pbc attributes {
  varve.set = "catalyst",
  varve.depends = ["quantum"]
} {
  "varve.enum"() {
    sym_name = "LogicalInitKind",
    storage = i32,
    cases = [
      ["zero", 0 : i32],
      ["one", 1 : i32],
      ["plus", 2 : i32],
      ["minus", 3 : i32],
      ["plus_i", 4 : i32],
      ["minus_i", 5 : i32],
      ["magic", 6 : i32],
      ["magic_conj", 7 : i32]
    ]
  } : () -> ()
  irdl.attribute @"#enum" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@LogicalInitKind>"}
    irdl.parameters(
      value: %value)
  }
  irdl.operation @fabricate attributes {
    varve.format = "$init_state attr-dict `:` type($out_qubits)",
    varve.traits = ["ResourceQuantumOpInterface", "ResourceAllocQubitOpInterface"],
    varve.let = [
      "type($out_qubits) = !quantum.bit"]
  } {
    %out_qubits = irdl.base "!quantum.bit"
    %init_state = irdl.base "#pbc.enum"
    irdl.results(
      out_qubits: variadic %out_qubits)
    irdl.attributes {
      "init_state" = %init_state
    }
  }
  irdl.operation @layer attributes {
    varve.printer = "code",
    varve.traits = ["SingleBlock"],
    varve.terminator = "pbc.yield",
    varve.arguments = {region = [["%arg", "count($initArgs)"]]},
    varve.format = ["`` `(` each(%arg $initArgs by `,`: %arg `=` $initArgs) `)` `:` type($initArgs)", "let(types(%arg) = types($initArgs)) region($region, end) attr-dict"],
    varve.let = ["types($results) = types($region)"]
  } {
    %initArgs = irdl.any
    %results = irdl.any
    irdl.operands(
      initArgs: variadic %initArgs)
    irdl.results(
      results: variadic %results)
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @ppm attributes {
    varve.format = "$pauli_product (`(``-``)` $negated^)? $in_qubits attr-dict `:` type(results)",
    varve.traits = ["PBCOpInterface", "ResourceQuantumOpInterface"],
    varve.let = [
      "type($in_qubits) = !quantum.bit",
      "type($mres) = i1",
      "type($out_qubits) = !quantum.bit"]
  } {
    %in_qubits = irdl.base "!quantum.bit"
    %mres = irdl.any {varve.rule = "I1"}
    %out_qubits = irdl.base "!quantum.bit"
    %pauli_product = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %negated = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      in_qubits: variadic %in_qubits)
    irdl.results(
      mres: %mres,
      out_qubits: variadic %out_qubits)
    irdl.attributes {
      "pauli_product" = %pauli_product,
      "negated" = %negated
    } {
      varve.optional = ["negated"]
    }
  }
  irdl.operation @ppr attributes {
    varve.format = "$pauli_product `(` $rotation_kind `)` $in_qubits attr-dict (`cond` `(` $condition^ `)`)? `:` type($out_qubits)",
    varve.traits = ["PBCOpInterface", "ResourceQuantumOpInterface"],
    varve.let = [
      "type($in_qubits) = !quantum.bit",
      "type($condition) = i1",
      "type($out_qubits) = !quantum.bit"]
  } {
    %in_qubits = irdl.base "!quantum.bit"
    %condition = irdl.any {varve.rule = "I1"}
    %out_qubits = irdl.base "!quantum.bit"
    %pauli_product = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %rotation_kind = irdl.any {varve.rule = "SI8Attr"}
    irdl.operands(
      in_qubits: variadic %in_qubits,
      condition: optional %condition) {
      varve.segments
    }
    irdl.results(
      out_qubits: variadic %out_qubits)
    irdl.attributes {
      "pauli_product" = %pauli_product,
      "rotation_kind" = %rotation_kind
    }
  }
  irdl.operation @ppr.arbitrary attributes {
    varve.format = "$pauli_product `(` $arbitrary_angle `)` $in_qubits attr-dict (`cond` `(` $condition^ `)`)? `:` type($out_qubits)",
    varve.traits = ["PBCOpInterface", "ResourceQuantumOpInterface"],
    varve.let = [
      "type($arbitrary_angle) = f64",
      "type($in_qubits) = !quantum.bit",
      "type($condition) = i1",
      "type($out_qubits) = !quantum.bit"]
  } {
    %arbitrary_angle = irdl.any {varve.rule = "F64"}
    %in_qubits = irdl.base "!quantum.bit"
    %condition = irdl.any {varve.rule = "I1"}
    %out_qubits = irdl.base "!quantum.bit"
    %pauli_product = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    irdl.operands(
      arbitrary_angle: %arbitrary_angle,
      in_qubits: variadic %in_qubits,
      condition: optional %condition) {
      varve.segments
    }
    irdl.results(
      out_qubits: variadic %out_qubits)
    irdl.attributes {
      "pauli_product" = %pauli_product
    }
  }
  irdl.operation @prepare attributes {
    varve.format = "$init_state attr-dict `:` type($out_qubits)",
    varve.traits = ["ResourceQuantumOpInterface", "ResourceAllocQubitOpInterface"],
    varve.let = [
      "type($out_qubits) = !quantum.bit"]
  } {
    %out_qubits = irdl.base "!quantum.bit"
    %init_state = irdl.base "#pbc.enum"
    irdl.results(
      out_qubits: variadic %out_qubits)
    irdl.attributes {
      "init_state" = %init_state
    }
  }
  irdl.operation @ref.ppm attributes {
    varve.format = "$pauli_product (`(``-``)` $negated^)? $qubits attr-dict `:` type(results)",
    varve.traits = ["ResourceQuantumOpInterface"],
    varve.let = [
      "type($qubits) = !qref.bit",
      "type($mres) = i1"]
  } {
    %qubits = irdl.base "!qref.bit"
    %mres = irdl.any {varve.rule = "I1"}
    %pauli_product = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %negated = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      qubits: variadic %qubits)
    irdl.results(
      mres: %mres)
    irdl.attributes {
      "pauli_product" = %pauli_product,
      "negated" = %negated
    } {
      varve.optional = ["negated"]
    }
  }
  irdl.operation @select.ppm attributes {
    varve.format = "` ` `(` $select_switch `?` $pauli_product_0 (`(``-``)` $negated_0^)? `:` $pauli_product_1 (`(``-``)` $negated_1^)? `)` $in_qubits attr-dict `:` type(results)",
    varve.traits = ["ResourceQuantumOpInterface"],
    varve.let = [
      "type($select_switch) = i1",
      "type($in_qubits) = !quantum.bit",
      "type($mres) = i1",
      "type($out_qubits) = !quantum.bit"]
  } {
    %select_switch = irdl.any {varve.rule = "I1"}
    %in_qubits = irdl.base "!quantum.bit"
    %mres = irdl.any {varve.rule = "I1"}
    %out_qubits = irdl.base "!quantum.bit"
    %pauli_product_0 = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %negated_0 = irdl.any {varve.rule = "UnitAttr"}
    %pauli_product_1 = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %negated_1 = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      select_switch: %select_switch,
      in_qubits: variadic %in_qubits)
    irdl.results(
      mres: %mres,
      out_qubits: variadic %out_qubits)
    irdl.attributes {
      "pauli_product_0" = %pauli_product_0,
      "negated_0" = %negated_0,
      "pauli_product_1" = %pauli_product_1,
      "negated_1" = %negated_1
    } {
      varve.optional = ["negated_0", "negated_1"]
    }
  }
  irdl.operation @yield attributes {
    varve.format = "attr-dict ($results^ `:` type($results))?",
    varve.traits = ["Pure", "ReturnLike", "Terminator", "HasParent<pbc.layer>"]
  } {
    %results = irdl.any
    irdl.operands(
      results: variadic %results)
  }
}
