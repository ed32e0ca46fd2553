irdl.dialect @seq attributes {
  varve.set = "circt",
  varve.llvm = "24"
} {
  "varve.enum"() {
    sym_name = "ClockConst",
    storage = i32,
    cases = [
      ["low", 0 : i32],
      ["high", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "RUW",
    storage = i32,
    cases = [
      ["undefined", 0 : i32],
      ["old", 1 : i32],
      ["new", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "WUW",
    storage = i32,
    cases = [
      ["undefined", 0 : i32],
      ["port_order", 1 : i32]
    ]
  } : () -> ()
  "varve.directive"() {
    format = "` ` `` one( let(types($flag) = []) | `almost_empty` $threshold let(type($flag) = i1) )",
    sym_name = "FIFOAEThreshold",
    takes = ["$threshold", "type $flag"]
  } : () -> ()
  "varve.directive"() {
    format = "` ` `` one( let(types($flag) = []) | `almost_full` $threshold let(type($flag) = i1) )",
    sym_name = "FIFOAFThreshold",
    takes = ["$threshold", "type $flag"]
  } : () -> ()
  "varve.directive"() {
    format = "one( let($name = ssa(results)) | ` ` `name` $name )",
    sym_name = "ImplicitSSAName",
    takes = ["$name"]
  } : () -> ()
  "varve.directive"() {
    format = "` ` let(type($type) = !seq.immutable(type($data)))",
    sym_name = "OptionalImmutableTypeMatch",
    takes = ["ref type $data", "ref $operand", "type $type"]
  } : () -> ()
  "varve.directive"() {
    format = "` ` let(type($type) = type($data))",
    sym_name = "OptionalTypeMatch",
    takes = ["ref type $data", "ref $operand", "type $type"]
  } : () -> ()
  irdl.type @"!clock" {
  }
  irdl.type @"!firmem" attributes {
    varve.format = "`<` $depth `x` $width (`,` `mask` $maskWidth^)? `>`"
  } {
    %depth = irdl.any {varve.rule = "u64"}
    %width = irdl.any {varve.rule = "u32"}
    %maskWidth = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      depth: %depth,
      width: %width,
      maskWidth: %maskWidth) {
      varve.optional = ["maskWidth"]
    }
  }
  irdl.type @"!hlmem" attributes {
    varve.traits = ["ShapedType"],
    varve.format = "`<` shaped($shape, $elementType) `>`"
  } {
    %shape = irdl.any {varve.rule = "array<i64>"}
    %elementType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      shape: %shape,
      elementType: %elementType)
  }
  irdl.type @"!immutable" attributes {
    varve.format = "`<` $innerType `>`"
  } {
    %innerType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      innerType: %innerType)
  }
  irdl.attribute @"#clock_constant" attributes {
    varve.format = "$value",
    varve.traits = ["TypedAttr"],
    varve.type = "!seq.clock"
  } {
    %value = irdl.any {varve.rule = "enum<@ClockConst>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#firmem.init" attributes {
    varve.format = "`<` $filename `,` $isBinary `,` $isInline `>`"
  } {
    %filename = irdl.any {varve.rule = "StrAttr"}
    %isBinary = irdl.any {varve.rule = "bool"}
    %isInline = irdl.any {varve.rule = "bool"}
    irdl.parameters(
      filename: %filename,
      isBinary: %isBinary,
      isInline: %isInline)
  }
  irdl.operation @clock_div attributes {
    varve.format = "$input `by` $pow2 attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($input) = !seq.clock",
      "type($output) = !seq.clock"]
  } {
    %input = irdl.base "!seq.clock"
    %output = irdl.base "!seq.clock"
    %pow2 = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "pow2" = %pow2
    }
  }
  irdl.operation @clock_gate attributes {
    varve.format = "$input `,` $enable (`,` $test_enable^)? (`sym` $inner_sym^)? attr-dict",
    varve.traits = ["Pure", "InnerSymbol", "AllTypesMatch<input,output>"],
    varve.let = [
      "type($output) = type($input)",
      "type($input) = !seq.clock",
      "type($enable) = i1",
      "type($test_enable) = i1",
      "type($output) = !seq.clock"]
  } {
    %input = irdl.base "!seq.clock"
    %enable = irdl.any {varve.rule = "I1"}
    %test_enable = irdl.any {varve.rule = "I1"}
    %output = irdl.base "!seq.clock"
    %inner_sym = irdl.base "#hw.innerSym"
    irdl.operands(
      input: %input,
      enable: %enable,
      test_enable: optional %test_enable)
    irdl.results(
      output: %output)
    irdl.attributes {
      "inner_sym" = %inner_sym
    } {
      varve.optional = ["inner_sym"]
    }
  }
  irdl.operation @clock_inv attributes {
    varve.format = "$input attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($input) = !seq.clock",
      "type($output) = !seq.clock"]
  } {
    %input = irdl.base "!seq.clock"
    %output = irdl.base "!seq.clock"
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @clock_mux attributes {
    varve.format = "$cond `,` $trueClock `,` $falseClock attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($cond) = i1",
      "type($trueClock) = !seq.clock",
      "type($falseClock) = !seq.clock",
      "type($result) = !seq.clock"]
  } {
    %cond = irdl.any {varve.rule = "I1"}
    %trueClock = irdl.base "!seq.clock"
    %falseClock = irdl.base "!seq.clock"
    %result = irdl.base "!seq.clock"
    irdl.operands(
      cond: %cond,
      trueClock: %trueClock,
      falseClock: %falseClock)
    irdl.results(
      result: %result)
  }
  irdl.operation @compreg attributes {
    varve.format = "(`sym` $inner_sym^)? `` custom<ImplicitSSAName>($name) $input `,` $clk (`reset` $reset^ `,` $resetValue)? (`initial` $initialValue^)? attr-dict `:` type($data) custom<OptionalTypeMatch>(ref(type($data)), ref($resetValue), type($resetValue)) custom<OptionalImmutableTypeMatch>(ref(type($data)), ref($initialValue), type($initialValue))",
    varve.traits = ["Pure", "Clocked", "Resettable", "AllTypesMatch<input,data>", "OpAsmOpInterface", "InnerSymbol"],
    varve.let = [
      "type($data) = type($input)",
      "type($clk) = !seq.clock",
      "type($reset) = i1"],
    varve.names = "{$name}"
  } {
    %input = irdl.any
    %clk = irdl.base "!seq.clock"
    %reset = irdl.any {varve.rule = "I1"}
    %resetValue = irdl.any
    %initialValue = irdl.base "!seq.immutable"
    %data = irdl.any
    %name = irdl.any {varve.rule = "StrAttr"}
    %inner_sym = irdl.base "#hw.innerSym"
    irdl.operands(
      input: %input,
      clk: %clk,
      reset: optional %reset,
      resetValue: optional %resetValue,
      initialValue: optional %initialValue) {
      varve.segments
    }
    irdl.results(
      data: %data)
    irdl.attributes {
      "name" = %name,
      "inner_sym" = %inner_sym
    } {
      varve.optional = ["name", "inner_sym"]
    }
  }
  irdl.operation @compreg.ce attributes {
    varve.format = "(`sym` $inner_sym^)? `` custom<ImplicitSSAName>($name) $input `,` $clk `,` $clockEnable (`reset` $reset^ `,` $resetValue)? (`initial` $initialValue^)? attr-dict `:` type($data) custom<OptionalTypeMatch>(ref(type($data)), ref($resetValue), type($resetValue)) custom<OptionalImmutableTypeMatch>(ref(type($data)), ref($initialValue), type($initialValue))",
    varve.traits = ["Pure", "Clocked", "Resettable", "AllTypesMatch<input,data>", "OpAsmOpInterface", "InnerSymbol"],
    varve.let = [
      "type($data) = type($input)",
      "type($clk) = !seq.clock",
      "type($clockEnable) = i1",
      "type($reset) = i1"],
    varve.names = "{$name}"
  } {
    %input = irdl.any
    %clk = irdl.base "!seq.clock"
    %clockEnable = irdl.any {varve.rule = "I1"}
    %reset = irdl.any {varve.rule = "I1"}
    %resetValue = irdl.any
    %initialValue = irdl.base "!seq.immutable"
    %data = irdl.any
    %name = irdl.any {varve.rule = "StrAttr"}
    %inner_sym = irdl.base "#hw.innerSym"
    irdl.operands(
      input: %input,
      clk: %clk,
      clockEnable: %clockEnable,
      reset: optional %reset,
      resetValue: optional %resetValue,
      initialValue: optional %initialValue) {
      varve.segments
    }
    irdl.results(
      data: %data)
    irdl.attributes {
      "name" = %name,
      "inner_sym" = %inner_sym
    } {
      varve.optional = ["name", "inner_sym"]
    }
  }
  irdl.operation @const_clock attributes {
    varve.format = "$value attr-dict",
    varve.traits = ["Pure", "ConstantLike"],
    varve.let = [
      "type($result) = !seq.clock"]
  } {
    %result = irdl.base "!seq.clock"
    %value = irdl.base "#seq.clock_constant"
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @fifo attributes {
    varve.format = "`depth` $depth (`rd_latency` $rdLatency^)? custom<FIFOAFThreshold>($almostFullThreshold, type($almostFull)) custom<FIFOAEThreshold>($almostEmptyThreshold, type($almostEmpty)) `in` $input `rdEn` $rdEn `wrEn` $wrEn `clk` $clk `rst` $rst attr-dict `:` type($input)",
    varve.traits = ["OpAsmOpInterface", "TypesMatchWith<input,output>"],
    varve.let = [
      "type($output) = type($input)",
      "type($rdEn) = i1",
      "type($wrEn) = i1",
      "type($clk) = !seq.clock",
      "type($rst) = i1",
      "type($full) = i1",
      "type($empty) = i1",
      "type($almostFull) = i1",
      "type($almostEmpty) = i1"],
    varve.names = "out, full, empty, almostFull, almostEmpty"
  } {
    %input = irdl.any
    %rdEn = irdl.any {varve.rule = "I1"}
    %wrEn = irdl.any {varve.rule = "I1"}
    %clk = irdl.base "!seq.clock"
    %rst = irdl.any {varve.rule = "I1"}
    %output = irdl.any
    %full = irdl.any {varve.rule = "I1"}
    %empty = irdl.any {varve.rule = "I1"}
    %almostFull = irdl.any {varve.rule = "I1"}
    %almostEmpty = irdl.any {varve.rule = "I1"}
    %depth = irdl.any {varve.rule = "AllOf<I64Attr, IntMinValue<1>>"}
    %rdLatency = irdl.any {varve.rule = "AllOf<I64Attr, IntMinValue<0>>"}
    %almostFullThreshold = irdl.any {varve.rule = "AllOf<I64Attr, IntMinValue<0>>"}
    %almostEmptyThreshold = irdl.any {varve.rule = "AllOf<I64Attr, IntMinValue<0>>"}
    irdl.operands(
      input: %input,
      rdEn: %rdEn,
      wrEn: %wrEn,
      clk: %clk,
      rst: %rst)
    irdl.results(
      output: %output,
      full: %full,
      empty: %empty,
      almostFull: optional %almostFull,
      almostEmpty: optional %almostEmpty) {
      varve.segments
    }
    irdl.attributes {
      "depth" = %depth,
      "rdLatency" = %rdLatency,
      "almostFullThreshold" = %almostFullThreshold,
      "almostEmptyThreshold" = %almostEmptyThreshold
    } {
      varve.optional = ["rdLatency", "almostFullThreshold", "almostEmptyThreshold"],
      varve.defaults = {
        rdLatency = 0 : i64}
    }
  }
  irdl.operation @firmem attributes {
    varve.format = "(`sym` $inner_sym^)? `` custom<ImplicitSSAName>($name) $readLatency `,` $writeLatency `,` $ruw `,` $wuw attr-dict `:` type($memory)",
    varve.traits = ["MemoryEffects<Allocate>", "OpAsmOpInterface", "InnerSymbol"],
    varve.names = "{$name}"
  } {
    %memory = irdl.base "!seq.firmem"
    %readLatency = irdl.any {varve.rule = "I32Attr"}
    %writeLatency = irdl.any {varve.rule = "I32Attr"}
    %ruw = irdl.any {varve.rule = "enum<@RUW>"}
    %wuw = irdl.any {varve.rule = "enum<@WUW>"}
    %name = irdl.any {varve.rule = "StrAttr"}
    %inner_sym = irdl.base "#hw.innerSym"
    %init = irdl.base "#seq.firmem.init"
    %prefix = irdl.any {varve.rule = "StrAttr"}
    %output_file = irdl.any
    irdl.results(
      memory: %memory)
    irdl.attributes {
      "readLatency" = %readLatency,
      "writeLatency" = %writeLatency,
      "ruw" = %ruw,
      "wuw" = %wuw,
      "name" = %name,
      "inner_sym" = %inner_sym,
      "init" = %init,
      "prefix" = %prefix,
      "output_file" = %output_file
    } {
      varve.optional = ["name", "inner_sym", "init", "prefix", "output_file"]
    }
  }
  irdl.operation @firmem.read_port attributes {
    varve.format = "$memory `[` $address `]` `,` `clock` $clk (`enable` $enable^)? attr-dict `:` type($memory)",
    varve.traits = ["Clocked", "MemoryEffects<Read>", "AddressMatchesFirMem<memory,address>", "DataMatchesFirMem<memory,data>"],
    varve.let = [
      "type($address) = int(max(1, log2ceil(type($memory).depth)))",
      "type($data) = int(max(1, type($memory).width))",
      "type($clk) = !seq.clock",
      "type($enable) = i1"]
  } {
    %memory = irdl.base "!seq.firmem"
    %address = irdl.any {varve.rule = "AnySignlessInteger"}
    %clk = irdl.base "!seq.clock"
    %enable = irdl.any {varve.rule = "I1"}
    %data = irdl.any {varve.rule = "AnySignlessInteger"}
    irdl.operands(
      memory: %memory,
      address: %address,
      clk: %clk,
      enable: optional %enable)
    irdl.results(
      data: %data)
  }
  irdl.operation @firmem.read_write_port attributes {
    varve.format = "$memory `[` $address `]` `=` $writeData `if` $mode `,` `clock` $clk (`enable` $enable^)? (`mask` $mask^)? attr-dict `:` type($memory) (`,` type($mask)^)?",
    varve.traits = ["Clocked", "MemoryEffects<Read,Write>", "AddressMatchesFirMem<memory,address>", "DataMatchesFirMem<memory,writeData>", "DataMatchesFirMem<memory,readData>"],
    varve.let = [
      "type($address) = int(max(1, log2ceil(type($memory).depth)))",
      "type($writeData) = int(max(1, type($memory).width))",
      "type($readData) = int(max(1, type($memory).width))",
      "type($clk) = !seq.clock",
      "type($enable) = i1",
      "type($mode) = i1"]
  } {
    %memory = irdl.base "!seq.firmem"
    %address = irdl.any {varve.rule = "AnySignlessInteger"}
    %clk = irdl.base "!seq.clock"
    %enable = irdl.any {varve.rule = "I1"}
    %writeData = irdl.any {varve.rule = "AnySignlessInteger"}
    %mode = irdl.any {varve.rule = "I1"}
    %mask = irdl.any {varve.rule = "AnySignlessInteger"}
    %readData = irdl.any {varve.rule = "AnySignlessInteger"}
    irdl.operands(
      memory: %memory,
      address: %address,
      clk: %clk,
      enable: optional %enable,
      writeData: %writeData,
      mode: %mode,
      mask: optional %mask) {
      varve.segments
    }
    irdl.results(
      readData: %readData)
  }
  irdl.operation @firmem.write_port attributes {
    varve.format = "$memory `[` $address `]` `=` $data `,` `clock` $clk (`enable` $enable^)? (`mask` $mask^)? attr-dict `:` type($memory) (`,` type($mask)^)?",
    varve.traits = ["Clocked", "MemoryEffects<Write>", "AddressMatchesFirMem<memory,address>", "DataMatchesFirMem<memory,data>"],
    varve.let = [
      "type($address) = int(max(1, log2ceil(type($memory).depth)))",
      "type($data) = int(max(1, type($memory).width))",
      "type($clk) = !seq.clock",
      "type($enable) = i1"]
  } {
    %memory = irdl.base "!seq.firmem"
    %address = irdl.any {varve.rule = "AnySignlessInteger"}
    %clk = irdl.base "!seq.clock"
    %enable = irdl.any {varve.rule = "I1"}
    %data = irdl.any {varve.rule = "AnySignlessInteger"}
    %mask = irdl.any {varve.rule = "AnySignlessInteger"}
    irdl.operands(
      memory: %memory,
      address: %address,
      clk: %clk,
      enable: optional %enable,
      data: %data,
      mask: optional %mask) {
      varve.segments
    }
  }
  irdl.operation @firreg attributes {
    varve.printer = "code",
    varve.traits = ["Pure", "Clocked", "Resettable", "AllTypesMatch<next,data>", "SameVariadicOperandSize", "MemoryEffects<Write,Read,Allocate>", "OpAsmOpInterface", "InnerSymbol"],
    varve.let = [
      "type($data) = type($next)",
      "type($clk) = !seq.clock",
      "type($reset) = i1"],
    varve.format = ["$next `clock` $clk (`sym` $inner_sym^)? one( | `reset` one( `async` let($isAsync = true) | `sync` ) $reset `,` $resetValue )", "one( | `preset` number($preset, if(type($data) = !seq.clock, i1, if(isa(canonical(type($data)), 'AnySignlessInteger'), canonical(type($data)), if(isa(canonical(type($data)), '!hw.array'), int(canonical(type($data)).sizeAttr * width(canonical(canonical(type($data)).elementType))), int(sum(map(e in canonical(type($data)).elements: width(canonical(e.type)))))))), unsigned) )", "attr-dict(let($name = ssa(results))) `:` type($data) let(type($next) = type($data); type($resetValue) = type($data))"],
    varve.names = "{$name}"
  } {
    %next = irdl.any
    %clk = irdl.base "!seq.clock"
    %reset = irdl.any {varve.rule = "I1"}
    %resetValue = irdl.any
    %data = irdl.any
    %name = irdl.any {varve.rule = "StrAttr"}
    %inner_sym = irdl.base "#hw.innerSym"
    %preset = irdl.any {varve.rule = "APIntAttr"}
    %isAsync = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      next: %next,
      clk: %clk,
      reset: optional %reset,
      resetValue: optional %resetValue)
    irdl.results(
      data: %data)
    irdl.attributes {
      "name" = %name,
      "inner_sym" = %inner_sym,
      "preset" = %preset,
      "isAsync" = %isAsync
    } {
      varve.optional = ["inner_sym", "preset", "isAsync"]
    }
  }
  irdl.operation @from_clock attributes {
    varve.format = "$input attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($input) = !seq.clock",
      "type($output) = i1"]
  } {
    %input = irdl.base "!seq.clock"
    %output = irdl.any {varve.rule = "I1"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @from_immutable attributes {
    varve.format = "$input attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"]
  } {
    %input = irdl.base "!seq.immutable"
    %output = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @hlmem attributes {
    varve.format = "$name $clk `,` $rst attr-dict `:` type($handle)",
    varve.traits = ["Clocked", "OpAsmOpInterface"],
    varve.let = [
      "type($clk) = !seq.clock",
      "type($rst) = i1"],
    varve.names = "{$name}"
  } {
    %clk = irdl.base "!seq.clock"
    %rst = irdl.any {varve.rule = "I1"}
    %handle = irdl.base "!seq.hlmem"
    %name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.operands(
      clk: %clk,
      rst: %rst)
    irdl.results(
      handle: %handle)
    irdl.attributes {
      "name" = %name
    }
  }
  irdl.operation @initial attributes {
    varve.format = "`(` $inputs `)` $body attr-dict `:` functional-type($inputs, results)",
    varve.traits = ["SingleBlock", "RecursivelySpeculatable", "RecursiveMemoryEffects", "IsolatedFromAbove"],
    varve.terminator = "seq.yield"
  } {
    %inputs = irdl.base "!seq.immutable"
    %result0 = irdl.base "!seq.immutable"
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result0: variadic %result0)
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @read attributes {
    varve.printer = "code",
    varve.traits = ["OpAsmOpInterface", "HLMemTypeIndexingConstraint"],
    varve.let = [
      "type($rdEn) = i1"],
    varve.format = "$memory `[` $addresses `]` (`rden` $rdEn^)? attr-dict `:` qualified(type($memory)) let(types($addresses) = map(d in type($memory).shape: int(log2ceil(d))); type($readData) = type($memory).elementType)",
    varve.names = "{ssa($memory)}_rdata"
  } {
    %memory = irdl.base "!seq.hlmem"
    %addresses = irdl.any
    %rdEn = irdl.any {varve.rule = "I1"}
    %readData = irdl.any
    %latency = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      memory: %memory,
      addresses: variadic %addresses,
      rdEn: optional %rdEn) {
      varve.segments
    }
    irdl.results(
      readData: %readData)
    irdl.attributes {
      "latency" = %latency
    }
  }
  irdl.operation @shiftreg attributes {
    varve.format = "`[` $numElements `]` (`sym` $inner_sym^)? `` custom<ImplicitSSAName>($name) $input `,` $clk `,` $clockEnable (`reset` $reset^ `,` $resetValue)? (`powerOn` $powerOnValue^)? attr-dict `:` type($data) custom<OptionalTypeMatch>(ref(type($data)), ref($resetValue), type($resetValue)) custom<OptionalTypeMatch>(ref(type($data)), ref($powerOnValue), type($powerOnValue))",
    varve.traits = ["Pure", "Clocked", "Resettable", "AllTypesMatch<input,data>", "OpAsmOpInterface", "InnerSymbol"],
    varve.let = [
      "type($data) = type($input)",
      "type($clk) = !seq.clock",
      "type($clockEnable) = i1",
      "type($reset) = i1"],
    varve.names = "{$name}"
  } {
    %input = irdl.any
    %clk = irdl.base "!seq.clock"
    %clockEnable = irdl.any {varve.rule = "I1"}
    %reset = irdl.any {varve.rule = "I1"}
    %resetValue = irdl.any
    %powerOnValue = irdl.any
    %data = irdl.any
    %numElements = irdl.any {varve.rule = "AllOf<I64Attr, IntMinValue<1>>"}
    %name = irdl.any {varve.rule = "StrAttr"}
    %inner_sym = irdl.base "#hw.innerSym"
    irdl.operands(
      input: %input,
      clk: %clk,
      clockEnable: %clockEnable,
      reset: optional %reset,
      resetValue: optional %resetValue,
      powerOnValue: optional %powerOnValue) {
      varve.segments
    }
    irdl.results(
      data: %data)
    irdl.attributes {
      "numElements" = %numElements,
      "name" = %name,
      "inner_sym" = %inner_sym
    } {
      varve.optional = ["name", "inner_sym"]
    }
  }
  irdl.operation @to_clock attributes {
    varve.format = "$input attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($input) = i1",
      "type($output) = !seq.clock"]
  } {
    %input = irdl.any {varve.rule = "I1"}
    %output = irdl.base "!seq.clock"
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @write attributes {
    varve.printer = "code",
    varve.traits = ["HLMemTypeValueConstraint<memory,inData>", "HLMemTypeIndexingConstraint"],
    varve.let = [
      "type($inData) = type($memory).elementType",
      "type($wrEn) = i1"],
    varve.format = "$memory `[` $addresses `]` $inData `wren` $wrEn attr-dict `:` qualified(type($memory)) let(types($addresses) = map(d in type($memory).shape: int(log2ceil(d))))"
  } {
    %memory = irdl.base "!seq.hlmem"
    %addresses = irdl.any
    %inData = irdl.any
    %wrEn = irdl.any {varve.rule = "I1"}
    %latency = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      memory: %memory,
      addresses: variadic %addresses,
      inData: %inData,
      wrEn: %wrEn)
    irdl.attributes {
      "latency" = %latency
    }
  }
  irdl.operation @yield attributes {
    varve.format = "attr-dict ($operands^ `:` type($operands))?",
    varve.traits = ["Pure", "Terminator", "HasParent<seq.initial>"]
  } {
    %operands = irdl.any
    irdl.operands(
      operands: variadic %operands)
  }
}
