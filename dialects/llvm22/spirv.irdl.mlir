irdl.dialect @spirv attributes {
  varve.set = "llvm22",
  varve.unknown = ["operations"]
} {
  "varve.enum"() {
    sym_name = "AddressingModel",
    storage = i32,
    cases = [
      ["Logical", 0 : i32],
      ["Physical32", 1 : i32],
      ["Physical64", 2 : i32],
      ["PhysicalStorageBuffer64", 5348 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "BuiltIn",
    storage = i32,
    cases = [
      ["Position", 0 : i32],
      ["PointSize", 1 : i32],
      ["ClipDistance", 3 : i32],
      ["CullDistance", 4 : i32],
      ["VertexId", 5 : i32],
      ["InstanceId", 6 : i32],
      ["PrimitiveId", 7 : i32],
      ["InvocationId", 8 : i32],
      ["Layer", 9 : i32],
      ["ViewportIndex", 10 : i32],
      ["TessLevelOuter", 11 : i32],
      ["TessLevelInner", 12 : i32],
      ["TessCoord", 13 : i32],
      ["PatchVertices", 14 : i32],
      ["FragCoord", 15 : i32],
      ["PointCoord", 16 : i32],
      ["FrontFacing", 17 : i32],
      ["SampleId", 18 : i32],
      ["SamplePosition", 19 : i32],
      ["SampleMask", 20 : i32],
      ["FragDepth", 22 : i32],
      ["HelperInvocation", 23 : i32],
      ["NumWorkgroups", 24 : i32],
      ["WorkgroupSize", 25 : i32],
      ["WorkgroupId", 26 : i32],
      ["LocalInvocationId", 27 : i32],
      ["GlobalInvocationId", 28 : i32],
      ["LocalInvocationIndex", 29 : i32],
      ["WorkDim", 30 : i32],
      ["GlobalSize", 31 : i32],
      ["EnqueuedWorkgroupSize", 32 : i32],
      ["GlobalOffset", 33 : i32],
      ["GlobalLinearId", 34 : i32],
      ["SubgroupSize", 36 : i32],
      ["SubgroupMaxSize", 37 : i32],
      ["NumSubgroups", 38 : i32],
      ["NumEnqueuedSubgroups", 39 : i32],
      ["SubgroupId", 40 : i32],
      ["SubgroupLocalInvocationId", 41 : i32],
      ["VertexIndex", 42 : i32],
      ["InstanceIndex", 43 : i32],
      ["SubgroupEqMask", 4416 : i32],
      ["SubgroupGeMask", 4417 : i32],
      ["SubgroupGtMask", 4418 : i32],
      ["SubgroupLeMask", 4419 : i32],
      ["SubgroupLtMask", 4420 : i32],
      ["BaseVertex", 4424 : i32],
      ["BaseInstance", 4425 : i32],
      ["DrawIndex", 4426 : i32],
      ["PrimitiveShadingRateKHR", 4432 : i32],
      ["DeviceIndex", 4438 : i32],
      ["ViewIndex", 4440 : i32],
      ["ShadingRateKHR", 4444 : i32],
      ["BaryCoordNoPerspAMD", 4992 : i32],
      ["BaryCoordNoPerspCentroidAMD", 4993 : i32],
      ["BaryCoordNoPerspSampleAMD", 4994 : i32],
      ["BaryCoordSmoothAMD", 4995 : i32],
      ["BaryCoordSmoothCentroidAMD", 4996 : i32],
      ["BaryCoordSmoothSampleAMD", 4997 : i32],
      ["BaryCoordPullModelAMD", 4998 : i32],
      ["FragStencilRefEXT", 5014 : i32],
      ["ViewportMaskNV", 5253 : i32],
      ["SecondaryPositionNV", 5257 : i32],
      ["SecondaryViewportMaskNV", 5258 : i32],
      ["PositionPerViewNV", 5261 : i32],
      ["ViewportMaskPerViewNV", 5262 : i32],
      ["FullyCoveredEXT", 5264 : i32],
      ["BaryCoordKHR", 5286 : i32],
      ["BaryCoordNoPerspKHR", 5287 : i32],
      ["FragSizeEXT", 5292 : i32],
      ["FragInvocationCountEXT", 5293 : i32],
      ["PrimitivePointIndicesEXT", 5294 : i32],
      ["PrimitiveLineIndicesEXT", 5295 : i32],
      ["PrimitiveTriangleIndicesEXT", 5296 : i32],
      ["CullPrimitiveEXT", 5299 : i32],
      ["LaunchIdKHR", 5319 : i32],
      ["LaunchSizeKHR", 5320 : i32],
      ["WorldRayOriginKHR", 5321 : i32],
      ["WorldRayDirectionKHR", 5322 : i32],
      ["ObjectRayOriginKHR", 5323 : i32],
      ["ObjectRayDirectionKHR", 5324 : i32],
      ["RayTminKHR", 5325 : i32],
      ["RayTmaxKHR", 5326 : i32],
      ["InstanceCustomIndexKHR", 5327 : i32],
      ["ObjectToWorldKHR", 5330 : i32],
      ["WorldToObjectKHR", 5331 : i32],
      ["HitTNV", 5332 : i32],
      ["HitKindKHR", 5333 : i32],
      ["CurrentRayTimeNV", 5334 : i32],
      ["IncomingRayFlagsKHR", 5351 : i32],
      ["RayGeometryIndexKHR", 5352 : i32],
      ["WarpsPerSMNV", 5374 : i32],
      ["SMCountNV", 5375 : i32],
      ["WarpIDNV", 5376 : i32],
      ["SMIDNV", 5377 : i32],
      ["CullMaskKHR", 6021 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "Capability",
    storage = i32,
    cases = [
      ["Matrix", 0 : i32],
      ["Addresses", 4 : i32],
      ["Linkage", 5 : i32],
      ["Kernel", 6 : i32],
      ["Float16", 9 : i32],
      ["Float64", 10 : i32],
      ["Int64", 11 : i32],
      ["Groups", 18 : i32],
      ["Int16", 22 : i32],
      ["Int8", 39 : i32],
      ["Sampled1D", 43 : i32],
      ["SampledBuffer", 46 : i32],
      ["GroupNonUniform", 61 : i32],
      ["ShaderLayer", 69 : i32],
      ["ShaderViewportIndex", 70 : i32],
      ["UniformDecoration", 71 : i32],
      ["SubgroupBallotKHR", 4423 : i32],
      ["SubgroupVoteKHR", 4431 : i32],
      ["StorageBuffer16BitAccess", 4433 : i32],
      ["StoragePushConstant16", 4435 : i32],
      ["StorageInputOutput16", 4436 : i32],
      ["DeviceGroup", 4437 : i32],
      ["AtomicStorageOps", 4445 : i32],
      ["SampleMaskPostDepthCoverage", 4447 : i32],
      ["StorageBuffer8BitAccess", 4448 : i32],
      ["StoragePushConstant8", 4450 : i32],
      ["DenormPreserve", 4464 : i32],
      ["DenormFlushToZero", 4465 : i32],
      ["SignedZeroInfNanPreserve", 4466 : i32],
      ["RoundingModeRTE", 4467 : i32],
      ["RoundingModeRTZ", 4468 : i32],
      ["ImageFootprintNV", 5282 : i32],
      ["FragmentBarycentricKHR", 5284 : i32],
      ["MeshShadingEXT", 5283 : i32],
      ["ComputeDerivativeGroupQuadsNV", 5288 : i32],
      ["GroupNonUniformPartitionedNV", 5297 : i32],
      ["VulkanMemoryModel", 5345 : i32],
      ["VulkanMemoryModelDeviceScope", 5346 : i32],
      ["ComputeDerivativeGroupLinearNV", 5350 : i32],
      ["BindlessTextureNV", 5390 : i32],
      ["SubgroupShuffleINTEL", 5568 : i32],
      ["SubgroupBufferBlockIOINTEL", 5569 : i32],
      ["SubgroupImageBlockIOINTEL", 5570 : i32],
      ["SubgroupImageMediaBlockIOINTEL", 5579 : i32],
      ["RoundToInfinityINTEL", 5582 : i32],
      ["FloatingPointModeINTEL", 5583 : i32],
      ["FunctionPointersINTEL", 5603 : i32],
      ["IndirectReferencesINTEL", 5604 : i32],
      ["AsmINTEL", 5606 : i32],
      ["AtomicFloat32MinMaxEXT", 5612 : i32],
      ["AtomicFloat64MinMaxEXT", 5613 : i32],
      ["AtomicFloat16MinMaxEXT", 5616 : i32],
      ["VectorAnyINTEL", 5619 : i32],
      ["ExpectAssumeKHR", 5629 : i32],
      ["SubgroupAvcMotionEstimationINTEL", 5696 : i32],
      ["SubgroupAvcMotionEstimationIntraINTEL", 5697 : i32],
      ["SubgroupAvcMotionEstimationChromaINTEL", 5698 : i32],
      ["VariableLengthArrayINTEL", 5817 : i32],
      ["FunctionFloatControlINTEL", 5821 : i32],
      ["FPGAMemoryAttributesINTEL", 5824 : i32],
      ["ArbitraryPrecisionIntegersINTEL", 5844 : i32],
      ["ArbitraryPrecisionFloatingPointINTEL", 5845 : i32],
      ["UnstructuredLoopControlsINTEL", 5886 : i32],
      ["FPGALoopControlsINTEL", 5888 : i32],
      ["KernelAttributesINTEL", 5892 : i32],
      ["FPGAKernelAttributesINTEL", 5897 : i32],
      ["FPGAMemoryAccessesINTEL", 5898 : i32],
      ["FPGAClusterAttributesINTEL", 5904 : i32],
      ["LoopFuseINTEL", 5906 : i32],
      ["MemoryAccessAliasingINTEL", 5910 : i32],
      ["FPGABufferLocationINTEL", 5920 : i32],
      ["ArbitraryPrecisionFixedPointINTEL", 5922 : i32],
      ["USMStorageClassesINTEL", 5935 : i32],
      ["IOPipesINTEL", 5943 : i32],
      ["BlockingPipesALTERA", 5945 : i32],
      ["FPGARegINTEL", 5948 : i32],
      ["DotProductInputAll", 6016 : i32],
      ["DotProductInput4x8BitPacked", 6018 : i32],
      ["DotProduct", 6019 : i32],
      ["RayCullMaskKHR", 6020 : i32],
      ["CooperativeMatrixKHR", 6022 : i32],
      ["ReplicatedCompositesEXT", 6024 : i32],
      ["BitInstructions", 6025 : i32],
      ["AtomicFloat32AddEXT", 6033 : i32],
      ["AtomicFloat64AddEXT", 6034 : i32],
      ["LongConstantCompositeINTEL", 6089 : i32],
      ["OptNoneINTEL", 6094 : i32],
      ["AtomicFloat16AddEXT", 6095 : i32],
      ["DebugInfoModuleINTEL", 6114 : i32],
      ["SplitBarrierINTEL", 6141 : i32],
      ["GroupUniformArithmeticKHR", 6400 : i32],
      ["Shader", 1 : i32],
      ["Vector16", 7 : i32],
      ["Float16Buffer", 8 : i32],
      ["Int64Atomics", 12 : i32],
      ["ImageBasic", 13 : i32],
      ["Pipes", 17 : i32],
      ["DeviceEnqueue", 19 : i32],
      ["LiteralSampler", 20 : i32],
      ["GenericPointer", 38 : i32],
      ["Image1D", 44 : i32],
      ["ImageBuffer", 47 : i32],
      ["NamedBarrier", 59 : i32],
      ["GroupNonUniformVote", 62 : i32],
      ["GroupNonUniformArithmetic", 63 : i32],
      ["GroupNonUniformBallot", 64 : i32],
      ["GroupNonUniformShuffle", 65 : i32],
      ["GroupNonUniformShuffleRelative", 66 : i32],
      ["GroupNonUniformClustered", 67 : i32],
      ["GroupNonUniformQuad", 68 : i32],
      ["StorageUniform16", 4434 : i32],
      ["UniformAndStorageBuffer8BitAccess", 4449 : i32],
      ["UniformTexelBufferArrayDynamicIndexing", 5304 : i32],
      ["VectorComputeINTEL", 5617 : i32],
      ["FPFastMathModeINTEL", 5837 : i32],
      ["DotProductInput4x8Bit", 6017 : i32],
      ["GroupNonUniformRotateKHR", 6026 : i32],
      ["Geometry", 2 : i32],
      ["Tessellation", 3 : i32],
      ["ImageReadWrite", 14 : i32],
      ["ImageMipmap", 15 : i32],
      ["AtomicStorage", 21 : i32],
      ["ImageGatherExtended", 25 : i32],
      ["StorageImageMultisample", 27 : i32],
      ["UniformBufferArrayDynamicIndexing", 28 : i32],
      ["SampledImageArrayDynamicIndexing", 29 : i32],
      ["StorageBufferArrayDynamicIndexing", 30 : i32],
      ["StorageImageArrayDynamicIndexing", 31 : i32],
      ["ClipDistance", 32 : i32],
      ["CullDistance", 33 : i32],
      ["SampleRateShading", 35 : i32],
      ["SampledRect", 37 : i32],
      ["InputAttachment", 40 : i32],
      ["SparseResidency", 41 : i32],
      ["MinLod", 42 : i32],
      ["SampledCubeArray", 45 : i32],
      ["ImageMSArray", 48 : i32],
      ["StorageImageExtendedFormats", 49 : i32],
      ["ImageQuery", 50 : i32],
      ["DerivativeControl", 51 : i32],
      ["InterpolationFunction", 52 : i32],
      ["TransformFeedback", 53 : i32],
      ["StorageImageReadWithoutFormat", 55 : i32],
      ["StorageImageWriteWithoutFormat", 56 : i32],
      ["SubgroupDispatch", 58 : i32],
      ["PipeStorage", 60 : i32],
      ["FragmentShadingRateKHR", 4422 : i32],
      ["DrawParameters", 4427 : i32],
      ["WorkgroupMemoryExplicitLayoutKHR", 4428 : i32],
      ["WorkgroupMemoryExplicitLayout16BitAccessKHR", 4430 : i32],
      ["MultiView", 4439 : i32],
      ["VariablePointersStorageBuffer", 4441 : i32],
      ["RayQueryProvisionalKHR", 4471 : i32],
      ["RayQueryKHR", 4472 : i32],
      ["RayTracingKHR", 4479 : i32],
      ["Float16ImageAMD", 5008 : i32],
      ["ImageGatherBiasLodAMD", 5009 : i32],
      ["FragmentMaskAMD", 5010 : i32],
      ["StencilExportEXT", 5013 : i32],
      ["ImageReadWriteLodAMD", 5015 : i32],
      ["Int64ImageEXT", 5016 : i32],
      ["ShaderClockKHR", 5055 : i32],
      ["FragmentFullyCoveredEXT", 5265 : i32],
      ["FragmentDensityEXT", 5291 : i32],
      ["ShaderNonUniform", 5301 : i32],
      ["RuntimeDescriptorArray", 5302 : i32],
      ["StorageTexelBufferArrayDynamicIndexing", 5305 : i32],
      ["RayTracingNV", 5340 : i32],
      ["RayTracingMotionBlurNV", 5341 : i32],
      ["PhysicalStorageBufferAddresses", 5347 : i32],
      ["RayTracingProvisionalKHR", 5353 : i32],
      ["FragmentShaderSampleInterlockEXT", 5363 : i32],
      ["FragmentShaderShadingRateInterlockEXT", 5372 : i32],
      ["ShaderSMBuiltinsNV", 5373 : i32],
      ["FragmentShaderPixelInterlockEXT", 5378 : i32],
      ["DemoteToHelperInvocation", 5379 : i32],
      ["IntegerFunctions2INTEL", 5584 : i32],
      ["TessellationPointSize", 23 : i32],
      ["GeometryPointSize", 24 : i32],
      ["ImageCubeArray", 34 : i32],
      ["ImageRect", 36 : i32],
      ["GeometryStreams", 54 : i32],
      ["MultiViewport", 57 : i32],
      ["TensorsARM", 4174 : i32],
      ["StorageTensorArrayDynamicIndexingEXT", 4175 : i32],
      ["StorageTensorArrayNonUniformIndexingEXT", 4176 : i32],
      ["GraphARM", 4191 : i32],
      ["WorkgroupMemoryExplicitLayout8BitAccessKHR", 4429 : i32],
      ["VariablePointers", 4442 : i32],
      ["RayTraversalPrimitiveCullingKHR", 4478 : i32],
      ["SampleMaskOverrideCoverageNV", 5249 : i32],
      ["GeometryShaderPassthroughNV", 5251 : i32],
      ["PerViewAttributesNV", 5260 : i32],
      ["InputAttachmentArrayDynamicIndexing", 5303 : i32],
      ["UniformBufferArrayNonUniformIndexing", 5306 : i32],
      ["SampledImageArrayNonUniformIndexing", 5307 : i32],
      ["StorageBufferArrayNonUniformIndexing", 5308 : i32],
      ["StorageImageArrayNonUniformIndexing", 5309 : i32],
      ["InputAttachmentArrayNonUniformIndexing", 5310 : i32],
      ["UniformTexelBufferArrayNonUniformIndexing", 5311 : i32],
      ["StorageTexelBufferArrayNonUniformIndexing", 5312 : i32],
      ["ShaderViewportIndexLayerEXT", 5254 : i32],
      ["ShaderViewportMaskNV", 5255 : i32],
      ["ShaderStereoViewNV", 5259 : i32],
      ["Bfloat16ConversionINTEL", 6115 : i32],
      ["CacheControlsINTEL", 6441 : i32],
      ["BFloat16TypeKHR", 5116 : i32],
      ["BFloat16DotProductKHR", 5117 : i32],
      ["BFloat16CooperativeMatrixKHR", 5118 : i32],
      ["TensorFloat32RoundingINTEL", 6425 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ClientAPI",
    storage = i32,
    cases = [
      ["Metal", 0 : i32],
      ["OpenCL", 1 : i32],
      ["Vulkan", 2 : i32],
      ["WebGPU", 3 : i32],
      ["Unknown", 4294967295 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "CooperativeMatrixLayoutKHR",
    storage = i32,
    cases = [
      ["RowMajor", 0 : i32],
      ["ColumnMajor", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "CooperativeMatrixOperandsKHR",
    storage = i32,
    cases = [
      ["None", 0 : i32],
      ["ASigned", 1 : i32],
      ["BSigned", 2 : i32],
      ["CSigned", 4 : i32],
      ["ResultSigned", 8 : i32],
      ["AccSat", 16 : i32]
    ],
    bits,
    quoted,
    separator = "|"
  } : () -> ()
  "varve.enum"() {
    sym_name = "CooperativeMatrixUseKHR",
    storage = i32,
    cases = [
      ["MatrixA", 0 : i32],
      ["MatrixB", 1 : i32],
      ["MatrixAcc", 2 : i32]
    ]
  } : () -> ()
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
      ["PerPrimitiveEXT", 5271 : i32],
      ["PerVertexKHR", 5285 : i32],
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
      ["AliasScopeINTEL", 5914 : i32],
      ["NoAliasINTEL", 5915 : i32],
      ["BufferLocationINTEL", 5921 : i32],
      ["IOPipeStorageINTEL", 5944 : i32],
      ["FunctionFloatingPointModeINTEL", 6080 : i32],
      ["SingleElementVectorINTEL", 6085 : i32],
      ["VectorComputeCallableFunctionINTEL", 6087 : i32],
      ["MediaBlockIOINTEL", 6140 : i32],
      ["CacheControlLoadINTEL", 6442 : i32],
      ["CacheControlStoreINTEL", 6443 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "DeviceType",
    storage = i32,
    cases = [
      ["Other", 3 : i32],
      ["IntegratedGPU", 2 : i32],
      ["DiscreteGPU", 1 : i32],
      ["CPU", 0 : i32],
      ["Unknown", 4294967295 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "Dim",
    storage = i32,
    cases = [
      ["Dim1D", 0 : i32],
      ["Dim2D", 1 : i32],
      ["Dim3D", 2 : i32],
      ["Cube", 3 : i32],
      ["Rect", 4 : i32],
      ["Buffer", 5 : i32],
      ["SubpassData", 6 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ExecutionMode",
    storage = i32,
    cases = [
      ["Invocations", 0 : i32],
      ["SpacingEqual", 1 : i32],
      ["SpacingFractionalEven", 2 : i32],
      ["SpacingFractionalOdd", 3 : i32],
      ["VertexOrderCw", 4 : i32],
      ["VertexOrderCcw", 5 : i32],
      ["PixelCenterInteger", 6 : i32],
      ["OriginUpperLeft", 7 : i32],
      ["OriginLowerLeft", 8 : i32],
      ["EarlyFragmentTests", 9 : i32],
      ["PointMode", 10 : i32],
      ["Xfb", 11 : i32],
      ["DepthReplacing", 12 : i32],
      ["DepthGreater", 14 : i32],
      ["DepthLess", 15 : i32],
      ["DepthUnchanged", 16 : i32],
      ["LocalSize", 17 : i32],
      ["LocalSizeHint", 18 : i32],
      ["InputPoints", 19 : i32],
      ["InputLines", 20 : i32],
      ["InputLinesAdjacency", 21 : i32],
      ["Triangles", 22 : i32],
      ["InputTrianglesAdjacency", 23 : i32],
      ["Quads", 24 : i32],
      ["Isolines", 25 : i32],
      ["OutputVertices", 26 : i32],
      ["OutputPoints", 27 : i32],
      ["OutputLineStrip", 28 : i32],
      ["OutputTriangleStrip", 29 : i32],
      ["VecTypeHint", 30 : i32],
      ["ContractionOff", 31 : i32],
      ["Initializer", 33 : i32],
      ["Finalizer", 34 : i32],
      ["SubgroupSize", 35 : i32],
      ["SubgroupsPerWorkgroup", 36 : i32],
      ["SubgroupsPerWorkgroupId", 37 : i32],
      ["LocalSizeId", 38 : i32],
      ["LocalSizeHintId", 39 : i32],
      ["SubgroupUniformControlFlowKHR", 4421 : i32],
      ["PostDepthCoverage", 4446 : i32],
      ["DenormPreserve", 4459 : i32],
      ["DenormFlushToZero", 4460 : i32],
      ["SignedZeroInfNanPreserve", 4461 : i32],
      ["RoundingModeRTE", 4462 : i32],
      ["RoundingModeRTZ", 4463 : i32],
      ["EarlyAndLateFragmentTestsAMD", 5017 : i32],
      ["StencilRefReplacingEXT", 5027 : i32],
      ["StencilRefUnchangedFrontAMD", 5079 : i32],
      ["StencilRefGreaterFrontAMD", 5080 : i32],
      ["StencilRefLessFrontAMD", 5081 : i32],
      ["StencilRefUnchangedBackAMD", 5082 : i32],
      ["StencilRefGreaterBackAMD", 5083 : i32],
      ["StencilRefLessBackAMD", 5084 : i32],
      ["OutputLinesEXT", 5269 : i32],
      ["OutputPrimitivesEXT", 5270 : i32],
      ["DerivativeGroupQuadsNV", 5289 : i32],
      ["DerivativeGroupLinearNV", 5290 : i32],
      ["OutputTrianglesEXT", 5298 : i32],
      ["PixelInterlockOrderedEXT", 5366 : i32],
      ["PixelInterlockUnorderedEXT", 5367 : i32],
      ["SampleInterlockOrderedEXT", 5368 : i32],
      ["SampleInterlockUnorderedEXT", 5369 : i32],
      ["ShadingRateInterlockOrderedEXT", 5370 : i32],
      ["ShadingRateInterlockUnorderedEXT", 5371 : i32],
      ["SharedLocalMemorySizeINTEL", 5618 : i32],
      ["RoundingModeRTPINTEL", 5620 : i32],
      ["RoundingModeRTNINTEL", 5621 : i32],
      ["FloatingPointModeALTINTEL", 5622 : i32],
      ["FloatingPointModeIEEEINTEL", 5623 : i32],
      ["MaxWorkgroupSizeINTEL", 5893 : i32],
      ["MaxWorkDimINTEL", 5894 : i32],
      ["NoGlobalOffsetINTEL", 5895 : i32],
      ["NumSIMDWorkitemsINTEL", 5896 : i32],
      ["SchedulerTargetFmaxMhzINTEL", 5903 : i32],
      ["StreamingInterfaceINTEL", 6154 : i32],
      ["NamedBarrierCountINTEL", 6417 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ExecutionModel",
    storage = i32,
    cases = [
      ["Vertex", 0 : i32],
      ["TessellationControl", 1 : i32],
      ["TessellationEvaluation", 2 : i32],
      ["Geometry", 3 : i32],
      ["Fragment", 4 : i32],
      ["GLCompute", 5 : i32],
      ["Kernel", 6 : i32],
      ["RayGenerationKHR", 5313 : i32],
      ["IntersectionKHR", 5314 : i32],
      ["AnyHitKHR", 5315 : i32],
      ["ClosestHitKHR", 5316 : i32],
      ["MissKHR", 5317 : i32],
      ["CallableKHR", 5318 : i32],
      ["TaskEXT", 5364 : i32],
      ["MeshEXT", 5365 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "Extension",
    storage = i32,
    cases = [
      ["SPV_KHR_16bit_storage", 0 : i32],
      ["SPV_KHR_8bit_storage", 1 : i32],
      ["SPV_KHR_device_group", 2 : i32],
      ["SPV_KHR_float_controls", 3 : i32],
      ["SPV_KHR_physical_storage_buffer", 4 : i32],
      ["SPV_KHR_multiview", 5 : i32],
      ["SPV_KHR_no_integer_wrap_decoration", 6 : i32],
      ["SPV_KHR_post_depth_coverage", 7 : i32],
      ["SPV_KHR_shader_atomic_counter_ops", 8 : i32],
      ["SPV_KHR_shader_ballot", 9 : i32],
      ["SPV_KHR_shader_clock", 10 : i32],
      ["SPV_KHR_shader_draw_parameters", 11 : i32],
      ["SPV_KHR_storage_buffer_storage_class", 12 : i32],
      ["SPV_KHR_subgroup_vote", 13 : i32],
      ["SPV_KHR_variable_pointers", 14 : i32],
      ["SPV_KHR_vulkan_memory_model", 15 : i32],
      ["SPV_KHR_expect_assume", 16 : i32],
      ["SPV_KHR_integer_dot_product", 17 : i32],
      ["SPV_KHR_bit_instructions", 18 : i32],
      ["SPV_KHR_fragment_shading_rate", 19 : i32],
      ["SPV_KHR_workgroup_memory_explicit_layout", 20 : i32],
      ["SPV_KHR_ray_query", 21 : i32],
      ["SPV_KHR_ray_tracing", 22 : i32],
      ["SPV_KHR_subgroup_uniform_control_flow", 23 : i32],
      ["SPV_KHR_linkonce_odr", 24 : i32],
      ["SPV_KHR_fragment_shader_barycentric", 25 : i32],
      ["SPV_KHR_ray_cull_mask", 26 : i32],
      ["SPV_KHR_uniform_group_instructions", 27 : i32],
      ["SPV_KHR_subgroup_rotate", 28 : i32],
      ["SPV_KHR_non_semantic_info", 29 : i32],
      ["SPV_KHR_terminate_invocation", 30 : i32],
      ["SPV_KHR_cooperative_matrix", 31 : i32],
      ["SPV_KHR_bfloat16", 32 : i32],
      ["SPV_EXT_demote_to_helper_invocation", 1000 : i32],
      ["SPV_EXT_descriptor_indexing", 1001 : i32],
      ["SPV_EXT_fragment_fully_covered", 1002 : i32],
      ["SPV_EXT_fragment_invocation_density", 1003 : i32],
      ["SPV_EXT_fragment_shader_interlock", 1004 : i32],
      ["SPV_EXT_physical_storage_buffer", 1005 : i32],
      ["SPV_EXT_shader_stencil_export", 1006 : i32],
      ["SPV_EXT_shader_viewport_index_layer", 1007 : i32],
      ["SPV_EXT_shader_atomic_float_add", 1008 : i32],
      ["SPV_EXT_shader_atomic_float_min_max", 1009 : i32],
      ["SPV_EXT_shader_image_int64", 1010 : i32],
      ["SPV_EXT_shader_atomic_float16_add", 1011 : i32],
      ["SPV_EXT_mesh_shader", 1012 : i32],
      ["SPV_EXT_replicated_composites", 1013 : i32],
      ["SPV_ARM_tensors", 6000 : i32],
      ["SPV_ARM_graph", 6001 : i32],
      ["SPV_AMD_gpu_shader_half_float_fetch", 2000 : i32],
      ["SPV_AMD_shader_ballot", 2001 : i32],
      ["SPV_AMD_shader_explicit_vertex_parameter", 2002 : i32],
      ["SPV_AMD_shader_fragment_mask", 2003 : i32],
      ["SPV_AMD_shader_image_load_store_lod", 2004 : i32],
      ["SPV_AMD_texture_gather_bias_lod", 2005 : i32],
      ["SPV_AMD_shader_early_and_late_fragment_tests", 2006 : i32],
      ["SPV_GOOGLE_decorate_string", 3000 : i32],
      ["SPV_GOOGLE_hlsl_functionality1", 3001 : i32],
      ["SPV_GOOGLE_user_type", 3002 : i32],
      ["SPV_INTEL_device_side_avc_motion_estimation", 4000 : i32],
      ["SPV_INTEL_media_block_io", 4001 : i32],
      ["SPV_INTEL_shader_integer_functions2", 4002 : i32],
      ["SPV_INTEL_subgroups", 4003 : i32],
      ["SPV_INTEL_vector_compute", 4007 : i32],
      ["SPV_INTEL_float_controls2", 4004 : i32],
      ["SPV_INTEL_function_pointers", 4005 : i32],
      ["SPV_INTEL_inline_assembly", 4006 : i32],
      ["SPV_INTEL_variable_length_array", 4008 : i32],
      ["SPV_INTEL_fpga_memory_attributes", 4009 : i32],
      ["SPV_INTEL_unstructured_loop_controls", 4012 : i32],
      ["SPV_INTEL_fpga_loop_controls", 4013 : i32],
      ["SPV_INTEL_arbitrary_precision_integers", 4010 : i32],
      ["SPV_INTEL_arbitrary_precision_floating_point", 4011 : i32],
      ["SPV_INTEL_kernel_attributes", 4014 : i32],
      ["SPV_INTEL_fpga_memory_accesses", 4015 : i32],
      ["SPV_INTEL_fpga_cluster_attributes", 4016 : i32],
      ["SPV_INTEL_loop_fuse", 4017 : i32],
      ["SPV_INTEL_fpga_buffer_location", 4018 : i32],
      ["SPV_INTEL_arbitrary_precision_fixed_point", 4019 : i32],
      ["SPV_INTEL_usm_storage_classes", 4020 : i32],
      ["SPV_INTEL_io_pipes", 4021 : i32],
      ["SPV_ALTERA_blocking_pipes", 4022 : i32],
      ["SPV_INTEL_fpga_reg", 4023 : i32],
      ["SPV_INTEL_long_constant_composite", 4024 : i32],
      ["SPV_INTEL_optnone", 4025 : i32],
      ["SPV_INTEL_debug_module", 4026 : i32],
      ["SPV_INTEL_fp_fast_math_mode", 4027 : i32],
      ["SPV_INTEL_memory_access_aliasing", 4028 : i32],
      ["SPV_INTEL_split_barrier", 4029 : i32],
      ["SPV_INTEL_bfloat16_conversion", 4031 : i32],
      ["SPV_INTEL_cache_controls", 4032 : i32],
      ["SPV_INTEL_tensor_float32_conversion", 4033 : i32],
      ["SPV_NV_compute_shader_derivatives", 5000 : i32],
      ["SPV_NV_cooperative_matrix", 5001 : i32],
      ["SPV_NV_fragment_shader_barycentric", 5002 : i32],
      ["SPV_NV_geometry_shader_passthrough", 5003 : i32],
      ["SPV_NV_ray_tracing", 5005 : i32],
      ["SPV_NV_sample_mask_override_coverage", 5006 : i32],
      ["SPV_NV_shader_image_footprint", 5007 : i32],
      ["SPV_NV_shader_sm_builtins", 5008 : i32],
      ["SPV_NV_shader_subgroup_partitioned", 5009 : i32],
      ["SPV_NV_shading_rate", 5010 : i32],
      ["SPV_NV_stereo_view_rendering", 5011 : i32],
      ["SPV_NV_viewport_array2", 5012 : i32],
      ["SPV_NV_bindless_texture", 5013 : i32],
      ["SPV_NV_ray_tracing_motion_blur", 5014 : i32],
      ["SPV_NVX_multiview_per_view_attributes", 5015 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "FPEncoding",
    storage = i32,
    cases = [
      ["BFloat16KHR", 0 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "FPFastMathMode",
    storage = i32,
    cases = [
      ["None", 0 : i32],
      ["NotNaN", 1 : i32],
      ["NotInf", 2 : i32],
      ["NSZ", 4 : i32],
      ["AllowRecip", 8 : i32],
      ["Fast", 16 : i32],
      ["AllowContractFastINTEL", 65536 : i32],
      ["AllowReassocINTEL", 131072 : i32]
    ],
    bits,
    quoted,
    separator = "|"
  } : () -> ()
  "varve.enum"() {
    sym_name = "FPRoundingMode",
    storage = i32,
    cases = [
      ["RTE", 0 : i32],
      ["RTZ", 1 : i32],
      ["RTP", 2 : i32],
      ["RTN", 3 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "FunctionControl",
    storage = i32,
    cases = [
      ["None", 0 : i32],
      ["Inline", 1 : i32],
      ["DontInline", 2 : i32],
      ["Pure", 4 : i32],
      ["Const", 8 : i32],
      ["OptNoneINTEL", 65536 : i32]
    ],
    bits,
    quoted,
    separator = "|"
  } : () -> ()
  "varve.enum"() {
    sym_name = "GroupOperation",
    storage = i32,
    cases = [
      ["Reduce", 0 : i32],
      ["InclusiveScan", 1 : i32],
      ["ExclusiveScan", 2 : i32],
      ["ClusteredReduce", 3 : i32],
      ["PartitionedReduceNV", 6 : i32],
      ["PartitionedInclusiveScanNV", 7 : i32],
      ["PartitionedExclusiveScanNV", 8 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ImageArrayedInfo",
    storage = i32,
    cases = [
      ["NonArrayed", 0 : i32],
      ["Arrayed", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ImageDepthInfo",
    storage = i32,
    cases = [
      ["NoDepth", 0 : i32],
      ["IsDepth", 1 : i32],
      ["DepthUnknown", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ImageFormat",
    storage = i32,
    cases = [
      ["Unknown", 0 : i32],
      ["Rgba32f", 1 : i32],
      ["Rgba16f", 2 : i32],
      ["R32f", 3 : i32],
      ["Rgba8", 4 : i32],
      ["Rgba8Snorm", 5 : i32],
      ["Rg32f", 6 : i32],
      ["Rg16f", 7 : i32],
      ["R11fG11fB10f", 8 : i32],
      ["R16f", 9 : i32],
      ["Rgba16", 10 : i32],
      ["Rgb10A2", 11 : i32],
      ["Rg16", 12 : i32],
      ["Rg8", 13 : i32],
      ["R16", 14 : i32],
      ["R8", 15 : i32],
      ["Rgba16Snorm", 16 : i32],
      ["Rg16Snorm", 17 : i32],
      ["Rg8Snorm", 18 : i32],
      ["R16Snorm", 19 : i32],
      ["R8Snorm", 20 : i32],
      ["Rgba32i", 21 : i32],
      ["Rgba16i", 22 : i32],
      ["Rgba8i", 23 : i32],
      ["R32i", 24 : i32],
      ["Rg32i", 25 : i32],
      ["Rg16i", 26 : i32],
      ["Rg8i", 27 : i32],
      ["R16i", 28 : i32],
      ["R8i", 29 : i32],
      ["Rgba32ui", 30 : i32],
      ["Rgba16ui", 31 : i32],
      ["Rgba8ui", 32 : i32],
      ["R32ui", 33 : i32],
      ["Rgb10a2ui", 34 : i32],
      ["Rg32ui", 35 : i32],
      ["Rg16ui", 36 : i32],
      ["Rg8ui", 37 : i32],
      ["R16ui", 38 : i32],
      ["R8ui", 39 : i32],
      ["R64ui", 40 : i32],
      ["R64i", 41 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ImageOperands",
    storage = i32,
    cases = [
      ["None", 0 : i32],
      ["Bias", 1 : i32],
      ["Lod", 2 : i32],
      ["Grad", 4 : i32],
      ["ConstOffset", 8 : i32],
      ["Offset", 16 : i32],
      ["ConstOffsets", 32 : i32],
      ["Sample", 64 : i32],
      ["MinLod", 128 : i32],
      ["MakeTexelAvailable", 256 : i32],
      ["MakeTexelVisible", 512 : i32],
      ["NonPrivateTexel", 1024 : i32],
      ["VolatileTexel", 2048 : i32],
      ["SignExtend", 4096 : i32],
      ["Offsets", 65536 : i32],
      ["ZeroExtend", 8192 : i32],
      ["Nontemporal", 16384 : i32]
    ],
    bits,
    quoted,
    separator = "|"
  } : () -> ()
  "varve.enum"() {
    sym_name = "ImageSamplerUseInfo",
    storage = i32,
    cases = [
      ["SamplerUnknown", 0 : i32],
      ["NeedSampler", 1 : i32],
      ["NoSampler", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ImageSamplingInfo",
    storage = i32,
    cases = [
      ["SingleSampled", 0 : i32],
      ["MultiSampled", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "LinkageType",
    storage = i32,
    cases = [
      ["Export", 0 : i32],
      ["Import", 1 : i32],
      ["LinkOnceODR", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "LoadCacheControl",
    storage = i32,
    cases = [
      ["Uncached", 0 : i32],
      ["Cached", 1 : i32],
      ["Streaming", 2 : i32],
      ["InvalidateAfterR", 3 : i32],
      ["ConstCached", 4 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "LoopControl",
    storage = i32,
    cases = [
      ["None", 0 : i32],
      ["Unroll", 1 : i32],
      ["DontUnroll", 2 : i32],
      ["DependencyInfinite", 4 : i32],
      ["DependencyLength", 8 : i32],
      ["MinIterations", 16 : i32],
      ["MaxIterations", 32 : i32],
      ["IterationMultiple", 64 : i32],
      ["PeelCount", 128 : i32],
      ["PartialCount", 256 : i32],
      ["InitiationIntervalINTEL", 65536 : i32],
      ["LoopCoalesceINTEL", 1048576 : i32],
      ["MaxConcurrencyINTEL", 131072 : i32],
      ["MaxInterleavingINTEL", 2097152 : i32],
      ["DependencyArrayINTEL", 262144 : i32],
      ["SpeculatedIterationsINTEL", 4194304 : i32],
      ["PipelineEnableINTEL", 524288 : i32],
      ["NoFusionINTEL", 8388608 : i32]
    ],
    bits,
    quoted,
    separator = "|"
  } : () -> ()
  "varve.enum"() {
    sym_name = "MatrixLayout",
    storage = i32,
    cases = [
      ["ColumnMajor", 0 : i32],
      ["RowMajor", 1 : i32],
      ["PackedA", 2 : i32],
      ["PackedB", 3 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "MemoryAccess",
    storage = i32,
    cases = [
      ["None", 0 : i32],
      ["Volatile", 1 : i32],
      ["Aligned", 2 : i32],
      ["Nontemporal", 4 : i32],
      ["MakePointerAvailable", 8 : i32],
      ["MakePointerVisible", 16 : i32],
      ["NonPrivatePointer", 32 : i32],
      ["AliasScopeINTELMask", 65536 : i32],
      ["NoAliasINTELMask", 131072 : i32]
    ],
    bits,
    quoted,
    separator = "|"
  } : () -> ()
  "varve.enum"() {
    sym_name = "MemoryModel",
    storage = i32,
    cases = [
      ["Simple", 0 : i32],
      ["GLSL450", 1 : i32],
      ["OpenCL", 2 : i32],
      ["Vulkan", 3 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "MemorySemantics",
    storage = i32,
    cases = [
      ["None", 0 : i32],
      ["Acquire", 2 : i32],
      ["Release", 4 : i32],
      ["AcquireRelease", 8 : i32],
      ["SequentiallyConsistent", 16 : i32],
      ["UniformMemory", 64 : i32],
      ["SubgroupMemory", 128 : i32],
      ["WorkgroupMemory", 256 : i32],
      ["CrossWorkgroupMemory", 512 : i32],
      ["AtomicCounterMemory", 1024 : i32],
      ["ImageMemory", 2048 : i32],
      ["OutputMemory", 4096 : i32],
      ["MakeAvailable", 8192 : i32],
      ["MakeVisible", 16384 : i32],
      ["Volatile", 32768 : i32]
    ],
    bits,
    quoted,
    separator = "|"
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
      ["OpImageSampleImplicitLod", 87 : i32],
      ["OpImageSampleExplicitLod", 88 : i32],
      ["OpImageSampleProjDrefImplicitLod", 93 : i32],
      ["OpImageFetch", 95 : i32],
      ["OpImageDrefGather", 97 : i32],
      ["OpImageRead", 98 : i32],
      ["OpImageWrite", 99 : i32],
      ["OpImage", 100 : i32],
      ["OpImageQuerySize", 104 : i32],
      ["OpConvertFToU", 109 : i32],
      ["OpConvertFToS", 110 : i32],
      ["OpConvertSToF", 111 : i32],
      ["OpConvertUToF", 112 : i32],
      ["OpUConvert", 113 : i32],
      ["OpSConvert", 114 : i32],
      ["OpFConvert", 115 : i32],
      ["OpConvertPtrToU", 117 : i32],
      ["OpConvertUToPtr", 120 : i32],
      ["OpPtrCastToGeneric", 121 : i32],
      ["OpGenericCastToPtr", 122 : i32],
      ["OpGenericCastToPtrExplicit", 123 : i32],
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
      ["OpVectorTimesScalar", 142 : i32],
      ["OpMatrixTimesScalar", 143 : i32],
      ["OpVectorTimesMatrix", 144 : i32],
      ["OpMatrixTimesVector", 145 : i32],
      ["OpMatrixTimesMatrix", 146 : i32],
      ["OpDot", 148 : i32],
      ["OpIAddCarry", 149 : i32],
      ["OpISubBorrow", 150 : i32],
      ["OpUMulExtended", 151 : i32],
      ["OpSMulExtended", 152 : i32],
      ["OpIsNan", 156 : i32],
      ["OpIsInf", 157 : i32],
      ["OpIsFinite", 158 : i32],
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
      ["OpEmitVertex", 218 : i32],
      ["OpEndPrimitive", 219 : i32],
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
      ["OpSwitch", 251 : i32],
      ["OpKill", 252 : i32],
      ["OpReturn", 253 : i32],
      ["OpReturnValue", 254 : i32],
      ["OpUnreachable", 255 : i32],
      ["OpGroupBroadcast", 263 : i32],
      ["OpGroupIAdd", 264 : i32],
      ["OpGroupFAdd", 265 : i32],
      ["OpGroupFMin", 266 : i32],
      ["OpGroupUMin", 267 : i32],
      ["OpGroupSMin", 268 : i32],
      ["OpGroupFMax", 269 : i32],
      ["OpGroupUMax", 270 : i32],
      ["OpGroupSMax", 271 : i32],
      ["OpNoLine", 317 : i32],
      ["OpModuleProcessed", 330 : i32],
      ["OpGroupNonUniformElect", 333 : i32],
      ["OpGroupNonUniformAll", 334 : i32],
      ["OpGroupNonUniformAny", 335 : i32],
      ["OpGroupNonUniformAllEqual", 336 : i32],
      ["OpGroupNonUniformBroadcast", 337 : i32],
      ["OpGroupNonUniformBallot", 339 : i32],
      ["OpGroupNonUniformBallotBitCount", 342 : i32],
      ["OpGroupNonUniformBallotFindLSB", 343 : i32],
      ["OpGroupNonUniformBallotFindMSB", 344 : i32],
      ["OpGroupNonUniformShuffle", 345 : i32],
      ["OpGroupNonUniformShuffleXor", 346 : i32],
      ["OpGroupNonUniformShuffleUp", 347 : i32],
      ["OpGroupNonUniformShuffleDown", 348 : i32],
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
      ["OpGroupNonUniformBitwiseAnd", 359 : i32],
      ["OpGroupNonUniformBitwiseOr", 360 : i32],
      ["OpGroupNonUniformBitwiseXor", 361 : i32],
      ["OpGroupNonUniformLogicalAnd", 362 : i32],
      ["OpGroupNonUniformLogicalOr", 363 : i32],
      ["OpGroupNonUniformLogicalXor", 364 : i32],
      ["OpGroupNonUniformQuadSwap", 366 : i32],
      ["OpTypeTensorARM", 4163 : i32],
      ["OpGraphEntryPointARM", 4182 : i32],
      ["OpGraphARM", 4183 : i32],
      ["OpGraphInputARM", 4184 : i32],
      ["OpGraphSetOutputARM", 4185 : i32],
      ["OpGraphEndARM", 4186 : i32],
      ["OpTypeGraphARM", 4190 : i32],
      ["OpGraphConstantARM", 4181 : i32],
      ["OpSubgroupBallotKHR", 4421 : i32],
      ["OpGroupNonUniformRotateKHR", 4431 : i32],
      ["OpSDot", 4450 : i32],
      ["OpUDot", 4451 : i32],
      ["OpSUDot", 4452 : i32],
      ["OpSDotAccSat", 4453 : i32],
      ["OpUDotAccSat", 4454 : i32],
      ["OpSUDotAccSat", 4455 : i32],
      ["OpTypeCooperativeMatrixKHR", 4456 : i32],
      ["OpCooperativeMatrixLoadKHR", 4457 : i32],
      ["OpCooperativeMatrixStoreKHR", 4458 : i32],
      ["OpCooperativeMatrixMulAddKHR", 4459 : i32],
      ["OpCooperativeMatrixLengthKHR", 4460 : i32],
      ["OpConstantCompositeReplicateEXT", 4461 : i32],
      ["OpSpecConstantCompositeReplicateEXT", 4462 : i32],
      ["OpEmitMeshTasksEXT", 5294 : i32],
      ["OpSetMeshOutputsEXT", 5295 : i32],
      ["OpSubgroupBlockReadINTEL", 5575 : i32],
      ["OpSubgroupBlockWriteINTEL", 5576 : i32],
      ["OpAssumeTrueKHR", 5630 : i32],
      ["OpAtomicFAddEXT", 6035 : i32],
      ["OpConvertFToBF16INTEL", 6116 : i32],
      ["OpConvertBF16ToFINTEL", 6117 : i32],
      ["OpControlBarrierArriveINTEL", 6142 : i32],
      ["OpControlBarrierWaitINTEL", 6143 : i32],
      ["OpGroupIMulKHR", 6401 : i32],
      ["OpGroupFMulKHR", 6402 : i32],
      ["OpRoundFToTF32INTEL", 6426 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "PackedVectorFormat",
    storage = i32,
    cases = [
      ["PackedVectorFormat4x8Bit", 0 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "Scope",
    storage = i32,
    cases = [
      ["CrossDevice", 0 : i32],
      ["Device", 1 : i32],
      ["Workgroup", 2 : i32],
      ["Subgroup", 3 : i32],
      ["Invocation", 4 : i32],
      ["QueueFamily", 5 : i32],
      ["ShaderCallKHR", 6 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "SelectionControl",
    storage = i32,
    cases = [
      ["None", 0 : i32],
      ["Flatten", 1 : i32],
      ["DontFlatten", 2 : i32]
    ],
    bits,
    quoted,
    separator = "|"
  } : () -> ()
  "varve.enum"() {
    sym_name = "StorageClass",
    storage = i32,
    cases = [
      ["UniformConstant", 0 : i32],
      ["Input", 1 : i32],
      ["Uniform", 2 : i32],
      ["Output", 3 : i32],
      ["Workgroup", 4 : i32],
      ["CrossWorkgroup", 5 : i32],
      ["Private", 6 : i32],
      ["Function", 7 : i32],
      ["Generic", 8 : i32],
      ["PushConstant", 9 : i32],
      ["AtomicCounter", 10 : i32],
      ["Image", 11 : i32],
      ["StorageBuffer", 12 : i32],
      ["CallableDataKHR", 5328 : i32],
      ["IncomingCallableDataKHR", 5329 : i32],
      ["RayPayloadKHR", 5338 : i32],
      ["HitAttributeKHR", 5339 : i32],
      ["IncomingRayPayloadKHR", 5342 : i32],
      ["ShaderRecordBufferKHR", 5343 : i32],
      ["PhysicalStorageBuffer", 5349 : i32],
      ["TaskPayloadWorkgroupEXT", 5402 : i32],
      ["CodeSectionINTEL", 5605 : i32],
      ["DeviceOnlyINTEL", 5936 : i32],
      ["HostOnlyINTEL", 5937 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "StoreCacheControl",
    storage = i32,
    cases = [
      ["Uncached", 0 : i32],
      ["WriteThrough", 1 : i32],
      ["WriteBack", 2 : i32],
      ["Streaming", 3 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "Vendor",
    storage = i32,
    cases = [
      ["AMD", 0 : i32],
      ["Apple", 1 : i32],
      ["ARM", 2 : i32],
      ["Broadcom", 3 : i32],
      ["Imagination", 4 : i32],
      ["Intel", 5 : i32],
      ["NVIDIA", 6 : i32],
      ["Qualcomm", 7 : i32],
      ["SwiftShader", 8 : i32],
      ["Unknown", 4294967295 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "Version",
    storage = i32,
    cases = [
      ["v1.0", 0 : i32],
      ["v1.1", 1 : i32],
      ["v1.2", 2 : i32],
      ["v1.3", 3 : i32],
      ["v1.4", 4 : i32],
      ["v1.5", 5 : i32],
      ["v1.6", 6 : i32]
    ]
  } : () -> ()
  "varve.rule"() {
    require = [["has($access) or not has($alignment)", "invalid alignment specification without aligned memory access specification"], ["if has($access)", ["let is_aligned = 'Aligned' in split(word($access), '|')", ["not is_aligned or has($alignment)", "missing alignment value"], ["is_aligned or not has($alignment)", "invalid alignment specification with non-aligned memory access specification"]]]],
    sym_name = "aligned",
    takes = ["$access", "$alignment"]
  } : () -> ()
  "varve.rule"() {
    require = [["if has($cluster_size)", ["known(op($cluster_size), '') = 'spirv.Constant'", "cluster size operand must come from a constant op"], ["count(b in bits(constant($cluster_size)): b) = 1", "cluster size operand must be a power of two"]]],
    sym_name = "cluster",
    takes = []
  } : () -> ()
  "varve.rule"() {
    require = [["let bits = width(elem(type($vector1))) * length(type($vector1))", ["if isa(type($vector1), 'AnyVectorOfAnyRank')", ["not has($format)", "with invalid format attribute for vector operands of type '{type($vector1)}'"]], ["if not isa(type($vector1), 'AnyVectorOfAnyRank')", ["has($format)", "requires Packed Vector Format attribute for integer vector operands"], ["bits = 32", "with specified Packed Vector Format (PackedVectorFormat4x8Bit) requires integer vector operands to be 32-bits wide"]], ["bits <= width(type($result))", "result type has insufficient bit-width ({width(type($result))} bits) for the specified vector operand type ({bits} bits)"]]],
    sym_name = "dot",
    takes = []
  } : () -> ()
  "varve.rule"() {
    require = [["type($pointer).storage_class = 8", "!pointer type must be of storage class Generic"], ["type($result).storage_class in [4, 5, 7]", "!result must point to the Workgroup, CrossWorkgroup, or Function Storage Class"], ["use same_pointee()"]],
    sym_name = "from_generic",
    takes = []
  } : () -> ()
  "varve.rule"() {
    require = [["word($execution_scope) in ['Workgroup', 'Subgroup']", "execution scope must be 'Workgroup' or 'Subgroup'"]],
    sym_name = "group",
    takes = []
  } : () -> ()
  "varve.rule"() {
    require = [["not has(mnemonic(type($pointer).pointee))", "Pointer must point to a scalar or vector type but provided '{type($pointer).pointee}'"], ["let access = if(has($memory_operand), split(word($memory_operand), '|'), [])", ["not $wrong in access", "not compatible with memory operand '{$wrong}'"], ["not 'Aligned' in access or has($alignment)", "missing value for the 'Aligned' memory operand"], ["'Aligned' in access or not has($alignment)", "found alignment attribute for non-'Aligned' memory operand"]]],
    sym_name = "matrix_access",
    takes = ["$wrong"]
  } : () -> ()
  "varve.rule"() {
    require = [["count(x in split(word($semantics), '|'): x in ['Acquire', 'Release', 'AcquireRelease', 'SequentiallyConsistent']) <= 1", "!expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`"]],
    sym_name = "ordered",
    takes = ["$semantics"]
  } : () -> ()
  "varve.rule"() {
    require = [["let pointee = type($at).pointee", ["pointee = $value or isa(pointee, '!spirv.struct') and isa($value, '!spirv.struct')", "mismatch in result type and pointer type"]]],
    sym_name = "points",
    takes = ["$at", "$value"]
  } : () -> ()
  "varve.rule"() {
    require = [["use group()"], ["word($group_operation) != 'ClusteredReduce' or has($cluster_size)", "cluster size operand must be provided for 'ClusteredReduce' group operation"], ["use cluster()"]],
    sym_name = "reduce",
    takes = []
  } : () -> ()
  "varve.rule"() {
    require = [["type($pointer).pointee = type($result).pointee", "pointer operand's pointee type must have the same as the op result type, but found '{type($pointer).pointee}' vs '{type($result).pointee}'"]],
    sym_name = "same_pointee",
    takes = []
  } : () -> ()
  "varve.rule"() {
    require = [["use points($at, if(isa(type($content), 'AnyVectorOfAnyRank'), elem(type($content)), type($content)))"]],
    sym_name = "scalar_at",
    takes = ["$at", "$content"]
  } : () -> ()
  "varve.rule"() {
    require = [["type($whole) = type($result)", "vector operand and result type mismatch"], ["$element = type($scalar)", "components and scaling value must have the same type"]],
    sym_name = "scaled",
    takes = ["$whole", "$element"]
  } : () -> ()
  "varve.rule"() {
    require = [["use group()"], ["not isa(type($place), 'AnyOf<SI<8>, SI<16>, SI<32>, SI<64>>')", "second operand must be a singless/unsigned integer"]],
    sym_name = "shuffle",
    takes = ["$place"]
  } : () -> ()
  "varve.rule"() {
    require = [["word($execution_scope) = 'Subgroup'", "failed to verify that execution_scope must be Scope of value Subgroup"]],
    sym_name = "subgroup",
    takes = []
  } : () -> ()
  "varve.rule"() {
    require = [["let members = type($result).members", ["members = absent or count(members) = 2", "expected result struct type containing two members"], ["type($operand1) = type($operand2) and (members = absent or all(m in members: m.type = type($operand1)))", "expected all operand types and struct member types are the same"]]],
    sym_name = "two_members",
    takes = []
  } : () -> ()
  irdl.type @"!arm.tensor" attributes {
    varve.format = "`<` shaped($shape, $element) `>`",
    varve.qualified = unit
  } {
    %shape = irdl.any {varve.rule = "optional<array<i64>>"}
    %element = irdl.any {varve.rule = "type"}
    irdl.parameters(
      shape: %shape,
      element: %element)
  }
  irdl.type @"!array" attributes {
    varve.format = "`<` custom<Dimensions>($count) `` $element (`,` `stride` `` `=` `` $stride^)? `>`",
    varve.qualified = unit
  } {
    %count = irdl.any {varve.rule = "u32"}
    %element = irdl.any {varve.rule = "type"}
    %stride = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      count: %count,
      element: %element,
      stride: %stride) {
      varve.optional = ["stride"]
    }
  }
  irdl.type @"!coopmatrix" attributes {
    varve.format = "`<` custom<Dimensions>($rows, $columns) `` $element `,` $scope `,` $use `>`",
    varve.qualified = unit,
    varve.traits = ["ShapedType"]
  } {
    %rows = irdl.any {varve.rule = "u32"}
    %columns = irdl.any {varve.rule = "u32"}
    %element = irdl.any {varve.rule = "type"}
    %scope = irdl.any {varve.rule = "enum<@Scope>"}
    %use = irdl.any {varve.rule = "enum<@CooperativeMatrixUseKHR>"}
    irdl.parameters(
      rows: %rows,
      columns: %columns,
      element: %element,
      scope: %scope,
      use: %use)
  }
  irdl.type @"!image" attributes {
    varve.format = "`<` params `>`",
    varve.qualified = unit
  } {
    %element = irdl.any {varve.rule = "type"}
    %dim = irdl.any {varve.rule = "enum<@Dim>"}
    %depth = irdl.any {varve.rule = "enum<@ImageDepthInfo>"}
    %arrayed = irdl.any {varve.rule = "enum<@ImageArrayedInfo>"}
    %sampling = irdl.any {varve.rule = "enum<@ImageSamplingInfo>"}
    %sampler_use = irdl.any {varve.rule = "enum<@ImageSamplerUseInfo>"}
    %format = irdl.any {varve.rule = "enum<@ImageFormat>"}
    irdl.parameters(
      element: %element,
      dim: %dim,
      depth: %depth,
      arrayed: %arrayed,
      sampling: %sampling,
      sampler_use: %sampler_use,
      format: %format)
  }
  irdl.type @"!matrix" attributes {
    varve.format = "`<` custom<Dimensions>($count) `` $column `>`",
    varve.qualified = unit
  } {
    %count = irdl.any {varve.rule = "u32"}
    %column = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    irdl.parameters(
      count: %count,
      column: %column)
  }
  irdl.type @"!ptr" attributes {
    varve.format = "`<` params `>`",
    varve.qualified = unit
  } {
    %pointee = irdl.any {varve.rule = "type"}
    %storage_class = irdl.any {varve.rule = "enum<@StorageClass>"}
    irdl.parameters(
      pointee: %pointee,
      storage_class: %storage_class)
  }
  irdl.type @"!rtarray" attributes {
    varve.format = "`<` $element (`,` `stride` `` `=` `` $stride^)? `>`",
    varve.qualified = unit
  } {
    %element = irdl.any {varve.rule = "type"}
    %stride = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      element: %element,
      stride: %stride) {
      varve.optional = ["stride"]
    }
  }
  irdl.type @"!sampled_image" attributes {
    varve.format = "`<` qualified($image) `>`",
    varve.qualified = unit
  } {
    %image = irdl.base "!spirv.image"
    irdl.parameters(
      image: %image)
  }
  irdl.type @"!struct" attributes {
    varve.format = ["`<` one(name($name) one(let($members = absent; $decorations = []) | `,` `(` each($members by `,`: $members.type one(let($members.offset = -1; $members.decorations = []) |", "        ` ` `[` one(let($members.offset = -1) each($members.decorations sorted by `,`: $members.decorations.decoration one(let($members.decorations.value = unit) | `` `=` `` typed($members.decorations.value, i64))) |", "        $members.offset one(let($members.decorations = []) | `,` each($members.decorations sorted by `,`: $members.decorations.decoration one(let($members.decorations.value = unit) | `` `=` `` typed($members.decorations.value, i64))))) `]`)) `)`", "    one(let($decorations = []) | `,` each($decorations sorted by `,`: $decorations.decoration one(let($decorations.value = unit) | `` `=` `` typed($decorations.value, i64))))) |", "  `(` each($members by `,`: $members.type one(let($members.offset = -1; $members.decorations = []) |", "        ` ` `[` one(let($members.offset = -1) each($members.decorations sorted by `,`: $members.decorations.decoration one(let($members.decorations.value = unit) | `` `=` `` typed($members.decorations.value, i64))) |", "        $members.offset one(let($members.decorations = []) | `,` each($members.decorations sorted by `,`: $members.decorations.decoration one(let($members.decorations.value = unit) | `` `=` `` typed($members.decorations.value, i64))))) `]`)) `)` one(let($decorations = []) | `,` each($decorations sorted by `,`: $decorations.decoration one(let($decorations.value = unit) | `` `=` `` typed($decorations.value, i64))))) `>`"],
    varve.qualified = unit
  } {
    %name = irdl.any {varve.rule = "optional<string>"}
    %members = irdl.any {varve.rule = "optional<array<record<type: type, offset: i64, decorations: array<record<decoration: enum<@Decoration>, value: attribute>>>>>"}
    %decorations = irdl.any {varve.rule = "array<record<decoration: enum<@Decoration>, value: attribute>>"}
    irdl.parameters(
      name: %name,
      members: %members,
      decorations: %decorations) {
      varve.defaults = {
        decorations = []}
    }
  }
  irdl.attribute @"#addressing_model" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@AddressingModel>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#built_in" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@BuiltIn>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#cache_control_load_intel" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %cache_level = irdl.any {varve.rule = "u32"}
    %load_cache_control = irdl.any {varve.rule = "enum<@LoadCacheControl>"}
    irdl.parameters(
      cache_level: %cache_level,
      load_cache_control: %load_cache_control)
  }
  irdl.attribute @"#cache_control_store_intel" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %cache_level = irdl.any {varve.rule = "u32"}
    %store_cache_control = irdl.any {varve.rule = "enum<@StoreCacheControl>"}
    irdl.parameters(
      cache_level: %cache_level,
      store_cache_control: %store_cache_control)
  }
  irdl.attribute @"#capability" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@Capability>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#client_api" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@ClientAPI>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#coop_matrix_layout_khr" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@CooperativeMatrixLayoutKHR>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#coop_matrix_props_khr" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %m_size = irdl.any {varve.rule = "u32"}
    %n_size = irdl.any {varve.rule = "u32"}
    %k_size = irdl.any {varve.rule = "u32"}
    %a_type = irdl.any {varve.rule = "type"}
    %b_type = irdl.any {varve.rule = "type"}
    %c_type = irdl.any {varve.rule = "type"}
    %result_type = irdl.any {varve.rule = "type"}
    %acc_sat = irdl.any {varve.rule = "bool"}
    %scope = irdl.base "#spirv.scope"
    irdl.parameters(
      m_size: %m_size,
      n_size: %n_size,
      k_size: %k_size,
      a_type: %a_type,
      b_type: %b_type,
      c_type: %c_type,
      result_type: %result_type,
      acc_sat: %acc_sat,
      scope: %scope)
  }
  irdl.attribute @"#coop_matrix_props_nv" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %m_size = irdl.any {varve.rule = "i32"}
    %n_size = irdl.any {varve.rule = "i32"}
    %k_size = irdl.any {varve.rule = "i32"}
    %a_type = irdl.any {varve.rule = "type"}
    %b_type = irdl.any {varve.rule = "type"}
    %c_type = irdl.any {varve.rule = "type"}
    %result_type = irdl.any {varve.rule = "type"}
    %scope = irdl.base "#spirv.scope"
    irdl.parameters(
      m_size: %m_size,
      n_size: %n_size,
      k_size: %k_size,
      a_type: %a_type,
      b_type: %b_type,
      c_type: %c_type,
      result_type: %result_type,
      scope: %scope)
  }
  irdl.attribute @"#coop_matrix_use_khr" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@CooperativeMatrixUseKHR>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#cooperative_matrix_operands_khr" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@CooperativeMatrixOperandsKHR>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#decoration" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@Decoration>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#device_type" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@DeviceType>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#dim" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@Dim>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#entry_point_abi" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %workgroup_size = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %subgroup_size = irdl.any {varve.rule = "i32"}
    %target_width = irdl.any {varve.rule = "i32"}
    irdl.parameters(
      workgroup_size: %workgroup_size,
      subgroup_size: %subgroup_size,
      target_width: %target_width) {
      varve.optional = ["workgroup_size", "subgroup_size", "target_width"]
    }
  }
  irdl.attribute @"#execution_mode" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@ExecutionMode>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#execution_model" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@ExecutionModel>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#ext" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@Extension>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#f_p_encoding" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@FPEncoding>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#fastmath_mode" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@FPFastMathMode>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#fp_rounding_mode" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@FPRoundingMode>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#function_control" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@FunctionControl>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#group_operation" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@GroupOperation>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#image_arrayed_info" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@ImageArrayedInfo>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#image_depth_info" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@ImageDepthInfo>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#image_format" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@ImageFormat>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#image_operands" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@ImageOperands>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#image_sampler_use_info" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@ImageSamplerUseInfo>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#image_sampling_info" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@ImageSamplingInfo>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#interface_var_abi" attributes {
    varve.format = "`<` `(` $descriptor_set `,` $binding `)` (`,` $storage_class^)? `>`"
  } {
    %descriptor_set = irdl.any {varve.rule = "u32"}
    %binding = irdl.any {varve.rule = "u32"}
    %storage_class = irdl.any {varve.rule = "enum<@StorageClass>"}
    irdl.parameters(
      descriptor_set: %descriptor_set,
      binding: %binding,
      storage_class: %storage_class) {
      varve.optional = ["storage_class"]
    }
  }
  irdl.attribute @"#linkage_attributes" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %linkage_name = irdl.any {varve.rule = "StrAttr"}
    %linkage_type = irdl.base "#spirv.linkage_type"
    irdl.parameters(
      linkage_name: %linkage_name,
      linkage_type: %linkage_type)
  }
  irdl.attribute @"#linkage_type" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@LinkageType>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#load_cache_control" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@LoadCacheControl>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#loop_control" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@LoopControl>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#matrixLayout" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@MatrixLayout>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#memory_access" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@MemoryAccess>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#memory_model" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@MemoryModel>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#memory_semantics" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@MemorySemantics>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#opcode" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@Opcode>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#packed_vector_format" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@PackedVectorFormat>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#resource_limits" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %max_compute_shared_memory_size = irdl.any {varve.rule = "i32"}
    %max_compute_workgroup_invocations = irdl.any {varve.rule = "i32"}
    %max_compute_workgroup_size = irdl.any {varve.rule = "ArrayAttr"}
    %subgroup_size = irdl.any {varve.rule = "i32"}
    %min_subgroup_size = irdl.any {varve.rule = "i32"}
    %max_subgroup_size = irdl.any {varve.rule = "i32"}
    %cooperative_matrix_properties_khr = irdl.any {varve.rule = "ArrayAttr"}
    %cooperative_matrix_properties_nv = irdl.any {varve.rule = "ArrayAttr"}
    irdl.parameters(
      max_compute_shared_memory_size: %max_compute_shared_memory_size,
      max_compute_workgroup_invocations: %max_compute_workgroup_invocations,
      max_compute_workgroup_size: %max_compute_workgroup_size,
      subgroup_size: %subgroup_size,
      min_subgroup_size: %min_subgroup_size,
      max_subgroup_size: %max_subgroup_size,
      cooperative_matrix_properties_khr: %cooperative_matrix_properties_khr,
      cooperative_matrix_properties_nv: %cooperative_matrix_properties_nv) {
      varve.optional = ["min_subgroup_size", "max_subgroup_size", "cooperative_matrix_properties_khr", "cooperative_matrix_properties_nv"],
      varve.defaults = {
        max_compute_shared_memory_size = 16384 : i32,
        max_compute_workgroup_invocations = 128 : i32,
        max_compute_workgroup_size = [128 : i32, 128 : i32, 64 : i32],
        subgroup_size = 32 : i32}
    }
  }
  irdl.attribute @"#scope" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@Scope>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#selection_control" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@SelectionControl>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#storage_class" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@StorageClass>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#store_cache_control" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@StoreCacheControl>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#target_env" attributes {
    varve.format = ["`<` qualified($triple) `,` one(let($api = .Unknown) | `api` `` `=` `` $api `,`)", "one(let($vendor = .Unknown; $device = .Unknown; $id = 4294967295) |", "    $vendor one(let($device = .Unknown; $id = 4294967295) |", "        `` `:` `` $device one(let($id = 4294967295) | `` `:` `` $id)) `,`) qualified($limits) `>`"]
  } {
    %triple = irdl.base "#spirv.vce"
    %api = irdl.any {varve.rule = "enum<@ClientAPI>"}
    %vendor = irdl.any {varve.rule = "enum<@Vendor>"}
    %device = irdl.any {varve.rule = "enum<@DeviceType>"}
    %id = irdl.any {varve.rule = "u32"}
    %limits = irdl.base "#spirv.resource_limits"
    irdl.parameters(
      triple: %triple,
      api: %api,
      vendor: %vendor,
      device: %device,
      id: %id,
      limits: %limits)
  }
  irdl.attribute @"#vce" attributes {
    varve.format = "`<` $version `,` `[` $capabilities `]` `,` `[` $extensions `]` `>`"
  } {
    %version = irdl.any {varve.rule = "enum<@Version>"}
    %capabilities = irdl.any {varve.rule = "array<enum<@Capability>>"}
    %extensions = irdl.any {varve.rule = "array<enum<@Extension>>"}
    irdl.parameters(
      version: %version,
      capabilities: %capabilities,
      extensions: %extensions) {
      varve.optional = ["capabilities", "extensions"]
    }
  }
  irdl.attribute @"#vendor" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@Vendor>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#version" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@Version>"}
    irdl.parameters(
      value: %value)
  }
  irdl.operation @ARM.Graph attributes {
    varve.syntax = "hook:spirv.ARM.Graph",
    varve.traits = ["AutomaticAllocationScope", "CallableOpInterface", "FunctionOpInterface", "InModuleScope", "IsolatedFromAbove", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %function_type = irdl.any {varve.rule = "TypeAttrOf<GraphType>"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %entry_point = irdl.any {varve.rule = "BoolAttr"}
    %sym_name = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "function_type" = %function_type,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs,
      "entry_point" = %entry_point,
      "sym_name" = %sym_name
    } {
      varve.optional = ["arg_attrs", "res_attrs", "entry_point"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @ARM.GraphConstant attributes {
    varve.format = "attr-dict `:` type($output)",
    varve.traits = ["InGraphScope", "Pure", "ConstantLike", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %output = irdl.base "!spirv.arm.tensor"
    %graph_constant_id = irdl.any {varve.rule = "I32Attr"}
    irdl.results(
      output: %output)
    irdl.attributes {
      "graph_constant_id" = %graph_constant_id
    }
  }
  irdl.operation @ARM.GraphEntryPoint attributes {
    varve.printer = "code",
    varve.traits = ["InModuleScope", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "$fn `` custom<Symbols>($interface, \22,\22) attr-dict"
  } {
    %fn = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %interface = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    irdl.attributes {
      "fn" = %fn,
      "interface" = %interface
    }
  }
  irdl.operation @ARM.GraphOutputs attributes {
    varve.format = "$value attr-dict `:` type($value)",
    varve.traits = ["InGraphScope", "Pure", "Terminator", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %value = irdl.base "!spirv.arm.tensor"
    irdl.operands(
      value: variadic %value)
  }
  irdl.operation @AccessChain attributes {
    varve.format = "$base_ptr `[` $indices `]` attr-dict `:` type($base_ptr) `,` type($indices) `->` type(results)",
    varve.traits = ["Pure", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %base_ptr = irdl.base "!spirv.ptr"
    %indices = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %component_ptr = irdl.base "!spirv.ptr"
    irdl.operands(
      base_ptr: %base_ptr,
      indices: variadic %indices)
    irdl.results(
      component_ptr: %component_ptr)
  }
  irdl.operation @AtomicAnd attributes {
    varve.format = "$memory_scope $semantics operands attr-dict `:` type($pointer)",
    varve.traits = ["PointeeTypeMatchTrait<pointer,value>", "PointeeTypeMatchTrait<pointer,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($value) = pointee(type($pointer))",
      "type($result) = pointee(type($pointer))"],
    varve.require = [["use ordered($semantics)"]]
  } {
    %pointer = irdl.base "!spirv.ptr"
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %memory_scope = irdl.base "#spirv.scope"
    %semantics = irdl.base "#spirv.memory_semantics"
    irdl.operands(
      pointer: %pointer,
      value: %value)
    irdl.results(
      result: %result)
    irdl.attributes {
      "memory_scope" = %memory_scope,
      "semantics" = %semantics
    }
  }
  irdl.operation @AtomicCompareExchange attributes {
    varve.format = "$memory_scope $equal_semantics $unequal_semantics operands attr-dict `:` type($pointer)",
    varve.traits = ["PointeeTypeMatchTrait<pointer,result>", "PointeeTypeMatchTrait<pointer,value>", "PointeeTypeMatchTrait<pointer,comparator>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = pointee(type($pointer))",
      "type($value) = pointee(type($pointer))",
      "type($comparator) = pointee(type($pointer))"]
  } {
    %pointer = irdl.base "!spirv.ptr"
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %comparator = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %memory_scope = irdl.base "#spirv.scope"
    %equal_semantics = irdl.base "#spirv.memory_semantics"
    %unequal_semantics = irdl.base "#spirv.memory_semantics"
    irdl.operands(
      pointer: %pointer,
      value: %value,
      comparator: %comparator)
    irdl.results(
      result: %result)
    irdl.attributes {
      "memory_scope" = %memory_scope,
      "equal_semantics" = %equal_semantics,
      "unequal_semantics" = %unequal_semantics
    }
  }
  irdl.operation @AtomicCompareExchangeWeak attributes {
    varve.format = "$memory_scope $equal_semantics $unequal_semantics operands attr-dict `:` type($pointer)",
    varve.traits = ["PointeeTypeMatchTrait<pointer,result>", "PointeeTypeMatchTrait<pointer,value>", "PointeeTypeMatchTrait<pointer,comparator>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = pointee(type($pointer))",
      "type($value) = pointee(type($pointer))",
      "type($comparator) = pointee(type($pointer))"]
  } {
    %pointer = irdl.base "!spirv.ptr"
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %comparator = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %memory_scope = irdl.base "#spirv.scope"
    %equal_semantics = irdl.base "#spirv.memory_semantics"
    %unequal_semantics = irdl.base "#spirv.memory_semantics"
    irdl.operands(
      pointer: %pointer,
      value: %value,
      comparator: %comparator)
    irdl.results(
      result: %result)
    irdl.attributes {
      "memory_scope" = %memory_scope,
      "equal_semantics" = %equal_semantics,
      "unequal_semantics" = %unequal_semantics
    }
  }
  irdl.operation @AtomicExchange attributes {
    varve.format = "$memory_scope $semantics operands attr-dict `:` type($pointer)",
    varve.traits = ["PointeeTypeMatchTrait<pointer,value>", "PointeeTypeMatchTrait<pointer,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($value) = pointee(type($pointer))",
      "type($result) = pointee(type($pointer))"]
  } {
    %pointer = irdl.base "!spirv.ptr"
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>"}
    %memory_scope = irdl.base "#spirv.scope"
    %semantics = irdl.base "#spirv.memory_semantics"
    irdl.operands(
      pointer: %pointer,
      value: %value)
    irdl.results(
      result: %result)
    irdl.attributes {
      "memory_scope" = %memory_scope,
      "semantics" = %semantics
    }
  }
  irdl.operation @AtomicIAdd attributes {
    varve.format = "$memory_scope $semantics operands attr-dict `:` type($pointer)",
    varve.traits = ["PointeeTypeMatchTrait<pointer,value>", "PointeeTypeMatchTrait<pointer,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($value) = pointee(type($pointer))",
      "type($result) = pointee(type($pointer))"],
    varve.require = [["use ordered($semantics)"]]
  } {
    %pointer = irdl.base "!spirv.ptr"
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %memory_scope = irdl.base "#spirv.scope"
    %semantics = irdl.base "#spirv.memory_semantics"
    irdl.operands(
      pointer: %pointer,
      value: %value)
    irdl.results(
      result: %result)
    irdl.attributes {
      "memory_scope" = %memory_scope,
      "semantics" = %semantics
    }
  }
  irdl.operation @AtomicIDecrement attributes {
    varve.format = "$memory_scope $semantics operands attr-dict `:` type($pointer)",
    varve.traits = ["PointeeTypeMatchTrait<pointer,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = pointee(type($pointer))"],
    varve.require = [["use ordered($semantics)"]]
  } {
    %pointer = irdl.base "!spirv.ptr"
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %memory_scope = irdl.base "#spirv.scope"
    %semantics = irdl.base "#spirv.memory_semantics"
    irdl.operands(
      pointer: %pointer)
    irdl.results(
      result: %result)
    irdl.attributes {
      "memory_scope" = %memory_scope,
      "semantics" = %semantics
    }
  }
  irdl.operation @AtomicIIncrement attributes {
    varve.format = "$memory_scope $semantics operands attr-dict `:` type($pointer)",
    varve.traits = ["PointeeTypeMatchTrait<pointer,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = pointee(type($pointer))"],
    varve.require = [["use ordered($semantics)"]]
  } {
    %pointer = irdl.base "!spirv.ptr"
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %memory_scope = irdl.base "#spirv.scope"
    %semantics = irdl.base "#spirv.memory_semantics"
    irdl.operands(
      pointer: %pointer)
    irdl.results(
      result: %result)
    irdl.attributes {
      "memory_scope" = %memory_scope,
      "semantics" = %semantics
    }
  }
  irdl.operation @AtomicISub attributes {
    varve.format = "$memory_scope $semantics operands attr-dict `:` type($pointer)",
    varve.traits = ["PointeeTypeMatchTrait<pointer,value>", "PointeeTypeMatchTrait<pointer,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($value) = pointee(type($pointer))",
      "type($result) = pointee(type($pointer))"],
    varve.require = [["use ordered($semantics)"]]
  } {
    %pointer = irdl.base "!spirv.ptr"
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %memory_scope = irdl.base "#spirv.scope"
    %semantics = irdl.base "#spirv.memory_semantics"
    irdl.operands(
      pointer: %pointer,
      value: %value)
    irdl.results(
      result: %result)
    irdl.attributes {
      "memory_scope" = %memory_scope,
      "semantics" = %semantics
    }
  }
  irdl.operation @AtomicOr attributes {
    varve.format = "$memory_scope $semantics operands attr-dict `:` type($pointer)",
    varve.traits = ["PointeeTypeMatchTrait<pointer,value>", "PointeeTypeMatchTrait<pointer,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($value) = pointee(type($pointer))",
      "type($result) = pointee(type($pointer))"],
    varve.require = [["use ordered($semantics)"]]
  } {
    %pointer = irdl.base "!spirv.ptr"
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %memory_scope = irdl.base "#spirv.scope"
    %semantics = irdl.base "#spirv.memory_semantics"
    irdl.operands(
      pointer: %pointer,
      value: %value)
    irdl.results(
      result: %result)
    irdl.attributes {
      "memory_scope" = %memory_scope,
      "semantics" = %semantics
    }
  }
  irdl.operation @AtomicSMax attributes {
    varve.format = "$memory_scope $semantics operands attr-dict `:` type($pointer)",
    varve.traits = ["PointeeTypeMatchTrait<pointer,value>", "PointeeTypeMatchTrait<pointer,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($value) = pointee(type($pointer))",
      "type($result) = pointee(type($pointer))"],
    varve.require = [["use ordered($semantics)"]]
  } {
    %pointer = irdl.base "!spirv.ptr"
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %memory_scope = irdl.base "#spirv.scope"
    %semantics = irdl.base "#spirv.memory_semantics"
    irdl.operands(
      pointer: %pointer,
      value: %value)
    irdl.results(
      result: %result)
    irdl.attributes {
      "memory_scope" = %memory_scope,
      "semantics" = %semantics
    }
  }
  irdl.operation @AtomicSMin attributes {
    varve.format = "$memory_scope $semantics operands attr-dict `:` type($pointer)",
    varve.traits = ["PointeeTypeMatchTrait<pointer,value>", "PointeeTypeMatchTrait<pointer,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($value) = pointee(type($pointer))",
      "type($result) = pointee(type($pointer))"],
    varve.require = [["use ordered($semantics)"]]
  } {
    %pointer = irdl.base "!spirv.ptr"
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %memory_scope = irdl.base "#spirv.scope"
    %semantics = irdl.base "#spirv.memory_semantics"
    irdl.operands(
      pointer: %pointer,
      value: %value)
    irdl.results(
      result: %result)
    irdl.attributes {
      "memory_scope" = %memory_scope,
      "semantics" = %semantics
    }
  }
  irdl.operation @AtomicUMax attributes {
    varve.format = "$memory_scope $semantics operands attr-dict `:` type($pointer)",
    varve.traits = ["UnsignedOp", "PointeeTypeMatchTrait<pointer,value>", "PointeeTypeMatchTrait<pointer,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($value) = pointee(type($pointer))",
      "type($result) = pointee(type($pointer))"],
    varve.require = [["use ordered($semantics)"]]
  } {
    %pointer = irdl.base "!spirv.ptr"
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %memory_scope = irdl.base "#spirv.scope"
    %semantics = irdl.base "#spirv.memory_semantics"
    irdl.operands(
      pointer: %pointer,
      value: %value)
    irdl.results(
      result: %result)
    irdl.attributes {
      "memory_scope" = %memory_scope,
      "semantics" = %semantics
    }
  }
  irdl.operation @AtomicUMin attributes {
    varve.format = "$memory_scope $semantics operands attr-dict `:` type($pointer)",
    varve.traits = ["UnsignedOp", "PointeeTypeMatchTrait<pointer,value>", "PointeeTypeMatchTrait<pointer,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($value) = pointee(type($pointer))",
      "type($result) = pointee(type($pointer))"],
    varve.require = [["use ordered($semantics)"]]
  } {
    %pointer = irdl.base "!spirv.ptr"
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %memory_scope = irdl.base "#spirv.scope"
    %semantics = irdl.base "#spirv.memory_semantics"
    irdl.operands(
      pointer: %pointer,
      value: %value)
    irdl.results(
      result: %result)
    irdl.attributes {
      "memory_scope" = %memory_scope,
      "semantics" = %semantics
    }
  }
  irdl.operation @AtomicXor attributes {
    varve.format = "$memory_scope $semantics operands attr-dict `:` type($pointer)",
    varve.traits = ["PointeeTypeMatchTrait<pointer,value>", "PointeeTypeMatchTrait<pointer,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($value) = pointee(type($pointer))",
      "type($result) = pointee(type($pointer))"],
    varve.require = [["use ordered($semantics)"]]
  } {
    %pointer = irdl.base "!spirv.ptr"
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %memory_scope = irdl.base "#spirv.scope"
    %semantics = irdl.base "#spirv.memory_semantics"
    irdl.operands(
      pointer: %pointer,
      value: %value)
    irdl.results(
      result: %result)
    irdl.attributes {
      "memory_scope" = %memory_scope,
      "semantics" = %semantics
    }
  }
  irdl.operation @BitCount attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @BitFieldInsert attributes {
    varve.format = "operands attr-dict `:` type($base) `,` type($offset) `,` type($count)",
    varve.traits = ["Pure", "AllTypesMatch<base,insert,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($insert) = type($base)",
      "type($result) = type($base)"]
  } {
    %base = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %insert = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %offset = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %count = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      base: %base,
      insert: %insert,
      offset: %offset,
      count: %count)
    irdl.results(
      result: %result)
  }
  irdl.operation @BitFieldSExtract attributes {
    varve.format = "operands attr-dict `:` type($base) `,` type($offset) `,` type($count)",
    varve.traits = ["SignedOp", "Pure", "AllTypesMatch<base,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($base)"]
  } {
    %base = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %offset = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %count = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      base: %base,
      offset: %offset,
      count: %count)
    irdl.results(
      result: %result)
  }
  irdl.operation @BitFieldUExtract attributes {
    varve.format = "operands attr-dict `:` type($base) `,` type($offset) `,` type($count)",
    varve.traits = ["UnsignedOp", "Pure", "AllTypesMatch<base,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($base)"]
  } {
    %base = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %offset = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %count = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      base: %base,
      offset: %offset,
      count: %count)
    irdl.results(
      result: %result)
  }
  irdl.operation @BitReverse attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @Bitcast attributes {
    varve.format = "$operand attr-dict `:` type($operand) `to` type($result)",
    varve.traits = ["Pure", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16, I1, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.ptr>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16, I1, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.ptr>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @BitwiseAnd attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Commutative", "UsableInSpecConstantOp", "Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @BitwiseOr attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Commutative", "UsableInSpecConstantOp", "Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @BitwiseXor attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Commutative", "UsableInSpecConstantOp", "Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @Branch attributes {
    varve.format = "$target (`(` $targetOperands^ `:` type($targetOperands) `)`)? attr-dict",
    varve.traits = ["BranchOpInterface", "InFunctionScope", "Pure", "Terminator", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %targetOperands = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.ptr, !spirv.array, !spirv.rtarray, !spirv.struct, !spirv.coopmatrix, !spirv.matrix, !spirv.sampled_image, !spirv.image, !spirv.arm.tensor>"}
    irdl.operands(
      targetOperands: variadic %targetOperands)
    "varve.successors"() {names = ["target"], variadic = []} : () -> ()
  }
  irdl.operation @BranchConditional attributes {
    varve.printer = "code",
    varve.traits = ["BranchOpInterface", "InFunctionScope", "Pure", "Terminator", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($condition) = i1"],
    varve.format = "$condition (` ` `[` custom<Numbers>($branch_weights)^ `]`)? `,` $trueTarget (`(` $trueTargetOperands^ `:` type($trueTargetOperands) `)`)? `,` $falseTarget (`(` $falseTargetOperands^ `:` type($falseTargetOperands) `)`)? attr-dict"
  } {
    %condition = irdl.any {varve.rule = "I1"}
    %trueTargetOperands = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.ptr, !spirv.array, !spirv.rtarray, !spirv.struct, !spirv.coopmatrix, !spirv.matrix, !spirv.sampled_image, !spirv.image, !spirv.arm.tensor>"}
    %falseTargetOperands = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.ptr, !spirv.array, !spirv.rtarray, !spirv.struct, !spirv.coopmatrix, !spirv.matrix, !spirv.sampled_image, !spirv.image, !spirv.arm.tensor>"}
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
  irdl.operation @CL.acos attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @CL.acosh attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @CL.asin attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @CL.asinh attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @CL.atan attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @CL.atan2 attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @CL.atanh attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @CL.ceil attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @CL.cos attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @CL.cosh attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @CL.erf attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @CL.exp attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @CL.fabs attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @CL.floor attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @CL.fma attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($y) = type($x)",
      "type($z) = type($x)",
      "type($result) = type($x)"]
  } {
    %x = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %y = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %z = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      x: %x,
      y: %y,
      z: %z)
    irdl.results(
      result: %result)
  }
  irdl.operation @CL.fmax attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @CL.fmin attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @CL.log attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @CL.mix attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($y) = type($x)",
      "type($z) = type($x)",
      "type($result) = type($x)"]
  } {
    %x = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %y = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %z = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      x: %x,
      y: %y,
      z: %z)
    irdl.results(
      result: %result)
  }
  irdl.operation @CL.pow attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @CL.printf attributes {
    varve.format = "$format ( $arguments^ )? attr-dict `:` type($format) ( `,` type($arguments)^ )? `->` type($result)",
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %format = irdl.base "!spirv.ptr"
    %arguments = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.ptr, !spirv.array, !spirv.rtarray, !spirv.struct, !spirv.coopmatrix, !spirv.matrix, !spirv.sampled_image, !spirv.image, !spirv.arm.tensor>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    irdl.operands(
      format: %format,
      arguments: variadic %arguments)
    irdl.results(
      result: %result)
  }
  irdl.operation @CL.rint attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @CL.round attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @CL.rsqrt attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @CL.s_abs attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @CL.s_max attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @CL.s_min attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @CL.sin attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @CL.sinh attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @CL.sqrt attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @CL.tan attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @CL.tanh attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @CL.u_max attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @CL.u_min attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @CompositeConstruct attributes {
    varve.format = "$constituents attr-dict `:` `(` type(operands) `)` `->` type($result)",
    varve.traits = ["Pure", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %constituents = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.ptr, !spirv.array, !spirv.rtarray, !spirv.struct, !spirv.coopmatrix, !spirv.matrix, !spirv.sampled_image, !spirv.image, !spirv.arm.tensor>"}
    %result = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.array, !spirv.rtarray, !spirv.struct, !spirv.coopmatrix, !spirv.matrix, !spirv.arm.tensor>"}
    irdl.operands(
      constituents: variadic %constituents)
    irdl.results(
      result: %result)
  }
  irdl.operation @CompositeExtract attributes {
    varve.printer = "code",
    varve.traits = ["Pure", "UsableInSpecConstantOp", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "$composite `` custom<Part>($indices, type($composite), type($component)) attr-dict"
  } {
    %composite = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.array, !spirv.rtarray, !spirv.struct, !spirv.coopmatrix, !spirv.matrix, !spirv.arm.tensor>"}
    %component = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.ptr, !spirv.array, !spirv.rtarray, !spirv.struct, !spirv.coopmatrix, !spirv.matrix, !spirv.sampled_image, !spirv.image, !spirv.arm.tensor>"}
    %indices = irdl.any {varve.rule = "ArrayOf<I32Attr>"}
    irdl.operands(
      composite: %composite)
    irdl.results(
      component: %component)
    irdl.attributes {
      "indices" = %indices
    }
  }
  irdl.operation @CompositeInsert attributes {
    varve.printer = "code",
    varve.traits = ["Pure", "UsableInSpecConstantOp", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "$object `,` $composite `` $indices attr-dict `:` type($object) `into` type($composite)",
    varve.let = ["type($result) = type($composite)"]
  } {
    %object = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.ptr, !spirv.array, !spirv.rtarray, !spirv.struct, !spirv.coopmatrix, !spirv.matrix, !spirv.sampled_image, !spirv.image, !spirv.arm.tensor>"}
    %composite = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.array, !spirv.rtarray, !spirv.struct, !spirv.coopmatrix, !spirv.matrix, !spirv.arm.tensor>"}
    %result = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.array, !spirv.rtarray, !spirv.struct, !spirv.coopmatrix, !spirv.matrix, !spirv.arm.tensor>"}
    %indices = irdl.any {varve.rule = "ArrayOf<I32Attr>"}
    irdl.operands(
      object: %object,
      composite: %composite)
    irdl.results(
      result: %result)
    irdl.attributes {
      "indices" = %indices
    }
  }
  irdl.operation @Constant attributes {
    varve.printer = "code",
    varve.traits = ["ConstantLike", "OpAsmOpInterface", "Pure", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "custom<Constant>($value, type($constant)) attr-dict",
    varve.names = "rule:spirv_constant"
  } {
    %constant = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.ptr, !spirv.array, !spirv.rtarray, !spirv.struct, !spirv.coopmatrix, !spirv.matrix, !spirv.sampled_image, !spirv.image, !spirv.arm.tensor>"}
    %value = irdl.any
    irdl.results(
      constant: %constant)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @ControlBarrier attributes {
    varve.format = "$execution_scope `,` $memory_scope `,` $memory_semantics attr-dict",
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.require = [["use ordered($memory_semantics)"]]
  } {
    %execution_scope = irdl.base "#spirv.scope"
    %memory_scope = irdl.base "#spirv.scope"
    %memory_semantics = irdl.base "#spirv.memory_semantics"
    irdl.attributes {
      "execution_scope" = %execution_scope,
      "memory_scope" = %memory_scope,
      "memory_semantics" = %memory_semantics
    }
  }
  irdl.operation @ConvertFToS attributes {
    varve.format = "$operand attr-dict `:` type($operand) `to` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultShape", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, BF16, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<F16, F32, F64, BF16>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @ConvertFToU attributes {
    varve.format = "$operand attr-dict `:` type($operand) `to` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultShape", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, BF16, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<F16, F32, F64, BF16>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @ConvertPtrToU attributes {
    varve.format = "$pointer attr-dict `:` type($pointer) `to` type($result)",
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %pointer = irdl.base "!spirv.ptr"
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    irdl.operands(
      pointer: %pointer)
    irdl.results(
      result: %result)
  }
  irdl.operation @ConvertSToF attributes {
    varve.format = "$operand attr-dict `:` type($operand) `to` type($result)",
    varve.traits = ["SignedOp", "Pure", "SameOperandsAndResultShape", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, BF16, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<F16, F32, F64, BF16>>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @ConvertUToF attributes {
    varve.format = "$operand attr-dict `:` type($operand) `to` type($result)",
    varve.traits = ["UnsignedOp", "Pure", "SameOperandsAndResultShape", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, BF16, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<F16, F32, F64, BF16>>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @ConvertUToPtr attributes {
    varve.format = "$operand attr-dict `:` type($operand) `to` type($result)",
    varve.traits = ["UnsignedOp", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.base "!spirv.ptr"
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @CopyMemory attributes {
    varve.printer = "code",
    varve.traits = ["AlignmentAttrOpInterface", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "` ` custom<Pointer>(type($target)) $target `,` ` ` custom<Pointer>(type($source)) $source `` custom<Access>($memory_access, $alignment) `` custom<SourceAccess>($source_memory_access, $source_alignment, ref($memory_access)) `:` custom<Pointee>(ref(type($target)), ref(type($source))) attr-dict",
    varve.require = [["type($target).pointee = type($source).pointee", "both operands must be pointers to the same type"], ["use aligned($memory_access, $alignment)"], ["use aligned($source_memory_access, $source_alignment)"]]
  } {
    %target = irdl.base "!spirv.ptr"
    %source = irdl.base "!spirv.ptr"
    %memory_access = irdl.base "#spirv.memory_access"
    %alignment = irdl.any {varve.rule = "AllOf<I32Attr, IntPositive, IntPowerOf2>"}
    %source_memory_access = irdl.base "#spirv.memory_access"
    %source_alignment = irdl.any {varve.rule = "AllOf<I32Attr, IntPositive, IntPowerOf2>"}
    irdl.operands(
      target: %target,
      source: %source)
    irdl.attributes {
      "memory_access" = %memory_access,
      "alignment" = %alignment,
      "source_memory_access" = %source_memory_access,
      "source_alignment" = %source_alignment
    } {
      varve.optional = ["memory_access", "alignment", "source_memory_access", "source_alignment"]
    }
  }
  irdl.operation @Dot attributes {
    varve.format = "operands attr-dict `:` type($vector1) `->` type($result)",
    varve.traits = ["Pure", "AllTypesMatch<vector1,vector2>", "AllElementTypesMatch<vector1,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($vector2) = type($vector1)"]
  } {
    %vector1 = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>"}
    %vector2 = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, BF16>"}
    irdl.operands(
      vector1: %vector1,
      vector2: %vector2)
    irdl.results(
      result: %result)
  }
  irdl.operation @EXT.AtomicFAdd attributes {
    varve.format = "$memory_scope $semantics operands attr-dict `:` type($pointer)",
    varve.traits = ["PointeeTypeMatchTrait<pointer,result>", "PointeeTypeMatchTrait<pointer,value>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = pointee(type($pointer))",
      "type($value) = pointee(type($pointer))"],
    varve.require = [["use ordered($semantics)"]]
  } {
    %pointer = irdl.base "!spirv.ptr"
    %value = irdl.any {varve.rule = "AnyOf<F16, F32, F64>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64>"}
    %memory_scope = irdl.base "#spirv.scope"
    %semantics = irdl.base "#spirv.memory_semantics"
    irdl.operands(
      pointer: %pointer,
      value: %value)
    irdl.results(
      result: %result)
    irdl.attributes {
      "memory_scope" = %memory_scope,
      "semantics" = %semantics
    }
  }
  irdl.operation @EXT.ConstantCompositeReplicate attributes {
    varve.format = "` ` `[` $value `]` `:` type($replicated_constant) attr-dict",
    varve.traits = ["Pure", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %replicated_constant = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.array, !spirv.rtarray, !spirv.struct, !spirv.coopmatrix, !spirv.matrix, !spirv.arm.tensor>"}
    %value = irdl.any
    irdl.results(
      replicated_constant: %replicated_constant)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @EXT.EmitMeshTasks attributes {
    varve.format = "operands attr-dict `:` type(operands)",
    varve.traits = ["Terminator", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %group_count_x = irdl.any {varve.rule = "AnyOf<I32, UI<32>>"}
    %group_count_y = irdl.any {varve.rule = "AnyOf<I32, UI<32>>"}
    %group_count_z = irdl.any {varve.rule = "AnyOf<I32, UI<32>>"}
    %payload = irdl.base "!spirv.ptr"
    irdl.operands(
      group_count_x: %group_count_x,
      group_count_y: %group_count_y,
      group_count_z: %group_count_z,
      payload: optional %payload)
  }
  irdl.operation @EXT.SetMeshOutputs attributes {
    varve.format = "operands attr-dict `:` type(operands)",
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %vertex_count = irdl.any {varve.rule = "AnyOf<I32, UI<32>>"}
    %primitive_count = irdl.any {varve.rule = "AnyOf<I32, UI<32>>"}
    irdl.operands(
      vertex_count: %vertex_count,
      primitive_count: %primitive_count)
  }
  irdl.operation @EXT.SpecConstantCompositeReplicate attributes {
    varve.printer = "code",
    varve.traits = ["InModuleScope", "Symbol", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "`` custom<SymbolName>($sym_name) ` ` `(` $constituent `)` `:` $type attr-dict"
  } {
    %type = irdl.any {varve.rule = "TypeAttr"}
    %sym_name = irdl.any {varve.rule = "StrAttr"}
    %constituent = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.attributes {
      "type" = %type,
      "sym_name" = %sym_name,
      "constituent" = %constituent
    }
  }
  irdl.operation @EmitVertex attributes {
    varve.format = "attr-dict",
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
  }
  irdl.operation @EndPrimitive attributes {
    varve.format = "attr-dict",
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
  }
  irdl.operation @EntryPoint attributes {
    varve.printer = "code",
    varve.traits = ["InModuleScope", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "custom<Name>($execution_model) $fn `` custom<Symbols>($interface, \22,\22) attr-dict"
  } {
    %execution_model = irdl.base "#spirv.execution_model"
    %fn = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %interface = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    irdl.attributes {
      "execution_model" = %execution_model,
      "fn" = %fn,
      "interface" = %interface
    }
  }
  irdl.operation @ExecutionMode attributes {
    varve.printer = "code",
    varve.traits = ["InModuleScope", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "$fn custom<Name>($execution_mode) `` custom<Numbers>($values, \22,\22) attr-dict"
  } {
    %fn = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %execution_mode = irdl.base "#spirv.execution_mode"
    %values = irdl.any {varve.rule = "ArrayOf<I32Attr>"}
    irdl.attributes {
      "fn" = %fn,
      "execution_mode" = %execution_mode,
      "values" = %values
    }
  }
  irdl.operation @FAdd attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Commutative", "Pure", "AllTypesMatch<operand1,operand2,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FConvert attributes {
    varve.format = "$operand attr-dict `:` type($operand) `to` type($result)",
    varve.traits = ["UsableInSpecConstantOp", "Pure", "SameOperandsAndResultShape", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, BF16, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<F16, F32, F64, BF16>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, BF16, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<F16, F32, F64, BF16>>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @FDiv attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Pure", "AllTypesMatch<operand1,operand2,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FMod attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Pure", "AllTypesMatch<operand1,operand2,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FMul attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Commutative", "Pure", "AllTypesMatch<operand1,operand2,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FNegate attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Pure", "AllTypesMatch<operand,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @FOrdEqual attributes {
    varve.format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
    varve.traits = ["Commutative", "Pure", "SameTypeOperands", "SameOperandsAndResultShape", "TypesMatchWith<operand1,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FOrdGreaterThan attributes {
    varve.format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
    varve.traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape", "TypesMatchWith<operand1,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FOrdGreaterThanEqual attributes {
    varve.format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
    varve.traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape", "TypesMatchWith<operand1,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FOrdLessThan attributes {
    varve.format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
    varve.traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape", "TypesMatchWith<operand1,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FOrdLessThanEqual attributes {
    varve.format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
    varve.traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape", "TypesMatchWith<operand1,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FOrdNotEqual attributes {
    varve.format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
    varve.traits = ["Commutative", "Pure", "SameTypeOperands", "SameOperandsAndResultShape", "TypesMatchWith<operand1,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FRem attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Pure", "AllTypesMatch<operand1,operand2,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FSub attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Pure", "AllTypesMatch<operand1,operand2,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FUnordEqual attributes {
    varve.format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
    varve.traits = ["Commutative", "Pure", "SameTypeOperands", "SameOperandsAndResultShape", "TypesMatchWith<operand1,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FUnordGreaterThan attributes {
    varve.format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
    varve.traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape", "TypesMatchWith<operand1,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FUnordGreaterThanEqual attributes {
    varve.format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
    varve.traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape", "TypesMatchWith<operand1,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FUnordLessThan attributes {
    varve.format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
    varve.traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape", "TypesMatchWith<operand1,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FUnordLessThanEqual attributes {
    varve.format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
    varve.traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape", "TypesMatchWith<operand1,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FUnordNotEqual attributes {
    varve.format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
    varve.traits = ["Commutative", "Pure", "SameTypeOperands", "SameOperandsAndResultShape", "TypesMatchWith<operand1,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FunctionCall attributes {
    varve.format = "$callee `(` $arguments `)` attr-dict `:` functional-type($arguments, results)",
    varve.traits = ["InFunctionScope", "CallOpInterface", "SymbolUserOpInterface", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %arguments = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.ptr, !spirv.array, !spirv.rtarray, !spirv.struct, !spirv.coopmatrix, !spirv.matrix, !spirv.sampled_image, !spirv.image, !spirv.arm.tensor>"}
    %return_value = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.ptr, !spirv.array, !spirv.rtarray, !spirv.struct, !spirv.coopmatrix, !spirv.matrix, !spirv.sampled_image, !spirv.image, !spirv.arm.tensor>"}
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.operands(
      arguments: variadic %arguments)
    irdl.results(
      return_value: optional %return_value)
    irdl.attributes {
      "callee" = %callee,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs
    } {
      varve.optional = ["arg_attrs", "res_attrs"]
    }
  }
  irdl.operation @GL.Acos attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GL.Acosh attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GL.Asin attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GL.Asinh attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GL.Atan attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GL.Atanh attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GL.Ceil attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GL.Cos attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GL.Cosh attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GL.Cross attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @GL.Distance attributes {
    varve.format = "operands attr-dict `:` type($p0) `,` type($p1) `->` type($result)",
    varve.traits = ["Pure", "AllTypesMatch<p0,p1>", "TypesMatchWith<p0,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($p1) = type($p0)",
      "type($result) = elem(type($p0))"]
  } {
    %p0 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %p1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64>"}
    irdl.operands(
      p0: %p0,
      p1: %p1)
    irdl.results(
      result: %result)
  }
  irdl.operation @GL.Exp attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GL.Exp2 attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GL.FAbs attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GL.FClamp attributes {
    varve.printer = "code",
    varve.traits = ["Pure", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "operands attr-dict `:` type($result)",
    varve.let = ["type($y) = type($x)", "type($z) = type($x)", "type($result) = type($x)"]
  } {
    %x = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %y = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %z = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      x: %x,
      y: %y,
      z: %z)
    irdl.results(
      result: %result)
  }
  irdl.operation @GL.FMax attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @GL.FMin attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @GL.FMix attributes {
    varve.format = "attr-dict $x `:` type($x) `,` $y `:` type($y) `,` $a `:` type($a) `->` type($result)",
    varve.traits = ["Pure", "AllTypesMatch<x,y,a,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($y) = type($x)",
      "type($a) = type($x)",
      "type($result) = type($x)"]
  } {
    %x = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %y = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %a = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      x: %x,
      y: %y,
      a: %a)
    irdl.results(
      result: %result)
  }
  irdl.operation @GL.FSign attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GL.FindILsb attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GL.FindSMsb attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<I32, AllOf<FixedVectorOfAnyRank<I32>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I32, AllOf<FixedVectorOfAnyRank<I32>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GL.FindUMsb attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<I32, AllOf<FixedVectorOfAnyRank<I32>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I32, AllOf<FixedVectorOfAnyRank<I32>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GL.Floor attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GL.Fma attributes {
    varve.printer = "code",
    varve.traits = ["Pure", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "operands attr-dict `:` type($result)",
    varve.let = ["type($y) = type($x)", "type($z) = type($x)", "type($result) = type($x)"]
  } {
    %x = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %y = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %z = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      x: %x,
      y: %y,
      z: %z)
    irdl.results(
      result: %result)
  }
  irdl.operation @GL.Fract attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GL.FrexpStruct attributes {
    varve.format = "attr-dict $operand `:` type($operand) `->` type($result)",
    varve.traits = ["Pure", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.require = [["let members = type($result).members", ["members = absent or count(members) = 2", "!result type must be a struct type with two members"], ["let value = type($operand), exponent = members[1].type", ["members[0].type = value", "!member zero of the resulting struct type must be the same type as the operand"], ["(isa(exponent, 'AnyInteger') or isa(exponent, 'AnyVectorOfAnyRank') and isa(elem(exponent), 'AnyInteger')) and width(elem(exponent)) = 32", "!member one of the resulting struct type must be a scalar or vector of 32 bit integer type"], ["length(value) = length(exponent) and (isa(value, 'AnyVectorOfAnyRank') and isa(exponent, 'AnyVectorOfAnyRank') or not isa(value, 'AnyVectorOfAnyRank') and not isa(exponent, 'AnyVectorOfAnyRank'))", "!member one of the resulting struct type must have the same number of components as the operand type"]]]]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.base "!spirv.struct"
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GL.InverseSqrt attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GL.Ldexp attributes {
    varve.format = "attr-dict $x `:` type($x) `,` $exp `:` type($exp) `->` type($y)",
    varve.traits = ["Pure", "AllTypesMatch<x,y>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($y) = type($x)"],
    varve.require = [["isa(type($x), 'AnyVectorOfAnyRank') and isa(type($exp), 'AnyVectorOfAnyRank') or not isa(type($x), 'AnyVectorOfAnyRank') and not isa(type($exp), 'AnyVectorOfAnyRank')", "operands must both be scalars or vectors"], ["length(type($x)) = length(type($exp))", "operands must have the same number of elements"]]
  } {
    %x = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %exp = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %y = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      x: %x,
      exp: %exp)
    irdl.results(
      y: %y)
  }
  irdl.operation @GL.Length attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["Pure", "TypesMatchWith<operand,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = elem(type($operand))"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GL.Log attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GL.Log2 attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GL.Normalize attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GL.PackHalf2x16 attributes {
    varve.format = "attr-dict $operand `:` type($operand) `->` type($result)",
    varve.traits = ["Pure", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = i32"]
  } {
    %operand = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<2>>"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GL.PackSnorm4x8 attributes {
    varve.format = "attr-dict $operand `:` type($operand) `->` type($result)",
    varve.traits = ["Pure", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = i32"]
  } {
    %operand = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<4>>"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GL.Pow attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @GL.Reflect attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @GL.Round attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GL.RoundEven attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GL.SAbs attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GL.SClamp attributes {
    varve.printer = "code",
    varve.traits = ["Pure", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "operands attr-dict `:` type($result)",
    varve.let = ["type($y) = type($x)", "type($z) = type($x)", "type($result) = type($x)"]
  } {
    %x = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %y = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %z = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      x: %x,
      y: %y,
      z: %z)
    irdl.results(
      result: %result)
  }
  irdl.operation @GL.SMax attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @GL.SMin attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @GL.SSign attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GL.Sin attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GL.Sinh attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GL.Sqrt attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GL.Tan attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GL.Tanh attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GL.UClamp attributes {
    varve.printer = "code",
    varve.traits = ["Pure", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "operands attr-dict `:` type($result)",
    varve.let = ["type($y) = type($x)", "type($z) = type($x)", "type($result) = type($x)"]
  } {
    %x = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %y = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %z = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      x: %x,
      y: %y,
      z: %z)
    irdl.results(
      result: %result)
  }
  irdl.operation @GL.UMax attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @GL.UMin attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @GL.UnpackHalf2x16 attributes {
    varve.format = "attr-dict $operand `:` type($operand) `->` type($result)",
    varve.traits = ["Pure", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand) = i32"]
  } {
    %operand = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<2>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GL.UnpackSnorm4x8 attributes {
    varve.format = "attr-dict $operand `:` type($operand) `->` type($result)",
    varve.traits = ["Pure", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand) = i32"]
  } {
    %operand = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<4>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GenericCastToPtr attributes {
    varve.format = "$pointer attr-dict `:` type($pointer) `to` type($result)",
    varve.traits = ["Pure", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.require = [["use from_generic()"]]
  } {
    %pointer = irdl.base "!spirv.ptr"
    %result = irdl.base "!spirv.ptr"
    irdl.operands(
      pointer: %pointer)
    irdl.results(
      result: %result)
  }
  irdl.operation @GenericCastToPtrExplicit attributes {
    varve.format = "$pointer attr-dict `:` type($pointer) `to` type($result)",
    varve.traits = ["Pure", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.require = [["use from_generic()"]]
  } {
    %pointer = irdl.base "!spirv.ptr"
    %result = irdl.base "!spirv.ptr"
    irdl.operands(
      pointer: %pointer)
    irdl.results(
      result: %result)
  }
  irdl.operation @GlobalVariable attributes {
    varve.printer = "code",
    varve.traits = ["InModuleScope", "Symbol", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "`` custom<SymbolName>($sym_name) (`initializer` `(` $initializer^ `)`)? `` custom<Decorations>($descriptor_set, $binding, $built_in) attr-dict custom<PointerType>($type)"
  } {
    %type = irdl.any {varve.rule = "TypeAttr"}
    %sym_name = irdl.any {varve.rule = "StrAttr"}
    %initializer = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %location = irdl.any {varve.rule = "I32Attr"}
    %binding = irdl.any {varve.rule = "I32Attr"}
    %descriptor_set = irdl.any {varve.rule = "I32Attr"}
    %built_in = irdl.any {varve.rule = "StrAttr"}
    %linkage_attributes = irdl.base "#spirv.linkage_attributes"
    irdl.attributes {
      "type" = %type,
      "sym_name" = %sym_name,
      "initializer" = %initializer,
      "location" = %location,
      "binding" = %binding,
      "descriptor_set" = %descriptor_set,
      "built_in" = %built_in,
      "linkage_attributes" = %linkage_attributes
    } {
      varve.optional = ["initializer", "location", "binding", "descriptor_set", "built_in", "linkage_attributes"]
    }
  }
  irdl.operation @GroupBroadcast attributes {
    varve.format = "$execution_scope operands attr-dict `:` type($value) `,` type($localid)",
    varve.traits = ["Pure", "AllTypesMatch<value,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($value)"],
    varve.require = [["use group()"], ["not isa(type($localid), 'AnyVectorOfAnyRank') or length(type($localid)) in [2, 3]", "localid is a vector and can be with only  2 or 3 components"]]
  } {
    %value = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.ptr, !spirv.array, !spirv.rtarray, !spirv.struct, !spirv.coopmatrix, !spirv.matrix, !spirv.sampled_image, !spirv.image, !spirv.arm.tensor>"}
    %localid = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.ptr, !spirv.array, !spirv.rtarray, !spirv.struct, !spirv.coopmatrix, !spirv.matrix, !spirv.sampled_image, !spirv.image, !spirv.arm.tensor>"}
    %execution_scope = irdl.base "#spirv.scope"
    irdl.operands(
      value: %value,
      localid: %localid)
    irdl.results(
      result: %result)
    irdl.attributes {
      "execution_scope" = %execution_scope
    }
  }
  irdl.operation @GroupFAdd attributes {
    varve.format = "$execution_scope $group_operation operands attr-dict `:` type($x)",
    varve.traits = ["Pure", "AllTypesMatch<x,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($x)"],
    varve.require = [["use group()"]]
  } {
    %x = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %execution_scope = irdl.base "#spirv.scope"
    %group_operation = irdl.base "#spirv.group_operation"
    irdl.operands(
      x: %x)
    irdl.results(
      result: %result)
    irdl.attributes {
      "execution_scope" = %execution_scope,
      "group_operation" = %group_operation
    }
  }
  irdl.operation @GroupFMax attributes {
    varve.format = "$execution_scope $group_operation operands attr-dict `:` type($x)",
    varve.traits = ["Pure", "AllTypesMatch<x,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($x)"],
    varve.require = [["use group()"]]
  } {
    %x = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %execution_scope = irdl.base "#spirv.scope"
    %group_operation = irdl.base "#spirv.group_operation"
    irdl.operands(
      x: %x)
    irdl.results(
      result: %result)
    irdl.attributes {
      "execution_scope" = %execution_scope,
      "group_operation" = %group_operation
    }
  }
  irdl.operation @GroupFMin attributes {
    varve.format = "$execution_scope $group_operation operands attr-dict `:` type($x)",
    varve.traits = ["Pure", "AllTypesMatch<x,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($x)"],
    varve.require = [["use group()"]]
  } {
    %x = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %execution_scope = irdl.base "#spirv.scope"
    %group_operation = irdl.base "#spirv.group_operation"
    irdl.operands(
      x: %x)
    irdl.results(
      result: %result)
    irdl.attributes {
      "execution_scope" = %execution_scope,
      "group_operation" = %group_operation
    }
  }
  irdl.operation @GroupIAdd attributes {
    varve.format = "$execution_scope $group_operation operands attr-dict `:` type($x)",
    varve.traits = ["Pure", "AllTypesMatch<x,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($x)"],
    varve.require = [["use group()"]]
  } {
    %x = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %execution_scope = irdl.base "#spirv.scope"
    %group_operation = irdl.base "#spirv.group_operation"
    irdl.operands(
      x: %x)
    irdl.results(
      result: %result)
    irdl.attributes {
      "execution_scope" = %execution_scope,
      "group_operation" = %group_operation
    }
  }
  irdl.operation @GroupNonUniformAll attributes {
    varve.format = "$execution_scope $predicate attr-dict `:` type($result)",
    varve.traits = ["SPIRV_ExecutionScopeAttrIs", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($predicate) = i1",
      "type($result) = i1"],
    varve.require = [["use subgroup()"]]
  } {
    %predicate = irdl.any {varve.rule = "I1"}
    %result = irdl.any {varve.rule = "I1"}
    %execution_scope = irdl.base "#spirv.scope"
    irdl.operands(
      predicate: %predicate)
    irdl.results(
      result: %result)
    irdl.attributes {
      "execution_scope" = %execution_scope
    }
  }
  irdl.operation @GroupNonUniformAllEqual attributes {
    varve.format = "$execution_scope $value attr-dict `:` type($value) `,` type($result)",
    varve.traits = ["SPIRV_ExecutionScopeAttrIs", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = i1"],
    varve.require = [["use subgroup()"]]
  } {
    %value = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "I1"}
    %execution_scope = irdl.base "#spirv.scope"
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
    irdl.attributes {
      "execution_scope" = %execution_scope
    }
  }
  irdl.operation @GroupNonUniformAny attributes {
    varve.format = "$execution_scope $predicate attr-dict `:` type($result)",
    varve.traits = ["SPIRV_ExecutionScopeAttrIs", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($predicate) = i1",
      "type($result) = i1"],
    varve.require = [["use subgroup()"]]
  } {
    %predicate = irdl.any {varve.rule = "I1"}
    %result = irdl.any {varve.rule = "I1"}
    %execution_scope = irdl.base "#spirv.scope"
    irdl.operands(
      predicate: %predicate)
    irdl.results(
      result: %result)
    irdl.attributes {
      "execution_scope" = %execution_scope
    }
  }
  irdl.operation @GroupNonUniformBallot attributes {
    varve.format = "$execution_scope $predicate attr-dict `:` type($result)",
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($predicate) = i1"],
    varve.require = [["use group()"]]
  } {
    %predicate = irdl.any {varve.rule = "I1"}
    %result = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<I8, UI<8>, I16, UI<16>, I32, UI<32>, I64, UI<64>>>, LengthIs<4>>"}
    %execution_scope = irdl.base "#spirv.scope"
    irdl.operands(
      predicate: %predicate)
    irdl.results(
      result: %result)
    irdl.attributes {
      "execution_scope" = %execution_scope
    }
  }
  irdl.operation @GroupNonUniformBallotBitCount attributes {
    varve.format = "$execution_scope $group_operation $value attr-dict `:` type($value) `->` type($result)",
    varve.traits = ["SPIRV_ExecutionScopeAttrIs", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.require = [["use subgroup()"]]
  } {
    %value = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<I32, UI<32>>>, LengthIs<4>>"}
    %result = irdl.any {varve.rule = "AnyOf<I8, UI<8>, I16, UI<16>, I32, UI<32>, I64, UI<64>>"}
    %execution_scope = irdl.base "#spirv.scope"
    %group_operation = irdl.base "#spirv.group_operation"
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
    irdl.attributes {
      "execution_scope" = %execution_scope,
      "group_operation" = %group_operation
    }
  }
  irdl.operation @GroupNonUniformBallotFindLSB attributes {
    varve.format = "$execution_scope $value attr-dict `:` type($value) `,` type($result)",
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.require = [["use group()"]]
  } {
    %value = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<I8, UI<8>, I16, UI<16>, I32, UI<32>, I64, UI<64>>>, LengthIs<4>>"}
    %result = irdl.any {varve.rule = "AnyOf<I8, UI<8>, I16, UI<16>, I32, UI<32>, I64, UI<64>>"}
    %execution_scope = irdl.base "#spirv.scope"
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
    irdl.attributes {
      "execution_scope" = %execution_scope
    }
  }
  irdl.operation @GroupNonUniformBallotFindMSB attributes {
    varve.format = "$execution_scope $value attr-dict `:` type($value) `,` type($result)",
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.require = [["use group()"]]
  } {
    %value = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<I8, UI<8>, I16, UI<16>, I32, UI<32>, I64, UI<64>>>, LengthIs<4>>"}
    %result = irdl.any {varve.rule = "AnyOf<I8, UI<8>, I16, UI<16>, I32, UI<32>, I64, UI<64>>"}
    %execution_scope = irdl.base "#spirv.scope"
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
    irdl.attributes {
      "execution_scope" = %execution_scope
    }
  }
  irdl.operation @GroupNonUniformBitwiseAnd attributes {
    varve.format = "$execution_scope $group_operation $value (`cluster_size``(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)",
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.require = [["use reduce()"]]
  } {
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %cluster_size = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %execution_scope = irdl.base "#spirv.scope"
    %group_operation = irdl.base "#spirv.group_operation"
    irdl.operands(
      value: %value,
      cluster_size: optional %cluster_size)
    irdl.results(
      result: %result)
    irdl.attributes {
      "execution_scope" = %execution_scope,
      "group_operation" = %group_operation
    }
  }
  irdl.operation @GroupNonUniformBitwiseOr attributes {
    varve.format = "$execution_scope $group_operation $value (`cluster_size``(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)",
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.require = [["use reduce()"]]
  } {
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %cluster_size = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %execution_scope = irdl.base "#spirv.scope"
    %group_operation = irdl.base "#spirv.group_operation"
    irdl.operands(
      value: %value,
      cluster_size: optional %cluster_size)
    irdl.results(
      result: %result)
    irdl.attributes {
      "execution_scope" = %execution_scope,
      "group_operation" = %group_operation
    }
  }
  irdl.operation @GroupNonUniformBitwiseXor attributes {
    varve.format = "$execution_scope $group_operation $value (`cluster_size``(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)",
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.require = [["use reduce()"]]
  } {
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %cluster_size = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %execution_scope = irdl.base "#spirv.scope"
    %group_operation = irdl.base "#spirv.group_operation"
    irdl.operands(
      value: %value,
      cluster_size: optional %cluster_size)
    irdl.results(
      result: %result)
    irdl.attributes {
      "execution_scope" = %execution_scope,
      "group_operation" = %group_operation
    }
  }
  irdl.operation @GroupNonUniformBroadcast attributes {
    varve.format = "$execution_scope operands attr-dict `:` type($value) `,` type($id)",
    varve.traits = ["Pure", "AllTypesMatch<value,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($value)"],
    varve.require = [["use group()"]]
  } {
    %value = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.ptr, !spirv.array, !spirv.rtarray, !spirv.struct, !spirv.coopmatrix, !spirv.matrix, !spirv.sampled_image, !spirv.image, !spirv.arm.tensor>"}
    %id = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.ptr, !spirv.array, !spirv.rtarray, !spirv.struct, !spirv.coopmatrix, !spirv.matrix, !spirv.sampled_image, !spirv.image, !spirv.arm.tensor>"}
    %execution_scope = irdl.base "#spirv.scope"
    irdl.operands(
      value: %value,
      id: %id)
    irdl.results(
      result: %result)
    irdl.attributes {
      "execution_scope" = %execution_scope
    }
  }
  irdl.operation @GroupNonUniformElect attributes {
    varve.format = "$execution_scope attr-dict `:` type($result)",
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = i1"],
    varve.require = [["use group()"]]
  } {
    %result = irdl.any {varve.rule = "I1"}
    %execution_scope = irdl.base "#spirv.scope"
    irdl.results(
      result: %result)
    irdl.attributes {
      "execution_scope" = %execution_scope
    }
  }
  irdl.operation @GroupNonUniformFAdd attributes {
    varve.format = "$execution_scope $group_operation $value (`cluster_size``(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)",
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.require = [["use reduce()"]]
  } {
    %value = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %cluster_size = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %execution_scope = irdl.base "#spirv.scope"
    %group_operation = irdl.base "#spirv.group_operation"
    irdl.operands(
      value: %value,
      cluster_size: optional %cluster_size)
    irdl.results(
      result: %result)
    irdl.attributes {
      "execution_scope" = %execution_scope,
      "group_operation" = %group_operation
    }
  }
  irdl.operation @GroupNonUniformFMax attributes {
    varve.format = "$execution_scope $group_operation $value (`cluster_size``(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)",
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.require = [["use reduce()"]]
  } {
    %value = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %cluster_size = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %execution_scope = irdl.base "#spirv.scope"
    %group_operation = irdl.base "#spirv.group_operation"
    irdl.operands(
      value: %value,
      cluster_size: optional %cluster_size)
    irdl.results(
      result: %result)
    irdl.attributes {
      "execution_scope" = %execution_scope,
      "group_operation" = %group_operation
    }
  }
  irdl.operation @GroupNonUniformFMin attributes {
    varve.format = "$execution_scope $group_operation $value (`cluster_size``(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)",
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.require = [["use reduce()"]]
  } {
    %value = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %cluster_size = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %execution_scope = irdl.base "#spirv.scope"
    %group_operation = irdl.base "#spirv.group_operation"
    irdl.operands(
      value: %value,
      cluster_size: optional %cluster_size)
    irdl.results(
      result: %result)
    irdl.attributes {
      "execution_scope" = %execution_scope,
      "group_operation" = %group_operation
    }
  }
  irdl.operation @GroupNonUniformFMul attributes {
    varve.format = "$execution_scope $group_operation $value (`cluster_size``(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)",
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.require = [["use reduce()"]]
  } {
    %value = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %cluster_size = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %execution_scope = irdl.base "#spirv.scope"
    %group_operation = irdl.base "#spirv.group_operation"
    irdl.operands(
      value: %value,
      cluster_size: optional %cluster_size)
    irdl.results(
      result: %result)
    irdl.attributes {
      "execution_scope" = %execution_scope,
      "group_operation" = %group_operation
    }
  }
  irdl.operation @GroupNonUniformIAdd attributes {
    varve.format = "$execution_scope $group_operation $value (`cluster_size``(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)",
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.require = [["use reduce()"]]
  } {
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %cluster_size = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %execution_scope = irdl.base "#spirv.scope"
    %group_operation = irdl.base "#spirv.group_operation"
    irdl.operands(
      value: %value,
      cluster_size: optional %cluster_size)
    irdl.results(
      result: %result)
    irdl.attributes {
      "execution_scope" = %execution_scope,
      "group_operation" = %group_operation
    }
  }
  irdl.operation @GroupNonUniformIMul attributes {
    varve.format = "$execution_scope $group_operation $value (`cluster_size``(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)",
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.require = [["use reduce()"]]
  } {
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %cluster_size = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %execution_scope = irdl.base "#spirv.scope"
    %group_operation = irdl.base "#spirv.group_operation"
    irdl.operands(
      value: %value,
      cluster_size: optional %cluster_size)
    irdl.results(
      result: %result)
    irdl.attributes {
      "execution_scope" = %execution_scope,
      "group_operation" = %group_operation
    }
  }
  irdl.operation @GroupNonUniformLogicalAnd attributes {
    varve.format = "$execution_scope $group_operation $value (`cluster_size``(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)",
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.require = [["use reduce()"]]
  } {
    %value = irdl.any {varve.rule = "AnyOf<I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    %cluster_size = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    %execution_scope = irdl.base "#spirv.scope"
    %group_operation = irdl.base "#spirv.group_operation"
    irdl.operands(
      value: %value,
      cluster_size: optional %cluster_size)
    irdl.results(
      result: %result)
    irdl.attributes {
      "execution_scope" = %execution_scope,
      "group_operation" = %group_operation
    }
  }
  irdl.operation @GroupNonUniformLogicalOr attributes {
    varve.format = "$execution_scope $group_operation $value (`cluster_size``(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)",
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.require = [["use reduce()"]]
  } {
    %value = irdl.any {varve.rule = "AnyOf<I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    %cluster_size = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    %execution_scope = irdl.base "#spirv.scope"
    %group_operation = irdl.base "#spirv.group_operation"
    irdl.operands(
      value: %value,
      cluster_size: optional %cluster_size)
    irdl.results(
      result: %result)
    irdl.attributes {
      "execution_scope" = %execution_scope,
      "group_operation" = %group_operation
    }
  }
  irdl.operation @GroupNonUniformLogicalXor attributes {
    varve.format = "$execution_scope $group_operation $value (`cluster_size``(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)",
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.require = [["use reduce()"]]
  } {
    %value = irdl.any {varve.rule = "AnyOf<I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    %cluster_size = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    %execution_scope = irdl.base "#spirv.scope"
    %group_operation = irdl.base "#spirv.group_operation"
    irdl.operands(
      value: %value,
      cluster_size: optional %cluster_size)
    irdl.results(
      result: %result)
    irdl.attributes {
      "execution_scope" = %execution_scope,
      "group_operation" = %group_operation
    }
  }
  irdl.operation @GroupNonUniformQuadSwap attributes {
    varve.format = "$execution_scope $value $direction attr-dict `:` type($value) `,` type($direction)",
    varve.traits = ["SPIRV_ExecutionScopeAttrIs", "AllTypesMatch<value,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($value)"],
    varve.require = [["use subgroup()"]]
  } {
    %value = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    %direction = irdl.any {varve.rule = "AnyOf<I8, UI<8>, I16, UI<16>, I32, UI<32>, I64, UI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    %execution_scope = irdl.base "#spirv.scope"
    irdl.operands(
      value: %value,
      direction: %direction)
    irdl.results(
      result: %result)
    irdl.attributes {
      "execution_scope" = %execution_scope
    }
  }
  irdl.operation @GroupNonUniformRotateKHR attributes {
    varve.format = "$execution_scope $value `,` $delta (`,` `cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` type($value) `,` type($delta) (`,` type($cluster_size)^)? `->` type(results)",
    varve.traits = ["Pure", "AllTypesMatch<value,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($value)"],
    varve.require = [["use group()"], ["use cluster()"]]
  } {
    %value = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    %delta = irdl.any {varve.rule = "AnyOf<I8, UI<8>, I16, UI<16>, I32, UI<32>, I64, UI<64>>"}
    %cluster_size = irdl.any {varve.rule = "AnyOf<I8, UI<8>, I16, UI<16>, I32, UI<32>, I64, UI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    %execution_scope = irdl.base "#spirv.scope"
    irdl.operands(
      value: %value,
      delta: %delta,
      cluster_size: optional %cluster_size)
    irdl.results(
      result: %result)
    irdl.attributes {
      "execution_scope" = %execution_scope
    }
  }
  irdl.operation @GroupNonUniformSMax attributes {
    varve.format = "$execution_scope $group_operation $value (`cluster_size``(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)",
    varve.traits = ["SignedOp", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.require = [["use reduce()"]]
  } {
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %cluster_size = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %execution_scope = irdl.base "#spirv.scope"
    %group_operation = irdl.base "#spirv.group_operation"
    irdl.operands(
      value: %value,
      cluster_size: optional %cluster_size)
    irdl.results(
      result: %result)
    irdl.attributes {
      "execution_scope" = %execution_scope,
      "group_operation" = %group_operation
    }
  }
  irdl.operation @GroupNonUniformSMin attributes {
    varve.format = "$execution_scope $group_operation $value (`cluster_size``(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)",
    varve.traits = ["SignedOp", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.require = [["use reduce()"]]
  } {
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %cluster_size = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %execution_scope = irdl.base "#spirv.scope"
    %group_operation = irdl.base "#spirv.group_operation"
    irdl.operands(
      value: %value,
      cluster_size: optional %cluster_size)
    irdl.results(
      result: %result)
    irdl.attributes {
      "execution_scope" = %execution_scope,
      "group_operation" = %group_operation
    }
  }
  irdl.operation @GroupNonUniformShuffle attributes {
    varve.format = "$execution_scope operands attr-dict `:` type($value) `,` type($id)",
    varve.traits = ["Pure", "AllTypesMatch<value,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($value)"],
    varve.require = [["use shuffle($id)"]]
  } {
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16, I1, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %id = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16, I1, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %execution_scope = irdl.base "#spirv.scope"
    irdl.operands(
      value: %value,
      id: %id)
    irdl.results(
      result: %result)
    irdl.attributes {
      "execution_scope" = %execution_scope
    }
  }
  irdl.operation @GroupNonUniformShuffleDown attributes {
    varve.format = "$execution_scope operands attr-dict `:` type($value) `,` type($delta)",
    varve.traits = ["Pure", "AllTypesMatch<value,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($value)"],
    varve.require = [["use shuffle($delta)"]]
  } {
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16, I1, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %delta = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.ptr, !spirv.array, !spirv.rtarray, !spirv.struct, !spirv.coopmatrix, !spirv.matrix, !spirv.sampled_image, !spirv.image, !spirv.arm.tensor>"}
    %execution_scope = irdl.base "#spirv.scope"
    irdl.operands(
      value: %value,
      delta: %delta)
    irdl.results(
      result: %result)
    irdl.attributes {
      "execution_scope" = %execution_scope
    }
  }
  irdl.operation @GroupNonUniformShuffleUp attributes {
    varve.format = "$execution_scope operands attr-dict `:` type($value) `,` type($delta)",
    varve.traits = ["Pure", "AllTypesMatch<value,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($value)"],
    varve.require = [["use shuffle($delta)"]]
  } {
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16, I1, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %delta = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.ptr, !spirv.array, !spirv.rtarray, !spirv.struct, !spirv.coopmatrix, !spirv.matrix, !spirv.sampled_image, !spirv.image, !spirv.arm.tensor>"}
    %execution_scope = irdl.base "#spirv.scope"
    irdl.operands(
      value: %value,
      delta: %delta)
    irdl.results(
      result: %result)
    irdl.attributes {
      "execution_scope" = %execution_scope
    }
  }
  irdl.operation @GroupNonUniformShuffleXor attributes {
    varve.format = "$execution_scope operands attr-dict `:` type($value) `,` type($mask)",
    varve.traits = ["Pure", "AllTypesMatch<value,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($value)"],
    varve.require = [["use shuffle($mask)"]]
  } {
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16, I1, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %mask = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.ptr, !spirv.array, !spirv.rtarray, !spirv.struct, !spirv.coopmatrix, !spirv.matrix, !spirv.sampled_image, !spirv.image, !spirv.arm.tensor>"}
    %execution_scope = irdl.base "#spirv.scope"
    irdl.operands(
      value: %value,
      mask: %mask)
    irdl.results(
      result: %result)
    irdl.attributes {
      "execution_scope" = %execution_scope
    }
  }
  irdl.operation @GroupNonUniformUMax attributes {
    varve.format = "$execution_scope $group_operation $value (`cluster_size``(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)",
    varve.traits = ["UnsignedOp", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.require = [["use reduce()"]]
  } {
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %cluster_size = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %execution_scope = irdl.base "#spirv.scope"
    %group_operation = irdl.base "#spirv.group_operation"
    irdl.operands(
      value: %value,
      cluster_size: optional %cluster_size)
    irdl.results(
      result: %result)
    irdl.attributes {
      "execution_scope" = %execution_scope,
      "group_operation" = %group_operation
    }
  }
  irdl.operation @GroupNonUniformUMin attributes {
    varve.format = "$execution_scope $group_operation $value (`cluster_size``(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)",
    varve.traits = ["UnsignedOp", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.require = [["use reduce()"]]
  } {
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %cluster_size = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %execution_scope = irdl.base "#spirv.scope"
    %group_operation = irdl.base "#spirv.group_operation"
    irdl.operands(
      value: %value,
      cluster_size: optional %cluster_size)
    irdl.results(
      result: %result)
    irdl.attributes {
      "execution_scope" = %execution_scope,
      "group_operation" = %group_operation
    }
  }
  irdl.operation @GroupSMax attributes {
    varve.format = "$execution_scope $group_operation operands attr-dict `:` type($x)",
    varve.traits = ["Pure", "AllTypesMatch<x,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($x)"],
    varve.require = [["use group()"]]
  } {
    %x = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %execution_scope = irdl.base "#spirv.scope"
    %group_operation = irdl.base "#spirv.group_operation"
    irdl.operands(
      x: %x)
    irdl.results(
      result: %result)
    irdl.attributes {
      "execution_scope" = %execution_scope,
      "group_operation" = %group_operation
    }
  }
  irdl.operation @GroupSMin attributes {
    varve.format = "$execution_scope $group_operation operands attr-dict `:` type($x)",
    varve.traits = ["Pure", "AllTypesMatch<x,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($x)"],
    varve.require = [["use group()"]]
  } {
    %x = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %execution_scope = irdl.base "#spirv.scope"
    %group_operation = irdl.base "#spirv.group_operation"
    irdl.operands(
      x: %x)
    irdl.results(
      result: %result)
    irdl.attributes {
      "execution_scope" = %execution_scope,
      "group_operation" = %group_operation
    }
  }
  irdl.operation @GroupUMax attributes {
    varve.format = "$execution_scope $group_operation operands attr-dict `:` type($x)",
    varve.traits = ["Pure", "AllTypesMatch<x,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($x)"],
    varve.require = [["use group()"]]
  } {
    %x = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %execution_scope = irdl.base "#spirv.scope"
    %group_operation = irdl.base "#spirv.group_operation"
    irdl.operands(
      x: %x)
    irdl.results(
      result: %result)
    irdl.attributes {
      "execution_scope" = %execution_scope,
      "group_operation" = %group_operation
    }
  }
  irdl.operation @GroupUMin attributes {
    varve.format = "$execution_scope $group_operation operands attr-dict `:` type($x)",
    varve.traits = ["Pure", "AllTypesMatch<x,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($x)"],
    varve.require = [["use group()"]]
  } {
    %x = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %execution_scope = irdl.base "#spirv.scope"
    %group_operation = irdl.base "#spirv.group_operation"
    irdl.operands(
      x: %x)
    irdl.results(
      result: %result)
    irdl.attributes {
      "execution_scope" = %execution_scope,
      "group_operation" = %group_operation
    }
  }
  irdl.operation @IAdd attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Commutative", "UsableInSpecConstantOp", "Pure", "AllTypesMatch<operand1,operand2,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @IAddCarry attributes {
    varve.printer = "code",
    varve.traits = ["Commutative", "Pure", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "` ` attr-dict `` operands `:` type($result)",
    varve.let = ["type($operand1) = spirv_first_member(type($result))", "type($operand2) = spirv_first_member(type($result))"],
    varve.require = [["use two_members()"]]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.base "!spirv.struct"
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @IEqual attributes {
    varve.format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
    varve.traits = ["Commutative", "UsableInSpecConstantOp", "Pure", "SameTypeOperands", "SameOperandsAndResultShape", "TypesMatchWith<operand1,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @IMul attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Commutative", "UsableInSpecConstantOp", "Pure", "AllTypesMatch<operand1,operand2,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @INTEL.ControlBarrierArrive attributes {
    varve.format = "$execution_scope $memory_scope $memory_semantics attr-dict",
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %execution_scope = irdl.base "#spirv.scope"
    %memory_scope = irdl.base "#spirv.scope"
    %memory_semantics = irdl.base "#spirv.memory_semantics"
    irdl.attributes {
      "execution_scope" = %execution_scope,
      "memory_scope" = %memory_scope,
      "memory_semantics" = %memory_semantics
    }
  }
  irdl.operation @INTEL.ControlBarrierWait attributes {
    varve.format = "$execution_scope $memory_scope $memory_semantics attr-dict",
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %execution_scope = irdl.base "#spirv.scope"
    %memory_scope = irdl.base "#spirv.scope"
    %memory_semantics = irdl.base "#spirv.memory_semantics"
    irdl.attributes {
      "execution_scope" = %execution_scope,
      "memory_scope" = %memory_scope,
      "memory_semantics" = %memory_semantics
    }
  }
  irdl.operation @INTEL.ConvertBF16ToF attributes {
    varve.format = "$operand attr-dict `:` type($operand) `to` type($result)",
    varve.traits = ["SameOperandsAndResultShape", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<I16, AllOf<FixedVectorOfAnyRank<I16>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F32, AllOf<FixedVectorOfAnyRank<F32>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @INTEL.ConvertFToBF16 attributes {
    varve.format = "$operand attr-dict `:` type($operand) `to` type($result)",
    varve.traits = ["SameOperandsAndResultShape", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F32, AllOf<FixedVectorOfAnyRank<F32>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I16, AllOf<FixedVectorOfAnyRank<I16>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @INTEL.RoundFToTF32 attributes {
    varve.format = "$operand attr-dict `:` type($operand) `to` type($result)",
    varve.traits = ["SameOperandsAndResultShape", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F32, AllOf<FixedVectorOfAnyRank<F32>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F32, AllOf<FixedVectorOfAnyRank<F32>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @INTEL.SubgroupBlockRead attributes {
    varve.format = "$ptr attr-dict `:` type($ptr) `->` type($value)",
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.require = [["use scalar_at($ptr, $value)"]]
  } {
    %ptr = irdl.base "!spirv.ptr"
    %value = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.ptr, !spirv.array, !spirv.rtarray, !spirv.struct, !spirv.coopmatrix, !spirv.matrix, !spirv.sampled_image, !spirv.image, !spirv.arm.tensor>"}
    irdl.operands(
      ptr: %ptr)
    irdl.results(
      value: %value)
  }
  irdl.operation @INTEL.SubgroupBlockWrite attributes {
    varve.printer = "code",
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "custom<Pointer>(type($ptr)) $ptr `,` $value `:` custom<Pointee>(type($value), ref(type($ptr))) attr-dict",
    varve.require = [["use scalar_at($ptr, $value)"]]
  } {
    %ptr = irdl.base "!spirv.ptr"
    %value = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.ptr, !spirv.array, !spirv.rtarray, !spirv.struct, !spirv.coopmatrix, !spirv.matrix, !spirv.sampled_image, !spirv.image, !spirv.arm.tensor>"}
    irdl.operands(
      ptr: %ptr,
      value: %value)
  }
  irdl.operation @INotEqual attributes {
    varve.format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
    varve.traits = ["Commutative", "UsableInSpecConstantOp", "Pure", "SameTypeOperands", "SameOperandsAndResultShape", "TypesMatchWith<operand1,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @ISub attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["UsableInSpecConstantOp", "Pure", "AllTypesMatch<operand1,operand2,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @ISubBorrow attributes {
    varve.printer = "code",
    varve.traits = ["Pure", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "` ` attr-dict `` operands `:` type($result)",
    varve.let = ["type($operand1) = spirv_first_member(type($result))", "type($operand2) = spirv_first_member(type($result))"],
    varve.require = [["use two_members()"]]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.base "!spirv.struct"
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @Image attributes {
    varve.format = "$sampled_image attr-dict `:` type($sampled_image)",
    varve.traits = ["Pure", "TypesMatchWith<sampled_image,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = spirv_image(type($sampled_image))"]
  } {
    %sampled_image = irdl.base "!spirv.sampled_image"
    %result = irdl.base "!spirv.image"
    irdl.operands(
      sampled_image: %sampled_image)
    irdl.results(
      result: %result)
  }
  irdl.operation @ImageDrefGather attributes {
    varve.format = "$sampled_image `,` $coordinate `,` $dref custom<ImageOperands>($image_operands) ( `,` $operand_arguments^ )? attr-dict `:` type($sampled_image) `,` type($coordinate) `,` type($dref) ( `,` type($operand_arguments)^ )? `->` type($result)",
    varve.traits = ["Pure", "SPIRV_DimIs", "SPIRV_MSOperandIs", "SPIRV_NoneOrElementMatchImage", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($dref) = f32"]
  } {
    %sampled_image = irdl.base "!spirv.sampled_image"
    %coordinate = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %dref = irdl.any {varve.rule = "F32"}
    %operand_arguments = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.ptr, !spirv.array, !spirv.rtarray, !spirv.struct, !spirv.coopmatrix, !spirv.matrix, !spirv.sampled_image, !spirv.image, !spirv.arm.tensor>"}
    %result = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<4>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<4>>>"}
    %image_operands = irdl.base "#spirv.image_operands"
    irdl.operands(
      sampled_image: %sampled_image,
      coordinate: %coordinate,
      dref: %dref,
      operand_arguments: variadic %operand_arguments)
    irdl.results(
      result: %result)
    irdl.attributes {
      "image_operands" = %image_operands
    } {
      varve.optional = ["image_operands"]
    }
  }
  irdl.operation @ImageFetch attributes {
    varve.format = "$image `,` $coordinate custom<ImageOperands>($image_operands) ( `,` $operand_arguments^ )? attr-dict `:` type($image) `,` type($coordinate) ( `,` type($operand_arguments)^ )? `->` type($result)",
    varve.traits = ["SPIRV_DimIsNot", "SPIRV_SampledOperandIs", "SPIRV_NoneOrElementMatchImage", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %image = irdl.base "!spirv.image"
    %coordinate = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand_arguments = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.ptr, !spirv.array, !spirv.rtarray, !spirv.struct, !spirv.coopmatrix, !spirv.matrix, !spirv.sampled_image, !spirv.image, !spirv.arm.tensor>"}
    %result = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<4>>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<4>>>"}
    %image_operands = irdl.base "#spirv.image_operands"
    irdl.operands(
      image: %image,
      coordinate: %coordinate,
      operand_arguments: variadic %operand_arguments)
    irdl.results(
      result: %result)
    irdl.attributes {
      "image_operands" = %image_operands
    } {
      varve.optional = ["image_operands"]
    }
  }
  irdl.operation @ImageQuerySize attributes {
    varve.format = "$image attr-dict `:` type($image) `->` type($result)",
    varve.traits = ["Pure", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %image = irdl.base "!spirv.image"
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      image: %image)
    irdl.results(
      result: %result)
  }
  irdl.operation @ImageRead attributes {
    varve.format = "$image `,` $coordinate custom<ImageOperands>($image_operands) ( `,` $operand_arguments^ )? attr-dict `:` type($image) `,` type($coordinate) ( `,` type($operand_arguments)^ )? `->` type($result)",
    varve.traits = ["SPIRV_SampledOperandIs", "SPIRV_NoneOrElementMatchImage", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %image = irdl.base "!spirv.image"
    %coordinate = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand_arguments = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.ptr, !spirv.array, !spirv.rtarray, !spirv.struct, !spirv.coopmatrix, !spirv.matrix, !spirv.sampled_image, !spirv.image, !spirv.arm.tensor>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %image_operands = irdl.base "#spirv.image_operands"
    irdl.operands(
      image: %image,
      coordinate: %coordinate,
      operand_arguments: variadic %operand_arguments)
    irdl.results(
      result: %result)
    irdl.attributes {
      "image_operands" = %image_operands
    } {
      varve.optional = ["image_operands"]
    }
  }
  irdl.operation @ImageSampleExplicitLod attributes {
    varve.format = "$sampled_image `,` $coordinate custom<ImageOperands>($image_operands) ( `,` $operand_arguments^ )? attr-dict `:` type($sampled_image) `,` type($coordinate) ( `,` type($operand_arguments)^ )? `->` type($result)",
    varve.traits = ["SPIRV_DimIsNot", "SPIRV_MSOperandIs", "SPIRV_NoneOrElementMatchImage", "SPIRV_ImageOperandIsPresent", "SPIRV_ExplicitLodOpInterface", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %sampled_image = irdl.base "!spirv.sampled_image"
    %coordinate = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand_arguments = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.ptr, !spirv.array, !spirv.rtarray, !spirv.struct, !spirv.coopmatrix, !spirv.matrix, !spirv.sampled_image, !spirv.image, !spirv.arm.tensor>"}
    %result = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<4>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<4>>>"}
    %image_operands = irdl.base "#spirv.image_operands"
    irdl.operands(
      sampled_image: %sampled_image,
      coordinate: %coordinate,
      operand_arguments: variadic %operand_arguments)
    irdl.results(
      result: %result)
    irdl.attributes {
      "image_operands" = %image_operands
    }
  }
  irdl.operation @ImageSampleImplicitLod attributes {
    varve.format = "$sampled_image `,` $coordinate custom<ImageOperands>($image_operands) ( `,` $operand_arguments^ )? attr-dict `:` type($sampled_image) `,` type($coordinate) ( `,` type($operand_arguments)^ )? `->` type($result)",
    varve.traits = ["SPIRV_DimIsNot", "SPIRV_MSOperandIs", "SPIRV_NoneOrElementMatchImage", "SPIRV_ImplicitLodOpInterface", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %sampled_image = irdl.base "!spirv.sampled_image"
    %coordinate = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand_arguments = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.ptr, !spirv.array, !spirv.rtarray, !spirv.struct, !spirv.coopmatrix, !spirv.matrix, !spirv.sampled_image, !spirv.image, !spirv.arm.tensor>"}
    %result = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<4>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<4>>>"}
    %image_operands = irdl.base "#spirv.image_operands"
    irdl.operands(
      sampled_image: %sampled_image,
      coordinate: %coordinate,
      operand_arguments: variadic %operand_arguments)
    irdl.results(
      result: %result)
    irdl.attributes {
      "image_operands" = %image_operands
    } {
      varve.optional = ["image_operands"]
    }
  }
  irdl.operation @ImageSampleProjDrefImplicitLod attributes {
    varve.format = "$sampled_image `,` $coordinate `,` $dref custom<ImageOperands>($image_operands) ( `,` $operand_arguments^ )? attr-dict `:` type($sampled_image) `,` type($coordinate) `,` type($dref) ( `,` type($operand_arguments)^ )? `->` type($result)",
    varve.traits = ["SPIRV_DimIsNot", "SPIRV_MSOperandIs", "TypesMatchWith<sampled_image,result>", "SPIRV_ImplicitLodOpInterface", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = spirv_image_element(type($sampled_image))",
      "type($dref) = f32"]
  } {
    %sampled_image = irdl.base "!spirv.sampled_image"
    %coordinate = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %dref = irdl.any {varve.rule = "F32"}
    %operand_arguments = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.ptr, !spirv.array, !spirv.rtarray, !spirv.struct, !spirv.coopmatrix, !spirv.matrix, !spirv.sampled_image, !spirv.image, !spirv.arm.tensor>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>"}
    %image_operands = irdl.base "#spirv.image_operands"
    irdl.operands(
      sampled_image: %sampled_image,
      coordinate: %coordinate,
      dref: %dref,
      operand_arguments: variadic %operand_arguments)
    irdl.results(
      result: %result)
    irdl.attributes {
      "image_operands" = %image_operands
    } {
      varve.optional = ["image_operands"]
    }
  }
  irdl.operation @ImageWrite attributes {
    varve.format = "$image `,` $coordinate `,` $texel custom<ImageOperands>($image_operands) ( `,` $operand_arguments^ )? attr-dict `:` type($image) `,` type($coordinate) `,` type($texel) ( `,` type($operand_arguments)^ )?",
    varve.traits = ["SPIRV_SampledOperandIs", "SPIRV_DimIsNot", "SPIRV_NoneOrElementMatchImage", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %image = irdl.base "!spirv.image"
    %coordinate = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %texel = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand_arguments = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.ptr, !spirv.array, !spirv.rtarray, !spirv.struct, !spirv.coopmatrix, !spirv.matrix, !spirv.sampled_image, !spirv.image, !spirv.arm.tensor>"}
    %image_operands = irdl.base "#spirv.image_operands"
    irdl.operands(
      image: %image,
      coordinate: %coordinate,
      texel: %texel,
      operand_arguments: variadic %operand_arguments)
    irdl.attributes {
      "image_operands" = %image_operands
    } {
      varve.optional = ["image_operands"]
    }
  }
  irdl.operation @InBoundsPtrAccessChain attributes {
    varve.format = "$base_ptr `[` $element ($indices^)? `]` attr-dict `:` type($base_ptr) `,` type($element) (`,` type($indices)^)? `->` type($result)",
    varve.traits = ["Pure", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %base_ptr = irdl.base "!spirv.ptr"
    %element = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %indices = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.base "!spirv.ptr"
    irdl.operands(
      base_ptr: %base_ptr,
      element: %element,
      indices: variadic %indices)
    irdl.results(
      result: %result)
  }
  irdl.operation @IsFinite attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape", "TypesMatchWith<operand,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = over(type($operand), e: i1)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @IsInf attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape", "TypesMatchWith<operand,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = over(type($operand), e: i1)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @IsNan attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultShape", "TypesMatchWith<operand,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = over(type($operand), e: i1)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @KHR.AssumeTrue attributes {
    varve.format = "$condition attr-dict",
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($condition) = i1"]
  } {
    %condition = irdl.any {varve.rule = "I1"}
    irdl.operands(
      condition: %condition)
  }
  irdl.operation @KHR.CooperativeMatrixLength attributes {
    varve.format = "attr-dict `:` $cooperative_matrix_type",
    varve.traits = ["Pure", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = i32"]
  } {
    %result = irdl.any {varve.rule = "I32"}
    %cooperative_matrix_type = irdl.any {varve.rule = "TypeAttrOf<!spirv.coopmatrix>"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "cooperative_matrix_type" = %cooperative_matrix_type
    }
  }
  irdl.operation @KHR.CooperativeMatrixLoad attributes {
    varve.format = "$pointer `,` $stride `,` $matrix_layout ( `,` $memory_operand^ )? ( `,` $alignment^ )? attr-dict `:` type(operands) `->` type($result)",
    varve.traits = ["AlignmentAttrOpInterface", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.require = [["use matrix_access('MakePointerAvailable')"]]
  } {
    %pointer = irdl.base "!spirv.ptr"
    %stride = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.base "!spirv.coopmatrix"
    %matrix_layout = irdl.base "#spirv.coop_matrix_layout_khr"
    %memory_operand = irdl.base "#spirv.memory_access"
    %alignment = irdl.any {varve.rule = "AllOf<I32Attr, IntPositive, IntPowerOf2>"}
    irdl.operands(
      pointer: %pointer,
      stride: %stride)
    irdl.results(
      result: %result)
    irdl.attributes {
      "matrix_layout" = %matrix_layout,
      "memory_operand" = %memory_operand,
      "alignment" = %alignment
    } {
      varve.optional = ["memory_operand", "alignment"]
    }
  }
  irdl.operation @KHR.CooperativeMatrixMulAdd attributes {
    varve.format = "$a `,` $b `,` $c ( `,` $matrix_operands^ )? attr-dict `:` type($a) `,` type($b) `->` type($c)",
    varve.traits = ["Pure", "AllTypesMatch<c,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($c)"],
    varve.require = [["let a = type($a), b = type($b), c = type($c)", ["a.use = 0", "operand #0 must be of use 'MatrixA'"], ["b.use = 1", "operand #1 must be of use 'MatrixB'"], ["c.use = 2", "operand #2 must be of use 'MatrixAcc'"], ["a.scope = b.scope and b.scope = c.scope", "matrix scope mismatch"], ["a.rows = c.rows", "matrix size mismatch on dimension 'M'"], ["b.columns = c.columns", "matrix size mismatch on dimension 'N'"], ["a.columns = b.rows", "matrix size mismatch on dimension 'K'"], ["not has($matrix_operands) or all(m in [a, b, c]: isa(m.element, 'AnyInteger'))", "Matrix Operands require all matrix element types to be Integer Types"]]]
  } {
    %a = irdl.base "!spirv.coopmatrix"
    %b = irdl.base "!spirv.coopmatrix"
    %c = irdl.base "!spirv.coopmatrix"
    %result = irdl.base "!spirv.coopmatrix"
    %matrix_operands = irdl.base "#spirv.cooperative_matrix_operands_khr"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      result: %result)
    irdl.attributes {
      "matrix_operands" = %matrix_operands
    } {
      varve.optional = ["matrix_operands"]
    }
  }
  irdl.operation @KHR.CooperativeMatrixStore attributes {
    varve.format = "$pointer `,` $object `,` $stride `,` $matrix_layout ( `,` $memory_operand^ )? ( `,` $alignment^ )? attr-dict `:` type(operands)",
    varve.traits = ["AlignmentAttrOpInterface", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.require = [["use matrix_access('MakePointerVisible')"]]
  } {
    %pointer = irdl.base "!spirv.ptr"
    %object = irdl.base "!spirv.coopmatrix"
    %stride = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %matrix_layout = irdl.base "#spirv.coop_matrix_layout_khr"
    %memory_operand = irdl.base "#spirv.memory_access"
    %alignment = irdl.any {varve.rule = "AllOf<I32Attr, IntPositive, IntPowerOf2>"}
    irdl.operands(
      pointer: %pointer,
      object: %object,
      stride: %stride)
    irdl.attributes {
      "matrix_layout" = %matrix_layout,
      "memory_operand" = %memory_operand,
      "alignment" = %alignment
    } {
      varve.optional = ["memory_operand", "alignment"]
    }
  }
  irdl.operation @KHR.GroupFMul attributes {
    varve.format = "$execution_scope $group_operation operands attr-dict `:` type($x)",
    varve.traits = ["Pure", "AllTypesMatch<x,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($x)"],
    varve.require = [["use group()"]]
  } {
    %x = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %execution_scope = irdl.base "#spirv.scope"
    %group_operation = irdl.base "#spirv.group_operation"
    irdl.operands(
      x: %x)
    irdl.results(
      result: %result)
    irdl.attributes {
      "execution_scope" = %execution_scope,
      "group_operation" = %group_operation
    }
  }
  irdl.operation @KHR.GroupIMul attributes {
    varve.format = "$execution_scope $group_operation operands attr-dict `:` type($x)",
    varve.traits = ["Pure", "AllTypesMatch<x,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($x)"],
    varve.require = [["use group()"]]
  } {
    %x = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %execution_scope = irdl.base "#spirv.scope"
    %group_operation = irdl.base "#spirv.group_operation"
    irdl.operands(
      x: %x)
    irdl.results(
      result: %result)
    irdl.attributes {
      "execution_scope" = %execution_scope,
      "group_operation" = %group_operation
    }
  }
  irdl.operation @KHR.SubgroupBallot attributes {
    varve.format = "$predicate attr-dict `:` type($result)",
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($predicate) = i1"]
  } {
    %predicate = irdl.any {varve.rule = "I1"}
    %result = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyI<32>>, LengthIs<4>>"}
    irdl.operands(
      predicate: %predicate)
    irdl.results(
      result: %result)
  }
  irdl.operation @Kill attributes {
    varve.format = "attr-dict",
    varve.traits = ["Terminator", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
  }
  irdl.operation @Load attributes {
    varve.printer = "code",
    varve.traits = ["AlignmentAttrOpInterface", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "custom<Pointer>(type($ptr)) $ptr `` custom<Access>($memory_access, $alignment) attr-dict `:` custom<Pointee>(type($value), ref(type($ptr)))",
    varve.require = [["use points($ptr, type($value))"], ["use aligned($memory_access, $alignment)"]]
  } {
    %ptr = irdl.base "!spirv.ptr"
    %value = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.ptr, !spirv.array, !spirv.rtarray, !spirv.struct, !spirv.coopmatrix, !spirv.matrix, !spirv.sampled_image, !spirv.image, !spirv.arm.tensor>"}
    %memory_access = irdl.base "#spirv.memory_access"
    %alignment = irdl.any {varve.rule = "AllOf<I32Attr, IntPositive, IntPowerOf2>"}
    irdl.operands(
      ptr: %ptr)
    irdl.results(
      value: %value)
    irdl.attributes {
      "memory_access" = %memory_access,
      "alignment" = %alignment
    } {
      varve.optional = ["memory_access", "alignment"]
    }
  }
  irdl.operation @LogicalAnd attributes {
    varve.format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
    varve.traits = ["Commutative", "UsableInSpecConstantOp", "Pure", "SameTypeOperands", "SameOperandsAndResultShape", "TypesMatchWith<operand1,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @LogicalEqual attributes {
    varve.format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
    varve.traits = ["Commutative", "UsableInSpecConstantOp", "Pure", "SameTypeOperands", "SameOperandsAndResultShape", "TypesMatchWith<operand1,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @LogicalNot attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["UsableInSpecConstantOp", "Pure", "SameTypeOperands", "SameOperandsAndResultShape", "TypesMatchWith<operand,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = over(type($operand), e: i1)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @LogicalNotEqual attributes {
    varve.format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
    varve.traits = ["Commutative", "UsableInSpecConstantOp", "Pure", "SameTypeOperands", "SameOperandsAndResultShape", "TypesMatchWith<operand1,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @LogicalOr attributes {
    varve.format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
    varve.traits = ["Commutative", "UsableInSpecConstantOp", "Pure", "SameTypeOperands", "SameOperandsAndResultShape", "TypesMatchWith<operand1,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @MatrixTimesMatrix attributes {
    varve.format = "operands attr-dict `:` type($leftmatrix) `,` type($rightmatrix) `->` type($result)",
    varve.traits = ["Pure", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.require = [["let left = type($leftmatrix), right = type($rightmatrix), result = type($result)", ["left.count = length(right.column)", "!left matrix columns' count must be equal to the right matrix rows' count"], ["right.count = result.count", "!right and result matrices must have equal columns' count"], ["elem(right.column) = elem(result.column)", "!right and result matrices' component type must be the same"], ["elem(left.column) = elem(result.column)", "!left and result matrices' component type must be the same"], ["length(left.column) = length(result.column)", "!left and result matrices must have equal rows' count"]]]
  } {
    %leftmatrix = irdl.base "!spirv.matrix"
    %rightmatrix = irdl.base "!spirv.matrix"
    %result = irdl.base "!spirv.matrix"
    irdl.operands(
      leftmatrix: %leftmatrix,
      rightmatrix: %rightmatrix)
    irdl.results(
      result: %result)
  }
  irdl.operation @MatrixTimesScalar attributes {
    varve.format = "operands attr-dict `:` type($matrix) `,` type($scalar)",
    varve.traits = ["Pure", "AllTypesMatch<matrix,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($matrix)"],
    varve.require = [["use scaled($matrix, known(elem(type($matrix).column), type($matrix).element))"]]
  } {
    %matrix = irdl.any {varve.rule = "AnyOf<!spirv.matrix, AllOf<!spirv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    %scalar = irdl.any {varve.rule = "AnyOf<F16, F32, F64>"}
    %result = irdl.any {varve.rule = "AnyOf<!spirv.matrix, AllOf<!spirv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    irdl.operands(
      matrix: %matrix,
      scalar: %scalar)
    irdl.results(
      result: %result)
  }
  irdl.operation @MatrixTimesVector attributes {
    varve.format = "operands attr-dict `:` type($matrix) `,` type($vector) `->` type($result)",
    varve.traits = ["Pure", "AllElementTypesMatch<vector,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.require = [["let columns = type($matrix).count, column = type($matrix).column, size = length(type($vector)), result = length(type($result))", ["columns = size", "matrix columns ({columns}) must match vector operand size ({size})"], ["result = length(column)", "result size ({result}) must match the matrix rows ({length(column)})"], ["elem(type($result)) = elem(column)", "matrix and result element types must match"]]]
  } {
    %matrix = irdl.any {varve.rule = "AllOf<!spirv.matrix, ElementType<AnyOf<F16, F32, F64>>>"}
    %vector = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>"}
    %result = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>"}
    irdl.operands(
      matrix: %matrix,
      vector: %vector)
    irdl.results(
      result: %result)
  }
  irdl.operation @MemoryBarrier attributes {
    varve.format = "$memory_scope `,` $memory_semantics attr-dict",
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.require = [["use ordered($memory_semantics)"]]
  } {
    %memory_scope = irdl.base "#spirv.scope"
    %memory_semantics = irdl.base "#spirv.memory_semantics"
    irdl.attributes {
      "memory_scope" = %memory_scope,
      "memory_semantics" = %memory_semantics
    }
  }
  irdl.operation @Not attributes {
    varve.format = "$operand `:` type($operand) attr-dict",
    varve.traits = ["UsableInSpecConstantOp", "Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @Ordered attributes {
    varve.format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
    varve.traits = ["Commutative", "Pure", "SameTypeOperands", "SameOperandsAndResultShape", "TypesMatchWith<operand1,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @PtrAccessChain attributes {
    varve.format = "$base_ptr `[` $element ($indices^)? `]` attr-dict `:` type($base_ptr) `,` type($element) (`,` type($indices)^)? `->` type($result)",
    varve.traits = ["Pure", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %base_ptr = irdl.base "!spirv.ptr"
    %element = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %indices = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.base "!spirv.ptr"
    irdl.operands(
      base_ptr: %base_ptr,
      element: %element,
      indices: variadic %indices)
    irdl.results(
      result: %result)
  }
  irdl.operation @PtrCastToGeneric attributes {
    varve.format = "$pointer attr-dict `:` type($pointer) `to` type($result)",
    varve.traits = ["Pure", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.require = [["type($pointer).storage_class in [4, 5, 7]", "!pointer must point to the Workgroup, CrossWorkgroup, or Function Storage Class"], ["type($result).storage_class = 8", "!result type must be of storage class Generic"], ["use same_pointee()"]]
  } {
    %pointer = irdl.base "!spirv.ptr"
    %result = irdl.base "!spirv.ptr"
    irdl.operands(
      pointer: %pointer)
    irdl.results(
      result: %result)
  }
  irdl.operation @Return attributes {
    varve.format = "attr-dict",
    varve.traits = ["InFunctionScope", "Pure", "ReturnLike", "Terminator", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
  }
  irdl.operation @ReturnValue attributes {
    varve.format = "$value attr-dict `:` type($value)",
    varve.traits = ["InFunctionScope", "Pure", "ReturnLike", "Terminator", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %value = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.ptr, !spirv.array, !spirv.rtarray, !spirv.struct, !spirv.coopmatrix, !spirv.matrix, !spirv.sampled_image, !spirv.image, !spirv.arm.tensor>"}
    irdl.operands(
      value: %value)
  }
  irdl.operation @SConvert attributes {
    varve.format = "$operand attr-dict `:` type($operand) `to` type($result)",
    varve.traits = ["UsableInSpecConstantOp", "SignedOp", "Pure", "SameOperandsAndResultShape", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @SDiv attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["UsableInSpecConstantOp", "Pure", "AllTypesMatch<operand1,operand2,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @SDot attributes {
    varve.format = "$vector1 `,` $vector2 ( `,` $format^ )? attr-dict `:` type($vector1) `->` type($result)",
    varve.traits = ["SignedOp", "Commutative", "AllTypesMatch<vector1,vector2>", "Pure", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($vector2) = type($vector1)"],
    varve.require = [["use dot()"]]
  } {
    %vector1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %vector2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %format = irdl.base "#spirv.packed_vector_format"
    irdl.operands(
      vector1: %vector1,
      vector2: %vector2)
    irdl.results(
      result: %result)
    irdl.attributes {
      "format" = %format
    } {
      varve.optional = ["format"]
    }
  }
  irdl.operation @SDotAccSat attributes {
    varve.format = "$vector1 `,` $vector2 `,` $accumulator ( `,` $format^ )? attr-dict `:` type($vector1) `->` type($result)",
    varve.traits = ["SignedOp", "AllTypesMatch<vector1,vector2>", "AllTypesMatch<accumulator,result>", "Pure", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($vector2) = type($vector1)",
      "type($result) = type($accumulator)"],
    varve.require = [["use dot()"]]
  } {
    %vector1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %vector2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %accumulator = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %format = irdl.base "#spirv.packed_vector_format"
    irdl.operands(
      vector1: %vector1,
      vector2: %vector2,
      accumulator: %accumulator)
    irdl.results(
      result: %result)
    irdl.attributes {
      "format" = %format
    } {
      varve.optional = ["format"]
    }
  }
  irdl.operation @SGreaterThan attributes {
    varve.format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
    varve.traits = ["UsableInSpecConstantOp", "SignedOp", "Pure", "SameTypeOperands", "SameOperandsAndResultShape", "TypesMatchWith<operand1,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @SGreaterThanEqual attributes {
    varve.format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
    varve.traits = ["UsableInSpecConstantOp", "SignedOp", "Pure", "SameTypeOperands", "SameOperandsAndResultShape", "TypesMatchWith<operand1,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @SLessThan attributes {
    varve.format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
    varve.traits = ["UsableInSpecConstantOp", "SignedOp", "Pure", "SameTypeOperands", "SameOperandsAndResultShape", "TypesMatchWith<operand1,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @SLessThanEqual attributes {
    varve.format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
    varve.traits = ["UsableInSpecConstantOp", "SignedOp", "Pure", "SameTypeOperands", "SameOperandsAndResultShape", "TypesMatchWith<operand1,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @SMod attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["UsableInSpecConstantOp", "Pure", "AllTypesMatch<operand1,operand2,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @SMulExtended attributes {
    varve.printer = "code",
    varve.traits = ["Pure", "Commutative", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "` ` attr-dict `` operands `:` type($result)",
    varve.let = ["type($operand1) = spirv_first_member(type($result))", "type($operand2) = spirv_first_member(type($result))"],
    varve.require = [["use two_members()"]]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.base "!spirv.struct"
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @SNegate attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["UsableInSpecConstantOp", "Pure", "AllTypesMatch<operand,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @SRem attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["UsableInSpecConstantOp", "Pure", "AllTypesMatch<operand1,operand2,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @SUDot attributes {
    varve.format = "$vector1 `,` $vector2 ( `,` $format^ )? attr-dict `:` type($vector1) `->` type($result)",
    varve.traits = ["SignedOp", "UnsignedOp", "AllTypesMatch<vector1,vector2>", "Pure", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($vector2) = type($vector1)"],
    varve.require = [["use dot()"]]
  } {
    %vector1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %vector2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %format = irdl.base "#spirv.packed_vector_format"
    irdl.operands(
      vector1: %vector1,
      vector2: %vector2)
    irdl.results(
      result: %result)
    irdl.attributes {
      "format" = %format
    } {
      varve.optional = ["format"]
    }
  }
  irdl.operation @SUDotAccSat attributes {
    varve.format = "$vector1 `,` $vector2 `,` $accumulator ( `,` $format^ )? attr-dict `:` type($vector1) `->` type($result)",
    varve.traits = ["SignedOp", "UnsignedOp", "AllTypesMatch<vector1,vector2>", "AllTypesMatch<accumulator,result>", "Pure", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($vector2) = type($vector1)",
      "type($result) = type($accumulator)"],
    varve.require = [["use dot()"]]
  } {
    %vector1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %vector2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %accumulator = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %format = irdl.base "#spirv.packed_vector_format"
    irdl.operands(
      vector1: %vector1,
      vector2: %vector2,
      accumulator: %accumulator)
    irdl.results(
      result: %result)
    irdl.attributes {
      "format" = %format
    } {
      varve.optional = ["format"]
    }
  }
  irdl.operation @Select attributes {
    varve.format = "operands attr-dict `:` type($condition) `,` type($result)",
    varve.traits = ["Pure", "AllTypesMatch<true_value,false_value,result>", "UsableInSpecConstantOp", "SelectLikeOpInterface", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($false_value) = type($true_value)",
      "type($result) = type($true_value)"],
    varve.require = [["if isa(type($condition), 'AnyVectorOfAnyRank')", ["isa(type($result), 'AnyVectorOfAnyRank')", "result expected to be of vector type when condition is of vector type"], ["length(type($condition)) = length(type($result))", "result should have the same number of elements as the condition when condition is of vector type"]]]
  } {
    %condition = irdl.any {varve.rule = "AnyOf<I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    %true_value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16, I1, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.ptr>"}
    %false_value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16, I1, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.ptr>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16, I1, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.ptr>"}
    irdl.operands(
      condition: %condition,
      true_value: %true_value,
      false_value: %false_value)
    irdl.results(
      result: %result)
  }
  irdl.operation @ShiftLeftLogical attributes {
    varve.format = "operands attr-dict `:` type($operand1) `,` type($operand2)",
    varve.traits = ["UsableInSpecConstantOp", "Pure", "SameOperandsAndResultShape", "AllTypesMatch<operand1,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @ShiftRightArithmetic attributes {
    varve.format = "operands attr-dict `:` type($operand1) `,` type($operand2)",
    varve.traits = ["UsableInSpecConstantOp", "Pure", "SameOperandsAndResultShape", "AllTypesMatch<operand1,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @ShiftRightLogical attributes {
    varve.format = "operands attr-dict `:` type($operand1) `,` type($operand2)",
    varve.traits = ["UsableInSpecConstantOp", "Pure", "SameOperandsAndResultShape", "AllTypesMatch<operand1,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @SpecConstant attributes {
    varve.syntax = "hook:spirv.SpecConstant",
    varve.traits = ["InModuleScope", "Symbol", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %sym_name = irdl.any {varve.rule = "StrAttr"}
    %default_value = irdl.any {varve.rule = "TypedAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "default_value" = %default_value
    }
  }
  irdl.operation @SpecConstantComposite attributes {
    varve.printer = "code",
    varve.traits = ["InModuleScope", "Symbol", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "`` custom<SymbolName>($sym_name) ` ` `(` custom<Symbols>($constituents) `)` `:` $type attr-dict"
  } {
    %type = irdl.any {varve.rule = "TypeAttr"}
    %sym_name = irdl.any {varve.rule = "StrAttr"}
    %constituents = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    irdl.attributes {
      "type" = %type,
      "sym_name" = %sym_name,
      "constituents" = %constituents
    }
  }
  irdl.operation @SpecConstantOperation attributes {
    varve.syntax = "hook:spirv.SpecConstantOperation",
    varve.traits = ["Pure", "InFunctionScope", "SingleBlock", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.terminator = "spirv.mlir.yield"
  } {
    %result = irdl.any
    irdl.results(
      result: %result)
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @Store attributes {
    varve.printer = "code",
    varve.traits = ["AlignmentAttrOpInterface", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "custom<Pointer>(type($ptr)) $ptr `,` $value `` custom<Access>($memory_access, $alignment) `:` custom<Pointee>(type($value), ref(type($ptr))) attr-dict",
    varve.require = [["use points($ptr, type($value))"], ["use aligned($memory_access, $alignment)"]]
  } {
    %ptr = irdl.base "!spirv.ptr"
    %value = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.ptr, !spirv.array, !spirv.rtarray, !spirv.struct, !spirv.coopmatrix, !spirv.matrix, !spirv.sampled_image, !spirv.image, !spirv.arm.tensor>"}
    %memory_access = irdl.base "#spirv.memory_access"
    %alignment = irdl.any {varve.rule = "AllOf<I32Attr, IntPositive, IntPowerOf2>"}
    irdl.operands(
      ptr: %ptr,
      value: %value)
    irdl.attributes {
      "memory_access" = %memory_access,
      "alignment" = %alignment
    } {
      varve.optional = ["memory_access", "alignment"]
    }
  }
  irdl.operation @Switch attributes {
    varve.format = "$selector `:` type($selector) `,` `[` `\\n` custom<SwitchOpCases>(ref(type($selector)),$defaultTarget, $defaultOperands, type($defaultOperands), $literals, $targets, $targetOperands, type($targetOperands)) `]` attr-dict",
    varve.traits = ["InFunctionScope", "BranchOpInterface", "Pure", "Terminator", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %selector = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %defaultOperands = irdl.any
    %targetOperands = irdl.any
    %literals = irdl.any {varve.rule = "AnyIntElementsAttr"}
    %case_operand_segments = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    irdl.operands(
      selector: %selector,
      defaultOperands: variadic %defaultOperands,
      targetOperands: variadic %targetOperands) {
      varve.segments,
      varve.nested = {
        targetOperands = "case_operand_segments"}
    }
    irdl.attributes {
      "literals" = %literals,
      "case_operand_segments" = %case_operand_segments
    } {
      varve.optional = ["literals"]
    }
    "varve.successors"() {names = ["defaultTarget", "targets"], variadic = ["targets"]} : () -> ()
  }
  irdl.operation @Transpose attributes {
    varve.format = "operands attr-dict `:` type($matrix) `->` type($result)",
    varve.traits = ["Pure", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.require = [["let from = type($matrix), to = type($result)", ["length(from.column) = to.count", "!input matrix rows count must be equal to output matrix columns count"], ["from.count = length(to.column)", "!input matrix columns count must be equal to output matrix rows count"], ["elem(from.column) = elem(to.column)", "!input and output matrices must have the same component type"]]]
  } {
    %matrix = irdl.base "!spirv.matrix"
    %result = irdl.base "!spirv.matrix"
    irdl.operands(
      matrix: %matrix)
    irdl.results(
      result: %result)
  }
  irdl.operation @UConvert attributes {
    varve.format = "$operand attr-dict `:` type($operand) `to` type($result)",
    varve.traits = ["UnsignedOp", "UsableInSpecConstantOp", "Pure", "SameOperandsAndResultShape", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @UDiv attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["UnsignedOp", "UsableInSpecConstantOp", "Pure", "AllTypesMatch<operand1,operand2,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @UDot attributes {
    varve.format = "$vector1 `,` $vector2 ( `,` $format^ )? attr-dict `:` type($vector1) `->` type($result)",
    varve.traits = ["UnsignedOp", "Commutative", "AllTypesMatch<vector1,vector2>", "Pure", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($vector2) = type($vector1)"],
    varve.require = [["use dot()"]]
  } {
    %vector1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %vector2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %format = irdl.base "#spirv.packed_vector_format"
    irdl.operands(
      vector1: %vector1,
      vector2: %vector2)
    irdl.results(
      result: %result)
    irdl.attributes {
      "format" = %format
    } {
      varve.optional = ["format"]
    }
  }
  irdl.operation @UDotAccSat attributes {
    varve.format = "$vector1 `,` $vector2 `,` $accumulator ( `,` $format^ )? attr-dict `:` type($vector1) `->` type($result)",
    varve.traits = ["UnsignedOp", "AllTypesMatch<vector1,vector2>", "AllTypesMatch<accumulator,result>", "Pure", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($vector2) = type($vector1)",
      "type($result) = type($accumulator)"],
    varve.require = [["use dot()"]]
  } {
    %vector1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %vector2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %accumulator = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %format = irdl.base "#spirv.packed_vector_format"
    irdl.operands(
      vector1: %vector1,
      vector2: %vector2,
      accumulator: %accumulator)
    irdl.results(
      result: %result)
    irdl.attributes {
      "format" = %format
    } {
      varve.optional = ["format"]
    }
  }
  irdl.operation @UGreaterThan attributes {
    varve.format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
    varve.traits = ["UnsignedOp", "UsableInSpecConstantOp", "Pure", "SameTypeOperands", "SameOperandsAndResultShape", "TypesMatchWith<operand1,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @UGreaterThanEqual attributes {
    varve.format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
    varve.traits = ["UnsignedOp", "UsableInSpecConstantOp", "Pure", "SameTypeOperands", "SameOperandsAndResultShape", "TypesMatchWith<operand1,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @ULessThan attributes {
    varve.format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
    varve.traits = ["UnsignedOp", "UsableInSpecConstantOp", "Pure", "SameTypeOperands", "SameOperandsAndResultShape", "TypesMatchWith<operand1,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @ULessThanEqual attributes {
    varve.format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
    varve.traits = ["UnsignedOp", "UsableInSpecConstantOp", "Pure", "SameTypeOperands", "SameOperandsAndResultShape", "TypesMatchWith<operand1,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @UMod attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["UnsignedOp", "UsableInSpecConstantOp", "Pure", "AllTypesMatch<operand1,operand2,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @UMulExtended attributes {
    varve.printer = "code",
    varve.traits = ["Pure", "Commutative", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "` ` attr-dict `` operands `:` type($result)",
    varve.let = ["type($operand1) = spirv_first_member(type($result))", "type($operand2) = spirv_first_member(type($result))"],
    varve.require = [["use two_members()"]]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.base "!spirv.struct"
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @Undef attributes {
    varve.format = "attr-dict `:` type($result)",
    varve.traits = ["Pure", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %result = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.ptr, !spirv.array, !spirv.rtarray, !spirv.struct, !spirv.coopmatrix, !spirv.matrix, !spirv.sampled_image, !spirv.image, !spirv.arm.tensor>"}
    irdl.results(
      result: %result)
  }
  irdl.operation @Unordered attributes {
    varve.format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict",
    varve.traits = ["Commutative", "Pure", "SameTypeOperands", "SameOperandsAndResultShape", "TypesMatchWith<operand1,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @Unreachable attributes {
    varve.format = "attr-dict",
    varve.traits = ["InFunctionScope", "Terminator", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
  }
  irdl.operation @Variable attributes {
    varve.printer = "code",
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "(`init` `(` $initializer^ `)`)? attr-dict `:` custom<VariableType>(type($pointer), $storage_class)",
    varve.let = ["type($initializer) = pointee(type($pointer))"]
  } {
    %initializer = irdl.any
    %pointer = irdl.base "!spirv.ptr"
    %storage_class = irdl.base "#spirv.storage_class"
    irdl.operands(
      initializer: optional %initializer)
    irdl.results(
      pointer: %pointer)
    irdl.attributes {
      "storage_class" = %storage_class
    }
  }
  irdl.operation @VectorExtractDynamic attributes {
    varve.format = "$vector `[` $index `]` attr-dict `:` type($vector) `,` type($index)",
    varve.traits = ["Pure", "TypesMatchWith<vector,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = elem(type($vector))"]
  } {
    %vector = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>"}
    %index = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16, I1>"}
    irdl.operands(
      vector: %vector,
      index: %index)
    irdl.results(
      result: %result)
  }
  irdl.operation @VectorInsertDynamic attributes {
    varve.format = "$component `,` $vector `[` $index `]` attr-dict `:` type($vector) `,` type($index)",
    varve.traits = ["Pure", "TypesMatchWith<vector,component>", "AllTypesMatch<vector,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($component) = elem(type($vector))",
      "type($result) = type($vector)"]
  } {
    %vector = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>"}
    %component = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16, I1>"}
    %index = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>"}
    irdl.operands(
      vector: %vector,
      component: %component,
      index: %index)
    irdl.results(
      result: %result)
  }
  irdl.operation @VectorShuffle attributes {
    varve.format = "attr-dict $components $vector1 `,` $vector2 `:` type($vector1) `,` type($vector2) `->` type($result)",
    varve.traits = ["Pure", "AllElementTypesMatch<vector1,vector2,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.require = [["let count = length(type($result)), sources = length(type($vector1)) + length(type($vector2))", ["count = count($components)", "result type element count ({count}) mismatch with the number of component selectors ({count($components)})"], ["each place in numbers($components)", ["place >= -1 and place < sources", "component selector {if(place < 0, place + 4294967296, place)} out of range: expected to be in [0, {sources}) or 0xffffffff"]]]]
  } {
    %vector1 = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>"}
    %vector2 = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>"}
    %result = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>"}
    %components = irdl.any {varve.rule = "ArrayOf<I32Attr>"}
    irdl.operands(
      vector1: %vector1,
      vector2: %vector2)
    irdl.results(
      result: %result)
    irdl.attributes {
      "components" = %components
    }
  }
  irdl.operation @VectorTimesMatrix attributes {
    varve.format = "operands attr-dict `:` type($vector) `,` type($matrix) `->` type($result)",
    varve.traits = ["Pure", "AllElementTypesMatch<vector,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.require = [["let row = type($vector), matrix = type($matrix), result = type($result)", ["length(row) = length(matrix.column)", "number of components in vector must equal the number of components in each column in matrix"], ["matrix.count = length(result)", "number of columns in matrix must equal the number of components in result"], ["elem(matrix.column) = elem(result)", "matrix must be a matrix with the same component type as the component type in result"]]]
  } {
    %vector = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>"}
    %matrix = irdl.any {varve.rule = "AllOf<!spirv.matrix, ElementType<AnyOf<F16, F32, F64>>>"}
    %result = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>"}
    irdl.operands(
      vector: %vector,
      matrix: %matrix)
    irdl.results(
      result: %result)
  }
  irdl.operation @VectorTimesScalar attributes {
    varve.format = "operands attr-dict `:` `(` type(operands) `)` `->` type($result)",
    varve.traits = ["Pure", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.require = [["use scaled($vector, elem(type($vector)))"]]
  } {
    %vector = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4>>"}
    %scalar = irdl.any {varve.rule = "AnyOf<F16, F32, F64>"}
    %result = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4>>"}
    irdl.operands(
      vector: %vector,
      scalar: %scalar)
    irdl.results(
      result: %result)
  }
  irdl.operation @func attributes {
    varve.syntax = "hook:spirv.func",
    varve.traits = ["AutomaticAllocationScope", "FunctionOpInterface", "InModuleScope", "IsolatedFromAbove", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %sym_name = irdl.any {varve.rule = "StrAttr"}
    %function_control = irdl.base "#spirv.function_control"
    %linkage_attributes = irdl.base "#spirv.linkage_attributes"
    irdl.attributes {
      "function_type" = %function_type,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs,
      "sym_name" = %sym_name,
      "function_control" = %function_control,
      "linkage_attributes" = %linkage_attributes
    } {
      varve.optional = ["arg_attrs", "res_attrs", "linkage_attributes"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @mlir.addressof attributes {
    varve.format = "$variable attr-dict `:` type($pointer)",
    varve.traits = ["OpAsmOpInterface", "InFunctionScope", "Pure", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.names = "{$variable}_addr"
  } {
    %pointer = irdl.base "!spirv.ptr"
    %variable = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.results(
      pointer: %pointer)
    irdl.attributes {
      "variable" = %variable
    }
  }
  irdl.operation @mlir.loop attributes {
    varve.printer = "code",
    varve.traits = ["InFunctionScope", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "`` custom<Control>($loop_control) (`->` type($results)^)? $body attr-dict"
  } {
    %results = irdl.any
    %loop_control = irdl.base "#spirv.loop_control"
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "loop_control" = %loop_control
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @mlir.merge attributes {
    varve.format = "attr-dict ($operands^ `:` type($operands))?",
    varve.traits = ["Pure", "Terminator", "HasParent<spirv.mlir.selection,spirv.mlir.loop>", "ReturnLike", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %operands = irdl.any
    irdl.operands(
      operands: variadic %operands)
  }
  irdl.operation @mlir.referenceof attributes {
    varve.format = "$spec_const attr-dict `:` type($reference)",
    varve.traits = ["Pure", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %reference = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.ptr, !spirv.array, !spirv.rtarray, !spirv.struct, !spirv.coopmatrix, !spirv.matrix, !spirv.sampled_image, !spirv.image, !spirv.arm.tensor>"}
    %spec_const = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.results(
      reference: %reference)
    irdl.attributes {
      "spec_const" = %spec_const
    }
  }
  irdl.operation @mlir.selection attributes {
    varve.printer = "code",
    varve.traits = ["InFunctionScope", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "`` custom<Control>($selection_control) (`->` type($results)^)? $body attr-dict"
  } {
    %results = irdl.any
    %selection_control = irdl.base "#spirv.selection_control"
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "selection_control" = %selection_control
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @mlir.yield attributes {
    varve.format = "attr-dict $operand `:` type($operand)",
    varve.traits = ["HasParent<spirv.SpecConstantOperation>", "Pure", "Terminator", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %operand = irdl.any
    irdl.operands(
      operand: %operand)
  }
  irdl.operation @module attributes {
    varve.printer = "code",
    varve.traits = ["IsolatedFromAbove", "NoRegionArguments", "NoTerminator", "SingleBlock", "SymbolTable", "Symbol", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "`` custom<SymbolName>($sym_name) custom<Word>($addressing_model) custom<Word>($memory_model) (`requires` qualified($vce_triple)^)? attr-dict-with-keyword $region0"
  } {
    %addressing_model = irdl.base "#spirv.addressing_model"
    %memory_model = irdl.base "#spirv.memory_model"
    %vce_triple = irdl.base "#spirv.vce"
    %sym_name = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "addressing_model" = %addressing_model,
      "memory_model" = %memory_model,
      "vce_triple" = %vce_triple,
      "sym_name" = %sym_name
    } {
      varve.optional = ["vce_triple", "sym_name"]
    }
    %region0 = irdl.region
    irdl.regions(
      region0: %region0)
  }
}
