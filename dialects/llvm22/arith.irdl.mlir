irdl.dialect @arith attributes {
  varve.set = "llvm22"
} {
  "varve.enum"() {
    sym_name = "AtomicRMWKind",
    storage = i64,
    cases = [
      ["addf", 0 : i64],
      ["addi", 1 : i64],
      ["andi", 2 : i64],
      ["assign", 3 : i64],
      ["maximumf", 4 : i64],
      ["maxnumf", 5 : i64],
      ["maxs", 6 : i64],
      ["maxu", 7 : i64],
      ["minimumf", 8 : i64],
      ["minnumf", 9 : i64],
      ["mins", 10 : i64],
      ["minu", 11 : i64],
      ["mulf", 12 : i64],
      ["muli", 13 : i64],
      ["ori", 14 : i64],
      ["xori", 15 : i64]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "CmpFPredicate",
    storage = i64,
    cases = [
      ["false", 0 : i64],
      ["oeq", 1 : i64],
      ["ogt", 2 : i64],
      ["oge", 3 : i64],
      ["olt", 4 : i64],
      ["ole", 5 : i64],
      ["one", 6 : i64],
      ["ord", 7 : i64],
      ["ueq", 8 : i64],
      ["ugt", 9 : i64],
      ["uge", 10 : i64],
      ["ult", 11 : i64],
      ["ule", 12 : i64],
      ["une", 13 : i64],
      ["uno", 14 : i64],
      ["true", 15 : i64]
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
  "varve.enum"() {
    sym_name = "FastMathFlags",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["reassoc", 1 : i32],
      ["nnan", 2 : i32],
      ["ninf", 4 : i32],
      ["nsz", 8 : i32],
      ["arcp", 16 : i32],
      ["contract", 32 : i32],
      ["afn", 64 : i32],
      ["fast", 127 : i32]
    ],
    bits,
    groups,
    quoted,
    separator = ","
  } : () -> ()
  "varve.enum"() {
    sym_name = "IntegerOverflowFlags",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["nsw", 1 : i32],
      ["nuw", 2 : i32]
    ],
    bits,
    groups,
    quoted,
    separator = ", "
  } : () -> ()
  "varve.enum"() {
    sym_name = "RoundingMode",
    storage = i32,
    cases = [
      ["to_nearest_even", 0 : i32],
      ["downward", 1 : i32],
      ["upward", 2 : i32],
      ["toward_zero", 3 : i32],
      ["to_nearest_away", 4 : i32]
    ]
  } : () -> ()
  irdl.attribute @"#fastmath" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@FastMathFlags>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#overflow" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@IntegerOverflowFlags>"}
    irdl.parameters(
      value: %value)
  }
  irdl.operation @addf attributes {
    varve.format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["Pure", "ArithFastMathInterface", "Commutative", "SameOperandsAndResultType", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "FloatLike"}
    %rhs = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fastmath" = %fastmath
    } {
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @addi attributes {
    varve.format = "$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)",
    varve.traits = ["Commutative", "Pure", "InferIntRangeInterface", "ArithIntegerOverflowFlagsInterface", "SameOperandsAndResultType", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %rhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %result = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %overflowFlags = irdl.base "#arith.overflow"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "overflowFlags" = %overflowFlags
    } {
      varve.defaults = {
        overflowFlags = #arith.overflow<none>}
    }
  }
  irdl.operation @addui_extended attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($sum) `,` type($overflow)",
    varve.traits = ["Pure", "Commutative", "AllTypesMatch<lhs,rhs,sum>", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($sum) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %rhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %sum = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %overflow = irdl.any {varve.rule = "BoolLike"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      sum: %sum,
      overflow: %overflow)
  }
  irdl.operation @andi attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Commutative", "Idempotent", "Pure", "InferIntRangeInterface", "SameOperandsAndResultType", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %rhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %result = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @bitcast attributes {
    varve.format = "$in attr-dict `:` type($in) `to` type($out)",
    varve.traits = ["Pure", "SameOperandsAndResultShape", "SameInputOutputTensorDims", "CastOpInterface", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<SignlessIntegerOrFloatLike, MemRefOf<AnyOf<AnySignlessInteger, AnyFloat>>>"}
    %out = irdl.any {varve.rule = "AnyOf<SignlessIntegerOrFloatLike, MemRefOf<AnyOf<AnySignlessInteger, AnyFloat>>>"}
    irdl.operands(
      in: %in)
    irdl.results(
      out: %out)
  }
  irdl.operation @ceildivsi attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["ConditionallySpeculatable", "InferIntRangeInterface", "SameOperandsAndResultType", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %rhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %result = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @ceildivui attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["ConditionallySpeculatable", "InferIntRangeInterface", "SameOperandsAndResultType", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %rhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %result = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmpf attributes {
    varve.format = "$predicate `,` $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs)",
    varve.traits = ["ArithFastMathInterface", "Pure", "SameTypeOperands", "TypesMatchWith<lhs,result>", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = over(type($lhs), e: i1)"]
  } {
    %lhs = irdl.any {varve.rule = "FloatLike"}
    %rhs = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "BoolLike"}
    %predicate = irdl.any {varve.rule = "enum<@CmpFPredicate>"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "predicate" = %predicate,
      "fastmath" = %fastmath
    } {
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @cmpi attributes {
    varve.format = "$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["InferIntRangeInterface", "Pure", "SameTypeOperands", "TypesMatchWith<lhs,result>", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = over(type($lhs), e: i1)"]
  } {
    %lhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %rhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %result = irdl.any {varve.rule = "BoolLike"}
    %predicate = irdl.any {varve.rule = "enum<@CmpIPredicate>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "predicate" = %predicate
    }
  }
  irdl.operation @constant attributes {
    varve.format = "attr-dict $value",
    varve.traits = ["ConstantLike", "Pure", "OpAsmOpInterface", "AllTypesMatch<value,result>", "InferIntRangeInterface"],
    varve.let = [
      "type($result) = typeof($value)"],
    varve.names = "rule:constant"
  } {
    %result = irdl.any
    %value = irdl.any {varve.rule = "TypedAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @divf attributes {
    varve.format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["Pure", "ArithFastMathInterface", "SameOperandsAndResultType", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "FloatLike"}
    %rhs = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fastmath" = %fastmath
    } {
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @divsi attributes {
    varve.format = "$lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)",
    varve.traits = ["ConditionallySpeculatable", "InferIntRangeInterface", "SameOperandsAndResultType", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %rhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %result = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %isExact = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "isExact" = %isExact
    } {
      varve.optional = ["isExact"]
    }
  }
  irdl.operation @divui attributes {
    varve.format = "$lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)",
    varve.traits = ["ConditionallySpeculatable", "InferIntRangeInterface", "SameOperandsAndResultType", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %rhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %result = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %isExact = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "isExact" = %isExact
    } {
      varve.optional = ["isExact"]
    }
  }
  irdl.operation @extf attributes {
    varve.format = "$in (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)",
    varve.traits = ["ArithFastMathInterface", "Pure", "SameOperandsAndResultShape", "SameInputOutputTensorDims", "CastOpInterface", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]
  } {
    %in = irdl.any {varve.rule = "FloatLike"}
    %out = irdl.any {varve.rule = "FloatLike"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      out: %out)
    irdl.attributes {
      "fastmath" = %fastmath
    } {
      varve.optional = ["fastmath"]
    }
  }
  irdl.operation @extsi attributes {
    varve.format = "$in attr-dict `:` type($in) `to` type($out)",
    varve.traits = ["InferIntRangeInterface", "Pure", "SameOperandsAndResultShape", "SameInputOutputTensorDims", "CastOpInterface", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, VectorOfAnyRankOf<AnySignlessInteger>, TensorOf<AnySignlessInteger>>"}
    %out = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, VectorOfAnyRankOf<AnySignlessInteger>, TensorOf<AnySignlessInteger>>"}
    irdl.operands(
      in: %in)
    irdl.results(
      out: %out)
  }
  irdl.operation @extui attributes {
    varve.format = "$in attr-dict `:` type($in) `to` type($out)",
    varve.traits = ["InferIntRangeInterface", "Pure", "SameOperandsAndResultShape", "SameInputOutputTensorDims", "CastOpInterface", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, VectorOfAnyRankOf<AnySignlessInteger>, TensorOf<AnySignlessInteger>>"}
    %out = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, VectorOfAnyRankOf<AnySignlessInteger>, TensorOf<AnySignlessInteger>>"}
    irdl.operands(
      in: %in)
    irdl.results(
      out: %out)
  }
  irdl.operation @floordivsi attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Pure", "InferIntRangeInterface", "SameOperandsAndResultType", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %rhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %result = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @fptosi attributes {
    varve.format = "$in attr-dict `:` type($in) `to` type($out)",
    varve.traits = ["Pure", "SameOperandsAndResultShape", "SameInputOutputTensorDims", "CastOpInterface", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]
  } {
    %in = irdl.any {varve.rule = "FloatLike"}
    %out = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, VectorOfAnyRankOf<AnySignlessInteger>, TensorOf<AnySignlessInteger>>"}
    irdl.operands(
      in: %in)
    irdl.results(
      out: %out)
  }
  irdl.operation @fptoui attributes {
    varve.format = "$in attr-dict `:` type($in) `to` type($out)",
    varve.traits = ["Pure", "SameOperandsAndResultShape", "SameInputOutputTensorDims", "CastOpInterface", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]
  } {
    %in = irdl.any {varve.rule = "FloatLike"}
    %out = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, VectorOfAnyRankOf<AnySignlessInteger>, TensorOf<AnySignlessInteger>>"}
    irdl.operands(
      in: %in)
    irdl.results(
      out: %out)
  }
  irdl.operation @index_cast attributes {
    varve.format = "$in attr-dict `:` type($in) `to` type($out)",
    varve.traits = ["InferIntRangeInterface", "Pure", "SameOperandsAndResultShape", "SameInputOutputTensorDims", "CastOpInterface", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<SignlessIntegerOrIndexLike, MemRefOf<AnyOf<AnySignlessInteger, Index>>>"}
    %out = irdl.any {varve.rule = "AnyOf<SignlessIntegerOrIndexLike, MemRefOf<AnyOf<AnySignlessInteger, Index>>>"}
    irdl.operands(
      in: %in)
    irdl.results(
      out: %out)
  }
  irdl.operation @index_castui attributes {
    varve.format = "$in attr-dict `:` type($in) `to` type($out)",
    varve.traits = ["InferIntRangeInterface", "Pure", "SameOperandsAndResultShape", "SameInputOutputTensorDims", "CastOpInterface", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<SignlessIntegerOrIndexLike, MemRefOf<AnyOf<AnySignlessInteger, Index>>>"}
    %out = irdl.any {varve.rule = "AnyOf<SignlessIntegerOrIndexLike, MemRefOf<AnyOf<AnySignlessInteger, Index>>>"}
    irdl.operands(
      in: %in)
    irdl.results(
      out: %out)
  }
  irdl.operation @maximumf attributes {
    varve.format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["Pure", "ArithFastMathInterface", "Commutative", "SameOperandsAndResultType", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "FloatLike"}
    %rhs = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fastmath" = %fastmath
    } {
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @maxnumf attributes {
    varve.format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["Pure", "ArithFastMathInterface", "Commutative", "SameOperandsAndResultType", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "FloatLike"}
    %rhs = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fastmath" = %fastmath
    } {
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @maxsi attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Commutative", "Pure", "InferIntRangeInterface", "SameOperandsAndResultType", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %rhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %result = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @maxui attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Commutative", "Pure", "InferIntRangeInterface", "SameOperandsAndResultType", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %rhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %result = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @minimumf attributes {
    varve.format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["Pure", "ArithFastMathInterface", "Commutative", "SameOperandsAndResultType", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "FloatLike"}
    %rhs = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fastmath" = %fastmath
    } {
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @minnumf attributes {
    varve.format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["Pure", "ArithFastMathInterface", "Commutative", "SameOperandsAndResultType", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "FloatLike"}
    %rhs = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fastmath" = %fastmath
    } {
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @minsi attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Commutative", "Pure", "InferIntRangeInterface", "SameOperandsAndResultType", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %rhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %result = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @minui attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Commutative", "Pure", "InferIntRangeInterface", "SameOperandsAndResultType", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %rhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %result = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @mulf attributes {
    varve.format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["Pure", "ArithFastMathInterface", "Commutative", "SameOperandsAndResultType", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "FloatLike"}
    %rhs = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fastmath" = %fastmath
    } {
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @muli attributes {
    varve.format = "$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)",
    varve.traits = ["Commutative", "OpAsmOpInterface", "Pure", "InferIntRangeInterface", "ArithIntegerOverflowFlagsInterface", "SameOperandsAndResultType", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"],
    varve.names = "rule:vscale_multiple"
  } {
    %lhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %rhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %result = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %overflowFlags = irdl.base "#arith.overflow"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "overflowFlags" = %overflowFlags
    } {
      varve.defaults = {
        overflowFlags = #arith.overflow<none>}
    }
  }
  irdl.operation @mulsi_extended attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["Pure", "Commutative", "AllTypesMatch<lhs,rhs,low,high>", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($low) = type($lhs)",
      "type($high) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %rhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %low = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %high = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      low: %low,
      high: %high)
  }
  irdl.operation @mului_extended attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["Pure", "Commutative", "AllTypesMatch<lhs,rhs,low,high>", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($low) = type($lhs)",
      "type($high) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %rhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %low = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %high = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      low: %low,
      high: %high)
  }
  irdl.operation @negf attributes {
    varve.format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["ArithFastMathInterface", "Pure", "SameOperandsAndResultType", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fastmath" = %fastmath
    } {
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @ori attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Commutative", "Idempotent", "Pure", "InferIntRangeInterface", "SameOperandsAndResultType", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %rhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %result = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @remf attributes {
    varve.format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["Pure", "ArithFastMathInterface", "SameOperandsAndResultType", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "FloatLike"}
    %rhs = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fastmath" = %fastmath
    } {
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @remsi attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Pure", "InferIntRangeInterface", "SameOperandsAndResultType", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %rhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %result = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @remui attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Pure", "InferIntRangeInterface", "SameOperandsAndResultType", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %rhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %result = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @scaling_extf attributes {
    varve.format = "$in `,` $scale (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `,` type($scale) `to` type($out)",
    varve.traits = ["Pure", "SameInputOutputTensorDims", "ArithFastMathInterface", "CastOpInterface", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]
  } {
    %in = irdl.any {varve.rule = "FloatLike"}
    %scale = irdl.any {varve.rule = "FloatLike"}
    %out = irdl.any {varve.rule = "FloatLike"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      in: %in,
      scale: %scale)
    irdl.results(
      out: %out)
    irdl.attributes {
      "fastmath" = %fastmath
    } {
      varve.optional = ["fastmath"]
    }
  }
  irdl.operation @scaling_truncf attributes {
    varve.format = "$in `,` $scale ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `,` type($scale) `to` type($out)",
    varve.traits = ["Pure", "SameInputOutputTensorDims", "ArithRoundingModeInterface", "ArithFastMathInterface", "CastOpInterface", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]
  } {
    %in = irdl.any {varve.rule = "FloatLike"}
    %scale = irdl.any {varve.rule = "FloatLike"}
    %out = irdl.any {varve.rule = "FloatLike"}
    %roundingmode = irdl.any {varve.rule = "enum<@RoundingMode>"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      in: %in,
      scale: %scale)
    irdl.results(
      out: %out)
    irdl.attributes {
      "roundingmode" = %roundingmode,
      "fastmath" = %fastmath
    } {
      varve.optional = ["roundingmode", "fastmath"]
    }
  }
  irdl.operation @select attributes {
    varve.syntax = "hook:arith.select",
    varve.traits = ["Pure", "AllTypesMatch<true_value,false_value,result>", "BooleanConditionOrMatchingShape", "InferIntRangeInterface", "SelectLikeOpInterface", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($false_value) = type($true_value)",
      "type($result) = type($true_value)"]
  } {
    %condition = irdl.any {varve.rule = "BoolLike"}
    %true_value = irdl.any
    %false_value = irdl.any
    %result = irdl.any
    irdl.operands(
      condition: %condition,
      true_value: %true_value,
      false_value: %false_value)
    irdl.results(
      result: %result)
  }
  irdl.operation @shli attributes {
    varve.format = "$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)",
    varve.traits = ["Pure", "InferIntRangeInterface", "ArithIntegerOverflowFlagsInterface", "SameOperandsAndResultType", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %rhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %result = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %overflowFlags = irdl.base "#arith.overflow"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "overflowFlags" = %overflowFlags
    } {
      varve.defaults = {
        overflowFlags = #arith.overflow<none>}
    }
  }
  irdl.operation @shrsi attributes {
    varve.format = "$lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)",
    varve.traits = ["Pure", "InferIntRangeInterface", "SameOperandsAndResultType", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %rhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %result = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %isExact = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "isExact" = %isExact
    } {
      varve.optional = ["isExact"]
    }
  }
  irdl.operation @shrui attributes {
    varve.format = "$lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)",
    varve.traits = ["Pure", "InferIntRangeInterface", "SameOperandsAndResultType", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %rhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %result = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %isExact = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "isExact" = %isExact
    } {
      varve.optional = ["isExact"]
    }
  }
  irdl.operation @sitofp attributes {
    varve.format = "$in attr-dict `:` type($in) `to` type($out)",
    varve.traits = ["Pure", "SameOperandsAndResultShape", "SameInputOutputTensorDims", "CastOpInterface", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, VectorOfAnyRankOf<AnySignlessInteger>, TensorOf<AnySignlessInteger>>"}
    %out = irdl.any {varve.rule = "FloatLike"}
    irdl.operands(
      in: %in)
    irdl.results(
      out: %out)
  }
  irdl.operation @subf attributes {
    varve.format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["Pure", "ArithFastMathInterface", "SameOperandsAndResultType", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "FloatLike"}
    %rhs = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fastmath" = %fastmath
    } {
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @subi attributes {
    varve.format = "$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)",
    varve.traits = ["Pure", "InferIntRangeInterface", "ArithIntegerOverflowFlagsInterface", "SameOperandsAndResultType", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %rhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %result = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %overflowFlags = irdl.base "#arith.overflow"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "overflowFlags" = %overflowFlags
    } {
      varve.defaults = {
        overflowFlags = #arith.overflow<none>}
    }
  }
  irdl.operation @truncf attributes {
    varve.format = "$in ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)",
    varve.traits = ["Pure", "SameOperandsAndResultShape", "SameInputOutputTensorDims", "ArithRoundingModeInterface", "ArithFastMathInterface", "CastOpInterface", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]
  } {
    %in = irdl.any {varve.rule = "FloatLike"}
    %out = irdl.any {varve.rule = "FloatLike"}
    %roundingmode = irdl.any {varve.rule = "enum<@RoundingMode>"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      out: %out)
    irdl.attributes {
      "roundingmode" = %roundingmode,
      "fastmath" = %fastmath
    } {
      varve.optional = ["roundingmode", "fastmath"]
    }
  }
  irdl.operation @trunci attributes {
    varve.format = "$in (`overflow` `` $overflowFlags^)? attr-dict `:` type($in) `to` type($out)",
    varve.traits = ["Pure", "SameOperandsAndResultShape", "SameInputOutputTensorDims", "CastOpInterface", "InferIntRangeInterface", "ArithIntegerOverflowFlagsInterface", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, VectorOfAnyRankOf<AnySignlessInteger>, TensorOf<AnySignlessInteger>>"}
    %out = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, VectorOfAnyRankOf<AnySignlessInteger>, TensorOf<AnySignlessInteger>>"}
    %overflowFlags = irdl.base "#arith.overflow"
    irdl.operands(
      in: %in)
    irdl.results(
      out: %out)
    irdl.attributes {
      "overflowFlags" = %overflowFlags
    } {
      varve.defaults = {
        overflowFlags = #arith.overflow<none>}
    }
  }
  irdl.operation @uitofp attributes {
    varve.format = "$in attr-dict `:` type($in) `to` type($out)",
    varve.traits = ["Pure", "SameOperandsAndResultShape", "SameInputOutputTensorDims", "CastOpInterface", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, VectorOfAnyRankOf<AnySignlessInteger>, TensorOf<AnySignlessInteger>>"}
    %out = irdl.any {varve.rule = "FloatLike"}
    irdl.operands(
      in: %in)
    irdl.results(
      out: %out)
  }
  irdl.operation @xori attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Commutative", "Pure", "InferIntRangeInterface", "SameOperandsAndResultType", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %rhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %result = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
}
