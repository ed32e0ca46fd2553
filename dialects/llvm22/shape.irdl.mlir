irdl.dialect @shape attributes {
  varve.set = "llvm22",
  varve.depends = ["arith", "tensor"],
  varve.unknown = ["operations"]
} {
  irdl.type @"!shape" {
  }
  irdl.type @"!size" {
  }
  irdl.type @"!value_shape" {
  }
  irdl.type @"!witness" {
  }
  irdl.operation @add attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)",
    varve.traits = ["Commutative", "Pure", "InferTypeOpAdaptorWithIsCompatible"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<!shape.size, Index>"}
    %rhs = irdl.any {varve.rule = "AnyOf<!shape.size, Index>"}
    %result = irdl.any {varve.rule = "AnyOf<!shape.size, Index>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @any attributes {
    varve.format = "$inputs attr-dict `:` type($inputs) `->` type($result)",
    varve.traits = ["Commutative", "Pure"]
  } {
    %inputs = irdl.any {varve.rule = "AnyOf<!shape.shape, AllOf<RankedTensorOf<Index>, RankIs<1>>>"}
    %result = irdl.any {varve.rule = "AnyOf<!shape.shape, AllOf<RankedTensorOf<Index>, RankIs<1>>>"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result: %result)
  }
  irdl.operation @assuming attributes {
    varve.printer = "code",
    varve.traits = ["SingleBlock", "RegionBranchOpInterface", "RecursiveMemoryEffects"],
    varve.let = [
      "type($witness) = !shape.witness"],
    varve.terminator = "shape.assuming_yield",
    varve.format = "$witness one( let(types($results) = []) | `->` one( `(` type($results) `)` | $result let(type($results) = typeof($result)) ) ) if(count($results) > 0: region($doRegion, end) | $doRegion) attr-dict",
    varve.locals = {result = ["TypeAttr", "absent"]}
  } {
    %witness = irdl.base "!shape.witness"
    %results = irdl.any
    irdl.operands(
      witness: %witness)
    irdl.results(
      results: variadic %results)
    %doRegion = irdl.region with size 1
    irdl.regions(
      doRegion: %doRegion)
  }
  irdl.operation @assuming_all attributes {
    varve.format = "$inputs attr-dict",
    varve.traits = ["Commutative", "Pure"],
    varve.let = [
      "type($inputs) = !shape.witness",
      "type($result) = !shape.witness"]
  } {
    %inputs = irdl.base "!shape.witness"
    %result = irdl.base "!shape.witness"
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result: %result)
  }
  irdl.operation @assuming_yield attributes {
    varve.format = "attr-dict ($operands^ `:` type($operands))?",
    varve.traits = ["Pure", "ReturnLike", "Terminator", "HasParent<shape.assuming>"]
  } {
    %operands = irdl.any
    irdl.operands(
      operands: variadic %operands)
  }
  irdl.operation @broadcast attributes {
    varve.format = "$shapes attr-dict `:` type($shapes) `->` type($result)",
    varve.traits = ["Commutative", "Pure"]
  } {
    %shapes = irdl.any {varve.rule = "AnyOf<!shape.shape, AllOf<RankedTensorOf<Index>, RankIs<1>>>"}
    %result = irdl.any {varve.rule = "AnyOf<!shape.shape, AllOf<RankedTensorOf<Index>, RankIs<1>>>"}
    %error = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      shapes: variadic %shapes)
    irdl.results(
      result: %result)
    irdl.attributes {
      "error" = %error
    } {
      varve.optional = ["error"]
    }
  }
  irdl.operation @concat attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)",
    varve.traits = ["Pure"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<!shape.shape, AllOf<RankedTensorOf<Index>, RankIs<1>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<!shape.shape, AllOf<RankedTensorOf<Index>, RankIs<1>>>"}
    %result = irdl.any {varve.rule = "AnyOf<!shape.shape, AllOf<RankedTensorOf<Index>, RankIs<1>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @const_shape attributes {
    varve.syntax = "hook:shape.const_shape",
    varve.traits = ["ConstantLike", "Pure", "InferTypeOpAdaptorWithIsCompatible"]
  } {
    %result = irdl.any {varve.rule = "AnyOf<!shape.shape, AllOf<RankedTensorOf<Index>, RankIs<1>>>"}
    %shape = irdl.any {varve.rule = "IndexElementsAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "shape" = %shape
    }
  }
  irdl.operation @const_size attributes {
    varve.format = "$value attr-dict",
    varve.traits = ["ConstantLike", "Pure", "OpAsmOpInterface"],
    varve.let = [
      "type($result) = !shape.size"],
    varve.names = "c{$value}"
  } {
    %result = irdl.base "!shape.size"
    %value = irdl.any {varve.rule = "IndexAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @const_witness attributes {
    varve.format = "$passing attr-dict",
    varve.traits = ["ConstantLike", "Pure"],
    varve.let = [
      "type($result) = !shape.witness"]
  } {
    %result = irdl.base "!shape.witness"
    %passing = irdl.any {varve.rule = "BoolAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "passing" = %passing
    }
  }
  irdl.operation @cstr_broadcastable attributes {
    varve.format = "$shapes attr-dict `:` type($shapes)",
    varve.traits = ["Commutative"],
    varve.let = [
      "type($result) = !shape.witness"]
  } {
    %shapes = irdl.any {varve.rule = "AnyOf<!shape.shape, AllOf<RankedTensorOf<Index>, RankIs<1>>>"}
    %result = irdl.base "!shape.witness"
    irdl.operands(
      shapes: variadic %shapes)
    irdl.results(
      result: %result)
  }
  irdl.operation @cstr_eq attributes {
    varve.format = "$shapes attr-dict `:` type($shapes)",
    varve.traits = ["Commutative"],
    varve.let = [
      "type($result) = !shape.witness"]
  } {
    %shapes = irdl.any {varve.rule = "AnyOf<!shape.shape, AllOf<RankedTensorOf<Index>, RankIs<1>>>"}
    %result = irdl.base "!shape.witness"
    irdl.operands(
      shapes: variadic %shapes)
    irdl.results(
      result: %result)
  }
  irdl.operation @cstr_require attributes {
    varve.format = "$pred `,` $msg attr-dict",
    varve.let = [
      "type($pred) = i1",
      "type($result) = !shape.witness"]
  } {
    %pred = irdl.any {varve.rule = "I1"}
    %result = irdl.base "!shape.witness"
    %msg = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      pred: %pred)
    irdl.results(
      result: %result)
    irdl.attributes {
      "msg" = %msg
    }
  }
  irdl.operation @debug_print {
    %input = irdl.any {varve.rule = "AnyOf<!shape.size, !shape.shape>"}
    %output = irdl.any {varve.rule = "AnyOf<!shape.size, !shape.shape>"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @dim attributes {
    varve.format = "$value `,` $index attr-dict `:` type($value) `,`type($index) `->` type($extent)",
    varve.traits = ["Pure", "InferTypeOpAdaptorWithIsCompatible"]
  } {
    %value = irdl.any {varve.rule = "AnyShaped"}
    %index = irdl.any {varve.rule = "AnyOf<!shape.size, Index>"}
    %extent = irdl.any {varve.rule = "AnyOf<!shape.size, Index>"}
    irdl.operands(
      value: %value,
      index: %index)
    irdl.results(
      extent: %extent)
  }
  irdl.operation @div attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)",
    varve.traits = ["Pure", "InferTypeOpAdaptorWithIsCompatible"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<!shape.size, Index>"}
    %rhs = irdl.any {varve.rule = "AnyOf<!shape.size, Index>"}
    %result = irdl.any {varve.rule = "AnyOf<!shape.size, Index>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @from_extent_tensor attributes {
    varve.format = "$input attr-dict `:` type($input)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = !shape.shape"]
  } {
    %input = irdl.any {varve.rule = "AllOf<RankedTensorOf<Index>, RankIs<1>>"}
    %result = irdl.base "!shape.shape"
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @from_extents attributes {
    varve.format = "$extents attr-dict `:` type($extents)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($shape) = !shape.shape"]
  } {
    %extents = irdl.any {varve.rule = "AnyOf<!shape.size, Index>"}
    %shape = irdl.base "!shape.shape"
    irdl.operands(
      extents: variadic %extents)
    irdl.results(
      shape: %shape)
  }
  irdl.operation @func attributes {
    varve.syntax = "hook:shape.func",
    varve.traits = ["AffineScope", "AutomaticAllocationScope", "FunctionOpInterface", "IsolatedFromAbove", "OpAsmOpInterface"],
    varve.default_dialect = "shape"
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "function_type" = %function_type,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["arg_attrs", "res_attrs", "sym_visibility"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @function_library attributes {
    varve.syntax = "hook:shape.function_library",
    varve.traits = ["AffineScope", "IsolatedFromAbove", "NoRegionArguments", "SymbolTable", "Symbol", "NoTerminator", "OpAsmOpInterface", "SingleBlock"],
    varve.default_dialect = "shape"
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %mapping = irdl.any {varve.rule = "DictionaryAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "sym_visibility" = %sym_visibility,
      "mapping" = %mapping
    } {
      varve.optional = ["sym_visibility"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @get_extent attributes {
    varve.format = "$shape `,` $dim attr-dict `:` type($shape) `,` type($dim) `->` type($extent)",
    varve.traits = ["Pure", "InferTypeOpAdaptorWithIsCompatible"]
  } {
    %shape = irdl.any {varve.rule = "AnyOf<!shape.shape, AllOf<RankedTensorOf<Index>, RankIs<1>>>"}
    %dim = irdl.any {varve.rule = "AnyOf<!shape.size, Index>"}
    %extent = irdl.any {varve.rule = "AnyOf<!shape.size, Index>"}
    irdl.operands(
      shape: %shape,
      dim: %dim)
    irdl.results(
      extent: %extent)
  }
  irdl.operation @index_to_size attributes {
    varve.format = "$arg attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($arg) = index",
      "type($result) = !shape.size"]
  } {
    %arg = irdl.any {varve.rule = "Index"}
    %result = irdl.base "!shape.size"
    irdl.operands(
      arg: %arg)
    irdl.results(
      result: %result)
  }
  irdl.operation @is_broadcastable attributes {
    varve.format = "$shapes attr-dict `:` type($shapes)",
    varve.traits = ["Commutative"],
    varve.let = [
      "type($result) = i1"]
  } {
    %shapes = irdl.any {varve.rule = "AnyOf<!shape.shape, AllOf<RankedTensorOf<Index>, RankIs<1>>>"}
    %result = irdl.any {varve.rule = "I1"}
    irdl.operands(
      shapes: variadic %shapes)
    irdl.results(
      result: %result)
  }
  irdl.operation @max attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)",
    varve.traits = ["Commutative", "Pure", "InferTypeOpAdaptorWithIsCompatible"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<!shape.size, !shape.shape>"}
    %rhs = irdl.any {varve.rule = "AnyOf<!shape.size, !shape.shape>"}
    %result = irdl.any {varve.rule = "AnyOf<!shape.size, !shape.shape>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @meet attributes {
    varve.format = "$arg0 `,` $arg1 (`,` `error` `=` $error^)? attr-dict `:` type($arg0) `,` type($arg1) `->` type($result)",
    varve.traits = ["Commutative", "InferTypeOpAdaptorWithIsCompatible"]
  } {
    %arg0 = irdl.any {varve.rule = "AnyOf<!shape.size, Index, !shape.shape, AllOf<RankedTensorOf<Index>, RankIs<1>>>"}
    %arg1 = irdl.any {varve.rule = "AnyOf<!shape.size, Index, !shape.shape, AllOf<RankedTensorOf<Index>, RankIs<1>>>"}
    %result = irdl.any {varve.rule = "AnyOf<!shape.size, Index, !shape.shape, AllOf<RankedTensorOf<Index>, RankIs<1>>>"}
    %error = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      arg0: %arg0,
      arg1: %arg1)
    irdl.results(
      result: %result)
    irdl.attributes {
      "error" = %error
    } {
      varve.optional = ["error"]
    }
  }
  irdl.operation @min attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)",
    varve.traits = ["Commutative", "Pure", "InferTypeOpAdaptorWithIsCompatible"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<!shape.size, !shape.shape>"}
    %rhs = irdl.any {varve.rule = "AnyOf<!shape.size, !shape.shape>"}
    %result = irdl.any {varve.rule = "AnyOf<!shape.size, !shape.shape>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @mul attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)",
    varve.traits = ["Commutative", "Pure", "InferTypeOpAdaptorWithIsCompatible"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<!shape.size, Index>"}
    %rhs = irdl.any {varve.rule = "AnyOf<!shape.size, Index>"}
    %result = irdl.any {varve.rule = "AnyOf<!shape.size, Index>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @num_elements attributes {
    varve.format = "$shape attr-dict `:` type($shape) `->` type($result)",
    varve.traits = ["Pure", "InferTypeOpAdaptorWithIsCompatible"]
  } {
    %shape = irdl.any {varve.rule = "AnyOf<!shape.shape, AllOf<RankedTensorOf<Index>, RankIs<1>>>"}
    %result = irdl.any {varve.rule = "AnyOf<!shape.size, Index>"}
    irdl.operands(
      shape: %shape)
    irdl.results(
      result: %result)
  }
  irdl.operation @rank attributes {
    varve.format = "$shape attr-dict `:` type($shape) `->` type($rank)",
    varve.traits = ["Pure", "InferTypeOpAdaptorWithIsCompatible"]
  } {
    %shape = irdl.any {varve.rule = "AnyOf<!shape.shape, AllOf<RankedTensorOf<Index>, RankIs<1>>>"}
    %rank = irdl.any {varve.rule = "AnyOf<!shape.size, Index>"}
    irdl.operands(
      shape: %shape)
    irdl.results(
      rank: %rank)
  }
  irdl.operation @reduce attributes {
    varve.printer = "code",
    varve.traits = ["SingleBlock"],
    varve.terminator = "shape.yield",
    varve.format = "`(` $shape one( | `,` $initVals ) `)` `:` type($shape) result-types($result) let(types($initVals) = types($result)) region($region, end) attr-dict"
  } {
    %shape = irdl.any {varve.rule = "AnyOf<!shape.shape, AllOf<RankedTensorOf<Index>, RankIs<1>>>"}
    %initVals = irdl.any
    %result = irdl.any
    irdl.operands(
      shape: %shape,
      initVals: variadic %initVals)
    irdl.results(
      result: variadic %result)
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @return attributes {
    varve.format = "attr-dict ($operands^ `:` type($operands))?",
    varve.traits = ["Pure", "HasParent<shape.func>", "ReturnLike", "Terminator"]
  } {
    %operands = irdl.any
    irdl.operands(
      operands: variadic %operands)
  }
  irdl.operation @shape_eq attributes {
    varve.format = "$shapes attr-dict `:` type($shapes)",
    varve.traits = ["Pure", "Commutative"],
    varve.let = [
      "type($result) = i1"]
  } {
    %shapes = irdl.any {varve.rule = "AnyOf<!shape.shape, AllOf<RankedTensorOf<Index>, RankIs<1>>>"}
    %result = irdl.any {varve.rule = "I1"}
    irdl.operands(
      shapes: variadic %shapes)
    irdl.results(
      result: %result)
  }
  irdl.operation @shape_of attributes {
    varve.format = "$arg attr-dict `:` type($arg) `->` type($result)",
    varve.traits = ["Pure", "InferTypeOpAdaptorWithIsCompatible"]
  } {
    %arg = irdl.any {varve.rule = "AnyOf<AnyShaped, !shape.value_shape>"}
    %result = irdl.any {varve.rule = "AnyOf<!shape.shape, AllOf<RankedTensorOf<Index>, RankIs<1>>>"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      result: %result)
  }
  irdl.operation @size_to_index attributes {
    varve.format = "$arg attr-dict `:` type($arg)",
    varve.traits = ["CastOpInterface", "Pure"],
    varve.let = [
      "type($result) = index"]
  } {
    %arg = irdl.any {varve.rule = "AnyOf<!shape.size, Index>"}
    %result = irdl.any {varve.rule = "Index"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      result: %result)
  }
  irdl.operation @split_at attributes {
    varve.traits = ["Pure"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<!shape.shape, AllOf<RankedTensorOf<Index>, RankIs<1>>>"}
    %index = irdl.any {varve.rule = "AnyOf<!shape.size, Index>"}
    %head = irdl.any {varve.rule = "AnyOf<!shape.shape, AllOf<RankedTensorOf<Index>, RankIs<1>>>"}
    %tail = irdl.any {varve.rule = "AnyOf<!shape.shape, AllOf<RankedTensorOf<Index>, RankIs<1>>>"}
    irdl.operands(
      operand: %operand,
      index: %index)
    irdl.results(
      head: %head,
      tail: %tail)
  }
  irdl.operation @to_extent_tensor attributes {
    varve.format = "$input attr-dict `:` type($input) `->` type($result)",
    varve.traits = ["CastOpInterface", "Pure"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<!shape.shape, AllOf<RankedTensorOf<Index>, RankIs<1>>>"}
    %result = irdl.any {varve.rule = "TensorOf<Index>"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @value_as_shape attributes {
    varve.format = "$arg attr-dict `:` type($arg) `->` type($result)",
    varve.traits = ["Pure"]
  } {
    %arg = irdl.any {varve.rule = "AnyOf<AllOf<RankedTensorOf<AnyOf<AnyInteger, Index>>, RankIs<1>>, !shape.value_shape>"}
    %result = irdl.any {varve.rule = "AnyOf<!shape.shape, AllOf<RankedTensorOf<Index>, RankIs<1>>>"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      result: %result)
  }
  irdl.operation @value_of attributes {
    varve.format = "$arg attr-dict `:` type($result)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($arg) = !shape.value_shape"]
  } {
    %arg = irdl.base "!shape.value_shape"
    %result = irdl.any {varve.rule = "AnyShaped"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      result: %result)
  }
  irdl.operation @with_shape attributes {
    varve.format = "operands attr-dict `:` type($operand) `,` type($shape)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = !shape.value_shape"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyShaped, !shape.value_shape>"}
    %shape = irdl.any {varve.rule = "AnyOf<!shape.shape, AllOf<RankedTensorOf<Index>, RankIs<1>>>"}
    %result = irdl.base "!shape.value_shape"
    irdl.operands(
      operand: %operand,
      shape: %shape)
    irdl.results(
      result: %result)
  }
  irdl.operation @yield attributes {
    varve.format = "attr-dict ($operands^ `:` type($operands))?",
    varve.traits = ["HasParent<shape.reduce,shape.function_library>", "Pure", "ReturnLike", "Terminator"]
  } {
    %operands = irdl.any
    irdl.operands(
      operands: variadic %operands)
  }
}
