// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The SPIR-V dialect as of the end of 2019.
irdl.dialect @spv attributes {varve.set = "std2019", varve.unknown = ["operations"]} {
  "varve.enum"() {
    sym_name = "AddressingModel", storage = i32,
    cases = [["Logical", 0 : i32], ["Physical32", 1 : i32], ["Physical64", 2 : i32],
      ["PhysicalStorageBuffer64", 5348 : i32]]
  } : () -> ()
  "varve.enum"() {
    sym_name = "Dim", storage = i32,
    cases = [["Dim1D", 0 : i32], ["Dim2D", 1 : i32], ["Dim3D", 2 : i32], ["Cube", 3 : i32],
      ["Rect", 4 : i32], ["Buffer", 5 : i32], ["SubpassData", 6 : i32]]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ExecutionMode", storage = i32,
    cases = [["Invocations", 0 : i32], ["SpacingEqual", 1 : i32], ["SpacingFractionalEven", 2 : i32],
      ["SpacingFractionalOdd", 3 : i32], ["VertexOrderCw", 4 : i32], ["VertexOrderCcw", 5 : i32],
      ["PixelCenterInteger", 6 : i32], ["OriginUpperLeft", 7 : i32], ["OriginLowerLeft", 8 : i32],
      ["EarlyFragmentTests", 9 : i32], ["PointMode", 10 : i32], ["Xfb", 11 : i32],
      ["DepthReplacing", 12 : i32], ["DepthGreater", 14 : i32], ["DepthLess", 15 : i32],
      ["DepthUnchanged", 16 : i32], ["LocalSize", 17 : i32], ["LocalSizeHint", 18 : i32],
      ["InputPoints", 19 : i32], ["InputLines", 20 : i32], ["InputLinesAdjacency", 21 : i32],
      ["Triangles", 22 : i32], ["InputTrianglesAdjacency", 23 : i32], ["Quads", 24 : i32],
      ["Isolines", 25 : i32], ["OutputVertices", 26 : i32], ["OutputPoints", 27 : i32],
      ["OutputLineStrip", 28 : i32], ["OutputTriangleStrip", 29 : i32], ["VecTypeHint", 30 : i32],
      ["ContractionOff", 31 : i32], ["Initializer", 33 : i32], ["Finalizer", 34 : i32],
      ["SubgroupSize", 35 : i32], ["SubgroupsPerWorkgroup", 36 : i32], ["SubgroupsPerWorkgroupId", 37 : i32],
      ["LocalSizeId", 38 : i32], ["LocalSizeHintId", 39 : i32],
      ["SubgroupUniformControlFlowKHR", 4421 : i32], ["PostDepthCoverage", 4446 : i32],
      ["DenormPreserve", 4459 : i32], ["DenormFlushToZero", 4460 : i32],
      ["SignedZeroInfNanPreserve", 4461 : i32], ["RoundingModeRTE", 4462 : i32],
      ["RoundingModeRTZ", 4463 : i32], ["EarlyAndLateFragmentTestsAMD", 5017 : i32],
      ["StencilRefReplacingEXT", 5027 : i32], ["StencilRefUnchangedFrontAMD", 5079 : i32],
      ["StencilRefGreaterFrontAMD", 5080 : i32], ["StencilRefLessFrontAMD", 5081 : i32],
      ["StencilRefUnchangedBackAMD", 5082 : i32], ["StencilRefGreaterBackAMD", 5083 : i32],
      ["StencilRefLessBackAMD", 5084 : i32], ["OutputLinesEXT", 5269 : i32],
      ["OutputPrimitivesEXT", 5270 : i32], ["DerivativeGroupQuadsNV", 5289 : i32],
      ["DerivativeGroupLinearNV", 5290 : i32], ["OutputTrianglesEXT", 5298 : i32],
      ["PixelInterlockOrderedEXT", 5366 : i32], ["PixelInterlockUnorderedEXT", 5367 : i32],
      ["SampleInterlockOrderedEXT", 5368 : i32], ["SampleInterlockUnorderedEXT", 5369 : i32],
      ["ShadingRateInterlockOrderedEXT", 5370 : i32], ["ShadingRateInterlockUnorderedEXT", 5371 : i32],
      ["SharedLocalMemorySizeINTEL", 5618 : i32], ["RoundingModeRTPINTEL", 5620 : i32],
      ["RoundingModeRTNINTEL", 5621 : i32], ["FloatingPointModeALTINTEL", 5622 : i32],
      ["FloatingPointModeIEEEINTEL", 5623 : i32], ["MaxWorkgroupSizeINTEL", 5893 : i32],
      ["MaxWorkDimINTEL", 5894 : i32], ["NoGlobalOffsetINTEL", 5895 : i32],
      ["NumSIMDWorkitemsINTEL", 5896 : i32], ["SchedulerTargetFmaxMhzINTEL", 5903 : i32],
      ["StreamingInterfaceINTEL", 6154 : i32], ["NamedBarrierCountINTEL", 6417 : i32]]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ExecutionModel", storage = i32,
    cases = [["Vertex", 0 : i32], ["TessellationControl", 1 : i32], ["TessellationEvaluation", 2 : i32],
      ["Geometry", 3 : i32], ["Fragment", 4 : i32], ["GLCompute", 5 : i32], ["Kernel", 6 : i32],
      ["RayGenerationKHR", 5313 : i32], ["IntersectionKHR", 5314 : i32], ["AnyHitKHR", 5315 : i32],
      ["ClosestHitKHR", 5316 : i32], ["MissKHR", 5317 : i32], ["CallableKHR", 5318 : i32],
      ["TaskEXT", 5364 : i32], ["MeshEXT", 5365 : i32]]
  } : () -> ()
  "varve.enum"() {
    sym_name = "FunctionControl", storage = i32, bits, separator = "|",
    cases = [["None", 0 : i32], ["Inline", 1 : i32], ["DontInline", 2 : i32], ["Pure", 4 : i32],
      ["Const", 8 : i32], ["OptNoneINTEL", 65536 : i32]]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ImageFormat", storage = i32,
    cases = [["Unknown", 0 : i32], ["Rgba32f", 1 : i32], ["Rgba16f", 2 : i32], ["R32f", 3 : i32],
      ["Rgba8", 4 : i32], ["Rgba8Snorm", 5 : i32], ["Rg32f", 6 : i32], ["Rg16f", 7 : i32],
      ["R11fG11fB10f", 8 : i32], ["R16f", 9 : i32], ["Rgba16", 10 : i32], ["Rgb10A2", 11 : i32],
      ["Rg16", 12 : i32], ["Rg8", 13 : i32], ["R16", 14 : i32], ["R8", 15 : i32], ["Rgba16Snorm", 16 : i32],
      ["Rg16Snorm", 17 : i32], ["Rg8Snorm", 18 : i32], ["R16Snorm", 19 : i32], ["R8Snorm", 20 : i32],
      ["Rgba32i", 21 : i32], ["Rgba16i", 22 : i32], ["Rgba8i", 23 : i32], ["R32i", 24 : i32],
      ["Rg32i", 25 : i32], ["Rg16i", 26 : i32], ["Rg8i", 27 : i32], ["R16i", 28 : i32], ["R8i", 29 : i32],
      ["Rgba32ui", 30 : i32], ["Rgba16ui", 31 : i32], ["Rgba8ui", 32 : i32], ["R32ui", 33 : i32],
      ["Rgb10a2ui", 34 : i32], ["Rg32ui", 35 : i32], ["Rg16ui", 36 : i32], ["Rg8ui", 37 : i32],
      ["R16ui", 38 : i32], ["R8ui", 39 : i32], ["R64ui", 40 : i32], ["R64i", 41 : i32]]
  } : () -> ()
  "varve.enum"() {
    sym_name = "LoopControl", storage = i32, bits, separator = "|",
    cases = [["None", 0 : i32], ["Unroll", 1 : i32], ["DontUnroll", 2 : i32],
      ["DependencyInfinite", 4 : i32], ["DependencyLength", 8 : i32], ["MinIterations", 16 : i32],
      ["MaxIterations", 32 : i32], ["IterationMultiple", 64 : i32], ["PeelCount", 128 : i32],
      ["PartialCount", 256 : i32], ["InitiationIntervalINTEL", 65536 : i32],
      ["LoopCoalesceINTEL", 1048576 : i32], ["MaxConcurrencyINTEL", 131072 : i32],
      ["MaxInterleavingINTEL", 2097152 : i32], ["DependencyArrayINTEL", 262144 : i32],
      ["SpeculatedIterationsINTEL", 4194304 : i32], ["PipelineEnableINTEL", 524288 : i32],
      ["NoFusionINTEL", 8388608 : i32]]
  } : () -> ()
  "varve.enum"() {
    sym_name = "MemoryAccess", storage = i32, bits, separator = "|",
    cases = [["None", 0 : i32], ["Volatile", 1 : i32], ["Aligned", 2 : i32], ["Nontemporal", 4 : i32],
      ["MakePointerAvailable", 8 : i32], ["MakePointerVisible", 16 : i32], ["NonPrivatePointer", 32 : i32],
      ["AliasScopeINTELMask", 65536 : i32], ["NoAliasINTELMask", 131072 : i32]]
  } : () -> ()
  "varve.enum"() {
    sym_name = "MemoryModel", storage = i32,
    cases = [["Simple", 0 : i32], ["GLSL450", 1 : i32], ["OpenCL", 2 : i32], ["Vulkan", 3 : i32]]
  } : () -> ()
  "varve.enum"() {
    sym_name = "MemorySemantics", storage = i32, bits, separator = "|",
    cases = [["None", 0 : i32], ["Acquire", 2 : i32], ["Release", 4 : i32], ["AcquireRelease", 8 : i32],
      ["SequentiallyConsistent", 16 : i32], ["UniformMemory", 64 : i32], ["SubgroupMemory", 128 : i32],
      ["WorkgroupMemory", 256 : i32], ["CrossWorkgroupMemory", 512 : i32],
      ["AtomicCounterMemory", 1024 : i32], ["ImageMemory", 2048 : i32], ["OutputMemory", 4096 : i32],
      ["MakeAvailable", 8192 : i32], ["MakeVisible", 16384 : i32], ["Volatile", 32768 : i32]]
  } : () -> ()
  "varve.enum"() {
    sym_name = "Scope", storage = i32,
    cases = [["CrossDevice", 0 : i32], ["Device", 1 : i32], ["Workgroup", 2 : i32], ["Subgroup", 3 : i32],
      ["Invocation", 4 : i32], ["QueueFamily", 5 : i32], ["ShaderCallKHR", 6 : i32]]
  } : () -> ()
  "varve.enum"() {
    sym_name = "SelectionControl", storage = i32, bits, separator = "|",
    cases = [["None", 0 : i32], ["Flatten", 1 : i32], ["DontFlatten", 2 : i32]]
  } : () -> ()
  "varve.enum"() {
    sym_name = "StorageClass", storage = i32,
    cases = [["UniformConstant", 0 : i32], ["Input", 1 : i32], ["Uniform", 2 : i32], ["Output", 3 : i32],
      ["Workgroup", 4 : i32], ["CrossWorkgroup", 5 : i32], ["Private", 6 : i32], ["Function", 7 : i32],
      ["Generic", 8 : i32], ["PushConstant", 9 : i32], ["AtomicCounter", 10 : i32], ["Image", 11 : i32],
      ["StorageBuffer", 12 : i32], ["CallableDataKHR", 5328 : i32], ["IncomingCallableDataKHR", 5329 : i32],
      ["RayPayloadKHR", 5338 : i32], ["HitAttributeKHR", 5339 : i32], ["IncomingRayPayloadKHR", 5342 : i32],
      ["ShaderRecordBufferKHR", 5343 : i32], ["PhysicalStorageBuffer", 5349 : i32],
      ["TaskPayloadWorkgroupEXT", 5402 : i32], ["CodeSectionINTEL", 5605 : i32],
      ["DeviceOnlyINTEL", 5936 : i32], ["HostOnlyINTEL", 5937 : i32]]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ImageArrayedInfo", storage = i32,
    cases = [["NonArrayed", 0 : i32], ["Arrayed", 1 : i32]]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ImageDepthInfo", storage = i32,
    cases = [["NoDepth", 0 : i32], ["IsDepth", 1 : i32], ["DepthUnknown", 2 : i32]]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ImageSamplerUseInfo", storage = i32,
    cases = [["SamplerUnknown", 0 : i32], ["NeedSampler", 1 : i32], ["NoSampler", 2 : i32]]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ImageSamplingInfo", storage = i32,
    cases = [["SingleSampled", 0 : i32], ["MultiSampled", 1 : i32]]
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
  irdl.type @"!array" attributes {varve.format = "`<` custom<Dimensions>($count) `` $element (`[` $stride^ `]`)? `>`", varve.qualified} {
    %0 = irdl.any {varve.rule = "u32"}
    %1 = irdl.any {varve.rule = "type"}
    irdl.parameters(count: %0, element: %1, stride: %0) {varve.optional = ["stride"]}
  }
  irdl.type @"!image" attributes {varve.format = "`<` params `>`", varve.qualified} {
    %0 = irdl.any {varve.rule = "type"}
    %1 = irdl.any {varve.rule = "enum<@Dim>"}
    %2 = irdl.any {varve.rule = "enum<@ImageDepthInfo>"}
    %3 = irdl.any {varve.rule = "enum<@ImageArrayedInfo>"}
    %4 = irdl.any {varve.rule = "enum<@ImageSamplingInfo>"}
    %5 = irdl.any {varve.rule = "enum<@ImageSamplerUseInfo>"}
    %6 = irdl.any {varve.rule = "enum<@ImageFormat>"}
    irdl.parameters(element: %0, dim: %1, depth: %2, arrayed: %3, sampling: %4, sampler_use: %5, format: %6)
  }
  irdl.type @"!ptr" attributes {varve.format = "`<` params `>`", varve.qualified} {
    %0 = irdl.any {varve.rule = "type"}
    %1 = irdl.any {varve.rule = "enum<@StorageClass>"}
    irdl.parameters(pointee: %0, storage_class: %1)
  }
  irdl.type @"!rtarray" attributes {varve.format = "`<` one(let($stride = absent) $element) `>`", varve.qualified} {
    %0 = irdl.any {varve.rule = "type"}
    %1 = irdl.any {varve.rule = "optional<u32>"}
    irdl.parameters(element: %0, stride: %1)
  }
  irdl.type @"!struct" attributes {
    varve.format = [
      "`<` one(let($name = absent; $decorations = []) each($members by `,`: $members.type",
      "    one(let($members.offset = -1; $members.decorations = []) | ` ` `[` one(let($members.offset = -1)",
      "            each($members.decorations sorted by `,`: $members.decorations.decoration one(let($members.decorations.value = unit) | `` `=` `` typed($members.decorations.value, i64))) |",
      "        $members.offset one(let($members.decorations = []) |",
      "            `,` each($members.decorations sorted by `,`: $members.decorations.decoration one(let($members.decorations.value = unit) | `` `=` `` typed($members.decorations.value, i64))))) `]`))) `>`"],
    varve.qualified
  } {
    %0 = irdl.any {varve.rule = "optional<string>"}
    %1 = irdl.any {varve.rule = "optional<array<record<type: type, offset: i64, decorations: array<record<decoration: enum<@Decoration>, value: attribute>>>>>"}
    %2 = irdl.any {varve.rule = "array<record<decoration: enum<@Decoration>, value: attribute>>"}
    irdl.parameters(name: %0, members: %1, decorations: %2) {varve.defaults = {decorations = []}}
  }
  irdl.operation @AccessChain attributes {
    varve.syntax = "hook:spv.AccessChain",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.operands(base_ptr: %any, indices: variadic %any)
    irdl.results(component_ptr: %any)
  }
  irdl.operation @AtomicAnd attributes {
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
  } {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "enum<@Scope>"}
    %2 = irdl.any {varve.rule = "enum<@MemorySemantics>"}
    irdl.operands(pointer: %any, value: %any)
    irdl.results(result: %any)
    irdl.attributes {"memory_scope" = %1, "semantics" = %2}
  }
  irdl.operation @AtomicCompareExchangeWeak attributes {
    varve.format = "custom<Name>($memory_scope) custom<Name>($equal_semantics) custom<Name>($unequal_semantics) $pointer `,` $value `,` $comparator attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($comparator) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
  } {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "enum<@Scope>"}
    %2 = irdl.any {varve.rule = "enum<@MemorySemantics>"}
    irdl.operands(pointer: %any, value: %any, comparator: %any)
    irdl.results(result: %any)
    irdl.attributes {"memory_scope" = %1, "equal_semantics" = %2, "unequal_semantics" = %2}
  }
  irdl.operation @AtomicIAdd attributes {
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
  } {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "enum<@Scope>"}
    %2 = irdl.any {varve.rule = "enum<@MemorySemantics>"}
    irdl.operands(pointer: %any, value: %any)
    irdl.results(result: %any)
    irdl.attributes {"memory_scope" = %1, "semantics" = %2}
  }
  irdl.operation @AtomicIDecrement attributes {
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer attr-dict `:` type($pointer)",
    varve.let = ["type($result) = pointee(type($pointer))"]
  } {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "enum<@Scope>"}
    %2 = irdl.any {varve.rule = "enum<@MemorySemantics>"}
    irdl.operands(pointer: %any)
    irdl.results(result: %any)
    irdl.attributes {"memory_scope" = %1, "semantics" = %2}
  }
  irdl.operation @AtomicIIncrement attributes {
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer attr-dict `:` type($pointer)",
    varve.let = ["type($result) = pointee(type($pointer))"]
  } {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "enum<@Scope>"}
    %2 = irdl.any {varve.rule = "enum<@MemorySemantics>"}
    irdl.operands(pointer: %any)
    irdl.results(result: %any)
    irdl.attributes {"memory_scope" = %1, "semantics" = %2}
  }
  irdl.operation @AtomicISub attributes {
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
  } {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "enum<@Scope>"}
    %2 = irdl.any {varve.rule = "enum<@MemorySemantics>"}
    irdl.operands(pointer: %any, value: %any)
    irdl.results(result: %any)
    irdl.attributes {"memory_scope" = %1, "semantics" = %2}
  }
  irdl.operation @AtomicOr attributes {
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
  } {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "enum<@Scope>"}
    %2 = irdl.any {varve.rule = "enum<@MemorySemantics>"}
    irdl.operands(pointer: %any, value: %any)
    irdl.results(result: %any)
    irdl.attributes {"memory_scope" = %1, "semantics" = %2}
  }
  irdl.operation @AtomicSMax attributes {
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
  } {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "enum<@Scope>"}
    %2 = irdl.any {varve.rule = "enum<@MemorySemantics>"}
    irdl.operands(pointer: %any, value: %any)
    irdl.results(result: %any)
    irdl.attributes {"memory_scope" = %1, "semantics" = %2}
  }
  irdl.operation @AtomicSMin attributes {
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
  } {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "enum<@Scope>"}
    %2 = irdl.any {varve.rule = "enum<@MemorySemantics>"}
    irdl.operands(pointer: %any, value: %any)
    irdl.results(result: %any)
    irdl.attributes {"memory_scope" = %1, "semantics" = %2}
  }
  irdl.operation @AtomicUMax attributes {
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
  } {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "enum<@Scope>"}
    %2 = irdl.any {varve.rule = "enum<@MemorySemantics>"}
    irdl.operands(pointer: %any, value: %any)
    irdl.results(result: %any)
    irdl.attributes {"memory_scope" = %1, "semantics" = %2}
  }
  irdl.operation @AtomicUMin attributes {
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
  } {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "enum<@Scope>"}
    %2 = irdl.any {varve.rule = "enum<@MemorySemantics>"}
    irdl.operands(pointer: %any, value: %any)
    irdl.results(result: %any)
    irdl.attributes {"memory_scope" = %1, "semantics" = %2}
  }
  irdl.operation @AtomicXor attributes {
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
  } {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "enum<@Scope>"}
    %2 = irdl.any {varve.rule = "enum<@MemorySemantics>"}
    irdl.operands(pointer: %any, value: %any)
    irdl.results(result: %any)
    irdl.attributes {"memory_scope" = %1, "semantics" = %2}
  }
  irdl.operation @BitCount attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(operand: %any)
    irdl.results(result: %any)
  }
  irdl.operation @BitFieldInsert attributes {
    varve.format = "operands attr-dict `:` type($base) `,` type($offset) `,` type($count)",
    varve.traits = ["Pure"],
    varve.let = ["type($insert) = type($base)", "type($result) = type($base)"]
  } {
    %any = irdl.any
    irdl.operands(base: %any, insert: %any, offset: %any, count: %any)
    irdl.results(result: %any)
  }
  irdl.operation @BitFieldSExtract attributes {
    varve.format = "operands attr-dict `:` type($base) `,` type($offset) `,` type($count)",
    varve.traits = ["Pure"],
    varve.let = ["type($result) = type($base)"]
  } {
    %any = irdl.any
    irdl.operands(base: %any, offset: %any, count: %any)
    irdl.results(result: %any)
  }
  irdl.operation @BitFieldUExtract attributes {
    varve.format = "operands attr-dict `:` type($base) `,` type($offset) `,` type($count)",
    varve.traits = ["Pure"],
    varve.let = ["type($result) = type($base)"]
  } {
    %any = irdl.any
    irdl.operands(base: %any, offset: %any, count: %any)
    irdl.results(result: %any)
  }
  irdl.operation @BitReverse attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(operand: %any)
    irdl.results(result: %any)
  }
  irdl.operation @Bitcast attributes {
    varve.format = "$operand attr-dict `:` type($operand) `to` type($result)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.operands(operand: %any)
    irdl.results(result: %any)
  }
  irdl.operation @BitwiseAnd attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @BitwiseOr attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @BitwiseXor attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @Branch attributes {
    varve.syntax = "hook:spv.Branch",
    varve.traits = ["Terminator", "BranchOpInterface"]
  } {
    %any = irdl.any
    irdl.operands(targetOperands: variadic %any)
    "varve.successors"() {names = ["target"], variadic = []} : () -> ()
  }
  irdl.operation @BranchConditional attributes {
    varve.syntax = "hook:spv.BranchConditional",
    varve.traits = ["Terminator", "BranchOpInterface"]
  } {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "ArrayAttr"}
    irdl.operands(operands: variadic %any)
    irdl.attributes {"branch_weights" = %1} {varve.optional = ["branch_weights"]}
    "varve.successors"() {names = ["trueTarget", "falseTarget"], variadic = []} : () -> ()
  }
  irdl.operation @CompositeConstruct attributes {
    varve.format = [
      "$constituents attr-dict `:` type($result)",
      "let(types($constituents) = slice(if(isa(type($result), '!spv.struct'), map(m in type($result).members: m.type),",
      "    if(isa(type($result), 'AnyVectorOfAnyRank'), repeat(elem(type($result)), length(type($result))),",
      "      repeat(known(type($result).element, type($result).column), known(type($result).count, count($constituents))))), 0, count($constituents)))"],
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.operands(constituents: variadic %any)
    irdl.results(result: %any)
  }
  irdl.operation @CompositeExtract attributes {
    varve.format = "$composite `` custom<Part>($indices, type($composite), type($component)) attr-dict",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "ArrayAttr"}
    irdl.operands(composite: %any)
    irdl.results(component: %any)
    irdl.attributes {"indices" = %1}
  }
  irdl.operation @CompositeInsert attributes {
    varve.format = "$object `,` $composite `` $indices attr-dict `:` type($object) `into` type($composite)",
    varve.traits = ["Pure"],
    varve.let = ["type($result) = type($composite)"]
  } {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "ArrayAttr"}
    irdl.operands(object: %any, composite: %any)
    irdl.results(result: %any)
    irdl.attributes {"indices" = %1}
  }
  irdl.operation @ControlBarrier attributes {
    varve.format = "custom<Name>($execution_scope) `,` custom<Name>($memory_scope) `,` custom<Name>($memory_semantics) attr-dict"
  } {
    %0 = irdl.any {varve.rule = "enum<@Scope>"}
    %1 = irdl.any {varve.rule = "enum<@MemorySemantics>"}
    irdl.attributes {"execution_scope" = %0, "memory_scope" = %0, "memory_semantics" = %1}
  }
  irdl.operation @ConvertFToS attributes {
    varve.format = "$operand attr-dict `:` type($operand) `to` type($result)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.operands(operand: %any)
    irdl.results(result: %any)
  }
  irdl.operation @ConvertFToU attributes {
    varve.format = "$operand attr-dict `:` type($operand) `to` type($result)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.operands(operand: %any)
    irdl.results(result: %any)
  }
  irdl.operation @ConvertSToF attributes {
    varve.format = "$operand attr-dict `:` type($operand) `to` type($result)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.operands(operand: %any)
    irdl.results(result: %any)
  }
  irdl.operation @ConvertUToF attributes {
    varve.format = "$operand attr-dict `:` type($operand) `to` type($result)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.operands(operand: %any)
    irdl.results(result: %any)
  }
  irdl.operation @EntryPoint attributes {
    varve.format = "custom<Name>($execution_model) $fn `` custom<Symbols>($interface, \22,\22 ) attr-dict"
  } {
    %0 = irdl.any {varve.rule = "enum<@ExecutionModel>"}
    %1 = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %2 = irdl.any {varve.rule = "ArrayAttr"}
    irdl.attributes {"execution_model" = %0, "fn" = %1, "interface" = %2}
  }
  irdl.operation @ExecutionMode attributes {
    varve.format = "$fn custom<Name>($execution_mode) `` custom<Numbers>($values, \22,\22) attr-dict"
  } {
    %0 = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %1 = irdl.any {varve.rule = "enum<@ExecutionMode>"}
    %2 = irdl.any {varve.rule = "ArrayAttr"}
    irdl.attributes {"fn" = %0, "execution_mode" = %1, "values" = %2}
  }
  irdl.operation @FAdd attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @FConvert attributes {
    varve.format = "$operand attr-dict `:` type($operand) `to` type($result)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.operands(operand: %any)
    irdl.results(result: %any)
  }
  irdl.operation @FDiv attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @FMod attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @FMul attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @FNegate attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(operand: %any)
    irdl.results(result: %any)
  }
  irdl.operation @FOrdEqual attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Pure"],
    varve.let = ["type($operand2) = type($operand1)", "type($result) = over(type($operand1), e: i1)"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @FOrdGreaterThan attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Pure"],
    varve.let = ["type($operand2) = type($operand1)", "type($result) = over(type($operand1), e: i1)"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @FOrdGreaterThanEqual attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Pure"],
    varve.let = ["type($operand2) = type($operand1)", "type($result) = over(type($operand1), e: i1)"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @FOrdLessThan attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Pure"],
    varve.let = ["type($operand2) = type($operand1)", "type($result) = over(type($operand1), e: i1)"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @FOrdLessThanEqual attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Pure"],
    varve.let = ["type($operand2) = type($operand1)", "type($result) = over(type($operand1), e: i1)"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @FOrdNotEqual attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Pure"],
    varve.let = ["type($operand2) = type($operand1)", "type($result) = over(type($operand1), e: i1)"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @FRem attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @FSub attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @FUnordEqual attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Pure"],
    varve.let = ["type($operand2) = type($operand1)", "type($result) = over(type($operand1), e: i1)"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @FUnordGreaterThan attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Pure"],
    varve.let = ["type($operand2) = type($operand1)", "type($result) = over(type($operand1), e: i1)"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @FUnordGreaterThanEqual attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Pure"],
    varve.let = ["type($operand2) = type($operand1)", "type($result) = over(type($operand1), e: i1)"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @FUnordLessThan attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Pure"],
    varve.let = ["type($operand2) = type($operand1)", "type($result) = over(type($operand1), e: i1)"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @FUnordLessThanEqual attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Pure"],
    varve.let = ["type($operand2) = type($operand1)", "type($result) = over(type($operand1), e: i1)"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @FUnordNotEqual attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Pure"],
    varve.let = ["type($operand2) = type($operand1)", "type($result) = over(type($operand1), e: i1)"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @FunctionCall attributes {
    varve.format = "$callee `(` $arguments `)` attr-dict `:` functional-type($arguments, results)"
  } {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(arguments: variadic %any)
    irdl.results(results: variadic %any)
    irdl.attributes {"callee" = %1}
  }
  irdl.operation @GLSL.Ceil attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(operand: %any)
    irdl.results(result: %any)
  }
  irdl.operation @GLSL.Cos attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(operand: %any)
    irdl.results(result: %any)
  }
  irdl.operation @GLSL.Exp attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(operand: %any)
    irdl.results(result: %any)
  }
  irdl.operation @GLSL.FAbs attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(operand: %any)
    irdl.results(result: %any)
  }
  irdl.operation @GLSL.FMax attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @GLSL.FMin attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @GLSL.FSign attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(operand: %any)
    irdl.results(result: %any)
  }
  irdl.operation @GLSL.Floor attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(operand: %any)
    irdl.results(result: %any)
  }
  irdl.operation @GLSL.InverseSqrt attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(operand: %any)
    irdl.results(result: %any)
  }
  irdl.operation @GLSL.Log attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(operand: %any)
    irdl.results(result: %any)
  }
  irdl.operation @GLSL.Pow attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @GLSL.Round attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(operand: %any)
    irdl.results(result: %any)
  }
  irdl.operation @GLSL.SAbs attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(operand: %any)
    irdl.results(result: %any)
  }
  irdl.operation @GLSL.SMax attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @GLSL.SMin attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @GLSL.SSign attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(operand: %any)
    irdl.results(result: %any)
  }
  irdl.operation @GLSL.Sin attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(operand: %any)
    irdl.results(result: %any)
  }
  irdl.operation @GLSL.Sqrt attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(operand: %any)
    irdl.results(result: %any)
  }
  irdl.operation @GLSL.Tan attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(operand: %any)
    irdl.results(result: %any)
  }
  irdl.operation @GLSL.Tanh attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(operand: %any)
    irdl.results(result: %any)
  }
  irdl.operation @GLSL.UMax attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @GLSL.UMin attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @GroupNonUniformBallot attributes {
    varve.format = "custom<Name>($execution_scope) $predicate attr-dict `:` type($result)",
    varve.let = ["type($predicate) = i1"]
  } {
    %0 = irdl.any {varve.rule = "I1"}
    %any = irdl.any
    %2 = irdl.any {varve.rule = "enum<@Scope>"}
    irdl.operands(predicate: %0)
    irdl.results(result: %any)
    irdl.attributes {"execution_scope" = %2}
  }
  irdl.operation @GroupNonUniformElect attributes {
    varve.format = "custom<Name>($execution_scope) attr-dict `:` type($result)"
  } {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "enum<@Scope>"}
    irdl.results(result: %any)
    irdl.attributes {"execution_scope" = %1}
  }
  irdl.operation @IAdd attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @IEqual attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Pure"],
    varve.let = ["type($operand2) = type($operand1)", "type($result) = over(type($operand1), e: i1)"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @IMul attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @INotEqual attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Pure"],
    varve.let = ["type($operand2) = type($operand1)", "type($result) = over(type($operand1), e: i1)"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @ISub attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @IsInf attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["Pure"],
    varve.let = ["type($result) = over(type($operand), e: i1)"]
  } {
    %any = irdl.any
    irdl.operands(operand: %any)
    irdl.results(result: %any)
  }
  irdl.operation @IsNan attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["Pure"],
    varve.let = ["type($result) = over(type($operand), e: i1)"]
  } {
    %any = irdl.any
    irdl.operands(operand: %any)
    irdl.results(result: %any)
  }
  irdl.operation @Load attributes {
    varve.format = "custom<Pointer>(type($ptr)) $ptr `` custom<Access>($memory_access, $alignment) attr-dict `:` custom<Pointee>(type($value), ref(type($ptr)))"
  } {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "enum<@MemoryAccess>"}
    %2 = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(ptr: %any)
    irdl.results(value: %any)
    irdl.attributes {"memory_access" = %1, "alignment" = %2} {varve.optional = ["memory_access", "alignment"]}
  }
  irdl.operation @LogicalAnd attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @LogicalEqual attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @LogicalNot attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(operand: %any)
    irdl.results(result: %any)
  }
  irdl.operation @LogicalNotEqual attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @LogicalOr attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @MemoryBarrier attributes {
    varve.format = "custom<Name>($memory_scope) `,` custom<Name>($memory_semantics) attr-dict"
  } {
    %0 = irdl.any {varve.rule = "enum<@Scope>"}
    %1 = irdl.any {varve.rule = "enum<@MemorySemantics>"}
    irdl.attributes {"memory_scope" = %0, "memory_semantics" = %1}
  }
  irdl.operation @Not attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(operand: %any)
    irdl.results(result: %any)
  }
  irdl.operation @Return attributes {
    varve.format = "attr-dict",
    varve.traits = ["Terminator"]
  } {
  }
  irdl.operation @ReturnValue attributes {
    varve.format = "$value attr-dict `:` type($value)",
    varve.traits = ["Terminator"]
  } {
    %any = irdl.any
    irdl.operands(value: %any)
  }
  irdl.operation @SConvert attributes {
    varve.format = "$operand attr-dict `:` type($operand) `to` type($result)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.operands(operand: %any)
    irdl.results(result: %any)
  }
  irdl.operation @SDiv attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @SGreaterThan attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Pure"],
    varve.let = ["type($operand2) = type($operand1)", "type($result) = over(type($operand1), e: i1)"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @SGreaterThanEqual attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Pure"],
    varve.let = ["type($operand2) = type($operand1)", "type($result) = over(type($operand1), e: i1)"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @SLessThan attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Pure"],
    varve.let = ["type($operand2) = type($operand1)", "type($result) = over(type($operand1), e: i1)"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @SLessThanEqual attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Pure"],
    varve.let = ["type($operand2) = type($operand1)", "type($result) = over(type($operand1), e: i1)"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @SMod attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @SNegate attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(operand: %any)
    irdl.results(result: %any)
  }
  irdl.operation @SRem attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @Select attributes {
    varve.format = "$condition `,` $true_value `,` $false_value attr-dict `:` type($condition) `,` type($result)",
    varve.traits = ["Pure"],
    varve.let = ["type($true_value) = type($result)", "type($false_value) = type($result)"]
  } {
    %any = irdl.any
    irdl.operands(condition: %any, true_value: %any, false_value: %any)
    irdl.results(result: %any)
  }
  irdl.operation @ShiftLeftLogical attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1) `,` type($operand2)",
    varve.traits = ["Pure"],
    varve.let = ["type($result) = type($operand1)"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @ShiftRightArithmetic attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1) `,` type($operand2)",
    varve.traits = ["Pure"],
    varve.let = ["type($result) = type($operand1)"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @ShiftRightLogical attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1) `,` type($operand2)",
    varve.traits = ["Pure"],
    varve.let = ["type($result) = type($operand1)"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @Store attributes {
    varve.format = "custom<Pointer>(type($ptr)) $ptr `,` $value `` custom<Access>($memory_access, $alignment) attr-dict `:` custom<Pointee>(type($value), ref(type($ptr)))"
  } {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "enum<@MemoryAccess>"}
    %2 = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(ptr: %any, value: %any)
    irdl.attributes {"memory_access" = %1, "alignment" = %2} {varve.optional = ["memory_access", "alignment"]}
  }
  irdl.operation @SubgroupBallotKHR attributes {
    varve.format = "$predicate attr-dict `:` type($result)",
    varve.let = ["type($predicate) = i1"]
  } {
    %0 = irdl.any {varve.rule = "I1"}
    %any = irdl.any
    irdl.operands(predicate: %0)
    irdl.results(result: %any)
  }
  irdl.operation @UConvert attributes {
    varve.format = "$operand attr-dict `:` type($operand) `to` type($result)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.operands(operand: %any)
    irdl.results(result: %any)
  }
  irdl.operation @UDiv attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @UGreaterThan attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Pure"],
    varve.let = ["type($operand2) = type($operand1)", "type($result) = over(type($operand1), e: i1)"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @UGreaterThanEqual attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Pure"],
    varve.let = ["type($operand2) = type($operand1)", "type($result) = over(type($operand1), e: i1)"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @ULessThan attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Pure"],
    varve.let = ["type($operand2) = type($operand1)", "type($result) = over(type($operand1), e: i1)"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @ULessThanEqual attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($operand1)",
    varve.traits = ["Pure"],
    varve.let = ["type($operand2) = type($operand1)", "type($result) = over(type($operand1), e: i1)"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @UMod attributes {
    varve.format = "$operand1 `,` $operand2 attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(operand1: %any, operand2: %any)
    irdl.results(result: %any)
  }
  irdl.operation @Unreachable attributes {
    varve.format = "attr-dict",
    varve.traits = ["Terminator"]
  } {
  }
  irdl.operation @Variable attributes {
    varve.format = "(`init` `(` $initializer^ `)`)? attr-dict `:` custom<VariableType>(type($pointer), $storage_class)",
    varve.let = ["type($initializer) = pointee(type($pointer))"]
  } {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "enum<@StorageClass>"}
    irdl.operands(initializer: optional %any)
    irdl.results(pointer: %any)
    irdl.attributes {"storage_class" = %1}
  }
  irdl.operation @_address_of attributes {
    varve.format = "$variable attr-dict `:` type($pointer)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.results(pointer: %any)
    irdl.attributes {"variable" = %1}
  }
  irdl.operation @_merge attributes {
    varve.format = "attr-dict",
    varve.traits = ["Terminator"]
  } {
  }
  irdl.operation @_module_end attributes {
    varve.format = "attr-dict",
    varve.traits = ["Terminator"]
  } {
  }
  irdl.operation @_reference_of attributes {
    varve.format = "$spec_const attr-dict `:` type($reference)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.results(reference: %any)
    irdl.attributes {"spec_const" = %1}
  }
  irdl.operation @constant attributes {
    varve.format = "custom<Constant>($value, type($constant)) attr-dict",
    varve.traits = ["Pure", "ConstantLike"],
    varve.names = "rule:spirv_constant"
  } {
    %any = irdl.any
    irdl.results(constant: %any)
    irdl.attributes {"value" = %any}
  }
  irdl.operation @globalVariable attributes {
    varve.format = "`` custom<SymbolName>($sym_name) (`initializer` `(` $initializer^ `)`)? `` custom<Decorations>($descriptor_set, $binding, $built_in) attr-dict custom<PointerType>($type)"
  } {
    %0 = irdl.any {varve.rule = "TypeAttr"}
    %1 = irdl.any {varve.rule = "StrAttr"}
    %2 = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %3 = irdl.any {varve.rule = "I32Attr"}
    irdl.attributes {
      "type" = %0,
      "sym_name" = %1,
      "initializer" = %2,
      "descriptor_set" = %3,
      "binding" = %3,
      "built_in" = %1} {varve.optional = ["initializer", "descriptor_set", "binding", "built_in"]}
  }
  irdl.operation @loop attributes {varve.format = "`` custom<Control>($loop_control) $body attr-dict"} {
    %0 = irdl.any {varve.rule = "enum<@LoopControl>"}
    irdl.attributes {"loop_control" = %0}
    %r0 = irdl.region
    irdl.regions(body: %r0)
  }
  irdl.operation @module attributes {
    varve.format = "custom<Name>($addressing_model) custom<Name>($memory_model) $body attr-dict-with-keyword",
    varve.traits = ["IsolatedFromAbove", "SymbolTable"],
    varve.terminator = "spv._module_end"
  } {
    %0 = irdl.any {varve.rule = "enum<@AddressingModel>"}
    %1 = irdl.any {varve.rule = "enum<@MemoryModel>"}
    %2 = irdl.any {varve.rule = "ArrayAttr"}
    irdl.attributes {
      "addressing_model" = %0,
      "memory_model" = %1,
      "capabilities" = %2,
      "extensions" = %2,
      "extended_instruction_sets" = %2} {varve.optional = ["capabilities", "extensions", "extended_instruction_sets"]}
    %r0 = irdl.region with size 1
    irdl.regions(body: %r0)
  }
  irdl.operation @selection attributes {
    varve.format = "`` custom<Control>($selection_control) $body attr-dict"
  } {
    %0 = irdl.any {varve.rule = "enum<@SelectionControl>"}
    irdl.attributes {"selection_control" = %0}
    %r0 = irdl.region
    irdl.regions(body: %r0)
  }
  irdl.operation @specConstant attributes {varve.syntax = "hook:spv.specConstant"} {
    %0 = irdl.any {varve.rule = "StrAttr"}
    %any = irdl.any
    irdl.attributes {"sym_name" = %0, "default_value" = %any, "spec_id" = %any} {varve.optional = ["spec_id"]}
  }
  irdl.operation @undef attributes {
    varve.format = "attr-dict `:` type($result)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.results(result: %any)
  }
}
