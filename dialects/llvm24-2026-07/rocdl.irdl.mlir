irdl.dialect @rocdl attributes {
  varve.set = "llvm24-2026-07",
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
  "varve.enum"() {
    sym_name = "MatrixFormat",
    storage = i32,
    cases = [
      ["fp8_e4m3", 0 : i32],
      ["fp8_e5m2", 1 : i32],
      ["fp6_e2m3", 2 : i32],
      ["fp6_e3m2", 3 : i32],
      ["fp4_e2m1", 4 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "MFMAPermB",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["bcast_first_32", 1 : i32],
      ["bcast_second_32", 2 : i32],
      ["rotate_16_right", 3 : i32],
      ["bcast_first_16", 4 : i32],
      ["bcast_second_16", 5 : i32],
      ["bcast_third_16", 6 : i32],
      ["bcast_fourth_16", 7 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "WMMACModifier",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["neg", 1 : i32],
      ["abs", 2 : i32],
      ["neg_abs", 3 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "WMMAMatrixScale",
    storage = i32,
    cases = [
      ["row0", 0 : i32],
      ["row1", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "WMMAMatrixScaleFormat",
    storage = i32,
    cases = [
      ["e8", 0 : i32],
      ["e5m3", 1 : i32],
      ["e4m3", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "MFMANegModifier",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["neg_a", 1 : i32],
      ["neg_b", 2 : i32],
      ["neg_c", 4 : i32]
    ],
    bits,
    separator = "|"
  } : () -> ()
  "varve.enum"() {
    sym_name = "SchedGroupMask",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["non_mem_non_sideeffect", 1 : i32],
      ["valu", 2 : i32],
      ["salu", 4 : i32],
      ["mfma_wmma", 8 : i32],
      ["all_vmem", 16 : i32],
      ["vmem_read", 32 : i32],
      ["vmem_write", 64 : i32],
      ["all_ds", 128 : i32],
      ["ds_read", 256 : i32],
      ["ds_write", 512 : i32],
      ["transcendental", 1024 : i32],
      ["ldsdma", 2048 : i32]
    ],
    bits,
    separator = "|"
  } : () -> ()
  irdl.attribute @"#matrix_format" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@MatrixFormat>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#mfma_neg_modifier" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@MFMANegModifier>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#mfma_perm_b" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@MFMAPermB>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#sched_group_mask" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@SchedGroupMask>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#wmma_c_modifier" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@WMMACModifier>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#wmma_matrix_scale" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@WMMAMatrixScale>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#wmma_matrix_scale_format" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@WMMAMatrixScaleFormat>"}
    irdl.parameters(
      value: %value)
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
    varve.format = "$ptr `,` $cachePolicy attr-dict `:` qualified(type($ptr))",
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
    varve.format = "$ptr `,` $cachePolicy attr-dict `:` qualified(type($ptr))",
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
  irdl.operation @mfma.f32.16x16x16bf16.1k attributes {
    varve.format = "$a `,` $b `,` $c `,` $cbsz `,` $abid `,` $blgp attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @mfma.f32.16x16x16f16 attributes {
    varve.format = "$a `,` $b `,` $c `,` $cbsz `,` $abid `,` $blgp attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @mfma.f32.16x16x1f32 attributes {
    varve.format = "$a `,` $b `,` $c `,` $cbsz `,` $abid `,` $blgp attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @mfma.f32.16x16x2bf16 attributes {
    varve.format = "$a `,` $b `,` $c `,` $cbsz `,` $abid `,` $blgp attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @mfma.f32.16x16x32.bf16 attributes {
    varve.format = "$a `,` $b `,` $c `,` $cbsz `,` $abid `,` $blgp attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @mfma.f32.16x16x32.bf8.bf8 attributes {
    varve.format = "$a `,` $b `,` $c `,` $cbsz `,` $abid `,` $blgp attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @mfma.f32.16x16x32.bf8.fp8 attributes {
    varve.format = "$a `,` $b `,` $c `,` $cbsz `,` $abid `,` $blgp attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @mfma.f32.16x16x32.f16 attributes {
    varve.format = "$a `,` $b `,` $c `,` $cbsz `,` $abid `,` $blgp attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @mfma.f32.16x16x32.fp8.bf8 attributes {
    varve.format = "$a `,` $b `,` $c `,` $cbsz `,` $abid `,` $blgp attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @mfma.f32.16x16x32.fp8.fp8 attributes {
    varve.format = "$a `,` $b `,` $c `,` $cbsz `,` $abid `,` $blgp attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @mfma.f32.16x16x4bf16.1k attributes {
    varve.format = "$a `,` $b `,` $c `,` $cbsz `,` $abid `,` $blgp attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @mfma.f32.16x16x4f16 attributes {
    varve.format = "$a `,` $b `,` $c `,` $cbsz `,` $abid `,` $blgp attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @mfma.f32.16x16x4f32 attributes {
    varve.format = "$a `,` $b `,` $c `,` $cbsz `,` $abid `,` $blgp attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @mfma.f32.16x16x8.xf32 attributes {
    varve.format = "$a `,` $b `,` $c `,` $cbsz `,` $abid `,` $blgp attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @mfma.f32.16x16x8bf16 attributes {
    varve.format = "$a `,` $b `,` $c `,` $cbsz `,` $abid `,` $blgp attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @mfma.f32.32x32x16.bf16 attributes {
    varve.format = "$a `,` $b `,` $c `,` $cbsz `,` $abid `,` $blgp attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @mfma.f32.32x32x16.bf8.bf8 attributes {
    varve.format = "$a `,` $b `,` $c `,` $cbsz `,` $abid `,` $blgp attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @mfma.f32.32x32x16.bf8.fp8 attributes {
    varve.format = "$a `,` $b `,` $c `,` $cbsz `,` $abid `,` $blgp attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @mfma.f32.32x32x16.f16 attributes {
    varve.format = "$a `,` $b `,` $c `,` $cbsz `,` $abid `,` $blgp attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @mfma.f32.32x32x16.fp8.bf8 attributes {
    varve.format = "$a `,` $b `,` $c `,` $cbsz `,` $abid `,` $blgp attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @mfma.f32.32x32x16.fp8.fp8 attributes {
    varve.format = "$a `,` $b `,` $c `,` $cbsz `,` $abid `,` $blgp attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @mfma.f32.32x32x1f32 attributes {
    varve.format = "$a `,` $b `,` $c `,` $cbsz `,` $abid `,` $blgp attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @mfma.f32.32x32x2bf16 attributes {
    varve.format = "$a `,` $b `,` $c `,` $cbsz `,` $abid `,` $blgp attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @mfma.f32.32x32x2f32 attributes {
    varve.format = "$a `,` $b `,` $c `,` $cbsz `,` $abid `,` $blgp attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @mfma.f32.32x32x4.xf32 attributes {
    varve.format = "$a `,` $b `,` $c `,` $cbsz `,` $abid `,` $blgp attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @mfma.f32.32x32x4bf16 attributes {
    varve.format = "$a `,` $b `,` $c `,` $cbsz `,` $abid `,` $blgp attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @mfma.f32.32x32x4bf16.1k attributes {
    varve.format = "$a `,` $b `,` $c `,` $cbsz `,` $abid `,` $blgp attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @mfma.f32.32x32x4f16 attributes {
    varve.format = "$a `,` $b `,` $c `,` $cbsz `,` $abid `,` $blgp attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @mfma.f32.32x32x8bf16.1k attributes {
    varve.format = "$a `,` $b `,` $c `,` $cbsz `,` $abid `,` $blgp attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @mfma.f32.32x32x8f16 attributes {
    varve.format = "$a `,` $b `,` $c `,` $cbsz `,` $abid `,` $blgp attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @mfma.f32.4x4x1f32 attributes {
    varve.format = "$a `,` $b `,` $c `,` $cbsz `,` $abid `,` $blgp attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @mfma.f32.4x4x2bf16 attributes {
    varve.format = "$a `,` $b `,` $c `,` $cbsz `,` $abid `,` $blgp attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @mfma.f32.4x4x4bf16.1k attributes {
    varve.format = "$a `,` $b `,` $c `,` $cbsz `,` $abid `,` $blgp attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @mfma.f32.4x4x4f16 attributes {
    varve.format = "$a `,` $b `,` $c `,` $cbsz `,` $abid `,` $blgp attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @mfma.f64.16x16x4f64 attributes {
    varve.format = "$a `,` $b `,` $c `,` $cbsz `,` $abid `,` $blgp attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @mfma.f64.4x4x4f64 attributes {
    varve.format = "$a `,` $b `,` $c `,` $cbsz `,` $abid `,` $blgp attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @mfma.i32.16x16x16i8 attributes {
    varve.format = "$a `,` $b `,` $c `,` $cbsz `,` $abid `,` $blgp attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @mfma.i32.16x16x32.i8 attributes {
    varve.format = "$a `,` $b `,` $c `,` $cbsz `,` $abid `,` $blgp attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @mfma.i32.16x16x4i8 attributes {
    varve.format = "$a `,` $b `,` $c `,` $cbsz `,` $abid `,` $blgp attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @mfma.i32.16x16x64.i8 attributes {
    varve.format = "$a `,` $b `,` $c `,` $cbsz `,` $abid `,` $blgp attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @mfma.i32.32x32x16.i8 attributes {
    varve.format = "$a `,` $b `,` $c `,` $cbsz `,` $abid `,` $blgp attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @mfma.i32.32x32x32.i8 attributes {
    varve.format = "$a `,` $b `,` $c `,` $cbsz `,` $abid `,` $blgp attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @mfma.i32.32x32x4i8 attributes {
    varve.format = "$a `,` $b `,` $c `,` $cbsz `,` $abid `,` $blgp attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @mfma.i32.32x32x8i8 attributes {
    varve.format = "$a `,` $b `,` $c `,` $cbsz `,` $abid `,` $blgp attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @mfma.i32.4x4x4i8 attributes {
    varve.format = "$a `,` $b `,` $c `,` $cbsz `,` $abid `,` $blgp attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @mfma.scale.f32.16x16x128.f8f6f4 attributes {
    varve.format = "$a `,` $b `,` $c `,` $cbsz `,` $blgp `,` $opselA `,` $scaleA `,` $opselB `,` $scaleB attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @mfma.scale.f32.32x32x64.f8f6f4 attributes {
    varve.format = "$a `,` $b `,` $c `,` $cbsz `,` $blgp `,` $opselA `,` $scaleA `,` $opselB `,` $scaleB attr-dict `:` functional-type(operands, $res)"
  } {
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
    varve.format = "`(` $src `,` $cmp `,` $rsrc `,` $offset `,` $soffset `,` $aux `)` attr-dict `:` type($res) `,` type($rsrc)",
    varve.traits = ["AllTypesMatch<res,src,cmp>"],
    varve.let = [
      "type($src) = type($res)",
      "type($cmp) = type($res)",
      "type($offset) = i32",
      "type($soffset) = i32"]
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
  irdl.operation @raw.buffer.atomic.fadd attributes {
    varve.format = "$vdata `,` $rsrc `,` $offset `,` $soffset `,` $aux attr-dict `:` type($vdata)",
    varve.let = [
      "type($rsrc) = vector<4xi32>",
      "type($offset) = i32",
      "type($soffset) = i32",
      "type($res) = type($vdata)"]
  } {
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
  irdl.operation @raw.buffer.atomic.fmax attributes {
    varve.format = "$vdata `,` $rsrc `,` $offset `,` $soffset `,` $aux attr-dict `:` type($vdata)",
    varve.let = [
      "type($rsrc) = vector<4xi32>",
      "type($offset) = i32",
      "type($soffset) = i32",
      "type($res) = type($vdata)"]
  } {
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
  irdl.operation @raw.buffer.atomic.smax attributes {
    varve.format = "$vdata `,` $rsrc `,` $offset `,` $soffset `,` $aux attr-dict `:` type($vdata)",
    varve.let = [
      "type($rsrc) = vector<4xi32>",
      "type($offset) = i32",
      "type($soffset) = i32",
      "type($res) = type($vdata)"]
  } {
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
  irdl.operation @raw.buffer.atomic.umin attributes {
    varve.format = "$vdata `,` $rsrc `,` $offset `,` $soffset `,` $aux attr-dict `:` type($vdata)",
    varve.let = [
      "type($rsrc) = vector<4xi32>",
      "type($offset) = i32",
      "type($soffset) = i32",
      "type($res) = type($vdata)"]
  } {
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
  irdl.operation @raw.buffer.load attributes {
    varve.format = "$rsrc `,` $offset `,` $soffset `,` $aux attr-dict `:` type($res)",
    varve.let = [
      "type($rsrc) = vector<4xi32>",
      "type($offset) = i32",
      "type($soffset) = i32"]
  } {
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
  irdl.operation @raw.buffer.store attributes {
    varve.format = "$vdata `,` $rsrc `,` $offset `,` $soffset `,` $aux attr-dict `:` type($vdata)",
    varve.let = [
      "type($rsrc) = vector<4xi32>",
      "type($offset) = i32",
      "type($soffset) = i32"]
  } {
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
    varve.format = "$src `,` $cmp `,` $rsrc `,` $offset `,` $soffset `,` $aux attr-dict `:` type($res)",
    varve.traits = ["AliasAnalysisOpInterface", "AllTypesMatch<res,src,cmp>"],
    varve.let = [
      "type($src) = type($res)",
      "type($cmp) = type($res)",
      "type($rsrc) = !llvm.ptr<8>",
      "type($offset) = i32",
      "type($soffset) = i32"]
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
    varve.format = "$vdata `,` $rsrc `,` $offset `,` $soffset `,` $aux attr-dict `:` type($vdata)",
    varve.traits = ["AliasAnalysisOpInterface"],
    varve.let = [
      "type($rsrc) = !llvm.ptr<8>",
      "type($offset) = i32",
      "type($soffset) = i32",
      "type($res) = type($vdata)"]
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
    varve.format = "$vdata `,` $rsrc `,` $offset `,` $soffset `,` $aux attr-dict `:` type($vdata)",
    varve.traits = ["AliasAnalysisOpInterface"],
    varve.let = [
      "type($rsrc) = !llvm.ptr<8>",
      "type($offset) = i32",
      "type($soffset) = i32",
      "type($res) = type($vdata)"]
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
    varve.format = "$vdata `,` $rsrc `,` $offset `,` $soffset `,` $aux attr-dict `:` type($vdata)",
    varve.traits = ["AliasAnalysisOpInterface"],
    varve.let = [
      "type($rsrc) = !llvm.ptr<8>",
      "type($offset) = i32",
      "type($soffset) = i32",
      "type($res) = type($vdata)"]
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
    varve.format = "$vdata `,` $rsrc `,` $offset `,` $soffset `,` $aux attr-dict `:` type($vdata)",
    varve.traits = ["AliasAnalysisOpInterface"],
    varve.let = [
      "type($rsrc) = !llvm.ptr<8>",
      "type($offset) = i32",
      "type($soffset) = i32",
      "type($res) = type($vdata)"]
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
    varve.format = "$rsrc `,` $offset `,` $soffset `,` $aux attr-dict `:` type($res)",
    varve.traits = ["AliasAnalysisOpInterface"],
    varve.let = [
      "type($rsrc) = !llvm.ptr<8>",
      "type($offset) = i32",
      "type($soffset) = i32"]
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
    varve.format = "$rsrc `,` $ldsPtr `,` $size `,` $voffset `,` $soffset `,` $offset `,` $aux attr-dict",
    varve.traits = ["AliasAnalysisOpInterface"],
    varve.let = [
      "type($rsrc) = !llvm.ptr<8>",
      "type($ldsPtr) = !llvm.ptr<3>",
      "type($size) = i32",
      "type($voffset) = i32",
      "type($soffset) = i32",
      "type($offset) = i32"]
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
    varve.format = "$vdata `,` $rsrc `,` $offset `,` $soffset `,` $aux attr-dict `:` type($vdata)",
    varve.traits = ["AliasAnalysisOpInterface"],
    varve.let = [
      "type($rsrc) = !llvm.ptr<8>",
      "type($offset) = i32",
      "type($soffset) = i32"]
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
  irdl.operation @smfmac.f32.16x16x128.bf8.bf8 attributes {
    varve.format = "$a `,` $b `,` $c `,` $index `,` $cbsz `,` $abid attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @smfmac.f32.16x16x128.bf8.fp8 attributes {
    varve.format = "$a `,` $b `,` $c `,` $index `,` $cbsz `,` $abid attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @smfmac.f32.16x16x128.fp8.bf8 attributes {
    varve.format = "$a `,` $b `,` $c `,` $index `,` $cbsz `,` $abid attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @smfmac.f32.16x16x128.fp8.fp8 attributes {
    varve.format = "$a `,` $b `,` $c `,` $index `,` $cbsz `,` $abid attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @smfmac.f32.16x16x32.bf16 attributes {
    varve.format = "$a `,` $b `,` $c `,` $index `,` $cbsz `,` $abid attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @smfmac.f32.16x16x32.f16 attributes {
    varve.format = "$a `,` $b `,` $c `,` $index `,` $cbsz `,` $abid attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @smfmac.f32.16x16x64.bf16 attributes {
    varve.format = "$a `,` $b `,` $c `,` $index `,` $cbsz `,` $abid attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @smfmac.f32.16x16x64.bf8.bf8 attributes {
    varve.format = "$a `,` $b `,` $c `,` $index `,` $cbsz `,` $abid attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @smfmac.f32.16x16x64.bf8.fp8 attributes {
    varve.format = "$a `,` $b `,` $c `,` $index `,` $cbsz `,` $abid attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @smfmac.f32.16x16x64.f16 attributes {
    varve.format = "$a `,` $b `,` $c `,` $index `,` $cbsz `,` $abid attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @smfmac.f32.16x16x64.fp8.bf8 attributes {
    varve.format = "$a `,` $b `,` $c `,` $index `,` $cbsz `,` $abid attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @smfmac.f32.16x16x64.fp8.fp8 attributes {
    varve.format = "$a `,` $b `,` $c `,` $index `,` $cbsz `,` $abid attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @smfmac.f32.32x32x16.bf16 attributes {
    varve.format = "$a `,` $b `,` $c `,` $index `,` $cbsz `,` $abid attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @smfmac.f32.32x32x16.f16 attributes {
    varve.format = "$a `,` $b `,` $c `,` $index `,` $cbsz `,` $abid attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @smfmac.f32.32x32x32.bf16 attributes {
    varve.format = "$a `,` $b `,` $c `,` $index `,` $cbsz `,` $abid attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @smfmac.f32.32x32x32.bf8.bf8 attributes {
    varve.format = "$a `,` $b `,` $c `,` $index `,` $cbsz `,` $abid attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @smfmac.f32.32x32x32.bf8.fp8 attributes {
    varve.format = "$a `,` $b `,` $c `,` $index `,` $cbsz `,` $abid attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @smfmac.f32.32x32x32.f16 attributes {
    varve.format = "$a `,` $b `,` $c `,` $index `,` $cbsz `,` $abid attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @smfmac.f32.32x32x32.fp8.bf8 attributes {
    varve.format = "$a `,` $b `,` $c `,` $index `,` $cbsz `,` $abid attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @smfmac.f32.32x32x32.fp8.fp8 attributes {
    varve.format = "$a `,` $b `,` $c `,` $index `,` $cbsz `,` $abid attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @smfmac.f32.32x32x64.bf8.bf8 attributes {
    varve.format = "$a `,` $b `,` $c `,` $index `,` $cbsz `,` $abid attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @smfmac.f32.32x32x64.bf8.fp8 attributes {
    varve.format = "$a `,` $b `,` $c `,` $index `,` $cbsz `,` $abid attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @smfmac.f32.32x32x64.fp8.bf8 attributes {
    varve.format = "$a `,` $b `,` $c `,` $index `,` $cbsz `,` $abid attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @smfmac.f32.32x32x64.fp8.fp8 attributes {
    varve.format = "$a `,` $b `,` $c `,` $index `,` $cbsz `,` $abid attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @smfmac.i32.16x16x128.i8 attributes {
    varve.format = "$a `,` $b `,` $c `,` $index `,` $cbsz `,` $abid attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @smfmac.i32.16x16x64.i8 attributes {
    varve.format = "$a `,` $b `,` $c `,` $index `,` $cbsz `,` $abid attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @smfmac.i32.32x32x32.i8 attributes {
    varve.format = "$a `,` $b `,` $c `,` $index `,` $cbsz `,` $abid attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @smfmac.i32.32x32x64.i8 attributes {
    varve.format = "$a `,` $b `,` $c `,` $index `,` $cbsz `,` $abid attr-dict `:` functional-type(operands, $res)"
  } {
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
    varve.format = "$dgroup0 `,` $dgroup1 `,` $dgroup2 `,` $dgroup3 `,` $dgroup4 `,` $cachePolicy attr-dict `:` type($dgroup0) `,` type($dgroup1)",
    varve.traits = ["AliasAnalysisOpInterface"],
    varve.let = [
      "type($dgroup2) = vector<4xi32>",
      "type($dgroup3) = vector<4xi32>",
      "type($dgroup4) = vector<8xi32>"]
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
    varve.format = "$dgroup0 `,` $dgroup1 `,` $dgroup2 `,` $dgroup3 `,` $dgroup4 `,` $cachePolicy attr-dict `:` type($dgroup0) `,` type($dgroup1)",
    varve.traits = ["AliasAnalysisOpInterface"],
    varve.let = [
      "type($dgroup2) = vector<4xi32>",
      "type($dgroup3) = vector<4xi32>",
      "type($dgroup4) = vector<8xi32>"]
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
    varve.format = "$a `,` $b `,` $c `,` `modC` `=` $modC attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<BF16, LLVM_VectorOf<BF16>>"}
    %b = irdl.any {varve.rule = "AnyOf<BF16, LLVM_VectorOf<BF16>>"}
    %c = irdl.any {varve.rule = "AnyOf<BF16, LLVM_VectorOf<BF16>>"}
    %res = irdl.any {varve.rule = "AnyOf<BF16, LLVM_VectorOf<BF16>>"}
    %modC = irdl.base "#rocdl.wmma_c_modifier"
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
        reuseA = false,
        reuseB = false}
    }
  }
  irdl.operation @wmma.bf16f32.16x16x32.bf16 attributes {
    varve.format = "$a `,` $b `,` $c `,` `modC` `=` $modC attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<BF16, LLVM_VectorOf<BF16>>"}
    %b = irdl.any {varve.rule = "AnyOf<BF16, LLVM_VectorOf<BF16>>"}
    %c = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %res = irdl.any {varve.rule = "AnyOf<BF16, LLVM_VectorOf<BF16>>"}
    %modC = irdl.base "#rocdl.wmma_c_modifier"
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
        reuseA = false,
        reuseB = false}
    }
  }
  irdl.operation @wmma.f16.16x16x32.f16 attributes {
    varve.format = "$a `,` $b `,` $c `,` `modC` `=` $modC attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
    %b = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
    %c = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
    %res = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
    %modC = irdl.base "#rocdl.wmma_c_modifier"
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
        reuseA = false,
        reuseB = false}
    }
  }
  irdl.operation @wmma.f32.16x16x32.bf16 attributes {
    varve.format = "$a `,` $b `,` $c `,` `modC` `=` $modC attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<BF16, LLVM_VectorOf<BF16>>"}
    %b = irdl.any {varve.rule = "AnyOf<BF16, LLVM_VectorOf<BF16>>"}
    %c = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %res = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %modC = irdl.base "#rocdl.wmma_c_modifier"
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
        reuseA = false,
        reuseB = false}
    }
  }
  irdl.operation @wmma.f32.16x16x32.f16 attributes {
    varve.format = "$a `,` $b `,` $c `,` `modC` `=` $modC attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
    %b = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
    %c = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %res = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %modC = irdl.base "#rocdl.wmma_c_modifier"
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
        reuseA = false,
        reuseB = false}
    }
  }
  irdl.operation @wmma.f32.16x16x4.f32 attributes {
    varve.format = "$a `,` $b `,` $c `,` `modC` `=` $modC attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %b = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %c = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %res = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %modC = irdl.base "#rocdl.wmma_c_modifier"
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
        reuseA = false,
        reuseB = false}
    }
  }
  irdl.operation @asyncmark attributes {
    varve.format = "attr-dict"
  } {
  }
  irdl.operation @"cluster.workgroup.id.x" attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %any = irdl.any
    %a_range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %any)
    irdl.attributes {
      "range" = %a_range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @"cluster.workgroup.id.y" attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %any = irdl.any
    %a_range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %any)
    irdl.attributes {
      "range" = %a_range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @"cluster.workgroup.id.z" attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %any = irdl.any
    %a_range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %any)
    irdl.attributes {
      "range" = %a_range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @"dot4.f32.bf8.bf8" attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
    %any = irdl.any
    irdl.operands(
      a: %any,
      b: %any,
      c: %any)
    irdl.results(
      res: %any)
  }
  irdl.operation @"dot4.f32.bf8.fp8" attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
    %any = irdl.any
    irdl.operands(
      a: %any,
      b: %any,
      c: %any)
    irdl.results(
      res: %any)
  }
  irdl.operation @"dot4.f32.fp8.bf8" attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
    %any = irdl.any
    irdl.operands(
      a: %any,
      b: %any,
      c: %any)
    irdl.results(
      res: %any)
  }
  irdl.operation @"dot4.f32.fp8.fp8" attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
    %any = irdl.any
    irdl.operands(
      a: %any,
      b: %any,
      c: %any)
    irdl.results(
      res: %any)
  }
  irdl.operation @fdot2 attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @"fdot2.bf16.bf16" attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
    %any = irdl.any
    irdl.operands(
      a: %any,
      b: %any,
      c: %any)
    irdl.results(
      res: %any)
  }
  irdl.operation @"fdot2.f16.f16" attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
    %any = irdl.any
    irdl.operands(
      a: %any,
      b: %any,
      c: %any)
    irdl.results(
      res: %any)
  }
  irdl.operation @"fdot2.f32.bf16" attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @"global.load.async.lds" attributes {
    varve.format = "$globalPtr `,` $ldsPtr `,` $size `,` $offset `,` $aux attr-dict `:` qualified(type($globalPtr)) `,` qualified(type($ldsPtr))"
  } {
    %any = irdl.any
    %a_size = irdl.any {varve.rule = "I32Attr"}
    %a_offset = irdl.any {varve.rule = "I32Attr"}
    %a_aux = irdl.any {varve.rule = "I32Attr"}
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
  irdl.operation @"global.store.async.from.lds.b128" attributes {
    varve.format = "$globalPtr `,` $ldsPtr `,` $offset `,` $aux attr-dict `:` qualified(type($globalPtr)) `,` qualified(type($ldsPtr))"
  } {
    %any = irdl.any
    %a_offset = irdl.any {varve.rule = "I32Attr"}
    %a_aux = irdl.any {varve.rule = "I32Attr"}
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
  irdl.operation @"global.store.async.from.lds.b32" attributes {
    varve.format = "$globalPtr `,` $ldsPtr `,` $offset `,` $aux attr-dict `:` qualified(type($globalPtr)) `,` qualified(type($ldsPtr))"
  } {
    %any = irdl.any
    %a_offset = irdl.any {varve.rule = "I32Attr"}
    %a_aux = irdl.any {varve.rule = "I32Attr"}
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
  irdl.operation @"global.store.async.from.lds.b64" attributes {
    varve.format = "$globalPtr `,` $ldsPtr `,` $offset `,` $aux attr-dict `:` qualified(type($globalPtr)) `,` qualified(type($ldsPtr))"
  } {
    %any = irdl.any
    %a_offset = irdl.any {varve.rule = "I32Attr"}
    %a_aux = irdl.any {varve.rule = "I32Attr"}
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
  irdl.operation @"global.store.async.from.lds.b8" attributes {
    varve.format = "$globalPtr `,` $ldsPtr `,` $offset `,` $aux attr-dict `:` qualified(type($globalPtr)) `,` qualified(type($ldsPtr))"
  } {
    %any = irdl.any
    %a_offset = irdl.any {varve.rule = "I32Attr"}
    %a_aux = irdl.any {varve.rule = "I32Attr"}
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
  irdl.operation @"load.async.to.lds" attributes {
    varve.format = "$globalPtr `,` $ldsPtr `,` $size `,` $offset `,` $aux attr-dict `:` qualified(type($globalPtr)) `,` qualified(type($ldsPtr))"
  } {
    %any = irdl.any
    %a_size = irdl.any {varve.rule = "I32Attr"}
    %a_offset = irdl.any {varve.rule = "I32Attr"}
    %a_aux = irdl.any {varve.rule = "I32Attr"}
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
  irdl.operation @"permlane16.var" attributes {
    varve.format = "$old `,` $src0 `,` $src1 `,` $fi `,` $boundControl attr-dict `:` `(` type($old) `,` type($src0) `,` type($src1) `)` `->` type($res)"
  } {
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
  irdl.operation @"permlanex16.var" attributes {
    varve.format = "$old `,` $src0 `,` $src1 `,` $fi `,` $boundControl attr-dict `:` `(` type($old) `,` type($src0) `,` type($src1) `)` `->` type($res)"
  } {
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
  irdl.operation @"ptr.s.buffer.load" attributes {
    varve.format = "$rsrc `,` $offset `,` $aux attr-dict `:` type($res)",
    varve.let = [
      "type($rsrc) = !llvm.ptr<8>",
      "type($offset) = i32"]
  } {
    %any = irdl.any
    %a_aux = irdl.any {varve.rule = "I32Attr"}
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
  irdl.operation @"raw.ptr.buffer.load.async.lds" attributes {
    varve.format = "$rsrc `,` $ldsPtr `,` $size `,` $voffset `,` $soffset `,` $offset `,` $aux attr-dict",
    varve.let = [
      "type($rsrc) = !llvm.ptr<8>",
      "type($ldsPtr) = !llvm.ptr<3>",
      "type($size) = i32",
      "type($voffset) = i32",
      "type($soffset) = i32",
      "type($offset) = i32"]
  } {
    %any = irdl.any
    %a_aux = irdl.any {varve.rule = "I32Attr"}
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
  irdl.operation @rsq attributes {
    varve.format = "$arg qualified(type($arg)) attr-dict `->` qualified(type($res))"
  } {
    %any = irdl.any
    irdl.operands(
      arg: %any)
    irdl.results(
      res: %any)
  }
  irdl.operation @sdot2 attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @sdot4 attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @sdot8 attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @sudot4 attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @sudot8 attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @"swmmac.bf16.16x16x32.bf16" attributes {
    varve.format = "$a `,` $b `,` $c `,` $index attr-dict `:` functional-type(operands, $res)"
  } {
    %any = irdl.any
    irdl.operands(
      a: %any,
      b: %any,
      c: %any,
      index: %any)
    irdl.results(
      res: %any)
  }
  irdl.operation @"swmmac.bf16.16x16x64.bf16" attributes {
    varve.format = "$a `,` $b `,` $c `,` $index attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @"swmmac.bf16f32.16x16x64.bf16" attributes {
    varve.format = "$a `,` $b `,` $c `,` $index attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @"swmmac.f16.16x16x128.bf8.bf8" attributes {
    varve.format = "$a `,` $b `,` $c `,` $index attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @"swmmac.f16.16x16x128.bf8.fp8" attributes {
    varve.format = "$a `,` $b `,` $c `,` $index attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @"swmmac.f16.16x16x128.fp8.bf8" attributes {
    varve.format = "$a `,` $b `,` $c `,` $index attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @"swmmac.f16.16x16x128.fp8.fp8" attributes {
    varve.format = "$a `,` $b `,` $c `,` $index attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @"swmmac.f16.16x16x32.f16" attributes {
    varve.format = "$a `,` $b `,` $c `,` $index attr-dict `:` functional-type(operands, $res)"
  } {
    %any = irdl.any
    irdl.operands(
      a: %any,
      b: %any,
      c: %any,
      index: %any)
    irdl.results(
      res: %any)
  }
  irdl.operation @"swmmac.f16.16x16x64.f16" attributes {
    varve.format = "$a `,` $b `,` $c `,` $index attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @"swmmac.f32.16x16x128.bf8.bf8" attributes {
    varve.format = "$a `,` $b `,` $c `,` $index attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @"swmmac.f32.16x16x128.bf8.fp8" attributes {
    varve.format = "$a `,` $b `,` $c `,` $index attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @"swmmac.f32.16x16x128.fp8.bf8" attributes {
    varve.format = "$a `,` $b `,` $c `,` $index attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @"swmmac.f32.16x16x128.fp8.fp8" attributes {
    varve.format = "$a `,` $b `,` $c `,` $index attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @"swmmac.f32.16x16x32.bf16" attributes {
    varve.format = "$a `,` $b `,` $c `,` $index attr-dict `:` functional-type(operands, $res)"
  } {
    %any = irdl.any
    irdl.operands(
      a: %any,
      b: %any,
      c: %any,
      index: %any)
    irdl.results(
      res: %any)
  }
  irdl.operation @"swmmac.f32.16x16x32.bf8.bf8" attributes {
    varve.format = "$a `,` $b `,` $c `,` $index attr-dict `:` functional-type(operands, $res)"
  } {
    %any = irdl.any
    irdl.operands(
      a: %any,
      b: %any,
      c: %any,
      index: %any)
    irdl.results(
      res: %any)
  }
  irdl.operation @"swmmac.f32.16x16x32.bf8.fp8" attributes {
    varve.format = "$a `,` $b `,` $c `,` $index attr-dict `:` functional-type(operands, $res)"
  } {
    %any = irdl.any
    irdl.operands(
      a: %any,
      b: %any,
      c: %any,
      index: %any)
    irdl.results(
      res: %any)
  }
  irdl.operation @"swmmac.f32.16x16x32.f16" attributes {
    varve.format = "$a `,` $b `,` $c `,` $index attr-dict `:` functional-type(operands, $res)"
  } {
    %any = irdl.any
    irdl.operands(
      a: %any,
      b: %any,
      c: %any,
      index: %any)
    irdl.results(
      res: %any)
  }
  irdl.operation @"swmmac.f32.16x16x32.fp8.bf8" attributes {
    varve.format = "$a `,` $b `,` $c `,` $index attr-dict `:` functional-type(operands, $res)"
  } {
    %any = irdl.any
    irdl.operands(
      a: %any,
      b: %any,
      c: %any,
      index: %any)
    irdl.results(
      res: %any)
  }
  irdl.operation @"swmmac.f32.16x16x32.fp8.fp8" attributes {
    varve.format = "$a `,` $b `,` $c `,` $index attr-dict `:` functional-type(operands, $res)"
  } {
    %any = irdl.any
    irdl.operands(
      a: %any,
      b: %any,
      c: %any,
      index: %any)
    irdl.results(
      res: %any)
  }
  irdl.operation @"swmmac.f32.16x16x64.bf16" attributes {
    varve.format = "$a `,` $b `,` $c `,` $index attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @"swmmac.f32.16x16x64.f16" attributes {
    varve.format = "$a `,` $b `,` $c `,` $index attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @"swmmac.i32.16x16x128.iu8" attributes {
    varve.format = "$a `,` $b `,` $c `,` $index attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @"swmmac.i32.16x16x32.iu4" attributes {
    varve.format = "$a `,` $b `,` $c `,` $index attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @"swmmac.i32.16x16x32.iu8" attributes {
    varve.format = "$a `,` $b `,` $c `,` $index attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @"swmmac.i32.16x16x64.iu4" attributes {
    varve.format = "$a `,` $b `,` $c `,` $index attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @udot2 attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @udot4 attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @udot8 attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
  } {
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
  irdl.operation @"wait.asyncmark" attributes {
    varve.format = "$count attr-dict"
  } {
    %a_count = irdl.any {varve.rule = "I16Attr"}
    irdl.attributes {
      "count" = %a_count
    }
  }
  irdl.operation @"wave.barrier" attributes {
    varve.format = "attr-dict"
  } {
  }
  irdl.operation @"wave.id" attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %any = irdl.any
    %a_range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %any)
    irdl.attributes {
      "range" = %a_range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @wmma.f16.16x16x128.bf8_bf8 attributes {
    varve.format = "$a `,` $b `,` $c `,` `modC` `=` $modC attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
    %res = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
    %modC = irdl.base "#rocdl.wmma_c_modifier"
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
        reuseA = false,
        reuseB = false}
    }
  }
  irdl.operation @wmma.f16.16x16x128.bf8_fp8 attributes {
    varve.format = "$a `,` $b `,` $c `,` `modC` `=` $modC attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
    %res = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
    %modC = irdl.base "#rocdl.wmma_c_modifier"
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
        reuseA = false,
        reuseB = false}
    }
  }
  irdl.operation @wmma.f16.16x16x128.fp8_bf8 attributes {
    varve.format = "$a `,` $b `,` $c `,` `modC` `=` $modC attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
    %res = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
    %modC = irdl.base "#rocdl.wmma_c_modifier"
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
        reuseA = false,
        reuseB = false}
    }
  }
  irdl.operation @wmma.f16.16x16x128.fp8_fp8 attributes {
    varve.format = "$a `,` $b `,` $c `,` `modC` `=` $modC attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
    %res = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
    %modC = irdl.base "#rocdl.wmma_c_modifier"
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
        reuseA = false,
        reuseB = false}
    }
  }
  irdl.operation @wmma.f16.16x16x64.bf8_bf8 attributes {
    varve.format = "$a `,` $b `,` $c `,` `modC` `=` $modC attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
    %res = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
    %modC = irdl.base "#rocdl.wmma_c_modifier"
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
        reuseA = false,
        reuseB = false}
    }
  }
  irdl.operation @wmma.f16.16x16x64.bf8_fp8 attributes {
    varve.format = "$a `,` $b `,` $c `,` `modC` `=` $modC attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
    %res = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
    %modC = irdl.base "#rocdl.wmma_c_modifier"
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
        reuseA = false,
        reuseB = false}
    }
  }
  irdl.operation @wmma.f16.16x16x64.fp8_bf8 attributes {
    varve.format = "$a `,` $b `,` $c `,` `modC` `=` $modC attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
    %res = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
    %modC = irdl.base "#rocdl.wmma_c_modifier"
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
        reuseA = false,
        reuseB = false}
    }
  }
  irdl.operation @wmma.f16.16x16x64.fp8_fp8 attributes {
    varve.format = "$a `,` $b `,` $c `,` `modC` `=` $modC attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
    %res = irdl.any {varve.rule = "AnyOf<F16, LLVM_VectorOf<F16>>"}
    %modC = irdl.base "#rocdl.wmma_c_modifier"
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
        reuseA = false,
        reuseB = false}
    }
  }
  irdl.operation @wmma.f32.16x16x128.bf8_bf8 attributes {
    varve.format = "$a `,` $b `,` $c `,` `modC` `=` $modC attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %res = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %modC = irdl.base "#rocdl.wmma_c_modifier"
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
        reuseA = false,
        reuseB = false}
    }
  }
  irdl.operation @wmma.f32.16x16x128.bf8_fp8 attributes {
    varve.format = "$a `,` $b `,` $c `,` `modC` `=` $modC attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %res = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %modC = irdl.base "#rocdl.wmma_c_modifier"
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
        reuseA = false,
        reuseB = false}
    }
  }
  irdl.operation @wmma.f32.16x16x128.fp8_bf8 attributes {
    varve.format = "$a `,` $b `,` $c `,` `modC` `=` $modC attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %res = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %modC = irdl.base "#rocdl.wmma_c_modifier"
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
        reuseA = false,
        reuseB = false}
    }
  }
  irdl.operation @wmma.f32.16x16x128.fp8_fp8 attributes {
    varve.format = "$a `,` $b `,` $c `,` `modC` `=` $modC attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %res = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %modC = irdl.base "#rocdl.wmma_c_modifier"
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
        reuseA = false,
        reuseB = false}
    }
  }
  irdl.operation @wmma.f32.16x16x64.bf8_bf8 attributes {
    varve.format = "$a `,` $b `,` $c `,` `modC` `=` $modC attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %res = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %modC = irdl.base "#rocdl.wmma_c_modifier"
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
        reuseA = false,
        reuseB = false}
    }
  }
  irdl.operation @wmma.f32.16x16x64.bf8_fp8 attributes {
    varve.format = "$a `,` $b `,` $c `,` `modC` `=` $modC attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %res = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %modC = irdl.base "#rocdl.wmma_c_modifier"
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
        reuseA = false,
        reuseB = false}
    }
  }
  irdl.operation @wmma.f32.16x16x64.fp8_bf8 attributes {
    varve.format = "$a `,` $b `,` $c `,` `modC` `=` $modC attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %res = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %modC = irdl.base "#rocdl.wmma_c_modifier"
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
        reuseA = false,
        reuseB = false}
    }
  }
  irdl.operation @wmma.f32.16x16x64.fp8_fp8 attributes {
    varve.format = "$a `,` $b `,` $c `,` `modC` `=` $modC attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %res = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %modC = irdl.base "#rocdl.wmma_c_modifier"
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
        reuseA = false,
        reuseB = false}
    }
  }
  irdl.operation @wmma.scale.f32.16x16x128.f8f6f4 attributes {
    varve.format = "$a `,` $b `,` $c `,` $scaleA `,` $scaleB `,` `fmtA` `=` $fmtA `,` `fmtB` `=` $fmtB `,` `modC` `=` $modC `,` `scaleAType` `=` $scaleAType `,` `fmtScaleA` `=` $fmtScaleA `,` `scaleBType` `=` $scaleBType `,` `fmtScaleB` `=` $fmtScaleB attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %scaleA = irdl.any {varve.rule = "I32"}
    %scaleB = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %fmtA = irdl.base "#rocdl.matrix_format"
    %fmtB = irdl.base "#rocdl.matrix_format"
    %modC = irdl.base "#rocdl.wmma_c_modifier"
    %scaleAType = irdl.base "#rocdl.wmma_matrix_scale"
    %fmtScaleA = irdl.base "#rocdl.wmma_matrix_scale_format"
    %scaleBType = irdl.base "#rocdl.wmma_matrix_scale"
    %fmtScaleB = irdl.base "#rocdl.wmma_matrix_scale_format"
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
        reuseA = false,
        reuseB = false}
    }
  }
  irdl.operation @wmma.scale.f32.32x16x128.f4 attributes {
    varve.format = "$a `,` $b `,` $c `,` $scaleA `,` $scaleB `,` `modC` `=` $modC `,` `scaleAType` `=` $scaleAType `,` `fmtScaleA` `=` $fmtScaleA `,` `scaleBType` `=` $scaleBType `,` `fmtScaleB` `=` $fmtScaleB attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %scaleA = irdl.any {varve.rule = "I32"}
    %scaleB = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %modC = irdl.base "#rocdl.wmma_c_modifier"
    %scaleAType = irdl.base "#rocdl.wmma_matrix_scale"
    %fmtScaleA = irdl.base "#rocdl.wmma_matrix_scale_format"
    %scaleBType = irdl.base "#rocdl.wmma_matrix_scale"
    %fmtScaleB = irdl.base "#rocdl.wmma_matrix_scale_format"
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
        reuseA = false,
        reuseB = false}
    }
  }
  irdl.operation @wmma.scale16.f32.16x16x128.f8f6f4 attributes {
    varve.format = "$a `,` $b `,` $c `,` $scaleA `,` $scaleB `,` `fmtA` `=` $fmtA `,` `fmtB` `=` $fmtB `,` `modC` `=` $modC `,` `scaleAType` `=` $scaleAType `,` `fmtScaleA` `=` $fmtScaleA `,` `scaleBType` `=` $scaleBType `,` `fmtScaleB` `=` $fmtScaleB attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %scaleA = irdl.any {varve.rule = "I64"}
    %scaleB = irdl.any {varve.rule = "I64"}
    %res = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %fmtA = irdl.base "#rocdl.matrix_format"
    %fmtB = irdl.base "#rocdl.matrix_format"
    %modC = irdl.base "#rocdl.wmma_c_modifier"
    %scaleAType = irdl.base "#rocdl.wmma_matrix_scale"
    %fmtScaleA = irdl.base "#rocdl.wmma_matrix_scale_format"
    %scaleBType = irdl.base "#rocdl.wmma_matrix_scale"
    %fmtScaleB = irdl.base "#rocdl.wmma_matrix_scale_format"
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
        reuseA = false,
        reuseB = false}
    }
  }
  irdl.operation @wmma.scale16.f32.32x16x128.f4 attributes {
    varve.format = "$a `,` $b `,` $c `,` $scaleA `,` $scaleB `,` `modC` `=` $modC `,` `scaleAType` `=` $scaleAType `,` `fmtScaleA` `=` $fmtScaleA `,` `scaleBType` `=` $scaleBType `,` `fmtScaleB` `=` $fmtScaleB attr-dict `:` functional-type(operands, $res)"
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %scaleA = irdl.any {varve.rule = "I64"}
    %scaleB = irdl.any {varve.rule = "I64"}
    %res = irdl.any {varve.rule = "AnyOf<F32, LLVM_VectorOf<F32>>"}
    %modC = irdl.base "#rocdl.wmma_c_modifier"
    %scaleAType = irdl.base "#rocdl.wmma_matrix_scale"
    %fmtScaleA = irdl.base "#rocdl.wmma_matrix_scale_format"
    %scaleBType = irdl.base "#rocdl.wmma_matrix_scale"
    %fmtScaleB = irdl.base "#rocdl.wmma_matrix_scale_format"
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
        reuseA = false,
        reuseB = false}
    }
  }
  irdl.operation @sched.barrier attributes {
    varve.format = "$mask attr-dict"
  } {
    %mask = irdl.base "#rocdl.sched_group_mask"
    irdl.attributes {
      "mask" = %mask
    }
  }
  irdl.operation @sched.group.barrier attributes {
    varve.format = "$mask `,` $size `,` $groupId attr-dict"
  } {
    %mask = irdl.base "#rocdl.sched_group_mask"
    %size = irdl.any {varve.rule = "I32Attr"}
    %groupId = irdl.any {varve.rule = "I32Attr"}
    irdl.attributes {
      "mask" = %mask,
      "size" = %size,
      "groupId" = %groupId
    }
  }
}
