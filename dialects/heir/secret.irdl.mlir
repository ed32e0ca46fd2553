irdl.dialect @secret attributes {
  varve.set = "heir",
  varve.llvm = "24"
} {
  irdl.type @"!secret" attributes {
    varve.format = "`<` $valueType `>`",
    varve.traits = ["SecretTypeInterface"]
  } {
    %valueType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      valueType: %valueType)
  }
  irdl.attribute @"#kernel" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "kernel"
  } {
    %name = irdl.any {varve.rule = "opaque"}
    %force = irdl.any {varve.rule = "bool"}
    irdl.parameters(
      name: %name,
      force: %force)
  }
  irdl.operation @cast attributes {
    varve.format = "$input attr-dict `:` qualified(type($input)) `to` qualified(type($output))",
    varve.traits = ["Pure"]
  } {
    %input = irdl.base "!secret.secret"
    %output = irdl.base "!secret.secret"
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @conceal attributes {
    varve.format = "$cleartext attr-dict `:` qualified(type($cleartext)) `->` qualified(type($output))",
    varve.traits = ["Pure"]
  } {
    %cleartext = irdl.any
    %output = irdl.base "!secret.secret"
    irdl.operands(
      cleartext: %cleartext)
    irdl.results(
      output: %output)
  }
  irdl.operation @generic attributes {
    varve.printer = "code",
    varve.traits = ["SingleBlock", "OpAsmOpInterface", "OperandAndResultAttrInterface", "RegionBranchOpInterface"],
    varve.terminator = "secret.yield",
    varve.block_names = "input{indices(operands)}",
    varve.discardable = ["__argattrs", "__resattrs"],
    varve.entry_block = "body",
    varve.format = ["`(` each($inputs $__argattrs default {} by `,`: $inputs `` `:` type($inputs) dict($__argattrs)) `)` attr-dict(after(`attrs` `=`)) region($region, end)", "one( let(types($results) = []) | `->` one( `(` each(type($results) $__resattrs default {} by `,`: type($results) dict($__resattrs)) `)` when(count($results) > 1 or has($__resattrs))", "| each(type($results) $__resattrs default {} by `,`: type($results) dict($__resattrs)) ))"]
  } {
    %inputs = irdl.any
    %results = irdl.any
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      results: variadic %results)
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @reveal attributes {
    varve.format = "$input attr-dict `:` qualified(type($input)) `->` qualified(type($cleartext))",
    varve.traits = ["Pure"]
  } {
    %input = irdl.base "!secret.secret"
    %cleartext = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      cleartext: %cleartext)
  }
  irdl.operation @separator attributes {
    varve.format = "attr-dict ($inputs^ `:` type($inputs))?",
    varve.traits = ["MemoryEffects<Write>"]
  } {
    %inputs = irdl.any
    irdl.operands(
      inputs: variadic %inputs)
  }
  irdl.operation @yield attributes {
    varve.printer = "code",
    varve.traits = ["Pure", "ReturnLike", "Terminator", "HasParent<secret.generic>"],
    varve.format = "($values^)? attr-dict (`:` type($values)^)?"
  } {
    %values = irdl.any
    irdl.operands(
      values: variadic %values)
  }
}
