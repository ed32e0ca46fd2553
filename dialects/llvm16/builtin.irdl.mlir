irdl.dialect @builtin attributes {
  varve.set = "llvm16",
  varve.base = "llvm19",
  varve.removes = [
    "attribute affine_map",
    "attribute array",
    "attribute call_site_loc",
    "attribute dense_array",
    "attribute dense_int_or_fp_elements",
    "attribute dense_resource_elements",
    "attribute dense_string_elements",
    "attribute dictionary",
    "attribute file_line_loc",
    "attribute float",
    "attribute fused_loc",
    "attribute integer",
    "attribute integer_set",
    "attribute name_loc",
    "attribute opaque",
    "attribute opaque_loc",
    "attribute sparse_elements",
    "attribute strided_layout",
    "attribute string",
    "attribute symbol_ref",
    "attribute type",
    "attribute unit",
    "attribute unknown_loc",
    "type bf16",
    "type complex",
    "type f128",
    "type f16",
    "type f32",
    "type f64",
    "type f80",
    "type f8E4M3",
    "type f8E4M3B11FNUZ",
    "type f8E4M3FN",
    "type f8E4M3FNUZ",
    "type f8E5M2",
    "type f8E5M2FNUZ",
    "type function",
    "type index",
    "type integer",
    "type memref",
    "type none",
    "type opaque",
    "type tensor",
    "type tf32",
    "type tuple",
    "type unranked_memref",
    "type unranked_tensor",
    "type vector"]
} {
  irdl.operation @unrealized_conversion_cast attributes {
    varve.format = "($inputs^ `:` type($inputs))? `to` type($outputs) attr-dict",
    varve.traits = ["CastOpInterface", "Pure"]
  } {
    %inputs = irdl.any
    %outputs = irdl.any
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      outputs: variadic %outputs)
  }
}
