irdl.dialect @emitc attributes {
  varve.set = "llvm24-2026-08",
  varve.base = "llvm24-2026-07",
  varve.llvm = "24"
} {
  irdl.operation @class attributes {
    varve.format = "(`final` $final_specifier^)? $sym_name attr-dict-with-keyword $body",
    varve.traits = ["AutomaticAllocationScope", "IsolatedFromAbove", "OpAsmOpInterface", "SymbolTable", "Symbol", "NoTerminator", "SingleBlock", "RegionKindInterface", "HasOnlyGraphRegion"]
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %final_specifier = irdl.any {varve.rule = "UnitAttr"}
    %class_type = irdl.any {varve.rule = "enum<@ClassType>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "final_specifier" = %final_specifier,
      "class_type" = %class_type,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["final_specifier", "sym_visibility"],
      varve.defaults = {
        class_type = 0 : i32}
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @field attributes {
    varve.format = "$sym_name `:` custom<EmitCFieldOpTypeAndInitialValue>($type, $initial_value) attr-dict",
    varve.traits = ["Symbol"]
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %type = irdl.any {varve.rule = "TypeAttr"}
    %initial_value = irdl.any {varve.rule = "AnyOf<#emitc.opaque, TypedAttr>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "type" = %type,
      "initial_value" = %initial_value,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["initial_value", "sym_visibility"]
    }
  }
  irdl.operation @global attributes {
    varve.format = "(`extern` $extern_specifier^)? (`static` $static_specifier^)? (`const` $const_specifier^)? $sym_name `:` custom<EmitCGlobalOpTypeAndInitialValue>($type, $initial_value) attr-dict",
    varve.traits = ["Symbol"]
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
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
      "const_specifier" = %const_specifier,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["initial_value", "extern_specifier", "static_specifier", "const_specifier", "sym_visibility"]
    }
  }
}
