irdl.dialect @shape attributes {
  varve.set = "llvm13",
  varve.depends = ["tensor"]
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
    varve.traits = ["Commutative", "NoSideEffect"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @any attributes {
    varve.format = "$inputs attr-dict `:` type($inputs) `->` type($result)",
    varve.traits = ["Commutative", "NoSideEffect"]
  } {
    %inputs = irdl.any
    %result = irdl.any
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result: %result)
  }
  irdl.operation @assuming attributes {
    varve.traits = ["RecursiveSideEffects"],
    varve.let = [
      "type($witness) = !shape.witness"],
    varve.terminator = "shape.assuming_yield",
    varve.format = "$witness one( let(types($results) = []) | `->` one( `(` type($results) `)` | $result let(type($results) = typeof($result)) ) ) if(count($results) > 0: region($doRegion, end) | $doRegion) attr-dict",
    varve.locals = {result = ["TypeAttr", "absent"]}
  } {
    %witness = irdl.any
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
    varve.traits = ["Commutative", "NoSideEffect"],
    varve.let = [
      "type($inputs) = !shape.witness",
      "type($result) = !shape.witness"]
  } {
    %inputs = irdl.any
    %result = irdl.any
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result: %result)
  }
  irdl.operation @assuming_yield attributes {
    varve.format = "attr-dict ($operands^ `:` type($operands))?",
    varve.traits = ["NoSideEffect", "ReturnLike", "Terminator", "HasParent<shape.assuming>"]
  } {
    %operands = irdl.any
    irdl.operands(
      operands: variadic %operands)
  }
  irdl.operation @broadcast attributes {
    varve.format = "$shapes attr-dict `:` type($shapes) `->` type($result)",
    varve.traits = ["Commutative", "NoSideEffect"]
  } {
    %shapes = irdl.any
    %result = irdl.any
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
    varve.format = "$lhs `,` $rhs attr-dict",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($lhs) = !shape.shape",
      "type($rhs) = !shape.shape",
      "type($result) = !shape.shape"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @const_shape attributes {
    varve.syntax = "hook:shape.const_shape",
    varve.traits = ["ConstantLike", "NoSideEffect"]
  } {
    %result = irdl.any
    %shape = irdl.any {varve.rule = "IndexElementsAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "shape" = %shape
    }
  }
  irdl.operation @const_size attributes {
    varve.format = "$value attr-dict",
    varve.traits = ["ConstantLike", "NoSideEffect"],
    varve.let = [
      "type($result) = !shape.size"],
    varve.names = "c{$value}"
  } {
    %result = irdl.any
    %value = irdl.any {varve.rule = "IndexAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @const_witness attributes {
    varve.format = "$passing attr-dict",
    varve.traits = ["ConstantLike", "NoSideEffect"],
    varve.let = [
      "type($result) = !shape.witness"]
  } {
    %result = irdl.any
    %passing = irdl.any {varve.rule = "BoolAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "passing" = %passing
    }
  }
  irdl.operation @cstr_broadcastable attributes {
    varve.format = "$shapes attr-dict `:` type($shapes)",
    varve.traits = ["Commutative", "InferTypeOpInterface"],
    varve.let = [
      "type($result) = !shape.witness"]
  } {
    %shapes = irdl.any
    %result = irdl.any
    irdl.operands(
      shapes: variadic %shapes)
    irdl.results(
      result: %result)
  }
  irdl.operation @cstr_eq attributes {
    varve.format = "$shapes attr-dict `:` type($shapes)",
    varve.traits = ["Commutative", "InferTypeOpInterface"],
    varve.let = [
      "type($result) = !shape.witness"]
  } {
    %shapes = irdl.any
    %result = irdl.any
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
    %result = irdl.any
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
    %input = irdl.any
    %output = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @div attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)",
    varve.traits = ["NoSideEffect"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @from_extent_tensor attributes {
    varve.format = "$input attr-dict `:` type($input)",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($result) = !shape.shape"]
  } {
    %input = irdl.any {varve.rule = "AllOf<TensorOf<Index>, RankIs<1>>"}
    %result = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @from_extents attributes {
    varve.format = "$extents attr-dict `:` type($extents)",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($shape) = !shape.shape"]
  } {
    %extents = irdl.any
    %shape = irdl.any
    irdl.operands(
      extents: variadic %extents)
    irdl.results(
      shape: %shape)
  }
  irdl.operation @function_library attributes {
    varve.syntax = "hook:shape.function_library",
    varve.traits = ["AffineScope", "IsolatedFromAbove", "NoRegionArguments", "SymbolTable", "Symbol", "NoTerminator", "SingleBlock"]
  } {
    %mapping = irdl.any {varve.rule = "DictionaryAttr"}
    irdl.attributes {
      "mapping" = %mapping
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @get_extent attributes {
    varve.format = "$shape `,` $dim attr-dict `:` type($shape) `,` type($dim) `->` type($extent)",
    varve.traits = ["NoSideEffect"]
  } {
    %shape = irdl.any
    %dim = irdl.any
    %extent = irdl.any
    irdl.operands(
      shape: %shape,
      dim: %dim)
    irdl.results(
      extent: %extent)
  }
  irdl.operation @index_to_size attributes {
    varve.format = "$arg attr-dict",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($arg) = index",
      "type($result) = !shape.size"]
  } {
    %arg = irdl.any {varve.rule = "Index"}
    %result = irdl.any
    irdl.operands(
      arg: %arg)
    irdl.results(
      result: %result)
  }
  irdl.operation @is_broadcastable attributes {
    varve.format = "$shapes attr-dict `:` type($shapes)",
    varve.traits = ["Commutative", "InferTypeOpInterface"],
    varve.let = [
      "type($result) = i1"]
  } {
    %shapes = irdl.any
    %result = irdl.any {varve.rule = "I1"}
    irdl.operands(
      shapes: variadic %shapes)
    irdl.results(
      result: %result)
  }
  irdl.operation @join attributes {
    varve.format = "$arg0 `,` $arg1 (`,` `error` `=` $error^)? attr-dict `:` type($arg0) `,` type($arg1) `->` type($result)",
    varve.traits = ["Commutative"]
  } {
    %arg0 = irdl.any
    %arg1 = irdl.any
    %result = irdl.any
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
  irdl.operation @max attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)",
    varve.traits = ["Commutative", "NoSideEffect"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @min attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)",
    varve.traits = ["Commutative", "NoSideEffect"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @mul attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)",
    varve.traits = ["Commutative", "NoSideEffect"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @num_elements attributes {
    varve.format = "$shape attr-dict `:` type($shape) `->` type($result)",
    varve.traits = ["NoSideEffect"]
  } {
    %shape = irdl.any
    %result = irdl.any
    irdl.operands(
      shape: %shape)
    irdl.results(
      result: %result)
  }
  irdl.operation @rank attributes {
    varve.format = "$shape attr-dict `:` type($shape) `->` type($rank)",
    varve.traits = ["NoSideEffect"]
  } {
    %shape = irdl.any
    %rank = irdl.any
    irdl.operands(
      shape: %shape)
    irdl.results(
      rank: %rank)
  }
  irdl.operation @reduce attributes {
    varve.terminator = "shape.yield",
    varve.format = "`(` $shape one( | `,` $initVals ) `)` `:` type($shape) result-types($result) let(types($initVals) = types($result)) region($region, end) attr-dict"
  } {
    %shape = irdl.any
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
    varve.traits = ["NoSideEffect", "Commutative", "InferTypeOpInterface"],
    varve.let = [
      "type($result) = i1"]
  } {
    %shapes = irdl.any
    %result = irdl.any {varve.rule = "I1"}
    irdl.operands(
      shapes: variadic %shapes)
    irdl.results(
      result: %result)
  }
  irdl.operation @shape_of attributes {
    varve.format = "$arg attr-dict `:` type($arg) `->` type($result)",
    varve.traits = ["NoSideEffect"]
  } {
    %arg = irdl.any
    %result = irdl.any
    irdl.operands(
      arg: %arg)
    irdl.results(
      result: %result)
  }
  irdl.operation @size_to_index attributes {
    varve.format = "$arg attr-dict `:` type($arg)",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($result) = index"]
  } {
    %arg = irdl.any
    %result = irdl.any {varve.rule = "Index"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      result: %result)
  }
  irdl.operation @split_at attributes {
    varve.traits = ["NoSideEffect"],
    varve.names = "head, tail"
  } {
    %operand = irdl.any
    %index = irdl.any
    %head = irdl.any
    %tail = irdl.any
    irdl.operands(
      operand: %operand,
      index: %index)
    irdl.results(
      head: %head,
      tail: %tail)
  }
  irdl.operation @to_extent_tensor attributes {
    varve.format = "$input attr-dict `:` type($input) `->` type($result)",
    varve.traits = ["NoSideEffect"]
  } {
    %input = irdl.any
    %result = irdl.any {varve.rule = "TensorOf<Index>"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @with_shape attributes {
    varve.format = "operands attr-dict `:` type($operand) `,` type($shape)",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($shape) = !shape.shape",
      "type($result) = !shape.value_shape"]
  } {
    %operand = irdl.any
    %shape = irdl.any
    %result = irdl.any
    irdl.operands(
      operand: %operand,
      shape: %shape)
    irdl.results(
      result: %result)
  }
  irdl.operation @yield attributes {
    varve.format = "attr-dict ($operands^ `:` type($operands))?",
    varve.traits = ["HasParent<shape.reduce,shape.function_library>", "NoSideEffect", "ReturnLike", "Terminator"]
  } {
    %operands = irdl.any
    irdl.operands(
      operands: variadic %operands)
  }
}
