// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ gives to values.
irdl.dialect @moore attributes {varve.llvm = "24"} {
  // The name of the result, unless it is written.
  "varve.directive"() {
    sym_name = "ImplicitSSAName",
    takes = ["$name"],
    format = "one( let($name = ssa(results)) | ` ` `name` $name )"
  } : () -> ()
  irdl.operation @assigned_variable attributes {varve.names = "{$name}"} {
  }
  irdl.operation @net attributes {varve.names = "{$name}"} {
  }
  irdl.operation @variable attributes {varve.names = "{$name}"} {
  }
  // The text of types, which omit the dialect inside each other.
  irdl.type @"!i" attributes {varve.format = "`` $width"} {
    %width = irdl.any {varve.rule = "u32"}
    irdl.parameters(width: %width)
  }
  irdl.type @"!l" attributes {varve.format = "`` $width"} {
    %width = irdl.any {varve.rule = "u32"}
    irdl.parameters(width: %width)
  }
  irdl.type @"!f32" attributes {varve.format = ""} {
    irdl.parameters()
  }
  irdl.type @"!f64" attributes {varve.format = ""} {
    irdl.parameters()
  }
  irdl.type @"!array" attributes {varve.format = "`<` $size `x` short($elementType) `>`"} {
    %count = irdl.any {varve.rule = "u32"}
    %type = irdl.any {varve.rule = "type"}
    irdl.parameters(size: %count, elementType: %type)
  }
  irdl.type @"!uarray" attributes {varve.format = "`<` $size `x` short($elementType) `>`"} {
    %count = irdl.any {varve.rule = "u32"}
    %type = irdl.any {varve.rule = "type"}
    irdl.parameters(size: %count, elementType: %type)
  }
  irdl.type @"!open_array" attributes {varve.format = "`<` short($elementType) `>`"} {
    %type = irdl.any {varve.rule = "type"}
    irdl.parameters(elementType: %type)
  }
  irdl.type @"!open_uarray" attributes {varve.format = "`<` short($elementType) `>`"} {
    %type = irdl.any {varve.rule = "type"}
    irdl.parameters(elementType: %type)
  }
  irdl.type @"!assoc_array" attributes {varve.format = "`<` short($elementType) `,` short($indexType) `>`"} {
    %type = irdl.any {varve.rule = "type"}
    irdl.parameters(elementType: %type, indexType: %type)
  }
  irdl.type @"!queue" attributes {varve.format = "`<` short($elementType) `,` $bound `>`"} {
    %type = irdl.any {varve.rule = "type"}
    %count = irdl.any {varve.rule = "u32"}
    irdl.parameters(elementType: %type, bound: %count)
  }
  irdl.type @"!ref" attributes {varve.format = "`<` short($nestedType) `>`"} {
    %type = irdl.any {varve.rule = "type"}
    irdl.parameters(nestedType: %type)
  }
  irdl.type @"!struct" attributes {varve.format = "`<` `{` each($members by `,`: name($members.name) `` `:` short($members.type)) `}` `>`"} {
    %members = irdl.any {varve.rule = "array<record<name: string, type: type>>"}
    irdl.parameters(members: %members)
  }
  irdl.type @"!ustruct" attributes {varve.format = "`<` `{` each($members by `,`: name($members.name) `` `:` short($members.type)) `}` `>`"} {
    %members = irdl.any {varve.rule = "array<record<name: string, type: type>>"}
    irdl.parameters(members: %members)
  }
  irdl.type @"!union" attributes {varve.format = "`<` `{` each($members by `,`: name($members.name) `` `:` short($members.type)) `}` `>`"} {
    %members = irdl.any {varve.rule = "array<record<name: string, type: type>>"}
    irdl.parameters(members: %members)
  }
  irdl.type @"!uunion" attributes {varve.format = "`<` `{` each($members by `,`: name($members.name) `` `:` short($members.type)) `}` `>`"} {
    %members = irdl.any {varve.rule = "array<record<name: string, type: type>>"}
    irdl.parameters(members: %members)
  }
  irdl.operation @instance attributes {
    varve.names = "{$instanceName}.{$outputNames}",
    varve.format = [
      "$instanceName $moduleName `(` each($inputs $inputNames by `,`: name($inputNames) `` `:` $inputs `` `:` type($inputs)) `)`",
      "`->` `(` each($outputNames type($outputs) by `,`: name($outputNames) `` `:` type($outputs)) `)` attr-dict"]
  } {
  }
  irdl.operation @coroutine attributes {varve.format = "function"} {
  }
  irdl.operation @module attributes {
    varve.block_names = "{map(p in filter(p in $module_type.ports: p[2] != 1): p[0])}",
    varve.arguments = {bodyRegion = [["%arg", "*"]]},
    varve.format = [
      "visibility($sym_visibility) symbol($sym_name) `(` each($module_type.ports %arg by `,`: one( `in` let($module_type.ports.dir = .input) | `out` let($module_type.ports.dir = .output) | `inout` let($module_type.ports.dir = .inout) )",
      "  if($module_type.ports.dir = .output: name($module_type.ports.name) | %arg one( let($module_type.ports.name = ssa(%arg)) | name($module_type.ports.name) )",
      "  let(type(%arg) = if($module_type.ports.dir = .inout, !hw.inout($module_type.ports.type), $module_type.ports.type)) ) `:` $module_type.ports.type loc(%arg) ) `)`",
      "attr-dict-with-keyword region($bodyRegion, end)"]
  } {
  }
}
