// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ gives to values, and aliases.
irdl.dialect @iree_cpu attributes {varve.llvm = "24"} {
  // A dictionary of the levels of tiling.
  irdl.attribute @"#lowering_config" attributes {varve.alias = "config", varve.format = "`<` struct(params) `>`"} {
    %level = irdl.base "#iree_codegen.lowering_config_level"
    irdl.parameters(cache_parallel: %level, cache_reduction: %level, distribution: %level, vector_common_parallel: %level, vector_inner_parallel: %level, vector_reduction: %level)
      {varve.optional = ["cache_parallel", "cache_reduction", "distribution", "vector_common_parallel", "vector_inner_parallel", "vector_reduction"]}
  }
}
