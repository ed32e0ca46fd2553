irdl.dialect @memref attributes {
  varve.set = "llvm17",
  varve.base = "llvm16",
  varve.state = "iree-compiler 20230524.529"
} {
  irdl.operation @memory_space_cast attributes {
    varve.format = "$source attr-dict `:` type($source) `to` type($dest)",
    varve.traits = ["CastOpInterface", "OpAsmOpInterface", "MemorySpaceCastOpInterface", "MemRefsNormalizable", "Pure", "SameOperandsAndResultElementType", "SameOperandsAndResultShape", "ViewLikeOpInterface"],
    varve.names = "memspacecast"
  } {
    %source = irdl.any {varve.rule = "AnyRankedOrUnrankedMemRef"}
    %dest = irdl.any {varve.rule = "AnyRankedOrUnrankedMemRef"}
    irdl.operands(
      source: %source)
    irdl.results(
      dest: %dest)
  }
  irdl.operation @store attributes {
    varve.format = "$value `,` $memref `[` $indices `]` attr-dict `:` type($memref)",
    varve.traits = ["TypesMatchWith<memref,value>", "MemRefsNormalizable", "PromotableMemOpInterface", "DestructurableAccessorOpInterface"],
    varve.let = [
      "type($value) = elem(type($memref))",
      "type($indices) = index"]
  } {
    %value = irdl.any
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "Index"}
    %nontemporal = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      value: %value,
      memref: %memref,
      indices: variadic %indices)
    irdl.attributes {
      "nontemporal" = %nontemporal
    } {
      varve.optional = ["nontemporal"],
      varve.defaults = {
        nontemporal = false}
    }
  }
}
