irdl.dialect @cf attributes {
  varve.set = "llvm16",
  varve.base = "llvm19",
  varve.depends = ["arith"]
} {
  irdl.operation @assert attributes {
    varve.format = "$arg `,` $msg attr-dict",
    varve.let = [
      "type($arg) = i1"]
  } {
    %arg = irdl.any {varve.rule = "I1"}
    %msg = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      arg: %arg)
    irdl.attributes {
      "msg" = %msg
    }
  }
}
