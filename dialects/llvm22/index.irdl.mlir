irdl.dialect @index attributes {
  varve.set = "llvm22"
} {
  "varve.enum"() {
    sym_name = "IndexCmpPredicate",
    storage = i32,
    cases = [
      ["eq", 0 : i32],
      ["ne", 1 : i32],
      ["slt", 2 : i32],
      ["sle", 3 : i32],
      ["sgt", 4 : i32],
      ["sge", 5 : i32],
      ["ult", 6 : i32],
      ["ule", 7 : i32],
      ["ugt", 8 : i32],
      ["uge", 9 : i32]
    ]
  } : () -> ()
  irdl.attribute @"#cmp_predicate" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@IndexCmpPredicate>"}
    irdl.parameters(
      value: %value)
  }
  irdl.operation @add attributes {
    varve.format = "$lhs `,` $rhs attr-dict",
    varve.traits = ["InferIntRangeInterface", "Commutative", "Pure"],
    varve.let = [
      "type($lhs) = index",
      "type($rhs) = index",
      "type($result) = index"]
  } {
    %lhs = irdl.any {varve.rule = "Index"}
    %rhs = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "Index"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @and attributes {
    varve.format = "$lhs `,` $rhs attr-dict",
    varve.traits = ["InferIntRangeInterface", "Commutative", "Pure"],
    varve.let = [
      "type($lhs) = index",
      "type($rhs) = index",
      "type($result) = index"]
  } {
    %lhs = irdl.any {varve.rule = "Index"}
    %rhs = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "Index"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @bool.constant attributes {
    varve.format = "attr-dict $value",
    varve.traits = ["InferIntRangeInterface", "ConstantLike", "Pure", "OpAsmOpInterface"],
    varve.let = [
      "type($result) = i1"],
    varve.names = "{$value}"
  } {
    %result = irdl.any {varve.rule = "I1"}
    %value = irdl.any {varve.rule = "BoolAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @casts attributes {
    varve.format = "$input attr-dict `:` type($input) `to` type($output)",
    varve.traits = ["InferIntRangeInterface", "Pure", "CastOpInterface"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %output = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @castu attributes {
    varve.format = "$input attr-dict `:` type($input) `to` type($output)",
    varve.traits = ["InferIntRangeInterface", "Pure", "CastOpInterface"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %output = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @ceildivs attributes {
    varve.format = "$lhs `,` $rhs attr-dict",
    varve.traits = ["InferIntRangeInterface", "NoMemoryEffect"],
    varve.let = [
      "type($lhs) = index",
      "type($rhs) = index",
      "type($result) = index"]
  } {
    %lhs = irdl.any {varve.rule = "Index"}
    %rhs = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "Index"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @ceildivu attributes {
    varve.format = "$lhs `,` $rhs attr-dict",
    varve.traits = ["InferIntRangeInterface", "NoMemoryEffect"],
    varve.let = [
      "type($lhs) = index",
      "type($rhs) = index",
      "type($result) = index"]
  } {
    %lhs = irdl.any {varve.rule = "Index"}
    %rhs = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "Index"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp attributes {
    varve.format = "`` $pred `(` $lhs `,` $rhs `)` attr-dict",
    varve.traits = ["InferIntRangeInterface", "Pure"],
    varve.let = [
      "type($lhs) = index",
      "type($rhs) = index",
      "type($result) = i1"]
  } {
    %lhs = irdl.any {varve.rule = "Index"}
    %rhs = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "I1"}
    %pred = irdl.base "#index.cmp_predicate"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "pred" = %pred
    }
  }
  irdl.operation @constant attributes {
    varve.format = "attr-dict $value",
    varve.traits = ["InferIntRangeInterface", "ConstantLike", "Pure", "OpAsmOpInterface"],
    varve.let = [
      "type($result) = index"],
    varve.names = "idx{$value}"
  } {
    %result = irdl.any {varve.rule = "Index"}
    %value = irdl.any {varve.rule = "IndexAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @divs attributes {
    varve.format = "$lhs `,` $rhs attr-dict",
    varve.traits = ["InferIntRangeInterface", "NoMemoryEffect"],
    varve.let = [
      "type($lhs) = index",
      "type($rhs) = index",
      "type($result) = index"]
  } {
    %lhs = irdl.any {varve.rule = "Index"}
    %rhs = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "Index"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @divu attributes {
    varve.format = "$lhs `,` $rhs attr-dict",
    varve.traits = ["InferIntRangeInterface", "NoMemoryEffect"],
    varve.let = [
      "type($lhs) = index",
      "type($rhs) = index",
      "type($result) = index"]
  } {
    %lhs = irdl.any {varve.rule = "Index"}
    %rhs = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "Index"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @floordivs attributes {
    varve.format = "$lhs `,` $rhs attr-dict",
    varve.traits = ["InferIntRangeInterface", "NoMemoryEffect"],
    varve.let = [
      "type($lhs) = index",
      "type($rhs) = index",
      "type($result) = index"]
  } {
    %lhs = irdl.any {varve.rule = "Index"}
    %rhs = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "Index"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @maxs attributes {
    varve.format = "$lhs `,` $rhs attr-dict",
    varve.traits = ["InferIntRangeInterface", "Commutative", "Pure"],
    varve.let = [
      "type($lhs) = index",
      "type($rhs) = index",
      "type($result) = index"]
  } {
    %lhs = irdl.any {varve.rule = "Index"}
    %rhs = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "Index"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @maxu attributes {
    varve.format = "$lhs `,` $rhs attr-dict",
    varve.traits = ["InferIntRangeInterface", "Commutative", "Pure"],
    varve.let = [
      "type($lhs) = index",
      "type($rhs) = index",
      "type($result) = index"]
  } {
    %lhs = irdl.any {varve.rule = "Index"}
    %rhs = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "Index"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @mins attributes {
    varve.format = "$lhs `,` $rhs attr-dict",
    varve.traits = ["InferIntRangeInterface", "Commutative", "Pure"],
    varve.let = [
      "type($lhs) = index",
      "type($rhs) = index",
      "type($result) = index"]
  } {
    %lhs = irdl.any {varve.rule = "Index"}
    %rhs = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "Index"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @minu attributes {
    varve.format = "$lhs `,` $rhs attr-dict",
    varve.traits = ["InferIntRangeInterface", "Commutative", "Pure"],
    varve.let = [
      "type($lhs) = index",
      "type($rhs) = index",
      "type($result) = index"]
  } {
    %lhs = irdl.any {varve.rule = "Index"}
    %rhs = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "Index"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @mul attributes {
    varve.format = "$lhs `,` $rhs attr-dict",
    varve.traits = ["InferIntRangeInterface", "Commutative", "Pure"],
    varve.let = [
      "type($lhs) = index",
      "type($rhs) = index",
      "type($result) = index"]
  } {
    %lhs = irdl.any {varve.rule = "Index"}
    %rhs = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "Index"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @or attributes {
    varve.format = "$lhs `,` $rhs attr-dict",
    varve.traits = ["InferIntRangeInterface", "Commutative", "Pure"],
    varve.let = [
      "type($lhs) = index",
      "type($rhs) = index",
      "type($result) = index"]
  } {
    %lhs = irdl.any {varve.rule = "Index"}
    %rhs = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "Index"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @rems attributes {
    varve.format = "$lhs `,` $rhs attr-dict",
    varve.traits = ["InferIntRangeInterface", "NoMemoryEffect"],
    varve.let = [
      "type($lhs) = index",
      "type($rhs) = index",
      "type($result) = index"]
  } {
    %lhs = irdl.any {varve.rule = "Index"}
    %rhs = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "Index"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @remu attributes {
    varve.format = "$lhs `,` $rhs attr-dict",
    varve.traits = ["InferIntRangeInterface", "NoMemoryEffect"],
    varve.let = [
      "type($lhs) = index",
      "type($rhs) = index",
      "type($result) = index"]
  } {
    %lhs = irdl.any {varve.rule = "Index"}
    %rhs = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "Index"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @shl attributes {
    varve.format = "$lhs `,` $rhs attr-dict",
    varve.traits = ["InferIntRangeInterface", "Pure"],
    varve.let = [
      "type($lhs) = index",
      "type($rhs) = index",
      "type($result) = index"]
  } {
    %lhs = irdl.any {varve.rule = "Index"}
    %rhs = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "Index"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @shrs attributes {
    varve.format = "$lhs `,` $rhs attr-dict",
    varve.traits = ["InferIntRangeInterface", "Pure"],
    varve.let = [
      "type($lhs) = index",
      "type($rhs) = index",
      "type($result) = index"]
  } {
    %lhs = irdl.any {varve.rule = "Index"}
    %rhs = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "Index"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @shru attributes {
    varve.format = "$lhs `,` $rhs attr-dict",
    varve.traits = ["InferIntRangeInterface", "Pure"],
    varve.let = [
      "type($lhs) = index",
      "type($rhs) = index",
      "type($result) = index"]
  } {
    %lhs = irdl.any {varve.rule = "Index"}
    %rhs = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "Index"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @sizeof attributes {
    varve.format = "attr-dict",
    varve.traits = ["InferIntRangeInterface", "Pure"],
    varve.let = [
      "type($result) = index"]
  } {
    %result = irdl.any {varve.rule = "Index"}
    irdl.results(
      result: %result)
  }
  irdl.operation @sub attributes {
    varve.format = "$lhs `,` $rhs attr-dict",
    varve.traits = ["InferIntRangeInterface", "Pure"],
    varve.let = [
      "type($lhs) = index",
      "type($rhs) = index",
      "type($result) = index"]
  } {
    %lhs = irdl.any {varve.rule = "Index"}
    %rhs = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "Index"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @xor attributes {
    varve.format = "$lhs `,` $rhs attr-dict",
    varve.traits = ["InferIntRangeInterface", "Commutative", "Pure"],
    varve.let = [
      "type($lhs) = index",
      "type($rhs) = index",
      "type($result) = index"]
  } {
    %lhs = irdl.any {varve.rule = "Index"}
    %rhs = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "Index"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
}
