irdl.dialect @spv attributes {
  varve.set = "llvm14",
  varve.base = "llvm15",
  varve.removes = [
    "operation spv.AssumeTrueKHR",
    "operation spv.CL.ceil",
    "operation spv.CL.cos",
    "operation spv.CL.erf",
    "operation spv.CL.exp",
    "operation spv.CL.fabs",
    "operation spv.CL.floor",
    "operation spv.CL.fma",
    "operation spv.CL.log",
    "operation spv.CL.pow",
    "operation spv.CL.round",
    "operation spv.CL.rsqrt",
    "operation spv.CL.s_abs",
    "operation spv.CL.sin",
    "operation spv.CL.sqrt",
    "operation spv.CL.tanh",
    "operation spv.GL.Acos",
    "operation spv.GL.Asin",
    "operation spv.GL.Atan",
    "operation spv.GL.Ceil",
    "operation spv.GL.Cos",
    "operation spv.GL.Cosh",
    "operation spv.GL.Exp",
    "operation spv.GL.FAbs",
    "operation spv.GL.FClamp",
    "operation spv.GL.FMax",
    "operation spv.GL.FMin",
    "operation spv.GL.FMix",
    "operation spv.GL.FSign",
    "operation spv.GL.FindUMsb",
    "operation spv.GL.Floor",
    "operation spv.GL.Fma",
    "operation spv.GL.FrexpStruct",
    "operation spv.GL.InverseSqrt",
    "operation spv.GL.Ldexp",
    "operation spv.GL.Log",
    "operation spv.GL.Pow",
    "operation spv.GL.Round",
    "operation spv.GL.SAbs",
    "operation spv.GL.SClamp",
    "operation spv.GL.SMax",
    "operation spv.GL.SMin",
    "operation spv.GL.SSign",
    "operation spv.GL.Sin",
    "operation spv.GL.Sinh",
    "operation spv.GL.Sqrt",
    "operation spv.GL.Tan",
    "operation spv.GL.Tanh",
    "operation spv.GL.UClamp",
    "operation spv.GL.UMax",
    "operation spv.GL.UMin",
    "operation spv.ISubBorrow",
    "operation spv.VectorTimesScalar"],
  varve.unknown = ["operations"]
} {
  "varve.enum"() {
    sym_name = "Decoration",
    storage = i32,
    cases = [
      ["RelaxedPrecision", 0 : i32],
      ["SpecId", 1 : i32],
      ["Block", 2 : i32],
      ["BufferBlock", 3 : i32],
      ["RowMajor", 4 : i32],
      ["ColMajor", 5 : i32],
      ["ArrayStride", 6 : i32],
      ["MatrixStride", 7 : i32],
      ["GLSLShared", 8 : i32],
      ["GLSLPacked", 9 : i32],
      ["CPacked", 10 : i32],
      ["BuiltIn", 11 : i32],
      ["NoPerspective", 13 : i32],
      ["Flat", 14 : i32],
      ["Patch", 15 : i32],
      ["Centroid", 16 : i32],
      ["Sample", 17 : i32],
      ["Invariant", 18 : i32],
      ["Restrict", 19 : i32],
      ["Aliased", 20 : i32],
      ["Volatile", 21 : i32],
      ["Constant", 22 : i32],
      ["Coherent", 23 : i32],
      ["NonWritable", 24 : i32],
      ["NonReadable", 25 : i32],
      ["Uniform", 26 : i32],
      ["UniformId", 27 : i32],
      ["SaturatedConversion", 28 : i32],
      ["Stream", 29 : i32],
      ["Location", 30 : i32],
      ["Component", 31 : i32],
      ["Index", 32 : i32],
      ["Binding", 33 : i32],
      ["DescriptorSet", 34 : i32],
      ["Offset", 35 : i32],
      ["XfbBuffer", 36 : i32],
      ["XfbStride", 37 : i32],
      ["FuncParamAttr", 38 : i32],
      ["FPRoundingMode", 39 : i32],
      ["FPFastMathMode", 40 : i32],
      ["LinkageAttributes", 41 : i32],
      ["NoContraction", 42 : i32],
      ["InputAttachmentIndex", 43 : i32],
      ["Alignment", 44 : i32],
      ["MaxByteOffset", 45 : i32],
      ["AlignmentId", 46 : i32],
      ["MaxByteOffsetId", 47 : i32],
      ["NoSignedWrap", 4469 : i32],
      ["NoUnsignedWrap", 4470 : i32],
      ["ExplicitInterpAMD", 4999 : i32],
      ["OverrideCoverageNV", 5248 : i32],
      ["PassthroughNV", 5250 : i32],
      ["ViewportRelativeNV", 5252 : i32],
      ["SecondaryViewportRelativeNV", 5256 : i32],
      ["PerPrimitiveNV", 5271 : i32],
      ["PerViewNV", 5272 : i32],
      ["PerTaskNV", 5273 : i32],
      ["PerVertexNV", 5285 : i32],
      ["NonUniform", 5300 : i32],
      ["RestrictPointer", 5355 : i32],
      ["AliasedPointer", 5356 : i32],
      ["BindlessSamplerNV", 5398 : i32],
      ["BindlessImageNV", 5399 : i32],
      ["BoundSamplerNV", 5400 : i32],
      ["BoundImageNV", 5401 : i32],
      ["SIMTCallINTEL", 5599 : i32],
      ["ReferencedIndirectlyINTEL", 5602 : i32],
      ["ClobberINTEL", 5607 : i32],
      ["SideEffectsINTEL", 5608 : i32],
      ["VectorComputeVariableINTEL", 5624 : i32],
      ["FuncParamIOKindINTEL", 5625 : i32],
      ["VectorComputeFunctionINTEL", 5626 : i32],
      ["StackCallINTEL", 5627 : i32],
      ["GlobalVariableOffsetINTEL", 5628 : i32],
      ["CounterBuffer", 5634 : i32],
      ["UserSemantic", 5635 : i32],
      ["UserTypeGOOGLE", 5636 : i32],
      ["FunctionRoundingModeINTEL", 5822 : i32],
      ["FunctionDenormModeINTEL", 5823 : i32],
      ["RegisterINTEL", 5825 : i32],
      ["MemoryINTEL", 5826 : i32],
      ["NumbanksINTEL", 5827 : i32],
      ["BankwidthINTEL", 5828 : i32],
      ["MaxPrivateCopiesINTEL", 5829 : i32],
      ["SinglepumpINTEL", 5830 : i32],
      ["DoublepumpINTEL", 5831 : i32],
      ["MaxReplicatesINTEL", 5832 : i32],
      ["SimpleDualPortINTEL", 5833 : i32],
      ["MergeINTEL", 5834 : i32],
      ["BankBitsINTEL", 5835 : i32],
      ["ForcePow2DepthINTEL", 5836 : i32],
      ["BurstCoalesceINTEL", 5899 : i32],
      ["CacheSizeINTEL", 5900 : i32],
      ["DontStaticallyCoalesceINTEL", 5901 : i32],
      ["PrefetchINTEL", 5902 : i32],
      ["StallEnableINTEL", 5905 : i32],
      ["FuseLoopsInFunctionINTEL", 5907 : i32],
      ["BufferLocationINTEL", 5921 : i32],
      ["IOPipeStorageINTEL", 5944 : i32],
      ["FunctionFloatingPointModeINTEL", 6080 : i32],
      ["SingleElementVectorINTEL", 6085 : i32],
      ["VectorComputeCallableFunctionINTEL", 6087 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "Opcode",
    storage = i32,
    cases = [
      ["OpNop", 0 : i32],
      ["OpUndef", 1 : i32],
      ["OpSourceContinued", 2 : i32],
      ["OpSource", 3 : i32],
      ["OpSourceExtension", 4 : i32],
      ["OpName", 5 : i32],
      ["OpMemberName", 6 : i32],
      ["OpString", 7 : i32],
      ["OpLine", 8 : i32],
      ["OpExtension", 10 : i32],
      ["OpExtInstImport", 11 : i32],
      ["OpExtInst", 12 : i32],
      ["OpMemoryModel", 14 : i32],
      ["OpEntryPoint", 15 : i32],
      ["OpExecutionMode", 16 : i32],
      ["OpCapability", 17 : i32],
      ["OpTypeVoid", 19 : i32],
      ["OpTypeBool", 20 : i32],
      ["OpTypeInt", 21 : i32],
      ["OpTypeFloat", 22 : i32],
      ["OpTypeVector", 23 : i32],
      ["OpTypeMatrix", 24 : i32],
      ["OpTypeImage", 25 : i32],
      ["OpTypeSampledImage", 27 : i32],
      ["OpTypeArray", 28 : i32],
      ["OpTypeRuntimeArray", 29 : i32],
      ["OpTypeStruct", 30 : i32],
      ["OpTypePointer", 32 : i32],
      ["OpTypeFunction", 33 : i32],
      ["OpTypeForwardPointer", 39 : i32],
      ["OpConstantTrue", 41 : i32],
      ["OpConstantFalse", 42 : i32],
      ["OpConstant", 43 : i32],
      ["OpConstantComposite", 44 : i32],
      ["OpConstantNull", 46 : i32],
      ["OpSpecConstantTrue", 48 : i32],
      ["OpSpecConstantFalse", 49 : i32],
      ["OpSpecConstant", 50 : i32],
      ["OpSpecConstantComposite", 51 : i32],
      ["OpSpecConstantOp", 52 : i32],
      ["OpFunction", 54 : i32],
      ["OpFunctionParameter", 55 : i32],
      ["OpFunctionEnd", 56 : i32],
      ["OpFunctionCall", 57 : i32],
      ["OpVariable", 59 : i32],
      ["OpLoad", 61 : i32],
      ["OpStore", 62 : i32],
      ["OpCopyMemory", 63 : i32],
      ["OpAccessChain", 65 : i32],
      ["OpPtrAccessChain", 67 : i32],
      ["OpInBoundsPtrAccessChain", 70 : i32],
      ["OpDecorate", 71 : i32],
      ["OpMemberDecorate", 72 : i32],
      ["OpVectorExtractDynamic", 77 : i32],
      ["OpVectorInsertDynamic", 78 : i32],
      ["OpVectorShuffle", 79 : i32],
      ["OpCompositeConstruct", 80 : i32],
      ["OpCompositeExtract", 81 : i32],
      ["OpCompositeInsert", 82 : i32],
      ["OpTranspose", 84 : i32],
      ["OpImageDrefGather", 97 : i32],
      ["OpImage", 100 : i32],
      ["OpImageQuerySize", 104 : i32],
      ["OpConvertFToU", 109 : i32],
      ["OpConvertFToS", 110 : i32],
      ["OpConvertSToF", 111 : i32],
      ["OpConvertUToF", 112 : i32],
      ["OpUConvert", 113 : i32],
      ["OpSConvert", 114 : i32],
      ["OpFConvert", 115 : i32],
      ["OpBitcast", 124 : i32],
      ["OpSNegate", 126 : i32],
      ["OpFNegate", 127 : i32],
      ["OpIAdd", 128 : i32],
      ["OpFAdd", 129 : i32],
      ["OpISub", 130 : i32],
      ["OpFSub", 131 : i32],
      ["OpIMul", 132 : i32],
      ["OpFMul", 133 : i32],
      ["OpUDiv", 134 : i32],
      ["OpSDiv", 135 : i32],
      ["OpFDiv", 136 : i32],
      ["OpUMod", 137 : i32],
      ["OpSRem", 138 : i32],
      ["OpSMod", 139 : i32],
      ["OpFRem", 140 : i32],
      ["OpFMod", 141 : i32],
      ["OpMatrixTimesScalar", 143 : i32],
      ["OpMatrixTimesMatrix", 146 : i32],
      ["OpIsNan", 156 : i32],
      ["OpIsInf", 157 : i32],
      ["OpOrdered", 162 : i32],
      ["OpUnordered", 163 : i32],
      ["OpLogicalEqual", 164 : i32],
      ["OpLogicalNotEqual", 165 : i32],
      ["OpLogicalOr", 166 : i32],
      ["OpLogicalAnd", 167 : i32],
      ["OpLogicalNot", 168 : i32],
      ["OpSelect", 169 : i32],
      ["OpIEqual", 170 : i32],
      ["OpINotEqual", 171 : i32],
      ["OpUGreaterThan", 172 : i32],
      ["OpSGreaterThan", 173 : i32],
      ["OpUGreaterThanEqual", 174 : i32],
      ["OpSGreaterThanEqual", 175 : i32],
      ["OpULessThan", 176 : i32],
      ["OpSLessThan", 177 : i32],
      ["OpULessThanEqual", 178 : i32],
      ["OpSLessThanEqual", 179 : i32],
      ["OpFOrdEqual", 180 : i32],
      ["OpFUnordEqual", 181 : i32],
      ["OpFOrdNotEqual", 182 : i32],
      ["OpFUnordNotEqual", 183 : i32],
      ["OpFOrdLessThan", 184 : i32],
      ["OpFUnordLessThan", 185 : i32],
      ["OpFOrdGreaterThan", 186 : i32],
      ["OpFUnordGreaterThan", 187 : i32],
      ["OpFOrdLessThanEqual", 188 : i32],
      ["OpFUnordLessThanEqual", 189 : i32],
      ["OpFOrdGreaterThanEqual", 190 : i32],
      ["OpFUnordGreaterThanEqual", 191 : i32],
      ["OpShiftRightLogical", 194 : i32],
      ["OpShiftRightArithmetic", 195 : i32],
      ["OpShiftLeftLogical", 196 : i32],
      ["OpBitwiseOr", 197 : i32],
      ["OpBitwiseXor", 198 : i32],
      ["OpBitwiseAnd", 199 : i32],
      ["OpNot", 200 : i32],
      ["OpBitFieldInsert", 201 : i32],
      ["OpBitFieldSExtract", 202 : i32],
      ["OpBitFieldUExtract", 203 : i32],
      ["OpBitReverse", 204 : i32],
      ["OpBitCount", 205 : i32],
      ["OpControlBarrier", 224 : i32],
      ["OpMemoryBarrier", 225 : i32],
      ["OpAtomicExchange", 229 : i32],
      ["OpAtomicCompareExchange", 230 : i32],
      ["OpAtomicCompareExchangeWeak", 231 : i32],
      ["OpAtomicIIncrement", 232 : i32],
      ["OpAtomicIDecrement", 233 : i32],
      ["OpAtomicIAdd", 234 : i32],
      ["OpAtomicISub", 235 : i32],
      ["OpAtomicSMin", 236 : i32],
      ["OpAtomicUMin", 237 : i32],
      ["OpAtomicSMax", 238 : i32],
      ["OpAtomicUMax", 239 : i32],
      ["OpAtomicAnd", 240 : i32],
      ["OpAtomicOr", 241 : i32],
      ["OpAtomicXor", 242 : i32],
      ["OpPhi", 245 : i32],
      ["OpLoopMerge", 246 : i32],
      ["OpSelectionMerge", 247 : i32],
      ["OpLabel", 248 : i32],
      ["OpBranch", 249 : i32],
      ["OpBranchConditional", 250 : i32],
      ["OpReturn", 253 : i32],
      ["OpReturnValue", 254 : i32],
      ["OpUnreachable", 255 : i32],
      ["OpGroupBroadcast", 263 : i32],
      ["OpNoLine", 317 : i32],
      ["OpModuleProcessed", 330 : i32],
      ["OpGroupNonUniformElect", 333 : i32],
      ["OpGroupNonUniformBroadcast", 337 : i32],
      ["OpGroupNonUniformBallot", 339 : i32],
      ["OpGroupNonUniformIAdd", 349 : i32],
      ["OpGroupNonUniformFAdd", 350 : i32],
      ["OpGroupNonUniformIMul", 351 : i32],
      ["OpGroupNonUniformFMul", 352 : i32],
      ["OpGroupNonUniformSMin", 353 : i32],
      ["OpGroupNonUniformUMin", 354 : i32],
      ["OpGroupNonUniformFMin", 355 : i32],
      ["OpGroupNonUniformSMax", 356 : i32],
      ["OpGroupNonUniformUMax", 357 : i32],
      ["OpGroupNonUniformFMax", 358 : i32],
      ["OpSubgroupBallotKHR", 4421 : i32],
      ["OpTypeCooperativeMatrixNV", 5358 : i32],
      ["OpCooperativeMatrixLoadNV", 5359 : i32],
      ["OpCooperativeMatrixStoreNV", 5360 : i32],
      ["OpCooperativeMatrixMulAddNV", 5361 : i32],
      ["OpCooperativeMatrixLengthNV", 5362 : i32],
      ["OpSubgroupBlockReadINTEL", 5575 : i32],
      ["OpSubgroupBlockWriteINTEL", 5576 : i32],
      ["OpAtomicFAddEXT", 6035 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "Vendor",
    storage = i32,
    cases = [
      ["AMD", 0 : i32],
      ["ARM", 1 : i32],
      ["Imagination", 2 : i32],
      ["Intel", 3 : i32],
      ["NVIDIA", 4 : i32],
      ["Qualcomm", 5 : i32],
      ["SwiftShader", 6 : i32],
      ["Unknown", 7 : i32]
    ]
  } : () -> ()
  irdl.operation @BitCount attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @BitReverse attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @BitwiseAnd attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Commutative", "UsableInSpecConstantOp", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @BitwiseOr attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Commutative", "UsableInSpecConstantOp", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @BitwiseXor attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Commutative", "UsableInSpecConstantOp", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @Branch attributes {
    varve.format = "$target (`(` $targetOperands^ `:` type($targetOperands) `)`)? attr-dict",
    varve.traits = ["InFunctionScope", "Pure", "Terminator"]
  } {
    %targetOperands = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, !spv.ptr, !spv.array, !spv.rtarray, !spv.struct, !spv.coopmatrix, !spv.matrix, !spv.sampled_image>"}
    irdl.operands(
      targetOperands: variadic %targetOperands)
    "varve.successors"() {names = ["target"], variadic = []} : () -> ()
  }
  irdl.operation @BranchConditional attributes {
    varve.traits = ["InFunctionScope", "Pure", "Terminator"],
    varve.let = [
      "type($condition) = i1"],
    varve.format = "$condition (` ` `[` custom<Numbers>($branch_weights)^ `]`)? `,` $trueTarget (`(` $trueTargetOperands^ `:` type($trueTargetOperands) `)`)? `,` $falseTarget (`(` $falseTargetOperands^ `:` type($falseTargetOperands) `)`)? attr-dict"
  } {
    %condition = irdl.any {varve.rule = "I1"}
    %trueTargetOperands = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, !spv.ptr, !spv.array, !spv.rtarray, !spv.struct, !spv.coopmatrix, !spv.matrix, !spv.sampled_image>"}
    %falseTargetOperands = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, !spv.ptr, !spv.array, !spv.rtarray, !spv.struct, !spv.coopmatrix, !spv.matrix, !spv.sampled_image>"}
    %branch_weights = irdl.any {varve.rule = "ArrayOf<I32Attr>"}
    irdl.operands(
      condition: %condition,
      trueTargetOperands: variadic %trueTargetOperands,
      falseTargetOperands: variadic %falseTargetOperands) {
      varve.segments
    }
    irdl.attributes {
      "branch_weights" = %branch_weights
    } {
      varve.optional = ["branch_weights"]
    }
    "varve.successors"() {names = ["trueTarget", "falseTarget"], variadic = []} : () -> ()
  }
  irdl.operation @Constant attributes {
    varve.traits = ["ConstantLike", "Pure"],
    varve.format = "custom<Constant>($value, type($constant)) attr-dict",
    varve.names = "rule:spirv_constant"
  } {
    %constant = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, !spv.ptr, !spv.array, !spv.rtarray, !spv.struct, !spv.coopmatrix, !spv.matrix, !spv.sampled_image>"}
    %value = irdl.any
    irdl.results(
      constant: %constant)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @FAdd attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Commutative", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FDiv attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FMod attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FMul attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Commutative", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FNegate attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @FOrdEqual attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Commutative", "Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfNonZeroRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FOrdGreaterThan attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfNonZeroRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FOrdGreaterThanEqual attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfNonZeroRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FOrdLessThan attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfNonZeroRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FOrdLessThanEqual attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfNonZeroRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FOrdNotEqual attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Commutative", "Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfNonZeroRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FRem attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FSub attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FUnordEqual attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Commutative", "Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfNonZeroRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FUnordGreaterThan attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfNonZeroRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FUnordGreaterThanEqual attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfNonZeroRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FUnordLessThan attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfNonZeroRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FUnordLessThanEqual attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfNonZeroRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FUnordNotEqual attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Commutative", "Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfNonZeroRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.Acos attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.Asin attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.Atan attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.Ceil attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.Cos attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.Cosh attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.Exp attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.FAbs attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.FClamp attributes {
    varve.format = "$x `,` $y `,` $z attr-dict `:` type($x)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($y) = type($x)",
      "type($z) = type($x)",
      "type($result) = type($x)"]
  } {
    %x = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %y = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %z = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      x: %x,
      y: %y,
      z: %z)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.FMax attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.FMin attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.FMix attributes {
    varve.format = "attr-dict $x `:` type($x) `,` $y `:` type($y) `,` $a `:` type($a) `->` type($result)",
    varve.traits = ["Pure", "AllTypesMatch<x,y,a,result>"],
    varve.let = [
      "type($y) = type($x)",
      "type($a) = type($x)",
      "type($result) = type($x)"]
  } {
    %x = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %y = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %a = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      x: %x,
      y: %y,
      a: %a)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.FSign attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.Floor attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.Fma attributes {
    varve.format = "$x `,` $y `,` $z attr-dict `:` type($x)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($y) = type($x)",
      "type($z) = type($x)",
      "type($result) = type($x)"]
  } {
    %x = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %y = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %z = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      x: %x,
      y: %y,
      z: %z)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.FrexpStruct attributes {
    varve.format = "attr-dict $operand `:` type($operand) `->` type($result)",
    varve.traits = ["Pure"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.base "!spv.struct"
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.InverseSqrt attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.Ldexp attributes {
    varve.format = "attr-dict $x `:` type($x) `,` $exp `:` type($exp) `->` type($y)",
    varve.traits = ["Pure", "AllTypesMatch<x,y>"],
    varve.let = [
      "type($y) = type($x)"]
  } {
    %x = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %exp = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %y = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      x: %x,
      exp: %exp)
    irdl.results(
      y: %y)
  }
  irdl.operation @GLSL.Log attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.Pow attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.Round attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.SAbs attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.SClamp attributes {
    varve.format = "$x `,` $y `,` $z attr-dict `:` type($x)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($y) = type($x)",
      "type($z) = type($x)",
      "type($result) = type($x)"]
  } {
    %x = irdl.any {varve.rule = "AnyOf<SI<8>, SI<16>, SI<32>, SI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<SI<8>, SI<16>, SI<32>, SI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %y = irdl.any {varve.rule = "AnyOf<SI<8>, SI<16>, SI<32>, SI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<SI<8>, SI<16>, SI<32>, SI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %z = irdl.any {varve.rule = "AnyOf<SI<8>, SI<16>, SI<32>, SI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<SI<8>, SI<16>, SI<32>, SI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<SI<8>, SI<16>, SI<32>, SI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<SI<8>, SI<16>, SI<32>, SI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      x: %x,
      y: %y,
      z: %z)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.SMax attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.SMin attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.SSign attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.Sin attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.Sinh attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.Sqrt attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.Tan attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.Tanh attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.UClamp attributes {
    varve.format = "$x `,` $y `,` $z attr-dict `:` type($x)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($y) = type($x)",
      "type($z) = type($x)",
      "type($result) = type($x)"]
  } {
    %x = irdl.any {varve.rule = "AnyOf<I8, UI<8>, I16, UI<16>, I32, UI<32>, I64, UI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<I8, UI<8>, I16, UI<16>, I32, UI<32>, I64, UI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %y = irdl.any {varve.rule = "AnyOf<I8, UI<8>, I16, UI<16>, I32, UI<32>, I64, UI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<I8, UI<8>, I16, UI<16>, I32, UI<32>, I64, UI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %z = irdl.any {varve.rule = "AnyOf<I8, UI<8>, I16, UI<16>, I32, UI<32>, I64, UI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<I8, UI<8>, I16, UI<16>, I32, UI<32>, I64, UI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I8, UI<8>, I16, UI<16>, I32, UI<32>, I64, UI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<I8, UI<8>, I16, UI<16>, I32, UI<32>, I64, UI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      x: %x,
      y: %y,
      z: %z)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.UMax attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.UMin attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @GlobalVariable attributes {
    varve.printer = "code",
    varve.traits = ["InModuleScope", "Symbol"],
    varve.format = "`` custom<SymbolName>($sym_name) (`initializer` `(` $initializer^ `)`)? `` custom<Decorations>($descriptor_set, $binding, $built_in) attr-dict custom<PointerType>($type)",
    varve.discardable = ["descriptor_set", "built_in"]
  } {
    %type = irdl.any {varve.rule = "TypeAttr"}
    %sym_name = irdl.any {varve.rule = "StrAttr"}
    %initializer = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %location = irdl.any {varve.rule = "I32Attr"}
    %binding = irdl.any {varve.rule = "I32Attr"}
    %descriptorSet = irdl.any {varve.rule = "I32Attr"}
    %builtin = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "type" = %type,
      "sym_name" = %sym_name,
      "initializer" = %initializer,
      "location" = %location,
      "binding" = %binding,
      "descriptorSet" = %descriptorSet,
      "builtin" = %builtin
    } {
      varve.optional = ["initializer", "location", "binding", "descriptorSet", "builtin"]
    }
  }
  irdl.operation @IAdd attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Commutative", "UsableInSpecConstantOp", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @IEqual attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Commutative", "UsableInSpecConstantOp", "Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfNonZeroRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @IMul attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Commutative", "UsableInSpecConstantOp", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @INotEqual attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Commutative", "UsableInSpecConstantOp", "Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfNonZeroRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @ISub attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["UsableInSpecConstantOp", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @IsInf attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($result) = over(type($operand), e: i1)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfNonZeroRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @IsNan attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($result) = over(type($operand), e: i1)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfNonZeroRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @LogicalAnd attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Commutative", "UsableInSpecConstantOp", "Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfNonZeroRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfNonZeroRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfNonZeroRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @LogicalEqual attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Commutative", "UsableInSpecConstantOp", "Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfNonZeroRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfNonZeroRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfNonZeroRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @LogicalNot attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["UsableInSpecConstantOp", "Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($result) = over(type($operand), e: i1)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfNonZeroRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfNonZeroRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @LogicalNotEqual attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Commutative", "UsableInSpecConstantOp", "Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfNonZeroRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfNonZeroRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfNonZeroRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @LogicalOr attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Commutative", "UsableInSpecConstantOp", "Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfNonZeroRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfNonZeroRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfNonZeroRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @Not attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["UsableInSpecConstantOp", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @OCL.ceil attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @OCL.cos attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @OCL.erf attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @OCL.exp attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @OCL.fabs attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @OCL.floor attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @OCL.log attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @OCL.pow attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @OCL.rsqrt attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @OCL.s_abs attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @OCL.sin attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @OCL.sqrt attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @OCL.tanh attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @Ordered attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Commutative", "Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfNonZeroRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @SDiv attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["UsableInSpecConstantOp", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @SGreaterThan attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["UsableInSpecConstantOp", "SignedOp", "Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfNonZeroRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @SGreaterThanEqual attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["UsableInSpecConstantOp", "SignedOp", "Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfNonZeroRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @SLessThan attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["UsableInSpecConstantOp", "SignedOp", "Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfNonZeroRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @SLessThanEqual attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["UsableInSpecConstantOp", "SignedOp", "Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfNonZeroRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @SMod attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["UsableInSpecConstantOp", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @SNegate attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["UsableInSpecConstantOp", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @SRem attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["UsableInSpecConstantOp", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @ShiftLeftLogical attributes {
    varve.traits = ["UsableInSpecConstantOp", "Pure", "SameOperandsAndResultShape"],
    varve.format = "operands attr-dict `:` type($operand1) `,` type($operand2)",
    varve.let = ["type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @ShiftRightArithmetic attributes {
    varve.traits = ["UsableInSpecConstantOp", "Pure", "SameOperandsAndResultShape"],
    varve.format = "operands attr-dict `:` type($operand1) `,` type($operand2)",
    varve.let = ["type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @ShiftRightLogical attributes {
    varve.traits = ["UsableInSpecConstantOp", "Pure", "SameOperandsAndResultShape"],
    varve.format = "operands attr-dict `:` type($operand1) `,` type($operand2)",
    varve.let = ["type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @UDiv attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["UnsignedOp", "UsableInSpecConstantOp", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @UGreaterThan attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["UnsignedOp", "UsableInSpecConstantOp", "Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfNonZeroRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @UGreaterThanEqual attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["UnsignedOp", "UsableInSpecConstantOp", "Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfNonZeroRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @ULessThan attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["UnsignedOp", "UsableInSpecConstantOp", "Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfNonZeroRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @ULessThanEqual attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["UnsignedOp", "UsableInSpecConstantOp", "Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfNonZeroRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @UMod attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["UnsignedOp", "UsableInSpecConstantOp", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @Undef attributes {
    varve.format = "attr-dict `:` type($result)"
  } {
    %result = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, !spv.ptr, !spv.array, !spv.rtarray, !spv.struct, !spv.coopmatrix, !spv.matrix, !spv.sampled_image>"}
    irdl.results(
      result: %result)
  }
  irdl.operation @Unordered attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Commutative", "Pure", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfNonZeroRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @func attributes {
    varve.syntax = "hook:spv.func",
    varve.traits = ["AutomaticAllocationScope", "FunctionOpInterface", "InModuleScope", "IsolatedFromAbove", "Symbol"]
  } {
    %type = irdl.any {varve.rule = "TypeAttr"}
    %sym_name = irdl.any {varve.rule = "StrAttr"}
    %function_control = irdl.any {varve.rule = "enum<@FunctionControl>"}
    irdl.attributes {
      "type" = %type,
      "sym_name" = %sym_name,
      "function_control" = %function_control
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @mlir.addressof attributes {
    varve.format = "$variable attr-dict `:` type($pointer)",
    varve.traits = ["InFunctionScope", "Pure"],
    varve.names = "{$variable}_addr"
  } {
    %pointer = irdl.base "!spv.ptr"
    %variable = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.results(
      pointer: %pointer)
    irdl.attributes {
      "variable" = %variable
    }
  }
}
