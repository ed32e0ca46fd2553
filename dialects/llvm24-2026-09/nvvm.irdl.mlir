irdl.dialect @nvvm attributes {
  varve.set = "llvm24-2026-09",
  varve.base = "llvm24-2026-08",
  varve.llvm = "24",
  varve.depends = ["llvm"],
  varve.unknown = ["operations"]
} {
  irdl.operation @barrier.arrive attributes {
    varve.format = "(`id` `=` $barrierId^)? `number_of_threads` `=` $numberOfThreads (`aligned` `=` $aligned^)? attr-dict",
    varve.traits = ["BasicPtxBuilderOpInterface"],
    varve.let = [
      "type($barrierId) = i32",
      "type($numberOfThreads) = i32"]
  } {
    %barrierId = irdl.any {varve.rule = "I32"}
    %numberOfThreads = irdl.any {varve.rule = "I32"}
    %aligned = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      barrierId: optional %barrierId,
      numberOfThreads: %numberOfThreads)
    irdl.attributes {
      "aligned" = %aligned
    } {
      varve.defaults = {
        aligned = true}
    }
  }
  irdl.operation @cluster.arrive attributes {
    varve.format = "(`aligned` $aligned^)? attr-dict"
  } {
    %aligned = irdl.any {varve.rule = "UnitAttr"}
    irdl.attributes {
      "aligned" = %aligned
    } {
      varve.optional = ["aligned"]
    }
  }
  irdl.operation @cluster.arrive.relaxed attributes {
    varve.format = "(`aligned` $aligned^)? attr-dict",
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
    varve.format = "(`aligned` $aligned^)? attr-dict",
    varve.traits = ["NVVMRequiresSM<90>"]
  } {
    %aligned = irdl.any {varve.rule = "UnitAttr"}
    irdl.attributes {
      "aligned" = %aligned
    } {
      varve.optional = ["aligned"]
    }
  }
  irdl.operation @convert.bf16x2.to.f8x2 attributes {
    varve.format = "$a (`rnd` `=` $rnd^)? (`sat` `=` $sat^)? (`relu` `=` $relu^)? attr-dict `:` type($a) `->` type($dst) `(` $dstTy `)`"
  } {
    %a = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<BF16>, LengthIs<2>>"}
    %dst = irdl.any {varve.rule = "AnyOf<I16, AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<2>>>"}
    %rnd = irdl.base "#nvvm.fp_rnd_mode"
    %sat = irdl.base "#nvvm.sat_mode"
    %relu = irdl.any {varve.rule = "BoolAttr"}
    %dstTy = irdl.any {varve.rule = "TypeAttr"}
    irdl.operands(
      a: %a)
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
  irdl.operation @convert.f16x2.to.f8x2 attributes {
    varve.format = "$a (`relu` `=` $relu^)? attr-dict `:` type($a) `->` type($dst) `(` $dstTy `)`",
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
    varve.format = "$src_hi `,` $src_lo (`random_bits` `=` $random_bits^)? (`rnd` `=` $rnd^)? (`sat` `=` $sat^)? (`relu` `=` $relu^)? attr-dict `:` type($dst)",
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
    varve.format = "$src_hi `,` $src_lo (`random_bits` `=` $random_bits^)? (`rnd` `=` $rnd^)? (`sat` `=` $sat^)? (`relu` `=` $relu^)? attr-dict `:` type($dst)",
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
    varve.format = "$a `,` $b (`relu` `=` $relu^)? attr-dict `:` type($dst) `(` $dstTy `)`",
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
    varve.format = "$a `,` $b (`relu` `=` $relu^)? attr-dict `:` type($dst) `(` $dstTy `)`",
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
    varve.format = "$a `,` $b (`rnd` `=` $rnd^)? (`sat` `=` $sat^)? (`relu` `=` $relu^)? attr-dict `:` type($dst) `(` $dstTy `)`",
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
    varve.format = "$src `,` $rbits (`relu` `=` $relu^)? attr-dict `:` type($src) `->` type($dst) `(` $dstTy `)`",
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
    varve.format = "$src `,` $rbits (`relu` `=` $relu^)? attr-dict `:` type($src) `->` type($dst) `(` $dstTy `)`",
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
    varve.format = "$src `,` $rbits (`relu` `=` $relu^)? attr-dict `:` type($src) `->` type($dst) `(` $dstTy `)`",
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
    varve.format = "$src (`relu` `=` $relu^)? attr-dict `:` type($src) `(` $srcType `)` `->` type($dst)",
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
    varve.format = "$src (`relu` `=` $relu^)? attr-dict `:` type($src) `(` $srcType `)` `->` type($dst)",
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
    varve.format = "$src (`scale_factor` `=` $scaleFactor^)? (`sat` `=` $sat^)? (`relu` `=` $relu^)? attr-dict `:` type($src) `(` $srcType `)` `->` type($dst)"
  } {
    %src = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<2>>"}
    %scaleFactor = irdl.any
    %dst = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<BF16>, LengthIs<2>>"}
    %srcType = irdl.any {varve.rule = "TypeAttr"}
    %sat = irdl.base "#nvvm.sat_mode"
    %relu = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      src: %src,
      scaleFactor: optional %scaleFactor)
    irdl.results(
      dst: %dst)
    irdl.attributes {
      "srcType" = %srcType,
      "sat" = %sat,
      "relu" = %relu
    } {
      varve.defaults = {
        sat = #nvvm.sat_mode<none>,
        relu = false}
    }
  }
  irdl.operation @convert.f8x2.to.f16x2 attributes {
    varve.format = "$src (`relu` `=` $relu^)? attr-dict `:` type($src) `(` $srcType `)` `->` type($dst)",
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
    varve.format = "$src (`rnd` `=` $rnd^)? (`sat` `=` $sat^)? (`relu` `=` $relu^)? attr-dict",
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
  irdl.operation @cp.async.bulk.tensor.global.shared.cta attributes {
    varve.format = "$tmaDescriptor `,` $srcMem `,` `box` `[`$coordinates `]` (`l2_cache_hint` `=` $l2CacheHint^ )? (`,` `predicate` `=` $predicate^)? one( let($mode.value = .tile) | `mode` `=` $mode.value ) attr-dict `:` type($tmaDescriptor) `,` type($srcMem)",
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
  irdl.operation @cp.async.bulk.tensor.reduce attributes {
    varve.format = "$tmaDescriptor `,` $srcMem `,` `box` `[`$coordinates `]` (`l2_cache_hint` `=` $l2CacheHint^ )? `,` `reduction` `=` $redKind.value one( let($mode.value = .tile) | `mode` `=` $mode.value ) attr-dict `:` type($tmaDescriptor) `,` type($srcMem)",
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
    varve.format = "$dstMem `,` $tmaDescriptor `,` $mbar `,` `box` `[`$coordinates `]` (`im2col` `[` $im2colOffsets^ `]` )? (`multicast_mask` `=` $multicastMask^ )? (`l2_cache_hint` `=` $l2CacheHint^ )? (`predicate` `=` $predicate^)? one( let($mode.value = .tile) | `mode` `=` $mode.value ) (`cta_only` `=` $isCTAOnly^)? (`group` `=` $group^)? attr-dict `:` type($dstMem) `,` type($tmaDescriptor)",
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
    varve.format = "$group (`read` $read^)? attr-dict",
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
  irdl.operation @cp.async.mbarrier.arrive attributes {
    varve.format = "$addr (`noinc` `=` $noinc^)? attr-dict `:` type(operands)"
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
  irdl.operation @dot.accumulate.2way attributes {
    varve.format = "$a $a_type `,` $b $b_type `,` $c `,` `b_hi` `=` $b_hi attr-dict `:` type($a) `,` type($b)",
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
  irdl.operation @fence.proxy attributes {
    varve.format = "$kind (`space` `=` $space^)? attr-dict",
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
  irdl.operation @fence.proxy.release attributes {
    varve.format = "$scope.value (`from_proxy` `=` $fromProxy^)? (`to_proxy` `=` $toProxy^)? attr-dict",
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
    varve.format = "$order attr-dict",
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
  irdl.operation @fence.sync_restrict attributes {
    varve.format = "$order attr-dict",
    varve.require = [["$order in [.acquire, .release]", "only acquire and release semantics are supported"]]
  } {
    %order = irdl.base "#nvvm.mem_order"
    irdl.attributes {
      "order" = %order
    }
  }
  irdl.operation @ldmatrix attributes {
    varve.format = "$ptr `,` `num` `=` $num `,` `layout` `=` $layout `,` `shape` `=` $shape `,` `element_type` `=` $eltType attr-dict `:` functional-type($ptr, $res)",
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
  irdl.operation @mbarrier.arrive attributes {
    varve.format = "$addr (`,` $count^)? one( let($scope.value = .cta) | `scope` `=` $scope.value ) (`relaxed` `=` $relaxed^)? attr-dict `:` type($addr) (`->` type($res)^)?",
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
    varve.format = "$addr `,` $txcount (`,` `predicate` `=` $predicate^)? one( let($scope.value = .cta) | `scope` `=` $scope.value ) (`relaxed` `=` $relaxed^)? attr-dict `:` type(operands) (`->` type($res)^)?",
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
  irdl.operation @mbarrier.arrive_drop attributes {
    varve.format = "$addr (`,` $count^)? one( let($scope.value = .cta) | `scope` `=` $scope.value ) (`relaxed` `=` $relaxed^)? attr-dict `:` type($addr) (`->` type($res)^)?",
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
    varve.format = "$addr `,` $txcount one( let($scope.value = .cta) | `scope` `=` $scope.value ) (`relaxed` `=` $relaxed^)? attr-dict `:` type(operands) (`->` type($res)^)?",
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
  irdl.operation @mbarrier.complete_tx attributes {
    varve.format = "$addr `,` $txcount one( let($scope.value = .cta) | `scope` `=` $scope.value ) attr-dict `:` type(operands)",
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
    varve.format = "$addr `,` $txcount one( let($scope.value = .cta) | `scope` `=` $scope.value ) attr-dict `:` type(operands)",
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
    varve.format = "$addr `,` $count (`,` `predicate` `=` $predicate^)? (`layout` `=` $layout^)? attr-dict `:` type(operands)",
    varve.traits = ["BasicPtxBuilderOpInterface"],
    varve.let = [
      "type($count) = i32",
      "type($predicate) = i1"]
  } {
    %layout = irdl.any {varve.rule = "I32Attr"}
    %addr = irdl.any {varve.rule = "AnyOf<AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<0>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>>"}
    %count = irdl.any {varve.rule = "I32"}
    %predicate = irdl.any {varve.rule = "I1"}
    irdl.operands(
      addr: %addr,
      count: %count,
      predicate: optional %predicate)
    irdl.attributes {
      "layout" = %layout
    } {
      varve.defaults = {
        layout = 0 : i32}
    }
  }
  irdl.operation @mbarrier.test.wait attributes {
    varve.format = "$addr `,` $stateOrPhase one( let($scope.value = .cta) | `scope` `=` $scope.value ) (`relaxed` `=` $relaxed^)? attr-dict `:` type(operands) `->` type($res)",
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
    varve.format = "$addr `,` $stateOrPhase (`,` $ticks^)? one( let($scope.value = .cta) | `scope` `=` $scope.value ) (`relaxed` `=` $relaxed^)? attr-dict `:` type(operands) `->` type($res)",
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
  irdl.operation @memory.barrier attributes {
    varve.format = "$scope.value attr-dict"
  } {
    %scope = irdl.base "#nvvm.mem_scope"
    irdl.attributes {
      "scope" = %scope
    }
  }
  irdl.operation @st.bulk attributes {
    varve.format = "$addr `,` `size` `=` $size (`,` `init` `=` $initVal^)? attr-dict `:` type($addr) `,` type($size)",
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
    varve.format = "$ptr `,` $sources `layout` `=` $layout `,` `shape` `=` $shape `,` `element_type` `=` $eltType attr-dict `:` type(operands)",
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
    varve.format = "$addr `,` $nCols (`,` `group` `=` $group^)? (`exclusive` `=` $isExclusive^)? attr-dict `:` type(operands)",
    varve.traits = ["NVVMRequiresSMa<100,101>"],
    varve.let = [
      "type($nCols) = i32"]
  } {
    %isExclusive = irdl.any {varve.rule = "BoolAttr"}
    %addr = irdl.any {varve.rule = "AnyOf<!llvm.ptr, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>>"}
    %nCols = irdl.any {varve.rule = "I32"}
    %group = irdl.base "#nvvm.cta_group"
    irdl.operands(
      addr: %addr,
      nCols: %nCols)
    irdl.attributes {
      "group" = %group,
      "isExclusive" = %isExclusive
    } {
      varve.defaults = {
        isExclusive = false,
        group = #nvvm.cta_group<cta_1>}
    }
  }
  irdl.operation @tcgen05.commit attributes {
    varve.format = "$addr (`,` `multicast_mask` `=` $multicastMask^)? (`group` `=` $group^)? (`smem_a_read` `=` $smem_a_read^)? attr-dict `:` type(operands)",
    varve.traits = ["NVVMRequiresSMa<100,101>"],
    varve.let = [
      "type($multicastMask) = i16"]
  } {
    %smem_a_read = irdl.any {varve.rule = "BoolAttr"}
    %addr = irdl.any {varve.rule = "AnyOf<!llvm.ptr, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>>"}
    %multicastMask = irdl.any {varve.rule = "I16"}
    %group = irdl.base "#nvvm.cta_group"
    irdl.operands(
      addr: %addr,
      multicastMask: optional %multicastMask)
    irdl.attributes {
      "group" = %group,
      "smem_a_read" = %smem_a_read
    } {
      varve.defaults = {
        smem_a_read = false,
        group = #nvvm.cta_group<cta_1>}
    }
  }
  irdl.operation @tcgen05.cp attributes {
    varve.format = "$taddr`,` $smem_desc `,` `shape` `=` $shape.value (`group` `=` $group^)? one( let($multicast.value = .none) | `multicast` `=` $multicast.value ) (`source_format` `=` $srcFormat^)? attr-dict",
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
    varve.format = "$taddr `,` $nCols (`,` `group` `=` $group^)? (`exclusive` `=` $isExclusive^)? attr-dict `:` type(operands)",
    varve.traits = ["NVVMRequiresSMa<100,101>"],
    varve.let = [
      "type($taddr) = !llvm.ptr<6>",
      "type($nCols) = i32"]
  } {
    %isExclusive = irdl.any {varve.rule = "BoolAttr"}
    %taddr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<6>>"}
    %nCols = irdl.any {varve.rule = "I32"}
    %group = irdl.base "#nvvm.cta_group"
    irdl.operands(
      taddr: %taddr,
      nCols: %nCols)
    irdl.attributes {
      "group" = %group,
      "isExclusive" = %isExclusive
    } {
      varve.defaults = {
        isExclusive = false,
        group = #nvvm.cta_group<cta_1>}
    }
  }
  irdl.operation @tcgen05.ld attributes {
    varve.format = "$tmemAddr (`,` $offset^)? (`pack` $pack^)? `shape` `=` $shape.value attr-dict `:` type($res)",
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
    varve.format = "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD (`scale` `=` $scaleInputD^)? (`mask` `=` $disableOutputLane^)? `,` `kind` `=` $kind.value `,` `cta_group` `=` $ctaGroup one( let($collectorOp.value = .discard) | `collector_a` `=` $collectorOp.value ) one( let($collectorOpB.value = .discard) | `collector_b` `=` $collectorOpB.value ) (`a_shift` $aShift^)? attr-dict `:` `(` type(operands) `)`",
    varve.traits = ["NVVMRequiresSMa<100,110>"],
    varve.let = [
      "type($matrixD) = !llvm.ptr<6>",
      "type($matrixB) = i64",
      "type($idesc) = i32",
      "type($enableInputD) = i1",
      "type($scaleInputD) = i64"]
  } {
    %collectorOpB = irdl.base "#nvvm.tcgen05_mma_collectorop"
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
      "aShift" = %aShift,
      "collectorOpB" = %collectorOpB
    } {
      varve.optional = ["aShift"],
      varve.defaults = {
        collectorOpB = #nvvm.tcgen05_mma_collectorop<discard>,
        collectorOp = #nvvm.tcgen05_mma_collectorop<discard>}
    }
  }
  irdl.operation @tcgen05.mma.sp attributes {
    varve.format = "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD `,` $sparseMetadata (`scale` `=` $scaleInputD^)? (`mask` `=` $disableOutputLane^)? `,` `kind` `=` $kind.value `,` `cta_group` `=` $ctaGroup one( let($collectorOp.value = .discard) | `collector_a` `=` $collectorOp.value ) one( let($collectorOpB.value = .discard) | `collector_b` `=` $collectorOpB.value ) (`a_shift` $aShift^)? attr-dict `:` `(` type(operands) `)`",
    varve.traits = ["NVVMRequiresSMa<100,110>"],
    varve.let = [
      "type($matrixD) = !llvm.ptr<6>",
      "type($matrixB) = i64",
      "type($idesc) = i32",
      "type($enableInputD) = i1",
      "type($sparseMetadata) = !llvm.ptr<6>",
      "type($scaleInputD) = i64"]
  } {
    %collectorOpB = irdl.base "#nvvm.tcgen05_mma_collectorop"
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
      "aShift" = %aShift,
      "collectorOpB" = %collectorOpB
    } {
      varve.optional = ["aShift"],
      varve.defaults = {
        collectorOpB = #nvvm.tcgen05_mma_collectorop<discard>,
        collectorOp = #nvvm.tcgen05_mma_collectorop<discard>}
    }
  }
  irdl.operation @tcgen05.mma.ws attributes {
    varve.format = "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD (`,` $zeroColMask^)? `kind` `=` $kind.value one( let($collectorBBuffer.value = .b0) | `collector_b_buffer` `=` $collectorBBuffer.value ) one( let($collectorOp.value = .discard) | `collector_b` `=` $collectorOp.value ) attr-dict `:` `(` type(operands) `)`",
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
    varve.format = "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD `,` $sparseMetadata (`,` $zeroColMask^)? `kind` `=` $kind.value one( let($collectorBBuffer.value = .b0) | `collector_b_buffer` `=` $collectorBBuffer.value ) one( let($collectorOp.value = .discard) | `collector_b` `=` $collectorOp.value ) attr-dict `:` `(` type(operands) `)`",
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
  irdl.operation @tcgen05.relinquish_alloc_permit attributes {
    varve.format = "(`group` `=` $group^)? attr-dict",
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
    varve.format = "$taddr (`,` `group` `=` $group^)? attr-dict `:` type(operands)",
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
    varve.format = "$tmemAddr `,` $val (`,` $offset^)? (`unpack` $unpack^)? `shape` `=` $shape.value attr-dict `:` type($val)",
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
  irdl.operation @wmma.load attributes {
    varve.format = "$ptr `,` $stride `,` `m` `=` $m `,` `n` `=` $n `,` `k` `=` $k `,` `layout` `=` $layout `,` `element_type` `=` $eltype `,` `fragment` `=` $frag.value attr-dict `:` functional-type($ptr, $res)",
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
    varve.format = "$args `m` `=` $m `,` `n` `=` $n `,` `k` `=` $k `,` `layout_a` `=` $layoutA `,` `layout_b` `=` $layoutB `,` `element_type_a` `=` $eltypeA `,` `element_type_b` `=` $eltypeB attr-dict `:` functional-type($args, $res)",
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
    varve.format = "$ptr `,` $stride `,` $args `m` `=` $m `,` `n` `=` $n `,` `k` `=` $k `,` `layout` `=` $layout `,` `element_type` `=` $eltype attr-dict `:` qualified(type($ptr)) `,` type($args)",
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
