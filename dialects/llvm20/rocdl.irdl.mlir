irdl.dialect @rocdl attributes {
  varve.set = "llvm20",
  varve.base = "llvm21",
  varve.state = "iree-base-compiler 3.2.0",
  varve.removes = [
    "operation rocdl.cvt.pk.f32.bf8",
    "operation rocdl.cvt.pk.f32.fp8",
    "operation rocdl.cvt.scalef32.2xpk16.bf6.f32",
    "operation rocdl.cvt.scalef32.2xpk16.fp6.f32",
    "operation rocdl.cvt.scalef32.f16.bf8",
    "operation rocdl.cvt.scalef32.f16.fp8",
    "operation rocdl.cvt.scalef32.f32.bf8",
    "operation rocdl.cvt.scalef32.f32.fp8",
    "operation rocdl.cvt.scalef32.pk.bf16.bf8",
    "operation rocdl.cvt.scalef32.pk.bf16.fp4",
    "operation rocdl.cvt.scalef32.pk.bf16.fp8",
    "operation rocdl.cvt.scalef32.pk.bf8.bf16",
    "operation rocdl.cvt.scalef32.pk.bf8.f16",
    "operation rocdl.cvt.scalef32.pk.bf8.f32",
    "operation rocdl.cvt.scalef32.pk.f16.bf8",
    "operation rocdl.cvt.scalef32.pk.f16.fp4",
    "operation rocdl.cvt.scalef32.pk.f16.fp8",
    "operation rocdl.cvt.scalef32.pk.f32.bf8",
    "operation rocdl.cvt.scalef32.pk.f32.fp4",
    "operation rocdl.cvt.scalef32.pk.f32.fp8",
    "operation rocdl.cvt.scalef32.pk.fp4.bf16",
    "operation rocdl.cvt.scalef32.pk.fp4.f16",
    "operation rocdl.cvt.scalef32.pk.fp4.f32",
    "operation rocdl.cvt.scalef32.pk.fp8.bf16",
    "operation rocdl.cvt.scalef32.pk.fp8.f16",
    "operation rocdl.cvt.scalef32.pk.fp8.f32",
    "operation rocdl.cvt.scalef32.pk32.bf16.bf6",
    "operation rocdl.cvt.scalef32.pk32.bf16.fp6",
    "operation rocdl.cvt.scalef32.pk32.bf6.bf16",
    "operation rocdl.cvt.scalef32.pk32.bf6.f16",
    "operation rocdl.cvt.scalef32.pk32.f16.bf6",
    "operation rocdl.cvt.scalef32.pk32.f16.fp6",
    "operation rocdl.cvt.scalef32.pk32.f32.bf6",
    "operation rocdl.cvt.scalef32.pk32.f32.fp6",
    "operation rocdl.cvt.scalef32.pk32.fp6.bf16",
    "operation rocdl.cvt.scalef32.pk32.fp6.f16",
    "operation rocdl.cvt.scalef32.sr.bf8.bf16",
    "operation rocdl.cvt.scalef32.sr.bf8.f16",
    "operation rocdl.cvt.scalef32.sr.bf8.f32",
    "operation rocdl.cvt.scalef32.sr.fp8.bf16",
    "operation rocdl.cvt.scalef32.sr.fp8.f16",
    "operation rocdl.cvt.scalef32.sr.fp8.f32",
    "operation rocdl.cvt.scalef32.sr.pk.fp4.bf16",
    "operation rocdl.cvt.scalef32.sr.pk.fp4.f16",
    "operation rocdl.cvt.scalef32.sr.pk.fp4.f32",
    "operation rocdl.cvt.scalef32.sr.pk32.bf6.bf16",
    "operation rocdl.cvt.scalef32.sr.pk32.bf6.f16",
    "operation rocdl.cvt.scalef32.sr.pk32.bf6.f32",
    "operation rocdl.cvt.scalef32.sr.pk32.fp6.bf16",
    "operation rocdl.cvt.scalef32.sr.pk32.fp6.f16",
    "operation rocdl.cvt.scalef32.sr.pk32.fp6.f32",
    "operation rocdl.load.to.lds",
    "operation rocdl.permlanex16",
    "operation rocdl.raw.ptr.buffer.load.lds",
    "operation rocdl.s.waitcnt",
    "operation rocdl.wavefrontsize",
    "operation rocdl.wmma.f32.16x16x16.bf8_fp8",
    "operation rocdl.wmma.f32.16x16x16.fp8_bf8",
    "operation rocdl.wmma.i32.16x16x32.iu4"],
  varve.depends = ["llvm"]
} {
  irdl.attribute @"#target" attributes {
    varve.format = "(`<` struct($O, $triple, $chip, $features, $abi, $flags, $link)^ `>`)?",
    varve.traits = ["TargetAttrInterface"]
  } {
    %O = irdl.any {varve.rule = "i32"}
    %triple = irdl.any {varve.rule = "string"}
    %chip = irdl.any {varve.rule = "string"}
    %features = irdl.any {varve.rule = "string"}
    %abi = irdl.any {varve.rule = "string"}
    %flags = irdl.any {varve.rule = "DictionaryAttr"}
    %link = irdl.any {varve.rule = "ArrayAttr"}
    irdl.parameters(
      O: %O,
      triple: %triple,
      chip: %chip,
      features: %features,
      abi: %abi,
      flags: %flags,
      link: %link) {
      varve.optional = ["flags", "link"],
      varve.defaults = {
        O = 2 : i32,
        triple = "amdgcn-amd-amdhsa",
        chip = "gfx900",
        features = "",
        abi = "500"}
    }
  }
  irdl.operation @cvt.f32.bf8 attributes {
    varve.format = "attr-dict $srcA `[` $byteSel `]` `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($srcA) = i32",
      "type($byteSel) = i32"]
  } {
    %srcA = irdl.any {varve.rule = "I32"}
    %byteSel = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      srcA: %srcA,
      byteSel: %byteSel)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.f32.fp8 attributes {
    varve.format = "attr-dict $srcA `[` $byteSel `]` `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($srcA) = i32",
      "type($byteSel) = i32"]
  } {
    %srcA = irdl.any {varve.rule = "I32"}
    %byteSel = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      srcA: %srcA,
      byteSel: %byteSel)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.pk.bf8.f32 attributes {
    varve.format = "attr-dict $srcA `,` $srcB `->` $old `[` $wordSel `]` `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($srcA) = f32",
      "type($srcB) = f32",
      "type($old) = i32",
      "type($wordSel) = i1"]
  } {
    %srcA = irdl.any {varve.rule = "F32"}
    %srcB = irdl.any {varve.rule = "F32"}
    %old = irdl.any {varve.rule = "I32"}
    %wordSel = irdl.any {varve.rule = "I1"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      srcA: %srcA,
      srcB: %srcB,
      old: %old,
      wordSel: %wordSel)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.pk.fp8.f32 attributes {
    varve.format = "attr-dict $srcA `,` $srcB `->` $old `[` $wordSel `]` `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($srcA) = f32",
      "type($srcB) = f32",
      "type($old) = i32",
      "type($wordSel) = i1"]
  } {
    %srcA = irdl.any {varve.rule = "F32"}
    %srcB = irdl.any {varve.rule = "F32"}
    %old = irdl.any {varve.rule = "I32"}
    %wordSel = irdl.any {varve.rule = "I1"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      srcA: %srcA,
      srcB: %srcB,
      old: %old,
      wordSel: %wordSel)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.sr.bf8.f32 attributes {
    varve.format = "attr-dict $srcA `,` $srcB `->` $old `[` $byteSel `]` `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($srcA) = f32",
      "type($srcB) = i32",
      "type($old) = i32",
      "type($byteSel) = i32"]
  } {
    %srcA = irdl.any {varve.rule = "F32"}
    %srcB = irdl.any {varve.rule = "I32"}
    %old = irdl.any {varve.rule = "I32"}
    %byteSel = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      srcA: %srcA,
      srcB: %srcB,
      old: %old,
      byteSel: %byteSel)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.sr.fp8.f32 attributes {
    varve.format = "attr-dict $srcA `,` $srcB `->` $old `[` $byteSel `]` `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($srcA) = f32",
      "type($srcB) = i32",
      "type($old) = i32",
      "type($byteSel) = i32"]
  } {
    %srcA = irdl.any {varve.rule = "F32"}
    %srcB = irdl.any {varve.rule = "I32"}
    %old = irdl.any {varve.rule = "I32"}
    %byteSel = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      srcA: %srcA,
      srcB: %srcB,
      old: %old,
      byteSel: %byteSel)
    irdl.results(
      res: %res)
  }
  irdl.operation @ds.read.tr16.b64 attributes {
    varve.format = "$ptr attr-dict `:` type($ptr) `->` type($res)",
    varve.traits = ["AliasAnalysisOpInterface"],
    varve.let = [
      "type($ptr) = !llvm.ptr<3>"]
  } {
    %ptr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      ptr: %ptr)
    irdl.results(
      res: %res)
  }
  irdl.operation @ds.read.tr4.b64 attributes {
    varve.format = "$ptr attr-dict `:` type($ptr) `->` type($res)",
    varve.traits = ["AliasAnalysisOpInterface"],
    varve.let = [
      "type($ptr) = !llvm.ptr<3>"]
  } {
    %ptr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      ptr: %ptr)
    irdl.results(
      res: %res)
  }
  irdl.operation @ds.read.tr6.b96 attributes {
    varve.format = "$ptr attr-dict `:` type($ptr) `->` type($res)",
    varve.traits = ["AliasAnalysisOpInterface"],
    varve.let = [
      "type($ptr) = !llvm.ptr<3>"]
  } {
    %ptr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      ptr: %ptr)
    irdl.results(
      res: %res)
  }
  irdl.operation @ds.read.tr8.b64 attributes {
    varve.format = "$ptr attr-dict `:` type($ptr) `->` type($res)",
    varve.traits = ["AliasAnalysisOpInterface"],
    varve.let = [
      "type($ptr) = !llvm.ptr<3>"]
  } {
    %ptr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      ptr: %ptr)
    irdl.results(
      res: %res)
  }
  irdl.operation @global.load.lds attributes {
    varve.format = "$globalPtr `,` $ldsPtr `,` $size `,` $offset `,` $aux attr-dict",
    varve.traits = ["AliasAnalysisOpInterface"],
    varve.let = [
      "type($globalPtr) = !llvm.ptr<1>",
      "type($ldsPtr) = !llvm.ptr<3>",
      "type($size) = i32",
      "type($offset) = i32",
      "type($aux) = i32"]
  } {
    %globalPtr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<1>>"}
    %ldsPtr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    %size = irdl.any {varve.rule = "I32"}
    %offset = irdl.any {varve.rule = "I32"}
    %aux = irdl.any {varve.rule = "I32"}
    irdl.operands(
      globalPtr: %globalPtr,
      ldsPtr: %ldsPtr,
      size: %size,
      offset: %offset,
      aux: %aux)
  }
  irdl.operation @waitcnt attributes {
    varve.format = "attr-dict $bitfield"
  } {
    %bitfield = irdl.any {varve.rule = "I32Attr"}
    irdl.attributes {
      "bitfield" = %bitfield
    }
  }
}
