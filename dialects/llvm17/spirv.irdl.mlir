irdl.dialect @spirv attributes {
  varve.set = "llvm17",
  varve.base = "llvm16",
  varve.state = "iree-compiler 20230524.529"
} {
  irdl.operation @INTEL.ConvertBF16ToF attributes {
    varve.format = "$operand attr-dict `:` type($operand) `to` type($result)",
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<I16, AllOf<VectorOfNonZeroRankOf<I16>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F32, AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @INTEL.ConvertFToBF16 attributes {
    varve.format = "$operand attr-dict `:` type($operand) `to` type($result)",
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F32, AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I16, AllOf<VectorOfNonZeroRankOf<I16>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
}
