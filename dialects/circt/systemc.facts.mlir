// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ gives to values.
irdl.dialect @systemc attributes {varve.llvm = "24"} {
  // The name of the result, unless it is written.
  "varve.directive"() {
    sym_name = "ImplicitSSAName",
    takes = ["$name"],
    format = "` ` `` one( let($name = ssa(results)) | `name` $name )"
  } : () -> ()
  irdl.operation @func attributes {
    varve.names = "{$name}",
    varve.format = "one( let($name = ssa(results)) | `name` $name ) attr-dict-with-keyword $body"
  } {
  }
  irdl.operation @instance.decl attributes {varve.names = "{$name}"} {
  }
  irdl.operation @signal attributes {varve.names = "{$name}"} {
  }
  irdl.type @"!module" attributes {
    varve.format = "`<` name($moduleName) `(` each($ports by `,`: name($ports.name) `` `:` $ports.type) `)` `>`"
  } {
    %name = irdl.any {varve.rule = "string"}
    %ports = irdl.any {varve.rule = "array<record<name: string, type: type>>"}
    irdl.parameters(moduleName: %name, ports: %ports)
  }
  // Declarations may have no names of arguments.
  irdl.operation @cpp.func attributes {
    varve.block_names = "{$argNames}",
    varve.default_dialect = "systemc",
    varve.arguments = {body = [["%arg", "count($function_type.inputs)"]]},
    varve.format = [
      "one( | `externC` let($externC = true) ) visibility($sym_visibility) symbol($sym_name)",
      "`(` each($function_type.inputs %arg $arg_attrs default {} by `,`:",
      "  one( $function_type.inputs when(count($body) = 0) | %arg `` `:` $function_type.inputs let(type(%arg) = $function_type.inputs) ) dict($arg_attrs) loc(%arg)) `)`",
      "one( let($function_type.results = []) | `->` one( `(` each($function_type.results $res_attrs default {} by `,`: $function_type.results dict($res_attrs)) `)` when(count($function_type.results) > 1 or has($res_attrs))",
      "| each($function_type.results by `,`: $function_type.results) ) )",
      "attr-dict-with-keyword(let($argNames = spelled(%arg))) one( | region($body, end) )"]
  } {
  }
  irdl.operation @cpp.variable attributes {
    varve.names = "{$name}",
    varve.let = ["type($init) = type($variable)"],
    varve.format = "let($name = ssa(results)) ($init^)? attr-dict `:` type($variable)"
  } {
  }
  irdl.operation @instance.bind_port attributes {
    varve.locals = {port = ["StrAttr", "type($instance).ports[$portId][0]"]},
    varve.format = [
      "$instance `[` $port `]` `to` $channel attr-dict `:` qualified(type($instance)) `,` qualified(type($channel))",
      "let($portId = integer(min(filter(i in indices(type($instance).ports): type($instance).ports[i][0] = $port)), index))"]
  } {
  }
  irdl.operation @interop.verilated attributes {
    varve.names = "{$instanceName}.{$resultNames}",
    varve.format = [
      "$instanceName $moduleName `(` each($inputs $inputNames by `,`: name($inputNames) `` `:` $inputs `` `:` type($inputs)) `)`",
      "`->` `(` each($resultNames type($results) by `,`: name($resultNames) `` `:` type($results)) `)` attr-dict"]
  } {
  }
  irdl.operation @module attributes {
    varve.block_names = "{$portNames}",
    varve.discardable = ["sym_name", "sym_visibility"],
    varve.arguments = {body = [["%arg", "count($function_type.inputs)"]]},
    varve.format = [
      "visibility($sym_visibility) symbol($sym_name) ` ` `(` each($function_type.inputs %arg $arg_attrs default {} by `,`: %arg `` `:` $function_type.inputs let(type(%arg) = $function_type.inputs) dict($arg_attrs) loc(%arg)) `)`",
      "let($function_type.results = []; $portNames = ssa(%arg)) attr-dict-with-keyword region($body)"]
  } {
  }
  // Types of which ODS knows nothing.
  irdl.type @"!bigint" attributes {varve.format = "`<` $width `>`"} {
    %width = irdl.any {varve.rule = "u32"}
    irdl.parameters(width: %width)
  }
  irdl.type @"!biguint" attributes {varve.format = "`<` $width `>`"} {
    %width = irdl.any {varve.rule = "u32"}
    irdl.parameters(width: %width)
  }
  irdl.type @"!bv" attributes {varve.format = "`<` $width `>`"} {
    %width = irdl.any {varve.rule = "u32"}
    irdl.parameters(width: %width)
  }
  irdl.type @"!int" attributes {varve.format = "`<` $width `>`"} {
    %width = irdl.any {varve.rule = "u32"}
    irdl.parameters(width: %width)
  }
  irdl.type @"!lv" attributes {varve.format = "`<` $width `>`"} {
    %width = irdl.any {varve.rule = "u32"}
    irdl.parameters(width: %width)
  }
  irdl.type @"!uint" attributes {varve.format = "`<` $width `>`"} {
    %width = irdl.any {varve.rule = "u32"}
    irdl.parameters(width: %width)
  }
  irdl.type @"!bv_base" attributes {varve.format = ""} {
    irdl.parameters()
  }
  irdl.type @"!int_base" attributes {varve.format = ""} {
    irdl.parameters()
  }
  irdl.type @"!logic" attributes {varve.format = ""} {
    irdl.parameters()
  }
  irdl.type @"!lv_base" attributes {varve.format = ""} {
    irdl.parameters()
  }
  irdl.type @"!signed" attributes {varve.format = ""} {
    irdl.parameters()
  }
  irdl.type @"!uint_base" attributes {varve.format = ""} {
    irdl.parameters()
  }
  irdl.type @"!unsigned" attributes {varve.format = ""} {
    irdl.parameters()
  }
  irdl.type @"!value_base" attributes {varve.format = ""} {
    irdl.parameters()
  }
  irdl.operation @signal.read attributes {varve.let = ["type($result) = type($input).baseType"]} {
  }
}
