irdl.dialect @nvvm attributes {
  varve.set = "llvm21",
  varve.base = "llvm22",
  varve.state = "iree-base-compiler 3.5.0",
  varve.removes = [
    "operation nvvm.clusterlaunchcontrol.query.cancel",
    "operation nvvm.clusterlaunchcontrol.try.cancel",
    "operation nvvm.convert.f32x2.to.bf16x2",
    "operation nvvm.convert.f32x2.to.f16x2",
    "operation nvvm.convert.f32x2.to.f4x2",
    "operation nvvm.convert.f32x4.to.f4x4",
    "operation nvvm.convert.f32x4.to.f6x4",
    "operation nvvm.convert.f32x4.to.f8x4",
    "operation nvvm.convert.f4x2.to.f16x2",
    "operation nvvm.convert.f6x2.to.f16x2",
    "operation nvvm.convert.f8x2.to.bf16x2",
    "operation nvvm.convert.f8x2.to.f16x2",
    "operation nvvm.fence.proxy.sync_restrict",
    "operation nvvm.fence.sync_restrict",
    "operation nvvm.griddepcontrol",
    "operation nvvm.mbarrier.arrive_drop",
    "operation nvvm.mbarrier.arrive_drop.expect_tx",
    "operation nvvm.mbarrier.arrive_drop.nocomplete",
    "operation nvvm.mbarrier.complete_tx",
    "operation nvvm.mbarrier.expect_tx",
    "operation nvvm.mbarrier.try_wait",
    "operation nvvm.memory.barrier",
    "operation nvvm.mma.block_scale",
    "operation nvvm.mma.sp.block_scale",
    "operation nvvm.mma.sp.sync",
    "operation nvvm.nanosleep",
    "operation nvvm.pmevent",
    "operation nvvm.prmt",
    "operation nvvm.read.ptx.sreg.aggr.smem.size",
    "operation nvvm.read.ptx.sreg.dynamic.smem.size",
    "operation nvvm.read.ptx.sreg.globaltimer.lo",
    "operation nvvm.read.ptx.sreg.total.smem.size",
    "operation nvvm.tcgen05.mma",
    "operation nvvm.tcgen05.mma.block_scale",
    "operation nvvm.tcgen05.mma.sp",
    "operation nvvm.tcgen05.mma.sp.block_scale",
    "operation nvvm.tcgen05.mma.ws",
    "operation nvvm.tcgen05.mma.ws.sp"],
  varve.depends = ["llvm"]
} {
  irdl.attribute @"#tcgen05_group" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@CTAGroupKind>"}
    irdl.parameters(
      value: %value)
  }
  irdl.operation @bar.warp.sync attributes {
    varve.format = "$mask attr-dict `:` type($mask)"
  } {
    %mask = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      mask: %mask)
  }
  irdl.operation @barrier attributes {
    varve.format = "(`id` `=` $barrierId^)? (`number_of_threads` `=` $numberOfThreads^)? attr-dict",
    varve.let = [
      "type($barrierId) = i32",
      "type($numberOfThreads) = i32"]
  } {
    %barrierId = irdl.any {varve.rule = "I32"}
    %numberOfThreads = irdl.any {varve.rule = "I32"}
    irdl.operands(
      barrierId: optional %barrierId,
      numberOfThreads: optional %numberOfThreads) {
      varve.segments
    }
  }
  irdl.operation @convert.bf16x2.to.f8x2 attributes {
    varve.format = "$type $a attr-dict `:` type($a) `->` type($dst)"
  } {
    %a = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<BF16>, LengthIs<2>>"}
    %dst = irdl.any {varve.rule = "AnyOf<I16, AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<2>>>"}
    %type = irdl.any
    %rnd = irdl.base "#nvvm.fp_rnd_mode"
    %sat = irdl.base "#nvvm.sat_mode"
    irdl.operands(
      a: %a)
    irdl.results(
      dst: %dst)
    irdl.attributes {
      "type" = %type,
      "rnd" = %rnd,
      "sat" = %sat
    } {
      varve.defaults = {
        rnd = #nvvm.fp_rnd_mode<none>,
        sat = #nvvm.sat_mode<none>}
    }
  }
  irdl.operation @convert.f16x2.to.f8x2 attributes {
    varve.format = "$type $a attr-dict `:` type($a) `->` type($dst)"
  } {
    %a = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<F16>, LengthIs<2>>"}
    %dst = irdl.any {varve.rule = "AnyOf<I16, AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<2>>>"}
    %type = irdl.any
    %relu = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      a: %a)
    irdl.results(
      dst: %dst)
    irdl.attributes {
      "type" = %type,
      "relu" = %relu
    } {
      varve.defaults = {
        relu = false}
    }
  }
  irdl.operation @convert.f32x2.to.f6x2 attributes {
    varve.format = "$type $a `,` $b attr-dict `:` type($dst)",
    varve.let = [
      "type($a) = f32",
      "type($b) = f32"]
  } {
    %a = irdl.any {varve.rule = "F32"}
    %b = irdl.any {varve.rule = "F32"}
    %dst = irdl.any {varve.rule = "AnyOf<I16, AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<2>>>"}
    %type = irdl.any
    %relu = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      dst: %dst)
    irdl.attributes {
      "type" = %type,
      "relu" = %relu
    } {
      varve.defaults = {
        relu = false}
    }
  }
  irdl.operation @convert.f32x2.to.f8x2 attributes {
    varve.format = "$type $a `,` $b attr-dict `:` type($dst)",
    varve.let = [
      "type($a) = f32",
      "type($b) = f32"]
  } {
    %a = irdl.any {varve.rule = "F32"}
    %b = irdl.any {varve.rule = "F32"}
    %dst = irdl.any {varve.rule = "AnyOf<I16, AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<2>>>"}
    %type = irdl.any
    %rnd = irdl.base "#nvvm.fp_rnd_mode"
    %sat = irdl.base "#nvvm.sat_mode"
    %relu = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      dst: %dst)
    irdl.attributes {
      "type" = %type,
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
    varve.format = "$tmaDescriptor `,` $srcMem `,` `box` `[`$coordinates `]` (`,` `predicate` `=` $predicate^)? attr-dict `:` type(operands)",
    varve.traits = ["BasicPtxBuilderOpInterface"],
    varve.let = [
      "type($srcMem) = !llvm.ptr<3>",
      "type($coordinates) = i32",
      "type($predicate) = i1"]
  } {
    %tmaDescriptor = irdl.base "!llvm.ptr"
    %srcMem = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    %coordinates = irdl.any {varve.rule = "I32"}
    %predicate = irdl.any {varve.rule = "I1"}
    irdl.operands(
      tmaDescriptor: %tmaDescriptor,
      srcMem: %srcMem,
      coordinates: variadic %coordinates,
      predicate: optional %predicate) {
      varve.segments
    }
  }
  irdl.operation @cp.async.bulk.tensor.prefetch attributes {
    varve.format = "$tmaDescriptor `,` `box` `[`$coordinates `]` (`im2col` `[` $im2colOffsets^ `]` )? (`l2_cache_hint` `=` $l2CacheHint^ )? attr-dict `:` type($tmaDescriptor)",
    varve.let = [
      "type($tmaDescriptor) = !llvm.ptr",
      "type($coordinates) = i32",
      "type($im2colOffsets) = i16",
      "type($l2CacheHint) = i64"]
  } {
    %tmaDescriptor = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<0>>"}
    %coordinates = irdl.any {varve.rule = "I32"}
    %im2colOffsets = irdl.any {varve.rule = "I16"}
    %l2CacheHint = irdl.any {varve.rule = "I64"}
    irdl.operands(
      tmaDescriptor: %tmaDescriptor,
      coordinates: variadic %coordinates,
      im2colOffsets: variadic %im2colOffsets,
      l2CacheHint: optional %l2CacheHint) {
      varve.segments
    }
  }
  irdl.operation @cp.async.bulk.tensor.shared.cluster.global attributes {
    varve.format = "$dstMem `,` $tmaDescriptor `,` $mbar `,` `box` `[`$coordinates `]` (`im2col` `[` $im2colOffsets^ `]` )? (`multicast_mask` `=` $multicastMask^ )? (`l2_cache_hint` `=` $l2CacheHint^ )? (`predicate` `=` $predicate^)? attr-dict `:` type($dstMem) `,` type($tmaDescriptor)",
    varve.traits = ["BasicPtxBuilderOpInterface"],
    varve.let = [
      "type($dstMem) = !llvm.ptr<3>",
      "type($coordinates) = i32",
      "type($mbar) = !llvm.ptr<3>",
      "type($im2colOffsets) = i16",
      "type($multicastMask) = i16",
      "type($l2CacheHint) = i64",
      "type($predicate) = i1"]
  } {
    %dstMem = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    %tmaDescriptor = irdl.base "!llvm.ptr"
    %coordinates = irdl.any {varve.rule = "I32"}
    %mbar = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    %im2colOffsets = irdl.any {varve.rule = "I16"}
    %multicastMask = irdl.any {varve.rule = "I16"}
    %l2CacheHint = irdl.any {varve.rule = "I64"}
    %predicate = irdl.any {varve.rule = "I1"}
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
  }
  irdl.operation @cp.async.mbarrier.arrive attributes {
    varve.format = "$addr attr-dict `:` type(operands)"
  } {
    %addr = irdl.base "!llvm.ptr"
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
  irdl.operation @cp.async.mbarrier.arrive.shared attributes {
    varve.format = "$addr attr-dict `:` type(operands)",
    varve.let = [
      "type($addr) = !llvm.ptr<3>"]
  } {
    %addr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
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
    varve.traits = ["BasicPtxBuilderOpInterface"],
    varve.let = [
      "type($dst) = !llvm.ptr<3>",
      "type($src) = !llvm.ptr<1>"]
  } {
    %dst = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    %src = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<1>>"}
    %cpSize = irdl.any {varve.rule = "LLVM_Type"}
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
  irdl.operation @elect.sync attributes {
    varve.format = "attr-dict `->` type(results)",
    varve.traits = ["BasicPtxBuilderOpInterface"],
    varve.let = [
      "type($pred) = i1"]
  } {
    %pred = irdl.any {varve.rule = "I1"}
    irdl.results(
      pred: %pred)
  }
  irdl.operation @ldmatrix attributes {
    varve.format = "$ptr attr-dict `:` functional-type($ptr, $res)"
  } {
    %ptr = irdl.base "!llvm.ptr"
    %res = irdl.any
    %num = irdl.any {varve.rule = "I32Attr"}
    %layout = irdl.base "#nvvm.mma_layout"
    irdl.operands(
      ptr: %ptr)
    irdl.results(
      res: %res)
    irdl.attributes {
      "num" = %num,
      "layout" = %layout
    }
  }
  irdl.operation @mbarrier.arrive attributes {
    varve.format = "$addr attr-dict `:` type($addr) `->` type($res)"
  } {
    %addr = irdl.base "!llvm.ptr"
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      addr: %addr)
    irdl.results(
      res: %res)
  }
  irdl.operation @mbarrier.arrive.expect_tx attributes {
    varve.format = "$addr `,` $txcount (`,` `predicate` `=` $predicate^)? attr-dict `:` type(operands)",
    varve.traits = ["BasicPtxBuilderOpInterface"],
    varve.let = [
      "type($txcount) = i32",
      "type($predicate) = i1"]
  } {
    %addr = irdl.base "!llvm.ptr"
    %txcount = irdl.any {varve.rule = "I32"}
    %predicate = irdl.any {varve.rule = "I1"}
    irdl.operands(
      addr: %addr,
      txcount: %txcount,
      predicate: optional %predicate)
  }
  irdl.operation @mbarrier.arrive.expect_tx.shared attributes {
    varve.format = "$addr `,` $txcount (`,` `predicate` `=` $predicate^)? attr-dict `:` type(operands)",
    varve.traits = ["BasicPtxBuilderOpInterface"],
    varve.let = [
      "type($addr) = !llvm.ptr<3>",
      "type($txcount) = i32",
      "type($predicate) = i1"]
  } {
    %addr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    %txcount = irdl.any {varve.rule = "I32"}
    %predicate = irdl.any {varve.rule = "I1"}
    irdl.operands(
      addr: %addr,
      txcount: %txcount,
      predicate: optional %predicate)
  }
  irdl.operation @mbarrier.arrive.nocomplete attributes {
    varve.format = "$addr `,` $count attr-dict `:` type(operands) `->` type($res)",
    varve.let = [
      "type($count) = i32"]
  } {
    %addr = irdl.base "!llvm.ptr"
    %count = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      addr: %addr,
      count: %count)
    irdl.results(
      res: %res)
  }
  irdl.operation @mbarrier.arrive.nocomplete.shared attributes {
    varve.format = "$addr `,` $count attr-dict `:` type(operands) `->` type($res)",
    varve.let = [
      "type($addr) = !llvm.ptr<3>",
      "type($count) = i32"]
  } {
    %addr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    %count = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      addr: %addr,
      count: %count)
    irdl.results(
      res: %res)
  }
  irdl.operation @mbarrier.arrive.shared attributes {
    varve.format = "$addr attr-dict `:` qualified(type($addr)) `->` type($res)",
    varve.let = [
      "type($addr) = !llvm.ptr<3>"]
  } {
    %addr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      addr: %addr)
    irdl.results(
      res: %res)
  }
  irdl.operation @mbarrier.init attributes {
    varve.format = "$addr `,` $count (`,` `predicate` `=` $predicate^)? attr-dict `:` type(operands)",
    varve.traits = ["BasicPtxBuilderOpInterface"],
    varve.let = [
      "type($count) = i32",
      "type($predicate) = i1"]
  } {
    %addr = irdl.base "!llvm.ptr"
    %count = irdl.any {varve.rule = "I32"}
    %predicate = irdl.any {varve.rule = "I1"}
    irdl.operands(
      addr: %addr,
      count: %count,
      predicate: optional %predicate)
  }
  irdl.operation @mbarrier.init.shared attributes {
    varve.format = "$addr `,` $count (`,` `predicate` `=` $predicate^)? attr-dict `:` type(operands)",
    varve.traits = ["BasicPtxBuilderOpInterface"],
    varve.let = [
      "type($addr) = !llvm.ptr<3>",
      "type($count) = i32",
      "type($predicate) = i1"]
  } {
    %addr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
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
    %addr = irdl.base "!llvm.ptr"
    irdl.operands(
      addr: %addr)
  }
  irdl.operation @mbarrier.inval.shared attributes {
    varve.format = "$addr attr-dict `:` type(operands)",
    varve.let = [
      "type($addr) = !llvm.ptr<3>"]
  } {
    %addr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    irdl.operands(
      addr: %addr)
  }
  irdl.operation @mbarrier.test.wait attributes {
    varve.format = "$addr `,` $state attr-dict `:` type(operands) `->` type($res)"
  } {
    %addr = irdl.base "!llvm.ptr"
    %state = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      addr: %addr,
      state: %state)
    irdl.results(
      res: %res)
  }
  irdl.operation @mbarrier.test.wait.shared attributes {
    varve.format = "$addr `,` $state attr-dict `:` type(operands) `->` type($res)",
    varve.let = [
      "type($addr) = !llvm.ptr<3>"]
  } {
    %addr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    %state = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      addr: %addr,
      state: %state)
    irdl.results(
      res: %res)
  }
  irdl.operation @mbarrier.try_wait.parity attributes {
    varve.format = "$addr `,` $phase `,` $ticks attr-dict `:` type(operands)",
    varve.traits = ["BasicPtxBuilderOpInterface"],
    varve.let = [
      "type($phase) = i32",
      "type($ticks) = i32"]
  } {
    %addr = irdl.base "!llvm.ptr"
    %phase = irdl.any {varve.rule = "I32"}
    %ticks = irdl.any {varve.rule = "I32"}
    irdl.operands(
      addr: %addr,
      phase: %phase,
      ticks: %ticks)
  }
  irdl.operation @mbarrier.try_wait.parity.shared attributes {
    varve.format = "$addr `,` $phase `,` $ticks attr-dict `:` type(operands)",
    varve.traits = ["BasicPtxBuilderOpInterface"],
    varve.let = [
      "type($addr) = !llvm.ptr<3>",
      "type($phase) = i32",
      "type($ticks) = i32"]
  } {
    %addr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    %phase = irdl.any {varve.rule = "I32"}
    %ticks = irdl.any {varve.rule = "I32"}
    irdl.operands(
      addr: %addr,
      phase: %phase,
      ticks: %ticks)
  }
  irdl.operation @prefetch attributes {
    varve.format = "(`level` `=` $cacheLevel^ (`uniform` $uniform^)? `,`)? (`evict_priority` `=` $evictPriority^ `,`)? $addr (`,` `predicate` `=` $predicate^)? attr-dict `:` type(operands)",
    varve.traits = ["BasicPtxBuilderOpInterface"],
    varve.let = [
      "type($predicate) = i1"]
  } {
    %addr = irdl.any {varve.rule = "AnyOf<AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<1>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<5>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<0>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<4>>>"}
    %predicate = irdl.any {varve.rule = "I1"}
    %cacheLevel = irdl.base "#nvvm.prefetch_cache_level"
    %evictPriority = irdl.base "#nvvm.cache_eviction_priority"
    %uniform = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      addr: %addr,
      predicate: optional %predicate)
    irdl.attributes {
      "cacheLevel" = %cacheLevel,
      "evictPriority" = %evictPriority,
      "uniform" = %uniform
    } {
      varve.optional = ["cacheLevel", "evictPriority", "uniform"]
    }
  }
  irdl.operation @prefetch.tensormap attributes {
    varve.format = "$tmaDescriptor (`,` `predicate` `=` $predicate^)? attr-dict `:` type(operands)",
    varve.traits = ["BasicPtxBuilderOpInterface"],
    varve.let = [
      "type($predicate) = i1"]
  } {
    %tmaDescriptor = irdl.base "!llvm.ptr"
    %predicate = irdl.any {varve.rule = "I1"}
    irdl.operands(
      tmaDescriptor: %tmaDescriptor,
      predicate: optional %predicate)
  }
  irdl.operation @shfl.sync attributes {
    varve.format = "$kind $thread_mask `,` $val `,` $offset `,` $mask_and_clamp attr-dict `:` type($val) `->` type($res)",
    varve.let = [
      "type($thread_mask) = i32",
      "type($offset) = i32",
      "type($mask_and_clamp) = i32"]
  } {
    %thread_mask = irdl.any {varve.rule = "I32"}
    %val = irdl.any {varve.rule = "LLVM_Type"}
    %offset = irdl.any {varve.rule = "I32"}
    %mask_and_clamp = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
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
  irdl.operation @stmatrix attributes {
    varve.format = "$ptr `,` $sources attr-dict `:` type(operands)",
    varve.traits = ["BasicPtxBuilderOpInterface"],
    varve.let = [
      "type($ptr) = !llvm.ptr<3>",
      "type($sources) = i32"]
  } {
    %ptr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    %sources = irdl.any {varve.rule = "I32"}
    %layout = irdl.base "#nvvm.mma_layout"
    irdl.operands(
      ptr: %ptr,
      sources: variadic %sources)
    irdl.attributes {
      "layout" = %layout
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
    %group = irdl.base "#nvvm.tcgen05_group"
    irdl.operands(
      addr: %addr,
      nCols: %nCols)
    irdl.attributes {
      "group" = %group
    } {
      varve.defaults = {
        group = #nvvm.tcgen05_group<cta_1>}
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
    %group = irdl.base "#nvvm.tcgen05_group"
    irdl.operands(
      addr: %addr,
      multicastMask: optional %multicastMask)
    irdl.attributes {
      "group" = %group
    } {
      varve.defaults = {
        group = #nvvm.tcgen05_group<cta_1>}
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
    %group = irdl.base "#nvvm.tcgen05_group"
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
        group = #nvvm.tcgen05_group<cta_1>,
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
    %group = irdl.base "#nvvm.tcgen05_group"
    irdl.operands(
      taddr: %taddr,
      nCols: %nCols)
    irdl.attributes {
      "group" = %group
    } {
      varve.defaults = {
        group = #nvvm.tcgen05_group<cta_1>}
    }
  }
  irdl.operation @tcgen05.relinquish_alloc_permit attributes {
    varve.format = "attr-dict",
    varve.traits = ["NVVMRequiresSMa<100,101>"]
  } {
    %group = irdl.base "#nvvm.tcgen05_group"
    irdl.attributes {
      "group" = %group
    } {
      varve.defaults = {
        group = #nvvm.tcgen05_group<cta_1>}
    }
  }
  irdl.operation @tcgen05.shift attributes {
    varve.format = "$taddr attr-dict `:` type(operands)",
    varve.traits = ["NVVMRequiresSMa<100,101,103>"],
    varve.let = [
      "type($taddr) = !llvm.ptr<6>"]
  } {
    %taddr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<6>>"}
    %group = irdl.base "#nvvm.tcgen05_group"
    irdl.operands(
      taddr: %taddr)
    irdl.attributes {
      "group" = %group
    } {
      varve.defaults = {
        group = #nvvm.tcgen05_group<cta_1>}
    }
  }
}
