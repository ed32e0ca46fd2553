irdl.dialect @ml_program attributes {
  varve.set = "llvm22"
} {
  "varve.directive"() {
    format = "one( `public` let($visibility = 'public') | `private` let($visibility = 'private') | `nested` let($visibility = 'nested') | printed `public` )",
    sym_name = "SymbolVisibility",
    takes = ["$visibility"]
  } : () -> ()
  "varve.directive"() {
    format = "` ` `ordering` `(` one( `(` `)` | $consumed ) `->` qualified(type($produced)) `)`",
    sym_name = "TokenOrdering",
    takes = ["$consumed", "type $produced"]
  } : () -> ()
  "varve.directive"() {
    format = "one( `(` $value `)` | ` ` ) `:` $type",
    sym_name = "TypedInitialValue",
    takes = ["$type", "$value"]
  } : () -> ()
  irdl.type @"!token" {
  }
  irdl.attribute @"#extern" attributes {
    varve.format = "",
    varve.traits = ["TypedAttr"],
    varve.alias = "extern"
  } {
    %type = irdl.any {varve.rule = "type"}
    irdl.parameters(
      type: %type) {
      varve.defaults = {
        type = none},
      varve.self_type = ["type"]
    }
  }
  irdl.operation @func attributes {
    varve.syntax = "hook:ml_program.func",
    varve.traits = ["FunctionOpInterface", "IsolatedFromAbove", "RegionKindInterface", "Symbol"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "function_type" = %function_type,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["arg_attrs", "res_attrs", "sym_visibility"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @global attributes {
    varve.format = "custom<SymbolVisibility>($sym_visibility) (`mutable` $is_mutable^)? $sym_name `` custom<TypedInitialValue>($type, $value) attr-dict",
    varve.traits = ["Symbol"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %type = irdl.any {varve.rule = "TypeAttr"}
    %is_mutable = irdl.any {varve.rule = "UnitAttr"}
    %value = irdl.any
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "type" = %type,
      "is_mutable" = %is_mutable,
      "value" = %value,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["is_mutable", "value", "sym_visibility"]
    }
  }
  irdl.operation @global_load attributes {
    varve.format = "$global `:` type($result) attr-dict",
    varve.traits = ["OpAsmOpInterface", "SymbolUserOpInterface"],
    varve.names = "{$global}"
  } {
    %result = irdl.any
    %global = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "global" = %global
    }
  }
  irdl.operation @global_load_const attributes {
    varve.format = "$global `:` type($result) attr-dict",
    varve.traits = ["Pure", "OpAsmOpInterface", "SymbolUserOpInterface"],
    varve.names = "{$global}"
  } {
    %result = irdl.any
    %global = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "global" = %global
    }
  }
  irdl.operation @global_load_graph attributes {
    varve.format = "$global `` custom<TokenOrdering>($consumeTokens, type($produceToken)) `:` type($result) attr-dict",
    varve.traits = ["SymbolUserOpInterface"],
    varve.let = [
      "type($consumeTokens) = !ml_program.token",
      "type($produceToken) = !ml_program.token"]
  } {
    %consumeTokens = irdl.base "!ml_program.token"
    %result = irdl.any
    %produceToken = irdl.base "!ml_program.token"
    %global = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.operands(
      consumeTokens: variadic %consumeTokens)
    irdl.results(
      result: %result,
      produceToken: %produceToken)
    irdl.attributes {
      "global" = %global
    }
  }
  irdl.operation @global_store attributes {
    varve.format = "$global `=` $value `:` type($value) attr-dict",
    varve.traits = ["SymbolUserOpInterface"]
  } {
    %value = irdl.any
    %global = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.operands(
      value: %value)
    irdl.attributes {
      "global" = %global
    }
  }
  irdl.operation @global_store_graph attributes {
    varve.format = "$global `=` $value `` custom<TokenOrdering>($consumeTokens, type($produceToken)) `:` type($value) attr-dict",
    varve.traits = ["SymbolUserOpInterface"],
    varve.let = [
      "type($consumeTokens) = !ml_program.token",
      "type($produceToken) = !ml_program.token"]
  } {
    %value = irdl.any
    %consumeTokens = irdl.base "!ml_program.token"
    %produceToken = irdl.base "!ml_program.token"
    %global = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.operands(
      value: %value,
      consumeTokens: variadic %consumeTokens)
    irdl.results(
      produceToken: %produceToken)
    irdl.attributes {
      "global" = %global
    }
  }
  irdl.operation @output attributes {
    varve.format = "attr-dict ($operands^ `:` type($operands))?",
    varve.traits = ["Pure", "HasParent<ml_program.subgraph>", "ReturnLike", "Terminator"]
  } {
    %operands = irdl.any
    irdl.operands(
      operands: variadic %operands)
  }
  irdl.operation @return attributes {
    varve.format = "attr-dict ($operands^ `:` type($operands))?",
    varve.traits = ["Pure", "HasParent<ml_program.func>", "ReturnLike", "Terminator"]
  } {
    %operands = irdl.any
    irdl.operands(
      operands: variadic %operands)
  }
  irdl.operation @subgraph attributes {
    varve.syntax = "hook:ml_program.subgraph",
    varve.traits = ["FunctionOpInterface", "HasOnlyGraphRegion", "IsolatedFromAbove", "RegionKindInterface", "SingleBlock", "Symbol"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "function_type" = %function_type,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["arg_attrs", "res_attrs", "sym_visibility"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @token attributes {
    varve.format = "attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($token) = !ml_program.token"]
  } {
    %token = irdl.base "!ml_program.token"
    irdl.results(
      token: %token)
  }
}
