irdl.dialect @llhd attributes {
  varve.set = "circt",
  varve.depends = ["hw"],
  varve.llvm = "24"
} {
  "varve.directive"() {
    format = "one( let($name = ssa(results)) | ` ` `name` $name )",
    sym_name = "ImplicitSSAName",
    takes = ["$name"]
  } : () -> ()
  irdl.type @"!ref" attributes {
    varve.format = "`<` $nestedType `>`"
  } {
    %nestedType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      nestedType: %nestedType)
  }
  irdl.type @"!time" {
  }
  irdl.attribute @"#time" attributes {
    varve.syntax = "hook:llhd.time"
  } {
    %type = irdl.base "!llhd.time"
    %time = irdl.any {varve.rule = "u64"}
    %timeUnit = irdl.any {varve.rule = "string"}
    %delta = irdl.any {varve.rule = "u32"}
    %epsilon = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      type: %type,
      time: %time,
      timeUnit: %timeUnit,
      delta: %delta,
      epsilon: %epsilon) {
      varve.self_type = ["type"]
    }
  }
  irdl.operation @call_coroutine attributes {
    varve.format = "$callee `(` $operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["CallOpInterface", "SymbolUserOpInterface"]
  } {
    %operands = irdl.any
    %result0 = irdl.any
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      result0: variadic %result0)
    irdl.attributes {
      "callee" = %callee
    }
  }
  irdl.operation @combinational attributes {
    varve.format = "(`->` type($results)^)? attr-dict-with-keyword $body",
    varve.traits = ["HasParent<hw.module>", "NoRegionArguments", "ProceduralRegion", "RecursiveMemoryEffects"]
  } {
    %results = irdl.any
    irdl.results(
      results: variadic %results)
    %body = irdl.region {varve.rule = "MinSizedRegion<1>"}
    irdl.regions(
      body: %body)
  }
  irdl.operation @constant_time attributes {
    varve.format = "$value attr-dict",
    varve.traits = ["ConstantLike", "Pure"],
    varve.let = [
      "type($result) = !llhd.time"]
  } {
    %result = irdl.base "!llhd.time"
    %value = irdl.base "#llhd.time"
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @coroutine attributes {
    varve.printer = "code",
    varve.traits = ["IsolatedFromAbove", "FunctionOpInterface", "Symbol", "RegionKindInterface", "ProceduralRegion", "RecursiveMemoryEffects"],
    varve.format = "function"
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "function_type" = %function_type,
      "sym_visibility" = %sym_visibility,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs
    } {
      varve.optional = ["sym_visibility", "arg_attrs", "res_attrs"]
    }
    %body = irdl.region {varve.rule = "MinSizedRegion<1>"}
    irdl.regions(
      body: %body)
  }
  irdl.operation @current_time attributes {
    varve.format = "attr-dict",
    varve.traits = ["MemoryEffects<Read>"],
    varve.let = [
      "type($result) = !llhd.time"]
  } {
    %result = irdl.base "!llhd.time"
    irdl.results(
      result: %result)
  }
  irdl.operation @delay attributes {
    varve.format = "$input `by` $delay attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($input)"]
  } {
    %input = irdl.any
    %result = irdl.any
    %delay = irdl.base "#llhd.time"
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
    irdl.attributes {
      "delay" = %delay
    }
  }
  irdl.operation @drv attributes {
    varve.format = "$signal `,` $value `after` $time ( `if` $enable^ )? attr-dict `:` type($value)",
    varve.traits = ["DestructurableAccessorOpInterface", "SafeMemorySlotAccessOpInterface", "TypeMatchesRefNestedType<value,signal>"],
    varve.let = [
      "type($signal) = !llhd.ref(type($value))",
      "type($time) = !llhd.time",
      "type($enable) = i1"]
  } {
    %signal = irdl.base "!llhd.ref"
    %value = irdl.any
    %time = irdl.base "!llhd.time"
    %enable = irdl.any {varve.rule = "I1"}
    irdl.operands(
      signal: %signal,
      value: %value,
      time: %time,
      enable: optional %enable)
  }
  irdl.operation @final attributes {
    varve.format = "attr-dict-with-keyword $body",
    varve.traits = ["HasParent<hw.module>", "NoRegionArguments", "ProceduralRegion", "RecursiveMemoryEffects"]
  } {
    %body = irdl.region {varve.rule = "MinSizedRegion<1>"}
    irdl.regions(
      body: %body)
  }
  irdl.operation @get_global_signal attributes {
    varve.format = "$global_name attr-dict `:` type($result)",
    varve.traits = ["SymbolUserOpInterface", "Pure"]
  } {
    %result = irdl.base "!llhd.ref"
    %global_name = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "global_name" = %global_name
    }
  }
  irdl.operation @global_signal attributes {
    varve.format = "$sym_name attr-dict `:` $type (`init` $initRegion^)?",
    varve.traits = ["IsolatedFromAbove", "NoRegionArguments", "SingleBlock", "Symbol"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %type = irdl.any {varve.rule = "TypeAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "type" = %type
    }
    %initRegion = irdl.region {varve.rule = "MaxSizedRegion<1>"}
    irdl.regions(
      initRegion: %initRegion)
  }
  irdl.operation @halt attributes {
    varve.format = "($yieldOperands^ `:` type($yieldOperands))? attr-dict",
    varve.traits = ["HasParent<llhd.process,llhd.final,llhd.coroutine>", "Terminator"]
  } {
    %yieldOperands = irdl.any
    irdl.operands(
      yieldOperands: variadic %yieldOperands)
  }
  irdl.operation @int_to_time attributes {
    varve.format = "$input attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($input) = i64",
      "type($result) = !llhd.time"]
  } {
    %input = irdl.any {varve.rule = "I64"}
    %result = irdl.base "!llhd.time"
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @output attributes {
    varve.format = "( $name^ )? $value `after` $time attr-dict `:` type($value)",
    varve.traits = ["TypeMatchesRefNestedType<value,result>"],
    varve.let = [
      "type($result) = !llhd.ref(type($value))",
      "type($time) = !llhd.time"]
  } {
    %value = irdl.any
    %time = irdl.base "!llhd.time"
    %result = irdl.base "!llhd.ref"
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      value: %value,
      time: %time)
    irdl.results(
      result: %result)
    irdl.attributes {
      "name" = %name
    } {
      varve.optional = ["name"]
    }
  }
  irdl.operation @prb attributes {
    varve.format = "$signal attr-dict `:` type($result)",
    varve.traits = ["DestructurableAccessorOpInterface", "SafeMemorySlotAccessOpInterface", "MemoryEffectsOpInterface", "TypeMatchesRefNestedType<result,signal>", "RefNestedTypeMatchesType<signal,result>"],
    varve.let = [
      "type($signal) = !llhd.ref(type($result))",
      "type($result) = type($signal).nestedType"]
  } {
    %signal = irdl.base "!llhd.ref"
    %result = irdl.any
    irdl.operands(
      signal: %signal)
    irdl.results(
      result: %result)
  }
  irdl.operation @process attributes {
    varve.format = "(`->` type($results)^)? attr-dict-with-keyword $body",
    varve.traits = ["HasParent<hw.module>", "NoRegionArguments", "ProceduralRegion", "RecursiveMemoryEffects"]
  } {
    %results = irdl.any
    irdl.results(
      results: variadic %results)
    %body = irdl.region {varve.rule = "MinSizedRegion<1>"}
    irdl.regions(
      body: %body)
  }
  irdl.operation @return attributes {
    varve.format = "($operands^ `:` type($operands))? attr-dict",
    varve.traits = ["HasParent<llhd.coroutine>", "Terminator"]
  } {
    %operands = irdl.any
    irdl.operands(
      operands: variadic %operands)
  }
  irdl.operation @sig attributes {
    varve.format = "`` custom<ImplicitSSAName>($name) $init attr-dict `:` type($init)",
    varve.traits = ["DestructurableAllocationOpInterface", "OpAsmOpInterface", "TypeMatchesRefNestedType<init,result>"],
    varve.let = [
      "type($result) = !llhd.ref(type($init))"],
    varve.names = "{$name}"
  } {
    %init = irdl.any
    %result = irdl.base "!llhd.ref"
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      init: %init)
    irdl.results(
      result: %result)
    irdl.attributes {
      "name" = %name
    } {
      varve.optional = ["name"]
    }
  }
  irdl.operation @sig.array_get attributes {
    varve.format = "$input `[` $index `]` attr-dict `:` type($input)",
    varve.traits = ["Pure", "DestructurableAccessorOpInterface", "SafeMemorySlotAccessOpInterface", "SigPtrIndexBitWidthConstraint<input,index>", "SigArrayElementTypeConstraint<input,result>"],
    varve.let = [
      "type($index) = int(log2ceil(if(isa(type($input).nestedType, '!hw.array'), type($input).nestedType.sizeAttr, width(type($input).nestedType))))",
      "type($result) = !llhd.ref(type($input).nestedType.elementType)"]
  } {
    %input = irdl.base "!llhd.ref"
    %index = irdl.any
    %result = irdl.base "!llhd.ref"
    irdl.operands(
      input: %input,
      index: %index)
    irdl.results(
      result: %result)
  }
  irdl.operation @sig.array_slice attributes {
    varve.format = "$input `at` $lowIndex attr-dict `:` type($input) `->` type($result)",
    varve.traits = ["Pure", "SmallerOrEqualResultTypeWidthConstraint", "SameSigPtrArrayElementTypeConstraint", "SigPtrIndexBitWidthConstraint<input,lowIndex>"],
    varve.let = [
      "type($lowIndex) = int(log2ceil(if(isa(type($input).nestedType, '!hw.array'), type($input).nestedType.sizeAttr, width(type($input).nestedType))))"]
  } {
    %input = irdl.base "!llhd.ref"
    %lowIndex = irdl.any
    %result = irdl.base "!llhd.ref"
    irdl.operands(
      input: %input,
      lowIndex: %lowIndex)
    irdl.results(
      result: %result)
  }
  irdl.operation @sig.extract attributes {
    varve.format = "$input `from` $lowBit attr-dict `:` type($input) `->` type($result)",
    varve.traits = ["Pure", "SmallerOrEqualResultTypeWidthConstraint", "SigPtrIndexBitWidthConstraint<input,lowBit>", "DestructurableAccessorOpInterface", "SafeMemorySlotAccessOpInterface"],
    varve.let = [
      "type($lowBit) = int(log2ceil(if(isa(type($input).nestedType, '!hw.array'), type($input).nestedType.sizeAttr, width(type($input).nestedType))))"]
  } {
    %input = irdl.base "!llhd.ref"
    %lowBit = irdl.any
    %result = irdl.base "!llhd.ref"
    irdl.operands(
      input: %input,
      lowBit: %lowBit)
    irdl.results(
      result: %result)
  }
  irdl.operation @sig.struct_extract attributes {
    varve.format = "$input `[` $field `]` attr-dict `:` type($input)",
    varve.traits = ["Pure", "DestructurableAccessorOpInterface", "SafeMemorySlotAccessOpInterface", "InferTypeOpInterface"],
    varve.let = ["type($result) = !llhd.ref(canonical(type($input).nestedType).elements[place(canonical(type($input).nestedType).elements, 'name', $field)].type)"]
  } {
    %input = irdl.base "!llhd.ref"
    %result = irdl.base "!llhd.ref"
    %field = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
    irdl.attributes {
      "field" = %field
    }
  }
  irdl.operation @time_to_int attributes {
    varve.format = "$input attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($input) = !llhd.time",
      "type($result) = i64"]
  } {
    %input = irdl.base "!llhd.time"
    %result = irdl.any {varve.rule = "I64"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @wait attributes {
    varve.format = "(`yield` ` ` `(` $yieldOperands^ `:` type($yieldOperands) `)` `,`)? (`delay` $delay^ `,`)? (`(`$observed^ `:` qualified(type($observed))`)` `,`)? $dest (`(` $destOperands^ `:` qualified(type($destOperands)) `)`)? attr-dict",
    varve.traits = ["HasParent<llhd.process,llhd.coroutine>", "Terminator"],
    varve.let = [
      "type($delay) = !llhd.time"]
  } {
    %yieldOperands = irdl.any
    %delay = irdl.base "!llhd.time"
    %observed = irdl.any
    %destOperands = irdl.any
    irdl.operands(
      yieldOperands: variadic %yieldOperands,
      delay: optional %delay,
      observed: variadic %observed,
      destOperands: variadic %destOperands) {
      varve.segments
    }
    "varve.successors"() {names = ["dest"], variadic = []} : () -> ()
  }
  irdl.operation @yield attributes {
    varve.format = "($yieldOperands^ `:` type($yieldOperands))? attr-dict",
    varve.traits = ["HasParent<llhd.combinational,llhd.global_signal>", "Pure", "ReturnLike", "Terminator"]
  } {
    %yieldOperands = irdl.any
    irdl.operands(
      yieldOperands: variadic %yieldOperands)
  }
}
