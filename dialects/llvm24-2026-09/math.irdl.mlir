irdl.dialect @math attributes {
  varve.set = "llvm24-2026-09",
  varve.base = "llvm24-2026-08",
  varve.llvm = "24",
  varve.depends = ["arith"]
} {
  irdl.operation @isfinite attributes {
    varve.format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($operand)",
    varve.traits = ["ArithFastMathInterface", "TypesMatchWith<operand,result>", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($result) = over(type($operand), e: i1)"]
  } {
    %operand = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "BoolLike"}
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
  irdl.operation @isinf attributes {
    varve.format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($operand)",
    varve.traits = ["ArithFastMathInterface", "TypesMatchWith<operand,result>", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($result) = over(type($operand), e: i1)"]
  } {
    %operand = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "BoolLike"}
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
  irdl.operation @isnan attributes {
    varve.format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($operand)",
    varve.traits = ["ArithFastMathInterface", "TypesMatchWith<operand,result>", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($result) = over(type($operand), e: i1)"]
  } {
    %operand = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "BoolLike"}
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
  irdl.operation @isnormal attributes {
    varve.format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($operand)",
    varve.traits = ["ArithFastMathInterface", "TypesMatchWith<operand,result>", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($result) = over(type($operand), e: i1)"]
  } {
    %operand = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "BoolLike"}
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
}
