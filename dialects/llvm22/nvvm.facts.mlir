// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect.
irdl.dialect @nvvm attributes {varve.unknown = ["operations"]} {
  "varve.rule"() {
    sym_name = "rounding",
    takes = [],
    require = [
      ["$rnd in [.rn, .rz, .rs]",
       "Only RN, RZ, and RS rounding modes are supported for conversions from f32x2 to f16x2."],
      ["$rnd != .rs or has($random_bits)", "random_bits is required for rs"],
      ["$rnd = .rs or not has($random_bits)", "random_bits requires rounding mode rs"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "coordinates",
    takes = [],
    require = [
      ["count($coordinates) >= 1", "expects coordinates between 1 to 5 dimension"],
      ["count($coordinates) <= 5", "expects coordinates between 1 to 5 dimension"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "load_mode",
    takes = [],
    require = [
      ["not $mode in [.im2col, .im2col_w, .im2col_w_128] or count($coordinates) >= 3",
       "the tensor has to be at least 3-dimensional"],
      ["not $mode in [.tile, .tile_gather4] or not has($im2colOffsets)", "im2col offsets are not expected"],
      ["$mode != .im2col or count($im2colOffsets) = count($coordinates) - 2",
       "im2col offsets must be 2 less than coordinates"],
      ["not $mode in [.im2col_w, .im2col_w_128] or count($im2colOffsets) = 2", "im2col offsets expected 2"],
      ["$mode != .tile_gather4 or count($coordinates) = 5", "gather4 mode expects 5 coordinates"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "barrier_scope",
    takes = [],
    require = [
      ["$scope in [.cta, .cluster]", "mbarrier scope must be either CTA or Cluster"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "barrier_result",
    takes = [],
    require = [
      ["type($addr).addressSpace != 7 or not has($res)", "mbarrier in shared_cluster space cannot return any value"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "multiply",
    takes = [],
    require = [
      ["$shape.m in [8, 16]", "unimplemented variant for MMA shape"],
      ["$shape.n = 8", "unimplemented variant for MMA shape"],
      ["$shape.m != 16 or $multiplicandAPtxType != .tf32 or count($operandB) * 4 = $shape.k",
       "wrong number of operands for B"],
      ["$shape.m != 16 or not $multiplicandAPtxType in [.bf16, .f16] or count($operandB) * 8 = $shape.k",
       "wrong number of operands for B"],
      ["$shape.m != 16 or not $multiplicandAPtxType in [.s8, .u8] or count($operandB) * 16 = $shape.k",
       "wrong number of operands for B"],
      ["$shape.m != 16 or not $multiplicandAPtxType in [.s4, .u4] or count($operandB) * 32 = $shape.k",
       "wrong number of operands for B"],
      ["$shape.m != 8 or not $multiplicandAPtxType in [.f16, .f64] or $shape.k = 4",
       "unimplemented variant for MMA shape"],
      ["$shape.m != 8 or not $multiplicandAPtxType in [.s8, .u8] or $shape.k = 16",
       "unimplemented variant for MMA shape"],
      ["$shape.m != 8 or not $multiplicandAPtxType in [.s4, .u4] or $shape.k = 32",
       "unimplemented variant for MMA shape"],
      ["$shape.m != 8 or $multiplicandAPtxType != .f16 or count($operandA) = 2", "wrong number of operands for A"],
      ["$shape.m != 8 or $multiplicandAPtxType != .f16 or count($operandB) = 2", "wrong number of operands for B"],
      ["$shape.m != 8 or not has($multiplicandAPtxType) or $multiplicandAPtxType = .f16 or count($operandA) = 1",
       "wrong number of operands for A"],
      ["$shape.m != 8 or not has($multiplicandAPtxType) or $multiplicandAPtxType = .f16 or count($operandB) = 1",
       "wrong number of operands for B"],
      ["$multiplicandAPtxType != .f16 or type($operandA[0]) = vector<2xf16>", "A must be vector<2xf16>"],
      ["$multiplicandAPtxType != .f16 or type($operandB[0]) = vector<2xf16>", "B must be vector<2xf16>"],
      ["$multiplicandAPtxType != .f64 or type($operandA[0]) = f64", "A must be f64"],
      ["$multiplicandAPtxType != .f64 or type($operandB[0]) = f64", "B must be f64"],
      ["not has($multiplicandAPtxType) or $multiplicandAPtxType in [.f16, .f64] or type($operandA[0]) = i32",
       "A must be i32"],
      ["not has($multiplicandAPtxType) or $multiplicandAPtxType in [.f16, .f64] or type($operandB[0]) = i32",
       "B must be i32"],
      ["all(t in types($operandA): t = type($operandA[0]))", "operands of A must have the same type"],
      ["all(t in types($operandB): t = type($operandB[0]))", "operands of B must have the same type"],
      ["all(t in types($operandC): t = type($operandC[0]))", "operands of C must have the same type"],
      ["all(t in elements(type($res)): t = elements(type($res))[0])",
       "all parts of the result must have the same type"],
      ["not $multiplicandAPtxType in [.s4, .u4, .s8, .u8, .b1] or type($operandC[0]) = i32", "C must be i32"],
      ["not $multiplicandAPtxType in [.s4, .u4, .s8, .u8, .b1] or elements(type($res))[0] = i32",
       "the result must be of i32"],
      ["$shape.m != 8 or not $multiplicandAPtxType in [.s4, .u4, .s8, .u8, .b1, .f64] or count($operandC) = 2",
       "wrong number of operands for C"],
      ["$shape.m != 8 or not $multiplicandAPtxType in [.s4, .u4, .s8, .u8, .b1, .f64] or count(elements(type($res))) = 2",
       "the result must have 2 parts"],
      ["$multiplicandAPtxType != .f64 or type($operandC[0]) = f64", "C must be f64"],
      ["$multiplicandAPtxType != .f64 or elements(type($res))[0] = f64", "the result must be of f64"],
      ["$shape.m != 16 or not type($operandC[0]) in [i32, f32] or count($operandC) = 4",
       "wrong number of operands for C"],
      ["$shape.m != 16 or not elements(type($res))[0] in [i32, f32] or count(elements(type($res))) = 4",
       "the result must have 4 parts"],
      ["$shape.m != 16 or type($operandC[0]) != vector<2xf16> or count($operandC) = 2",
       "wrong number of operands for C"],
      ["$shape.m != 16 or elements(type($res))[0] != vector<2xf16> or count(elements(type($res))) = 2",
       "the result must have 2 parts"],
      ["$shape.m != 16 or elements(type($res))[0] = type($operandC[0])", "ctype does not match dtype"],
      ["not $multiplicandAPtxType in [.tf32, .bf16] or elements(type($res))[0] = f32", "the result must be of f32"],
      ["not $multiplicandAPtxType in [.f16, .e4m3, .e5m2, .e3m2, .e2m3, .e2m1] or type($operandC[0]) in [f32, vector<2xf16>]",
       "C must be float"],
      ["not $multiplicandAPtxType in [.f16, .e4m3, .e5m2, .e3m2, .e2m3, .e2m1] or elements(type($res))[0] in [f32, vector<2xf16>]",
       "the result must be of float"],
      ["$shape.m != 8 or $multiplicandAPtxType != .f16 or type($operandC[0]) != f32 or count($operandC) = 8",
       "wrong number of operands for C"],
      ["$shape.m != 8 or $multiplicandAPtxType != .f16 or type($operandC[0]) != vector<2xf16> or count($operandC) = 4",
       "wrong number of operands for C"],
      ["$shape.m != 8 or $multiplicandAPtxType != .f16 or elements(type($res))[0] != f32 or count(elements(type($res))) = 8",
       "the result must have 8 parts"],
      ["$shape.m != 8 or $multiplicandAPtxType != .f16 or elements(type($res))[0] != vector<2xf16> or count(elements(type($res))) = 4",
       "the result must have 4 parts"],
      ["not $multiplicandAPtxType in [.s4, .u4, .s8, .u8] or has($intOverflowBehavior)",
       "expected intOverflowBehavior"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "shape",
    takes = [],
    require = [
      ["$eltype in [.f16, .f32, .s32, .tf32, .f64, .s8, .u8]", "invalid attribute combination"],
      ["$eltype != .f64 or $m = 8", "invalid attribute combination"],
      ["$eltype != .f64 or $n = 8", "invalid attribute combination"],
      ["$eltype != .f64 or $k = 4", "invalid attribute combination"],
      ["$eltype != .tf32 or $m = 16", "invalid attribute combination"],
      ["$eltype != .tf32 or $n = 16", "invalid attribute combination"],
      ["$eltype != .tf32 or $k = 8", "invalid attribute combination"],
      ["not $eltype in [.f16, .s8, .u8, .s32] or $k = 16", "invalid attribute combination"],
      ["$eltype != .f32 or $k in [16, 8]", "invalid attribute combination"],
      ["type($ptr).addressSpace in [absent, 0, 1, 3]", "expected pointer in memory space 0, 1, 3"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "shape_of_load",
    takes = [],
    require = [
      ["$m in [8, 16, 32]", "invalid attribute combination"],
      ["$k != 16 or $m != 16 or $n = 16", "invalid attribute combination"],
      ["$k != 16 or $m != 32 or $n = 8", "invalid attribute combination"],
      ["$k != 16 or $m != 8 or $n = 32", "invalid attribute combination"],
      ["$k != 8 or $m = 16", "invalid attribute combination"],
      ["$k != 8 or $n = 16", "invalid attribute combination"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "range",
    takes = [],
    require = [
      ["not has($range) or $range.lower != $range.upper or $range.lower in [0, -1]",
       "invalid range attribute: it is empty"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "lanes",
    takes = [],
    require = [
      ["not has($disableOutputLane) or $ctaGroup != .cta_1 or length(type($disableOutputLane)) = 4",
       "wrong length of disableOutputLane for the group"],
      ["not has($disableOutputLane) or $ctaGroup != .cta_2 or length(type($disableOutputLane)) = 8",
       "wrong length of disableOutputLane for the group"],
      ["not $aShift or type($matrixA) != i64", "a shift requires A in tensor memory"],
      ["not $aShift or not $collectorOp in [.fill, .use]", "fill and use cannot be combined with a shift"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "block_scale",
    takes = [],
    require = [
      ["$kind != .mxf8f6f4 or $blockScale != .block16", "mxf8f6f4 does not support block16"],
      ["$kind != .mxf4 or $blockScale != .block16", "mxf4 does not support block16"],
      ["$kind != .mxf4nvf4 or $blockScale != .default", "mxf4nvf4 requires a block scale"]]
  } : () -> ()
  irdl.attribute @"#target" attributes {varve.traits = ["TargetAttrVerifyInterface", "TargetAttrInterface"]} {
  }
  irdl.operation @barrier attributes {
    varve.require = [
      ["not has($numberOfThreads) or has($barrierId)", "barrier id is missing"],
      ["not has($barrierId) or not has($reductionOp)", "reductions require barrier 0"],
      ["not has($reductionOp) or has($reductionPredicate)", "reduction and predicate must be given together"],
      ["not has($reductionPredicate) or has($reductionOp)", "reduction and predicate must be given together"]]
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
      ["$dstTy = f8E8M0FNU", "the type is not supported"],
      ["$rnd in [.rz, .rp]",
       "Only RZ and RP rounding modes are supported for conversions from bf16x2 to f8x2."]]
  } {
  }
  irdl.operation @convert.f16x2.to.f8x2 attributes {
    varve.require = [
      ["$dstTy in [f8E4M3FN, f8E5M2]", "the type is not supported"]]
  } {
  }
  irdl.operation @convert.f32x2.to.bf16x2 attributes {
    varve.require = [
      ["use rounding()"]]
  } {
  }
  irdl.operation @convert.f32x2.to.f16x2 attributes {
    varve.require = [
      ["use rounding()"]]
  } {
  }
  irdl.operation @convert.f32x2.to.f4x2 attributes {
    varve.require = [
      ["$dstTy = f4E2M1FN", "the type is not supported"]]
  } {
  }
  irdl.operation @convert.f32x2.to.f6x2 attributes {
    varve.require = [
      ["$dstTy in [f6E2M3FN, f6E3M2FN]", "the type is not supported"]]
  } {
  }
  irdl.operation @convert.f32x2.to.f8x2 attributes {
    varve.require = [
      ["$dstTy in [f8E4M3FN, f8E5M2, f8E8M0FNU]", "the type is not supported"],
      ["not $dstTy in [f8E4M3FN, f8E5M2] or $rnd = .rn",
       "Only RN rounding mode is supported for conversions from f32x2 to 'f8E4M3FN' and 'f8E5M2' types"],
      ["not $dstTy in [f8E4M3FN, f8E5M2] or $sat = .satfinite",
       "Only SATFINITE saturation mode is supported for conversions from f32x2 to 'f8E4M3FN' and 'f8E5M2' types"],
      ["$dstTy != f8E8M0FNU or $rnd in [.rz, .rp]", "only rz and rp are supported"],
      ["$dstTy != f8E8M0FNU or not $relu", "relu is not supported here"]]
  } {
  }
  irdl.operation @convert.f32x4.to.f4x4 attributes {
    varve.require = [
      ["$dstTy = f4E2M1FN", "the type is not supported"]]
  } {
  }
  irdl.operation @convert.f32x4.to.f6x4 attributes {
    varve.require = [
      ["$dstTy in [f6E2M3FN, f6E3M2FN]", "the type is not supported"]]
  } {
  }
  irdl.operation @convert.f32x4.to.f8x4 attributes {
    varve.require = [
      ["$dstTy in [f8E4M3FN, f8E5M2]", "the type is not supported"]]
  } {
  }
  irdl.operation @convert.f4x2.to.f16x2 attributes {
    varve.require = [
      ["$srcType = f4E2M1FN", "the type is not supported"]]
  } {
  }
  irdl.operation @convert.f6x2.to.f16x2 attributes {
    varve.require = [
      ["$srcType in [f6E2M3FN, f6E3M2FN]", "the type is not supported"]]
  } {
  }
  irdl.operation @convert.f8x2.to.bf16x2 attributes {
    varve.require = [
      ["$srcType = f8E8M0FNU", "the type is not supported"]]
  } {
  }
  irdl.operation @convert.f8x2.to.f16x2 attributes {
    varve.require = [
      ["$srcType in [f8E4M3FN, f8E5M2]", "the type is not supported"]]
  } {
  }
  irdl.operation @convert.float.to.tf32 attributes {
    varve.require = [
      ["$rnd != .rna or not $relu", "relu not supported with rna rounding mode"],
      ["$rnd in [.rn, .rz, .rna]", "only rn, rz and rna are supported"]]
  } {
  }
  irdl.operation @cp.async.bulk.shared.cluster.global attributes {
    varve.require = [
      ["type($dstMem).addressSpace != 3 or not has($multicastMask)",
       "multicast is not supported with shared::cta mode"]]
  } {
  }
  irdl.operation @cp.async.bulk.tensor.global.shared.cta attributes {
    varve.require = [
      ["not has($predicate) or $mode = .tile", "a predicate requires tile mode"],
      ["not has($predicate) or not has($l2CacheHint)", "a predicate cannot be combined with a hint"],
      ["use coordinates()"],
      ["$mode != .im2col or count($coordinates) >= 3",
       "to use im2col mode, the tensor has to be at least 3-dimensional"],
      ["$mode != .tile_scatter4 or count($coordinates) = 5", "scatter4 mode expects 5 coordinates"]]
  } {
  }
  irdl.operation @cp.async.bulk.tensor.prefetch attributes {
    varve.require = [
      ["use coordinates()"],
      ["use load_mode()"]]
  } {
  }
  irdl.operation @cp.async.bulk.tensor.reduce attributes {
    varve.require = [
      ["use coordinates()"],
      ["$mode != .im2col or count($coordinates) >= 3",
       "to use im2col mode, the tensor has to be at least 3-dimensional"],
      ["$mode != .tile_scatter4", "scatter mode is not supported"]]
  } {
  }
  irdl.operation @cp.async.bulk.tensor.shared.cluster.global attributes {
    varve.require = [
      ["use coordinates()"],
      ["not has($predicate) or not $isCTAOnly", "a predicate requires shared::cluster"],
      ["not has($predicate) or $mode in [.tile, .im2col]", "a predicate requires tile or im2col mode"],
      ["has($predicate) or not $isCTAOnly or type($dstMem).addressSpace = 3",
       "shared::cta destination requires address-space 3"],
      ["has($predicate) or $isCTAOnly or type($dstMem).addressSpace = 7",
       "!Shared::cluster destination requires address-space 7."],
      ["has($predicate) or not $isCTAOnly or not has($multicastMask)",
       "multicast is not supported with shared::cta mode"],
      ["has($predicate) or not $isCTAOnly or not has($group)", "a group is not supported with shared::cta mode"],
      ["use load_mode()"]]
  } {
  }
  irdl.operation @cp.async.shared.global attributes {
    varve.require = [
      ["$modifier in [.ca, .cg]", "only cg and ca are supported"],
      ["$size in [4, 8, 16]", "expected byte size to be either 4, 8 or 16"],
      ["$modifier != .cg or $size = 16", "cg requires 16 bytes"]]
  } {
  }
  irdl.operation @fence.proxy attributes {
    varve.require = [
      ["$kind != .'async.shared' or has($space)", "async_shared fence requires space attribute"],
      ["$kind = .'async.shared' or not has($space)", "only async_shared fence can have space attribute"]]
  } {
  }
  irdl.operation @fence.proxy.acquire attributes {
    varve.require = [
      ["$fromProxy = .generic", "fromProxy must be generic"],
      ["$toProxy = .tensormap", "toProxy must be tensormap"]]
  } {
  }
  irdl.operation @fence.proxy.release attributes {
    varve.require = [
      ["$fromProxy = .generic", "fromProxy must be generic"],
      ["$toProxy = .tensormap", "toProxy must be tensormap"]]
  } {
  }
  irdl.operation @fence.proxy.sync_restrict attributes {
    varve.require = [
      ["$fromProxy = .generic", "fromProxy must be generic"],
      ["$toProxy = .async", "toProxy must be async"],
      ["$order in [.acquire, .release]", "only acquire and release are supported"]]
  } {
  }
  irdl.operation @fence.sync_restrict attributes {
    varve.require = [
      ["$order in [.acquire, .release]", "only acquire and release are supported"]]
  } {
  }
  irdl.operation @ldmatrix attributes {
    varve.require = [
      ["$shape.m in [8, 16]", "expected shape to be 8x8, 8x16 or 16x16"],
      ["$shape.m != 8 or $shape.n in [8, 16]", "expected shape to be 8x8, 8x16 or 16x16"],
      ["$shape.m != 16 or $shape.n = 16", "expected shape to be 8x8, 8x16 or 16x16"],
      ["$shape.m != 8 or $num in [1, 2, 4]", "expected num attribute to be 1, 2 or 4"],
      ["$shape.m != 16 or $num in [1, 2]", "expected num attribute to be 1 or 2"],
      ["$shape.m != 8 or $shape.n != 8 or $eltType = .b16", "expected element type to be b16"],
      ["$shape.m != 8 or $shape.n != 16 or $layout = .row", "expected layout to be row"],
      ["$shape.m != 8 or $shape.n != 16 or $eltType in [.'b8x16.b4x16_p64', .'b8x16.b6x16_p32']",
       "expected element type to be b8x16.b4x16_p64 or b8x16.b6x16_p32"],
      ["$shape.m != 16 or $layout = .col", "expected layout to be col"],
      ["$shape.m != 16 or $eltType in [.b8, .'b8x16.b4x16_p64', .'b8x16.b6x16_p32']",
       "expected element type to be b8, b8x16.b4x16_p64 or b8x16.b6x16_p32"],
      ["$shape.m != 8 or $num != 1 or type($res) = i32", "expected destination type is i32"],
      ["$shape.m != 8 or $num <= 1 or count(elements(type($res))) = $num", "expected destination type is a structure"],
      ["$shape.m != 16 or count(elements(type($res))) = $num * 2", "expected destination type is a structure"],
      ["count(elements(type($res))) <= 0 or elements(type($res))[0] = i32",
       "expected destination type is a structure of {count(elements(type($res)))} elements of type i32"],
      ["all(t in elements(type($res)): t = elements(type($res))[0])",
       "expected destination type is a structure of {count(elements(type($res)))} elements of type i32"]]
  } {
  }
  irdl.operation @match.sync attributes {
    varve.require = [
      ["$kind != .all or count(elements(type($res))) = 2", "match.sync 'all' returns a two element struct"],
      ["$kind != .all or elements(type($res))[0] = i32", "match.sync 'all' returns an i32 first"],
      ["$kind != .all or elements(type($res))[1] = i1", "match.sync 'all' returns an i1 second"],
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
      ["not has($predicate) or $scope = .cta", "a predicate requires the scope cta"],
      ["not has($predicate) or type($addr).addressSpace != 7", "a predicate cannot be combined with a cluster"],
      ["not has($predicate) or not has($res)", "a predicate cannot be combined with a result"],
      ["not has($predicate) or not $relaxed", "a predicate cannot be combined with relaxed"],
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
      ["$shape.m = 16", "unsupported Geom"],
      ["$shape.n = 8", "unsupported Geom"],
      ["$shape.k in [32, 64]", "unsupported Geom"],
      ["$shape.k != 32 or $kind = .mxf8f6f4", "unsupported Kind"],
      ["$shape.k != 32 or $scaleVecSize = .x1", "unsupported ScaleVecSize"],
      ["$shape.k != 32 or $blockScaleFormat = .ue8m0", "unsupported BlockScaleFormat"],
      ["$shape.k != 64 or $multiplicandAPtxType = .e2m1", "unsupported MMATypes"],
      ["$shape.k != 64 or $multiplicandBPtxType = .e2m1", "unsupported MMATypes"],
      ["$shape.k != 64 or $kind in [.mxf4, .mxf4nvf4]", "unsupported Kind"],
      ["$shape.k != 64 or $kind != .mxf4 or $scaleVecSize = .x2", "unsupported ScaleVecSize"],
      ["$shape.k != 64 or $kind != .mxf4nvf4 or $scaleVecSize != .x1", "unsupported ScaleVecSize"],
      ["$shape.k != 64 or $scaleVecSize = .x4 or $blockScaleFormat = .ue8m0", "unsupported BlockScaleFormat"]]
  } {
  }
  irdl.operation @mma.sp.block_scale attributes {
    varve.require = [
      ["$shape.m = 16", "unsupported Geom"],
      ["$shape.n = 8", "unsupported Geom"],
      ["$shape.k in [64, 128]", "unsupported Geom"],
      ["$shape.k != 64 or $kind = .mxf8f6f4", "unsupported Kind"],
      ["$shape.k != 64 or $scaleVecSize = .x1", "unsupported ScaleVecSize"],
      ["$shape.k != 64 or $blockScaleFormat = .ue8m0", "unsupported BlockScaleFormat"],
      ["$shape.k != 128 or $multiplicandAPtxType = .e2m1", "unsupported MMATypes"],
      ["$shape.k != 128 or $multiplicandBPtxType = .e2m1", "unsupported MMATypes"],
      ["$shape.k != 128 or $kind in [.mxf4, .mxf4nvf4]", "unsupported Kind"],
      ["$shape.k != 128 or $kind != .mxf4 or $scaleVecSize = .x2", "unsupported ScaleVecSize"],
      ["$shape.k != 128 or $kind != .mxf4nvf4 or $scaleVecSize != .x1", "unsupported ScaleVecSize"],
      ["$shape.k != 128 or $scaleVecSize = .x4 or $blockScaleFormat = .ue8m0", "unsupported BlockScaleFormat"],
      ["$orderedMetadata", "'orderedMetadata' attribute is mandatory"]]
  } {
  }
  irdl.operation @mma.sp.sync attributes {
    varve.require = [
      ["use multiply()"],
      ["$shape.m != 16 or not has($multiplicandAPtxType) or $multiplicandAPtxType in [.tf32, .bf16, .f16, .s4, .u4, .s8, .u8, .e4m3, .e5m2, .e3m2, .e2m3, .e2m1]",
       "invalid shape or multiplicand type"],
      ["$shape.m != 16 or $multiplicandAPtxType != .tf32 or $shape.k in [8, 16]", "unimplemented variant"],
      ["$shape.m != 16 or $multiplicandAPtxType != .tf32 or count($operandA) * 4 = $shape.k",
       "wrong number of operands for A"],
      ["$shape.m != 16 or not $multiplicandAPtxType in [.bf16, .f16] or $shape.k in [16, 32]",
       "unimplemented variant"],
      ["$shape.m != 16 or not $multiplicandAPtxType in [.bf16, .f16] or count($operandA) * 8 = $shape.k",
       "wrong number of operands for A"],
      ["$shape.m != 16 or not $multiplicandAPtxType in [.s8, .u8] or $shape.k in [32, 64]", "unimplemented variant"],
      ["$shape.m != 16 or not $multiplicandAPtxType in [.s8, .u8] or count($operandA) * 16 = $shape.k",
       "wrong number of operands for A"],
      ["$shape.m != 16 or not $multiplicandAPtxType in [.s4, .u4] or $shape.k in [64, 128]", "unimplemented variant"],
      ["$shape.m != 16 or not $multiplicandAPtxType in [.s4, .u4] or count($operandA) * 32 = $shape.k",
       "wrong number of operands for A"],
      ["$shape.m != 16 or not $multiplicandAPtxType in [.e4m3, .e5m2, .e3m2, .e2m3, .e2m1] or $shape.k = 64",
       "unimplemented variant"],
      ["$shape.m != 16 or not $multiplicandAPtxType in [.e4m3, .e5m2, .e3m2, .e2m3, .e2m1] or count($operandA) * 16 = $shape.k",
       "wrong number of operands for A"],
      ["$shape.m != 16 or not $multiplicandAPtxType in [.e4m3, .e5m2, .e3m2, .e2m3, .e2m1] or count($operandB) * 16 = $shape.k",
       "wrong number of operands for B"],
      ["$shape.m != 8 or not has($multiplicandAPtxType) or $multiplicandAPtxType in [.f16, .f64, .s4, .u4, .s8, .u8]",
       "unimplemented variant for MMA shape"]]
  } {
  }
  irdl.operation @mma.sync attributes {
    varve.require = [
      ["use multiply()"],
      ["$shape.m != 16 or not has($multiplicandAPtxType) or $multiplicandAPtxType in [.tf32, .bf16, .f16, .s4, .u4, .b1, .s8, .u8]",
       "invalid shape or multiplicand type"],
      ["$shape.m != 16 or $multiplicandAPtxType != .tf32 or $shape.k in [4, 8]", "unimplemented variant"],
      ["$shape.m != 16 or $multiplicandAPtxType != .tf32 or count($operandA) * 4 = $shape.k * 2",
       "wrong number of operands for A"],
      ["$shape.m != 16 or not $multiplicandAPtxType in [.bf16, .f16] or $shape.k in [8, 16]", "unimplemented variant"],
      ["$shape.m != 16 or not $multiplicandAPtxType in [.bf16, .f16] or count($operandA) * 8 = $shape.k * 2",
       "wrong number of operands for A"],
      ["$shape.m != 16 or not $multiplicandAPtxType in [.s8, .u8] or $shape.k in [16, 32]", "unimplemented variant"],
      ["$shape.m != 16 or not $multiplicandAPtxType in [.s8, .u8] or count($operandA) * 16 = $shape.k * 2",
       "wrong number of operands for A"],
      ["$shape.m != 16 or not $multiplicandAPtxType in [.s4, .u4] or $shape.k in [32, 64]", "unimplemented variant"],
      ["$shape.m != 16 or not $multiplicandAPtxType in [.s4, .u4] or count($operandA) * 32 = $shape.k * 2",
       "wrong number of operands for A"],
      ["$shape.m != 16 or $multiplicandAPtxType != .b1 or $shape.k in [128, 256]", "unimplemented variant"],
      ["$shape.m != 16 or $multiplicandAPtxType != .b1 or count($operandA) * 128 = $shape.k * 2",
       "wrong number of operands for A"],
      ["$shape.m != 16 or $multiplicandAPtxType != .b1 or count($operandB) * 128 = $shape.k",
       "wrong number of operands for B"],
      ["$shape.m != 8 or not has($multiplicandAPtxType) or $multiplicandAPtxType in [.f16, .f64, .s4, .u4, .s8, .u8, .b1]",
       "unimplemented variant for MMA shape"],
      ["$shape.m != 8 or $multiplicandAPtxType != .b1 or $shape.k = 128", "unimplemented variant for MMA shape"],
      ["$multiplicandAPtxType != .b1 or has($b1Op)", "expected b1Op"],
      ["not has($multiplicandAPtxType) or $multiplicandAPtxType = .f16 or $layoutA = .row",
       "requires layoutA to be row"],
      ["not has($multiplicandAPtxType) or $multiplicandAPtxType = .f16 or $layoutB = .col",
       "requires layoutB to be col"],
      ["$shape.m != 16 or $layoutA = .row", "requires layoutA to be row"],
      ["$shape.m != 16 or $layoutB = .col", "requires layoutB to be col"]]
  } {
  }
  irdl.operation @pmevent attributes {
    varve.require = [
      ["has($maskedEventId) or has($eventId)", "either `id` or `mask` must be set"],
      ["not has($maskedEventId) or not has($eventId)", "`id` and `mask` cannot be set at the same time"],
      ["not has($eventId) or $eventId >= 0", "`id` must be between 0 and 15"],
      ["not has($eventId) or $eventId <= 15", "`id` must be between 0 and 15"]]
  } {
  }
  irdl.operation @prefetch attributes {
    varve.require = [
      ["not $tensormap or not has($cacheLevel)", "cannot specify both tensormap and cache level"],
      ["$tensormap or has($cacheLevel)", "requires specification of either cache level or tensormap"],
      ["not $tensormap or type($addr).addressSpace in [absent, 0, 4]", "expected a generic or constant pointer"],
      ["not $tensormap or not has($evictPriority)", "tensormap does not support eviction priority"],
      ["not $tensormap or not $in_param_space or type($addr).addressSpace in [absent, 0]",
       "expected a generic pointer"],
      ["not has($cacheLevel) or type($addr).addressSpace in [absent, 0, 1, 5]",
       "expected a generic, global or local pointer"],
      ["not has($cacheLevel) or not $uniform or $cacheLevel = .L1", "the only uniform cache level is L1"],
      ["not has($cacheLevel) or not $uniform or type($addr).addressSpace in [absent, 0]",
       "expected a generic pointer"],
      ["not has($cacheLevel) or not has($evictPriority) or $cacheLevel = .L2",
       "cache eviction priority supported only for cache level L2"],
      ["not has($cacheLevel) or not has($evictPriority) or type($addr).addressSpace = 1",
       "cache eviction priority requires a global pointer"],
      ["not has($cacheLevel) or not has($evictPriority) or $evictPriority in [.evict_normal, .evict_last]",
       "only evict_last and evict_normal are supported"],
      ["not has($cacheLevel) or not has($predicate)", "predicate supported only on prefetch tensormap"]]
  } {
  }
  irdl.operation @prmt attributes {
    varve.require = [
      ["not $mode in [.default, .f4e, .b4e] or has($hi)", "the mode requires 'hi' operand"],
      ["$mode in [.default, .f4e, .b4e] or not has($hi)", "the mode does not accept 'hi' operand"]]
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
      ["not $kind in [.fmin, .fmax] or type($res) = f32", "the reduction requires f32"],
      ["$kind in [.fmin, .fmax] or type($res) = i32", "the reduction requires i32"]]
  } {
  }
  irdl.operation @setmaxregister attributes {
    varve.require = [
      ["$regCount % 8 = 0", "new register size must be multiple of 8"],
      ["$regCount >= 24", "new register size must be in between 24 to 256"],
      ["$regCount <= 256", "new register size must be in between 24 to 256"]]
  } {
  }
  irdl.operation @shfl.sync attributes {
    varve.require = [
      ["count(elements(type($res))) = 0 or $return_value_and_is_valid", "expected return_value_and_is_valid"],
      ["not $return_value_and_is_valid or count(elements(type($res))) = 2",
       "expected return type to be a two-element struct"],
      ["not $return_value_and_is_valid or elements(type($res))[0] = type($val)",
       "expected first element in the returned struct to be of the type of the value"],
      ["not $return_value_and_is_valid or elements(type($res))[1] = i1",
       "expected second element in the returned struct to be of type i1"],
      ["$return_value_and_is_valid or type($res) = type($val)", "expected return type to be of the type of the value"]]
  } {
  }
  irdl.operation @st.bulk attributes {
    varve.require = [
      ["$initVal = 0", "only 0 is supported for initVal"]]
  } {
  }
  irdl.operation @stmatrix attributes {
    varve.require = [
      ["count($sources) in [1, 2, 4]", "expected num attribute to be 1, 2 or 4"],
      ["$shape.m in [8, 16]", "expected shape to be 8x8 or 16x8"],
      ["$shape.n = 8", "expected shape to be 8x8 or 16x8"],
      ["$shape.m != 8 or $eltType = .b16", "expected element type to be b16"],
      ["$shape.m != 16 or $eltType = .b8", "expected element type to be b8"],
      ["$shape.m != 16 or $layout = .col", "expected layout to be col"]]
  } {
  }
  irdl.operation @tcgen05.cp attributes {
    varve.require = [
      ["not $shape in [.shape_128x256b, .shape_128x128b, .shape_4x256b] or $multicast = .none",
       "the shape does not allow multicast"],
      ["$shape != .shape_64x128b or $multicast in [.warpx2_01_23, .warpx2_02_13]",
       "the shape requires multicast warpx2_01_23 or warpx2_02_13"],
      ["$shape != .shape_32x128b or $multicast = .warpx4", "the shape requires multicast warpx4"]]
  } {
  }
  irdl.operation @tcgen05.ld attributes {
    varve.require = [
      ["$shape != .shape_16x32bx2 or has($offset)", "shape 16x32bx2 requires offset argument"],
      ["$shape != .shape_16x128b or length(type($res)) >= 2", "invalid result type length"],
      ["$shape != .shape_16x256b or length(type($res)) >= 4", "invalid result type length"]]
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
      ["$shape != .shape_16x32bx2 or has($offset)", "shape 16x32bx2 requires offset argument"],
      ["$shape != .shape_16x128b or length(type($val)) >= 2", "invalid source type length"],
      ["$shape != .shape_16x256b or length(type($val)) >= 4", "invalid source type length"]]
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
      ["all(t in elements(type($results)): t = elements(type($results))[0])",
       "all elements in struct must be same type"],
      ["$typeD in [.f32, .f16, .s32]", "the output type is not supported"],
      ["$typeD != .s32 or $scaleA = .one", "has s32 output, scaleA and scaleB cannot be neg"],
      ["$typeD != .s32 or $scaleB = .one", "has s32 output, scaleA and scaleB cannot be neg"],
      ["not $typeA in [.f16, .e4m3, .e5m2] or $typeD in [.f32, .f16]", "the combination of types is not supported"],
      ["not $typeA in [.tf32, .bf16] or $typeD = .f32", "the combination of types is not supported"],
      ["not $typeA in [.u8, .s8, .b1] or $typeD = .s32", "the combination of types is not supported"],
      ["$typeA != .f16 or $typeB = .f16", "the combination of types is not supported"],
      ["$typeA != .tf32 or $typeB = .tf32", "the combination of types is not supported"],
      ["$typeA != .bf16 or $typeB = .bf16", "the combination of types is not supported"],
      ["$typeA != .b1 or $typeB = .b1", "the combination of types is not supported"],
      ["not $typeA in [.u8, .s8] or $typeB in [.u8, .s8]", "the combination of types is not supported"],
      ["not $typeA in [.e4m3, .e5m2] or $typeB in [.e4m3, .e5m2]", "the combination of types is not supported"],
      ["$shape.m = 64", "shape 'm' must be 64"],
      ["$typeA != .tf32 or $shape.k = 8", "shape 'k' must be 8"],
      ["not $typeA in [.f16, .bf16] or $shape.k = 16", "shape 'k' must be 16"],
      ["not $typeA in [.u8, .s8, .e4m3, .e5m2] or $shape.k = 32", "shape 'k' must be 32"],
      ["$typeA != .b1 or $shape.k = 256", "shape 'k' must be 256"],
      ["$shape.n % 8 = 0", "the number of columns is not supported"],
      ["$shape.n >= 8", "the number of columns is not supported"],
      ["$shape.n <= 256", "the number of columns is not supported"],
      ["not $typeA in [.u8, .s8, .b1] or $shape.n in [8, 24] or $shape.n % 16 = 0",
       "the number of columns is not supported"],
      ["$typeA in [.f16, .bf16] or $layoutA != .col", "only f16 and bf16 can be transposed"],
      ["$typeA in [.f16, .bf16] or $layoutB != .row", "only f16 and bf16 can be transposed"],
      ["not $typeD in [.f32, .s32] or count(elements(type($results))) = $shape.n / 2", "wrong number of results"],
      ["$typeD != .f16 or count(elements(type($results))) = $shape.n / 4", "wrong number of results"],
      ["$typeD = .s32 or $satfinite != .satfinite", "satfinite requires s32"]]
  } {
  }
  irdl.operation @wmma.load attributes {
    varve.require = [
      ["use shape()"],
      ["use shape_of_load()"],
      ["not $eltype in [.f32, .s32] or $frag = .c", "invalid attribute combination"],
      ["not $eltype in [.tf32, .s8, .u8] or $frag != .c", "invalid attribute combination"],
      ["$eltype != .f16 or $frag = .c or count(elements(type($res))) = 8",
       "expected destination type is a structure of 8 elements"],
      ["$eltype != .f16 or $frag != .c or count(elements(type($res))) = 4",
       "expected destination type is a structure of 4 elements"],
      ["$eltype != .f16 or elements(type($res))[0] = vector<2xf16>", "expected elements of the type vector<2xf16>"],
      ["not $eltype in [.f32, .s32] or count(elements(type($res))) = 8",
       "expected destination type is a structure of 8 elements"],
      ["$eltype != .f32 or elements(type($res))[0] = f32", "expected elements of the type f32"],
      ["$eltype != .f64 or $frag = .c or type($res) = f64", "expected destination type to be f64"],
      ["$eltype != .f64 or $frag != .c or count(elements(type($res))) = 2",
       "expected destination type is a structure of 2 elements"],
      ["$eltype != .f64 or $frag != .c or elements(type($res))[0] = f64", "expected elements of the type f64"],
      ["$eltype != .tf32 or count(elements(type($res))) = 4",
       "expected destination type is a structure of 4 elements"],
      ["not $eltype in [.s8, .u8] or $frag != .a or $m != 16 or count(elements(type($res))) = 2",
       "expected destination type is a structure of 2 elements"],
      ["not $eltype in [.s8, .u8] or $frag != .a or $m != 8 or count(elements(type($res))) = 1",
       "expected destination type is a structure of 1 element"],
      ["not $eltype in [.s8, .u8] or $frag != .a or $m != 32 or count(elements(type($res))) = 4",
       "expected destination type is a structure of 4 elements"],
      ["not $eltype in [.s8, .u8] or $frag != .b or $n != 16 or count(elements(type($res))) = 2",
       "expected destination type is a structure of 2 elements"],
      ["not $eltype in [.s8, .u8] or $frag != .b or $n != 8 or count(elements(type($res))) = 1",
       "expected destination type is a structure of 1 element"],
      ["not $eltype in [.s8, .u8] or $frag != .b or $n != 32 or count(elements(type($res))) = 4",
       "expected destination type is a structure of 4 elements"],
      ["not $eltype in [.tf32, .s8, .u8, .s32] or elements(type($res))[0] = i32", "expected elements of the type i32"],
      ["all(t in elements(type($res)): t = elements(type($res))[0])", "expected elements of the same type"]]
  } {
  }
  irdl.operation @wmma.mma attributes {
    varve.require = [
      ["$eltypeA in [.f16, .f32, .s32, .tf32, .f64, .s8, .u8]", "invalid attribute combination"],
      ["$eltypeA != .f64 or $m = 8", "invalid attribute combination"],
      ["$eltypeA != .f64 or $n = 8", "invalid attribute combination"],
      ["$eltypeA != .f64 or $k = 4", "invalid attribute combination"],
      ["$eltypeA != .tf32 or $m = 16", "invalid attribute combination"],
      ["$eltypeA != .tf32 or $n = 16", "invalid attribute combination"],
      ["$eltypeA != .tf32 or $k = 8", "invalid attribute combination"],
      ["not $eltypeA in [.f16, .s8, .u8, .s32] or $k = 16", "invalid attribute combination"],
      ["$eltypeA != .f32 or $k in [16, 8]", "invalid attribute combination"],
      ["use shape_of_load()"],
      ["not $eltypeA in [.f32, .s32]", "invalid attribute combination"],
      ["$eltypeA != .f16 or $eltypeB in [.f16, .f32]", "invalid attribute combination"],
      ["$eltypeA != .tf32 or $eltypeB = .f32", "invalid attribute combination"],
      ["$eltypeA != .f64 or $eltypeB = .f64", "invalid attribute combination"],
      ["not $eltypeA in [.s8, .u8] or $eltypeB = .s32", "invalid attribute combination"],
      ["$eltypeA != .f16 or $eltypeB != .f16 or count($args) = 20", "expected 20 arguments"],
      ["$eltypeA != .f16 or $eltypeB != .f32 or count($args) = 24", "expected 24 arguments"],
      ["$eltypeA != .tf32 or count($args) = 16", "expected 16 arguments"],
      ["$eltypeA != .f64 or count($args) = 4", "expected 4 arguments"],
      ["not $eltypeA in [.s8, .u8] or $m != 16 or count($args) = 12", "expected 12 arguments"],
      ["not $eltypeA in [.s8, .u8] or $m = 16 or count($args) = 13", "expected 13 arguments"],
      ["$eltypeA != .f16 or type($args[0]) = vector<2xf16>", "expected arguments of type vector<2xf16>"],
      ["$eltypeA != .f64 or type($args[0]) = f64", "expected arguments of type f64"],
      ["not $eltypeA in [.tf32, .s8, .u8] or type($args[0]) = i32", "expected arguments of type i32"],
      ["$eltypeA != $eltypeB or all(t in types($args): t = type($args[0]))", "expected arguments of the same type"],
      ["not $eltypeA in [.s8, .u8] or all(t in types($args): t = type($args[0]))",
       "expected arguments of the same type"],
      ["$eltypeB != .f16 or count(elements(type($res))) = 4",
       "expected destination type is a structure of 4 elements"],
      ["not $eltypeB in [.f32, .s32] or count(elements(type($res))) = 8",
       "expected destination type is a structure of 8 elements"],
      ["$eltypeB != .f64 or count(elements(type($res))) = 2",
       "expected destination type is a structure of 2 elements"],
      ["$eltypeB != .f16 or elements(type($res))[0] = vector<2xf16>", "expected elements of the type vector<2xf16>"],
      ["$eltypeB != .f32 or elements(type($res))[0] = f32", "expected elements of the type f32"],
      ["$eltypeB != .s32 or elements(type($res))[0] = i32", "expected elements of the type i32"],
      ["$eltypeB != .f64 or elements(type($res))[0] = f64", "expected elements of the type f64"],
      ["all(t in elements(type($res)): t = elements(type($res))[0])", "expected elements of the same type"]]
  } {
  }
  irdl.operation @wmma.store attributes {
    varve.require = [
      ["use shape()"],
      ["use shape_of_load()"],
      ["not $eltype in [.tf32, .s8, .u8]", "invalid attribute combination"],
      ["$eltype != .f16 or count($args) = 4", "expected 4 data operands"],
      ["not $eltype in [.f32, .s32] or count($args) = 8", "expected 8 data operands"],
      ["$eltype != .f64 or count($args) = 2", "expected 2 data operands"],
      ["$eltype != .f16 or type($args[0]) = vector<2xf16>", "expected data operands of type vector<2xf16>"],
      ["$eltype != .f32 or type($args[0]) = f32", "expected data operands of type f32"],
      ["$eltype != .s32 or type($args[0]) = i32", "expected data operands of type i32"],
      ["$eltype != .f64 or type($args[0]) = f64", "expected data operands of type f64"],
      ["all(t in types($args): t = type($args[0]))", "expected data operands of the same type"]]
  } {
  }
}
