irdl.dialect @nvvm attributes {
  varve.set = "llvm22",
  varve.depends = ["llvm"],
  varve.unknown = ["operations"]
} {
  "varve.enum"() {
    sym_name = "BarrierReduction",
    storage = i32,
    cases = [
      ["popc", 0 : i32],
      ["and", 1 : i32],
      ["or", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "BlockScaleFormat",
    storage = i32,
    cases = [
      ["ue8m0", 0 : i32],
      ["ue4m3", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "CTAGroupKind",
    storage = i32,
    cases = [
      ["cta_1", 0 : i32],
      ["cta_2", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "CacheEvictionPriority",
    storage = i32,
    cases = [
      ["evict_normal", 0 : i32],
      ["evict_first", 1 : i32],
      ["evict_last", 2 : i32],
      ["evict_unchanged", 3 : i32],
      ["no_allocate", 4 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ClusterLaunchControlQueryType",
    storage = i32,
    cases = [
      ["is_canceled", 0 : i32],
      ["get_first_cta_id_x", 1 : i32],
      ["get_first_cta_id_y", 2 : i32],
      ["get_first_cta_id_z", 3 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "DotAccumulateType",
    storage = i32,
    cases = [
      ["signed", 1 : i32],
      ["unsigned", 0 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "FPRoundingMode",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["rn", 1 : i32],
      ["rm", 2 : i32],
      ["rp", 3 : i32],
      ["rz", 4 : i32],
      ["rna", 5 : i32],
      ["rs", 6 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "GridDepActionKind",
    storage = i32,
    cases = [
      ["wait", 0 : i32],
      ["launch_dependents", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "LdStMatrixEltType",
    storage = i32,
    cases = [
      ["b16", 0 : i32],
      ["b8", 1 : i32],
      ["b8x16.b6x16_p32", 2 : i32],
      ["b8x16.b4x16_p64", 3 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "LoadCacheModifierKind",
    storage = i32,
    cases = [
      ["ca", 0 : i32],
      ["cg", 1 : i32],
      ["cs", 2 : i32],
      ["lu", 3 : i32],
      ["cv", 4 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "MMAB1Op",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["xor_popc", 1 : i32],
      ["and_popc", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "MMABlockScaleKind",
    storage = i32,
    cases = [
      ["mxf8f6f4", 0 : i32],
      ["mxf4", 1 : i32],
      ["mxf4nvf4", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "MMAFrag",
    storage = i32,
    cases = [
      ["a", 0 : i32],
      ["b", 1 : i32],
      ["c", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "MMAIntOverflow",
    storage = i32,
    cases = [
      ["satfinite", 1 : i32],
      ["wrapped", 0 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "MMAKind",
    storage = i32,
    cases = [
      ["f8f6f4", 0 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "MMALayout",
    storage = i32,
    cases = [
      ["row", 0 : i32],
      ["col", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "MMATypes",
    storage = i32,
    cases = [
      ["f16", 0 : i32],
      ["f32", 1 : i32],
      ["tf32", 2 : i32],
      ["bf16", 9 : i32],
      ["s8", 4 : i32],
      ["u8", 3 : i32],
      ["s32", 5 : i32],
      ["s4", 8 : i32],
      ["u4", 7 : i32],
      ["b1", 6 : i32],
      ["f64", 10 : i32],
      ["e4m3", 11 : i32],
      ["e5m2", 12 : i32],
      ["e3m2", 13 : i32],
      ["e2m3", 14 : i32],
      ["e2m1", 15 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "MatchSyncKind",
    storage = i32,
    cases = [
      ["any", 0 : i32],
      ["all", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "MemOrderKind",
    storage = i32,
    cases = [
      ["weak", 0 : i32],
      ["relaxed", 1 : i32],
      ["acquire", 2 : i32],
      ["release", 3 : i32],
      ["acq_rel", 4 : i32],
      ["sc", 5 : i32],
      ["mmio", 6 : i32],
      ["volatile", 7 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "MemScopeKind",
    storage = i32,
    cases = [
      ["cta", 0 : i32],
      ["cluster", 1 : i32],
      ["gpu", 2 : i32],
      ["sys", 3 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "NVVMMemorySpace",
    storage = i32,
    cases = [
      ["generic", 0 : i32],
      ["global", 1 : i32],
      ["shared", 3 : i32],
      ["constant", 4 : i32],
      ["local", 5 : i32],
      ["tensor", 6 : i32],
      ["shared_cluster", 7 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "PermuteMode",
    storage = i32,
    cases = [
      ["default", 0 : i32],
      ["f4e", 1 : i32],
      ["b4e", 2 : i32],
      ["rc8", 3 : i32],
      ["ecl", 4 : i32],
      ["ecr", 5 : i32],
      ["rc16", 6 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "PrefetchCacheLevel",
    storage = i32,
    cases = [
      ["L1", 0 : i32],
      ["L2", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ProxyKind",
    storage = i32,
    cases = [
      ["alias", 0 : i32],
      ["async", 1 : i32],
      ["async.global", 2 : i32],
      ["async.shared", 3 : i32],
      ["tensormap", 4 : i32],
      ["generic", 5 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ReduxKind",
    storage = i32,
    cases = [
      ["add", 1 : i32],
      ["and", 2 : i32],
      ["max", 3 : i32],
      ["min", 4 : i32],
      ["or", 5 : i32],
      ["umax", 6 : i32],
      ["umin", 7 : i32],
      ["xor", 8 : i32],
      ["fmin", 9 : i32],
      ["fmax", 10 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "SaturationMode",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["satfinite", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ScaleVecSize",
    storage = i32,
    cases = [
      ["x1", 0 : i32],
      ["x2", 1 : i32],
      ["x4", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "SetMaxRegisterAction",
    storage = i32,
    cases = [
      ["decrease", 1 : i32],
      ["increase", 0 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "SharedSpace",
    storage = i32,
    cases = [
      ["cta", 0 : i32],
      ["cluster", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ShflKind",
    storage = i32,
    cases = [
      ["bfly", 0 : i32],
      ["up", 1 : i32],
      ["down", 2 : i32],
      ["idx", 3 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "TMALoadMode",
    storage = i32,
    cases = [
      ["tile", 0 : i32],
      ["im2col", 1 : i32],
      ["im2col_w", 2 : i32],
      ["im2col_w_128", 3 : i32],
      ["tile_gather4", 4 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "TMAReduxKind",
    storage = i32,
    cases = [
      ["add", 0 : i32],
      ["max", 2 : i32],
      ["min", 1 : i32],
      ["inc", 3 : i32],
      ["dec", 4 : i32],
      ["and", 5 : i32],
      ["or", 6 : i32],
      ["xor", 7 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "TMAStoreMode",
    storage = i32,
    cases = [
      ["tile", 0 : i32],
      ["im2col", 1 : i32],
      ["tile_scatter4", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "Tcgen05CpMulticast",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["warpx2_02_13", 1 : i32],
      ["warpx2_01_23", 2 : i32],
      ["warpx4", 3 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "Tcgen05CpShape",
    storage = i32,
    cases = [
      ["shape_128x256b", 0 : i32],
      ["shape_4x256b", 1 : i32],
      ["shape_128x128b", 2 : i32],
      ["shape_64x128b", 3 : i32],
      ["shape_32x128b", 4 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "Tcgen05CpSrcFormat",
    storage = i32,
    cases = [
      ["b6x16_p32", 0 : i32],
      ["b4x16_p64", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "Tcgen05FenceKind",
    storage = i32,
    cases = [
      ["before", 0 : i32],
      ["after", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "Tcgen05LdStShape",
    storage = i32,
    cases = [
      ["shape_16x64b", 0 : i32],
      ["shape_16x128b", 1 : i32],
      ["shape_16x256b", 2 : i32],
      ["shape_32x32b", 3 : i32],
      ["shape_16x32bx2", 4 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "Tcgen05MMABlockScale",
    storage = i32,
    cases = [
      ["default", 0 : i32],
      ["block16", 1 : i32],
      ["block32", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "Tcgen05MMACollectorBBuffer",
    storage = i32,
    cases = [
      ["b0", 0 : i32],
      ["b1", 1 : i32],
      ["b2", 2 : i32],
      ["b3", 3 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "Tcgen05MMACollectorOp",
    storage = i32,
    cases = [
      ["discard", 0 : i32],
      ["lastuse", 1 : i32],
      ["fill", 2 : i32],
      ["use", 3 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "Tcgen05MMAKind",
    storage = i32,
    cases = [
      ["f8f6f4", 2 : i32],
      ["i8", 3 : i32],
      ["f16", 0 : i32],
      ["tf32", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "Tcgen05WaitKind",
    storage = i32,
    cases = [
      ["load", 0 : i32],
      ["store", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "VoteSyncKind",
    storage = i32,
    cases = [
      ["any", 0 : i32],
      ["all", 1 : i32],
      ["ballot", 2 : i32],
      ["uni", 3 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "WGMMAScaleIn",
    storage = i32,
    cases = [
      ["one", 1 : i32],
      ["neg", -1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "WGMMAScaleOut",
    storage = i32,
    cases = [
      ["zero", 0 : i32],
      ["one", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "WGMMATypes",
    storage = i32,
    cases = [
      ["f16", 0 : i32],
      ["tf32", 1 : i32],
      ["u8", 2 : i32],
      ["s8", 3 : i32],
      ["b1", 4 : i32],
      ["bf16", 5 : i32],
      ["e4m3", 6 : i32],
      ["e5m2", 7 : i32],
      ["f32", 8 : i32],
      ["s32", 9 : i32]
    ]
  } : () -> ()
  "varve.rule"() {
    require = [["type($addr).addressSpace != 7 or not has($res)", "!mbarrier in shared_cluster space cannot return any value"]],
    sym_name = "barrier_result",
    takes = []
  } : () -> ()
  "varve.rule"() {
    require = [["$scope in [.cta, .cluster]", "!mbarrier scope must be either CTA or Cluster"]],
    sym_name = "barrier_scope",
    takes = []
  } : () -> ()
  "varve.rule"() {
    require = [["$kind != .mxf8f6f4 or $blockScale != .block16", "!mxf8f6f4 kind does not support block16 attribute"], ["$kind != .mxf4 or $blockScale != .block16", "!mxf4 kind does not support block16 attribute"], ["$kind != .mxf4nvf4 or $blockScale != .default", "!mxf4nvf4 requires block scale attribute"]],
    sym_name = "block_scale",
    takes = []
  } : () -> ()
  "varve.rule"() {
    require = [["let k = $shape.k, kind = word($kind), size = word($scaleVecSize), format = word($blockScaleFormat), name = concat('mma.m16n8k', k)", ["$shape.m = 16 and $shape.n = 8 and k in [$least, $least * 2]", "unsupported Geom for {$what} with block scaling"], ["k != $least or kind = 'mxf8f6f4' and size = 'x1' and format = 'ue8m0'", "unsupported Kind, ScaleVecSize and BlockScaleFormat attributes for {name}"], ["if k != $least", ["$multiplicandAPtxType = .e2m1 and $multiplicandBPtxType = .e2m1", "unsupported MMATypes attribute for {name}.(mxf4nvf4|mxf4)"], ["kind in ['mxf4', 'mxf4nvf4']", "unsupported Kind attribute for {name}"], ["kind != 'mxf4' or size = 'x2'", "unsupported ScaleVecSize attribute for {name}.mxf4"], ["kind != 'mxf4' or format = 'ue8m0'", "unsupported BlockScaleFormat attribute for {name}.mxf4"], ["kind != 'mxf4nvf4' or size = 'x2' and format = 'ue8m0' or size = 'x4' and format = 'ue4m3'", "unsupported ScaleVecSize and BlockScaleFormat attributes for {name}.mxf4nvf4"]]]],
    sym_name = "block_scaled",
    takes = ["$least", "$what"]
  } : () -> ()
  "varve.rule"() {
    require = [["count($coordinates) >= 1 and count($coordinates) <= 5", "!expects coordinates between 1 to 5 dimension"]],
    sym_name = "coordinates",
    takes = []
  } : () -> ()
  "varve.rule"() {
    require = [["$mode != .im2col or count($coordinates) >= 3", "!to use im2col mode, the tensor has to be at least 3-dimensional"]],
    sym_name = "im2col",
    takes = []
  } : () -> ()
  "varve.rule"() {
    require = [["let group = word($ctaGroup), given = length(type($disableOutputLane)), expected = if(group = 'cta_1', 4, 8)", ["not has($disableOutputLane) or given = expected", "!Disable Output Lane of length {given} is incompatible with CtaGroupAttr"]], ["not $aShift or type($matrixA) != i64", "!A-shift can be applied only when matrix A is in tensor memory"], ["not $aShift or not $collectorOp in [.fill, .use]", "!Cannot use collector buffer operation fill or use with ashift"]],
    sym_name = "lanes",
    takes = []
  } : () -> ()
  "varve.rule"() {
    require = [["use coordinates()"], ["$mode != .tile_gather4 or count($coordinates) = 5", "!Gather4 mode expects 5 coordinates"], ["not $mode in [.im2col, .im2col_w, .im2col_w_128] or count($coordinates) >= 3", "!to use {word($mode)} mode, the tensor has to be at least 3-dimensional"], ["let mode = word($mode), given = count($im2colOffsets), expected = if(mode = 'im2col', count($coordinates) - 2, if(mode in ['im2col_w', 'im2col_w_128'], 2, 0))", ["given = expected", "! im2col offsets expected {expected} (provided {given})"]]],
    sym_name = "load_mode",
    takes = []
  } : () -> ()
  "varve.rule"() {
    require = [["let c = type($operandC[0]), d = known(elements(type($res))[0], type($res)), kind_c = if(isa(c, 'AnyInteger'), i32, if(c = f16, vector<2xf16>, c)), kind_d = if(isa(d, 'AnyInteger'), i32, if(d = f16, vector<2xf16>, d))", ["$m != 16 or kind_c = kind_d", "ctype does not match dtype"]], ["$shape.n = 8 and $shape.k in $ks and ($m = 16 or $m = 8 and $a in ['f16', 'f64', 's4', 'u4', 's8', 'u8', 'b1'])", "unimplemented variant for MMA shape <{$m}, {$shape.n}, {$shape.k}>"], ["let part = if($a = 'f16', vector<2xf16>, if($a = 'f64', f64, i32)), count_a = if($m = 16, $count, if($a = 'f16', 2, 1)), count_b = if($m = 16, $shape.k / $factor, count_a)", ["types($operandA) = repeat(part, count_a)", "Could not match types for the A operands; expected one of {count_a}x{part} but got {types($operandA)}"], ["types($operandB) = repeat(part, count_b)", "Could not match types for the B operands; expected one of {count_b}x{part} but got {types($operandB)}"]], ["if $a in ['s4', 'u4', 's8', 'u8', 'b1', 'f64']", ["let part = if($a = 'f64', f64, i32), count = if($m = 16, 4, 2)", ["types($operandC) = repeat(part, count)", "Could not match types for the C operands; expected one of {count}x{part} but got {types($operandC)}"], ["elements(type($res)) = repeat(part, count)", "Could not match allowed types for the result; expected one of !llvm.struct<({repeat(part, count)})> but got {type($res)}"]]], ["if not $a in ['s4', 'u4', 's8', 'u8', 'b1', 'f64']", ["let count = if($m = 16, 2, 4), halves = repeat(vector<2xf16>, count), floats = repeat(f32, count * 2)", ["types($operandC) in [halves, floats]", "Could not match types for the C operands; expected one of {count}xvector<2xf16> {count * 2}xf32 but got {types($operandC)}"], ["not $a in ['tf32', 'bf16'] or elements(type($res)) = floats", "Could not match allowed types for the result; expected one of !llvm.struct<({floats})> but got {type($res)}"], ["$a in ['tf32', 'bf16'] or elements(type($res)) in [halves, floats]", "Could not match allowed types for the result; expected one of !llvm.struct<({halves})>, !llvm.struct<({floats})> but got {type($res)}"]]]],
    sym_name = "multiply",
    takes = ["$a", "$m", "$factor", "$ks", "$count"]
  } : () -> ()
  "varve.rule"() {
    require = [["not $a in ['s4', 'u4', 's8', 'u8'] or has($intOverflowBehavior)", "op requires intOverflowBehavior attribute"]],
    sym_name = "overflow",
    takes = ["$a"]
  } : () -> ()
  "varve.rule"() {
    require = [["not has($range) or $range.lower != $range.upper or $range.lower in [0, -1]", "invalid range attribute: Lower == Upper, but they aren't min (0) or max (4294967295) value! This is an invalid constant range."]],
    sym_name = "range",
    takes = []
  } : () -> ()
  "varve.rule"() {
    require = [["$rnd in [.rn, .rz, .rs]", "Only RN, RZ, and RS rounding modes are supported for conversions from f32x2 to {$to}."], ["$rnd != .rs or has($random_bits)", "random_bits is required for RS rounding mode."], ["$rnd = .rs or not has($random_bits)", "random_bits not supported for RN and RZ rounding modes."]],
    sym_name = "rounding",
    takes = ["$to"]
  } : () -> ()
  "varve.rule"() {
    require = [["let at = [$m, $n, $k]", ["if($of = 'f64', at = [8, 8, 4], if($of = 'tf32', at = [16, 16, 8], if($of in ['f16', 's8', 'u8', 's32'], at in [[16, 16, 16], [32, 8, 16], [8, 32, 16]], $of = 'f32' and at in [[16, 16, 16], [32, 8, 16], [8, 32, 16], [16, 16, 8]])))", "invalid attribute combination"]]],
    sym_name = "shape",
    takes = ["$of"]
  } : () -> ()
  irdl.attribute @"#action" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@SetMaxRegisterAction>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#block_scale_format" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@BlockScaleFormat>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#block_scale_kind" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@MMABlockScaleKind>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#cache_eviction_priority" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@CacheEvictionPriority>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#cluster_launch_control_query_type" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@ClusterLaunchControlQueryType>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#cta_group" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@CTAGroupKind>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#dot_accumulate_type" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@DotAccumulateType>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#fp_rnd_mode" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@FPRoundingMode>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#grid_dep_action" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@GridDepActionKind>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#ld_st_matrix_elt_type" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@LdStMatrixEltType>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#ld_st_matrix_shape" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %m = irdl.any {varve.rule = "i32"}
    %n = irdl.any {varve.rule = "i32"}
    irdl.parameters(
      m: %m,
      n: %n)
  }
  irdl.attribute @"#load_cache_modifier" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@LoadCacheModifierKind>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#match_sync_kind" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@MatchSyncKind>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#mem_order" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@MemOrderKind>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#mem_scope" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@MemScopeKind>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#memory_space" attributes {
    varve.format = "`<` $value `>`",
    varve.traits = ["LLVMAddrSpaceAttrInterface", "MemorySpaceAttrInterface"]
  } {
    %value = irdl.any {varve.rule = "enum<@NVVMMemorySpace>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#mma_b1op" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@MMAB1Op>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#mma_frag" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@MMAFrag>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#mma_int_overflow" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@MMAIntOverflow>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#mma_kind" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@MMAKind>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#mma_layout" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@MMALayout>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#mma_type" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@MMATypes>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#permute_mode" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@PermuteMode>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#prefetch_cache_level" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@PrefetchCacheLevel>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#proxy_kind" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@ProxyKind>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#reduction" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@BarrierReduction>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#redux_kind" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@ReduxKind>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#sat_mode" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@SaturationMode>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#scale_vec_size" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@ScaleVecSize>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#shape" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %m = irdl.any {varve.rule = "i32"}
    %n = irdl.any {varve.rule = "i32"}
    %k = irdl.any {varve.rule = "i32"}
    irdl.parameters(
      m: %m,
      n: %n,
      k: %k)
  }
  irdl.attribute @"#shared_space" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@SharedSpace>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#shfl_kind" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@ShflKind>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#target" attributes {
    varve.format = "(`<` struct($O, $triple, $chip, $features, $flags, $link, $verifyTarget)^ `>`)?",
    varve.traits = ["TargetAttrVerifyInterface", "TargetAttrInterface"]
  } {
    %O = irdl.any {varve.rule = "i32"}
    %triple = irdl.any {varve.rule = "string"}
    %chip = irdl.any {varve.rule = "string"}
    %features = irdl.any {varve.rule = "string"}
    %flags = irdl.any {varve.rule = "DictionaryAttr"}
    %link = irdl.any {varve.rule = "ArrayAttr"}
    %verifyTarget = irdl.any {varve.rule = "bool"}
    irdl.parameters(
      O: %O,
      triple: %triple,
      chip: %chip,
      features: %features,
      flags: %flags,
      link: %link,
      verifyTarget: %verifyTarget) {
      varve.optional = ["flags", "link"],
      varve.defaults = {
        O = 2 : i32,
        triple = "nvptx64-nvidia-cuda",
        chip = "sm_50",
        features = "",
        verifyTarget = true}
    }
  }
  irdl.attribute @"#tcgen05_cp_multicast" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@Tcgen05CpMulticast>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#tcgen05_cp_shape" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@Tcgen05CpShape>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#tcgen05_cp_src_fmt" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@Tcgen05CpSrcFormat>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#tcgen05_fence" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@Tcgen05FenceKind>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#tcgen05_ldst_shape" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@Tcgen05LdStShape>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#tcgen05_mma_block_scale" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@Tcgen05MMABlockScale>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#tcgen05_mma_collectorb" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@Tcgen05MMACollectorBBuffer>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#tcgen05_mma_collectorop" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@Tcgen05MMACollectorOp>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#tcgen05_mma_kind" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@Tcgen05MMAKind>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#tcgen05_wait" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@Tcgen05WaitKind>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#tma_load_mode" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@TMALoadMode>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#tma_redux_kind" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@TMAReduxKind>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#tma_store_mode" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@TMAStoreMode>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#vote_sync_kind" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@VoteSyncKind>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#wgmma_scale_in" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@WGMMAScaleIn>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#wgmma_scale_out" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@WGMMAScaleOut>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#wgmma_type" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@WGMMATypes>"}
    irdl.parameters(
      value: %value)
  }
  irdl.operation @bar.warp.sync attributes {
    varve.format = "$mask attr-dict `:` type($mask)",
    varve.let = [
      "type($mask) = i32"]
  } {
    %mask = irdl.any {varve.rule = "I32"}
    irdl.operands(
      mask: %mask)
  }
  irdl.operation @barrier attributes {
    varve.format = "(`id` `=` $barrierId^)? (`number_of_threads` `=` $numberOfThreads^)? (qualified($reductionOp)^ $reductionPredicate)? (`->` type($res)^)? attr-dict",
    varve.let = [
      "type($barrierId) = i32",
      "type($numberOfThreads) = i32",
      "type($reductionPredicate) = i32",
      "type($res) = i32"],
    varve.require = [["not has($numberOfThreads) or has($barrierId)", "barrier id is missing, it should be set between 0 to 15"], ["not has($barrierId) or not has($reductionOp)", "reduction are only available when id is 0"], ["has($reductionOp) = has($reductionPredicate)", "reduction predicate and reduction operation must be specified together"]]
  } {
    %barrierId = irdl.any {varve.rule = "I32"}
    %numberOfThreads = irdl.any {varve.rule = "I32"}
    %reductionPredicate = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "I32"}
    %reductionOp = irdl.base "#nvvm.reduction"
    irdl.operands(
      barrierId: optional %barrierId,
      numberOfThreads: optional %numberOfThreads,
      reductionPredicate: optional %reductionPredicate) {
      varve.segments
    }
    irdl.results(
      res: optional %res)
    irdl.attributes {
      "reductionOp" = %reductionOp
    } {
      varve.optional = ["reductionOp"]
    }
  }
  irdl.operation @barrier.arrive attributes {
    varve.format = "(`id` `=` $barrierId^)? `number_of_threads` `=` $numberOfThreads attr-dict",
    varve.traits = ["BasicPtxBuilderOpInterface"],
    varve.let = [
      "type($barrierId) = i32",
      "type($numberOfThreads) = i32"]
  } {
    %barrierId = irdl.any {varve.rule = "I32"}
    %numberOfThreads = irdl.any {varve.rule = "I32"}
    irdl.operands(
      barrierId: optional %barrierId,
      numberOfThreads: %numberOfThreads)
  }
  irdl.operation @barrier0 attributes {
    varve.format = "attr-dict"
  } {
  }
  irdl.operation @breakpoint attributes {
    varve.format = "attr-dict"
  } {
  }
  irdl.operation @cluster.arrive attributes {
    varve.format = "attr-dict"
  } {
    %aligned = irdl.any {varve.rule = "UnitAttr"}
    irdl.attributes {
      "aligned" = %aligned
    } {
      varve.optional = ["aligned"]
    }
  }
  irdl.operation @cluster.arrive.relaxed attributes {
    varve.format = "attr-dict",
    varve.traits = ["NVVMRequiresSM<90>"]
  } {
    %aligned = irdl.any {varve.rule = "UnitAttr"}
    irdl.attributes {
      "aligned" = %aligned
    } {
      varve.optional = ["aligned"]
    }
  }
  irdl.operation @cluster.wait attributes {
    varve.format = "attr-dict",
    varve.traits = ["NVVMRequiresSM<90>"]
  } {
    %aligned = irdl.any {varve.rule = "UnitAttr"}
    irdl.attributes {
      "aligned" = %aligned
    } {
      varve.optional = ["aligned"]
    }
  }
  irdl.operation @clusterlaunchcontrol.query.cancel attributes {
    varve.format = "`query` `=` $query_type `,` $try_cancel_response attr-dict `:` type($res)",
    varve.traits = ["NVVMRequiresSM<100>"],
    varve.let = [
      "type($try_cancel_response) = i128"],
    varve.require = [["$query_type != .is_canceled or type($res) = i1", "is_canceled query type returns an i1"], ["$query_type = .is_canceled or type($res) = i32", "get_first_cta_id_x, get_first_cta_id_y, get_first_cta_id_z query types return an i32"]]
  } {
    %try_cancel_response = irdl.any {varve.rule = "I128"}
    %res = irdl.any {varve.rule = "AnyOf<I1, I32>"}
    %query_type = irdl.base "#nvvm.cluster_launch_control_query_type"
    irdl.operands(
      try_cancel_response: %try_cancel_response)
    irdl.results(
      res: %res)
    irdl.attributes {
      "query_type" = %query_type
    }
  }
  irdl.operation @clusterlaunchcontrol.try.cancel attributes {
    varve.format = "(`multicast` $multicast^ `,`)? $smemAddress `,` $mbarrier attr-dict",
    varve.traits = ["NVVMRequiresSM<100>"],
    varve.let = [
      "type($smemAddress) = !llvm.ptr<3>",
      "type($mbarrier) = !llvm.ptr<3>"]
  } {
    %smemAddress = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    %mbarrier = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    %multicast = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      smemAddress: %smemAddress,
      mbarrier: %mbarrier)
    irdl.attributes {
      "multicast" = %multicast
    } {
      varve.optional = ["multicast"]
    }
  }
  irdl.operation @convert.bf16x2.to.f8x2 attributes {
    varve.format = "$a attr-dict `:` type($a) `->` type($dst) `(` $dstTy `)`",
    varve.require = [["$dstTy = f8E8M0FNU", "Only 'f8E8M0FNU' type is supported for conversions from bf16x2 to f8x2."], ["$rnd in [.rz, .rp]", "Only RZ and RP rounding modes are supported for conversions from bf16x2 to f8x2."]]
  } {
    %a = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<BF16>, LengthIs<2>>"}
    %dst = irdl.any {varve.rule = "AnyOf<I16, AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<2>>>"}
    %rnd = irdl.base "#nvvm.fp_rnd_mode"
    %sat = irdl.base "#nvvm.sat_mode"
    %dstTy = irdl.any {varve.rule = "TypeAttr"}
    irdl.operands(
      a: %a)
    irdl.results(
      dst: %dst)
    irdl.attributes {
      "rnd" = %rnd,
      "sat" = %sat,
      "dstTy" = %dstTy
    } {
      varve.defaults = {
        rnd = #nvvm.fp_rnd_mode<none>,
        sat = #nvvm.sat_mode<none>}
    }
  }
  irdl.operation @convert.f16x2.to.f8x2 attributes {
    varve.format = "$a attr-dict `:` type($a) `->` type($dst) `(` $dstTy `)`",
    varve.require = [["$dstTy in [f8E4M3FN, f8E5M2]", "Only 'f8E4M3FN' and 'f8E5M2' types are supported for conversions from f16x2 to f8x2."]]
  } {
    %a = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<F16>, LengthIs<2>>"}
    %dst = irdl.any {varve.rule = "AnyOf<I16, AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<2>>>"}
    %relu = irdl.any {varve.rule = "BoolAttr"}
    %dstTy = irdl.any {varve.rule = "TypeAttr"}
    irdl.operands(
      a: %a)
    irdl.results(
      dst: %dst)
    irdl.attributes {
      "relu" = %relu,
      "dstTy" = %dstTy
    } {
      varve.defaults = {
        relu = false}
    }
  }
  irdl.operation @convert.f32x2.to.bf16x2 attributes {
    varve.format = "$src_hi `,` $src_lo (`,` $random_bits^)? attr-dict `:` type($dst)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src_hi) = f32",
      "type($src_lo) = f32",
      "type($random_bits) = i32"],
    varve.require = [["use rounding('bf16x2')"]]
  } {
    %src_hi = irdl.any {varve.rule = "F32"}
    %src_lo = irdl.any {varve.rule = "F32"}
    %random_bits = irdl.any {varve.rule = "I32"}
    %dst = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<BF16>, LengthIs<2>>"}
    %rnd = irdl.base "#nvvm.fp_rnd_mode"
    %sat = irdl.base "#nvvm.sat_mode"
    %relu = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      src_hi: %src_hi,
      src_lo: %src_lo,
      random_bits: optional %random_bits)
    irdl.results(
      dst: %dst)
    irdl.attributes {
      "rnd" = %rnd,
      "sat" = %sat,
      "relu" = %relu
    } {
      varve.defaults = {
        rnd = #nvvm.fp_rnd_mode<none>,
        sat = #nvvm.sat_mode<none>,
        relu = false}
    }
  }
  irdl.operation @convert.f32x2.to.f16x2 attributes {
    varve.format = "$src_hi `,` $src_lo (`,` $random_bits^)? attr-dict `:` type($dst)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src_hi) = f32",
      "type($src_lo) = f32",
      "type($random_bits) = i32"],
    varve.require = [["use rounding('f16x2')"]]
  } {
    %src_hi = irdl.any {varve.rule = "F32"}
    %src_lo = irdl.any {varve.rule = "F32"}
    %random_bits = irdl.any {varve.rule = "I32"}
    %dst = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<F16>, LengthIs<2>>"}
    %rnd = irdl.base "#nvvm.fp_rnd_mode"
    %sat = irdl.base "#nvvm.sat_mode"
    %relu = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      src_hi: %src_hi,
      src_lo: %src_lo,
      random_bits: optional %random_bits)
    irdl.results(
      dst: %dst)
    irdl.attributes {
      "rnd" = %rnd,
      "sat" = %sat,
      "relu" = %relu
    } {
      varve.defaults = {
        rnd = #nvvm.fp_rnd_mode<none>,
        sat = #nvvm.sat_mode<none>,
        relu = false}
    }
  }
  irdl.operation @convert.f32x2.to.f4x2 attributes {
    varve.format = "$a `,` $b attr-dict `:` type($dst) `(` $dstTy `)`",
    varve.let = [
      "type($a) = f32",
      "type($b) = f32",
      "type($dst) = i8"],
    varve.require = [["$dstTy = f4E2M1FN", "Only 'f4E2M1FN' type is supported for conversions from f32x2 to f4x2."]]
  } {
    %a = irdl.any {varve.rule = "F32"}
    %b = irdl.any {varve.rule = "F32"}
    %dst = irdl.any {varve.rule = "I8"}
    %relu = irdl.any {varve.rule = "BoolAttr"}
    %dstTy = irdl.any {varve.rule = "TypeAttr"}
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      dst: %dst)
    irdl.attributes {
      "relu" = %relu,
      "dstTy" = %dstTy
    } {
      varve.defaults = {
        relu = false}
    }
  }
  irdl.operation @convert.f32x2.to.f6x2 attributes {
    varve.format = "$a `,` $b attr-dict `:` type($dst) `(` $dstTy `)`",
    varve.let = [
      "type($a) = f32",
      "type($b) = f32"],
    varve.require = [["$dstTy in [f6E2M3FN, f6E3M2FN]", "Only 'f6E2M3FN' and 'f6E3M2FN' types are supported for conversions from f32x2 to f6x2."]]
  } {
    %a = irdl.any {varve.rule = "F32"}
    %b = irdl.any {varve.rule = "F32"}
    %dst = irdl.any {varve.rule = "AnyOf<I16, AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<2>>>"}
    %relu = irdl.any {varve.rule = "BoolAttr"}
    %dstTy = irdl.any {varve.rule = "TypeAttr"}
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      dst: %dst)
    irdl.attributes {
      "relu" = %relu,
      "dstTy" = %dstTy
    } {
      varve.defaults = {
        relu = false}
    }
  }
  irdl.operation @convert.f32x2.to.f8x2 attributes {
    varve.format = "$a `,` $b attr-dict `:` type($dst) `(` $dstTy `)`",
    varve.let = [
      "type($a) = f32",
      "type($b) = f32"],
    varve.require = [["$dstTy in [f8E4M3FN, f8E5M2, f8E8M0FNU]", "Only 'f8E4M3FN', 'f8E5M2', and 'f8E8M0FNU' types are supported for conversions from f32x2 to f8x2"], ["not $dstTy in [f8E4M3FN, f8E5M2] or $rnd = .rn", "Only RN rounding mode is supported for conversions from f32x2 to 'f8E4M3FN' and 'f8E5M2' types"], ["not $dstTy in [f8E4M3FN, f8E5M2] or $sat = .satfinite", "Only SATFINITE saturation mode is supported for conversions from f32x2 to 'f8E4M3FN' and 'f8E5M2' types"], ["$dstTy != f8E8M0FNU or $rnd in [.rz, .rp]", "Only RZ and RP rounding modes are supported for conversions from f32x2 to 'f8E8M0FNU' type"], ["$dstTy != f8E8M0FNU or not $relu", "relu not supported for conversions to 'f8E8M0FNU' type"]]
  } {
    %a = irdl.any {varve.rule = "F32"}
    %b = irdl.any {varve.rule = "F32"}
    %dst = irdl.any {varve.rule = "AnyOf<I16, AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<2>>>"}
    %rnd = irdl.base "#nvvm.fp_rnd_mode"
    %sat = irdl.base "#nvvm.sat_mode"
    %relu = irdl.any {varve.rule = "BoolAttr"}
    %dstTy = irdl.any {varve.rule = "TypeAttr"}
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      dst: %dst)
    irdl.attributes {
      "rnd" = %rnd,
      "sat" = %sat,
      "relu" = %relu,
      "dstTy" = %dstTy
    } {
      varve.defaults = {
        rnd = #nvvm.fp_rnd_mode<none>,
        sat = #nvvm.sat_mode<none>,
        relu = false}
    }
  }
  irdl.operation @convert.f32x4.to.f4x4 attributes {
    varve.format = "$src `,` $rbits attr-dict `:` type($src) `->` type($dst) `(` $dstTy `)`",
    varve.traits = ["Pure", "NVVMRequiresSMa<100,103>"],
    varve.let = [
      "type($rbits) = i32",
      "type($dst) = i16"],
    varve.require = [["$dstTy = f4E2M1FN", "Only 'f4E2M1FN' type is supported for conversions from f32x4 to f4x4."]]
  } {
    %src = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<4>>"}
    %rbits = irdl.any {varve.rule = "I32"}
    %dst = irdl.any {varve.rule = "I16"}
    %relu = irdl.any {varve.rule = "BoolAttr"}
    %dstTy = irdl.any {varve.rule = "TypeAttr"}
    irdl.operands(
      src: %src,
      rbits: %rbits)
    irdl.results(
      dst: %dst)
    irdl.attributes {
      "relu" = %relu,
      "dstTy" = %dstTy
    } {
      varve.defaults = {
        relu = false}
    }
  }
  irdl.operation @convert.f32x4.to.f6x4 attributes {
    varve.format = "$src `,` $rbits attr-dict `:` type($src) `->` type($dst) `(` $dstTy `)`",
    varve.traits = ["Pure", "NVVMRequiresSMa<100,103>"],
    varve.let = [
      "type($rbits) = i32"],
    varve.require = [["$dstTy in [f6E2M3FN, f6E3M2FN]", "Only 'f6E2M3FN' and 'f6E3M2FN' types are supported for conversions from f32x4 to f6x4."]]
  } {
    %src = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<4>>"}
    %rbits = irdl.any {varve.rule = "I32"}
    %dst = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<4>>"}
    %relu = irdl.any {varve.rule = "BoolAttr"}
    %dstTy = irdl.any {varve.rule = "TypeAttr"}
    irdl.operands(
      src: %src,
      rbits: %rbits)
    irdl.results(
      dst: %dst)
    irdl.attributes {
      "relu" = %relu,
      "dstTy" = %dstTy
    } {
      varve.defaults = {
        relu = false}
    }
  }
  irdl.operation @convert.f32x4.to.f8x4 attributes {
    varve.format = "$src `,` $rbits attr-dict `:` type($src) `->` type($dst) `(` $dstTy `)`",
    varve.traits = ["Pure", "NVVMRequiresSMa<100,103>"],
    varve.let = [
      "type($rbits) = i32"],
    varve.require = [["$dstTy in [f8E4M3FN, f8E5M2]", "Only 'f8E4M3FN' and 'f8E5M2' types are supported for conversions from f32x4 to f8x4."]]
  } {
    %src = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<4>>"}
    %rbits = irdl.any {varve.rule = "I32"}
    %dst = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<4>>"}
    %relu = irdl.any {varve.rule = "BoolAttr"}
    %dstTy = irdl.any {varve.rule = "TypeAttr"}
    irdl.operands(
      src: %src,
      rbits: %rbits)
    irdl.results(
      dst: %dst)
    irdl.attributes {
      "relu" = %relu,
      "dstTy" = %dstTy
    } {
      varve.defaults = {
        relu = false}
    }
  }
  irdl.operation @convert.f4x2.to.f16x2 attributes {
    varve.format = "$src attr-dict `:` type($src) `(` $srcType `)` `->` type($dst)",
    varve.let = [
      "type($src) = i8"],
    varve.require = [["$srcType = f4E2M1FN", "Only 'f4E2M1FN' type is supported for conversions from f4x2 to f16x2."]]
  } {
    %src = irdl.any {varve.rule = "I8"}
    %dst = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<F16>, LengthIs<2>>"}
    %relu = irdl.any {varve.rule = "BoolAttr"}
    %srcType = irdl.any {varve.rule = "TypeAttr"}
    irdl.operands(
      src: %src)
    irdl.results(
      dst: %dst)
    irdl.attributes {
      "relu" = %relu,
      "srcType" = %srcType
    } {
      varve.defaults = {
        relu = false}
    }
  }
  irdl.operation @convert.f6x2.to.f16x2 attributes {
    varve.format = "$src attr-dict `:` type($src) `(` $srcType `)` `->` type($dst)",
    varve.require = [["$srcType in [f6E2M3FN, f6E3M2FN]", "Only 'f6E2M3FN' and 'f6E3M2FN' types are supported for conversions from f6x2 to f16x2."]]
  } {
    %src = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<2>>"}
    %dst = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<F16>, LengthIs<2>>"}
    %relu = irdl.any {varve.rule = "BoolAttr"}
    %srcType = irdl.any {varve.rule = "TypeAttr"}
    irdl.operands(
      src: %src)
    irdl.results(
      dst: %dst)
    irdl.attributes {
      "relu" = %relu,
      "srcType" = %srcType
    } {
      varve.defaults = {
        relu = false}
    }
  }
  irdl.operation @convert.f8x2.to.bf16x2 attributes {
    varve.format = "$src attr-dict `:` type($src) `(` $srcType `)` `->` type($dst)",
    varve.require = [["$srcType = f8E8M0FNU", "Only 'f8E8M0FNU' type is supported for conversions from f8x2 to bf16x2."]]
  } {
    %src = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<2>>"}
    %dst = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<BF16>, LengthIs<2>>"}
    %srcType = irdl.any {varve.rule = "TypeAttr"}
    irdl.operands(
      src: %src)
    irdl.results(
      dst: %dst)
    irdl.attributes {
      "srcType" = %srcType
    }
  }
  irdl.operation @convert.f8x2.to.f16x2 attributes {
    varve.format = "$src attr-dict `:` type($src) `(` $srcType `)` `->` type($dst)",
    varve.require = [["$srcType in [f8E4M3FN, f8E5M2]", "Only 'f8E4M3FN' and 'f8E5M2' types are supported for conversions from f8x2 to f16x2."]]
  } {
    %src = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<2>>"}
    %dst = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<F16>, LengthIs<2>>"}
    %relu = irdl.any {varve.rule = "BoolAttr"}
    %srcType = irdl.any {varve.rule = "TypeAttr"}
    irdl.operands(
      src: %src)
    irdl.results(
      dst: %dst)
    irdl.attributes {
      "relu" = %relu,
      "srcType" = %srcType
    } {
      varve.defaults = {
        relu = false}
    }
  }
  irdl.operation @convert.float.to.tf32 attributes {
    varve.format = "$src attr-dict",
    varve.let = [
      "type($src) = f32",
      "type($res) = i32"],
    varve.require = [["$rnd != .rna or not $relu", "!Relu not supported with rna rounding mode."], ["$rnd in [.rn, .rz, .rna]", "!Only {'{'}rn,rz,rna} rounding modes supported for ConvertFloatToTF32Op."]]
  } {
    %src = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "I32"}
    %rnd = irdl.base "#nvvm.fp_rnd_mode"
    %sat = irdl.base "#nvvm.sat_mode"
    %relu = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      src: %src)
    irdl.results(
      res: %res)
    irdl.attributes {
      "rnd" = %rnd,
      "sat" = %sat,
      "relu" = %relu
    } {
      varve.defaults = {
        rnd = #nvvm.fp_rnd_mode<none>,
        sat = #nvvm.sat_mode<none>,
        relu = false}
    }
  }
  irdl.operation @cp.async.bulk.commit.group attributes {
    varve.format = "attr-dict"
  } {
  }
  irdl.operation @cp.async.bulk.global.shared.cta attributes {
    varve.format = "$dstMem `,` $srcMem `,` $size (`l2_cache_hint` `=` $l2CacheHint^ )? (`byte_mask` `=` $byteMask^ )? attr-dict `:` type($dstMem) `,` type($srcMem)",
    varve.let = [
      "type($dstMem) = !llvm.ptr<1>",
      "type($srcMem) = !llvm.ptr<3>",
      "type($size) = i32",
      "type($l2CacheHint) = i64",
      "type($byteMask) = i16"]
  } {
    %dstMem = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<1>>"}
    %srcMem = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    %size = irdl.any {varve.rule = "I32"}
    %l2CacheHint = irdl.any {varve.rule = "I64"}
    %byteMask = irdl.any {varve.rule = "I16"}
    irdl.operands(
      dstMem: %dstMem,
      srcMem: %srcMem,
      size: %size,
      l2CacheHint: optional %l2CacheHint,
      byteMask: optional %byteMask) {
      varve.segments
    }
  }
  irdl.operation @cp.async.bulk.prefetch attributes {
    varve.format = "$srcMem `,` $size (`l2_cache_hint` `=` $l2CacheHint^ )? attr-dict `:` type($srcMem)",
    varve.let = [
      "type($srcMem) = !llvm.ptr<1>",
      "type($size) = i32",
      "type($l2CacheHint) = i64"]
  } {
    %srcMem = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<1>>"}
    %size = irdl.any {varve.rule = "I32"}
    %l2CacheHint = irdl.any {varve.rule = "I64"}
    irdl.operands(
      srcMem: %srcMem,
      size: %size,
      l2CacheHint: optional %l2CacheHint)
  }
  irdl.operation @cp.async.bulk.shared.cluster.global attributes {
    varve.format = "$dstMem `,` $srcMem `,` $mbar `,` $size (`multicast_mask` `=` $multicastMask^ )? (`l2_cache_hint` `=` $l2CacheHint^ )? attr-dict `:` type($dstMem) `,` type($srcMem)",
    varve.let = [
      "type($srcMem) = !llvm.ptr<1>",
      "type($mbar) = !llvm.ptr<3>",
      "type($size) = i32",
      "type($multicastMask) = i16",
      "type($l2CacheHint) = i64"],
    varve.require = [["type($dstMem).addressSpace != 3 or not has($multicastMask)", "!Multicast is not supported with shared::cta mode."]]
  } {
    %dstMem = irdl.any {varve.rule = "AnyOf<AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<7>>>"}
    %srcMem = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<1>>"}
    %mbar = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    %size = irdl.any {varve.rule = "I32"}
    %multicastMask = irdl.any {varve.rule = "I16"}
    %l2CacheHint = irdl.any {varve.rule = "I64"}
    irdl.operands(
      dstMem: %dstMem,
      srcMem: %srcMem,
      mbar: %mbar,
      size: %size,
      multicastMask: optional %multicastMask,
      l2CacheHint: optional %l2CacheHint) {
      varve.segments
    }
  }
  irdl.operation @cp.async.bulk.shared.cluster.shared.cta attributes {
    varve.format = "$dstMem `,` $srcMem `,` $mbar `,` $size attr-dict `:` type($dstMem) `,` type($srcMem)",
    varve.let = [
      "type($dstMem) = !llvm.ptr<7>",
      "type($srcMem) = !llvm.ptr<3>",
      "type($mbar) = !llvm.ptr<3>",
      "type($size) = i32"]
  } {
    %dstMem = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<7>>"}
    %srcMem = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    %mbar = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    %size = irdl.any {varve.rule = "I32"}
    irdl.operands(
      dstMem: %dstMem,
      srcMem: %srcMem,
      mbar: %mbar,
      size: %size)
  }
  irdl.operation @cp.async.bulk.tensor.global.shared.cta attributes {
    varve.format = "$tmaDescriptor `,` $srcMem `,` `box` `[`$coordinates `]` (`l2_cache_hint` `=` $l2CacheHint^ )? (`,` `predicate` `=` $predicate^)? attr-dict `:` type($tmaDescriptor) `,` type($srcMem)",
    varve.traits = ["BasicPtxBuilderOpInterface"],
    varve.let = [
      "type($tmaDescriptor) = !llvm.ptr",
      "type($srcMem) = !llvm.ptr<3>",
      "type($coordinates) = i32",
      "type($l2CacheHint) = i64",
      "type($predicate) = i1"],
    varve.require = [["not has($predicate) or $mode = .tile", "!Inline-ptx lowering supported only for Tile mode."], ["not has($predicate) or not has($l2CacheHint)", "!Inline-ptx lowering unsupported with L2 cache-hint."], ["$mode != .tile_scatter4 or count($coordinates) = 5", "!Scatter4 mode expects 5 coordinates"], ["use coordinates()"], ["use im2col()"]]
  } {
    %tmaDescriptor = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<0>>"}
    %srcMem = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    %coordinates = irdl.any {varve.rule = "I32"}
    %l2CacheHint = irdl.any {varve.rule = "I64"}
    %predicate = irdl.any {varve.rule = "I1"}
    %mode = irdl.base "#nvvm.tma_store_mode"
    irdl.operands(
      tmaDescriptor: %tmaDescriptor,
      srcMem: %srcMem,
      coordinates: variadic %coordinates,
      l2CacheHint: optional %l2CacheHint,
      predicate: optional %predicate) {
      varve.segments
    }
    irdl.attributes {
      "mode" = %mode
    } {
      varve.defaults = {
        mode = #nvvm.tma_store_mode<tile>}
    }
  }
  irdl.operation @cp.async.bulk.tensor.prefetch attributes {
    varve.format = "$tmaDescriptor `,` `box` `[`$coordinates `]` (`im2col` `[` $im2colOffsets^ `]` )? (`l2_cache_hint` `=` $l2CacheHint^ )? attr-dict `:` type($tmaDescriptor)",
    varve.let = [
      "type($tmaDescriptor) = !llvm.ptr",
      "type($coordinates) = i32",
      "type($im2colOffsets) = i16",
      "type($l2CacheHint) = i64"],
    varve.require = [["use load_mode()"]]
  } {
    %tmaDescriptor = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<0>>"}
    %coordinates = irdl.any {varve.rule = "I32"}
    %im2colOffsets = irdl.any {varve.rule = "I16"}
    %l2CacheHint = irdl.any {varve.rule = "I64"}
    %mode = irdl.base "#nvvm.tma_load_mode"
    irdl.operands(
      tmaDescriptor: %tmaDescriptor,
      coordinates: variadic %coordinates,
      im2colOffsets: variadic %im2colOffsets,
      l2CacheHint: optional %l2CacheHint) {
      varve.segments
    }
    irdl.attributes {
      "mode" = %mode
    } {
      varve.defaults = {
        mode = #nvvm.tma_load_mode<tile>}
    }
  }
  irdl.operation @cp.async.bulk.tensor.reduce attributes {
    varve.format = "$tmaDescriptor `,` $srcMem `,` `box` `[`$coordinates `]` (`l2_cache_hint` `=` $l2CacheHint^ )? attr-dict `:` type($tmaDescriptor) `,` type($srcMem)",
    varve.let = [
      "type($srcMem) = !llvm.ptr<3>",
      "type($coordinates) = i32",
      "type($l2CacheHint) = i64"],
    varve.require = [["$mode != .tile_scatter4", "!Scatter mode unsupported for CpAsyncBulkTensorReduceOp"], ["use coordinates()"], ["use im2col()"]]
  } {
    %tmaDescriptor = irdl.base "!llvm.ptr"
    %srcMem = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    %coordinates = irdl.any {varve.rule = "I32"}
    %l2CacheHint = irdl.any {varve.rule = "I64"}
    %redKind = irdl.base "#nvvm.tma_redux_kind"
    %mode = irdl.base "#nvvm.tma_store_mode"
    irdl.operands(
      tmaDescriptor: %tmaDescriptor,
      srcMem: %srcMem,
      coordinates: variadic %coordinates,
      l2CacheHint: optional %l2CacheHint) {
      varve.segments
    }
    irdl.attributes {
      "redKind" = %redKind,
      "mode" = %mode
    } {
      varve.defaults = {
        mode = #nvvm.tma_store_mode<tile>}
    }
  }
  irdl.operation @cp.async.bulk.tensor.shared.cluster.global attributes {
    varve.format = "$dstMem `,` $tmaDescriptor `,` $mbar `,` `box` `[`$coordinates `]` (`im2col` `[` $im2colOffsets^ `]` )? (`multicast_mask` `=` $multicastMask^ )? (`l2_cache_hint` `=` $l2CacheHint^ )? (`predicate` `=` $predicate^)? attr-dict `:` type($dstMem) `,` type($tmaDescriptor)",
    varve.traits = ["BasicPtxBuilderOpInterface", "NVVMRequiresSM<90>"],
    varve.let = [
      "type($tmaDescriptor) = !llvm.ptr",
      "type($coordinates) = i32",
      "type($mbar) = !llvm.ptr<3>",
      "type($im2colOffsets) = i16",
      "type($multicastMask) = i16",
      "type($l2CacheHint) = i64",
      "type($predicate) = i1"],
    varve.require = [["if has($predicate)", ["not $isCTAOnly", "!Predicate is supported only for shared::cluster mode."], ["$mode in [.tile, .im2col]", "!Predicate is supported only for Tile and Im2col modes."]], ["if not has($predicate)", ["not $isCTAOnly or type($dstMem).addressSpace = 3", "!Shared::cta destination requires address-space 3."], ["$isCTAOnly or type($dstMem).addressSpace = 7", "!Shared::cluster destination requires address-space 7."], ["not $isCTAOnly or not has($multicastMask)", "!Multicast is not supported with shared::cta mode."], ["not $isCTAOnly or not has($group)", "!CTAGroup is not supported with shared::cta mode."]], ["use load_mode()"]]
  } {
    %dstMem = irdl.any {varve.rule = "AnyOf<AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<7>>>"}
    %tmaDescriptor = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<0>>"}
    %coordinates = irdl.any {varve.rule = "I32"}
    %mbar = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    %im2colOffsets = irdl.any {varve.rule = "I16"}
    %multicastMask = irdl.any {varve.rule = "I16"}
    %l2CacheHint = irdl.any {varve.rule = "I64"}
    %predicate = irdl.any {varve.rule = "I1"}
    %mode = irdl.base "#nvvm.tma_load_mode"
    %isCTAOnly = irdl.any {varve.rule = "BoolAttr"}
    %group = irdl.base "#nvvm.cta_group"
    irdl.operands(
      dstMem: %dstMem,
      tmaDescriptor: %tmaDescriptor,
      coordinates: variadic %coordinates,
      mbar: %mbar,
      im2colOffsets: variadic %im2colOffsets,
      multicastMask: optional %multicastMask,
      l2CacheHint: optional %l2CacheHint,
      predicate: optional %predicate) {
      varve.segments
    }
    irdl.attributes {
      "mode" = %mode,
      "isCTAOnly" = %isCTAOnly,
      "group" = %group
    } {
      varve.optional = ["group"],
      varve.defaults = {
        mode = #nvvm.tma_load_mode<tile>,
        isCTAOnly = false}
    }
  }
  irdl.operation @cp.async.bulk.wait_group attributes {
    varve.format = "$group attr-dict",
    varve.traits = ["NVVMRequiresSM<90>"]
  } {
    %group = irdl.any {varve.rule = "AllOf<I32Attr, IntMinValue<0>>"}
    %read = irdl.any {varve.rule = "UnitAttr"}
    irdl.attributes {
      "group" = %group,
      "read" = %read
    } {
      varve.optional = ["read"]
    }
  }
  irdl.operation @cp.async.commit.group attributes {
    varve.format = "attr-dict"
  } {
  }
  irdl.operation @cp.async.mbarrier.arrive attributes {
    varve.format = "$addr attr-dict `:` type(operands)"
  } {
    %addr = irdl.any {varve.rule = "AnyOf<AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<0>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>>"}
    %noinc = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      addr: %addr)
    irdl.attributes {
      "noinc" = %noinc
    } {
      varve.defaults = {
        noinc = false}
    }
  }
  irdl.operation @cp.async.shared.global attributes {
    varve.format = "$dst `,` $src `,` $size `,` `cache` `=` $modifier (`,` $cpSize^)? attr-dict `:` type(operands)",
    varve.let = [
      "type($dst) = !llvm.ptr<3>",
      "type($src) = !llvm.ptr<1>",
      "type($cpSize) = i32"],
    varve.require = [["$modifier in [.ca, .cg]", "!Only CG and CA cache modifiers are supported."], ["$size in [4, 8, 16]", "!expected byte size to be either 4, 8 or 16."], ["$modifier != .cg or $size = 16", "!CG cache modifier is only support for 16 bytes copy."]]
  } {
    %dst = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    %src = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<1>>"}
    %cpSize = irdl.any {varve.rule = "I32"}
    %size = irdl.any {varve.rule = "I32Attr"}
    %modifier = irdl.base "#nvvm.load_cache_modifier"
    irdl.operands(
      dst: %dst,
      src: %src,
      cpSize: optional %cpSize)
    irdl.attributes {
      "size" = %size,
      "modifier" = %modifier
    }
  }
  irdl.operation @cp.async.wait.group attributes {
    varve.format = "$n attr-dict"
  } {
    %n = irdl.any {varve.rule = "I32Attr"}
    irdl.attributes {
      "n" = %n
    }
  }
  irdl.operation @dot.accumulate.2way attributes {
    varve.format = "$a $a_type `,` $b $b_type `,` $c attr-dict `:` type($a) `,` type($b)",
    varve.let = [
      "type($c) = i32",
      "type($res) = i32"]
  } {
    %a = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<I16>, LengthIs<2>>"}
    %b = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<4>>"}
    %c = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "I32"}
    %a_type = irdl.base "#nvvm.dot_accumulate_type"
    %b_type = irdl.base "#nvvm.dot_accumulate_type"
    %b_hi = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "a_type" = %a_type,
      "b_type" = %b_type,
      "b_hi" = %b_hi
    }
  }
  irdl.operation @dot.accumulate.4way attributes {
    varve.format = "$a $a_type `,` $b $b_type `,` $c attr-dict `:` type($a) `,` type($b)",
    varve.let = [
      "type($c) = i32",
      "type($res) = i32"]
  } {
    %a = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<4>>"}
    %b = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<4>>"}
    %c = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "I32"}
    %a_type = irdl.base "#nvvm.dot_accumulate_type"
    %b_type = irdl.base "#nvvm.dot_accumulate_type"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "a_type" = %a_type,
      "b_type" = %b_type
    }
  }
  irdl.operation @elect.sync attributes {
    varve.format = "($membermask^)? attr-dict `->` type(results)",
    varve.let = [
      "type($membermask) = i32",
      "type($pred) = i1"]
  } {
    %membermask = irdl.any {varve.rule = "I32"}
    %pred = irdl.any {varve.rule = "I1"}
    irdl.operands(
      membermask: optional %membermask)
    irdl.results(
      pred: %pred)
  }
  irdl.operation @exit attributes {
    varve.format = "attr-dict"
  } {
  }
  irdl.operation @fence.mbarrier.init attributes {
    varve.format = "attr-dict"
  } {
  }
  irdl.operation @fence.proxy attributes {
    varve.format = "attr-dict",
    varve.require = [["$kind != .tensormap", "tensormap proxy is not a supported proxy kind"], ["$kind != .generic", "generic proxy not a supported proxy kind"], ["$kind != .'async.shared' or has($space)", "async_shared fence requires space attribute"], ["$kind = .'async.shared' or not has($space)", "only async_shared fence can have space attribute"]]
  } {
    %kind = irdl.base "#nvvm.proxy_kind"
    %space = irdl.base "#nvvm.shared_space"
    irdl.attributes {
      "kind" = %kind,
      "space" = %space
    } {
      varve.optional = ["space"]
    }
  }
  irdl.operation @fence.proxy.acquire attributes {
    varve.format = "$scope $addr `,` $size (`from_proxy` `=` $fromProxy^)? (`to_proxy` `=` $toProxy^)? attr-dict",
    varve.let = [
      "type($addr) = !llvm.ptr",
      "type($size) = i32"],
    varve.require = [["$fromProxy = .generic", "uni-directional proxies only support generic for from_proxy attribute"], ["$toProxy = .tensormap", "uni-directional proxies only support tensormap for to_proxy attribute"]]
  } {
    %addr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<0>>"}
    %size = irdl.any {varve.rule = "I32"}
    %scope = irdl.base "#nvvm.mem_scope"
    %fromProxy = irdl.base "#nvvm.proxy_kind"
    %toProxy = irdl.base "#nvvm.proxy_kind"
    irdl.operands(
      addr: %addr,
      size: %size)
    irdl.attributes {
      "scope" = %scope,
      "fromProxy" = %fromProxy,
      "toProxy" = %toProxy
    } {
      varve.defaults = {
        fromProxy = #nvvm.proxy_kind<generic>,
        toProxy = #nvvm.proxy_kind<tensormap>}
    }
  }
  irdl.operation @fence.proxy.release attributes {
    varve.format = "$scope (`from_proxy` `=` $fromProxy^)? (`to_proxy` `=` $toProxy^)? attr-dict",
    varve.require = [["$fromProxy = .generic", "uni-directional proxies only support generic for from_proxy attribute"], ["$toProxy = .tensormap", "uni-directional proxies only support tensormap for to_proxy attribute"]]
  } {
    %scope = irdl.base "#nvvm.mem_scope"
    %fromProxy = irdl.base "#nvvm.proxy_kind"
    %toProxy = irdl.base "#nvvm.proxy_kind"
    irdl.attributes {
      "scope" = %scope,
      "fromProxy" = %fromProxy,
      "toProxy" = %toProxy
    } {
      varve.defaults = {
        fromProxy = #nvvm.proxy_kind<generic>,
        toProxy = #nvvm.proxy_kind<tensormap>}
    }
  }
  irdl.operation @fence.proxy.sync_restrict attributes {
    varve.format = "attr-dict",
    varve.require = [["$order in [.acquire, .release]", "only acquire and release semantics are supported"], ["$fromProxy = .generic", "only generic is support for from_proxy attribute"], ["$toProxy = .async", "only async is supported for to_proxy attribute"]]
  } {
    %order = irdl.base "#nvvm.mem_order"
    %fromProxy = irdl.base "#nvvm.proxy_kind"
    %toProxy = irdl.base "#nvvm.proxy_kind"
    irdl.attributes {
      "order" = %order,
      "fromProxy" = %fromProxy,
      "toProxy" = %toProxy
    } {
      varve.defaults = {
        fromProxy = #nvvm.proxy_kind<generic>,
        toProxy = #nvvm.proxy_kind<async>}
    }
  }
  irdl.operation @fence.sc.cluster attributes {
    varve.format = "attr-dict"
  } {
  }
  irdl.operation @fence.sync_restrict attributes {
    varve.format = "attr-dict",
    varve.require = [["$order in [.acquire, .release]", "only acquire and release semantics are supported"]]
  } {
    %order = irdl.base "#nvvm.mem_order"
    irdl.attributes {
      "order" = %order
    }
  }
  irdl.operation @griddepcontrol attributes {
    varve.format = "$kind attr-dict"
  } {
    %kind = irdl.base "#nvvm.grid_dep_action"
    irdl.attributes {
      "kind" = %kind
    }
  }
  irdl.operation @inline_ptx attributes {
    varve.format = "$ptxCode ( `ro` `(` $readOnlyArgs^ `:` type($readOnlyArgs) `)` )? ( `rw` `(` $readWriteArgs^ `:` type($readWriteArgs) `)` )? (`,` `predicate` `=` $predicate^)? attr-dict ( `->` type($writeOnlyArgs)^ )?",
    varve.traits = ["BasicPtxBuilderOpInterface"],
    varve.let = [
      "type($predicate) = i1"]
  } {
    %readOnlyArgs = irdl.any
    %readWriteArgs = irdl.any
    %predicate = irdl.any {varve.rule = "I1"}
    %writeOnlyArgs = irdl.any
    %ptxCode = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      readOnlyArgs: variadic %readOnlyArgs,
      readWriteArgs: variadic %readWriteArgs,
      predicate: optional %predicate) {
      varve.segments
    }
    irdl.results(
      writeOnlyArgs: variadic %writeOnlyArgs)
    irdl.attributes {
      "ptxCode" = %ptxCode
    }
  }
  irdl.operation @ldmatrix attributes {
    varve.format = "$ptr attr-dict `:` functional-type($ptr, $res)",
    varve.let = [
      "type($ptr) = !llvm.ptr<3>"],
    varve.require = [["let m = $shape.m, n = $shape.n, size = concat(m, 'x', n), count = if(m = 16, $num * 2, $num)", ["[m, n] in [[8, 8], [8, 16], [16, 16]]", "expected shape to be 8x8, 8x16 or 16x16"], ["m != 8 or $num in [1, 2, 4]", "expected num attribute to be 1, 2 or 4 for {size} matrix"], ["m != 16 or $num in [1, 2]", "expected num attribute to be 1 or 2 for 16x16 matrix"], ["n != 8 or $eltType = .b16", "expected element type to be b16 for 8x8 matrix"], ["m = n or $layout = .row", "expected layout to be row for 8x16 matrix"], ["m = n or $eltType in [.'b8x16.b4x16_p64', .'b8x16.b6x16_p32']", "expected element type to be b8x16.b4x16_p64 or b8x16.b6x16_p32 for 8x16 matrix"], ["m != 16 or $layout = .col", "expected layout to be col for 16x16 matrix"], ["m != 16 or $eltType in [.b8, .'b8x16.b4x16_p64', .'b8x16.b6x16_p32']", "expected element type to be b8, b8x16.b4x16_p64 or b8x16.b6x16_p32 for 16x16 matrix"], ["count != 1 or type($res) = i32", "expected destination type is i32"], ["count = 1 or elements(type($res)) = repeat(i32, count)", "expected destination type is a structure of {count} elements of type i32"]]]
  } {
    %ptr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    %res = irdl.any
    %num = irdl.any {varve.rule = "I32Attr"}
    %layout = irdl.base "#nvvm.mma_layout"
    %shape = irdl.base "#nvvm.ld_st_matrix_shape"
    %eltType = irdl.base "#nvvm.ld_st_matrix_elt_type"
    irdl.operands(
      ptr: %ptr)
    irdl.results(
      res: %res)
    irdl.attributes {
      "num" = %num,
      "layout" = %layout,
      "shape" = %shape,
      "eltType" = %eltType
    }
  }
  irdl.operation @mapa attributes {
    varve.format = "$a`,` $b attr-dict `:` type($a) `->` type($res)",
    varve.traits = ["InputAddressIsCombinationOf", "NVVMRequiresSM<90>"],
    varve.let = [
      "type($b) = i32"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<0>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>>"}
    %b = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "AnyOf<AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<0>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<7>>>"}
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
  }
  irdl.operation @match.sync attributes {
    varve.format = "$kind $thread_mask `,` $val attr-dict `:` type($val) `->` type($res)",
    varve.let = [
      "type($thread_mask) = i32"],
    varve.require = [["$kind != .all or elements(type($res)) = [i32, i1]", "match.sync 'all' returns a two element struct with first element as i32 and second element as i1"], ["$kind != .any or type($res) = i32", "match.sync 'any' returns an i32"]]
  } {
    %thread_mask = irdl.any {varve.rule = "I32"}
    %val = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %res = irdl.any {varve.rule = "AnyOf<I32, !llvm.struct>"}
    %kind = irdl.base "#nvvm.match_sync_kind"
    irdl.operands(
      thread_mask: %thread_mask,
      val: %val)
    irdl.results(
      res: %res)
    irdl.attributes {
      "kind" = %kind
    }
  }
  irdl.operation @mbarrier.arrive attributes {
    varve.format = "$addr (`,` $count^)? attr-dict `:` type($addr) (`->` type($res)^)?",
    varve.let = [
      "type($count) = i32",
      "type($res) = i64"],
    varve.require = [["use barrier_scope()"], ["use barrier_result()"]]
  } {
    %addr = irdl.any {varve.rule = "AnyOf<AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<0>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<7>>>"}
    %count = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "I64"}
    %scope = irdl.base "#nvvm.mem_scope"
    %relaxed = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      addr: %addr,
      count: optional %count)
    irdl.results(
      res: optional %res)
    irdl.attributes {
      "scope" = %scope,
      "relaxed" = %relaxed
    } {
      varve.defaults = {
        scope = #nvvm.mem_scope<cta>,
        relaxed = false}
    }
  }
  irdl.operation @mbarrier.arrive.expect_tx attributes {
    varve.format = "$addr `,` $txcount (`,` `predicate` `=` $predicate^)? attr-dict `:` type(operands) (`->` type($res)^)?",
    varve.traits = ["BasicPtxBuilderOpInterface"],
    varve.let = [
      "type($txcount) = i32",
      "type($predicate) = i1",
      "type($res) = i64"],
    varve.require = [["if has($predicate)", ["$scope = .cta", "!mbarrier scope must be CTA when using predicate"], ["type($addr).addressSpace != 7", "!mbarrier in shared_cluster space is not supported when using predicate"], ["not has($res)", "!return-value is not supported when using predicate"], ["not $relaxed", "!mbarrier with relaxed semantics is not supported when using predicate"]], ["use barrier_scope()"], ["use barrier_result()"]]
  } {
    %addr = irdl.any {varve.rule = "AnyOf<AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<0>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<7>>>"}
    %txcount = irdl.any {varve.rule = "I32"}
    %predicate = irdl.any {varve.rule = "I1"}
    %res = irdl.any {varve.rule = "I64"}
    %scope = irdl.base "#nvvm.mem_scope"
    %relaxed = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      addr: %addr,
      txcount: %txcount,
      predicate: optional %predicate)
    irdl.results(
      res: optional %res)
    irdl.attributes {
      "scope" = %scope,
      "relaxed" = %relaxed
    } {
      varve.defaults = {
        scope = #nvvm.mem_scope<cta>,
        relaxed = false}
    }
  }
  irdl.operation @mbarrier.arrive.nocomplete attributes {
    varve.format = "$addr `,` $count attr-dict `:` type(operands) `->` type($res)",
    varve.let = [
      "type($count) = i32",
      "type($res) = i64"]
  } {
    %addr = irdl.any {varve.rule = "AnyOf<AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<0>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>>"}
    %count = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "I64"}
    irdl.operands(
      addr: %addr,
      count: %count)
    irdl.results(
      res: %res)
  }
  irdl.operation @mbarrier.arrive_drop attributes {
    varve.format = "$addr (`,` $count^)? attr-dict `:` type($addr) (`->` type($res)^)?",
    varve.let = [
      "type($count) = i32",
      "type($res) = i64"],
    varve.require = [["use barrier_scope()"], ["use barrier_result()"]]
  } {
    %addr = irdl.any {varve.rule = "AnyOf<AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<0>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<7>>>"}
    %count = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "I64"}
    %scope = irdl.base "#nvvm.mem_scope"
    %relaxed = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      addr: %addr,
      count: optional %count)
    irdl.results(
      res: optional %res)
    irdl.attributes {
      "scope" = %scope,
      "relaxed" = %relaxed
    } {
      varve.defaults = {
        scope = #nvvm.mem_scope<cta>,
        relaxed = false}
    }
  }
  irdl.operation @mbarrier.arrive_drop.expect_tx attributes {
    varve.format = "$addr `,` $txcount attr-dict `:` type(operands) (`->` type($res)^)?",
    varve.let = [
      "type($txcount) = i32",
      "type($res) = i64"],
    varve.require = [["use barrier_scope()"], ["use barrier_result()"]]
  } {
    %addr = irdl.any {varve.rule = "AnyOf<AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<0>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<7>>>"}
    %txcount = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "I64"}
    %scope = irdl.base "#nvvm.mem_scope"
    %relaxed = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      addr: %addr,
      txcount: %txcount)
    irdl.results(
      res: optional %res)
    irdl.attributes {
      "scope" = %scope,
      "relaxed" = %relaxed
    } {
      varve.defaults = {
        scope = #nvvm.mem_scope<cta>,
        relaxed = false}
    }
  }
  irdl.operation @mbarrier.arrive_drop.nocomplete attributes {
    varve.format = "$addr `,` $count attr-dict `:` type(operands) `->` type($res)",
    varve.let = [
      "type($count) = i32",
      "type($res) = i64"]
  } {
    %addr = irdl.any {varve.rule = "AnyOf<AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<0>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>>"}
    %count = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "I64"}
    irdl.operands(
      addr: %addr,
      count: %count)
    irdl.results(
      res: %res)
  }
  irdl.operation @mbarrier.complete_tx attributes {
    varve.format = "$addr `,` $txcount attr-dict `:` type(operands)",
    varve.let = [
      "type($txcount) = i32"],
    varve.require = [["use barrier_scope()"]]
  } {
    %addr = irdl.any {varve.rule = "AnyOf<AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<7>>>"}
    %txcount = irdl.any {varve.rule = "I32"}
    %scope = irdl.base "#nvvm.mem_scope"
    irdl.operands(
      addr: %addr,
      txcount: %txcount)
    irdl.attributes {
      "scope" = %scope
    } {
      varve.defaults = {
        scope = #nvvm.mem_scope<cta>}
    }
  }
  irdl.operation @mbarrier.expect_tx attributes {
    varve.format = "$addr `,` $txcount attr-dict `:` type(operands)",
    varve.let = [
      "type($txcount) = i32"],
    varve.require = [["use barrier_scope()"]]
  } {
    %addr = irdl.any {varve.rule = "AnyOf<AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<7>>>"}
    %txcount = irdl.any {varve.rule = "I32"}
    %scope = irdl.base "#nvvm.mem_scope"
    irdl.operands(
      addr: %addr,
      txcount: %txcount)
    irdl.attributes {
      "scope" = %scope
    } {
      varve.defaults = {
        scope = #nvvm.mem_scope<cta>}
    }
  }
  irdl.operation @mbarrier.init attributes {
    varve.format = "$addr `,` $count (`,` `predicate` `=` $predicate^)? attr-dict `:` type(operands)",
    varve.traits = ["BasicPtxBuilderOpInterface"],
    varve.let = [
      "type($count) = i32",
      "type($predicate) = i1"]
  } {
    %addr = irdl.any {varve.rule = "AnyOf<AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<0>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>>"}
    %count = irdl.any {varve.rule = "I32"}
    %predicate = irdl.any {varve.rule = "I1"}
    irdl.operands(
      addr: %addr,
      count: %count,
      predicate: optional %predicate)
  }
  irdl.operation @mbarrier.inval attributes {
    varve.format = "$addr attr-dict `:` type(operands)"
  } {
    %addr = irdl.any {varve.rule = "AnyOf<AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<0>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>>"}
    irdl.operands(
      addr: %addr)
  }
  irdl.operation @mbarrier.test.wait attributes {
    varve.format = "$addr `,` $stateOrPhase attr-dict `:` type(operands) `->` type($res)",
    varve.let = [
      "type($res) = i1"],
    varve.require = [["use barrier_scope()"]]
  } {
    %addr = irdl.any {varve.rule = "AnyOf<AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<0>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>>"}
    %stateOrPhase = irdl.any {varve.rule = "AnyOf<I64, I32>"}
    %res = irdl.any {varve.rule = "I1"}
    %scope = irdl.base "#nvvm.mem_scope"
    %relaxed = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      addr: %addr,
      stateOrPhase: %stateOrPhase)
    irdl.results(
      res: %res)
    irdl.attributes {
      "scope" = %scope,
      "relaxed" = %relaxed
    } {
      varve.defaults = {
        scope = #nvvm.mem_scope<cta>,
        relaxed = false}
    }
  }
  irdl.operation @mbarrier.try_wait attributes {
    varve.format = "$addr `,` $stateOrPhase (`,` $ticks^)? attr-dict `:` type(operands) `->` type($res)",
    varve.let = [
      "type($ticks) = i32",
      "type($res) = i1"],
    varve.require = [["use barrier_scope()"]]
  } {
    %addr = irdl.any {varve.rule = "AnyOf<AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<0>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>>"}
    %stateOrPhase = irdl.any {varve.rule = "AnyOf<I64, I32>"}
    %ticks = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "I1"}
    %scope = irdl.base "#nvvm.mem_scope"
    %relaxed = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      addr: %addr,
      stateOrPhase: %stateOrPhase,
      ticks: optional %ticks)
    irdl.results(
      res: %res)
    irdl.attributes {
      "scope" = %scope,
      "relaxed" = %relaxed
    } {
      varve.defaults = {
        scope = #nvvm.mem_scope<cta>,
        relaxed = false}
    }
  }
  irdl.operation @mbarrier.try_wait.parity attributes {
    varve.format = "$addr `,` $phase `,` $ticks attr-dict `:` type(operands)",
    varve.traits = ["BasicPtxBuilderOpInterface"],
    varve.let = [
      "type($phase) = i32",
      "type($ticks) = i32"]
  } {
    %addr = irdl.any {varve.rule = "AnyOf<AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<0>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>>"}
    %phase = irdl.any {varve.rule = "I32"}
    %ticks = irdl.any {varve.rule = "I32"}
    irdl.operands(
      addr: %addr,
      phase: %phase,
      ticks: %ticks)
  }
  irdl.operation @memory.barrier attributes {
    varve.format = "$scope attr-dict"
  } {
    %scope = irdl.base "#nvvm.mem_scope"
    irdl.attributes {
      "scope" = %scope
    }
  }
  irdl.operation @mma.block_scale attributes {
    varve.syntax = "hook:nvvm.mma.block_scale",
    varve.let = [
      "type($scaleAData) = i32",
      "type($byteIdA) = i16",
      "type($threadIdA) = i16",
      "type($scaleBData) = i32",
      "type($byteIdB) = i16",
      "type($threadIdB) = i16"],
    varve.require = [["use block_scaled(32, 'mma')"]]
  } {
    %operandA = irdl.any {varve.rule = "LLVM_Type"}
    %operandB = irdl.any {varve.rule = "LLVM_Type"}
    %operandC = irdl.any {varve.rule = "LLVM_Type"}
    %scaleAData = irdl.any {varve.rule = "I32"}
    %byteIdA = irdl.any {varve.rule = "I16"}
    %threadIdA = irdl.any {varve.rule = "I16"}
    %scaleBData = irdl.any {varve.rule = "I32"}
    %byteIdB = irdl.any {varve.rule = "I16"}
    %threadIdB = irdl.any {varve.rule = "I16"}
    %res = irdl.base "!llvm.struct"
    %shape = irdl.base "#nvvm.shape"
    %multiplicandAPtxType = irdl.base "#nvvm.mma_type"
    %multiplicandBPtxType = irdl.base "#nvvm.mma_type"
    %scaleVecSize = irdl.base "#nvvm.scale_vec_size"
    %blockScaleFormat = irdl.base "#nvvm.block_scale_format"
    %kind = irdl.base "#nvvm.block_scale_kind"
    irdl.operands(
      operandA: variadic %operandA,
      operandB: variadic %operandB,
      operandC: variadic %operandC,
      scaleAData: %scaleAData,
      byteIdA: %byteIdA,
      threadIdA: %threadIdA,
      scaleBData: %scaleBData,
      byteIdB: %byteIdB,
      threadIdB: %threadIdB) {
      varve.segments
    }
    irdl.results(
      res: %res)
    irdl.attributes {
      "shape" = %shape,
      "multiplicandAPtxType" = %multiplicandAPtxType,
      "multiplicandBPtxType" = %multiplicandBPtxType,
      "scaleVecSize" = %scaleVecSize,
      "blockScaleFormat" = %blockScaleFormat,
      "kind" = %kind
    } {
      varve.optional = ["multiplicandAPtxType", "multiplicandBPtxType"]
    }
  }
  irdl.operation @mma.sp.block_scale attributes {
    varve.syntax = "hook:nvvm.mma.sp.block_scale",
    varve.let = [
      "type($sparseMetadata) = i32",
      "type($sparsitySelector) = i32",
      "type($scaleAData) = i32",
      "type($byteIdA) = i16",
      "type($threadIdA) = i16",
      "type($scaleBData) = i32",
      "type($byteIdB) = i16",
      "type($threadIdB) = i16"],
    varve.require = [["$orderedMetadata", "'orderedMetadata' attribute is mandatory"], ["use block_scaled(64, 'sparse mma')"]]
  } {
    %operandA = irdl.any {varve.rule = "LLVM_Type"}
    %operandB = irdl.any {varve.rule = "LLVM_Type"}
    %operandC = irdl.any {varve.rule = "LLVM_Type"}
    %sparseMetadata = irdl.any {varve.rule = "I32"}
    %sparsitySelector = irdl.any {varve.rule = "I32"}
    %scaleAData = irdl.any {varve.rule = "I32"}
    %byteIdA = irdl.any {varve.rule = "I16"}
    %threadIdA = irdl.any {varve.rule = "I16"}
    %scaleBData = irdl.any {varve.rule = "I32"}
    %byteIdB = irdl.any {varve.rule = "I16"}
    %threadIdB = irdl.any {varve.rule = "I16"}
    %res = irdl.base "!llvm.struct"
    %shape = irdl.base "#nvvm.shape"
    %multiplicandAPtxType = irdl.base "#nvvm.mma_type"
    %multiplicandBPtxType = irdl.base "#nvvm.mma_type"
    %scaleVecSize = irdl.base "#nvvm.scale_vec_size"
    %blockScaleFormat = irdl.base "#nvvm.block_scale_format"
    %kind = irdl.base "#nvvm.block_scale_kind"
    %orderedMetadata = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      operandA: variadic %operandA,
      operandB: variadic %operandB,
      operandC: variadic %operandC,
      sparseMetadata: %sparseMetadata,
      sparsitySelector: %sparsitySelector,
      scaleAData: %scaleAData,
      byteIdA: %byteIdA,
      threadIdA: %threadIdA,
      scaleBData: %scaleBData,
      byteIdB: %byteIdB,
      threadIdB: %threadIdB) {
      varve.segments
    }
    irdl.results(
      res: %res)
    irdl.attributes {
      "shape" = %shape,
      "multiplicandAPtxType" = %multiplicandAPtxType,
      "multiplicandBPtxType" = %multiplicandBPtxType,
      "scaleVecSize" = %scaleVecSize,
      "blockScaleFormat" = %blockScaleFormat,
      "kind" = %kind,
      "orderedMetadata" = %orderedMetadata
    } {
      varve.optional = ["multiplicandAPtxType", "multiplicandBPtxType", "orderedMetadata"]
    }
  }
  irdl.operation @mma.sp.sync attributes {
    varve.syntax = "hook:nvvm.mma.sp.sync",
    varve.let = [
      "type($sparseMetadata) = i32",
      "type($sparsitySelector) = i32"],
    varve.require = [["if has($multiplicandAPtxType)", ["let a = word($multiplicandAPtxType), m = $shape.m, k = $shape.k, factor = if(a = 'tf32', 4, if(a in ['bf16', 'f16'], 8, if(a in ['s8', 'u8'], 16, if(a in ['s4', 'u4', 'e4m3', 'e5m2', 'e3m2', 'e2m3', 'e2m1'], 32, 0))))", ["m != 16 or factor != 0", "!invalid shape or multiplicand type: {a}"], ["use multiply(a, m, factor, if(m = 16, if(a in ['e4m3', 'e5m2', 'e3m2', 'e2m3', 'e2m1'], [64], [factor * 2, factor * 4]), if(a in ['f16', 'f64'], [4], if(a in ['s4', 'u4', 's8', 'u8'], [factor], []))), k / factor)"], ["use overflow(a)"]]]]
  } {
    %operandA = irdl.any {varve.rule = "LLVM_Type"}
    %operandB = irdl.any {varve.rule = "LLVM_Type"}
    %operandC = irdl.any {varve.rule = "LLVM_Type"}
    %sparseMetadata = irdl.any {varve.rule = "I32"}
    %sparsitySelector = irdl.any {varve.rule = "I32"}
    %res = irdl.base "!llvm.struct"
    %shape = irdl.base "#nvvm.shape"
    %intOverflowBehavior = irdl.base "#nvvm.mma_int_overflow"
    %multiplicandAPtxType = irdl.base "#nvvm.mma_type"
    %multiplicandBPtxType = irdl.base "#nvvm.mma_type"
    %orderedMetadata = irdl.any {varve.rule = "UnitAttr"}
    %kind = irdl.base "#nvvm.mma_kind"
    irdl.operands(
      operandA: variadic %operandA,
      operandB: variadic %operandB,
      operandC: variadic %operandC,
      sparseMetadata: %sparseMetadata,
      sparsitySelector: %sparsitySelector) {
      varve.segments
    }
    irdl.results(
      res: %res)
    irdl.attributes {
      "shape" = %shape,
      "intOverflowBehavior" = %intOverflowBehavior,
      "multiplicandAPtxType" = %multiplicandAPtxType,
      "multiplicandBPtxType" = %multiplicandBPtxType,
      "orderedMetadata" = %orderedMetadata,
      "kind" = %kind
    } {
      varve.optional = ["intOverflowBehavior", "multiplicandAPtxType", "multiplicandBPtxType", "orderedMetadata", "kind"]
    }
  }
  irdl.operation @mma.sync attributes {
    varve.syntax = "hook:nvvm.mma.sync",
    varve.require = [["if has($multiplicandAPtxType)", ["let a = word($multiplicandAPtxType), m = $shape.m, k = $shape.k, factor = if(a = 'tf32', 4, if(a in ['bf16', 'f16'], 8, if(a in ['s8', 'u8'], 16, if(a in ['s4', 'u4'], 32, if(a = 'b1', 128, 0)))))", ["m != 16 or factor != 0", "!invalid shape or multiplicand type: {a}"], ["use multiply(a, m, factor, if(m = 16, [factor, factor * 2], [if(a in ['f16', 'f64'], 4, if(a = 'b1', 128, factor))]), k / factor * 2)"], ["a != 'b1' or has($b1Op)", "op requires b1Op attribute"], ["use overflow(a)"], ["m = 8 and a = 'f16' or $layoutA = .row and $layoutB = .col", "requires layoutA = #nvvm.mma_layout<row> and layoutB = #nvvm.mma_layout<col> for shape <{m}, {$shape.n}, {k}> with element types {a} and {word($multiplicandBPtxType)}. Only m8n8k4 with f16 supports other layouts."]]]]
  } {
    %operandA = irdl.any {varve.rule = "LLVM_Type"}
    %operandB = irdl.any {varve.rule = "LLVM_Type"}
    %operandC = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.base "!llvm.struct"
    %shape = irdl.base "#nvvm.shape"
    %b1Op = irdl.base "#nvvm.mma_b1op"
    %intOverflowBehavior = irdl.base "#nvvm.mma_int_overflow"
    %layoutA = irdl.base "#nvvm.mma_layout"
    %layoutB = irdl.base "#nvvm.mma_layout"
    %multiplicandAPtxType = irdl.base "#nvvm.mma_type"
    %multiplicandBPtxType = irdl.base "#nvvm.mma_type"
    irdl.operands(
      operandA: variadic %operandA,
      operandB: variadic %operandB,
      operandC: variadic %operandC) {
      varve.segments
    }
    irdl.results(
      res: %res)
    irdl.attributes {
      "shape" = %shape,
      "b1Op" = %b1Op,
      "intOverflowBehavior" = %intOverflowBehavior,
      "layoutA" = %layoutA,
      "layoutB" = %layoutB,
      "multiplicandAPtxType" = %multiplicandAPtxType,
      "multiplicandBPtxType" = %multiplicandBPtxType
    } {
      varve.optional = ["b1Op", "intOverflowBehavior", "multiplicandAPtxType", "multiplicandBPtxType"]
    }
  }
  irdl.operation @nanosleep attributes {
    varve.format = "attr-dict $duration",
    varve.let = [
      "type($duration) = i32"]
  } {
    %duration = irdl.any {varve.rule = "I32"}
    irdl.operands(
      duration: %duration)
  }
  irdl.operation @pmevent attributes {
    varve.format = "attr-dict (`id` `=` $eventId^)? (`mask` `=` $maskedEventId^)?",
    varve.require = [["has($maskedEventId) or has($eventId)", "either `id` or `mask` must be set"], ["not has($maskedEventId) or not has($eventId)", "`id` and `mask` cannot be set at the same time"], ["not has($eventId) or $eventId >= 0 and $eventId <= 15", "`id` must be between 0 and 15"]]
  } {
    %maskedEventId = irdl.any {varve.rule = "I16Attr"}
    %eventId = irdl.any {varve.rule = "I32Attr"}
    irdl.attributes {
      "maskedEventId" = %maskedEventId,
      "eventId" = %eventId
    } {
      varve.optional = ["maskedEventId", "eventId"]
    }
  }
  irdl.operation @prefetch attributes {
    varve.format = "(`level` `=` $cacheLevel^ (`uniform` $uniform^)? `,`)? (`tensormap` $tensormap^ (`in_param_space` $in_param_space^)? `,`)? (`evict_priority` `=` $evictPriority^ `,`)? $addr (`,` `predicate` `=` $predicate^)? attr-dict `:` type(operands)",
    varve.traits = ["BasicPtxBuilderOpInterface"],
    varve.let = [
      "type($predicate) = i1"],
    varve.require = [["not $tensormap or not has($cacheLevel)", "cannot specify both tensormap and cache level"], ["$tensormap or has($cacheLevel)", "requires specification of either cache level or tensormap"], ["if $tensormap", ["type($addr).addressSpace in [absent, 0, 4]", "prefetch tensormap requires a generic or constant pointer"], ["not has($evictPriority)", "prefetch tensormap does not support eviction priority"], ["not $in_param_space or type($addr).addressSpace in [absent, 0]", "in_param_space can only be specified for a generic pointer"]], ["if has($cacheLevel)", ["type($addr).addressSpace in [absent, 0, 1, 5]", "prefetch to cache level requires a generic, global, or local pointer"], ["not $uniform or $cacheLevel = .L1", "unsupported cache level, the only supported uniform cache level is L1"], ["not $uniform or type($addr).addressSpace in [absent, 0]", "prefetch to uniform cache requires a generic pointer"], ["not has($evictPriority) or $cacheLevel = .L2", "cache eviction priority supported only for cache level L2"], ["not has($evictPriority) or type($addr).addressSpace = 1", "cache eviction priority requires a global pointer"], ["not has($evictPriority) or $evictPriority in [.evict_normal, .evict_last]", "unsupported cache eviction priority, only evict_last and evict_normal are supported"], ["not has($predicate)", "predicate supported only on prefetch tensormap"]]]
  } {
    %addr = irdl.any {varve.rule = "AnyOf<AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<1>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<5>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<0>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<4>>>"}
    %predicate = irdl.any {varve.rule = "I1"}
    %cacheLevel = irdl.base "#nvvm.prefetch_cache_level"
    %evictPriority = irdl.base "#nvvm.cache_eviction_priority"
    %tensormap = irdl.any {varve.rule = "UnitAttr"}
    %uniform = irdl.any {varve.rule = "UnitAttr"}
    %in_param_space = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      addr: %addr,
      predicate: optional %predicate)
    irdl.attributes {
      "cacheLevel" = %cacheLevel,
      "evictPriority" = %evictPriority,
      "tensormap" = %tensormap,
      "uniform" = %uniform,
      "in_param_space" = %in_param_space
    } {
      varve.optional = ["cacheLevel", "evictPriority", "tensormap", "uniform", "in_param_space"]
    }
  }
  irdl.operation @prmt attributes {
    varve.format = "$mode $selector `,` $lo (`,` $hi^)? attr-dict `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($lo) = i32",
      "type($hi) = i32",
      "type($selector) = i32",
      "type($res) = i32"],
    varve.require = [["not $mode in [.default, .f4e, .b4e] or has($hi)", "!mode '{word($mode)}' requires 'hi' operand."], ["$mode in [.default, .f4e, .b4e] or not has($hi)", "!mode '{word($mode)}' does not accept 'hi' operand."]]
  } {
    %lo = irdl.any {varve.rule = "I32"}
    %hi = irdl.any {varve.rule = "I32"}
    %selector = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "I32"}
    %mode = irdl.base "#nvvm.permute_mode"
    irdl.operands(
      lo: %lo,
      hi: optional %hi,
      selector: %selector)
    irdl.results(
      res: %res)
    irdl.attributes {
      "mode" = %mode
    }
  }
  irdl.operation @rcp.approx.ftz.f attributes {
    varve.format = "$arg attr-dict `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($arg) = f32",
      "type($res) = f32"]
  } {
    %arg = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "F32"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.aggr.smem.size attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["NVVMRequiresSM<90>", "Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.clock attributes {
    varve.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.clock64 attributes {
    varve.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.cluster.ctaid.x attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)",
    varve.traits = ["NVVMRequiresSM<90>", "InferIntRangeInterface", "Pure"],
    varve.require = [["use range()"]]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @read.ptx.sreg.cluster.ctaid.y attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)",
    varve.traits = ["NVVMRequiresSM<90>", "InferIntRangeInterface", "Pure"],
    varve.require = [["use range()"]]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @read.ptx.sreg.cluster.ctaid.z attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)",
    varve.traits = ["NVVMRequiresSM<90>", "InferIntRangeInterface", "Pure"],
    varve.require = [["use range()"]]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @read.ptx.sreg.cluster.ctarank attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)",
    varve.traits = ["NVVMRequiresSM<90>", "InferIntRangeInterface", "Pure"],
    varve.require = [["use range()"]]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @read.ptx.sreg.cluster.nctaid.x attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)",
    varve.traits = ["NVVMRequiresSM<90>", "InferIntRangeInterface", "Pure"],
    varve.require = [["use range()"]]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @read.ptx.sreg.cluster.nctaid.y attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)",
    varve.traits = ["NVVMRequiresSM<90>", "InferIntRangeInterface", "Pure"],
    varve.require = [["use range()"]]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @read.ptx.sreg.cluster.nctaid.z attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)",
    varve.traits = ["InferIntRangeInterface", "Pure"],
    varve.require = [["use range()"]]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @read.ptx.sreg.cluster.nctarank attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)",
    varve.traits = ["InferIntRangeInterface", "Pure"],
    varve.require = [["use range()"]]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @read.ptx.sreg.clusterid.x attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)",
    varve.traits = ["NVVMRequiresSM<90>", "InferIntRangeInterface", "Pure"],
    varve.require = [["use range()"]]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @read.ptx.sreg.clusterid.y attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)",
    varve.traits = ["InferIntRangeInterface", "Pure"],
    varve.require = [["use range()"]]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @read.ptx.sreg.clusterid.z attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)",
    varve.traits = ["InferIntRangeInterface", "Pure"],
    varve.require = [["use range()"]]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @read.ptx.sreg.ctaid.x attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)",
    varve.traits = ["InferIntRangeInterface", "Pure"],
    varve.require = [["use range()"]]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @read.ptx.sreg.ctaid.y attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)",
    varve.traits = ["InferIntRangeInterface", "Pure"],
    varve.require = [["use range()"]]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @read.ptx.sreg.ctaid.z attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)",
    varve.traits = ["InferIntRangeInterface", "Pure"],
    varve.require = [["use range()"]]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @read.ptx.sreg.dynamic.smem.size attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg0 attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg1 attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg10 attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg11 attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg12 attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg13 attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg14 attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg15 attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg16 attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg17 attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg18 attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg19 attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg2 attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg20 attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg21 attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg22 attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg23 attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg24 attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg25 attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg26 attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg27 attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg28 attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg29 attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg3 attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg30 attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg31 attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg4 attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg5 attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg6 attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg7 attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg8 attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.envreg9 attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.globaltimer attributes {
    varve.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.globaltimer.lo attributes {
    varve.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.gridid attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)",
    varve.traits = ["InferIntRangeInterface", "Pure"],
    varve.require = [["use range()"]]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @read.ptx.sreg.laneid attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)",
    varve.traits = ["InferIntRangeInterface", "Pure"],
    varve.require = [["use range()"]]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @read.ptx.sreg.lanemask.eq attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.lanemask.ge attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.lanemask.gt attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.lanemask.le attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.lanemask.lt attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.nclusterid.x attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)",
    varve.traits = ["InferIntRangeInterface", "Pure"],
    varve.require = [["use range()"]]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @read.ptx.sreg.nclusterid.y attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)",
    varve.traits = ["InferIntRangeInterface", "Pure"],
    varve.require = [["use range()"]]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @read.ptx.sreg.nclusterid.z attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)",
    varve.traits = ["InferIntRangeInterface", "Pure"],
    varve.require = [["use range()"]]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @read.ptx.sreg.nctaid.x attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)",
    varve.traits = ["InferIntRangeInterface", "Pure"],
    varve.require = [["use range()"]]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @read.ptx.sreg.nctaid.y attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)",
    varve.traits = ["InferIntRangeInterface", "Pure"],
    varve.require = [["use range()"]]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @read.ptx.sreg.nctaid.z attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)",
    varve.traits = ["InferIntRangeInterface", "Pure"],
    varve.require = [["use range()"]]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @read.ptx.sreg.nsmid attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)",
    varve.traits = ["InferIntRangeInterface", "Pure"],
    varve.require = [["use range()"]]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @read.ptx.sreg.ntid.x attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)",
    varve.traits = ["InferIntRangeInterface", "Pure"],
    varve.require = [["use range()"]]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @read.ptx.sreg.ntid.y attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)",
    varve.traits = ["InferIntRangeInterface", "Pure"],
    varve.require = [["use range()"]]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @read.ptx.sreg.ntid.z attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)",
    varve.traits = ["InferIntRangeInterface", "Pure"],
    varve.require = [["use range()"]]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @read.ptx.sreg.nwarpid attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)",
    varve.traits = ["InferIntRangeInterface", "Pure"],
    varve.require = [["use range()"]]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @read.ptx.sreg.smid attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)",
    varve.traits = ["InferIntRangeInterface", "Pure"],
    varve.require = [["use range()"]]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @read.ptx.sreg.tid.x attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)",
    varve.traits = ["InferIntRangeInterface", "Pure"],
    varve.require = [["use range()"]]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @read.ptx.sreg.tid.y attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)",
    varve.traits = ["InferIntRangeInterface", "Pure"],
    varve.require = [["use range()"]]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @read.ptx.sreg.tid.z attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)",
    varve.traits = ["InferIntRangeInterface", "Pure"],
    varve.require = [["use range()"]]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @read.ptx.sreg.total.smem.size attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.warpid attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)",
    varve.traits = ["InferIntRangeInterface", "Pure"],
    varve.require = [["use range()"]]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @read.ptx.sreg.warpsize attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)",
    varve.traits = ["InferIntRangeInterface", "Pure"],
    varve.require = [["use range()"]]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @redux.sync attributes {
    varve.format = "$kind $val `,` $mask_and_clamp attr-dict `:` type($val) `->` type($res)",
    varve.traits = ["NVVMRequiresSM<80>", "AllTypesMatch<res,val>"],
    varve.let = [
      "type($val) = type($res)",
      "type($mask_and_clamp) = i32"],
    varve.require = [["type($res) = f32 or not $abs", "abs attribute is supported only for f32 type"], ["type($res) = f32 or not $nan", "nan attribute is supported only for f32 type"], ["let kind = word($kind), type = if(kind in ['fmin', 'fmax'], f32, i32)", ["type($res) = type", "'{kind}' redux kind unsupported with '{type($res)}' type. Only supported type is '{type}'."]]]
  } {
    %val = irdl.any {varve.rule = "AnyOf<I32, F32>"}
    %mask_and_clamp = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "AnyOf<I32, F32>"}
    %kind = irdl.base "#nvvm.redux_kind"
    %abs = irdl.any {varve.rule = "BoolAttr"}
    %nan = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      val: %val,
      mask_and_clamp: %mask_and_clamp)
    irdl.results(
      res: %res)
    irdl.attributes {
      "kind" = %kind,
      "abs" = %abs,
      "nan" = %nan
    } {
      varve.defaults = {
        abs = false,
        nan = false}
    }
  }
  irdl.operation @setmaxregister attributes {
    varve.format = "$action $regCount attr-dict",
    varve.require = [["$regCount % 8 = 0", "new register size must be multiple of 8"], ["$regCount >= 24 and $regCount <= 256", "new register size must be in between 24 to 256"]]
  } {
    %regCount = irdl.any {varve.rule = "I32Attr"}
    %action = irdl.base "#nvvm.action"
    irdl.attributes {
      "regCount" = %regCount,
      "action" = %action
    }
  }
  irdl.operation @shfl.sync attributes {
    varve.format = "$kind $thread_mask `,` $val `,` $offset `,` $mask_and_clamp attr-dict `:` type($val) `->` type($res)",
    varve.traits = ["NVVMRequiresSM<30>"],
    varve.let = [
      "type($thread_mask) = i32",
      "type($offset) = i32",
      "type($mask_and_clamp) = i32"],
    varve.require = [["let parts = elements(type($res))", ["parts = absent or $return_value_and_is_valid", "\22return_value_and_is_valid\22 attribute must be specified when the return type is a struct type"], ["if $return_value_and_is_valid", ["count(parts) = 2", "expected return type to be a two-element struct"], ["parts[0] = type($val)", "expected first element in the returned struct to be of type '{type($val)}' but got '{parts[0]}' instead"], ["parts[1] = i1", "expected second element in the returned struct to be of type 'i1' but got '{parts[1]}' instead"]]], ["$return_value_and_is_valid or type($res) = type($val)", "expected return type to be of type '{type($val)}' but got '{type($res)}' instead"]]
  } {
    %thread_mask = irdl.any {varve.rule = "I32"}
    %val = irdl.any {varve.rule = "AnyOf<I32, F32>"}
    %offset = irdl.any {varve.rule = "I32"}
    %mask_and_clamp = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "AnyOf<I32, F32, !llvm.struct>"}
    %kind = irdl.base "#nvvm.shfl_kind"
    %return_value_and_is_valid = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      thread_mask: %thread_mask,
      val: %val,
      offset: %offset,
      mask_and_clamp: %mask_and_clamp)
    irdl.results(
      res: %res)
    irdl.attributes {
      "kind" = %kind,
      "return_value_and_is_valid" = %return_value_and_is_valid
    } {
      varve.optional = ["return_value_and_is_valid"]
    }
  }
  irdl.operation @st.bulk attributes {
    varve.format = "$addr `,` `size` `=` $size (`,` `init` `=` $initVal^)? attr-dict `:` type($addr)",
    varve.let = [
      "type($size) = i64"],
    varve.require = [["$initVal = 0", "only 0 is supported for initVal, got {$initVal}"]]
  } {
    %addr = irdl.any {varve.rule = "AnyOf<AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<0>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>>"}
    %size = irdl.any {varve.rule = "I64"}
    %initVal = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      addr: %addr,
      size: %size)
    irdl.attributes {
      "initVal" = %initVal
    } {
      varve.defaults = {
        initVal = 0 : i64}
    }
  }
  irdl.operation @stmatrix attributes {
    varve.format = "$ptr `,` $sources attr-dict `:` type(operands)",
    varve.let = [
      "type($ptr) = !llvm.ptr<3>",
      "type($sources) = i32"],
    varve.require = [["count($sources) in [1, 2, 4]", "expected num attribute to be 1, 2 or 4"], ["$shape.m in [8, 16] and $shape.n = 8", "expected shape to be 8x8 or 16x8"], ["$shape.m != 8 or $eltType = .b16", "expected element type to be B16 for 8x8 matrix"], ["$shape.m != 16 or $eltType = .b8", "expected element type to be B8 for 16x8 matrix"], ["$shape.m != 16 or $layout = .col", "expected layout to be col for 16x8 matrix"]]
  } {
    %ptr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    %sources = irdl.any {varve.rule = "I32"}
    %layout = irdl.base "#nvvm.mma_layout"
    %shape = irdl.base "#nvvm.ld_st_matrix_shape"
    %eltType = irdl.base "#nvvm.ld_st_matrix_elt_type"
    irdl.operands(
      ptr: %ptr,
      sources: variadic %sources)
    irdl.attributes {
      "layout" = %layout,
      "shape" = %shape,
      "eltType" = %eltType
    }
  }
  irdl.operation @tcgen05.alloc attributes {
    varve.format = "$addr `,` $nCols attr-dict `:` type(operands)",
    varve.traits = ["NVVMRequiresSMa<100,101>"],
    varve.let = [
      "type($nCols) = i32"]
  } {
    %addr = irdl.any {varve.rule = "AnyOf<!llvm.ptr, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>>"}
    %nCols = irdl.any {varve.rule = "I32"}
    %group = irdl.base "#nvvm.cta_group"
    irdl.operands(
      addr: %addr,
      nCols: %nCols)
    irdl.attributes {
      "group" = %group
    } {
      varve.defaults = {
        group = #nvvm.cta_group<cta_1>}
    }
  }
  irdl.operation @tcgen05.commit attributes {
    varve.format = "$addr (`,` `multicast_mask` `=` $multicastMask^)? attr-dict `:` type(operands)",
    varve.traits = ["NVVMRequiresSMa<100,101>"],
    varve.let = [
      "type($multicastMask) = i16"]
  } {
    %addr = irdl.any {varve.rule = "AnyOf<!llvm.ptr, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>>"}
    %multicastMask = irdl.any {varve.rule = "I16"}
    %group = irdl.base "#nvvm.cta_group"
    irdl.operands(
      addr: %addr,
      multicastMask: optional %multicastMask)
    irdl.attributes {
      "group" = %group
    } {
      varve.defaults = {
        group = #nvvm.cta_group<cta_1>}
    }
  }
  irdl.operation @tcgen05.cp attributes {
    varve.format = "$taddr`,` $smem_desc attr-dict",
    varve.traits = ["NVVMRequiresSMa<100,101>"],
    varve.let = [
      "type($taddr) = !llvm.ptr<6>",
      "type($smem_desc) = i64"],
    varve.require = [["not $shape in [.shape_128x256b, .shape_128x128b, .shape_4x256b] or $multicast = .none", "!Invalid multicast type for tcgen05.cp Op"], ["$shape != .shape_64x128b or $multicast in [.warpx2_01_23, .warpx2_02_13]", "!Shape 64x128b requires multicast warpx2_01_23 or warpx2_02_13 for tcgen05.cp Op"], ["$shape != .shape_32x128b or $multicast = .warpx4", "!Shape 32x128b requires multicast warpx4 for tcgen05.cp Op"]]
  } {
    %taddr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<6>>"}
    %smem_desc = irdl.any {varve.rule = "I64"}
    %shape = irdl.base "#nvvm.tcgen05_cp_shape"
    %group = irdl.base "#nvvm.cta_group"
    %multicast = irdl.base "#nvvm.tcgen05_cp_multicast"
    %srcFormat = irdl.base "#nvvm.tcgen05_cp_src_fmt"
    irdl.operands(
      taddr: %taddr,
      smem_desc: %smem_desc)
    irdl.attributes {
      "shape" = %shape,
      "group" = %group,
      "multicast" = %multicast,
      "srcFormat" = %srcFormat
    } {
      varve.optional = ["srcFormat"],
      varve.defaults = {
        group = #nvvm.cta_group<cta_1>,
        multicast = #nvvm.tcgen05_cp_multicast<none>}
    }
  }
  irdl.operation @tcgen05.dealloc attributes {
    varve.format = "$taddr `,` $nCols attr-dict `:` type(operands)",
    varve.traits = ["NVVMRequiresSMa<100,101>"],
    varve.let = [
      "type($taddr) = !llvm.ptr<6>",
      "type($nCols) = i32"]
  } {
    %taddr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<6>>"}
    %nCols = irdl.any {varve.rule = "I32"}
    %group = irdl.base "#nvvm.cta_group"
    irdl.operands(
      taddr: %taddr,
      nCols: %nCols)
    irdl.attributes {
      "group" = %group
    } {
      varve.defaults = {
        group = #nvvm.cta_group<cta_1>}
    }
  }
  irdl.operation @tcgen05.fence attributes {
    varve.format = "$kind attr-dict",
    varve.traits = ["NVVMRequiresSMa<100,101>"]
  } {
    %kind = irdl.base "#nvvm.tcgen05_fence"
    irdl.attributes {
      "kind" = %kind
    }
  }
  irdl.operation @tcgen05.ld attributes {
    varve.format = "$tmemAddr (`,` $offset^)? (`pack` $pack^)? attr-dict `:` type($res)",
    varve.traits = ["NVVMRequiresSMa<100,101>"],
    varve.let = [
      "type($tmemAddr) = !llvm.ptr<6>",
      "type($offset) = i64"],
    varve.require = [["$shape != .shape_16x32bx2 or has($offset)", "!shape 16x32bx2 requires offset argument"], ["let shape = word($shape), length = length(type($res))", ["length >= if(shape = 'shape_16x128b', 2, if(shape = 'shape_16x256b', 4, 1))", "!invalid result type length {length} for shape {shape} in tcgen05.ld Op"]]]
  } {
    %tmemAddr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<6>>"}
    %offset = irdl.any {varve.rule = "I64"}
    %res = irdl.any {varve.rule = "AnyOf<I32, AllOf<VectorOfNonZeroRankOf<I32>, LengthIs<2, 4, 8, 16, 32, 64, 128>>>"}
    %pack = irdl.any {varve.rule = "UnitAttr"}
    %shape = irdl.base "#nvvm.tcgen05_ldst_shape"
    irdl.operands(
      tmemAddr: %tmemAddr,
      offset: optional %offset)
    irdl.results(
      res: %res)
    irdl.attributes {
      "pack" = %pack,
      "shape" = %shape
    } {
      varve.optional = ["pack"]
    }
  }
  irdl.operation @tcgen05.mma attributes {
    varve.format = "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD (`scale` `=` $scaleInputD^)? (`mask` `=` $disableOutputLane^)? attr-dict `:` `(` type(operands) `)`",
    varve.traits = ["NVVMRequiresSMa<100,110>"],
    varve.let = [
      "type($matrixD) = !llvm.ptr<6>",
      "type($matrixB) = i64",
      "type($idesc) = i32",
      "type($enableInputD) = i1",
      "type($scaleInputD) = i64"],
    varve.require = [["use lanes()"]]
  } {
    %matrixD = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<6>>"}
    %matrixA = irdl.any {varve.rule = "AnyOf<AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<6>>, I64>"}
    %matrixB = irdl.any {varve.rule = "I64"}
    %idesc = irdl.any {varve.rule = "I32"}
    %enableInputD = irdl.any {varve.rule = "I1"}
    %scaleInputD = irdl.any {varve.rule = "I64"}
    %disableOutputLane = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<4, 8>>"}
    %kind = irdl.base "#nvvm.tcgen05_mma_kind"
    %ctaGroup = irdl.base "#nvvm.cta_group"
    %collectorOp = irdl.base "#nvvm.tcgen05_mma_collectorop"
    %aShift = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      matrixD: %matrixD,
      matrixA: %matrixA,
      matrixB: %matrixB,
      idesc: %idesc,
      enableInputD: %enableInputD,
      scaleInputD: optional %scaleInputD,
      disableOutputLane: optional %disableOutputLane) {
      varve.segments
    }
    irdl.attributes {
      "kind" = %kind,
      "ctaGroup" = %ctaGroup,
      "collectorOp" = %collectorOp,
      "aShift" = %aShift
    } {
      varve.optional = ["aShift"],
      varve.defaults = {
        collectorOp = #nvvm.tcgen05_mma_collectorop<discard>}
    }
  }
  irdl.operation @tcgen05.mma.block_scale attributes {
    varve.format = "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD `,` $scaleA `,` $scaleB attr-dict `:` `(` type(operands) `)`",
    varve.traits = ["NVVMRequiresSMa<100,110>"],
    varve.let = [
      "type($matrixD) = !llvm.ptr<6>",
      "type($matrixB) = i64",
      "type($idesc) = i32",
      "type($enableInputD) = i1",
      "type($scaleA) = !llvm.ptr<6>",
      "type($scaleB) = !llvm.ptr<6>"],
    varve.require = [["use block_scale()"]]
  } {
    %matrixD = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<6>>"}
    %matrixA = irdl.any {varve.rule = "AnyOf<AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<6>>, I64>"}
    %matrixB = irdl.any {varve.rule = "I64"}
    %idesc = irdl.any {varve.rule = "I32"}
    %enableInputD = irdl.any {varve.rule = "I1"}
    %scaleA = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<6>>"}
    %scaleB = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<6>>"}
    %kind = irdl.base "#nvvm.block_scale_kind"
    %ctaGroup = irdl.base "#nvvm.cta_group"
    %blockScale = irdl.base "#nvvm.tcgen05_mma_block_scale"
    %collectorOp = irdl.base "#nvvm.tcgen05_mma_collectorop"
    irdl.operands(
      matrixD: %matrixD,
      matrixA: %matrixA,
      matrixB: %matrixB,
      idesc: %idesc,
      enableInputD: %enableInputD,
      scaleA: %scaleA,
      scaleB: %scaleB)
    irdl.attributes {
      "kind" = %kind,
      "ctaGroup" = %ctaGroup,
      "blockScale" = %blockScale,
      "collectorOp" = %collectorOp
    } {
      varve.defaults = {
        blockScale = #nvvm.tcgen05_mma_block_scale<default>,
        collectorOp = #nvvm.tcgen05_mma_collectorop<discard>}
    }
  }
  irdl.operation @tcgen05.mma.sp attributes {
    varve.format = "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD `,` $sparseMetadata (`scale` `=` $scaleInputD^)? (`mask` `=` $disableOutputLane^)? attr-dict `:` `(` type(operands) `)`",
    varve.traits = ["NVVMRequiresSMa<100,110>"],
    varve.let = [
      "type($matrixD) = !llvm.ptr<6>",
      "type($matrixB) = i64",
      "type($idesc) = i32",
      "type($enableInputD) = i1",
      "type($sparseMetadata) = !llvm.ptr<6>",
      "type($scaleInputD) = i64"],
    varve.require = [["use lanes()"]]
  } {
    %matrixD = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<6>>"}
    %matrixA = irdl.any {varve.rule = "AnyOf<AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<6>>, I64>"}
    %matrixB = irdl.any {varve.rule = "I64"}
    %idesc = irdl.any {varve.rule = "I32"}
    %enableInputD = irdl.any {varve.rule = "I1"}
    %sparseMetadata = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<6>>"}
    %scaleInputD = irdl.any {varve.rule = "I64"}
    %disableOutputLane = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<4, 8>>"}
    %kind = irdl.base "#nvvm.tcgen05_mma_kind"
    %ctaGroup = irdl.base "#nvvm.cta_group"
    %collectorOp = irdl.base "#nvvm.tcgen05_mma_collectorop"
    %aShift = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      matrixD: %matrixD,
      matrixA: %matrixA,
      matrixB: %matrixB,
      idesc: %idesc,
      enableInputD: %enableInputD,
      sparseMetadata: %sparseMetadata,
      scaleInputD: optional %scaleInputD,
      disableOutputLane: optional %disableOutputLane) {
      varve.segments
    }
    irdl.attributes {
      "kind" = %kind,
      "ctaGroup" = %ctaGroup,
      "collectorOp" = %collectorOp,
      "aShift" = %aShift
    } {
      varve.optional = ["aShift"],
      varve.defaults = {
        collectorOp = #nvvm.tcgen05_mma_collectorop<discard>}
    }
  }
  irdl.operation @tcgen05.mma.sp.block_scale attributes {
    varve.format = "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD `,` $sparseMetadata `,` $scaleA `,` $scaleB attr-dict `:` `(` type(operands) `)`",
    varve.traits = ["NVVMRequiresSMa<100,110>"],
    varve.let = [
      "type($matrixD) = !llvm.ptr<6>",
      "type($matrixB) = i64",
      "type($idesc) = i32",
      "type($enableInputD) = i1",
      "type($sparseMetadata) = !llvm.ptr<6>",
      "type($scaleA) = !llvm.ptr<6>",
      "type($scaleB) = !llvm.ptr<6>"],
    varve.require = [["use block_scale()"]]
  } {
    %matrixD = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<6>>"}
    %matrixA = irdl.any {varve.rule = "AnyOf<AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<6>>, I64>"}
    %matrixB = irdl.any {varve.rule = "I64"}
    %idesc = irdl.any {varve.rule = "I32"}
    %enableInputD = irdl.any {varve.rule = "I1"}
    %sparseMetadata = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<6>>"}
    %scaleA = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<6>>"}
    %scaleB = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<6>>"}
    %kind = irdl.base "#nvvm.block_scale_kind"
    %ctaGroup = irdl.base "#nvvm.cta_group"
    %blockScale = irdl.base "#nvvm.tcgen05_mma_block_scale"
    %collectorOp = irdl.base "#nvvm.tcgen05_mma_collectorop"
    irdl.operands(
      matrixD: %matrixD,
      matrixA: %matrixA,
      matrixB: %matrixB,
      idesc: %idesc,
      enableInputD: %enableInputD,
      sparseMetadata: %sparseMetadata,
      scaleA: %scaleA,
      scaleB: %scaleB)
    irdl.attributes {
      "kind" = %kind,
      "ctaGroup" = %ctaGroup,
      "blockScale" = %blockScale,
      "collectorOp" = %collectorOp
    } {
      varve.defaults = {
        blockScale = #nvvm.tcgen05_mma_block_scale<default>,
        collectorOp = #nvvm.tcgen05_mma_collectorop<discard>}
    }
  }
  irdl.operation @tcgen05.mma.ws attributes {
    varve.format = "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD (`,` $zeroColMask^)? attr-dict `:` `(` type(operands) `)`",
    varve.traits = ["NVVMRequiresSMa<100,110>"],
    varve.let = [
      "type($matrixD) = !llvm.ptr<6>",
      "type($matrixB) = i64",
      "type($idesc) = i32",
      "type($enableInputD) = i1",
      "type($zeroColMask) = i64"]
  } {
    %matrixD = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<6>>"}
    %matrixA = irdl.any {varve.rule = "AnyOf<AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<6>>, I64>"}
    %matrixB = irdl.any {varve.rule = "I64"}
    %idesc = irdl.any {varve.rule = "I32"}
    %enableInputD = irdl.any {varve.rule = "I1"}
    %zeroColMask = irdl.any {varve.rule = "I64"}
    %kind = irdl.base "#nvvm.tcgen05_mma_kind"
    %collectorBBuffer = irdl.base "#nvvm.tcgen05_mma_collectorb"
    %collectorOp = irdl.base "#nvvm.tcgen05_mma_collectorop"
    irdl.operands(
      matrixD: %matrixD,
      matrixA: %matrixA,
      matrixB: %matrixB,
      idesc: %idesc,
      enableInputD: %enableInputD,
      zeroColMask: optional %zeroColMask)
    irdl.attributes {
      "kind" = %kind,
      "collectorBBuffer" = %collectorBBuffer,
      "collectorOp" = %collectorOp
    } {
      varve.defaults = {
        collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b0>,
        collectorOp = #nvvm.tcgen05_mma_collectorop<discard>}
    }
  }
  irdl.operation @tcgen05.mma.ws.sp attributes {
    varve.format = "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD `,` $sparseMetadata (`,` $zeroColMask^)? attr-dict `:` `(` type(operands) `)`",
    varve.traits = ["NVVMRequiresSMa<100,110>"],
    varve.let = [
      "type($matrixD) = !llvm.ptr<6>",
      "type($matrixB) = i64",
      "type($idesc) = i32",
      "type($enableInputD) = i1",
      "type($sparseMetadata) = !llvm.ptr<6>",
      "type($zeroColMask) = i64"]
  } {
    %matrixD = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<6>>"}
    %matrixA = irdl.any {varve.rule = "AnyOf<AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<6>>, I64>"}
    %matrixB = irdl.any {varve.rule = "I64"}
    %idesc = irdl.any {varve.rule = "I32"}
    %enableInputD = irdl.any {varve.rule = "I1"}
    %sparseMetadata = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<6>>"}
    %zeroColMask = irdl.any {varve.rule = "I64"}
    %kind = irdl.base "#nvvm.tcgen05_mma_kind"
    %collectorBBuffer = irdl.base "#nvvm.tcgen05_mma_collectorb"
    %collectorOp = irdl.base "#nvvm.tcgen05_mma_collectorop"
    irdl.operands(
      matrixD: %matrixD,
      matrixA: %matrixA,
      matrixB: %matrixB,
      idesc: %idesc,
      enableInputD: %enableInputD,
      sparseMetadata: %sparseMetadata,
      zeroColMask: optional %zeroColMask)
    irdl.attributes {
      "kind" = %kind,
      "collectorBBuffer" = %collectorBBuffer,
      "collectorOp" = %collectorOp
    } {
      varve.defaults = {
        collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b0>,
        collectorOp = #nvvm.tcgen05_mma_collectorop<discard>}
    }
  }
  irdl.operation @tcgen05.mma_smem_desc attributes {
    varve.format = "`(` operands `)` attr-dict `:` `(` type(operands) `)` `->` type($res)",
    varve.let = [
      "type($startAddr) = i32",
      "type($leadingDimOffset) = i32",
      "type($strideDimOffset) = i32",
      "type($baseOffset) = i8",
      "type($leadingDimMode) = i1",
      "type($swizzleMode) = i8",
      "type($res) = i64"]
  } {
    %startAddr = irdl.any {varve.rule = "I32"}
    %leadingDimOffset = irdl.any {varve.rule = "I32"}
    %strideDimOffset = irdl.any {varve.rule = "I32"}
    %baseOffset = irdl.any {varve.rule = "I8"}
    %leadingDimMode = irdl.any {varve.rule = "I1"}
    %swizzleMode = irdl.any {varve.rule = "I8"}
    %res = irdl.any {varve.rule = "I64"}
    irdl.operands(
      startAddr: %startAddr,
      leadingDimOffset: %leadingDimOffset,
      strideDimOffset: %strideDimOffset,
      baseOffset: %baseOffset,
      leadingDimMode: %leadingDimMode,
      swizzleMode: %swizzleMode)
    irdl.results(
      res: %res)
  }
  irdl.operation @tcgen05.relinquish_alloc_permit attributes {
    varve.format = "attr-dict",
    varve.traits = ["NVVMRequiresSMa<100,101>"]
  } {
    %group = irdl.base "#nvvm.cta_group"
    irdl.attributes {
      "group" = %group
    } {
      varve.defaults = {
        group = #nvvm.cta_group<cta_1>}
    }
  }
  irdl.operation @tcgen05.shift attributes {
    varve.format = "$taddr attr-dict `:` type(operands)",
    varve.traits = ["NVVMRequiresSMa<100,101,103>"],
    varve.let = [
      "type($taddr) = !llvm.ptr<6>"]
  } {
    %taddr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<6>>"}
    %group = irdl.base "#nvvm.cta_group"
    irdl.operands(
      taddr: %taddr)
    irdl.attributes {
      "group" = %group
    } {
      varve.defaults = {
        group = #nvvm.cta_group<cta_1>}
    }
  }
  irdl.operation @tcgen05.st attributes {
    varve.format = "$tmemAddr `,` $val (`,` $offset^)? (`unpack` $unpack^)? attr-dict `:` type($val)",
    varve.traits = ["NVVMRequiresSMa<100,101>"],
    varve.let = [
      "type($tmemAddr) = !llvm.ptr<6>",
      "type($offset) = i64"],
    varve.require = [["$shape != .shape_16x32bx2 or has($offset)", "!shape 16x32bx2 requires offset argument"], ["let shape = word($shape), length = length(type($val))", ["length >= if(shape = 'shape_16x128b', 2, if(shape = 'shape_16x256b', 4, 1))", "!invalid input length {length} for shape {shape} in tcgen05.st Op"]]]
  } {
    %tmemAddr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<6>>"}
    %val = irdl.any {varve.rule = "AnyOf<I32, AllOf<VectorOfNonZeroRankOf<I32>, LengthIs<2, 4, 8, 16, 32, 64, 128>>>"}
    %offset = irdl.any {varve.rule = "I64"}
    %unpack = irdl.any {varve.rule = "UnitAttr"}
    %shape = irdl.base "#nvvm.tcgen05_ldst_shape"
    irdl.operands(
      tmemAddr: %tmemAddr,
      val: %val,
      offset: optional %offset)
    irdl.attributes {
      "unpack" = %unpack,
      "shape" = %shape
    } {
      varve.optional = ["unpack"]
    }
  }
  irdl.operation @tcgen05.wait attributes {
    varve.format = "$kind attr-dict",
    varve.traits = ["NVVMRequiresSMa<100,101>"]
  } {
    %kind = irdl.base "#nvvm.tcgen05_wait"
    irdl.attributes {
      "kind" = %kind
    }
  }
  irdl.operation @vote.sync attributes {
    varve.format = "$kind $mask `,` $pred attr-dict `->` type($res)",
    varve.let = [
      "type($mask) = i32",
      "type($pred) = i1"],
    varve.require = [["$kind != .ballot or type($res) = i32", "vote.sync 'ballot' returns an i32"], ["$kind = .ballot or type($res) = i1", "vote.sync 'any', 'all' and 'uni' returns an i1"]]
  } {
    %mask = irdl.any {varve.rule = "I32"}
    %pred = irdl.any {varve.rule = "I1"}
    %res = irdl.any {varve.rule = "AnyOf<I32, I1>"}
    %kind = irdl.base "#nvvm.vote_sync_kind"
    irdl.operands(
      mask: %mask,
      pred: %pred)
    irdl.results(
      res: %res)
    irdl.attributes {
      "kind" = %kind
    }
  }
  irdl.operation @wgmma.commit.group.sync.aligned attributes {
    varve.format = "attr-dict",
    varve.traits = ["NVVMRequiresSMa<90>"]
  } {
  }
  irdl.operation @wgmma.fence.aligned attributes {
    varve.format = "attr-dict",
    varve.traits = ["NVVMRequiresSMa<90>"]
  } {
  }
  irdl.operation @wgmma.mma_async attributes {
    varve.traits = ["BasicPtxBuilderOpInterface", "SameType<Result0,Operand0>"],
    varve.let = [
      "type($descriptorA) = i64",
      "type($descriptorB) = i64"],
    varve.format = "$descriptorA `,` $descriptorB `,` $inouts `,` $shape `,` `D` `[` $typeD `,` $scaleD (`,` $satfinite^)? `]` `,` `A` `[` $typeA `,` $scaleA `,` $layoutA `]` `,` `B` `[` $typeB `,` $scaleB `,` $layoutB `]` attr-dict `:` qualified(type($inouts)) `->` qualified(type($results))",
    varve.require = [["let parts = elements(type($results)), a = word($typeA), b = word($typeB), d = word($typeD), n = $shape.n", ["each part in parts", ["part = parts[0]", "all elements in struct must be same type but there is '{part}'"]], ["d in ['f32', 'f16', 's32']", "does not support the given output type {d}"], ["d != 's32' or $scaleA = .one and $scaleB = .one", "has s32 output, scaleA and scaleB cannot be neg"], ["a in ['f32', 's32'] or if(a = 'f16', d in ['f32', 'f16'] and b = 'f16', if(a in ['tf32', 'bf16'], d = 'f32' and b = a, if(a = 'b1', d = 's32' and b = 'b1', if(a in ['u8', 's8'], d = 's32' and b in ['u8', 's8'], d in ['f32', 'f16'] and b in ['e4m3', 'e5m2']))))", "{d} += {a} * {b}, it is not supported."], ["$shape.m = 64", "shape 'm' must be 64"], ["let k = if(a = 'tf32', 8, if(a in ['f16', 'bf16'], 16, if(a = 'b1', 256, 32)))", ["$shape.k = k", "shape 'k' must be {k} for input type {a}"]], ["n % 8 = 0 and n >= 8 and n <= 256 and (not a in ['u8', 's8', 'b1'] or n in [8, 24] or n % 16 = 0)", "has input type {a} n is set to {n}, it is not supported."], ["a in ['f16', 'bf16'] or $layoutA != .col and $layoutB != .row", "given layouts layout_a = {word($layoutA)} and layout_b = {word($layoutB)} for input types {a} and {b} requires transpose. However, this is only supported for: f16 and bf16"], ["let count = if(d = 'f16', n / 4, n / 2)", ["count(parts) = count", "results {count}, however output struct has {count(parts)} elements"]], ["d = 's32' or $satfinite != .satfinite", " `satfinite` can be only used with s32 accumulator, however the current accumulator is {d}"]]]
  } {
    %inouts = irdl.base "!llvm.struct"
    %descriptorA = irdl.any {varve.rule = "I64"}
    %descriptorB = irdl.any {varve.rule = "I64"}
    %results = irdl.base "!llvm.struct"
    %shape = irdl.base "#nvvm.shape"
    %typeA = irdl.base "#nvvm.wgmma_type"
    %typeB = irdl.base "#nvvm.wgmma_type"
    %typeD = irdl.base "#nvvm.wgmma_type"
    %scaleD = irdl.base "#nvvm.wgmma_scale_out"
    %scaleA = irdl.base "#nvvm.wgmma_scale_in"
    %scaleB = irdl.base "#nvvm.wgmma_scale_in"
    %layoutA = irdl.base "#nvvm.mma_layout"
    %layoutB = irdl.base "#nvvm.mma_layout"
    %satfinite = irdl.base "#nvvm.mma_int_overflow"
    irdl.operands(
      inouts: %inouts,
      descriptorA: %descriptorA,
      descriptorB: %descriptorB)
    irdl.results(
      results: %results)
    irdl.attributes {
      "shape" = %shape,
      "typeA" = %typeA,
      "typeB" = %typeB,
      "typeD" = %typeD,
      "scaleD" = %scaleD,
      "scaleA" = %scaleA,
      "scaleB" = %scaleB,
      "layoutA" = %layoutA,
      "layoutB" = %layoutB,
      "satfinite" = %satfinite
    } {
      varve.optional = ["satfinite"]
    }
  }
  irdl.operation @wgmma.wait.group.sync.aligned attributes {
    varve.format = "attr-dict $group",
    varve.traits = ["NVVMRequiresSMa<90>"]
  } {
    %group = irdl.any {varve.rule = "I64Attr"}
    irdl.attributes {
      "group" = %group
    }
  }
  irdl.operation @wmma.load attributes {
    varve.format = "$ptr `,` $stride attr-dict `:` functional-type($ptr, $res)",
    varve.let = [
      "type($stride) = i32"],
    varve.require = [["type($ptr).addressSpace in [absent, 0, 1, 3]", "expected source pointer in memory space 0, 1, 3"], ["use shape(word($eltype))"], ["let of = word($eltype), frag = word($frag), size = if(frag = 'a', $m, $n), part = if(of = 'f16', vector<2xf16>, if(of = 'f32', f32, if(of = 'f64', f64, i32))), count = if(of in ['f32', 's32'], 8, if(of = 'tf32', 4, if(of = 'f16', if(frag = 'c', 4, 8), if(of = 'f64', if(frag = 'c', 2, 1), size / 8))))", ["frag != 'c' and of in ['f16', 'tf32', 's8', 'u8', 'f64'] or frag = 'c' and of in ['f16', 'f32', 's32', 'f64']", "invalid attribute combination"], ["of != 'f64' or count != 1 or type($res) = f64", "expected destination type to be f64"], ["of = 'f64' and count = 1 or elements(type($res)) = repeat(part, count)", "expected destination type is a structure of {count} elements of type '{part}'"]]]
  } {
    %ptr = irdl.base "!llvm.ptr"
    %stride = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "AnyOf<!llvm.struct, F64>"}
    %m = irdl.any {varve.rule = "I32Attr"}
    %n = irdl.any {varve.rule = "I32Attr"}
    %k = irdl.any {varve.rule = "I32Attr"}
    %layout = irdl.base "#nvvm.mma_layout"
    %eltype = irdl.base "#nvvm.mma_type"
    %frag = irdl.base "#nvvm.mma_frag"
    irdl.operands(
      ptr: %ptr,
      stride: %stride)
    irdl.results(
      res: %res)
    irdl.attributes {
      "m" = %m,
      "n" = %n,
      "k" = %k,
      "layout" = %layout,
      "eltype" = %eltype,
      "frag" = %frag
    }
  }
  irdl.operation @wmma.mma attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)",
    varve.require = [["use shape(word($eltypeA))"], ["let a = word($eltypeA), b = word($eltypeB), m = $m, n = $n", ["a = 'f16' and b in ['f16', 'f32'] or a = 'tf32' and b = 'f32' or a = 'f64' and b = 'f64' or a in ['s8', 'u8'] and b = 's32'", "invalid attribute combination"], ["let part = if(a = 'f16', vector<2xf16>, if(a = 'f64', f64, i32)), size = if(a = 'f16', 16, if(a = 'tf32', 8, if(a = 'f64', 2, (m + n) / 8))), out = if(b = 'f16', vector<2xf16>, if(b = 'f32', f32, if(b = 'f64', f64, i32))), count = if(b = 'f16', 4, if(b = 'f64', 2, 8))", ["count($args) = size + count", "expected {size + count} arguments"], ["each type at i in types($args)", ["type = if(i < size, part, out)", "expected argument {i} to be of type '{if(i < size, part, out)}'"]], ["elements(type($res)) = repeat(out, count)", "expected destination type is a structure of {count} elements of type '{out}'"]]]]
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.base "!llvm.struct"
    %m = irdl.any {varve.rule = "I32Attr"}
    %n = irdl.any {varve.rule = "I32Attr"}
    %k = irdl.any {varve.rule = "I32Attr"}
    %layoutA = irdl.base "#nvvm.mma_layout"
    %layoutB = irdl.base "#nvvm.mma_layout"
    %eltypeA = irdl.base "#nvvm.mma_type"
    %eltypeB = irdl.base "#nvvm.mma_type"
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
    irdl.attributes {
      "m" = %m,
      "n" = %n,
      "k" = %k,
      "layoutA" = %layoutA,
      "layoutB" = %layoutB,
      "eltypeA" = %eltypeA,
      "eltypeB" = %eltypeB
    }
  }
  irdl.operation @wmma.store attributes {
    varve.format = "$ptr `,` $stride `,` $args attr-dict `:` qualified(type($ptr)) `,` type($args)",
    varve.let = [
      "type($stride) = i32"],
    varve.require = [["type($ptr).addressSpace in [absent, 0, 1, 3]", "expected operands to be a source pointer in memory space 0, 1, 3"], ["use shape(word($eltype))"], ["let of = word($eltype), part = if(of = 'f16', vector<2xf16>, if(of = 'f32', f32, if(of = 'f64', f64, i32))), count = if(of = 'f16', 4, if(of = 'f64', 2, 8))", ["of in ['f16', 'f32', 's32', 'f64']", "invalid attribute combination"], ["count($args) = count", "expected {count} data operands"], ["all(t in types($args): t = part)", "expected data operands of type '{part}'"]]]
  } {
    %ptr = irdl.base "!llvm.ptr"
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %stride = irdl.any {varve.rule = "I32"}
    %m = irdl.any {varve.rule = "I32Attr"}
    %n = irdl.any {varve.rule = "I32Attr"}
    %k = irdl.any {varve.rule = "I32Attr"}
    %layout = irdl.base "#nvvm.mma_layout"
    %eltype = irdl.base "#nvvm.mma_type"
    irdl.operands(
      ptr: %ptr,
      args: variadic %args,
      stride: %stride)
    irdl.attributes {
      "m" = %m,
      "n" = %n,
      "k" = %k,
      "layout" = %layout,
      "eltype" = %eltype
    }
  }
}
