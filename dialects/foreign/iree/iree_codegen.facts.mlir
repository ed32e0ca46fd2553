// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ gives to values, and aliases.
irdl.dialect @iree_codegen attributes {varve.llvm = "24"} {
  irdl.attribute @"#compilation_info" attributes {varve.alias = "compilation"} {
  }
  irdl.attribute @"#lowering_config" attributes {varve.alias = "config"} {
  }
  irdl.attribute @"#translation_info" attributes {varve.alias = "translation"} {
  }
  irdl.operation @extract_strided_metadata attributes {varve.names = "base_buffer, offset, sizes, strides"} {
  }
}
