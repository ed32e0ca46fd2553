// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ gives to values.
irdl.dialect @moore attributes {
  varve.llvm = "24",
  varve.short_classes = ["moore::UnpackedType", "moore::PackedType", "moore::IntType", "moore::RealType", "circt::moore::IntType", "circt::moore::RealType", "circt::moore::StringType", "circt::moore::TimeType"]
} {
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
  irdl.type @"!i" attributes {
    varve.derived.bitSize = "$width", varve.derived.isFourValued = "false", varve.derived.simpleBitVector = "!moore.i($width)",
    varve.format = "`` $width"} {
    %width = irdl.any {varve.rule = "u32"}
    irdl.parameters(width: %width)
  }
  irdl.type @"!l" attributes {
    varve.derived.bitSize = "$width", varve.derived.isFourValued = "true", varve.derived.simpleBitVector = "!moore.l($width)",
    varve.format = "`` $width"} {
    %width = irdl.any {varve.rule = "u32"}
    irdl.parameters(width: %width)
  }
  irdl.type @"!time" attributes {
    varve.derived.bitSize = "64", varve.derived.isFourValued = "true", varve.derived.simpleBitVector = "!moore.l(64)", varve.format = ""
  } {
    irdl.parameters()
  }
  irdl.type @"!void" attributes {
    varve.derived.bitSize = "0", varve.derived.isFourValued = "false", varve.derived.simpleBitVector = "!moore.i(0)", varve.format = ""
  } {
    irdl.parameters()
  }
  irdl.type @"!f32" attributes {varve.format = ""} {
    irdl.parameters()
  }
  irdl.type @"!f64" attributes {varve.format = ""} {
    irdl.parameters()
  }
  irdl.type @"!array" attributes {
    varve.derived.bitSize = "$size * $elementType.bitSize", varve.derived.isFourValued = "$elementType.isFourValued", varve.derived.simpleBitVector = "if($elementType.isFourValued, !moore.l($size * $elementType.bitSize), !moore.i($size * $elementType.bitSize))",
    varve.format = "`<` $size `x` short($elementType) `>`"} {
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
  irdl.type @"!struct" attributes {
    varve.derived.bitSize = "sum(map(m in $members: m[1].bitSize))", varve.derived.isFourValued = "any(m in $members: m[1].isFourValued)", varve.derived.simpleBitVector = "if(any(m in $members: m[1].isFourValued), !moore.l(sum(map(m in $members: m[1].bitSize))), !moore.i(sum(map(m in $members: m[1].bitSize))))",
    varve.format = "`<` `{` each($members by `,`: name($members.name) `` `:` short($members.type)) `}` `>`"} {
    %members = irdl.any {varve.rule = "array<record<name: string, type: type>>"}
    irdl.parameters(members: %members)
  }
  irdl.type @"!ustruct" attributes {varve.format = "`<` `{` each($members by `,`: name($members.name) `` `:` short($members.type)) `}` `>`"} {
    %members = irdl.any {varve.rule = "array<record<name: string, type: type>>"}
    irdl.parameters(members: %members)
  }
  irdl.type @"!union" attributes {
    varve.derived.bitSize = "max(map(m in $members: m[1].bitSize))", varve.derived.isFourValued = "any(m in $members: m[1].isFourValued)", varve.derived.simpleBitVector = "if(any(m in $members: m[1].isFourValued), !moore.l(max(map(m in $members: m[1].bitSize))), !moore.i(max(map(m in $members: m[1].bitSize))))",
    varve.format = "`<` `{` each($members by `,`: name($members.name) `` `:` short($members.type)) `}` `>`"} {
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
  // A number, or text of digits among which are X and Z. Other digits of fewer than 63 bits mean the number.
  irdl.attribute @"#fvint" attributes {
    varve.format = "`<` one( $value | name($digits) ) `:` $width `>`",
    varve.derived.number = "if(count(split($digits, '')) <= 65, sum(map(i in indices(drop(split($digits, ''), 1)): filter(d in indices(if(split($digits, '')[0] = 'b', 2, 16)): split('0123456789abcdef', '')[d] = lower(drop(split($digits, ''), 1)[i]))[0] * product(repeat(if(split($digits, '')[0] = 'b', 2, 16), count(drop(split($digits, ''), 1)) - 1 - i)))), absent)",
    varve.derived.signed = "if($width = 1 or $width > 62, #moore.fvint(absent, $digits, $width).number, if(#moore.fvint(absent, $digits, $width).number < product(repeat(2, $width - 1)), #moore.fvint(absent, $digits, $width).number, #moore.fvint(absent, $digits, $width).number - product(repeat(2, $width))))",
    varve.read_as = "if(has($digits), #moore.fvint(#moore.fvint(absent, $digits, $width).signed, absent, $width), absent)"
  } {
    %number = irdl.any {varve.rule = "optional<i64>"}
    %digits = irdl.any {varve.rule = "optional<string>"}
    %width = irdl.any {varve.rule = "u32"}
    irdl.parameters(value: %number, digits: %digits, width: %width)
  }
  irdl.operation @constant attributes {
    varve.locals = {number = ["I64Attr", "$value.value"], word = ["StrAttr", "$value.digits"]},
    varve.format = [
      "one( $number let($value.digits = absent; $value.value = if(type($result).width = 1 and $number < 0, $number + 2, if(type($result).width > 1 and type($result).width < 63, if($number < product(repeat(2, type($result).width - 1)), $number, $number - product(repeat(2, type($result).width))), $number)))",
      "  | name($word) let($value.value = known(#moore.fvint(absent, $word, type($result).width).signed, absent); $value.digits = if(has($value.value), absent, $word)) ) attr-dict `:` short(type($result)) let($value.width = type($result).width)"]
  } {
  }
  // Directions: 0 in, 1 out, 2 inout, 3 return. Inputs of the function are in and inout, results all but in.
  irdl.operation @func.dpi attributes {
    varve.locals = {types = ["ArrayOf<TypeAttr>", "map(i in indices($dpi_arg_dirs): if($dpi_arg_dirs[i] in [0, 2], $function_type.inputs[count(j in indices(i): $dpi_arg_dirs[j] in [0, 2])], $function_type.results[count(j in indices(i): $dpi_arg_dirs[j] != 0)]))"]},
    varve.format = [
      "visibility($sym_visibility) symbol($sym_name) `(` each($dpi_arg_dirs $dpi_arg_names $types $argument_locs default absent by `,`:",
      "  one( `in` let($dpi_arg_dirs = 0) | `out` let($dpi_arg_dirs = 1) | `inout` let($dpi_arg_dirs = 2) | `return` let($dpi_arg_dirs = 3) )",
      "  if($dpi_arg_dirs in [0, 2]: value($dpi_arg_names) | name($dpi_arg_names)) `:` $types loc($argument_locs, known) ) `)`",
      "let($function_type = fn(map(i in filter(i in indices($dpi_arg_dirs): $dpi_arg_dirs[i] in [0, 2]): typeof($types[i])), map(i in filter(i in indices($dpi_arg_dirs): $dpi_arg_dirs[i] != 0): typeof($types[i]))))",
      "attr-dict-with-keyword one( | $body )"]
  } {
    %directions = irdl.any {varve.rule = "ArrayOf<I32Attr>"}
    %names = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    irdl.attributes {"dpi_arg_dirs" = %directions, "dpi_arg_names" = %names}
  }
  irdl.operation @constant_real attributes {varve.let = ["type($result) = if(width(typeof($value)) = 32, !moore.f32, !moore.f64)"]} {
  }
  irdl.operation @coroutine attributes {varve.format = "function"} {
  }
  irdl.operation @module attributes {
    varve.block_names = "{map(p in filter(p in $module_type.ports: p[2] != 1): p[0])}",
    varve.arguments = {bodyRegion = [["%arg", "*"]]},
    varve.format = [
      "visibility($sym_visibility) symbol($sym_name) `(` each($module_type.ports %arg by `,`: one( `in` let($module_type.ports.dir = .input) | `out` let($module_type.ports.dir = .output) | `inout` let($module_type.ports.dir = .inout) )",
      "  if($module_type.ports.dir = .output: name($module_type.ports.name) | %arg one( let($module_type.ports.name = ssa(%arg)) | name($module_type.ports.name) )",
      "  let(type(%arg) = if($module_type.ports.dir = .inout, !hw.inout($module_type.ports.type), $module_type.ports.type)) ) `:` $module_type.ports.type loc(%arg, unprinted) ) `)`",
      "attr-dict-with-keyword region($bodyRegion, end)"]
  } {
  }
}
