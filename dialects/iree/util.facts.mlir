// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ of the project gives to values, and forms that it writes.
irdl.dialect @util attributes {varve.llvm = "24"} {
  // Absent visibility is printed as public, which is parsed as a value.
  "varve.directive"() {
    sym_name = "SymbolVisibility",
    takes = ["$visibility"],
    format = "one( `public` let($visibility = 'public') | `private` let($visibility = 'private') | `nested` let($visibility = 'nested') | printed `public` | )"
  } : () -> ()
  "varve.directive"() {
    sym_name = "TypeOrAttr",
    takes = ["$type", "$value"],
    format = "one( `=` $value let($type = typeof($value)) | `:` $type one( | `=` $value ) )"
  } : () -> ()
  "varve.directive"() {
    sym_name = "TypedValueList",
    takes = ["ref type $type", "$values", "type $values"],
    format = "` ` `[` $values `]` let(type($values) = type($type))"
  } : () -> ()
  // Results, of which some are tied to arguments.
  "varve.directive"() {
    sym_name = "Results",
    takes = ["%arg", "$inputs", "$results", "$attributes", "$tied"],
    format = "each($results $tied or integer(-1, index) $attributes default {} by `,`: one( again(%arg, $tied) one( let($results = $inputs[$tied]) | `as` $results ) | let($tied = integer(-1, index)) $results ) dict($attributes))"
  } : () -> ()
  // One result, whose attributes would look like the body.
  "varve.directive"() {
    sym_name = "Result",
    takes = ["%arg", "$inputs", "$results", "$tied"],
    format = "each($results $tied or integer(-1, index) by `,`: one( again(%arg, $tied) one( let($results = $inputs[$tied]) | `as` $results ) | let($tied = integer(-1, index)) $results ))"
  } : () -> ()
  "varve.directive"() {
    sym_name = "OperandTypeList",
    takes = ["type $x"],
    format = "`(` each(type($x) by `,`: type($x)) `)`"
  } : () -> ()
  "varve.directive"() {
    sym_name = "TiedResultList",
    takes = ["ref $xs", "type $r", "$tied"],
    format = "each(type($r) $tied or integer(-1, index) by `,`: one( again($xs, $tied) one( let(type($r) = types($xs)[$tied]) | `as` type($r) ) | let($tied = integer(-1, index)) type($r) ))"
  } : () -> ()
  "varve.directive"() {
    sym_name = "TiedFunctionResultList",
    takes = ["ref $xs", "ref type $x", "type $r", "$tied"],
    format = "one( custom<TiedResultList>(ref($xs), type($r), $tied) when(count($r) = 1) | `(` custom<TiedResultList>(ref($xs), type($r), $tied) `)` )"
  } : () -> ()
  "varve.directive"() {
    sym_name = "RangeList",
    takes = ["$offsets", "$lengths"],
    format = "` ` each($offsets $lengths by `,` ` `: `[` $offsets `for` $lengths `]`)"
  } : () -> ()
  "varve.directive"() {
    sym_name = "ValueTypeList",
    takes = ["$values", "type $values"],
    format = "`[` each($values by `,`: $values `:` type($values)) `]`"
  } : () -> ()
  "varve.directive"() {
    sym_name = "ListTypeGet",
    takes = ["type $list", "type $element"],
    format = "type($list) one( let(type($element) = type($list).element_type) | `->` type($element) )"
  } : () -> ()
  irdl.operation @func attributes {
    varve.arguments = {body = [["%arg", "count($function_type.inputs)"]]},
    varve.format = [
      "custom<SymbolVisibility>($sym_visibility) symbol($sym_name)",
      "`(` each($function_type.inputs %arg $arg_attrs default {} by `,`: one( %arg `` `:` $function_type.inputs let(type(%arg) = $function_type.inputs) dict($arg_attrs) loc(%arg, unprinted) | $function_type.inputs dict($arg_attrs) )) `)`",
      "one( let($function_type.results = []) | `->` one( custom<Result>(%arg, $function_type.inputs, $function_type.results, $tied_operands) when(count($function_type.results) = 1 and not has($res_attrs))",
      "| `(` custom<Results>(%arg, $function_type.inputs, $function_type.results, $res_attrs, $tied_operands) `)` ) ) attr-dict-with-keyword one( | region($body, end) )"
    ]
  } {
  }
  // In LLVM 24 each function has the properties of a symbol.
  irdl.operation @initializer attributes {
    varve.layouts = "-sym_name -sym_visibility", // IREE 3.6
    varve.format = "let($function_type = fn([], [])) attr-dict-with-keyword region($body, end)"
  } {
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {"sym_name" = %name, "sym_visibility" = %name} {varve.optional = ["sym_name", "sym_visibility"]}
  }
  irdl.operation @buffer.alloc attributes {varve.names = "buffer"} {
  }
  irdl.operation @buffer.constant attributes {varve.names = "{if(has($name), $name, 'buffer_cst')}"} {
  }
  irdl.operation @buffer.size attributes {varve.names = "buffer_size"} {
  }
  irdl.operation @buffer.slice attributes {varve.names = "buffer"} {
  }
  irdl.operation @buffer.storage attributes {varve.names = "buffer_storage, buffer_offset"} {
  }
  irdl.operation @buffer.subspan attributes {varve.names = "buffer_span"} {
  }
  irdl.operation @global.address attributes {varve.names = "ptr_{$global}"} {
  }
  irdl.operation @global.load attributes {varve.names = "{$global}"} {
  }
  irdl.operation @string.itoa attributes {varve.names = "itoa"} {
  }
  irdl.operation @unfoldable_constant attributes {
    varve.locals = {
      symbol = ["SymbolRefAttr", "if(isa($value, 'SymbolRefAttr'), $value, absent)"],
      other = ["TypedAttr", "if(isa($value, 'SymbolRefAttr'), absent, $value)"]
    },
    varve.format = "attr-dict(after(` `)) one( $symbol `:` type($result) let($value = $symbol) | $other let($value = $other; type($result) = typeof($other)) )"
  } {
    %any = irdl.any
    irdl.results(result: %any)
  }
  irdl.operation @hoistable_conversion attributes {
    varve.arguments = {body = [["%arg", "count($inputs)"]]},
    varve.format = [
      "$tag `inverts` `` `(` $inverseTag `)` `(` each(%arg $inputs by `,`: %arg `=` $inputs) `)`",
      "`:` functional-type($inputs, $results) let(types(%arg) = types($inputs)) region($body) attr-dict"
    ]
  } {
  }
  // What assume.int writes of a value: one assumption, or several.
  irdl.attribute @"#int.assumptions" attributes {varve.format = "one( $one | `[` each($many by `,`: $many) `]` )"} {
    %one = irdl.base "#util.int.assumption"
    %many = irdl.any {varve.rule = "array<#util.int.assumption>"}
    irdl.parameters(one: %one, many: %many) {varve.optional = ["one"], varve.defaults = {many = []}}
  }
  irdl.operation @assume.int attributes {
    varve.locals = {text = ["ArrayOf<#util.int.assumptions>", "map(a in $assumptions: if(count(a) = 1, #util.int.assumptions(a[0], []), #util.int.assumptions(absent, a)))"]},
    varve.format = [
      "each($operands $assumptions $text by `,`: if(count(results) > 1: ` ` `\\n` ` ` ` ` ` `) $operands `` $text let($assumptions = if(has($text.one), [$text.one], $text.many))) if(count(results) > 1: `\\n` ` ` ` `)",
      "`:` type($operands) attr-dict let(types($results) = types($operands))"
    ]
  } {
  }
  // The text, with N for each value.
  irdl.operation @string.format attributes {
    varve.names = "{replace(replace(replace(replace(replace(replace(replace(replace(replace(replace($format, '{}', 'N'), '{0}', 'N'), '{1}', 'N'), '{2}', 'N'), '.', '_'), '-', '_'), '/', '_'), ' ', ''), ':', ''), '=', '')}"
  } {
  }
  irdl.type @"!list" attributes {varve.qualified, varve.format = "`<` one( `?` | $element_type ) `>`"} {
    %type = irdl.any {varve.rule = "optional<type>"}
    irdl.parameters(element_type: %type)
  }
  // The type of the value precedes that of the list unless the list has elements of this type.
  irdl.operation @list.set attributes {
    varve.locals = {first = ["TypeAttr", "if(type($list).element_type = type($value), type($list), type($value))"]},
    varve.format = "$list `[` $index `]` `,` $value attr-dict `:` $first one( let(type($list) = typeof($first); type($value) = typeof($first).element_type) | `->` type($list) let(type($value) = typeof($first)) )"
  } {
  }
}
