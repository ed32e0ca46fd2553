irdl.dialect @nvvm attributes {
  varve.set = "llvm24",
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
}
