irdl.dialect @mod_arith attributes {
  varve.set = "heir",
  varve.depends = ["arith"],
  varve.llvm = "24"
} {
  "varve.enum"() {
    sym_name = "LiftType",
    storage = i32,
    cases = [
      ["standard", 0 : i32],
      ["centered", 1 : i32]
    ]
  } : () -> ()
  irdl.type @"!int" attributes {
    varve.format = "`<` $modulus `>`",
    varve.traits = ["MemRefElementTypeInterface", "OpAsmTypeInterface", "ModQTypeInterface", "RNSBasisTypeInterface"],
    varve.alias = "Z{$modulus}_{typeof($modulus)}"
  } {
    %modulus = irdl.any {varve.rule = "APIntAttr"}
    irdl.parameters(
      modulus: %modulus)
  }
  irdl.attribute @"#value" attributes {
    varve.traits = ["TypedAttr"],
    varve.format = "`<` $value `:` $type `>` self($type)"
  } {
    %type = irdl.any {varve.rule = "type"}
    %value = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      type: %type,
      value: %value)
  }
  irdl.operation @add attributes {
    varve.format = "operands attr-dict `:` type($output)",
    varve.traits = ["Commutative", "SameOperandsAndResultType", "Pure", "ElementwiseMappable", "LimbwiseMappableOpInterface"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($output) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<Implements<\22ModQTypeInterface\22>, ValueSemanticsContainerOf<Implements<\22ModQTypeInterface\22>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<Implements<\22ModQTypeInterface\22>, ValueSemanticsContainerOf<Implements<\22ModQTypeInterface\22>>>"}
    %output = irdl.any {varve.rule = "AnyOf<Implements<\22ModQTypeInterface\22>, ValueSemanticsContainerOf<Implements<\22ModQTypeInterface\22>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @barrett_reduce attributes {
    varve.format = "operands attr-dict `:` qualified(type($input))",
    varve.traits = ["SameOperandsAndResultType"],
    varve.let = [
      "type($output) = type($input)"]
  } {
    %input = irdl.any {varve.rule = "SignlessIntegerLike"}
    %output = irdl.any {varve.rule = "SignlessIntegerLike"}
    %modulus = irdl.any {varve.rule = "APIntAttr"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "modulus" = %modulus
    }
  }
  irdl.operation @constant attributes {
    varve.printer = "code",
    varve.traits = ["Pure", "ConstantLike"],
    varve.format = "number($value, over(type($output), e: typeof(e.modulus))) attr-dict `:` type($output)"
  } {
    %output = irdl.any {varve.rule = "AnyOf<!mod_arith.int, ValueSemanticsContainerOf<!mod_arith.int>>"}
    %value = irdl.any {varve.rule = "TypedAttr"}
    irdl.results(
      output: %output)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @encapsulate attributes {
    varve.format = "operands attr-dict `:` type($input) `->` type($output)",
    varve.traits = ["Pure"]
  } {
    %input = irdl.any {varve.rule = "SignlessIntegerLike"}
    %output = irdl.any {varve.rule = "AnyOf<Implements<\22ModQTypeInterface\22>, ValueSemanticsContainerOf<Implements<\22ModQTypeInterface\22>>>"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @lift attributes {
    varve.format = "$lift_type $input attr-dict `:` type($input) `->` type($output)",
    varve.traits = ["Pure"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<!mod_arith.int, ValueSemanticsContainerOf<!mod_arith.int>>"}
    %output = irdl.any {varve.rule = "SignlessIntegerLike"}
    %lift_type = irdl.any {varve.rule = "enum<@LiftType>"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "lift_type" = %lift_type
    }
  }
  irdl.operation @mac attributes {
    varve.format = "operands attr-dict `:` type($output)",
    varve.traits = ["SameOperandsAndResultType", "Pure", "ElementwiseMappable", "LimbwiseMappableOpInterface"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($acc) = type($lhs)",
      "type($output) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<Implements<\22ModQTypeInterface\22>, ValueSemanticsContainerOf<Implements<\22ModQTypeInterface\22>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<Implements<\22ModQTypeInterface\22>, ValueSemanticsContainerOf<Implements<\22ModQTypeInterface\22>>>"}
    %acc = irdl.any {varve.rule = "AnyOf<Implements<\22ModQTypeInterface\22>, ValueSemanticsContainerOf<Implements<\22ModQTypeInterface\22>>>"}
    %output = irdl.any {varve.rule = "AnyOf<Implements<\22ModQTypeInterface\22>, ValueSemanticsContainerOf<Implements<\22ModQTypeInterface\22>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      acc: %acc)
    irdl.results(
      output: %output)
  }
  irdl.operation @mod_switch attributes {
    varve.format = "$input attr-dict `:` type($input) `to` type($output)",
    varve.traits = ["Pure"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<Implements<\22ModQTypeInterface\22>, ValueSemanticsContainerOf<Implements<\22ModQTypeInterface\22>>>"}
    %output = irdl.any {varve.rule = "AnyOf<Implements<\22ModQTypeInterface\22>, ValueSemanticsContainerOf<Implements<\22ModQTypeInterface\22>>>"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @mul attributes {
    varve.format = "operands attr-dict `:` type($output)",
    varve.traits = ["Commutative", "SameOperandsAndResultType", "Pure", "ElementwiseMappable", "LimbwiseMappableOpInterface"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($output) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<Implements<\22ModQTypeInterface\22>, ValueSemanticsContainerOf<Implements<\22ModQTypeInterface\22>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<Implements<\22ModQTypeInterface\22>, ValueSemanticsContainerOf<Implements<\22ModQTypeInterface\22>>>"}
    %output = irdl.any {varve.rule = "AnyOf<Implements<\22ModQTypeInterface\22>, ValueSemanticsContainerOf<Implements<\22ModQTypeInterface\22>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @reduce attributes {
    varve.format = "operands attr-dict `:` type($output)",
    varve.traits = ["Pure", "ElementwiseMappable", "SameOperandsAndResultType"],
    varve.let = [
      "type($output) = type($input)"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<Implements<\22ModQTypeInterface\22>, ValueSemanticsContainerOf<Implements<\22ModQTypeInterface\22>>>"}
    %output = irdl.any {varve.rule = "AnyOf<Implements<\22ModQTypeInterface\22>, ValueSemanticsContainerOf<Implements<\22ModQTypeInterface\22>>>"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @sub attributes {
    varve.format = "operands attr-dict `:` type($output)",
    varve.traits = ["SameOperandsAndResultType", "Pure", "ElementwiseMappable", "LimbwiseMappableOpInterface"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($output) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<Implements<\22ModQTypeInterface\22>, ValueSemanticsContainerOf<Implements<\22ModQTypeInterface\22>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<Implements<\22ModQTypeInterface\22>, ValueSemanticsContainerOf<Implements<\22ModQTypeInterface\22>>>"}
    %output = irdl.any {varve.rule = "AnyOf<Implements<\22ModQTypeInterface\22>, ValueSemanticsContainerOf<Implements<\22ModQTypeInterface\22>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @subifge attributes {
    varve.format = "operands attr-dict `:` qualified(type($output))",
    varve.traits = ["SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($output) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "SignlessIntegerLike"}
    %rhs = irdl.any {varve.rule = "SignlessIntegerLike"}
    %output = irdl.any {varve.rule = "SignlessIntegerLike"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
}
