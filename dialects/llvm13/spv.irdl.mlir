irdl.dialect @spv attributes {
  varve.set = "llvm13",
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
      ["DeviceIndex", 4438 : i32],
      ["ViewIndex", 4440 : i32],
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
      ["TaskCountNV", 5274 : i32],
      ["PrimitiveCountNV", 5275 : i32],
      ["PrimitiveIndicesNV", 5276 : i32],
      ["ClipDistancePerViewNV", 5277 : i32],
      ["CullDistancePerViewNV", 5278 : i32],
      ["LayerPerViewNV", 5279 : i32],
      ["MeshViewCountNV", 5280 : i32],
      ["MeshViewIndicesNV", 5281 : i32],
      ["BaryCoordNV", 5286 : i32],
      ["BaryCoordNoPerspNV", 5287 : i32],
      ["FragSizeEXT", 5292 : i32],
      ["FragInvocationCountEXT", 5293 : i32],
      ["LaunchIdNV", 5319 : i32],
      ["LaunchSizeNV", 5320 : i32],
      ["WorldRayOriginNV", 5321 : i32],
      ["WorldRayDirectionNV", 5322 : i32],
      ["ObjectRayOriginNV", 5323 : i32],
      ["ObjectRayDirectionNV", 5324 : i32],
      ["RayTminNV", 5325 : i32],
      ["RayTmaxNV", 5326 : i32],
      ["InstanceCustomIndexNV", 5327 : i32],
      ["ObjectToWorldNV", 5330 : i32],
      ["WorldToObjectNV", 5331 : i32],
      ["HitTNV", 5332 : i32],
      ["HitKindNV", 5333 : i32],
      ["IncomingRayFlagsNV", 5351 : i32],
      ["WarpsPerSMNV", 5374 : i32],
      ["SMCountNV", 5375 : i32],
      ["WarpIDNV", 5376 : i32],
      ["SMIDNV", 5377 : i32]
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
      ["FragmentBarycentricNV", 5284 : i32],
      ["ComputeDerivativeGroupQuadsNV", 5288 : i32],
      ["GroupNonUniformPartitionedNV", 5297 : i32],
      ["VulkanMemoryModel", 5345 : i32],
      ["VulkanMemoryModelDeviceScope", 5346 : i32],
      ["ComputeDerivativeGroupLinearNV", 5350 : i32],
      ["SubgroupShuffleINTEL", 5568 : i32],
      ["SubgroupBufferBlockIOINTEL", 5569 : i32],
      ["SubgroupImageBlockIOINTEL", 5570 : i32],
      ["SubgroupImageMediaBlockIOINTEL", 5579 : i32],
      ["SubgroupAvcMotionEstimationINTEL", 5696 : i32],
      ["SubgroupAvcMotionEstimationIntraINTEL", 5697 : i32],
      ["SubgroupAvcMotionEstimationChromaINTEL", 5698 : i32],
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
      ["DrawParameters", 4427 : i32],
      ["MultiView", 4439 : i32],
      ["VariablePointersStorageBuffer", 4441 : i32],
      ["Float16ImageAMD", 5008 : i32],
      ["ImageGatherBiasLodAMD", 5009 : i32],
      ["FragmentMaskAMD", 5010 : i32],
      ["StencilExportEXT", 5013 : i32],
      ["ImageReadWriteLodAMD", 5015 : i32],
      ["ShaderClockKHR", 5055 : i32],
      ["FragmentFullyCoveredEXT", 5265 : i32],
      ["MeshShadingNV", 5266 : i32],
      ["FragmentDensityEXT", 5291 : i32],
      ["ShaderNonUniform", 5301 : i32],
      ["RuntimeDescriptorArray", 5302 : i32],
      ["StorageTexelBufferArrayDynamicIndexing", 5305 : i32],
      ["RayTracingNV", 5340 : i32],
      ["PhysicalStorageBufferAddresses", 5347 : i32],
      ["CooperativeMatrixNV", 5357 : i32],
      ["FragmentShaderSampleInterlockEXT", 5363 : i32],
      ["FragmentShaderShadingRateInterlockEXT", 5372 : i32],
      ["ShaderSMBuiltinsNV", 5373 : i32],
      ["FragmentShaderPixelInterlockEXT", 5378 : i32],
      ["DemoteToHelperInvocationEXT", 5379 : i32],
      ["IntegerFunctions2INTEL", 5584 : i32],
      ["TessellationPointSize", 23 : i32],
      ["GeometryPointSize", 24 : i32],
      ["ImageCubeArray", 34 : i32],
      ["ImageRect", 36 : i32],
      ["GeometryStreams", 54 : i32],
      ["MultiViewport", 57 : i32],
      ["VariablePointers", 4442 : i32],
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
      ["ShaderStereoViewNV", 5259 : i32]
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
      ["PerPrimitiveNV", 5271 : i32],
      ["PerViewNV", 5272 : i32],
      ["PerTaskNV", 5273 : i32],
      ["PerVertexNV", 5285 : i32],
      ["NonUniform", 5300 : i32],
      ["RestrictPointer", 5355 : i32],
      ["AliasedPointer", 5356 : i32],
      ["CounterBuffer", 5634 : i32],
      ["UserSemantic", 5635 : i32],
      ["UserTypeGOOGLE", 5636 : i32]
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
      ["PostDepthCoverage", 4446 : i32],
      ["DenormPreserve", 4459 : i32],
      ["DenormFlushToZero", 4460 : i32],
      ["SignedZeroInfNanPreserve", 4461 : i32],
      ["RoundingModeRTE", 4462 : i32],
      ["RoundingModeRTZ", 4463 : i32],
      ["StencilRefReplacingEXT", 5027 : i32],
      ["OutputLinesNV", 5269 : i32],
      ["OutputPrimitivesNV", 5270 : i32],
      ["DerivativeGroupQuadsNV", 5289 : i32],
      ["DerivativeGroupLinearNV", 5290 : i32],
      ["OutputTrianglesNV", 5298 : i32],
      ["PixelInterlockOrderedEXT", 5366 : i32],
      ["PixelInterlockUnorderedEXT", 5367 : i32],
      ["SampleInterlockOrderedEXT", 5368 : i32],
      ["SampleInterlockUnorderedEXT", 5369 : i32],
      ["ShadingRateInterlockOrderedEXT", 5370 : i32],
      ["ShadingRateInterlockUnorderedEXT", 5371 : i32]
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
      ["TaskNV", 5267 : i32],
      ["MeshNV", 5268 : i32],
      ["RayGenerationNV", 5313 : i32],
      ["IntersectionNV", 5314 : i32],
      ["AnyHitNV", 5315 : i32],
      ["ClosestHitNV", 5316 : i32],
      ["MissNV", 5317 : i32],
      ["CallableNV", 5318 : i32]
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
      ["Const", 8 : i32]
    ],
    bits,
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
      ["R8ui", 39 : i32]
    ]
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
      ["Import", 1 : i32]
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
      ["PartialCount", 256 : i32]
    ],
    bits,
    separator = "|"
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
      ["NonPrivatePointer", 32 : i32]
    ],
    bits,
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
      ["OpSubgroupBlockWriteINTEL", 5576 : i32]
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
      ["QueueFamily", 5 : i32]
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
      ["CallableDataNV", 5328 : i32],
      ["IncomingCallableDataNV", 5329 : i32],
      ["RayPayloadNV", 5338 : i32],
      ["HitAttributeNV", 5339 : i32],
      ["IncomingRayPayloadNV", 5342 : i32],
      ["ShaderRecordBufferNV", 5343 : i32],
      ["PhysicalStorageBuffer", 5349 : i32]
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
      ["v1.5", 5 : i32]
    ]
  } : () -> ()
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
    varve.format = "`<` custom<Dimensions>($rows, $columns) `` $element `,` $scope `>`",
    varve.qualified = unit
  } {
    %rows = irdl.any {varve.rule = "u32"}
    %columns = irdl.any {varve.rule = "u32"}
    %element = irdl.any {varve.rule = "type"}
    %scope = irdl.any {varve.rule = "enum<@Scope>"}
    irdl.parameters(
      rows: %rows,
      columns: %columns,
      element: %element,
      scope: %scope)
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
    %image = irdl.base "!spv.image"
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
  irdl.operation @AccessChain attributes {
    varve.syntax = "hook:spv.AccessChain",
    varve.traits = ["NoSideEffect"]
  } {
    %base_ptr = irdl.base "!spv.ptr"
    %indices = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %component_ptr = irdl.base "!spv.ptr"
    irdl.operands(
      base_ptr: %base_ptr,
      indices: variadic %indices)
    irdl.results(
      component_ptr: %component_ptr)
  }
  irdl.operation @AtomicAnd attributes {
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
  } {
    %pointer = irdl.base "!spv.ptr"
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %memory_scope = irdl.any {varve.rule = "enum<@Scope>"}
    %semantics = irdl.any {varve.rule = "enum<@MemorySemantics>"}
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
  irdl.operation @AtomicCompareExchangeWeak attributes {
    varve.format = "custom<Name>($memory_scope) custom<Name>($equal_semantics) custom<Name>($unequal_semantics) $pointer `,` $value `,` $comparator attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($comparator) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
  } {
    %pointer = irdl.base "!spv.ptr"
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %comparator = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %memory_scope = irdl.any {varve.rule = "enum<@Scope>"}
    %equal_semantics = irdl.any {varve.rule = "enum<@MemorySemantics>"}
    %unequal_semantics = irdl.any {varve.rule = "enum<@MemorySemantics>"}
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
  irdl.operation @AtomicIAdd attributes {
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
  } {
    %pointer = irdl.base "!spv.ptr"
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %memory_scope = irdl.any {varve.rule = "enum<@Scope>"}
    %semantics = irdl.any {varve.rule = "enum<@MemorySemantics>"}
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
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer attr-dict `:` type($pointer)",
    varve.let = ["type($result) = pointee(type($pointer))"]
  } {
    %pointer = irdl.base "!spv.ptr"
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %memory_scope = irdl.any {varve.rule = "enum<@Scope>"}
    %semantics = irdl.any {varve.rule = "enum<@MemorySemantics>"}
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
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer attr-dict `:` type($pointer)",
    varve.let = ["type($result) = pointee(type($pointer))"]
  } {
    %pointer = irdl.base "!spv.ptr"
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %memory_scope = irdl.any {varve.rule = "enum<@Scope>"}
    %semantics = irdl.any {varve.rule = "enum<@MemorySemantics>"}
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
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
  } {
    %pointer = irdl.base "!spv.ptr"
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %memory_scope = irdl.any {varve.rule = "enum<@Scope>"}
    %semantics = irdl.any {varve.rule = "enum<@MemorySemantics>"}
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
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
  } {
    %pointer = irdl.base "!spv.ptr"
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %memory_scope = irdl.any {varve.rule = "enum<@Scope>"}
    %semantics = irdl.any {varve.rule = "enum<@MemorySemantics>"}
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
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
  } {
    %pointer = irdl.base "!spv.ptr"
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %memory_scope = irdl.any {varve.rule = "enum<@Scope>"}
    %semantics = irdl.any {varve.rule = "enum<@MemorySemantics>"}
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
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
  } {
    %pointer = irdl.base "!spv.ptr"
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %memory_scope = irdl.any {varve.rule = "enum<@Scope>"}
    %semantics = irdl.any {varve.rule = "enum<@MemorySemantics>"}
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
    varve.traits = ["UnsignedOp"],
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
  } {
    %pointer = irdl.base "!spv.ptr"
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %memory_scope = irdl.any {varve.rule = "enum<@Scope>"}
    %semantics = irdl.any {varve.rule = "enum<@MemorySemantics>"}
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
    varve.traits = ["UnsignedOp"],
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
  } {
    %pointer = irdl.base "!spv.ptr"
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %memory_scope = irdl.any {varve.rule = "enum<@Scope>"}
    %semantics = irdl.any {varve.rule = "enum<@MemorySemantics>"}
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
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
  } {
    %pointer = irdl.base "!spv.ptr"
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %memory_scope = irdl.any {varve.rule = "enum<@Scope>"}
    %semantics = irdl.any {varve.rule = "enum<@MemorySemantics>"}
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
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @BitFieldInsert attributes {
    varve.format = "operands attr-dict `:` type($base) `,` type($offset) `,` type($count)",
    varve.traits = ["NoSideEffect", "AllTypesMatch<base,insert,result>"],
    varve.let = [
      "type($insert) = type($base)",
      "type($result) = type($base)"]
  } {
    %base = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %insert = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %offset = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %count = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
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
    varve.traits = ["SignedOp", "NoSideEffect", "AllTypesMatch<base,result>"],
    varve.let = [
      "type($result) = type($base)"]
  } {
    %base = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %offset = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %count = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      base: %base,
      offset: %offset,
      count: %count)
    irdl.results(
      result: %result)
  }
  irdl.operation @BitFieldUExtract attributes {
    varve.format = "operands attr-dict `:` type($base) `,` type($offset) `,` type($count)",
    varve.traits = ["UnsignedOp", "NoSideEffect", "AllTypesMatch<base,result>"],
    varve.let = [
      "type($result) = type($base)"]
  } {
    %base = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %offset = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %count = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      base: %base,
      offset: %offset,
      count: %count)
    irdl.results(
      result: %result)
  }
  irdl.operation @BitReverse attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @Bitcast attributes {
    varve.format = "$operand attr-dict `:` type($operand) `to` type($result)",
    varve.traits = ["NoSideEffect"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, I1, AllOf<VectorOfAnyRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, !spv.ptr>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, I1, AllOf<VectorOfAnyRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, !spv.ptr>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @BitwiseAnd attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Commutative", "UsableInSpecConstantOp", "NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @BitwiseOr attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Commutative", "UsableInSpecConstantOp", "NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @BitwiseXor attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Commutative", "UsableInSpecConstantOp", "NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @Branch attributes {
    varve.format = "$target (`(` $targetOperands^ `:` type($targetOperands) `)`)? attr-dict",
    varve.traits = ["InFunctionScope", "NoSideEffect", "Terminator"]
  } {
    %targetOperands = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, !spv.ptr, !spv.array, !spv.rtarray, !spv.struct, !spv.coopmatrix, !spv.matrix>"}
    irdl.operands(
      targetOperands: variadic %targetOperands)
    "varve.successors"() {names = ["target"], variadic = []} : () -> ()
  }
  irdl.operation @BranchConditional attributes {
    varve.traits = ["InFunctionScope", "NoSideEffect", "Terminator"],
    varve.let = [
      "type($condition) = i1"],
    varve.format = "$condition (` ` `[` custom<Numbers>($branch_weights)^ `]`)? `,` $trueTarget (`(` $trueTargetOperands^ `:` type($trueTargetOperands) `)`)? `,` $falseTarget (`(` $falseTargetOperands^ `:` type($falseTargetOperands) `)`)? attr-dict"
  } {
    %condition = irdl.any {varve.rule = "I1"}
    %trueTargetOperands = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, !spv.ptr, !spv.array, !spv.rtarray, !spv.struct, !spv.coopmatrix, !spv.matrix>"}
    %falseTargetOperands = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, !spv.ptr, !spv.array, !spv.rtarray, !spv.struct, !spv.coopmatrix, !spv.matrix>"}
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
  irdl.operation @CompositeConstruct attributes {
    varve.printer = "code",
    varve.traits = ["NoSideEffect"],
    varve.format = ["$constituents attr-dict `:` type($result)", "let(types($constituents) = slice(if(isa(type($result), '!spv.struct'), map(m in type($result).members: m.type),", "    if(isa(type($result), 'AnyVectorOfAnyRank'), repeat(elem(type($result)), length(type($result))),", "      repeat(known(type($result).element, type($result).column), known(type($result).count, count($constituents))))), 0, count($constituents)))"]
  } {
    %constituents = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, !spv.ptr, !spv.array, !spv.rtarray, !spv.struct, !spv.coopmatrix, !spv.matrix>"}
    %result = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfAnyRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, !spv.array, !spv.rtarray, !spv.struct, !spv.coopmatrix, !spv.matrix>"}
    irdl.operands(
      constituents: variadic %constituents)
    irdl.results(
      result: %result)
  }
  irdl.operation @CompositeExtract attributes {
    varve.traits = ["NoSideEffect", "UsableInSpecConstantOp"],
    varve.format = "$composite `` custom<Part>($indices, type($composite), type($component)) attr-dict"
  } {
    %composite = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfAnyRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, !spv.array, !spv.rtarray, !spv.struct, !spv.coopmatrix, !spv.matrix>"}
    %component = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, !spv.ptr, !spv.array, !spv.rtarray, !spv.struct, !spv.coopmatrix, !spv.matrix>"}
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
    varve.traits = ["NoSideEffect", "UsableInSpecConstantOp"],
    varve.format = "$object `,` $composite `` $indices attr-dict `:` type($object) `into` type($composite)",
    varve.let = ["type($result) = type($composite)"]
  } {
    %object = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, !spv.ptr, !spv.array, !spv.rtarray, !spv.struct, !spv.coopmatrix, !spv.matrix>"}
    %composite = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfAnyRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, !spv.array, !spv.rtarray, !spv.struct, !spv.coopmatrix, !spv.matrix>"}
    %result = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfAnyRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, !spv.array, !spv.rtarray, !spv.struct, !spv.coopmatrix, !spv.matrix>"}
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
    varve.traits = ["ConstantLike", "NoSideEffect"],
    varve.format = "custom<Constant>($value, type($constant)) attr-dict",
    varve.names = "rule:spirv_constant"
  } {
    %constant = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, !spv.ptr, !spv.array, !spv.rtarray, !spv.struct, !spv.coopmatrix, !spv.matrix>"}
    %value = irdl.any
    irdl.results(
      constant: %constant)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @ControlBarrier attributes {
    varve.format = "$execution_scope `,` $memory_scope `,` $memory_semantics attr-dict"
  } {
    %execution_scope = irdl.any {varve.rule = "enum<@Scope>"}
    %memory_scope = irdl.any {varve.rule = "enum<@Scope>"}
    %memory_semantics = irdl.any {varve.rule = "enum<@MemorySemantics>"}
    irdl.attributes {
      "execution_scope" = %execution_scope,
      "memory_scope" = %memory_scope,
      "memory_semantics" = %memory_semantics
    }
  }
  irdl.operation @ConvertFToS attributes {
    varve.format = "$operand attr-dict `:` type($operand) `to` type($result)",
    varve.traits = ["NoSideEffect", "SameOperandsAndResultShape"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @ConvertFToU attributes {
    varve.format = "$operand attr-dict `:` type($operand) `to` type($result)",
    varve.traits = ["NoSideEffect", "SameOperandsAndResultShape"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @ConvertSToF attributes {
    varve.format = "$operand attr-dict `:` type($operand) `to` type($result)",
    varve.traits = ["SignedOp", "NoSideEffect", "SameOperandsAndResultShape"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @ConvertUToF attributes {
    varve.format = "$operand attr-dict `:` type($operand) `to` type($result)",
    varve.traits = ["UnsignedOp", "NoSideEffect", "SameOperandsAndResultShape"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @CooperativeMatrixLengthNV attributes {
    varve.format = "attr-dict `:` $type",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($result) = i32"]
  } {
    %result = irdl.any {varve.rule = "I32"}
    %type = irdl.any {varve.rule = "TypeAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "type" = %type
    }
  }
  irdl.operation @CooperativeMatrixLoadNV attributes {
    varve.format = "operands `` custom<Access>($memory_access) attr-dict `:` type($pointer) `as` type($result)",
    varve.let = ["type($stride) = i32", "type($columnmajor) = i1"]
  } {
    %pointer = irdl.base "!spv.ptr"
    %stride = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %columnmajor = irdl.any {varve.rule = "I1"}
    %result = irdl.base "!spv.coopmatrix"
    %memory_access = irdl.any {varve.rule = "enum<@MemoryAccess>"}
    irdl.operands(
      pointer: %pointer,
      stride: %stride,
      columnmajor: %columnmajor)
    irdl.results(
      result: %result)
    irdl.attributes {
      "memory_access" = %memory_access
    } {
      varve.optional = ["memory_access"]
    }
  }
  irdl.operation @CooperativeMatrixMulAddNV attributes {
    varve.format = "operands attr-dict`:` type($a) `,` type($b) `->` type($c)",
    varve.traits = ["NoSideEffect", "AllTypesMatch<c,result>"],
    varve.let = [
      "type($result) = type($c)"]
  } {
    %a = irdl.base "!spv.coopmatrix"
    %b = irdl.base "!spv.coopmatrix"
    %c = irdl.base "!spv.coopmatrix"
    %result = irdl.base "!spv.coopmatrix"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      result: %result)
  }
  irdl.operation @CooperativeMatrixStoreNV attributes {
    varve.format = "operands `` custom<Access>($memory_access) attr-dict `:` type($pointer) `,` type($object)",
    varve.let = ["type($stride) = i32", "type($columnmajor) = i1"]
  } {
    %pointer = irdl.base "!spv.ptr"
    %object = irdl.base "!spv.coopmatrix"
    %stride = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %columnmajor = irdl.any {varve.rule = "I1"}
    %memory_access = irdl.any {varve.rule = "enum<@MemoryAccess>"}
    irdl.operands(
      pointer: %pointer,
      object: %object,
      stride: %stride,
      columnmajor: %columnmajor)
    irdl.attributes {
      "memory_access" = %memory_access
    } {
      varve.optional = ["memory_access"]
    }
  }
  irdl.operation @CopyMemory attributes {
    varve.format = "` ` custom<Pointer>(type($target)) $target `,` ` ` custom<Pointer>(type($source)) $source `` custom<Access>($memory_access, $alignment) `` custom<SourceAccess>($source_memory_access, $source_alignment, ref($memory_access), ref($alignment)) attr-dict `:` custom<Pointee>(ref(type($target)), ref(type($source)))"
  } {
    %target = irdl.base "!spv.ptr"
    %source = irdl.base "!spv.ptr"
    %memory_access = irdl.any {varve.rule = "enum<@MemoryAccess>"}
    %alignment = irdl.any {varve.rule = "I32Attr"}
    %source_memory_access = irdl.any {varve.rule = "enum<@MemoryAccess>"}
    %source_alignment = irdl.any {varve.rule = "I32Attr"}
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
  irdl.operation @EntryPoint attributes {
    varve.traits = ["InModuleScope"],
    varve.format = "custom<Name>($execution_model) $fn `` custom<Symbols>($interface, \22,\22) attr-dict"
  } {
    %execution_model = irdl.any {varve.rule = "enum<@ExecutionModel>"}
    %fn = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %interface = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    irdl.attributes {
      "execution_model" = %execution_model,
      "fn" = %fn,
      "interface" = %interface
    }
  }
  irdl.operation @ExecutionMode attributes {
    varve.traits = ["InModuleScope"],
    varve.format = "$fn custom<Name>($execution_mode) `` custom<Numbers>($values, \22,\22) attr-dict"
  } {
    %fn = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %execution_mode = irdl.any {varve.rule = "enum<@ExecutionMode>"}
    %values = irdl.any {varve.rule = "ArrayOf<I32Attr>"}
    irdl.attributes {
      "fn" = %fn,
      "execution_mode" = %execution_mode,
      "values" = %values
    }
  }
  irdl.operation @FAdd attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Commutative", "NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FConvert attributes {
    varve.format = "$operand attr-dict `:` type($operand) `to` type($result)",
    varve.traits = ["UsableInSpecConstantOp", "NoSideEffect", "SameOperandsAndResultShape"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @FDiv attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FMod attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FMul attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Commutative", "NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FNegate attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @FOrdEqual attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Commutative", "NoSideEffect", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfAnyRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FOrdGreaterThan attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["NoSideEffect", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfAnyRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FOrdGreaterThanEqual attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["NoSideEffect", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfAnyRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FOrdLessThan attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["NoSideEffect", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfAnyRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FOrdLessThanEqual attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["NoSideEffect", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfAnyRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FOrdNotEqual attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Commutative", "NoSideEffect", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfAnyRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FRem attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FSub attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FUnordEqual attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Commutative", "NoSideEffect", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfAnyRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FUnordGreaterThan attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["NoSideEffect", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfAnyRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FUnordGreaterThanEqual attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["NoSideEffect", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfAnyRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FUnordLessThan attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["NoSideEffect", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfAnyRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FUnordLessThanEqual attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["NoSideEffect", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfAnyRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FUnordNotEqual attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Commutative", "NoSideEffect", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfAnyRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FunctionCall attributes {
    varve.format = "$callee `(` $arguments `)` attr-dict `:` functional-type($arguments, results)",
    varve.traits = ["InFunctionScope"]
  } {
    %arguments = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, !spv.ptr, !spv.array, !spv.rtarray, !spv.struct, !spv.coopmatrix, !spv.matrix>"}
    %result = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, !spv.ptr, !spv.array, !spv.rtarray, !spv.struct, !spv.coopmatrix, !spv.matrix>"}
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(
      arguments: variadic %arguments)
    irdl.results(
      result: optional %result)
    irdl.attributes {
      "callee" = %callee
    }
  }
  irdl.operation @GLSL.Acos attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.Asin attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.Atan attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.Ceil attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.Cos attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.Cosh attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.Exp attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.FAbs attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.FClamp attributes {
    varve.format = "$x `,` $y `,` $z attr-dict `:` type($x)",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($y) = type($x)",
      "type($z) = type($x)",
      "type($result) = type($x)"]
  } {
    %x = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %y = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %z = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      x: %x,
      y: %y,
      z: %z)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.FMax attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.FMin attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.FMix attributes {
    varve.format = "attr-dict $x `:` type($x) `,` $y `:` type($y) `,` $a `:` type($a) `->` type($result)",
    varve.traits = ["NoSideEffect", "AllTypesMatch<x,y,a,result>"],
    varve.let = [
      "type($y) = type($x)",
      "type($a) = type($x)",
      "type($result) = type($x)"]
  } {
    %x = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %y = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %a = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      x: %x,
      y: %y,
      a: %a)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.FSign attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.Floor attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.Fma attributes {
    varve.format = "$x `,` $y `,` $z attr-dict `:` type($x)",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($y) = type($x)",
      "type($z) = type($x)",
      "type($result) = type($x)"]
  } {
    %x = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %y = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %z = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      x: %x,
      y: %y,
      z: %z)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.FrexpStruct attributes {
    varve.format = "attr-dict $operand `:` type($operand) `->` type($result)",
    varve.traits = ["NoSideEffect"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.base "!spv.struct"
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.InverseSqrt attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.Ldexp attributes {
    varve.format = "attr-dict $x `:` type($x) `,` $exp `:` type($exp) `->` type($y)",
    varve.traits = ["NoSideEffect", "AllTypesMatch<x,y>"],
    varve.let = [
      "type($y) = type($x)"]
  } {
    %x = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %exp = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %y = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      x: %x,
      exp: %exp)
    irdl.results(
      y: %y)
  }
  irdl.operation @GLSL.Log attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.Pow attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.Round attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.SAbs attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.SClamp attributes {
    varve.format = "$x `,` $y `,` $z attr-dict `:` type($x)",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($y) = type($x)",
      "type($z) = type($x)",
      "type($result) = type($x)"]
  } {
    %x = irdl.any {varve.rule = "AnyOf<SI<8>, SI<16>, SI<32>, SI<64>, AllOf<VectorOfAnyRankOf<AnyOf<SI<8>, SI<16>, SI<32>, SI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %y = irdl.any {varve.rule = "AnyOf<SI<8>, SI<16>, SI<32>, SI<64>, AllOf<VectorOfAnyRankOf<AnyOf<SI<8>, SI<16>, SI<32>, SI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %z = irdl.any {varve.rule = "AnyOf<SI<8>, SI<16>, SI<32>, SI<64>, AllOf<VectorOfAnyRankOf<AnyOf<SI<8>, SI<16>, SI<32>, SI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<SI<8>, SI<16>, SI<32>, SI<64>, AllOf<VectorOfAnyRankOf<AnyOf<SI<8>, SI<16>, SI<32>, SI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      x: %x,
      y: %y,
      z: %z)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.SMax attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.SMin attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.SSign attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.Sin attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.Sinh attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.Sqrt attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.Tan attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.Tanh attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GLSL.UClamp attributes {
    varve.format = "$x `,` $y `,` $z attr-dict `:` type($x)",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($y) = type($x)",
      "type($z) = type($x)",
      "type($result) = type($x)"]
  } {
    %x = irdl.any {varve.rule = "AnyOf<I8, UI<8>, I16, UI<16>, I32, UI<32>, I64, UI<64>, AllOf<VectorOfAnyRankOf<AnyOf<I8, UI<8>, I16, UI<16>, I32, UI<32>, I64, UI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %y = irdl.any {varve.rule = "AnyOf<I8, UI<8>, I16, UI<16>, I32, UI<32>, I64, UI<64>, AllOf<VectorOfAnyRankOf<AnyOf<I8, UI<8>, I16, UI<16>, I32, UI<32>, I64, UI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %z = irdl.any {varve.rule = "AnyOf<I8, UI<8>, I16, UI<16>, I32, UI<32>, I64, UI<64>, AllOf<VectorOfAnyRankOf<AnyOf<I8, UI<8>, I16, UI<16>, I32, UI<32>, I64, UI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I8, UI<8>, I16, UI<16>, I32, UI<32>, I64, UI<64>, AllOf<VectorOfAnyRankOf<AnyOf<I8, UI<8>, I16, UI<16>, I32, UI<32>, I64, UI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      x: %x,
      y: %y,
      z: %z)
    irdl.results(
      result: %result)
  }
  irdl.operation @GlobalVariable attributes {
    varve.printer = "code",
    varve.traits = ["InModuleScope", "Symbol"],
    varve.discardable = ["descriptor_set", "binding", "built_in"],
    varve.format = "`` custom<SymbolName>($sym_name) (`initializer` `(` $initializer^ `)`)? `` custom<Decorations>($descriptor_set, $binding, $built_in) attr-dict custom<PointerType>($type)"
  } {
    %type = irdl.any {varve.rule = "TypeAttr"}
    %sym_name = irdl.any {varve.rule = "StrAttr"}
    %initializer = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.attributes {
      "type" = %type,
      "sym_name" = %sym_name,
      "initializer" = %initializer
    } {
      varve.optional = ["initializer"]
    }
  }
  irdl.operation @GroupBroadcast attributes {
    varve.format = "$execution_scope operands attr-dict `:` type($value) `,` type($localid)",
    varve.traits = ["NoSideEffect", "AllTypesMatch<value,result>"],
    varve.let = [
      "type($result) = type($value)"]
  } {
    %value = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, !spv.ptr, !spv.array, !spv.rtarray, !spv.struct, !spv.coopmatrix, !spv.matrix>"}
    %localid = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, !spv.ptr, !spv.array, !spv.rtarray, !spv.struct, !spv.coopmatrix, !spv.matrix>"}
    %execution_scope = irdl.any {varve.rule = "enum<@Scope>"}
    irdl.operands(
      value: %value,
      localid: %localid)
    irdl.results(
      result: %result)
    irdl.attributes {
      "execution_scope" = %execution_scope
    }
  }
  irdl.operation @GroupNonUniformBallot attributes {
    varve.format = "$execution_scope $predicate attr-dict `:` type($result)",
    varve.let = [
      "type($predicate) = i1"]
  } {
    %predicate = irdl.any {varve.rule = "I1"}
    %result = irdl.any {varve.rule = "AllOf<VectorOfAnyRankOf<AnyOf<I8, UI<8>, I16, UI<16>, I32, UI<32>, I64, UI<64>>>, LengthIs<4>>"}
    %execution_scope = irdl.any {varve.rule = "enum<@Scope>"}
    irdl.operands(
      predicate: %predicate)
    irdl.results(
      result: %result)
    irdl.attributes {
      "execution_scope" = %execution_scope
    }
  }
  irdl.operation @GroupNonUniformBroadcast attributes {
    varve.format = "$execution_scope operands attr-dict `:` type($value) `,` type($id)",
    varve.traits = ["NoSideEffect", "AllTypesMatch<value,result>"],
    varve.let = [
      "type($result) = type($value)"]
  } {
    %value = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, !spv.ptr, !spv.array, !spv.rtarray, !spv.struct, !spv.coopmatrix, !spv.matrix>"}
    %id = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, !spv.ptr, !spv.array, !spv.rtarray, !spv.struct, !spv.coopmatrix, !spv.matrix>"}
    %execution_scope = irdl.any {varve.rule = "enum<@Scope>"}
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
    varve.let = [
      "type($result) = i1"]
  } {
    %result = irdl.any {varve.rule = "I1"}
    %execution_scope = irdl.any {varve.rule = "enum<@Scope>"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "execution_scope" = %execution_scope
    }
  }
  irdl.operation @GroupNonUniformFAdd attributes {
    varve.format = "custom<Name>($execution_scope) custom<Name>($group_operation) $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` type($value)",
    varve.let = ["type($result) = type($value)", "type($cluster_size) = i32"]
  } {
    %value = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %cluster_size = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %execution_scope = irdl.any {varve.rule = "enum<@Scope>"}
    %group_operation = irdl.any {varve.rule = "enum<@GroupOperation>"}
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
    varve.format = "custom<Name>($execution_scope) custom<Name>($group_operation) $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` type($value)",
    varve.let = ["type($result) = type($value)", "type($cluster_size) = i32"]
  } {
    %value = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %cluster_size = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %execution_scope = irdl.any {varve.rule = "enum<@Scope>"}
    %group_operation = irdl.any {varve.rule = "enum<@GroupOperation>"}
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
    varve.format = "custom<Name>($execution_scope) custom<Name>($group_operation) $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` type($value)",
    varve.let = ["type($result) = type($value)", "type($cluster_size) = i32"]
  } {
    %value = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %cluster_size = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %execution_scope = irdl.any {varve.rule = "enum<@Scope>"}
    %group_operation = irdl.any {varve.rule = "enum<@GroupOperation>"}
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
    varve.format = "custom<Name>($execution_scope) custom<Name>($group_operation) $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` type($value)",
    varve.let = ["type($result) = type($value)", "type($cluster_size) = i32"]
  } {
    %value = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %cluster_size = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %execution_scope = irdl.any {varve.rule = "enum<@Scope>"}
    %group_operation = irdl.any {varve.rule = "enum<@GroupOperation>"}
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
    varve.format = "custom<Name>($execution_scope) custom<Name>($group_operation) $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` type($value)",
    varve.let = ["type($result) = type($value)", "type($cluster_size) = i32"]
  } {
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %cluster_size = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %execution_scope = irdl.any {varve.rule = "enum<@Scope>"}
    %group_operation = irdl.any {varve.rule = "enum<@GroupOperation>"}
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
    varve.format = "custom<Name>($execution_scope) custom<Name>($group_operation) $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` type($value)",
    varve.let = ["type($result) = type($value)", "type($cluster_size) = i32"]
  } {
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %cluster_size = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %execution_scope = irdl.any {varve.rule = "enum<@Scope>"}
    %group_operation = irdl.any {varve.rule = "enum<@GroupOperation>"}
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
  irdl.operation @GroupNonUniformSMax attributes {
    varve.traits = ["SignedOp"],
    varve.format = "custom<Name>($execution_scope) custom<Name>($group_operation) $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` type($value)",
    varve.let = ["type($result) = type($value)", "type($cluster_size) = i32"]
  } {
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %cluster_size = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %execution_scope = irdl.any {varve.rule = "enum<@Scope>"}
    %group_operation = irdl.any {varve.rule = "enum<@GroupOperation>"}
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
    varve.traits = ["SignedOp"],
    varve.format = "custom<Name>($execution_scope) custom<Name>($group_operation) $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` type($value)",
    varve.let = ["type($result) = type($value)", "type($cluster_size) = i32"]
  } {
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %cluster_size = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %execution_scope = irdl.any {varve.rule = "enum<@Scope>"}
    %group_operation = irdl.any {varve.rule = "enum<@GroupOperation>"}
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
  irdl.operation @GroupNonUniformUMax attributes {
    varve.traits = ["UnsignedOp"],
    varve.format = "custom<Name>($execution_scope) custom<Name>($group_operation) $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` type($value)",
    varve.let = ["type($result) = type($value)", "type($cluster_size) = i32"]
  } {
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %cluster_size = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %execution_scope = irdl.any {varve.rule = "enum<@Scope>"}
    %group_operation = irdl.any {varve.rule = "enum<@GroupOperation>"}
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
    varve.traits = ["UnsignedOp"],
    varve.format = "custom<Name>($execution_scope) custom<Name>($group_operation) $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` type($value)",
    varve.let = ["type($result) = type($value)", "type($cluster_size) = i32"]
  } {
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %cluster_size = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %execution_scope = irdl.any {varve.rule = "enum<@Scope>"}
    %group_operation = irdl.any {varve.rule = "enum<@GroupOperation>"}
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
  irdl.operation @IAdd attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Commutative", "UsableInSpecConstantOp", "NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @IEqual attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Commutative", "UsableInSpecConstantOp", "NoSideEffect", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfAnyRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @IMul attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Commutative", "UsableInSpecConstantOp", "NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @INotEqual attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Commutative", "UsableInSpecConstantOp", "NoSideEffect", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfAnyRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @ISub attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["UsableInSpecConstantOp", "NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @Image attributes {
    varve.format = "attr-dict $sampledimage `:` type($sampledimage)",
    varve.traits = ["NoSideEffect", "TypesMatchWith<sampledimage,result>"],
    varve.let = [
      "type($result) = spirv_image(type($sampledimage))"]
  } {
    %sampledimage = irdl.base "!spv.sampled_image"
    %result = irdl.base "!spv.image"
    irdl.operands(
      sampledimage: %sampledimage)
    irdl.results(
      result: %result)
  }
  irdl.operation @ImageDrefGather attributes {
    varve.format = "attr-dict $sampledimage `:` type($sampledimage) `,` $coordinate `:` type($coordinate) `,` $dref `:` type($dref) `->` type($result)",
    varve.traits = ["NoSideEffect"]
  } {
    %sampledimage = irdl.base "!spv.sampled_image"
    %coordinate = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %dref = irdl.any {varve.rule = "AnyOf<F16, F32, F64>"}
    %result = irdl.any {varve.rule = "AllOf<VectorOfAnyRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>"}
    irdl.operands(
      sampledimage: %sampledimage,
      coordinate: %coordinate,
      dref: %dref)
    irdl.results(
      result: %result)
  }
  irdl.operation @ImageQuerySize attributes {
    varve.format = "attr-dict $image `:` type($image) `->` type($result)",
    varve.traits = ["NoSideEffect"]
  } {
    %image = irdl.base "!spv.image"
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      image: %image)
    irdl.results(
      result: %result)
  }
  irdl.operation @IsInf attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["NoSideEffect", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($result) = over(type($operand), e: i1)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfAnyRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @IsNan attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["NoSideEffect", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($result) = over(type($operand), e: i1)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfAnyRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @Load attributes {
    varve.format = "custom<Pointer>(type($ptr)) $ptr `` custom<Access>($memory_access, $alignment) attr-dict `:` custom<Pointee>(type($value), ref(type($ptr)))"
  } {
    %ptr = irdl.base "!spv.ptr"
    %value = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, !spv.ptr, !spv.array, !spv.rtarray, !spv.struct, !spv.coopmatrix, !spv.matrix>"}
    %memory_access = irdl.any {varve.rule = "enum<@MemoryAccess>"}
    %alignment = irdl.any {varve.rule = "I32Attr"}
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
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Commutative", "UsableInSpecConstantOp", "NoSideEffect", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfAnyRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfAnyRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfAnyRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @LogicalEqual attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Commutative", "UsableInSpecConstantOp", "NoSideEffect", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfAnyRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfAnyRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfAnyRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @LogicalNot attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["UsableInSpecConstantOp", "NoSideEffect", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($result) = over(type($operand), e: i1)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfAnyRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfAnyRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @LogicalNotEqual attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Commutative", "UsableInSpecConstantOp", "NoSideEffect", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfAnyRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfAnyRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfAnyRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @LogicalOr attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Commutative", "UsableInSpecConstantOp", "NoSideEffect", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfAnyRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfAnyRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfAnyRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @MatrixTimesMatrix attributes {
    varve.format = "operands attr-dict `:` type($leftmatrix) `,` type($rightmatrix) `->` type($result)",
    varve.traits = ["NoSideEffect"]
  } {
    %leftmatrix = irdl.base "!spv.matrix"
    %rightmatrix = irdl.base "!spv.matrix"
    %result = irdl.base "!spv.matrix"
    irdl.operands(
      leftmatrix: %leftmatrix,
      rightmatrix: %rightmatrix)
    irdl.results(
      result: %result)
  }
  irdl.operation @MatrixTimesScalar attributes {
    varve.format = "operands attr-dict `:` type($matrix) `,` type($scalar) `->` type($result)",
    varve.traits = ["NoSideEffect"]
  } {
    %matrix = irdl.base "!spv.matrix"
    %scalar = irdl.any {varve.rule = "AnyOf<F16, F32, F64>"}
    %result = irdl.base "!spv.matrix"
    irdl.operands(
      matrix: %matrix,
      scalar: %scalar)
    irdl.results(
      result: %result)
  }
  irdl.operation @MemoryBarrier attributes {
    varve.format = "$memory_scope `,` $memory_semantics attr-dict"
  } {
    %memory_scope = irdl.any {varve.rule = "enum<@Scope>"}
    %memory_semantics = irdl.any {varve.rule = "enum<@MemorySemantics>"}
    irdl.attributes {
      "memory_scope" = %memory_scope,
      "memory_semantics" = %memory_semantics
    }
  }
  irdl.operation @Not attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["UsableInSpecConstantOp", "NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @OCL.exp attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @OCL.fabs attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @OCL.s_abs attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @Ordered attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Commutative", "NoSideEffect", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfAnyRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @Return attributes {
    varve.format = "attr-dict",
    varve.traits = ["InFunctionScope", "NoSideEffect", "Terminator"]
  } {
  }
  irdl.operation @ReturnValue attributes {
    varve.format = "$value attr-dict `:` type($value)",
    varve.traits = ["InFunctionScope", "NoSideEffect", "Terminator"]
  } {
    %value = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, !spv.ptr, !spv.array, !spv.rtarray, !spv.struct, !spv.coopmatrix, !spv.matrix>"}
    irdl.operands(
      value: %value)
  }
  irdl.operation @SConvert attributes {
    varve.format = "$operand attr-dict `:` type($operand) `to` type($result)",
    varve.traits = ["UsableInSpecConstantOp", "SignedOp", "NoSideEffect", "SameOperandsAndResultShape"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @SDiv attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["UsableInSpecConstantOp", "NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @SGreaterThan attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["UsableInSpecConstantOp", "SignedOp", "NoSideEffect", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfAnyRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @SGreaterThanEqual attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["UsableInSpecConstantOp", "SignedOp", "NoSideEffect", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfAnyRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @SLessThan attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["UsableInSpecConstantOp", "SignedOp", "NoSideEffect", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfAnyRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @SLessThanEqual attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["UsableInSpecConstantOp", "SignedOp", "NoSideEffect", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfAnyRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @SMod attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["UsableInSpecConstantOp", "NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @SNegate attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["UsableInSpecConstantOp", "NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @SRem attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["UsableInSpecConstantOp", "NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @Select attributes {
    varve.format = "operands attr-dict `:` type($condition) `,` type($result)",
    varve.traits = ["NoSideEffect", "AllTypesMatch<true_value,false_value,result>", "UsableInSpecConstantOp"],
    varve.let = [
      "type($false_value) = type($true_value)",
      "type($result) = type($true_value)"]
  } {
    %condition = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfAnyRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    %true_value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, I1, AllOf<VectorOfAnyRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, !spv.ptr>"}
    %false_value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, I1, AllOf<VectorOfAnyRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, !spv.ptr>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, I1, AllOf<VectorOfAnyRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, !spv.ptr>"}
    irdl.operands(
      condition: %condition,
      true_value: %true_value,
      false_value: %false_value)
    irdl.results(
      result: %result)
  }
  irdl.operation @ShiftLeftLogical attributes {
    varve.traits = ["UsableInSpecConstantOp", "NoSideEffect", "SameOperandsAndResultShape"],
    varve.format = "operands attr-dict `:` type($operand1) `,` type($operand2)",
    varve.let = ["type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @ShiftRightArithmetic attributes {
    varve.traits = ["UsableInSpecConstantOp", "NoSideEffect", "SameOperandsAndResultShape"],
    varve.format = "operands attr-dict `:` type($operand1) `,` type($operand2)",
    varve.let = ["type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @ShiftRightLogical attributes {
    varve.traits = ["UsableInSpecConstantOp", "NoSideEffect", "SameOperandsAndResultShape"],
    varve.format = "operands attr-dict `:` type($operand1) `,` type($operand2)",
    varve.let = ["type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @SpecConstant attributes {
    varve.syntax = "hook:spv.SpecConstant",
    varve.traits = ["InModuleScope", "Symbol"]
  } {
    %sym_name = irdl.any {varve.rule = "StrAttr"}
    %default_value = irdl.any
    irdl.attributes {
      "sym_name" = %sym_name,
      "default_value" = %default_value
    }
  }
  irdl.operation @SpecConstantComposite attributes {
    varve.traits = ["InModuleScope", "Symbol"],
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
    varve.syntax = "hook:spv.SpecConstantOperation",
    varve.traits = ["NoSideEffect", "InFunctionScope"],
    varve.terminator = "spv.mlir.yield"
  } {
    %result = irdl.any
    irdl.results(
      result: %result)
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @Store attributes {
    varve.format = "custom<Pointer>(type($ptr)) $ptr `,` $value `` custom<Access>($memory_access, $alignment) attr-dict `:` custom<Pointee>(type($value), ref(type($ptr)))"
  } {
    %ptr = irdl.base "!spv.ptr"
    %value = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, !spv.ptr, !spv.array, !spv.rtarray, !spv.struct, !spv.coopmatrix, !spv.matrix>"}
    %memory_access = irdl.any {varve.rule = "enum<@MemoryAccess>"}
    %alignment = irdl.any {varve.rule = "I32Attr"}
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
  irdl.operation @SubgroupBallotKHR attributes {
    varve.format = "$predicate attr-dict `:` type($result)",
    varve.let = [
      "type($predicate) = i1"]
  } {
    %predicate = irdl.any {varve.rule = "I1"}
    %result = irdl.any {varve.rule = "AllOf<VectorOfAnyRankOf<AnyI<32>>, LengthIs<4>>"}
    irdl.operands(
      predicate: %predicate)
    irdl.results(
      result: %result)
  }
  irdl.operation @SubgroupBlockReadINTEL attributes {
    varve.format = "custom<Pointer>(type($ptr)) $ptr attr-dict `:` custom<Pointee>(type($value), ref(type($ptr)))"
  } {
    %ptr = irdl.base "!spv.ptr"
    %value = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, !spv.ptr, !spv.array, !spv.rtarray, !spv.struct, !spv.coopmatrix, !spv.matrix>"}
    irdl.operands(
      ptr: %ptr)
    irdl.results(
      value: %value)
  }
  irdl.operation @SubgroupBlockWriteINTEL attributes {
    varve.format = "custom<Pointer>(type($ptr)) $ptr `,` $value attr-dict `:` custom<Pointee>(type($value), ref(type($ptr)))"
  } {
    %ptr = irdl.base "!spv.ptr"
    %value = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, !spv.ptr, !spv.array, !spv.rtarray, !spv.struct, !spv.coopmatrix, !spv.matrix>"}
    irdl.operands(
      ptr: %ptr,
      value: %value)
  }
  irdl.operation @Transpose attributes {
    varve.format = "operands attr-dict `:` type($matrix) `->` type($result)",
    varve.traits = ["NoSideEffect"]
  } {
    %matrix = irdl.base "!spv.matrix"
    %result = irdl.base "!spv.matrix"
    irdl.operands(
      matrix: %matrix)
    irdl.results(
      result: %result)
  }
  irdl.operation @UConvert attributes {
    varve.format = "$operand attr-dict `:` type($operand) `to` type($result)",
    varve.traits = ["UnsignedOp", "UsableInSpecConstantOp", "NoSideEffect", "SameOperandsAndResultShape"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @UDiv attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["UnsignedOp", "UsableInSpecConstantOp", "NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @UGreaterThan attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["UnsignedOp", "UsableInSpecConstantOp", "NoSideEffect", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfAnyRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @UGreaterThanEqual attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["UnsignedOp", "UsableInSpecConstantOp", "NoSideEffect", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfAnyRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @ULessThan attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["UnsignedOp", "UsableInSpecConstantOp", "NoSideEffect", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfAnyRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @ULessThanEqual attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["UnsignedOp", "UsableInSpecConstantOp", "NoSideEffect", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfAnyRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @UMod attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["UnsignedOp", "UsableInSpecConstantOp", "NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @Undef attributes {
    varve.format = "attr-dict `:` type($result)"
  } {
    %result = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, !spv.ptr, !spv.array, !spv.rtarray, !spv.struct, !spv.coopmatrix, !spv.matrix>"}
    irdl.results(
      result: %result)
  }
  irdl.operation @Unordered attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Commutative", "NoSideEffect", "SameTypeOperands", "SameOperandsAndResultShape"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = over(type($operand1), e: i1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfAnyRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @Unreachable attributes {
    varve.format = "attr-dict",
    varve.traits = ["InFunctionScope", "Terminator"]
  } {
  }
  irdl.operation @Variable attributes {
    varve.format = "(`init` `(` $initializer^ `)`)? attr-dict `:` custom<VariableType>(type($pointer), $storage_class)",
    varve.let = ["type($initializer) = pointee(type($pointer))"]
  } {
    %initializer = irdl.any
    %pointer = irdl.base "!spv.ptr"
    %storage_class = irdl.any {varve.rule = "enum<@StorageClass>"}
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
    varve.traits = ["NoSideEffect", "TypesMatchWith<vector,result>"],
    varve.let = [
      "type($result) = elem(type($vector))"]
  } {
    %vector = irdl.any {varve.rule = "AllOf<VectorOfAnyRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>"}
    %index = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, I1>"}
    irdl.operands(
      vector: %vector,
      index: %index)
    irdl.results(
      result: %result)
  }
  irdl.operation @VectorInsertDynamic attributes {
    varve.format = "$component `,` $vector `[` $index `]` attr-dict `:` type($vector) `,` type($index)",
    varve.traits = ["NoSideEffect", "TypesMatchWith<vector,component>", "AllTypesMatch<vector,result>"],
    varve.let = [
      "type($component) = elem(type($vector))",
      "type($result) = type($vector)"]
  } {
    %vector = irdl.any {varve.rule = "AllOf<VectorOfAnyRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>"}
    %component = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, I1>"}
    %index = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AllOf<VectorOfAnyRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>"}
    irdl.operands(
      vector: %vector,
      component: %component,
      index: %index)
    irdl.results(
      result: %result)
  }
  irdl.operation @VectorShuffle attributes {
    varve.format = "attr-dict $components $vector1 `:` type($vector1) `,` $vector2 `:` type($vector2) `->` type($result)",
    varve.traits = ["NoSideEffect", "AllElementTypesMatch<vector1,vector2,result>"]
  } {
    %vector1 = irdl.any {varve.rule = "AllOf<VectorOfAnyRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>"}
    %vector2 = irdl.any {varve.rule = "AllOf<VectorOfAnyRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>"}
    %result = irdl.any {varve.rule = "AllOf<VectorOfAnyRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>"}
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
  irdl.operation @func attributes {
    varve.syntax = "hook:spv.func",
    varve.traits = ["AutomaticAllocationScope", "FunctionLike", "InModuleScope", "IsolatedFromAbove", "Symbol"]
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
    varve.traits = ["InFunctionScope", "NoSideEffect"],
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
  irdl.operation @mlir.loop attributes {
    varve.traits = ["InFunctionScope"],
    varve.format = "`` custom<Control>($loop_control) `` $body attr-dict"
  } {
    %loop_control = irdl.any {varve.rule = "enum<@LoopControl>"}
    irdl.attributes {
      "loop_control" = %loop_control
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @mlir.merge attributes {
    varve.format = "attr-dict",
    varve.traits = ["NoSideEffect", "Terminator"]
  } {
  }
  irdl.operation @mlir.referenceof attributes {
    varve.format = "$spec_const attr-dict `:` type($reference)",
    varve.traits = ["NoSideEffect"]
  } {
    %reference = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, !spv.ptr, !spv.array, !spv.rtarray, !spv.struct, !spv.coopmatrix, !spv.matrix>"}
    %spec_const = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.results(
      reference: %reference)
    irdl.attributes {
      "spec_const" = %spec_const
    }
  }
  irdl.operation @mlir.selection attributes {
    varve.traits = ["InFunctionScope"],
    varve.format = "`` custom<Control>($selection_control) `` $body attr-dict"
  } {
    %selection_control = irdl.any {varve.rule = "enum<@SelectionControl>"}
    irdl.attributes {
      "selection_control" = %selection_control
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @mlir.yield attributes {
    varve.format = "attr-dict $operand `:` type($operand)",
    varve.traits = ["HasParent<spv.SpecConstantOperation>", "NoSideEffect", "Terminator"]
  } {
    %operand = irdl.any
    irdl.operands(
      operand: %operand)
  }
  irdl.operation @module attributes {
    varve.traits = ["IsolatedFromAbove", "NoRegionArguments", "NoTerminator", "SingleBlock", "SymbolTable", "Symbol"],
    varve.format = "`` custom<SymbolName>($sym_name) $addressing_model $memory_model (`requires` $vce_triple^)? attr-dict-with-keyword `` $region0"
  } {
    %addressing_model = irdl.any {varve.rule = "enum<@AddressingModel>"}
    %memory_model = irdl.any {varve.rule = "enum<@MemoryModel>"}
    %vce_triple = irdl.base "#spv.vce"
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
