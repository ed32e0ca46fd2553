irdl.dialect @gpu attributes {
  varve.set = "llvm19",
  varve.base = "llvm22",
  varve.removes = [
    "attribute broadcast",
    "attribute kernel_metadata",
    "attribute kernel_table",
    "attribute lane",
    "attribute mask",
    "enum BroadcastType",
    "operation gpu.rotate",
    "operation gpu.subgroup_broadcast",
    "operation gpu.subgroup_mma_extract_thread_local",
    "operation gpu.subgroup_mma_insert_thread_local",
    "operation gpu.warp_execute_on_lane_0"],
  varve.depends = ["arith"],
  varve.discardable = [
    ["known_block_size", "DenseI32ArrayAttr"],
    ["known_grid_size", "DenseI32ArrayAttr"]]
} {
  irdl.attribute @"#object" attributes {
    varve.format = "`<` $target `,` (`properties` `=` $properties^ `,`)? one(let($format = .fatbin) | `offload` `=` let($format = .offload) | `assembly` `=` let($format = .assembly) | `bin` `=` let($format = .bin) | `fatbin` `=` let($format = .fatbin)) $object `>`"
  } {
    %target = irdl.any {varve.rule = "attribute"}
    %format = irdl.any {varve.rule = "enum<@CompilationTarget>"}
    %object = irdl.any {varve.rule = "StrAttr"}
    %properties = irdl.any {varve.rule = "DictionaryAttr"}
    irdl.parameters(
      target: %target,
      format: %format,
      object: %object,
      properties: %properties) {
      varve.optional = ["properties"],
      varve.defaults = {
        format = 4 : i32}
    }
  }
  irdl.operation @func attributes {
    varve.syntax = "hook:gpu.func",
    varve.traits = ["HasParent<gpu.module>", "AutomaticAllocationScope", "FunctionOpInterface", "IsolatedFromAbove"]
  } {
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %workgroup_attrib_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %private_attrib_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %known_block_size = irdl.any {varve.rule = "AllOf<DenseI32ArrayAttr, DenseArrayCount<3>>"}
    %known_grid_size = irdl.any {varve.rule = "AllOf<DenseI32ArrayAttr, DenseArrayCount<3>>"}
    irdl.attributes {
      "function_type" = %function_type,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs,
      "workgroup_attrib_attrs" = %workgroup_attrib_attrs,
      "private_attrib_attrs" = %private_attrib_attrs,
      "known_block_size" = %known_block_size,
      "known_grid_size" = %known_grid_size
    } {
      varve.optional = ["arg_attrs", "res_attrs", "workgroup_attrib_attrs", "private_attrib_attrs", "known_block_size", "known_grid_size"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @launch attributes {
    varve.syntax = "hook:gpu.launch",
    varve.traits = ["AutomaticAllocationScope", "GPU_AsyncOpInterface", "InferIntRangeInterface", "RecursiveMemoryEffects"],
    varve.let = [
      "type($asyncDependencies) = !gpu.async.token",
      "type($gridSizeX) = index",
      "type($gridSizeY) = index",
      "type($gridSizeZ) = index",
      "type($blockSizeX) = index",
      "type($blockSizeY) = index",
      "type($blockSizeZ) = index",
      "type($clusterSizeX) = index",
      "type($clusterSizeY) = index",
      "type($clusterSizeZ) = index",
      "type($dynamicSharedMemorySize) = i32",
      "type($asyncToken) = !gpu.async.token"]
  } {
    %asyncDependencies = irdl.base "!gpu.async.token"
    %gridSizeX = irdl.any {varve.rule = "Index"}
    %gridSizeY = irdl.any {varve.rule = "Index"}
    %gridSizeZ = irdl.any {varve.rule = "Index"}
    %blockSizeX = irdl.any {varve.rule = "Index"}
    %blockSizeY = irdl.any {varve.rule = "Index"}
    %blockSizeZ = irdl.any {varve.rule = "Index"}
    %clusterSizeX = irdl.any {varve.rule = "Index"}
    %clusterSizeY = irdl.any {varve.rule = "Index"}
    %clusterSizeZ = irdl.any {varve.rule = "Index"}
    %dynamicSharedMemorySize = irdl.any {varve.rule = "I32"}
    %asyncToken = irdl.base "!gpu.async.token"
    irdl.operands(
      asyncDependencies: variadic %asyncDependencies,
      gridSizeX: %gridSizeX,
      gridSizeY: %gridSizeY,
      gridSizeZ: %gridSizeZ,
      blockSizeX: %blockSizeX,
      blockSizeY: %blockSizeY,
      blockSizeZ: %blockSizeZ,
      clusterSizeX: optional %clusterSizeX,
      clusterSizeY: optional %clusterSizeY,
      clusterSizeZ: optional %clusterSizeZ,
      dynamicSharedMemorySize: optional %dynamicSharedMemorySize) {
      varve.segments
    }
    irdl.results(
      asyncToken: optional %asyncToken)
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @module attributes {
    varve.traits = ["DataLayoutOpInterface", "HasDefaultDLTIDataLayout", "IsolatedFromAbove", "SymbolTable", "Symbol", "SingleBlock"],
    varve.terminator = "gpu.module_end",
    varve.format = "$sym_name (`<` $offloadingHandler^ `>`)? ($targets^)? attr-dict-with-keyword $bodyRegion"
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %targets = irdl.any {varve.rule = "AllOf<ArrayOf<Implements<\22TargetAttrInterface\22>>, ArrayMinCount<1>>"}
    %offloadingHandler = irdl.any {varve.rule = "HasTrait<\22OffloadingTranslationAttrTrait\22>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "targets" = %targets,
      "offloadingHandler" = %offloadingHandler
    } {
      varve.optional = ["targets", "offloadingHandler"]
    }
    %bodyRegion = irdl.region with size 1
    irdl.regions(
      bodyRegion: %bodyRegion)
  }
  irdl.operation @module_end attributes {
    varve.format = "attr-dict",
    varve.traits = ["Terminator", "HasParent<gpu.module>"]
  } {
  }
  irdl.operation @printf attributes {
    varve.format = "$format attr-dict ($args^ `:` type($args))?",
    varve.traits = ["MemoryEffects<Write>"]
  } {
    %args = irdl.any {varve.rule = "AnyOf<AnyInteger, Index, AnyFloat>"}
    %format = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      args: variadic %args)
    irdl.attributes {
      "format" = %format
    }
  }
  irdl.operation @shuffle attributes {
    varve.format = "$mode $value `,` $offset `,` $width attr-dict `:` type($value)",
    varve.traits = ["Pure", "AllTypesMatch<value,shuffleResult>"],
    varve.let = [
      "type($shuffleResult) = type($value)",
      "type($offset) = i32",
      "type($width) = i32",
      "type($valid) = i1"]
  } {
    %value = irdl.any {varve.rule = "AnyOf<I32, I64, F32, F64>"}
    %offset = irdl.any {varve.rule = "I32"}
    %width = irdl.any {varve.rule = "I32"}
    %shuffleResult = irdl.any {varve.rule = "AnyOf<I32, I64, F32, F64>"}
    %valid = irdl.any {varve.rule = "I1"}
    %mode = irdl.base "#gpu.shuffle_mode"
    irdl.operands(
      value: %value,
      offset: %offset,
      width: %width)
    irdl.results(
      shuffleResult: %shuffleResult,
      valid: %valid)
    irdl.attributes {
      "mode" = %mode
    }
  }
  irdl.operation @subgroup_mma_compute attributes {
    varve.format = "$opA`,` $opB`,` $opC attr-dict `:` type($opA)`,` type($opB) `->` type($res)",
    varve.traits = ["Pure", "AllTypesMatch<opC,res>"],
    varve.let = [
      "type($res) = type($opC)"]
  } {
    %opA = irdl.any {varve.rule = "AllOf<!gpu.mma_matrix, ElementType<AnyOf<SI<8>, UI<8>, F16, F32>>>"}
    %opB = irdl.any {varve.rule = "AllOf<!gpu.mma_matrix, ElementType<AnyOf<SI<8>, UI<8>, F16, F32>>>"}
    %opC = irdl.any {varve.rule = "AllOf<!gpu.mma_matrix, ElementType<AnyOf<I32, F16, F32>>>"}
    %res = irdl.base "!gpu.mma_matrix"
    %a_transpose = irdl.any {varve.rule = "UnitAttr"}
    %b_transpose = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      opA: %opA,
      opB: %opB,
      opC: %opC)
    irdl.results(
      res: %res)
    irdl.attributes {
      "a_transpose" = %a_transpose,
      "b_transpose" = %b_transpose
    } {
      varve.optional = ["a_transpose", "b_transpose"]
    }
  }
  irdl.operation @subgroup_mma_load_matrix attributes {
    varve.format = "$srcMemref`[`$indices`]` attr-dict `:` type($srcMemref) `->` type($res)",
    varve.traits = ["MemoryEffects<Read>"],
    varve.let = [
      "type($indices) = index"]
  } {
    %srcMemref = irdl.any {varve.rule = "MemRefOf<AnyOf<I8, I32, F16, F32, AllOf<VectorOfNonZeroRankOf<AnyOf<I8, I32, F16, F32>>, RankIs<1>>>>"}
    %indices = irdl.any {varve.rule = "Index"}
    %res = irdl.base "!gpu.mma_matrix"
    %leadDimension = irdl.any {varve.rule = "IndexAttr"}
    %transpose = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      srcMemref: %srcMemref,
      indices: variadic %indices)
    irdl.results(
      res: %res)
    irdl.attributes {
      "leadDimension" = %leadDimension,
      "transpose" = %transpose
    } {
      varve.optional = ["transpose"]
    }
  }
  irdl.operation @subgroup_mma_store_matrix attributes {
    varve.format = "$src`,` $dstMemref`[`$indices`]` attr-dict `:` type($src)`,` type($dstMemref)",
    varve.traits = ["MemoryEffects<Write>"],
    varve.let = [
      "type($indices) = index"]
  } {
    %src = irdl.any {varve.rule = "AllOf<!gpu.mma_matrix, ElementType<AnyOf<SI<8>, UI<8>, I32, F16, F32>>>"}
    %dstMemref = irdl.any {varve.rule = "MemRefOf<AnyOf<I8, I32, F16, F32, AllOf<VectorOfNonZeroRankOf<AnyOf<I8, I32, F16, F32>>, RankIs<1>>>>"}
    %indices = irdl.any {varve.rule = "Index"}
    %leadDimension = irdl.any {varve.rule = "IndexAttr"}
    %transpose = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      src: %src,
      dstMemref: %dstMemref,
      indices: variadic %indices)
    irdl.attributes {
      "leadDimension" = %leadDimension,
      "transpose" = %transpose
    } {
      varve.optional = ["transpose"]
    }
  }
  irdl.operation @subgroup_reduce attributes {
    varve.format = "custom<AllReduceOperation>($op) $value (`uniform` $uniform^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($value)"]
  } {
    %value = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, AnyFloat, AllOf<VectorOfNonZeroRankOf<AnyOf<AnySignlessInteger, AnyFloat>>, RankIs<1>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, AnyFloat, AllOf<VectorOfNonZeroRankOf<AnyOf<AnySignlessInteger, AnyFloat>>, RankIs<1>>>"}
    %op = irdl.base "#gpu.all_reduce_op"
    %uniform = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
    irdl.attributes {
      "op" = %op,
      "uniform" = %uniform
    } {
      varve.optional = ["uniform"]
    }
  }
}
