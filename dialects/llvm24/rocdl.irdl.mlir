irdl.dialect @rocdl attributes {
  varve.set = "llvm24",
  varve.base = "llvm22",
  varve.llvm = "24",
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
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    %cpol = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      globalPtr: %globalPtr,
      ldsPtr: %ldsPtr,
      mask: %mask)
    irdl.attributes {
      "offset" = %offset,
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa,
      "cpol" = %cpol
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"],
      varve.defaults = {
        cpol = 0 : i32}
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
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    %cpol = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      globalPtr: %globalPtr,
      ldsPtr: %ldsPtr,
      mask: %mask)
    irdl.attributes {
      "offset" = %offset,
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa,
      "cpol" = %cpol
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"],
      varve.defaults = {
        cpol = 0 : i32}
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
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    %cpol = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      globalPtr: %globalPtr,
      ldsPtr: %ldsPtr,
      mask: %mask)
    irdl.attributes {
      "offset" = %offset,
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa,
      "cpol" = %cpol
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"],
      varve.defaults = {
        cpol = 0 : i32}
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
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    %cpol = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      globalPtr: %globalPtr,
      ldsPtr: %ldsPtr,
      mask: %mask)
    irdl.attributes {
      "offset" = %offset,
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa,
      "cpol" = %cpol
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"],
      varve.defaults = {
        cpol = 0 : i32}
    }
  }
  irdl.operation @flat.prefetch attributes {
    varve.traits = ["AliasAnalysisOpInterface"]
  } {
    %ptr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<0>>"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    %cachePolicy = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      ptr: %ptr)
    irdl.attributes {
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa,
      "cachePolicy" = %cachePolicy
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"],
      varve.defaults = {
        cachePolicy = 0 : i32}
    }
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
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    %aux = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      globalPtr: %globalPtr,
      ldsPtr: %ldsPtr)
    irdl.attributes {
      "offset" = %offset,
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa,
      "aux" = %aux
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"],
      varve.defaults = {
        aux = 0 : i32}
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
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    %aux = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      globalPtr: %globalPtr,
      ldsPtr: %ldsPtr)
    irdl.attributes {
      "offset" = %offset,
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa,
      "aux" = %aux
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"],
      varve.defaults = {
        aux = 0 : i32}
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
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    %aux = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      globalPtr: %globalPtr,
      ldsPtr: %ldsPtr)
    irdl.attributes {
      "offset" = %offset,
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa,
      "aux" = %aux
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"],
      varve.defaults = {
        aux = 0 : i32}
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
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    %aux = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      globalPtr: %globalPtr,
      ldsPtr: %ldsPtr)
    irdl.attributes {
      "offset" = %offset,
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa,
      "aux" = %aux
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"],
      varve.defaults = {
        aux = 0 : i32}
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
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    %aux = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      globalPtr: %globalPtr,
      ldsPtr: %ldsPtr)
    irdl.attributes {
      "size" = %size,
      "offset" = %offset,
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa,
      "aux" = %aux
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"],
      varve.defaults = {
        aux = 0 : i32}
    }
  }
  irdl.operation @global.prefetch attributes {
    varve.traits = ["AliasAnalysisOpInterface"]
  } {
    %ptr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<1>>"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    %cachePolicy = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      ptr: %ptr)
    irdl.attributes {
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa,
      "cachePolicy" = %cachePolicy
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"],
      varve.defaults = {
        cachePolicy = 0 : i32}
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
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    %aux = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      globalPtr: %globalPtr,
      ldsPtr: %ldsPtr)
    irdl.attributes {
      "size" = %size,
      "offset" = %offset,
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa,
      "aux" = %aux
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"],
      varve.defaults = {
        aux = 0 : i32}
    }
  }
  irdl.operation @mfma.f32.16x16x16bf16.1k {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    %blgp = irdl.base "#rocdl.mfma_perm_b"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid,
      "blgp" = %blgp
    }
  }
  irdl.operation @mfma.f32.16x16x16f16 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    %blgp = irdl.base "#rocdl.mfma_perm_b"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid,
      "blgp" = %blgp
    }
  }
  irdl.operation @mfma.f32.16x16x1f32 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    %blgp = irdl.base "#rocdl.mfma_perm_b"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid,
      "blgp" = %blgp
    }
  }
  irdl.operation @mfma.f32.16x16x2bf16 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    %blgp = irdl.base "#rocdl.mfma_perm_b"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid,
      "blgp" = %blgp
    }
  }
  irdl.operation @mfma.f32.16x16x32.bf16 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    %blgp = irdl.base "#rocdl.mfma_perm_b"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid,
      "blgp" = %blgp
    }
  }
  irdl.operation @mfma.f32.16x16x32.bf8.bf8 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    %blgp = irdl.base "#rocdl.mfma_perm_b"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid,
      "blgp" = %blgp
    }
  }
  irdl.operation @mfma.f32.16x16x32.bf8.fp8 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    %blgp = irdl.base "#rocdl.mfma_perm_b"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid,
      "blgp" = %blgp
    }
  }
  irdl.operation @mfma.f32.16x16x32.f16 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    %blgp = irdl.base "#rocdl.mfma_perm_b"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid,
      "blgp" = %blgp
    }
  }
  irdl.operation @mfma.f32.16x16x32.fp8.bf8 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    %blgp = irdl.base "#rocdl.mfma_perm_b"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid,
      "blgp" = %blgp
    }
  }
  irdl.operation @mfma.f32.16x16x32.fp8.fp8 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    %blgp = irdl.base "#rocdl.mfma_perm_b"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid,
      "blgp" = %blgp
    }
  }
  irdl.operation @mfma.f32.16x16x4bf16.1k {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    %blgp = irdl.base "#rocdl.mfma_perm_b"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid,
      "blgp" = %blgp
    }
  }
  irdl.operation @mfma.f32.16x16x4f16 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    %blgp = irdl.base "#rocdl.mfma_perm_b"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid,
      "blgp" = %blgp
    }
  }
  irdl.operation @mfma.f32.16x16x4f32 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    %blgp = irdl.base "#rocdl.mfma_perm_b"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid,
      "blgp" = %blgp
    }
  }
  irdl.operation @mfma.f32.16x16x8.xf32 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    %blgp = irdl.base "#rocdl.mfma_perm_b"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid,
      "blgp" = %blgp
    }
  }
  irdl.operation @mfma.f32.16x16x8bf16 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    %blgp = irdl.base "#rocdl.mfma_perm_b"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid,
      "blgp" = %blgp
    }
  }
  irdl.operation @mfma.f32.32x32x16.bf16 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    %blgp = irdl.base "#rocdl.mfma_perm_b"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid,
      "blgp" = %blgp
    }
  }
  irdl.operation @mfma.f32.32x32x16.bf8.bf8 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    %blgp = irdl.base "#rocdl.mfma_perm_b"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid,
      "blgp" = %blgp
    }
  }
  irdl.operation @mfma.f32.32x32x16.bf8.fp8 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    %blgp = irdl.base "#rocdl.mfma_perm_b"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid,
      "blgp" = %blgp
    }
  }
  irdl.operation @mfma.f32.32x32x16.f16 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    %blgp = irdl.base "#rocdl.mfma_perm_b"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid,
      "blgp" = %blgp
    }
  }
  irdl.operation @mfma.f32.32x32x16.fp8.bf8 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    %blgp = irdl.base "#rocdl.mfma_perm_b"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid,
      "blgp" = %blgp
    }
  }
  irdl.operation @mfma.f32.32x32x16.fp8.fp8 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    %blgp = irdl.base "#rocdl.mfma_perm_b"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid,
      "blgp" = %blgp
    }
  }
  irdl.operation @mfma.f32.32x32x1f32 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    %blgp = irdl.base "#rocdl.mfma_perm_b"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid,
      "blgp" = %blgp
    }
  }
  irdl.operation @mfma.f32.32x32x2bf16 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    %blgp = irdl.base "#rocdl.mfma_perm_b"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid,
      "blgp" = %blgp
    }
  }
  irdl.operation @mfma.f32.32x32x2f32 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    %blgp = irdl.base "#rocdl.mfma_perm_b"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid,
      "blgp" = %blgp
    }
  }
  irdl.operation @mfma.f32.32x32x4.xf32 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    %blgp = irdl.base "#rocdl.mfma_perm_b"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid,
      "blgp" = %blgp
    }
  }
  irdl.operation @mfma.f32.32x32x4bf16 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    %blgp = irdl.base "#rocdl.mfma_perm_b"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid,
      "blgp" = %blgp
    }
  }
  irdl.operation @mfma.f32.32x32x4bf16.1k {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    %blgp = irdl.base "#rocdl.mfma_perm_b"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid,
      "blgp" = %blgp
    }
  }
  irdl.operation @mfma.f32.32x32x4f16 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    %blgp = irdl.base "#rocdl.mfma_perm_b"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid,
      "blgp" = %blgp
    }
  }
  irdl.operation @mfma.f32.32x32x8bf16.1k {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    %blgp = irdl.base "#rocdl.mfma_perm_b"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid,
      "blgp" = %blgp
    }
  }
  irdl.operation @mfma.f32.32x32x8f16 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    %blgp = irdl.base "#rocdl.mfma_perm_b"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid,
      "blgp" = %blgp
    }
  }
  irdl.operation @mfma.f32.4x4x1f32 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    %blgp = irdl.base "#rocdl.mfma_perm_b"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid,
      "blgp" = %blgp
    }
  }
  irdl.operation @mfma.f32.4x4x2bf16 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    %blgp = irdl.base "#rocdl.mfma_perm_b"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid,
      "blgp" = %blgp
    }
  }
  irdl.operation @mfma.f32.4x4x4bf16.1k {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    %blgp = irdl.base "#rocdl.mfma_perm_b"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid,
      "blgp" = %blgp
    }
  }
  irdl.operation @mfma.f32.4x4x4f16 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    %blgp = irdl.base "#rocdl.mfma_perm_b"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid,
      "blgp" = %blgp
    }
  }
  irdl.operation @mfma.f64.16x16x4f64 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    %blgp = irdl.base "#rocdl.mfma_neg_modifier"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid,
      "blgp" = %blgp
    }
  }
  irdl.operation @mfma.f64.4x4x4f64 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    %blgp = irdl.base "#rocdl.mfma_neg_modifier"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid,
      "blgp" = %blgp
    }
  }
  irdl.operation @mfma.i32.16x16x16i8 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    %blgp = irdl.base "#rocdl.mfma_perm_b"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid,
      "blgp" = %blgp
    }
  }
  irdl.operation @mfma.i32.16x16x32.i8 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    %blgp = irdl.base "#rocdl.mfma_perm_b"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid,
      "blgp" = %blgp
    }
  }
  irdl.operation @mfma.i32.16x16x4i8 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    %blgp = irdl.base "#rocdl.mfma_perm_b"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid,
      "blgp" = %blgp
    }
  }
  irdl.operation @mfma.i32.16x16x64.i8 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    %blgp = irdl.base "#rocdl.mfma_perm_b"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid,
      "blgp" = %blgp
    }
  }
  irdl.operation @mfma.i32.32x32x16.i8 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    %blgp = irdl.base "#rocdl.mfma_perm_b"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid,
      "blgp" = %blgp
    }
  }
  irdl.operation @mfma.i32.32x32x32.i8 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    %blgp = irdl.base "#rocdl.mfma_perm_b"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid,
      "blgp" = %blgp
    }
  }
  irdl.operation @mfma.i32.32x32x4i8 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    %blgp = irdl.base "#rocdl.mfma_perm_b"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid,
      "blgp" = %blgp
    }
  }
  irdl.operation @mfma.i32.32x32x8i8 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    %blgp = irdl.base "#rocdl.mfma_perm_b"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid,
      "blgp" = %blgp
    }
  }
  irdl.operation @mfma.i32.4x4x4i8 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    %blgp = irdl.base "#rocdl.mfma_perm_b"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid,
      "blgp" = %blgp
    }
  }
  irdl.operation @mfma.scale.f32.16x16x128.f8f6f4 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %scaleA = irdl.any
    %scaleB = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.base "#rocdl.matrix_format"
    %blgp = irdl.base "#rocdl.matrix_format"
    %opselA = irdl.any {varve.rule = "I32Attr"}
    %opselB = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c,
      scaleA: %scaleA,
      scaleB: %scaleB)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "blgp" = %blgp,
      "opselA" = %opselA,
      "opselB" = %opselB
    }
  }
  irdl.operation @mfma.scale.f32.32x32x64.f8f6f4 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %scaleA = irdl.any
    %scaleB = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.base "#rocdl.matrix_format"
    %blgp = irdl.base "#rocdl.matrix_format"
    %opselA = irdl.any {varve.rule = "I32Attr"}
    %opselB = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c,
      scaleA: %scaleA,
      scaleB: %scaleB)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "blgp" = %blgp,
      "opselA" = %opselA,
      "opselB" = %opselB
    }
  }
  irdl.operation @raw.buffer.atomic.cmpswap attributes {
    varve.traits = ["AllTypesMatch<res,src,cmp>"]
  } {
    %src = irdl.any {varve.rule = "LLVM_Type"}
    %cmp = irdl.any {varve.rule = "LLVM_Type"}
    %rsrc = irdl.any {varve.rule = "LLVM_Type"}
    %offset = irdl.any {varve.rule = "I32"}
    %soffset = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %aux = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      src: %src,
      cmp: %cmp,
      rsrc: %rsrc,
      offset: %offset,
      soffset: %soffset)
    irdl.results(
      res: %res)
    irdl.attributes {
      "aux" = %aux
    } {
      varve.defaults = {
        aux = 0 : i32}
    }
  }
  irdl.operation @raw.buffer.atomic.fadd {
    %vdata = irdl.any {varve.rule = "LLVM_Type"}
    %rsrc = irdl.any {varve.rule = "LLVM_Type"}
    %offset = irdl.any {varve.rule = "LLVM_Type"}
    %soffset = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any
    %aux = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      vdata: %vdata,
      rsrc: %rsrc,
      offset: %offset,
      soffset: %soffset)
    irdl.results(
      res: %res)
    irdl.attributes {
      "aux" = %aux
    } {
      varve.defaults = {
        aux = 0 : i32}
    }
  }
  irdl.operation @raw.buffer.atomic.fmax {
    %vdata = irdl.any {varve.rule = "LLVM_Type"}
    %rsrc = irdl.any {varve.rule = "LLVM_Type"}
    %offset = irdl.any {varve.rule = "LLVM_Type"}
    %soffset = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any
    %aux = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      vdata: %vdata,
      rsrc: %rsrc,
      offset: %offset,
      soffset: %soffset)
    irdl.results(
      res: %res)
    irdl.attributes {
      "aux" = %aux
    } {
      varve.defaults = {
        aux = 0 : i32}
    }
  }
  irdl.operation @raw.buffer.atomic.smax {
    %vdata = irdl.any {varve.rule = "LLVM_Type"}
    %rsrc = irdl.any {varve.rule = "LLVM_Type"}
    %offset = irdl.any {varve.rule = "LLVM_Type"}
    %soffset = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any
    %aux = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      vdata: %vdata,
      rsrc: %rsrc,
      offset: %offset,
      soffset: %soffset)
    irdl.results(
      res: %res)
    irdl.attributes {
      "aux" = %aux
    } {
      varve.defaults = {
        aux = 0 : i32}
    }
  }
  irdl.operation @raw.buffer.atomic.umin {
    %vdata = irdl.any {varve.rule = "LLVM_Type"}
    %rsrc = irdl.any {varve.rule = "LLVM_Type"}
    %offset = irdl.any {varve.rule = "LLVM_Type"}
    %soffset = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any
    %aux = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      vdata: %vdata,
      rsrc: %rsrc,
      offset: %offset,
      soffset: %soffset)
    irdl.results(
      res: %res)
    irdl.attributes {
      "aux" = %aux
    } {
      varve.defaults = {
        aux = 0 : i32}
    }
  }
  irdl.operation @raw.buffer.load {
    %rsrc = irdl.any {varve.rule = "LLVM_Type"}
    %offset = irdl.any {varve.rule = "LLVM_Type"}
    %soffset = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %aux = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      rsrc: %rsrc,
      offset: %offset,
      soffset: %soffset)
    irdl.results(
      res: %res)
    irdl.attributes {
      "aux" = %aux
    } {
      varve.defaults = {
        aux = 0 : i32}
    }
  }
  irdl.operation @raw.buffer.store {
    %vdata = irdl.any {varve.rule = "LLVM_Type"}
    %rsrc = irdl.any {varve.rule = "LLVM_Type"}
    %offset = irdl.any {varve.rule = "LLVM_Type"}
    %soffset = irdl.any {varve.rule = "LLVM_Type"}
    %aux = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      vdata: %vdata,
      rsrc: %rsrc,
      offset: %offset,
      soffset: %soffset)
    irdl.attributes {
      "aux" = %aux
    } {
      varve.defaults = {
        aux = 0 : i32}
    }
  }
  irdl.operation @raw.ptr.buffer.atomic.cmpswap attributes {
    varve.traits = ["AliasAnalysisOpInterface", "AllTypesMatch<res,src,cmp>"]
  } {
    %src = irdl.any {varve.rule = "LLVM_Type"}
    %cmp = irdl.any {varve.rule = "LLVM_Type"}
    %rsrc = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<8>>"}
    %offset = irdl.any {varve.rule = "I32"}
    %soffset = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    %aux = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      src: %src,
      cmp: %cmp,
      rsrc: %rsrc,
      offset: %offset,
      soffset: %soffset)
    irdl.results(
      res: %res)
    irdl.attributes {
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa,
      "aux" = %aux
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"],
      varve.defaults = {
        aux = 0 : i32}
    }
  }
  irdl.operation @raw.ptr.buffer.atomic.fadd attributes {
    varve.traits = ["AliasAnalysisOpInterface"]
  } {
    %vdata = irdl.any {varve.rule = "LLVM_Type"}
    %rsrc = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<8>>"}
    %offset = irdl.any {varve.rule = "I32"}
    %soffset = irdl.any {varve.rule = "I32"}
    %res = irdl.any
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    %aux = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      vdata: %vdata,
      rsrc: %rsrc,
      offset: %offset,
      soffset: %soffset)
    irdl.results(
      res: %res)
    irdl.attributes {
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa,
      "aux" = %aux
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"],
      varve.defaults = {
        aux = 0 : i32}
    }
  }
  irdl.operation @raw.ptr.buffer.atomic.fmax attributes {
    varve.traits = ["AliasAnalysisOpInterface"]
  } {
    %vdata = irdl.any {varve.rule = "LLVM_Type"}
    %rsrc = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<8>>"}
    %offset = irdl.any {varve.rule = "I32"}
    %soffset = irdl.any {varve.rule = "I32"}
    %res = irdl.any
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    %aux = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      vdata: %vdata,
      rsrc: %rsrc,
      offset: %offset,
      soffset: %soffset)
    irdl.results(
      res: %res)
    irdl.attributes {
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa,
      "aux" = %aux
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"],
      varve.defaults = {
        aux = 0 : i32}
    }
  }
  irdl.operation @raw.ptr.buffer.atomic.smax attributes {
    varve.traits = ["AliasAnalysisOpInterface"]
  } {
    %vdata = irdl.any {varve.rule = "LLVM_Type"}
    %rsrc = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<8>>"}
    %offset = irdl.any {varve.rule = "I32"}
    %soffset = irdl.any {varve.rule = "I32"}
    %res = irdl.any
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    %aux = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      vdata: %vdata,
      rsrc: %rsrc,
      offset: %offset,
      soffset: %soffset)
    irdl.results(
      res: %res)
    irdl.attributes {
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa,
      "aux" = %aux
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"],
      varve.defaults = {
        aux = 0 : i32}
    }
  }
  irdl.operation @raw.ptr.buffer.atomic.umin attributes {
    varve.traits = ["AliasAnalysisOpInterface"]
  } {
    %vdata = irdl.any {varve.rule = "LLVM_Type"}
    %rsrc = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<8>>"}
    %offset = irdl.any {varve.rule = "I32"}
    %soffset = irdl.any {varve.rule = "I32"}
    %res = irdl.any
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    %aux = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      vdata: %vdata,
      rsrc: %rsrc,
      offset: %offset,
      soffset: %soffset)
    irdl.results(
      res: %res)
    irdl.attributes {
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa,
      "aux" = %aux
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"],
      varve.defaults = {
        aux = 0 : i32}
    }
  }
  irdl.operation @raw.ptr.buffer.load attributes {
    varve.traits = ["AliasAnalysisOpInterface"]
  } {
    %rsrc = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<8>>"}
    %offset = irdl.any {varve.rule = "I32"}
    %soffset = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    %aux = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      rsrc: %rsrc,
      offset: %offset,
      soffset: %soffset)
    irdl.results(
      res: %res)
    irdl.attributes {
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa,
      "aux" = %aux
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"],
      varve.defaults = {
        aux = 0 : i32}
    }
  }
  irdl.operation @raw.ptr.buffer.load.lds attributes {
    varve.traits = ["AliasAnalysisOpInterface"]
  } {
    %rsrc = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<8>>"}
    %ldsPtr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>"}
    %size = irdl.any {varve.rule = "I32"}
    %voffset = irdl.any {varve.rule = "I32"}
    %soffset = irdl.any {varve.rule = "I32"}
    %offset = irdl.any {varve.rule = "I32"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    %aux = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      rsrc: %rsrc,
      ldsPtr: %ldsPtr,
      size: %size,
      voffset: %voffset,
      soffset: %soffset,
      offset: %offset)
    irdl.attributes {
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa,
      "aux" = %aux
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"],
      varve.defaults = {
        aux = 0 : i32}
    }
  }
  irdl.operation @raw.ptr.buffer.store attributes {
    varve.traits = ["AliasAnalysisOpInterface"]
  } {
    %vdata = irdl.any {varve.rule = "LLVM_Type"}
    %rsrc = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<8>>"}
    %offset = irdl.any {varve.rule = "I32"}
    %soffset = irdl.any {varve.rule = "I32"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    %aux = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      vdata: %vdata,
      rsrc: %rsrc,
      offset: %offset,
      soffset: %soffset)
    irdl.attributes {
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa,
      "aux" = %aux
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"],
      varve.defaults = {
        aux = 0 : i32}
    }
  }
  irdl.operation @smfmac.f32.16x16x128.bf8.bf8 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %index = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c,
      index: %index)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid
    }
  }
  irdl.operation @smfmac.f32.16x16x128.bf8.fp8 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %index = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c,
      index: %index)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid
    }
  }
  irdl.operation @smfmac.f32.16x16x128.fp8.bf8 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %index = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c,
      index: %index)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid
    }
  }
  irdl.operation @smfmac.f32.16x16x128.fp8.fp8 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %index = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c,
      index: %index)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid
    }
  }
  irdl.operation @smfmac.f32.16x16x32.bf16 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %index = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c,
      index: %index)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid
    }
  }
  irdl.operation @smfmac.f32.16x16x32.f16 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %index = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c,
      index: %index)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid
    }
  }
  irdl.operation @smfmac.f32.16x16x64.bf16 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %index = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c,
      index: %index)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid
    }
  }
  irdl.operation @smfmac.f32.16x16x64.bf8.bf8 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %index = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c,
      index: %index)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid
    }
  }
  irdl.operation @smfmac.f32.16x16x64.bf8.fp8 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %index = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c,
      index: %index)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid
    }
  }
  irdl.operation @smfmac.f32.16x16x64.f16 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %index = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c,
      index: %index)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid
    }
  }
  irdl.operation @smfmac.f32.16x16x64.fp8.bf8 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %index = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c,
      index: %index)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid
    }
  }
  irdl.operation @smfmac.f32.16x16x64.fp8.fp8 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %index = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c,
      index: %index)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid
    }
  }
  irdl.operation @smfmac.f32.32x32x16.bf16 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %index = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c,
      index: %index)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid
    }
  }
  irdl.operation @smfmac.f32.32x32x16.f16 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %index = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c,
      index: %index)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid
    }
  }
  irdl.operation @smfmac.f32.32x32x32.bf16 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %index = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c,
      index: %index)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid
    }
  }
  irdl.operation @smfmac.f32.32x32x32.bf8.bf8 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %index = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c,
      index: %index)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid
    }
  }
  irdl.operation @smfmac.f32.32x32x32.bf8.fp8 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %index = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c,
      index: %index)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid
    }
  }
  irdl.operation @smfmac.f32.32x32x32.f16 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %index = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c,
      index: %index)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid
    }
  }
  irdl.operation @smfmac.f32.32x32x32.fp8.bf8 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %index = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c,
      index: %index)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid
    }
  }
  irdl.operation @smfmac.f32.32x32x32.fp8.fp8 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %index = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c,
      index: %index)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid
    }
  }
  irdl.operation @smfmac.f32.32x32x64.bf8.bf8 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %index = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c,
      index: %index)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid
    }
  }
  irdl.operation @smfmac.f32.32x32x64.bf8.fp8 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %index = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c,
      index: %index)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid
    }
  }
  irdl.operation @smfmac.f32.32x32x64.fp8.bf8 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %index = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c,
      index: %index)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid
    }
  }
  irdl.operation @smfmac.f32.32x32x64.fp8.fp8 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %index = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c,
      index: %index)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid
    }
  }
  irdl.operation @smfmac.i32.16x16x128.i8 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %index = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c,
      index: %index)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid
    }
  }
  irdl.operation @smfmac.i32.16x16x64.i8 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %index = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c,
      index: %index)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid
    }
  }
  irdl.operation @smfmac.i32.32x32x32.i8 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %index = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c,
      index: %index)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid
    }
  }
  irdl.operation @smfmac.i32.32x32x64.i8 {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %index = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c,
      index: %index)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cbsz" = %cbsz,
      "abid" = %abid
    }
  }
  irdl.operation @tensor.load.to.lds attributes {
    varve.traits = ["AliasAnalysisOpInterface"]
  } {
    %dgroup0 = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<4>>"}
    %dgroup1 = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<8>>"}
    %dgroup2 = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<4>>"}
    %dgroup3 = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<4>>"}
    %dgroup4 = irdl.any
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    %cachePolicy = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      dgroup0: %dgroup0,
      dgroup1: %dgroup1,
      dgroup2: %dgroup2,
      dgroup3: %dgroup3,
      dgroup4: %dgroup4)
    irdl.attributes {
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa,
      "cachePolicy" = %cachePolicy
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"],
      varve.defaults = {
        cachePolicy = 0 : i32}
    }
  }
  irdl.operation @tensor.store.from.lds attributes {
    varve.traits = ["AliasAnalysisOpInterface"]
  } {
    %dgroup0 = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<4>>"}
    %dgroup1 = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<8>>"}
    %dgroup2 = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<4>>"}
    %dgroup3 = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<4>>"}
    %dgroup4 = irdl.any
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    %cachePolicy = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      dgroup0: %dgroup0,
      dgroup1: %dgroup1,
      dgroup2: %dgroup2,
      dgroup3: %dgroup3,
      dgroup4: %dgroup4)
    irdl.attributes {
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa,
      "cachePolicy" = %cachePolicy
    } {
      varve.optional = ["alias_scopes", "noalias_scopes", "tbaa"],
      varve.defaults = {
        cachePolicy = 0 : i32}
    }
  }
  irdl.operation @wmma.bf16.16x16x32.bf16 attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<BF16, LLVM_VectorOf<BF16>>"}
    %b = irdl.any {varve.rule = "AnyOf<BF16, LLVM_VectorOf<BF16>>"}
    %c = irdl.any {varve.rule = "AnyOf<BF16, LLVM_VectorOf<BF16>>"}
    %res = irdl.any {varve.rule = "AnyOf<BF16, LLVM_VectorOf<BF16>>"}
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
  irdl.operation @wmma.bf16f32.16x16x32.bf16 attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<BF16, LLVM_VectorOf<BF16>>"}
    %b = irdl.any {varve.rule = "AnyOf<BF16, LLVM_VectorOf<BF16>>"}
    %c = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %res = irdl.any {varve.rule = "AnyOf<BF16, LLVM_VectorOf<BF16>>"}
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
  irdl.operation @wmma.f16.16x16x32.f16 attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
    %b = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
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
  irdl.operation @wmma.f32.16x16x32.bf16 attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<BF16, LLVM_VectorOf<BF16>>"}
    %b = irdl.any {varve.rule = "AnyOf<BF16, LLVM_VectorOf<BF16>>"}
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
  irdl.operation @wmma.f32.16x16x32.f16 attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
    %b = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
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
  irdl.operation @wmma.f32.16x16x4.f32 attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %b = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
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
  irdl.operation @asyncmark {
  }
  irdl.operation @"cluster.workgroup.id.x" {
    %any = irdl.any
    %a_range = irdl.any
    irdl.results(
      res: %any)
    irdl.attributes {
      "range" = %a_range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @"cluster.workgroup.id.y" {
    %any = irdl.any
    %a_range = irdl.any
    irdl.results(
      res: %any)
    irdl.attributes {
      "range" = %a_range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @"cluster.workgroup.id.z" {
    %any = irdl.any
    %a_range = irdl.any
    irdl.results(
      res: %any)
    irdl.attributes {
      "range" = %a_range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @"dot4.f32.bf8.bf8" {
    %any = irdl.any
    irdl.operands(
      a: %any,
      b: %any,
      c: %any)
    irdl.results(
      res: %any)
  }
  irdl.operation @"dot4.f32.bf8.fp8" {
    %any = irdl.any
    irdl.operands(
      a: %any,
      b: %any,
      c: %any)
    irdl.results(
      res: %any)
  }
  irdl.operation @"dot4.f32.fp8.bf8" {
    %any = irdl.any
    irdl.operands(
      a: %any,
      b: %any,
      c: %any)
    irdl.results(
      res: %any)
  }
  irdl.operation @"dot4.f32.fp8.fp8" {
    %any = irdl.any
    irdl.operands(
      a: %any,
      b: %any,
      c: %any)
    irdl.results(
      res: %any)
  }
  irdl.operation @fdot2 {
    %any = irdl.any
    %a_clamp = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %any,
      b: %any,
      c: %any)
    irdl.results(
      res: %any)
    irdl.attributes {
      "clamp" = %a_clamp
    } {
      varve.optional = ["clamp"]
    }
  }
  irdl.operation @"fdot2.bf16.bf16" {
    %any = irdl.any
    irdl.operands(
      a: %any,
      b: %any,
      c: %any)
    irdl.results(
      res: %any)
  }
  irdl.operation @"fdot2.f16.f16" {
    %any = irdl.any
    irdl.operands(
      a: %any,
      b: %any,
      c: %any)
    irdl.results(
      res: %any)
  }
  irdl.operation @"fdot2.f32.bf16" {
    %any = irdl.any
    %a_clamp = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %any,
      b: %any,
      c: %any)
    irdl.results(
      res: %any)
    irdl.attributes {
      "clamp" = %a_clamp
    } {
      varve.optional = ["clamp"]
    }
  }
  irdl.operation @"global.load.async.lds" {
    %any = irdl.any
    %a_size = irdl.any {varve.rule = "I32Attr"}
    %a_offset = irdl.any {varve.rule = "I32Attr"}
    %a_aux = irdl.any
    %a_alias_scopes = irdl.any
    %a_noalias_scopes = irdl.any
    %a_tbaa = irdl.any
    irdl.operands(
      globalPtr: %any,
      ldsPtr: %any)
    irdl.attributes {
      "size" = %a_size,
      "offset" = %a_offset,
      "aux" = %a_aux,
      "alias_scopes" = %a_alias_scopes,
      "noalias_scopes" = %a_noalias_scopes,
      "tbaa" = %a_tbaa
    } {
      varve.optional = ["aux", "alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @"global.store.async.from.lds.b128" {
    %any = irdl.any
    %a_offset = irdl.any {varve.rule = "I32Attr"}
    %a_aux = irdl.any
    %a_alias_scopes = irdl.any
    %a_noalias_scopes = irdl.any
    %a_tbaa = irdl.any
    irdl.operands(
      globalPtr: %any,
      ldsPtr: %any)
    irdl.attributes {
      "offset" = %a_offset,
      "aux" = %a_aux,
      "alias_scopes" = %a_alias_scopes,
      "noalias_scopes" = %a_noalias_scopes,
      "tbaa" = %a_tbaa
    } {
      varve.optional = ["aux", "alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @"global.store.async.from.lds.b32" {
    %any = irdl.any
    %a_offset = irdl.any {varve.rule = "I32Attr"}
    %a_aux = irdl.any
    %a_alias_scopes = irdl.any
    %a_noalias_scopes = irdl.any
    %a_tbaa = irdl.any
    irdl.operands(
      globalPtr: %any,
      ldsPtr: %any)
    irdl.attributes {
      "offset" = %a_offset,
      "aux" = %a_aux,
      "alias_scopes" = %a_alias_scopes,
      "noalias_scopes" = %a_noalias_scopes,
      "tbaa" = %a_tbaa
    } {
      varve.optional = ["aux", "alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @"global.store.async.from.lds.b64" {
    %any = irdl.any
    %a_offset = irdl.any {varve.rule = "I32Attr"}
    %a_aux = irdl.any
    %a_alias_scopes = irdl.any
    %a_noalias_scopes = irdl.any
    %a_tbaa = irdl.any
    irdl.operands(
      globalPtr: %any,
      ldsPtr: %any)
    irdl.attributes {
      "offset" = %a_offset,
      "aux" = %a_aux,
      "alias_scopes" = %a_alias_scopes,
      "noalias_scopes" = %a_noalias_scopes,
      "tbaa" = %a_tbaa
    } {
      varve.optional = ["aux", "alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @"global.store.async.from.lds.b8" {
    %any = irdl.any
    %a_offset = irdl.any {varve.rule = "I32Attr"}
    %a_aux = irdl.any
    %a_alias_scopes = irdl.any
    %a_noalias_scopes = irdl.any
    %a_tbaa = irdl.any
    irdl.operands(
      globalPtr: %any,
      ldsPtr: %any)
    irdl.attributes {
      "offset" = %a_offset,
      "aux" = %a_aux,
      "alias_scopes" = %a_alias_scopes,
      "noalias_scopes" = %a_noalias_scopes,
      "tbaa" = %a_tbaa
    } {
      varve.optional = ["aux", "alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @"load.async.to.lds" {
    %any = irdl.any
    %a_size = irdl.any {varve.rule = "I32Attr"}
    %a_offset = irdl.any {varve.rule = "I32Attr"}
    %a_aux = irdl.any
    %a_alias_scopes = irdl.any
    %a_noalias_scopes = irdl.any
    %a_tbaa = irdl.any
    irdl.operands(
      globalPtr: %any,
      ldsPtr: %any)
    irdl.attributes {
      "size" = %a_size,
      "offset" = %a_offset,
      "aux" = %a_aux,
      "alias_scopes" = %a_alias_scopes,
      "noalias_scopes" = %a_noalias_scopes,
      "tbaa" = %a_tbaa
    } {
      varve.optional = ["aux", "alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @"permlane16.var" {
    %any = irdl.any
    %a_fi = irdl.any {varve.rule = "I1Attr"}
    %a_boundControl = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      old: %any,
      src0: %any,
      src1: %any)
    irdl.results(
      res: %any)
    irdl.attributes {
      "fi" = %a_fi,
      "boundControl" = %a_boundControl
    }
  }
  irdl.operation @"permlanex16.var" {
    %any = irdl.any
    %a_fi = irdl.any {varve.rule = "I1Attr"}
    %a_boundControl = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      old: %any,
      src0: %any,
      src1: %any)
    irdl.results(
      res: %any)
    irdl.attributes {
      "fi" = %a_fi,
      "boundControl" = %a_boundControl
    }
  }
  irdl.operation @"ptr.s.buffer.load" {
    %any = irdl.any
    %a_aux = irdl.any
    %a_alias_scopes = irdl.any
    %a_noalias_scopes = irdl.any
    %a_tbaa = irdl.any
    irdl.operands(
      rsrc: %any,
      offset: %any)
    irdl.results(
      res: %any)
    irdl.attributes {
      "aux" = %a_aux,
      "alias_scopes" = %a_alias_scopes,
      "noalias_scopes" = %a_noalias_scopes,
      "tbaa" = %a_tbaa
    } {
      varve.optional = ["aux", "alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @"raw.ptr.buffer.load.async.lds" {
    %any = irdl.any
    %a_aux = irdl.any
    %a_alias_scopes = irdl.any
    %a_noalias_scopes = irdl.any
    %a_tbaa = irdl.any
    irdl.operands(
      rsrc: %any,
      ldsPtr: %any,
      size: %any,
      voffset: %any,
      soffset: %any,
      offset: %any)
    irdl.attributes {
      "aux" = %a_aux,
      "alias_scopes" = %a_alias_scopes,
      "noalias_scopes" = %a_noalias_scopes,
      "tbaa" = %a_tbaa
    } {
      varve.optional = ["aux", "alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @rsq {
    %any = irdl.any
    irdl.operands(
      arg: %any)
    irdl.results(
      res: %any)
  }
  irdl.operation @sdot2 {
    %any = irdl.any
    %a_clamp = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %any,
      b: %any,
      c: %any)
    irdl.results(
      res: %any)
    irdl.attributes {
      "clamp" = %a_clamp
    } {
      varve.optional = ["clamp"]
    }
  }
  irdl.operation @sdot4 {
    %any = irdl.any
    %a_clamp = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %any,
      b: %any,
      c: %any)
    irdl.results(
      res: %any)
    irdl.attributes {
      "clamp" = %a_clamp
    } {
      varve.optional = ["clamp"]
    }
  }
  irdl.operation @sdot8 {
    %any = irdl.any
    %a_clamp = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %any,
      b: %any,
      c: %any)
    irdl.results(
      res: %any)
    irdl.attributes {
      "clamp" = %a_clamp
    } {
      varve.optional = ["clamp"]
    }
  }
  irdl.operation @sudot4 {
    %any = irdl.any
    %a_signA = irdl.any {varve.rule = "I1Attr"}
    %a_signB = irdl.any {varve.rule = "I1Attr"}
    %a_clamp = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %any,
      b: %any,
      c: %any)
    irdl.results(
      res: %any)
    irdl.attributes {
      "signA" = %a_signA,
      "signB" = %a_signB,
      "clamp" = %a_clamp
    } {
      varve.optional = ["signA", "signB", "clamp"]
    }
  }
  irdl.operation @sudot8 {
    %any = irdl.any
    %a_signA = irdl.any {varve.rule = "I1Attr"}
    %a_signB = irdl.any {varve.rule = "I1Attr"}
    %a_clamp = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %any,
      b: %any,
      c: %any)
    irdl.results(
      res: %any)
    irdl.attributes {
      "signA" = %a_signA,
      "signB" = %a_signB,
      "clamp" = %a_clamp
    } {
      varve.optional = ["signA", "signB", "clamp"]
    }
  }
  irdl.operation @"swmmac.bf16.16x16x32.bf16" {
    %any = irdl.any
    irdl.operands(
      a: %any,
      b: %any,
      c: %any,
      index: %any)
    irdl.results(
      res: %any)
  }
  irdl.operation @"swmmac.bf16.16x16x64.bf16" {
    %any = irdl.any
    %a_signA = irdl.any {varve.rule = "I1Attr"}
    %a_signB = irdl.any {varve.rule = "I1Attr"}
    %a_reuseA = irdl.any {varve.rule = "I1Attr"}
    %a_reuseB = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %any,
      b: %any,
      c: %any,
      index: %any)
    irdl.results(
      res: %any)
    irdl.attributes {
      "signA" = %a_signA,
      "signB" = %a_signB,
      "reuseA" = %a_reuseA,
      "reuseB" = %a_reuseB
    } {
      varve.optional = ["signA", "signB", "reuseA", "reuseB"]
    }
  }
  irdl.operation @"swmmac.bf16f32.16x16x64.bf16" {
    %any = irdl.any
    %a_signA = irdl.any {varve.rule = "I1Attr"}
    %a_signB = irdl.any {varve.rule = "I1Attr"}
    %a_reuseA = irdl.any {varve.rule = "I1Attr"}
    %a_reuseB = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %any,
      b: %any,
      c: %any,
      index: %any)
    irdl.results(
      res: %any)
    irdl.attributes {
      "signA" = %a_signA,
      "signB" = %a_signB,
      "reuseA" = %a_reuseA,
      "reuseB" = %a_reuseB
    } {
      varve.optional = ["signA", "signB", "reuseA", "reuseB"]
    }
  }
  irdl.operation @"swmmac.f16.16x16x128.bf8.bf8" {
    %any = irdl.any
    %a_reuseA = irdl.any {varve.rule = "I1Attr"}
    %a_reuseB = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %any,
      b: %any,
      c: %any,
      index: %any)
    irdl.results(
      res: %any)
    irdl.attributes {
      "reuseA" = %a_reuseA,
      "reuseB" = %a_reuseB
    } {
      varve.optional = ["reuseA", "reuseB"]
    }
  }
  irdl.operation @"swmmac.f16.16x16x128.bf8.fp8" {
    %any = irdl.any
    %a_reuseA = irdl.any {varve.rule = "I1Attr"}
    %a_reuseB = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %any,
      b: %any,
      c: %any,
      index: %any)
    irdl.results(
      res: %any)
    irdl.attributes {
      "reuseA" = %a_reuseA,
      "reuseB" = %a_reuseB
    } {
      varve.optional = ["reuseA", "reuseB"]
    }
  }
  irdl.operation @"swmmac.f16.16x16x128.fp8.bf8" {
    %any = irdl.any
    %a_reuseA = irdl.any {varve.rule = "I1Attr"}
    %a_reuseB = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %any,
      b: %any,
      c: %any,
      index: %any)
    irdl.results(
      res: %any)
    irdl.attributes {
      "reuseA" = %a_reuseA,
      "reuseB" = %a_reuseB
    } {
      varve.optional = ["reuseA", "reuseB"]
    }
  }
  irdl.operation @"swmmac.f16.16x16x128.fp8.fp8" {
    %any = irdl.any
    %a_reuseA = irdl.any {varve.rule = "I1Attr"}
    %a_reuseB = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %any,
      b: %any,
      c: %any,
      index: %any)
    irdl.results(
      res: %any)
    irdl.attributes {
      "reuseA" = %a_reuseA,
      "reuseB" = %a_reuseB
    } {
      varve.optional = ["reuseA", "reuseB"]
    }
  }
  irdl.operation @"swmmac.f16.16x16x32.f16" {
    %any = irdl.any
    irdl.operands(
      a: %any,
      b: %any,
      c: %any,
      index: %any)
    irdl.results(
      res: %any)
  }
  irdl.operation @"swmmac.f16.16x16x64.f16" {
    %any = irdl.any
    %a_signA = irdl.any {varve.rule = "I1Attr"}
    %a_signB = irdl.any {varve.rule = "I1Attr"}
    %a_reuseA = irdl.any {varve.rule = "I1Attr"}
    %a_reuseB = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %any,
      b: %any,
      c: %any,
      index: %any)
    irdl.results(
      res: %any)
    irdl.attributes {
      "signA" = %a_signA,
      "signB" = %a_signB,
      "reuseA" = %a_reuseA,
      "reuseB" = %a_reuseB
    } {
      varve.optional = ["signA", "signB", "reuseA", "reuseB"]
    }
  }
  irdl.operation @"swmmac.f32.16x16x128.bf8.bf8" {
    %any = irdl.any
    %a_reuseA = irdl.any {varve.rule = "I1Attr"}
    %a_reuseB = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %any,
      b: %any,
      c: %any,
      index: %any)
    irdl.results(
      res: %any)
    irdl.attributes {
      "reuseA" = %a_reuseA,
      "reuseB" = %a_reuseB
    } {
      varve.optional = ["reuseA", "reuseB"]
    }
  }
  irdl.operation @"swmmac.f32.16x16x128.bf8.fp8" {
    %any = irdl.any
    %a_reuseA = irdl.any {varve.rule = "I1Attr"}
    %a_reuseB = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %any,
      b: %any,
      c: %any,
      index: %any)
    irdl.results(
      res: %any)
    irdl.attributes {
      "reuseA" = %a_reuseA,
      "reuseB" = %a_reuseB
    } {
      varve.optional = ["reuseA", "reuseB"]
    }
  }
  irdl.operation @"swmmac.f32.16x16x128.fp8.bf8" {
    %any = irdl.any
    %a_reuseA = irdl.any {varve.rule = "I1Attr"}
    %a_reuseB = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %any,
      b: %any,
      c: %any,
      index: %any)
    irdl.results(
      res: %any)
    irdl.attributes {
      "reuseA" = %a_reuseA,
      "reuseB" = %a_reuseB
    } {
      varve.optional = ["reuseA", "reuseB"]
    }
  }
  irdl.operation @"swmmac.f32.16x16x128.fp8.fp8" {
    %any = irdl.any
    %a_reuseA = irdl.any {varve.rule = "I1Attr"}
    %a_reuseB = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %any,
      b: %any,
      c: %any,
      index: %any)
    irdl.results(
      res: %any)
    irdl.attributes {
      "reuseA" = %a_reuseA,
      "reuseB" = %a_reuseB
    } {
      varve.optional = ["reuseA", "reuseB"]
    }
  }
  irdl.operation @"swmmac.f32.16x16x32.bf16" {
    %any = irdl.any
    irdl.operands(
      a: %any,
      b: %any,
      c: %any,
      index: %any)
    irdl.results(
      res: %any)
  }
  irdl.operation @"swmmac.f32.16x16x32.bf8.bf8" {
    %any = irdl.any
    irdl.operands(
      a: %any,
      b: %any,
      c: %any,
      index: %any)
    irdl.results(
      res: %any)
  }
  irdl.operation @"swmmac.f32.16x16x32.bf8.fp8" {
    %any = irdl.any
    irdl.operands(
      a: %any,
      b: %any,
      c: %any,
      index: %any)
    irdl.results(
      res: %any)
  }
  irdl.operation @"swmmac.f32.16x16x32.f16" {
    %any = irdl.any
    irdl.operands(
      a: %any,
      b: %any,
      c: %any,
      index: %any)
    irdl.results(
      res: %any)
  }
  irdl.operation @"swmmac.f32.16x16x32.fp8.bf8" {
    %any = irdl.any
    irdl.operands(
      a: %any,
      b: %any,
      c: %any,
      index: %any)
    irdl.results(
      res: %any)
  }
  irdl.operation @"swmmac.f32.16x16x32.fp8.fp8" {
    %any = irdl.any
    irdl.operands(
      a: %any,
      b: %any,
      c: %any,
      index: %any)
    irdl.results(
      res: %any)
  }
  irdl.operation @"swmmac.f32.16x16x64.bf16" {
    %any = irdl.any
    %a_signA = irdl.any {varve.rule = "I1Attr"}
    %a_signB = irdl.any {varve.rule = "I1Attr"}
    %a_reuseA = irdl.any {varve.rule = "I1Attr"}
    %a_reuseB = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %any,
      b: %any,
      c: %any,
      index: %any)
    irdl.results(
      res: %any)
    irdl.attributes {
      "signA" = %a_signA,
      "signB" = %a_signB,
      "reuseA" = %a_reuseA,
      "reuseB" = %a_reuseB
    } {
      varve.optional = ["signA", "signB", "reuseA", "reuseB"]
    }
  }
  irdl.operation @"swmmac.f32.16x16x64.f16" {
    %any = irdl.any
    %a_signA = irdl.any {varve.rule = "I1Attr"}
    %a_signB = irdl.any {varve.rule = "I1Attr"}
    %a_reuseA = irdl.any {varve.rule = "I1Attr"}
    %a_reuseB = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %any,
      b: %any,
      c: %any,
      index: %any)
    irdl.results(
      res: %any)
    irdl.attributes {
      "signA" = %a_signA,
      "signB" = %a_signB,
      "reuseA" = %a_reuseA,
      "reuseB" = %a_reuseB
    } {
      varve.optional = ["signA", "signB", "reuseA", "reuseB"]
    }
  }
  irdl.operation @"swmmac.i32.16x16x128.iu8" {
    %any = irdl.any
    %a_signA = irdl.any {varve.rule = "I1Attr"}
    %a_signB = irdl.any {varve.rule = "I1Attr"}
    %a_reuseA = irdl.any {varve.rule = "I1Attr"}
    %a_reuseB = irdl.any {varve.rule = "I1Attr"}
    %a_clamp = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %any,
      b: %any,
      c: %any,
      index: %any)
    irdl.results(
      res: %any)
    irdl.attributes {
      "signA" = %a_signA,
      "signB" = %a_signB,
      "reuseA" = %a_reuseA,
      "reuseB" = %a_reuseB,
      "clamp" = %a_clamp
    } {
      varve.optional = ["signA", "signB", "reuseA", "reuseB", "clamp"]
    }
  }
  irdl.operation @"swmmac.i32.16x16x32.iu4" {
    %any = irdl.any
    %a_signA = irdl.any {varve.rule = "I1Attr"}
    %a_signB = irdl.any {varve.rule = "I1Attr"}
    %a_clamp = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %any,
      b: %any,
      c: %any,
      index: %any)
    irdl.results(
      res: %any)
    irdl.attributes {
      "signA" = %a_signA,
      "signB" = %a_signB,
      "clamp" = %a_clamp
    } {
      varve.optional = ["signA", "signB", "clamp"]
    }
  }
  irdl.operation @"swmmac.i32.16x16x32.iu8" {
    %any = irdl.any
    %a_signA = irdl.any {varve.rule = "I1Attr"}
    %a_signB = irdl.any {varve.rule = "I1Attr"}
    %a_clamp = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %any,
      b: %any,
      c: %any,
      index: %any)
    irdl.results(
      res: %any)
    irdl.attributes {
      "signA" = %a_signA,
      "signB" = %a_signB,
      "clamp" = %a_clamp
    } {
      varve.optional = ["signA", "signB", "clamp"]
    }
  }
  irdl.operation @"swmmac.i32.16x16x64.iu4" {
    %any = irdl.any
    %a_signA = irdl.any {varve.rule = "I1Attr"}
    %a_signB = irdl.any {varve.rule = "I1Attr"}
    %a_clamp = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %any,
      b: %any,
      c: %any,
      index: %any)
    irdl.results(
      res: %any)
    irdl.attributes {
      "signA" = %a_signA,
      "signB" = %a_signB,
      "clamp" = %a_clamp
    } {
      varve.optional = ["signA", "signB", "clamp"]
    }
  }
  irdl.operation @udot2 {
    %any = irdl.any
    %a_clamp = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %any,
      b: %any,
      c: %any)
    irdl.results(
      res: %any)
    irdl.attributes {
      "clamp" = %a_clamp
    } {
      varve.optional = ["clamp"]
    }
  }
  irdl.operation @udot4 {
    %any = irdl.any
    %a_clamp = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %any,
      b: %any,
      c: %any)
    irdl.results(
      res: %any)
    irdl.attributes {
      "clamp" = %a_clamp
    } {
      varve.optional = ["clamp"]
    }
  }
  irdl.operation @udot8 {
    %any = irdl.any
    %a_clamp = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      a: %any,
      b: %any,
      c: %any)
    irdl.results(
      res: %any)
    irdl.attributes {
      "clamp" = %a_clamp
    } {
      varve.optional = ["clamp"]
    }
  }
  irdl.operation @"wait.asyncmark" {
    %a_count = irdl.any {varve.rule = "I16Attr"}
    irdl.attributes {
      "count" = %a_count
    }
  }
  irdl.operation @"wave.barrier" {
  }
  irdl.operation @"wave.id" {
    %any = irdl.any
    %a_range = irdl.any
    irdl.results(
      res: %any)
    irdl.attributes {
      "range" = %a_range
    } {
      varve.optional = ["range"]
    }
  }
}
