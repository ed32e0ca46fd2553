irdl.dialect @nvvm attributes {
  varve.set = "llvm24-2026-08",
  varve.base = "llvm24-2026-07",
  varve.llvm = "24",
  varve.depends = ["llvm"],
  varve.unknown = ["operations"]
} {
  irdl.operation @mbarrier.init attributes {
    varve.format = "$addr `,` $count (`,` `predicate` `=` $predicate^)? attr-dict `:` type(operands)",
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
      varve.optional = ["layout"]
    }
  }
  irdl.operation @tcgen05.alloc attributes {
    varve.format = "$addr `,` $nCols attr-dict `:` type(operands)",
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
      varve.optional = ["isExclusive"],
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
      varve.optional = ["smem_a_read"],
      varve.defaults = {
        group = #nvvm.cta_group<cta_1>}
    }
  }
  irdl.operation @tcgen05.dealloc attributes {
    varve.format = "$taddr `,` $nCols attr-dict `:` type(operands)",
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
      varve.optional = ["isExclusive"],
      varve.defaults = {
        group = #nvvm.cta_group<cta_1>}
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
      varve.optional = ["aShift", "collectorOpB"],
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
      "type($scaleB) = !llvm.ptr<6>"]
  } {
    %collectorOpB = irdl.base "#nvvm.tcgen05_mma_collectorop"
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
      "collectorOp" = %collectorOp,
      "collectorOpB" = %collectorOpB
    } {
      varve.optional = ["collectorOpB"],
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
      varve.optional = ["aShift", "collectorOpB"],
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
      "type($scaleB) = !llvm.ptr<6>"]
  } {
    %collectorOpB = irdl.base "#nvvm.tcgen05_mma_collectorop"
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
      "collectorOp" = %collectorOp,
      "collectorOpB" = %collectorOpB
    } {
      varve.optional = ["collectorOpB"],
      varve.defaults = {
        blockScale = #nvvm.tcgen05_mma_block_scale<default>,
        collectorOp = #nvvm.tcgen05_mma_collectorop<discard>}
    }
  }
  irdl.operation @"cp.async.bulk.tensor.global.shared.cta.override" {
    %any = irdl.any
    %a_mode = irdl.any
    irdl.operands(
      tmaDescriptor: %any,
      srcMem: %any,
      overrideAddr: %any,
      coordinates: variadic %any,
      tensorSize: variadic %any,
      lowerStride: variadic %any,
      upperStride: optional %any,
      l2CacheHint: optional %any) {
      varve.segments
    }
    irdl.attributes {
      "mode" = %a_mode
    } {
      varve.optional = ["mode"]
    }
  }
  irdl.operation @"cp.async.bulk.tensor.reduce.override" {
    %any = irdl.any
    %a_redKind = irdl.any
    %a_mode = irdl.any
    irdl.operands(
      tmaDescriptor: %any,
      srcMem: %any,
      overrideAddr: %any,
      coordinates: variadic %any,
      tensorSize: variadic %any,
      lowerStride: variadic %any,
      upperStride: optional %any,
      l2CacheHint: optional %any) {
      varve.segments
    }
    irdl.attributes {
      "redKind" = %a_redKind,
      "mode" = %a_mode
    } {
      varve.optional = ["mode"]
    }
  }
  irdl.operation @"mbarrier.check_layout" {
    %any = irdl.any
    %a_layout = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      addr: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "layout" = %a_layout
    } {
      varve.optional = ["layout"]
    }
  }
  irdl.operation @"store.async.global" {
    %any = irdl.any
    %a_scope = irdl.any {varve.rule = "BoolAttr"}
    %a_multimem = irdl.any {varve.rule = "BoolAttr"}
    %a_mmio = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      addr: %any,
      value: %any)
    irdl.attributes {
      "scope" = %a_scope,
      "multimem" = %a_multimem,
      "mmio" = %a_mmio
    } {
      varve.optional = ["multimem", "mmio"]
    }
  }
  irdl.operation @"store.async.shared" {
    %any = irdl.any
    irdl.operands(
      addr: %any,
      value: %any,
      mbarrier: %any)
  }
  irdl.operation @"tcgen05.mma.block_scale.decompress_b" {
    %any = irdl.any
    %a_ctaGroup = irdl.any
    %a_blockScale = irdl.any
    %a_collectorOpA = irdl.any
    %a_collectorOpB = irdl.any
    irdl.operands(
      matrixD: %any,
      matrixA: %any,
      matrixB: %any,
      idesc: %any,
      enableInputD: %any,
      scaleA: %any,
      scaleB: %any,
      decompressBMetadata: %any)
    irdl.attributes {
      "ctaGroup" = %a_ctaGroup,
      "blockScale" = %a_blockScale,
      "collectorOpA" = %a_collectorOpA,
      "collectorOpB" = %a_collectorOpB
    } {
      varve.optional = ["blockScale", "collectorOpA", "collectorOpB"]
    }
  }
  irdl.operation @"tcgen05.mma.decompress_b" {
    %any = irdl.any
    %a_ctaGroup = irdl.any
    %a_collectorOpA = irdl.any
    %a_collectorOpB = irdl.any
    irdl.operands(
      matrixD: %any,
      matrixA: %any,
      matrixB: %any,
      idesc: %any,
      enableInputD: %any,
      decompressBMetadata: %any,
      disableOutputLane: optional %any)
    irdl.attributes {
      "ctaGroup" = %a_ctaGroup,
      "collectorOpA" = %a_collectorOpA,
      "collectorOpB" = %a_collectorOpB
    } {
      varve.optional = ["collectorOpA", "collectorOpB"]
    }
  }
}
