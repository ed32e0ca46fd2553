irdl.dialect @sparse_tensor attributes {
  varve.set = "llvm15",
  varve.base = "llvm16",
  varve.removes = [
    "attribute kind",
    "attribute slice",
    "enum StorageSpecifierKind",
    "operation sparse_tensor.concatenate",
    "operation sparse_tensor.foreach",
    "operation sparse_tensor.indices_buffer",
    "operation sparse_tensor.insert",
    "operation sparse_tensor.number_of_entries",
    "operation sparse_tensor.push_back",
    "operation sparse_tensor.select",
    "operation sparse_tensor.sort",
    "operation sparse_tensor.sort_coo",
    "operation sparse_tensor.storage_specifier.get",
    "operation sparse_tensor.storage_specifier.init",
    "operation sparse_tensor.storage_specifier.set",
    "type storage_specifier"]
} {
  irdl.attribute @"#encoding" attributes {
    varve.syntax = "hook:sparse_tensor.encoding",
    varve.traits = ["VerifiableTensorEncoding"]
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
    %tensor = irdl.any {varve.rule = "AllOf<AnyTensor, SparseEncoded>"}
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
    %tensor = irdl.any {varve.rule = "AllOf<AnyTensor, SparseEncoded>"}
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
    %tensor = irdl.any {varve.rule = "AllOf<AnyTensor, SparseEncoded>"}
    %dim = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AllOf<AnyStridedMemRef, RankIs<1>>"}
    irdl.operands(
      tensor: %tensor,
      dim: %dim)
    irdl.results(
      result: %result)
  }
  irdl.operation @lex_insert attributes {
    varve.format = "$tensor `,` $indices `,` $value attr-dict `:` type($tensor) `,` type($indices) `,` type($value)"
  } {
    %tensor = irdl.any {varve.rule = "AllOf<AnyTensor, SparseEncoded>"}
    %indices = irdl.any {varve.rule = "AllOf<MemRefOf<Index>, RankIs<1>>"}
    %value = irdl.any
    irdl.operands(
      tensor: %tensor,
      indices: %indices,
      value: %value)
  }
  irdl.operation @new attributes {
    varve.format = "$source attr-dict `:` type($source) `to` type($result)",
    varve.traits = ["Pure"]
  } {
    %source = irdl.any
    %result = irdl.any {varve.rule = "AllOf<AnyTensor, SparseEncoded>"}
    irdl.operands(
      source: %source)
    irdl.results(
      result: %result)
  }
  irdl.operation @pointers attributes {
    varve.format = "$tensor `,` $dim attr-dict `:` type($tensor) `to` type($result)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($dim) = index"]
  } {
    %tensor = irdl.any {varve.rule = "AllOf<AnyTensor, SparseEncoded>"}
    %dim = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AllOf<AnyStridedMemRef, RankIs<1>>"}
    irdl.operands(
      tensor: %tensor,
      dim: %dim)
    irdl.results(
      result: %result)
  }
  irdl.operation @yield attributes {
    varve.format = "$result attr-dict `:` type($result)",
    varve.traits = ["Pure", "Terminator"]
  } {
    %result = irdl.any
    irdl.operands(
      result: %result)
  }
}
