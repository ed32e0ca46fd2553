irdl.dialect @nvvm attributes {
  varve.set = "llvm16",
  varve.base = "llvm19",
  varve.removes = [
    "attribute action",
    "attribute load_cache_modifier",
    "attribute proxy_kind",
    "attribute shared_space",
    "attribute target",
    "attribute wgmma_scale_in",
    "attribute wgmma_scale_out",
    "attribute wgmma_type",
    "enum LoadCacheModifierKind",
    "enum ProxyKind",
    "enum SetMaxRegisterAction",
    "enum SharedSpace",
    "enum WGMMAScaleIn",
    "enum WGMMAScaleOut",
    "enum WGMMATypes",
    "operation nvvm.barrier",
    "operation nvvm.barrier.arrive",
    "operation nvvm.cluster.arrive",
    "operation nvvm.cluster.arrive.relaxed",
    "operation nvvm.cluster.wait",
    "operation nvvm.cp.async.bulk.commit.group",
    "operation nvvm.cp.async.bulk.tensor.global.shared.cta",
    "operation nvvm.cp.async.bulk.tensor.shared.cluster.global",
    "operation nvvm.cp.async.bulk.wait_group",
    "operation nvvm.cp.async.mbarrier.arrive",
    "operation nvvm.cp.async.mbarrier.arrive.shared",
    "operation nvvm.elect.sync",
    "operation nvvm.fence.mbarrier.init",
    "operation nvvm.fence.proxy",
    "operation nvvm.fence.sc.cluster",
    "operation nvvm.mbarrier.arrive",
    "operation nvvm.mbarrier.arrive.expect_tx",
    "operation nvvm.mbarrier.arrive.expect_tx.shared",
    "operation nvvm.mbarrier.arrive.nocomplete",
    "operation nvvm.mbarrier.arrive.nocomplete.shared",
    "operation nvvm.mbarrier.arrive.shared",
    "operation nvvm.mbarrier.init",
    "operation nvvm.mbarrier.init.shared",
    "operation nvvm.mbarrier.inval",
    "operation nvvm.mbarrier.inval.shared",
    "operation nvvm.mbarrier.test.wait",
    "operation nvvm.mbarrier.test.wait.shared",
    "operation nvvm.mbarrier.try_wait.parity",
    "operation nvvm.mbarrier.try_wait.parity.shared",
    "operation nvvm.prefetch.tensormap",
    "operation nvvm.read.ptx.sreg.clock",
    "operation nvvm.read.ptx.sreg.clock64",
    "operation nvvm.read.ptx.sreg.cluster.ctaid.x",
    "operation nvvm.read.ptx.sreg.cluster.ctaid.y",
    "operation nvvm.read.ptx.sreg.cluster.ctaid.z",
    "operation nvvm.read.ptx.sreg.cluster.ctarank",
    "operation nvvm.read.ptx.sreg.cluster.nctaid.x",
    "operation nvvm.read.ptx.sreg.cluster.nctaid.y",
    "operation nvvm.read.ptx.sreg.cluster.nctaid.z",
    "operation nvvm.read.ptx.sreg.cluster.nctarank",
    "operation nvvm.read.ptx.sreg.clusterid.x",
    "operation nvvm.read.ptx.sreg.clusterid.y",
    "operation nvvm.read.ptx.sreg.clusterid.z",
    "operation nvvm.read.ptx.sreg.nclusterid.x",
    "operation nvvm.read.ptx.sreg.nclusterid.y",
    "operation nvvm.read.ptx.sreg.nclusterid.z",
    "operation nvvm.setmaxregister",
    "operation nvvm.stmatrix",
    "operation nvvm.wgmma.commit.group.sync.aligned",
    "operation nvvm.wgmma.fence.aligned",
    "operation nvvm.wgmma.mma_async",
    "operation nvvm.wgmma.wait.group.sync.aligned"],
  varve.depends = ["llvm"],
  varve.unknown = ["operations"]
} {
  irdl.operation @cp.async.shared.global attributes {
    varve.format = "$dst `,` $src `,` $size attr-dict",
    varve.let = [
      "type($dst) = !llvm.ptr<i8, 3>",
      "type($src) = !llvm.ptr<i8, 1>"]
  } {
    %dst = irdl.base "!llvm.ptr"
    %src = irdl.base "!llvm.ptr"
    %size = irdl.any {varve.rule = "I32Attr"}
    %bypass_l1 = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      dst: %dst,
      src: %src)
    irdl.attributes {
      "size" = %size,
      "bypass_l1" = %bypass_l1
    } {
      varve.optional = ["bypass_l1"]
    }
  }
  irdl.operation @shfl.sync attributes {
    varve.format = "$kind $dst `,` $val `,` $offset `,` $mask_and_clamp attr-dict `:` type($val) `->` type($res)",
    varve.let = [
      "type($dst) = i32",
      "type($offset) = i32",
      "type($mask_and_clamp) = i32"]
  } {
    %dst = irdl.any {varve.rule = "I32"}
    %val = irdl.any {varve.rule = "LLVM_Type"}
    %offset = irdl.any {varve.rule = "I32"}
    %mask_and_clamp = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %kind = irdl.base "#nvvm.shfl_kind"
    %return_value_and_is_valid = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      dst: %dst,
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
}
