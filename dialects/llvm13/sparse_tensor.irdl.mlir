irdl.dialect @sparse_tensor attributes {
  varve.set = "llvm13"
} {
  irdl.attribute @"#encoding" attributes {
    varve.traits = ["Trait"]
  } {
    %dimLevelType = irdl.any {varve.rule = "opaque"}
    %dimOrdering = irdl.any {varve.rule = "affine_map"}
    %pointerBitWidth = irdl.any {varve.rule = "u32"}
    %indexBitWidth = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      dimLevelType: %dimLevelType,
      dimOrdering: %dimOrdering,
      pointerBitWidth: %pointerBitWidth,
      indexBitWidth: %indexBitWidth)
  }
  irdl.operation @indices attributes {
    varve.format = "$tensor `,` $dim attr-dict `:` type($tensor) `to` type($result)",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($dim) = index"]
  } {
    %tensor = irdl.any {varve.rule = "AnyTensor"}
    %dim = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AllOf<AnyStridedMemRef, RankIs<1>>"}
    irdl.operands(
      tensor: %tensor,
      dim: %dim)
    irdl.results(
      result: %result)
  }
  irdl.operation @new attributes {
    varve.format = "$source attr-dict `:` type($source) `to` type($result)"
  } {
    %source = irdl.any
    %result = irdl.any {varve.rule = "AnyTensor"}
    irdl.operands(
      source: %source)
    irdl.results(
      result: %result)
  }
  irdl.operation @pointers attributes {
    varve.format = "$tensor `,` $dim attr-dict `:` type($tensor) `to` type($result)",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($dim) = index"]
  } {
    %tensor = irdl.any {varve.rule = "AnyTensor"}
    %dim = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AllOf<AnyStridedMemRef, RankIs<1>>"}
    irdl.operands(
      tensor: %tensor,
      dim: %dim)
    irdl.results(
      result: %result)
  }
  irdl.operation @tensor attributes {
    varve.format = "$memrefs attr-dict `:` type($memrefs) `to` type($result)",
    varve.traits = ["NoSideEffect"]
  } {
    %memrefs = irdl.any {varve.rule = "AllOf<AnyStridedMemRef, RankIs<1>>"}
    %result = irdl.any {varve.rule = "AnyTensor"}
    irdl.operands(
      memrefs: variadic %memrefs)
    irdl.results(
      result: %result)
  }
  irdl.operation @values attributes {
    varve.format = "$tensor attr-dict `:` type($tensor) `to` type($result)",
    varve.traits = ["NoSideEffect"]
  } {
    %tensor = irdl.any {varve.rule = "AnyTensor"}
    %result = irdl.any {varve.rule = "AllOf<AnyStridedMemRef, RankIs<1>>"}
    irdl.operands(
      tensor: %tensor)
    irdl.results(
      result: %result)
  }
}
