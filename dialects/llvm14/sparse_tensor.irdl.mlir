irdl.dialect @sparse_tensor attributes {
  varve.set = "llvm14",
  varve.base = "llvm15",
  varve.removes = [
    "operation sparse_tensor.binary",
    "operation sparse_tensor.reduce",
    "operation sparse_tensor.unary",
    "operation sparse_tensor.yield"]
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
  irdl.operation @compress attributes {
    varve.format = "$tensor `,` $indices `,` $values `,` $filled `,` $added `,` $count attr-dict `:` type($tensor) `,` type($indices) `,` type($values) `,` type($filled) `,` type($added) `,` type($count)",
    varve.let = [
      "type($count) = index"]
  } {
    %tensor = irdl.any {varve.rule = "AnyTensor"}
    %indices = irdl.any {varve.rule = "AllOf<MemRefOf<Index>, RankIs<1>>"}
    %values = irdl.any {varve.rule = "AllOf<AnyStridedMemRef, RankIs<1>>"}
    %filled = irdl.any {varve.rule = "AllOf<MemRefOf<I1>, RankIs<1>>"}
    %added = irdl.any {varve.rule = "AllOf<MemRefOf<Index>, RankIs<1>>"}
    %count = irdl.any {varve.rule = "Index"}
    irdl.operands(
      tensor: %tensor,
      indices: %indices,
      values: %values,
      filled: %filled,
      added: %added,
      count: %count)
  }
  irdl.operation @expand attributes {
    varve.format = "$tensor attr-dict `:` type($tensor) `to` type($values) `,` type($filled) `,` type($added) `,` type($count)",
    varve.let = [
      "type($count) = index"]
  } {
    %tensor = irdl.any {varve.rule = "AnyTensor"}
    %values = irdl.any {varve.rule = "AllOf<AnyStridedMemRef, RankIs<1>>"}
    %filled = irdl.any {varve.rule = "AllOf<MemRefOf<I1>, RankIs<1>>"}
    %added = irdl.any {varve.rule = "AllOf<MemRefOf<Index>, RankIs<1>>"}
    %count = irdl.any {varve.rule = "Index"}
    irdl.operands(
      tensor: %tensor)
    irdl.results(
      values: %values,
      filled: %filled,
      added: %added,
      count: %count)
  }
  irdl.operation @indices attributes {
    varve.format = "$tensor `,` $dim attr-dict `:` type($tensor) `to` type($result)",
    varve.traits = ["Pure"],
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
  irdl.operation @init attributes {
    varve.format = "`[` $sizes `]` attr-dict `:` type($result)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($sizes) = index"]
  } {
    %sizes = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyTensor"}
    irdl.operands(
      sizes: variadic %sizes)
    irdl.results(
      result: %result)
  }
  irdl.operation @lex_insert attributes {
    varve.format = "$tensor `,` $indices `,` $value attr-dict `:` type($tensor) `,` type($indices) `,` type($value)"
  } {
    %tensor = irdl.any {varve.rule = "AnyTensor"}
    %indices = irdl.any {varve.rule = "AllOf<MemRefOf<Index>, RankIs<1>>"}
    %value = irdl.any
    irdl.operands(
      tensor: %tensor,
      indices: %indices,
      value: %value)
  }
  irdl.operation @load attributes {
    varve.format = "$tensor (`hasInserts` $hasInserts^)? attr-dict `:` type($tensor)",
    varve.traits = ["SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($tensor)"]
  } {
    %tensor = irdl.any {varve.rule = "AnyTensor"}
    %result = irdl.any {varve.rule = "AnyTensor"}
    %hasInserts = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      tensor: %tensor)
    irdl.results(
      result: %result)
    irdl.attributes {
      "hasInserts" = %hasInserts
    } {
      varve.optional = ["hasInserts"]
    }
  }
  irdl.operation @new attributes {
    varve.format = "$source attr-dict `:` type($source) `to` type($result)",
    varve.traits = ["Pure"]
  } {
    %source = irdl.any
    %result = irdl.any {varve.rule = "AnyTensor"}
    irdl.operands(
      source: %source)
    irdl.results(
      result: %result)
  }
  irdl.operation @out attributes {
    varve.format = "$tensor `,` $dest attr-dict `:` type($tensor) `,` type($dest)"
  } {
    %tensor = irdl.any
    %dest = irdl.any
    irdl.operands(
      tensor: %tensor,
      dest: %dest)
  }
  irdl.operation @pointers attributes {
    varve.format = "$tensor `,` $dim attr-dict `:` type($tensor) `to` type($result)",
    varve.traits = ["Pure"],
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
  irdl.operation @release attributes {
    varve.format = "$tensor attr-dict `:` type($tensor)"
  } {
    %tensor = irdl.any {varve.rule = "AnyTensor"}
    irdl.operands(
      tensor: %tensor)
  }
  irdl.operation @values attributes {
    varve.format = "$tensor attr-dict `:` type($tensor) `to` type($result)",
    varve.traits = ["Pure"]
  } {
    %tensor = irdl.any {varve.rule = "AnyTensor"}
    %result = irdl.any {varve.rule = "AllOf<AnyStridedMemRef, RankIs<1>>"}
    irdl.operands(
      tensor: %tensor)
    irdl.results(
      result: %result)
  }
}
