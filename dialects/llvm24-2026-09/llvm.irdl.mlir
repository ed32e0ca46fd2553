irdl.dialect @llvm attributes {
  varve.set = "llvm24-2026-09",
  varve.base = "llvm24-2026-08",
  varve.llvm = "24",
  varve.discardable = [
    ["workgroup_attribution", "WorkgroupAttributionAttr"]],
  varve.unknown = ["operations"]
} {
  "varve.enum"() {
    sym_name = "LanguageName",
    storage = i32,
    cases = [
      ["DW_LNAME_Ada", 1 : i32],
      ["DW_LNAME_BLISS", 2 : i32],
      ["DW_LNAME_C", 3 : i32],
      ["DW_LNAME_C_plus_plus", 4 : i32],
      ["DW_LNAME_Cobol", 5 : i32],
      ["DW_LNAME_Crystal", 6 : i32],
      ["DW_LNAME_D", 7 : i32],
      ["DW_LNAME_Dylan", 8 : i32],
      ["DW_LNAME_Fortran", 9 : i32],
      ["DW_LNAME_Go", 10 : i32],
      ["DW_LNAME_Haskell", 11 : i32],
      ["DW_LNAME_Java", 12 : i32],
      ["DW_LNAME_Julia", 13 : i32],
      ["DW_LNAME_Kotlin", 14 : i32],
      ["DW_LNAME_Modula2", 15 : i32],
      ["DW_LNAME_Modula3", 16 : i32],
      ["DW_LNAME_ObjC", 17 : i32],
      ["DW_LNAME_ObjC_plus_plus", 18 : i32],
      ["DW_LNAME_OCaml", 19 : i32],
      ["DW_LNAME_OpenCL_C", 20 : i32],
      ["DW_LNAME_Pascal", 21 : i32],
      ["DW_LNAME_PLI", 22 : i32],
      ["DW_LNAME_Python", 23 : i32],
      ["DW_LNAME_RenderScript", 24 : i32],
      ["DW_LNAME_Rust", 25 : i32],
      ["DW_LNAME_Swift", 26 : i32],
      ["DW_LNAME_UPC", 27 : i32],
      ["DW_LNAME_Zig", 28 : i32],
      ["DW_LNAME_Assembly", 29 : i32],
      ["DW_LNAME_C_sharp", 30 : i32],
      ["DW_LNAME_Mojo", 31 : i32],
      ["DW_LNAME_GLSL", 32 : i32],
      ["DW_LNAME_GLSL_ES", 33 : i32],
      ["DW_LNAME_HLSL", 34 : i32],
      ["DW_LNAME_OpenCL_CPP", 35 : i32],
      ["DW_LNAME_CPP_for_OpenCL", 36 : i32],
      ["DW_LNAME_SYCL", 37 : i32],
      ["DW_LNAME_Ruby", 38 : i32],
      ["DW_LNAME_Move", 39 : i32],
      ["DW_LNAME_Hylo", 40 : i32],
      ["DW_LNAME_HIP", 41 : i32],
      ["DW_LNAME_Odin", 42 : i32],
      ["DW_LNAME_P4", 43 : i32],
      ["DW_LNAME_Metal", 44 : i32],
      ["DW_LNAME_V", 45 : i32],
      ["DW_LNAME_Algol68", 46 : i32],
      ["DW_LNAME_Nim", 47 : i32],
      ["DW_LNAME_Erlang", 48 : i32],
      ["DW_LNAME_Elixir", 49 : i32],
      ["DW_LNAME_Gleam", 50 : i32],
      ["DW_LNAME_Roc", 51 : i32]
    ]
  } : () -> ()
  // Bytecode has the text of it.
  irdl.attribute @"#di_source_language_name" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.require = [
      ["has($language) != has($name)", "expected exactly one of language or name"],
      ["has($name) or not has($version)", "DW_LANG cannot have a version"],
      ["not has($name) or has($version)", "DW_LNAME requires a version"]]
  } {
    %language = irdl.any {varve.rule = "enum<@DwarfLanguage>"}
    %name = irdl.any {varve.rule = "enum<@LanguageName>"}
    %version = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      language: %language,
      name: %name,
      version: %version) {
      varve.optional = ["language", "name", "version"]
    }
  }
  irdl.attribute @"#di_compile_unit" attributes {
    varve.format = [
      "`<` struct($recId, $isRecSelf, $id, sourceLanguage = one(",
      "        $language let($sourceLanguage = (#llvm.di_source_language_name($language, absent, absent))) |",
      "        qualified($sourceLanguage) let($language = ($sourceLanguage.language))),",
      "    $file, $producer, $isOptimized, $emissionKind, $isDebugInfoForProfiling, $nameTableKind, $splitDebugFilename,",
      "    $importedEntities) `>`"],
    varve.alias = "di_compile_unit",
    varve.codes = [[1, "optattribute $recId, bool $isRecSelf, optattribute $id, optattribute $sourceLanguage, optattribute $file, optattribute $producer, bool $isOptimized, varint $emissionKind, bool $isDebugInfoForProfiling, varint $nameTableKind, optattribute $splitDebugFilename, optional<list<optattribute>> $importedEntities; $language = if(has($sourceLanguage), $sourceLanguage.language, absent)"]]
  } {
    %recId = irdl.any {varve.rule = "DistinctAttr"}
    %isRecSelf = irdl.any {varve.rule = "bool"}
    %id = irdl.any {varve.rule = "DistinctAttr"}
    %language = irdl.any {varve.rule = "enum<@DwarfLanguage>"}
    %sourceLanguage = irdl.base "#llvm.di_source_language_name"
    %file = irdl.base "#llvm.di_file"
    %producer = irdl.any {varve.rule = "StrAttr"}
    %isOptimized = irdl.any {varve.rule = "bool"}
    %emissionKind = irdl.any {varve.rule = "enum<@DIEmissionKind>"}
    %isDebugInfoForProfiling = irdl.any {varve.rule = "bool"}
    %nameTableKind = irdl.any {varve.rule = "enum<@DINameTableKind>"}
    %splitDebugFilename = irdl.any {varve.rule = "StrAttr"}
    %importedEntities = irdl.any {varve.rule = "array<attribute>"}
    irdl.parameters(
      recId: %recId,
      isRecSelf: %isRecSelf,
      id: %id,
      language: %language,
      sourceLanguage: %sourceLanguage,
      file: %file,
      producer: %producer,
      isOptimized: %isOptimized,
      emissionKind: %emissionKind,
      isDebugInfoForProfiling: %isDebugInfoForProfiling,
      nameTableKind: %nameTableKind,
      splitDebugFilename: %splitDebugFilename,
      importedEntities: %importedEntities) {
      varve.optional = ["recId", "id", "language", "sourceLanguage", "file", "producer", "splitDebugFilename"],
      varve.defaults = {
        isRecSelf = false,
        isOptimized = false,
        emissionKind = 0 : i64,
        isDebugInfoForProfiling = false,
        nameTableKind = 0 : i64,
        importedEntities = []}
    }
  }
  irdl.operation @intr.masked.load attributes {
    varve.format = "`(` operands `)` (`,` `alignment` `(` $alignment^ `)`)? attr-dict `:` functional-type(operands, results)"
  } {
    %access_groups = irdl.any {varve.rule = "ArrayOf<#llvm.access_group>"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    %data = irdl.base "!llvm.ptr"
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %pass_thru = irdl.any {varve.rule = "LLVM_AnyVector"}
    %res = irdl.any {varve.rule = "LLVM_AnyVector"}
    %alignment = irdl.any {varve.rule = "I64Attr"}
    %nontemporal = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      data: %data,
      mask: %mask,
      pass_thru: optional %pass_thru)
    irdl.results(
      res: %res)
    irdl.attributes {
      "alignment" = %alignment,
      "nontemporal" = %nontemporal,
      "tbaa" = %tbaa,
      "noalias_scopes" = %noalias_scopes,
      "alias_scopes" = %alias_scopes,
      "access_groups" = %access_groups
    } {
      varve.optional = ["alignment", "nontemporal", "tbaa", "noalias_scopes", "alias_scopes", "access_groups"]
    }
  }
  irdl.operation @intr.masked.store attributes {
    varve.format = "`(` $value `,` $data `,` $mask `)` (`,` `alignment` `(` $alignment^ `)`)? attr-dict `:` type($value) `,` type($mask) `into` qualified(type($data))"
  } {
    %access_groups = irdl.any {varve.rule = "ArrayOf<#llvm.access_group>"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    %value = irdl.any {varve.rule = "LLVM_AnyVector"}
    %data = irdl.base "!llvm.ptr"
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %alignment = irdl.any {varve.rule = "I64Attr"}
    %nontemporal = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      value: %value,
      data: %data,
      mask: %mask)
    irdl.attributes {
      "alignment" = %alignment,
      "nontemporal" = %nontemporal,
      "tbaa" = %tbaa,
      "noalias_scopes" = %noalias_scopes,
      "alias_scopes" = %alias_scopes,
      "access_groups" = %access_groups
    } {
      varve.optional = ["alignment", "nontemporal", "tbaa", "noalias_scopes", "alias_scopes", "access_groups"]
    }
  }
  irdl.operation @intr.masked.gather attributes {
    varve.format = "`(` operands `)` (`,` `alignment` `(` $alignment^ `)`)? attr-dict `:` functional-type(operands, results)"
  } {
    %access_groups = irdl.any {varve.rule = "ArrayOf<#llvm.access_group>"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    %ptrs = irdl.any {varve.rule = "LLVM_VectorOf<!llvm.ptr>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %pass_thru = irdl.any {varve.rule = "LLVM_AnyVector"}
    %res = irdl.any {varve.rule = "LLVM_AnyVector"}
    %alignment = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      ptrs: %ptrs,
      mask: %mask,
      pass_thru: variadic %pass_thru)
    irdl.results(
      res: %res)
    irdl.attributes {
      "alignment" = %alignment,
      "tbaa" = %tbaa,
      "noalias_scopes" = %noalias_scopes,
      "alias_scopes" = %alias_scopes,
      "access_groups" = %access_groups
    } {
      varve.optional = ["alignment", "tbaa", "noalias_scopes", "alias_scopes", "access_groups"]
    }
  }
  irdl.operation @intr.masked.scatter attributes {
    varve.format = "`(` $value `,` $ptrs `,` $mask `)` (`,` `alignment` `(` $alignment^ `)`)? attr-dict `:` type($value) `,` type($mask) `into` type($ptrs)"
  } {
    %access_groups = irdl.any {varve.rule = "ArrayOf<#llvm.access_group>"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    %value = irdl.any {varve.rule = "LLVM_AnyVector"}
    %ptrs = irdl.any {varve.rule = "LLVM_VectorOf<!llvm.ptr>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %alignment = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      value: %value,
      ptrs: %ptrs,
      mask: %mask)
    irdl.attributes {
      "alignment" = %alignment,
      "tbaa" = %tbaa,
      "noalias_scopes" = %noalias_scopes,
      "alias_scopes" = %alias_scopes,
      "access_groups" = %access_groups
    } {
      varve.optional = ["alignment", "tbaa", "noalias_scopes", "alias_scopes", "access_groups"]
    }
  }
  irdl.operation @fadd attributes {
    varve.format = "$lhs `,` $rhs (`fastmath` `` $fastmathFlags^)? attr-dict `:` type($res)",
    varve.traits = ["SameOperandsAndResultType", "NoMemoryEffect", "FastmathFlagsInterface", "Pure"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @fdiv attributes {
    varve.format = "$lhs `,` $rhs (`fastmath` `` $fastmathFlags^)? attr-dict `:` type($res)",
    varve.traits = ["SameOperandsAndResultType", "NoMemoryEffect", "FastmathFlagsInterface", "Pure"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @fmul attributes {
    varve.format = "$lhs `,` $rhs (`fastmath` `` $fastmathFlags^)? attr-dict `:` type($res)",
    varve.traits = ["SameOperandsAndResultType", "NoMemoryEffect", "FastmathFlagsInterface", "Pure"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @fneg attributes {
    varve.format = "$operand (`fastmath` `` $fastmathFlags^)? attr-dict `:` type($res)",
    varve.traits = ["Pure", "SameOperandsAndResultType", "FastmathFlagsInterface"],
    varve.let = [
      "type($res) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      operand: %operand)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @frem attributes {
    varve.format = "$lhs `,` $rhs (`fastmath` `` $fastmathFlags^)? attr-dict `:` type($res)",
    varve.traits = ["SameOperandsAndResultType", "NoMemoryEffect", "FastmathFlagsInterface", "Pure"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @fsub attributes {
    varve.format = "$lhs `,` $rhs (`fastmath` `` $fastmathFlags^)? attr-dict `:` type($res)",
    varve.traits = ["SameOperandsAndResultType", "NoMemoryEffect", "FastmathFlagsInterface", "Pure"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.acos attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.asin attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.atan attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.atan2 attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %b = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.ceil attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.copysign attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %b = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.cos attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.cosh attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.exp attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.exp10 attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.exp2 attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.experimental.constrained.fpext attributes {
    varve.format = "$arg_0 $fpExceptionBehavior (`fastmath` `` $fastmathFlags^)? attr-dict `:` type($arg_0) `to` type(results)",
    varve.traits = ["Pure", "FPExceptionBehaviorOpInterface"]
  } {
    %arg_0 = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fpExceptionBehavior = irdl.any {varve.rule = "enum<@FPExceptionBehavior>"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      arg_0: %arg_0)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fpExceptionBehavior" = %fpExceptionBehavior,
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.experimental.constrained.fptrunc attributes {
    varve.format = "$arg_0 $roundingmode $fpExceptionBehavior (`fastmath` `` $fastmathFlags^)? attr-dict `:` type($arg_0) `to` type(results)",
    varve.traits = ["Pure", "FPExceptionBehaviorOpInterface", "RoundingModeOpInterface"]
  } {
    %arg_0 = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %roundingmode = irdl.any {varve.rule = "AllOf<enum<@RoundingMode>, IntMinValue<0>>"}
    %fpExceptionBehavior = irdl.any {varve.rule = "enum<@FPExceptionBehavior>"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      arg_0: %arg_0)
    irdl.results(
      res: %res)
    irdl.attributes {
      "roundingmode" = %roundingmode,
      "fpExceptionBehavior" = %fpExceptionBehavior,
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.experimental.constrained.sitofp attributes {
    varve.format = "$arg_0 $roundingmode $fpExceptionBehavior (`fastmath` `` $fastmathFlags^)? attr-dict `:` type($arg_0) `to` type(results)",
    varve.traits = ["Pure", "FPExceptionBehaviorOpInterface", "RoundingModeOpInterface"]
  } {
    %arg_0 = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %roundingmode = irdl.any {varve.rule = "AllOf<enum<@RoundingMode>, IntMinValue<0>>"}
    %fpExceptionBehavior = irdl.any {varve.rule = "enum<@FPExceptionBehavior>"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      arg_0: %arg_0)
    irdl.results(
      res: %res)
    irdl.attributes {
      "roundingmode" = %roundingmode,
      "fpExceptionBehavior" = %fpExceptionBehavior,
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.experimental.constrained.uitofp attributes {
    varve.format = "$arg_0 $roundingmode $fpExceptionBehavior (`fastmath` `` $fastmathFlags^)? attr-dict `:` type($arg_0) `to` type(results)",
    varve.traits = ["Pure", "FPExceptionBehaviorOpInterface", "RoundingModeOpInterface"]
  } {
    %arg_0 = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %roundingmode = irdl.any {varve.rule = "AllOf<enum<@RoundingMode>, IntMinValue<0>>"}
    %fpExceptionBehavior = irdl.any {varve.rule = "enum<@FPExceptionBehavior>"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      arg_0: %arg_0)
    irdl.results(
      res: %res)
    irdl.attributes {
      "roundingmode" = %roundingmode,
      "fpExceptionBehavior" = %fpExceptionBehavior,
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.fabs attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.floor attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.fma attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($c) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %b = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %c = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.fmuladd attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($c) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %b = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %c = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.frexp attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure"]
  } {
    %val = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      val: %val)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.ldexp attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure"]
  } {
    %val = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %power = irdl.any {varve.rule = "AnySignlessInteger"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      val: %val,
      power: %power)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.log attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.log10 attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.log2 attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.maximum attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %b = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.maxnum attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %b = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.minimum attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %b = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.minnum attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %b = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.nearbyint attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.pow attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %b = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.powi attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure"]
  } {
    %val = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %power = irdl.any {varve.rule = "AnySignlessInteger"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      val: %val,
      power: %power)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.rint attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.round attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.roundeven attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.sin attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.sincos attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure"],
    varve.require = [["mnemonic(type($res)) = 'struct' and count(elements(type($res))) = 2 and all(t in elements(type($res)): t = type($val))", "expected result type to be an homogeneous struct with two elements matching the operand type, but got '{type($res)}'"]]
  } {
    %val = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      val: %val)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.sinh attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.sqrt attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.tan attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.tanh attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.trunc attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.vector.reduce.fmax attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultElementType"]
  } {
    %in = irdl.any {varve.rule = "LLVM_VectorOf<AnyFloat>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.vector.reduce.fmaximum attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultElementType"]
  } {
    %in = irdl.any {varve.rule = "LLVM_VectorOf<AnyFloat>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.vector.reduce.fmin attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultElementType"]
  } {
    %in = irdl.any {varve.rule = "LLVM_VectorOf<AnyFloat>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.vector.reduce.fminimum attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultElementType"]
  } {
    %in = irdl.any {varve.rule = "LLVM_VectorOf<AnyFloat>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @select attributes {
    varve.format = "operands (`fastmath` `` $fastmathFlags^)? attr-dict `:` type($condition) `,` type($res)",
    varve.traits = ["Pure", "AllTypesMatch<trueValue,falseValue,res>", "FastmathFlagsInterface", "SelectLikeOpInterface"],
    varve.let = [
      "type($falseValue) = type($trueValue)",
      "type($res) = type($trueValue)"]
  } {
    %condition = irdl.any {varve.rule = "AnyOf<I1, LLVM_VectorOf<I1>>"}
    %trueValue = irdl.any {varve.rule = "LLVM_Type"}
    %falseValue = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      condition: %condition,
      trueValue: %trueValue,
      falseValue: %falseValue)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @br attributes {
    varve.format = "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? (`loop_annotation` `=` $loop_annotation^)? attr-dict",
    varve.traits = ["BranchOpInterface", "Pure", "Terminator"]
  } {
    %destOperands = irdl.any {varve.rule = "LLVM_Type"}
    %loop_annotation = irdl.base "#llvm.loop_annotation"
    irdl.operands(
      destOperands: variadic %destOperands)
    irdl.attributes {
      "loop_annotation" = %loop_annotation
    } {
      varve.optional = ["loop_annotation"]
    }
    "varve.successors"() {names = ["dest"], variadic = []} : () -> ()
  }
  irdl.operation @cond_br attributes {
    varve.format = "$condition ( `weights` `(` $branch_weights^ `)` )? `,` $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,` $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? (`loop_annotation` `=` $loop_annotation^)? attr-dict",
    varve.traits = ["BranchOpInterface", "WeightedBranchOpInterface", "Pure", "Terminator"],
    varve.let = [
      "type($condition) = i1"]
  } {
    %condition = irdl.any {varve.rule = "I1"}
    %trueDestOperands = irdl.any {varve.rule = "LLVM_Type"}
    %falseDestOperands = irdl.any {varve.rule = "LLVM_Type"}
    %branch_weights = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %loop_annotation = irdl.base "#llvm.loop_annotation"
    irdl.operands(
      condition: %condition,
      trueDestOperands: variadic %trueDestOperands,
      falseDestOperands: variadic %falseDestOperands) {
      varve.segments
    }
    irdl.attributes {
      "branch_weights" = %branch_weights,
      "loop_annotation" = %loop_annotation
    } {
      varve.optional = ["branch_weights", "loop_annotation"]
    }
    "varve.successors"() {names = ["trueDest", "falseDest"], variadic = []} : () -> ()
  }
  irdl.operation @switch attributes {
    varve.format = "$value `:` type($value) `,` $defaultDestination (`(` $defaultOperands^ `:` type($defaultOperands) `)`)? custom<SwitchOpCases>(ref(type($value)), $case_values, $caseDestinations, $caseOperands, type($caseOperands)) (`weights` `(` $branch_weights^ `)`)? attr-dict",
    varve.traits = ["BranchOpInterface", "WeightedBranchOpInterface", "Pure", "Terminator"]
  } {
    %value = irdl.any {varve.rule = "AnySignlessInteger"}
    %defaultOperands = irdl.any
    %caseOperands = irdl.any
    %case_values = irdl.any {varve.rule = "AnyIntElementsAttr"}
    %case_operand_segments = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %branch_weights = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    irdl.operands(
      value: %value,
      defaultOperands: variadic %defaultOperands,
      caseOperands: variadic %caseOperands) {
      varve.segments,
      varve.nested = {
        caseOperands = "case_operand_segments"}
    }
    irdl.attributes {
      "case_values" = %case_values,
      "case_operand_segments" = %case_operand_segments,
      "branch_weights" = %branch_weights
    } {
      varve.optional = ["case_values", "branch_weights"]
    }
    "varve.successors"() {names = ["defaultDestination", "caseDestinations"], variadic = ["caseDestinations"]} : () -> ()
  }
  irdl.operation @intr.matrix.column.major.load attributes {
    varve.format = "$data `,` `<` `stride` `=` $stride `>` `,` `is_volatile` `=` $isVolatile `,` `rows` `=` $rows `,` `columns` `=` $columns attr-dict `:` type($res) `from` qualified(type($data)) `stride` type($stride)"
  } {
    %data = irdl.base "!llvm.ptr"
    %stride = irdl.any {varve.rule = "AnySignlessInteger"}
    %res = irdl.any {varve.rule = "LLVM_AnyVector"}
    %isVolatile = irdl.any {varve.rule = "I1Attr"}
    %rows = irdl.any {varve.rule = "I32Attr"}
    %columns = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      data: %data,
      stride: %stride)
    irdl.results(
      res: %res)
    irdl.attributes {
      "isVolatile" = %isVolatile,
      "rows" = %rows,
      "columns" = %columns
    }
  }
  irdl.operation @intr.matrix.column.major.store attributes {
    varve.format = "$matrix `,` $data `,` `<` `stride` `=` $stride `>` `,` `is_volatile` `=` $isVolatile `,` `rows` `=` $rows `,` `columns` `=` $columns attr-dict `:` type($matrix) `to` qualified(type($data)) `stride` type($stride)"
  } {
    %matrix = irdl.any {varve.rule = "LLVM_AnyVector"}
    %data = irdl.base "!llvm.ptr"
    %stride = irdl.any {varve.rule = "AnySignlessInteger"}
    %isVolatile = irdl.any {varve.rule = "I1Attr"}
    %rows = irdl.any {varve.rule = "I32Attr"}
    %columns = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      matrix: %matrix,
      data: %data,
      stride: %stride)
    irdl.attributes {
      "isVolatile" = %isVolatile,
      "rows" = %rows,
      "columns" = %columns
    }
  }
  irdl.operation @intr.matrix.multiply attributes {
    varve.format = "$lhs `,` $rhs `,` `lhs_rows` `=` $lhs_rows `,` `lhs_columns` `=` $lhs_columns `,` `rhs_columns` `=` $rhs_columns attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type($res)"
  } {
    %lhs = irdl.any {varve.rule = "LLVM_AnyVector"}
    %rhs = irdl.any {varve.rule = "LLVM_AnyVector"}
    %res = irdl.any {varve.rule = "LLVM_AnyVector"}
    %lhs_rows = irdl.any {varve.rule = "I32Attr"}
    %lhs_columns = irdl.any {varve.rule = "I32Attr"}
    %rhs_columns = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      res: %res)
    irdl.attributes {
      "lhs_rows" = %lhs_rows,
      "lhs_columns" = %lhs_columns,
      "rhs_columns" = %rhs_columns
    }
  }
  irdl.operation @intr.matrix.transpose attributes {
    varve.format = "$matrix `,` `rows` `=` $rows `,` `columns` `=` $columns attr-dict `:` type($matrix) `into` type($res)"
  } {
    %matrix = irdl.any {varve.rule = "LLVM_AnyVector"}
    %res = irdl.any {varve.rule = "LLVM_AnyVector"}
    %rows = irdl.any {varve.rule = "I32Attr"}
    %columns = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      matrix: %matrix)
    irdl.results(
      res: %res)
    irdl.attributes {
      "rows" = %rows,
      "columns" = %columns
    }
  }
  irdl.operation @intr.ubsantrap attributes {
    varve.format = "`failureKind` `=` $failureKind attr-dict"
  } {
    %failureKind = irdl.any {varve.rule = "I8Attr"}
    irdl.attributes {
      "failureKind" = %failureKind
    }
  }
  irdl.operation @intr.vector.reduce.fadd attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultElementType"]
  } {
    %start_value = irdl.any {varve.rule = "AnyFloat"}
    %input = irdl.any {varve.rule = "LLVM_VectorOf<AnyFloat>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      start_value: %start_value,
      input: %input)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.vector.reduce.fmul attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultElementType"]
  } {
    %start_value = irdl.any {varve.rule = "AnyFloat"}
    %input = irdl.any {varve.rule = "LLVM_VectorOf<AnyFloat>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      start_value: %start_value,
      input: %input)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.strip.invariant.group attributes {
    varve.traits = ["PromotableOpInterface", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($ptr)"]
  } {
    %ptr = irdl.base "!llvm.ptr"
    %res = irdl.base "!llvm.ptr"
    irdl.operands(
      ptr: %ptr)
    irdl.results(
      res: %res)
  }
  irdl.operation @mlir.alias attributes {
    varve.format = [
      "one( `external` let($linkage = #llvm.linkage('external')) | `available_externally` let($linkage = #llvm.linkage('available_externally')) | `linkonce` let($linkage = #llvm.linkage('linkonce')) | `linkonce_odr` let($linkage = #llvm.linkage('linkonce_odr')) | `weak` let($linkage = #llvm.linkage('weak')) | `weak_odr` let($linkage = #llvm.linkage('weak_odr')) | `appending` let($linkage = #llvm.linkage('appending')) | `internal` let($linkage = #llvm.linkage('internal')) | `private` let($linkage = #llvm.linkage('private')) | `extern_weak` let($linkage = #llvm.linkage('extern_weak')) | `common` let($linkage = #llvm.linkage('common')) | let($linkage = #llvm.linkage('external')) )",
      "one( let($visibility_ = integer(0, i64)) | `hidden` let($visibility_ = integer(1, i64)) | `protected` let($visibility_ = integer(2, i64)) )",
      "one( let($tls_mode = integer(0, i64)) | `thread_local` one( let($tls_mode = integer(1, i64)) | `` `(` one( `generaldynamic` let($tls_mode = integer(1, i64)) | `localdynamic` let($tls_mode = integer(2, i64)) | `initialexec` let($tls_mode = integer(3, i64)) | `localexec` let($tls_mode = integer(4, i64)) ) `)` ) )",
      "one( let($unnamed_addr = integer(0, i64)) | `local_unnamed_addr` let($unnamed_addr = integer(1, i64)) | `unnamed_addr` let($unnamed_addr = integer(2, i64)) | printed when(not has($unnamed_addr)) )",
      "symbol($sym_name) attr-dict `:` $alias_type region($initializer, end)"],
    varve.printer = "code",
    varve.traits = ["IsolatedFromAbove", "SingleBlock", "Symbol"],
    varve.terminator = "llvm.return"
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %alias_type = irdl.any {varve.rule = "TypeAttr"}
    %sym_name = irdl.any {varve.rule = "StrAttr"}
    %linkage = irdl.base "#llvm.linkage"
    %dso_local = irdl.any {varve.rule = "UnitAttr"}
    %tls_mode = irdl.any {varve.rule = "enum<@TLSMode>"}
    %unnamed_addr = irdl.any {varve.rule = "enum<@UnnamedAddr>"}
    %visibility_ = irdl.any {varve.rule = "enum<@Visibility>"}
    irdl.attributes {
      "alias_type" = %alias_type,
      "sym_name" = %sym_name,
      "linkage" = %linkage,
      "dso_local" = %dso_local,
      "tls_mode" = %tls_mode,
      "unnamed_addr" = %unnamed_addr,
      "visibility_" = %visibility_,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["dso_local", "unnamed_addr", "sym_visibility"],
      varve.defaults = {
        visibility_ = 0 : i64,
        tls_mode = 0 : i64}
    }
    %initializer = irdl.region with size 1
    irdl.regions(
      initializer: %initializer)
  }
  irdl.operation @mlir.ifunc attributes {
    varve.format = "custom<LLVMLinkage>($linkage) ($visibility_^)? ($unnamed_addr^)? $sym_name `:` $i_func_type `,` $resolver_type $resolver (`dso_local` $dso_local^)? attr-dict",
    varve.traits = ["IsolatedFromAbove", "Symbol", "SymbolUserOpInterface"]
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %i_func_type = irdl.any {varve.rule = "TypeAttr"}
    %resolver = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %resolver_type = irdl.any {varve.rule = "TypeAttr"}
    %linkage = irdl.base "#llvm.linkage"
    %dso_local = irdl.any {varve.rule = "UnitAttr"}
    %address_space = irdl.any {varve.rule = "AllOf<I32Attr, IntNonNegative>"}
    %unnamed_addr = irdl.any {varve.rule = "enum<@UnnamedAddr>"}
    %visibility_ = irdl.any {varve.rule = "enum<@Visibility>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "i_func_type" = %i_func_type,
      "resolver" = %resolver,
      "resolver_type" = %resolver_type,
      "linkage" = %linkage,
      "dso_local" = %dso_local,
      "address_space" = %address_space,
      "unnamed_addr" = %unnamed_addr,
      "visibility_" = %visibility_,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["dso_local", "sym_visibility"],
      varve.defaults = {
        address_space = 0 : i32,
        unnamed_addr = 0 : i64,
        visibility_ = 0 : i64}
    }
  }
  irdl.operation @inline_asm attributes {
    varve.format = "(`has_side_effects` $has_side_effects^)? (`is_align_stack` $is_align_stack^)? (`convergent` $convergent^)? (`tail_call_kind` `=` $tail_call_kind^)? (`asm_dialect` `=` $asm_dialect^)? (`operand_attrs` `=` $operand_attrs^)? attr-dict $asm_string `,` $constraints operands `:` functional-type(operands, results)",
    varve.traits = ["MemoryEffectsOpInterface"]
  } {
    %convergent = irdl.any {varve.rule = "UnitAttr"}
    %operands = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %asm_string = irdl.any {varve.rule = "StrAttr"}
    %constraints = irdl.any {varve.rule = "StrAttr"}
    %has_side_effects = irdl.any {varve.rule = "UnitAttr"}
    %is_align_stack = irdl.any {varve.rule = "UnitAttr"}
    %tail_call_kind = irdl.base "#llvm.tailcallkind"
    %asm_dialect = irdl.any {varve.rule = "enum<@AsmDialect>"}
    %operand_attrs = irdl.any {varve.rule = "ArrayAttr"}
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      res: optional %res)
    irdl.attributes {
      "asm_string" = %asm_string,
      "constraints" = %constraints,
      "has_side_effects" = %has_side_effects,
      "is_align_stack" = %is_align_stack,
      "tail_call_kind" = %tail_call_kind,
      "asm_dialect" = %asm_dialect,
      "operand_attrs" = %operand_attrs,
      "convergent" = %convergent
    } {
      varve.optional = ["has_side_effects", "is_align_stack", "asm_dialect", "operand_attrs", "convergent"],
      varve.defaults = {
        tail_call_kind = #llvm.tailcallkind<none>}
    }
  }
}
