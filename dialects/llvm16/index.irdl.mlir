irdl.dialect @index attributes {
  varve.set = "llvm16",
  varve.base = "llvm22"
} {
  irdl.operation @ceildivs attributes {
    varve.format = "$lhs `,` $rhs attr-dict",
    varve.traits = ["Pure", "InferIntRangeInterface"],
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
    varve.traits = ["Pure", "InferIntRangeInterface"],
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
  irdl.operation @divs attributes {
    varve.format = "$lhs `,` $rhs attr-dict",
    varve.traits = ["Pure", "InferIntRangeInterface"],
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
    varve.traits = ["Pure", "InferIntRangeInterface"],
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
    varve.traits = ["Pure", "InferIntRangeInterface"],
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
    varve.traits = ["Pure", "InferIntRangeInterface"],
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
    varve.traits = ["Pure", "InferIntRangeInterface"],
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
