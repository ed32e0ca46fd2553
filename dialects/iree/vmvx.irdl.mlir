irdl.dialect @vmvx attributes {
  varve.set = "iree"
} {
  irdl.operation @binary attributes {
    varve.format = "`op` `` `(` $opcode `:` $element_type `)` `lhs` `` `(` $lhs_buffer `offset` $lhs_offset `strides` `[` $lhs_strides `]` `:` type($lhs_buffer) `)` `rhs` `` `(` $rhs_buffer `offset` $rhs_offset `strides` `[` $rhs_strides `]` `:` type($rhs_buffer) `)` `out` `` `(` $out_buffer `offset` $out_offset `strides` `[` $out_strides `]` `:` type($out_buffer) `)` `sizes` `` `(` $sizes `)` attr-dict",
    varve.traits = ["SameVariadicOperandSize"],
    varve.let = [
      "type($lhs_offset) = index",
      "type($lhs_strides) = index",
      "type($rhs_offset) = index",
      "type($rhs_strides) = index",
      "type($out_offset) = index",
      "type($out_strides) = index",
      "type($sizes) = index"]
  } {
    %lhs_buffer = irdl.base "!util.buffer"
    %lhs_offset = irdl.any {varve.rule = "Index"}
    %lhs_strides = irdl.any {varve.rule = "Index"}
    %rhs_buffer = irdl.base "!util.buffer"
    %rhs_offset = irdl.any {varve.rule = "Index"}
    %rhs_strides = irdl.any {varve.rule = "Index"}
    %out_buffer = irdl.base "!util.buffer"
    %out_offset = irdl.any {varve.rule = "Index"}
    %out_strides = irdl.any {varve.rule = "Index"}
    %sizes = irdl.any {varve.rule = "Index"}
    %opcode = irdl.any {varve.rule = "StrAttr"}
    %element_type = irdl.any {varve.rule = "TypeAttrOf<AnyOf<I8, I16, I32, I64, F32, F64>>"}
    irdl.operands(
      lhs_buffer: %lhs_buffer,
      lhs_offset: %lhs_offset,
      lhs_strides: variadic %lhs_strides,
      rhs_buffer: %rhs_buffer,
      rhs_offset: %rhs_offset,
      rhs_strides: variadic %rhs_strides,
      out_buffer: %out_buffer,
      out_offset: %out_offset,
      out_strides: variadic %out_strides,
      sizes: variadic %sizes)
    irdl.attributes {
      "opcode" = %opcode,
      "element_type" = %element_type
    }
  }
  irdl.operation @copy attributes {
    varve.format = "`in` `` `(` $in_buffer `offset` $in_offset `strides` `[` $in_strides `]` `:` type($in_buffer) `)` `out` `` `(` $out_buffer `offset` $out_offset `strides` `[` $out_strides `]` `:` type($out_buffer) `)` `sizes` `` `(` $sizes `)` `:` $element_type attr-dict",
    varve.traits = ["SameVariadicOperandSize"],
    varve.let = [
      "type($in_offset) = index",
      "type($in_strides) = index",
      "type($out_offset) = index",
      "type($out_strides) = index",
      "type($sizes) = index"]
  } {
    %in_buffer = irdl.base "!util.buffer"
    %in_offset = irdl.any {varve.rule = "Index"}
    %in_strides = irdl.any {varve.rule = "Index"}
    %out_buffer = irdl.base "!util.buffer"
    %out_offset = irdl.any {varve.rule = "Index"}
    %out_strides = irdl.any {varve.rule = "Index"}
    %sizes = irdl.any {varve.rule = "Index"}
    %element_type = irdl.any {varve.rule = "TypeAttrOf<AnyOf<I8, I16, I32, I64, F32, F64>>"}
    irdl.operands(
      in_buffer: %in_buffer,
      in_offset: %in_offset,
      in_strides: variadic %in_strides,
      out_buffer: %out_buffer,
      out_offset: %out_offset,
      out_strides: variadic %out_strides,
      sizes: variadic %sizes)
    irdl.attributes {
      "element_type" = %element_type
    }
  }
  irdl.operation @fill2d attributes {
    varve.format = "`scalar` `` `(` $scalar `:` type($scalar) `)` `out` `` `(` $out_buffer `offset` $out_offset `row_stride` $out_row_stride `:` type($out_buffer) `)` `sizes` `` `(` $m `,` $n `)` attr-dict",
    varve.let = [
      "type($out_offset) = index",
      "type($out_row_stride) = index",
      "type($m) = index",
      "type($n) = index"]
  } {
    %scalar = irdl.any {varve.rule = "AnyOf<I8, I16, I32, I64, F32, F64>"}
    %out_buffer = irdl.base "!util.buffer"
    %out_offset = irdl.any {varve.rule = "Index"}
    %out_row_stride = irdl.any {varve.rule = "Index"}
    %m = irdl.any {varve.rule = "Index"}
    %n = irdl.any {varve.rule = "Index"}
    irdl.operands(
      scalar: %scalar,
      out_buffer: %out_buffer,
      out_offset: %out_offset,
      out_row_stride: %out_row_stride,
      m: %m,
      n: %n)
  }
  irdl.operation @get_buffer_descriptor attributes {
    varve.format = "$source `:` type($source) `->` type(results) attr-dict",
    varve.traits = ["SameVariadicResultSize", "Pure"],
    varve.let = [
      "type($base_buffer) = !util.buffer",
      "type($offset) = index",
      "type($sizes) = index",
      "type($strides) = index"]
  } {
    %source = irdl.any {varve.rule = "AnyMemRef"}
    %base_buffer = irdl.base "!util.buffer"
    %offset = irdl.any {varve.rule = "Index"}
    %sizes = irdl.any {varve.rule = "Index"}
    %strides = irdl.any {varve.rule = "Index"}
    irdl.operands(
      source: %source)
    irdl.results(
      base_buffer: %base_buffer,
      offset: %offset,
      sizes: variadic %sizes,
      strides: variadic %strides)
  }
  irdl.operation @get_raw_interface_binding_buffer attributes {
    varve.format = "`layout` `(` $layout `)` `binding` `(` $binding `)` attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($buffer) = !util.buffer"]
  } {
    %buffer = irdl.base "!util.buffer"
    %layout = irdl.base "#hal.pipeline.layout"
    %binding = irdl.any {varve.rule = "IndexAttr"}
    irdl.results(
      buffer: %buffer)
    irdl.attributes {
      "layout" = %layout,
      "binding" = %binding
    }
  }
  irdl.operation @unary attributes {
    varve.format = "`op` `` `(` $opcode `:` $element_type `)` `in` `` `(` $in_buffer `offset` $in_offset `strides` `[` $in_strides `]` `:` type($in_buffer) `)` `out` `` `(` $out_buffer `offset` $out_offset `strides` `[` $out_strides `]` `:` type($out_buffer) `)` `sizes` `` `(` $sizes `)` attr-dict",
    varve.traits = ["SameVariadicOperandSize"],
    varve.let = [
      "type($in_offset) = index",
      "type($in_strides) = index",
      "type($out_offset) = index",
      "type($out_strides) = index",
      "type($sizes) = index"]
  } {
    %in_buffer = irdl.base "!util.buffer"
    %in_offset = irdl.any {varve.rule = "Index"}
    %in_strides = irdl.any {varve.rule = "Index"}
    %out_buffer = irdl.base "!util.buffer"
    %out_offset = irdl.any {varve.rule = "Index"}
    %out_strides = irdl.any {varve.rule = "Index"}
    %sizes = irdl.any {varve.rule = "Index"}
    %opcode = irdl.any {varve.rule = "StrAttr"}
    %element_type = irdl.any {varve.rule = "TypeAttrOf<AnyOf<I8, I16, I32, I64, F32, F64>>"}
    irdl.operands(
      in_buffer: %in_buffer,
      in_offset: %in_offset,
      in_strides: variadic %in_strides,
      out_buffer: %out_buffer,
      out_offset: %out_offset,
      out_strides: variadic %out_strides,
      sizes: variadic %sizes)
    irdl.attributes {
      "opcode" = %opcode,
      "element_type" = %element_type
    }
  }
}
