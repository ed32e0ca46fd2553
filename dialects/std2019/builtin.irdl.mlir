// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Modules and functions of 2019 and 2020, whose names had no dialect before them. The operations of this dialect are
// those without a dot in text: builtin.func is `func`.
irdl.dialect @builtin attributes {
  varve.set = "std2019"
} {
  irdl.operation @func attributes {
    varve.syntax = "hook:func",
    varve.traits = ["AffineScope", "AutomaticAllocationScope", "FunctionLike", "IsolatedFromAbove", "Symbol"]
  } {
    %sym_name = irdl.any {varve.rule = "StrAttr"}
    %type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "type" = %type
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @module attributes {
    varve.format = "($sym_name^)? attr-dict-with-keyword $body",
    varve.traits = ["IsolatedFromAbove", "SymbolTable", "SingleBlockImplicitTerminator<module_terminator>"],
    varve.terminator = "module_terminator"
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
  irdl.operation @module_terminator attributes {
    varve.traits = ["HasParent<builtin.module>", "Terminator"]
  } {
  }
}
