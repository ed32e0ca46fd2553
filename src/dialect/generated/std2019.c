/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Made by `make regen` of the files in dialects/std2019: change those. */
#include "dialect/generated/std2019.h"

static const struct {
  char part_0[3997];
  char part_1[3993];
  char part_2[3989];
  char part_3[3983];
  char part_4[3932];
  char part_5[2238];
} strings = {
    "\0"
    "|\0"
    "mapOperands\0"
    "result\0"
    "Pure\0"
    "src_map\0"
    "dst_map\0"
    "tag_map\0"
    "results\0"
    "lower_bound\0"
    "upper_bound\0"
    "step\0"
    "region\0"
    "condition\0"
    "thenRegion\0"
    "elseRegion\0"
    "memref\0"
    "indices\0"
    "isWrite\0"
    "localityHint\0"
    "isDataCache\0"
    "sym_name\0"
    "type\0"
    "body\0"
    "operand\0"
    "clamp_min\0"
    "clamp_max\0"
    "fn\0"
    "exponent\0"
    "op\0"
    "dimension\0"
    "gridSizeX\0"
    "gridSizeY\0"
    "gridSizeZ\0"
    "blockSizeX\0"
    "blockSizeY\0"
    "blockSizeZ\0"
    "kernel_module\0"
    "offset\0"
    "width\0"
    "values\0"
    "dilations\0"
    "inputPermutation\0"
    "outputPermutation\0"
    "args_in\0"
    "args_out\0"
    "n_views\0"
    "indexing_maps\0"
    "iterator_types\0"
    "doc\0"
    "fun\0"
    "library_call\0"
    "view\0"
    "reassociation\0"
    "indexings\0"
    "permutation\0"
    "ICmpPredicate\0"
    "slt\0"
    "sle\0"
    "sgt\0"
    "sge\0"
    "ugt\0"
    "uge\0"
    "FCmpPredicate\0"
    "_false\0"
    "oeq\0"
    "ogt\0"
    "oge\0"
    "olt\0"
    "ole\0"
    "ord\0"
    "ueq\0"
    "une\0"
    "uno\0"
    "_true\0"
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
    "lhs\0"
    "rhs\0"
    "res\0"
    "arg\0"
    "arraySize\0"
    "alignment\0"
    "destOperands\0"
    "dest\0"
    "callee\0"
    "trueDest\0"
    "falseDest\0"
    "vector\0"
    "position\0"
    "container\0"
    "predicate\0"
    "linkage\0"
    "base\0"
    "addr\0"
    "rw\0"
    "hint\0"
    "cache\0"
    "global_name\0"
    "constant\0"
    "addr_space\0"
    "initializer\0"
    "args\0"
    "trueValue\0"
    "falseValue\0"
    "v1\0"
    "v2\0"
    "mask\0"
    "lowerBound\0"
    "upperBound\0"
    "initArgs\0"
    "initVals\0"
    "reductionOperator\0"
    "alayout\0"
    "blayout\0"
    "dst\0"
    "val\0"
    "mask_and_clamp\0"
    "return_value_and_is_valid\0"
    "pred\0"
    "inputs\0"
    "outputs\0"
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
    "inits\0"
    "before\0"
    "after\0"
    "AddressingModel\0"
    "Logical\0"
    "Physical32\0"
    "Physical64\0"
    "PhysicalStorageBuffer64\0"
    "Dim\0"
    "Dim1D\0"
    "Dim2D\0"
    "Dim3D\0"
    "Cube\0"
    "Rect\0"
    "SubpassData\0"
    "ExecutionMode\0"
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
    "SubgroupSize\0"
    "SubgroupsPerWorkgroup\0"
    "SubgroupsPerWorkgroupId\0"
    "LocalSizeId\0"
    "LocalSizeHintId\0"
    "SubgroupUniformControlFlowKHR\0"
    "PostDepthCoverage\0"
    "DenormPreserve\0"
    "DenormFlushToZero\0"
    "SignedZeroInfNanPreserve\0"
    "RoundingModeRTE\0"
    "RoundingModeRTZ\0"
    "EarlyAndLateFragmentTestsAMD\0"
    "StencilRefReplacingEXT\0"
    "StencilRefUnchangedFrontAMD\0"
    "StencilRefGreaterFrontAMD\0"
    "StencilRefLessFrontAMD\0"
    "StencilRefUnchangedBackAMD\0"
    "StencilRefGreaterBackAMD\0"
    "StencilRefLessBackAMD\0"
    "OutputLinesEXT\0"
    "OutputPrimitivesEXT\0"
    "DerivativeGroupQuadsNV\0"
    "DerivativeGroupLinearNV\0"
    "OutputTrianglesEXT\0"
    "PixelInterlockOrderedEXT\0"
    "PixelInterlockUnorderedEXT\0"
    "SampleInterlockOrderedEXT\0"
    "SampleInterlockUnorderedEXT\0"
    "ShadingRateInterlockOrderedEXT\0"
    "ShadingRateInterlockUnorderedEXT\0"
    "SharedLocalMemorySizeINTEL\0"
    "RoundingModeRTPINTEL\0"
    "RoundingModeRTNINTEL\0"
    "FloatingPointModeALTINTEL\0"
    "FloatingPointModeIEEEINTEL\0"
    "MaxWorkgroupSizeINTEL\0"
    "MaxWorkDimINTEL\0"
    "NoGlobalOffsetINTEL\0"
    "NumSIMDWorkitemsINTEL\0"
    "SchedulerTargetFmaxMhzINTEL\0"
    "StreamingInterfaceINTEL\0"
    "NamedBarrierCountINTEL\0"
    "ExecutionModel\0"
    "Vertex\0"
    "TessellationControl\0"
    "TessellationEvaluation\0"
    "Geometry\0"
    "Fragment\0"
    "GLCompute\0"
    "Kernel\0"
    "RayGenerationKHR\0"
    "IntersectionKHR\0"
    "AnyHitKHR\0"
    "ClosestHitKHR\0"
    "MissKHR\0"
    "CallableKHR\0"
    "TaskEXT\0"
    "MeshEXT\0"
    "FunctionControl\0"
    "None\0"
    "DontInline\0"
    "Const\0"
    "OptNoneINTEL\0"
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
    "R64ui\0"
    "R64i\0"
    "LoopControl\0"
    "DontUnroll\0"
    "DependencyInfinite\0"
    "DependencyLength\0"
    "MinIterations\0"
    "MaxIterations\0"
    "IterationMultiple\0"
    "PeelCount\0"
    "PartialCount\0"
    "InitiationIntervalINTEL\0"
    "LoopCoalesceINTEL\0"
    "MaxConcurrencyINTEL\0"
    "MaxInterleavingINTEL\0"
    "DependencyArrayINTEL\0"
    "SpeculatedIterationsINTEL\0"
    "PipelineEnableINTEL\0"
    "NoFusionINTEL\0"
    "MemoryAccess\0"
    "Volatile\0"
    "Aligned\0"
    "Nontemporal\0"
    "MakePointerAvailable\0"
    "MakePointerVisible\0"
    "NonPrivatePointer\0"
    "AliasScopeINTELMask\0"
    "NoAliasINTELMask\0"
    "MemoryModel\0"
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
    "Scope",
    "CrossDevice\0"
    "Subgroup\0"
    "Invocation\0"
    "QueueFamily\0"
    "ShaderCallKHR\0"
    "SelectionControl\0"
    "DontFlatten\0"
    "StorageClass\0"
    "UniformConstant\0"
    "Input\0"
    "Uniform\0"
    "Output\0"
    "CrossWorkgroup\0"
    "Private\0"
    "Function\0"
    "Generic\0"
    "PushConstant\0"
    "AtomicCounter\0"
    "Image\0"
    "IncomingCallableDataKHR\0"
    "HitAttributeKHR\0"
    "IncomingRayPayloadKHR\0"
    "ShaderRecordBufferKHR\0"
    "PhysicalStorageBuffer\0"
    "TaskPayloadWorkgroupEXT\0"
    "CodeSectionINTEL\0"
    "DeviceOnlyINTEL\0"
    "HostOnlyINTEL\0"
    "ImageArrayedInfo\0"
    "NonArrayed\0"
    "ImageDepthInfo\0"
    "NoDepth\0"
    "IsDepth\0"
    "DepthUnknown\0"
    "ImageSamplerUseInfo\0"
    "SamplerUnknown\0"
    "NeedSampler\0"
    "NoSampler\0"
    "ImageSamplingInfo\0"
    "SingleSampled\0"
    "MultiSampled\0"
    "count\0"
    "element\0"
    "stride\0"
    "dim\0"
    "depth\0"
    "arrayed\0"
    "sampling\0"
    "sampler_use\0"
    "format\0"
    "image\0"
    "pointee\0"
    "storage_class\0"
    "rtarray\0"
    "base_ptr\0"
    "component_ptr\0"
    "pointer\0"
    "memory_scope\0"
    "comparator\0"
    "unequal_semantics\0"
    "insert\0"
    "operand1\0"
    "operand2\0"
    "targetOperands\0"
    "target\0"
    "branch_weights\0"
    "trueTarget\0"
    "falseTarget\0"
    "constituents\0"
    "composite\0"
    "component\0"
    "object\0"
    "execution_scope\0"
    "memory_semantics\0"
    "execution_model\0"
    "interface\0"
    "execution_mode\0"
    "arguments\0"
    "memory_access\0"
    "true_value\0"
    "false_value\0"
    "variable\0"
    "reference\0"
    "spec_const\0"
    "descriptor_set\0"
    "binding\0"
    "built_in\0"
    "loop_control\0"
    "addressing_model\0"
    "memory_model\0"
    "capabilities\0"
    "extensions\0"
    "extended_instruction_sets\0"
    "selection_control\0"
    "default_value\0"
    "spec_id\0"
    "CmpFPredicate\0"
    "CmpIPredicate\0"
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
    "msg\0"
    "kind\0"
    "callee_operands\0"
    "real\0"
    "imaginary\0"
    "cplx\0"
    "memrefOrTensor\0"
    "index\0"
    "tagMemRef\0"
    "tagIndices\0"
    "numElements\0"
    "dynamicExtents\0"
    "aggregate\0"
    "sym_visibility\0"
    "initial_value\0"
    "source\0"
    "static_offsets\0"
    "static_sizes\0"
    "static_strides\0"
    "input\0"
    "elements\0"
    "tensor\0"
    "mask_dim_sizes\0"
    "acc\0"
    "masks\0"
    "vectors\0"
    "input_shape\0"
    "output_shape\0"
    "fixed_vector_sizes\0"
    "padding\0"
    "permutation_map\0"
    "affine\0"
    "std2019\0"
    "Index\0"
    "AffineMapAttr\0"
    "hook:affine.apply\0"
    "hook:affine.dma_start\0"
    "hook:affine.dma_wait\0"
    "IndexAttr\0"
    "hook:affine.for\0"
    "\"affine.terminator\"\0"
    "IntegerSetAttr\0"
    "MaxSizedRegion<1>\0"
    "hook:affine.if\0"
    "AnyMemRef\0"
    "hook:affine.load\0"
    "hook:affine.max\0"
    "since\0"
    "\"2020\"\0"
    "hook:affine.min\0"
    "BoolAttr\0"
    "I32Attr\0"
    "hook:affine.prefetch\0"
    "hook:affine.store\0"
    "Terminator\0"
    "affine.terminator\0"
    "AnyVectorOfAnyRank\0"
    "hook:affine.vector_load\0"
    "hook:affine.vector_store\0"
    "attr-dict ($operands^ `:` type($operands))\?\0"
    "affine.yield\0"
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
    "SingleBlockImplicitTerminator<module_terminator>\0"
    "\"module_terminator\"\0"
    "builtin.module\0"
    "HasParent<builtin.module>\0"
    "builtin.module_terminator\0"
    "fxpmath\0"
    "fxpmath.clampis\0"
    "fxpmath.compare\0"
    "fxpmath.convertis\0"
    "fxpmath.convertistof\0"
    "F64Attr\0"
    "fxpmath.real_add_ew\0"
    "fxpmath.real_compare\0"
    "fxpmath.real_div_ew\0"
    "fxpmath.real_matmul\0"
    "fxpmath.real_matmul_bias\0"
    "fxpmath.real_mul_ew\0"
    "fxpmath.real_sub_ew\0"
    "fxpmath.real_unary_ew\0"
    "fxpmath.rounding_divide_by_potis\0"
    "fxpmath.vs_saturating_rounding_doubling_high_mulis\0"
    "gpu\0"
    "gpu.all_reduce\0"
    "gpu.barrier\0"
    "gpu.block_dim\0"
    "gpu.block_id\0"
    "hook:gpu.func\0"
    "gpu.grid_dim\0"
    "hook:gpu.launch\0"
    "gpu.launch_func\0"
    "gpu.return\0"
    "I32\0"
    "I1\0"
    "gpu.shuffle\0"
    "gpu.thread_id\0"
    "gpu.yield\0"
    "linalg\0"
    "ArrayAttr\0"
    "`` `(` $views `)` attr-dict `:` type($views)\0"
    "linalg.conv\0"
    "linalg.copy\0"
    "linalg.dot\0"
    "linalg.fill\0"
    "hook:linalg.generic\0"
    "hook:linalg.indexed_generic\0"
    "linalg.matmul\0"
    "linalg.matvec\0"
    "$min `:` $max `:` $step attr-dict `:` type($range)\0"
    "let\0"
    "[\"type($min) = index\", \"type($max) = index\", \"type($step) = index\"]\0"
    "linalg.range\0"
    "$view $reassociation attr-dict `:` type($view) `into` type($result)\0"
    "linalg.reshape\0"
    "hook:linalg.slice\0"
    "hook:linalg.transpose\0"
    "$values attr-dict (`:` type($values)^)\?\0"
    "linalg.yield\0"
    "llvm\0"
    "$lhs `,` $rhs attr-dict `:` type($res)\0"
    "SameOperandsAndResultType\0"
    "llvm.add\0"
    "$arg attr-dict `:` type($arg) `to` type($res)\0"
    "llvm.addrspacecast\0"
    "I64Attr\0"
    "hook:llvm.alloca\0"
    "llvm.and\0"
    "llvm.ashr\0"
    "llvm.bitcast\0"
    "hook:llvm.br\0"
    "BranchOpInterface\0"
    "FlatSymbolRefAttr\0"
    "hook:llvm.call\0"
    "hook:llvm.cond_br\0"
    "[\"type($res) = llvm_text_element(type($vector))\"]\0"
    "llvm.extractelement\0"
    "hook:llvm.extractvalue\0"
    "llvm.fadd\0"
    "enum<@FCmpPredicate>\0"
    "custom<EnumString>($predicate) $lhs `,` $rhs attr-dict `:` type($lhs)\0"
    "[\"type($rhs) = type($lhs)\", \"type($res) = llvm_text_i1(type($lhs))\"]\0"
    "llvm.fcmp\0"
    "llvm.fdiv",
    "llvm.fmul\0"
    "$operand attr-dict `:` type($res)\0"
    "llvm.fneg\0"
    "llvm.fpext\0"
    "llvm.fptosi\0"
    "llvm.fptoui\0"
    "llvm.fptrunc\0"
    "llvm.frem\0"
    "llvm.fsub\0"
    "enum<@Linkage>\0"
    "hook:llvm.func\0"
    "$base `[` $indices `]` attr-dict `:` functional-type(operands, $res)\0"
    "llvm.getelementptr\0"
    "enum<@ICmpPredicate>\0"
    "llvm.icmp\0"
    "$value `,` $vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)\0"
    "[\"type($value) = llvm_text_element(type($vector))\", \"type($res) = type($vector)\"]\0"
    "llvm.insertelement\0"
    "hook:llvm.insertvalue\0"
    "llvm.intr.ceil\0"
    "llvm.intr.copysign\0"
    "llvm.intr.cos\0"
    "llvm.intr.exp\0"
    "llvm.intr.fabs\0"
    "llvm.intr.fmuladd\0"
    "llvm.intr.log\0"
    "llvm.intr.log10\0"
    "llvm.intr.log2\0"
    "llvm.intr.prefetch\0"
    "llvm.inttoptr\0"
    "[\"type($res) = llvm_text_pointee(type($addr))\"]\0"
    "llvm.load\0"
    "llvm.lshr\0"
    "$global_name attr-dict `:` type($res)\0"
    "llvm.mlir.addressof\0"
    "`` `(` $value `)` attr-dict `:` type($res)\0"
    "ConstantLike\0"
    "llvm.mlir.constant\0"
    "UnitAttr\0"
    "hook:llvm.mlir.global\0"
    "llvm.mlir.null\0"
    "llvm.mlir.undef\0"
    "llvm.mul\0"
    "llvm.or\0"
    "llvm.ptrtoint\0"
    "llvm.return\0"
    "llvm.sdiv\0"
    "$condition `,` $trueValue `,` $falseValue attr-dict `:` type($condition) `,` type($res)\0"
    "[\"type($trueValue) = type($res)\", \"type($falseValue) = type($res)\"]\0"
    "llvm.select\0"
    "llvm.sext\0"
    "llvm.shl\0"
    "hook:llvm.shufflevector\0"
    "llvm.sitofp\0"
    "llvm.srem\0"
    "$value `,` $addr attr-dict `:` type($addr)\0"
    "[\"type($value) = llvm_text_pointee(type($addr))\"]\0"
    "llvm.store\0"
    "llvm.sub\0"
    "llvm.trunc\0"
    "llvm.udiv\0"
    "llvm.uitofp\0"
    "llvm.unreachable\0"
    "llvm.urem\0"
    "llvm.xor\0"
    "llvm.zext\0"
    "hook:loop.for\0"
    "\"loop.terminator\"\0"
    "hook:loop.if\0"
    "hook:loop.parallel\0"
    "\"loop.yield\"\0"
    "hook:loop.reduce\0"
    "HasParent<loop.parallel>\0"
    "$result attr-dict `:` type($result)\0"
    "HasParent<loop.reduce>\0"
    "loop.reduce.return\0"
    "loop.terminator\0"
    "attr-dict ($results^ `:` type($results))\?\0"
    "loop.yield\0"
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
    "$mask `,` $pred attr-dict `:` type($res)\0"
    "[\"type($mask) = type($res)\", \"type($pred) = llvm_text_i1(type($res))\"]\0"
    "nvvm.vote.ballot.sync\0"
    "F32Attr\0"
    "quant.const_fake_quant\0"
    "quant.const_fake_quant_per_axis\0"
    "quant.coupled_ref\0"
    "quant.dcast\0"
    "quant.qcast\0"
    "quant.region\0"
    "quant.return\0"
    "quant.scast\0"
    "quant.stats\0"
    "quant.stats_ref\0"
    "rocdl\0"
    "rocdl.grid.dim.x\0"
    "rocdl.grid.dim.y\0"
    "rocdl.grid.dim.z\0"
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
    "[\"type($condition) = i1\"]\0"
    "scf.condition\0"
    "hook:scf.for\0"
    "\"scf.yield\"\0"
    "hook:scf.if\0"
    "hook:scf.parallel\0"
    "hook:scf.reduce\0"
    "HasParent<scf.parallel>\0"
    "HasParent<scf.reduce>\0"
    "scf.reduce.return\0"
    "hook:scf.while\0"
    "scf.yield\0"
    "spv\0"
    "u32\0"
    "`<` custom<Dimensions>($count) `` $element (`[` $stride^ `]`)\? `>`\0"
    "qualified\0"
    "unit\0"
    "enum<@Dim>\0"
    "enum<@ImageDepthInfo>\0"
    "enum<@ImageArrayedInfo>\0"
    "enum<@ImageSamplingInfo>\0"
    "enum<@ImageSamplerUseInfo>\0"
    "enum<@ImageFormat>\0"
    "`<` params `>`\0"
    "enum<@StorageClass>\0"
    "`<` $element `>`\0"
    "hook:spv.AccessChain\0"
    "enum<@Scope>\0"
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
    "spv.AtomicIDecrement",
    "spv.AtomicIIncrement\0"
    "spv.AtomicISub\0"
    "spv.AtomicOr\0"
    "spv.AtomicSMax\0"
    "spv.AtomicSMin\0"
    "spv.AtomicUMax\0"
    "spv.AtomicUMin\0"
    "spv.AtomicXor\0"
    "$operand attr-dict `:` type($result)\0"
    "spv.BitCount\0"
    "operands attr-dict `:` type($base) `,` type($offset) `,` type($count)\0"
    "[\"type($insert) = type($base)\", \"type($result) = type($base)\"]\0"
    "spv.BitFieldInsert\0"
    "[\"type($result) = type($base)\"]\0"
    "spv.BitFieldSExtract\0"
    "spv.BitFieldUExtract\0"
    "spv.BitReverse\0"
    "$operand attr-dict `:` type($operand) `to` type($result)\0"
    "spv.Bitcast\0"
    "$operand1 `,` $operand2 attr-dict `:` type($result)\0"
    "spv.BitwiseAnd\0"
    "spv.BitwiseOr\0"
    "spv.BitwiseXor\0"
    "hook:spv.Branch\0"
    "hook:spv.BranchConditional\0"
    "hook:spv.CompositeConstruct\0"
    "$composite `` custom<Part>($indices, type($composite), type($component)) attr-dict\0"
    "spv.CompositeExtract\0"
    "$object `,` $composite `` $indices attr-dict `:` type($object) `into` type($composite)\0"
    "[\"type($result) = type($composite)\"]\0"
    "spv.CompositeInsert\0"
    "custom<Name>($execution_scope) `,` custom<Name>($memory_scope) `,` custom<Name>($memory_semantics) attr-dict\0"
    "spv.ControlBarrier\0"
    "spv.ConvertFToS\0"
    "spv.ConvertFToU\0"
    "spv.ConvertSToF\0"
    "spv.ConvertUToF\0"
    "enum<@ExecutionModel>\0"
    "custom<Name>($execution_model) $fn `` custom<Symbols>($interface, \",\" ) attr-dict\0"
    "spv.EntryPoint\0"
    "enum<@ExecutionMode>\0"
    "$fn custom<Name>($execution_mode) `` custom<Numbers>($values, \",\") attr-dict\0"
    "spv.ExecutionMode\0"
    "spv.FAdd\0"
    "spv.FConvert\0"
    "spv.FDiv\0"
    "spv.FMod\0"
    "spv.FMul\0"
    "spv.FNegate\0"
    "$operand1 `,` $operand2 attr-dict `:` type($operand1)\0"
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
    "spv.GLSL.Ceil\0"
    "spv.GLSL.Cos\0"
    "spv.GLSL.Exp\0"
    "spv.GLSL.FAbs\0"
    "spv.GLSL.FMax\0"
    "spv.GLSL.FMin\0"
    "spv.GLSL.FSign\0"
    "spv.GLSL.Floor\0"
    "spv.GLSL.InverseSqrt\0"
    "spv.GLSL.Log\0"
    "spv.GLSL.Pow\0"
    "spv.GLSL.Round\0"
    "spv.GLSL.SAbs\0"
    "spv.GLSL.SMax\0"
    "spv.GLSL.SMin\0"
    "spv.GLSL.SSign\0"
    "spv.GLSL.Sin\0"
    "spv.GLSL.Sqrt\0"
    "spv.GLSL.Tan\0"
    "spv.GLSL.Tanh\0"
    "spv.GLSL.UMax\0"
    "spv.GLSL.UMin\0"
    "custom<Name>($execution_scope) $predicate attr-dict `:` type($result)\0"
    "[\"type($predicate) = i1\"]\0"
    "spv.GroupNonUniformBallot\0"
    "custom<Name>($execution_scope) attr-dict `:` type($result)\0"
    "spv.GroupNonUniformElect\0"
    "spv.IAdd\0"
    "spv.IEqual\0"
    "spv.IMul\0"
    "spv.INotEqual\0"
    "spv.ISub\0"
    "$operand attr-dict `:` type($operand)\0"
    "[\"type($result) = over(type($operand), e: i1)\"]\0"
    "spv.IsInf\0"
    "spv.IsNan\0"
    "enum<@MemoryAccess>\0"
    "custom<Pointer>(type($ptr)) $ptr `` custom<Access>($memory_access, $alignment) attr-dict `:` custom<Pointee>(type($value), ref(type($ptr)))\0"
    "spv.Load\0"
    "spv.LogicalAnd\0"
    "spv.LogicalEqual\0"
    "spv.LogicalNot\0"
    "spv.LogicalNotEqual\0"
    "spv.LogicalOr\0"
    "spv.MemoryBarrier\0"
    "spv.Not\0"
    "spv.Return\0"
    "$value attr-dict `:` type($value)\0"
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
    "$condition `,` $true_value `,` $false_value attr-dict `:` type($condition) `,` type($result)\0"
    "[\"type($true_value) = type($result)\", \"type($false_value) = type($result)\"]\0"
    "spv.Select\0"
    "$operand1 `,` $operand2 attr-dict `:` type($operand1) `,` type($operand2)\0"
    "[\"type($result) = type($operand1)\"]\0"
    "spv.ShiftLeftLogical\0"
    "spv.ShiftRightArithmetic\0"
    "spv.ShiftRightLogical\0"
    "custom<Pointer>(type($ptr)) $ptr `,` $value `` custom<Access>($memory_access, $alignment) attr-dict `:` custom<Pointee>(type($value), ref(type($ptr)))\0"
    "spv.Store\0"
    "spv.SubgroupBallotKHR\0"
    "spv.UConvert\0"
    "spv.UDiv\0"
    "spv.UGreaterThan\0"
    "spv.UGreaterThanEqual\0"
    "spv.ULessThan\0"
    "spv.ULessThanEqual\0"
    "spv.UMod\0"
    "spv.Unreachable\0"
    "(`init` `(` $initializer^ `)`)\? attr-dict `:` custom<VariableType>(type($pointer), $storage_class)\0"
    "[\"type($initializer) = pointee(type($pointer))\"]\0"
    "spv.Variable\0"
    "$variable attr-dict `:` type($pointer)\0"
    "spv._address_of\0"
    "spv._merge\0"
    "spv._module_end\0"
    "$spec_const attr-dict `:` type($reference)\0"
    "spv._reference_of",
    "custom<Constant>($value, type($constant)) attr-dict\0"
    "names\0"
    "\"rule:spirv_constant\"\0"
    "spv.constant\0"
    "TypeAttr\0"
    "`` custom<SymbolName>($sym_name) (`initializer` `(` $initializer^ `)`)\? `` custom<Decorations>($descriptor_set, $binding, $built_in) attr-dict custom<PointerType>($type)\0"
    "spv.globalVariable\0"
    "enum<@LoopControl>\0"
    "`` custom<Control>($loop_control) $body attr-dict\0"
    "spv.loop\0"
    "enum<@AddressingModel>\0"
    "enum<@MemoryModel>\0"
    "custom<Name>($addressing_model) custom<Name>($memory_model) $body attr-dict-with-keyword\0"
    "\"spv._module_end\"\0"
    "spv.module\0"
    "enum<@SelectionControl>\0"
    "`` custom<Control>($selection_control) $body attr-dict\0"
    "spv.selection\0"
    "hook:spv.specConstant\0"
    "spv.undef\0"
    "std\0"
    "FloatLike\0"
    "std.absf\0"
    "$lhs `,` $rhs attr-dict `:` type($result)\0"
    "std.addcf\0"
    "std.addf\0"
    "SignlessIntegerOrIndexLike\0"
    "std.addi\0"
    "hook:std.alloc\0"
    "`(` $base `)` attr-dict `:` type($memref)\0"
    "std.alloc_static\0"
    "hook:std.alloca\0"
    "std.and\0"
    "$arg `,` $msg attr-dict\0"
    "[\"type($arg) = i1\"]\0"
    "std.assert\0"
    "$memref `,` $alignment attr-dict `:` type($memref)\0"
    "std.assume_alignment\0"
    "std.atan\0"
    "std.atan2\0"
    "enum<@AtomicRMWKind>\0"
    "custom<EnumString>($kind) $value `,` $memref `[` $indices `]` attr-dict `:` `(` type($value) `,` type($memref) `)` `->` type($result)\0"
    "[\"type($indices) = index\"]\0"
    "std.atomic_rmw\0"
    "std.atomic_yield\0"
    "hook:std.br\0"
    "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)\0"
    "std.call\0"
    "FunctionType\0"
    "$callee `(` $callee_operands `)` attr-dict `:` type($callee)\0"
    "[\"type($callee_operands) = type($callee).inputs\", \"type($results) = type($callee).results\"]\0"
    "std.call_indirect\0"
    "std.ceildivi_signed\0"
    "std.ceilf\0"
    "BoolLike\0"
    "enum<@CmpFPredicate>\0"
    "custom<EnumString>($predicate) `,` $lhs `,` $rhs attr-dict `:` type($lhs)\0"
    "[\"type($rhs) = type($lhs)\", \"type($result) = over(type($lhs), e: i1)\"]\0"
    "std.cmpf\0"
    "enum<@CmpIPredicate>\0"
    "std.cmpi\0"
    "hook:std.cond_br\0"
    "hook:std.constant\0"
    "\"rule:constant\"\0"
    "std.copysign\0"
    "std.cos\0"
    "AnyComplex\0"
    "$real `,` $imaginary attr-dict `:` type($cplx)\0"
    "[\"type($real) = elem(type($cplx))\", \"type($imaginary) = elem(type($cplx))\"]\0"
    "std.create_complex\0"
    "AnyRankedOrUnrankedMemRef\0"
    "std.dealloc\0"
    "$memrefOrTensor `,` ($position^):($index)\? attr-dict `:` type($memrefOrTensor)\0"
    "[\"type($position) = index\", \"type($result) = index\"]\0"
    "std.dim\0"
    "std.divf\0"
    "std.divi_signed\0"
    "std.divi_unsigned\0"
    "std.divis\0"
    "std.diviu\0"
    "hook:std.dma_start\0"
    "$tagMemRef `[` $tagIndices `]` `,` $numElements attr-dict `:` type($tagMemRef)\0"
    "[\"type($tagIndices) = index\", \"type($numElements) = index\"]\0"
    "std.dma_wait\0"
    "AnyRankedTensor\0"
    "$dynamicExtents $body attr-dict `:` type($result)\0"
    "[\"type($dynamicExtents) = index\"]\0"
    "std.dynamic_tensor_from_elements\0"
    "std.exp\0"
    "std.exp2\0"
    "$aggregate `[` $indices `]` attr-dict `:` type($aggregate)\0"
    "[\"type($indices) = index\", \"type($result) = elem(type($aggregate))\"]\0"
    "std.extract_element\0"
    "std.floordivi_signed\0"
    "std.floorf\0"
    "$in attr-dict `:` type($in) `to` type($out)\0"
    "std.fpext\0"
    "std.fptosi\0"
    "std.fptoui\0"
    "std.fptrunc\0"
    "hook:std.generic_atomic_rmw\0"
    "$name `:` type($result) attr-dict\0"
    "std.get_global_memref\0"
    "std.global_memref\0"
    "$cplx attr-dict `:` type($cplx)\0"
    "[\"type($value) = elem(type($cplx))\"]\0"
    "std.im\0"
    "std.index_cast\0"
    "[\"type($indices) = index\", \"type($result) = elem(type($memref))\"]\0"
    "std.load\0"
    "std.log\0"
    "std.log10\0"
    "std.log1p\0"
    "std.log2\0"
    "std.memref_cast\0"
    "std.memref_reinterpret_cast\0"
    "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)\0"
    "std.memref_reshape\0"
    "std.mulf\0"
    "std.muli\0"
    "std.negf\0"
    "std.or\0"
    "hook:std.prefetch\0"
    "[\"type($result) = index\"]\0"
    "std.rank\0"
    "std.re\0"
    "std.remf\0"
    "std.remi_signed\0"
    "std.remi_unsigned\0"
    "std.remis\0"
    "std.remiu\0"
    "ReturnLike\0"
    "std.return\0"
    "std.rsqrt\0"
    "hook:std.select\0"
    "std.sexti\0"
    "std.shift_left\0"
    "std.shift_right_signed\0"
    "std.shift_right_unsigned\0"
    "std.sin\0"
    "std.sitofp\0"
    "$input attr-dict `:` type($aggregate)\0"
    "[\"type($input) = elem(type($aggregate))\"]\0"
    "std.splat\0"
    "std.sqrt\0"
    "$value `,` $memref `[` $indices `]` attr-dict `:` type($memref)\0"
    "[\"type($indices) = index\", \"type($value) = elem(type($memref))\"]\0"
    "std.store\0"
    "std.subcf\0"
    "std.subf\0"
    "std.subi\0"
    "std.subtensor\0"
    "std.subtensor_insert\0"
    "hook:std.subview\0"
    "std.tanh\0"
    "std.tensor_cast\0"
    "hook:std.tensor_from_elements\0"
    "AnyTensor",
    "[\"type($result) = tensor(shape(type($memref)), elem(type($memref)))\"]\0"
    "std.tensor_load\0"
    "$tensor `,` $memref attr-dict `:` type($memref)\0"
    "[\"type($tensor) = tensor(shape(type($memref)), elem(type($memref)))\"]\0"
    "std.tensor_store\0"
    "$tensor attr-dict `:` type($memref)\0"
    "std.tensor_to_memref\0"
    "hook:std.transpose\0"
    "std.trunci\0"
    "std.uitofp\0"
    "hook:std.view\0"
    "std.xor\0"
    "attr-dict $value `:` type($value)\0"
    "std.yield\0"
    "std.zexti\0"
    "$source attr-dict `:` type($source) `to` type($vector)\0"
    "vector.broadcast\0"
    "custom<IntegerArray>($mask_dim_sizes) attr-dict `:` type($mask)\0"
    "vector.constant_mask\0"
    "hook:vector.contract\0"
    "$operands attr-dict `:` type($mask)\0"
    "[\"type($operands) = index\"]\0"
    "vector.create_mask\0"
    "hook:vector.extract\0"
    "AnyTuple\0"
    "$vector `,` custom<IntegerArray>($sizes) `,` custom<IntegerArray>($strides) attr-dict `:` type($vector) `into` type($result)\0"
    "vector.extract_slices\0"
    "[\"type($result) = elem(type($vector))\"]\0"
    "vector.extractelement\0"
    "$source `,` $dest `` custom<IntegerArray>($position) attr-dict `:` type($source) `into` type($dest)\0"
    "[\"type($res) = type($dest)\"]\0"
    "vector.insert\0"
    "$vectors `,` custom<IntegerArray>($sizes) `,` custom<IntegerArray>($strides) attr-dict `:` type($vectors) `into` type($result)\0"
    "vector.insert_slices\0"
    "$source `,` $dest attr-dict `:` type($source) `into` type($dest)\0"
    "vector.insert_strided_slice\0"
    "$source `,` $dest `[` $position `:` type($position) `]` attr-dict `:` type($dest)\0"
    "[\"type($source) = elem(type($dest))\", \"type($result) = type($dest)\"]\0"
    "vector.insertelement\0"
    "hook:vector.outerproduct\0"
    "$source attr-dict `:` type($source)\0"
    "vector.print\0"
    "$vector `,` `[` $input_shape `]` `,` `[` $output_shape `]` `,` custom<IntegerArray>($fixed_vector_sizes) attr-dict `:` type($vector) `to` type($result)\0"
    "[\"type($input_shape) = index\", \"type($output_shape) = index\"]\0"
    "vector.reshape\0"
    "hook:vector.shuffle\0"
    "$vector attr-dict `:` type($vector) `to` type($result)\0"
    "vector.strided_slice\0"
    "$memref `[` $indices `]` `,` $padding attr-dict `:` type($memref) `,` type($vector)\0"
    "[\"type($indices) = index\", \"type($padding) = elem(type($memref))\"]\0"
    "vector.transfer_read\0"
    "$vector `,` $memref `[` $indices `]` attr-dict `:` type($vector) `,` type($memref)\0"
    "vector.transfer_write\0"
    "hook:vector.tuple\0"
    "hook:vector.tuple_get\0"
    "$memref attr-dict `:` type($memref) `to` type($result)\0"
    "vector.type_cast",
};

static const unsigned char rows[] = {
    224, 21, 0, 0, 0, 0, 14, 0, 0, 0, 0, 184, 23, 0, 0, 14, 0, 3, 0, 0, 0, 0, 17, 25, 0,
    0, 17, 0, 14, 0, 0, 0, 0, 100, 26, 0, 0, 31, 0, 12, 0, 0, 0, 0, 15, 27, 0, 0, 43, 0,
    13, 0, 1, 0, 0, 0, 29, 0, 3, 56, 0, 65, 0, 0, 0, 3, 198, 63, 0, 0, 121, 0, 7, 0, 0,
    0, 0, 177, 37, 0, 0, 128, 0, 18, 0, 0, 0, 0, 47, 40, 0, 2, 146, 0, 10, 0, 0, 0, 0, 193,
    40, 0, 0, 156, 0, 12, 0, 0, 0, 0, 183, 41, 0, 0, 168, 0, 8, 0, 0, 0, 0, 207, 42, 0, 1,
    176, 0, 131, 1, 4, 3, 17, 232, 64, 0, 0, 51, 1, 101, 0, 0, 20, 3, 33, 3, 0, 0, 152, 1, 21,
    0, 0, 0, 0, 8, 22, 3, 22, 0, 170, 1, 171, 1, 0, 0, 0, 0, 44, 1, 52, 1, 0, 0, 26, 22,
    21, 22, 0, 6, 1, 0, 0, 0, 0, 0, 0, 45, 3, 0, 0, 0, 0, 48, 22, 43, 22, 0, 6, 1, 0,
    0, 0, 0, 0, 0, 47, 1, 0, 0, 0, 0, 79, 22, 74, 22, 4, 6, 1, 172, 1, 173, 1, 0, 0, 48,
    3, 0, 0, 44, 1, 148, 22, 143, 22, 4, 161, 1, 172, 1, 108, 2, 0, 0, 102, 1, 0, 0, 44, 1, 173,
    22, 168, 22, 0, 52, 2, 110, 1, 0, 0, 0, 0, 44, 1, 0, 0, 0, 0, 190, 22, 185, 22, 0, 161, 1,
    171, 1, 0, 0, 0, 0, 44, 1, 52, 1, 5, 1, 219, 22, 214, 22, 0, 161, 1, 171, 1, 0, 0, 0, 0,
    44, 1, 52, 1, 0, 0, 252, 22, 247, 22, 0, 52, 2, 0, 0, 0, 0, 0, 0, 41, 4, 0, 0, 0, 0,
    17, 23, 12, 23, 0, 51, 3, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 0, 0, 41, 23, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 49, 1, 0, 0, 83, 23, 78, 23, 0, 52, 2, 174, 1, 0, 0, 0,
    0, 44, 1, 0, 0, 5, 1, 107, 23, 102, 23, 0, 54, 3, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 5,
    1, 171, 23, 127, 23, 0, 6, 1, 0, 0, 0, 0, 0, 0, 0, 0, 49, 1, 5, 1, 54, 24, 225, 23, 4,
    0, 0, 0, 0, 175, 1, 0, 0, 84, 2, 0, 5, 0, 0, 206, 24, 82, 24, 4, 0, 0, 0, 0, 176, 1,
    0, 0, 103, 1, 41, 3, 46, 1, 247, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 2,
    0, 0, 25, 25, 0, 0, 0, 57, 3, 110, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 41, 25, 0, 0,
    0, 60, 2, 110, 1, 0, 0, 0, 0, 104, 1, 0, 0, 0, 0, 57, 25, 0, 0, 0, 57, 1, 110, 1, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 75, 25, 0, 0, 0, 57, 1, 110, 1, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 104, 25, 0, 0, 0, 60, 2, 110, 1, 0, 0, 0, 0, 86, 2, 0, 0, 0, 0, 124, 25, 0,
    0, 0, 60, 2, 110, 1, 0, 0, 0, 0, 86, 2, 0, 0, 0, 0, 145, 25, 0, 0, 0, 60, 2, 110, 1,
    0, 0, 0, 0, 86, 2, 0, 0, 0, 0, 165, 25, 0, 0, 0, 60, 2, 110, 1, 0, 0, 0, 0, 86, 2,
    0, 0, 0, 0, 185, 25, 0, 0, 0, 60, 3, 110, 1, 0, 0, 0, 0, 86, 2, 0, 0, 0, 0, 210, 25,
    0, 0, 0, 60, 2, 110, 1, 0, 0, 0, 0, 86, 2, 0, 0, 0, 0, 230, 25, 0, 0, 0, 60, 2, 110,
    1, 0, 0, 0, 0, 86, 2, 0, 0, 0, 0, 250, 25, 0, 0, 0, 60, 1, 110, 1, 0, 0, 0, 0, 86,
    2, 0, 0, 0, 0, 16, 26, 0, 0, 0, 57, 1, 110, 1, 0, 0, 0, 0, 105, 1, 0, 0, 0, 0, 49,
    26, 0, 0, 0, 60, 2, 110, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 104, 26, 0, 0, 4, 51, 1,
    110, 1, 175, 1, 0, 0, 106, 1, 0, 0, 0, 0, 119, 26, 107, 51, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 131, 26, 0, 0, 0, 0, 0, 171, 1, 0, 0, 0, 0, 107, 1, 52, 1, 0, 0,
    145, 26, 0, 0, 0, 0, 0, 171, 1, 0, 0, 0, 0, 107, 1, 52, 1, 0, 0, 163, 26, 158, 26, 4, 0,
    0, 0, 0, 175, 1, 0, 0, 51, 2, 3, 1, 0, 0, 172, 26, 0, 0, 0, 0, 0, 171, 1, 0, 0, 0,
    0, 107, 1, 52, 1, 0, 0, 190, 26, 185, 26, 4, 0, 7, 0, 0, 175, 1, 0, 0, 0, 0, 0, 0, 0,
    0, 201, 26, 0, 0, 0, 6, 1, 0, 0, 0, 0, 0, 0, 88, 2, 0, 0, 0, 0, 217, 26, 127, 23, 0,
    6, 1, 0, 0, 0, 0, 0, 0, 0, 0, 49, 1, 0, 0, 235, 26, 0, 0, 0, 63, 3, 110, 2, 0, 0,
    0, 0, 108, 1, 0, 0, 0, 0, 247, 26, 0, 0, 0, 0, 0, 171, 1, 0, 0, 0, 0, 107, 1, 52, 1,
    0, 0, 5, 27, 0, 0, 0, 177, 1, 0, 0, 0, 0, 0, 0, 0, 0, 49, 1, 0, 0, 77, 27, 32, 27,
    0, 178, 1, 0, 0, 0, 0, 0, 0, 90, 2, 0, 0, 0, 0, 89, 27, 32, 27, 0, 178, 1, 0, 0, 0,
    0, 0, 0, 92, 2, 0, 0, 0, 0, 101, 27, 32, 27, 0, 178, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 112, 27, 32, 27, 0, 178, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 129, 27, 124,
    27, 4, 178, 1, 172, 1, 179, 1, 0, 0, 0, 8, 0, 0, 0, 0, 149, 27, 144, 27, 4, 178, 1, 172, 1,
    179, 1, 0, 0, 0, 8, 0, 0, 0, 0, 172, 27, 32, 27, 0, 178, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 186, 27, 32, 27, 0, 178, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 67, 28,
    200, 27, 0, 66, 3, 180, 1, 0, 0, 0, 0, 0, 0, 52, 1, 50, 1, 148, 28, 80, 28, 0, 112, 1, 181,
    1, 0, 0, 0, 0, 109, 1, 52, 1, 0, 0, 168, 28, 163, 28, 0, 112, 2, 181, 1, 0, 0, 0, 0, 0,
    0, 52, 1, 0, 0, 186, 28, 181, 28, 0, 112, 1, 181, 1, 0, 0, 0, 0, 110, 1, 52, 1, 0, 0, 243,
    28, 203, 28, 0, 177, 1, 0, 0, 0, 0, 0, 0, 0, 0, 49, 1, 0, 0, 70, 29, 5, 29, 0, 114, 2,
    182, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 125, 29, 79, 29, 0, 183, 1, 182, 1, 0, 0, 0, 0,
    0, 0, 52, 1, 0, 0, 157, 29, 152, 29, 0, 184, 1, 182, 1, 0, 0, 0, 0, 111, 1, 0, 0, 0, 0,
    169, 29, 5, 29, 0, 114, 2, 182, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 178, 29, 5, 29, 0, 114,
    2, 182, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 188, 29, 79, 29, 0, 183, 1, 182, 1, 0, 0, 0,
    0, 0, 0, 52, 1, 0, 0, 206, 29, 201, 29, 0, 185, 1, 0, 0, 0, 0, 15, 1, 0, 0, 54, 2, 0,
    0, 255, 29, 250, 29, 0, 6, 1, 172, 1, 0, 0, 0, 0, 112, 1, 0, 0, 0, 0, 14, 30, 9, 30, 0,
    6, 1, 0, 0, 0, 0, 116, 2, 0, 0, 54, 2, 0, 0, 77, 30, 80, 32, 0, 118, 2, 182, 1, 0, 0,
    0, 0, 0, 0, 52, 1, 56, 1, 102, 30, 97, 30, 0, 122, 1, 182, 1, 0, 0, 0, 0, 113, 1, 52, 1,
    0, 0, 120, 30, 5, 29, 0, 114, 2, 182, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 34, 31, 151, 30,
    0, 114, 2, 182, 1, 0, 0, 0, 0, 114, 1, 52, 1, 58, 1, 44, 31, 5, 29, 0, 114, 2, 182, 1, 0,
    0, 0, 0, 0, 0, 52, 2, 0, 0, 54, 31, 5, 29, 0, 114, 2, 182, 1, 0, 0, 0, 0, 0, 0, 52,
    2, 0, 0, 98, 31, 64, 31, 0, 57, 1, 182, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 108, 31, 79,
    29, 0, 183, 1, 182, 1, 0, 0, 0, 0, 0, 0, 52, 1, 0, 0, 119, 31, 79, 29, 0, 183, 1, 182, 1,
    0, 0, 0, 0, 0, 0, 52, 1, 0, 0, 131, 31, 79, 29, 0, 183, 1, 182, 1, 0, 0, 0, 0, 0, 0,
    52, 1, 0, 0, 143, 31, 79, 29, 0, 183, 1, 182, 1, 0, 0, 0, 0, 0, 0, 52, 1, 0, 0, 156, 31,
    5, 29, 0, 114, 2, 182, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 166, 31, 5, 29, 0, 114, 2, 182,
    1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 196, 31, 191, 31, 4, 0, 0, 0, 0, 175, 1, 0, 0, 51,
    3, 3, 1, 0, 0, 19, 32, 206, 31, 0, 120, 2, 182, 1, 0, 0, 0, 0, 0, 0, 52, 1, 0, 0, 59,
    32, 151, 30, 0, 114, 2, 182, 1, 0, 0, 0, 0, 115, 1, 52, 1, 58, 1, 236, 32, 69, 32, 0, 69, 3,
    182, 1, 0, 0, 0, 0, 0, 0, 52, 1, 60, 1, 4, 33, 255, 32, 0, 122, 2, 182, 1, 0, 0, 0, 0,
    113, 1, 52, 1, 0, 0, 21, 33, 0, 0, 0, 60, 1, 182, 1, 0, 0, 0, 0, 0, 0, 52, 1, 0, 0,
    36, 33, 0, 0, 0, 60, 2, 182, 1, 0, 0, 0, 0, 0, 0, 52, 1, 0, 0, 55, 33, 0, 0, 0, 60,
    1, 182, 1, 0, 0, 0, 0, 0, 0, 52, 1, 0, 0, 69, 33, 0, 0, 0, 60, 1, 182, 1, 0, 0, 0,
    0, 0, 0, 52, 1, 0, 0, 83, 33, 0, 0, 0, 60, 1, 182, 1, 0, 0, 0, 0, 0, 0, 52, 1, 0,
    0, 98, 33, 0, 0, 0, 60, 3, 182, 1, 0, 0, 0, 0, 0, 0, 52, 1, 0, 0, 116, 33, 0, 0, 0,
    60, 1, 182, 1, 0, 0, 0, 0, 0, 0, 52, 1, 0, 0, 130, 33, 0, 0, 0, 60, 1, 182, 1, 0, 0,
    0, 0, 0, 0, 52, 1, 0, 0, 146, 33, 0, 0, 0, 60, 1, 182, 1, 0, 0, 0, 0, 0, 0, 52, 1,
    0, 0, 161, 33, 0, 0, 0, 19, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 180, 33, 79, 29,
    0, 183, 1, 182, 1, 0, 0, 0, 0, 0, 0, 52, 1, 0, 0, 242, 33, 242, 35, 0, 19, 1, 182, 1, 0,
    0, 0, 0, 0, 0, 0, 0, 62, 1, 252, 33, 5, 29, 0, 114, 2, 182, 1, 0, 0, 0, 0, 0, 0, 52,
    2, 0, 0, 44, 34, 6, 34, 0, 0, 0, 182, 1, 0, 0, 0, 0, 116, 1, 52, 1, 0, 0, 120, 34, 64,
    34, 0, 0, 0, 182, 1, 0, 0, 0, 0, 117, 1, 64, 2, 0, 0, 153, 34, 148, 34, 4, 0, 0, 0, 0,
    186, 1, 0, 0, 8, 6, 0, 0, 0, 0, 170, 34, 82, 34, 0, 0, 0, 182, 1, 0, 0, 0, 0, 0, 0,
    52, 1, 0, 0, 185, 34, 82, 34, 0, 0, 0, 182, 1, 0, 0, 0, 0, 0, 0, 52, 1, 0, 0, 201, 34,
    5, 29, 0, 114, 2, 182, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 210, 34, 5, 29, 0, 114, 2, 182,
    1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 218, 34, 79, 29, 0, 183, 1, 182, 1, 0, 0, 0, 0, 0,
    0, 52, 1, 0, 0, 232, 34, 206, 41, 0, 131, 1, 0, 0, 0, 0, 0, 0, 0, 0, 49, 1, 0, 0, 244,
    34, 5, 29, 0, 114, 2, 182, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 154, 35, 254, 34, 0, 72, 3,
    182, 1, 0, 0, 0, 0, 0, 0, 52, 1, 66, 1, 166, 35, 79, 29, 0, 183, 1, 182, 1, 0, 0, 0, 0,
    0, 0, 52, 1, 0, 0, 176, 35, 5, 29, 0, 114, 2, 182, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0,
    190, 35, 185, 35, 0, 124, 2, 182, 1, 0, 0, 0, 0, 118, 1, 52, 1, 0, 0, 209, 35, 79, 29, 0, 183,
    1, 182, 1, 0, 0, 0, 0, 0, 0, 52, 1, 0, 0, 221, 35, 5, 29, 0, 114, 2, 182, 1, 0, 0, 0,
    0, 0, 0, 52, 2, 0, 0, 68, 36, 231, 35, 0, 126, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 68,
    1, 79, 36, 5, 29, 0, 114, 2, 182, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 88, 36, 79, 29, 0,
    183, 1, 182, 1, 0, 0, 0, 0, 0, 0, 52, 1, 0, 0, 99, 36, 5, 29, 0, 114, 2, 182, 1, 0, 0,
    0, 0, 0, 0, 52, 2, 0, 0, 109, 36, 79, 29, 0, 183, 1, 182, 1, 0, 0, 0, 0, 0, 0, 52, 1,
    0, 0, 121, 36, 107, 51, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 49, 1, 0, 0, 138, 36, 5, 29,
    0, 114, 2, 182, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 148, 36, 5, 29, 0, 114, 2, 182, 1, 0,
    0, 0, 0, 0, 0, 52, 2, 0, 0, 157, 36, 79, 29, 0, 183, 1, 182, 1, 0, 0, 0, 0, 0, 0, 52,
    1, 0, 0, 172, 36, 167, 36, 4, 23, 4, 172, 1, 173, 1, 0, 0, 0, 0, 0, 0, 70, 1, 204, 36, 199,
    36, 4, 130, 1, 172, 1, 108, 2, 0, 0, 0, 0, 0, 0, 70, 1, 217, 36, 212, 36, 5, 27, 4, 172, 1,
    173, 1, 0, 0, 0, 0, 0, 0, 5, 2, 249, 36, 244, 36, 4, 57, 1, 0, 0, 187, 1, 0, 0, 0, 0,
    148, 1, 5, 1, 89, 37, 30, 37, 0, 110, 1, 0, 0, 0, 0, 0, 0, 0, 0, 72, 2, 5, 1, 108, 37,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 49, 1, 0, 0, 166, 37, 124, 37, 0, 172, 1, 0,
    0, 0, 0, 0, 0, 0, 0, 49, 1, 5, 1, 182, 37, 107, 51, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 245, 37, 196, 37, 0, 131, 1, 182, 1, 0, 0, 0, 0, 94, 2, 0, 0, 0, 0, 3,
    38, 82, 34, 0, 0, 0, 182, 1, 0, 0, 0, 0, 0, 0, 52, 1, 0, 0, 30, 38, 82, 34, 0, 0, 0,
    182, 1, 0, 0, 0, 0, 0, 0, 52, 1, 0, 0, 57, 38, 82, 34, 0, 0, 0, 182, 1, 0, 0, 0, 0,
    0, 0, 52, 1, 0, 0, 84, 38, 82, 34, 0, 0, 0, 182, 1, 0, 0, 0, 0, 0, 0, 52, 1, 0, 0,
    110, 38, 82, 34, 0, 0, 0, 182, 1, 0, 0, 0, 0, 0, 0, 52, 1, 0, 0, 138, 38, 82, 34, 0, 0,
    0, 182, 1, 0, 0, 0, 0, 0, 0, 52, 1, 0, 0, 166, 38, 82, 34, 0, 0, 0, 182, 1, 0, 0, 0,
    0, 0, 0, 52, 1, 0, 0, 194, 38, 82, 34, 0, 0, 0, 182, 1, 0, 0, 0, 0, 0, 0, 52, 1, 0,
    0, 220, 38, 82, 34, 0, 0, 0, 182, 1, 0, 0, 0, 0, 0, 0, 52, 1, 0, 0, 246, 38, 82, 34, 0,
    0, 0, 182, 1, 0, 0, 0, 0, 0, 0, 52, 1, 0, 0, 16, 39, 82, 34, 0, 0, 0, 182, 1, 0, 0,
    0, 0, 0, 0, 52, 1, 0, 0, 41, 39, 82, 34, 0, 0, 0, 182, 1, 0, 0, 0, 0, 0, 0, 52, 1,
    0, 0, 66, 39, 82, 34, 0, 0, 0, 182, 1, 0, 0, 0, 0, 0, 0, 52, 1, 0, 0, 91, 39, 82, 34,
    0, 0, 0, 182, 1, 0, 0, 0, 0, 0, 0, 52, 1, 0, 0, 124, 39, 119, 39, 0, 31, 4, 182, 1, 0,
    0, 0, 0, 119, 1, 0, 0, 0, 0, 0, 40, 144, 39, 0, 128, 2, 182, 1, 0, 0, 0, 0, 0, 0, 0,
    0, 74, 1, 30, 40, 0, 0, 0, 188, 1, 189, 1, 0, 0, 0, 0, 26, 5, 52, 1, 0, 0, 53, 40, 0,
    0, 0, 188, 1, 189, 1, 0, 0, 0, 0, 14, 6, 52, 1, 0, 0, 85, 40, 0, 0, 0, 183, 1, 182, 1,
    0, 0, 0, 0, 120, 1, 0, 0, 0, 0, 103, 40, 0, 0, 0, 183, 1, 182, 1, 0, 0, 0, 0, 0, 0,
    52, 1, 0, 0, 115, 40, 0, 0, 0, 183, 1, 182, 1, 0, 0, 0, 0, 0, 0, 52, 1, 0, 0, 127, 40,
    0, 0, 4, 190, 1, 191, 1, 176, 1, 0, 0, 54, 3, 0, 0, 0, 0, 140, 40, 0, 0, 0, 172, 1, 0,
    0, 0, 0, 0, 0, 0, 0, 49, 1, 0, 0, 153, 40, 0, 0, 0, 183, 1, 182, 1, 0, 0, 0, 0, 0,
    0, 52, 1, 0, 0, 165, 40, 0, 0, 0, 183, 1, 182, 1, 0, 0, 0, 0, 57, 3, 0, 0, 0, 0, 177,
    40, 0, 0, 0, 183, 1, 182, 1, 0, 0, 0, 0, 121, 1, 0, 0, 0, 0, 199, 40, 82, 34, 0, 0, 0,
    182, 1, 0, 0, 0, 0, 0, 0, 52, 1, 0, 0, 216, 40, 82, 34, 0, 0, 0, 182, 1, 0, 0, 0, 0,
    0, 0, 52, 1, 0, 0, 233, 40, 82, 34, 0, 0, 0, 182, 1, 0, 0, 0, 0, 0, 0, 52, 1, 0, 0,
    250, 40, 82, 34, 0, 0, 0, 182, 1, 0, 0, 0, 0, 0, 0, 52, 1, 0, 0, 16, 41, 82, 34, 0, 0,
    0, 182, 1, 0, 0, 0, 0, 0, 0, 52, 1, 0, 0, 38, 41, 82, 34, 0, 0, 0, 182, 1, 0, 0, 0,
    0, 0, 0, 52, 1, 0, 0, 60, 41, 82, 34, 0, 0, 0, 182, 1, 0, 0, 0, 0, 0, 0, 52, 1, 0,
    0, 81, 41, 82, 34, 0, 0, 0, 182, 1, 0, 0, 0, 0, 0, 0, 52, 1, 0, 0, 102, 41, 82, 34, 0,
    0, 0, 182, 1, 0, 0, 0, 0, 0, 0, 52, 1, 0, 0, 123, 41, 82, 34, 0, 0, 0, 182, 1, 0, 0,
    0, 0, 0, 0, 52, 1, 0, 0, 143, 41, 82, 34, 0, 0, 0, 182, 1, 0, 0, 0, 0, 0, 0, 52, 1,
    0, 0, 163, 41, 82, 34, 0, 0, 0, 182, 1, 0, 0, 0, 0, 0, 0, 52, 1, 0, 0, 33, 42, 187, 41,
    0, 130, 2, 0, 0, 0, 0, 0, 0, 0, 0, 76, 2, 9, 2, 52, 42, 47, 42, 4, 23, 4, 172, 1, 173,
    1, 0, 0, 0, 0, 0, 0, 13, 2, 77, 42, 72, 42, 4, 130, 1, 172, 1, 108, 2, 0, 0, 0, 0, 0,
    0, 13, 2, 89, 42, 84, 42, 5, 27, 4, 172, 1, 173, 1, 0, 0, 0, 0, 0, 0, 13, 2, 107, 42, 102,
    42, 4, 57, 1, 0, 0, 187, 1, 0, 0, 0, 0, 149, 1, 5, 1, 164, 42, 30, 37, 0, 110, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 78, 2, 5, 1, 187, 42, 182, 42, 4, 192, 1, 172, 1, 132, 2, 0, 0, 0, 0,
    0, 0, 5, 1, 197, 42, 124, 37, 0, 172, 1, 0, 0, 0, 0, 0, 0, 0, 0, 49, 1, 5, 1, 226, 43,
    221, 43, 0, 134, 2, 193, 1, 0, 0, 0, 0, 0, 0, 52, 1, 0, 0, 210, 44, 22, 44, 0, 75, 2, 110,
    1, 0, 0, 0, 0, 96, 2, 0, 0, 80, 1, 2, 46, 224, 44, 0, 75, 3, 110, 1, 0, 0, 0, 0, 60,
    3, 0, 0, 82, 1, 32, 46, 22, 44, 0, 75, 2, 110, 1, 0, 0, 0, 0, 96, 2, 0, 0, 80, 1, 182,
    46, 47, 46, 0, 75, 1, 110, 1, 0, 0, 0, 0, 96, 2, 0, 0, 84, 1, 203, 46, 47, 46, 0, 75, 1,
    110, 1, 0, 0, 0, 0, 96, 2, 0, 0, 84, 1, 224, 46, 22, 44, 0, 75, 2, 110, 1, 0, 0, 0, 0,
    96, 2, 0, 0, 80, 1, 239, 46, 22, 44, 0, 75, 2, 110, 1, 0, 0, 0, 0, 96, 2, 0, 0, 80, 1,
    252, 46, 22, 44, 0, 75, 2, 110, 1, 0, 0, 0, 0, 96, 2, 0, 0, 80, 1, 11, 47, 22, 44, 0, 75,
    2, 110, 1, 0, 0, 0, 0, 96, 2, 0, 0, 80, 1, 26, 47, 22, 44, 0, 75, 2, 110, 1, 0, 0, 0,
    0, 96, 2, 0, 0, 80, 1, 41, 47, 22, 44, 0, 75, 2, 110, 1, 0, 0, 0, 0, 96, 2, 0, 0, 80,
    1, 56, 47, 22, 44, 0, 75, 2, 110, 1, 0, 0, 0, 0, 96, 2, 0, 0, 80, 1, 107, 47, 70, 47, 0,
    57, 1, 110, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 253, 47, 120, 47, 0, 35, 4, 110, 1, 0, 0,
    0, 0, 0, 0, 52, 1, 86, 1, 48, 48, 120, 47, 0, 78, 3, 110, 1, 0, 0, 0, 0, 0, 0, 52, 1,
    88, 1, 69, 48, 120, 47, 0, 78, 3, 110, 1, 0, 0, 0, 0, 0, 0, 52, 1, 88, 1, 90, 48, 70, 47,
    0, 57, 1, 110, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 162, 48, 105, 48, 0, 57, 1, 110, 1, 0,
    0, 0, 0, 0, 0, 52, 1, 0, 0, 226, 48, 174, 48, 0, 136, 2, 110, 1, 0, 0, 0, 0, 0, 0, 52,
    2, 0, 0, 241, 48, 174, 48, 0, 136, 2, 110, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 255, 48, 174,
    48, 0, 136, 2, 110, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 19, 49, 14, 49, 0, 194, 1, 0, 0,
    0, 0, 195, 1, 0, 0, 54, 2, 0, 0, 35, 49, 30, 49, 0, 6, 1, 0, 0, 0, 0, 138, 2, 122, 1,
    54, 2, 0, 0, 62, 49, 57, 49, 0, 196, 1, 110, 1, 0, 0, 0, 0, 0, 0, 52, 1, 0, 0, 168, 49,
    85, 49, 0, 141, 1, 197, 1, 0, 0, 0, 0, 123, 1, 52, 1, 0, 0, 57, 50, 189, 49, 0, 140, 2, 110,
    1, 0, 0, 0, 0, 123, 1, 52, 1, 90, 1, 186, 50, 77, 50, 0, 0, 0, 0, 0, 0, 0, 0, 0, 63,
    3, 0, 0, 0, 0, 205, 50, 105, 48, 0, 57, 1, 110, 1, 0, 0, 0, 0, 0, 0, 52, 1, 0, 0, 221,
    50, 105, 48, 0, 57, 1, 110, 1, 0, 0, 0, 0, 0, 0, 52, 1, 0, 0, 237, 50, 105, 48, 0, 57, 1,
    110, 1, 0, 0, 0, 0, 0, 0, 52, 1, 0, 0, 253, 50, 105, 48, 0, 57, 1, 110, 1, 0, 0, 0, 0,
    0, 0, 52, 1, 0, 0, 117, 51, 35, 51, 0, 0, 0, 0, 0, 0, 0, 0, 0, 66, 3, 0, 0, 0, 0,
    230, 51, 153, 51, 0, 0, 0, 0, 0, 0, 0, 0, 0, 69, 3, 0, 0, 0, 0, 248, 51, 174, 48, 0, 136,
    2, 110, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 1, 52, 105, 48, 0, 57, 1, 110, 1, 0, 0, 0,
    0, 0, 0, 52, 1, 0, 0, 14, 52, 174, 48, 0, 136, 2, 110, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0,
    0, 23, 52, 174, 48, 0, 136, 2, 110, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 32, 52, 174, 48, 0,
    136, 2, 110, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 41, 52, 70, 47, 0, 57, 1, 110, 1, 0, 0,
    0, 0, 0, 0, 52, 2, 0, 0, 193, 52, 53, 52, 0, 136, 2, 110, 1, 0, 0, 0, 0, 0, 0, 52, 1,
    92, 1, 207, 52, 53, 52, 0, 136, 2, 110, 1, 0, 0, 0, 0, 0, 0, 52, 1, 92, 1, 227, 52, 53, 52,
    0, 136, 2, 110, 1, 0, 0, 0, 0, 0, 0, 52, 1, 92, 1, 252, 52, 53, 52, 0, 136, 2, 110, 1, 0,
    0, 0, 0, 0, 0, 52, 1, 92, 1, 13, 53, 53, 52, 0, 136, 2, 110, 1, 0, 0, 0, 0, 0, 0, 52,
    1, 92, 1, 35, 53, 53, 52, 0, 136, 2, 110, 1, 0, 0, 0, 0, 0, 0, 52, 1, 92, 1, 52, 53, 174,
    48, 0, 136, 2, 110, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 61, 53, 174, 48, 0, 136, 2, 110, 1,
    0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 70, 53, 53, 52, 0, 136, 2, 110, 1, 0, 0, 0, 0, 0, 0,
    52, 1, 92, 1, 86, 53, 53, 52, 0, 136, 2, 110, 1, 0, 0, 0, 0, 0, 0, 52, 1, 92, 1, 108, 53,
    53, 52, 0, 136, 2, 110, 1, 0, 0, 0, 0, 0, 0, 52, 1, 92, 1, 135, 53, 53, 52, 0, 136, 2, 110,
    1, 0, 0, 0, 0, 0, 0, 52, 1, 92, 1, 154, 53, 53, 52, 0, 136, 2, 110, 1, 0, 0, 0, 0, 0,
    0, 52, 1, 92, 1, 178, 53, 53, 52, 0, 136, 2, 110, 1, 0, 0, 0, 0, 0, 0, 52, 1, 92, 1, 19,
    54, 197, 53, 0, 198, 1, 172, 1, 0, 0, 0, 0, 124, 1, 0, 0, 0, 0, 36, 54, 70, 47, 0, 57, 1,
    110, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 50, 54, 70, 47, 0, 57, 1, 110, 1, 0, 0, 0, 0,
    0, 0, 52, 2, 0, 0, 63, 54, 70, 47, 0, 57, 1, 110, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0,
    76, 54, 70, 47, 0, 57, 1, 110, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 90, 54, 174, 48, 0, 136,
    2, 110, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 104, 54, 174, 48, 0, 136, 2, 110, 1, 0, 0, 0,
    0, 0, 0, 52, 2, 0, 0, 118, 54, 70, 47, 0, 57, 1, 110, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0,
    0, 133, 54, 70, 47, 0, 57, 1, 110, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 148, 54, 70, 47, 0,
    57, 1, 110, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 169, 54, 70, 47, 0, 57, 1, 110, 1, 0, 0,
    0, 0, 0, 0, 52, 2, 0, 0, 182, 54, 174, 48, 0, 136, 2, 110, 1, 0, 0, 0, 0, 0, 0, 52, 2,
    0, 0, 195, 54, 70, 47, 0, 57, 1, 110, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 210, 54, 70, 47,
    0, 57, 1, 110, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 224, 54, 174, 48, 0, 136, 2, 110, 1, 0,
    0, 0, 0, 0, 0, 52, 2, 0, 0, 238, 54, 174, 48, 0, 136, 2, 110, 1, 0, 0, 0, 0, 0, 0, 52,
    2, 0, 0, 252, 54, 70, 47, 0, 57, 1, 110, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 11, 55, 70,
    47, 0, 57, 1, 110, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 24, 55, 70, 47, 0, 57, 1, 110, 1,
    0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 38, 55, 70, 47, 0, 57, 1, 110, 1, 0, 0, 0, 0, 0, 0,
    52, 2, 0, 0, 51, 55, 70, 47, 0, 57, 1, 110, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 65, 55,
    174, 48, 0, 136, 2, 110, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 79, 55, 174, 48, 0, 136, 2, 110,
    1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 189, 55, 93, 55, 0, 199, 1, 110, 1, 0, 0, 0, 0, 63,
    1, 0, 0, 94, 1, 18, 56, 215, 55, 0, 0, 0, 110, 1, 0, 0, 0, 0, 63, 1, 0, 0, 0, 0, 43,
    56, 174, 48, 0, 136, 2, 110, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 52, 56, 53, 52, 0, 136, 2,
    110, 1, 0, 0, 0, 0, 0, 0, 52, 1, 92, 1, 63, 56, 174, 48, 0, 136, 2, 110, 1, 0, 0, 0, 0,
    0, 0, 52, 2, 0, 0, 72, 56, 53, 52, 0, 136, 2, 110, 1, 0, 0, 0, 0, 0, 0, 52, 1, 92, 1,
    86, 56, 174, 48, 0, 136, 2, 110, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 181, 56, 95, 56, 0, 57,
    1, 110, 1, 0, 0, 0, 0, 0, 0, 52, 1, 96, 1, 191, 56, 95, 56, 0, 57, 1, 110, 1, 0, 0, 0,
    0, 0, 0, 52, 1, 96, 1, 105, 57, 221, 56, 0, 142, 1, 51, 1, 0, 0, 0, 0, 98, 2, 0, 0, 0,
    0, 114, 57, 174, 48, 0, 136, 2, 110, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 129, 57, 174, 48, 0,
    136, 2, 110, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 146, 57, 70, 47, 0, 57, 1, 110, 1, 0, 0,
    0, 0, 0, 0, 52, 2, 0, 0, 161, 57, 174, 48, 0, 136, 2, 110, 1, 0, 0, 0, 0, 0, 0, 52, 2,
    0, 0, 181, 57, 174, 48, 0, 136, 2, 110, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 195, 57, 112, 50,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 2, 0, 0, 0, 0, 213, 57, 70, 47, 0, 57, 1, 110, 1, 0,
    0, 0, 0, 0, 0, 52, 2, 0, 0, 221, 57, 107, 51, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 49,
    1, 0, 0, 10, 58, 232, 57, 0, 51, 1, 0, 0, 0, 0, 0, 0, 0, 0, 49, 1, 0, 0, 26, 58, 105,
    48, 0, 57, 1, 110, 1, 0, 0, 0, 0, 0, 0, 52, 1, 0, 0, 39, 58, 174, 48, 0, 136, 2, 110, 1,
    0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 48, 58, 53, 52, 0, 136, 2, 110, 1, 0, 0, 0, 0, 0, 0,
    52, 1, 92, 1, 65, 58, 53, 52, 0, 136, 2, 110, 1, 0, 0, 0, 0, 0, 0, 52, 1, 92, 1, 87, 58,
    53, 52, 0, 136, 2, 110, 1, 0, 0, 0, 0, 0, 0, 52, 1, 92, 1, 101, 58, 53, 52, 0, 136, 2, 110,
    1, 0, 0, 0, 0, 0, 0, 52, 1, 92, 1, 120, 58, 174, 48, 0, 136, 2, 110, 1, 0, 0, 0, 0, 0,
    0, 52, 2, 0, 0, 129, 58, 70, 47, 0, 57, 1, 110, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 141,
    58, 174, 48, 0, 136, 2, 110, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 63, 59, 150, 58, 0, 81, 3,
    110, 1, 0, 0, 0, 0, 0, 0, 52, 1, 98, 1, 184, 59, 74, 59, 0, 136, 2, 110, 1, 0, 0, 0, 0,
    0, 0, 52, 1, 100, 1, 205, 59, 74, 59, 0, 136, 2, 110, 1, 0, 0, 0, 0, 0, 0, 52, 1, 100, 1,
    230, 59, 74, 59, 0, 136, 2, 110, 1, 0, 0, 0, 0, 0, 0, 52, 1, 100, 1, 147, 60, 252, 59, 0, 142,
    2, 0, 0, 0, 0, 0, 0, 98, 2, 0, 0, 0, 0, 157, 60, 124, 55, 0, 199, 1, 110, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 94, 1, 179, 60, 105, 48, 0, 57, 1, 110, 1, 0, 0, 0, 0, 0, 0, 52, 1, 0,
    0, 192, 60, 174, 48, 0, 136, 2, 110, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 201, 60, 53, 52, 0,
    136, 2, 110, 1, 0, 0, 0, 0, 0, 0, 52, 1, 92, 1, 218, 60, 53, 52, 0, 136, 2, 110, 1, 0, 0,
    0, 0, 0, 0, 52, 1, 92, 1, 240, 60, 53, 52, 0, 136, 2, 110, 1, 0, 0, 0, 0, 0, 0, 52, 1,
    92, 1, 254, 60, 53, 52, 0, 136, 2, 110, 1, 0, 0, 0, 0, 0, 0, 52, 1, 92, 1, 17, 61, 174, 48,
    0, 136, 2, 110, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 26, 61, 107, 51, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 49, 1, 0, 0, 190, 61, 42, 61, 0, 200, 1, 75, 1, 0, 0, 0, 0, 125, 1, 0,
    0, 102, 1, 242, 61, 203, 61, 0, 0, 0, 75, 1, 0, 0, 0, 0, 126, 1, 52, 1, 0, 0, 2, 62, 107,
    51, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 49, 1, 0, 0, 13, 62, 107, 51, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 49, 1, 0, 0, 72, 62, 29, 62, 0, 0, 0, 201, 1, 0, 0, 0, 0, 127, 1,
    52, 1, 0, 0, 170, 62, 90, 62, 0, 0, 0, 202, 1, 0, 0, 0, 0, 117, 1, 64, 2, 104, 1, 106, 63,
    192, 62, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 6, 0, 0, 0, 0, 194, 63, 144, 63, 4, 0, 0, 0,
    0, 175, 1, 0, 0, 128, 1, 0, 0, 0, 0, 96, 64, 245, 63, 4, 0, 0, 0, 0, 176, 1, 0, 0, 31,
    5, 41, 2, 106, 1, 186, 64, 131, 64, 4, 0, 0, 0, 0, 175, 1, 0, 0, 129, 1, 0, 0, 0, 0, 205,
    64, 200, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 72, 3, 0, 0, 0, 0, 222, 64, 246, 55, 0, 0, 0,
    110, 1, 0, 0, 0, 0, 0, 0, 52, 1, 0, 0, 246, 64, 70, 47, 0, 203, 1, 204, 1, 0, 0, 0, 0,
    0, 0, 52, 2, 0, 0, 41, 65, 255, 64, 0, 114, 2, 110, 1, 0, 0, 0, 0, 0, 0, 52, 2, 5, 1,
    51, 65, 255, 64, 0, 144, 2, 204, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 87, 65, 255, 64, 0, 146,
    2, 205, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 101, 65, 96, 65, 0, 206, 1, 52, 1, 0, 0, 0,
    0, 130, 1, 0, 0, 0, 0, 153, 65, 111, 65, 0, 0, 0, 52, 1, 0, 0, 0, 0, 131, 1, 0, 0, 0,
    0, 175, 65, 170, 65, 0, 206, 1, 52, 1, 0, 0, 0, 0, 130, 1, 0, 0, 5, 1, 186, 65, 255, 64, 0,
    146, 2, 205, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 238, 65, 194, 65, 0, 207, 1, 0, 0, 0, 0,
    0, 0, 132, 1, 0, 0, 17, 2, 44, 66, 249, 65, 0, 52, 1, 0, 0, 0, 0, 0, 0, 133, 1, 0, 0,
    5, 1, 65, 66, 70, 47, 0, 203, 1, 204, 1, 0, 0, 0, 0, 0, 0, 52, 2, 5, 1, 74, 66, 255, 64,
    0, 144, 2, 204, 1, 0, 0, 0, 0, 0, 0, 52, 2, 5, 1, 10, 67, 105, 66, 0, 51, 3, 110, 1, 0,
    0, 0, 0, 134, 1, 0, 0, 21, 2, 25, 67, 30, 37, 0, 110, 1, 0, 0, 0, 0, 0, 0, 0, 0, 49,
    1, 5, 1, 47, 67, 42, 67, 0, 185, 1, 0, 0, 0, 0, 15, 1, 0, 0, 54, 2, 0, 0, 130, 67, 54,
    67, 0, 6, 1, 172, 1, 0, 0, 0, 0, 124, 1, 0, 0, 0, 0, 49, 68, 152, 67, 0, 148, 2, 172, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 108, 1, 67, 68, 255, 64, 0, 146, 2, 205, 1, 0, 0, 0, 0, 0, 0,
    52, 2, 5, 1, 87, 68, 70, 47, 0, 203, 1, 204, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 16, 69,
    127, 68, 0, 144, 2, 208, 1, 0, 0, 0, 0, 135, 1, 52, 1, 110, 1, 46, 69, 127, 68, 0, 146, 2, 208,
    1, 0, 0, 0, 0, 136, 1, 52, 1, 110, 1, 60, 69, 55, 69, 0, 6, 1, 0, 0, 0, 0, 116, 2, 0,
    0, 54, 2, 0, 0, 77, 69, 72, 69, 0, 0, 0, 110, 1, 0, 0, 0, 0, 117, 1, 112, 2, 114, 1, 106,
    69, 255, 64, 0, 144, 2, 204, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 119, 69, 70, 47, 0, 203, 1,
    204, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 5, 70, 138, 69, 0, 150, 2, 209, 1, 0, 0, 0, 0,
    0, 0, 0, 0, 25, 2, 50, 70, 24, 78, 0, 159, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    194, 70, 62, 70, 0, 152, 2, 171, 1, 0, 0, 0, 0, 137, 1, 52, 1, 116, 1, 202, 70, 255, 64, 0, 144,
    2, 204, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 211, 70, 255, 64, 0, 146, 2, 205, 1, 0, 0, 0,
    0, 0, 0, 52, 2, 0, 0, 227, 70, 255, 64, 0, 146, 2, 205, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0,
    0, 245, 70, 255, 64, 0, 146, 2, 205, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 255, 70, 255, 64, 0,
    146, 2, 205, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 14, 71, 9, 71, 0, 6, 1, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 167, 71, 28, 71, 0, 84, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    118, 1, 24, 72, 196, 71, 4, 210, 1, 211, 1, 176, 1, 0, 0, 0, 0, 0, 0, 29, 2, 57, 72, 70, 47,
    0, 203, 1, 204, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 65, 72, 70, 47, 0, 203, 1, 204, 1, 0,
    0, 0, 0, 0, 0, 52, 2, 5, 1, 202, 72, 74, 72, 0, 154, 2, 110, 1, 0, 0, 0, 0, 0, 0, 52,
    1, 120, 1, 222, 72, 255, 64, 0, 146, 2, 205, 1, 0, 0, 0, 0, 0, 0, 52, 2, 5, 1, 243, 72, 70,
    47, 0, 203, 1, 204, 1, 0, 0, 0, 0, 0, 0, 52, 2, 5, 1, 42, 73, 254, 72, 0, 212, 1, 213, 1,
    0, 0, 0, 0, 0, 0, 52, 1, 0, 0, 52, 73, 254, 72, 0, 212, 1, 213, 1, 0, 0, 0, 0, 0, 0,
    52, 1, 5, 1, 63, 73, 254, 72, 0, 212, 1, 213, 1, 0, 0, 0, 0, 0, 0, 52, 1, 5, 1, 74, 73,
    254, 72, 0, 212, 1, 213, 1, 0, 0, 0, 0, 0, 0, 52, 1, 0, 0, 91, 73, 86, 73, 4, 52, 2, 110,
    1, 176, 1, 0, 0, 0, 0, 0, 0, 5, 1, 148, 73, 114, 73, 0, 0, 0, 181, 1, 0, 0, 0, 0, 138,
    1, 0, 0, 5, 1, 170, 73, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 36, 5, 0, 0, 5, 1, 1,
    74, 188, 73, 0, 209, 1, 51, 1, 0, 0, 0, 0, 0, 0, 0, 0, 33, 2, 8, 74, 254, 72, 0, 212, 1,
    213, 1, 0, 0, 0, 0, 0, 0, 52, 1, 0, 0, 89, 74, 165, 76, 0, 52, 2, 110, 1, 0, 0, 0, 0,
    0, 0, 0, 0, 122, 1, 98, 74, 70, 47, 0, 203, 1, 204, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0,
    106, 74, 70, 47, 0, 203, 1, 204, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 116, 74, 70, 47, 0, 203,
    1, 204, 1, 0, 0, 0, 0, 0, 0, 52, 2, 5, 1, 126, 74, 70, 47, 0, 203, 1, 204, 1, 0, 0, 0,
    0, 0, 0, 52, 2, 0, 0, 135, 74, 254, 72, 0, 212, 1, 213, 1, 0, 0, 0, 0, 0, 0, 52, 1, 0,
    0, 151, 74, 0, 0, 1, 39, 4, 110, 1, 0, 0, 0, 0, 75, 3, 0, 0, 5, 1, 251, 74, 179, 74, 0,
    156, 2, 110, 1, 0, 0, 0, 0, 0, 0, 0, 0, 5, 1, 14, 75, 255, 64, 0, 144, 2, 204, 1, 0, 0,
    0, 0, 0, 0, 52, 2, 0, 0, 23, 75, 255, 64, 0, 146, 2, 205, 1, 0, 0, 0, 0, 0, 0, 52, 2,
    0, 0, 32, 75, 70, 47, 0, 203, 1, 204, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 41, 75, 255, 64,
    0, 146, 2, 205, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 53, 75, 48, 75, 0, 52, 2, 0, 0, 0,
    0, 0, 0, 41, 3, 0, 0, 0, 0, 92, 75, 95, 56, 0, 57, 1, 171, 1, 0, 0, 0, 0, 0, 0, 52,
    1, 124, 1, 101, 75, 188, 73, 0, 209, 1, 51, 1, 0, 0, 0, 0, 0, 0, 0, 0, 33, 2, 108, 75, 255,
    64, 0, 144, 2, 204, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 117, 75, 255, 64, 0, 146, 2, 205, 1,
    0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 133, 75, 255, 64, 0, 146, 2, 205, 1, 0, 0, 0, 0, 0, 0,
    52, 2, 0, 0, 151, 75, 255, 64, 0, 146, 2, 205, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 161, 75,
    255, 64, 0, 146, 2, 205, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 182, 75, 127, 23, 0, 6, 1, 0,
    0, 0, 0, 0, 0, 0, 0, 126, 2, 0, 0, 193, 75, 70, 47, 0, 203, 1, 204, 1, 0, 0, 0, 0, 0,
    0, 52, 2, 5, 1, 208, 75, 203, 75, 0, 87, 3, 110, 1, 0, 0, 0, 0, 0, 0, 52, 1, 0, 0, 219,
    75, 254, 72, 0, 212, 1, 213, 1, 0, 0, 0, 0, 0, 0, 52, 1, 0, 0, 229, 75, 255, 64, 0, 146, 2,
    205, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 244, 75, 255, 64, 0, 146, 2, 205, 1, 0, 0, 0, 0,
    0, 0, 52, 2, 0, 0, 11, 76, 255, 64, 0, 146, 2, 205, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0,
    36, 76, 70, 47, 0, 203, 1, 204, 1, 0, 0, 0, 0, 0, 0, 52, 2, 5, 1, 44, 76, 254, 72, 0, 212,
    1, 213, 1, 0, 0, 0, 0, 0, 0, 52, 1, 0, 0, 135, 76, 55, 76, 0, 214, 1, 154, 1, 0, 0, 0,
    0, 0, 0, 52, 1, 128, 1, 145, 76, 70, 47, 0, 203, 1, 204, 1, 0, 0, 0, 0, 0, 0, 52, 2, 5,
    1, 27, 77, 154, 76, 0, 51, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 1, 37, 77, 255, 64, 0,
    114, 2, 110, 1, 0, 0, 0, 0, 0, 0, 52, 2, 5, 1, 47, 77, 255, 64, 0, 144, 2, 204, 1, 0, 0,
    0, 0, 0, 0, 52, 2, 0, 0, 56, 77, 255, 64, 0, 146, 2, 205, 1, 0, 0, 0, 0, 0, 0, 52, 2,
    0, 0, 65, 77, 0, 0, 1, 39, 4, 110, 1, 0, 0, 0, 0, 75, 3, 0, 0, 5, 1, 79, 77, 0, 0,
    1, 14, 5, 110, 1, 0, 0, 0, 0, 75, 3, 0, 0, 5, 1, 105, 77, 100, 77, 1, 43, 4, 181, 1, 0,
    0, 0, 0, 78, 3, 52, 1, 0, 0, 117, 77, 70, 47, 0, 203, 1, 204, 1, 0, 0, 0, 0, 0, 0, 52,
    2, 0, 0, 126, 77, 254, 72, 0, 212, 1, 213, 1, 0, 0, 0, 0, 0, 0, 52, 1, 0, 0, 147, 77, 142,
    77, 0, 215, 1, 211, 1, 0, 0, 0, 0, 0, 0, 0, 0, 5, 1, 252, 77, 24, 78, 0, 159, 1, 216, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 132, 1, 130, 78, 12, 78, 0, 158, 2, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 37, 1, 183, 78, 147, 78, 0, 158, 1, 159, 1, 0, 0, 0, 0, 0, 0, 0, 0, 37, 2, 209, 78,
    204, 78, 0, 217, 1, 181, 1, 0, 0, 0, 0, 110, 1, 0, 0, 5, 1, 223, 78, 254, 72, 0, 212, 1, 213,
    1, 0, 0, 0, 0, 0, 0, 52, 1, 0, 0, 234, 78, 254, 72, 0, 212, 1, 213, 1, 0, 0, 0, 0, 0,
    0, 52, 1, 5, 1, 250, 78, 245, 78, 0, 160, 2, 181, 1, 0, 0, 0, 0, 0, 0, 52, 1, 0, 0, 3,
    79, 255, 64, 0, 146, 2, 205, 1, 0, 0, 0, 0, 0, 0, 52, 2, 0, 0, 45, 79, 11, 79, 0, 51, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 49, 1, 5, 1, 55, 79, 254, 72, 0, 212, 1, 213, 1, 0, 0, 0, 0,
    0, 0, 52, 1, 0, 0, 120, 79, 65, 79, 0, 14, 1, 96, 1, 0, 0, 0, 0, 0, 0, 52, 1, 0, 0,
    201, 79, 137, 79, 0, 0, 0, 218, 1, 0, 0, 0, 0, 139, 1, 52, 1, 0, 0, 227, 79, 222, 79, 0, 47,
    4, 174, 1, 0, 0, 0, 0, 3, 2, 52, 1, 0, 0, 51, 80, 243, 79, 0, 161, 1, 218, 1, 0, 0, 0,
    0, 0, 0, 52, 1, 134, 1, 75, 80, 70, 80, 0, 96, 1, 110, 1, 0, 0, 0, 0, 113, 1, 52, 1, 0,
    0, 224, 80, 99, 80, 0, 96, 1, 219, 1, 0, 0, 0, 0, 82, 2, 52, 1, 0, 0, 30, 81, 80, 32, 0,
    162, 2, 110, 1, 0, 0, 0, 0, 0, 0, 52, 1, 136, 1, 181, 81, 52, 81, 0, 90, 2, 220, 1, 0, 0,
    0, 0, 113, 1, 52, 1, 138, 1, 66, 82, 195, 81, 0, 221, 1, 174, 1, 0, 0, 0, 0, 82, 2, 52, 1,
    0, 0, 152, 82, 87, 82, 0, 164, 2, 220, 1, 0, 0, 0, 0, 100, 2, 52, 1, 138, 1, 75, 83, 180, 82,
    0, 90, 3, 174, 1, 0, 0, 0, 0, 0, 0, 52, 1, 140, 1, 101, 83, 96, 83, 0, 93, 3, 174, 1, 0,
    0, 0, 0, 0, 0, 52, 1, 0, 0, 157, 83, 121, 83, 0, 14, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 128, 84, 170, 83, 1, 96, 3, 174, 1, 0, 0, 0, 0, 140, 1, 52, 1, 142, 1, 148, 84, 143,
    84, 0, 166, 2, 96, 1, 0, 0, 0, 0, 118, 1, 52, 1, 0, 0, 218, 84, 163, 84, 0, 96, 1, 174, 1,
    0, 0, 0, 0, 81, 3, 52, 1, 0, 0, 134, 85, 239, 84, 0, 99, 3, 96, 1, 0, 0, 0, 0, 141, 1,
    0, 0, 144, 1, 238, 85, 155, 85, 0, 102, 3, 0, 0, 0, 0, 0, 0, 141, 1, 0, 0, 21, 1, 9, 86,
    4, 86, 0, 222, 1, 219, 1, 0, 0, 0, 0, 0, 0, 52, 1, 0, 0, 27, 86, 22, 86, 0, 221, 1, 174,
    1, 0, 0, 0, 0, 142, 1, 52, 1, 0, 0, 99, 86, 44, 86, 0, 52, 1, 181, 1, 0, 0, 0, 0, 0,
    0, 52, 1, 0, 0, 85, 4, 0, 0, 0, 0, 0, 0, 47, 18, 215, 42, 105, 3, 146, 1, 17, 18, 169, 43,
    7, 7, 146, 1, 58, 18, 169, 43, 168, 2, 146, 1, 45, 18, 204, 43, 7, 1, 146, 1, 247, 0, 1, 0, 1,
    1, 1, 0, 11, 1, 1, 0, 21, 1, 1, 0, 32, 1, 1, 0, 43, 1, 1, 0, 170, 20, 0, 2, 212, 17,
    28, 0, 227, 17, 29, 0, 231, 17, 30, 0, 237, 17, 31, 0, 245, 17, 32, 0, 254, 17, 33, 0, 10, 18, 34,
    0, 51, 21, 0, 0, 2, 3, 0, 0, 65, 21, 0, 2, 80, 21, 0, 2, 93, 21, 0, 2, 82, 3, 0, 0,
    87, 3, 0, 0, 90, 3, 0, 0, 95, 3, 0, 0, 182, 3, 1, 0, 193, 3, 1, 0, 83, 0, 1, 0, 204,
    3, 0, 2, 182, 3, 1, 2, 193, 3, 1, 2, 83, 0, 1, 2, 213, 3, 0, 2, 0, 4, 0, 0, 4, 4,
    0, 0, 68, 1, 0, 0, 8, 4, 0, 0, 77, 3, 0, 0, 126, 18, 0, 0, 68, 1, 0, 0, 206, 17, 0,
    0, 51, 21, 0, 0, 65, 21, 0, 2, 80, 21, 0, 2, 93, 21, 0, 2, 51, 21, 7, 0, 65, 21, 1, 2,
    80, 21, 1, 2, 93, 21, 1, 2, 209, 2, 10, 0, 213, 2, 10, 0, 138, 21, 10, 0, 142, 21, 10, 2, 110,
    19, 0, 0, 127, 0, 7, 0, 134, 0, 1, 2, 110, 19, 10, 0, 127, 0, 7, 0, 134, 0, 1, 2, 194, 0,
    0, 0, 202, 0, 0, 0, 212, 0, 0, 0, 62, 5, 0, 0, 1, 6, 0, 0, 140, 21, 0, 0, 110, 19, 0,
    0, 68, 1, 17, 0, 75, 1, 17, 0, 208, 0, 1, 0, 218, 0, 1, 0, 83, 0, 1, 0, 33, 3, 0, 0,
    110, 19, 0, 0, 40, 3, 0, 0, 95, 0, 0, 0, 150, 3, 0, 0, 160, 3, 0, 0, 76, 18, 0, 0, 110,
    19, 0, 0, 97, 18, 0, 0, 77, 3, 0, 0, 68, 1, 0, 0, 206, 17, 0, 0, 95, 0, 0, 0, 93, 19,
    0, 0, 104, 19, 0, 0, 220, 20, 7, 0, 230, 20, 1, 2, 241, 20, 1, 0, 95, 0, 50, 0, 93, 19, 0,
    0, 104, 19, 0, 0, 51, 21, 0, 0, 2, 3, 10, 0, 40, 3, 0, 0, 209, 2, 10, 0, 213, 2, 0, 0,
    138, 21, 10, 2, 33, 3, 10, 0, 156, 21, 1, 2, 168, 21, 1, 2, 127, 0, 7, 0, 134, 0, 1, 2, 200,
    21, 0, 0, 33, 3, 10, 0, 127, 0, 7, 0, 134, 0, 1, 2, 206, 17, 27, 0, 212, 17, 28, 0, 220, 17,
    27, 1, 105, 0, 4, 0, 116, 0, 6, 0, 15, 0, 0, 0, 43, 4, 18, 0, 208, 1, 7, 0, 227, 1, 0,
    2, 209, 2, 0, 0, 213, 2, 0, 0, 14, 3, 0, 0, 23, 3, 0, 0, 33, 3, 0, 0, 40, 3, 0, 0,
    77, 3, 0, 0, 134, 0, 0, 2, 49, 3, 0, 0, 110, 19, 0, 0, 171, 3, 0, 0, 174, 3, 0, 0, 110,
    19, 0, 0, 82, 3, 0, 0, 177, 3, 0, 0, 49, 4, 0, 0, 95, 0, 18, 0, 145, 3, 0, 2, 193, 4,
    4, 0, 200, 4, 4, 0, 53, 18, 0, 0, 134, 0, 0, 2, 133, 18, 0, 0, 142, 18, 0, 0, 188, 18, 0,
    0, 199, 18, 0, 0, 244, 18, 0, 0, 224, 18, 0, 0, 58, 18, 0, 0, 110, 19, 0, 0, 209, 2, 46, 0,
    213, 2, 46, 0, 209, 2, 47, 0, 213, 2, 47, 0, 7, 3, 49, 0, 163, 20, 0, 2, 179, 20, 0, 0, 184,
    20, 0, 0, 199, 20, 0, 0, 40, 3, 1, 1, 12, 21, 0, 0, 134, 0, 1, 2, 51, 21, 0, 0, 162, 21,
    0, 0, 116, 21, 56, 0, 127, 0, 54, 0, 51, 21, 7, 0, 170, 20, 1, 2, 33, 3, 10, 0, 40, 3, 0,
    0, 51, 21, 10, 0, 2, 3, 10, 0, 171, 3, 10, 0, 174, 3, 10, 0, 23, 18, 28, 0, 31, 18, 35, 0,
    3, 0, 1, 2, 15, 0, 1, 0, 51, 0, 0, 2, 88, 0, 4, 0, 15, 0, 10, 0, 189, 0, 13, 0, 189,
    0, 4, 0, 81, 1, 0, 2, 152, 1, 0, 2, 88, 0, 13, 0, 85, 4, 0, 0, 15, 0, 7, 0, 217, 2,
    0, 0, 221, 2, 0, 0, 225, 2, 0, 0, 245, 2, 0, 2, 133, 3, 13, 0, 222, 3, 4, 0, 54, 4, 0,
    0, 61, 4, 0, 0, 54, 4, 0, 2, 61, 4, 0, 2, 187, 4, 0, 2, 62, 18, 0, 0, 151, 18, 0, 2,
    166, 18, 0, 0, 211, 18, 0, 2, 234, 18, 0, 0, 69, 19, 0, 2, 59, 3, 18, 0, 133, 3, 0, 1, 125,
    19, 0, 0, 113, 3, 0, 0, 194, 0, 46, 0, 15, 0, 46, 0, 15, 0, 47, 0, 110, 19, 1, 2, 221, 2,
    18, 0, 15, 0, 50, 0, 194, 20, 53, 0, 253, 20, 1, 2, 15, 0, 55, 0, 138, 1, 0, 0, 146, 1, 0,
    0, 101, 21, 0, 0, 107, 21, 0, 2, 15, 0, 56, 0, 138, 1, 7, 0, 177, 3, 10, 0, 15, 0, 57, 0,
    217, 2, 10, 0, 148, 21, 57, 0, 148, 21, 10, 2, 133, 1, 0, 1, 141, 1, 0, 1, 150, 1, 19, 1, 158,
    1, 19, 0, 172, 1, 19, 0, 187, 1, 11, 1, 191, 1, 16, 1, 195, 1, 11, 1, 184, 0, 0, 0, 113, 3,
    25, 1, 175, 0, 11, 0, 69, 3, 23, 0, 110, 19, 0, 1, 122, 3, 9, 1, 208, 0, 19, 0, 218, 0, 19,
    0, 101, 4, 20, 0, 69, 4, 20, 0, 78, 4, 8, 1, 91, 4, 8, 1, 184, 0, 41, 0, 175, 0, 11, 0,
    133, 3, 21, 1, 146, 19, 9, 1, 161, 19, 9, 1, 169, 19, 11, 1, 208, 0, 26, 0, 218, 0, 26, 0, 69,
    4, 20, 0, 78, 4, 8, 1, 91, 4, 8, 1, 191, 19, 43, 0, 208, 19, 44, 0, 221, 19, 19, 1, 234, 19,
    19, 1, 245, 19, 19, 1, 175, 0, 14, 0, 184, 0, 0, 0, 22, 21, 0, 1, 37, 21, 0, 1, 113, 3, 0,
    1, 142, 0, 8, 0, 150, 0, 9, 0, 163, 0, 8, 0, 31, 0, 2, 0, 27, 0, 2, 0, 35, 0, 2, 0,
    43, 0, 2, 0, 59, 0, 2, 0, 71, 0, 2, 0, 83, 0, 3, 0, 175, 0, 11, 0, 184, 0, 0, 0, 69,
    3, 23, 1, 117, 4, 0, 0, 129, 4, 0, 0, 142, 4, 11, 0, 157, 4, 0, 0, 168, 4, 0, 1, 101, 4,
    20, 1, 84, 18, 36, 0, 110, 18, 37, 0, 108, 18, 37, 0, 251, 18, 36, 0, 84, 18, 36, 0, 11, 19, 37,
    0, 28, 19, 38, 0, 222, 0, 21, 0, 44, 19, 19, 0, 222, 0, 21, 0, 54, 19, 39, 0, 81, 1, 19, 0,
    175, 0, 11, 0, 33, 20, 0, 0, 47, 20, 0, 1, 58, 21, 0, 1, 73, 21, 0, 1, 86, 21, 0, 1, 58,
    21, 19, 1, 73, 21, 19, 1, 86, 21, 19, 1, 65, 21, 19, 0, 80, 21, 19, 0, 93, 21, 19, 0, 175, 0,
    11, 0, 184, 0, 12, 0, 202, 0, 15, 1, 212, 0, 15, 1, 150, 4, 11, 0, 54, 1, 16, 0, 93, 21, 19,
    1, 88, 1, 19, 1, 98, 1, 2, 1, 115, 1, 2, 1, 240, 3, 11, 1, 248, 3, 11, 1, 84, 18, 36, 0,
    116, 18, 37, 0, 79, 19, 40, 1, 235, 2, 9, 1, 65, 21, 19, 0, 93, 21, 19, 0, 95, 0, 5, 0, 175,
    0, 14, 1, 222, 0, 0, 0, 225, 0, 0, 0, 234, 0, 11, 1, 237, 0, 11, 0, 64, 19, 11, 0, 213, 1,
    19, 0, 237, 1, 2, 0, 235, 2, 20, 1, 7, 3, 21, 1, 40, 3, 19, 0, 59, 3, 22, 0, 59, 3, 24,
    0, 101, 3, 21, 0, 110, 19, 0, 0, 177, 3, 19, 0, 23, 4, 25, 1, 106, 4, 11, 0, 178, 4, 11, 0,
    173, 18, 19, 1, 134, 0, 19, 0, 7, 3, 21, 0, 31, 18, 35, 0, 116, 19, 21, 0, 135, 19, 21, 0, 178,
    19, 42, 0, 15, 20, 45, 0, 235, 2, 0, 1, 77, 3, 20, 0, 154, 20, 11, 0, 235, 2, 9, 0, 158, 20,
    48, 0, 59, 3, 51, 0, 59, 3, 52, 0, 214, 20, 3, 1, 108, 3, 21, 0, 123, 21, 19, 0, 181, 21, 19,
    0, 208, 21, 2, 0, 214, 20, 0, 0, 31, 2, 64, 0, 0, 160, 0, 16, 249, 1, 64, 0, 0, 244, 0, 10,
    94, 2, 64, 0, 0, 222, 0, 11, 206, 4, 32, 0, 0, 27, 1, 4, 20, 5, 32, 0, 0, 7, 1, 7, 64,
    5, 32, 0, 0, 0, 0, 76, 237, 10, 32, 0, 0, 192, 0, 15, 174, 11, 32, 1, 1, 21, 1, 6, 32, 17,
    32, 0, 0, 44, 1, 2, 60, 17, 32, 0, 0, 35, 1, 3, 225, 11, 32, 0, 0, 76, 0, 42, 104, 17, 32,
    0, 0, 38, 1, 3, 161, 17, 32, 0, 0, 46, 1, 2, 10, 13, 32, 1, 1, 142, 0, 18, 46, 14, 32, 1,
    1, 254, 0, 9, 183, 14, 32, 0, 0, 31, 1, 4, 224, 14, 32, 1, 1, 207, 0, 15, 151, 15, 32, 0, 0,
    14, 1, 7, 215, 15, 32, 1, 1, 41, 1, 3, 244, 15, 32, 0, 0, 118, 0, 24, 83, 20, 64, 0, 0, 233,
    0, 11, 55, 20, 64, 0, 0, 176, 0, 16, 69, 20, 64, 0, 0, 244, 0, 10, 78, 5, 0, 90, 5, 1, 103,
    5, 2, 125, 5, 3, 146, 5, 4, 160, 5, 5, 175, 5, 6, 194, 5, 7, 210, 5, 8, 226, 5, 9, 245, 5,
    10, 255, 5, 11, 3, 6, 12, 18, 6, 13, 31, 6, 14, 41, 6, 15, 56, 6, 16, 66, 6, 17, 80, 6, 18,
    92, 6, 19, 103, 6, 20, 123, 6, 21, 133, 6, 22, 157, 6, 23, 163, 6, 24, 172, 6, 25, 187, 6, 26, 200,
    6, 27, 216, 6, 28, 236, 6, 29, 248, 6, 30, 7, 7, 31, 19, 7, 32, 29, 7, 33, 42, 7, 34, 64, 7,
    35, 88, 7, 36, 100, 7, 37, 116, 7, 38, 146, 7, 39, 164, 7, 40, 179, 7, 41, 197, 7, 42, 222, 7, 43,
    238, 7, 44, 254, 7, 45, 27, 8, 46, 50, 8, 47, 78, 8, 48, 104, 8, 49, 127, 8, 50, 154, 8, 51, 179,
    8, 52, 201, 8, 53, 216, 8, 54, 236, 8, 55, 3, 9, 56, 27, 9, 57, 46, 9, 58, 71, 9, 59, 98, 9,
    60, 124, 9, 61, 152, 9, 62, 183, 9, 63, 216, 9, 64, 243, 9, 65, 8, 10, 66, 29, 10, 67, 55, 10, 68,
    82, 10, 69, 104, 10, 70, 120, 10, 71, 140, 10, 72, 162, 10, 73, 190, 10, 74, 214, 10, 75, 96, 17, 0, 237,
    11, 1, 245, 11, 2, 253, 11, 3, 2, 12, 4, 8, 12, 5, 19, 12, 6, 25, 12, 7, 31, 12, 8, 44, 12,
    9, 49, 12, 10, 56, 12, 11, 64, 12, 12, 69, 12, 76, 73, 12, 13, 77, 12, 14, 80, 12, 15, 92, 12, 16,
    102, 12, 17, 111, 12, 18, 120, 12, 19, 128, 12, 20, 136, 12, 21, 144, 12, 22, 151, 12, 23, 156, 12, 24, 162,
    12, 25, 168, 12, 26, 173, 12, 27, 178, 12, 28, 182, 12, 29, 191, 12, 30, 200, 12, 77, 208, 12, 31, 214, 12,
    32, 224, 12, 33, 231, 12, 34, 238, 12, 35, 244, 12, 36, 250, 12, 37, 255, 12, 78, 5, 13, 79, 1, 16, 0,
    17, 16, 1, 23, 16, 2, 31, 16, 3, 54, 7, 4, 38, 16, 5, 53, 16, 6, 61, 16, 7, 70, 16, 8, 78,
    16, 9, 91, 16, 10, 105, 16, 11, 203, 16, 12, 119, 16, 80, 111, 16, 81, 159, 16, 82, 135, 16, 83, 151, 16,
    84, 173, 16, 85, 195, 16, 86, 217, 16, 87, 241, 16, 88, 2, 17, 89, 18, 17, 90, 190, 11, 0, 26, 13, 1,
    22, 13, 2, 33, 13, 4, 52, 13, 8, 69, 13, 15, 83, 13, 77, 97, 13, 91, 115, 13, 92, 125, 13, 93, 138,
    13, 94, 162, 13, 95, 180, 13, 96, 200, 13, 97, 221, 13, 98, 242, 13, 99, 12, 14, 100, 32, 14, 101, 45, 2,
    0, 52, 2, 1, 56, 2, 2, 60, 2, 3, 64, 2, 4, 68, 2, 5, 191, 11, 6, 72, 2, 7, 76, 2, 8,
    23, 2, 9, 27, 2, 10, 18, 0, 11, 64, 1, 12, 80, 2, 76, 84, 2, 13, 88, 2, 14, 46, 2, 0, 52,
    2, 1, 56, 2, 2, 60, 2, 3, 64, 2, 4, 68, 2, 5, 191, 11, 6, 72, 2, 7, 76, 2, 8, 23, 2,
    9, 27, 2, 10, 18, 0, 11, 64, 1, 12, 80, 2, 76, 84, 2, 13, 89, 2, 14, 252, 10, 0, 3, 11, 1,
    23, 11, 2, 46, 11, 3, 55, 11, 4, 64, 11, 5, 74, 11, 6, 81, 11, 102, 98, 11, 103, 114, 11, 104, 124,
    11, 105, 138, 11, 106, 146, 11, 107, 158, 11, 108, 166, 11, 109, 190, 11, 0, 240, 14, 2, 255, 14, 4, 248, 14,
    8, 7, 15, 15, 30, 15, 91, 44, 15, 92, 64, 15, 93, 59, 15, 110, 80, 15, 111, 100, 15, 112, 112, 15, 113,
    125, 15, 114, 139, 15, 115, 59, 14, 116, 102, 2, 0, 110, 2, 1, 119, 2, 2, 140, 2, 3, 173, 2, 4, 149,
    2, 5, 156, 2, 6, 166, 2, 7, 178, 2, 8, 191, 2, 9, 200, 2, 10, 97, 20, 0, 102, 20, 1, 107, 20,
    2, 114, 20, 3, 119, 20, 4, 124, 20, 5, 129, 20, 6, 134, 20, 7, 139, 20, 8, 144, 20, 9, 149, 20, 10,
    53, 2, 0, 203, 11, 1, 7, 2, 2, 11, 2, 3, 15, 2, 4, 19, 2, 5, 18, 0, 6, 64, 1, 7, 23,
    2, 8, 27, 2, 9, 190, 11, 0, 59, 14, 1, 68, 14, 2, 76, 14, 4, 88, 14, 8, 109, 14, 15, 128, 14,
    77, 146, 14, 94, 166, 14, 96, 24, 5, 0, 30, 5, 1, 36, 5, 2, 42, 5, 3, 47, 5, 4, 210, 16, 5,
    52, 5, 6, 157, 15, 0, 162, 15, 1, 54, 7, 2, 169, 15, 3, 178, 15, 4, 189, 15, 5, 201, 15, 6, 190,
    11, 0, 199, 11, 1, 195, 11, 2, 22, 0, 4, 206, 11, 8, 212, 11, 94, 222, 4, 0, 230, 4, 1, 241, 4,
    2, 252, 4, 117, 195, 14, 0, 202, 14, 1, 210, 14, 2, 217, 14, 3, 75, 17, 0, 83, 17, 1, 91, 17, 2,
    124, 17, 0, 139, 17, 1, 151, 17, 2, 190, 11, 0, 236, 15, 1, 232, 15, 2, 49, 17, 0, 52, 17, 1, 179,
    17, 0, 193, 17, 1, 0, 0, 0, 1, 239, 21, 1, 245, 21, 1, 64, 22, 7, 233, 26, 1, 110, 22, 1, 125,
    22, 1, 158, 22, 1, 230, 22, 1, 239, 22, 1, 59, 23, 1, 192, 23, 1, 200, 23, 7, 0, 0, 1, 67, 24,
    1, 96, 25, 1, 236, 29, 1, 228, 26, 1, 232, 26, 1, 22, 27, 1, 144, 29, 1, 232, 29, 1, 130, 30, 1,
    176, 31, 1, 38, 32, 1, 139, 34, 1, 22, 40, 1, 211, 42, 1, 184, 0, 1, 41, 43, 1, 52, 43, 1, 74,
    43, 1, 98, 43, 1, 123, 43, 1, 150, 43, 1, 184, 43, 1, 242, 43, 1, 255, 43, 1, 13, 51, 1, 132, 51,
    1, 201, 56, 1, 183, 62, 1, 125, 63, 1, 203, 63, 1, 226, 63, 1, 107, 64, 1, 236, 64, 1, 60, 65, 1,
    84, 66, 1, 139, 67, 1, 97, 68, 1, 106, 68, 1, 25, 69, 1, 127, 69, 1, 24, 70, 1, 180, 71, 1, 172,
    77, 1, 90, 80, 235, 23, 247, 23, 16, 24, 29, 24, 47, 24, 201, 22, 207, 22, 48, 23, 231, 36, 251, 27, 7,
    42, 201, 22, 207, 22, 201, 22, 207, 22, 48, 23, 60, 42, 251, 27, 218, 65, 201, 22, 207, 22, 251, 27, 239, 66,
    201, 22, 207, 22, 251, 27, 185, 69, 201, 22, 207, 22, 251, 27, 246, 71, 201, 22, 207, 22, 251, 27, 220, 73, 201,
    22, 207, 22, 251, 27, 60, 78, 201, 22, 207, 22, 29, 24, 125, 24, 137, 24, 48, 23, 90, 22, 48, 23, 186, 24,
    221, 24, 30, 23, 251, 27, 255, 27, 22, 0, 44, 29, 30, 23, 214, 29, 251, 27, 27, 30, 251, 27, 221, 30, 251,
    27, 154, 32, 251, 27, 194, 33, 22, 0, 107, 34, 251, 27, 86, 35, 251, 27, 18, 36, 48, 23, 181, 36, 66, 37,
    30, 23, 251, 27, 185, 39, 242, 41, 30, 23, 142, 42, 30, 23, 251, 27, 124, 44, 251, 27, 125, 45, 251, 27, 138,
    46, 251, 27, 190, 47, 251, 27, 16, 48, 251, 27, 20, 50, 251, 27, 107, 52, 251, 27, 163, 55, 251, 27, 133, 56,
    251, 27, 243, 58, 251, 27, 148, 59, 251, 27, 141, 61, 142, 62, 148, 62, 48, 23, 78, 64, 251, 27, 213, 67, 251,
    27, 201, 68, 107, 34, 22, 0, 142, 62, 90, 69, 251, 27, 141, 70, 251, 27, 107, 71, 251, 27, 133, 72, 251, 27,
    23, 74, 251, 27, 66, 75, 30, 23, 171, 75, 251, 27, 93, 76, 251, 27, 218, 76, 251, 27, 182, 77, 251, 27, 23,
    80, 251, 27, 246, 80, 251, 27, 152, 81, 251, 27, 6, 83, 251, 27, 66, 84, 251, 27, 67, 85, 26, 43, 36, 43,
    5, 37, 118, 42, 231, 21, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4,
    0, 0, 0, 5, 0, 0, 0, 6, 0, 0, 0, 7, 0, 0, 0, 8, 0, 0, 0, 9, 0, 0, 0, 10, 0,
    0, 0, 11, 0, 0, 0, 12, 0, 0, 0, 14, 0, 0, 0, 15, 0, 0, 0, 16, 0, 0, 0, 17, 0, 0,
    0, 18, 0, 0, 0, 19, 0, 0, 0, 20, 0, 0, 0, 21, 0, 0, 0, 22, 0, 0, 0, 23, 0, 0, 0,
    24, 0, 0, 0, 25, 0, 0, 0, 26, 0, 0, 0, 27, 0, 0, 0, 28, 0, 0, 0, 29, 0, 0, 0, 30,
    0, 0, 0, 31, 0, 0, 0, 33, 0, 0, 0, 34, 0, 0, 0, 35, 0, 0, 0, 36, 0, 0, 0, 37, 0,
    0, 0, 38, 0, 0, 0, 39, 0, 0, 0, 69, 17, 0, 0, 94, 17, 0, 0, 107, 17, 0, 0, 108, 17, 0,
    0, 109, 17, 0, 0, 110, 17, 0, 0, 111, 17, 0, 0, 153, 19, 0, 0, 163, 19, 0, 0, 215, 19, 0, 0,
    216, 19, 0, 0, 217, 19, 0, 0, 218, 19, 0, 0, 219, 19, 0, 0, 220, 19, 0, 0, 149, 20, 0, 0, 150,
    20, 0, 0, 169, 20, 0, 0, 170, 20, 0, 0, 178, 20, 0, 0, 246, 20, 0, 0, 247, 20, 0, 0, 248, 20,
    0, 0, 249, 20, 0, 0, 250, 20, 0, 0, 251, 20, 0, 0, 242, 21, 0, 0, 244, 21, 0, 0, 245, 21, 0,
    0, 246, 21, 0, 0, 247, 21, 0, 0, 5, 23, 0, 0, 6, 23, 0, 0, 7, 23, 0, 0, 8, 23, 0, 0,
    15, 23, 0, 0, 10, 24, 0, 0, 17, 25, 0, 0, 13, 0, 0, 0, 32, 0, 0, 0, 40, 0, 0, 0, 41,
    0, 0, 0, 208, 20, 0, 0, 209, 20, 0, 0, 218, 20, 0, 0, 219, 20, 0, 0, 222, 20, 0, 0, 223, 20,
    0, 0, 229, 20, 0, 0, 26, 21, 0, 0, 229, 21, 0, 0, 48, 23, 0, 0, 49, 23, 0, 0, 64, 0, 0,
    0, 128, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 16, 0, 0, 0, 2, 0, 0, 0, 32, 0,
    0, 0, 4, 0, 0, 0, 64, 0, 0, 0, 8, 0, 0, 0, 128, 0, 193, 20, 0, 0, 194, 20, 0, 0, 195,
    20, 0, 0, 196, 20, 0, 0, 197, 20, 0, 0, 198, 20, 0, 0, 244, 20, 0, 0, 245, 20, 0, 0, 0, 2,
    0, 0, 0, 4, 0, 0, 0, 8, 0, 0, 0, 16, 0, 0, 0, 32, 0, 0, 0, 64, 0, 0, 0, 128, 0,
    0, 228, 20, 0, 0, 0, 0, 0, 0,
};

static const varve_row_layout layouts[] = {
    {0, 11, 11, {2, 1, 1, 2, 1, 1, 1, 0, 0, 1, 1}, {0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0}}, /* 14 dialects */
    {154, 19, 17, {2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}}, /* 429 operations */
    {8305, 8, 8, {2, 2, 1, 1, 0, 0, 1, 1}, {0, 0, 0, 0, 0, 0, 0, 0}}, /* 5 entities */
    {8345, 4, 3, {2, 1, 1}, {0, 0, 0}}, /* 223 values */
    {9237, 4, 5, {2, 1, 0, 0, 1}, {0, 0, 0, 0, 0}}, /* 143 properties */
    {9809, 8, 6, {2, 1, 1, 1, 2, 1}, {0, 0, 0, 0, 0, 0}}, /* 23 enums */
    {9993, 3, 2, {2, 1}, {0, 2}}, /* 304 enum_cases */
    {10905, 3, 2, {1, 2}, {0, 0}}, /* 58 constraints */
    {11079, 2, 1, {2}, {0}}, /* 150 numbers */
    {11379, 4, 1, {4}, {0}}, /* 119 constants */
};

void varve_generated_std2019(varve_definition_tables *tables) {
  *tables = (varve_definition_tables){.strings = (const char *)&strings,
                                      .rows = rows,
                                      .layouts = layouts,
                                      .dialect_count = 14};
}
