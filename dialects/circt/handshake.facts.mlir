// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Forms that the C++ of the project writes, and names that it gives to values.
irdl.dialect @handshake attributes {varve.llvm = "24"} {
  irdl.operation @br attributes {varve.format = "$dataOperand attr-dict `:` type($dataOperand)"} {
  }
  irdl.operation @buffer attributes {varve.format = "` ` `[` $slots `]` $bufferType $operand attr-dict `:` type($operand)"} {
  }
  irdl.operation @cond_br attributes {varve.format = "$conditionOperand `,` $dataOperand attr-dict `:` type($dataOperand)"} {
  }
  irdl.operation @control_merge attributes {
    varve.format = "$dataOperands attr-dict `:` type($result) `,` type($index) let(type($dataOperands) = type($result))"
  } {
  }
  irdl.operation @fork attributes {
    varve.locals = {count = ["I64Attr", "count($result)"]},
    varve.format = "` ` `[` $count `]` $operand attr-dict `:` type($operand) let(types($result) = repeat(type($operand), $count))"
  } {
  }
  // The parser takes the names of arguments and results from the text; the printer prints both with the attributes.
  irdl.operation @func attributes {
    varve.default_dialect = "handshake",
    varve.discardable = ["sym_name", "sym_visibility", "argNames", "resNames"],
    varve.arguments = {body = [["%arg", "count($function_type.inputs)"]]},
    varve.format = [
      "visibility($sym_visibility) symbol($sym_name) `(` each($function_type.inputs %arg $arg_attrs default {} by `,`:",
      "  one( $function_type.inputs when(count($body) = 0) | %arg `` `:` $function_type.inputs let(type(%arg) = $function_type.inputs) ) dict($arg_attrs) loc(%arg))",
      "one( `,` `...` when(count($function_type.inputs) > 0) | `...` | ) `)`",
      "one( let($function_type.results = []) | `->` one( `(` each($function_type.results $res_attrs default {} by `,`: $function_type.results dict($res_attrs)) `)` when(count($function_type.results) > 1 or has($res_attrs))",
      "| each($function_type.results by `,`: $function_type.results) ) )",
      "attr-dict-with-keyword(shown($argNames = if(count(%arg) > 0 or count($function_type.inputs) = 0, spelled(%arg), map(i in indices($function_type.inputs): concat('in', i)));",
      "  $resNames = map(i in indices($function_type.results): concat('out', i)))) one( | region($body, end) )"]
  } {
  }
  irdl.operation @join attributes {varve.format = "$data attr-dict `:` type($data)"} {
  }
  irdl.operation @lazy_fork attributes {
    varve.locals = {count = ["I64Attr", "count($result)"]},
    varve.format = "` ` `[` $count `]` $operand attr-dict `:` type($operand) let(types($result) = repeat(type($operand), $count))"
  } {
  }
  irdl.operation @load attributes {
    varve.format = "` ` `[` $addresses `]` $data `,` $ctrl attr-dict `:` type($addresses) `,` type($data) let(types($addressResults) = types($addresses); type($dataResult) = type($data))"
  } {
  }
  irdl.operation @merge attributes {varve.format = "$dataOperands attr-dict `:` type($result) let(type($dataOperands) = type($result))"} {
  }
  irdl.operation @mux attributes {
    varve.format = "$selectOperand ` ` `[` $dataOperands `]` attr-dict `:` type($selectOperand) `,` type($result) let(type($dataOperands) = type($result))"
  } {
  }
  irdl.operation @pack attributes {varve.format = "$inputs attr-dict `:` type($result) let(types($inputs) = elements(type($result)))"} {
  }
  irdl.operation @sink attributes {varve.format = "$operand attr-dict `:` type($operand)"} {
  }
  irdl.operation @source attributes {varve.format = "attr-dict let(type($result) = none)"} {
  }
  irdl.operation @store attributes {
    varve.format = "` ` `[` $addresses `]` $data `,` $ctrl attr-dict `:` type($addresses) `,` type($data) let(types($addressResult) = types($addresses); type($dataResult) = type($data))"
  } {
  }
  irdl.operation @unpack attributes {varve.format = "$input attr-dict `:` type($input) let(types($results) = elements(type($input)))"} {
  }
}
