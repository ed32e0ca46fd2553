irdl.dialect @nvvm attributes {
  varve.set = "llvm19",
  varve.base = "llvm22",
  varve.removes = [
    "attribute block_scale_format",
    "attribute block_scale_kind",
    "attribute cache_eviction_priority",
    "attribute cluster_launch_control_query_type",
    "attribute cta_group",
    "attribute dot_accumulate_type",
    "attribute fp_rnd_mode",
    "attribute grid_dep_action",
    "attribute ld_st_matrix_elt_type",
    "attribute ld_st_matrix_shape",
    "attribute match_sync_kind",
    "attribute mem_order",
    "attribute mem_scope",
    "attribute memory_space",
    "attribute mma_kind",
    "attribute permute_mode",
    "attribute prefetch_cache_level",
    "attribute reduction",
    "attribute sat_mode",
    "attribute scale_vec_size",
    "attribute tcgen05_cp_multicast",
    "attribute tcgen05_cp_shape",
    "attribute tcgen05_cp_src_fmt",
    "attribute tcgen05_fence",
    "attribute tcgen05_ldst_shape",
    "attribute tcgen05_mma_block_scale",
    "attribute tcgen05_mma_collectorb",
    "attribute tcgen05_mma_collectorop",
    "attribute tcgen05_mma_kind",
    "attribute tcgen05_wait",
    "attribute tma_load_mode",
    "attribute tma_redux_kind",
    "attribute tma_store_mode",
    "attribute vote_sync_kind",
    "enum BarrierReduction",
    "enum BlockScaleFormat",
    "enum CTAGroupKind",
    "enum CacheEvictionPriority",
    "enum ClusterLaunchControlQueryType",
    "enum DotAccumulateType",
    "enum FPRoundingMode",
    "enum GridDepActionKind",
    "enum LdStMatrixEltType",
    "enum MMABlockScaleKind",
    "enum MMAKind",
    "enum MatchSyncKind",
    "enum MemOrderKind",
    "enum MemScopeKind",
    "enum NVVMMemorySpace",
    "enum PermuteMode",
    "enum PrefetchCacheLevel",
    "enum SaturationMode",
    "enum ScaleVecSize",
    "enum TMALoadMode",
    "enum TMAReduxKind",
    "enum TMAStoreMode",
    "enum Tcgen05CpMulticast",
    "enum Tcgen05CpShape",
    "enum Tcgen05CpSrcFormat",
    "enum Tcgen05FenceKind",
    "enum Tcgen05LdStShape",
    "enum Tcgen05MMABlockScale",
    "enum Tcgen05MMACollectorBBuffer",
    "enum Tcgen05MMACollectorOp",
    "enum Tcgen05MMAKind",
    "enum Tcgen05WaitKind",
    "enum VoteSyncKind",
    "operation nvvm.breakpoint",
    "operation nvvm.clusterlaunchcontrol.query.cancel",
    "operation nvvm.clusterlaunchcontrol.try.cancel",
    "operation nvvm.convert.bf16x2.to.f8x2",
    "operation nvvm.convert.f16x2.to.f8x2",
    "operation nvvm.convert.f32x2.to.bf16x2",
    "operation nvvm.convert.f32x2.to.f16x2",
    "operation nvvm.convert.f32x2.to.f4x2",
    "operation nvvm.convert.f32x2.to.f6x2",
    "operation nvvm.convert.f32x2.to.f8x2",
    "operation nvvm.convert.f32x4.to.f4x4",
    "operation nvvm.convert.f32x4.to.f6x4",
    "operation nvvm.convert.f32x4.to.f8x4",
    "operation nvvm.convert.f4x2.to.f16x2",
    "operation nvvm.convert.f6x2.to.f16x2",
    "operation nvvm.convert.f8x2.to.bf16x2",
    "operation nvvm.convert.f8x2.to.f16x2",
    "operation nvvm.convert.float.to.tf32",
    "operation nvvm.cp.async.bulk.global.shared.cta",
    "operation nvvm.cp.async.bulk.prefetch",
    "operation nvvm.cp.async.bulk.shared.cluster.global",
    "operation nvvm.cp.async.bulk.shared.cluster.shared.cta",
    "operation nvvm.cp.async.bulk.tensor.prefetch",
    "operation nvvm.cp.async.bulk.tensor.reduce",
    "operation nvvm.dot.accumulate.2way",
    "operation nvvm.dot.accumulate.4way",
    "operation nvvm.exit",
    "operation nvvm.fence.proxy.acquire",
    "operation nvvm.fence.proxy.release",
    "operation nvvm.fence.proxy.sync_restrict",
    "operation nvvm.fence.sync_restrict",
    "operation nvvm.griddepcontrol",
    "operation nvvm.inline_ptx",
    "operation nvvm.mapa",
    "operation nvvm.match.sync",
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
    "operation nvvm.prefetch",
    "operation nvvm.prmt",
    "operation nvvm.read.ptx.sreg.aggr.smem.size",
    "operation nvvm.read.ptx.sreg.dynamic.smem.size",
    "operation nvvm.read.ptx.sreg.envreg0",
    "operation nvvm.read.ptx.sreg.envreg1",
    "operation nvvm.read.ptx.sreg.envreg10",
    "operation nvvm.read.ptx.sreg.envreg11",
    "operation nvvm.read.ptx.sreg.envreg12",
    "operation nvvm.read.ptx.sreg.envreg13",
    "operation nvvm.read.ptx.sreg.envreg14",
    "operation nvvm.read.ptx.sreg.envreg15",
    "operation nvvm.read.ptx.sreg.envreg16",
    "operation nvvm.read.ptx.sreg.envreg17",
    "operation nvvm.read.ptx.sreg.envreg18",
    "operation nvvm.read.ptx.sreg.envreg19",
    "operation nvvm.read.ptx.sreg.envreg2",
    "operation nvvm.read.ptx.sreg.envreg20",
    "operation nvvm.read.ptx.sreg.envreg21",
    "operation nvvm.read.ptx.sreg.envreg22",
    "operation nvvm.read.ptx.sreg.envreg23",
    "operation nvvm.read.ptx.sreg.envreg24",
    "operation nvvm.read.ptx.sreg.envreg25",
    "operation nvvm.read.ptx.sreg.envreg26",
    "operation nvvm.read.ptx.sreg.envreg27",
    "operation nvvm.read.ptx.sreg.envreg28",
    "operation nvvm.read.ptx.sreg.envreg29",
    "operation nvvm.read.ptx.sreg.envreg3",
    "operation nvvm.read.ptx.sreg.envreg30",
    "operation nvvm.read.ptx.sreg.envreg31",
    "operation nvvm.read.ptx.sreg.envreg4",
    "operation nvvm.read.ptx.sreg.envreg5",
    "operation nvvm.read.ptx.sreg.envreg6",
    "operation nvvm.read.ptx.sreg.envreg7",
    "operation nvvm.read.ptx.sreg.envreg8",
    "operation nvvm.read.ptx.sreg.envreg9",
    "operation nvvm.read.ptx.sreg.globaltimer",
    "operation nvvm.read.ptx.sreg.globaltimer.lo",
    "operation nvvm.read.ptx.sreg.gridid",
    "operation nvvm.read.ptx.sreg.lanemask.eq",
    "operation nvvm.read.ptx.sreg.lanemask.ge",
    "operation nvvm.read.ptx.sreg.lanemask.gt",
    "operation nvvm.read.ptx.sreg.lanemask.le",
    "operation nvvm.read.ptx.sreg.lanemask.lt",
    "operation nvvm.read.ptx.sreg.nsmid",
    "operation nvvm.read.ptx.sreg.nwarpid",
    "operation nvvm.read.ptx.sreg.smid",
    "operation nvvm.read.ptx.sreg.total.smem.size",
    "operation nvvm.read.ptx.sreg.warpid",
    "operation nvvm.st.bulk",
    "operation nvvm.tcgen05.alloc",
    "operation nvvm.tcgen05.commit",
    "operation nvvm.tcgen05.cp",
    "operation nvvm.tcgen05.dealloc",
    "operation nvvm.tcgen05.fence",
    "operation nvvm.tcgen05.ld",
    "operation nvvm.tcgen05.mma",
    "operation nvvm.tcgen05.mma.block_scale",
    "operation nvvm.tcgen05.mma.sp",
    "operation nvvm.tcgen05.mma.sp.block_scale",
    "operation nvvm.tcgen05.mma.ws",
    "operation nvvm.tcgen05.mma.ws.sp",
    "operation nvvm.tcgen05.mma_smem_desc",
    "operation nvvm.tcgen05.relinquish_alloc_permit",
    "operation nvvm.tcgen05.shift",
    "operation nvvm.tcgen05.st",
    "operation nvvm.tcgen05.wait",
    "operation nvvm.vote.sync"],
  varve.depends = ["llvm"],
  varve.unknown = ["operations"]
} {
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
      ["f64", 10 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ProxyKind",
    storage = i32,
    cases = [
      ["alias", 0 : i32],
      ["async", 1 : i32],
      ["async.global", 2 : i32],
      ["async.shared", 3 : i32]
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
      ["xor", 8 : i32]
    ]
  } : () -> ()
  irdl.attribute @"#target" attributes {
    varve.format = "(`<` struct($O, $triple, $chip, $features, $flags, $link)^ `>`)?",
    varve.traits = ["TargetAttrVerifyInterface", "TargetAttrInterface"]
  } {
    %O = irdl.any {varve.rule = "i32"}
    %triple = irdl.any {varve.rule = "string"}
    %chip = irdl.any {varve.rule = "string"}
    %features = irdl.any {varve.rule = "string"}
    %flags = irdl.any {varve.rule = "DictionaryAttr"}
    %link = irdl.any {varve.rule = "ArrayAttr"}
    irdl.parameters(
      O: %O,
      triple: %triple,
      chip: %chip,
      features: %features,
      flags: %flags,
      link: %link) {
      varve.optional = ["flags", "link"],
      varve.defaults = {
        O = 2 : i32,
        triple = "nvptx64-nvidia-cuda",
        chip = "sm_50",
        features = "+ptx60"}
    }
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
  irdl.operation @read.ptx.sreg.clock attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.clock64 attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.cluster.ctaid.x attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.cluster.ctaid.y attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.cluster.ctaid.z attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.cluster.ctarank attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.cluster.nctaid.x attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.cluster.nctaid.y attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.cluster.nctaid.z attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.cluster.nctarank attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.clusterid.x attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.clusterid.y attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.clusterid.z attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.ctaid.x attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.ctaid.y attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.ctaid.z attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.laneid attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.nclusterid.x attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.nclusterid.y attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.nclusterid.z attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.nctaid.x attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.nctaid.y attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.nctaid.z attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.ntid.x attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.ntid.y attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.ntid.z attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.tid.x attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.tid.y attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.tid.z attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.warpsize attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @redux.sync attributes {
    varve.format = "$kind $val `,` $mask_and_clamp attr-dict `:` type($val) `->` type($res)",
    varve.let = [
      "type($mask_and_clamp) = i32"]
  } {
    %val = irdl.any {varve.rule = "LLVM_Type"}
    %mask_and_clamp = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %kind = irdl.base "#nvvm.redux_kind"
    irdl.operands(
      val: %val,
      mask_and_clamp: %mask_and_clamp)
    irdl.results(
      res: %res)
    irdl.attributes {
      "kind" = %kind
    }
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
  irdl.operation @vote.ballot.sync attributes {
    varve.format = "$mask `,` $pred attr-dict `:` type($res)",
    varve.let = ["type($mask) = i32", "type($pred) = i1"]
  } {
    %mask = irdl.any {varve.rule = "LLVM_Type"}
    %pred = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      mask: %mask,
      pred: %pred)
    irdl.results(
      res: %res)
  }
  irdl.operation @wgmma.wait.group.sync.aligned attributes {
    varve.format = "attr-dict $group",
    varve.traits = ["BasicPtxBuilderOpInterface"]
  } {
    %group = irdl.any {varve.rule = "I32Attr"}
    irdl.attributes {
      "group" = %group
    }
  }
  irdl.operation @wmma.load attributes {
    varve.format = "$ptr `,` $stride attr-dict `:` functional-type($ptr, $res)",
    varve.let = [
      "type($stride) = i32"]
  } {
    %ptr = irdl.base "!llvm.ptr"
    %stride = irdl.any {varve.rule = "I32"}
    %res = irdl.base "!llvm.struct"
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
}
