irdl.dialect @mbqc attributes {
  varve.set = "catalyst",
  varve.depends = ["quantum"]
} {
  "varve.enum"() {
    sym_name = "MeasurementPlane",
    storage = i32,
    cases = [
      ["XY", 0 : i32],
      ["YZ", 1 : i32],
      ["ZX", 2 : i32]
    ]
  } : () -> ()
  irdl.attribute @"#measurement_plane" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@MeasurementPlane>"}
    irdl.parameters(
      value: %value)
  }
  irdl.operation @graph_state_prep attributes {
    varve.format = "`(` $adj_matrix `:` type($adj_matrix) `)` `[` `init` $init_op `,` `entangle` $entangle_op `]` attr-dict `:` type(results)",
    varve.traits = ["ResourceQuantumOpInterface", "ResourceAllocQubitOpInterface"],
    varve.let = [
      "type($qreg) = !quantum.reg"]
  } {
    %adj_matrix = irdl.any {varve.rule = "AnyOf<AllOf<RankedTensorOf<I1>, RankIs<1>>, AllOf<MemRefOf<I1>, RankIs<1>>>"}
    %qreg = irdl.base "!quantum.reg"
    %init_op = irdl.any {varve.rule = "StrAttr"}
    %entangle_op = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      adj_matrix: %adj_matrix)
    irdl.results(
      qreg: %qreg)
    irdl.attributes {
      "init_op" = %init_op,
      "entangle_op" = %entangle_op
    }
  }
  irdl.operation @measure_in_basis attributes {
    varve.format = "`[` $plane `,` $angle `]` $in_qubit (`postselect` $postselect^)? attr-dict `:` type(results)",
    varve.traits = ["ResourceQuantumOpInterface"],
    varve.let = [
      "type($in_qubit) = !quantum.bit",
      "type($angle) = f64",
      "type($mres) = i1",
      "type($out_qubit) = !quantum.bit"]
  } {
    %in_qubit = irdl.base "!quantum.bit"
    %angle = irdl.any {varve.rule = "F64"}
    %mres = irdl.any {varve.rule = "I1"}
    %out_qubit = irdl.base "!quantum.bit"
    %plane = irdl.base "#mbqc.measurement_plane"
    %postselect = irdl.any {varve.rule = "AllOf<I32Attr, IntMinValue<0>, IntMaxValue<1>>"}
    irdl.operands(
      in_qubit: %in_qubit,
      angle: %angle)
    irdl.results(
      mres: %mres,
      out_qubit: %out_qubit)
    irdl.attributes {
      "plane" = %plane,
      "postselect" = %postselect
    } {
      varve.optional = ["postselect"]
    }
  }
  irdl.operation @ref.graph_state_prep attributes {
    varve.format = "`(` $adj_matrix `:` type($adj_matrix) `)` `[` `init` $init_op `,` `entangle` $entangle_op `]` attr-dict `:` type(results)",
    varve.traits = ["ResourceQuantumOpInterface", "ResourceAllocQubitOpInterface"]
  } {
    %adj_matrix = irdl.any {varve.rule = "AnyOf<AllOf<RankedTensorOf<I1>, RankIs<1>>, AllOf<MemRefOf<I1>, RankIs<1>>>"}
    %qreg = irdl.base "!qref.reg"
    %init_op = irdl.any {varve.rule = "StrAttr"}
    %entangle_op = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      adj_matrix: %adj_matrix)
    irdl.results(
      qreg: %qreg)
    irdl.attributes {
      "init_op" = %init_op,
      "entangle_op" = %entangle_op
    }
  }
  irdl.operation @ref.measure_in_basis attributes {
    varve.format = "`[` $plane `,` $angle `]` $in_qubit (`postselect` $postselect^)? attr-dict `:` type(results)",
    varve.traits = ["ResourceQuantumOpInterface"],
    varve.let = [
      "type($in_qubit) = !qref.bit",
      "type($angle) = f64",
      "type($mres) = i1"]
  } {
    %in_qubit = irdl.base "!qref.bit"
    %angle = irdl.any {varve.rule = "F64"}
    %mres = irdl.any {varve.rule = "I1"}
    %plane = irdl.base "#mbqc.measurement_plane"
    %postselect = irdl.any {varve.rule = "AllOf<I32Attr, IntMinValue<0>, IntMaxValue<1>>"}
    irdl.operands(
      in_qubit: %in_qubit,
      angle: %angle)
    irdl.results(
      mres: %mres)
    irdl.attributes {
      "plane" = %plane,
      "postselect" = %postselect
    } {
      varve.optional = ["postselect"]
    }
  }
}
