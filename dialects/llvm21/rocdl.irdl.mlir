irdl.dialect @rocdl attributes {
  varve.set = "llvm21",
  varve.base = "llvm22",
  varve.state = "iree-base-compiler 3.5.0",
  varve.removes = [
    "operation rocdl.cluster.id.x",
    "operation rocdl.cluster.id.y",
    "operation rocdl.cluster.id.z",
    "operation rocdl.cluster.load.async.to.lds.b128",
    "operation rocdl.cluster.load.async.to.lds.b32",
    "operation rocdl.cluster.load.async.to.lds.b64",
    "operation rocdl.cluster.load.async.to.lds.b8",
    "operation rocdl.cos",
    "operation rocdl.cvt.scale.pk16.bf16.bf6",
    "operation rocdl.cvt.scale.pk16.bf16.fp6",
    "operation rocdl.cvt.scale.pk16.f16.bf6",
    "operation rocdl.cvt.scale.pk16.f16.fp6",
    "operation rocdl.cvt.scale.pk16.f32.bf6",
    "operation rocdl.cvt.scale.pk16.f32.fp6",
    "operation rocdl.cvt.scale.pk8.bf16.bf8",
    "operation rocdl.cvt.scale.pk8.bf16.fp4",
    "operation rocdl.cvt.scale.pk8.bf16.fp8",
    "operation rocdl.cvt.scale.pk8.f16.bf8",
    "operation rocdl.cvt.scale.pk8.f16.fp4",
    "operation rocdl.cvt.scale.pk8.f16.fp8",
    "operation rocdl.cvt.scale.pk8.f32.bf8",
    "operation rocdl.cvt.scale.pk8.f32.fp4",
    "operation rocdl.cvt.scale.pk8.f32.fp8",
    "operation rocdl.cvt.scalef32.pk16.bf6.bf16",
    "operation rocdl.cvt.scalef32.pk16.bf6.f16",
    "operation rocdl.cvt.scalef32.pk16.bf6.f32",
    "operation rocdl.cvt.scalef32.pk16.fp6.bf16",
    "operation rocdl.cvt.scalef32.pk16.fp6.f16",
    "operation rocdl.cvt.scalef32.pk16.fp6.f32",
    "operation rocdl.cvt.scalef32.pk8.bf8.bf16",
    "operation rocdl.cvt.scalef32.pk8.bf8.f16",
    "operation rocdl.cvt.scalef32.pk8.bf8.f32",
    "operation rocdl.cvt.scalef32.pk8.fp4.bf16",
    "operation rocdl.cvt.scalef32.pk8.fp4.f16",
    "operation rocdl.cvt.scalef32.pk8.fp4.f32",
    "operation rocdl.cvt.scalef32.pk8.fp8.bf16",
    "operation rocdl.cvt.scalef32.pk8.fp8.f16",
    "operation rocdl.cvt.scalef32.pk8.fp8.f32",
    "operation rocdl.cvt.scalef32.sr.pk16.bf6.bf16",
    "operation rocdl.cvt.scalef32.sr.pk16.bf6.f16",
    "operation rocdl.cvt.scalef32.sr.pk16.bf6.f32",
    "operation rocdl.cvt.scalef32.sr.pk16.fp6.bf16",
    "operation rocdl.cvt.scalef32.sr.pk16.fp6.f16",
    "operation rocdl.cvt.scalef32.sr.pk16.fp6.f32",
    "operation rocdl.cvt.scalef32.sr.pk8.bf8.bf16",
    "operation rocdl.cvt.scalef32.sr.pk8.bf8.f16",
    "operation rocdl.cvt.scalef32.sr.pk8.bf8.f32",
    "operation rocdl.cvt.scalef32.sr.pk8.fp4.bf16",
    "operation rocdl.cvt.scalef32.sr.pk8.fp4.f16",
    "operation rocdl.cvt.scalef32.sr.pk8.fp4.f32",
    "operation rocdl.cvt.scalef32.sr.pk8.fp8.bf16",
    "operation rocdl.cvt.scalef32.sr.pk8.fp8.f16",
    "operation rocdl.cvt.scalef32.sr.pk8.fp8.f32",
    "operation rocdl.ds.atomic.async.barrier.arrive.b64",
    "operation rocdl.ds.atomic.barrier.arrive.rtn.b64",
    "operation rocdl.ds.load.tr16.b128",
    "operation rocdl.ds.load.tr4.b64",
    "operation rocdl.ds.load.tr6.b96",
    "operation rocdl.ds.load.tr8.b64",
    "operation rocdl.exp",
    "operation rocdl.exp2",
    "operation rocdl.flat.prefetch",
    "operation rocdl.fmed3",
    "operation rocdl.global.load.async.to.lds.b128",
    "operation rocdl.global.load.async.to.lds.b32",
    "operation rocdl.global.load.async.to.lds.b64",
    "operation rocdl.global.load.async.to.lds.b8",
    "operation rocdl.global.load.tr.b128",
    "operation rocdl.global.load.tr.b64",
    "operation rocdl.global.load.tr4.b64",
    "operation rocdl.global.load.tr6.b96",
    "operation rocdl.global.prefetch",
    "operation rocdl.log",
    "operation rocdl.permlane16.swap",
    "operation rocdl.permlane32.swap",
    "operation rocdl.rcp",
    "operation rocdl.readfirstlane",
    "operation rocdl.s.barrier.init",
    "operation rocdl.s.barrier.join",
    "operation rocdl.s.barrier.leave",
    "operation rocdl.s.barrier.signal.isfirst",
    "operation rocdl.s.barrier.signal.var",
    "operation rocdl.s.get.barrier.state",
    "operation rocdl.s.get.named.barrier.state",
    "operation rocdl.s.nop",
    "operation rocdl.s.sleep",
    "operation rocdl.s.wait.asynccnt",
    "operation rocdl.s.wait.expcnt",
    "operation rocdl.s.wait.loadcnt",
    "operation rocdl.s.wait.storecnt",
    "operation rocdl.s.wait.tensorcnt",
    "operation rocdl.s.wakeup.barrier",
    "operation rocdl.sin",
    "operation rocdl.smfmac.f32.16x16x128.bf8.bf8",
    "operation rocdl.smfmac.f32.16x16x128.bf8.fp8",
    "operation rocdl.smfmac.f32.16x16x128.fp8.bf8",
    "operation rocdl.smfmac.f32.16x16x128.fp8.fp8",
    "operation rocdl.smfmac.f32.16x16x64.bf16",
    "operation rocdl.smfmac.f32.16x16x64.f16",
    "operation rocdl.smfmac.f32.32x32x32.bf16",
    "operation rocdl.smfmac.f32.32x32x32.f16",
    "operation rocdl.smfmac.f32.32x32x64.bf8.bf8",
    "operation rocdl.smfmac.f32.32x32x64.bf8.fp8",
    "operation rocdl.smfmac.f32.32x32x64.fp8.bf8",
    "operation rocdl.smfmac.f32.32x32x64.fp8.fp8",
    "operation rocdl.smfmac.i32.16x16x128.i8",
    "operation rocdl.smfmac.i32.32x32x64.i8",
    "operation rocdl.sqrt",
    "operation rocdl.tanh",
    "operation rocdl.tensor.load.to.lds",
    "operation rocdl.tensor.load.to.lds.d2",
    "operation rocdl.tensor.store.from.lds",
    "operation rocdl.tensor.store.from.lds.d2",
    "operation rocdl.wmma.bf16.16x16x32.bf16",
    "operation rocdl.wmma.bf16f32.16x16x32.bf16",
    "operation rocdl.wmma.f16.16x16x128.bf8_bf8",
    "operation rocdl.wmma.f16.16x16x128.bf8_fp8",
    "operation rocdl.wmma.f16.16x16x128.fp8_bf8",
    "operation rocdl.wmma.f16.16x16x128.fp8_fp8",
    "operation rocdl.wmma.f16.16x16x32.f16",
    "operation rocdl.wmma.f16.16x16x64.bf8_bf8",
    "operation rocdl.wmma.f16.16x16x64.bf8_fp8",
    "operation rocdl.wmma.f16.16x16x64.fp8_bf8",
    "operation rocdl.wmma.f16.16x16x64.fp8_fp8",
    "operation rocdl.wmma.f32.16x16x128.bf8_bf8",
    "operation rocdl.wmma.f32.16x16x128.bf8_fp8",
    "operation rocdl.wmma.f32.16x16x128.fp8_bf8",
    "operation rocdl.wmma.f32.16x16x128.fp8_fp8",
    "operation rocdl.wmma.f32.16x16x32.bf16",
    "operation rocdl.wmma.f32.16x16x32.f16",
    "operation rocdl.wmma.f32.16x16x4.f32",
    "operation rocdl.wmma.f32.16x16x64.bf8_bf8",
    "operation rocdl.wmma.f32.16x16x64.bf8_fp8",
    "operation rocdl.wmma.f32.16x16x64.fp8_bf8",
    "operation rocdl.wmma.f32.16x16x64.fp8_fp8",
    "operation rocdl.wmma.i32.16x16x64.iu8",
    "operation rocdl.wmma.scale.f32.16x16x128.f8f6f4",
    "operation rocdl.wmma.scale.f32.32x16x128.f4",
    "operation rocdl.wmma.scale16.f32.16x16x128.f8f6f4",
    "operation rocdl.wmma.scale16.f32.32x16x128.f4"],
  varve.depends = ["llvm"]
} {
  irdl.operation @make.buffer.rsrc attributes {
    varve.format = "operands attr-dict `:` type($base) `to` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($stride) = i16",
      "type($numRecords) = i32",
      "type($flags) = i32",
      "type($res) = !llvm.ptr<8>"]
  } {
    %base = irdl.base "!llvm.ptr"
    %stride = irdl.any {varve.rule = "I16"}
    %numRecords = irdl.any {varve.rule = "I32"}
    %flags = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<8>>"}
    irdl.operands(
      base: %base,
      stride: %stride,
      numRecords: %numRecords,
      flags: %flags)
    irdl.results(
      res: %res)
  }
  irdl.operation @mbcnt.hi attributes {
    varve.format = "$in0 `,` $in1 attr-dict `:` `(` type($in0) `,` type($in1) `)` `->` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($in0) = i32",
      "type($in1) = i32"]
  } {
    %in0 = irdl.any {varve.rule = "I32"}
    %in1 = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      in0: %in0,
      in1: %in1)
    irdl.results(
      res: %res)
  }
  irdl.operation @mbcnt.lo attributes {
    varve.format = "$in0 `,` $in1 attr-dict `:` `(` type($in0) `,` type($in1) `)` `->` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($in0) = i32",
      "type($in1) = i32"]
  } {
    %in0 = irdl.any {varve.rule = "I32"}
    %in1 = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      in0: %in0,
      in1: %in1)
    irdl.results(
      res: %res)
  }
  irdl.operation @s.wait.dscnt attributes {
    varve.format = "$id attr-dict"
  } {
    %id = irdl.any {varve.rule = "I16Attr"}
    irdl.attributes {
      "id" = %id
    }
  }
  irdl.operation @wmma.bf16.16x16x16.bf16 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @wmma.f16.16x16x16.f16 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @wmma.f32.16x16x16.bf16 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @wmma.f32.16x16x16.f16 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @wmma.i32.16x16x16.iu4 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @wmma.i32.16x16x16.iu8 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @wmma.i32.16x16x32.iu4 attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
  }
}
