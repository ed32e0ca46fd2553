irdl.dialect @wasmssa attributes {
  varve.set = "llvm22"
} {
  irdl.type @"!externref" {
  }
  irdl.type @"!funcref" attributes {
    varve.format = ""
  } {
  }
  irdl.type @"!limit" attributes {
    varve.format = "`[` $min `` `:` ($max^)? `]`"
  } {
    %min = irdl.any {varve.rule = "u32"}
    %max = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      min: %min,
      max: %max) {
      varve.optional = ["max"]
    }
  }
  irdl.type @"!local" attributes {
    varve.format = "`ref` `to` $elementType"
  } {
    %elementType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      elementType: %elementType)
  }
  irdl.type @"!tabletype" attributes {
    varve.format = "$reference $limit"
  } {
    %reference = irdl.any {varve.rule = "type"}
    %limit = irdl.base "!wasmssa.limit"
    irdl.parameters(
      reference: %reference,
      limit: %limit)
  }
  irdl.operation @abs attributes {
    varve.format = "$src`:` type($src) attr-dict",
    varve.traits = ["AllTypesMatch<src,result>"],
    varve.let = [
      "type($result) = type($src)"]
  } {
    %src = irdl.any {varve.rule = "AnyOf<F32, F64>"}
    %result = irdl.any {varve.rule = "AnyOf<F32, F64>"}
    irdl.operands(
      src: %src)
    irdl.results(
      result: %result)
  }
  irdl.operation @add attributes {
    varve.format = "$lhs $rhs `:` type($lhs) attr-dict",
    varve.traits = ["AllTypesMatch<lhs,rhs,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<I32, I64, F32, F64>"}
    %rhs = irdl.any {varve.rule = "AnyOf<I32, I64, F32, F64>"}
    %result = irdl.any {varve.rule = "AnyOf<I32, I64, F32, F64>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @and attributes {
    varve.format = "$lhs $rhs `:` type($lhs) attr-dict",
    varve.traits = ["AllTypesMatch<lhs,rhs,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<I32, I64, F32, F64>"}
    %rhs = irdl.any {varve.rule = "AnyOf<I32, I64, F32, F64>"}
    %result = irdl.any {varve.rule = "AnyOf<I32, I64, F32, F64>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @block attributes {
    varve.format = "(`(`$inputs^`)` `:` type($inputs))? attr-dict `:` $body `>` $target",
    varve.traits = ["Terminator", "LabelLevelOpInterface"]
  } {
    %inputs = irdl.any {varve.rule = "AnyOf<I32, I64, F32, F64, I128, !wasmssa.funcref, !wasmssa.externref>"}
    irdl.operands(
      inputs: variadic %inputs)
    %body = irdl.region
    irdl.regions(
      body: %body)
    "varve.successors"() {names = ["target"], variadic = []} : () -> ()
  }
  irdl.operation @block_return attributes {
    varve.format = "($inputs^ `:` type($inputs))? attr-dict",
    varve.traits = ["Terminator", "LabelBranchingOpInterface"]
  } {
    %inputs = irdl.any {varve.rule = "AnyOf<I32, I64, F32, F64, I128, !wasmssa.funcref, !wasmssa.externref>"}
    irdl.operands(
      inputs: variadic %inputs)
  }
  irdl.operation @branch_if attributes {
    varve.format = "$condition `to` `level` $exitLevel (`with` `args` `(`$inputs^ `:` type($inputs)`)`)? `else` $elseSuccessor attr-dict",
    varve.traits = ["Terminator", "LabelBranchingOpInterface"],
    varve.let = [
      "type($condition) = i32"]
  } {
    %condition = irdl.any {varve.rule = "I32"}
    %inputs = irdl.any {varve.rule = "AnyOf<I32, I64, F32, F64, I128, !wasmssa.funcref, !wasmssa.externref>"}
    %exitLevel = irdl.any {varve.rule = "UI32Attr"}
    irdl.operands(
      condition: %condition,
      inputs: variadic %inputs)
    irdl.attributes {
      "exitLevel" = %exitLevel
    }
    "varve.successors"() {names = ["elseSuccessor"], variadic = []} : () -> ()
  }
  irdl.operation @call attributes {
    varve.format = "$callee (`(`$operands^`)`)? attr-dict `:` functional-type($operands, $results)"
  } {
    %operands = irdl.any {varve.rule = "AnyOf<I32, I64, F32, F64, I128, !wasmssa.funcref, !wasmssa.externref>"}
    %results = irdl.any {varve.rule = "AnyOf<I32, I64, F32, F64, I128, !wasmssa.funcref, !wasmssa.externref>"}
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "callee" = %callee
    }
  }
  irdl.operation @ceil attributes {
    varve.format = "$src`:` type($src) attr-dict",
    varve.traits = ["AllTypesMatch<src,result>"],
    varve.let = [
      "type($result) = type($src)"]
  } {
    %src = irdl.any {varve.rule = "AnyOf<F32, F64>"}
    %result = irdl.any {varve.rule = "AnyOf<F32, F64>"}
    irdl.operands(
      src: %src)
    irdl.results(
      result: %result)
  }
  irdl.operation @clz attributes {
    varve.format = "$src`:` type($src) attr-dict",
    varve.traits = ["AllTypesMatch<src,result>"],
    varve.let = [
      "type($result) = type($src)"]
  } {
    %src = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %result = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    irdl.operands(
      src: %src)
    irdl.results(
      result: %result)
  }
  irdl.operation @const attributes {
    varve.format = "$value attr-dict",
    varve.traits = ["AllTypesMatch<value,result>", "ConstantExprOpTrait"],
    varve.let = [
      "type($result) = typeof($value)"]
  } {
    %result = irdl.any {varve.rule = "AnyOf<I32, I64, F32, F64>"}
    %value = irdl.any {varve.rule = "TypedAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @convert_s attributes {
    varve.format = "$input `:` type($input) `to` type($result) attr-dict"
  } {
    %input = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %result = irdl.any {varve.rule = "AnyOf<F32, F64>"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @convert_u attributes {
    varve.format = "$input `:` type($input) `to` type($result) attr-dict"
  } {
    %input = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %result = irdl.any {varve.rule = "AnyOf<F32, F64>"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @copysign attributes {
    varve.format = "$lhs $rhs `:` type($lhs) attr-dict",
    varve.traits = ["AllTypesMatch<lhs,rhs,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<F32, F64>"}
    %rhs = irdl.any {varve.rule = "AnyOf<F32, F64>"}
    %result = irdl.any {varve.rule = "AnyOf<F32, F64>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @ctz attributes {
    varve.format = "$src`:` type($src) attr-dict",
    varve.traits = ["AllTypesMatch<src,result>"],
    varve.let = [
      "type($result) = type($src)"]
  } {
    %src = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %result = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    irdl.operands(
      src: %src)
    irdl.results(
      result: %result)
  }
  irdl.operation @demote attributes {
    varve.format = "$input `:` type($input) `to` type($result) attr-dict"
  } {
    %input = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "F32"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @div attributes {
    varve.format = "$lhs $rhs `:` type($lhs) attr-dict",
    varve.traits = ["AllTypesMatch<lhs,rhs,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<F32, F64>"}
    %rhs = irdl.any {varve.rule = "AnyOf<F32, F64>"}
    %result = irdl.any {varve.rule = "AnyOf<F32, F64>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @div_si attributes {
    varve.format = "$lhs $rhs `:` type($lhs) attr-dict",
    varve.traits = ["AllTypesMatch<lhs,rhs,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %rhs = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %result = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @div_ui attributes {
    varve.format = "$lhs $rhs `:` type($lhs) attr-dict",
    varve.traits = ["AllTypesMatch<lhs,rhs,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %rhs = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %result = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @eq attributes {
    varve.format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict",
    varve.traits = ["AllTypesMatch<lhs,rhs>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<I32, I64, F32, F64>"}
    %rhs = irdl.any {varve.rule = "AnyOf<I32, I64, F32, F64>"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @eqz attributes {
    varve.format = "$input`:` type($input) `->` type($result) attr-dict",
    varve.let = [
      "type($result) = i32"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @extend attributes {
    varve.format = "$bitsToTake `low` `bits` `from` $input `:` type($input) attr-dict",
    varve.traits = ["AllTypesMatch<input,result>"],
    varve.let = [
      "type($result) = type($input)"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %result = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %bitsToTake = irdl.any {varve.rule = "APIntAttr"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
    irdl.attributes {
      "bitsToTake" = %bitsToTake
    }
  }
  irdl.operation @extend_i32_s attributes {
    varve.format = "$input `to` type($result) attr-dict",
    varve.let = [
      "type($input) = i32",
      "type($result) = i64"]
  } {
    %input = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I64"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @extend_i32_u attributes {
    varve.format = "$input `to` type($result) attr-dict",
    varve.let = [
      "type($input) = i32",
      "type($result) = i64"]
  } {
    %input = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I64"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @floor attributes {
    varve.format = "$src`:` type($src) attr-dict",
    varve.traits = ["AllTypesMatch<src,result>"],
    varve.let = [
      "type($result) = type($src)"]
  } {
    %src = irdl.any {varve.rule = "AnyOf<F32, F64>"}
    %result = irdl.any {varve.rule = "AnyOf<F32, F64>"}
    irdl.operands(
      src: %src)
    irdl.results(
      result: %result)
  }
  irdl.operation @func attributes {
    varve.syntax = "hook:wasmssa.func",
    varve.traits = ["AffineScope", "AutomaticAllocationScope", "FunctionOpInterface", "IsolatedFromAbove", "Symbol"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %functionType = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %exported = irdl.any {varve.rule = "UnitAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "functionType" = %functionType,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs,
      "exported" = %exported
    } {
      varve.optional = ["arg_attrs", "res_attrs", "exported"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @ge attributes {
    varve.format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict",
    varve.traits = ["AllTypesMatch<lhs,rhs>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<F32, F64>"}
    %rhs = irdl.any {varve.rule = "AnyOf<F32, F64>"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @ge_si attributes {
    varve.format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict",
    varve.traits = ["AllTypesMatch<lhs,rhs>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %rhs = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @ge_ui attributes {
    varve.format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict",
    varve.traits = ["AllTypesMatch<lhs,rhs>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %rhs = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @global attributes {
    varve.printer = "code",
    varve.traits = ["AffineScope", "AutomaticAllocationScope", "IsolatedFromAbove", "Symbol", "ConstantExpressionInitializerOpTrait"],
    varve.format = "(`exported` $exported^)? $sym_name $type (`mutable` $isMutable^)? `:` $initializer attr-dict(none)"
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %type = irdl.any {varve.rule = "TypeAttrOf<AnyOf<I32, I64, F32, F64, I128, !wasmssa.funcref, !wasmssa.externref>>"}
    %isMutable = irdl.any {varve.rule = "UnitAttr"}
    %exported = irdl.any {varve.rule = "UnitAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "type" = %type,
      "isMutable" = %isMutable,
      "exported" = %exported
    } {
      varve.optional = ["isMutable", "exported"]
    }
    %initializer = irdl.region
    irdl.regions(
      initializer: %initializer)
  }
  irdl.operation @global_get attributes {
    varve.format = "$global attr-dict `:` type($global_val)",
    varve.traits = ["SymbolUserOpInterface", "ConstantExprOpTrait"]
  } {
    %global_val = irdl.any {varve.rule = "AnyOf<I32, I64, F32, F64, I128, !wasmssa.funcref, !wasmssa.externref>"}
    %global = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.results(
      global_val: %global_val)
    irdl.attributes {
      "global" = %global
    }
  }
  irdl.operation @gt attributes {
    varve.format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict",
    varve.traits = ["AllTypesMatch<lhs,rhs>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<F32, F64>"}
    %rhs = irdl.any {varve.rule = "AnyOf<F32, F64>"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @gt_si attributes {
    varve.format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict",
    varve.traits = ["AllTypesMatch<lhs,rhs>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %rhs = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @gt_ui attributes {
    varve.format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict",
    varve.traits = ["AllTypesMatch<lhs,rhs>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %rhs = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @if attributes {
    varve.format = "$condition (`(`$inputs^`)` `:` type($inputs))? attr-dict `:` $if custom<ElseRegion>($else) `>` $target",
    varve.traits = ["Terminator", "LabelLevelOpInterface"],
    varve.let = [
      "type($condition) = i32"]
  } {
    %condition = irdl.any {varve.rule = "I32"}
    %inputs = irdl.any {varve.rule = "AnyOf<I32, I64, F32, F64, I128, !wasmssa.funcref, !wasmssa.externref>"}
    irdl.operands(
      condition: %condition,
      inputs: variadic %inputs)
    %if = irdl.region
    %else = irdl.region
    irdl.regions(
      if: %if,
      else: %else)
    "varve.successors"() {names = ["target"], variadic = []} : () -> ()
  }
  irdl.operation @import_func attributes {
    varve.format = "$importName `from` $moduleName `as` $sym_name attr-dict",
    varve.traits = ["Symbol", "CallableOpInterface", "ImportOpInterface"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %moduleName = irdl.any {varve.rule = "StrAttr"}
    %importName = irdl.any {varve.rule = "StrAttr"}
    %type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "moduleName" = %moduleName,
      "importName" = %importName,
      "type" = %type,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs
    } {
      varve.optional = ["arg_attrs", "res_attrs"]
    }
  }
  irdl.operation @import_global attributes {
    varve.printer = "code",
    varve.traits = ["Symbol", "ImportOpInterface"],
    varve.format = "$importName `from` $moduleName `as` $sym_name (`mutable` $isMutable^)? `:` $type attr-dict(none)"
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %moduleName = irdl.any {varve.rule = "StrAttr"}
    %importName = irdl.any {varve.rule = "StrAttr"}
    %type = irdl.any {varve.rule = "TypeAttrOf<AnyOf<I32, I64, F32, F64, I128, !wasmssa.funcref, !wasmssa.externref>>"}
    %isMutable = irdl.any {varve.rule = "UnitAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "moduleName" = %moduleName,
      "importName" = %importName,
      "type" = %type,
      "isMutable" = %isMutable
    } {
      varve.optional = ["isMutable"]
    }
  }
  irdl.operation @import_mem attributes {
    varve.format = "$importName `from` $moduleName `as` $sym_name attr-dict",
    varve.traits = ["Symbol", "ImportOpInterface"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %moduleName = irdl.any {varve.rule = "StrAttr"}
    %importName = irdl.any {varve.rule = "StrAttr"}
    %limits = irdl.any {varve.rule = "TypeAttrOf<!wasmssa.limit>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "moduleName" = %moduleName,
      "importName" = %importName,
      "limits" = %limits
    }
  }
  irdl.operation @import_table attributes {
    varve.format = "$importName `from` $moduleName `as` $sym_name attr-dict",
    varve.traits = ["Symbol", "ImportOpInterface"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %moduleName = irdl.any {varve.rule = "StrAttr"}
    %importName = irdl.any {varve.rule = "StrAttr"}
    %type = irdl.any {varve.rule = "TypeAttrOf<!wasmssa.tabletype>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "moduleName" = %moduleName,
      "importName" = %importName,
      "type" = %type
    }
  }
  irdl.operation @le attributes {
    varve.format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict",
    varve.traits = ["AllTypesMatch<lhs,rhs>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<F32, F64>"}
    %rhs = irdl.any {varve.rule = "AnyOf<F32, F64>"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @le_si attributes {
    varve.format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict",
    varve.traits = ["AllTypesMatch<lhs,rhs>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %rhs = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @le_ui attributes {
    varve.format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict",
    varve.traits = ["AllTypesMatch<lhs,rhs>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %rhs = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @local attributes {
    varve.format = "`of` `type` $type attr-dict",
    varve.traits = ["InferTypeOpInterface"],
    varve.let = ["type($result) = !wasmssa.local(typeof($type))"]
  } {
    %result = irdl.base "!wasmssa.local"
    %type = irdl.any {varve.rule = "TypeAttrOf<AnyOf<I32, I64, F32, F64, I128, !wasmssa.funcref, !wasmssa.externref>>"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "type" = %type
    }
  }
  irdl.operation @local_get attributes {
    varve.format = "$localVar `:` type($localVar) attr-dict",
    varve.traits = ["InferTypeOpInterface"],
    varve.let = ["type($result) = type($localVar).elementType"]
  } {
    %localVar = irdl.base "!wasmssa.local"
    %result = irdl.any {varve.rule = "AnyOf<I32, I64, F32, F64, I128, !wasmssa.funcref, !wasmssa.externref>"}
    irdl.operands(
      localVar: %localVar)
    irdl.results(
      result: %result)
  }
  irdl.operation @local_set attributes {
    varve.format = "$localVar `:` type($localVar) `to` $value `:` type($value) attr-dict"
  } {
    %localVar = irdl.base "!wasmssa.local"
    %value = irdl.any {varve.rule = "AnyOf<I32, I64, F32, F64, I128, !wasmssa.funcref, !wasmssa.externref>"}
    irdl.operands(
      localVar: %localVar,
      value: %value)
  }
  irdl.operation @local_tee attributes {
    varve.format = "$localVar `:` type($localVar) `to` $value `:` type($value) attr-dict",
    varve.traits = ["InferTypeOpInterface"],
    varve.let = ["type($result) = type($localVar).elementType"]
  } {
    %localVar = irdl.base "!wasmssa.local"
    %value = irdl.any {varve.rule = "AnyOf<I32, I64, F32, F64, I128, !wasmssa.funcref, !wasmssa.externref>"}
    %result = irdl.any {varve.rule = "AnyOf<I32, I64, F32, F64, I128, !wasmssa.funcref, !wasmssa.externref>"}
    irdl.operands(
      localVar: %localVar,
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @loop attributes {
    varve.format = "(`(`$inputs^`)` `:` type($inputs))? attr-dict `:` $body `>` $target",
    varve.traits = ["Terminator", "LabelLevelOpInterface"]
  } {
    %inputs = irdl.any {varve.rule = "AnyOf<I32, I64, F32, F64, I128, !wasmssa.funcref, !wasmssa.externref>"}
    irdl.operands(
      inputs: variadic %inputs)
    %body = irdl.region
    irdl.regions(
      body: %body)
    "varve.successors"() {names = ["target"], variadic = []} : () -> ()
  }
  irdl.operation @lt attributes {
    varve.format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict",
    varve.traits = ["AllTypesMatch<lhs,rhs>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<F32, F64>"}
    %rhs = irdl.any {varve.rule = "AnyOf<F32, F64>"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @lt_si attributes {
    varve.format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict",
    varve.traits = ["AllTypesMatch<lhs,rhs>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %rhs = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @lt_ui attributes {
    varve.format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict",
    varve.traits = ["AllTypesMatch<lhs,rhs>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %rhs = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @max attributes {
    varve.format = "$lhs $rhs `:` type($lhs) attr-dict",
    varve.traits = ["AllTypesMatch<lhs,rhs,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<F32, F64>"}
    %rhs = irdl.any {varve.rule = "AnyOf<F32, F64>"}
    %result = irdl.any {varve.rule = "AnyOf<F32, F64>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @memory attributes {
    varve.format = "(`exported` $exported^)? $sym_name $limits attr-dict",
    varve.traits = ["Symbol"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %limits = irdl.any {varve.rule = "TypeAttrOf<!wasmssa.limit>"}
    %exported = irdl.any {varve.rule = "UnitAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "limits" = %limits,
      "exported" = %exported
    } {
      varve.optional = ["exported"]
    }
  }
  irdl.operation @min attributes {
    varve.format = "$lhs $rhs `:` type($lhs) attr-dict",
    varve.traits = ["AllTypesMatch<lhs,rhs,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<F32, F64>"}
    %rhs = irdl.any {varve.rule = "AnyOf<F32, F64>"}
    %result = irdl.any {varve.rule = "AnyOf<F32, F64>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @mul attributes {
    varve.format = "$lhs $rhs `:` type($lhs) attr-dict",
    varve.traits = ["AllTypesMatch<lhs,rhs,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<I32, I64, F32, F64>"}
    %rhs = irdl.any {varve.rule = "AnyOf<I32, I64, F32, F64>"}
    %result = irdl.any {varve.rule = "AnyOf<I32, I64, F32, F64>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @ne attributes {
    varve.format = "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict",
    varve.traits = ["AllTypesMatch<lhs,rhs>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<I32, I64, F32, F64>"}
    %rhs = irdl.any {varve.rule = "AnyOf<I32, I64, F32, F64>"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @neg attributes {
    varve.format = "$src`:` type($src) attr-dict",
    varve.traits = ["AllTypesMatch<src,result>"],
    varve.let = [
      "type($result) = type($src)"]
  } {
    %src = irdl.any {varve.rule = "AnyOf<F32, F64>"}
    %result = irdl.any {varve.rule = "AnyOf<F32, F64>"}
    irdl.operands(
      src: %src)
    irdl.results(
      result: %result)
  }
  irdl.operation @or attributes {
    varve.format = "$lhs $rhs `:` type($lhs) attr-dict",
    varve.traits = ["AllTypesMatch<lhs,rhs,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<I32, I64, F32, F64>"}
    %rhs = irdl.any {varve.rule = "AnyOf<I32, I64, F32, F64>"}
    %result = irdl.any {varve.rule = "AnyOf<I32, I64, F32, F64>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @popcnt attributes {
    varve.format = "$src`:` type($src) attr-dict",
    varve.traits = ["AllTypesMatch<src,result>"],
    varve.let = [
      "type($result) = type($src)"]
  } {
    %src = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %result = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    irdl.operands(
      src: %src)
    irdl.results(
      result: %result)
  }
  irdl.operation @promote attributes {
    varve.format = "$input `:` type($input) `to` type($result) attr-dict"
  } {
    %input = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "F64"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @reinterpret attributes {
    varve.format = "$input `:` type($input) `as` type($result) attr-dict"
  } {
    %input = irdl.any {varve.rule = "AnyOf<I32, I64, F32, F64>"}
    %result = irdl.any {varve.rule = "AnyOf<I32, I64, F32, F64>"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @rem_si attributes {
    varve.format = "$lhs $rhs `:` type($lhs) attr-dict",
    varve.traits = ["AllTypesMatch<lhs,rhs,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %rhs = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %result = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @rem_ui attributes {
    varve.format = "$lhs $rhs `:` type($lhs) attr-dict",
    varve.traits = ["AllTypesMatch<lhs,rhs,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %rhs = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %result = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @return attributes {
    varve.format = "attr-dict ($operands^ `:` type($operands))?",
    varve.traits = ["Terminator"]
  } {
    %operands = irdl.any {varve.rule = "AnyOf<I32, I64, F32, F64, I128, !wasmssa.funcref, !wasmssa.externref>"}
    irdl.operands(
      operands: variadic %operands)
  }
  irdl.operation @rotl attributes {
    varve.format = "$val `by` $bits `bits` `:` type($val) attr-dict",
    varve.traits = ["AllTypesMatch<val,bits,result>"],
    varve.let = [
      "type($bits) = type($val)",
      "type($result) = type($val)"]
  } {
    %val = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %bits = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %result = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    irdl.operands(
      val: %val,
      bits: %bits)
    irdl.results(
      result: %result)
  }
  irdl.operation @rotr attributes {
    varve.format = "$val `by` $bits `bits` `:` type($val) attr-dict",
    varve.traits = ["AllTypesMatch<val,bits,result>"],
    varve.let = [
      "type($bits) = type($val)",
      "type($result) = type($val)"]
  } {
    %val = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %bits = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %result = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    irdl.operands(
      val: %val,
      bits: %bits)
    irdl.results(
      result: %result)
  }
  irdl.operation @shl attributes {
    varve.format = "$val `by` $bits `bits` `:` type($val) attr-dict",
    varve.traits = ["AllTypesMatch<val,bits,result>"],
    varve.let = [
      "type($bits) = type($val)",
      "type($result) = type($val)"]
  } {
    %val = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %bits = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %result = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    irdl.operands(
      val: %val,
      bits: %bits)
    irdl.results(
      result: %result)
  }
  irdl.operation @shr_s attributes {
    varve.format = "$val `by` $bits `bits` `:` type($val) attr-dict",
    varve.traits = ["AllTypesMatch<val,bits,result>"],
    varve.let = [
      "type($bits) = type($val)",
      "type($result) = type($val)"]
  } {
    %val = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %bits = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %result = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    irdl.operands(
      val: %val,
      bits: %bits)
    irdl.results(
      result: %result)
  }
  irdl.operation @shr_u attributes {
    varve.format = "$val `by` $bits `bits` `:` type($val) attr-dict",
    varve.traits = ["AllTypesMatch<val,bits,result>"],
    varve.let = [
      "type($bits) = type($val)",
      "type($result) = type($val)"]
  } {
    %val = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %bits = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %result = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    irdl.operands(
      val: %val,
      bits: %bits)
    irdl.results(
      result: %result)
  }
  irdl.operation @sqrt attributes {
    varve.format = "$src`:` type($src) attr-dict",
    varve.traits = ["AllTypesMatch<src,result>"],
    varve.let = [
      "type($result) = type($src)"]
  } {
    %src = irdl.any {varve.rule = "AnyOf<F32, F64>"}
    %result = irdl.any {varve.rule = "AnyOf<F32, F64>"}
    irdl.operands(
      src: %src)
    irdl.results(
      result: %result)
  }
  irdl.operation @sub attributes {
    varve.format = "$lhs $rhs `:` type($lhs) attr-dict",
    varve.traits = ["AllTypesMatch<lhs,rhs,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<I32, I64, F32, F64>"}
    %rhs = irdl.any {varve.rule = "AnyOf<I32, I64, F32, F64>"}
    %result = irdl.any {varve.rule = "AnyOf<I32, I64, F32, F64>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @table attributes {
    varve.format = "(`exported` $exported^)? $sym_name $type attr-dict",
    varve.traits = ["Symbol"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %type = irdl.any {varve.rule = "TypeAttrOf<!wasmssa.tabletype>"}
    %exported = irdl.any {varve.rule = "UnitAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "type" = %type,
      "exported" = %exported
    } {
      varve.optional = ["exported"]
    }
  }
  irdl.operation @trunc attributes {
    varve.format = "$src`:` type($src) attr-dict",
    varve.traits = ["AllTypesMatch<src,result>"],
    varve.let = [
      "type($result) = type($src)"]
  } {
    %src = irdl.any {varve.rule = "AnyOf<F32, F64>"}
    %result = irdl.any {varve.rule = "AnyOf<F32, F64>"}
    irdl.operands(
      src: %src)
    irdl.results(
      result: %result)
  }
  irdl.operation @wrap attributes {
    varve.format = "$input `:` type($input) `to` type($result) attr-dict"
  } {
    %input = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @xor attributes {
    varve.format = "$lhs $rhs `:` type($lhs) attr-dict",
    varve.traits = ["AllTypesMatch<lhs,rhs,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<I32, I64, F32, F64>"}
    %rhs = irdl.any {varve.rule = "AnyOf<I32, I64, F32, F64>"}
    %result = irdl.any {varve.rule = "AnyOf<I32, I64, F32, F64>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
}
