irdl.dialect @handshake attributes {
  varve.set = "circt",
  varve.depends = ["seq", "esi"],
  varve.llvm = "24"
} {
  "varve.enum"() {
    sym_name = "BufferTypeEnum",
    storage = i32,
    cases = [
      ["seq", 0 : i32],
      ["fifo", 1 : i32]
    ]
  } : () -> ()
  irdl.attribute @"#buffer_type_enum" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@BufferTypeEnum>"}
    irdl.parameters(
      value: %value)
  }
  irdl.operation @br attributes {
    varve.printer = "code",
    varve.traits = ["Pure", "SameOperandsAndResultType", "SOSTInterface", "ExecutableOpInterface", "GeneralOpInterface", "AllTypesMatch<dataOperand,dataResult>", "NamedIOInterface", "ControlInterface"],
    varve.let = [
      "type($dataResult) = type($dataOperand)",
      "type($dataResult) = type($dataOperand)"],
    varve.format = "$dataOperand attr-dict `:` type($dataOperand)"
  } {
    %dataOperand = irdl.any
    %dataResult = irdl.any
    irdl.operands(
      dataOperand: %dataOperand)
    irdl.results(
      dataResult: %dataResult)
  }
  irdl.operation @buffer attributes {
    varve.printer = "code",
    varve.traits = ["Pure", "HasClock", "SameOperandsAndResultType", "SOSTInterface", "ExecutableOpInterface", "GeneralOpInterface", "NamedIOInterface", "ControlInterface"],
    varve.let = [
      "type($result) = type($operand)"],
    varve.format = "` ` `[` $slots `]` $bufferType $operand attr-dict `:` type($operand)"
  } {
    %operand = irdl.any
    %result = irdl.any
    %slots = irdl.any {varve.rule = "AllOf<I32Attr, IntMinValue<1>>"}
    %bufferType = irdl.base "#handshake.buffer_type_enum"
    %initValues = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "slots" = %slots,
      "bufferType" = %bufferType,
      "initValues" = %initValues
    } {
      varve.optional = ["initValues"]
    }
  }
  irdl.operation @cond_br attributes {
    varve.printer = "code",
    varve.traits = ["Pure", "ExecutableOpInterface", "InferTypeOpInterface", "ControlInterface", "NamedIOInterface", "TypesMatchWith<dataOperand,trueResult>", "TypesMatchWith<dataOperand,falseResult>"],
    varve.let = [
      "type($trueResult) = type($dataOperand)",
      "type($falseResult) = type($dataOperand)",
      "type($conditionOperand) = i1"],
    varve.format = "$conditionOperand `,` $dataOperand attr-dict `:` type($dataOperand)"
  } {
    %conditionOperand = irdl.any {varve.rule = "I1"}
    %dataOperand = irdl.any
    %trueResult = irdl.any
    %falseResult = irdl.any
    irdl.operands(
      conditionOperand: %conditionOperand,
      dataOperand: %dataOperand)
    irdl.results(
      trueResult: %trueResult,
      falseResult: %falseResult)
  }
  irdl.operation @constant attributes {
    varve.format = "$ctrl attr-dict `:` qualified(type($result))",
    varve.traits = ["Pure", "ExecutableOpInterface", "GeneralOpInterface", "NamedIOInterface", "ControlInterface"],
    varve.let = [
      "type($ctrl) = none"]
  } {
    %ctrl = irdl.any {varve.rule = "NoneType"}
    %result = irdl.any
    %value = irdl.any {varve.rule = "TypedAttr"}
    irdl.operands(
      ctrl: %ctrl)
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @control_merge attributes {
    varve.printer = "code",
    varve.traits = ["Pure", "MergeLikeOpInterface", "HasClock", "SOSTInterface", "ExecutableOpInterface", "NamedIOInterface", "ControlInterface"],
    varve.format = "$dataOperands attr-dict `:` type($result) `,` type($index) let(type($dataOperands) = type($result))"
  } {
    %dataOperands = irdl.any
    %result = irdl.any
    %index = irdl.any
    irdl.operands(
      dataOperands: variadic %dataOperands)
    irdl.results(
      result: %result,
      index: %index)
  }
  irdl.operation @esi_instance attributes {
    varve.format = "$module $instName `clk` $clk `rst` $rst `(` $opOperands `)` attr-dict `:` functional-type($opOperands, results)",
    varve.traits = ["CallOpInterface", "HasClock", "SymbolUserOpInterface"],
    varve.let = [
      "type($clk) = !seq.clock",
      "type($rst) = i1"]
  } {
    %clk = irdl.base "!seq.clock"
    %rst = irdl.any {varve.rule = "I1"}
    %opOperands = irdl.base "!esi.channel"
    %result0 = irdl.base "!esi.channel"
    %module = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %instName = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      clk: %clk,
      rst: %rst,
      opOperands: variadic %opOperands)
    irdl.results(
      result0: variadic %result0)
    irdl.attributes {
      "module" = %module,
      "instName" = %instName
    }
  }
  irdl.operation @extmemory attributes {
    varve.format = "`[` `ld` `=` $ldCount `,` `st` `=` $stCount `]` `(` $memref `:` qualified(type($memref)) `)` `(` $inputs `)` attr-dict `:` functional-type($inputs, $outputs)",
    varve.traits = ["ExecutableOpInterface", "NamedIOInterface", "ControlInterface"]
  } {
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %inputs = irdl.any
    %outputs = irdl.any
    %ldCount = irdl.any {varve.rule = "I32Attr"}
    %stCount = irdl.any {varve.rule = "I32Attr"}
    %id = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      memref: %memref,
      inputs: variadic %inputs)
    irdl.results(
      outputs: variadic %outputs)
    irdl.attributes {
      "ldCount" = %ldCount,
      "stCount" = %stCount,
      "id" = %id
    }
  }
  irdl.operation @fork attributes {
    varve.printer = "code",
    varve.traits = ["Pure", "HasClock", "SameOperandsAndResultType", "SOSTInterface", "ExecutableOpInterface", "GeneralOpInterface", "NamedIOInterface", "ControlInterface"],
    varve.let = [
      "type($result) = type($operand)"],
    varve.format = "` ` `[` $count `]` $operand attr-dict `:` type($operand) let(types($result) = repeat(type($operand), $count))",
    varve.locals = {count = ["I64Attr", "count($result)"]}
  } {
    %operand = irdl.any
    %result = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: variadic %result)
  }
  irdl.operation @func attributes {
    varve.printer = "code",
    varve.traits = ["IsolatedFromAbove", "FunctionOpInterface", "Symbol", "RegionKindInterface", "OpAsmOpInterface", "HasClock", "FineGrainedDataflowRegionOpInterface"],
    varve.arguments = {body = [["%arg", "count($function_type.inputs)"]]},
    varve.default_dialect = "handshake",
    varve.discardable = ["sym_name", "sym_visibility", "argNames", "resNames"],
    varve.format = ["visibility($sym_visibility) symbol($sym_name) `(` each($function_type.inputs %arg $arg_attrs default {} by `,`:", "  one( $function_type.inputs when(count($body) = 0) | %arg `` `:` $function_type.inputs let(type(%arg) = $function_type.inputs) ) dict($arg_attrs) loc(%arg))", "one( `,` `...` when(count($function_type.inputs) > 0) | `...` | ) `)`", "one( let($function_type.results = []) | `->` one( `(` each($function_type.results $res_attrs default {} by `,`: $function_type.results dict($res_attrs)) `)` when(count($function_type.results) > 1 or has($res_attrs))", "| each($function_type.results by `,`: $function_type.results) ) )", "attr-dict-with-keyword(shown($argNames = if(count(%arg) > 0 or count($function_type.inputs) = 0, spelled(%arg), map(i in indices($function_type.inputs): concat('in', i)));", "  $resNames = map(i in indices($function_type.results): concat('out', i)))) one( | region($body, end) )"]
  } {
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.attributes {
      "function_type" = %function_type,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs
    } {
      varve.optional = ["arg_attrs", "res_attrs"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @instance attributes {
    varve.format = "$module `(` $opOperands `)` attr-dict `:` functional-type($opOperands, results)",
    varve.traits = ["CallOpInterface", "HasClock", "SymbolUserOpInterface", "NamedIOInterface", "ControlInterface"]
  } {
    %opOperands = irdl.any
    %result0 = irdl.any
    %module = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(
      opOperands: variadic %opOperands)
    irdl.results(
      result0: variadic %result0)
    irdl.attributes {
      "module" = %module
    }
  }
  irdl.operation @join attributes {
    varve.printer = "code",
    varve.traits = ["InferTypeOpInterface", "ExecutableOpInterface", "ControlInterface", "GeneralOpInterface", "NamedIOInterface"],
    varve.let = [
      "type($result) = none"],
    varve.format = "$data attr-dict `:` type($data)"
  } {
    %data = irdl.any
    %result = irdl.any {varve.rule = "NoneType"}
    irdl.operands(
      data: variadic %data)
    irdl.results(
      result: %result)
  }
  irdl.operation @lazy_fork attributes {
    varve.printer = "code",
    varve.traits = ["Pure", "SameOperandsAndResultType", "SOSTInterface", "NamedIOInterface", "ControlInterface"],
    varve.let = [
      "type($result) = type($operand)"],
    varve.format = "` ` `[` $count `]` $operand attr-dict `:` type($operand) let(types($result) = repeat(type($operand), $count))",
    varve.locals = {count = ["I64Attr", "count($result)"]}
  } {
    %operand = irdl.any
    %result = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: variadic %result)
  }
  irdl.operation @load attributes {
    varve.printer = "code",
    varve.traits = ["ExecutableOpInterface", "NamedIOInterface", "ControlInterface"],
    varve.let = [
      "type($ctrl) = none"],
    varve.format = "` ` `[` $addresses `]` $data `,` $ctrl attr-dict `:` type($addresses) `,` type($data) let(types($addressResults) = types($addresses); type($dataResult) = type($data))"
  } {
    %addresses = irdl.any
    %data = irdl.any
    %ctrl = irdl.any {varve.rule = "NoneType"}
    %dataResult = irdl.any
    %addressResults = irdl.any
    irdl.operands(
      addresses: variadic %addresses,
      data: %data,
      ctrl: %ctrl)
    irdl.results(
      dataResult: %dataResult,
      addressResults: variadic %addressResults)
  }
  irdl.operation @memory attributes {
    varve.format = "`[` `ld` `=` $ldCount `,` `st` `=` $stCount `]` `(` $inputs `)` attr-dict `:` $memRefType `,` functional-type($inputs, $outputs)",
    varve.traits = ["ExecutableOpInterface", "MemoryOpInterface", "HasClock", "NamedIOInterface", "ControlInterface"]
  } {
    %inputs = irdl.any
    %outputs = irdl.any
    %ldCount = irdl.any {varve.rule = "I32Attr"}
    %stCount = irdl.any {varve.rule = "I32Attr"}
    %id = irdl.any {varve.rule = "I32Attr"}
    %memRefType = irdl.any {varve.rule = "TypeAttrOf<AnyMemRef>"}
    %lsq = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      outputs: variadic %outputs)
    irdl.attributes {
      "ldCount" = %ldCount,
      "stCount" = %stCount,
      "id" = %id,
      "memRefType" = %memRefType,
      "lsq" = %lsq
    }
  }
  irdl.operation @merge attributes {
    varve.printer = "code",
    varve.traits = ["Pure", "MergeLikeOpInterface", "SOSTInterface", "SameOperandsAndResultType", "ExecutableOpInterface", "NamedIOInterface", "ControlInterface"],
    varve.let = [
      "type($result) = type($dataOperands)"],
    varve.format = "$dataOperands attr-dict `:` type($result) let(type($dataOperands) = type($result))"
  } {
    %dataOperands = irdl.any
    %result = irdl.any
    irdl.operands(
      dataOperands: variadic %dataOperands)
    irdl.results(
      result: %result)
  }
  irdl.operation @mux attributes {
    varve.printer = "code",
    varve.traits = ["Pure", "MergeLikeOpInterface", "InferTypeOpInterface", "ControlInterface", "ExecutableOpInterface", "NamedIOInterface"],
    varve.format = "$selectOperand ` ` `[` $dataOperands `]` attr-dict `:` type($selectOperand) `,` type($result) let(type($dataOperands) = type($result))"
  } {
    %selectOperand = irdl.any
    %dataOperands = irdl.any
    %result = irdl.any
    irdl.operands(
      selectOperand: %selectOperand,
      dataOperands: variadic %dataOperands)
    irdl.results(
      result: %result)
  }
  irdl.operation @never attributes {
    varve.format = "attr-dict `:` qualified(type($result))",
    varve.traits = ["Pure", "NamedIOInterface", "ControlInterface"]
  } {
    %result = irdl.any
    irdl.results(
      result: %result)
  }
  irdl.operation @pack attributes {
    varve.printer = "code",
    varve.traits = ["ExecutableOpInterface", "GeneralOpInterface", "TypesMatchWith<result,inputs>", "NamedIOInterface", "ControlInterface"],
    varve.let = [
      "type($inputs) = type($result).types"],
    varve.format = "$inputs attr-dict `:` type($result) let(types($inputs) = elements(type($result)))"
  } {
    %inputs = irdl.any
    %result = irdl.any {varve.rule = "AnyTuple"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result: %result)
  }
  irdl.operation @return attributes {
    varve.format = "attr-dict ($opOperands^ `:` type($opOperands))?",
    varve.traits = ["Terminator", "NamedIOInterface", "ControlInterface"]
  } {
    %opOperands = irdl.any
    irdl.operands(
      opOperands: variadic %opOperands)
  }
  irdl.operation @sink attributes {
    varve.printer = "code",
    varve.traits = ["SOSTInterface", "ExecutableOpInterface", "NamedIOInterface", "ControlInterface"],
    varve.format = "$operand attr-dict `:` type($operand)"
  } {
    %operand = irdl.any
    irdl.operands(
      operand: %operand)
  }
  irdl.operation @source attributes {
    varve.printer = "code",
    varve.traits = ["Pure", "SOSTInterface", "NamedIOInterface", "ControlInterface"],
    varve.format = "attr-dict let(type($result) = none)"
  } {
    %result = irdl.any
    irdl.results(
      result: %result)
  }
  irdl.operation @store attributes {
    varve.printer = "code",
    varve.traits = ["ExecutableOpInterface", "GeneralOpInterface", "NamedIOInterface", "ControlInterface"],
    varve.let = [
      "type($ctrl) = none"],
    varve.format = "` ` `[` $addresses `]` $data `,` $ctrl attr-dict `:` type($addresses) `,` type($data) let(types($addressResult) = types($addresses); type($dataResult) = type($data))"
  } {
    %addresses = irdl.any
    %data = irdl.any
    %ctrl = irdl.any {varve.rule = "NoneType"}
    %dataResult = irdl.any
    %addressResult = irdl.any
    irdl.operands(
      addresses: variadic %addresses,
      data: %data,
      ctrl: %ctrl)
    irdl.results(
      dataResult: %dataResult,
      addressResult: variadic %addressResult)
  }
  irdl.operation @sync attributes {
    varve.format = "$operands attr-dict `:` type($operands)",
    varve.traits = ["HasClock", "ExecutableOpInterface", "GeneralOpInterface", "AllTypesMatch<operands,results>", "NamedIOInterface", "ControlInterface"],
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
  irdl.operation @unpack attributes {
    varve.printer = "code",
    varve.traits = ["HasClock", "ExecutableOpInterface", "GeneralOpInterface", "TypesMatchWith<input,results>", "NamedIOInterface", "ControlInterface"],
    varve.let = [
      "type($results) = type($input).types"],
    varve.format = "$input attr-dict `:` type($input) let(types($results) = elements(type($input)))"
  } {
    %input = irdl.any {varve.rule = "AnyTuple"}
    %results = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      results: variadic %results)
  }
}
