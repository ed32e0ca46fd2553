// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 13's ODS does not say of this dialect, which became spirv. Attributes are kept as text.
irdl.dialect @spv attributes {
  varve.unknown = ["operations"],
  varve.facts_of = {
    "llvm15/spv" = ["sampled_image", "CompositeConstruct", "CooperativeMatrixLoadNV", "CooperativeMatrixStoreNV",
      "CopyMemory", "GroupNonUniformFAdd", "GroupNonUniformFMax", "GroupNonUniformFMin", "GroupNonUniformFMul",
      "GroupNonUniformIAdd", "GroupNonUniformIMul", "GroupNonUniformSMax", "GroupNonUniformSMin",
      "GroupNonUniformUMax", "GroupNonUniformUMin", "ShiftLeftLogical", "ShiftRightArithmetic", "ShiftRightLogical",
      "Store", "SubgroupBlockReadINTEL", "SubgroupBlockWriteINTEL", "mlir.loop", "mlir.selection", "module"],
    "llvm16/spirv" = ["coopmatrix", "AtomicAnd", "AtomicCompareExchangeWeak", "AtomicIAdd", "AtomicIDecrement",
      "AtomicIIncrement", "AtomicISub", "AtomicOr", "AtomicSMax", "AtomicSMin", "AtomicUMax", "AtomicUMin",
      "AtomicXor"],
    "llvm22/spirv" = ["!struct", "array", "image", "matrix", "ptr", "rtarray", "BranchConditional",
      "CompositeExtract", "CompositeInsert", "Constant", "EntryPoint", "ExecutionMode", "Load",
      "SpecConstantComposite", "Variable", "mlir.addressof"]}} {
  irdl.operation @GlobalVariable attributes {
    varve.format = "`` custom<SymbolName>($sym_name) (`initializer` `(` $initializer^ `)`)? `` custom<Decorations>($descriptor_set, $binding, $built_in) attr-dict custom<PointerType>($type)",
    varve.discardable = ["descriptor_set", "binding", "built_in"]
  } {
  }
}
