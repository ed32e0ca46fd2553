irdl.dialect @rns attributes {
  varve.set = "heir",
  varve.llvm = "24"
} {
  irdl.type @"!rns" attributes {
    varve.format = "`<` $basisTypes `>`",
    varve.traits = ["OpAsmTypeInterface", "ModQTypeInterface"],
    varve.alias = "rns_L{count($basisTypes) - 1}"
  } {
    %basisTypes = irdl.any {varve.rule = "array<type>"}
    irdl.parameters(
      basisTypes: %basisTypes)
  }
  irdl.attribute @"#value" attributes {
    varve.traits = ["LimbwiseAttrInterface"],
    varve.format = "`<` `[` $values `]` `>`"
  } {
    %values = irdl.any {varve.rule = "array<attribute>"}
    irdl.parameters(
      values: %values)
  }
  irdl.operation @constant attributes {
    varve.format = "$value attr-dict `:` type($output)",
    varve.traits = ["Pure", "ConstantLike"]
  } {
    %output = irdl.any {varve.rule = "AnyOf<!rns.rns, ValueSemanticsContainerOf<!rns.rns>>"}
    %value = irdl.base "#rns.value"
    irdl.results(
      output: %output)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @convert_basis attributes {
    varve.format = "$value attr-dict `:` type($value) `->` type($output)",
    varve.traits = ["Pure", "InferTypeOpInterface"]
  } {
    %value = irdl.base "!rns.rns"
    %output = irdl.base "!rns.rns"
    %targetBasis = irdl.any {varve.rule = "TypeAttr"}
    irdl.operands(
      value: %value)
    irdl.results(
      output: %output)
    irdl.attributes {
      "targetBasis" = %targetBasis
    }
  }
  irdl.operation @extract_residue attributes {
    varve.format = "$input attr-dict `:` type($input) `->` type($output)",
    varve.traits = ["Pure", "ElementwiseMappable", "InferTypeOpInterface"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<!rns.rns, ValueSemanticsContainerOf<!rns.rns>>"}
    %output = irdl.any {varve.rule = "AnyOf<Implements<\22RNSBasisTypeInterface\22>, ValueSemanticsContainerOf<Implements<\22RNSBasisTypeInterface\22>>>"}
    %index = irdl.any {varve.rule = "IndexAttr"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "index" = %index
    }
  }
  irdl.operation @extract_slice attributes {
    varve.format = "$input attr-dict `:` type($input) `->` type($output)",
    varve.traits = ["Pure", "ElementwiseMappable", "InferTypeOpInterface"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<!rns.rns, ValueSemanticsContainerOf<!rns.rns>>"}
    %output = irdl.any {varve.rule = "AnyOf<!rns.rns, ValueSemanticsContainerOf<!rns.rns>>"}
    %start = irdl.any {varve.rule = "IndexAttr"}
    %size = irdl.any {varve.rule = "IndexAttr"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "start" = %start,
      "size" = %size
    }
  }
  irdl.operation @pack attributes {
    varve.format = "operands attr-dict `:` type($input)",
    varve.traits = ["Pure", "InferTypeOpInterface"]
  } {
    %input = irdl.any {varve.rule = "Implements<\22RNSBasisTypeInterface\22>"}
    %output = irdl.base "!rns.rns"
    irdl.operands(
      input: variadic %input)
    irdl.results(
      output: %output)
  }
}
