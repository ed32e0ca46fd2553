irdl.dialect @builtin attributes {
  varve.set = "llvm22"
} {
  irdl.type @"!bf16" attributes {
    varve.syntax = "hook:builtin.bf16",
    varve.traits = ["FloatType"]
  } {
  }
  irdl.type @"!complex" attributes {
    varve.syntax = "hook:builtin.complex"
  } {
    %elementType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      elementType: %elementType)
  }
  irdl.type @"!f128" attributes {
    varve.syntax = "hook:builtin.f128",
    varve.traits = ["FloatType"]
  } {
  }
  irdl.type @"!f16" attributes {
    varve.syntax = "hook:builtin.f16",
    varve.traits = ["FloatType"]
  } {
  }
  irdl.type @"!f32" attributes {
    varve.syntax = "hook:builtin.f32",
    varve.traits = ["FloatType"]
  } {
  }
  irdl.type @"!f4E2M1FN" attributes {
    varve.syntax = "hook:builtin.f4E2M1FN",
    varve.traits = ["FloatType"]
  } {
  }
  irdl.type @"!f64" attributes {
    varve.syntax = "hook:builtin.f64",
    varve.traits = ["FloatType"]
  } {
  }
  irdl.type @"!f6E2M3FN" attributes {
    varve.syntax = "hook:builtin.f6E2M3FN",
    varve.traits = ["FloatType"]
  } {
  }
  irdl.type @"!f6E3M2FN" attributes {
    varve.syntax = "hook:builtin.f6E3M2FN",
    varve.traits = ["FloatType"]
  } {
  }
  irdl.type @"!f80" attributes {
    varve.syntax = "hook:builtin.f80",
    varve.traits = ["FloatType"]
  } {
  }
  irdl.type @"!f8E3M4" attributes {
    varve.syntax = "hook:builtin.f8E3M4",
    varve.traits = ["FloatType"]
  } {
  }
  irdl.type @"!f8E4M3" attributes {
    varve.syntax = "hook:builtin.f8E4M3",
    varve.traits = ["FloatType"]
  } {
  }
  irdl.type @"!f8E4M3B11FNUZ" attributes {
    varve.syntax = "hook:builtin.f8E4M3B11FNUZ",
    varve.traits = ["FloatType"]
  } {
  }
  irdl.type @"!f8E4M3FN" attributes {
    varve.syntax = "hook:builtin.f8E4M3FN",
    varve.traits = ["FloatType"]
  } {
  }
  irdl.type @"!f8E4M3FNUZ" attributes {
    varve.syntax = "hook:builtin.f8E4M3FNUZ",
    varve.traits = ["FloatType"]
  } {
  }
  irdl.type @"!f8E5M2" attributes {
    varve.syntax = "hook:builtin.f8E5M2",
    varve.traits = ["FloatType"]
  } {
  }
  irdl.type @"!f8E5M2FNUZ" attributes {
    varve.syntax = "hook:builtin.f8E5M2FNUZ",
    varve.traits = ["FloatType"]
  } {
  }
  irdl.type @"!f8E8M0FNU" attributes {
    varve.syntax = "hook:builtin.f8E8M0FNU",
    varve.traits = ["FloatType"]
  } {
  }
  irdl.type @"!function" attributes {
    varve.syntax = "hook:builtin.function"
  } {
    %inputs = irdl.any {varve.rule = "array<type>"}
    %results = irdl.any {varve.rule = "array<type>"}
    irdl.parameters(
      inputs: %inputs,
      results: %results)
  }
  irdl.type @"!graph" attributes {
    varve.syntax = "hook:builtin.graph"
  } {
    %inputs = irdl.any {varve.rule = "array<type>"}
    %results = irdl.any {varve.rule = "array<type>"}
    irdl.parameters(
      inputs: %inputs,
      results: %results)
  }
  irdl.type @"!index" attributes {
    varve.syntax = "hook:builtin.index",
    varve.traits = ["VectorElementTypeInterface"]
  } {
  }
  irdl.type @"!integer" attributes {
    varve.syntax = "hook:builtin.integer",
    varve.traits = ["VectorElementTypeInterface"]
  } {
    %width = irdl.any {varve.rule = "u32"}
    %signedness = irdl.any {varve.rule = "signedness"}
    irdl.parameters(
      width: %width,
      signedness: %signedness)
  }
  irdl.type @"!memref" attributes {
    varve.syntax = "hook:builtin.memref",
    varve.traits = ["PtrLikeTypeInterface", "ShapedType", "BufferLikeType", "PointerLikeType"]
  } {
    %shape = irdl.any {varve.rule = "array<i64>"}
    %elementType = irdl.any {varve.rule = "type"}
    %layout = irdl.any {varve.rule = "MemRefLayout"}
    %memorySpace = irdl.any {varve.rule = "attribute"}
    irdl.parameters(
      shape: %shape,
      elementType: %elementType,
      layout: %layout,
      memorySpace: %memorySpace)
  }
  irdl.type @"!none" attributes {
    varve.syntax = "hook:builtin.none"
  } {
  }
  irdl.type @"!opaque" attributes {
    varve.syntax = "hook:builtin.opaque"
  } {
    %dialectNamespace = irdl.any {varve.rule = "StrAttr"}
    %typeData = irdl.any {varve.rule = "string"}
    irdl.parameters(
      dialectNamespace: %dialectNamespace,
      typeData: %typeData)
  }
  irdl.type @"!tensor" attributes {
    varve.syntax = "hook:builtin.tensor",
    varve.traits = ["ShapedType", "ValueSemantics", "TensorLikeType"]
  } {
    %shape = irdl.any {varve.rule = "array<i64>"}
    %elementType = irdl.any {varve.rule = "type"}
    %encoding = irdl.any {varve.rule = "attribute"}
    irdl.parameters(
      shape: %shape,
      elementType: %elementType,
      encoding: %encoding)
  }
  irdl.type @"!tf32" attributes {
    varve.syntax = "hook:builtin.tf32",
    varve.traits = ["FloatType"]
  } {
  }
  irdl.type @"!tuple" attributes {
    varve.syntax = "hook:builtin.tuple"
  } {
    %types = irdl.any {varve.rule = "array<type>"}
    irdl.parameters(
      types: %types)
  }
  irdl.type @"!unranked_memref" attributes {
    varve.syntax = "hook:builtin.unranked_memref",
    varve.traits = ["PtrLikeTypeInterface", "ShapedType", "BufferLikeType", "PointerLikeType"]
  } {
    %elementType = irdl.any {varve.rule = "type"}
    %memorySpace = irdl.any {varve.rule = "attribute"}
    irdl.parameters(
      elementType: %elementType,
      memorySpace: %memorySpace)
  }
  irdl.type @"!unranked_tensor" attributes {
    varve.syntax = "hook:builtin.unranked_tensor",
    varve.traits = ["ShapedType", "ValueSemantics", "TensorLikeType"]
  } {
    %elementType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      elementType: %elementType)
  }
  irdl.type @"!vector" attributes {
    varve.syntax = "hook:builtin.vector",
    varve.traits = ["ShapedType", "ValueSemantics"]
  } {
    %shape = irdl.any {varve.rule = "array<i64>"}
    %elementType = irdl.any {varve.rule = "type"}
    %scalableDims = irdl.any {varve.rule = "array<bool>"}
    irdl.parameters(
      shape: %shape,
      elementType: %elementType,
      scalableDims: %scalableDims)
  }
  irdl.attribute @"#affine_map" attributes {
    varve.syntax = "hook:builtin.affine_map",
    varve.traits = ["MemRefLayoutAttrInterface", "OpAsmAttrInterface"]
  } {
    %value = irdl.any {varve.rule = "affine_map"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#array" attributes {
    varve.syntax = "hook:builtin.array"
  } {
    %value = irdl.any {varve.rule = "array<attribute>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#call_site_loc" attributes {
    varve.syntax = "hook:builtin.call_site_loc",
    varve.traits = ["IsLocation"]
  } {
    %callee = irdl.any {varve.rule = "location"}
    %caller = irdl.any {varve.rule = "location"}
    irdl.parameters(
      callee: %callee,
      caller: %caller)
  }
  irdl.attribute @"#dense_array" attributes {
    varve.syntax = "hook:builtin.dense_array",
    varve.traits = ["BlobAttr"]
  } {
    %elementType = irdl.any {varve.rule = "type"}
    %size = irdl.any {varve.rule = "i64"}
    %rawData = irdl.any {varve.rule = "bytes"}
    irdl.parameters(
      elementType: %elementType,
      size: %size,
      rawData: %rawData)
  }
  irdl.attribute @"#dense_int_or_fp_elements" attributes {
    varve.syntax = "hook:builtin.dense_int_or_fp_elements",
    varve.traits = ["ElementsAttr"]
  } {
    %type = irdl.any {varve.rule = "AnyShaped"}
    %rawData = irdl.any {varve.rule = "bytes"}
    irdl.parameters(
      type: %type,
      rawData: %rawData) {
      varve.self_type = ["type"]
    }
  }
  irdl.attribute @"#dense_resource_elements" attributes {
    varve.syntax = "hook:builtin.dense_resource_elements",
    varve.traits = ["ElementsAttr", "BlobAttr"]
  } {
    %type = irdl.any {varve.rule = "AnyShaped"}
    %rawHandle = irdl.any {varve.rule = "resource_handle"}
    irdl.parameters(
      type: %type,
      rawHandle: %rawHandle) {
      varve.self_type = ["type"]
    }
  }
  irdl.attribute @"#dense_string_elements" attributes {
    varve.syntax = "hook:builtin.dense_string_elements",
    varve.traits = ["ElementsAttr"]
  } {
    %type = irdl.any {varve.rule = "AnyShaped"}
    %value = irdl.any {varve.rule = "array<string>"}
    irdl.parameters(
      type: %type,
      value: %value) {
      varve.self_type = ["type"]
    }
  }
  irdl.attribute @"#dictionary" attributes {
    varve.syntax = "hook:builtin.dictionary"
  } {
    %value = irdl.any {varve.rule = "array<named_attribute>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#file_line_range" attributes {
    varve.syntax = "hook:builtin.file_line_range",
    varve.traits = ["IsLocation"]
  } {
    %filename = irdl.any {varve.rule = "StrAttr"}
    %start_line = irdl.any {varve.rule = "u32"}
    %start_column = irdl.any {varve.rule = "u32"}
    %end_line = irdl.any {varve.rule = "u32"}
    %end_column = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      filename: %filename,
      start_line: %start_line,
      start_column: %start_column,
      end_line: %end_line,
      end_column: %end_column)
  }
  irdl.attribute @"#float" attributes {
    varve.syntax = "hook:builtin.float",
    varve.traits = ["TypedAttr"]
  } {
    %type = irdl.any {varve.rule = "type"}
    %value = irdl.any {varve.rule = "apfloat"}
    irdl.parameters(
      type: %type,
      value: %value) {
      varve.defaults = {
        type = none},
      varve.self_type = ["type"]
    }
  }
  irdl.attribute @"#fused_loc" attributes {
    varve.syntax = "hook:builtin.fused_loc",
    varve.traits = ["IsLocation"]
  } {
    %locations = irdl.any {varve.rule = "array<location>"}
    %metadata = irdl.any {varve.rule = "attribute"}
    irdl.parameters(
      locations: %locations,
      metadata: %metadata)
  }
  irdl.attribute @"#integer" attributes {
    varve.syntax = "hook:builtin.integer",
    varve.traits = ["TypedAttr"]
  } {
    %type = irdl.any {varve.rule = "type"}
    %value = irdl.any {varve.rule = "apint"}
    irdl.parameters(
      type: %type,
      value: %value) {
      varve.defaults = {
        type = none},
      varve.self_type = ["type"]
    }
  }
  irdl.attribute @"#integer_set" attributes {
    varve.syntax = "hook:builtin.integer_set",
    varve.traits = ["OpAsmAttrInterface"]
  } {
    %value = irdl.any {varve.rule = "integer_set"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#name_loc" attributes {
    varve.syntax = "hook:builtin.name_loc",
    varve.traits = ["IsLocation"]
  } {
    %name = irdl.any {varve.rule = "StrAttr"}
    %childLoc = irdl.any {varve.rule = "location"}
    irdl.parameters(
      name: %name,
      childLoc: %childLoc)
  }
  irdl.attribute @"#opaque" attributes {
    varve.syntax = "hook:builtin.opaque",
    varve.traits = ["TypedAttr"]
  } {
    %dialectNamespace = irdl.any {varve.rule = "StrAttr"}
    %attrData = irdl.any {varve.rule = "string"}
    %type = irdl.any {varve.rule = "type"}
    irdl.parameters(
      dialectNamespace: %dialectNamespace,
      attrData: %attrData,
      type: %type) {
      varve.defaults = {
        type = none},
      varve.self_type = ["type"]
    }
  }
  irdl.attribute @"#opaque_loc" attributes {
    varve.syntax = "hook:builtin.opaque_loc",
    varve.traits = ["IsLocation"]
  } {
    %underlyingLocation = irdl.any {varve.rule = "u64"}
    %underlyingTypeID = irdl.any {varve.rule = "u64"}
    %fallbackLocation = irdl.any {varve.rule = "location"}
    irdl.parameters(
      underlyingLocation: %underlyingLocation,
      underlyingTypeID: %underlyingTypeID,
      fallbackLocation: %fallbackLocation)
  }
  irdl.attribute @"#sparse_elements" attributes {
    varve.syntax = "hook:builtin.sparse_elements",
    varve.traits = ["ElementsAttr"]
  } {
    %type = irdl.any {varve.rule = "AnyShaped"}
    %indices = irdl.any {varve.rule = "AnyIntElementsAttr"}
    %values = irdl.any {varve.rule = "DenseElementsAttr"}
    irdl.parameters(
      type: %type,
      indices: %indices,
      values: %values) {
      varve.self_type = ["type"]
    }
  }
  irdl.attribute @"#strided_layout" attributes {
    varve.syntax = "hook:builtin.strided_layout",
    varve.traits = ["MemRefLayoutAttrInterface"]
  } {
    %offset = irdl.any {varve.rule = "i64"}
    %strides = irdl.any {varve.rule = "array<i64>"}
    irdl.parameters(
      offset: %offset,
      strides: %strides)
  }
  irdl.attribute @"#string" attributes {
    varve.syntax = "hook:builtin.string",
    varve.traits = ["TypedAttr"]
  } {
    %value = irdl.any {varve.rule = "string"}
    %type = irdl.any {varve.rule = "type"}
    irdl.parameters(
      value: %value,
      type: %type) {
      varve.defaults = {
        type = none},
      varve.self_type = ["type"]
    }
  }
  irdl.attribute @"#symbol_ref" attributes {
    varve.syntax = "hook:builtin.symbol_ref"
  } {
    %rootReference = irdl.any {varve.rule = "StrAttr"}
    %nestedReferences = irdl.any {varve.rule = "array<FlatSymbolRefAttr>"}
    irdl.parameters(
      rootReference: %rootReference,
      nestedReferences: %nestedReferences)
  }
  irdl.attribute @"#type" attributes {
    varve.syntax = "hook:builtin.type"
  } {
    %value = irdl.any {varve.rule = "type"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#unit" attributes {
    varve.syntax = "hook:builtin.unit"
  } {
  }
  irdl.attribute @"#unknown_loc" attributes {
    varve.syntax = "hook:builtin.unknown_loc",
    varve.traits = ["IsLocation"]
  } {
  }
  irdl.operation @module attributes {
    varve.format = "($sym_name^)? attr-dict-with-keyword $bodyRegion",
    varve.traits = ["AffineScope", "IsolatedFromAbove", "NoRegionArguments", "SymbolTable", "Symbol", "OpAsmOpInterface", "NoTerminator", "SingleBlock", "RegionKindInterface", "HasOnlyGraphRegion"],
    varve.default_dialect = "builtin"
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["sym_name", "sym_visibility"]
    }
    %bodyRegion = irdl.region with size 1
    irdl.regions(
      bodyRegion: %bodyRegion)
  }
  irdl.operation @unrealized_conversion_cast attributes {
    varve.format = "($inputs^ `:` type($inputs))? `to` type($outputs) attr-dict",
    varve.traits = ["Pure"]
  } {
    %inputs = irdl.any
    %outputs = irdl.any
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      outputs: variadic %outputs)
  }
}
