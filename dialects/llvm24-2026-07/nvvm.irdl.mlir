irdl.dialect @nvvm attributes {
  varve.set = "llvm24-2026-07",
  varve.base = "llvm22",
  varve.llvm = "24",
  varve.depends = ["llvm"],
  varve.unknown = ["operations"]
} {
  irdl.operation @barrier attributes {
    varve.format = "(`id` `=` $barrierId^)? (`number_of_threads` `=` $numberOfThreads^)? attr-dict",
    varve.let = [
      "type($barrierId) = i32",
      "type($numberOfThreads) = i32"]
  } {
    %barrierId = irdl.any {varve.rule = "I32"}
    %numberOfThreads = irdl.any {varve.rule = "I32"}
    %aligned = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      barrierId: optional %barrierId,
      numberOfThreads: optional %numberOfThreads) {
      varve.segments
    }
    irdl.attributes {
      "aligned" = %aligned
    } {
      varve.defaults = {
        aligned = true}
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
  irdl.operation @convert.bf16x2.to.f8x2 attributes {
    varve.format = "$a attr-dict `:` type($a) `->` type($dst) `(` $dstTy `)`"
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
  irdl.operation @convert.f8x2.to.bf16x2 {
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
      varve.optional = ["sat"],
      varve.defaults = {
        relu = false}
    }
  }
  irdl.operation @inline_ptx attributes {
    varve.format = "$ptxCode ( `ro` `(` $readOnlyArgs^ `:` type($readOnlyArgs) `)` )? ( `rw` `(` $readWriteArgs^ `:` type($readWriteArgs) `)` )? (`,` `predicate` `=` $predicate^)? (`memory_clobber` `=` $memoryClobber^)? attr-dict ( `->` type($writeOnlyArgs)^ )?",
    varve.traits = ["BasicPtxBuilderOpInterface"],
    varve.let = [
      "type($predicate) = i1"]
  } {
    %readOnlyArgs = irdl.any
    %readWriteArgs = irdl.any
    %predicate = irdl.any {varve.rule = "I1"}
    %writeOnlyArgs = irdl.any
    %ptxCode = irdl.any {varve.rule = "StrAttr"}
    %memoryClobber = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      readOnlyArgs: variadic %readOnlyArgs,
      readWriteArgs: variadic %readWriteArgs,
      predicate: optional %predicate) {
      varve.segments
    }
    irdl.results(
      writeOnlyArgs: variadic %writeOnlyArgs)
    irdl.attributes {
      "ptxCode" = %ptxCode,
      "memoryClobber" = %memoryClobber
    } {
      varve.defaults = {
        memoryClobber = false}
    }
  }
  irdl.operation @wgmma.mma_async attributes {
    varve.format = "$descriptorA `,` $descriptorB `,` $inouts `,` $shape `,` `D` `[` $typeD `,` $scaleD (`,` $satfinite^)? `]` `,` `A` `[` $typeA `,` $scaleA `,` $layoutA `]` `,` `B` `[` $typeB `,` $scaleB `,` $layoutB `]` attr-dict `:` qualified(type($inouts)) `->` qualified(type($results))",
    varve.traits = ["BasicPtxBuilderOpInterface", "SameType<Result0,Operand0>"],
    varve.let = [
      "type($descriptorA) = i64",
      "type($descriptorB) = i64"]
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
  irdl.operation @addf {
    %any = irdl.any
    %a_rnd = irdl.any {varve.rule = "BoolAttr"}
    %a_sat = irdl.any {varve.rule = "BoolAttr"}
    %a_ftz = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      lhs: %any,
      rhs: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "rnd" = %a_rnd,
      "sat" = %a_sat,
      "ftz" = %a_ftz
    } {
      varve.optional = ["rnd", "sat", "ftz"]
    }
  }
  irdl.operation @"barrier.reduction" {
    %any = irdl.any
    %a_reductionOp = irdl.any {varve.rule = "BoolAttr"}
    %a_aligned = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      reductionPredicate: %any,
      barrierId: optional %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "reductionOp" = %a_reductionOp,
      "aligned" = %a_aligned
    } {
      varve.optional = ["aligned"]
    }
  }
  irdl.operation @"convert.bf16x2.to.f4x2" {
    %any = irdl.any
    %a_relu = irdl.any {varve.rule = "BoolAttr"}
    %a_dstTy = irdl.any
    irdl.operands(
      src: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "relu" = %a_relu,
      "dstTy" = %a_dstTy
    } {
      varve.optional = ["relu"]
    }
  }
  irdl.operation @"convert.bf16x2.to.f6x2" {
    %any = irdl.any
    %a_relu = irdl.any {varve.rule = "BoolAttr"}
    %a_dstTy = irdl.any
    irdl.operands(
      src: %any)
    irdl.results(
      dst: %any)
    irdl.attributes {
      "relu" = %a_relu,
      "dstTy" = %a_dstTy
    } {
      varve.optional = ["relu"]
    }
  }
  irdl.operation @"convert.bf16x2.to.s2f6x2" {
    %any = irdl.any
    %a_relu = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      src: %any,
      scaleFactor: optional %any)
    irdl.results(
      dst: %any)
    irdl.attributes {
      "relu" = %a_relu
    } {
      varve.optional = ["relu"]
    }
  }
  irdl.operation @"convert.f16x2.to.f4x2" {
    %any = irdl.any
    %a_relu = irdl.any {varve.rule = "BoolAttr"}
    %a_dstTy = irdl.any
    irdl.operands(
      src: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "relu" = %a_relu,
      "dstTy" = %a_dstTy
    } {
      varve.optional = ["relu"]
    }
  }
  irdl.operation @"convert.f16x2.to.f6x2" {
    %any = irdl.any
    %a_relu = irdl.any {varve.rule = "BoolAttr"}
    %a_dstTy = irdl.any
    irdl.operands(
      src: %any)
    irdl.results(
      dst: %any)
    irdl.attributes {
      "relu" = %a_relu,
      "dstTy" = %a_dstTy
    } {
      varve.optional = ["relu"]
    }
  }
  irdl.operation @"convert.f32x2.to.s2f6x2" {
    %any = irdl.any
    %a_relu = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      a: %any,
      b: %any,
      scaleFactor: optional %any)
    irdl.results(
      dst: %any)
    irdl.attributes {
      "relu" = %a_relu
    } {
      varve.optional = ["relu"]
    }
  }
  irdl.operation @"convert.f4x2.to.bf16x2" {
    %any = irdl.any
    %a_srcType = irdl.any
    %a_sat = irdl.any {varve.rule = "BoolAttr"}
    %a_relu = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      src: %any,
      scaleFactor: optional %any)
    irdl.results(
      dst: %any)
    irdl.attributes {
      "srcType" = %a_srcType,
      "sat" = %a_sat,
      "relu" = %a_relu
    } {
      varve.optional = ["sat", "relu"]
    }
  }
  irdl.operation @"convert.f6x2.to.bf16x2" {
    %any = irdl.any
    %a_srcType = irdl.any
    %a_sat = irdl.any {varve.rule = "BoolAttr"}
    %a_relu = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      src: %any,
      scaleFactor: optional %any)
    irdl.results(
      dst: %any)
    irdl.attributes {
      "srcType" = %a_srcType,
      "sat" = %a_sat,
      "relu" = %a_relu
    } {
      varve.optional = ["sat", "relu"]
    }
  }
  irdl.operation @"convert.s2f6x2.to.bf16x2" {
    %any = irdl.any
    %a_sat = irdl.any {varve.rule = "BoolAttr"}
    %a_relu = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      src: %any,
      scaleFactor: optional %any)
    irdl.results(
      dst: %any)
    irdl.attributes {
      "sat" = %a_sat,
      "relu" = %a_relu
    } {
      varve.optional = ["sat", "relu"]
    }
  }
  irdl.operation @cos {
    %any = irdl.any
    %a_ftz = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      src: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "ftz" = %a_ftz
    } {
      varve.optional = ["ftz"]
    }
  }
  irdl.operation @divf {
    %any = irdl.any
    %a_rnd = irdl.any {varve.rule = "BoolAttr"}
    %a_ftz = irdl.any {varve.rule = "BoolAttr"}
    %a_approx = irdl.any {varve.rule = "BoolAttr"}
    %a_full = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      lhs: %any,
      rhs: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "rnd" = %a_rnd,
      "ftz" = %a_ftz,
      "approx" = %a_approx,
      "full" = %a_full
    } {
      varve.optional = ["rnd", "ftz", "approx", "full"]
    }
  }
  irdl.operation @ex2 {
    %any = irdl.any
    %a_ftz = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      src: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "ftz" = %a_ftz
    } {
      varve.optional = ["ftz"]
    }
  }
  irdl.operation @fma {
    %any = irdl.any
    %a_rnd = irdl.any {varve.rule = "BoolAttr"}
    %a_sat = irdl.any {varve.rule = "BoolAttr"}
    %a_ftz = irdl.any {varve.rule = "BoolAttr"}
    %a_relu = irdl.any {varve.rule = "BoolAttr"}
    %a_oob = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      a: %any,
      b: %any,
      c: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "rnd" = %a_rnd,
      "sat" = %a_sat,
      "ftz" = %a_ftz,
      "relu" = %a_relu,
      "oob" = %a_oob
    } {
      varve.optional = ["sat", "ftz", "relu", "oob"]
    }
  }
  irdl.operation @log2 {
    %any = irdl.any
    %a_ftz = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      src: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "ftz" = %a_ftz
    } {
      varve.optional = ["ftz"]
    }
  }
  irdl.operation @movmatrix {
    %any = irdl.any
    %a_shape = irdl.any
    %a_layout = irdl.any
    %a_eltType = irdl.any
    irdl.operands(
      src: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "shape" = %a_shape,
      "layout" = %a_layout,
      "eltType" = %a_eltType
    } {
      varve.optional = ["layout"]
    }
  }
  irdl.operation @rsqrt {
    %any = irdl.any
    %a_ftz = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      src: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "ftz" = %a_ftz
    } {
      varve.optional = ["ftz"]
    }
  }
  irdl.operation @sin {
    %any = irdl.any
    %a_ftz = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      src: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "ftz" = %a_ftz
    } {
      varve.optional = ["ftz"]
    }
  }
  irdl.operation @sqrt {
    %any = irdl.any
    %a_rnd = irdl.any {varve.rule = "BoolAttr"}
    %a_ftz = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      src: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "rnd" = %a_rnd,
      "ftz" = %a_ftz
    } {
      varve.optional = ["ftz"]
    }
  }
  irdl.operation @"sqrt.approx" {
    %any = irdl.any
    %a_ftz = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      src: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "ftz" = %a_ftz
    } {
      varve.optional = ["ftz"]
    }
  }
  irdl.operation @subf {
    %any = irdl.any
    %a_rnd = irdl.any {varve.rule = "BoolAttr"}
    %a_sat = irdl.any {varve.rule = "BoolAttr"}
    %a_ftz = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      lhs: %any,
      rhs: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "rnd" = %a_rnd,
      "sat" = %a_sat,
      "ftz" = %a_ftz
    } {
      varve.optional = ["rnd", "sat", "ftz"]
    }
  }
  irdl.operation @"tcgen05.ld.red" {
    %any = irdl.any
    %a_shape = irdl.any
    %a_op = irdl.any
    %a_abs = irdl.any {varve.rule = "UnitAttr"}
    %a_nan = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      addr: %any,
      offset: optional %any)
    irdl.results(
      data: %any,
      redVal: %any)
    irdl.attributes {
      "shape" = %a_shape,
      "op" = %a_op,
      "abs" = %a_abs,
      "nan" = %a_nan
    } {
      varve.optional = ["abs", "nan"]
    }
  }
  irdl.operation @"tensormap.replace" {
    %any = irdl.any
    %a_field = irdl.any {varve.rule = "I32Attr"}
    %a_ord = irdl.any {varve.rule = "I32Attr"}
    %a_new_value_attr = irdl.any
    irdl.operands(
      addr: %any,
      new_value: optional %any)
    irdl.attributes {
      "field" = %a_field,
      "ord" = %a_ord,
      "new_value_attr" = %a_new_value_attr
    } {
      varve.optional = ["ord", "new_value_attr"]
    }
  }
}
