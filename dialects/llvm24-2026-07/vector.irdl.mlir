irdl.dialect @vector attributes {
  varve.set = "llvm24-2026-07",
  varve.base = "llvm22",
  varve.llvm = "24",
  varve.depends = ["arith", "ub"]
} {
  irdl.operation @contract attributes {
    varve.syntax = "hook:vector.contract",
    varve.traits = ["IndexingMapOpInterface", "Pure", "TypeIs<Operand0,AnyShaped>", "TypeIs<Operand1,AnyShaped>", "SameElementType<Operand0,Operand1>", "SameElementType<Result0,Operand2>", "MaskableOpInterface", "VectorUnrollOpInterface"]
  } {
    %lhs = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %rhs = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %acc = irdl.any
    %result0 = irdl.any
    %indexing_maps = irdl.any {varve.rule = "ArrayAttr"}
    %iterator_types = irdl.any {varve.rule = "ArrayOf<#vector.iterator_type>"}
    %kind = irdl.base "#vector.kind"
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      acc: %acc)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "indexing_maps" = %indexing_maps,
      "iterator_types" = %iterator_types,
      "kind" = %kind,
      "fastmath" = %fastmath
    } {
      varve.defaults = {
        kind = #vector.kind<add>,
        fastmath = #arith.fastmath<none>}
    }
  }
}
