irdl.dialect @llvm attributes {
  varve.set = "llvm19",
  varve.base = "llvm22",
  varve.removes = [
    "attribute address_space",
    "attribute blockaddress",
    "attribute blocktag",
    "attribute cgprofile_entry",
    "attribute dependent_libraries",
    "attribute dereferenceable",
    "attribute di_annotation",
    "attribute di_common_block",
    "attribute di_generic_subrange",
    "attribute di_imported_entity",
    "attribute dso_local_equivalent",
    "attribute mlir.module_flag",
    "attribute mlir.workgroup_attribution",
    "attribute mmra_tag",
    "attribute profile_summary",
    "attribute profile_summary_detailed",
    "attribute target",
    "attribute uwtableKind",
    "attribute vec_type_hint",
    "enum GEPNoWrapFlags",
    "enum ModFlagBehavior",
    "enum ProfileSummaryFormatKind",
    "enum UWTableKind",
    "operation llvm.blockaddress",
    "operation llvm.blocktag",
    "operation llvm.dso_local_equivalent",
    "operation llvm.indirectbr",
    "operation llvm.intr.acos",
    "operation llvm.intr.asin",
    "operation llvm.intr.atan",
    "operation llvm.intr.atan2",
    "operation llvm.intr.cosh",
    "operation llvm.intr.exp10",
    "operation llvm.intr.experimental.constrained.fpext",
    "operation llvm.intr.experimental.constrained.sitofp",
    "operation llvm.intr.experimental.constrained.uitofp",
    "operation llvm.intr.frexp",
    "operation llvm.intr.launder.invariant.group",
    "operation llvm.intr.ldexp",
    "operation llvm.intr.memset.inline",
    "operation llvm.intr.ptrmask",
    "operation llvm.intr.scmp",
    "operation llvm.intr.sincos",
    "operation llvm.intr.sinh",
    "operation llvm.intr.stepvector",
    "operation llvm.intr.strip.invariant.group",
    "operation llvm.intr.tan",
    "operation llvm.intr.tanh",
    "operation llvm.intr.ucmp",
    "operation llvm.intr.vp.smax",
    "operation llvm.intr.vp.smin",
    "operation llvm.intr.vp.umax",
    "operation llvm.intr.vp.umin",
    "operation llvm.mlir.alias",
    "operation llvm.mlir.ifunc",
    "operation llvm.module_flags",
    "operation llvm.va_arg",
    "type x86_amx"],
  varve.unknown = ["operations"]
} {
  "varve.enum"() {
    sym_name = "AtomicBinOp",
    storage = i64,
    cases = [
      ["xchg", 0 : i64],
      ["add", 1 : i64],
      ["sub", 2 : i64],
      ["_and", 3 : i64],
      ["nand", 4 : i64],
      ["_or", 5 : i64],
      ["_xor", 6 : i64],
      ["max", 7 : i64],
      ["min", 8 : i64],
      ["umax", 9 : i64],
      ["umin", 10 : i64],
      ["fadd", 11 : i64],
      ["fsub", 12 : i64],
      ["fmax", 13 : i64],
      ["fmin", 14 : i64],
      ["uinc_wrap", 15 : i64],
      ["udec_wrap", 16 : i64]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "DIFlags",
    storage = i32,
    cases = [
      ["Zero", 0 : i32],
      ["Bit0", 1 : i32],
      ["Bit1", 2 : i32],
      ["Private", 1 : i32],
      ["Protected", 2 : i32],
      ["Public", 3 : i32],
      ["FwdDecl", 4 : i32],
      ["AppleBlock", 8 : i32],
      ["ReservedBit4", 16 : i32],
      ["Virtual", 32 : i32],
      ["Artificial", 64 : i32],
      ["Explicit", 128 : i32],
      ["Prototyped", 256 : i32],
      ["ObjcClassComplete", 512 : i32],
      ["ObjectPointer", 1024 : i32],
      ["Vector", 2048 : i32],
      ["StaticMember", 4096 : i32],
      ["LValueReference", 8192 : i32],
      ["RValueReference", 16384 : i32],
      ["ExportSymbols", 32768 : i32],
      ["SingleInheritance", 65536 : i32],
      ["MultipleInheritance", 65536 : i32],
      ["VirtualInheritance", 65536 : i32],
      ["IntroducedVirtual", 262144 : i32],
      ["BitField", 524288 : i32],
      ["NoReturn", 1048576 : i32],
      ["TypePassByValue", 4194304 : i32],
      ["TypePassByReference", 8388608 : i32],
      ["EnumClass", 16777216 : i32],
      ["Thunk", 33554432 : i32],
      ["NonTrivial", 67108864 : i32],
      ["BigEndian", 134217728 : i32],
      ["LittleEndian", 268435456 : i32],
      ["AllCallsDescribed", 536870912 : i32]
    ],
    bits,
    groups,
    separator = "|"
  } : () -> ()
  "varve.enum"() {
    sym_name = "DISubprogramFlags",
    storage = i32,
    cases = [
      ["Virtual", 1 : i32],
      ["PureVirtual", 2 : i32],
      ["LocalToUnit", 4 : i32],
      ["Definition", 8 : i32],
      ["Optimized", 16 : i32],
      ["Pure", 32 : i32],
      ["Elemental", 64 : i32],
      ["Recursive", 128 : i32],
      ["MainSubprogram", 256 : i32],
      ["Deleted", 512 : i32],
      ["ObjCDirect", 2048 : i32]
    ],
    bits,
    groups,
    separator = "|"
  } : () -> ()
  "varve.enum"() {
    sym_name = "FastmathFlags",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["nnan", 1 : i32],
      ["ninf", 2 : i32],
      ["nsz", 4 : i32],
      ["arcp", 8 : i32],
      ["contract", 16 : i32],
      ["afn", 32 : i32],
      ["reassoc", 64 : i32],
      ["fast", 127 : i32]
    ],
    bits,
    groups,
    separator = ", "
  } : () -> ()
  "varve.enum"() {
    sym_name = "FramePointerKind",
    storage = i64,
    cases = [
      ["none", 0 : i64],
      ["non-leaf", 1 : i64],
      ["all", 2 : i64],
      ["reserved", 3 : i64]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "Linkage",
    storage = i64,
    cases = [
      ["private", 0 : i64],
      ["internal", 1 : i64],
      ["available_externally", 2 : i64],
      ["linkonce", 3 : i64],
      ["weak", 4 : i64],
      ["common", 5 : i64],
      ["appending", 6 : i64],
      ["extern_weak", 7 : i64],
      ["linkonce_odr", 8 : i64],
      ["weak_odr", 9 : i64],
      ["external", 10 : i64]
    ]
  } : () -> ()
  irdl.type @"!array" attributes {
    varve.format = "`<` $numElements `x` short($elementType) `>`"
  } {
    %elementType = irdl.any {varve.rule = "type"}
    %numElements = irdl.any {varve.rule = "u64"}
    irdl.parameters(
      elementType: %elementType,
      numElements: %numElements)
  }
  irdl.type @"!ppc_fp128" attributes {
    varve.qualified = unit
  } {
  }
  irdl.type @"!ptr" attributes {
    varve.format = "(`<` $addressSpace^ `>`)?"
  } {
    %addressSpace = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      addressSpace: %addressSpace) {
      varve.defaults = {
        addressSpace = 0 : i32}
    }
  }
  irdl.type @"!struct" attributes {
    varve.format = ["`<` one($name one(let($body = absent; $opaque = false) | `,` one(`opaque` let($body = absent; $opaque = true) |", "    one(`packed` ` ` let($packed = true) | let($packed = false)) `(` each($body by `,`: short($body)) `)`)) |", "    `opaque` let($body = absent; $opaque = true) |", "    one(`packed` ` ` let($packed = true) | let($packed = false)) `(` each($body by `,`: short($body)) `)`) `>`"]
  } {
    %name = irdl.any {varve.rule = "optional<string>"}
    %body = irdl.any {varve.rule = "optional<array<type>>"}
    %opaque = irdl.any {varve.rule = "bool"}
    %packed = irdl.any {varve.rule = "bool"}
    irdl.parameters(
      name: %name,
      body: %body,
      opaque: %opaque,
      packed: %packed) {
      varve.defaults = {
        opaque = false,
        packed = false}
    }
  }
  irdl.type @"!vec" attributes {
    varve.format = "`<` one(`?` `x` let($scalable = true) | let($scalable = false)) $numElements `x` short($elementType) `>`"
  } {
    %elementType = irdl.any {varve.rule = "type"}
    %numElements = irdl.any {varve.rule = "u32"}
    %scalable = irdl.any {varve.rule = "bool"}
    irdl.parameters(
      elementType: %elementType,
      numElements: %numElements,
      scalable: %scalable)
  }
  irdl.type @"!x86_mmx" {
  }
  irdl.attribute @"#alias_scope" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "alias_scope"
  } {
    %id = irdl.any {varve.rule = "DistinctAttr"}
    %domain = irdl.base "#llvm.alias_scope_domain"
    %description = irdl.any {varve.rule = "StrAttr"}
    irdl.parameters(
      id: %id,
      domain: %domain,
      description: %description) {
      varve.optional = ["description"]
    }
  }
  irdl.attribute @"#alias_scope_domain" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "alias_scope_domain"
  } {
    %id = irdl.any {varve.rule = "DistinctAttr"}
    %description = irdl.any {varve.rule = "StrAttr"}
    irdl.parameters(
      id: %id,
      description: %description) {
      varve.optional = ["description"]
    }
  }
  irdl.attribute @"#di_basic_type" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "di_basic_type"
  } {
    %tag = irdl.any {varve.rule = "enum<@DwarfTag>"}
    %name = irdl.any {varve.rule = "StrAttr"}
    %sizeInBits = irdl.any {varve.rule = "u64"}
    %encoding = irdl.any {varve.rule = "enum<@DwarfEncoding>"}
    irdl.parameters(
      tag: %tag,
      name: %name,
      sizeInBits: %sizeInBits,
      encoding: %encoding) {
      varve.defaults = {
        sizeInBits = 0 : i64,
        encoding = 0 : i32}
    }
  }
  irdl.attribute @"#di_compile_unit" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "di_compile_unit"
  } {
    %id = irdl.any {varve.rule = "DistinctAttr"}
    %sourceLanguage = irdl.any {varve.rule = "enum<@DwarfLanguage>"}
    %file = irdl.base "#llvm.di_file"
    %producer = irdl.any {varve.rule = "StrAttr"}
    %isOptimized = irdl.any {varve.rule = "bool"}
    %emissionKind = irdl.any {varve.rule = "enum<@DIEmissionKind>"}
    %nameTableKind = irdl.any {varve.rule = "enum<@DINameTableKind>"}
    irdl.parameters(
      id: %id,
      sourceLanguage: %sourceLanguage,
      file: %file,
      producer: %producer,
      isOptimized: %isOptimized,
      emissionKind: %emissionKind,
      nameTableKind: %nameTableKind) {
      varve.optional = ["producer"],
      varve.defaults = {
        nameTableKind = 0 : i64}
    }
  }
  irdl.attribute @"#di_composite_type" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.traits = ["DIRecursiveTypeAttrInterface"],
    varve.alias = "di_composite_type"
  } {
    %tag = irdl.any {varve.rule = "enum<@DwarfTag>"}
    %recId = irdl.any {varve.rule = "DistinctAttr"}
    %name = irdl.any {varve.rule = "StrAttr"}
    %file = irdl.base "#llvm.di_file"
    %line = irdl.any {varve.rule = "u32"}
    %scope = irdl.any {varve.rule = "attribute"}
    %baseType = irdl.any {varve.rule = "attribute"}
    %flags = irdl.any {varve.rule = "enum<@DIFlags>"}
    %sizeInBits = irdl.any {varve.rule = "u64"}
    %alignInBits = irdl.any {varve.rule = "u64"}
    %elements = irdl.any {varve.rule = "array<attribute>"}
    %dataLocation = irdl.base "#llvm.di_expression"
    %rank = irdl.base "#llvm.di_expression"
    %allocated = irdl.base "#llvm.di_expression"
    %associated = irdl.base "#llvm.di_expression"
    irdl.parameters(
      tag: %tag,
      recId: %recId,
      name: %name,
      file: %file,
      line: %line,
      scope: %scope,
      baseType: %baseType,
      flags: %flags,
      sizeInBits: %sizeInBits,
      alignInBits: %alignInBits,
      elements: %elements,
      dataLocation: %dataLocation,
      rank: %rank,
      allocated: %allocated,
      associated: %associated) {
      varve.optional = ["recId", "name", "file", "scope", "baseType", "dataLocation", "rank", "allocated", "associated"],
      varve.defaults = {
        line = 0 : i32,
        flags = 0 : i32,
        sizeInBits = 0 : i64,
        alignInBits = 0 : i64,
        elements = []}
    }
  }
  irdl.attribute @"#di_derived_type" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "di_derived_type"
  } {
    %tag = irdl.any {varve.rule = "enum<@DwarfTag>"}
    %name = irdl.any {varve.rule = "StrAttr"}
    %baseType = irdl.any {varve.rule = "attribute"}
    %sizeInBits = irdl.any {varve.rule = "u64"}
    %alignInBits = irdl.any {varve.rule = "u32"}
    %offsetInBits = irdl.any {varve.rule = "u64"}
    %dwarfAddressSpace = irdl.any {varve.rule = "u32"}
    %extraData = irdl.any {varve.rule = "attribute"}
    irdl.parameters(
      tag: %tag,
      name: %name,
      baseType: %baseType,
      sizeInBits: %sizeInBits,
      alignInBits: %alignInBits,
      offsetInBits: %offsetInBits,
      dwarfAddressSpace: %dwarfAddressSpace,
      extraData: %extraData) {
      varve.optional = ["name", "baseType", "dwarfAddressSpace", "extraData"],
      varve.defaults = {
        sizeInBits = 0 : i64,
        alignInBits = 0 : i32,
        offsetInBits = 0 : i64}
    }
  }
  irdl.attribute @"#di_expression" attributes {
    varve.format = "`<` ( `[` $operations^ `]` ) : (``)? `>`"
  } {
    %operations = irdl.any {varve.rule = "array<#llvm.di_expression_elem>"}
    irdl.parameters(
      operations: %operations) {
      varve.defaults = {
        operations = []}
    }
  }
  irdl.attribute @"#di_expression_elem" attributes {
    varve.format = "`` $opcode ( `(` custom<ExpressionArg>(ref($opcode), $arguments)^ `)` ) : (``)?"
  } {
    %opcode = irdl.any {varve.rule = "enum<@DwarfOperation>"}
    %arguments = irdl.any {varve.rule = "array<u64>"}
    irdl.parameters(
      opcode: %opcode,
      arguments: %arguments) {
      varve.defaults = {
        arguments = []}
    }
  }
  irdl.attribute @"#di_file" attributes {
    varve.format = "`<` $name `in` $directory `>`",
    varve.alias = "di_file"
  } {
    %name = irdl.any {varve.rule = "StrAttr"}
    %directory = irdl.any {varve.rule = "StrAttr"}
    irdl.parameters(
      name: %name,
      directory: %directory)
  }
  irdl.attribute @"#di_global_variable" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "di_global_variable"
  } {
    %scope = irdl.any {varve.rule = "attribute"}
    %name = irdl.any {varve.rule = "StrAttr"}
    %linkageName = irdl.any {varve.rule = "StrAttr"}
    %file = irdl.base "#llvm.di_file"
    %line = irdl.any {varve.rule = "u32"}
    %type = irdl.any {varve.rule = "attribute"}
    %isLocalToUnit = irdl.any {varve.rule = "bool"}
    %isDefined = irdl.any {varve.rule = "bool"}
    %alignInBits = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      scope: %scope,
      name: %name,
      linkageName: %linkageName,
      file: %file,
      line: %line,
      type: %type,
      isLocalToUnit: %isLocalToUnit,
      isDefined: %isDefined,
      alignInBits: %alignInBits) {
      varve.optional = ["scope", "name", "linkageName"],
      varve.defaults = {
        isLocalToUnit = false,
        isDefined = false,
        alignInBits = 0 : i32}
    }
  }
  irdl.attribute @"#di_global_variable_expression" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "di_global_variable_expression"
  } {
    %var = irdl.base "#llvm.di_global_variable"
    %expr = irdl.base "#llvm.di_expression"
    irdl.parameters(
      var: %var,
      expr: %expr) {
      varve.optional = ["expr"]
    }
  }
  irdl.attribute @"#di_label" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "di_label"
  } {
    %scope = irdl.any {varve.rule = "attribute"}
    %name = irdl.any {varve.rule = "StrAttr"}
    %file = irdl.base "#llvm.di_file"
    %line = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      scope: %scope,
      name: %name,
      file: %file,
      line: %line) {
      varve.optional = ["name", "file"],
      varve.defaults = {
        line = 0 : i32}
    }
  }
  irdl.attribute @"#di_lexical_block" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "di_lexical_block"
  } {
    %scope = irdl.any {varve.rule = "attribute"}
    %file = irdl.base "#llvm.di_file"
    %line = irdl.any {varve.rule = "u32"}
    %column = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      scope: %scope,
      file: %file,
      line: %line,
      column: %column) {
      varve.optional = ["file"],
      varve.defaults = {
        line = 0 : i32,
        column = 0 : i32}
    }
  }
  irdl.attribute @"#di_lexical_block_file" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "di_lexical_block_file"
  } {
    %scope = irdl.any {varve.rule = "attribute"}
    %file = irdl.base "#llvm.di_file"
    %discriminator = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      scope: %scope,
      file: %file,
      discriminator: %discriminator) {
      varve.optional = ["file"]
    }
  }
  irdl.attribute @"#di_local_variable" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "di_local_variable"
  } {
    %scope = irdl.any {varve.rule = "attribute"}
    %name = irdl.any {varve.rule = "StrAttr"}
    %file = irdl.base "#llvm.di_file"
    %line = irdl.any {varve.rule = "u32"}
    %arg = irdl.any {varve.rule = "u32"}
    %alignInBits = irdl.any {varve.rule = "u32"}
    %type = irdl.any {varve.rule = "attribute"}
    irdl.parameters(
      scope: %scope,
      name: %name,
      file: %file,
      line: %line,
      arg: %arg,
      alignInBits: %alignInBits,
      type: %type) {
      varve.optional = ["name", "file", "type"],
      varve.defaults = {
        line = 0 : i32,
        arg = 0 : i32,
        alignInBits = 0 : i32}
    }
  }
  irdl.attribute @"#di_namespace" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "di_namespace"
  } {
    %name = irdl.any {varve.rule = "StrAttr"}
    %scope = irdl.any {varve.rule = "attribute"}
    %exportSymbols = irdl.any {varve.rule = "bool"}
    irdl.parameters(
      name: %name,
      scope: %scope,
      exportSymbols: %exportSymbols) {
      varve.optional = ["name", "scope"]
    }
  }
  irdl.attribute @"#di_string_type" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %tag = irdl.any {varve.rule = "enum<@DwarfTag>"}
    %name = irdl.any {varve.rule = "StrAttr"}
    %sizeInBits = irdl.any {varve.rule = "u64"}
    %alignInBits = irdl.any {varve.rule = "u32"}
    %stringLength = irdl.any {varve.rule = "attribute"}
    %stringLengthExp = irdl.base "#llvm.di_expression"
    %stringLocationExp = irdl.base "#llvm.di_expression"
    %encoding = irdl.any {varve.rule = "enum<@DwarfEncoding>"}
    irdl.parameters(
      tag: %tag,
      name: %name,
      sizeInBits: %sizeInBits,
      alignInBits: %alignInBits,
      stringLength: %stringLength,
      stringLengthExp: %stringLengthExp,
      stringLocationExp: %stringLocationExp,
      encoding: %encoding) {
      varve.optional = ["stringLength", "stringLengthExp", "stringLocationExp"],
      varve.defaults = {
        sizeInBits = 0 : i64,
        alignInBits = 0 : i32,
        encoding = 0 : i32}
    }
  }
  irdl.attribute @"#di_subprogram" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "di_subprogram"
  } {
    %id = irdl.any {varve.rule = "DistinctAttr"}
    %compileUnit = irdl.base "#llvm.di_compile_unit"
    %scope = irdl.any {varve.rule = "attribute"}
    %name = irdl.any {varve.rule = "StrAttr"}
    %linkageName = irdl.any {varve.rule = "StrAttr"}
    %file = irdl.base "#llvm.di_file"
    %line = irdl.any {varve.rule = "u32"}
    %scopeLine = irdl.any {varve.rule = "u32"}
    %subprogramFlags = irdl.any {varve.rule = "enum<@DISubprogramFlags>"}
    %type = irdl.base "#llvm.di_subroutine_type"
    irdl.parameters(
      id: %id,
      compileUnit: %compileUnit,
      scope: %scope,
      name: %name,
      linkageName: %linkageName,
      file: %file,
      line: %line,
      scopeLine: %scopeLine,
      subprogramFlags: %subprogramFlags,
      type: %type) {
      varve.optional = ["id", "compileUnit", "name", "linkageName", "type"],
      varve.defaults = {
        line = 0 : i32,
        scopeLine = 0 : i32,
        subprogramFlags = 0 : i32}
    }
  }
  irdl.attribute @"#di_subrange" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %count = irdl.any {varve.rule = "attribute"}
    %lowerBound = irdl.any {varve.rule = "attribute"}
    %upperBound = irdl.any {varve.rule = "attribute"}
    %stride = irdl.any {varve.rule = "attribute"}
    irdl.parameters(
      count: %count,
      lowerBound: %lowerBound,
      upperBound: %upperBound,
      stride: %stride) {
      varve.optional = ["count", "lowerBound", "upperBound", "stride"]
    }
  }
  irdl.attribute @"#di_subroutine_type" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "di_subroutine_type"
  } {
    %callingConvention = irdl.any {varve.rule = "enum<@DwarfCallingConvention>"}
    %types = irdl.any {varve.rule = "array<attribute>"}
    irdl.parameters(
      callingConvention: %callingConvention,
      types: %types) {
      varve.defaults = {
        callingConvention = 0 : i32,
        types = []}
    }
  }
  irdl.attribute @"#loop_annotation" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "loop_annotation"
  } {
    %disableNonforced = irdl.any {varve.rule = "BoolAttr"}
    %vectorize = irdl.base "#llvm.loop_vectorize"
    %interleave = irdl.base "#llvm.loop_interleave"
    %unroll = irdl.base "#llvm.loop_unroll"
    %unrollAndJam = irdl.base "#llvm.loop_unroll_and_jam"
    %licm = irdl.base "#llvm.loop_licm"
    %distribute = irdl.base "#llvm.loop_distribute"
    %pipeline = irdl.base "#llvm.loop_pipeline"
    %peeled = irdl.base "#llvm.loop_peeled"
    %unswitch = irdl.base "#llvm.loop_unswitch"
    %mustProgress = irdl.any {varve.rule = "BoolAttr"}
    %isVectorized = irdl.any {varve.rule = "BoolAttr"}
    %startLoc = irdl.any {varve.rule = "FusedLoc"}
    %endLoc = irdl.any {varve.rule = "FusedLoc"}
    %parallelAccesses = irdl.any {varve.rule = "array<#llvm.access_group>"}
    irdl.parameters(
      disableNonforced: %disableNonforced,
      vectorize: %vectorize,
      interleave: %interleave,
      unroll: %unroll,
      unrollAndJam: %unrollAndJam,
      licm: %licm,
      distribute: %distribute,
      pipeline: %pipeline,
      peeled: %peeled,
      unswitch: %unswitch,
      mustProgress: %mustProgress,
      isVectorized: %isVectorized,
      startLoc: %startLoc,
      endLoc: %endLoc,
      parallelAccesses: %parallelAccesses) {
      varve.optional = ["disableNonforced", "vectorize", "interleave", "unroll", "unrollAndJam", "licm", "distribute", "pipeline", "peeled", "unswitch", "mustProgress", "isVectorized", "startLoc", "endLoc"],
      varve.defaults = {
        parallelAccesses = []}
    }
  }
  irdl.attribute @"#loop_distribute" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %disable = irdl.any {varve.rule = "BoolAttr"}
    %followupCoincident = irdl.base "#llvm.loop_annotation"
    %followupSequential = irdl.base "#llvm.loop_annotation"
    %followupFallback = irdl.base "#llvm.loop_annotation"
    %followupAll = irdl.base "#llvm.loop_annotation"
    irdl.parameters(
      disable: %disable,
      followupCoincident: %followupCoincident,
      followupSequential: %followupSequential,
      followupFallback: %followupFallback,
      followupAll: %followupAll) {
      varve.optional = ["disable", "followupCoincident", "followupSequential", "followupFallback", "followupAll"]
    }
  }
  irdl.attribute @"#loop_interleave" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %count = irdl.any {varve.rule = "APIntAttr"}
    irdl.parameters(
      count: %count)
  }
  irdl.attribute @"#loop_licm" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %disable = irdl.any {varve.rule = "BoolAttr"}
    %versioningDisable = irdl.any {varve.rule = "BoolAttr"}
    irdl.parameters(
      disable: %disable,
      versioningDisable: %versioningDisable) {
      varve.optional = ["disable", "versioningDisable"]
    }
  }
  irdl.attribute @"#loop_peeled" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %count = irdl.any {varve.rule = "APIntAttr"}
    irdl.parameters(
      count: %count) {
      varve.optional = ["count"]
    }
  }
  irdl.attribute @"#loop_pipeline" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %disable = irdl.any {varve.rule = "BoolAttr"}
    %initiationinterval = irdl.any {varve.rule = "APIntAttr"}
    irdl.parameters(
      disable: %disable,
      initiationinterval: %initiationinterval) {
      varve.optional = ["disable", "initiationinterval"]
    }
  }
  irdl.attribute @"#loop_unroll" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %disable = irdl.any {varve.rule = "BoolAttr"}
    %count = irdl.any {varve.rule = "APIntAttr"}
    %runtimeDisable = irdl.any {varve.rule = "BoolAttr"}
    %full = irdl.any {varve.rule = "BoolAttr"}
    %followupUnrolled = irdl.base "#llvm.loop_annotation"
    %followupRemainder = irdl.base "#llvm.loop_annotation"
    %followupAll = irdl.base "#llvm.loop_annotation"
    irdl.parameters(
      disable: %disable,
      count: %count,
      runtimeDisable: %runtimeDisable,
      full: %full,
      followupUnrolled: %followupUnrolled,
      followupRemainder: %followupRemainder,
      followupAll: %followupAll) {
      varve.optional = ["disable", "count", "runtimeDisable", "full", "followupUnrolled", "followupRemainder", "followupAll"]
    }
  }
  irdl.attribute @"#loop_unroll_and_jam" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %disable = irdl.any {varve.rule = "BoolAttr"}
    %count = irdl.any {varve.rule = "APIntAttr"}
    %followupOuter = irdl.base "#llvm.loop_annotation"
    %followupInner = irdl.base "#llvm.loop_annotation"
    %followupRemainderOuter = irdl.base "#llvm.loop_annotation"
    %followupRemainderInner = irdl.base "#llvm.loop_annotation"
    %followupAll = irdl.base "#llvm.loop_annotation"
    irdl.parameters(
      disable: %disable,
      count: %count,
      followupOuter: %followupOuter,
      followupInner: %followupInner,
      followupRemainderOuter: %followupRemainderOuter,
      followupRemainderInner: %followupRemainderInner,
      followupAll: %followupAll) {
      varve.optional = ["disable", "count", "followupOuter", "followupInner", "followupRemainderOuter", "followupRemainderInner", "followupAll"]
    }
  }
  irdl.attribute @"#loop_unswitch" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %partialDisable = irdl.any {varve.rule = "BoolAttr"}
    irdl.parameters(
      partialDisable: %partialDisable) {
      varve.optional = ["partialDisable"]
    }
  }
  irdl.attribute @"#loop_vectorize" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %disable = irdl.any {varve.rule = "BoolAttr"}
    %predicateEnable = irdl.any {varve.rule = "BoolAttr"}
    %scalableEnable = irdl.any {varve.rule = "BoolAttr"}
    %width = irdl.any {varve.rule = "APIntAttr"}
    %followupVectorized = irdl.base "#llvm.loop_annotation"
    %followupEpilogue = irdl.base "#llvm.loop_annotation"
    %followupAll = irdl.base "#llvm.loop_annotation"
    irdl.parameters(
      disable: %disable,
      predicateEnable: %predicateEnable,
      scalableEnable: %scalableEnable,
      width: %width,
      followupVectorized: %followupVectorized,
      followupEpilogue: %followupEpilogue,
      followupAll: %followupAll) {
      varve.optional = ["disable", "predicateEnable", "scalableEnable", "width", "followupVectorized", "followupEpilogue", "followupAll"]
    }
  }
  irdl.attribute @"#memory_effects" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %other = irdl.any {varve.rule = "enum<@ModRefInfo>"}
    %argMem = irdl.any {varve.rule = "enum<@ModRefInfo>"}
    %inaccessibleMem = irdl.any {varve.rule = "enum<@ModRefInfo>"}
    irdl.parameters(
      other: %other,
      argMem: %argMem,
      inaccessibleMem: %inaccessibleMem)
  }
  irdl.attribute @"#target_features" attributes {
    varve.format = "`<` `[` (`]`) : ($features^ `]`)? `>`"
  } {
    %features = irdl.any {varve.rule = "array<StrAttr>"}
    irdl.parameters(
      features: %features) {
      varve.defaults = {
        features = []}
    }
  }
  irdl.operation @add attributes {
    varve.traits = ["Pure", "SameOperandsAndResultType", "IntegerOverflowFlagsInterface", "Commutative"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"],
    varve.keyword.overflowFlags = "overflow",
    varve.format = "$lhs `,` $rhs ($overflowFlags^)? attr-dict `:` type($res)"
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %overflowFlags = irdl.any {varve.rule = "enum<@IntegerOverflowFlags>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      res: %res)
    irdl.attributes {
      "overflowFlags" = %overflowFlags
    } {
      varve.defaults = {
        overflowFlags = #llvm.overflow<none>},
      varve.native = {
        overflowFlags = "enum"}
    }
  }
  irdl.operation @and attributes {
    varve.format = "$lhs `,` $rhs ` ` attr-dict ` ` `:` type($res)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      res: %res)
  }
  irdl.operation @ashr attributes {
    varve.format = "$lhs `,` $rhs ` ` attr-dict ` ` `:` type($res)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      res: %res)
  }
  irdl.operation @atomicrmw attributes {
    varve.format = "(`volatile` $volatile_^)? $bin_op $ptr `,` $val (`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict `:` qualified(type($ptr)) `,` type($val)",
    varve.traits = ["AccessGroupOpInterface", "AliasAnalysisOpInterface", "TypesMatchWith<val,res>"],
    varve.let = [
      "type($res) = type($val)"]
  } {
    %ptr = irdl.base "!llvm.ptr"
    %val = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, !llvm.ptr, AnySignlessInteger>"}
    %res = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, !llvm.ptr, AnySignlessInteger>"}
    %bin_op = irdl.any {varve.rule = "enum<@AtomicBinOp>"}
    %ordering = irdl.any {varve.rule = "enum<@AtomicOrdering>"}
    %syncscope = irdl.any {varve.rule = "StrAttr"}
    %alignment = irdl.any {varve.rule = "I64Attr"}
    %volatile_ = irdl.any {varve.rule = "UnitAttr"}
    %access_groups = irdl.any {varve.rule = "ArrayOf<#llvm.access_group>"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      ptr: %ptr,
      val: %val)
    irdl.results(
      res: %res)
    irdl.attributes {
      "bin_op" = %bin_op,
      "ordering" = %ordering,
      "syncscope" = %syncscope,
      "alignment" = %alignment,
      "volatile_" = %volatile_,
      "access_groups" = %access_groups,
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["syncscope", "alignment", "volatile_", "access_groups", "alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @call attributes {
    varve.syntax = "hook:llvm.call",
    varve.traits = ["AccessGroupOpInterface", "AliasAnalysisOpInterface", "FastmathFlagsInterface", "CallOpInterface", "SymbolUserOpInterface", "WeightedBranchOpInterface"]
  } {
    %callee_operands = irdl.any {varve.rule = "LLVM_Type"}
    %result = irdl.any {varve.rule = "LLVM_Type"}
    %var_callee_type = irdl.any {varve.rule = "TypeAttrOf<!llvm.func>"}
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    %branch_weights = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %CConv = irdl.base "#llvm.cconv"
    %TailCallKind = irdl.base "#llvm.tailcallkind"
    %access_groups = irdl.any {varve.rule = "ArrayOf<#llvm.access_group>"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      callee_operands: variadic %callee_operands)
    irdl.results(
      result: optional %result)
    irdl.attributes {
      "var_callee_type" = %var_callee_type,
      "callee" = %callee,
      "fastmathFlags" = %fastmathFlags,
      "branch_weights" = %branch_weights,
      "CConv" = %CConv,
      "TailCallKind" = %TailCallKind,
      "access_groups" = %access_groups,
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["var_callee_type", "callee", "branch_weights", "access_groups", "alias_scopes", "noalias_scopes", "tbaa"],
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>,
        CConv = #llvm.cconv<ccc>,
        TailCallKind = #llvm.tailcallkind<none>}
    }
  }
  irdl.operation @call_intrinsic attributes {
    varve.format = "$intrin `(` $args `)` `:` functional-type($args, $results) attr-dict",
    varve.traits = ["FastmathFlagsInterface"]
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %results = irdl.any {varve.rule = "LLVM_Type"}
    %intrin = irdl.any {varve.rule = "StrAttr"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      args: variadic %args)
    irdl.results(
      results: optional %results)
    irdl.attributes {
      "intrin" = %intrin,
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @fadd attributes {
    varve.format = "$lhs `,` $rhs ` ` attr-dict ` ` `:` type($res)",
    varve.traits = ["Pure", "SameOperandsAndResultType", "FastmathFlagsInterface"],
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
    varve.format = "$lhs `,` $rhs ` ` attr-dict ` ` `:` type($res)",
    varve.traits = ["Pure", "SameOperandsAndResultType", "FastmathFlagsInterface"],
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
    varve.format = "$lhs `,` $rhs ` ` attr-dict ` ` `:` type($res)",
    varve.traits = ["Pure", "SameOperandsAndResultType", "FastmathFlagsInterface"],
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
    varve.format = "$operand ` ` attr-dict ` ` `:` type($res)",
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
    varve.format = "$lhs `,` $rhs ` ` attr-dict ` ` `:` type($res)",
    varve.traits = ["Pure", "SameOperandsAndResultType", "FastmathFlagsInterface"],
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
    varve.format = "$lhs `,` $rhs ` ` attr-dict ` ` `:` type($res)",
    varve.traits = ["Pure", "SameOperandsAndResultType", "FastmathFlagsInterface"],
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
  irdl.operation @func attributes {
    varve.syntax = "hook:llvm.func",
    varve.traits = ["AutomaticAllocationScope", "IsolatedFromAbove", "FunctionOpInterface"]
  } {
    %sym_name = irdl.any {varve.rule = "StrAttr"}
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %function_type = irdl.any {varve.rule = "TypeAttrOf<!llvm.func>"}
    %linkage = irdl.base "#llvm.linkage"
    %dso_local = irdl.any {varve.rule = "UnitAttr"}
    %CConv = irdl.base "#llvm.cconv"
    %comdat = irdl.any {varve.rule = "SymbolRefAttr"}
    %convergent = irdl.any {varve.rule = "UnitAttr"}
    %personality = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %garbageCollector = irdl.any {varve.rule = "StrAttr"}
    %passthrough = irdl.any {varve.rule = "ArrayAttr"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %function_entry_count = irdl.any {varve.rule = "I64Attr"}
    %memory = irdl.base "#llvm.memory_effects"
    %visibility_ = irdl.any {varve.rule = "enum<@Visibility>"}
    %arm_streaming = irdl.any {varve.rule = "UnitAttr"}
    %arm_locally_streaming = irdl.any {varve.rule = "UnitAttr"}
    %arm_streaming_compatible = irdl.any {varve.rule = "UnitAttr"}
    %arm_new_za = irdl.any {varve.rule = "UnitAttr"}
    %arm_in_za = irdl.any {varve.rule = "UnitAttr"}
    %arm_out_za = irdl.any {varve.rule = "UnitAttr"}
    %arm_inout_za = irdl.any {varve.rule = "UnitAttr"}
    %arm_preserves_za = irdl.any {varve.rule = "UnitAttr"}
    %section = irdl.any {varve.rule = "StrAttr"}
    %unnamed_addr = irdl.any {varve.rule = "enum<@UnnamedAddr>"}
    %alignment = irdl.any {varve.rule = "I64Attr"}
    %vscale_range = irdl.base "#llvm.vscale_range"
    %frame_pointer = irdl.base "#llvm.framePointerKind"
    %target_cpu = irdl.any {varve.rule = "StrAttr"}
    %tune_cpu = irdl.any {varve.rule = "StrAttr"}
    %target_features = irdl.base "#llvm.target_features"
    %unsafe_fp_math = irdl.any {varve.rule = "BoolAttr"}
    %no_infs_fp_math = irdl.any {varve.rule = "BoolAttr"}
    %no_nans_fp_math = irdl.any {varve.rule = "BoolAttr"}
    %approx_func_fp_math = irdl.any {varve.rule = "BoolAttr"}
    %no_signed_zeros_fp_math = irdl.any {varve.rule = "BoolAttr"}
    %denormal_fp_math = irdl.any {varve.rule = "StrAttr"}
    %denormal_fp_math_f32 = irdl.any {varve.rule = "StrAttr"}
    %fp_contract = irdl.any {varve.rule = "StrAttr"}
    %no_inline = irdl.any {varve.rule = "UnitAttr"}
    %always_inline = irdl.any {varve.rule = "UnitAttr"}
    %no_unwind = irdl.any {varve.rule = "UnitAttr"}
    %will_return = irdl.any {varve.rule = "UnitAttr"}
    %optimize_none = irdl.any {varve.rule = "UnitAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "sym_visibility" = %sym_visibility,
      "function_type" = %function_type,
      "linkage" = %linkage,
      "dso_local" = %dso_local,
      "CConv" = %CConv,
      "comdat" = %comdat,
      "convergent" = %convergent,
      "personality" = %personality,
      "garbageCollector" = %garbageCollector,
      "passthrough" = %passthrough,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs,
      "function_entry_count" = %function_entry_count,
      "memory" = %memory,
      "visibility_" = %visibility_,
      "arm_streaming" = %arm_streaming,
      "arm_locally_streaming" = %arm_locally_streaming,
      "arm_streaming_compatible" = %arm_streaming_compatible,
      "arm_new_za" = %arm_new_za,
      "arm_in_za" = %arm_in_za,
      "arm_out_za" = %arm_out_za,
      "arm_inout_za" = %arm_inout_za,
      "arm_preserves_za" = %arm_preserves_za,
      "section" = %section,
      "unnamed_addr" = %unnamed_addr,
      "alignment" = %alignment,
      "vscale_range" = %vscale_range,
      "frame_pointer" = %frame_pointer,
      "target_cpu" = %target_cpu,
      "tune_cpu" = %tune_cpu,
      "target_features" = %target_features,
      "unsafe_fp_math" = %unsafe_fp_math,
      "no_infs_fp_math" = %no_infs_fp_math,
      "no_nans_fp_math" = %no_nans_fp_math,
      "approx_func_fp_math" = %approx_func_fp_math,
      "no_signed_zeros_fp_math" = %no_signed_zeros_fp_math,
      "denormal_fp_math" = %denormal_fp_math,
      "denormal_fp_math_f32" = %denormal_fp_math_f32,
      "fp_contract" = %fp_contract,
      "no_inline" = %no_inline,
      "always_inline" = %always_inline,
      "no_unwind" = %no_unwind,
      "will_return" = %will_return,
      "optimize_none" = %optimize_none
    } {
      varve.optional = ["sym_visibility", "dso_local", "comdat", "convergent", "personality", "garbageCollector", "passthrough", "arg_attrs", "res_attrs", "function_entry_count", "memory", "arm_streaming", "arm_locally_streaming", "arm_streaming_compatible", "arm_new_za", "arm_in_za", "arm_out_za", "arm_inout_za", "arm_preserves_za", "section", "unnamed_addr", "alignment", "vscale_range", "frame_pointer", "target_cpu", "tune_cpu", "target_features", "unsafe_fp_math", "no_infs_fp_math", "no_nans_fp_math", "approx_func_fp_math", "no_signed_zeros_fp_math", "denormal_fp_math", "denormal_fp_math_f32", "fp_contract", "no_inline", "always_inline", "no_unwind", "will_return", "optimize_none"],
      varve.defaults = {
        linkage = #llvm.linkage<external>,
        CConv = #llvm.cconv<ccc>,
        visibility_ = 0 : i64}
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @getelementptr attributes {
    varve.format = "(`inbounds` $inbounds^)? $base `[` custom<GEPIndices>($dynamicIndices, $rawConstantIndices) `]` attr-dict `:` functional-type(operands, results) `,` $elem_type",
    varve.traits = ["Pure", "PromotableOpInterface", "SafeMemorySlotAccessOpInterface", "DestructurableAccessorOpInterface", "GetResultPtrElementType"]
  } {
    %base = irdl.any {varve.rule = "AnyOf<!llvm.ptr, LLVM_VectorOf<!llvm.ptr>>"}
    %dynamicIndices = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<!llvm.ptr, LLVM_VectorOf<!llvm.ptr>>"}
    %rawConstantIndices = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %elem_type = irdl.any {varve.rule = "TypeAttr"}
    %inbounds = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      base: %base,
      dynamicIndices: variadic %dynamicIndices)
    irdl.results(
      res: %res)
    irdl.attributes {
      "rawConstantIndices" = %rawConstantIndices,
      "elem_type" = %elem_type,
      "inbounds" = %inbounds
    } {
      varve.optional = ["inbounds"]
    }
  }
  irdl.operation @inline_asm attributes {
    varve.format = "(`has_side_effects` $has_side_effects^)? (`is_align_stack` $is_align_stack^)? (`asm_dialect` `=` $asm_dialect^)? (`operand_attrs` `=` $operand_attrs^)? attr-dict $asm_string `,` $constraints operands `:` functional-type(operands, results)",
    varve.traits = ["MemoryEffectsOpInterface"]
  } {
    %operands = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %asm_string = irdl.any {varve.rule = "StrAttr"}
    %constraints = irdl.any {varve.rule = "StrAttr"}
    %has_side_effects = irdl.any {varve.rule = "UnitAttr"}
    %is_align_stack = irdl.any {varve.rule = "UnitAttr"}
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
      "asm_dialect" = %asm_dialect,
      "operand_attrs" = %operand_attrs
    } {
      varve.optional = ["has_side_effects", "is_align_stack", "asm_dialect", "operand_attrs"]
    }
  }
  irdl.operation @intr.assume attributes {
    varve.let = [
      "type($cond) = i1"]
  } {
    %cond = irdl.any {varve.rule = "I1"}
    irdl.operands(
      cond: %cond)
  }
  irdl.operation @intr.bitreverse attributes {
    varve.format = "`(` operands `)` ` ` attr-dict ` ` `:` functional-type(operands, results)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.bswap attributes {
    varve.format = "`(` operands `)` ` ` attr-dict ` ` `:` functional-type(operands, results)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.ceil attributes {
    varve.format = "`(` operands `)` ` ` attr-dict ` ` `:` functional-type(operands, results)",
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
    varve.format = "`(` operands `)` ` ` attr-dict ` ` `:` functional-type(operands, results)",
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
    varve.format = "`(` operands `)` ` ` attr-dict ` ` `:` functional-type(operands, results)",
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
  irdl.operation @intr.ctlz attributes {
    varve.traits = ["Pure"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %is_zero_poison = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "is_zero_poison" = %is_zero_poison
    }
  }
  irdl.operation @intr.ctpop attributes {
    varve.format = "`(` operands `)` ` ` attr-dict ` ` `:` functional-type(operands, results)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.cttz attributes {
    varve.traits = ["Pure"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %is_zero_poison = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "is_zero_poison" = %is_zero_poison
    }
  }
  irdl.operation @intr.debugtrap {
  }
  irdl.operation @intr.exp attributes {
    varve.format = "`(` operands `)` ` ` attr-dict ` ` `:` functional-type(operands, results)",
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
    varve.format = "`(` operands `)` ` ` attr-dict ` ` `:` functional-type(operands, results)",
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
  irdl.operation @intr.experimental.stepvector attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.fabs attributes {
    varve.format = "`(` operands `)` ` ` attr-dict ` ` `:` functional-type(operands, results)",
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
    varve.format = "`(` operands `)` ` ` attr-dict ` ` `:` functional-type(operands, results)",
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
    varve.format = "`(` operands `)` ` ` attr-dict ` ` `:` functional-type(operands, results)",
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
    varve.format = "`(` operands `)` ` ` attr-dict ` ` `:` functional-type(operands, results)",
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
  irdl.operation @intr.fshl attributes {
    varve.format = "`(` operands `)` ` ` attr-dict ` ` `:` functional-type(operands, results)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($c) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.fshr attributes {
    varve.format = "`(` operands `)` ` ` attr-dict ` ` `:` functional-type(operands, results)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($c) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.lifetime.end attributes {
    varve.format = "$size `,` $ptr attr-dict `:` qualified(type($ptr))",
    varve.traits = ["PromotableOpInterface"]
  } {
    %ptr = irdl.base "!llvm.ptr"
    %size = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      ptr: %ptr)
    irdl.attributes {
      "size" = %size
    }
  }
  irdl.operation @intr.lifetime.start attributes {
    varve.format = "$size `,` $ptr attr-dict `:` qualified(type($ptr))",
    varve.traits = ["PromotableOpInterface"]
  } {
    %ptr = irdl.base "!llvm.ptr"
    %size = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      ptr: %ptr)
    irdl.attributes {
      "size" = %size
    }
  }
  irdl.operation @intr.llrint attributes {
    varve.format = "`(` operands `)` ` ` attr-dict ` ` `:` functional-type(operands, results)",
    varve.traits = ["Pure"]
  } {
    %val = irdl.any {varve.rule = "LLVM_AnyFloat"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      val: %val)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.llround attributes {
    varve.format = "`(` operands `)` ` ` attr-dict ` ` `:` functional-type(operands, results)",
    varve.traits = ["Pure"]
  } {
    %val = irdl.any {varve.rule = "LLVM_AnyFloat"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      val: %val)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.log attributes {
    varve.format = "`(` operands `)` ` ` attr-dict ` ` `:` functional-type(operands, results)",
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
    varve.format = "`(` operands `)` ` ` attr-dict ` ` `:` functional-type(operands, results)",
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
    varve.format = "`(` operands `)` ` ` attr-dict ` ` `:` functional-type(operands, results)",
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
  irdl.operation @intr.lrint attributes {
    varve.format = "`(` operands `)` ` ` attr-dict ` ` `:` functional-type(operands, results)",
    varve.traits = ["Pure"]
  } {
    %val = irdl.any {varve.rule = "LLVM_AnyFloat"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      val: %val)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.lround attributes {
    varve.format = "`(` operands `)` ` ` attr-dict ` ` `:` functional-type(operands, results)",
    varve.traits = ["Pure"]
  } {
    %val = irdl.any {varve.rule = "LLVM_AnyFloat"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      val: %val)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.masked.compressstore {
    %operand0 = irdl.any {varve.rule = "LLVM_AnyVector"}
    %operand1 = irdl.base "!llvm.ptr"
    %operand2 = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1,
      operand2: %operand2)
  }
  irdl.operation @intr.masked.expandload {
    %operand0 = irdl.base "!llvm.ptr"
    %operand1 = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %operand2 = irdl.any {varve.rule = "LLVM_AnyVector"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.masked.load attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)"
  } {
    %data = irdl.base "!llvm.ptr"
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %pass_thru = irdl.any {varve.rule = "LLVM_AnyVector"}
    %res = irdl.any {varve.rule = "LLVM_AnyVector"}
    %alignment = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      data: %data,
      mask: %mask,
      pass_thru: variadic %pass_thru)
    irdl.results(
      res: %res)
    irdl.attributes {
      "alignment" = %alignment
    }
  }
  irdl.operation @intr.maximum attributes {
    varve.format = "`(` operands `)` ` ` attr-dict ` ` `:` functional-type(operands, results)",
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
    varve.format = "`(` operands `)` ` ` attr-dict ` ` `:` functional-type(operands, results)",
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
  irdl.operation @intr.memcpy attributes {
    varve.traits = ["AccessGroupOpInterface", "AliasAnalysisOpInterface", "PromotableMemOpInterface", "DestructurableAccessorOpInterface", "SafeMemorySlotAccessOpInterface"]
  } {
    %dst = irdl.base "!llvm.ptr"
    %src = irdl.base "!llvm.ptr"
    %len = irdl.any {varve.rule = "AnySignlessInteger"}
    %isVolatile = irdl.any {varve.rule = "I1Attr"}
    %access_groups = irdl.any {varve.rule = "ArrayOf<#llvm.access_group>"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      dst: %dst,
      src: %src,
      len: %len)
    irdl.attributes {
      "isVolatile" = %isVolatile,
      "access_groups" = %access_groups,
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["access_groups", "alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @intr.memcpy.inline attributes {
    varve.traits = ["AccessGroupOpInterface", "AliasAnalysisOpInterface", "PromotableMemOpInterface", "DestructurableAccessorOpInterface", "SafeMemorySlotAccessOpInterface"]
  } {
    %dst = irdl.base "!llvm.ptr"
    %src = irdl.base "!llvm.ptr"
    %len = irdl.any {varve.rule = "APIntAttr"}
    %isVolatile = irdl.any {varve.rule = "I1Attr"}
    %access_groups = irdl.any {varve.rule = "ArrayOf<#llvm.access_group>"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      dst: %dst,
      src: %src)
    irdl.attributes {
      "len" = %len,
      "isVolatile" = %isVolatile,
      "access_groups" = %access_groups,
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["access_groups", "alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @intr.memmove attributes {
    varve.traits = ["AccessGroupOpInterface", "AliasAnalysisOpInterface", "PromotableMemOpInterface", "DestructurableAccessorOpInterface", "SafeMemorySlotAccessOpInterface"]
  } {
    %dst = irdl.base "!llvm.ptr"
    %src = irdl.base "!llvm.ptr"
    %len = irdl.any {varve.rule = "AnySignlessInteger"}
    %isVolatile = irdl.any {varve.rule = "I1Attr"}
    %access_groups = irdl.any {varve.rule = "ArrayOf<#llvm.access_group>"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      dst: %dst,
      src: %src,
      len: %len)
    irdl.attributes {
      "isVolatile" = %isVolatile,
      "access_groups" = %access_groups,
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["access_groups", "alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @intr.memset attributes {
    varve.traits = ["AccessGroupOpInterface", "AliasAnalysisOpInterface", "PromotableMemOpInterface", "DestructurableAccessorOpInterface", "SafeMemorySlotAccessOpInterface"],
    varve.let = [
      "type($val) = i8"]
  } {
    %dst = irdl.base "!llvm.ptr"
    %val = irdl.any {varve.rule = "I8"}
    %len = irdl.any {varve.rule = "AnySignlessInteger"}
    %isVolatile = irdl.any {varve.rule = "I1Attr"}
    %access_groups = irdl.any {varve.rule = "ArrayOf<#llvm.access_group>"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      dst: %dst,
      val: %val,
      len: %len)
    irdl.attributes {
      "isVolatile" = %isVolatile,
      "access_groups" = %access_groups,
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["access_groups", "alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @intr.minimum attributes {
    varve.format = "`(` operands `)` ` ` attr-dict ` ` `:` functional-type(operands, results)",
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
    varve.format = "`(` operands `)` ` ` attr-dict ` ` `:` functional-type(operands, results)",
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
    varve.format = "`(` operands `)` ` ` attr-dict ` ` `:` functional-type(operands, results)",
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
    varve.format = "`(` operands `)` ` ` attr-dict ` ` `:` functional-type(operands, results)",
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
    varve.format = "`(` operands `)` ` ` attr-dict ` ` `:` functional-type(operands, results)",
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
    varve.format = "`(` operands `)` ` ` attr-dict ` ` `:` functional-type(operands, results)",
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
    varve.format = "`(` operands `)` ` ` attr-dict ` ` `:` functional-type(operands, results)",
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
    varve.format = "`(` operands `)` ` ` attr-dict ` ` `:` functional-type(operands, results)",
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
  irdl.operation @intr.sadd.sat attributes {
    varve.format = "`(` operands `)` ` ` attr-dict ` ` `:` functional-type(operands, results)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.sin attributes {
    varve.format = "`(` operands `)` ` ` attr-dict ` ` `:` functional-type(operands, results)",
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
  irdl.operation @intr.smax attributes {
    varve.format = "`(` operands `)` ` ` attr-dict ` ` `:` functional-type(operands, results)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.smin attributes {
    varve.format = "`(` operands `)` ` ` attr-dict ` ` `:` functional-type(operands, results)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.sqrt attributes {
    varve.format = "`(` operands `)` ` ` attr-dict ` ` `:` functional-type(operands, results)",
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
  irdl.operation @intr.sshl.sat attributes {
    varve.format = "`(` operands `)` ` ` attr-dict ` ` `:` functional-type(operands, results)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.ssub.sat attributes {
    varve.format = "`(` operands `)` ` ` attr-dict ` ` `:` functional-type(operands, results)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.trap {
  }
  irdl.operation @intr.trunc attributes {
    varve.format = "`(` operands `)` ` ` attr-dict ` ` `:` functional-type(operands, results)",
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
  irdl.operation @intr.uadd.sat attributes {
    varve.format = "`(` operands `)` ` ` attr-dict ` ` `:` functional-type(operands, results)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.ubsantrap {
    %failureKind = irdl.any {varve.rule = "I8Attr"}
    irdl.attributes {
      "failureKind" = %failureKind
    }
  }
  irdl.operation @intr.umax attributes {
    varve.format = "`(` operands `)` ` ` attr-dict ` ` `:` functional-type(operands, results)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.umin attributes {
    varve.format = "`(` operands `)` ` ` attr-dict ` ` `:` functional-type(operands, results)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.ushl.sat attributes {
    varve.format = "`(` operands `)` ` ` attr-dict ` ` `:` functional-type(operands, results)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.usub.sat attributes {
    varve.format = "`(` operands `)` ` ` attr-dict ` ` `:` functional-type(operands, results)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vector.interleave2 attributes {
    varve.traits = ["Pure", "AllTypesMatch<vec1,vec2>", "ElementCountTimes<res,vec1,2>"],
    varve.let = [
      "type($vec2) = type($vec1)"]
  } {
    %vec1 = irdl.any {varve.rule = "LLVM_AnyVector"}
    %vec2 = irdl.any {varve.rule = "LLVM_AnyVector"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      vec1: %vec1,
      vec2: %vec2)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vector.reduce.fmax attributes {
    varve.format = "`(` operands `)` ` ` attr-dict ` ` `:` functional-type(operands, results)",
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
    varve.format = "`(` operands `)` ` ` attr-dict ` ` `:` functional-type(operands, results)",
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
    varve.format = "`(` operands `)` ` ` attr-dict ` ` `:` functional-type(operands, results)",
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
    varve.format = "`(` operands `)` ` ` attr-dict ` ` `:` functional-type(operands, results)",
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
  irdl.operation @inttoptr attributes {
    varve.format = "$arg attr-dict `:` type($arg) `to` type($res)",
    varve.traits = ["Pure"]
  } {
    %arg = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<!llvm.ptr, LLVM_VectorOf<!llvm.ptr>>"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      res: %res)
  }
  irdl.operation @invoke attributes {
    varve.syntax = "hook:llvm.invoke",
    varve.traits = ["BranchOpInterface", "CallOpInterface", "WeightedBranchOpInterface", "Terminator"]
  } {
    %callee_operands = irdl.any {varve.rule = "LLVM_Type"}
    %normalDestOperands = irdl.any {varve.rule = "LLVM_Type"}
    %unwindDestOperands = irdl.any {varve.rule = "LLVM_Type"}
    %result = irdl.any {varve.rule = "LLVM_Type"}
    %var_callee_type = irdl.any {varve.rule = "TypeAttrOf<!llvm.func>"}
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %branch_weights = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %CConv = irdl.base "#llvm.cconv"
    irdl.operands(
      callee_operands: variadic %callee_operands,
      normalDestOperands: variadic %normalDestOperands,
      unwindDestOperands: variadic %unwindDestOperands) {
      varve.segments
    }
    irdl.results(
      result: optional %result)
    irdl.attributes {
      "var_callee_type" = %var_callee_type,
      "callee" = %callee,
      "branch_weights" = %branch_weights,
      "CConv" = %CConv
    } {
      varve.optional = ["var_callee_type", "callee", "branch_weights"],
      varve.defaults = {
        CConv = #llvm.cconv<ccc>}
    }
    "varve.successors"() {names = ["normalDest", "unwindDest"], variadic = []} : () -> ()
  }
  irdl.operation @load attributes {
    varve.format = "(`volatile` $volatile_^)? $addr (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)? (`invariant` $invariant^)? attr-dict `:` qualified(type($addr)) `->` type($res)",
    varve.traits = ["AccessGroupOpInterface", "AliasAnalysisOpInterface", "DestructurableAccessorOpInterface", "MemoryEffectsOpInterface", "PromotableMemOpInterface", "SafeMemorySlotAccessOpInterface"]
  } {
    %addr = irdl.base "!llvm.ptr"
    %res = irdl.any {varve.rule = "AnyOf<AllOf<LLVM_Type, Not<AnyOf<!llvm.void, !llvm.func>>>, Implements<\22PointerElementTypeInterface\22>>"}
    %alignment = irdl.any {varve.rule = "I64Attr"}
    %volatile_ = irdl.any {varve.rule = "UnitAttr"}
    %nontemporal = irdl.any {varve.rule = "UnitAttr"}
    %invariant = irdl.any {varve.rule = "UnitAttr"}
    %ordering = irdl.any {varve.rule = "enum<@AtomicOrdering>"}
    %syncscope = irdl.any {varve.rule = "StrAttr"}
    %access_groups = irdl.any {varve.rule = "ArrayOf<#llvm.access_group>"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      addr: %addr)
    irdl.results(
      res: %res)
    irdl.attributes {
      "alignment" = %alignment,
      "volatile_" = %volatile_,
      "nontemporal" = %nontemporal,
      "invariant" = %invariant,
      "ordering" = %ordering,
      "syncscope" = %syncscope,
      "access_groups" = %access_groups,
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["alignment", "volatile_", "nontemporal", "invariant", "syncscope", "access_groups", "alias_scopes", "noalias_scopes", "tbaa"],
      varve.defaults = {
        ordering = 0 : i64}
    }
  }
  irdl.operation @lshr attributes {
    varve.format = "$lhs `,` $rhs ` ` attr-dict ` ` `:` type($res)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      res: %res)
  }
  irdl.operation @mlir.global attributes {
    varve.syntax = "hook:llvm.mlir.global",
    varve.traits = ["IsolatedFromAbove", "SingleBlock", "Symbol"],
    varve.terminator = "llvm.return"
  } {
    %global_type = irdl.any {varve.rule = "TypeAttr"}
    %constant = irdl.any {varve.rule = "UnitAttr"}
    %sym_name = irdl.any {varve.rule = "StrAttr"}
    %linkage = irdl.base "#llvm.linkage"
    %dso_local = irdl.any {varve.rule = "UnitAttr"}
    %thread_local_ = irdl.any {varve.rule = "UnitAttr"}
    %value = irdl.any
    %alignment = irdl.any {varve.rule = "I64Attr"}
    %addr_space = irdl.any {varve.rule = "AllOf<I32Attr, IntNonNegative>"}
    %unnamed_addr = irdl.any {varve.rule = "enum<@UnnamedAddr>"}
    %section = irdl.any {varve.rule = "StrAttr"}
    %comdat = irdl.any {varve.rule = "SymbolRefAttr"}
    %dbg_expr = irdl.base "#llvm.di_global_variable_expression"
    %visibility_ = irdl.any {varve.rule = "enum<@Visibility>"}
    irdl.attributes {
      "global_type" = %global_type,
      "constant" = %constant,
      "sym_name" = %sym_name,
      "linkage" = %linkage,
      "dso_local" = %dso_local,
      "thread_local_" = %thread_local_,
      "value" = %value,
      "alignment" = %alignment,
      "addr_space" = %addr_space,
      "unnamed_addr" = %unnamed_addr,
      "section" = %section,
      "comdat" = %comdat,
      "dbg_expr" = %dbg_expr,
      "visibility_" = %visibility_
    } {
      varve.optional = ["constant", "dso_local", "thread_local_", "value", "alignment", "unnamed_addr", "section", "comdat", "dbg_expr"],
      varve.defaults = {
        addr_space = 0 : i32,
        visibility_ = 0 : i64}
    }
    %initializer = irdl.region
    irdl.regions(
      initializer: %initializer)
  }
  irdl.operation @mlir.global_ctors attributes {
    varve.format = "attr-dict",
    varve.traits = ["SymbolUserOpInterface"]
  } {
    %ctors = irdl.any {varve.rule = "ArrayOf<FlatSymbolRefAttr>"}
    %priorities = irdl.any {varve.rule = "ArrayOf<I32Attr>"}
    irdl.attributes {
      "ctors" = %ctors,
      "priorities" = %priorities
    }
  }
  irdl.operation @mlir.global_dtors attributes {
    varve.format = "attr-dict",
    varve.traits = ["SymbolUserOpInterface"]
  } {
    %dtors = irdl.any {varve.rule = "ArrayOf<FlatSymbolRefAttr>"}
    %priorities = irdl.any {varve.rule = "ArrayOf<I32Attr>"}
    irdl.attributes {
      "dtors" = %dtors,
      "priorities" = %priorities
    }
  }
  irdl.operation @mul attributes {
    varve.traits = ["Pure", "SameOperandsAndResultType", "IntegerOverflowFlagsInterface", "Commutative"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"],
    varve.keyword.overflowFlags = "overflow",
    varve.format = "$lhs `,` $rhs ($overflowFlags^)? attr-dict `:` type($res)"
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %overflowFlags = irdl.any {varve.rule = "enum<@IntegerOverflowFlags>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      res: %res)
    irdl.attributes {
      "overflowFlags" = %overflowFlags
    } {
      varve.defaults = {
        overflowFlags = #llvm.overflow<none>},
      varve.native = {
        overflowFlags = "enum"}
    }
  }
  irdl.operation @or attributes {
    varve.format = "$lhs `,` $rhs ` ` attr-dict ` ` `:` type($res)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      res: %res)
  }
  irdl.operation @sdiv attributes {
    varve.format = "$lhs `,` $rhs ` ` attr-dict ` ` `:` type($res)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      res: %res)
  }
  irdl.operation @shl attributes {
    varve.traits = ["Pure", "SameOperandsAndResultType", "IntegerOverflowFlagsInterface"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"],
    varve.keyword.overflowFlags = "overflow",
    varve.format = "$lhs `,` $rhs ($overflowFlags^)? attr-dict `:` type($res)"
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %overflowFlags = irdl.any {varve.rule = "enum<@IntegerOverflowFlags>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      res: %res)
    irdl.attributes {
      "overflowFlags" = %overflowFlags
    } {
      varve.defaults = {
        overflowFlags = #llvm.overflow<none>},
      varve.native = {
        overflowFlags = "enum"}
    }
  }
  irdl.operation @srem attributes {
    varve.format = "$lhs `,` $rhs ` ` attr-dict ` ` `:` type($res)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      res: %res)
  }
  irdl.operation @store attributes {
    varve.format = "(`volatile` $volatile_^)? $value `,` $addr (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)? attr-dict `:` type($value) `,` qualified(type($addr))",
    varve.traits = ["AccessGroupOpInterface", "AliasAnalysisOpInterface", "DestructurableAccessorOpInterface", "MemoryEffectsOpInterface", "PromotableMemOpInterface", "SafeMemorySlotAccessOpInterface"]
  } {
    %value = irdl.any {varve.rule = "AnyOf<AllOf<LLVM_Type, Not<AnyOf<!llvm.void, !llvm.func>>>, Implements<\22PointerElementTypeInterface\22>>"}
    %addr = irdl.base "!llvm.ptr"
    %alignment = irdl.any {varve.rule = "I64Attr"}
    %volatile_ = irdl.any {varve.rule = "UnitAttr"}
    %nontemporal = irdl.any {varve.rule = "UnitAttr"}
    %ordering = irdl.any {varve.rule = "enum<@AtomicOrdering>"}
    %syncscope = irdl.any {varve.rule = "StrAttr"}
    %access_groups = irdl.any {varve.rule = "ArrayOf<#llvm.access_group>"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      value: %value,
      addr: %addr)
    irdl.attributes {
      "alignment" = %alignment,
      "volatile_" = %volatile_,
      "nontemporal" = %nontemporal,
      "ordering" = %ordering,
      "syncscope" = %syncscope,
      "access_groups" = %access_groups,
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["alignment", "volatile_", "nontemporal", "syncscope", "access_groups", "alias_scopes", "noalias_scopes", "tbaa"],
      varve.defaults = {
        ordering = 0 : i64}
    }
  }
  irdl.operation @sub attributes {
    varve.traits = ["Pure", "SameOperandsAndResultType", "IntegerOverflowFlagsInterface"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"],
    varve.keyword.overflowFlags = "overflow",
    varve.format = "$lhs `,` $rhs ($overflowFlags^)? attr-dict `:` type($res)"
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %overflowFlags = irdl.any {varve.rule = "enum<@IntegerOverflowFlags>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      res: %res)
    irdl.attributes {
      "overflowFlags" = %overflowFlags
    } {
      varve.defaults = {
        overflowFlags = #llvm.overflow<none>},
      varve.native = {
        overflowFlags = "enum"}
    }
  }
  irdl.operation @trunc attributes {
    varve.format = "$arg attr-dict `:` type($arg) `to` type($res)",
    varve.traits = ["Pure"],
    varve.keyword.overflowFlags = "overflow"
  } {
    %arg = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      res: %res)
  }
  irdl.operation @udiv attributes {
    varve.format = "$lhs `,` $rhs ` ` attr-dict ` ` `:` type($res)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      res: %res)
  }
  irdl.operation @uitofp attributes {
    varve.format = "$arg attr-dict `:` type($arg) `to` type($res)",
    varve.traits = ["Pure"]
  } {
    %arg = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      res: %res)
  }
  irdl.operation @urem attributes {
    varve.format = "$lhs `,` $rhs ` ` attr-dict ` ` `:` type($res)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      res: %res)
  }
  irdl.operation @xor attributes {
    varve.format = "$lhs `,` $rhs ` ` attr-dict ` ` `:` type($res)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      res: %res)
  }
  irdl.operation @zext attributes {
    varve.format = "$arg attr-dict `:` type($arg) `to` type($res)",
    varve.traits = ["Pure"]
  } {
    %arg = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      res: %res)
  }
}
