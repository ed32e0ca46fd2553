irdl.dialect @builtin attributes {
  varve.set = "llvm22"
} {
  irdl.type @"!bf16" {
  }
  irdl.type @"!complex" {
  }
  irdl.type @"!f128" {
  }
  irdl.type @"!f16" {
  }
  irdl.type @"!f32" {
  }
  irdl.type @"!f4E2M1FN" {
  }
  irdl.type @"!f64" {
  }
  irdl.type @"!f6E2M3FN" {
  }
  irdl.type @"!f6E3M2FN" {
  }
  irdl.type @"!f80" {
  }
  irdl.type @"!f8E3M4" {
  }
  irdl.type @"!f8E4M3" {
  }
  irdl.type @"!f8E4M3B11FNUZ" {
  }
  irdl.type @"!f8E4M3FN" {
  }
  irdl.type @"!f8E4M3FNUZ" {
  }
  irdl.type @"!f8E5M2" {
  }
  irdl.type @"!f8E5M2FNUZ" {
  }
  irdl.type @"!f8E8M0FNU" {
  }
  irdl.type @"!function" {
  }
  irdl.type @"!graph" {
  }
  irdl.type @"!index" {
  }
  irdl.type @"!integer" {
  }
  irdl.type @"!memref" {
  }
  irdl.type @"!none" {
  }
  irdl.type @"!opaque" {
  }
  irdl.type @"!tensor" {
  }
  irdl.type @"!tf32" {
  }
  irdl.type @"!tuple" {
  }
  irdl.type @"!unranked_memref" {
  }
  irdl.type @"!unranked_tensor" {
  }
  irdl.type @"!vector" {
  }
  irdl.attribute @"#affine_map" {
  }
  irdl.attribute @"#array" {
  }
  irdl.attribute @"#call_site_loc" {
  }
  irdl.attribute @"#dense_array" {
  }
  irdl.attribute @"#dense_int_or_fp_elements" {
  }
  irdl.attribute @"#dense_resource_elements" {
  }
  irdl.attribute @"#dense_string_elements" {
  }
  irdl.attribute @"#dictionary" {
  }
  irdl.attribute @"#file_line_range" {
  }
  irdl.attribute @"#float" {
  }
  irdl.attribute @"#fused_loc" {
  }
  irdl.attribute @"#integer" {
  }
  irdl.attribute @"#integer_set" {
  }
  irdl.attribute @"#name_loc" {
  }
  irdl.attribute @"#opaque" {
  }
  irdl.attribute @"#opaque_loc" {
  }
  irdl.attribute @"#sparse_elements" {
  }
  irdl.attribute @"#strided_layout" {
  }
  irdl.attribute @"#string" {
  }
  irdl.attribute @"#symbol_ref" {
  }
  irdl.attribute @"#type" {
  }
  irdl.attribute @"#unit" {
  }
  irdl.attribute @"#unknown_loc" {
  }
  irdl.operation @module attributes {
    varve.format = "($sym_name^)? attr-dict-with-keyword $bodyRegion",
    varve.traits = ["AffineScope", "IsolatedFromAbove", "NoRegionArguments", "SymbolTable", "Symbol", "OpAsmOpInterface", "NoTerminator", "SingleBlock", "RegionKindInterface", "HasOnlyGraphRegion"]
  } {
    %sym_name = irdl.any {varve.rule = "StrAttr"}
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
