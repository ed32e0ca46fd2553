irdl.dialect @rocdl attributes {
  varve.set = "llvm22",
  varve.depends = ["llvm"],
  varve.discardable = [
    ["kernel", "UnitAttr"],
    ["reqd_work_group_size", "DenseI32ArrayAttr"],
    ["flat_work_group_size", "StringAttr"],
    ["max_flat_work_group_size", "IntegerAttr"],
    ["waves_per_eu", "IntegerAttr"],
    ["unsafe_fp_atomics", "BoolAttr"],
    ["last_use", "UnitAttr"],
    ["no_remote_memory", "UnitAttr"],
    ["no_fine_grained_memory", "UnitAttr"],
    ["ignore_denormal_mode", "UnitAttr"]],
  varve.unknown = ["operations"]
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
        abi = "600"}
    }
  }
  irdl.operation @ballot attributes {
    varve.format = "$pred attr-dict `:` type($res)",
    varve.let = [
      "type($pred) = i1"]
  } {
    %pred = irdl.any {varve.rule = "I1"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      pred: %pred)
    irdl.results(
      res: %res)
  }
  irdl.operation @barrier attributes {
    varve.format = "attr-dict"
  } {
  }
  irdl.operation @cluster.id.x attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @cluster.id.y attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @cluster.id.z attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @cluster.load.async.to.lds.b128 attributes {
    varve.format = "$globalPtr `,` $ldsPtr `,` $offset `,` $cpol `,` $mask attr-dict `:` qualified(type($globalPtr)) `,` qualified(type($ldsPtr))",
    varve.traits = ["AliasAnalysisOpInterface"],
    varve.let = [
      "type($globalPtr) = !llvm.ptr<1>",
      "type($ldsPtr) = !llvm.ptr<3>",
      "type($mask) = i32"]
  } {
    %globalPtr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<1>>"}
    %ldsPtr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    %mask = irdl.any {varve.rule = "I32"}
    %offset = irdl.any {varve.rule = "I32Attr"}
    %cpol = irdl.any {varve.rule = "I32Attr"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      globalPtr: %globalPtr,
      ldsPtr: %ldsPtr,
      mask: %mask)
    irdl.attributes {
      "offset" = %offset,
      "cpol" = %cpol,
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @cluster.load.async.to.lds.b32 attributes {
    varve.format = "$globalPtr `,` $ldsPtr `,` $offset `,` $cpol `,` $mask attr-dict `:` qualified(type($globalPtr)) `,` qualified(type($ldsPtr))",
    varve.traits = ["AliasAnalysisOpInterface"],
    varve.let = [
      "type($globalPtr) = !llvm.ptr<1>",
      "type($ldsPtr) = !llvm.ptr<3>",
      "type($mask) = i32"]
  } {
    %globalPtr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<1>>"}
    %ldsPtr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    %mask = irdl.any {varve.rule = "I32"}
    %offset = irdl.any {varve.rule = "I32Attr"}
    %cpol = irdl.any {varve.rule = "I32Attr"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      globalPtr: %globalPtr,
      ldsPtr: %ldsPtr,
      mask: %mask)
    irdl.attributes {
      "offset" = %offset,
      "cpol" = %cpol,
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @cluster.load.async.to.lds.b64 attributes {
    varve.format = "$globalPtr `,` $ldsPtr `,` $offset `,` $cpol `,` $mask attr-dict `:` qualified(type($globalPtr)) `,` qualified(type($ldsPtr))",
    varve.traits = ["AliasAnalysisOpInterface"],
    varve.let = [
      "type($globalPtr) = !llvm.ptr<1>",
      "type($ldsPtr) = !llvm.ptr<3>",
      "type($mask) = i32"]
  } {
    %globalPtr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<1>>"}
    %ldsPtr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    %mask = irdl.any {varve.rule = "I32"}
    %offset = irdl.any {varve.rule = "I32Attr"}
    %cpol = irdl.any {varve.rule = "I32Attr"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      globalPtr: %globalPtr,
      ldsPtr: %ldsPtr,
      mask: %mask)
    irdl.attributes {
      "offset" = %offset,
      "cpol" = %cpol,
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @cluster.load.async.to.lds.b8 attributes {
    varve.format = "$globalPtr `,` $ldsPtr `,` $offset `,` $cpol `,` $mask attr-dict `:` qualified(type($globalPtr)) `,` qualified(type($ldsPtr))",
    varve.traits = ["AliasAnalysisOpInterface"],
    varve.let = [
      "type($globalPtr) = !llvm.ptr<1>",
      "type($ldsPtr) = !llvm.ptr<3>",
      "type($mask) = i32"]
  } {
    %globalPtr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<1>>"}
    %ldsPtr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    %mask = irdl.any {varve.rule = "I32"}
    %offset = irdl.any {varve.rule = "I32Attr"}
    %cpol = irdl.any {varve.rule = "I32Attr"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      globalPtr: %globalPtr,
      ldsPtr: %ldsPtr,
      mask: %mask)
    irdl.attributes {
      "offset" = %offset,
      "cpol" = %cpol,
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @cos attributes {
    varve.format = "$arg qualified(type($arg)) attr-dict `->` qualified(type($res))",
    varve.traits = ["Pure"]
  } {
    %arg = irdl.any {varve.rule = "LLVM_AnyFloat"}
    %res = irdl.any {varve.rule = "LLVM_AnyFloat"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.f32.bf8 attributes {
    varve.format = "attr-dict $srcA `[` $byteSel `]` `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($srcA) = i32"]
  } {
    %srcA = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %byteSel = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      srcA: %srcA)
    irdl.results(
      res: %res)
    irdl.attributes {
      "byteSel" = %byteSel
    }
  }
  irdl.operation @cvt.f32.fp8 attributes {
    varve.format = "attr-dict $srcA `[` $byteSel `]` `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($srcA) = i32"]
  } {
    %srcA = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %byteSel = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      srcA: %srcA)
    irdl.results(
      res: %res)
    irdl.attributes {
      "byteSel" = %byteSel
    }
  }
  irdl.operation @cvt.pk.bf8.f32 attributes {
    varve.format = "attr-dict $srcA `,` $srcB `->` $old `[` $wordSel `]` `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($srcA) = f32",
      "type($srcB) = f32",
      "type($old) = i32"]
  } {
    %srcA = irdl.any {varve.rule = "F32"}
    %srcB = irdl.any {varve.rule = "F32"}
    %old = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %wordSel = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      srcA: %srcA,
      srcB: %srcB,
      old: %old)
    irdl.results(
      res: %res)
    irdl.attributes {
      "wordSel" = %wordSel
    }
  }
  irdl.operation @cvt.pk.f32.bf8 attributes {
    varve.format = "attr-dict $src `[` $wordSel `]` `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = i32"]
  } {
    %src = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %wordSel = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      src: %src)
    irdl.results(
      res: %res)
    irdl.attributes {
      "wordSel" = %wordSel
    }
  }
  irdl.operation @cvt.pk.f32.fp8 attributes {
    varve.format = "attr-dict $src `[` $wordSel `]` `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = i32"]
  } {
    %src = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %wordSel = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      src: %src)
    irdl.results(
      res: %res)
    irdl.attributes {
      "wordSel" = %wordSel
    }
  }
  irdl.operation @cvt.pk.fp8.f32 attributes {
    varve.format = "attr-dict $srcA `,` $srcB `->` $old `[` $wordSel `]` `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($srcA) = f32",
      "type($srcB) = f32",
      "type($old) = i32"]
  } {
    %srcA = irdl.any {varve.rule = "F32"}
    %srcB = irdl.any {varve.rule = "F32"}
    %old = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %wordSel = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      srcA: %srcA,
      srcB: %srcB,
      old: %old)
    irdl.results(
      res: %res)
    irdl.attributes {
      "wordSel" = %wordSel
    }
  }
  irdl.operation @cvt.pkrtz attributes {
    varve.format = "attr-dict $srcA `,` $srcB `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($srcA) = f32",
      "type($srcB) = f32"]
  } {
    %srcA = irdl.any {varve.rule = "F32"}
    %srcB = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      srcA: %srcA,
      srcB: %srcB)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.scale.pk16.bf16.bf6 attributes {
    varve.format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<3xi32>",
      "type($scale) = i32",
      "type($res) = vector<16xbf16>"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<3>>"}
    %scale = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<BF16>, LengthIs<16>>"}
    %scaleSel = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
    irdl.attributes {
      "scaleSel" = %scaleSel
    }
  }
  irdl.operation @cvt.scale.pk16.bf16.fp6 attributes {
    varve.format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<3xi32>",
      "type($scale) = i32",
      "type($res) = vector<16xbf16>"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<3>>"}
    %scale = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<BF16>, LengthIs<16>>"}
    %scaleSel = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
    irdl.attributes {
      "scaleSel" = %scaleSel
    }
  }
  irdl.operation @cvt.scale.pk16.f16.bf6 attributes {
    varve.format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<3xi32>",
      "type($scale) = i32",
      "type($res) = vector<16xf16>"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<3>>"}
    %scale = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F16>, LengthIs<16>>"}
    %scaleSel = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
    irdl.attributes {
      "scaleSel" = %scaleSel
    }
  }
  irdl.operation @cvt.scale.pk16.f16.fp6 attributes {
    varve.format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<3xi32>",
      "type($scale) = i32",
      "type($res) = vector<16xf16>"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<3>>"}
    %scale = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F16>, LengthIs<16>>"}
    %scaleSel = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
    irdl.attributes {
      "scaleSel" = %scaleSel
    }
  }
  irdl.operation @cvt.scale.pk16.f32.bf6 attributes {
    varve.format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<3xi32>",
      "type($scale) = i32",
      "type($res) = vector<16xf32>"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<3>>"}
    %scale = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F32>, LengthIs<16>>"}
    %scaleSel = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
    irdl.attributes {
      "scaleSel" = %scaleSel
    }
  }
  irdl.operation @cvt.scale.pk16.f32.fp6 attributes {
    varve.format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<3xi32>",
      "type($scale) = i32",
      "type($res) = vector<16xf32>"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<3>>"}
    %scale = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F32>, LengthIs<16>>"}
    %scaleSel = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
    irdl.attributes {
      "scaleSel" = %scaleSel
    }
  }
  irdl.operation @cvt.scale.pk8.bf16.bf8 attributes {
    varve.format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<2xi32>",
      "type($scale) = i32",
      "type($res) = vector<8xbf16>"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<2>>"}
    %scale = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<BF16>, LengthIs<8>>"}
    %scaleSel = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
    irdl.attributes {
      "scaleSel" = %scaleSel
    }
  }
  irdl.operation @cvt.scale.pk8.bf16.fp4 attributes {
    varve.format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = i32",
      "type($scale) = i32",
      "type($res) = vector<8xbf16>"]
  } {
    %src = irdl.any {varve.rule = "I32"}
    %scale = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<BF16>, LengthIs<8>>"}
    %scaleSel = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
    irdl.attributes {
      "scaleSel" = %scaleSel
    }
  }
  irdl.operation @cvt.scale.pk8.bf16.fp8 attributes {
    varve.format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<2xi32>",
      "type($scale) = i32",
      "type($res) = vector<8xbf16>"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<2>>"}
    %scale = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<BF16>, LengthIs<8>>"}
    %scaleSel = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
    irdl.attributes {
      "scaleSel" = %scaleSel
    }
  }
  irdl.operation @cvt.scale.pk8.f16.bf8 attributes {
    varve.format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<2xi32>",
      "type($scale) = i32",
      "type($res) = vector<8xf16>"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<2>>"}
    %scale = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F16>, LengthIs<8>>"}
    %scaleSel = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
    irdl.attributes {
      "scaleSel" = %scaleSel
    }
  }
  irdl.operation @cvt.scale.pk8.f16.fp4 attributes {
    varve.format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = i32",
      "type($scale) = i32",
      "type($res) = vector<8xf16>"]
  } {
    %src = irdl.any {varve.rule = "I32"}
    %scale = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F16>, LengthIs<8>>"}
    %scaleSel = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
    irdl.attributes {
      "scaleSel" = %scaleSel
    }
  }
  irdl.operation @cvt.scale.pk8.f16.fp8 attributes {
    varve.format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<2xi32>",
      "type($scale) = i32",
      "type($res) = vector<8xf16>"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<2>>"}
    %scale = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F16>, LengthIs<8>>"}
    %scaleSel = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
    irdl.attributes {
      "scaleSel" = %scaleSel
    }
  }
  irdl.operation @cvt.scale.pk8.f32.bf8 attributes {
    varve.format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<2xi32>",
      "type($scale) = i32",
      "type($res) = vector<8xf32>"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<2>>"}
    %scale = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F32>, LengthIs<8>>"}
    %scaleSel = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
    irdl.attributes {
      "scaleSel" = %scaleSel
    }
  }
  irdl.operation @cvt.scale.pk8.f32.fp4 attributes {
    varve.format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = i32",
      "type($scale) = i32",
      "type($res) = vector<8xf32>"]
  } {
    %src = irdl.any {varve.rule = "I32"}
    %scale = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F32>, LengthIs<8>>"}
    %scaleSel = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
    irdl.attributes {
      "scaleSel" = %scaleSel
    }
  }
  irdl.operation @cvt.scale.pk8.f32.fp8 attributes {
    varve.format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<2xi32>",
      "type($scale) = i32",
      "type($res) = vector<8xf32>"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<2>>"}
    %scale = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F32>, LengthIs<8>>"}
    %scaleSel = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
    irdl.attributes {
      "scaleSel" = %scaleSel
    }
  }
  irdl.operation @cvt.scalef32.2xpk16.bf6.f32 attributes {
    varve.format = "attr-dict $src0 `,` $src1 `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src0) = vector<16xf32>",
      "type($src1) = vector<16xf32>",
      "type($scale) = f32",
      "type($res) = vector<6xi32>"]
  } {
    %src0 = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F32>, LengthIs<16>>"}
    %src1 = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F32>, LengthIs<16>>"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<6>>"}
    irdl.operands(
      src0: %src0,
      src1: %src1,
      scale: %scale)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.scalef32.2xpk16.fp6.f32 attributes {
    varve.format = "attr-dict $src0 `,` $src1 `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src0) = vector<16xf32>",
      "type($src1) = vector<16xf32>",
      "type($scale) = f32",
      "type($res) = vector<6xi32>"]
  } {
    %src0 = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F32>, LengthIs<16>>"}
    %src1 = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F32>, LengthIs<16>>"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<6>>"}
    irdl.operands(
      src0: %src0,
      src1: %src1,
      scale: %scale)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.scalef32.f16.bf8 attributes {
    varve.format = "attr-dict $src `[` $srcSelIndex `]` `,` $scale `->` $oldVdst `[` $dstLoHiSel `]` `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($oldVdst) = vector<2xf16>",
      "type($src) = i32",
      "type($scale) = f32",
      "type($res) = vector<2xf16>"]
  } {
    %oldVdst = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F16>, LengthIs<2>>"}
    %src = irdl.any {varve.rule = "I32"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F16>, LengthIs<2>>"}
    %srcSelIndex = irdl.any {varve.rule = "I32Attr"}
    %dstLoHiSel = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      oldVdst: %oldVdst,
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
    irdl.attributes {
      "srcSelIndex" = %srcSelIndex,
      "dstLoHiSel" = %dstLoHiSel
    }
  }
  irdl.operation @cvt.scalef32.f16.fp8 attributes {
    varve.format = "attr-dict $src `[` $srcSelIndex `]` `,` $scale `->` $oldVdst `[` $dstLoHiSel `]` `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($oldVdst) = vector<2xf16>",
      "type($src) = i32",
      "type($scale) = f32",
      "type($res) = vector<2xf16>"]
  } {
    %oldVdst = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F16>, LengthIs<2>>"}
    %src = irdl.any {varve.rule = "I32"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F16>, LengthIs<2>>"}
    %srcSelIndex = irdl.any {varve.rule = "I32Attr"}
    %dstLoHiSel = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      oldVdst: %oldVdst,
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
    irdl.attributes {
      "srcSelIndex" = %srcSelIndex,
      "dstLoHiSel" = %dstLoHiSel
    }
  }
  irdl.operation @cvt.scalef32.f32.bf8 attributes {
    varve.format = "attr-dict $src `[` $srcSelIndex `]` `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = i32",
      "type($scale) = f32",
      "type($res) = f32"]
  } {
    %src = irdl.any {varve.rule = "I32"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "F32"}
    %srcSelIndex = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
    irdl.attributes {
      "srcSelIndex" = %srcSelIndex
    }
  }
  irdl.operation @cvt.scalef32.f32.fp8 attributes {
    varve.format = "attr-dict $src `[` $srcSelIndex `]` `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = i32",
      "type($scale) = f32",
      "type($res) = f32"]
  } {
    %src = irdl.any {varve.rule = "I32"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "F32"}
    %srcSelIndex = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
    irdl.attributes {
      "srcSelIndex" = %srcSelIndex
    }
  }
  irdl.operation @cvt.scalef32.pk.bf16.bf8 attributes {
    varve.format = "attr-dict $src `[` $srcLoHiSel `]` `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = i32",
      "type($scale) = f32",
      "type($res) = vector<2xbf16>"]
  } {
    %src = irdl.any {varve.rule = "I32"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<BF16>, LengthIs<2>>"}
    %srcLoHiSel = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
    irdl.attributes {
      "srcLoHiSel" = %srcLoHiSel
    }
  }
  irdl.operation @cvt.scalef32.pk.bf16.fp4 attributes {
    varve.format = "attr-dict $src `[` $srcSelIndex `]` `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = i32",
      "type($scale) = f32",
      "type($res) = vector<2xbf16>"]
  } {
    %src = irdl.any {varve.rule = "I32"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<BF16>, LengthIs<2>>"}
    %srcSelIndex = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
    irdl.attributes {
      "srcSelIndex" = %srcSelIndex
    }
  }
  irdl.operation @cvt.scalef32.pk.bf16.fp8 attributes {
    varve.format = "attr-dict $src `[` $srcLoHiSel `]` `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = i32",
      "type($scale) = f32",
      "type($res) = vector<2xbf16>"]
  } {
    %src = irdl.any {varve.rule = "I32"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<BF16>, LengthIs<2>>"}
    %srcLoHiSel = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
    irdl.attributes {
      "srcLoHiSel" = %srcLoHiSel
    }
  }
  irdl.operation @cvt.scalef32.pk.bf8.bf16 attributes {
    varve.format = "attr-dict $src0 `,` $scale `->` $oldVdst `[` $dstLoHiSel `]` `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($oldVdst) = vector<2xi16>",
      "type($src0) = vector<2xbf16>",
      "type($scale) = f32",
      "type($res) = vector<2xi16>"]
  } {
    %oldVdst = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I16>, LengthIs<2>>"}
    %src0 = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<BF16>, LengthIs<2>>"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I16>, LengthIs<2>>"}
    %dstLoHiSel = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      oldVdst: %oldVdst,
      src0: %src0,
      scale: %scale)
    irdl.results(
      res: %res)
    irdl.attributes {
      "dstLoHiSel" = %dstLoHiSel
    }
  }
  irdl.operation @cvt.scalef32.pk.bf8.f16 attributes {
    varve.format = "attr-dict $src0 `,` $scale `->` $oldVdst `[` $dstLoHiSel `]` `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($oldVdst) = vector<2xi16>",
      "type($src0) = vector<2xf16>",
      "type($scale) = f32",
      "type($res) = vector<2xi16>"]
  } {
    %oldVdst = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I16>, LengthIs<2>>"}
    %src0 = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F16>, LengthIs<2>>"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I16>, LengthIs<2>>"}
    %dstLoHiSel = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      oldVdst: %oldVdst,
      src0: %src0,
      scale: %scale)
    irdl.results(
      res: %res)
    irdl.attributes {
      "dstLoHiSel" = %dstLoHiSel
    }
  }
  irdl.operation @cvt.scalef32.pk.bf8.f32 attributes {
    varve.format = "attr-dict $src0 `,` $src1 `,` $scale `->` $oldVdst `[` $dstLoHiSel `]` `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($oldVdst) = vector<2xi16>",
      "type($src0) = f32",
      "type($src1) = f32",
      "type($scale) = f32",
      "type($res) = vector<2xi16>"]
  } {
    %oldVdst = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I16>, LengthIs<2>>"}
    %src0 = irdl.any {varve.rule = "F32"}
    %src1 = irdl.any {varve.rule = "F32"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I16>, LengthIs<2>>"}
    %dstLoHiSel = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      oldVdst: %oldVdst,
      src0: %src0,
      src1: %src1,
      scale: %scale)
    irdl.results(
      res: %res)
    irdl.attributes {
      "dstLoHiSel" = %dstLoHiSel
    }
  }
  irdl.operation @cvt.scalef32.pk.f16.bf8 attributes {
    varve.format = "attr-dict $src `[` $srcLoHiSel `]` `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = i32",
      "type($scale) = f32",
      "type($res) = vector<2xf16>"]
  } {
    %src = irdl.any {varve.rule = "I32"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F16>, LengthIs<2>>"}
    %srcLoHiSel = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
    irdl.attributes {
      "srcLoHiSel" = %srcLoHiSel
    }
  }
  irdl.operation @cvt.scalef32.pk.f16.fp4 attributes {
    varve.format = "attr-dict $src `[` $srcSelIndex `]` `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = i32",
      "type($scale) = f32",
      "type($res) = vector<2xf16>"]
  } {
    %src = irdl.any {varve.rule = "I32"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F16>, LengthIs<2>>"}
    %srcSelIndex = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
    irdl.attributes {
      "srcSelIndex" = %srcSelIndex
    }
  }
  irdl.operation @cvt.scalef32.pk.f16.fp8 attributes {
    varve.format = "attr-dict $src `[` $srcLoHiSel `]` `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = i32",
      "type($scale) = f32",
      "type($res) = vector<2xf16>"]
  } {
    %src = irdl.any {varve.rule = "I32"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F16>, LengthIs<2>>"}
    %srcLoHiSel = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
    irdl.attributes {
      "srcLoHiSel" = %srcLoHiSel
    }
  }
  irdl.operation @cvt.scalef32.pk.f32.bf8 attributes {
    varve.format = "attr-dict $src `[` $srcLoHiSel `]` `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = i32",
      "type($scale) = f32",
      "type($res) = vector<2xf32>"]
  } {
    %src = irdl.any {varve.rule = "I32"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F32>, LengthIs<2>>"}
    %srcLoHiSel = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
    irdl.attributes {
      "srcLoHiSel" = %srcLoHiSel
    }
  }
  irdl.operation @cvt.scalef32.pk.f32.fp4 attributes {
    varve.format = "attr-dict $src `[` $srcSelIndex `]` `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = i32",
      "type($scale) = f32",
      "type($res) = vector<2xf32>"]
  } {
    %src = irdl.any {varve.rule = "I32"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F32>, LengthIs<2>>"}
    %srcSelIndex = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
    irdl.attributes {
      "srcSelIndex" = %srcSelIndex
    }
  }
  irdl.operation @cvt.scalef32.pk.f32.fp8 attributes {
    varve.format = "attr-dict $src `[` $srcLoHiSel `]` `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = i32",
      "type($scale) = f32",
      "type($res) = vector<2xf32>"]
  } {
    %src = irdl.any {varve.rule = "I32"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F32>, LengthIs<2>>"}
    %srcLoHiSel = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
    irdl.attributes {
      "srcLoHiSel" = %srcLoHiSel
    }
  }
  irdl.operation @cvt.scalef32.pk.fp4.bf16 attributes {
    varve.format = "attr-dict $src `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($oldVdst) = i32",
      "type($src) = vector<2xbf16>",
      "type($scale) = f32",
      "type($res) = i32"]
  } {
    %oldVdst = irdl.any {varve.rule = "I32"}
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<BF16>, LengthIs<2>>"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "I32"}
    %dstSelIndex = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      oldVdst: %oldVdst,
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
    irdl.attributes {
      "dstSelIndex" = %dstSelIndex
    }
  }
  irdl.operation @cvt.scalef32.pk.fp4.f16 attributes {
    varve.format = "attr-dict $src `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($oldVdst) = i32",
      "type($src) = vector<2xf16>",
      "type($scale) = f32",
      "type($res) = i32"]
  } {
    %oldVdst = irdl.any {varve.rule = "I32"}
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F16>, LengthIs<2>>"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "I32"}
    %dstSelIndex = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      oldVdst: %oldVdst,
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
    irdl.attributes {
      "dstSelIndex" = %dstSelIndex
    }
  }
  irdl.operation @cvt.scalef32.pk.fp4.f32 attributes {
    varve.format = "attr-dict $src0 `,` $src1 `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($oldVdst) = i32",
      "type($src0) = f32",
      "type($src1) = f32",
      "type($scale) = f32",
      "type($res) = i32"]
  } {
    %oldVdst = irdl.any {varve.rule = "I32"}
    %src0 = irdl.any {varve.rule = "F32"}
    %src1 = irdl.any {varve.rule = "F32"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "I32"}
    %dstSelIndex = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      oldVdst: %oldVdst,
      src0: %src0,
      src1: %src1,
      scale: %scale)
    irdl.results(
      res: %res)
    irdl.attributes {
      "dstSelIndex" = %dstSelIndex
    }
  }
  irdl.operation @cvt.scalef32.pk.fp8.bf16 attributes {
    varve.format = "attr-dict $src0 `,` $scale `->` $oldVdst `[` $dstLoHiSel `]` `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($oldVdst) = vector<2xi16>",
      "type($src0) = vector<2xbf16>",
      "type($scale) = f32",
      "type($res) = vector<2xi16>"]
  } {
    %oldVdst = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I16>, LengthIs<2>>"}
    %src0 = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<BF16>, LengthIs<2>>"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I16>, LengthIs<2>>"}
    %dstLoHiSel = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      oldVdst: %oldVdst,
      src0: %src0,
      scale: %scale)
    irdl.results(
      res: %res)
    irdl.attributes {
      "dstLoHiSel" = %dstLoHiSel
    }
  }
  irdl.operation @cvt.scalef32.pk.fp8.f16 attributes {
    varve.format = "attr-dict $src0 `,` $scale `->` $oldVdst `[` $dstLoHiSel `]` `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($oldVdst) = vector<2xi16>",
      "type($src0) = vector<2xf16>",
      "type($scale) = f32",
      "type($res) = vector<2xi16>"]
  } {
    %oldVdst = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I16>, LengthIs<2>>"}
    %src0 = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F16>, LengthIs<2>>"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I16>, LengthIs<2>>"}
    %dstLoHiSel = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      oldVdst: %oldVdst,
      src0: %src0,
      scale: %scale)
    irdl.results(
      res: %res)
    irdl.attributes {
      "dstLoHiSel" = %dstLoHiSel
    }
  }
  irdl.operation @cvt.scalef32.pk.fp8.f32 attributes {
    varve.format = "attr-dict $src0 `,` $src1 `,` $scale `->` $oldVdst `[` $dstLoHiSel `]` `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($oldVdst) = vector<2xi16>",
      "type($src0) = f32",
      "type($src1) = f32",
      "type($scale) = f32",
      "type($res) = vector<2xi16>"]
  } {
    %oldVdst = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I16>, LengthIs<2>>"}
    %src0 = irdl.any {varve.rule = "F32"}
    %src1 = irdl.any {varve.rule = "F32"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I16>, LengthIs<2>>"}
    %dstLoHiSel = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      oldVdst: %oldVdst,
      src0: %src0,
      src1: %src1,
      scale: %scale)
    irdl.results(
      res: %res)
    irdl.attributes {
      "dstLoHiSel" = %dstLoHiSel
    }
  }
  irdl.operation @cvt.scalef32.pk16.bf6.bf16 attributes {
    varve.format = "attr-dict $src `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<16xbf16>",
      "type($scale) = f32",
      "type($res) = vector<3xi32>"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<BF16>, LengthIs<16>>"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<3>>"}
    irdl.operands(
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.scalef32.pk16.bf6.f16 attributes {
    varve.format = "attr-dict $src `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<16xf16>",
      "type($scale) = f32",
      "type($res) = vector<3xi32>"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F16>, LengthIs<16>>"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<3>>"}
    irdl.operands(
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.scalef32.pk16.bf6.f32 attributes {
    varve.format = "attr-dict $src `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<16xf32>",
      "type($scale) = f32",
      "type($res) = vector<3xi32>"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F32>, LengthIs<16>>"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<3>>"}
    irdl.operands(
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.scalef32.pk16.fp6.bf16 attributes {
    varve.format = "attr-dict $src `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<16xbf16>",
      "type($scale) = f32",
      "type($res) = vector<3xi32>"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<BF16>, LengthIs<16>>"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<3>>"}
    irdl.operands(
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.scalef32.pk16.fp6.f16 attributes {
    varve.format = "attr-dict $src `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<16xf16>",
      "type($scale) = f32",
      "type($res) = vector<3xi32>"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F16>, LengthIs<16>>"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<3>>"}
    irdl.operands(
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.scalef32.pk16.fp6.f32 attributes {
    varve.format = "attr-dict $src `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<16xf32>",
      "type($scale) = f32",
      "type($res) = vector<3xi32>"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F32>, LengthIs<16>>"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<3>>"}
    irdl.operands(
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.scalef32.pk32.bf16.bf6 attributes {
    varve.format = "attr-dict $src `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<6xi32>",
      "type($scale) = f32",
      "type($res) = vector<32xbf16>"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<6>>"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<BF16>, LengthIs<32>>"}
    irdl.operands(
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.scalef32.pk32.bf16.fp6 attributes {
    varve.format = "attr-dict $src `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<6xi32>",
      "type($scale) = f32",
      "type($res) = vector<32xbf16>"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<6>>"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<BF16>, LengthIs<32>>"}
    irdl.operands(
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.scalef32.pk32.bf6.bf16 attributes {
    varve.format = "attr-dict $src `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<32xbf16>",
      "type($scale) = f32",
      "type($res) = vector<6xi32>"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<BF16>, LengthIs<32>>"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<6>>"}
    irdl.operands(
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.scalef32.pk32.bf6.f16 attributes {
    varve.format = "attr-dict $src `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<32xf16>",
      "type($scale) = f32",
      "type($res) = vector<6xi32>"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F16>, LengthIs<32>>"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<6>>"}
    irdl.operands(
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.scalef32.pk32.f16.bf6 attributes {
    varve.format = "attr-dict $src `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<6xi32>",
      "type($scale) = f32",
      "type($res) = vector<32xf16>"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<6>>"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F16>, LengthIs<32>>"}
    irdl.operands(
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.scalef32.pk32.f16.fp6 attributes {
    varve.format = "attr-dict $src `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<6xi32>",
      "type($scale) = f32",
      "type($res) = vector<32xf16>"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<6>>"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F16>, LengthIs<32>>"}
    irdl.operands(
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.scalef32.pk32.f32.bf6 attributes {
    varve.format = "attr-dict $src `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<6xi32>",
      "type($scale) = f32",
      "type($res) = vector<32xf32>"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<6>>"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F32>, LengthIs<32>>"}
    irdl.operands(
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.scalef32.pk32.f32.fp6 attributes {
    varve.format = "attr-dict $src `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<6xi32>",
      "type($scale) = f32",
      "type($res) = vector<32xf32>"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<6>>"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F32>, LengthIs<32>>"}
    irdl.operands(
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.scalef32.pk32.fp6.bf16 attributes {
    varve.format = "attr-dict $src `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<32xbf16>",
      "type($scale) = f32",
      "type($res) = vector<6xi32>"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<BF16>, LengthIs<32>>"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<6>>"}
    irdl.operands(
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.scalef32.pk32.fp6.f16 attributes {
    varve.format = "attr-dict $src `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<32xf16>",
      "type($scale) = f32",
      "type($res) = vector<6xi32>"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F16>, LengthIs<32>>"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<6>>"}
    irdl.operands(
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.scalef32.pk8.bf8.bf16 attributes {
    varve.format = "attr-dict $src `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<8xbf16>",
      "type($scale) = f32",
      "type($res) = vector<2xi32>"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<BF16>, LengthIs<8>>"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<2>>"}
    irdl.operands(
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.scalef32.pk8.bf8.f16 attributes {
    varve.format = "attr-dict $src `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<8xf16>",
      "type($scale) = f32",
      "type($res) = vector<2xi32>"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F16>, LengthIs<8>>"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<2>>"}
    irdl.operands(
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.scalef32.pk8.bf8.f32 attributes {
    varve.format = "attr-dict $src `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<8xf32>",
      "type($scale) = f32",
      "type($res) = vector<2xi32>"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F32>, LengthIs<8>>"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<2>>"}
    irdl.operands(
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.scalef32.pk8.fp4.bf16 attributes {
    varve.format = "attr-dict $src `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<8xbf16>",
      "type($scale) = f32",
      "type($res) = i32"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<BF16>, LengthIs<8>>"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "I32"}
    irdl.operands(
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.scalef32.pk8.fp4.f16 attributes {
    varve.format = "attr-dict $src `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<8xf16>",
      "type($scale) = f32",
      "type($res) = i32"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F16>, LengthIs<8>>"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "I32"}
    irdl.operands(
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.scalef32.pk8.fp4.f32 attributes {
    varve.format = "attr-dict $src `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<8xf32>",
      "type($scale) = f32",
      "type($res) = i32"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F32>, LengthIs<8>>"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "I32"}
    irdl.operands(
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.scalef32.pk8.fp8.bf16 attributes {
    varve.format = "attr-dict $src `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<8xbf16>",
      "type($scale) = f32",
      "type($res) = vector<2xi32>"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<BF16>, LengthIs<8>>"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<2>>"}
    irdl.operands(
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.scalef32.pk8.fp8.f16 attributes {
    varve.format = "attr-dict $src `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<8xf16>",
      "type($scale) = f32",
      "type($res) = vector<2xi32>"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F16>, LengthIs<8>>"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<2>>"}
    irdl.operands(
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.scalef32.pk8.fp8.f32 attributes {
    varve.format = "attr-dict $src `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<8xf32>",
      "type($scale) = f32",
      "type($res) = vector<2xi32>"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F32>, LengthIs<8>>"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<2>>"}
    irdl.operands(
      src: %src,
      scale: %scale)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.scalef32.sr.bf8.bf16 attributes {
    varve.format = "attr-dict $src0 `,` $seed `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($oldVdst) = i32",
      "type($src0) = bf16",
      "type($seed) = i32",
      "type($scale) = f32",
      "type($res) = i32"]
  } {
    %oldVdst = irdl.any {varve.rule = "I32"}
    %src0 = irdl.any {varve.rule = "BF16"}
    %seed = irdl.any {varve.rule = "I32"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "I32"}
    %dstSelIndex = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      oldVdst: %oldVdst,
      src0: %src0,
      seed: %seed,
      scale: %scale)
    irdl.results(
      res: %res)
    irdl.attributes {
      "dstSelIndex" = %dstSelIndex
    }
  }
  irdl.operation @cvt.scalef32.sr.bf8.f16 attributes {
    varve.format = "attr-dict $src0 `,` $seed `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($oldVdst) = i32",
      "type($src0) = f16",
      "type($seed) = i32",
      "type($scale) = f32",
      "type($res) = i32"]
  } {
    %oldVdst = irdl.any {varve.rule = "I32"}
    %src0 = irdl.any {varve.rule = "F16"}
    %seed = irdl.any {varve.rule = "I32"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "I32"}
    %dstSelIndex = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      oldVdst: %oldVdst,
      src0: %src0,
      seed: %seed,
      scale: %scale)
    irdl.results(
      res: %res)
    irdl.attributes {
      "dstSelIndex" = %dstSelIndex
    }
  }
  irdl.operation @cvt.scalef32.sr.bf8.f32 attributes {
    varve.format = "attr-dict $src0 `,` $seed `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($oldVdst) = i32",
      "type($src0) = f32",
      "type($seed) = i32",
      "type($scale) = f32",
      "type($res) = i32"]
  } {
    %oldVdst = irdl.any {varve.rule = "I32"}
    %src0 = irdl.any {varve.rule = "F32"}
    %seed = irdl.any {varve.rule = "I32"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "I32"}
    %dstSelIndex = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      oldVdst: %oldVdst,
      src0: %src0,
      seed: %seed,
      scale: %scale)
    irdl.results(
      res: %res)
    irdl.attributes {
      "dstSelIndex" = %dstSelIndex
    }
  }
  irdl.operation @cvt.scalef32.sr.fp8.bf16 attributes {
    varve.format = "attr-dict $src0 `,` $seed `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($oldVdst) = i32",
      "type($src0) = bf16",
      "type($seed) = i32",
      "type($scale) = f32",
      "type($res) = i32"]
  } {
    %oldVdst = irdl.any {varve.rule = "I32"}
    %src0 = irdl.any {varve.rule = "BF16"}
    %seed = irdl.any {varve.rule = "I32"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "I32"}
    %dstSelIndex = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      oldVdst: %oldVdst,
      src0: %src0,
      seed: %seed,
      scale: %scale)
    irdl.results(
      res: %res)
    irdl.attributes {
      "dstSelIndex" = %dstSelIndex
    }
  }
  irdl.operation @cvt.scalef32.sr.fp8.f16 attributes {
    varve.format = "attr-dict $src0 `,` $seed `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($oldVdst) = i32",
      "type($src0) = f16",
      "type($seed) = i32",
      "type($scale) = f32",
      "type($res) = i32"]
  } {
    %oldVdst = irdl.any {varve.rule = "I32"}
    %src0 = irdl.any {varve.rule = "F16"}
    %seed = irdl.any {varve.rule = "I32"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "I32"}
    %dstSelIndex = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      oldVdst: %oldVdst,
      src0: %src0,
      seed: %seed,
      scale: %scale)
    irdl.results(
      res: %res)
    irdl.attributes {
      "dstSelIndex" = %dstSelIndex
    }
  }
  irdl.operation @cvt.scalef32.sr.fp8.f32 attributes {
    varve.format = "attr-dict $src0 `,` $seed `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($oldVdst) = i32",
      "type($src0) = f32",
      "type($seed) = i32",
      "type($scale) = f32",
      "type($res) = i32"]
  } {
    %oldVdst = irdl.any {varve.rule = "I32"}
    %src0 = irdl.any {varve.rule = "F32"}
    %seed = irdl.any {varve.rule = "I32"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "I32"}
    %dstSelIndex = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      oldVdst: %oldVdst,
      src0: %src0,
      seed: %seed,
      scale: %scale)
    irdl.results(
      res: %res)
    irdl.attributes {
      "dstSelIndex" = %dstSelIndex
    }
  }
  irdl.operation @cvt.scalef32.sr.pk.fp4.bf16 attributes {
    varve.format = "attr-dict $src `,` $seed `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($oldVdst) = i32",
      "type($src) = vector<2xbf16>",
      "type($seed) = i32",
      "type($scale) = f32",
      "type($res) = i32"]
  } {
    %oldVdst = irdl.any {varve.rule = "I32"}
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<BF16>, LengthIs<2>>"}
    %seed = irdl.any {varve.rule = "I32"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "I32"}
    %dstSelIndex = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      oldVdst: %oldVdst,
      src: %src,
      seed: %seed,
      scale: %scale)
    irdl.results(
      res: %res)
    irdl.attributes {
      "dstSelIndex" = %dstSelIndex
    }
  }
  irdl.operation @cvt.scalef32.sr.pk.fp4.f16 attributes {
    varve.format = "attr-dict $src `,` $seed `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($oldVdst) = i32",
      "type($src) = vector<2xf16>",
      "type($seed) = i32",
      "type($scale) = f32",
      "type($res) = i32"]
  } {
    %oldVdst = irdl.any {varve.rule = "I32"}
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F16>, LengthIs<2>>"}
    %seed = irdl.any {varve.rule = "I32"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "I32"}
    %dstSelIndex = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      oldVdst: %oldVdst,
      src: %src,
      seed: %seed,
      scale: %scale)
    irdl.results(
      res: %res)
    irdl.attributes {
      "dstSelIndex" = %dstSelIndex
    }
  }
  irdl.operation @cvt.scalef32.sr.pk.fp4.f32 attributes {
    varve.format = "attr-dict $src `,` $seed `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($oldVdst) = i32",
      "type($src) = vector<2xf32>",
      "type($seed) = i32",
      "type($scale) = f32",
      "type($res) = i32"]
  } {
    %oldVdst = irdl.any {varve.rule = "I32"}
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F32>, LengthIs<2>>"}
    %seed = irdl.any {varve.rule = "I32"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "I32"}
    %dstSelIndex = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      oldVdst: %oldVdst,
      src: %src,
      seed: %seed,
      scale: %scale)
    irdl.results(
      res: %res)
    irdl.attributes {
      "dstSelIndex" = %dstSelIndex
    }
  }
  irdl.operation @cvt.scalef32.sr.pk16.bf6.bf16 attributes {
    varve.format = "attr-dict $src `,` $seed `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<16xbf16>",
      "type($seed) = i32",
      "type($scale) = f32",
      "type($res) = vector<3xi32>"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<BF16>, LengthIs<16>>"}
    %seed = irdl.any {varve.rule = "I32"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<3>>"}
    irdl.operands(
      src: %src,
      seed: %seed,
      scale: %scale)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.scalef32.sr.pk16.bf6.f16 attributes {
    varve.format = "attr-dict $src `,` $seed `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<16xf16>",
      "type($seed) = i32",
      "type($scale) = f32",
      "type($res) = vector<3xi32>"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F16>, LengthIs<16>>"}
    %seed = irdl.any {varve.rule = "I32"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<3>>"}
    irdl.operands(
      src: %src,
      seed: %seed,
      scale: %scale)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.scalef32.sr.pk16.bf6.f32 attributes {
    varve.format = "attr-dict $src `,` $seed `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<16xf32>",
      "type($seed) = i32",
      "type($scale) = f32",
      "type($res) = vector<3xi32>"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F32>, LengthIs<16>>"}
    %seed = irdl.any {varve.rule = "I32"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<3>>"}
    irdl.operands(
      src: %src,
      seed: %seed,
      scale: %scale)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.scalef32.sr.pk16.fp6.bf16 attributes {
    varve.format = "attr-dict $src `,` $seed `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<16xbf16>",
      "type($seed) = i32",
      "type($scale) = f32",
      "type($res) = vector<3xi32>"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<BF16>, LengthIs<16>>"}
    %seed = irdl.any {varve.rule = "I32"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<3>>"}
    irdl.operands(
      src: %src,
      seed: %seed,
      scale: %scale)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.scalef32.sr.pk16.fp6.f16 attributes {
    varve.format = "attr-dict $src `,` $seed `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<16xf16>",
      "type($seed) = i32",
      "type($scale) = f32",
      "type($res) = vector<3xi32>"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F16>, LengthIs<16>>"}
    %seed = irdl.any {varve.rule = "I32"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<3>>"}
    irdl.operands(
      src: %src,
      seed: %seed,
      scale: %scale)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.scalef32.sr.pk16.fp6.f32 attributes {
    varve.format = "attr-dict $src `,` $seed `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<16xf32>",
      "type($seed) = i32",
      "type($scale) = f32",
      "type($res) = vector<3xi32>"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F32>, LengthIs<16>>"}
    %seed = irdl.any {varve.rule = "I32"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<3>>"}
    irdl.operands(
      src: %src,
      seed: %seed,
      scale: %scale)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.scalef32.sr.pk32.bf6.bf16 attributes {
    varve.format = "attr-dict $src `,` $seed `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<32xbf16>",
      "type($seed) = i32",
      "type($scale) = f32",
      "type($res) = vector<6xi32>"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<BF16>, LengthIs<32>>"}
    %seed = irdl.any {varve.rule = "I32"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<6>>"}
    irdl.operands(
      src: %src,
      seed: %seed,
      scale: %scale)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.scalef32.sr.pk32.bf6.f16 attributes {
    varve.format = "attr-dict $src `,` $seed `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<32xf16>",
      "type($seed) = i32",
      "type($scale) = f32",
      "type($res) = vector<6xi32>"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F16>, LengthIs<32>>"}
    %seed = irdl.any {varve.rule = "I32"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<6>>"}
    irdl.operands(
      src: %src,
      seed: %seed,
      scale: %scale)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.scalef32.sr.pk32.bf6.f32 attributes {
    varve.format = "attr-dict $src `,` $seed `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<32xf32>",
      "type($seed) = i32",
      "type($scale) = f32",
      "type($res) = vector<6xi32>"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F32>, LengthIs<32>>"}
    %seed = irdl.any {varve.rule = "I32"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<6>>"}
    irdl.operands(
      src: %src,
      seed: %seed,
      scale: %scale)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.scalef32.sr.pk32.fp6.bf16 attributes {
    varve.format = "attr-dict $src `,` $seed `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<32xbf16>",
      "type($seed) = i32",
      "type($scale) = f32",
      "type($res) = vector<6xi32>"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<BF16>, LengthIs<32>>"}
    %seed = irdl.any {varve.rule = "I32"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<6>>"}
    irdl.operands(
      src: %src,
      seed: %seed,
      scale: %scale)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.scalef32.sr.pk32.fp6.f16 attributes {
    varve.format = "attr-dict $src `,` $seed `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<32xf16>",
      "type($seed) = i32",
      "type($scale) = f32",
      "type($res) = vector<6xi32>"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F16>, LengthIs<32>>"}
    %seed = irdl.any {varve.rule = "I32"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<6>>"}
    irdl.operands(
      src: %src,
      seed: %seed,
      scale: %scale)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.scalef32.sr.pk32.fp6.f32 attributes {
    varve.format = "attr-dict $src `,` $seed `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<32xf32>",
      "type($seed) = i32",
      "type($scale) = f32",
      "type($res) = vector<6xi32>"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F32>, LengthIs<32>>"}
    %seed = irdl.any {varve.rule = "I32"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<6>>"}
    irdl.operands(
      src: %src,
      seed: %seed,
      scale: %scale)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.scalef32.sr.pk8.bf8.bf16 attributes {
    varve.format = "attr-dict $src `,` $seed `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<8xbf16>",
      "type($seed) = i32",
      "type($scale) = f32",
      "type($res) = vector<2xi32>"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<BF16>, LengthIs<8>>"}
    %seed = irdl.any {varve.rule = "I32"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<2>>"}
    irdl.operands(
      src: %src,
      seed: %seed,
      scale: %scale)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.scalef32.sr.pk8.bf8.f16 attributes {
    varve.format = "attr-dict $src `,` $seed `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<8xf16>",
      "type($seed) = i32",
      "type($scale) = f32",
      "type($res) = vector<2xi32>"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F16>, LengthIs<8>>"}
    %seed = irdl.any {varve.rule = "I32"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<2>>"}
    irdl.operands(
      src: %src,
      seed: %seed,
      scale: %scale)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.scalef32.sr.pk8.bf8.f32 attributes {
    varve.format = "attr-dict $src `,` $seed `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<8xf32>",
      "type($seed) = i32",
      "type($scale) = f32",
      "type($res) = vector<2xi32>"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F32>, LengthIs<8>>"}
    %seed = irdl.any {varve.rule = "I32"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<2>>"}
    irdl.operands(
      src: %src,
      seed: %seed,
      scale: %scale)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.scalef32.sr.pk8.fp4.bf16 attributes {
    varve.format = "attr-dict $src `,` $seed `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<8xbf16>",
      "type($seed) = i32",
      "type($scale) = f32",
      "type($res) = i32"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<BF16>, LengthIs<8>>"}
    %seed = irdl.any {varve.rule = "I32"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "I32"}
    irdl.operands(
      src: %src,
      seed: %seed,
      scale: %scale)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.scalef32.sr.pk8.fp4.f16 attributes {
    varve.format = "attr-dict $src `,` $seed `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<8xf16>",
      "type($seed) = i32",
      "type($scale) = f32",
      "type($res) = i32"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F16>, LengthIs<8>>"}
    %seed = irdl.any {varve.rule = "I32"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "I32"}
    irdl.operands(
      src: %src,
      seed: %seed,
      scale: %scale)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.scalef32.sr.pk8.fp4.f32 attributes {
    varve.format = "attr-dict $src `,` $seed `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<8xf32>",
      "type($seed) = i32",
      "type($scale) = f32",
      "type($res) = i32"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F32>, LengthIs<8>>"}
    %seed = irdl.any {varve.rule = "I32"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "I32"}
    irdl.operands(
      src: %src,
      seed: %seed,
      scale: %scale)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.scalef32.sr.pk8.fp8.bf16 attributes {
    varve.format = "attr-dict $src `,` $seed `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<8xbf16>",
      "type($seed) = i32",
      "type($scale) = f32",
      "type($res) = vector<2xi32>"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<BF16>, LengthIs<8>>"}
    %seed = irdl.any {varve.rule = "I32"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<2>>"}
    irdl.operands(
      src: %src,
      seed: %seed,
      scale: %scale)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.scalef32.sr.pk8.fp8.f16 attributes {
    varve.format = "attr-dict $src `,` $seed `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<8xf16>",
      "type($seed) = i32",
      "type($scale) = f32",
      "type($res) = vector<2xi32>"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F16>, LengthIs<8>>"}
    %seed = irdl.any {varve.rule = "I32"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<2>>"}
    irdl.operands(
      src: %src,
      seed: %seed,
      scale: %scale)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.scalef32.sr.pk8.fp8.f32 attributes {
    varve.format = "attr-dict $src `,` $seed `,` $scale `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($src) = vector<8xf32>",
      "type($seed) = i32",
      "type($scale) = f32",
      "type($res) = vector<2xi32>"]
  } {
    %src = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<F32>, LengthIs<8>>"}
    %seed = irdl.any {varve.rule = "I32"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<2>>"}
    irdl.operands(
      src: %src,
      seed: %seed,
      scale: %scale)
    irdl.results(
      res: %res)
  }
  irdl.operation @cvt.sr.bf8.f32 attributes {
    varve.format = "attr-dict $srcA `,` $srcB `->` $old `[` $byteSel `]` `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($srcA) = f32",
      "type($srcB) = i32",
      "type($old) = i32"]
  } {
    %srcA = irdl.any {varve.rule = "F32"}
    %srcB = irdl.any {varve.rule = "I32"}
    %old = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %byteSel = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      srcA: %srcA,
      srcB: %srcB,
      old: %old)
    irdl.results(
      res: %res)
    irdl.attributes {
      "byteSel" = %byteSel
    }
  }
  irdl.operation @cvt.sr.fp8.f32 attributes {
    varve.format = "attr-dict $srcA `,` $srcB `->` $old `[` $byteSel `]` `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($srcA) = f32",
      "type($srcB) = i32",
      "type($old) = i32"]
  } {
    %srcA = irdl.any {varve.rule = "F32"}
    %srcB = irdl.any {varve.rule = "I32"}
    %old = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %byteSel = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      srcA: %srcA,
      srcB: %srcB,
      old: %old)
    irdl.results(
      res: %res)
    irdl.attributes {
      "byteSel" = %byteSel
    }
  }
  irdl.operation @ds.atomic.async.barrier.arrive.b64 attributes {
    varve.format = "$barrierPtr attr-dict `:` qualified(type($barrierPtr))",
    varve.traits = ["AliasAnalysisOpInterface"],
    varve.let = [
      "type($barrierPtr) = !llvm.ptr<3>"]
  } {
    %barrierPtr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      barrierPtr: %barrierPtr)
    irdl.attributes {
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @ds.atomic.barrier.arrive.rtn.b64 attributes {
    varve.format = "$barrierPtr `,` $val attr-dict `:` qualified(type($barrierPtr)) `,` type($val) `->` type($res)",
    varve.traits = ["AliasAnalysisOpInterface"],
    varve.let = [
      "type($barrierPtr) = !llvm.ptr<3>",
      "type($val) = i64",
      "type($res) = i64"]
  } {
    %barrierPtr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    %val = irdl.any {varve.rule = "I64"}
    %res = irdl.any {varve.rule = "I64"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      barrierPtr: %barrierPtr,
      val: %val)
    irdl.results(
      res: %res)
    irdl.attributes {
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @ds.load.tr16.b128 attributes {
    varve.format = "$ptr attr-dict `:` qualified(type($ptr)) `->` type($res)",
    varve.traits = ["AliasAnalysisOpInterface"],
    varve.let = [
      "type($ptr) = !llvm.ptr<3>"]
  } {
    %ptr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      ptr: %ptr)
    irdl.results(
      res: %res)
    irdl.attributes {
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @ds.load.tr4.b64 attributes {
    varve.format = "$ptr attr-dict `:` qualified(type($ptr)) `->` type($res)",
    varve.traits = ["AliasAnalysisOpInterface"],
    varve.let = [
      "type($ptr) = !llvm.ptr<3>"]
  } {
    %ptr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      ptr: %ptr)
    irdl.results(
      res: %res)
    irdl.attributes {
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @ds.load.tr6.b96 attributes {
    varve.format = "$ptr attr-dict `:` qualified(type($ptr)) `->` type($res)",
    varve.traits = ["AliasAnalysisOpInterface"],
    varve.let = [
      "type($ptr) = !llvm.ptr<3>"]
  } {
    %ptr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      ptr: %ptr)
    irdl.results(
      res: %res)
    irdl.attributes {
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @ds.load.tr8.b64 attributes {
    varve.format = "$ptr attr-dict `:` qualified(type($ptr)) `->` type($res)",
    varve.traits = ["AliasAnalysisOpInterface"],
    varve.let = [
      "type($ptr) = !llvm.ptr<3>"]
  } {
    %ptr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      ptr: %ptr)
    irdl.results(
      res: %res)
    irdl.attributes {
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @ds.read.tr16.b64 attributes {
    varve.format = "$ptr attr-dict `:` type($ptr) `->` type($res)",
    varve.traits = ["AliasAnalysisOpInterface"],
    varve.let = [
      "type($ptr) = !llvm.ptr<3>"]
  } {
    %ptr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      ptr: %ptr)
    irdl.results(
      res: %res)
    irdl.attributes {
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @ds.read.tr4.b64 attributes {
    varve.format = "$ptr attr-dict `:` type($ptr) `->` type($res)",
    varve.traits = ["AliasAnalysisOpInterface"],
    varve.let = [
      "type($ptr) = !llvm.ptr<3>"]
  } {
    %ptr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      ptr: %ptr)
    irdl.results(
      res: %res)
    irdl.attributes {
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @ds.read.tr6.b96 attributes {
    varve.format = "$ptr attr-dict `:` type($ptr) `->` type($res)",
    varve.traits = ["AliasAnalysisOpInterface"],
    varve.let = [
      "type($ptr) = !llvm.ptr<3>"]
  } {
    %ptr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      ptr: %ptr)
    irdl.results(
      res: %res)
    irdl.attributes {
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @ds.read.tr8.b64 attributes {
    varve.format = "$ptr attr-dict `:` type($ptr) `->` type($res)",
    varve.traits = ["AliasAnalysisOpInterface"],
    varve.let = [
      "type($ptr) = !llvm.ptr<3>"]
  } {
    %ptr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      ptr: %ptr)
    irdl.results(
      res: %res)
    irdl.attributes {
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @ds_bpermute attributes {
    varve.format = "$index `,` $src attr-dict `:` `(` type($index) `,` type($src) `)` `->` type($res)",
    varve.let = [
      "type($index) = i32",
      "type($src) = i32",
      "type($res) = i32"]
  } {
    %index = irdl.any {varve.rule = "I32"}
    %src = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "I32"}
    irdl.operands(
      index: %index,
      src: %src)
    irdl.results(
      res: %res)
  }
  irdl.operation @ds_swizzle attributes {
    varve.format = "$src `,` $offset attr-dict `:` `(` type($src) `,` type($offset) `)` `->` type($res)",
    varve.let = [
      "type($src) = i32",
      "type($offset) = i32",
      "type($res) = i32"]
  } {
    %src = irdl.any {varve.rule = "I32"}
    %offset = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "I32"}
    irdl.operands(
      src: %src,
      offset: %offset)
    irdl.results(
      res: %res)
  }
  irdl.operation @exp attributes {
    varve.format = "$arg qualified(type($arg)) attr-dict `->` qualified(type($res))",
    varve.traits = ["Pure"]
  } {
    %arg = irdl.any {varve.rule = "LLVM_AnyFloat"}
    %res = irdl.any {varve.rule = "LLVM_AnyFloat"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      res: %res)
  }
  irdl.operation @exp2 attributes {
    varve.format = "$arg qualified(type($arg)) attr-dict `->` qualified(type($res))",
    varve.traits = ["Pure"]
  } {
    %arg = irdl.any {varve.rule = "LLVM_AnyFloat"}
    %res = irdl.any {varve.rule = "LLVM_AnyFloat"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      res: %res)
  }
  irdl.operation @flat.prefetch attributes {
    varve.format = "$ptr `,` `scope` $scope attr-dict `:` qualified(type($ptr))",
    varve.traits = ["AliasAnalysisOpInterface"],
    varve.let = [
      "type($ptr) = !llvm.ptr"]
  } {
    %ptr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<0>>"}
    %scope = irdl.any {varve.rule = "I32Attr"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      ptr: %ptr)
    irdl.attributes {
      "scope" = %scope,
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @fmed3 attributes {
    varve.format = "$src0 `,` $src1 `,` $src2 attr-dict `:` type($res)",
    varve.traits = ["Pure", "AllTypesMatch<res,src0,src1,src2>"],
    varve.let = [
      "type($src0) = type($res)",
      "type($src1) = type($res)",
      "type($src2) = type($res)"]
  } {
    %src0 = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %src1 = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %src2 = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    irdl.operands(
      src0: %src0,
      src1: %src1,
      src2: %src2)
    irdl.results(
      res: %res)
  }
  irdl.operation @global.load.async.to.lds.b128 attributes {
    varve.format = "$globalPtr `,` $ldsPtr `,` $offset `,` $aux attr-dict `:` qualified(type($globalPtr)) `,` qualified(type($ldsPtr))",
    varve.traits = ["AliasAnalysisOpInterface"],
    varve.let = [
      "type($globalPtr) = !llvm.ptr<1>",
      "type($ldsPtr) = !llvm.ptr<3>"]
  } {
    %globalPtr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<1>>"}
    %ldsPtr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    %offset = irdl.any {varve.rule = "I32Attr"}
    %aux = irdl.any {varve.rule = "I32Attr"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      globalPtr: %globalPtr,
      ldsPtr: %ldsPtr)
    irdl.attributes {
      "offset" = %offset,
      "aux" = %aux,
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @global.load.async.to.lds.b32 attributes {
    varve.format = "$globalPtr `,` $ldsPtr `,` $offset `,` $aux attr-dict `:` qualified(type($globalPtr)) `,` qualified(type($ldsPtr))",
    varve.traits = ["AliasAnalysisOpInterface"],
    varve.let = [
      "type($globalPtr) = !llvm.ptr<1>",
      "type($ldsPtr) = !llvm.ptr<3>"]
  } {
    %globalPtr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<1>>"}
    %ldsPtr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    %offset = irdl.any {varve.rule = "I32Attr"}
    %aux = irdl.any {varve.rule = "I32Attr"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      globalPtr: %globalPtr,
      ldsPtr: %ldsPtr)
    irdl.attributes {
      "offset" = %offset,
      "aux" = %aux,
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @global.load.async.to.lds.b64 attributes {
    varve.format = "$globalPtr `,` $ldsPtr `,` $offset `,` $aux attr-dict `:` qualified(type($globalPtr)) `,` qualified(type($ldsPtr))",
    varve.traits = ["AliasAnalysisOpInterface"],
    varve.let = [
      "type($globalPtr) = !llvm.ptr<1>",
      "type($ldsPtr) = !llvm.ptr<3>"]
  } {
    %globalPtr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<1>>"}
    %ldsPtr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    %offset = irdl.any {varve.rule = "I32Attr"}
    %aux = irdl.any {varve.rule = "I32Attr"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      globalPtr: %globalPtr,
      ldsPtr: %ldsPtr)
    irdl.attributes {
      "offset" = %offset,
      "aux" = %aux,
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @global.load.async.to.lds.b8 attributes {
    varve.format = "$globalPtr `,` $ldsPtr `,` $offset `,` $aux attr-dict `:` qualified(type($globalPtr)) `,` qualified(type($ldsPtr))",
    varve.traits = ["AliasAnalysisOpInterface"],
    varve.let = [
      "type($globalPtr) = !llvm.ptr<1>",
      "type($ldsPtr) = !llvm.ptr<3>"]
  } {
    %globalPtr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<1>>"}
    %ldsPtr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    %offset = irdl.any {varve.rule = "I32Attr"}
    %aux = irdl.any {varve.rule = "I32Attr"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      globalPtr: %globalPtr,
      ldsPtr: %ldsPtr)
    irdl.attributes {
      "offset" = %offset,
      "aux" = %aux,
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @global.load.lds attributes {
    varve.format = "$globalPtr `,` $ldsPtr `,` $size `,` $offset `,` $aux attr-dict",
    varve.traits = ["AliasAnalysisOpInterface"],
    varve.let = [
      "type($globalPtr) = !llvm.ptr<1>",
      "type($ldsPtr) = !llvm.ptr<3>"]
  } {
    %globalPtr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<1>>"}
    %ldsPtr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    %size = irdl.any {varve.rule = "I32Attr"}
    %offset = irdl.any {varve.rule = "I32Attr"}
    %aux = irdl.any {varve.rule = "I32Attr"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      globalPtr: %globalPtr,
      ldsPtr: %ldsPtr)
    irdl.attributes {
      "size" = %size,
      "offset" = %offset,
      "aux" = %aux,
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @global.load.tr.b128 attributes {
    varve.format = "$ptr attr-dict `:` qualified(type($ptr)) `->` type($res)",
    varve.traits = ["AliasAnalysisOpInterface"],
    varve.let = [
      "type($ptr) = !llvm.ptr<1>"]
  } {
    %ptr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<1>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      ptr: %ptr)
    irdl.results(
      res: %res)
    irdl.attributes {
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @global.load.tr.b64 attributes {
    varve.format = "$ptr attr-dict `:` qualified(type($ptr)) `->` type($res)",
    varve.traits = ["AliasAnalysisOpInterface"],
    varve.let = [
      "type($ptr) = !llvm.ptr<1>"]
  } {
    %ptr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<1>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      ptr: %ptr)
    irdl.results(
      res: %res)
    irdl.attributes {
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @global.load.tr4.b64 attributes {
    varve.format = "$ptr attr-dict `:` qualified(type($ptr)) `->` type($res)",
    varve.traits = ["AliasAnalysisOpInterface"],
    varve.let = [
      "type($ptr) = !llvm.ptr<1>"]
  } {
    %ptr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<1>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      ptr: %ptr)
    irdl.results(
      res: %res)
    irdl.attributes {
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @global.load.tr6.b96 attributes {
    varve.format = "$ptr attr-dict `:` qualified(type($ptr)) `->` type($res)",
    varve.traits = ["AliasAnalysisOpInterface"],
    varve.let = [
      "type($ptr) = !llvm.ptr<1>"]
  } {
    %ptr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<1>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      ptr: %ptr)
    irdl.results(
      res: %res)
    irdl.attributes {
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @global.prefetch attributes {
    varve.format = "$ptr `,` `scope` $scope attr-dict `:` qualified(type($ptr))",
    varve.traits = ["AliasAnalysisOpInterface"],
    varve.let = [
      "type($ptr) = !llvm.ptr<1>"]
  } {
    %ptr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<1>>"}
    %scope = irdl.any {varve.rule = "I32Attr"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      ptr: %ptr)
    irdl.attributes {
      "scope" = %scope,
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @grid.dim.x attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @grid.dim.y attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @grid.dim.z attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @iglp.opt attributes {
    varve.format = "$variant attr-dict"
  } {
    %variant = irdl.any {varve.rule = "I32Attr"}
    irdl.attributes {
      "variant" = %variant
    }
  }
  irdl.operation @load.to.lds attributes {
    varve.format = "$globalPtr `,` $ldsPtr `,` $size `,` $offset `,` $aux attr-dict `:` type($globalPtr)",
    varve.traits = ["AliasAnalysisOpInterface"],
    varve.let = [
      "type($ldsPtr) = !llvm.ptr<3>"]
  } {
    %globalPtr = irdl.base "!llvm.ptr"
    %ldsPtr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    %size = irdl.any {varve.rule = "I32Attr"}
    %offset = irdl.any {varve.rule = "I32Attr"}
    %aux = irdl.any {varve.rule = "I32Attr"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      globalPtr: %globalPtr,
      ldsPtr: %ldsPtr)
    irdl.attributes {
      "size" = %size,
      "offset" = %offset,
      "aux" = %aux,
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @log attributes {
    varve.format = "$arg qualified(type($arg)) attr-dict `->` qualified(type($res))",
    varve.traits = ["Pure"]
  } {
    %arg = irdl.any {varve.rule = "LLVM_AnyFloat"}
    %res = irdl.any {varve.rule = "LLVM_AnyFloat"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      res: %res)
  }
  irdl.operation @make.buffer.rsrc attributes {
    varve.format = "operands attr-dict `:` type($base) `to` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($stride) = i16",
      "type($numRecords) = i64",
      "type($flags) = i32"]
  } {
    %base = irdl.base "!llvm.ptr"
    %stride = irdl.any {varve.rule = "I16"}
    %numRecords = irdl.any {varve.rule = "I64"}
    %flags = irdl.any {varve.rule = "I32"}
    %res = irdl.base "!llvm.ptr"
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
    varve.traits = ["ArgAndResultAttrsOpInterface", "Pure"],
    varve.let = [
      "type($in0) = i32",
      "type($in1) = i32",
      "type($res) = i32"]
  } {
    %in0 = irdl.any {varve.rule = "I32"}
    %in1 = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "I32"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.operands(
      in0: %in0,
      in1: %in1)
    irdl.results(
      res: %res)
    irdl.attributes {
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs
    } {
      varve.optional = ["arg_attrs", "res_attrs"]
    }
  }
  irdl.operation @mbcnt.lo attributes {
    varve.format = "$in0 `,` $in1 attr-dict `:` `(` type($in0) `,` type($in1) `)` `->` type($res)",
    varve.traits = ["ArgAndResultAttrsOpInterface", "Pure"],
    varve.let = [
      "type($in0) = i32",
      "type($in1) = i32",
      "type($res) = i32"]
  } {
    %in0 = irdl.any {varve.rule = "I32"}
    %in1 = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "I32"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.operands(
      in0: %in0,
      in1: %in1)
    irdl.results(
      res: %res)
    irdl.attributes {
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs
    } {
      varve.optional = ["arg_attrs", "res_attrs"]
    }
  }
  irdl.operation @mfma.f32.16x16x16bf16.1k attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.f32.16x16x16f16 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.f32.16x16x1f32 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.f32.16x16x2bf16 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.f32.16x16x32.bf16 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.f32.16x16x32.bf8.bf8 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.f32.16x16x32.bf8.fp8 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.f32.16x16x32.f16 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.f32.16x16x32.fp8.bf8 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.f32.16x16x32.fp8.fp8 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.f32.16x16x4bf16.1k attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.f32.16x16x4f16 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.f32.16x16x4f32 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.f32.16x16x8.xf32 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.f32.16x16x8bf16 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.f32.32x32x16.bf16 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.f32.32x32x16.bf8.bf8 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.f32.32x32x16.bf8.fp8 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.f32.32x32x16.f16 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.f32.32x32x16.fp8.bf8 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.f32.32x32x16.fp8.fp8 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.f32.32x32x1f32 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.f32.32x32x2bf16 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.f32.32x32x2f32 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.f32.32x32x4.xf32 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.f32.32x32x4bf16 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.f32.32x32x4bf16.1k attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.f32.32x32x4f16 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.f32.32x32x8bf16.1k attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.f32.32x32x8f16 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.f32.4x4x1f32 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.f32.4x4x2bf16 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.f32.4x4x4bf16.1k attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.f32.4x4x4f16 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.f64.16x16x4f64 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.f64.4x4x4f64 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.i32.16x16x16i8 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.i32.16x16x32.i8 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.i32.16x16x4i8 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.i32.16x16x64.i8 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.i32.32x32x16.i8 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.i32.32x32x32.i8 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.i32.32x32x4i8 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.i32.32x32x8i8 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.i32.4x4x4i8 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.scale.f32.16x16x128.f8f6f4 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.scale.f32.32x32x64.f8f6f4 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @permlane16.swap attributes {
    varve.format = "attr-dict $old `,` $src `,` $fi `,` $boundControl `:` `(` type($old) `,` type($src) `)` `->` type($res)",
    varve.let = [
      "type($old) = i32",
      "type($src) = i32",
      "type($res) = !llvm.struct<(i32, i32)>"]
  } {
    %old = irdl.any {varve.rule = "I32"}
    %src = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "AllOf<!llvm.struct, BodyType<0, I32>, BodyType<1, I32>>"}
    %fi = irdl.any {varve.rule = "I1Attr"}
    %boundControl = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      old: %old,
      src: %src)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fi" = %fi,
      "boundControl" = %boundControl
    }
  }
  irdl.operation @permlane32.swap attributes {
    varve.format = "attr-dict $old `,` $src `,` $fi `,` $boundControl `:` `(` type($old) `,` type($src) `)` `->` type($res)",
    varve.let = [
      "type($old) = i32",
      "type($src) = i32",
      "type($res) = !llvm.struct<(i32, i32)>"]
  } {
    %old = irdl.any {varve.rule = "I32"}
    %src = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "AllOf<!llvm.struct, BodyType<0, I32>, BodyType<1, I32>>"}
    %fi = irdl.any {varve.rule = "I1Attr"}
    %boundControl = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      old: %old,
      src: %src)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fi" = %fi,
      "boundControl" = %boundControl
    }
  }
  irdl.operation @permlanex16 attributes {
    varve.format = "attr-dict $old `,` $src0 `,` $src1 `,` $src2 `,` $fi `,` $boundControl `:` type($src0) `,` type($src1)",
    varve.traits = ["AllTypesMatch<res,old,src0>", "AllTypesMatch<src1,src2>"],
    varve.let = [
      "type($old) = type($res)",
      "type($src0) = type($res)",
      "type($src2) = type($src1)"]
  } {
    %old = irdl.any {varve.rule = "LLVM_Type"}
    %src0 = irdl.any {varve.rule = "LLVM_Type"}
    %src1 = irdl.any {varve.rule = "LLVM_Type"}
    %src2 = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fi = irdl.any {varve.rule = "I1Attr"}
    %boundControl = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      old: %old,
      src0: %src0,
      src1: %src1,
      src2: %src2)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fi" = %fi,
      "boundControl" = %boundControl
    }
  }
  irdl.operation @raw.buffer.atomic.cmpswap attributes {
    varve.format = "attr-dict `(` operands `)` `:` type($res) `,` type($rsrc)",
    varve.traits = ["AllTypesMatch<res,src,cmp>"],
    varve.let = [
      "type($src) = type($res)",
      "type($cmp) = type($res)",
      "type($offset) = i32",
      "type($soffset) = i32",
      "type($aux) = i32"]
  } {
    %src = irdl.any {varve.rule = "LLVM_Type"}
    %cmp = irdl.any {varve.rule = "LLVM_Type"}
    %rsrc = irdl.any {varve.rule = "LLVM_Type"}
    %offset = irdl.any {varve.rule = "I32"}
    %soffset = irdl.any {varve.rule = "I32"}
    %aux = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      src: %src,
      cmp: %cmp,
      rsrc: %rsrc,
      offset: %offset,
      soffset: %soffset,
      aux: %aux)
    irdl.results(
      res: %res)
  }
  irdl.operation @raw.buffer.atomic.fadd attributes {
    varve.syntax = "hook:rocdl.raw.buffer.atomic.fadd"
  } {
    %vdata = irdl.any {varve.rule = "LLVM_Type"}
    %rsrc = irdl.any {varve.rule = "LLVM_Type"}
    %offset = irdl.any {varve.rule = "LLVM_Type"}
    %soffset = irdl.any {varve.rule = "LLVM_Type"}
    %aux = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      vdata: %vdata,
      rsrc: %rsrc,
      offset: %offset,
      soffset: %soffset,
      aux: %aux)
  }
  irdl.operation @raw.buffer.atomic.fmax attributes {
    varve.syntax = "hook:rocdl.raw.buffer.atomic.fmax"
  } {
    %vdata = irdl.any {varve.rule = "LLVM_Type"}
    %rsrc = irdl.any {varve.rule = "LLVM_Type"}
    %offset = irdl.any {varve.rule = "LLVM_Type"}
    %soffset = irdl.any {varve.rule = "LLVM_Type"}
    %aux = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      vdata: %vdata,
      rsrc: %rsrc,
      offset: %offset,
      soffset: %soffset,
      aux: %aux)
  }
  irdl.operation @raw.buffer.atomic.smax attributes {
    varve.syntax = "hook:rocdl.raw.buffer.atomic.smax"
  } {
    %vdata = irdl.any {varve.rule = "LLVM_Type"}
    %rsrc = irdl.any {varve.rule = "LLVM_Type"}
    %offset = irdl.any {varve.rule = "LLVM_Type"}
    %soffset = irdl.any {varve.rule = "LLVM_Type"}
    %aux = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      vdata: %vdata,
      rsrc: %rsrc,
      offset: %offset,
      soffset: %soffset,
      aux: %aux)
  }
  irdl.operation @raw.buffer.atomic.umin attributes {
    varve.syntax = "hook:rocdl.raw.buffer.atomic.umin"
  } {
    %vdata = irdl.any {varve.rule = "LLVM_Type"}
    %rsrc = irdl.any {varve.rule = "LLVM_Type"}
    %offset = irdl.any {varve.rule = "LLVM_Type"}
    %soffset = irdl.any {varve.rule = "LLVM_Type"}
    %aux = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      vdata: %vdata,
      rsrc: %rsrc,
      offset: %offset,
      soffset: %soffset,
      aux: %aux)
  }
  irdl.operation @raw.buffer.load attributes {
    varve.syntax = "hook:rocdl.raw.buffer.load"
  } {
    %rsrc = irdl.any {varve.rule = "LLVM_Type"}
    %offset = irdl.any {varve.rule = "LLVM_Type"}
    %soffset = irdl.any {varve.rule = "LLVM_Type"}
    %aux = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      rsrc: %rsrc,
      offset: %offset,
      soffset: %soffset,
      aux: %aux)
    irdl.results(
      res: %res)
  }
  irdl.operation @raw.buffer.store attributes {
    varve.syntax = "hook:rocdl.raw.buffer.store"
  } {
    %vdata = irdl.any {varve.rule = "LLVM_Type"}
    %rsrc = irdl.any {varve.rule = "LLVM_Type"}
    %offset = irdl.any {varve.rule = "LLVM_Type"}
    %soffset = irdl.any {varve.rule = "LLVM_Type"}
    %aux = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      vdata: %vdata,
      rsrc: %rsrc,
      offset: %offset,
      soffset: %soffset,
      aux: %aux)
  }
  irdl.operation @raw.ptr.buffer.atomic.cmpswap attributes {
    varve.format = "operands attr-dict `:` type($res)",
    varve.traits = ["AliasAnalysisOpInterface", "AllTypesMatch<res,src,cmp>"],
    varve.let = [
      "type($src) = type($res)",
      "type($cmp) = type($res)",
      "type($rsrc) = !llvm.ptr<8>",
      "type($offset) = i32",
      "type($soffset) = i32",
      "type($aux) = i32"]
  } {
    %src = irdl.any {varve.rule = "LLVM_Type"}
    %cmp = irdl.any {varve.rule = "LLVM_Type"}
    %rsrc = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<8>>"}
    %offset = irdl.any {varve.rule = "I32"}
    %soffset = irdl.any {varve.rule = "I32"}
    %aux = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      src: %src,
      cmp: %cmp,
      rsrc: %rsrc,
      offset: %offset,
      soffset: %soffset,
      aux: %aux)
    irdl.results(
      res: %res)
    irdl.attributes {
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @raw.ptr.buffer.atomic.fadd attributes {
    varve.format = "operands attr-dict `:` type($vdata)",
    varve.traits = ["AliasAnalysisOpInterface"],
    varve.let = [
      "type($rsrc) = !llvm.ptr<8>",
      "type($offset) = i32",
      "type($soffset) = i32",
      "type($aux) = i32"]
  } {
    %vdata = irdl.any {varve.rule = "LLVM_Type"}
    %rsrc = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<8>>"}
    %offset = irdl.any {varve.rule = "I32"}
    %soffset = irdl.any {varve.rule = "I32"}
    %aux = irdl.any {varve.rule = "I32"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      vdata: %vdata,
      rsrc: %rsrc,
      offset: %offset,
      soffset: %soffset,
      aux: %aux)
    irdl.attributes {
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @raw.ptr.buffer.atomic.fmax attributes {
    varve.format = "operands attr-dict `:` type($vdata)",
    varve.traits = ["AliasAnalysisOpInterface"],
    varve.let = [
      "type($rsrc) = !llvm.ptr<8>",
      "type($offset) = i32",
      "type($soffset) = i32",
      "type($aux) = i32"]
  } {
    %vdata = irdl.any {varve.rule = "LLVM_Type"}
    %rsrc = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<8>>"}
    %offset = irdl.any {varve.rule = "I32"}
    %soffset = irdl.any {varve.rule = "I32"}
    %aux = irdl.any {varve.rule = "I32"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      vdata: %vdata,
      rsrc: %rsrc,
      offset: %offset,
      soffset: %soffset,
      aux: %aux)
    irdl.attributes {
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @raw.ptr.buffer.atomic.smax attributes {
    varve.format = "operands attr-dict `:` type($vdata)",
    varve.traits = ["AliasAnalysisOpInterface"],
    varve.let = [
      "type($rsrc) = !llvm.ptr<8>",
      "type($offset) = i32",
      "type($soffset) = i32",
      "type($aux) = i32"]
  } {
    %vdata = irdl.any {varve.rule = "LLVM_Type"}
    %rsrc = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<8>>"}
    %offset = irdl.any {varve.rule = "I32"}
    %soffset = irdl.any {varve.rule = "I32"}
    %aux = irdl.any {varve.rule = "I32"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      vdata: %vdata,
      rsrc: %rsrc,
      offset: %offset,
      soffset: %soffset,
      aux: %aux)
    irdl.attributes {
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @raw.ptr.buffer.atomic.umin attributes {
    varve.format = "operands attr-dict `:` type($vdata)",
    varve.traits = ["AliasAnalysisOpInterface"],
    varve.let = [
      "type($rsrc) = !llvm.ptr<8>",
      "type($offset) = i32",
      "type($soffset) = i32",
      "type($aux) = i32"]
  } {
    %vdata = irdl.any {varve.rule = "LLVM_Type"}
    %rsrc = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<8>>"}
    %offset = irdl.any {varve.rule = "I32"}
    %soffset = irdl.any {varve.rule = "I32"}
    %aux = irdl.any {varve.rule = "I32"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      vdata: %vdata,
      rsrc: %rsrc,
      offset: %offset,
      soffset: %soffset,
      aux: %aux)
    irdl.attributes {
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @raw.ptr.buffer.load attributes {
    varve.format = "operands attr-dict `:` type($res)",
    varve.traits = ["AliasAnalysisOpInterface"],
    varve.let = [
      "type($rsrc) = !llvm.ptr<8>",
      "type($offset) = i32",
      "type($soffset) = i32",
      "type($aux) = i32"]
  } {
    %rsrc = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<8>>"}
    %offset = irdl.any {varve.rule = "I32"}
    %soffset = irdl.any {varve.rule = "I32"}
    %aux = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      rsrc: %rsrc,
      offset: %offset,
      soffset: %soffset,
      aux: %aux)
    irdl.results(
      res: %res)
    irdl.attributes {
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @raw.ptr.buffer.load.lds attributes {
    varve.format = "operands attr-dict",
    varve.traits = ["AliasAnalysisOpInterface"],
    varve.let = [
      "type($rsrc) = !llvm.ptr<8>",
      "type($ldsPtr) = !llvm.ptr<3>",
      "type($size) = i32",
      "type($voffset) = i32",
      "type($soffset) = i32",
      "type($offset) = i32",
      "type($aux) = i32"]
  } {
    %rsrc = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<8>>"}
    %ldsPtr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    %size = irdl.any {varve.rule = "I32"}
    %voffset = irdl.any {varve.rule = "I32"}
    %soffset = irdl.any {varve.rule = "I32"}
    %offset = irdl.any {varve.rule = "I32"}
    %aux = irdl.any {varve.rule = "I32"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      rsrc: %rsrc,
      ldsPtr: %ldsPtr,
      size: %size,
      voffset: %voffset,
      soffset: %soffset,
      offset: %offset,
      aux: %aux)
    irdl.attributes {
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @raw.ptr.buffer.store attributes {
    varve.format = "operands attr-dict `:` type($vdata)",
    varve.traits = ["AliasAnalysisOpInterface"],
    varve.let = [
      "type($rsrc) = !llvm.ptr<8>",
      "type($offset) = i32",
      "type($soffset) = i32",
      "type($aux) = i32"]
  } {
    %vdata = irdl.any {varve.rule = "LLVM_Type"}
    %rsrc = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<8>>"}
    %offset = irdl.any {varve.rule = "I32"}
    %soffset = irdl.any {varve.rule = "I32"}
    %aux = irdl.any {varve.rule = "I32"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      vdata: %vdata,
      rsrc: %rsrc,
      offset: %offset,
      soffset: %soffset,
      aux: %aux)
    irdl.attributes {
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @rcp attributes {
    varve.format = "$arg qualified(type($arg)) attr-dict `->` qualified(type($res))",
    varve.traits = ["Pure"]
  } {
    %arg = irdl.any {varve.rule = "LLVM_AnyFloat"}
    %res = irdl.any {varve.rule = "LLVM_AnyFloat"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      res: %res)
  }
  irdl.operation @readfirstlane attributes {
    varve.format = "$src attr-dict `:` type($res)",
    varve.traits = ["AllTypesMatch<res,src>"],
    varve.let = [
      "type($src) = type($res)"]
  } {
    %src = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      src: %src)
    irdl.results(
      res: %res)
  }
  irdl.operation @readlane attributes {
    varve.format = "$src0 `,` $src1 attr-dict `:` `(` type($src0) `,` type($src1) `)` `->` type($res)",
    varve.traits = ["AllTypesMatch<res,src0>"],
    varve.let = [
      "type($src0) = type($res)",
      "type($src1) = i32"]
  } {
    %src0 = irdl.any {varve.rule = "LLVM_Type"}
    %src1 = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      src0: %src0,
      src1: %src1)
    irdl.results(
      res: %res)
  }
  irdl.operation @s.barrier attributes {
    varve.format = "attr-dict"
  } {
  }
  irdl.operation @s.barrier.init attributes {
    varve.format = "$ptr `member_cnt` `=` $memberCnt attr-dict `:` qualified(type($ptr))",
    varve.let = [
      "type($ptr) = !llvm.ptr<3>"]
  } {
    %ptr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    %memberCnt = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      ptr: %ptr)
    irdl.attributes {
      "memberCnt" = %memberCnt
    }
  }
  irdl.operation @s.barrier.join attributes {
    varve.format = "$ptr attr-dict `:` qualified(type($ptr))",
    varve.let = [
      "type($ptr) = !llvm.ptr<3>"]
  } {
    %ptr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    irdl.operands(
      ptr: %ptr)
  }
  irdl.operation @s.barrier.leave attributes {
    varve.format = "`id` `=` $id attr-dict"
  } {
    %id = irdl.any {varve.rule = "I16Attr"}
    irdl.attributes {
      "id" = %id
    }
  }
  irdl.operation @s.barrier.signal attributes {
    varve.format = "`id` `=` $id attr-dict"
  } {
    %id = irdl.any {varve.rule = "I32Attr"}
    irdl.attributes {
      "id" = %id
    }
  }
  irdl.operation @s.barrier.signal.isfirst attributes {
    varve.format = "`id` `=` $id attr-dict `->` type($res)",
    varve.let = [
      "type($res) = i1"]
  } {
    %res = irdl.any {varve.rule = "I1"}
    %id = irdl.any {varve.rule = "I32Attr"}
    irdl.results(
      res: %res)
    irdl.attributes {
      "id" = %id
    }
  }
  irdl.operation @s.barrier.signal.var attributes {
    varve.format = "$ptr `member_cnt` `=` $memberCnt attr-dict `:` qualified(type($ptr))",
    varve.let = [
      "type($ptr) = !llvm.ptr<3>"]
  } {
    %ptr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    %memberCnt = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      ptr: %ptr)
    irdl.attributes {
      "memberCnt" = %memberCnt
    }
  }
  irdl.operation @s.barrier.wait attributes {
    varve.format = "`id` `=` $id attr-dict"
  } {
    %id = irdl.any {varve.rule = "I16Attr"}
    irdl.attributes {
      "id" = %id
    }
  }
  irdl.operation @s.get.barrier.state attributes {
    varve.format = "`id` `=` $id attr-dict `->` type($res)",
    varve.let = [
      "type($res) = i32"]
  } {
    %res = irdl.any {varve.rule = "I32"}
    %id = irdl.any {varve.rule = "I32Attr"}
    irdl.results(
      res: %res)
    irdl.attributes {
      "id" = %id
    }
  }
  irdl.operation @s.get.named.barrier.state attributes {
    varve.format = "$ptr attr-dict `:` qualified(type($ptr)) `->` type($res)",
    varve.let = [
      "type($ptr) = !llvm.ptr<3>",
      "type($res) = i32"]
  } {
    %ptr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    %res = irdl.any {varve.rule = "I32"}
    irdl.operands(
      ptr: %ptr)
    irdl.results(
      res: %res)
  }
  irdl.operation @s.nop attributes {
    varve.format = "attr-dict $count"
  } {
    %count = irdl.any {varve.rule = "I16Attr"}
    irdl.attributes {
      "count" = %count
    }
  }
  irdl.operation @s.setprio attributes {
    varve.format = "$priority attr-dict"
  } {
    %priority = irdl.any {varve.rule = "I16Attr"}
    irdl.attributes {
      "priority" = %priority
    }
  }
  irdl.operation @s.sleep attributes {
    varve.format = "attr-dict $count"
  } {
    %count = irdl.any {varve.rule = "I32Attr"}
    irdl.attributes {
      "count" = %count
    }
  }
  irdl.operation @s.wait.asynccnt attributes {
    varve.format = "$count attr-dict"
  } {
    %count = irdl.any {varve.rule = "I16Attr"}
    irdl.attributes {
      "count" = %count
    }
  }
  irdl.operation @s.wait.dscnt attributes {
    varve.format = "$count attr-dict"
  } {
    %count = irdl.any {varve.rule = "I16Attr"}
    irdl.attributes {
      "count" = %count
    }
  }
  irdl.operation @s.wait.expcnt attributes {
    varve.format = "$count attr-dict"
  } {
    %count = irdl.any {varve.rule = "I16Attr"}
    irdl.attributes {
      "count" = %count
    }
  }
  irdl.operation @s.wait.loadcnt attributes {
    varve.format = "$count attr-dict"
  } {
    %count = irdl.any {varve.rule = "I16Attr"}
    irdl.attributes {
      "count" = %count
    }
  }
  irdl.operation @s.wait.storecnt attributes {
    varve.format = "$count attr-dict"
  } {
    %count = irdl.any {varve.rule = "I16Attr"}
    irdl.attributes {
      "count" = %count
    }
  }
  irdl.operation @s.wait.tensorcnt attributes {
    varve.format = "$count attr-dict"
  } {
    %count = irdl.any {varve.rule = "I16Attr"}
    irdl.attributes {
      "count" = %count
    }
  }
  irdl.operation @s.waitcnt attributes {
    varve.format = "attr-dict $bitfield"
  } {
    %bitfield = irdl.any {varve.rule = "I32Attr"}
    irdl.attributes {
      "bitfield" = %bitfield
    }
  }
  irdl.operation @s.wakeup.barrier attributes {
    varve.format = "$ptr attr-dict `:` qualified(type($ptr))",
    varve.let = [
      "type($ptr) = !llvm.ptr<3>"]
  } {
    %ptr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    irdl.operands(
      ptr: %ptr)
  }
  irdl.operation @sched.barrier attributes {
    varve.format = "$mask attr-dict"
  } {
    %mask = irdl.any {varve.rule = "I32Attr"}
    irdl.attributes {
      "mask" = %mask
    }
  }
  irdl.operation @sched.group.barrier attributes {
    varve.format = "$mask `,` $size `,` $groupId attr-dict"
  } {
    %mask = irdl.any {varve.rule = "I32Attr"}
    %size = irdl.any {varve.rule = "I32Attr"}
    %groupId = irdl.any {varve.rule = "I32Attr"}
    irdl.attributes {
      "mask" = %mask,
      "size" = %size,
      "groupId" = %groupId
    }
  }
  irdl.operation @sin attributes {
    varve.format = "$arg qualified(type($arg)) attr-dict `->` qualified(type($res))",
    varve.traits = ["Pure"]
  } {
    %arg = irdl.any {varve.rule = "LLVM_AnyFloat"}
    %res = irdl.any {varve.rule = "LLVM_AnyFloat"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      res: %res)
  }
  irdl.operation @smfmac.f32.16x16x128.bf8.bf8 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @smfmac.f32.16x16x128.bf8.fp8 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @smfmac.f32.16x16x128.fp8.bf8 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @smfmac.f32.16x16x128.fp8.fp8 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @smfmac.f32.16x16x32.bf16 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @smfmac.f32.16x16x32.f16 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @smfmac.f32.16x16x64.bf16 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @smfmac.f32.16x16x64.bf8.bf8 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @smfmac.f32.16x16x64.bf8.fp8 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @smfmac.f32.16x16x64.f16 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @smfmac.f32.16x16x64.fp8.bf8 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @smfmac.f32.16x16x64.fp8.fp8 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @smfmac.f32.32x32x16.bf16 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @smfmac.f32.32x32x16.f16 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @smfmac.f32.32x32x32.bf16 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @smfmac.f32.32x32x32.bf8.bf8 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @smfmac.f32.32x32x32.bf8.fp8 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @smfmac.f32.32x32x32.f16 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @smfmac.f32.32x32x32.fp8.bf8 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @smfmac.f32.32x32x32.fp8.fp8 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @smfmac.f32.32x32x64.bf8.bf8 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @smfmac.f32.32x32x64.bf8.fp8 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @smfmac.f32.32x32x64.fp8.bf8 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @smfmac.f32.32x32x64.fp8.fp8 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @smfmac.i32.16x16x128.i8 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @smfmac.i32.16x16x64.i8 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @smfmac.i32.32x32x32.i8 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @smfmac.i32.32x32x64.i8 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @sqrt attributes {
    varve.format = "$arg qualified(type($arg)) attr-dict `->` qualified(type($res))",
    varve.traits = ["Pure"]
  } {
    %arg = irdl.any {varve.rule = "LLVM_AnyFloat"}
    %res = irdl.any {varve.rule = "LLVM_AnyFloat"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      res: %res)
  }
  irdl.operation @tanh attributes {
    varve.format = "$arg qualified(type($arg)) attr-dict `->` qualified(type($res))",
    varve.traits = ["Pure"]
  } {
    %arg = irdl.any {varve.rule = "LLVM_AnyFloat"}
    %res = irdl.any {varve.rule = "LLVM_AnyFloat"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      res: %res)
  }
  irdl.operation @tensor.load.to.lds attributes {
    varve.format = "attr-dict operands `cachepolicy` $cachePolicy `:` type($dgroup0) `,` type($dgroup1)",
    varve.traits = ["AliasAnalysisOpInterface"],
    varve.let = [
      "type($dgroup0) = vector<4xi32>",
      "type($dgroup1) = vector<8xi32>",
      "type($dgroup2) = vector<4xi32>",
      "type($dgroup3) = vector<4xi32>"]
  } {
    %dgroup0 = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<4>>"}
    %dgroup1 = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<8>>"}
    %dgroup2 = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<4>>"}
    %dgroup3 = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<4>>"}
    %cachePolicy = irdl.any {varve.rule = "I32Attr"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      dgroup0: %dgroup0,
      dgroup1: %dgroup1,
      dgroup2: %dgroup2,
      dgroup3: %dgroup3)
    irdl.attributes {
      "cachePolicy" = %cachePolicy,
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @tensor.load.to.lds.d2 attributes {
    varve.format = "attr-dict operands `cachepolicy` $cachePolicy `:` type($dgroup0) `,` type($dgroup1)",
    varve.traits = ["AliasAnalysisOpInterface"],
    varve.let = [
      "type($dgroup0) = vector<4xi32>",
      "type($dgroup1) = vector<8xi32>"]
  } {
    %dgroup0 = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<4>>"}
    %dgroup1 = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<8>>"}
    %cachePolicy = irdl.any {varve.rule = "I32Attr"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      dgroup0: %dgroup0,
      dgroup1: %dgroup1)
    irdl.attributes {
      "cachePolicy" = %cachePolicy,
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @tensor.store.from.lds attributes {
    varve.format = "attr-dict operands `cachepolicy` $cachePolicy `:` type($dgroup0) `,` type($dgroup1)",
    varve.traits = ["AliasAnalysisOpInterface"],
    varve.let = [
      "type($dgroup0) = vector<4xi32>",
      "type($dgroup1) = vector<8xi32>",
      "type($dgroup2) = vector<4xi32>",
      "type($dgroup3) = vector<4xi32>"]
  } {
    %dgroup0 = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<4>>"}
    %dgroup1 = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<8>>"}
    %dgroup2 = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<4>>"}
    %dgroup3 = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<4>>"}
    %cachePolicy = irdl.any {varve.rule = "I32Attr"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      dgroup0: %dgroup0,
      dgroup1: %dgroup1,
      dgroup2: %dgroup2,
      dgroup3: %dgroup3)
    irdl.attributes {
      "cachePolicy" = %cachePolicy,
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @tensor.store.from.lds.d2 attributes {
    varve.format = "attr-dict operands `cachepolicy` $cachePolicy `:` type($dgroup0) `,` type($dgroup1)",
    varve.traits = ["AliasAnalysisOpInterface"],
    varve.let = [
      "type($dgroup0) = vector<4xi32>",
      "type($dgroup1) = vector<8xi32>"]
  } {
    %dgroup0 = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<4>>"}
    %dgroup1 = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<8>>"}
    %cachePolicy = irdl.any {varve.rule = "I32Attr"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      dgroup0: %dgroup0,
      dgroup1: %dgroup1)
    irdl.attributes {
      "cachePolicy" = %cachePolicy,
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @update.dpp attributes {
    varve.format = "attr-dict $old `,` $src `with` $dppCtrl `,` $rowMask `,` $bankMask `,` $boundCtrl `:` type($src)",
    varve.traits = ["AllTypesMatch<res,src,old>"],
    varve.let = [
      "type($src) = type($res)",
      "type($old) = type($res)"]
  } {
    %old = irdl.any {varve.rule = "LLVM_Type"}
    %src = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %dppCtrl = irdl.any {varve.rule = "I32Attr"}
    %rowMask = irdl.any {varve.rule = "I32Attr"}
    %bankMask = irdl.any {varve.rule = "I32Attr"}
    %boundCtrl = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      old: %old,
      src: %src)
    irdl.results(
      res: %res)
    irdl.attributes {
      "dppCtrl" = %dppCtrl,
      "rowMask" = %rowMask,
      "bankMask" = %bankMask,
      "boundCtrl" = %boundCtrl
    }
  }
  irdl.operation @wavefrontsize attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @wmma.bf16.16x16x16.bf16 attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %opsel = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "opsel" = %opsel
    } {
      varve.defaults = {
        opsel = false}
    }
  }
  irdl.operation @wmma.bf16.16x16x32.bf16 attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<BF16, LLVM_VectorOf<BF16>>"}
    %b = irdl.any {varve.rule = "AnyOf<BF16, LLVM_VectorOf<BF16>>"}
    %c = irdl.any {varve.rule = "AnyOf<BF16, LLVM_VectorOf<BF16>>"}
    %res = irdl.any {varve.rule = "AnyOf<BF16, LLVM_VectorOf<BF16>>"}
    %signA = irdl.any {varve.rule = "I1Attr"}
    %signB = irdl.any {varve.rule = "I1Attr"}
    %modC = irdl.any {varve.rule = "I16Attr"}
    %reuseA = irdl.any {varve.rule = "I1Attr"}
    %reuseB = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "signA" = %signA,
      "signB" = %signB,
      "modC" = %modC,
      "reuseA" = %reuseA,
      "reuseB" = %reuseB
    } {
      varve.defaults = {
        signA = false,
        signB = false,
        modC = 0 : i16,
        reuseA = false,
        reuseB = false}
    }
  }
  irdl.operation @wmma.bf16f32.16x16x32.bf16 attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<BF16, LLVM_VectorOf<BF16>>"}
    %b = irdl.any {varve.rule = "AnyOf<BF16, LLVM_VectorOf<BF16>>"}
    %c = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %res = irdl.any {varve.rule = "AnyOf<BF16, LLVM_VectorOf<BF16>>"}
    %signA = irdl.any {varve.rule = "I1Attr"}
    %signB = irdl.any {varve.rule = "I1Attr"}
    %modC = irdl.any {varve.rule = "I16Attr"}
    %reuseA = irdl.any {varve.rule = "I1Attr"}
    %reuseB = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "signA" = %signA,
      "signB" = %signB,
      "modC" = %modC,
      "reuseA" = %reuseA,
      "reuseB" = %reuseB
    } {
      varve.defaults = {
        signA = false,
        signB = false,
        modC = 0 : i16,
        reuseA = false,
        reuseB = false}
    }
  }
  irdl.operation @wmma.f16.16x16x128.bf8_bf8 attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
    %res = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
    %modC = irdl.any {varve.rule = "I16Attr"}
    %reuseA = irdl.any {varve.rule = "I1Attr"}
    %reuseB = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "modC" = %modC,
      "reuseA" = %reuseA,
      "reuseB" = %reuseB
    } {
      varve.defaults = {
        modC = 0 : i16,
        reuseA = false,
        reuseB = false}
    }
  }
  irdl.operation @wmma.f16.16x16x128.bf8_fp8 attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
    %res = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
    %modC = irdl.any {varve.rule = "I16Attr"}
    %reuseA = irdl.any {varve.rule = "I1Attr"}
    %reuseB = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "modC" = %modC,
      "reuseA" = %reuseA,
      "reuseB" = %reuseB
    } {
      varve.defaults = {
        modC = 0 : i16,
        reuseA = false,
        reuseB = false}
    }
  }
  irdl.operation @wmma.f16.16x16x128.fp8_bf8 attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
    %res = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
    %modC = irdl.any {varve.rule = "I16Attr"}
    %reuseA = irdl.any {varve.rule = "I1Attr"}
    %reuseB = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "modC" = %modC,
      "reuseA" = %reuseA,
      "reuseB" = %reuseB
    } {
      varve.defaults = {
        modC = 0 : i16,
        reuseA = false,
        reuseB = false}
    }
  }
  irdl.operation @wmma.f16.16x16x128.fp8_fp8 attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
    %res = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
    %modC = irdl.any {varve.rule = "I16Attr"}
    %reuseA = irdl.any {varve.rule = "I1Attr"}
    %reuseB = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "modC" = %modC,
      "reuseA" = %reuseA,
      "reuseB" = %reuseB
    } {
      varve.defaults = {
        modC = 0 : i16,
        reuseA = false,
        reuseB = false}
    }
  }
  irdl.operation @wmma.f16.16x16x16.f16 attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
    %b = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
    %c = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
    %res = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
    %opsel = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "opsel" = %opsel
    } {
      varve.defaults = {
        opsel = false}
    }
  }
  irdl.operation @wmma.f16.16x16x32.f16 attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
    %b = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
    %c = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
    %res = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
    %signA = irdl.any {varve.rule = "I1Attr"}
    %signB = irdl.any {varve.rule = "I1Attr"}
    %modC = irdl.any {varve.rule = "I16Attr"}
    %reuseA = irdl.any {varve.rule = "I1Attr"}
    %reuseB = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "signA" = %signA,
      "signB" = %signB,
      "modC" = %modC,
      "reuseA" = %reuseA,
      "reuseB" = %reuseB
    } {
      varve.defaults = {
        signA = false,
        signB = false,
        modC = 0 : i16,
        reuseA = false,
        reuseB = false}
    }
  }
  irdl.operation @wmma.f16.16x16x64.bf8_bf8 attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
    %res = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
    %modC = irdl.any {varve.rule = "I16Attr"}
    %reuseA = irdl.any {varve.rule = "I1Attr"}
    %reuseB = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "modC" = %modC,
      "reuseA" = %reuseA,
      "reuseB" = %reuseB
    } {
      varve.defaults = {
        modC = 0 : i16,
        reuseA = false,
        reuseB = false}
    }
  }
  irdl.operation @wmma.f16.16x16x64.bf8_fp8 attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
    %res = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
    %modC = irdl.any {varve.rule = "I16Attr"}
    %reuseA = irdl.any {varve.rule = "I1Attr"}
    %reuseB = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "modC" = %modC,
      "reuseA" = %reuseA,
      "reuseB" = %reuseB
    } {
      varve.defaults = {
        modC = 0 : i16,
        reuseA = false,
        reuseB = false}
    }
  }
  irdl.operation @wmma.f16.16x16x64.fp8_bf8 attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
    %res = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
    %modC = irdl.any {varve.rule = "I16Attr"}
    %reuseA = irdl.any {varve.rule = "I1Attr"}
    %reuseB = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "modC" = %modC,
      "reuseA" = %reuseA,
      "reuseB" = %reuseB
    } {
      varve.defaults = {
        modC = 0 : i16,
        reuseA = false,
        reuseB = false}
    }
  }
  irdl.operation @wmma.f16.16x16x64.fp8_fp8 attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
    %res = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
    %modC = irdl.any {varve.rule = "I16Attr"}
    %reuseA = irdl.any {varve.rule = "I1Attr"}
    %reuseB = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "modC" = %modC,
      "reuseA" = %reuseA,
      "reuseB" = %reuseB
    } {
      varve.defaults = {
        modC = 0 : i16,
        reuseA = false,
        reuseB = false}
    }
  }
  irdl.operation @wmma.f32.16x16x128.bf8_bf8 attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %res = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %modC = irdl.any {varve.rule = "I16Attr"}
    %reuseA = irdl.any {varve.rule = "I1Attr"}
    %reuseB = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "modC" = %modC,
      "reuseA" = %reuseA,
      "reuseB" = %reuseB
    } {
      varve.defaults = {
        modC = 0 : i16,
        reuseA = false,
        reuseB = false}
    }
  }
  irdl.operation @wmma.f32.16x16x128.bf8_fp8 attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %res = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %modC = irdl.any {varve.rule = "I16Attr"}
    %reuseA = irdl.any {varve.rule = "I1Attr"}
    %reuseB = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "modC" = %modC,
      "reuseA" = %reuseA,
      "reuseB" = %reuseB
    } {
      varve.defaults = {
        modC = 0 : i16,
        reuseA = false,
        reuseB = false}
    }
  }
  irdl.operation @wmma.f32.16x16x128.fp8_bf8 attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %res = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %modC = irdl.any {varve.rule = "I16Attr"}
    %reuseA = irdl.any {varve.rule = "I1Attr"}
    %reuseB = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "modC" = %modC,
      "reuseA" = %reuseA,
      "reuseB" = %reuseB
    } {
      varve.defaults = {
        modC = 0 : i16,
        reuseA = false,
        reuseB = false}
    }
  }
  irdl.operation @wmma.f32.16x16x128.fp8_fp8 attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %res = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %modC = irdl.any {varve.rule = "I16Attr"}
    %reuseA = irdl.any {varve.rule = "I1Attr"}
    %reuseB = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "modC" = %modC,
      "reuseA" = %reuseA,
      "reuseB" = %reuseB
    } {
      varve.defaults = {
        modC = 0 : i16,
        reuseA = false,
        reuseB = false}
    }
  }
  irdl.operation @wmma.f32.16x16x16.bf16 attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %res = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
  }
  irdl.operation @wmma.f32.16x16x16.bf8_bf8 attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %res = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
  }
  irdl.operation @wmma.f32.16x16x16.bf8_fp8 attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %res = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
  }
  irdl.operation @wmma.f32.16x16x16.f16 attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
    %b = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
    %c = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %res = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
  }
  irdl.operation @wmma.f32.16x16x16.fp8_bf8 attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %res = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
  }
  irdl.operation @wmma.f32.16x16x16.fp8_fp8 attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %res = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
  }
  irdl.operation @wmma.f32.16x16x32.bf16 attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<BF16, LLVM_VectorOf<BF16>>"}
    %b = irdl.any {varve.rule = "AnyOf<BF16, LLVM_VectorOf<BF16>>"}
    %c = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %res = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %signA = irdl.any {varve.rule = "I1Attr"}
    %signB = irdl.any {varve.rule = "I1Attr"}
    %modC = irdl.any {varve.rule = "I16Attr"}
    %reuseA = irdl.any {varve.rule = "I1Attr"}
    %reuseB = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "signA" = %signA,
      "signB" = %signB,
      "modC" = %modC,
      "reuseA" = %reuseA,
      "reuseB" = %reuseB
    } {
      varve.defaults = {
        signA = false,
        signB = false,
        modC = 0 : i16,
        reuseA = false,
        reuseB = false}
    }
  }
  irdl.operation @wmma.f32.16x16x32.f16 attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
    %b = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
    %c = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %res = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %signA = irdl.any {varve.rule = "I1Attr"}
    %signB = irdl.any {varve.rule = "I1Attr"}
    %modC = irdl.any {varve.rule = "I16Attr"}
    %reuseA = irdl.any {varve.rule = "I1Attr"}
    %reuseB = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "signA" = %signA,
      "signB" = %signB,
      "modC" = %modC,
      "reuseA" = %reuseA,
      "reuseB" = %reuseB
    } {
      varve.defaults = {
        signA = false,
        signB = false,
        modC = 0 : i16,
        reuseA = false,
        reuseB = false}
    }
  }
  irdl.operation @wmma.f32.16x16x4.f32 attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %b = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %c = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %res = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %signA = irdl.any {varve.rule = "I1Attr"}
    %signB = irdl.any {varve.rule = "I1Attr"}
    %modC = irdl.any {varve.rule = "I16Attr"}
    %reuseA = irdl.any {varve.rule = "I1Attr"}
    %reuseB = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "signA" = %signA,
      "signB" = %signB,
      "modC" = %modC,
      "reuseA" = %reuseA,
      "reuseB" = %reuseB
    } {
      varve.defaults = {
        signA = false,
        signB = false,
        modC = 0 : i16,
        reuseA = false,
        reuseB = false}
    }
  }
  irdl.operation @wmma.f32.16x16x64.bf8_bf8 attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %res = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %modC = irdl.any {varve.rule = "I16Attr"}
    %reuseA = irdl.any {varve.rule = "I1Attr"}
    %reuseB = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "modC" = %modC,
      "reuseA" = %reuseA,
      "reuseB" = %reuseB
    } {
      varve.defaults = {
        modC = 0 : i16,
        reuseA = false,
        reuseB = false}
    }
  }
  irdl.operation @wmma.f32.16x16x64.bf8_fp8 attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %res = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %modC = irdl.any {varve.rule = "I16Attr"}
    %reuseA = irdl.any {varve.rule = "I1Attr"}
    %reuseB = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "modC" = %modC,
      "reuseA" = %reuseA,
      "reuseB" = %reuseB
    } {
      varve.defaults = {
        modC = 0 : i16,
        reuseA = false,
        reuseB = false}
    }
  }
  irdl.operation @wmma.f32.16x16x64.fp8_bf8 attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %res = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %modC = irdl.any {varve.rule = "I16Attr"}
    %reuseA = irdl.any {varve.rule = "I1Attr"}
    %reuseB = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "modC" = %modC,
      "reuseA" = %reuseA,
      "reuseB" = %reuseB
    } {
      varve.defaults = {
        modC = 0 : i16,
        reuseA = false,
        reuseB = false}
    }
  }
  irdl.operation @wmma.f32.16x16x64.fp8_fp8 attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %res = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %modC = irdl.any {varve.rule = "I16Attr"}
    %reuseA = irdl.any {varve.rule = "I1Attr"}
    %reuseB = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "modC" = %modC,
      "reuseA" = %reuseA,
      "reuseB" = %reuseB
    } {
      varve.defaults = {
        modC = 0 : i16,
        reuseA = false,
        reuseB = false}
    }
  }
  irdl.operation @wmma.i32.16x16x16.iu4 attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %signA = irdl.any {varve.rule = "I1Attr"}
    %signB = irdl.any {varve.rule = "I1Attr"}
    %clamp = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "signA" = %signA,
      "signB" = %signB,
      "clamp" = %clamp
    } {
      varve.defaults = {
        signA = false,
        signB = false,
        clamp = false}
    }
  }
  irdl.operation @wmma.i32.16x16x16.iu8 attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %signA = irdl.any {varve.rule = "I1Attr"}
    %signB = irdl.any {varve.rule = "I1Attr"}
    %clamp = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "signA" = %signA,
      "signB" = %signB,
      "clamp" = %clamp
    } {
      varve.defaults = {
        signA = false,
        signB = false,
        clamp = false}
    }
  }
  irdl.operation @wmma.i32.16x16x32.iu4 attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %signA = irdl.any {varve.rule = "I1Attr"}
    %signB = irdl.any {varve.rule = "I1Attr"}
    %clamp = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "signA" = %signA,
      "signB" = %signB,
      "clamp" = %clamp
    } {
      varve.defaults = {
        signA = false,
        signB = false,
        clamp = false}
    }
  }
  irdl.operation @wmma.i32.16x16x64.iu8 attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %signA = irdl.any {varve.rule = "I1Attr"}
    %signB = irdl.any {varve.rule = "I1Attr"}
    %reuseA = irdl.any {varve.rule = "I1Attr"}
    %reuseB = irdl.any {varve.rule = "I1Attr"}
    %clamp = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "signA" = %signA,
      "signB" = %signB,
      "reuseA" = %reuseA,
      "reuseB" = %reuseB,
      "clamp" = %clamp
    } {
      varve.defaults = {
        signA = false,
        signB = false,
        reuseA = false,
        reuseB = false,
        clamp = false}
    }
  }
  irdl.operation @wmma.scale.f32.16x16x128.f8f6f4 attributes {
    varve.format = "$a `,` $b `,` $c `,` $scaleA `,` $scaleB attr-dict `:` functional-type(operands, $res)",
    varve.let = [
      "type($scaleA) = i32",
      "type($scaleB) = i32"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %scaleA = irdl.any {varve.rule = "I32"}
    %scaleB = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %fmtA = irdl.any {varve.rule = "I32Attr"}
    %fmtB = irdl.any {varve.rule = "I32Attr"}
    %modC = irdl.any {varve.rule = "I16Attr"}
    %scaleAType = irdl.any {varve.rule = "I32Attr"}
    %fmtScaleA = irdl.any {varve.rule = "I32Attr"}
    %scaleBType = irdl.any {varve.rule = "I32Attr"}
    %fmtScaleB = irdl.any {varve.rule = "I32Attr"}
    %reuseA = irdl.any {varve.rule = "I1Attr"}
    %reuseB = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c,
      scaleA: %scaleA,
      scaleB: %scaleB)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fmtA" = %fmtA,
      "fmtB" = %fmtB,
      "modC" = %modC,
      "scaleAType" = %scaleAType,
      "fmtScaleA" = %fmtScaleA,
      "scaleBType" = %scaleBType,
      "fmtScaleB" = %fmtScaleB,
      "reuseA" = %reuseA,
      "reuseB" = %reuseB
    } {
      varve.defaults = {
        fmtA = 0 : i32,
        fmtB = 0 : i32,
        modC = 0 : i16,
        scaleAType = 0 : i32,
        fmtScaleA = 0 : i32,
        scaleBType = 0 : i32,
        fmtScaleB = 0 : i32,
        reuseA = false,
        reuseB = false}
    }
  }
  irdl.operation @wmma.scale.f32.32x16x128.f4 attributes {
    varve.format = "$a `,` $b `,` $c `,` $scaleA `,` $scaleB attr-dict `:` functional-type(operands, $res)",
    varve.let = [
      "type($scaleA) = i32",
      "type($scaleB) = i32"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %scaleA = irdl.any {varve.rule = "I32"}
    %scaleB = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %modC = irdl.any {varve.rule = "I16Attr"}
    %scaleAType = irdl.any {varve.rule = "I32Attr"}
    %fmtScaleA = irdl.any {varve.rule = "I32Attr"}
    %scaleBType = irdl.any {varve.rule = "I32Attr"}
    %fmtScaleB = irdl.any {varve.rule = "I32Attr"}
    %reuseA = irdl.any {varve.rule = "I1Attr"}
    %reuseB = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c,
      scaleA: %scaleA,
      scaleB: %scaleB)
    irdl.results(
      res: %res)
    irdl.attributes {
      "modC" = %modC,
      "scaleAType" = %scaleAType,
      "fmtScaleA" = %fmtScaleA,
      "scaleBType" = %scaleBType,
      "fmtScaleB" = %fmtScaleB,
      "reuseA" = %reuseA,
      "reuseB" = %reuseB
    } {
      varve.defaults = {
        modC = 0 : i16,
        scaleAType = 0 : i32,
        fmtScaleA = 0 : i32,
        scaleBType = 0 : i32,
        fmtScaleB = 0 : i32,
        reuseA = false,
        reuseB = false}
    }
  }
  irdl.operation @wmma.scale16.f32.16x16x128.f8f6f4 attributes {
    varve.format = "$a `,` $b `,` $c `,` $scaleA `,` $scaleB attr-dict `:` functional-type(operands, $res)",
    varve.let = [
      "type($scaleA) = i64",
      "type($scaleB) = i64"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %scaleA = irdl.any {varve.rule = "I64"}
    %scaleB = irdl.any {varve.rule = "I64"}
    %res = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %fmtA = irdl.any {varve.rule = "I32Attr"}
    %fmtB = irdl.any {varve.rule = "I32Attr"}
    %modC = irdl.any {varve.rule = "I16Attr"}
    %scaleAType = irdl.any {varve.rule = "I32Attr"}
    %fmtScaleA = irdl.any {varve.rule = "I32Attr"}
    %scaleBType = irdl.any {varve.rule = "I32Attr"}
    %fmtScaleB = irdl.any {varve.rule = "I32Attr"}
    %reuseA = irdl.any {varve.rule = "I1Attr"}
    %reuseB = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c,
      scaleA: %scaleA,
      scaleB: %scaleB)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fmtA" = %fmtA,
      "fmtB" = %fmtB,
      "modC" = %modC,
      "scaleAType" = %scaleAType,
      "fmtScaleA" = %fmtScaleA,
      "scaleBType" = %scaleBType,
      "fmtScaleB" = %fmtScaleB,
      "reuseA" = %reuseA,
      "reuseB" = %reuseB
    } {
      varve.defaults = {
        fmtA = 0 : i32,
        fmtB = 0 : i32,
        modC = 0 : i16,
        scaleAType = 0 : i32,
        fmtScaleA = 0 : i32,
        scaleBType = 0 : i32,
        fmtScaleB = 0 : i32,
        reuseA = false,
        reuseB = false}
    }
  }
  irdl.operation @wmma.scale16.f32.32x16x128.f4 attributes {
    varve.format = "$a `,` $b `,` $c `,` $scaleA `,` $scaleB attr-dict `:` functional-type(operands, $res)",
    varve.let = [
      "type($scaleA) = i64",
      "type($scaleB) = i64"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %scaleA = irdl.any {varve.rule = "I64"}
    %scaleB = irdl.any {varve.rule = "I64"}
    %res = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %modC = irdl.any {varve.rule = "I16Attr"}
    %scaleAType = irdl.any {varve.rule = "I32Attr"}
    %fmtScaleA = irdl.any {varve.rule = "I32Attr"}
    %scaleBType = irdl.any {varve.rule = "I32Attr"}
    %fmtScaleB = irdl.any {varve.rule = "I32Attr"}
    %reuseA = irdl.any {varve.rule = "I1Attr"}
    %reuseB = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c,
      scaleA: %scaleA,
      scaleB: %scaleB)
    irdl.results(
      res: %res)
    irdl.attributes {
      "modC" = %modC,
      "scaleAType" = %scaleAType,
      "fmtScaleA" = %fmtScaleA,
      "scaleBType" = %scaleBType,
      "fmtScaleB" = %fmtScaleB,
      "reuseA" = %reuseA,
      "reuseB" = %reuseB
    } {
      varve.defaults = {
        modC = 0 : i16,
        scaleAType = 0 : i32,
        fmtScaleA = 0 : i32,
        scaleBType = 0 : i32,
        fmtScaleB = 0 : i32,
        reuseA = false,
        reuseB = false}
    }
  }
  irdl.operation @workgroup.dim.x attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @workgroup.dim.y attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @workgroup.dim.z attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @workgroup.id.x attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @workgroup.id.y attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @workgroup.id.z attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @workitem.id.x attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @workitem.id.y attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @workitem.id.z attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
}
