irdl.dialect @arc attributes {
  varve.set = "circt",
  varve.depends = ["hw", "seq"],
  varve.llvm = "24"
} {
  "varve.enum"() {
    sym_name = "ZeroCountPredicate",
    storage = i32,
    cases = [
      ["leading", 0 : i32],
      ["trailing", 1 : i32]
    ]
  } : () -> ()
  irdl.type @"!arrayref" attributes {
    varve.traits = ["BitWidthTypeInterface", "ShapedType"],
    varve.format = "`<` shaped($size, $elementType) `>`"
  } {
    %elementType = irdl.any {varve.rule = "type"}
    %size = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      elementType: %elementType,
      size: %size)
  }
  irdl.type @"!context" {
  }
  irdl.type @"!coroutine_pc" attributes {
    varve.format = "`<` $coroutine `>`"
  } {
    %coroutine = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.parameters(
      coroutine: %coroutine)
  }
  irdl.type @"!coroutine_state" attributes {
    varve.format = "`<` $coroutine `>`"
  } {
    %coroutine = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.parameters(
      coroutine: %coroutine)
  }
  irdl.type @"!memory" attributes {
    varve.format = "`<` $numWords `x` $wordType `,` $addressType `>`"
  } {
    %numWords = irdl.any {varve.rule = "u32"}
    %wordType = irdl.any {varve.rule = "AnyInteger"}
    %addressType = irdl.any {varve.rule = "AnyInteger"}
    irdl.parameters(
      numWords: %numWords,
      wordType: %wordType,
      addressType: %addressType)
  }
  irdl.type @"!sim.instance" attributes {
    varve.format = "`<` $model `>`"
  } {
    %model = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.parameters(
      model: %model)
  }
  irdl.type @"!state" attributes {
    varve.format = "`<` $type `>`"
  } {
    %type = irdl.any {varve.rule = "type"}
    irdl.parameters(
      type: %type)
  }
  irdl.type @"!storage" {
  }
  irdl.attribute @"#trace_tap" attributes {
    varve.format = "`<` $sigType `,` $stateOffset `,` $names `>`"
  } {
    %sigType = irdl.any {varve.rule = "TypeAttr"}
    %stateOffset = irdl.any {varve.rule = "u64"}
    %names = irdl.any {varve.rule = "ArrayAttr"}
    irdl.parameters(
      sigType: %sigType,
      stateOffset: %stateOffset,
      names: %names)
  }
  irdl.operation @alloc_memory attributes {
    varve.format = "$storage attr-dict `:` functional-type($storage, $memory)",
    varve.traits = ["MemoryEffects<Allocate>"],
    varve.let = [
      "type($storage) = !arc.storage"]
  } {
    %storage = irdl.base "!arc.storage"
    %memory = irdl.base "!arc.memory"
    irdl.operands(
      storage: %storage)
    irdl.results(
      memory: %memory)
  }
  irdl.operation @alloc_state attributes {
    varve.format = "$storage (`tap` $tap^)? attr-dict `:` functional-type($storage, $state)",
    varve.traits = ["MemoryEffects<Allocate>"],
    varve.let = [
      "type($storage) = !arc.storage"]
  } {
    %storage = irdl.base "!arc.storage"
    %state = irdl.base "!arc.state"
    %tap = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      storage: %storage)
    irdl.results(
      state: %state)
    irdl.attributes {
      "tap" = %tap
    } {
      varve.optional = ["tap"]
    }
  }
  irdl.operation @alloc_storage attributes {
    varve.format = "$input (`[` $offset^ `]`)? `,` $size attr-dict",
    varve.traits = ["MemoryEffects<Allocate>"],
    varve.let = [
      "type($input) = !arc.storage",
      "type($output) = !arc.storage"]
  } {
    %input = irdl.base "!arc.storage"
    %output = irdl.base "!arc.storage"
    %size = irdl.any {varve.rule = "UI32Attr"}
    %offset = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "size" = %size,
      "offset" = %offset
    } {
      varve.optional = ["offset"]
    }
  }
  irdl.operation @arrayref.alloc attributes {
    varve.format = "attr-dict (`init` `(` $init^ `)`)? `:` type($output)"
  } {
    %output = irdl.base "!arc.arrayref"
    %init = irdl.any {varve.rule = "ArrayAttr"}
    irdl.results(
      output: %output)
    irdl.attributes {
      "init" = %init
    } {
      varve.optional = ["init"]
    }
  }
  irdl.operation @arrayref.copy attributes {
    varve.format = "$input `=` $source attr-dict `:` type($input)",
    varve.traits = ["MemoryEffects<Read,Write>", "SameOperandsAndResultType"],
    varve.let = [
      "type($source) = type($input)",
      "type($output) = type($input)"]
  } {
    %input = irdl.base "!arc.arrayref"
    %source = irdl.base "!arc.arrayref"
    %output = irdl.base "!arc.arrayref"
    irdl.operands(
      input: %input,
      source: %source)
    irdl.results(
      output: %output)
  }
  irdl.operation @arrayref.create attributes {
    varve.format = "$input `=` $elements attr-dict `:` type($output)",
    varve.traits = ["MemoryEffects<Write>", "AllTypesMatch<input,output>", "TypesMatchWith<output,elements>"],
    varve.let = ["type($output) = type($input)", "types($elements) = repeat(type($output).elementType, type($output).size)"]
  } {
    %input = irdl.base "!arc.arrayref"
    %elements = irdl.any
    %output = irdl.base "!arc.arrayref"
    irdl.operands(
      input: %input,
      elements: variadic %elements)
    irdl.results(
      output: %output)
  }
  irdl.operation @arrayref.from_array attributes {
    varve.format = "$input `=` $array attr-dict `:` type($output) `,` type($array)",
    varve.traits = ["MemoryEffects<Write>", "AllTypesMatch<input,output>", "TypesMatchWith<array,output>"],
    varve.let = [
      "type($output) = type($input)",
      "type($output) = !arc.arrayref(type($array).elementType, type($array).numElements)"]
  } {
    %input = irdl.base "!arc.arrayref"
    %array = irdl.any
    %output = irdl.base "!arc.arrayref"
    irdl.operands(
      input: %input,
      array: %array)
    irdl.results(
      output: %output)
  }
  irdl.operation @arrayref.get attributes {
    varve.format = "$input `[` $index `]` attr-dict `:` type($input) `->` type($value)",
    varve.traits = ["MemoryEffects<Read>", "TypesMatchWith<input,value>"],
    varve.let = [
      "type($value) = type($input).elementType",
      "type($index) = index"]
  } {
    %input = irdl.base "!arc.arrayref"
    %index = irdl.any {varve.rule = "Index"}
    %value = irdl.any
    irdl.operands(
      input: %input,
      index: %index)
    irdl.results(
      value: %value)
  }
  irdl.operation @arrayref.inject attributes {
    varve.format = "$input `[` $index `]` `,` $element attr-dict `:` type($input) `,` type($element) `->` type($output)",
    varve.traits = ["MemoryEffects<Read,Write>", "AllTypesMatch<input,output>", "TypesMatchWith<input,element>"],
    varve.let = [
      "type($output) = type($input)",
      "type($element) = type($input).elementType",
      "type($index) = index"]
  } {
    %input = irdl.base "!arc.arrayref"
    %index = irdl.any {varve.rule = "Index"}
    %element = irdl.any
    %output = irdl.base "!arc.arrayref"
    irdl.operands(
      input: %input,
      index: %index,
      element: %element)
    irdl.results(
      output: %output)
  }
  irdl.operation @arrayref.slice attributes {
    varve.format = "$input`[`$lowIndex`]` attr-dict `:` functional-type($input, $output)",
    varve.traits = ["Pure", "AllElementTypesMatch<input,output>"],
    varve.let = [
      "type($lowIndex) = index"]
  } {
    %input = irdl.base "!arc.arrayref"
    %lowIndex = irdl.any {varve.rule = "Index"}
    %output = irdl.base "!arc.arrayref"
    irdl.operands(
      input: %input,
      lowIndex: %lowIndex)
    irdl.results(
      output: %output)
  }
  irdl.operation @arrayref.to_array attributes {
    varve.format = "$input attr-dict `:` functional-type($input, $result)",
    varve.traits = ["TypesMatchWith<input,result>"],
    varve.let = [
      "type($result) = !hw.array(type($input).elementType, type($input).numElements)"]
  } {
    %input = irdl.base "!arc.arrayref"
    %result = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @as_context attributes {
    varve.format = "$input attr-dict `:` qualified(type($input))",
    varve.traits = ["Pure"],
    varve.let = [
      "type($arcContext) = !arc.context"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<!arc.storage, !arc.sim.instance>"}
    %arcContext = irdl.base "!arc.context"
    irdl.operands(
      input: %input)
    irdl.results(
      arcContext: %arcContext)
  }
  irdl.operation @call attributes {
    varve.format = "$arc `(` $inputs `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["MemRefsNormalizable", "Pure", "CallOpInterface", "ClockedOpInterface", "SymbolUserOpInterface"]
  } {
    %inputs = irdl.any
    %outputs = irdl.any
    %arc = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      outputs: variadic %outputs)
    irdl.attributes {
      "arc" = %arc
    }
  }
  irdl.operation @coroutine.call attributes {
    varve.format = "$callee `(` $state `,` $pc (`,` $args^)? `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["CallOpInterface", "SymbolUserOpInterface"]
  } {
    %state = irdl.base "!arc.coroutine_state"
    %pc = irdl.base "!arc.coroutine_pc"
    %args = irdl.any
    %resumeState = irdl.base "!arc.coroutine_state"
    %resumePC = irdl.base "!arc.coroutine_pc"
    %results = irdl.any
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(
      state: %state,
      pc: %pc,
      args: variadic %args)
    irdl.results(
      resumeState: %resumeState,
      resumePC: %resumePC,
      results: variadic %results)
    irdl.attributes {
      "callee" = %callee
    }
  }
  irdl.operation @coroutine.define attributes {
    varve.printer = "code",
    varve.traits = ["FunctionOpInterface", "IsolatedFromAbove", "Symbol"],
    varve.format = "function"
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "function_type" = %function_type,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs
    } {
      varve.optional = ["arg_attrs", "res_attrs"]
    }
    %body = irdl.region {varve.rule = "MinSizedRegion<1>"}
    irdl.regions(
      body: %body)
  }
  irdl.operation @coroutine.halt attributes {
    varve.format = "($yieldOperands^ `:` type($yieldOperands))? attr-dict",
    varve.traits = ["HasParent<arc.coroutine.define>", "Terminator"]
  } {
    %yieldOperands = irdl.any
    irdl.operands(
      yieldOperands: variadic %yieldOperands)
  }
  irdl.operation @coroutine.instance attributes {
    varve.format = "$callee `(` $args `)` `sensitive` $sensitivityMask attr-dict `:` functional-type(operands, results)",
    varve.traits = ["CallOpInterface", "SymbolUserOpInterface", "HasParent<hw.module>"]
  } {
    %args = irdl.any
    %results = irdl.any
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %sensitivityMask = irdl.any {varve.rule = "DenseBoolArrayAttr"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "callee" = %callee,
      "sensitivityMask" = %sensitivityMask
    }
  }
  irdl.operation @coroutine.pc_is_halt attributes {
    varve.format = "$pc `:` type($pc) attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = i1"]
  } {
    %pc = irdl.base "!arc.coroutine_pc"
    %result = irdl.any {varve.rule = "I1"}
    irdl.operands(
      pc: %pc)
    irdl.results(
      result: %result)
  }
  irdl.operation @coroutine.pc_is_return attributes {
    varve.format = "$pc `:` type($pc) attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = i1"]
  } {
    %pc = irdl.base "!arc.coroutine_pc"
    %result = irdl.any {varve.rule = "I1"}
    irdl.operands(
      pc: %pc)
    irdl.results(
      result: %result)
  }
  irdl.operation @coroutine.return attributes {
    varve.format = "($yieldOperands^ `:` type($yieldOperands))? attr-dict",
    varve.traits = ["HasParent<arc.coroutine.define>", "Terminator"]
  } {
    %yieldOperands = irdl.any
    irdl.operands(
      yieldOperands: variadic %yieldOperands)
  }
  irdl.operation @coroutine.start_pc attributes {
    varve.format = "`:` type($pc) attr-dict",
    varve.traits = ["Pure"]
  } {
    %pc = irdl.base "!arc.coroutine_pc"
    irdl.results(
      pc: %pc)
  }
  irdl.operation @coroutine.undefined_state attributes {
    varve.format = "`:` type($state) attr-dict",
    varve.traits = ["Pure"]
  } {
    %state = irdl.base "!arc.coroutine_state"
    irdl.results(
      state: %state)
  }
  irdl.operation @coroutine.yield attributes {
    varve.format = "(` ` `(` $yieldOperands^ `:` type($yieldOperands) `)` `,`)? $dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict",
    varve.traits = ["HasParent<arc.coroutine.define>", "Terminator"]
  } {
    %yieldOperands = irdl.any
    %destOperands = irdl.any
    irdl.operands(
      yieldOperands: variadic %yieldOperands,
      destOperands: variadic %destOperands) {
      varve.segments
    }
    "varve.successors"() {names = ["dest"], variadic = []} : () -> ()
  }
  irdl.operation @current_time attributes {
    varve.format = "$arcContext attr-dict",
    varve.traits = ["MemoryEffects<Read>"],
    varve.let = [
      "type($arcContext) = !arc.context",
      "type($time) = i64"]
  } {
    %arcContext = irdl.base "!arc.context"
    %time = irdl.any {varve.rule = "I64"}
    irdl.operands(
      arcContext: %arcContext)
    irdl.results(
      time: %time)
  }
  irdl.operation @define attributes {
    varve.printer = "code",
    varve.traits = ["IsolatedFromAbove", "FunctionOpInterface", "Symbol", "RegionKindInterface", "SingleBlock", "HasParent<builtin.module>"],
    varve.terminator = "arc.output",
    varve.format = "function"
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "function_type" = %function_type,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs
    } {
      varve.optional = ["arg_attrs", "res_attrs"]
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @execute attributes {
    varve.format = "(` ` `(` $inputs^ `:` type($inputs) `)`)? (`->` `(` type($results)^ `)`)? attr-dict-with-keyword $body",
    varve.traits = ["IsolatedFromAbove", "RecursiveMemoryEffects"]
  } {
    %inputs = irdl.any
    %results = irdl.any
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      results: variadic %results)
    %body = irdl.region {varve.rule = "MinSizedRegion<1>"}
    irdl.regions(
      body: %body)
  }
  irdl.operation @final attributes {
    varve.format = "attr-dict-with-keyword $body",
    varve.traits = ["RecursiveMemoryEffects", "NoTerminator", "NoRegionArguments", "SingleBlock", "HasParent<arc.model>"]
  } {
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @get_next_wakeup attributes {
    varve.format = "$arcContext attr-dict",
    varve.traits = ["MemoryEffects<Read>"],
    varve.let = [
      "type($arcContext) = !arc.context",
      "type($time) = i64"]
  } {
    %arcContext = irdl.base "!arc.context"
    %time = irdl.any {varve.rule = "I64"}
    irdl.operands(
      arcContext: %arcContext)
    irdl.results(
      time: %time)
  }
  irdl.operation @inferred_context attributes {
    varve.format = "attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($arcContext) = !arc.context"]
  } {
    %arcContext = irdl.base "!arc.context"
    irdl.results(
      arcContext: %arcContext)
  }
  irdl.operation @initial attributes {
    varve.format = "attr-dict-with-keyword $body",
    varve.traits = ["RecursiveMemoryEffects", "NoTerminator", "NoRegionArguments", "SingleBlock", "HasParent<arc.model>"]
  } {
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @lut attributes {
    varve.format = "`(` $inputs `)` `:` functional-type($inputs, $output) attr-dict-with-keyword $body",
    varve.traits = ["IsolatedFromAbove", "SingleBlock", "Pure"],
    varve.terminator = "arc.output"
  } {
    %inputs = irdl.any {varve.rule = "AnySignlessInteger"}
    %output = irdl.any {varve.rule = "AnySignlessInteger"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      output: %output)
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @memory attributes {
    varve.format = "type($memory) attr-dict",
    varve.traits = ["MemoryEffects<Allocate>"]
  } {
    %memory = irdl.base "!arc.memory"
    irdl.results(
      memory: %memory)
  }
  irdl.operation @memory_read attributes {
    varve.format = "$memory `[` $address `]` attr-dict `:` type($memory)",
    varve.traits = ["MemoryEffects<Read>", "MemoryAndDataTypesMatch<memory,data>", "MemoryAndAddressTypesMatch<memory,address>"],
    varve.let = [
      "type($data) = type($memory).wordType",
      "type($address) = type($memory).addressType"]
  } {
    %memory = irdl.base "!arc.memory"
    %address = irdl.any {varve.rule = "AnyInteger"}
    %data = irdl.any {varve.rule = "AnyInteger"}
    irdl.operands(
      memory: %memory,
      address: %address)
    irdl.results(
      data: %data)
  }
  irdl.operation @memory_read_port attributes {
    varve.format = "$memory `[` $address `]` attr-dict `:` type($memory)",
    varve.traits = ["Pure", "MemoryAndDataTypesMatch<memory,data>", "MemoryAndAddressTypesMatch<memory,address>"],
    varve.let = [
      "type($data) = type($memory).wordType",
      "type($address) = type($memory).addressType"]
  } {
    %memory = irdl.base "!arc.memory"
    %address = irdl.any {varve.rule = "AnyInteger"}
    %data = irdl.any {varve.rule = "AnyInteger"}
    irdl.operands(
      memory: %memory,
      address: %address)
    irdl.results(
      data: %data)
  }
  irdl.operation @memory_write attributes {
    varve.format = "$memory `[` $address `]` `,` $data attr-dict `:` type($memory)",
    varve.traits = ["MemoryEffects<Write>", "MemoryAndDataTypesMatch<memory,data>", "MemoryAndAddressTypesMatch<memory,address>"],
    varve.let = [
      "type($data) = type($memory).wordType",
      "type($address) = type($memory).addressType"]
  } {
    %memory = irdl.base "!arc.memory"
    %address = irdl.any {varve.rule = "AnyInteger"}
    %data = irdl.any {varve.rule = "AnyInteger"}
    irdl.operands(
      memory: %memory,
      address: %address,
      data: %data)
  }
  irdl.operation @memory_write_port attributes {
    varve.format = "$memory `,` $arc `(` $inputs `)` (`clock` $clock^)? (`enable` $enable^)? (`mask` $mask^)? `latency` $latency attr-dict `:` type($memory) `,` type($inputs)",
    varve.traits = ["MemoryEffects<Write>", "CallOpInterface", "SymbolUserOpInterface", "ClockedOpInterface"],
    varve.let = [
      "type($clock) = !seq.clock"]
  } {
    %memory = irdl.base "!arc.memory"
    %inputs = irdl.any
    %clock = irdl.base "!seq.clock"
    %arc = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %enable = irdl.any {varve.rule = "UnitAttr"}
    %mask = irdl.any {varve.rule = "UnitAttr"}
    %latency = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      memory: %memory,
      inputs: variadic %inputs,
      clock: optional %clock) {
      varve.segments
    }
    irdl.attributes {
      "arc" = %arc,
      "enable" = %enable,
      "mask" = %mask,
      "latency" = %latency
    } {
      varve.optional = ["enable", "mask"],
      varve.defaults = {
        latency = 1 : i32}
    }
  }
  irdl.operation @model attributes {
    varve.format = "$sym_name `io` $io (`storageBytes` $storageBytes^)? (`initializer` $initialFn^)? (`finalizer` $finalFn^)? (`traceTaps` $traceTaps^)? attr-dict-with-keyword $body",
    varve.traits = ["IsolatedFromAbove", "NoTerminator", "Symbol", "SymbolUserOpInterface"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %io = irdl.any {varve.rule = "TypeAttrOf<!hw.modty>"}
    %storageBytes = irdl.any {varve.rule = "UI32Attr"}
    %initialFn = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %finalFn = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %traceTaps = irdl.any {varve.rule = "ArrayOf<#arc.trace_tap>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "io" = %io,
      "storageBytes" = %storageBytes,
      "initialFn" = %initialFn,
      "finalFn" = %finalFn,
      "traceTaps" = %traceTaps
    } {
      varve.optional = ["storageBytes", "initialFn", "finalFn", "traceTaps"]
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @output attributes {
    varve.format = "attr-dict ($outputs^ `:` qualified(type($outputs)))?",
    varve.traits = ["Terminator", "HasParent<arc.define,arc.lut,arc.execute>", "Pure", "ReturnLike"]
  } {
    %outputs = irdl.any
    irdl.operands(
      outputs: variadic %outputs)
  }
  irdl.operation @root_input attributes {
    varve.format = "$name `,` $storage attr-dict `:` functional-type($storage, $state)",
    varve.traits = ["OpAsmOpInterface"],
    varve.let = [
      "type($storage) = !arc.storage"],
    varve.names = "in_{$name}"
  } {
    %storage = irdl.base "!arc.storage"
    %state = irdl.base "!arc.state"
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      storage: %storage)
    irdl.results(
      state: %state)
    irdl.attributes {
      "name" = %name
    }
  }
  irdl.operation @root_output attributes {
    varve.format = "$name `,` $storage attr-dict `:` functional-type($storage, $state)",
    varve.traits = ["OpAsmOpInterface"],
    varve.let = [
      "type($storage) = !arc.storage"],
    varve.names = "out_{$name}"
  } {
    %storage = irdl.base "!arc.storage"
    %state = irdl.base "!arc.state"
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      storage: %storage)
    irdl.results(
      state: %state)
    irdl.attributes {
      "name" = %name
    }
  }
  irdl.operation @runtime.model attributes {
    varve.format = "$sym_name $name `numStateBytes` $numStateBytes (`traceTaps` $traceTaps^)? attr-dict",
    varve.traits = ["HasParent<builtin.module>", "Pure", "Symbol"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %name = irdl.any {varve.rule = "StrAttr"}
    %numStateBytes = irdl.any {varve.rule = "I64Attr"}
    %traceTaps = irdl.any {varve.rule = "ArrayOf<#arc.trace_tap>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "name" = %name,
      "numStateBytes" = %numStateBytes,
      "traceTaps" = %traceTaps
    } {
      varve.optional = ["traceTaps"]
    }
  }
  irdl.operation @set_next_wakeup attributes {
    varve.traits = ["MemoryEffects<Write>"],
    varve.format = "$arcContext `,` $time attr-dict `:` type($arcContext)",
    varve.let = ["type($time) = i64"]
  } {
    %arcContext = irdl.any
    %time = irdl.any {varve.rule = "I64"}
    irdl.operands(
      arcContext: %arcContext,
      time: %time)
  }
  irdl.operation @sim.emit attributes {
    varve.format = "$valueName `,` $value attr-dict `:` type($value)"
  } {
    %value = irdl.any
    %valueName = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      value: %value)
    irdl.attributes {
      "valueName" = %valueName
    }
  }
  irdl.operation @sim.get_port attributes {
    varve.format = "$instance `,` $port attr-dict `:` type($value) `,` qualified(type($instance))",
    varve.traits = ["MemoryEffects<Read>", "SymbolUserOpInterface"]
  } {
    %instance = irdl.base "!arc.sim.instance"
    %value = irdl.any
    %port = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      instance: %instance)
    irdl.results(
      value: %value)
    irdl.attributes {
      "port" = %port
    }
  }
  irdl.operation @sim.instantiate attributes {
    varve.printer = "code",
    varve.traits = ["MemoryEffects<Allocate>", "NoTerminator", "SymbolUserOpInterface"],
    varve.arguments = {body = [["%instance", "1"]]},
    varve.format = "$model `as` %instance let(type(%instance) = !arc.sim.instance($model)) loc(%instance) one( | `runtime` one( ` ` | $runtimeModel ) `(` one( | $runtimeArgs ) `)` ) attr-dict-with-keyword $body",
    varve.locals = {model = ["FlatSymbolRefAttr", "type(%instance).model"]}
  } {
    %runtimeModel = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %runtimeArgs = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "runtimeModel" = %runtimeModel,
      "runtimeArgs" = %runtimeArgs
    } {
      varve.optional = ["runtimeModel", "runtimeArgs"]
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @sim.set_input attributes {
    varve.format = "$instance `,` $input `=` $value attr-dict `:` type($value) `,` qualified(type($instance))",
    varve.traits = ["MemoryEffects<Write>", "SymbolUserOpInterface"]
  } {
    %instance = irdl.base "!arc.sim.instance"
    %value = irdl.any
    %input = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      instance: %instance,
      value: %value)
    irdl.attributes {
      "input" = %input
    }
  }
  irdl.operation @sim.set_time attributes {
    varve.format = "$instance `,` $time attr-dict `:` qualified(type($instance))",
    varve.traits = ["MemoryEffects<Write>", "SymbolUserOpInterface"],
    varve.let = [
      "type($time) = i64"]
  } {
    %instance = irdl.base "!arc.sim.instance"
    %time = irdl.any {varve.rule = "I64"}
    irdl.operands(
      instance: %instance,
      time: %time)
  }
  irdl.operation @sim.step attributes {
    varve.format = "$instance (`by` $timePostIncrement^)? attr-dict `:` qualified(type($instance))",
    varve.traits = ["MemoryEffects<Read,Write>", "SymbolUserOpInterface"],
    varve.let = [
      "type($timePostIncrement) = i64"]
  } {
    %instance = irdl.base "!arc.sim.instance"
    %timePostIncrement = irdl.any {varve.rule = "I64"}
    irdl.operands(
      instance: %instance,
      timePostIncrement: optional %timePostIncrement)
  }
  irdl.operation @state attributes {
    varve.format = "$arc `(` $inputs `)` (`clock` $clock^)? (`enable` $enable^)? (`reset` $reset^)? ( `initial` ` ` `(` $initials^ `:` type($initials) `)`)? `latency` $latency attr-dict `:` functional-type($inputs, results)",
    varve.traits = ["MemRefsNormalizable", "CallOpInterface", "SymbolUserOpInterface", "ClockedOpInterface"],
    varve.let = [
      "type($clock) = !seq.clock",
      "type($enable) = i1",
      "type($reset) = i1"]
  } {
    %clock = irdl.base "!seq.clock"
    %enable = irdl.any {varve.rule = "I1"}
    %reset = irdl.any {varve.rule = "I1"}
    %inputs = irdl.any
    %initials = irdl.any
    %outputs = irdl.any
    %arc = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %latency = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      clock: optional %clock,
      enable: optional %enable,
      reset: optional %reset,
      inputs: variadic %inputs,
      initials: variadic %initials) {
      varve.segments
    }
    irdl.results(
      outputs: variadic %outputs)
    irdl.attributes {
      "arc" = %arc,
      "latency" = %latency
    }
  }
  irdl.operation @state_read attributes {
    varve.format = "$state attr-dict `:` type($state)",
    varve.traits = ["MemoryEffects<Read>", "StateAndValueTypesMatch<state,value>"],
    varve.let = [
      "type($value) = type($state).type"]
  } {
    %state = irdl.base "!arc.state"
    %value = irdl.any
    irdl.operands(
      state: %state)
    irdl.results(
      value: %value)
  }
  irdl.operation @state_write attributes {
    varve.format = "$state `=` $value (`tap` $traceTapModel`[`$traceTapIndex^`]` )? attr-dict `:` type($state)",
    varve.traits = ["MemoryEffects<Write>", "StateAndValueTypesMatch<state,value>", "SymbolUserOpInterface"],
    varve.let = [
      "type($value) = type($state).type"]
  } {
    %state = irdl.base "!arc.state"
    %value = irdl.any
    %traceTapModel = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %traceTapIndex = irdl.any {varve.rule = "UI64Attr"}
    irdl.operands(
      state: %state,
      value: %value)
    irdl.attributes {
      "traceTapModel" = %traceTapModel,
      "traceTapIndex" = %traceTapIndex
    } {
      varve.optional = ["traceTapModel", "traceTapIndex"]
    }
  }
  irdl.operation @storage.get attributes {
    varve.format = "$storage `[` $offset `]` attr-dict `:` qualified(type($storage)) `->` type($result)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($storage) = !arc.storage"]
  } {
    %storage = irdl.base "!arc.storage"
    %result = irdl.any {varve.rule = "AnyOf<!arc.state, !arc.memory, !arc.storage, !arc.arrayref>"}
    %offset = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      storage: %storage)
    irdl.results(
      result: %result)
    irdl.attributes {
      "offset" = %offset
    }
  }
  irdl.operation @tap attributes {
    varve.format = "$value attr-dict `:` type($value)"
  } {
    %value = irdl.any
    %names = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    irdl.operands(
      value: %value)
    irdl.attributes {
      "names" = %names
    }
  }
  irdl.operation @terminate attributes {
    varve.format = "$arcContext `,` $success attr-dict",
    varve.traits = ["MemoryEffects<Write>"],
    varve.let = [
      "type($arcContext) = !arc.context"]
  } {
    %arcContext = irdl.base "!arc.context"
    %success = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      arcContext: %arcContext)
    irdl.attributes {
      "success" = %success
    }
  }
  irdl.operation @vectorize attributes {
    varve.format = "$inputs attr-dict `:` functional-type($inputs, $results) $body",
    varve.traits = ["IsolatedFromAbove", "RecursiveMemoryEffects"]
  } {
    %inputs = irdl.any
    %results = irdl.any
    %inputOperandSegments = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    irdl.operands(
      inputs: variadic %inputs) {
      varve.nested = {
        inputs = "inputOperandSegments"}
    }
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "inputOperandSegments" = %inputOperandSegments
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @vectorize.return attributes {
    varve.format = "operands attr-dict `:` qualified(type(operands))",
    varve.traits = ["HasParent<arc.vectorize>", "Pure", "ReturnLike", "Terminator"]
  } {
    %value = irdl.any
    irdl.operands(
      value: %value)
  }
  irdl.operation @zero_count attributes {
    varve.format = "$predicate $input attr-dict `:` type($input)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($output) = type($input)"]
  } {
    %input = irdl.any {varve.rule = "AnySignlessInteger"}
    %output = irdl.any {varve.rule = "AnySignlessInteger"}
    %predicate = irdl.any {varve.rule = "enum<@ZeroCountPredicate>"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "predicate" = %predicate
    }
  }
}
