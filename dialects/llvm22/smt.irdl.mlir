irdl.dialect @smt attributes {
  varve.set = "llvm22"
} {
  "varve.enum"() {
    sym_name = "BVCmpPredicate",
    storage = i64,
    cases = [
      ["slt", 0 : i64],
      ["sle", 1 : i64],
      ["sgt", 2 : i64],
      ["sge", 3 : i64],
      ["ult", 4 : i64],
      ["ule", 5 : i64],
      ["ugt", 6 : i64],
      ["uge", 7 : i64]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "IntPredicate",
    storage = i64,
    cases = [
      ["lt", 0 : i64],
      ["le", 1 : i64],
      ["gt", 2 : i64],
      ["ge", 3 : i64]
    ]
  } : () -> ()
  irdl.type @"!array" attributes {
    varve.format = "`<` `[` $domainType `->` $rangeType `]` `>`"
  } {
    %domainType = irdl.any {varve.rule = "type"}
    %rangeType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      domainType: %domainType,
      rangeType: %rangeType)
  }
  irdl.type @"!bool" attributes {
    varve.format = ""
  } {
  }
  irdl.type @"!bv" attributes {
    varve.format = "`<` $width `>`"
  } {
    %width = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      width: %width)
  }
  irdl.type @"!func" attributes {
    varve.format = "`<` `(` one( let($domainTypes = []) | $domainTypes ) `)` ` ` $rangeType `>`"
  } {
    %domainTypes = irdl.any {varve.rule = "array<type>"}
    %rangeType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      domainTypes: %domainTypes,
      rangeType: %rangeType)
  }
  irdl.type @"!int" attributes {
    varve.format = ""
  } {
  }
  irdl.type @"!sort" attributes {
    varve.format = "`<` $identifier (`[` $sortParams^ `]`)? `>`"
  } {
    %identifier = irdl.any {varve.rule = "StrAttr"}
    %sortParams = irdl.any {varve.rule = "array<type>"}
    irdl.parameters(
      identifier: %identifier,
      sortParams: %sortParams) {
      varve.defaults = {
        sortParams = []}
    }
  }
  irdl.attribute @"#bv" attributes {
    varve.syntax = "hook:smt.bv",
    varve.traits = ["TypedAttr"]
  } {
    %value = irdl.any {varve.rule = "apint"}
    irdl.parameters(
      value: %value)
  }
  irdl.operation @and attributes {
    varve.format = "$inputs attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($inputs) = !smt.bool",
      "type($result) = !smt.bool"]
  } {
    %inputs = irdl.base "!smt.bool"
    %result = irdl.base "!smt.bool"
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result: %result)
  }
  irdl.operation @apply_func attributes {
    varve.format = "$func `(` $args `)` attr-dict `:` qualified(type($func))",
    varve.traits = ["Pure", "TypesMatchWith<func,result>", "RangedTypesMatchWith<func,args>"],
    varve.let = [
      "type($result) = type($func).rangeType",
      "type($args) = type($func).domainTypes"]
  } {
    %func = irdl.base "!smt.func"
    %args = irdl.any {varve.rule = "SMT_AnyNonFuncType"}
    %result = irdl.any {varve.rule = "SMT_AnyNonFuncType"}
    irdl.operands(
      func: %func,
      args: variadic %args)
    irdl.results(
      result: %result)
  }
  irdl.operation @array.broadcast attributes {
    varve.format = "$value attr-dict `:` qualified(type($result))",
    varve.traits = ["Pure", "TypesMatchWith<result,value>"],
    varve.let = [
      "type($value) = type($result).rangeType"]
  } {
    %value = irdl.any {varve.rule = "SMT_AnyType"}
    %result = irdl.base "!smt.array"
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @array.select attributes {
    varve.format = "$array `[` $index `]` attr-dict `:` qualified(type($array))",
    varve.traits = ["Pure", "TypesMatchWith<array,index>", "TypesMatchWith<array,result>"],
    varve.let = [
      "type($index) = type($array).domainType",
      "type($result) = type($array).rangeType"]
  } {
    %array = irdl.base "!smt.array"
    %index = irdl.any {varve.rule = "SMT_AnyType"}
    %result = irdl.any {varve.rule = "SMT_AnyType"}
    irdl.operands(
      array: %array,
      index: %index)
    irdl.results(
      result: %result)
  }
  irdl.operation @array.store attributes {
    varve.format = "$array `[` $index `]` `,` $value attr-dict `:` qualified(type($array))",
    varve.traits = ["Pure", "TypesMatchWith<array,index>", "TypesMatchWith<array,value>", "AllTypesMatch<array,result>"],
    varve.let = [
      "type($index) = type($array).domainType",
      "type($value) = type($array).rangeType",
      "type($result) = type($array)"]
  } {
    %array = irdl.base "!smt.array"
    %index = irdl.any {varve.rule = "SMT_AnyType"}
    %value = irdl.any {varve.rule = "SMT_AnyType"}
    %result = irdl.base "!smt.array"
    irdl.operands(
      array: %array,
      index: %index,
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @assert attributes {
    varve.format = "$input attr-dict",
    varve.let = [
      "type($input) = !smt.bool"]
  } {
    %input = irdl.base "!smt.bool"
    irdl.operands(
      input: %input)
  }
  irdl.operation @bv.add attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` qualified(type($result))",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.base "!smt.bv"
    %rhs = irdl.base "!smt.bv"
    %result = irdl.base "!smt.bv"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @bv.and attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` qualified(type($result))",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.base "!smt.bv"
    %rhs = irdl.base "!smt.bv"
    %result = irdl.base "!smt.bv"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @bv.ashr attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` qualified(type($result))",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.base "!smt.bv"
    %rhs = irdl.base "!smt.bv"
    %result = irdl.base "!smt.bv"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @bv.cmp attributes {
    varve.format = "$pred $lhs `,` $rhs attr-dict `:` qualified(type($lhs))",
    varve.traits = ["Pure", "SameTypeOperands"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = !smt.bool"]
  } {
    %lhs = irdl.base "!smt.bv"
    %rhs = irdl.base "!smt.bv"
    %result = irdl.base "!smt.bool"
    %pred = irdl.any {varve.rule = "enum<@BVCmpPredicate>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "pred" = %pred
    }
  }
  irdl.operation @bv.concat attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` qualified(type(operands))",
    varve.traits = ["Pure", "InferTypeOpInterface"]
  } {
    %lhs = irdl.base "!smt.bv"
    %rhs = irdl.base "!smt.bv"
    %result = irdl.base "!smt.bv"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @bv.constant attributes {
    varve.format = "qualified($value) attr-dict",
    varve.traits = ["Pure", "ConstantLike", "FirstAttrDerivedResultType", "InferTypeOpInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($result) = typeof($value)"],
    varve.names = "rule:bit_vector"
  } {
    %result = irdl.base "!smt.bv"
    %value = irdl.base "#smt.bv"
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @bv.extract attributes {
    varve.format = "$input `from` $lowBit attr-dict `:` functional-type($input, $result)",
    varve.traits = ["Pure"]
  } {
    %input = irdl.base "!smt.bv"
    %result = irdl.base "!smt.bv"
    %lowBit = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
    irdl.attributes {
      "lowBit" = %lowBit
    }
  }
  irdl.operation @bv.lshr attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` qualified(type($result))",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.base "!smt.bv"
    %rhs = irdl.base "!smt.bv"
    %result = irdl.base "!smt.bv"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @bv.mul attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` qualified(type($result))",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.base "!smt.bv"
    %rhs = irdl.base "!smt.bv"
    %result = irdl.base "!smt.bv"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @bv.neg attributes {
    varve.format = "$input attr-dict `:` qualified(type($result))",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($input)"]
  } {
    %input = irdl.base "!smt.bv"
    %result = irdl.base "!smt.bv"
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @bv.not attributes {
    varve.format = "$input attr-dict `:` qualified(type($result))",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($input)"]
  } {
    %input = irdl.base "!smt.bv"
    %result = irdl.base "!smt.bv"
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @bv.or attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` qualified(type($result))",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.base "!smt.bv"
    %rhs = irdl.base "!smt.bv"
    %result = irdl.base "!smt.bv"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @bv.repeat attributes {
    varve.printer = "code",
    varve.traits = ["Pure"],
    varve.format = "$times `times` $input attr-dict `:` qualified(type($input)) let(type($result) = !smt.bv(type($input).width * $times))",
    varve.locals = {times = ["I64Attr", "type($result).width / type($input).width"]}
  } {
    %input = irdl.base "!smt.bv"
    %result = irdl.base "!smt.bv"
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @bv.sdiv attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` qualified(type($result))",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.base "!smt.bv"
    %rhs = irdl.base "!smt.bv"
    %result = irdl.base "!smt.bv"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @bv.shl attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` qualified(type($result))",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.base "!smt.bv"
    %rhs = irdl.base "!smt.bv"
    %result = irdl.base "!smt.bv"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @bv.smod attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` qualified(type($result))",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.base "!smt.bv"
    %rhs = irdl.base "!smt.bv"
    %result = irdl.base "!smt.bv"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @bv.srem attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` qualified(type($result))",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.base "!smt.bv"
    %rhs = irdl.base "!smt.bv"
    %result = irdl.base "!smt.bv"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @bv.udiv attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` qualified(type($result))",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.base "!smt.bv"
    %rhs = irdl.base "!smt.bv"
    %result = irdl.base "!smt.bv"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @bv.urem attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` qualified(type($result))",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.base "!smt.bv"
    %rhs = irdl.base "!smt.bv"
    %result = irdl.base "!smt.bv"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @bv.xor attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` qualified(type($result))",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.base "!smt.bv"
    %rhs = irdl.base "!smt.bv"
    %result = irdl.base "!smt.bv"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @bv2int attributes {
    varve.format = "$input (`signed` $is_signed^)? attr-dict `:` qualified(type($input))",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = !smt.int"]
  } {
    %input = irdl.base "!smt.bv"
    %result = irdl.base "!smt.int"
    %is_signed = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
    irdl.attributes {
      "is_signed" = %is_signed
    } {
      varve.optional = ["is_signed"]
    }
  }
  irdl.operation @check attributes {
    varve.format = "attr-dict `sat` $satRegion `unknown` $unknownRegion `unsat` $unsatRegion (`->` qualified(type($results))^ )?",
    varve.traits = ["NoRegionArguments", "SingleBlock"],
    varve.terminator = "smt.yield"
  } {
    %results = irdl.any
    irdl.results(
      results: variadic %results)
    %satRegion = irdl.region with size 1
    %unknownRegion = irdl.region with size 1
    %unsatRegion = irdl.region with size 1
    irdl.regions(
      satRegion: %satRegion,
      unknownRegion: %unknownRegion,
      unsatRegion: %unsatRegion)
  }
  irdl.operation @constant attributes {
    varve.format = "$value attr-dict",
    varve.traits = ["Pure", "ConstantLike", "OpAsmOpInterface"],
    varve.let = [
      "type($result) = !smt.bool"],
    varve.names = "{$value}"
  } {
    %result = irdl.base "!smt.bool"
    %value = irdl.any {varve.rule = "BoolAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @declare_fun attributes {
    varve.format = "($namePrefix^)? attr-dict `:` qualified(type($result))",
    varve.traits = ["OpAsmOpInterface"],
    varve.names = "{$namePrefix}"
  } {
    %result = irdl.any {varve.rule = "SMT_AnyType"}
    %namePrefix = irdl.any {varve.rule = "StrAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "namePrefix" = %namePrefix
    } {
      varve.optional = ["namePrefix"]
    }
  }
  irdl.operation @distinct attributes {
    varve.printer = "code",
    varve.traits = ["Pure", "SameTypeOperands"],
    varve.let = [
      "type($result) = !smt.bool"],
    varve.format = "$inputs attr-dict `:` $type let(type($inputs) = typeof($type))",
    varve.locals = {type = ["TypeAttr", "types($inputs)[0]"]}
  } {
    %inputs = irdl.any {varve.rule = "SMT_AnyNonFuncType"}
    %result = irdl.base "!smt.bool"
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result: %result)
  }
  irdl.operation @eq attributes {
    varve.printer = "code",
    varve.traits = ["Pure", "SameTypeOperands"],
    varve.let = [
      "type($result) = !smt.bool"],
    varve.format = "$inputs attr-dict `:` $type let(type($inputs) = typeof($type))",
    varve.locals = {type = ["TypeAttr", "types($inputs)[0]"]}
  } {
    %inputs = irdl.any {varve.rule = "SMT_AnyNonFuncType"}
    %result = irdl.base "!smt.bool"
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result: %result)
  }
  irdl.operation @exists attributes {
    varve.format = "($boundVarNames^)? (`no_pattern` $noPattern^)? (`weight` $weight^)? attr-dict-with-keyword $body (`patterns` $patterns^)?",
    varve.traits = ["RecursivelySpeculatable", "RecursiveMemoryEffects", "SingleBlock"],
    varve.let = [
      "type($result) = !smt.bool"],
    varve.terminator = "smt.yield"
  } {
    %result = irdl.base "!smt.bool"
    %weight = irdl.any {varve.rule = "I32Attr"}
    %noPattern = irdl.any {varve.rule = "UnitAttr"}
    %boundVarNames = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "weight" = %weight,
      "noPattern" = %noPattern,
      "boundVarNames" = %boundVarNames
    } {
      varve.optional = ["noPattern", "boundVarNames"],
      varve.defaults = {
        weight = 0 : i32}
    }
    %body = irdl.region with size 1
    %patterns = irdl.region with size 1
    irdl.regions(
      body: %body,
      patterns: %patterns) {
      varve.variadic = ["patterns"]
    }
  }
  irdl.operation @forall attributes {
    varve.format = "($boundVarNames^)? (`no_pattern` $noPattern^)? (`weight` $weight^)? attr-dict-with-keyword $body (`patterns` $patterns^)?",
    varve.traits = ["RecursivelySpeculatable", "RecursiveMemoryEffects", "SingleBlock"],
    varve.let = [
      "type($result) = !smt.bool"],
    varve.terminator = "smt.yield"
  } {
    %result = irdl.base "!smt.bool"
    %weight = irdl.any {varve.rule = "I32Attr"}
    %noPattern = irdl.any {varve.rule = "UnitAttr"}
    %boundVarNames = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "weight" = %weight,
      "noPattern" = %noPattern,
      "boundVarNames" = %boundVarNames
    } {
      varve.optional = ["noPattern", "boundVarNames"],
      varve.defaults = {
        weight = 0 : i32}
    }
    %body = irdl.region with size 1
    %patterns = irdl.region with size 1
    irdl.regions(
      body: %body,
      patterns: %patterns) {
      varve.variadic = ["patterns"]
    }
  }
  irdl.operation @implies attributes {
    varve.format = "$lhs `,` $rhs attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($lhs) = !smt.bool",
      "type($rhs) = !smt.bool",
      "type($result) = !smt.bool"]
  } {
    %lhs = irdl.base "!smt.bool"
    %rhs = irdl.base "!smt.bool"
    %result = irdl.base "!smt.bool"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @int.abs attributes {
    varve.format = "$input attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($input) = !smt.int",
      "type($result) = !smt.int"]
  } {
    %input = irdl.base "!smt.int"
    %result = irdl.base "!smt.int"
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @int.add attributes {
    varve.format = "$inputs attr-dict",
    varve.traits = ["Pure", "Commutative"],
    varve.let = [
      "type($inputs) = !smt.int",
      "type($result) = !smt.int"]
  } {
    %inputs = irdl.base "!smt.int"
    %result = irdl.base "!smt.int"
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result: %result)
  }
  irdl.operation @int.cmp attributes {
    varve.format = "$pred $lhs `,` $rhs attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($lhs) = !smt.int",
      "type($rhs) = !smt.int",
      "type($result) = !smt.bool"]
  } {
    %lhs = irdl.base "!smt.int"
    %rhs = irdl.base "!smt.int"
    %result = irdl.base "!smt.bool"
    %pred = irdl.any {varve.rule = "enum<@IntPredicate>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "pred" = %pred
    }
  }
  irdl.operation @int.constant attributes {
    varve.syntax = "hook:smt.int.constant",
    varve.traits = ["Pure", "ConstantLike", "OpAsmOpInterface"],
    varve.let = [
      "type($result) = !smt.int"],
    varve.names = "c{signed($value)}"
  } {
    %result = irdl.base "!smt.int"
    %value = irdl.any {varve.rule = "APIntAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @int.div attributes {
    varve.format = "$lhs `,` $rhs attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($lhs) = !smt.int",
      "type($rhs) = !smt.int",
      "type($result) = !smt.int"]
  } {
    %lhs = irdl.base "!smt.int"
    %rhs = irdl.base "!smt.int"
    %result = irdl.base "!smt.int"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @int.mod attributes {
    varve.format = "$lhs `,` $rhs attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($lhs) = !smt.int",
      "type($rhs) = !smt.int",
      "type($result) = !smt.int"]
  } {
    %lhs = irdl.base "!smt.int"
    %rhs = irdl.base "!smt.int"
    %result = irdl.base "!smt.int"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @int.mul attributes {
    varve.format = "$inputs attr-dict",
    varve.traits = ["Pure", "Commutative"],
    varve.let = [
      "type($inputs) = !smt.int",
      "type($result) = !smt.int"]
  } {
    %inputs = irdl.base "!smt.int"
    %result = irdl.base "!smt.int"
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result: %result)
  }
  irdl.operation @int.sub attributes {
    varve.format = "$lhs `,` $rhs attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($lhs) = !smt.int",
      "type($rhs) = !smt.int",
      "type($result) = !smt.int"]
  } {
    %lhs = irdl.base "!smt.int"
    %rhs = irdl.base "!smt.int"
    %result = irdl.base "!smt.int"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @int2bv attributes {
    varve.format = "$input attr-dict `:` qualified(type($result))",
    varve.traits = ["Pure"],
    varve.let = [
      "type($input) = !smt.int"]
  } {
    %input = irdl.base "!smt.int"
    %result = irdl.base "!smt.bv"
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @ite attributes {
    varve.format = "$cond `,` $thenValue `,` $elseValue attr-dict `:` qualified(type($result))",
    varve.traits = ["Pure", "AllTypesMatch<thenValue,elseValue,result>"],
    varve.let = [
      "type($elseValue) = type($thenValue)",
      "type($result) = type($thenValue)",
      "type($cond) = !smt.bool"]
  } {
    %cond = irdl.base "!smt.bool"
    %thenValue = irdl.any {varve.rule = "SMT_AnyType"}
    %elseValue = irdl.any {varve.rule = "SMT_AnyType"}
    %result = irdl.any {varve.rule = "SMT_AnyType"}
    irdl.operands(
      cond: %cond,
      thenValue: %thenValue,
      elseValue: %elseValue)
    irdl.results(
      result: %result)
  }
  irdl.operation @not attributes {
    varve.format = "$input attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($input) = !smt.bool",
      "type($result) = !smt.bool"]
  } {
    %input = irdl.base "!smt.bool"
    %result = irdl.base "!smt.bool"
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @or attributes {
    varve.format = "$inputs attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($inputs) = !smt.bool",
      "type($result) = !smt.bool"]
  } {
    %inputs = irdl.base "!smt.bool"
    %result = irdl.base "!smt.bool"
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result: %result)
  }
  irdl.operation @pop attributes {
    varve.format = "$count attr-dict"
  } {
    %count = irdl.any {varve.rule = "AllOf<I32Attr, IntNonNegative>"}
    irdl.attributes {
      "count" = %count
    }
  }
  irdl.operation @push attributes {
    varve.format = "$count attr-dict"
  } {
    %count = irdl.any {varve.rule = "AllOf<I32Attr, IntNonNegative>"}
    irdl.attributes {
      "count" = %count
    }
  }
  irdl.operation @reset attributes {
    varve.format = "attr-dict"
  } {
  }
  irdl.operation @set_logic attributes {
    varve.format = "$logic attr-dict",
    varve.traits = ["HasParent<smt.solver>"]
  } {
    %logic = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "logic" = %logic
    }
  }
  irdl.operation @solver attributes {
    varve.format = "`(` $inputs `)` attr-dict `:` functional-type($inputs, $results) $bodyRegion",
    varve.traits = ["IsolatedFromAbove", "SingleBlock"],
    varve.terminator = "smt.yield"
  } {
    %inputs = irdl.any {varve.rule = "Not<SMT_AnyType>"}
    %results = irdl.any {varve.rule = "Not<SMT_AnyType>"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      results: variadic %results)
    %bodyRegion = irdl.region with size 1
    irdl.regions(
      bodyRegion: %bodyRegion)
  }
  irdl.operation @xor attributes {
    varve.format = "$inputs attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($inputs) = !smt.bool",
      "type($result) = !smt.bool"]
  } {
    %inputs = irdl.base "!smt.bool"
    %result = irdl.base "!smt.bool"
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result: %result)
  }
  irdl.operation @yield attributes {
    varve.format = "($values^ `:` qualified(type($values)))? attr-dict",
    varve.traits = ["Pure", "Terminator", "ReturnLike"]
  } {
    %values = irdl.any
    irdl.operands(
      values: variadic %values)
  }
}
