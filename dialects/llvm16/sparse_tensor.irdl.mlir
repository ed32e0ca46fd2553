irdl.dialect @sparse_tensor attributes {
  varve.set = "llvm16",
  varve.base = "llvm19",
  varve.removes = [
    "attribute CrdTransDirection",
    "attribute SparseTensorSortAlgorithm",
    "enum CrdTransDirectionKind",
    "enum SparseTensorSortKind",
    "operation sparse_tensor.assemble",
    "operation sparse_tensor.coordinates",
    "operation sparse_tensor.coordinates_buffer",
    "operation sparse_tensor.crd_translate",
    "operation sparse_tensor.disassemble",
    "operation sparse_tensor.extract_iteration_space",
    "operation sparse_tensor.has_runtime_library",
    "operation sparse_tensor.iterate",
    "operation sparse_tensor.lvl",
    "operation sparse_tensor.positions",
    "operation sparse_tensor.print",
    "operation sparse_tensor.reinterpret_map",
    "operation sparse_tensor.reorder_coo",
    "operation sparse_tensor.slice.offset",
    "operation sparse_tensor.slice.stride",
    "type iter_space",
    "type iterator"]
} {
  "varve.enum"() {
    sym_name = "StorageSpecifierKind",
    storage = i32,
    cases = [
      ["dim_sz", 0 : i32],
      ["ptr_mem_sz", 1 : i32],
      ["idx_mem_sz", 2 : i32],
      ["val_mem_sz", 3 : i32]
    ]
  } : () -> ()
  irdl.attribute @"#encoding" attributes {
    varve.syntax = "hook:sparse_tensor.encoding",
    varve.traits = ["VerifiableTensorEncoding"]
  } {
    %dimLevelType = irdl.any {varve.rule = "opaque"}
    %dimOrdering = irdl.any {varve.rule = "affine_map"}
    %higherOrdering = irdl.any {varve.rule = "affine_map"}
    %pointerBitWidth = irdl.any {varve.rule = "u32"}
    %indexBitWidth = irdl.any {varve.rule = "u32"}
    %dimSlices = irdl.any {varve.rule = "array<#sparse_tensor.slice>"}
    irdl.parameters(
      dimLevelType: %dimLevelType,
      dimOrdering: %dimOrdering,
      higherOrdering: %higherOrdering,
      pointerBitWidth: %pointerBitWidth,
      indexBitWidth: %indexBitWidth,
      dimSlices: %dimSlices)
  }
  irdl.operation @compress attributes {
    varve.format = "$values `,` $filled `,` $added `,` $count `into` $tensor `[` $indices `]` attr-dict `:` type($values) `,` type($filled) `,` type($added) `,` type($tensor)",
    varve.traits = ["AllTypesMatch<tensor,result>"],
    varve.let = [
      "type($result) = type($tensor)",
      "type($count) = index",
      "type($indices) = index"]
  } {
    %values = irdl.any {varve.rule = "AllOf<AnyStridedMemRef, RankIs<1>>"}
    %filled = irdl.any {varve.rule = "AllOf<MemRefOf<I1>, RankIs<1>>"}
    %added = irdl.any {varve.rule = "AllOf<MemRefOf<Index>, RankIs<1>>"}
    %count = irdl.any {varve.rule = "Index"}
    %tensor = irdl.any {varve.rule = "AllOf<AnyTensor, SparseEncoded>"}
    %indices = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AllOf<AnyTensor, SparseEncoded>"}
    irdl.operands(
      values: %values,
      filled: %filled,
      added: %added,
      count: %count,
      tensor: %tensor,
      indices: variadic %indices)
    irdl.results(
      result: %result)
  }
  irdl.operation @concatenate attributes {
    varve.format = "$inputs attr-dict `:` type($inputs) `to` type($result)",
    varve.traits = ["Pure"]
  } {
    %inputs = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
    %result = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
    %dimension = irdl.any {varve.rule = "IndexAttr"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "dimension" = %dimension
    }
  }
  irdl.operation @convert attributes {
    varve.format = "$source attr-dict `:` type($source) `to` type($dest)",
    varve.traits = ["Pure", "SameOperandsAndResultElementType"]
  } {
    %source = irdl.any {varve.rule = "AnyTensor"}
    %dest = irdl.any {varve.rule = "AnyTensor"}
    irdl.operands(
      source: %source)
    irdl.results(
      dest: %dest)
  }
  irdl.operation @foreach attributes {
    varve.format = "`in` $tensor (`init``(`$initArgs^`)`)? attr-dict `:` type($tensor) (`,` type($initArgs)^)? (`->` type($results)^)? `do` $region",
    varve.terminator = "sparse_tensor.yield"
  } {
    %tensor = irdl.any {varve.rule = "AnyTensor"}
    %initArgs = irdl.any
    %results = irdl.any
    irdl.operands(
      tensor: %tensor,
      initArgs: variadic %initArgs)
    irdl.results(
      results: variadic %results)
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @indices attributes {
    varve.format = "$tensor attr-dict `:` type($tensor) `to` type($result)",
    varve.traits = ["Pure"]
  } {
    %tensor = irdl.any {varve.rule = "AllOf<AnyTensor, SparseEncoded>"}
    %result = irdl.any {varve.rule = "AllOf<AnyStridedMemRef, RankIs<1>>"}
    %dimension = irdl.any {varve.rule = "IndexAttr"}
    irdl.operands(
      tensor: %tensor)
    irdl.results(
      result: %result)
    irdl.attributes {
      "dimension" = %dimension
    }
  }
  irdl.operation @indices_buffer attributes {
    varve.format = "$tensor attr-dict `:` type($tensor) `to` type($result)",
    varve.traits = ["Pure"]
  } {
    %tensor = irdl.any {varve.rule = "AllOf<AnyTensor, SparseEncoded>"}
    %result = irdl.any {varve.rule = "AllOf<AnyStridedMemRef, RankIs<1>>"}
    irdl.operands(
      tensor: %tensor)
    irdl.results(
      result: %result)
  }
  irdl.operation @insert attributes {
    varve.format = "$value `into` $tensor `[` $indices `]` attr-dict `:` type($tensor)",
    varve.traits = ["TypesMatchWith<tensor,value>", "AllTypesMatch<tensor,result>"],
    varve.let = [
      "type($value) = elem(type($tensor))",
      "type($result) = type($tensor)",
      "type($indices) = index"]
  } {
    %value = irdl.any
    %tensor = irdl.any {varve.rule = "AllOf<AnyTensor, SparseEncoded>"}
    %indices = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AllOf<AnyTensor, SparseEncoded>"}
    irdl.operands(
      value: %value,
      tensor: %tensor,
      indices: variadic %indices)
    irdl.results(
      result: %result)
  }
  irdl.operation @new attributes {
    varve.format = "(`expand_symmetry` $expandSymmetry^)? $source attr-dict`:` type($source) `to` type($result)",
    varve.traits = ["Pure"]
  } {
    %source = irdl.any
    %result = irdl.any {varve.rule = "AllOf<AnyTensor, SparseEncoded>"}
    %expandSymmetry = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      source: %source)
    irdl.results(
      result: %result)
    irdl.attributes {
      "expandSymmetry" = %expandSymmetry
    } {
      varve.optional = ["expandSymmetry"]
    }
  }
  irdl.operation @pointers attributes {
    varve.format = "$tensor attr-dict `:` type($tensor) `to` type($result)",
    varve.traits = ["Pure"]
  } {
    %tensor = irdl.any {varve.rule = "AllOf<AnyTensor, SparseEncoded>"}
    %result = irdl.any {varve.rule = "AllOf<AnyStridedMemRef, RankIs<1>>"}
    %dimension = irdl.any {varve.rule = "IndexAttr"}
    irdl.operands(
      tensor: %tensor)
    irdl.results(
      result: %result)
    irdl.attributes {
      "dimension" = %dimension
    }
  }
  irdl.operation @sort attributes {
    varve.format = "(`stable` $stable^)? $n`,`$xs (`jointly` $ys^)? attr-dict`:` type($xs) (`jointly` type($ys)^)?",
    varve.let = [
      "type($n) = index"]
  } {
    %n = irdl.any {varve.rule = "Index"}
    %xs = irdl.any {varve.rule = "AllOf<MemRefOf<AnyOf<AnyInteger, Index>>, RankIs<1>>"}
    %ys = irdl.any {varve.rule = "AllOf<AnyMemRef, RankIs<1>>"}
    %stable = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      n: %n,
      xs: variadic %xs,
      ys: variadic %ys) {
      varve.segments
    }
    irdl.attributes {
      "stable" = %stable
    } {
      varve.optional = ["stable"]
    }
  }
  irdl.operation @sort_coo attributes {
    varve.format = "(`stable` $stable^)? $n`,`$xy (`jointly` $ys^)? attr-dict`:` type($xy) (`jointly` type($ys)^)?",
    varve.let = [
      "type($n) = index"]
  } {
    %n = irdl.any {varve.rule = "Index"}
    %xy = irdl.any {varve.rule = "AllOf<MemRefOf<AnyOf<AnyInteger, Index>>, RankIs<1>>"}
    %ys = irdl.any {varve.rule = "AllOf<AnyMemRef, RankIs<1>>"}
    %nx = irdl.any {varve.rule = "IndexAttr"}
    %ny = irdl.any {varve.rule = "IndexAttr"}
    %stable = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      n: %n,
      xy: %xy,
      ys: variadic %ys)
    irdl.attributes {
      "nx" = %nx,
      "ny" = %ny,
      "stable" = %stable
    } {
      varve.optional = ["nx", "ny", "stable"]
    }
  }
  irdl.operation @storage_specifier.get attributes {
    varve.format = "$specifier $specifierKind (`at` $dim^)? attr-dict `:` qualified(type($specifier)) `to` type($result)",
    varve.traits = ["Pure"]
  } {
    %specifier = irdl.base "!sparse_tensor.storage_specifier"
    %result = irdl.any
    %specifierKind = irdl.base "#sparse_tensor.kind"
    %dim = irdl.any {varve.rule = "IndexAttr"}
    irdl.operands(
      specifier: %specifier)
    irdl.results(
      result: %result)
    irdl.attributes {
      "specifierKind" = %specifierKind,
      "dim" = %dim
    } {
      varve.optional = ["dim"]
    }
  }
  irdl.operation @storage_specifier.init attributes {
    varve.format = "attr-dict `:` qualified(type($result))",
    varve.traits = ["Pure"]
  } {
    %result = irdl.base "!sparse_tensor.storage_specifier"
    irdl.results(
      result: %result)
  }
  irdl.operation @storage_specifier.set attributes {
    varve.format = "$specifier $specifierKind (`at` $dim^)? `with` $value attr-dict `:` type($value) `,` qualified(type($result))",
    varve.traits = ["Pure", "AllTypesMatch<result,specifier>"],
    varve.let = [
      "type($specifier) = type($result)"]
  } {
    %specifier = irdl.base "!sparse_tensor.storage_specifier"
    %value = irdl.any
    %result = irdl.base "!sparse_tensor.storage_specifier"
    %specifierKind = irdl.base "#sparse_tensor.kind"
    %dim = irdl.any {varve.rule = "IndexAttr"}
    irdl.operands(
      specifier: %specifier,
      value: %value)
    irdl.results(
      result: %result)
    irdl.attributes {
      "specifierKind" = %specifierKind,
      "dim" = %dim
    } {
      varve.optional = ["dim"]
    }
  }
  irdl.operation @values attributes {
    varve.format = "$tensor attr-dict `:` type($tensor) `to` type($result)",
    varve.traits = ["Pure"]
  } {
    %tensor = irdl.any {varve.rule = "AllOf<AnyTensor, SparseEncoded>"}
    %result = irdl.any {varve.rule = "AllOf<AnyStridedMemRef, RankIs<1>>"}
    irdl.operands(
      tensor: %tensor)
    irdl.results(
      result: %result)
  }
  irdl.operation @yield attributes {
    varve.format = "$result attr-dict `:` type($result)",
    varve.traits = ["Pure", "Terminator"]
  } {
    %result = irdl.any
    irdl.operands(
      result: optional %result)
  }
}
