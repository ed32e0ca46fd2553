irdl.dialect @cggi attributes {
  varve.set = "heir"
} {
  "varve.enum"() {
    sym_name = "CGGIBoolGateEnum",
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
  "varve.enum"() {
    sym_name = "CmpIPredicate",
    storage = i64,
    cases = [
      ["eq", 0 : i64],
      ["ne", 1 : i64],
      ["slt", 2 : i64],
      ["sle", 3 : i64],
      ["sgt", 4 : i64],
      ["sge", 5 : i64],
      ["ult", 6 : i64],
      ["ule", 7 : i64],
      ["ugt", 8 : i64],
      ["uge", 9 : i64]
    ]
  } : () -> ()
  irdl.attribute @"#cggi_bool_gates" attributes {
    varve.format = "`<` $gates `>`"
  } {
    %gates = irdl.any {varve.rule = "array<enum<@CGGIBoolGateEnum>>"}
    irdl.parameters(
      gates: %gates)
  }
  irdl.operation @add attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "Commutative"]
  } {
    %lhs = irdl.base "!lwe.lwe_ciphertext"
    %rhs = irdl.any {varve.rule = "AnyOf<AnyInteger, !lwe.lwe_ciphertext>"}
    %output = irdl.base "!lwe.lwe_ciphertext"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @and attributes {
    varve.format = "operands attr-dict `:` qualified(type($output))",
    varve.traits = ["Pure", "Commutative", "SameOperandsAndResultType", "ElementwiseMappable", "Scalarizable", "BatchVectorizableOpInterface"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($output) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %output = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @cast attributes {
    varve.format = "$input attr-dict `:` type($input) `to` type($output)",
    varve.traits = ["Pure", "SameOperandsAndResultShape"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %output = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @cmp attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnyInteger, !lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %output = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %predicate = irdl.any {varve.rule = "enum<@CmpIPredicate>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
    irdl.attributes {
      "predicate" = %predicate
    }
  }
  irdl.operation @cmux attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"]
  } {
    %select = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %trueCtxt = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %falseCtxt = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %output = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    irdl.operands(
      select: %select,
      trueCtxt: %trueCtxt,
      falseCtxt: %falseCtxt)
    irdl.results(
      output: %output)
  }
  irdl.operation @create_trivial attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"]
  } {
    %output = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %value = irdl.any {varve.rule = "AnyOf<APIntAttr, ArrayAttr>"}
    irdl.results(
      output: %output)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @eq attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "Commutative"]
  } {
    %lhs = irdl.base "!lwe.lwe_ciphertext"
    %rhs = irdl.any {varve.rule = "AnyOf<AnyInteger, !lwe.lwe_ciphertext>"}
    %output = irdl.base "!lwe.lwe_ciphertext"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @lut2 attributes {
    varve.format = "operands attr-dict `:` qualified(type($output))",
    varve.traits = ["AllTypesMatch<a,b,output>", "Pure", "ElementwiseMappable", "Scalarizable", "LUTOpInterface"],
    varve.let = [
      "type($b) = type($a)",
      "type($output) = type($a)"]
  } {
    %b = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %a = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %output = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %lookup_table = irdl.any {varve.rule = "APIntAttr"}
    irdl.operands(
      b: %b,
      a: %a)
    irdl.results(
      output: %output)
    irdl.attributes {
      "lookup_table" = %lookup_table
    }
  }
  irdl.operation @lut3 attributes {
    varve.format = "operands attr-dict `:` qualified(type($output))",
    varve.traits = ["AllTypesMatch<a,b,c,output>", "BatchVectorizableOpInterface", "Pure", "ElementwiseMappable", "Scalarizable", "LUTOpInterface"],
    varve.let = [
      "type($b) = type($a)",
      "type($c) = type($a)",
      "type($output) = type($a)"]
  } {
    %c = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %b = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %a = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %output = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %lookup_table = irdl.any {varve.rule = "APIntAttr"}
    irdl.operands(
      c: %c,
      b: %b,
      a: %a)
    irdl.results(
      output: %output)
    irdl.attributes {
      "lookup_table" = %lookup_table
    }
  }
  irdl.operation @lut4 attributes {
    varve.format = "operands attr-dict `:` qualified(type($output))",
    varve.traits = ["AllTypesMatch<a,b,c,d,output>", "Pure", "ElementwiseMappable", "Scalarizable", "LUTOpInterface"],
    varve.let = [
      "type($b) = type($a)",
      "type($c) = type($a)",
      "type($d) = type($a)",
      "type($output) = type($a)"]
  } {
    %d = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %c = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %b = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %a = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %output = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %lookup_table = irdl.any {varve.rule = "APIntAttr"}
    irdl.operands(
      d: %d,
      c: %c,
      b: %b,
      a: %a)
    irdl.results(
      output: %output)
    irdl.attributes {
      "lookup_table" = %lookup_table
    }
  }
  irdl.operation @lut_lincomb attributes {
    varve.format = "operands attr-dict `:` type($output)",
    varve.traits = ["Pure", "Commutative", "ElementwiseMappable", "Scalarizable", "SameOperandsAndResultType", "LUTOpInterface"],
    varve.let = [
      "type($output) = type($inputs)"]
  } {
    %inputs = irdl.any
    %output = irdl.any
    %coefficients = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %lookup_table = irdl.any {varve.rule = "APIntAttr"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      output: %output)
    irdl.attributes {
      "coefficients" = %coefficients,
      "lookup_table" = %lookup_table
    }
  }
  irdl.operation @max attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "Commutative"]
  } {
    %lhs = irdl.base "!lwe.lwe_ciphertext"
    %rhs = irdl.any {varve.rule = "AnyOf<AnyInteger, !lwe.lwe_ciphertext>"}
    %output = irdl.base "!lwe.lwe_ciphertext"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @min attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "Commutative"]
  } {
    %lhs = irdl.base "!lwe.lwe_ciphertext"
    %rhs = irdl.any {varve.rule = "AnyOf<AnyInteger, !lwe.lwe_ciphertext>"}
    %output = irdl.base "!lwe.lwe_ciphertext"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @mul attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "Commutative"]
  } {
    %lhs = irdl.base "!lwe.lwe_ciphertext"
    %rhs = irdl.any {varve.rule = "AnyOf<AnyInteger, !lwe.lwe_ciphertext>"}
    %output = irdl.base "!lwe.lwe_ciphertext"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @multi_lut_lincomb attributes {
    varve.format = "operands attr-dict `:` functional-type($inputs, $outputs)",
    varve.traits = ["Pure", "Commutative", "ElementwiseMappable", "Scalarizable"]
  } {
    %inputs = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %outputs = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %coefficients = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %lookup_tables = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      outputs: variadic %outputs)
    irdl.attributes {
      "coefficients" = %coefficients,
      "lookup_tables" = %lookup_tables
    }
  }
  irdl.operation @nand attributes {
    varve.format = "operands attr-dict `:` qualified(type($output))",
    varve.traits = ["Pure", "Commutative", "SameOperandsAndResultType", "ElementwiseMappable", "Scalarizable", "BatchVectorizableOpInterface"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($output) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %output = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @neq attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "Commutative"]
  } {
    %lhs = irdl.base "!lwe.lwe_ciphertext"
    %rhs = irdl.any {varve.rule = "AnyOf<AnyInteger, !lwe.lwe_ciphertext>"}
    %output = irdl.base "!lwe.lwe_ciphertext"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @nor attributes {
    varve.format = "operands attr-dict `:` qualified(type($output))",
    varve.traits = ["Pure", "Commutative", "SameOperandsAndResultType", "ElementwiseMappable", "Scalarizable", "BatchVectorizableOpInterface"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($output) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %output = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @not attributes {
    varve.format = "operands attr-dict `:` qualified(type($output))",
    varve.traits = ["Pure", "Involution", "SameOperandsAndResultType", "ElementwiseMappable", "Scalarizable", "BatchVectorizableOpInterface"],
    varve.let = [
      "type($output) = type($input)"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %output = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @or attributes {
    varve.format = "operands attr-dict `:` qualified(type($output))",
    varve.traits = ["Pure", "Commutative", "SameOperandsAndResultType", "ElementwiseMappable", "Scalarizable", "BatchVectorizableOpInterface"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($output) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %output = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @packed_gates attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "AllTypesMatch<lhs,rhs,output>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($output) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %output = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %gates = irdl.base "#cggi.cggi_bool_gates"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
    irdl.attributes {
      "gates" = %gates
    }
  }
  irdl.operation @packed_lut3 attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "SameOperandsAndResultType", "LUTOpInterface"],
    varve.let = [
      "type($b) = type($a)",
      "type($c) = type($a)",
      "type($output) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %b = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %c = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %output = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %lookup_tables = irdl.any {varve.rule = "ArrayOf<APIntAttr>"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      output: %output)
    irdl.attributes {
      "lookup_tables" = %lookup_tables
    }
  }
  irdl.operation @programmable_bootstrap attributes {
    varve.format = "operands attr-dict `:` qualified(type($output))",
    varve.traits = ["Pure", "SameOperandsAndResultType", "ElementwiseMappable", "Scalarizable"],
    varve.let = [
      "type($output) = type($input)"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %output = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %lookup_table = irdl.any {varve.rule = "APIntAttr"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "lookup_table" = %lookup_table
    }
  }
  irdl.operation @selector_lut_lincomb attributes {
    varve.format = "operands attr-dict `:` functional-type($inputs, $outputs)",
    varve.traits = ["Pure", "ElementwiseMappable", "Scalarizable"]
  } {
    %inputs = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %outputs = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %coefficients = irdl.any {varve.rule = "DenseI8ArrayAttr"}
    %lookup_tables = irdl.any {varve.rule = "DenseI8ArrayAttr"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      outputs: %outputs)
    irdl.attributes {
      "coefficients" = %coefficients,
      "lookup_tables" = %lookup_tables
    }
  }
  irdl.operation @sshl attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "AllTypesMatch<lhs,output>"],
    varve.let = [
      "type($output) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %output = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %shiftAmount = irdl.any {varve.rule = "IndexAttr"}
    irdl.operands(
      lhs: %lhs)
    irdl.results(
      output: %output)
    irdl.attributes {
      "shiftAmount" = %shiftAmount
    }
  }
  irdl.operation @sshr attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "AllTypesMatch<lhs,output>"],
    varve.let = [
      "type($output) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %output = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %shiftAmount = irdl.any {varve.rule = "IndexAttr"}
    irdl.operands(
      lhs: %lhs)
    irdl.results(
      output: %output)
    irdl.attributes {
      "shiftAmount" = %shiftAmount
    }
  }
  irdl.operation @sub attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "ElementwiseMappable", "Scalarizable"]
  } {
    %lhs = irdl.base "!lwe.lwe_ciphertext"
    %rhs = irdl.any {varve.rule = "AnyOf<AnyInteger, !lwe.lwe_ciphertext>"}
    %output = irdl.base "!lwe.lwe_ciphertext"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @xnor attributes {
    varve.format = "operands attr-dict `:` qualified(type($output))",
    varve.traits = ["Pure", "Commutative", "SameOperandsAndResultType", "ElementwiseMappable", "Scalarizable", "BatchVectorizableOpInterface"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($output) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %output = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @xor attributes {
    varve.format = "operands attr-dict `:` qualified(type($output))",
    varve.traits = ["Pure", "Commutative", "SameOperandsAndResultType", "ElementwiseMappable", "Scalarizable", "BatchVectorizableOpInterface"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($output) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %output = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
}
