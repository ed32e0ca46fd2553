/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Made by `make regen` of the files in dialects/std2019: change those. */
#include "dialect/generated/std2019.h"

static const struct {
  char part_0[3995];
  char part_1[3996];
  char part_2[3990];
  char part_3[3992];
  char part_4[4000];
  char part_5[1585];
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
    "Scope\0"
    "CrossDevice\0"
    "Subgroup\0"
    "Invocation\0"
    "QueueFamily",
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
    "infer\0"
    "[[\"min\", \"type\", \"index\"], [\"max\", \"type\", \"index\"], [\"step\", \"type\", \"index\"]]\0"
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
    "[[\"res\", \"llvm_text_element\", \"vector\"]]\0"
    "llvm.extractelement\0"
    "hook:llvm.extractvalue\0"
    "llvm.fadd\0"
    "enum<@FCmpPredicate>\0"
    "custom<EnumString>($predicate) $lhs `,` $rhs attr-dict `:` type($lhs)\0"
    "[[\"rhs\", \"same\", \"lhs\"], [\"res\", \"llvm_text_i1\", \"lhs\"]]\0"
    "llvm.fcmp\0"
    "llvm.fdiv\0"
    "llvm.fmul\0"
    "$operand attr-dict `:` type($res)\0"
    "llvm.fneg\0"
    "llvm.fpext\0"
    "llvm.fptosi\0"
    "llvm.fptoui\0"
    "llvm.fptrunc\0"
    "llvm.frem\0"
    "llvm.fsub",
    "enum<@Linkage>\0"
    "hook:llvm.func\0"
    "$base `[` $indices `]` attr-dict `:` functional-type(operands, $res)\0"
    "llvm.getelementptr\0"
    "enum<@ICmpPredicate>\0"
    "llvm.icmp\0"
    "$value `,` $vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)\0"
    "[[\"value\", \"llvm_text_element\", \"vector\"], [\"res\", \"same\", \"vector\"]]\0"
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
    "[[\"res\", \"llvm_text_pointee\", \"addr\"]]\0"
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
    "attr-dict ($args^ `:` type($args))\?\0"
    "llvm.return\0"
    "llvm.sdiv\0"
    "$condition `,` $trueValue `,` $falseValue attr-dict `:` type($condition) `,` type($res)\0"
    "[[\"trueValue\", \"same\", \"res\"], [\"falseValue\", \"same\", \"res\"]]\0"
    "llvm.select\0"
    "llvm.sext\0"
    "llvm.shl\0"
    "hook:llvm.shufflevector\0"
    "llvm.sitofp\0"
    "llvm.srem\0"
    "$value `,` $addr attr-dict `:` type($addr)\0"
    "[[\"value\", \"llvm_text_pointee\", \"addr\"]]\0"
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
    "[[\"mask\", \"same\", \"res\"], [\"pred\", \"llvm_text_i1\", \"res\"]]\0"
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
    "hook:scf.for\0"
    "\"scf.yield\"\0"
    "hook:scf.if\0"
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
    "[[\"value\", \"pointee\", \"pointer\"], [\"result\", \"pointee\", \"pointer\"]]\0"
    "spv.AtomicAnd\0"
    "custom<Name>($memory_scope) custom<Name>($equal_semantics) custom<Name>($unequal_semantics) $pointer `,` $value `,` $comparator attr-dict `:` type($pointer)\0"
    "[[\"value\", \"pointee\", \"pointer\"], [\"comparator\", \"pointee\", \"pointer\"], [\"result\", \"pointee\", \"pointer\"]]\0"
    "spv.AtomicCompareExchangeWeak\0"
    "spv.AtomicIAdd\0"
    "custom<Name>($memory_scope) custom<Name>($semantics) $pointer attr-dict `:` type($pointer)\0"
    "[[\"result\", \"pointee\", \"pointer\"]]\0"
    "spv.AtomicIDecrement\0"
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
    "[[\"insert\", \"same\", \"base\"], [\"result\", \"same\", \"base\"]]\0"
    "spv.BitFieldInsert\0"
    "[[\"result\", \"same\", \"base\"]]\0"
    "spv.BitFieldSExtract\0"
    "spv.BitFieldUExtract\0"
    "spv.BitReverse\0"
    "$operand attr-dict `:` type($operand) `to` type($result)\0"
    "spv.Bitcast\0"
    "$operand1 `,` $operand2 attr-dict `:` type($result)\0"
    "spv.BitwiseAnd\0"
    "spv.BitwiseOr\0"
    "spv.BitwiseXor",
    "hook:spv.Branch\0"
    "hook:spv.BranchConditional\0"
    "hook:spv.CompositeConstruct\0"
    "$composite `` custom<Part>($indices, type($composite), type($component)) attr-dict\0"
    "spv.CompositeExtract\0"
    "$object `,` $composite `` $indices attr-dict `:` type($object) `into` type($composite)\0"
    "[[\"result\", \"same\", \"composite\"]]\0"
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
    "[[\"predicate\", \"type\", \"i1\"]]\0"
    "spv.GroupNonUniformBallot\0"
    "custom<Name>($execution_scope) attr-dict `:` type($result)\0"
    "spv.GroupNonUniformElect\0"
    "spv.IAdd\0"
    "spv.IEqual\0"
    "spv.IMul\0"
    "spv.INotEqual\0"
    "spv.ISub\0"
    "$operand attr-dict `:` type($operand)\0"
    "[[\"result\", \"i1_same_shape\", \"operand\"]]\0"
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
    "[[\"true_value\", \"same\", \"result\"], [\"false_value\", \"same\", \"result\"]]\0"
    "spv.Select\0"
    "$operand1 `,` $operand2 attr-dict `:` type($operand1) `,` type($operand2)\0"
    "[[\"result\", \"same\", \"operand1\"]]\0"
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
    "[[\"initializer\", \"pointee\", \"pointer\"]]\0"
    "spv.Variable\0"
    "$variable attr-dict `:` type($pointer)\0"
    "spv._address_of\0"
    "spv._merge\0"
    "spv._module_end\0"
    "$spec_const attr-dict `:` type($reference)\0"
    "spv._reference_of\0"
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
    "spv.selection",
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
    "[[\"arg\", \"type\", \"i1\"]]\0"
    "std.assert\0"
    "$memref `,` $alignment attr-dict `:` type($memref)\0"
    "std.assume_alignment\0"
    "std.atan\0"
    "std.atan2\0"
    "enum<@AtomicRMWKind>\0"
    "custom<EnumString>($kind) $value `,` $memref `[` $indices `]` attr-dict `:` `(` type($value) `,` type($memref) `)` `->` type($result)\0"
    "[[\"indices\", \"type\", \"index\"]]\0"
    "std.atomic_rmw\0"
    "$result attr-dict `:` type($result)\0"
    "std.atomic_yield\0"
    "hook:std.br\0"
    "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)\0"
    "std.call\0"
    "FunctionType\0"
    "$callee `(` $callee_operands `)` attr-dict `:` type($callee)\0"
    "[[\"callee_operands\", \"function_inputs\", \"callee\"], [\"results\", \"function_results\", \"callee\"]]\0"
    "std.call_indirect\0"
    "std.ceildivi_signed\0"
    "std.ceilf\0"
    "BoolLike\0"
    "enum<@CmpFPredicate>\0"
    "custom<EnumString>($predicate) `,` $lhs `,` $rhs attr-dict `:` type($lhs)\0"
    "[[\"rhs\", \"same\", \"lhs\"], [\"result\", \"i1_same_shape\", \"lhs\"]]\0"
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
    "[[\"real\", \"element_type\", \"cplx\"], [\"imaginary\", \"element_type\", \"cplx\"]]\0"
    "std.create_complex\0"
    "AnyRankedOrUnrankedMemRef\0"
    "std.dealloc\0"
    "$memrefOrTensor `,` ($position^):($index)\? attr-dict `:` type($memrefOrTensor)\0"
    "[[\"position\", \"type\", \"index\"], [\"result\", \"type\", \"index\"]]\0"
    "std.dim\0"
    "std.divf\0"
    "std.divi_signed\0"
    "std.divi_unsigned\0"
    "std.divis\0"
    "std.diviu\0"
    "hook:std.dma_start\0"
    "$tagMemRef `[` $tagIndices `]` `,` $numElements attr-dict `:` type($tagMemRef)\0"
    "[[\"tagIndices\", \"type\", \"index\"], [\"numElements\", \"type\", \"index\"]]\0"
    "std.dma_wait\0"
    "AnyRankedTensor\0"
    "$dynamicExtents $body attr-dict `:` type($result)\0"
    "[[\"dynamicExtents\", \"type\", \"index\"]]\0"
    "std.dynamic_tensor_from_elements\0"
    "std.exp\0"
    "std.exp2\0"
    "$aggregate `[` $indices `]` attr-dict `:` type($aggregate)\0"
    "[[\"indices\", \"type\", \"index\"], [\"result\", \"element_type\", \"aggregate\"]]\0"
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
    "[[\"value\", \"element_type\", \"cplx\"]]\0"
    "std.im\0"
    "std.index_cast\0"
    "[[\"indices\", \"type\", \"index\"], [\"result\", \"element_type\", \"memref\"]]\0"
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
    "[[\"result\", \"type\", \"index\"]]\0"
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
    "[[\"input\", \"element_type\", \"aggregate\"]]\0"
    "std.splat\0"
    "std.sqrt\0"
    "$value `,` $memref `[` $indices `]` attr-dict `:` type($memref)\0"
    "[[\"indices\", \"type\", \"index\"], [\"value\", \"element_type\", \"memref\"]]\0"
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
    "AnyTensor\0"
    "[[\"result\", \"tensor_of_memref\", \"memref\"]]\0"
    "std.tensor_load\0"
    "$tensor `,` $memref attr-dict `:` type($memref)\0"
    "[[\"tensor\", \"tensor_of_memref\", \"memref\"]]\0"
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
    "AnyVectorOfAnyRank\0"
    "$source attr-dict `:` type($source) `to` type($vector)\0"
    "vector.broadcast\0"
    "custom<IntegerArray>($mask_dim_sizes) attr-dict `:` type($mask)\0"
    "vector.constant_mask\0"
    "hook:vector.contract\0"
    "$operands attr-dict `:` type($mask)\0"
    "[[\"operands\", \"type\", \"index\"]]\0"
    "vector.create_mask",
    "hook:vector.extract\0"
    "AnyTuple\0"
    "$vector `,` custom<IntegerArray>($sizes) `,` custom<IntegerArray>($strides) attr-dict `:` type($vector) `into` type($result)\0"
    "vector.extract_slices\0"
    "[[\"result\", \"element_type\", \"vector\"]]\0"
    "vector.extractelement\0"
    "$source `,` $dest `` custom<IntegerArray>($position) attr-dict `:` type($source) `into` type($dest)\0"
    "[[\"res\", \"same\", \"dest\"]]\0"
    "vector.insert\0"
    "$vectors `,` custom<IntegerArray>($sizes) `,` custom<IntegerArray>($strides) attr-dict `:` type($vectors) `into` type($result)\0"
    "vector.insert_slices\0"
    "$source `,` $dest attr-dict `:` type($source) `into` type($dest)\0"
    "vector.insert_strided_slice\0"
    "$source `,` $dest `[` $position `:` type($position) `]` attr-dict `:` type($dest)\0"
    "[[\"source\", \"element_type\", \"dest\"], [\"result\", \"same\", \"dest\"]]\0"
    "vector.insertelement\0"
    "hook:vector.outerproduct\0"
    "$source attr-dict `:` type($source)\0"
    "vector.print\0"
    "$vector `,` `[` $input_shape `]` `,` `[` $output_shape `]` `,` custom<IntegerArray>($fixed_vector_sizes) attr-dict `:` type($vector) `to` type($result)\0"
    "[[\"input_shape\", \"type\", \"index\"], [\"output_shape\", \"type\", \"index\"]]\0"
    "vector.reshape\0"
    "hook:vector.shuffle\0"
    "$vector attr-dict `:` type($vector) `to` type($result)\0"
    "vector.strided_slice\0"
    "$memref `[` $indices `]` `,` $padding attr-dict `:` type($memref) `,` type($vector)\0"
    "[[\"indices\", \"type\", \"index\"], [\"padding\", \"element_type\", \"memref\"]]\0"
    "vector.transfer_read\0"
    "$vector `,` $memref `[` $indices `]` attr-dict `:` type($vector) `,` type($memref)\0"
    "vector.transfer_write\0"
    "hook:vector.tuple\0"
    "hook:vector.tuple_get\0"
    "$memref attr-dict `:` type($memref) `to` type($result)\0"
    "vector.type_cast",
};

static const unsigned char rows[] = {
    178, 21, 0, 0, 0, 0, 12, 0, 0, 0, 0, 70, 23, 0, 0, 12, 0, 3, 0, 0, 0, 0, 159, 24, 0,
    0, 15, 0, 14, 0, 0, 0, 0, 242, 25, 0, 0, 29, 0, 12, 0, 0, 0, 0, 157, 26, 0, 0, 41, 0,
    13, 0, 1, 0, 0, 156, 28, 0, 3, 54, 0, 65, 0, 0, 0, 3, 99, 61, 0, 0, 119, 0, 4, 0, 0,
    0, 0, 160, 36, 0, 0, 123, 0, 18, 0, 0, 0, 0, 18, 39, 0, 2, 141, 0, 10, 0, 0, 0, 0, 164,
    39, 0, 0, 151, 0, 12, 0, 0, 0, 0, 154, 40, 0, 0, 163, 0, 3, 0, 0, 0, 0, 205, 40, 0, 1,
    166, 0, 131, 1, 4, 3, 17, 133, 62, 0, 0, 41, 1, 101, 0, 0, 20, 3, 33, 3, 0, 0, 142, 1, 21,
    0, 0, 0, 0, 218, 21, 213, 21, 0, 159, 1, 160, 1, 0, 0, 0, 0, 44, 1, 44, 1, 0, 0, 236, 21,
    231, 21, 0, 6, 1, 0, 0, 0, 0, 0, 0, 45, 3, 0, 0, 0, 0, 2, 22, 253, 21, 0, 6, 1, 0,
    0, 0, 0, 0, 0, 47, 1, 0, 0, 0, 0, 33, 22, 28, 22, 4, 6, 1, 161, 1, 162, 1, 0, 0, 48,
    3, 0, 0, 36, 1, 102, 22, 97, 22, 4, 150, 1, 161, 1, 101, 2, 0, 0, 102, 1, 0, 0, 36, 1, 127,
    22, 122, 22, 0, 48, 2, 103, 1, 0, 0, 0, 0, 44, 1, 0, 0, 0, 0, 144, 22, 139, 22, 0, 150, 1,
    160, 1, 0, 0, 0, 0, 44, 1, 44, 1, 5, 1, 173, 22, 168, 22, 0, 150, 1, 160, 1, 0, 0, 0, 0,
    44, 1, 44, 1, 0, 0, 206, 22, 201, 22, 0, 48, 2, 0, 0, 0, 0, 0, 0, 41, 4, 0, 0, 0, 0,
    227, 22, 222, 22, 0, 47, 3, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 0, 0, 251, 22, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 41, 1, 0, 0, 57, 23, 13, 23, 0, 6, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 41, 1, 5, 1, 196, 23, 111, 23, 4, 0, 0, 0, 0, 163, 1, 0, 0, 84, 2, 0, 5, 0,
    0, 92, 24, 224, 23, 4, 0, 0, 0, 0, 164, 1, 0, 0, 103, 1, 33, 3, 38, 1, 133, 24, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 40, 2, 0, 0, 167, 24, 0, 0, 0, 50, 3, 103, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 183, 24, 0, 0, 0, 53, 2, 103, 1, 0, 0, 0, 0, 104, 1, 0, 0,
    0, 0, 199, 24, 0, 0, 0, 50, 1, 103, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 217, 24, 0, 0,
    0, 50, 1, 103, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 246, 24, 0, 0, 0, 53, 2, 103, 1, 0,
    0, 0, 0, 86, 2, 0, 0, 0, 0, 10, 25, 0, 0, 0, 53, 2, 103, 1, 0, 0, 0, 0, 86, 2, 0,
    0, 0, 0, 31, 25, 0, 0, 0, 53, 2, 103, 1, 0, 0, 0, 0, 86, 2, 0, 0, 0, 0, 51, 25, 0,
    0, 0, 53, 2, 103, 1, 0, 0, 0, 0, 86, 2, 0, 0, 0, 0, 71, 25, 0, 0, 0, 53, 3, 103, 1,
    0, 0, 0, 0, 86, 2, 0, 0, 0, 0, 96, 25, 0, 0, 0, 53, 2, 103, 1, 0, 0, 0, 0, 86, 2,
    0, 0, 0, 0, 116, 25, 0, 0, 0, 53, 2, 103, 1, 0, 0, 0, 0, 86, 2, 0, 0, 0, 0, 136, 25,
    0, 0, 0, 53, 1, 103, 1, 0, 0, 0, 0, 86, 2, 0, 0, 0, 0, 158, 25, 0, 0, 0, 50, 1, 103,
    1, 0, 0, 0, 0, 105, 1, 0, 0, 0, 0, 191, 25, 0, 0, 0, 53, 2, 103, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 246, 25, 0, 0, 4, 47, 1, 103, 1, 163, 1, 0, 0, 106, 1, 0, 0, 0, 0, 5,
    26, 39, 49, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 26, 0, 0, 0, 0, 0,
    160, 1, 0, 0, 0, 0, 107, 1, 44, 1, 0, 0, 31, 26, 0, 0, 0, 0, 0, 160, 1, 0, 0, 0, 0,
    107, 1, 44, 1, 0, 0, 49, 26, 44, 26, 4, 0, 0, 0, 0, 163, 1, 0, 0, 51, 2, 3, 1, 0, 0,
    58, 26, 0, 0, 0, 0, 0, 160, 1, 0, 0, 0, 0, 107, 1, 44, 1, 0, 0, 76, 26, 71, 26, 4, 0,
    7, 0, 0, 163, 1, 0, 0, 0, 0, 0, 0, 0, 0, 87, 26, 0, 0, 0, 6, 1, 0, 0, 0, 0, 0,
    0, 88, 2, 0, 0, 0, 0, 103, 26, 13, 23, 0, 6, 1, 0, 0, 0, 0, 0, 0, 0, 0, 41, 1, 0,
    0, 121, 26, 0, 0, 0, 56, 3, 103, 2, 0, 0, 0, 0, 108, 1, 0, 0, 0, 0, 133, 26, 0, 0, 0,
    0, 0, 160, 1, 0, 0, 0, 0, 107, 1, 44, 1, 0, 0, 147, 26, 0, 0, 0, 165, 1, 0, 0, 0, 0,
    0, 0, 0, 0, 41, 1, 0, 0, 219, 26, 174, 26, 0, 166, 1, 0, 0, 0, 0, 0, 0, 90, 2, 0, 0,
    0, 0, 231, 26, 174, 26, 0, 166, 1, 0, 0, 0, 0, 0, 0, 92, 2, 0, 0, 0, 0, 243, 26, 174, 26,
    0, 166, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 254, 26, 174, 26, 0, 166, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 27, 10, 27, 4, 166, 1, 161, 1, 167, 1, 0, 0, 0, 8, 0,
    0, 0, 0, 35, 27, 30, 27, 4, 166, 1, 161, 1, 167, 1, 0, 0, 0, 8, 0, 0, 0, 0, 58, 27, 174,
    26, 0, 166, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 72, 27, 174, 26, 0, 166, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 223, 27, 86, 27, 0, 59, 3, 168, 1, 0, 0, 0, 0, 0, 0,
    44, 1, 42, 1, 48, 28, 236, 27, 0, 105, 1, 169, 1, 0, 0, 0, 0, 109, 1, 44, 1, 0, 0, 68, 28,
    63, 28, 0, 105, 2, 169, 1, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 86, 28, 81, 28, 0, 105, 1, 169,
    1, 0, 0, 0, 0, 110, 1, 44, 1, 0, 0, 143, 28, 103, 28, 0, 165, 1, 0, 0, 0, 0, 0, 0, 0,
    0, 41, 1, 0, 0, 226, 28, 161, 28, 0, 107, 2, 170, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 25,
    29, 235, 28, 0, 171, 1, 170, 1, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 57, 29, 52, 29, 0, 172, 1,
    170, 1, 0, 0, 0, 0, 111, 1, 0, 0, 0, 0, 69, 29, 161, 28, 0, 107, 2, 170, 1, 0, 0, 0, 0,
    0, 0, 44, 2, 0, 0, 78, 29, 161, 28, 0, 107, 2, 170, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0,
    88, 29, 235, 28, 0, 171, 1, 170, 1, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 106, 29, 101, 29, 0, 173,
    1, 0, 0, 0, 0, 15, 1, 0, 0, 46, 2, 0, 0, 155, 29, 150, 29, 0, 6, 1, 161, 1, 0, 0, 0,
    0, 112, 1, 0, 0, 0, 0, 170, 29, 165, 29, 0, 6, 1, 0, 0, 0, 0, 109, 2, 0, 0, 46, 2, 0,
    0, 224, 29, 215, 31, 0, 111, 2, 170, 1, 0, 0, 0, 0, 0, 0, 44, 1, 48, 1, 249, 29, 244, 29, 0,
    115, 1, 170, 1, 0, 0, 0, 0, 113, 1, 44, 1, 0, 0, 11, 30, 161, 28, 0, 107, 2, 170, 1, 0, 0,
    0, 0, 0, 0, 44, 2, 0, 0, 169, 30, 42, 30, 0, 107, 2, 170, 1, 0, 0, 0, 0, 114, 1, 44, 1,
    50, 1, 179, 30, 161, 28, 0, 107, 2, 170, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 189, 30, 161, 28,
    0, 107, 2, 170, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 233, 30, 199, 30, 0, 50, 1, 170, 1, 0,
    0, 0, 0, 0, 0, 44, 2, 0, 0, 243, 30, 235, 28, 0, 171, 1, 170, 1, 0, 0, 0, 0, 0, 0, 44,
    1, 0, 0, 254, 30, 235, 28, 0, 171, 1, 170, 1, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 10, 31, 235,
    28, 0, 171, 1, 170, 1, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 22, 31, 235, 28, 0, 171, 1, 170, 1,
    0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 35, 31, 161, 28, 0, 107, 2, 170, 1, 0, 0, 0, 0, 0, 0,
    44, 2, 0, 0, 45, 31, 161, 28, 0, 107, 2, 170, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 75, 31,
    70, 31, 4, 0, 0, 0, 0, 163, 1, 0, 0, 51, 3, 3, 1, 0, 0, 154, 31, 85, 31, 0, 113, 2, 170,
    1, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 194, 31, 42, 30, 0, 107, 2, 170, 1, 0, 0, 0, 0, 115,
    1, 44, 1, 50, 1, 103, 32, 204, 31, 0, 62, 3, 170, 1, 0, 0, 0, 0, 0, 0, 44, 1, 52, 1, 127,
    32, 122, 32, 0, 115, 2, 170, 1, 0, 0, 0, 0, 113, 1, 44, 1, 0, 0, 144, 32, 0, 0, 0, 53, 1,
    170, 1, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 159, 32, 0, 0, 0, 53, 2, 170, 1, 0, 0, 0, 0,
    0, 0, 44, 1, 0, 0, 178, 32, 0, 0, 0, 53, 1, 170, 1, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0,
    192, 32, 0, 0, 0, 53, 1, 170, 1, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 206, 32, 0, 0, 0, 53,
    1, 170, 1, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 221, 32, 0, 0, 0, 53, 3, 170, 1, 0, 0, 0,
    0, 0, 0, 44, 1, 0, 0, 239, 32, 0, 0, 0, 53, 1, 170, 1, 0, 0, 0, 0, 0, 0, 44, 1, 0,
    0, 253, 32, 0, 0, 0, 53, 1, 170, 1, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 13, 33, 0, 0, 0,
    53, 1, 170, 1, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 28, 33, 0, 0, 0, 19, 4, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 47, 33, 235, 28, 0, 171, 1, 170, 1, 0, 0, 0, 0, 0, 0, 44, 1,
    0, 0, 100, 33, 130, 35, 0, 19, 1, 170, 1, 0, 0, 0, 0, 0, 0, 0, 0, 54, 1, 110, 33, 161, 28,
    0, 107, 2, 170, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 158, 33, 120, 33, 0, 0, 0, 170, 1, 0,
    0, 0, 0, 116, 1, 44, 1, 0, 0, 234, 33, 178, 33, 0, 0, 0, 170, 1, 0, 0, 0, 0, 117, 1, 56,
    2, 0, 0, 11, 34, 6, 34, 4, 0, 0, 0, 0, 174, 1, 0, 0, 8, 6, 0, 0, 0, 0, 28, 34, 196,
    33, 0, 0, 0, 170, 1, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 43, 34, 196, 33, 0, 0, 0, 170, 1,
    0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 59, 34, 161, 28, 0, 107, 2, 170, 1, 0, 0, 0, 0, 0, 0,
    44, 2, 0, 0, 68, 34, 161, 28, 0, 107, 2, 170, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 76, 34,
    235, 28, 0, 171, 1, 170, 1, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 126, 34, 90, 34, 0, 175, 1, 0,
    0, 0, 0, 0, 0, 0, 0, 41, 1, 0, 0, 138, 34, 161, 28, 0, 107, 2, 170, 1, 0, 0, 0, 0, 0,
    0, 44, 2, 0, 0, 42, 35, 148, 34, 0, 65, 3, 170, 1, 0, 0, 0, 0, 0, 0, 44, 1, 58, 1, 54,
    35, 235, 28, 0, 171, 1, 170, 1, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 64, 35, 161, 28, 0, 107, 2,
    170, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 78, 35, 73, 35, 0, 117, 2, 170, 1, 0, 0, 0, 0,
    118, 1, 44, 1, 0, 0, 97, 35, 235, 28, 0, 171, 1, 170, 1, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0,
    109, 35, 161, 28, 0, 107, 2, 170, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 203, 35, 119, 35, 0, 119,
    2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 60, 1, 214, 35, 161, 28, 0, 107, 2, 170, 1, 0, 0, 0,
    0, 0, 0, 44, 2, 0, 0, 223, 35, 235, 28, 0, 171, 1, 170, 1, 0, 0, 0, 0, 0, 0, 44, 1, 0,
    0, 234, 35, 161, 28, 0, 107, 2, 170, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 244, 35, 235, 28, 0,
    171, 1, 170, 1, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 0, 36, 39, 49, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 41, 1, 0, 0, 17, 36, 161, 28, 0, 107, 2, 170, 1, 0, 0, 0, 0, 0, 0, 44, 2,
    0, 0, 27, 36, 161, 28, 0, 107, 2, 170, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 36, 36, 235, 28,
    0, 171, 1, 170, 1, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 51, 36, 46, 36, 4, 23, 4, 161, 1, 162,
    1, 0, 0, 0, 0, 0, 0, 62, 1, 83, 36, 78, 36, 4, 176, 1, 161, 1, 101, 2, 0, 0, 0, 0, 0,
    0, 62, 1, 91, 36, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 41, 1, 0, 0, 149, 36, 107,
    36, 0, 161, 1, 0, 0, 0, 0, 0, 0, 0, 0, 41, 1, 5, 1, 165, 36, 39, 49, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 228, 36, 179, 36, 0, 175, 1, 170, 1, 0, 0, 0, 0, 94, 2,
    0, 0, 0, 0, 242, 36, 196, 33, 0, 0, 0, 170, 1, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 13, 37,
    196, 33, 0, 0, 0, 170, 1, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 40, 37, 196, 33, 0, 0, 0, 170,
    1, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 67, 37, 196, 33, 0, 0, 0, 170, 1, 0, 0, 0, 0, 0,
    0, 44, 1, 0, 0, 93, 37, 196, 33, 0, 0, 0, 170, 1, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 121,
    37, 196, 33, 0, 0, 0, 170, 1, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 149, 37, 196, 33, 0, 0, 0,
    170, 1, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 177, 37, 196, 33, 0, 0, 0, 170, 1, 0, 0, 0, 0,
    0, 0, 44, 1, 0, 0, 203, 37, 196, 33, 0, 0, 0, 170, 1, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0,
    229, 37, 196, 33, 0, 0, 0, 170, 1, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 255, 37, 196, 33, 0, 0,
    0, 170, 1, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 24, 38, 196, 33, 0, 0, 0, 170, 1, 0, 0, 0,
    0, 0, 0, 44, 1, 0, 0, 49, 38, 196, 33, 0, 0, 0, 170, 1, 0, 0, 0, 0, 0, 0, 44, 1, 0,
    0, 74, 38, 196, 33, 0, 0, 0, 170, 1, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 107, 38, 102, 38, 0,
    27, 4, 170, 1, 0, 0, 0, 0, 119, 1, 0, 0, 0, 0, 227, 38, 127, 38, 0, 121, 2, 170, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 64, 1, 1, 39, 0, 0, 0, 177, 1, 178, 1, 0, 0, 0, 0, 26, 5, 44, 1,
    0, 0, 24, 39, 0, 0, 0, 177, 1, 178, 1, 0, 0, 0, 0, 14, 6, 44, 1, 0, 0, 56, 39, 0, 0,
    0, 171, 1, 170, 1, 0, 0, 0, 0, 120, 1, 0, 0, 0, 0, 74, 39, 0, 0, 0, 171, 1, 170, 1, 0,
    0, 0, 0, 0, 0, 44, 1, 0, 0, 86, 39, 0, 0, 0, 171, 1, 170, 1, 0, 0, 0, 0, 0, 0, 44,
    1, 0, 0, 98, 39, 0, 0, 4, 179, 1, 180, 1, 164, 1, 0, 0, 54, 3, 0, 0, 0, 0, 111, 39, 0,
    0, 0, 161, 1, 0, 0, 0, 0, 0, 0, 0, 0, 41, 1, 0, 0, 124, 39, 0, 0, 0, 171, 1, 170, 1,
    0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 136, 39, 0, 0, 0, 171, 1, 170, 1, 0, 0, 0, 0, 57, 3,
    0, 0, 0, 0, 148, 39, 0, 0, 0, 171, 1, 170, 1, 0, 0, 0, 0, 121, 1, 0, 0, 0, 0, 170, 39,
    196, 33, 0, 0, 0, 170, 1, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 187, 39, 196, 33, 0, 0, 0, 170,
    1, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 204, 39, 196, 33, 0, 0, 0, 170, 1, 0, 0, 0, 0, 0,
    0, 44, 1, 0, 0, 221, 39, 196, 33, 0, 0, 0, 170, 1, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 243,
    39, 196, 33, 0, 0, 0, 170, 1, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 9, 40, 196, 33, 0, 0, 0,
    170, 1, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 31, 40, 196, 33, 0, 0, 0, 170, 1, 0, 0, 0, 0,
    0, 0, 44, 1, 0, 0, 52, 40, 196, 33, 0, 0, 0, 170, 1, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0,
    73, 40, 196, 33, 0, 0, 0, 170, 1, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 94, 40, 196, 33, 0, 0,
    0, 170, 1, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 114, 40, 196, 33, 0, 0, 0, 170, 1, 0, 0, 0,
    0, 0, 0, 44, 1, 0, 0, 134, 40, 196, 33, 0, 0, 0, 170, 1, 0, 0, 0, 0, 0, 0, 44, 1, 0,
    0, 163, 40, 158, 40, 4, 23, 4, 161, 1, 162, 1, 0, 0, 0, 0, 0, 0, 5, 2, 188, 40, 183, 40, 4,
    176, 1, 161, 1, 101, 2, 0, 0, 0, 0, 0, 0, 5, 2, 195, 40, 107, 36, 0, 161, 1, 0, 0, 0, 0,
    0, 0, 0, 0, 41, 1, 5, 1, 224, 41, 219, 41, 0, 123, 2, 181, 1, 0, 0, 0, 0, 0, 0, 44, 1,
    0, 0, 190, 42, 20, 42, 0, 68, 2, 103, 1, 0, 0, 0, 0, 96, 2, 0, 0, 66, 1, 211, 43, 204, 42,
    0, 68, 3, 103, 1, 0, 0, 0, 0, 60, 3, 0, 0, 68, 1, 241, 43, 20, 42, 0, 68, 2, 103, 1, 0,
    0, 0, 0, 96, 2, 0, 0, 66, 1, 126, 44, 0, 44, 0, 68, 1, 103, 1, 0, 0, 0, 0, 96, 2, 0,
    0, 70, 1, 147, 44, 0, 44, 0, 68, 1, 103, 1, 0, 0, 0, 0, 96, 2, 0, 0, 70, 1, 168, 44, 20,
    42, 0, 68, 2, 103, 1, 0, 0, 0, 0, 96, 2, 0, 0, 66, 1, 183, 44, 20, 42, 0, 68, 2, 103, 1,
    0, 0, 0, 0, 96, 2, 0, 0, 66, 1, 196, 44, 20, 42, 0, 68, 2, 103, 1, 0, 0, 0, 0, 96, 2,
    0, 0, 66, 1, 211, 44, 20, 42, 0, 68, 2, 103, 1, 0, 0, 0, 0, 96, 2, 0, 0, 66, 1, 226, 44,
    20, 42, 0, 68, 2, 103, 1, 0, 0, 0, 0, 96, 2, 0, 0, 66, 1, 241, 44, 20, 42, 0, 68, 2, 103,
    1, 0, 0, 0, 0, 96, 2, 0, 0, 66, 1, 0, 45, 20, 42, 0, 68, 2, 103, 1, 0, 0, 0, 0, 96,
    2, 0, 0, 66, 1, 51, 45, 14, 45, 0, 50, 1, 103, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 191,
    45, 64, 45, 0, 31, 4, 103, 1, 0, 0, 0, 0, 0, 0, 44, 1, 72, 1, 239, 45, 64, 45, 0, 71, 3,
    103, 1, 0, 0, 0, 0, 0, 0, 44, 1, 74, 1, 4, 46, 64, 45, 0, 71, 3, 103, 1, 0, 0, 0, 0,
    0, 0, 44, 1, 74, 1, 25, 46, 14, 45, 0, 50, 1, 103, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0,
    97, 46, 40, 46, 0, 50, 1, 103, 1, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 161, 46, 109, 46, 0, 125,
    2, 103, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 176, 46, 109, 46, 0, 125, 2, 103, 1, 0, 0, 0,
    0, 0, 0, 44, 2, 0, 0, 190, 46, 109, 46, 0, 125, 2, 103, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0,
    0, 210, 46, 205, 46, 0, 182, 1, 0, 0, 0, 0, 183, 1, 0, 0, 46, 2, 0, 0, 226, 46, 221, 46, 0,
    6, 1, 0, 0, 0, 0, 127, 2, 122, 1, 46, 2, 0, 0, 253, 46, 248, 46, 0, 184, 1, 103, 1, 0, 0,
    0, 0, 0, 0, 44, 1, 0, 0, 103, 47, 20, 47, 0, 130, 1, 185, 1, 0, 0, 0, 0, 123, 1, 44, 1,
    0, 0, 245, 47, 124, 47, 0, 129, 2, 103, 1, 0, 0, 0, 0, 123, 1, 44, 1, 76, 1, 118, 48, 9, 48,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 63, 3, 0, 0, 0, 0, 137, 48, 40, 46, 0, 50, 1, 103, 1, 0,
    0, 0, 0, 0, 0, 44, 1, 0, 0, 153, 48, 40, 46, 0, 50, 1, 103, 1, 0, 0, 0, 0, 0, 0, 44,
    1, 0, 0, 169, 48, 40, 46, 0, 50, 1, 103, 1, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 185, 48, 40,
    46, 0, 50, 1, 103, 1, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 49, 49, 223, 48, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 66, 3, 0, 0, 0, 0, 162, 49, 85, 49, 0, 0, 0, 0, 0, 0, 0, 0, 0, 69, 3,
    0, 0, 0, 0, 180, 49, 109, 46, 0, 125, 2, 103, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 189, 49,
    40, 46, 0, 50, 1, 103, 1, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 202, 49, 109, 46, 0, 125, 2, 103,
    1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 211, 49, 109, 46, 0, 125, 2, 103, 1, 0, 0, 0, 0, 0,
    0, 44, 2, 0, 0, 220, 49, 109, 46, 0, 125, 2, 103, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 229,
    49, 14, 45, 0, 50, 1, 103, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 115, 50, 241, 49, 0, 125, 2,
    103, 1, 0, 0, 0, 0, 0, 0, 44, 1, 78, 1, 129, 50, 241, 49, 0, 125, 2, 103, 1, 0, 0, 0, 0,
    0, 0, 44, 1, 78, 1, 149, 50, 241, 49, 0, 125, 2, 103, 1, 0, 0, 0, 0, 0, 0, 44, 1, 78, 1,
    174, 50, 241, 49, 0, 125, 2, 103, 1, 0, 0, 0, 0, 0, 0, 44, 1, 78, 1, 191, 50, 241, 49, 0, 125,
    2, 103, 1, 0, 0, 0, 0, 0, 0, 44, 1, 78, 1, 213, 50, 241, 49, 0, 125, 2, 103, 1, 0, 0, 0,
    0, 0, 0, 44, 1, 78, 1, 230, 50, 109, 46, 0, 125, 2, 103, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0,
    0, 239, 50, 109, 46, 0, 125, 2, 103, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 248, 50, 241, 49, 0,
    125, 2, 103, 1, 0, 0, 0, 0, 0, 0, 44, 1, 78, 1, 8, 51, 241, 49, 0, 125, 2, 103, 1, 0, 0,
    0, 0, 0, 0, 44, 1, 78, 1, 30, 51, 241, 49, 0, 125, 2, 103, 1, 0, 0, 0, 0, 0, 0, 44, 1,
    78, 1, 57, 51, 241, 49, 0, 125, 2, 103, 1, 0, 0, 0, 0, 0, 0, 44, 1, 78, 1, 76, 51, 241, 49,
    0, 125, 2, 103, 1, 0, 0, 0, 0, 0, 0, 44, 1, 78, 1, 100, 51, 241, 49, 0, 125, 2, 103, 1, 0,
    0, 0, 0, 0, 0, 44, 1, 78, 1, 197, 51, 119, 51, 0, 186, 1, 161, 1, 0, 0, 0, 0, 124, 1, 0,
    0, 0, 0, 214, 51, 14, 45, 0, 50, 1, 103, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 228, 51, 14,
    45, 0, 50, 1, 103, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 241, 51, 14, 45, 0, 50, 1, 103, 1,
    0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 254, 51, 14, 45, 0, 50, 1, 103, 1, 0, 0, 0, 0, 0, 0,
    44, 2, 0, 0, 12, 52, 109, 46, 0, 125, 2, 103, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 26, 52,
    109, 46, 0, 125, 2, 103, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 40, 52, 14, 45, 0, 50, 1, 103,
    1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 55, 52, 14, 45, 0, 50, 1, 103, 1, 0, 0, 0, 0, 0,
    0, 44, 2, 0, 0, 70, 52, 14, 45, 0, 50, 1, 103, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 91,
    52, 14, 45, 0, 50, 1, 103, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 104, 52, 109, 46, 0, 125, 2,
    103, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 117, 52, 14, 45, 0, 50, 1, 103, 1, 0, 0, 0, 0,
    0, 0, 44, 2, 0, 0, 132, 52, 14, 45, 0, 50, 1, 103, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0,
    146, 52, 109, 46, 0, 125, 2, 103, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 160, 52, 109, 46, 0, 125,
    2, 103, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 174, 52, 14, 45, 0, 50, 1, 103, 1, 0, 0, 0,
    0, 0, 0, 44, 2, 0, 0, 189, 52, 14, 45, 0, 50, 1, 103, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0,
    0, 202, 52, 14, 45, 0, 50, 1, 103, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 216, 52, 14, 45, 0,
    50, 1, 103, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 229, 52, 14, 45, 0, 50, 1, 103, 1, 0, 0,
    0, 0, 0, 0, 44, 2, 0, 0, 243, 52, 109, 46, 0, 125, 2, 103, 1, 0, 0, 0, 0, 0, 0, 44, 2,
    0, 0, 1, 53, 109, 46, 0, 125, 2, 103, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 115, 53, 15, 53,
    0, 187, 1, 103, 1, 0, 0, 0, 0, 63, 1, 0, 0, 80, 1, 200, 53, 141, 53, 0, 0, 0, 103, 1, 0,
    0, 0, 0, 63, 1, 0, 0, 0, 0, 225, 53, 109, 46, 0, 125, 2, 103, 1, 0, 0, 0, 0, 0, 0, 44,
    2, 0, 0, 234, 53, 241, 49, 0, 125, 2, 103, 1, 0, 0, 0, 0, 0, 0, 44, 1, 78, 1, 245, 53, 109,
    46, 0, 125, 2, 103, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 254, 53, 241, 49, 0, 125, 2, 103, 1,
    0, 0, 0, 0, 0, 0, 44, 1, 78, 1, 12, 54, 109, 46, 0, 125, 2, 103, 1, 0, 0, 0, 0, 0, 0,
    44, 2, 0, 0, 100, 54, 21, 54, 0, 50, 1, 103, 1, 0, 0, 0, 0, 0, 0, 44, 1, 82, 1, 110, 54,
    21, 54, 0, 50, 1, 103, 1, 0, 0, 0, 0, 0, 0, 44, 1, 82, 1, 24, 55, 140, 54, 0, 131, 1, 47,
    1, 0, 0, 0, 0, 98, 2, 0, 0, 0, 0, 33, 55, 109, 46, 0, 125, 2, 103, 1, 0, 0, 0, 0, 0,
    0, 44, 2, 0, 0, 48, 55, 109, 46, 0, 125, 2, 103, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 65,
    55, 14, 45, 0, 50, 1, 103, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 80, 55, 109, 46, 0, 125, 2,
    103, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 100, 55, 109, 46, 0, 125, 2, 103, 1, 0, 0, 0, 0,
    0, 0, 44, 2, 0, 0, 114, 55, 44, 48, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 2, 0, 0, 0, 0,
    132, 55, 14, 45, 0, 50, 1, 103, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 140, 55, 39, 49, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 41, 1, 0, 0, 185, 55, 151, 55, 0, 47, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 41, 1, 0, 0, 201, 55, 40, 46, 0, 50, 1, 103, 1, 0, 0, 0, 0, 0, 0, 44, 1, 0,
    0, 214, 55, 109, 46, 0, 125, 2, 103, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 223, 55, 241, 49, 0,
    125, 2, 103, 1, 0, 0, 0, 0, 0, 0, 44, 1, 78, 1, 240, 55, 241, 49, 0, 125, 2, 103, 1, 0, 0,
    0, 0, 0, 0, 44, 1, 78, 1, 6, 56, 241, 49, 0, 125, 2, 103, 1, 0, 0, 0, 0, 0, 0, 44, 1,
    78, 1, 20, 56, 241, 49, 0, 125, 2, 103, 1, 0, 0, 0, 0, 0, 0, 44, 1, 78, 1, 39, 56, 109, 46,
    0, 125, 2, 103, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 48, 56, 14, 45, 0, 50, 1, 103, 1, 0,
    0, 0, 0, 0, 0, 44, 2, 0, 0, 60, 56, 109, 46, 0, 125, 2, 103, 1, 0, 0, 0, 0, 0, 0, 44,
    2, 0, 0, 232, 56, 69, 56, 0, 74, 3, 103, 1, 0, 0, 0, 0, 0, 0, 44, 1, 84, 1, 94, 57, 243,
    56, 0, 125, 2, 103, 1, 0, 0, 0, 0, 0, 0, 44, 1, 86, 1, 115, 57, 243, 56, 0, 125, 2, 103, 1,
    0, 0, 0, 0, 0, 0, 44, 1, 86, 1, 140, 57, 243, 56, 0, 125, 2, 103, 1, 0, 0, 0, 0, 0, 0,
    44, 1, 86, 1, 57, 58, 162, 57, 0, 131, 2, 0, 0, 0, 0, 0, 0, 98, 2, 0, 0, 0, 0, 67, 58,
    46, 53, 0, 187, 1, 103, 1, 0, 0, 0, 0, 0, 0, 0, 0, 80, 1, 89, 58, 40, 46, 0, 50, 1, 103,
    1, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 102, 58, 109, 46, 0, 125, 2, 103, 1, 0, 0, 0, 0, 0,
    0, 44, 2, 0, 0, 111, 58, 241, 49, 0, 125, 2, 103, 1, 0, 0, 0, 0, 0, 0, 44, 1, 78, 1, 128,
    58, 241, 49, 0, 125, 2, 103, 1, 0, 0, 0, 0, 0, 0, 44, 1, 78, 1, 150, 58, 241, 49, 0, 125, 2,
    103, 1, 0, 0, 0, 0, 0, 0, 44, 1, 78, 1, 164, 58, 241, 49, 0, 125, 2, 103, 1, 0, 0, 0, 0,
    0, 0, 44, 1, 78, 1, 183, 58, 109, 46, 0, 125, 2, 103, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0,
    192, 58, 39, 49, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 41, 1, 0, 0, 91, 59, 208, 58, 0, 188,
    1, 68, 1, 0, 0, 0, 0, 125, 1, 0, 0, 88, 1, 143, 59, 104, 59, 0, 0, 0, 68, 1, 0, 0, 0,
    0, 126, 1, 44, 1, 0, 0, 159, 59, 39, 49, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 41, 1, 0,
    0, 170, 59, 39, 49, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 41, 1, 0, 0, 229, 59, 186, 59, 0,
    0, 0, 189, 1, 0, 0, 0, 0, 127, 1, 44, 1, 0, 0, 71, 60, 247, 59, 0, 0, 0, 190, 1, 0, 0,
    0, 0, 117, 1, 56, 2, 90, 1, 7, 61, 93, 60, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 6, 0, 0,
    0, 0, 95, 61, 45, 61, 4, 0, 0, 0, 0, 163, 1, 0, 0, 128, 1, 0, 0, 0, 0, 253, 61, 146, 61,
    4, 0, 0, 0, 0, 164, 1, 0, 0, 31, 5, 33, 2, 92, 1, 87, 62, 32, 62, 4, 0, 0, 0, 0, 163,
    1, 0, 0, 129, 1, 0, 0, 0, 0, 106, 62, 101, 62, 0, 0, 0, 0, 0, 0, 0, 0, 0, 72, 3, 0,
    0, 0, 0, 123, 62, 172, 53, 0, 0, 0, 103, 1, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 147, 62, 14,
    45, 0, 191, 1, 192, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 198, 62, 156, 62, 0, 107, 2, 103, 1,
    0, 0, 0, 0, 0, 0, 44, 2, 5, 1, 208, 62, 156, 62, 0, 133, 2, 192, 1, 0, 0, 0, 0, 0, 0,
    44, 2, 0, 0, 244, 62, 156, 62, 0, 135, 2, 193, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 2, 63,
    253, 62, 0, 194, 1, 48, 1, 0, 0, 0, 0, 130, 1, 0, 0, 0, 0, 54, 63, 12, 63, 0, 0, 0, 48,
    1, 0, 0, 0, 0, 131, 1, 0, 0, 0, 0, 76, 63, 71, 63, 0, 194, 1, 48, 1, 0, 0, 0, 0, 130,
    1, 0, 0, 5, 1, 87, 63, 156, 62, 0, 135, 2, 193, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 143,
    63, 95, 63, 0, 195, 1, 0, 0, 0, 0, 0, 0, 132, 1, 0, 0, 9, 2, 205, 63, 154, 63, 0, 48, 1,
    0, 0, 0, 0, 0, 0, 133, 1, 0, 0, 5, 1, 226, 63, 14, 45, 0, 191, 1, 192, 1, 0, 0, 0, 0,
    0, 0, 44, 2, 5, 1, 235, 63, 156, 62, 0, 133, 2, 192, 1, 0, 0, 0, 0, 0, 0, 44, 2, 5, 1,
    175, 64, 10, 64, 0, 47, 3, 103, 1, 0, 0, 0, 0, 134, 1, 0, 0, 13, 2, 226, 64, 190, 64, 0, 103,
    1, 0, 0, 0, 0, 0, 0, 0, 0, 41, 1, 5, 1, 248, 64, 243, 64, 0, 173, 1, 0, 0, 0, 0, 15,
    1, 0, 0, 46, 2, 0, 0, 75, 65, 255, 64, 0, 6, 1, 161, 1, 0, 0, 0, 0, 124, 1, 0, 0, 0,
    0, 252, 65, 97, 65, 0, 137, 2, 161, 1, 0, 0, 0, 0, 0, 0, 0, 0, 94, 1, 14, 66, 156, 62, 0,
    135, 2, 193, 1, 0, 0, 0, 0, 0, 0, 44, 2, 5, 1, 34, 66, 14, 45, 0, 191, 1, 192, 1, 0, 0,
    0, 0, 0, 0, 44, 2, 0, 0, 209, 66, 74, 66, 0, 133, 2, 196, 1, 0, 0, 0, 0, 135, 1, 44, 1,
    96, 1, 239, 66, 74, 66, 0, 135, 2, 196, 1, 0, 0, 0, 0, 136, 1, 44, 1, 96, 1, 253, 66, 248, 66,
    0, 6, 1, 0, 0, 0, 0, 109, 2, 0, 0, 46, 2, 0, 0, 14, 67, 9, 67, 0, 0, 0, 103, 1, 0,
    0, 0, 0, 117, 1, 98, 2, 100, 1, 43, 67, 156, 62, 0, 133, 2, 192, 1, 0, 0, 0, 0, 0, 0, 44,
    2, 0, 0, 56, 67, 14, 45, 0, 191, 1, 192, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 196, 67, 75,
    67, 0, 139, 2, 197, 1, 0, 0, 0, 0, 0, 0, 0, 0, 17, 2, 241, 67, 219, 75, 0, 148, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 137, 68, 253, 67, 0, 141, 2, 160, 1, 0, 0, 0, 0, 137, 1,
    44, 1, 102, 1, 145, 68, 156, 62, 0, 133, 2, 192, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 154, 68,
    156, 62, 0, 135, 2, 193, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 170, 68, 156, 62, 0, 135, 2, 193,
    1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 188, 68, 156, 62, 0, 135, 2, 193, 1, 0, 0, 0, 0, 0,
    0, 44, 2, 0, 0, 198, 68, 156, 62, 0, 135, 2, 193, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 213,
    68, 208, 68, 0, 6, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 118, 69, 227, 68, 0, 77, 3,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 104, 1, 235, 69, 147, 69, 4, 198, 1, 199, 1, 164, 1, 0, 0,
    0, 0, 0, 0, 21, 2, 12, 70, 14, 45, 0, 191, 1, 192, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0,
    20, 70, 14, 45, 0, 191, 1, 192, 1, 0, 0, 0, 0, 0, 0, 44, 2, 5, 1, 160, 70, 29, 70, 0, 143,
    2, 103, 1, 0, 0, 0, 0, 0, 0, 44, 1, 106, 1, 180, 70, 156, 62, 0, 135, 2, 193, 1, 0, 0, 0,
    0, 0, 0, 44, 2, 5, 1, 201, 70, 14, 45, 0, 191, 1, 192, 1, 0, 0, 0, 0, 0, 0, 44, 2, 5,
    1, 0, 71, 212, 70, 0, 200, 1, 201, 1, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 10, 71, 212, 70, 0,
    200, 1, 201, 1, 0, 0, 0, 0, 0, 0, 44, 1, 5, 1, 21, 71, 212, 70, 0, 200, 1, 201, 1, 0, 0,
    0, 0, 0, 0, 44, 1, 5, 1, 32, 71, 212, 70, 0, 200, 1, 201, 1, 0, 0, 0, 0, 0, 0, 44, 1,
    0, 0, 49, 71, 44, 71, 4, 48, 2, 103, 1, 164, 1, 0, 0, 0, 0, 0, 0, 5, 1, 106, 71, 72, 71,
    0, 0, 0, 169, 1, 0, 0, 0, 0, 138, 1, 0, 0, 5, 1, 128, 71, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 36, 5, 0, 0, 5, 1, 214, 71, 146, 71, 0, 197, 1, 47, 1, 0, 0, 0, 0, 0, 0, 0,
    0, 25, 2, 221, 71, 212, 70, 0, 200, 1, 201, 1, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 49, 72, 128,
    74, 0, 48, 2, 103, 1, 0, 0, 0, 0, 0, 0, 0, 0, 108, 1, 58, 72, 14, 45, 0, 191, 1, 192, 1,
    0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 66, 72, 14, 45, 0, 191, 1, 192, 1, 0, 0, 0, 0, 0, 0,
    44, 2, 0, 0, 76, 72, 14, 45, 0, 191, 1, 192, 1, 0, 0, 0, 0, 0, 0, 44, 2, 5, 1, 86, 72,
    14, 45, 0, 191, 1, 192, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 95, 72, 212, 70, 0, 200, 1, 201,
    1, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 111, 72, 0, 0, 1, 35, 4, 103, 1, 0, 0, 0, 0, 75,
    3, 0, 0, 5, 1, 211, 72, 139, 72, 0, 145, 2, 103, 1, 0, 0, 0, 0, 0, 0, 0, 0, 5, 1, 230,
    72, 156, 62, 0, 133, 2, 192, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 239, 72, 156, 62, 0, 135, 2,
    193, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 248, 72, 14, 45, 0, 191, 1, 192, 1, 0, 0, 0, 0,
    0, 0, 44, 2, 0, 0, 1, 73, 156, 62, 0, 135, 2, 193, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0,
    13, 73, 8, 73, 0, 48, 2, 0, 0, 0, 0, 0, 0, 41, 3, 0, 0, 0, 0, 56, 73, 21, 54, 0, 50,
    1, 160, 1, 0, 0, 0, 0, 0, 0, 44, 1, 110, 1, 65, 73, 146, 71, 0, 197, 1, 47, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 25, 2, 72, 73, 156, 62, 0, 133, 2, 192, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0,
    0, 81, 73, 156, 62, 0, 135, 2, 193, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 97, 73, 156, 62, 0,
    135, 2, 193, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 115, 73, 156, 62, 0, 135, 2, 193, 1, 0, 0,
    0, 0, 0, 0, 44, 2, 0, 0, 125, 73, 156, 62, 0, 135, 2, 193, 1, 0, 0, 0, 0, 0, 0, 44, 2,
    0, 0, 146, 73, 13, 23, 0, 6, 1, 0, 0, 0, 0, 0, 0, 0, 0, 112, 2, 0, 0, 157, 73, 14, 45,
    0, 191, 1, 192, 1, 0, 0, 0, 0, 0, 0, 44, 2, 5, 1, 172, 73, 167, 73, 0, 80, 3, 103, 1, 0,
    0, 0, 0, 0, 0, 44, 1, 0, 0, 183, 73, 212, 70, 0, 200, 1, 201, 1, 0, 0, 0, 0, 0, 0, 44,
    1, 0, 0, 193, 73, 156, 62, 0, 135, 2, 193, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 208, 73, 156,
    62, 0, 135, 2, 193, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 231, 73, 156, 62, 0, 135, 2, 193, 1,
    0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 0, 74, 14, 45, 0, 191, 1, 192, 1, 0, 0, 0, 0, 0, 0,
    44, 2, 5, 1, 8, 74, 212, 70, 0, 200, 1, 201, 1, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 98, 74,
    19, 74, 0, 202, 1, 143, 1, 0, 0, 0, 0, 0, 0, 44, 1, 114, 1, 108, 74, 14, 45, 0, 191, 1, 192,
    1, 0, 0, 0, 0, 0, 0, 44, 2, 5, 1, 249, 74, 117, 74, 0, 47, 3, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 116, 1, 3, 75, 156, 62, 0, 107, 2, 103, 1, 0, 0, 0, 0, 0, 0, 44, 2, 5, 1, 13,
    75, 156, 62, 0, 133, 2, 192, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 22, 75, 156, 62, 0, 135, 2,
    193, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 31, 75, 0, 0, 1, 35, 4, 103, 1, 0, 0, 0, 0,
    75, 3, 0, 0, 5, 1, 45, 75, 0, 0, 1, 14, 5, 103, 1, 0, 0, 0, 0, 75, 3, 0, 0, 5, 1,
    71, 75, 66, 75, 1, 39, 4, 169, 1, 0, 0, 0, 0, 78, 3, 44, 1, 0, 0, 83, 75, 14, 45, 0, 191,
    1, 192, 1, 0, 0, 0, 0, 0, 0, 44, 2, 0, 0, 92, 75, 212, 70, 0, 200, 1, 201, 1, 0, 0, 0,
    0, 0, 0, 44, 1, 0, 0, 113, 75, 108, 75, 0, 203, 1, 199, 1, 0, 0, 0, 0, 0, 0, 0, 0, 5,
    1, 191, 75, 219, 75, 0, 148, 1, 204, 1, 0, 0, 0, 0, 0, 0, 0, 0, 118, 1, 42, 76, 207, 75, 0,
    147, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 1, 95, 76, 59, 76, 0, 147, 1, 148, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 29, 2, 121, 76, 116, 76, 0, 205, 1, 169, 1, 0, 0, 0, 0, 110, 1, 0, 0,
    5, 1, 135, 76, 212, 70, 0, 200, 1, 201, 1, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 146, 76, 212, 70,
    0, 200, 1, 201, 1, 0, 0, 0, 0, 0, 0, 44, 1, 5, 1, 162, 76, 157, 76, 0, 149, 2, 169, 1, 0,
    0, 0, 0, 0, 0, 44, 1, 0, 0, 171, 76, 156, 62, 0, 135, 2, 193, 1, 0, 0, 0, 0, 0, 0, 44,
    2, 0, 0, 213, 76, 179, 76, 0, 47, 1, 0, 0, 0, 0, 0, 0, 0, 0, 41, 1, 5, 1, 223, 76, 212,
    70, 0, 200, 1, 201, 1, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 51, 77, 252, 76, 0, 14, 1, 89, 1,
    0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 132, 77, 68, 77, 0, 0, 0, 206, 1, 0, 0, 0, 0, 139, 1,
    44, 1, 0, 0, 158, 77, 153, 77, 0, 43, 4, 207, 1, 0, 0, 0, 0, 3, 2, 44, 1, 0, 0, 242, 77,
    174, 77, 0, 150, 1, 206, 1, 0, 0, 0, 0, 0, 0, 44, 1, 120, 1, 10, 78, 5, 78, 0, 89, 1, 103,
    1, 0, 0, 0, 0, 113, 1, 44, 1, 0, 0, 159, 78, 34, 78, 0, 89, 1, 208, 1, 0, 0, 0, 0, 82,
    2, 44, 1, 0, 0, 220, 78, 215, 31, 0, 151, 2, 103, 1, 0, 0, 0, 0, 0, 0, 44, 1, 122, 1, 112,
    79, 242, 78, 0, 83, 2, 209, 1, 0, 0, 0, 0, 113, 1, 44, 1, 124, 1, 253, 79, 126, 79, 0, 210, 1,
    207, 1, 0, 0, 0, 0, 82, 2, 44, 1, 0, 0, 83, 80, 18, 80, 0, 153, 2, 209, 1, 0, 0, 0, 0,
    100, 2, 44, 1, 124, 1, 2, 81, 111, 80, 0, 83, 3, 207, 1, 0, 0, 0, 0, 0, 0, 44, 1, 126, 1,
    28, 81, 23, 81, 0, 86, 3, 207, 1, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 84, 81, 48, 81, 0, 14,
    1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 63, 82, 97, 81, 1, 89, 3, 207, 1, 0, 0, 0,
    0, 140, 1, 44, 1, 128, 1, 83, 82, 78, 82, 0, 155, 2, 89, 1, 0, 0, 0, 0, 118, 1, 44, 1, 0,
    0, 153, 82, 98, 82, 0, 89, 1, 207, 1, 0, 0, 0, 0, 81, 3, 44, 1, 0, 0, 72, 83, 174, 82, 0,
    92, 3, 89, 1, 0, 0, 0, 0, 141, 1, 0, 0, 130, 1, 176, 83, 93, 83, 0, 95, 3, 0, 0, 0, 0,
    0, 0, 141, 1, 0, 0, 13, 1, 203, 83, 198, 83, 0, 211, 1, 208, 1, 0, 0, 0, 0, 0, 0, 44, 1,
    0, 0, 221, 83, 216, 83, 0, 210, 1, 207, 1, 0, 0, 0, 0, 142, 1, 44, 1, 0, 0, 37, 84, 238, 83,
    0, 48, 1, 169, 1, 0, 0, 0, 0, 0, 0, 44, 1, 0, 0, 58, 4, 0, 0, 0, 0, 0, 0, 1, 18,
    213, 40, 98, 3, 132, 1, 227, 17, 167, 41, 7, 7, 132, 1, 12, 18, 167, 41, 157, 2, 132, 1, 255, 17, 202,
    41, 7, 1, 132, 1, 247, 0, 1, 0, 1, 1, 1, 0, 11, 1, 1, 0, 21, 1, 1, 0, 32, 1, 1, 0,
    43, 1, 1, 0, 124, 20, 0, 2, 166, 17, 27, 0, 181, 17, 28, 0, 185, 17, 29, 0, 191, 17, 30, 0, 199,
    17, 31, 0, 208, 17, 32, 0, 220, 17, 33, 0, 5, 21, 0, 0, 2, 3, 0, 0, 19, 21, 0, 2, 34, 21,
    0, 2, 47, 21, 0, 2, 82, 3, 0, 0, 87, 3, 0, 0, 90, 3, 0, 0, 95, 3, 0, 0, 182, 3, 1,
    0, 193, 3, 1, 0, 83, 0, 1, 0, 204, 3, 0, 2, 229, 3, 0, 0, 233, 3, 0, 0, 68, 1, 0, 0,
    237, 3, 0, 0, 77, 3, 0, 0, 80, 18, 0, 0, 68, 1, 0, 0, 160, 17, 0, 0, 5, 21, 0, 0, 19,
    21, 0, 2, 34, 21, 0, 2, 47, 21, 0, 2, 5, 21, 7, 0, 19, 21, 1, 2, 34, 21, 1, 2, 47, 21,
    1, 2, 209, 2, 56, 0, 213, 2, 56, 0, 92, 21, 56, 0, 96, 21, 56, 2, 64, 19, 0, 0, 127, 0, 7,
    0, 134, 0, 1, 2, 194, 0, 0, 0, 202, 0, 0, 0, 212, 0, 0, 0, 16, 5, 0, 0, 211, 5, 0, 0,
    94, 21, 0, 0, 64, 19, 0, 0, 68, 1, 16, 0, 75, 1, 16, 0, 208, 0, 1, 0, 218, 0, 1, 0, 83,
    0, 1, 0, 33, 3, 0, 0, 64, 19, 0, 0, 40, 3, 0, 0, 95, 0, 0, 0, 150, 3, 0, 0, 160, 3,
    0, 0, 30, 18, 0, 0, 64, 19, 0, 0, 51, 18, 0, 0, 77, 3, 0, 0, 68, 1, 0, 0, 160, 17, 0,
    0, 95, 0, 0, 0, 47, 19, 0, 0, 58, 19, 0, 0, 174, 20, 7, 0, 184, 20, 1, 2, 195, 20, 1, 0,
    95, 0, 49, 0, 47, 19, 0, 0, 58, 19, 0, 0, 5, 21, 0, 0, 2, 3, 56, 0, 40, 3, 0, 0, 209,
    2, 56, 0, 213, 2, 0, 0, 92, 21, 56, 2, 33, 3, 56, 0, 110, 21, 1, 2, 122, 21, 1, 2, 127, 0,
    7, 0, 134, 0, 1, 2, 154, 21, 0, 0, 33, 3, 56, 0, 127, 0, 7, 0, 134, 0, 1, 2, 160, 17, 26,
    0, 166, 17, 27, 0, 174, 17, 26, 1, 105, 0, 4, 0, 116, 0, 6, 0, 15, 0, 0, 0, 16, 4, 17, 0,
    208, 1, 7, 0, 227, 1, 0, 2, 209, 2, 0, 0, 213, 2, 0, 0, 14, 3, 0, 0, 23, 3, 0, 0, 33,
    3, 0, 0, 40, 3, 0, 0, 77, 3, 0, 0, 134, 0, 0, 2, 49, 3, 0, 0, 64, 19, 0, 0, 171, 3,
    0, 0, 174, 3, 0, 0, 64, 19, 0, 0, 82, 3, 0, 0, 177, 3, 0, 0, 22, 4, 0, 0, 7, 18, 0,
    0, 134, 0, 0, 2, 87, 18, 0, 0, 96, 18, 0, 0, 142, 18, 0, 0, 153, 18, 0, 0, 198, 18, 0, 0,
    178, 18, 0, 0, 12, 18, 0, 0, 64, 19, 0, 0, 209, 2, 45, 0, 213, 2, 45, 0, 209, 2, 46, 0, 213,
    2, 46, 0, 7, 3, 48, 0, 117, 20, 0, 2, 133, 20, 0, 0, 138, 20, 0, 0, 153, 20, 0, 0, 40, 3,
    1, 1, 222, 20, 0, 0, 134, 0, 1, 2, 5, 21, 0, 0, 116, 21, 0, 0, 70, 21, 55, 0, 127, 0, 53,
    0, 5, 21, 7, 0, 124, 20, 1, 2, 33, 3, 56, 0, 40, 3, 0, 0, 5, 21, 56, 0, 2, 3, 56, 0,
    171, 3, 56, 0, 174, 3, 56, 0, 233, 17, 27, 0, 241, 17, 34, 0, 3, 0, 1, 2, 15, 0, 1, 0, 51,
    0, 0, 2, 88, 0, 4, 0, 189, 0, 12, 0, 189, 0, 4, 0, 81, 1, 0, 2, 152, 1, 0, 2, 88, 0,
    12, 0, 58, 4, 0, 0, 15, 0, 7, 0, 217, 2, 0, 0, 221, 2, 0, 0, 225, 2, 0, 0, 245, 2, 0,
    2, 133, 3, 12, 0, 145, 3, 0, 2, 95, 0, 17, 0, 27, 4, 0, 0, 34, 4, 0, 0, 27, 4, 0, 2,
    34, 4, 0, 2, 16, 18, 0, 0, 105, 18, 0, 2, 120, 18, 0, 0, 165, 18, 0, 2, 188, 18, 0, 0, 23,
    19, 0, 2, 59, 3, 17, 0, 133, 3, 0, 1, 79, 19, 0, 0, 113, 3, 0, 0, 194, 0, 45, 0, 15, 0,
    45, 0, 15, 0, 46, 0, 64, 19, 1, 2, 221, 2, 17, 0, 15, 0, 49, 0, 148, 20, 52, 0, 207, 20, 1,
    2, 15, 0, 54, 0, 138, 1, 0, 0, 146, 1, 0, 0, 55, 21, 0, 0, 61, 21, 0, 2, 15, 0, 55, 0,
    138, 1, 7, 0, 177, 3, 56, 0, 15, 0, 56, 0, 15, 0, 57, 0, 217, 2, 56, 0, 102, 21, 57, 0, 102,
    21, 56, 2, 133, 1, 0, 1, 141, 1, 0, 1, 150, 1, 18, 1, 158, 1, 18, 0, 172, 1, 18, 0, 187, 1,
    10, 1, 191, 1, 15, 1, 195, 1, 10, 1, 184, 0, 0, 0, 113, 3, 24, 1, 175, 0, 10, 0, 69, 3, 22,
    0, 64, 19, 0, 1, 122, 3, 9, 1, 208, 0, 18, 0, 218, 0, 18, 0, 74, 4, 19, 0, 42, 4, 19, 0,
    51, 4, 8, 1, 64, 4, 8, 1, 184, 0, 40, 0, 175, 0, 10, 0, 133, 3, 20, 1, 100, 19, 9, 1, 115,
    19, 9, 1, 123, 19, 10, 1, 208, 0, 25, 0, 218, 0, 25, 0, 42, 4, 19, 0, 51, 4, 8, 1, 64, 4,
    8, 1, 145, 19, 42, 0, 162, 19, 43, 0, 175, 19, 18, 1, 188, 19, 18, 1, 199, 19, 18, 1, 175, 0, 13,
    0, 184, 0, 0, 0, 232, 20, 0, 1, 247, 20, 0, 1, 113, 3, 0, 1, 142, 0, 8, 0, 150, 0, 9, 0,
    163, 0, 8, 0, 31, 0, 2, 0, 27, 0, 2, 0, 35, 0, 2, 0, 43, 0, 2, 0, 59, 0, 2, 0, 71,
    0, 2, 0, 83, 0, 3, 0, 175, 0, 10, 0, 184, 0, 0, 0, 69, 3, 22, 1, 90, 4, 0, 0, 102, 4,
    0, 0, 115, 4, 10, 0, 130, 4, 0, 0, 141, 4, 0, 1, 74, 4, 19, 1, 38, 18, 35, 0, 64, 18, 36,
    0, 62, 18, 36, 0, 205, 18, 35, 0, 38, 18, 35, 0, 221, 18, 36, 0, 238, 18, 37, 0, 222, 0, 20, 0,
    254, 18, 18, 0, 222, 0, 20, 0, 8, 19, 38, 0, 81, 1, 18, 0, 175, 0, 10, 0, 243, 19, 0, 0, 1,
    20, 0, 1, 12, 21, 0, 1, 27, 21, 0, 1, 40, 21, 0, 1, 12, 21, 18, 1, 27, 21, 18, 1, 40, 21,
    18, 1, 19, 21, 18, 0, 34, 21, 18, 0, 47, 21, 18, 0, 175, 0, 10, 0, 184, 0, 11, 0, 202, 0, 14,
    1, 212, 0, 14, 1, 123, 4, 10, 0, 54, 1, 15, 0, 47, 21, 18, 1, 88, 1, 18, 1, 98, 1, 2, 1,
    115, 1, 2, 1, 213, 3, 10, 1, 221, 3, 10, 1, 38, 18, 35, 0, 70, 18, 36, 0, 33, 19, 39, 1, 235,
    2, 9, 1, 19, 21, 18, 0, 47, 21, 18, 0, 95, 0, 5, 0, 175, 0, 13, 1, 222, 0, 0, 0, 225, 0,
    0, 0, 234, 0, 10, 1, 237, 0, 10, 0, 18, 19, 10, 0, 213, 1, 18, 0, 237, 1, 2, 0, 235, 2, 19,
    1, 7, 3, 20, 1, 40, 3, 18, 0, 59, 3, 21, 0, 59, 3, 23, 0, 101, 3, 20, 0, 64, 19, 0, 0,
    177, 3, 18, 0, 252, 3, 24, 1, 79, 4, 10, 0, 151, 4, 10, 0, 127, 18, 18, 1, 134, 0, 18, 0, 7,
    3, 20, 0, 241, 17, 34, 0, 70, 19, 20, 0, 89, 19, 20, 0, 132, 19, 41, 0, 225, 19, 44, 0, 235, 2,
    0, 1, 77, 3, 19, 0, 108, 20, 10, 0, 235, 2, 9, 0, 112, 20, 47, 0, 59, 3, 50, 0, 59, 3, 51,
    0, 168, 20, 3, 1, 108, 3, 20, 0, 77, 21, 18, 0, 135, 21, 18, 0, 162, 21, 2, 0, 168, 20, 0, 0,
    31, 2, 64, 0, 0, 160, 0, 16, 249, 1, 64, 0, 0, 244, 0, 10, 94, 2, 64, 0, 0, 222, 0, 11, 160,
    4, 32, 0, 0, 27, 1, 4, 230, 4, 32, 0, 0, 7, 1, 7, 18, 5, 32, 0, 0, 0, 0, 76, 191, 10,
    32, 0, 0, 192, 0, 15, 128, 11, 32, 1, 1, 21, 1, 6, 242, 16, 32, 0, 0, 44, 1, 2, 14, 17, 32,
    0, 0, 35, 1, 3, 179, 11, 32, 0, 0, 76, 0, 42, 58, 17, 32, 0, 0, 38, 1, 3, 115, 17, 32, 0,
    0, 46, 1, 2, 220, 12, 32, 1, 1, 142, 0, 18, 0, 14, 32, 1, 1, 254, 0, 9, 137, 14, 32, 0, 0,
    31, 1, 4, 178, 14, 32, 1, 1, 207, 0, 15, 105, 15, 32, 0, 0, 14, 1, 7, 169, 15, 32, 1, 1, 41,
    1, 3, 198, 15, 32, 0, 0, 118, 0, 24, 37, 20, 64, 0, 0, 233, 0, 11, 9, 20, 64, 0, 0, 176, 0,
    16, 23, 20, 64, 0, 0, 244, 0, 10, 32, 5, 0, 44, 5, 1, 57, 5, 2, 79, 5, 3, 100, 5, 4, 114,
    5, 5, 129, 5, 6, 148, 5, 7, 164, 5, 8, 180, 5, 9, 199, 5, 10, 209, 5, 11, 213, 5, 12, 228, 5,
    13, 241, 5, 14, 251, 5, 15, 10, 6, 16, 20, 6, 17, 34, 6, 18, 46, 6, 19, 57, 6, 20, 77, 6, 21,
    87, 6, 22, 111, 6, 23, 117, 6, 24, 126, 6, 25, 141, 6, 26, 154, 6, 27, 170, 6, 28, 190, 6, 29, 202,
    6, 30, 217, 6, 31, 229, 6, 32, 239, 6, 33, 252, 6, 34, 18, 7, 35, 42, 7, 36, 54, 7, 37, 70, 7,
    38, 100, 7, 39, 118, 7, 40, 133, 7, 41, 151, 7, 42, 176, 7, 43, 192, 7, 44, 208, 7, 45, 237, 7, 46,
    4, 8, 47, 32, 8, 48, 58, 8, 49, 81, 8, 50, 108, 8, 51, 133, 8, 52, 155, 8, 53, 170, 8, 54, 190,
    8, 55, 213, 8, 56, 237, 8, 57, 0, 9, 58, 25, 9, 59, 52, 9, 60, 78, 9, 61, 106, 9, 62, 137, 9,
    63, 170, 9, 64, 197, 9, 65, 218, 9, 66, 239, 9, 67, 9, 10, 68, 36, 10, 69, 58, 10, 70, 74, 10, 71,
    94, 10, 72, 116, 10, 73, 144, 10, 74, 168, 10, 75, 50, 17, 0, 191, 11, 1, 199, 11, 2, 207, 11, 3, 212,
    11, 4, 218, 11, 5, 229, 11, 6, 235, 11, 7, 241, 11, 8, 254, 11, 9, 3, 12, 10, 10, 12, 11, 18, 12,
    12, 23, 12, 76, 27, 12, 13, 31, 12, 14, 34, 12, 15, 46, 12, 16, 56, 12, 17, 65, 12, 18, 74, 12, 19,
    82, 12, 20, 90, 12, 21, 98, 12, 22, 105, 12, 23, 110, 12, 24, 116, 12, 25, 122, 12, 26, 127, 12, 27, 132,
    12, 28, 136, 12, 29, 145, 12, 30, 154, 12, 77, 162, 12, 31, 168, 12, 32, 178, 12, 33, 185, 12, 34, 192, 12,
    35, 198, 12, 36, 204, 12, 37, 209, 12, 78, 215, 12, 79, 211, 15, 0, 227, 15, 1, 233, 15, 2, 241, 15, 3,
    8, 7, 4, 248, 15, 5, 7, 16, 6, 15, 16, 7, 24, 16, 8, 32, 16, 9, 45, 16, 10, 59, 16, 11, 157,
    16, 12, 73, 16, 80, 65, 16, 81, 113, 16, 82, 89, 16, 83, 105, 16, 84, 127, 16, 85, 149, 16, 86, 171, 16,
    87, 195, 16, 88, 212, 16, 89, 228, 16, 90, 144, 11, 0, 236, 12, 1, 232, 12, 2, 243, 12, 4, 6, 13, 8,
    23, 13, 15, 37, 13, 77, 51, 13, 91, 69, 13, 92, 79, 13, 93, 92, 13, 94, 116, 13, 95, 134, 13, 96, 154,
    13, 97, 175, 13, 98, 196, 13, 99, 222, 13, 100, 242, 13, 101, 45, 2, 0, 52, 2, 1, 56, 2, 2, 60, 2,
    3, 64, 2, 4, 68, 2, 5, 145, 11, 6, 72, 2, 7, 76, 2, 8, 23, 2, 9, 27, 2, 10, 18, 0, 11,
    64, 1, 12, 80, 2, 76, 84, 2, 13, 88, 2, 14, 46, 2, 0, 52, 2, 1, 56, 2, 2, 60, 2, 3, 64,
    2, 4, 68, 2, 5, 145, 11, 6, 72, 2, 7, 76, 2, 8, 23, 2, 9, 27, 2, 10, 18, 0, 11, 64, 1,
    12, 80, 2, 76, 84, 2, 13, 89, 2, 14, 206, 10, 0, 213, 10, 1, 233, 10, 2, 0, 11, 3, 9, 11, 4,
    18, 11, 5, 28, 11, 6, 35, 11, 102, 52, 11, 103, 68, 11, 104, 78, 11, 105, 92, 11, 106, 100, 11, 107, 112,
    11, 108, 120, 11, 109, 144, 11, 0, 194, 14, 2, 209, 14, 4, 202, 14, 8, 217, 14, 15, 240, 14, 91, 254, 14,
    92, 18, 15, 93, 13, 15, 110, 34, 15, 111, 54, 15, 112, 66, 15, 113, 79, 15, 114, 93, 15, 115, 13, 14, 116,
    102, 2, 0, 110, 2, 1, 119, 2, 2, 140, 2, 3, 173, 2, 4, 149, 2, 5, 156, 2, 6, 166, 2, 7, 178,
    2, 8, 191, 2, 9, 200, 2, 10, 51, 20, 0, 56, 20, 1, 61, 20, 2, 68, 20, 3, 73, 20, 4, 78, 20,
    5, 83, 20, 6, 88, 20, 7, 93, 20, 8, 98, 20, 9, 103, 20, 10, 53, 2, 0, 157, 11, 1, 7, 2, 2,
    11, 2, 3, 15, 2, 4, 19, 2, 5, 18, 0, 6, 64, 1, 7, 23, 2, 8, 27, 2, 9, 144, 11, 0, 13,
    14, 1, 22, 14, 2, 30, 14, 4, 42, 14, 8, 63, 14, 15, 82, 14, 77, 100, 14, 94, 120, 14, 96, 234, 4,
    0, 240, 4, 1, 246, 4, 2, 252, 4, 3, 1, 5, 4, 164, 16, 5, 6, 5, 6, 111, 15, 0, 116, 15, 1,
    8, 7, 2, 123, 15, 3, 132, 15, 4, 143, 15, 5, 155, 15, 6, 144, 11, 0, 153, 11, 1, 149, 11, 2, 22,
    0, 4, 160, 11, 8, 166, 11, 94, 176, 4, 0, 184, 4, 1, 195, 4, 2, 206, 4, 117, 149, 14, 0, 156, 14,
    1, 164, 14, 2, 171, 14, 3, 29, 17, 0, 37, 17, 1, 45, 17, 2, 78, 17, 0, 93, 17, 1, 105, 17, 2,
    144, 11, 0, 190, 15, 1, 186, 15, 2, 3, 17, 0, 6, 17, 1, 133, 17, 0, 147, 17, 1, 0, 0, 0, 1,
    193, 21, 1, 199, 21, 1, 18, 22, 7, 119, 26, 1, 64, 22, 1, 79, 22, 1, 112, 22, 1, 184, 22, 1, 193,
    22, 1, 78, 23, 1, 86, 23, 7, 0, 0, 1, 209, 23, 1, 238, 24, 1, 136, 29, 1, 114, 26, 1, 118, 26,
    1, 164, 26, 1, 44, 29, 1, 132, 29, 1, 21, 30, 1, 55, 31, 1, 173, 31, 1, 253, 33, 1, 249, 38, 1,
    209, 40, 1, 184, 0, 1, 39, 41, 1, 50, 41, 1, 72, 41, 1, 96, 41, 1, 121, 41, 1, 148, 41, 1, 182,
    41, 1, 240, 41, 1, 253, 41, 1, 201, 48, 1, 64, 49, 1, 120, 54, 1, 84, 60, 1, 26, 61, 1, 104, 61,
    1, 127, 61, 1, 8, 62, 1, 137, 62, 1, 217, 62, 1, 245, 63, 1, 84, 65, 1, 44, 66, 1, 53, 66, 1,
    218, 66, 1, 64, 67, 1, 215, 67, 1, 131, 69, 1, 138, 75, 1, 233, 76, 1, 25, 78, 121, 23, 133, 23, 158,
    23, 171, 23, 189, 23, 155, 22, 161, 22, 2, 23, 171, 40, 137, 27, 119, 63, 155, 22, 161, 22, 137, 27, 144, 64,
    155, 22, 161, 22, 137, 27, 122, 67, 155, 22, 161, 22, 137, 27, 197, 69, 155, 22, 161, 22, 137, 27, 178, 71, 155,
    22, 161, 22, 137, 27, 255, 75, 155, 22, 161, 22, 171, 23, 11, 24, 23, 24, 2, 23, 44, 22, 2, 23, 72, 24,
    107, 24, 240, 22, 137, 27, 143, 27, 22, 0, 200, 28, 240, 22, 114, 29, 137, 27, 183, 29, 137, 27, 112, 30, 137,
    27, 33, 32, 137, 27, 61, 33, 22, 0, 221, 33, 137, 27, 236, 34, 137, 27, 162, 35, 2, 23, 60, 36, 137, 27,
    168, 38, 137, 27, 122, 42, 137, 27, 105, 43, 137, 27, 91, 44, 137, 27, 134, 45, 137, 27, 210, 45, 137, 27, 211,
    47, 137, 27, 39, 50, 137, 27, 85, 53, 137, 27, 59, 54, 137, 27, 162, 56, 137, 27, 61, 57, 137, 27, 51, 59,
    43, 60, 49, 60, 2, 23, 235, 61, 137, 27, 158, 65, 137, 27, 148, 66, 221, 33, 22, 0, 43, 60, 27, 67, 137,
    27, 76, 68, 137, 27, 50, 69, 137, 27, 88, 70, 137, 27, 236, 71, 137, 27, 26, 73, 240, 22, 135, 73, 137, 27,
    57, 74, 137, 27, 181, 74, 137, 27, 148, 75, 137, 27, 210, 77, 137, 27, 181, 78, 137, 27, 86, 79, 137, 27, 193,
    80, 137, 27, 249, 81, 137, 27, 2, 83, 24, 41, 34, 41, 185, 21, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0,
    2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0, 5, 0, 0, 0, 6, 0, 0, 0, 7, 0, 0, 0, 8,
    0, 0, 0, 9, 0, 0, 0, 10, 0, 0, 0, 11, 0, 0, 0, 12, 0, 0, 0, 14, 0, 0, 0, 15, 0,
    0, 0, 16, 0, 0, 0, 17, 0, 0, 0, 18, 0, 0, 0, 19, 0, 0, 0, 20, 0, 0, 0, 21, 0, 0,
    0, 22, 0, 0, 0, 23, 0, 0, 0, 24, 0, 0, 0, 25, 0, 0, 0, 26, 0, 0, 0, 27, 0, 0, 0,
    28, 0, 0, 0, 29, 0, 0, 0, 30, 0, 0, 0, 31, 0, 0, 0, 33, 0, 0, 0, 34, 0, 0, 0, 35,
    0, 0, 0, 36, 0, 0, 0, 37, 0, 0, 0, 38, 0, 0, 0, 39, 0, 0, 0, 69, 17, 0, 0, 94, 17,
    0, 0, 107, 17, 0, 0, 108, 17, 0, 0, 109, 17, 0, 0, 110, 17, 0, 0, 111, 17, 0, 0, 153, 19, 0,
    0, 163, 19, 0, 0, 215, 19, 0, 0, 216, 19, 0, 0, 217, 19, 0, 0, 218, 19, 0, 0, 219, 19, 0, 0,
    220, 19, 0, 0, 149, 20, 0, 0, 150, 20, 0, 0, 169, 20, 0, 0, 170, 20, 0, 0, 178, 20, 0, 0, 246,
    20, 0, 0, 247, 20, 0, 0, 248, 20, 0, 0, 249, 20, 0, 0, 250, 20, 0, 0, 251, 20, 0, 0, 242, 21,
    0, 0, 244, 21, 0, 0, 245, 21, 0, 0, 246, 21, 0, 0, 247, 21, 0, 0, 5, 23, 0, 0, 6, 23, 0,
    0, 7, 23, 0, 0, 8, 23, 0, 0, 15, 23, 0, 0, 10, 24, 0, 0, 17, 25, 0, 0, 13, 0, 0, 0,
    32, 0, 0, 0, 40, 0, 0, 0, 41, 0, 0, 0, 208, 20, 0, 0, 209, 20, 0, 0, 218, 20, 0, 0, 219,
    20, 0, 0, 222, 20, 0, 0, 223, 20, 0, 0, 229, 20, 0, 0, 26, 21, 0, 0, 229, 21, 0, 0, 48, 23,
    0, 0, 49, 23, 0, 0, 64, 0, 0, 0, 128, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 16,
    0, 0, 0, 2, 0, 0, 0, 32, 0, 0, 0, 4, 0, 0, 0, 64, 0, 0, 0, 8, 0, 0, 0, 128, 0,
    193, 20, 0, 0, 194, 20, 0, 0, 195, 20, 0, 0, 196, 20, 0, 0, 197, 20, 0, 0, 198, 20, 0, 0, 244,
    20, 0, 0, 245, 20, 0, 0, 0, 2, 0, 0, 0, 4, 0, 0, 0, 8, 0, 0, 0, 16, 0, 0, 0, 32,
    0, 0, 0, 64, 0, 0, 0, 128, 0, 0, 228, 20, 0, 0, 0, 0, 0, 0,
};

static const varve_row_layout layouts[] = {
    {0, 11, 11, {2, 1, 1, 2, 1, 1, 1, 0, 0, 1, 1}, {0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0}}, /* 14 dialects */
    {154, 19, 17, {2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}}, /* 419 operations */
    {8115, 8, 8, {2, 2, 1, 1, 0, 0, 1, 1}, {0, 0, 0, 0, 0, 0, 0, 0}}, /* 5 entities */
    {8155, 4, 3, {2, 1, 1}, {0, 0, 0}}, /* 212 values */
    {9003, 4, 5, {2, 1, 0, 0, 1}, {0, 0, 0, 0, 0}}, /* 143 properties */
    {9575, 8, 6, {2, 1, 1, 1, 2, 1}, {0, 0, 0, 0, 0, 0}}, /* 23 enums */
    {9759, 3, 2, {2, 1}, {0, 2}}, /* 304 enum_cases */
    {10671, 3, 2, {1, 2}, {0, 0}}, /* 58 constraints */
    {10845, 2, 1, {2}, {0}}, /* 134 numbers */
    {11113, 4, 1, {4}, {0}}, /* 119 constants */
};

void varve_generated_std2019(varve_definition_tables *tables) {
  *tables = (varve_definition_tables){.strings = (const char *)&strings,
                                      .rows = rows,
                                      .layouts = layouts,
                                      .dialect_count = 14};
}
