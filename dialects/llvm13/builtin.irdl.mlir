// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Modules and functions of LLVM 13, whose names had no dialect before them. The operations of this dialect are those
// without a dot in text: builtin.func is `func`.
irdl.dialect @builtin attributes {
  varve.set = "llvm13"
} {
  irdl.operation @func attributes {
    varve.syntax = "hook:func",
    varve.traits = ["AffineScope", "AutomaticAllocationScope", "FunctionLike", "IsolatedFromAbove", "Symbol"]
  } {
    %sym_name = irdl.any {varve.rule = "StrAttr"}
    %type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "type" = %type,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["sym_visibility"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @module attributes {
    varve.format = "($sym_name^)? attr-dict-with-keyword $body",
    varve.traits = ["IsolatedFromAbove", "SymbolTable", "NoTerminator", "SingleBlock", "RegionKindInterface", "HasOnlyGraphRegion"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.attributes {
      "sym_name" = %sym_name
    } {
      varve.optional = ["sym_name"]
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @unrealized_conversion_cast attributes {
    varve.format = "($inputs^ `:` type($inputs))? `to` type($outputs) attr-dict",
    varve.traits = ["NoSideEffect"]
  } {
    %inputs = irdl.any
    %outputs = irdl.any
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      outputs: variadic %outputs)
  }
}
