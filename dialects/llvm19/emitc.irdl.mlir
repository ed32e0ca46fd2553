irdl.dialect @emitc attributes {
  varve.set = "llvm19",
  varve.base = "llvm22",
  varve.removes = [
    "operation emitc.address_of",
    "operation emitc.class",
    "operation emitc.dereference",
    "operation emitc.do",
    "operation emitc.field",
    "operation emitc.file",
    "operation emitc.get_field",
    "operation emitc.load",
    "operation emitc.switch",
    "type lvalue"]
} {
  irdl.operation @apply attributes {
    varve.format = "$applicableOperator `(` $operand `)` attr-dict `:` functional-type($operand, results)",
    varve.traits = ["CExpressionInterface"]
  } {
    %operand = irdl.any {varve.rule = "EmitCType"}
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
    %var = irdl.any {varve.rule = "EmitCType"}
    %value = irdl.any {varve.rule = "EmitCType"}
    irdl.operands(
      var: %var,
      value: %value)
  }
  irdl.operation @call attributes {
    varve.format = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)",
    varve.traits = ["CallOpInterface", "CExpressionInterface", "SymbolUserOpInterface"]
  } {
    %operands = irdl.any {varve.rule = "EmitCType"}
    %result0 = irdl.any {varve.rule = "EmitCType"}
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      result0: variadic %result0)
    irdl.attributes {
      "callee" = %callee
    }
  }
  irdl.operation @cast attributes {
    varve.format = "$source attr-dict `:` type($source) `to` type($dest)",
    varve.traits = ["CExpressionInterface", "CastOpInterface", "SameOperandsAndResultShape"]
  } {
    %source = irdl.any {varve.rule = "EmitCType"}
    %dest = irdl.any {varve.rule = "EmitCType"}
    irdl.operands(
      source: %source)
    irdl.results(
      dest: %dest)
  }
  irdl.operation @constant attributes {
    varve.traits = ["ConstantLike"]
  } {
    %result0 = irdl.any {varve.rule = "EmitCType"}
    %value = irdl.any {varve.rule = "AnyOf<#emitc.opaque, TypedAttr>"}
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @expression attributes {
    varve.format = "attr-dict (`noinline` $do_not_inline^)? `:` type($result) $region",
    varve.traits = ["HasOnlyGraphRegion", "SingleBlock", "NoRegionArguments"],
    varve.terminator = "emitc.yield"
  } {
    %result = irdl.any {varve.rule = "EmitCType"}
    %do_not_inline = irdl.any {varve.rule = "UnitAttr"}
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
  irdl.operation @for attributes {
    varve.traits = ["AllTypesMatch<lowerBound,upperBound,step>", "SingleBlock", "RecursiveMemoryEffects"],
    varve.let = [
      "type($upperBound) = type($lowerBound)",
      "type($step) = type($lowerBound)"],
    varve.terminator = "emitc.yield",
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
    varve.traits = ["AutomaticAllocationScope", "FunctionOpInterface", "IsolatedFromAbove"]
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
  irdl.operation @get_global attributes {
    varve.format = "$name `:` type($result) attr-dict",
    varve.traits = ["Pure", "SymbolUserOpInterface"]
  } {
    %result = irdl.any {varve.rule = "EmitCType"}
    %name = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "name" = %name
    }
  }
  irdl.operation @if attributes {
    varve.traits = ["RegionBranchOpInterface", "SingleBlock", "RecursiveMemoryEffects", "NoRegionArguments"],
    varve.let = [
      "type($condition) = i1"],
    varve.terminator = "emitc.yield",
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
    varve.syntax = "hook:emitc.include",
    varve.traits = ["HasParent<builtin.module>"]
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
  irdl.operation @member {
    %operand = irdl.base "!emitc.opaque"
    %result0 = irdl.any {varve.rule = "EmitCType"}
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
    %operand = irdl.any {varve.rule = "AnyOf<!emitc.opaque, !emitc.ptr>"}
    %result0 = irdl.any {varve.rule = "EmitCType"}
    %member = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "member" = %member
    }
  }
  irdl.operation @subscript attributes {
    varve.format = "$value `[` $indices `]` attr-dict `:` functional-type(operands, results)"
  } {
    %value = irdl.any {varve.rule = "AnyOf<!emitc.array, !emitc.opaque, !emitc.ptr>"}
    %indices = irdl.any {varve.rule = "EmitCType"}
    %result = irdl.any {varve.rule = "EmitCType"}
    irdl.operands(
      value: %value,
      indices: variadic %indices)
    irdl.results(
      result: %result)
  }
  irdl.operation @variable {
    %result0 = irdl.any {varve.rule = "EmitCType"}
    %value = irdl.any {varve.rule = "AnyOf<#emitc.opaque, TypedAttr>"}
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @verbatim attributes {
    varve.format = "$value attr-dict"
  } {
    %value = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @yield attributes {
    varve.format = "attr-dict ($result^ `:` type($result))?",
    varve.traits = ["Pure", "Terminator", "HasParent<emitc.expression,emitc.if,emitc.for>"]
  } {
    %result = irdl.any {varve.rule = "EmitCType"}
    irdl.operands(
      result: optional %result)
  }
}
