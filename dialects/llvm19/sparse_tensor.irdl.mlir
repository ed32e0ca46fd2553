irdl.dialect @sparse_tensor attributes {
  varve.set = "llvm19",
  varve.base = "llvm22",
  varve.removes = [
    "operation sparse_tensor.coiterate",
    "operation sparse_tensor.extract_value"]
} {
  irdl.attribute @"#encoding" attributes {
    varve.syntax = "hook:sparse_tensor.encoding",
    varve.traits = ["VerifiableTensorEncoding"],
    varve.alias = "sparse"
  } {
    %lvlTypes = irdl.any {varve.rule = "array<sparse_level>"}
    %dimToLvl = irdl.any {varve.rule = "affine_map"}
    %lvlToDim = irdl.any {varve.rule = "affine_map"}
    %posWidth = irdl.any {varve.rule = "u32"}
    %crdWidth = irdl.any {varve.rule = "u32"}
    %explicitVal = irdl.any {varve.rule = "attribute"}
    %implicitVal = irdl.any {varve.rule = "attribute"}
    %dimSlices = irdl.any {varve.rule = "array<#sparse_tensor.slice>"}
    irdl.parameters(
      lvlTypes: %lvlTypes,
      dimToLvl: %dimToLvl,
      lvlToDim: %lvlToDim,
      posWidth: %posWidth,
      crdWidth: %crdWidth,
      explicitVal: %explicitVal,
      implicitVal: %implicitVal,
      dimSlices: %dimSlices)
  }
  irdl.operation @assemble attributes {
    varve.format = "` ` `(` $levels `)` `,` $values attr-dict `:` `(` type($levels) `)` `,` type($values) `to` type($result)",
    varve.traits = ["Pure"]
  } {
    %levels = irdl.any {varve.rule = "TensorOf<AnySignlessIntegerOrIndex>"}
    %values = irdl.any {varve.rule = "AnyTensor"}
    %result = irdl.any {varve.rule = "AllOf<AnyTensor, SparseEncoded>"}
    irdl.operands(
      levels: variadic %levels,
      values: %values)
    irdl.results(
      result: %result)
  }
  irdl.operation @compress attributes {
    varve.format = "$values `,` $filled `,` $added `,` $count `into` $tensor `[` $lvlCoords `]` attr-dict `:` type($values) `,` type($filled) `,` type($added) `,` type($tensor)",
    varve.traits = ["AllTypesMatch<tensor,result>"],
    varve.let = [
      "type($result) = type($tensor)",
      "type($count) = index",
      "type($lvlCoords) = index"]
  } {
    %values = irdl.any {varve.rule = "AllOf<AnyStridedMemRef, RankIs<1>>"}
    %filled = irdl.any {varve.rule = "AllOf<MemRefOf<I1>, RankIs<1>>"}
    %added = irdl.any {varve.rule = "AllOf<MemRefOf<Index>, RankIs<1>>"}
    %count = irdl.any {varve.rule = "Index"}
    %tensor = irdl.any {varve.rule = "AllOf<AnyTensor, SparseEncoded>"}
    %lvlCoords = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AllOf<AnyTensor, SparseEncoded>"}
    irdl.operands(
      values: %values,
      filled: %filled,
      added: %added,
      count: %count,
      tensor: %tensor,
      lvlCoords: variadic %lvlCoords)
    irdl.results(
      result: %result)
  }
  irdl.operation @convert attributes {
    varve.format = "$source attr-dict `:` type($source) `to` type($dest)",
    varve.traits = ["Pure", "StageWithSortSparseOpInterface"]
  } {
    %source = irdl.any {varve.rule = "AnyTensor"}
    %dest = irdl.any {varve.rule = "AnyTensor"}
    irdl.operands(
      source: %source)
    irdl.results(
      dest: %dest)
  }
  irdl.operation @coordinates attributes {
    varve.format = "$tensor attr-dict `:` type($tensor) `to` type($result)",
    varve.traits = ["Pure", "InferTypeOpInterface"]
  } {
    %tensor = irdl.any {varve.rule = "AllOf<AnyTensor, SparseEncoded>"}
    %result = irdl.any {varve.rule = "AnyNon0RankedMemRef"}
    %level = irdl.any {varve.rule = "IndexAttr"}
    irdl.operands(
      tensor: %tensor)
    irdl.results(
      result: %result)
    irdl.attributes {
      "level" = %level
    }
  }
  irdl.operation @coordinates_buffer attributes {
    varve.format = "$tensor attr-dict `:` type($tensor) `to` type($result)",
    varve.traits = ["Pure", "InferTypeOpInterface"]
  } {
    %tensor = irdl.any {varve.rule = "AllOf<AnyTensor, SparseEncoded>"}
    %result = irdl.any {varve.rule = "AnyNon0RankedMemRef"}
    irdl.operands(
      tensor: %tensor)
    irdl.results(
      result: %result)
  }
  irdl.operation @disassemble attributes {
    varve.format = "$tensor attr-dict `:` type($tensor)`out_lvls` `(` $out_levels `:` type($out_levels) `)` `out_vals` `(` $out_values `:` type($out_values) `)` `->``(` type($ret_levels) `)` `,` type($ret_values) `,` `(` type($lvl_lens) `)` `,` type($val_len)",
    varve.traits = ["Pure", "SameVariadicResultSize"]
  } {
    %tensor = irdl.any {varve.rule = "AllOf<AnyTensor, SparseEncoded>"}
    %out_levels = irdl.any {varve.rule = "TensorOf<AnySignlessIntegerOrIndex>"}
    %out_values = irdl.any {varve.rule = "AnyTensor"}
    %ret_levels = irdl.any {varve.rule = "TensorOf<AnySignlessIntegerOrIndex>"}
    %ret_values = irdl.any {varve.rule = "AnyTensor"}
    %lvl_lens = irdl.any {varve.rule = "AnyOf<AllOf<RankedTensorOf<AnySignlessIntegerOrIndex>, RankIs<0>>, AnySignlessIntegerOrIndex>"}
    %val_len = irdl.any {varve.rule = "AnyOf<AllOf<RankedTensorOf<AnySignlessIntegerOrIndex>, RankIs<0>>, AnySignlessIntegerOrIndex>"}
    irdl.operands(
      tensor: %tensor,
      out_levels: variadic %out_levels,
      out_values: %out_values)
    irdl.results(
      ret_levels: variadic %ret_levels,
      ret_values: %ret_values,
      lvl_lens: variadic %lvl_lens,
      val_len: %val_len)
  }
  irdl.operation @expand attributes {
    varve.format = "$tensor attr-dict `:` type($tensor) `to` type($values) `,` type($filled) `,` type($added)",
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
  irdl.operation @extract_iteration_space attributes {
    varve.traits = ["Pure", "InferTypeOpInterface"],
    varve.format = ["$tensor (`at` $parentIter^)? `lvls` `=` $loLvl one(let($hiLvl = $loLvl + 1) | `to` $hiLvl) attr-dict `:` type($tensor)", "(`,` type($parentIter)^)? `->` qualified(type($extractedSpace))"]
  } {
    %tensor = irdl.any {varve.rule = "AllOf<AnyTensor, SparseEncoded>"}
    %parentIter = irdl.base "!sparse_tensor.iterator"
    %extractedSpace = irdl.base "!sparse_tensor.iter_space"
    %loLvl = irdl.any {varve.rule = "IndexAttr"}
    %hiLvl = irdl.any {varve.rule = "IndexAttr"}
    irdl.operands(
      tensor: %tensor,
      parentIter: optional %parentIter)
    irdl.results(
      extractedSpace: %extractedSpace)
    irdl.attributes {
      "loLvl" = %loLvl,
      "hiLvl" = %hiLvl
    }
  }
  irdl.operation @foreach attributes {
    varve.format = "`in` $tensor (`init``(`$initArgs^`)`)? attr-dict `:` type($tensor) (`,` type($initArgs)^)? (`->` type($results)^)? `do` $region",
    varve.traits = ["SingleBlock"],
    varve.terminator = "sparse_tensor.yield"
  } {
    %tensor = irdl.any {varve.rule = "AnyTensor"}
    %initArgs = irdl.any
    %results = irdl.any
    %order = irdl.any {varve.rule = "AffineMapAttr"}
    irdl.operands(
      tensor: %tensor,
      initArgs: variadic %initArgs)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "order" = %order
    } {
      varve.optional = ["order"]
    }
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @load attributes {
    varve.format = "$tensor (`hasInserts` $hasInserts^)? attr-dict `:` type($tensor)",
    varve.traits = ["SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($tensor)"]
  } {
    %tensor = irdl.any {varve.rule = "AllOf<AnyTensor, SparseEncoded>"}
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
  irdl.operation @lvl attributes {
    varve.format = "attr-dict $source `,` $index `:` type($source)",
    varve.traits = ["ConditionallySpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($index) = index",
      "type($result) = index"]
  } {
    %source = irdl.any {varve.rule = "AllOf<AnyTensor, SparseEncoded>"}
    %index = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "Index"}
    irdl.operands(
      source: %source,
      index: %index)
    irdl.results(
      result: %result)
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
  irdl.operation @number_of_entries attributes {
    varve.format = "$tensor attr-dict `:` type($tensor)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = index"]
  } {
    %tensor = irdl.any {varve.rule = "AllOf<AnyTensor, SparseEncoded>"}
    %result = irdl.any {varve.rule = "Index"}
    irdl.operands(
      tensor: %tensor)
    irdl.results(
      result: %result)
  }
  irdl.operation @out attributes {
    varve.format = "$tensor `,` $dest attr-dict `:` type($tensor) `,` type($dest)"
  } {
    %tensor = irdl.any {varve.rule = "AllOf<AnyTensor, SparseEncoded>"}
    %dest = irdl.any
    irdl.operands(
      tensor: %tensor,
      dest: %dest)
  }
  irdl.operation @positions attributes {
    varve.format = "$tensor attr-dict `:` type($tensor) `to` type($result)",
    varve.traits = ["Pure", "InferTypeOpInterface"]
  } {
    %tensor = irdl.any {varve.rule = "AllOf<AnyTensor, SparseEncoded>"}
    %result = irdl.any {varve.rule = "AnyNon0RankedMemRef"}
    %level = irdl.any {varve.rule = "IndexAttr"}
    irdl.operands(
      tensor: %tensor)
    irdl.results(
      result: %result)
    irdl.attributes {
      "level" = %level
    }
  }
  irdl.operation @print attributes {
    varve.format = "$tensor attr-dict `:` type($tensor)"
  } {
    %tensor = irdl.any {varve.rule = "AllOf<AnyTensor, SparseEncoded>"}
    irdl.operands(
      tensor: %tensor)
  }
  irdl.operation @reinterpret_map attributes {
    varve.format = "$source attr-dict `:` type($source) `to` type($dest)",
    varve.traits = ["NoMemoryEffect"]
  } {
    %source = irdl.any {varve.rule = "AllOf<AnyTensor, SparseEncoded>"}
    %dest = irdl.any {varve.rule = "AllOf<AnyTensor, SparseEncoded>"}
    irdl.operands(
      source: %source)
    irdl.results(
      dest: %dest)
  }
  irdl.operation @reorder_coo attributes {
    varve.format = "$algorithm $input_coo attr-dict`:` type($input_coo) `to` type($result_coo)",
    varve.traits = ["Pure"]
  } {
    %input_coo = irdl.any {varve.rule = "AllOf<AnyTensor, SparseEncoded>"}
    %result_coo = irdl.any {varve.rule = "AllOf<AnyTensor, SparseEncoded>"}
    %algorithm = irdl.base "#sparse_tensor.SparseTensorSortAlgorithm"
    irdl.operands(
      input_coo: %input_coo)
    irdl.results(
      result_coo: %result_coo)
    irdl.attributes {
      "algorithm" = %algorithm
    }
  }
  irdl.operation @slice.offset attributes {
    varve.format = "$slice `at` $dim attr-dict `:` type($slice)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($offset) = index"]
  } {
    %slice = irdl.any {varve.rule = "AllOf<AnyTensor, SparseSlice>"}
    %offset = irdl.any {varve.rule = "Index"}
    %dim = irdl.any {varve.rule = "IndexAttr"}
    irdl.operands(
      slice: %slice)
    irdl.results(
      offset: %offset)
    irdl.attributes {
      "dim" = %dim
    }
  }
  irdl.operation @slice.stride attributes {
    varve.format = "$slice `at` $dim attr-dict `:` type($slice)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($stride) = index"]
  } {
    %slice = irdl.any {varve.rule = "AllOf<AnyTensor, SparseSlice>"}
    %stride = irdl.any {varve.rule = "Index"}
    %dim = irdl.any {varve.rule = "IndexAttr"}
    irdl.operands(
      slice: %slice)
    irdl.results(
      stride: %stride)
    irdl.attributes {
      "dim" = %dim
    }
  }
  irdl.operation @values attributes {
    varve.format = "$tensor attr-dict `:` type($tensor) `to` type($result)",
    varve.traits = ["Pure", "InferTypeOpInterface"]
  } {
    %tensor = irdl.any {varve.rule = "AllOf<AnyTensor, SparseEncoded>"}
    %result = irdl.any {varve.rule = "AnyNon0RankedMemRef"}
    irdl.operands(
      tensor: %tensor)
    irdl.results(
      result: %result)
  }
  irdl.operation @yield attributes {
    varve.format = "$results attr-dict `:` type($results)",
    varve.traits = ["Pure", "Terminator", "HasParent<sparse_tensor.binary,sparse_tensor.unary,sparse_tensor.reduce,sparse_tensor.select,sparse_tensor.foreach,sparse_tensor.iterate>"]
  } {
    %results = irdl.any
    irdl.operands(
      results: variadic %results)
  }
}
