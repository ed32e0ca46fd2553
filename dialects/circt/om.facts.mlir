// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Forms that the C++ of the project writes, and names that it gives to values.
irdl.dialect @om attributes {varve.llvm = "24"} {
  // The printer of the project never writes the locations.
  "varve.directive"() {sym_name = "FieldLocs", takes = ["$locations"], format = "` ` `` one( | `field_locs` `(` $locations `)` )"} : () -> ()
  irdl.attribute @"#path" attributes {varve.format = "`[` each($path by `,`: name($path.module) `` `:` `` name($path.instance)) `]`"} {
    %path = irdl.any {varve.rule = "array<record<module: string, instance: string>>"}
    irdl.parameters(path: %path)
  }
  irdl.operation @class attributes {
    varve.block_names = "{$formalParamNames}",
    varve.discardable = ["sym_visibility"],
    varve.arguments = {body = [["%arg", "*"]]},
    varve.locals = {types = ["ArrayOf<TypeAttr>", "map(n in $fieldNames: entry($fieldTypes, n))"]},
    varve.format = [
      "visibility($sym_visibility) symbol($sym_name) `(` each(%arg by `,`: %arg `` `:` type(%arg) loc(%arg, unprinted)) `)` ` ` let($formalParamNames = spelled(%arg))",
      "one( let($fieldNames = []; $types = []) | ` ` `->` `(` each($fieldNames $types by `,`: name($fieldNames) `` `:` $types) `)` ` ` ) let($fieldTypes = dictionary($fieldNames, $types))",
      "attr-dict-with-keyword `` region($body, end)"]
  } {
  }
  irdl.operation @class.extern attributes {
    varve.traits = ["NoTerminator", "Symbol", "RegionKindInterface", "IsolatedFromAbove", "OpAsmOpInterface", "ClassLike", "SingleBlock"],
    varve.block_names = "{$formalParamNames}",
    varve.discardable = ["sym_visibility"],
    varve.arguments = {body = [["%arg", "*"]]},
    varve.locals = {types = ["ArrayOf<TypeAttr>", "map(n in $fieldNames: entry($fieldTypes, n))"]},
    varve.format = [
      "visibility($sym_visibility) symbol($sym_name) `(` each(%arg by `,`: %arg `` `:` type(%arg) loc(%arg, unprinted)) `)` ` ` let($formalParamNames = spelled(%arg))",
      "one( let($fieldNames = []; $types = []) | ` ` `->` `(` each($fieldNames $types by `,`: name($fieldNames) `` `:` $types) `)` ` ` ) let($fieldTypes = dictionary($fieldNames, $types))",
      "attr-dict-with-keyword `` region($body, end)"]
  } {
  }
  irdl.operation @list_create attributes {
    varve.locals = {type = ["TypeAttr", "type($result).elementType"]},
    varve.format = "$inputs attr-dict `:` $type let(type($result) = !om.list(typeof($type)); type($inputs) = typeof($type))"
  } {
  }
  irdl.attribute @"#integer" attributes {varve.type = "!om.integer"} {
  }
  irdl.attribute @"#list" attributes {varve.type = "!om.list($elementType)"} {
  }
  irdl.attribute @"#ref" attributes {varve.type = "!om.ref"} {
  }
  irdl.attribute @"#sym_ref" attributes {varve.type = "!om.sym_ref"} {
  }
  irdl.operation @constant attributes {varve.let = ["type($result) = typeof($value)"]} {
  }
  // Paths are texts: "Foo/bar:Baz/qux", "Foo/bar:Baz>name.field".
  irdl.operation @frozenbasepath_create attributes {
    varve.locals = {text = ["StrAttr", "join(map(e in $path.path: concat(e[0], '/', e[1])), ':')"]},
    varve.format = "$basePath $text attr-dict let($path = #om.path(if($text = '', [], map(e in split($text, ':'): split(e, '/')))))"
  } {
  }
  irdl.operation @frozenpath_create attributes {
    varve.locals = {text = ["StrAttr", "concat(join(map(e in $path.path: concat(e[0], '/', e[1], ':')), ''), $module, if($ref = '', '', concat('>', $ref)), $field)"]},
    varve.format = [
      "$targetKind $basePath $text attr-dict let($path = #om.path(map(e in slice(split($text, ':'), 0, count(split($text, ':')) - 1): split(e, '/')));",
      "  $module = split(split($text, ':')[-1], '>')[0]; $ref = split(split(known(split(split($text, ':')[-1], '>')[1], ''), '.')[0], '[')[0];",
      "  $field = replace(concat('>', known(split(split($text, ':')[-1], '>')[1], '')), concat('>', $ref), ''))"]
  } {
  }
}
