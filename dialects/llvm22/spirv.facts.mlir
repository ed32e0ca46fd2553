// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect.
irdl.dialect @spirv attributes {varve.unknown = ["operations"]} {
  irdl.type @image attributes {varve.format = "`<` params `>`"} {
    %type = irdl.any {varve.rule = "type"}
    %dim = irdl.any {varve.rule = "enum<@Dim>"}
    %depth = irdl.any {varve.rule = "enum<@ImageDepthInfo>"}
    %arrayed = irdl.any {varve.rule = "enum<@ImageArrayedInfo>"}
    %sampling = irdl.any {varve.rule = "enum<@ImageSamplingInfo>"}
    %use = irdl.any {varve.rule = "enum<@ImageSamplerUseInfo>"}
    %format = irdl.any {varve.rule = "enum<@ImageFormat>"}
    irdl.parameters(element: %type, dim: %dim, depth: %depth, arrayed: %arrayed, sampling: %sampling, sampler_use: %use, format: %format)
  }
  irdl.type @ptr attributes {varve.format = "`<` params `>`"} {
    %type = irdl.any {varve.rule = "type"}
    %storage_class = irdl.any {varve.rule = "enum<@StorageClass>"}
    irdl.parameters(pointee: %type, storage_class: %storage_class)
  }
  irdl.type @sampled_image attributes {varve.format = "`<` $image `>`"} {
    %image = irdl.any {varve.rule = "type"}
    irdl.parameters(image: %image)
  }
  irdl.operation @Constant attributes {varve.names = "rule:spirv_constant"} {
  }
  irdl.operation @mlir.addressof attributes {varve.names = "{variable}_addr"} {
  }
}
