irdl.dialect @tfhe_rust_bool attributes {
  varve.set = "heir"
} {
  "varve.enum"() {
    sym_name = "TfheRustBoolGateEnum",
    storage = i32,
    cases = [
      ["AND", 0 : i32],
      ["NAND", 1 : i32],
      ["OR", 2 : i32],
      ["NOR", 3 : i32],
      ["XOR", 4 : i32],
      ["XNOR", 5 : i32],
      ["NOT", 6 : i32]
    ]
  } : () -> ()
  irdl.type @"!eb" attributes {
    varve.traits = ["PassByReference", "MemRefElementTypeInterface"]
  } {
  }
  irdl.type @"!server_key" attributes {
    varve.traits = ["PassByReference", "ServerKeyTrait"]
  } {
  }
  irdl.type @"!server_key_enum" attributes {
    varve.traits = ["PassByReference", "ServerKeyTrait"]
  } {
  }
  irdl.attribute @"#tfhe_rust_bool_gates" attributes {
    varve.format = "`<` $gates `>`"
  } {
    %gates = irdl.any {varve.rule = "array<enum<@TfheRustBoolGateEnum>>"}
    irdl.parameters(
      gates: %gates)
  }
  irdl.operation @and attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "ElementwiseMappable", "Scalarizable", "Commutative", "AllTypesMatch<lhs,rhs,output>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($output) = type($lhs)"]
  } {
    %serverKey = irdl.any {varve.rule = "AnyOf<!tfhe_rust_bool.server_key, !tfhe_rust_bool.server_key_enum>"}
    %lhs = irdl.any {varve.rule = "AnyOf<!tfhe_rust_bool.eb, ValueSemanticsContainerOf<!tfhe_rust_bool.eb>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<!tfhe_rust_bool.eb, ValueSemanticsContainerOf<!tfhe_rust_bool.eb>>"}
    %output = irdl.any {varve.rule = "AnyOf<!tfhe_rust_bool.eb, ValueSemanticsContainerOf<!tfhe_rust_bool.eb>>"}
    irdl.operands(
      serverKey: %serverKey,
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @create_trivial attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($value) = i1",
      "type($output) = !tfhe_rust_bool.eb"]
  } {
    %serverKey = irdl.any {varve.rule = "HasTrait<\22ServerKeyTrait\22>"}
    %value = irdl.any {varve.rule = "I1"}
    %output = irdl.base "!tfhe_rust_bool.eb"
    irdl.operands(
      serverKey: %serverKey,
      value: %value)
    irdl.results(
      output: %output)
  }
  irdl.operation @gates_packed attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "AllTypesMatch<lhs,rhs,output>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($output) = type($lhs)"]
  } {
    %serverKey = irdl.any {varve.rule = "AnyOf<!tfhe_rust_bool.server_key, !tfhe_rust_bool.server_key_enum>"}
    %lhs = irdl.any {varve.rule = "AnyOf<!tfhe_rust_bool.eb, ValueSemanticsContainerOf<!tfhe_rust_bool.eb>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<!tfhe_rust_bool.eb, ValueSemanticsContainerOf<!tfhe_rust_bool.eb>>"}
    %output = irdl.any {varve.rule = "AnyOf<!tfhe_rust_bool.eb, ValueSemanticsContainerOf<!tfhe_rust_bool.eb>>"}
    %gates = irdl.base "#tfhe_rust_bool.tfhe_rust_bool_gates"
    irdl.operands(
      serverKey: %serverKey,
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
    irdl.attributes {
      "gates" = %gates
    }
  }
  irdl.operation @mux attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "AllTypesMatch<cnd,lhs,rhs,output>"],
    varve.let = [
      "type($lhs) = type($cnd)",
      "type($rhs) = type($cnd)",
      "type($output) = type($cnd)",
      "type($cnd) = !tfhe_rust_bool.eb",
      "type($lhs) = !tfhe_rust_bool.eb",
      "type($rhs) = !tfhe_rust_bool.eb",
      "type($output) = !tfhe_rust_bool.eb"]
  } {
    %serverKey = irdl.any {varve.rule = "AnyOf<!tfhe_rust_bool.server_key, !tfhe_rust_bool.server_key_enum>"}
    %cnd = irdl.base "!tfhe_rust_bool.eb"
    %lhs = irdl.base "!tfhe_rust_bool.eb"
    %rhs = irdl.base "!tfhe_rust_bool.eb"
    %output = irdl.base "!tfhe_rust_bool.eb"
    irdl.operands(
      serverKey: %serverKey,
      cnd: %cnd,
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @nand attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "ElementwiseMappable", "Scalarizable", "Commutative", "AllTypesMatch<lhs,rhs,output>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($output) = type($lhs)"]
  } {
    %serverKey = irdl.any {varve.rule = "AnyOf<!tfhe_rust_bool.server_key, !tfhe_rust_bool.server_key_enum>"}
    %lhs = irdl.any {varve.rule = "AnyOf<!tfhe_rust_bool.eb, ValueSemanticsContainerOf<!tfhe_rust_bool.eb>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<!tfhe_rust_bool.eb, ValueSemanticsContainerOf<!tfhe_rust_bool.eb>>"}
    %output = irdl.any {varve.rule = "AnyOf<!tfhe_rust_bool.eb, ValueSemanticsContainerOf<!tfhe_rust_bool.eb>>"}
    irdl.operands(
      serverKey: %serverKey,
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @nor attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "ElementwiseMappable", "Scalarizable", "Commutative", "AllTypesMatch<lhs,rhs,output>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($output) = type($lhs)"]
  } {
    %serverKey = irdl.any {varve.rule = "AnyOf<!tfhe_rust_bool.server_key, !tfhe_rust_bool.server_key_enum>"}
    %lhs = irdl.any {varve.rule = "AnyOf<!tfhe_rust_bool.eb, ValueSemanticsContainerOf<!tfhe_rust_bool.eb>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<!tfhe_rust_bool.eb, ValueSemanticsContainerOf<!tfhe_rust_bool.eb>>"}
    %output = irdl.any {varve.rule = "AnyOf<!tfhe_rust_bool.eb, ValueSemanticsContainerOf<!tfhe_rust_bool.eb>>"}
    irdl.operands(
      serverKey: %serverKey,
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @not attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "AllTypesMatch<input,output>"],
    varve.let = [
      "type($output) = type($input)"]
  } {
    %serverKey = irdl.any {varve.rule = "AnyOf<!tfhe_rust_bool.server_key, !tfhe_rust_bool.server_key_enum>"}
    %input = irdl.any {varve.rule = "AnyOf<!tfhe_rust_bool.eb, ValueSemanticsContainerOf<!tfhe_rust_bool.eb>>"}
    %output = irdl.any {varve.rule = "AnyOf<!tfhe_rust_bool.eb, ValueSemanticsContainerOf<!tfhe_rust_bool.eb>>"}
    irdl.operands(
      serverKey: %serverKey,
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @or attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "ElementwiseMappable", "Scalarizable", "Commutative", "AllTypesMatch<lhs,rhs,output>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($output) = type($lhs)"]
  } {
    %serverKey = irdl.any {varve.rule = "AnyOf<!tfhe_rust_bool.server_key, !tfhe_rust_bool.server_key_enum>"}
    %lhs = irdl.any {varve.rule = "AnyOf<!tfhe_rust_bool.eb, ValueSemanticsContainerOf<!tfhe_rust_bool.eb>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<!tfhe_rust_bool.eb, ValueSemanticsContainerOf<!tfhe_rust_bool.eb>>"}
    %output = irdl.any {varve.rule = "AnyOf<!tfhe_rust_bool.eb, ValueSemanticsContainerOf<!tfhe_rust_bool.eb>>"}
    irdl.operands(
      serverKey: %serverKey,
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @xnor attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "ElementwiseMappable", "Scalarizable", "Commutative", "AllTypesMatch<lhs,rhs,output>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($output) = type($lhs)"]
  } {
    %serverKey = irdl.any {varve.rule = "AnyOf<!tfhe_rust_bool.server_key, !tfhe_rust_bool.server_key_enum>"}
    %lhs = irdl.any {varve.rule = "AnyOf<!tfhe_rust_bool.eb, ValueSemanticsContainerOf<!tfhe_rust_bool.eb>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<!tfhe_rust_bool.eb, ValueSemanticsContainerOf<!tfhe_rust_bool.eb>>"}
    %output = irdl.any {varve.rule = "AnyOf<!tfhe_rust_bool.eb, ValueSemanticsContainerOf<!tfhe_rust_bool.eb>>"}
    irdl.operands(
      serverKey: %serverKey,
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @xor attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "ElementwiseMappable", "Scalarizable", "Commutative", "AllTypesMatch<lhs,rhs,output>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($output) = type($lhs)"]
  } {
    %serverKey = irdl.any {varve.rule = "AnyOf<!tfhe_rust_bool.server_key, !tfhe_rust_bool.server_key_enum>"}
    %lhs = irdl.any {varve.rule = "AnyOf<!tfhe_rust_bool.eb, ValueSemanticsContainerOf<!tfhe_rust_bool.eb>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<!tfhe_rust_bool.eb, ValueSemanticsContainerOf<!tfhe_rust_bool.eb>>"}
    %output = irdl.any {varve.rule = "AnyOf<!tfhe_rust_bool.eb, ValueSemanticsContainerOf<!tfhe_rust_bool.eb>>"}
    irdl.operands(
      serverKey: %serverKey,
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
}
