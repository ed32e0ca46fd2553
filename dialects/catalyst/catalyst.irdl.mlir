irdl.dialect @catalyst attributes {
  varve.set = "catalyst"
} {
  irdl.type @"!arraylist" attributes {
    varve.format = "`<` $elementType `>`"
  } {
    %elementType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      elementType: %elementType)
  }
  irdl.operation @assert attributes {
    varve.let = [
      "type($assertion) = i1"]
  } {
    %assertion = irdl.any {varve.rule = "I1"}
    %error = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      assertion: %assertion)
    irdl.attributes {
      "error" = %error
    }
  }
  irdl.operation @callback attributes {
    varve.printer = "code",
    varve.traits = ["FunctionOpInterface", "IsolatedFromAbove"],
    varve.format = "function"
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %id = irdl.any {varve.rule = "I64Attr"}
    %argc = irdl.any {varve.rule = "I64Attr"}
    %resc = irdl.any {varve.rule = "I64Attr"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "function_type" = %function_type,
      "id" = %id,
      "argc" = %argc,
      "resc" = %resc,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs
    } {
      varve.optional = ["arg_attrs", "res_attrs"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @callback_call attributes {
    varve.format = "$callee `(` $inputs `)` attr-dict `:` functional-type($inputs, results)",
    varve.traits = ["MemoryEffectsOpInterface", "CallOpInterface", "SymbolUserOpInterface"]
  } {
    %inputs = irdl.any {varve.rule = "AnyOf<AnyRankedTensor, AnyMemRef>"}
    %result0 = irdl.any
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.operands(
      inputs: variadic %inputs)
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
  irdl.operation @custom_call attributes {
    varve.format = "`fn` `(`$call_target_name`)` `(` $inputs `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["MemoryEffectsOpInterface"]
  } {
    %inputs = irdl.any
    %result0 = irdl.any
    %call_target_name = irdl.any {varve.rule = "StrAttr"}
    %number_original_arg = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result0: variadic %result0)
    irdl.attributes {
      "call_target_name" = %call_target_name,
      "number_original_arg" = %number_original_arg
    } {
      varve.optional = ["number_original_arg"]
    }
  }
  irdl.operation @launch_kernel attributes {
    varve.format = "$callee `(` $inputs `)` attr-dict `:` functional-type($inputs, results)",
    varve.traits = ["CallOpInterface", "SymbolUserOpInterface"]
  } {
    %inputs = irdl.any {varve.rule = "AnyOf<AnyRankedTensor, AnyMemRef>"}
    %result0 = irdl.any
    %callee = irdl.any {varve.rule = "SymbolRefAttr"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.operands(
      inputs: variadic %inputs)
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
  irdl.operation @list_dealloc attributes {
    varve.format = "$list attr-dict `:` type($list)"
  } {
    %list = irdl.base "!catalyst.arraylist"
    irdl.operands(
      list: %list)
  }
  irdl.operation @list_init attributes {
    varve.format = "attr-dict `:` type($list)"
  } {
    %list = irdl.base "!catalyst.arraylist"
    irdl.results(
      list: %list)
  }
  irdl.operation @list_load_data attributes {
    varve.format = "$list attr-dict `:` type($list) `->` type($data)"
  } {
    %list = irdl.base "!catalyst.arraylist"
    %data = irdl.any {varve.rule = "AnyMemRef"}
    irdl.operands(
      list: %list)
    irdl.results(
      data: %data)
  }
  irdl.operation @list_pop attributes {
    varve.format = "$list attr-dict `:` type($list)",
    varve.traits = ["TypesMatchWith<list,result>"],
    varve.let = [
      "type($result) = type($list).elementType"]
  } {
    %list = irdl.base "!catalyst.arraylist"
    %result = irdl.any
    irdl.operands(
      list: %list)
    irdl.results(
      result: %result)
  }
  irdl.operation @list_push attributes {
    varve.format = "$value `,` $list attr-dict `:` type($list)",
    varve.traits = ["TypesMatchWith<list,value>"],
    varve.let = [
      "type($value) = type($list).elementType"]
  } {
    %value = irdl.any
    %list = irdl.base "!catalyst.arraylist"
    irdl.operands(
      value: %value,
      list: %list)
  }
  irdl.operation @print {
    %val = irdl.any
    %const_val = irdl.any {varve.rule = "StrAttr"}
    %print_descriptor = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      val: optional %val)
    irdl.attributes {
      "const_val" = %const_val,
      "print_descriptor" = %print_descriptor
    } {
      varve.optional = ["const_val", "print_descriptor"]
    }
  }
  irdl.operation @symbolic_array attributes {
    varve.format = "attr-dict `:` type($result)"
  } {
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.results(
      result: %result)
  }
}
