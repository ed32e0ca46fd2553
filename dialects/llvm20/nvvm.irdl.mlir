irdl.dialect @nvvm attributes {
  varve.set = "llvm20",
  varve.base = "llvm21",
  varve.state = "iree-base-compiler 3.2.0",
  varve.removes = [
    "operation nvvm.convert.bf16x2.to.f8x2",
    "operation nvvm.convert.f16x2.to.f8x2",
    "operation nvvm.convert.f32x2.to.f6x2",
    "operation nvvm.convert.f32x2.to.f8x2",
    "operation nvvm.convert.float.to.tf32",
    "operation nvvm.cp.async.bulk.prefetch",
    "operation nvvm.dot.accumulate.2way",
    "operation nvvm.dot.accumulate.4way",
    "operation nvvm.inline_ptx",
    "operation nvvm.mapa",
    "operation nvvm.match.sync",
    "operation nvvm.prefetch",
    "operation nvvm.st.bulk",
    "operation nvvm.tcgen05.alloc",
    "operation nvvm.tcgen05.commit",
    "operation nvvm.tcgen05.cp",
    "operation nvvm.tcgen05.dealloc",
    "operation nvvm.tcgen05.fence",
    "operation nvvm.tcgen05.ld",
    "operation nvvm.tcgen05.mma_smem_desc",
    "operation nvvm.tcgen05.relinquish_alloc_permit",
    "operation nvvm.tcgen05.shift",
    "operation nvvm.tcgen05.st",
    "operation nvvm.tcgen05.wait",
    "operation nvvm.vote.sync"],
  varve.depends = ["llvm"]
} {
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
}
