/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Made by `make regen` of the files in dialects/llvm13: change those. */
#include "dialect/generated/llvm13.h"

static const struct {
  char part_0[3997];
  char part_1[3976];
  char part_2[3988];
  char part_3[3358];
  char part_4[3960];
  char part_5[3998];
  char part_6[3997];
  char part_7[3990];
  char part_8[3994];
  char part_9[3989];
  char part_10[3790];
  char part_11[3886];
  char part_12[3997];
  char part_13[3996];
  char part_14[3932];
  char part_15[3987];
  char part_16[3982];
  char part_17[3970];
  char part_18[3945];
  char part_19[3980];
  char part_20[3973];
  char part_21[150];
} strings = {
    "\0"
    "0 : i64\0"
    "false\0"
    "|\0"
    "10 : i32\0"
    "acc\0"
    "ifCond\0"
    "copyOperands\0"
    "copyinOperands\0"
    "copyinReadonlyOperands\0"
    "copyoutOperands\0"
    "copyoutZeroOperands\0"
    "createOperands\0"
    "createZeroOperands\0"
    "noCreateOperands\0"
    "presentOperands\0"
    "deviceptrOperands\0"
    "attachOperands\0"
    "defaultAttr\0"
    "region\0"
    "asyncOperand\0"
    "waitDevnum\0"
    "waitOperands\0"
    "async\0"
    "deleteOperands\0"
    "detachOperands\0"
    "finalize\0"
    "deviceTypeOperands\0"
    "deviceNumOperand\0"
    "gangNum\0"
    "gangStatic\0"
    "workerNum\0"
    "vectorLength\0"
    "tileOperands\0"
    "privateOperands\0"
    "reductionOperands\0"
    "results\0"
    "collapse\0"
    "seq\0"
    "independent\0"
    "auto_\0"
    "reductionOp\0"
    "exec_mapping\0"
    "numGangs\0"
    "numWorkers\0"
    "selfCond\0"
    "devicePtrOperands\0"
    "gangPrivateOperands\0"
    "gangFirstPrivateOperands\0"
    "asyncAttr\0"
    "waitAttr\0"
    "selfAttr\0"
    "hostOperands\0"
    "deviceOperands\0"
    "ifPresent\0"
    "operands\0"
    "AtomicRMWKind\0"
    "addf\0"
    "addi\0"
    "assign\0"
    "maxf\0"
    "maxs\0"
    "maxu\0"
    "minf\0"
    "mins\0"
    "minu\0"
    "mulf\0"
    "muli\0"
    "mapOperands\0"
    "result0\0"
    "operand0\0"
    "thenRegion\0"
    "elseRegion\0"
    "memref\0"
    "indices\0"
    "result\0"
    "reductions\0"
    "lowerBoundsMap\0"
    "lowerBoundsGroups\0"
    "upperBoundsMap\0"
    "upperBoundsGroups\0"
    "steps\0"
    "isWrite\0"
    "localityHint\0"
    "isDataCache\0"
    "operand1\0"
    "operand2\0"
    "operand3\0"
    "operand4\0"
    "operand5\0"
    "res\0"
    "base\0"
    "lhs\0"
    "rhs\0"
    "isZextLhs\0"
    "isZextRhs\0"
    "CmpFPredicate\0"
    "oeq\0"
    "ogt\0"
    "oge\0"
    "olt\0"
    "ole\0"
    "ueq\0"
    "ugt\0"
    "uge\0"
    "ule\0"
    "une\0"
    "uno\0"
    "CmpIPredicate\0"
    "slt\0"
    "sle\0"
    "sgt\0"
    "sge\0"
    "type\0"
    "elementType\0"
    "vector\0"
    "src1\0"
    "src2\0"
    "dst\0"
    "predicate\0"
    "mask\0"
    "coro.handle\0"
    "coro.id\0"
    "coro.state\0"
    "token\0"
    "valueType\0"
    "operand\0"
    "rank\0"
    "suspendDest\0"
    "resumeDest\0"
    "cleanupDest\0"
    "dependencies\0"
    "body\0"
    "is_error\0"
    "storage\0"
    "sym_name\0"
    "sym_visibility\0"
    "inputs\0"
    "outputs\0"
    "complex\0"
    "real\0"
    "imaginary\0"
    "opaque\0"
    "applicableOperator\0"
    "callee\0"
    "template_args\0"
    "is_standard_include\0"
    "asyncDependencies\0"
    "dynamicSizes\0"
    "symbolOperands\0"
    "asyncToken\0"
    "dimension\0"
    "gridSizeX\0"
    "gridSizeY\0"
    "gridSizeZ\0"
    "blockSizeX\0"
    "blockSizeY\0"
    "blockSizeZ\0"
    "offset\0"
    "width\0"
    "opA\0"
    "opB\0"
    "opC\0"
    "srcMemref\0"
    "leadDimension\0"
    "dstMemref\0"
    "tensor\0"
    "result_tensors\0"
    "filter\0"
    "input\0"
    "output\0"
    "dilations\0"
    "padding\0"
    "inputPermutation\0"
    "outputPermutation\0"
    "indexing_maps\0"
    "iterator_types\0"
    "doc\0"
    "library_call\0"
    "dim\0"
    "static_sizes\0"
    "source\0"
    "static_low\0"
    "static_high\0"
    "windowDims\0"
    "step\0"
    "reassociation\0"
    "lowerBound\0"
    "upperBound\0"
    "distribution_types\0"
    "AsmDialect\0"
    "att\0"
    "intel\0"
    "AtomicBinOp\0"
    "xchg\0"
    "_and\0"
    "nand\0"
    "_or\0"
    "_xor\0"
    "umax\0"
    "umin\0"
    "fadd\0"
    "fsub\0"
    "AtomicOrdering\0"
    "not_atomic\0"
    "unordered\0"
    "monotonic\0"
    "acquire\0"
    "release\0"
    "acq_rel\0"
    "seq_cst\0"
    "FCmpPredicate\0"
    "_false\0"
    "_true\0"
    "FastmathFlags\0"
    "nnan\0"
    "ninf\0"
    "nsz\0"
    "arcp\0"
    "contract\0"
    "afn\0"
    "reassoc\0"
    "fast\0"
    "ICmpPredicate\0"
    "Linkage\0"
    "private\0"
    "internal\0"
    "available_externally\0"
    "linkonce\0"
    "common\0"
    "appending\0"
    "extern_weak\0"
    "linkonce_odr\0"
    "weak_odr\0"
    "external\0"
    "LoopOptionCase\0"
    "disable_unroll\0"
    "disable_licm\0"
    "interleave_count\0"
    "disable_pipeline\0"
    "pipeline_initiation_interval\0"
    "UnnamedAddr\0"
    "local_unnamed_addr\0"
    "arg\0"
    "arraySize\0"
    "bin_op\0"
    "destOperands\0"
    "dest\0"
    "fastmathFlags\0"
    "cmp\0"
    "success_ordering\0"
    "failure_ordering\0"
    "condition\0"
    "trueDestOperands\0"
    "falseDestOperands\0"
    "branch_weights\0"
    "trueDest\0"
    "falseDest\0"
    "position\0"
    "container\0"
    "syncscope\0"
    "linkage\0"
    "dso_local\0"
    "personality\0"
    "passthrough\0"
    "asm_string\0"
    "constraints\0"
    "has_side_effects\0"
    "is_align_stack\0"
    "asm_dialect\0"
    "cond\0"
    "mem\0"
    "unwind\0"
    "align\0"
    "promise\0"
    "coroaddr\0"
    "fnaddrs\0"
    "save\0"
    "final\0"
    "ptrs\0"
    "pass_thru\0"
    "stride\0"
    "isVolatile\0"
    "lhs_rows\0"
    "lhs_columns\0"
    "rhs_columns\0"
    "len\0"
    "rw\0"
    "hint\0"
    "cache\0"
    "normalDestOperands\0"
    "unwindDestOperands\0"
    "normalDest\0"
    "unwindDest\0"
    "cleanup\0"
    "access_groups\0"
    "volatile_\0"
    "nontemporal\0"
    "global_name\0"
    "constant\0"
    "addr_space\0"
    "section\0"
    "initializer\0"
    "trueValue\0"
    "falseValue\0"
    "v1\0"
    "v2\0"
    "defaultOperands\0"
    "caseOperands\0"
    "case_values\0"
    "case_operand_offsets\0"
    "defaultDestination\0"
    "caseDestinations\0"
    "bodyRegion\0"
    "target\0"
    "tagMemRef\0"
    "tagIndices\0"
    "numElements\0"
    "initial_value\0"
    "static_offsets\0"
    "static_strides\0"
    "permutation\0"
    "byte_shift\0"
    "mask_and_clamp\0"
    "return_value_and_is_valid\0"
    "pred\0"
    "varList\0"
    "if_expr_var\0"
    "num_threads_var\0"
    "firstprivate_vars\0"
    "shared_vars\0"
    "copyin_vars\0"
    "allocate_vars\0"
    "allocators_vars\0"
    "default_val\0"
    "proc_bind_val\0"
    "accumulator\0"
    "initializerRegion\0"
    "reductionRegion\0"
    "atomicReductionRegion\0"
    "if_expr\0"
    "device\0"
    "thread_limit\0"
    "nowait\0"
    "lastprivate_vars\0"
    "linear_vars\0"
    "linear_step_vars\0"
    "reduction_vars\0"
    "schedule_chunk_var\0"
    "schedule_val\0"
    "collapse_val\0"
    "ordered_val\0"
    "order_val\0"
    "inclusive\0"
    "attribute\0"
    "constParams\0"
    "attr\0"
    "attributes\0"
    "attributeNames\0"
    "rootKind\0"
    "benefit\0"
    "replOperation\0"
    "replValues\0"
    "parent\0"
    "root\0"
    "externalArgs\0"
    "externalConstParams\0"
    "constantValue\0"
    "compareAtLeast\0"
    "matchedOps\0"
    "rewriter\0"
    "generatedOps\0"
    "caseValues\0"
    "defaultDest\0"
    "cases\0"
    "num_bits\0"
    "narrow_range\0"
    "is_signed\0"
    "axis\0"
    "coupledKey\0"
    "input_specs\0"
    "output_specs\0"
    "logical_kernel\0"
    "layerStats\0"
    "axisStats\0"
    "statsKey",
    "rsrc\0"
    "vindex\0"
    "glc\0"
    "slc\0"
    "vdata\0"
    "initArgs\0"
    "initVals\0"
    "reductionOperator\0"
    "inits\0"
    "before\0"
    "after\0"
    "value_shape\0"
    "witness\0"
    "doRegion\0"
    "shapes\0"
    "passing\0"
    "msg\0"
    "extents\0"
    "extent\0"
    "arg0\0"
    "arg1\0"
    "head\0"
    "tail\0"
    "dimLevelType\0"
    "dimOrdering\0"
    "pointerBitWidth\0"
    "indexBitWidth\0"
    "encoding\0"
    "memrefs\0"
    "AddressingModel\0"
    "Physical32\0"
    "Physical64\0"
    "PhysicalStorageBuffer64\0"
    "BuiltIn\0"
    "ClipDistance\0"
    "CullDistance\0"
    "VertexId\0"
    "InstanceId\0"
    "PrimitiveId\0"
    "TessLevelOuter\0"
    "TessLevelInner\0"
    "TessCoord\0"
    "PatchVertices\0"
    "FragCoord\0"
    "PointCoord\0"
    "FrontFacing\0"
    "SampleId\0"
    "SamplePosition\0"
    "SampleMask\0"
    "FragDepth\0"
    "HelperInvocation\0"
    "NumWorkgroups\0"
    "GlobalInvocationId\0"
    "LocalInvocationIndex\0"
    "WorkDim\0"
    "GlobalSize\0"
    "EnqueuedWorkgroupSize\0"
    "GlobalOffset\0"
    "GlobalLinearId\0"
    "SubgroupSize\0"
    "SubgroupMaxSize\0"
    "NumSubgroups\0"
    "NumEnqueuedSubgroups\0"
    "SubgroupId\0"
    "SubgroupLocalInvocationId\0"
    "VertexIndex\0"
    "InstanceIndex\0"
    "SubgroupEqMask\0"
    "SubgroupGeMask\0"
    "SubgroupGtMask\0"
    "SubgroupLeMask\0"
    "SubgroupLtMask\0"
    "BaseVertex\0"
    "BaseInstance\0"
    "DrawIndex\0"
    "DeviceIndex\0"
    "ViewIndex\0"
    "BaryCoordNoPerspAMD\0"
    "BaryCoordNoPerspCentroidAMD\0"
    "BaryCoordNoPerspSampleAMD\0"
    "BaryCoordSmoothAMD\0"
    "BaryCoordSmoothCentroidAMD\0"
    "BaryCoordSmoothSampleAMD\0"
    "BaryCoordPullModelAMD\0"
    "FragStencilRefEXT\0"
    "SecondaryPositionNV\0"
    "SecondaryViewportMaskNV\0"
    "PositionPerViewNV\0"
    "ViewportMaskPerViewNV\0"
    "TaskCountNV\0"
    "PrimitiveCountNV\0"
    "PrimitiveIndicesNV\0"
    "ClipDistancePerViewNV\0"
    "CullDistancePerViewNV\0"
    "LayerPerViewNV\0"
    "MeshViewCountNV\0"
    "MeshViewIndicesNV\0"
    "BaryCoordNV\0"
    "BaryCoordNoPerspNV\0"
    "FragSizeEXT\0"
    "FragInvocationCountEXT\0"
    "LaunchIdNV\0"
    "LaunchSizeNV\0"
    "WorldRayOriginNV\0"
    "WorldRayDirectionNV\0"
    "ObjectRayOriginNV\0"
    "ObjectRayDirectionNV\0"
    "RayTminNV\0"
    "RayTmaxNV\0"
    "InstanceCustomIndexNV\0"
    "ObjectToWorldNV\0"
    "WorldToObjectNV\0"
    "HitTNV\0"
    "HitKindNV\0"
    "IncomingRayFlagsNV\0"
    "WarpsPerSMNV\0"
    "SMCountNV\0"
    "WarpIDNV\0"
    "SMIDNV\0"
    "Kernel\0"
    "Float16\0"
    "Float64\0"
    "Int64\0"
    "Int16\0"
    "Int8\0"
    "Sampled1D\0"
    "SampledBuffer\0"
    "GroupNonUniform\0"
    "ShaderLayer\0"
    "ShaderViewportIndex\0"
    "SubgroupVoteKHR\0"
    "StorageBuffer16BitAccess\0"
    "StoragePushConstant16\0"
    "StorageInputOutput16\0"
    "DeviceGroup\0"
    "AtomicStorageOps\0"
    "SampleMaskPostDepthCoverage\0"
    "StoragePushConstant8\0"
    "DenormPreserve\0"
    "DenormFlushToZero\0"
    "SignedZeroInfNanPreserve\0"
    "RoundingModeRTE\0"
    "RoundingModeRTZ\0"
    "ImageFootprintNV\0"
    "FragmentBarycentricNV\0"
    "ComputeDerivativeGroupQuadsNV\0"
    "GroupNonUniformPartitionedNV\0"
    "VulkanMemoryModel\0"
    "VulkanMemoryModelDeviceScope\0"
    "ComputeDerivativeGroupLinearNV\0"
    "SubgroupShuffleINTEL\0"
    "SubgroupBufferBlockIOINTEL\0"
    "SubgroupImageBlockIOINTEL\0"
    "SubgroupImageMediaBlockIOINTEL\0"
    "SubgroupAvcMotionEstimationINTEL\0"
    "SubgroupAvcMotionEstimationIntraINTEL\0"
    "SubgroupAvcMotionEstimationChromaINTEL\0"
    "Shader\0"
    "Vector16\0"
    "Float16Buffer\0"
    "Int64Atomics\0"
    "ImageBasic\0"
    "Pipes\0"
    "DeviceEnqueue\0"
    "LiteralSampler\0"
    "GenericPointer\0"
    "Image1D\0"
    "ImageBuffer\0"
    "NamedBarrier\0"
    "GroupNonUniformVote\0"
    "GroupNonUniformArithmetic\0"
    "GroupNonUniformShuffle\0"
    "GroupNonUniformShuffleRelative\0"
    "GroupNonUniformClustered\0"
    "GroupNonUniformQuad\0"
    "StorageUniform16\0"
    "UniformAndStorageBuffer8BitAccess\0"
    "UniformTexelBufferArrayDynamicIndexing\0"
    "Geometry\0"
    "Tessellation\0"
    "ImageReadWrite\0"
    "ImageMipmap\0"
    "AtomicStorage\0"
    "ImageGatherExtended\0"
    "StorageImageMultisample\0"
    "UniformBufferArrayDynamicIndexing\0"
    "SampledImageArrayDynamicIndexing\0"
    "StorageBufferArrayDynamicIndexing\0"
    "StorageImageArrayDynamicIndexing\0"
    "SampleRateShading\0"
    "SampledRect\0"
    "InputAttachment\0"
    "SparseResidency\0"
    "MinLod\0"
    "SampledCubeArray\0"
    "ImageMSArray\0"
    "StorageImageExtendedFormats\0"
    "ImageQuery\0"
    "DerivativeControl\0"
    "InterpolationFunction\0"
    "TransformFeedback\0"
    "StorageImageReadWithoutFormat\0"
    "StorageImageWriteWithoutFormat\0"
    "SubgroupDispatch\0"
    "PipeStorage\0"
    "DrawParameters\0"
    "MultiView\0"
    "VariablePointersStorageBuffer\0"
    "Float16ImageAMD\0"
    "ImageGatherBiasLodAMD\0"
    "FragmentMaskAMD\0"
    "StencilExportEXT\0"
    "ImageReadWriteLodAMD\0"
    "ShaderClockKHR\0"
    "FragmentFullyCoveredEXT\0"
    "MeshShadingNV\0"
    "FragmentDensityEXT\0"
    "ShaderNonUniform\0"
    "RuntimeDescriptorArray\0"
    "StorageTexelBufferArrayDynamicIndexing\0"
    "RayTracingNV\0"
    "PhysicalStorageBufferAddresses\0"
    "FragmentShaderSampleInterlockEXT\0"
    "FragmentShaderShadingRateInterlockEXT\0"
    "ShaderSMBuiltinsNV\0"
    "FragmentShaderPixelInterlockEXT\0"
    "DemoteToHelperInvocationEXT\0"
    "IntegerFunctions2INTEL\0"
    "TessellationPointSize\0"
    "GeometryPointSize\0"
    "ImageCubeArray\0"
    "ImageRect\0"
    "GeometryStreams\0"
    "MultiViewport\0"
    "VariablePointers\0"
    "SampleMaskOverrideCoverageNV\0"
    "GeometryShaderPassthroughNV\0"
    "PerViewAttributesNV",
    "InputAttachmentArrayDynamicIndexing\0"
    "UniformBufferArrayNonUniformIndexing\0"
    "SampledImageArrayNonUniformIndexing\0"
    "StorageBufferArrayNonUniformIndexing\0"
    "StorageImageArrayNonUniformIndexing\0"
    "InputAttachmentArrayNonUniformIndexing\0"
    "UniformTexelBufferArrayNonUniformIndexing\0"
    "StorageTexelBufferArrayNonUniformIndexing\0"
    "ShaderViewportIndexLayerEXT\0"
    "ShaderViewportMaskNV\0"
    "ShaderStereoViewNV\0"
    "Decoration\0"
    "RelaxedPrecision\0"
    "SpecId\0"
    "BufferBlock\0"
    "RowMajor\0"
    "ColMajor\0"
    "ArrayStride\0"
    "MatrixStride\0"
    "GLSLShared\0"
    "GLSLPacked\0"
    "CPacked\0"
    "NoPerspective\0"
    "Flat\0"
    "Patch\0"
    "Centroid\0"
    "Sample\0"
    "Invariant\0"
    "Restrict\0"
    "Aliased\0"
    "Coherent\0"
    "NonWritable\0"
    "NonReadable\0"
    "UniformId\0"
    "SaturatedConversion\0"
    "Stream\0"
    "Location\0"
    "Component\0"
    "Binding\0"
    "DescriptorSet\0"
    "XfbBuffer\0"
    "XfbStride\0"
    "FuncParamAttr\0"
    "FPRoundingMode\0"
    "FPFastMathMode\0"
    "LinkageAttributes\0"
    "NoContraction\0"
    "InputAttachmentIndex\0"
    "Alignment\0"
    "MaxByteOffset\0"
    "AlignmentId\0"
    "MaxByteOffsetId\0"
    "NoSignedWrap\0"
    "NoUnsignedWrap\0"
    "ExplicitInterpAMD\0"
    "SecondaryViewportRelativeNV\0"
    "PerPrimitiveNV\0"
    "PerTaskNV\0"
    "PerVertexNV\0"
    "RestrictPointer\0"
    "AliasedPointer\0"
    "CounterBuffer\0"
    "UserSemantic\0"
    "UserTypeGOOGLE\0"
    "Dim1D\0"
    "Dim2D\0"
    "Dim3D\0"
    "Cube\0"
    "SubpassData\0"
    "Invocations\0"
    "SpacingEqual\0"
    "SpacingFractionalEven\0"
    "SpacingFractionalOdd\0"
    "VertexOrderCw\0"
    "VertexOrderCcw\0"
    "PixelCenterInteger\0"
    "OriginUpperLeft\0"
    "OriginLowerLeft\0"
    "EarlyFragmentTests\0"
    "PointMode\0"
    "Xfb\0"
    "DepthReplacing\0"
    "DepthGreater\0"
    "DepthLess\0"
    "DepthUnchanged\0"
    "LocalSize\0"
    "LocalSizeHint\0"
    "InputPoints\0"
    "InputLines\0"
    "InputLinesAdjacency\0"
    "Triangles\0"
    "InputTrianglesAdjacency\0"
    "Quads\0"
    "Isolines\0"
    "OutputVertices\0"
    "OutputPoints\0"
    "OutputLineStrip\0"
    "OutputTriangleStrip\0"
    "VecTypeHint\0"
    "ContractionOff\0"
    "Initializer\0"
    "Finalizer\0"
    "SubgroupsPerWorkgroup\0"
    "SubgroupsPerWorkgroupId\0"
    "LocalSizeId\0"
    "LocalSizeHintId\0"
    "StencilRefReplacingEXT\0"
    "OutputLinesNV\0"
    "OutputPrimitivesNV\0"
    "OutputTrianglesNV\0"
    "PixelInterlockOrderedEXT\0"
    "PixelInterlockUnorderedEXT\0"
    "SampleInterlockOrderedEXT\0"
    "SampleInterlockUnorderedEXT\0"
    "ShadingRateInterlockOrderedEXT\0"
    "ShadingRateInterlockUnorderedEXT\0"
    "ExecutionModel\0"
    "TessellationControl\0"
    "TessellationEvaluation\0"
    "Fragment\0"
    "GLCompute\0"
    "MeshNV\0"
    "RayGenerationNV\0"
    "IntersectionNV\0"
    "AnyHitNV\0"
    "ClosestHitNV\0"
    "MissNV\0"
    "CallableNV\0"
    "FunctionControl\0"
    "None\0"
    "DontInline\0"
    "Pure\0"
    "Const\0"
    "GroupOperation\0"
    "InclusiveScan\0"
    "ExclusiveScan\0"
    "ClusteredReduce\0"
    "PartitionedReduceNV\0"
    "PartitionedInclusiveScanNV\0"
    "PartitionedExclusiveScanNV\0"
    "ImageArrayedInfo\0"
    "NonArrayed\0"
    "ImageDepthInfo\0"
    "NoDepth\0"
    "IsDepth\0"
    "DepthUnknown\0"
    "ImageFormat\0"
    "Rgba32f\0"
    "Rgba16f\0"
    "R32f\0"
    "Rgba8\0"
    "Rgba8Snorm\0"
    "Rg32f\0"
    "Rg16f\0"
    "R11fG11fB10f\0"
    "R16f\0"
    "Rgba16\0"
    "Rgb10A2\0"
    "Rg16\0"
    "Rg8\0"
    "R16\0"
    "R8\0"
    "Rgba16Snorm\0"
    "Rg16Snorm\0"
    "Rg8Snorm\0"
    "R16Snorm\0"
    "R8Snorm\0"
    "Rgba32i\0"
    "Rgba16i\0"
    "Rgba8i\0"
    "R32i\0"
    "Rg32i\0"
    "Rg16i\0"
    "Rg8i\0"
    "R16i\0"
    "R8i\0"
    "Rgba32ui\0"
    "Rgba16ui\0"
    "Rgba8ui\0"
    "R32ui\0"
    "Rgb10a2ui\0"
    "Rg32ui\0"
    "Rg16ui\0"
    "Rg8ui\0"
    "R16ui\0"
    "R8ui\0"
    "ImageSamplerUseInfo\0"
    "SamplerUnknown\0"
    "NeedSampler\0"
    "NoSampler\0"
    "ImageSamplingInfo\0"
    "SingleSampled\0"
    "MultiSampled\0"
    "LinkageType\0"
    "Export\0"
    "LoopControl\0"
    "DontUnroll\0"
    "DependencyInfinite\0"
    "DependencyLength\0"
    "MinIterations\0"
    "MaxIterations\0"
    "IterationMultiple\0"
    "PeelCount\0"
    "PartialCount\0"
    "MemoryAccess\0"
    "Aligned\0"
    "Nontemporal\0"
    "MakePointerAvailable\0"
    "MakePointerVisible\0"
    "NonPrivatePointer\0"
    "Simple\0"
    "GLSL450\0"
    "OpenCL\0"
    "Vulkan\0"
    "MemorySemantics\0"
    "Acquire\0"
    "AcquireRelease\0"
    "SequentiallyConsistent\0"
    "UniformMemory\0"
    "SubgroupMemory\0"
    "CrossWorkgroupMemory\0"
    "AtomicCounterMemory\0"
    "ImageMemory\0"
    "OutputMemory\0"
    "MakeAvailable\0"
    "MakeVisible\0"
    "Opcode\0"
    "OpNop\0"
    "OpUndef\0"
    "OpSourceContinued\0"
    "OpSource\0"
    "OpSourceExtension\0"
    "OpName\0"
    "OpMemberName\0"
    "OpString\0"
    "OpLine\0"
    "OpExtension\0"
    "OpExtInstImport\0"
    "OpExtInst\0"
    "OpMemoryModel\0"
    "OpEntryPoint\0"
    "OpExecutionMode\0"
    "OpCapability\0"
    "OpTypeVoid\0"
    "OpTypeBool\0"
    "OpTypeInt\0"
    "OpTypeFloat\0"
    "OpTypeVector\0"
    "OpTypeMatrix\0"
    "OpTypeImage\0"
    "OpTypeSampledImage\0"
    "OpTypeArray\0"
    "OpTypeRuntimeArray\0"
    "OpTypeStruct\0"
    "OpTypePointer\0"
    "OpTypeFunction\0"
    "OpTypeForwardPointer\0"
    "OpConstantTrue\0"
    "OpConstantFalse\0"
    "OpConstant\0"
    "OpConstantComposite\0"
    "OpConstantNull\0"
    "OpSpecConstantTrue\0"
    "OpSpecConstantFalse\0"
    "OpSpecConstant\0"
    "OpSpecConstantComposite\0"
    "OpSpecConstantOp\0"
    "OpFunction\0"
    "OpFunctionParameter\0"
    "OpFunctionEnd\0"
    "OpFunctionCall\0"
    "OpVariable\0"
    "OpLoad\0"
    "OpStore\0"
    "OpCopyMemory\0"
    "OpAccessChain\0"
    "OpDecorate\0"
    "OpMemberDecorate\0"
    "OpVectorExtractDynamic\0"
    "OpVectorInsertDynamic\0"
    "OpVectorShuffle\0"
    "OpCompositeConstruct\0"
    "OpCompositeExtract\0"
    "OpCompositeInsert\0"
    "OpTranspose\0"
    "OpImageDrefGather\0"
    "OpImage\0"
    "OpImageQuerySize\0"
    "OpConvertFToU\0"
    "OpConvertFToS",
    "OpConvertSToF\0"
    "OpConvertUToF\0"
    "OpUConvert\0"
    "OpSConvert\0"
    "OpFConvert\0"
    "OpBitcast\0"
    "OpSNegate\0"
    "OpFNegate\0"
    "OpIAdd\0"
    "OpFAdd\0"
    "OpISub\0"
    "OpFSub\0"
    "OpIMul\0"
    "OpFMul\0"
    "OpUDiv\0"
    "OpSDiv\0"
    "OpFDiv\0"
    "OpUMod\0"
    "OpSRem\0"
    "OpSMod\0"
    "OpFRem\0"
    "OpFMod\0"
    "OpMatrixTimesScalar\0"
    "OpMatrixTimesMatrix\0"
    "OpIsNan\0"
    "OpIsInf\0"
    "OpOrdered\0"
    "OpUnordered\0"
    "OpLogicalEqual\0"
    "OpLogicalNotEqual\0"
    "OpLogicalOr\0"
    "OpLogicalAnd\0"
    "OpLogicalNot\0"
    "OpSelect\0"
    "OpIEqual\0"
    "OpINotEqual\0"
    "OpUGreaterThan\0"
    "OpSGreaterThan\0"
    "OpUGreaterThanEqual\0"
    "OpSGreaterThanEqual\0"
    "OpULessThan\0"
    "OpSLessThan\0"
    "OpULessThanEqual\0"
    "OpSLessThanEqual\0"
    "OpFOrdEqual\0"
    "OpFUnordEqual\0"
    "OpFOrdNotEqual\0"
    "OpFUnordNotEqual\0"
    "OpFOrdLessThan\0"
    "OpFUnordLessThan\0"
    "OpFOrdGreaterThan\0"
    "OpFUnordGreaterThan\0"
    "OpFOrdLessThanEqual\0"
    "OpFUnordLessThanEqual\0"
    "OpFOrdGreaterThanEqual\0"
    "OpFUnordGreaterThanEqual\0"
    "OpShiftRightLogical\0"
    "OpShiftRightArithmetic\0"
    "OpShiftLeftLogical\0"
    "OpBitwiseOr\0"
    "OpBitwiseXor\0"
    "OpBitwiseAnd\0"
    "OpNot\0"
    "OpBitFieldInsert\0"
    "OpBitFieldSExtract\0"
    "OpBitFieldUExtract\0"
    "OpBitReverse\0"
    "OpBitCount\0"
    "OpControlBarrier\0"
    "OpMemoryBarrier\0"
    "OpAtomicCompareExchangeWeak\0"
    "OpAtomicIIncrement\0"
    "OpAtomicIDecrement\0"
    "OpAtomicIAdd\0"
    "OpAtomicISub\0"
    "OpAtomicSMin\0"
    "OpAtomicUMin\0"
    "OpAtomicSMax\0"
    "OpAtomicUMax\0"
    "OpAtomicAnd\0"
    "OpAtomicOr\0"
    "OpAtomicXor\0"
    "OpPhi\0"
    "OpLoopMerge\0"
    "OpSelectionMerge\0"
    "OpLabel\0"
    "OpBranch\0"
    "OpBranchConditional\0"
    "OpReturn\0"
    "OpReturnValue\0"
    "OpUnreachable\0"
    "OpGroupBroadcast\0"
    "OpNoLine\0"
    "OpModuleProcessed\0"
    "OpGroupNonUniformElect\0"
    "OpGroupNonUniformBroadcast\0"
    "OpGroupNonUniformBallot\0"
    "OpGroupNonUniformIAdd\0"
    "OpGroupNonUniformFAdd\0"
    "OpGroupNonUniformIMul\0"
    "OpGroupNonUniformFMul\0"
    "OpGroupNonUniformSMin\0"
    "OpGroupNonUniformUMin\0"
    "OpGroupNonUniformFMin\0"
    "OpGroupNonUniformSMax\0"
    "OpGroupNonUniformUMax\0"
    "OpGroupNonUniformFMax\0"
    "OpSubgroupBallotKHR\0"
    "OpTypeCooperativeMatrixNV\0"
    "OpCooperativeMatrixLoadNV\0"
    "OpCooperativeMatrixStoreNV\0"
    "OpCooperativeMatrixMulAddNV\0"
    "OpCooperativeMatrixLengthNV\0"
    "OpSubgroupBlockReadINTEL\0"
    "OpSubgroupBlockWriteINTEL\0"
    "CrossDevice\0"
    "Subgroup\0"
    "QueueFamily\0"
    "SelectionControl\0"
    "DontFlatten\0"
    "StorageClass\0"
    "UniformConstant\0"
    "Input\0"
    "Output\0"
    "CrossWorkgroup\0"
    "Private\0"
    "Generic\0"
    "PushConstant\0"
    "AtomicCounter\0"
    "IncomingCallableDataNV\0"
    "HitAttributeNV\0"
    "IncomingRayPayloadNV\0"
    "ShaderRecordBufferNV\0"
    "PhysicalStorageBuffer\0"
    "Version\0"
    "v1.0\0"
    "v1.1\0"
    "v1.2\0"
    "v1.3\0"
    "v1.4\0"
    "v1.5\0"
    "element\0"
    "coopmatrix\0"
    "depth\0"
    "arrayed\0"
    "sampling\0"
    "sampler_use\0"
    "format\0"
    "column\0"
    "pointee\0"
    "storage_class\0"
    "rtarray\0"
    "sampled_image\0"
    "base_ptr\0"
    "component_ptr\0"
    "pointer\0"
    "memory_scope\0"
    "comparator\0"
    "unequal_semantics\0"
    "insert\0"
    "targetOperands\0"
    "trueTargetOperands\0"
    "falseTargetOperands\0"
    "trueTarget\0"
    "falseTarget\0"
    "constituents\0"
    "composite\0"
    "component\0"
    "object\0"
    "execution_scope\0"
    "memory_semantics\0"
    "columnmajor\0"
    "source_memory_access\0"
    "source_alignment\0"
    "execution_model\0"
    "interface\0"
    "execution_mode\0"
    "arguments\0"
    "exp\0"
    "localid\0"
    "cluster_size\0"
    "group_operation\0"
    "sampledimage\0"
    "coordinate\0"
    "dref\0"
    "leftmatrix\0"
    "rightmatrix\0"
    "scalar\0"
    "true_value\0"
    "false_value\0"
    "default_value\0"
    "vector1\0"
    "vector2\0"
    "components\0"
    "function_control\0"
    "variable\0"
    "loop_control\0"
    "reference\0"
    "spec_const\0"
    "selection_control\0"
    "addressing_model\0"
    "memory_model\0"
    "vce_triple\0"
    "region0\0"
    "kind\0"
    "memrefOrTensor\0"
    "aggregate\0"
    "flag\0"
    "elements\0"
    "dynamicExtents\0"
    "input1\0"
    "input2\0"
    "multiplier\0"
    "double_round\0"
    "quantization_info\0"
    "min_int\0"
    "max_int\0"
    "min_fp\0"
    "max_fp\0"
    "then_branch\0"
    "else_branch\0"
    "weight\0"
    "bias\0"
    "dilation\0"
    "identifier\0"
    "input_zp\0"
    "output_zp\0"
    "scale32\0"
    "per_channel\0"
    "new_shape\0"
    "output_size\0"
    "stride_fp\0"
    "offset_fp\0"
    "values_in\0"
    "values_out\0"
    "input3\0"
    "start\0"
    "multiples\0"
    "perms\0"
    "out_pad\0"
    "out_shape\0"
    "CombiningKind\0"
    "mul\0"
    "valueToStore\0"
    "mask_dim_sizes\0"
    "masks\0"
    "ids\0"
    "index_vec\0"
    "reduction_dims\0"
    "input_shape\0"
    "output_shape\0"
    "fixed_vector_sizes\0"
    "permutation_map\0"
    "in_bounds\0"
    "transp\0"
    "imm\0"
    "rounding\0"
    "constant_src\0"
    "k1\0"
    "k2\0"
    "llvm13\0"
    "I1\0"
    "StrAttr",
    "( `if` `(` $ifCond^ `)` )\? ( `copy` `(` $copyOperands^ `:` type($copyOperands) `)` )\? ( `copyin` `(` $copyinOperands^ `:` type($copyinOperands) `)` )\? ( `copyin_readonly` `(` $copyinReadonlyOperands^ `:` type($copyinReadonlyOperands) `)` )\? ( `copyout` `(` $copyoutOperands^ `:` type($copyoutOperands) `)` )\? ( `copyout_zero` `(` $copyoutZeroOperands^ `:` type($copyoutZeroOperands) `)` )\? ( `create` `(` $createOperands^ `:` type($createOperands) `)` )\? ( `create_zero` `(` $createZeroOperands^ `:` type($createZeroOperands) `)` )\? ( `no_create` `(` $noCreateOperands^ `:` type($noCreateOperands) `)` )\? ( `present` `(` $presentOperands^ `:` type($presentOperands) `)` )\? ( `deviceptr` `(` $deviceptrOperands^ `:` type($deviceptrOperands) `)` )\? ( `attach` `(` $attachOperands^ `:` type($attachOperands) `)` )\? $region attr-dict-with-keyword\0"
    "let\0"
    "[\"type($ifCond) = i1\"]\0"
    "acc.data\0"
    "AnyOf<AnyInteger, Index>\0"
    "UnitAttr\0"
    "( `if` `(` $ifCond^ `)` )\? ( `async` `(` $asyncOperand^ `:` type($asyncOperand) `)` )\? ( `wait_devnum` `(` $waitDevnum^ `:` type($waitDevnum) `)` )\? ( `wait` `(` $waitOperands^ `:` type($waitOperands) `)` )\? ( `copyin` `(` $copyinOperands^ `:` type($copyinOperands) `)` )\? ( `create` `(` $createOperands^ `:` type($createOperands) `)` )\? ( `create_zero` `(` $createZeroOperands^ `:` type($createZeroOperands) `)` )\? ( `attach` `(` $attachOperands^ `:` type($attachOperands) `)` )\? attr-dict-with-keyword\0"
    "acc.enter_data\0"
    "( `if` `(` $ifCond^ `)` )\? ( `async` `(` $asyncOperand^ `:` type($asyncOperand) `)` )\? ( `wait_devnum` `(` $waitDevnum^ `:` type($waitDevnum) `)` )\? ( `wait` `(` $waitOperands^ `:` type($waitOperands) `)` )\? ( `copyout` `(` $copyoutOperands^ `:` type($copyoutOperands) `)` )\? ( `delete` `(` $deleteOperands^ `:` type($deleteOperands) `)` )\? ( `detach` `(` $detachOperands^ `:` type($detachOperands) `)` )\? attr-dict-with-keyword\0"
    "acc.exit_data\0"
    "AnyInteger\0"
    "( `device_type` `(` $deviceTypeOperands^ `:` type($deviceTypeOperands) `)` )\? ( `device_num` `(` $deviceNumOperand^ `:` type($deviceNumOperand) `)` )\? ( `if` `(` $ifCond^ `)` )\? attr-dict-with-keyword\0"
    "acc.init\0"
    "I64Attr\0"
    "hook:acc.loop\0"
    "\"acc.yield\"\0"
    "hook:acc.parallel\0"
    "[\"type($ifCond) = i1\", \"type($selfCond) = i1\"]\0"
    "acc.shutdown\0"
    "acc.terminator\0"
    "( `if` `(` $ifCond^ `)` )\? ( `async` `(` $asyncOperand^ `:` type($asyncOperand) `)` )\? ( `wait_devnum` `(` $waitDevnum^ `:` type($waitDevnum) `)` )\? ( `device_type` `(` $deviceTypeOperands^ `:` type($deviceTypeOperands) `)` )\? ( `wait` `(` $waitOperands^ `:` type($waitOperands) `)` )\? ( `host` `(` $hostOperands^ `:` type($hostOperands) `)` )\? ( `device` `(` $deviceOperands^ `:` type($deviceOperands) `)` )\? attr-dict-with-keyword\0"
    "acc.update\0"
    "( `(` $waitOperands^ `:` type($waitOperands) `)` )\? ( `async` `(` $asyncOperand^ `:` type($asyncOperand) `)` )\? ( `wait_devnum` `(` $waitDevnum^ `:` type($waitDevnum) `)` )\? ( `if` `(` $ifCond^ `)` )\? attr-dict-with-keyword\0"
    "acc.wait\0"
    "attr-dict ($operands^ `:` type($operands))\?\0"
    "HasParent<acc.parallel,acc.loop>\0"
    "acc.yield\0"
    "affine\0"
    "AffineMapAttr\0"
    "hook:affine.apply\0"
    "NoSideEffect\0"
    "[\"type($mapOperands) = index\", \"type($result0) = index\"]\0"
    "hook:affine.dma_start\0"
    "hook:affine.dma_wait\0"
    "hook:affine.for\0"
    "RecursiveSideEffects\0"
    "\"affine.yield\"\0"
    "hook:affine.if\0"
    "NoRegionArguments\0"
    "AnyMemRef\0"
    "hook:affine.load\0"
    "MemRefsNormalizable\0"
    "[\"type($indices) = index\"]\0"
    "hook:affine.max\0"
    "[\"type($operands) = index\", \"type($result0) = index\"]\0"
    "hook:affine.min\0"
    "ArrayOf<enum<@AtomicRMWKind>>\0"
    "I32ElementsAttr\0"
    "ArrayOf<I64Attr>\0"
    "hook:affine.parallel\0"
    "[\"type($mapOperands) = index\"]\0"
    "BoolAttr\0"
    "AllOf<I32Attr, IntMinValue<0>, IntMaxValue<3>>\0"
    "hook:affine.prefetch\0"
    "hook:affine.store\0"
    "AnyVectorOfAnyRank\0"
    "hook:affine.vector_load\0"
    "hook:affine.vector_store\0"
    "ReturnLike\0"
    "affine.yield\0"
    "amx\0"
    "LLVM_Type\0"
    "amx.tdpbf16ps\0"
    "amx.tdpbssd\0"
    "amx.tdpbsud\0"
    "amx.tdpbusd\0"
    "amx.tdpbuud\0"
    "AllOf<VectorOfAnyRankOf<AnyOf<F32, BF16, I32, I8>>, RankIs<2>>\0"
    "$base `[` $indices `]` attr-dict `:` type($base) `into` type($res)\0"
    "amx.tile_load\0"
    "AllOf<VectorOfAnyRankOf<AnyOf<F32, BF16>>, RankIs<2>>",
    "$lhs `,` $rhs `,` $acc attr-dict `:` type($lhs) `,` type($rhs) `,` type($acc)\0"
    "AllTypesMatch<acc,res>\0"
    "[\"type($res) = type($acc)\"]\0"
    "amx.tile_mulf\0"
    "AllOf<VectorOfAnyRankOf<AnyOf<I32, I8>>, RankIs<2>>\0"
    "$lhs (`zext` $isZextLhs^)\? `,` $rhs (`zext` $isZextRhs^)\? `,` $acc attr-dict `:` type($lhs) `,` type($rhs) `,` type($acc)\0"
    "amx.tile_muli\0"
    "$base `[` $indices `]` `,` $val attr-dict `:` type($base) `,` type($val)\0"
    "amx.tile_store\0"
    "amx.tile_zero\0"
    "!llvm.ptr\0"
    "amx.tileloadd64\0"
    "amx.tilestored64\0"
    "amx.tilezero\0"
    "arm_neon\0"
    "AllOf<VectorOfAnyRankOf<I32>, LengthIs<4, 2>>\0"
    "AllOf<VectorOfAnyRankOf<I8>, LengthIs<16, 8>>\0"
    "$a `,` $b `,` $c attr-dict `:` type($b) `,` type($c) `to` type($res)\0"
    "AllTypesMatch<b,c>\0"
    "AllTypesMatch<a,res>\0"
    "[\"type($c) = type($b)\", \"type($res) = type($a)\"]\0"
    "arm_neon.2d.sdot\0"
    "TypesMatchWith<b,res>\0"
    "[\"type($c) = type($b)\", \"type($res) = type($a)\", \"type($res) = vector([shape(type($b))[0] / 4], i32)\"]\0"
    "arm_neon.intr.sdot\0"
    "AllOf<VectorOfAnyRankOf<AnyOf<I8, I16, I32>>, LengthIs<8, 4, 2>>\0"
    "AllOf<VectorOfAnyRankOf<AnyOf<I16, I32, I64>>, LengthIs<8, 4, 2>>\0"
    "$a `,` $b attr-dict `:` type($a) `to` type($res)\0"
    "AllTypesMatch<a,b>\0"
    "TypesMatchWith<a,res>\0"
    "[\"type($b) = type($a)\", \"type($res) = vector_wider_element(type($a))\"]\0"
    "arm_neon.intr.smull\0"
    "arm_sve\0"
    "array<i64>\0"
    "hook:arm_sve.vector\0"
    "ElementType<AnyFloat>\0"
    "$src1 `,` $src2 attr-dict `:` type($src1)\0"
    "Commutative\0"
    "AllTypesMatch<src1,src2,dst>\0"
    "[\"type($src2) = type($src1)\", \"type($dst) = type($src1)\"]\0"
    "arm_sve.addf\0"
    "ElementType<AnyOf<I8, I16, I32, I64>>\0"
    "arm_sve.addi\0"
    "ElementType<I1>\0"
    "enum<@CmpFPredicate>\0"
    "$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)\0"
    "SameTypeOperands\0"
    "TypesMatchWith<lhs,result>\0"
    "[\"type($rhs) = type($lhs)\", \"type($result) = over(type($lhs), e: i1)\"]\0"
    "arm_sve.cmpf\0"
    "enum<@CmpIPredicate>\0"
    "arm_sve.cmpi\0"
    "arm_sve.divf\0"
    "arm_sve.divi_signed\0"
    "arm_sve.divi_unsigned\0"
    "arm_sve.intr.add\0"
    "arm_sve.intr.fadd\0"
    "arm_sve.intr.fdiv\0"
    "arm_sve.intr.fmul\0"
    "arm_sve.intr.fsub\0"
    "arm_sve.intr.mul\0"
    "arm_sve.intr.sdiv\0"
    "arm_sve.intr.sdot\0"
    "arm_sve.intr.smmla\0"
    "arm_sve.intr.sub\0"
    "arm_sve.intr.udiv\0"
    "arm_sve.intr.udot\0"
    "arm_sve.intr.ummla\0"
    "$base `[` $index `]` attr-dict `:` type($result) `from` type($base)\0"
    "[\"type($index) = index\"]\0"
    "arm_sve.load\0"
    "$mask `,` $src1 `,` $src2 attr-dict `:` type($mask) `,` type($res)\0"
    "AllTypesMatch<src1,src2,res>\0"
    "TypesMatchWith<src1,mask>\0"
    "[\"type($src2) = type($src1)\", \"type($res) = type($src1)\", \"type($mask) = over(type($src1), e: i1)\"]\0"
    "arm_sve.masked.addf\0"
    "arm_sve.masked.addi\0"
    "arm_sve.masked.divf\0"
    "arm_sve.masked.divi_signed\0"
    "arm_sve.masked.divi_unsigned\0"
    "arm_sve.masked.mulf\0"
    "arm_sve.masked.muli\0"
    "arm_sve.masked.subf\0"
    "arm_sve.masked.subi\0"
    "arm_sve.mulf\0"
    "arm_sve.muli\0"
    "ElementType<AnyOf<I32, I64>>\0"
    "ElementType<AnyOf<I8, I16>>\0"
    "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($dst)\0"
    "AllTypesMatch<src1,src2>\0"
    "AllTypesMatch<acc,dst>\0"
    "[\"type($src2) = type($src1)\", \"type($dst) = type($acc)\"]\0"
    "arm_sve.sdot\0"
    "ElementType<I32>\0"
    "ElementType<I8>\0"
    "arm_sve.smmla\0"
    "$value `,` $base `[` $index `]` attr-dict `:` type($value) `to` type($base)\0"
    "arm_sve.store\0"
    "arm_sve.subf\0"
    "arm_sve.subi\0"
    "arm_sve.udot\0"
    "arm_sve.ummla\0"
    "[\"type($res) = index\"]\0"
    "arm_sve.vector_scale\0"
    "arm_sve.vscale\0"
    "`<` qualified($valueType) `>`\0"
    "!async.group\0"
    "$operand `,` $group `:` type($operand) attr-dict\0"
    "[\"type($group) = !async.group\", \"type($rank) = index\"]\0"
    "async.add_to_group\0"
    "$operand `:` custom<AwaitResultType>( type($operand), type($result) ) attr-dict\0"
    "async.await\0"
    "$operand attr-dict\0"
    "[\"type($operand) = !async.group\"]\0"
    "async.await_all\0"
    "!async.coro.id\0"
    "!async.coro.handle\0"
    "$id attr-dict\0"
    "[\"type($id) = !async.coro.id\", \"type($handle) = !async.coro.handle\"]\0"
    "async.coro.begin\0"
    "[\"type($handle) = !async.coro.handle\"]\0"
    "async.coro.end\0"
    "$id `,` $handle attr-dict\0"
    "async.coro.free\0"
    "[\"type($id) = !async.coro.id\"]\0"
    "!async.coro.state\0"
    "[\"type($handle) = !async.coro.handle\", \"type($state) = !async.coro.state\"]\0"
    "async.coro.save\0"
    "$state `,` $suspendDest `,` $resumeDest `,` $cleanupDest attr-dict\0"
    "[\"type($state) = !async.coro.state\"]\0"
    "async.coro.suspend\0"
    "$size `:` type($result) attr-dict\0"
    "[\"type($size) = index\", \"type($result) = !async.group\"]\0"
    "async.create_group",
    "!async.token\0"
    "!async.value\0"
    "hook:async.execute\0"
    "[\"type($dependencies) = !async.token\", \"type($token) = !async.token\"]\0"
    "\"async.yield\"\0"
    "AllOf<I32Attr, IntPositive>\0"
    "$operand attr-dict `:` type($operand)\0"
    "async.runtime.add_ref\0"
    "$operand `,` $group attr-dict `:` type($operand)\0"
    "async.runtime.add_to_group\0"
    "async.runtime.await\0"
    "$operand `,` $handle attr-dict `:` type($operand)\0"
    "async.runtime.await_and_resume\0"
    "async.runtime.create\0"
    "async.runtime.create_group\0"
    "async.runtime.drop_ref\0"
    "[\"type($is_error) = i1\"]\0"
    "async.runtime.is_error\0"
    "TypesMatchWith<storage,result>\0"
    "[\"type($result) = type($storage).valueType\"]\0"
    "async.runtime.load\0"
    "async.runtime.resume\0"
    "async.runtime.set_available\0"
    "async.runtime.set_error\0"
    "$value `,` $storage attr-dict `:` type($storage)\0"
    "TypesMatchWith<storage,value>\0"
    "[\"type($value) = type($storage).valueType\"]\0"
    "async.runtime.store\0"
    "($operands^ `:` type($operands))\? attr-dict\0"
    "HasParent<async.execute>\0"
    "async.yield\0"
    "builtin\0"
    "TypeAttrOf<FunctionType>\0"
    "hook:func\0"
    "AffineScope\0"
    "AutomaticAllocationScope\0"
    "FunctionLike\0"
    "IsolatedFromAbove\0"
    "Symbol\0"
    "builtin.func\0"
    "SymbolNameAttr\0"
    "($sym_name^)\? attr-dict-with-keyword $body\0"
    "SymbolTable\0"
    "NoTerminator\0"
    "SingleBlock\0"
    "RegionKindInterface\0"
    "HasOnlyGraphRegion\0"
    "builtin.module\0"
    "($inputs^ `:` type($inputs))\? `to` type($outputs) attr-dict\0"
    "builtin.unrealized_conversion_cast\0"
    "Complex<AnyFloat>\0"
    "AnyFloat\0"
    "$complex attr-dict `:` type($complex)\0"
    "TypesMatchWith<complex,result>\0"
    "Elementwise\0"
    "[\"type($result) = elem(type($complex))\"]\0"
    "complex.abs\0"
    "$lhs `,` $rhs attr-dict `:` type($result)\0"
    "SameOperandsAndResultType\0"
    "[\"type($rhs) = type($lhs)\", \"type($result) = type($lhs)\"]\0"
    "complex.add\0"
    "$real `,` $imaginary attr-dict `:` type($complex)\0"
    "AllTypesMatch<real,imaginary>\0"
    "TypesMatchWith<complex,real>\0"
    "TypesMatchWith<complex,imaginary>\0"
    "[\"type($imaginary) = type($real)\", \"type($real) = elem(type($complex))\", \"type($imaginary) = elem(type($complex))\"]\0"
    "complex.create\0"
    "complex.div\0"
    "AllTypesMatch<lhs,rhs>\0"
    "[\"type($rhs) = type($lhs)\", \"type($result) = i1\"]\0"
    "complex.eq\0"
    "[\"type($result) = type($complex)\"]\0"
    "complex.exp\0"
    "[\"type($imaginary) = elem(type($complex))\"]\0"
    "complex.im\0"
    "complex.log\0"
    "complex.log1p\0"
    "complex.mul\0"
    "complex.neg\0"
    "complex.neq\0"
    "[\"type($real) = elem(type($complex))\"]\0"
    "complex.re\0"
    "complex.sign\0"
    "complex.sub\0"
    "emitc\0"
    "`<` $value `>`\0"
    "$applicableOperator `(` $operand `)` attr-dict `:` functional-type($operand, results)\0"
    "emitc.apply\0"
    "ArrayAttr\0"
    "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)\0"
    "emitc.call\0"
    "ConstantLike\0"
    "emitc.constant\0"
    "hook:emitc.include\0"
    "HasParent<builtin.module>\0"
    "gpu\0"
    "[\"type($result0) = type($value)\"]\0"
    "gpu.all_reduce\0"
    "!gpu.async.token\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) ` ` `(` $dynamicSizes `)` (`` `[` $symbolOperands^ `]`)\? attr-dict `:` type($memref)\0"
    "GPU_AsyncOpInterface\0"
    "[\"type($asyncDependencies) = !gpu.async.token\", \"type($dynamicSizes) = index\", \"type($symbolOperands) = index\", \"type($asyncToken) = !gpu.async.token\"]\0"
    "gpu.alloc\0"
    "gpu.barrier\0"
    "[\"type($result0) = index\"]\0"
    "gpu.block_dim\0"
    "gpu.block_id\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $memref attr-dict `:` type($memref)\0"
    "[\"type($asyncDependencies) = !gpu.async.token\", \"type($asyncToken) = !gpu.async.token\"]\0"
    "gpu.dealloc\0"
    "hook:gpu.func\0"
    "HasParent<gpu.module>\0"
    "gpu.grid_dim\0"
    "AnyUnrankedMemRef\0"
    "$value attr-dict `:` type($value)\0"
    "gpu.host_register\0"
    "hook:gpu.launch\0"
    "[\"type($gridSizeX) = index\", \"type($gridSizeY) = index\", \"type($gridSizeZ) = index\", \"type($blockSizeX) = index\", \"type($blockSizeY) = index\", \"type($blockSizeZ) = index\"]\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $kernel `blocks` `in` ` ` `(`$gridSizeX`,` $gridSizeY`,` $gridSizeZ`)` `threads` `in` ` ` `(`$blockSizeX`,` $blockSizeY`,` $blockSizeZ`)` custom<LaunchFuncOperands>($operands, type($operands)) attr-dict\0"
    "[\"type($asyncDependencies) = !gpu.async.token\", \"type($gridSizeX) = index\", \"type($gridSizeY) = index\", \"type($gridSizeZ) = index\", \"type($blockSizeX) = index\", \"type($blockSizeY) = index\", \"type($blockSizeZ) = index\", \"type($asyncToken) = !gpu.async.token\"]\0"
    "gpu.launch_func",
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dst`,` $src `:` type($dst)`,` type($src) attr-dict\0"
    "gpu.memcpy\0"
    "hook:gpu.module\0"
    "DataLayoutOpInterface\0"
    "HasDefaultDLTIDataLayout\0"
    "\"gpu.module_end\"\0"
    "gpu.module_end\0"
    "[\"type($result) = index\"]\0"
    "gpu.num_subgroups\0"
    "hook:gpu.return\0"
    "HasParent<gpu.func>\0"
    "I32\0"
    "hook:gpu.shuffle\0"
    "[\"type($offset) = i32\", \"type($width) = i32\", \"type($valid) = i1\"]\0"
    "gpu.subgroup_id\0"
    "AllOf<!gpu.mma_matrix, ElementType<F16>>\0"
    "AllOf<!gpu.mma_matrix, ElementType<AnyOf<F16, F32>>>\0"
    "!gpu.mma_matrix\0"
    "$opA`,` $opB`,` $opC attr-dict `:` type($opA)`,` type($opB) `->` type($res)\0"
    "AllTypesMatch<opC,res>\0"
    "[\"type($res) = type($opC)\"]\0"
    "gpu.subgroup_mma_compute\0"
    "AnyOf<F16, F32>\0"
    "$value attr-dict `:` type($res)\0"
    "TypesMatchWith<res,value>\0"
    "[\"type($value) = elem(type($res))\"]\0"
    "gpu.subgroup_mma_constant_matrix\0"
    "AllOf<MemRefOf<AnyOf<F16, F32>>, RankIs<2>>\0"
    "IndexAttr\0"
    "$srcMemref`[`$indices`]` attr-dict `:` type($srcMemref) `->` type($res)\0"
    "MemoryEffects<Read>\0"
    "gpu.subgroup_mma_load_matrix\0"
    "$src`,` $dstMemref`[`$indices`]` attr-dict `:` type($src)`,` type($dstMemref)\0"
    "MemoryEffects<Write>\0"
    "gpu.subgroup_mma_store_matrix\0"
    "gpu.subgroup_size\0"
    "HasParent<gpu.launch>\0"
    "gpu.terminator\0"
    "gpu.thread_id\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) attr-dict\0"
    "gpu.wait\0"
    "gpu.yield\0"
    "linalg\0"
    "math\0"
    "AnyShaped\0"
    "AllOf<AnyTensor, Ranked>\0"
    "hook:linalg.batch_matmul\0"
    "LinalgContractionOpInterface\0"
    "LinalgStructuredInterface\0"
    "ReifyRankedShapedTypeOpInterface\0"
    "\"3: 2 0 cast_signed(2) 1 cast_signed(2) mul add\"\0"
    "\"(d0, d1, d2, d3) -> (d0, d1, d3), (d0, d3, d2), (d0, d1, d2)\"\0"
    "\"linalg.yield\"\0"
    "hook:linalg.batch_matmul_i16_i16_i32\0"
    "hook:linalg.batch_matmul_i32_i32_i32\0"
    "hook:linalg.batch_matmul_i8_i8_i32\0"
    "hook:linalg.batch_matvec\0"
    "\"(d0, d1, d2) -> (d0, d1, d2), (d0, d2), (d0, d1)\"\0"
    "AnyStridedMemRef\0"
    "I64ElementsAttr\0"
    "`(` operands `)` attr-dict `:` type(operands)\0"
    "linalg.conv\0"
    "hook:linalg.conv_1d\0"
    "\"3: 2 0 1 mul add\"\0"
    "AllOf<I64ElementsAttr, ElementsShape<1>>\0"
    "hook:linalg.conv_1d_input_ncw_filter_wcf\0"
    "hook:linalg.conv_1d_input_nwc_filter_wcf\0"
    "hook:linalg.conv_1d_ncw\0"
    "hook:linalg.conv_1d_nwc\0"
    "hook:linalg.conv_2d\0"
    "AllOf<I64ElementsAttr, ElementsShape<2>>\0"
    "hook:linalg.conv_2d_input_nchw_filter_hwcf\0"
    "hook:linalg.conv_2d_input_nhwc_filter_hwcf\0"
    "hook:linalg.conv_2d_input_nhwc_filter_ohwi_poly\0"
    "\"(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * $strides[0] + d3 * $dilations[0], d2 * $strides[1] + d4 * $dilations[1], d6), (d5, d3, d4, d6), (d0, d1, d2, d5)\"\0"
    "hook:linalg.conv_2d_input_nhwc_filter_ohwi_poly_q\0"
    "\"5: 4 0 cast_signed(4) 2 cast_signed(4) sub 1 cast_signed(4) 3 cast_signed(4) sub mul add\"\0"
    "\"(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * $strides[0] + d3 * $dilations[0], d2 * $strides[1] + d4 * $dilations[1], d6), (d5, d3, d4, d6), (), (), (d0, d1, d2, d5)\"\0"
    "hook:linalg.conv_2d_nchw\0"
    "\"(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d2 * $strides[0] + d5 * $dilations[0], d3 * $strides[1] + d6 * $dilations[1]), (d1, d4, d5, d6), (d0, d1, d2, d3)\"\0"
    "hook:linalg.conv_2d_nhwc\0"
    "hook:linalg.conv_3d\0"
    "AllOf<I64ElementsAttr, ElementsShape<3>>\0"
    "hook:linalg.conv_3d_input_ncdhw_filter_dhwcf\0"
    "hook:linalg.conv_3d_input_ndhwc_filter_dhwcf\0"
    "hook:linalg.conv_3d_ncdhw\0"
    "hook:linalg.conv_3d_ndhwc\0"
    "`(` $input `,` $output `)` attr-dict `:` type($input) `,` type($output) custom<CopyOpRegion>($region, ref(type($input)), ref(type($input)))\0"
    "CopyOpInterface\0"
    "linalg.copy\0"
    "hook:linalg.depthwise_conv_2d_input_nhwc_filter_hwc\0"
    "hook:linalg.depthwise_conv_2d_input_nhwc_filter_hwc_poly\0"
    "\"(d0, d1, d2, d3, d4, d5) -> (d0, d1 * $strides[0] + d3 * $dilations[0], d2 * $strides[1] + d4 * $dilations[1], d5), (d3, d4, d5), (d0, d1, d2, d5)\"\0"
    "hook:linalg.depthwise_conv_2d_input_nhwc_filter_hwcf\0"
    "hook:linalg.dot\0"
    "\"(d0) -> (d0), (d0), ()\"\0"
    "hook:linalg.dot_i16_i16_i32\0"
    "hook:linalg.dot_i32_i32_i32\0"
    "hook:linalg.dot_i8_i8_i32\0"
    "AnyOf<AnyComplex, AnyFloat, AnySignlessInteger, AnyVectorOfAnyRank>\0"
    "`(` $value `,` $output `)` attr-dict `:` type($value) `,` type($output) (`->` type($result)^)\? custom<FillOpRegion>($region, ref(type($value)), ref(type($output)))\0"
    "linalg.fill\0"
    "hook:linalg.fill_rng_2d",
    "\"4: i64(2147483647) cast_signed(f64) index(1) cast_signed(i32) index(0) cast_signed(i32) 2 add i64(1103515245) cast_signed(i32) mul i64(12345) cast_signed(i32) add add i64(1103515245) cast_signed(i32) mul i64(12345) cast_signed(i32) add cast_signed(f64) add 1 0 sub f64(2.3283063999999999E-10) cast_signed(f64) mul mul 0 add cast_signed(3)\"\0"
    "\"(d0, d1) -> (), (), (), (d0, d1)\"\0"
    "ArrayOf<AffineMapAttr>\0"
    "hook:linalg.generic\0"
    "AllOf<I64Attr, IntMinValue<0>>\0"
    "$dim attr-dict `:` type($result)\0"
    "linalg.index\0"
    "AnyTensor\0"
    "custom<OperandsOrIntegersSizesList>($sizes, $static_sizes) attr-dict `:` type($result)\0"
    "[\"type($sizes) = index\"]\0"
    "linalg.init_tensor\0"
    "hook:linalg.matmul\0"
    "\"(d0, d1, d2) -> (d0, d2), (d2, d1), (d0, d1)\"\0"
    "hook:linalg.matmul_column_major\0"
    "hook:linalg.matmul_i16_i16_i32\0"
    "hook:linalg.matmul_i32_i32_i32\0"
    "hook:linalg.matmul_i8_i8_i32\0"
    "hook:linalg.matvec\0"
    "\"(d0, d1) -> (d0, d1), (d1), (d0)\"\0"
    "hook:linalg.matvec_i16_i16_i32\0"
    "hook:linalg.matvec_i32_i32_i32\0"
    "hook:linalg.matvec_i8_i8_i32\0"
    "hook:linalg.mmt4d\0"
    "\"(d0, d1, d2, d3, d4, d5) -> (d0, d4, d1, d5), (d2, d4, d3, d5), (d0, d2, d1, d3)\"\0"
    "$source `low` `` custom<OperandsOrIntegersSizesList>($low, $static_low) `high` `` custom<OperandsOrIntegersSizesList>($high, $static_high) (`into` $output^ )\? $region attr-dict `:` type($source) `to` type($result) custom<InferType>(ref($output), type($output), ref(type($result)))\0"
    "[\"type($low) = index\", \"type($high) = index\"]\0"
    "linalg.pad_tensor\0"
    "linalg.pooling_max\0"
    "linalg.pooling_min\0"
    "hook:linalg.pooling_nchw_max\0"
    "\"3: 2 0 cast_signed(2) max_signed\"\0"
    "\"(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2 * $strides[0] + d4 * $dilations[0], d3 * $strides[1] + d5 * $dilations[1]), (d4, d5), (d0, d1, d2, d3)\"\0"
    "hook:linalg.pooling_ndhwc_max\0"
    "\"(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d3 * $strides[2] + d6 * $dilations[2], d7), (d4, d5, d6), (d0, d1, d2, d3, d7)\"\0"
    "hook:linalg.pooling_ndhwc_min\0"
    "\"3: 2 0 cast_signed(2) min_signed\"\0"
    "hook:linalg.pooling_ndhwc_sum\0"
    "\"3: 2 0 cast_signed(2) add\"\0"
    "hook:linalg.pooling_nhwc_max\0"
    "\"(d0, d1, d2, d3, d4, d5) -> (d0, d1 * $strides[0] + d3 * $dilations[0], d2 * $strides[1] + d4 * $dilations[1], d5), (d3, d4), (d0, d1, d2, d5)\"\0"
    "hook:linalg.pooling_nhwc_min\0"
    "hook:linalg.pooling_nhwc_sum\0"
    "linalg.pooling_sum\0"
    "hook:linalg.quantized_batch_matmul\0"
    "\"(d0, d1, d2, d3) -> (d0, d1, d3), (d0, d3, d2), (), (), (d0, d1, d2)\"\0"
    "hook:linalg.quantized_matmul\0"
    "\"(d0, d1, d2) -> (d0, d2), (d2, d1), (), (), (d0, d1)\"\0"
    "$min `:` $max `:` $step attr-dict `:` type(results)\0"
    "[\"type($min) = index\", \"type($max) = index\", \"type($step) = index\"]\0"
    "linalg.range\0"
    "hook:linalg.soft_plus_2d\0"
    "\"2: f64(1.0) cast_signed(1) 0 cast_signed(1) exp add log\"\0"
    "\"(d0, d1) -> (d0, d1), (d0, d1)\"\0"
    "ArrayOf<ArrayOf<I64Attr>>\0"
    "$src $reassociation attr-dict `:` type($src) `into` type($result)\0"
    "linalg.tensor_collapse_shape\0"
    "linalg.tensor_expand_shape\0"
    "hook:linalg.tiled_loop\0"
    "[\"type($lowerBound) = index\", \"type($upperBound) = index\", \"type($step) = index\"]\0"
    "hook:linalg.vecmat\0"
    "\"(d0, d1) -> (d1), (d1, d0), (d0)\"\0"
    "hook:linalg.vecmat_i16_i16_i32\0"
    "hook:linalg.vecmat_i32_i32_i32\0"
    "hook:linalg.vecmat_i8_i8_i32\0"
    "hook:linalg.yield\0"
    "llvm\0"
    "$sym_name attr-dict\0"
    "HasParent<llvm.metadata>\0"
    "llvm.access_group\0"
    "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>\0"
    "$lhs `,` $rhs ` ` attr-dict ` ` `:` type($res)\0"
    "[\"type($rhs) = type($lhs)\", \"type($res) = type($lhs)\"]\0"
    "llvm.add\0"
    "AnyOf<!llvm.ptr, LLVM_VectorOf<!llvm.ptr>>\0"
    "$arg attr-dict `:` type($arg) `to` type($res)\0"
    "llvm.addrspacecast\0"
    "hook:llvm.alloca\0"
    "llvm.and\0"
    "llvm.ashr\0"
    "AllOf<!llvm.ptr, ElementType<AnyOf<LLVM_AnyFloat, AnyInteger>>>\0"
    "AnyOf<LLVM_AnyFloat, AnyInteger>\0"
    "enum<@AtomicBinOp>\0"
    "enum<@AtomicOrdering>\0"
    "hook:llvm.atomicrmw\0"
    "Not<AnyOf<!llvm.struct, !llvm.array>>\0"
    "llvm.bitcast\0"
    "$dest (`(` $destOperands^ `:` type($destOperands) `)`)\? attr-dict\0"
    "llvm.br\0"
    "FlatSymbolRefAttr\0"
    "hook:llvm.call\0"
    "AllOf<!llvm.ptr, ElementType<AnyOf<AnyInteger, !llvm.ptr>>>\0"
    "AnyOf<AnyInteger, !llvm.ptr>\0"
    "AllOf<!llvm.struct, BodyType<0, AnyOf<AnyInteger, !llvm.ptr>>, BodyType<1, I1>>\0"
    "hook:llvm.cmpxchg",
    "$condition ( `weights` `(` $branch_weights^ `)` )\? `,` $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)\? `,` $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)\? attr-dict\0"
    "[\"type($condition) = i1\"]\0"
    "llvm.cond_br\0"
    "LLVM_AnyVector\0"
    "[\"type($res) = elem(type($vector))\"]\0"
    "llvm.extractelement\0"
    "AnyOf<!llvm.struct, !llvm.array>\0"
    "hook:llvm.extractvalue\0"
    "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>\0"
    "llvm.fadd\0"
    "AnyOf<I1, LLVM_VectorOf<I1>>\0"
    "enum<@FCmpPredicate>\0"
    "custom<EnumString>($predicate) $lhs `,` $rhs attr-dict `:` type($lhs)\0"
    "[\"type($rhs) = type($lhs)\", \"type($res) = over(type($lhs), e: i1)\"]\0"
    "llvm.fcmp\0"
    "llvm.fdiv\0"
    "hook:llvm.fence\0"
    "llvm.fmul\0"
    "$operand ` ` attr-dict ` ` `:` type($res)\0"
    "[\"type($res) = type($operand)\"]\0"
    "llvm.fneg\0"
    "llvm.fpext\0"
    "llvm.fptosi\0"
    "llvm.fptoui\0"
    "llvm.fptrunc\0"
    "$val attr-dict `:` type($val)\0"
    "[\"type($res) = type($val)\"]\0"
    "llvm.freeze\0"
    "llvm.frem\0"
    "llvm.fsub\0"
    "enum<@Linkage>\0"
    "hook:llvm.func\0"
    "$base `[` $indices `]` attr-dict `:` functional-type(operands, results)\0"
    "llvm.getelementptr\0"
    "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>, !llvm.ptr, LLVM_VectorOf<!llvm.ptr>>\0"
    "enum<@ICmpPredicate>\0"
    "llvm.icmp\0"
    "enum<@AsmDialect>\0"
    "(`has_side_effects` $has_side_effects^)\? (`is_align_stack` $is_align_stack^)\? (`asm_dialect` `=` $asm_dialect^)\? attr-dict $asm_string `,` $constraints operands `:` functional-type(operands, results)\0"
    "llvm.inline_asm\0"
    "AllOf<LLVM_Type, Not<AnyOf<!llvm.void, !llvm.func>>>\0"
    "$value `,` $vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)\0"
    "[\"type($value) = elem(type($vector))\", \"type($res) = type($vector)\"]\0"
    "llvm.insertelement\0"
    "hook:llvm.insertvalue\0"
    "llvm.intr.assume\0"
    "[\"type($res) = type($in)\"]\0"
    "llvm.intr.bitreverse\0"
    "llvm.intr.ceil\0"
    "[\"type($b) = type($a)\", \"type($res) = type($a)\"]\0"
    "llvm.intr.copysign\0"
    "!llvm.token\0"
    "AllOf<!llvm.ptr, ElementType<I8>>\0"
    "$token `,` $mem attr-dict `:` type($res)\0"
    "[\"type($token) = !llvm.token\", \"type($mem) = !llvm.ptr<i8>\"]\0"
    "llvm.intr.coro.begin\0"
    "$handle `,` $unwind attr-dict `:` type($res)\0"
    "[\"type($handle) = !llvm.ptr<i8>\", \"type($unwind) = i1\"]\0"
    "llvm.intr.coro.end\0"
    "$id `,` $handle attr-dict `:` type($res)\0"
    "[\"type($id) = !llvm.token\", \"type($handle) = !llvm.ptr<i8>\"]\0"
    "llvm.intr.coro.free\0"
    "$align `,` $promise `,` $coroaddr `,` $fnaddrs attr-dict `:` type($res)\0"
    "[\"type($align) = i32\", \"type($promise) = !llvm.ptr<i8>\", \"type($coroaddr) = !llvm.ptr<i8>\", \"type($fnaddrs) = !llvm.ptr<i8>\"]\0"
    "llvm.intr.coro.id\0"
    "[\"type($handle) = !llvm.ptr<i8>\"]\0"
    "llvm.intr.coro.resume\0"
    "llvm.intr.coro.save\0"
    "llvm.intr.coro.size\0"
    "$save `,` $final attr-dict `:` type($res)\0"
    "[\"type($save) = !llvm.token\", \"type($final) = i1\"]\0"
    "llvm.intr.coro.suspend\0"
    "llvm.intr.cos\0"
    "llvm.intr.ctpop\0"
    "llvm.intr.exp\0"
    "llvm.intr.exp2\0"
    "llvm.intr.fabs\0"
    "llvm.intr.floor\0"
    "[\"type($b) = type($a)\", \"type($c) = type($a)\", \"type($res) = type($a)\"]\0"
    "llvm.intr.fma\0"
    "llvm.intr.fmuladd\0"
    "$base `,` $n attr-dict `:` type($base) `,` type($n) `to` type($res)\0"
    "llvm.intr.get.active.lane.mask\0"
    "llvm.intr.log\0"
    "llvm.intr.log10\0"
    "llvm.intr.log2\0"
    "llvm.intr.masked.compressstore\0"
    "llvm.intr.masked.expandload\0"
    "I32Attr\0"
    "operands attr-dict `:` functional-type(operands, results)\0"
    "llvm.intr.masked.gather\0"
    "llvm.intr.masked.load\0"
    "$value `,` $ptrs `,` $mask attr-dict `:` type($value) `,` type($mask) `into` type($ptrs)\0"
    "llvm.intr.masked.scatter\0"
    "$value `,` $data `,` $mask attr-dict `:` type($value) `,` type($mask) `into` type($data)\0"
    "llvm.intr.masked.store\0"
    "I1Attr\0"
    "$data `,` `<` `stride` `=` $stride `>` attr-dict`:` type($res) `from` type($data) `stride` type($stride)\0"
    "llvm.intr.matrix.column.major.load\0"
    "$matrix `,` $data `,` `<` `stride` `=` $stride `>` attr-dict`:` type($matrix) `to` type($data) `stride` type($stride)\0"
    "llvm.intr.matrix.column.major.store\0"
    "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type($res)\0"
    "llvm.intr.matrix.multiply\0"
    "$matrix attr-dict `:` type($matrix) `into` type($res)\0"
    "llvm.intr.matrix.transpose\0"
    "llvm.intr.maximum\0"
    "llvm.intr.maxnum\0"
    "llvm.intr.memcpy\0"
    "llvm.intr.memcpy.inline\0"
    "llvm.intr.minimum\0"
    "llvm.intr.minnum\0"
    "llvm.intr.pow\0"
    "llvm.intr.prefetch\0"
    "llvm.intr.sadd.with.overflow",
    "llvm.intr.sin\0"
    "llvm.intr.smax\0"
    "llvm.intr.smin\0"
    "llvm.intr.smul.with.overflow\0"
    "llvm.intr.sqrt\0"
    "llvm.intr.ssub.with.overflow\0"
    "$ptr attr-dict\0"
    "[\"type($ptr) = !llvm.ptr<i8>\"]\0"
    "llvm.intr.stackrestore\0"
    "llvm.intr.stacksave\0"
    "llvm.intr.uadd.with.overflow\0"
    "llvm.intr.umul.with.overflow\0"
    "llvm.intr.usub.with.overflow\0"
    "llvm.intr.vector.reduce.add\0"
    "llvm.intr.vector.reduce.and\0"
    "llvm.intr.vector.reduce.fadd\0"
    "llvm.intr.vector.reduce.fmax\0"
    "llvm.intr.vector.reduce.fmin\0"
    "llvm.intr.vector.reduce.fmul\0"
    "llvm.intr.vector.reduce.mul\0"
    "llvm.intr.vector.reduce.or\0"
    "llvm.intr.vector.reduce.smax\0"
    "llvm.intr.vector.reduce.smin\0"
    "llvm.intr.vector.reduce.umax\0"
    "llvm.intr.vector.reduce.umin\0"
    "llvm.intr.vector.reduce.xor\0"
    "llvm.inttoptr\0"
    "hook:llvm.invoke\0"
    "hook:llvm.landingpad\0"
    "ArrayOf<SymbolRefAttr>\0"
    "hook:llvm.load\0"
    "llvm.lshr\0"
    "$sym_name attr-dict-with-keyword $body\0"
    "llvm.metadata\0"
    "$global_name attr-dict `:` type($res)\0"
    "llvm.mlir.addressof\0"
    "`(` $value `)` attr-dict `:` type($res)\0"
    "llvm.mlir.constant\0"
    "TypeAttr\0"
    "AllOf<I32Attr, IntNonNegative>\0"
    "enum<@UnnamedAddr>\0"
    "hook:llvm.mlir.global\0"
    "\"llvm.return\"\0"
    "llvm.mlir.null\0"
    "llvm.mlir.undef\0"
    "llvm.mul\0"
    "llvm.or\0"
    "llvm.ptrtoint\0"
    "llvm.resume\0"
    "llvm.return\0"
    "llvm.sdiv\0"
    "operands attr-dict `:` type($condition) `,` type($res)\0"
    "AllTypesMatch<trueValue,falseValue,res>\0"
    "[\"type($falseValue) = type($trueValue)\", \"type($res) = type($trueValue)\"]\0"
    "llvm.select\0"
    "llvm.sext\0"
    "llvm.shl\0"
    "$v1 `,` $v2 $mask attr-dict `:` type($v1) `,` type($v2) `` custom<ShuffleType>(ref(type($v1)), type($res), ref($mask))\0"
    "llvm.shufflevector\0"
    "llvm.sitofp\0"
    "llvm.srem\0"
    "hook:llvm.store\0"
    "llvm.sub\0"
    "$value `,` $defaultDestination (`(` $defaultOperands^ `:` type($defaultOperands) `)`)\? `[` `\\n` custom<SwitchOpCases>($case_values, $caseDestinations, $caseOperands, type($caseOperands), $case_operand_offsets) `]` attr-dict\0"
    "[\"type($value) = i32\"]\0"
    "llvm.switch\0"
    "llvm.trunc\0"
    "llvm.udiv\0"
    "llvm.uitofp\0"
    "llvm.unreachable\0"
    "llvm.urem\0"
    "llvm.xor\0"
    "llvm.zext\0"
    "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>\0"
    "$operand attr-dict `:` type($result)\0"
    "Scalarizable\0"
    "Vectorizable\0"
    "Tensorizable\0"
    "[\"type($result) = type($operand)\"]\0"
    "math.atan\0"
    "math.atan2\0"
    "math.cos\0"
    "math.exp\0"
    "math.exp2\0"
    "math.expm1\0"
    "math.log\0"
    "math.log10\0"
    "math.log1p\0"
    "math.log2\0"
    "math.powf\0"
    "math.rsqrt\0"
    "math.sin\0"
    "math.sqrt\0"
    "math.tanh\0"
    "`(`$dynamicSizes`)` (`` `[` $symbolOperands^ `]`)\? attr-dict `:` type($memref)\0"
    "[\"type($dynamicSizes) = index\", \"type($symbolOperands) = index\"]\0"
    "memref.alloc\0"
    "memref.alloca\0"
    "hook:memref.alloca_scope\0"
    "\"memref.alloca_scope.return\"\0"
    "attr-dict ($results^ `:` type($results))\?\0"
    "HasParent<memref.alloca_scope>\0"
    "memref.alloca_scope.return\0"
    "$memref `,` $alignment attr-dict `:` type($memref)\0"
    "memref.assume_alignment\0"
    "AnyOf<AnyUnrankedMemRef, AnyMemRef>\0"
    "$tensor attr-dict `:` type($memref)\0"
    "SameOperandsAndResultShape\0"
    "SameOperandsAndResultElementType\0"
    "TypesMatchWith<memref,tensor>\0"
    "[\"type($tensor) = tensor(shape(type($memref)), elem(type($memref)))\"]\0"
    "memref.buffer_cast\0"
    "$source attr-dict `:` type($source) `to` type($dest)\0"
    "ViewLikeOpInterface\0"
    "memref.cast\0"
    "$input attr-dict `:` type($input) `to` type($output)\0"
    "memref.clone\0"
    "memref.collapse_shape\0"
    "$source `,` $target attr-dict `:` type($source) `to` type($target)\0"
    "SameOperandsElementType\0"
    "SameOperandsShape\0"
    "memref.copy\0"
    "memref.dealloc\0"
    "attr-dict $source `,` $index `:` type($source)\0"
    "[\"type($index) = index\", \"type($result) = index\"]\0"
    "memref.dim\0"
    "hook:memref.dma_start\0"
    "$tagMemRef `[` $tagIndices `]` `,` $numElements attr-dict `:` type($tagMemRef)\0"
    "[\"type($tagIndices) = index\", \"type($numElements) = index\"]\0"
    "memref.dma_wait\0"
    "memref.expand_shape\0"
    "AnyStaticShapeMemRef\0"
    "$name `:` type($result) attr-dict\0"
    "memref.get_global\0"
    "($sym_visibility^)\? (`constant` $constant^)\? $sym_name `:` custom<GlobalMemrefOpTypeAndInitialValue>($type, $initial_value) attr-dict\0"
    "memref.global\0"
    "TypesMatchWith<memref,result>\0"
    "[\"type($result) = elem(type($memref))\", \"type($indices) = index\"]\0"
    "memref.load\0"
    "hook:memref.prefetch",
    "$source `to` `offset` `` `:` custom<OperandsOrIntegersOffsetsOrStridesList>($offsets, $static_offsets) `` `,` `sizes` `` `:` custom<OperandsOrIntegersSizesList>($sizes, $static_sizes) `` `,` `strides` `` `:` custom<OperandsOrIntegersOffsetsOrStridesList>($strides, $static_strides) attr-dict `:` type($source) `to` type($result)\0"
    "OffsetSizeAndStrideOpInterface\0"
    "[\"type($offsets) = index\", \"type($sizes) = index\", \"type($strides) = index\"]\0"
    "memref.reinterpret_cast\0"
    "AllOf<MemRefOf<AnyOf<AnySignlessInteger, Index>>, RankIs<1>>\0"
    "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)\0"
    "memref.reshape\0"
    "$value `,` $memref `[` $indices `]` attr-dict `:` type($memref)\0"
    "TypesMatchWith<memref,value>\0"
    "[\"type($value) = elem(type($memref))\", \"type($indices) = index\"]\0"
    "memref.store\0"
    "$source `` custom<OperandsOrIntegersOffsetsOrStridesList>($offsets, $static_offsets) custom<OperandsOrIntegersSizesList>($sizes, $static_sizes) custom<OperandsOrIntegersOffsetsOrStridesList>($strides, $static_strides) attr-dict `:` type($source) `to` type($result)\0"
    "memref.subview\0"
    "[\"type($result) = tensor(shape(type($memref)), elem(type($memref)))\"]\0"
    "memref.tensor_load\0"
    "$tensor `,` $memref attr-dict `:` type($memref)\0"
    "memref.tensor_store\0"
    "hook:memref.transpose\0"
    "AllOf<MemRefOf<I8>, RankIs<1>>\0"
    "$source `[` $byte_shift `]` `` `[` $sizes `]` attr-dict `:` type($source) `to` type($result0)\0"
    "[\"type($byte_shift) = index\", \"type($sizes) = index\"]\0"
    "memref.view\0"
    "nvvm\0"
    "nvvm.barrier0\0"
    "$args attr-dict `:` functional-type($args, $res)\0"
    "nvvm.mma.sync\0"
    "nvvm.read.ptx.sreg.ctaid.x\0"
    "nvvm.read.ptx.sreg.ctaid.y\0"
    "nvvm.read.ptx.sreg.ctaid.z\0"
    "nvvm.read.ptx.sreg.laneid\0"
    "nvvm.read.ptx.sreg.nctaid.x\0"
    "nvvm.read.ptx.sreg.nctaid.y\0"
    "nvvm.read.ptx.sreg.nctaid.z\0"
    "nvvm.read.ptx.sreg.ntid.x\0"
    "nvvm.read.ptx.sreg.ntid.y\0"
    "nvvm.read.ptx.sreg.ntid.z\0"
    "nvvm.read.ptx.sreg.tid.x\0"
    "nvvm.read.ptx.sreg.tid.y\0"
    "nvvm.read.ptx.sreg.tid.z\0"
    "nvvm.read.ptx.sreg.warpsize\0"
    "hook:nvvm.shfl.sync.bfly\0"
    "operands attr-dict `:` type($res)\0"
    "[\"type($mask) = i32\", \"type($pred) = i1\"]\0"
    "nvvm.vote.ballot.sync\0"
    "!llvm.struct\0"
    "nvvm.wmma.m16n16k16.load.a.f16.row.stride\0"
    "nvvm.wmma.m16n16k16.load.b.f16.row.stride\0"
    "nvvm.wmma.m16n16k16.load.c.f16.row.stride\0"
    "nvvm.wmma.m16n16k16.load.c.f32.row.stride\0"
    "hook:nvvm.wmma.m16n16k16.mma.row.row.f16.f16\0"
    "nvvm.wmma.m16n16k16.mma.row.row.f32.f32\0"
    "$args attr-dict `:` type($args)\0"
    "nvvm.wmma.m16n16k16.store.d.f16.row.stride\0"
    "nvvm.wmma.m16n16k16.store.d.f32.row.stride\0"
    "omp\0"
    "omp.barrier\0"
    "( `(` $varList^ `:` type($varList) `)` )\? attr-dict\0"
    "omp.flush\0"
    "$region attr-dict\0"
    "omp.master\0"
    "hook:omp.parallel\0"
    "$operand `,` $accumulator attr-dict `:` type($accumulator)\0"
    "TypesMatchWith<accumulator,operand>\0"
    "[\"type($operand) = elem(type($accumulator))\"]\0"
    "omp.reduction\0"
    "$sym_name `:` $type attr-dict-with-keyword `init` $initializerRegion `combiner` $reductionRegion custom<AtomicReductionRegion>($atomicReductionRegion)\0"
    "omp.reduction.declare\0"
    "[\"type($if_expr) = i1\"]\0"
    "omp.target\0"
    "omp.taskwait\0"
    "omp.taskyield\0"
    "omp.terminator\0"
    "hook:omp.wsloop\0"
    "AllTypesMatch<lowerBound,upperBound,step>\0"
    "[\"type($upperBound) = type($lowerBound)\", \"type($step) = type($lowerBound)\"]\0"
    "( `(` $results^ `:` type($results) `)` )\? attr-dict\0"
    "HasParent<omp.wsloop,omp.reduction.declare>\0"
    "omp.yield\0"
    "pdl\0"
    "hook:pdl.range\0"
    "AnyOf<!pdl.attribute, !pdl.operation, !pdl.range, !pdl.type, !pdl.value>\0"
    "$name ($constParams^)\? `(` $args `:` type($args) `)` attr-dict\0"
    "HasParent<pdl.pattern>\0"
    "pdl.apply_native_constraint\0"
    "$name ($constParams^)\? (`(` $args^ `:` type($args) `)`)\? `:` type($results) attr-dict\0"
    "HasParent<pdl.rewrite>\0"
    "pdl.apply_native_rewrite\0"
    "!pdl.type\0"
    "!pdl.attribute\0"
    "attr-dict (`:` $type^)\? ($value^)\?\0"
    "[\"type($type) = !pdl.type\", \"type($attr) = !pdl.attribute\"]\0"
    "!pdl.operation\0"
    "[\"type($operation) = !pdl.operation\"]\0"
    "pdl.erase\0"
    "!pdl.value\0"
    "(`:` $type^)\? attr-dict\0"
    "[\"type($type) = !pdl.type\", \"type($val) = !pdl.value\"]\0"
    "pdl.operand\0"
    "[\"type($type) = !pdl.range<type>\", \"type($val) = !pdl.range<value>\"]\0"
    "pdl.operands\0"
    "ArrayOf<StrAttr>",
    "($name^)\? (`(` $operands^ `:` type($operands) `)`)\? custom<OperationOpAttributes>($attributes, $attributeNames) (`->` `(` $types^ `:` type($types) `)`)\? attr-dict\0"
    "[\"type($attributes) = !pdl.attribute\", \"type($op) = !pdl.operation\"]\0"
    "AllOf<I16Attr, IntNonNegative>\0"
    "($sym_name^)\? `:` `benefit` `(` $benefit `)` (`,` `root` `(` $rootKind^ `)`)\? attr-dict-with-keyword $body\0"
    "pdl.pattern\0"
    "$operation `with` (`(` $replValues^ `:` type($replValues) `)`)\? ($replOperation^)\? attr-dict\0"
    "[\"type($operation) = !pdl.operation\", \"type($replOperation) = !pdl.operation\"]\0"
    "pdl.replace\0"
    "$index `of` $parent attr-dict\0"
    "[\"type($parent) = !pdl.operation\", \"type($val) = !pdl.value\"]\0"
    "pdl.result\0"
    "($index^)\? `of` $parent custom<ResultsValueType>(ref($index), type($val)) attr-dict\0"
    "[\"type($parent) = !pdl.operation\"]\0"
    "pdl.results\0"
    "$root (`with` $name^ ($externalConstParams^)\? (`(` $externalArgs^ `:` type($externalArgs) `)`)\?)\? ($body^)\? attr-dict-with-keyword\0"
    "[\"type($root) = !pdl.operation\"]\0"
    "pdl.rewrite\0"
    "attr-dict (`:` $type^)\?\0"
    "[\"type($result) = !pdl.type\"]\0"
    "ArrayOf<TypeAttr>\0"
    "attr-dict (`:` $types^)\?\0"
    "[\"type($result) = !pdl.range<type>\"]\0"
    "pdl.types\0"
    "pdl_interp\0"
    "$name ($constParams^)\? `(` $args `:` type($args) `)` attr-dict `->` successors\0"
    "pdl_interp.apply_constraint\0"
    "$name ($constParams^)\? (`(` $args^ `:` type($args) `)`)\? (`:` type($results)^)\? attr-dict\0"
    "pdl_interp.apply_rewrite\0"
    "operands `:` type($lhs) attr-dict `->` successors\0"
    "[\"type($rhs) = type($lhs)\"]\0"
    "pdl_interp.are_equal\0"
    "$dest attr-dict\0"
    "pdl_interp.branch\0"
    "$attribute `is` $constantValue attr-dict `->` successors\0"
    "[\"type($attribute) = !pdl.attribute\"]\0"
    "pdl_interp.check_attribute\0"
    "`of` $operation `is` (`at_least` $compareAtLeast^)\? $count attr-dict `->` successors\0"
    "pdl_interp.check_operand_count\0"
    "`of` $operation `is` $name attr-dict `->` successors\0"
    "pdl_interp.check_operation_name\0"
    "pdl_interp.check_result_count\0"
    "$value `is` $type attr-dict `->` successors\0"
    "[\"type($value) = !pdl.type\"]\0"
    "pdl_interp.check_type\0"
    "$value `are` $types attr-dict `->` successors\0"
    "[\"type($value) = !pdl.range<type>\"]\0"
    "pdl_interp.check_types\0"
    "pdl_interp.create_attribute\0"
    "$name (`(` $operands^ `:` type($operands) `)`)\? custom<CreateOperationOpAttributes>($attributes, $attributeNames) (`->` `(` $types^ `:` type($types) `)`)\? attr-dict\0"
    "[\"type($attributes) = !pdl.attribute\", \"type($operation) = !pdl.operation\"]\0"
    "pdl_interp.create_operation\0"
    "pdl_interp.create_type\0"
    "pdl_interp.create_types\0"
    "pdl_interp.erase\0"
    "pdl_interp.finalize\0"
    "$name `of` $operation attr-dict\0"
    "[\"type($operation) = !pdl.operation\", \"type($attribute) = !pdl.attribute\"]\0"
    "pdl_interp.get_attribute\0"
    "`of` $value attr-dict\0"
    "[\"type($value) = !pdl.attribute\", \"type($result) = !pdl.type\"]\0"
    "pdl_interp.get_attribute_type\0"
    "`of` $value `:` type($value) attr-dict\0"
    "pdl_interp.get_defining_op\0"
    "$index `of` $operation attr-dict\0"
    "[\"type($operation) = !pdl.operation\", \"type($value) = !pdl.value\"]\0"
    "pdl_interp.get_operand\0"
    "($index^)\? `of` $operation `:` type($value) attr-dict\0"
    "pdl_interp.get_operands\0"
    "pdl_interp.get_result\0"
    "pdl_interp.get_results\0"
    "`of` $value `:` type($result) attr-dict\0"
    "TypesMatchWith<result,value>\0"
    "[\"type($value) = pdl_value_of_type(type($result))\"]\0"
    "pdl_interp.get_value_type\0"
    "[\"type($type) = !pdl.range<type>\"]\0"
    "pdl_interp.inferred_types\0"
    "$value `:` type($value) attr-dict `->` successors\0"
    "pdl_interp.is_not_null\0"
    "$rewriter (`(` $inputs^ `:` type($inputs) `)`)\? `:` `benefit` `(` $benefit `)` `,` (`generatedOps` `(` $generatedOps^ `)` `,`)\? `loc` `(` `[` $matchedOps `]` `)` (`,` `root` `(` $rootKind^ `)`)\? attr-dict `->` $dest\0"
    "[\"type($matchedOps) = !pdl.operation\"]\0"
    "pdl_interp.record_match\0"
    "$operation `with` ` ` `(` ($replValues^ `:` type($replValues))\? `)` attr-dict\0"
    "pdl_interp.replace\0"
    "$attribute `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest\0"
    "pdl_interp.switch_attribute\0"
    "`of` $operation `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest\0"
    "pdl_interp.switch_operand_count\0"
    "pdl_interp.switch_operation_name\0"
    "pdl_interp.switch_result_count\0"
    "$value `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest\0"
    "pdl_interp.switch_type",
    "ArrayOf<ArrayOf<TypeAttr>>\0"
    "pdl_interp.switch_types\0"
    "TensorOf<F32>\0"
    "F32Attr\0"
    "[\"type($outputs) = type($inputs)\"]\0"
    "quant.const_fake_quant\0"
    "ArrayOf<F32Attr>\0"
    "quant.const_fake_quant_per_axis\0"
    "AnyOf<AnyFloat, AnyQuantizedType, TensorOf<AnyOf<AnyFloat, AnyQuantizedType>>, VectorOfAnyRankOf<AnyOf<AnyFloat, AnyQuantizedType>>>\0"
    "[\"type($result0) = type($arg)\"]\0"
    "quant.coupled_ref\0"
    "quant.dcast\0"
    "quant.qcast\0"
    "\"quant.return\"\0"
    "quant.region\0"
    "quant.return\0"
    "AnyOf<AnyFloat, AnyQuantizedType, TensorOf<AnyOf<AnyFloat, AnyQuantizedType>>, VectorOfAnyRankOf<AnyOf<AnyFloat, AnyQuantizedType>>, AnySignlessInteger, TensorOf<AnyOf<AnySignlessInteger, AnyQuantizedType>>, VectorOfAnyRankOf<AnyOf<AnySignlessInteger, AnyQuantizedType>>>\0"
    "quant.scast\0"
    "quant.stats\0"
    "quant.stats_ref\0"
    "rocdl\0"
    "rocdl.barrier\0"
    "[\"type($rsrc) = vector<4xi32>\", \"type($vindex) = i32\", \"type($offset) = i32\", \"type($glc) = i1\", \"type($slc) = i1\"]\0"
    "rocdl.buffer.load\0"
    "operands attr-dict `:` type($vdata)\0"
    "rocdl.buffer.store\0"
    "rocdl.grid.dim.x\0"
    "rocdl.grid.dim.y\0"
    "rocdl.grid.dim.z\0"
    "rocdl.mfma.f32.16x16x16f16\0"
    "rocdl.mfma.f32.16x16x1f32\0"
    "rocdl.mfma.f32.16x16x2bf16\0"
    "rocdl.mfma.f32.16x16x4f16\0"
    "rocdl.mfma.f32.16x16x4f32\0"
    "rocdl.mfma.f32.16x16x8bf16\0"
    "rocdl.mfma.f32.32x32x1f32\0"
    "rocdl.mfma.f32.32x32x2bf16\0"
    "rocdl.mfma.f32.32x32x2f32\0"
    "rocdl.mfma.f32.32x32x4bf16\0"
    "rocdl.mfma.f32.32x32x4f16\0"
    "rocdl.mfma.f32.32x32x8f16\0"
    "rocdl.mfma.f32.4x4x1f32\0"
    "rocdl.mfma.f32.4x4x2bf16\0"
    "rocdl.mfma.f32.4x4x4f16\0"
    "rocdl.mfma.i32.16x16x16i8\0"
    "rocdl.mfma.i32.16x16x4i8\0"
    "rocdl.mfma.i32.32x32x4i8\0"
    "rocdl.mfma.i32.32x32x8i8\0"
    "rocdl.mfma.i32.4x4x4i8\0"
    "rocdl.workgroup.dim.x\0"
    "rocdl.workgroup.dim.y\0"
    "rocdl.workgroup.dim.z\0"
    "rocdl.workgroup.id.x\0"
    "rocdl.workgroup.id.y\0"
    "rocdl.workgroup.id.z\0"
    "rocdl.workitem.id.x\0"
    "rocdl.workitem.id.y\0"
    "rocdl.workitem.id.z\0"
    "scf\0"
    "`(` $condition `)` attr-dict ($args^ `:` type($args))\?\0"
    "HasParent<scf.while>\0"
    "scf.condition\0"
    "hook:scf.execute_region\0"
    "hook:scf.for\0"
    "\"scf.yield\"\0"
    "hook:scf.if\0"
    "hook:scf.parallel\0"
    "hook:scf.reduce\0"
    "HasParent<scf.parallel>\0"
    "$result attr-dict `:` type($result)\0"
    "HasParent<scf.reduce>\0"
    "scf.reduce.return\0"
    "hook:scf.while\0"
    "HasParent<scf.execute_region,scf.for,scf.if,scf.parallel,scf.while>\0"
    "scf.yield\0"
    "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)\0"
    "shape.add\0"
    "$inputs attr-dict `:` type($inputs) `->` type($result)\0"
    "shape.any\0"
    "hook:shape.assuming\0"
    "[\"type($witness) = !shape.witness\"]\0"
    "\"shape.assuming_yield\"\0"
    "$inputs attr-dict\0"
    "[\"type($inputs) = !shape.witness\", \"type($result) = !shape.witness\"]\0"
    "shape.assuming_all\0"
    "HasParent<shape.assuming>\0"
    "shape.assuming_yield\0"
    "$shapes attr-dict `:` type($shapes) `->` type($result)\0"
    "shape.broadcast\0"
    "$lhs `,` $rhs attr-dict\0"
    "[\"type($lhs) = !shape.shape\", \"type($rhs) = !shape.shape\", \"type($result) = !shape.shape\"]\0"
    "shape.concat\0"
    "IndexElementsAttr\0"
    "hook:shape.const_shape\0"
    "[\"type($result) = !shape.size\"]\0"
    "names\0"
    "\"c{$value}\"\0"
    "shape.const_size\0"
    "$passing attr-dict\0"
    "[\"type($result) = !shape.witness\"]\0"
    "shape.const_witness\0"
    "$shapes attr-dict `:` type($shapes)\0"
    "InferTypeOpInterface\0"
    "shape.cstr_broadcastable\0"
    "shape.cstr_eq\0"
    "$pred `,` $msg attr-dict\0"
    "[\"type($pred) = i1\", \"type($result) = !shape.witness\"]\0"
    "shape.cstr_require\0"
    "shape.debug_print\0"
    "shape.div\0"
    "AllOf<TensorOf<Index>, RankIs<1>>\0"
    "$input attr-dict `:` type($input)\0"
    "[\"type($result) = !shape.shape\"]\0"
    "shape.from_extent_tensor\0"
    "$extents attr-dict `:` type($extents)\0"
    "[\"type($shape) = !shape.shape\"]\0"
    "shape.from_extents\0"
    "DictionaryAttr\0"
    "hook:shape.function_library\0"
    "$shape `,` $dim attr-dict `:` type($shape) `,` type($dim) `->` type($extent)\0"
    "shape.get_extent\0"
    "$arg attr-dict\0"
    "[\"type($arg) = index\", \"type($result) = !shape.size\"]\0"
    "shape.index_to_size\0"
    "[\"type($result) = i1\"]\0"
    "shape.is_broadcastable\0"
    "$arg0 `,` $arg1 (`,` `error` `=` $error^)\? attr-dict `:` type($arg0) `,` type($arg1) `->` type($result)\0"
    "shape.join\0"
    "shape.max\0"
    "shape.min\0"
    "shape.mul\0"
    "$shape attr-dict `:` type($shape) `->` type($result)\0"
    "shape.num_elements\0"
    "$shape attr-dict `:` type($shape) `->` type($rank)\0"
    "shape.rank\0"
    "hook:shape.reduce\0"
    "\"shape.yield\"\0"
    "shape.shape_eq\0"
    "$arg attr-dict `:` type($arg) `->` type($result)\0"
    "shape.shape_of\0"
    "$arg attr-dict `:` type($arg)\0"
    "shape.size_to_index",
    "\"head, tail\"\0"
    "shape.split_at\0"
    "TensorOf<Index>\0"
    "$input attr-dict `:` type($input) `->` type($result)\0"
    "shape.to_extent_tensor\0"
    "operands attr-dict `:` type($operand) `,` type($shape)\0"
    "[\"type($shape) = !shape.shape\", \"type($result) = !shape.value_shape\"]\0"
    "shape.with_shape\0"
    "HasParent<shape.reduce,shape.function_library>\0"
    "shape.yield\0"
    "sparse_tensor\0"
    "affine_map\0"
    "u32\0"
    "Trait\0"
    "AllOf<AnyStridedMemRef, RankIs<1>>\0"
    "$tensor `,` $dim attr-dict `:` type($tensor) `to` type($result)\0"
    "[\"type($dim) = index\"]\0"
    "sparse_tensor.indices\0"
    "$source attr-dict `:` type($source) `to` type($result)\0"
    "sparse_tensor.new\0"
    "sparse_tensor.pointers\0"
    "$memrefs attr-dict `:` type($memrefs) `to` type($result)\0"
    "sparse_tensor.tensor\0"
    "$tensor attr-dict `:` type($tensor) `to` type($result)\0"
    "sparse_tensor.values\0"
    "spv\0"
    "`<` custom<Dimensions>($count) `` $element (`,` `stride` `` `=` `` $stride^)\? `>`\0"
    "qualified\0"
    "unit\0"
    "enum<@Scope>\0"
    "`<` custom<Dimensions>($rows, $columns) `` $element `,` $scope `>`\0"
    "enum<@Dim>\0"
    "enum<@ImageDepthInfo>\0"
    "enum<@ImageArrayedInfo>\0"
    "enum<@ImageSamplingInfo>\0"
    "enum<@ImageSamplerUseInfo>\0"
    "enum<@ImageFormat>\0"
    "`<` params `>`\0"
    "`<` custom<Dimensions>($count) `` $column `>`\0"
    "enum<@StorageClass>\0"
    "`<` $element (`,` `stride` `` `=` `` $stride^)\? `>`\0"
    "!spv.image\0"
    "`<` qualified($image) `>`\0"
    "!spv.ptr\0"
    "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>\0"
    "hook:spv.AccessChain\0"
    "enum<@MemorySemantics>\0"
    "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)\0"
    "[\"type($value) = pointee(type($pointer))\", \"type($result) = pointee(type($pointer))\"]\0"
    "spv.AtomicAnd\0"
    "custom<Name>($memory_scope) custom<Name>($equal_semantics) custom<Name>($unequal_semantics) $pointer `,` $value `,` $comparator attr-dict `:` type($pointer)\0"
    "[\"type($value) = pointee(type($pointer))\", \"type($comparator) = pointee(type($pointer))\", \"type($result) = pointee(type($pointer))\"]\0"
    "spv.AtomicCompareExchangeWeak\0"
    "spv.AtomicIAdd\0"
    "custom<Name>($memory_scope) custom<Name>($semantics) $pointer attr-dict `:` type($pointer)\0"
    "[\"type($result) = pointee(type($pointer))\"]\0"
    "spv.AtomicIDecrement\0"
    "spv.AtomicIIncrement\0"
    "spv.AtomicISub\0"
    "spv.AtomicOr\0"
    "spv.AtomicSMax\0"
    "spv.AtomicSMin\0"
    "UnsignedOp\0"
    "spv.AtomicUMax\0"
    "spv.AtomicUMin\0"
    "spv.AtomicXor\0"
    "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>\0"
    "spv.BitCount\0"
    "operands attr-dict `:` type($base) `,` type($offset) `,` type($count)\0"
    "AllTypesMatch<base,insert,result>\0"
    "[\"type($insert) = type($base)\", \"type($result) = type($base)\"]\0"
    "spv.BitFieldInsert\0"
    "SignedOp\0"
    "AllTypesMatch<base,result>\0"
    "[\"type($result) = type($base)\"]\0"
    "spv.BitFieldSExtract\0"
    "spv.BitFieldUExtract\0"
    "spv.BitReverse\0"
    "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, I1, AllOf<VectorOfAnyRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, !spv.ptr>\0"
    "$operand attr-dict `:` type($operand) `to` type($result)\0"
    "spv.Bitcast\0"
    "$operand1 `,` $operand2 attr-dict `:` type($operand1)\0"
    "UsableInSpecConstantOp\0"
    "[\"type($operand2) = type($operand1)\", \"type($result) = type($operand1)\"]\0"
    "spv.BitwiseAnd\0"
    "spv.BitwiseOr\0"
    "spv.BitwiseXor\0"
    "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, !spv.ptr, !spv.array, !spv.rtarray, !spv.struct, !spv.coopmatrix, !spv.matrix>\0"
    "$target (`(` $targetOperands^ `:` type($targetOperands) `)`)\? attr-dict\0"
    "InFunctionScope\0"
    "spv.Branch\0"
    "ArrayOf<I32Attr>\0"
    "$condition (` ` `[` custom<Numbers>($branch_weights)^ `]`)\? `,` $trueTarget (`(` $trueTargetOperands^ `:` type($trueTargetOperands) `)`)\? `,` $falseTarget (`(` $falseTargetOperands^ `:` type($falseTargetOperands) `)`)\? attr-dict\0"
    "spv.BranchConditional\0"
    "AnyOf<AllOf<VectorOfAnyRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, !spv.array, !spv.rtarray, !spv.struct, !spv.coopmatrix, !spv.matrix>\0"
    "hook:spv.CompositeConstruct",
    "$composite `` custom<Part>($indices, type($composite), type($component)) attr-dict\0"
    "spv.CompositeExtract\0"
    "$object `,` $composite `` $indices attr-dict `:` type($object) `into` type($composite)\0"
    "[\"type($result) = type($composite)\"]\0"
    "spv.CompositeInsert\0"
    "custom<Constant>($value, type($constant)) attr-dict\0"
    "\"rule:spirv_constant\"\0"
    "spv.Constant\0"
    "$execution_scope `,` $memory_scope `,` $memory_semantics attr-dict\0"
    "spv.ControlBarrier\0"
    "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>\0"
    "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>\0"
    "spv.ConvertFToS\0"
    "spv.ConvertFToU\0"
    "spv.ConvertSToF\0"
    "spv.ConvertUToF\0"
    "attr-dict `:` $type\0"
    "[\"type($result) = i32\"]\0"
    "spv.CooperativeMatrixLengthNV\0"
    "!spv.coopmatrix\0"
    "enum<@MemoryAccess>\0"
    "operands `` custom<Access>($memory_access) attr-dict `:` type($pointer) `as` type($result)\0"
    "[\"type($stride) = i32\", \"type($columnmajor) = i1\"]\0"
    "spv.CooperativeMatrixLoadNV\0"
    "operands attr-dict`:` type($a) `,` type($b) `->` type($c)\0"
    "AllTypesMatch<c,result>\0"
    "[\"type($result) = type($c)\"]\0"
    "spv.CooperativeMatrixMulAddNV\0"
    "operands `` custom<Access>($memory_access) attr-dict `:` type($pointer) `,` type($object)\0"
    "spv.CooperativeMatrixStoreNV\0"
    "` ` custom<Pointer>(type($target)) $target `,` ` ` custom<Pointer>(type($source)) $source `` custom<Access>($memory_access, $alignment) `` custom<SourceAccess>($source_memory_access, $source_alignment, ref($memory_access), ref($alignment)) attr-dict `:` custom<Pointee>(ref(type($target)), ref(type($source)))\0"
    "spv.CopyMemory\0"
    "enum<@ExecutionModel>\0"
    "custom<Name>($execution_model) $fn `` custom<Symbols>($interface, \",\") attr-dict\0"
    "InModuleScope\0"
    "spv.EntryPoint\0"
    "enum<@ExecutionMode>\0"
    "$fn custom<Name>($execution_mode) `` custom<Numbers>($values, \",\") attr-dict\0"
    "spv.ExecutionMode\0"
    "spv.FAdd\0"
    "spv.FConvert\0"
    "spv.FDiv\0"
    "spv.FMod\0"
    "spv.FMul\0"
    "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>\0"
    "spv.FNegate\0"
    "AnyOf<I1, AllOf<VectorOfAnyRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>\0"
    "[\"type($operand2) = type($operand1)\", \"type($result) = over(type($operand1), e: i1)\"]\0"
    "spv.FOrdEqual\0"
    "spv.FOrdGreaterThan\0"
    "spv.FOrdGreaterThanEqual\0"
    "spv.FOrdLessThan\0"
    "spv.FOrdLessThanEqual\0"
    "spv.FOrdNotEqual\0"
    "spv.FRem\0"
    "spv.FSub\0"
    "spv.FUnordEqual\0"
    "spv.FUnordGreaterThan\0"
    "spv.FUnordGreaterThanEqual\0"
    "spv.FUnordLessThan\0"
    "spv.FUnordLessThanEqual\0"
    "spv.FUnordNotEqual\0"
    "$callee `(` $arguments `)` attr-dict `:` functional-type($arguments, results)\0"
    "spv.FunctionCall\0"
    "AnyOf<F16, F32, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>\0"
    "spv.GLSL.Acos\0"
    "spv.GLSL.Asin\0"
    "spv.GLSL.Atan\0"
    "spv.GLSL.Ceil\0"
    "spv.GLSL.Cos\0"
    "spv.GLSL.Cosh\0"
    "spv.GLSL.Exp\0"
    "spv.GLSL.FAbs\0"
    "$x `,` $y `,` $z attr-dict `:` type($x)\0"
    "[\"type($y) = type($x)\", \"type($z) = type($x)\", \"type($result) = type($x)\"]\0"
    "spv.GLSL.FClamp\0"
    "spv.GLSL.FMax\0"
    "spv.GLSL.FMin\0"
    "attr-dict $x `:` type($x) `,` $y `:` type($y) `,` $a `:` type($a) `->` type($result)\0"
    "AllTypesMatch<x,y,a,result>\0"
    "[\"type($y) = type($x)\", \"type($a) = type($x)\", \"type($result) = type($x)\"]\0"
    "spv.GLSL.FMix\0"
    "spv.GLSL.FSign\0"
    "spv.GLSL.Floor\0"
    "spv.GLSL.Fma\0"
    "!spv.struct\0"
    "attr-dict $operand `:` type($operand) `->` type($result)\0"
    "spv.GLSL.FrexpStruct\0"
    "spv.GLSL.InverseSqrt\0"
    "attr-dict $x `:` type($x) `,` $exp `:` type($exp) `->` type($y)\0"
    "AllTypesMatch<x,y>\0"
    "[\"type($y) = type($x)\"]\0"
    "spv.GLSL.Ldexp\0"
    "spv.GLSL.Log\0"
    "spv.GLSL.Pow\0"
    "spv.GLSL.Round\0"
    "spv.GLSL.SAbs\0"
    "AnyOf<SI<8>, SI<16>, SI<32>, SI<64>, AllOf<VectorOfAnyRankOf<AnyOf<SI<8>, SI<16>, SI<32>, SI<64>>>, LengthIs<2, 3, 4, 8, 16>>>\0"
    "spv.GLSL.SClamp\0"
    "spv.GLSL.SMax\0"
    "spv.GLSL.SMin\0"
    "spv.GLSL.SSign\0"
    "spv.GLSL.Sin\0"
    "spv.GLSL.Sinh\0"
    "spv.GLSL.Sqrt\0"
    "spv.GLSL.Tan\0"
    "spv.GLSL.Tanh\0"
    "AnyOf<I8, UI<8>, I16, UI<16>, I32, UI<32>, I64, UI<64>, AllOf<VectorOfAnyRankOf<AnyOf<I8, UI<8>, I16, UI<16>, I32, UI<32>, I64, UI<64>>>, LengthIs<2, 3, 4, 8, 16>>>\0"
    "spv.GLSL.UClamp\0"
    "hook:spv.GlobalVariable",
    "$execution_scope operands attr-dict `:` type($value) `,` type($localid)\0"
    "AllTypesMatch<value,result>\0"
    "[\"type($result) = type($value)\"]\0"
    "spv.GroupBroadcast\0"
    "AllOf<VectorOfAnyRankOf<AnyOf<I8, UI<8>, I16, UI<16>, I32, UI<32>, I64, UI<64>>>, LengthIs<4>>\0"
    "$execution_scope $predicate attr-dict `:` type($result)\0"
    "[\"type($predicate) = i1\"]\0"
    "spv.GroupNonUniformBallot\0"
    "$execution_scope operands attr-dict `:` type($value) `,` type($id)\0"
    "spv.GroupNonUniformBroadcast\0"
    "$execution_scope attr-dict `:` type($result)\0"
    "spv.GroupNonUniformElect\0"
    "enum<@GroupOperation>\0"
    "custom<Name>($execution_scope) custom<Name>($group_operation) $value (`cluster_size` `(` $cluster_size^ `)`)\? attr-dict `:` type($value)\0"
    "[\"type($result) = type($value)\", \"type($cluster_size) = i32\"]\0"
    "spv.GroupNonUniformFAdd\0"
    "spv.GroupNonUniformFMax\0"
    "spv.GroupNonUniformFMin\0"
    "spv.GroupNonUniformFMul\0"
    "spv.GroupNonUniformIAdd\0"
    "spv.GroupNonUniformIMul\0"
    "spv.GroupNonUniformSMax\0"
    "spv.GroupNonUniformSMin\0"
    "spv.GroupNonUniformUMax\0"
    "spv.GroupNonUniformUMin\0"
    "spv.IAdd\0"
    "spv.IEqual\0"
    "spv.IMul\0"
    "spv.INotEqual\0"
    "spv.ISub\0"
    "!spv.sampled_image\0"
    "attr-dict $sampledimage `:` type($sampledimage)\0"
    "TypesMatchWith<sampledimage,result>\0"
    "[\"type($result) = spirv_image(type($sampledimage))\"]\0"
    "spv.Image\0"
    "AnyOf<F16, F32, F64>\0"
    "AllOf<VectorOfAnyRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>\0"
    "attr-dict $sampledimage `:` type($sampledimage) `,` $coordinate `:` type($coordinate) `,` $dref `:` type($dref) `->` type($result)\0"
    "spv.ImageDrefGather\0"
    "attr-dict $image `:` type($image) `->` type($result)\0"
    "spv.ImageQuerySize\0"
    "[\"type($result) = over(type($operand), e: i1)\"]\0"
    "spv.IsInf\0"
    "spv.IsNan\0"
    "custom<Pointer>(type($ptr)) $ptr `` custom<Access>($memory_access, $alignment) attr-dict `:` custom<Pointee>(type($value), ref(type($ptr)))\0"
    "spv.Load\0"
    "spv.LogicalAnd\0"
    "spv.LogicalEqual\0"
    "spv.LogicalNot\0"
    "spv.LogicalNotEqual\0"
    "spv.LogicalOr\0"
    "!spv.matrix\0"
    "operands attr-dict `:` type($leftmatrix) `,` type($rightmatrix) `->` type($result)\0"
    "spv.MatrixTimesMatrix\0"
    "operands attr-dict `:` type($matrix) `,` type($scalar) `->` type($result)\0"
    "spv.MatrixTimesScalar\0"
    "spv.MemoryBarrier\0"
    "spv.Not\0"
    "spv.OCL.exp\0"
    "spv.OCL.fabs\0"
    "spv.OCL.s_abs\0"
    "spv.Ordered\0"
    "spv.Return\0"
    "spv.ReturnValue\0"
    "spv.SConvert\0"
    "spv.SDiv\0"
    "spv.SGreaterThan\0"
    "spv.SGreaterThanEqual\0"
    "spv.SLessThan\0"
    "spv.SLessThanEqual\0"
    "spv.SMod\0"
    "spv.SNegate\0"
    "spv.SRem\0"
    "operands attr-dict `:` type($condition) `,` type($result)\0"
    "AllTypesMatch<true_value,false_value,result>\0"
    "[\"type($false_value) = type($true_value)\", \"type($result) = type($true_value)\"]\0"
    "spv.Select\0"
    "operands attr-dict `:` type($operand1) `,` type($operand2)\0"
    "[\"type($result) = type($operand1)\"]\0"
    "spv.ShiftLeftLogical\0"
    "spv.ShiftRightArithmetic\0"
    "spv.ShiftRightLogical\0"
    "hook:spv.SpecConstant\0"
    "`` custom<SymbolName>($sym_name) ` ` `(` custom<Symbols>($constituents) `)` `:` $type attr-dict\0"
    "spv.SpecConstantComposite\0"
    "hook:spv.SpecConstantOperation\0"
    "\"spv.mlir.yield\"\0"
    "custom<Pointer>(type($ptr)) $ptr `,` $value `` custom<Access>($memory_access, $alignment) attr-dict `:` custom<Pointee>(type($value), ref(type($ptr)))\0"
    "spv.Store\0"
    "AllOf<VectorOfAnyRankOf<AnyI<32>>, LengthIs<4>>\0"
    "spv.SubgroupBallotKHR\0"
    "custom<Pointer>(type($ptr)) $ptr attr-dict `:` custom<Pointee>(type($value), ref(type($ptr)))\0"
    "spv.SubgroupBlockReadINTEL\0"
    "custom<Pointer>(type($ptr)) $ptr `,` $value attr-dict `:` custom<Pointee>(type($value), ref(type($ptr)))\0"
    "spv.SubgroupBlockWriteINTEL\0"
    "operands attr-dict `:` type($matrix) `->` type($result)\0"
    "spv.Transpose\0"
    "spv.UConvert\0"
    "spv.UDiv\0"
    "spv.UGreaterThan\0"
    "spv.UGreaterThanEqual\0"
    "spv.ULessThan\0"
    "spv.ULessThanEqual\0"
    "spv.UMod\0"
    "spv.Undef\0"
    "spv.Unordered\0"
    "spv.Unreachable\0"
    "(`init` `(` $initializer^ `)`)\? attr-dict `:` custom<VariableType>(type($pointer), $storage_class)\0"
    "[\"type($initializer) = pointee(type($pointer))\"]\0"
    "spv.Variable\0"
    "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, I1>\0"
    "TypesMatchWith<vector,result>\0"
    "[\"type($result) = elem(type($vector))\"]\0"
    "spv.VectorExtractDynamic\0"
    "$component `,` $vector `[` $index `]` attr-dict `:` type($vector) `,` type($index)\0"
    "TypesMatchWith<vector,component>",
    "AllTypesMatch<vector,result>\0"
    "[\"type($component) = elem(type($vector))\", \"type($result) = type($vector)\"]\0"
    "spv.VectorInsertDynamic\0"
    "attr-dict $components $vector1 `:` type($vector1) `,` $vector2 `:` type($vector2) `->` type($result)\0"
    "AllElementTypesMatch<vector1,vector2,result>\0"
    "spv.VectorShuffle\0"
    "enum<@FunctionControl>\0"
    "hook:spv.func\0"
    "$variable attr-dict `:` type($pointer)\0"
    "\"{$variable}_addr\"\0"
    "spv.mlir.addressof\0"
    "enum<@LoopControl>\0"
    "`` custom<Control>($loop_control) `` $body attr-dict\0"
    "spv.mlir.loop\0"
    "spv.mlir.merge\0"
    "$spec_const attr-dict `:` type($reference)\0"
    "spv.mlir.referenceof\0"
    "enum<@SelectionControl>\0"
    "`` custom<Control>($selection_control) `` $body attr-dict\0"
    "spv.mlir.selection\0"
    "attr-dict $operand `:` type($operand)\0"
    "HasParent<spv.SpecConstantOperation>\0"
    "spv.mlir.yield\0"
    "enum<@AddressingModel>\0"
    "enum<@MemoryModel>\0"
    "#spv.vce\0"
    "`` custom<SymbolName>($sym_name) $addressing_model $memory_model (`requires` $vce_triple^)\? attr-dict-with-keyword `` $region0\0"
    "spv.module\0"
    "std\0"
    "[\"type($result0) = type($operand)\"]\0"
    "std.absf\0"
    "std.addf\0"
    "AnyOf<AnySignlessInteger, Index, VectorOfAnyRankOf<AnyOf<AnySignlessInteger, Index>>, TensorOf<AnyOf<AnySignlessInteger, Index>>>\0"
    "std.addi\0"
    "std.and\0"
    "$arg `,` $msg attr-dict\0"
    "[\"type($arg) = i1\"]\0"
    "std.assert\0"
    "AnyOf<AnySignlessInteger, AnyFloat>\0"
    "MemRefOf<AnyOf<AnySignlessInteger, AnyFloat>>\0"
    "enum<@AtomicRMWKind>\0"
    "$kind $value `,` $memref `[` $indices `]` attr-dict `:` `(` type($value) `,` type($memref) `)` `->` type($result)\0"
    "[\"type($result) = type($value)\", \"type($value) = elem(type($memref))\", \"type($indices) = index\"]\0"
    "std.atomic_rmw\0"
    "HasParent<std.generic_atomic_rmw>\0"
    "std.atomic_yield\0"
    "std.br\0"
    "CallOpInterface\0"
    "std.call\0"
    "FunctionType\0"
    "$callee `(` $operands `)` attr-dict `:` type($callee)\0"
    "TypesMatchWith<callee,operands>\0"
    "TypesMatchWith<callee,results>\0"
    "[\"type($operands) = type($callee).inputs\", \"type($results) = type($callee).results\"]\0"
    "std.call_indirect\0"
    "std.ceildivi_signed\0"
    "std.ceilf\0"
    "AnyOf<I1, VectorOfAnyRankOf<I1>, TensorOf<I1>>\0"
    "std.cmpf\0"
    "std.cmpi\0"
    "$condition `,` $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)\? `,` $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)\? attr-dict\0"
    "std.cond_br\0"
    "hook:std.constant\0"
    "\"rule:constant\"\0"
    "std.copysign\0"
    "std.divf\0"
    "std.divi_signed\0"
    "std.divi_unsigned\0"
    "std.floordivi_signed\0"
    "std.floorf\0"
    "$a `,` $b `,` $c attr-dict `:` type($a)\0"
    "[\"type($b) = type($a)\", \"type($c) = type($a)\", \"type($result) = type($a)\"]\0"
    "std.fmaf\0"
    "$in attr-dict `:` type($in) `to` type($out)\0"
    "std.fpext\0"
    "std.fptosi\0"
    "std.fptoui\0"
    "std.fptrunc\0"
    "hook:std.generic_atomic_rmw\0"
    "\"std.atomic_yield\"\0"
    "std.index_cast\0"
    "std.mulf\0"
    "std.muli\0"
    "std.negf\0"
    "std.or\0"
    "AnyOf<AnyUnrankedMemRef, AnyMemRef, AnyTensor>\0"
    "$memrefOrTensor attr-dict `:` type($memrefOrTensor)\0"
    "std.rank\0"
    "std.remf\0"
    "std.remi_signed\0"
    "std.remi_unsigned\0"
    "HasParent<func>\0"
    "std.return\0"
    "hook:std.select\0"
    "$value attr-dict `:` type($value) `to` type($result0)\0"
    "std.sexti\0"
    "std.shift_left\0"
    "std.shift_right_signed\0"
    "std.shift_right_unsigned\0"
    "std.sitofp\0"
    "AnyOf<AnySignlessInteger, Index, AnyFloat>\0"
    "AnyOf<AnyVectorOfAnyRank, AllOf<AnyTensor, StaticShape>>\0"
    "$input attr-dict `:` type($aggregate)\0"
    "TypesMatchWith<aggregate,input>\0"
    "[\"type($input) = elem(type($aggregate))\"]\0"
    "std.splat\0"
    "std.subf\0"
    "std.subi\0"
    "AnyIntElementsAttr\0"
    "$flag `:` type($flag) `,` `[` `\\n` custom<SwitchOpCases>(ref(type($flag)),$defaultDestination, $defaultOperands, type($defaultOperands), $case_values, $caseDestinations, $caseOperands, type($caseOperands), $case_operand_offsets) `]` attr-dict\0"
    "std.switch\0"
    "std.trunci\0"
    "std.uitofp\0"
    "std.xor\0"
    "std.zexti\0"
    "tensor.cast\0"
    "tensor.dim\0"
    "$tensor `[` $indices `]` attr-dict `:` type($tensor)\0"
    "TypesMatchWith<tensor,result>\0"
    "[\"type($result) = elem(type($tensor))\", \"type($indices) = index\"]\0"
    "tensor.extract\0"
    "tensor.extract_slice\0"
    "AllOf<AnyTensor, RankIs<1>>\0"
    "$elements attr-dict `:` type($result)\0"
    "TypesMatchWith<result,elements>\0"
    "[\"type($elements) = repeat(elem(type($result)), product(shape(type($result))))\"]\0"
    "tensor.from_elements\0"
    "$dynamicExtents $body attr-dict `:` type($result)\0"
    "[\"type($dynamicExtents) = index\"]\0"
    "\"tensor.yield\"\0"
    "tensor.generate",
    "$scalar `into` $dest `[` $indices `]` attr-dict `:` type($dest)\0"
    "TypesMatchWith<dest,result>\0"
    "TypesMatchWith<dest,scalar>\0"
    "[\"type($result) = type($dest)\", \"type($scalar) = elem(type($dest))\", \"type($indices) = index\"]\0"
    "tensor.insert\0"
    "$source `into` $dest `` custom<OperandsOrIntegersOffsetsOrStridesList>($offsets, $static_offsets) custom<OperandsOrIntegersSizesList>($sizes, $static_sizes) custom<OperandsOrIntegersOffsetsOrStridesList>($strides, $static_strides) attr-dict `:` type($source) `into` type($dest)\0"
    "[\"type($result) = type($dest)\", \"type($offsets) = index\", \"type($sizes) = index\", \"type($strides) = index\"]\0"
    "tensor.insert_slice\0"
    "AllOf<TensorOf<AnyOf<AnySignlessInteger, Index>>, RankIs<1>>\0"
    "tensor.reshape\0"
    "HasParent<tensor.generate>\0"
    "tensor.yield\0"
    "tosa\0"
    "TensorOf<AnyOf<I1, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, F32, F16, BF16>>\0"
    "TosaOpInterface\0"
    "tosa.abs\0"
    "ResultsBroadcastableShape\0"
    "tosa.add\0"
    "AnyOf<I1, I8, I16, I32, I<48>, I64>\0"
    "AnyOf<I8, VectorOfAnyRankOf<I8>, TensorOf<I8>>\0"
    "tosa.apply_scale\0"
    "AnyOf<UnrankedTensorOf<AnyOf<I1, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, F32, F16, BF16>>, RankIs<1, 2, 3, 4>>>\0"
    "AnyOf<UnrankedTensorOf<AnyOf<I1, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, F32, F16, BF16>>, RankIs<0, 1, 2, 3, 4>>>\0"
    "tosa.argmax\0"
    "tosa.arithmetic_right_shift\0"
    "AnyOf<UnrankedTensorOf<AnyOf<I1, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, F32, F16, BF16>>, RankIs<4>>>\0"
    "AllOf<ArrayOf<I64Attr>, ArrayCount<2>>\0"
    "AllOf<ArrayOf<I64Attr>, ArrayCount<4>>\0"
    "tosa.avg_pool2d\0"
    "tosa.bitwise_and\0"
    "tosa.bitwise_not\0"
    "tosa.bitwise_or\0"
    "tosa.bitwise_xor\0"
    "tosa.cast\0"
    "tosa.ceil\0"
    "tosa.clamp\0"
    "tosa.clz\0"
    "AllOf<TensorOf<AnyOf<I1, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, F32, F16, BF16>>, Ranked>\0"
    "tosa.concat\0"
    "TensorOf<I1>\0"
    "\"tosa.yield\"\0"
    "tosa.cond_if\0"
    "FirstAttrDerivedResultType\0"
    "[\"type($output) = typeof($value)\"]\0"
    "tosa.const\0"
    "AnyOf<UnrankedTensorOf<AnyOf<I1, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, F32, F16, BF16>>, RankIs<1>>>\0"
    "tosa.conv2d\0"
    "AnyOf<UnrankedTensorOf<AnyOf<I1, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, F32, F16, BF16>>, RankIs<5>>>\0"
    "AllOf<ArrayOf<I64Attr>, ArrayCount<6>>\0"
    "AllOf<ArrayOf<I64Attr>, ArrayCount<3>>\0"
    "tosa.conv3d\0"
    "tosa.custom\0"
    "tosa.depthwise_conv2d\0"
    "TensorOf<I32>\0"
    "tosa.div\0"
    "tosa.equal\0"
    "tosa.exp\0"
    "tosa.floor",
    "AnyOf<UnrankedTensorOf<AnyOf<I1, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, F32, F16, BF16>>, RankIs<2>>>\0"
    "tosa.fully_connected\0"
    "AnyOf<UnrankedTensorOf<AnyOf<I1, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, F32, F16, BF16>>, RankIs<3>>>\0"
    "AllOf<TensorOf<I32>, RankIs<2>>\0"
    "tosa.gather\0"
    "tosa.greater\0"
    "tosa.greater_equal\0"
    "tosa.identity\0"
    "tosa.log\0"
    "tosa.logical_and\0"
    "tosa.logical_left_shift\0"
    "tosa.logical_not\0"
    "tosa.logical_or\0"
    "tosa.logical_right_shift\0"
    "tosa.logical_xor\0"
    "tosa.matmul\0"
    "tosa.max_pool2d\0"
    "tosa.maximum\0"
    "tosa.minimum\0"
    "tosa.mul\0"
    "tosa.negate\0"
    "TensorOf<AnyOf<I32, I64>>\0"
    "tosa.pad\0"
    "tosa.pow\0"
    "tosa.reciprocal\0"
    "tosa.reduce_all\0"
    "tosa.reduce_any\0"
    "tosa.reduce_max\0"
    "tosa.reduce_min\0"
    "tosa.reduce_prod\0"
    "tosa.reduce_sum\0"
    "tosa.reluN\0"
    "tosa.rescale\0"
    "tosa.reshape\0"
    "AllOf<ArrayOf<F32Attr>, ArrayCount<2>>\0"
    "tosa.resize\0"
    "tosa.reverse\0"
    "tosa.rsqrt\0"
    "tosa.scatter\0"
    "tosa.select\0"
    "tosa.sigmoid\0"
    "AnyOf<UnrankedTensorOf<AnyOf<I1, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, F32, F16, BF16>>, RankIs<1, 2, 3, 4, 5, 6>>>\0"
    "tosa.slice\0"
    "tosa.sub\0"
    "tosa.table\0"
    "tosa.tanh\0"
    "tosa.tile\0"
    "tosa.transpose\0"
    "AllOf<ArrayOf<I64Attr>, ArrayMaxCount<4>>\0"
    "tosa.transpose_conv2d\0"
    "tosa.while_loop\0"
    "tosa.yield\0"
    "enum<@CombiningKind>\0"
    "AllRanksMatch<source,result>\0"
    "vector.bitcast\0"
    "$source attr-dict `:` type($source) `to` type($vector)\0"
    "SameElementType<Result0,Operand0>\0"
    "vector.broadcast\0"
    "AllOf<VectorOfAnyRankOf<I1>, RankIs<1>>\0"
    "AllOf<AnyVectorOfAnyRank, RankIs<1>>\0"
    "$base `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,` type($mask) `,` type($valueToStore)\0"
    "vector.compressstore\0"
    "VectorOfAnyRankOf<I1>\0"
    "$mask_dim_sizes attr-dict `:` type(results)\0"
    "vector.constant_mask\0"
    "hook:vector.contract\0"
    "TypeIs<Operand0,AnyShaped>\0"
    "TypeIs<Operand1,AnyShaped>\0"
    "SameElementType<Operand0,Operand1>\0"
    "SameElementType<Result0,Operand2>\0"
    "$operands attr-dict `:` type(results)\0"
    "[\"type($operands) = index\"]\0"
    "vector.create_mask\0"
    "$base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($mask) `,` type($pass_thru) `into` type($result)\0"
    "vector.expandload\0"
    "hook:vector.extract\0"
    "$vector `[` $ids `]` attr-dict `:` type($vector) `to` type(results)\0"
    "[\"type($ids) = index\"]\0"
    "vector.extract_map\0"
    "$vector attr-dict `:` type($vector) `to` type(results)\0"
    "vector.extract_strided_slice\0"
    "AnySignlessInteger\0"
    "vector.extractelement\0"
    "AllOf<VectorOfAnyRankOf<AnyOf<AnySignlessInteger, AnySignedInteger, Index, AnyFloat>>, RankIs<1>>\0"
    "$matrix attr-dict `:` type($matrix) `->` type($res)\0"
    "vector.flat_transpose\0"
    "$lhs `,` $rhs `,` $acc attr-dict `:` type($lhs)\0"
    "AllTypesMatch<lhs,rhs,acc,result>\0"
    "[\"type($rhs) = type($lhs)\", \"type($acc) = type($lhs)\", \"type($result) = type($lhs)\"]\0"
    "vector.fma\0"
    "AllOf<VectorOfAnyRankOf<AnyOf<AnyInteger, Index>>, RankIs<1>>\0"
    "$base `[` $indices `]` `[` $index_vec `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($index_vec) `,` type($mask) `,` type($pass_thru) `into` type($result)\0"
    "vector.gather\0"
    "$source `,` $dest $position attr-dict `:` type($source) `into` type($dest)\0"
    "AllTypesMatch<dest,res>\0"
    "[\"type($res) = type($dest)\"]\0"
    "vector.insert\0"
    "$vector `,` $dest `[` $ids `]` attr-dict `:` type($vector) `into` type($result)\0"
    "AllTypesMatch<dest,result>",
    "[\"type($result) = type($dest)\", \"type($ids) = index\"]\0"
    "vector.insert_map\0"
    "$source `,` $dest attr-dict `:` type($source) `into` type($dest)\0"
    "vector.insert_strided_slice\0"
    "$source `,` $dest `[` $position `:` type($position) `]` attr-dict `:` type($result)\0"
    "TypesMatchWith<result,source>\0"
    "[\"type($source) = elem(type($result))\", \"type($result) = type($dest)\"]\0"
    "vector.insertelement\0"
    "$base `[` $indices `]` attr-dict `:` type($base) `,` type($result)\0"
    "vector.load\0"
    "vector.maskedload\0"
    "vector.maskedstore\0"
    "SameElementType<Result0,Operand1>\0"
    "vector.matrix_multiply\0"
    "$kind `,` $source attr-dict $reduction_dims `:` type($source) `to` type($dest)\0"
    "vector.multi_reduction\0"
    "hook:vector.outerproduct\0"
    "$source attr-dict `:` type($source)\0"
    "vector.print\0"
    "hook:vector.reduction\0"
    "$vector `,` `[` $input_shape `]` `,` `[` $output_shape `]` `,` $fixed_vector_sizes attr-dict `:` type($vector) `to` type($result)\0"
    "[\"type($input_shape) = index\", \"type($output_shape) = index\"]\0"
    "vector.reshape\0"
    "$base `[` $indices `]` `[` $index_vec `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,` type($index_vec) `,` type($mask) `,` type($valueToStore)\0"
    "vector.scatter\0"
    "vector.shape_cast\0"
    "hook:vector.shuffle\0"
    "$valueToStore `,` $base `[` $indices `]` attr-dict `:` type($base) `,` type($valueToStore)\0"
    "vector.store\0"
    "ArrayOf<BoolAttr>\0"
    "hook:vector.transfer_read\0"
    "hook:vector.transfer_write\0"
    "$vector `,` $transp attr-dict `:` type($vector) `to` type($result)\0"
    "vector.transpose\0"
    "$memref attr-dict `:` type($memref) `to` type($result)\0"
    "vector.type_cast\0"
    "x86vector\0"
    "AllOf<VectorOfAnyRankOf<F32>, LengthIs<8>>\0"
    "$a `,` $b attr-dict `:` type($res)\0"
    "x86vector.avx.intr.dot\0"
    "I8\0"
    "AllTypesMatch<a,b,res>\0"
    "[\"type($b) = type($a)\", \"type($res) = type($a)\", \"type($c) = i8\"]\0"
    "x86vector.avx.intr.dp.ps.256\0"
    "[\"type($res) = type($a)\"]\0"
    "x86vector.avx.intr.rsqrt.ps.256\0"
    "$a attr-dict `:` type($a)\0"
    "[\"type($b) = type($a)\"]\0"
    "x86vector.avx.rsqrt\0"
    "AllOf<VectorOfAnyRankOf<AnyOf<F32, I32, F64, I64>>, LengthIs<16, 8>>\0"
    "AllOf<VectorOfAnyRankOf<I1>, LengthIs<16, 8>>\0"
    "AllTypesMatch<a,src,res>\0"
    "TypesMatchWith<res,k>\0"
    "[\"type($src) = type($a)\", \"type($res) = type($a)\", \"type($k) = vector([shape(type($res))[0]], i1)\"]\0"
    "x86vector.avx512.intr.mask.compress\0"
    "AllOf<VectorOfAnyRankOf<F64>, LengthIs<8>>\0"
    "AllTypesMatch<src,a,res>\0"
    "[\"type($a) = type($src)\", \"type($res) = type($src)\", \"type($k) = i32\", \"type($imm) = i8\"]\0"
    "x86vector.avx512.intr.mask.rndscale.pd.512\0"
    "AllOf<VectorOfAnyRankOf<F32>, LengthIs<16>>\0"
    "I16\0"
    "[\"type($a) = type($src)\", \"type($res) = type($src)\", \"type($k) = i32\", \"type($imm) = i16\"]\0"
    "x86vector.avx512.intr.mask.rndscale.ps.512\0"
    "AllTypesMatch<src,a,b,res>\0"
    "[\"type($a) = type($src)\", \"type($b) = type($src)\", \"type($res) = type($src)\", \"type($k) = i8\"]\0"
    "x86vector.avx512.intr.mask.scalef.pd.512\0"
    "[\"type($a) = type($src)\", \"type($b) = type($src)\", \"type($res) = type($src)\", \"type($k) = i16\"]\0"
    "x86vector.avx512.intr.mask.scalef.ps.512\0"
    "AllOf<VectorOfAnyRankOf<I32>, LengthIs<16>>\0"
    "x86vector.avx512.intr.vp2intersect.d.512\0"
    "AllOf<VectorOfAnyRankOf<I64>, LengthIs<8>>\0"
    "x86vector.avx512.intr.vp2intersect.q.512\0"
    "$k `,` $a (`,` $src^)\? attr-dict `:` type($dst) (`,` type($src)^)\?\0"
    "AllTypesMatch<a,dst>\0"
    "TypesMatchWith<dst,k>\0"
    "[\"type($dst) = type($a)\", \"type($k) = vector([shape(type($dst))[0]], i1)\"]\0"
    "x86vector.avx512.mask.compress\0"
    "AllOf<VectorOfAnyRankOf<AnyOf<F32, F64>>, LengthIs<16, 8>>\0"
    "AnyOf<I16, I8>\0"
    "$src `,` $k `,` $a `,` $imm `,` $rounding attr-dict `:` type($dst)\0"
    "AllTypesMatch<src,a,dst>\0"
    "TypesMatchWith<dst,imm>\0"
    "[\"type($a) = type($src)\", \"type($dst) = type($src)\", \"type($imm) = int(shape(type($dst))[0])\", \"type($k) = i32\", \"type($rounding) = i32\"]\0"
    "x86vector.avx512.mask.rndscale\0"
    "$src `,` $a `,` $b `,` $k `,` $rounding attr-dict `:` type($dst)\0"
    "AllTypesMatch<src,a,b,dst>\0"
    "[\"type($a) = type($src)\", \"type($b) = type($src)\", \"type($dst) = type($src)\", \"type($k) = int(shape(type($dst))[0])\", \"type($rounding) = i32\"]\0"
    "x86vector.avx512.mask.scalef\0"
    "AllOf<VectorOfAnyRankOf<AnyOf<I32, I64>>, LengthIs<16, 8>>\0"
    "$a `,` $b attr-dict `:` type($a)\0"
    "TypesMatchWith<a,k1>\0"
    "TypesMatchWith<a,k2>",
    "[\"type($b) = type($a)\", \"type($k1) = vector([shape(type($a))[0]], i1)\", \"type($k2) = vector([shape(type($a))[0]], i1)\"]\0"
    "x86vector.avx512.vp2intersect",
};

static const unsigned char rows[] = {
    26, 0, 0, 0, 0, 0, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 130, 71, 0, 0, 0, 11, 0, 14, 0,
    0, 0, 0, 0, 1, 0, 0, 61, 74, 0, 0, 0, 25, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 56, 77,
    0, 0, 0, 38, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 20, 80, 0, 0, 0, 41, 0, 41, 0, 1, 0,
    0, 1, 2, 0, 0, 24, 1, 0, 0, 0, 82, 0, 25, 1, 6, 0, 0, 0, 0, 0, 0, 118, 94, 0, 0,
    0, 107, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 53, 5, 0, 0, 0, 110, 0, 15, 0, 0, 0, 0, 0,
    0, 0, 0, 121, 99, 0, 0, 0, 125, 0, 4, 7, 1, 8, 1, 0, 0, 0, 0, 154, 100, 0, 0, 0, 129,
    0, 27, 0, 0, 0, 0, 0, 0, 0, 0, 137, 111, 0, 0, 0, 156, 0, 69, 9, 1, 0, 0, 0, 0, 1,
    3, 83, 134, 0, 0, 1, 225, 0, 133, 0, 0, 0, 0, 3, 9, 0, 0, 144, 111, 0, 0, 0, 102, 1, 15,
    0, 0, 0, 0, 0, 0, 0, 0, 35, 3, 0, 0, 0, 117, 1, 27, 0, 0, 0, 0, 0, 0, 2, 1, 179,
    173, 0, 0, 0, 144, 1, 26, 0, 0, 0, 0, 0, 0, 3, 1, 116, 177, 0, 0, 0, 170, 1, 12, 0, 0,
    0, 0, 0, 0, 3, 1, 119, 180, 0, 0, 0, 182, 1, 14, 10, 5, 0, 0, 0, 0, 0, 0, 171, 187, 0,
    0, 0, 196, 1, 34, 0, 0, 0, 0, 0, 0, 4, 1, 101, 199, 0, 0, 0, 230, 1, 10, 0, 0, 0, 0,
    0, 0, 0, 0, 204, 201, 0, 0, 0, 240, 1, 35, 0, 0, 0, 0, 0, 0, 3, 1, 143, 205, 0, 0, 0,
    19, 2, 9, 0, 0, 0, 0, 0, 0, 0, 0, 244, 15, 0, 0, 0, 28, 2, 35, 15, 4, 0, 0, 0, 0,
    2, 1, 197, 215, 0, 0, 0, 63, 2, 5, 0, 0, 19, 1, 0, 0, 0, 0, 114, 217, 0, 0, 1, 68, 2,
    177, 20, 7, 0, 0, 12, 24, 0, 0, 185, 8, 1, 0, 0, 245, 2, 52, 0, 0, 0, 0, 36, 3, 0, 0,
    76, 6, 0, 0, 0, 41, 3, 10, 0, 0, 0, 0, 0, 0, 0, 0, 114, 23, 1, 0, 0, 51, 3, 70, 0,
    0, 0, 0, 0, 0, 0, 0, 104, 4, 0, 0, 0, 121, 3, 35, 0, 0, 27, 1, 39, 1, 0, 0, 74, 57,
    1, 0, 0, 156, 3, 15, 0, 0, 0, 0, 0, 0, 0, 0, 61, 63, 0, 215, 59, 0, 5, 21, 0, 12, 0,
    0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 96, 65, 0, 104, 63, 0, 1, 43, 0, 8, 0, 0, 1, 0,
    0, 0, 1, 2, 0, 0, 0, 1, 28, 67, 0, 111, 65, 0, 1, 67, 0, 7, 0, 0, 1, 0, 0, 0, 1,
    3, 0, 0, 0, 1, 254, 67, 0, 53, 67, 0, 1, 242, 0, 3, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0,
    0, 1, 20, 68, 0, 15, 68, 0, 5, 74, 0, 7, 1, 1, 0, 1, 0, 0, 3, 6, 0, 0, 1, 1, 46,
    68, 0, 41, 68, 0, 5, 0, 0, 21, 0, 0, 0, 1, 0, 0, 4, 5, 0, 0, 2, 1, 106, 68, 0, 53,
    67, 0, 1, 242, 0, 3, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 0, 1, 119, 68, 0, 56, 88, 0, 0,
    0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 1, 1, 3, 0, 55, 70, 0, 134, 68, 0, 1, 81, 0, 7,
    0, 0, 1, 0, 0, 0, 5, 3, 0, 0, 0, 1, 34, 71, 0, 66, 70, 0, 1, 162, 0, 4, 0, 0, 1,
    0, 0, 0, 1, 1, 0, 0, 0, 1, 120, 71, 0, 43, 71, 0, 0, 58, 0, 1, 0, 0, 1, 0, 0, 0,
    2, 0, 2, 2, 3, 0, 156, 71, 0, 151, 71, 0, 0, 178, 2, 1, 2, 1, 1, 0, 0, 0, 6, 1, 3,
    1, 4, 1, 244, 71, 0, 239, 71, 0, 0, 58, 0, 1, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0,
    10, 72, 0, 5, 72, 0, 0, 58, 0, 1, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 31, 72, 0,
    26, 72, 0, 4, 180, 2, 1, 1, 1, 2, 1, 0, 0, 2, 0, 4, 1, 5, 1, 83, 72, 0, 78, 72, 0,
    4, 180, 2, 1, 1, 1, 3, 2, 0, 0, 2, 0, 4, 2, 5, 1, 126, 72, 0, 121, 72, 0, 0, 246, 0,
    2, 3, 1, 1, 0, 0, 0, 2, 0, 5, 1, 6, 1, 190, 72, 0, 185, 72, 0, 0, 182, 2, 1, 2, 1,
    1, 0, 0, 0, 6, 1, 3, 1, 7, 1, 4, 73, 0, 255, 72, 0, 0, 182, 2, 1, 2, 1, 1, 0, 0,
    0, 6, 1, 3, 1, 7, 1, 83, 73, 0, 78, 73, 0, 4, 178, 2, 1, 1, 1, 2, 1, 0, 0, 7, 6,
    6, 2, 8, 2, 191, 73, 0, 186, 73, 0, 0, 246, 0, 2, 0, 0, 1, 0, 0, 0, 8, 3, 0, 0, 6,
    1, 212, 73, 0, 207, 73, 0, 0, 245, 0, 3, 0, 0, 1, 0, 0, 0, 2, 0, 5, 1, 6, 1, 249, 73,
    0, 244, 73, 0, 0, 246, 0, 2, 4, 1, 1, 0, 0, 0, 2, 0, 5, 1, 6, 1, 17, 74, 0, 12, 74,
    0, 0, 248, 0, 3, 0, 0, 1, 0, 0, 0, 2, 0, 5, 1, 6, 1, 48, 74, 0, 43, 71, 0, 0, 58,
    0, 1, 0, 0, 1, 0, 0, 0, 2, 0, 7, 4, 3, 0, 75, 74, 0, 0, 0, 0, 0, 95, 0, 6, 5,
    1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 89, 74, 0, 0, 0, 0, 0, 95, 0, 6, 5, 1, 1, 0,
    0, 0, 2, 0, 0, 0, 3, 0, 101, 74, 0, 0, 0, 0, 0, 95, 0, 6, 5, 1, 1, 0, 0, 0, 2,
    0, 0, 0, 3, 0, 113, 74, 0, 0, 0, 0, 0, 95, 0, 6, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0,
    3, 0, 125, 74, 0, 0, 0, 0, 0, 95, 0, 6, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 11,
    75, 0, 200, 74, 0, 0, 122, 0, 2, 6, 1, 1, 0, 0, 0, 2, 0, 3, 1, 6, 1, 208, 75, 0, 79,
    75, 0, 0, 251, 0, 3, 7, 1, 1, 0, 0, 0, 2, 0, 8, 2, 9, 1, 140, 76, 0, 18, 76, 0, 0,
    254, 0, 3, 8, 1, 1, 0, 0, 0, 9, 2, 8, 2, 9, 1, 227, 76, 0, 154, 76, 0, 0, 1, 1, 3,
    0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 6, 1, 242, 76, 0, 201, 156, 0, 0, 0, 0, 0, 6, 1, 1,
    0, 0, 0, 2, 0, 3, 1, 3, 0, 10, 77, 0, 0, 0, 0, 0, 107, 0, 4, 5, 1, 1, 0, 0, 0,
    2, 0, 0, 0, 3, 0, 26, 77, 0, 0, 0, 0, 0, 107, 0, 5, 0, 0, 1, 0, 0, 0, 2, 0, 0,
    0, 3, 0, 43, 77, 0, 0, 0, 0, 0, 95, 0, 2, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0,
    59, 78, 0, 157, 77, 0, 0, 4, 1, 3, 9, 1, 1, 0, 0, 0, 2, 0, 9, 3, 10, 1, 201, 78, 0,
    157, 77, 0, 0, 4, 1, 3, 9, 1, 1, 0, 0, 0, 2, 0, 9, 4, 11, 1, 0, 80, 0, 95, 79, 0,
    0, 216, 1, 2, 10, 1, 1, 0, 0, 0, 2, 0, 10, 3, 12, 1, 222, 80, 0, 81, 80, 0, 0, 11, 1,
    2, 11, 1, 1, 0, 0, 0, 2, 0, 11, 2, 13, 1, 17, 81, 0, 81, 80, 0, 0, 14, 1, 2, 12, 1,
    1, 0, 0, 0, 2, 0, 11, 2, 13, 1, 236, 81, 0, 67, 81, 0, 0, 218, 1, 2, 13, 1, 1, 0, 0,
    0, 10, 1, 12, 3, 14, 1, 14, 82, 0, 67, 81, 0, 0, 220, 1, 2, 13, 1, 1, 0, 0, 0, 11, 1,
    12, 3, 14, 1, 27, 82, 0, 81, 80, 0, 0, 11, 1, 2, 11, 1, 1, 0, 0, 0, 2, 0, 13, 1, 13,
    1, 40, 82, 0, 81, 80, 0, 0, 14, 1, 2, 12, 1, 1, 0, 0, 0, 2, 0, 13, 1, 13, 1, 60, 82,
    0, 81, 80, 0, 0, 14, 1, 2, 12, 1, 1, 0, 0, 0, 2, 0, 13, 1, 13, 1, 82, 82, 0, 0, 0,
    0, 0, 7, 1, 3, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 99, 82, 0, 0, 0, 0, 0, 7,
    1, 3, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 117, 82, 0, 0, 0, 0, 0, 7, 1, 3, 5,
    1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 135, 82, 0, 0, 0, 0, 0, 7, 1, 3, 5, 1, 1, 0,
    0, 0, 2, 0, 0, 0, 3, 0, 153, 82, 0, 0, 0, 0, 0, 7, 1, 3, 5, 1, 1, 0, 0, 0, 2,
    0, 0, 0, 3, 0, 171, 82, 0, 0, 0, 0, 0, 7, 1, 3, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0,
    3, 0, 188, 82, 0, 0, 0, 0, 0, 7, 1, 3, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 206,
    82, 0, 0, 0, 0, 0, 7, 1, 3, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 224, 82, 0, 0,
    0, 0, 0, 7, 1, 3, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 243, 82, 0, 0, 0, 0, 0,
    7, 1, 3, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 4, 83, 0, 0, 0, 0, 0, 7, 1, 3,
    5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 22, 83, 0, 0, 0, 0, 0, 7, 1, 3, 5, 1, 1,
    0, 0, 0, 2, 0, 0, 0, 3, 0, 40, 83, 0, 0, 0, 0, 0, 7, 1, 3, 5, 1, 1, 0, 0, 0,
    2, 0, 0, 0, 3, 0, 152, 83, 0, 59, 83, 0, 0, 22, 1, 2, 3, 1, 1, 0, 0, 0, 2, 0, 0,
    0, 15, 1, 131, 84, 0, 165, 83, 0, 0, 10, 1, 3, 14, 1, 1, 0, 0, 0, 2, 0, 14, 3, 16, 1,
    151, 84, 0, 165, 83, 0, 0, 13, 1, 3, 15, 1, 1, 0, 0, 0, 2, 0, 14, 3, 16, 1, 171, 84, 0,
    165, 83, 0, 0, 10, 1, 3, 14, 1, 1, 0, 0, 0, 2, 0, 15, 2, 16, 1, 191, 84, 0, 165, 83, 0,
    0, 13, 1, 3, 15, 1, 1, 0, 0, 0, 2, 0, 15, 2, 16, 1, 218, 84, 0, 165, 83, 0, 0, 13, 1,
    3, 15, 1, 1, 0, 0, 0, 2, 0, 15, 2, 16, 1, 247, 84, 0, 165, 83, 0, 0, 10, 1, 3, 14, 1,
    1, 0, 0, 0, 2, 0, 14, 3, 16, 1, 11, 85, 0, 165, 83, 0, 0, 13, 1, 3, 15, 1, 1, 0, 0,
    0, 2, 0, 14, 3, 16, 1, 31, 85, 0, 165, 83, 0, 0, 10, 1, 3, 14, 1, 1, 0, 0, 0, 2, 0,
    15, 2, 16, 1, 51, 85, 0, 165, 83, 0, 0, 13, 1, 3, 15, 1, 1, 0, 0, 0, 2, 0, 15, 2, 16,
    1, 71, 85, 0, 81, 80, 0, 0, 11, 1, 2, 11, 1, 1, 0, 0, 0, 2, 0, 11, 2, 13, 1, 84, 85,
    0, 81, 80, 0, 0, 14, 1, 2, 12, 1, 1, 0, 0, 0, 2, 0, 11, 2, 13, 1, 70, 86, 0, 154, 85,
    0, 0, 16, 1, 3, 16, 1, 1, 0, 0, 0, 2, 0, 16, 3, 17, 1, 116, 86, 0, 154, 85, 0, 0, 19,
    1, 3, 17, 1, 1, 0, 0, 0, 2, 0, 16, 3, 17, 1, 206, 86, 0, 130, 86, 0, 0, 22, 1, 3, 0,
    0, 1, 0, 0, 0, 2, 0, 0, 0, 15, 1, 220, 86, 0, 81, 80, 0, 0, 11, 1, 2, 11, 1, 1, 0,
    0, 0, 2, 0, 13, 1, 13, 1, 233, 86, 0, 81, 80, 0, 0, 14, 1, 2, 12, 1, 1, 0, 0, 0, 2,
    0, 13, 1, 13, 1, 246, 86, 0, 154, 85, 0, 0, 16, 1, 3, 16, 1, 1, 0, 0, 0, 2, 0, 16, 3,
    17, 1, 3, 87, 0, 154, 85, 0, 0, 19, 1, 3, 17, 1, 1, 0, 0, 0, 2, 0, 16, 3, 17, 1, 40,
    87, 0, 201, 156, 0, 0, 0, 0, 0, 18, 1, 1, 0, 0, 0, 2, 0, 3, 1, 18, 1, 61, 87, 0, 0,
    0, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 223, 87, 0, 119, 87, 0, 0,
    222, 1, 2, 19, 1, 1, 0, 0, 0, 2, 0, 0, 0, 19, 1, 66, 88, 0, 242, 87, 0, 0, 222, 1, 1,
    20, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 131, 88, 0, 78, 88, 0, 0, 200, 2, 1, 0, 0, 1,
    0, 0, 0, 2, 0, 0, 0, 20, 1, 8, 89, 0, 181, 88, 0, 0, 224, 1, 1, 21, 1, 1, 0, 0, 0,
    2, 0, 0, 0, 21, 1, 64, 89, 0, 87, 89, 0, 0, 225, 1, 1, 0, 0, 1, 0, 0, 0, 2, 0, 0,
    0, 22, 1, 105, 89, 0, 79, 89, 0, 0, 224, 1, 2, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 21, 1,
    148, 88, 0, 56, 88, 0, 0, 0, 0, 0, 22, 1, 1, 0, 0, 0, 2, 0, 0, 0, 23, 1, 245, 89, 0,
    87, 89, 0, 0, 225, 1, 1, 23, 1, 1, 0, 0, 0, 2, 0, 0, 0, 24, 1, 109, 90, 0, 5, 90, 0,
    0, 201, 2, 1, 0, 0, 1, 0, 1, 3, 2, 0, 1, 1, 25, 1, 218, 90, 0, 128, 90, 0, 0, 202, 2,
    1, 24, 1, 1, 0, 0, 0, 2, 0, 3, 1, 26, 1, 12, 91, 0, 7, 91, 0, 5, 226, 1, 2, 25, 2,
    4, 1, 0, 0, 2, 0, 0, 0, 27, 2, 176, 91, 0, 138, 91, 0, 0, 222, 1, 1, 0, 0, 1, 0, 0,
    0, 12, 1, 0, 0, 3, 0, 247, 91, 0, 198, 91, 0, 0, 222, 1, 2, 19, 1, 1, 0, 0, 0, 2, 0,
    0, 0, 19, 1, 18, 92, 0, 138, 91, 0, 0, 222, 1, 1, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3,
    0, 88, 92, 0, 38, 92, 0, 0, 230, 1, 2, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 22, 1, 119, 92,
    0, 85, 124, 0, 0, 0, 0, 0, 3, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 140, 92, 0, 128, 90,
    0, 0, 202, 2, 1, 24, 1, 1, 0, 0, 0, 2, 0, 0, 0, 26, 1, 167, 92, 0, 138, 91, 0, 0, 222,
    1, 1, 0, 0, 1, 0, 0, 0, 12, 1, 0, 0, 3, 0, 215, 92, 0, 138, 91, 0, 0, 222, 1, 1, 26,
    1, 1, 0, 0, 0, 2, 0, 0, 0, 28, 1, 58, 93, 0, 161, 93, 0, 0, 233, 1, 1, 3, 1, 1, 0,
    0, 0, 2, 0, 17, 1, 29, 1, 77, 93, 0, 87, 89, 0, 0, 225, 1, 1, 0, 0, 1, 0, 0, 0, 2,
    0, 0, 0, 22, 1, 98, 93, 0, 138, 91, 0, 0, 222, 1, 1, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0,
    3, 0, 126, 93, 0, 138, 91, 0, 0, 222, 1, 1, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 17,
    94, 0, 150, 93, 0, 0, 232, 1, 2, 0, 0, 1, 0, 0, 0, 2, 0, 18, 1, 30, 1, 106, 94, 0, 37,
    94, 0, 0, 58, 0, 1, 0, 0, 1, 0, 0, 0, 2, 0, 19, 3, 3, 0, 236, 94, 0, 151, 94, 0, 4,
    0, 0, 0, 0, 0, 5, 1, 0, 0, 13, 3, 20, 5, 3, 0, 127, 95, 0, 8, 95, 0, 4, 0, 0, 0,
    0, 0, 4, 1, 0, 0, 14, 1, 21, 6, 3, 0, 202, 95, 0, 142, 95, 0, 0, 115, 0, 1, 27, 1, 1,
    0, 0, 0, 2, 0, 3, 1, 3, 0, 130, 96, 0, 8, 96, 0, 0, 207, 2, 1, 28, 1, 1, 0, 0, 0,
    2, 0, 22, 3, 31, 1, 12, 97, 0, 142, 96, 0, 0, 234, 1, 2, 29, 1, 1, 0, 0, 0, 2, 0, 3,
    3, 32, 1, 27, 98, 0, 24, 97, 0, 0, 236, 1, 2, 30, 1, 1, 0, 0, 0, 2, 0, 23, 4, 33, 1,
    42, 98, 0, 142, 96, 0, 0, 234, 1, 2, 29, 1, 1, 0, 0, 0, 2, 0, 3, 3, 32, 1, 127, 98, 0,
    191, 139, 0, 0, 234, 1, 2, 31, 1, 1, 0, 0, 0, 2, 0, 24, 3, 34, 1, 173, 98, 0, 8, 96, 0,
    0, 207, 2, 1, 29, 1, 1, 0, 0, 0, 2, 0, 25, 3, 35, 1, 229, 98, 0, 8, 96, 0, 0, 207, 2,
    1, 32, 1, 1, 0, 0, 0, 2, 0, 26, 3, 36, 1, 240, 98, 0, 8, 96, 0, 0, 207, 2, 1, 29, 1,
    1, 0, 0, 0, 2, 0, 25, 3, 35, 1, 252, 98, 0, 8, 96, 0, 0, 207, 2, 1, 29, 1, 1, 0, 0,
    0, 2, 0, 25, 3, 35, 1, 10, 99, 0, 142, 96, 0, 0, 234, 1, 2, 29, 1, 1, 0, 0, 0, 2, 0,
    3, 3, 32, 1, 22, 99, 0, 8, 96, 0, 0, 207, 2, 1, 29, 1, 1, 0, 0, 0, 2, 0, 25, 3, 35,
    1, 34, 99, 0, 191, 139, 0, 0, 234, 1, 2, 31, 1, 1, 0, 0, 0, 2, 0, 24, 3, 34, 1, 85, 99,
    0, 8, 96, 0, 0, 207, 2, 1, 33, 1, 1, 0, 0, 0, 2, 0, 27, 3, 37, 1, 96, 99, 0, 8, 96,
    0, 0, 207, 2, 1, 29, 1, 1, 0, 0, 0, 2, 0, 25, 3, 35, 1, 109, 99, 0, 142, 96, 0, 0, 234,
    1, 2, 29, 1, 1, 0, 0, 0, 2, 0, 3, 3, 32, 1, 228, 99, 0, 142, 99, 0, 0, 222, 1, 1, 3,
    1, 1, 0, 0, 0, 15, 1, 0, 0, 3, 0, 70, 100, 0, 250, 99, 0, 0, 58, 0, 1, 34, 1, 1, 0,
    0, 0, 16, 3, 0, 0, 3, 0, 94, 100, 0, 0, 0, 0, 0, 0, 0, 0, 35, 1, 1, 0, 0, 0, 17,
    1, 28, 1, 3, 0, 114, 100, 0, 109, 100, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 18, 2, 29, 2,
    3, 0, 192, 100, 0, 0, 0, 0, 4, 245, 0, 1, 35, 1, 5, 1, 0, 0, 19, 1, 30, 2, 38, 1, 35,
    102, 0, 224, 100, 0, 1, 28, 1, 3, 36, 2, 1, 0, 0, 0, 2, 0, 31, 1, 39, 1, 45, 102, 0, 56,
    88, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 84, 102, 0, 0, 0, 0, 0,
    0, 0, 0, 2, 1, 1, 0, 0, 0, 20, 1, 3, 1, 40, 1, 98, 102, 0, 0, 0, 0, 0, 0, 0, 0,
    2, 1, 1, 0, 0, 0, 20, 1, 3, 1, 40, 1, 44, 103, 0, 111, 102, 0, 0, 240, 1, 2, 37, 1, 1,
    0, 0, 0, 2, 0, 31, 1, 41, 1, 61, 103, 0, 56, 103, 0, 4, 0, 0, 0, 0, 0, 5, 1, 0, 0,
    2, 0, 32, 5, 3, 0, 92, 103, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 1, 0, 0, 0, 20, 1, 3,
    1, 40, 1, 157, 103, 0, 123, 103, 0, 0, 213, 2, 1, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0,
    180, 103, 0, 175, 103, 0, 4, 52, 0, 6, 0, 0, 5, 1, 0, 0, 2, 0, 0, 0, 42, 1, 122, 106, 0,
    107, 104, 0, 1, 51, 0, 8, 37, 1, 1, 0, 0, 0, 21, 1, 31, 1, 43, 1, 255, 106, 0, 138, 106, 0,
    0, 31, 1, 3, 37, 1, 1, 0, 0, 0, 2, 0, 31, 1, 41, 1, 15, 107, 0, 10, 107, 0, 4, 0, 0,
    0, 0, 0, 4, 1, 0, 0, 2, 0, 33, 5, 44, 1, 90, 107, 0, 56, 88, 0, 0, 0, 0, 0, 0, 0,
    1, 0, 0, 0, 2, 0, 34, 2, 3, 0, 131, 107, 0, 85, 124, 0, 0, 0, 0, 0, 38, 1, 1, 0, 0,
    0, 2, 0, 3, 1, 45, 1, 154, 107, 0, 149, 107, 0, 0, 58, 0, 1, 0, 0, 1, 0, 0, 0, 2, 0,
    35, 3, 3, 0, 194, 107, 0, 189, 107, 0, 0, 34, 1, 3, 3, 2, 1, 0, 0, 0, 22, 1, 3, 1, 46,
    1, 17, 108, 0, 85, 124, 0, 0, 0, 0, 0, 38, 1, 1, 0, 0, 0, 2, 0, 3, 1, 45, 1, 14, 109,
    0, 143, 108, 0, 0, 37, 1, 3, 39, 1, 1, 0, 0, 0, 2, 0, 36, 2, 47, 1, 149, 109, 0, 55, 109,
    0, 0, 216, 2, 1, 39, 1, 1, 0, 0, 0, 2, 0, 37, 2, 48, 1, 72, 110, 0, 236, 109, 0, 0, 244,
    1, 2, 39, 1, 1, 0, 0, 0, 23, 1, 38, 1, 6, 1, 200, 110, 0, 101, 110, 0, 0, 40, 1, 3, 0,
    0, 1, 0, 0, 0, 23, 1, 39, 1, 6, 1, 230, 110, 0, 85, 124, 0, 0, 0, 0, 0, 38, 1, 1, 0,
    0, 0, 2, 0, 3, 1, 45, 1, 14, 111, 0, 56, 88, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2,
    0, 40, 3, 3, 0, 29, 111, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 1, 0, 0, 0, 20, 1, 3, 1,
    40, 1, 118, 111, 0, 43, 111, 0, 0, 51, 0, 1, 37, 1, 1, 0, 0, 0, 2, 0, 31, 1, 41, 1, 127,
    111, 0, 0, 0, 0, 0, 217, 2, 1, 0, 0, 1, 0, 0, 0, 2, 0, 7, 2, 3, 0, 189, 111, 0, 184,
    111, 0, 5, 115, 0, 2, 40, 1, 0, 1, 0, 0, 2, 0, 41, 3, 49, 3, 173, 112, 0, 168, 112, 0, 5,
    246, 1, 2, 40, 1, 0, 1, 0, 0, 2, 0, 41, 3, 50, 2, 210, 112, 0, 205, 112, 0, 5, 246, 1, 2,
    40, 1, 0, 1, 0, 0, 2, 0, 41, 3, 50, 2, 247, 112, 0, 242, 112, 0, 5, 246, 1, 2, 40, 1, 0,
    1, 0, 0, 2, 0, 41, 3, 50, 2, 26, 113, 0, 21, 113, 0, 5, 115, 0, 2, 40, 1, 0, 1, 0, 0,
    2, 0, 41, 3, 51, 3, 176, 113, 0, 130, 113, 0, 0, 43, 1, 3, 0, 0, 1, 0, 0, 0, 24, 3, 42,
    2, 3, 0, 193, 113, 0, 188, 113, 0, 5, 246, 1, 2, 40, 1, 0, 1, 0, 0, 2, 0, 42, 2, 52, 2,
    17, 114, 0, 12, 114, 0, 5, 246, 1, 2, 40, 1, 0, 1, 0, 0, 25, 2, 42, 2, 50, 2, 58, 114, 0,
    53, 114, 0, 5, 246, 1, 2, 40, 1, 0, 1, 0, 0, 25, 2, 42, 2, 50, 2, 99, 114, 0, 94, 114, 0,
    5, 246, 1, 2, 40, 1, 0, 1, 0, 0, 2, 0, 42, 2, 52, 2, 123, 114, 0, 118, 114, 0, 5, 246, 1,
    2, 40, 1, 0, 1, 0, 0, 2, 0, 42, 2, 52, 2, 147, 114, 0, 142, 114, 0, 5, 246, 1, 2, 40, 1,
    0, 1, 0, 0, 2, 0, 42, 2, 52, 2, 208, 114, 0, 203, 114, 0, 5, 246, 1, 2, 40, 1, 0, 1, 0,
    0, 26, 2, 42, 2, 50, 2, 251, 114, 0, 246, 114, 0, 5, 246, 1, 2, 40, 1, 0, 1, 0, 0, 26, 2,
    42, 2, 50, 2, 38, 115, 0, 33, 115, 0, 5, 115, 0, 2, 40, 1, 0, 1, 0, 0, 27, 2, 42, 2, 53,
    3, 243, 115, 0, 238, 115, 0, 5, 115, 0, 2, 40, 1, 0, 1, 0, 0, 27, 2, 42, 2, 54, 3, 37, 117,
    0, 32, 117, 0, 5, 115, 0, 2, 40, 1, 0, 1, 0, 0, 27, 2, 42, 2, 55, 3, 219, 117, 0, 214, 117,
    0, 5, 246, 1, 2, 40, 1, 0, 1, 0, 0, 2, 0, 42, 2, 52, 2, 244, 117, 0, 239, 117, 0, 5, 246,
    1, 2, 40, 1, 0, 1, 0, 0, 2, 0, 42, 2, 52, 2, 49, 118, 0, 44, 118, 0, 5, 246, 1, 2, 40,
    1, 0, 1, 0, 0, 28, 2, 42, 2, 50, 2, 94, 118, 0, 89, 118, 0, 5, 246, 1, 2, 40, 1, 0, 1,
    0, 0, 28, 2, 42, 2, 50, 2, 139, 118, 0, 134, 118, 0, 5, 246, 1, 2, 40, 1, 0, 1, 0, 0, 2,
    0, 42, 2, 52, 2, 165, 118, 0, 160, 118, 0, 5, 246, 1, 2, 40, 1, 0, 1, 0, 0, 2, 0, 42, 2,
    52, 2, 86, 119, 0, 186, 118, 0, 4, 44, 1, 2, 0, 0, 0, 1, 0, 0, 29, 2, 43, 3, 3, 0, 103,
    119, 0, 98, 119, 0, 5, 246, 1, 2, 40, 1, 0, 1, 0, 0, 26, 2, 42, 2, 50, 2, 155, 119, 0, 150,
    119, 0, 5, 115, 0, 2, 40, 1, 0, 1, 0, 0, 27, 2, 42, 2, 56, 3, 105, 120, 0, 100, 120, 0, 5,
    246, 1, 2, 40, 1, 0, 1, 0, 0, 26, 2, 42, 2, 50, 2, 158, 120, 0, 153, 120, 0, 5, 115, 0, 2,
    40, 1, 0, 1, 0, 0, 2, 0, 41, 3, 57, 3, 199, 120, 0, 194, 120, 0, 5, 246, 1, 2, 40, 1, 0,
    1, 0, 0, 2, 0, 41, 3, 50, 2, 227, 120, 0, 222, 120, 0, 5, 246, 1, 2, 40, 1, 0, 1, 0, 0,
    2, 0, 41, 3, 50, 2, 255, 120, 0, 250, 120, 0, 5, 246, 1, 2, 40, 1, 0, 1, 0, 0, 2, 0, 41,
    3, 50, 2, 252, 121, 0, 88, 121, 0, 4, 248, 1, 2, 41, 1, 0, 1, 0, 0, 2, 0, 42, 2, 3, 0,
    13, 122, 0, 8, 122, 0, 5, 115, 0, 2, 40, 1, 0, 1, 0, 0, 2, 0, 42, 2, 58, 3, 180, 123, 0,
    175, 123, 0, 5, 115, 0, 2, 40, 1, 0, 1, 0, 0, 30, 4, 42, 2, 59, 1, 3, 124, 0, 226, 123, 0,
    0, 0, 0, 0, 38, 1, 1, 0, 0, 0, 31, 1, 3, 1, 45, 1, 138, 124, 0, 26, 124, 0, 0, 120, 0,
    1, 42, 1, 1, 0, 0, 0, 32, 1, 3, 1, 60, 1, 162, 124, 0, 157, 124, 0, 5, 115, 0, 2, 40, 1,
    0, 1, 0, 0, 2, 0, 41, 3, 61, 3, 228, 124, 0, 223, 124, 0, 5, 246, 1, 2, 40, 1, 0, 1, 0,
    0, 2, 0, 41, 3, 52, 2, 4, 125, 0, 255, 124, 0, 5, 246, 1, 2, 40, 1, 0, 1, 0, 0, 2, 0,
    41, 3, 50, 2, 35, 125, 0, 30, 125, 0, 5, 246, 1, 2, 40, 1, 0, 1, 0, 0, 2, 0, 41, 3, 50,
    2, 66, 125, 0, 61, 125, 0, 5, 246, 1, 2, 40, 1, 0, 1, 0, 0, 2, 0, 41, 3, 50, 2, 95, 125,
    0, 90, 125, 0, 5, 115, 0, 2, 40, 1, 0, 1, 0, 0, 2, 0, 41, 3, 62, 3, 149, 125, 0, 144, 125,
    0, 5, 246, 1, 2, 40, 1, 0, 1, 0, 0, 2, 0, 41, 3, 50, 2, 180, 125, 0, 175, 125, 0, 5, 246,
    1, 2, 40, 1, 0, 1, 0, 0, 2, 0, 41, 3, 50, 2, 211, 125, 0, 206, 125, 0, 5, 246, 1, 2, 40,
    1, 0, 1, 0, 0, 2, 0, 41, 3, 50, 2, 240, 125, 0, 235, 125, 0, 5, 115, 0, 2, 40, 1, 0, 1,
    0, 0, 2, 0, 41, 3, 63, 3, 151, 127, 0, 80, 126, 0, 5, 166, 0, 4, 42, 1, 2, 1, 0, 0, 33,
    2, 3, 1, 64, 1, 169, 127, 0, 130, 113, 0, 0, 46, 1, 3, 0, 0, 1, 0, 0, 0, 24, 3, 42, 2,
    3, 0, 188, 127, 0, 130, 113, 0, 0, 46, 1, 3, 0, 0, 1, 0, 0, 0, 24, 3, 42, 2, 3, 0, 212,
    127, 0, 207, 127, 0, 5, 115, 0, 2, 40, 1, 0, 1, 0, 0, 27, 2, 42, 2, 65, 3, 165, 128, 0, 160,
    128, 0, 5, 115, 0, 2, 40, 1, 0, 1, 0, 0, 34, 2, 42, 2, 66, 3, 139, 129, 0, 134, 129, 0, 5,
    115, 0, 2, 40, 1, 0, 1, 0, 0, 34, 2, 42, 2, 67, 3, 204, 129, 0, 199, 129, 0, 5, 115, 0, 2,
    40, 1, 0, 1, 0, 0, 34, 2, 42, 2, 68, 3, 6, 130, 0, 1, 130, 0, 5, 115, 0, 2, 40, 1, 0,
    1, 0, 0, 27, 2, 42, 2, 69, 3, 180, 130, 0, 175, 130, 0, 5, 115, 0, 2, 40, 1, 0, 1, 0, 0,
    27, 2, 42, 2, 70, 3, 209, 130, 0, 204, 130, 0, 5, 115, 0, 2, 40, 1, 0, 1, 0, 0, 27, 2, 42,
    2, 71, 3, 233, 130, 0, 130, 113, 0, 0, 46, 1, 3, 0, 0, 1, 0, 0, 0, 24, 3, 42, 2, 3, 0,
    1, 131, 0, 252, 130, 0, 5, 115, 0, 2, 40, 1, 0, 1, 0, 0, 2, 0, 42, 2, 72, 3, 107, 131, 0,
    102, 131, 0, 5, 115, 0, 2, 40, 1, 0, 1, 0, 0, 2, 0, 42, 2, 73, 3, 50, 132, 0, 186, 131, 0,
    0, 49, 1, 3, 35, 1, 1, 0, 0, 0, 2, 0, 3, 1, 74, 1, 68, 132, 0, 63, 132, 0, 5, 115, 0,
    2, 40, 1, 0, 1, 0, 0, 2, 0, 42, 2, 75, 3, 15, 133, 0, 205, 132, 0, 0, 221, 2, 1, 42, 1,
    1, 0, 0, 0, 35, 1, 3, 1, 3, 0, 44, 133, 0, 205, 132, 0, 0, 221, 2, 1, 42, 1, 1, 0, 0,
    0, 35, 1, 3, 1, 3, 0, 76, 133, 0, 71, 133, 0, 5, 112, 0, 5, 43, 1, 2, 1, 0, 0, 36, 2,
    4, 1, 76, 2, 181, 133, 0, 176, 133, 0, 5, 115, 0, 2, 40, 1, 0, 1, 0, 0, 2, 0, 41, 3, 77,
    3, 235, 133, 0, 230, 133, 0, 5, 246, 1, 2, 40, 1, 0, 1, 0, 0, 2, 0, 41, 3, 50, 2, 10, 134,
    0, 5, 134, 0, 5, 246, 1, 2, 40, 1, 0, 1, 0, 0, 2, 0, 41, 3, 50, 2, 41, 134, 0, 36, 134,
    0, 5, 246, 1, 2, 40, 1, 0, 1, 0, 0, 2, 0, 41, 3, 50, 2, 70, 134, 0, 65, 134, 0, 0, 217,
    2, 1, 0, 0, 1, 0, 0, 0, 2, 0, 44, 3, 3, 0, 133, 134, 0, 88, 134, 0, 0, 0, 0, 0, 0,
    0, 1, 0, 0, 0, 37, 1, 45, 2, 3, 0, 42, 135, 0, 196, 134, 0, 0, 250, 1, 2, 44, 1, 1, 0,
    0, 0, 2, 0, 46, 3, 78, 1, 140, 135, 0, 94, 135, 0, 0, 224, 2, 1, 45, 1, 1, 0, 0, 0, 2,
    0, 3, 1, 3, 0, 164, 135, 0, 159, 135, 0, 0, 226, 2, 1, 46, 1, 1, 0, 0, 0, 38, 1, 0, 0,
    3, 0, 176, 135, 0, 196, 134, 0, 0, 250, 1, 2, 44, 1, 1, 0, 0, 0, 2, 0, 3, 2, 78, 1, 185,
    135, 0, 196, 134, 0, 0, 250, 1, 2, 44, 1, 1, 0, 0, 0, 2, 0, 3, 2, 78, 1, 82, 136, 0, 77,
    136, 0, 0, 252, 1, 2, 47, 1, 1, 0, 0, 0, 39, 2, 0, 0, 3, 0, 135, 136, 0, 94, 135, 0, 0,
    229, 2, 1, 48, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 214, 136, 0, 148, 136, 0, 0, 231, 2, 1,
    0, 0, 1, 0, 2, 1, 2, 0, 7, 2, 3, 0, 245, 136, 0, 240, 136, 0, 0, 233, 2, 1, 49, 1, 1,
    0, 0, 0, 40, 2, 0, 0, 3, 0, 173, 137, 0, 168, 137, 0, 0, 52, 1, 3, 50, 1, 1, 0, 0, 0,
    41, 2, 0, 0, 3, 0, 164, 138, 0, 186, 137, 0, 1, 55, 1, 3, 0, 0, 1, 0, 3, 2, 42, 1, 7,
    2, 79, 1, 229, 138, 0, 74, 143, 0, 0, 0, 2, 2, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 80, 1,
    31, 139, 0, 26, 139, 0, 0, 8, 2, 1, 5, 1, 1, 0, 0, 0, 43, 1, 3, 1, 3, 0, 100, 139, 0,
    196, 134, 0, 0, 2, 2, 2, 51, 1, 1, 0, 0, 0, 44, 1, 3, 2, 78, 1, 42, 140, 0, 160, 139, 0,
    0, 2, 2, 2, 52, 1, 1, 0, 0, 0, 45, 2, 3, 1, 81, 1, 52, 140, 0, 196, 134, 0, 0, 2, 2,
    2, 51, 1, 1, 0, 0, 0, 44, 1, 3, 2, 78, 1, 67, 140, 0, 62, 140, 0, 0, 0, 0, 0, 0, 0,
    1, 0, 0, 0, 46, 2, 0, 0, 3, 0, 78, 140, 0, 196, 134, 0, 0, 2, 2, 2, 51, 1, 1, 0, 0,
    0, 44, 1, 3, 2, 78, 1, 162, 140, 0, 88, 140, 0, 0, 238, 2, 1, 51, 1, 1, 0, 0, 0, 44, 1,
    3, 2, 82, 1, 172, 140, 0, 94, 135, 0, 0, 239, 2, 1, 51, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3,
    0, 183, 140, 0, 94, 135, 0, 0, 239, 2, 1, 44, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 195, 140,
    0, 94, 135, 0, 0, 239, 2, 1, 44, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 207, 140, 0, 94, 135,
    0, 0, 239, 2, 1, 51, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 22, 141, 0, 220, 140, 0, 0, 191,
    0, 1, 5, 1, 1, 0, 0, 0, 2, 0, 47, 1, 83, 1, 34, 141, 0, 196, 134, 0, 0, 2, 2, 2, 51,
    1, 1, 0, 0, 0, 44, 1, 3, 2, 78, 1, 44, 141, 0, 196, 134, 0, 0, 2, 2, 2, 51, 1, 1, 0,
    0, 0, 44, 1, 3, 2, 78, 1, 74, 141, 0, 69, 141, 0, 4, 0, 0, 0, 0, 0, 5, 1, 0, 0, 47,
    4, 48, 4, 3, 0, 156, 141, 0, 84, 141, 0, 0, 4, 2, 2, 45, 1, 1, 0, 0, 0, 2, 0, 3, 1,
    3, 0, 22, 142, 0, 160, 139, 0, 0, 6, 2, 2, 52, 1, 1, 0, 0, 0, 48, 1, 3, 1, 81, 1, 250,
    142, 0, 50, 142, 0, 0, 82, 1, 1, 53, 1, 1, 0, 0, 0, 49, 5, 0, 0, 3, 0, 217, 143, 0, 63,
    143, 0, 0, 58, 1, 3, 54, 1, 1, 0, 0, 0, 2, 0, 3, 1, 84, 1, 241, 143, 0, 236, 143, 0, 0,
    8, 2, 2, 55, 1, 1, 0, 0, 0, 43, 1, 3, 1, 3, 0, 2, 144, 0, 0, 0, 0, 0, 243, 2, 1,
    0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 46, 144, 0, 0, 0, 0, 0, 244, 2, 1, 5, 1, 1,
    0, 0, 0, 2, 0, 3, 2, 85, 1, 67, 144, 0, 0, 0, 0, 0, 244, 2, 1, 5, 1, 1, 0, 0, 0,
    2, 0, 3, 2, 85, 1, 131, 144, 0, 0, 0, 0, 0, 61, 1, 2, 5, 1, 1, 0, 0, 0, 2, 0, 3,
    2, 86, 1, 42, 145, 0, 196, 144, 0, 0, 10, 2, 2, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 87, 1,
    164, 145, 0, 63, 145, 0, 0, 12, 2, 2, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 88, 1, 29, 146, 0,
    183, 145, 0, 0, 14, 2, 2, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 89, 1, 247, 146, 0, 49, 146, 0,
    0, 170, 0, 4, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 90, 1, 43, 147, 0, 87, 89, 0, 0, 12, 2,
    1, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 91, 1, 65, 147, 0, 191, 145, 0, 0, 12, 2, 1, 5, 1,
    1, 0, 0, 0, 2, 0, 0, 0, 91, 1, 85, 147, 0, 201, 156, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0,
    0, 2, 0, 0, 0, 3, 0, 198, 147, 0, 105, 147, 0, 0, 16, 2, 2, 5, 1, 1, 0, 0, 0, 2, 0,
    0, 0, 92, 1, 221, 147, 0, 0, 0, 0, 0, 244, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 3, 2, 85,
    1, 235, 147, 0, 0, 0, 0, 0, 244, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 3, 2, 85, 1, 251, 147,
    0, 0, 0, 0, 0, 244, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 3, 2, 85, 1, 9, 148, 0, 0, 0,
    0, 0, 244, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 3, 2, 85, 1, 24, 148, 0, 0, 0, 0, 0, 244,
    2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 3, 2, 85, 1, 39, 148, 0, 0, 0, 0, 0, 244, 2, 1, 5,
    1, 1, 0, 0, 0, 2, 0, 3, 2, 85, 1, 127, 148, 0, 0, 0, 0, 0, 61, 1, 3, 5, 1, 1, 0,
    0, 0, 2, 0, 3, 2, 93, 1, 141, 148, 0, 0, 0, 0, 0, 61, 1, 3, 5, 1, 1, 0, 0, 0, 2,
    0, 3, 2, 93, 1, 227, 148, 0, 159, 148, 0, 0, 18, 2, 2, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1,
    3, 0, 2, 149, 0, 0, 0, 0, 0, 244, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 3, 2, 85, 1, 16,
    149, 0, 0, 0, 0, 0, 244, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 3, 2, 85, 1, 32, 149, 0, 0,
    0, 0, 0, 244, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 3, 2, 85, 1, 47, 149, 0, 0, 0, 0, 0,
    64, 1, 3, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 78, 149, 0, 0, 0, 0, 0, 64, 1, 3,
    5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 172, 149, 0, 114, 149, 0, 0, 67, 1, 3, 5, 1, 1,
    0, 0, 0, 50, 1, 0, 0, 3, 0, 196, 149, 0, 114, 149, 0, 0, 70, 1, 3, 5, 1, 1, 0, 0, 0,
    50, 1, 0, 0, 3, 0, 51, 150, 0, 218, 149, 0, 0, 73, 1, 3, 0, 0, 1, 0, 0, 0, 50, 1, 0,
    0, 3, 0, 165, 150, 0, 76, 150, 0, 0, 76, 1, 3, 0, 0, 1, 0, 0, 0, 50, 1, 0, 0, 3, 0,
    44, 151, 0, 195, 150, 0, 0, 80, 1, 2, 5, 1, 1, 0, 0, 0, 51, 3, 0, 0, 3, 0, 197, 151, 0,
    79, 151, 0, 0, 79, 1, 3, 0, 0, 1, 0, 0, 0, 51, 3, 0, 0, 3, 0, 55, 152, 0, 233, 151, 0,
    0, 20, 2, 2, 5, 1, 1, 0, 0, 0, 52, 3, 0, 0, 3, 0, 135, 152, 0, 81, 152, 0, 0, 79, 1,
    1, 5, 1, 1, 0, 0, 0, 53, 2, 0, 0, 3, 0, 162, 152, 0, 0, 0, 0, 0, 61, 1, 2, 5, 1,
    1, 0, 0, 0, 2, 0, 3, 2, 86, 1, 180, 152, 0, 0, 0, 0, 0, 61, 1, 2, 5, 1, 1, 0, 0,
    0, 2, 0, 3, 2, 86, 1, 197, 152, 0, 0, 0, 0, 0, 174, 0, 4, 0, 0, 1, 0, 0, 0, 2, 0,
    0, 0, 3, 0, 214, 152, 0, 0, 0, 0, 0, 174, 0, 4, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3,
    0, 238, 152, 0, 0, 0, 0, 0, 61, 1, 2, 5, 1, 1, 0, 0, 0, 2, 0, 3, 2, 86, 1, 0, 153,
    0, 0, 0, 0, 0, 61, 1, 2, 5, 1, 1, 0, 0, 0, 2, 0, 3, 2, 86, 1, 17, 153, 0, 0, 0,
    0, 0, 61, 1, 2, 5, 1, 1, 0, 0, 0, 2, 0, 3, 2, 86, 1, 31, 153, 0, 0, 0, 0, 0, 178,
    0, 4, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 50, 153, 0, 0, 0, 0, 0, 64, 1, 2, 5,
    1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 79, 153, 0, 0, 0, 0, 0, 244, 2, 1, 5, 1, 1, 0,
    0, 0, 2, 0, 3, 2, 85, 1, 93, 153, 0, 0, 0, 0, 0, 61, 1, 2, 5, 1, 1, 0, 0, 0, 2,
    0, 3, 2, 86, 1, 108, 153, 0, 0, 0, 0, 0, 61, 1, 2, 5, 1, 1, 0, 0, 0, 2, 0, 3, 2,
    86, 1, 123, 153, 0, 0, 0, 0, 0, 64, 1, 2, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 152,
    153, 0, 0, 0, 0, 0, 244, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 3, 2, 85, 1, 167, 153, 0, 0,
    0, 0, 0, 64, 1, 2, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 242, 153, 0, 196, 153, 0, 0,
    245, 2, 1, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 94, 1, 9, 154, 0, 201, 156, 0, 0, 0, 0, 0,
    5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 29, 154, 0, 0, 0, 0, 0, 64, 1, 2, 5, 1, 1,
    0, 0, 0, 2, 0, 0, 0, 3, 0, 58, 154, 0, 0, 0, 0, 0, 64, 1, 2, 5, 1, 1, 0, 0, 0,
    2, 0, 0, 0, 3, 0, 87, 154, 0, 0, 0, 0, 0, 64, 1, 2, 5, 1, 1, 0, 0, 0, 2, 0, 0,
    0, 3, 0, 116, 154, 0, 0, 0, 0, 0, 64, 1, 1, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0,
    144, 154, 0, 0, 0, 0, 0, 64, 1, 1, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 172, 154, 0,
    0, 0, 0, 0, 64, 1, 2, 5, 1, 1, 0, 0, 0, 54, 1, 3, 1, 3, 0, 201, 154, 0, 0, 0, 0,
    0, 64, 1, 1, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 230, 154, 0, 0, 0, 0, 0, 64, 1,
    1, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 3, 155, 0, 0, 0, 0, 0, 64, 1, 2, 5, 1,
    1, 0, 0, 0, 54, 1, 3, 1, 3, 0, 32, 155, 0, 0, 0, 0, 0, 64, 1, 1, 5, 1, 1, 0, 0,
    0, 2, 0, 3, 1, 3, 0, 60, 155, 0, 0, 0, 0, 0, 64, 1, 1, 5, 1, 1, 0, 0, 0, 2, 0,
    3, 1, 3, 0, 87, 155, 0, 0, 0, 0, 0, 64, 1, 1, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3,
    0, 116, 155, 0, 0, 0, 0, 0, 64, 1, 1, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 145, 155,
    0, 0, 0, 0, 0, 64, 1, 1, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 174, 155, 0, 0, 0,
    0, 0, 64, 1, 1, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 203, 155, 0, 0, 0, 0, 0, 64,
    1, 1, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 231, 155, 0, 94, 135, 0, 0, 246, 2, 1, 45,
    1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 250, 155, 0, 245, 155, 0, 1, 82, 1, 3, 49, 1, 1, 0,
    4, 2, 40, 1, 1, 1, 3, 0, 11, 156, 0, 6, 156, 0, 0, 233, 2, 1, 5, 1, 1, 0, 0, 0, 55,
    1, 0, 0, 3, 0, 55, 156, 0, 50, 156, 0, 0, 27, 2, 1, 56, 1, 1, 0, 0, 0, 56, 4, 0, 0,
    3, 0, 65, 156, 0, 196, 134, 0, 0, 250, 1, 2, 44, 1, 1, 0, 0, 0, 2, 0, 3, 2, 78, 1, 114,
    156, 0, 75, 156, 0, 4, 0, 0, 0, 0, 0, 4, 1, 0, 0, 37, 1, 49, 3, 3, 0, 166, 156, 0, 128,
    156, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 57, 1, 0, 0, 3, 0, 226, 156, 0, 186, 156, 0, 0,
    0, 0, 0, 5, 1, 1, 0, 0, 0, 17, 1, 3, 1, 3, 0, 53, 157, 0, 48, 157, 0, 4, 0, 0, 0,
    0, 0, 6, 1, 0, 0, 2, 10, 50, 2, 95, 1, 84, 157, 0, 201, 156, 0, 0, 0, 0, 0, 46, 1, 1,
    0, 0, 0, 2, 0, 3, 1, 3, 0, 99, 157, 0, 201, 156, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0,
    2, 0, 3, 1, 3, 0, 115, 157, 0, 196, 134, 0, 0, 250, 1, 2, 44, 1, 1, 0, 0, 0, 2, 0, 46,
    3, 78, 1, 124, 157, 0, 196, 134, 0, 0, 250, 1, 2, 44, 1, 1, 0, 0, 0, 2, 0, 3, 2, 78, 1,
    132, 157, 0, 94, 135, 0, 0, 224, 2, 1, 44, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 146, 157, 0,
    123, 103, 0, 0, 73, 1, 1, 0, 0, 1, 0, 0, 0, 2, 0, 1, 1, 3, 0, 158, 157, 0, 166, 205, 0,
    0, 249, 2, 1, 0, 0, 1, 0, 0, 0, 2, 0, 7, 2, 3, 0, 170, 157, 0, 196, 134, 0, 0, 250, 1,
    2, 44, 1, 1, 0, 0, 0, 2, 0, 3, 2, 78, 1, 93, 158, 0, 180, 157, 0, 0, 85, 1, 3, 5, 1,
    1, 0, 0, 0, 2, 0, 51, 2, 96, 1, 105, 158, 0, 94, 135, 0, 0, 246, 2, 1, 44, 1, 1, 0, 0,
    0, 2, 0, 3, 1, 3, 0, 115, 158, 0, 196, 134, 0, 0, 250, 1, 2, 44, 1, 1, 0, 0, 0, 2, 0,
    3, 2, 78, 1, 243, 158, 0, 124, 158, 0, 0, 24, 2, 2, 54, 1, 1, 0, 0, 0, 58, 1, 3, 1, 3,
    0, 6, 159, 0, 94, 135, 0, 0, 246, 2, 1, 51, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 18, 159,
    0, 196, 134, 0, 0, 250, 1, 2, 44, 1, 1, 0, 0, 0, 2, 0, 3, 2, 78, 1, 33, 159, 0, 28, 159,
    0, 0, 26, 2, 2, 0, 0, 1, 0, 0, 0, 56, 4, 0, 0, 3, 0, 44, 159, 0, 196, 134, 0, 0, 250,
    1, 2, 44, 1, 1, 0, 0, 0, 2, 0, 3, 2, 78, 1, 44, 160, 0, 53, 159, 0, 1, 88, 1, 3, 0,
    0, 1, 0, 5, 2, 59, 3, 7, 2, 97, 1, 56, 160, 0, 94, 135, 0, 0, 246, 2, 1, 44, 1, 1, 0,
    0, 0, 2, 0, 3, 1, 3, 0, 67, 160, 0, 196, 134, 0, 0, 250, 1, 2, 44, 1, 1, 0, 0, 0, 2,
    0, 3, 2, 78, 1, 77, 160, 0, 94, 135, 0, 0, 246, 2, 1, 51, 1, 1, 0, 0, 0, 2, 0, 3, 1,
    3, 0, 89, 160, 0, 56, 88, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 1, 1, 3, 0, 106,
    160, 0, 196, 134, 0, 0, 250, 1, 2, 44, 1, 1, 0, 0, 0, 2, 0, 3, 2, 78, 1, 116, 160, 0, 196,
    134, 0, 0, 250, 1, 2, 44, 1, 1, 0, 0, 0, 2, 0, 3, 2, 78, 1, 125, 160, 0, 94, 135, 0, 0,
    246, 2, 1, 44, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 55, 161, 0, 200, 160, 0, 0, 250, 2, 1,
    57, 1, 1, 0, 0, 0, 2, 0, 47, 6, 98, 1, 65, 161, 0, 142, 96, 0, 0, 30, 2, 2, 57, 1, 1,
    0, 0, 0, 2, 0, 47, 6, 32, 1, 76, 161, 0, 200, 160, 0, 0, 250, 2, 1, 57, 1, 1, 0, 0, 0,
    2, 0, 47, 6, 98, 1, 85, 161, 0, 200, 160, 0, 0, 250, 2, 1, 57, 1, 1, 0, 0, 0, 2, 0, 47,
    6, 98, 1, 94, 161, 0, 200, 160, 0, 0, 250, 2, 1, 57, 1, 1, 0, 0, 0, 2, 0, 47, 6, 98, 1,
    104, 161, 0, 200, 160, 0, 0, 250, 2, 1, 57, 1, 1, 0, 0, 0, 2, 0, 47, 6, 98, 1, 115, 161, 0,
    200, 160, 0, 0, 250, 2, 1, 57, 1, 1, 0, 0, 0, 2, 0, 47, 6, 98, 1, 124, 161, 0, 200, 160, 0,
    0, 250, 2, 1, 57, 1, 1, 0, 0, 0, 2, 0, 47, 6, 98, 1, 135, 161, 0, 200, 160, 0, 0, 250, 2,
    1, 57, 1, 1, 0, 0, 0, 2, 0, 47, 6, 98, 1, 146, 161, 0, 200, 160, 0, 0, 250, 2, 1, 57, 1,
    1, 0, 0, 0, 2, 0, 47, 6, 98, 1, 156, 161, 0, 142, 96, 0, 0, 30, 2, 2, 57, 1, 1, 0, 0,
    0, 2, 0, 47, 6, 32, 1, 166, 161, 0, 200, 160, 0, 0, 250, 2, 1, 57, 1, 1, 0, 0, 0, 2, 0,
    47, 6, 98, 1, 177, 161, 0, 200, 160, 0, 0, 250, 2, 1, 57, 1, 1, 0, 0, 0, 2, 0, 47, 6, 98,
    1, 186, 161, 0, 200, 160, 0, 0, 250, 2, 1, 57, 1, 1, 0, 0, 0, 2, 0, 47, 6, 98, 1, 196, 161,
    0, 200, 160, 0, 0, 250, 2, 1, 57, 1, 1, 0, 0, 0, 2, 0, 47, 6, 98, 1, 94, 162, 0, 206, 161,
    0, 1, 29, 1, 2, 58, 1, 1, 0, 0, 0, 60, 1, 0, 0, 99, 1, 107, 162, 0, 206, 161, 0, 1, 29,
    1, 2, 58, 1, 1, 0, 0, 0, 60, 1, 0, 0, 99, 1, 126, 162, 0, 121, 162, 0, 4, 0, 0, 0, 1,
    1, 7, 1, 0, 0, 2, 0, 52, 3, 100, 1, 248, 162, 0, 175, 162, 0, 0, 177, 2, 1, 0, 0, 1, 0,
    0, 0, 2, 0, 53, 4, 3, 0, 70, 163, 0, 19, 163, 0, 0, 246, 0, 1, 0, 0, 1, 0, 0, 0, 61,
    1, 0, 0, 3, 0, 70, 164, 0, 130, 163, 0, 0, 38, 2, 1, 59, 1, 1, 0, 0, 0, 2, 0, 54, 4,
    101, 1, 162, 164, 0, 89, 164, 0, 0, 182, 0, 1, 60, 1, 1, 0, 0, 0, 2, 0, 55, 4, 3, 0, 227,
    164, 0, 174, 164, 0, 0, 254, 2, 1, 61, 1, 1, 0, 0, 0, 2, 0, 43, 1, 3, 0, 240, 164, 0, 205,
    132, 0, 0, 0, 3, 1, 62, 1, 1, 0, 0, 0, 35, 1, 56, 2, 3, 0, 115, 165, 0, 6, 165, 0, 0,
    32, 2, 2, 0, 0, 1, 0, 0, 0, 2, 0, 57, 3, 3, 0, 127, 165, 0, 176, 102, 0, 0, 39, 2, 1,
    0, 0, 1, 0, 0, 0, 2, 0, 5, 1, 3, 0, 239, 165, 0, 142, 165, 0, 0, 34, 2, 2, 38, 1, 1,
    0, 0, 0, 2, 0, 58, 2, 102, 1, 255, 165, 0, 250, 165, 0, 0, 58, 0, 1, 0, 0, 1, 0, 0, 0,
    2, 0, 0, 0, 3, 0, 155, 166, 0, 16, 166, 0, 0, 91, 1, 3, 0, 0, 1, 0, 0, 0, 2, 0, 0,
    0, 103, 1, 171, 166, 0, 205, 132, 0, 0, 0, 3, 1, 62, 1, 1, 0, 0, 0, 35, 1, 56, 2, 3, 0,
    246, 166, 0, 212, 166, 0, 0, 0, 0, 0, 63, 1, 1, 0, 0, 0, 62, 1, 3, 1, 3, 0, 142, 167, 0,
    8, 167, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 37, 5, 59, 1, 3, 0, 252, 167, 0, 137, 170, 0,
    0, 246, 0, 2, 3, 1, 1, 0, 0, 0, 2, 0, 60, 2, 104, 1, 13, 168, 0, 8, 168, 0, 0, 246, 0,
    2, 0, 0, 1, 0, 0, 0, 8, 3, 0, 0, 6, 1, 210, 169, 0, 29, 168, 0, 1, 182, 0, 4, 64, 1,
    1, 0, 0, 0, 63, 3, 56, 3, 105, 1, 111, 170, 0, 39, 170, 0, 0, 36, 2, 2, 65, 1, 1, 0, 0,
    0, 2, 0, 61, 2, 3, 0, 28, 171, 0, 126, 170, 0, 0, 245, 0, 3, 0, 0, 1, 0, 0, 0, 2, 0,
    62, 2, 106, 1, 50, 172, 0, 41, 171, 0, 1, 186, 0, 4, 64, 1, 1, 0, 0, 0, 63, 3, 63, 2, 105,
    1, 135, 172, 0, 176, 102, 0, 0, 39, 2, 1, 42, 1, 1, 0, 0, 0, 2, 0, 64, 3, 107, 1, 202, 172,
    0, 154, 172, 0, 0, 38, 2, 2, 0, 0, 1, 0, 0, 0, 2, 0, 65, 3, 101, 1, 227, 172, 0, 222, 172,
    0, 0, 5, 3, 1, 66, 1, 1, 0, 0, 0, 64, 1, 3, 1, 3, 0, 167, 173, 0, 19, 173, 0, 0, 94,
    1, 3, 67, 1, 1, 0, 0, 0, 2, 0, 3, 1, 108, 1, 184, 173, 0, 56, 88, 0, 0, 0, 0, 0, 0,
    0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 247, 173, 0, 198, 173, 0, 0, 249, 2, 1, 5, 1, 1, 0,
    0, 0, 2, 0, 0, 0, 3, 0, 5, 174, 0, 201, 156, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2,
    0, 3, 1, 3, 0, 32, 174, 0, 201, 156, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1,
    3, 0, 59, 174, 0, 201, 156, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 86,
    174, 0, 201, 156, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 112, 174, 0, 201,
    156, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 140, 174, 0, 201, 156, 0, 0,
    0, 0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 168, 174, 0, 201, 156, 0, 0, 0, 0, 0,
    5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 196, 174, 0, 201, 156, 0, 0, 0, 0, 0, 5, 1, 1,
    0, 0, 0, 2, 0, 3, 1, 3, 0, 222, 174, 0, 201, 156, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0,
    2, 0, 3, 1, 3, 0, 248, 174, 0, 201, 156, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 3,
    1, 3, 0, 18, 175, 0, 201, 156, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0,
    43, 175, 0, 201, 156, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 68, 175, 0,
    201, 156, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 93, 175, 0, 201, 156, 0,
    0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 126, 175, 0, 121, 175, 0, 0, 190, 0,
    4, 5, 1, 1, 0, 0, 0, 65, 1, 0, 0, 3, 0, 222, 175, 0, 146, 175, 0, 0, 40, 2, 2, 5, 1,
    1, 0, 0, 0, 2, 0, 0, 0, 109, 1, 1, 176, 0, 198, 173, 0, 0, 249, 2, 1, 68, 1, 1, 0, 0,
    0, 2, 0, 0, 0, 3, 0, 43, 176, 0, 198, 173, 0, 0, 249, 2, 1, 68, 1, 1, 0, 0, 0, 2, 0,
    0, 0, 3, 0, 85, 176, 0, 198, 173, 0, 0, 249, 2, 1, 68, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3,
    0, 127, 176, 0, 198, 173, 0, 0, 249, 2, 1, 68, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 174, 176,
    0, 169, 176, 0, 0, 249, 2, 1, 68, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 214, 176, 0, 198, 173,
    0, 0, 249, 2, 1, 68, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 30, 177, 0, 254, 176, 0, 0, 249,
    2, 1, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 73, 177, 0, 254, 176, 0, 0, 249, 2, 1, 0,
    0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 120, 177, 0, 56, 88, 0, 0, 0, 0, 0, 0, 0, 1, 0,
    0, 0, 2, 0, 0, 0, 3, 0, 184, 177, 0, 132, 177, 0, 0, 9, 3, 1, 0, 0, 1, 0, 0, 0, 2,
    0, 0, 0, 3, 0, 212, 177, 0, 194, 177, 0, 4, 0, 0, 0, 0, 0, 0, 1, 0, 0, 2, 0, 0, 0,
    3, 0, 228, 177, 0, 223, 177, 0, 5, 59, 0, 8, 0, 0, 0, 1, 0, 0, 66, 2, 0, 0, 3, 0, 126,
    178, 0, 241, 177, 0, 0, 42, 2, 2, 0, 0, 1, 0, 0, 0, 2, 0, 66, 1, 110, 1, 35, 179, 0, 140,
    178, 0, 4, 0, 0, 0, 0, 0, 8, 3, 0, 0, 67, 2, 59, 1, 3, 0, 81, 179, 0, 0, 0, 0, 5,
    100, 1, 3, 0, 0, 0, 1, 0, 0, 68, 1, 0, 0, 111, 1, 92, 179, 0, 56, 88, 0, 0, 0, 0, 0,
    0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 105, 179, 0, 56, 88, 0, 0, 0, 0, 0, 0, 0, 1,
    0, 0, 0, 2, 0, 0, 0, 3, 0, 119, 179, 0, 56, 88, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0,
    2, 0, 1, 1, 3, 0, 139, 179, 0, 134, 179, 0, 5, 33, 0, 10, 0, 0, 0, 1, 0, 0, 69, 7, 67,
    1, 112, 1, 109, 180, 0, 13, 180, 0, 0, 177, 2, 1, 0, 0, 1, 0, 0, 0, 2, 0, 68, 4, 3, 0,
    41, 181, 0, 211, 180, 0, 0, 10, 3, 1, 0, 0, 1, 0, 0, 0, 70, 2, 69, 1, 3, 0, 178, 181, 0,
    69, 181, 0, 0, 10, 3, 1, 69, 1, 1, 0, 0, 0, 70, 2, 70, 1, 3, 0, 214, 181, 0, 228, 181, 0,
    0, 12, 3, 1, 70, 1, 1, 0, 0, 0, 71, 1, 0, 0, 113, 1, 120, 182, 0, 202, 192, 0, 0, 106, 1,
    1, 0, 0, 1, 0, 0, 0, 2, 0, 70, 1, 114, 1, 220, 182, 0, 141, 182, 0, 0, 12, 3, 1, 71, 1,
    1, 0, 0, 0, 2, 0, 69, 1, 115, 1, 45, 183, 0, 141, 182, 0, 0, 15, 3, 1, 72, 1, 1, 0, 0,
    0, 2, 0, 69, 1, 116, 1, 68, 182, 0, 75, 183, 0, 1, 103, 1, 3, 73, 1, 1, 0, 0, 0, 72, 2,
    3, 1, 117, 1, 189, 184, 0, 82, 184, 0, 4, 0, 0, 0, 0, 0, 4, 1, 0, 0, 73, 3, 71, 3, 3,
    0, 117, 185, 0, 201, 184, 0, 1, 106, 1, 3, 0, 0, 1, 0, 0, 0, 2, 0, 70, 1, 118, 1, 221, 185,
    0, 129, 185, 0, 0, 18, 3, 1, 71, 1, 1, 0, 0, 0, 74, 1, 0, 0, 119, 1, 95, 186, 0, 232, 185,
    0, 0, 18, 3, 1, 72, 1, 1, 0, 0, 0, 75, 1, 0, 0, 120, 1, 15, 187, 0, 107, 186, 0, 4, 44,
    2, 2, 0, 0, 5, 1, 0, 0, 76, 2, 1, 5, 121, 1, 204, 181, 0, 27, 187, 0, 0, 0, 0, 0, 74,
    1, 1, 0, 0, 0, 77, 1, 0, 0, 122, 1, 161, 187, 0, 99, 187, 0, 0, 0, 0, 0, 3, 1, 1, 0,
    0, 0, 78, 1, 0, 0, 123, 1, 5, 188, 0, 182, 187, 0, 0, 10, 3, 1, 0, 0, 1, 0, 3, 2, 70,
    2, 1, 1, 3, 0, 123, 188, 0, 33, 188, 0, 0, 10, 3, 1, 69, 1, 1, 0, 0, 0, 70, 2, 0, 0,
    3, 0, 226, 188, 0, 148, 188, 0, 0, 46, 2, 2, 0, 0, 1, 0, 3, 2, 2, 0, 72, 3, 124, 1, 7,
    189, 0, 247, 188, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 1, 2, 0, 7, 2, 3, 0, 120, 189, 0, 25,
    189, 0, 0, 20, 3, 1, 0, 0, 1, 0, 3, 2, 79, 1, 73, 2, 125, 1, 232, 189, 0, 147, 189, 0, 0,
    106, 1, 1, 0, 0, 1, 0, 3, 2, 80, 2, 73, 2, 114, 1, 60, 190, 0, 7, 190, 0, 0, 106, 1, 1,
    0, 0, 1, 0, 3, 2, 70, 1, 73, 2, 114, 1, 92, 190, 0, 147, 189, 0, 0, 106, 1, 1, 0, 0, 1,
    0, 3, 2, 80, 2, 73, 2, 114, 1, 195, 190, 0, 122, 190, 0, 0, 21, 3, 1, 0, 0, 1, 0, 3, 2,
    2, 1, 73, 2, 126, 1, 43, 191, 0, 217, 190, 0, 0, 245, 0, 1, 0, 0, 1, 0, 3, 2, 81, 1, 73,
    2, 127, 1, 66, 191, 0, 72, 193, 0, 0, 0, 0, 0, 75, 1, 1, 0, 0, 0, 17, 1, 3, 1, 125, 1,
    79, 192, 0, 94, 191, 0, 1, 103, 1, 3, 76, 1, 1, 0, 0, 0, 82, 2, 0, 0, 128, 1, 107, 192, 0,
    72, 193, 0, 0, 0, 0, 0, 74, 1, 1, 0, 0, 0, 83, 1, 3, 1, 122, 1, 130, 192, 0, 72, 193, 0,
    0, 0, 0, 0, 3, 1, 1, 0, 0, 0, 84, 1, 3, 1, 123, 1, 154, 192, 0, 202, 192, 0, 0, 106, 1,
    1, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 114, 1, 171, 192, 0, 56, 88, 0, 0, 0, 0, 0, 0, 0,
    1, 0, 0, 0, 2, 0, 7, 2, 3, 0, 42, 193, 0, 191, 192, 0, 0, 106, 1, 1, 75, 1, 1, 0, 0,
    0, 70, 1, 3, 1, 129, 1, 152, 193, 0, 67, 193, 0, 0, 22, 3, 1, 74, 1, 1, 0, 0, 0, 2, 0,
    3, 1, 130, 1, 221, 193, 0, 182, 193, 0, 0, 245, 0, 1, 76, 1, 1, 0, 0, 0, 2, 0, 3, 1, 114,
    1, 92, 194, 0, 248, 193, 0, 0, 106, 1, 1, 77, 1, 1, 0, 0, 0, 85, 1, 3, 1, 131, 1, 169, 194,
    0, 115, 194, 0, 0, 106, 1, 1, 78, 1, 1, 0, 0, 0, 86, 1, 3, 1, 114, 1, 193, 194, 0, 248, 193,
    0, 0, 106, 1, 1, 77, 1, 1, 0, 0, 0, 85, 1, 3, 1, 131, 1, 215, 194, 0, 115, 194, 0, 0, 106,
    1, 1, 78, 1, 1, 0, 0, 0, 86, 1, 3, 1, 114, 1, 103, 195, 0, 238, 194, 0, 0, 245, 0, 1, 3,
    1, 1, 0, 0, 0, 2, 0, 74, 2, 132, 1, 164, 195, 0, 56, 88, 0, 0, 0, 0, 0, 79, 1, 1, 0,
    0, 0, 2, 0, 0, 0, 133, 1, 240, 195, 0, 190, 195, 0, 0, 25, 3, 1, 0, 0, 1, 0, 3, 2, 2,
    0, 73, 2, 3, 0, 6, 197, 0, 7, 196, 0, 1, 48, 2, 2, 0, 0, 1, 0, 2, 1, 87, 4, 1, 1,
    134, 1, 108, 197, 0, 30, 197, 0, 0, 50, 2, 2, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 114, 1, 198,
    197, 0, 127, 197, 0, 0, 20, 3, 1, 0, 0, 1, 0, 6, 2, 88, 1, 73, 2, 125, 1, 46, 198, 0, 226,
    197, 0, 0, 106, 1, 1, 0, 0, 1, 0, 6, 2, 89, 1, 73, 2, 114, 1, 78, 198, 0, 226, 197, 0, 0,
    106, 1, 1, 0, 0, 1, 0, 6, 2, 90, 1, 73, 2, 114, 1, 111, 198, 0, 226, 197, 0, 0, 106, 1, 1,
    0, 0, 1, 0, 6, 2, 89, 1, 73, 2, 114, 1, 209, 198, 0, 142, 198, 0, 0, 21, 3, 1, 0, 0, 1,
    0, 6, 2, 91, 1, 73, 2, 126, 1, 3, 199, 0, 142, 198, 0, 0, 245, 0, 1, 0, 0, 1, 0, 6, 2,
    92, 1, 73, 2, 127, 1, 84, 199, 0, 0, 0, 0, 0, 26, 3, 1, 80, 1, 1, 0, 0, 0, 93, 5, 25,
    2, 135, 1, 124, 199, 0, 0, 0, 0, 0, 26, 3, 1, 80, 1, 1, 0, 0, 0, 94, 6, 25, 2, 135, 1,
    65, 200, 0, 0, 0, 0, 0, 28, 3, 1, 81, 1, 1, 0, 0, 0, 95, 1, 47, 1, 136, 1, 83, 200, 0,
    0, 0, 0, 0, 28, 3, 1, 81, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 95, 200, 0, 0, 0, 0,
    0, 28, 3, 1, 81, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 122, 200, 0, 0, 0, 0, 4, 115, 0,
    1, 27, 1, 4, 1, 0, 0, 96, 3, 75, 2, 137, 1, 135, 200, 0, 0, 0, 0, 0, 30, 3, 1, 0, 0,
    1, 0, 0, 0, 2, 0, 1, 1, 3, 0, 164, 201, 0, 0, 0, 0, 0, 31, 3, 1, 82, 1, 1, 0, 0,
    0, 2, 0, 3, 1, 3, 0, 176, 201, 0, 0, 0, 0, 0, 28, 3, 1, 81, 1, 1, 0, 0, 0, 97, 3,
    47, 1, 136, 1, 188, 201, 0, 0, 0, 0, 0, 28, 3, 1, 81, 1, 1, 0, 0, 0, 98, 1, 47, 1, 136,
    1, 210, 201, 0, 56, 88, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 84, 202,
    0, 146, 175, 0, 0, 102, 0, 5, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 138, 1, 138, 202, 0, 102, 202,
    0, 0, 101, 0, 6, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 138, 1, 157, 202, 0, 201, 156, 0, 0, 0,
    0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 174, 202, 0, 201, 156, 0, 0, 0, 0, 0, 5,
    1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 191, 202, 0, 201, 156, 0, 0, 0, 0, 0, 5, 1, 1, 0,
    0, 0, 2, 0, 3, 1, 3, 0, 208, 202, 0, 198, 173, 0, 0, 249, 2, 1, 5, 1, 1, 0, 0, 0, 2,
    0, 0, 0, 3, 0, 235, 202, 0, 198, 173, 0, 0, 249, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0,
    3, 0, 5, 203, 0, 198, 173, 0, 0, 249, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 32,
    203, 0, 198, 173, 0, 0, 249, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 58, 203, 0, 198,
    173, 0, 0, 249, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 84, 203, 0, 198, 173, 0, 0,
    249, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 111, 203, 0, 198, 173, 0, 0, 249, 2, 1,
    5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 137, 203, 0, 198, 173, 0, 0, 249, 2, 1, 5, 1, 1,
    0, 0, 0, 2, 0, 0, 0, 3, 0, 164, 203, 0, 198, 173, 0, 0, 249, 2, 1, 5, 1, 1, 0, 0, 0,
    2, 0, 0, 0, 3, 0, 190, 203, 0, 198, 173, 0, 0, 249, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 0,
    0, 3, 0, 217, 203, 0, 198, 173, 0, 0, 249, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0,
    243, 203, 0, 198, 173, 0, 0, 249, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 13, 204, 0,
    198, 173, 0, 0, 249, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 37, 204, 0, 198, 173, 0,
    0, 249, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 62, 204, 0, 198, 173, 0, 0, 249, 2,
    1, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 86, 204, 0, 198, 173, 0, 0, 249, 2, 1, 5, 1,
    1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 112, 204, 0, 198, 173, 0, 0, 249, 2, 1, 5, 1, 1, 0, 0,
    0, 2, 0, 0, 0, 3, 0, 137, 204, 0, 198, 173, 0, 0, 249, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0,
    0, 0, 3, 0, 162, 204, 0, 198, 173, 0, 0, 249, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3,
    0, 187, 204, 0, 198, 173, 0, 0, 249, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 210, 204,
    0, 201, 156, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 232, 204, 0, 201, 156,
    0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 254, 204, 0, 201, 156, 0, 0, 0,
    0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 20, 205, 0, 201, 156, 0, 0, 0, 0, 0, 5,
    1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 41, 205, 0, 201, 156, 0, 0, 0, 0, 0, 5, 1, 1, 0,
    0, 0, 2, 0, 3, 1, 3, 0, 62, 205, 0, 201, 156, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2,
    0, 3, 1, 3, 0, 83, 205, 0, 201, 156, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1,
    3, 0, 103, 205, 0, 201, 156, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 123,
    205, 0, 201, 156, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 223, 205, 0, 147,
    205, 0, 0, 54, 2, 2, 0, 0, 1, 0, 0, 0, 2, 0, 76, 3, 79, 1, 242, 205, 0, 237, 205, 0, 4,
    0, 0, 0, 34, 1, 0, 1, 0, 0, 2, 0, 0, 0, 3, 0, 10, 206, 0, 5, 206, 0, 4, 194, 0, 4,
    1, 1, 2, 1, 0, 0, 2, 0, 4, 1, 139, 2, 35, 206, 0, 30, 206, 0, 4, 55, 1, 1, 1, 1, 3,
    2, 0, 0, 2, 0, 4, 2, 79, 2, 47, 206, 0, 42, 206, 0, 5, 198, 0, 4, 1, 1, 2, 1, 0, 0,
    2, 0, 4, 1, 139, 2, 65, 206, 0, 60, 206, 0, 4, 222, 1, 1, 0, 0, 9, 1, 0, 0, 2, 0, 77,
    1, 3, 0, 158, 206, 0, 100, 206, 0, 0, 242, 1, 1, 0, 0, 1, 0, 0, 0, 2, 0, 78, 3, 3, 0,
    181, 206, 0, 176, 206, 0, 4, 34, 3, 1, 1, 1, 10, 2, 0, 0, 2, 0, 4, 1, 3, 0, 3, 207, 0,
    175, 162, 0, 0, 177, 2, 1, 0, 0, 1, 0, 0, 0, 2, 0, 79, 4, 3, 0, 86, 207, 0, 13, 207, 0,
    0, 58, 2, 2, 3, 1, 1, 0, 0, 0, 2, 0, 80, 2, 3, 0, 151, 207, 0, 96, 207, 0, 0, 115, 0,
    1, 3, 1, 1, 0, 0, 0, 2, 0, 80, 2, 3, 0, 166, 207, 0, 161, 207, 0, 4, 35, 3, 1, 1, 1,
    11, 1, 0, 0, 2, 0, 4, 1, 140, 2, 71, 208, 0, 240, 207, 0, 0, 115, 0, 1, 3, 1, 1, 0, 0,
    0, 2, 0, 80, 2, 141, 1, 116, 208, 0, 43, 71, 0, 0, 58, 0, 1, 0, 0, 1, 0, 0, 0, 2, 0,
    81, 4, 3, 0, 192, 208, 0, 137, 208, 0, 0, 37, 3, 1, 3, 1, 1, 0, 0, 0, 99, 1, 80, 2, 3,
    0, 67, 209, 0, 208, 208, 0, 0, 58, 2, 2, 3, 1, 1, 0, 0, 0, 2, 0, 3, 1, 142, 1, 103, 209,
    0, 98, 209, 0, 0, 0, 0, 0, 3, 1, 1, 0, 0, 0, 100, 1, 28, 2, 3, 0, 171, 209, 0, 72, 193,
    0, 0, 0, 0, 0, 3, 1, 1, 0, 0, 0, 101, 1, 28, 2, 143, 2, 242, 209, 0, 188, 209, 0, 0, 0,
    0, 0, 3, 1, 1, 0, 0, 0, 102, 1, 28, 2, 144, 1, 63, 210, 0, 6, 210, 0, 0, 37, 3, 1, 3,
    1, 1, 0, 0, 0, 2, 0, 82, 2, 144, 1, 88, 210, 0, 6, 210, 0, 0, 37, 3, 1, 3, 1, 1, 0,
    0, 0, 2, 0, 82, 2, 144, 1, 182, 210, 0, 102, 210, 0, 0, 38, 3, 1, 3, 1, 1, 0, 0, 0, 103,
    1, 0, 0, 145, 1, 201, 210, 0, 0, 0, 0, 0, 39, 3, 1, 83, 1, 1, 0, 0, 0, 2, 0, 0, 0,
    3, 0, 219, 210, 0, 13, 207, 0, 0, 58, 2, 2, 3, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 74,
    211, 0, 7, 211, 0, 0, 41, 3, 1, 3, 1, 1, 0, 0, 0, 2, 0, 3, 1, 146, 1, 169, 211, 0, 99,
    211, 0, 0, 42, 3, 1, 84, 1, 1, 0, 0, 0, 2, 0, 3, 1, 147, 1, 208, 211, 0, 203, 211, 0, 4,
    0, 0, 0, 0, 0, 5, 1, 0, 0, 104, 1, 0, 7, 3, 0, 52, 212, 0, 231, 211, 0, 0, 60, 2, 2,
    85, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 138, 212, 0, 69, 212, 0, 0, 44, 3, 1, 3, 1, 1,
    0, 0, 0, 2, 0, 3, 1, 148, 1, 181, 212, 0, 6, 210, 0, 0, 37, 3, 1, 31, 1, 1, 0, 0, 0,
    2, 0, 82, 2, 149, 1, 52, 213, 0, 204, 212, 0, 0, 62, 2, 2, 3, 1, 1, 0, 0, 0, 99, 1, 80,
    1, 3, 0, 63, 213, 0, 13, 207, 0, 0, 58, 2, 2, 3, 1, 1, 0, 0, 0, 2, 0, 80, 2, 3, 0,
    73, 213, 0, 13, 207, 0, 0, 58, 2, 2, 3, 1, 1, 0, 0, 0, 2, 0, 80, 2, 3, 0, 83, 213, 0,
    13, 207, 0, 0, 58, 2, 2, 3, 1, 1, 0, 0, 0, 2, 0, 80, 2, 3, 0, 146, 213, 0, 93, 213, 0,
    0, 60, 2, 1, 3, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 216, 213, 0, 165, 213, 0, 0, 60, 2,
    1, 86, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 232, 213, 0, 227, 213, 0, 4, 64, 2, 2, 87, 1,
    2, 1, 0, 0, 2, 0, 0, 0, 150, 1, 3, 214, 0, 6, 210, 0, 0, 37, 3, 1, 31, 1, 1, 0, 0,
    0, 2, 0, 83, 3, 149, 1, 67, 214, 0, 18, 214, 0, 0, 47, 3, 1, 3, 1, 1, 0, 0, 0, 2, 0,
    3, 1, 3, 0, 112, 214, 0, 82, 214, 0, 0, 47, 3, 1, 38, 1, 1, 0, 0, 0, 2, 0, 3, 1, 45,
    1, 145, 214, 0, 0, 0, 0, 0, 66, 2, 2, 88, 2, 1, 0, 0, 0, 2, 0, 3, 1, 151, 1, 229, 214,
    0, 176, 214, 0, 0, 39, 3, 1, 89, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 121, 215, 0, 252, 214,
    0, 0, 70, 2, 2, 3, 1, 1, 0, 0, 0, 2, 0, 3, 1, 152, 1, 185, 215, 0, 43, 71, 0, 0, 58,
    0, 1, 0, 0, 1, 0, 0, 0, 2, 0, 84, 4, 3, 0, 98, 216, 0, 11, 216, 0, 0, 72, 2, 2, 90,
    1, 1, 0, 0, 0, 2, 0, 3, 1, 153, 1, 175, 216, 0, 120, 216, 0, 0, 190, 1, 1, 42, 1, 1, 0,
    0, 0, 2, 0, 0, 0, 3, 0, 193, 216, 0, 11, 216, 0, 0, 72, 2, 2, 90, 1, 1, 0, 0, 0, 2,
    0, 3, 1, 153, 1, 17, 217, 0, 216, 216, 0, 0, 50, 3, 1, 42, 1, 1, 0, 0, 0, 2, 0, 3, 1,
    3, 0, 93, 217, 0, 38, 217, 0, 0, 38, 2, 1, 90, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 140,
    219, 0, 135, 219, 0, 0, 74, 2, 2, 91, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 111, 220, 0, 179,
    219, 0, 0, 109, 1, 2, 92, 1, 1, 0, 0, 0, 105, 2, 0, 0, 154, 1, 159, 221, 0, 125, 220, 0, 0,
    109, 1, 3, 92, 1, 1, 0, 0, 0, 106, 3, 0, 0, 155, 1, 189, 221, 0, 179, 219, 0, 0, 109, 1, 2,
    92, 1, 1, 0, 0, 0, 105, 2, 0, 0, 154, 1, 83, 222, 0, 204, 221, 0, 0, 206, 0, 1, 92, 1, 1,
    0, 0, 0, 105, 2, 0, 0, 156, 1, 104, 222, 0, 204, 221, 0, 0, 206, 0, 1, 92, 1, 1, 0, 0, 0,
    105, 2, 0, 0, 156, 1, 125, 222, 0, 179, 219, 0, 0, 109, 1, 2, 92, 1, 1, 0, 0, 0, 105, 2, 0,
    0, 154, 1, 140, 222, 0, 179, 219, 0, 0, 109, 1, 2, 92, 1, 1, 0, 0, 0, 105, 2, 0, 0, 154, 1,
    153, 222, 0, 179, 219, 0, 0, 109, 1, 2, 92, 1, 1, 0, 0, 0, 105, 2, 0, 0, 154, 1, 168, 222, 0,
    179, 219, 0, 0, 109, 1, 2, 92, 1, 1, 0, 0, 0, 105, 2, 0, 0, 154, 1, 194, 222, 0, 179, 219, 0,
    0, 109, 1, 2, 92, 1, 1, 0, 0, 0, 105, 2, 85, 1, 154, 1, 209, 222, 0, 179, 219, 0, 0, 109, 1,
    2, 92, 1, 1, 0, 0, 0, 105, 2, 85, 1, 154, 1, 224, 222, 0, 179, 219, 0, 0, 109, 1, 2, 92, 1,
    1, 0, 0, 0, 105, 2, 0, 0, 154, 1, 125, 223, 0, 138, 91, 0, 0, 53, 3, 1, 93, 1, 1, 0, 0,
    0, 2, 0, 3, 2, 98, 1, 49, 224, 0, 138, 223, 0, 0, 202, 0, 4, 93, 1, 1, 0, 0, 0, 2, 0,
    86, 2, 157, 1, 136, 224, 0, 138, 223, 0, 0, 112, 1, 3, 93, 1, 1, 0, 0, 0, 2, 0, 87, 3, 158,
    1, 157, 224, 0, 138, 223, 0, 0, 112, 1, 3, 93, 1, 1, 0, 0, 0, 2, 0, 88, 3, 158, 1, 178, 224,
    0, 138, 91, 0, 0, 53, 3, 1, 93, 1, 1, 0, 0, 0, 2, 0, 3, 2, 98, 1, 185, 225, 0, 128, 225,
    0, 0, 55, 3, 1, 94, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 91, 226, 0, 197, 225, 0, 0, 76,
    2, 2, 93, 1, 1, 0, 0, 0, 2, 0, 89, 4, 159, 1, 106, 226, 0, 197, 225, 0, 0, 76, 2, 2, 93,
    1, 1, 0, 0, 0, 2, 0, 89, 4, 159, 1, 120, 226, 0, 197, 225, 0, 0, 76, 2, 2, 93, 1, 1, 0,
    0, 0, 2, 0, 89, 4, 159, 1, 237, 227, 0, 149, 227, 0, 0, 57, 3, 1, 0, 0, 1, 0, 7, 1, 2,
    0, 90, 3, 3, 0, 238, 228, 0, 9, 228, 0, 1, 115, 1, 3, 0, 0, 1, 0, 8, 2, 107, 1, 90, 3,
    79, 1, 201, 229, 0, 196, 229, 0, 0, 59, 3, 1, 95, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 51,
    230, 0, 224, 229, 0, 0, 81, 2, 1, 96, 1, 1, 0, 0, 0, 108, 1, 91, 2, 3, 0, 196, 230, 0, 72,
    230, 0, 0, 80, 2, 2, 95, 1, 1, 0, 0, 0, 108, 1, 91, 2, 160, 1, 34, 231, 0, 216, 230, 0, 0,
    0, 0, 0, 97, 1, 1, 0, 0, 0, 17, 1, 28, 2, 161, 1, 114, 231, 0, 47, 231, 0, 0, 0, 0, 0,
    0, 0, 1, 0, 0, 0, 109, 3, 0, 0, 3, 0, 1, 233, 0, 128, 225, 0, 0, 63, 3, 1, 98, 1, 1,
    0, 0, 0, 2, 0, 92, 2, 3, 0, 17, 233, 0, 128, 225, 0, 0, 63, 3, 1, 98, 1, 1, 0, 0, 0,
    2, 0, 92, 2, 3, 0, 33, 233, 0, 128, 225, 0, 0, 65, 3, 1, 99, 1, 1, 0, 0, 0, 2, 0, 93,
    3, 3, 0, 49, 233, 0, 128, 225, 0, 0, 65, 3, 1, 99, 1, 1, 0, 0, 0, 2, 0, 94, 3, 3, 0,
    109, 233, 0, 65, 233, 0, 0, 0, 0, 0, 100, 1, 1, 0, 0, 0, 2, 1, 3, 1, 162, 1, 61, 234, 0,
    175, 233, 0, 0, 118, 1, 3, 101, 1, 1, 0, 0, 0, 110, 1, 0, 0, 163, 1, 200, 234, 0, 89, 234, 0,
    0, 121, 1, 3, 101, 1, 1, 0, 0, 0, 2, 0, 95, 2, 164, 1, 64, 235, 0, 230, 234, 0, 0, 206, 0,
    4, 0, 0, 1, 0, 0, 0, 110, 1, 0, 0, 163, 1, 147, 236, 0, 93, 235, 0, 0, 82, 2, 2, 0, 0,
    1, 0, 0, 0, 110, 4, 0, 0, 3, 0, 23, 237, 0, 184, 236, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
    0, 111, 3, 96, 1, 3, 0, 136, 237, 0, 59, 237, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 112, 3,
    96, 1, 3, 0, 154, 237, 0, 197, 225, 0, 0, 84, 2, 2, 99, 1, 1, 0, 0, 0, 2, 0, 80, 3, 159,
    1, 163, 237, 0, 128, 225, 0, 0, 63, 3, 1, 99, 1, 1, 0, 0, 0, 2, 0, 97, 3, 3, 0, 176, 237,
    0, 197, 225, 0, 0, 84, 2, 2, 99, 1, 1, 0, 0, 0, 2, 0, 3, 2, 159, 1, 185, 237, 0, 197, 225,
    0, 0, 84, 2, 2, 99, 1, 1, 0, 0, 0, 2, 0, 3, 2, 159, 1, 194, 237, 0, 197, 225, 0, 0, 84,
    2, 2, 99, 1, 1, 0, 0, 0, 2, 0, 80, 3, 159, 1, 42, 238, 0, 138, 91, 0, 0, 69, 3, 1, 102,
    1, 1, 0, 0, 0, 2, 0, 3, 2, 98, 1, 206, 238, 0, 197, 225, 0, 0, 86, 2, 2, 103, 1, 1, 0,
    0, 0, 2, 0, 98, 4, 165, 1, 220, 238, 0, 197, 225, 0, 0, 86, 2, 2, 103, 1, 1, 0, 0, 0, 2,
    0, 99, 3, 165, 1, 240, 238, 0, 197, 225, 0, 0, 86, 2, 2, 103, 1, 1, 0, 0, 0, 2, 0, 99, 3,
    165, 1, 9, 239, 0, 197, 225, 0, 0, 86, 2, 2, 103, 1, 1, 0, 0, 0, 2, 0, 99, 3, 165, 1, 26,
    239, 0, 197, 225, 0, 0, 86, 2, 2, 103, 1, 1, 0, 0, 0, 2, 0, 99, 3, 165, 1, 48, 239, 0, 197,
    225, 0, 0, 86, 2, 2, 103, 1, 1, 0, 0, 0, 2, 0, 98, 4, 165, 1, 65, 239, 0, 197, 225, 0, 0,
    84, 2, 2, 99, 1, 1, 0, 0, 0, 2, 0, 3, 2, 159, 1, 74, 239, 0, 197, 225, 0, 0, 84, 2, 2,
    99, 1, 1, 0, 0, 0, 2, 0, 3, 2, 159, 1, 83, 239, 0, 197, 225, 0, 0, 86, 2, 2, 103, 1, 1,
    0, 0, 0, 2, 0, 98, 4, 165, 1, 99, 239, 0, 197, 225, 0, 0, 86, 2, 2, 103, 1, 1, 0, 0, 0,
    2, 0, 99, 3, 165, 1, 121, 239, 0, 197, 225, 0, 0, 86, 2, 2, 103, 1, 1, 0, 0, 0, 2, 0, 99,
    3, 165, 1, 148, 239, 0, 197, 225, 0, 0, 86, 2, 2, 103, 1, 1, 0, 0, 0, 2, 0, 99, 3, 165, 1,
    167, 239, 0, 197, 225, 0, 0, 86, 2, 2, 103, 1, 1, 0, 0, 0, 2, 0, 99, 3, 165, 1, 191, 239, 0,
    197, 225, 0, 0, 86, 2, 2, 103, 1, 1, 0, 0, 0, 2, 0, 98, 4, 165, 1, 32, 240, 0, 210, 239, 0,
    0, 72, 3, 1, 104, 1, 1, 0, 0, 0, 113, 1, 90, 1, 3, 0, 134, 240, 0, 138, 91, 0, 0, 74, 3,
    1, 105, 1, 1, 0, 0, 0, 2, 0, 3, 1, 98, 1, 148, 240, 0, 138, 91, 0, 0, 74, 3, 1, 105, 1,
    1, 0, 0, 0, 2, 0, 3, 1, 98, 1, 162, 240, 0, 138, 91, 0, 0, 74, 3, 1, 105, 1, 1, 0, 0,
    0, 2, 0, 3, 1, 98, 1, 176, 240, 0, 138, 91, 0, 0, 69, 3, 1, 102, 1, 1, 0, 0, 0, 2, 0,
    3, 1, 98, 1, 190, 240, 0, 138, 91, 0, 0, 74, 3, 1, 105, 1, 1, 0, 0, 0, 2, 0, 3, 1, 98,
    1, 203, 240, 0, 138, 91, 0, 0, 74, 3, 1, 105, 1, 1, 0, 0, 0, 2, 0, 3, 1, 98, 1, 217, 240,
    0, 138, 91, 0, 0, 74, 3, 1, 105, 1, 1, 0, 0, 0, 2, 0, 3, 1, 98, 1, 230, 240, 0, 138, 91,
    0, 0, 69, 3, 1, 102, 1, 1, 0, 0, 0, 2, 0, 3, 1, 98, 1, 103, 241, 0, 244, 240, 0, 0, 124,
    1, 3, 102, 1, 1, 0, 0, 0, 2, 0, 3, 1, 166, 1, 119, 241, 0, 191, 139, 0, 0, 88, 2, 2, 102,
    1, 1, 0, 0, 0, 2, 0, 3, 1, 32, 1, 133, 241, 0, 191, 139, 0, 0, 88, 2, 2, 102, 1, 1, 0,
    0, 0, 2, 0, 3, 1, 32, 1, 79, 242, 0, 147, 241, 0, 0, 127, 1, 3, 102, 1, 1, 0, 0, 0, 2,
    0, 100, 2, 167, 1, 93, 242, 0, 138, 91, 0, 0, 69, 3, 1, 102, 1, 1, 0, 0, 0, 2, 0, 3, 1,
    98, 1, 108, 242, 0, 138, 91, 0, 0, 69, 3, 1, 102, 1, 1, 0, 0, 0, 2, 0, 3, 1, 98, 1, 123,
    242, 0, 244, 240, 0, 0, 124, 1, 3, 102, 1, 1, 0, 0, 0, 2, 0, 3, 1, 166, 1, 205, 242, 0, 148,
    242, 0, 0, 69, 3, 1, 106, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 226, 242, 0, 138, 91, 0, 0,
    69, 3, 1, 102, 1, 1, 0, 0, 0, 2, 0, 3, 1, 98, 1, 98, 243, 0, 247, 242, 0, 0, 90, 2, 2,
    107, 1, 1, 0, 0, 0, 2, 0, 101, 2, 168, 1, 113, 243, 0, 138, 91, 0, 0, 74, 3, 1, 105, 1, 1,
    0, 0, 0, 2, 0, 3, 1, 98, 1, 126, 243, 0, 191, 139, 0, 0, 92, 2, 2, 105, 1, 1, 0, 0, 0,
    2, 0, 3, 1, 32, 1, 139, 243, 0, 138, 91, 0, 0, 69, 3, 1, 102, 1, 1, 0, 0, 0, 2, 0, 3,
    1, 98, 1, 154, 243, 0, 138, 91, 0, 0, 53, 3, 1, 93, 1, 1, 0, 0, 0, 2, 0, 3, 1, 98, 1,
    39, 244, 0, 244, 240, 0, 0, 130, 1, 3, 108, 1, 1, 0, 0, 0, 2, 0, 3, 1, 166, 1, 55, 244, 0,
    191, 139, 0, 0, 94, 2, 2, 93, 1, 1, 0, 0, 0, 2, 0, 3, 1, 32, 1, 69, 244, 0, 191, 139, 0,
    0, 94, 2, 2, 93, 1, 1, 0, 0, 0, 2, 0, 3, 1, 32, 1, 83, 244, 0, 138, 91, 0, 0, 53, 3,
    1, 93, 1, 1, 0, 0, 0, 2, 0, 3, 1, 98, 1, 98, 244, 0, 138, 91, 0, 0, 74, 3, 1, 105, 1,
    1, 0, 0, 0, 2, 0, 3, 1, 98, 1, 111, 244, 0, 138, 91, 0, 0, 74, 3, 1, 105, 1, 1, 0, 0,
    0, 2, 0, 3, 1, 98, 1, 125, 244, 0, 138, 91, 0, 0, 69, 3, 1, 102, 1, 1, 0, 0, 0, 2, 0,
    3, 1, 98, 1, 139, 244, 0, 138, 91, 0, 0, 74, 3, 1, 105, 1, 1, 0, 0, 0, 2, 0, 3, 1, 98,
    1, 152, 244, 0, 138, 91, 0, 0, 74, 3, 1, 105, 1, 1, 0, 0, 0, 2, 0, 3, 1, 98, 1, 75, 245,
    0, 244, 240, 0, 0, 133, 1, 3, 109, 1, 1, 0, 0, 0, 2, 0, 3, 1, 166, 1, 96, 245, 0, 91, 245,
    0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 114, 3, 102, 2, 3, 0, 248, 245, 0, 115, 245, 0, 0, 96,
    2, 2, 110, 1, 1, 0, 0, 0, 109, 1, 103, 2, 169, 1, 188, 246, 0, 106, 246, 0, 0, 80, 3, 1, 111,
    1, 1, 0, 0, 0, 109, 1, 0, 0, 170, 1, 25, 247, 0, 214, 246, 0, 0, 98, 2, 2, 110, 1, 1, 0,
    0, 0, 109, 1, 103, 2, 169, 1, 99, 247, 0, 54, 247, 0, 0, 0, 0, 0, 31, 1, 1, 0, 0, 0, 109,
    1, 0, 0, 149, 1, 89, 248, 0, 146, 247, 0, 0, 100, 2, 2, 102, 1, 1, 0, 0, 0, 115, 2, 0, 0,
    171, 1, 113, 248, 0, 146, 247, 0, 0, 100, 2, 2, 102, 1, 1, 0, 0, 0, 115, 2, 0, 0, 171, 1, 137,
    248, 0, 146, 247, 0, 0, 100, 2, 2, 102, 1, 1, 0, 0, 0, 115, 2, 0, 0, 171, 1, 161, 248, 0, 146,
    247, 0, 0, 100, 2, 2, 102, 1, 1, 0, 0, 0, 115, 2, 0, 0, 171, 1, 185, 248, 0, 146, 247, 0, 0,
    102, 2, 2, 93, 1, 1, 0, 0, 0, 115, 2, 0, 0, 171, 1, 209, 248, 0, 146, 247, 0, 0, 102, 2, 2,
    93, 1, 1, 0, 0, 0, 115, 2, 0, 0, 171, 1, 233, 248, 0, 146, 247, 0, 0, 102, 2, 2, 93, 1, 1,
    0, 0, 0, 115, 2, 104, 1, 171, 1, 1, 249, 0, 146, 247, 0, 0, 102, 2, 2, 93, 1, 1, 0, 0, 0,
    115, 2, 104, 1, 171, 1, 25, 249, 0, 146, 247, 0, 0, 102, 2, 2, 93, 1, 1, 0, 0, 0, 115, 2, 85,
    1, 171, 1, 49, 249, 0, 146, 247, 0, 0, 102, 2, 2, 93, 1, 1, 0, 0, 0, 115, 2, 85, 1, 171, 1,
    73, 249, 0, 197, 225, 0, 0, 104, 2, 2, 98, 1, 1, 0, 0, 0, 2, 0, 89, 4, 159, 1, 82, 249, 0,
    197, 225, 0, 0, 76, 2, 2, 103, 1, 1, 0, 0, 0, 2, 0, 105, 5, 165, 1, 93, 249, 0, 197, 225, 0,
    0, 104, 2, 2, 98, 1, 1, 0, 0, 0, 2, 0, 89, 4, 159, 1, 102, 249, 0, 197, 225, 0, 0, 76, 2,
    2, 103, 1, 1, 0, 0, 0, 2, 0, 105, 5, 165, 1, 116, 249, 0, 197, 225, 0, 0, 104, 2, 2, 98, 1,
    1, 0, 0, 0, 2, 0, 106, 3, 159, 1, 25, 250, 0, 144, 249, 0, 0, 136, 1, 1, 112, 1, 1, 0, 0,
    0, 2, 0, 107, 2, 172, 1, 47, 251, 0, 172, 250, 0, 0, 136, 1, 3, 113, 1, 1, 0, 0, 0, 2, 0,
    3, 1, 3, 0, 120, 251, 0, 67, 251, 0, 0, 84, 3, 1, 93, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3,
    0, 187, 251, 0, 138, 91, 0, 0, 69, 3, 1, 103, 1, 1, 0, 0, 0, 2, 0, 99, 3, 173, 1, 197, 251,
    0, 138, 91, 0, 0, 69, 3, 1, 103, 1, 1, 0, 0, 0, 2, 0, 99, 3, 173, 1, 91, 252, 0, 207, 251,
    0, 0, 112, 2, 1, 114, 1, 1, 0, 0, 0, 110, 2, 0, 0, 3, 0, 100, 252, 0, 197, 225, 0, 0, 106,
    2, 2, 103, 1, 1, 0, 0, 0, 2, 0, 105, 5, 165, 1, 115, 252, 0, 197, 225, 0, 0, 106, 2, 2, 103,
    1, 1, 0, 0, 0, 2, 0, 105, 5, 165, 1, 132, 252, 0, 138, 91, 0, 0, 85, 3, 1, 103, 1, 1, 0,
    0, 0, 2, 0, 108, 4, 173, 1, 147, 252, 0, 197, 225, 0, 0, 106, 2, 2, 103, 1, 1, 0, 0, 0, 2,
    0, 105, 5, 165, 1, 167, 252, 0, 197, 225, 0, 0, 106, 2, 2, 103, 1, 1, 0, 0, 0, 2, 0, 105, 5,
    165, 1, 20, 253, 0, 193, 252, 0, 0, 108, 2, 2, 115, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 116,
    253, 0, 42, 253, 0, 0, 110, 2, 2, 115, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 138, 253, 0, 68,
    231, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 116, 2, 0, 0, 3, 0, 156, 253, 0, 138, 91, 0, 0,
    53, 3, 1, 93, 1, 1, 0, 0, 0, 2, 0, 106, 3, 98, 1, 164, 253, 0, 138, 91, 0, 0, 69, 3, 1,
    102, 1, 1, 0, 0, 0, 2, 0, 3, 1, 98, 1, 176, 253, 0, 138, 91, 0, 0, 69, 3, 1, 102, 1, 1,
    0, 0, 0, 2, 0, 3, 1, 98, 1, 189, 253, 0, 138, 91, 0, 0, 53, 3, 1, 93, 1, 1, 0, 0, 0,
    2, 0, 3, 1, 98, 1, 203, 253, 0, 197, 225, 0, 0, 86, 2, 2, 103, 1, 1, 0, 0, 0, 2, 0, 98,
    4, 165, 1, 215, 253, 0, 56, 88, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 90, 3, 3, 0,
    226, 253, 0, 123, 103, 0, 0, 96, 2, 1, 0, 0, 1, 0, 0, 0, 2, 0, 90, 3, 3, 0, 242, 253, 0,
    128, 225, 0, 0, 65, 3, 1, 98, 1, 1, 0, 0, 0, 2, 0, 109, 4, 3, 0, 255, 253, 0, 197, 225, 0,
    0, 104, 2, 2, 98, 1, 1, 0, 0, 0, 2, 0, 106, 3, 159, 1, 8, 254, 0, 197, 225, 0, 0, 76, 2,
    2, 103, 1, 1, 0, 0, 0, 2, 0, 110, 5, 165, 1, 25, 254, 0, 197, 225, 0, 0, 76, 2, 2, 103, 1,
    1, 0, 0, 0, 2, 0, 110, 5, 165, 1, 47, 254, 0, 197, 225, 0, 0, 76, 2, 2, 103, 1, 1, 0, 0,
    0, 2, 0, 110, 5, 165, 1, 61, 254, 0, 197, 225, 0, 0, 76, 2, 2, 103, 1, 1, 0, 0, 0, 2, 0,
    110, 5, 165, 1, 80, 254, 0, 197, 225, 0, 0, 104, 2, 2, 98, 1, 1, 0, 0, 0, 2, 0, 106, 3, 159,
    1, 89, 254, 0, 138, 91, 0, 0, 53, 3, 1, 93, 1, 1, 0, 0, 0, 2, 0, 106, 3, 98, 1, 101, 254,
    0, 197, 225, 0, 0, 104, 2, 2, 98, 1, 1, 0, 0, 0, 2, 0, 106, 3, 159, 1, 37, 255, 0, 110, 254,
    0, 0, 139, 1, 3, 94, 1, 1, 0, 0, 0, 2, 0, 111, 3, 174, 1, 143, 255, 0, 48, 255, 0, 0, 76,
    2, 2, 93, 1, 1, 0, 0, 0, 2, 0, 97, 3, 175, 1, 164, 255, 0, 48, 255, 0, 0, 76, 2, 2, 93,
    1, 1, 0, 0, 0, 2, 0, 97, 3, 175, 1, 189, 255, 0, 48, 255, 0, 0, 76, 2, 2, 93, 1, 1, 0,
    0, 0, 2, 0, 97, 3, 175, 1, 216, 255, 0, 211, 255, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 117,
    2, 102, 2, 3, 0, 73, 0, 1, 233, 255, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 118, 3, 102, 2,
    3, 0, 104, 0, 1, 99, 0, 1, 4, 0, 0, 0, 3, 1, 4, 1, 0, 0, 2, 0, 112, 2, 176, 1, 42,
    1, 1, 147, 0, 1, 0, 112, 2, 2, 0, 0, 1, 0, 0, 0, 110, 2, 0, 0, 3, 0, 100, 1, 1, 123,
    246, 0, 0, 80, 3, 1, 116, 1, 1, 0, 0, 0, 2, 0, 0, 0, 170, 1, 216, 1, 1, 122, 1, 1, 0,
    112, 2, 1, 114, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 92, 2, 1, 243, 1, 1, 0, 112, 2, 2,
    0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 176, 2, 1, 120, 2, 1, 0, 110, 2, 1, 115, 1, 1,
    0, 0, 0, 2, 0, 3, 1, 3, 0, 190, 2, 1, 128, 225, 0, 0, 65, 3, 1, 98, 1, 1, 0, 0, 0,
    2, 0, 113, 4, 3, 0, 203, 2, 1, 197, 225, 0, 0, 104, 2, 2, 98, 1, 1, 0, 0, 0, 2, 0, 114,
    4, 159, 1, 212, 2, 1, 197, 225, 0, 0, 76, 2, 2, 103, 1, 1, 0, 0, 0, 2, 0, 85, 5, 165, 1,
    229, 2, 1, 197, 225, 0, 0, 76, 2, 2, 103, 1, 1, 0, 0, 0, 2, 0, 85, 5, 165, 1, 251, 2, 1,
    197, 225, 0, 0, 76, 2, 2, 103, 1, 1, 0, 0, 0, 2, 0, 85, 5, 165, 1, 9, 3, 1, 197, 225, 0,
    0, 76, 2, 2, 103, 1, 1, 0, 0, 0, 2, 0, 85, 5, 165, 1, 28, 3, 1, 197, 225, 0, 0, 104, 2,
    2, 98, 1, 1, 0, 0, 0, 2, 0, 114, 4, 159, 1, 37, 3, 1, 85, 124, 0, 0, 0, 0, 0, 110, 1,
    1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 47, 3, 1, 197, 225, 0, 0, 86, 2, 2, 103, 1, 1, 0, 0,
    0, 2, 0, 98, 4, 165, 1, 61, 3, 1, 56, 88, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0,
    115, 2, 3, 0, 225, 3, 1, 77, 3, 1, 0, 88, 3, 1, 117, 1, 1, 0, 0, 0, 119, 1, 0, 0, 177,
    1, 116, 4, 1, 156, 4, 1, 0, 114, 2, 2, 118, 1, 1, 0, 0, 0, 2, 0, 116, 2, 178, 1, 106, 5,
    1, 141, 4, 1, 0, 142, 1, 3, 113, 1, 1, 0, 0, 0, 2, 0, 117, 3, 179, 1, 20, 6, 1, 130, 5,
    1, 0, 116, 2, 2, 113, 1, 1, 0, 0, 0, 120, 1, 118, 2, 3, 0, 66, 6, 1, 61, 6, 1, 4, 0,
    0, 0, 0, 0, 5, 1, 0, 0, 121, 3, 119, 5, 3, 0, 133, 6, 1, 75, 6, 1, 0, 0, 0, 0, 117,
    1, 1, 0, 0, 0, 122, 1, 90, 2, 180, 1, 224, 6, 1, 171, 6, 1, 4, 0, 0, 0, 0, 0, 5, 1,
    0, 0, 123, 1, 90, 1, 3, 0, 238, 6, 1, 56, 88, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2,
    0, 7, 2, 3, 0, 40, 7, 1, 253, 6, 1, 0, 0, 0, 0, 119, 1, 1, 0, 0, 0, 124, 1, 3, 1,
    3, 0, 143, 7, 1, 85, 7, 1, 4, 0, 0, 0, 0, 0, 5, 1, 0, 0, 125, 1, 90, 1, 3, 0, 237,
    7, 1, 162, 7, 1, 0, 222, 1, 1, 0, 0, 1, 0, 0, 0, 2, 0, 120, 3, 3, 0, 174, 8, 1, 47,
    8, 1, 4, 0, 0, 0, 0, 0, 12, 1, 0, 0, 126, 4, 121, 6, 3, 0, 225, 8, 1, 138, 91, 0, 0,
    250, 2, 1, 35, 1, 1, 0, 0, 0, 2, 0, 122, 6, 181, 1, 234, 8, 1, 191, 139, 0, 0, 30, 2, 2,
    3, 1, 1, 0, 0, 0, 2, 0, 3, 6, 32, 1, 117, 9, 1, 191, 139, 0, 0, 118, 2, 2, 3, 1, 1,
    0, 0, 0, 2, 0, 80, 7, 32, 1, 126, 9, 1, 191, 139, 0, 0, 118, 2, 2, 3, 1, 1, 0, 0, 0,
    2, 0, 80, 7, 32, 1, 178, 9, 1, 134, 9, 1, 0, 92, 3, 1, 0, 0, 1, 0, 0, 0, 103, 1, 0,
    0, 182, 1, 247, 10, 1, 36, 10, 1, 0, 145, 1, 3, 120, 1, 1, 0, 0, 0, 127, 1, 123, 2, 183, 1,
    40, 11, 1, 100, 206, 0, 0, 242, 1, 1, 0, 0, 1, 0, 0, 0, 2, 0, 124, 3, 3, 0, 57, 11, 1,
    148, 136, 0, 0, 94, 3, 1, 0, 0, 1, 0, 2, 1, 2, 0, 7, 2, 3, 0, 80, 11, 1, 250, 99, 0,
    0, 58, 0, 1, 34, 1, 1, 0, 0, 0, 113, 1, 125, 2, 3, 0, 48, 12, 1, 102, 11, 1, 0, 120, 2,
    2, 1, 1, 1, 0, 0, 0, 2, 0, 126, 3, 184, 1, 66, 12, 1, 191, 139, 0, 0, 118, 2, 2, 3, 1,
    1, 0, 0, 0, 2, 0, 3, 6, 32, 1, 86, 12, 1, 138, 91, 0, 0, 250, 2, 1, 35, 1, 1, 0, 0,
    0, 2, 0, 122, 6, 181, 1, 143, 12, 1, 67, 81, 0, 0, 30, 2, 2, 121, 1, 1, 0, 0, 0, 10, 1,
    12, 7, 14, 1, 152, 12, 1, 67, 81, 0, 0, 118, 2, 2, 121, 1, 1, 0, 0, 0, 11, 1, 12, 7, 14,
    1, 73, 13, 1, 161, 12, 1, 1, 148, 1, 3, 0, 0, 1, 0, 3, 2, 2, 0, 7, 2, 79, 1, 90, 13,
    1, 85, 13, 1, 0, 0, 0, 0, 35, 1, 1, 0, 0, 0, 17, 1, 28, 2, 185, 1, 119, 13, 1, 191, 139,
    0, 0, 30, 2, 2, 3, 1, 1, 0, 0, 0, 2, 0, 3, 6, 32, 1, 132, 13, 1, 191, 139, 0, 0, 30,
    2, 2, 3, 1, 1, 0, 0, 0, 2, 0, 3, 6, 32, 1, 141, 13, 1, 191, 139, 0, 0, 118, 2, 2, 3,
    1, 1, 0, 0, 0, 2, 0, 3, 6, 32, 1, 157, 13, 1, 191, 139, 0, 0, 118, 2, 2, 3, 1, 1, 0,
    0, 0, 2, 0, 3, 6, 32, 1, 175, 13, 1, 191, 139, 0, 0, 118, 2, 2, 3, 1, 1, 0, 0, 0, 2,
    0, 3, 6, 32, 1, 196, 13, 1, 138, 91, 0, 0, 250, 2, 1, 35, 1, 1, 0, 0, 0, 2, 0, 122, 6,
    181, 1, 66, 14, 1, 207, 13, 1, 0, 151, 1, 3, 3, 1, 1, 0, 0, 0, 2, 0, 3, 6, 186, 1, 119,
    14, 1, 75, 14, 1, 0, 96, 3, 1, 122, 1, 1, 0, 0, 0, 2, 0, 127, 6, 3, 0, 129, 14, 1, 75,
    14, 1, 0, 96, 3, 1, 122, 1, 1, 0, 0, 0, 2, 0, 127, 6, 3, 0, 140, 14, 1, 75, 14, 1, 0,
    96, 3, 1, 122, 1, 1, 0, 0, 0, 2, 0, 127, 6, 3, 0, 151, 14, 1, 75, 14, 1, 0, 96, 3, 1,
    122, 1, 1, 0, 0, 0, 2, 0, 127, 6, 3, 0, 168, 14, 1, 163, 14, 1, 4, 146, 1, 2, 120, 1, 5,
    1, 0, 0, 2, 0, 128, 1, 104, 2, 210, 14, 1, 75, 14, 1, 0, 96, 3, 1, 122, 1, 1, 0, 0, 0,
    2, 0, 127, 6, 3, 0, 225, 14, 1, 191, 139, 0, 0, 30, 2, 2, 3, 1, 1, 0, 0, 0, 2, 0, 3,
    6, 32, 1, 234, 14, 1, 191, 139, 0, 0, 118, 2, 2, 3, 1, 1, 0, 0, 0, 2, 0, 80, 7, 32, 1,
    243, 14, 1, 138, 91, 0, 0, 250, 2, 1, 35, 1, 1, 0, 0, 0, 2, 0, 122, 6, 181, 1, 252, 14, 1,
    191, 139, 0, 0, 118, 2, 2, 3, 1, 1, 0, 0, 0, 2, 0, 80, 7, 32, 1, 102, 15, 1, 50, 15, 1,
    0, 98, 3, 1, 2, 1, 1, 0, 0, 0, 2, 0, 3, 1, 40, 1, 111, 15, 1, 191, 139, 0, 0, 30, 2,
    2, 3, 1, 1, 0, 0, 0, 2, 0, 3, 6, 32, 1, 120, 15, 1, 191, 139, 0, 0, 118, 2, 2, 3, 1,
    1, 0, 0, 0, 2, 0, 3, 6, 32, 1, 136, 15, 1, 191, 139, 0, 0, 118, 2, 2, 3, 1, 1, 0, 0,
    0, 2, 0, 3, 6, 32, 1, 170, 15, 1, 43, 71, 0, 0, 58, 0, 1, 0, 0, 1, 0, 0, 0, 2, 0,
    129, 5, 3, 0, 186, 15, 1, 181, 15, 1, 0, 154, 1, 3, 3, 1, 1, 0, 0, 0, 2, 0, 130, 6, 174,
    1, 251, 15, 1, 197, 15, 1, 0, 99, 3, 1, 123, 1, 1, 0, 0, 0, 2, 0, 131, 5, 3, 0, 5, 16,
    1, 191, 139, 0, 0, 118, 2, 2, 3, 1, 1, 0, 0, 0, 2, 0, 3, 6, 32, 1, 20, 16, 1, 191, 139,
    0, 0, 118, 2, 2, 3, 1, 1, 0, 0, 0, 2, 0, 3, 6, 32, 1, 43, 16, 1, 191, 139, 0, 0, 118,
    2, 2, 3, 1, 1, 0, 0, 0, 2, 0, 3, 6, 32, 1, 68, 16, 1, 75, 14, 1, 0, 96, 3, 1, 122,
    1, 1, 0, 0, 0, 2, 0, 127, 6, 3, 0, 35, 17, 1, 179, 16, 1, 0, 101, 3, 1, 124, 1, 1, 0,
    0, 0, 2, 0, 132, 2, 187, 1, 45, 17, 1, 191, 139, 0, 0, 30, 2, 2, 3, 1, 1, 0, 0, 0, 2,
    0, 3, 6, 32, 1, 54, 17, 1, 191, 139, 0, 0, 118, 2, 2, 3, 1, 1, 0, 0, 0, 2, 0, 3, 6,
    32, 1, 69, 18, 1, 82, 17, 1, 1, 157, 1, 3, 0, 0, 1, 0, 5, 2, 128, 2, 7, 2, 3, 0, 80,
    18, 1, 197, 15, 1, 0, 99, 3, 1, 123, 1, 1, 0, 0, 0, 2, 0, 131, 5, 3, 0, 91, 18, 1, 75,
    14, 1, 0, 96, 3, 1, 122, 1, 1, 0, 0, 0, 2, 0, 127, 6, 3, 0, 102, 18, 1, 191, 139, 0, 0,
    118, 2, 2, 3, 1, 1, 0, 0, 0, 2, 0, 80, 7, 32, 1, 110, 18, 1, 197, 15, 1, 0, 99, 3, 1,
    123, 1, 1, 0, 0, 0, 2, 0, 131, 5, 3, 0, 120, 18, 1, 89, 164, 0, 0, 166, 0, 1, 125, 1, 1,
    0, 0, 0, 2, 0, 3, 1, 3, 0, 132, 18, 1, 142, 165, 0, 0, 122, 2, 2, 38, 1, 1, 0, 0, 0,
    2, 0, 3, 1, 102, 1, 36, 19, 1, 143, 18, 1, 0, 124, 2, 2, 3, 1, 1, 0, 0, 0, 2, 0, 133,
    2, 188, 1, 51, 19, 1, 41, 171, 0, 1, 210, 0, 4, 126, 1, 1, 0, 0, 0, 63, 3, 63, 2, 105, 1,
    251, 19, 1, 100, 19, 1, 0, 104, 3, 1, 127, 1, 1, 0, 0, 0, 2, 0, 134, 2, 189, 1, 115, 20, 1,
    16, 20, 1, 4, 106, 3, 1, 126, 1, 4, 1, 0, 0, 2, 0, 4, 1, 190, 2, 90, 21, 1, 131, 20, 1,
    0, 160, 1, 3, 42, 1, 1, 0, 0, 0, 2, 0, 135, 3, 191, 1, 234, 22, 1, 104, 21, 1, 1, 117, 0,
    5, 126, 1, 1, 0, 0, 0, 63, 3, 63, 3, 192, 1, 59, 23, 1, 39, 170, 0, 0, 126, 2, 2, 42, 1,
    1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 101, 23, 1, 123, 103, 0, 0, 245, 0, 1, 0, 0, 1, 0, 0,
    0, 2, 0, 136, 4, 3, 0, 68, 24, 1, 0, 0, 0, 0, 128, 2, 1, 128, 1, 1, 0, 0, 0, 2, 0,
    137, 2, 3, 0, 103, 24, 1, 0, 0, 0, 0, 128, 2, 2, 128, 1, 1, 0, 0, 0, 2, 0, 138, 4, 3,
    0, 195, 24, 1, 0, 0, 0, 0, 163, 1, 3, 129, 1, 1, 0, 0, 0, 129, 1, 139, 6, 3, 0, 33, 28,
    1, 0, 0, 0, 0, 109, 3, 1, 130, 1, 1, 0, 0, 0, 130, 1, 137, 2, 3, 0, 45, 28, 1, 0, 0,
    0, 0, 128, 2, 2, 128, 1, 1, 0, 0, 0, 131, 1, 140, 3, 3, 0, 51, 30, 1, 0, 0, 0, 0, 166,
    1, 1, 131, 1, 1, 0, 0, 0, 132, 4, 137, 2, 3, 0, 67, 30, 1, 0, 0, 0, 0, 128, 2, 2, 128,
    1, 1, 0, 0, 0, 2, 0, 138, 4, 3, 0, 84, 30, 1, 0, 0, 0, 0, 128, 2, 1, 128, 1, 1, 0,
    0, 0, 2, 0, 140, 3, 3, 0, 101, 30, 1, 0, 0, 0, 0, 128, 2, 2, 128, 1, 1, 0, 0, 0, 2,
    0, 138, 4, 3, 0, 117, 30, 1, 0, 0, 0, 0, 128, 2, 2, 128, 1, 1, 0, 0, 0, 2, 0, 138, 4,
    3, 0, 134, 30, 1, 0, 0, 0, 0, 144, 2, 1, 128, 1, 1, 0, 0, 0, 2, 0, 137, 2, 3, 0, 144,
    30, 1, 0, 0, 0, 0, 128, 2, 1, 128, 1, 1, 0, 0, 0, 2, 0, 137, 2, 3, 0, 154, 30, 1, 0,
    0, 0, 0, 144, 2, 1, 128, 1, 1, 0, 0, 0, 133, 4, 137, 2, 3, 0, 165, 30, 1, 0, 0, 0, 0,
    128, 2, 1, 128, 1, 1, 0, 0, 0, 2, 0, 137, 2, 3, 0, 122, 31, 1, 0, 0, 0, 0, 112, 3, 1,
    132, 1, 1, 0, 0, 0, 130, 1, 137, 2, 3, 0, 160, 31, 1, 0, 0, 0, 4, 130, 2, 2, 133, 1, 13,
    2, 0, 0, 2, 0, 141, 2, 193, 1, 235, 31, 1, 0, 0, 0, 0, 0, 0, 0, 128, 1, 1, 0, 0, 0,
    134, 1, 28, 4, 194, 1, 146, 33, 1, 0, 0, 0, 0, 166, 1, 3, 131, 1, 1, 0, 0, 0, 135, 4, 137,
    2, 3, 0, 136, 35, 1, 0, 0, 0, 0, 169, 1, 3, 134, 1, 1, 0, 0, 0, 136, 4, 137, 2, 3, 0,
    148, 35, 1, 0, 0, 0, 0, 131, 2, 1, 135, 1, 1, 0, 0, 0, 137, 1, 142, 1, 3, 0, 160, 35, 1,
    0, 0, 0, 0, 166, 1, 3, 131, 1, 1, 0, 0, 0, 135, 4, 137, 2, 3, 0, 196, 35, 1, 0, 0, 0,
    0, 134, 2, 2, 136, 1, 1, 0, 0, 0, 2, 0, 140, 3, 3, 0, 205, 35, 1, 0, 0, 0, 0, 128, 2,
    2, 137, 1, 1, 0, 0, 0, 2, 0, 143, 4, 3, 0, 216, 35, 1, 0, 0, 0, 0, 128, 2, 1, 128, 1,
    1, 0, 0, 0, 2, 0, 137, 2, 3, 0, 225, 35, 1, 0, 0, 0, 0, 128, 2, 1, 128, 1, 1, 0, 0,
    0, 2, 0, 137, 2, 3, 0, 136, 37, 1, 0, 0, 0, 0, 172, 1, 3, 138, 1, 1, 0, 0, 0, 138, 1,
    137, 2, 3, 0, 89, 39, 1, 0, 0, 0, 0, 136, 2, 2, 139, 1, 1, 0, 0, 0, 2, 0, 137, 2, 3,
    0, 101, 39, 1, 0, 0, 0, 0, 128, 2, 2, 137, 1, 1, 0, 0, 0, 2, 0, 140, 3, 3, 0, 114, 39,
    1, 0, 0, 0, 0, 128, 2, 2, 137, 1, 1, 0, 0, 0, 2, 0, 140, 3, 3, 0, 133, 39, 1, 0, 0,
    0, 0, 128, 2, 1, 128, 1, 1, 0, 0, 0, 2, 0, 137, 2, 3, 0, 147, 39, 1, 0, 0, 0, 0, 128,
    2, 1, 128, 1, 1, 0, 0, 0, 2, 0, 137, 2, 3, 0, 156, 39, 1, 0, 0, 0, 0, 138, 2, 2, 140,
    1, 1, 0, 0, 0, 2, 0, 143, 4, 3, 0, 173, 39, 1, 0, 0, 0, 0, 128, 2, 2, 128, 1, 1, 0,
    0, 0, 2, 0, 140, 3, 3, 0, 197, 39, 1, 0, 0, 0, 0, 178, 1, 1, 137, 1, 1, 0, 0, 0, 2,
    0, 137, 2, 3, 0, 214, 39, 1, 0, 0, 0, 0, 138, 2, 2, 140, 1, 1, 0, 0, 0, 2, 0, 143, 4,
    3, 0, 230, 39, 1, 0, 0, 0, 0, 128, 2, 2, 128, 1, 1, 0, 0, 0, 2, 0, 140, 3, 3, 0, 255,
    39, 1, 0, 0, 0, 0, 138, 2, 2, 140, 1, 1, 0, 0, 0, 2, 0, 143, 4, 3, 0, 16, 40, 1, 0,
    0, 0, 0, 140, 2, 2, 141, 1, 1, 0, 0, 0, 138, 1, 137, 2, 3, 0, 28, 40, 1, 0, 0, 0, 0,
    166, 1, 1, 131, 1, 1, 0, 0, 0, 132, 3, 137, 2, 3, 0, 44, 40, 1, 0, 0, 0, 0, 128, 2, 2,
    128, 1, 1, 0, 0, 0, 2, 0, 138, 4, 3, 0, 57, 40, 1, 0, 0, 0, 0, 128, 2, 2, 128, 1, 1,
    0, 0, 0, 2, 0, 138, 4, 3, 0, 70, 40, 1, 0, 0, 0, 0, 128, 2, 2, 128, 1, 1, 0, 0, 0,
    139, 1, 138, 4, 3, 0, 79, 40, 1, 0, 0, 0, 0, 128, 2, 1, 128, 1, 1, 0, 0, 0, 138, 1, 137,
    2, 3, 0, 117, 40, 1, 0, 0, 0, 0, 142, 2, 2, 132, 1, 1, 0, 0, 0, 138, 1, 137, 2, 3, 0,
    126, 40, 1, 0, 0, 0, 0, 128, 2, 2, 142, 1, 1, 0, 0, 0, 2, 0, 140, 3, 3, 0, 135, 40, 1,
    0, 0, 0, 0, 128, 2, 1, 128, 1, 1, 0, 0, 0, 2, 0, 137, 2, 3, 0, 151, 40, 1, 0, 0, 0,
    0, 109, 3, 1, 143, 1, 1, 0, 0, 0, 130, 1, 137, 2, 3, 0, 167, 40, 1, 0, 0, 0, 0, 109, 3,
    1, 143, 1, 1, 0, 0, 0, 130, 1, 137, 2, 3, 0, 183, 40, 1, 0, 0, 0, 0, 109, 3, 1, 143, 1,
    1, 0, 0, 0, 130, 1, 137, 2, 3, 0, 199, 40, 1, 0, 0, 0, 0, 109, 3, 1, 143, 1, 1, 0, 0,
    0, 130, 1, 137, 2, 3, 0, 215, 40, 1, 0, 0, 0, 0, 109, 3, 1, 143, 1, 1, 0, 0, 0, 130, 1,
    137, 2, 3, 0, 232, 40, 1, 0, 0, 0, 0, 109, 3, 1, 143, 1, 1, 0, 0, 0, 130, 1, 137, 2, 3,
    0, 248, 40, 1, 0, 0, 0, 0, 144, 2, 1, 128, 1, 1, 0, 0, 0, 140, 2, 137, 2, 3, 0, 3, 41,
    1, 0, 0, 0, 0, 144, 2, 1, 128, 1, 1, 0, 0, 0, 141, 7, 137, 2, 3, 0, 16, 41, 1, 0, 0,
    0, 0, 128, 2, 1, 132, 1, 1, 0, 0, 0, 142, 1, 137, 2, 3, 0, 68, 41, 1, 0, 0, 0, 0, 166,
    1, 1, 131, 1, 1, 0, 0, 0, 143, 7, 137, 2, 3, 0, 80, 41, 1, 0, 0, 0, 0, 109, 3, 1, 143,
    1, 1, 0, 0, 0, 130, 1, 137, 2, 3, 0, 93, 41, 1, 0, 0, 0, 0, 128, 2, 1, 128, 1, 1, 0,
    0, 0, 2, 0, 137, 2, 3, 0, 104, 41, 1, 0, 0, 0, 0, 175, 1, 3, 144, 1, 1, 0, 0, 0, 2,
    0, 137, 2, 3, 0, 117, 41, 1, 0, 0, 0, 0, 178, 1, 3, 128, 1, 1, 0, 0, 0, 2, 0, 137, 2,
    3, 0, 129, 41, 1, 0, 0, 0, 0, 144, 2, 1, 128, 1, 1, 0, 0, 0, 2, 0, 137, 2, 3, 0, 57,
    43, 1, 0, 0, 0, 0, 126, 3, 1, 145, 1, 1, 0, 0, 0, 144, 2, 137, 2, 3, 0, 68, 43, 1, 0,
    0, 0, 0, 128, 2, 2, 128, 1, 1, 0, 0, 0, 2, 0, 140, 3, 3, 0, 77, 43, 1, 0, 0, 0, 0,
    144, 2, 2, 128, 1, 1, 0, 0, 0, 2, 0, 137, 2, 3, 0, 88, 43, 1, 0, 0, 0, 0, 144, 2, 1,
    128, 1, 1, 0, 0, 0, 2, 0, 137, 2, 3, 0, 98, 43, 1, 0, 0, 0, 0, 128, 3, 1, 143, 1, 1,
    0, 0, 0, 145, 1, 137, 2, 3, 0, 108, 43, 1, 0, 0, 0, 0, 146, 2, 2, 145, 1, 1, 0, 0, 0,
    2, 0, 137, 2, 3, 0, 165, 43, 1, 0, 0, 0, 0, 181, 1, 3, 131, 1, 1, 0, 0, 0, 146, 5, 137,
    2, 3, 0, 187, 43, 1, 0, 0, 0, 4, 131, 2, 1, 133, 1, 14, 2, 0, 0, 2, 0, 141, 2, 193, 1,
    203, 43, 1, 0, 0, 0, 0, 131, 2, 1, 0, 0, 1, 0, 0, 0, 2, 0, 144, 3, 3, 0, 8, 44, 1,
    120, 216, 0, 0, 154, 2, 1, 4, 1, 1, 0, 0, 0, 2, 0, 145, 2, 3, 0, 112, 44, 1, 23, 44, 1,
    0, 190, 1, 1, 146, 1, 1, 0, 0, 0, 2, 0, 146, 2, 3, 0, 67, 45, 1, 206, 44, 1, 0, 214, 0,
    4, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 6, 1, 154, 45, 1, 110, 45, 1, 0, 0, 0, 0, 147, 1,
    1, 0, 0, 0, 147, 1, 3, 1, 3, 0, 180, 45, 1, 175, 45, 1, 0, 218, 0, 4, 35, 1, 1, 0, 0,
    0, 148, 3, 147, 5, 3, 0, 129, 46, 1, 63, 46, 1, 0, 182, 2, 1, 147, 1, 1, 0, 0, 0, 2, 0,
    3, 1, 195, 1, 24, 47, 1, 148, 46, 1, 0, 222, 0, 4, 148, 1, 1, 0, 0, 0, 2, 0, 0, 0, 6,
    1, 47, 47, 1, 42, 47, 1, 0, 230, 0, 1, 35, 1, 1, 0, 0, 0, 149, 1, 146, 2, 3, 0, 153, 47,
    1, 62, 47, 1, 0, 150, 2, 2, 149, 1, 1, 0, 0, 0, 2, 0, 3, 1, 196, 1, 227, 47, 1, 172, 47,
    1, 0, 230, 0, 1, 149, 1, 1, 0, 0, 0, 150, 3, 146, 2, 3, 0, 19, 48, 1, 74, 143, 0, 0, 152,
    2, 2, 3, 1, 1, 0, 0, 0, 2, 0, 116, 2, 178, 1, 191, 48, 1, 139, 48, 1, 0, 132, 3, 1, 150,
    1, 1, 0, 0, 0, 53, 2, 146, 2, 3, 0, 124, 49, 1, 213, 48, 1, 0, 184, 1, 3, 4, 1, 1, 0,
    0, 0, 2, 0, 148, 6, 197, 1, 113, 50, 1, 197, 49, 1, 0, 122, 0, 5, 148, 1, 1, 0, 0, 0, 2,
    0, 0, 0, 6, 1, 255, 50, 1, 127, 50, 1, 0, 190, 1, 2, 151, 1, 1, 0, 0, 0, 149, 1, 146, 3,
    198, 1, 174, 51, 1, 13, 51, 1, 0, 187, 1, 3, 4, 1, 1, 0, 0, 0, 2, 0, 149, 2, 199, 1, 1,
    52, 1, 192, 51, 1, 0, 154, 2, 2, 151, 1, 1, 0, 0, 0, 151, 2, 146, 3, 198, 1, 214, 52, 1, 29,
    52, 1, 0, 190, 1, 3, 4, 1, 1, 0, 0, 0, 2, 0, 150, 3, 200, 1, 46, 53, 1, 235, 52, 1, 0,
    122, 0, 2, 4, 1, 1, 0, 0, 0, 2, 0, 0, 0, 6, 1, 58, 53, 1, 148, 46, 1, 0, 222, 0, 4,
    148, 1, 1, 0, 0, 0, 2, 0, 0, 0, 6, 1, 76, 53, 1, 206, 44, 1, 0, 214, 0, 4, 0, 0, 1,
    0, 0, 0, 2, 0, 0, 0, 6, 1, 129, 53, 1, 233, 151, 0, 0, 156, 2, 2, 150, 1, 1, 0, 0, 0,
    52, 3, 151, 3, 3, 0, 231, 53, 1, 152, 53, 1, 0, 154, 2, 1, 152, 1, 1, 0, 0, 0, 152, 2, 146,
    2, 3, 0, 3, 54, 1, 254, 53, 1, 0, 193, 1, 3, 149, 1, 1, 0, 0, 0, 153, 1, 151, 3, 3, 0,
    59, 54, 1, 23, 54, 1, 0, 190, 1, 1, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 77, 54, 1,
    72, 54, 1, 0, 158, 2, 2, 152, 1, 1, 0, 0, 0, 154, 1, 146, 2, 3, 0, 30, 55, 1, 94, 54, 1,
    1, 196, 1, 3, 4, 1, 1, 0, 0, 0, 155, 1, 3, 1, 201, 1, 202, 55, 1, 45, 55, 1, 0, 127, 0,
    5, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 6, 1, 217, 55, 1, 120, 216, 0, 0, 154, 2, 1, 4, 1,
    1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 240, 55, 1, 235, 55, 1, 0, 160, 2, 2, 146, 1, 1, 0, 0,
    0, 156, 1, 151, 3, 3, 0, 90, 56, 1, 255, 55, 1, 0, 199, 1, 3, 0, 0, 1, 0, 0, 0, 2, 0,
    0, 0, 6, 1, 126, 56, 1, 121, 56, 1, 1, 226, 0, 4, 146, 1, 1, 0, 0, 0, 157, 2, 0, 0, 6,
    1, 152, 56, 1, 147, 56, 1, 1, 230, 0, 4, 41, 1, 1, 0, 0, 0, 157, 2, 0, 0, 6, 1, 241, 56,
    1, 174, 56, 1, 0, 230, 0, 1, 4, 1, 1, 0, 0, 0, 158, 1, 146, 2, 3, 0, 57, 57, 1, 2, 57,
    1, 0, 135, 3, 1, 64, 1, 1, 0, 0, 0, 2, 0, 56, 2, 3, 0, 162, 57, 1, 127, 57, 1, 0, 202,
    1, 2, 153, 1, 1, 0, 0, 0, 2, 0, 3, 2, 86, 1, 21, 58, 1, 0, 0, 0, 0, 202, 1, 3, 153,
    1, 1, 0, 0, 0, 2, 0, 152, 2, 202, 1, 76, 58, 1, 0, 0, 0, 0, 202, 1, 1, 5, 1, 1, 0,
    0, 0, 2, 0, 3, 2, 203, 1, 158, 58, 1, 108, 58, 1, 0, 202, 1, 1, 154, 1, 1, 0, 0, 0, 2,
    0, 3, 2, 204, 1, 184, 59, 1, 0, 0, 0, 0, 205, 1, 3, 5, 1, 1, 0, 0, 0, 2, 0, 153, 3,
    205, 1, 122, 60, 1, 0, 0, 0, 0, 132, 0, 5, 5, 1, 1, 0, 0, 0, 2, 0, 154, 2, 206, 1, 48,
    61, 1, 0, 0, 0, 0, 137, 0, 5, 5, 1, 1, 0, 0, 0, 2, 0, 154, 2, 207, 1, 213, 61, 1, 0,
    0, 0, 0, 142, 0, 5, 5, 1, 1, 0, 0, 0, 2, 0, 155, 2, 208, 1, 94, 62, 1, 0, 0, 0, 0,
    147, 0, 5, 5, 1, 1, 0, 0, 0, 2, 0, 155, 2, 209, 1, 179, 62, 1, 0, 0, 0, 0, 162, 2, 2,
    5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 7, 63, 1, 0, 0, 0, 0, 164, 2, 2, 5, 1, 1,
    0, 0, 0, 2, 0, 3, 1, 3, 0, 233, 63, 1, 48, 63, 1, 0, 208, 1, 3, 155, 1, 1, 0, 0, 0,
    159, 1, 156, 3, 210, 1, 80, 65, 1, 82, 64, 1, 0, 152, 0, 5, 156, 1, 1, 0, 0, 0, 2, 0, 157,
    3, 211, 1, 90, 66, 1, 111, 65, 1, 0, 157, 0, 5, 156, 1, 1, 0, 0, 0, 2, 0, 158, 3, 212, 1,
    117, 67, 1, 178, 66, 1, 0, 166, 2, 2, 157, 2, 1, 0, 0, 0, 2, 0, 159, 4, 213, 1, 104, 4, 39,
    80, 170, 2, 2, 0, 0, 0, 0, 140, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 152, 4, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 160, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 172, 53, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 171, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 251, 56, 76, 87, 139, 3, 1, 0, 0, 0, 0, 76,
    5, 127, 99, 140, 3, 1, 0, 0, 0, 0, 76, 5, 127, 99, 140, 3, 1, 0, 0, 0, 0, 55, 15, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 64, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 165, 56, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 55, 15, 123, 180, 171, 2, 1, 0, 0, 0, 0, 87, 4, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 251, 56, 0, 0, 0, 0, 0, 0, 0, 0, 0, 244, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 154, 56,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 238, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 250, 15, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 120, 16, 0, 0, 234, 0, 4, 1, 1, 0, 0, 39, 55, 118, 217, 211, 1, 3, 0,
    0, 1, 1, 211, 54, 228, 217, 238, 0, 4, 0, 0, 1, 1, 53, 55, 167, 218, 88, 0, 7, 0, 0, 1, 1,
    215, 54, 182, 218, 172, 2, 2, 0, 0, 1, 1, 64, 55, 167, 218, 174, 2, 2, 0, 0, 1, 1, 37, 55, 248,
    218, 212, 1, 2, 0, 0, 1, 1, 45, 55, 55, 219, 84, 3, 1, 0, 0, 1, 1, 169, 57, 127, 99, 141, 3,
    1, 0, 0, 1, 1, 24, 1, 4, 1, 11, 1, 4, 2, 2, 2, 4, 1, 11, 2, 4, 1, 134, 1, 4, 1,
    30, 0, 1, 1, 22, 2, 1, 1, 176, 1, 0, 2, 37, 0, 0, 2, 50, 0, 0, 2, 65, 0, 0, 2, 88,
    0, 0, 2, 104, 0, 0, 2, 124, 0, 0, 2, 139, 0, 0, 2, 158, 0, 0, 2, 175, 0, 0, 2, 31, 2,
    0, 2, 209, 0, 0, 2, 49, 2, 0, 2, 69, 2, 0, 2, 30, 0, 1, 1, 37, 0, 0, 2, 50, 0, 0,
    2, 65, 0, 0, 2, 88, 0, 0, 2, 104, 0, 0, 2, 124, 0, 0, 2, 139, 0, 0, 2, 158, 0, 0, 2,
    175, 0, 0, 2, 191, 0, 0, 2, 209, 0, 0, 2, 38, 7, 4, 2, 49, 7, 4, 2, 19, 7, 4, 2, 186,
    13, 0, 2, 237, 12, 0, 2, 182, 13, 0, 2, 199, 13, 0, 2, 211, 13, 0, 2, 228, 13, 0, 2, 243, 13,
    0, 1, 30, 0, 1, 1, 243, 0, 4, 1, 0, 1, 4, 1, 11, 1, 4, 2, 50, 0, 0, 2, 124, 0, 0,
    2, 139, 0, 0, 2, 209, 0, 0, 2, 143, 5, 51, 2, 210, 5, 8, 0, 220, 5, 8, 0, 230, 5, 8, 0,
    240, 5, 8, 0, 251, 5, 8, 0, 6, 6, 8, 0, 160, 2, 0, 2, 209, 12, 0, 1, 221, 12, 0, 1, 186,
    13, 0, 2, 237, 12, 0, 2, 255, 12, 0, 2, 11, 13, 0, 2, 23, 13, 0, 2, 37, 13, 0, 2, 30, 0,
    1, 1, 243, 0, 4, 1, 0, 1, 4, 1, 11, 1, 4, 2, 88, 0, 0, 2, 30, 1, 0, 2, 45, 1, 0,
    2, 105, 1, 4, 1, 113, 1, 4, 1, 124, 1, 4, 1, 134, 1, 4, 1, 147, 1, 4, 2, 160, 1, 0, 2,
    176, 1, 0, 2, 30, 0, 1, 1, 243, 0, 4, 1, 0, 1, 4, 1, 11, 1, 4, 2, 69, 1, 4, 2, 122,
    2, 0, 2, 135, 2, 0, 2, 203, 54, 28, 0, 217, 6, 132, 0, 222, 54, 133, 0, 228, 54, 134, 0, 236, 54,
    135, 0, 245, 54, 136, 0, 1, 55, 137, 0, 4, 3, 6, 0, 173, 3, 6, 0, 182, 3, 6, 0, 191, 3, 18,
    0, 200, 3, 18, 0, 209, 3, 18, 0, 177, 15, 18, 0, 157, 15, 18, 0, 162, 15, 18, 0, 17, 6, 18, 0,
    169, 15, 18, 0, 173, 15, 18, 0, 4, 3, 6, 0, 173, 3, 6, 0, 182, 3, 22, 0, 191, 3, 6, 0, 200,
    3, 18, 0, 38, 7, 8, 2, 49, 7, 8, 2, 19, 7, 8, 2, 38, 5, 0, 2, 45, 5, 61, 2, 234, 6,
    62, 0, 108, 9, 62, 0, 109, 12, 8, 2, 228, 6, 8, 2, 124, 12, 8, 2, 222, 3, 11, 0, 42, 3, 8,
    2, 63, 59, 214, 0, 135, 4, 209, 0, 189, 10, 210, 0, 222, 3, 11, 0, 42, 3, 8, 2, 63, 59, 214, 0,
    135, 4, 209, 0, 25, 59, 210, 0, 187, 59, 220, 0, 119, 50, 54, 0, 71, 35, 220, 0, 165, 59, 217, 0, 169,
    59, 18, 0, 187, 59, 221, 0, 119, 50, 54, 0, 71, 35, 221, 0, 165, 59, 222, 0, 169, 59, 18, 0, 187, 59,
    220, 0, 71, 35, 220, 0, 252, 35, 220, 0, 119, 50, 217, 0, 169, 59, 18, 0, 187, 59, 221, 0, 71, 35, 221,
    0, 252, 35, 221, 0, 119, 50, 222, 0, 169, 59, 18, 0, 187, 59, 225, 0, 119, 50, 54, 0, 71, 35, 225, 0,
    165, 59, 226, 0, 169, 59, 54, 0, 187, 59, 225, 0, 71, 35, 225, 0, 252, 35, 225, 0, 119, 50, 226, 0, 169,
    59, 54, 0, 11, 1, 4, 2, 243, 0, 4, 1, 0, 1, 4, 1, 30, 0, 1, 1, 234, 6, 71, 0, 248, 6,
    8, 2, 3, 7, 8, 2, 111, 6, 71, 1, 142, 10, 54, 0, 148, 10, 96, 0, 156, 10, 96, 0, 165, 10, 96,
    0, 121, 4, 18, 0, 187, 59, 18, 0, 250, 10, 18, 0, 206, 10, 18, 0, 69, 9, 18, 0, 254, 10, 18, 0,
    1, 11, 18, 0, 6, 11, 18, 0, 234, 6, 104, 0, 109, 12, 8, 2, 228, 6, 8, 2, 124, 12, 8, 2, 234,
    6, 11, 0, 109, 12, 8, 2, 228, 6, 8, 2, 124, 12, 8, 2, 121, 4, 18, 0, 40, 14, 18, 0, 17, 6,
    18, 0, 155, 12, 18, 0, 38, 7, 8, 0, 49, 7, 8, 0, 19, 7, 8, 0, 183, 15, 0, 2, 38, 7, 8,
    2, 49, 7, 8, 2, 19, 7, 8, 2, 192, 15, 0, 2, 222, 3, 143, 0, 132, 55, 143, 0, 17, 6, 141, 0,
    247, 8, 141, 0, 82, 55, 140, 0, 249, 55, 150, 0, 199, 10, 141, 0, 33, 56, 1, 0, 234, 6, 62, 0, 109,
    12, 8, 2, 228, 6, 8, 2, 124, 12, 8, 2, 222, 3, 11, 0, 42, 3, 8, 2, 135, 4, 209, 0, 25, 59,
    210, 0, 227, 3, 17, 0, 231, 3, 17, 0, 26, 0, 0, 0, 53, 59, 211, 2, 222, 3, 11, 0, 42, 3, 8,
    2, 135, 4, 209, 0, 189, 10, 210, 0, 234, 6, 61, 0, 42, 3, 8, 2, 128, 6, 0, 0, 135, 4, 211, 1,
    104, 4, 17, 0, 234, 6, 61, 0, 42, 3, 8, 2, 135, 4, 211, 1, 65, 16, 127, 0, 78, 16, 128, 0, 90,
    16, 129, 0, 106, 16, 129, 0, 221, 10, 129, 0, 230, 10, 129, 0, 203, 54, 28, 0, 10, 56, 131, 0, 69, 1,
    6, 2, 88, 1, 4, 1, 30, 0, 1, 1, 251, 56, 0, 0, 35, 3, 11, 0, 42, 3, 8, 2, 251, 56, 17,
    0, 35, 3, 11, 0, 42, 3, 8, 2, 227, 3, 20, 0, 231, 3, 20, 0, 26, 0, 20, 0, 227, 3, 21, 0,
    231, 3, 21, 0, 26, 0, 21, 0, 222, 3, 11, 0, 42, 3, 8, 2, 40, 14, 19, 0, 71, 35, 23, 0, 252,
    35, 24, 0, 28, 0, 24, 0, 4, 3, 0, 0, 173, 3, 0, 0, 182, 3, 0, 0, 135, 4, 31, 0, 111, 4,
    29, 0, 116, 4, 29, 0, 135, 4, 31, 0, 111, 4, 30, 0, 116, 4, 30, 0, 26, 0, 34, 0, 111, 4, 35,
    0, 116, 4, 35, 0, 26, 0, 36, 0, 111, 4, 37, 0, 116, 4, 37, 0, 222, 3, 11, 0, 163, 15, 8, 0,
    251, 56, 0, 0, 200, 4, 0, 0, 212, 4, 0, 0, 223, 4, 0, 0, 143, 5, 51, 2, 161, 5, 8, 2, 174,
    5, 8, 2, 143, 5, 51, 2, 121, 4, 11, 0, 187, 59, 11, 0, 251, 56, 0, 0, 17, 6, 54, 0, 24, 6,
    54, 0, 30, 6, 55, 0, 34, 6, 55, 0, 38, 6, 56, 0, 187, 59, 56, 0, 66, 6, 59, 0, 42, 3, 8,
    2, 98, 6, 63, 0, 105, 6, 63, 0, 111, 6, 63, 0, 105, 6, 63, 0, 8, 7, 63, 0, 111, 6, 63, 0,
    142, 7, 8, 0, 137, 7, 8, 0, 19, 7, 8, 0, 64, 55, 81, 0, 127, 9, 82, 0, 40, 14, 82, 0, 165,
    9, 1, 0, 175, 9, 18, 2, 192, 9, 18, 2, 104, 4, 85, 0, 251, 56, 94, 0, 244, 9, 6, 0, 71, 35,
    18, 0, 252, 35, 18, 0, 28, 0, 18, 0, 4, 3, 18, 0, 173, 3, 18, 0, 182, 3, 18, 0, 184, 10, 18,
    0, 135, 4, 18, 0, 189, 10, 18, 2, 178, 15, 18, 0, 135, 4, 18, 0, 189, 10, 18, 2, 251, 56, 18, 0,
    184, 10, 18, 0, 135, 4, 18, 0, 251, 56, 18, 0, 178, 15, 18, 0, 135, 4, 18, 0, 215, 54, 18, 0, 178,
    15, 18, 0, 199, 10, 18, 0, 160, 2, 18, 2, 12, 11, 18, 2, 31, 11, 18, 2, 165, 9, 88, 0, 168, 11,
    18, 0, 178, 11, 18, 0, 251, 56, 54, 0, 195, 11, 0, 2, 211, 11, 0, 2, 55, 12, 0, 0, 65, 12, 0,
    2, 76, 12, 0, 0, 234, 6, 107, 0, 144, 12, 8, 0, 228, 6, 8, 2, 91, 13, 3, 0, 109, 13, 3, 0,
    125, 13, 3, 0, 147, 13, 1, 1, 155, 13, 6, 1, 162, 13, 6, 1, 160, 2, 0, 2, 91, 14, 111, 2, 73,
    7, 0, 2, 165, 56, 112, 0, 134, 14, 112, 1, 148, 14, 0, 2, 82, 55, 140, 0, 251, 56, 141, 0, 103, 55,
    141, 0, 222, 3, 143, 0, 17, 6, 141, 0, 247, 8, 141, 0, 165, 9, 1, 0, 154, 55, 145, 2, 173, 55, 145,
    2, 82, 55, 140, 0, 199, 10, 141, 0, 33, 56, 1, 0, 71, 35, 150, 0, 252, 35, 150, 0, 28, 0, 150, 0,
    205, 52, 154, 0, 168, 27, 154, 0, 31, 8, 154, 0, 205, 52, 154, 0, 168, 27, 154, 0, 71, 35, 154, 0, 205,
    52, 158, 0, 168, 27, 158, 0, 31, 8, 158, 0, 205, 52, 159, 0, 168, 27, 159, 0, 31, 8, 159, 0, 175, 56,
    162, 0, 188, 56, 154, 0, 199, 56, 163, 0, 165, 9, 155, 0, 234, 56, 144, 0, 245, 56, 144, 0, 104, 4, 164,
    0, 239, 55, 167, 0, 163, 15, 141, 0, 251, 56, 175, 0, 35, 3, 176, 0, 42, 3, 8, 2, 165, 9, 1, 0,
    175, 9, 0, 2, 192, 9, 0, 2, 71, 35, 103, 0, 252, 35, 103, 0, 28, 0, 103, 0, 165, 9, 179, 0, 234,
    56, 0, 0, 245, 56, 0, 0, 199, 57, 6, 0, 195, 11, 0, 2, 211, 11, 0, 2, 227, 56, 0, 0, 108, 9,
    71, 0, 42, 3, 8, 2, 251, 56, 187, 0, 242, 57, 187, 0, 149, 12, 188, 0, 105, 6, 191, 0, 82, 58, 191,
    0, 89, 58, 196, 0, 105, 6, 197, 0, 82, 58, 197, 0, 89, 58, 196, 0, 105, 6, 201, 0, 82, 58, 201, 0,
    89, 58, 196, 0, 195, 58, 202, 0, 42, 3, 203, 0, 105, 6, 202, 0, 228, 57, 195, 0, 235, 57, 186, 0, 216,
    58, 186, 0, 105, 6, 191, 0, 98, 6, 191, 0, 89, 58, 196, 0, 227, 3, 17, 0, 231, 3, 17, 0, 26, 0,
    17, 0, 104, 4, 17, 0, 108, 9, 17, 0, 59, 59, 8, 2, 234, 6, 0, 0, 108, 9, 17, 0, 244, 9, 212,
    0, 227, 3, 17, 0, 231, 3, 0, 0, 26, 0, 17, 2, 104, 4, 17, 0, 88, 59, 8, 2, 100, 59, 8, 2,
    25, 59, 17, 0, 222, 3, 11, 0, 42, 3, 8, 2, 71, 35, 216, 0, 252, 35, 216, 0, 28, 0, 217, 0, 71,
    35, 218, 0, 187, 59, 218, 0, 119, 50, 219, 0, 119, 50, 219, 0, 71, 35, 218, 0, 187, 59, 218, 1, 247, 8,
    129, 0, 203, 54, 28, 0, 199, 10, 129, 1, 13, 3, 10, 0, 24, 3, 3, 0, 71, 35, 25, 0, 252, 35, 25,
    0, 227, 3, 29, 0, 231, 3, 29, 0, 227, 3, 30, 0, 231, 3, 30, 0, 187, 4, 0, 0, 172, 53, 38, 0,
    157, 4, 39, 0, 145, 4, 40, 0, 235, 4, 42, 2, 160, 2, 0, 2, 171, 4, 42, 0, 194, 1, 43, 2, 187,
    4, 0, 0, 145, 4, 40, 0, 251, 56, 0, 0, 6, 5, 43, 0, 227, 3, 47, 0, 231, 3, 47, 0, 61, 5,
    48, 0, 66, 5, 48, 0, 35, 3, 11, 0, 189, 5, 51, 1, 143, 5, 51, 2, 35, 3, 11, 0, 50, 3, 0,
    0, 190, 12, 1, 0, 42, 6, 59, 0, 42, 3, 8, 2, 38, 5, 61, 2, 45, 5, 61, 2, 251, 56, 68, 0,
    111, 6, 61, 0, 227, 3, 73, 0, 231, 3, 73, 0, 64, 55, 75, 0, 40, 14, 76, 0, 225, 9, 0, 0, 234,
    9, 0, 0, 104, 4, 85, 0, 244, 9, 6, 0, 227, 3, 87, 0, 231, 3, 87, 0, 222, 3, 74, 0, 42, 3,
    73, 2, 227, 3, 91, 0, 231, 3, 91, 0, 253, 9, 86, 0, 251, 56, 94, 0, 171, 4, 95, 0, 131, 10, 96,
    0, 145, 4, 96, 0, 135, 10, 1, 0, 157, 4, 95, 0, 145, 4, 96, 0, 173, 10, 95, 0, 178, 10, 1, 0,
    222, 3, 18, 0, 205, 16, 18, 0, 227, 3, 18, 0, 231, 3, 18, 0, 50, 11, 0, 0, 61, 11, 0, 0, 189,
    11, 85, 0, 192, 11, 85, 0, 251, 56, 0, 0, 69, 9, 22, 0, 1, 12, 0, 0, 20, 12, 0, 2, 227, 3,
    103, 0, 231, 3, 103, 0, 234, 6, 104, 0, 48, 12, 104, 0, 234, 6, 104, 0, 163, 15, 8, 0, 234, 6, 104,
    0, 244, 15, 106, 0, 76, 6, 71, 0, 35, 3, 104, 0, 135, 4, 18, 0, 196, 12, 18, 0, 187, 4, 0, 0,
    79, 13, 0, 0, 166, 14, 112, 0, 171, 14, 109, 2, 227, 3, 109, 0, 231, 3, 109, 0, 38, 5, 109, 2, 233,
    14, 112, 2, 165, 56, 112, 0, 148, 14, 0, 2, 21, 15, 0, 0, 33, 15, 0, 2, 165, 9, 1, 0, 118, 5,
    0, 2, 225, 15, 10, 0, 232, 15, 10, 0, 227, 3, 0, 0, 231, 3, 0, 0, 244, 15, 0, 0, 217, 6, 0,
    0, 45, 16, 0, 0, 50, 16, 0, 0, 244, 15, 0, 0, 192, 15, 0, 2, 187, 4, 0, 0, 163, 15, 0, 0,
    55, 16, 0, 0, 60, 16, 0, 0, 187, 4, 0, 0, 244, 15, 0, 0, 76, 6, 71, 0, 217, 6, 8, 0, 59,
    55, 140, 0, 42, 3, 141, 2, 173, 3, 143, 0, 182, 3, 143, 0, 193, 55, 0, 0, 204, 55, 0, 0, 249, 55,
    145, 0, 229, 55, 147, 0, 48, 12, 140, 0, 234, 6, 140, 0, 173, 3, 148, 0, 182, 3, 148, 0, 173, 3, 154,
    0, 182, 3, 154, 0, 227, 3, 154, 0, 231, 3, 154, 0, 205, 52, 154, 0, 134, 56, 143, 0, 227, 3, 156, 0,
    231, 3, 156, 0, 227, 3, 143, 0, 231, 3, 143, 0, 251, 56, 145, 0, 138, 56, 143, 0, 251, 56, 145, 0, 157,
    4, 141, 0, 251, 56, 154, 0, 146, 56, 141, 1, 251, 56, 143, 0, 146, 56, 141, 1, 173, 3, 149, 0, 182, 3,
    149, 0, 173, 3, 155, 0, 182, 3, 155, 0, 204, 56, 165, 0, 215, 56, 165, 0, 215, 54, 165, 0, 227, 56, 163,
    0, 64, 55, 140, 0, 251, 56, 145, 0, 104, 4, 164, 0, 163, 15, 141, 0, 15, 57, 164, 0, 23, 57, 164, 0,
    227, 3, 174, 0, 231, 3, 174, 0, 102, 5, 178, 0, 160, 2, 0, 2, 234, 6, 71, 0, 163, 15, 8, 0, 76,
    6, 71, 0, 42, 3, 8, 2, 234, 6, 71, 0, 244, 15, 185, 0, 228, 57, 186, 0, 235, 57, 186, 0, 126, 10,
    195, 0, 38, 5, 186, 2, 58, 58, 10, 0, 70, 58, 10, 0, 228, 57, 200, 0, 235, 57, 200, 0, 229, 11, 202,
    0, 42, 3, 203, 0, 228, 57, 195, 0, 235, 57, 195, 0, 71, 35, 202, 0, 252, 35, 202, 0, 228, 57, 194, 0,
    128, 6, 204, 0, 105, 6, 186, 0, 101, 33, 196, 0, 228, 57, 206, 0, 239, 58, 204, 0, 126, 10, 10, 0, 248,
    4, 10, 0, 104, 4, 17, 0, 59, 59, 8, 2, 104, 4, 17, 0, 244, 9, 212, 0, 234, 6, 17, 0, 108, 9,
    17, 0, 227, 3, 213, 0, 231, 3, 213, 0, 104, 4, 17, 0, 26, 0, 0, 2, 189, 11, 17, 0, 192, 11, 17,
    0, 71, 35, 223, 0, 252, 35, 223, 0, 71, 35, 224, 0, 252, 35, 224, 0, 71, 35, 227, 0, 252, 35, 227, 0,
    191, 59, 219, 0, 194, 59, 219, 0, 244, 15, 27, 0, 92, 4, 28, 0, 247, 8, 129, 0, 8, 55, 17, 0, 15,
    55, 28, 0, 23, 55, 138, 0, 236, 0, 3, 0, 194, 1, 0, 2, 240, 2, 8, 2, 252, 2, 8, 0, 4, 3,
    0, 2, 236, 0, 10, 0, 160, 2, 8, 2, 50, 3, 17, 0, 218, 3, 18, 0, 218, 3, 19, 0, 218, 3, 20,
    0, 218, 3, 21, 0, 218, 3, 23, 0, 218, 3, 26, 0, 121, 4, 29, 0, 121, 4, 30, 0, 50, 3, 31, 0,
    218, 3, 29, 0, 218, 3, 30, 0, 121, 4, 34, 0, 121, 4, 36, 0, 218, 3, 8, 0, 195, 4, 8, 0, 50,
    3, 0, 1, 187, 4, 38, 0, 165, 4, 41, 0, 154, 56, 8, 0, 50, 3, 38, 0, 253, 4, 1, 0, 248, 4,
    3, 0, 45, 5, 0, 2, 53, 5, 47, 0, 50, 3, 48, 0, 50, 3, 47, 0, 50, 3, 1, 0, 252, 2, 0,
    2, 252, 2, 0, 0, 251, 56, 52, 0, 50, 3, 8, 0, 218, 3, 57, 0, 251, 56, 58, 0, 229, 11, 0, 2,
    83, 6, 62, 2, 50, 3, 62, 1, 50, 3, 71, 0, 187, 59, 71, 0, 194, 1, 62, 2, 218, 3, 73, 0, 74,
    9, 74, 0, 218, 3, 74, 0, 78, 9, 6, 0, 218, 3, 22, 0, 218, 3, 76, 0, 74, 9, 79, 0, 218, 3,
    79, 0, 95, 9, 18, 2, 108, 9, 0, 0, 4, 3, 18, 2, 252, 2, 18, 2, 218, 3, 83, 0, 218, 3, 87,
    0, 218, 3, 88, 0, 187, 4, 87, 0, 74, 9, 87, 0, 218, 3, 18, 1, 218, 3, 85, 0, 218, 3, 86, 0,
    126, 10, 18, 0, 138, 52, 18, 0, 64, 55, 96, 0, 74, 9, 73, 0, 218, 3, 0, 0, 156, 11, 3, 0, 118,
    5, 18, 2, 187, 4, 103, 0, 50, 3, 103, 0, 37, 12, 10, 0, 108, 9, 104, 0, 105, 6, 104, 0, 111, 6,
    104, 0, 187, 59, 63, 0, 50, 3, 63, 0, 50, 3, 105, 0, 50, 3, 11, 0, 50, 3, 104, 0, 138, 52, 63,
    0, 252, 2, 63, 0, 252, 2, 11, 0, 218, 3, 108, 0, 201, 12, 0, 2, 118, 5, 109, 2, 194, 1, 109, 2,
    87, 4, 110, 1, 86, 14, 111, 0, 40, 14, 113, 0, 87, 4, 0, 1, 40, 14, 0, 0, 57, 43, 112, 0, 159,
    14, 112, 0, 50, 3, 110, 0, 64, 14, 111, 0, 251, 56, 110, 0, 251, 56, 111, 0, 251, 56, 113, 0, 87, 4,
    0, 0, 251, 56, 109, 0, 38, 5, 118, 0, 45, 5, 118, 0, 74, 9, 121, 0, 252, 2, 121, 0, 194, 1, 71,
    2, 74, 9, 122, 0, 252, 2, 122, 0, 201, 15, 10, 0, 219, 15, 0, 2, 250, 15, 0, 0, 2, 16, 10, 0,
    11, 16, 0, 2, 196, 12, 1, 0, 105, 6, 0, 0, 111, 6, 0, 0, 105, 6, 124, 0, 30, 16, 0, 2, 38,
    16, 0, 0, 74, 9, 8, 0, 195, 4, 0, 0, 50, 3, 0, 2, 74, 9, 0, 0, 50, 3, 126, 0, 50, 3,
    130, 0, 129, 16, 130, 2, 68, 55, 140, 0, 50, 3, 141, 0, 187, 4, 143, 0, 50, 3, 143, 0, 187, 4, 144,
    0, 50, 3, 144, 0, 139, 55, 145, 2, 48, 12, 0, 0, 216, 55, 145, 2, 50, 3, 147, 0, 239, 55, 145, 0,
    128, 11, 145, 0, 187, 4, 148, 0, 50, 3, 149, 0, 187, 4, 149, 0, 50, 3, 148, 0, 50, 3, 54, 0, 50,
    3, 150, 0, 187, 4, 154, 0, 50, 3, 154, 0, 50, 3, 155, 0, 124, 56, 145, 2, 50, 3, 145, 1, 187, 4,
    156, 0, 50, 3, 156, 0, 50, 3, 157, 0, 50, 3, 158, 0, 50, 3, 159, 0, 50, 3, 145, 0, 125, 4, 1,
    0, 50, 3, 160, 0, 50, 3, 139, 0, 50, 3, 164, 0, 53, 55, 139, 0, 187, 4, 155, 0, 50, 3, 165, 0,
    50, 3, 166, 0, 156, 11, 0, 1, 50, 3, 167, 0, 81, 57, 145, 0, 161, 57, 3, 0, 74, 9, 1, 0, 50,
    3, 175, 0, 95, 9, 0, 2, 50, 3, 179, 0, 138, 52, 0, 0, 212, 58, 0, 0, 174, 57, 180, 0, 251, 56,
    174, 0, 252, 2, 174, 0, 105, 6, 181, 0, 189, 57, 182, 0, 50, 3, 62, 0, 204, 57, 0, 2, 50, 3, 184,
    0, 213, 57, 8, 2, 111, 6, 186, 0, 111, 6, 187, 0, 105, 6, 189, 0, 111, 6, 190, 0, 111, 6, 191, 0,
    228, 57, 194, 2, 111, 6, 194, 0, 111, 6, 186, 2, 111, 6, 197, 0, 45, 5, 186, 2, 111, 6, 200, 0, 111,
    6, 195, 0, 111, 6, 201, 0, 111, 6, 202, 0, 31, 8, 195, 0, 28, 0, 202, 0, 31, 8, 186, 0, 111, 6,
    189, 0, 205, 58, 202, 0, 105, 6, 206, 0, 111, 6, 206, 0, 228, 57, 189, 0, 252, 2, 211, 0, 50, 3, 210,
    0, 252, 2, 17, 0, 215, 54, 213, 0, 218, 3, 213, 0, 218, 3, 17, 0, 35, 3, 105, 0, 218, 3, 216, 0,
    121, 4, 218, 0, 121, 4, 225, 0, 177, 4, 28, 0, 251, 56, 49, 0, 251, 56, 208, 0, 87, 4, 100, 0, 0,
    128, 11, 5, 0, 1, 14, 5, 2, 0, 0, 17, 10, 90, 0, 0, 25, 10, 5, 0, 1, 251, 56, 0, 0, 1,
    73, 56, 7, 0, 1, 137, 11, 101, 18, 0, 61, 9, 102, 0, 1, 148, 11, 2, 0, 1, 57, 3, 99, 0, 1,
    6, 14, 2, 0, 1, 19, 14, 70, 0, 1, 175, 13, 5, 0, 1, 32, 14, 70, 0, 1, 44, 14, 2, 0, 1,
    54, 14, 5, 0, 1, 114, 58, 97, 0, 0, 123, 58, 97, 0, 0, 242, 57, 146, 0, 0, 149, 12, 146, 0, 0,
    133, 58, 15, 0, 0, 253, 57, 15, 0, 0, 141, 58, 15, 0, 0, 163, 58, 192, 0, 0, 199, 10, 192, 0, 0,
    17, 6, 192, 0, 0, 149, 12, 97, 0, 0, 175, 58, 205, 0, 0, 185, 58, 205, 0, 0, 119, 56, 2, 0, 0,
    202, 1, 7, 0, 1, 211, 1, 5, 0, 1, 215, 1, 5, 0, 1, 227, 1, 5, 0, 1, 233, 1, 2, 0, 1,
    245, 1, 7, 1, 0, 57, 3, 12, 0, 0, 68, 3, 9, 0, 0, 83, 3, 13, 0, 0, 101, 3, 9, 0, 0,
    116, 3, 13, 0, 0, 134, 3, 14, 0, 0, 142, 7, 120, 0, 0, 137, 7, 120, 0, 0, 71, 15, 7, 0, 0,
    39, 15, 7, 0, 0, 48, 15, 15, 9, 0, 61, 15, 15, 9, 0, 94, 2, 5, 0, 1, 104, 2, 5, 0, 1,
    113, 2, 5, 0, 1, 233, 1, 2, 0, 1, 224, 0, 2, 0, 1, 59, 10, 2, 0, 0, 70, 10, 2, 0, 0,
    82, 10, 5, 0, 1, 99, 10, 5, 0, 1, 114, 10, 93, 0, 1, 14, 5, 46, 0, 0, 23, 5, 2, 0, 1,
    87, 4, 100, 0, 0, 88, 12, 0, 0, 1, 128, 11, 5, 0, 1, 142, 7, 119, 0, 0, 137, 7, 119, 0, 0,
    39, 15, 7, 0, 0, 48, 15, 15, 9, 0, 61, 15, 15, 9, 0, 245, 58, 192, 0, 0, 199, 10, 192, 0, 0,
    94, 58, 192, 0, 0, 253, 58, 207, 0, 0, 10, 58, 0, 0, 1, 171, 6, 69, 0, 0, 185, 6, 50, 0, 0,
    200, 6, 2, 0, 1, 204, 6, 2, 0, 1, 17, 10, 90, 17, 0, 25, 10, 5, 0, 1, 35, 10, 80, 0, 1,
    47, 10, 50, 0, 1, 80, 11, 99, 0, 1, 73, 56, 7, 0, 1, 94, 11, 5, 0, 1, 104, 11, 5, 0, 1,
    244, 14, 53, 0, 0, 117, 14, 2, 0, 1, 253, 14, 114, 0, 1, 126, 14, 115, 0, 0, 52, 56, 151, 0, 1,
    73, 56, 97, 0, 1, 45, 56, 151, 0, 1, 66, 56, 97, 0, 1, 120, 57, 171, 0, 0, 137, 57, 172, 0, 0,
    150, 57, 173, 0, 1, 14, 5, 2, 0, 1, 120, 15, 192, 0, 0, 199, 10, 192, 0, 0, 249, 58, 193, 0, 0,
    10, 58, 0, 0, 1, 28, 58, 7, 0, 0, 36, 58, 7, 0, 0, 44, 58, 119, 0, 0, 51, 58, 119, 0, 0,
    249, 58, 193, 0, 0, 199, 10, 192, 0, 0, 94, 58, 192, 0, 0, 10, 58, 0, 0, 1, 249, 58, 198, 0, 0,
    199, 10, 199, 0, 0, 94, 58, 199, 0, 0, 10, 58, 0, 0, 1, 24, 1, 5, 0, 1, 177, 13, 5, 0, 1,
    60, 1, 5, 0, 1, 24, 1, 5, 0, 1, 177, 13, 5, 0, 1, 150, 2, 5, 0, 1, 140, 3, 15, 0, 0,
    148, 3, 16, 0, 0, 161, 3, 15, 0, 0, 14, 5, 2, 0, 0, 87, 4, 45, 0, 0, 23, 5, 2, 0, 1,
    102, 5, 2, 0, 0, 118, 5, 50, 0, 1, 109, 5, 50, 0, 1, 124, 12, 14, 0, 1, 118, 6, 14, 0, 1,
    128, 6, 64, 0, 1, 206, 10, 98, 0, 0, 221, 10, 97, 0, 0, 230, 10, 97, 0, 0, 217, 10, 97, 0, 0,
    226, 10, 97, 0, 0, 238, 10, 97, 0, 0, 224, 11, 84, 0, 1, 236, 11, 84, 0, 1, 210, 9, 84, 0, 1,
    102, 12, 14, 0, 0, 221, 6, 14, 0, 0, 117, 12, 14, 0, 0, 117, 14, 2, 0, 1, 126, 14, 115, 0, 0,
    14, 5, 46, 0, 1, 87, 15, 116, 0, 0, 99, 15, 116, 0, 0, 112, 15, 2, 0, 0, 127, 15, 84, 0, 0,
    138, 15, 84, 0, 1, 71, 15, 7, 0, 1, 90, 55, 131, 0, 0, 116, 55, 142, 0, 0, 114, 55, 142, 0, 0,
    0, 56, 131, 0, 0, 90, 55, 131, 0, 0, 16, 56, 142, 0, 0, 83, 56, 152, 0, 0, 48, 8, 80, 0, 0,
    99, 56, 99, 0, 0, 48, 8, 80, 0, 0, 109, 56, 153, 0, 0, 229, 11, 146, 0, 0, 87, 4, 100, 0, 0,
    14, 5, 2, 0, 0, 156, 11, 80, 0, 1, 87, 4, 100, 0, 0, 14, 5, 2, 0, 0, 216, 55, 99, 0, 0,
    87, 4, 100, 0, 0, 14, 5, 2, 0, 0, 42, 57, 168, 0, 0, 171, 6, 69, 0, 0, 185, 6, 50, 0, 0,
    169, 57, 0, 0, 1, 109, 12, 14, 0, 0, 228, 6, 14, 0, 0, 124, 12, 14, 0, 0, 235, 3, 5, 0, 1,
    245, 3, 5, 0, 1, 135, 5, 2, 0, 0, 123, 5, 5, 0, 1, 118, 6, 65, 0, 0, 124, 12, 65, 0, 0,
    118, 6, 66, 0, 0, 124, 12, 66, 0, 0, 124, 12, 66, 0, 0, 118, 6, 66, 0, 0, 118, 6, 67, 0, 0,
    124, 12, 67, 0, 0, 136, 6, 9, 0, 1, 153, 6, 9, 0, 1, 241, 6, 14, 0, 0, 252, 6, 14, 0, 0,
    124, 12, 67, 0, 0, 118, 6, 67, 0, 0, 185, 6, 50, 0, 0, 60, 7, 50, 0, 1, 88, 9, 77, 0, 0,
    156, 9, 78, 0, 0, 102, 5, 80, 0, 1, 113, 9, 0, 0, 1, 131, 9, 78, 0, 0, 148, 9, 78, 0, 0,
    125, 4, 89, 0, 0, 113, 9, 0, 0, 1, 156, 9, 78, 0, 0, 7, 10, 2, 0, 0, 53, 13, 2, 0, 1,
    65, 13, 2, 0, 1, 14, 5, 46, 0, 0, 87, 4, 100, 0, 0, 123, 11, 2, 0, 0, 74, 14, 50, 0, 1,
    123, 11, 2, 0, 1, 102, 14, 114, 0, 0, 123, 11, 2, 0, 1, 184, 14, 50, 0, 1, 247, 8, 101, 0, 0,
    218, 14, 5, 0, 1, 123, 11, 2, 0, 0, 102, 14, 114, 0, 0, 90, 55, 131, 0, 0, 122, 55, 142, 0, 0,
    0, 56, 131, 0, 0, 159, 56, 161, 0, 0, 14, 5, 2, 0, 0, 1, 57, 0, 0, 0, 224, 11, 183, 0, 1,
    236, 11, 13, 0, 1, 36, 58, 7, 0, 0, 51, 58, 119, 0, 0, 223, 58, 14, 0, 0, 154, 56, 14, 0, 0,
    109, 12, 14, 0, 0, 124, 12, 14, 0, 0, 169, 57, 0, 0, 0, 73, 59, 14, 0, 0, 132, 59, 9, 0, 0,
    148, 59, 215, 0, 1, 144, 59, 9, 0, 0, 125, 4, 32, 0, 0, 125, 4, 33, 0, 0, 247, 8, 44, 0, 0,
    83, 5, 2, 0, 0, 251, 56, 0, 0, 0, 57, 43, 2, 0, 1, 200, 5, 2, 0, 0, 120, 15, 53, 0, 0,
    52, 6, 60, 0, 0, 217, 6, 70, 0, 0, 24, 7, 72, 0, 0, 244, 9, 50, 0, 0, 125, 4, 92, 0, 0,
    73, 56, 97, 0, 0, 51, 8, 15, 9, 0, 72, 11, 5, 0, 1, 116, 11, 80, 0, 0, 135, 4, 50, 0, 0,
    73, 56, 70, 0, 1, 73, 56, 44, 0, 0, 123, 11, 80, 0, 0, 132, 12, 9, 0, 0, 170, 12, 5, 0, 1,
    163, 15, 97, 0, 0, 163, 15, 97, 0, 1, 87, 4, 100, 0, 1, 73, 7, 116, 0, 1, 204, 14, 0, 0, 0,
    73, 7, 116, 0, 0, 251, 56, 100, 0, 0, 251, 56, 116, 0, 0, 163, 15, 101, 0, 0, 163, 15, 101, 0, 1,
    10, 15, 50, 0, 0, 10, 15, 13, 0, 0, 10, 15, 114, 0, 0, 10, 15, 116, 0, 0, 10, 15, 117, 0, 0,
    76, 15, 2, 0, 0, 148, 15, 2, 0, 0, 0, 5, 2, 0, 1, 244, 15, 123, 0, 0, 251, 56, 60, 0, 0,
    18, 16, 15, 0, 0, 26, 16, 2, 0, 0, 250, 1, 125, 0, 0, 210, 9, 146, 0, 1, 42, 3, 146, 0, 0,
    102, 5, 80, 0, 0, 23, 55, 138, 0, 0, 31, 57, 146, 0, 0, 59, 57, 80, 0, 0, 68, 57, 169, 0, 0,
    91, 57, 80, 0, 0, 102, 57, 170, 0, 0, 169, 57, 177, 0, 0, 4, 58, 15, 0, 0, 251, 56, 84, 0, 0,
    103, 58, 2, 0, 0, 153, 58, 14, 0, 0, 229, 58, 14, 0, 0, 38, 59, 14, 0, 0, 244, 9, 14, 0, 0,
    169, 57, 2, 0, 0, 113, 59, 14, 0, 0, 135, 4, 14, 0, 0, 158, 59, 14, 0, 0, 178, 59, 84, 0, 1,
    169, 2, 64, 0, 0, 156, 2, 11, 255, 3, 64, 0, 0, 81, 2, 16, 57, 4, 64, 0, 0, 178, 2, 10, 79,
    7, 64, 0, 0, 27, 3, 2, 100, 7, 64, 0, 0, 143, 2, 13, 156, 7, 64, 0, 0, 206, 2, 7, 234, 7,
    64, 0, 0, 97, 2, 16, 5, 8, 32, 1, 15, 198, 2, 8, 64, 8, 64, 0, 0, 178, 2, 10, 78, 8, 64,
    0, 0, 167, 2, 11, 193, 8, 32, 0, 0, 253, 2, 5, 43, 9, 64, 0, 0, 15, 3, 3, 137, 16, 32, 0,
    0, 7, 3, 4, 199, 16, 32, 0, 0, 62, 1, 95, 232, 43, 32, 0, 0, 178, 0, 140, 154, 32, 32, 0, 0,
    157, 1, 64, 216, 17, 32, 0, 0, 213, 2, 7, 216, 43, 32, 0, 0, 221, 1, 56, 86, 38, 32, 0, 0, 113,
    2, 15, 241, 38, 32, 1, 15, 2, 3, 5, 28, 39, 32, 0, 0, 220, 2, 7, 161, 39, 32, 0, 0, 29, 3,
    2, 189, 39, 32, 0, 0, 18, 3, 3, 233, 39, 32, 0, 0, 21, 2, 40, 7, 41, 32, 0, 0, 21, 3, 3,
    64, 41, 32, 0, 0, 31, 3, 2, 109, 41, 32, 0, 0, 33, 3, 2, 128, 41, 32, 1, 15, 188, 2, 10, 0,
    42, 32, 1, 15, 227, 2, 7, 195, 23, 32, 0, 0, 11, 3, 4, 120, 42, 32, 1, 15, 128, 2, 15, 47, 43,
    32, 0, 0, 0, 0, 178, 230, 23, 32, 0, 0, 241, 2, 6, 190, 53, 32, 1, 15, 24, 3, 3, 219, 53, 32,
    0, 0, 61, 2, 20, 165, 54, 32, 0, 0, 247, 2, 6, 169, 2, 64, 0, 0, 156, 2, 11, 255, 3, 64, 0,
    0, 81, 2, 16, 57, 4, 64, 0, 0, 178, 2, 10, 7, 59, 32, 1, 15, 234, 2, 7, 54, 43, 0, 0, 60,
    43, 1, 0, 68, 43, 2, 0, 86, 43, 3, 0, 95, 43, 4, 0, 113, 43, 5, 0, 120, 43, 6, 0, 133, 43,
    7, 0, 142, 43, 8, 0, 149, 43, 10, 0, 161, 43, 11, 0, 177, 43, 12, 0, 187, 43, 14, 0, 201, 43, 15,
    0, 214, 43, 16, 0, 230, 43, 17, 0, 243, 43, 19, 0, 254, 43, 20, 0, 9, 44, 21, 0, 19, 44, 22, 0,
    31, 44, 23, 0, 44, 44, 24, 0, 57, 44, 25, 0, 69, 44, 27, 0, 88, 44, 28, 0, 100, 44, 29, 0, 119,
    44, 30, 0, 132, 44, 32, 0, 146, 44, 33, 0, 161, 44, 39, 0, 182, 44, 41, 0, 197, 44, 42, 0, 213, 44,
    43, 0, 224, 44, 44, 0, 244, 44, 46, 0, 3, 45, 48, 0, 22, 45, 49, 0, 42, 45, 50, 0, 57, 45, 51,
    0, 81, 45, 52, 0, 98, 45, 54, 0, 109, 45, 55, 0, 129, 45, 56, 0, 143, 45, 57, 0, 158, 45, 59, 0,
    169, 45, 61, 0, 176, 45, 62, 0, 184, 45, 63, 0, 197, 45, 65, 0, 211, 45, 71, 0, 222, 45, 72, 0, 239,
    45, 77, 0, 6, 46, 78, 0, 28, 46, 79, 0, 44, 46, 80, 0, 65, 46, 81, 0, 84, 46, 82, 0, 102, 46,
    84, 0, 114, 46, 97, 0, 132, 46, 100, 0, 140, 46, 104, 0, 157, 46, 109, 0, 171, 46, 110, 0, 185, 46, 111,
    0, 199, 46, 112, 0, 213, 46, 113, 0, 224, 46, 114, 0, 235, 46, 115, 0, 246, 46, 124, 0, 0, 47, 126, 0,
    10, 47, 127, 0, 20, 47, 128, 0, 27, 47, 129, 0, 34, 47, 130, 0, 41, 47, 131, 0, 48, 47, 132, 0, 55,
    47, 133, 0, 62, 47, 134, 0, 69, 47, 135, 0, 76, 47, 136, 0, 83, 47, 137, 0, 90, 47, 138, 0, 97, 47,
    139, 0, 104, 47, 140, 0, 111, 47, 141, 0, 118, 47, 143, 0, 138, 47, 146, 0, 158, 47, 156, 0, 166, 47, 157,
    0, 174, 47, 162, 0, 184, 47, 163, 0, 196, 47, 164, 0, 211, 47, 165, 0, 229, 47, 166, 0, 241, 47, 167, 0,
    254, 47, 168, 0, 11, 48, 169, 0, 20, 48, 170, 0, 29, 48, 171, 0, 41, 48, 172, 0, 56, 48, 173, 0, 71,
    48, 174, 0, 91, 48, 175, 0, 111, 48, 176, 0, 123, 48, 177, 0, 135, 48, 178, 0, 152, 48, 179, 0, 169, 48,
    180, 0, 181, 48, 181, 0, 195, 48, 182, 0, 210, 48, 183, 0, 227, 48, 184, 0, 242, 48, 185, 0, 3, 49, 186,
    0, 21, 49, 187, 0, 41, 49, 188, 0, 61, 49, 189, 0, 83, 49, 190, 0, 106, 49, 191, 0, 131, 49, 194, 0,
    151, 49, 195, 0, 174, 49, 196, 0, 193, 49, 197, 0, 205, 49, 198, 0, 218, 49, 199, 0, 231, 49, 200, 0, 237,
    49, 201, 0, 254, 49, 202, 0, 17, 50, 203, 0, 36, 50, 204, 0, 49, 50, 205, 0, 60, 50, 224, 0, 77, 50,
    225, 0, 93, 50, 231, 0, 121, 50, 232, 0, 140, 50, 233, 0, 159, 50, 234, 0, 172, 50, 235, 0, 185, 50, 236,
    0, 198, 50, 237, 0, 211, 50, 238, 0, 224, 50, 239, 0, 237, 50, 240, 0, 249, 50, 241, 0, 4, 51, 242, 0,
    16, 51, 245, 0, 22, 51, 246, 0, 34, 51, 247, 0, 51, 51, 248, 0, 59, 51, 249, 0, 68, 51, 250, 0, 88,
    51, 253, 0, 97, 51, 254, 0, 111, 51, 255, 0, 125, 51, 7, 1, 142, 51, 61, 1, 151, 51, 74, 1, 169, 51,
    77, 1, 192, 51, 81, 1, 219, 51, 83, 1, 243, 51, 93, 1, 9, 52, 94, 1, 31, 52, 95, 1, 53, 52, 96,
    1, 75, 52, 97, 1, 97, 52, 98, 1, 119, 52, 99, 1, 141, 52, 100, 1, 163, 52, 101, 1, 185, 52, 102, 1,
    207, 52, 69, 17, 227, 52, 238, 20, 253, 52, 239, 20, 23, 53, 240, 20, 50, 53, 241, 20, 78, 53, 242, 20, 106,
    53, 199, 21, 131, 53, 200, 21, 50, 44, 0, 0, 177, 29, 4, 0, 78, 8, 5, 0, 239, 21, 6, 0, 246, 21,
    9, 0, 254, 21, 10, 0, 6, 22, 11, 0, 127, 3, 18, 0, 12, 22, 22, 0, 18, 22, 39, 0, 23, 22, 43,
    0, 33, 22, 46, 0, 47, 22, 61, 0, 63, 22, 69, 0, 75, 22, 70, 0, 209, 52, 71, 17, 95, 22, 79, 17,
    111, 22, 81, 17, 136, 22, 83, 17, 158, 22, 84, 17, 179, 22, 85, 17, 191, 22, 93, 17, 208, 22, 95, 17, 23,
    26, 96, 17, 236, 22, 98, 17, 1, 23, 112, 17, 16, 23, 113, 17, 34, 23, 114, 17, 59, 23, 115, 17, 75, 23,
    116, 17, 91, 23, 162, 20, 108, 23, 164, 20, 130, 23, 168, 20, 160, 23, 177, 20, 189, 23, 225, 20, 207, 23, 226,
    20, 236, 23, 230, 20, 11, 24, 192, 21, 32, 24, 193, 21, 59, 24, 194, 21, 85, 24, 203, 21, 116, 24, 64, 22,
    149, 24, 65, 22, 187, 24, 66, 22, 226, 24, 1, 0, 233, 24, 7, 0, 242, 24, 8, 0, 0, 25, 12, 0, 13,
    25, 13, 0, 24, 25, 17, 0, 30, 25, 19, 0, 44, 25, 20, 0, 59, 25, 38, 0, 74, 25, 44, 0, 82, 25,
    47, 0, 94, 25, 59, 0, 107, 25, 62, 0, 127, 25, 63, 0, 221, 51, 64, 0, 153, 25, 65, 0, 176, 25, 66,
    0, 207, 25, 67, 0, 232, 25, 68, 0, 252, 25, 82, 17, 13, 26, 97, 17, 47, 26, 184, 20, 86, 26, 2, 0,
    95, 26, 3, 0, 108, 26, 14, 0, 123, 26, 15, 0, 135, 26, 21, 0, 149, 26, 25, 0, 169, 26, 27, 0, 193,
    26, 28, 0, 227, 26, 29, 0, 4, 27, 30, 0, 38, 27, 31, 0, 207, 16, 32, 0, 220, 16, 33, 0, 71, 27,
    35, 0, 89, 27, 37, 0, 101, 27, 40, 0, 117, 27, 41, 0, 133, 27, 42, 0, 140, 27, 45, 0, 157, 27, 48,
    0, 170, 27, 49, 0, 198, 27, 50, 0, 209, 27, 51, 0, 227, 27, 52, 0, 249, 27, 53, 0, 11, 28, 55, 0,
    41, 28, 56, 0, 72, 28, 58, 0, 89, 28, 60, 0, 101, 28, 75, 17, 116, 28, 87, 17, 126, 28, 89, 17, 156,
    28, 144, 19, 172, 28, 145, 19, 194, 28, 146, 19, 210, 28, 149, 19, 227, 28, 151, 19, 248, 28, 191, 19, 7, 29,
    145, 20, 31, 29, 146, 20, 45, 29, 171, 20, 64, 29, 181, 20, 81, 29, 182, 20, 104, 29, 185, 20, 143, 29, 220,
    20, 156, 29, 227, 20, 233, 52, 237, 20, 187, 29, 243, 20, 220, 29, 252, 20, 2, 30, 253, 20, 21, 30, 2, 21,
    53, 30, 3, 21, 81, 30, 208, 21, 104, 30, 23, 0, 126, 30, 24, 0, 144, 30, 34, 0, 159, 30, 36, 0, 169,
    30, 54, 0, 185, 30, 57, 0, 199, 30, 90, 17, 216, 30, 129, 20, 245, 30, 131, 20, 17, 31, 140, 20, 37, 31,
    183, 20, 73, 31, 186, 20, 110, 31, 187, 20, 146, 31, 188, 20, 183, 31, 189, 20, 219, 31, 190, 20, 2, 32, 191,
    20, 44, 32, 192, 20, 86, 32, 134, 20, 114, 32, 135, 20, 135, 32, 139, 20, 111, 17, 0, 0, 116, 30, 1, 0,
    207, 16, 3, 0, 220, 16, 4, 0, 233, 16, 5, 0, 242, 16, 6, 0, 253, 16, 7, 0, 178, 17, 8, 0, 69,
    22, 9, 0, 81, 22, 10, 0, 9, 17, 11, 0, 24, 17, 12, 0, 39, 17, 13, 0, 49, 17, 14, 0, 63, 17,
    15, 0, 73, 17, 16, 0, 84, 17, 17, 0, 96, 17, 18, 0, 105, 17, 19, 0, 120, 17, 20, 0, 131, 17, 22,
    0, 141, 17, 23, 0, 158, 17, 24, 0, 239, 17, 25, 0, 58, 37, 26, 0, 107, 18, 27, 0, 172, 17, 28, 0,
    191, 17, 29, 0, 212, 17, 30, 0, 220, 17, 31, 0, 231, 17, 32, 0, 253, 17, 33, 0, 10, 18, 34, 0, 25,
    18, 36, 0, 38, 18, 37, 0, 54, 18, 38, 0, 67, 18, 39, 0, 88, 18, 40, 0, 99, 18, 41, 0, 125, 18,
    42, 0, 137, 18, 43, 0, 151, 18, 64, 17, 166, 18, 65, 17, 181, 18, 66, 17, 196, 18, 67, 17, 211, 18, 68,
    17, 226, 18, 72, 17, 237, 18, 73, 17, 250, 18, 74, 17, 4, 19, 86, 17, 16, 19, 88, 17, 26, 19, 128, 19,
    46, 19, 129, 19, 74, 19, 130, 19, 100, 19, 131, 19, 119, 19, 132, 19, 146, 19, 133, 19, 171, 19, 134, 19, 193,
    19, 150, 19, 120, 32, 133, 20, 211, 19, 137, 20, 231, 19, 138, 20, 255, 19, 141, 20, 17, 20, 142, 20, 15, 29,
    144, 20, 39, 20, 154, 20, 51, 20, 155, 20, 68, 20, 156, 20, 87, 20, 157, 20, 109, 20, 158, 20, 131, 20, 159,
    20, 146, 20, 160, 20, 162, 20, 161, 20, 180, 20, 166, 20, 192, 20, 167, 20, 211, 20, 172, 20, 223, 20, 173, 20,
    246, 20, 199, 20, 1, 21, 200, 20, 14, 21, 201, 20, 31, 21, 202, 20, 51, 21, 203, 20, 69, 21, 204, 20, 90,
    21, 205, 20, 100, 21, 206, 20, 110, 21, 207, 20, 132, 21, 210, 20, 148, 21, 211, 20, 164, 21, 212, 20, 171, 21,
    213, 20, 181, 21, 231, 20, 200, 21, 254, 20, 213, 21, 255, 20, 223, 21, 0, 21, 232, 21, 1, 21, 165, 32, 0,
    0, 182, 32, 1, 0, 195, 32, 2, 0, 189, 32, 3, 0, 201, 32, 4, 0, 210, 32, 5, 0, 219, 32, 6, 0,
    231, 32, 7, 0, 244, 32, 8, 0, 255, 32, 9, 0, 10, 33, 10, 0, 199, 16, 11, 0, 18, 33, 13, 0, 32,
    33, 14, 0, 37, 33, 15, 0, 43, 33, 16, 0, 52, 33, 17, 0, 59, 33, 18, 0, 69, 33, 19, 0, 78, 33,
    20, 0, 208, 10, 21, 0, 48, 45, 22, 0, 86, 33, 23, 0, 95, 33, 24, 0, 107, 33, 25, 0, 55, 22, 26,
    0, 119, 33, 27, 0, 129, 33, 28, 0, 149, 33, 29, 0, 156, 33, 30, 0, 165, 33, 31, 0, 10, 19, 32, 0,
    175, 33, 33, 0, 183, 33, 34, 0, 75, 34, 35, 0, 197, 33, 36, 0, 207, 33, 37, 0, 217, 33, 38, 0, 231,
    33, 39, 0, 246, 33, 40, 0, 5, 34, 41, 0, 23, 34, 42, 0, 37, 34, 43, 0, 58, 34, 44, 0, 68, 34,
    45, 0, 82, 34, 46, 0, 94, 34, 47, 0, 110, 34, 117, 17, 123, 34, 118, 17, 138, 34, 135, 19, 226, 30, 128,
    20, 3, 31, 130, 20, 165, 34, 132, 20, 156, 34, 136, 20, 184, 34, 151, 20, 121, 20, 152, 20, 199, 34, 153, 20,
    209, 34, 165, 20, 52, 22, 180, 20, 221, 34, 235, 20, 237, 34, 236, 20, 252, 34, 2, 22, 10, 35, 3, 22, 23,
    35, 4, 22, 73, 35, 0, 0, 85, 35, 1, 0, 98, 35, 2, 0, 120, 35, 3, 0, 141, 35, 4, 0, 155, 35,
    5, 0, 170, 35, 6, 0, 189, 35, 7, 0, 205, 35, 8, 0, 221, 35, 9, 0, 240, 35, 10, 0, 250, 35, 11,
    0, 254, 35, 12, 0, 13, 36, 14, 0, 26, 36, 15, 0, 36, 36, 16, 0, 51, 36, 17, 0, 61, 36, 18, 0,
    75, 36, 19, 0, 87, 36, 20, 0, 98, 36, 21, 0, 118, 36, 22, 0, 128, 36, 23, 0, 152, 36, 24, 0, 158,
    36, 25, 0, 167, 36, 26, 0, 182, 36, 27, 0, 195, 36, 28, 0, 211, 36, 29, 0, 231, 36, 30, 0, 243, 36,
    31, 0, 2, 37, 33, 0, 14, 37, 34, 0, 25, 18, 35, 0, 24, 37, 36, 0, 46, 37, 37, 0, 70, 37, 38,
    0, 82, 37, 39, 0, 218, 22, 94, 17, 1, 23, 107, 17, 16, 23, 108, 17, 34, 23, 109, 17, 59, 23, 110, 17,
    75, 23, 111, 17, 98, 37, 163, 19, 121, 37, 149, 20, 135, 37, 150, 20, 137, 23, 169, 20, 243, 23, 170, 20, 154,
    37, 178, 20, 172, 37, 246, 20, 197, 37, 247, 20, 224, 37, 248, 20, 250, 37, 249, 20, 22, 38, 250, 20, 53, 38,
    251, 20, 225, 39, 0, 0, 245, 39, 1, 0, 253, 39, 2, 0, 5, 40, 3, 0, 10, 40, 4, 0, 16, 40, 5,
    0, 27, 40, 6, 0, 33, 40, 7, 0, 39, 40, 8, 0, 52, 40, 9, 0, 57, 40, 10, 0, 64, 40, 11, 0,
    72, 40, 12, 0, 77, 40, 13, 0, 81, 40, 14, 0, 85, 40, 15, 0, 88, 40, 16, 0, 100, 40, 17, 0, 110,
    40, 18, 0, 119, 40, 19, 0, 128, 40, 20, 0, 136, 40, 21, 0, 144, 40, 22, 0, 152, 40, 23, 0, 159, 40,
    24, 0, 164, 40, 25, 0, 170, 40, 26, 0, 176, 40, 27, 0, 181, 40, 28, 0, 186, 40, 29, 0, 190, 40, 30,
    0, 199, 40, 31, 0, 208, 40, 32, 0, 216, 40, 33, 0, 222, 40, 34, 0, 232, 40, 35, 0, 239, 40, 36, 0,
    246, 40, 37, 0, 252, 40, 38, 0, 2, 41, 39, 0, 232, 53, 0, 0, 248, 53, 1, 0, 55, 22, 2, 0, 254,
    53, 3, 0, 36, 37, 4, 0, 5, 54, 5, 0, 20, 54, 6, 0, 152, 44, 7, 0, 28, 54, 8, 0, 36, 54,
    9, 0, 49, 54, 10, 0, 82, 44, 11, 0, 151, 54, 12, 0, 71, 54, 208, 20, 63, 54, 209, 20, 109, 54, 218,
    20, 86, 54, 219, 20, 101, 54, 222, 20, 122, 54, 223, 20, 143, 54, 229, 20, 9, 0, 0, 0, 13, 4, 1, 0,
    17, 4, 2, 0, 21, 4, 3, 0, 25, 4, 4, 0, 29, 4, 5, 0, 2, 39, 6, 0, 69, 17, 7, 0, 33,
    4, 8, 0, 37, 4, 9, 0, 41, 4, 10, 0, 53, 3, 11, 0, 45, 4, 12, 0, 49, 4, 13, 0, 53, 4,
    14, 0, 0, 8, 15, 0, 248, 7, 0, 0, 13, 4, 1, 0, 17, 4, 2, 0, 21, 4, 3, 0, 25, 4, 4,
    0, 29, 4, 5, 0, 2, 39, 6, 0, 69, 17, 7, 0, 33, 4, 8, 0, 37, 4, 9, 0, 41, 4, 10, 0,
    53, 3, 11, 0, 45, 4, 12, 0, 49, 4, 13, 0, 53, 4, 14, 0, 255, 7, 15, 0, 230, 18, 0, 0, 101,
    38, 1, 0, 121, 38, 2, 0, 86, 26, 3, 0, 144, 38, 4, 0, 153, 38, 5, 0, 239, 21, 6, 0, 202, 34,
    147, 20, 163, 38, 148, 20, 170, 38, 193, 20, 186, 38, 194, 20, 201, 38, 195, 20, 210, 38, 196, 20, 223, 38, 197,
    20, 230, 38, 198, 20, 1, 39, 0, 0, 136, 42, 2, 0, 151, 42, 4, 0, 144, 42, 8, 0, 159, 42, 16, 0,
    182, 42, 64, 0, 196, 42, 128, 0, 216, 42, 0, 1, 211, 42, 0, 2, 232, 42, 0, 4, 252, 42, 0, 8, 8,
    43, 0, 16, 21, 43, 0, 32, 35, 43, 0, 64, 208, 10, 0, 128, 112, 7, 0, 0, 147, 7, 1, 0, 152, 7,
    2, 0, 117, 7, 3, 0, 122, 7, 4, 0, 127, 7, 5, 0, 131, 7, 6, 0, 137, 7, 7, 0, 142, 7, 8,
    0, 136, 7, 9, 0, 141, 7, 10, 0, 146, 7, 11, 0, 151, 7, 12, 0, 183, 2, 0, 0, 188, 2, 1, 0,
    193, 2, 2, 0, 200, 2, 3, 0, 205, 2, 4, 0, 210, 2, 5, 0, 215, 2, 6, 0, 220, 2, 7, 0, 225,
    2, 8, 0, 230, 2, 9, 0, 235, 2, 10, 0, 86, 8, 0, 0, 94, 8, 1, 0, 103, 8, 2, 0, 124, 8,
    3, 0, 157, 8, 4, 0, 133, 8, 5, 0, 140, 8, 6, 0, 150, 8, 7, 0, 162, 8, 8, 0, 175, 8, 9,
    0, 184, 8, 10, 0, 14, 4, 0, 0, 148, 51, 1, 0, 71, 4, 2, 0, 75, 4, 3, 0, 79, 4, 4, 0,
    83, 4, 5, 0, 53, 3, 6, 0, 45, 4, 7, 0, 37, 4, 8, 0, 41, 4, 9, 0, 1, 39, 0, 0, 144,
    41, 1, 0, 140, 41, 2, 0, 151, 41, 4, 0, 170, 41, 8, 0, 187, 41, 16, 0, 201, 41, 32, 0, 215, 41,
    64, 0, 233, 41, 128, 0, 243, 41, 0, 1, 19, 8, 1, 0, 24, 8, 2, 0, 29, 8, 4, 0, 33, 8, 8,
    0, 38, 8, 16, 0, 47, 8, 32, 0, 51, 8, 64, 0, 59, 8, 128, 0, 171, 7, 0, 0, 182, 7, 1, 0,
    192, 7, 2, 0, 202, 7, 4, 0, 210, 7, 5, 0, 218, 7, 6, 0, 226, 7, 7, 0, 38, 35, 0, 0, 44,
    35, 1, 0, 50, 35, 2, 0, 56, 35, 3, 0, 96, 27, 4, 0, 249, 24, 5, 0, 61, 35, 6, 0, 80, 39,
    0, 0, 43, 39, 1, 0, 57, 39, 2, 0, 71, 39, 3, 0, 87, 39, 6, 0, 107, 39, 7, 0, 134, 39, 8,
    0, 1, 39, 0, 0, 208, 10, 1, 0, 13, 42, 2, 0, 21, 42, 4, 0, 33, 42, 8, 0, 54, 42, 16, 0,
    73, 42, 32, 0, 147, 7, 1, 0, 21, 59, 2, 0, 142, 7, 4, 0, 137, 7, 8, 0, 118, 7, 16, 0, 13,
    51, 32, 0, 132, 7, 64, 0, 157, 53, 0, 0, 162, 53, 1, 0, 36, 37, 2, 0, 169, 53, 3, 0, 147, 17,
    4, 0, 178, 53, 5, 0, 173, 54, 0, 0, 178, 54, 1, 0, 183, 54, 2, 0, 188, 54, 3, 0, 193, 54, 4,
    0, 198, 54, 5, 0, 208, 8, 1, 0, 223, 8, 2, 0, 236, 8, 3, 0, 253, 8, 4, 0, 14, 9, 5, 0,
    1, 39, 0, 0, 10, 39, 1, 0, 6, 39, 2, 0, 17, 39, 4, 0, 22, 39, 8, 0, 185, 49, 0, 0, 153,
    16, 1, 0, 164, 16, 2, 0, 175, 16, 228, 20, 91, 42, 0, 0, 98, 42, 1, 0, 106, 42, 2, 0, 113, 42,
    3, 0, 0, 0, 0, 0, 55, 9, 1, 0, 61, 9, 2, 0, 204, 39, 0, 0, 212, 39, 1, 0, 220, 39, 2,
    0, 27, 41, 0, 0, 42, 41, 1, 0, 54, 41, 2, 0, 1, 39, 0, 0, 211, 53, 1, 0, 207, 53, 2, 0,
    90, 7, 0, 0, 94, 7, 1, 0, 178, 39, 0, 0, 181, 39, 1, 0, 82, 41, 0, 0, 96, 41, 1, 0, 121,
    41, 0, 0, 170, 43, 1, 0, 0, 0, 0, 0, 1, 204, 59, 0, 1, 207, 59, 0, 7, 0, 0, 0, 1, 70,
    63, 0, 1, 95, 63, 0, 1, 42, 67, 0, 1, 7, 68, 0, 1, 10, 19, 0, 1, 137, 71, 0, 7, 181, 54,
    0, 1, 111, 72, 0, 1, 15, 73, 0, 1, 45, 73, 0, 1, 61, 73, 0, 1, 130, 73, 0, 1, 139, 73, 0,
    1, 225, 73, 0, 1, 65, 74, 0, 1, 137, 74, 0, 1, 25, 75, 0, 1, 222, 75, 0, 3, 0, 77, 0, 1,
    65, 77, 0, 1, 111, 77, 0, 1, 220, 78, 0, 1, 29, 79, 0, 1, 28, 80, 0, 1, 87, 4, 0, 1, 59,
    80, 0, 1, 235, 80, 0, 1, 30, 81, 0, 1, 46, 81, 0, 1, 249, 81, 0, 1, 97, 85, 0, 1, 126, 85,
    0, 1, 83, 86, 0, 1, 100, 86, 0, 3, 106, 87, 0, 3, 147, 88, 0, 3, 162, 88, 0, 3, 152, 89, 0,
    3, 237, 90, 0, 3, 250, 90, 0, 1, 110, 91, 0, 1, 126, 94, 0, 1, 249, 94, 0, 1, 237, 95, 0, 1,
    255, 95, 0, 1, 63, 10, 0, 1, 240, 99, 0, 3, 207, 100, 0, 1, 105, 103, 0, 1, 226, 136, 0, 1, 185,
    107, 0, 1, 33, 108, 0, 1, 74, 108, 0, 3, 127, 108, 0, 1, 39, 109, 0, 1, 182, 109, 0, 1, 226, 109,
    0, 1, 149, 111, 0, 1, 159, 111, 0, 1, 97, 113, 0, 1, 114, 113, 0, 1, 227, 113, 0, 1, 162, 114, 0,
    1, 3, 118, 0, 1, 20, 121, 0, 1, 152, 123, 0, 1, 195, 123, 0, 1, 16, 124, 0, 1, 179, 132, 0, 1,
    151, 134, 0, 1, 51, 135, 0, 1, 195, 135, 0, 1, 3, 136, 0, 1, 36, 136, 0, 1, 55, 136, 0, 1, 97,
    136, 0, 1, 222, 136, 0, 1, 255, 136, 0, 1, 59, 137, 0, 1, 88, 137, 0, 1, 48, 73, 0, 1, 177, 138,
    0, 1, 249, 138, 0, 1, 49, 139, 0, 1, 110, 139, 0, 1, 139, 139, 0, 1, 54, 141, 0, 1, 175, 141, 0,
    1, 1, 142, 0, 1, 32, 142, 0, 1, 10, 143, 0, 3, 150, 144, 0, 1, 162, 144, 0, 1, 106, 149, 0, 1,
    188, 150, 0, 1, 27, 156, 0, 1, 245, 156, 0, 1, 254, 156, 0, 1, 29, 157, 0, 1, 135, 160, 0, 1, 94,
    163, 0, 1, 191, 166, 0, 1, 234, 169, 0, 1, 244, 172, 0, 3, 244, 175, 0, 1, 138, 180, 0, 3, 203, 181,
    0, 3, 213, 181, 0, 3, 67, 182, 0, 3, 130, 182, 0, 1, 58, 183, 0, 1, 51, 184, 0, 1, 81, 187, 0,
    1, 232, 198, 0, 1, 27, 199, 0, 1, 41, 199, 0, 1, 107, 199, 0, 1, 156, 199, 0, 1, 148, 200, 0, 1,
    80, 209, 0, 1, 229, 210, 0, 1, 188, 211, 0, 1, 160, 214, 0, 1, 76, 5, 0, 1, 211, 215, 0, 1, 222,
    215, 0, 1, 232, 215, 0, 1, 215, 217, 0, 1, 39, 218, 0, 1, 50, 218, 0, 1, 72, 218, 0, 1, 96, 218,
    0, 1, 121, 218, 0, 1, 148, 218, 0, 1, 228, 218, 0, 3, 44, 219, 0, 3, 81, 219, 0, 1, 90, 219, 0,
    1, 156, 219, 0, 1, 238, 222, 0, 1, 193, 224, 0, 1, 135, 226, 0, 1, 248, 227, 0, 1, 4, 229, 0, 1,
    133, 231, 0, 1, 31, 232, 0, 3, 139, 233, 0, 1, 155, 233, 0, 1, 162, 236, 0, 1, 38, 237, 0, 1, 203,
    237, 0, 1, 54, 238, 0, 1, 49, 240, 0, 3, 136, 242, 0, 1, 168, 243, 0, 1, 166, 244, 0, 1, 11, 246,
    0, 1, 124, 247, 0, 3, 125, 249, 0, 1, 35, 250, 0, 1, 56, 250, 0, 3, 181, 252, 0, 1, 52, 1, 1,
    1, 238, 3, 1, 1, 38, 6, 1, 1, 152, 6, 1, 1, 61, 7, 1, 1, 252, 7, 1, 1, 19, 8, 1, 3,
    38, 8, 1, 1, 243, 8, 1, 1, 189, 9, 1, 1, 225, 9, 1, 1, 15, 10, 1, 1, 89, 11, 1, 1, 96,
    12, 1, 1, 3, 15, 1, 1, 79, 16, 1, 1, 122, 16, 1, 1, 63, 17, 1, 1, 72, 19, 1, 1, 254, 22,
    1, 1, 119, 23, 1, 1, 112, 24, 1, 1, 148, 24, 1, 1, 212, 24, 1, 1, 121, 26, 1, 1, 73, 28, 1,
    1, 229, 29, 1, 1, 12, 30, 1, 1, 174, 30, 1, 1, 134, 31, 1, 1, 246, 31, 1, 1, 158, 33, 1, 1,
    58, 35, 1, 1, 97, 35, 1, 1, 182, 35, 1, 1, 236, 35, 1, 1, 157, 37, 1, 1, 57, 39, 1, 1, 91,
    40, 1, 1, 29, 41, 1, 1, 142, 41, 1, 1, 123, 43, 1, 1, 214, 43, 1, 1, 129, 44, 1, 1, 169, 44,
    1, 1, 88, 45, 1, 1, 0, 48, 1, 1, 41, 48, 1, 1, 135, 49, 1, 1, 103, 56, 1, 1, 84, 57, 1,
    1, 185, 57, 1, 1, 178, 58, 1, 1, 247, 58, 1, 1, 220, 59, 1, 1, 165, 60, 1, 1, 209, 60, 1, 1,
    135, 62, 1, 1, 220, 62, 1, 1, 8, 64, 1, 1, 67, 64, 1, 1, 119, 66, 1, 161, 94, 0, 211, 94, 0,
    93, 72, 0, 51, 95, 0, 229, 94, 0, 63, 95, 0, 76, 95, 0, 123, 80, 0, 169, 71, 0, 184, 96, 0, 77,
    96, 0, 237, 160, 0, 250, 160, 0, 7, 161, 0, 169, 71, 0, 121, 81, 0, 138, 81, 0, 77, 96, 0, 237, 160,
    0, 250, 160, 0, 7, 161, 0, 211, 94, 0, 51, 95, 0, 63, 95, 0, 76, 95, 0, 88, 95, 0, 108, 95, 0,
    248, 4, 0, 41, 112, 0, 180, 6, 0, 90, 112, 0, 123, 68, 0, 153, 112, 0, 248, 4, 0, 41, 112, 0, 180,
    6, 0, 46, 113, 0, 123, 68, 0, 153, 112, 0, 248, 4, 0, 41, 112, 0, 180, 6, 0, 81, 115, 0, 123, 68,
    0, 153, 112, 0, 248, 4, 0, 32, 116, 0, 180, 6, 0, 123, 116, 0, 123, 68, 0, 153, 112, 0, 248, 4, 0,
    41, 112, 0, 180, 6, 0, 57, 117, 0, 123, 68, 0, 153, 112, 0, 248, 4, 0, 41, 112, 0, 180, 6, 0, 207,
    119, 0, 123, 68, 0, 153, 112, 0, 248, 4, 0, 41, 112, 0, 180, 6, 0, 169, 120, 0, 123, 68, 0, 153, 112,
    0, 248, 4, 0, 32, 122, 0, 180, 6, 0, 117, 123, 0, 123, 68, 0, 153, 112, 0, 248, 4, 0, 41, 112, 0,
    180, 6, 0, 176, 124, 0, 123, 68, 0, 153, 112, 0, 248, 4, 0, 41, 112, 0, 180, 6, 0, 109, 125, 0, 123,
    68, 0, 153, 112, 0, 248, 4, 0, 41, 112, 0, 180, 6, 0, 253, 125, 0, 123, 68, 0, 153, 112, 0, 248, 4,
    0, 236, 127, 0, 180, 6, 0, 15, 128, 0, 123, 68, 0, 153, 112, 0, 248, 4, 0, 236, 127, 0, 180, 6, 0,
    190, 128, 0, 123, 68, 0, 153, 112, 0, 248, 4, 0, 164, 129, 0, 180, 6, 0, 190, 128, 0, 123, 68, 0, 153,
    112, 0, 248, 4, 0, 229, 129, 0, 180, 6, 0, 190, 128, 0, 123, 68, 0, 153, 112, 0, 248, 4, 0, 236, 127,
    0, 180, 6, 0, 30, 130, 0, 123, 68, 0, 153, 112, 0, 248, 4, 0, 164, 129, 0, 180, 6, 0, 30, 130, 0,
    123, 68, 0, 153, 112, 0, 248, 4, 0, 229, 129, 0, 180, 6, 0, 30, 130, 0, 123, 68, 0, 153, 112, 0, 248,
    4, 0, 32, 116, 0, 180, 6, 0, 31, 131, 0, 123, 68, 0, 153, 112, 0, 248, 4, 0, 32, 116, 0, 180, 6,
    0, 131, 131, 0, 123, 68, 0, 153, 112, 0, 248, 4, 0, 88, 132, 0, 180, 6, 0, 146, 132, 0, 123, 68, 0,
    153, 112, 0, 248, 4, 0, 41, 112, 0, 180, 6, 0, 195, 133, 0, 123, 68, 0, 153, 112, 0, 211, 94, 0, 93,
    72, 0, 63, 95, 0, 76, 95, 0, 51, 95, 0, 229, 94, 0, 77, 96, 0, 237, 160, 0, 250, 160, 0, 7, 161,
    0, 184, 96, 0, 169, 71, 0, 77, 96, 0, 237, 160, 0, 250, 160, 0, 7, 161, 0, 169, 71, 0, 166, 163, 0,
    169, 71, 0, 168, 254, 0, 77, 96, 0, 237, 160, 0, 250, 160, 0, 7, 161, 0, 169, 71, 0, 77, 96, 0, 237,
    160, 0, 250, 160, 0, 7, 161, 0, 52, 24, 1, 169, 71, 0, 5, 49, 1, 77, 96, 0, 237, 160, 0, 250, 160,
    0, 7, 161, 0, 161, 94, 0, 173, 94, 0, 198, 94, 0, 211, 94, 0, 229, 94, 0, 70, 103, 0, 173, 94, 0,
    198, 94, 0, 211, 94, 0, 229, 94, 0, 26, 107, 0, 48, 107, 0, 211, 94, 0, 51, 95, 0, 229, 94, 0, 65,
    95, 0, 18, 181, 0, 63, 95, 0, 93, 72, 0, 76, 95, 0, 123, 80, 0, 251, 225, 0, 169, 71, 0, 121, 81,
    0, 166, 163, 0, 251, 225, 0, 68, 224, 0, 169, 71, 0, 121, 81, 0, 166, 163, 0, 183, 222, 0, 251, 225, 0,
    169, 71, 0, 121, 81, 0, 166, 163, 0, 173, 94, 0, 198, 94, 0, 9, 237, 0, 211, 94, 0, 229, 94, 0, 169,
    71, 0, 154, 15, 1, 138, 72, 0, 37, 74, 0, 65, 95, 0, 169, 71, 0, 196, 45, 1, 223, 45, 1, 250, 45,
    1, 29, 46, 1, 34, 63, 0, 99, 73, 0, 123, 68, 0, 63, 72, 0, 169, 71, 0, 65, 95, 0, 37, 74, 0,
    138, 72, 0, 169, 71, 0, 226, 77, 0, 245, 77, 0, 76, 78, 0, 34, 63, 0, 26, 91, 0, 123, 68, 0, 96,
    91, 0, 169, 71, 0, 74, 97, 0, 104, 97, 0, 133, 97, 0, 248, 4, 0, 41, 112, 0, 123, 68, 0, 153, 112,
    0, 248, 4, 0, 208, 113, 0, 123, 68, 0, 153, 112, 0, 34, 63, 0, 94, 133, 0, 123, 68, 0, 153, 112, 0,
    173, 94, 0, 211, 94, 0, 198, 94, 0, 229, 94, 0, 217, 162, 0, 169, 71, 0, 37, 74, 0, 65, 95, 0, 166,
    163, 0, 193, 163, 0, 169, 71, 0, 226, 163, 0, 169, 71, 0, 166, 163, 0, 142, 164, 0, 138, 72, 0, 169, 71,
    0, 37, 74, 0, 65, 95, 0, 65, 180, 0, 34, 63, 0, 94, 133, 0, 123, 68, 0, 18, 206, 0, 34, 63, 0,
    138, 138, 0, 123, 68, 0, 18, 206, 0, 169, 71, 0, 37, 74, 0, 65, 95, 0, 191, 206, 0, 34, 63, 0, 181,
    207, 0, 123, 68, 0, 217, 207, 0, 169, 71, 0, 37, 74, 0, 65, 95, 0, 90, 208, 0, 34, 63, 0, 121, 209,
    0, 153, 209, 0, 159, 209, 0, 138, 215, 0, 169, 71, 0, 37, 74, 0, 65, 95, 0, 123, 80, 0, 251, 225, 0,
    169, 71, 0, 184, 96, 0, 123, 80, 0, 169, 71, 0, 121, 81, 0, 166, 163, 0, 251, 225, 0, 68, 224, 0, 169,
    71, 0, 166, 163, 0, 183, 222, 0, 251, 225, 0, 169, 71, 0, 166, 163, 0, 183, 222, 0, 251, 225, 0, 169, 71,
    0, 184, 96, 0, 34, 63, 0, 186, 167, 0, 123, 68, 0, 191, 14, 1, 34, 63, 0, 66, 20, 1, 123, 68, 0,
    100, 20, 1, 169, 71, 0, 37, 74, 0, 65, 95, 0, 74, 23, 1, 77, 24, 1, 169, 71, 0, 123, 80, 0, 52,
    24, 1, 81, 100, 0, 169, 71, 0, 173, 31, 1, 52, 24, 1, 77, 24, 1, 123, 80, 0, 169, 71, 0, 52, 24,
    1, 169, 71, 0, 144, 79, 0, 211, 66, 1, 232, 66, 1, 144, 111, 0, 35, 3, 0, 76, 6, 0, 169, 71, 0,
    144, 79, 0, 163, 79, 0, 123, 80, 0, 232, 83, 0, 5, 84, 0, 169, 71, 0, 221, 85, 0, 246, 85, 0, 81,
    94, 0, 169, 71, 0, 65, 95, 0, 46, 96, 0, 169, 71, 0, 77, 96, 0, 169, 71, 0, 54, 98, 0, 77, 96,
    0, 133, 97, 0, 169, 71, 0, 77, 96, 0, 104, 97, 0, 169, 71, 0, 77, 96, 0, 165, 107, 0, 169, 71, 0,
    65, 95, 0, 248, 110, 0, 169, 71, 0, 65, 95, 0, 209, 111, 0, 238, 111, 0, 8, 112, 0, 70, 119, 0, 238,
    111, 0, 8, 112, 0, 173, 94, 0, 42, 72, 0, 93, 72, 0, 70, 119, 0, 73, 165, 0, 97, 165, 0, 169, 71,
    0, 142, 164, 0, 102, 169, 0, 166, 163, 0, 193, 163, 0, 156, 167, 0, 97, 165, 0, 73, 165, 0, 226, 163, 0,
    211, 94, 0, 76, 95, 0, 229, 94, 0, 65, 95, 0, 169, 71, 0, 121, 81, 0, 202, 205, 0, 169, 71, 0, 65,
    95, 0, 136, 206, 0, 169, 71, 0, 65, 95, 0, 169, 71, 0, 123, 80, 0, 42, 210, 0, 68, 224, 0, 169, 71,
    0, 77, 224, 0, 183, 222, 0, 169, 71, 0, 77, 224, 0, 221, 227, 0, 169, 71, 0, 65, 95, 0, 183, 222, 0,
    169, 71, 0, 166, 163, 0, 169, 71, 0, 168, 254, 0, 251, 225, 0, 169, 71, 0, 224, 4, 1, 1, 5, 1, 200,
    7, 1, 169, 71, 0, 65, 95, 0, 6, 11, 1, 169, 71, 0, 65, 95, 0, 64, 11, 1, 156, 11, 1, 188, 11,
    1, 169, 71, 0, 195, 20, 1, 223, 20, 1, 169, 71, 0, 102, 169, 0, 195, 20, 1, 77, 24, 1, 169, 71, 0,
    52, 24, 1, 65, 95, 0, 169, 71, 0, 52, 24, 1, 169, 71, 0, 78, 44, 1, 202, 50, 1, 169, 71, 0, 113,
    52, 1, 93, 51, 1, 169, 71, 0, 78, 44, 1, 95, 53, 1, 169, 71, 0, 37, 59, 1, 62, 59, 1, 169, 71,
    0, 115, 63, 1, 136, 63, 1, 169, 71, 0, 149, 64, 1, 174, 64, 1, 169, 71, 0, 176, 65, 1, 136, 63, 1,
    34, 63, 0, 38, 63, 0, 123, 68, 0, 29, 68, 0, 34, 63, 0, 59, 68, 0, 65, 95, 0, 87, 71, 0, 34,
    63, 0, 182, 71, 0, 34, 63, 0, 158, 72, 0, 34, 63, 0, 201, 72, 0, 42, 72, 0, 138, 72, 0, 169, 71,
    0, 157, 75, 0, 34, 63, 0, 180, 75, 0, 34, 63, 0, 10, 78, 0, 34, 63, 0, 98, 78, 0, 34, 63, 0,
    185, 79, 0, 123, 80, 0, 135, 80, 0, 34, 63, 0, 164, 80, 0, 34, 63, 0, 165, 81, 0, 34, 63, 0, 127,
    83, 0, 34, 63, 0, 31, 84, 0, 34, 63, 0, 13, 86, 0, 34, 63, 0, 17, 87, 0, 34, 63, 0, 168, 87,
    0, 34, 63, 0, 97, 88, 0, 34, 63, 0, 195, 88, 0, 34, 63, 0, 25, 89, 0, 34, 63, 0, 121, 89, 0,
    34, 63, 0, 170, 89, 0, 34, 63, 0, 72, 90, 0, 34, 63, 0, 162, 90, 0, 34, 63, 0, 190, 92, 0, 34,
    63, 0, 13, 93, 0, 34, 63, 0, 229, 93, 0, 34, 63, 0, 89, 96, 0, 34, 63, 0, 210, 96, 0, 34, 63,
    0, 167, 97, 0, 34, 63, 0, 77, 98, 0, 34, 63, 0, 138, 98, 0, 34, 63, 0, 185, 98, 0, 34, 63, 0,
    46, 99, 0, 169, 71, 0, 128, 100, 0, 184, 96, 0, 211, 94, 0, 34, 63, 0, 158, 100, 0, 34, 63, 0, 139,
    101, 0, 34, 63, 0, 57, 102, 0, 34, 63, 0, 212, 102, 0, 34, 63, 0, 191, 103, 0, 34, 63, 0, 119, 105,
    0, 123, 68, 0, 73, 107, 0, 65, 95, 0, 70, 103, 0, 34, 63, 0, 105, 107, 0, 34, 63, 0, 206, 107, 0,
    169, 71, 0, 219, 108, 0, 34, 63, 0, 242, 108, 0, 169, 71, 0, 87, 109, 0, 34, 63, 0, 113, 109, 0, 34,
    63, 0, 113, 124, 0, 34, 63, 0, 105, 127, 0, 34, 63, 0, 238, 131, 0, 108, 134, 0, 229, 94, 0, 34, 63,
    0, 243, 134, 0, 34, 63, 0, 192, 138, 0, 34, 63, 0, 230, 139, 0, 34, 63, 0, 130, 140, 0, 34, 63, 0,
    250, 140, 0, 34, 63, 0, 148, 143, 0, 34, 63, 0, 19, 144, 0, 34, 63, 0, 82, 144, 0, 34, 63, 0, 237,
    144, 0, 34, 63, 0, 108, 145, 0, 34, 63, 0, 224, 145, 0, 34, 63, 0, 121, 146, 0, 34, 63, 0, 9, 147,
    0, 34, 63, 0, 147, 147, 0, 34, 63, 0, 55, 148, 0, 34, 63, 0, 211, 153, 0, 123, 68, 0, 70, 157, 0,
    169, 71, 0, 235, 157, 0, 34, 63, 0, 19, 158, 0, 34, 63, 0, 21, 160, 0, 34, 63, 0, 20, 161, 0, 34,
    63, 0, 29, 162, 0, 123, 68, 0, 146, 162, 0, 34, 63, 0, 0, 164, 0, 169, 71, 0, 138, 72, 0, 34, 63,
    0, 189, 165, 0, 34, 63, 0, 95, 166, 0, 156, 167, 0, 138, 72, 0, 34, 63, 0, 133, 169, 0, 142, 164, 0,
    169, 71, 0, 190, 170, 0, 138, 72, 0, 34, 63, 0, 219, 170, 0, 34, 63, 0, 65, 172, 0, 34, 63, 0, 113,
    173, 0, 34, 63, 0, 180, 175, 0, 34, 63, 0, 80, 178, 0, 34, 63, 0, 57, 179, 0, 34, 63, 0, 192, 179,
    0, 34, 63, 0, 7, 182, 0, 34, 63, 0, 82, 182, 0, 34, 63, 0, 165, 182, 0, 34, 63, 0, 232, 182, 0,
    34, 63, 0, 238, 183, 0, 34, 63, 0, 38, 185, 0, 34, 63, 0, 159, 185, 0, 34, 63, 0, 60, 186, 0, 34,
    63, 0, 238, 186, 0, 34, 63, 0, 51, 187, 0, 34, 63, 0, 124, 187, 0, 34, 63, 0, 198, 188, 0, 34, 63,
    0, 82, 189, 0, 34, 63, 0, 166, 190, 0, 34, 63, 0, 7, 191, 0, 34, 63, 0, 3, 192, 0, 34, 63, 0,
    223, 192, 0, 34, 63, 0, 89, 193, 0, 34, 63, 0, 25, 194, 0, 169, 71, 0, 22, 195, 0, 34, 63, 0, 51,
    195, 0, 34, 63, 0, 129, 195, 0, 34, 63, 0, 223, 196, 0, 34, 63, 0, 49, 199, 0, 34, 63, 0, 33, 200,
    0, 169, 71, 0, 211, 94, 0, 123, 68, 0, 107, 200, 0, 34, 63, 0, 224, 201, 0, 34, 63, 0, 2, 208, 0,
    34, 63, 0, 232, 208, 0, 34, 63, 0, 207, 209, 0, 34, 63, 0, 127, 210, 0, 34, 63, 0, 41, 211, 0, 34,
    63, 0, 137, 211, 0, 34, 63, 0, 84, 212, 0, 34, 63, 0, 158, 212, 0, 123, 68, 0, 245, 213, 0, 153, 209,
    0, 132, 214, 0, 34, 63, 0, 51, 215, 0, 34, 63, 0, 75, 216, 0, 34, 63, 0, 25, 220, 0, 34, 63, 0,
    26, 221, 0, 34, 63, 0, 39, 222, 0, 169, 71, 0, 208, 223, 0, 34, 63, 0, 242, 223, 0, 34, 63, 0, 104,
    224, 0, 34, 63, 0, 18, 226, 0, 169, 71, 0, 251, 225, 0, 34, 63, 0, 159, 230, 0, 153, 209, 0, 12, 231,
    0, 34, 63, 0, 85, 233, 0, 34, 63, 0, 10, 234, 0, 169, 71, 0, 147, 234, 0, 34, 63, 0, 171, 234, 0,
    34, 63, 0, 120, 238, 0, 34, 63, 0, 28, 241, 0, 169, 71, 0, 232, 241, 0, 34, 63, 0, 4, 242, 0, 169,
    71, 0, 55, 243, 0, 34, 63, 0, 74, 243, 0, 9, 237, 0, 229, 94, 0, 169, 71, 0, 187, 245, 0, 34, 63,
    0, 215, 245, 0, 34, 63, 0, 162, 246, 0, 34, 63, 0, 27, 248, 0, 169, 71, 0, 192, 249, 0, 34, 63, 0,
    228, 249, 0, 34, 63, 0, 139, 251, 0, 34, 63, 0, 213, 254, 0, 34, 63, 0, 107, 255, 0, 169, 71, 0, 221,
    227, 0, 123, 68, 0, 130, 0, 1, 221, 227, 0, 65, 95, 0, 34, 63, 0, 176, 3, 1, 169, 71, 0, 46, 4,
    1, 34, 63, 0, 76, 4, 1, 34, 63, 0, 30, 5, 1, 169, 71, 0, 231, 5, 1, 153, 209, 0, 114, 6, 1,
    34, 63, 0, 189, 8, 1, 34, 63, 0, 158, 9, 1, 187, 245, 0, 190, 170, 0, 34, 63, 0, 150, 10, 1, 64,
    11, 1, 138, 72, 0, 34, 63, 0, 219, 11, 1, 153, 209, 0, 103, 13, 1, 34, 63, 0, 247, 13, 1, 169, 71,
    0, 217, 16, 1, 34, 63, 0, 249, 16, 1, 169, 71, 0, 196, 18, 1, 34, 63, 0, 226, 18, 1, 169, 71, 0,
    138, 19, 1, 34, 63, 0, 170, 19, 1, 34, 63, 0, 251, 20, 1, 34, 63, 0, 126, 22, 1, 42, 72, 0, 52,
    24, 1, 123, 68, 0, 147, 31, 1, 34, 63, 0, 200, 31, 1, 169, 71, 0, 235, 43, 1, 34, 63, 0, 101, 46,
    1, 34, 63, 0, 130, 47, 1, 34, 63, 0, 39, 49, 1, 34, 63, 0, 226, 50, 1, 169, 71, 0, 93, 51, 1,
    34, 63, 0, 120, 51, 1, 34, 63, 0, 143, 52, 1, 34, 63, 0, 224, 54, 1, 169, 71, 0, 188, 57, 1, 34,
    63, 0, 211, 57, 1, 34, 63, 0, 50, 58, 1, 34, 63, 0, 134, 58, 1, 34, 63, 0, 84, 59, 1, 169, 71,
    0, 7, 60, 1, 34, 63, 0, 32, 60, 1, 34, 63, 0, 213, 60, 1, 169, 71, 0, 91, 61, 1, 34, 63, 0,
    118, 61, 1, 34, 63, 0, 254, 61, 1, 34, 63, 0, 158, 63, 1, 34, 63, 0, 198, 64, 1, 34, 63, 0, 203,
    65, 1, 34, 63, 0, 253, 66, 1, 200, 217, 0, 210, 217, 0, 83, 134, 0, 119, 180, 0, 238, 92, 0, 199, 93,
    0, 118, 101, 0, 52, 110, 0, 179, 110, 0, 44, 178, 0, 150, 179, 0, 155, 181, 0, 76, 206, 0, 226, 215, 0,
    197, 59, 0, 0, 0, 0, 0, 0, 117, 1, 0, 0, 119, 1, 0, 0, 172, 3, 0, 0, 173, 3, 0, 0, 0,
    0, 0, 0, 177, 2, 0, 0, 179, 2, 0, 0, 242, 1, 0, 0, 183, 2, 0, 0, 184, 2, 0, 0, 185, 2,
    0, 0, 186, 2, 0, 0, 187, 2, 0, 0, 188, 2, 0, 0, 189, 2, 0, 0, 190, 2, 0, 0, 191, 2, 0,
    0, 192, 2, 0, 0, 193, 2, 0, 0, 194, 2, 0, 0, 195, 2, 0, 0, 196, 2, 0, 0, 197, 2, 0, 0,
    198, 2, 0, 0, 199, 2, 0, 0, 225, 1, 0, 0, 224, 1, 0, 0, 201, 2, 0, 0, 203, 2, 0, 0, 228,
    1, 0, 0, 204, 2, 0, 0, 206, 2, 0, 0, 208, 2, 0, 0, 209, 2, 0, 0, 207, 2, 0, 0, 210, 2,
    0, 0, 237, 1, 0, 0, 236, 1, 0, 0, 211, 2, 0, 0, 212, 2, 0, 0, 238, 1, 0, 0, 239, 1, 0,
    0, 214, 2, 0, 0, 215, 2, 0, 0, 218, 2, 0, 0, 219, 2, 0, 0, 220, 2, 0, 0, 222, 2, 0, 0,
    223, 2, 0, 0, 225, 2, 0, 0, 227, 2, 0, 0, 228, 2, 0, 0, 230, 2, 0, 0, 234, 2, 0, 0, 235,
    2, 0, 0, 236, 2, 0, 0, 237, 2, 0, 0, 240, 2, 0, 0, 241, 2, 0, 0, 242, 2, 0, 0, 247, 2,
    0, 0, 251, 2, 0, 0, 246, 0, 0, 0, 39, 2, 0, 0, 253, 2, 0, 0, 255, 2, 0, 0, 1, 3, 0,
    0, 2, 3, 0, 0, 3, 3, 0, 0, 4, 3, 0, 0, 6, 3, 0, 0, 7, 3, 0, 0, 8, 3, 0, 0,
    11, 3, 0, 0, 13, 3, 0, 0, 14, 3, 0, 0, 16, 3, 0, 0, 17, 3, 0, 0, 19, 3, 0, 0, 20,
    3, 0, 0, 106, 1, 0, 0, 23, 3, 0, 0, 245, 0, 0, 0, 24, 3, 0, 0, 27, 3, 0, 0, 29, 3,
    0, 0, 32, 3, 0, 0, 40, 3, 0, 0, 60, 2, 0, 0, 43, 3, 0, 0, 45, 3, 0, 0, 46, 3, 0,
    0, 68, 2, 0, 0, 48, 3, 0, 0, 49, 3, 0, 0, 51, 3, 0, 0, 52, 3, 0, 0, 54, 3, 0, 0,
    56, 3, 0, 0, 60, 3, 0, 0, 61, 3, 0, 0, 62, 3, 0, 0, 64, 3, 0, 0, 66, 3, 0, 0, 67,
    3, 0, 0, 68, 3, 0, 0, 70, 3, 0, 0, 71, 3, 0, 0, 73, 3, 0, 0, 75, 3, 0, 0, 76, 3,
    0, 0, 125, 1, 0, 0, 77, 3, 0, 0, 78, 3, 0, 0, 79, 3, 0, 0, 81, 3, 0, 0, 82, 3, 0,
    0, 83, 3, 0, 0, 96, 2, 0, 0, 86, 3, 0, 0, 87, 3, 0, 0, 206, 0, 0, 0, 89, 3, 0, 0,
    90, 3, 0, 0, 93, 3, 0, 0, 95, 3, 0, 0, 97, 3, 0, 0, 100, 3, 0, 0, 102, 3, 0, 0, 161,
    1, 0, 0, 103, 3, 0, 0, 105, 3, 0, 0, 107, 3, 0, 0, 108, 3, 0, 0, 110, 3, 0, 0, 111, 3,
    0, 0, 113, 3, 0, 0, 114, 3, 0, 0, 115, 3, 0, 0, 116, 3, 0, 0, 117, 3, 0, 0, 118, 3, 0,
    0, 119, 3, 0, 0, 120, 3, 0, 0, 121, 3, 0, 0, 122, 3, 0, 0, 123, 3, 0, 0, 124, 3, 0, 0,
    125, 3, 0, 0, 127, 3, 0, 0, 230, 0, 0, 0, 129, 3, 0, 0, 130, 3, 0, 0, 131, 3, 0, 0, 133,
    3, 0, 0, 134, 3, 0, 0, 232, 2, 0, 0, 136, 3, 0, 0, 203, 1, 0, 0, 137, 3, 0, 0, 138, 3,
    0, 0, 168, 2, 0, 0, 176, 2, 0, 0, 0, 0, 0, 0, 181, 2, 0, 0, 214, 1, 0, 0, 149, 2, 0,
    0, 205, 2, 0, 0, 248, 2, 0, 0, 252, 2, 0, 0, 97, 1, 0, 0, 33, 3, 0, 0, 56, 2, 0, 0,
    36, 3, 0, 0, 91, 3, 0, 0, 132, 2, 0, 0, 148, 2, 0, 0, 0, 0, 0, 0, 25, 1, 0, 0, 232,
    2, 0, 0, 254, 1, 0, 0, 22, 2, 0, 0, 28, 2, 0, 0, 52, 2, 0, 0, 58, 3, 0, 0, 78, 2,
    0, 0, 53, 0, 0, 0, 114, 0, 0, 0, 0, 0, 0, 0, 31, 0, 0, 0, 49, 0, 0, 0, 117, 0, 0,
    0, 242, 0, 0, 0, 37, 0, 0, 0, 120, 0, 0, 0, 180, 0, 0, 0, 243, 0, 0, 0, 244, 0, 0, 0,
    245, 0, 0, 0, 123, 0, 0, 0, 146, 0, 0, 0, 246, 0, 0, 0, 126, 0, 0, 0, 247, 0, 0, 0, 182,
    0, 0, 0, 248, 0, 0, 0, 249, 0, 0, 0, 250, 0, 0, 0, 30, 0, 0, 0, 251, 0, 0, 0, 129, 0,
    0, 0, 184, 0, 0, 0, 186, 0, 0, 0, 188, 0, 0, 0, 190, 0, 0, 0, 192, 0, 0, 0, 74, 0, 0,
    0, 252, 0, 0, 0, 142, 0, 0, 0, 194, 0, 0, 0, 196, 0, 0, 0, 253, 0, 0, 0, 198, 0, 0, 0,
    59, 0, 0, 0, 6, 0, 0, 0, 200, 0, 0, 0, 202, 0, 0, 0, 204, 0, 0, 0, 140, 0, 0, 0, 254,
    0, 0, 0, 203, 0, 0, 0, 206, 0, 0, 0, 208, 0, 0, 0, 78, 0, 0, 0, 255, 0, 0, 0, 54, 0,
    0, 0, 0, 1, 0, 0, 132, 0, 0, 0, 135, 0, 0, 0, 133, 0, 0, 0, 1, 1, 0, 0, 2, 1, 0,
    0, 82, 0, 0, 0, 3, 1, 0, 0, 4, 1, 0, 0, 138, 0, 0, 0, 5, 1, 0, 0, 6, 1, 0, 0,
    7, 1, 0, 0, 141, 0, 0, 0, 8, 1, 0, 0, 9, 1, 0, 0, 210, 0, 0, 0, 212, 0, 0, 0, 13,
    0, 0, 0, 10, 0, 0, 0, 214, 0, 0, 0, 5, 0, 0, 0, 216, 0, 0, 0, 144, 0, 0, 0, 10, 1,
    0, 0, 11, 1, 0, 0, 218, 0, 0, 0, 12, 1, 0, 0, 13, 1, 0, 0, 14, 1, 0, 0, 220, 0, 0,
    0, 15, 1, 0, 0, 222, 0, 0, 0, 16, 1, 0, 0, 17, 1, 0, 0, 18, 1, 0, 0, 19, 1, 0, 0,
    86, 0, 0, 0, 20, 1, 0, 0, 21, 1, 0, 0, 22, 1, 0, 0, 23, 1, 0, 0, 24, 1, 0, 0, 64,
    0, 0, 0, 43, 0, 0, 0, 25, 1, 0, 0, 147, 0, 0, 0, 150, 0, 0, 0, 26, 1, 0, 0, 27, 1,
    0, 0, 28, 1, 0, 0, 29, 1, 0, 0, 30, 1, 0, 0, 31, 1, 0, 0, 32, 1, 0, 0, 224, 0, 0,
    0, 153, 0, 0, 0, 33, 1, 0, 0, 34, 1, 0, 0, 156, 0, 0, 0, 90, 0, 0, 0, 159, 0, 0, 0,
    162, 0, 0, 0, 35, 1, 0, 0, 165, 0, 0, 0, 226, 0, 0, 0, 157, 0, 0, 0, 228, 0, 0, 0, 168,
    0, 0, 0, 36, 1, 0, 0, 37, 1, 0, 0, 171, 0, 0, 0, 38, 1, 0, 0, 39, 1, 0, 0, 40, 1,
    0, 0, 41, 1, 0, 0, 94, 0, 0, 0, 42, 1, 0, 0, 230, 0, 0, 0, 22, 0, 0, 0, 45, 0, 0,
    0, 43, 1, 0, 0, 98, 0, 0, 0, 102, 0, 0, 0, 44, 1, 0, 0, 106, 0, 0, 0, 110, 0, 0, 0,
    45, 1, 0, 0, 73, 0, 0, 0, 27, 0, 0, 0, 232, 0, 0, 0, 17, 0, 0, 0, 46, 1, 0, 0, 24,
    0, 0, 0, 234, 0, 0, 0, 47, 1, 0, 0, 69, 0, 0, 0, 48, 1, 0, 0, 174, 0, 0, 0, 49, 1,
    0, 0, 177, 0, 0, 0, 236, 0, 0, 0, 238, 0, 0, 0, 176, 0, 0, 0, 50, 1, 0, 0, 51, 1, 0,
    0, 52, 1, 0, 0, 240, 0, 0, 0, 53, 1, 0, 0, 54, 1, 0, 0, 0, 0, 0, 0, 210, 0, 0, 0,
    252, 1, 0, 0, 8, 0, 0, 0, 157, 1, 0, 0, 237, 0, 0, 0, 4, 2, 0, 0, 249, 0, 0, 0, 6,
    2, 0, 0, 253, 0, 0, 0, 120, 1, 0, 0, 16, 2, 0, 0, 14, 0, 0, 0, 17, 2, 0, 0, 123, 1,
    0, 0, 124, 1, 0, 0, 126, 1, 0, 0, 174, 3, 0, 0, 175, 3, 0, 0, 129, 1, 0, 0, 195, 0, 0,
    0, 21, 0, 0, 0, 132, 1, 0, 0, 5, 1, 0, 0, 135, 1, 0, 0, 169, 0, 0, 0, 138, 1, 0, 0,
    141, 1, 0, 0, 105, 1, 0, 0, 66, 2, 0, 0, 68, 2, 0, 0, 176, 3, 0, 0, 200, 0, 0, 0, 205,
    0, 0, 0, 84, 2, 0, 0, 144, 1, 0, 0, 90, 2, 0, 0, 94, 2, 0, 0, 177, 3, 0, 0, 178, 3,
    0, 0, 147, 1, 0, 0, 150, 1, 0, 0, 151, 1, 0, 0, 153, 1, 0, 0, 26, 1, 0, 0, 104, 2, 0,
    0, 71, 1, 0, 0, 9, 0, 0, 0, 21, 1, 0, 0, 2, 0, 0, 0, 198, 0, 0, 0, 140, 2, 0, 0,
    156, 1, 0, 0, 25, 1, 0, 0, 29, 1, 0, 0, 33, 1, 0, 0, 162, 1, 0, 0, 159, 1, 0, 0, 154,
    2, 0, 0, 4, 0, 0, 0, 160, 2, 0, 0, 164, 2, 0, 0, 166, 2, 0, 0, 216, 1, 0, 0, 165, 1,
    0, 0, 168, 1, 0, 0, 179, 3, 0, 0, 180, 3, 0, 0, 37, 1, 0, 0, 211, 0, 0, 0, 181, 3, 0,
    0, 171, 1, 0, 0, 174, 1, 0, 0, 239, 0, 0, 0, 220, 2, 0, 0, 232, 2, 0, 0, 177, 1, 0, 0,
    182, 3, 0, 0, 180, 1, 0, 0, 49, 1, 0, 0, 7, 0, 0, 0, 57, 1, 0, 0, 184, 1, 0, 0, 183,
    1, 0, 0, 65, 1, 0, 0, 225, 0, 0, 0, 12, 3, 0, 0, 186, 1, 0, 0, 189, 1, 0, 0, 69, 1,
    0, 0, 192, 1, 0, 0, 20, 3, 0, 0, 175, 0, 0, 0, 78, 1, 0, 0, 195, 1, 0, 0, 30, 3, 0,
    0, 232, 0, 0, 0, 82, 1, 0, 0, 73, 1, 0, 0, 217, 0, 0, 0, 38, 3, 0, 0, 42, 3, 0, 0,
    46, 3, 0, 0, 48, 3, 0, 0, 221, 0, 0, 0, 215, 0, 0, 0, 70, 1, 0, 0, 56, 3, 0, 0, 216,
    0, 0, 0, 77, 1, 0, 0, 220, 0, 0, 0, 198, 1, 0, 0, 66, 3, 0, 0, 81, 1, 0, 0, 85, 1,
    0, 0, 70, 3, 0, 0, 74, 3, 0, 0, 201, 1, 0, 0, 80, 3, 0, 0, 230, 0, 0, 0, 204, 1, 0,
    0, 159, 0, 0, 0, 165, 0, 0, 0, 88, 3, 0, 0, 207, 1, 0, 0, 92, 3, 0, 0, 210, 1, 0, 0,
    171, 0, 0, 0, 167, 1, 0, 0, 235, 0, 0, 0, 177, 0, 0, 0, 170, 0, 0, 0, 100, 3, 0, 0, 104,
    3, 0, 0, 108, 3, 0, 0, 213, 1, 0, 0, 97, 1, 0, 0, 111, 1, 0, 0, 101, 1, 0, 0, 183, 0,
    0, 0, 219, 1, 0, 0, 116, 3, 0, 0, 188, 0, 0, 0, 109, 1, 0, 0, 222, 1, 0, 0, 122, 3, 0,
    0, 225, 1, 0, 0, 240, 0, 0, 0, 189, 0, 0, 0, 132, 3, 0, 0, 228, 1, 0, 0, 231, 1, 0, 0,
    140, 3, 0, 0, 234, 1, 0, 0, 150, 3, 0, 0, 156, 3, 0, 0, 237, 1, 0, 0, 240, 1, 0, 0, 243,
    1, 0, 0, 113, 1, 0, 0, 246, 1, 0, 0, 248, 1, 0, 0, 250, 1, 0, 0, 0, 0, 0, 0, 254, 1,
    0, 0, 247, 0, 0, 0, 0, 2, 0, 0, 2, 2, 0, 0, 245, 0, 0, 0, 8, 2, 0, 0, 10, 2, 0,
    0, 12, 2, 0, 0, 14, 2, 0, 0, 18, 2, 0, 0, 20, 2, 0, 0, 22, 2, 0, 0, 24, 2, 0, 0,
    26, 2, 0, 0, 28, 2, 0, 0, 30, 2, 0, 0, 32, 2, 0, 0, 34, 2, 0, 0, 36, 2, 0, 0, 38,
    2, 0, 0, 40, 2, 0, 0, 42, 2, 0, 0, 44, 2, 0, 0, 1, 1, 0, 0, 46, 2, 0, 0, 48, 2,
    0, 0, 50, 2, 0, 0, 52, 2, 0, 0, 54, 2, 0, 0, 56, 2, 0, 0, 58, 2, 0, 0, 60, 2, 0,
    0, 62, 2, 0, 0, 64, 2, 0, 0, 70, 2, 0, 0, 72, 2, 0, 0, 74, 2, 0, 0, 76, 2, 0, 0,
    78, 2, 0, 0, 80, 2, 0, 0, 82, 2, 0, 0, 86, 2, 0, 0, 88, 2, 0, 0, 92, 2, 0, 0, 96,
    2, 0, 0, 27, 0, 0, 0, 9, 1, 0, 0, 33, 0, 0, 0, 13, 1, 0, 0, 39, 0, 0, 0, 45, 0,
    0, 0, 51, 0, 0, 0, 57, 0, 0, 0, 63, 0, 0, 0, 69, 0, 0, 0, 31, 0, 0, 0, 98, 2, 0,
    0, 75, 0, 0, 0, 81, 0, 0, 0, 87, 0, 0, 0, 100, 2, 0, 0, 93, 0, 0, 0, 99, 0, 0, 0,
    105, 0, 0, 0, 111, 0, 0, 0, 117, 0, 0, 0, 123, 0, 0, 0, 129, 0, 0, 0, 135, 0, 0, 0, 141,
    0, 0, 0, 102, 2, 0, 0, 147, 0, 0, 0, 17, 1, 0, 0, 153, 0, 0, 0, 106, 2, 0, 0, 45, 1,
    0, 0, 108, 2, 0, 0, 110, 2, 0, 0, 112, 2, 0, 0, 114, 2, 0, 0, 116, 2, 0, 0, 118, 2, 0,
    0, 120, 2, 0, 0, 122, 2, 0, 0, 124, 2, 0, 0, 126, 2, 0, 0, 128, 2, 0, 0, 130, 2, 0, 0,
    132, 2, 0, 0, 134, 2, 0, 0, 136, 2, 0, 0, 138, 2, 0, 0, 142, 2, 0, 0, 144, 2, 0, 0, 146,
    2, 0, 0, 148, 2, 0, 0, 150, 2, 0, 0, 152, 2, 0, 0, 156, 2, 0, 0, 158, 2, 0, 0, 89, 1,
    0, 0, 162, 2, 0, 0, 168, 2, 0, 0, 170, 2, 0, 0, 172, 2, 0, 0, 174, 2, 0, 0, 176, 2, 0,
    0, 178, 2, 0, 0, 180, 2, 0, 0, 182, 2, 0, 0, 184, 2, 0, 0, 186, 2, 0, 0, 188, 2, 0, 0,
    190, 2, 0, 0, 192, 2, 0, 0, 194, 2, 0, 0, 196, 2, 0, 0, 198, 2, 0, 0, 200, 2, 0, 0, 202,
    2, 0, 0, 204, 2, 0, 0, 206, 2, 0, 0, 208, 2, 0, 0, 210, 2, 0, 0, 212, 2, 0, 0, 214, 2,
    0, 0, 216, 2, 0, 0, 218, 2, 0, 0, 222, 2, 0, 0, 224, 2, 0, 0, 226, 2, 0, 0, 228, 2, 0,
    0, 230, 2, 0, 0, 234, 2, 0, 0, 236, 2, 0, 0, 41, 1, 0, 0, 53, 1, 0, 0, 238, 2, 0, 0,
    240, 2, 0, 0, 61, 1, 0, 0, 242, 2, 0, 0, 244, 2, 0, 0, 246, 2, 0, 0, 248, 2, 0, 0, 250,
    2, 0, 0, 252, 2, 0, 0, 254, 2, 0, 0, 0, 3, 0, 0, 2, 3, 0, 0, 4, 3, 0, 0, 6, 3,
    0, 0, 8, 3, 0, 0, 10, 3, 0, 0, 14, 3, 0, 0, 16, 3, 0, 0, 18, 3, 0, 0, 22, 3, 0,
    0, 24, 3, 0, 0, 26, 3, 0, 0, 28, 3, 0, 0, 32, 3, 0, 0, 34, 3, 0, 0, 36, 3, 0, 0,
    40, 3, 0, 0, 44, 3, 0, 0, 50, 3, 0, 0, 52, 3, 0, 0, 54, 3, 0, 0, 58, 3, 0, 0, 60,
    3, 0, 0, 62, 3, 0, 0, 64, 3, 0, 0, 68, 3, 0, 0, 72, 3, 0, 0, 76, 3, 0, 0, 78, 3,
    0, 0, 82, 3, 0, 0, 84, 3, 0, 0, 86, 3, 0, 0, 90, 3, 0, 0, 94, 3, 0, 0, 96, 3, 0,
    0, 98, 3, 0, 0, 102, 3, 0, 0, 106, 3, 0, 0, 110, 3, 0, 0, 93, 1, 0, 0, 112, 3, 0, 0,
    114, 3, 0, 0, 118, 3, 0, 0, 120, 3, 0, 0, 124, 3, 0, 0, 126, 3, 0, 0, 128, 3, 0, 0, 130,
    3, 0, 0, 134, 3, 0, 0, 136, 3, 0, 0, 138, 3, 0, 0, 142, 3, 0, 0, 144, 3, 0, 0, 146, 3,
    0, 0, 148, 3, 0, 0, 152, 3, 0, 0, 154, 3, 0, 0, 158, 3, 0, 0, 160, 3, 0, 0, 162, 3, 0,
    0, 164, 3, 0, 0, 166, 3, 0, 0, 168, 3, 0, 0, 0, 0, 0, 0, 183, 3, 0, 0, 0, 0, 0, 0,
    170, 3, 0, 0, 0, 0, 0, 0,
};

static const varve_row_layout layouts[] = {
    {0, 16, 13, {3, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1}, {0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0}}, /* 29 dialects */
    {464, 22, 17, {3, 3, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, {0, 0, 0, 0, 0, 7, 0, 165, 0, 180, 0, 189, 0, 349, 0, 509, 0}}, /* 939 operations */
    {21122, 11, 8, {2, 2, 2, 1, 1, 1, 1, 1}, {0, 0, 0, 0, 723, 0, 725, 0}}, /* 28 entities */
    {21430, 4, 3, {2, 1, 1}, {0, 0, 0}}, /* 910 values */
    {25070, 5, 5, {2, 1, 0, 1, 1}, {0, 0, 0, 0, 0}}, /* 311 properties */
    {26625, 8, 6, {2, 1, 1, 1, 2, 1}, {0, 0, 0, 0, 0, 0}}, /* 40 enums */
    {26945, 4, 2, {2, 2}, {0, 0}}, /* 803 enum_cases */
    {30157, 4, 2, {1, 3}, {0, 0}}, /* 228 constraints */
    {31069, 3, 1, {3}, {0}}, /* 952 numbers */
    {33925, 4, 1, {4}, {0}}, /* 726 constants */
};

void varve_generated_llvm13(varve_definition_tables *tables) {
  *tables = (varve_definition_tables){.strings = (const char *)&strings,
                                      .rows = rows,
                                      .layouts = layouts,
                                      .dialect_count = 29};
}
