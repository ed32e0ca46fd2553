irdl.dialect @spirv attributes {
  varve.set = "llvm24-2026-08",
  varve.base = "llvm24-2026-07",
  varve.llvm = "24",
  varve.unknown = ["operations"]
} {
  irdl.operation @EXT.SpecConstantCompositeReplicate attributes {
    varve.traits = ["InModuleScope", "Symbol", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "`` custom<SymbolName>($sym_name) ` ` `(` $constituent `)` `:` $type attr-dict",
    varve.printer = "code"
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %type = irdl.any {varve.rule = "TypeAttr"}
    %sym_name = irdl.any {varve.rule = "StrAttr"}
    %constituent = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.attributes {
      "type" = %type,
      "sym_name" = %sym_name,
      "constituent" = %constituent,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["sym_visibility"]
    }
  }
  irdl.operation @GlobalVariable attributes {
    varve.traits = ["InModuleScope", "Symbol", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "`` custom<SymbolName>($sym_name) (`initializer` `(` $initializer^ `)`)? `` custom<Decorations>($descriptor_set, $binding, $built_in) attr-dict custom<PointerType>($type)",
    varve.printer = "code"
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %type = irdl.any {varve.rule = "TypeAttr"}
    %sym_name = irdl.any {varve.rule = "StrAttr"}
    %initializer = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %location = irdl.any {varve.rule = "I32Attr"}
    %binding = irdl.any {varve.rule = "I32Attr"}
    %descriptor_set = irdl.any {varve.rule = "I32Attr"}
    %built_in = irdl.any {varve.rule = "StrAttr"}
    %linkage_attributes = irdl.base "#spirv.linkage_attributes"
    irdl.attributes {
      "type" = %type,
      "sym_name" = %sym_name,
      "initializer" = %initializer,
      "location" = %location,
      "binding" = %binding,
      "descriptor_set" = %descriptor_set,
      "built_in" = %built_in,
      "linkage_attributes" = %linkage_attributes,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["initializer", "location", "binding", "descriptor_set", "built_in", "linkage_attributes", "sym_visibility"]
    }
  }
  irdl.operation @SpecConstant attributes {
    varve.syntax = "hook:spirv.SpecConstant",
    varve.traits = ["InModuleScope", "Symbol", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %sym_name = irdl.any {varve.rule = "StrAttr"}
    %default_value = irdl.any {varve.rule = "TypedAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "default_value" = %default_value,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["sym_visibility"]
    }
  }
  irdl.operation @SpecConstantComposite attributes {
    varve.traits = ["InModuleScope", "Symbol", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "`` custom<SymbolName>($sym_name) ` ` `(` custom<Symbols>($constituents) `)` `:` $type attr-dict",
    varve.printer = "code"
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %type = irdl.any {varve.rule = "TypeAttr"}
    %sym_name = irdl.any {varve.rule = "StrAttr"}
    %constituents = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    irdl.attributes {
      "type" = %type,
      "sym_name" = %sym_name,
      "constituents" = %constituents,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["sym_visibility"]
    }
  }
  irdl.operation @func attributes {
    varve.syntax = "hook:spirv.func",
    varve.traits = ["AutomaticAllocationScope", "FunctionOpInterface", "InModuleScope", "IsolatedFromAbove", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %sym_name = irdl.any {varve.rule = "StrAttr"}
    %function_control = irdl.base "#spirv.function_control"
    %linkage_attributes = irdl.base "#spirv.linkage_attributes"
    irdl.attributes {
      "function_type" = %function_type,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs,
      "sym_name" = %sym_name,
      "function_control" = %function_control,
      "linkage_attributes" = %linkage_attributes,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["arg_attrs", "res_attrs", "linkage_attributes", "sym_visibility"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @module attributes {
    varve.traits = ["IsolatedFromAbove", "NoRegionArguments", "NoTerminator", "SingleBlock", "SymbolTable", "Symbol", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "`` custom<SymbolName>($sym_name) custom<Word>($addressing_model) custom<Word>($memory_model) (`requires` qualified($vce_triple)^)? attr-dict-with-keyword $region0",
    varve.printer = "code"
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %addressing_model = irdl.base "#spirv.addressing_model"
    %memory_model = irdl.base "#spirv.memory_model"
    %vce_triple = irdl.base "#spirv.vce"
    %sym_name = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "addressing_model" = %addressing_model,
      "memory_model" = %memory_model,
      "vce_triple" = %vce_triple,
      "sym_name" = %sym_name,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["vce_triple", "sym_name", "sym_visibility"]
    }
    %region0 = irdl.region
    irdl.regions(
      region0: %region0)
  }
}
