irdl.dialect @rocdl attributes {
  varve.set = "llvm16",
  varve.base = "llvm19",
  varve.removes = [
    "attribute target",
    "operation rocdl.ballot",
    "operation rocdl.cvt.f32.bf8",
    "operation rocdl.cvt.f32.fp8",
    "operation rocdl.cvt.pk.bf8.f32",
    "operation rocdl.cvt.pk.fp8.f32",
    "operation rocdl.cvt.sr.bf8.f32",
    "operation rocdl.cvt.sr.fp8.f32",
    "operation rocdl.ds_bpermute",
    "operation rocdl.ds_swizzle",
    "operation rocdl.make.buffer.rsrc",
    "operation rocdl.mbcnt.hi",
    "operation rocdl.mbcnt.lo",
    "operation rocdl.mfma.f32.16x16x32.bf8.bf8",
    "operation rocdl.mfma.f32.16x16x32.bf8.fp8",
    "operation rocdl.mfma.f32.16x16x32.fp8.bf8",
    "operation rocdl.mfma.f32.16x16x32.fp8.fp8",
    "operation rocdl.mfma.f32.32x32x16.bf8.bf8",
    "operation rocdl.mfma.f32.32x32x16.bf8.fp8",
    "operation rocdl.mfma.f32.32x32x16.fp8.bf8",
    "operation rocdl.mfma.f32.32x32x16.fp8.fp8",
    "operation rocdl.raw.buffer.atomic.cmpswap",
    "operation rocdl.raw.buffer.atomic.fmax",
    "operation rocdl.raw.buffer.atomic.smax",
    "operation rocdl.raw.buffer.atomic.umin",
    "operation rocdl.raw.ptr.buffer.atomic.cmpswap",
    "operation rocdl.raw.ptr.buffer.atomic.fadd",
    "operation rocdl.raw.ptr.buffer.atomic.fmax",
    "operation rocdl.raw.ptr.buffer.atomic.smax",
    "operation rocdl.raw.ptr.buffer.atomic.umin",
    "operation rocdl.raw.ptr.buffer.load",
    "operation rocdl.raw.ptr.buffer.store",
    "operation rocdl.s.barrier",
    "operation rocdl.s.setprio",
    "operation rocdl.sched.barrier",
    "operation rocdl.waitcnt",
    "operation rocdl.wmma.bf16.16x16x16.bf16",
    "operation rocdl.wmma.f16.16x16x16.f16",
    "operation rocdl.wmma.f32.16x16x16.bf16",
    "operation rocdl.wmma.f32.16x16x16.f16",
    "operation rocdl.wmma.i32.16x16x16.iu4",
    "operation rocdl.wmma.i32.16x16x16.iu8"],
  varve.depends = ["llvm"],
  varve.unknown = ["operations"]
} {
  irdl.operation @buffer.load attributes {
    varve.format = "operands attr-dict `:` type($res)",
    varve.let = ["type($rsrc) = vector<4xi32>", "type($vindex) = i32", "type($offset) = i32", "type($glc) = i1", "type($slc) = i1"]
  } {
    %rsrc = irdl.any {varve.rule = "LLVM_Type"}
    %vindex = irdl.any {varve.rule = "LLVM_Type"}
    %offset = irdl.any {varve.rule = "LLVM_Type"}
    %glc = irdl.any {varve.rule = "LLVM_Type"}
    %slc = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      rsrc: %rsrc,
      vindex: %vindex,
      offset: %offset,
      glc: %glc,
      slc: %slc)
    irdl.results(
      res: %res)
  }
  irdl.operation @buffer.store attributes {
    varve.format = "operands attr-dict `:` type($vdata)",
    varve.let = ["type($rsrc) = vector<4xi32>", "type($vindex) = i32", "type($offset) = i32", "type($glc) = i1", "type($slc) = i1"]
  } {
    %vdata = irdl.any {varve.rule = "LLVM_Type"}
    %rsrc = irdl.any {varve.rule = "LLVM_Type"}
    %vindex = irdl.any {varve.rule = "LLVM_Type"}
    %offset = irdl.any {varve.rule = "LLVM_Type"}
    %glc = irdl.any {varve.rule = "LLVM_Type"}
    %slc = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      vdata: %vdata,
      rsrc: %rsrc,
      vindex: %vindex,
      offset: %offset,
      glc: %glc,
      slc: %slc)
  }
}
