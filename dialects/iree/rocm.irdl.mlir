irdl.dialect @rocm attributes {
  varve.set = "iree",
  varve.depends = ["util", "bufferization", "iree_tensor_ext"]
} {
  irdl.attribute @"#builtin.tuning_module" attributes {
    varve.format = "`<` $builtin_filename `>`",
    varve.traits = ["StoredModuleAttrInterface"]
  } {
    %builtin_filename = irdl.any {varve.rule = "string"}
    irdl.parameters(
      builtin_filename: %builtin_filename)
  }
  irdl.attribute @"#tensor_ukernel_provider" attributes {
    varve.format = "",
    varve.traits = ["UKernelProviderInterface"]
  } {
  }
  irdl.attribute @"#ukernel_info" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %match = irdl.any {varve.rule = "DictionaryAttr"}
    %benefit = irdl.any {varve.rule = "i64"}
    %mma = irdl.any {varve.rule = "attribute"}
    irdl.parameters(
      match: %match,
      benefit: %benefit,
      mma: %mma) {
      varve.optional = ["mma"],
      varve.defaults = {
        benefit = 0 : i64}
    }
  }
  irdl.attribute @"#ukernel_iteration_size_constraint" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %index = irdl.any {varve.rule = "APIntAttr"}
    %size_min = irdl.any {varve.rule = "APIntAttr"}
    %size_max = irdl.any {varve.rule = "APIntAttr"}
    %size_div = irdl.any {varve.rule = "APIntAttr"}
    irdl.parameters(
      index: %index,
      size_min: %size_min,
      size_max: %size_max,
      size_div: %size_div) {
      varve.optional = ["index", "size_min", "size_max", "size_div"]
    }
  }
  irdl.attribute @"#ukernel_provider" attributes {
    varve.format = "",
    varve.traits = ["UKernelProviderInterface"]
  } {
  }
}
