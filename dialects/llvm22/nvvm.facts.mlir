// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect.
irdl.dialect @nvvm attributes {varve.unknown = ["operations"]} {
  "varve.rule"() {
    sym_name = "rounding",
    takes = ["$to"],
    require = [
      ["$rnd in [.rn, .rz, .rs]",
       "Only RN, RZ, and RS rounding modes are supported for conversions from f32x2 to {$to}."],
      ["$rnd != .rs or has($random_bits)", "random_bits is required for RS rounding mode."],
      ["$rnd = .rs or not has($random_bits)", "random_bits not supported for RN and RZ rounding modes."]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "coordinates",
    takes = [],
    require = [
      ["count($coordinates) >= 1 and count($coordinates) <= 5", "!expects coordinates between 1 to 5 dimension"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "im2col",
    takes = [],
    require = [
      ["$mode != .im2col or count($coordinates) >= 3",
       "!to use im2col mode, the tensor has to be at least 3-dimensional"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "load_mode",
    takes = [],
    require = [
      ["use coordinates()"],
      ["$mode != .tile_gather4 or count($coordinates) = 5", "!Gather4 mode expects 5 coordinates"],
      ["not $mode in [.im2col, .im2col_w, .im2col_w_128] or count($coordinates) >= 3",
       "!to use {word($mode)} mode, the tensor has to be at least 3-dimensional"],
      ["let mode = word($mode), given = count($im2colOffsets), expected = if(mode = 'im2col', count($coordinates) - 2, if(mode in ['im2col_w', 'im2col_w_128'], 2, 0))",
        ["given = expected", "! im2col offsets expected {expected} (provided {given})"]]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "barrier_scope",
    takes = [],
    require = [
      ["$scope in [.cta, .cluster]", "!mbarrier scope must be either CTA or Cluster"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "barrier_result",
    takes = [],
    require = [
      ["type($addr).addressSpace != 7 or not has($res)", "!mbarrier in shared_cluster space cannot return any value"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "multiply",
    takes = ["$a", "$m", "$factor", "$ks", "$count"],
    require = [
      ["let c = type($operandC[0]), d = known(elements(type($res))[0], type($res)), kind_c = if(isa(c, 'AnyInteger'), i32, if(c = f16, vector<2xf16>, c)), kind_d = if(isa(d, 'AnyInteger'), i32, if(d = f16, vector<2xf16>, d))",
        ["$m != 16 or kind_c = kind_d", "ctype does not match dtype"]],
      ["$shape.n = 8 and $shape.k in $ks and ($m = 16 or $m = 8 and $a in ['f16', 'f64', 's4', 'u4', 's8', 'u8', 'b1'])",
       "unimplemented variant for MMA shape <{$m}, {$shape.n}, {$shape.k}>"],
      ["let part = if($a = 'f16', vector<2xf16>, if($a = 'f64', f64, i32)), count_a = if($m = 16, $count, if($a = 'f16', 2, 1)), count_b = if($m = 16, $shape.k / $factor, count_a)",
        ["types($operandA) = repeat(part, count_a)",
         "Could not match types for the A operands; expected one of {count_a}x{part} but got {types($operandA)}"],
        ["types($operandB) = repeat(part, count_b)",
         "Could not match types for the B operands; expected one of {count_b}x{part} but got {types($operandB)}"]],
      ["if $a in ['s4', 'u4', 's8', 'u8', 'b1', 'f64']",
        ["let part = if($a = 'f64', f64, i32), count = if($m = 16, 4, 2)",
          ["types($operandC) = repeat(part, count)",
           "Could not match types for the C operands; expected one of {count}x{part} but got {types($operandC)}"],
          ["elements(type($res)) = repeat(part, count)",
           "Could not match allowed types for the result; expected one of !llvm.struct<({repeat(part, count)})> but got {type($res)}"]]],
      ["if not $a in ['s4', 'u4', 's8', 'u8', 'b1', 'f64']",
        ["let count = if($m = 16, 2, 4), halves = repeat(vector<2xf16>, count), floats = repeat(f32, count * 2)",
          ["types($operandC) in [halves, floats]",
           "Could not match types for the C operands; expected one of {count}xvector<2xf16> {count * 2}xf32 but got {types($operandC)}"],
          ["not $a in ['tf32', 'bf16'] or elements(type($res)) = floats",
           "Could not match allowed types for the result; expected one of !llvm.struct<({floats})> but got {type($res)}"],
          ["$a in ['tf32', 'bf16'] or elements(type($res)) in [halves, floats]",
           "Could not match allowed types for the result; expected one of !llvm.struct<({halves})>, !llvm.struct<({floats})> but got {type($res)}"]]]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "overflow",
    takes = ["$a"],
    require = [
      ["not $a in ['s4', 'u4', 's8', 'u8'] or has($intOverflowBehavior)", "op requires intOverflowBehavior attribute"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "block_scaled",
    takes = ["$least", "$what"],
    require = [
      ["let k = $shape.k, kind = word($kind), size = word($scaleVecSize), format = word($blockScaleFormat), name = concat('mma.m16n8k', k)",
        ["$shape.m = 16 and $shape.n = 8 and k in [$least, $least * 2]", "unsupported Geom for {$what} with block scaling"],
        ["k != $least or kind = 'mxf8f6f4' and size = 'x1' and format = 'ue8m0'",
         "unsupported Kind, ScaleVecSize and BlockScaleFormat attributes for {name}"],
        ["if k != $least",
          ["$multiplicandAPtxType = .e2m1 and $multiplicandBPtxType = .e2m1",
           "unsupported MMATypes attribute for {name}.(mxf4nvf4|mxf4)"],
          ["kind in ['mxf4', 'mxf4nvf4']", "unsupported Kind attribute for {name}"],
          ["kind != 'mxf4' or size = 'x2'", "unsupported ScaleVecSize attribute for {name}.mxf4"],
          ["kind != 'mxf4' or format = 'ue8m0'", "unsupported BlockScaleFormat attribute for {name}.mxf4"],
          ["kind != 'mxf4nvf4' or size = 'x2' and format = 'ue8m0' or size = 'x4' and format = 'ue4m3'",
           "unsupported ScaleVecSize and BlockScaleFormat attributes for {name}.mxf4nvf4"]]]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "shape",
    takes = ["$of"],
    require = [
      ["let at = [$m, $n, $k]",
        ["if($of = 'f64', at = [8, 8, 4], if($of = 'tf32', at = [16, 16, 8], if($of in ['f16', 's8', 'u8', 's32'], at in [[16, 16, 16], [32, 8, 16], [8, 32, 16]], $of = 'f32' and at in [[16, 16, 16], [32, 8, 16], [8, 32, 16], [16, 16, 8]])))",
         "invalid attribute combination"]]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "range",
    takes = [],
    require = [
      ["not has($range) or $range.lower != $range.upper or $range.lower in [0, -1]",
       "invalid range attribute: Lower == Upper, but they aren't min (0) or max (4294967295) value! This is an invalid constant range."]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "lanes",
    takes = [],
    require = [
      ["let group = word($ctaGroup), given = length(type($disableOutputLane)), expected = if(group = 'cta_1', 4, 8)",
        ["not has($disableOutputLane) or given = expected",
         "!Disable Output Lane of length {given} is incompatible with CtaGroupAttr"]],
      ["not $aShift or type($matrixA) != i64", "!A-shift can be applied only when matrix A is in tensor memory"],
      ["not $aShift or not $collectorOp in [.fill, .use]",
       "!Cannot use collector buffer operation fill or use with ashift"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "block_scale",
    takes = [],
    require = [
      ["$kind != .mxf8f6f4 or $blockScale != .block16", "!mxf8f6f4 kind does not support block16 attribute"],
      ["$kind != .mxf4 or $blockScale != .block16", "!mxf4 kind does not support block16 attribute"],
      ["$kind != .mxf4nvf4 or $blockScale != .default", "!mxf4nvf4 requires block scale attribute"]]
  } : () -> ()
  irdl.attribute @"#target" attributes {varve.traits = ["TargetAttrVerifyInterface", "TargetAttrInterface"]} {
  }
  irdl.operation @barrier attributes {
    varve.require = [
      ["not has($numberOfThreads) or has($barrierId)", "barrier id is missing, it should be set between 0 to 15"],
      ["not has($barrierId) or not has($reductionOp)", "reduction are only available when id is 0"],
      ["has($reductionOp) = has($reductionPredicate)",
       "reduction predicate and reduction operation must be specified together"]]
  } {
  }
  irdl.operation @clusterlaunchcontrol.query.cancel attributes {
    varve.require = [
      ["$query_type != .is_canceled or type($res) = i1", "is_canceled query type returns an i1"],
      ["$query_type = .is_canceled or type($res) = i32", "get_first_cta_id_x, get_first_cta_id_y, get_first_cta_id_z query types return an i32"]]
  } {
  }
  irdl.operation @convert.bf16x2.to.f8x2 attributes {
    varve.require = [
      ["$dstTy = f8E8M0FNU", "Only 'f8E8M0FNU' type is supported for conversions from bf16x2 to f8x2."],
      ["$rnd in [.rz, .rp]", "Only RZ and RP rounding modes are supported for conversions from bf16x2 to f8x2."]]
  } {
  }
  irdl.operation @convert.f16x2.to.f8x2 attributes {
    varve.require = [
      ["$dstTy in [f8E4M3FN, f8E5M2]",
       "Only 'f8E4M3FN' and 'f8E5M2' types are supported for conversions from f16x2 to f8x2."]]
  } {
  }
  irdl.operation @convert.f32x2.to.bf16x2 attributes {
    varve.require = [
      ["use rounding('bf16x2')"]]
  } {
  }
  irdl.operation @convert.f32x2.to.f16x2 attributes {
    varve.require = [
      ["use rounding('f16x2')"]]
  } {
  }
  irdl.operation @convert.f32x2.to.f4x2 attributes {
    varve.require = [
      ["$dstTy = f4E2M1FN",
       "Only 'f4E2M1FN' type is supported for conversions from f32x2 to f4x2."]]
  } {
  }
  irdl.operation @convert.f32x2.to.f6x2 attributes {
    varve.require = [
      ["$dstTy in [f6E2M3FN, f6E3M2FN]",
       "Only 'f6E2M3FN' and 'f6E3M2FN' types are supported for conversions from f32x2 to f6x2."]]
  } {
  }
  irdl.operation @convert.f32x2.to.f8x2 attributes {
    varve.require = [
      ["$dstTy in [f8E4M3FN, f8E5M2, f8E8M0FNU]",
       "Only 'f8E4M3FN', 'f8E5M2', and 'f8E8M0FNU' types are supported for conversions from f32x2 to f8x2"],
      ["not $dstTy in [f8E4M3FN, f8E5M2] or $rnd = .rn",
       "Only RN rounding mode is supported for conversions from f32x2 to 'f8E4M3FN' and 'f8E5M2' types"],
      ["not $dstTy in [f8E4M3FN, f8E5M2] or $sat = .satfinite",
       "Only SATFINITE saturation mode is supported for conversions from f32x2 to 'f8E4M3FN' and 'f8E5M2' types"],
      ["$dstTy != f8E8M0FNU or $rnd in [.rz, .rp]",
       "Only RZ and RP rounding modes are supported for conversions from f32x2 to 'f8E8M0FNU' type"],
      ["$dstTy != f8E8M0FNU or not $relu", "relu not supported for conversions to 'f8E8M0FNU' type"]]
  } {
  }
  irdl.operation @convert.f32x4.to.f4x4 attributes {
    varve.require = [
      ["$dstTy = f4E2M1FN",
       "Only 'f4E2M1FN' type is supported for conversions from f32x4 to f4x4."]]
  } {
  }
  irdl.operation @convert.f32x4.to.f6x4 attributes {
    varve.require = [
      ["$dstTy in [f6E2M3FN, f6E3M2FN]",
       "Only 'f6E2M3FN' and 'f6E3M2FN' types are supported for conversions from f32x4 to f6x4."]]
  } {
  }
  irdl.operation @convert.f32x4.to.f8x4 attributes {
    varve.require = [
      ["$dstTy in [f8E4M3FN, f8E5M2]",
       "Only 'f8E4M3FN' and 'f8E5M2' types are supported for conversions from f32x4 to f8x4."]]
  } {
  }
  irdl.operation @convert.f4x2.to.f16x2 attributes {
    varve.require = [
      ["$srcType = f4E2M1FN",
       "Only 'f4E2M1FN' type is supported for conversions from f4x2 to f16x2."]]
  } {
  }
  irdl.operation @convert.f6x2.to.f16x2 attributes {
    varve.require = [
      ["$srcType in [f6E2M3FN, f6E3M2FN]",
       "Only 'f6E2M3FN' and 'f6E3M2FN' types are supported for conversions from f6x2 to f16x2."]]
  } {
  }
  irdl.operation @convert.f8x2.to.bf16x2 attributes {
    varve.require = [
      ["$srcType = f8E8M0FNU",
       "Only 'f8E8M0FNU' type is supported for conversions from f8x2 to bf16x2."]]
  } {
  }
  irdl.operation @convert.f8x2.to.f16x2 attributes {
    varve.require = [
      ["$srcType in [f8E4M3FN, f8E5M2]",
       "Only 'f8E4M3FN' and 'f8E5M2' types are supported for conversions from f8x2 to f16x2."]]
  } {
  }
  irdl.operation @convert.float.to.tf32 attributes {
    varve.require = [
      ["$rnd != .rna or not $relu", "!Relu not supported with rna rounding mode."],
      ["$rnd in [.rn, .rz, .rna]", "!Only {'{'}rn,rz,rna} rounding modes supported for ConvertFloatToTF32Op."]]
  } {
  }
  irdl.operation @cp.async.bulk.shared.cluster.global attributes {
    varve.require = [
      ["type($dstMem).addressSpace != 3 or not has($multicastMask)",
       "!Multicast is not supported with shared::cta mode."]]
  } {
  }
  irdl.operation @cp.async.bulk.tensor.global.shared.cta attributes {
    varve.require = [
      ["not has($predicate) or $mode = .tile", "!Inline-ptx lowering supported only for Tile mode."],
      ["not has($predicate) or not has($l2CacheHint)", "!Inline-ptx lowering unsupported with L2 cache-hint."],
      ["$mode != .tile_scatter4 or count($coordinates) = 5", "!Scatter4 mode expects 5 coordinates"],
      ["use coordinates()"],
      ["use im2col()"]]
  } {
  }
  irdl.operation @cp.async.bulk.tensor.prefetch attributes {
    varve.require = [
      ["use load_mode()"]]
  } {
  }
  irdl.operation @cp.async.bulk.tensor.reduce attributes {
    varve.require = [
      ["$mode != .tile_scatter4", "!Scatter mode unsupported for CpAsyncBulkTensorReduceOp"],
      ["use coordinates()"],
      ["use im2col()"]]
  } {
  }
  irdl.operation @cp.async.bulk.tensor.shared.cluster.global attributes {
    varve.require = [
      ["if has($predicate)",
        ["not $isCTAOnly", "!Predicate is supported only for shared::cluster mode."],
        ["$mode in [.tile, .im2col]", "!Predicate is supported only for Tile and Im2col modes."]],
      ["if not has($predicate)",
        ["not $isCTAOnly or type($dstMem).addressSpace = 3", "!Shared::cta destination requires address-space 3."],
        ["$isCTAOnly or type($dstMem).addressSpace = 7", "!Shared::cluster destination requires address-space 7."],
        ["not $isCTAOnly or not has($multicastMask)", "!Multicast is not supported with shared::cta mode."],
        ["not $isCTAOnly or not has($group)", "!CTAGroup is not supported with shared::cta mode."]],
      ["use load_mode()"]]
  } {
  }
  irdl.operation @cp.async.shared.global attributes {
    varve.require = [
      ["$modifier in [.ca, .cg]", "!Only CG and CA cache modifiers are supported."],
      ["$size in [4, 8, 16]", "!expected byte size to be either 4, 8 or 16."],
      ["$modifier != .cg or $size = 16", "!CG cache modifier is only support for 16 bytes copy."]]
  } {
  }
  irdl.operation @fence.proxy attributes {
    varve.require = [
      ["$kind != .tensormap", "tensormap proxy is not a supported proxy kind"],
      ["$kind != .generic", "generic proxy not a supported proxy kind"],
      ["$kind != .'async.shared' or has($space)", "async_shared fence requires space attribute"],
      ["$kind = .'async.shared' or not has($space)", "only async_shared fence can have space attribute"]]
  } {
  }
  irdl.operation @fence.proxy.acquire attributes {
    varve.require = [
      ["$fromProxy = .generic", "uni-directional proxies only support generic for from_proxy attribute"],
      ["$toProxy = .tensormap", "uni-directional proxies only support tensormap for to_proxy attribute"]]
  } {
  }
  irdl.operation @fence.proxy.release attributes {
    varve.require = [
      ["$fromProxy = .generic", "uni-directional proxies only support generic for from_proxy attribute"],
      ["$toProxy = .tensormap", "uni-directional proxies only support tensormap for to_proxy attribute"]]
  } {
  }
  irdl.operation @fence.proxy.sync_restrict attributes {
    varve.require = [
      ["$order in [.acquire, .release]", "only acquire and release semantics are supported"],
      ["$fromProxy = .generic", "only generic is support for from_proxy attribute"],
      ["$toProxy = .async", "only async is supported for to_proxy attribute"]]
  } {
  }
  irdl.operation @fence.sync_restrict attributes {
    varve.require = [
      ["$order in [.acquire, .release]", "only acquire and release semantics are supported"]]
  } {
  }
  irdl.operation @ldmatrix attributes {
    varve.require = [
      ["let m = $shape.m, n = $shape.n, size = concat(m, 'x', n), count = if(m = 16, $num * 2, $num)",
        ["[m, n] in [[8, 8], [8, 16], [16, 16]]", "expected shape to be 8x8, 8x16 or 16x16"],
        ["m != 8 or $num in [1, 2, 4]", "expected num attribute to be 1, 2 or 4 for {size} matrix"],
        ["m != 16 or $num in [1, 2]", "expected num attribute to be 1 or 2 for 16x16 matrix"],
        ["n != 8 or $eltType = .b16", "expected element type to be b16 for 8x8 matrix"],
        ["m = n or $layout = .row", "expected layout to be row for 8x16 matrix"],
        ["m = n or $eltType in [.'b8x16.b4x16_p64', .'b8x16.b6x16_p32']",
         "expected element type to be b8x16.b4x16_p64 or b8x16.b6x16_p32 for 8x16 matrix"],
        ["m != 16 or $layout = .col", "expected layout to be col for 16x16 matrix"],
        ["m != 16 or $eltType in [.b8, .'b8x16.b4x16_p64', .'b8x16.b6x16_p32']",
         "expected element type to be b8, b8x16.b4x16_p64 or b8x16.b6x16_p32 for 16x16 matrix"],
        ["count != 1 or type($res) = i32", "expected destination type is i32"],
        ["count = 1 or elements(type($res)) = repeat(i32, count)",
         "expected destination type is a structure of {count} elements of type i32"]]]
  } {
  }
  irdl.operation @match.sync attributes {
    varve.require = [
      ["$kind != .all or elements(type($res)) = [i32, i1]",
       "match.sync 'all' returns a two element struct with first element as i32 and second element as i1"],
      ["$kind != .any or type($res) = i32", "match.sync 'any' returns an i32"]]
  } {
  }
  irdl.operation @mbarrier.arrive attributes {
    varve.require = [
      ["use barrier_scope()"],
      ["use barrier_result()"]]
  } {
  }
  irdl.operation @mbarrier.arrive.expect_tx attributes {
    varve.require = [
      ["if has($predicate)",
        ["$scope = .cta", "!mbarrier scope must be CTA when using predicate"],
        ["type($addr).addressSpace != 7", "!mbarrier in shared_cluster space is not supported when using predicate"],
        ["not has($res)", "!return-value is not supported when using predicate"],
        ["not $relaxed", "!mbarrier with relaxed semantics is not supported when using predicate"]],
      ["use barrier_scope()"],
      ["use barrier_result()"]]
  } {
  }
  irdl.operation @mbarrier.arrive_drop attributes {
    varve.require = [
      ["use barrier_scope()"],
      ["use barrier_result()"]]
  } {
  }
  irdl.operation @mbarrier.arrive_drop.expect_tx attributes {
    varve.require = [
      ["use barrier_scope()"],
      ["use barrier_result()"]]
  } {
  }
  irdl.operation @mbarrier.complete_tx attributes {
    varve.require = [
      ["use barrier_scope()"]]
  } {
  }
  irdl.operation @mbarrier.expect_tx attributes {
    varve.require = [
      ["use barrier_scope()"]]
  } {
  }
  irdl.operation @mbarrier.test.wait attributes {
    varve.require = [
      ["use barrier_scope()"]]
  } {
  }
  irdl.operation @mbarrier.try_wait attributes {
    varve.require = [
      ["use barrier_scope()"]]
  } {
  }
  irdl.operation @mma.block_scale attributes {
    varve.require = [
      ["use block_scaled(32, 'mma')"]]
  } {
  }
  irdl.operation @mma.sp.block_scale attributes {
    varve.require = [
      ["$orderedMetadata", "'orderedMetadata' attribute is mandatory"],
      ["use block_scaled(64, 'sparse mma')"]]
  } {
  }
  irdl.operation @mma.sp.sync attributes {
    varve.require = [
      ["if has($multiplicandAPtxType)",
        ["let a = word($multiplicandAPtxType), m = $shape.m, k = $shape.k, factor = if(a = 'tf32', 4, if(a in ['bf16', 'f16'], 8, if(a in ['s8', 'u8'], 16, if(a in ['s4', 'u4', 'e4m3', 'e5m2', 'e3m2', 'e2m3', 'e2m1'], 32, 0))))",
          ["m != 16 or factor != 0", "!invalid shape or multiplicand type: {a}"],
          ["use multiply(a, m, factor, if(m = 16, if(a in ['e4m3', 'e5m2', 'e3m2', 'e2m3', 'e2m1'], [64], [factor * 2, factor * 4]), if(a in ['f16', 'f64'], [4], if(a in ['s4', 'u4', 's8', 'u8'], [factor], []))), k / factor)"],
          ["use overflow(a)"]]]]
  } {
  }
  irdl.operation @mma.sync attributes {
    varve.require = [
      ["if has($multiplicandAPtxType)",
        ["let a = word($multiplicandAPtxType), m = $shape.m, k = $shape.k, factor = if(a = 'tf32', 4, if(a in ['bf16', 'f16'], 8, if(a in ['s8', 'u8'], 16, if(a in ['s4', 'u4'], 32, if(a = 'b1', 128, 0)))))",
          ["m != 16 or factor != 0", "!invalid shape or multiplicand type: {a}"],
          ["use multiply(a, m, factor, if(m = 16, [factor, factor * 2], [if(a in ['f16', 'f64'], 4, if(a = 'b1', 128, factor))]), k / factor * 2)"],
          ["a != 'b1' or has($b1Op)", "op requires b1Op attribute"],
          ["use overflow(a)"],
          ["m = 8 and a = 'f16' or $layoutA = .row and $layoutB = .col",
           "requires layoutA = #nvvm.mma_layout<row> and layoutB = #nvvm.mma_layout<col> for shape <{m}, {$shape.n}, {k}> with element types {a} and {word($multiplicandBPtxType)}. Only m8n8k4 with f16 supports other layouts."]]]]
  } {
  }
  irdl.operation @pmevent attributes {
    varve.require = [
      ["has($maskedEventId) or has($eventId)", "either `id` or `mask` must be set"],
      ["not has($maskedEventId) or not has($eventId)", "`id` and `mask` cannot be set at the same time"],
      ["not has($eventId) or $eventId >= 0 and $eventId <= 15", "`id` must be between 0 and 15"]]
  } {
  }
  irdl.operation @prefetch attributes {
    varve.require = [
      ["not $tensormap or not has($cacheLevel)", "cannot specify both tensormap and cache level"],
      ["$tensormap or has($cacheLevel)", "requires specification of either cache level or tensormap"],
      ["if $tensormap",
        ["type($addr).addressSpace in [absent, 0, 4]", "prefetch tensormap requires a generic or constant pointer"],
        ["not has($evictPriority)", "prefetch tensormap does not support eviction priority"],
        ["not $in_param_space or type($addr).addressSpace in [absent, 0]",
         "in_param_space can only be specified for a generic pointer"]],
      ["if has($cacheLevel)",
        ["type($addr).addressSpace in [absent, 0, 1, 5]",
         "prefetch to cache level requires a generic, global, or local pointer"],
        ["not $uniform or $cacheLevel = .L1", "unsupported cache level, the only supported uniform cache level is L1"],
        ["not $uniform or type($addr).addressSpace in [absent, 0]",
         "prefetch to uniform cache requires a generic pointer"],
        ["not has($evictPriority) or $cacheLevel = .L2", "cache eviction priority supported only for cache level L2"],
        ["not has($evictPriority) or type($addr).addressSpace = 1",
         "cache eviction priority requires a global pointer"],
        ["not has($evictPriority) or $evictPriority in [.evict_normal, .evict_last]",
         "unsupported cache eviction priority, only evict_last and evict_normal are supported"],
        ["not has($predicate)", "predicate supported only on prefetch tensormap"]]]
  } {
  }
  irdl.operation @prmt attributes {
    varve.require = [
      ["not $mode in [.default, .f4e, .b4e] or has($hi)", "!mode '{word($mode)}' requires 'hi' operand."],
      ["$mode in [.default, .f4e, .b4e] or not has($hi)", "!mode '{word($mode)}' does not accept 'hi' operand."]]
  } {
  }
  irdl.operation @read.ptx.sreg.cluster.ctaid.x attributes {
    varve.require = [
      ["use range()"]]
  } {
  }
  irdl.operation @read.ptx.sreg.cluster.ctaid.y attributes {
    varve.require = [
      ["use range()"]]
  } {
  }
  irdl.operation @read.ptx.sreg.cluster.ctaid.z attributes {
    varve.require = [
      ["use range()"]]
  } {
  }
  irdl.operation @read.ptx.sreg.cluster.ctarank attributes {
    varve.require = [
      ["use range()"]]
  } {
  }
  irdl.operation @read.ptx.sreg.cluster.nctaid.x attributes {
    varve.require = [
      ["use range()"]]
  } {
  }
  irdl.operation @read.ptx.sreg.cluster.nctaid.y attributes {
    varve.require = [
      ["use range()"]]
  } {
  }
  irdl.operation @read.ptx.sreg.cluster.nctaid.z attributes {
    varve.require = [
      ["use range()"]]
  } {
  }
  irdl.operation @read.ptx.sreg.cluster.nctarank attributes {
    varve.require = [
      ["use range()"]]
  } {
  }
  irdl.operation @read.ptx.sreg.clusterid.x attributes {
    varve.require = [
      ["use range()"]]
  } {
  }
  irdl.operation @read.ptx.sreg.clusterid.y attributes {
    varve.require = [
      ["use range()"]]
  } {
  }
  irdl.operation @read.ptx.sreg.clusterid.z attributes {
    varve.require = [
      ["use range()"]]
  } {
  }
  irdl.operation @read.ptx.sreg.ctaid.x attributes {
    varve.require = [
      ["use range()"]]
  } {
  }
  irdl.operation @read.ptx.sreg.ctaid.y attributes {
    varve.require = [
      ["use range()"]]
  } {
  }
  irdl.operation @read.ptx.sreg.ctaid.z attributes {
    varve.require = [
      ["use range()"]]
  } {
  }
  irdl.operation @read.ptx.sreg.gridid attributes {
    varve.require = [
      ["use range()"]]
  } {
  }
  irdl.operation @read.ptx.sreg.laneid attributes {
    varve.require = [
      ["use range()"]]
  } {
  }
  irdl.operation @read.ptx.sreg.nclusterid.x attributes {
    varve.require = [
      ["use range()"]]
  } {
  }
  irdl.operation @read.ptx.sreg.nclusterid.y attributes {
    varve.require = [
      ["use range()"]]
  } {
  }
  irdl.operation @read.ptx.sreg.nclusterid.z attributes {
    varve.require = [
      ["use range()"]]
  } {
  }
  irdl.operation @read.ptx.sreg.nctaid.x attributes {
    varve.require = [
      ["use range()"]]
  } {
  }
  irdl.operation @read.ptx.sreg.nctaid.y attributes {
    varve.require = [
      ["use range()"]]
  } {
  }
  irdl.operation @read.ptx.sreg.nctaid.z attributes {
    varve.require = [
      ["use range()"]]
  } {
  }
  irdl.operation @read.ptx.sreg.nsmid attributes {
    varve.require = [
      ["use range()"]]
  } {
  }
  irdl.operation @read.ptx.sreg.ntid.x attributes {
    varve.require = [
      ["use range()"]]
  } {
  }
  irdl.operation @read.ptx.sreg.ntid.y attributes {
    varve.require = [
      ["use range()"]]
  } {
  }
  irdl.operation @read.ptx.sreg.ntid.z attributes {
    varve.require = [
      ["use range()"]]
  } {
  }
  irdl.operation @read.ptx.sreg.nwarpid attributes {
    varve.require = [
      ["use range()"]]
  } {
  }
  irdl.operation @read.ptx.sreg.smid attributes {
    varve.require = [
      ["use range()"]]
  } {
  }
  irdl.operation @read.ptx.sreg.tid.x attributes {
    varve.require = [
      ["use range()"]]
  } {
  }
  irdl.operation @read.ptx.sreg.tid.y attributes {
    varve.require = [
      ["use range()"]]
  } {
  }
  irdl.operation @read.ptx.sreg.tid.z attributes {
    varve.require = [
      ["use range()"]]
  } {
  }
  irdl.operation @read.ptx.sreg.warpid attributes {
    varve.require = [
      ["use range()"]]
  } {
  }
  irdl.operation @read.ptx.sreg.warpsize attributes {
    varve.require = [
      ["use range()"]]
  } {
  }
  irdl.operation @redux.sync attributes {
    varve.require = [
      ["type($res) = f32 or not $abs", "abs attribute is supported only for f32 type"],
      ["type($res) = f32 or not $nan", "nan attribute is supported only for f32 type"],
      ["let kind = word($kind), type = if(kind in ['fmin', 'fmax'], f32, i32)",
        ["type($res) = type",
         "'{kind}' redux kind unsupported with '{type($res)}' type. Only supported type is '{type}'."]]]
  } {
  }
  irdl.operation @setmaxregister attributes {
    varve.require = [
      ["$regCount % 8 = 0", "new register size must be multiple of 8"],
      ["$regCount >= 24 and $regCount <= 256", "new register size must be in between 24 to 256"]]
  } {
  }
  irdl.operation @shfl.sync attributes {
    varve.require = [
      ["let parts = elements(type($res))",
        ["parts = absent or $return_value_and_is_valid",
         "\"return_value_and_is_valid\" attribute must be specified when the return type is a struct type"],
        ["if $return_value_and_is_valid",
          ["count(parts) = 2", "expected return type to be a two-element struct"],
          ["parts[0] = type($val)",
           "expected first element in the returned struct to be of type '{type($val)}' but got '{parts[0]}' instead"],
          ["parts[1] = i1",
           "expected second element in the returned struct to be of type 'i1' but got '{parts[1]}' instead"]]],
      ["$return_value_and_is_valid or type($res) = type($val)",
       "expected return type to be of type '{type($val)}' but got '{type($res)}' instead"]]
  } {
  }
  irdl.operation @st.bulk attributes {
    varve.require = [
      ["$initVal = 0", "only 0 is supported for initVal, got {$initVal}"]]
  } {
  }
  irdl.operation @stmatrix attributes {
    varve.require = [
      ["count($sources) in [1, 2, 4]", "expected num attribute to be 1, 2 or 4"],
      ["$shape.m in [8, 16] and $shape.n = 8", "expected shape to be 8x8 or 16x8"],
      ["$shape.m != 8 or $eltType = .b16", "expected element type to be B16 for 8x8 matrix"],
      ["$shape.m != 16 or $eltType = .b8", "expected element type to be B8 for 16x8 matrix"],
      ["$shape.m != 16 or $layout = .col", "expected layout to be col for 16x8 matrix"]]
  } {
  }
  irdl.operation @tcgen05.cp attributes {
    varve.require = [
      ["not $shape in [.shape_128x256b, .shape_128x128b, .shape_4x256b] or $multicast = .none",
       "!Invalid multicast type for tcgen05.cp Op"],
      ["$shape != .shape_64x128b or $multicast in [.warpx2_01_23, .warpx2_02_13]",
       "!Shape 64x128b requires multicast warpx2_01_23 or warpx2_02_13 for tcgen05.cp Op"],
      ["$shape != .shape_32x128b or $multicast = .warpx4",
       "!Shape 32x128b requires multicast warpx4 for tcgen05.cp Op"]]
  } {
  }
  irdl.operation @tcgen05.ld attributes {
    varve.require = [
      ["$shape != .shape_16x32bx2 or has($offset)", "!shape 16x32bx2 requires offset argument"],
      ["let shape = word($shape), length = length(type($res))",
        ["length >= if(shape = 'shape_16x128b', 2, if(shape = 'shape_16x256b', 4, 1))",
         "!invalid result type length {length} for shape {shape} in tcgen05.ld Op"]]]
  } {
  }
  irdl.operation @tcgen05.mma attributes {
    varve.require = [
      ["use lanes()"]]
  } {
  }
  irdl.operation @tcgen05.mma.block_scale attributes {
    varve.require = [
      ["use block_scale()"]]
  } {
  }
  irdl.operation @tcgen05.mma.sp attributes {
    varve.require = [
      ["use lanes()"]]
  } {
  }
  irdl.operation @tcgen05.mma.sp.block_scale attributes {
    varve.require = [
      ["use block_scale()"]]
  } {
  }
  irdl.operation @tcgen05.st attributes {
    varve.require = [
      ["$shape != .shape_16x32bx2 or has($offset)", "!shape 16x32bx2 requires offset argument"],
      ["let shape = word($shape), length = length(type($val))",
        ["length >= if(shape = 'shape_16x128b', 2, if(shape = 'shape_16x256b', 4, 1))",
         "!invalid input length {length} for shape {shape} in tcgen05.st Op"]]]
  } {
  }
  irdl.operation @vote.sync attributes {
    varve.require = [
      ["$kind != .ballot or type($res) = i32", "vote.sync 'ballot' returns an i32"],
      ["$kind = .ballot or type($res) = i1", "vote.sync 'any', 'all' and 'uni' returns an i1"]]
  } {
  }
  // ODS does not say that the class of the types is mlir::Type.
  irdl.operation @wgmma.mma_async attributes {
    varve.format = "$descriptorA `,` $descriptorB `,` $inouts `,` $shape `,` `D` `[` $typeD `,` $scaleD (`,` $satfinite^)? `]` `,` `A` `[` $typeA `,` $scaleA `,` $layoutA `]` `,` `B` `[` $typeB `,` $scaleB `,` $layoutB `]` attr-dict `:` qualified(type($inouts)) `->` qualified(type($results))",
    varve.require = [
      ["let parts = elements(type($results)), a = word($typeA), b = word($typeB), d = word($typeD), n = $shape.n",
        ["each part in parts", ["part = parts[0]", "all elements in struct must be same type but there is '{part}'"]],
        ["d in ['f32', 'f16', 's32']", "does not support the given output type {d}"],
        ["d != 's32' or $scaleA = .one and $scaleB = .one", "has s32 output, scaleA and scaleB cannot be neg"],
        ["a in ['f32', 's32'] or if(a = 'f16', d in ['f32', 'f16'] and b = 'f16', if(a in ['tf32', 'bf16'], d = 'f32' and b = a, if(a = 'b1', d = 's32' and b = 'b1', if(a in ['u8', 's8'], d = 's32' and b in ['u8', 's8'], d in ['f32', 'f16'] and b in ['e4m3', 'e5m2']))))",
         "{d} += {a} * {b}, it is not supported."],
        ["$shape.m = 64", "shape 'm' must be 64"],
        ["let k = if(a = 'tf32', 8, if(a in ['f16', 'bf16'], 16, if(a = 'b1', 256, 32)))",
          ["$shape.k = k", "shape 'k' must be {k} for input type {a}"]],
        ["n % 8 = 0 and n >= 8 and n <= 256 and (not a in ['u8', 's8', 'b1'] or n in [8, 24] or n % 16 = 0)",
         "has input type {a} n is set to {n}, it is not supported."],
        ["a in ['f16', 'bf16'] or $layoutA != .col and $layoutB != .row",
         "given layouts layout_a = {word($layoutA)} and layout_b = {word($layoutB)} for input types {a} and {b} requires transpose. However, this is only supported for: f16 and bf16"],
        ["let count = if(d = 'f16', n / 4, n / 2)",
          ["count(parts) = count", "results {count}, however output struct has {count(parts)} elements"]],
        ["d = 's32' or $satfinite != .satfinite",
         " `satfinite` can be only used with s32 accumulator, however the current accumulator is {d}"]]]
  } {
  }
  irdl.operation @wmma.load attributes {
    varve.require = [
      ["type($ptr).addressSpace in [absent, 0, 1, 3]", "expected source pointer in memory space 0, 1, 3"],
      ["use shape(word($eltype))"],
      ["let of = word($eltype), frag = word($frag), size = if(frag = 'a', $m, $n), part = if(of = 'f16', vector<2xf16>, if(of = 'f32', f32, if(of = 'f64', f64, i32))), count = if(of in ['f32', 's32'], 8, if(of = 'tf32', 4, if(of = 'f16', if(frag = 'c', 4, 8), if(of = 'f64', if(frag = 'c', 2, 1), size / 8))))",
        ["frag != 'c' and of in ['f16', 'tf32', 's8', 'u8', 'f64'] or frag = 'c' and of in ['f16', 'f32', 's32', 'f64']",
         "invalid attribute combination"],
        ["of != 'f64' or count != 1 or type($res) = f64", "expected destination type to be f64"],
        ["of = 'f64' and count = 1 or elements(type($res)) = repeat(part, count)",
         "expected destination type is a structure of {count} elements of type '{part}'"]]]
  } {
  }
  irdl.operation @wmma.mma attributes {
    varve.require = [
      ["use shape(word($eltypeA))"],
      ["let a = word($eltypeA), b = word($eltypeB), m = $m, n = $n",
        ["a = 'f16' and b in ['f16', 'f32'] or a = 'tf32' and b = 'f32' or a = 'f64' and b = 'f64' or a in ['s8', 'u8'] and b = 's32'",
         "invalid attribute combination"],
        ["let part = if(a = 'f16', vector<2xf16>, if(a = 'f64', f64, i32)), size = if(a = 'f16', 16, if(a = 'tf32', 8, if(a = 'f64', 2, (m + n) / 8))), out = if(b = 'f16', vector<2xf16>, if(b = 'f32', f32, if(b = 'f64', f64, i32))), count = if(b = 'f16', 4, if(b = 'f64', 2, 8))",
          ["count($args) = size + count", "expected {size + count} arguments"],
          ["each type at i in types($args)",
            ["type = if(i < size, part, out)", "expected argument {i} to be of type '{if(i < size, part, out)}'"]],
          ["elements(type($res)) = repeat(out, count)",
           "expected destination type is a structure of {count} elements of type '{out}'"]]]]
  } {
  }
  irdl.operation @wmma.store attributes {
    varve.require = [
      ["type($ptr).addressSpace in [absent, 0, 1, 3]", "expected operands to be a source pointer in memory space 0, 1, 3"],
      ["use shape(word($eltype))"],
      ["let of = word($eltype), part = if(of = 'f16', vector<2xf16>, if(of = 'f32', f32, if(of = 'f64', f64, i32))), count = if(of = 'f16', 4, if(of = 'f64', 2, 8))",
        ["of in ['f16', 'f32', 's32', 'f64']", "invalid attribute combination"],
        ["count($args) = count", "expected {count} data operands"],
        ["all(t in types($args): t = part)", "expected data operands of type '{part}'"]]]
  } {
  }
}
