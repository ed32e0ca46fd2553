irdl.dialect @shape attributes {
  varve.set = "llvm16",
  varve.base = "llvm22",
  varve.depends = ["arith", "tensor"],
  varve.unknown = ["operations"]
} {
  irdl.operation @add attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)",
    varve.traits = ["Commutative", "Pure", "InferTypeOpInterface"]
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
    %inputs = irdl.any {varve.rule = "AnyOf<!shape.shape, AllOf<TensorOf<Index>, RankIs<1>>>"}
    %result = irdl.any {varve.rule = "AnyOf<!shape.shape, AllOf<TensorOf<Index>, RankIs<1>>>"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result: %result)
  }
  irdl.operation @assuming attributes {
    varve.traits = ["RegionBranchOpInterface", "RecursiveMemoryEffects"],
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
  irdl.operation @broadcast attributes {
    varve.format = "$shapes attr-dict `:` type($shapes) `->` type($result)",
    varve.traits = ["Commutative", "Pure"]
  } {
    %shapes = irdl.any {varve.rule = "AnyOf<!shape.shape, AllOf<TensorOf<Index>, RankIs<1>>>"}
    %result = irdl.any {varve.rule = "AnyOf<!shape.shape, AllOf<TensorOf<Index>, RankIs<1>>>"}
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
    %lhs = irdl.any {varve.rule = "AnyOf<!shape.shape, AllOf<TensorOf<Index>, RankIs<1>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<!shape.shape, AllOf<TensorOf<Index>, RankIs<1>>>"}
    %result = irdl.any {varve.rule = "AnyOf<!shape.shape, AllOf<TensorOf<Index>, RankIs<1>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @const_shape attributes {
    varve.syntax = "hook:shape.const_shape",
    varve.traits = ["ConstantLike", "Pure", "InferTypeOpInterface"]
  } {
    %result = irdl.any {varve.rule = "AnyOf<!shape.shape, AllOf<TensorOf<Index>, RankIs<1>>>"}
    %shape = irdl.any {varve.rule = "IndexElementsAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "shape" = %shape
    }
  }
  irdl.operation @cstr_broadcastable attributes {
    varve.format = "$shapes attr-dict `:` type($shapes)",
    varve.traits = ["Commutative"],
    varve.let = [
      "type($result) = !shape.witness"]
  } {
    %shapes = irdl.any {varve.rule = "AnyOf<!shape.shape, AllOf<TensorOf<Index>, RankIs<1>>>"}
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
    %shapes = irdl.any {varve.rule = "AnyOf<!shape.shape, AllOf<TensorOf<Index>, RankIs<1>>>"}
    %result = irdl.base "!shape.witness"
    irdl.operands(
      shapes: variadic %shapes)
    irdl.results(
      result: %result)
  }
  irdl.operation @dim attributes {
    varve.format = "$value `,` $index attr-dict `:` type($value) `,`type($index) `->` type($extent)",
    varve.traits = ["Pure", "InferTypeOpInterface"]
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
    varve.traits = ["Pure", "InferTypeOpInterface"]
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
    %input = irdl.any {varve.rule = "AllOf<TensorOf<Index>, RankIs<1>>"}
    %result = irdl.base "!shape.shape"
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @get_extent attributes {
    varve.format = "$shape `,` $dim attr-dict `:` type($shape) `,` type($dim) `->` type($extent)",
    varve.traits = ["Pure", "InferTypeOpInterface"]
  } {
    %shape = irdl.any {varve.rule = "AnyOf<!shape.shape, AllOf<TensorOf<Index>, RankIs<1>>>"}
    %dim = irdl.any {varve.rule = "AnyOf<!shape.size, Index>"}
    %extent = irdl.any {varve.rule = "AnyOf<!shape.size, Index>"}
    irdl.operands(
      shape: %shape,
      dim: %dim)
    irdl.results(
      extent: %extent)
  }
  irdl.operation @is_broadcastable attributes {
    varve.format = "$shapes attr-dict `:` type($shapes)",
    varve.traits = ["Commutative"],
    varve.let = [
      "type($result) = i1"]
  } {
    %shapes = irdl.any {varve.rule = "AnyOf<!shape.shape, AllOf<TensorOf<Index>, RankIs<1>>>"}
    %result = irdl.any {varve.rule = "I1"}
    irdl.operands(
      shapes: variadic %shapes)
    irdl.results(
      result: %result)
  }
  irdl.operation @max attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)",
    varve.traits = ["Commutative", "Pure", "InferTypeOpInterface"]
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
    varve.traits = ["Commutative", "InferTypeOpInterface"]
  } {
    %arg0 = irdl.any {varve.rule = "AnyOf<!shape.size, Index, !shape.shape, AllOf<TensorOf<Index>, RankIs<1>>>"}
    %arg1 = irdl.any {varve.rule = "AnyOf<!shape.size, Index, !shape.shape, AllOf<TensorOf<Index>, RankIs<1>>>"}
    %result = irdl.any {varve.rule = "AnyOf<!shape.size, Index, !shape.shape, AllOf<TensorOf<Index>, RankIs<1>>>"}
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
    varve.traits = ["Commutative", "Pure", "InferTypeOpInterface"]
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
    varve.traits = ["Commutative", "Pure", "InferTypeOpInterface"]
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
    varve.traits = ["Pure", "InferTypeOpInterface"]
  } {
    %shape = irdl.any {varve.rule = "AnyOf<!shape.shape, AllOf<TensorOf<Index>, RankIs<1>>>"}
    %result = irdl.any {varve.rule = "AnyOf<!shape.size, Index>"}
    irdl.operands(
      shape: %shape)
    irdl.results(
      result: %result)
  }
  irdl.operation @rank attributes {
    varve.format = "$shape attr-dict `:` type($shape) `->` type($rank)",
    varve.traits = ["Pure", "InferTypeOpInterface"]
  } {
    %shape = irdl.any {varve.rule = "AnyOf<!shape.shape, AllOf<TensorOf<Index>, RankIs<1>>>"}
    %rank = irdl.any {varve.rule = "AnyOf<!shape.size, Index>"}
    irdl.operands(
      shape: %shape)
    irdl.results(
      rank: %rank)
  }
  irdl.operation @reduce attributes {
    varve.terminator = "shape.yield",
    varve.format = "`(` $shape one( | `,` $initVals ) `)` `:` type($shape) result-types($result) let(types($initVals) = types($result)) region($region, end) attr-dict"
  } {
    %shape = irdl.any {varve.rule = "AnyOf<!shape.shape, AllOf<TensorOf<Index>, RankIs<1>>>"}
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
  irdl.operation @shape_eq attributes {
    varve.format = "$shapes attr-dict `:` type($shapes)",
    varve.traits = ["Pure", "Commutative"],
    varve.let = [
      "type($result) = i1"]
  } {
    %shapes = irdl.any {varve.rule = "AnyOf<!shape.shape, AllOf<TensorOf<Index>, RankIs<1>>>"}
    %result = irdl.any {varve.rule = "I1"}
    irdl.operands(
      shapes: variadic %shapes)
    irdl.results(
      result: %result)
  }
  irdl.operation @shape_of attributes {
    varve.format = "$arg attr-dict `:` type($arg) `->` type($result)",
    varve.traits = ["Pure", "InferTypeOpInterface"]
  } {
    %arg = irdl.any {varve.rule = "AnyOf<AnyShaped, !shape.value_shape>"}
    %result = irdl.any {varve.rule = "AnyOf<!shape.shape, AllOf<TensorOf<Index>, RankIs<1>>>"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      result: %result)
  }
  irdl.operation @split_at attributes {
    varve.traits = ["Pure"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<!shape.shape, AllOf<TensorOf<Index>, RankIs<1>>>"}
    %index = irdl.any {varve.rule = "AnyOf<!shape.size, Index>"}
    %head = irdl.any {varve.rule = "AnyOf<!shape.shape, AllOf<TensorOf<Index>, RankIs<1>>>"}
    %tail = irdl.any {varve.rule = "AnyOf<!shape.shape, AllOf<TensorOf<Index>, RankIs<1>>>"}
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
    %input = irdl.any {varve.rule = "AnyOf<!shape.shape, AllOf<TensorOf<Index>, RankIs<1>>>"}
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
    %arg = irdl.any {varve.rule = "AnyOf<AllOf<TensorOf<AnyOf<AnyInteger, Index>>, RankIs<1>>, !shape.value_shape>"}
    %result = irdl.any {varve.rule = "AnyOf<!shape.shape, AllOf<TensorOf<Index>, RankIs<1>>>"}
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
    %shape = irdl.any {varve.rule = "AnyOf<!shape.shape, AllOf<TensorOf<Index>, RankIs<1>>>"}
    %result = irdl.base "!shape.value_shape"
    irdl.operands(
      operand: %operand,
      shape: %shape)
    irdl.results(
      result: %result)
  }
}
