irdl.dialect @comb attributes {
  varve.set = "circt",
  varve.depends = ["hw"],
  varve.llvm = "24"
} {
  "varve.enum"() {
    sym_name = "ICmpPredicate",
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
      ["uge", 9 : i64],
      ["ceq", 10 : i64],
      ["cne", 11 : i64],
      ["weq", 12 : i64],
      ["wne", 13 : i64]
    ]
  } : () -> ()
  irdl.operation @add attributes {
    varve.format = "(`bin` $twoState^)? $inputs attr-dict `:` qualified(type($result))",
    varve.traits = ["Commutative", "SameTypeOperands", "SameOperandsAndResultType", "InferIntRangeInterface", "Pure"],
    varve.let = [
      "type($result) = type($inputs)"]
  } {
    %inputs = irdl.any
    %result = irdl.any
    %twoState = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "twoState" = %twoState
    } {
      varve.optional = ["twoState"]
    }
  }
  irdl.operation @and attributes {
    varve.format = "(`bin` $twoState^)? $inputs attr-dict `:` qualified(type($result))",
    varve.traits = ["Commutative", "SameTypeOperands", "SameOperandsAndResultType", "InferIntRangeInterface", "Pure"],
    varve.let = [
      "type($result) = type($inputs)"]
  } {
    %inputs = irdl.any
    %result = irdl.any
    %twoState = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "twoState" = %twoState
    } {
      varve.optional = ["twoState"]
    }
  }
  irdl.operation @concat attributes {
    varve.printer = "code",
    varve.traits = ["InferTypeOpInterface", "Pure", "InferIntRangeInterface"],
    varve.format = "$inputs attr-dict `:` type($inputs) let(type($result) = int(sum(concat([0], map(t in types($inputs): width(canonical(t)))))))"
  } {
    %inputs = irdl.any
    %result = irdl.any
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result: %result)
  }
  irdl.operation @divs attributes {
    varve.format = "(`bin` $twoState^)? $lhs `,` $rhs attr-dict `:` qualified(type($result))",
    varve.traits = ["SameTypeOperands", "SameOperandsAndResultType", "InferIntRangeInterface", "Pure"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    %twoState = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "twoState" = %twoState
    } {
      varve.optional = ["twoState"]
    }
  }
  irdl.operation @divu attributes {
    varve.format = "(`bin` $twoState^)? $lhs `,` $rhs attr-dict `:` qualified(type($result))",
    varve.traits = ["SameTypeOperands", "SameOperandsAndResultType", "InferIntRangeInterface", "Pure"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    %twoState = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "twoState" = %twoState
    } {
      varve.optional = ["twoState"]
    }
  }
  irdl.operation @extract attributes {
    varve.format = "$input `from` $lowBit attr-dict `:` functional-type($input, $result)",
    varve.traits = ["Pure", "InferIntRangeInterface"]
  } {
    %input = irdl.any
    %result = irdl.any
    %lowBit = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
    irdl.attributes {
      "lowBit" = %lowBit
    }
  }
  irdl.operation @icmp attributes {
    varve.format = "(`bin` $twoState^)? $predicate $lhs `,` $rhs attr-dict `:` qualified(type($lhs))",
    varve.traits = ["Pure", "SameTypeOperands", "InferIntRangeInterface"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = i1"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any {varve.rule = "I1"}
    %predicate = irdl.any {varve.rule = "enum<@ICmpPredicate>"}
    %twoState = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "predicate" = %predicate,
      "twoState" = %twoState
    } {
      varve.optional = ["twoState"]
    }
  }
  irdl.operation @mods attributes {
    varve.format = "(`bin` $twoState^)? $lhs `,` $rhs attr-dict `:` qualified(type($result))",
    varve.traits = ["SameTypeOperands", "SameOperandsAndResultType", "InferIntRangeInterface", "Pure"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    %twoState = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "twoState" = %twoState
    } {
      varve.optional = ["twoState"]
    }
  }
  irdl.operation @modu attributes {
    varve.format = "(`bin` $twoState^)? $lhs `,` $rhs attr-dict `:` qualified(type($result))",
    varve.traits = ["SameTypeOperands", "SameOperandsAndResultType", "InferIntRangeInterface", "Pure"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    %twoState = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "twoState" = %twoState
    } {
      varve.optional = ["twoState"]
    }
  }
  irdl.operation @mul attributes {
    varve.format = "(`bin` $twoState^)? $inputs attr-dict `:` qualified(type($result))",
    varve.traits = ["Commutative", "SameTypeOperands", "SameOperandsAndResultType", "InferIntRangeInterface", "Pure"],
    varve.let = [
      "type($result) = type($inputs)"]
  } {
    %inputs = irdl.any
    %result = irdl.any
    %twoState = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "twoState" = %twoState
    } {
      varve.optional = ["twoState"]
    }
  }
  irdl.operation @mux attributes {
    varve.format = "(`bin` $twoState^)? $cond `,` $trueValue `,` $falseValue attr-dict `:` qualified(type($result))",
    varve.traits = ["Pure", "AllTypesMatch<trueValue,falseValue,result>", "InferIntRangeInterface"],
    varve.let = [
      "type($falseValue) = type($trueValue)",
      "type($result) = type($trueValue)",
      "type($cond) = i1"]
  } {
    %cond = irdl.any {varve.rule = "I1"}
    %trueValue = irdl.any
    %falseValue = irdl.any
    %result = irdl.any
    %twoState = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      cond: %cond,
      trueValue: %trueValue,
      falseValue: %falseValue)
    irdl.results(
      result: %result)
    irdl.attributes {
      "twoState" = %twoState
    } {
      varve.optional = ["twoState"]
    }
  }
  irdl.operation @or attributes {
    varve.format = "(`bin` $twoState^)? $inputs attr-dict `:` qualified(type($result))",
    varve.traits = ["Commutative", "SameTypeOperands", "SameOperandsAndResultType", "InferIntRangeInterface", "Pure"],
    varve.let = [
      "type($result) = type($inputs)"]
  } {
    %inputs = irdl.any
    %result = irdl.any
    %twoState = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "twoState" = %twoState
    } {
      varve.optional = ["twoState"]
    }
  }
  irdl.operation @parity attributes {
    varve.format = "(`bin` $twoState^)? $input attr-dict `:` qualified(type($input))",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = i1"]
  } {
    %input = irdl.any
    %result = irdl.any {varve.rule = "I1"}
    %twoState = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
    irdl.attributes {
      "twoState" = %twoState
    } {
      varve.optional = ["twoState"]
    }
  }
  irdl.operation @replicate attributes {
    varve.format = "$input attr-dict `:` functional-type($input, $result)",
    varve.traits = ["Pure", "InferIntRangeInterface"]
  } {
    %input = irdl.any
    %result = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @reverse attributes {
    varve.format = "$input attr-dict `:` type($input)",
    varve.traits = ["SameOperandsAndResultType", "Pure"],
    varve.let = [
      "type($result) = type($input)"]
  } {
    %input = irdl.any
    %result = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @shl attributes {
    varve.format = "(`bin` $twoState^)? $lhs `,` $rhs attr-dict `:` qualified(type($result))",
    varve.traits = ["SameTypeOperands", "SameOperandsAndResultType", "InferIntRangeInterface", "Pure"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    %twoState = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "twoState" = %twoState
    } {
      varve.optional = ["twoState"]
    }
  }
  irdl.operation @shrs attributes {
    varve.format = "(`bin` $twoState^)? $lhs `,` $rhs attr-dict `:` qualified(type($result))",
    varve.traits = ["SameTypeOperands", "SameOperandsAndResultType", "InferIntRangeInterface", "Pure"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    %twoState = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "twoState" = %twoState
    } {
      varve.optional = ["twoState"]
    }
  }
  irdl.operation @shru attributes {
    varve.format = "(`bin` $twoState^)? $lhs `,` $rhs attr-dict `:` qualified(type($result))",
    varve.traits = ["SameTypeOperands", "SameOperandsAndResultType", "InferIntRangeInterface", "Pure"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    %twoState = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "twoState" = %twoState
    } {
      varve.optional = ["twoState"]
    }
  }
  irdl.operation @sub attributes {
    varve.format = "(`bin` $twoState^)? $lhs `,` $rhs attr-dict `:` qualified(type($result))",
    varve.traits = ["SameTypeOperands", "SameOperandsAndResultType", "InferIntRangeInterface", "Pure"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    %twoState = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "twoState" = %twoState
    } {
      varve.optional = ["twoState"]
    }
  }
  irdl.operation @truth_table attributes {
    varve.format = "$inputs `->` $lookupTable attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($inputs) = i1",
      "type($result) = i1"]
  } {
    %inputs = irdl.any {varve.rule = "I1"}
    %result = irdl.any {varve.rule = "I1"}
    %lookupTable = irdl.any {varve.rule = "DenseBoolArrayAttr"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "lookupTable" = %lookupTable
    }
  }
  irdl.operation @xor attributes {
    varve.format = "(`bin` $twoState^)? $inputs attr-dict `:` qualified(type($result))",
    varve.traits = ["Commutative", "SameTypeOperands", "SameOperandsAndResultType", "InferIntRangeInterface", "Pure"],
    varve.let = [
      "type($result) = type($inputs)"]
  } {
    %inputs = irdl.any
    %result = irdl.any
    %twoState = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "twoState" = %twoState
    } {
      varve.optional = ["twoState"]
    }
  }
}
