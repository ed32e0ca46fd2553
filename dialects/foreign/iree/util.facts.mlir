// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ of the project gives to values, and forms that it writes.
irdl.dialect @util attributes {varve.llvm = "24"} {
  // Absent visibility is printed as public, which is parsed as a value.
  "varve.directive"() {
    sym_name = "SymbolVisibility",
    takes = ["$visibility"],
    format = "one( `public` let($visibility = 'public') | `private` let($visibility = 'private') | `nested` let($visibility = 'nested') | printed `public` )"
  } : () -> ()
  "varve.directive"() {
    sym_name = "TypeOrAttr",
    takes = ["$type", "$value"],
    format = "one( `=` $value let($type = typeof($value)) | `:` $type one( | `=` $value ) )"
  } : () -> ()
  "varve.directive"() {
    sym_name = "TypedValueList",
    takes = ["ref type $type", "$values", "type $values"],
    format = "`[` $values `]` let(type($values) = type($type))"
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
  irdl.operation @func attributes {
    varve.arguments = {body = [["%arg", "count($function_type.inputs)"]]},
    varve.format = [
      "custom<SymbolVisibility>($sym_visibility) symbol($sym_name)",
      "`(` each($function_type.inputs %arg $arg_attrs default {} by `,`: %arg `` `:` $function_type.inputs let(type(%arg) = $function_type.inputs) dict($arg_attrs)) `)`",
      "one( let($function_type.results = []) | `->` one( custom<Result>(%arg, $function_type.inputs, $function_type.results, $tied_operands) when(count($function_type.results) = 1 and not has($res_attrs))",
      "| `(` custom<Results>(%arg, $function_type.inputs, $function_type.results, $res_attrs, $tied_operands) `)` ) ) attr-dict-with-keyword one( | region($body, end) )"
    ]
  } {
  }
  irdl.operation @initializer attributes {
    varve.format = "let($function_type = fn([], [])) attr-dict-with-keyword region($body, end)"
  } {
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
}
