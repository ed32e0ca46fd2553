irdl.dialect @util attributes {
  varve.set = "iree",
  varve.llvm = "24"
} {
  "varve.directive"() {
    format = "type($list) one( let(type($element) = type($list).element_type) | `->` type($element) )",
    sym_name = "ListTypeGet",
    takes = ["type $list", "type $element"]
  } : () -> ()
  "varve.directive"() {
    format = "`(` each(type($x) by `,`: type($x)) `)`",
    sym_name = "OperandTypeList",
    takes = ["type $x"]
  } : () -> ()
  "varve.directive"() {
    format = "` ` each($offsets $lengths by `,` ` `: `[` $offsets `for` $lengths `]`)",
    sym_name = "RangeList",
    takes = ["$offsets", "$lengths"]
  } : () -> ()
  "varve.directive"() {
    format = "each($results $tied or integer(-1, index) by `,`: one( again(%arg, $tied) one( let($results = $inputs[$tied]) | `as` $results ) | let($tied = integer(-1, index)) $results ))",
    sym_name = "Result",
    takes = ["%arg", "$inputs", "$results", "$tied"]
  } : () -> ()
  "varve.directive"() {
    format = "each($results $tied or integer(-1, index) $attributes default {} by `,`: one( again(%arg, $tied) one( let($results = $inputs[$tied]) | `as` $results ) | let($tied = integer(-1, index)) $results ) dict($attributes))",
    sym_name = "Results",
    takes = ["%arg", "$inputs", "$results", "$attributes", "$tied"]
  } : () -> ()
  "varve.directive"() {
    format = "one( `public` let($visibility = 'public') | `private` let($visibility = 'private') | `nested` let($visibility = 'nested') | printed `public` | )",
    sym_name = "SymbolVisibility",
    takes = ["$visibility"]
  } : () -> ()
  "varve.directive"() {
    format = "one( custom<TiedResultList>(ref($xs), type($r), $tied) when(count($r) = 1) | `(` custom<TiedResultList>(ref($xs), type($r), $tied) `)` )",
    sym_name = "TiedFunctionResultList",
    takes = ["ref $xs", "ref type $x", "type $r", "$tied"]
  } : () -> ()
  "varve.directive"() {
    format = "each(type($r) $tied or integer(-1, index) by `,`: one( again($xs, $tied) one( let(type($r) = types($xs)[$tied]) | `as` type($r) ) | let($tied = integer(-1, index)) type($r) ))",
    sym_name = "TiedResultList",
    takes = ["ref $xs", "type $r", "$tied"]
  } : () -> ()
  "varve.directive"() {
    format = "one( `=` $value let($type = typeof($value)) | `:` $type one( | `=` $value ) )",
    sym_name = "TypeOrAttr",
    takes = ["$type", "$value"]
  } : () -> ()
  "varve.directive"() {
    format = "` ` `[` $values `]` let(type($values) = type($type))",
    sym_name = "TypedValueList",
    takes = ["ref type $type", "$values", "type $values"]
  } : () -> ()
  "varve.directive"() {
    format = "`[` each($values by `,`: $values `:` type($values)) `]`",
    sym_name = "ValueTypeList",
    takes = ["$values", "type $values"]
  } : () -> ()
  irdl.type @"!buffer" attributes {
    varve.traits = ["ReferenceTypeInterface", "SizeAwareTypeInterface", "HoistableTypeInterface", "GlobalTypeInterface", "InferTypeSizeInterface", "SubrangeTypeInterface"]
  } {
  }
  irdl.type @"!list" attributes {
    varve.format = "`<` one( `?` | $element_type ) `>`",
    varve.qualified = unit
  } {
    %element_type = irdl.any {varve.rule = "optional<type>"}
    irdl.parameters(
      element_type: %element_type)
  }
  irdl.type @"!object" {
  }
  irdl.type @"!ptr" attributes {
    varve.format = "`<` qualified($target_type) `>`"
  } {
    %target_type = irdl.any {varve.rule = "type"}
    irdl.parameters(
      target_type: %target_type)
  }
  irdl.type @"!unused" {
  }
  irdl.type @"!variant" {
  }
  irdl.attribute @"#byte_pattern" attributes {
    varve.format = "`<` $pattern `>`",
    varve.traits = ["TypedAttr", "SizedStorageAttr", "SerializableAttrInterface"]
  } {
    %type = irdl.any {varve.rule = "type"}
    %pattern = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      type: %type,
      pattern: %pattern) {
      varve.defaults = {
        type = none},
      varve.self_type = ["type"]
    }
  }
  irdl.attribute @"#byte_range" attributes {
    varve.syntax = "hook:util.byte_range"
  } {
    %offset = irdl.any {varve.rule = "i64"}
    %length = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      offset: %offset,
      length: %length)
  }
  irdl.attribute @"#composite" attributes {
    varve.syntax = "hook:util.composite",
    varve.traits = ["SizedStorageAttr", "SerializableAttrInterface"]
  } {
    %totalLength = irdl.any {varve.rule = "i64"}
    %values = irdl.any {varve.rule = "ArrayAttr"}
    irdl.parameters(
      totalLength: %totalLength,
      values: %values)
  }
  irdl.attribute @"#inline.always" attributes {
    varve.format = "",
    varve.traits = ["InliningPolicyAttrInterface"]
  } {
  }
  irdl.attribute @"#inline.never" attributes {
    varve.format = "",
    varve.traits = ["InliningPolicyAttrInterface"]
  } {
  }
  irdl.attribute @"#int.assumption" attributes {
    varve.format = "`<` struct($umin, $umax, $udiv) `>`"
  } {
    %umin = irdl.any {varve.rule = "u64"}
    %umax = irdl.any {varve.rule = "u64"}
    %udiv = irdl.any {varve.rule = "u64"}
    irdl.parameters(
      umin: %umin,
      umax: %umax,
      udiv: %udiv) {
      varve.optional = ["umin", "umax", "udiv"]
    }
  }
  irdl.attribute @"#int.assumption.array" attributes {
    varve.format = "`[` (`]`) : ($value^ `]`)?"
  } {
    %value = irdl.any {varve.rule = "array<#util.int.assumption>"}
    irdl.parameters(
      value: %value) {
      varve.defaults = {
        value = []}
    }
  }
  irdl.attribute @"#int.assumption.multi_array" attributes {
    varve.format = "`[` (`]`) : ($value^ `]`)?"
  } {
    %value = irdl.any {varve.rule = "array<#util.int.assumption.array>"}
    irdl.parameters(
      value: %value) {
      varve.defaults = {
        value = []}
    }
  }
  irdl.attribute @"#int.assumptions" attributes {
    varve.format = "one( $one | `[` each($many by `,`: $many) `]` )"
  } {
    %one = irdl.base "#util.int.assumption"
    %many = irdl.any {varve.rule = "array<#util.int.assumption>"}
    irdl.parameters(
      one: %one,
      many: %many) {
      varve.optional = ["one"],
      varve.defaults = {
        many = []}
    }
  }
  irdl.attribute @"#null" attributes {
    varve.format = "",
    varve.traits = ["TypedAttr"]
  } {
    %type = irdl.any {varve.rule = "type"}
    irdl.parameters(
      type: %type) {
      varve.defaults = {
        type = none},
      varve.self_type = ["type"]
    }
  }
  irdl.attribute @"#preprocessing_pipeline" attributes {
    varve.format = "`<` $pipelineString `>`"
  } {
    %pipelineString = irdl.any {varve.rule = "StrAttr"}
    irdl.parameters(
      pipelineString: %pipelineString)
  }
  irdl.attribute @"#uninitialized" attributes {
    varve.format = "",
    varve.traits = ["TypedAttr", "SizedStorageAttr"]
  } {
    %type = irdl.any {varve.rule = "type"}
    irdl.parameters(
      type: %type) {
      varve.defaults = {
        type = none},
      varve.self_type = ["type"]
    }
  }
  irdl.operation @align attributes {
    varve.format = "$value `,` $alignment attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "InferIntRangeInterface", "InferIntDivisibilityOpInterface", "Pure"],
    varve.let = [
      "type($alignment) = type($value)",
      "type($result) = type($value)"]
  } {
    %value = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %alignment = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %result = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    irdl.operands(
      value: %value,
      alignment: %alignment)
    irdl.results(
      result: %result)
  }
  irdl.operation @assume.int attributes {
    varve.printer = "code",
    varve.traits = ["InferIntRangeInterface", "InferIntDivisibilityOpInterface", "AllTypesMatch<operands,results>", "Pure"],
    varve.let = [
      "type($results) = type($operands)"],
    varve.format = ["each($operands $assumptions $text by `,`: if(count(results) > 1: ` ` `\\n` ` ` ` ` ` `) $operands `` $text let($assumptions = if(has($text.one), [$text.one], $text.many))) if(count(results) > 1: `\\n` ` ` ` `)", "`:` type($operands) attr-dict let(types($results) = types($operands))"],
    varve.locals = {text = ["ArrayOf<#util.int.assumptions>", "map(a in $assumptions: if(count(a) = 1, #util.int.assumptions(a[0], []), #util.int.assumptions(absent, a)))"]}
  } {
    %operands = irdl.any {varve.rule = "AnySignlessIntegerOrIndex"}
    %results = irdl.any {varve.rule = "AnySignlessIntegerOrIndex"}
    %assumptions = irdl.any {varve.rule = "ArrayOf<ArrayOf<#util.int.assumption>>"}
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "assumptions" = %assumptions
    }
  }
  irdl.operation @buffer.alloc attributes {
    varve.format = "`uninitialized` attr-dict `:` type($result) `` `{` $storage_size `}`",
    varve.traits = ["OpAsmOpInterface", "MemoryEffects<Allocate>", "Util_SizeAwareOp", "Pure"],
    varve.let = [
      "type($storage_size) = index",
      "type($result) = !util.buffer"],
    varve.names = "buffer"
  } {
    %storage_size = irdl.any {varve.rule = "Index"}
    %result = irdl.base "!util.buffer"
    %alignment = irdl.any {varve.rule = "IndexAttr"}
    irdl.operands(
      storage_size: %storage_size)
    irdl.results(
      result: %result)
    irdl.attributes {
      "alignment" = %alignment
    } {
      varve.optional = ["alignment"]
    }
  }
  irdl.operation @buffer.compare attributes {
    varve.format = "$lhs `[` $lhs_offset `]` `,` $rhs `[` $rhs_offset `]` `,` $length `:` type($lhs) `` `{` $lhs_size `}` `,` type($rhs) `` `{` $rhs_size `}` attr-dict-with-keyword",
    varve.traits = ["MemoryEffects<Read>", "Util_SizeAwareOp", "Util_SubrangeOperandOpInterface", "Pure"],
    varve.let = [
      "type($lhs) = !util.buffer",
      "type($lhs_size) = index",
      "type($lhs_offset) = index",
      "type($rhs) = !util.buffer",
      "type($rhs_size) = index",
      "type($rhs_offset) = index",
      "type($length) = index",
      "type($result) = i1"]
  } {
    %lhs = irdl.base "!util.buffer"
    %lhs_size = irdl.any {varve.rule = "Index"}
    %lhs_offset = irdl.any {varve.rule = "Index"}
    %rhs = irdl.base "!util.buffer"
    %rhs_size = irdl.any {varve.rule = "Index"}
    %rhs_offset = irdl.any {varve.rule = "Index"}
    %length = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "I1"}
    irdl.operands(
      lhs: %lhs,
      lhs_size: %lhs_size,
      lhs_offset: %lhs_offset,
      rhs: %rhs,
      rhs_size: %rhs_size,
      rhs_offset: %rhs_offset,
      length: %length)
    irdl.results(
      result: %result)
  }
  irdl.operation @buffer.constant attributes {
    varve.format = "($name^)? attr-dict `:` type($result) `=` $value",
    varve.traits = ["ConstantLike", "OpAsmOpInterface", "Pure"],
    varve.let = [
      "type($result) = !util.buffer"],
    varve.names = "{if(has($name), $name, 'buffer_cst')}"
  } {
    %result = irdl.base "!util.buffer"
    %name = irdl.any {varve.rule = "StrAttr"}
    %value = irdl.any {varve.rule = "AnyOf<DenseElementsAttr, DenseResourceElementsAttr, Implements<\22SerializableAttrInterface\22>>"}
    %alignment = irdl.any {varve.rule = "IndexAttr"}
    %mime_type = irdl.any {varve.rule = "StrAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "name" = %name,
      "value" = %value,
      "alignment" = %alignment,
      "mime_type" = %mime_type
    } {
      varve.optional = ["name", "alignment", "mime_type"]
    }
  }
  irdl.operation @buffer.copy attributes {
    varve.format = "$source `[` $source_offset `]` `,` $target `[` $target_offset `]` `,` $length `:` type($source) `` `{` $source_size `}` `->` type($target) `` `{` $target_size `}` attr-dict-with-keyword",
    varve.traits = ["MemoryEffects<Read,Write>", "Util_SizeAwareOp", "Util_SubrangeOperandOpInterface"],
    varve.let = [
      "type($source) = !util.buffer",
      "type($source_size) = index",
      "type($source_offset) = index",
      "type($target) = !util.buffer",
      "type($target_size) = index",
      "type($target_offset) = index",
      "type($length) = index"]
  } {
    %source = irdl.base "!util.buffer"
    %source_size = irdl.any {varve.rule = "Index"}
    %source_offset = irdl.any {varve.rule = "Index"}
    %target = irdl.base "!util.buffer"
    %target_size = irdl.any {varve.rule = "Index"}
    %target_offset = irdl.any {varve.rule = "Index"}
    %length = irdl.any {varve.rule = "Index"}
    irdl.operands(
      source: %source,
      source_size: %source_size,
      source_offset: %source_offset,
      target: %target,
      target_size: %target_size,
      target_offset: %target_offset,
      length: %length)
  }
  irdl.operation @buffer.dealloc attributes {
    varve.format = "$operand `:` type($operand) `{` $operand_size `}` attr-dict-with-keyword",
    varve.traits = ["MemoryEffects<Free>", "Util_SizeAwareOp", "Pure"],
    varve.let = [
      "type($operand) = !util.buffer",
      "type($operand_size) = index"]
  } {
    %operand = irdl.base "!util.buffer"
    %operand_size = irdl.any {varve.rule = "Index"}
    irdl.operands(
      operand: %operand,
      operand_size: %operand_size)
  }
  irdl.operation @buffer.fill attributes {
    varve.format = "$pattern `,` $target `[` $target_offset `for` $length `]` `:` type($pattern) `->` type($target) `` `{` $target_size `}` attr-dict-with-keyword",
    varve.traits = ["MemoryEffects<Write>", "Util_SizeAwareOp", "Util_SubrangeOperandOpInterface"],
    varve.let = [
      "type($target) = !util.buffer",
      "type($target_size) = index",
      "type($target_offset) = index",
      "type($length) = index"]
  } {
    %pattern = irdl.any {varve.rule = "AnyOf<AnyInteger, AnyFloat, Index>"}
    %target = irdl.base "!util.buffer"
    %target_size = irdl.any {varve.rule = "Index"}
    %target_offset = irdl.any {varve.rule = "Index"}
    %length = irdl.any {varve.rule = "Index"}
    irdl.operands(
      pattern: %pattern,
      target: %target,
      target_size: %target_size,
      target_offset: %target_offset,
      length: %length)
  }
  irdl.operation @buffer.hash attributes {
    varve.format = "$source `[` $source_offset `for` $length `]` `:` type($source) `` `{` $source_size `}` `->` type($result) attr-dict-with-keyword",
    varve.traits = ["MemoryEffects<Read>", "Util_SizeAwareOp", "Util_SubrangeOperandOpInterface"],
    varve.let = [
      "type($source) = !util.buffer",
      "type($source_size) = index",
      "type($source_offset) = index",
      "type($length) = index",
      "type($result) = i64"]
  } {
    %source = irdl.base "!util.buffer"
    %source_size = irdl.any {varve.rule = "Index"}
    %source_offset = irdl.any {varve.rule = "Index"}
    %length = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "I64"}
    irdl.operands(
      source: %source,
      source_size: %source_size,
      source_offset: %source_offset,
      length: %length)
    irdl.results(
      result: %result)
  }
  irdl.operation @buffer.load attributes {
    varve.format = "$source `[` $source_offset `for` $length `]` `:` type($source) `` `{` $source_size `}` `->` type($result) attr-dict-with-keyword",
    varve.traits = ["MemoryEffects<Read>", "Util_SizeAwareOp", "Util_SubrangeOperandOpInterface"],
    varve.let = [
      "type($source) = !util.buffer",
      "type($source_size) = index",
      "type($source_offset) = index",
      "type($length) = index"]
  } {
    %source = irdl.base "!util.buffer"
    %source_size = irdl.any {varve.rule = "Index"}
    %source_offset = irdl.any {varve.rule = "Index"}
    %length = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyOf<Index, AnyInteger, AnyFloat>"}
    irdl.operands(
      source: %source,
      source_size: %source_size,
      source_offset: %source_offset,
      length: %length)
    irdl.results(
      result: %result)
  }
  irdl.operation @buffer.size attributes {
    varve.format = "$operand `:` type($operand) attr-dict-with-keyword",
    varve.traits = ["OpAsmOpInterface", "Util_SizeAwareOp", "Pure"],
    varve.let = [
      "type($operand) = !util.buffer",
      "type($result) = index"],
    varve.names = "buffer_size"
  } {
    %operand = irdl.base "!util.buffer"
    %result = irdl.any {varve.rule = "Index"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @buffer.slice attributes {
    varve.format = "$source `[` $source_offset `]` attr-dict `:` type($source) `` `{` $source_size `}` `->` type($result) `` `{` $result_size `}`",
    varve.traits = ["AllTypesMatch<source,result>", "MemoryEffects<Allocate,Read>", "OpAsmOpInterface", "Util_SizeAwareOp", "Util_SubrangeOperandOpInterface", "Pure"],
    varve.let = [
      "type($result) = type($source)",
      "type($source) = !util.buffer",
      "type($source_size) = index",
      "type($source_offset) = index",
      "type($result_size) = index",
      "type($result) = !util.buffer"],
    varve.names = "buffer"
  } {
    %source = irdl.base "!util.buffer"
    %source_size = irdl.any {varve.rule = "Index"}
    %source_offset = irdl.any {varve.rule = "Index"}
    %result_size = irdl.any {varve.rule = "Index"}
    %result = irdl.base "!util.buffer"
    %alignment = irdl.any {varve.rule = "IndexAttr"}
    irdl.operands(
      source: %source,
      source_size: %source_size,
      source_offset: %source_offset,
      result_size: %result_size)
    irdl.results(
      result: %result)
    irdl.attributes {
      "alignment" = %alignment
    } {
      varve.optional = ["alignment"]
    }
  }
  irdl.operation @buffer.storage attributes {
    varve.format = "$operand `:` type($operand) `` `{` $operand_size `}` `->` `(` type($result) `,` type($offset) `)` attr-dict-with-keyword",
    varve.traits = ["OpAsmOpInterface", "Util_SizeAwareOp", "Pure"],
    varve.let = [
      "type($operand) = !util.buffer",
      "type($operand_size) = index",
      "type($offset) = index"],
    varve.names = "buffer_storage, buffer_offset"
  } {
    %operand = irdl.base "!util.buffer"
    %operand_size = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyMemRef"}
    %offset = irdl.any {varve.rule = "Index"}
    irdl.operands(
      operand: %operand,
      operand_size: %operand_size)
    irdl.results(
      result: %result,
      offset: %offset)
  }
  irdl.operation @buffer.store attributes {
    varve.format = "$source `,` $target `[` $target_offset `for` $length `]` `:` type($source) `->` type($target) `` `{` $target_size `}` attr-dict-with-keyword",
    varve.traits = ["MemoryEffects<Write>", "Util_SizeAwareOp", "Util_SubrangeOperandOpInterface"],
    varve.let = [
      "type($target) = !util.buffer",
      "type($target_size) = index",
      "type($target_offset) = index",
      "type($length) = index"]
  } {
    %source = irdl.any {varve.rule = "AnyOf<Index, AnyInteger, AnyFloat>"}
    %target = irdl.base "!util.buffer"
    %target_size = irdl.any {varve.rule = "Index"}
    %target_offset = irdl.any {varve.rule = "Index"}
    %length = irdl.any {varve.rule = "Index"}
    irdl.operands(
      source: %source,
      target: %target,
      target_size: %target_size,
      target_offset: %target_offset,
      length: %length)
  }
  irdl.operation @buffer.subspan attributes {
    varve.format = "$source `[` $source_offset `]` `:` type($source) `` `{` $source_size `}` `->` type($result) `` `{` $result_size `}` attr-dict-with-keyword",
    varve.traits = ["AllTypesMatch<source,result>", "OpAsmOpInterface", "ViewLikeOpInterface", "Util_SizeAwareOp", "Util_SubrangeOp", "Util_SubrangeOperandOpInterface", "Util_TiedOpInterface", "Pure"],
    varve.let = [
      "type($result) = type($source)",
      "type($source) = !util.buffer",
      "type($source_size) = index",
      "type($source_offset) = index",
      "type($result_size) = index",
      "type($result) = !util.buffer"],
    varve.names = "buffer_span"
  } {
    %source = irdl.base "!util.buffer"
    %source_size = irdl.any {varve.rule = "Index"}
    %source_offset = irdl.any {varve.rule = "Index"}
    %result_size = irdl.any {varve.rule = "Index"}
    %result = irdl.base "!util.buffer"
    irdl.operands(
      source: %source,
      source_size: %source_size,
      source_offset: %source_offset,
      result_size: %result_size)
    irdl.results(
      result: %result)
  }
  irdl.operation @call attributes {
    varve.format = "$callee `(` $operands `)` attr-dict `:` custom<OperandTypeList>(type($operands)) `->` custom<TiedFunctionResultList>(ref($operands), ref(type($operands)), type($results), $tied_operands)",
    varve.traits = ["CallOpInterface", "Util_TiedOpInterface", "SymbolUserOpInterface"]
  } {
    %operands = irdl.any
    %results = irdl.any
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %tied_operands = irdl.any {varve.rule = "ArrayOf<IndexAttr>"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "callee" = %callee,
      "tied_operands" = %tied_operands,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs
    } {
      varve.optional = ["tied_operands", "arg_attrs", "res_attrs"]
    }
  }
  irdl.operation @cast attributes {
    varve.format = "$operand attr-dict `:` type($operand) `to` type($result)",
    varve.traits = ["CastOpInterface", "Util_TiedOpInterface", "Pure"]
  } {
    %operand = irdl.any
    %result = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.eq attributes {
    varve.format = "operands attr-dict `:` type($lhs)",
    varve.traits = ["AllTypesMatch<lhs,rhs>", "Commutative", "Pure"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = i1"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any {varve.rule = "I1"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.ne attributes {
    varve.format = "operands attr-dict `:` type($lhs)",
    varve.traits = ["AllTypesMatch<lhs,rhs>", "Commutative", "Pure"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = i1"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any {varve.rule = "I1"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @func attributes {
    varve.printer = "code",
    varve.traits = ["AffineScope", "AutomaticAllocationScope", "FunctionOpInterface", "IsolatedFromAbove", "OpAsmOpInterface"],
    varve.arguments = {body = [["%arg", "count($function_type.inputs)"]]},
    varve.format = ["custom<SymbolVisibility>($sym_visibility) symbol($sym_name)", "`(` each($function_type.inputs %arg $arg_attrs default {} by `,`: one( %arg `` `:` $function_type.inputs let(type(%arg) = $function_type.inputs) dict($arg_attrs) loc(%arg, unprinted) | $function_type.inputs dict($arg_attrs) )) `)`", "one( let($function_type.results = []) | `->` one( custom<Result>(%arg, $function_type.inputs, $function_type.results, $tied_operands) when(count($function_type.results) = 1 and not has($res_attrs))", "| `(` custom<Results>(%arg, $function_type.inputs, $function_type.results, $res_attrs, $tied_operands) `)` ) ) attr-dict-with-keyword one( | region($body, end) )"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %tied_operands = irdl.any {varve.rule = "ArrayOf<IndexAttr>"}
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %inlining_policy = irdl.any {varve.rule = "Implements<\22InliningPolicyAttrInterface\22>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "function_type" = %function_type,
      "tied_operands" = %tied_operands,
      "sym_visibility" = %sym_visibility,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs,
      "inlining_policy" = %inlining_policy
    } {
      varve.optional = ["tied_operands", "sym_visibility", "arg_attrs", "res_attrs", "inlining_policy"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @global attributes {
    varve.format = "custom<SymbolVisibility>($sym_visibility) (`mutable` $is_mutable^)? $sym_name attr-dict custom<TypeOrAttr>($type, $initial_value)",
    varve.traits = ["Symbol", "Util_GlobalOpInterface"]
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %type = irdl.any {varve.rule = "TypeAttr"}
    %is_mutable = irdl.any {varve.rule = "UnitAttr"}
    %initial_value = irdl.any {varve.rule = "TypedAttr"}
    %inlining_policy = irdl.any {varve.rule = "Implements<\22InliningPolicyAttrInterface\22>"}
    irdl.attributes {
      "sym_visibility" = %sym_visibility,
      "sym_name" = %sym_name,
      "type" = %type,
      "is_mutable" = %is_mutable,
      "initial_value" = %initial_value,
      "inlining_policy" = %inlining_policy
    } {
      varve.optional = ["sym_visibility", "is_mutable", "initial_value", "inlining_policy"]
    }
  }
  irdl.operation @global.address attributes {
    varve.format = "(`immutable` $is_immutable^)? $global attr-dict `:` qualified(type($result))",
    varve.traits = ["OpAsmOpInterface", "SymbolUserOpInterface", "Util_GlobalAddressOpInterface", "Pure"],
    varve.names = "ptr_{$global}"
  } {
    %result = irdl.base "!util.ptr"
    %global = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %is_immutable = irdl.any {varve.rule = "UnitAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "global" = %global,
      "is_immutable" = %is_immutable
    } {
      varve.optional = ["is_immutable"]
    }
  }
  irdl.operation @global.load attributes {
    varve.format = "(`immutable` $is_immutable^)? $global attr-dict `:` type($result)",
    varve.traits = ["OpAsmOpInterface", "MemoryEffectsOpInterface", "SymbolUserOpInterface", "Util_GlobalLoadOpInterface"],
    varve.names = "{$global}"
  } {
    %result = irdl.any
    %global = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %is_immutable = irdl.any {varve.rule = "UnitAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "global" = %global,
      "is_immutable" = %is_immutable
    } {
      varve.optional = ["is_immutable"]
    }
  }
  irdl.operation @global.load.indirect attributes {
    varve.format = "(`immutable` $is_immutable^)? $global attr-dict `:` qualified(type($global)) `->` type($result)",
    varve.traits = ["Util_GlobalLoadIndirectOpInterface"]
  } {
    %global = irdl.base "!util.ptr"
    %result = irdl.any
    %is_immutable = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      global: %global)
    irdl.results(
      result: %result)
    irdl.attributes {
      "is_immutable" = %is_immutable
    } {
      varve.optional = ["is_immutable"]
    }
  }
  irdl.operation @global.store attributes {
    varve.format = "$value `,` $global attr-dict `:` type($value)",
    varve.traits = ["SymbolUserOpInterface", "Util_GlobalStoreOpInterface"]
  } {
    %value = irdl.any
    %global = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(
      value: %value)
    irdl.attributes {
      "global" = %global
    }
  }
  irdl.operation @global.store.indirect attributes {
    varve.format = "$value `,` $global attr-dict `:` type($value) `->` qualified(type($global))",
    varve.traits = ["Util_GlobalStoreIndirectOpInterface"]
  } {
    %value = irdl.any
    %global = irdl.base "!util.ptr"
    irdl.operands(
      value: %value,
      global: %global)
  }
  irdl.operation @hoistable_conversion attributes {
    varve.printer = "code",
    varve.traits = ["SingleBlock", "RecursiveMemoryEffects"],
    varve.terminator = "util.return",
    varve.arguments = {body = [["%arg", "count($inputs)"]]},
    varve.format = ["$tag `inverts` `` `(` $inverseTag `)` `(` each(%arg $inputs by `,`: %arg `=` $inputs) `)`", "`:` functional-type($inputs, $results) let(types(%arg) = types($inputs)) region($body) attr-dict"]
  } {
    %inputs = irdl.any
    %results = irdl.any
    %tag = irdl.any {varve.rule = "string"}
    %inverseTag = irdl.any {varve.rule = "string"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "tag" = %tag,
      "inverseTag" = %inverseTag
    } {
      varve.native = {
        tag = "string",
        inverseTag = "string"}
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @initializer attributes {
    varve.printer = "code",
    varve.traits = ["IsolatedFromAbove", "FunctionOpInterface", "CallableOpInterface", "Util_InitializerOpInterface"],
    varve.format = "let($function_type = fn([], [])) attr-dict-with-keyword region($body, end)",
    varve.layouts = "-sym_name -sym_visibility"
  } {
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %sym_name = irdl.any {varve.rule = "StrAttr"}
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "function_type" = %function_type,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs,
      "sym_name" = %sym_name,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["arg_attrs", "res_attrs", "sym_name", "sym_visibility"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @list.construct attributes {
    varve.format = "custom<ValueTypeList>($values, type($values)) attr-dict `:` qualified(type($result))",
    varve.traits = ["MemoryEffects<Allocate>", "Pure"]
  } {
    %values = irdl.any
    %result = irdl.base "!util.list"
    irdl.operands(
      values: variadic %values)
    irdl.results(
      result: %result)
  }
  irdl.operation @list.create attributes {
    varve.format = "($initial_capacity^)? attr-dict `:` qualified(type($result))",
    varve.traits = ["MemoryEffects<Allocate>", "Pure"],
    varve.let = [
      "type($initial_capacity) = index"]
  } {
    %initial_capacity = irdl.any {varve.rule = "Index"}
    %result = irdl.base "!util.list"
    irdl.operands(
      initial_capacity: optional %initial_capacity)
    irdl.results(
      result: %result)
  }
  irdl.operation @list.get attributes {
    varve.format = "$list `[` $index `]` attr-dict `:` custom<ListTypeGet>(type($list), type($result))",
    varve.traits = ["MemoryEffects<Read>"],
    varve.let = [
      "type($index) = index"]
  } {
    %list = irdl.base "!util.list"
    %index = irdl.any {varve.rule = "Index"}
    %result = irdl.any
    irdl.operands(
      list: %list,
      index: %index)
    irdl.results(
      result: %result)
  }
  irdl.operation @list.resize attributes {
    varve.format = "operands attr-dict `:` qualified(type($list))",
    varve.traits = ["MemoryEffects<Write>"],
    varve.let = [
      "type($new_size) = index"]
  } {
    %list = irdl.base "!util.list"
    %new_size = irdl.any {varve.rule = "Index"}
    irdl.operands(
      list: %list,
      new_size: %new_size)
  }
  irdl.operation @list.set attributes {
    varve.traits = ["MemoryEffects<Write>"],
    varve.let = [
      "type($index) = index"],
    varve.format = "$list `[` $index `]` `,` $value attr-dict `:` $first one( let(type($list) = typeof($first); type($value) = typeof($first).element_type) | `->` type($list) let(type($value) = typeof($first)) )",
    varve.locals = {first = ["TypeAttr", "if(type($list).element_type = type($value), type($list), type($value))"]}
  } {
    %list = irdl.base "!util.list"
    %index = irdl.any {varve.rule = "Index"}
    %value = irdl.any
    irdl.operands(
      list: %list,
      index: %index,
      value: %value)
  }
  irdl.operation @list.size attributes {
    varve.format = "operands attr-dict `:` qualified(type($list))",
    varve.traits = ["MemoryEffects<Read>"],
    varve.let = [
      "type($result) = index"]
  } {
    %list = irdl.base "!util.list"
    %result = irdl.any {varve.rule = "Index"}
    irdl.operands(
      list: %list)
    irdl.results(
      result: %result)
  }
  irdl.operation @null attributes {
    varve.format = "attr-dict `:` type($result)",
    varve.traits = ["ConstantLike", "Pure"]
  } {
    %result = irdl.any
    irdl.results(
      result: %result)
  }
  irdl.operation @numeric.optional_narrow attributes {
    varve.format = "$operand `:` type($operand) `as` $semantic_type attr-dict",
    varve.traits = ["SameOperandsAndResultType", "Pure"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, AnyFloat, TensorOf<AnyOf<AnySignlessInteger, AnyFloat>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, AnyFloat, TensorOf<AnyOf<AnySignlessInteger, AnyFloat>>>"}
    %semantic_type = irdl.any {varve.rule = "TypeAttr"}
    %min_value = irdl.any {varve.rule = "APIntAttr"}
    %max_value = irdl.any {varve.rule = "APIntAttr"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "semantic_type" = %semantic_type,
      "min_value" = %min_value,
      "max_value" = %max_value
    } {
      varve.optional = ["min_value", "max_value"]
    }
  }
  irdl.operation @optimization_barrier attributes {
    varve.format = "attr-dict ($operands^ `:` type($operands))?",
    varve.traits = ["AllTypesMatch<operands,results>"],
    varve.let = [
      "type($results) = type($operands)"]
  } {
    %operands = irdl.any
    %results = irdl.any
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      results: variadic %results)
  }
  irdl.operation @range.extents attributes {
    varve.format = "custom<RangeList>($offsets, $lengths) attr-dict `:` type($min)",
    varve.traits = ["SameOperandsAndResultType", "SameVariadicOperandSize", "Pure"],
    varve.let = [
      "type($lengths) = type($offsets)",
      "type($min) = type($offsets)",
      "type($max) = type($offsets)"]
  } {
    %offsets = irdl.any {varve.rule = "AnyOf<Index, AnyInteger>"}
    %lengths = irdl.any {varve.rule = "AnyOf<Index, AnyInteger>"}
    %min = irdl.any {varve.rule = "AnyOf<Index, AnyInteger>"}
    %max = irdl.any {varve.rule = "AnyOf<Index, AnyInteger>"}
    irdl.operands(
      offsets: variadic %offsets,
      lengths: variadic %lengths)
    irdl.results(
      min: %min,
      max: %max)
  }
  irdl.operation @range.max attributes {
    varve.format = "$operands attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "SameVariadicOperandSize", "Pure"],
    varve.let = [
      "type($result) = type($operands)"]
  } {
    %operands = irdl.any {varve.rule = "AnyOf<Index, AnyInteger>"}
    %result = irdl.any {varve.rule = "AnyOf<Index, AnyInteger>"}
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      result: %result)
  }
  irdl.operation @range.min attributes {
    varve.format = "$operands attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "SameVariadicOperandSize", "Pure"],
    varve.let = [
      "type($result) = type($operands)"]
  } {
    %operands = irdl.any {varve.rule = "AnyOf<Index, AnyInteger>"}
    %result = irdl.any {varve.rule = "AnyOf<Index, AnyInteger>"}
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      result: %result)
  }
  irdl.operation @return attributes {
    varve.format = "attr-dict ($operands^ `:` type($operands))?",
    varve.traits = ["HasParent<util.initializer,util.func,util.hoistable_conversion>", "Pure", "ReturnLike", "Terminator"]
  } {
    %operands = irdl.any
    irdl.operands(
      operands: variadic %operands)
  }
  irdl.operation @scf.unreachable attributes {
    varve.format = "($message^)? attr-dict",
    varve.traits = ["Util_UnreachableLike"]
  } {
    %message = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "message" = %message
    } {
      varve.optional = ["message"]
    }
  }
  irdl.operation @sizeof attributes {
    varve.format = "$sizedType attr-dict-with-keyword",
    varve.traits = ["Pure"],
    varve.let = [
      "type($size) = index"]
  } {
    %size = irdl.any {varve.rule = "Index"}
    %sizedType = irdl.any {varve.rule = "TypeAttr"}
    irdl.results(
      size: %size)
    irdl.attributes {
      "sizedType" = %sizedType
    }
  }
  irdl.operation @status.check_ok attributes {
    varve.format = "$status (`,` $message^)? attr-dict",
    varve.let = [
      "type($status) = i32"]
  } {
    %status = irdl.any {varve.rule = "I32"}
    %message = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      status: %status)
    irdl.attributes {
      "message" = %message
    } {
      varve.optional = ["message"]
    }
  }
  irdl.operation @string.format attributes {
    varve.format = "$format `(` $args `)` attr-dict `:` functional-type($args, $result)",
    varve.traits = ["OpAsmOpInterface", "Pure"],
    varve.let = [
      "type($result) = !util.buffer"],
    varve.names = "{replace(replace(replace(replace(replace(replace(replace(replace(replace(replace($format, '{}', 'N'), '{0}', 'N'), '{1}', 'N'), '{2}', 'N'), '.', '_'), '-', '_'), '/', '_'), ' ', ''), ':', ''), '=', '')}"
  } {
    %args = irdl.any {varve.rule = "AnyOf<Index, AnySignlessInteger, !util.buffer>"}
    %result = irdl.base "!util.buffer"
    %format = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      result: %result)
    irdl.attributes {
      "format" = %format
    }
  }
  irdl.operation @string.itoa attributes {
    varve.format = "$value attr-dict `:` type($value) `->` type($result)",
    varve.traits = ["OpAsmOpInterface", "Pure"],
    varve.let = [
      "type($result) = !util.buffer"],
    varve.names = "itoa"
  } {
    %value = irdl.any {varve.rule = "AnyOf<Index, AnySignlessInteger>"}
    %result = irdl.base "!util.buffer"
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @switch attributes {
    varve.format = "type($default_value) `from` custom<TypedValueList>(ref(type($default_value)), $values, type($values)) `at` $index `else` $default_value attr-dict `:` type($result)",
    varve.traits = ["AllTypesMatch<default_value,result>", "Pure"],
    varve.let = [
      "type($result) = type($default_value)",
      "type($index) = index"]
  } {
    %index = irdl.any {varve.rule = "Index"}
    %default_value = irdl.any {varve.rule = "AnyOf<Index, AnyInteger, AnyFloat>"}
    %values = irdl.any {varve.rule = "AnyOf<Index, AnyInteger, AnyFloat>"}
    %result = irdl.any {varve.rule = "AnyOf<Index, AnyInteger, AnyFloat>"}
    irdl.operands(
      index: %index,
      default_value: %default_value,
      values: variadic %values)
    irdl.results(
      result: %result)
  }
  irdl.operation @unfoldable_constant attributes {
    varve.printer = "code",
    varve.format = "attr-dict(after(` `)) one( $symbol `:` type($result) let($value = $symbol) | $other let($value = $other; type($result) = typeof($other)) )",
    varve.locals = {other = ["TypedAttr", "if(isa($value, 'SymbolRefAttr'), absent, $value)"], symbol = ["SymbolRefAttr", "if(isa($value, 'SymbolRefAttr'), $value, absent)"]}
  } {
    %result = irdl.any
    %value = irdl.any
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @unreachable attributes {
    varve.format = "($message^)? attr-dict",
    varve.traits = ["NoMemoryEffect", "ReturnLike", "Terminator", "Util_UnreachableLike"]
  } {
    %message = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "message" = %message
    } {
      varve.optional = ["message"]
    }
  }
}
