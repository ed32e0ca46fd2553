irdl.dialect @dc attributes {
  varve.set = "circt",
  varve.depends = ["esi"],
  varve.llvm = "24"
} {
  irdl.type @"!token" attributes {
    varve.format = ""
  } {
  }
  irdl.type @"!value" attributes {
    varve.format = "`<`$innerType`>`"
  } {
    %innerType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      innerType: %innerType)
  }
  irdl.operation @branch attributes {
    varve.format = "$condition attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($condition) = !dc.value(i1)",
      "type($trueToken) = !dc.token",
      "type($falseToken) = !dc.token"]
  } {
    %condition = irdl.any
    %trueToken = irdl.base "!dc.token"
    %falseToken = irdl.base "!dc.token"
    irdl.operands(
      condition: %condition)
    irdl.results(
      trueToken: %trueToken,
      falseToken: %falseToken)
  }
  irdl.operation @buffer attributes {
    varve.format = "`[` $size `]` $input ($initValues^)? attr-dict `:` type($input)",
    varve.traits = ["SameTypeConstraint<input,output>", "Pure"],
    varve.let = [
      "type($output) = type($input)"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<!dc.value, !dc.token>"}
    %output = irdl.any {varve.rule = "AnyOf<!dc.value, !dc.token>"}
    %size = irdl.any {varve.rule = "AllOf<I64Attr, IntMinValue<1>>"}
    %initValues = irdl.any {varve.rule = "ArrayAttr"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "size" = %size,
      "initValues" = %initValues
    } {
      varve.optional = ["initValues"]
    }
  }
  irdl.operation @fork attributes {
    varve.printer = "code",
    varve.traits = ["Pure"],
    varve.let = [
      "type($token) = !dc.token",
      "type($outputs) = !dc.token"],
    varve.format = "` ` `[` $count `]` $token ` ` `` attr-dict let(types($outputs) = repeat(!dc.token, $count))",
    varve.locals = {count = ["I64Attr", "count($outputs)"]}
  } {
    %token = irdl.base "!dc.token"
    %outputs = irdl.base "!dc.token"
    irdl.operands(
      token: %token)
    irdl.results(
      outputs: variadic %outputs)
  }
  irdl.operation @from_esi attributes {
    varve.format = "$input attr-dict `:` type($input)",
    varve.traits = ["InferTypeOpInterface", "Pure"],
    varve.let = ["type($output) = if(type($input).inner = int(0), !dc.token, !dc.value(type($input).inner))"]
  } {
    %input = irdl.base "!esi.channel"
    %output = irdl.any {varve.rule = "AnyOf<!dc.value, !dc.token>"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @join attributes {
    varve.format = "$tokens attr-dict",
    varve.traits = ["Commutative", "Pure"],
    varve.let = [
      "type($tokens) = !dc.token",
      "type($output) = !dc.token"]
  } {
    %tokens = irdl.base "!dc.token"
    %output = irdl.base "!dc.token"
    irdl.operands(
      tokens: variadic %tokens)
    irdl.results(
      output: %output)
  }
  irdl.operation @merge attributes {
    varve.format = "$first `,` $second attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($first) = !dc.token",
      "type($second) = !dc.token",
      "type($output) = !dc.value(i1)"]
  } {
    %first = irdl.base "!dc.token"
    %second = irdl.base "!dc.token"
    %output = irdl.any
    irdl.operands(
      first: %first,
      second: %second)
    irdl.results(
      output: %output)
  }
  irdl.operation @pack attributes {
    varve.format = "$token `,` $input attr-dict `:` type($input)",
    varve.traits = ["InferTypeOpInterface", "Pure"],
    varve.let = ["type($output) = !dc.value(type($input))"]
  } {
    %token = irdl.base "!dc.token"
    %input = irdl.any
    %output = irdl.base "!dc.value"
    irdl.operands(
      token: %token,
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @select attributes {
    varve.format = "$condition `,` $trueToken `,` $falseToken attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($condition) = !dc.value(i1)",
      "type($trueToken) = !dc.token",
      "type($falseToken) = !dc.token",
      "type($output) = !dc.token"]
  } {
    %condition = irdl.any
    %trueToken = irdl.base "!dc.token"
    %falseToken = irdl.base "!dc.token"
    %output = irdl.base "!dc.token"
    irdl.operands(
      condition: %condition,
      trueToken: %trueToken,
      falseToken: %falseToken)
    irdl.results(
      output: %output)
  }
  irdl.operation @sink attributes {
    varve.format = "$token attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($token) = !dc.token"]
  } {
    %token = irdl.base "!dc.token"
    irdl.operands(
      token: %token)
  }
  irdl.operation @source attributes {
    varve.format = "attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($output) = !dc.token"]
  } {
    %output = irdl.base "!dc.token"
    irdl.results(
      output: %output)
  }
  irdl.operation @to_esi attributes {
    varve.format = "$input attr-dict `:` type($input)",
    varve.traits = ["InferTypeOpInterface", "Pure"],
    varve.let = ["type($output) = !esi.channel(if(type($input) = !dc.token, int(0), type($input).innerType))"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<!dc.value, !dc.token>"}
    %output = irdl.base "!esi.channel"
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @unpack attributes {
    varve.format = "$input attr-dict `:` qualified(type($input))",
    varve.traits = ["InferTypeOpInterface", "Pure"],
    varve.let = ["type($output) = type($input).innerType"]
  } {
    %input = irdl.base "!dc.value"
    %token = irdl.base "!dc.token"
    %output = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      token: %token,
      output: %output)
  }
}
