irdl.dialect @om attributes {
  varve.set = "circt",
  varve.depends = ["hw"],
  varve.llvm = "24"
} {
  "varve.enum"() {
    sym_name = "TargetKind",
    storage = i32,
    cases = [
      ["dont_touch", 0 : i32],
      ["instance", 1 : i32],
      ["member_instance", 2 : i32],
      ["member_reference", 3 : i32],
      ["reference", 4 : i32]
    ]
  } : () -> ()
  "varve.directive"() {
    format = "` ` `` one( | `field_locs` `(` $locations `)` )",
    sym_name = "FieldLocs",
    takes = ["$locations"]
  } : () -> ()
  irdl.type @"!any" {
  }
  irdl.type @"!basepath" {
  }
  irdl.type @"!class.type" attributes {
    varve.format = "`<` $className `>`"
  } {
    %className = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.parameters(
      className: %className)
  }
  irdl.type @"!frozenbasepath" {
  }
  irdl.type @"!frozenpath" {
  }
  irdl.type @"!integer" {
  }
  irdl.type @"!list" attributes {
    varve.format = "`<` $elementType `>`"
  } {
    %elementType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      elementType: %elementType)
  }
  irdl.type @"!path" {
  }
  irdl.type @"!ref" {
  }
  irdl.type @"!string" {
  }
  irdl.type @"!sym_ref" {
  }
  irdl.attribute @"#integer" attributes {
    varve.format = "`<` $value `>`",
    varve.traits = ["TypedAttr"],
    varve.type = "!om.integer"
  } {
    %value = irdl.any {varve.rule = "APIntAttr"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#list" attributes {
    varve.format = "`<` $elementType `,` $elements `>`",
    varve.traits = ["TypedAttr"],
    varve.type = "!om.list($elementType)"
  } {
    %elementType = irdl.any {varve.rule = "type"}
    %elements = irdl.any {varve.rule = "ArrayAttr"}
    irdl.parameters(
      elementType: %elementType,
      elements: %elements)
  }
  irdl.attribute @"#path" attributes {
    varve.format = "`[` each($path by `,`: name($path.module) `` `:` `` name($path.instance)) `]`"
  } {
    %path = irdl.any {varve.rule = "array<record<module: string, instance: string>>"}
    irdl.parameters(
      path: %path)
  }
  irdl.attribute @"#ref" attributes {
    varve.format = "`<` $innerRef `>`",
    varve.traits = ["TypedAttr"],
    varve.type = "!om.ref"
  } {
    %innerRef = irdl.base "#hw.innerNameRef"
    irdl.parameters(
      innerRef: %innerRef)
  }
  irdl.attribute @"#sym_ref" attributes {
    varve.format = "`<` $ref `>`",
    varve.traits = ["TypedAttr"],
    varve.type = "!om.sym_ref"
  } {
    %ref = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.parameters(
      ref: %ref)
  }
  irdl.operation @any_cast attributes {
    varve.format = "$input attr-dict `:` functional-type($input, $result)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = !om.any"]
  } {
    %input = irdl.any
    %result = irdl.base "!om.any"
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @basepath_create attributes {
    varve.format = "$basePath $target attr-dict",
    varve.traits = ["Pure", "SymbolUserOpInterface"],
    varve.let = [
      "type($basePath) = !om.basepath",
      "type($result) = !om.basepath"]
  } {
    %basePath = irdl.base "!om.basepath"
    %result = irdl.base "!om.basepath"
    %target = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(
      basePath: %basePath)
    irdl.results(
      result: %result)
    irdl.attributes {
      "target" = %target
    }
  }
  irdl.operation @class attributes {
    varve.printer = "code",
    varve.traits = ["SingleBlock", "Symbol", "RegionKindInterface", "IsolatedFromAbove", "OpAsmOpInterface", "ClassLike"],
    varve.terminator = "om.class.fields",
    varve.arguments = {body = [["%arg", "*"]]},
    varve.block_names = "{$formalParamNames}",
    varve.discardable = ["sym_visibility"],
    varve.format = ["visibility($sym_visibility) symbol($sym_name) `(` each(%arg by `,`: %arg `` `:` type(%arg) loc(%arg, unprinted)) `)` ` ` let($formalParamNames = spelled(%arg))", "one( let($fieldNames = []; $types = []) | ` ` `->` `(` each($fieldNames $types by `,`: name($fieldNames) `` `:` $types) `)` ` ` ) let($fieldTypes = dictionary($fieldNames, $types))", "attr-dict-with-keyword `` region($body, end)"],
    varve.locals = {types = ["ArrayOf<TypeAttr>", "map(n in $fieldNames: entry($fieldTypes, n))"]}
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %formalParamNames = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %fieldNames = irdl.any {varve.rule = "ArrayAttr"}
    %fieldTypes = irdl.any {varve.rule = "DictionaryAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "formalParamNames" = %formalParamNames,
      "fieldNames" = %fieldNames,
      "fieldTypes" = %fieldTypes
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @class.extern attributes {
    varve.printer = "code",
    varve.arguments = {body = [["%arg", "*"]]},
    varve.block_names = "{$formalParamNames}",
    varve.discardable = ["sym_visibility"],
    varve.format = ["visibility($sym_visibility) symbol($sym_name) `(` each(%arg by `,`: %arg `` `:` type(%arg) loc(%arg, unprinted)) `)` ` ` let($formalParamNames = spelled(%arg))", "one( let($fieldNames = []; $types = []) | ` ` `->` `(` each($fieldNames $types by `,`: name($fieldNames) `` `:` $types) `)` ` ` ) let($fieldTypes = dictionary($fieldNames, $types))", "attr-dict-with-keyword `` region($body, end)"],
    varve.locals = {types = ["ArrayOf<TypeAttr>", "map(n in $fieldNames: entry($fieldTypes, n))"]},
    varve.traits = ["NoTerminator", "Symbol", "RegionKindInterface", "IsolatedFromAbove", "OpAsmOpInterface", "ClassLike", "SingleBlock"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %formalParamNames = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %fieldNames = irdl.any {varve.rule = "ArrayAttr"}
    %fieldTypes = irdl.any {varve.rule = "DictionaryAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "formalParamNames" = %formalParamNames,
      "fieldNames" = %fieldNames,
      "fieldTypes" = %fieldTypes
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @class.fields attributes {
    varve.format = "attr-dict ($fields^ `:` qualified(type($fields)))? custom<FieldLocs>($field_locs)",
    varve.traits = ["Terminator", "ReturnLike", "Pure", "HasParent<om.class>"]
  } {
    %fields = irdl.any
    %field_locs = irdl.any {varve.rule = "ArrayOf<LocationAttr>"}
    irdl.operands(
      fields: variadic %fields)
    irdl.attributes {
      "field_locs" = %field_locs
    } {
      varve.optional = ["field_locs"]
    }
  }
  irdl.operation @constant attributes {
    varve.format = "$value attr-dict",
    varve.traits = ["ConstantLike", "Pure", "AllTypesMatch<value,result>"],
    varve.let = ["type($result) = typeof($value)"]
  } {
    %result = irdl.any
    %value = irdl.any {varve.rule = "TypedAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @elaborated_object attributes {
    varve.format = "$className `(` $fieldValues `)` attr-dict `:` functional-type($fieldValues, $result)",
    varve.traits = ["SymbolUserOpInterface"]
  } {
    %fieldValues = irdl.any
    %result = irdl.base "!om.class.type"
    %className = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(
      fieldValues: variadic %fieldValues)
    irdl.results(
      result: %result)
    irdl.attributes {
      "className" = %className
    }
  }
  irdl.operation @frozenbasepath_create attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($basePath) = !om.frozenbasepath",
      "type($result) = !om.frozenbasepath"],
    varve.format = "$basePath $text attr-dict let($path = #om.path(if($text = '', [], map(e in split($text, ':'): split(e, '/')))))",
    varve.locals = {text = ["StrAttr", "join(map(e in $path.path: concat(e[0], '/', e[1])), ':')"]}
  } {
    %basePath = irdl.base "!om.frozenbasepath"
    %result = irdl.base "!om.frozenbasepath"
    %path = irdl.base "#om.path"
    irdl.operands(
      basePath: %basePath)
    irdl.results(
      result: %result)
    irdl.attributes {
      "path" = %path
    }
  }
  irdl.operation @frozenpath_create attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($basePath) = !om.frozenbasepath",
      "type($result) = !om.frozenpath"],
    varve.format = ["$targetKind $basePath $text attr-dict let($path = #om.path(map(e in slice(split($text, ':'), 0, count(split($text, ':')) - 1): split(e, '/')));", "  $module = split(split($text, ':')[-1], '>')[0]; $ref = split(split(known(split(split($text, ':')[-1], '>')[1], ''), '.')[0], '[')[0];", "  $field = replace(concat('>', known(split(split($text, ':')[-1], '>')[1], '')), concat('>', $ref), ''))"],
    varve.locals = {text = ["StrAttr", "concat(join(map(e in $path.path: concat(e[0], '/', e[1], ':')), ''), $module, if($ref = '', '', concat('>', $ref)), $field)"]}
  } {
    %basePath = irdl.base "!om.frozenbasepath"
    %result = irdl.base "!om.frozenpath"
    %targetKind = irdl.any {varve.rule = "enum<@TargetKind>"}
    %path = irdl.base "#om.path"
    %module = irdl.any {varve.rule = "StrAttr"}
    %ref = irdl.any {varve.rule = "StrAttr"}
    %field = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      basePath: %basePath)
    irdl.results(
      result: %result)
    irdl.attributes {
      "targetKind" = %targetKind,
      "path" = %path,
      "module" = %module,
      "ref" = %ref,
      "field" = %field
    }
  }
  irdl.operation @frozenpath_empty attributes {
    varve.format = "attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = !om.frozenpath"]
  } {
    %result = irdl.base "!om.frozenpath"
    irdl.results(
      result: %result)
  }
  irdl.operation @integer.add attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Pure", "Commutative"],
    varve.let = [
      "type($lhs) = !om.integer",
      "type($rhs) = !om.integer",
      "type($result) = !om.integer"]
  } {
    %lhs = irdl.base "!om.integer"
    %rhs = irdl.base "!om.integer"
    %result = irdl.base "!om.integer"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @integer.and attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType", "Commutative"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyInteger"}
    %rhs = irdl.any {varve.rule = "AnyInteger"}
    %result = irdl.any {varve.rule = "AnyInteger"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @integer.mul attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Pure", "Commutative"],
    varve.let = [
      "type($lhs) = !om.integer",
      "type($rhs) = !om.integer",
      "type($result) = !om.integer"]
  } {
    %lhs = irdl.base "!om.integer"
    %rhs = irdl.base "!om.integer"
    %result = irdl.base "!om.integer"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @integer.or attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType", "Commutative"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyInteger"}
    %rhs = irdl.any {varve.rule = "AnyInteger"}
    %result = irdl.any {varve.rule = "AnyInteger"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @integer.shl attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($lhs) = !om.integer",
      "type($rhs) = !om.integer",
      "type($result) = !om.integer"]
  } {
    %lhs = irdl.base "!om.integer"
    %rhs = irdl.base "!om.integer"
    %result = irdl.base "!om.integer"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @integer.shr attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($lhs) = !om.integer",
      "type($rhs) = !om.integer",
      "type($result) = !om.integer"]
  } {
    %lhs = irdl.base "!om.integer"
    %rhs = irdl.base "!om.integer"
    %result = irdl.base "!om.integer"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @integer.xor attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType", "Commutative"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyInteger"}
    %rhs = irdl.any {varve.rule = "AnyInteger"}
    %result = irdl.any {varve.rule = "AnyInteger"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @list_concat attributes {
    varve.format = "$subLists attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($subLists)"]
  } {
    %subLists = irdl.base "!om.list"
    %result = irdl.base "!om.list"
    irdl.operands(
      subLists: variadic %subLists)
    irdl.results(
      result: %result)
  }
  irdl.operation @list_create attributes {
    varve.printer = "code",
    varve.traits = ["Pure", "SameTypeOperands"],
    varve.format = "$inputs attr-dict `:` $type let(type($result) = !om.list(typeof($type)); type($inputs) = typeof($type))",
    varve.locals = {type = ["TypeAttr", "type($result).elementType"]}
  } {
    %inputs = irdl.any
    %result = irdl.base "!om.list"
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result: %result)
  }
  irdl.operation @object attributes {
    varve.format = "$className `(` $actualParams `)` attr-dict `:` functional-type($actualParams, $result)",
    varve.traits = ["SymbolUserOpInterface"]
  } {
    %actualParams = irdl.any
    %result = irdl.base "!om.class.type"
    %className = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(
      actualParams: variadic %actualParams)
    irdl.results(
      result: %result)
    irdl.attributes {
      "className" = %className
    }
  }
  irdl.operation @object.field attributes {
    varve.format = "$object `[` $field `]` attr-dict `:` functional-type($object, $result)",
    varve.traits = ["Pure", "SymbolUserOpInterface"]
  } {
    %object = irdl.base "!om.class.type"
    %result = irdl.any
    %field = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      object: %object)
    irdl.results(
      result: %result)
    irdl.attributes {
      "field" = %field
    }
  }
  irdl.operation @path_create attributes {
    varve.format = "$targetKind $basePath $target attr-dict",
    varve.traits = ["Pure", "SymbolUserOpInterface"],
    varve.let = [
      "type($basePath) = !om.basepath",
      "type($result) = !om.path"]
  } {
    %basePath = irdl.base "!om.basepath"
    %result = irdl.base "!om.path"
    %targetKind = irdl.any {varve.rule = "enum<@TargetKind>"}
    %target = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(
      basePath: %basePath)
    irdl.results(
      result: %result)
    irdl.attributes {
      "targetKind" = %targetKind,
      "target" = %target
    }
  }
  irdl.operation @path_empty attributes {
    varve.format = "attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = !om.path"]
  } {
    %result = irdl.base "!om.path"
    irdl.results(
      result: %result)
  }
  irdl.operation @prop.eq attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["Pure", "AllTypesMatch<lhs,rhs>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = i1"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<!om.string, !om.integer, I1>"}
    %rhs = irdl.any {varve.rule = "AnyOf<!om.string, !om.integer, I1>"}
    %result = irdl.any {varve.rule = "I1"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @property_assert attributes {
    varve.format = "$condition `,` $message attr-dict `:` type($condition)",
    varve.let = [
      "type($condition) = i1",
      "type($message) = !om.string"]
  } {
    %condition = irdl.any {varve.rule = "I1"}
    %message = irdl.base "!om.string"
    irdl.operands(
      condition: %condition,
      message: %message)
  }
  irdl.operation @string.concat attributes {
    varve.format = "$strings attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($strings)",
      "type($strings) = !om.string",
      "type($result) = !om.string"]
  } {
    %strings = irdl.base "!om.string"
    %result = irdl.base "!om.string"
    irdl.operands(
      strings: variadic %strings)
    irdl.results(
      result: %result)
  }
  irdl.operation @unknown attributes {
    varve.format = "attr-dict `:` type($result)",
    varve.traits = ["SymbolUserOpInterface"]
  } {
    %result = irdl.any
    irdl.results(
      result: %result)
  }
}
