/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Made by `make regen` of the files in dialects/llvm13: change those. */
#include "dialect/generated/llvm13.h"

static const struct {
  char part_0[3998];
  char part_1[3998];
  char part_2[3984];
  char part_3[3993];
  char part_4[3885];
  char part_5[3972];
  char part_6[3868];
  char part_7[3986];
  char part_8[3821];
  char part_9[3983];
  char part_10[3962];
  char part_11[3990];
  char part_12[3998];
  char part_13[3990];
  char part_14[3974];
  char part_15[3993];
  char part_16[3825];
  char part_17[4000];
  char part_18[3951];
  char part_19[2736];
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
    "async.token\0"
    "mma_matrix\0"
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
    "inputs\0"
    "outputs\0"
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
    "array\0"
    "func\0"
    "label\0"
    "metadata\0"
    "ppc_fp128\0"
    "void\0"
    "x86_mmx\0"
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
    "ordered_val",
    "order_val\0"
    "inclusive\0"
    "attribute\0"
    "constParams\0"
    "attr\0"
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
    "FragmentShaderSampleInterlockEXT",
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
    "PartitionedReduceNV",
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
    "v1.5",
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
    "[[\"src2\", \"same\", \"src1\"], [\"dst\", \"same\", \"acc\"]]\0"
    "arm_sve.sdot\0"
    "arm_sve.smmla",
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
    "\"linalg.yield\"\0"
    "hook:linalg.batch_matmul_i16_i16_i32\0"
    "hook:linalg.batch_matmul_i32_i32_i32\0"
    "hook:linalg.batch_matmul_i8_i8_i32\0"
    "hook:linalg.batch_matvec\0"
    "AnyStridedMemRef\0"
    "I64ElementsAttr\0"
    "`(` operands `)` attr-dict `:` type(operands)\0"
    "linalg.conv\0"
    "hook:linalg.conv_1d\0"
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
    "hook:linalg.conv_2d_input_nhwc_filter_ohwi_poly_q\0"
    "hook:linalg.conv_2d_nchw\0"
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
    "hook:linalg.depthwise_conv_2d_input_nhwc_filter_hwc",
    "hook:linalg.depthwise_conv_2d_input_nhwc_filter_hwc_poly\0"
    "hook:linalg.depthwise_conv_2d_input_nhwc_filter_hwcf\0"
    "hook:linalg.dot\0"
    "hook:linalg.dot_i16_i16_i32\0"
    "hook:linalg.dot_i32_i32_i32\0"
    "hook:linalg.dot_i8_i8_i32\0"
    "AnyOf<AnyComplex, AnyFloat, AnySignlessInteger, AnyVectorOfAnyRank>\0"
    "`(` $value `,` $output `)` attr-dict `:` type($value) `,` type($output) (`->` type($result)^)\? custom<FillOpRegion>($region, ref(type($value)), ref(type($output)))\0"
    "linalg.fill\0"
    "hook:linalg.fill_rng_2d\0"
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
    "hook:linalg.matmul_column_major\0"
    "hook:linalg.matmul_i16_i16_i32\0"
    "hook:linalg.matmul_i32_i32_i32\0"
    "hook:linalg.matmul_i8_i8_i32\0"
    "hook:linalg.matvec\0"
    "hook:linalg.matvec_i16_i16_i32\0"
    "hook:linalg.matvec_i32_i32_i32\0"
    "hook:linalg.matvec_i8_i8_i32\0"
    "hook:linalg.mmt4d\0"
    "$source `low` `` custom<OperandsOrIntegersSizesList>($low, $static_low) `high` `` custom<OperandsOrIntegersSizesList>($high, $static_high) (`into` $output^ )\? $region attr-dict `:` type($source) `to` type($result) custom<InferType>(ref($output), type($output), ref(type($result)))\0"
    "[[\"low\", \"type\", \"index\"], [\"high\", \"type\", \"index\"]]\0"
    "linalg.pad_tensor\0"
    "linalg.pooling_max\0"
    "linalg.pooling_min\0"
    "hook:linalg.pooling_nchw_max\0"
    "hook:linalg.pooling_ndhwc_max\0"
    "hook:linalg.pooling_ndhwc_min\0"
    "hook:linalg.pooling_ndhwc_sum\0"
    "hook:linalg.pooling_nhwc_max\0"
    "hook:linalg.pooling_nhwc_min\0"
    "hook:linalg.pooling_nhwc_sum\0"
    "linalg.pooling_sum\0"
    "hook:linalg.quantized_batch_matmul\0"
    "hook:linalg.quantized_matmul\0"
    "Range\0"
    "$min `:` $max `:` $step attr-dict `:` type(results)\0"
    "[[\"min\", \"type\", \"index\"], [\"max\", \"type\", \"index\"], [\"step\", \"type\", \"index\"]]\0"
    "linalg.range\0"
    "hook:linalg.soft_plus_2d\0"
    "ArrayOf<ArrayOf<I64Attr>>\0"
    "hook:linalg.tensor_collapse_shape\0"
    "hook:linalg.tensor_expand_shape\0"
    "hook:linalg.tiled_loop\0"
    "[[\"lowerBound\", \"type\", \"index\"], [\"upperBound\", \"type\", \"index\"], [\"step\", \"type\", \"index\"]]\0"
    "hook:linalg.vecmat\0"
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
    "enum<@AsmDialect>",
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
    "AllTypesMatch<trueValue,falseValue,res>",
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
    "$src $reassociation attr-dict `:` type($src) `into` type($result)\0"
    "memref.collapse_shape\0"
    "$source `,` $target attr-dict `:` type($source) `to` type($target)\0"
    "SameOperandsElementType\0"
    "SameOperandsShape\0"
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
    "nvvm.barrier0",
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
    "pdl_interp.are_equal",
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
    "pdl_interp.inferred_types\0"
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
    "rocdl.workgroup.dim.y",
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
    "$input attr-dict `:` type($input)\0"
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
    "operands attr-dict `:` type($base) `,` type($offset) `,` type($count)",
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
    "spv.FMul\0"
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
    "spv.GroupNonUniformBroadcast",
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
    "AllTypesMatch<true_value,false_value,result>\0"
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
    "std.call",
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
    "AnyOf<UnrankedTensorOf<AnyOf<I1, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, F32, F16, BF16>>, RankIs<1, 2, 3, 4>>>",
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
    "tosa.const\0"
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
    "tosa.sigmoid",
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
    "vector.create_mask\0"
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
    "hook:vector.transfer_write",
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
    "x86vector.avx512.intr.mask.scalef.pd.512\0"
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
    26, 0, 0, 0, 0, 0, 0, 11, 0, 0, 0, 0, 0, 2, 0, 0, 210, 78, 0, 0, 0, 11, 0, 12, 0,
    0, 0, 0, 2, 1, 0, 0, 122, 81, 0, 0, 0, 23, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 114, 84,
    0, 0, 0, 36, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 39, 87, 0, 0, 0, 39, 0, 41, 0, 1, 0,
    0, 3, 2, 0, 0, 180, 1, 0, 0, 0, 80, 0, 25, 1, 6, 0, 0, 0, 0, 0, 0, 105, 101, 0, 0,
    0, 105, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 170, 5, 0, 0, 0, 107, 0, 15, 0, 0, 0, 0, 0,
    0, 0, 0, 5, 106, 0, 0, 0, 122, 0, 4, 7, 1, 8, 1, 0, 0, 0, 0, 38, 107, 0, 0, 0, 126,
    0, 27, 9, 2, 0, 0, 5, 2, 0, 0, 167, 118, 0, 0, 0, 153, 0, 69, 11, 1, 0, 0, 0, 0, 1,
    3, 96, 132, 0, 0, 1, 222, 0, 133, 12, 11, 0, 0, 7, 9, 0, 0, 174, 118, 0, 0, 0, 99, 1, 15,
    0, 0, 0, 0, 0, 0, 0, 0, 191, 3, 0, 0, 0, 114, 1, 27, 0, 0, 0, 0, 0, 0, 2, 1, 167,
    169, 0, 0, 0, 141, 1, 26, 0, 0, 0, 0, 0, 0, 3, 1, 33, 173, 0, 0, 0, 167, 1, 12, 0, 0,
    0, 0, 16, 4, 3, 1, 107, 176, 0, 0, 0, 179, 1, 14, 23, 5, 0, 0, 0, 0, 0, 0, 7, 184, 0,
    0, 0, 193, 1, 34, 0, 0, 0, 0, 0, 0, 4, 1, 230, 195, 0, 0, 0, 227, 1, 10, 0, 0, 0, 0,
    0, 0, 0, 0, 74, 198, 0, 0, 0, 237, 1, 35, 0, 0, 0, 0, 0, 0, 3, 1, 127, 201, 0, 0, 0,
    16, 2, 9, 0, 0, 0, 0, 0, 0, 0, 0, 91, 17, 0, 0, 0, 25, 2, 35, 28, 4, 0, 0, 0, 0,
    2, 1, 106, 212, 0, 0, 0, 60, 2, 5, 0, 0, 32, 1, 0, 0, 0, 0, 27, 214, 0, 0, 0, 65, 2,
    177, 0, 0, 0, 0, 20, 27, 0, 0, 2, 245, 0, 0, 0, 242, 2, 52, 0, 0, 0, 0, 47, 3, 0, 0,
    255, 6, 0, 0, 0, 38, 3, 10, 0, 0, 0, 0, 0, 0, 0, 0, 141, 3, 1, 0, 0, 48, 3, 70, 0,
    0, 0, 0, 0, 0, 0, 0, 255, 4, 0, 0, 0, 118, 3, 35, 0, 0, 33, 1, 50, 1, 0, 0, 63, 38,
    1, 0, 0, 153, 3, 15, 0, 0, 0, 0, 0, 0, 0, 0, 110, 70, 0, 2, 67, 0, 5, 21, 0, 12, 0,
    0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 145, 72, 0, 153, 70, 0, 1, 43, 0, 8, 0, 0, 1, 0,
    0, 0, 1, 2, 0, 0, 0, 1, 77, 74, 0, 160, 72, 0, 1, 67, 0, 7, 0, 0, 1, 0, 0, 0, 1,
    3, 0, 0, 0, 1, 47, 75, 0, 102, 74, 0, 1, 231, 0, 3, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0,
    0, 1, 92, 75, 0, 87, 75, 0, 5, 74, 0, 7, 1, 1, 0, 1, 0, 0, 3, 6, 0, 0, 1, 1, 118,
    75, 0, 113, 75, 0, 5, 0, 0, 21, 0, 0, 0, 1, 0, 0, 4, 5, 0, 0, 2, 1, 186, 75, 0, 102,
    74, 0, 1, 231, 0, 3, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 0, 1, 199, 75, 0, 242, 94, 0, 0,
    0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 1, 1, 3, 0, 135, 77, 0, 214, 75, 0, 1, 81, 0, 7,
    0, 0, 1, 0, 0, 0, 5, 3, 0, 0, 0, 1, 114, 78, 0, 146, 77, 0, 1, 155, 0, 4, 0, 0, 1,
    0, 0, 0, 1, 1, 0, 0, 0, 1, 200, 78, 0, 123, 78, 0, 0, 58, 0, 1, 0, 0, 1, 0, 0, 0,
    2, 0, 2, 2, 3, 0, 236, 78, 0, 231, 78, 0, 0, 152, 2, 1, 2, 1, 1, 0, 0, 0, 6, 1, 3,
    1, 4, 1, 76, 79, 0, 71, 79, 0, 4, 154, 2, 1, 1, 1, 2, 1, 0, 0, 2, 0, 4, 1, 5, 1,
    128, 79, 0, 123, 79, 0, 4, 154, 2, 1, 1, 1, 3, 2, 0, 0, 2, 0, 4, 2, 5, 1, 171, 79, 0,
    166, 79, 0, 0, 235, 0, 2, 3, 1, 1, 0, 0, 0, 2, 0, 5, 1, 6, 1, 239, 79, 0, 234, 79, 0,
    0, 156, 2, 1, 2, 1, 1, 0, 0, 0, 6, 1, 3, 1, 7, 1, 61, 80, 0, 56, 80, 0, 0, 156, 2,
    1, 2, 1, 1, 0, 0, 0, 6, 1, 3, 1, 7, 1, 140, 80, 0, 135, 80, 0, 4, 152, 2, 1, 1, 1,
    2, 1, 0, 0, 7, 6, 6, 2, 8, 2, 252, 80, 0, 247, 80, 0, 0, 235, 0, 2, 0, 0, 1, 0, 0,
    0, 8, 3, 0, 0, 6, 1, 17, 81, 0, 12, 81, 0, 0, 234, 0, 3, 0, 0, 1, 0, 0, 0, 2, 0,
    5, 1, 6, 1, 54, 81, 0, 49, 81, 0, 0, 235, 0, 2, 4, 1, 1, 0, 0, 0, 2, 0, 5, 1, 6,
    1, 78, 81, 0, 73, 81, 0, 0, 237, 0, 3, 0, 0, 1, 0, 0, 0, 2, 0, 5, 1, 6, 1, 109, 81,
    0, 123, 78, 0, 0, 58, 0, 1, 0, 0, 1, 0, 0, 0, 2, 0, 7, 4, 3, 0, 136, 81, 0, 0, 0,
    0, 0, 88, 0, 6, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 150, 81, 0, 0, 0, 0, 0, 88,
    0, 6, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 162, 81, 0, 0, 0, 0, 0, 88, 0, 6, 5,
    1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 174, 81, 0, 0, 0, 0, 0, 88, 0, 6, 5, 1, 1, 0,
    0, 0, 2, 0, 0, 0, 3, 0, 186, 81, 0, 0, 0, 0, 0, 88, 0, 6, 5, 1, 1, 0, 0, 0, 2,
    0, 0, 0, 3, 0, 72, 82, 0, 5, 82, 0, 0, 115, 0, 2, 6, 1, 1, 0, 0, 0, 2, 0, 3, 1,
    6, 1, 10, 83, 0, 140, 82, 0, 0, 240, 0, 3, 7, 1, 1, 0, 0, 0, 2, 0, 8, 2, 9, 1, 198,
    83, 0, 76, 83, 0, 0, 243, 0, 3, 8, 1, 1, 0, 0, 0, 9, 2, 8, 2, 9, 1, 29, 84, 0, 212,
    83, 0, 0, 246, 0, 3, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 6, 1, 44, 84, 0, 250, 152, 0, 0,
    0, 0, 0, 6, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 68, 84, 0, 0, 0, 0, 0, 100, 0, 4,
    5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 84, 84, 0, 0, 0, 0, 0, 100, 0, 5, 0, 0, 1,
    0, 0, 0, 2, 0, 0, 0, 3, 0, 101, 84, 0, 0, 0, 0, 0, 88, 0, 2, 5, 1, 1, 0, 0, 0,
    2, 0, 0, 0, 3, 0, 111, 85, 0, 215, 84, 0, 0, 249, 0, 3, 9, 1, 1, 0, 0, 0, 2, 0, 9,
    3, 10, 1, 232, 85, 0, 215, 84, 0, 0, 249, 0, 3, 9, 1, 1, 0, 0, 0, 2, 0, 9, 4, 11, 1,
    19, 87, 0, 126, 86, 0, 0, 196, 1, 2, 10, 1, 1, 0, 0, 0, 2, 0, 10, 3, 12, 1, 230, 87, 0,
    95, 87, 0, 0, 0, 1, 2, 11, 1, 1, 0, 0, 0, 2, 0, 11, 2, 13, 1, 243, 87, 0, 95, 87, 0,
    0, 0, 1, 2, 11, 1, 1, 0, 0, 0, 2, 0, 11, 2, 13, 1, 180, 88, 0, 21, 88, 0, 0, 198, 1,
    2, 12, 1, 1, 0, 0, 0, 10, 1, 12, 3, 14, 1, 214, 88, 0, 21, 88, 0, 0, 198, 1, 2, 12, 1,
    1, 0, 0, 0, 11, 1, 12, 3, 14, 1, 227, 88, 0, 95, 87, 0, 0, 0, 1, 2, 11, 1, 1, 0, 0,
    0, 2, 0, 13, 1, 13, 1, 240, 88, 0, 95, 87, 0, 0, 0, 1, 2, 11, 1, 1, 0, 0, 0, 2, 0,
    13, 1, 13, 1, 4, 89, 0, 95, 87, 0, 0, 0, 1, 2, 11, 1, 1, 0, 0, 0, 2, 0, 13, 1, 13,
    1, 49, 89, 0, 0, 0, 0, 0, 252, 0, 3, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 66, 89,
    0, 0, 0, 0, 0, 252, 0, 3, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 84, 89, 0, 0, 0,
    0, 0, 252, 0, 3, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 102, 89, 0, 0, 0, 0, 0, 252,
    0, 3, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 120, 89, 0, 0, 0, 0, 0, 252, 0, 3, 5,
    1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 138, 89, 0, 0, 0, 0, 0, 252, 0, 3, 5, 1, 1, 0,
    0, 0, 2, 0, 0, 0, 3, 0, 155, 89, 0, 0, 0, 0, 0, 252, 0, 3, 5, 1, 1, 0, 0, 0, 2,
    0, 0, 0, 3, 0, 173, 89, 0, 0, 0, 0, 0, 252, 0, 3, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0,
    3, 0, 191, 89, 0, 0, 0, 0, 0, 252, 0, 3, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 210,
    89, 0, 0, 0, 0, 0, 252, 0, 3, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 227, 89, 0, 0,
    0, 0, 0, 252, 0, 3, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 245, 89, 0, 0, 0, 0, 0,
    252, 0, 3, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 7, 90, 0, 0, 0, 0, 0, 252, 0, 3,
    5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 123, 90, 0, 26, 90, 0, 0, 5, 1, 2, 12, 1, 1,
    0, 0, 0, 2, 0, 0, 0, 15, 1, 89, 91, 0, 136, 90, 0, 0, 255, 0, 3, 13, 1, 1, 0, 0, 0,
    2, 0, 14, 3, 16, 1, 109, 91, 0, 136, 90, 0, 0, 255, 0, 3, 13, 1, 1, 0, 0, 0, 2, 0, 14,
    3, 16, 1, 129, 91, 0, 136, 90, 0, 0, 255, 0, 3, 13, 1, 1, 0, 0, 0, 2, 0, 15, 2, 16, 1,
    149, 91, 0, 136, 90, 0, 0, 255, 0, 3, 13, 1, 1, 0, 0, 0, 2, 0, 15, 2, 16, 1, 176, 91, 0,
    136, 90, 0, 0, 255, 0, 3, 13, 1, 1, 0, 0, 0, 2, 0, 15, 2, 16, 1, 205, 91, 0, 136, 90, 0,
    0, 255, 0, 3, 13, 1, 1, 0, 0, 0, 2, 0, 14, 3, 16, 1, 225, 91, 0, 136, 90, 0, 0, 255, 0,
    3, 13, 1, 1, 0, 0, 0, 2, 0, 14, 3, 16, 1, 245, 91, 0, 136, 90, 0, 0, 255, 0, 3, 13, 1,
    1, 0, 0, 0, 2, 0, 15, 2, 16, 1, 9, 92, 0, 136, 90, 0, 0, 255, 0, 3, 13, 1, 1, 0, 0,
    0, 2, 0, 15, 2, 16, 1, 29, 92, 0, 95, 87, 0, 0, 0, 1, 2, 11, 1, 1, 0, 0, 0, 2, 0,
    11, 2, 13, 1, 42, 92, 0, 95, 87, 0, 0, 0, 1, 2, 11, 1, 1, 0, 0, 0, 2, 0, 11, 2, 13,
    1, 251, 92, 0, 85, 92, 0, 0, 2, 1, 3, 14, 1, 1, 0, 0, 0, 2, 0, 16, 3, 17, 1, 8, 93,
    0, 85, 92, 0, 0, 2, 1, 3, 14, 1, 1, 0, 0, 0, 2, 0, 16, 3, 17, 1, 98, 93, 0, 22, 93,
    0, 0, 5, 1, 3, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 15, 1, 112, 93, 0, 95, 87, 0, 0, 0,
    1, 2, 11, 1, 1, 0, 0, 0, 2, 0, 13, 1, 13, 1, 125, 93, 0, 95, 87, 0, 0, 0, 1, 2, 11,
    1, 1, 0, 0, 0, 2, 0, 13, 1, 13, 1, 138, 93, 0, 85, 92, 0, 0, 2, 1, 3, 14, 1, 1, 0,
    0, 0, 2, 0, 16, 3, 17, 1, 151, 93, 0, 85, 92, 0, 0, 2, 1, 3, 14, 1, 1, 0, 0, 0, 2,
    0, 16, 3, 17, 1, 192, 93, 0, 250, 152, 0, 0, 0, 0, 0, 15, 1, 1, 0, 0, 0, 2, 0, 3, 1,
    18, 1, 213, 93, 0, 0, 0, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 153,
    94, 0, 41, 94, 0, 0, 200, 1, 2, 16, 1, 1, 0, 0, 0, 2, 0, 0, 0, 19, 1, 252, 94, 0, 172,
    94, 0, 0, 200, 1, 1, 17, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 65, 95, 0, 8, 95, 0, 0,
    171, 2, 1, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 20, 1, 206, 95, 0, 115, 95, 0, 0, 202, 1, 1,
    18, 1, 1, 0, 0, 0, 2, 0, 0, 0, 21, 1, 10, 96, 0, 33, 96, 0, 0, 203, 1, 1, 0, 0, 1,
    0, 0, 0, 2, 0, 0, 0, 22, 1, 51, 96, 0, 25, 96, 0, 0, 202, 1, 2, 0, 0, 1, 0, 0, 0,
    2, 0, 0, 0, 21, 1, 82, 95, 0, 242, 94, 0, 0, 0, 0, 0, 19, 1, 1, 0, 0, 0, 2, 0, 0,
    0, 23, 1, 203, 96, 0, 33, 96, 0, 0, 203, 1, 1, 20, 1, 1, 0, 0, 0, 2, 0, 0, 0, 24, 1,
    71, 97, 0, 219, 96, 0, 0, 172, 2, 1, 0, 0, 1, 0, 1, 3, 2, 0, 1, 1, 25, 1, 188, 97, 0,
    90, 97, 0, 0, 173, 2, 1, 21, 1, 1, 0, 0, 0, 2, 0, 3, 1, 26, 1, 238, 97, 0, 233, 97, 0,
    5, 204, 1, 2, 22, 2, 4, 1, 0, 0, 2, 0, 0, 0, 27, 2, 173, 98, 0, 135, 98, 0, 0, 208, 1,
    1, 0, 0, 1, 0, 0, 0, 12, 1, 0, 0, 3, 0, 244, 98, 0, 195, 98, 0, 0, 200, 1, 2, 16, 1,
    1, 0, 0, 0, 2, 0, 0, 0, 19, 1, 15, 99, 0, 135, 98, 0, 0, 208, 1, 1, 0, 0, 1, 0, 0,
    0, 2, 0, 0, 0, 3, 0, 85, 99, 0, 35, 99, 0, 0, 208, 1, 2, 0, 0, 1, 0, 0, 0, 2, 0,
    0, 0, 22, 1, 116, 99, 0, 93, 126, 0, 0, 0, 0, 0, 23, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3,
    0, 137, 99, 0, 90, 97, 0, 0, 173, 2, 1, 21, 1, 1, 0, 0, 0, 2, 0, 0, 0, 26, 1, 164, 99,
    0, 135, 98, 0, 0, 208, 1, 1, 0, 0, 1, 0, 0, 0, 12, 1, 0, 0, 3, 0, 216, 99, 0, 135, 98,
    0, 0, 208, 1, 1, 24, 1, 1, 0, 0, 0, 2, 0, 0, 0, 28, 1, 52, 100, 0, 155, 100, 0, 0, 211,
    1, 1, 3, 1, 1, 0, 0, 0, 2, 0, 17, 1, 29, 1, 71, 100, 0, 33, 96, 0, 0, 203, 1, 1, 0,
    0, 1, 0, 0, 0, 2, 0, 0, 0, 22, 1, 92, 100, 0, 135, 98, 0, 0, 200, 1, 1, 0, 0, 1, 0,
    0, 0, 2, 0, 0, 0, 3, 0, 120, 100, 0, 135, 98, 0, 0, 200, 1, 1, 0, 0, 1, 0, 0, 0, 2,
    0, 0, 0, 3, 0, 4, 101, 0, 144, 100, 0, 0, 210, 1, 2, 0, 0, 1, 0, 0, 0, 2, 0, 18, 1,
    30, 1, 93, 101, 0, 24, 101, 0, 0, 58, 0, 1, 0, 0, 1, 0, 0, 0, 2, 0, 19, 3, 3, 0, 231,
    101, 0, 146, 101, 0, 4, 0, 0, 0, 0, 0, 5, 1, 0, 0, 13, 3, 20, 5, 3, 0, 122, 102, 0, 3,
    102, 0, 4, 0, 0, 0, 0, 0, 4, 1, 0, 0, 14, 1, 21, 6, 3, 0, 29, 103, 0, 164, 102, 0, 0,
    178, 2, 1, 25, 1, 1, 0, 0, 0, 2, 0, 22, 3, 31, 1, 161, 103, 0, 41, 103, 0, 0, 212, 1, 2,
    26, 1, 1, 0, 0, 0, 2, 0, 3, 3, 32, 1, 171, 104, 0, 173, 103, 0, 0, 214, 1, 2, 27, 1, 1,
    0, 0, 0, 2, 0, 23, 4, 33, 1, 186, 104, 0, 41, 103, 0, 0, 212, 1, 2, 26, 1, 1, 0, 0, 0,
    2, 0, 3, 3, 32, 1, 16, 105, 0, 36, 88, 0, 0, 212, 1, 2, 28, 1, 1, 0, 0, 0, 2, 0, 24,
    3, 34, 1, 59, 105, 0, 164, 102, 0, 0, 178, 2, 1, 26, 1, 1, 0, 0, 0, 2, 0, 25, 3, 35, 1,
    114, 105, 0, 164, 102, 0, 0, 178, 2, 1, 29, 1, 1, 0, 0, 0, 2, 0, 26, 3, 36, 1, 125, 105, 0,
    164, 102, 0, 0, 178, 2, 1, 26, 1, 1, 0, 0, 0, 2, 0, 25, 3, 35, 1, 137, 105, 0, 164, 102, 0,
    0, 178, 2, 1, 26, 1, 1, 0, 0, 0, 2, 0, 25, 3, 35, 1, 151, 105, 0, 41, 103, 0, 0, 212, 1,
    2, 26, 1, 1, 0, 0, 0, 2, 0, 3, 3, 32, 1, 163, 105, 0, 164, 102, 0, 0, 178, 2, 1, 26, 1,
    1, 0, 0, 0, 2, 0, 25, 3, 35, 1, 175, 105, 0, 36, 88, 0, 0, 212, 1, 2, 28, 1, 1, 0, 0,
    0, 2, 0, 24, 3, 34, 1, 225, 105, 0, 164, 102, 0, 0, 178, 2, 1, 30, 1, 1, 0, 0, 0, 2, 0,
    27, 3, 37, 1, 236, 105, 0, 164, 102, 0, 0, 178, 2, 1, 26, 1, 1, 0, 0, 0, 2, 0, 25, 3, 35,
    1, 249, 105, 0, 41, 103, 0, 0, 212, 1, 2, 26, 1, 1, 0, 0, 0, 2, 0, 3, 3, 32, 1, 112, 106,
    0, 26, 106, 0, 0, 18, 2, 1, 3, 1, 1, 0, 0, 0, 15, 1, 0, 0, 3, 0, 210, 106, 0, 134, 106,
    0, 0, 58, 0, 1, 31, 1, 1, 0, 0, 0, 16, 3, 0, 0, 3, 0, 234, 106, 0, 0, 0, 0, 0, 0,
    0, 0, 32, 1, 1, 0, 0, 0, 17, 1, 28, 1, 3, 0, 254, 106, 0, 249, 106, 0, 0, 0, 0, 0, 0,
    0, 1, 0, 0, 0, 18, 2, 29, 2, 3, 0, 103, 107, 0, 0, 0, 0, 4, 234, 0, 1, 32, 1, 5, 1,
    0, 0, 19, 1, 30, 2, 38, 1, 218, 108, 0, 135, 107, 0, 1, 11, 1, 3, 33, 2, 1, 0, 0, 0, 2,
    0, 31, 1, 39, 1, 228, 108, 0, 242, 94, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0,
    3, 0, 15, 109, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 1, 0, 0, 0, 20, 1, 3, 1, 40, 1, 29,
    109, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 1, 0, 0, 0, 20, 1, 3, 1, 40, 1, 239, 109, 0, 42,
    109, 0, 0, 218, 1, 2, 34, 1, 1, 0, 0, 0, 2, 0, 31, 1, 41, 1, 0, 110, 0, 251, 109, 0, 4,
    0, 0, 0, 0, 0, 5, 1, 0, 0, 2, 0, 32, 5, 3, 0, 31, 110, 0, 0, 0, 0, 0, 0, 0, 0,
    2, 1, 1, 0, 0, 0, 20, 1, 3, 1, 40, 1, 96, 110, 0, 62, 110, 0, 0, 184, 2, 1, 0, 0, 1,
    0, 0, 0, 2, 0, 0, 0, 3, 0, 119, 110, 0, 114, 110, 0, 4, 52, 0, 6, 0, 0, 5, 1, 0, 0,
    2, 0, 0, 0, 42, 1, 117, 113, 0, 70, 111, 0, 1, 51, 0, 8, 34, 1, 1, 0, 0, 0, 21, 1, 31,
    1, 43, 1, 250, 113, 0, 133, 113, 0, 0, 14, 1, 3, 34, 1, 1, 0, 0, 0, 2, 0, 31, 1, 41, 1,
    10, 114, 0, 5, 114, 0, 4, 0, 0, 0, 0, 0, 4, 1, 0, 0, 2, 0, 33, 5, 44, 1, 85, 114, 0,
    242, 94, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 34, 2, 3, 0, 130, 114, 0, 93, 126, 0,
    0, 0, 0, 0, 35, 1, 1, 0, 0, 0, 2, 0, 3, 1, 45, 1, 153, 114, 0, 148, 114, 0, 0, 58, 0,
    1, 0, 0, 1, 0, 0, 0, 2, 0, 35, 3, 3, 0, 216, 114, 0, 211, 114, 0, 0, 17, 1, 3, 3, 2,
    1, 0, 0, 0, 22, 1, 3, 1, 46, 1, 51, 115, 0, 93, 126, 0, 0, 0, 0, 0, 35, 1, 1, 0, 0,
    0, 2, 0, 3, 1, 45, 1, 45, 116, 0, 177, 115, 0, 0, 20, 1, 3, 36, 1, 1, 0, 0, 0, 2, 0,
    36, 2, 47, 1, 179, 116, 0, 86, 116, 0, 0, 187, 2, 1, 36, 1, 1, 0, 0, 0, 2, 0, 37, 2, 48,
    1, 102, 117, 0, 10, 117, 0, 0, 222, 1, 2, 36, 1, 1, 0, 0, 0, 23, 1, 38, 1, 6, 1, 230, 117,
    0, 131, 117, 0, 0, 23, 1, 3, 0, 0, 1, 0, 0, 0, 23, 1, 39, 1, 6, 1, 4, 118, 0, 93, 126,
    0, 0, 0, 0, 0, 35, 1, 1, 0, 0, 0, 2, 0, 3, 1, 45, 1, 44, 118, 0, 242, 94, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 40, 3, 3, 0, 59, 118, 0, 0, 0, 0, 0, 0, 0, 0, 2,
    1, 1, 0, 0, 0, 20, 1, 3, 1, 40, 1, 148, 118, 0, 73, 118, 0, 0, 51, 0, 1, 34, 1, 1, 0,
    0, 0, 2, 0, 31, 1, 41, 1, 157, 118, 0, 0, 0, 0, 0, 188, 2, 1, 0, 0, 1, 0, 0, 0, 2,
    0, 7, 2, 3, 0, 219, 118, 0, 214, 118, 0, 5, 108, 0, 2, 37, 1, 0, 1, 0, 0, 2, 0, 41, 3,
    49, 1, 91, 119, 0, 86, 119, 0, 5, 224, 1, 2, 37, 1, 0, 1, 0, 0, 2, 0, 41, 3, 49, 1, 128,
    119, 0, 123, 119, 0, 5, 224, 1, 2, 37, 1, 0, 1, 0, 0, 2, 0, 41, 3, 49, 1, 165, 119, 0, 160,
    119, 0, 5, 224, 1, 2, 37, 1, 0, 1, 0, 0, 2, 0, 41, 3, 49, 1, 200, 119, 0, 195, 119, 0, 5,
    108, 0, 2, 37, 1, 0, 1, 0, 0, 2, 0, 41, 3, 49, 1, 43, 120, 0, 253, 119, 0, 0, 26, 1, 3,
    0, 0, 1, 0, 0, 0, 24, 3, 42, 2, 3, 0, 60, 120, 0, 55, 120, 0, 5, 224, 1, 2, 37, 1, 0,
    1, 0, 0, 2, 0, 42, 2, 49, 1, 121, 120, 0, 116, 120, 0, 5, 224, 1, 2, 37, 1, 0, 1, 0, 0,
    25, 2, 42, 2, 49, 1, 162, 120, 0, 157, 120, 0, 5, 224, 1, 2, 37, 1, 0, 1, 0, 0, 25, 2, 42,
    2, 49, 1, 203, 120, 0, 198, 120, 0, 5, 224, 1, 2, 37, 1, 0, 1, 0, 0, 2, 0, 42, 2, 49, 1,
    227, 120, 0, 222, 120, 0, 5, 224, 1, 2, 37, 1, 0, 1, 0, 0, 2, 0, 42, 2, 49, 1, 251, 120, 0,
    246, 120, 0, 5, 224, 1, 2, 37, 1, 0, 1, 0, 0, 2, 0, 42, 2, 49, 1, 56, 121, 0, 51, 121, 0,
    5, 224, 1, 2, 37, 1, 0, 1, 0, 0, 26, 2, 42, 2, 49, 1, 99, 121, 0, 94, 121, 0, 5, 224, 1,
    2, 37, 1, 0, 1, 0, 0, 26, 2, 42, 2, 49, 1, 142, 121, 0, 137, 121, 0, 5, 108, 0, 2, 37, 1,
    0, 1, 0, 0, 27, 2, 42, 2, 49, 1, 190, 121, 0, 185, 121, 0, 5, 108, 0, 2, 37, 1, 0, 1, 0,
    0, 27, 2, 42, 2, 49, 1, 240, 121, 0, 235, 121, 0, 5, 108, 0, 2, 37, 1, 0, 1, 0, 0, 27, 2,
    42, 2, 49, 1, 9, 122, 0, 4, 122, 0, 5, 224, 1, 2, 37, 1, 0, 1, 0, 0, 2, 0, 42, 2, 49,
    1, 34, 122, 0, 29, 122, 0, 5, 224, 1, 2, 37, 1, 0, 1, 0, 0, 2, 0, 42, 2, 49, 1, 95, 122,
    0, 90, 122, 0, 5, 224, 1, 2, 37, 1, 0, 1, 0, 0, 28, 2, 42, 2, 49, 1, 140, 122, 0, 135, 122,
    0, 5, 224, 1, 2, 37, 1, 0, 1, 0, 0, 28, 2, 42, 2, 49, 1, 185, 122, 0, 180, 122, 0, 5, 224,
    1, 2, 37, 1, 0, 1, 0, 0, 2, 0, 42, 2, 49, 1, 211, 122, 0, 206, 122, 0, 5, 224, 1, 2, 37,
    1, 0, 1, 0, 0, 2, 0, 42, 2, 49, 1, 132, 123, 0, 232, 122, 0, 4, 27, 1, 2, 0, 0, 0, 1,
    0, 0, 29, 2, 43, 3, 3, 0, 149, 123, 0, 144, 123, 0, 5, 224, 1, 2, 37, 1, 0, 1, 0, 0, 26,
    2, 42, 2, 49, 1, 201, 123, 0, 196, 123, 0, 5, 108, 0, 2, 37, 1, 0, 1, 0, 0, 27, 2, 42, 2,
    49, 1, 2, 124, 0, 253, 123, 0, 5, 224, 1, 2, 37, 1, 0, 1, 0, 0, 26, 2, 42, 2, 49, 1, 55,
    124, 0, 50, 124, 0, 5, 108, 0, 2, 37, 1, 0, 1, 0, 0, 2, 0, 41, 3, 49, 1, 71, 124, 0, 66,
    124, 0, 5, 224, 1, 2, 37, 1, 0, 1, 0, 0, 2, 0, 41, 3, 49, 1, 99, 124, 0, 94, 124, 0, 5,
    224, 1, 2, 37, 1, 0, 1, 0, 0, 2, 0, 41, 3, 49, 1, 127, 124, 0, 122, 124, 0, 5, 224, 1, 2,
    37, 1, 0, 1, 0, 0, 2, 0, 41, 3, 49, 1, 124, 125, 0, 216, 124, 0, 4, 226, 1, 2, 38, 1, 0,
    1, 0, 0, 2, 0, 42, 2, 3, 0, 141, 125, 0, 136, 125, 0, 5, 108, 0, 2, 37, 1, 0, 1, 0, 0,
    2, 0, 42, 2, 49, 1, 188, 125, 0, 183, 125, 0, 5, 108, 0, 2, 37, 1, 0, 1, 0, 0, 30, 4, 42,
    2, 49, 1, 11, 126, 0, 234, 125, 0, 0, 0, 0, 0, 35, 1, 1, 0, 0, 0, 31, 1, 3, 1, 45, 1,
    150, 126, 0, 34, 126, 0, 0, 113, 0, 1, 39, 1, 1, 0, 0, 0, 32, 1, 3, 1, 50, 1, 174, 126, 0,
    169, 126, 0, 5, 108, 0, 2, 37, 1, 0, 1, 0, 0, 2, 0, 41, 3, 49, 1, 193, 126, 0, 188, 126, 0,
    5, 224, 1, 2, 37, 1, 0, 1, 0, 0, 2, 0, 41, 3, 49, 1, 225, 126, 0, 220, 126, 0, 5, 224, 1,
    2, 37, 1, 0, 1, 0, 0, 2, 0, 41, 3, 49, 1, 0, 127, 0, 251, 126, 0, 5, 224, 1, 2, 37, 1,
    0, 1, 0, 0, 2, 0, 41, 3, 49, 1, 31, 127, 0, 26, 127, 0, 5, 224, 1, 2, 37, 1, 0, 1, 0,
    0, 2, 0, 41, 3, 49, 1, 60, 127, 0, 55, 127, 0, 5, 108, 0, 2, 37, 1, 0, 1, 0, 0, 2, 0,
    41, 3, 49, 1, 79, 127, 0, 74, 127, 0, 5, 224, 1, 2, 37, 1, 0, 1, 0, 0, 2, 0, 41, 3, 49,
    1, 110, 127, 0, 105, 127, 0, 5, 224, 1, 2, 37, 1, 0, 1, 0, 0, 2, 0, 41, 3, 49, 1, 141, 127,
    0, 136, 127, 0, 5, 224, 1, 2, 37, 1, 0, 1, 0, 0, 2, 0, 41, 3, 49, 1, 170, 127, 0, 165, 127,
    0, 5, 108, 0, 2, 37, 1, 0, 1, 0, 0, 2, 0, 41, 3, 49, 1, 6, 129, 0, 183, 127, 0, 5, 159,
    0, 4, 39, 1, 2, 1, 0, 0, 33, 2, 3, 1, 51, 1, 24, 129, 0, 253, 119, 0, 0, 29, 1, 3, 0,
    0, 1, 0, 0, 0, 24, 3, 42, 2, 3, 0, 43, 129, 0, 253, 119, 0, 0, 29, 1, 3, 0, 0, 1, 0,
    0, 0, 24, 3, 42, 2, 3, 0, 67, 129, 0, 62, 129, 0, 5, 108, 0, 2, 37, 1, 0, 1, 0, 0, 27,
    2, 42, 2, 49, 1, 96, 129, 0, 91, 129, 0, 5, 108, 0, 2, 37, 1, 0, 1, 0, 0, 34, 2, 42, 2,
    49, 1, 126, 129, 0, 121, 129, 0, 5, 108, 0, 2, 37, 1, 0, 1, 0, 0, 34, 2, 42, 2, 49, 1, 156,
    129, 0, 151, 129, 0, 5, 108, 0, 2, 37, 1, 0, 1, 0, 0, 34, 2, 42, 2, 49, 1, 186, 129, 0, 181,
    129, 0, 5, 108, 0, 2, 37, 1, 0, 1, 0, 0, 27, 2, 42, 2, 49, 1, 215, 129, 0, 210, 129, 0, 5,
    108, 0, 2, 37, 1, 0, 1, 0, 0, 27, 2, 42, 2, 49, 1, 244, 129, 0, 239, 129, 0, 5, 108, 0, 2,
    37, 1, 0, 1, 0, 0, 27, 2, 42, 2, 49, 1, 12, 130, 0, 253, 119, 0, 0, 29, 1, 3, 0, 0, 1,
    0, 0, 0, 24, 3, 42, 2, 3, 0, 36, 130, 0, 31, 130, 0, 5, 108, 0, 2, 37, 1, 0, 1, 0, 0,
    2, 0, 42, 2, 49, 1, 71, 130, 0, 66, 130, 0, 5, 108, 0, 2, 37, 1, 0, 1, 0, 0, 2, 0, 42,
    2, 49, 1, 233, 130, 0, 101, 130, 0, 0, 32, 1, 3, 40, 1, 1, 0, 0, 0, 2, 0, 3, 1, 52, 1,
    251, 130, 0, 246, 130, 0, 5, 108, 0, 2, 37, 1, 0, 1, 0, 0, 2, 0, 42, 2, 49, 1, 46, 131, 0,
    41, 131, 0, 0, 193, 2, 1, 39, 1, 1, 0, 0, 0, 35, 1, 3, 1, 3, 0, 80, 131, 0, 75, 131, 0,
    0, 193, 2, 1, 39, 1, 1, 0, 0, 0, 35, 1, 3, 1, 3, 0, 112, 131, 0, 107, 131, 0, 5, 105, 0,
    5, 41, 1, 2, 1, 0, 0, 36, 2, 4, 1, 53, 2, 229, 131, 0, 224, 131, 0, 5, 108, 0, 2, 37, 1,
    0, 1, 0, 0, 2, 0, 41, 3, 49, 1, 248, 131, 0, 243, 131, 0, 5, 224, 1, 2, 37, 1, 0, 1, 0,
    0, 2, 0, 41, 3, 49, 1, 23, 132, 0, 18, 132, 0, 5, 224, 1, 2, 37, 1, 0, 1, 0, 0, 2, 0,
    41, 3, 49, 1, 54, 132, 0, 49, 132, 0, 5, 224, 1, 2, 37, 1, 0, 1, 0, 0, 2, 0, 41, 3, 49,
    1, 83, 132, 0, 78, 132, 0, 0, 188, 2, 1, 0, 0, 1, 0, 0, 0, 2, 0, 44, 3, 3, 0, 146, 132,
    0, 101, 132, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 37, 1, 45, 2, 3, 0, 39, 133, 0, 186, 132,
    0, 0, 228, 1, 2, 42, 1, 1, 0, 0, 0, 2, 0, 46, 3, 54, 1, 94, 133, 0, 48, 133, 0, 0, 196,
    2, 1, 42, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 118, 133, 0, 113, 133, 0, 0, 197, 2, 1, 43,
    1, 1, 0, 0, 0, 38, 1, 0, 0, 3, 0, 130, 133, 0, 186, 132, 0, 0, 228, 1, 2, 42, 1, 1, 0,
    0, 0, 2, 0, 3, 2, 54, 1, 139, 133, 0, 186, 132, 0, 0, 228, 1, 2, 42, 1, 1, 0, 0, 0, 2,
    0, 3, 2, 54, 1, 36, 134, 0, 31, 134, 0, 0, 230, 1, 2, 44, 1, 1, 0, 0, 0, 39, 2, 0, 0,
    3, 0, 89, 134, 0, 48, 133, 0, 0, 200, 2, 1, 45, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 168,
    134, 0, 102, 134, 0, 0, 202, 2, 1, 0, 0, 1, 0, 2, 1, 2, 0, 7, 2, 3, 0, 212, 134, 0, 207,
    134, 0, 0, 204, 2, 1, 46, 1, 1, 0, 0, 0, 40, 2, 0, 0, 3, 0, 89, 135, 0, 84, 135, 0, 0,
    35, 1, 3, 47, 1, 1, 0, 0, 0, 41, 2, 0, 0, 3, 0, 84, 136, 0, 102, 135, 0, 1, 38, 1, 3,
    0, 0, 1, 0, 3, 2, 42, 1, 7, 2, 55, 1, 117, 136, 0, 112, 136, 0, 0, 234, 1, 2, 5, 1, 1,
    0, 0, 0, 2, 0, 3, 1, 3, 0, 175, 136, 0, 170, 136, 0, 0, 240, 1, 1, 5, 1, 1, 0, 0, 0,
    43, 1, 3, 1, 3, 0, 193, 136, 0, 186, 132, 0, 0, 228, 1, 2, 42, 1, 1, 0, 0, 0, 44, 1, 3,
    2, 54, 1, 229, 136, 0, 224, 136, 0, 0, 228, 1, 2, 42, 1, 1, 0, 0, 0, 45, 2, 3, 1, 3, 0,
    239, 136, 0, 186, 132, 0, 0, 228, 1, 2, 42, 1, 1, 0, 0, 0, 44, 1, 3, 2, 54, 1, 254, 136, 0,
    249, 136, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 46, 2, 0, 0, 3, 0, 9, 137, 0, 186, 132, 0,
    0, 228, 1, 2, 42, 1, 1, 0, 0, 0, 44, 1, 3, 2, 54, 1, 103, 137, 0, 19, 137, 0, 0, 207, 2,
    1, 42, 1, 1, 0, 0, 0, 44, 1, 3, 2, 56, 1, 113, 137, 0, 48, 133, 0, 0, 196, 2, 1, 42, 1,
    1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 124, 137, 0, 48, 133, 0, 0, 196, 2, 1, 42, 1, 1, 0, 0,
    0, 2, 0, 3, 1, 3, 0, 136, 137, 0, 48, 133, 0, 0, 196, 2, 1, 42, 1, 1, 0, 0, 0, 2, 0,
    3, 1, 3, 0, 148, 137, 0, 48, 133, 0, 0, 196, 2, 1, 42, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3,
    0, 216, 137, 0, 161, 137, 0, 0, 184, 0, 1, 5, 1, 1, 0, 0, 0, 2, 0, 47, 1, 57, 1, 228, 137,
    0, 186, 132, 0, 0, 228, 1, 2, 42, 1, 1, 0, 0, 0, 44, 1, 3, 2, 54, 1, 238, 137, 0, 186, 132,
    0, 0, 228, 1, 2, 42, 1, 1, 0, 0, 0, 44, 1, 3, 2, 54, 1, 12, 138, 0, 7, 138, 0, 4, 0,
    0, 0, 0, 0, 5, 1, 0, 0, 47, 4, 48, 4, 3, 0, 94, 138, 0, 22, 138, 0, 0, 236, 1, 2, 42,
    1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 149, 138, 0, 144, 138, 0, 0, 238, 1, 2, 42, 1, 1, 0,
    0, 0, 48, 1, 3, 1, 3, 0, 121, 139, 0, 177, 138, 0, 0, 65, 1, 1, 48, 1, 1, 0, 0, 0, 49,
    5, 0, 0, 3, 0, 195, 139, 0, 190, 139, 0, 0, 41, 1, 3, 49, 1, 1, 0, 0, 0, 2, 0, 3, 1,
    3, 0, 219, 139, 0, 214, 139, 0, 0, 240, 1, 2, 50, 1, 1, 0, 0, 0, 43, 1, 3, 1, 3, 0, 236,
    139, 0, 0, 0, 0, 0, 211, 2, 1, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 21, 140, 0, 0,
    0, 0, 0, 212, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 3, 2, 58, 1, 42, 140, 0, 0, 0, 0, 0,
    212, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 3, 2, 58, 1, 100, 140, 0, 0, 0, 0, 0, 44, 1, 2,
    5, 1, 1, 0, 0, 0, 2, 0, 3, 2, 59, 1, 19, 141, 0, 165, 140, 0, 0, 242, 1, 2, 5, 1, 1,
    0, 0, 0, 2, 0, 0, 0, 60, 1, 149, 141, 0, 40, 141, 0, 0, 244, 1, 2, 5, 1, 1, 0, 0, 0,
    2, 0, 0, 0, 61, 1, 22, 142, 0, 168, 141, 0, 0, 246, 1, 2, 5, 1, 1, 0, 0, 0, 2, 0, 0,
    0, 62, 1, 0, 143, 0, 42, 142, 0, 0, 163, 0, 4, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 63, 1,
    56, 143, 0, 33, 96, 0, 0, 244, 1, 1, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 64, 1, 78, 143, 0,
    176, 141, 0, 0, 244, 1, 1, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 64, 1, 98, 143, 0, 250, 152, 0,
    0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 219, 143, 0, 118, 143, 0, 0, 248, 1,
    2, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 65, 1, 242, 143, 0, 0, 0, 0, 0, 212, 2, 1, 5, 1,
    1, 0, 0, 0, 2, 0, 3, 2, 58, 1, 0, 144, 0, 0, 0, 0, 0, 212, 2, 1, 5, 1, 1, 0, 0,
    0, 2, 0, 3, 2, 58, 1, 16, 144, 0, 0, 0, 0, 0, 212, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0,
    3, 2, 58, 1, 30, 144, 0, 0, 0, 0, 0, 212, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 3, 2, 58,
    1, 45, 144, 0, 0, 0, 0, 0, 212, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 3, 2, 58, 1, 60, 144,
    0, 0, 0, 0, 0, 212, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 3, 2, 58, 1, 139, 144, 0, 0, 0,
    0, 0, 44, 1, 3, 5, 1, 1, 0, 0, 0, 2, 0, 3, 2, 66, 1, 153, 144, 0, 0, 0, 0, 0, 44,
    1, 3, 5, 1, 1, 0, 0, 0, 2, 0, 3, 2, 66, 1, 239, 144, 0, 171, 144, 0, 0, 250, 1, 2, 5,
    1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 14, 145, 0, 0, 0, 0, 0, 212, 2, 1, 5, 1, 1, 0,
    0, 0, 2, 0, 3, 2, 58, 1, 28, 145, 0, 0, 0, 0, 0, 212, 2, 1, 5, 1, 1, 0, 0, 0, 2,
    0, 3, 2, 58, 1, 44, 145, 0, 0, 0, 0, 0, 212, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 3, 2,
    58, 1, 59, 145, 0, 0, 0, 0, 0, 47, 1, 3, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 90,
    145, 0, 0, 0, 0, 0, 47, 1, 3, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 184, 145, 0, 126,
    145, 0, 0, 50, 1, 3, 5, 1, 1, 0, 0, 0, 50, 1, 0, 0, 3, 0, 208, 145, 0, 126, 145, 0, 0,
    53, 1, 3, 5, 1, 1, 0, 0, 0, 50, 1, 0, 0, 3, 0, 63, 146, 0, 230, 145, 0, 0, 56, 1, 3,
    0, 0, 1, 0, 0, 0, 50, 1, 0, 0, 3, 0, 177, 146, 0, 88, 146, 0, 0, 59, 1, 3, 0, 0, 1,
    0, 0, 0, 50, 1, 0, 0, 3, 0, 56, 147, 0, 207, 146, 0, 0, 63, 1, 2, 5, 1, 1, 0, 0, 0,
    51, 3, 0, 0, 3, 0, 209, 147, 0, 91, 147, 0, 0, 62, 1, 3, 0, 0, 1, 0, 0, 0, 51, 3, 0,
    0, 3, 0, 67, 148, 0, 245, 147, 0, 0, 252, 1, 2, 5, 1, 1, 0, 0, 0, 52, 3, 0, 0, 3, 0,
    147, 148, 0, 93, 148, 0, 0, 62, 1, 1, 5, 1, 1, 0, 0, 0, 53, 2, 0, 0, 3, 0, 174, 148, 0,
    0, 0, 0, 0, 44, 1, 2, 5, 1, 1, 0, 0, 0, 2, 0, 3, 2, 59, 1, 192, 148, 0, 0, 0, 0,
    0, 44, 1, 2, 5, 1, 1, 0, 0, 0, 2, 0, 3, 2, 59, 1, 209, 148, 0, 0, 0, 0, 0, 167, 0,
    4, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 226, 148, 0, 0, 0, 0, 0, 167, 0, 4, 0, 0,
    1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 250, 148, 0, 0, 0, 0, 0, 44, 1, 2, 5, 1, 1, 0, 0,
    0, 2, 0, 3, 2, 59, 1, 12, 149, 0, 0, 0, 0, 0, 44, 1, 2, 5, 1, 1, 0, 0, 0, 2, 0,
    3, 2, 59, 1, 29, 149, 0, 0, 0, 0, 0, 44, 1, 2, 5, 1, 1, 0, 0, 0, 2, 0, 3, 2, 59,
    1, 43, 149, 0, 0, 0, 0, 0, 171, 0, 4, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 62, 149,
    0, 0, 0, 0, 0, 47, 1, 2, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 91, 149, 0, 0, 0,
    0, 0, 212, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 3, 2, 58, 1, 105, 149, 0, 0, 0, 0, 0, 44,
    1, 2, 5, 1, 1, 0, 0, 0, 2, 0, 3, 2, 59, 1, 120, 149, 0, 0, 0, 0, 0, 44, 1, 2, 5,
    1, 1, 0, 0, 0, 2, 0, 3, 2, 59, 1, 135, 149, 0, 0, 0, 0, 0, 47, 1, 2, 5, 1, 1, 0,
    0, 0, 2, 0, 0, 0, 3, 0, 164, 149, 0, 0, 0, 0, 0, 212, 2, 1, 5, 1, 1, 0, 0, 0, 2,
    0, 3, 2, 58, 1, 179, 149, 0, 0, 0, 0, 0, 47, 1, 2, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0,
    3, 0, 2, 150, 0, 208, 149, 0, 0, 213, 2, 1, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 67, 1, 25,
    150, 0, 250, 152, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 45, 150, 0, 0,
    0, 0, 0, 47, 1, 2, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 74, 150, 0, 0, 0, 0, 0,
    47, 1, 2, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 103, 150, 0, 0, 0, 0, 0, 47, 1, 2,
    5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 132, 150, 0, 0, 0, 0, 0, 47, 1, 1, 5, 1, 1,
    0, 0, 0, 2, 0, 3, 1, 3, 0, 160, 150, 0, 0, 0, 0, 0, 47, 1, 1, 5, 1, 1, 0, 0, 0,
    2, 0, 3, 1, 3, 0, 188, 150, 0, 0, 0, 0, 0, 47, 1, 2, 5, 1, 1, 0, 0, 0, 54, 1, 3,
    1, 3, 0, 217, 150, 0, 0, 0, 0, 0, 47, 1, 1, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0,
    246, 150, 0, 0, 0, 0, 0, 47, 1, 1, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 19, 151, 0,
    0, 0, 0, 0, 47, 1, 2, 5, 1, 1, 0, 0, 0, 54, 1, 3, 1, 3, 0, 48, 151, 0, 0, 0, 0,
    0, 47, 1, 1, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 76, 151, 0, 0, 0, 0, 0, 47, 1,
    1, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 103, 151, 0, 0, 0, 0, 0, 47, 1, 1, 5, 1,
    1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 132, 151, 0, 0, 0, 0, 0, 47, 1, 1, 5, 1, 1, 0, 0,
    0, 2, 0, 3, 1, 3, 0, 161, 151, 0, 0, 0, 0, 0, 47, 1, 1, 5, 1, 1, 0, 0, 0, 2, 0,
    3, 1, 3, 0, 190, 151, 0, 0, 0, 0, 0, 47, 1, 1, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3,
    0, 219, 151, 0, 0, 0, 0, 0, 47, 1, 1, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 247, 151,
    0, 48, 133, 0, 0, 196, 2, 1, 42, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 10, 152, 0, 5, 152,
    0, 1, 65, 1, 3, 46, 1, 1, 0, 4, 2, 40, 1, 1, 1, 3, 0, 27, 152, 0, 22, 152, 0, 0, 204,
    2, 1, 5, 1, 1, 0, 0, 0, 55, 1, 0, 0, 3, 0, 104, 152, 0, 99, 152, 0, 0, 3, 2, 1, 51,
    1, 1, 0, 0, 0, 56, 4, 0, 0, 3, 0, 114, 152, 0, 186, 132, 0, 0, 228, 1, 2, 42, 1, 1, 0,
    0, 0, 2, 0, 3, 2, 54, 1, 163, 152, 0, 124, 152, 0, 4, 0, 0, 0, 0, 0, 4, 1, 0, 0, 37,
    1, 49, 3, 3, 0, 215, 152, 0, 177, 152, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 57, 1, 0, 0,
    3, 0, 19, 153, 0, 235, 152, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 17, 1, 3, 1, 3, 0, 93,
    153, 0, 88, 153, 0, 4, 0, 0, 0, 0, 0, 6, 1, 0, 0, 2, 10, 50, 2, 68, 1, 124, 153, 0, 250,
    152, 0, 0, 0, 0, 0, 43, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 139, 153, 0, 250, 152, 0, 0,
    0, 0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 155, 153, 0, 186, 132, 0, 0, 228, 1, 2,
    42, 1, 1, 0, 0, 0, 2, 0, 46, 3, 54, 1, 164, 153, 0, 186, 132, 0, 0, 228, 1, 2, 42, 1, 1,
    0, 0, 0, 2, 0, 3, 2, 54, 1, 172, 153, 0, 48, 133, 0, 0, 196, 2, 1, 42, 1, 1, 0, 0, 0,
    2, 0, 3, 1, 3, 0, 186, 153, 0, 62, 110, 0, 0, 56, 1, 1, 0, 0, 1, 0, 0, 0, 2, 0, 1,
    1, 3, 0, 203, 153, 0, 198, 153, 0, 0, 216, 2, 1, 0, 0, 1, 0, 0, 0, 2, 0, 7, 2, 3, 0,
    215, 153, 0, 186, 132, 0, 0, 228, 1, 2, 42, 1, 1, 0, 0, 0, 2, 0, 3, 2, 54, 1, 132, 154, 0,
    225, 153, 0, 0, 68, 1, 3, 5, 1, 1, 0, 0, 0, 2, 0, 51, 2, 69, 1, 144, 154, 0, 48, 133, 0,
    0, 196, 2, 1, 42, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 154, 154, 0, 186, 132, 0, 0, 228, 1,
    2, 42, 1, 1, 0, 0, 0, 2, 0, 3, 2, 54, 1, 168, 154, 0, 163, 154, 0, 0, 0, 2, 2, 49, 1,
    1, 0, 0, 0, 58, 1, 3, 1, 3, 0, 187, 154, 0, 48, 133, 0, 0, 196, 2, 1, 42, 1, 1, 0, 0,
    0, 2, 0, 3, 1, 3, 0, 199, 154, 0, 186, 132, 0, 0, 228, 1, 2, 42, 1, 1, 0, 0, 0, 2, 0,
    3, 2, 54, 1, 214, 154, 0, 209, 154, 0, 0, 2, 2, 2, 0, 0, 1, 0, 0, 0, 56, 4, 0, 0, 3,
    0, 225, 154, 0, 186, 132, 0, 0, 228, 1, 2, 42, 1, 1, 0, 0, 0, 2, 0, 3, 2, 54, 1, 229, 155,
    0, 234, 154, 0, 1, 71, 1, 3, 0, 0, 1, 0, 5, 2, 59, 3, 7, 2, 70, 1, 241, 155, 0, 48, 133,
    0, 0, 196, 2, 1, 42, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 252, 155, 0, 186, 132, 0, 0, 228,
    1, 2, 42, 1, 1, 0, 0, 0, 2, 0, 3, 2, 54, 1, 6, 156, 0, 48, 133, 0, 0, 196, 2, 1, 42,
    1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 18, 156, 0, 242, 94, 0, 0, 0, 0, 0, 0, 0, 1, 0,
    0, 0, 2, 0, 1, 1, 3, 0, 35, 156, 0, 186, 132, 0, 0, 228, 1, 2, 42, 1, 1, 0, 0, 0, 2,
    0, 3, 2, 54, 1, 45, 156, 0, 186, 132, 0, 0, 228, 1, 2, 42, 1, 1, 0, 0, 0, 2, 0, 3, 2,
    54, 1, 54, 156, 0, 48, 133, 0, 0, 196, 2, 1, 42, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 237,
    156, 0, 129, 156, 0, 0, 217, 2, 1, 52, 1, 1, 0, 0, 0, 2, 0, 47, 6, 71, 1, 247, 156, 0, 41,
    103, 0, 0, 6, 2, 2, 52, 1, 1, 0, 0, 0, 2, 0, 47, 6, 32, 1, 2, 157, 0, 129, 156, 0, 0,
    217, 2, 1, 52, 1, 1, 0, 0, 0, 2, 0, 47, 6, 71, 1, 11, 157, 0, 129, 156, 0, 0, 217, 2, 1,
    52, 1, 1, 0, 0, 0, 2, 0, 47, 6, 71, 1, 20, 157, 0, 129, 156, 0, 0, 217, 2, 1, 52, 1, 1,
    0, 0, 0, 2, 0, 47, 6, 71, 1, 30, 157, 0, 129, 156, 0, 0, 217, 2, 1, 52, 1, 1, 0, 0, 0,
    2, 0, 47, 6, 71, 1, 41, 157, 0, 129, 156, 0, 0, 217, 2, 1, 52, 1, 1, 0, 0, 0, 2, 0, 47,
    6, 71, 1, 50, 157, 0, 129, 156, 0, 0, 217, 2, 1, 52, 1, 1, 0, 0, 0, 2, 0, 47, 6, 71, 1,
    61, 157, 0, 129, 156, 0, 0, 217, 2, 1, 52, 1, 1, 0, 0, 0, 2, 0, 47, 6, 71, 1, 72, 157, 0,
    129, 156, 0, 0, 217, 2, 1, 52, 1, 1, 0, 0, 0, 2, 0, 47, 6, 71, 1, 82, 157, 0, 41, 103, 0,
    0, 6, 2, 2, 52, 1, 1, 0, 0, 0, 2, 0, 47, 6, 32, 1, 92, 157, 0, 129, 156, 0, 0, 217, 2,
    1, 52, 1, 1, 0, 0, 0, 2, 0, 47, 6, 71, 1, 103, 157, 0, 129, 156, 0, 0, 217, 2, 1, 52, 1,
    1, 0, 0, 0, 2, 0, 47, 6, 71, 1, 112, 157, 0, 129, 156, 0, 0, 217, 2, 1, 52, 1, 1, 0, 0,
    0, 2, 0, 47, 6, 71, 1, 122, 157, 0, 129, 156, 0, 0, 217, 2, 1, 52, 1, 1, 0, 0, 0, 2, 0,
    47, 6, 71, 1, 28, 158, 0, 132, 157, 0, 1, 12, 1, 2, 53, 1, 1, 0, 0, 0, 60, 1, 0, 0, 72,
    1, 41, 158, 0, 132, 157, 0, 1, 12, 1, 2, 53, 1, 1, 0, 0, 0, 60, 1, 0, 0, 72, 1, 60, 158,
    0, 55, 158, 0, 4, 0, 0, 0, 1, 1, 7, 1, 0, 0, 2, 0, 52, 3, 73, 1, 182, 158, 0, 109, 158,
    0, 0, 151, 2, 1, 0, 0, 1, 0, 0, 0, 2, 0, 53, 4, 3, 0, 4, 159, 0, 209, 158, 0, 0, 235,
    0, 1, 0, 0, 1, 0, 0, 0, 61, 1, 0, 0, 3, 0, 233, 159, 0, 64, 159, 0, 0, 14, 2, 1, 54,
    1, 1, 0, 0, 0, 2, 0, 54, 4, 74, 1, 69, 160, 0, 252, 159, 0, 0, 175, 0, 1, 55, 1, 1, 0,
    0, 0, 2, 0, 55, 4, 3, 0, 134, 160, 0, 81, 160, 0, 0, 221, 2, 1, 56, 1, 1, 0, 0, 0, 2,
    0, 43, 1, 3, 0, 213, 160, 0, 147, 160, 0, 0, 223, 2, 1, 57, 1, 1, 0, 0, 0, 35, 1, 56, 2,
    3, 0, 88, 161, 0, 235, 160, 0, 0, 8, 2, 2, 0, 0, 1, 0, 0, 0, 2, 0, 57, 3, 3, 0, 100,
    161, 0, 107, 109, 0, 0, 15, 2, 1, 0, 0, 1, 0, 0, 0, 2, 0, 5, 1, 3, 0, 220, 161, 0, 115,
    161, 0, 0, 10, 2, 2, 35, 1, 1, 0, 0, 0, 2, 0, 58, 2, 75, 1, 236, 161, 0, 231, 161, 0, 0,
    58, 0, 1, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 144, 162, 0, 253, 161, 0, 0, 74, 1, 3,
    0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 76, 1, 160, 162, 0, 147, 160, 0, 0, 223, 2, 1, 57, 1, 1,
    0, 0, 0, 35, 1, 56, 2, 3, 0, 235, 162, 0, 201, 162, 0, 0, 0, 0, 0, 58, 1, 1, 0, 0, 0,
    62, 1, 3, 1, 3, 0, 131, 163, 0, 253, 162, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 37, 5, 59,
    1, 3, 0, 244, 163, 0, 141, 166, 0, 0, 235, 0, 2, 3, 1, 1, 0, 0, 0, 2, 0, 60, 2, 77, 1,
    5, 164, 0, 0, 164, 0, 0, 235, 0, 2, 0, 0, 1, 0, 0, 0, 8, 3, 0, 0, 6, 1, 214, 165, 0,
    21, 164, 0, 1, 175, 0, 4, 59, 1, 1, 0, 0, 0, 63, 3, 56, 3, 78, 1, 115, 166, 0, 43, 166, 0,
    0, 12, 2, 2, 60, 1, 1, 0, 0, 0, 2, 0, 61, 2, 3, 0, 35, 167, 0, 130, 166, 0, 0, 234, 0,
    3, 0, 0, 1, 0, 0, 0, 2, 0, 62, 2, 79, 1, 57, 168, 0, 48, 167, 0, 1, 179, 0, 4, 59, 1,
    1, 0, 0, 0, 63, 3, 63, 2, 78, 1, 115, 168, 0, 107, 109, 0, 0, 15, 2, 1, 39, 1, 1, 0, 0,
    0, 2, 0, 64, 3, 80, 1, 182, 168, 0, 134, 168, 0, 0, 14, 2, 2, 0, 0, 1, 0, 0, 0, 2, 0,
    65, 3, 74, 1, 207, 168, 0, 202, 168, 0, 0, 228, 2, 1, 61, 1, 1, 0, 0, 0, 64, 1, 3, 1, 3,
    0, 155, 169, 0, 255, 168, 0, 0, 77, 1, 3, 62, 1, 1, 0, 0, 0, 2, 0, 3, 1, 81, 1, 172, 169,
    0, 242, 94, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 235, 169, 0, 186, 169,
    0, 0, 216, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 249, 169, 0, 250, 152, 0, 0, 0,
    0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 20, 170, 0, 250, 152, 0, 0, 0, 0, 0, 5,
    1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 47, 170, 0, 250, 152, 0, 0, 0, 0, 0, 5, 1, 1, 0,
    0, 0, 2, 0, 3, 1, 3, 0, 74, 170, 0, 250, 152, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2,
    0, 3, 1, 3, 0, 100, 170, 0, 250, 152, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1,
    3, 0, 128, 170, 0, 250, 152, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 156,
    170, 0, 250, 152, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 184, 170, 0, 250,
    152, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 210, 170, 0, 250, 152, 0, 0,
    0, 0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 236, 170, 0, 250, 152, 0, 0, 0, 0, 0,
    5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 6, 171, 0, 250, 152, 0, 0, 0, 0, 0, 5, 1, 1,
    0, 0, 0, 2, 0, 3, 1, 3, 0, 31, 171, 0, 250, 152, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0,
    2, 0, 3, 1, 3, 0, 56, 171, 0, 250, 152, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 3,
    1, 3, 0, 81, 171, 0, 250, 152, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0,
    114, 171, 0, 109, 171, 0, 0, 183, 0, 4, 5, 1, 1, 0, 0, 0, 65, 1, 0, 0, 3, 0, 139, 171, 0,
    134, 171, 0, 0, 16, 2, 2, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 174, 171, 0, 186, 169, 0,
    0, 216, 2, 1, 63, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 216, 171, 0, 186, 169, 0, 0, 216, 2,
    1, 63, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 2, 172, 0, 186, 169, 0, 0, 216, 2, 1, 63, 1,
    1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 44, 172, 0, 186, 169, 0, 0, 216, 2, 1, 63, 1, 1, 0, 0,
    0, 2, 0, 0, 0, 3, 0, 91, 172, 0, 86, 172, 0, 0, 216, 2, 1, 63, 1, 1, 0, 0, 0, 2, 0,
    0, 0, 3, 0, 131, 172, 0, 186, 169, 0, 0, 216, 2, 1, 63, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3,
    0, 203, 172, 0, 171, 172, 0, 0, 216, 2, 1, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 246, 172,
    0, 171, 172, 0, 0, 216, 2, 1, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 37, 173, 0, 242, 94,
    0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 101, 173, 0, 49, 173, 0, 0, 232,
    2, 1, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 129, 173, 0, 111, 173, 0, 4, 0, 0, 0, 0,
    0, 0, 1, 0, 0, 2, 0, 0, 0, 3, 0, 192, 173, 0, 187, 173, 0, 5, 59, 0, 8, 0, 0, 0, 1,
    0, 0, 66, 2, 0, 0, 3, 0, 67, 174, 0, 228, 173, 0, 0, 18, 2, 2, 0, 0, 1, 0, 0, 0, 2,
    0, 66, 1, 3, 0, 232, 174, 0, 81, 174, 0, 4, 0, 0, 0, 0, 0, 8, 3, 0, 0, 67, 2, 59, 1,
    3, 0, 26, 175, 0, 0, 0, 0, 5, 83, 1, 3, 0, 0, 0, 1, 0, 0, 68, 1, 0, 0, 82, 1, 37,
    175, 0, 242, 94, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 50, 175, 0, 242,
    94, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 64, 175, 0, 242, 94, 0, 0,
    0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 1, 1, 3, 0, 133, 175, 0, 128, 175, 0, 5, 33, 0, 10,
    0, 0, 0, 1, 0, 0, 69, 7, 67, 1, 83, 1, 97, 176, 0, 1, 176, 0, 0, 151, 2, 1, 0, 0, 1,
    0, 0, 0, 2, 0, 68, 4, 3, 0, 35, 177, 0, 205, 176, 0, 0, 233, 2, 1, 0, 0, 1, 0, 0, 0,
    70, 2, 69, 1, 3, 0, 172, 177, 0, 63, 177, 0, 0, 233, 2, 1, 64, 1, 1, 0, 0, 0, 70, 2, 70,
    1, 3, 0, 208, 177, 0, 222, 177, 0, 0, 235, 2, 1, 65, 1, 1, 0, 0, 0, 71, 1, 0, 0, 84, 1,
    126, 178, 0, 55, 189, 0, 0, 89, 1, 1, 0, 0, 1, 0, 0, 0, 2, 0, 70, 1, 85, 1, 234, 178, 0,
    147, 178, 0, 0, 235, 2, 1, 66, 1, 1, 0, 0, 0, 2, 0, 69, 1, 86, 1, 79, 179, 0, 147, 178, 0,
    0, 238, 2, 1, 67, 1, 1, 0, 0, 0, 2, 0, 69, 1, 87, 1, 70, 178, 0, 127, 179, 0, 1, 86, 1,
    3, 68, 1, 1, 0, 0, 0, 72, 2, 3, 1, 88, 1, 249, 180, 0, 142, 180, 0, 4, 0, 0, 0, 0, 0,
    4, 1, 0, 0, 73, 3, 71, 3, 3, 0, 185, 181, 0, 5, 181, 0, 1, 89, 1, 3, 0, 0, 1, 0, 0,
    0, 2, 0, 70, 1, 89, 1, 41, 182, 0, 197, 181, 0, 0, 241, 2, 1, 66, 1, 1, 0, 0, 0, 74, 1,
    0, 0, 90, 1, 175, 182, 0, 52, 182, 0, 0, 241, 2, 1, 69, 1, 1, 0, 0, 0, 75, 1, 0, 0, 91,
    1, 99, 183, 0, 187, 182, 0, 4, 20, 2, 2, 0, 0, 5, 1, 0, 0, 76, 2, 1, 5, 92, 1, 198, 177,
    0, 111, 183, 0, 0, 0, 0, 0, 70, 1, 1, 0, 0, 0, 77, 1, 0, 0, 93, 1, 253, 183, 0, 187, 183,
    0, 0, 0, 0, 0, 71, 1, 1, 0, 0, 0, 78, 1, 0, 0, 94, 1, 97, 184, 0, 18, 184, 0, 0, 233,
    2, 1, 0, 0, 1, 0, 3, 2, 70, 2, 1, 1, 3, 0, 215, 184, 0, 125, 184, 0, 0, 233, 2, 1, 64,
    1, 1, 0, 0, 0, 70, 2, 0, 0, 3, 0, 59, 185, 0, 240, 184, 0, 0, 22, 2, 2, 0, 0, 1, 0,
    3, 2, 2, 0, 72, 3, 95, 1, 96, 185, 0, 80, 185, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 1, 2,
    0, 7, 2, 3, 0, 213, 185, 0, 114, 185, 0, 0, 245, 2, 1, 0, 0, 1, 0, 3, 2, 79, 1, 73, 2,
    96, 1, 69, 186, 0, 240, 185, 0, 0, 89, 1, 1, 0, 0, 1, 0, 3, 2, 80, 2, 73, 2, 85, 1, 153,
    186, 0, 100, 186, 0, 0, 89, 1, 1, 0, 0, 1, 0, 3, 2, 70, 1, 73, 2, 85, 1, 185, 186, 0, 240,
    185, 0, 0, 89, 1, 1, 0, 0, 1, 0, 3, 2, 80, 2, 73, 2, 85, 1, 36, 187, 0, 215, 186, 0, 0,
    246, 2, 1, 0, 0, 1, 0, 3, 2, 2, 1, 73, 2, 97, 1, 144, 187, 0, 58, 187, 0, 0, 247, 2, 1,
    0, 0, 1, 0, 3, 2, 81, 1, 73, 2, 98, 1, 167, 187, 0, 189, 189, 0, 0, 0, 0, 0, 72, 1, 1,
    0, 0, 0, 17, 1, 3, 1, 96, 1, 188, 188, 0, 195, 187, 0, 1, 86, 1, 3, 73, 1, 1, 0, 0, 0,
    82, 2, 0, 0, 99, 1, 216, 188, 0, 189, 189, 0, 0, 0, 0, 0, 70, 1, 1, 0, 0, 0, 83, 1, 3,
    1, 93, 1, 239, 188, 0, 189, 189, 0, 0, 0, 0, 0, 71, 1, 1, 0, 0, 0, 84, 1, 3, 1, 94, 1,
    7, 189, 0, 55, 189, 0, 0, 89, 1, 1, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 85, 1, 24, 189, 0,
    242, 94, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 7, 2, 3, 0, 159, 189, 0, 44, 189, 0,
    0, 89, 1, 1, 72, 1, 1, 0, 0, 0, 70, 1, 3, 1, 100, 1, 21, 190, 0, 184, 189, 0, 0, 248, 2,
    1, 70, 1, 1, 0, 0, 0, 2, 0, 3, 1, 101, 1, 90, 190, 0, 51, 190, 0, 0, 249, 2, 1, 73, 1,
    1, 0, 0, 0, 2, 0, 3, 1, 85, 1, 225, 190, 0, 117, 190, 0, 0, 89, 1, 1, 74, 1, 1, 0, 0,
    0, 85, 1, 3, 1, 102, 1, 46, 191, 0, 248, 190, 0, 0, 89, 1, 1, 75, 1, 1, 0, 0, 0, 86, 1,
    3, 1, 85, 1, 70, 191, 0, 117, 190, 0, 0, 89, 1, 1, 74, 1, 1, 0, 0, 0, 85, 1, 3, 1, 102,
    1, 92, 191, 0, 248, 190, 0, 0, 89, 1, 1, 75, 1, 1, 0, 0, 0, 86, 1, 3, 1, 85, 1, 227, 191,
    0, 115, 191, 0, 0, 249, 2, 1, 76, 1, 1, 0, 0, 0, 2, 0, 74, 2, 103, 1, 36, 192, 0, 242, 94,
    0, 0, 0, 0, 0, 77, 1, 1, 0, 0, 0, 2, 0, 0, 0, 104, 1, 112, 192, 0, 62, 192, 0, 0, 253,
    2, 1, 0, 0, 1, 0, 3, 2, 2, 0, 73, 2, 3, 0, 138, 193, 0, 135, 192, 0, 1, 24, 2, 2, 0,
    0, 1, 0, 2, 1, 87, 4, 1, 1, 105, 1, 240, 193, 0, 162, 193, 0, 0, 26, 2, 2, 0, 0, 1, 0,
    0, 0, 2, 0, 0, 0, 85, 1, 74, 194, 0, 3, 194, 0, 0, 245, 2, 1, 0, 0, 1, 0, 6, 2, 88,
    1, 73, 2, 96, 1, 178, 194, 0, 102, 194, 0, 0, 89, 1, 1, 0, 0, 1, 0, 6, 2, 89, 1, 73, 2,
    85, 1, 210, 194, 0, 102, 194, 0, 0, 89, 1, 1, 0, 0, 1, 0, 6, 2, 90, 1, 73, 2, 85, 1, 243,
    194, 0, 102, 194, 0, 0, 89, 1, 1, 0, 0, 1, 0, 6, 2, 89, 1, 73, 2, 85, 1, 85, 195, 0, 18,
    195, 0, 0, 246, 2, 1, 0, 0, 1, 0, 6, 2, 91, 1, 73, 2, 97, 1, 135, 195, 0, 18, 195, 0, 0,
    247, 2, 1, 0, 0, 1, 0, 6, 2, 92, 1, 73, 2, 98, 1, 213, 195, 0, 0, 0, 0, 0, 254, 2, 1,
    78, 1, 1, 0, 0, 0, 93, 5, 25, 2, 106, 1, 253, 195, 0, 0, 0, 0, 0, 254, 2, 1, 78, 1, 1,
    0, 0, 0, 94, 6, 25, 2, 106, 1, 191, 196, 0, 0, 0, 0, 0, 0, 3, 1, 79, 1, 1, 0, 0, 0,
    95, 1, 47, 1, 107, 1, 209, 196, 0, 0, 0, 0, 0, 0, 3, 1, 79, 1, 1, 0, 0, 0, 2, 0, 3,
    1, 3, 0, 221, 196, 0, 0, 0, 0, 0, 0, 3, 1, 79, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0,
    248, 196, 0, 0, 0, 0, 4, 108, 0, 1, 80, 1, 4, 1, 0, 0, 96, 3, 75, 2, 108, 1, 5, 197, 0,
    0, 0, 0, 0, 3, 3, 1, 0, 0, 1, 0, 0, 0, 2, 0, 1, 1, 3, 0, 34, 198, 0, 0, 0, 0,
    0, 4, 3, 1, 81, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 46, 198, 0, 0, 0, 0, 0, 0, 3,
    1, 79, 1, 1, 0, 0, 0, 97, 3, 47, 1, 107, 1, 58, 198, 0, 0, 0, 0, 0, 0, 3, 1, 79, 1,
    1, 0, 0, 0, 98, 1, 47, 1, 107, 1, 80, 198, 0, 242, 94, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
    0, 2, 0, 0, 0, 3, 0, 99, 198, 0, 94, 198, 0, 0, 95, 0, 5, 5, 1, 1, 0, 0, 0, 2, 0,
    0, 0, 3, 0, 122, 198, 0, 117, 198, 0, 0, 94, 0, 6, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3,
    0, 141, 198, 0, 250, 152, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 158, 198,
    0, 250, 152, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 175, 198, 0, 250, 152,
    0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 192, 198, 0, 186, 169, 0, 0, 216,
    2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 219, 198, 0, 186, 169, 0, 0, 216, 2, 1, 5,
    1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 245, 198, 0, 186, 169, 0, 0, 216, 2, 1, 5, 1, 1, 0,
    0, 0, 2, 0, 0, 0, 3, 0, 16, 199, 0, 186, 169, 0, 0, 216, 2, 1, 5, 1, 1, 0, 0, 0, 2,
    0, 0, 0, 3, 0, 42, 199, 0, 186, 169, 0, 0, 216, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0,
    3, 0, 68, 199, 0, 186, 169, 0, 0, 216, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 95,
    199, 0, 186, 169, 0, 0, 216, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 121, 199, 0, 186,
    169, 0, 0, 216, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 148, 199, 0, 186, 169, 0, 0,
    216, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 174, 199, 0, 186, 169, 0, 0, 216, 2, 1,
    5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 201, 199, 0, 186, 169, 0, 0, 216, 2, 1, 5, 1, 1,
    0, 0, 0, 2, 0, 0, 0, 3, 0, 227, 199, 0, 186, 169, 0, 0, 216, 2, 1, 5, 1, 1, 0, 0, 0,
    2, 0, 0, 0, 3, 0, 253, 199, 0, 186, 169, 0, 0, 216, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 0,
    0, 3, 0, 21, 200, 0, 186, 169, 0, 0, 216, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0,
    46, 200, 0, 186, 169, 0, 0, 216, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 70, 200, 0,
    186, 169, 0, 0, 216, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 96, 200, 0, 186, 169, 0,
    0, 216, 2, 1, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 121, 200, 0, 186, 169, 0, 0, 216, 2,
    1, 5, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 146, 200, 0, 186, 169, 0, 0, 216, 2, 1, 5, 1,
    1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 171, 200, 0, 186, 169, 0, 0, 216, 2, 1, 5, 1, 1, 0, 0,
    0, 2, 0, 0, 0, 3, 0, 194, 200, 0, 250, 152, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2, 0,
    3, 1, 3, 0, 216, 200, 0, 250, 152, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3,
    0, 238, 200, 0, 250, 152, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 4, 201,
    0, 250, 152, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 25, 201, 0, 250, 152,
    0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 46, 201, 0, 250, 152, 0, 0, 0,
    0, 0, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 67, 201, 0, 250, 152, 0, 0, 0, 0, 0, 5,
    1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 87, 201, 0, 250, 152, 0, 0, 0, 0, 0, 5, 1, 1, 0,
    0, 0, 2, 0, 3, 1, 3, 0, 107, 201, 0, 250, 152, 0, 0, 0, 0, 0, 5, 1, 1, 0, 0, 0, 2,
    0, 3, 1, 3, 0, 207, 201, 0, 131, 201, 0, 0, 30, 2, 2, 0, 0, 1, 0, 0, 0, 2, 0, 76, 3,
    55, 1, 226, 201, 0, 221, 201, 0, 4, 0, 0, 0, 31, 1, 0, 1, 0, 0, 2, 0, 0, 0, 3, 0, 250,
    201, 0, 245, 201, 0, 4, 187, 0, 4, 1, 1, 2, 1, 0, 0, 2, 0, 4, 1, 109, 2, 19, 202, 0, 14,
    202, 0, 4, 38, 1, 1, 1, 1, 3, 2, 0, 0, 2, 0, 4, 2, 55, 2, 31, 202, 0, 26, 202, 0, 5,
    191, 0, 4, 1, 1, 2, 1, 0, 0, 2, 0, 4, 1, 109, 2, 49, 202, 0, 44, 202, 0, 4, 18, 2, 1,
    0, 0, 9, 1, 0, 0, 2, 0, 77, 1, 3, 0, 142, 202, 0, 84, 202, 0, 0, 220, 1, 1, 0, 0, 1,
    0, 0, 0, 2, 0, 78, 3, 3, 0, 165, 202, 0, 160, 202, 0, 4, 7, 3, 1, 1, 1, 10, 2, 0, 0,
    2, 0, 4, 1, 3, 0, 243, 202, 0, 109, 158, 0, 0, 151, 2, 1, 0, 0, 1, 0, 0, 0, 2, 0, 79,
    4, 3, 0, 92, 203, 0, 19, 203, 0, 0, 34, 2, 2, 82, 1, 1, 0, 0, 0, 2, 0, 80, 2, 3, 0,
    187, 203, 0, 132, 203, 0, 0, 9, 3, 1, 83, 1, 1, 0, 0, 0, 2, 0, 80, 2, 3, 0, 220, 203, 0,
    215, 203, 0, 4, 11, 3, 1, 1, 1, 11, 1, 0, 0, 2, 0, 4, 1, 110, 2, 137, 204, 0, 42, 204, 0,
    0, 13, 3, 1, 84, 1, 1, 0, 0, 0, 2, 0, 80, 2, 111, 1, 182, 204, 0, 123, 78, 0, 0, 58, 0,
    1, 0, 0, 1, 0, 0, 0, 2, 0, 81, 4, 3, 0, 2, 205, 0, 203, 204, 0, 0, 15, 3, 1, 83, 1,
    1, 0, 0, 0, 99, 1, 80, 2, 3, 0, 161, 205, 0, 34, 205, 0, 0, 36, 2, 2, 85, 1, 1, 0, 0,
    0, 2, 0, 3, 1, 112, 1, 197, 205, 0, 192, 205, 0, 0, 0, 0, 0, 83, 1, 1, 0, 0, 0, 100, 1,
    28, 2, 3, 0, 10, 206, 0, 189, 189, 0, 0, 0, 0, 0, 86, 1, 1, 0, 0, 0, 101, 1, 28, 2, 113,
    1, 85, 206, 0, 27, 206, 0, 0, 0, 0, 0, 84, 1, 1, 0, 0, 0, 102, 1, 28, 2, 114, 1, 162, 206,
    0, 105, 206, 0, 0, 15, 3, 1, 84, 1, 1, 0, 0, 0, 2, 0, 82, 2, 114, 1, 187, 206, 0, 105, 206,
    0, 0, 15, 3, 1, 84, 1, 1, 0, 0, 0, 2, 0, 82, 2, 114, 1, 33, 207, 0, 201, 206, 0, 0, 18,
    3, 1, 84, 1, 1, 0, 0, 0, 103, 1, 0, 0, 115, 1, 74, 207, 0, 0, 0, 0, 0, 19, 3, 1, 87,
    1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 92, 207, 0, 19, 203, 0, 0, 34, 2, 2, 82, 1, 1, 0,
    0, 0, 2, 0, 3, 1, 3, 0, 207, 207, 0, 136, 207, 0, 0, 21, 3, 1, 85, 1, 1, 0, 0, 0, 2,
    0, 3, 1, 116, 1, 50, 208, 0, 232, 207, 0, 0, 22, 3, 1, 88, 1, 1, 0, 0, 0, 2, 0, 3, 1,
    117, 1, 89, 208, 0, 84, 208, 0, 4, 0, 0, 0, 0, 0, 5, 1, 0, 0, 104, 1, 0, 7, 3, 0, 189,
    208, 0, 112, 208, 0, 0, 38, 2, 2, 89, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 27, 209, 0, 206,
    208, 0, 0, 24, 3, 1, 86, 1, 1, 0, 0, 0, 2, 0, 3, 1, 118, 1, 74, 209, 0, 105, 206, 0, 0,
    15, 3, 1, 28, 1, 1, 0, 0, 0, 2, 0, 82, 2, 119, 1, 201, 209, 0, 97, 209, 0, 0, 40, 2, 2,
    90, 1, 1, 0, 0, 0, 99, 1, 80, 1, 3, 0, 212, 209, 0, 19, 203, 0, 0, 42, 2, 2, 90, 1, 1,
    0, 0, 0, 2, 0, 80, 2, 3, 0, 222, 209, 0, 19, 203, 0, 0, 42, 2, 2, 90, 1, 1, 0, 0, 0,
    2, 0, 80, 2, 3, 0, 232, 209, 0, 19, 203, 0, 0, 34, 2, 2, 82, 1, 1, 0, 0, 0, 2, 0, 80,
    2, 3, 0, 39, 210, 0, 242, 209, 0, 0, 38, 2, 1, 82, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0,
    109, 210, 0, 58, 210, 0, 0, 38, 2, 1, 91, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 125, 210, 0,
    120, 210, 0, 4, 44, 2, 2, 92, 1, 2, 1, 0, 0, 2, 0, 0, 0, 120, 1, 152, 210, 0, 105, 206, 0,
    0, 15, 3, 1, 28, 1, 1, 0, 0, 0, 2, 0, 83, 3, 119, 1, 216, 210, 0, 167, 210, 0, 0, 28, 3,
    1, 83, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 5, 211, 0, 231, 210, 0, 0, 29, 3, 1, 35, 1,
    1, 0, 0, 0, 2, 0, 3, 1, 45, 1, 25, 211, 0, 0, 0, 0, 0, 46, 2, 2, 93, 2, 1, 0, 0,
    0, 2, 0, 3, 1, 3, 0, 109, 211, 0, 56, 211, 0, 0, 30, 3, 1, 94, 1, 1, 0, 0, 0, 2, 0,
    3, 1, 3, 0, 30, 212, 0, 153, 211, 0, 0, 50, 2, 2, 95, 1, 1, 0, 0, 0, 2, 0, 3, 1, 121,
    1, 94, 212, 0, 123, 78, 0, 0, 58, 0, 1, 0, 0, 1, 0, 0, 0, 2, 0, 84, 4, 3, 0, 11, 213,
    0, 176, 212, 0, 0, 52, 2, 2, 96, 1, 1, 0, 0, 0, 2, 0, 3, 1, 122, 1, 88, 213, 0, 33, 213,
    0, 0, 173, 1, 1, 39, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 106, 213, 0, 176, 212, 0, 0, 52,
    2, 2, 96, 1, 1, 0, 0, 0, 2, 0, 3, 1, 122, 1, 186, 213, 0, 129, 213, 0, 0, 34, 3, 1, 39,
    1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 6, 214, 0, 207, 213, 0, 0, 14, 2, 1, 96, 1, 1, 0,
    0, 0, 2, 0, 3, 1, 3, 0, 92, 214, 0, 87, 214, 0, 0, 54, 2, 2, 97, 1, 1, 0, 0, 0, 2,
    0, 3, 1, 3, 0, 149, 214, 0, 144, 214, 0, 0, 92, 1, 2, 98, 1, 1, 0, 0, 0, 105, 2, 0, 0,
    3, 0, 168, 214, 0, 163, 214, 0, 0, 92, 1, 3, 98, 1, 1, 0, 0, 0, 106, 3, 0, 0, 3, 0, 203,
    214, 0, 198, 214, 0, 0, 92, 1, 2, 98, 1, 1, 0, 0, 0, 105, 2, 0, 0, 3, 0, 223, 214, 0, 218,
    214, 0, 0, 199, 0, 1, 98, 1, 1, 0, 0, 0, 105, 2, 0, 0, 3, 0, 249, 214, 0, 244, 214, 0, 0,
    199, 0, 1, 98, 1, 1, 0, 0, 0, 105, 2, 0, 0, 3, 0, 19, 215, 0, 14, 215, 0, 0, 92, 1, 2,
    98, 1, 1, 0, 0, 0, 105, 2, 0, 0, 3, 0, 39, 215, 0, 34, 215, 0, 0, 92, 1, 2, 98, 1, 1,
    0, 0, 0, 105, 2, 0, 0, 3, 0, 57, 215, 0, 52, 215, 0, 0, 92, 1, 2, 98, 1, 1, 0, 0, 0,
    105, 2, 0, 0, 3, 0, 77, 215, 0, 72, 215, 0, 0, 92, 1, 2, 98, 1, 1, 0, 0, 0, 105, 2, 0,
    0, 3, 0, 97, 215, 0, 92, 215, 0, 0, 92, 1, 2, 98, 1, 1, 0, 0, 0, 105, 2, 85, 1, 3, 0,
    128, 215, 0, 123, 215, 0, 0, 92, 1, 2, 98, 1, 1, 0, 0, 0, 105, 2, 85, 1, 3, 0, 148, 215, 0,
    143, 215, 0, 0, 92, 1, 2, 98, 1, 1, 0, 0, 0, 105, 2, 0, 0, 3, 0, 49, 216, 0, 135, 98, 0,
    0, 37, 3, 1, 99, 1, 1, 0, 0, 0, 2, 0, 3, 2, 71, 1, 223, 216, 0, 62, 216, 0, 0, 195, 0,
    4, 99, 1, 1, 0, 0, 0, 2, 0, 86, 2, 123, 1, 51, 217, 0, 62, 216, 0, 0, 95, 1, 3, 99, 1,
    1, 0, 0, 0, 2, 0, 87, 3, 124, 1, 72, 217, 0, 62, 216, 0, 0, 95, 1, 3, 99, 1, 1, 0, 0,
    0, 2, 0, 88, 3, 124, 1, 93, 217, 0, 135, 98, 0, 0, 37, 3, 1, 99, 1, 1, 0, 0, 0, 2, 0,
    3, 2, 71, 1, 102, 218, 0, 45, 218, 0, 0, 39, 3, 1, 100, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3,
    0, 2, 219, 0, 114, 218, 0, 0, 56, 2, 2, 99, 1, 1, 0, 0, 0, 2, 0, 89, 4, 125, 1, 17, 219,
    0, 114, 218, 0, 0, 56, 2, 2, 99, 1, 1, 0, 0, 0, 2, 0, 89, 4, 125, 1, 31, 219, 0, 114, 218,
    0, 0, 56, 2, 2, 99, 1, 1, 0, 0, 0, 2, 0, 89, 4, 125, 1, 143, 219, 0, 55, 219, 0, 0, 41,
    3, 1, 0, 0, 1, 0, 7, 1, 2, 0, 90, 3, 3, 0, 176, 219, 0, 171, 219, 0, 1, 98, 1, 3, 0,
    0, 1, 0, 8, 2, 107, 1, 90, 3, 55, 1, 217, 219, 0, 212, 219, 0, 0, 43, 3, 1, 101, 1, 1, 0,
    0, 0, 2, 0, 3, 1, 3, 0, 245, 219, 0, 240, 219, 0, 0, 61, 2, 1, 102, 1, 1, 0, 0, 0, 108,
    1, 91, 2, 3, 0, 15, 220, 0, 10, 220, 0, 0, 60, 2, 2, 101, 1, 1, 0, 0, 0, 108, 1, 91, 2,
    3, 0, 40, 220, 0, 35, 220, 0, 0, 0, 0, 0, 103, 1, 1, 0, 0, 0, 17, 1, 28, 2, 3, 0, 120,
    220, 0, 53, 220, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 109, 3, 0, 0, 3, 0, 172, 220, 0, 45,
    218, 0, 0, 47, 3, 1, 104, 1, 1, 0, 0, 0, 2, 0, 92, 2, 3, 0, 188, 220, 0, 45, 218, 0, 0,
    47, 3, 1, 104, 1, 1, 0, 0, 0, 2, 0, 92, 2, 3, 0, 204, 220, 0, 45, 218, 0, 0, 47, 3, 1,
    104, 1, 1, 0, 0, 0, 2, 0, 93, 3, 3, 0, 220, 220, 0, 45, 218, 0, 0, 47, 3, 1, 104, 1, 1,
    0, 0, 0, 2, 0, 94, 3, 3, 0, 28, 221, 0, 236, 220, 0, 0, 0, 0, 0, 105, 1, 1, 0, 0, 0,
    2, 1, 3, 1, 126, 1, 108, 221, 0, 103, 221, 0, 0, 101, 1, 3, 106, 1, 1, 0, 0, 0, 110, 1, 0,
    0, 127, 1, 20, 222, 0, 168, 221, 0, 0, 104, 1, 3, 106, 1, 1, 0, 0, 0, 2, 0, 95, 2, 128, 1,
    55, 222, 0, 50, 222, 0, 0, 199, 0, 4, 0, 0, 1, 0, 0, 0, 110, 1, 0, 0, 127, 1, 89, 222, 0,
    84, 222, 0, 0, 62, 2, 2, 0, 0, 1, 0, 0, 0, 110, 4, 0, 0, 3, 0, 131, 222, 0, 126, 222, 0,
    0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 111, 3, 96, 1, 3, 0, 186, 222, 0, 181, 222, 0, 0, 0, 0,
    0, 0, 0, 1, 0, 0, 0, 112, 3, 96, 1, 3, 0, 204, 222, 0, 114, 218, 0, 0, 64, 2, 2, 104, 1,
    1, 0, 0, 0, 2, 0, 80, 3, 125, 1, 213, 222, 0, 45, 218, 0, 0, 47, 3, 1, 104, 1, 1, 0, 0,
    0, 2, 0, 97, 3, 3, 0, 226, 222, 0, 114, 218, 0, 0, 64, 2, 2, 104, 1, 1, 0, 0, 0, 2, 0,
    3, 2, 125, 1, 235, 222, 0, 114, 218, 0, 0, 64, 2, 2, 104, 1, 1, 0, 0, 0, 2, 0, 3, 2, 125,
    1, 244, 222, 0, 114, 218, 0, 0, 64, 2, 2, 104, 1, 1, 0, 0, 0, 2, 0, 80, 3, 125, 1, 92, 223,
    0, 135, 98, 0, 0, 51, 3, 1, 107, 1, 1, 0, 0, 0, 2, 0, 3, 2, 71, 1, 246, 223, 0, 114, 218,
    0, 0, 66, 2, 2, 108, 1, 1, 0, 0, 0, 2, 0, 98, 4, 129, 1, 4, 224, 0, 114, 218, 0, 0, 66,
    2, 2, 108, 1, 1, 0, 0, 0, 2, 0, 99, 3, 129, 1, 24, 224, 0, 114, 218, 0, 0, 66, 2, 2, 108,
    1, 1, 0, 0, 0, 2, 0, 99, 3, 129, 1, 49, 224, 0, 114, 218, 0, 0, 66, 2, 2, 108, 1, 1, 0,
    0, 0, 2, 0, 99, 3, 129, 1, 66, 224, 0, 114, 218, 0, 0, 66, 2, 2, 108, 1, 1, 0, 0, 0, 2,
    0, 99, 3, 129, 1, 88, 224, 0, 114, 218, 0, 0, 66, 2, 2, 108, 1, 1, 0, 0, 0, 2, 0, 98, 4,
    129, 1, 105, 224, 0, 114, 218, 0, 0, 64, 2, 2, 104, 1, 1, 0, 0, 0, 2, 0, 3, 2, 125, 1, 114,
    224, 0, 114, 218, 0, 0, 64, 2, 2, 104, 1, 1, 0, 0, 0, 2, 0, 3, 2, 125, 1, 123, 224, 0, 114,
    218, 0, 0, 66, 2, 2, 108, 1, 1, 0, 0, 0, 2, 0, 98, 4, 129, 1, 139, 224, 0, 114, 218, 0, 0,
    66, 2, 2, 108, 1, 1, 0, 0, 0, 2, 0, 99, 3, 129, 1, 161, 224, 0, 114, 218, 0, 0, 66, 2, 2,
    108, 1, 1, 0, 0, 0, 2, 0, 99, 3, 129, 1, 188, 224, 0, 114, 218, 0, 0, 66, 2, 2, 108, 1, 1,
    0, 0, 0, 2, 0, 99, 3, 129, 1, 207, 224, 0, 114, 218, 0, 0, 66, 2, 2, 108, 1, 1, 0, 0, 0,
    2, 0, 99, 3, 129, 1, 231, 224, 0, 114, 218, 0, 0, 66, 2, 2, 108, 1, 1, 0, 0, 0, 2, 0, 98,
    4, 129, 1, 72, 225, 0, 250, 224, 0, 0, 54, 3, 1, 109, 1, 1, 0, 0, 0, 113, 1, 90, 1, 3, 0,
    174, 225, 0, 135, 98, 0, 0, 56, 3, 1, 110, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 188, 225, 0,
    135, 98, 0, 0, 56, 3, 1, 110, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 202, 225, 0, 135, 98, 0,
    0, 56, 3, 1, 110, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 216, 225, 0, 135, 98, 0, 0, 51, 3,
    1, 107, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 230, 225, 0, 135, 98, 0, 0, 56, 3, 1, 110, 1,
    1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 243, 225, 0, 135, 98, 0, 0, 56, 3, 1, 110, 1, 1, 0, 0,
    0, 2, 0, 3, 1, 3, 0, 1, 226, 0, 135, 98, 0, 0, 56, 3, 1, 110, 1, 1, 0, 0, 0, 2, 0,
    3, 1, 3, 0, 14, 226, 0, 135, 98, 0, 0, 51, 3, 1, 107, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3,
    0, 68, 226, 0, 28, 226, 0, 0, 107, 1, 3, 107, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 84, 226,
    0, 36, 88, 0, 0, 68, 2, 2, 107, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 98, 226, 0, 36, 88,
    0, 0, 68, 2, 2, 107, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 35, 227, 0, 112, 226, 0, 0, 110,
    1, 3, 107, 1, 1, 0, 0, 0, 2, 0, 100, 2, 130, 1, 49, 227, 0, 135, 98, 0, 0, 51, 3, 1, 107,
    1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 64, 227, 0, 135, 98, 0, 0, 51, 3, 1, 107, 1, 1, 0,
    0, 0, 2, 0, 3, 1, 3, 0, 79, 227, 0, 28, 226, 0, 0, 107, 1, 3, 107, 1, 1, 0, 0, 0, 2,
    0, 3, 1, 3, 0, 163, 227, 0, 106, 227, 0, 0, 51, 3, 1, 111, 1, 1, 0, 0, 0, 2, 0, 3, 1,
    3, 0, 184, 227, 0, 135, 98, 0, 0, 51, 3, 1, 107, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 53,
    228, 0, 205, 227, 0, 0, 70, 2, 2, 112, 1, 1, 0, 0, 0, 2, 0, 101, 2, 131, 1, 68, 228, 0, 135,
    98, 0, 0, 56, 3, 1, 110, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 81, 228, 0, 36, 88, 0, 0,
    72, 2, 2, 110, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 94, 228, 0, 135, 98, 0, 0, 51, 3, 1,
    107, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 109, 228, 0, 135, 98, 0, 0, 37, 3, 1, 99, 1, 1,
    0, 0, 0, 2, 0, 3, 1, 3, 0, 250, 228, 0, 28, 226, 0, 0, 113, 1, 3, 113, 1, 1, 0, 0, 0,
    2, 0, 3, 1, 3, 0, 10, 229, 0, 36, 88, 0, 0, 74, 2, 2, 99, 1, 1, 0, 0, 0, 2, 0, 3,
    1, 3, 0, 24, 229, 0, 36, 88, 0, 0, 74, 2, 2, 99, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0,
    38, 229, 0, 135, 98, 0, 0, 37, 3, 1, 99, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 53, 229, 0,
    135, 98, 0, 0, 56, 3, 1, 110, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 66, 229, 0, 135, 98, 0,
    0, 56, 3, 1, 110, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 80, 229, 0, 135, 98, 0, 0, 51, 3,
    1, 107, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 94, 229, 0, 135, 98, 0, 0, 56, 3, 1, 110, 1,
    1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 107, 229, 0, 135, 98, 0, 0, 56, 3, 1, 110, 1, 1, 0, 0,
    0, 2, 0, 3, 1, 3, 0, 30, 230, 0, 28, 226, 0, 0, 116, 1, 3, 114, 1, 1, 0, 0, 0, 2, 0,
    3, 1, 3, 0, 51, 230, 0, 46, 230, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 114, 3, 102, 2, 3,
    0, 200, 230, 0, 70, 230, 0, 0, 76, 2, 2, 115, 1, 1, 0, 0, 0, 109, 1, 103, 2, 132, 1, 144, 231,
    0, 58, 231, 0, 0, 62, 3, 1, 116, 1, 1, 0, 0, 0, 109, 1, 0, 0, 133, 1, 237, 231, 0, 170, 231,
    0, 0, 78, 2, 2, 115, 1, 1, 0, 0, 0, 109, 1, 103, 2, 132, 1, 55, 232, 0, 10, 232, 0, 0, 0,
    0, 0, 28, 1, 1, 0, 0, 0, 109, 1, 0, 0, 119, 1, 107, 232, 0, 102, 232, 0, 0, 80, 2, 2, 107,
    1, 1, 0, 0, 0, 115, 2, 0, 0, 3, 0, 136, 232, 0, 131, 232, 0, 0, 80, 2, 2, 107, 1, 1, 0,
    0, 0, 115, 2, 0, 0, 3, 0, 165, 232, 0, 160, 232, 0, 0, 80, 2, 2, 107, 1, 1, 0, 0, 0, 115,
    2, 0, 0, 3, 0, 194, 232, 0, 189, 232, 0, 0, 80, 2, 2, 107, 1, 1, 0, 0, 0, 115, 2, 0, 0,
    3, 0, 223, 232, 0, 218, 232, 0, 0, 82, 2, 2, 99, 1, 1, 0, 0, 0, 115, 2, 0, 0, 3, 0, 252,
    232, 0, 247, 232, 0, 0, 82, 2, 2, 99, 1, 1, 0, 0, 0, 115, 2, 0, 0, 3, 0, 25, 233, 0, 20,
    233, 0, 0, 82, 2, 2, 99, 1, 1, 0, 0, 0, 115, 2, 104, 1, 3, 0, 54, 233, 0, 49, 233, 0, 0,
    82, 2, 2, 99, 1, 1, 0, 0, 0, 115, 2, 104, 1, 3, 0, 83, 233, 0, 78, 233, 0, 0, 82, 2, 2,
    99, 1, 1, 0, 0, 0, 115, 2, 85, 1, 3, 0, 112, 233, 0, 107, 233, 0, 0, 82, 2, 2, 99, 1, 1,
    0, 0, 0, 115, 2, 85, 1, 3, 0, 136, 233, 0, 114, 218, 0, 0, 64, 2, 2, 104, 1, 1, 0, 0, 0,
    2, 0, 89, 4, 125, 1, 145, 233, 0, 114, 218, 0, 0, 56, 2, 2, 108, 1, 1, 0, 0, 0, 2, 0, 105,
    5, 129, 1, 156, 233, 0, 114, 218, 0, 0, 64, 2, 2, 104, 1, 1, 0, 0, 0, 2, 0, 89, 4, 125, 1,
    165, 233, 0, 114, 218, 0, 0, 56, 2, 2, 108, 1, 1, 0, 0, 0, 2, 0, 105, 5, 129, 1, 179, 233, 0,
    114, 218, 0, 0, 64, 2, 2, 104, 1, 1, 0, 0, 0, 2, 0, 106, 3, 125, 1, 94, 234, 0, 222, 233, 0,
    0, 119, 1, 1, 117, 1, 1, 0, 0, 0, 2, 0, 107, 2, 134, 1, 116, 235, 0, 241, 234, 0, 0, 119, 1,
    3, 118, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 189, 235, 0, 136, 235, 0, 0, 66, 3, 1, 99, 1,
    1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 249, 235, 0, 135, 98, 0, 0, 51, 3, 1, 108, 1, 1, 0, 0,
    0, 2, 0, 99, 3, 135, 1, 3, 236, 0, 135, 98, 0, 0, 51, 3, 1, 108, 1, 1, 0, 0, 0, 2, 0,
    99, 3, 135, 1, 18, 236, 0, 13, 236, 0, 0, 90, 2, 1, 119, 1, 1, 0, 0, 0, 110, 2, 0, 0, 3,
    0, 27, 236, 0, 114, 218, 0, 0, 84, 2, 2, 108, 1, 1, 0, 0, 0, 2, 0, 105, 5, 129, 1, 42, 236,
    0, 114, 218, 0, 0, 84, 2, 2, 108, 1, 1, 0, 0, 0, 2, 0, 105, 5, 129, 1, 59, 236, 0, 135, 98,
    0, 0, 67, 3, 1, 108, 1, 1, 0, 0, 0, 2, 0, 108, 4, 135, 1, 74, 236, 0, 114, 218, 0, 0, 84,
    2, 2, 108, 1, 1, 0, 0, 0, 2, 0, 105, 5, 129, 1, 94, 236, 0, 114, 218, 0, 0, 84, 2, 2, 108,
    1, 1, 0, 0, 0, 2, 0, 105, 5, 129, 1, 205, 236, 0, 122, 236, 0, 0, 86, 2, 2, 120, 1, 1, 0,
    0, 0, 2, 0, 3, 1, 3, 0, 45, 237, 0, 227, 236, 0, 0, 88, 2, 2, 120, 1, 1, 0, 0, 0, 2,
    0, 3, 1, 3, 0, 67, 237, 0, 74, 220, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 116, 2, 0, 0,
    3, 0, 85, 237, 0, 135, 98, 0, 0, 37, 3, 1, 99, 1, 1, 0, 0, 0, 2, 0, 106, 3, 71, 1, 93,
    237, 0, 135, 98, 0, 0, 51, 3, 1, 107, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 105, 237, 0, 135,
    98, 0, 0, 51, 3, 1, 107, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 118, 237, 0, 135, 98, 0, 0,
    37, 3, 1, 99, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 132, 237, 0, 114, 218, 0, 0, 66, 2, 2,
    108, 1, 1, 0, 0, 0, 2, 0, 98, 4, 129, 1, 144, 237, 0, 242, 94, 0, 0, 0, 0, 0, 0, 0, 1,
    0, 0, 0, 2, 0, 90, 3, 3, 0, 155, 237, 0, 62, 110, 0, 0, 76, 2, 1, 0, 0, 1, 0, 0, 0,
    2, 0, 90, 3, 3, 0, 171, 237, 0, 45, 218, 0, 0, 47, 3, 1, 104, 1, 1, 0, 0, 0, 2, 0, 109,
    4, 3, 0, 184, 237, 0, 114, 218, 0, 0, 64, 2, 2, 104, 1, 1, 0, 0, 0, 2, 0, 106, 3, 125, 1,
    193, 237, 0, 114, 218, 0, 0, 56, 2, 2, 108, 1, 1, 0, 0, 0, 2, 0, 110, 5, 129, 1, 210, 237, 0,
    114, 218, 0, 0, 56, 2, 2, 108, 1, 1, 0, 0, 0, 2, 0, 110, 5, 129, 1, 232, 237, 0, 114, 218, 0,
    0, 56, 2, 2, 108, 1, 1, 0, 0, 0, 2, 0, 110, 5, 129, 1, 246, 237, 0, 114, 218, 0, 0, 56, 2,
    2, 108, 1, 1, 0, 0, 0, 2, 0, 110, 5, 129, 1, 9, 238, 0, 114, 218, 0, 0, 64, 2, 2, 104, 1,
    1, 0, 0, 0, 2, 0, 106, 3, 125, 1, 18, 238, 0, 135, 98, 0, 0, 37, 3, 1, 99, 1, 1, 0, 0,
    0, 2, 0, 106, 3, 71, 1, 30, 238, 0, 114, 218, 0, 0, 64, 2, 2, 104, 1, 1, 0, 0, 0, 2, 0,
    106, 3, 125, 1, 216, 238, 0, 39, 238, 0, 0, 122, 1, 3, 100, 1, 1, 0, 0, 0, 2, 0, 111, 3, 136,
    1, 232, 238, 0, 227, 238, 0, 0, 56, 2, 2, 99, 1, 1, 0, 0, 0, 2, 0, 97, 3, 3, 0, 2, 239,
    0, 253, 238, 0, 0, 56, 2, 2, 99, 1, 1, 0, 0, 0, 2, 0, 97, 3, 3, 0, 32, 239, 0, 27, 239,
    0, 0, 56, 2, 2, 99, 1, 1, 0, 0, 0, 2, 0, 97, 3, 3, 0, 59, 239, 0, 54, 239, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 117, 2, 102, 2, 3, 0, 81, 239, 0, 76, 239, 0, 0, 0, 0, 0, 0,
    0, 1, 0, 0, 0, 118, 3, 102, 2, 3, 0, 112, 239, 0, 107, 239, 0, 4, 0, 0, 0, 3, 1, 4, 1,
    0, 0, 2, 0, 112, 2, 137, 1, 160, 239, 0, 155, 239, 0, 0, 90, 2, 2, 0, 0, 1, 0, 0, 0, 110,
    2, 0, 0, 3, 0, 218, 239, 0, 75, 231, 0, 0, 62, 3, 1, 121, 1, 1, 0, 0, 0, 2, 0, 0, 0,
    133, 1, 245, 239, 0, 240, 239, 0, 0, 90, 2, 1, 119, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 21,
    240, 0, 16, 240, 0, 0, 90, 2, 2, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 105, 240, 0, 49,
    240, 0, 0, 88, 2, 1, 120, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 119, 240, 0, 45, 218, 0, 0,
    47, 3, 1, 104, 1, 1, 0, 0, 0, 2, 0, 113, 4, 3, 0, 132, 240, 0, 114, 218, 0, 0, 64, 2, 2,
    104, 1, 1, 0, 0, 0, 2, 0, 114, 4, 125, 1, 141, 240, 0, 114, 218, 0, 0, 56, 2, 2, 108, 1, 1,
    0, 0, 0, 2, 0, 85, 5, 129, 1, 158, 240, 0, 114, 218, 0, 0, 56, 2, 2, 108, 1, 1, 0, 0, 0,
    2, 0, 85, 5, 129, 1, 180, 240, 0, 114, 218, 0, 0, 56, 2, 2, 108, 1, 1, 0, 0, 0, 2, 0, 85,
    5, 129, 1, 194, 240, 0, 114, 218, 0, 0, 56, 2, 2, 108, 1, 1, 0, 0, 0, 2, 0, 85, 5, 129, 1,
    213, 240, 0, 114, 218, 0, 0, 64, 2, 2, 104, 1, 1, 0, 0, 0, 2, 0, 114, 4, 125, 1, 222, 240, 0,
    93, 126, 0, 0, 0, 0, 0, 115, 1, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 232, 240, 0, 114, 218, 0,
    0, 66, 2, 2, 108, 1, 1, 0, 0, 0, 2, 0, 98, 4, 129, 1, 246, 240, 0, 242, 94, 0, 0, 0, 0,
    0, 0, 0, 1, 0, 0, 0, 2, 0, 115, 2, 3, 0, 31, 241, 0, 26, 241, 0, 0, 70, 3, 1, 122, 1,
    1, 0, 0, 0, 119, 1, 0, 0, 3, 0, 177, 241, 0, 217, 241, 0, 0, 92, 2, 2, 123, 1, 1, 0, 0,
    0, 2, 0, 116, 2, 138, 1, 163, 242, 0, 202, 241, 0, 0, 125, 1, 3, 118, 1, 1, 0, 0, 0, 2, 0,
    117, 3, 139, 1, 77, 243, 0, 187, 242, 0, 0, 94, 2, 2, 118, 1, 1, 0, 0, 0, 120, 1, 118, 2, 3,
    0, 123, 243, 0, 118, 243, 0, 4, 0, 0, 0, 0, 0, 5, 1, 0, 0, 121, 3, 119, 5, 3, 0, 171, 243,
    0, 132, 243, 0, 0, 0, 0, 0, 122, 1, 1, 0, 0, 0, 122, 1, 90, 2, 3, 0, 214, 243, 0, 209, 243,
    0, 4, 0, 0, 0, 0, 0, 5, 1, 0, 0, 123, 1, 90, 1, 3, 0, 228, 243, 0, 242, 94, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 7, 2, 3, 0, 30, 244, 0, 243, 243, 0, 0, 0, 0, 0, 124,
    1, 1, 0, 0, 0, 124, 1, 3, 1, 3, 0, 80, 244, 0, 75, 244, 0, 4, 0, 0, 0, 0, 0, 5, 1,
    0, 0, 125, 1, 90, 1, 3, 0, 174, 244, 0, 99, 244, 0, 0, 18, 2, 1, 0, 0, 1, 0, 0, 0, 2,
    0, 120, 3, 3, 0, 247, 244, 0, 242, 244, 0, 4, 0, 0, 0, 0, 0, 12, 1, 0, 0, 126, 4, 121, 6,
    3, 0, 39, 245, 0, 135, 98, 0, 0, 217, 2, 1, 32, 1, 1, 0, 0, 0, 2, 0, 122, 6, 140, 1, 48,
    245, 0, 36, 88, 0, 0, 6, 2, 2, 3, 1, 1, 0, 0, 0, 2, 0, 3, 6, 32, 1, 187, 245, 0, 36,
    88, 0, 0, 96, 2, 2, 3, 1, 1, 0, 0, 0, 2, 0, 80, 7, 32, 1, 196, 245, 0, 36, 88, 0, 0,
    96, 2, 2, 3, 1, 1, 0, 0, 0, 2, 0, 80, 7, 32, 1, 252, 245, 0, 204, 245, 0, 0, 74, 3, 1,
    0, 0, 1, 0, 0, 0, 103, 1, 0, 0, 141, 1, 65, 247, 0, 110, 246, 0, 0, 128, 1, 3, 125, 1, 1,
    0, 0, 0, 127, 1, 123, 2, 142, 1, 114, 247, 0, 84, 202, 0, 0, 220, 1, 1, 0, 0, 1, 0, 0, 0,
    2, 0, 124, 3, 3, 0, 131, 247, 0, 102, 134, 0, 0, 76, 3, 1, 0, 0, 1, 0, 2, 1, 2, 0, 7,
    2, 3, 0, 154, 247, 0, 134, 106, 0, 0, 58, 0, 1, 31, 1, 1, 0, 0, 0, 113, 1, 125, 2, 3, 0,
    124, 248, 0, 176, 247, 0, 0, 98, 2, 2, 1, 1, 1, 0, 0, 0, 2, 0, 126, 3, 143, 1, 142, 248, 0,
    36, 88, 0, 0, 96, 2, 2, 3, 1, 1, 0, 0, 0, 2, 0, 3, 6, 32, 1, 162, 248, 0, 135, 98, 0,
    0, 217, 2, 1, 32, 1, 1, 0, 0, 0, 2, 0, 122, 6, 140, 1, 219, 248, 0, 21, 88, 0, 0, 6, 2,
    2, 126, 1, 1, 0, 0, 0, 10, 1, 12, 7, 14, 1, 228, 248, 0, 21, 88, 0, 0, 96, 2, 2, 126, 1,
    1, 0, 0, 0, 11, 1, 12, 7, 14, 1, 149, 249, 0, 237, 248, 0, 1, 131, 1, 3, 0, 0, 1, 0, 3,
    2, 2, 0, 7, 2, 55, 1, 166, 249, 0, 161, 249, 0, 0, 0, 0, 0, 32, 1, 1, 0, 0, 0, 17, 1,
    28, 2, 3, 0, 179, 249, 0, 36, 88, 0, 0, 6, 2, 2, 3, 1, 1, 0, 0, 0, 2, 0, 3, 6, 32,
    1, 192, 249, 0, 36, 88, 0, 0, 6, 2, 2, 3, 1, 1, 0, 0, 0, 2, 0, 3, 6, 32, 1, 201, 249,
    0, 36, 88, 0, 0, 96, 2, 2, 3, 1, 1, 0, 0, 0, 2, 0, 3, 6, 32, 1, 217, 249, 0, 36, 88,
    0, 0, 96, 2, 2, 3, 1, 1, 0, 0, 0, 2, 0, 3, 6, 32, 1, 235, 249, 0, 36, 88, 0, 0, 96,
    2, 2, 3, 1, 1, 0, 0, 0, 2, 0, 3, 6, 32, 1, 0, 250, 0, 135, 98, 0, 0, 217, 2, 1, 32,
    1, 1, 0, 0, 0, 2, 0, 122, 6, 140, 1, 117, 250, 0, 11, 250, 0, 0, 134, 1, 3, 3, 1, 1, 0,
    0, 0, 2, 0, 3, 6, 144, 1, 170, 250, 0, 126, 250, 0, 0, 78, 3, 1, 127, 1, 1, 0, 0, 0, 2,
    0, 127, 6, 3, 0, 180, 250, 0, 126, 250, 0, 0, 78, 3, 1, 127, 1, 1, 0, 0, 0, 2, 0, 127, 6,
    3, 0, 191, 250, 0, 126, 250, 0, 0, 78, 3, 1, 127, 1, 1, 0, 0, 0, 2, 0, 127, 6, 3, 0, 202,
    250, 0, 126, 250, 0, 0, 78, 3, 1, 127, 1, 1, 0, 0, 0, 2, 0, 127, 6, 3, 0, 219, 250, 0, 214,
    250, 0, 4, 129, 1, 2, 125, 1, 5, 1, 0, 0, 2, 0, 128, 1, 77, 2, 5, 251, 0, 126, 250, 0, 0,
    78, 3, 1, 127, 1, 1, 0, 0, 0, 2, 0, 127, 6, 3, 0, 20, 251, 0, 36, 88, 0, 0, 6, 2, 2,
    3, 1, 1, 0, 0, 0, 2, 0, 3, 6, 32, 1, 29, 251, 0, 36, 88, 0, 0, 96, 2, 2, 3, 1, 1,
    0, 0, 0, 2, 0, 80, 7, 32, 1, 38, 251, 0, 135, 98, 0, 0, 217, 2, 1, 32, 1, 1, 0, 0, 0,
    2, 0, 122, 6, 140, 1, 47, 251, 0, 36, 88, 0, 0, 96, 2, 2, 3, 1, 1, 0, 0, 0, 2, 0, 80,
    7, 32, 1, 153, 251, 0, 101, 251, 0, 0, 80, 3, 1, 2, 1, 1, 0, 0, 0, 2, 0, 3, 1, 40, 1,
    162, 251, 0, 36, 88, 0, 0, 6, 2, 2, 3, 1, 1, 0, 0, 0, 2, 0, 3, 6, 32, 1, 171, 251, 0,
    36, 88, 0, 0, 96, 2, 2, 3, 1, 1, 0, 0, 0, 2, 0, 3, 6, 32, 1, 187, 251, 0, 36, 88, 0,
    0, 96, 2, 2, 3, 1, 1, 0, 0, 0, 2, 0, 3, 6, 32, 1, 221, 251, 0, 123, 78, 0, 0, 58, 0,
    1, 0, 0, 1, 0, 0, 0, 2, 0, 129, 5, 3, 0, 237, 251, 0, 232, 251, 0, 0, 137, 1, 3, 3, 1,
    1, 0, 0, 0, 2, 0, 130, 6, 136, 1, 46, 252, 0, 248, 251, 0, 0, 81, 3, 1, 128, 1, 1, 0, 0,
    0, 2, 0, 131, 5, 3, 0, 56, 252, 0, 36, 88, 0, 0, 96, 2, 2, 3, 1, 1, 0, 0, 0, 2, 0,
    3, 6, 32, 1, 71, 252, 0, 36, 88, 0, 0, 96, 2, 2, 3, 1, 1, 0, 0, 0, 2, 0, 3, 6, 32,
    1, 94, 252, 0, 36, 88, 0, 0, 96, 2, 2, 3, 1, 1, 0, 0, 0, 2, 0, 3, 6, 32, 1, 119, 252,
    0, 126, 250, 0, 0, 78, 3, 1, 127, 1, 1, 0, 0, 0, 2, 0, 127, 6, 3, 0, 85, 253, 0, 230, 252,
    0, 0, 83, 3, 1, 129, 1, 1, 0, 0, 0, 2, 0, 132, 2, 145, 1, 95, 253, 0, 36, 88, 0, 0, 6,
    2, 2, 3, 1, 1, 0, 0, 0, 2, 0, 3, 6, 32, 1, 104, 253, 0, 36, 88, 0, 0, 96, 2, 2, 3,
    1, 1, 0, 0, 0, 2, 0, 3, 6, 32, 1, 119, 254, 0, 132, 253, 0, 1, 140, 1, 3, 0, 0, 1, 0,
    5, 2, 128, 2, 7, 2, 3, 0, 130, 254, 0, 248, 251, 0, 0, 81, 3, 1, 128, 1, 1, 0, 0, 0, 2,
    0, 131, 5, 3, 0, 141, 254, 0, 126, 250, 0, 0, 78, 3, 1, 127, 1, 1, 0, 0, 0, 2, 0, 127, 6,
    3, 0, 152, 254, 0, 36, 88, 0, 0, 96, 2, 2, 3, 1, 1, 0, 0, 0, 2, 0, 80, 7, 32, 1, 160,
    254, 0, 248, 251, 0, 0, 81, 3, 1, 128, 1, 1, 0, 0, 0, 2, 0, 131, 5, 3, 0, 170, 254, 0, 252,
    159, 0, 0, 159, 0, 1, 130, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 182, 254, 0, 115, 161, 0, 0,
    100, 2, 2, 35, 1, 1, 0, 0, 0, 2, 0, 3, 1, 75, 1, 89, 255, 0, 193, 254, 0, 0, 102, 2, 2,
    3, 1, 1, 0, 0, 0, 2, 0, 133, 2, 146, 1, 104, 255, 0, 48, 167, 0, 1, 203, 0, 4, 131, 1, 1,
    0, 0, 0, 63, 3, 63, 2, 78, 1, 9, 0, 1, 153, 255, 0, 0, 86, 3, 1, 132, 1, 1, 0, 0, 0,
    2, 0, 134, 2, 147, 1, 133, 0, 1, 30, 0, 1, 4, 88, 3, 1, 131, 1, 4, 1, 0, 0, 2, 0, 4,
    1, 148, 2, 108, 1, 1, 149, 0, 1, 0, 143, 1, 3, 39, 1, 1, 0, 0, 0, 2, 0, 135, 3, 149, 1,
    5, 3, 1, 122, 1, 1, 1, 110, 0, 5, 131, 1, 1, 0, 0, 0, 63, 3, 63, 3, 150, 1, 86, 3, 1,
    43, 166, 0, 0, 104, 2, 2, 39, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 128, 3, 1, 62, 110, 0,
    0, 234, 0, 1, 0, 0, 1, 0, 0, 0, 2, 0, 136, 4, 3, 0, 95, 4, 1, 0, 0, 0, 0, 106, 2,
    1, 133, 1, 1, 0, 0, 0, 2, 0, 137, 2, 3, 0, 130, 4, 1, 0, 0, 0, 0, 106, 2, 2, 133, 1,
    1, 0, 0, 0, 2, 0, 138, 4, 3, 0, 222, 4, 1, 0, 0, 0, 0, 146, 1, 3, 134, 1, 1, 0, 0,
    0, 129, 1, 139, 6, 3, 0, 60, 8, 1, 0, 0, 0, 0, 91, 3, 1, 135, 1, 1, 0, 0, 0, 130, 1,
    137, 2, 3, 0, 72, 8, 1, 0, 0, 0, 0, 106, 2, 2, 133, 1, 1, 0, 0, 0, 131, 1, 140, 3, 3,
    0, 107, 10, 1, 0, 0, 0, 0, 149, 1, 1, 136, 1, 1, 0, 0, 0, 132, 4, 137, 2, 3, 0, 123, 10,
    1, 0, 0, 0, 0, 106, 2, 2, 133, 1, 1, 0, 0, 0, 2, 0, 138, 4, 3, 0, 140, 10, 1, 0, 0,
    0, 0, 106, 2, 1, 133, 1, 1, 0, 0, 0, 2, 0, 140, 3, 3, 0, 157, 10, 1, 0, 0, 0, 0, 106,
    2, 2, 133, 1, 1, 0, 0, 0, 2, 0, 138, 4, 3, 0, 173, 10, 1, 0, 0, 0, 0, 106, 2, 2, 133,
    1, 1, 0, 0, 0, 2, 0, 138, 4, 3, 0, 190, 10, 1, 0, 0, 0, 0, 122, 2, 1, 133, 1, 1, 0,
    0, 0, 2, 0, 137, 2, 3, 0, 200, 10, 1, 0, 0, 0, 0, 106, 2, 1, 133, 1, 1, 0, 0, 0, 2,
    0, 137, 2, 3, 0, 210, 10, 1, 0, 0, 0, 0, 122, 2, 1, 133, 1, 1, 0, 0, 0, 133, 4, 137, 2,
    3, 0, 221, 10, 1, 0, 0, 0, 0, 106, 2, 1, 133, 1, 1, 0, 0, 0, 2, 0, 137, 2, 3, 0, 178,
    11, 1, 0, 0, 0, 0, 94, 3, 1, 137, 1, 1, 0, 0, 0, 130, 1, 137, 2, 3, 0, 216, 11, 1, 0,
    0, 0, 4, 108, 2, 2, 138, 1, 13, 2, 0, 0, 2, 0, 141, 2, 151, 1, 40, 12, 1, 0, 0, 0, 0,
    0, 0, 0, 133, 1, 1, 0, 0, 0, 134, 1, 28, 4, 152, 1, 235, 13, 1, 0, 0, 0, 0, 149, 1, 3,
    136, 1, 1, 0, 0, 0, 135, 4, 137, 2, 3, 0, 225, 15, 1, 0, 0, 0, 0, 152, 1, 3, 139, 1, 1,
    0, 0, 0, 136, 4, 137, 2, 3, 0, 237, 15, 1, 0, 0, 0, 0, 109, 2, 1, 140, 1, 1, 0, 0, 0,
    137, 1, 142, 1, 3, 0, 249, 15, 1, 0, 0, 0, 0, 149, 1, 3, 136, 1, 1, 0, 0, 0, 135, 4, 137,
    2, 3, 0, 29, 16, 1, 0, 0, 0, 0, 112, 2, 2, 141, 1, 1, 0, 0, 0, 2, 0, 140, 3, 3, 0,
    38, 16, 1, 0, 0, 0, 0, 106, 2, 2, 142, 1, 1, 0, 0, 0, 2, 0, 143, 4, 3, 0, 49, 16, 1,
    0, 0, 0, 0, 106, 2, 1, 133, 1, 1, 0, 0, 0, 2, 0, 137, 2, 3, 0, 58, 16, 1, 0, 0, 0,
    0, 106, 2, 1, 133, 1, 1, 0, 0, 0, 2, 0, 137, 2, 3, 0, 225, 17, 1, 0, 0, 0, 0, 155, 1,
    3, 143, 1, 1, 0, 0, 0, 138, 1, 137, 2, 3, 0, 178, 19, 1, 0, 0, 0, 0, 114, 2, 2, 144, 1,
    1, 0, 0, 0, 2, 0, 137, 2, 3, 0, 190, 19, 1, 0, 0, 0, 0, 106, 2, 2, 142, 1, 1, 0, 0,
    0, 2, 0, 140, 3, 3, 0, 203, 19, 1, 0, 0, 0, 0, 106, 2, 2, 142, 1, 1, 0, 0, 0, 2, 0,
    140, 3, 3, 0, 222, 19, 1, 0, 0, 0, 0, 106, 2, 1, 133, 1, 1, 0, 0, 0, 2, 0, 137, 2, 3,
    0, 236, 19, 1, 0, 0, 0, 0, 106, 2, 1, 133, 1, 1, 0, 0, 0, 2, 0, 137, 2, 3, 0, 245, 19,
    1, 0, 0, 0, 0, 116, 2, 2, 145, 1, 1, 0, 0, 0, 2, 0, 143, 4, 3, 0, 6, 20, 1, 0, 0,
    0, 0, 106, 2, 2, 133, 1, 1, 0, 0, 0, 2, 0, 140, 3, 3, 0, 30, 20, 1, 0, 0, 0, 0, 161,
    1, 1, 142, 1, 1, 0, 0, 0, 2, 0, 137, 2, 3, 0, 47, 20, 1, 0, 0, 0, 0, 116, 2, 2, 145,
    1, 1, 0, 0, 0, 2, 0, 143, 4, 3, 0, 63, 20, 1, 0, 0, 0, 0, 106, 2, 2, 133, 1, 1, 0,
    0, 0, 2, 0, 140, 3, 3, 0, 88, 20, 1, 0, 0, 0, 0, 116, 2, 2, 145, 1, 1, 0, 0, 0, 2,
    0, 143, 4, 3, 0, 135, 20, 1, 0, 0, 0, 0, 118, 2, 2, 146, 1, 1, 0, 0, 0, 139, 1, 137, 2,
    3, 0, 147, 20, 1, 0, 0, 0, 0, 149, 1, 1, 136, 1, 1, 0, 0, 0, 132, 3, 137, 2, 3, 0, 163,
    20, 1, 0, 0, 0, 0, 106, 2, 2, 133, 1, 1, 0, 0, 0, 2, 0, 138, 4, 3, 0, 176, 20, 1, 0,
    0, 0, 0, 106, 2, 2, 133, 1, 1, 0, 0, 0, 2, 0, 138, 4, 3, 0, 189, 20, 1, 0, 0, 0, 0,
    106, 2, 2, 133, 1, 1, 0, 0, 0, 140, 1, 138, 4, 3, 0, 198, 20, 1, 0, 0, 0, 0, 106, 2, 1,
    133, 1, 1, 0, 0, 0, 141, 1, 137, 2, 3, 0, 7, 21, 1, 0, 0, 0, 0, 120, 2, 2, 137, 1, 1,
    0, 0, 0, 142, 1, 137, 2, 3, 0, 16, 21, 1, 0, 0, 0, 0, 106, 2, 2, 147, 1, 1, 0, 0, 0,
    2, 0, 140, 3, 3, 0, 25, 21, 1, 0, 0, 0, 0, 106, 2, 1, 133, 1, 1, 0, 0, 0, 2, 0, 137,
    2, 3, 0, 41, 21, 1, 0, 0, 0, 0, 91, 3, 1, 148, 1, 1, 0, 0, 0, 130, 1, 137, 2, 3, 0,
    57, 21, 1, 0, 0, 0, 0, 91, 3, 1, 148, 1, 1, 0, 0, 0, 130, 1, 137, 2, 3, 0, 73, 21, 1,
    0, 0, 0, 0, 91, 3, 1, 148, 1, 1, 0, 0, 0, 130, 1, 137, 2, 3, 0, 89, 21, 1, 0, 0, 0,
    0, 91, 3, 1, 148, 1, 1, 0, 0, 0, 130, 1, 137, 2, 3, 0, 105, 21, 1, 0, 0, 0, 0, 91, 3,
    1, 148, 1, 1, 0, 0, 0, 130, 1, 137, 2, 3, 0, 122, 21, 1, 0, 0, 0, 0, 91, 3, 1, 148, 1,
    1, 0, 0, 0, 130, 1, 137, 2, 3, 0, 138, 21, 1, 0, 0, 0, 0, 122, 2, 1, 133, 1, 1, 0, 0,
    0, 143, 2, 137, 2, 3, 0, 149, 21, 1, 0, 0, 0, 0, 122, 2, 1, 133, 1, 1, 0, 0, 0, 144, 7,
    137, 2, 3, 0, 162, 21, 1, 0, 0, 0, 0, 106, 2, 1, 137, 1, 1, 0, 0, 0, 145, 1, 137, 2, 3,
    0, 234, 21, 1, 0, 0, 0, 0, 149, 1, 1, 136, 1, 1, 0, 0, 0, 146, 7, 137, 2, 3, 0, 246, 21,
    1, 0, 0, 0, 0, 91, 3, 1, 148, 1, 1, 0, 0, 0, 130, 1, 137, 2, 3, 0, 3, 22, 1, 0, 0,
    0, 0, 106, 2, 1, 133, 1, 1, 0, 0, 0, 2, 0, 137, 2, 3, 0, 14, 22, 1, 0, 0, 0, 0, 158,
    1, 3, 149, 1, 1, 0, 0, 0, 2, 0, 137, 2, 3, 0, 27, 22, 1, 0, 0, 0, 0, 161, 1, 3, 133,
    1, 1, 0, 0, 0, 2, 0, 137, 2, 3, 0, 39, 22, 1, 0, 0, 0, 0, 122, 2, 1, 133, 1, 1, 0,
    0, 0, 2, 0, 137, 2, 3, 0, 223, 23, 1, 0, 0, 0, 0, 108, 3, 1, 150, 1, 1, 0, 0, 0, 147,
    2, 137, 2, 3, 0, 234, 23, 1, 0, 0, 0, 0, 106, 2, 2, 133, 1, 1, 0, 0, 0, 2, 0, 140, 3,
    3, 0, 243, 23, 1, 0, 0, 0, 0, 122, 2, 2, 133, 1, 1, 0, 0, 0, 2, 0, 137, 2, 3, 0, 254,
    23, 1, 0, 0, 0, 0, 122, 2, 1, 133, 1, 1, 0, 0, 0, 2, 0, 137, 2, 3, 0, 8, 24, 1, 0,
    0, 0, 0, 110, 3, 1, 148, 1, 1, 0, 0, 0, 148, 1, 137, 2, 3, 0, 18, 24, 1, 0, 0, 0, 0,
    124, 2, 2, 150, 1, 1, 0, 0, 0, 2, 0, 137, 2, 3, 0, 75, 24, 1, 0, 0, 0, 0, 164, 1, 3,
    136, 1, 1, 0, 0, 0, 149, 5, 137, 2, 3, 0, 97, 24, 1, 0, 0, 0, 4, 109, 2, 1, 138, 1, 14,
    2, 0, 0, 2, 0, 141, 2, 151, 1, 113, 24, 1, 0, 0, 0, 0, 109, 2, 1, 0, 0, 1, 0, 0, 0,
    2, 0, 144, 3, 3, 0, 153, 24, 1, 33, 213, 0, 0, 132, 2, 1, 4, 1, 1, 0, 0, 0, 2, 0, 145,
    2, 3, 0, 1, 25, 1, 168, 24, 1, 0, 173, 1, 1, 151, 1, 1, 0, 0, 0, 2, 0, 146, 2, 3, 0,
    212, 25, 1, 95, 25, 1, 0, 207, 0, 4, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 6, 1, 43, 26, 1,
    255, 25, 1, 0, 0, 0, 0, 152, 1, 1, 0, 0, 0, 150, 1, 3, 1, 3, 0, 94, 26, 1, 89, 26, 1,
    0, 211, 0, 4, 32, 1, 1, 0, 0, 0, 151, 3, 147, 5, 3, 0, 47, 27, 1, 233, 26, 1, 0, 156, 2,
    1, 152, 1, 1, 0, 0, 0, 2, 0, 3, 1, 153, 1, 198, 27, 1, 66, 27, 1, 0, 215, 0, 4, 153, 1,
    1, 0, 0, 0, 2, 0, 0, 0, 6, 1, 221, 27, 1, 216, 27, 1, 0, 223, 0, 1, 32, 1, 1, 0, 0,
    0, 152, 1, 146, 2, 3, 0, 75, 28, 1, 236, 27, 1, 0, 128, 2, 2, 154, 1, 1, 0, 0, 0, 2, 0,
    3, 1, 154, 1, 149, 28, 1, 94, 28, 1, 0, 223, 0, 1, 154, 1, 1, 0, 0, 0, 153, 3, 146, 2, 3,
    0, 15, 29, 1, 197, 28, 1, 0, 130, 2, 2, 3, 1, 1, 0, 0, 0, 2, 0, 116, 2, 138, 1, 187, 29,
    1, 135, 29, 1, 0, 114, 3, 1, 155, 1, 1, 0, 0, 0, 53, 2, 146, 2, 3, 0, 111, 30, 1, 209, 29,
    1, 0, 167, 1, 3, 4, 1, 1, 0, 0, 0, 2, 0, 148, 6, 155, 1, 100, 31, 1, 184, 30, 1, 0, 115,
    0, 5, 153, 1, 1, 0, 0, 0, 2, 0, 0, 0, 6, 1, 239, 31, 1, 114, 31, 1, 0, 173, 1, 2, 156,
    1, 1, 0, 0, 0, 152, 1, 146, 3, 156, 1, 159, 32, 1, 253, 31, 1, 0, 170, 1, 3, 4, 1, 1, 0,
    0, 0, 2, 0, 149, 2, 157, 1, 242, 32, 1, 177, 32, 1, 0, 132, 2, 2, 156, 1, 1, 0, 0, 0, 154,
    2, 146, 3, 156, 1, 195, 33, 1, 14, 33, 1, 0, 173, 1, 3, 4, 1, 1, 0, 0, 0, 2, 0, 150, 3,
    158, 1, 27, 34, 1, 216, 33, 1, 0, 115, 0, 2, 4, 1, 1, 0, 0, 0, 2, 0, 0, 0, 6, 1, 39,
    34, 1, 66, 27, 1, 0, 215, 0, 4, 153, 1, 1, 0, 0, 0, 2, 0, 0, 0, 6, 1, 57, 34, 1, 95,
    25, 1, 0, 207, 0, 4, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 6, 1, 110, 34, 1, 245, 147, 0, 0,
    134, 2, 2, 155, 1, 1, 0, 0, 0, 52, 3, 151, 3, 3, 0, 212, 34, 1, 133, 34, 1, 0, 132, 2, 1,
    157, 1, 1, 0, 0, 0, 155, 2, 146, 2, 3, 0, 240, 34, 1, 235, 34, 1, 0, 176, 1, 3, 154, 1, 1,
    0, 0, 0, 156, 1, 151, 3, 3, 0, 40, 35, 1, 4, 35, 1, 0, 173, 1, 1, 0, 0, 1, 0, 0, 0,
    2, 0, 0, 0, 3, 0, 58, 35, 1, 53, 35, 1, 0, 136, 2, 2, 157, 1, 1, 0, 0, 0, 157, 1, 146,
    2, 3, 0, 19, 36, 1, 75, 35, 1, 1, 179, 1, 3, 4, 1, 1, 0, 0, 0, 158, 1, 3, 1, 159, 1,
    191, 36, 1, 34, 36, 1, 0, 120, 0, 5, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 6, 1, 206, 36, 1,
    33, 213, 0, 0, 132, 2, 1, 4, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 229, 36, 1, 224, 36, 1,
    0, 138, 2, 2, 151, 1, 1, 0, 0, 0, 159, 1, 151, 3, 3, 0, 79, 37, 1, 244, 36, 1, 0, 182, 1,
    3, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 6, 1, 115, 37, 1, 110, 37, 1, 1, 219, 0, 4, 151, 1,
    1, 0, 0, 0, 160, 2, 0, 0, 6, 1, 141, 37, 1, 136, 37, 1, 1, 223, 0, 4, 38, 1, 1, 0, 0,
    0, 160, 2, 0, 0, 6, 1, 230, 37, 1, 163, 37, 1, 0, 223, 0, 1, 4, 1, 1, 0, 0, 0, 161, 1,
    146, 2, 3, 0, 46, 38, 1, 247, 37, 1, 0, 117, 3, 1, 59, 1, 1, 0, 0, 0, 2, 0, 56, 2, 3,
    0, 151, 38, 1, 116, 38, 1, 0, 185, 1, 2, 158, 1, 1, 0, 0, 0, 2, 0, 3, 2, 59, 1, 8, 39,
    1, 0, 0, 0, 0, 185, 1, 3, 158, 1, 1, 0, 0, 0, 2, 0, 152, 2, 160, 1, 60, 39, 1, 0, 0,
    0, 0, 185, 1, 1, 5, 1, 1, 0, 0, 0, 2, 0, 3, 2, 161, 1, 139, 39, 1, 92, 39, 1, 0, 185,
    1, 1, 159, 1, 1, 0, 0, 0, 2, 0, 3, 2, 162, 1, 152, 40, 1, 0, 0, 0, 0, 188, 1, 3, 5,
    1, 1, 0, 0, 0, 2, 0, 153, 3, 163, 1, 92, 41, 1, 0, 0, 0, 0, 125, 0, 5, 5, 1, 1, 0,
    0, 0, 2, 0, 154, 2, 164, 1, 20, 42, 1, 0, 0, 0, 0, 130, 0, 5, 5, 1, 1, 0, 0, 0, 2,
    0, 154, 2, 165, 1, 180, 42, 1, 0, 0, 0, 0, 135, 0, 5, 5, 1, 1, 0, 0, 0, 2, 0, 155, 2,
    166, 1, 56, 43, 1, 0, 0, 0, 0, 140, 0, 5, 5, 1, 1, 0, 0, 0, 2, 0, 155, 2, 167, 1, 141,
    43, 1, 0, 0, 0, 0, 140, 2, 2, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 225, 43, 1, 0,
    0, 0, 0, 142, 2, 2, 5, 1, 1, 0, 0, 0, 2, 0, 3, 1, 3, 0, 185, 44, 1, 10, 44, 1, 0,
    191, 1, 3, 160, 1, 1, 0, 0, 0, 162, 1, 156, 3, 168, 1, 36, 46, 1, 34, 45, 1, 0, 145, 0, 5,
    161, 1, 1, 0, 0, 0, 2, 0, 157, 3, 169, 1, 43, 47, 1, 67, 46, 1, 0, 150, 0, 5, 161, 1, 1,
    0, 0, 0, 2, 0, 158, 3, 170, 1, 53, 48, 1, 131, 47, 1, 0, 144, 2, 2, 162, 2, 1, 0, 0, 0,
    2, 0, 159, 4, 171, 1, 255, 4, 0, 0, 2, 0, 0, 30, 5, 1, 1, 0, 0, 0, 42, 5, 1, 1, 0,
    0, 0, 50, 5, 1, 1, 0, 0, 0, 186, 40, 1, 1, 0, 0, 0, 49, 6, 1, 1, 0, 0, 0, 37, 64,
    2, 2, 1, 0, 0, 193, 5, 3, 3, 1, 0, 0, 193, 5, 3, 3, 1, 0, 0, 43, 6, 1, 1, 0, 0,
    0, 55, 6, 1, 1, 0, 0, 0, 158, 16, 1, 1, 0, 0, 0, 246, 9, 1, 1, 0, 0, 0, 252, 9, 1,
    1, 0, 0, 0, 1, 10, 1, 1, 0, 0, 0, 7, 10, 1, 1, 0, 0, 0, 16, 10, 1, 1, 0, 0, 0,
    106, 62, 1, 1, 0, 0, 0, 155, 53, 1, 1, 0, 0, 0, 49, 6, 1, 1, 0, 0, 0, 94, 66, 1, 1,
    0, 0, 0, 26, 10, 1, 1, 0, 0, 0, 31, 10, 1, 1, 0, 0, 0, 178, 15, 1, 1, 0, 0, 0, 207,
    63, 1, 1, 0, 0, 0, 158, 16, 4, 4, 1, 0, 0, 58, 44, 1, 1, 0, 0, 0, 37, 64, 1, 1, 0,
    0, 0, 91, 17, 1, 1, 0, 0, 0, 196, 63, 1, 1, 0, 0, 0, 85, 17, 1, 1, 0, 0, 0, 97, 17,
    1, 1, 0, 0, 0, 223, 17, 1, 5, 4, 1, 1, 198, 64, 1, 1, 0, 0, 0, 180, 1, 4, 1, 167, 1,
    4, 2, 158, 2, 4, 1, 167, 2, 4, 1, 34, 2, 4, 1, 186, 0, 1, 1, 178, 2, 1, 1, 76, 2, 0,
    2, 193, 0, 0, 2, 206, 0, 0, 2, 221, 0, 0, 2, 244, 0, 0, 2, 4, 1, 0, 2, 24, 1, 0, 2,
    39, 1, 0, 2, 58, 1, 0, 2, 75, 1, 0, 2, 187, 2, 0, 2, 109, 1, 0, 2, 205, 2, 0, 2, 225,
    2, 0, 2, 186, 0, 1, 1, 193, 0, 0, 2, 206, 0, 0, 2, 221, 0, 0, 2, 244, 0, 0, 2, 4, 1,
    0, 2, 24, 1, 0, 2, 39, 1, 0, 2, 58, 1, 0, 2, 75, 1, 0, 2, 91, 1, 0, 2, 109, 1, 0,
    2, 232, 7, 4, 2, 243, 7, 4, 2, 213, 7, 4, 2, 44, 15, 0, 2, 95, 14, 0, 2, 40, 15, 0, 2,
    57, 15, 0, 2, 69, 15, 0, 2, 86, 15, 114, 2, 101, 15, 0, 1, 186, 0, 1, 1, 143, 1, 4, 1, 156,
    1, 4, 1, 167, 1, 4, 2, 206, 0, 0, 2, 24, 1, 0, 2, 39, 1, 0, 2, 109, 1, 0, 2, 66, 6,
    52, 2, 133, 6, 9, 0, 143, 6, 9, 0, 153, 6, 9, 0, 163, 6, 9, 0, 174, 6, 9, 0, 185, 6, 9,
    0, 60, 3, 0, 2, 67, 14, 0, 1, 79, 14, 0, 1, 44, 15, 0, 2, 95, 14, 0, 2, 113, 14, 0, 2,
    125, 14, 0, 2, 137, 14, 0, 2, 151, 14, 0, 2, 186, 0, 1, 1, 143, 1, 4, 1, 156, 1, 4, 1, 167,
    1, 4, 2, 244, 0, 0, 2, 186, 1, 0, 2, 201, 1, 0, 2, 5, 2, 4, 1, 13, 2, 4, 1, 24, 2,
    4, 1, 34, 2, 4, 1, 47, 2, 4, 2, 60, 2, 0, 2, 76, 2, 0, 2, 186, 0, 1, 1, 143, 1, 4,
    1, 156, 1, 4, 1, 167, 1, 4, 2, 225, 1, 4, 2, 22, 3, 0, 2, 35, 3, 0, 2, 160, 3, 6, 0,
    73, 4, 6, 0, 82, 4, 6, 0, 91, 4, 19, 0, 100, 4, 19, 0, 109, 4, 19, 0, 24, 17, 19, 0, 4,
    17, 19, 0, 9, 17, 19, 0, 196, 6, 19, 0, 16, 17, 19, 0, 20, 17, 19, 0, 160, 3, 6, 0, 73, 4,
    6, 0, 82, 4, 23, 0, 91, 4, 6, 0, 100, 4, 19, 0, 232, 7, 9, 2, 243, 7, 9, 2, 213, 7, 9,
    2, 6, 7, 0, 2, 13, 7, 63, 2, 172, 7, 64, 0, 73, 10, 64, 0, 62, 13, 9, 2, 166, 7, 9, 2,
    77, 13, 9, 2, 122, 4, 12, 0, 198, 3, 9, 2, 88, 66, 229, 0, 167, 43, 223, 0, 142, 11, 224, 0, 122,
    4, 12, 0, 198, 3, 9, 2, 88, 66, 229, 0, 167, 43, 223, 0, 50, 66, 224, 0, 212, 66, 235, 0, 216, 57,
    55, 0, 214, 36, 235, 0, 190, 66, 232, 0, 194, 66, 19, 0, 212, 66, 236, 0, 216, 57, 55, 0, 214, 36, 236,
    0, 190, 66, 237, 0, 194, 66, 19, 0, 212, 66, 235, 0, 214, 36, 235, 0, 139, 37, 235, 0, 216, 57, 232, 0,
    194, 66, 19, 0, 212, 66, 236, 0, 214, 36, 236, 0, 139, 37, 236, 0, 216, 57, 237, 0, 194, 66, 19, 0, 212,
    66, 240, 0, 216, 57, 55, 0, 214, 36, 240, 0, 190, 66, 241, 0, 194, 66, 55, 0, 212, 66, 240, 0, 214, 36,
    240, 0, 139, 37, 240, 0, 216, 57, 241, 0, 194, 66, 55, 0, 167, 1, 4, 2, 143, 1, 4, 1, 156, 1, 4,
    1, 186, 0, 1, 1, 172, 7, 73, 0, 186, 7, 9, 2, 197, 7, 9, 2, 49, 7, 73, 1, 95, 11, 55, 0,
    101, 11, 97, 0, 109, 11, 97, 0, 118, 11, 97, 0, 16, 5, 19, 0, 212, 66, 19, 0, 203, 11, 19, 0, 159,
    11, 19, 0, 241, 9, 19, 0, 207, 11, 19, 0, 210, 11, 19, 0, 215, 11, 19, 0, 172, 7, 107, 0, 62, 13,
    9, 2, 166, 7, 9, 2, 77, 13, 9, 2, 172, 7, 12, 0, 62, 13, 9, 2, 166, 7, 9, 2, 77, 13, 9,
    2, 16, 5, 19, 0, 154, 15, 19, 0, 196, 6, 19, 0, 108, 13, 19, 0, 232, 7, 9, 0, 243, 7, 9, 0,
    213, 7, 9, 0, 30, 17, 0, 2, 232, 7, 9, 2, 243, 7, 9, 2, 213, 7, 9, 2, 39, 17, 0, 2, 122,
    4, 152, 0, 174, 62, 152, 0, 196, 6, 149, 0, 163, 9, 149, 0, 124, 62, 148, 0, 35, 63, 158, 0, 152, 11,
    149, 0, 75, 63, 1, 0, 172, 7, 64, 0, 62, 13, 9, 2, 166, 7, 9, 2, 77, 13, 9, 2, 122, 4, 12,
    0, 198, 3, 9, 2, 167, 43, 223, 0, 50, 66, 224, 0, 127, 4, 18, 0, 131, 4, 18, 0, 26, 0, 0, 0,
    78, 66, 225, 2, 122, 4, 12, 0, 198, 3, 9, 2, 167, 43, 223, 0, 142, 11, 224, 0, 172, 7, 63, 0, 198,
    3, 9, 2, 66, 7, 0, 0, 167, 43, 225, 1, 255, 4, 18, 0, 172, 7, 63, 0, 198, 3, 9, 2, 167, 43,
    225, 1, 168, 17, 144, 0, 181, 17, 145, 0, 193, 17, 146, 0, 209, 17, 146, 0, 225, 1, 6, 2, 244, 1, 4,
    1, 186, 0, 1, 1, 37, 64, 0, 0, 191, 3, 12, 0, 198, 3, 9, 2, 37, 64, 18, 0, 191, 3, 12, 0,
    198, 3, 9, 2, 127, 4, 21, 0, 131, 4, 21, 0, 26, 0, 21, 0, 127, 4, 22, 0, 131, 4, 22, 0, 26,
    0, 22, 0, 122, 4, 12, 0, 198, 3, 9, 2, 154, 15, 20, 0, 214, 36, 24, 0, 139, 37, 25, 0, 28, 0,
    25, 0, 160, 3, 33, 0, 73, 4, 33, 0, 82, 4, 33, 0, 167, 43, 30, 0, 6, 5, 30, 0, 11, 5, 30,
    0, 26, 0, 34, 0, 6, 5, 34, 0, 11, 5, 34, 0, 122, 4, 12, 0, 10, 17, 9, 0, 37, 64, 30, 0,
    84, 5, 0, 0, 96, 5, 0, 0, 107, 5, 0, 0, 66, 6, 52, 2, 84, 6, 9, 2, 97, 6, 9, 2, 66,
    6, 52, 2, 16, 5, 12, 0, 212, 66, 12, 0, 37, 64, 0, 0, 196, 6, 55, 0, 203, 6, 55, 0, 209, 6,
    57, 0, 213, 6, 57, 0, 217, 6, 58, 0, 212, 66, 58, 0, 245, 6, 61, 0, 198, 3, 9, 2, 36, 7, 65,
    0, 43, 7, 65, 0, 49, 7, 65, 0, 43, 7, 65, 0, 202, 7, 65, 0, 49, 7, 65, 0, 109, 0, 9, 0,
    99, 0, 9, 0, 213, 7, 9, 0, 106, 62, 84, 0, 92, 10, 85, 0, 154, 15, 85, 0, 130, 10, 1, 0, 140,
    10, 19, 2, 157, 10, 19, 2, 255, 4, 88, 0, 37, 64, 95, 0, 209, 10, 6, 0, 214, 36, 19, 0, 139, 37,
    19, 0, 28, 0, 19, 0, 160, 3, 19, 0, 73, 4, 19, 0, 82, 4, 19, 0, 137, 11, 19, 0, 167, 43, 19,
    0, 142, 11, 19, 2, 11, 10, 19, 0, 167, 43, 19, 0, 142, 11, 19, 2, 37, 64, 19, 0, 137, 11, 19, 0,
    167, 43, 19, 0, 37, 64, 19, 0, 11, 10, 19, 0, 167, 43, 19, 0, 59, 6, 19, 0, 11, 10, 19, 0, 152,
    11, 19, 0, 60, 3, 19, 2, 221, 11, 19, 2, 240, 11, 19, 2, 130, 10, 76, 0, 121, 12, 19, 0, 131, 12,
    19, 0, 37, 64, 55, 0, 148, 12, 0, 2, 164, 12, 0, 2, 8, 13, 0, 0, 18, 13, 0, 2, 29, 13, 0,
    0, 172, 7, 110, 0, 97, 13, 9, 0, 166, 7, 9, 2, 205, 14, 3, 0, 223, 14, 3, 0, 239, 14, 3, 0,
    5, 15, 1, 1, 13, 15, 6, 1, 20, 15, 6, 1, 60, 3, 123, 2, 71, 46, 119, 2, 11, 8, 123, 2, 207,
    63, 120, 0, 237, 15, 120, 1, 251, 15, 123, 2, 124, 62, 148, 0, 37, 64, 149, 0, 145, 62, 149, 0, 122, 4,
    152, 0, 196, 6, 149, 0, 163, 9, 149, 0, 130, 10, 1, 0, 196, 62, 154, 2, 215, 62, 154, 2, 124, 62, 148,
    0, 152, 11, 149, 0, 75, 63, 1, 0, 214, 36, 158, 0, 139, 37, 158, 0, 28, 0, 158, 0, 46, 60, 162, 0,
    8, 29, 162, 0, 211, 8, 162, 0, 46, 60, 162, 0, 8, 29, 162, 0, 214, 36, 162, 0, 46, 60, 166, 0, 8,
    29, 166, 0, 211, 8, 166, 0, 46, 60, 167, 0, 8, 29, 167, 0, 211, 8, 167, 0, 217, 63, 170, 0, 230, 63,
    162, 0, 241, 63, 172, 0, 130, 10, 163, 0, 20, 64, 153, 0, 31, 64, 153, 0, 255, 4, 173, 0, 25, 63, 177,
    0, 10, 17, 149, 0, 37, 64, 185, 0, 191, 3, 186, 0, 198, 3, 9, 2, 130, 10, 1, 0, 140, 10, 0, 2,
    157, 10, 0, 2, 214, 36, 106, 0, 139, 37, 106, 0, 28, 0, 106, 0, 130, 10, 189, 0, 20, 64, 0, 0, 31,
    64, 0, 0, 228, 64, 6, 0, 148, 12, 0, 2, 164, 12, 0, 2, 13, 64, 0, 0, 73, 10, 73, 0, 198, 3,
    9, 2, 37, 64, 197, 0, 15, 65, 197, 0, 102, 13, 198, 0, 43, 7, 201, 0, 111, 65, 201, 0, 118, 65, 207,
    0, 43, 7, 209, 0, 111, 65, 209, 0, 118, 65, 207, 0, 43, 7, 213, 0, 111, 65, 213, 0, 118, 65, 207, 0,
    224, 65, 214, 0, 198, 3, 215, 0, 43, 7, 214, 0, 1, 65, 206, 0, 8, 65, 196, 0, 245, 65, 196, 0, 43,
    7, 201, 0, 36, 7, 201, 0, 118, 65, 207, 0, 127, 4, 18, 0, 131, 4, 18, 0, 26, 0, 18, 0, 255, 4,
    18, 0, 73, 10, 18, 0, 84, 66, 9, 2, 172, 7, 0, 0, 73, 10, 18, 0, 209, 10, 227, 0, 127, 4, 18,
    0, 131, 4, 0, 0, 26, 0, 18, 2, 255, 4, 18, 0, 113, 66, 9, 2, 125, 66, 9, 2, 50, 66, 18, 0,
    122, 4, 12, 0, 198, 3, 9, 2, 214, 36, 231, 0, 139, 37, 231, 0, 28, 0, 232, 0, 214, 36, 233, 0, 212,
    66, 233, 0, 216, 57, 234, 0, 216, 57, 234, 0, 214, 36, 233, 0, 212, 66, 233, 1, 169, 3, 11, 0, 180, 3,
    3, 0, 214, 36, 26, 0, 139, 37, 26, 0, 127, 4, 30, 0, 131, 4, 30, 0, 71, 5, 35, 0, 186, 40, 36,
    0, 47, 5, 37, 0, 35, 5, 38, 0, 119, 5, 40, 2, 60, 3, 35, 2, 49, 6, 40, 0, 94, 2, 41, 2,
    71, 5, 42, 0, 35, 5, 38, 0, 37, 64, 0, 0, 142, 40, 41, 0, 127, 4, 47, 0, 131, 4, 47, 0, 178,
    5, 48, 0, 183, 5, 48, 0, 191, 3, 12, 0, 112, 6, 52, 1, 66, 6, 52, 2, 191, 3, 12, 0, 206, 3,
    0, 0, 143, 13, 1, 0, 221, 6, 61, 0, 198, 3, 9, 2, 6, 7, 63, 2, 13, 7, 63, 2, 37, 64, 70,
    0, 49, 7, 63, 0, 127, 4, 76, 0, 131, 4, 76, 0, 106, 62, 77, 0, 154, 15, 78, 0, 190, 10, 0, 0,
    199, 10, 0, 0, 255, 4, 88, 0, 209, 10, 6, 0, 122, 4, 76, 0, 198, 3, 76, 2, 127, 4, 92, 0, 131,
    4, 92, 0, 218, 10, 89, 0, 37, 64, 95, 0, 49, 6, 96, 0, 84, 11, 97, 0, 35, 5, 97, 0, 88, 11,
    1, 0, 47, 5, 96, 0, 35, 5, 97, 0, 126, 11, 96, 0, 131, 11, 1, 0, 122, 4, 19, 0, 52, 18, 19,
    0, 127, 4, 19, 0, 131, 4, 19, 0, 3, 12, 0, 0, 14, 12, 0, 0, 142, 12, 88, 0, 145, 12, 88, 0,
    37, 64, 101, 0, 241, 9, 100, 0, 210, 12, 0, 0, 229, 12, 0, 2, 127, 4, 106, 0, 131, 4, 106, 0, 172,
    7, 107, 0, 1, 13, 107, 0, 172, 7, 107, 0, 10, 17, 9, 0, 172, 7, 107, 0, 91, 17, 109, 0, 255, 6,
    73, 0, 191, 3, 107, 0, 167, 43, 19, 0, 149, 13, 19, 0, 71, 5, 0, 0, 193, 14, 114, 0, 13, 16, 120,
    0, 18, 16, 117, 2, 127, 4, 117, 0, 131, 4, 117, 0, 6, 7, 117, 2, 80, 16, 120, 2, 207, 63, 120, 0,
    251, 15, 123, 2, 124, 16, 0, 0, 136, 16, 0, 2, 130, 10, 1, 0, 235, 5, 0, 2, 72, 17, 11, 0, 79,
    17, 11, 0, 127, 4, 133, 0, 131, 4, 133, 0, 127, 4, 136, 0, 131, 4, 136, 0, 91, 17, 134, 0, 155, 7,
    133, 0, 148, 17, 139, 0, 153, 17, 139, 0, 127, 4, 139, 0, 131, 4, 139, 0, 91, 17, 134, 0, 39, 17, 0,
    2, 71, 5, 134, 0, 10, 17, 133, 0, 158, 17, 134, 0, 163, 17, 134, 0, 71, 5, 92, 0, 91, 17, 136, 0,
    255, 6, 73, 0, 155, 7, 9, 0, 101, 62, 148, 0, 198, 3, 149, 2, 73, 4, 152, 0, 82, 4, 152, 0, 235,
    62, 0, 0, 246, 62, 0, 0, 35, 63, 154, 0, 15, 63, 156, 0, 1, 13, 148, 0, 172, 7, 148, 0, 73, 4,
    157, 0, 82, 4, 157, 0, 73, 4, 162, 0, 82, 4, 162, 0, 127, 4, 162, 0, 131, 4, 162, 0, 46, 60, 162,
    0, 176, 63, 152, 0, 127, 4, 164, 0, 131, 4, 164, 0, 127, 4, 152, 0, 131, 4, 152, 0, 37, 64, 154, 0,
    180, 63, 152, 0, 37, 64, 154, 0, 47, 5, 149, 0, 37, 64, 162, 0, 188, 63, 149, 1, 37, 64, 152, 0, 188,
    63, 149, 1, 73, 4, 163, 0, 82, 4, 163, 0, 246, 63, 174, 0, 1, 64, 174, 0, 59, 6, 174, 0, 13, 64,
    172, 0, 106, 62, 148, 0, 37, 64, 154, 0, 255, 4, 173, 0, 10, 17, 149, 0, 57, 64, 173, 0, 65, 64, 173,
    0, 127, 4, 184, 0, 131, 4, 184, 0, 219, 5, 188, 0, 60, 3, 0, 2, 172, 7, 73, 0, 10, 17, 9, 0,
    255, 6, 73, 0, 198, 3, 9, 2, 172, 7, 73, 0, 91, 17, 195, 0, 1, 65, 196, 0, 8, 65, 196, 0, 79,
    11, 206, 0, 6, 7, 196, 2, 87, 65, 11, 0, 99, 65, 11, 0, 1, 65, 212, 0, 8, 65, 212, 0, 182, 12,
    214, 0, 198, 3, 215, 0, 1, 65, 206, 0, 8, 65, 206, 0, 214, 36, 214, 0, 139, 37, 214, 0, 1, 65, 205,
    0, 66, 7, 217, 0, 43, 7, 196, 0, 197, 34, 207, 0, 1, 65, 221, 0, 12, 66, 217, 0, 79, 11, 11, 0,
    132, 5, 11, 0, 255, 4, 18, 0, 84, 66, 9, 2, 255, 4, 18, 0, 209, 10, 227, 0, 172, 7, 18, 0, 73,
    10, 18, 0, 127, 4, 228, 0, 131, 4, 228, 0, 255, 4, 18, 0, 26, 0, 0, 2, 142, 12, 18, 0, 145, 12,
    18, 0, 214, 36, 238, 0, 139, 37, 238, 0, 214, 36, 239, 0, 139, 37, 239, 0, 214, 36, 242, 0, 139, 37, 242,
    0, 216, 66, 234, 0, 219, 66, 234, 0, 91, 17, 28, 0, 243, 4, 29, 0, 136, 1, 3, 0, 94, 2, 0, 2,
    140, 3, 9, 2, 152, 3, 9, 0, 160, 3, 0, 2, 136, 1, 11, 0, 60, 3, 9, 2, 206, 3, 18, 0, 118,
    4, 19, 0, 118, 4, 20, 0, 118, 4, 21, 0, 118, 4, 22, 0, 118, 4, 24, 0, 118, 4, 27, 0, 16, 5,
    30, 0, 206, 3, 30, 0, 118, 4, 30, 0, 16, 5, 34, 0, 118, 4, 9, 0, 79, 5, 9, 0, 206, 3, 0,
    1, 71, 5, 36, 0, 55, 5, 39, 0, 196, 63, 9, 0, 206, 3, 36, 0, 206, 3, 35, 0, 137, 5, 1, 0,
    132, 5, 3, 0, 170, 5, 47, 0, 206, 3, 48, 0, 206, 3, 47, 0, 206, 3, 1, 0, 152, 3, 0, 2, 152,
    3, 0, 0, 37, 64, 53, 0, 206, 3, 9, 0, 118, 4, 59, 0, 37, 64, 60, 0, 182, 12, 0, 2, 21, 7,
    64, 2, 206, 3, 64, 1, 206, 3, 73, 0, 152, 3, 74, 0, 212, 66, 73, 0, 94, 2, 64, 2, 118, 4, 76,
    0, 39, 10, 76, 0, 43, 10, 6, 0, 118, 4, 23, 0, 118, 4, 78, 0, 39, 10, 81, 0, 118, 4, 81, 0,
    60, 10, 19, 2, 73, 10, 0, 0, 160, 3, 19, 2, 152, 3, 19, 2, 118, 4, 86, 0, 71, 5, 76, 0, 118,
    4, 19, 1, 118, 4, 88, 0, 118, 4, 89, 0, 79, 11, 19, 0, 235, 59, 19, 0, 106, 62, 97, 0, 118, 4,
    101, 0, 109, 12, 3, 0, 235, 5, 19, 2, 71, 5, 106, 0, 206, 3, 106, 0, 246, 12, 11, 0, 73, 10, 107,
    0, 43, 7, 107, 0, 49, 7, 107, 0, 212, 66, 65, 0, 206, 3, 65, 0, 206, 3, 108, 0, 206, 3, 12, 0,
    206, 3, 107, 0, 235, 59, 65, 0, 152, 3, 65, 0, 152, 3, 12, 0, 118, 4, 111, 0, 59, 14, 0, 2, 235,
    5, 117, 2, 94, 2, 117, 2, 58, 44, 118, 1, 200, 15, 119, 0, 154, 15, 121, 0, 58, 44, 122, 1, 154, 15,
    122, 0, 154, 50, 120, 0, 6, 16, 120, 0, 154, 15, 123, 0, 206, 3, 118, 0, 206, 3, 122, 0, 178, 15, 119,
    0, 37, 64, 118, 0, 37, 64, 122, 0, 37, 64, 119, 0, 37, 64, 123, 0, 37, 64, 121, 0, 206, 3, 123, 0,
    58, 44, 122, 0, 37, 64, 117, 0, 6, 7, 128, 0, 13, 7, 128, 0, 39, 10, 131, 0, 152, 3, 131, 0, 13,
    7, 0, 2, 94, 2, 73, 2, 39, 10, 132, 0, 152, 3, 132, 0, 48, 17, 11, 0, 66, 17, 0, 2, 206, 3,
    133, 0, 6, 7, 134, 2, 206, 3, 134, 0, 97, 17, 135, 0, 105, 17, 11, 0, 6, 7, 135, 2, 206, 3, 135,
    0, 114, 17, 134, 2, 206, 3, 136, 0, 206, 3, 138, 0, 149, 13, 1, 0, 43, 7, 139, 0, 49, 7, 139, 0,
    43, 7, 140, 0, 133, 17, 133, 2, 141, 17, 133, 0, 39, 10, 9, 0, 206, 3, 139, 0, 79, 5, 133, 0, 206,
    3, 0, 2, 39, 10, 92, 0, 39, 10, 133, 0, 43, 7, 134, 0, 206, 3, 142, 0, 206, 3, 143, 0, 206, 3,
    147, 0, 232, 17, 147, 2, 110, 62, 148, 0, 206, 3, 149, 0, 71, 5, 152, 0, 206, 3, 152, 0, 71, 5, 153,
    0, 206, 3, 153, 0, 181, 62, 154, 2, 1, 13, 0, 0, 2, 63, 154, 2, 206, 3, 156, 0, 25, 63, 154, 0,
    81, 12, 154, 0, 71, 5, 157, 0, 206, 3, 157, 0, 206, 3, 55, 0, 206, 3, 158, 0, 71, 5, 162, 0, 206,
    3, 162, 0, 206, 3, 163, 0, 166, 63, 154, 2, 206, 3, 154, 1, 71, 5, 164, 0, 206, 3, 164, 0, 206, 3,
    165, 0, 206, 3, 166, 0, 206, 3, 167, 0, 206, 3, 154, 0, 20, 5, 1, 0, 206, 3, 168, 0, 206, 3, 171,
    0, 206, 3, 173, 0, 224, 63, 171, 0, 71, 5, 163, 0, 206, 3, 174, 0, 206, 3, 175, 0, 109, 12, 0, 1,
    206, 3, 177, 0, 123, 64, 154, 0, 190, 64, 3, 0, 39, 10, 1, 0, 206, 3, 185, 0, 60, 10, 0, 2, 206,
    3, 189, 0, 235, 59, 0, 0, 241, 65, 0, 0, 203, 64, 190, 0, 37, 64, 184, 0, 152, 3, 184, 0, 43, 7,
    191, 0, 218, 64, 192, 0, 206, 3, 64, 0, 233, 64, 0, 2, 206, 3, 194, 0, 242, 64, 9, 2, 49, 7, 196,
    0, 49, 7, 197, 0, 43, 7, 199, 0, 49, 7, 200, 0, 49, 7, 201, 0, 1, 65, 205, 2, 49, 7, 205, 0,
    49, 7, 196, 2, 49, 7, 209, 0, 13, 7, 196, 2, 49, 7, 212, 0, 49, 7, 206, 0, 49, 7, 213, 0, 49,
    7, 214, 0, 211, 8, 206, 0, 28, 0, 214, 0, 211, 8, 196, 0, 49, 7, 199, 0, 234, 65, 214, 0, 43, 7,
    221, 0, 49, 7, 221, 0, 1, 65, 199, 0, 152, 3, 225, 0, 206, 3, 224, 0, 152, 3, 18, 0, 59, 6, 228,
    0, 118, 4, 228, 0, 118, 4, 18, 0, 191, 3, 108, 0, 118, 4, 231, 0, 16, 5, 233, 0, 16, 5, 240, 0,
    61, 5, 29, 0, 37, 64, 49, 0, 58, 44, 103, 0, 0, 81, 12, 5, 0, 1, 146, 5, 44, 0, 0, 238, 10,
    91, 0, 0, 246, 10, 5, 0, 1, 37, 64, 0, 0, 1, 115, 63, 7, 0, 1, 90, 12, 104, 18, 0, 233, 9,
    105, 0, 1, 101, 12, 44, 0, 1, 213, 3, 102, 0, 1, 120, 15, 115, 0, 1, 133, 15, 72, 0, 1, 33, 15,
    5, 0, 1, 146, 15, 72, 0, 1, 158, 15, 116, 0, 1, 168, 15, 5, 0, 1, 143, 65, 98, 0, 0, 152, 65,
    98, 0, 0, 15, 65, 155, 0, 0, 102, 13, 155, 0, 0, 162, 65, 16, 0, 0, 26, 65, 16, 0, 0, 170, 65,
    16, 0, 0, 192, 65, 202, 0, 0, 152, 11, 202, 0, 0, 196, 6, 202, 0, 0, 102, 13, 98, 0, 0, 204, 65,
    219, 0, 0, 214, 65, 219, 0, 0, 161, 63, 220, 0, 0, 102, 2, 7, 0, 1, 111, 2, 5, 0, 1, 115, 2,
    5, 0, 1, 127, 2, 5, 0, 1, 133, 2, 8, 0, 1, 145, 2, 7, 1, 0, 213, 3, 13, 0, 0, 224, 3,
    10, 0, 0, 239, 3, 14, 0, 0, 1, 4, 10, 0, 0, 16, 4, 14, 0, 0, 34, 4, 15, 0, 0, 109, 0,
    130, 0, 0, 99, 0, 130, 0, 0, 174, 16, 7, 0, 0, 142, 16, 7, 0, 0, 151, 16, 16, 9, 0, 164, 16,
    16, 9, 0, 250, 2, 5, 0, 1, 4, 3, 5, 0, 1, 13, 3, 5, 0, 1, 133, 2, 8, 0, 1, 124, 1,
    2, 0, 1, 12, 11, 44, 0, 0, 23, 11, 44, 0, 0, 35, 11, 5, 0, 1, 52, 11, 5, 0, 1, 67, 11,
    94, 0, 1, 146, 5, 46, 0, 0, 155, 5, 44, 0, 1, 58, 44, 103, 0, 0, 41, 13, 0, 0, 1, 81, 12,
    5, 0, 1, 109, 0, 129, 0, 0, 99, 0, 129, 0, 0, 142, 16, 7, 0, 0, 151, 16, 16, 9, 0, 164, 16,
    16, 9, 0, 18, 66, 202, 0, 0, 152, 11, 202, 0, 0, 123, 65, 202, 0, 0, 26, 66, 222, 0, 0, 39, 65,
    208, 0, 1, 109, 7, 71, 0, 0, 123, 7, 50, 0, 0, 138, 7, 44, 0, 1, 142, 7, 44, 0, 1, 238, 10,
    91, 17, 0, 246, 10, 5, 0, 1, 0, 11, 82, 0, 1, 50, 45, 50, 0, 1, 33, 12, 102, 0, 1, 115, 63,
    7, 0, 1, 47, 12, 5, 0, 1, 57, 12, 5, 0, 1, 91, 16, 54, 0, 0, 220, 15, 44, 0, 1, 100, 16,
    124, 0, 1, 229, 15, 125, 0, 0, 94, 63, 159, 0, 1, 115, 63, 98, 0, 1, 87, 63, 159, 0, 1, 108, 63,
    98, 0, 1, 162, 64, 181, 0, 0, 24, 42, 182, 0, 0, 179, 64, 183, 0, 1, 146, 5, 44, 0, 1, 223, 16,
    202, 0, 0, 152, 11, 202, 0, 0, 22, 66, 203, 0, 0, 39, 65, 204, 0, 1, 57, 65, 7, 0, 0, 65, 65,
    7, 0, 0, 73, 65, 129, 0, 0, 80, 65, 129, 0, 0, 22, 66, 203, 0, 0, 152, 11, 202, 0, 0, 123, 65,
    202, 0, 0, 39, 65, 208, 0, 1, 22, 66, 210, 0, 0, 152, 11, 211, 0, 0, 123, 65, 211, 0, 0, 39, 65,
    208, 0, 1, 180, 1, 5, 0, 1, 35, 15, 5, 0, 1, 216, 1, 5, 0, 1, 180, 1, 5, 0, 1, 35, 15,
    5, 0, 1, 50, 3, 5, 0, 1, 40, 4, 16, 0, 0, 48, 4, 17, 0, 0, 61, 4, 16, 0, 0, 146, 5,
    44, 0, 0, 58, 44, 45, 0, 0, 155, 5, 44, 0, 1, 219, 5, 44, 0, 0, 235, 5, 50, 0, 1, 226, 5,
    50, 0, 1, 77, 13, 15, 0, 1, 56, 7, 15, 0, 1, 66, 7, 66, 0, 1, 159, 11, 99, 0, 0, 174, 11,
    98, 0, 0, 183, 11, 98, 0, 0, 170, 11, 98, 0, 0, 179, 11, 98, 0, 0, 191, 11, 98, 0, 0, 177, 12,
    87, 0, 1, 189, 12, 87, 0, 1, 175, 10, 87, 0, 1, 55, 13, 15, 0, 0, 159, 7, 15, 0, 0, 70, 13,
    15, 0, 0, 220, 15, 44, 0, 1, 229, 15, 125, 0, 0, 146, 5, 46, 0, 1, 190, 16, 126, 0, 0, 202, 16,
    126, 0, 0, 215, 16, 44, 0, 0, 230, 16, 87, 0, 0, 241, 16, 87, 0, 1, 174, 16, 7, 0, 1, 132, 62,
    150, 0, 0, 158, 62, 151, 0, 0, 156, 62, 151, 0, 0, 42, 63, 150, 0, 0, 132, 62, 150, 0, 0, 58, 63,
    151, 0, 0, 125, 63, 160, 0, 0, 228, 8, 82, 0, 0, 141, 63, 102, 0, 0, 228, 8, 82, 0, 0, 151, 63,
    161, 0, 0, 182, 12, 155, 0, 0, 58, 44, 103, 0, 0, 146, 5, 44, 0, 0, 109, 12, 82, 0, 1, 58, 44,
    103, 0, 0, 146, 5, 44, 0, 0, 2, 63, 102, 0, 0, 58, 44, 103, 0, 0, 146, 5, 44, 0, 0, 84, 64,
    178, 0, 0, 109, 7, 71, 0, 0, 123, 7, 50, 0, 0, 198, 64, 226, 0, 1, 62, 13, 15, 0, 0, 166, 7,
    15, 0, 0, 77, 13, 15, 0, 0, 135, 4, 5, 0, 1, 145, 4, 5, 0, 1, 252, 5, 44, 0, 0, 240, 5,
    5, 0, 1, 56, 7, 67, 0, 0, 77, 13, 67, 0, 0, 56, 7, 68, 0, 0, 77, 13, 68, 0, 0, 77, 13,
    68, 0, 0, 56, 7, 68, 0, 0, 56, 7, 69, 0, 0, 77, 13, 69, 0, 0, 74, 7, 10, 0, 1, 91, 7,
    10, 0, 1, 179, 7, 15, 0, 0, 190, 7, 15, 0, 0, 77, 13, 69, 0, 0, 56, 7, 69, 0, 0, 123, 7,
    50, 0, 0, 254, 7, 50, 0, 1, 53, 10, 79, 0, 0, 121, 10, 80, 0, 0, 219, 5, 82, 0, 1, 78, 10,
    83, 0, 1, 96, 10, 80, 0, 0, 113, 10, 80, 0, 0, 20, 5, 90, 0, 0, 78, 10, 83, 0, 1, 121, 10,
    80, 0, 0, 228, 10, 44, 0, 0, 167, 14, 112, 0, 1, 179, 14, 113, 0, 1, 146, 5, 46, 0, 0, 58, 44,
    103, 0, 0, 76, 12, 44, 0, 0, 188, 15, 50, 0, 1, 76, 12, 44, 0, 1, 205, 15, 124, 0, 0, 76, 12,
    44, 0, 1, 31, 16, 50, 0, 1, 163, 9, 104, 0, 0, 65, 16, 5, 0, 1, 76, 12, 44, 0, 0, 205, 15,
    124, 0, 0, 132, 62, 150, 0, 0, 164, 62, 151, 0, 0, 42, 63, 150, 0, 0, 201, 63, 169, 0, 0, 146, 5,
    44, 0, 0, 43, 64, 0, 0, 0, 177, 12, 193, 0, 1, 189, 12, 14, 0, 1, 65, 65, 7, 0, 0, 80, 65,
    129, 0, 0, 252, 65, 15, 0, 0, 196, 63, 15, 0, 0, 62, 13, 15, 0, 0, 77, 13, 15, 0, 0, 198, 64,
    226, 0, 0, 98, 66, 15, 0, 0, 157, 66, 10, 0, 0, 173, 66, 230, 0, 1, 169, 66, 10, 0, 0, 20, 5,
    31, 0, 0, 20, 5, 32, 0, 0, 163, 9, 43, 0, 0, 200, 5, 44, 0, 0, 37, 64, 0, 0, 0, 154, 50,
    51, 0, 1, 123, 6, 44, 0, 0, 223, 16, 54, 0, 0, 161, 63, 56, 0, 0, 231, 6, 62, 0, 0, 155, 7,
    72, 0, 0, 218, 7, 75, 0, 0, 209, 10, 50, 0, 0, 20, 5, 93, 0, 0, 115, 63, 98, 0, 0, 231, 8,
    16, 9, 0, 25, 12, 5, 0, 1, 69, 12, 82, 0, 0, 167, 43, 50, 0, 0, 115, 63, 72, 0, 1, 115, 63,
    43, 0, 0, 76, 12, 82, 0, 0, 85, 13, 10, 0, 0, 123, 13, 5, 0, 1, 10, 17, 98, 0, 0, 10, 17,
    98, 0, 1, 58, 44, 103, 0, 1, 11, 8, 126, 0, 1, 51, 16, 0, 0, 0, 11, 8, 126, 0, 0, 37, 64,
    103, 0, 0, 37, 64, 126, 0, 0, 10, 17, 104, 0, 0, 10, 17, 104, 0, 1, 113, 16, 50, 0, 0, 113, 16,
    14, 0, 0, 113, 16, 124, 0, 0, 113, 16, 126, 0, 0, 113, 16, 127, 0, 0, 179, 16, 44, 0, 0, 251, 16,
    44, 0, 0, 140, 5, 44, 0, 1, 91, 17, 137, 0, 0, 37, 64, 62, 0, 0, 121, 17, 16, 0, 0, 129, 17,
    44, 0, 0, 150, 2, 141, 0, 0, 175, 10, 155, 0, 1, 198, 3, 155, 0, 0, 219, 5, 82, 0, 0, 203, 41,
    176, 0, 0, 73, 64, 155, 0, 0, 101, 64, 82, 0, 0, 110, 64, 179, 0, 0, 133, 64, 82, 0, 0, 144, 64,
    180, 0, 0, 198, 64, 187, 0, 0, 33, 65, 16, 0, 0, 37, 64, 87, 0, 0, 132, 65, 44, 0, 0, 39, 65,
    216, 0, 1, 39, 65, 218, 0, 1, 182, 65, 15, 0, 0, 2, 66, 15, 0, 0, 63, 66, 15, 0, 0, 209, 10,
    15, 0, 0, 198, 64, 44, 0, 0, 138, 66, 15, 0, 0, 167, 43, 15, 0, 0, 183, 66, 15, 0, 0, 203, 66,
    87, 0, 1, 30, 0, 32, 0, 0, 122, 3, 2, 57, 0, 32, 0, 0, 207, 2, 11, 69, 3, 64, 0, 0, 218,
    2, 11, 155, 4, 64, 0, 0, 132, 2, 16, 213, 4, 64, 0, 0, 240, 2, 10, 4, 6, 32, 0, 0, 20, 3,
    7, 27, 6, 32, 0, 0, 26, 3, 1, 17, 8, 64, 0, 0, 124, 3, 2, 38, 8, 64, 0, 0, 194, 2, 13,
    80, 8, 64, 0, 0, 27, 3, 7, 158, 8, 64, 0, 0, 148, 2, 16, 185, 8, 32, 1, 15, 4, 3, 8, 244,
    8, 64, 0, 0, 240, 2, 10, 2, 9, 64, 0, 0, 229, 2, 11, 109, 9, 32, 0, 0, 74, 3, 5, 215, 9,
    64, 0, 0, 110, 3, 3, 154, 13, 32, 0, 0, 94, 3, 4, 213, 13, 32, 0, 0, 0, 0, 0, 229, 13, 32,
    0, 0, 98, 3, 4, 20, 14, 32, 0, 0, 79, 3, 5, 240, 17, 32, 0, 0, 102, 3, 4, 46, 18, 32, 0,
    0, 62, 1, 95, 73, 51, 32, 0, 0, 178, 0, 140, 250, 33, 32, 0, 0, 157, 1, 64, 134, 36, 32, 0, 0,
    84, 3, 5, 63, 19, 32, 0, 0, 34, 3, 7, 57, 51, 32, 0, 0, 221, 1, 56, 229, 39, 32, 0, 0, 164,
    2, 15, 200, 50, 32, 0, 0, 21, 2, 51, 82, 46, 32, 1, 15, 89, 3, 5, 125, 46, 32, 0, 0, 41, 3,
    7, 2, 47, 32, 0, 0, 126, 3, 2, 30, 47, 32, 0, 0, 113, 3, 3, 74, 47, 32, 0, 0, 72, 2, 40,
    104, 48, 32, 0, 0, 116, 3, 3, 161, 48, 32, 0, 0, 128, 3, 2, 206, 48, 32, 0, 0, 130, 3, 2, 225,
    48, 32, 1, 15, 250, 2, 10, 97, 49, 32, 1, 15, 48, 3, 7, 42, 25, 32, 0, 0, 106, 3, 4, 217, 49,
    32, 1, 15, 179, 2, 15, 144, 50, 32, 0, 0, 0, 0, 178, 77, 25, 32, 0, 0, 62, 3, 6, 31, 61, 32,
    1, 15, 119, 3, 3, 60, 61, 32, 0, 0, 112, 2, 20, 6, 62, 32, 0, 0, 12, 3, 8, 63, 62, 32, 0,
    0, 68, 3, 6, 69, 3, 64, 0, 0, 218, 2, 11, 155, 4, 64, 0, 0, 132, 2, 16, 213, 4, 64, 0, 0,
    240, 2, 10, 36, 66, 32, 1, 15, 55, 3, 7, 151, 50, 0, 0, 157, 50, 1, 0, 165, 50, 2, 0, 183, 50,
    3, 0, 192, 50, 4, 0, 210, 50, 5, 0, 217, 50, 6, 0, 230, 50, 7, 0, 239, 50, 8, 0, 246, 50, 9,
    0, 2, 51, 10, 0, 18, 51, 11, 0, 28, 51, 12, 0, 42, 51, 13, 0, 55, 51, 14, 0, 71, 51, 15, 0,
    84, 51, 16, 0, 95, 51, 17, 0, 106, 51, 18, 0, 116, 51, 19, 0, 128, 51, 20, 0, 141, 51, 21, 0, 154,
    51, 22, 0, 166, 51, 23, 0, 185, 51, 24, 0, 197, 51, 25, 0, 216, 51, 26, 0, 229, 51, 27, 0, 243, 51,
    28, 0, 2, 52, 29, 0, 23, 52, 30, 0, 38, 52, 31, 0, 54, 52, 32, 0, 65, 52, 33, 0, 85, 52, 34,
    0, 100, 52, 35, 0, 119, 52, 36, 0, 139, 52, 37, 0, 154, 52, 38, 0, 178, 52, 39, 0, 195, 52, 40, 0,
    206, 52, 41, 0, 226, 52, 42, 0, 240, 52, 43, 0, 255, 52, 44, 0, 10, 53, 45, 0, 17, 53, 46, 0, 25,
    53, 47, 0, 38, 53, 48, 0, 52, 53, 49, 0, 63, 53, 50, 0, 80, 53, 51, 0, 103, 53, 52, 0, 125, 53,
    53, 0, 141, 53, 54, 0, 162, 53, 55, 0, 181, 53, 56, 0, 199, 53, 57, 0, 211, 53, 58, 0, 229, 53, 59,
    0, 237, 53, 60, 0, 254, 53, 61, 0, 12, 54, 62, 0, 26, 54, 63, 0, 40, 54, 64, 0, 54, 54, 65, 0,
    65, 54, 66, 0, 76, 54, 67, 0, 87, 54, 68, 0, 97, 54, 69, 0, 107, 54, 70, 0, 117, 54, 71, 0, 124,
    54, 72, 0, 131, 54, 73, 0, 138, 54, 74, 0, 145, 54, 75, 0, 152, 54, 76, 0, 159, 54, 77, 0, 166, 54,
    78, 0, 173, 54, 79, 0, 180, 54, 80, 0, 187, 54, 81, 0, 194, 54, 82, 0, 201, 54, 83, 0, 208, 54, 84,
    0, 215, 54, 85, 0, 235, 54, 86, 0, 255, 54, 87, 0, 7, 55, 88, 0, 15, 55, 89, 0, 25, 55, 90, 0,
    37, 55, 91, 0, 52, 55, 92, 0, 70, 55, 93, 0, 82, 55, 94, 0, 95, 55, 95, 0, 108, 55, 96, 0, 117,
    55, 97, 0, 126, 55, 98, 0, 138, 55, 99, 0, 153, 55, 100, 0, 168, 55, 101, 0, 188, 55, 102, 0, 208, 55,
    103, 0, 220, 55, 104, 0, 232, 55, 105, 0, 249, 55, 106, 0, 10, 56, 107, 0, 22, 56, 108, 0, 36, 56, 109,
    0, 51, 56, 110, 0, 68, 56, 111, 0, 83, 56, 112, 0, 100, 56, 113, 0, 118, 56, 114, 0, 138, 56, 115, 0,
    158, 56, 116, 0, 180, 56, 117, 0, 203, 56, 118, 0, 228, 56, 119, 0, 248, 56, 120, 0, 15, 57, 121, 0, 34,
    57, 122, 0, 46, 57, 123, 0, 59, 57, 124, 0, 72, 57, 125, 0, 78, 57, 126, 0, 95, 57, 127, 0, 114, 57,
    128, 0, 133, 57, 129, 0, 146, 57, 130, 0, 157, 57, 131, 0, 174, 57, 132, 0, 190, 57, 133, 0, 218, 57, 134,
    0, 237, 57, 135, 0, 0, 58, 136, 0, 13, 58, 137, 0, 26, 58, 138, 0, 39, 58, 139, 0, 52, 58, 140, 0,
    65, 58, 141, 0, 78, 58, 142, 0, 90, 58, 143, 0, 101, 58, 144, 0, 113, 58, 145, 0, 119, 58, 146, 0, 131,
    58, 147, 0, 148, 58, 148, 0, 156, 58, 149, 0, 165, 58, 150, 0, 185, 58, 151, 0, 194, 58, 152, 0, 208, 58,
    153, 0, 222, 58, 154, 0, 239, 58, 155, 0, 248, 58, 156, 0, 10, 59, 157, 0, 33, 59, 158, 0, 60, 59, 159,
    0, 84, 59, 160, 0, 106, 59, 161, 0, 128, 59, 162, 0, 150, 59, 163, 0, 172, 59, 164, 0, 194, 59, 165, 0,
    216, 59, 166, 0, 238, 59, 167, 0, 4, 60, 168, 0, 26, 60, 169, 0, 48, 60, 170, 0, 68, 60, 171, 0, 94,
    60, 172, 0, 120, 60, 173, 0, 147, 60, 174, 0, 175, 60, 175, 0, 203, 60, 176, 0, 228, 60, 177, 0, 147, 51,
    0, 0, 17, 31, 4, 0, 2, 9, 5, 0, 86, 23, 6, 0, 93, 23, 178, 0, 101, 23, 9, 0, 109, 23, 10,
    0, 27, 4, 179, 0, 115, 23, 19, 0, 121, 23, 29, 0, 126, 23, 32, 0, 136, 23, 34, 0, 150, 23, 45, 0,
    166, 23, 180, 0, 178, 23, 181, 0, 50, 60, 182, 0, 198, 23, 183, 0, 214, 23, 184, 0, 239, 23, 185, 0, 5,
    24, 186, 0, 26, 24, 187, 0, 38, 24, 188, 0, 55, 24, 189, 0, 119, 27, 190, 0, 83, 24, 191, 0, 104, 24,
    192, 0, 119, 24, 193, 0, 137, 24, 194, 0, 162, 24, 195, 0, 178, 24, 196, 0, 194, 24, 197, 0, 211, 24, 198,
    0, 233, 24, 199, 0, 7, 25, 200, 0, 36, 25, 201, 0, 54, 25, 202, 0, 83, 25, 203, 0, 114, 25, 204, 0,
    135, 25, 205, 0, 162, 25, 206, 0, 188, 25, 207, 0, 219, 25, 208, 0, 252, 25, 209, 0, 34, 26, 210, 0, 56,
    62, 1, 0, 73, 26, 7, 0, 82, 26, 8, 0, 96, 26, 11, 0, 109, 26, 211, 0, 120, 26, 15, 0, 126, 26,
    16, 0, 140, 26, 17, 0, 155, 26, 212, 0, 170, 26, 33, 0, 178, 26, 213, 0, 190, 26, 44, 0, 203, 26, 46,
    0, 223, 26, 47, 0, 62, 59, 214, 0, 249, 26, 48, 0, 16, 27, 215, 0, 47, 27, 216, 0, 72, 27, 217, 0,
    92, 27, 218, 0, 109, 27, 219, 0, 143, 27, 220, 0, 182, 27, 2, 0, 191, 27, 3, 0, 204, 27, 12, 0, 219,
    27, 13, 0, 231, 27, 18, 0, 245, 27, 22, 0, 9, 28, 23, 0, 33, 28, 24, 0, 67, 28, 25, 0, 100, 28,
    26, 0, 134, 28, 221, 0, 54, 18, 27, 0, 67, 18, 28, 0, 167, 28, 222, 0, 185, 28, 223, 0, 197, 28, 224,
    0, 213, 28, 30, 0, 229, 28, 31, 0, 236, 28, 225, 0, 253, 28, 35, 0, 10, 29, 36, 0, 38, 29, 37, 0,
    49, 29, 38, 0, 67, 29, 39, 0, 89, 29, 226, 0, 107, 29, 41, 0, 137, 29, 42, 0, 168, 29, 227, 0, 185,
    29, 228, 0, 197, 29, 229, 0, 212, 29, 230, 0, 222, 29, 231, 0, 252, 29, 232, 0, 12, 30, 233, 0, 34, 30,
    234, 0, 50, 30, 235, 0, 67, 30, 236, 0, 88, 30, 237, 0, 103, 30, 238, 0, 127, 30, 239, 0, 141, 30, 240,
    0, 160, 30, 241, 0, 177, 30, 242, 0, 200, 30, 243, 0, 239, 30, 244, 0, 252, 30, 245, 0, 74, 60, 246, 0,
    27, 31, 247, 0, 60, 31, 248, 0, 98, 31, 249, 0, 117, 31, 250, 0, 149, 31, 251, 0, 177, 31, 252, 0, 200,
    31, 20, 0, 222, 31, 21, 0, 240, 31, 253, 0, 255, 31, 254, 0, 9, 32, 40, 0, 25, 32, 43, 0, 39, 32,
    255, 0, 56, 32, 0, 1, 85, 32, 1, 1, 113, 32, 2, 1, 133, 32, 3, 1, 169, 32, 4, 1, 206, 32, 5,
    1, 242, 32, 6, 1, 23, 33, 7, 1, 59, 33, 8, 1, 98, 33, 9, 1, 140, 33, 10, 1, 182, 33, 11, 1,
    210, 33, 12, 1, 231, 33, 13, 1, 214, 18, 0, 0, 212, 31, 1, 0, 54, 18, 3, 0, 67, 18, 4, 0, 80,
    18, 5, 0, 89, 18, 6, 0, 100, 18, 7, 0, 25, 19, 8, 0, 172, 23, 178, 0, 184, 23, 9, 0, 112, 18,
    10, 0, 127, 18, 11, 0, 142, 18, 211, 0, 152, 18, 12, 0, 166, 18, 13, 0, 176, 18, 14, 0, 187, 18, 15,
    0, 199, 18, 179, 0, 208, 18, 16, 0, 223, 18, 17, 0, 234, 18, 19, 0, 244, 18, 20, 0, 5, 19, 21, 0,
    86, 19, 22, 0, 201, 38, 14, 1, 210, 19, 23, 0, 19, 19, 24, 0, 38, 19, 25, 0, 59, 19, 26, 0, 67,
    19, 221, 0, 78, 19, 27, 0, 100, 19, 28, 0, 113, 19, 253, 0, 128, 19, 254, 0, 141, 19, 223, 0, 157, 19,
    212, 0, 170, 19, 29, 0, 191, 19, 224, 0, 202, 19, 30, 0, 228, 19, 31, 0, 240, 19, 32, 0, 254, 19, 15,
    1, 13, 20, 16, 1, 28, 20, 17, 1, 43, 20, 18, 1, 58, 20, 19, 1, 73, 20, 20, 1, 84, 20, 21, 1,
    97, 20, 22, 1, 107, 20, 23, 1, 119, 20, 24, 1, 129, 20, 25, 1, 149, 20, 26, 1, 177, 20, 27, 1, 203,
    20, 28, 1, 222, 20, 29, 1, 249, 20, 30, 1, 18, 21, 31, 1, 40, 21, 32, 1, 216, 33, 33, 1, 58, 21,
    34, 1, 78, 21, 35, 1, 102, 21, 36, 1, 120, 21, 37, 1, 111, 30, 38, 1, 142, 21, 39, 1, 154, 21, 40,
    1, 171, 21, 41, 1, 190, 21, 42, 1, 212, 21, 43, 1, 234, 21, 44, 1, 249, 21, 45, 1, 9, 22, 46, 1,
    27, 22, 47, 1, 39, 22, 48, 1, 58, 22, 49, 1, 70, 22, 50, 1, 93, 22, 51, 1, 104, 22, 52, 1, 117,
    22, 53, 1, 134, 22, 54, 1, 154, 22, 55, 1, 172, 22, 56, 1, 193, 22, 57, 1, 203, 22, 58, 1, 213, 22,
    59, 1, 235, 22, 60, 1, 251, 22, 61, 1, 11, 23, 62, 1, 18, 23, 63, 1, 28, 23, 64, 1, 47, 23, 65,
    1, 60, 23, 66, 1, 70, 23, 67, 1, 79, 23, 68, 1, 5, 34, 0, 0, 22, 34, 1, 0, 35, 34, 2, 0,
    29, 34, 3, 0, 41, 34, 4, 0, 50, 34, 5, 0, 59, 34, 6, 0, 71, 34, 7, 0, 84, 34, 8, 0, 95,
    34, 178, 0, 106, 34, 9, 0, 46, 18, 10, 0, 114, 34, 211, 0, 128, 34, 12, 0, 133, 34, 13, 0, 139, 34,
    14, 0, 148, 34, 15, 0, 155, 34, 179, 0, 165, 34, 16, 0, 174, 34, 17, 0, 161, 11, 18, 0, 145, 52, 19,
    0, 182, 34, 20, 0, 191, 34, 21, 0, 203, 34, 22, 0, 158, 23, 14, 1, 215, 34, 23, 0, 225, 34, 24, 0,
    245, 34, 25, 0, 252, 34, 26, 0, 5, 35, 221, 0, 113, 20, 27, 0, 15, 35, 28, 0, 23, 35, 253, 0, 171,
    35, 222, 0, 37, 35, 254, 0, 47, 35, 223, 0, 57, 35, 212, 0, 71, 35, 29, 0, 86, 35, 224, 0, 101, 35,
    30, 0, 119, 35, 31, 0, 133, 35, 32, 0, 154, 35, 33, 0, 164, 35, 225, 0, 178, 35, 34, 0, 190, 35, 213,
    0, 206, 35, 69, 1, 219, 35, 70, 1, 234, 35, 71, 1, 66, 32, 72, 1, 99, 32, 73, 1, 5, 36, 74, 1,
    252, 35, 75, 1, 24, 36, 76, 1, 224, 21, 77, 1, 39, 36, 78, 1, 49, 36, 79, 1, 155, 23, 80, 1, 61,
    36, 81, 1, 77, 36, 82, 1, 92, 36, 83, 1, 106, 36, 84, 1, 119, 36, 85, 1, 216, 36, 0, 0, 228, 36,
    1, 0, 241, 36, 2, 0, 7, 37, 3, 0, 28, 37, 4, 0, 42, 37, 5, 0, 57, 37, 6, 0, 76, 37, 7,
    0, 92, 37, 8, 0, 108, 37, 178, 0, 127, 37, 9, 0, 137, 37, 10, 0, 141, 37, 11, 0, 156, 37, 12, 0,
    169, 37, 13, 0, 179, 37, 14, 0, 194, 37, 15, 0, 204, 37, 179, 0, 218, 37, 16, 0, 230, 37, 17, 0, 241,
    37, 18, 0, 5, 38, 19, 0, 15, 38, 20, 0, 39, 38, 21, 0, 45, 38, 22, 0, 54, 38, 14, 1, 69, 38,
    23, 0, 82, 38, 24, 0, 98, 38, 25, 0, 118, 38, 26, 0, 130, 38, 221, 0, 145, 38, 28, 0, 157, 38, 253,
    0, 128, 19, 222, 0, 167, 38, 254, 0, 189, 38, 223, 0, 213, 38, 212, 0, 225, 38, 29, 0, 65, 24, 86, 1,
    104, 24, 87, 1, 119, 24, 88, 1, 137, 24, 89, 1, 162, 24, 90, 1, 178, 24, 91, 1, 241, 38, 92, 1, 8,
    39, 93, 1, 22, 39, 94, 1, 240, 24, 95, 1, 90, 25, 96, 1, 41, 39, 97, 1, 59, 39, 98, 1, 84, 39,
    99, 1, 111, 39, 100, 1, 137, 39, 101, 1, 165, 39, 102, 1, 196, 39, 103, 1, 128, 40, 104, 1, 150, 40, 104,
    1, 171, 40, 104, 1, 192, 40, 104, 1, 215, 40, 104, 1, 247, 40, 104, 1, 9, 41, 104, 1, 44, 41, 104, 1,
    72, 41, 104, 1, 106, 41, 104, 1, 128, 41, 104, 1, 149, 41, 104, 1, 180, 41, 104, 1, 217, 41, 104, 1, 239,
    41, 104, 1, 9, 42, 104, 1, 37, 42, 104, 1, 73, 42, 104, 1, 101, 42, 104, 1, 132, 42, 104, 1, 168, 42,
    104, 1, 202, 42, 104, 1, 234, 42, 104, 1, 8, 43, 104, 1, 44, 43, 104, 1, 80, 43, 104, 1, 102, 43, 104,
    1, 143, 43, 104, 1, 172, 43, 104, 1, 208, 43, 104, 1, 240, 43, 104, 1, 11, 44, 104, 1, 42, 44, 104, 1,
    63, 44, 104, 1, 107, 44, 104, 1, 132, 44, 104, 1, 168, 44, 104, 1, 188, 44, 104, 1, 222, 44, 104, 1, 248,
    44, 104, 1, 27, 45, 104, 1, 62, 45, 104, 1, 81, 45, 104, 1, 100, 45, 104, 1, 137, 45, 104, 1, 167, 45,
    104, 1, 193, 45, 104, 1, 228, 45, 104, 1, 248, 45, 104, 1, 21, 46, 104, 1, 44, 46, 104, 1, 66, 47, 0,
    0, 86, 47, 1, 0, 94, 47, 2, 0, 102, 47, 3, 0, 107, 47, 4, 0, 113, 47, 5, 0, 124, 47, 6, 0,
    130, 47, 7, 0, 136, 47, 8, 0, 149, 47, 178, 0, 154, 47, 9, 0, 161, 47, 10, 0, 169, 47, 11, 0, 174,
    47, 211, 0, 178, 47, 12, 0, 182, 47, 13, 0, 185, 47, 14, 0, 197, 47, 15, 0, 207, 47, 179, 0, 216, 47,
    16, 0, 225, 47, 17, 0, 233, 47, 18, 0, 241, 47, 19, 0, 249, 47, 20, 0, 0, 48, 21, 0, 5, 48, 22,
    0, 11, 48, 14, 1, 17, 48, 23, 0, 22, 48, 24, 0, 27, 48, 25, 0, 31, 48, 26, 0, 40, 48, 221, 0,
    49, 48, 27, 0, 57, 48, 28, 0, 63, 48, 253, 0, 73, 48, 222, 0, 80, 48, 254, 0, 87, 48, 223, 0, 93,
    48, 212, 0, 99, 48, 29, 0, 73, 61, 0, 0, 89, 61, 1, 0, 158, 23, 2, 0, 95, 61, 3, 0, 179, 38,
    4, 0, 102, 61, 5, 0, 117, 61, 6, 0, 249, 51, 7, 0, 125, 61, 8, 0, 133, 61, 178, 0, 146, 61, 9,
    0, 179, 51, 10, 0, 248, 61, 11, 0, 168, 61, 105, 1, 160, 61, 106, 1, 206, 61, 107, 1, 183, 61, 108, 1,
    198, 61, 109, 1, 219, 61, 110, 1, 240, 61, 111, 1, 9, 0, 0, 0, 169, 4, 1, 0, 173, 4, 2, 0, 177,
    4, 3, 0, 181, 4, 4, 0, 185, 4, 5, 0, 99, 46, 6, 0, 172, 18, 7, 0, 189, 4, 8, 0, 193, 4,
    178, 0, 197, 4, 9, 0, 164, 13, 10, 0, 201, 4, 11, 0, 205, 4, 211, 0, 209, 4, 12, 0, 180, 8, 13,
    0, 172, 8, 0, 0, 169, 4, 1, 0, 173, 4, 2, 0, 177, 4, 3, 0, 181, 4, 4, 0, 185, 4, 5, 0,
    99, 46, 6, 0, 172, 18, 7, 0, 189, 4, 8, 0, 193, 4, 178, 0, 197, 4, 9, 0, 164, 13, 10, 0, 201,
    4, 11, 0, 205, 4, 211, 0, 209, 4, 12, 0, 179, 8, 13, 0, 77, 20, 0, 0, 244, 39, 1, 0, 8, 40,
    2, 0, 182, 27, 3, 0, 31, 40, 4, 0, 40, 40, 5, 0, 86, 23, 6, 0, 42, 36, 112, 1, 50, 40, 113,
    1, 57, 40, 114, 1, 73, 40, 115, 1, 88, 40, 116, 1, 97, 40, 117, 1, 110, 40, 118, 1, 117, 40, 119, 1,
    98, 46, 0, 0, 233, 49, 2, 0, 248, 49, 4, 0, 241, 49, 8, 0, 0, 50, 14, 0, 23, 50, 214, 0, 37,
    50, 71, 0, 57, 50, 120, 1, 52, 50, 121, 1, 73, 50, 122, 1, 93, 50, 123, 1, 105, 50, 124, 1, 118, 50,
    125, 1, 132, 50, 126, 1, 161, 11, 127, 1, 50, 8, 0, 0, 79, 0, 1, 0, 76, 8, 2, 0, 118, 0, 3,
    0, 55, 8, 4, 0, 128, 0, 5, 0, 137, 0, 6, 0, 99, 0, 7, 0, 109, 0, 8, 0, 60, 8, 178, 0,
    65, 8, 9, 0, 70, 8, 10, 0, 75, 8, 11, 0, 73, 0, 104, 1, 83, 0, 104, 1, 93, 0, 104, 1, 103,
    0, 104, 1, 113, 0, 104, 1, 123, 0, 104, 1, 132, 0, 104, 1, 142, 0, 104, 1, 153, 0, 104, 1, 165, 0,
    104, 1, 176, 0, 104, 1, 83, 3, 0, 0, 88, 3, 1, 0, 93, 3, 2, 0, 100, 3, 3, 0, 105, 3, 4,
    0, 110, 3, 5, 0, 115, 3, 6, 0, 120, 3, 7, 0, 125, 3, 8, 0, 130, 3, 178, 0, 135, 3, 9, 0,
    171, 13, 0, 0, 10, 9, 1, 0, 19, 9, 2, 0, 40, 9, 3, 0, 73, 9, 4, 0, 49, 9, 5, 0, 56,
    9, 6, 0, 66, 9, 7, 0, 78, 9, 8, 0, 91, 9, 178, 0, 100, 9, 9, 0, 170, 4, 0, 0, 245, 58,
    1, 0, 227, 4, 2, 0, 231, 4, 3, 0, 235, 4, 4, 0, 239, 4, 5, 0, 164, 13, 6, 0, 201, 4, 7,
    0, 193, 4, 8, 0, 197, 4, 178, 0, 98, 46, 0, 0, 241, 48, 1, 0, 237, 48, 2, 0, 248, 48, 4, 0,
    11, 49, 8, 0, 28, 49, 14, 0, 42, 49, 27, 0, 56, 49, 214, 0, 74, 49, 71, 0, 84, 49, 120, 1, 199,
    8, 1, 0, 204, 8, 2, 0, 209, 8, 4, 0, 213, 8, 8, 0, 218, 8, 14, 0, 227, 8, 27, 0, 231, 8,
    214, 0, 239, 8, 71, 0, 245, 20, 104, 1, 13, 62, 104, 1, 17, 62, 104, 1, 29, 62, 104, 1, 35, 62, 104,
    1, 42, 62, 104, 1, 51, 62, 104, 1, 66, 47, 104, 1, 79, 0, 104, 1, 119, 0, 104, 1, 99, 0, 104, 1,
    109, 0, 104, 1, 89, 0, 104, 1, 110, 58, 104, 1, 138, 0, 104, 1, 95, 8, 0, 0, 106, 8, 1, 0, 116,
    8, 2, 0, 126, 8, 4, 0, 134, 8, 5, 0, 142, 8, 6, 0, 150, 8, 7, 0, 181, 36, 0, 0, 187, 36,
    1, 0, 193, 36, 2, 0, 199, 36, 3, 0, 192, 28, 4, 0, 89, 26, 5, 0, 204, 36, 6, 0, 177, 46, 0,
    0, 140, 46, 1, 0, 154, 46, 2, 0, 168, 46, 3, 0, 184, 46, 6, 0, 204, 46, 7, 0, 231, 46, 8, 0,
    98, 46, 0, 0, 161, 11, 1, 0, 110, 49, 2, 0, 118, 49, 4, 0, 130, 49, 8, 0, 151, 49, 14, 0, 170,
    49, 27, 0, 79, 0, 1, 0, 89, 0, 2, 0, 109, 0, 4, 0, 99, 0, 8, 0, 119, 0, 14, 0, 110, 58,
    27, 0, 138, 0, 214, 0, 254, 60, 0, 0, 3, 61, 1, 0, 179, 38, 2, 0, 10, 61, 3, 0, 250, 18, 4,
    0, 19, 61, 5, 0, 71, 62, 0, 0, 76, 62, 1, 0, 81, 62, 2, 0, 86, 62, 3, 0, 91, 62, 4, 0,
    96, 62, 5, 0, 124, 9, 1, 0, 139, 9, 2, 0, 152, 9, 3, 0, 169, 9, 4, 0, 186, 9, 5, 0, 17,
    2, 104, 1, 95, 53, 104, 1, 39, 14, 104, 1, 46, 14, 104, 1, 51, 14, 104, 1, 145, 36, 104, 1, 151, 36,
    104, 1, 165, 36, 104, 1, 177, 36, 104, 1, 66, 47, 104, 1, 98, 46, 0, 0, 107, 46, 1, 0, 103, 46, 2,
    0, 114, 46, 4, 0, 119, 46, 8, 0, 168, 13, 104, 1, 179, 13, 104, 1, 195, 13, 104, 1, 205, 13, 104, 1,
    248, 13, 104, 1, 0, 14, 104, 1, 7, 14, 104, 1, 13, 14, 104, 1, 26, 57, 0, 0, 0, 18, 1, 0, 11,
    18, 2, 0, 22, 18, 128, 1, 188, 49, 0, 0, 195, 49, 1, 0, 203, 49, 2, 0, 210, 49, 3, 0, 0, 0,
    0, 0, 227, 9, 1, 0, 233, 9, 2, 0, 45, 47, 0, 0, 53, 47, 1, 0, 61, 47, 2, 0, 124, 48, 0,
    0, 139, 48, 1, 0, 151, 48, 2, 0, 98, 46, 0, 0, 52, 61, 1, 0, 48, 61, 2, 0, 49, 0, 104, 1,
    208, 13, 104, 1, 28, 8, 0, 0, 32, 8, 1, 0, 19, 47, 0, 0, 22, 47, 1, 0, 179, 48, 0, 0, 193,
    48, 1, 0, 218, 48, 0, 0, 11, 51, 1, 0, 0, 0, 0, 0, 1, 229, 66, 0, 1, 232, 66, 0, 7, 0,
    0, 0, 1, 119, 70, 0, 1, 144, 70, 0, 1, 91, 74, 0, 1, 56, 75, 0, 1, 64, 75, 0, 1, 113, 20,
    0, 1, 217, 78, 0, 7, 79, 62, 0, 1, 156, 79, 0, 1, 72, 80, 0, 1, 102, 80, 0, 1, 118, 80, 0,
    1, 191, 80, 0, 1, 200, 80, 0, 1, 30, 81, 0, 1, 126, 81, 0, 1, 198, 81, 0, 1, 86, 82, 0, 1,
    24, 83, 0, 3, 58, 84, 0, 1, 123, 84, 0, 1, 169, 84, 0, 1, 251, 85, 0, 1, 60, 86, 0, 1, 47,
    87, 0, 1, 58, 44, 0, 1, 78, 87, 0, 1, 0, 88, 0, 1, 193, 88, 0, 1, 26, 89, 0, 1, 55, 92,
    0, 1, 2, 94, 0, 3, 28, 94, 0, 3, 81, 95, 0, 3, 96, 95, 0, 3, 102, 96, 0, 3, 207, 97, 0,
    3, 220, 97, 0, 1, 88, 98, 0, 1, 107, 98, 0, 1, 113, 101, 0, 1, 121, 101, 0, 1, 244, 101, 0, 1,
    137, 102, 0, 1, 155, 102, 0, 1, 4, 44, 0, 1, 124, 106, 0, 1, 42, 107, 0, 3, 118, 107, 0, 1, 44,
    110, 0, 1, 180, 134, 0, 1, 184, 114, 0, 1, 188, 114, 0, 1, 67, 115, 0, 1, 108, 115, 0, 3, 161, 115,
    0, 1, 70, 116, 0, 1, 212, 116, 0, 1, 0, 117, 0, 1, 179, 118, 0, 1, 189, 118, 0, 1, 220, 119, 0,
    1, 237, 119, 0, 1, 75, 120, 0, 1, 10, 121, 0, 1, 49, 122, 0, 1, 148, 124, 0, 1, 160, 125, 0, 1,
    203, 125, 0, 1, 24, 126, 0, 1, 95, 130, 0, 1, 15, 131, 0, 1, 164, 132, 0, 1, 149, 133, 0, 1, 213,
    133, 0, 1, 246, 133, 0, 1, 9, 134, 0, 1, 51, 134, 0, 1, 176, 134, 0, 1, 194, 134, 0, 1, 222, 134,
    0, 1, 26, 135, 0, 1, 55, 135, 0, 1, 105, 80, 0, 1, 97, 136, 0, 1, 137, 136, 0, 1, 203, 136, 0,
    1, 248, 137, 0, 1, 113, 138, 0, 1, 123, 138, 0, 1, 159, 138, 0, 1, 137, 139, 0, 3, 119, 140, 0, 1,
    131, 140, 0, 1, 118, 145, 0, 1, 200, 146, 0, 1, 43, 152, 0, 1, 58, 152, 0, 1, 76, 152, 0, 1, 225,
    21, 1, 1, 38, 153, 0, 1, 69, 153, 0, 1, 64, 156, 0, 1, 28, 159, 0, 1, 180, 162, 0, 1, 238, 165,
    0, 1, 224, 168, 0, 3, 161, 171, 0, 1, 140, 173, 0, 1, 161, 173, 0, 1, 205, 173, 0, 1, 79, 175, 0,
    1, 105, 175, 0, 1, 132, 176, 0, 3, 197, 177, 0, 3, 207, 177, 0, 3, 69, 178, 0, 3, 136, 178, 0, 1,
    246, 178, 0, 1, 92, 179, 0, 1, 110, 179, 0, 1, 111, 180, 0, 1, 169, 183, 0, 1, 108, 195, 0, 1, 159,
    195, 0, 1, 173, 195, 0, 1, 236, 195, 0, 1, 29, 196, 0, 1, 18, 197, 0, 1, 253, 202, 0, 1, 102, 203,
    0, 1, 197, 203, 0, 1, 18, 205, 0, 1, 174, 205, 0, 1, 215, 205, 0, 1, 52, 207, 0, 1, 102, 207, 0,
    1, 69, 208, 0, 1, 40, 211, 0, 1, 132, 211, 0, 1, 193, 5, 0, 1, 120, 212, 0, 1, 131, 212, 0, 1,
    141, 212, 0, 3, 31, 214, 0, 1, 42, 214, 0, 1, 108, 214, 0, 1, 121, 214, 0, 1, 162, 215, 0, 1, 108,
    217, 0, 1, 46, 219, 0, 1, 154, 219, 0, 1, 198, 219, 0, 1, 139, 220, 0, 1, 58, 221, 0, 1, 83, 221,
    0, 1, 104, 222, 0, 1, 160, 222, 0, 1, 253, 222, 0, 1, 104, 223, 0, 1, 89, 225, 0, 3, 92, 227, 0,
    1, 123, 228, 0, 1, 121, 229, 0, 1, 219, 230, 0, 1, 80, 232, 0, 3, 188, 233, 0, 3, 209, 233, 0, 1,
    104, 234, 0, 1, 125, 234, 0, 3, 108, 236, 0, 1, 170, 239, 0, 1, 6, 241, 0, 1, 44, 241, 0, 1, 95,
    243, 0, 1, 190, 243, 0, 1, 51, 244, 0, 1, 189, 244, 0, 1, 212, 244, 0, 3, 231, 244, 0, 1, 57, 245,
    0, 1, 7, 246, 0, 1, 43, 246, 0, 1, 89, 246, 0, 1, 163, 247, 0, 1, 172, 248, 0, 1, 54, 251, 0,
    1, 130, 252, 0, 1, 173, 252, 0, 1, 113, 253, 0, 1, 125, 255, 0, 1, 25, 3, 1, 1, 146, 3, 1, 1,
    139, 4, 1, 1, 175, 4, 1, 1, 239, 4, 1, 1, 148, 6, 1, 1, 100, 8, 1, 1, 0, 10, 1, 1, 39,
    10, 1, 1, 78, 10, 1, 1, 230, 10, 1, 1, 190, 11, 1, 1, 51, 12, 1, 1, 207, 13, 1, 1, 247, 13,
    1, 1, 147, 15, 1, 1, 186, 15, 1, 1, 15, 16, 1, 1, 69, 16, 1, 1, 246, 17, 1, 1, 146, 19, 1,
    1, 105, 20, 1, 1, 210, 20, 1, 1, 236, 20, 1, 1, 175, 21, 1, 1, 214, 21, 1, 1, 52, 22, 1, 1,
    33, 24, 1, 1, 18, 25, 1, 1, 58, 25, 1, 1, 233, 25, 1, 1, 64, 26, 1, 1, 178, 28, 1, 1, 37,
    29, 1, 1, 122, 30, 1, 1, 92, 37, 1, 1, 73, 38, 1, 1, 174, 38, 1, 1, 159, 39, 1, 1, 228, 39,
    1, 1, 188, 40, 1, 1, 135, 41, 1, 1, 179, 41, 1, 1, 97, 43, 1, 1, 182, 43, 1, 1, 216, 44, 1,
    1, 19, 45, 1, 1, 72, 47, 1, 156, 101, 0, 206, 101, 0, 138, 79, 0, 46, 102, 0, 224, 101, 0, 58, 102,
    0, 71, 102, 0, 137, 87, 0, 249, 78, 0, 83, 103, 0, 233, 102, 0, 166, 156, 0, 179, 156, 0, 192, 156, 0,
    249, 78, 0, 75, 88, 0, 92, 88, 0, 233, 102, 0, 166, 156, 0, 179, 156, 0, 192, 156, 0, 206, 101, 0, 46,
    102, 0, 58, 102, 0, 71, 102, 0, 83, 102, 0, 103, 102, 0, 206, 101, 0, 138, 79, 0, 58, 102, 0, 71, 102,
    0, 46, 102, 0, 224, 101, 0, 233, 102, 0, 166, 156, 0, 179, 156, 0, 192, 156, 0, 83, 103, 0, 249, 78, 0,
    233, 102, 0, 166, 156, 0, 179, 156, 0, 192, 156, 0, 249, 78, 0, 100, 159, 0, 249, 78, 0, 97, 238, 0, 233,
    102, 0, 166, 156, 0, 179, 156, 0, 192, 156, 0, 249, 78, 0, 233, 102, 0, 166, 156, 0, 179, 156, 0, 192, 156,
    0, 79, 4, 1, 249, 78, 0, 1, 30, 1, 233, 102, 0, 166, 156, 0, 179, 156, 0, 192, 156, 0, 156, 101, 0,
    168, 101, 0, 193, 101, 0, 206, 101, 0, 224, 101, 0, 9, 110, 0, 168, 101, 0, 193, 101, 0, 206, 101, 0, 224,
    101, 0, 21, 114, 0, 43, 114, 0, 206, 101, 0, 46, 102, 0, 224, 101, 0, 60, 102, 0, 12, 177, 0, 58, 102,
    0, 138, 79, 0, 71, 102, 0, 137, 87, 0, 168, 218, 0, 249, 78, 0, 75, 88, 0, 100, 159, 0, 168, 218, 0,
    242, 216, 0, 249, 78, 0, 75, 88, 0, 100, 159, 0, 112, 215, 0, 168, 218, 0, 249, 78, 0, 75, 88, 0, 100,
    159, 0, 168, 101, 0, 193, 101, 0, 146, 222, 0, 206, 101, 0, 224, 101, 0, 249, 78, 0, 205, 251, 0, 183, 79,
    0, 98, 81, 0, 60, 102, 0, 249, 78, 0, 110, 26, 1, 137, 26, 1, 164, 26, 1, 199, 26, 1, 77, 70, 0,
    156, 80, 0, 203, 75, 0, 108, 79, 0, 249, 78, 0, 60, 102, 0, 98, 81, 0, 183, 79, 0, 249, 78, 0, 28,
    85, 0, 47, 85, 0, 128, 85, 0, 77, 70, 0, 252, 97, 0, 203, 75, 0, 74, 98, 0, 249, 78, 0, 223, 103,
    0, 253, 103, 0, 26, 104, 0, 77, 70, 0, 130, 131, 0, 203, 75, 0, 71, 119, 0, 168, 101, 0, 206, 101, 0,
    193, 101, 0, 224, 101, 0, 151, 158, 0, 249, 78, 0, 98, 81, 0, 60, 102, 0, 100, 159, 0, 127, 159, 0, 249,
    78, 0, 160, 159, 0, 249, 78, 0, 100, 159, 0, 49, 160, 0, 183, 79, 0, 249, 78, 0, 98, 81, 0, 60, 102,
    0, 53, 176, 0, 77, 70, 0, 130, 131, 0, 203, 75, 0, 2, 202, 0, 77, 70, 0, 54, 136, 0, 203, 75, 0,
    2, 202, 0, 249, 78, 0, 98, 81, 0, 60, 102, 0, 175, 202, 0, 77, 70, 0, 235, 203, 0, 203, 75, 0, 19,
    204, 0, 249, 78, 0, 98, 81, 0, 60, 102, 0, 156, 204, 0, 47, 212, 0, 249, 78, 0, 98, 81, 0, 60, 102,
    0, 137, 87, 0, 168, 218, 0, 249, 78, 0, 83, 103, 0, 137, 87, 0, 249, 78, 0, 75, 88, 0, 100, 159, 0,
    168, 218, 0, 242, 216, 0, 249, 78, 0, 100, 159, 0, 112, 215, 0, 168, 218, 0, 249, 78, 0, 100, 159, 0, 112,
    215, 0, 168, 218, 0, 249, 78, 0, 83, 103, 0, 77, 70, 0, 175, 163, 0, 203, 75, 0, 242, 250, 0, 77, 70,
    0, 80, 0, 1, 203, 75, 0, 118, 0, 1, 249, 78, 0, 98, 81, 0, 60, 102, 0, 101, 3, 1, 104, 4, 1,
    249, 78, 0, 137, 87, 0, 79, 4, 1, 221, 106, 0, 249, 78, 0, 229, 11, 1, 79, 4, 1, 104, 4, 1, 137,
    87, 0, 249, 78, 0, 79, 4, 1, 249, 78, 0, 175, 86, 0, 164, 47, 1, 185, 47, 1, 174, 118, 0, 191, 3,
    0, 255, 6, 0, 249, 78, 0, 175, 86, 0, 194, 86, 0, 137, 87, 0, 203, 90, 0, 232, 90, 0, 249, 78, 0,
    152, 92, 0, 177, 92, 0, 68, 101, 0, 249, 78, 0, 60, 102, 0, 202, 102, 0, 249, 78, 0, 233, 102, 0, 249,
    78, 0, 198, 104, 0, 233, 102, 0, 26, 104, 0, 249, 78, 0, 233, 102, 0, 253, 103, 0, 249, 78, 0, 233, 102,
    0, 164, 114, 0, 249, 78, 0, 60, 102, 0, 22, 118, 0, 249, 78, 0, 60, 102, 0, 239, 118, 0, 12, 119, 0,
    38, 119, 0, 116, 123, 0, 12, 119, 0, 38, 119, 0, 168, 101, 0, 87, 79, 0, 138, 79, 0, 116, 123, 0, 46,
    161, 0, 70, 161, 0, 249, 78, 0, 49, 160, 0, 94, 165, 0, 100, 159, 0, 127, 159, 0, 145, 163, 0, 70, 161,
    0, 46, 161, 0, 160, 159, 0, 206, 101, 0, 71, 102, 0, 224, 101, 0, 60, 102, 0, 249, 78, 0, 75, 88, 0,
    186, 201, 0, 249, 78, 0, 60, 102, 0, 120, 202, 0, 249, 78, 0, 60, 102, 0, 249, 78, 0, 137, 87, 0, 141,
    206, 0, 242, 216, 0, 249, 78, 0, 251, 216, 0, 112, 215, 0, 249, 78, 0, 251, 216, 0, 127, 219, 0, 249, 78,
    0, 60, 102, 0, 112, 215, 0, 249, 78, 0, 100, 159, 0, 249, 78, 0, 97, 238, 0, 168, 218, 0, 249, 78, 0,
    29, 242, 0, 62, 242, 0, 137, 244, 0, 249, 78, 0, 60, 102, 0, 80, 247, 0, 249, 78, 0, 60, 102, 0, 138,
    247, 0, 230, 247, 0, 6, 248, 0, 249, 78, 0, 213, 0, 1, 241, 0, 1, 249, 78, 0, 94, 165, 0, 213, 0,
    1, 104, 4, 1, 249, 78, 0, 79, 4, 1, 60, 102, 0, 249, 78, 0, 79, 4, 1, 249, 78, 0, 223, 24, 1,
    189, 31, 1, 249, 78, 0, 98, 33, 1, 77, 32, 1, 249, 78, 0, 223, 24, 1, 76, 34, 1, 249, 78, 0, 18,
    40, 1, 43, 40, 1, 249, 78, 0, 77, 44, 1, 98, 44, 1, 249, 78, 0, 101, 45, 1, 126, 45, 1, 249, 78,
    0, 132, 46, 1, 98, 44, 1, 77, 70, 0, 83, 70, 0, 203, 75, 0, 101, 75, 0, 77, 70, 0, 131, 75, 0,
    60, 102, 0, 167, 78, 0, 77, 70, 0, 6, 79, 0, 77, 70, 0, 203, 79, 0, 77, 70, 0, 250, 79, 0, 87,
    79, 0, 183, 79, 0, 249, 78, 0, 218, 82, 0, 77, 70, 0, 241, 82, 0, 77, 70, 0, 68, 85, 0, 77, 70,
    0, 150, 85, 0, 77, 70, 0, 216, 86, 0, 137, 87, 0, 149, 87, 0, 77, 70, 0, 178, 87, 0, 77, 70, 0,
    119, 88, 0, 77, 70, 0, 94, 90, 0, 77, 70, 0, 2, 91, 0, 77, 70, 0, 200, 92, 0, 77, 70, 0, 165,
    93, 0, 77, 70, 0, 90, 94, 0, 77, 70, 0, 27, 95, 0, 77, 70, 0, 129, 95, 0, 77, 70, 0, 223, 95,
    0, 77, 70, 0, 67, 96, 0, 77, 70, 0, 120, 96, 0, 77, 70, 0, 30, 97, 0, 77, 70, 0, 124, 97, 0,
    77, 70, 0, 187, 99, 0, 77, 70, 0, 14, 100, 0, 77, 70, 0, 223, 100, 0, 77, 70, 0, 245, 102, 0, 77,
    70, 0, 109, 103, 0, 77, 70, 0, 60, 104, 0, 77, 70, 0, 221, 104, 0, 77, 70, 0, 27, 105, 0, 77, 70,
    0, 71, 105, 0, 77, 70, 0, 187, 105, 0, 249, 78, 0, 12, 107, 0, 83, 103, 0, 206, 101, 0, 77, 70, 0,
    72, 107, 0, 77, 70, 0, 50, 108, 0, 77, 70, 0, 240, 108, 0, 77, 70, 0, 143, 109, 0, 77, 70, 0, 130,
    110, 0, 77, 70, 0, 82, 112, 0, 203, 75, 0, 68, 114, 0, 60, 102, 0, 9, 110, 0, 77, 70, 0, 100, 114,
    0, 77, 70, 0, 228, 114, 0, 249, 78, 0, 253, 115, 0, 77, 70, 0, 20, 116, 0, 249, 78, 0, 118, 116, 0,
    77, 70, 0, 144, 116, 0, 77, 70, 0, 121, 126, 0, 77, 70, 0, 208, 128, 0, 77, 70, 0, 153, 130, 0, 121,
    132, 0, 224, 101, 0, 77, 70, 0, 246, 132, 0, 77, 70, 0, 74, 137, 0, 77, 70, 0, 191, 137, 0, 77, 70,
    0, 253, 139, 0, 77, 70, 0, 57, 140, 0, 77, 70, 0, 206, 140, 0, 77, 70, 0, 85, 141, 0, 77, 70, 0,
    209, 141, 0, 77, 70, 0, 114, 142, 0, 77, 70, 0, 18, 143, 0, 77, 70, 0, 160, 143, 0, 77, 70, 0, 76,
    144, 0, 77, 70, 0, 223, 149, 0, 203, 75, 0, 110, 153, 0, 249, 78, 0, 24, 154, 0, 77, 70, 0, 64, 154,
    0, 77, 70, 0, 202, 155, 0, 77, 70, 0, 205, 156, 0, 77, 70, 0, 211, 157, 0, 203, 75, 0, 80, 158, 0,
    77, 70, 0, 190, 159, 0, 249, 78, 0, 183, 79, 0, 77, 70, 0, 162, 161, 0, 77, 70, 0, 76, 162, 0, 145,
    163, 0, 183, 79, 0, 77, 70, 0, 125, 165, 0, 49, 160, 0, 249, 78, 0, 194, 166, 0, 183, 79, 0, 77, 70,
    0, 223, 166, 0, 77, 70, 0, 72, 168, 0, 77, 70, 0, 93, 169, 0, 77, 70, 0, 254, 174, 0, 77, 70, 0,
    186, 175, 0, 77, 70, 0, 1, 178, 0, 77, 70, 0, 84, 178, 0, 77, 70, 0, 171, 178, 0, 77, 70, 0, 2,
    179, 0, 77, 70, 0, 34, 180, 0, 77, 70, 0, 98, 181, 0, 77, 70, 0, 227, 181, 0, 77, 70, 0, 136, 182,
    0, 77, 70, 0, 62, 183, 0, 77, 70, 0, 135, 183, 0, 77, 70, 0, 212, 183, 0, 77, 70, 0, 34, 185, 0,
    77, 70, 0, 171, 185, 0, 77, 70, 0, 3, 187, 0, 77, 70, 0, 104, 187, 0, 77, 70, 0, 104, 188, 0, 77,
    70, 0, 76, 189, 0, 77, 70, 0, 206, 189, 0, 77, 70, 0, 150, 190, 0, 249, 78, 0, 155, 191, 0, 77, 70,
    0, 184, 191, 0, 77, 70, 0, 253, 191, 0, 77, 70, 0, 95, 193, 0, 77, 70, 0, 181, 195, 0, 77, 70, 0,
    162, 196, 0, 249, 78, 0, 206, 101, 0, 203, 75, 0, 233, 196, 0, 77, 70, 0, 60, 204, 0, 77, 70, 0, 58,
    205, 0, 77, 70, 0, 230, 205, 0, 77, 70, 0, 46, 206, 0, 77, 70, 0, 226, 206, 0, 77, 70, 0, 170, 207,
    0, 77, 70, 0, 14, 208, 0, 77, 70, 0, 221, 208, 0, 77, 70, 0, 47, 209, 0, 203, 75, 0, 138, 210, 0,
    77, 70, 0, 208, 211, 0, 77, 70, 0, 240, 212, 0, 249, 78, 0, 132, 216, 0, 77, 70, 0, 166, 216, 0, 77,
    70, 0, 22, 217, 0, 77, 70, 0, 191, 218, 0, 249, 78, 0, 168, 218, 0, 77, 70, 0, 0, 221, 0, 77, 70,
    0, 136, 221, 0, 249, 78, 0, 226, 221, 0, 77, 70, 0, 250, 221, 0, 77, 70, 0, 170, 223, 0, 249, 78, 0,
    197, 226, 0, 77, 70, 0, 225, 226, 0, 249, 78, 0, 13, 228, 0, 77, 70, 0, 32, 228, 0, 146, 222, 0, 224,
    101, 0, 249, 78, 0, 142, 230, 0, 77, 70, 0, 170, 230, 0, 77, 70, 0, 114, 231, 0, 249, 78, 0, 14, 234,
    0, 77, 70, 0, 50, 234, 0, 77, 70, 0, 208, 235, 0, 77, 70, 0, 142, 238, 0, 249, 78, 0, 127, 219, 0,
    203, 75, 0, 138, 239, 0, 127, 219, 0, 60, 102, 0, 249, 78, 0, 108, 241, 0, 77, 70, 0, 138, 241, 0, 77,
    70, 0, 91, 242, 0, 249, 78, 0, 32, 243, 0, 77, 70, 0, 6, 245, 0, 77, 70, 0, 228, 245, 0, 142, 230,
    0, 194, 166, 0, 77, 70, 0, 224, 246, 0, 138, 247, 0, 183, 79, 0, 77, 70, 0, 37, 248, 0, 77, 70, 0,
    51, 250, 0, 249, 78, 0, 12, 253, 0, 77, 70, 0, 44, 253, 0, 249, 78, 0, 246, 254, 0, 77, 70, 0, 20,
    255, 0, 249, 78, 0, 191, 255, 0, 77, 70, 0, 223, 255, 0, 77, 70, 0, 13, 1, 1, 77, 70, 0, 144, 2,
    1, 87, 79, 0, 79, 4, 1, 203, 75, 0, 203, 11, 1, 77, 70, 0, 0, 12, 1, 249, 78, 0, 124, 24, 1,
    77, 70, 0, 15, 27, 1, 77, 70, 0, 48, 28, 1, 77, 70, 0, 35, 30, 1, 77, 70, 0, 213, 31, 1, 249,
    78, 0, 77, 32, 1, 77, 70, 0, 104, 32, 1, 77, 70, 0, 128, 33, 1, 77, 70, 0, 205, 35, 1, 249, 78,
    0, 177, 38, 1, 77, 70, 0, 200, 38, 1, 77, 70, 0, 37, 39, 1, 77, 70, 0, 118, 39, 1, 77, 70, 0,
    65, 40, 1, 249, 78, 0, 231, 40, 1, 77, 70, 0, 0, 41, 1, 77, 70, 0, 183, 41, 1, 249, 78, 0, 63,
    42, 1, 77, 70, 0, 90, 42, 1, 77, 70, 0, 221, 42, 1, 77, 70, 0, 120, 44, 1, 77, 70, 0, 150, 45,
    1, 77, 70, 0, 159, 46, 1, 77, 70, 0, 206, 47, 1, 96, 132, 0, 107, 176, 0, 239, 99, 0, 193, 100, 0,
    29, 108, 0, 82, 117, 0, 209, 117, 0, 31, 174, 0, 144, 175, 0, 149, 177, 0, 60, 202, 0, 135, 212, 0, 222,
    66, 0, 0, 0, 0, 0, 0, 229, 0, 0, 0, 231, 0, 0, 0, 248, 2, 0, 0, 249, 2, 0, 0, 0, 0,
    0, 0, 151, 2, 0, 0, 153, 2, 0, 0, 220, 1, 0, 0, 157, 2, 0, 0, 158, 2, 0, 0, 159, 2, 0,
    0, 160, 2, 0, 0, 161, 2, 0, 0, 162, 2, 0, 0, 163, 2, 0, 0, 164, 2, 0, 0, 165, 2, 0, 0,
    166, 2, 0, 0, 167, 2, 0, 0, 168, 2, 0, 0, 169, 2, 0, 0, 170, 2, 0, 0, 203, 1, 0, 0, 202,
    1, 0, 0, 172, 2, 0, 0, 174, 2, 0, 0, 206, 1, 0, 0, 175, 2, 0, 0, 176, 2, 0, 0, 179, 2,
    0, 0, 180, 2, 0, 0, 178, 2, 0, 0, 181, 2, 0, 0, 215, 1, 0, 0, 214, 1, 0, 0, 182, 2, 0,
    0, 183, 2, 0, 0, 216, 1, 0, 0, 217, 1, 0, 0, 185, 2, 0, 0, 186, 2, 0, 0, 189, 2, 0, 0,
    190, 2, 0, 0, 191, 2, 0, 0, 192, 2, 0, 0, 194, 2, 0, 0, 195, 2, 0, 0, 198, 2, 0, 0, 199,
    2, 0, 0, 201, 2, 0, 0, 205, 2, 0, 0, 206, 2, 0, 0, 208, 2, 0, 0, 209, 2, 0, 0, 210, 2,
    0, 0, 214, 2, 0, 0, 218, 2, 0, 0, 235, 0, 0, 0, 15, 2, 0, 0, 220, 2, 0, 0, 222, 2, 0,
    0, 224, 2, 0, 0, 225, 2, 0, 0, 226, 2, 0, 0, 227, 2, 0, 0, 229, 2, 0, 0, 230, 2, 0, 0,
    231, 2, 0, 0, 234, 2, 0, 0, 236, 2, 0, 0, 237, 2, 0, 0, 239, 2, 0, 0, 240, 2, 0, 0, 242,
    2, 0, 0, 243, 2, 0, 0, 244, 2, 0, 0, 245, 2, 0, 0, 89, 1, 0, 0, 250, 2, 0, 0, 249, 2,
    0, 0, 251, 2, 0, 0, 252, 2, 0, 0, 255, 2, 0, 0, 1, 3, 0, 0, 2, 3, 0, 0, 5, 3, 0,
    0, 8, 3, 0, 0, 10, 3, 0, 0, 14, 3, 0, 0, 16, 3, 0, 0, 17, 3, 0, 0, 20, 3, 0, 0,
    51, 2, 0, 0, 23, 3, 0, 0, 25, 3, 0, 0, 26, 3, 0, 0, 27, 3, 0, 0, 48, 2, 0, 0, 31,
    3, 0, 0, 32, 3, 0, 0, 33, 3, 0, 0, 35, 3, 0, 0, 36, 3, 0, 0, 38, 3, 0, 0, 40, 3,
    0, 0, 44, 3, 0, 0, 45, 3, 0, 0, 46, 3, 0, 0, 48, 3, 0, 0, 49, 3, 0, 0, 50, 3, 0,
    0, 52, 3, 0, 0, 53, 3, 0, 0, 55, 3, 0, 0, 57, 3, 0, 0, 58, 3, 0, 0, 108, 1, 0, 0,
    59, 3, 0, 0, 60, 3, 0, 0, 61, 3, 0, 0, 63, 3, 0, 0, 64, 3, 0, 0, 65, 3, 0, 0, 76,
    2, 0, 0, 68, 3, 0, 0, 69, 3, 0, 0, 199, 0, 0, 0, 71, 3, 0, 0, 72, 3, 0, 0, 75, 3,
    0, 0, 77, 3, 0, 0, 79, 3, 0, 0, 82, 3, 0, 0, 84, 3, 0, 0, 144, 1, 0, 0, 85, 3, 0,
    0, 87, 3, 0, 0, 89, 3, 0, 0, 90, 3, 0, 0, 92, 3, 0, 0, 93, 3, 0, 0, 95, 3, 0, 0,
    96, 3, 0, 0, 97, 3, 0, 0, 98, 3, 0, 0, 99, 3, 0, 0, 100, 3, 0, 0, 101, 3, 0, 0, 102,
    3, 0, 0, 103, 3, 0, 0, 104, 3, 0, 0, 105, 3, 0, 0, 106, 3, 0, 0, 107, 3, 0, 0, 109, 3,
    0, 0, 223, 0, 0, 0, 111, 3, 0, 0, 112, 3, 0, 0, 113, 3, 0, 0, 115, 3, 0, 0, 116, 3, 0,
    0, 203, 2, 0, 0, 118, 3, 0, 0, 186, 1, 0, 0, 119, 3, 0, 0, 120, 3, 0, 0, 146, 2, 0, 0,
    150, 2, 0, 0, 0, 0, 0, 0, 155, 2, 0, 0, 194, 1, 0, 0, 127, 2, 0, 0, 177, 2, 0, 0, 215,
    2, 0, 0, 219, 2, 0, 0, 80, 1, 0, 0, 6, 3, 0, 0, 32, 2, 0, 0, 12, 3, 0, 0, 73, 3,
    0, 0, 110, 2, 0, 0, 126, 2, 0, 0, 0, 0, 0, 0, 8, 1, 0, 0, 203, 2, 0, 0, 232, 1, 0,
    0, 254, 1, 0, 0, 4, 2, 0, 0, 28, 2, 0, 0, 42, 3, 0, 0, 58, 2, 0, 0, 53, 0, 0, 0,
    114, 0, 0, 0, 0, 0, 0, 0, 31, 0, 0, 0, 49, 0, 0, 0, 117, 0, 0, 0, 242, 0, 0, 0, 37,
    0, 0, 0, 120, 0, 0, 0, 180, 0, 0, 0, 243, 0, 0, 0, 244, 0, 0, 0, 245, 0, 0, 0, 123, 0,
    0, 0, 146, 0, 0, 0, 246, 0, 0, 0, 126, 0, 0, 0, 247, 0, 0, 0, 182, 0, 0, 0, 248, 0, 0,
    0, 249, 0, 0, 0, 250, 0, 0, 0, 251, 0, 0, 0, 252, 0, 0, 0, 129, 0, 0, 0, 184, 0, 0, 0,
    186, 0, 0, 0, 188, 0, 0, 0, 190, 0, 0, 0, 192, 0, 0, 0, 74, 0, 0, 0, 253, 0, 0, 0, 142,
    0, 0, 0, 194, 0, 0, 0, 196, 0, 0, 0, 254, 0, 0, 0, 198, 0, 0, 0, 59, 0, 0, 0, 6, 0,
    0, 0, 200, 0, 0, 0, 202, 0, 0, 0, 204, 0, 0, 0, 140, 0, 0, 0, 255, 0, 0, 0, 203, 0, 0,
    0, 206, 0, 0, 0, 208, 0, 0, 0, 78, 0, 0, 0, 0, 1, 0, 0, 54, 0, 0, 0, 1, 1, 0, 0,
    132, 0, 0, 0, 135, 0, 0, 0, 133, 0, 0, 0, 2, 1, 0, 0, 3, 1, 0, 0, 82, 0, 0, 0, 4,
    1, 0, 0, 5, 1, 0, 0, 138, 0, 0, 0, 6, 1, 0, 0, 7, 1, 0, 0, 8, 1, 0, 0, 141, 0,
    0, 0, 9, 1, 0, 0, 10, 1, 0, 0, 210, 0, 0, 0, 212, 0, 0, 0, 13, 0, 0, 0, 10, 0, 0,
    0, 214, 0, 0, 0, 5, 0, 0, 0, 216, 0, 0, 0, 144, 0, 0, 0, 11, 1, 0, 0, 12, 1, 0, 0,
    218, 0, 0, 0, 13, 1, 0, 0, 14, 1, 0, 0, 15, 1, 0, 0, 220, 0, 0, 0, 16, 1, 0, 0, 222,
    0, 0, 0, 17, 1, 0, 0, 18, 1, 0, 0, 19, 1, 0, 0, 20, 1, 0, 0, 86, 0, 0, 0, 21, 1,
    0, 0, 22, 1, 0, 0, 23, 1, 0, 0, 24, 1, 0, 0, 25, 1, 0, 0, 64, 0, 0, 0, 43, 0, 0,
    0, 26, 1, 0, 0, 147, 0, 0, 0, 150, 0, 0, 0, 27, 1, 0, 0, 28, 1, 0, 0, 29, 1, 0, 0,
    30, 1, 0, 0, 31, 1, 0, 0, 32, 1, 0, 0, 33, 1, 0, 0, 224, 0, 0, 0, 153, 0, 0, 0, 34,
    1, 0, 0, 35, 1, 0, 0, 156, 0, 0, 0, 90, 0, 0, 0, 159, 0, 0, 0, 162, 0, 0, 0, 36, 1,
    0, 0, 165, 0, 0, 0, 226, 0, 0, 0, 157, 0, 0, 0, 228, 0, 0, 0, 168, 0, 0, 0, 37, 1, 0,
    0, 38, 1, 0, 0, 171, 0, 0, 0, 39, 1, 0, 0, 40, 1, 0, 0, 41, 1, 0, 0, 42, 1, 0, 0,
    94, 0, 0, 0, 43, 1, 0, 0, 230, 0, 0, 0, 22, 0, 0, 0, 45, 0, 0, 0, 44, 1, 0, 0, 98,
    0, 0, 0, 102, 0, 0, 0, 45, 1, 0, 0, 106, 0, 0, 0, 110, 0, 0, 0, 46, 1, 0, 0, 73, 0,
    0, 0, 47, 1, 0, 0, 27, 0, 0, 0, 101, 0, 0, 0, 48, 1, 0, 0, 232, 0, 0, 0, 17, 0, 0,
    0, 49, 1, 0, 0, 24, 0, 0, 0, 234, 0, 0, 0, 50, 1, 0, 0, 69, 0, 0, 0, 51, 1, 0, 0,
    174, 0, 0, 0, 52, 1, 0, 0, 177, 0, 0, 0, 236, 0, 0, 0, 238, 0, 0, 0, 176, 0, 0, 0, 53,
    1, 0, 0, 54, 1, 0, 0, 55, 1, 0, 0, 240, 0, 0, 0, 56, 1, 0, 0, 57, 1, 0, 0, 0, 0,
    0, 0, 78, 0, 0, 0, 108, 1, 0, 0, 8, 0, 0, 0, 13, 1, 0, 0, 105, 0, 0, 0, 116, 1, 0,
    0, 117, 0, 0, 0, 118, 1, 0, 0, 121, 0, 0, 0, 232, 0, 0, 0, 128, 1, 0, 0, 14, 0, 0, 0,
    129, 1, 0, 0, 235, 0, 0, 0, 236, 0, 0, 0, 238, 0, 0, 0, 250, 2, 0, 0, 251, 2, 0, 0, 241,
    0, 0, 0, 63, 0, 0, 0, 21, 0, 0, 0, 244, 0, 0, 0, 129, 0, 0, 0, 247, 0, 0, 0, 37, 0,
    0, 0, 250, 0, 0, 0, 253, 0, 0, 0, 217, 0, 0, 0, 178, 1, 0, 0, 180, 1, 0, 0, 252, 2, 0,
    0, 68, 0, 0, 0, 73, 0, 0, 0, 196, 1, 0, 0, 0, 1, 0, 0, 202, 1, 0, 0, 206, 1, 0, 0,
    253, 2, 0, 0, 254, 2, 0, 0, 3, 1, 0, 0, 6, 1, 0, 0, 7, 1, 0, 0, 9, 1, 0, 0, 142,
    0, 0, 0, 216, 1, 0, 0, 183, 0, 0, 0, 9, 0, 0, 0, 137, 0, 0, 0, 2, 0, 0, 0, 66, 0,
    0, 0, 246, 1, 0, 0, 12, 1, 0, 0, 141, 0, 0, 0, 145, 0, 0, 0, 149, 0, 0, 0, 18, 1, 0,
    0, 15, 1, 0, 0, 4, 2, 0, 0, 4, 0, 0, 0, 10, 2, 0, 0, 14, 2, 0, 0, 16, 2, 0, 0,
    72, 1, 0, 0, 21, 1, 0, 0, 24, 1, 0, 0, 255, 2, 0, 0, 0, 3, 0, 0, 153, 0, 0, 0, 79,
    0, 0, 0, 1, 3, 0, 0, 27, 1, 0, 0, 30, 1, 0, 0, 107, 0, 0, 0, 66, 2, 0, 0, 78, 2,
    0, 0, 33, 1, 0, 0, 2, 3, 0, 0, 36, 1, 0, 0, 165, 0, 0, 0, 7, 0, 0, 0, 173, 0, 0,
    0, 40, 1, 0, 0, 39, 1, 0, 0, 177, 0, 0, 0, 93, 0, 0, 0, 106, 2, 0, 0, 42, 1, 0, 0,
    45, 1, 0, 0, 181, 0, 0, 0, 48, 1, 0, 0, 114, 2, 0, 0, 43, 0, 0, 0, 190, 0, 0, 0, 51,
    1, 0, 0, 120, 2, 0, 0, 100, 0, 0, 0, 194, 0, 0, 0, 185, 0, 0, 0, 85, 0, 0, 0, 126, 2,
    0, 0, 130, 2, 0, 0, 134, 2, 0, 0, 136, 2, 0, 0, 89, 0, 0, 0, 83, 0, 0, 0, 182, 0, 0,
    0, 142, 2, 0, 0, 84, 0, 0, 0, 189, 0, 0, 0, 88, 0, 0, 0, 54, 1, 0, 0, 150, 2, 0, 0,
    193, 0, 0, 0, 197, 0, 0, 0, 154, 2, 0, 0, 156, 2, 0, 0, 57, 1, 0, 0, 162, 2, 0, 0, 98,
    0, 0, 0, 60, 1, 0, 0, 27, 0, 0, 0, 33, 0, 0, 0, 168, 2, 0, 0, 63, 1, 0, 0, 172, 2,
    0, 0, 66, 1, 0, 0, 39, 0, 0, 0, 23, 1, 0, 0, 103, 0, 0, 0, 45, 0, 0, 0, 38, 0, 0,
    0, 178, 2, 0, 0, 182, 2, 0, 0, 186, 2, 0, 0, 69, 1, 0, 0, 209, 0, 0, 0, 223, 0, 0, 0,
    213, 0, 0, 0, 51, 0, 0, 0, 75, 1, 0, 0, 194, 2, 0, 0, 56, 0, 0, 0, 221, 0, 0, 0, 78,
    1, 0, 0, 200, 2, 0, 0, 81, 1, 0, 0, 108, 0, 0, 0, 57, 0, 0, 0, 210, 2, 0, 0, 84, 1,
    0, 0, 87, 1, 0, 0, 218, 2, 0, 0, 90, 1, 0, 0, 228, 2, 0, 0, 234, 2, 0, 0, 93, 1, 0,
    0, 96, 1, 0, 0, 99, 1, 0, 0, 225, 0, 0, 0, 102, 1, 0, 0, 104, 1, 0, 0, 106, 1, 0, 0,
    0, 0, 0, 0, 110, 1, 0, 0, 115, 0, 0, 0, 112, 1, 0, 0, 114, 1, 0, 0, 113, 0, 0, 0, 120,
    1, 0, 0, 122, 1, 0, 0, 124, 1, 0, 0, 126, 1, 0, 0, 130, 1, 0, 0, 132, 1, 0, 0, 134, 1,
    0, 0, 136, 1, 0, 0, 138, 1, 0, 0, 140, 1, 0, 0, 142, 1, 0, 0, 144, 1, 0, 0, 146, 1, 0,
    0, 148, 1, 0, 0, 150, 1, 0, 0, 152, 1, 0, 0, 154, 1, 0, 0, 156, 1, 0, 0, 125, 0, 0, 0,
    158, 1, 0, 0, 160, 1, 0, 0, 162, 1, 0, 0, 164, 1, 0, 0, 166, 1, 0, 0, 168, 1, 0, 0, 170,
    1, 0, 0, 172, 1, 0, 0, 174, 1, 0, 0, 176, 1, 0, 0, 182, 1, 0, 0, 184, 1, 0, 0, 186, 1,
    0, 0, 188, 1, 0, 0, 190, 1, 0, 0, 192, 1, 0, 0, 194, 1, 0, 0, 198, 1, 0, 0, 200, 1, 0,
    0, 204, 1, 0, 0, 208, 1, 0, 0, 135, 0, 0, 0, 210, 1, 0, 0, 212, 1, 0, 0, 214, 1, 0, 0,
    133, 0, 0, 0, 218, 1, 0, 0, 161, 0, 0, 0, 220, 1, 0, 0, 222, 1, 0, 0, 224, 1, 0, 0, 226,
    1, 0, 0, 228, 1, 0, 0, 230, 1, 0, 0, 232, 1, 0, 0, 234, 1, 0, 0, 236, 1, 0, 0, 238, 1,
    0, 0, 240, 1, 0, 0, 242, 1, 0, 0, 244, 1, 0, 0, 248, 1, 0, 0, 250, 1, 0, 0, 252, 1, 0,
    0, 254, 1, 0, 0, 0, 2, 0, 0, 2, 2, 0, 0, 6, 2, 0, 0, 8, 2, 0, 0, 201, 0, 0, 0,
    12, 2, 0, 0, 18, 2, 0, 0, 20, 2, 0, 0, 22, 2, 0, 0, 24, 2, 0, 0, 26, 2, 0, 0, 28,
    2, 0, 0, 30, 2, 0, 0, 32, 2, 0, 0, 34, 2, 0, 0, 36, 2, 0, 0, 38, 2, 0, 0, 40, 2,
    0, 0, 42, 2, 0, 0, 44, 2, 0, 0, 46, 2, 0, 0, 48, 2, 0, 0, 50, 2, 0, 0, 52, 2, 0,
    0, 54, 2, 0, 0, 56, 2, 0, 0, 58, 2, 0, 0, 60, 2, 0, 0, 62, 2, 0, 0, 64, 2, 0, 0,
    68, 2, 0, 0, 70, 2, 0, 0, 72, 2, 0, 0, 74, 2, 0, 0, 76, 2, 0, 0, 80, 2, 0, 0, 157,
    0, 0, 0, 169, 0, 0, 0, 82, 2, 0, 0, 84, 2, 0, 0, 86, 2, 0, 0, 88, 2, 0, 0, 90, 2,
    0, 0, 92, 2, 0, 0, 94, 2, 0, 0, 96, 2, 0, 0, 98, 2, 0, 0, 100, 2, 0, 0, 102, 2, 0,
    0, 104, 2, 0, 0, 108, 2, 0, 0, 110, 2, 0, 0, 112, 2, 0, 0, 116, 2, 0, 0, 118, 2, 0, 0,
    122, 2, 0, 0, 124, 2, 0, 0, 128, 2, 0, 0, 132, 2, 0, 0, 138, 2, 0, 0, 140, 2, 0, 0, 144,
    2, 0, 0, 146, 2, 0, 0, 148, 2, 0, 0, 152, 2, 0, 0, 158, 2, 0, 0, 160, 2, 0, 0, 164, 2,
    0, 0, 166, 2, 0, 0, 170, 2, 0, 0, 174, 2, 0, 0, 176, 2, 0, 0, 180, 2, 0, 0, 184, 2, 0,
    0, 188, 2, 0, 0, 205, 0, 0, 0, 190, 2, 0, 0, 192, 2, 0, 0, 196, 2, 0, 0, 198, 2, 0, 0,
    202, 2, 0, 0, 204, 2, 0, 0, 206, 2, 0, 0, 208, 2, 0, 0, 212, 2, 0, 0, 214, 2, 0, 0, 216,
    2, 0, 0, 220, 2, 0, 0, 222, 2, 0, 0, 224, 2, 0, 0, 226, 2, 0, 0, 230, 2, 0, 0, 232, 2,
    0, 0, 236, 2, 0, 0, 238, 2, 0, 0, 240, 2, 0, 0, 242, 2, 0, 0, 244, 2, 0, 0, 246, 2, 0,
    0, 58, 87, 0, 0, 0, 0, 0, 0, 228, 93, 0, 0, 11, 106, 0, 0, 111, 176, 0, 0, 148, 2, 0, 0,
    0, 0, 0, 0, 121, 3, 0, 0, 122, 3, 0, 0, 149, 2, 0, 0, 227, 0, 0, 0, 0, 0, 0, 0, 3,
    3, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0, 5, 0,
    0, 0, 6, 0, 0, 0, 7, 0, 0, 0, 8, 0, 0, 0, 10, 0, 0, 0, 11, 0, 0, 0, 12, 0, 0,
    0, 14, 0, 0, 0, 15, 0, 0, 0, 16, 0, 0, 0, 17, 0, 0, 0, 19, 0, 0, 0, 20, 0, 0, 0,
    21, 0, 0, 0, 22, 0, 0, 0, 23, 0, 0, 0, 24, 0, 0, 0, 25, 0, 0, 0, 27, 0, 0, 0, 28,
    0, 0, 0, 29, 0, 0, 0, 30, 0, 0, 0, 32, 0, 0, 0, 33, 0, 0, 0, 39, 0, 0, 0, 41, 0,
    0, 0, 42, 0, 0, 0, 43, 0, 0, 0, 44, 0, 0, 0, 46, 0, 0, 0, 48, 0, 0, 0, 49, 0, 0,
    0, 50, 0, 0, 0, 51, 0, 0, 0, 52, 0, 0, 0, 54, 0, 0, 0, 55, 0, 0, 0, 56, 0, 0, 0,
    57, 0, 0, 0, 59, 0, 0, 0, 61, 0, 0, 0, 62, 0, 0, 0, 63, 0, 0, 0, 65, 0, 0, 0, 71,
    0, 0, 0, 72, 0, 0, 0, 77, 0, 0, 0, 78, 0, 0, 0, 79, 0, 0, 0, 80, 0, 0, 0, 81, 0,
    0, 0, 82, 0, 0, 0, 84, 0, 0, 0, 97, 0, 0, 0, 100, 0, 0, 0, 104, 0, 0, 0, 109, 0, 0,
    0, 110, 0, 0, 0, 111, 0, 0, 0, 112, 0, 0, 0, 113, 0, 0, 0, 114, 0, 0, 0, 115, 0, 0, 0,
    124, 0, 0, 0, 126, 0, 0, 0, 127, 0, 0, 0, 128, 0, 0, 0, 129, 0, 0, 0, 130, 0, 0, 0, 131,
    0, 0, 0, 132, 0, 0, 0, 133, 0, 0, 0, 134, 0, 0, 0, 135, 0, 0, 0, 136, 0, 0, 0, 137, 0,
    0, 0, 138, 0, 0, 0, 139, 0, 0, 0, 140, 0, 0, 0, 141, 0, 0, 0, 143, 0, 0, 0, 146, 0, 0,
    0, 156, 0, 0, 0, 157, 0, 0, 0, 162, 0, 0, 0, 163, 0, 0, 0, 164, 0, 0, 0, 165, 0, 0, 0,
    166, 0, 0, 0, 167, 0, 0, 0, 168, 0, 0, 0, 169, 0, 0, 0, 170, 0, 0, 0, 171, 0, 0, 0, 172,
    0, 0, 0, 173, 0, 0, 0, 174, 0, 0, 0, 175, 0, 0, 0, 176, 0, 0, 0, 177, 0, 0, 0, 178, 0,
    0, 0, 179, 0, 0, 0, 180, 0, 0, 0, 181, 0, 0, 0, 182, 0, 0, 0, 183, 0, 0, 0, 184, 0, 0,
    0, 185, 0, 0, 0, 186, 0, 0, 0, 187, 0, 0, 0, 188, 0, 0, 0, 189, 0, 0, 0, 190, 0, 0, 0,
    191, 0, 0, 0, 194, 0, 0, 0, 195, 0, 0, 0, 196, 0, 0, 0, 197, 0, 0, 0, 198, 0, 0, 0, 199,
    0, 0, 0, 200, 0, 0, 0, 201, 0, 0, 0, 202, 0, 0, 0, 203, 0, 0, 0, 204, 0, 0, 0, 205, 0,
    0, 0, 224, 0, 0, 0, 225, 0, 0, 0, 231, 0, 0, 0, 232, 0, 0, 0, 233, 0, 0, 0, 234, 0, 0,
    0, 235, 0, 0, 0, 236, 0, 0, 0, 237, 0, 0, 0, 238, 0, 0, 0, 239, 0, 0, 0, 240, 0, 0, 0,
    241, 0, 0, 0, 242, 0, 0, 0, 245, 0, 0, 0, 246, 0, 0, 0, 247, 0, 0, 0, 248, 0, 0, 0, 249,
    0, 0, 0, 250, 0, 0, 0, 253, 0, 0, 0, 254, 0, 0, 0, 255, 0, 0, 0, 7, 1, 0, 0, 61, 1,
    0, 0, 74, 1, 0, 0, 77, 1, 0, 0, 81, 1, 0, 0, 83, 1, 0, 0, 93, 1, 0, 0, 94, 1, 0,
    0, 95, 1, 0, 0, 96, 1, 0, 0, 97, 1, 0, 0, 98, 1, 0, 0, 99, 1, 0, 0, 100, 1, 0, 0,
    101, 1, 0, 0, 102, 1, 0, 0, 69, 17, 0, 0, 238, 20, 0, 0, 239, 20, 0, 0, 240, 20, 0, 0, 241,
    20, 0, 0, 242, 20, 0, 0, 199, 21, 0, 0, 200, 21, 0, 0, 9, 0, 0, 0, 18, 0, 0, 0, 69, 0,
    0, 0, 70, 0, 0, 0, 71, 17, 0, 0, 79, 17, 0, 0, 81, 17, 0, 0, 83, 17, 0, 0, 84, 17, 0,
    0, 85, 17, 0, 0, 93, 17, 0, 0, 95, 17, 0, 0, 96, 17, 0, 0, 98, 17, 0, 0, 112, 17, 0, 0,
    113, 17, 0, 0, 114, 17, 0, 0, 115, 17, 0, 0, 116, 17, 0, 0, 162, 20, 0, 0, 164, 20, 0, 0, 168,
    20, 0, 0, 177, 20, 0, 0, 225, 20, 0, 0, 226, 20, 0, 0, 230, 20, 0, 0, 192, 21, 0, 0, 193, 21,
    0, 0, 194, 21, 0, 0, 203, 21, 0, 0, 64, 22, 0, 0, 65, 22, 0, 0, 66, 22, 0, 0, 13, 0, 0,
    0, 38, 0, 0, 0, 47, 0, 0, 0, 64, 0, 0, 0, 66, 0, 0, 0, 67, 0, 0, 0, 68, 0, 0, 0,
    82, 17, 0, 0, 97, 17, 0, 0, 184, 20, 0, 0, 31, 0, 0, 0, 35, 0, 0, 0, 37, 0, 0, 0, 40,
    0, 0, 0, 45, 0, 0, 0, 53, 0, 0, 0, 58, 0, 0, 0, 60, 0, 0, 0, 75, 17, 0, 0, 87, 17,
    0, 0, 89, 17, 0, 0, 144, 19, 0, 0, 145, 19, 0, 0, 146, 19, 0, 0, 149, 19, 0, 0, 151, 19, 0,
    0, 191, 19, 0, 0, 145, 20, 0, 0, 146, 20, 0, 0, 171, 20, 0, 0, 181, 20, 0, 0, 182, 20, 0, 0,
    185, 20, 0, 0, 220, 20, 0, 0, 227, 20, 0, 0, 237, 20, 0, 0, 243, 20, 0, 0, 252, 20, 0, 0, 253,
    20, 0, 0, 2, 21, 0, 0, 3, 21, 0, 0, 208, 21, 0, 0, 34, 0, 0, 0, 36, 0, 0, 0, 90, 17,
    0, 0, 129, 20, 0, 0, 131, 20, 0, 0, 140, 20, 0, 0, 183, 20, 0, 0, 186, 20, 0, 0, 187, 20, 0,
    0, 188, 20, 0, 0, 189, 20, 0, 0, 190, 20, 0, 0, 191, 20, 0, 0, 192, 20, 0, 0, 134, 20, 0, 0,
    135, 20, 0, 0, 139, 20, 0, 0, 26, 0, 0, 0, 64, 17, 0, 0, 65, 17, 0, 0, 66, 17, 0, 0, 67,
    17, 0, 0, 68, 17, 0, 0, 72, 17, 0, 0, 73, 17, 0, 0, 74, 17, 0, 0, 86, 17, 0, 0, 88, 17,
    0, 0, 128, 19, 0, 0, 129, 19, 0, 0, 130, 19, 0, 0, 131, 19, 0, 0, 132, 19, 0, 0, 133, 19, 0,
    0, 134, 19, 0, 0, 150, 19, 0, 0, 133, 20, 0, 0, 137, 20, 0, 0, 138, 20, 0, 0, 141, 20, 0, 0,
    142, 20, 0, 0, 144, 20, 0, 0, 154, 20, 0, 0, 155, 20, 0, 0, 156, 20, 0, 0, 157, 20, 0, 0, 158,
    20, 0, 0, 159, 20, 0, 0, 160, 20, 0, 0, 161, 20, 0, 0, 166, 20, 0, 0, 167, 20, 0, 0, 172, 20,
    0, 0, 173, 20, 0, 0, 199, 20, 0, 0, 200, 20, 0, 0, 201, 20, 0, 0, 202, 20, 0, 0, 203, 20, 0,
    0, 204, 20, 0, 0, 205, 20, 0, 0, 206, 20, 0, 0, 207, 20, 0, 0, 210, 20, 0, 0, 211, 20, 0, 0,
    212, 20, 0, 0, 213, 20, 0, 0, 231, 20, 0, 0, 254, 20, 0, 0, 255, 20, 0, 0, 0, 21, 0, 0, 1,
    21, 0, 0, 117, 17, 0, 0, 118, 17, 0, 0, 135, 19, 0, 0, 128, 20, 0, 0, 130, 20, 0, 0, 132, 20,
    0, 0, 136, 20, 0, 0, 151, 20, 0, 0, 152, 20, 0, 0, 153, 20, 0, 0, 165, 20, 0, 0, 180, 20, 0,
    0, 235, 20, 0, 0, 236, 20, 0, 0, 2, 22, 0, 0, 3, 22, 0, 0, 4, 22, 0, 0, 94, 17, 0, 0,
    107, 17, 0, 0, 108, 17, 0, 0, 109, 17, 0, 0, 110, 17, 0, 0, 111, 17, 0, 0, 163, 19, 0, 0, 149,
    20, 0, 0, 150, 20, 0, 0, 169, 20, 0, 0, 170, 20, 0, 0, 178, 20, 0, 0, 246, 20, 0, 0, 247, 20,
    0, 0, 248, 20, 0, 0, 249, 20, 0, 0, 250, 20, 0, 0, 251, 20, 0, 0, 255, 255, 255, 255, 208, 20, 0,
    0, 209, 20, 0, 0, 218, 20, 0, 0, 219, 20, 0, 0, 222, 20, 0, 0, 223, 20, 0, 0, 229, 20, 0, 0,
    147, 20, 0, 0, 148, 20, 0, 0, 193, 20, 0, 0, 194, 20, 0, 0, 195, 20, 0, 0, 196, 20, 0, 0, 197,
    20, 0, 0, 198, 20, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 4, 0, 0, 0, 8, 0, 0, 0, 16,
    0, 0, 0, 32, 0, 0, 0, 64, 0, 0, 0, 128, 0, 0, 228, 20, 0, 0, 0, 0, 0, 0,
};

static const varve_row_layout layouts[] = {
    {0, 16, 13, {3, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1}, {0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0}}, /* 29 dialects */
    {464, 22, 17, {3, 3, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, {0, 0, 0, 0, 0, 7, 0, 170, 0, 185, 0, 194, 0, 357, 0, 517, 0}}, /* 936 operations */
    {21056, 7, 6, {2, 1, 1, 1, 1, 1}, {0, 689, 694, 0, 700, 0}}, /* 34 entities */
    {21294, 4, 3, {2, 1, 1}, {0, 0, 0}}, /* 891 values */
    {24858, 5, 5, {2, 1, 0, 1, 1}, {0, 0, 0, 0, 0}}, /* 314 properties */
    {26428, 8, 6, {2, 1, 1, 1, 2, 1}, {0, 0, 0, 0, 0, 0}}, /* 51 enums */
    {26836, 4, 2, {2, 2}, {0, 702}}, /* 900 enum_cases */
    {30436, 4, 2, {1, 3}, {0, 0}}, /* 243 constraints */
    {31408, 3, 1, {3}, {0}}, /* 772 numbers */
    {33724, 4, 1, {4}, {0}}, /* 1086 constants */
};

void varve_generated_llvm13(varve_definition_tables *tables) {
  *tables = (varve_definition_tables){.strings = (const char *)&strings,
                                      .rows = rows,
                                      .layouts = layouts,
                                      .dialect_count = 29};
}
