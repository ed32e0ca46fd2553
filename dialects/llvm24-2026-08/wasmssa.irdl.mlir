irdl.dialect @wasmssa attributes {
  varve.set = "llvm24-2026-08",
  varve.base = "llvm24-2026-07",
  varve.llvm = "24"
} {
  irdl.operation @func attributes {
    varve.syntax = "hook:wasmssa.func",
    varve.traits = ["AffineScope", "AutomaticAllocationScope", "FunctionOpInterface", "IsolatedFromAbove", "Symbol"]
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
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
      "exported" = %exported,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["arg_attrs", "res_attrs", "exported", "sym_visibility"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @global attributes {
    varve.format = "(`exported` $exported^)? $sym_name $type (`mutable` $isMutable^)? `:` $initializer attr-dict(none)",
    varve.printer = "code",
    varve.traits = ["AffineScope", "AutomaticAllocationScope", "IsolatedFromAbove", "Symbol", "ConstantExpressionInitializerOpTrait"]
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %type = irdl.any {varve.rule = "TypeAttrOf<AnyOf<I32, I64, F32, F64, I128, !wasmssa.funcref, !wasmssa.externref>>"}
    %isMutable = irdl.any {varve.rule = "UnitAttr"}
    %exported = irdl.any {varve.rule = "UnitAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "type" = %type,
      "isMutable" = %isMutable,
      "exported" = %exported,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["isMutable", "exported", "sym_visibility"]
    }
    %initializer = irdl.region
    irdl.regions(
      initializer: %initializer)
  }
  irdl.operation @import_func attributes {
    varve.format = "$importName `from` $moduleName `as` $sym_name attr-dict",
    varve.traits = ["Symbol", "CallableOpInterface", "ImportOpInterface"]
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
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
      "res_attrs" = %res_attrs,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["arg_attrs", "res_attrs", "sym_visibility"]
    }
  }
  irdl.operation @import_global attributes {
    varve.format = "$importName `from` $moduleName `as` $sym_name (`mutable` $isMutable^)? `:` $type attr-dict(none)",
    varve.printer = "code",
    varve.traits = ["Symbol", "ImportOpInterface"]
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
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
      "isMutable" = %isMutable,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["isMutable", "sym_visibility"]
    }
  }
  irdl.operation @import_mem attributes {
    varve.format = "$importName `from` $moduleName `as` $sym_name attr-dict",
    varve.traits = ["Symbol", "ImportOpInterface"]
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %moduleName = irdl.any {varve.rule = "StrAttr"}
    %importName = irdl.any {varve.rule = "StrAttr"}
    %limits = irdl.any {varve.rule = "TypeAttrOf<!wasmssa.limit>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "moduleName" = %moduleName,
      "importName" = %importName,
      "limits" = %limits,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["sym_visibility"]
    }
  }
  irdl.operation @import_table attributes {
    varve.format = "$importName `from` $moduleName `as` $sym_name attr-dict",
    varve.traits = ["Symbol", "ImportOpInterface"]
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %moduleName = irdl.any {varve.rule = "StrAttr"}
    %importName = irdl.any {varve.rule = "StrAttr"}
    %type = irdl.any {varve.rule = "TypeAttrOf<!wasmssa.tabletype>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "moduleName" = %moduleName,
      "importName" = %importName,
      "type" = %type,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["sym_visibility"]
    }
  }
  irdl.operation @memory attributes {
    varve.format = "(`exported` $exported^)? $sym_name $limits attr-dict",
    varve.traits = ["Symbol"]
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %limits = irdl.any {varve.rule = "TypeAttrOf<!wasmssa.limit>"}
    %exported = irdl.any {varve.rule = "UnitAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "limits" = %limits,
      "exported" = %exported,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["exported", "sym_visibility"]
    }
  }
  irdl.operation @table attributes {
    varve.format = "(`exported` $exported^)? $sym_name $type attr-dict",
    varve.traits = ["Symbol"]
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %type = irdl.any {varve.rule = "TypeAttrOf<!wasmssa.tabletype>"}
    %exported = irdl.any {varve.rule = "UnitAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "type" = %type,
      "exported" = %exported,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["exported", "sym_visibility"]
    }
  }
}
