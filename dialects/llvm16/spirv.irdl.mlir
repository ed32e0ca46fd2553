irdl.dialect @spirv attributes {
  varve.set = "llvm16",
  varve.base = "llvm19",
  varve.removes = [
    "attribute coop_matrix_layout_khr",
    "attribute coop_matrix_props_khr",
    "attribute coop_matrix_props_nv",
    "attribute coop_matrix_use_khr",
    "attribute cooperative_matrix_operands_khr",
    "attribute fastmath_mode",
    "attribute linkage_attributes",
    "enum CooperativeMatrixLayoutKHR",
    "enum CooperativeMatrixOperandsKHR",
    "enum CooperativeMatrixUseKHR",
    "enum FPFastMathMode",
    "operation spirv.CL.acos",
    "operation spirv.CL.acosh",
    "operation spirv.CL.asin",
    "operation spirv.CL.asinh",
    "operation spirv.CL.atan",
    "operation spirv.CL.atan2",
    "operation spirv.CL.atanh",
    "operation spirv.CL.cosh",
    "operation spirv.CL.mix",
    "operation spirv.CL.printf",
    "operation spirv.CL.sinh",
    "operation spirv.CL.tan",
    "operation spirv.ConvertPtrToU",
    "operation spirv.ConvertUToPtr",
    "operation spirv.Dot",
    "operation spirv.GroupNonUniformBitwiseAnd",
    "operation spirv.GroupNonUniformBitwiseOr",
    "operation spirv.GroupNonUniformBitwiseXor",
    "operation spirv.GroupNonUniformLogicalAnd",
    "operation spirv.GroupNonUniformLogicalOr",
    "operation spirv.GroupNonUniformLogicalXor",
    "operation spirv.INTEL.ConvertBF16ToF",
    "operation spirv.INTEL.ConvertFToBF16",
    "operation spirv.KHR.CooperativeMatrixLength",
    "operation spirv.KHR.CooperativeMatrixLoad",
    "operation spirv.KHR.CooperativeMatrixMulAdd",
    "operation spirv.KHR.CooperativeMatrixStore",
    "type arm.tensor"],
  varve.unknown = ["operations"]
} {
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
      ["BlockingPipesINTEL", 5945 : i32],
      ["FPGARegINTEL", 5948 : i32],
      ["DotProductInputAll", 6016 : i32],
      ["DotProductInput4x8BitPacked", 6018 : i32],
      ["DotProduct", 6019 : i32],
      ["RayCullMaskKHR", 6020 : i32],
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
      ["MeshShadingNV", 5266 : i32],
      ["FragmentDensityEXT", 5291 : i32],
      ["ShaderNonUniform", 5301 : i32],
      ["RuntimeDescriptorArray", 5302 : i32],
      ["StorageTexelBufferArrayDynamicIndexing", 5305 : i32],
      ["RayTracingNV", 5340 : i32],
      ["RayTracingMotionBlurNV", 5341 : i32],
      ["PhysicalStorageBufferAddresses", 5347 : i32],
      ["RayTracingProvisionalKHR", 5353 : i32],
      ["CooperativeMatrixNV", 5357 : i32],
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
      ["JointMatrixINTEL", 6118 : i32]
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
      ["SPV_INTEL_blocking_pipes", 4022 : i32],
      ["SPV_INTEL_fpga_reg", 4023 : i32],
      ["SPV_INTEL_long_constant_composite", 4024 : i32],
      ["SPV_INTEL_optnone", 4025 : i32],
      ["SPV_INTEL_debug_module", 4026 : i32],
      ["SPV_INTEL_fp_fast_math_mode", 4027 : i32],
      ["SPV_INTEL_memory_access_aliasing", 4028 : i32],
      ["SPV_INTEL_split_barrier", 4029 : i32],
      ["SPV_INTEL_joint_matrix", 4030 : i32],
      ["SPV_NV_compute_shader_derivatives", 5000 : i32],
      ["SPV_NV_cooperative_matrix", 5001 : i32],
      ["SPV_NV_fragment_shader_barycentric", 5002 : i32],
      ["SPV_NV_geometry_shader_passthrough", 5003 : i32],
      ["SPV_NV_mesh_shader", 5004 : i32],
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
      ["OpMatrixTimesMatrix", 146 : i32],
      ["OpIAddCarry", 149 : i32],
      ["OpISubBorrow", 150 : i32],
      ["OpUMulExtended", 151 : i32],
      ["OpSMulExtended", 152 : i32],
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
      ["OpGroupNonUniformBroadcast", 337 : i32],
      ["OpGroupNonUniformBallot", 339 : i32],
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
      ["OpSubgroupBallotKHR", 4421 : i32],
      ["OpSDot", 4450 : i32],
      ["OpUDot", 4451 : i32],
      ["OpSUDot", 4452 : i32],
      ["OpSDotAccSat", 4453 : i32],
      ["OpUDotAccSat", 4454 : i32],
      ["OpSUDotAccSat", 4455 : i32],
      ["OpTypeCooperativeMatrixNV", 5358 : i32],
      ["OpCooperativeMatrixLoadNV", 5359 : i32],
      ["OpCooperativeMatrixStoreNV", 5360 : i32],
      ["OpCooperativeMatrixMulAddNV", 5361 : i32],
      ["OpCooperativeMatrixLengthNV", 5362 : i32],
      ["OpSubgroupBlockReadINTEL", 5575 : i32],
      ["OpSubgroupBlockWriteINTEL", 5576 : i32],
      ["OpAssumeTrueKHR", 5630 : i32],
      ["OpAtomicFAddEXT", 6035 : i32],
      ["OpGroupIMulKHR", 6401 : i32],
      ["OpGroupFMulKHR", 6402 : i32],
      ["OpTypeJointMatrixINTEL", 6119 : i32],
      ["OpJointMatrixLoadINTEL", 6120 : i32],
      ["OpJointMatrixStoreINTEL", 6121 : i32],
      ["OpJointMatrixMadINTEL", 6122 : i32],
      ["OpJointMatrixWorkItemLengthINTEL", 6410 : i32]
    ]
  } : () -> ()
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
  irdl.type @"!jointmatrix" attributes {
    varve.format = "`<` custom<Dimensions>($rows, $columns) `` $element `,` $layout `,` $scope `>`",
    varve.qualified = unit
  } {
    %rows = irdl.any {varve.rule = "u32"}
    %columns = irdl.any {varve.rule = "u32"}
    %element = irdl.any {varve.rule = "type"}
    %layout = irdl.any {varve.rule = "enum<@MatrixLayout>"}
    %scope = irdl.any {varve.rule = "enum<@Scope>"}
    irdl.parameters(
      rows: %rows,
      columns: %columns,
      element: %element,
      layout: %layout,
      scope: %scope)
  }
  irdl.attribute @"#coop_matrix_props" attributes {
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
  irdl.attribute @"#entry_point_abi" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %workgroup_size = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %subgroup_size = irdl.any {varve.rule = "i32"}
    irdl.parameters(
      workgroup_size: %workgroup_size,
      subgroup_size: %subgroup_size) {
      varve.optional = ["workgroup_size", "subgroup_size"]
    }
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
    %cooperative_matrix_properties_nv = irdl.any {varve.rule = "ArrayAttr"}
    irdl.parameters(
      max_compute_shared_memory_size: %max_compute_shared_memory_size,
      max_compute_workgroup_invocations: %max_compute_workgroup_invocations,
      max_compute_workgroup_size: %max_compute_workgroup_size,
      subgroup_size: %subgroup_size,
      min_subgroup_size: %min_subgroup_size,
      max_subgroup_size: %max_subgroup_size,
      cooperative_matrix_properties_nv: %cooperative_matrix_properties_nv) {
      varve.optional = ["min_subgroup_size", "max_subgroup_size", "cooperative_matrix_properties_nv"],
      varve.defaults = {
        max_compute_shared_memory_size = 16384 : i32,
        max_compute_workgroup_invocations = 128 : i32,
        max_compute_workgroup_size = [128 : i32, 128 : i32, 64 : i32],
        subgroup_size = 32 : i32}
    }
  }
  irdl.operation @AtomicAnd attributes {
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
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
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "custom<Name>($memory_scope) custom<Name>($equal_semantics) custom<Name>($unequal_semantics) $pointer `,` $value `,` $comparator attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($comparator) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
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
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "custom<Name>($memory_scope) custom<Name>($equal_semantics) custom<Name>($unequal_semantics) $pointer `,` $value `,` $comparator attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($comparator) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
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
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
  } {
    %pointer = irdl.base "!spirv.ptr"
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>"}
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
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
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
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer attr-dict `:` type($pointer)",
    varve.let = ["type($result) = pointee(type($pointer))"]
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
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer attr-dict `:` type($pointer)",
    varve.let = ["type($result) = pointee(type($pointer))"]
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
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
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
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
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
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
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
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
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
    varve.traits = ["UnsignedOp", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
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
    varve.traits = ["UnsignedOp", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
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
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
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
  irdl.operation @EXT.AtomicFAdd attributes {
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
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
  irdl.operation @GlobalVariable attributes {
    varve.printer = "code",
    varve.traits = ["InModuleScope", "Symbol", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "`` custom<SymbolName>($sym_name) (`initializer` `(` $initializer^ `)`)? `` custom<Decorations>($descriptor_set, $binding, $built_in) attr-dict custom<PointerType>($type)",
    varve.discardable = ["built_in"]
  } {
    %type = irdl.any {varve.rule = "TypeAttr"}
    %sym_name = irdl.any {varve.rule = "StrAttr"}
    %initializer = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %location = irdl.any {varve.rule = "I32Attr"}
    %binding = irdl.any {varve.rule = "I32Attr"}
    %descriptor_set = irdl.any {varve.rule = "I32Attr"}
    %builtin = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "type" = %type,
      "sym_name" = %sym_name,
      "initializer" = %initializer,
      "location" = %location,
      "binding" = %binding,
      "descriptor_set" = %descriptor_set,
      "builtin" = %builtin
    } {
      varve.optional = ["initializer", "location", "binding", "descriptor_set", "builtin"]
    }
  }
  irdl.operation @NV.CooperativeMatrixLength attributes {
    varve.format = "attr-dict `:` $cooperative_matrix_type",
    varve.traits = ["Pure", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = i32"]
  } {
    %result = irdl.any {varve.rule = "I32"}
    %cooperative_matrix_type = irdl.any {varve.rule = "TypeAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "cooperative_matrix_type" = %cooperative_matrix_type
    }
  }
  irdl.operation @NV.CooperativeMatrixLoad attributes {
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "$pointer `,` $stride `,` $columnmajor (` ` `[` custom<Name>($memory_access)^ `]`)? attr-dict `:` type($pointer) `as` type($result)",
    varve.let = ["type($stride) = i32", "type($columnmajor) = i1"]
  } {
    %pointer = irdl.base "!spirv.ptr"
    %stride = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %columnmajor = irdl.any {varve.rule = "I1"}
    %result = irdl.base "!spirv.coopmatrix"
    %memory_access = irdl.base "#spirv.memory_access"
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
  irdl.operation @NV.CooperativeMatrixMulAdd attributes {
    varve.format = "operands attr-dict`:` type($a) `,` type($b) `->` type($c)",
    varve.traits = ["Pure", "AllTypesMatch<c,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($c)"]
  } {
    %a = irdl.base "!spirv.coopmatrix"
    %b = irdl.base "!spirv.coopmatrix"
    %c = irdl.base "!spirv.coopmatrix"
    %result = irdl.base "!spirv.coopmatrix"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      result: %result)
  }
  irdl.operation @NV.CooperativeMatrixStore attributes {
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "$pointer `,` $object `,` $stride `,` $columnmajor (` ` `[` custom<Name>($memory_access)^ `]`)? attr-dict `:` type($pointer) `,` type($object)",
    varve.let = ["type($stride) = i32", "type($columnmajor) = i1"]
  } {
    %pointer = irdl.base "!spirv.ptr"
    %object = irdl.base "!spirv.coopmatrix"
    %stride = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %columnmajor = irdl.any {varve.rule = "I1"}
    %memory_access = irdl.base "#spirv.memory_access"
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
  irdl.operation @SDot attributes {
    varve.format = "operands attr-dict `:` `(` type(operands) `)` `->` type($result)",
    varve.traits = ["SignedOp", "Commutative", "Pure", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %vector1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %vector2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
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
    varve.format = "operands attr-dict `:` `(` type(operands) `)` `->` type($result)",
    varve.traits = ["SignedOp", "Pure", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %vector1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %vector2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
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
  irdl.operation @SUDot attributes {
    varve.format = "operands attr-dict `:` `(` type(operands) `)` `->` type($result)",
    varve.traits = ["SignedOp", "UnsignedOp", "Pure", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %vector1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %vector2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
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
    varve.format = "operands attr-dict `:` `(` type(operands) `)` `->` type($result)",
    varve.traits = ["SignedOp", "UnsignedOp", "Pure", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %vector1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %vector2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
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
  irdl.operation @SpecConstantOperation attributes {
    varve.syntax = "hook:spirv.SpecConstantOperation",
    varve.traits = ["Pure", "InFunctionScope", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.terminator = "spirv.mlir.yield"
  } {
    %result = irdl.any
    irdl.results(
      result: %result)
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @UDot attributes {
    varve.format = "operands attr-dict `:` `(` type(operands) `)` `->` type($result)",
    varve.traits = ["UnsignedOp", "Commutative", "Pure", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %vector1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %vector2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
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
    varve.format = "operands attr-dict `:` `(` type(operands) `)` `->` type($result)",
    varve.traits = ["UnsignedOp", "Pure", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %vector1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %vector2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
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
  irdl.operation @VectorShuffle attributes {
    varve.format = "attr-dict $components $vector1 `:` type($vector1) `,` $vector2 `:` type($vector2) `->` type($result)",
    varve.traits = ["Pure", "AllElementTypesMatch<vector1,vector2,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %vector1 = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>"}
    %vector2 = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>"}
    %result = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>"}
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
    varve.syntax = "hook:spirv.func",
    varve.traits = ["AutomaticAllocationScope", "CallableOpInterface", "FunctionOpInterface", "InModuleScope", "IsolatedFromAbove", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %sym_name = irdl.any {varve.rule = "StrAttr"}
    %function_control = irdl.base "#spirv.function_control"
    irdl.attributes {
      "function_type" = %function_type,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs,
      "sym_name" = %sym_name,
      "function_control" = %function_control
    } {
      varve.optional = ["arg_attrs", "res_attrs"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
}
