// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Forms that the C++ of the project writes, and names that it gives to values.
irdl.dialect @kanagawa attributes {varve.llvm = "24"} {
  irdl.operation @sblock attributes {
    varve.arguments = {body = [["%arg", "count($inputs)"]]},
    varve.format = [
      "` ` `(` each($inputs %arg by `,`: %arg `:` type($inputs) let(type(%arg) = type($inputs)) `=` $inputs) `)` one( let(types($outputs) = []) | `->` one( `(` type($outputs) `)` when(count($outputs) > 1) | type($outputs) ) )",
      "attr-dict-with-keyword region($body)"]
  } {
  }
  irdl.operation @sblock.isolated attributes {
    varve.arguments = {body = [["%arg", "count($inputs)"]]},
    varve.format = [
      "` ` `(` each($inputs %arg by `,`: %arg `:` type($inputs) let(type(%arg) = type($inputs)) `=` $inputs) `)` one( let(types($outputs) = []) | `->` one( `(` type($outputs) `)` when(count($outputs) > 1) | type($outputs) ) )",
      "attr-dict-with-keyword region($body)"]
  } {
  }
  irdl.operation @sblock.dc attributes {
    varve.arguments = {body = [["%arg", "count($inputs)"]]},
    varve.format = [
      "` ` `(` each($inputs %arg by `,`: %arg `:` type($inputs) let(type(%arg) = type($inputs).innerType) `=` $inputs) `)` one( let(types($outputs) = []) | `->` one( `(` type($outputs) `)` when(count($outputs) > 1) | type($outputs) ) )",
      "attr-dict-with-keyword region($body)"]
  } {
  }
  irdl.operation @method attributes {
    varve.block_names = "{$argNames}",
    varve.arguments = {body = [["%arg", "count($function_type.inputs)"]]},
    varve.format = [
      "$inner_sym `(` each($function_type.inputs %arg by `,`: %arg `` `:` $function_type.inputs let(type(%arg) = $function_type.inputs) loc(%arg)) `)`",
      "one( let($function_type.results = []) when(false) | ` ` ` ` `->` one( `(` each($function_type.results by `,`: $function_type.results) `)` when(count($function_type.results) != 1) | each($function_type.results by `,`: $function_type.results) ) ) let($argNames = ssa(%arg))",
      "attr-dict-with-keyword region($body, end)"]
  } {
  }
  irdl.operation @method.df attributes {
    varve.arguments = {body = [["%arg", "count($function_type.inputs)"]]},
    varve.format = [
      "$inner_sym `(` each($function_type.inputs %arg by `,`: %arg `` `:` $function_type.inputs let(type(%arg) = $function_type.inputs) loc(%arg)) `)`",
      "one( let($function_type.results = []) when(false) | ` ` ` ` `->` one( `(` each($function_type.results by `,`: $function_type.results) `)` when(count($function_type.results) != 1) | each($function_type.results by `,`: $function_type.results) ) ) one( let($argNames = ssa(%arg)) | printed let($argNames = $argNames) )",
      "attr-dict-with-keyword region($body, end)"]
  } {
  }
  irdl.type @"!scoperef" attributes {varve.format = "`` one( | $scopeRef )"} {
    %ref = irdl.any {varve.rule = "optional<#hw.innerNameRef>"}
    irdl.parameters(scopeRef: %ref)
  }
  // The type of the result names the target.
  irdl.operation @container.instance attributes {
    varve.names = "{$inner_sym.name}",
    varve.format = "$inner_sym `,` $targetName attr-dict let(type($scopeRef) = !kanagawa.scoperef($targetName)) ` `"
  } {
  }
  irdl.operation @instance attributes {
    varve.names = "{$inner_sym.name}",
    varve.format = "$inner_sym `,` $targetName attr-dict let(type($scopeRef) = !kanagawa.scoperef($targetName)) ` `"
  } {
  }
  irdl.operation @path attributes {varve.names = "{join(map(s in $path: if(has(s.child), symbols(s.child)[0], 'parent')), '.')}", varve.let = ["type($instance) = typeof($path[count($path) - 1])"]} {
  }
  irdl.operation @port.input attributes {varve.let = ["type($port) = !kanagawa.portref($type, 'in')"], varve.names = "{if(has($name), $name, $inner_sym.name)}"} {
  }
  irdl.operation @port.output attributes {varve.let = ["type($port) = !kanagawa.portref($type, 'out')"], varve.names = "{if(has($name), $name, $inner_sym.name)}"} {
  }
  irdl.operation @port.read attributes {varve.names = "{ssa($port)}.val", varve.let = ["type($output) = typeof(type($port).portTypeAttr)"]} {
  }
  irdl.operation @port.write attributes {varve.let = ["type($value) = typeof(type($port).portTypeAttr)"]} {
  }
  irdl.operation @wire.input attributes {
    varve.let = ["type($port) = !kanagawa.portref(type($output), 'in')"],
    varve.names = "{if(has($name), $name, $inner_sym.name)}, {if(has($name), $name, $inner_sym.name)}.out"
  } {
  }
  irdl.operation @wire.output attributes {
    varve.let = ["type($port) = !kanagawa.portref(type($input), 'out')"],
    varve.names = "{if(has($name), $name, $inner_sym.name)}"
  } {
  }
  irdl.attribute @"#step" attributes {varve.format = "`<` $direction (`,` $child^)? `:` $type `>` self($type)"} {
    %direction = irdl.any {varve.rule = "enum<@PathDirection>"}
    %type = irdl.any {varve.rule = "type"}
    %child = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.parameters(direction: %direction, type: %type, child: %child) {varve.optional = ["child"]}
  }
  irdl.operation @get_port attributes {varve.names = "{ssa($instance)}.{symbols($portSymbol)[0]}.ref"} {
  }
  irdl.operation @get_var attributes {varve.names = "{$varName}"} {
  }
}
