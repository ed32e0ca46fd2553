irdl.dialect @builtin attributes {
  varve.set = "llvm19",
  varve.base = "llvm22",
  varve.removes = [
    "attribute file_line_range",
    "type f4E2M1FN",
    "type f6E2M3FN",
    "type f6E3M2FN",
    "type f8E3M4",
    "type f8E8M0FNU",
    "type graph"]
} {
  irdl.type @"!bf16" attributes {
    varve.syntax = "hook:builtin.bf16"
  } {
  }
  irdl.type @"!f128" attributes {
    varve.syntax = "hook:builtin.f128"
  } {
  }
  irdl.type @"!f16" attributes {
    varve.syntax = "hook:builtin.f16"
  } {
  }
  irdl.type @"!f32" attributes {
    varve.syntax = "hook:builtin.f32"
  } {
  }
  irdl.type @"!f64" attributes {
    varve.syntax = "hook:builtin.f64"
  } {
  }
  irdl.type @"!f80" attributes {
    varve.syntax = "hook:builtin.f80"
  } {
  }
  irdl.type @"!f8E4M3" attributes {
    varve.syntax = "hook:builtin.f8E4M3"
  } {
  }
  irdl.type @"!f8E4M3B11FNUZ" attributes {
    varve.syntax = "hook:builtin.f8E4M3B11FNUZ"
  } {
  }
  irdl.type @"!f8E4M3FN" attributes {
    varve.syntax = "hook:builtin.f8E4M3FN"
  } {
  }
  irdl.type @"!f8E4M3FNUZ" attributes {
    varve.syntax = "hook:builtin.f8E4M3FNUZ"
  } {
  }
  irdl.type @"!f8E5M2" attributes {
    varve.syntax = "hook:builtin.f8E5M2"
  } {
  }
  irdl.type @"!f8E5M2FNUZ" attributes {
    varve.syntax = "hook:builtin.f8E5M2FNUZ"
  } {
  }
  irdl.type @"!index" attributes {
    varve.syntax = "hook:builtin.index"
  } {
  }
  irdl.type @"!integer" attributes {
    varve.syntax = "hook:builtin.integer"
  } {
    %width = irdl.any {varve.rule = "u32"}
    %signedness = irdl.any {varve.rule = "signedness"}
    irdl.parameters(
      width: %width,
      signedness: %signedness)
  }
  irdl.type @"!tf32" attributes {
    varve.syntax = "hook:builtin.tf32"
  } {
  }
  irdl.attribute @"#affine_map" attributes {
    varve.syntax = "hook:builtin.affine_map",
    varve.traits = ["MemRefLayoutAttrInterface"]
  } {
    %value = irdl.any {varve.rule = "affine_map"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#call_site_loc" attributes {
    varve.syntax = "hook:builtin.call_site_loc"
  } {
    %callee = irdl.any {varve.rule = "location"}
    %caller = irdl.any {varve.rule = "location"}
    irdl.parameters(
      callee: %callee,
      caller: %caller)
  }
  irdl.attribute @"#dense_array" attributes {
    varve.syntax = "hook:builtin.dense_array"
  } {
    %elementType = irdl.any {varve.rule = "type"}
    %size = irdl.any {varve.rule = "i64"}
    %rawData = irdl.any {varve.rule = "bytes"}
    irdl.parameters(
      elementType: %elementType,
      size: %size,
      rawData: %rawData)
  }
  irdl.attribute @"#dense_resource_elements" attributes {
    varve.syntax = "hook:builtin.dense_resource_elements",
    varve.traits = ["ElementsAttr"]
  } {
    %type = irdl.any {varve.rule = "AnyShaped"}
    %rawHandle = irdl.any {varve.rule = "resource_handle"}
    irdl.parameters(
      type: %type,
      rawHandle: %rawHandle) {
      varve.self_type = ["type"]
    }
  }
  irdl.attribute @"#file_line_loc" attributes {
    varve.syntax = "hook:builtin.file_line_loc"
  } {
    %filename = irdl.any {varve.rule = "StrAttr"}
    %line = irdl.any {varve.rule = "u32"}
    %column = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      filename: %filename,
      line: %line,
      column: %column)
  }
  irdl.attribute @"#fused_loc" attributes {
    varve.syntax = "hook:builtin.fused_loc"
  } {
    %locations = irdl.any {varve.rule = "array<location>"}
    %metadata = irdl.any {varve.rule = "attribute"}
    irdl.parameters(
      locations: %locations,
      metadata: %metadata)
  }
  irdl.attribute @"#integer_set" attributes {
    varve.syntax = "hook:builtin.integer_set"
  } {
    %value = irdl.any {varve.rule = "integer_set"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#name_loc" attributes {
    varve.syntax = "hook:builtin.name_loc"
  } {
    %name = irdl.any {varve.rule = "StrAttr"}
    %childLoc = irdl.any {varve.rule = "location"}
    irdl.parameters(
      name: %name,
      childLoc: %childLoc)
  }
  irdl.attribute @"#opaque_loc" attributes {
    varve.syntax = "hook:builtin.opaque_loc"
  } {
    %underlyingLocation = irdl.any {varve.rule = "u64"}
    %underlyingTypeID = irdl.any {varve.rule = "u64"}
    %fallbackLocation = irdl.any {varve.rule = "location"}
    irdl.parameters(
      underlyingLocation: %underlyingLocation,
      underlyingTypeID: %underlyingTypeID,
      fallbackLocation: %fallbackLocation)
  }
  irdl.attribute @"#unknown_loc" attributes {
    varve.syntax = "hook:builtin.unknown_loc"
  } {
  }
}
