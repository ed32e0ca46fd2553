irdl.dialect @dbg attributes {
  varve.set = "circt",
  varve.llvm = "24"
} {
  irdl.type @"!array" {
  }
  irdl.type @"!enum" {
  }
  irdl.type @"!scope" {
  }
  irdl.type @"!struct" {
  }
  irdl.type @"!value" {
  }
  irdl.operation @array attributes {
    varve.printer = "code",
    varve.traits = ["Pure", "SameTypeOperands"],
    varve.let = [
      "type($result) = !dbg.array"],
    varve.format = "` ` `[` $elements `]` attr-dict one( let(types($elements) = []) | `:` $type let(type($elements) = typeof($type)) )",
    varve.locals = {type = ["TypeAttr", "types($elements)[0]"]}
  } {
    %elements = irdl.any
    %result = irdl.base "!dbg.array"
    irdl.operands(
      elements: variadic %elements)
    irdl.results(
      result: %result)
  }
  irdl.operation @enum attributes {
    varve.format = "$value `,` $enumTypeName `,` $variantsMap (`fqn` $fqn^)? attr-dict `:` type($value)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = !dbg.enum"]
  } {
    %value = irdl.any
    %result = irdl.base "!dbg.enum"
    %enumTypeName = irdl.any {varve.rule = "StrAttr"}
    %variantsMap = irdl.any {varve.rule = "DictionaryAttr"}
    %fqn = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
    irdl.attributes {
      "enumTypeName" = %enumTypeName,
      "variantsMap" = %variantsMap,
      "fqn" = %fqn
    } {
      varve.optional = ["fqn"]
    }
  }
  irdl.operation @scope attributes {
    varve.format = "$instanceName `,` $moduleName (`scope` $scope^)? attr-dict",
    varve.let = [
      "type($scope) = !dbg.scope",
      "type($result) = !dbg.scope"]
  } {
    %scope = irdl.base "!dbg.scope"
    %result = irdl.base "!dbg.scope"
    %instanceName = irdl.any {varve.rule = "StrAttr"}
    %moduleName = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      scope: optional %scope)
    irdl.results(
      result: %result)
    irdl.attributes {
      "instanceName" = %instanceName,
      "moduleName" = %moduleName
    }
  }
  irdl.operation @struct attributes {
    varve.printer = "code",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = !dbg.struct"],
    varve.format = "` ` `{` each($fields $names by `,`: $names `` `:` $fields) `}` attr-dict (`:` type($fields)^)?"
  } {
    %fields = irdl.any
    %result = irdl.base "!dbg.struct"
    %names = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    irdl.operands(
      fields: variadic %fields)
    irdl.results(
      result: %result)
    irdl.attributes {
      "names" = %names
    }
  }
  irdl.operation @value attributes {
    varve.format = "$value (`typeName` $typeName^)? (`params` $params^)? attr-dict `:` type($value)",
    varve.let = [
      "type($result) = !dbg.value"]
  } {
    %value = irdl.any
    %result = irdl.base "!dbg.value"
    %typeName = irdl.any {varve.rule = "StrAttr"}
    %params = irdl.any {varve.rule = "ArrayAttr"}
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
    irdl.attributes {
      "typeName" = %typeName,
      "params" = %params
    } {
      varve.optional = ["typeName", "params"]
    }
  }
  irdl.operation @variable attributes {
    varve.format = "$name `,` $value (`scope` $scope^)? attr-dict `:` type($value)",
    varve.let = [
      "type($scope) = !dbg.scope"]
  } {
    %value = irdl.any
    %scope = irdl.base "!dbg.scope"
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      value: %value,
      scope: optional %scope)
    irdl.attributes {
      "name" = %name
    }
  }
}
