irdl.dialect @hal_inline attributes {
  varve.set = "iree",
  varve.llvm = "24"
} {
  "varve.directive"() {
    format = "type($x) `` `{` $size `}`",
    sym_name = "SizeAwareType",
    takes = ["type $x", "$size"]
  } : () -> ()
  irdl.operation @buffer.allocate attributes {
    varve.format = "`alignment` `(` $minimum_alignment `)` `:` custom<SizeAwareType>(type($result), $allocation_size) `in` type($storage) attr-dict-with-keyword",
    varve.traits = ["OpAsmOpInterface", "Util_SizeAwareOp"],
    varve.let = [
      "type($minimum_alignment) = index",
      "type($allocation_size) = index",
      "type($result) = !hal.buffer",
      "type($storage) = !util.buffer"],
    varve.names = "buffer, storage"
  } {
    %minimum_alignment = irdl.any {varve.rule = "Index"}
    %allocation_size = irdl.any {varve.rule = "Index"}
    %result = irdl.any
    %storage = irdl.base "!util.buffer"
    irdl.operands(
      minimum_alignment: %minimum_alignment,
      allocation_size: %allocation_size)
    irdl.results(
      result: %result,
      storage: %storage)
  }
  irdl.operation @buffer.allocate.initialized attributes {
    varve.traits = ["OpAsmOpInterface", "Util_SizeAwareOp"],
    varve.let = [
      "type($minimum_alignment) = index",
      "type($source) = !util.buffer",
      "type($offset) = index",
      "type($length) = index",
      "type($result) = !hal.buffer",
      "type($storage) = !util.buffer"],
    varve.format = "`source` `(` $source `:` type($source) `)` `` `[` $offset `,` $length `]` `alignment` `(` $minimum_alignment `)` `:` type($result) `` `{` again($length) `}` `in` type($storage) attr-dict-with-keyword",
    varve.names = "buffer, storage"
  } {
    %minimum_alignment = irdl.any {varve.rule = "Index"}
    %source = irdl.base "!util.buffer"
    %offset = irdl.any {varve.rule = "Index"}
    %length = irdl.any {varve.rule = "Index"}
    %result = irdl.any
    %storage = irdl.base "!util.buffer"
    irdl.operands(
      minimum_alignment: %minimum_alignment,
      source: %source,
      offset: %offset,
      length: %length)
    irdl.results(
      result: %result,
      storage: %storage)
  }
  irdl.operation @buffer.length attributes {
    varve.format = "`<` $buffer `:` type($buffer) `>` `:` type($result) attr-dict-with-keyword",
    varve.traits = ["OpAsmOpInterface", "Pure"],
    varve.let = [
      "type($result) = index"],
    varve.names = "length"
  } {
    %buffer = irdl.any
    %result = irdl.any {varve.rule = "Index"}
    irdl.operands(
      buffer: %buffer)
    irdl.results(
      result: %result)
  }
  irdl.operation @buffer.storage attributes {
    varve.format = "`<` $buffer `:` type($buffer) `>` `:` type($storage) attr-dict-with-keyword",
    varve.traits = ["OpAsmOpInterface", "Pure"],
    varve.let = [
      "type($storage) = !util.buffer"],
    varve.names = "storage"
  } {
    %buffer = irdl.any
    %storage = irdl.base "!util.buffer"
    irdl.operands(
      buffer: %buffer)
    irdl.results(
      storage: %storage)
  }
  irdl.operation @buffer.subspan attributes {
    varve.format = "`<` $source_buffer `:` type($source_buffer) `>` `` `[` $source_offset `,` $length `]` `:` type($result) attr-dict-with-keyword",
    varve.traits = ["OpAsmOpInterface", "Util_SizeAwareOp", "Pure"],
    varve.let = [
      "type($source_offset) = index",
      "type($length) = index"],
    varve.names = "buffer"
  } {
    %source_buffer = irdl.any
    %source_offset = irdl.any {varve.rule = "Index"}
    %length = irdl.any {varve.rule = "Index"}
    %result = irdl.any
    irdl.operands(
      source_buffer: %source_buffer,
      source_offset: %source_offset,
      length: %length)
    irdl.results(
      result: %result)
  }
  irdl.operation @buffer.wrap attributes {
    varve.format = "`source` `(` $source `:` type($source) `)` `` `[` $offset `,` $length `]` `:` type($result) attr-dict-with-keyword",
    varve.traits = ["OpAsmOpInterface", "Util_SizeAwareOp"],
    varve.let = [
      "type($source) = !util.buffer",
      "type($offset) = index",
      "type($length) = index",
      "type($result) = !hal.buffer"],
    varve.names = "mapped"
  } {
    %source = irdl.base "!util.buffer"
    %offset = irdl.any {varve.rule = "Index"}
    %length = irdl.any {varve.rule = "Index"}
    %result = irdl.any
    irdl.operands(
      source: %source,
      offset: %offset,
      length: %length)
    irdl.results(
      result: %result)
  }
  irdl.operation @buffer_view.assert attributes {
    varve.format = "`<` $buffer_view `:` type($buffer_view) `>` `message` `(` $message `)` `shape` `(` `[` $shape `]` `)` `type` `(` $element_type `)` `encoding` `(` $encoding_type `)` attr-dict-with-keyword",
    varve.let = [
      "type($buffer_view) = !hal.buffer_view",
      "type($element_type) = i32",
      "type($encoding_type) = i32",
      "type($shape) = index"]
  } {
    %buffer_view = irdl.any
    %element_type = irdl.any {varve.rule = "I32"}
    %encoding_type = irdl.any {varve.rule = "I32"}
    %shape = irdl.any {varve.rule = "Index"}
    %message = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      buffer_view: %buffer_view,
      element_type: %element_type,
      encoding_type: %encoding_type,
      shape: variadic %shape)
    irdl.attributes {
      "message" = %message
    }
  }
  irdl.operation @buffer_view.buffer attributes {
    varve.format = "`<` $buffer_view `:` type($buffer_view) `>` `:` type($result) attr-dict-with-keyword",
    varve.traits = ["OpAsmOpInterface", "Pure"],
    varve.let = [
      "type($buffer_view) = !hal.buffer_view"],
    varve.names = "buffer"
  } {
    %buffer_view = irdl.any
    %result = irdl.any
    irdl.operands(
      buffer_view: %buffer_view)
    irdl.results(
      result: %result)
  }
  irdl.operation @buffer_view.create attributes {
    varve.format = "`buffer` `(` $source_buffer `:` type($source_buffer) `)` `` `[` $source_offset `,` $source_length `]` `shape` `(` `[` $shape `]` `)` `type` `(` $element_type `)` `encoding` `(` $encoding_type `)` `:` type($result) attr-dict-with-keyword",
    varve.traits = ["OpAsmOpInterface", "Pure"],
    varve.let = [
      "type($source_offset) = index",
      "type($source_length) = index",
      "type($element_type) = i32",
      "type($encoding_type) = i32",
      "type($shape) = index",
      "type($result) = !hal.buffer_view"],
    varve.names = "view"
  } {
    %source_buffer = irdl.any
    %source_offset = irdl.any {varve.rule = "Index"}
    %source_length = irdl.any {varve.rule = "Index"}
    %element_type = irdl.any {varve.rule = "I32"}
    %encoding_type = irdl.any {varve.rule = "I32"}
    %shape = irdl.any {varve.rule = "Index"}
    %result = irdl.any
    irdl.operands(
      source_buffer: %source_buffer,
      source_offset: %source_offset,
      source_length: %source_length,
      element_type: %element_type,
      encoding_type: %encoding_type,
      shape: variadic %shape)
    irdl.results(
      result: %result)
  }
  irdl.operation @buffer_view.dim attributes {
    varve.format = "`<` $buffer_view `:` type($buffer_view) `>` `` `[` $index `]` `:` type($result) attr-dict-with-keyword",
    varve.traits = ["Pure"],
    varve.let = [
      "type($buffer_view) = !hal.buffer_view",
      "type($result) = index"]
  } {
    %buffer_view = irdl.any
    %result = irdl.any {varve.rule = "Index"}
    %index = irdl.any {varve.rule = "IndexAttr"}
    irdl.operands(
      buffer_view: %buffer_view)
    irdl.results(
      result: %result)
    irdl.attributes {
      "index" = %index
    }
  }
  irdl.operation @buffer_view.element_type attributes {
    varve.format = "`<` $buffer_view `:` type($buffer_view) `>` `:` type($result) attr-dict-with-keyword",
    varve.traits = ["Pure"],
    varve.let = [
      "type($buffer_view) = !hal.buffer_view",
      "type($result) = i32"]
  } {
    %buffer_view = irdl.any
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      buffer_view: %buffer_view)
    irdl.results(
      result: %result)
  }
  irdl.operation @buffer_view.encoding_type attributes {
    varve.format = "`<` $buffer_view `:` type($buffer_view) `>` `:` type($result) attr-dict-with-keyword",
    varve.traits = ["Pure"],
    varve.let = [
      "type($buffer_view) = !hal.buffer_view",
      "type($result) = i32"]
  } {
    %buffer_view = irdl.any
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      buffer_view: %buffer_view)
    irdl.results(
      result: %result)
  }
  irdl.operation @buffer_view.rank attributes {
    varve.format = "`<` $buffer_view `:` type($buffer_view) `>` `:` type($result) attr-dict-with-keyword",
    varve.traits = ["Pure"],
    varve.let = [
      "type($buffer_view) = !hal.buffer_view",
      "type($result) = index"]
  } {
    %buffer_view = irdl.any
    %result = irdl.any {varve.rule = "Index"}
    irdl.operands(
      buffer_view: %buffer_view)
    irdl.results(
      result: %result)
  }
  irdl.operation @buffer_view.trace attributes {
    varve.format = "$key `=` $operands `:` type($operands) attr-dict-with-keyword",
    varve.let = [
      "type($operands) = !hal.buffer_view"]
  } {
    %operands = irdl.any
    %key = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      operands: variadic %operands)
    irdl.attributes {
      "key" = %key
    }
  }
  irdl.operation @device.query attributes {
    varve.format = "`key` `(` $category `:` `` `:` $key `)` `:` type($ok) `,` type($value) (`=` $default_value^)? attr-dict-with-keyword",
    varve.traits = ["Pure"],
    varve.let = [
      "type($ok) = i1"]
  } {
    %ok = irdl.any {varve.rule = "I1"}
    %value = irdl.any
    %category = irdl.any {varve.rule = "StrAttr"}
    %key = irdl.any {varve.rule = "StrAttr"}
    %default_value = irdl.any
    irdl.results(
      ok: %ok,
      value: %value)
    irdl.attributes {
      "category" = %category,
      "key" = %key,
      "default_value" = %default_value
    } {
      varve.optional = ["default_value"]
    }
  }
}
