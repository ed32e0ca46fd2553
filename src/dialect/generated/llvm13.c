/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Made by `make regen` of the files in dialects/llvm13: change those. */
#include "dialect/generated/llvm13.h"

static const struct {
  char part_0[3994];
  char part_1[3993];
  char part_2[3998];
  char part_3[3995];
  char part_4[3812];
  char part_5[3988];
  char part_6[3990];
  char part_7[3943];
  char part_8[3973];
  char part_9[3995];
  char part_10[3992];
  char part_11[3957];
  char part_12[3953];
  char part_13[3965];
  char part_14[3936];
  char part_15[3985];
  char part_16[3846];
  char part_17[3759];
  char part_18[3891];
  char part_19[3995];
  char part_20[1398];
} strings = {
    "\0"
    "0 : i64\0"
    "false\0"
    "|\0"
    "10 : i32\0"
    "acc\0"
    "ClauseDefaultValue\0"
    "present\0"
    "ReductionOpAttr\0"
    "redop_add\0"
    "redop_mul\0"
    "redop_max\0"
    "redop_min\0"
    "redop_and\0"
    "redop_or\0"
    "redop_xor\0"
    "redop_leqv\0"
    "redop_lneqv\0"
    "redop_land\0"
    "redop_lor\0"
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
    "elementType\0"
    "vector\0"
    "src1\0"
    "src2\0"
    "dst\0"
    "predicate\0"
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
    "AllReduceOperationAttr\0"
    "ShuffleModeAttr\0"
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
    "nand\0"
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
    "ClauseDefault\0"
    "defprivate\0"
    "deffirstprivate\0"
    "defshared\0"
    "defnone\0"
    "ClauseOrderKind\0"
    "ClauseProcBindKind\0"
    "primary\0"
    "master\0"
    "close\0"
    "spread\0"
    "ClauseScheduleKind\0"
    "Guided\0"
    "Auto\0"
    "Runtime\0"
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
    "attributeNames",
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
    "statsKey\0"
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
    "ShaderSMBuiltinsNV",
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
    "PerViewAttributesNV\0"
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
    "DeviceType\0"
    "Other\0"
    "IntegratedGPU\0"
    "DiscreteGPU\0"
    "CPU\0"
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
    "SPV_KHR_16bit_storage\0"
    "SPV_KHR_8bit_storage\0"
    "SPV_KHR_device_group\0"
    "SPV_KHR_float_controls\0"
    "SPV_KHR_physical_storage_buffer\0"
    "SPV_KHR_multiview\0"
    "SPV_KHR_no_integer_wrap_decoration\0"
    "SPV_KHR_post_depth_coverage\0"
    "SPV_KHR_shader_atomic_counter_ops\0"
    "SPV_KHR_shader_ballot\0"
    "SPV_KHR_shader_clock\0"
    "SPV_KHR_shader_draw_parameters\0"
    "SPV_KHR_storage_buffer_storage_class\0"
    "SPV_KHR_subgroup_vote\0"
    "SPV_KHR_variable_pointers\0"
    "SPV_KHR_vulkan_memory_model\0"
    "SPV_EXT_demote_to_helper_invocation\0"
    "SPV_EXT_descriptor_indexing\0"
    "SPV_EXT_fragment_fully_covered\0"
    "SPV_EXT_fragment_invocation_density\0"
    "SPV_EXT_fragment_shader_interlock\0"
    "SPV_EXT_physical_storage_buffer\0"
    "SPV_EXT_shader_stencil_export\0"
    "SPV_EXT_shader_viewport_index_layer\0"
    "SPV_AMD_gpu_shader_half_float_fetch\0"
    "SPV_AMD_shader_ballot\0"
    "SPV_AMD_shader_explicit_vertex_parameter\0"
    "SPV_AMD_shader_fragment_mask\0"
    "SPV_AMD_shader_image_load_store_lod\0"
    "SPV_AMD_texture_gather_bias_lod\0"
    "SPV_GOOGLE_decorate_string\0"
    "SPV_GOOGLE_hlsl_functionality1\0"
    "SPV_GOOGLE_user_type\0"
    "SPV_INTEL_device_side_avc_motion_estimation\0"
    "SPV_INTEL_media_block_io\0"
    "SPV_INTEL_shader_integer_functions2\0"
    "SPV_INTEL_subgroups\0"
    "SPV_NV_compute_shader_derivatives\0"
    "SPV_NV_cooperative_matrix\0"
    "SPV_NV_fragment_shader_barycentric\0"
    "SPV_NV_geometry_shader_passthrough\0"
    "SPV_NV_mesh_shader\0"
    "SPV_NV_ray_tracing\0"
    "SPV_NV_sample_mask_override_coverage\0"
    "SPV_NV_shader_image_footprint\0"
    "SPV_NV_shader_sm_builtins\0"
    "SPV_NV_shader_subgroup_partitioned\0"
    "SPV_NV_shading_rate\0"
    "SPV_NV_stereo_view_rendering\0"
    "SPV_NV_viewport_array2\0"
    "SPV_NVX_multiview_per_view_attributes\0"
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
    "ImageArrayedInfo",
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
    "OpConvertFToS\0"
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
    "Vendor\0"
    "ARM\0"
    "Imagination\0"
    "Intel\0"
    "NVIDIA\0"
    "Qualcomm\0"
    "SwiftShader\0"
    "Version\0"
    "v1.0\0"
    "v1.1\0"
    "v1.2\0"
    "v1.3\0"
    "v1.4\0"
    "v1.5\0"
    "base_ptr\0"
    "component_ptr\0"
    "pointer\0"
    "memory_scope\0"
    "comparator\0"
    "unequal_semantics",
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
    "enum<@ClauseDefaultValue>\0"
    "( `if` `(` $ifCond^ `)` )\? ( `copy` `(` $copyOperands^ `:` type($copyOperands) `)` )\? ( `copyin` `(` $copyinOperands^ `:` type($copyinOperands) `)` )\? ( `copyin_readonly` `(` $copyinReadonlyOperands^ `:` type($copyinReadonlyOperands) `)` )\? ( `copyout` `(` $copyoutOperands^ `:` type($copyoutOperands) `)` )\? ( `copyout_zero` `(` $copyoutZeroOperands^ `:` type($copyoutZeroOperands) `)` )\? ( `create` `(` $createOperands^ `:` type($createOperands) `)` )\? ( `create_zero` `(` $createZeroOperands^ `:` type($createZeroOperands) `)` )\? ( `no_create` `(` $noCreateOperands^ `:` type($noCreateOperands) `)` )\? ( `present` `(` $presentOperands^ `:` type($presentOperands) `)` )\? ( `deviceptr` `(` $deviceptrOperands^ `:` type($deviceptrOperands) `)` )\? ( `attach` `(` $attachOperands^ `:` type($attachOperands) `)` )\? $region attr-dict-with-keyword\0"
    "infer\0"
    "[[\"ifCond\", \"type\", \"i1\"]]\0"
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
    "enum<@ReductionOpAttr>\0"
    "hook:acc.loop\0"
    "\"acc.yield\"\0"
    "hook:acc.parallel\0"
    "[[\"ifCond\", \"type\", \"i1\"], [\"selfCond\", \"type\", \"i1\"]]\0"
    "acc.shutdown\0"
    "acc.terminator\0"
    "( `if` `(` $ifCond^ `)` )\? ( `async` `(` $asyncOperand^ `:` type($asyncOperand) `)` )\? ( `wait_devnum` `(` $waitDevnum^ `:` type($waitDevnum) `)` )\? ( `device_type` `(` $deviceTypeOperands^ `:` type($deviceTypeOperands) `)` )\? ( `wait` `(` $waitOperands^ `:` type($waitOperands) `)` )\? ( `host` `(` $hostOperands^ `:` type($hostOperands) `)` )\? ( `device` `(` $deviceOperands^ `:` type($deviceOperands) `)` )\? attr-dict-with-keyword\0"
    "acc.update",
    "( `(` $waitOperands^ `:` type($waitOperands) `)` )\? ( `async` `(` $asyncOperand^ `:` type($asyncOperand) `)` )\? ( `wait_devnum` `(` $waitDevnum^ `:` type($waitDevnum) `)` )\? ( `if` `(` $ifCond^ `)` )\? attr-dict-with-keyword\0"
    "acc.wait\0"
    "attr-dict ($operands^ `:` type($operands))\?\0"
    "HasParent<acc.parallel,acc.loop>\0"
    "acc.yield\0"
    "affine\0"
    "AffineMapAttr\0"
    "hook:affine.apply\0"
    "NoSideEffect\0"
    "[[\"mapOperands\", \"type\", \"index\"], [\"result0\", \"type\", \"index\"]]\0"
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
    "[[\"indices\", \"type\", \"index\"]]\0"
    "hook:affine.max\0"
    "[[\"operands\", \"type\", \"index\"], [\"result0\", \"type\", \"index\"]]\0"
    "hook:affine.min\0"
    "ArrayOf<enum<@AtomicRMWKind>>\0"
    "I32ElementsAttr\0"
    "ArrayOf<I64Attr>\0"
    "hook:affine.parallel\0"
    "[[\"mapOperands\", \"type\", \"index\"]]\0"
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
    "AllOf<VectorOfAnyRankOf<AnyOf<F32, BF16>>, RankIs<2>>\0"
    "$lhs `,` $rhs `,` $acc attr-dict `:` type($lhs) `,` type($rhs) `,` type($acc)\0"
    "AllTypesMatch<acc,res>\0"
    "[[\"res\", \"same\", \"acc\"]]\0"
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
    "[[\"c\", \"same\", \"b\"], [\"res\", \"same\", \"a\"]]\0"
    "arm_neon.2d.sdot\0"
    "TypesMatchWith<b,res>\0"
    "[[\"c\", \"same\", \"b\"], [\"res\", \"same\", \"a\"], [\"res\", \"vector_quarter_of_i32\", \"b\"]]\0"
    "arm_neon.intr.sdot\0"
    "AllOf<VectorOfAnyRankOf<AnyOf<I8, I16, I32>>, LengthIs<8, 4, 2>>\0"
    "AllOf<VectorOfAnyRankOf<AnyOf<I16, I32, I64>>, LengthIs<8, 4, 2>>\0"
    "$a `,` $b attr-dict `:` type($a) `to` type($res)\0"
    "AllTypesMatch<a,b>\0"
    "TypesMatchWith<a,res>\0"
    "[[\"b\", \"same\", \"a\"], [\"res\", \"vector_wider_element\", \"a\"]]\0"
    "arm_neon.intr.smull\0"
    "arm_sve\0"
    "array<i64>\0"
    "hook:arm_sve.vector\0"
    "ScalableVectorOf\0"
    "$src1 `,` $src2 attr-dict `:` type($src1)\0"
    "Commutative\0"
    "AllTypesMatch<src1,src2,dst>\0"
    "[[\"src2\", \"same\", \"src1\"], [\"dst\", \"same\", \"src1\"]]\0"
    "arm_sve.addf\0"
    "arm_sve.addi\0"
    "enum<@CmpFPredicate>\0"
    "$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)\0"
    "SameTypeOperands\0"
    "TypesMatchWith<lhs,result>\0"
    "[[\"rhs\", \"same\", \"lhs\"], [\"result\", \"i1_same_shape\", \"lhs\"]]\0"
    "arm_sve.cmpf\0"
    "enum<@CmpIPredicate>\0"
    "arm_sve.cmpi\0"
    "arm_sve.divf\0"
    "arm_sve.divi_signed\0"
    "arm_sve.divi_unsigned\0"
    "LLVMScalableVectorType\0"
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
    "[[\"index\", \"type\", \"index\"]]\0"
    "arm_sve.load\0"
    "$mask `,` $src1 `,` $src2 attr-dict `:` type($mask) `,` type($res)\0"
    "AllTypesMatch<src1,src2,res>\0"
    "TypesMatchWith<src1,mask>\0"
    "[[\"src2\", \"same\", \"src1\"], [\"res\", \"same\", \"src1\"], [\"mask\", \"i1_same_shape\", \"src1\"]]\0"
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
    "ScalableVectorOfLengthAndType\0"
    "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($dst)\0"
    "AllTypesMatch<src1,src2>\0"
    "AllTypesMatch<acc,dst>\0"
    "[[\"src2\", \"same\", \"src1\"], [\"dst\", \"same\", \"acc\"]]",
    "arm_sve.sdot\0"
    "arm_sve.smmla\0"
    "$value `,` $base `[` $index `]` attr-dict `:` type($value) `to` type($base)\0"
    "arm_sve.store\0"
    "arm_sve.subf\0"
    "arm_sve.subi\0"
    "arm_sve.udot\0"
    "arm_sve.ummla\0"
    "[[\"res\", \"type\", \"index\"]]\0"
    "arm_sve.vector_scale\0"
    "arm_sve.vscale\0"
    "`<` qualified($valueType) `>`\0"
    "Async_AnyValueOrTokenType\0"
    "!async.group\0"
    "$operand `,` $group `:` type($operand) attr-dict\0"
    "[[\"group\", \"type\", \"!async.group\"], [\"rank\", \"type\", \"index\"]]\0"
    "async.add_to_group\0"
    "$operand `:` custom<AwaitResultType>( type($operand), type($result) ) attr-dict\0"
    "async.await\0"
    "$operand attr-dict\0"
    "[[\"operand\", \"type\", \"!async.group\"]]\0"
    "async.await_all\0"
    "!async.coro.id\0"
    "!async.coro.handle\0"
    "$id attr-dict\0"
    "[[\"id\", \"type\", \"!async.coro.id\"], [\"handle\", \"type\", \"!async.coro.handle\"]]\0"
    "async.coro.begin\0"
    "[[\"handle\", \"type\", \"!async.coro.handle\"]]\0"
    "async.coro.end\0"
    "$id `,` $handle attr-dict\0"
    "async.coro.free\0"
    "[[\"id\", \"type\", \"!async.coro.id\"]]\0"
    "!async.coro.state\0"
    "[[\"handle\", \"type\", \"!async.coro.handle\"], [\"state\", \"type\", \"!async.coro.state\"]]\0"
    "async.coro.save\0"
    "$state `,` $suspendDest `,` $resumeDest `,` $cleanupDest attr-dict\0"
    "[[\"state\", \"type\", \"!async.coro.state\"]]\0"
    "async.coro.suspend\0"
    "$size `:` type($result) attr-dict\0"
    "[[\"size\", \"type\", \"index\"], [\"result\", \"type\", \"!async.group\"]]\0"
    "async.create_group\0"
    "!async.token\0"
    "!async.value\0"
    "hook:async.execute\0"
    "[[\"dependencies\", \"type\", \"!async.token\"], [\"token\", \"type\", \"!async.token\"]]\0"
    "\"async.yield\"\0"
    "Async_AnyAsyncType\0"
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
    "[[\"is_error\", \"type\", \"i1\"]]\0"
    "async.runtime.is_error\0"
    "TypesMatchWith<storage,result>\0"
    "[[\"result\", \"value_type\", \"storage\"]]\0"
    "async.runtime.load\0"
    "async.runtime.resume\0"
    "async.runtime.set_available\0"
    "async.runtime.set_error\0"
    "$value `,` $storage attr-dict `:` type($storage)\0"
    "TypesMatchWith<storage,value>\0"
    "[[\"value\", \"value_type\", \"storage\"]]\0"
    "async.runtime.store\0"
    "($operands^ `:` type($operands))\? attr-dict\0"
    "HasParent<async.execute>\0"
    "async.yield\0"
    "builtin\0"
    "StrAttr\0"
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
    "[[\"result\", \"element_type\", \"complex\"]]\0"
    "complex.abs\0"
    "$lhs `,` $rhs attr-dict `:` type($result)\0"
    "SameOperandsAndResultType\0"
    "[[\"rhs\", \"same\", \"lhs\"], [\"result\", \"same\", \"lhs\"]]\0"
    "complex.add\0"
    "$real `,` $imaginary attr-dict `:` type($complex)\0"
    "AllTypesMatch<real,imaginary>\0"
    "TypesMatchWith<complex,real>\0"
    "TypesMatchWith<complex,imaginary>\0"
    "[[\"imaginary\", \"same\", \"real\"], [\"real\", \"element_type\", \"complex\"], [\"imaginary\", \"element_type\", \"complex\"]]\0"
    "complex.create\0"
    "complex.div\0"
    "AllTypesMatch<lhs,rhs>\0"
    "[[\"rhs\", \"same\", \"lhs\"], [\"result\", \"type\", \"i1\"]]\0"
    "complex.eq\0"
    "[[\"result\", \"same\", \"complex\"]]\0"
    "complex.exp\0"
    "[[\"imaginary\", \"element_type\", \"complex\"]]\0"
    "complex.im\0"
    "complex.log\0"
    "complex.log1p\0"
    "complex.mul\0"
    "complex.neg\0"
    "complex.neq\0"
    "[[\"real\", \"element_type\", \"complex\"]]\0"
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
    "enum<@AllReduceOperationAttr>\0"
    "[[\"result0\", \"same\", \"value\"]]\0"
    "gpu.all_reduce\0"
    "!gpu.async.token\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) ` ` `(` $dynamicSizes `)` (`` `[` $symbolOperands^ `]`)\? attr-dict `:` type($memref)\0"
    "GPU_AsyncOpInterface",
    "[[\"asyncDependencies\", \"type\", \"!gpu.async.token\"], [\"dynamicSizes\", \"type\", \"index\"], [\"symbolOperands\", \"type\", \"index\"], [\"asyncToken\", \"type\", \"!gpu.async.token\"]]\0"
    "gpu.alloc\0"
    "gpu.barrier\0"
    "[[\"result0\", \"type\", \"index\"]]\0"
    "gpu.block_dim\0"
    "gpu.block_id\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $memref attr-dict `:` type($memref)\0"
    "[[\"asyncDependencies\", \"type\", \"!gpu.async.token\"], [\"asyncToken\", \"type\", \"!gpu.async.token\"]]\0"
    "gpu.dealloc\0"
    "hook:gpu.func\0"
    "HasParent<gpu.module>\0"
    "gpu.grid_dim\0"
    "AnyUnrankedMemRef\0"
    "$value attr-dict `:` type($value)\0"
    "gpu.host_register\0"
    "hook:gpu.launch\0"
    "[[\"gridSizeX\", \"type\", \"index\"], [\"gridSizeY\", \"type\", \"index\"], [\"gridSizeZ\", \"type\", \"index\"], [\"blockSizeX\", \"type\", \"index\"], [\"blockSizeY\", \"type\", \"index\"], [\"blockSizeZ\", \"type\", \"index\"]]\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $kernel `blocks` `in` ` ` `(`$gridSizeX`,` $gridSizeY`,` $gridSizeZ`)` `threads` `in` ` ` `(`$blockSizeX`,` $blockSizeY`,` $blockSizeZ`)` custom<LaunchFuncOperands>($operands, type($operands)) attr-dict\0"
    "[[\"asyncDependencies\", \"type\", \"!gpu.async.token\"], [\"gridSizeX\", \"type\", \"index\"], [\"gridSizeY\", \"type\", \"index\"], [\"gridSizeZ\", \"type\", \"index\"], [\"blockSizeX\", \"type\", \"index\"], [\"blockSizeY\", \"type\", \"index\"], [\"blockSizeZ\", \"type\", \"index\"], [\"asyncToken\", \"type\", \"!gpu.async.token\"]]\0"
    "gpu.launch_func\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dst`,` $src `:` type($dst)`,` type($src) attr-dict\0"
    "gpu.memcpy\0"
    "hook:gpu.module\0"
    "DataLayoutOpInterface\0"
    "HasDefaultDLTIDataLayout\0"
    "\"gpu.module_end\"\0"
    "gpu.module_end\0"
    "[[\"result\", \"type\", \"index\"]]\0"
    "gpu.num_subgroups\0"
    "hook:gpu.return\0"
    "HasParent<gpu.func>\0"
    "I32\0"
    "enum<@ShuffleModeAttr>\0"
    "hook:gpu.shuffle\0"
    "[[\"offset\", \"type\", \"i32\"], [\"width\", \"type\", \"i32\"], [\"valid\", \"type\", \"i1\"]]\0"
    "gpu.subgroup_id\0"
    "AllOf<!gpu.mma_matrix, ElementType<F16>>\0"
    "AllOf<!gpu.mma_matrix, ElementType<AnyOf<F16, F32>>>\0"
    "!gpu.mma_matrix\0"
    "$opA`,` $opB`,` $opC attr-dict `:` type($opA)`,` type($opB) `->` type($res)\0"
    "AllTypesMatch<opC,res>\0"
    "[[\"res\", \"same\", \"opC\"]]\0"
    "gpu.subgroup_mma_compute\0"
    "AnyOf<F16, F32>\0"
    "$value attr-dict `:` type($res)\0"
    "TypesMatchWith<res,value>\0"
    "[[\"value\", \"element_type\", \"res\"]]\0"
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
    "\"5: 4 0 cast_signed(4) 2 cast_signed(4) sub 1 cast_signed(4) 3 cast_signed(4) sub mul add\"",
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
    "hook:linalg.fill_rng_2d\0"
    "\"4: i64(2147483647) cast_signed(f64) index(1) cast_signed(i32) index(0) cast_signed(i32) 2 add i64(1103515245) cast_signed(i32) mul i64(12345) cast_signed(i32) add add i64(1103515245) cast_signed(i32) mul i64(12345) cast_signed(i32) add cast_signed(f64) add 1 0 sub f64(2.3283063999999999E-10) cast_signed(f64) mul mul 0 add cast_signed(3)\"\0"
    "\"(d0, d1) -> (), (), (), (d0, d1)\"\0"
    "ArrayOf<AffineMapAttr>\0"
    "hook:linalg.generic\0"
    "AllOf<I64Attr, IntMinValue<0>>\0"
    "$dim attr-dict `:` type($result)\0"
    "linalg.index\0"
    "AnyTensor\0"
    "custom<OperandsOrIntegersSizesList>($sizes, $static_sizes) attr-dict `:` type($result)\0"
    "[[\"sizes\", \"type\", \"index\"]]\0"
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
    "[[\"low\", \"type\", \"index\"], [\"high\", \"type\", \"index\"]]\0"
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
    "Range\0"
    "$min `:` $max `:` $step attr-dict `:` type(results)",
    "[[\"min\", \"type\", \"index\"], [\"max\", \"type\", \"index\"], [\"step\", \"type\", \"index\"]]\0"
    "linalg.range\0"
    "hook:linalg.soft_plus_2d\0"
    "\"2: f64(1.0) cast_signed(1) 0 cast_signed(1) exp add log\"\0"
    "\"(d0, d1) -> (d0, d1), (d0, d1)\"\0"
    "ArrayOf<ArrayOf<I64Attr>>\0"
    "$src $reassociation attr-dict `:` type($src) `into` type($result)\0"
    "linalg.tensor_collapse_shape\0"
    "linalg.tensor_expand_shape\0"
    "hook:linalg.tiled_loop\0"
    "[[\"lowerBound\", \"type\", \"index\"], [\"upperBound\", \"type\", \"index\"], [\"step\", \"type\", \"index\"]]\0"
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
    "LLVM_ScalarOrVectorOf\0"
    "$lhs `,` $rhs custom<LLVMOpAttrs>(attr-dict) `:` type($res)\0"
    "[[\"rhs\", \"same\", \"lhs\"], [\"res\", \"same\", \"lhs\"]]\0"
    "llvm.add\0"
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
    "LLVM_FMFAttr\0"
    "hook:llvm.call\0"
    "AllOf<!llvm.ptr, ElementType<AnyOf<AnyInteger, !llvm.ptr>>>\0"
    "AnyOf<AnyInteger, !llvm.ptr>\0"
    "LLVM_AtomicCmpXchgResultType\0"
    "hook:llvm.cmpxchg\0"
    "$condition ( `weights` `(` $branch_weights^ `)` )\? `,` $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)\? `,` $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)\? attr-dict\0"
    "[[\"condition\", \"type\", \"i1\"]]\0"
    "llvm.cond_br\0"
    "LLVM_AnyVector\0"
    "hook:llvm.extractelement\0"
    "AnyOf<!llvm.struct, !llvm.array>\0"
    "hook:llvm.extractvalue\0"
    "llvm.fadd\0"
    "enum<@FCmpPredicate>\0"
    "hook:llvm.fcmp\0"
    "llvm.fdiv\0"
    "hook:llvm.fence\0"
    "llvm.fmul\0"
    "$operand custom<LLVMOpAttrs>(attr-dict) `:` type($res)\0"
    "[[\"res\", \"same\", \"operand\"]]\0"
    "llvm.fneg\0"
    "llvm.fpext\0"
    "llvm.fptosi\0"
    "llvm.fptoui\0"
    "llvm.fptrunc\0"
    "$val attr-dict `:` type($val)\0"
    "[[\"res\", \"same\", \"val\"]]\0"
    "llvm.freeze\0"
    "llvm.frem\0"
    "llvm.fsub\0"
    "enum<@Linkage>\0"
    "hook:llvm.func\0"
    "$base `[` $indices `]` attr-dict `:` functional-type(operands, results)\0"
    "llvm.getelementptr\0"
    "AnyTypeOf\0"
    "enum<@ICmpPredicate>\0"
    "hook:llvm.icmp\0"
    "enum<@AsmDialect>\0"
    "(`has_side_effects` $has_side_effects^)\? (`is_align_stack` $is_align_stack^)\? (`asm_dialect` `=` $asm_dialect^)\? attr-dict $asm_string `,` $constraints operands `:` functional-type(operands, results)\0"
    "llvm.inline_asm\0"
    "AllOf<LLVM_Type, Not<AnyOf<!llvm.void, !llvm.func>>>\0"
    "hook:llvm.insertelement\0"
    "hook:llvm.insertvalue\0"
    "llvm.intr.assume\0"
    "[[\"res\", \"same\", \"in\"]]\0"
    "llvm.intr.bitreverse\0"
    "llvm.intr.ceil\0"
    "[[\"b\", \"same\", \"a\"], [\"res\", \"same\", \"a\"]]\0"
    "llvm.intr.copysign\0"
    "!llvm.token\0"
    "AllOf<!llvm.ptr, ElementType<I8>>\0"
    "$token `,` $mem attr-dict `:` type($res)\0"
    "[[\"token\", \"type\", \"!llvm.token\"], [\"mem\", \"type\", \"!llvm.ptr<i8>\"]]\0"
    "llvm.intr.coro.begin\0"
    "$handle `,` $unwind attr-dict `:` type($res)\0"
    "[[\"handle\", \"type\", \"!llvm.ptr<i8>\"], [\"unwind\", \"type\", \"i1\"]]\0"
    "llvm.intr.coro.end\0"
    "$id `,` $handle attr-dict `:` type($res)\0"
    "[[\"id\", \"type\", \"!llvm.token\"], [\"handle\", \"type\", \"!llvm.ptr<i8>\"]]\0"
    "llvm.intr.coro.free\0"
    "$align `,` $promise `,` $coroaddr `,` $fnaddrs attr-dict `:` type($res)\0"
    "[[\"align\", \"type\", \"i32\"], [\"promise\", \"type\", \"!llvm.ptr<i8>\"], [\"coroaddr\", \"type\", \"!llvm.ptr<i8>\"], [\"fnaddrs\", \"type\", \"!llvm.ptr<i8>\"]]\0"
    "llvm.intr.coro.id\0"
    "[[\"handle\", \"type\", \"!llvm.ptr<i8>\"]]\0"
    "llvm.intr.coro.resume\0"
    "llvm.intr.coro.save\0"
    "llvm.intr.coro.size\0"
    "$save `,` $final attr-dict `:` type($res)\0"
    "[[\"save\", \"type\", \"!llvm.token\"], [\"final\", \"type\", \"i1\"]]\0"
    "llvm.intr.coro.suspend\0"
    "llvm.intr.cos\0"
    "llvm.intr.ctpop\0"
    "llvm.intr.exp\0"
    "llvm.intr.exp2\0"
    "llvm.intr.fabs\0"
    "llvm.intr.floor\0"
    "[[\"b\", \"same\", \"a\"], [\"c\", \"same\", \"a\"], [\"res\", \"same\", \"a\"]]\0"
    "llvm.intr.fma\0"
    "llvm.intr.fmuladd\0"
    "$base `,` $n attr-dict `:` type($base) `,` type($n) `to` type($res)\0"
    "llvm.intr.get.active.lane.mask\0"
    "llvm.intr.log\0"
    "llvm.intr.log10\0"
    "llvm.intr.log2\0"
    "llvm.intr.masked.compressstore\0"
    "llvm.intr.masked.expandload\0"
    "I32Attr",
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
    "llvm.intr.sadd.with.overflow\0"
    "llvm.intr.sin\0"
    "llvm.intr.smax\0"
    "llvm.intr.smin\0"
    "llvm.intr.smul.with.overflow\0"
    "llvm.intr.sqrt\0"
    "llvm.intr.ssub.with.overflow\0"
    "$ptr attr-dict\0"
    "[[\"ptr\", \"type\", \"!llvm.ptr<i8>\"]]\0"
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
    "LLVM_PointerTo\0"
    "LLVM_LoadableType\0"
    "ArrayOf<SymbolRefAttr>\0"
    "hook:llvm.load\0"
    "llvm.lshr\0"
    "$sym_name attr-dict-with-keyword $body\0"
    "llvm.metadata\0"
    "$global_name attr-dict `:` type($res)\0"
    "llvm.mlir.addressof\0"
    "`(` $value `)` attr-dict `:` type($res)\0"
    "llvm.mlir.constant\0"
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
    "hook:llvm.return\0"
    "llvm.sdiv\0"
    "operands attr-dict `:` type($condition) `,` type($res)\0"
    "AllTypesMatch<trueValue,falseValue,res>\0"
    "[[\"falseValue\", \"same\", \"trueValue\"], [\"res\", \"same\", \"trueValue\"]]\0"
    "llvm.select\0"
    "llvm.sext\0"
    "llvm.shl\0"
    "hook:llvm.shufflevector\0"
    "llvm.sitofp\0"
    "llvm.srem\0"
    "hook:llvm.store\0"
    "llvm.sub\0"
    "$value `,` $defaultDestination (`(` $defaultOperands^ `:` type($defaultOperands) `)`)\? `[` `\\n` custom<SwitchOpCases>($case_values, $caseDestinations, $caseOperands, type($caseOperands), $case_operand_offsets) `]` attr-dict\0"
    "[[\"value\", \"type\", \"i32\"]]\0"
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
    "[[\"result\", \"same\", \"operand\"]]\0"
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
    "[[\"dynamicSizes\", \"type\", \"index\"], [\"symbolOperands\", \"type\", \"index\"]]\0"
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
    "[[\"tensor\", \"tensor_of_memref\", \"memref\"]]\0"
    "memref.buffer_cast\0"
    "$source attr-dict `:` type($source) `to` type($dest)\0"
    "ViewLikeOpInterface\0"
    "memref.cast\0"
    "$input attr-dict `:` type($input) `to` type($output)\0"
    "memref.clone\0"
    "memref.collapse_shape\0"
    "$source `,` $target attr-dict `:` type($source) `to` type($target)\0"
    "SameOperandsElementType\0"
    "SameOperandsShape",
    "memref.copy\0"
    "memref.dealloc\0"
    "attr-dict $source `,` $index `:` type($source)\0"
    "[[\"index\", \"type\", \"index\"], [\"result\", \"type\", \"index\"]]\0"
    "memref.dim\0"
    "hook:memref.dma_start\0"
    "$tagMemRef `[` $tagIndices `]` `,` $numElements attr-dict `:` type($tagMemRef)\0"
    "[[\"tagIndices\", \"type\", \"index\"], [\"numElements\", \"type\", \"index\"]]\0"
    "memref.dma_wait\0"
    "memref.expand_shape\0"
    "AnyStaticShapeMemRef\0"
    "$name `:` type($result) attr-dict\0"
    "memref.get_global\0"
    "($sym_visibility^)\? (`constant` $constant^)\? $sym_name `:` custom<GlobalMemrefOpTypeAndInitialValue>($type, $initial_value) attr-dict\0"
    "memref.global\0"
    "TypesMatchWith<memref,result>\0"
    "[[\"result\", \"element_type\", \"memref\"], [\"indices\", \"type\", \"index\"]]\0"
    "memref.load\0"
    "hook:memref.prefetch\0"
    "$source `to` `offset` `` `:` custom<OperandsOrIntegersOffsetsOrStridesList>($offsets, $static_offsets) `` `,` `sizes` `` `:` custom<OperandsOrIntegersSizesList>($sizes, $static_sizes) `` `,` `strides` `` `:` custom<OperandsOrIntegersOffsetsOrStridesList>($strides, $static_strides) attr-dict `:` type($source) `to` type($result)\0"
    "OffsetSizeAndStrideOpInterface\0"
    "[[\"offsets\", \"type\", \"index\"], [\"sizes\", \"type\", \"index\"], [\"strides\", \"type\", \"index\"]]\0"
    "memref.reinterpret_cast\0"
    "AllOf<MemRefOf<AnyOf<AnySignlessInteger, Index>>, RankIs<1>>\0"
    "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)\0"
    "memref.reshape\0"
    "$value `,` $memref `[` $indices `]` attr-dict `:` type($memref)\0"
    "TypesMatchWith<memref,value>\0"
    "[[\"value\", \"element_type\", \"memref\"], [\"indices\", \"type\", \"index\"]]\0"
    "memref.store\0"
    "$source `` custom<OperandsOrIntegersOffsetsOrStridesList>($offsets, $static_offsets) custom<OperandsOrIntegersSizesList>($sizes, $static_sizes) custom<OperandsOrIntegersOffsetsOrStridesList>($strides, $static_strides) attr-dict `:` type($source) `to` type($result)\0"
    "memref.subview\0"
    "[[\"result\", \"tensor_of_memref\", \"memref\"]]\0"
    "memref.tensor_load\0"
    "$tensor `,` $memref attr-dict `:` type($memref)\0"
    "memref.tensor_store\0"
    "hook:memref.transpose\0"
    "AllOf<MemRefOf<I8>, RankIs<1>>\0"
    "$source `[` $byte_shift `]` `` `[` $sizes `]` attr-dict `:` type($source) `to` type($result0)\0"
    "[[\"byte_shift\", \"type\", \"index\"], [\"sizes\", \"type\", \"index\"]]\0"
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
    "hook:nvvm.vote.ballot.sync\0"
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
    "enum<@ClauseDefault>\0"
    "enum<@ClauseProcBindKind>\0"
    "hook:omp.parallel\0"
    "OpenMP_PointerLikeType\0"
    "$operand `,` $accumulator attr-dict `:` type($accumulator)\0"
    "TypesMatchWith<accumulator,operand>\0"
    "omp.reduction\0"
    "$sym_name `:` $type attr-dict-with-keyword `init` $initializerRegion `combiner` $reductionRegion custom<AtomicReductionRegion>($atomicReductionRegion)\0"
    "omp.reduction.declare\0"
    "[[\"if_expr\", \"type\", \"i1\"]]\0"
    "omp.target\0"
    "omp.taskwait\0"
    "omp.taskyield\0"
    "omp.terminator\0"
    "enum<@ClauseScheduleKind>\0"
    "enum<@ClauseOrderKind>\0"
    "hook:omp.wsloop\0"
    "AllTypesMatch<lowerBound,upperBound,step>\0"
    "[[\"upperBound\", \"same\", \"lowerBound\"], [\"step\", \"same\", \"lowerBound\"]]\0"
    "( `(` $results^ `:` type($results) `)` )\? attr-dict\0"
    "HasParent<omp.wsloop,omp.reduction.declare>\0"
    "omp.yield\0"
    "pdl\0"
    "`<` $elementType `>`\0"
    "AnyOf<!pdl.attribute, !pdl.operation, !pdl.range, !pdl.type, !pdl.value>",
    "$name ($constParams^)\? `(` $args `:` type($args) `)` attr-dict\0"
    "HasParent<pdl.pattern>\0"
    "pdl.apply_native_constraint\0"
    "$name ($constParams^)\? (`(` $args^ `:` type($args) `)`)\? `:` type($results) attr-dict\0"
    "HasParent<pdl.rewrite>\0"
    "pdl.apply_native_rewrite\0"
    "!pdl.type\0"
    "!pdl.attribute\0"
    "attr-dict (`:` $type^)\? ($value^)\?\0"
    "[[\"type\", \"type\", \"!pdl.type\"], [\"attr\", \"type\", \"!pdl.attribute\"]]\0"
    "!pdl.operation\0"
    "[[\"operation\", \"type\", \"!pdl.operation\"]]\0"
    "pdl.erase\0"
    "!pdl.value\0"
    "(`:` $type^)\? attr-dict\0"
    "[[\"type\", \"type\", \"!pdl.type\"], [\"val\", \"type\", \"!pdl.value\"]]\0"
    "pdl.operand\0"
    "PDL_RangeOf\0"
    "[[\"type\", \"type\", \"!pdl.range<type>\"], [\"val\", \"type\", \"!pdl.range<value>\"]]\0"
    "pdl.operands\0"
    "PDL_InstOrRangeOf\0"
    "ArrayOf<StrAttr>\0"
    "($name^)\? (`(` $operands^ `:` type($operands) `)`)\? custom<OperationOpAttributes>($attributes, $attributeNames) (`->` `(` $types^ `:` type($types) `)`)\? attr-dict\0"
    "[[\"attributes\", \"type\", \"!pdl.attribute\"], [\"op\", \"type\", \"!pdl.operation\"]]\0"
    "AllOf<I16Attr, IntNonNegative>\0"
    "($sym_name^)\? `:` `benefit` `(` $benefit `)` (`,` `root` `(` $rootKind^ `)`)\? attr-dict-with-keyword $body\0"
    "pdl.pattern\0"
    "$operation `with` (`(` $replValues^ `:` type($replValues) `)`)\? ($replOperation^)\? attr-dict\0"
    "[[\"operation\", \"type\", \"!pdl.operation\"], [\"replOperation\", \"type\", \"!pdl.operation\"]]\0"
    "pdl.replace\0"
    "$index `of` $parent attr-dict\0"
    "[[\"parent\", \"type\", \"!pdl.operation\"], [\"val\", \"type\", \"!pdl.value\"]]\0"
    "pdl.result\0"
    "($index^)\? `of` $parent custom<ResultsValueType>(ref($index), type($val)) attr-dict\0"
    "[[\"parent\", \"type\", \"!pdl.operation\"]]\0"
    "pdl.results\0"
    "$root (`with` $name^ ($externalConstParams^)\? (`(` $externalArgs^ `:` type($externalArgs) `)`)\?)\? ($body^)\? attr-dict-with-keyword\0"
    "[[\"root\", \"type\", \"!pdl.operation\"]]\0"
    "pdl.rewrite\0"
    "attr-dict (`:` $type^)\?\0"
    "[[\"result\", \"type\", \"!pdl.type\"]]\0"
    "ArrayOf<TypeAttr>\0"
    "attr-dict (`:` $types^)\?\0"
    "[[\"result\", \"type\", \"!pdl.range<type>\"]]\0"
    "pdl.types\0"
    "pdl_interp\0"
    "$name ($constParams^)\? `(` $args `:` type($args) `)` attr-dict `->` successors\0"
    "pdl_interp.apply_constraint\0"
    "$name ($constParams^)\? (`(` $args^ `:` type($args) `)`)\? (`:` type($results)^)\? attr-dict\0"
    "pdl_interp.apply_rewrite\0"
    "operands `:` type($lhs) attr-dict `->` successors\0"
    "[[\"rhs\", \"same\", \"lhs\"]]\0"
    "pdl_interp.are_equal\0"
    "$dest attr-dict\0"
    "pdl_interp.branch\0"
    "$attribute `is` $constantValue attr-dict `->` successors\0"
    "[[\"attribute\", \"type\", \"!pdl.attribute\"]]\0"
    "pdl_interp.check_attribute\0"
    "`of` $operation `is` (`at_least` $compareAtLeast^)\? $count attr-dict `->` successors\0"
    "pdl_interp.check_operand_count\0"
    "`of` $operation `is` $name attr-dict `->` successors\0"
    "pdl_interp.check_operation_name\0"
    "pdl_interp.check_result_count\0"
    "$value `is` $type attr-dict `->` successors\0"
    "[[\"value\", \"type\", \"!pdl.type\"]]\0"
    "pdl_interp.check_type\0"
    "$value `are` $types attr-dict `->` successors\0"
    "[[\"value\", \"type\", \"!pdl.range<type>\"]]\0"
    "pdl_interp.check_types\0"
    "pdl_interp.create_attribute\0"
    "$name (`(` $operands^ `:` type($operands) `)`)\? custom<CreateOperationOpAttributes>($attributes, $attributeNames) (`->` `(` $types^ `:` type($types) `)`)\? attr-dict\0"
    "[[\"attributes\", \"type\", \"!pdl.attribute\"], [\"operation\", \"type\", \"!pdl.operation\"]]\0"
    "pdl_interp.create_operation\0"
    "pdl_interp.create_type\0"
    "pdl_interp.create_types\0"
    "pdl_interp.erase\0"
    "pdl_interp.finalize\0"
    "$name `of` $operation attr-dict\0"
    "[[\"operation\", \"type\", \"!pdl.operation\"], [\"attribute\", \"type\", \"!pdl.attribute\"]]\0"
    "pdl_interp.get_attribute\0"
    "`of` $value attr-dict\0"
    "[[\"value\", \"type\", \"!pdl.attribute\"], [\"result\", \"type\", \"!pdl.type\"]]\0"
    "pdl_interp.get_attribute_type\0"
    "`of` $value `:` type($value) attr-dict\0"
    "pdl_interp.get_defining_op\0"
    "$index `of` $operation attr-dict\0"
    "[[\"operation\", \"type\", \"!pdl.operation\"], [\"value\", \"type\", \"!pdl.value\"]]\0"
    "pdl_interp.get_operand\0"
    "($index^)\? `of` $operation `:` type($value) attr-dict\0"
    "pdl_interp.get_operands\0"
    "pdl_interp.get_result\0"
    "pdl_interp.get_results\0"
    "`of` $value `:` type($result) attr-dict\0"
    "TypesMatchWith<result,value>\0"
    "[[\"value\", \"pdl_value_of_type\", \"result\"]]\0"
    "pdl_interp.get_value_type\0"
    "[[\"type\", \"type\", \"!pdl.range<type>\"]]\0"
    "pdl_interp.inferred_types",
    "$value `:` type($value) attr-dict `->` successors\0"
    "pdl_interp.is_not_null\0"
    "$rewriter (`(` $inputs^ `:` type($inputs) `)`)\? `:` `benefit` `(` $benefit `)` `,` (`generatedOps` `(` $generatedOps^ `)` `,`)\? `loc` `(` `[` $matchedOps `]` `)` (`,` `root` `(` $rootKind^ `)`)\? attr-dict `->` $dest\0"
    "[[\"matchedOps\", \"type\", \"!pdl.operation\"]]\0"
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
    "pdl_interp.switch_type\0"
    "ArrayOf<ArrayOf<TypeAttr>>\0"
    "pdl_interp.switch_types\0"
    "TensorOf<F32>\0"
    "F32Attr\0"
    "[[\"outputs\", \"same\", \"inputs\"]]\0"
    "quant.const_fake_quant\0"
    "ArrayOf<F32Attr>\0"
    "quant.const_fake_quant_per_axis\0"
    "AnyOf<AnyFloat, AnyQuantizedType, TensorOf<AnyOf<AnyFloat, AnyQuantizedType>>, VectorOfAnyRankOf<AnyOf<AnyFloat, AnyQuantizedType>>>\0"
    "[[\"result0\", \"same\", \"arg\"]]\0"
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
    "hook:rocdl.buffer.load\0"
    "hook:rocdl.buffer.store\0"
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
    "Shape_SizeOrIndexType\0"
    "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)\0"
    "shape.add\0"
    "Shape_ShapeOrExtentTensorType\0"
    "$inputs attr-dict `:` type($inputs) `->` type($result)\0"
    "shape.any\0"
    "Shape_WitnessType\0"
    "hook:shape.assuming\0"
    "[[\"witness\", \"type\", \"!shape.witness\"]]\0"
    "\"shape.assuming_yield\"\0"
    "$inputs attr-dict\0"
    "[[\"inputs\", \"type\", \"!shape.witness\"], [\"result\", \"type\", \"!shape.witness\"]]\0"
    "shape.assuming_all\0"
    "HasParent<shape.assuming>\0"
    "shape.assuming_yield\0"
    "$shapes attr-dict `:` type($shapes) `->` type($result)\0"
    "shape.broadcast\0"
    "Shape_ShapeType\0"
    "$lhs `,` $rhs attr-dict\0"
    "[[\"lhs\", \"type\", \"!shape.shape\"], [\"rhs\", \"type\", \"!shape.shape\"], [\"result\", \"type\", \"!shape.shape\"]]\0"
    "shape.concat\0"
    "IndexElementsAttr\0"
    "hook:shape.const_shape\0"
    "Shape_SizeType\0"
    "[[\"result\", \"type\", \"!shape.size\"]]\0"
    "names\0"
    "\"c{value}\"\0"
    "shape.const_size\0"
    "$passing attr-dict\0"
    "[[\"result\", \"type\", \"!shape.witness\"]]\0"
    "shape.const_witness\0"
    "$shapes attr-dict `:` type($shapes)\0"
    "InferTypeOpInterface\0"
    "shape.cstr_broadcastable\0"
    "shape.cstr_eq\0"
    "$pred `,` $msg attr-dict\0"
    "[[\"pred\", \"type\", \"i1\"], [\"result\", \"type\", \"!shape.witness\"]]\0"
    "shape.cstr_require\0"
    "Shape_ShapeOrSizeType\0"
    "shape.debug_print\0"
    "shape.div\0"
    "AllOf<TensorOf<Index>, RankIs<1>>\0"
    "$input attr-dict `:` type($input)",
    "[[\"result\", \"type\", \"!shape.shape\"]]\0"
    "shape.from_extent_tensor\0"
    "$extents attr-dict `:` type($extents)\0"
    "[[\"shape\", \"type\", \"!shape.shape\"]]\0"
    "shape.from_extents\0"
    "DictionaryAttr\0"
    "hook:shape.function_library\0"
    "$shape `,` $dim attr-dict `:` type($shape) `,` type($dim) `->` type($extent)\0"
    "shape.get_extent\0"
    "$arg attr-dict\0"
    "[[\"arg\", \"type\", \"index\"], [\"result\", \"type\", \"!shape.size\"]]\0"
    "shape.index_to_size\0"
    "[[\"result\", \"type\", \"i1\"]]\0"
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
    "shape.size_to_index\0"
    "\"head, tail\"\0"
    "shape.split_at\0"
    "TensorOf<Index>\0"
    "$input attr-dict `:` type($input) `->` type($result)\0"
    "shape.to_extent_tensor\0"
    "Shape_ValueShapeType\0"
    "operands attr-dict `:` type($operand) `,` type($shape)\0"
    "[[\"shape\", \"type\", \"!shape.shape\"], [\"result\", \"type\", \"!shape.value_shape\"]]\0"
    "shape.with_shape\0"
    "HasParent<shape.reduce,shape.function_library>\0"
    "shape.yield\0"
    "sparse_tensor\0"
    "affine_map\0"
    "u32\0"
    "Trait\0"
    "AllOf<AnyStridedMemRef, RankIs<1>>\0"
    "$tensor `,` $dim attr-dict `:` type($tensor) `to` type($result)\0"
    "[[\"dim\", \"type\", \"index\"]]\0"
    "sparse_tensor.indices\0"
    "$source attr-dict `:` type($source) `to` type($result)\0"
    "sparse_tensor.new\0"
    "sparse_tensor.pointers\0"
    "$memrefs attr-dict `:` type($memrefs) `to` type($result)\0"
    "sparse_tensor.tensor\0"
    "$tensor attr-dict `:` type($tensor) `to` type($result)\0"
    "sparse_tensor.values\0"
    "spv\0"
    "!spirv.ptr\0"
    "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>\0"
    "hook:spv.AccessChain\0"
    "enum<@Scope>\0"
    "enum<@MemorySemantics>\0"
    "hook:spv.AtomicAnd\0"
    "hook:spv.AtomicCompareExchangeWeak\0"
    "hook:spv.AtomicIAdd\0"
    "hook:spv.AtomicIDecrement\0"
    "hook:spv.AtomicIIncrement\0"
    "hook:spv.AtomicISub\0"
    "hook:spv.AtomicOr\0"
    "hook:spv.AtomicSMax\0"
    "hook:spv.AtomicSMin\0"
    "hook:spv.AtomicUMax\0"
    "UnsignedOp\0"
    "hook:spv.AtomicUMin\0"
    "hook:spv.AtomicXor\0"
    "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfAnyRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>\0"
    "spv.BitCount\0"
    "operands attr-dict `:` type($base) `,` type($offset) `,` type($count)\0"
    "AllTypesMatch<base,insert,result>\0"
    "[[\"insert\", \"same\", \"base\"], [\"result\", \"same\", \"base\"]]\0"
    "spv.BitFieldInsert\0"
    "SignedOp\0"
    "AllTypesMatch<base,result>\0"
    "[[\"result\", \"same\", \"base\"]]\0"
    "spv.BitFieldSExtract\0"
    "spv.BitFieldUExtract\0"
    "spv.BitReverse\0"
    "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, I1, AllOf<VectorOfAnyRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.ptr>\0"
    "$operand attr-dict `:` type($operand) `to` type($result)\0"
    "spv.Bitcast\0"
    "$operand1 `,` $operand2 attr-dict `:` type($operand1)\0"
    "UsableInSpecConstantOp\0"
    "[[\"operand2\", \"same\", \"operand1\"], [\"result\", \"same\", \"operand1\"]]\0"
    "spv.BitwiseAnd\0"
    "spv.BitwiseOr\0"
    "spv.BitwiseXor\0"
    "SPV_Type\0"
    "$target (`(` $targetOperands^ `:` type($targetOperands) `)`)\? attr-dict\0"
    "InFunctionScope\0"
    "spv.Branch\0"
    "ArrayOf<I32Attr>\0"
    "hook:spv.BranchConditional\0"
    "SPV_Composite\0"
    "hook:spv.CompositeConstruct\0"
    "hook:spv.CompositeExtract\0"
    "hook:spv.CompositeInsert\0"
    "hook:spv.Constant\0"
    "$execution_scope `,` $memory_scope `,` $memory_semantics attr-dict\0"
    "spv.ControlBarrier\0"
    "SPV_ScalarOrVectorOrCoopMatrixOf\0"
    "spv.ConvertFToS\0"
    "spv.ConvertFToU\0"
    "spv.ConvertSToF\0"
    "spv.ConvertUToF\0"
    "attr-dict `:` $type\0"
    "[[\"result\", \"type\", \"i32\"]]\0"
    "spv.CooperativeMatrixLengthNV\0"
    "SPV_AnyCooperativeMatrix\0"
    "enum<@MemoryAccess>\0"
    "hook:spv.CooperativeMatrixLoadNV\0"
    "[[\"columnmajor\", \"type\", \"i1\"]]\0"
    "operands attr-dict`:` type($a) `,` type($b) `->` type($c)\0"
    "AllTypesMatch<c,result>\0"
    "[[\"result\", \"same\", \"c\"]]\0"
    "spv.CooperativeMatrixMulAddNV\0"
    "hook:spv.CooperativeMatrixStoreNV\0"
    "hook:spv.CopyMemory\0"
    "enum<@ExecutionModel>\0"
    "hook:spv.EntryPoint\0"
    "InModuleScope\0"
    "enum<@ExecutionMode>\0"
    "hook:spv.ExecutionMode\0"
    "spv.FAdd\0"
    "spv.FConvert\0"
    "spv.FDiv\0"
    "spv.FMod\0"
    "spv.FMul",
    "AnyOf<F16, F32, F64, AllOf<VectorOfAnyRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>\0"
    "spv.FNegate\0"
    "AnyOf<I1, AllOf<VectorOfAnyRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>\0"
    "[[\"operand2\", \"same\", \"operand1\"], [\"result\", \"i1_same_shape\", \"operand1\"]]\0"
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
    "spv.GLSL.FClamp\0"
    "spv.GLSL.FMax\0"
    "spv.GLSL.FMin\0"
    "attr-dict $x `:` type($x) `,` $y `:` type($y) `,` $a `:` type($a) `->` type($result)\0"
    "AllTypesMatch<x,y,a,result>\0"
    "[[\"y\", \"same\", \"x\"], [\"a\", \"same\", \"x\"], [\"result\", \"same\", \"x\"]]\0"
    "spv.GLSL.FMix\0"
    "spv.GLSL.FSign\0"
    "spv.GLSL.Floor\0"
    "spv.GLSL.Fma\0"
    "!spirv.struct\0"
    "attr-dict $operand `:` type($operand) `->` type($result)\0"
    "spv.GLSL.FrexpStruct\0"
    "spv.GLSL.InverseSqrt\0"
    "attr-dict $x `:` type($x) `,` $exp `:` type($exp) `->` type($y)\0"
    "AllTypesMatch<x,y>\0"
    "[[\"y\", \"same\", \"x\"]]\0"
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
    "hook:spv.GlobalVariable\0"
    "$execution_scope operands attr-dict `:` type($value) `,` type($localid)\0"
    "AllTypesMatch<value,result>\0"
    "[[\"result\", \"same\", \"value\"]]\0"
    "spv.GroupBroadcast\0"
    "AllOf<VectorOfAnyRankOf<AnyOf<I8, UI<8>, I16, UI<16>, I32, UI<32>, I64, UI<64>>>, LengthIs<4>>\0"
    "$execution_scope $predicate attr-dict `:` type($result)\0"
    "[[\"predicate\", \"type\", \"i1\"]]\0"
    "spv.GroupNonUniformBallot\0"
    "$execution_scope operands attr-dict `:` type($value) `,` type($id)\0"
    "spv.GroupNonUniformBroadcast\0"
    "$execution_scope attr-dict `:` type($result)\0"
    "spv.GroupNonUniformElect\0"
    "enum<@GroupOperation>\0"
    "hook:spv.GroupNonUniformFAdd\0"
    "hook:spv.GroupNonUniformFMax\0"
    "hook:spv.GroupNonUniformFMin\0"
    "hook:spv.GroupNonUniformFMul\0"
    "hook:spv.GroupNonUniformIAdd\0"
    "hook:spv.GroupNonUniformIMul\0"
    "hook:spv.GroupNonUniformSMax\0"
    "hook:spv.GroupNonUniformSMin\0"
    "hook:spv.GroupNonUniformUMax\0"
    "hook:spv.GroupNonUniformUMin\0"
    "spv.IAdd\0"
    "spv.IEqual\0"
    "spv.IMul\0"
    "spv.INotEqual\0"
    "spv.ISub\0"
    "!spirv.sampled_image\0"
    "!spirv.image\0"
    "attr-dict $sampledimage `:` type($sampledimage)\0"
    "TypesMatchWith<sampledimage,result>\0"
    "[[\"result\", \"spirv_image\", \"sampledimage\"]]\0"
    "spv.Image\0"
    "AnyOf<F16, F32, F64>\0"
    "AllOf<VectorOfAnyRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>\0"
    "attr-dict $sampledimage `:` type($sampledimage) `,` $coordinate `:` type($coordinate) `,` $dref `:` type($dref) `->` type($result)\0"
    "spv.ImageDrefGather\0"
    "attr-dict $image `:` type($image) `->` type($result)\0"
    "spv.ImageQuerySize\0"
    "[[\"result\", \"i1_same_shape\", \"operand\"]]\0"
    "spv.IsInf\0"
    "spv.IsNan\0"
    "hook:spv.Load\0"
    "spv.LogicalAnd\0"
    "spv.LogicalEqual\0"
    "spv.LogicalNot\0"
    "spv.LogicalNotEqual\0"
    "spv.LogicalOr\0"
    "!spirv.matrix\0"
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
    "AllTypesMatch<true_value,false_value,result>",
    "[[\"false_value\", \"same\", \"true_value\"], [\"result\", \"same\", \"true_value\"]]\0"
    "spv.Select\0"
    "hook:spv.ShiftLeftLogical\0"
    "hook:spv.ShiftRightArithmetic\0"
    "hook:spv.ShiftRightLogical\0"
    "hook:spv.SpecConstant\0"
    "hook:spv.SpecConstantComposite\0"
    "hook:spv.SpecConstantOperation\0"
    "\"spv.mlir.yield\"\0"
    "hook:spv.Store\0"
    "AllOf<VectorOfAnyRankOf<AnyI<32>>, LengthIs<4>>\0"
    "spv.SubgroupBallotKHR\0"
    "hook:spv.SubgroupBlockReadINTEL\0"
    "hook:spv.SubgroupBlockWriteINTEL\0"
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
    "enum<@StorageClass>\0"
    "hook:spv.Variable\0"
    "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, I1>\0"
    "TypesMatchWith<vector,result>\0"
    "[[\"result\", \"element_type\", \"vector\"]]\0"
    "spv.VectorExtractDynamic\0"
    "$component `,` $vector `[` $index `]` attr-dict `:` type($vector) `,` type($index)\0"
    "TypesMatchWith<vector,component>\0"
    "AllTypesMatch<vector,result>\0"
    "[[\"component\", \"element_type\", \"vector\"], [\"result\", \"same\", \"vector\"]]\0"
    "spv.VectorInsertDynamic\0"
    "attr-dict $components $vector1 `:` type($vector1) `,` $vector2 `:` type($vector2) `->` type($result)\0"
    "AllElementTypesMatch<vector1,vector2,result>\0"
    "spv.VectorShuffle\0"
    "enum<@FunctionControl>\0"
    "hook:spv.func\0"
    "$variable attr-dict `:` type($pointer)\0"
    "spv.mlir.addressof\0"
    "enum<@LoopControl>\0"
    "hook:spv.mlir.loop\0"
    "spv.mlir.merge\0"
    "$spec_const attr-dict `:` type($reference)\0"
    "spv.mlir.referenceof\0"
    "enum<@SelectionControl>\0"
    "hook:spv.mlir.selection\0"
    "attr-dict $operand `:` type($operand)\0"
    "HasParent<spv.SpecConstantOperation>\0"
    "spv.mlir.yield\0"
    "enum<@AddressingModel>\0"
    "enum<@MemoryModel>\0"
    "#spirv.vce\0"
    "hook:spv.module\0"
    "std\0"
    "[[\"result0\", \"same\", \"operand\"]]\0"
    "std.absf\0"
    "std.addf\0"
    "AnyOf<AnySignlessInteger, Index, VectorOfAnyRankOf<AnyOf<AnySignlessInteger, Index>>, TensorOf<AnyOf<AnySignlessInteger, Index>>>\0"
    "std.addi\0"
    "std.and\0"
    "$arg `,` $msg attr-dict\0"
    "[[\"arg\", \"type\", \"i1\"]]\0"
    "std.assert\0"
    "AnyOf<AnySignlessInteger, AnyFloat>\0"
    "MemRefOf<AnyOf<AnySignlessInteger, AnyFloat>>\0"
    "enum<@AtomicRMWKind>\0"
    "$kind $value `,` $memref `[` $indices `]` attr-dict `:` `(` type($value) `,` type($memref) `)` `->` type($result)\0"
    "[[\"result\", \"same\", \"value\"], [\"value\", \"element_type\", \"memref\"], [\"indices\", \"type\", \"index\"]]\0"
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
    "[[\"operands\", \"function_inputs\", \"callee\"], [\"results\", \"function_results\", \"callee\"]]\0"
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
    "[[\"b\", \"same\", \"a\"], [\"c\", \"same\", \"a\"], [\"result\", \"same\", \"a\"]]\0"
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
    "[[\"input\", \"element_type\", \"aggregate\"]]\0"
    "std.splat\0"
    "std.subf\0"
    "std.subi\0"
    "AnyIntElementsAttr",
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
    "[[\"result\", \"element_type\", \"tensor\"], [\"indices\", \"type\", \"index\"]]\0"
    "tensor.extract\0"
    "tensor.extract_slice\0"
    "AllOf<AnyTensor, RankIs<1>>\0"
    "$elements attr-dict `:` type($result)\0"
    "TypesMatchWith<result,elements>\0"
    "[[\"elements\", \"element_types\", \"result\"]]\0"
    "tensor.from_elements\0"
    "$dynamicExtents $body attr-dict `:` type($result)\0"
    "[[\"dynamicExtents\", \"type\", \"index\"]]\0"
    "\"tensor.yield\"\0"
    "tensor.generate\0"
    "$scalar `into` $dest `[` $indices `]` attr-dict `:` type($dest)\0"
    "TypesMatchWith<dest,result>\0"
    "TypesMatchWith<dest,scalar>\0"
    "[[\"result\", \"same\", \"dest\"], [\"scalar\", \"element_type\", \"dest\"], [\"indices\", \"type\", \"index\"]]\0"
    "tensor.insert\0"
    "$source `into` $dest `` custom<OperandsOrIntegersOffsetsOrStridesList>($offsets, $static_offsets) custom<OperandsOrIntegersSizesList>($sizes, $static_sizes) custom<OperandsOrIntegersOffsetsOrStridesList>($strides, $static_strides) attr-dict `:` type($source) `into` type($dest)\0"
    "[[\"result\", \"same\", \"dest\"], [\"offsets\", \"type\", \"index\"], [\"sizes\", \"type\", \"index\"], [\"strides\", \"type\", \"index\"]]\0"
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
    "Tosa_UnaryOpQuantizationAttr\0"
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
    "[[\"output\", \"attribute_type\", \"value\"]]\0"
    "tosa.const",
    "AnyOf<UnrankedTensorOf<AnyOf<I1, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, F32, F16, BF16>>, RankIs<1>>>\0"
    "Tosa_ConvOpQuantizationAttr\0"
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
    "tosa.floor\0"
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
    "Tosa_MatMulOpQuantizationAttr\0"
    "tosa.matmul\0"
    "tosa.max_pool2d\0"
    "tosa.maximum\0"
    "tosa.minimum\0"
    "tosa.mul\0"
    "tosa.negate\0"
    "TensorOf<AnyOf<I32, I64>>\0"
    "Tosa_PadOpQuantizationAttr\0"
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
    "Tosa_ResizeTypeAttr\0"
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
    "qualified\0"
    "unit\0"
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
    "Vector_CombiningKindAttr\0"
    "hook:vector.contract\0"
    "TypeIs<Operand0,AnyShaped>\0"
    "TypeIs<Operand1,AnyShaped>\0"
    "SameElementType<Operand0,Operand1>\0"
    "SameElementType<Result0,Operand2>\0"
    "$operands attr-dict `:` type(results)\0"
    "[[\"operands\", \"type\", \"index\"]]\0"
    "vector.create_mask",
    "$base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($mask) `,` type($pass_thru) `into` type($result)\0"
    "vector.expandload\0"
    "hook:vector.extract\0"
    "$vector `[` $ids `]` attr-dict `:` type($vector) `to` type(results)\0"
    "[[\"ids\", \"type\", \"index\"]]\0"
    "vector.extract_map\0"
    "$vector attr-dict `:` type($vector) `to` type(results)\0"
    "vector.extract_strided_slice\0"
    "AnySignlessInteger\0"
    "$vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)\0"
    "vector.extractelement\0"
    "AllOf<VectorOfAnyRankOf<AnyOf<AnySignlessInteger, AnySignedInteger, Index, AnyFloat>>, RankIs<1>>\0"
    "$matrix attr-dict `:` type($matrix) `->` type($res)\0"
    "vector.flat_transpose\0"
    "$lhs `,` $rhs `,` $acc attr-dict `:` type($lhs)\0"
    "AllTypesMatch<lhs,rhs,acc,result>\0"
    "[[\"rhs\", \"same\", \"lhs\"], [\"acc\", \"same\", \"lhs\"], [\"result\", \"same\", \"lhs\"]]\0"
    "vector.fma\0"
    "AllOf<VectorOfAnyRankOf<AnyOf<AnyInteger, Index>>, RankIs<1>>\0"
    "$base `[` $indices `]` `[` $index_vec `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($index_vec) `,` type($mask) `,` type($pass_thru) `into` type($result)\0"
    "vector.gather\0"
    "$source `,` $dest $position attr-dict `:` type($source) `into` type($dest)\0"
    "AllTypesMatch<dest,res>\0"
    "[[\"res\", \"same\", \"dest\"]]\0"
    "vector.insert\0"
    "$vector `,` $dest `[` $ids `]` attr-dict `:` type($vector) `into` type($result)\0"
    "AllTypesMatch<dest,result>\0"
    "[[\"result\", \"same\", \"dest\"], [\"ids\", \"type\", \"index\"]]\0"
    "vector.insert_map\0"
    "$source `,` $dest attr-dict `:` type($source) `into` type($dest)\0"
    "vector.insert_strided_slice\0"
    "$source `,` $dest `[` $position `:` type($position) `]` attr-dict `:` type($result)\0"
    "TypesMatchWith<result,source>\0"
    "[[\"source\", \"element_type\", \"result\"], [\"result\", \"same\", \"dest\"]]\0"
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
    "[[\"input_shape\", \"type\", \"index\"], [\"output_shape\", \"type\", \"index\"]]\0"
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
    "[[\"b\", \"same\", \"a\"], [\"res\", \"same\", \"a\"], [\"c\", \"type\", \"i8\"]]\0"
    "x86vector.avx.intr.dp.ps.256\0"
    "[[\"res\", \"same\", \"a\"]]\0"
    "x86vector.avx.intr.rsqrt.ps.256\0"
    "$a attr-dict `:` type($a)\0"
    "[[\"b\", \"same\", \"a\"]]\0"
    "x86vector.avx.rsqrt\0"
    "AllOf<VectorOfAnyRankOf<AnyOf<F32, I32, F64, I64>>, LengthIs<16, 8>>\0"
    "AllOf<VectorOfAnyRankOf<I1>, LengthIs<16, 8>>\0"
    "AllTypesMatch<a,src,res>\0"
    "TypesMatchWith<res,k>\0"
    "[[\"src\", \"same\", \"a\"], [\"res\", \"same\", \"a\"], [\"k\", \"vector_of_i1_same_length\", \"res\"]]\0"
    "x86vector.avx512.intr.mask.compress\0"
    "AllOf<VectorOfAnyRankOf<F64>, LengthIs<8>>\0"
    "AllTypesMatch<src,a,res>\0"
    "[[\"a\", \"same\", \"src\"], [\"res\", \"same\", \"src\"], [\"k\", \"type\", \"i32\"], [\"imm\", \"type\", \"i8\"]]\0"
    "x86vector.avx512.intr.mask.rndscale.pd.512\0"
    "AllOf<VectorOfAnyRankOf<F32>, LengthIs<16>>\0"
    "I16\0"
    "[[\"a\", \"same\", \"src\"], [\"res\", \"same\", \"src\"], [\"k\", \"type\", \"i32\"], [\"imm\", \"type\", \"i16\"]]\0"
    "x86vector.avx512.intr.mask.rndscale.ps.512\0"
    "AllTypesMatch<src,a,b,res>\0"
    "[[\"a\", \"same\", \"src\"], [\"b\", \"same\", \"src\"], [\"res\", \"same\", \"src\"], [\"k\", \"type\", \"i8\"]]\0"
    "x86vector.avx512.intr.mask.scalef.pd.512",
    "[[\"a\", \"same\", \"src\"], [\"b\", \"same\", \"src\"], [\"res\", \"same\", \"src\"], [\"k\", \"type\", \"i16\"]]\0"
    "x86vector.avx512.intr.mask.scalef.ps.512\0"
    "AllOf<VectorOfAnyRankOf<I32>, LengthIs<16>>\0"
    "x86vector.avx512.intr.vp2intersect.d.512\0"
    "AllOf<VectorOfAnyRankOf<I64>, LengthIs<8>>\0"
    "x86vector.avx512.intr.vp2intersect.q.512\0"
    "$k `,` $a (`,` $src^)\? attr-dict `:` type($dst) (`,` type($src)^)\?\0"
    "AllTypesMatch<a,dst>\0"
    "TypesMatchWith<dst,k>\0"
    "[[\"dst\", \"same\", \"a\"], [\"k\", \"vector_of_i1_same_length\", \"dst\"]]\0"
    "x86vector.avx512.mask.compress\0"
    "AllOf<VectorOfAnyRankOf<AnyOf<F32, F64>>, LengthIs<16, 8>>\0"
    "AnyOf<I16, I8>\0"
    "$src `,` $k `,` $a `,` $imm `,` $rounding attr-dict `:` type($dst)\0"
    "AllTypesMatch<src,a,dst>\0"
    "TypesMatchWith<dst,imm>\0"
    "[[\"a\", \"same\", \"src\"], [\"dst\", \"same\", \"src\"], [\"imm\", \"integer_of_vector_length\", \"dst\"], [\"k\", \"type\", \"i32\"], [\"rounding\", \"type\", \"i32\"]]\0"
    "x86vector.avx512.mask.rndscale\0"
    "$src `,` $a `,` $b `,` $k `,` $rounding attr-dict `:` type($dst)\0"
    "AllTypesMatch<src,a,b,dst>\0"
    "[[\"a\", \"same\", \"src\"], [\"b\", \"same\", \"src\"], [\"dst\", \"same\", \"src\"], [\"k\", \"integer_of_vector_length\", \"dst\"], [\"rounding\", \"type\", \"i32\"]]\0"
    "x86vector.avx512.mask.scalef\0"
    "AllOf<VectorOfAnyRankOf<AnyOf<I32, I64>>, LengthIs<16, 8>>\0"
    "$a `,` $b attr-dict `:` type($a)\0"
    "TypesMatchWith<a,k1>\0"
    "TypesMatchWith<a,k2>\0"
    "[[\"b\", \"same\", \"a\"], [\"k1\", \"vector_of_i1_same_length\", \"a\"], [\"k2\", \"vector_of_i1_same_length\", \"a\"]]\0"
    "x86vector.avx512.vp2intersect",
};

static const unsigned char rows[] = {
    26, 0, 0, 0, 0, 0, 0, 11, 0, 0, 0, 0, 0, 2, 0, 0, 144, 78, 0, 0, 0, 11, 0, 14, 0,
    0, 0, 0, 2, 1, 0, 0, 99, 81, 0, 0, 0, 25, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 91, 84,
    0, 0, 0, 38, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 16, 87, 0, 0, 0, 41, 0, 41, 0, 1, 0,
    0, 3, 2, 0, 0, 180, 1, 0, 0, 0, 82, 0, 25, 1, 6, 0, 0, 0, 0, 0, 0, 82, 101, 0, 0,
    0, 107, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 191, 5, 0, 0, 0, 110, 0, 15, 0, 0, 0, 0, 0,
    0, 0, 0, 77, 106, 0, 0, 0, 125, 0, 4, 7, 1, 8, 1, 0, 0, 0, 0, 110, 107, 0, 0, 0, 129,
    0, 27, 0, 0, 0, 0, 5, 2, 0, 0, 239, 118, 0, 0, 0, 156, 0, 69, 9, 1, 0, 0, 0, 0, 1,
    3, 227, 141, 0, 0, 1, 225, 0, 133, 0, 0, 0, 0, 7, 9, 0, 0, 246, 118, 0, 0, 0, 102, 1, 15,
    0, 0, 0, 0, 0, 0, 0, 0, 191, 3, 0, 0, 0, 117, 1, 27, 0, 0, 0, 0, 0, 0, 2, 1, 232,
    178, 0, 0, 0, 144, 1, 26, 0, 0, 0, 0, 0, 0, 3, 1, 98, 182, 0, 0, 0, 170, 1, 12, 0, 0,
    0, 0, 16, 4, 3, 1, 172, 185, 0, 0, 0, 182, 1, 14, 10, 5, 0, 0, 0, 0, 0, 0, 72, 193, 0,
    0, 0, 196, 1, 34, 0, 0, 0, 0, 0, 0, 4, 1, 39, 205, 0, 0, 0, 230, 1, 10, 0, 0, 0, 0,
    0, 0, 0, 0, 139, 207, 0, 0, 0, 240, 1, 35, 0, 0, 0, 0, 0, 0, 3, 1, 192, 210, 0, 0, 0,
    19, 2, 9, 0, 0, 0, 0, 0, 0, 0, 0, 25, 17, 0, 0, 0, 28, 2, 35, 15, 4, 0, 0, 0, 0,
    2, 1, 201, 221, 0, 0, 0, 63, 2, 5, 0, 0, 19, 1, 0, 0, 0, 0, 122, 223, 0, 0, 0, 68, 2,
    177, 0, 0, 0, 0, 20, 27, 0, 0, 97, 254, 0, 0, 0, 245, 2, 52, 0, 0, 0, 0, 47, 3, 0, 0,
    253, 6, 0, 0, 0, 41, 3, 10, 0, 0, 0, 0, 0, 0, 0, 0, 252, 12, 1, 0, 0, 51, 3, 70, 0,
    0, 0, 0, 0, 0, 0, 0, 255, 4, 0, 0, 0, 121, 3, 35, 0, 0, 20, 1, 50, 1, 0, 0, 210, 47,
    1, 0, 0, 156, 3, 15, 0, 0, 0, 0, 0, 0, 0, 0, 44, 70, 0, 192, 66, 0, 5, 21, 0, 12, 0,
    0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 79, 72, 0, 87, 70, 0, 1, 43, 0, 8, 0, 0, 1, 0,
    0, 0, 1, 2, 0, 0, 0, 1, 11, 74, 0, 94, 72, 0, 1, 67, 0, 7, 0, 0, 1, 0, 0, 0, 1,
    3, 0, 0, 0, 1, 237, 74, 0, 36, 74, 0, 1, 231, 0, 3, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0,
    0, 1, 26, 75, 0, 21, 75, 0, 5, 74, 0, 7, 1, 1, 0, 1, 0, 0, 3, 6, 0, 0, 1, 1, 52,
    75, 0, 47, 75, 0, 5, 0, 0, 21, 0, 0, 0, 1, 0, 0, 4, 5, 0, 0, 2, 1, 120, 75, 0, 36,
    74, 0, 1, 231, 0, 3, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 0, 1, 133, 75, 0, 219, 94, 0, 0,
    0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 1, 1, 3, 0, 69, 77, 0, 148, 75, 0, 1, 81, 0, 7,
    0, 0, 1, 0, 0, 0, 5, 3, 0, 0, 0, 1, 48, 78, 0, 80, 77, 0, 1, 155, 0, 4, 0, 0, 1,
    0, 0, 0, 1, 1, 0, 0, 0, 1, 134, 78, 0, 57, 78, 0, 0, 58, 0, 1, 0, 0, 1, 0, 0, 0,
    2, 0, 2, 2, 3, 0, 170, 78, 0, 165, 78, 0, 0, 152, 2, 1, 2, 1, 1, 0, 0, 0, 6, 1, 3,
    1, 4, 1, 10, 79, 0, 5, 79, 0, 0, 58, 0, 1, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0,
    32, 79, 0, 27, 79, 0, 0, 58, 0, 1, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 53, 79, 0,
    48, 79, 0, 4, 154, 2, 1, 1, 1, 2, 1, 0, 0, 2, 0, 4, 1, 5, 1, 105, 79, 0, 100, 79, 0,
    4, 154, 2, 1, 1, 1, 3, 2, 0, 0, 2, 0, 4, 2, 5, 1, 148, 79, 0, 143, 79, 0, 0, 235, 0,
    2, 3, 1, 1, 0, 0, 0, 2, 0, 5, 1, 6, 1, 216, 79, 0, 211, 79, 0, 0, 156, 2, 1, 2, 1,
    1, 0, 0, 0, 6, 1, 3, 1, 7, 1, 38, 80, 0, 33, 80, 0, 0, 156, 2, 1, 2, 1, 1, 0, 0,
    0, 6, 1, 3, 1, 7, 1, 117, 80, 0, 112, 80, 0, 4, 152, 2, 1, 1, 1, 2, 1, 0, 0, 7, 6,
    6, 2, 8, 2, 229, 80, 0, 224, 80, 0, 0, 235, 0, 2, 0, 0, 1, 0, 0, 0, 8, 3, 0, 0, 6,
    1, 250, 80, 0, 245, 80, 0, 0, 234, 0, 3, 0, 0, 1, 0, 0, 0, 2, 0, 5, 1, 6, 1, 31, 81,
    0, 26, 81, 0, 0, 235, 0, 2, 4, 1, 1, 0, 0, 0, 2, 0, 5, 1, 6, 1, 55, 81, 0, 50, 81,
    0, 0, 237, 0, 3, 0, 0, 1, 0, 0, 0, 2, 0, 5, 1, 6, 1, 86, 81, 0, 57, 78, 0, 0, 58,
    0, 1, 0, 0, 1, 0, 0, 0, 2, 0, 7, 4, 3, 0, 113, 81, 0, 0, 0, 0, 0, 88, 0, 6, 5,
    1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 127, 81, 0, 0, 0, 0, 0, 88, 0, 6, 5, 1, 1, 0,
    0, 0, 2, 0, 0, 0, 3, 0, 139, 81, 0, 0, 0, 0, 0, 88, 0, 6, 5, 1, 1, 0, 0, 0, 2,
    0, 0, 0, 3, 0, 151, 81, 0, 0, 0, 0, 0, 88, 0, 6, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0,
    3, 0, 163, 81, 0, 0, 0, 0, 0, 88, 0, 6, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 49,
    82, 0, 238, 81, 0, 0, 115, 0, 2, 6, 1, 1, 0, 0, 0, 2, 0, 3, 1, 6, 1, 243, 82, 0, 117,
    82, 0, 0, 240, 0, 3, 7, 1, 1, 0, 0, 0, 2, 0, 8, 2, 9, 1, 175, 83, 0, 53, 83, 0, 0,
    243, 0, 3, 8, 1, 1, 0, 0, 0, 9, 2, 8, 2, 9, 1, 6, 84, 0, 189, 83, 0, 0, 246, 0, 3,
    0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 6, 1, 21, 84, 0, 125, 162, 0, 0, 0, 0, 0, 6, 1, 1,
    0, 0, 0, 2, 0, 3, 1, 3, 0, 45, 84, 0, 0, 0, 0, 0, 100, 0, 4, 5, 1, 1, 0, 0, 0,
    2, 0, 0, 0, 3, 0, 61, 84, 0, 0, 0, 0, 0, 100, 0, 5, 0, 0, 1, 0, 0, 0, 2, 0, 0,
    0, 3, 0, 78, 84, 0, 0, 0, 0, 0, 88, 0, 2, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0,
    88, 85, 0, 192, 84, 0, 0, 249, 0, 3, 9, 1, 1, 0, 0, 0, 2, 0, 9, 3, 10, 1, 209, 85, 0,
    192, 84, 0, 0, 249, 0, 3, 9, 1, 1, 0, 0, 0, 2, 0, 9, 4, 11, 1, 252, 86, 0, 103, 86, 0,
    0, 196, 1, 2, 10, 1, 1, 0, 0, 0, 2, 0, 10, 3, 12, 1, 207, 87, 0, 72, 87, 0, 0, 0, 1,
    2, 11, 1, 1, 0, 0, 0, 2, 0, 11, 2, 13, 1, 220, 87, 0, 72, 87, 0, 0, 0, 1, 2, 11, 1,
    1, 0, 0, 0, 2, 0, 11, 2, 13, 1, 157, 88, 0, 254, 87, 0, 0, 198, 1, 2, 12, 1, 1, 0, 0,
    0, 10, 1, 12, 3, 14, 1, 191, 88, 0, 254, 87, 0, 0, 198, 1, 2, 12, 1, 1, 0, 0, 0, 11, 1,
    12, 3, 14, 1, 204, 88, 0, 72, 87, 0, 0, 0, 1, 2, 11, 1, 1, 0, 0, 0, 2, 0, 13, 1, 13,
    1, 217, 88, 0, 72, 87, 0, 0, 0, 1, 2, 11, 1, 1, 0, 0, 0, 2, 0, 13, 1, 13, 1, 237, 88,
    0, 72, 87, 0, 0, 0, 1, 2, 11, 1, 1, 0, 0, 0, 2, 0, 13, 1, 13, 1, 26, 89, 0, 0, 0,
    0, 0, 252, 0, 3, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 43, 89, 0, 0, 0, 0, 0, 252,
    0, 3, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 61, 89, 0, 0, 0, 0, 0, 252, 0, 3, 5,
    1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 79, 89, 0, 0, 0, 0, 0, 252, 0, 3, 5, 1, 1, 0,
    0, 0, 2, 0, 0, 0, 3, 0, 97, 89, 0, 0, 0, 0, 0, 252, 0, 3, 5, 1, 1, 0, 0, 0, 2,
    0, 0, 0, 3, 0, 115, 89, 0, 0, 0, 0, 0, 252, 0, 3, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0,
    3, 0, 132, 89, 0, 0, 0, 0, 0, 252, 0, 3, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 150,
    89, 0, 0, 0, 0, 0, 252, 0, 3, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 168, 89, 0, 0,
    0, 0, 0, 252, 0, 3, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 187, 89, 0, 0, 0, 0, 0,
    252, 0, 3, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 204, 89, 0, 0, 0, 0, 0, 252, 0, 3,
    5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 222, 89, 0, 0, 0, 0, 0, 252, 0, 3, 5, 1, 1,
    0, 0, 0, 2, 0, 0, 0, 3, 0, 240, 89, 0, 0, 0, 0, 0, 252, 0, 3, 5, 1, 1, 0, 0, 0,
    2, 0, 0, 0, 3, 0, 100, 90, 0, 3, 90, 0, 0, 5, 1, 2, 12, 1, 1, 0, 0, 0, 2, 0, 0,
    0, 15, 1, 66, 91, 0, 113, 90, 0, 0, 255, 0, 3, 13, 1, 1, 0, 0, 0, 2, 0, 14, 3, 16, 1,
    86, 91, 0, 113, 90, 0, 0, 255, 0, 3, 13, 1, 1, 0, 0, 0, 2, 0, 14, 3, 16, 1, 106, 91, 0,
    113, 90, 0, 0, 255, 0, 3, 13, 1, 1, 0, 0, 0, 2, 0, 15, 2, 16, 1, 126, 91, 0, 113, 90, 0,
    0, 255, 0, 3, 13, 1, 1, 0, 0, 0, 2, 0, 15, 2, 16, 1, 153, 91, 0, 113, 90, 0, 0, 255, 0,
    3, 13, 1, 1, 0, 0, 0, 2, 0, 15, 2, 16, 1, 182, 91, 0, 113, 90, 0, 0, 255, 0, 3, 13, 1,
    1, 0, 0, 0, 2, 0, 14, 3, 16, 1, 202, 91, 0, 113, 90, 0, 0, 255, 0, 3, 13, 1, 1, 0, 0,
    0, 2, 0, 14, 3, 16, 1, 222, 91, 0, 113, 90, 0, 0, 255, 0, 3, 13, 1, 1, 0, 0, 0, 2, 0,
    15, 2, 16, 1, 242, 91, 0, 113, 90, 0, 0, 255, 0, 3, 13, 1, 1, 0, 0, 0, 2, 0, 15, 2, 16,
    1, 6, 92, 0, 72, 87, 0, 0, 0, 1, 2, 11, 1, 1, 0, 0, 0, 2, 0, 11, 2, 13, 1, 19, 92,
    0, 72, 87, 0, 0, 0, 1, 2, 11, 1, 1, 0, 0, 0, 2, 0, 11, 2, 13, 1, 228, 92, 0, 62, 92,
    0, 0, 2, 1, 3, 14, 1, 1, 0, 0, 0, 2, 0, 16, 3, 17, 1, 241, 92, 0, 62, 92, 0, 0, 2,
    1, 3, 14, 1, 1, 0, 0, 0, 2, 0, 16, 3, 17, 1, 75, 93, 0, 255, 92, 0, 0, 5, 1, 3, 0,
    0, 1, 0, 0, 0, 2, 0, 0, 0, 15, 1, 89, 93, 0, 72, 87, 0, 0, 0, 1, 2, 11, 1, 1, 0,
    0, 0, 2, 0, 13, 1, 13, 1, 102, 93, 0, 72, 87, 0, 0, 0, 1, 2, 11, 1, 1, 0, 0, 0, 2,
    0, 13, 1, 13, 1, 115, 93, 0, 62, 92, 0, 0, 2, 1, 3, 14, 1, 1, 0, 0, 0, 2, 0, 16, 3,
    17, 1, 128, 93, 0, 62, 92, 0, 0, 2, 1, 3, 14, 1, 1, 0, 0, 0, 2, 0, 16, 3, 17, 1, 169,
    93, 0, 125, 162, 0, 0, 0, 0, 0, 15, 1, 1, 0, 0, 0, 2, 0, 3, 1, 18, 1, 190, 93, 0, 0,
    0, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 130, 94, 0, 18, 94, 0, 0,
    200, 1, 2, 16, 1, 1, 0, 0, 0, 2, 0, 0, 0, 19, 1, 229, 94, 0, 149, 94, 0, 0, 200, 1, 1,
    17, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 42, 95, 0, 241, 94, 0, 0, 171, 2, 1, 0, 0, 1,
    0, 0, 0, 2, 0, 0, 0, 20, 1, 183, 95, 0, 92, 95, 0, 0, 202, 1, 1, 18, 1, 1, 0, 0, 0,
    2, 0, 0, 0, 21, 1, 243, 95, 0, 10, 96, 0, 0, 203, 1, 1, 0, 0, 1, 0, 0, 0, 2, 0, 0,
    0, 22, 1, 28, 96, 0, 2, 96, 0, 0, 202, 1, 2, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 21, 1,
    59, 95, 0, 219, 94, 0, 0, 0, 0, 0, 19, 1, 1, 0, 0, 0, 2, 0, 0, 0, 23, 1, 180, 96, 0,
    10, 96, 0, 0, 203, 1, 1, 20, 1, 1, 0, 0, 0, 2, 0, 0, 0, 24, 1, 48, 97, 0, 196, 96, 0,
    0, 172, 2, 1, 0, 0, 1, 0, 1, 3, 2, 0, 1, 1, 25, 1, 165, 97, 0, 67, 97, 0, 0, 173, 2,
    1, 21, 1, 1, 0, 0, 0, 2, 0, 3, 1, 26, 1, 215, 97, 0, 210, 97, 0, 5, 204, 1, 2, 22, 2,
    4, 1, 0, 0, 2, 0, 0, 0, 27, 2, 150, 98, 0, 112, 98, 0, 0, 208, 1, 1, 0, 0, 1, 0, 0,
    0, 12, 1, 0, 0, 3, 0, 221, 98, 0, 172, 98, 0, 0, 200, 1, 2, 16, 1, 1, 0, 0, 0, 2, 0,
    0, 0, 19, 1, 248, 98, 0, 112, 98, 0, 0, 208, 1, 1, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3,
    0, 62, 99, 0, 12, 99, 0, 0, 208, 1, 2, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 22, 1, 93, 99,
    0, 187, 131, 0, 0, 0, 0, 0, 23, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 114, 99, 0, 67, 97,
    0, 0, 173, 2, 1, 21, 1, 1, 0, 0, 0, 2, 0, 0, 0, 26, 1, 141, 99, 0, 112, 98, 0, 0, 208,
    1, 1, 0, 0, 1, 0, 0, 0, 12, 1, 0, 0, 3, 0, 193, 99, 0, 112, 98, 0, 0, 208, 1, 1, 24,
    1, 1, 0, 0, 0, 2, 0, 0, 0, 28, 1, 29, 100, 0, 132, 100, 0, 0, 211, 1, 1, 3, 1, 1, 0,
    0, 0, 2, 0, 17, 1, 29, 1, 48, 100, 0, 10, 96, 0, 0, 203, 1, 1, 0, 0, 1, 0, 0, 0, 2,
    0, 0, 0, 22, 1, 69, 100, 0, 112, 98, 0, 0, 200, 1, 1, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0,
    3, 0, 97, 100, 0, 112, 98, 0, 0, 200, 1, 1, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 237,
    100, 0, 121, 100, 0, 0, 210, 1, 2, 0, 0, 1, 0, 0, 0, 2, 0, 18, 1, 30, 1, 70, 101, 0, 1,
    101, 0, 0, 58, 0, 1, 0, 0, 1, 0, 0, 0, 2, 0, 19, 3, 3, 0, 208, 101, 0, 123, 101, 0, 4,
    0, 0, 0, 0, 0, 5, 1, 0, 0, 13, 3, 20, 5, 3, 0, 99, 102, 0, 236, 101, 0, 4, 0, 0, 0,
    0, 0, 4, 1, 0, 0, 14, 1, 21, 6, 3, 0, 174, 102, 0, 114, 102, 0, 0, 108, 0, 1, 25, 1, 1,
    0, 0, 0, 2, 0, 3, 1, 3, 0, 101, 103, 0, 236, 102, 0, 0, 179, 2, 1, 26, 1, 1, 0, 0, 0,
    2, 0, 22, 3, 31, 1, 233, 103, 0, 113, 103, 0, 0, 212, 1, 2, 27, 1, 1, 0, 0, 0, 2, 0, 3,
    3, 32, 1, 243, 104, 0, 245, 103, 0, 0, 214, 1, 2, 28, 1, 1, 0, 0, 0, 2, 0, 23, 4, 33, 1,
    2, 105, 0, 113, 103, 0, 0, 212, 1, 2, 27, 1, 1, 0, 0, 0, 2, 0, 3, 3, 32, 1, 88, 105, 0,
    13, 88, 0, 0, 212, 1, 2, 29, 1, 1, 0, 0, 0, 2, 0, 24, 3, 34, 1, 131, 105, 0, 236, 102, 0,
    0, 179, 2, 1, 27, 1, 1, 0, 0, 0, 2, 0, 25, 3, 35, 1, 186, 105, 0, 236, 102, 0, 0, 179, 2,
    1, 30, 1, 1, 0, 0, 0, 2, 0, 26, 3, 36, 1, 197, 105, 0, 236, 102, 0, 0, 179, 2, 1, 27, 1,
    1, 0, 0, 0, 2, 0, 25, 3, 35, 1, 209, 105, 0, 236, 102, 0, 0, 179, 2, 1, 27, 1, 1, 0, 0,
    0, 2, 0, 25, 3, 35, 1, 223, 105, 0, 113, 103, 0, 0, 212, 1, 2, 27, 1, 1, 0, 0, 0, 2, 0,
    3, 3, 32, 1, 235, 105, 0, 236, 102, 0, 0, 179, 2, 1, 27, 1, 1, 0, 0, 0, 2, 0, 25, 3, 35,
    1, 247, 105, 0, 13, 88, 0, 0, 212, 1, 2, 29, 1, 1, 0, 0, 0, 2, 0, 24, 3, 34, 1, 41, 106,
    0, 236, 102, 0, 0, 179, 2, 1, 31, 1, 1, 0, 0, 0, 2, 0, 27, 3, 37, 1, 52, 106, 0, 236, 102,
    0, 0, 179, 2, 1, 27, 1, 1, 0, 0, 0, 2, 0, 25, 3, 35, 1, 65, 106, 0, 113, 103, 0, 0, 212,
    1, 2, 27, 1, 1, 0, 0, 0, 2, 0, 3, 3, 32, 1, 184, 106, 0, 98, 106, 0, 0, 18, 2, 1, 3,
    1, 1, 0, 0, 0, 15, 1, 0, 0, 3, 0, 26, 107, 0, 206, 106, 0, 0, 58, 0, 1, 32, 1, 1, 0,
    0, 0, 16, 3, 0, 0, 3, 0, 50, 107, 0, 0, 0, 0, 0, 0, 0, 0, 33, 1, 1, 0, 0, 0, 17,
    1, 28, 1, 3, 0, 70, 107, 0, 65, 107, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 18, 2, 29, 2,
    3, 0, 175, 107, 0, 0, 0, 0, 4, 234, 0, 1, 33, 1, 5, 1, 0, 0, 19, 1, 30, 2, 38, 1, 34,
    109, 0, 207, 107, 0, 1, 11, 1, 3, 34, 2, 1, 0, 0, 0, 2, 0, 31, 1, 39, 1, 44, 109, 0, 219,
    94, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 87, 109, 0, 0, 0, 0, 0,
    0, 0, 0, 2, 1, 1, 0, 0, 0, 20, 1, 3, 1, 40, 1, 101, 109, 0, 0, 0, 0, 0, 0, 0, 0,
    2, 1, 1, 0, 0, 0, 20, 1, 3, 1, 40, 1, 55, 110, 0, 114, 109, 0, 0, 218, 1, 2, 35, 1, 1,
    0, 0, 0, 2, 0, 31, 1, 41, 1, 72, 110, 0, 67, 110, 0, 4, 0, 0, 0, 0, 0, 5, 1, 0, 0,
    2, 0, 32, 5, 3, 0, 103, 110, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 1, 0, 0, 0, 20, 1, 3,
    1, 40, 1, 168, 110, 0, 134, 110, 0, 0, 185, 2, 1, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0,
    191, 110, 0, 186, 110, 0, 4, 52, 0, 6, 0, 0, 5, 1, 0, 0, 2, 0, 0, 0, 42, 1, 189, 113, 0,
    142, 111, 0, 1, 51, 0, 8, 35, 1, 1, 0, 0, 0, 21, 1, 31, 1, 43, 1, 66, 114, 0, 205, 113, 0,
    0, 14, 1, 3, 35, 1, 1, 0, 0, 0, 2, 0, 31, 1, 41, 1, 82, 114, 0, 77, 114, 0, 4, 0, 0,
    0, 0, 0, 4, 1, 0, 0, 2, 0, 33, 5, 44, 1, 157, 114, 0, 219, 94, 0, 0, 0, 0, 0, 0, 0,
    1, 0, 0, 0, 2, 0, 34, 2, 3, 0, 202, 114, 0, 187, 131, 0, 0, 0, 0, 0, 36, 1, 1, 0, 0,
    0, 2, 0, 3, 1, 45, 1, 225, 114, 0, 220, 114, 0, 0, 58, 0, 1, 0, 0, 1, 0, 0, 0, 2, 0,
    35, 3, 3, 0, 32, 115, 0, 27, 115, 0, 0, 17, 1, 3, 3, 2, 1, 0, 0, 0, 22, 1, 3, 1, 46,
    1, 123, 115, 0, 187, 131, 0, 0, 0, 0, 0, 36, 1, 1, 0, 0, 0, 2, 0, 3, 1, 45, 1, 117, 116,
    0, 249, 115, 0, 0, 20, 1, 3, 37, 1, 1, 0, 0, 0, 2, 0, 36, 2, 47, 1, 251, 116, 0, 158, 116,
    0, 0, 188, 2, 1, 37, 1, 1, 0, 0, 0, 2, 0, 37, 2, 48, 1, 174, 117, 0, 82, 117, 0, 0, 222,
    1, 2, 37, 1, 1, 0, 0, 0, 23, 1, 38, 1, 6, 1, 46, 118, 0, 203, 117, 0, 0, 23, 1, 3, 0,
    0, 1, 0, 0, 0, 23, 1, 39, 1, 6, 1, 76, 118, 0, 187, 131, 0, 0, 0, 0, 0, 36, 1, 1, 0,
    0, 0, 2, 0, 3, 1, 45, 1, 116, 118, 0, 219, 94, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2,
    0, 40, 3, 3, 0, 131, 118, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 1, 0, 0, 0, 20, 1, 3, 1,
    40, 1, 220, 118, 0, 145, 118, 0, 0, 51, 0, 1, 35, 1, 1, 0, 0, 0, 2, 0, 31, 1, 41, 1, 229,
    118, 0, 0, 0, 0, 0, 189, 2, 1, 0, 0, 1, 0, 0, 0, 2, 0, 7, 2, 3, 0, 35, 119, 0, 30,
    119, 0, 5, 108, 0, 2, 38, 1, 0, 1, 0, 0, 2, 0, 41, 3, 49, 3, 19, 120, 0, 14, 120, 0, 5,
    224, 1, 2, 38, 1, 0, 1, 0, 0, 2, 0, 41, 3, 50, 2, 56, 120, 0, 51, 120, 0, 5, 224, 1, 2,
    38, 1, 0, 1, 0, 0, 2, 0, 41, 3, 50, 2, 93, 120, 0, 88, 120, 0, 5, 224, 1, 2, 38, 1, 0,
    1, 0, 0, 2, 0, 41, 3, 50, 2, 128, 120, 0, 123, 120, 0, 5, 108, 0, 2, 38, 1, 0, 1, 0, 0,
    2, 0, 41, 3, 51, 3, 22, 121, 0, 232, 120, 0, 0, 26, 1, 3, 0, 0, 1, 0, 0, 0, 24, 3, 42,
    2, 3, 0, 39, 121, 0, 34, 121, 0, 5, 224, 1, 2, 38, 1, 0, 1, 0, 0, 2, 0, 42, 2, 52, 2,
    119, 121, 0, 114, 121, 0, 5, 224, 1, 2, 38, 1, 0, 1, 0, 0, 25, 2, 42, 2, 50, 2, 160, 121, 0,
    155, 121, 0, 5, 224, 1, 2, 38, 1, 0, 1, 0, 0, 25, 2, 42, 2, 50, 2, 201, 121, 0, 196, 121, 0,
    5, 224, 1, 2, 38, 1, 0, 1, 0, 0, 2, 0, 42, 2, 52, 2, 225, 121, 0, 220, 121, 0, 5, 224, 1,
    2, 38, 1, 0, 1, 0, 0, 2, 0, 42, 2, 52, 2, 249, 121, 0, 244, 121, 0, 5, 224, 1, 2, 38, 1,
    0, 1, 0, 0, 2, 0, 42, 2, 52, 2, 54, 122, 0, 49, 122, 0, 5, 224, 1, 2, 38, 1, 0, 1, 0,
    0, 26, 2, 42, 2, 50, 2, 97, 122, 0, 92, 122, 0, 5, 224, 1, 2, 38, 1, 0, 1, 0, 0, 26, 2,
    42, 2, 50, 2, 140, 122, 0, 135, 122, 0, 5, 108, 0, 2, 38, 1, 0, 1, 0, 0, 27, 2, 42, 2, 53,
    3, 89, 123, 0, 84, 123, 0, 5, 108, 0, 2, 38, 1, 0, 1, 0, 0, 27, 2, 42, 2, 54, 3, 139, 124,
    0, 134, 124, 0, 5, 108, 0, 2, 38, 1, 0, 1, 0, 0, 27, 2, 42, 2, 55, 3, 65, 125, 0, 60, 125,
    0, 5, 224, 1, 2, 38, 1, 0, 1, 0, 0, 2, 0, 42, 2, 52, 2, 90, 125, 0, 85, 125, 0, 5, 224,
    1, 2, 38, 1, 0, 1, 0, 0, 2, 0, 42, 2, 52, 2, 151, 125, 0, 146, 125, 0, 5, 224, 1, 2, 38,
    1, 0, 1, 0, 0, 28, 2, 42, 2, 50, 2, 196, 125, 0, 191, 125, 0, 5, 224, 1, 2, 38, 1, 0, 1,
    0, 0, 28, 2, 42, 2, 50, 2, 241, 125, 0, 236, 125, 0, 5, 224, 1, 2, 38, 1, 0, 1, 0, 0, 2,
    0, 42, 2, 52, 2, 11, 126, 0, 6, 126, 0, 5, 224, 1, 2, 38, 1, 0, 1, 0, 0, 2, 0, 42, 2,
    52, 2, 188, 126, 0, 32, 126, 0, 4, 27, 1, 2, 0, 0, 0, 1, 0, 0, 29, 2, 43, 3, 3, 0, 205,
    126, 0, 200, 126, 0, 5, 224, 1, 2, 38, 1, 0, 1, 0, 0, 26, 2, 42, 2, 50, 2, 1, 127, 0, 252,
    126, 0, 5, 108, 0, 2, 38, 1, 0, 1, 0, 0, 27, 2, 42, 2, 56, 3, 207, 127, 0, 202, 127, 0, 5,
    224, 1, 2, 38, 1, 0, 1, 0, 0, 26, 2, 42, 2, 50, 2, 4, 128, 0, 255, 127, 0, 5, 108, 0, 2,
    38, 1, 0, 1, 0, 0, 2, 0, 41, 3, 57, 3, 45, 128, 0, 40, 128, 0, 5, 224, 1, 2, 38, 1, 0,
    1, 0, 0, 2, 0, 41, 3, 50, 2, 73, 128, 0, 68, 128, 0, 5, 224, 1, 2, 38, 1, 0, 1, 0, 0,
    2, 0, 41, 3, 50, 2, 101, 128, 0, 96, 128, 0, 5, 224, 1, 2, 38, 1, 0, 1, 0, 0, 2, 0, 41,
    3, 50, 2, 98, 129, 0, 190, 128, 0, 4, 226, 1, 2, 39, 1, 0, 1, 0, 0, 2, 0, 42, 2, 3, 0,
    115, 129, 0, 110, 129, 0, 5, 108, 0, 2, 38, 1, 0, 1, 0, 0, 2, 0, 42, 2, 58, 3, 26, 131, 0,
    21, 131, 0, 5, 108, 0, 2, 38, 1, 0, 1, 0, 0, 30, 4, 42, 2, 59, 1, 105, 131, 0, 72, 131, 0,
    0, 0, 0, 0, 36, 1, 1, 0, 0, 0, 31, 1, 3, 1, 45, 1, 244, 131, 0, 128, 131, 0, 0, 113, 0,
    1, 40, 1, 1, 0, 0, 0, 32, 1, 3, 1, 60, 1, 12, 132, 0, 7, 132, 0, 5, 108, 0, 2, 38, 1,
    0, 1, 0, 0, 2, 0, 41, 3, 61, 3, 78, 132, 0, 73, 132, 0, 5, 224, 1, 2, 38, 1, 0, 1, 0,
    0, 2, 0, 41, 3, 52, 2, 110, 132, 0, 105, 132, 0, 5, 224, 1, 2, 38, 1, 0, 1, 0, 0, 2, 0,
    41, 3, 50, 2, 141, 132, 0, 136, 132, 0, 5, 224, 1, 2, 38, 1, 0, 1, 0, 0, 2, 0, 41, 3, 50,
    2, 172, 132, 0, 167, 132, 0, 5, 224, 1, 2, 38, 1, 0, 1, 0, 0, 2, 0, 41, 3, 50, 2, 201, 132,
    0, 196, 132, 0, 5, 108, 0, 2, 38, 1, 0, 1, 0, 0, 2, 0, 41, 3, 62, 3, 255, 132, 0, 250, 132,
    0, 5, 224, 1, 2, 38, 1, 0, 1, 0, 0, 2, 0, 41, 3, 50, 2, 30, 133, 0, 25, 133, 0, 5, 224,
    1, 2, 38, 1, 0, 1, 0, 0, 2, 0, 41, 3, 50, 2, 61, 133, 0, 56, 133, 0, 5, 224, 1, 2, 38,
    1, 0, 1, 0, 0, 2, 0, 41, 3, 50, 2, 90, 133, 0, 85, 133, 0, 5, 108, 0, 2, 38, 1, 0, 1,
    0, 0, 2, 0, 41, 3, 63, 3, 9, 135, 0, 186, 133, 0, 5, 159, 0, 4, 40, 1, 2, 1, 0, 0, 33,
    2, 3, 1, 64, 1, 27, 135, 0, 232, 120, 0, 0, 29, 1, 3, 0, 0, 1, 0, 0, 0, 24, 3, 42, 2,
    3, 0, 46, 135, 0, 232, 120, 0, 0, 29, 1, 3, 0, 0, 1, 0, 0, 0, 24, 3, 42, 2, 3, 0, 70,
    135, 0, 65, 135, 0, 5, 108, 0, 2, 38, 1, 0, 1, 0, 0, 27, 2, 42, 2, 65, 3, 23, 136, 0, 18,
    136, 0, 5, 108, 0, 2, 38, 1, 0, 1, 0, 0, 34, 2, 42, 2, 66, 3, 253, 136, 0, 248, 136, 0, 5,
    108, 0, 2, 38, 1, 0, 1, 0, 0, 34, 2, 42, 2, 67, 3, 62, 137, 0, 57, 137, 0, 5, 108, 0, 2,
    38, 1, 0, 1, 0, 0, 34, 2, 42, 2, 68, 3, 120, 137, 0, 115, 137, 0, 5, 108, 0, 2, 38, 1, 0,
    1, 0, 0, 27, 2, 42, 2, 69, 3, 38, 138, 0, 33, 138, 0, 5, 108, 0, 2, 38, 1, 0, 1, 0, 0,
    27, 2, 42, 2, 70, 3, 67, 138, 0, 62, 138, 0, 5, 108, 0, 2, 38, 1, 0, 1, 0, 0, 27, 2, 42,
    2, 71, 3, 91, 138, 0, 232, 120, 0, 0, 29, 1, 3, 0, 0, 1, 0, 0, 0, 24, 3, 42, 2, 3, 0,
    115, 138, 0, 110, 138, 0, 5, 108, 0, 2, 38, 1, 0, 1, 0, 0, 2, 0, 42, 2, 72, 3, 221, 138, 0,
    216, 138, 0, 5, 108, 0, 2, 38, 1, 0, 1, 0, 0, 2, 0, 42, 2, 73, 3, 182, 139, 0, 50, 139, 0,
    0, 32, 1, 3, 41, 1, 1, 0, 0, 0, 2, 0, 3, 1, 74, 1, 200, 139, 0, 195, 139, 0, 5, 108, 0,
    2, 38, 1, 0, 1, 0, 0, 2, 0, 42, 2, 75, 3, 147, 140, 0, 81, 140, 0, 0, 194, 2, 1, 40, 1,
    1, 0, 0, 0, 35, 1, 3, 1, 3, 0, 176, 140, 0, 81, 140, 0, 0, 194, 2, 1, 40, 1, 1, 0, 0,
    0, 35, 1, 3, 1, 3, 0, 208, 140, 0, 203, 140, 0, 5, 105, 0, 5, 42, 1, 2, 1, 0, 0, 36, 2,
    4, 1, 76, 2, 69, 141, 0, 64, 141, 0, 5, 108, 0, 2, 38, 1, 0, 1, 0, 0, 2, 0, 41, 3, 77,
    3, 123, 141, 0, 118, 141, 0, 5, 224, 1, 2, 38, 1, 0, 1, 0, 0, 2, 0, 41, 3, 50, 2, 154, 141,
    0, 149, 141, 0, 5, 224, 1, 2, 38, 1, 0, 1, 0, 0, 2, 0, 41, 3, 50, 2, 185, 141, 0, 180, 141,
    0, 5, 224, 1, 2, 38, 1, 0, 1, 0, 0, 2, 0, 41, 3, 50, 2, 214, 141, 0, 209, 141, 0, 0, 189,
    2, 1, 0, 0, 1, 0, 0, 0, 2, 0, 44, 3, 3, 0, 21, 142, 0, 232, 141, 0, 0, 0, 0, 0, 0,
    0, 1, 0, 0, 0, 37, 1, 45, 2, 3, 0, 170, 142, 0, 61, 142, 0, 0, 228, 1, 2, 43, 1, 1, 0,
    0, 0, 2, 0, 46, 3, 78, 1, 225, 142, 0, 179, 142, 0, 0, 197, 2, 1, 43, 1, 1, 0, 0, 0, 2,
    0, 3, 1, 3, 0, 249, 142, 0, 244, 142, 0, 0, 198, 2, 1, 44, 1, 1, 0, 0, 0, 38, 1, 0, 0,
    3, 0, 5, 143, 0, 61, 142, 0, 0, 228, 1, 2, 43, 1, 1, 0, 0, 0, 2, 0, 3, 2, 78, 1, 14,
    143, 0, 61, 142, 0, 0, 228, 1, 2, 43, 1, 1, 0, 0, 0, 2, 0, 3, 2, 78, 1, 167, 143, 0, 162,
    143, 0, 0, 230, 1, 2, 45, 1, 1, 0, 0, 0, 39, 2, 0, 0, 3, 0, 220, 143, 0, 179, 142, 0, 0,
    201, 2, 1, 46, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 43, 144, 0, 233, 143, 0, 0, 203, 2, 1,
    0, 0, 1, 0, 2, 1, 2, 0, 7, 2, 3, 0, 87, 144, 0, 82, 144, 0, 0, 205, 2, 1, 47, 1, 1,
    0, 0, 0, 40, 2, 0, 0, 3, 0, 220, 144, 0, 215, 144, 0, 0, 35, 1, 3, 48, 1, 1, 0, 0, 0,
    41, 2, 0, 0, 3, 0, 215, 145, 0, 233, 144, 0, 1, 38, 1, 3, 0, 0, 1, 0, 3, 2, 42, 1, 7,
    2, 79, 1, 248, 145, 0, 243, 145, 0, 0, 234, 1, 2, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0,
    50, 146, 0, 45, 146, 0, 0, 240, 1, 1, 5, 1, 1, 0, 0, 0, 43, 1, 3, 1, 3, 0, 68, 146, 0,
    61, 142, 0, 0, 228, 1, 2, 43, 1, 1, 0, 0, 0, 44, 1, 3, 2, 78, 1, 104, 146, 0, 99, 146, 0,
    0, 228, 1, 2, 43, 1, 1, 0, 0, 0, 45, 2, 3, 1, 3, 0, 114, 146, 0, 61, 142, 0, 0, 228, 1,
    2, 43, 1, 1, 0, 0, 0, 44, 1, 3, 2, 78, 1, 129, 146, 0, 124, 146, 0, 0, 0, 0, 0, 0, 0,
    1, 0, 0, 0, 46, 2, 0, 0, 3, 0, 140, 146, 0, 61, 142, 0, 0, 228, 1, 2, 43, 1, 1, 0, 0,
    0, 44, 1, 3, 2, 78, 1, 234, 146, 0, 150, 146, 0, 0, 208, 2, 1, 43, 1, 1, 0, 0, 0, 44, 1,
    3, 2, 80, 1, 244, 146, 0, 179, 142, 0, 0, 197, 2, 1, 43, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3,
    0, 255, 146, 0, 179, 142, 0, 0, 197, 2, 1, 43, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 11, 147,
    0, 179, 142, 0, 0, 197, 2, 1, 43, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 23, 147, 0, 179, 142,
    0, 0, 197, 2, 1, 43, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 91, 147, 0, 36, 147, 0, 0, 184,
    0, 1, 5, 1, 1, 0, 0, 0, 2, 0, 47, 1, 81, 1, 103, 147, 0, 61, 142, 0, 0, 228, 1, 2, 43,
    1, 1, 0, 0, 0, 44, 1, 3, 2, 78, 1, 113, 147, 0, 61, 142, 0, 0, 228, 1, 2, 43, 1, 1, 0,
    0, 0, 44, 1, 3, 2, 78, 1, 143, 147, 0, 138, 147, 0, 4, 0, 0, 0, 0, 0, 5, 1, 0, 0, 47,
    4, 48, 4, 3, 0, 225, 147, 0, 153, 147, 0, 0, 236, 1, 2, 43, 1, 1, 0, 0, 0, 2, 0, 3, 1,
    3, 0, 24, 148, 0, 19, 148, 0, 0, 238, 1, 2, 43, 1, 1, 0, 0, 0, 48, 1, 3, 1, 3, 0, 252,
    148, 0, 52, 148, 0, 0, 65, 1, 1, 49, 1, 1, 0, 0, 0, 49, 5, 0, 0, 3, 0, 70, 149, 0, 65,
    149, 0, 0, 41, 1, 3, 50, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 94, 149, 0, 89, 149, 0, 0,
    240, 1, 2, 51, 1, 1, 0, 0, 0, 43, 1, 3, 1, 3, 0, 111, 149, 0, 0, 0, 0, 0, 212, 2, 1,
    0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 152, 149, 0, 0, 0, 0, 0, 213, 2, 1, 5, 1, 1,
    0, 0, 0, 2, 0, 3, 2, 82, 1, 173, 149, 0, 0, 0, 0, 0, 213, 2, 1, 5, 1, 1, 0, 0, 0,
    2, 0, 3, 2, 82, 1, 231, 149, 0, 0, 0, 0, 0, 44, 1, 2, 5, 1, 1, 0, 0, 0, 2, 0, 3,
    2, 83, 1, 150, 150, 0, 40, 150, 0, 0, 242, 1, 2, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 84, 1,
    24, 151, 0, 171, 150, 0, 0, 244, 1, 2, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 85, 1, 153, 151, 0,
    43, 151, 0, 0, 246, 1, 2, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 86, 1, 131, 152, 0, 173, 151, 0,
    0, 163, 0, 4, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 87, 1, 187, 152, 0, 10, 96, 0, 0, 244, 1,
    1, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 88, 1, 209, 152, 0, 51, 151, 0, 0, 244, 1, 1, 5, 1,
    1, 0, 0, 0, 2, 0, 0, 0, 88, 1, 229, 152, 0, 125, 162, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0,
    0, 2, 0, 0, 0, 3, 0, 94, 153, 0, 249, 152, 0, 0, 248, 1, 2, 5, 1, 1, 0, 0, 0, 2, 0,
    0, 0, 89, 1, 117, 153, 0, 0, 0, 0, 0, 213, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 3, 2, 82,
    1, 131, 153, 0, 0, 0, 0, 0, 213, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 3, 2, 82, 1, 147, 153,
    0, 0, 0, 0, 0, 213, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 3, 2, 82, 1, 161, 153, 0, 0, 0,
    0, 0, 213, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 3, 2, 82, 1, 176, 153, 0, 0, 0, 0, 0, 213,
    2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 3, 2, 82, 1, 191, 153, 0, 0, 0, 0, 0, 213, 2, 1, 5,
    1, 1, 0, 0, 0, 2, 0, 3, 2, 82, 1, 14, 154, 0, 0, 0, 0, 0, 44, 1, 3, 5, 1, 1, 0,
    0, 0, 2, 0, 3, 2, 90, 1, 28, 154, 0, 0, 0, 0, 0, 44, 1, 3, 5, 1, 1, 0, 0, 0, 2,
    0, 3, 2, 90, 1, 114, 154, 0, 46, 154, 0, 0, 250, 1, 2, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1,
    3, 0, 145, 154, 0, 0, 0, 0, 0, 213, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 3, 2, 82, 1, 159,
    154, 0, 0, 0, 0, 0, 213, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 3, 2, 82, 1, 175, 154, 0, 0,
    0, 0, 0, 213, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 3, 2, 82, 1, 190, 154, 0, 0, 0, 0, 0,
    47, 1, 3, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 221, 154, 0, 0, 0, 0, 0, 47, 1, 3,
    5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 59, 155, 0, 1, 155, 0, 0, 50, 1, 3, 5, 1, 1,
    0, 0, 0, 50, 1, 0, 0, 3, 0, 83, 155, 0, 1, 155, 0, 0, 53, 1, 3, 5, 1, 1, 0, 0, 0,
    50, 1, 0, 0, 3, 0, 194, 155, 0, 105, 155, 0, 0, 56, 1, 3, 0, 0, 1, 0, 0, 0, 50, 1, 0,
    0, 3, 0, 52, 156, 0, 219, 155, 0, 0, 59, 1, 3, 0, 0, 1, 0, 0, 0, 50, 1, 0, 0, 3, 0,
    187, 156, 0, 82, 156, 0, 0, 63, 1, 2, 5, 1, 1, 0, 0, 0, 51, 3, 0, 0, 3, 0, 84, 157, 0,
    222, 156, 0, 0, 62, 1, 3, 0, 0, 1, 0, 0, 0, 51, 3, 0, 0, 3, 0, 198, 157, 0, 120, 157, 0,
    0, 252, 1, 2, 5, 1, 1, 0, 0, 0, 52, 3, 0, 0, 3, 0, 22, 158, 0, 224, 157, 0, 0, 62, 1,
    1, 5, 1, 1, 0, 0, 0, 53, 2, 0, 0, 3, 0, 49, 158, 0, 0, 0, 0, 0, 44, 1, 2, 5, 1,
    1, 0, 0, 0, 2, 0, 3, 2, 83, 1, 67, 158, 0, 0, 0, 0, 0, 44, 1, 2, 5, 1, 1, 0, 0,
    0, 2, 0, 3, 2, 83, 1, 84, 158, 0, 0, 0, 0, 0, 167, 0, 4, 0, 0, 1, 0, 0, 0, 2, 0,
    0, 0, 3, 0, 101, 158, 0, 0, 0, 0, 0, 167, 0, 4, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3,
    0, 125, 158, 0, 0, 0, 0, 0, 44, 1, 2, 5, 1, 1, 0, 0, 0, 2, 0, 3, 2, 83, 1, 143, 158,
    0, 0, 0, 0, 0, 44, 1, 2, 5, 1, 1, 0, 0, 0, 2, 0, 3, 2, 83, 1, 160, 158, 0, 0, 0,
    0, 0, 44, 1, 2, 5, 1, 1, 0, 0, 0, 2, 0, 3, 2, 83, 1, 174, 158, 0, 0, 0, 0, 0, 171,
    0, 4, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 193, 158, 0, 0, 0, 0, 0, 47, 1, 2, 5,
    1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 222, 158, 0, 0, 0, 0, 0, 213, 2, 1, 5, 1, 1, 0,
    0, 0, 2, 0, 3, 2, 82, 1, 236, 158, 0, 0, 0, 0, 0, 44, 1, 2, 5, 1, 1, 0, 0, 0, 2,
    0, 3, 2, 83, 1, 251, 158, 0, 0, 0, 0, 0, 44, 1, 2, 5, 1, 1, 0, 0, 0, 2, 0, 3, 2,
    83, 1, 10, 159, 0, 0, 0, 0, 0, 47, 1, 2, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 39,
    159, 0, 0, 0, 0, 0, 213, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 3, 2, 82, 1, 54, 159, 0, 0,
    0, 0, 0, 47, 1, 2, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 133, 159, 0, 83, 159, 0, 0,
    214, 2, 1, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 91, 1, 156, 159, 0, 125, 162, 0, 0, 0, 0, 0,
    5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 176, 159, 0, 0, 0, 0, 0, 47, 1, 2, 5, 1, 1,
    0, 0, 0, 2, 0, 0, 0, 3, 0, 205, 159, 0, 0, 0, 0, 0, 47, 1, 2, 5, 1, 1, 0, 0, 0,
    2, 0, 0, 0, 3, 0, 234, 159, 0, 0, 0, 0, 0, 47, 1, 2, 5, 1, 1, 0, 0, 0, 2, 0, 0,
    0, 3, 0, 7, 160, 0, 0, 0, 0, 0, 47, 1, 1, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0,
    35, 160, 0, 0, 0, 0, 0, 47, 1, 1, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 63, 160, 0,
    0, 0, 0, 0, 47, 1, 2, 5, 1, 1, 0, 0, 0, 54, 1, 3, 1, 3, 0, 92, 160, 0, 0, 0, 0,
    0, 47, 1, 1, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 121, 160, 0, 0, 0, 0, 0, 47, 1,
    1, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 150, 160, 0, 0, 0, 0, 0, 47, 1, 2, 5, 1,
    1, 0, 0, 0, 54, 1, 3, 1, 3, 0, 179, 160, 0, 0, 0, 0, 0, 47, 1, 1, 5, 1, 1, 0, 0,
    0, 2, 0, 3, 1, 3, 0, 207, 160, 0, 0, 0, 0, 0, 47, 1, 1, 5, 1, 1, 0, 0, 0, 2, 0,
    3, 1, 3, 0, 234, 160, 0, 0, 0, 0, 0, 47, 1, 1, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3,
    0, 7, 161, 0, 0, 0, 0, 0, 47, 1, 1, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 36, 161,
    0, 0, 0, 0, 0, 47, 1, 1, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 65, 161, 0, 0, 0,
    0, 0, 47, 1, 1, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 94, 161, 0, 0, 0, 0, 0, 47,
    1, 1, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 122, 161, 0, 179, 142, 0, 0, 197, 2, 1, 43,
    1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 141, 161, 0, 136, 161, 0, 1, 65, 1, 3, 47, 1, 1, 0,
    4, 2, 40, 1, 1, 1, 3, 0, 158, 161, 0, 153, 161, 0, 0, 205, 2, 1, 5, 1, 1, 0, 0, 0, 55,
    1, 0, 0, 3, 0, 235, 161, 0, 230, 161, 0, 0, 3, 2, 1, 52, 1, 1, 0, 0, 0, 56, 4, 0, 0,
    3, 0, 245, 161, 0, 61, 142, 0, 0, 228, 1, 2, 43, 1, 1, 0, 0, 0, 2, 0, 3, 2, 78, 1, 38,
    162, 0, 255, 161, 0, 4, 0, 0, 0, 0, 0, 4, 1, 0, 0, 37, 1, 49, 3, 3, 0, 90, 162, 0, 52,
    162, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 57, 1, 0, 0, 3, 0, 150, 162, 0, 110, 162, 0, 0,
    0, 0, 0, 5, 1, 1, 0, 0, 0, 17, 1, 3, 1, 3, 0, 224, 162, 0, 219, 162, 0, 4, 0, 0, 0,
    0, 0, 6, 1, 0, 0, 2, 10, 50, 2, 92, 1, 255, 162, 0, 125, 162, 0, 0, 0, 0, 0, 44, 1, 1,
    0, 0, 0, 2, 0, 3, 1, 3, 0, 14, 163, 0, 125, 162, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0,
    2, 0, 3, 1, 3, 0, 30, 163, 0, 61, 142, 0, 0, 228, 1, 2, 43, 1, 1, 0, 0, 0, 2, 0, 46,
    3, 78, 1, 39, 163, 0, 61, 142, 0, 0, 228, 1, 2, 43, 1, 1, 0, 0, 0, 2, 0, 3, 2, 78, 1,
    47, 163, 0, 179, 142, 0, 0, 197, 2, 1, 43, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 61, 163, 0,
    134, 110, 0, 0, 56, 1, 1, 0, 0, 1, 0, 0, 0, 2, 0, 1, 1, 3, 0, 78, 163, 0, 73, 163, 0,
    0, 217, 2, 1, 0, 0, 1, 0, 0, 0, 2, 0, 7, 2, 3, 0, 90, 163, 0, 61, 142, 0, 0, 228, 1,
    2, 43, 1, 1, 0, 0, 0, 2, 0, 3, 2, 78, 1, 7, 164, 0, 100, 163, 0, 0, 68, 1, 3, 5, 1,
    1, 0, 0, 0, 2, 0, 51, 2, 93, 1, 19, 164, 0, 179, 142, 0, 0, 197, 2, 1, 43, 1, 1, 0, 0,
    0, 2, 0, 3, 1, 3, 0, 29, 164, 0, 61, 142, 0, 0, 228, 1, 2, 43, 1, 1, 0, 0, 0, 2, 0,
    3, 2, 78, 1, 43, 164, 0, 38, 164, 0, 0, 0, 2, 2, 50, 1, 1, 0, 0, 0, 58, 1, 3, 1, 3,
    0, 62, 164, 0, 179, 142, 0, 0, 197, 2, 1, 43, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 74, 164,
    0, 61, 142, 0, 0, 228, 1, 2, 43, 1, 1, 0, 0, 0, 2, 0, 3, 2, 78, 1, 89, 164, 0, 84, 164,
    0, 0, 2, 2, 2, 0, 0, 1, 0, 0, 0, 56, 4, 0, 0, 3, 0, 100, 164, 0, 61, 142, 0, 0, 228,
    1, 2, 43, 1, 1, 0, 0, 0, 2, 0, 3, 2, 78, 1, 104, 165, 0, 109, 164, 0, 1, 71, 1, 3, 0,
    0, 1, 0, 5, 2, 59, 3, 7, 2, 94, 1, 116, 165, 0, 179, 142, 0, 0, 197, 2, 1, 43, 1, 1, 0,
    0, 0, 2, 0, 3, 1, 3, 0, 127, 165, 0, 61, 142, 0, 0, 228, 1, 2, 43, 1, 1, 0, 0, 0, 2,
    0, 3, 2, 78, 1, 137, 165, 0, 179, 142, 0, 0, 197, 2, 1, 43, 1, 1, 0, 0, 0, 2, 0, 3, 1,
    3, 0, 149, 165, 0, 219, 94, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 1, 1, 3, 0, 166,
    165, 0, 61, 142, 0, 0, 228, 1, 2, 43, 1, 1, 0, 0, 0, 2, 0, 3, 2, 78, 1, 176, 165, 0, 61,
    142, 0, 0, 228, 1, 2, 43, 1, 1, 0, 0, 0, 2, 0, 3, 2, 78, 1, 185, 165, 0, 179, 142, 0, 0,
    197, 2, 1, 43, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 112, 166, 0, 4, 166, 0, 0, 218, 2, 1,
    53, 1, 1, 0, 0, 0, 2, 0, 47, 6, 95, 1, 122, 166, 0, 113, 103, 0, 0, 6, 2, 2, 53, 1, 1,
    0, 0, 0, 2, 0, 47, 6, 32, 1, 133, 166, 0, 4, 166, 0, 0, 218, 2, 1, 53, 1, 1, 0, 0, 0,
    2, 0, 47, 6, 95, 1, 142, 166, 0, 4, 166, 0, 0, 218, 2, 1, 53, 1, 1, 0, 0, 0, 2, 0, 47,
    6, 95, 1, 151, 166, 0, 4, 166, 0, 0, 218, 2, 1, 53, 1, 1, 0, 0, 0, 2, 0, 47, 6, 95, 1,
    161, 166, 0, 4, 166, 0, 0, 218, 2, 1, 53, 1, 1, 0, 0, 0, 2, 0, 47, 6, 95, 1, 172, 166, 0,
    4, 166, 0, 0, 218, 2, 1, 53, 1, 1, 0, 0, 0, 2, 0, 47, 6, 95, 1, 181, 166, 0, 4, 166, 0,
    0, 218, 2, 1, 53, 1, 1, 0, 0, 0, 2, 0, 47, 6, 95, 1, 192, 166, 0, 4, 166, 0, 0, 218, 2,
    1, 53, 1, 1, 0, 0, 0, 2, 0, 47, 6, 95, 1, 203, 166, 0, 4, 166, 0, 0, 218, 2, 1, 53, 1,
    1, 0, 0, 0, 2, 0, 47, 6, 95, 1, 213, 166, 0, 113, 103, 0, 0, 6, 2, 2, 53, 1, 1, 0, 0,
    0, 2, 0, 47, 6, 32, 1, 223, 166, 0, 4, 166, 0, 0, 218, 2, 1, 53, 1, 1, 0, 0, 0, 2, 0,
    47, 6, 95, 1, 234, 166, 0, 4, 166, 0, 0, 218, 2, 1, 53, 1, 1, 0, 0, 0, 2, 0, 47, 6, 95,
    1, 243, 166, 0, 4, 166, 0, 0, 218, 2, 1, 53, 1, 1, 0, 0, 0, 2, 0, 47, 6, 95, 1, 253, 166,
    0, 4, 166, 0, 0, 218, 2, 1, 53, 1, 1, 0, 0, 0, 2, 0, 47, 6, 95, 1, 159, 167, 0, 7, 167,
    0, 1, 12, 1, 2, 54, 1, 1, 0, 0, 0, 60, 1, 0, 0, 96, 1, 172, 167, 0, 7, 167, 0, 1, 12,
    1, 2, 54, 1, 1, 0, 0, 0, 60, 1, 0, 0, 96, 1, 191, 167, 0, 186, 167, 0, 4, 0, 0, 0, 1,
    1, 7, 1, 0, 0, 2, 0, 52, 3, 97, 1, 57, 168, 0, 240, 167, 0, 0, 151, 2, 1, 0, 0, 1, 0,
    0, 0, 2, 0, 53, 4, 3, 0, 135, 168, 0, 84, 168, 0, 0, 235, 0, 1, 0, 0, 1, 0, 0, 0, 61,
    1, 0, 0, 3, 0, 108, 169, 0, 195, 168, 0, 0, 14, 2, 1, 55, 1, 1, 0, 0, 0, 2, 0, 54, 4,
    98, 1, 200, 169, 0, 127, 169, 0, 0, 175, 0, 1, 56, 1, 1, 0, 0, 0, 2, 0, 55, 4, 3, 0, 9,
    170, 0, 212, 169, 0, 0, 222, 2, 1, 57, 1, 1, 0, 0, 0, 2, 0, 43, 1, 3, 0, 22, 170, 0, 81,
    140, 0, 0, 224, 2, 1, 58, 1, 1, 0, 0, 0, 35, 1, 56, 2, 3, 0, 153, 170, 0, 44, 170, 0, 0,
    8, 2, 2, 0, 0, 1, 0, 0, 0, 2, 0, 57, 3, 3, 0, 165, 170, 0, 179, 109, 0, 0, 15, 2, 1,
    0, 0, 1, 0, 0, 0, 2, 0, 5, 1, 3, 0, 29, 171, 0, 180, 170, 0, 0, 10, 2, 2, 36, 1, 1,
    0, 0, 0, 2, 0, 58, 2, 99, 1, 45, 171, 0, 40, 171, 0, 0, 58, 0, 1, 0, 0, 1, 0, 0, 0,
    2, 0, 0, 0, 3, 0, 209, 171, 0, 62, 171, 0, 0, 74, 1, 3, 0, 0, 1, 0, 0, 0, 2, 0, 0,
    0, 100, 1, 225, 171, 0, 81, 140, 0, 0, 224, 2, 1, 58, 1, 1, 0, 0, 0, 35, 1, 56, 2, 3, 0,
    44, 172, 0, 10, 172, 0, 0, 0, 0, 0, 59, 1, 1, 0, 0, 0, 62, 1, 3, 1, 3, 0, 196, 172, 0,
    62, 172, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 37, 5, 59, 1, 3, 0, 53, 173, 0, 206, 175, 0,
    0, 235, 0, 2, 3, 1, 1, 0, 0, 0, 2, 0, 60, 2, 101, 1, 70, 173, 0, 65, 173, 0, 0, 235, 0,
    2, 0, 0, 1, 0, 0, 0, 8, 3, 0, 0, 6, 1, 23, 175, 0, 86, 173, 0, 1, 175, 0, 4, 60, 1,
    1, 0, 0, 0, 63, 3, 56, 3, 102, 1, 180, 175, 0, 108, 175, 0, 0, 12, 2, 2, 61, 1, 1, 0, 0,
    0, 2, 0, 61, 2, 3, 0, 100, 176, 0, 195, 175, 0, 0, 234, 0, 3, 0, 0, 1, 0, 0, 0, 2, 0,
    62, 2, 103, 1, 122, 177, 0, 113, 176, 0, 1, 179, 0, 4, 60, 1, 1, 0, 0, 0, 63, 3, 63, 2, 102,
    1, 180, 177, 0, 179, 109, 0, 0, 15, 2, 1, 40, 1, 1, 0, 0, 0, 2, 0, 64, 3, 104, 1, 247, 177,
    0, 199, 177, 0, 0, 14, 2, 2, 0, 0, 1, 0, 0, 0, 2, 0, 65, 3, 98, 1, 16, 178, 0, 11, 178,
    0, 0, 229, 2, 1, 62, 1, 1, 0, 0, 0, 64, 1, 3, 1, 3, 0, 220, 178, 0, 64, 178, 0, 0, 77,
    1, 3, 63, 1, 1, 0, 0, 0, 2, 0, 3, 1, 105, 1, 237, 178, 0, 219, 94, 0, 0, 0, 0, 0, 0,
    0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 44, 179, 0, 251, 178, 0, 0, 217, 2, 1, 5, 1, 1, 0,
    0, 0, 2, 0, 0, 0, 3, 0, 58, 179, 0, 125, 162, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2,
    0, 3, 1, 3, 0, 85, 179, 0, 125, 162, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1,
    3, 0, 112, 179, 0, 125, 162, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 139,
    179, 0, 125, 162, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 165, 179, 0, 125,
    162, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 193, 179, 0, 125, 162, 0, 0,
    0, 0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 221, 179, 0, 125, 162, 0, 0, 0, 0, 0,
    5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 249, 179, 0, 125, 162, 0, 0, 0, 0, 0, 5, 1, 1,
    0, 0, 0, 2, 0, 3, 1, 3, 0, 19, 180, 0, 125, 162, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0,
    2, 0, 3, 1, 3, 0, 45, 180, 0, 125, 162, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 3,
    1, 3, 0, 71, 180, 0, 125, 162, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0,
    96, 180, 0, 125, 162, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 121, 180, 0,
    125, 162, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 146, 180, 0, 125, 162, 0,
    0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 179, 180, 0, 174, 180, 0, 0, 183, 0,
    4, 5, 1, 1, 0, 0, 0, 65, 1, 0, 0, 3, 0, 204, 180, 0, 199, 180, 0, 0, 16, 2, 2, 5, 1,
    1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 239, 180, 0, 251, 178, 0, 0, 217, 2, 1, 64, 1, 1, 0, 0,
    0, 2, 0, 0, 0, 3, 0, 25, 181, 0, 251, 178, 0, 0, 217, 2, 1, 64, 1, 1, 0, 0, 0, 2, 0,
    0, 0, 3, 0, 67, 181, 0, 251, 178, 0, 0, 217, 2, 1, 64, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3,
    0, 109, 181, 0, 251, 178, 0, 0, 217, 2, 1, 64, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 156, 181,
    0, 151, 181, 0, 0, 217, 2, 1, 64, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 196, 181, 0, 251, 178,
    0, 0, 217, 2, 1, 64, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 12, 182, 0, 236, 181, 0, 0, 217,
    2, 1, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 55, 182, 0, 236, 181, 0, 0, 217, 2, 1, 0,
    0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 102, 182, 0, 219, 94, 0, 0, 0, 0, 0, 0, 0, 1, 0,
    0, 0, 2, 0, 0, 0, 3, 0, 166, 182, 0, 114, 182, 0, 0, 233, 2, 1, 0, 0, 1, 0, 0, 0, 2,
    0, 0, 0, 3, 0, 194, 182, 0, 176, 182, 0, 4, 0, 0, 0, 0, 0, 0, 1, 0, 0, 2, 0, 0, 0,
    3, 0, 1, 183, 0, 252, 182, 0, 5, 59, 0, 8, 0, 0, 0, 1, 0, 0, 66, 2, 0, 0, 3, 0, 132,
    183, 0, 37, 183, 0, 0, 18, 2, 2, 0, 0, 1, 0, 0, 0, 2, 0, 66, 1, 3, 0, 41, 184, 0, 146,
    183, 0, 4, 0, 0, 0, 0, 0, 8, 3, 0, 0, 67, 2, 59, 1, 3, 0, 91, 184, 0, 0, 0, 0, 5,
    83, 1, 3, 0, 0, 0, 1, 0, 0, 68, 1, 0, 0, 106, 1, 102, 184, 0, 219, 94, 0, 0, 0, 0, 0,
    0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 115, 184, 0, 219, 94, 0, 0, 0, 0, 0, 0, 0, 1,
    0, 0, 0, 2, 0, 0, 0, 3, 0, 129, 184, 0, 219, 94, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0,
    2, 0, 1, 1, 3, 0, 198, 184, 0, 193, 184, 0, 5, 33, 0, 10, 0, 0, 0, 1, 0, 0, 69, 7, 67,
    1, 107, 1, 162, 185, 0, 66, 185, 0, 0, 151, 2, 1, 0, 0, 1, 0, 0, 0, 2, 0, 68, 4, 3, 0,
    100, 186, 0, 14, 186, 0, 0, 234, 2, 1, 0, 0, 1, 0, 0, 0, 70, 2, 69, 1, 3, 0, 237, 186, 0,
    128, 186, 0, 0, 234, 2, 1, 65, 1, 1, 0, 0, 0, 70, 2, 70, 1, 3, 0, 17, 187, 0, 31, 187, 0,
    0, 236, 2, 1, 66, 1, 1, 0, 0, 0, 71, 1, 0, 0, 108, 1, 191, 187, 0, 120, 198, 0, 0, 89, 1,
    1, 0, 0, 1, 0, 0, 0, 2, 0, 70, 1, 109, 1, 43, 188, 0, 212, 187, 0, 0, 236, 2, 1, 67, 1,
    1, 0, 0, 0, 2, 0, 69, 1, 110, 1, 144, 188, 0, 212, 187, 0, 0, 239, 2, 1, 68, 1, 1, 0, 0,
    0, 2, 0, 69, 1, 111, 1, 135, 187, 0, 192, 188, 0, 1, 86, 1, 3, 69, 1, 1, 0, 0, 0, 72, 2,
    3, 1, 112, 1, 58, 190, 0, 207, 189, 0, 4, 0, 0, 0, 0, 0, 4, 1, 0, 0, 73, 3, 71, 3, 3,
    0, 250, 190, 0, 70, 190, 0, 1, 89, 1, 3, 0, 0, 1, 0, 0, 0, 2, 0, 70, 1, 113, 1, 106, 191,
    0, 6, 191, 0, 0, 242, 2, 1, 67, 1, 1, 0, 0, 0, 74, 1, 0, 0, 114, 1, 240, 191, 0, 117, 191,
    0, 0, 242, 2, 1, 70, 1, 1, 0, 0, 0, 75, 1, 0, 0, 115, 1, 164, 192, 0, 252, 191, 0, 4, 20,
    2, 2, 0, 0, 5, 1, 0, 0, 76, 2, 1, 5, 116, 1, 7, 187, 0, 176, 192, 0, 0, 0, 0, 0, 71,
    1, 1, 0, 0, 0, 77, 1, 0, 0, 117, 1, 62, 193, 0, 252, 192, 0, 0, 0, 0, 0, 72, 1, 1, 0,
    0, 0, 78, 1, 0, 0, 118, 1, 162, 193, 0, 83, 193, 0, 0, 234, 2, 1, 0, 0, 1, 0, 3, 2, 70,
    2, 1, 1, 3, 0, 24, 194, 0, 190, 193, 0, 0, 234, 2, 1, 65, 1, 1, 0, 0, 0, 70, 2, 0, 0,
    3, 0, 124, 194, 0, 49, 194, 0, 0, 22, 2, 2, 0, 0, 1, 0, 3, 2, 2, 0, 72, 3, 119, 1, 161,
    194, 0, 145, 194, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 1, 2, 0, 7, 2, 3, 0, 22, 195, 0, 179,
    194, 0, 0, 246, 2, 1, 0, 0, 1, 0, 3, 2, 79, 1, 73, 2, 120, 1, 134, 195, 0, 49, 195, 0, 0,
    89, 1, 1, 0, 0, 1, 0, 3, 2, 80, 2, 73, 2, 109, 1, 218, 195, 0, 165, 195, 0, 0, 89, 1, 1,
    0, 0, 1, 0, 3, 2, 70, 1, 73, 2, 109, 1, 250, 195, 0, 49, 195, 0, 0, 89, 1, 1, 0, 0, 1,
    0, 3, 2, 80, 2, 73, 2, 109, 1, 101, 196, 0, 24, 196, 0, 0, 247, 2, 1, 0, 0, 1, 0, 3, 2,
    2, 1, 73, 2, 121, 1, 209, 196, 0, 123, 196, 0, 0, 248, 2, 1, 0, 0, 1, 0, 3, 2, 81, 1, 73,
    2, 122, 1, 232, 196, 0, 254, 198, 0, 0, 0, 0, 0, 73, 1, 1, 0, 0, 0, 17, 1, 3, 1, 120, 1,
    253, 197, 0, 4, 197, 0, 1, 86, 1, 3, 74, 1, 1, 0, 0, 0, 82, 2, 0, 0, 123, 1, 25, 198, 0,
    254, 198, 0, 0, 0, 0, 0, 71, 1, 1, 0, 0, 0, 83, 1, 3, 1, 117, 1, 48, 198, 0, 254, 198, 0,
    0, 0, 0, 0, 72, 1, 1, 0, 0, 0, 84, 1, 3, 1, 118, 1, 72, 198, 0, 120, 198, 0, 0, 89, 1,
    1, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 109, 1, 89, 198, 0, 219, 94, 0, 0, 0, 0, 0, 0, 0,
    1, 0, 0, 0, 2, 0, 7, 2, 3, 0, 224, 198, 0, 109, 198, 0, 0, 89, 1, 1, 73, 1, 1, 0, 0,
    0, 70, 1, 3, 1, 124, 1, 86, 199, 0, 249, 198, 0, 0, 249, 2, 1, 71, 1, 1, 0, 0, 0, 2, 0,
    3, 1, 125, 1, 155, 199, 0, 116, 199, 0, 0, 250, 2, 1, 74, 1, 1, 0, 0, 0, 2, 0, 3, 1, 109,
    1, 34, 200, 0, 182, 199, 0, 0, 89, 1, 1, 75, 1, 1, 0, 0, 0, 85, 1, 3, 1, 126, 1, 111, 200,
    0, 57, 200, 0, 0, 89, 1, 1, 76, 1, 1, 0, 0, 0, 86, 1, 3, 1, 109, 1, 135, 200, 0, 182, 199,
    0, 0, 89, 1, 1, 75, 1, 1, 0, 0, 0, 85, 1, 3, 1, 126, 1, 157, 200, 0, 57, 200, 0, 0, 89,
    1, 1, 76, 1, 1, 0, 0, 0, 86, 1, 3, 1, 109, 1, 36, 201, 0, 180, 200, 0, 0, 250, 2, 1, 77,
    1, 1, 0, 0, 0, 2, 0, 74, 2, 127, 1, 101, 201, 0, 219, 94, 0, 0, 0, 0, 0, 78, 1, 1, 0,
    0, 0, 2, 0, 0, 0, 128, 1, 177, 201, 0, 127, 201, 0, 0, 254, 2, 1, 0, 0, 1, 0, 3, 2, 2,
    0, 73, 2, 3, 0, 203, 202, 0, 200, 201, 0, 1, 24, 2, 2, 0, 0, 1, 0, 2, 1, 87, 4, 1, 1,
    129, 1, 49, 203, 0, 227, 202, 0, 0, 26, 2, 2, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 109, 1, 139,
    203, 0, 68, 203, 0, 0, 246, 2, 1, 0, 0, 1, 0, 6, 2, 88, 1, 73, 2, 120, 1, 243, 203, 0, 167,
    203, 0, 0, 89, 1, 1, 0, 0, 1, 0, 6, 2, 89, 1, 73, 2, 109, 1, 19, 204, 0, 167, 203, 0, 0,
    89, 1, 1, 0, 0, 1, 0, 6, 2, 90, 1, 73, 2, 109, 1, 52, 204, 0, 167, 203, 0, 0, 89, 1, 1,
    0, 0, 1, 0, 6, 2, 89, 1, 73, 2, 109, 1, 150, 204, 0, 83, 204, 0, 0, 247, 2, 1, 0, 0, 1,
    0, 6, 2, 91, 1, 73, 2, 121, 1, 200, 204, 0, 83, 204, 0, 0, 248, 2, 1, 0, 0, 1, 0, 6, 2,
    92, 1, 73, 2, 122, 1, 22, 205, 0, 0, 0, 0, 0, 255, 2, 1, 79, 1, 1, 0, 0, 0, 93, 5, 25,
    2, 130, 1, 62, 205, 0, 0, 0, 0, 0, 255, 2, 1, 79, 1, 1, 0, 0, 0, 94, 6, 25, 2, 130, 1,
    0, 206, 0, 0, 0, 0, 0, 1, 3, 1, 80, 1, 1, 0, 0, 0, 95, 1, 47, 1, 131, 1, 18, 206, 0,
    0, 0, 0, 0, 1, 3, 1, 80, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 30, 206, 0, 0, 0, 0,
    0, 1, 3, 1, 80, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 57, 206, 0, 0, 0, 0, 4, 108, 0,
    1, 25, 1, 4, 1, 0, 0, 96, 3, 75, 2, 132, 1, 70, 206, 0, 0, 0, 0, 0, 3, 3, 1, 0, 0,
    1, 0, 0, 0, 2, 0, 1, 1, 3, 0, 99, 207, 0, 0, 0, 0, 0, 4, 3, 1, 81, 1, 1, 0, 0,
    0, 2, 0, 3, 1, 3, 0, 111, 207, 0, 0, 0, 0, 0, 1, 3, 1, 80, 1, 1, 0, 0, 0, 97, 3,
    47, 1, 131, 1, 123, 207, 0, 0, 0, 0, 0, 1, 3, 1, 80, 1, 1, 0, 0, 0, 98, 1, 47, 1, 131,
    1, 145, 207, 0, 219, 94, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 164, 207,
    0, 159, 207, 0, 0, 95, 0, 5, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 187, 207, 0, 182, 207,
    0, 0, 94, 0, 6, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 206, 207, 0, 125, 162, 0, 0, 0,
    0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 223, 207, 0, 125, 162, 0, 0, 0, 0, 0, 5,
    1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 240, 207, 0, 125, 162, 0, 0, 0, 0, 0, 5, 1, 1, 0,
    0, 0, 2, 0, 3, 1, 3, 0, 1, 208, 0, 251, 178, 0, 0, 217, 2, 1, 5, 1, 1, 0, 0, 0, 2,
    0, 0, 0, 3, 0, 28, 208, 0, 251, 178, 0, 0, 217, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0,
    3, 0, 54, 208, 0, 251, 178, 0, 0, 217, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 81,
    208, 0, 251, 178, 0, 0, 217, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 107, 208, 0, 251,
    178, 0, 0, 217, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 133, 208, 0, 251, 178, 0, 0,
    217, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 160, 208, 0, 251, 178, 0, 0, 217, 2, 1,
    5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 186, 208, 0, 251, 178, 0, 0, 217, 2, 1, 5, 1, 1,
    0, 0, 0, 2, 0, 0, 0, 3, 0, 213, 208, 0, 251, 178, 0, 0, 217, 2, 1, 5, 1, 1, 0, 0, 0,
    2, 0, 0, 0, 3, 0, 239, 208, 0, 251, 178, 0, 0, 217, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 0,
    0, 3, 0, 10, 209, 0, 251, 178, 0, 0, 217, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0,
    36, 209, 0, 251, 178, 0, 0, 217, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 62, 209, 0,
    251, 178, 0, 0, 217, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 86, 209, 0, 251, 178, 0,
    0, 217, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 111, 209, 0, 251, 178, 0, 0, 217, 2,
    1, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 135, 209, 0, 251, 178, 0, 0, 217, 2, 1, 5, 1,
    1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 161, 209, 0, 251, 178, 0, 0, 217, 2, 1, 5, 1, 1, 0, 0,
    0, 2, 0, 0, 0, 3, 0, 186, 209, 0, 251, 178, 0, 0, 217, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0,
    0, 0, 3, 0, 211, 209, 0, 251, 178, 0, 0, 217, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3,
    0, 236, 209, 0, 251, 178, 0, 0, 217, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 3, 210,
    0, 125, 162, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 25, 210, 0, 125, 162,
    0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 47, 210, 0, 125, 162, 0, 0, 0,
    0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 69, 210, 0, 125, 162, 0, 0, 0, 0, 0, 5,
    1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 90, 210, 0, 125, 162, 0, 0, 0, 0, 0, 5, 1, 1, 0,
    0, 0, 2, 0, 3, 1, 3, 0, 111, 210, 0, 125, 162, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2,
    0, 3, 1, 3, 0, 132, 210, 0, 125, 162, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1,
    3, 0, 152, 210, 0, 125, 162, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 172,
    210, 0, 125, 162, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 16, 211, 0, 196,
    210, 0, 0, 30, 2, 2, 0, 0, 1, 0, 0, 0, 2, 0, 76, 3, 79, 1, 35, 211, 0, 30, 211, 0, 4,
    0, 0, 0, 32, 1, 0, 1, 0, 0, 2, 0, 0, 0, 3, 0, 59, 211, 0, 54, 211, 0, 4, 187, 0, 4,
    1, 1, 2, 1, 0, 0, 2, 0, 4, 1, 133, 2, 84, 211, 0, 79, 211, 0, 4, 38, 1, 1, 1, 1, 3,
    2, 0, 0, 2, 0, 4, 2, 79, 2, 96, 211, 0, 91, 211, 0, 5, 191, 0, 4, 1, 1, 2, 1, 0, 0,
    2, 0, 4, 1, 133, 2, 114, 211, 0, 109, 211, 0, 4, 18, 2, 1, 0, 0, 9, 1, 0, 0, 2, 0, 77,
    1, 3, 0, 207, 211, 0, 149, 211, 0, 0, 220, 1, 1, 0, 0, 1, 0, 0, 0, 2, 0, 78, 3, 3, 0,
    230, 211, 0, 225, 211, 0, 4, 7, 3, 1, 1, 1, 10, 2, 0, 0, 2, 0, 4, 1, 3, 0, 52, 212, 0,
    240, 167, 0, 0, 151, 2, 1, 0, 0, 1, 0, 0, 0, 2, 0, 79, 4, 3, 0, 157, 212, 0, 84, 212, 0,
    0, 34, 2, 2, 82, 1, 1, 0, 0, 0, 2, 0, 80, 2, 3, 0, 252, 212, 0, 197, 212, 0, 0, 9, 3,
    1, 83, 1, 1, 0, 0, 0, 2, 0, 80, 2, 3, 0, 29, 213, 0, 24, 213, 0, 4, 11, 3, 1, 1, 1,
    11, 1, 0, 0, 2, 0, 4, 1, 134, 2, 202, 213, 0, 107, 213, 0, 0, 13, 3, 1, 84, 1, 1, 0, 0,
    0, 2, 0, 80, 2, 135, 1, 247, 213, 0, 57, 78, 0, 0, 58, 0, 1, 0, 0, 1, 0, 0, 0, 2, 0,
    81, 4, 3, 0, 67, 214, 0, 12, 214, 0, 0, 15, 3, 1, 83, 1, 1, 0, 0, 0, 99, 1, 80, 2, 3,
    0, 226, 214, 0, 99, 214, 0, 0, 36, 2, 2, 85, 1, 1, 0, 0, 0, 2, 0, 3, 1, 136, 1, 6, 215,
    0, 1, 215, 0, 0, 0, 0, 0, 83, 1, 1, 0, 0, 0, 100, 1, 28, 2, 3, 0, 92, 215, 0, 254, 198,
    0, 0, 0, 0, 0, 86, 1, 1, 0, 0, 0, 101, 1, 28, 2, 137, 2, 167, 215, 0, 109, 215, 0, 0, 0,
    0, 0, 84, 1, 1, 0, 0, 0, 102, 1, 28, 2, 138, 1, 244, 215, 0, 187, 215, 0, 0, 15, 3, 1, 84,
    1, 1, 0, 0, 0, 2, 0, 82, 2, 138, 1, 13, 216, 0, 187, 215, 0, 0, 15, 3, 1, 84, 1, 1, 0,
    0, 0, 2, 0, 82, 2, 138, 1, 115, 216, 0, 27, 216, 0, 0, 18, 3, 1, 84, 1, 1, 0, 0, 0, 103,
    1, 0, 0, 139, 1, 156, 216, 0, 0, 0, 0, 0, 19, 3, 1, 87, 1, 1, 0, 0, 0, 2, 0, 0, 0,
    3, 0, 174, 216, 0, 84, 212, 0, 0, 34, 2, 2, 82, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 33,
    217, 0, 218, 216, 0, 0, 21, 3, 1, 85, 1, 1, 0, 0, 0, 2, 0, 3, 1, 140, 1, 132, 217, 0, 58,
    217, 0, 0, 22, 3, 1, 88, 1, 1, 0, 0, 0, 2, 0, 3, 1, 141, 1, 171, 217, 0, 166, 217, 0, 4,
    0, 0, 0, 0, 0, 5, 1, 0, 0, 104, 1, 0, 7, 3, 0, 15, 218, 0, 194, 217, 0, 0, 38, 2, 2,
    89, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 109, 218, 0, 32, 218, 0, 0, 24, 3, 1, 86, 1, 1,
    0, 0, 0, 2, 0, 3, 1, 142, 1, 156, 218, 0, 187, 215, 0, 0, 15, 3, 1, 29, 1, 1, 0, 0, 0,
    2, 0, 82, 2, 143, 1, 27, 219, 0, 179, 218, 0, 0, 40, 2, 2, 90, 1, 1, 0, 0, 0, 99, 1, 80,
    1, 3, 0, 38, 219, 0, 84, 212, 0, 0, 42, 2, 2, 90, 1, 1, 0, 0, 0, 2, 0, 80, 2, 3, 0,
    48, 219, 0, 84, 212, 0, 0, 42, 2, 2, 90, 1, 1, 0, 0, 0, 2, 0, 80, 2, 3, 0, 58, 219, 0,
    84, 212, 0, 0, 34, 2, 2, 82, 1, 1, 0, 0, 0, 2, 0, 80, 2, 3, 0, 121, 219, 0, 68, 219, 0,
    0, 38, 2, 1, 82, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 191, 219, 0, 140, 219, 0, 0, 38, 2,
    1, 91, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 207, 219, 0, 202, 219, 0, 4, 44, 2, 2, 92, 1,
    2, 1, 0, 0, 2, 0, 0, 0, 144, 1, 234, 219, 0, 187, 215, 0, 0, 15, 3, 1, 29, 1, 1, 0, 0,
    0, 2, 0, 83, 3, 143, 1, 42, 220, 0, 249, 219, 0, 0, 28, 3, 1, 83, 1, 1, 0, 0, 0, 2, 0,
    3, 1, 3, 0, 87, 220, 0, 57, 220, 0, 0, 29, 3, 1, 36, 1, 1, 0, 0, 0, 2, 0, 3, 1, 45,
    1, 120, 220, 0, 0, 0, 0, 0, 46, 2, 2, 93, 2, 1, 0, 0, 0, 2, 0, 3, 1, 145, 1, 204, 220,
    0, 151, 220, 0, 0, 30, 3, 1, 94, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 125, 221, 0, 248, 220,
    0, 0, 50, 2, 2, 95, 1, 1, 0, 0, 0, 2, 0, 3, 1, 146, 1, 189, 221, 0, 57, 78, 0, 0, 58,
    0, 1, 0, 0, 1, 0, 0, 0, 2, 0, 84, 4, 3, 0, 106, 222, 0, 15, 222, 0, 0, 52, 2, 2, 96,
    1, 1, 0, 0, 0, 2, 0, 3, 1, 147, 1, 183, 222, 0, 128, 222, 0, 0, 173, 1, 1, 40, 1, 1, 0,
    0, 0, 2, 0, 0, 0, 3, 0, 201, 222, 0, 15, 222, 0, 0, 52, 2, 2, 96, 1, 1, 0, 0, 0, 2,
    0, 3, 1, 147, 1, 25, 223, 0, 224, 222, 0, 0, 34, 3, 1, 40, 1, 1, 0, 0, 0, 2, 0, 3, 1,
    3, 0, 101, 223, 0, 46, 223, 0, 0, 14, 2, 1, 96, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 187,
    223, 0, 182, 223, 0, 0, 54, 2, 2, 97, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 244, 223, 0, 239,
    223, 0, 0, 92, 1, 2, 98, 1, 1, 0, 0, 0, 105, 2, 0, 0, 3, 0, 7, 224, 0, 2, 224, 0, 0,
    92, 1, 3, 98, 1, 1, 0, 0, 0, 106, 3, 0, 0, 3, 0, 42, 224, 0, 37, 224, 0, 0, 92, 1, 2,
    98, 1, 1, 0, 0, 0, 105, 2, 0, 0, 3, 0, 62, 224, 0, 57, 224, 0, 0, 199, 0, 1, 98, 1, 1,
    0, 0, 0, 105, 2, 0, 0, 3, 0, 88, 224, 0, 83, 224, 0, 0, 199, 0, 1, 98, 1, 1, 0, 0, 0,
    105, 2, 0, 0, 3, 0, 114, 224, 0, 109, 224, 0, 0, 92, 1, 2, 98, 1, 1, 0, 0, 0, 105, 2, 0,
    0, 3, 0, 134, 224, 0, 129, 224, 0, 0, 92, 1, 2, 98, 1, 1, 0, 0, 0, 105, 2, 0, 0, 3, 0,
    152, 224, 0, 147, 224, 0, 0, 92, 1, 2, 98, 1, 1, 0, 0, 0, 105, 2, 0, 0, 3, 0, 172, 224, 0,
    167, 224, 0, 0, 92, 1, 2, 98, 1, 1, 0, 0, 0, 105, 2, 0, 0, 3, 0, 192, 224, 0, 187, 224, 0,
    0, 92, 1, 2, 98, 1, 1, 0, 0, 0, 105, 2, 85, 1, 3, 0, 223, 224, 0, 218, 224, 0, 0, 92, 1,
    2, 98, 1, 1, 0, 0, 0, 105, 2, 85, 1, 3, 0, 243, 224, 0, 238, 224, 0, 0, 92, 1, 2, 98, 1,
    1, 0, 0, 0, 105, 2, 0, 0, 3, 0, 144, 225, 0, 112, 98, 0, 0, 37, 3, 1, 99, 1, 1, 0, 0,
    0, 2, 0, 3, 2, 95, 1, 62, 226, 0, 157, 225, 0, 0, 195, 0, 4, 99, 1, 1, 0, 0, 0, 2, 0,
    86, 2, 148, 1, 146, 226, 0, 157, 225, 0, 0, 95, 1, 3, 99, 1, 1, 0, 0, 0, 2, 0, 87, 3, 149,
    1, 167, 226, 0, 157, 225, 0, 0, 95, 1, 3, 99, 1, 1, 0, 0, 0, 2, 0, 88, 3, 149, 1, 188, 226,
    0, 112, 98, 0, 0, 37, 3, 1, 99, 1, 1, 0, 0, 0, 2, 0, 3, 2, 95, 1, 197, 227, 0, 140, 227,
    0, 0, 39, 3, 1, 100, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 97, 228, 0, 209, 227, 0, 0, 56,
    2, 2, 99, 1, 1, 0, 0, 0, 2, 0, 89, 4, 150, 1, 112, 228, 0, 209, 227, 0, 0, 56, 2, 2, 99,
    1, 1, 0, 0, 0, 2, 0, 89, 4, 150, 1, 126, 228, 0, 209, 227, 0, 0, 56, 2, 2, 99, 1, 1, 0,
    0, 0, 2, 0, 89, 4, 150, 1, 238, 228, 0, 150, 228, 0, 0, 41, 3, 1, 0, 0, 1, 0, 7, 1, 2,
    0, 90, 3, 3, 0, 15, 229, 0, 10, 229, 0, 1, 98, 1, 3, 0, 0, 1, 0, 8, 2, 107, 1, 90, 3,
    79, 1, 56, 229, 0, 51, 229, 0, 0, 43, 3, 1, 101, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 84,
    229, 0, 79, 229, 0, 0, 61, 2, 1, 102, 1, 1, 0, 0, 0, 108, 1, 91, 2, 3, 0, 110, 229, 0, 105,
    229, 0, 0, 60, 2, 2, 101, 1, 1, 0, 0, 0, 108, 1, 91, 2, 3, 0, 135, 229, 0, 130, 229, 0, 0,
    0, 0, 0, 103, 1, 1, 0, 0, 0, 17, 1, 28, 2, 3, 0, 215, 229, 0, 148, 229, 0, 0, 0, 0, 0,
    0, 0, 1, 0, 0, 0, 109, 3, 0, 0, 3, 0, 11, 230, 0, 140, 227, 0, 0, 47, 3, 1, 104, 1, 1,
    0, 0, 0, 2, 0, 92, 2, 3, 0, 27, 230, 0, 140, 227, 0, 0, 47, 3, 1, 104, 1, 1, 0, 0, 0,
    2, 0, 92, 2, 3, 0, 43, 230, 0, 140, 227, 0, 0, 47, 3, 1, 104, 1, 1, 0, 0, 0, 2, 0, 93,
    3, 3, 0, 59, 230, 0, 140, 227, 0, 0, 47, 3, 1, 104, 1, 1, 0, 0, 0, 2, 0, 94, 3, 3, 0,
    123, 230, 0, 75, 230, 0, 0, 0, 0, 0, 105, 1, 1, 0, 0, 0, 2, 1, 3, 1, 151, 1, 203, 230, 0,
    198, 230, 0, 0, 101, 1, 3, 106, 1, 1, 0, 0, 0, 110, 1, 0, 0, 152, 1, 115, 231, 0, 7, 231, 0,
    0, 104, 1, 3, 106, 1, 1, 0, 0, 0, 2, 0, 95, 2, 153, 1, 150, 231, 0, 145, 231, 0, 0, 199, 0,
    4, 0, 0, 1, 0, 0, 0, 110, 1, 0, 0, 152, 1, 184, 231, 0, 179, 231, 0, 0, 62, 2, 2, 0, 0,
    1, 0, 0, 0, 110, 4, 0, 0, 3, 0, 226, 231, 0, 221, 231, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
    0, 111, 3, 96, 1, 3, 0, 25, 232, 0, 20, 232, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 112, 3,
    96, 1, 3, 0, 43, 232, 0, 209, 227, 0, 0, 64, 2, 2, 104, 1, 1, 0, 0, 0, 2, 0, 80, 3, 150,
    1, 52, 232, 0, 140, 227, 0, 0, 47, 3, 1, 104, 1, 1, 0, 0, 0, 2, 0, 97, 3, 3, 0, 65, 232,
    0, 209, 227, 0, 0, 64, 2, 2, 104, 1, 1, 0, 0, 0, 2, 0, 3, 2, 150, 1, 74, 232, 0, 209, 227,
    0, 0, 64, 2, 2, 104, 1, 1, 0, 0, 0, 2, 0, 3, 2, 150, 1, 83, 232, 0, 209, 227, 0, 0, 64,
    2, 2, 104, 1, 1, 0, 0, 0, 2, 0, 80, 3, 150, 1, 187, 232, 0, 112, 98, 0, 0, 51, 3, 1, 107,
    1, 1, 0, 0, 0, 2, 0, 3, 2, 95, 1, 85, 233, 0, 209, 227, 0, 0, 66, 2, 2, 108, 1, 1, 0,
    0, 0, 2, 0, 98, 4, 154, 1, 99, 233, 0, 209, 227, 0, 0, 66, 2, 2, 108, 1, 1, 0, 0, 0, 2,
    0, 99, 3, 154, 1, 119, 233, 0, 209, 227, 0, 0, 66, 2, 2, 108, 1, 1, 0, 0, 0, 2, 0, 99, 3,
    154, 1, 144, 233, 0, 209, 227, 0, 0, 66, 2, 2, 108, 1, 1, 0, 0, 0, 2, 0, 99, 3, 154, 1, 161,
    233, 0, 209, 227, 0, 0, 66, 2, 2, 108, 1, 1, 0, 0, 0, 2, 0, 99, 3, 154, 1, 183, 233, 0, 209,
    227, 0, 0, 66, 2, 2, 108, 1, 1, 0, 0, 0, 2, 0, 98, 4, 154, 1, 200, 233, 0, 209, 227, 0, 0,
    64, 2, 2, 104, 1, 1, 0, 0, 0, 2, 0, 3, 2, 150, 1, 209, 233, 0, 209, 227, 0, 0, 64, 2, 2,
    104, 1, 1, 0, 0, 0, 2, 0, 3, 2, 150, 1, 218, 233, 0, 209, 227, 0, 0, 66, 2, 2, 108, 1, 1,
    0, 0, 0, 2, 0, 98, 4, 154, 1, 234, 233, 0, 209, 227, 0, 0, 66, 2, 2, 108, 1, 1, 0, 0, 0,
    2, 0, 99, 3, 154, 1, 0, 234, 0, 209, 227, 0, 0, 66, 2, 2, 108, 1, 1, 0, 0, 0, 2, 0, 99,
    3, 154, 1, 27, 234, 0, 209, 227, 0, 0, 66, 2, 2, 108, 1, 1, 0, 0, 0, 2, 0, 99, 3, 154, 1,
    46, 234, 0, 209, 227, 0, 0, 66, 2, 2, 108, 1, 1, 0, 0, 0, 2, 0, 99, 3, 154, 1, 70, 234, 0,
    209, 227, 0, 0, 66, 2, 2, 108, 1, 1, 0, 0, 0, 2, 0, 98, 4, 154, 1, 167, 234, 0, 89, 234, 0,
    0, 54, 3, 1, 109, 1, 1, 0, 0, 0, 113, 1, 90, 1, 3, 0, 13, 235, 0, 112, 98, 0, 0, 56, 3,
    1, 110, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 27, 235, 0, 112, 98, 0, 0, 56, 3, 1, 110, 1,
    1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 41, 235, 0, 112, 98, 0, 0, 56, 3, 1, 110, 1, 1, 0, 0,
    0, 2, 0, 3, 1, 3, 0, 55, 235, 0, 112, 98, 0, 0, 51, 3, 1, 107, 1, 1, 0, 0, 0, 2, 0,
    3, 1, 3, 0, 69, 235, 0, 112, 98, 0, 0, 56, 3, 1, 110, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3,
    0, 82, 235, 0, 112, 98, 0, 0, 56, 3, 1, 110, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 96, 235,
    0, 112, 98, 0, 0, 56, 3, 1, 110, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 109, 235, 0, 112, 98,
    0, 0, 51, 3, 1, 107, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 163, 235, 0, 123, 235, 0, 0, 107,
    1, 3, 107, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 179, 235, 0, 13, 88, 0, 0, 68, 2, 2, 107,
    1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 193, 235, 0, 13, 88, 0, 0, 68, 2, 2, 107, 1, 1, 0,
    0, 0, 2, 0, 3, 1, 3, 0, 130, 236, 0, 207, 235, 0, 0, 110, 1, 3, 107, 1, 1, 0, 0, 0, 2,
    0, 100, 2, 155, 1, 144, 236, 0, 112, 98, 0, 0, 51, 3, 1, 107, 1, 1, 0, 0, 0, 2, 0, 3, 1,
    3, 0, 159, 236, 0, 112, 98, 0, 0, 51, 3, 1, 107, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 174,
    236, 0, 123, 235, 0, 0, 107, 1, 3, 107, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 2, 237, 0, 201,
    236, 0, 0, 51, 3, 1, 111, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 23, 237, 0, 112, 98, 0, 0,
    51, 3, 1, 107, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 148, 237, 0, 44, 237, 0, 0, 70, 2, 2,
    112, 1, 1, 0, 0, 0, 2, 0, 101, 2, 156, 1, 163, 237, 0, 112, 98, 0, 0, 56, 3, 1, 110, 1, 1,
    0, 0, 0, 2, 0, 3, 1, 3, 0, 176, 237, 0, 13, 88, 0, 0, 72, 2, 2, 110, 1, 1, 0, 0, 0,
    2, 0, 3, 1, 3, 0, 189, 237, 0, 112, 98, 0, 0, 51, 3, 1, 107, 1, 1, 0, 0, 0, 2, 0, 3,
    1, 3, 0, 204, 237, 0, 112, 98, 0, 0, 37, 3, 1, 99, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0,
    89, 238, 0, 123, 235, 0, 0, 113, 1, 3, 113, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 105, 238, 0,
    13, 88, 0, 0, 74, 2, 2, 99, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 119, 238, 0, 13, 88, 0,
    0, 74, 2, 2, 99, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 133, 238, 0, 112, 98, 0, 0, 37, 3,
    1, 99, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 148, 238, 0, 112, 98, 0, 0, 56, 3, 1, 110, 1,
    1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 161, 238, 0, 112, 98, 0, 0, 56, 3, 1, 110, 1, 1, 0, 0,
    0, 2, 0, 3, 1, 3, 0, 175, 238, 0, 112, 98, 0, 0, 51, 3, 1, 107, 1, 1, 0, 0, 0, 2, 0,
    3, 1, 3, 0, 189, 238, 0, 112, 98, 0, 0, 56, 3, 1, 110, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3,
    0, 202, 238, 0, 112, 98, 0, 0, 56, 3, 1, 110, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 125, 239,
    0, 123, 235, 0, 0, 116, 1, 3, 114, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 146, 239, 0, 141, 239,
    0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 114, 3, 102, 2, 3, 0, 39, 240, 0, 165, 239, 0, 0, 76,
    2, 2, 115, 1, 1, 0, 0, 0, 109, 1, 103, 2, 157, 1, 239, 240, 0, 153, 240, 0, 0, 62, 3, 1, 116,
    1, 1, 0, 0, 0, 109, 1, 0, 0, 158, 1, 76, 241, 0, 9, 241, 0, 0, 78, 2, 2, 115, 1, 1, 0,
    0, 0, 109, 1, 103, 2, 157, 1, 150, 241, 0, 105, 241, 0, 0, 0, 0, 0, 29, 1, 1, 0, 0, 0, 109,
    1, 0, 0, 143, 1, 202, 241, 0, 197, 241, 0, 0, 80, 2, 2, 107, 1, 1, 0, 0, 0, 115, 2, 0, 0,
    3, 0, 231, 241, 0, 226, 241, 0, 0, 80, 2, 2, 107, 1, 1, 0, 0, 0, 115, 2, 0, 0, 3, 0, 4,
    242, 0, 255, 241, 0, 0, 80, 2, 2, 107, 1, 1, 0, 0, 0, 115, 2, 0, 0, 3, 0, 33, 242, 0, 28,
    242, 0, 0, 80, 2, 2, 107, 1, 1, 0, 0, 0, 115, 2, 0, 0, 3, 0, 62, 242, 0, 57, 242, 0, 0,
    82, 2, 2, 99, 1, 1, 0, 0, 0, 115, 2, 0, 0, 3, 0, 91, 242, 0, 86, 242, 0, 0, 82, 2, 2,
    99, 1, 1, 0, 0, 0, 115, 2, 0, 0, 3, 0, 120, 242, 0, 115, 242, 0, 0, 82, 2, 2, 99, 1, 1,
    0, 0, 0, 115, 2, 104, 1, 3, 0, 149, 242, 0, 144, 242, 0, 0, 82, 2, 2, 99, 1, 1, 0, 0, 0,
    115, 2, 104, 1, 3, 0, 178, 242, 0, 173, 242, 0, 0, 82, 2, 2, 99, 1, 1, 0, 0, 0, 115, 2, 85,
    1, 3, 0, 207, 242, 0, 202, 242, 0, 0, 82, 2, 2, 99, 1, 1, 0, 0, 0, 115, 2, 85, 1, 3, 0,
    231, 242, 0, 209, 227, 0, 0, 64, 2, 2, 104, 1, 1, 0, 0, 0, 2, 0, 89, 4, 150, 1, 240, 242, 0,
    209, 227, 0, 0, 56, 2, 2, 108, 1, 1, 0, 0, 0, 2, 0, 105, 5, 154, 1, 251, 242, 0, 209, 227, 0,
    0, 64, 2, 2, 104, 1, 1, 0, 0, 0, 2, 0, 89, 4, 150, 1, 4, 243, 0, 209, 227, 0, 0, 56, 2,
    2, 108, 1, 1, 0, 0, 0, 2, 0, 105, 5, 154, 1, 18, 243, 0, 209, 227, 0, 0, 64, 2, 2, 104, 1,
    1, 0, 0, 0, 2, 0, 106, 3, 150, 1, 189, 243, 0, 61, 243, 0, 0, 119, 1, 1, 117, 1, 1, 0, 0,
    0, 2, 0, 107, 2, 159, 1, 211, 244, 0, 80, 244, 0, 0, 119, 1, 3, 118, 1, 1, 0, 0, 0, 2, 0,
    3, 1, 3, 0, 28, 245, 0, 231, 244, 0, 0, 66, 3, 1, 99, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3,
    0, 88, 245, 0, 112, 98, 0, 0, 51, 3, 1, 108, 1, 1, 0, 0, 0, 2, 0, 99, 3, 160, 1, 98, 245,
    0, 112, 98, 0, 0, 51, 3, 1, 108, 1, 1, 0, 0, 0, 2, 0, 99, 3, 160, 1, 113, 245, 0, 108, 245,
    0, 0, 90, 2, 1, 119, 1, 1, 0, 0, 0, 110, 2, 0, 0, 3, 0, 122, 245, 0, 209, 227, 0, 0, 84,
    2, 2, 108, 1, 1, 0, 0, 0, 2, 0, 105, 5, 154, 1, 137, 245, 0, 209, 227, 0, 0, 84, 2, 2, 108,
    1, 1, 0, 0, 0, 2, 0, 105, 5, 154, 1, 154, 245, 0, 112, 98, 0, 0, 67, 3, 1, 108, 1, 1, 0,
    0, 0, 2, 0, 108, 4, 160, 1, 169, 245, 0, 209, 227, 0, 0, 84, 2, 2, 108, 1, 1, 0, 0, 0, 2,
    0, 105, 5, 154, 1, 189, 245, 0, 209, 227, 0, 0, 84, 2, 2, 108, 1, 1, 0, 0, 0, 2, 0, 105, 5,
    154, 1, 44, 246, 0, 217, 245, 0, 0, 86, 2, 2, 120, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 140,
    246, 0, 66, 246, 0, 0, 88, 2, 2, 120, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 162, 246, 0, 169,
    229, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 116, 2, 0, 0, 3, 0, 180, 246, 0, 112, 98, 0, 0,
    37, 3, 1, 99, 1, 1, 0, 0, 0, 2, 0, 106, 3, 95, 1, 188, 246, 0, 112, 98, 0, 0, 51, 3, 1,
    107, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 200, 246, 0, 112, 98, 0, 0, 51, 3, 1, 107, 1, 1,
    0, 0, 0, 2, 0, 3, 1, 3, 0, 213, 246, 0, 112, 98, 0, 0, 37, 3, 1, 99, 1, 1, 0, 0, 0,
    2, 0, 3, 1, 3, 0, 227, 246, 0, 209, 227, 0, 0, 66, 2, 2, 108, 1, 1, 0, 0, 0, 2, 0, 98,
    4, 154, 1, 239, 246, 0, 219, 94, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 90, 3, 3, 0,
    250, 246, 0, 134, 110, 0, 0, 76, 2, 1, 0, 0, 1, 0, 0, 0, 2, 0, 90, 3, 3, 0, 10, 247, 0,
    140, 227, 0, 0, 47, 3, 1, 104, 1, 1, 0, 0, 0, 2, 0, 109, 4, 3, 0, 23, 247, 0, 209, 227, 0,
    0, 64, 2, 2, 104, 1, 1, 0, 0, 0, 2, 0, 106, 3, 150, 1, 32, 247, 0, 209, 227, 0, 0, 56, 2,
    2, 108, 1, 1, 0, 0, 0, 2, 0, 110, 5, 154, 1, 49, 247, 0, 209, 227, 0, 0, 56, 2, 2, 108, 1,
    1, 0, 0, 0, 2, 0, 110, 5, 154, 1, 71, 247, 0, 209, 227, 0, 0, 56, 2, 2, 108, 1, 1, 0, 0,
    0, 2, 0, 110, 5, 154, 1, 85, 247, 0, 209, 227, 0, 0, 56, 2, 2, 108, 1, 1, 0, 0, 0, 2, 0,
    110, 5, 154, 1, 104, 247, 0, 209, 227, 0, 0, 64, 2, 2, 104, 1, 1, 0, 0, 0, 2, 0, 106, 3, 150,
    1, 113, 247, 0, 112, 98, 0, 0, 37, 3, 1, 99, 1, 1, 0, 0, 0, 2, 0, 106, 3, 95, 1, 125, 247,
    0, 209, 227, 0, 0, 64, 2, 2, 104, 1, 1, 0, 0, 0, 2, 0, 106, 3, 150, 1, 55, 248, 0, 134, 247,
    0, 0, 122, 1, 3, 100, 1, 1, 0, 0, 0, 2, 0, 111, 3, 161, 1, 71, 248, 0, 66, 248, 0, 0, 56,
    2, 2, 99, 1, 1, 0, 0, 0, 2, 0, 97, 3, 3, 0, 97, 248, 0, 92, 248, 0, 0, 56, 2, 2, 99,
    1, 1, 0, 0, 0, 2, 0, 97, 3, 3, 0, 127, 248, 0, 122, 248, 0, 0, 56, 2, 2, 99, 1, 1, 0,
    0, 0, 2, 0, 97, 3, 3, 0, 154, 248, 0, 149, 248, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 117,
    2, 102, 2, 3, 0, 176, 248, 0, 171, 248, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 118, 3, 102, 2,
    3, 0, 207, 248, 0, 202, 248, 0, 4, 0, 0, 0, 3, 1, 4, 1, 0, 0, 2, 0, 112, 2, 162, 1, 255,
    248, 0, 250, 248, 0, 0, 90, 2, 2, 0, 0, 1, 0, 0, 0, 110, 2, 0, 0, 3, 0, 57, 249, 0, 170,
    240, 0, 0, 62, 3, 1, 121, 1, 1, 0, 0, 0, 2, 0, 0, 0, 158, 1, 84, 249, 0, 79, 249, 0, 0,
    90, 2, 1, 119, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 116, 249, 0, 111, 249, 0, 0, 90, 2, 2,
    0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 200, 249, 0, 144, 249, 0, 0, 88, 2, 1, 120, 1, 1,
    0, 0, 0, 2, 0, 3, 1, 3, 0, 214, 249, 0, 140, 227, 0, 0, 47, 3, 1, 104, 1, 1, 0, 0, 0,
    2, 0, 113, 4, 3, 0, 227, 249, 0, 209, 227, 0, 0, 64, 2, 2, 104, 1, 1, 0, 0, 0, 2, 0, 114,
    4, 150, 1, 236, 249, 0, 209, 227, 0, 0, 56, 2, 2, 108, 1, 1, 0, 0, 0, 2, 0, 85, 5, 154, 1,
    253, 249, 0, 209, 227, 0, 0, 56, 2, 2, 108, 1, 1, 0, 0, 0, 2, 0, 85, 5, 154, 1, 19, 250, 0,
    209, 227, 0, 0, 56, 2, 2, 108, 1, 1, 0, 0, 0, 2, 0, 85, 5, 154, 1, 33, 250, 0, 209, 227, 0,
    0, 56, 2, 2, 108, 1, 1, 0, 0, 0, 2, 0, 85, 5, 154, 1, 52, 250, 0, 209, 227, 0, 0, 64, 2,
    2, 104, 1, 1, 0, 0, 0, 2, 0, 114, 4, 150, 1, 61, 250, 0, 187, 131, 0, 0, 0, 0, 0, 115, 1,
    1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 71, 250, 0, 209, 227, 0, 0, 66, 2, 2, 108, 1, 1, 0, 0,
    0, 2, 0, 98, 4, 154, 1, 85, 250, 0, 219, 94, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0,
    115, 2, 3, 0, 126, 250, 0, 121, 250, 0, 0, 70, 3, 1, 122, 1, 1, 0, 0, 0, 119, 1, 0, 0, 3,
    0, 16, 251, 0, 56, 251, 0, 0, 92, 2, 2, 123, 1, 1, 0, 0, 0, 2, 0, 116, 2, 163, 1, 2, 252,
    0, 41, 251, 0, 0, 125, 1, 3, 118, 1, 1, 0, 0, 0, 2, 0, 117, 3, 164, 1, 172, 252, 0, 26, 252,
    0, 0, 94, 2, 2, 118, 1, 1, 0, 0, 0, 120, 1, 118, 2, 3, 0, 218, 252, 0, 213, 252, 0, 4, 0,
    0, 0, 0, 0, 5, 1, 0, 0, 121, 3, 119, 5, 3, 0, 10, 253, 0, 227, 252, 0, 0, 0, 0, 0, 122,
    1, 1, 0, 0, 0, 122, 1, 90, 2, 3, 0, 53, 253, 0, 48, 253, 0, 4, 0, 0, 0, 0, 0, 5, 1,
    0, 0, 123, 1, 90, 1, 3, 0, 67, 253, 0, 219, 94, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2,
    0, 7, 2, 3, 0, 125, 253, 0, 82, 253, 0, 0, 0, 0, 0, 124, 1, 1, 0, 0, 0, 124, 1, 3, 1,
    3, 0, 175, 253, 0, 170, 253, 0, 4, 0, 0, 0, 0, 0, 5, 1, 0, 0, 125, 1, 90, 1, 3, 0, 13,
    254, 0, 194, 253, 0, 0, 18, 2, 1, 0, 0, 1, 0, 0, 0, 2, 0, 120, 3, 3, 0, 86, 254, 0, 81,
    254, 0, 4, 0, 0, 0, 0, 0, 12, 1, 0, 0, 126, 4, 121, 6, 3, 0, 134, 254, 0, 112, 98, 0, 0,
    218, 2, 1, 33, 1, 1, 0, 0, 0, 2, 0, 122, 6, 165, 1, 143, 254, 0, 13, 88, 0, 0, 6, 2, 2,
    3, 1, 1, 0, 0, 0, 2, 0, 3, 6, 32, 1, 26, 255, 0, 13, 88, 0, 0, 96, 2, 2, 3, 1, 1,
    0, 0, 0, 2, 0, 80, 7, 32, 1, 35, 255, 0, 13, 88, 0, 0, 96, 2, 2, 3, 1, 1, 0, 0, 0,
    2, 0, 80, 7, 32, 1, 91, 255, 0, 43, 255, 0, 0, 74, 3, 1, 0, 0, 1, 0, 0, 0, 103, 1, 0,
    0, 166, 1, 160, 0, 1, 205, 255, 0, 0, 128, 1, 3, 125, 1, 1, 0, 0, 0, 127, 1, 123, 2, 167, 1,
    209, 0, 1, 149, 211, 0, 0, 220, 1, 1, 0, 0, 1, 0, 0, 0, 2, 0, 124, 3, 3, 0, 226, 0, 1,
    233, 143, 0, 0, 76, 3, 1, 0, 0, 1, 0, 2, 1, 2, 0, 7, 2, 3, 0, 249, 0, 1, 206, 106, 0,
    0, 58, 0, 1, 32, 1, 1, 0, 0, 0, 113, 1, 125, 2, 3, 0, 219, 1, 1, 15, 1, 1, 0, 98, 2,
    2, 1, 1, 1, 0, 0, 0, 2, 0, 126, 3, 168, 1, 237, 1, 1, 13, 88, 0, 0, 96, 2, 2, 3, 1,
    1, 0, 0, 0, 2, 0, 3, 6, 32, 1, 1, 2, 1, 112, 98, 0, 0, 218, 2, 1, 33, 1, 1, 0, 0,
    0, 2, 0, 122, 6, 165, 1, 58, 2, 1, 254, 87, 0, 0, 6, 2, 2, 126, 1, 1, 0, 0, 0, 10, 1,
    12, 7, 14, 1, 67, 2, 1, 254, 87, 0, 0, 96, 2, 2, 126, 1, 1, 0, 0, 0, 11, 1, 12, 7, 14,
    1, 244, 2, 1, 76, 2, 1, 1, 131, 1, 3, 0, 0, 1, 0, 3, 2, 2, 0, 7, 2, 79, 1, 5, 3,
    1, 0, 3, 1, 0, 0, 0, 0, 33, 1, 1, 0, 0, 0, 17, 1, 28, 2, 169, 1, 34, 3, 1, 13, 88,
    0, 0, 6, 2, 2, 3, 1, 1, 0, 0, 0, 2, 0, 3, 6, 32, 1, 47, 3, 1, 13, 88, 0, 0, 6,
    2, 2, 3, 1, 1, 0, 0, 0, 2, 0, 3, 6, 32, 1, 56, 3, 1, 13, 88, 0, 0, 96, 2, 2, 3,
    1, 1, 0, 0, 0, 2, 0, 3, 6, 32, 1, 72, 3, 1, 13, 88, 0, 0, 96, 2, 2, 3, 1, 1, 0,
    0, 0, 2, 0, 3, 6, 32, 1, 90, 3, 1, 13, 88, 0, 0, 96, 2, 2, 3, 1, 1, 0, 0, 0, 2,
    0, 3, 6, 32, 1, 111, 3, 1, 112, 98, 0, 0, 218, 2, 1, 33, 1, 1, 0, 0, 0, 2, 0, 122, 6,
    165, 1, 228, 3, 1, 122, 3, 1, 0, 134, 1, 3, 3, 1, 1, 0, 0, 0, 2, 0, 3, 6, 170, 1, 25,
    4, 1, 237, 3, 1, 0, 78, 3, 1, 127, 1, 1, 0, 0, 0, 2, 0, 127, 6, 3, 0, 35, 4, 1, 237,
    3, 1, 0, 78, 3, 1, 127, 1, 1, 0, 0, 0, 2, 0, 127, 6, 3, 0, 46, 4, 1, 237, 3, 1, 0,
    78, 3, 1, 127, 1, 1, 0, 0, 0, 2, 0, 127, 6, 3, 0, 57, 4, 1, 237, 3, 1, 0, 78, 3, 1,
    127, 1, 1, 0, 0, 0, 2, 0, 127, 6, 3, 0, 74, 4, 1, 69, 4, 1, 4, 129, 1, 2, 125, 1, 5,
    1, 0, 0, 2, 0, 128, 1, 101, 2, 116, 4, 1, 237, 3, 1, 0, 78, 3, 1, 127, 1, 1, 0, 0, 0,
    2, 0, 127, 6, 3, 0, 131, 4, 1, 13, 88, 0, 0, 6, 2, 2, 3, 1, 1, 0, 0, 0, 2, 0, 3,
    6, 32, 1, 140, 4, 1, 13, 88, 0, 0, 96, 2, 2, 3, 1, 1, 0, 0, 0, 2, 0, 80, 7, 32, 1,
    149, 4, 1, 112, 98, 0, 0, 218, 2, 1, 33, 1, 1, 0, 0, 0, 2, 0, 122, 6, 165, 1, 158, 4, 1,
    13, 88, 0, 0, 96, 2, 2, 3, 1, 1, 0, 0, 0, 2, 0, 80, 7, 32, 1, 8, 5, 1, 212, 4, 1,
    0, 80, 3, 1, 2, 1, 1, 0, 0, 0, 2, 0, 3, 1, 40, 1, 17, 5, 1, 13, 88, 0, 0, 6, 2,
    2, 3, 1, 1, 0, 0, 0, 2, 0, 3, 6, 32, 1, 26, 5, 1, 13, 88, 0, 0, 96, 2, 2, 3, 1,
    1, 0, 0, 0, 2, 0, 3, 6, 32, 1, 42, 5, 1, 13, 88, 0, 0, 96, 2, 2, 3, 1, 1, 0, 0,
    0, 2, 0, 3, 6, 32, 1, 76, 5, 1, 57, 78, 0, 0, 58, 0, 1, 0, 0, 1, 0, 0, 0, 2, 0,
    129, 5, 3, 0, 92, 5, 1, 87, 5, 1, 0, 137, 1, 3, 3, 1, 1, 0, 0, 0, 2, 0, 130, 6, 161,
    1, 157, 5, 1, 103, 5, 1, 0, 81, 3, 1, 128, 1, 1, 0, 0, 0, 2, 0, 131, 5, 3, 0, 167, 5,
    1, 13, 88, 0, 0, 96, 2, 2, 3, 1, 1, 0, 0, 0, 2, 0, 3, 6, 32, 1, 182, 5, 1, 13, 88,
    0, 0, 96, 2, 2, 3, 1, 1, 0, 0, 0, 2, 0, 3, 6, 32, 1, 205, 5, 1, 13, 88, 0, 0, 96,
    2, 2, 3, 1, 1, 0, 0, 0, 2, 0, 3, 6, 32, 1, 230, 5, 1, 237, 3, 1, 0, 78, 3, 1, 127,
    1, 1, 0, 0, 0, 2, 0, 127, 6, 3, 0, 196, 6, 1, 85, 6, 1, 0, 83, 3, 1, 129, 1, 1, 0,
    0, 0, 2, 0, 132, 2, 171, 1, 206, 6, 1, 13, 88, 0, 0, 6, 2, 2, 3, 1, 1, 0, 0, 0, 2,
    0, 3, 6, 32, 1, 215, 6, 1, 13, 88, 0, 0, 96, 2, 2, 3, 1, 1, 0, 0, 0, 2, 0, 3, 6,
    32, 1, 230, 7, 1, 243, 6, 1, 1, 140, 1, 3, 0, 0, 1, 0, 5, 2, 128, 2, 7, 2, 3, 0, 241,
    7, 1, 103, 5, 1, 0, 81, 3, 1, 128, 1, 1, 0, 0, 0, 2, 0, 131, 5, 3, 0, 252, 7, 1, 237,
    3, 1, 0, 78, 3, 1, 127, 1, 1, 0, 0, 0, 2, 0, 127, 6, 3, 0, 7, 8, 1, 13, 88, 0, 0,
    96, 2, 2, 3, 1, 1, 0, 0, 0, 2, 0, 80, 7, 32, 1, 15, 8, 1, 103, 5, 1, 0, 81, 3, 1,
    128, 1, 1, 0, 0, 0, 2, 0, 131, 5, 3, 0, 25, 8, 1, 127, 169, 0, 0, 159, 0, 1, 130, 1, 1,
    0, 0, 0, 2, 0, 3, 1, 3, 0, 37, 8, 1, 180, 170, 0, 0, 100, 2, 2, 36, 1, 1, 0, 0, 0,
    2, 0, 3, 1, 99, 1, 200, 8, 1, 48, 8, 1, 0, 102, 2, 2, 3, 1, 1, 0, 0, 0, 2, 0, 133,
    2, 172, 1, 215, 8, 1, 113, 176, 0, 1, 203, 0, 4, 131, 1, 1, 0, 0, 0, 63, 3, 63, 2, 102, 1,
    120, 9, 1, 8, 9, 1, 0, 86, 3, 1, 132, 1, 1, 0, 0, 0, 2, 0, 134, 2, 173, 1, 244, 9, 1,
    141, 9, 1, 4, 88, 3, 1, 131, 1, 4, 1, 0, 0, 2, 0, 4, 1, 174, 2, 219, 10, 1, 4, 10, 1,
    0, 143, 1, 3, 40, 1, 1, 0, 0, 0, 2, 0, 135, 3, 175, 1, 116, 12, 1, 233, 10, 1, 1, 110, 0,
    5, 131, 1, 1, 0, 0, 0, 63, 3, 63, 3, 176, 1, 197, 12, 1, 108, 175, 0, 0, 104, 2, 2, 40, 1,
    1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 239, 12, 1, 134, 110, 0, 0, 234, 0, 1, 0, 0, 1, 0, 0,
    0, 2, 0, 136, 4, 3, 0, 206, 13, 1, 0, 0, 0, 0, 106, 2, 1, 133, 1, 1, 0, 0, 0, 2, 0,
    137, 2, 3, 0, 241, 13, 1, 0, 0, 0, 0, 106, 2, 2, 133, 1, 1, 0, 0, 0, 2, 0, 138, 4, 3,
    0, 77, 14, 1, 0, 0, 0, 0, 146, 1, 3, 134, 1, 1, 0, 0, 0, 129, 1, 139, 6, 3, 0, 171, 17,
    1, 0, 0, 0, 0, 91, 3, 1, 135, 1, 1, 0, 0, 0, 130, 1, 137, 2, 3, 0, 183, 17, 1, 0, 0,
    0, 0, 106, 2, 2, 133, 1, 1, 0, 0, 0, 131, 1, 140, 3, 3, 0, 218, 19, 1, 0, 0, 0, 0, 149,
    1, 1, 136, 1, 1, 0, 0, 0, 132, 4, 137, 2, 3, 0, 234, 19, 1, 0, 0, 0, 0, 106, 2, 2, 133,
    1, 1, 0, 0, 0, 2, 0, 138, 4, 3, 0, 251, 19, 1, 0, 0, 0, 0, 106, 2, 1, 133, 1, 1, 0,
    0, 0, 2, 0, 140, 3, 3, 0, 12, 20, 1, 0, 0, 0, 0, 106, 2, 2, 133, 1, 1, 0, 0, 0, 2,
    0, 138, 4, 3, 0, 28, 20, 1, 0, 0, 0, 0, 106, 2, 2, 133, 1, 1, 0, 0, 0, 2, 0, 138, 4,
    3, 0, 45, 20, 1, 0, 0, 0, 0, 122, 2, 1, 133, 1, 1, 0, 0, 0, 2, 0, 137, 2, 3, 0, 55,
    20, 1, 0, 0, 0, 0, 106, 2, 1, 133, 1, 1, 0, 0, 0, 2, 0, 137, 2, 3, 0, 65, 20, 1, 0,
    0, 0, 0, 122, 2, 1, 133, 1, 1, 0, 0, 0, 133, 4, 137, 2, 3, 0, 76, 20, 1, 0, 0, 0, 0,
    106, 2, 1, 133, 1, 1, 0, 0, 0, 2, 0, 137, 2, 3, 0, 33, 21, 1, 0, 0, 0, 0, 94, 3, 1,
    137, 1, 1, 0, 0, 0, 130, 1, 137, 2, 3, 0, 71, 21, 1, 0, 0, 0, 4, 108, 2, 2, 138, 1, 13,
    2, 0, 0, 2, 0, 141, 2, 177, 1, 151, 21, 1, 0, 0, 0, 0, 0, 0, 0, 133, 1, 1, 0, 0, 0,
    134, 1, 28, 4, 178, 1, 90, 23, 1, 0, 0, 0, 0, 149, 1, 3, 136, 1, 1, 0, 0, 0, 135, 4, 137,
    2, 3, 0, 80, 25, 1, 0, 0, 0, 0, 152, 1, 3, 139, 1, 1, 0, 0, 0, 136, 4, 137, 2, 3, 0,
    92, 25, 1, 0, 0, 0, 0, 109, 2, 1, 140, 1, 1, 0, 0, 0, 137, 1, 142, 1, 3, 0, 104, 25, 1,
    0, 0, 0, 0, 149, 1, 3, 136, 1, 1, 0, 0, 0, 135, 4, 137, 2, 3, 0, 140, 25, 1, 0, 0, 0,
    0, 112, 2, 2, 141, 1, 1, 0, 0, 0, 2, 0, 140, 3, 3, 0, 149, 25, 1, 0, 0, 0, 0, 106, 2,
    2, 142, 1, 1, 0, 0, 0, 2, 0, 143, 4, 3, 0, 160, 25, 1, 0, 0, 0, 0, 106, 2, 1, 133, 1,
    1, 0, 0, 0, 2, 0, 137, 2, 3, 0, 169, 25, 1, 0, 0, 0, 0, 106, 2, 1, 133, 1, 1, 0, 0,
    0, 2, 0, 137, 2, 3, 0, 80, 27, 1, 0, 0, 0, 0, 155, 1, 3, 143, 1, 1, 0, 0, 0, 138, 1,
    137, 2, 3, 0, 33, 29, 1, 0, 0, 0, 0, 114, 2, 2, 144, 1, 1, 0, 0, 0, 2, 0, 137, 2, 3,
    0, 45, 29, 1, 0, 0, 0, 0, 106, 2, 2, 142, 1, 1, 0, 0, 0, 2, 0, 140, 3, 3, 0, 58, 29,
    1, 0, 0, 0, 0, 106, 2, 2, 142, 1, 1, 0, 0, 0, 2, 0, 140, 3, 3, 0, 77, 29, 1, 0, 0,
    0, 0, 106, 2, 1, 133, 1, 1, 0, 0, 0, 2, 0, 137, 2, 3, 0, 91, 29, 1, 0, 0, 0, 0, 106,
    2, 1, 133, 1, 1, 0, 0, 0, 2, 0, 137, 2, 3, 0, 100, 29, 1, 0, 0, 0, 0, 116, 2, 2, 145,
    1, 1, 0, 0, 0, 2, 0, 143, 4, 3, 0, 117, 29, 1, 0, 0, 0, 0, 106, 2, 2, 133, 1, 1, 0,
    0, 0, 2, 0, 140, 3, 3, 0, 141, 29, 1, 0, 0, 0, 0, 161, 1, 1, 142, 1, 1, 0, 0, 0, 2,
    0, 137, 2, 3, 0, 158, 29, 1, 0, 0, 0, 0, 116, 2, 2, 145, 1, 1, 0, 0, 0, 2, 0, 143, 4,
    3, 0, 174, 29, 1, 0, 0, 0, 0, 106, 2, 2, 133, 1, 1, 0, 0, 0, 2, 0, 140, 3, 3, 0, 199,
    29, 1, 0, 0, 0, 0, 116, 2, 2, 145, 1, 1, 0, 0, 0, 2, 0, 143, 4, 3, 0, 246, 29, 1, 0,
    0, 0, 0, 118, 2, 2, 146, 1, 1, 0, 0, 0, 139, 1, 137, 2, 3, 0, 2, 30, 1, 0, 0, 0, 0,
    149, 1, 1, 136, 1, 1, 0, 0, 0, 132, 3, 137, 2, 3, 0, 18, 30, 1, 0, 0, 0, 0, 106, 2, 2,
    133, 1, 1, 0, 0, 0, 2, 0, 138, 4, 3, 0, 31, 30, 1, 0, 0, 0, 0, 106, 2, 2, 133, 1, 1,
    0, 0, 0, 2, 0, 138, 4, 3, 0, 44, 30, 1, 0, 0, 0, 0, 106, 2, 2, 133, 1, 1, 0, 0, 0,
    140, 1, 138, 4, 3, 0, 53, 30, 1, 0, 0, 0, 0, 106, 2, 1, 133, 1, 1, 0, 0, 0, 141, 1, 137,
    2, 3, 0, 118, 30, 1, 0, 0, 0, 0, 120, 2, 2, 137, 1, 1, 0, 0, 0, 142, 1, 137, 2, 3, 0,
    127, 30, 1, 0, 0, 0, 0, 106, 2, 2, 147, 1, 1, 0, 0, 0, 2, 0, 140, 3, 3, 0, 136, 30, 1,
    0, 0, 0, 0, 106, 2, 1, 133, 1, 1, 0, 0, 0, 2, 0, 137, 2, 3, 0, 152, 30, 1, 0, 0, 0,
    0, 91, 3, 1, 148, 1, 1, 0, 0, 0, 130, 1, 137, 2, 3, 0, 168, 30, 1, 0, 0, 0, 0, 91, 3,
    1, 148, 1, 1, 0, 0, 0, 130, 1, 137, 2, 3, 0, 184, 30, 1, 0, 0, 0, 0, 91, 3, 1, 148, 1,
    1, 0, 0, 0, 130, 1, 137, 2, 3, 0, 200, 30, 1, 0, 0, 0, 0, 91, 3, 1, 148, 1, 1, 0, 0,
    0, 130, 1, 137, 2, 3, 0, 216, 30, 1, 0, 0, 0, 0, 91, 3, 1, 148, 1, 1, 0, 0, 0, 130, 1,
    137, 2, 3, 0, 233, 30, 1, 0, 0, 0, 0, 91, 3, 1, 148, 1, 1, 0, 0, 0, 130, 1, 137, 2, 3,
    0, 249, 30, 1, 0, 0, 0, 0, 122, 2, 1, 133, 1, 1, 0, 0, 0, 143, 2, 137, 2, 3, 0, 4, 31,
    1, 0, 0, 0, 0, 122, 2, 1, 133, 1, 1, 0, 0, 0, 144, 7, 137, 2, 3, 0, 17, 31, 1, 0, 0,
    0, 0, 106, 2, 1, 137, 1, 1, 0, 0, 0, 145, 1, 137, 2, 3, 0, 89, 31, 1, 0, 0, 0, 0, 149,
    1, 1, 136, 1, 1, 0, 0, 0, 146, 7, 137, 2, 3, 0, 101, 31, 1, 0, 0, 0, 0, 91, 3, 1, 148,
    1, 1, 0, 0, 0, 130, 1, 137, 2, 3, 0, 114, 31, 1, 0, 0, 0, 0, 106, 2, 1, 133, 1, 1, 0,
    0, 0, 2, 0, 137, 2, 3, 0, 125, 31, 1, 0, 0, 0, 0, 158, 1, 3, 149, 1, 1, 0, 0, 0, 2,
    0, 137, 2, 3, 0, 138, 31, 1, 0, 0, 0, 0, 161, 1, 3, 133, 1, 1, 0, 0, 0, 2, 0, 137, 2,
    3, 0, 150, 31, 1, 0, 0, 0, 0, 122, 2, 1, 133, 1, 1, 0, 0, 0, 2, 0, 137, 2, 3, 0, 78,
    33, 1, 0, 0, 0, 0, 108, 3, 1, 150, 1, 1, 0, 0, 0, 147, 2, 137, 2, 3, 0, 89, 33, 1, 0,
    0, 0, 0, 106, 2, 2, 133, 1, 1, 0, 0, 0, 2, 0, 140, 3, 3, 0, 98, 33, 1, 0, 0, 0, 0,
    122, 2, 2, 133, 1, 1, 0, 0, 0, 2, 0, 137, 2, 3, 0, 109, 33, 1, 0, 0, 0, 0, 122, 2, 1,
    133, 1, 1, 0, 0, 0, 2, 0, 137, 2, 3, 0, 119, 33, 1, 0, 0, 0, 0, 110, 3, 1, 148, 1, 1,
    0, 0, 0, 148, 1, 137, 2, 3, 0, 129, 33, 1, 0, 0, 0, 0, 124, 2, 2, 150, 1, 1, 0, 0, 0,
    2, 0, 137, 2, 3, 0, 186, 33, 1, 0, 0, 0, 0, 164, 1, 3, 136, 1, 1, 0, 0, 0, 149, 5, 137,
    2, 3, 0, 208, 33, 1, 0, 0, 0, 4, 109, 2, 1, 138, 1, 14, 2, 0, 0, 2, 0, 141, 2, 177, 1,
    224, 33, 1, 0, 0, 0, 0, 109, 2, 1, 0, 0, 1, 0, 0, 0, 2, 0, 144, 3, 3, 0, 44, 34, 1,
    128, 222, 0, 0, 132, 2, 1, 4, 1, 1, 0, 0, 0, 2, 0, 145, 2, 3, 0, 148, 34, 1, 59, 34, 1,
    0, 173, 1, 1, 151, 1, 1, 0, 0, 0, 2, 0, 146, 2, 3, 0, 103, 35, 1, 242, 34, 1, 0, 207, 0,
    4, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 6, 1, 190, 35, 1, 146, 35, 1, 0, 0, 0, 0, 152, 1,
    1, 0, 0, 0, 150, 1, 3, 1, 3, 0, 241, 35, 1, 236, 35, 1, 0, 211, 0, 4, 33, 1, 1, 0, 0,
    0, 151, 3, 147, 5, 3, 0, 194, 36, 1, 124, 36, 1, 0, 156, 2, 1, 152, 1, 1, 0, 0, 0, 2, 0,
    3, 1, 179, 1, 89, 37, 1, 213, 36, 1, 0, 215, 0, 4, 153, 1, 1, 0, 0, 0, 2, 0, 0, 0, 6,
    1, 112, 37, 1, 107, 37, 1, 0, 223, 0, 1, 33, 1, 1, 0, 0, 0, 152, 1, 146, 2, 3, 0, 222, 37,
    1, 127, 37, 1, 0, 128, 2, 2, 154, 1, 1, 0, 0, 0, 2, 0, 3, 1, 180, 1, 40, 38, 1, 241, 37,
    1, 0, 223, 0, 1, 154, 1, 1, 0, 0, 0, 153, 3, 146, 2, 3, 0, 162, 38, 1, 88, 38, 1, 0, 130,
    2, 2, 3, 1, 1, 0, 0, 0, 2, 0, 116, 2, 163, 1, 78, 39, 1, 26, 39, 1, 0, 114, 3, 1, 155,
    1, 1, 0, 0, 0, 53, 2, 146, 2, 3, 0, 2, 40, 1, 100, 39, 1, 0, 167, 1, 3, 4, 1, 1, 0,
    0, 0, 2, 0, 148, 6, 181, 1, 247, 40, 1, 75, 40, 1, 0, 115, 0, 5, 153, 1, 1, 0, 0, 0, 2,
    0, 0, 0, 6, 1, 130, 41, 1, 5, 41, 1, 0, 173, 1, 2, 156, 1, 1, 0, 0, 0, 152, 1, 146, 3,
    182, 1, 50, 42, 1, 144, 41, 1, 0, 170, 1, 3, 4, 1, 1, 0, 0, 0, 2, 0, 149, 2, 183, 1, 133,
    42, 1, 68, 42, 1, 0, 132, 2, 2, 156, 1, 1, 0, 0, 0, 154, 2, 146, 3, 182, 1, 86, 43, 1, 161,
    42, 1, 0, 173, 1, 3, 4, 1, 1, 0, 0, 0, 2, 0, 150, 3, 184, 1, 174, 43, 1, 107, 43, 1, 0,
    115, 0, 2, 4, 1, 1, 0, 0, 0, 2, 0, 0, 0, 6, 1, 186, 43, 1, 213, 36, 1, 0, 215, 0, 4,
    153, 1, 1, 0, 0, 0, 2, 0, 0, 0, 6, 1, 204, 43, 1, 242, 34, 1, 0, 207, 0, 4, 0, 0, 1,
    0, 0, 0, 2, 0, 0, 0, 6, 1, 1, 44, 1, 120, 157, 0, 0, 134, 2, 2, 155, 1, 1, 0, 0, 0,
    52, 3, 151, 3, 3, 0, 103, 44, 1, 24, 44, 1, 0, 132, 2, 1, 157, 1, 1, 0, 0, 0, 155, 2, 146,
    2, 3, 0, 131, 44, 1, 126, 44, 1, 0, 176, 1, 3, 154, 1, 1, 0, 0, 0, 156, 1, 151, 3, 3, 0,
    187, 44, 1, 151, 44, 1, 0, 173, 1, 1, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 205, 44, 1,
    200, 44, 1, 0, 136, 2, 2, 157, 1, 1, 0, 0, 0, 157, 1, 146, 2, 3, 0, 166, 45, 1, 222, 44, 1,
    1, 179, 1, 3, 4, 1, 1, 0, 0, 0, 158, 1, 3, 1, 185, 1, 82, 46, 1, 181, 45, 1, 0, 120, 0,
    5, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 6, 1, 97, 46, 1, 128, 222, 0, 0, 132, 2, 1, 4, 1,
    1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 120, 46, 1, 115, 46, 1, 0, 138, 2, 2, 151, 1, 1, 0, 0,
    0, 159, 1, 151, 3, 3, 0, 226, 46, 1, 135, 46, 1, 0, 182, 1, 3, 0, 0, 1, 0, 0, 0, 2, 0,
    0, 0, 6, 1, 6, 47, 1, 1, 47, 1, 1, 219, 0, 4, 151, 1, 1, 0, 0, 0, 160, 2, 0, 0, 6,
    1, 32, 47, 1, 27, 47, 1, 1, 223, 0, 4, 39, 1, 1, 0, 0, 0, 160, 2, 0, 0, 6, 1, 121, 47,
    1, 54, 47, 1, 0, 223, 0, 1, 4, 1, 1, 0, 0, 0, 161, 1, 146, 2, 3, 0, 193, 47, 1, 138, 47,
    1, 0, 117, 3, 1, 60, 1, 1, 0, 0, 0, 2, 0, 56, 2, 3, 0, 42, 48, 1, 7, 48, 1, 0, 185,
    1, 2, 158, 1, 1, 0, 0, 0, 2, 0, 3, 2, 83, 1, 155, 48, 1, 0, 0, 0, 0, 185, 1, 3, 158,
    1, 1, 0, 0, 0, 2, 0, 152, 2, 186, 1, 207, 48, 1, 0, 0, 0, 0, 185, 1, 1, 5, 1, 1, 0,
    0, 0, 2, 0, 3, 2, 187, 1, 30, 49, 1, 239, 48, 1, 0, 185, 1, 1, 159, 1, 1, 0, 0, 0, 2,
    0, 3, 2, 188, 1, 43, 50, 1, 0, 0, 0, 0, 188, 1, 3, 5, 1, 1, 0, 0, 0, 2, 0, 153, 3,
    189, 1, 239, 50, 1, 0, 0, 0, 0, 125, 0, 5, 5, 1, 1, 0, 0, 0, 2, 0, 154, 2, 190, 1, 167,
    51, 1, 0, 0, 0, 0, 130, 0, 5, 5, 1, 1, 0, 0, 0, 2, 0, 154, 2, 191, 1, 71, 52, 1, 0,
    0, 0, 0, 135, 0, 5, 5, 1, 1, 0, 0, 0, 2, 0, 155, 2, 192, 1, 203, 52, 1, 0, 0, 0, 0,
    140, 0, 5, 5, 1, 1, 0, 0, 0, 2, 0, 155, 2, 193, 1, 32, 53, 1, 0, 0, 0, 0, 140, 2, 2,
    5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 116, 53, 1, 0, 0, 0, 0, 142, 2, 2, 5, 1, 1,
    0, 0, 0, 2, 0, 3, 1, 3, 0, 76, 54, 1, 157, 53, 1, 0, 191, 1, 3, 160, 1, 1, 0, 0, 0,
    162, 1, 156, 3, 194, 1, 183, 55, 1, 181, 54, 1, 0, 145, 0, 5, 161, 1, 1, 0, 0, 0, 2, 0, 157,
    3, 195, 1, 190, 56, 1, 214, 55, 1, 0, 150, 0, 5, 161, 1, 1, 0, 0, 0, 2, 0, 158, 3, 196, 1,
    200, 57, 1, 22, 57, 1, 0, 144, 2, 2, 162, 2, 1, 0, 0, 0, 2, 0, 159, 4, 197, 1, 255, 4, 0,
    148, 2, 2, 0, 0, 0, 0, 30, 5, 1, 0, 0, 0, 0, 0, 0, 0, 42, 5, 1, 0, 0, 0, 0, 0,
    0, 0, 50, 5, 1, 0, 0, 0, 0, 0, 0, 0, 120, 40, 1, 0, 0, 0, 0, 0, 0, 0, 61, 5, 1,
    0, 0, 0, 0, 0, 0, 0, 227, 63, 2, 121, 3, 1, 0, 0, 0, 0, 214, 5, 3, 122, 3, 1, 0, 0,
    0, 0, 214, 5, 3, 122, 3, 1, 0, 0, 0, 0, 92, 16, 1, 0, 0, 0, 0, 0, 0, 0, 112, 15, 1,
    0, 0, 0, 0, 0, 0, 0, 141, 63, 1, 0, 0, 0, 0, 0, 0, 0, 92, 16, 4, 149, 2, 1, 0, 0,
    0, 0, 248, 43, 1, 0, 0, 0, 0, 0, 0, 0, 227, 63, 1, 0, 0, 0, 0, 0, 0, 0, 25, 17, 1,
    0, 0, 0, 0, 0, 0, 0, 130, 63, 1, 0, 0, 0, 0, 0, 0, 0, 19, 17, 1, 0, 0, 0, 0, 0,
    0, 0, 31, 17, 1, 0, 0, 0, 0, 0, 0, 0, 157, 17, 1, 227, 0, 4, 1, 1, 0, 0, 132, 64, 3,
    123, 3, 1, 0, 0, 1, 1, 180, 1, 4, 1, 167, 1, 4, 2, 158, 2, 4, 1, 167, 2, 4, 1, 34, 2,
    4, 1, 186, 0, 1, 1, 178, 2, 1, 1, 76, 2, 0, 2, 193, 0, 0, 2, 206, 0, 0, 2, 221, 0, 0,
    2, 244, 0, 0, 2, 4, 1, 0, 2, 24, 1, 0, 2, 39, 1, 0, 2, 58, 1, 0, 2, 75, 1, 0, 2,
    187, 2, 0, 2, 109, 1, 0, 2, 205, 2, 0, 2, 225, 2, 0, 2, 186, 0, 1, 1, 193, 0, 0, 2, 206,
    0, 0, 2, 221, 0, 0, 2, 244, 0, 0, 2, 4, 1, 0, 2, 24, 1, 0, 2, 39, 1, 0, 2, 58, 1,
    0, 2, 75, 1, 0, 2, 91, 1, 0, 2, 109, 1, 0, 2, 215, 7, 4, 2, 226, 7, 4, 2, 196, 7, 4,
    2, 234, 14, 0, 2, 29, 14, 0, 2, 230, 14, 0, 2, 247, 14, 0, 2, 3, 15, 0, 2, 20, 15, 114, 2,
    35, 15, 0, 1, 186, 0, 1, 1, 143, 1, 4, 1, 156, 1, 4, 1, 167, 1, 4, 2, 206, 0, 0, 2, 24,
    1, 0, 2, 39, 1, 0, 2, 109, 1, 0, 2, 64, 6, 52, 2, 131, 6, 9, 0, 141, 6, 9, 0, 151, 6,
    9, 0, 161, 6, 9, 0, 172, 6, 9, 0, 183, 6, 9, 0, 60, 3, 0, 2, 1, 14, 0, 1, 13, 14, 0,
    1, 234, 14, 0, 2, 29, 14, 0, 2, 47, 14, 0, 2, 59, 14, 0, 2, 71, 14, 0, 2, 85, 14, 0, 2,
    186, 0, 1, 1, 143, 1, 4, 1, 156, 1, 4, 1, 167, 1, 4, 2, 244, 0, 0, 2, 186, 1, 0, 2, 201,
    1, 0, 2, 5, 2, 4, 1, 13, 2, 4, 1, 24, 2, 4, 1, 34, 2, 4, 1, 47, 2, 4, 2, 60, 2,
    0, 2, 76, 2, 0, 2, 186, 0, 1, 1, 143, 1, 4, 1, 156, 1, 4, 1, 167, 1, 4, 2, 225, 1, 4,
    2, 22, 3, 0, 2, 35, 3, 0, 2, 160, 3, 6, 0, 73, 4, 6, 0, 82, 4, 6, 0, 91, 4, 19, 0,
    100, 4, 19, 0, 109, 4, 19, 0, 214, 16, 19, 0, 194, 16, 19, 0, 199, 16, 19, 0, 194, 6, 19, 0, 206,
    16, 19, 0, 210, 16, 19, 0, 160, 3, 6, 0, 73, 4, 6, 0, 82, 4, 23, 0, 91, 4, 6, 0, 100, 4,
    19, 0, 215, 7, 9, 2, 226, 7, 9, 2, 196, 7, 9, 2, 176, 5, 0, 2, 183, 5, 63, 2, 155, 7, 64,
    0, 7, 10, 64, 0, 252, 12, 9, 2, 149, 7, 9, 2, 11, 13, 9, 2, 122, 4, 12, 0, 198, 3, 9, 2,
    22, 66, 230, 0, 101, 43, 224, 0, 76, 11, 225, 0, 122, 4, 12, 0, 198, 3, 9, 2, 22, 66, 230, 0, 101,
    43, 224, 0, 240, 65, 225, 0, 146, 66, 236, 0, 150, 57, 55, 0, 148, 36, 236, 0, 124, 66, 233, 0, 128, 66,
    19, 0, 146, 66, 237, 0, 150, 57, 55, 0, 148, 36, 237, 0, 124, 66, 238, 0, 128, 66, 19, 0, 146, 66, 236,
    0, 148, 36, 236, 0, 73, 37, 236, 0, 150, 57, 233, 0, 128, 66, 19, 0, 146, 66, 237, 0, 148, 36, 237, 0,
    73, 37, 237, 0, 150, 57, 238, 0, 128, 66, 19, 0, 146, 66, 241, 0, 150, 57, 55, 0, 148, 36, 241, 0, 124,
    66, 242, 0, 128, 66, 55, 0, 146, 66, 241, 0, 148, 36, 241, 0, 73, 37, 241, 0, 150, 57, 242, 0, 128, 66,
    55, 0, 167, 1, 4, 2, 143, 1, 4, 1, 156, 1, 4, 1, 186, 0, 1, 1, 155, 7, 73, 0, 169, 7, 9,
    2, 180, 7, 9, 2, 32, 7, 73, 1, 29, 11, 55, 0, 35, 11, 97, 0, 43, 11, 97, 0, 52, 11, 97, 0,
    16, 5, 19, 0, 146, 66, 19, 0, 137, 11, 19, 0, 93, 11, 19, 0, 224, 9, 19, 0, 141, 11, 19, 0, 144,
    11, 19, 0, 149, 11, 19, 0, 155, 7, 107, 0, 252, 12, 9, 2, 149, 7, 9, 2, 11, 13, 9, 2, 155, 7,
    12, 0, 252, 12, 9, 2, 149, 7, 9, 2, 11, 13, 9, 2, 16, 5, 19, 0, 88, 15, 19, 0, 194, 6, 19,
    0, 42, 13, 19, 0, 215, 7, 9, 0, 226, 7, 9, 0, 196, 7, 9, 0, 220, 16, 0, 2, 215, 7, 9, 2,
    226, 7, 9, 2, 196, 7, 9, 2, 229, 16, 0, 2, 122, 4, 152, 0, 108, 62, 152, 0, 194, 6, 149, 0, 146,
    9, 149, 0, 58, 62, 148, 0, 225, 62, 158, 0, 86, 11, 149, 0, 9, 63, 1, 0, 155, 7, 64, 0, 252, 12,
    9, 2, 149, 7, 9, 2, 11, 13, 9, 2, 122, 4, 12, 0, 198, 3, 9, 2, 101, 43, 224, 0, 240, 65, 225,
    0, 127, 4, 18, 0, 131, 4, 18, 0, 26, 0, 0, 0, 12, 66, 226, 2, 122, 4, 12, 0, 198, 3, 9, 2,
    101, 43, 224, 0, 76, 11, 225, 0, 155, 7, 63, 0, 198, 3, 9, 2, 49, 7, 0, 0, 101, 43, 226, 1, 255,
    4, 18, 0, 155, 7, 63, 0, 198, 3, 9, 2, 101, 43, 226, 1, 102, 17, 144, 0, 115, 17, 145, 0, 127, 17,
    146, 0, 143, 17, 146, 0, 225, 1, 6, 2, 244, 1, 4, 1, 186, 0, 1, 1, 227, 63, 0, 0, 191, 3, 12,
    0, 198, 3, 9, 2, 227, 63, 18, 0, 191, 3, 12, 0, 198, 3, 9, 2, 127, 4, 21, 0, 131, 4, 21, 0,
    26, 0, 21, 0, 127, 4, 22, 0, 131, 4, 22, 0, 26, 0, 22, 0, 122, 4, 12, 0, 198, 3, 9, 2, 88,
    15, 20, 0, 148, 36, 24, 0, 73, 37, 25, 0, 28, 0, 25, 0, 160, 3, 33, 0, 73, 4, 33, 0, 82, 4,
    33, 0, 101, 43, 30, 0, 6, 5, 30, 0, 11, 5, 30, 0, 26, 0, 34, 0, 6, 5, 34, 0, 11, 5, 34,
    0, 122, 4, 12, 0, 200, 16, 9, 0, 227, 63, 30, 0, 90, 5, 0, 0, 102, 5, 0, 0, 113, 5, 0, 0,
    64, 6, 52, 2, 82, 6, 9, 2, 95, 6, 9, 2, 64, 6, 52, 2, 16, 5, 12, 0, 146, 66, 12, 0, 227,
    63, 0, 0, 194, 6, 55, 0, 201, 6, 55, 0, 207, 6, 57, 0, 211, 6, 57, 0, 215, 6, 58, 0, 146, 66,
    58, 0, 243, 6, 61, 0, 198, 3, 9, 2, 19, 7, 65, 0, 26, 7, 65, 0, 32, 7, 65, 0, 26, 7, 65,
    0, 185, 7, 65, 0, 32, 7, 65, 0, 109, 0, 9, 0, 99, 0, 9, 0, 196, 7, 9, 0, 40, 62, 84, 0,
    26, 10, 85, 0, 88, 15, 85, 0, 64, 10, 1, 0, 74, 10, 19, 2, 91, 10, 19, 2, 255, 4, 88, 0, 227,
    63, 95, 0, 143, 10, 6, 0, 148, 36, 19, 0, 73, 37, 19, 0, 28, 0, 19, 0, 160, 3, 19, 0, 73, 4,
    19, 0, 82, 4, 19, 0, 71, 11, 19, 0, 101, 43, 19, 0, 76, 11, 19, 2, 215, 16, 19, 0, 101, 43, 19,
    0, 76, 11, 19, 2, 227, 63, 19, 0, 71, 11, 19, 0, 101, 43, 19, 0, 227, 63, 19, 0, 215, 16, 19, 0,
    101, 43, 19, 0, 175, 44, 19, 0, 215, 16, 19, 0, 86, 11, 19, 0, 60, 3, 19, 2, 155, 11, 19, 2, 174,
    11, 19, 2, 64, 10, 76, 0, 55, 12, 19, 0, 65, 12, 19, 0, 227, 63, 55, 0, 82, 12, 0, 2, 98, 12,
    0, 2, 198, 12, 0, 0, 208, 12, 0, 2, 219, 12, 0, 0, 155, 7, 110, 0, 31, 13, 9, 0, 149, 7, 9,
    2, 139, 14, 3, 0, 157, 14, 3, 0, 173, 14, 3, 0, 195, 14, 1, 1, 203, 14, 6, 1, 210, 14, 6, 1,
    60, 3, 123, 2, 5, 46, 119, 2, 250, 7, 123, 2, 141, 63, 120, 0, 171, 15, 120, 1, 185, 15, 123, 2, 58,
    62, 148, 0, 227, 63, 149, 0, 79, 62, 149, 0, 122, 4, 152, 0, 194, 6, 149, 0, 146, 9, 149, 0, 64, 10,
    1, 0, 130, 62, 154, 2, 149, 62, 154, 2, 58, 62, 148, 0, 86, 11, 149, 0, 9, 63, 1, 0, 148, 36, 158,
    0, 73, 37, 158, 0, 28, 0, 158, 0, 236, 59, 162, 0, 198, 28, 162, 0, 194, 8, 162, 0, 236, 59, 162, 0,
    198, 28, 162, 0, 148, 36, 162, 0, 236, 59, 166, 0, 198, 28, 166, 0, 194, 8, 166, 0, 236, 59, 167, 0, 198,
    28, 167, 0, 194, 8, 167, 0, 151, 63, 170, 0, 164, 63, 162, 0, 175, 63, 172, 0, 64, 10, 163, 0, 210, 63,
    153, 0, 221, 63, 153, 0, 255, 4, 173, 0, 215, 62, 177, 0, 200, 16, 149, 0, 227, 63, 185, 0, 191, 3, 186,
    0, 198, 3, 9, 2, 64, 10, 1, 0, 74, 10, 0, 2, 91, 10, 0, 2, 148, 36, 106, 0, 73, 37, 106, 0,
    28, 0, 106, 0, 64, 10, 189, 0, 210, 63, 0, 0, 221, 63, 0, 0, 162, 64, 6, 0, 82, 12, 0, 2, 98,
    12, 0, 2, 203, 63, 0, 0, 7, 10, 73, 0, 198, 3, 9, 2, 227, 63, 197, 0, 205, 64, 197, 0, 36, 13,
    198, 0, 26, 7, 201, 0, 45, 65, 201, 0, 52, 65, 207, 0, 26, 7, 209, 0, 45, 65, 209, 0, 52, 65, 207,
    0, 26, 7, 213, 0, 45, 65, 213, 0, 52, 65, 207, 0, 158, 65, 214, 0, 198, 3, 215, 0, 26, 7, 214, 0,
    191, 64, 206, 0, 198, 64, 196, 0, 179, 65, 196, 0, 26, 7, 201, 0, 19, 7, 201, 0, 52, 65, 207, 0, 127,
    4, 18, 0, 131, 4, 18, 0, 26, 0, 18, 0, 255, 4, 18, 0, 7, 10, 18, 0, 18, 66, 9, 2, 155, 7,
    0, 0, 7, 10, 18, 0, 143, 10, 228, 0, 127, 4, 18, 0, 131, 4, 0, 0, 26, 0, 18, 2, 255, 4, 18,
    0, 47, 66, 9, 2, 59, 66, 9, 2, 240, 65, 18, 0, 122, 4, 12, 0, 198, 3, 9, 2, 148, 36, 232, 0,
    73, 37, 232, 0, 28, 0, 233, 0, 148, 36, 234, 0, 146, 66, 234, 0, 150, 57, 235, 0, 150, 57, 235, 0, 148,
    36, 234, 0, 146, 66, 234, 1, 169, 3, 11, 0, 180, 3, 3, 0, 148, 36, 26, 0, 73, 37, 26, 0, 127, 4,
    30, 0, 131, 4, 30, 0, 77, 5, 35, 0, 120, 40, 36, 0, 47, 5, 37, 0, 35, 5, 38, 0, 125, 5, 40,
    2, 60, 3, 35, 2, 61, 5, 40, 0, 94, 2, 41, 2, 77, 5, 42, 0, 35, 5, 38, 0, 227, 63, 0, 0,
    76, 40, 41, 0, 127, 4, 47, 0, 131, 4, 47, 0, 199, 5, 48, 0, 204, 5, 48, 0, 191, 3, 12, 0, 110,
    6, 52, 1, 64, 6, 52, 2, 191, 3, 12, 0, 206, 3, 0, 0, 77, 13, 1, 0, 219, 6, 61, 0, 198, 3,
    9, 2, 176, 5, 63, 2, 183, 5, 63, 2, 227, 63, 70, 0, 32, 7, 63, 0, 127, 4, 76, 0, 131, 4, 76,
    0, 40, 62, 77, 0, 88, 15, 78, 0, 124, 10, 0, 0, 133, 10, 0, 0, 255, 4, 88, 0, 143, 10, 6, 0,
    122, 4, 76, 0, 198, 3, 76, 2, 127, 4, 92, 0, 131, 4, 92, 0, 152, 10, 89, 0, 227, 63, 95, 0, 61,
    5, 96, 0, 18, 11, 97, 0, 35, 5, 97, 0, 22, 11, 1, 0, 47, 5, 96, 0, 35, 5, 97, 0, 60, 11,
    96, 0, 65, 11, 1, 0, 122, 4, 19, 0, 242, 17, 19, 0, 127, 4, 19, 0, 131, 4, 19, 0, 193, 11, 0,
    0, 204, 11, 0, 0, 76, 12, 88, 0, 79, 12, 88, 0, 227, 63, 101, 0, 224, 9, 100, 0, 144, 12, 0, 0,
    163, 12, 0, 2, 127, 4, 106, 0, 131, 4, 106, 0, 155, 7, 107, 0, 191, 12, 107, 0, 155, 7, 107, 0, 200,
    16, 9, 0, 155, 7, 107, 0, 25, 17, 109, 0, 253, 6, 73, 0, 191, 3, 107, 0, 101, 43, 19, 0, 83, 13,
    19, 0, 77, 5, 0, 0, 127, 14, 114, 0, 203, 15, 120, 0, 208, 15, 117, 2, 127, 4, 117, 0, 131, 4, 117,
    0, 176, 5, 117, 2, 14, 16, 120, 2, 141, 63, 120, 0, 185, 15, 123, 2, 58, 16, 0, 0, 70, 16, 0, 2,
    64, 10, 1, 0, 0, 6, 0, 2, 6, 17, 11, 0, 13, 17, 11, 0, 127, 4, 133, 0, 131, 4, 133, 0, 127,
    4, 136, 0, 131, 4, 136, 0, 25, 17, 134, 0, 138, 7, 133, 0, 82, 17, 139, 0, 87, 17, 139, 0, 127, 4,
    139, 0, 131, 4, 139, 0, 25, 17, 134, 0, 229, 16, 0, 2, 77, 5, 134, 0, 200, 16, 133, 0, 92, 17, 134,
    0, 97, 17, 134, 0, 77, 5, 92, 0, 25, 17, 136, 0, 253, 6, 73, 0, 138, 7, 9, 0, 35, 62, 148, 0,
    198, 3, 149, 2, 73, 4, 152, 0, 82, 4, 152, 0, 169, 62, 0, 0, 180, 62, 0, 0, 225, 62, 154, 0, 205,
    62, 156, 0, 191, 12, 148, 0, 155, 7, 148, 0, 73, 4, 157, 0, 82, 4, 157, 0, 73, 4, 162, 0, 82, 4,
    162, 0, 127, 4, 162, 0, 131, 4, 162, 0, 236, 59, 162, 0, 110, 63, 152, 0, 127, 4, 164, 0, 131, 4, 164,
    0, 127, 4, 152, 0, 131, 4, 152, 0, 227, 63, 154, 0, 114, 63, 152, 0, 227, 63, 154, 0, 47, 5, 149, 0,
    227, 63, 162, 0, 122, 63, 149, 1, 227, 63, 152, 0, 122, 63, 149, 1, 73, 4, 163, 0, 82, 4, 163, 0, 180,
    63, 174, 0, 191, 63, 174, 0, 175, 44, 174, 0, 203, 63, 172, 0, 40, 62, 148, 0, 227, 63, 154, 0, 255, 4,
    173, 0, 200, 16, 149, 0, 247, 63, 173, 0, 255, 63, 173, 0, 127, 4, 184, 0, 131, 4, 184, 0, 240, 5, 188,
    0, 60, 3, 0, 2, 155, 7, 73, 0, 200, 16, 9, 0, 253, 6, 73, 0, 198, 3, 9, 2, 155, 7, 73, 0,
    25, 17, 195, 0, 191, 64, 196, 0, 198, 64, 196, 0, 13, 11, 206, 0, 176, 5, 196, 2, 21, 65, 11, 0, 33,
    65, 11, 0, 191, 64, 212, 0, 198, 64, 212, 0, 116, 12, 214, 0, 198, 3, 215, 0, 191, 64, 206, 0, 198, 64,
    206, 0, 148, 36, 214, 0, 73, 37, 214, 0, 191, 64, 205, 0, 49, 7, 217, 0, 26, 7, 196, 0, 131, 34, 207,
    0, 191, 64, 221, 0, 202, 65, 217, 0, 13, 11, 11, 0, 138, 5, 11, 0, 255, 4, 18, 0, 18, 66, 9, 2,
    255, 4, 18, 0, 143, 10, 228, 0, 155, 7, 18, 0, 7, 10, 18, 0, 127, 4, 229, 0, 131, 4, 229, 0, 255,
    4, 18, 0, 26, 0, 0, 2, 76, 12, 18, 0, 79, 12, 18, 0, 148, 36, 239, 0, 73, 37, 239, 0, 148, 36,
    240, 0, 73, 37, 240, 0, 148, 36, 243, 0, 73, 37, 243, 0, 150, 66, 235, 0, 153, 66, 235, 0, 25, 17, 28,
    0, 243, 4, 29, 0, 136, 1, 3, 0, 94, 2, 0, 2, 140, 3, 9, 2, 152, 3, 9, 0, 160, 3, 0, 2,
    136, 1, 11, 0, 60, 3, 9, 2, 206, 3, 18, 0, 118, 4, 19, 0, 118, 4, 20, 0, 118, 4, 21, 0, 118,
    4, 22, 0, 118, 4, 24, 0, 118, 4, 27, 0, 16, 5, 30, 0, 206, 3, 30, 0, 118, 4, 30, 0, 16, 5,
    34, 0, 118, 4, 9, 0, 85, 5, 9, 0, 206, 3, 0, 1, 77, 5, 36, 0, 55, 5, 39, 0, 130, 63, 9,
    0, 206, 3, 36, 0, 206, 3, 35, 0, 143, 5, 1, 0, 138, 5, 3, 0, 183, 5, 0, 2, 191, 5, 47, 0,
    206, 3, 48, 0, 206, 3, 47, 0, 206, 3, 1, 0, 152, 3, 0, 2, 152, 3, 0, 0, 227, 63, 53, 0, 206,
    3, 9, 0, 118, 4, 59, 0, 227, 63, 60, 0, 116, 12, 0, 2, 4, 7, 64, 2, 206, 3, 64, 1, 206, 3,
    73, 0, 152, 3, 74, 0, 146, 66, 73, 0, 94, 2, 64, 2, 118, 4, 76, 0, 229, 9, 76, 0, 233, 9, 6,
    0, 118, 4, 23, 0, 118, 4, 78, 0, 229, 9, 81, 0, 118, 4, 81, 0, 250, 9, 19, 2, 7, 10, 0, 0,
    160, 3, 19, 2, 152, 3, 19, 2, 118, 4, 86, 0, 77, 5, 76, 0, 118, 4, 19, 1, 118, 4, 88, 0, 118,
    4, 89, 0, 13, 11, 19, 0, 169, 59, 19, 0, 40, 62, 97, 0, 118, 4, 101, 0, 43, 12, 3, 0, 0, 6,
    19, 2, 77, 5, 106, 0, 206, 3, 106, 0, 180, 12, 11, 0, 7, 10, 107, 0, 26, 7, 107, 0, 32, 7, 107,
    0, 146, 66, 65, 0, 206, 3, 65, 0, 206, 3, 108, 0, 206, 3, 12, 0, 206, 3, 107, 0, 169, 59, 65, 0,
    152, 3, 65, 0, 152, 3, 12, 0, 118, 4, 111, 0, 249, 13, 0, 2, 0, 6, 117, 2, 94, 2, 117, 2, 248,
    43, 118, 1, 134, 15, 119, 0, 88, 15, 121, 0, 248, 43, 122, 1, 88, 15, 122, 0, 88, 50, 120, 0, 196, 15,
    120, 0, 88, 15, 123, 0, 206, 3, 118, 0, 206, 3, 122, 0, 112, 15, 119, 0, 227, 63, 118, 0, 227, 63, 122,
    0, 227, 63, 119, 0, 227, 63, 123, 0, 227, 63, 121, 0, 206, 3, 123, 0, 248, 43, 122, 0, 227, 63, 117, 0,
    176, 5, 128, 0, 183, 5, 128, 0, 229, 9, 131, 0, 152, 3, 131, 0, 94, 2, 73, 2, 229, 9, 132, 0, 152,
    3, 132, 0, 238, 16, 11, 0, 0, 17, 0, 2, 206, 3, 133, 0, 176, 5, 134, 2, 206, 3, 134, 0, 31, 17,
    135, 0, 39, 17, 11, 0, 176, 5, 135, 2, 206, 3, 135, 0, 48, 17, 134, 2, 206, 3, 136, 0, 206, 3, 138,
    0, 83, 13, 1, 0, 26, 7, 139, 0, 32, 7, 139, 0, 26, 7, 140, 0, 67, 17, 133, 2, 75, 17, 133, 0,
    229, 9, 9, 0, 206, 3, 139, 0, 85, 5, 133, 0, 206, 3, 0, 2, 229, 9, 92, 0, 229, 9, 133, 0, 26,
    7, 134, 0, 206, 3, 142, 0, 206, 3, 143, 0, 206, 3, 147, 0, 166, 17, 147, 2, 44, 62, 148, 0, 206, 3,
    149, 0, 77, 5, 152, 0, 206, 3, 152, 0, 77, 5, 153, 0, 206, 3, 153, 0, 115, 62, 154, 2, 191, 12, 0,
    0, 192, 62, 154, 2, 206, 3, 156, 0, 215, 62, 154, 0, 15, 12, 154, 0, 77, 5, 157, 0, 206, 3, 157, 0,
    206, 3, 55, 0, 206, 3, 158, 0, 77, 5, 162, 0, 206, 3, 162, 0, 206, 3, 163, 0, 100, 63, 154, 2, 206,
    3, 154, 1, 77, 5, 164, 0, 206, 3, 164, 0, 206, 3, 165, 0, 206, 3, 166, 0, 206, 3, 167, 0, 206, 3,
    154, 0, 20, 5, 1, 0, 206, 3, 168, 0, 206, 3, 171, 0, 206, 3, 173, 0, 158, 63, 171, 0, 77, 5, 163,
    0, 206, 3, 174, 0, 206, 3, 175, 0, 43, 12, 0, 1, 206, 3, 177, 0, 57, 64, 154, 0, 124, 64, 3, 0,
    229, 9, 1, 0, 206, 3, 185, 0, 250, 9, 0, 2, 206, 3, 189, 0, 169, 59, 0, 0, 175, 65, 0, 0, 137,
    64, 190, 0, 227, 63, 184, 0, 152, 3, 184, 0, 26, 7, 191, 0, 152, 64, 192, 0, 206, 3, 64, 0, 167, 64,
    0, 2, 206, 3, 194, 0, 176, 64, 9, 2, 32, 7, 196, 0, 32, 7, 197, 0, 26, 7, 199, 0, 32, 7, 200,
    0, 32, 7, 201, 0, 191, 64, 205, 2, 32, 7, 205, 0, 32, 7, 196, 2, 32, 7, 209, 0, 183, 5, 196, 2,
    32, 7, 212, 0, 32, 7, 206, 0, 32, 7, 213, 0, 32, 7, 214, 0, 194, 8, 206, 0, 28, 0, 214, 0, 194,
    8, 196, 0, 32, 7, 199, 0, 168, 65, 214, 0, 26, 7, 221, 0, 32, 7, 221, 0, 191, 64, 199, 0, 152, 3,
    226, 0, 206, 3, 225, 0, 152, 3, 18, 0, 175, 44, 229, 0, 118, 4, 229, 0, 118, 4, 18, 0, 191, 3, 108,
    0, 118, 4, 232, 0, 16, 5, 234, 0, 16, 5, 241, 0, 67, 5, 29, 0, 227, 63, 49, 0, 227, 63, 223, 0,
    248, 43, 103, 0, 0, 15, 12, 5, 0, 1, 152, 5, 44, 0, 0, 172, 10, 91, 0, 0, 180, 10, 5, 0, 1,
    227, 63, 0, 0, 1, 49, 63, 7, 0, 1, 24, 12, 104, 18, 0, 216, 9, 105, 0, 1, 35, 12, 44, 0, 1,
    213, 3, 102, 0, 1, 54, 15, 115, 0, 1, 67, 15, 72, 0, 1, 223, 14, 5, 0, 1, 80, 15, 72, 0, 1,
    92, 15, 116, 0, 1, 102, 15, 5, 0, 1, 77, 65, 98, 0, 0, 86, 65, 98, 0, 0, 205, 64, 155, 0, 0,
    36, 13, 155, 0, 0, 96, 65, 16, 0, 0, 216, 64, 16, 0, 0, 104, 65, 16, 0, 0, 126, 65, 202, 0, 0,
    86, 11, 202, 0, 0, 194, 6, 202, 0, 0, 36, 13, 98, 0, 0, 138, 65, 219, 0, 0, 148, 65, 219, 0, 0,
    95, 63, 220, 0, 0, 102, 2, 7, 0, 1, 111, 2, 5, 0, 1, 115, 2, 5, 0, 1, 127, 2, 5, 0, 1,
    133, 2, 8, 0, 1, 145, 2, 7, 1, 0, 213, 3, 13, 0, 0, 224, 3, 10, 0, 0, 239, 3, 14, 0, 0,
    1, 4, 10, 0, 0, 16, 4, 14, 0, 0, 34, 4, 15, 0, 0, 109, 0, 130, 0, 0, 99, 0, 130, 0, 0,
    108, 16, 7, 0, 0, 76, 16, 7, 0, 0, 85, 16, 16, 9, 0, 98, 16, 16, 9, 0, 250, 2, 5, 0, 1,
    4, 3, 5, 0, 1, 13, 3, 5, 0, 1, 133, 2, 8, 0, 1, 124, 1, 2, 0, 1, 202, 10, 44, 0, 0,
    213, 10, 44, 0, 0, 225, 10, 5, 0, 1, 242, 10, 5, 0, 1, 1, 11, 94, 0, 1, 152, 5, 46, 0, 0,
    161, 5, 44, 0, 1, 248, 43, 103, 0, 0, 231, 12, 0, 0, 1, 15, 12, 5, 0, 1, 109, 0, 129, 0, 0,
    99, 0, 129, 0, 0, 76, 16, 7, 0, 0, 85, 16, 16, 9, 0, 98, 16, 16, 9, 0, 208, 65, 202, 0, 0,
    86, 11, 202, 0, 0, 57, 65, 202, 0, 0, 216, 65, 222, 0, 0, 229, 64, 208, 0, 1, 92, 7, 71, 0, 0,
    106, 7, 50, 0, 0, 121, 7, 44, 0, 1, 125, 7, 44, 0, 1, 172, 10, 91, 17, 0, 180, 10, 5, 0, 1,
    190, 10, 82, 0, 1, 240, 44, 50, 0, 1, 223, 11, 102, 0, 1, 49, 63, 7, 0, 1, 237, 11, 5, 0, 1,
    247, 11, 5, 0, 1, 25, 16, 54, 0, 0, 154, 15, 44, 0, 1, 34, 16, 124, 0, 1, 163, 15, 125, 0, 0,
    28, 63, 159, 0, 1, 49, 63, 98, 0, 1, 21, 63, 159, 0, 1, 42, 63, 98, 0, 1, 96, 64, 181, 0, 0,
    214, 41, 182, 0, 0, 113, 64, 183, 0, 1, 152, 5, 44, 0, 1, 157, 16, 202, 0, 0, 86, 11, 202, 0, 0,
    212, 65, 203, 0, 0, 229, 64, 204, 0, 1, 247, 64, 7, 0, 0, 255, 64, 7, 0, 0, 7, 65, 129, 0, 0,
    14, 65, 129, 0, 0, 212, 65, 203, 0, 0, 86, 11, 202, 0, 0, 57, 65, 202, 0, 0, 229, 64, 208, 0, 1,
    212, 65, 210, 0, 0, 86, 11, 211, 0, 0, 57, 65, 211, 0, 0, 229, 64, 208, 0, 1, 180, 1, 5, 0, 1,
    225, 14, 5, 0, 1, 216, 1, 5, 0, 1, 180, 1, 5, 0, 1, 225, 14, 5, 0, 1, 50, 3, 5, 0, 1,
    40, 4, 16, 0, 0, 48, 4, 17, 0, 0, 61, 4, 16, 0, 0, 152, 5, 44, 0, 0, 248, 43, 45, 0, 0,
    161, 5, 44, 0, 1, 240, 5, 44, 0, 0, 0, 6, 50, 0, 1, 247, 5, 50, 0, 1, 11, 13, 15, 0, 1,
    39, 7, 15, 0, 1, 49, 7, 66, 0, 1, 93, 11, 99, 0, 0, 108, 11, 98, 0, 0, 117, 11, 98, 0, 0,
    104, 11, 98, 0, 0, 113, 11, 98, 0, 0, 125, 11, 98, 0, 0, 111, 12, 87, 0, 1, 123, 12, 87, 0, 1,
    109, 10, 87, 0, 1, 245, 12, 15, 0, 0, 142, 7, 15, 0, 0, 4, 13, 15, 0, 0, 154, 15, 44, 0, 1,
    163, 15, 125, 0, 0, 152, 5, 46, 0, 1, 124, 16, 126, 0, 0, 136, 16, 126, 0, 0, 149, 16, 44, 0, 0,
    164, 16, 87, 0, 0, 175, 16, 87, 0, 1, 108, 16, 7, 0, 1, 66, 62, 150, 0, 0, 92, 62, 151, 0, 0,
    90, 62, 151, 0, 0, 232, 62, 150, 0, 0, 66, 62, 150, 0, 0, 248, 62, 151, 0, 0, 59, 63, 160, 0, 0,
    211, 8, 82, 0, 0, 75, 63, 102, 0, 0, 211, 8, 82, 0, 0, 85, 63, 161, 0, 0, 116, 12, 155, 0, 0,
    248, 43, 103, 0, 0, 152, 5, 44, 0, 0, 43, 12, 82, 0, 1, 248, 43, 103, 0, 0, 152, 5, 44, 0, 0,
    192, 62, 102, 0, 0, 248, 43, 103, 0, 0, 152, 5, 44, 0, 0, 18, 64, 178, 0, 0, 92, 7, 71, 0, 0,
    106, 7, 50, 0, 0, 132, 64, 227, 0, 1, 252, 12, 15, 0, 0, 149, 7, 15, 0, 0, 11, 13, 15, 0, 0,
    135, 4, 5, 0, 1, 145, 4, 5, 0, 1, 17, 6, 44, 0, 0, 5, 6, 5, 0, 1, 39, 7, 67, 0, 0,
    11, 13, 67, 0, 0, 39, 7, 68, 0, 0, 11, 13, 68, 0, 0, 11, 13, 68, 0, 0, 39, 7, 68, 0, 0,
    39, 7, 69, 0, 0, 11, 13, 69, 0, 0, 57, 7, 10, 0, 1, 74, 7, 10, 0, 1, 162, 7, 15, 0, 0,
    173, 7, 15, 0, 0, 11, 13, 69, 0, 0, 39, 7, 69, 0, 0, 106, 7, 50, 0, 0, 237, 7, 50, 0, 1,
    243, 9, 79, 0, 0, 55, 10, 80, 0, 0, 240, 5, 82, 0, 1, 12, 10, 83, 0, 1, 30, 10, 80, 0, 0,
    47, 10, 80, 0, 0, 20, 5, 90, 0, 0, 12, 10, 83, 0, 1, 55, 10, 80, 0, 0, 162, 10, 44, 0, 0,
    101, 14, 112, 0, 1, 113, 14, 113, 0, 1, 152, 5, 46, 0, 0, 248, 43, 103, 0, 0, 10, 12, 44, 0, 0,
    122, 15, 50, 0, 1, 10, 12, 44, 0, 1, 139, 15, 124, 0, 0, 10, 12, 44, 0, 1, 221, 15, 50, 0, 1,
    146, 9, 104, 0, 0, 255, 15, 5, 0, 1, 10, 12, 44, 0, 0, 139, 15, 124, 0, 0, 66, 62, 150, 0, 0,
    98, 62, 151, 0, 0, 232, 62, 150, 0, 0, 135, 63, 169, 0, 0, 152, 5, 44, 0, 0, 233, 63, 0, 0, 0,
    111, 12, 193, 0, 1, 123, 12, 14, 0, 1, 255, 64, 7, 0, 0, 14, 65, 129, 0, 0, 186, 65, 15, 0, 0,
    130, 63, 15, 0, 0, 252, 12, 15, 0, 0, 11, 13, 15, 0, 0, 132, 64, 227, 0, 0, 32, 66, 15, 0, 0,
    91, 66, 10, 0, 0, 107, 66, 231, 0, 1, 103, 66, 10, 0, 0, 20, 5, 31, 0, 0, 20, 5, 32, 0, 0,
    146, 9, 43, 0, 0, 221, 5, 44, 0, 0, 227, 63, 0, 0, 0, 88, 50, 51, 0, 1, 121, 6, 44, 0, 0,
    157, 16, 54, 0, 0, 95, 63, 56, 0, 0, 229, 6, 62, 0, 0, 138, 7, 72, 0, 0, 201, 7, 75, 0, 0,
    143, 10, 50, 0, 0, 20, 5, 93, 0, 0, 49, 63, 98, 0, 0, 214, 8, 16, 9, 0, 215, 11, 5, 0, 1,
    3, 12, 82, 0, 0, 101, 43, 50, 0, 0, 49, 63, 72, 0, 1, 49, 63, 43, 0, 0, 10, 12, 82, 0, 0,
    19, 13, 10, 0, 0, 57, 13, 5, 0, 1, 200, 16, 98, 0, 0, 200, 16, 98, 0, 1, 248, 43, 103, 0, 1,
    250, 7, 126, 0, 1, 241, 15, 0, 0, 0, 250, 7, 126, 0, 0, 227, 63, 103, 0, 0, 227, 63, 126, 0, 0,
    200, 16, 104, 0, 0, 200, 16, 104, 0, 1, 47, 16, 50, 0, 0, 47, 16, 14, 0, 0, 47, 16, 124, 0, 0,
    47, 16, 126, 0, 0, 47, 16, 127, 0, 0, 113, 16, 44, 0, 0, 185, 16, 44, 0, 0, 146, 5, 44, 0, 1,
    25, 17, 137, 0, 0, 227, 63, 62, 0, 0, 55, 17, 16, 0, 0, 63, 17, 44, 0, 0, 150, 2, 141, 0, 0,
    109, 10, 155, 0, 1, 198, 3, 155, 0, 0, 240, 5, 82, 0, 0, 137, 41, 176, 0, 0, 7, 64, 155, 0, 0,
    35, 64, 82, 0, 0, 44, 64, 179, 0, 0, 67, 64, 82, 0, 0, 78, 64, 180, 0, 0, 132, 64, 187, 0, 0,
    223, 64, 16, 0, 0, 227, 63, 87, 0, 0, 66, 65, 44, 0, 0, 229, 64, 216, 0, 1, 229, 64, 218, 0, 1,
    116, 65, 15, 0, 0, 192, 65, 15, 0, 0, 253, 65, 15, 0, 0, 143, 10, 15, 0, 0, 132, 64, 44, 0, 0,
    72, 66, 15, 0, 0, 101, 43, 15, 0, 0, 117, 66, 15, 0, 0, 137, 66, 87, 0, 1, 30, 0, 32, 0, 0,
    122, 3, 2, 57, 0, 32, 0, 0, 207, 2, 11, 69, 3, 64, 0, 0, 218, 2, 11, 155, 4, 64, 0, 0, 132,
    2, 16, 213, 4, 64, 0, 0, 240, 2, 10, 25, 6, 32, 0, 0, 20, 3, 7, 48, 6, 32, 0, 0, 26, 3,
    1, 0, 8, 64, 0, 0, 124, 3, 2, 21, 8, 64, 0, 0, 194, 2, 13, 63, 8, 64, 0, 0, 27, 3, 7,
    141, 8, 64, 0, 0, 148, 2, 16, 168, 8, 32, 1, 15, 4, 3, 8, 227, 8, 64, 0, 0, 240, 2, 10, 241,
    8, 64, 0, 0, 229, 2, 11, 92, 9, 32, 0, 0, 74, 3, 5, 198, 9, 64, 0, 0, 110, 3, 3, 88, 13,
    32, 0, 0, 94, 3, 4, 147, 13, 32, 0, 0, 0, 0, 0, 163, 13, 32, 0, 0, 98, 3, 4, 210, 13, 32,
    0, 0, 79, 3, 5, 174, 17, 32, 0, 0, 102, 3, 4, 236, 17, 32, 0, 0, 62, 1, 95, 7, 51, 32, 0,
    0, 178, 0, 140, 184, 33, 32, 0, 0, 157, 1, 64, 68, 36, 32, 0, 0, 84, 3, 5, 253, 18, 32, 0, 0,
    34, 3, 7, 247, 50, 32, 0, 0, 221, 1, 56, 163, 39, 32, 0, 0, 164, 2, 15, 134, 50, 32, 0, 0, 21,
    2, 51, 16, 46, 32, 1, 15, 89, 3, 5, 59, 46, 32, 0, 0, 41, 3, 7, 192, 46, 32, 0, 0, 126, 3,
    2, 220, 46, 32, 0, 0, 113, 3, 3, 8, 47, 32, 0, 0, 72, 2, 40, 38, 48, 32, 0, 0, 116, 3, 3,
    95, 48, 32, 0, 0, 128, 3, 2, 140, 48, 32, 0, 0, 130, 3, 2, 159, 48, 32, 1, 15, 250, 2, 10, 31,
    49, 32, 1, 15, 48, 3, 7, 232, 24, 32, 0, 0, 106, 3, 4, 151, 49, 32, 1, 15, 179, 2, 15, 78, 50,
    32, 0, 0, 0, 0, 178, 11, 25, 32, 0, 0, 62, 3, 6, 221, 60, 32, 1, 15, 119, 3, 3, 250, 60, 32,
    0, 0, 112, 2, 20, 196, 61, 32, 0, 0, 12, 3, 8, 253, 61, 32, 0, 0, 68, 3, 6, 69, 3, 64, 0,
    0, 218, 2, 11, 155, 4, 64, 0, 0, 132, 2, 16, 213, 4, 64, 0, 0, 240, 2, 10, 226, 65, 32, 1, 15,
    55, 3, 7, 85, 50, 0, 0, 91, 50, 1, 0, 99, 50, 2, 0, 117, 50, 3, 0, 126, 50, 4, 0, 144, 50,
    5, 0, 151, 50, 6, 0, 164, 50, 7, 0, 173, 50, 8, 0, 180, 50, 9, 0, 192, 50, 10, 0, 208, 50, 11,
    0, 218, 50, 12, 0, 232, 50, 13, 0, 245, 50, 14, 0, 5, 51, 15, 0, 18, 51, 16, 0, 29, 51, 17, 0,
    40, 51, 18, 0, 50, 51, 19, 0, 62, 51, 20, 0, 75, 51, 21, 0, 88, 51, 22, 0, 100, 51, 23, 0, 119,
    51, 24, 0, 131, 51, 25, 0, 150, 51, 26, 0, 163, 51, 27, 0, 177, 51, 28, 0, 192, 51, 29, 0, 213, 51,
    30, 0, 228, 51, 31, 0, 244, 51, 32, 0, 255, 51, 33, 0, 19, 52, 34, 0, 34, 52, 35, 0, 53, 52, 36,
    0, 73, 52, 37, 0, 88, 52, 38, 0, 112, 52, 39, 0, 129, 52, 40, 0, 140, 52, 41, 0, 160, 52, 42, 0,
    174, 52, 43, 0, 189, 52, 44, 0, 200, 52, 45, 0, 207, 52, 46, 0, 215, 52, 47, 0, 228, 52, 48, 0, 242,
    52, 49, 0, 253, 52, 50, 0, 14, 53, 51, 0, 37, 53, 52, 0, 59, 53, 53, 0, 75, 53, 54, 0, 96, 53,
    55, 0, 115, 53, 56, 0, 133, 53, 57, 0, 145, 53, 58, 0, 163, 53, 59, 0, 171, 53, 60, 0, 188, 53, 61,
    0, 202, 53, 62, 0, 216, 53, 63, 0, 230, 53, 64, 0, 244, 53, 65, 0, 255, 53, 66, 0, 10, 54, 67, 0,
    21, 54, 68, 0, 31, 54, 69, 0, 41, 54, 70, 0, 51, 54, 71, 0, 58, 54, 72, 0, 65, 54, 73, 0, 72,
    54, 74, 0, 79, 54, 75, 0, 86, 54, 76, 0, 93, 54, 77, 0, 100, 54, 78, 0, 107, 54, 79, 0, 114, 54,
    80, 0, 121, 54, 81, 0, 128, 54, 82, 0, 135, 54, 83, 0, 142, 54, 84, 0, 149, 54, 85, 0, 169, 54, 86,
    0, 189, 54, 87, 0, 197, 54, 88, 0, 205, 54, 89, 0, 215, 54, 90, 0, 227, 54, 91, 0, 242, 54, 92, 0,
    4, 55, 93, 0, 16, 55, 94, 0, 29, 55, 95, 0, 42, 55, 96, 0, 51, 55, 97, 0, 60, 55, 98, 0, 72,
    55, 99, 0, 87, 55, 100, 0, 102, 55, 101, 0, 122, 55, 102, 0, 142, 55, 103, 0, 154, 55, 104, 0, 166, 55,
    105, 0, 183, 55, 106, 0, 200, 55, 107, 0, 212, 55, 108, 0, 226, 55, 109, 0, 241, 55, 110, 0, 2, 56, 111,
    0, 17, 56, 112, 0, 34, 56, 113, 0, 52, 56, 114, 0, 72, 56, 115, 0, 92, 56, 116, 0, 114, 56, 117, 0,
    137, 56, 118, 0, 162, 56, 119, 0, 182, 56, 120, 0, 205, 56, 121, 0, 224, 56, 122, 0, 236, 56, 123, 0, 249,
    56, 124, 0, 6, 57, 125, 0, 12, 57, 126, 0, 29, 57, 127, 0, 48, 57, 128, 0, 67, 57, 129, 0, 80, 57,
    130, 0, 91, 57, 131, 0, 108, 57, 132, 0, 124, 57, 133, 0, 152, 57, 134, 0, 171, 57, 135, 0, 190, 57, 136,
    0, 203, 57, 137, 0, 216, 57, 138, 0, 229, 57, 139, 0, 242, 57, 140, 0, 255, 57, 141, 0, 12, 58, 142, 0,
    24, 58, 143, 0, 35, 58, 144, 0, 47, 58, 145, 0, 53, 58, 146, 0, 65, 58, 147, 0, 82, 58, 148, 0, 90,
    58, 149, 0, 99, 58, 150, 0, 119, 58, 151, 0, 128, 58, 152, 0, 142, 58, 153, 0, 156, 58, 154, 0, 173, 58,
    155, 0, 182, 58, 156, 0, 200, 58, 157, 0, 223, 58, 158, 0, 250, 58, 159, 0, 18, 59, 160, 0, 40, 59, 161,
    0, 62, 59, 162, 0, 84, 59, 163, 0, 106, 59, 164, 0, 128, 59, 165, 0, 150, 59, 166, 0, 172, 59, 167, 0,
    194, 59, 168, 0, 216, 59, 169, 0, 238, 59, 170, 0, 2, 60, 171, 0, 28, 60, 172, 0, 54, 60, 173, 0, 81,
    60, 174, 0, 109, 60, 175, 0, 137, 60, 176, 0, 162, 60, 177, 0, 81, 51, 0, 0, 207, 30, 4, 0, 241, 8,
    5, 0, 20, 23, 6, 0, 27, 23, 178, 0, 35, 23, 9, 0, 43, 23, 10, 0, 27, 4, 179, 0, 49, 23, 19,
    0, 55, 23, 29, 0, 60, 23, 32, 0, 70, 23, 34, 0, 84, 23, 45, 0, 100, 23, 180, 0, 112, 23, 181, 0,
    240, 59, 182, 0, 132, 23, 183, 0, 148, 23, 184, 0, 173, 23, 185, 0, 195, 23, 186, 0, 216, 23, 187, 0, 228,
    23, 188, 0, 245, 23, 189, 0, 53, 27, 190, 0, 17, 24, 191, 0, 38, 24, 192, 0, 53, 24, 193, 0, 71, 24,
    194, 0, 96, 24, 195, 0, 112, 24, 196, 0, 128, 24, 197, 0, 145, 24, 198, 0, 167, 24, 199, 0, 197, 24, 200,
    0, 226, 24, 201, 0, 244, 24, 202, 0, 17, 25, 203, 0, 48, 25, 204, 0, 69, 25, 205, 0, 96, 25, 206, 0,
    122, 25, 207, 0, 153, 25, 208, 0, 186, 25, 209, 0, 224, 25, 210, 0, 246, 61, 1, 0, 7, 26, 7, 0, 16,
    26, 8, 0, 30, 26, 11, 0, 43, 26, 211, 0, 54, 26, 15, 0, 60, 26, 16, 0, 74, 26, 17, 0, 89, 26,
    212, 0, 104, 26, 33, 0, 112, 26, 213, 0, 124, 26, 44, 0, 137, 26, 46, 0, 157, 26, 47, 0, 252, 58, 214,
    0, 183, 26, 48, 0, 206, 26, 215, 0, 237, 26, 216, 0, 6, 27, 217, 0, 26, 27, 218, 0, 43, 27, 219, 0,
    77, 27, 220, 0, 116, 27, 2, 0, 125, 27, 3, 0, 138, 27, 12, 0, 153, 27, 13, 0, 165, 27, 18, 0, 179,
    27, 22, 0, 199, 27, 23, 0, 223, 27, 24, 0, 1, 28, 25, 0, 34, 28, 26, 0, 68, 28, 221, 0, 244, 17,
    27, 0, 1, 18, 28, 0, 101, 28, 222, 0, 119, 28, 223, 0, 131, 28, 224, 0, 147, 28, 30, 0, 163, 28, 31,
    0, 170, 28, 225, 0, 187, 28, 35, 0, 200, 28, 36, 0, 228, 28, 37, 0, 239, 28, 38, 0, 1, 29, 39, 0,
    23, 29, 226, 0, 41, 29, 41, 0, 71, 29, 42, 0, 102, 29, 227, 0, 119, 29, 228, 0, 131, 29, 229, 0, 146,
    29, 230, 0, 156, 29, 231, 0, 186, 29, 232, 0, 202, 29, 233, 0, 224, 29, 234, 0, 240, 29, 235, 0, 1, 30,
    236, 0, 22, 30, 237, 0, 37, 30, 238, 0, 61, 30, 239, 0, 75, 30, 240, 0, 94, 30, 241, 0, 111, 30, 242,
    0, 134, 30, 243, 0, 173, 30, 244, 0, 186, 30, 245, 0, 8, 60, 246, 0, 217, 30, 247, 0, 250, 30, 248, 0,
    32, 31, 249, 0, 51, 31, 250, 0, 83, 31, 251, 0, 111, 31, 252, 0, 134, 31, 20, 0, 156, 31, 21, 0, 174,
    31, 253, 0, 189, 31, 254, 0, 199, 31, 40, 0, 215, 31, 43, 0, 229, 31, 255, 0, 246, 31, 0, 1, 19, 32,
    1, 1, 47, 32, 2, 1, 67, 32, 3, 1, 103, 32, 4, 1, 140, 32, 5, 1, 176, 32, 6, 1, 213, 32, 7,
    1, 249, 32, 8, 1, 32, 33, 9, 1, 74, 33, 10, 1, 116, 33, 11, 1, 144, 33, 12, 1, 165, 33, 13, 1,
    148, 18, 0, 0, 146, 31, 1, 0, 244, 17, 3, 0, 1, 18, 4, 0, 14, 18, 5, 0, 23, 18, 6, 0, 34,
    18, 7, 0, 215, 18, 8, 0, 106, 23, 178, 0, 118, 23, 9, 0, 46, 18, 10, 0, 61, 18, 11, 0, 76, 18,
    211, 0, 86, 18, 12, 0, 100, 18, 13, 0, 110, 18, 14, 0, 121, 18, 15, 0, 133, 18, 179, 0, 142, 18, 16,
    0, 157, 18, 17, 0, 168, 18, 19, 0, 178, 18, 20, 0, 195, 18, 21, 0, 20, 19, 22, 0, 135, 38, 14, 1,
    144, 19, 23, 0, 209, 18, 24, 0, 228, 18, 25, 0, 249, 18, 26, 0, 1, 19, 221, 0, 12, 19, 27, 0, 34,
    19, 28, 0, 47, 19, 253, 0, 62, 19, 254, 0, 75, 19, 223, 0, 91, 19, 212, 0, 104, 19, 29, 0, 125, 19,
    224, 0, 136, 19, 30, 0, 162, 19, 31, 0, 174, 19, 32, 0, 188, 19, 15, 1, 203, 19, 16, 1, 218, 19, 17,
    1, 233, 19, 18, 1, 248, 19, 19, 1, 7, 20, 20, 1, 18, 20, 21, 1, 31, 20, 22, 1, 41, 20, 23, 1,
    53, 20, 24, 1, 63, 20, 25, 1, 83, 20, 26, 1, 111, 20, 27, 1, 137, 20, 28, 1, 156, 20, 29, 1, 183,
    20, 30, 1, 208, 20, 31, 1, 230, 20, 32, 1, 150, 33, 33, 1, 248, 20, 34, 1, 12, 21, 35, 1, 36, 21,
    36, 1, 54, 21, 37, 1, 45, 30, 38, 1, 76, 21, 39, 1, 88, 21, 40, 1, 105, 21, 41, 1, 124, 21, 42,
    1, 146, 21, 43, 1, 168, 21, 44, 1, 183, 21, 45, 1, 199, 21, 46, 1, 217, 21, 47, 1, 229, 21, 48, 1,
    248, 21, 49, 1, 4, 22, 50, 1, 27, 22, 51, 1, 38, 22, 52, 1, 51, 22, 53, 1, 68, 22, 54, 1, 88,
    22, 55, 1, 106, 22, 56, 1, 127, 22, 57, 1, 137, 22, 58, 1, 147, 22, 59, 1, 169, 22, 60, 1, 185, 22,
    61, 1, 201, 22, 62, 1, 208, 22, 63, 1, 218, 22, 64, 1, 237, 22, 65, 1, 250, 22, 66, 1, 4, 23, 67,
    1, 13, 23, 68, 1, 195, 33, 0, 0, 212, 33, 1, 0, 225, 33, 2, 0, 219, 33, 3, 0, 231, 33, 4, 0,
    240, 33, 5, 0, 249, 33, 6, 0, 5, 34, 7, 0, 18, 34, 8, 0, 29, 34, 178, 0, 40, 34, 9, 0, 236,
    17, 10, 0, 48, 34, 211, 0, 62, 34, 12, 0, 67, 34, 13, 0, 73, 34, 14, 0, 82, 34, 15, 0, 89, 34,
    179, 0, 99, 34, 16, 0, 108, 34, 17, 0, 95, 11, 18, 0, 79, 52, 19, 0, 116, 34, 20, 0, 125, 34, 21,
    0, 137, 34, 22, 0, 92, 23, 14, 1, 149, 34, 23, 0, 159, 34, 24, 0, 179, 34, 25, 0, 186, 34, 26, 0,
    195, 34, 221, 0, 47, 20, 27, 0, 205, 34, 28, 0, 213, 34, 253, 0, 105, 35, 222, 0, 227, 34, 254, 0, 237,
    34, 223, 0, 247, 34, 212, 0, 5, 35, 29, 0, 20, 35, 224, 0, 35, 35, 30, 0, 53, 35, 31, 0, 67, 35,
    32, 0, 88, 35, 33, 0, 98, 35, 225, 0, 112, 35, 34, 0, 124, 35, 213, 0, 140, 35, 69, 1, 153, 35, 70,
    1, 168, 35, 71, 1, 0, 32, 72, 1, 33, 32, 73, 1, 195, 35, 74, 1, 186, 35, 75, 1, 214, 35, 76, 1,
    158, 21, 77, 1, 229, 35, 78, 1, 239, 35, 79, 1, 89, 23, 80, 1, 251, 35, 81, 1, 11, 36, 82, 1, 26,
    36, 83, 1, 40, 36, 84, 1, 53, 36, 85, 1, 150, 36, 0, 0, 162, 36, 1, 0, 175, 36, 2, 0, 197, 36,
    3, 0, 218, 36, 4, 0, 232, 36, 5, 0, 247, 36, 6, 0, 10, 37, 7, 0, 26, 37, 8, 0, 42, 37, 178,
    0, 61, 37, 9, 0, 71, 37, 10, 0, 75, 37, 11, 0, 90, 37, 12, 0, 103, 37, 13, 0, 113, 37, 14, 0,
    128, 37, 15, 0, 138, 37, 179, 0, 152, 37, 16, 0, 164, 37, 17, 0, 175, 37, 18, 0, 195, 37, 19, 0, 205,
    37, 20, 0, 229, 37, 21, 0, 235, 37, 22, 0, 244, 37, 14, 1, 3, 38, 23, 0, 16, 38, 24, 0, 32, 38,
    25, 0, 52, 38, 26, 0, 64, 38, 221, 0, 79, 38, 28, 0, 91, 38, 253, 0, 62, 19, 222, 0, 101, 38, 254,
    0, 123, 38, 223, 0, 147, 38, 212, 0, 159, 38, 29, 0, 255, 23, 86, 1, 38, 24, 87, 1, 53, 24, 88, 1,
    71, 24, 89, 1, 96, 24, 90, 1, 112, 24, 91, 1, 175, 38, 92, 1, 198, 38, 93, 1, 212, 38, 94, 1, 174,
    24, 95, 1, 24, 25, 96, 1, 231, 38, 97, 1, 249, 38, 98, 1, 18, 39, 99, 1, 45, 39, 100, 1, 71, 39,
    101, 1, 99, 39, 102, 1, 130, 39, 103, 1, 62, 40, 104, 1, 84, 40, 104, 1, 105, 40, 104, 1, 126, 40, 104,
    1, 149, 40, 104, 1, 181, 40, 104, 1, 199, 40, 104, 1, 234, 40, 104, 1, 6, 41, 104, 1, 40, 41, 104, 1,
    62, 41, 104, 1, 83, 41, 104, 1, 114, 41, 104, 1, 151, 41, 104, 1, 173, 41, 104, 1, 199, 41, 104, 1, 227,
    41, 104, 1, 7, 42, 104, 1, 35, 42, 104, 1, 66, 42, 104, 1, 102, 42, 104, 1, 136, 42, 104, 1, 168, 42,
    104, 1, 198, 42, 104, 1, 234, 42, 104, 1, 14, 43, 104, 1, 36, 43, 104, 1, 77, 43, 104, 1, 106, 43, 104,
    1, 142, 43, 104, 1, 174, 43, 104, 1, 201, 43, 104, 1, 232, 43, 104, 1, 253, 43, 104, 1, 41, 44, 104, 1,
    66, 44, 104, 1, 102, 44, 104, 1, 122, 44, 104, 1, 156, 44, 104, 1, 182, 44, 104, 1, 217, 44, 104, 1, 252,
    44, 104, 1, 15, 45, 104, 1, 34, 45, 104, 1, 71, 45, 104, 1, 101, 45, 104, 1, 127, 45, 104, 1, 162, 45,
    104, 1, 182, 45, 104, 1, 211, 45, 104, 1, 234, 45, 104, 1, 0, 47, 0, 0, 20, 47, 1, 0, 28, 47, 2,
    0, 36, 47, 3, 0, 41, 47, 4, 0, 47, 47, 5, 0, 58, 47, 6, 0, 64, 47, 7, 0, 70, 47, 8, 0,
    83, 47, 178, 0, 88, 47, 9, 0, 95, 47, 10, 0, 103, 47, 11, 0, 108, 47, 211, 0, 112, 47, 12, 0, 116,
    47, 13, 0, 119, 47, 14, 0, 131, 47, 15, 0, 141, 47, 179, 0, 150, 47, 16, 0, 159, 47, 17, 0, 167, 47,
    18, 0, 175, 47, 19, 0, 183, 47, 20, 0, 190, 47, 21, 0, 195, 47, 22, 0, 201, 47, 14, 1, 207, 47, 23,
    0, 212, 47, 24, 0, 217, 47, 25, 0, 221, 47, 26, 0, 230, 47, 221, 0, 239, 47, 27, 0, 247, 47, 28, 0,
    253, 47, 253, 0, 7, 48, 222, 0, 14, 48, 254, 0, 21, 48, 223, 0, 27, 48, 212, 0, 33, 48, 29, 0, 7,
    61, 0, 0, 23, 61, 1, 0, 92, 23, 2, 0, 29, 61, 3, 0, 113, 38, 4, 0, 36, 61, 5, 0, 51, 61,
    6, 0, 183, 51, 7, 0, 59, 61, 8, 0, 67, 61, 178, 0, 80, 61, 9, 0, 113, 51, 10, 0, 182, 61, 11,
    0, 102, 61, 105, 1, 94, 61, 106, 1, 140, 61, 107, 1, 117, 61, 108, 1, 132, 61, 109, 1, 153, 61, 110, 1,
    174, 61, 111, 1, 9, 0, 0, 0, 169, 4, 1, 0, 173, 4, 2, 0, 177, 4, 3, 0, 181, 4, 4, 0, 185,
    4, 5, 0, 33, 46, 6, 0, 106, 18, 7, 0, 189, 4, 8, 0, 193, 4, 178, 0, 197, 4, 9, 0, 98, 13,
    10, 0, 201, 4, 11, 0, 205, 4, 211, 0, 209, 4, 12, 0, 163, 8, 13, 0, 155, 8, 0, 0, 169, 4, 1,
    0, 173, 4, 2, 0, 177, 4, 3, 0, 181, 4, 4, 0, 185, 4, 5, 0, 33, 46, 6, 0, 106, 18, 7, 0,
    189, 4, 8, 0, 193, 4, 178, 0, 197, 4, 9, 0, 98, 13, 10, 0, 201, 4, 11, 0, 205, 4, 211, 0, 209,
    4, 12, 0, 162, 8, 13, 0, 11, 20, 0, 0, 178, 39, 1, 0, 198, 39, 2, 0, 116, 27, 3, 0, 221, 39,
    4, 0, 230, 39, 5, 0, 20, 23, 6, 0, 232, 35, 112, 1, 240, 39, 113, 1, 247, 39, 114, 1, 7, 40, 115,
    1, 22, 40, 116, 1, 31, 40, 117, 1, 44, 40, 118, 1, 51, 40, 119, 1, 32, 46, 0, 0, 167, 49, 2, 0,
    182, 49, 4, 0, 175, 49, 8, 0, 190, 49, 14, 0, 213, 49, 214, 0, 227, 49, 71, 0, 247, 49, 120, 1, 242,
    49, 121, 1, 7, 50, 122, 1, 27, 50, 123, 1, 39, 50, 124, 1, 52, 50, 125, 1, 66, 50, 126, 1, 95, 11,
    127, 1, 33, 8, 0, 0, 79, 0, 1, 0, 59, 8, 2, 0, 118, 0, 3, 0, 38, 8, 4, 0, 128, 0, 5,
    0, 137, 0, 6, 0, 99, 0, 7, 0, 109, 0, 8, 0, 43, 8, 178, 0, 48, 8, 9, 0, 53, 8, 10, 0,
    58, 8, 11, 0, 73, 0, 104, 1, 83, 0, 104, 1, 93, 0, 104, 1, 103, 0, 104, 1, 113, 0, 104, 1, 123,
    0, 104, 1, 132, 0, 104, 1, 142, 0, 104, 1, 153, 0, 104, 1, 165, 0, 104, 1, 176, 0, 104, 1, 83, 3,
    0, 0, 88, 3, 1, 0, 93, 3, 2, 0, 100, 3, 3, 0, 105, 3, 4, 0, 110, 3, 5, 0, 115, 3, 6,
    0, 120, 3, 7, 0, 125, 3, 8, 0, 130, 3, 178, 0, 135, 3, 9, 0, 105, 13, 0, 0, 249, 8, 1, 0,
    2, 9, 2, 0, 23, 9, 3, 0, 56, 9, 4, 0, 32, 9, 5, 0, 39, 9, 6, 0, 49, 9, 7, 0, 61,
    9, 8, 0, 74, 9, 178, 0, 83, 9, 9, 0, 170, 4, 0, 0, 179, 58, 1, 0, 227, 4, 2, 0, 231, 4,
    3, 0, 235, 4, 4, 0, 239, 4, 5, 0, 98, 13, 6, 0, 201, 4, 7, 0, 193, 4, 8, 0, 197, 4, 178,
    0, 32, 46, 0, 0, 175, 48, 1, 0, 171, 48, 2, 0, 182, 48, 4, 0, 201, 48, 8, 0, 218, 48, 14, 0,
    232, 48, 27, 0, 246, 48, 214, 0, 8, 49, 71, 0, 18, 49, 120, 1, 182, 8, 1, 0, 187, 8, 2, 0, 192,
    8, 4, 0, 196, 8, 8, 0, 201, 8, 14, 0, 210, 8, 27, 0, 214, 8, 214, 0, 222, 8, 71, 0, 179, 20,
    104, 1, 203, 61, 104, 1, 207, 61, 104, 1, 219, 61, 104, 1, 225, 61, 104, 1, 232, 61, 104, 1, 241, 61, 104,
    1, 0, 47, 104, 1, 79, 0, 104, 1, 119, 0, 104, 1, 99, 0, 104, 1, 109, 0, 104, 1, 89, 0, 104, 1,
    44, 58, 104, 1, 138, 0, 104, 1, 78, 8, 0, 0, 89, 8, 1, 0, 99, 8, 2, 0, 109, 8, 4, 0, 117,
    8, 5, 0, 125, 8, 6, 0, 133, 8, 7, 0, 115, 36, 0, 0, 121, 36, 1, 0, 127, 36, 2, 0, 133, 36,
    3, 0, 126, 28, 4, 0, 23, 26, 5, 0, 138, 36, 6, 0, 111, 46, 0, 0, 74, 46, 1, 0, 88, 46, 2,
    0, 102, 46, 3, 0, 118, 46, 6, 0, 138, 46, 7, 0, 165, 46, 8, 0, 32, 46, 0, 0, 95, 11, 1, 0,
    44, 49, 2, 0, 52, 49, 4, 0, 64, 49, 8, 0, 85, 49, 14, 0, 104, 49, 27, 0, 79, 0, 1, 0, 89,
    0, 2, 0, 109, 0, 4, 0, 99, 0, 8, 0, 119, 0, 14, 0, 44, 58, 27, 0, 138, 0, 214, 0, 188, 60,
    0, 0, 193, 60, 1, 0, 113, 38, 2, 0, 200, 60, 3, 0, 184, 18, 4, 0, 209, 60, 5, 0, 5, 62, 0,
    0, 10, 62, 1, 0, 15, 62, 2, 0, 20, 62, 3, 0, 25, 62, 4, 0, 30, 62, 5, 0, 107, 9, 1, 0,
    122, 9, 2, 0, 135, 9, 3, 0, 152, 9, 4, 0, 169, 9, 5, 0, 17, 2, 104, 1, 29, 53, 104, 1, 229,
    13, 104, 1, 236, 13, 104, 1, 241, 13, 104, 1, 79, 36, 104, 1, 85, 36, 104, 1, 99, 36, 104, 1, 111, 36,
    104, 1, 0, 47, 104, 1, 32, 46, 0, 0, 41, 46, 1, 0, 37, 46, 2, 0, 48, 46, 4, 0, 53, 46, 8,
    0, 102, 13, 104, 1, 113, 13, 104, 1, 129, 13, 104, 1, 139, 13, 104, 1, 182, 13, 104, 1, 190, 13, 104, 1,
    197, 13, 104, 1, 203, 13, 104, 1, 216, 56, 0, 0, 190, 17, 1, 0, 201, 17, 2, 0, 212, 17, 128, 1, 122,
    49, 0, 0, 129, 49, 1, 0, 137, 49, 2, 0, 144, 49, 3, 0, 0, 0, 0, 0, 210, 9, 1, 0, 216, 9,
    2, 0, 235, 46, 0, 0, 243, 46, 1, 0, 251, 46, 2, 0, 58, 48, 0, 0, 73, 48, 1, 0, 85, 48, 2,
    0, 32, 46, 0, 0, 242, 60, 1, 0, 238, 60, 2, 0, 49, 0, 104, 1, 142, 13, 104, 1, 11, 8, 0, 0,
    15, 8, 1, 0, 209, 46, 0, 0, 212, 46, 1, 0, 113, 48, 0, 0, 127, 48, 1, 0, 152, 48, 0, 0, 201,
    50, 1, 0, 0, 0, 0, 0, 1, 163, 66, 0, 1, 166, 66, 0, 7, 0, 0, 0, 1, 53, 70, 0, 1, 78,
    70, 0, 1, 25, 74, 0, 1, 246, 74, 0, 1, 254, 74, 0, 1, 47, 20, 0, 1, 151, 78, 0, 7, 13, 62,
    0, 1, 133, 79, 0, 1, 49, 80, 0, 1, 79, 80, 0, 1, 95, 80, 0, 1, 168, 80, 0, 1, 177, 80, 0,
    1, 7, 81, 0, 1, 103, 81, 0, 1, 175, 81, 0, 1, 63, 82, 0, 1, 1, 83, 0, 3, 35, 84, 0, 1,
    100, 84, 0, 1, 146, 84, 0, 1, 228, 85, 0, 1, 37, 86, 0, 1, 24, 87, 0, 1, 248, 43, 0, 1, 55,
    87, 0, 1, 233, 87, 0, 1, 170, 88, 0, 1, 3, 89, 0, 1, 32, 92, 0, 1, 235, 93, 0, 3, 5, 94,
    0, 3, 58, 95, 0, 3, 73, 95, 0, 3, 79, 96, 0, 3, 184, 97, 0, 3, 197, 97, 0, 1, 65, 98, 0,
    1, 84, 98, 0, 1, 90, 101, 0, 1, 98, 101, 0, 1, 221, 101, 0, 1, 209, 102, 0, 1, 227, 102, 0, 1,
    194, 43, 0, 1, 196, 106, 0, 1, 114, 107, 0, 3, 190, 107, 0, 1, 116, 110, 0, 1, 55, 144, 0, 1, 0,
    115, 0, 1, 4, 115, 0, 1, 139, 115, 0, 1, 180, 115, 0, 3, 233, 115, 0, 1, 142, 116, 0, 1, 28, 117,
    0, 1, 72, 117, 0, 1, 251, 118, 0, 1, 5, 119, 0, 1, 199, 120, 0, 1, 216, 120, 0, 1, 73, 121, 0,
    1, 8, 122, 0, 1, 105, 125, 0, 1, 122, 128, 0, 1, 254, 130, 0, 1, 41, 131, 0, 1, 118, 131, 0, 1,
    44, 139, 0, 1, 55, 140, 0, 1, 39, 142, 0, 1, 24, 143, 0, 1, 88, 143, 0, 1, 121, 143, 0, 1, 140,
    143, 0, 1, 182, 143, 0, 1, 51, 144, 0, 1, 69, 144, 0, 1, 97, 144, 0, 1, 157, 144, 0, 1, 186, 144,
    0, 1, 82, 80, 0, 1, 228, 145, 0, 1, 12, 146, 0, 1, 78, 146, 0, 1, 123, 147, 0, 1, 244, 147, 0,
    1, 254, 147, 0, 1, 34, 148, 0, 1, 12, 149, 0, 3, 250, 149, 0, 1, 6, 150, 0, 1, 249, 154, 0, 1,
    75, 156, 0, 1, 174, 161, 0, 1, 189, 161, 0, 1, 207, 161, 0, 1, 80, 31, 1, 1, 169, 162, 0, 1, 200,
    162, 0, 1, 195, 165, 0, 1, 159, 168, 0, 1, 245, 171, 0, 1, 47, 175, 0, 1, 33, 178, 0, 3, 226, 180,
    0, 1, 205, 182, 0, 1, 226, 182, 0, 1, 14, 183, 0, 1, 144, 184, 0, 1, 170, 184, 0, 1, 197, 185, 0,
    3, 6, 187, 0, 3, 16, 187, 0, 3, 134, 187, 0, 3, 201, 187, 0, 1, 55, 188, 0, 1, 157, 188, 0, 1,
    175, 188, 0, 1, 176, 189, 0, 1, 234, 192, 0, 1, 173, 204, 0, 1, 224, 204, 0, 1, 238, 204, 0, 1, 45,
    205, 0, 1, 94, 205, 0, 1, 83, 206, 0, 1, 62, 212, 0, 1, 167, 212, 0, 1, 6, 213, 0, 1, 83, 214,
    0, 1, 239, 214, 0, 1, 24, 215, 0, 1, 134, 216, 0, 1, 184, 216, 0, 1, 151, 217, 0, 1, 135, 220, 0,
    1, 227, 220, 0, 1, 214, 5, 0, 1, 215, 221, 0, 1, 226, 221, 0, 1, 236, 221, 0, 3, 126, 223, 0, 1,
    137, 223, 0, 1, 203, 223, 0, 1, 216, 223, 0, 1, 1, 225, 0, 1, 203, 226, 0, 1, 141, 228, 0, 1, 249,
    228, 0, 1, 37, 229, 0, 1, 234, 229, 0, 1, 153, 230, 0, 1, 178, 230, 0, 1, 199, 231, 0, 1, 255, 231,
    0, 1, 92, 232, 0, 1, 199, 232, 0, 1, 184, 234, 0, 3, 187, 236, 0, 1, 218, 237, 0, 1, 216, 238, 0,
    1, 58, 240, 0, 1, 175, 241, 0, 3, 27, 243, 0, 3, 48, 243, 0, 1, 199, 243, 0, 1, 220, 243, 0, 3,
    203, 245, 0, 1, 9, 249, 0, 1, 101, 250, 0, 1, 139, 250, 0, 1, 190, 252, 0, 1, 29, 253, 0, 1, 146,
    253, 0, 1, 28, 254, 0, 1, 51, 254, 0, 3, 70, 254, 0, 1, 152, 254, 0, 1, 102, 255, 0, 1, 138, 255,
    0, 1, 184, 255, 0, 1, 2, 1, 1, 1, 11, 2, 1, 1, 165, 4, 1, 1, 241, 5, 1, 1, 28, 6, 1,
    1, 224, 6, 1, 1, 236, 8, 1, 1, 136, 12, 1, 1, 1, 13, 1, 1, 250, 13, 1, 1, 30, 14, 1, 1,
    94, 14, 1, 1, 3, 16, 1, 1, 211, 17, 1, 1, 111, 19, 1, 1, 150, 19, 1, 1, 189, 19, 1, 1, 85,
    20, 1, 1, 45, 21, 1, 1, 162, 21, 1, 1, 62, 23, 1, 1, 102, 23, 1, 1, 2, 25, 1, 1, 41, 25,
    1, 1, 126, 25, 1, 1, 180, 25, 1, 1, 101, 27, 1, 1, 1, 29, 1, 1, 216, 29, 1, 1, 65, 30, 1,
    1, 91, 30, 1, 1, 30, 31, 1, 1, 69, 31, 1, 1, 163, 31, 1, 1, 144, 33, 1, 1, 235, 33, 1, 1,
    165, 34, 1, 1, 205, 34, 1, 1, 124, 35, 1, 1, 211, 35, 1, 1, 69, 38, 1, 1, 184, 38, 1, 1, 13,
    40, 1, 1, 239, 46, 1, 1, 220, 47, 1, 1, 65, 48, 1, 1, 50, 49, 1, 1, 119, 49, 1, 1, 79, 50,
    1, 1, 26, 51, 1, 1, 70, 51, 1, 1, 244, 52, 1, 1, 73, 53, 1, 1, 107, 54, 1, 1, 166, 54, 1,
    1, 219, 56, 1, 133, 101, 0, 183, 101, 0, 115, 79, 0, 23, 102, 0, 201, 101, 0, 35, 102, 0, 48, 102, 0,
    114, 87, 0, 183, 78, 0, 155, 103, 0, 49, 103, 0, 41, 166, 0, 54, 166, 0, 67, 166, 0, 183, 78, 0, 52,
    88, 0, 69, 88, 0, 49, 103, 0, 41, 166, 0, 54, 166, 0, 67, 166, 0, 183, 101, 0, 23, 102, 0, 35, 102,
    0, 48, 102, 0, 60, 102, 0, 80, 102, 0, 138, 5, 0, 143, 119, 0, 101, 7, 0, 192, 119, 0, 137, 75, 0,
    255, 119, 0, 138, 5, 0, 143, 119, 0, 101, 7, 0, 148, 120, 0, 137, 75, 0, 255, 119, 0, 138, 5, 0, 143,
    119, 0, 101, 7, 0, 183, 122, 0, 137, 75, 0, 255, 119, 0, 138, 5, 0, 134, 123, 0, 101, 7, 0, 225, 123,
    0, 137, 75, 0, 255, 119, 0, 138, 5, 0, 143, 119, 0, 101, 7, 0, 159, 124, 0, 137, 75, 0, 255, 119, 0,
    138, 5, 0, 143, 119, 0, 101, 7, 0, 53, 127, 0, 137, 75, 0, 255, 119, 0, 138, 5, 0, 143, 119, 0, 101,
    7, 0, 15, 128, 0, 137, 75, 0, 255, 119, 0, 138, 5, 0, 134, 129, 0, 101, 7, 0, 219, 130, 0, 137, 75,
    0, 255, 119, 0, 138, 5, 0, 143, 119, 0, 101, 7, 0, 26, 132, 0, 137, 75, 0, 255, 119, 0, 138, 5, 0,
    143, 119, 0, 101, 7, 0, 215, 132, 0, 137, 75, 0, 255, 119, 0, 138, 5, 0, 143, 119, 0, 101, 7, 0, 103,
    133, 0, 137, 75, 0, 255, 119, 0, 138, 5, 0, 94, 135, 0, 101, 7, 0, 129, 135, 0, 137, 75, 0, 255, 119,
    0, 138, 5, 0, 94, 135, 0, 101, 7, 0, 48, 136, 0, 137, 75, 0, 255, 119, 0, 138, 5, 0, 22, 137, 0,
    101, 7, 0, 48, 136, 0, 137, 75, 0, 255, 119, 0, 138, 5, 0, 87, 137, 0, 101, 7, 0, 48, 136, 0, 137,
    75, 0, 255, 119, 0, 138, 5, 0, 94, 135, 0, 101, 7, 0, 144, 137, 0, 137, 75, 0, 255, 119, 0, 138, 5,
    0, 22, 137, 0, 101, 7, 0, 144, 137, 0, 137, 75, 0, 255, 119, 0, 138, 5, 0, 87, 137, 0, 101, 7, 0,
    144, 137, 0, 137, 75, 0, 255, 119, 0, 138, 5, 0, 134, 123, 0, 101, 7, 0, 145, 138, 0, 137, 75, 0, 255,
    119, 0, 138, 5, 0, 134, 123, 0, 101, 7, 0, 245, 138, 0, 137, 75, 0, 255, 119, 0, 138, 5, 0, 220, 139,
    0, 101, 7, 0, 22, 140, 0, 137, 75, 0, 255, 119, 0, 138, 5, 0, 143, 119, 0, 101, 7, 0, 83, 141, 0,
    137, 75, 0, 255, 119, 0, 183, 101, 0, 115, 79, 0, 35, 102, 0, 48, 102, 0, 23, 102, 0, 201, 101, 0, 49,
    103, 0, 41, 166, 0, 54, 166, 0, 67, 166, 0, 155, 103, 0, 183, 78, 0, 49, 103, 0, 41, 166, 0, 54, 166,
    0, 67, 166, 0, 183, 78, 0, 231, 168, 0, 183, 78, 0, 192, 247, 0, 49, 103, 0, 41, 166, 0, 54, 166, 0,
    67, 166, 0, 183, 78, 0, 49, 103, 0, 41, 166, 0, 54, 166, 0, 67, 166, 0, 190, 13, 1, 183, 78, 0, 148,
    39, 1, 49, 103, 0, 41, 166, 0, 54, 166, 0, 67, 166, 0, 133, 101, 0, 145, 101, 0, 170, 101, 0, 183, 101,
    0, 201, 101, 0, 81, 110, 0, 145, 101, 0, 170, 101, 0, 183, 101, 0, 201, 101, 0, 93, 114, 0, 115, 114, 0,
    183, 101, 0, 23, 102, 0, 201, 101, 0, 37, 102, 0, 77, 186, 0, 35, 102, 0, 115, 79, 0, 48, 102, 0, 114,
    87, 0, 7, 228, 0, 183, 78, 0, 52, 88, 0, 231, 168, 0, 7, 228, 0, 81, 226, 0, 183, 78, 0, 52, 88,
    0, 231, 168, 0, 207, 224, 0, 7, 228, 0, 183, 78, 0, 52, 88, 0, 231, 168, 0, 145, 101, 0, 170, 101, 0,
    241, 231, 0, 183, 101, 0, 201, 101, 0, 183, 78, 0, 60, 5, 1, 160, 79, 0, 75, 81, 0, 37, 102, 0, 183,
    78, 0, 1, 36, 1, 28, 36, 1, 55, 36, 1, 90, 36, 1, 11, 70, 0, 133, 80, 0, 137, 75, 0, 85, 79,
    0, 183, 78, 0, 37, 102, 0, 75, 81, 0, 160, 79, 0, 183, 78, 0, 5, 85, 0, 24, 85, 0, 105, 85, 0,
    11, 70, 0, 229, 97, 0, 137, 75, 0, 51, 98, 0, 183, 78, 0, 39, 104, 0, 69, 104, 0, 98, 104, 0, 138,
    5, 0, 143, 119, 0, 137, 75, 0, 255, 119, 0, 138, 5, 0, 54, 121, 0, 137, 75, 0, 255, 119, 0, 11, 70,
    0, 226, 140, 0, 137, 75, 0, 255, 119, 0, 145, 101, 0, 183, 101, 0, 170, 101, 0, 201, 101, 0, 26, 168, 0,
    183, 78, 0, 75, 81, 0, 37, 102, 0, 231, 168, 0, 2, 169, 0, 183, 78, 0, 35, 169, 0, 183, 78, 0, 231,
    168, 0, 180, 169, 0, 160, 79, 0, 183, 78, 0, 75, 81, 0, 37, 102, 0, 118, 185, 0, 11, 70, 0, 226, 140,
    0, 137, 75, 0, 67, 211, 0, 11, 70, 0, 185, 145, 0, 137, 75, 0, 67, 211, 0, 183, 78, 0, 75, 81, 0,
    37, 102, 0, 240, 211, 0, 11, 70, 0, 44, 213, 0, 137, 75, 0, 84, 213, 0, 183, 78, 0, 75, 81, 0, 37,
    102, 0, 221, 213, 0, 11, 70, 0, 39, 215, 0, 75, 215, 0, 81, 215, 0, 142, 221, 0, 183, 78, 0, 75, 81,
    0, 37, 102, 0, 114, 87, 0, 7, 228, 0, 183, 78, 0, 155, 103, 0, 114, 87, 0, 183, 78, 0, 52, 88, 0,
    231, 168, 0, 7, 228, 0, 81, 226, 0, 183, 78, 0, 231, 168, 0, 207, 224, 0, 7, 228, 0, 183, 78, 0, 231,
    168, 0, 207, 224, 0, 7, 228, 0, 183, 78, 0, 155, 103, 0, 11, 70, 0, 240, 172, 0, 137, 75, 0, 97, 4,
    1, 11, 70, 0, 191, 9, 1, 137, 75, 0, 229, 9, 1, 183, 78, 0, 75, 81, 0, 37, 102, 0, 212, 12, 1,
    215, 13, 1, 183, 78, 0, 114, 87, 0, 190, 13, 1, 37, 107, 0, 183, 78, 0, 84, 21, 1, 190, 13, 1, 215,
    13, 1, 114, 87, 0, 183, 78, 0, 190, 13, 1, 183, 78, 0, 152, 86, 0, 55, 57, 1, 76, 57, 1, 246, 118,
    0, 191, 3, 0, 253, 6, 0, 183, 78, 0, 152, 86, 0, 171, 86, 0, 114, 87, 0, 180, 90, 0, 209, 90, 0,
    183, 78, 0, 129, 92, 0, 154, 92, 0, 45, 101, 0, 183, 78, 0, 37, 102, 0, 18, 103, 0, 183, 78, 0, 49,
    103, 0, 183, 78, 0, 14, 105, 0, 49, 103, 0, 98, 104, 0, 183, 78, 0, 49, 103, 0, 69, 104, 0, 183, 78,
    0, 49, 103, 0, 236, 114, 0, 183, 78, 0, 37, 102, 0, 94, 118, 0, 183, 78, 0, 37, 102, 0, 55, 119, 0,
    84, 119, 0, 110, 119, 0, 172, 126, 0, 84, 119, 0, 110, 119, 0, 145, 101, 0, 64, 79, 0, 115, 79, 0, 172,
    126, 0, 111, 170, 0, 135, 170, 0, 183, 78, 0, 180, 169, 0, 159, 174, 0, 231, 168, 0, 2, 169, 0, 210, 172,
    0, 135, 170, 0, 111, 170, 0, 35, 169, 0, 183, 101, 0, 48, 102, 0, 201, 101, 0, 37, 102, 0, 183, 78, 0,
    52, 88, 0, 251, 210, 0, 183, 78, 0, 37, 102, 0, 185, 211, 0, 183, 78, 0, 37, 102, 0, 183, 78, 0, 114,
    87, 0, 223, 215, 0, 81, 226, 0, 183, 78, 0, 90, 226, 0, 207, 224, 0, 183, 78, 0, 90, 226, 0, 222, 228,
    0, 183, 78, 0, 37, 102, 0, 207, 224, 0, 183, 78, 0, 231, 168, 0, 183, 78, 0, 192, 247, 0, 7, 228, 0,
    183, 78, 0, 124, 251, 0, 157, 251, 0, 232, 253, 0, 183, 78, 0, 37, 102, 0, 175, 0, 1, 183, 78, 0, 37,
    102, 0, 233, 0, 1, 69, 1, 1, 101, 1, 1, 183, 78, 0, 68, 10, 1, 96, 10, 1, 183, 78, 0, 159, 174,
    0, 68, 10, 1, 215, 13, 1, 183, 78, 0, 190, 13, 1, 37, 102, 0, 183, 78, 0, 190, 13, 1, 183, 78, 0,
    114, 34, 1, 80, 41, 1, 183, 78, 0, 245, 42, 1, 224, 41, 1, 183, 78, 0, 114, 34, 1, 223, 43, 1, 183,
    78, 0, 165, 49, 1, 190, 49, 1, 183, 78, 0, 224, 53, 1, 245, 53, 1, 183, 78, 0, 248, 54, 1, 17, 55,
    1, 183, 78, 0, 23, 56, 1, 245, 53, 1, 11, 70, 0, 17, 70, 0, 137, 75, 0, 35, 75, 0, 11, 70, 0,
    65, 75, 0, 37, 102, 0, 101, 78, 0, 11, 70, 0, 196, 78, 0, 11, 70, 0, 180, 79, 0, 11, 70, 0, 227,
    79, 0, 64, 79, 0, 160, 79, 0, 183, 78, 0, 195, 82, 0, 11, 70, 0, 218, 82, 0, 11, 70, 0, 45, 85,
    0, 11, 70, 0, 127, 85, 0, 11, 70, 0, 193, 86, 0, 114, 87, 0, 126, 87, 0, 11, 70, 0, 155, 87, 0,
    11, 70, 0, 96, 88, 0, 11, 70, 0, 71, 90, 0, 11, 70, 0, 235, 90, 0, 11, 70, 0, 177, 92, 0, 11,
    70, 0, 142, 93, 0, 11, 70, 0, 67, 94, 0, 11, 70, 0, 4, 95, 0, 11, 70, 0, 106, 95, 0, 11, 70,
    0, 200, 95, 0, 11, 70, 0, 44, 96, 0, 11, 70, 0, 97, 96, 0, 11, 70, 0, 7, 97, 0, 11, 70, 0,
    101, 97, 0, 11, 70, 0, 164, 99, 0, 11, 70, 0, 247, 99, 0, 11, 70, 0, 200, 100, 0, 11, 70, 0, 61,
    103, 0, 11, 70, 0, 181, 103, 0, 11, 70, 0, 132, 104, 0, 11, 70, 0, 37, 105, 0, 11, 70, 0, 99, 105,
    0, 11, 70, 0, 143, 105, 0, 11, 70, 0, 3, 106, 0, 183, 78, 0, 84, 107, 0, 155, 103, 0, 183, 101, 0,
    11, 70, 0, 144, 107, 0, 11, 70, 0, 122, 108, 0, 11, 70, 0, 56, 109, 0, 11, 70, 0, 215, 109, 0, 11,
    70, 0, 202, 110, 0, 11, 70, 0, 154, 112, 0, 137, 75, 0, 140, 114, 0, 37, 102, 0, 81, 110, 0, 11, 70,
    0, 172, 114, 0, 11, 70, 0, 44, 115, 0, 183, 78, 0, 69, 116, 0, 11, 70, 0, 92, 116, 0, 183, 78, 0,
    190, 116, 0, 11, 70, 0, 216, 116, 0, 11, 70, 0, 215, 131, 0, 11, 70, 0, 211, 134, 0, 11, 70, 0, 102,
    139, 0, 252, 141, 0, 201, 101, 0, 11, 70, 0, 121, 142, 0, 11, 70, 0, 205, 146, 0, 11, 70, 0, 66, 147,
    0, 11, 70, 0, 128, 149, 0, 11, 70, 0, 188, 149, 0, 11, 70, 0, 81, 150, 0, 11, 70, 0, 216, 150, 0,
    11, 70, 0, 84, 151, 0, 11, 70, 0, 245, 151, 0, 11, 70, 0, 149, 152, 0, 11, 70, 0, 35, 153, 0, 11,
    70, 0, 207, 153, 0, 11, 70, 0, 98, 159, 0, 137, 75, 0, 241, 162, 0, 183, 78, 0, 155, 163, 0, 11, 70,
    0, 195, 163, 0, 11, 70, 0, 77, 165, 0, 11, 70, 0, 80, 166, 0, 11, 70, 0, 86, 167, 0, 137, 75, 0,
    211, 167, 0, 11, 70, 0, 65, 169, 0, 183, 78, 0, 160, 79, 0, 11, 70, 0, 227, 170, 0, 11, 70, 0, 141,
    171, 0, 210, 172, 0, 160, 79, 0, 11, 70, 0, 190, 174, 0, 180, 169, 0, 183, 78, 0, 3, 176, 0, 160, 79,
    0, 11, 70, 0, 32, 176, 0, 11, 70, 0, 137, 177, 0, 11, 70, 0, 158, 178, 0, 11, 70, 0, 63, 184, 0,
    11, 70, 0, 251, 184, 0, 11, 70, 0, 66, 187, 0, 11, 70, 0, 149, 187, 0, 11, 70, 0, 236, 187, 0, 11,
    70, 0, 67, 188, 0, 11, 70, 0, 99, 189, 0, 11, 70, 0, 163, 190, 0, 11, 70, 0, 36, 191, 0, 11, 70,
    0, 201, 191, 0, 11, 70, 0, 127, 192, 0, 11, 70, 0, 200, 192, 0, 11, 70, 0, 21, 193, 0, 11, 70, 0,
    99, 194, 0, 11, 70, 0, 236, 194, 0, 11, 70, 0, 68, 196, 0, 11, 70, 0, 169, 196, 0, 11, 70, 0, 169,
    197, 0, 11, 70, 0, 141, 198, 0, 11, 70, 0, 15, 199, 0, 11, 70, 0, 215, 199, 0, 183, 78, 0, 220, 200,
    0, 11, 70, 0, 249, 200, 0, 11, 70, 0, 62, 201, 0, 11, 70, 0, 160, 202, 0, 11, 70, 0, 246, 204, 0,
    11, 70, 0, 227, 205, 0, 183, 78, 0, 183, 101, 0, 137, 75, 0, 42, 206, 0, 11, 70, 0, 125, 213, 0, 11,
    70, 0, 123, 214, 0, 11, 70, 0, 128, 215, 0, 11, 70, 0, 52, 216, 0, 11, 70, 0, 252, 216, 0, 11, 70,
    0, 96, 217, 0, 11, 70, 0, 47, 218, 0, 11, 70, 0, 129, 218, 0, 137, 75, 0, 220, 219, 0, 75, 215, 0,
    107, 220, 0, 11, 70, 0, 47, 221, 0, 11, 70, 0, 79, 222, 0, 183, 78, 0, 227, 225, 0, 11, 70, 0, 5,
    226, 0, 11, 70, 0, 117, 226, 0, 11, 70, 0, 30, 228, 0, 183, 78, 0, 7, 228, 0, 11, 70, 0, 95, 230,
    0, 11, 70, 0, 231, 230, 0, 183, 78, 0, 65, 231, 0, 11, 70, 0, 89, 231, 0, 11, 70, 0, 9, 233, 0,
    183, 78, 0, 36, 236, 0, 11, 70, 0, 64, 236, 0, 183, 78, 0, 108, 237, 0, 11, 70, 0, 127, 237, 0, 241,
    231, 0, 201, 101, 0, 183, 78, 0, 237, 239, 0, 11, 70, 0, 9, 240, 0, 11, 70, 0, 209, 240, 0, 183, 78,
    0, 109, 243, 0, 11, 70, 0, 145, 243, 0, 11, 70, 0, 47, 245, 0, 11, 70, 0, 237, 247, 0, 183, 78, 0,
    222, 228, 0, 137, 75, 0, 233, 248, 0, 222, 228, 0, 37, 102, 0, 183, 78, 0, 203, 250, 0, 11, 70, 0, 233,
    250, 0, 11, 70, 0, 186, 251, 0, 183, 78, 0, 127, 252, 0, 11, 70, 0, 101, 254, 0, 11, 70, 0, 67, 255,
    0, 237, 239, 0, 3, 176, 0, 11, 70, 0, 63, 0, 1, 233, 0, 1, 160, 79, 0, 11, 70, 0, 132, 1, 1,
    75, 215, 0, 18, 3, 1, 11, 70, 0, 162, 3, 1, 183, 78, 0, 123, 6, 1, 11, 70, 0, 155, 6, 1, 183,
    78, 0, 101, 8, 1, 11, 70, 0, 131, 8, 1, 183, 78, 0, 46, 9, 1, 11, 70, 0, 78, 9, 1, 11, 70,
    0, 124, 10, 1, 11, 70, 0, 255, 11, 1, 64, 79, 0, 190, 13, 1, 137, 75, 0, 58, 21, 1, 11, 70, 0,
    111, 21, 1, 183, 78, 0, 15, 34, 1, 11, 70, 0, 162, 36, 1, 11, 70, 0, 195, 37, 1, 11, 70, 0, 182,
    39, 1, 11, 70, 0, 104, 41, 1, 183, 78, 0, 224, 41, 1, 11, 70, 0, 251, 41, 1, 11, 70, 0, 19, 43,
    1, 11, 70, 0, 96, 45, 1, 183, 78, 0, 68, 48, 1, 11, 70, 0, 91, 48, 1, 11, 70, 0, 184, 48, 1,
    11, 70, 0, 9, 49, 1, 11, 70, 0, 212, 49, 1, 183, 78, 0, 122, 50, 1, 11, 70, 0, 147, 50, 1, 11,
    70, 0, 74, 51, 1, 183, 78, 0, 210, 51, 1, 11, 70, 0, 237, 51, 1, 11, 70, 0, 112, 52, 1, 11, 70,
    0, 11, 54, 1, 11, 70, 0, 41, 55, 1, 11, 70, 0, 50, 56, 1, 11, 70, 0, 97, 57, 1, 0, 34, 1,
    10, 34, 1, 227, 141, 0, 172, 185, 0, 216, 99, 0, 170, 100, 0, 101, 108, 0, 154, 117, 0, 25, 118, 0, 96,
    183, 0, 209, 184, 0, 214, 186, 0, 125, 211, 0, 230, 221, 0, 156, 66, 0, 0, 0, 0, 0, 0, 117, 1, 0,
    0, 119, 1, 0, 0, 140, 3, 0, 0, 141, 3, 0, 0, 0, 0, 0, 0, 151, 2, 0, 0, 153, 2, 0, 0,
    220, 1, 0, 0, 157, 2, 0, 0, 158, 2, 0, 0, 159, 2, 0, 0, 160, 2, 0, 0, 161, 2, 0, 0, 162,
    2, 0, 0, 163, 2, 0, 0, 164, 2, 0, 0, 165, 2, 0, 0, 166, 2, 0, 0, 167, 2, 0, 0, 168, 2,
    0, 0, 169, 2, 0, 0, 170, 2, 0, 0, 203, 1, 0, 0, 202, 1, 0, 0, 172, 2, 0, 0, 174, 2, 0,
    0, 206, 1, 0, 0, 175, 2, 0, 0, 176, 2, 0, 0, 178, 2, 0, 0, 180, 2, 0, 0, 181, 2, 0, 0,
    179, 2, 0, 0, 182, 2, 0, 0, 215, 1, 0, 0, 214, 1, 0, 0, 183, 2, 0, 0, 184, 2, 0, 0, 216,
    1, 0, 0, 217, 1, 0, 0, 186, 2, 0, 0, 187, 2, 0, 0, 190, 2, 0, 0, 191, 2, 0, 0, 192, 2,
    0, 0, 193, 2, 0, 0, 195, 2, 0, 0, 196, 2, 0, 0, 199, 2, 0, 0, 200, 2, 0, 0, 202, 2, 0,
    0, 206, 2, 0, 0, 207, 2, 0, 0, 209, 2, 0, 0, 210, 2, 0, 0, 211, 2, 0, 0, 215, 2, 0, 0,
    219, 2, 0, 0, 235, 0, 0, 0, 15, 2, 0, 0, 221, 2, 0, 0, 223, 2, 0, 0, 225, 2, 0, 0, 226,
    2, 0, 0, 227, 2, 0, 0, 228, 2, 0, 0, 230, 2, 0, 0, 231, 2, 0, 0, 232, 2, 0, 0, 235, 2,
    0, 0, 237, 2, 0, 0, 238, 2, 0, 0, 240, 2, 0, 0, 241, 2, 0, 0, 243, 2, 0, 0, 244, 2, 0,
    0, 245, 2, 0, 0, 246, 2, 0, 0, 89, 1, 0, 0, 251, 2, 0, 0, 250, 2, 0, 0, 252, 2, 0, 0,
    253, 2, 0, 0, 0, 3, 0, 0, 2, 3, 0, 0, 5, 3, 0, 0, 8, 3, 0, 0, 10, 3, 0, 0, 14,
    3, 0, 0, 16, 3, 0, 0, 17, 3, 0, 0, 20, 3, 0, 0, 51, 2, 0, 0, 23, 3, 0, 0, 25, 3,
    0, 0, 26, 3, 0, 0, 27, 3, 0, 0, 48, 2, 0, 0, 31, 3, 0, 0, 32, 3, 0, 0, 33, 3, 0,
    0, 35, 3, 0, 0, 36, 3, 0, 0, 38, 3, 0, 0, 40, 3, 0, 0, 44, 3, 0, 0, 45, 3, 0, 0,
    46, 3, 0, 0, 48, 3, 0, 0, 49, 3, 0, 0, 50, 3, 0, 0, 52, 3, 0, 0, 53, 3, 0, 0, 55,
    3, 0, 0, 57, 3, 0, 0, 58, 3, 0, 0, 108, 1, 0, 0, 59, 3, 0, 0, 60, 3, 0, 0, 61, 3,
    0, 0, 63, 3, 0, 0, 64, 3, 0, 0, 65, 3, 0, 0, 76, 2, 0, 0, 68, 3, 0, 0, 69, 3, 0,
    0, 199, 0, 0, 0, 71, 3, 0, 0, 72, 3, 0, 0, 75, 3, 0, 0, 77, 3, 0, 0, 79, 3, 0, 0,
    82, 3, 0, 0, 84, 3, 0, 0, 144, 1, 0, 0, 85, 3, 0, 0, 87, 3, 0, 0, 89, 3, 0, 0, 90,
    3, 0, 0, 92, 3, 0, 0, 93, 3, 0, 0, 95, 3, 0, 0, 96, 3, 0, 0, 97, 3, 0, 0, 98, 3,
    0, 0, 99, 3, 0, 0, 100, 3, 0, 0, 101, 3, 0, 0, 102, 3, 0, 0, 103, 3, 0, 0, 104, 3, 0,
    0, 105, 3, 0, 0, 106, 3, 0, 0, 107, 3, 0, 0, 109, 3, 0, 0, 223, 0, 0, 0, 111, 3, 0, 0,
    112, 3, 0, 0, 113, 3, 0, 0, 115, 3, 0, 0, 116, 3, 0, 0, 204, 2, 0, 0, 118, 3, 0, 0, 186,
    1, 0, 0, 119, 3, 0, 0, 120, 3, 0, 0, 146, 2, 0, 0, 150, 2, 0, 0, 0, 0, 0, 0, 155, 2,
    0, 0, 194, 1, 0, 0, 127, 2, 0, 0, 177, 2, 0, 0, 216, 2, 0, 0, 220, 2, 0, 0, 80, 1, 0,
    0, 6, 3, 0, 0, 32, 2, 0, 0, 12, 3, 0, 0, 73, 3, 0, 0, 110, 2, 0, 0, 126, 2, 0, 0,
    0, 0, 0, 0, 8, 1, 0, 0, 204, 2, 0, 0, 232, 1, 0, 0, 254, 1, 0, 0, 4, 2, 0, 0, 28,
    2, 0, 0, 42, 3, 0, 0, 58, 2, 0, 0, 53, 0, 0, 0, 114, 0, 0, 0, 0, 0, 0, 0, 31, 0,
    0, 0, 49, 0, 0, 0, 117, 0, 0, 0, 242, 0, 0, 0, 37, 0, 0, 0, 120, 0, 0, 0, 180, 0, 0,
    0, 243, 0, 0, 0, 244, 0, 0, 0, 245, 0, 0, 0, 123, 0, 0, 0, 146, 0, 0, 0, 246, 0, 0, 0,
    126, 0, 0, 0, 247, 0, 0, 0, 182, 0, 0, 0, 248, 0, 0, 0, 249, 0, 0, 0, 250, 0, 0, 0, 251,
    0, 0, 0, 252, 0, 0, 0, 129, 0, 0, 0, 184, 0, 0, 0, 186, 0, 0, 0, 188, 0, 0, 0, 190, 0,
    0, 0, 192, 0, 0, 0, 74, 0, 0, 0, 253, 0, 0, 0, 142, 0, 0, 0, 194, 0, 0, 0, 196, 0, 0,
    0, 254, 0, 0, 0, 198, 0, 0, 0, 59, 0, 0, 0, 6, 0, 0, 0, 200, 0, 0, 0, 202, 0, 0, 0,
    204, 0, 0, 0, 140, 0, 0, 0, 255, 0, 0, 0, 203, 0, 0, 0, 206, 0, 0, 0, 208, 0, 0, 0, 78,
    0, 0, 0, 0, 1, 0, 0, 54, 0, 0, 0, 1, 1, 0, 0, 132, 0, 0, 0, 135, 0, 0, 0, 133, 0,
    0, 0, 2, 1, 0, 0, 3, 1, 0, 0, 82, 0, 0, 0, 4, 1, 0, 0, 5, 1, 0, 0, 138, 0, 0,
    0, 6, 1, 0, 0, 7, 1, 0, 0, 8, 1, 0, 0, 141, 0, 0, 0, 9, 1, 0, 0, 10, 1, 0, 0,
    210, 0, 0, 0, 212, 0, 0, 0, 13, 0, 0, 0, 10, 0, 0, 0, 214, 0, 0, 0, 5, 0, 0, 0, 216,
    0, 0, 0, 144, 0, 0, 0, 11, 1, 0, 0, 12, 1, 0, 0, 218, 0, 0, 0, 13, 1, 0, 0, 14, 1,
    0, 0, 15, 1, 0, 0, 220, 0, 0, 0, 16, 1, 0, 0, 222, 0, 0, 0, 17, 1, 0, 0, 18, 1, 0,
    0, 19, 1, 0, 0, 20, 1, 0, 0, 86, 0, 0, 0, 21, 1, 0, 0, 22, 1, 0, 0, 23, 1, 0, 0,
    24, 1, 0, 0, 25, 1, 0, 0, 64, 0, 0, 0, 43, 0, 0, 0, 26, 1, 0, 0, 147, 0, 0, 0, 150,
    0, 0, 0, 27, 1, 0, 0, 28, 1, 0, 0, 29, 1, 0, 0, 30, 1, 0, 0, 31, 1, 0, 0, 32, 1,
    0, 0, 33, 1, 0, 0, 224, 0, 0, 0, 153, 0, 0, 0, 34, 1, 0, 0, 35, 1, 0, 0, 156, 0, 0,
    0, 90, 0, 0, 0, 159, 0, 0, 0, 162, 0, 0, 0, 36, 1, 0, 0, 165, 0, 0, 0, 226, 0, 0, 0,
    157, 0, 0, 0, 228, 0, 0, 0, 168, 0, 0, 0, 37, 1, 0, 0, 38, 1, 0, 0, 171, 0, 0, 0, 39,
    1, 0, 0, 40, 1, 0, 0, 41, 1, 0, 0, 42, 1, 0, 0, 94, 0, 0, 0, 43, 1, 0, 0, 230, 0,
    0, 0, 22, 0, 0, 0, 45, 0, 0, 0, 44, 1, 0, 0, 98, 0, 0, 0, 102, 0, 0, 0, 45, 1, 0,
    0, 106, 0, 0, 0, 110, 0, 0, 0, 46, 1, 0, 0, 73, 0, 0, 0, 47, 1, 0, 0, 27, 0, 0, 0,
    101, 0, 0, 0, 48, 1, 0, 0, 232, 0, 0, 0, 17, 0, 0, 0, 49, 1, 0, 0, 24, 0, 0, 0, 234,
    0, 0, 0, 50, 1, 0, 0, 69, 0, 0, 0, 51, 1, 0, 0, 174, 0, 0, 0, 52, 1, 0, 0, 177, 0,
    0, 0, 236, 0, 0, 0, 238, 0, 0, 0, 176, 0, 0, 0, 53, 1, 0, 0, 54, 1, 0, 0, 55, 1, 0,
    0, 240, 0, 0, 0, 56, 1, 0, 0, 57, 1, 0, 0, 0, 0, 0, 0, 210, 0, 0, 0, 252, 1, 0, 0,
    8, 0, 0, 0, 157, 1, 0, 0, 237, 0, 0, 0, 4, 2, 0, 0, 249, 0, 0, 0, 6, 2, 0, 0, 253,
    0, 0, 0, 120, 1, 0, 0, 16, 2, 0, 0, 14, 0, 0, 0, 17, 2, 0, 0, 123, 1, 0, 0, 124, 1,
    0, 0, 126, 1, 0, 0, 142, 3, 0, 0, 143, 3, 0, 0, 129, 1, 0, 0, 195, 0, 0, 0, 21, 0, 0,
    0, 132, 1, 0, 0, 5, 1, 0, 0, 135, 1, 0, 0, 169, 0, 0, 0, 138, 1, 0, 0, 141, 1, 0, 0,
    105, 1, 0, 0, 66, 2, 0, 0, 68, 2, 0, 0, 144, 3, 0, 0, 200, 0, 0, 0, 205, 0, 0, 0, 84,
    2, 0, 0, 144, 1, 0, 0, 90, 2, 0, 0, 94, 2, 0, 0, 145, 3, 0, 0, 146, 3, 0, 0, 147, 1,
    0, 0, 150, 1, 0, 0, 151, 1, 0, 0, 153, 1, 0, 0, 26, 1, 0, 0, 104, 2, 0, 0, 71, 1, 0,
    0, 9, 0, 0, 0, 21, 1, 0, 0, 2, 0, 0, 0, 198, 0, 0, 0, 134, 2, 0, 0, 156, 1, 0, 0,
    25, 1, 0, 0, 29, 1, 0, 0, 33, 1, 0, 0, 162, 1, 0, 0, 159, 1, 0, 0, 148, 2, 0, 0, 4,
    0, 0, 0, 154, 2, 0, 0, 158, 2, 0, 0, 160, 2, 0, 0, 216, 1, 0, 0, 165, 1, 0, 0, 168, 1,
    0, 0, 147, 3, 0, 0, 148, 3, 0, 0, 37, 1, 0, 0, 211, 0, 0, 0, 149, 3, 0, 0, 171, 1, 0,
    0, 174, 1, 0, 0, 239, 0, 0, 0, 210, 2, 0, 0, 222, 2, 0, 0, 177, 1, 0, 0, 150, 3, 0, 0,
    180, 1, 0, 0, 49, 1, 0, 0, 7, 0, 0, 0, 57, 1, 0, 0, 184, 1, 0, 0, 183, 1, 0, 0, 65,
    1, 0, 0, 225, 0, 0, 0, 250, 2, 0, 0, 186, 1, 0, 0, 189, 1, 0, 0, 69, 1, 0, 0, 192, 1,
    0, 0, 2, 3, 0, 0, 175, 0, 0, 0, 78, 1, 0, 0, 195, 1, 0, 0, 8, 3, 0, 0, 232, 0, 0,
    0, 82, 1, 0, 0, 73, 1, 0, 0, 217, 0, 0, 0, 14, 3, 0, 0, 18, 3, 0, 0, 22, 3, 0, 0,
    24, 3, 0, 0, 221, 0, 0, 0, 215, 0, 0, 0, 70, 1, 0, 0, 30, 3, 0, 0, 216, 0, 0, 0, 77,
    1, 0, 0, 220, 0, 0, 0, 198, 1, 0, 0, 38, 3, 0, 0, 81, 1, 0, 0, 85, 1, 0, 0, 42, 3,
    0, 0, 44, 3, 0, 0, 201, 1, 0, 0, 50, 3, 0, 0, 230, 0, 0, 0, 204, 1, 0, 0, 159, 0, 0,
    0, 165, 0, 0, 0, 56, 3, 0, 0, 207, 1, 0, 0, 60, 3, 0, 0, 210, 1, 0, 0, 171, 0, 0, 0,
    167, 1, 0, 0, 235, 0, 0, 0, 177, 0, 0, 0, 170, 0, 0, 0, 68, 3, 0, 0, 72, 3, 0, 0, 76,
    3, 0, 0, 213, 1, 0, 0, 97, 1, 0, 0, 111, 1, 0, 0, 101, 1, 0, 0, 183, 0, 0, 0, 219, 1,
    0, 0, 84, 3, 0, 0, 188, 0, 0, 0, 109, 1, 0, 0, 222, 1, 0, 0, 90, 3, 0, 0, 225, 1, 0,
    0, 240, 0, 0, 0, 189, 0, 0, 0, 100, 3, 0, 0, 228, 1, 0, 0, 231, 1, 0, 0, 108, 3, 0, 0,
    234, 1, 0, 0, 118, 3, 0, 0, 124, 3, 0, 0, 237, 1, 0, 0, 240, 1, 0, 0, 243, 1, 0, 0, 113,
    1, 0, 0, 246, 1, 0, 0, 248, 1, 0, 0, 250, 1, 0, 0, 0, 0, 0, 0, 254, 1, 0, 0, 247, 0,
    0, 0, 0, 2, 0, 0, 2, 2, 0, 0, 245, 0, 0, 0, 8, 2, 0, 0, 10, 2, 0, 0, 12, 2, 0,
    0, 14, 2, 0, 0, 18, 2, 0, 0, 20, 2, 0, 0, 22, 2, 0, 0, 24, 2, 0, 0, 26, 2, 0, 0,
    28, 2, 0, 0, 30, 2, 0, 0, 32, 2, 0, 0, 34, 2, 0, 0, 36, 2, 0, 0, 38, 2, 0, 0, 40,
    2, 0, 0, 42, 2, 0, 0, 44, 2, 0, 0, 1, 1, 0, 0, 46, 2, 0, 0, 48, 2, 0, 0, 50, 2,
    0, 0, 52, 2, 0, 0, 54, 2, 0, 0, 56, 2, 0, 0, 58, 2, 0, 0, 60, 2, 0, 0, 62, 2, 0,
    0, 64, 2, 0, 0, 70, 2, 0, 0, 72, 2, 0, 0, 74, 2, 0, 0, 76, 2, 0, 0, 78, 2, 0, 0,
    80, 2, 0, 0, 82, 2, 0, 0, 86, 2, 0, 0, 88, 2, 0, 0, 92, 2, 0, 0, 96, 2, 0, 0, 27,
    0, 0, 0, 9, 1, 0, 0, 33, 0, 0, 0, 13, 1, 0, 0, 39, 0, 0, 0, 45, 0, 0, 0, 51, 0,
    0, 0, 57, 0, 0, 0, 63, 0, 0, 0, 69, 0, 0, 0, 31, 0, 0, 0, 98, 2, 0, 0, 75, 0, 0,
    0, 81, 0, 0, 0, 87, 0, 0, 0, 100, 2, 0, 0, 93, 0, 0, 0, 99, 0, 0, 0, 105, 0, 0, 0,
    111, 0, 0, 0, 117, 0, 0, 0, 123, 0, 0, 0, 129, 0, 0, 0, 135, 0, 0, 0, 141, 0, 0, 0, 102,
    2, 0, 0, 147, 0, 0, 0, 17, 1, 0, 0, 153, 0, 0, 0, 106, 2, 0, 0, 45, 1, 0, 0, 108, 2,
    0, 0, 110, 2, 0, 0, 112, 2, 0, 0, 114, 2, 0, 0, 116, 2, 0, 0, 118, 2, 0, 0, 120, 2, 0,
    0, 122, 2, 0, 0, 124, 2, 0, 0, 126, 2, 0, 0, 128, 2, 0, 0, 130, 2, 0, 0, 132, 2, 0, 0,
    136, 2, 0, 0, 138, 2, 0, 0, 140, 2, 0, 0, 142, 2, 0, 0, 144, 2, 0, 0, 146, 2, 0, 0, 150,
    2, 0, 0, 152, 2, 0, 0, 89, 1, 0, 0, 156, 2, 0, 0, 162, 2, 0, 0, 164, 2, 0, 0, 166, 2,
    0, 0, 168, 2, 0, 0, 170, 2, 0, 0, 172, 2, 0, 0, 174, 2, 0, 0, 176, 2, 0, 0, 178, 2, 0,
    0, 180, 2, 0, 0, 182, 2, 0, 0, 184, 2, 0, 0, 186, 2, 0, 0, 188, 2, 0, 0, 190, 2, 0, 0,
    192, 2, 0, 0, 194, 2, 0, 0, 196, 2, 0, 0, 198, 2, 0, 0, 200, 2, 0, 0, 202, 2, 0, 0, 204,
    2, 0, 0, 206, 2, 0, 0, 208, 2, 0, 0, 212, 2, 0, 0, 214, 2, 0, 0, 216, 2, 0, 0, 218, 2,
    0, 0, 220, 2, 0, 0, 224, 2, 0, 0, 41, 1, 0, 0, 53, 1, 0, 0, 226, 2, 0, 0, 228, 2, 0,
    0, 61, 1, 0, 0, 230, 2, 0, 0, 232, 2, 0, 0, 234, 2, 0, 0, 236, 2, 0, 0, 238, 2, 0, 0,
    240, 2, 0, 0, 242, 2, 0, 0, 244, 2, 0, 0, 246, 2, 0, 0, 248, 2, 0, 0, 252, 2, 0, 0, 254,
    2, 0, 0, 0, 3, 0, 0, 4, 3, 0, 0, 6, 3, 0, 0, 10, 3, 0, 0, 12, 3, 0, 0, 16, 3,
    0, 0, 20, 3, 0, 0, 26, 3, 0, 0, 28, 3, 0, 0, 32, 3, 0, 0, 34, 3, 0, 0, 36, 3, 0,
    0, 40, 3, 0, 0, 46, 3, 0, 0, 48, 3, 0, 0, 52, 3, 0, 0, 54, 3, 0, 0, 58, 3, 0, 0,
    62, 3, 0, 0, 64, 3, 0, 0, 66, 3, 0, 0, 70, 3, 0, 0, 74, 3, 0, 0, 78, 3, 0, 0, 93,
    1, 0, 0, 80, 3, 0, 0, 82, 3, 0, 0, 86, 3, 0, 0, 88, 3, 0, 0, 92, 3, 0, 0, 94, 3,
    0, 0, 96, 3, 0, 0, 98, 3, 0, 0, 102, 3, 0, 0, 104, 3, 0, 0, 106, 3, 0, 0, 110, 3, 0,
    0, 112, 3, 0, 0, 114, 3, 0, 0, 116, 3, 0, 0, 120, 3, 0, 0, 122, 3, 0, 0, 126, 3, 0, 0,
    128, 3, 0, 0, 130, 3, 0, 0, 132, 3, 0, 0, 134, 3, 0, 0, 136, 3, 0, 0, 35, 87, 0, 0, 0,
    0, 0, 0, 205, 93, 0, 0, 83, 106, 0, 0, 176, 185, 0, 0, 0, 0, 0, 0, 151, 3, 0, 0, 0, 0,
    0, 0, 138, 3, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0,
    0, 5, 0, 0, 0, 6, 0, 0, 0, 7, 0, 0, 0, 8, 0, 0, 0, 10, 0, 0, 0, 11, 0, 0, 0,
    12, 0, 0, 0, 14, 0, 0, 0, 15, 0, 0, 0, 16, 0, 0, 0, 17, 0, 0, 0, 19, 0, 0, 0, 20,
    0, 0, 0, 21, 0, 0, 0, 22, 0, 0, 0, 23, 0, 0, 0, 24, 0, 0, 0, 25, 0, 0, 0, 27, 0,
    0, 0, 28, 0, 0, 0, 29, 0, 0, 0, 30, 0, 0, 0, 32, 0, 0, 0, 33, 0, 0, 0, 39, 0, 0,
    0, 41, 0, 0, 0, 42, 0, 0, 0, 43, 0, 0, 0, 44, 0, 0, 0, 46, 0, 0, 0, 48, 0, 0, 0,
    49, 0, 0, 0, 50, 0, 0, 0, 51, 0, 0, 0, 52, 0, 0, 0, 54, 0, 0, 0, 55, 0, 0, 0, 56,
    0, 0, 0, 57, 0, 0, 0, 59, 0, 0, 0, 61, 0, 0, 0, 62, 0, 0, 0, 63, 0, 0, 0, 65, 0,
    0, 0, 71, 0, 0, 0, 72, 0, 0, 0, 77, 0, 0, 0, 78, 0, 0, 0, 79, 0, 0, 0, 80, 0, 0,
    0, 81, 0, 0, 0, 82, 0, 0, 0, 84, 0, 0, 0, 97, 0, 0, 0, 100, 0, 0, 0, 104, 0, 0, 0,
    109, 0, 0, 0, 110, 0, 0, 0, 111, 0, 0, 0, 112, 0, 0, 0, 113, 0, 0, 0, 114, 0, 0, 0, 115,
    0, 0, 0, 124, 0, 0, 0, 126, 0, 0, 0, 127, 0, 0, 0, 128, 0, 0, 0, 129, 0, 0, 0, 130, 0,
    0, 0, 131, 0, 0, 0, 132, 0, 0, 0, 133, 0, 0, 0, 134, 0, 0, 0, 135, 0, 0, 0, 136, 0, 0,
    0, 137, 0, 0, 0, 138, 0, 0, 0, 139, 0, 0, 0, 140, 0, 0, 0, 141, 0, 0, 0, 143, 0, 0, 0,
    146, 0, 0, 0, 156, 0, 0, 0, 157, 0, 0, 0, 162, 0, 0, 0, 163, 0, 0, 0, 164, 0, 0, 0, 165,
    0, 0, 0, 166, 0, 0, 0, 167, 0, 0, 0, 168, 0, 0, 0, 169, 0, 0, 0, 170, 0, 0, 0, 171, 0,
    0, 0, 172, 0, 0, 0, 173, 0, 0, 0, 174, 0, 0, 0, 175, 0, 0, 0, 176, 0, 0, 0, 177, 0, 0,
    0, 178, 0, 0, 0, 179, 0, 0, 0, 180, 0, 0, 0, 181, 0, 0, 0, 182, 0, 0, 0, 183, 0, 0, 0,
    184, 0, 0, 0, 185, 0, 0, 0, 186, 0, 0, 0, 187, 0, 0, 0, 188, 0, 0, 0, 189, 0, 0, 0, 190,
    0, 0, 0, 191, 0, 0, 0, 194, 0, 0, 0, 195, 0, 0, 0, 196, 0, 0, 0, 197, 0, 0, 0, 198, 0,
    0, 0, 199, 0, 0, 0, 200, 0, 0, 0, 201, 0, 0, 0, 202, 0, 0, 0, 203, 0, 0, 0, 204, 0, 0,
    0, 205, 0, 0, 0, 224, 0, 0, 0, 225, 0, 0, 0, 231, 0, 0, 0, 232, 0, 0, 0, 233, 0, 0, 0,
    234, 0, 0, 0, 235, 0, 0, 0, 236, 0, 0, 0, 237, 0, 0, 0, 238, 0, 0, 0, 239, 0, 0, 0, 240,
    0, 0, 0, 241, 0, 0, 0, 242, 0, 0, 0, 245, 0, 0, 0, 246, 0, 0, 0, 247, 0, 0, 0, 248, 0,
    0, 0, 249, 0, 0, 0, 250, 0, 0, 0, 253, 0, 0, 0, 254, 0, 0, 0, 255, 0, 0, 0, 7, 1, 0,
    0, 61, 1, 0, 0, 74, 1, 0, 0, 77, 1, 0, 0, 81, 1, 0, 0, 83, 1, 0, 0, 93, 1, 0, 0,
    94, 1, 0, 0, 95, 1, 0, 0, 96, 1, 0, 0, 97, 1, 0, 0, 98, 1, 0, 0, 99, 1, 0, 0, 100,
    1, 0, 0, 101, 1, 0, 0, 102, 1, 0, 0, 69, 17, 0, 0, 238, 20, 0, 0, 239, 20, 0, 0, 240, 20,
    0, 0, 241, 20, 0, 0, 242, 20, 0, 0, 199, 21, 0, 0, 200, 21, 0, 0, 9, 0, 0, 0, 18, 0, 0,
    0, 69, 0, 0, 0, 70, 0, 0, 0, 71, 17, 0, 0, 79, 17, 0, 0, 81, 17, 0, 0, 83, 17, 0, 0,
    84, 17, 0, 0, 85, 17, 0, 0, 93, 17, 0, 0, 95, 17, 0, 0, 96, 17, 0, 0, 98, 17, 0, 0, 112,
    17, 0, 0, 113, 17, 0, 0, 114, 17, 0, 0, 115, 17, 0, 0, 116, 17, 0, 0, 162, 20, 0, 0, 164, 20,
    0, 0, 168, 20, 0, 0, 177, 20, 0, 0, 225, 20, 0, 0, 226, 20, 0, 0, 230, 20, 0, 0, 192, 21, 0,
    0, 193, 21, 0, 0, 194, 21, 0, 0, 203, 21, 0, 0, 64, 22, 0, 0, 65, 22, 0, 0, 66, 22, 0, 0,
    13, 0, 0, 0, 38, 0, 0, 0, 47, 0, 0, 0, 64, 0, 0, 0, 66, 0, 0, 0, 67, 0, 0, 0, 68,
    0, 0, 0, 82, 17, 0, 0, 97, 17, 0, 0, 184, 20, 0, 0, 31, 0, 0, 0, 35, 0, 0, 0, 37, 0,
    0, 0, 40, 0, 0, 0, 45, 0, 0, 0, 53, 0, 0, 0, 58, 0, 0, 0, 60, 0, 0, 0, 75, 17, 0,
    0, 87, 17, 0, 0, 89, 17, 0, 0, 144, 19, 0, 0, 145, 19, 0, 0, 146, 19, 0, 0, 149, 19, 0, 0,
    151, 19, 0, 0, 191, 19, 0, 0, 145, 20, 0, 0, 146, 20, 0, 0, 171, 20, 0, 0, 181, 20, 0, 0, 182,
    20, 0, 0, 185, 20, 0, 0, 220, 20, 0, 0, 227, 20, 0, 0, 237, 20, 0, 0, 243, 20, 0, 0, 252, 20,
    0, 0, 253, 20, 0, 0, 2, 21, 0, 0, 3, 21, 0, 0, 208, 21, 0, 0, 34, 0, 0, 0, 36, 0, 0,
    0, 90, 17, 0, 0, 129, 20, 0, 0, 131, 20, 0, 0, 140, 20, 0, 0, 183, 20, 0, 0, 186, 20, 0, 0,
    187, 20, 0, 0, 188, 20, 0, 0, 189, 20, 0, 0, 190, 20, 0, 0, 191, 20, 0, 0, 192, 20, 0, 0, 134,
    20, 0, 0, 135, 20, 0, 0, 139, 20, 0, 0, 26, 0, 0, 0, 64, 17, 0, 0, 65, 17, 0, 0, 66, 17,
    0, 0, 67, 17, 0, 0, 68, 17, 0, 0, 72, 17, 0, 0, 73, 17, 0, 0, 74, 17, 0, 0, 86, 17, 0,
    0, 88, 17, 0, 0, 128, 19, 0, 0, 129, 19, 0, 0, 130, 19, 0, 0, 131, 19, 0, 0, 132, 19, 0, 0,
    133, 19, 0, 0, 134, 19, 0, 0, 150, 19, 0, 0, 133, 20, 0, 0, 137, 20, 0, 0, 138, 20, 0, 0, 141,
    20, 0, 0, 142, 20, 0, 0, 144, 20, 0, 0, 154, 20, 0, 0, 155, 20, 0, 0, 156, 20, 0, 0, 157, 20,
    0, 0, 158, 20, 0, 0, 159, 20, 0, 0, 160, 20, 0, 0, 161, 20, 0, 0, 166, 20, 0, 0, 167, 20, 0,
    0, 172, 20, 0, 0, 173, 20, 0, 0, 199, 20, 0, 0, 200, 20, 0, 0, 201, 20, 0, 0, 202, 20, 0, 0,
    203, 20, 0, 0, 204, 20, 0, 0, 205, 20, 0, 0, 206, 20, 0, 0, 207, 20, 0, 0, 210, 20, 0, 0, 211,
    20, 0, 0, 212, 20, 0, 0, 213, 20, 0, 0, 231, 20, 0, 0, 254, 20, 0, 0, 255, 20, 0, 0, 0, 21,
    0, 0, 1, 21, 0, 0, 117, 17, 0, 0, 118, 17, 0, 0, 135, 19, 0, 0, 128, 20, 0, 0, 130, 20, 0,
    0, 132, 20, 0, 0, 136, 20, 0, 0, 151, 20, 0, 0, 152, 20, 0, 0, 153, 20, 0, 0, 165, 20, 0, 0,
    180, 20, 0, 0, 235, 20, 0, 0, 236, 20, 0, 0, 2, 22, 0, 0, 3, 22, 0, 0, 4, 22, 0, 0, 94,
    17, 0, 0, 107, 17, 0, 0, 108, 17, 0, 0, 109, 17, 0, 0, 110, 17, 0, 0, 111, 17, 0, 0, 163, 19,
    0, 0, 149, 20, 0, 0, 150, 20, 0, 0, 169, 20, 0, 0, 170, 20, 0, 0, 178, 20, 0, 0, 246, 20, 0,
    0, 247, 20, 0, 0, 248, 20, 0, 0, 249, 20, 0, 0, 250, 20, 0, 0, 251, 20, 0, 0, 255, 255, 255, 255,
    208, 20, 0, 0, 209, 20, 0, 0, 218, 20, 0, 0, 219, 20, 0, 0, 222, 20, 0, 0, 223, 20, 0, 0, 229,
    20, 0, 0, 147, 20, 0, 0, 148, 20, 0, 0, 193, 20, 0, 0, 194, 20, 0, 0, 195, 20, 0, 0, 196, 20,
    0, 0, 197, 20, 0, 0, 198, 20, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 4, 0, 0, 0, 8, 0,
    0, 0, 16, 0, 0, 0, 32, 0, 0, 0, 64, 0, 0, 0, 128, 0, 0, 228, 20, 0, 0, 0, 0, 0, 0,
};

static const varve_row_layout layouts[] = {
    {0, 16, 13, {3, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1}, {0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0}}, /* 29 dialects */
    {464, 22, 17, {3, 3, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, {0, 0, 0, 0, 0, 7, 0, 170, 0, 185, 0, 194, 0, 357, 0, 517, 0}}, /* 939 operations */
    {21122, 10, 8, {2, 1, 2, 1, 1, 1, 1, 1}, {0, 715, 0, 0, 720, 0, 722, 0}}, /* 21 entities */
    {21332, 4, 3, {2, 1, 1}, {0, 0, 0}}, /* 892 values */
    {24900, 5, 5, {2, 1, 0, 1, 1}, {0, 0, 0, 0, 0}}, /* 314 properties */
    {26470, 8, 6, {2, 1, 1, 1, 2, 1}, {0, 0, 0, 0, 0, 0}}, /* 51 enums */
    {26878, 4, 2, {2, 2}, {0, 724}}, /* 900 enum_cases */
    {30478, 4, 2, {1, 3}, {0, 0}}, /* 244 constraints */
    {31454, 3, 1, {3}, {0}}, /* 920 numbers */
    {34214, 4, 1, {4}, {0}}, /* 1108 constants */
};

void varve_generated_llvm13(varve_definition_tables *tables) {
  *tables = (varve_definition_tables){.strings = (const char *)&strings,
                                      .rows = rows,
                                      .layouts = layouts,
                                      .dialect_count = 29};
}
