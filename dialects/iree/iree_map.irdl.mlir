irdl.dialect @iree_map attributes {
  varve.set = "iree",
  varve.llvm = "24"
} {
  irdl.attribute @"#pack_layout" attributes {
    varve.format = "`<` custom<PackLayoutMap>($map) `>`",
    varve.alias = "pack_layout"
  } {
    %map = irdl.base "#iree_map.pack_map"
    irdl.parameters(
      map: %map)
  }
  irdl.attribute @"#pack_map" attributes {
    varve.format = "`<` custom<IntTuple>($shape) `:` custom<IntTuple>($stride) `>`",
    varve.alias = "pack_map"
  } {
    %shape = irdl.any {varve.rule = "attribute"}
    %stride = irdl.any {varve.rule = "attribute"}
    irdl.parameters(
      shape: %shape,
      stride: %stride)
  }
}
