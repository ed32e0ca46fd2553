irdl.dialect @sparse_tensor attributes {
  varve.set = "llvm22"
} {
  "varve.enum"() {
    sym_name = "CrdTransDirectionKind",
    storage = i32,
    cases = [
      ["dim_to_lvl", 0 : i32],
      ["lvl_to_dim", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "SparseTensorSortKind",
    storage = i32,
    cases = [
      ["hybrid_quick_sort", 0 : i32],
      ["insertion_sort_stable", 1 : i32],
      ["quick_sort", 2 : i32],
      ["heap_sort", 3 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "StorageSpecifierKind",
    storage = i32,
    cases = [
      ["lvl_sz", 0 : i32],
      ["pos_mem_sz", 1 : i32],
      ["crd_mem_sz", 2 : i32],
      ["val_mem_sz", 3 : i32],
      ["dim_offset", 4 : i32],
      ["dim_stride", 5 : i32]
    ]
  } : () -> ()
  irdl.type @"!iter_space" attributes {
    varve.format = "`<` $encoding `,` `lvls` `=` $loLvl one(let($hiLvl = $loLvl + 1) | `to` $hiLvl) `>`"
  } {
    %encoding = irdl.base "#sparse_tensor.encoding"
    %loLvl = irdl.any {varve.rule = "u64"}
    %hiLvl = irdl.any {varve.rule = "u64"}
    irdl.parameters(
      encoding: %encoding,
      loLvl: %loLvl,
      hiLvl: %hiLvl)
  }
  irdl.type @"!iterator" attributes {
    varve.format = "`<` $encoding `,` `lvls` `=` $loLvl one(let($hiLvl = $loLvl + 1) | `to` $hiLvl) `>`"
  } {
    %encoding = irdl.base "#sparse_tensor.encoding"
    %loLvl = irdl.any {varve.rule = "u64"}
    %hiLvl = irdl.any {varve.rule = "u64"}
    irdl.parameters(
      encoding: %encoding,
      loLvl: %loLvl,
      hiLvl: %hiLvl)
  }
  irdl.type @"!storage_specifier" attributes {
    varve.format = "`<` qualified($encoding) `>`"
  } {
    %encoding = irdl.base "#sparse_tensor.encoding"
    irdl.parameters(
      encoding: %encoding)
  }
  irdl.attribute @"#CrdTransDirection" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@CrdTransDirectionKind>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#SparseTensorSortAlgorithm" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@SparseTensorSortKind>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#encoding" attributes {
    varve.syntax = "hook:sparse_tensor.encoding",
    varve.traits = ["VerifiableTensorEncoding", "OpAsmAttrInterface"],
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
  irdl.attribute @"#kind" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@StorageSpecifierKind>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#slice" attributes {
    varve.syntax = "hook:sparse_tensor.slice"
  } {
    %offset = irdl.any {varve.rule = "i64"}
    %size = irdl.any {varve.rule = "i64"}
    %stride = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      offset: %offset,
      size: %size,
      stride: %stride)
  }
  irdl.operation @assemble attributes {
    varve.format = "` ` `(` $levels `)` `,` $values attr-dict `:` `(` type($levels) `)` `,` type($values) `to` type($result)",
    varve.traits = ["Pure"]
  } {
    %levels = irdl.any {varve.rule = "RankedTensorOf<AnySignlessIntegerOrIndex>"}
    %values = irdl.any {varve.rule = "AnyRankedTensor"}
    %result = irdl.any {varve.rule = "AllOf<AnyRankedTensor, SparseEncoded>"}
    irdl.operands(
      levels: variadic %levels,
      values: %values)
    irdl.results(
      result: %result)
  }
  irdl.operation @binary attributes {
    varve.format = "$x `,` $y `:` attr-dict type($x) `,` type($y) `to` type($output) `\\n` `overlap` `=` $overlapRegion `\\n` `left` `=` (`identity` $left_identity^):($leftRegion)? `\\n` `right` `=` (`identity` $right_identity^):($rightRegion)?",
    varve.traits = ["Pure"]
  } {
    %x = irdl.any
    %y = irdl.any
    %output = irdl.any
    %left_identity = irdl.any {varve.rule = "UnitAttr"}
    %right_identity = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      x: %x,
      y: %y)
    irdl.results(
      output: %output)
    irdl.attributes {
      "left_identity" = %left_identity,
      "right_identity" = %right_identity
    } {
      varve.optional = ["left_identity", "right_identity"]
    }
    %overlapRegion = irdl.region
    %leftRegion = irdl.region
    %rightRegion = irdl.region
    irdl.regions(
      overlapRegion: %overlapRegion,
      leftRegion: %leftRegion,
      rightRegion: %rightRegion)
  }
  irdl.operation @coiterate attributes {
    varve.syntax = "hook:sparse_tensor.coiterate",
    varve.traits = ["SingleBlock", "RecursiveMemoryEffects"],
    varve.terminator = "sparse_tensor.yield"
  } {
    %iterSpaces = irdl.base "!sparse_tensor.iter_space"
    %initArgs = irdl.any
    %results = irdl.any
    %crdUsedLvls = irdl.any {varve.rule = "AllOf<APIntAttr, HasType<AnyI<64>>>"}
    %cases = irdl.any {varve.rule = "ArrayOf<AllOf<APIntAttr, HasType<AnyI<64>>>>"}
    irdl.operands(
      iterSpaces: variadic %iterSpaces,
      initArgs: variadic %initArgs) {
      varve.segments
    }
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "crdUsedLvls" = %crdUsedLvls,
      "cases" = %cases
    }
    %caseRegions = irdl.region with size 1
    irdl.regions(
      caseRegions: %caseRegions) {
      varve.variadic = ["caseRegions"]
    }
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
    %tensor = irdl.any {varve.rule = "AllOf<AnyRankedTensor, SparseEncoded>"}
    %lvlCoords = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AllOf<AnyRankedTensor, SparseEncoded>"}
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
  irdl.operation @concatenate attributes {
    varve.format = "$inputs attr-dict `:` type($inputs) `to` type($result)",
    varve.traits = ["Pure", "StageWithSortSparseOpInterface"]
  } {
    %inputs = irdl.any {varve.rule = "AnyRankedTensor"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
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
    varve.traits = ["Pure", "StageWithSortSparseOpInterface"]
  } {
    %source = irdl.any {varve.rule = "AnyRankedTensor"}
    %dest = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      source: %source)
    irdl.results(
      dest: %dest)
  }
  irdl.operation @coordinates attributes {
    varve.format = "$tensor attr-dict `:` type($tensor) `to` type($result)",
    varve.traits = ["Pure", "InferTypeOpInterface"]
  } {
    %tensor = irdl.any {varve.rule = "AllOf<AnyRankedTensor, SparseEncoded>"}
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
    %tensor = irdl.any {varve.rule = "AllOf<AnyRankedTensor, SparseEncoded>"}
    %result = irdl.any {varve.rule = "AnyNon0RankedMemRef"}
    irdl.operands(
      tensor: %tensor)
    irdl.results(
      result: %result)
  }
  irdl.operation @crd_translate attributes {
    varve.format = "$direction `[` $in_crds `]` `as` $encoder attr-dict `:` type($out_crds)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($in_crds) = index",
      "type($out_crds) = index"]
  } {
    %in_crds = irdl.any {varve.rule = "Index"}
    %out_crds = irdl.any {varve.rule = "Index"}
    %direction = irdl.base "#sparse_tensor.CrdTransDirection"
    %encoder = irdl.base "#sparse_tensor.encoding"
    irdl.operands(
      in_crds: variadic %in_crds)
    irdl.results(
      out_crds: variadic %out_crds)
    irdl.attributes {
      "direction" = %direction,
      "encoder" = %encoder
    }
  }
  irdl.operation @disassemble attributes {
    varve.format = "$tensor attr-dict `:` type($tensor)`out_lvls` `(` $out_levels `:` type($out_levels) `)` `out_vals` `(` $out_values `:` type($out_values) `)` `->``(` type($ret_levels) `)` `,` type($ret_values) `,` `(` type($lvl_lens) `)` `,` type($val_len)",
    varve.traits = ["Pure", "SameVariadicResultSize"]
  } {
    %tensor = irdl.any {varve.rule = "AllOf<AnyRankedTensor, SparseEncoded>"}
    %out_levels = irdl.any {varve.rule = "RankedTensorOf<AnySignlessIntegerOrIndex>"}
    %out_values = irdl.any {varve.rule = "AnyRankedTensor"}
    %ret_levels = irdl.any {varve.rule = "RankedTensorOf<AnySignlessIntegerOrIndex>"}
    %ret_values = irdl.any {varve.rule = "AnyRankedTensor"}
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
    %tensor = irdl.any {varve.rule = "AllOf<AnyRankedTensor, SparseEncoded>"}
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
    varve.format = ["$tensor (`at` $parentIter^)? `lvls` `=` $loLvl one(let($hiLvl = $loLvl + 1) | `to` $hiLvl) attr-dict `:` type($tensor)", "(`,` type($parentIter)^)? `->` qualified(type($extractedSpace))"],
    varve.require = [["$loLvl < $hiLvl", "expected smaller level low than level high"]]
  } {
    %tensor = irdl.any {varve.rule = "AllOf<AnyRankedTensor, SparseEncoded>"}
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
  irdl.operation @extract_value attributes {
    varve.format = "$tensor `at` $iterator attr-dict `:` type($tensor)`,` qualified(type($iterator))",
    varve.traits = ["Pure", "TypesMatchWith<tensor,result>"],
    varve.let = [
      "type($result) = elem(type($tensor))"]
  } {
    %tensor = irdl.any {varve.rule = "AllOf<AnyRankedTensor, SparseEncoded>"}
    %iterator = irdl.base "!sparse_tensor.iterator"
    %result = irdl.any
    irdl.operands(
      tensor: %tensor,
      iterator: %iterator)
    irdl.results(
      result: %result)
  }
  irdl.operation @foreach attributes {
    varve.format = "`in` $tensor (`init``(`$initArgs^`)`)? attr-dict `:` type($tensor) (`,` type($initArgs)^)? (`->` type($results)^)? `do` $region",
    varve.traits = ["SingleBlock"],
    varve.terminator = "sparse_tensor.yield"
  } {
    %tensor = irdl.any {varve.rule = "AnyRankedTensor"}
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
  irdl.operation @has_runtime_library attributes {
    varve.format = "attr-dict",
    varve.let = [
      "type($result) = i1"]
  } {
    %result = irdl.any {varve.rule = "I1"}
    irdl.results(
      result: %result)
  }
  irdl.operation @iterate attributes {
    varve.syntax = "hook:sparse_tensor.iterate",
    varve.traits = ["RecursiveMemoryEffects", "RecursivelySpeculatable", "LoopLikeOpInterface", "RegionBranchOpInterface", "SingleBlock"],
    varve.terminator = "sparse_tensor.yield"
  } {
    %iterSpace = irdl.base "!sparse_tensor.iter_space"
    %initArgs = irdl.any
    %results = irdl.any
    %crdUsedLvls = irdl.any {varve.rule = "AllOf<APIntAttr, HasType<AnyI<64>>>"}
    irdl.operands(
      iterSpace: %iterSpace,
      initArgs: variadic %initArgs)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "crdUsedLvls" = %crdUsedLvls
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
    %tensor = irdl.any {varve.rule = "AllOf<AnyRankedTensor, SparseEncoded>"}
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
    %source = irdl.any {varve.rule = "AllOf<AnyRankedTensor, SparseEncoded>"}
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
    %result = irdl.any {varve.rule = "AllOf<AnyRankedTensor, SparseEncoded>"}
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
    %tensor = irdl.any {varve.rule = "AllOf<AnyRankedTensor, SparseEncoded>"}
    %result = irdl.any {varve.rule = "Index"}
    irdl.operands(
      tensor: %tensor)
    irdl.results(
      result: %result)
  }
  irdl.operation @out attributes {
    varve.format = "$tensor `,` $dest attr-dict `:` type($tensor) `,` type($dest)"
  } {
    %tensor = irdl.any {varve.rule = "AllOf<AnyRankedTensor, SparseEncoded>"}
    %dest = irdl.any
    irdl.operands(
      tensor: %tensor,
      dest: %dest)
  }
  irdl.operation @positions attributes {
    varve.format = "$tensor attr-dict `:` type($tensor) `to` type($result)",
    varve.traits = ["Pure", "InferTypeOpInterface"]
  } {
    %tensor = irdl.any {varve.rule = "AllOf<AnyRankedTensor, SparseEncoded>"}
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
    %tensor = irdl.any {varve.rule = "AllOf<AnyRankedTensor, SparseEncoded>"}
    irdl.operands(
      tensor: %tensor)
  }
  irdl.operation @push_back attributes {
    varve.format = "(`inbounds` $inbounds^)? $curSize `,` $inBuffer `,` $value (`,` $n^ )? attr-dict `:` type($curSize) `,` type($inBuffer) `,` type($value) (`,` type($n)^ )?",
    varve.traits = ["TypesMatchWith<inBuffer,value>", "AllTypesMatch<inBuffer,outBuffer>"],
    varve.let = [
      "type($value) = elem(type($inBuffer))",
      "type($outBuffer) = type($inBuffer)",
      "type($curSize) = index",
      "type($n) = index",
      "type($newSize) = index"]
  } {
    %curSize = irdl.any {varve.rule = "Index"}
    %inBuffer = irdl.any {varve.rule = "AllOf<AnyMemRef, RankIs<1>>"}
    %value = irdl.any
    %n = irdl.any {varve.rule = "Index"}
    %outBuffer = irdl.any {varve.rule = "AllOf<AnyMemRef, RankIs<1>>"}
    %newSize = irdl.any {varve.rule = "Index"}
    %inbounds = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      curSize: %curSize,
      inBuffer: %inBuffer,
      value: %value,
      n: optional %n)
    irdl.results(
      outBuffer: %outBuffer,
      newSize: %newSize)
    irdl.attributes {
      "inbounds" = %inbounds
    } {
      varve.optional = ["inbounds"]
    }
  }
  irdl.operation @reduce attributes {
    varve.format = "$x `,` $y `,` $identity attr-dict `:` type($output) $region",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($y) = type($x)",
      "type($identity) = type($x)",
      "type($output) = type($x)"]
  } {
    %x = irdl.any
    %y = irdl.any
    %identity = irdl.any
    %output = irdl.any
    irdl.operands(
      x: %x,
      y: %y,
      identity: %identity)
    irdl.results(
      output: %output)
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @reinterpret_map attributes {
    varve.format = "$source attr-dict `:` type($source) `to` type($dest)",
    varve.traits = ["NoMemoryEffect"]
  } {
    %source = irdl.any {varve.rule = "AllOf<AnyRankedTensor, SparseEncoded>"}
    %dest = irdl.any {varve.rule = "AllOf<AnyRankedTensor, SparseEncoded>"}
    irdl.operands(
      source: %source)
    irdl.results(
      dest: %dest)
  }
  irdl.operation @reorder_coo attributes {
    varve.format = "$algorithm $input_coo attr-dict`:` type($input_coo) `to` type($result_coo)",
    varve.traits = ["Pure"]
  } {
    %input_coo = irdl.any {varve.rule = "AllOf<AnyRankedTensor, SparseEncoded>"}
    %result_coo = irdl.any {varve.rule = "AllOf<AnyRankedTensor, SparseEncoded>"}
    %algorithm = irdl.base "#sparse_tensor.SparseTensorSortAlgorithm"
    irdl.operands(
      input_coo: %input_coo)
    irdl.results(
      result_coo: %result_coo)
    irdl.attributes {
      "algorithm" = %algorithm
    }
  }
  irdl.operation @select attributes {
    varve.format = "$x attr-dict `:` type($x) $region",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($output) = type($x)"]
  } {
    %x = irdl.any
    %output = irdl.any
    irdl.operands(
      x: %x)
    irdl.results(
      output: %output)
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @slice.offset attributes {
    varve.format = "$slice `at` $dim attr-dict `:` type($slice)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($offset) = index"]
  } {
    %slice = irdl.any {varve.rule = "AllOf<AnyRankedTensor, SparseSlice>"}
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
    %slice = irdl.any {varve.rule = "AllOf<AnyRankedTensor, SparseSlice>"}
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
  irdl.operation @sort attributes {
    varve.format = "$algorithm $n`,`$xy (`jointly` $ys^)? attr-dict`:` type($xy) (`jointly` type($ys)^)?",
    varve.let = [
      "type($n) = index"]
  } {
    %n = irdl.any {varve.rule = "Index"}
    %xy = irdl.any {varve.rule = "AllOf<MemRefOf<AnyOf<AnyInteger, Index>>, RankIs<1>>"}
    %ys = irdl.any {varve.rule = "AllOf<AnyMemRef, RankIs<1>>"}
    %perm_map = irdl.any {varve.rule = "AffineMapAttr"}
    %ny = irdl.any {varve.rule = "IndexAttr"}
    %algorithm = irdl.base "#sparse_tensor.SparseTensorSortAlgorithm"
    irdl.operands(
      n: %n,
      xy: %xy,
      ys: variadic %ys)
    irdl.attributes {
      "perm_map" = %perm_map,
      "ny" = %ny,
      "algorithm" = %algorithm
    } {
      varve.optional = ["ny"]
    }
  }
  irdl.operation @storage_specifier.get attributes {
    varve.format = "$specifier $specifierKind (`at` $level^)? attr-dict`:` qualified(type($specifier))",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = index"]
  } {
    %specifier = irdl.base "!sparse_tensor.storage_specifier"
    %result = irdl.any {varve.rule = "Index"}
    %specifierKind = irdl.base "#sparse_tensor.kind"
    %level = irdl.any {varve.rule = "IndexAttr"}
    irdl.operands(
      specifier: %specifier)
    irdl.results(
      result: %result)
    irdl.attributes {
      "specifierKind" = %specifierKind,
      "level" = %level
    } {
      varve.optional = ["level"]
    }
  }
  irdl.operation @storage_specifier.init attributes {
    varve.format = "attr-dict (`with` $source^)? `:` (`from` qualified(type($source))^ `to`)? qualified(type($result))",
    varve.traits = ["Pure"]
  } {
    %source = irdl.base "!sparse_tensor.storage_specifier"
    %result = irdl.base "!sparse_tensor.storage_specifier"
    irdl.operands(
      source: optional %source)
    irdl.results(
      result: %result)
  }
  irdl.operation @storage_specifier.set attributes {
    varve.format = "$specifier $specifierKind (`at` $level^)? `with` $value attr-dict `:` qualified(type($result))",
    varve.traits = ["Pure", "AllTypesMatch<result,specifier>"],
    varve.let = [
      "type($specifier) = type($result)",
      "type($value) = index"]
  } {
    %specifier = irdl.base "!sparse_tensor.storage_specifier"
    %value = irdl.any {varve.rule = "Index"}
    %result = irdl.base "!sparse_tensor.storage_specifier"
    %specifierKind = irdl.base "#sparse_tensor.kind"
    %level = irdl.any {varve.rule = "IndexAttr"}
    irdl.operands(
      specifier: %specifier,
      value: %value)
    irdl.results(
      result: %result)
    irdl.attributes {
      "specifierKind" = %specifierKind,
      "level" = %level
    } {
      varve.optional = ["level"]
    }
  }
  irdl.operation @unary attributes {
    varve.format = "$x attr-dict `:` type($x) `to` type($output) `\\n` `present` `=` $presentRegion `\\n` `absent` `=` $absentRegion",
    varve.traits = ["Pure"]
  } {
    %x = irdl.any
    %output = irdl.any
    irdl.operands(
      x: %x)
    irdl.results(
      output: %output)
    %presentRegion = irdl.region
    %absentRegion = irdl.region
    irdl.regions(
      presentRegion: %presentRegion,
      absentRegion: %absentRegion)
  }
  irdl.operation @values attributes {
    varve.format = "$tensor attr-dict `:` type($tensor) `to` type($result)",
    varve.traits = ["Pure", "InferTypeOpInterface"]
  } {
    %tensor = irdl.any {varve.rule = "AllOf<AnyRankedTensor, SparseEncoded>"}
    %result = irdl.any {varve.rule = "AnyNon0RankedMemRef"}
    irdl.operands(
      tensor: %tensor)
    irdl.results(
      result: %result)
  }
  irdl.operation @yield attributes {
    varve.format = "$results attr-dict `:` type($results)",
    varve.traits = ["Pure", "Terminator", "HasParent<sparse_tensor.binary,sparse_tensor.unary,sparse_tensor.reduce,sparse_tensor.select,sparse_tensor.foreach,sparse_tensor.iterate,sparse_tensor.coiterate>"]
  } {
    %results = irdl.any
    irdl.operands(
      results: variadic %results)
  }
}
