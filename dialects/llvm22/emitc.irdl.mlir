irdl.dialect @emitc attributes {
  varve.set = "llvm22"
} {
  "varve.enum"() {
    sym_name = "CmpPredicate",
    storage = i64,
    cases = [
      ["eq", 0 : i64],
      ["ne", 1 : i64],
      ["lt", 2 : i64],
      ["le", 3 : i64],
      ["gt", 4 : i64],
      ["ge", 5 : i64],
      ["three_way", 6 : i64]
    ]
  } : () -> ()
  "varve.directive"() {
    format = "` ` each($cases $regions: `\\n` `` `case` number($cases, i64) region($regions, end))",
    sym_name = "SwitchCases",
    takes = ["$cases", "$regions"]
  } : () -> ()
  irdl.type @"!array" attributes {
    varve.traits = ["ShapedType"],
    varve.format = "`<` shaped($shape, $elementType) `>`"
  } {
    %shape = irdl.any {varve.rule = "array<i64>"}
    %elementType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      shape: %shape,
      elementType: %elementType)
  }
  irdl.type @"!lvalue" attributes {
    varve.format = "`<` qualified($valueType) `>`"
  } {
    %valueType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      valueType: %valueType)
  }
  irdl.type @"!opaque" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "string"}
    irdl.parameters(
      value: %value)
  }
  irdl.type @"!ptr" attributes {
    varve.format = "`<` qualified($pointee) `>`"
  } {
    %pointee = irdl.any {varve.rule = "type"}
    irdl.parameters(
      pointee: %pointee)
  }
  irdl.type @"!ptrdiff_t" {
  }
  irdl.type @"!size_t" {
  }
  irdl.type @"!ssize_t" {
  }
  irdl.attribute @"#opaque" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "string"}
    irdl.parameters(
      value: %value)
  }
  irdl.operation @add attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["CExpressionInterface"]
  } {
    %lhs = irdl.any {varve.rule = "EmitCType"}
    %rhs = irdl.any {varve.rule = "EmitCType"}
    %result0 = irdl.any {varve.rule = "EmitCType"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result0: %result0)
  }
  irdl.operation @address_of attributes {
    varve.format = "$reference `:` qualified(type($reference)) attr-dict",
    varve.traits = ["CExpressionInterface", "TypesMatchWith<reference,result>"],
    varve.let = [
      "type($result) = !emitc.ptr(type($reference).valueType)"]
  } {
    %reference = irdl.base "!emitc.lvalue"
    %result = irdl.base "!emitc.ptr"
    irdl.operands(
      reference: %reference)
    irdl.results(
      result: %result)
  }
  irdl.operation @apply attributes {
    varve.format = "$applicableOperator `(` $operand `)` attr-dict `:` functional-type($operand, results)",
    varve.traits = ["CExpressionInterface"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<EmitCType, !emitc.lvalue>"}
    %result = irdl.any {varve.rule = "EmitCType"}
    %applicableOperator = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "applicableOperator" = %applicableOperator
    }
  }
  irdl.operation @assign attributes {
    varve.format = "$value `:` type($value) `to` $var `:` type($var) attr-dict"
  } {
    %var = irdl.base "!emitc.lvalue"
    %value = irdl.any {varve.rule = "EmitCType"}
    irdl.operands(
      var: %var,
      value: %value)
  }
  irdl.operation @bitwise_and attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["CExpressionInterface"]
  } {
    %lhs = irdl.any {varve.rule = "EmitCType"}
    %rhs = irdl.any {varve.rule = "EmitCType"}
    %result0 = irdl.any {varve.rule = "EmitCType"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result0: %result0)
  }
  irdl.operation @bitwise_left_shift attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["CExpressionInterface"]
  } {
    %lhs = irdl.any {varve.rule = "EmitCType"}
    %rhs = irdl.any {varve.rule = "EmitCType"}
    %result0 = irdl.any {varve.rule = "EmitCType"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result0: %result0)
  }
  irdl.operation @bitwise_not attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["CExpressionInterface"]
  } {
    %operand0 = irdl.any {varve.rule = "EmitCType"}
    %result0 = irdl.any {varve.rule = "EmitCType"}
    irdl.operands(
      operand0: %operand0)
    irdl.results(
      result0: %result0)
  }
  irdl.operation @bitwise_or attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["CExpressionInterface"]
  } {
    %lhs = irdl.any {varve.rule = "EmitCType"}
    %rhs = irdl.any {varve.rule = "EmitCType"}
    %result0 = irdl.any {varve.rule = "EmitCType"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result0: %result0)
  }
  irdl.operation @bitwise_right_shift attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["CExpressionInterface"]
  } {
    %lhs = irdl.any {varve.rule = "EmitCType"}
    %rhs = irdl.any {varve.rule = "EmitCType"}
    %result0 = irdl.any {varve.rule = "EmitCType"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result0: %result0)
  }
  irdl.operation @bitwise_xor attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["CExpressionInterface"]
  } {
    %lhs = irdl.any {varve.rule = "EmitCType"}
    %rhs = irdl.any {varve.rule = "EmitCType"}
    %result0 = irdl.any {varve.rule = "EmitCType"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result0: %result0)
  }
  irdl.operation @call attributes {
    varve.format = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)",
    varve.traits = ["CallOpInterface", "CExpressionInterface", "SymbolUserOpInterface"]
  } {
    %operands = irdl.any {varve.rule = "EmitCType"}
    %result0 = irdl.any {varve.rule = "EmitCType"}
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      result0: variadic %result0)
    irdl.attributes {
      "callee" = %callee,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs
    } {
      varve.optional = ["arg_attrs", "res_attrs"]
    }
  }
  irdl.operation @call_opaque attributes {
    varve.format = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)",
    varve.traits = ["CExpressionInterface"]
  } {
    %operands = irdl.any {varve.rule = "EmitCType"}
    %result0 = irdl.any {varve.rule = "EmitCType"}
    %callee = irdl.any {varve.rule = "StrAttr"}
    %args = irdl.any {varve.rule = "ArrayAttr"}
    %template_args = irdl.any {varve.rule = "ArrayAttr"}
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      result0: variadic %result0)
    irdl.attributes {
      "callee" = %callee,
      "args" = %args,
      "template_args" = %template_args
    } {
      varve.optional = ["args", "template_args"]
    }
  }
  irdl.operation @cast attributes {
    varve.format = "$source attr-dict `:` type($source) `to` type($dest)",
    varve.traits = ["CExpressionInterface", "CastOpInterface"]
  } {
    %source = irdl.any {varve.rule = "EmitCType"}
    %dest = irdl.any {varve.rule = "EmitCType"}
    irdl.operands(
      source: %source)
    irdl.results(
      dest: %dest)
  }
  irdl.operation @class attributes {
    varve.format = "(`final` $final_specifier^)? $sym_name attr-dict-with-keyword $body",
    varve.traits = ["AutomaticAllocationScope", "IsolatedFromAbove", "OpAsmOpInterface", "SymbolTable", "Symbol", "NoTerminator", "SingleBlock", "RegionKindInterface", "HasOnlyGraphRegion"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %final_specifier = irdl.any {varve.rule = "UnitAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "final_specifier" = %final_specifier
    } {
      varve.optional = ["final_specifier"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @cmp attributes {
    varve.format = "$predicate `,` operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["CExpressionInterface"]
  } {
    %lhs = irdl.any {varve.rule = "EmitCType"}
    %rhs = irdl.any {varve.rule = "EmitCType"}
    %result0 = irdl.any {varve.rule = "EmitCType"}
    %predicate = irdl.any {varve.rule = "enum<@CmpPredicate>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "predicate" = %predicate
    }
  }
  irdl.operation @conditional attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["AllTypesMatch<true_value,false_value,result>", "CExpressionInterface"],
    varve.let = [
      "type($false_value) = type($true_value)",
      "type($result) = type($true_value)",
      "type($condition) = i1"]
  } {
    %condition = irdl.any {varve.rule = "I1"}
    %true_value = irdl.any {varve.rule = "EmitCType"}
    %false_value = irdl.any {varve.rule = "EmitCType"}
    %result = irdl.any {varve.rule = "EmitCType"}
    irdl.operands(
      condition: %condition,
      true_value: %true_value,
      false_value: %false_value)
    irdl.results(
      result: %result)
  }
  irdl.operation @constant attributes {
    varve.traits = ["ConstantLike", "CExpressionInterface"]
  } {
    %result0 = irdl.any {varve.rule = "EmitCType"}
    %value = irdl.any {varve.rule = "AnyOf<#emitc.opaque, TypedAttr>"}
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @declare_func attributes {
    varve.format = "$sym_name attr-dict",
    varve.traits = ["SymbolUserOpInterface"]
  } {
    %sym_name = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.attributes {
      "sym_name" = %sym_name
    }
  }
  irdl.operation @dereference attributes {
    varve.format = "$pointer `:` qualified(type($pointer)) attr-dict",
    varve.traits = ["TypesMatchWith<pointer,result>"],
    varve.let = [
      "type($result) = !emitc.lvalue(type($pointer).pointee)"]
  } {
    %pointer = irdl.base "!emitc.ptr"
    %result = irdl.base "!emitc.lvalue"
    irdl.operands(
      pointer: %pointer)
    irdl.results(
      result: %result)
  }
  irdl.operation @div attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["CExpressionInterface"]
  } {
    %operand0 = irdl.any {varve.rule = "AnyOf<EmitCFloatType, EmitCIntegerIndexOrOpaqueType>"}
    %operand1 = irdl.any {varve.rule = "AnyOf<EmitCFloatType, EmitCIntegerIndexOrOpaqueType>"}
    %result0 = irdl.any {varve.rule = "AnyOf<EmitCFloatType, EmitCIntegerIndexOrOpaqueType>"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1)
    irdl.results(
      result0: %result0)
  }
  irdl.operation @do attributes {
    varve.printer = "code",
    varve.traits = ["NoTerminator", "OpAsmOpInterface", "RecursiveMemoryEffects"],
    varve.default_dialect = "emitc",
    varve.format = "region($bodyRegion, block) `while` $conditionRegion attr-dict-with-keyword"
  } {
    %bodyRegion = irdl.region with size 1
    %conditionRegion = irdl.region with size 1
    irdl.regions(
      bodyRegion: %bodyRegion,
      conditionRegion: %conditionRegion)
  }
  irdl.operation @expression attributes {
    varve.syntax = "hook:emitc.expression",
    varve.traits = ["HasOnlyGraphRegion", "OpAsmOpInterface", "IsolatedFromAbove", "SingleBlock"],
    varve.terminator = "emitc.yield",
    varve.default_dialect = "emitc"
  } {
    %defs = irdl.any {varve.rule = "AnyOf<EmitCType, !emitc.lvalue>"}
    %result = irdl.any {varve.rule = "EmitCType"}
    %do_not_inline = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      defs: variadic %defs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "do_not_inline" = %do_not_inline
    } {
      varve.optional = ["do_not_inline"]
    }
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @field attributes {
    varve.format = "$sym_name `:` custom<EmitCFieldOpTypeAndInitialValue>($type, $initial_value) attr-dict",
    varve.traits = ["Symbol"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %type = irdl.any {varve.rule = "TypeAttr"}
    %initial_value = irdl.any {varve.rule = "AnyOf<#emitc.opaque, TypedAttr>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "type" = %type,
      "initial_value" = %initial_value
    } {
      varve.optional = ["initial_value"]
    }
  }
  irdl.operation @file attributes {
    varve.format = "$id attr-dict-with-keyword $bodyRegion",
    varve.traits = ["IsolatedFromAbove", "NoRegionArguments", "SymbolTable", "OpAsmOpInterface", "NoTerminator", "SingleBlock", "RegionKindInterface", "HasOnlyGraphRegion"],
    varve.default_dialect = "emitc"
  } {
    %id = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "id" = %id
    }
    %bodyRegion = irdl.region with size 1
    irdl.regions(
      bodyRegion: %bodyRegion)
  }
  irdl.operation @for attributes {
    varve.printer = "code",
    varve.traits = ["AllTypesMatch<lowerBound,upperBound,step>", "OpAsmOpInterface", "SingleBlock", "RecursiveMemoryEffects"],
    varve.let = [
      "type($upperBound) = type($lowerBound)",
      "type($step) = type($lowerBound)"],
    varve.terminator = "emitc.yield",
    varve.default_dialect = "emitc",
    varve.arguments = {region = [["%i", "1"]]},
    varve.format = "%i `=` $lowerBound `to` $upperBound `step` $step one( let(type($lowerBound) = index) | ` ` ` ` `:` type($lowerBound) ) let(type(%i) = type($lowerBound)) $region attr-dict"
  } {
    %lowerBound = irdl.any {varve.rule = "EmitCIntegerIndexOrOpaqueType"}
    %upperBound = irdl.any {varve.rule = "EmitCIntegerIndexOrOpaqueType"}
    %step = irdl.any {varve.rule = "EmitCIntegerIndexOrOpaqueType"}
    irdl.operands(
      lowerBound: %lowerBound,
      upperBound: %upperBound,
      step: %step)
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @func attributes {
    varve.syntax = "hook:emitc.func",
    varve.traits = ["AutomaticAllocationScope", "FunctionOpInterface", "IsolatedFromAbove", "OpAsmOpInterface"],
    varve.default_dialect = "emitc"
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %specifiers = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "function_type" = %function_type,
      "specifiers" = %specifiers,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs
    } {
      varve.optional = ["specifiers", "arg_attrs", "res_attrs"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @get_field attributes {
    varve.format = "$field_name `:` type($result) attr-dict",
    varve.traits = ["Pure", "SymbolUserOpInterface"]
  } {
    %result = irdl.any {varve.rule = "EmitCType"}
    %field_name = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "field_name" = %field_name
    }
  }
  irdl.operation @get_global attributes {
    varve.format = "$name `:` type($result) attr-dict",
    varve.traits = ["Pure", "SymbolUserOpInterface"]
  } {
    %result = irdl.any {varve.rule = "AnyOf<!emitc.array, !emitc.lvalue>"}
    %name = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "name" = %name
    }
  }
  irdl.operation @global attributes {
    varve.format = "(`extern` $extern_specifier^)? (`static` $static_specifier^)? (`const` $const_specifier^)? $sym_name `:` custom<EmitCGlobalOpTypeAndInitialValue>($type, $initial_value) attr-dict",
    varve.traits = ["Symbol"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %type = irdl.any {varve.rule = "TypeAttr"}
    %initial_value = irdl.any {varve.rule = "AnyOf<#emitc.opaque, TypedAttr>"}
    %extern_specifier = irdl.any {varve.rule = "UnitAttr"}
    %static_specifier = irdl.any {varve.rule = "UnitAttr"}
    %const_specifier = irdl.any {varve.rule = "UnitAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "type" = %type,
      "initial_value" = %initial_value,
      "extern_specifier" = %extern_specifier,
      "static_specifier" = %static_specifier,
      "const_specifier" = %const_specifier
    } {
      varve.optional = ["initial_value", "extern_specifier", "static_specifier", "const_specifier"]
    }
  }
  irdl.operation @if attributes {
    varve.printer = "code",
    varve.traits = ["RegionBranchOpInterface", "OpAsmOpInterface", "SingleBlock", "RecursiveMemoryEffects", "NoRegionArguments"],
    varve.let = [
      "type($condition) = i1"],
    varve.terminator = "emitc.yield",
    varve.default_dialect = "emitc",
    varve.format = "$condition $thenRegion (`else` $elseRegion^)? attr-dict"
  } {
    %condition = irdl.any {varve.rule = "I1"}
    irdl.operands(
      condition: %condition)
    %thenRegion = irdl.region with size 1
    %elseRegion = irdl.region {varve.rule = "MaxSizedRegion<1>"}
    irdl.regions(
      thenRegion: %thenRegion,
      elseRegion: %elseRegion)
  }
  irdl.operation @include attributes {
    varve.syntax = "hook:emitc.include"
  } {
    %include = irdl.any {varve.rule = "StrAttr"}
    %is_standard_include = irdl.any {varve.rule = "UnitAttr"}
    irdl.attributes {
      "include" = %include,
      "is_standard_include" = %is_standard_include
    } {
      varve.optional = ["is_standard_include"]
    }
  }
  irdl.operation @literal attributes {
    varve.format = "$value attr-dict `:` type($result)",
    varve.traits = ["Pure"]
  } {
    %result = irdl.any {varve.rule = "EmitCType"}
    %value = irdl.any {varve.rule = "StrAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @load attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["CExpressionInterface", "TypesMatchWith<operand,result>"],
    varve.let = [
      "type($result) = type($operand).valueType"]
  } {
    %operand = irdl.base "!emitc.lvalue"
    %result = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @logical_and attributes {
    varve.format = "operands attr-dict `:` type(operands)",
    varve.traits = ["CExpressionInterface"],
    varve.let = [
      "type($result0) = i1"]
  } {
    %lhs = irdl.any {varve.rule = "EmitCType"}
    %rhs = irdl.any {varve.rule = "EmitCType"}
    %result0 = irdl.any {varve.rule = "I1"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result0: %result0)
  }
  irdl.operation @logical_not attributes {
    varve.format = "operands attr-dict `:` type(operands)",
    varve.traits = ["CExpressionInterface"],
    varve.let = [
      "type($result0) = i1"]
  } {
    %operand0 = irdl.any {varve.rule = "EmitCType"}
    %result0 = irdl.any {varve.rule = "I1"}
    irdl.operands(
      operand0: %operand0)
    irdl.results(
      result0: %result0)
  }
  irdl.operation @logical_or attributes {
    varve.format = "operands attr-dict `:` type(operands)",
    varve.traits = ["CExpressionInterface"],
    varve.let = [
      "type($result0) = i1"]
  } {
    %lhs = irdl.any {varve.rule = "EmitCType"}
    %rhs = irdl.any {varve.rule = "EmitCType"}
    %result0 = irdl.any {varve.rule = "I1"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result0: %result0)
  }
  irdl.operation @member {
    %operand = irdl.any {varve.rule = "AllOf<!emitc.lvalue, ElementType<!emitc.opaque>>"}
    %result0 = irdl.any {varve.rule = "AnyOf<!emitc.array, !emitc.lvalue>"}
    %member = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "member" = %member
    }
  }
  irdl.operation @member_of_ptr {
    %operand = irdl.any {varve.rule = "AllOf<!emitc.lvalue, ElementType<AnyOf<!emitc.opaque, !emitc.ptr>>>"}
    %result0 = irdl.any {varve.rule = "AnyOf<!emitc.array, !emitc.lvalue>"}
    %member = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "member" = %member
    }
  }
  irdl.operation @mul attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["CExpressionInterface"]
  } {
    %operand0 = irdl.any {varve.rule = "AnyOf<EmitCFloatType, EmitCIntegerIndexOrOpaqueType>"}
    %operand1 = irdl.any {varve.rule = "AnyOf<EmitCFloatType, EmitCIntegerIndexOrOpaqueType>"}
    %result0 = irdl.any {varve.rule = "AnyOf<EmitCFloatType, EmitCIntegerIndexOrOpaqueType>"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1)
    irdl.results(
      result0: %result0)
  }
  irdl.operation @rem attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["CExpressionInterface"]
  } {
    %operand0 = irdl.any {varve.rule = "EmitCIntegerIndexOrOpaqueType"}
    %operand1 = irdl.any {varve.rule = "EmitCIntegerIndexOrOpaqueType"}
    %result0 = irdl.any {varve.rule = "EmitCIntegerIndexOrOpaqueType"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1)
    irdl.results(
      result0: %result0)
  }
  irdl.operation @return attributes {
    varve.format = "attr-dict ($operand^ `:` type($operand))?",
    varve.traits = ["Pure", "HasParent<emitc.func>", "ReturnLike", "Terminator"]
  } {
    %operand = irdl.any {varve.rule = "EmitCType"}
    irdl.operands(
      operand: optional %operand)
  }
  irdl.operation @sub attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["CExpressionInterface"]
  } {
    %lhs = irdl.any {varve.rule = "EmitCType"}
    %rhs = irdl.any {varve.rule = "EmitCType"}
    %result0 = irdl.any {varve.rule = "EmitCType"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result0: %result0)
  }
  irdl.operation @subscript attributes {
    varve.format = "$value `[` $indices `]` attr-dict `:` functional-type(operands, results)"
  } {
    %value = irdl.any {varve.rule = "AnyOf<!emitc.array, !emitc.opaque, !emitc.ptr>"}
    %indices = irdl.any {varve.rule = "EmitCType"}
    %result = irdl.base "!emitc.lvalue"
    irdl.operands(
      value: %value,
      indices: variadic %indices)
    irdl.results(
      result: %result)
  }
  irdl.operation @switch attributes {
    varve.format = "$arg `:` type($arg) attr-dict custom<SwitchCases>($cases, $caseRegions) `\\n` `` `default` $defaultRegion",
    varve.traits = ["RecursiveMemoryEffects", "OpAsmOpInterface", "SingleBlock", "RegionBranchOpInterface"],
    varve.terminator = "emitc.yield",
    varve.default_dialect = "emitc"
  } {
    %arg = irdl.any {varve.rule = "EmitCIntegerIndexOrOpaqueType"}
    %cases = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      arg: %arg)
    irdl.attributes {
      "cases" = %cases
    }
    %defaultRegion = irdl.region with size 1
    %caseRegions = irdl.region with size 1
    irdl.regions(
      defaultRegion: %defaultRegion,
      caseRegions: %caseRegions) {
      varve.variadic = ["caseRegions"]
    }
  }
  irdl.operation @unary_minus attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["CExpressionInterface"]
  } {
    %operand0 = irdl.any {varve.rule = "EmitCType"}
    %result0 = irdl.any {varve.rule = "EmitCType"}
    irdl.operands(
      operand0: %operand0)
    irdl.results(
      result0: %result0)
  }
  irdl.operation @unary_plus attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["CExpressionInterface"]
  } {
    %operand0 = irdl.any {varve.rule = "EmitCType"}
    %result0 = irdl.any {varve.rule = "EmitCType"}
    irdl.operands(
      operand0: %operand0)
    irdl.results(
      result0: %result0)
  }
  irdl.operation @variable {
    %result0 = irdl.any {varve.rule = "AnyOf<!emitc.array, !emitc.lvalue>"}
    %value = irdl.any {varve.rule = "AnyOf<#emitc.opaque, TypedAttr>"}
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @verbatim attributes {
    varve.format = "$value (`args` $fmtArgs^ `:` type($fmtArgs))? attr-dict"
  } {
    %fmtArgs = irdl.any {varve.rule = "AnyOf<EmitCType, !emitc.lvalue>"}
    %value = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      fmtArgs: variadic %fmtArgs)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @yield attributes {
    varve.format = "attr-dict ($result^ `:` type($result))?",
    varve.traits = ["Pure", "Terminator", "HasParent<emitc.do,emitc.expression,emitc.for,emitc.if,emitc.switch>"]
  } {
    %result = irdl.any {varve.rule = "EmitCType"}
    irdl.operands(
      result: optional %result)
  }
}
