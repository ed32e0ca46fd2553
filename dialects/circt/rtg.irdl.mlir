irdl.dialect @rtg attributes {
  varve.set = "circt",
  varve.llvm = "24"
} {
  "varve.enum"() {
    sym_name = "LabelVisibility",
    storage = i32,
    cases = [
      ["local", 0 : i32],
      ["global", 1 : i32],
      ["external", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "SegmentKind",
    storage = i32,
    cases = [
      ["data", 0 : i32],
      ["text", 1 : i32]
    ]
  } : () -> ()
  irdl.type @"!array" attributes {
    varve.format = "`<` $elementType `>`"
  } {
    %elementType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      elementType: %elementType)
  }
  irdl.type @"!bag" attributes {
    varve.format = "`<` $elementType `>`"
  } {
    %elementType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      elementType: %elementType)
  }
  irdl.type @"!continuation" attributes {
    varve.format = "`<` $resumeType `>`"
  } {
    %resumeType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      resumeType: %resumeType)
  }
  irdl.type @"!dict" attributes {
    varve.format = "`<` each($entries by `,`: name($entries.name) `` `:` $entries.type) `>`"
  } {
    %entries = irdl.any {varve.rule = "array<record<name: string, type: type>>"}
    irdl.parameters(
      entries: %entries)
  }
  irdl.type @"!isa.label" attributes {
    varve.format = ""
  } {
  }
  irdl.type @"!isa.memory" attributes {
    varve.format = "`<` $addressWidth `>`"
  } {
    %addressWidth = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      addressWidth: %addressWidth)
  }
  irdl.type @"!isa.memory_block" attributes {
    varve.format = "`<` $addressWidth `>`"
  } {
    %addressWidth = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      addressWidth: %addressWidth)
  }
  irdl.type @"!map" attributes {
    varve.format = "`<` $keyType `->` $valueType `>`"
  } {
    %keyType = irdl.any {varve.rule = "type"}
    %valueType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      keyType: %keyType,
      valueType: %valueType)
  }
  irdl.type @"!randomized_sequence" {
  }
  irdl.type @"!sequence" attributes {
    varve.format = "(`<` $elementTypes^ `>`)?"
  } {
    %elementTypes = irdl.any {varve.rule = "array<type>"}
    irdl.parameters(
      elementTypes: %elementTypes) {
      varve.defaults = {
        elementTypes = []}
    }
  }
  irdl.type @"!set" attributes {
    varve.format = "`<` $elementType `>`"
  } {
    %elementType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      elementType: %elementType)
  }
  irdl.type @"!string" attributes {
    varve.format = ""
  } {
  }
  irdl.type @"!tuple" attributes {
    varve.format = "(`<` $fieldTypes^ `>`)?"
  } {
    %fieldTypes = irdl.any {varve.rule = "array<type>"}
    irdl.parameters(
      fieldTypes: %fieldTypes) {
      varve.defaults = {
        fieldTypes = []}
    }
  }
  irdl.attribute @"#any_context" attributes {
    varve.format = "",
    varve.traits = ["ContextResourceAttrInterface"]
  } {
    %type = irdl.any {varve.rule = "type"}
    irdl.parameters(
      type: %type) {
      varve.defaults = {
        type = none},
      varve.self_type = ["type"]
    }
  }
  irdl.attribute @"#default" attributes {
    varve.format = "",
    varve.traits = ["ContextResourceAttrInterface"]
  } {
    %type = irdl.any {varve.rule = "type"}
    irdl.parameters(
      type: %type) {
      varve.defaults = {
        type = none},
      varve.self_type = ["type"]
    }
  }
  irdl.attribute @"#isa.label" attributes {
    varve.format = "`<` $name `>`",
    varve.traits = ["TypedAttr"],
    varve.type = "!rtg.isa.label"
  } {
    %name = irdl.any {varve.rule = "string"}
    irdl.parameters(
      name: %name)
  }
  irdl.attribute @"#map" attributes {
    varve.traits = ["TypedAttr"],
    varve.format = "`<` each($entries sorted text by `,`: $entries.key `->` $entries.value) `>`",
    varve.read_as = "if(isa($type, 'NoneType') and count($entries) > 0, #rtg.map(!rtg.map(typeof($entries[0][0]), typeof($entries[0][1])), $entries), absent)"
  } {
    %type = irdl.any {varve.rule = "type"}
    %entries = irdl.any {varve.rule = "array<record<key: attribute, value: attribute>>"}
    irdl.parameters(
      type: %type,
      entries: %entries)
  }
  irdl.attribute @"#set" attributes {
    varve.traits = ["TypedAttr"],
    varve.format = "`<` each($elements sorted text by `,`: $elements) `>`",
    varve.read_as = "if(isa($type, 'NoneType') and count($elements) > 0, #rtg.set(!rtg.set(typeof($elements[0])), $elements), absent)"
  } {
    %type = irdl.any {varve.rule = "type"}
    %elements = irdl.any {varve.rule = "array<attribute>"}
    irdl.parameters(
      type: %type,
      elements: %elements)
  }
  irdl.attribute @"#tuple" attributes {
    varve.format = "`<` $elements `>`",
    varve.traits = ["TypedAttr"],
    varve.type = "!rtg.tuple(map(e in $elements: typeof(e)))"
  } {
    %elements = irdl.any {varve.rule = "array<TypedAttr>"}
    irdl.parameters(
      elements: %elements)
  }
  irdl.attribute @"#virtual_register_config" attributes {
    varve.format = "`[` $allowedRegs `]`",
    varve.traits = ["TypedAttr"],
    varve.type = "typeof($allowedRegs[0])"
  } {
    %allowedRegs = irdl.any {varve.rule = "array<attribute>"}
    irdl.parameters(
      allowedRegs: %allowedRegs)
  }
  irdl.operation @array_append attributes {
    varve.format = "$array `,` $element `:` qualified(type($array)) attr-dict",
    varve.traits = ["Pure", "AllTypesMatch<array,result>", "TypesMatchWith<array,element>"],
    varve.let = [
      "type($result) = type($array)",
      "type($element) = type($array).elementType"]
  } {
    %array = irdl.base "!rtg.array"
    %element = irdl.any
    %result = irdl.base "!rtg.array"
    irdl.operands(
      array: %array,
      element: %element)
    irdl.results(
      result: %result)
  }
  irdl.operation @array_create attributes {
    varve.printer = "code",
    varve.traits = ["Pure", "SameTypeOperands"],
    varve.format = "$elements `:` $type attr-dict let(type($result) = !rtg.array(typeof($type)); type($elements) = typeof($type))",
    varve.locals = {type = ["TypeAttr", "type($result).elementType"]}
  } {
    %elements = irdl.any
    %result = irdl.base "!rtg.array"
    irdl.operands(
      elements: variadic %elements)
    irdl.results(
      result: %result)
  }
  irdl.operation @array_extract attributes {
    varve.format = "$array `[` $index `]` `:` qualified(type($array)) attr-dict",
    varve.traits = ["Pure", "TypesMatchWith<array,result>"],
    varve.let = [
      "type($result) = type($array).elementType",
      "type($index) = index"]
  } {
    %array = irdl.base "!rtg.array"
    %index = irdl.any {varve.rule = "Index"}
    %result = irdl.any
    irdl.operands(
      array: %array,
      index: %index)
    irdl.results(
      result: %result)
  }
  irdl.operation @array_inject attributes {
    varve.format = "$array `[` $index `]` `,` $value `:` qualified(type($array)) attr-dict",
    varve.traits = ["Pure", "AllTypesMatch<array,result>", "TypesMatchWith<array,value>"],
    varve.let = [
      "type($result) = type($array)",
      "type($value) = type($array).elementType",
      "type($index) = index"]
  } {
    %array = irdl.base "!rtg.array"
    %index = irdl.any {varve.rule = "Index"}
    %value = irdl.any
    %result = irdl.base "!rtg.array"
    irdl.operands(
      array: %array,
      index: %index,
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @array_size attributes {
    varve.format = "$array `:` qualified(type($array)) attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = index"]
  } {
    %array = irdl.base "!rtg.array"
    %result = irdl.any {varve.rule = "Index"}
    irdl.operands(
      array: %array)
    irdl.results(
      result: %result)
  }
  irdl.operation @bag_convert_to_set attributes {
    varve.format = "$input `:` qualified(type($input)) attr-dict",
    varve.traits = ["Pure", "TypesMatchWith<input,result>"],
    varve.let = [
      "type($result) = !rtg.set(type($input).elementType)"]
  } {
    %input = irdl.base "!rtg.bag"
    %result = irdl.base "!rtg.set"
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @bag_create attributes {
    varve.printer = "code",
    varve.traits = ["Pure", "SameVariadicOperandSize"],
    varve.let = [
      "type($multiples) = index"],
    varve.format = ["one( ` ` ` ` | ` ` `(` each($multiples $elements by `,`: $multiples `x` $elements) `)` )", "`:` $type attr-dict let(type($bag) = !rtg.bag(typeof($type)); type($elements) = typeof($type))"],
    varve.locals = {type = ["TypeAttr", "type($bag).elementType"]}
  } {
    %elements = irdl.any
    %multiples = irdl.any {varve.rule = "Index"}
    %bag = irdl.base "!rtg.bag"
    irdl.operands(
      elements: variadic %elements,
      multiples: variadic %multiples)
    irdl.results(
      bag: %bag)
  }
  irdl.operation @bag_difference attributes {
    varve.format = "$original `,` $diff (`inf` $inf^)? `:` qualified(type($output)) attr-dict",
    varve.traits = ["Pure", "AllTypesMatch<original,diff,output>"],
    varve.let = [
      "type($diff) = type($original)",
      "type($output) = type($original)"]
  } {
    %original = irdl.base "!rtg.bag"
    %diff = irdl.base "!rtg.bag"
    %output = irdl.base "!rtg.bag"
    %inf = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      original: %original,
      diff: %diff)
    irdl.results(
      output: %output)
    irdl.attributes {
      "inf" = %inf
    } {
      varve.optional = ["inf"]
    }
  }
  irdl.operation @bag_select_random attributes {
    varve.format = "$bag `:` qualified(type($bag)) attr-dict",
    varve.traits = ["MemoryEffects<Read<RNGStateResource>,Write<RNGStateResource>>", "TypesMatchWith<bag,output>"],
    varve.let = [
      "type($output) = type($bag).elementType"]
  } {
    %bag = irdl.base "!rtg.bag"
    %output = irdl.any
    irdl.operands(
      bag: %bag)
    irdl.results(
      output: %output)
  }
  irdl.operation @bag_union attributes {
    varve.format = "$bags `:` qualified(type($result)) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "Commutative"],
    varve.let = [
      "type($result) = type($bags)"]
  } {
    %bags = irdl.base "!rtg.bag"
    %result = irdl.base "!rtg.bag"
    irdl.operands(
      bags: variadic %bags)
    irdl.results(
      result: %result)
  }
  irdl.operation @bag_unique_size attributes {
    varve.format = "$bag `:` qualified(type($bag)) attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = index"]
  } {
    %bag = irdl.base "!rtg.bag"
    %result = irdl.any {varve.rule = "Index"}
    irdl.operands(
      bag: %bag)
    irdl.results(
      result: %result)
  }
  irdl.operation @comment attributes {
    varve.format = "$comment attr-dict",
    varve.let = [
      "type($comment) = !rtg.string"]
  } {
    %comment = irdl.base "!rtg.string"
    irdl.operands(
      comment: %comment)
  }
  irdl.operation @constant attributes {
    varve.format = "$value attr-dict",
    varve.traits = ["Pure", "ConstantLike", "InferTypeOpInterface", "OpAsmOpInterface"],
    varve.let = ["type($result) = typeof($value)"],
    varve.names = "{if(mnemonic(typeof($value)) in ['ireg', 'freg'], mnemonic($value), absent)}"
  } {
    %result = irdl.any
    %value = irdl.any {varve.rule = "TypedAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @constraint attributes {
    varve.format = "$condition attr-dict",
    varve.let = [
      "type($condition) = i1"]
  } {
    %condition = irdl.any {varve.rule = "I1"}
    irdl.operands(
      condition: %condition)
  }
  irdl.operation @context_switch attributes {
    varve.format = "$from `->` $to `,` $sequence `:` qualified(type($sequence)) attr-dict",
    varve.traits = ["HasParent<rtg.target>"]
  } {
    %sequence = irdl.base "!rtg.sequence"
    %from = irdl.any {varve.rule = "Implements<\22ContextResourceAttrInterface\22>"}
    %to = irdl.any {varve.rule = "Implements<\22ContextResourceAttrInterface\22>"}
    irdl.operands(
      sequence: %sequence)
    irdl.attributes {
      "from" = %from,
      "to" = %to
    }
  }
  irdl.operation @effect attributes {
    varve.format = "$sym_name `:` $function_type attr-dict",
    varve.traits = ["Symbol", "HasParent<builtin.module>"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "function_type" = %function_type
    }
  }
  irdl.operation @embed_sequence attributes {
    varve.format = "$sequence attr-dict",
    varve.let = [
      "type($sequence) = !rtg.randomized_sequence"]
  } {
    %sequence = irdl.base "!rtg.randomized_sequence"
    irdl.operands(
      sequence: %sequence)
  }
  irdl.operation @get_sequence attributes {
    varve.format = "$sequence `:` qualified(type($ref)) attr-dict",
    varve.traits = ["Pure", "SymbolUserOpInterface"]
  } {
    %ref = irdl.base "!rtg.sequence"
    %sequence = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.results(
      ref: %ref)
    irdl.attributes {
      "sequence" = %sequence
    }
  }
  irdl.operation @immediate_format attributes {
    varve.format = "$value `:` qualified(type($value)) attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = !rtg.string"]
  } {
    %value = irdl.any {varve.rule = "AnySignlessInteger"}
    %result = irdl.base "!rtg.string"
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @int_format attributes {
    varve.format = "$value attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($value) = index",
      "type($result) = !rtg.string"]
  } {
    %value = irdl.any {varve.rule = "Index"}
    %result = irdl.base "!rtg.string"
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @interleave_sequences attributes {
    varve.format = "$sequences (`batch` $batchSize^)? attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($sequences) = !rtg.randomized_sequence",
      "type($interleavedSequence) = !rtg.randomized_sequence"]
  } {
    %sequences = irdl.base "!rtg.randomized_sequence"
    %interleavedSequence = irdl.base "!rtg.randomized_sequence"
    %batchSize = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      sequences: variadic %sequences)
    irdl.results(
      interleavedSequence: %interleavedSequence)
    irdl.attributes {
      "batchSize" = %batchSize
    } {
      varve.defaults = {
        batchSize = 1 : i32}
    }
  }
  irdl.operation @isa.concat_immediate attributes {
    varve.format = "$operands `:` qualified(type($operands)) attr-dict",
    varve.traits = ["Pure", "InferTypeOpInterface"],
    varve.let = ["type($result) = int(sum(t in types($operands): width(t)))"]
  } {
    %operands = irdl.any {varve.rule = "AnySignlessInteger"}
    %result = irdl.any {varve.rule = "AnySignlessInteger"}
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      result: %result)
  }
  irdl.operation @isa.index_to_register attributes {
    varve.format = "$index `:` type($reg) attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($index) = index"]
  } {
    %index = irdl.any {varve.rule = "Index"}
    %reg = irdl.any {varve.rule = "Implements<\22RegisterTypeInterface\22>"}
    irdl.operands(
      index: %index)
    irdl.results(
      reg: %reg)
  }
  irdl.operation @isa.int_to_immediate attributes {
    varve.format = "$input `:` qualified(type($result)) attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($input) = index"]
  } {
    %input = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnySignlessInteger"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @isa.memory_alloc attributes {
    varve.format = "$memoryBlock `,` $size `,` $alignment `:` qualified(type($memoryBlock)) attr-dict",
    varve.traits = ["TypesMatchWith<memoryBlock,result>"],
    varve.let = [
      "type($result) = !rtg.isa.memory(type($memoryBlock).addressWidth)",
      "type($size) = index",
      "type($alignment) = index"]
  } {
    %memoryBlock = irdl.base "!rtg.isa.memory_block"
    %size = irdl.any {varve.rule = "Index"}
    %alignment = irdl.any {varve.rule = "Index"}
    %result = irdl.base "!rtg.isa.memory"
    irdl.operands(
      memoryBlock: %memoryBlock,
      size: %size,
      alignment: %alignment)
    irdl.results(
      result: %result)
  }
  irdl.operation @isa.memory_base_address attributes {
    varve.format = "$memory `:` qualified(type($memory)) attr-dict",
    varve.traits = ["Pure", "InferTypeOpInterface"],
    varve.let = ["type($result) = int(type($memory).addressWidth)"]
  } {
    %memory = irdl.base "!rtg.isa.memory"
    %result = irdl.any {varve.rule = "AnySignlessInteger"}
    irdl.operands(
      memory: %memory)
    irdl.results(
      result: %result)
  }
  irdl.operation @isa.memory_block_declare attributes {
    varve.printer = "code",
    varve.traits = ["HasParent<rtg.target>"],
    varve.format = "` ` `[` number($baseAddress, int(type($result).addressWidth), hex) `-` number($endAddress, int(type($result).addressWidth), hex) `]` `:` qualified(type($result)) attr-dict"
  } {
    %result = irdl.base "!rtg.isa.memory_block"
    %baseAddress = irdl.any {varve.rule = "APIntAttr"}
    %endAddress = irdl.any {varve.rule = "APIntAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "baseAddress" = %baseAddress,
      "endAddress" = %endAddress
    }
  }
  irdl.operation @isa.memory_size attributes {
    varve.format = "$memory `:` qualified(type($memory)) attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = index"]
  } {
    %memory = irdl.base "!rtg.isa.memory"
    %result = irdl.any {varve.rule = "Index"}
    irdl.operands(
      memory: %memory)
    irdl.results(
      result: %result)
  }
  irdl.operation @isa.register_to_index attributes {
    varve.format = "$reg `:` type($reg) attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($index) = index"]
  } {
    %reg = irdl.any {varve.rule = "Implements<\22RegisterTypeInterface\22>"}
    %index = irdl.any {varve.rule = "Index"}
    irdl.operands(
      reg: %reg)
    irdl.results(
      index: %index)
  }
  irdl.operation @isa.segment attributes {
    varve.format = "$kind attr-dict-with-keyword $bodyRegion",
    varve.traits = ["SingleBlock", "NoTerminator", "NoRegionArguments"]
  } {
    %kind = irdl.any {varve.rule = "enum<@SegmentKind>"}
    irdl.attributes {
      "kind" = %kind
    }
    %bodyRegion = irdl.region with size 1
    irdl.regions(
      bodyRegion: %bodyRegion)
  }
  irdl.operation @isa.slice_immediate attributes {
    varve.format = "$input `from` $lowBit `:` qualified(type($input)) `->` qualified(type($result)) attr-dict",
    varve.traits = ["Pure"]
  } {
    %input = irdl.any {varve.rule = "AnySignlessInteger"}
    %result = irdl.any {varve.rule = "AnySignlessInteger"}
    %lowBit = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
    irdl.attributes {
      "lowBit" = %lowBit
    }
  }
  irdl.operation @isa.space attributes {
    varve.format = "$size attr-dict",
    varve.let = [
      "type($size) = index"]
  } {
    %size = irdl.any {varve.rule = "Index"}
    irdl.operands(
      size: %size)
  }
  irdl.operation @isa.string_data attributes {
    varve.format = "$data attr-dict",
    varve.let = [
      "type($data) = !rtg.string"]
  } {
    %data = irdl.base "!rtg.string"
    irdl.operands(
      data: %data)
  }
  irdl.operation @label attributes {
    varve.format = "$visibility $label attr-dict",
    varve.let = [
      "type($label) = !rtg.isa.label"]
  } {
    %label = irdl.base "!rtg.isa.label"
    %visibility = irdl.any {varve.rule = "enum<@LabelVisibility>"}
    irdl.operands(
      label: %label)
    irdl.attributes {
      "visibility" = %visibility
    }
  }
  irdl.operation @label_unique_decl attributes {
    varve.format = "$namePrefix attr-dict",
    varve.let = [
      "type($namePrefix) = !rtg.string",
      "type($label) = !rtg.isa.label"]
  } {
    %namePrefix = irdl.base "!rtg.string"
    %label = irdl.base "!rtg.isa.label"
    irdl.operands(
      namePrefix: %namePrefix)
    irdl.results(
      label: %label)
  }
  irdl.operation @on_context attributes {
    varve.format = "$context `,` $sequence `:` qualified(type($context)) attr-dict",
    varve.let = [
      "type($sequence) = !rtg.sequence([])"]
  } {
    %context = irdl.any {varve.rule = "Implements<\22ContextResourceTypeInterface\22>"}
    %sequence = irdl.base "!rtg.sequence"
    irdl.operands(
      context: %context,
      sequence: %sequence)
  }
  irdl.operation @perform attributes {
    varve.printer = "code",
    varve.traits = ["SymbolUserOpInterface", "MemoryEffectsOpInterface"],
    varve.format = "$effect `(` $operands `)` `:` ` ` `(` one( let(types($operands) = []) when(count($operands) = 0) | type($operands) ) `)` `->` one( type($result) when(count($result) > 0) | `none` let(types($result) = []) ) attr-dict"
  } {
    %operands = irdl.any
    %result = irdl.any
    %effect = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      result: optional %result)
    irdl.attributes {
      "effect" = %effect
    }
  }
  irdl.operation @random_number_in_range attributes {
    varve.format = "` ` `[` $lowerBound `,` $upperBound `]` attr-dict",
    varve.traits = ["MemoryEffects<Read<RNGStateResource>,Write<RNGStateResource>>"],
    varve.let = [
      "type($lowerBound) = index",
      "type($upperBound) = index",
      "type($result) = index"]
  } {
    %lowerBound = irdl.any {varve.rule = "Index"}
    %upperBound = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "Index"}
    irdl.operands(
      lowerBound: %lowerBound,
      upperBound: %upperBound)
    irdl.results(
      result: %result)
  }
  irdl.operation @random_scope attributes {
    varve.format = "(`seed` $seed^)? attr-dict-with-keyword (`:` type($results)^)? $bodyRegion",
    varve.traits = ["NoRegionArguments", "MemoryEffects<Read<RNGStateResource>,Write<RNGStateResource>>", "RecursiveMemoryEffects", "SingleBlock"],
    varve.terminator = "rtg.yield"
  } {
    %results = irdl.any
    %seed = irdl.any {varve.rule = "IndexAttr"}
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "seed" = %seed
    } {
      varve.optional = ["seed"]
    }
    %bodyRegion = irdl.region with size 1
    irdl.regions(
      bodyRegion: %bodyRegion)
  }
  irdl.operation @randomize_sequence attributes {
    varve.format = "$sequence attr-dict",
    varve.let = [
      "type($sequence) = !rtg.sequence([])",
      "type($randomizedSequence) = !rtg.randomized_sequence"]
  } {
    %sequence = irdl.base "!rtg.sequence"
    %randomizedSequence = irdl.base "!rtg.randomized_sequence"
    irdl.operands(
      sequence: %sequence)
    irdl.results(
      randomizedSequence: %randomizedSequence)
  }
  irdl.operation @register_format attributes {
    varve.format = "$value `:` qualified(type($value)) attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = !rtg.string"]
  } {
    %value = irdl.any {varve.rule = "Implements<\22RegisterTypeInterface\22>"}
    %result = irdl.base "!rtg.string"
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @resume attributes {
    varve.format = "$continuation (`,` $value^)? attr-dict `:` type($continuation) (`,` type($value)^)?",
    varve.traits = ["MemoryEffectsOpInterface"]
  } {
    %continuation = irdl.base "!rtg.continuation"
    %value = irdl.any
    irdl.operands(
      continuation: %continuation,
      value: optional %value)
  }
  irdl.operation @sequence attributes {
    varve.printer = "code",
    varve.traits = ["IsolatedFromAbove", "Symbol", "SingleBlock", "NoTerminator", "HasParent<builtin.module>"],
    varve.arguments = {bodyRegion = [["%arg", "count($sequenceType.elementTypes)"]]},
    varve.format = ["symbol($sym_name) `(` each($sequenceType.elementTypes %arg by `,`: %arg `` `:` $sequenceType.elementTypes let(type(%arg) = $sequenceType.elementTypes) loc(%arg)) `)`", "attr-dict-with-keyword region($bodyRegion)"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %sequenceType = irdl.any {varve.rule = "TypeAttrOf<!rtg.sequence>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "sequenceType" = %sequenceType
    }
    %bodyRegion = irdl.region with size 1
    irdl.regions(
      bodyRegion: %bodyRegion)
  }
  irdl.operation @set_cartesian_product attributes {
    varve.format = "$inputs `:` qualified(type($inputs)) attr-dict",
    varve.traits = ["Pure", "InferTypeOpInterface"],
    varve.let = ["type($result) = !rtg.set(!rtg.tuple(map(t in types($inputs): t.elementType)))"]
  } {
    %inputs = irdl.base "!rtg.set"
    %result = irdl.base "!rtg.set"
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result: %result)
  }
  irdl.operation @set_convert_to_bag attributes {
    varve.format = "$input `:` qualified(type($input)) attr-dict",
    varve.traits = ["Pure", "TypesMatchWith<input,result>"],
    varve.let = [
      "type($result) = !rtg.bag(type($input).elementType)"]
  } {
    %input = irdl.base "!rtg.set"
    %result = irdl.base "!rtg.bag"
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @set_create attributes {
    varve.printer = "code",
    varve.traits = ["Pure", "SameTypeOperands"],
    varve.format = "$elements attr-dict `:` $type let(type($set) = !rtg.set(typeof($type)); type($elements) = typeof($type))",
    varve.locals = {type = ["TypeAttr", "type($set).elementType"]}
  } {
    %elements = irdl.any
    %set = irdl.base "!rtg.set"
    irdl.operands(
      elements: variadic %elements)
    irdl.results(
      set: %set)
  }
  irdl.operation @set_difference attributes {
    varve.format = "$original `,` $diff `:` qualified(type($output)) attr-dict",
    varve.traits = ["Pure", "AllTypesMatch<original,diff,output>"],
    varve.let = [
      "type($diff) = type($original)",
      "type($output) = type($original)"]
  } {
    %original = irdl.base "!rtg.set"
    %diff = irdl.base "!rtg.set"
    %output = irdl.base "!rtg.set"
    irdl.operands(
      original: %original,
      diff: %diff)
    irdl.results(
      output: %output)
  }
  irdl.operation @set_select_random attributes {
    varve.format = "$set `:` qualified(type($set)) attr-dict",
    varve.traits = ["MemoryEffects<Read<RNGStateResource>,Write<RNGStateResource>>", "TypesMatchWith<set,output>"],
    varve.let = [
      "type($output) = type($set).elementType"]
  } {
    %set = irdl.base "!rtg.set"
    %output = irdl.any
    irdl.operands(
      set: %set)
    irdl.results(
      output: %output)
  }
  irdl.operation @set_size attributes {
    varve.format = "$set `:` qualified(type($set)) attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = index"]
  } {
    %set = irdl.base "!rtg.set"
    %result = irdl.any {varve.rule = "Index"}
    irdl.operands(
      set: %set)
    irdl.results(
      result: %result)
  }
  irdl.operation @set_union attributes {
    varve.format = "$sets `:` qualified(type($result)) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "Commutative"],
    varve.let = [
      "type($result) = type($sets)"]
  } {
    %sets = irdl.base "!rtg.set"
    %result = irdl.base "!rtg.set"
    irdl.operands(
      sets: variadic %sets)
    irdl.results(
      result: %result)
  }
  irdl.operation @string_concat attributes {
    varve.format = "$strings attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($strings) = !rtg.string",
      "type($result) = !rtg.string"]
  } {
    %strings = irdl.base "!rtg.string"
    %result = irdl.base "!rtg.string"
    irdl.operands(
      strings: variadic %strings)
    irdl.results(
      result: %result)
  }
  irdl.operation @string_to_ascii_array attributes {
    varve.format = "$string `:` qualified(type($result)) attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($string) = !rtg.string",
      "type($result) = !rtg.array(i8)"]
  } {
    %string = irdl.base "!rtg.string"
    %result = irdl.any {varve.rule = "AllOf<!rtg.array, ElementType<I8>>"}
    irdl.operands(
      string: %string)
    irdl.results(
      result: %result)
  }
  irdl.operation @string_to_label attributes {
    varve.format = "$string attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($string) = !rtg.string",
      "type($label) = !rtg.isa.label"]
  } {
    %string = irdl.base "!rtg.string"
    %label = irdl.base "!rtg.isa.label"
    irdl.operands(
      string: %string)
    irdl.results(
      label: %label)
  }
  irdl.operation @substitute_sequence attributes {
    varve.printer = "code",
    varve.traits = ["Pure", "InferTypeOpInterface"],
    varve.format = ["$sequence `(` $replacements `)` `:` qualified(type($sequence)) attr-dict", "let(types($replacements) = slice(type($sequence).elementTypes, 0, count($replacements)); type($result) = !rtg.sequence(drop(type($sequence).elementTypes, count($replacements))))"]
  } {
    %sequence = irdl.base "!rtg.sequence"
    %replacements = irdl.any
    %result = irdl.base "!rtg.sequence"
    irdl.operands(
      sequence: %sequence,
      replacements: variadic %replacements)
    irdl.results(
      result: %result)
  }
  irdl.operation @target attributes {
    varve.format = "$sym_name `:` $target attr-dict-with-keyword $bodyRegion",
    varve.traits = ["IsolatedFromAbove", "Symbol", "NoRegionArguments", "SingleBlock", "HasParent<builtin.module>"],
    varve.terminator = "rtg.yield"
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %target = irdl.any {varve.rule = "TypeAttrOf<!rtg.dict>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "target" = %target
    }
    %bodyRegion = irdl.region with size 1
    irdl.regions(
      bodyRegion: %bodyRegion)
  }
  irdl.operation @test attributes {
    varve.printer = "code",
    varve.traits = ["IsolatedFromAbove", "Symbol", "SingleBlock", "NoTerminator", "Emittable", "OpAsmOpInterface", "SymbolUserOpInterface", "HasParent<builtin.module>"],
    varve.arguments = {bodyRegion = [["%arg", "count($targetType.entries)"]]},
    varve.block_names = "{map(e in $targetType.entries: e[0])}",
    varve.format = ["symbol($sym_name) `(` each($targetType.entries %arg by `,`: name($targetType.entries.name) `=` %arg `` `:` $targetType.entries.type let(type(%arg) = $targetType.entries.type) loc(%arg)) `)`", "one( let($templateName = $sym_name) | `template` $templateName ) one( | `target` symbol($target) ) attr-dict-with-keyword region($bodyRegion)"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %templateName = irdl.any {varve.rule = "StrAttr"}
    %targetType = irdl.any {varve.rule = "TypeAttrOf<!rtg.dict>"}
    %target = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "templateName" = %templateName,
      "targetType" = %targetType,
      "target" = %target
    } {
      varve.optional = ["target"]
    }
    %bodyRegion = irdl.region with size 1
    irdl.regions(
      bodyRegion: %bodyRegion)
  }
  irdl.operation @test.failure attributes {
    varve.format = "$errorMessage attr-dict",
    varve.let = [
      "type($errorMessage) = !rtg.string"]
  } {
    %errorMessage = irdl.base "!rtg.string"
    irdl.operands(
      errorMessage: %errorMessage)
  }
  irdl.operation @test.success attributes {
    varve.format = "attr-dict"
  } {
  }
  irdl.operation @tuple_create attributes {
    varve.format = "($elements^ `:` qualified(type($elements)))? attr-dict",
    varve.traits = ["Pure", "InferTypeOpInterface"],
    varve.let = ["type($result) = !rtg.tuple(types($elements))"]
  } {
    %elements = irdl.any
    %result = irdl.base "!rtg.tuple"
    irdl.operands(
      elements: variadic %elements)
    irdl.results(
      result: %result)
  }
  irdl.operation @tuple_extract attributes {
    varve.format = "$tuple `at` $index `:` qualified(type($tuple)) attr-dict",
    varve.traits = ["Pure", "InferTypeOpInterface"],
    varve.let = ["type($result) = type($tuple).fieldTypes[$index]"]
  } {
    %tuple = irdl.base "!rtg.tuple"
    %result = irdl.any
    %index = irdl.any {varve.rule = "IndexAttr"}
    irdl.operands(
      tuple: %tuple)
    irdl.results(
      result: %result)
    irdl.attributes {
      "index" = %index
    }
  }
  irdl.operation @validate attributes {
    varve.format = "$ref `,` $defaultValue (`,` $id^)? (` ``(` $defaultUsedValues^ `else` $elseValues `:` qualified(type($defaultUsedValues)) `)`)? `:` qualified(type($ref)) `->` qualified(type($defaultValue)) attr-dict",
    varve.traits = ["AllTypesMatch<defaultValue,value>", "AllTypesMatch<defaultUsedValues,elseValues,values>", "RegisterAllocationOpInterface"],
    varve.let = [
      "type($value) = type($defaultValue)",
      "type($elseValues) = type($defaultUsedValues)",
      "type($values) = type($defaultUsedValues)"]
  } {
    %ref = irdl.any {varve.rule = "Implements<\22ValidationTypeInterface\22>"}
    %defaultValue = irdl.any
    %defaultUsedValues = irdl.any
    %elseValues = irdl.any
    %value = irdl.any
    %values = irdl.any
    %id = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      ref: %ref,
      defaultValue: %defaultValue,
      defaultUsedValues: variadic %defaultUsedValues,
      elseValues: variadic %elseValues) {
      varve.segments
    }
    irdl.results(
      value: %value,
      values: variadic %values)
    irdl.attributes {
      "id" = %id
    } {
      varve.optional = ["id"]
    }
  }
  irdl.operation @virtual_reg attributes {
    varve.format = "$allowedRegs attr-dict",
    varve.traits = ["InferTypeOpInterface"],
    varve.let = ["type($result) = typeof($allowedRegs)"]
  } {
    %result = irdl.any {varve.rule = "Implements<\22RegisterTypeInterface\22>"}
    %allowedRegs = irdl.base "#rtg.virtual_register_config"
    irdl.results(
      result: %result)
    irdl.attributes {
      "allowedRegs" = %allowedRegs
    }
  }
  irdl.operation @with_handlers attributes {
    varve.printer = "code",
    varve.traits = ["SymbolUserOpInterface", "RecursiveMemoryEffects"],
    varve.format = ["` ` `{` deeper each($effects $handlerRegions: `\\n` `` `handle` $effects `` custom<RegionWithArguments>($handlerRegions)) `\\n` `` `do` $body higher `\\n` `` `}` attr-dict"]
  } {
    %effects = irdl.any {varve.rule = "ArrayAttr"}
    irdl.attributes {
      "effects" = %effects
    }
    %body = irdl.region with size 1
    %handlerRegions = irdl.region with size 1
    irdl.regions(
      body: %body,
      handlerRegions: %handlerRegions) {
      varve.variadic = ["handlerRegions"]
    }
  }
  irdl.operation @yield attributes {
    varve.format = "($operands^ `:` type($operands))? attr-dict",
    varve.traits = ["Pure", "Terminator"]
  } {
    %operands = irdl.any
    irdl.operands(
      operands: variadic %operands)
  }
}
