irdl.dialect @llvm attributes {
  varve.set = "llvm24-2026-07",
  varve.base = "llvm22",
  varve.llvm = "24",
  varve.discardable = [
    ["workgroup_attribution", "WorkgroupAttributionAttr"]],
  varve.unknown = ["operations"]
} {
  "varve.enum"() {
    sym_name = "DenormalModeKind",
    storage = i64,
    cases = [
      ["ieee", 0 : i64],
      ["preservesign", 1 : i64],
      ["positivezero", 2 : i64],
      ["dynamic", 3 : i64]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "TLSMode",
    storage = i64,
    cases = [
      ["", 0 : i64],
      ["generaldynamic", 1 : i64],
      ["localdynamic", 2 : i64],
      ["initialexec", 3 : i64],
      ["localexec", 4 : i64]
    ]
  } : () -> ()
  irdl.attribute @"#denormal_fpenv" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %default_output_mode = irdl.any {varve.rule = "enum<@DenormalModeKind>"}
    %default_input_mode = irdl.any {varve.rule = "enum<@DenormalModeKind>"}
    %float_output_mode = irdl.any {varve.rule = "enum<@DenormalModeKind>"}
    %float_input_mode = irdl.any {varve.rule = "enum<@DenormalModeKind>"}
    irdl.parameters(
      default_output_mode: %default_output_mode,
      default_input_mode: %default_input_mode,
      float_output_mode: %float_output_mode,
      float_input_mode: %float_input_mode)
  }
  irdl.attribute @"#di_compile_unit" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "di_compile_unit",
    varve.codes = [[1, "optattribute $recId, bool $isRecSelf, optattribute $id, varint $sourceLanguage, optattribute $file, optattribute $producer, bool $isOptimized, varint $emissionKind, bool $isDebugInfoForProfiling, varint $nameTableKind, optattribute $splitDebugFilename, optional<list<optattribute>> $importedEntities"]]
  } {
    %recId = irdl.any {varve.rule = "DistinctAttr"}
    %isRecSelf = irdl.any {varve.rule = "bool"}
    %id = irdl.any {varve.rule = "DistinctAttr"}
    %sourceLanguage = irdl.any {varve.rule = "enum<@DwarfLanguage>"}
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
      sourceLanguage: %sourceLanguage,
      file: %file,
      producer: %producer,
      isOptimized: %isOptimized,
      emissionKind: %emissionKind,
      isDebugInfoForProfiling: %isDebugInfoForProfiling,
      nameTableKind: %nameTableKind,
      splitDebugFilename: %splitDebugFilename,
      importedEntities: %importedEntities) {
      varve.optional = ["recId", "id", "file", "producer", "splitDebugFilename"],
      varve.defaults = {
        isRecSelf = false,
        sourceLanguage = 0 : i32,
        isOptimized = false,
        emissionKind = 0 : i64,
        isDebugInfoForProfiling = false,
        nameTableKind = 0 : i64,
        importedEntities = []}
    }
  }
  irdl.attribute @"#di_composite_type" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.traits = ["DIRecursiveTypeAttrInterface"],
    varve.alias = "di_composite_type",
    varve.codes = [[2, "optattribute $recId, bool $isRecSelf, varint $tag, optattribute $name, optattribute $file, varint $line, optattribute $scope, optattribute $baseType, varint $flags, varint $sizeInBits, varint $alignInBits, optattribute $dataLocation, optattribute $rank, optattribute $allocated, optattribute $associated, optattribute $identifier, optattribute $discriminator, optional<list<optattribute>> $elements"]]
  } {
    %recId = irdl.any {varve.rule = "DistinctAttr"}
    %isRecSelf = irdl.any {varve.rule = "bool"}
    %tag = irdl.any {varve.rule = "enum<@DwarfTag>"}
    %name = irdl.any {varve.rule = "StrAttr"}
    %file = irdl.base "#llvm.di_file"
    %line = irdl.any {varve.rule = "u32"}
    %scope = irdl.any {varve.rule = "attribute"}
    %baseType = irdl.any {varve.rule = "attribute"}
    %flags = irdl.any {varve.rule = "enum<@DIFlags>"}
    %sizeInBits = irdl.any {varve.rule = "u64"}
    %alignInBits = irdl.any {varve.rule = "u64"}
    %dataLocation = irdl.base "#llvm.di_expression"
    %rank = irdl.base "#llvm.di_expression"
    %allocated = irdl.base "#llvm.di_expression"
    %associated = irdl.base "#llvm.di_expression"
    %identifier = irdl.any {varve.rule = "StrAttr"}
    %discriminator = irdl.base "#llvm.di_derived_type"
    %elements = irdl.any {varve.rule = "array<attribute>"}
    irdl.parameters(
      recId: %recId,
      isRecSelf: %isRecSelf,
      tag: %tag,
      name: %name,
      file: %file,
      line: %line,
      scope: %scope,
      baseType: %baseType,
      flags: %flags,
      sizeInBits: %sizeInBits,
      alignInBits: %alignInBits,
      dataLocation: %dataLocation,
      rank: %rank,
      allocated: %allocated,
      associated: %associated,
      identifier: %identifier,
      discriminator: %discriminator,
      elements: %elements) {
      varve.optional = ["recId", "name", "file", "scope", "baseType", "dataLocation", "rank", "allocated", "associated", "identifier", "discriminator"],
      varve.defaults = {
        isRecSelf = false,
        tag = 0 : i32,
        line = 0 : i32,
        flags = 0 : i32,
        sizeInBits = 0 : i64,
        alignInBits = 0 : i64,
        elements = []}
    }
  }
  irdl.attribute @"#di_derived_type" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "di_derived_type",
    varve.codes = [[3, "varint $tag, optattribute $name, optattribute $file, varint $line, optattribute $scope, optattribute $baseType, varint $sizeInBits, varint $alignInBits, varint $offsetInBits, optvarint $dwarfAddressSpace, varint $flags, optattribute $extraData"]]
  } {
    %tag = irdl.any {varve.rule = "enum<@DwarfTag>"}
    %name = irdl.any {varve.rule = "StrAttr"}
    %file = irdl.base "#llvm.di_file"
    %line = irdl.any {varve.rule = "u32"}
    %scope = irdl.any {varve.rule = "attribute"}
    %baseType = irdl.any {varve.rule = "attribute"}
    %sizeInBits = irdl.any {varve.rule = "u64"}
    %alignInBits = irdl.any {varve.rule = "u32"}
    %offsetInBits = irdl.any {varve.rule = "u64"}
    %dwarfAddressSpace = irdl.any {varve.rule = "u32"}
    %flags = irdl.any {varve.rule = "enum<@DIFlags>"}
    %extraData = irdl.any {varve.rule = "attribute"}
    irdl.parameters(
      tag: %tag,
      name: %name,
      file: %file,
      line: %line,
      scope: %scope,
      baseType: %baseType,
      sizeInBits: %sizeInBits,
      alignInBits: %alignInBits,
      offsetInBits: %offsetInBits,
      dwarfAddressSpace: %dwarfAddressSpace,
      flags: %flags,
      extraData: %extraData) {
      varve.optional = ["name", "file", "scope", "baseType", "dwarfAddressSpace", "extraData"],
      varve.defaults = {
        tag = 0 : i32,
        line = 0 : i32,
        sizeInBits = 0 : i64,
        alignInBits = 0 : i32,
        offsetInBits = 0 : i64,
        flags = 0 : i32}
    }
  }
  irdl.attribute @"#di_subprogram" attributes {
    varve.format = [
      "`<` struct($recId, $isRecSelf, $id, $compileUnit, $scope, $name, $linkageName, $file, $line, $scopeLine, $subprogramFlags, $type,",
      "    retainedNodes = one( list($retainedNodes) | $retainedNodes ), $annotations) `>`"],
    varve.traits = ["DIRecursiveTypeAttrInterface"],
    varve.alias = "di_subprogram",
    varve.codes = [[15, "optattribute $recId, bool $isRecSelf, optattribute $id, optattribute $compileUnit, optattribute $scope, optattribute $name, optattribute $linkageName, optattribute $file, varint $line, varint $scopeLine, varint $subprogramFlags, optattribute $type, optional<list<optattribute>> $retainedNodes, optional<list<optattribute>> $annotations"]]
  } {
    %recId = irdl.any {varve.rule = "DistinctAttr"}
    %isRecSelf = irdl.any {varve.rule = "bool"}
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
    %retainedNodes = irdl.any {varve.rule = "array<DialectAttr>"}
    %annotations = irdl.any {varve.rule = "array<attribute>"}
    irdl.parameters(
      recId: %recId,
      isRecSelf: %isRecSelf,
      id: %id,
      compileUnit: %compileUnit,
      scope: %scope,
      name: %name,
      linkageName: %linkageName,
      file: %file,
      line: %line,
      scopeLine: %scopeLine,
      subprogramFlags: %subprogramFlags,
      type: %type,
      retainedNodes: %retainedNodes,
      annotations: %annotations) {
      varve.optional = ["recId", "id", "compileUnit", "scope", "name", "linkageName", "file", "type"],
      varve.defaults = {
        isRecSelf = false,
        line = 0 : i32,
        scopeLine = 0 : i32,
        subprogramFlags = 0 : i32,
        retainedNodes = [],
        annotations = []}
    }
  }
  irdl.operation @call attributes {
    varve.syntax = "hook:llvm.call",
    varve.traits = ["AccessGroupOpInterface", "AliasAnalysisOpInterface", "FastmathFlagsInterface", "CallOpInterface", "SymbolUserOpInterface"]
  } {
    %callee_operands = irdl.any {varve.rule = "LLVM_Type"}
    %op_bundle_operands = irdl.any {varve.rule = "LLVM_Type"}
    %result = irdl.any {varve.rule = "LLVM_Type"}
    %var_callee_type = irdl.any {varve.rule = "TypeAttrOf<!llvm.func>"}
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    %CConv = irdl.base "#llvm.cconv"
    %TailCallKind = irdl.base "#llvm.tailcallkind"
    %memory_effects = irdl.base "#llvm.memory_effects"
    %convergent = irdl.any {varve.rule = "UnitAttr"}
    %no_unwind = irdl.any {varve.rule = "UnitAttr"}
    %will_return = irdl.any {varve.rule = "UnitAttr"}
    %noreturn = irdl.any {varve.rule = "UnitAttr"}
    %returns_twice = irdl.any {varve.rule = "UnitAttr"}
    %hot = irdl.any {varve.rule = "UnitAttr"}
    %cold = irdl.any {varve.rule = "UnitAttr"}
    %noduplicate = irdl.any {varve.rule = "UnitAttr"}
    %no_caller_saved_registers = irdl.any {varve.rule = "UnitAttr"}
    %nocallback = irdl.any {varve.rule = "UnitAttr"}
    %modular_format = irdl.any {varve.rule = "StrAttr"}
    %nobuiltins = irdl.any {varve.rule = "ArrayAttr"}
    %allocsize = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %optsize = irdl.any {varve.rule = "UnitAttr"}
    %minsize = irdl.any {varve.rule = "UnitAttr"}
    %builtin = irdl.any {varve.rule = "UnitAttr"}
    %nobuiltin = irdl.any {varve.rule = "UnitAttr"}
    %save_reg_params = irdl.any {varve.rule = "UnitAttr"}
    %zero_call_used_regs = irdl.any {varve.rule = "StrAttr"}
    %trap_func_name = irdl.any {varve.rule = "StrAttr"}
    %default_func_attrs = irdl.any {varve.rule = "DictionaryAttr"}
    %op_bundle_sizes = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %op_bundle_tags = irdl.any {varve.rule = "ArrayAttr"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %no_inline = irdl.any {varve.rule = "UnitAttr"}
    %always_inline = irdl.any {varve.rule = "UnitAttr"}
    %inline_hint = irdl.any {varve.rule = "UnitAttr"}
    %access_groups = irdl.any {varve.rule = "ArrayOf<#llvm.access_group>"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      callee_operands: variadic %callee_operands,
      op_bundle_operands: variadic %op_bundle_operands) {
      varve.segments,
      varve.nested = {
        op_bundle_operands = "op_bundle_sizes"}
    }
    irdl.results(
      result: optional %result)
    irdl.attributes {
      "var_callee_type" = %var_callee_type,
      "callee" = %callee,
      "fastmathFlags" = %fastmathFlags,
      "CConv" = %CConv,
      "TailCallKind" = %TailCallKind,
      "memory_effects" = %memory_effects,
      "convergent" = %convergent,
      "no_unwind" = %no_unwind,
      "will_return" = %will_return,
      "noreturn" = %noreturn,
      "returns_twice" = %returns_twice,
      "hot" = %hot,
      "cold" = %cold,
      "noduplicate" = %noduplicate,
      "no_caller_saved_registers" = %no_caller_saved_registers,
      "nocallback" = %nocallback,
      "modular_format" = %modular_format,
      "nobuiltins" = %nobuiltins,
      "allocsize" = %allocsize,
      "optsize" = %optsize,
      "minsize" = %minsize,
      "builtin" = %builtin,
      "nobuiltin" = %nobuiltin,
      "save_reg_params" = %save_reg_params,
      "zero_call_used_regs" = %zero_call_used_regs,
      "trap_func_name" = %trap_func_name,
      "default_func_attrs" = %default_func_attrs,
      "op_bundle_sizes" = %op_bundle_sizes,
      "op_bundle_tags" = %op_bundle_tags,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs,
      "no_inline" = %no_inline,
      "always_inline" = %always_inline,
      "inline_hint" = %inline_hint,
      "access_groups" = %access_groups,
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["var_callee_type", "callee", "memory_effects", "convergent", "no_unwind", "will_return", "noreturn", "returns_twice", "hot", "cold", "noduplicate", "no_caller_saved_registers", "nocallback", "modular_format", "nobuiltins", "allocsize", "optsize", "minsize", "builtin", "nobuiltin", "save_reg_params", "zero_call_used_regs", "trap_func_name", "default_func_attrs", "op_bundle_tags", "arg_attrs", "res_attrs", "no_inline", "always_inline", "inline_hint", "access_groups", "alias_scopes", "noalias_scopes", "tbaa"],
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>,
        CConv = #llvm.cconv<ccc>,
        TailCallKind = #llvm.tailcallkind<none>}
    }
  }
  irdl.operation @fpext attributes {
    varve.format = "$arg (`fastmath` `` $fastmathFlags^)? attr-dict `:` type($arg) `to` type($res)",
    varve.traits = ["Pure"]
  } {
    %arg = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      arg: %arg)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @fptrunc attributes {
    varve.format = "$arg (`fastmath` `` $fastmathFlags^)? attr-dict `:` type($arg) `to` type($res)",
    varve.traits = ["Pure"]
  } {
    %arg = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      arg: %arg)
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
    varve.traits = ["AffineScope", "AutomaticAllocationScope", "IsolatedFromAbove", "FunctionOpInterface"]
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
    %memory_effects = irdl.base "#llvm.memory_effects"
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
    %reciprocal_estimates = irdl.any {varve.rule = "StrAttr"}
    %prefer_vector_width = irdl.any {varve.rule = "StrAttr"}
    %target_features = irdl.base "#llvm.target_features"
    %no_signed_zeros_fp_math = irdl.any {varve.rule = "BoolAttr"}
    %denormal_fpenv = irdl.base "#llvm.denormal_fpenv"
    %fp_contract = irdl.any {varve.rule = "StrAttr"}
    %instrument_function_entry = irdl.any {varve.rule = "StrAttr"}
    %instrument_function_exit = irdl.any {varve.rule = "StrAttr"}
    %no_inline = irdl.any {varve.rule = "UnitAttr"}
    %always_inline = irdl.any {varve.rule = "UnitAttr"}
    %inline_hint = irdl.any {varve.rule = "UnitAttr"}
    %no_unwind = irdl.any {varve.rule = "UnitAttr"}
    %will_return = irdl.any {varve.rule = "UnitAttr"}
    %noreturn = irdl.any {varve.rule = "UnitAttr"}
    %optimize_none = irdl.any {varve.rule = "UnitAttr"}
    %returns_twice = irdl.any {varve.rule = "UnitAttr"}
    %hot = irdl.any {varve.rule = "UnitAttr"}
    %cold = irdl.any {varve.rule = "UnitAttr"}
    %noduplicate = irdl.any {varve.rule = "UnitAttr"}
    %no_caller_saved_registers = irdl.any {varve.rule = "UnitAttr"}
    %nocallback = irdl.any {varve.rule = "UnitAttr"}
    %modular_format = irdl.any {varve.rule = "StrAttr"}
    %nobuiltins = irdl.any {varve.rule = "ArrayAttr"}
    %allocsize = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %optsize = irdl.any {varve.rule = "UnitAttr"}
    %minsize = irdl.any {varve.rule = "UnitAttr"}
    %save_reg_params = irdl.any {varve.rule = "UnitAttr"}
    %zero_call_used_regs = irdl.any {varve.rule = "StrAttr"}
    %default_func_attrs = irdl.any {varve.rule = "DictionaryAttr"}
    %vec_type_hint = irdl.base "#llvm.vec_type_hint"
    %work_group_size_hint = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %reqd_work_group_size = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %intel_reqd_sub_group_size = irdl.any {varve.rule = "I32Attr"}
    %uwtable_kind = irdl.base "#llvm.uwtableKind"
    %use_sample_profile = irdl.any {varve.rule = "BoolAttr"}
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
      "memory_effects" = %memory_effects,
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
      "reciprocal_estimates" = %reciprocal_estimates,
      "prefer_vector_width" = %prefer_vector_width,
      "target_features" = %target_features,
      "no_signed_zeros_fp_math" = %no_signed_zeros_fp_math,
      "denormal_fpenv" = %denormal_fpenv,
      "fp_contract" = %fp_contract,
      "instrument_function_entry" = %instrument_function_entry,
      "instrument_function_exit" = %instrument_function_exit,
      "no_inline" = %no_inline,
      "always_inline" = %always_inline,
      "inline_hint" = %inline_hint,
      "no_unwind" = %no_unwind,
      "will_return" = %will_return,
      "noreturn" = %noreturn,
      "optimize_none" = %optimize_none,
      "returns_twice" = %returns_twice,
      "hot" = %hot,
      "cold" = %cold,
      "noduplicate" = %noduplicate,
      "no_caller_saved_registers" = %no_caller_saved_registers,
      "nocallback" = %nocallback,
      "modular_format" = %modular_format,
      "nobuiltins" = %nobuiltins,
      "allocsize" = %allocsize,
      "optsize" = %optsize,
      "minsize" = %minsize,
      "save_reg_params" = %save_reg_params,
      "zero_call_used_regs" = %zero_call_used_regs,
      "default_func_attrs" = %default_func_attrs,
      "vec_type_hint" = %vec_type_hint,
      "work_group_size_hint" = %work_group_size_hint,
      "reqd_work_group_size" = %reqd_work_group_size,
      "intel_reqd_sub_group_size" = %intel_reqd_sub_group_size,
      "uwtable_kind" = %uwtable_kind,
      "use_sample_profile" = %use_sample_profile
    } {
      varve.optional = ["sym_visibility", "dso_local", "comdat", "convergent", "personality", "garbageCollector", "passthrough", "arg_attrs", "res_attrs", "function_entry_count", "memory_effects", "arm_streaming", "arm_locally_streaming", "arm_streaming_compatible", "arm_new_za", "arm_in_za", "arm_out_za", "arm_inout_za", "arm_preserves_za", "section", "unnamed_addr", "alignment", "vscale_range", "frame_pointer", "target_cpu", "tune_cpu", "reciprocal_estimates", "prefer_vector_width", "target_features", "no_signed_zeros_fp_math", "denormal_fpenv", "fp_contract", "instrument_function_entry", "instrument_function_exit", "no_inline", "always_inline", "inline_hint", "no_unwind", "will_return", "noreturn", "optimize_none", "returns_twice", "hot", "cold", "noduplicate", "no_caller_saved_registers", "nocallback", "modular_format", "nobuiltins", "allocsize", "optsize", "minsize", "save_reg_params", "zero_call_used_regs", "default_func_attrs", "vec_type_hint", "work_group_size_hint", "reqd_work_group_size", "intel_reqd_sub_group_size", "uwtable_kind", "use_sample_profile"],
      varve.defaults = {
        linkage = #llvm.linkage<external>,
        CConv = #llvm.cconv<ccc>,
        visibility_ = 0 : i64}
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @intr.experimental.constrained.fpext attributes {
    varve.format = "$arg_0 $fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)",
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
    varve.format = "$arg_0 $roundingmode $fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)",
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
    varve.format = "$arg_0 $roundingmode $fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)",
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
    varve.format = "$arg_0 $roundingmode $fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)",
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
  irdl.operation @intr.masked.store attributes {
    varve.format = "$value `,` $data `,` $mask attr-dict `:` type($value) `,` type($mask) `into` qualified(type($data))"
  } {
    %value = irdl.any {varve.rule = "LLVM_AnyVector"}
    %data = irdl.base "!llvm.ptr"
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %alignment = irdl.any {varve.rule = "I32Attr"}
    %nontemporal = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      value: %value,
      data: %data,
      mask: %mask)
    irdl.attributes {
      "alignment" = %alignment,
      "nontemporal" = %nontemporal
    } {
      varve.optional = ["nontemporal"]
    }
  }
  irdl.operation @invoke attributes {
    varve.syntax = "hook:llvm.invoke",
    varve.traits = ["BranchOpInterface", "CallOpInterface", "WeightedBranchOpInterface", "Terminator"]
  } {
    %callee_operands = irdl.any {varve.rule = "LLVM_Type"}
    %normalDestOperands = irdl.any {varve.rule = "LLVM_Type"}
    %unwindDestOperands = irdl.any {varve.rule = "LLVM_Type"}
    %op_bundle_operands = irdl.any {varve.rule = "LLVM_Type"}
    %result = irdl.any {varve.rule = "LLVM_Type"}
    %var_callee_type = irdl.any {varve.rule = "TypeAttrOf<!llvm.func>"}
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %branch_weights = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %CConv = irdl.base "#llvm.cconv"
    %default_func_attrs = irdl.any {varve.rule = "DictionaryAttr"}
    %op_bundle_sizes = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %op_bundle_tags = irdl.any {varve.rule = "ArrayAttr"}
    irdl.operands(
      callee_operands: variadic %callee_operands,
      normalDestOperands: variadic %normalDestOperands,
      unwindDestOperands: variadic %unwindDestOperands,
      op_bundle_operands: variadic %op_bundle_operands) {
      varve.segments,
      varve.nested = {
        op_bundle_operands = "op_bundle_sizes"}
    }
    irdl.results(
      result: optional %result)
    irdl.attributes {
      "var_callee_type" = %var_callee_type,
      "callee" = %callee,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs,
      "branch_weights" = %branch_weights,
      "CConv" = %CConv,
      "default_func_attrs" = %default_func_attrs,
      "op_bundle_sizes" = %op_bundle_sizes,
      "op_bundle_tags" = %op_bundle_tags
    } {
      varve.optional = ["var_callee_type", "callee", "arg_attrs", "res_attrs", "branch_weights", "default_func_attrs", "op_bundle_tags"],
      varve.defaults = {
        CConv = #llvm.cconv<ccc>}
    }
    "varve.successors"() {names = ["normalDest", "unwindDest"], variadic = []} : () -> ()
  }
  irdl.operation @"intr.arithmetic.fence" {
    %any = irdl.any
    irdl.operands(
      in: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"intr.coro.alloc" {
    %any = irdl.any
    irdl.operands(
      id: %any)
    irdl.results(
      res: %any)
  }
  irdl.operation @"intr.coro.await.suspend.bool" {
    %any = irdl.any
    irdl.operands(
      awaiter: %any,
      frame: %any,
      wrapper: %any)
    irdl.results(
      res: %any)
  }
  irdl.operation @"intr.coro.await.suspend.handle" {
    %any = irdl.any
    irdl.operands(
      awaiter: %any,
      frame: %any,
      wrapper: %any)
  }
  irdl.operation @"intr.coro.await.suspend.void" {
    %any = irdl.any
    irdl.operands(
      awaiter: %any,
      frame: %any,
      wrapper: %any)
  }
  irdl.operation @"intr.coro.dead" {
    %any = irdl.any
    irdl.operands(
      handle: %any)
  }
  irdl.operation @"intr.coro.destroy" {
    %any = irdl.any
    irdl.operands(
      handle: %any)
  }
  irdl.operation @"intr.coro.done" {
    %any = irdl.any
    irdl.operands(
      handle: %any)
    irdl.results(
      res: %any)
  }
  irdl.operation @"intr.coro.frame" {
    %any = irdl.any
    irdl.results(
      res: %any)
  }
  irdl.operation @"intr.coro.is_in_ramp" {
    %any = irdl.any
    irdl.results(
      res: %any)
  }
  irdl.operation @"intr.coro.noop" {
    %any = irdl.any
    irdl.results(
      res: %any)
  }
  irdl.operation @"intr.experimental.constrained.acos" {
    %any = irdl.any
    %a_roundingmode = irdl.any
    %a_fpExceptionBehavior = irdl.any
    %a_fastmathFlags = irdl.any
    irdl.operands(
      arg_0: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "roundingmode" = %a_roundingmode,
      "fpExceptionBehavior" = %a_fpExceptionBehavior,
      "fastmathFlags" = %a_fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @"intr.experimental.constrained.asin" {
    %any = irdl.any
    %a_roundingmode = irdl.any
    %a_fpExceptionBehavior = irdl.any
    %a_fastmathFlags = irdl.any
    irdl.operands(
      arg_0: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "roundingmode" = %a_roundingmode,
      "fpExceptionBehavior" = %a_fpExceptionBehavior,
      "fastmathFlags" = %a_fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @"intr.experimental.constrained.atan" {
    %any = irdl.any
    %a_roundingmode = irdl.any
    %a_fpExceptionBehavior = irdl.any
    %a_fastmathFlags = irdl.any
    irdl.operands(
      arg_0: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "roundingmode" = %a_roundingmode,
      "fpExceptionBehavior" = %a_fpExceptionBehavior,
      "fastmathFlags" = %a_fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @"intr.experimental.constrained.atan2" {
    %any = irdl.any
    %a_roundingmode = irdl.any
    %a_fpExceptionBehavior = irdl.any
    %a_fastmathFlags = irdl.any
    irdl.operands(
      arg_0: %any,
      arg_1: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "roundingmode" = %a_roundingmode,
      "fpExceptionBehavior" = %a_fpExceptionBehavior,
      "fastmathFlags" = %a_fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @"intr.experimental.constrained.ceil" {
    %any = irdl.any
    %a_fpExceptionBehavior = irdl.any
    %a_fastmathFlags = irdl.any
    irdl.operands(
      arg_0: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "fpExceptionBehavior" = %a_fpExceptionBehavior,
      "fastmathFlags" = %a_fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @"intr.experimental.constrained.cos" {
    %any = irdl.any
    %a_roundingmode = irdl.any
    %a_fpExceptionBehavior = irdl.any
    %a_fastmathFlags = irdl.any
    irdl.operands(
      arg_0: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "roundingmode" = %a_roundingmode,
      "fpExceptionBehavior" = %a_fpExceptionBehavior,
      "fastmathFlags" = %a_fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @"intr.experimental.constrained.cosh" {
    %any = irdl.any
    %a_roundingmode = irdl.any
    %a_fpExceptionBehavior = irdl.any
    %a_fastmathFlags = irdl.any
    irdl.operands(
      arg_0: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "roundingmode" = %a_roundingmode,
      "fpExceptionBehavior" = %a_fpExceptionBehavior,
      "fastmathFlags" = %a_fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @"intr.experimental.constrained.exp" {
    %any = irdl.any
    %a_roundingmode = irdl.any
    %a_fpExceptionBehavior = irdl.any
    %a_fastmathFlags = irdl.any
    irdl.operands(
      arg_0: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "roundingmode" = %a_roundingmode,
      "fpExceptionBehavior" = %a_fpExceptionBehavior,
      "fastmathFlags" = %a_fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @"intr.experimental.constrained.exp2" {
    %any = irdl.any
    %a_roundingmode = irdl.any
    %a_fpExceptionBehavior = irdl.any
    %a_fastmathFlags = irdl.any
    irdl.operands(
      arg_0: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "roundingmode" = %a_roundingmode,
      "fpExceptionBehavior" = %a_fpExceptionBehavior,
      "fastmathFlags" = %a_fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @"intr.experimental.constrained.fadd" {
    %any = irdl.any
    %a_roundingmode = irdl.any
    %a_fpExceptionBehavior = irdl.any
    %a_fastmathFlags = irdl.any
    irdl.operands(
      arg_0: %any,
      arg_1: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "roundingmode" = %a_roundingmode,
      "fpExceptionBehavior" = %a_fpExceptionBehavior,
      "fastmathFlags" = %a_fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @"intr.experimental.constrained.fcmp" {
    %any = irdl.any
    %a_predicate = irdl.any
    %a_fpExceptionBehavior = irdl.any
    %a_fastmathFlags = irdl.any
    irdl.operands(
      arg_0: %any,
      arg_1: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "predicate" = %a_predicate,
      "fpExceptionBehavior" = %a_fpExceptionBehavior,
      "fastmathFlags" = %a_fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @"intr.experimental.constrained.fcmps" {
    %any = irdl.any
    %a_predicate = irdl.any
    %a_fpExceptionBehavior = irdl.any
    %a_fastmathFlags = irdl.any
    irdl.operands(
      arg_0: %any,
      arg_1: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "predicate" = %a_predicate,
      "fpExceptionBehavior" = %a_fpExceptionBehavior,
      "fastmathFlags" = %a_fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @"intr.experimental.constrained.fdiv" {
    %any = irdl.any
    %a_roundingmode = irdl.any
    %a_fpExceptionBehavior = irdl.any
    %a_fastmathFlags = irdl.any
    irdl.operands(
      arg_0: %any,
      arg_1: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "roundingmode" = %a_roundingmode,
      "fpExceptionBehavior" = %a_fpExceptionBehavior,
      "fastmathFlags" = %a_fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @"intr.experimental.constrained.floor" {
    %any = irdl.any
    %a_fpExceptionBehavior = irdl.any
    %a_fastmathFlags = irdl.any
    irdl.operands(
      arg_0: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "fpExceptionBehavior" = %a_fpExceptionBehavior,
      "fastmathFlags" = %a_fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @"intr.experimental.constrained.fma" {
    %any = irdl.any
    %a_roundingmode = irdl.any
    %a_fpExceptionBehavior = irdl.any
    %a_fastmathFlags = irdl.any
    irdl.operands(
      arg_0: %any,
      arg_1: %any,
      arg_2: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "roundingmode" = %a_roundingmode,
      "fpExceptionBehavior" = %a_fpExceptionBehavior,
      "fastmathFlags" = %a_fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @"intr.experimental.constrained.fmul" {
    %any = irdl.any
    %a_roundingmode = irdl.any
    %a_fpExceptionBehavior = irdl.any
    %a_fastmathFlags = irdl.any
    irdl.operands(
      arg_0: %any,
      arg_1: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "roundingmode" = %a_roundingmode,
      "fpExceptionBehavior" = %a_fpExceptionBehavior,
      "fastmathFlags" = %a_fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @"intr.experimental.constrained.fmuladd" {
    %any = irdl.any
    %a_roundingmode = irdl.any
    %a_fpExceptionBehavior = irdl.any
    %a_fastmathFlags = irdl.any
    irdl.operands(
      arg_0: %any,
      arg_1: %any,
      arg_2: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "roundingmode" = %a_roundingmode,
      "fpExceptionBehavior" = %a_fpExceptionBehavior,
      "fastmathFlags" = %a_fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @"intr.experimental.constrained.fptosi" {
    %any = irdl.any
    %a_fpExceptionBehavior = irdl.any
    %a_fastmathFlags = irdl.any
    irdl.operands(
      arg_0: %any)
    irdl.results(
      res: %any)
    irdl.attributes {
      "fpExceptionBehavior" = %a_fpExceptionBehavior,
      "fastmathFlags" = %a_fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @"intr.experimental.constrained.fptoui" {
    %any = irdl.any
    %a_fpExceptionBehavior = irdl.any
    %a_fastmathFlags = irdl.any
    irdl.operands(
      arg_0: %any)
    irdl.results(
      res: %any)
    irdl.attributes {
      "fpExceptionBehavior" = %a_fpExceptionBehavior,
      "fastmathFlags" = %a_fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @"intr.experimental.constrained.frem" {
    %any = irdl.any
    %a_roundingmode = irdl.any
    %a_fpExceptionBehavior = irdl.any
    %a_fastmathFlags = irdl.any
    irdl.operands(
      arg_0: %any,
      arg_1: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "roundingmode" = %a_roundingmode,
      "fpExceptionBehavior" = %a_fpExceptionBehavior,
      "fastmathFlags" = %a_fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @"intr.experimental.constrained.fsub" {
    %any = irdl.any
    %a_roundingmode = irdl.any
    %a_fpExceptionBehavior = irdl.any
    %a_fastmathFlags = irdl.any
    irdl.operands(
      arg_0: %any,
      arg_1: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "roundingmode" = %a_roundingmode,
      "fpExceptionBehavior" = %a_fpExceptionBehavior,
      "fastmathFlags" = %a_fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @"intr.experimental.constrained.ldexp" {
    %any = irdl.any
    %a_roundingmode = irdl.any
    %a_fpExceptionBehavior = irdl.any
    %a_fastmathFlags = irdl.any
    irdl.operands(
      arg_0: %any,
      arg_1: %any)
    irdl.results(
      res: %any)
    irdl.attributes {
      "roundingmode" = %a_roundingmode,
      "fpExceptionBehavior" = %a_fpExceptionBehavior,
      "fastmathFlags" = %a_fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @"intr.experimental.constrained.llrint" {
    %any = irdl.any
    %a_roundingmode = irdl.any
    %a_fpExceptionBehavior = irdl.any
    %a_fastmathFlags = irdl.any
    irdl.operands(
      arg_0: %any)
    irdl.results(
      res: %any)
    irdl.attributes {
      "roundingmode" = %a_roundingmode,
      "fpExceptionBehavior" = %a_fpExceptionBehavior,
      "fastmathFlags" = %a_fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @"intr.experimental.constrained.llround" {
    %any = irdl.any
    %a_fpExceptionBehavior = irdl.any
    %a_fastmathFlags = irdl.any
    irdl.operands(
      arg_0: %any)
    irdl.results(
      res: %any)
    irdl.attributes {
      "fpExceptionBehavior" = %a_fpExceptionBehavior,
      "fastmathFlags" = %a_fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @"intr.experimental.constrained.log" {
    %any = irdl.any
    %a_roundingmode = irdl.any
    %a_fpExceptionBehavior = irdl.any
    %a_fastmathFlags = irdl.any
    irdl.operands(
      arg_0: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "roundingmode" = %a_roundingmode,
      "fpExceptionBehavior" = %a_fpExceptionBehavior,
      "fastmathFlags" = %a_fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @"intr.experimental.constrained.log10" {
    %any = irdl.any
    %a_roundingmode = irdl.any
    %a_fpExceptionBehavior = irdl.any
    %a_fastmathFlags = irdl.any
    irdl.operands(
      arg_0: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "roundingmode" = %a_roundingmode,
      "fpExceptionBehavior" = %a_fpExceptionBehavior,
      "fastmathFlags" = %a_fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @"intr.experimental.constrained.log2" {
    %any = irdl.any
    %a_roundingmode = irdl.any
    %a_fpExceptionBehavior = irdl.any
    %a_fastmathFlags = irdl.any
    irdl.operands(
      arg_0: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "roundingmode" = %a_roundingmode,
      "fpExceptionBehavior" = %a_fpExceptionBehavior,
      "fastmathFlags" = %a_fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @"intr.experimental.constrained.lrint" {
    %any = irdl.any
    %a_roundingmode = irdl.any
    %a_fpExceptionBehavior = irdl.any
    %a_fastmathFlags = irdl.any
    irdl.operands(
      arg_0: %any)
    irdl.results(
      res: %any)
    irdl.attributes {
      "roundingmode" = %a_roundingmode,
      "fpExceptionBehavior" = %a_fpExceptionBehavior,
      "fastmathFlags" = %a_fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @"intr.experimental.constrained.lround" {
    %any = irdl.any
    %a_fpExceptionBehavior = irdl.any
    %a_fastmathFlags = irdl.any
    irdl.operands(
      arg_0: %any)
    irdl.results(
      res: %any)
    irdl.attributes {
      "fpExceptionBehavior" = %a_fpExceptionBehavior,
      "fastmathFlags" = %a_fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @"intr.experimental.constrained.maximum" {
    %any = irdl.any
    %a_fpExceptionBehavior = irdl.any
    %a_fastmathFlags = irdl.any
    irdl.operands(
      arg_0: %any,
      arg_1: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "fpExceptionBehavior" = %a_fpExceptionBehavior,
      "fastmathFlags" = %a_fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @"intr.experimental.constrained.maxnum" {
    %any = irdl.any
    %a_fpExceptionBehavior = irdl.any
    %a_fastmathFlags = irdl.any
    irdl.operands(
      arg_0: %any,
      arg_1: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "fpExceptionBehavior" = %a_fpExceptionBehavior,
      "fastmathFlags" = %a_fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @"intr.experimental.constrained.minimum" {
    %any = irdl.any
    %a_fpExceptionBehavior = irdl.any
    %a_fastmathFlags = irdl.any
    irdl.operands(
      arg_0: %any,
      arg_1: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "fpExceptionBehavior" = %a_fpExceptionBehavior,
      "fastmathFlags" = %a_fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @"intr.experimental.constrained.minnum" {
    %any = irdl.any
    %a_fpExceptionBehavior = irdl.any
    %a_fastmathFlags = irdl.any
    irdl.operands(
      arg_0: %any,
      arg_1: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "fpExceptionBehavior" = %a_fpExceptionBehavior,
      "fastmathFlags" = %a_fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @"intr.experimental.constrained.nearbyint" {
    %any = irdl.any
    %a_roundingmode = irdl.any
    %a_fpExceptionBehavior = irdl.any
    %a_fastmathFlags = irdl.any
    irdl.operands(
      arg_0: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "roundingmode" = %a_roundingmode,
      "fpExceptionBehavior" = %a_fpExceptionBehavior,
      "fastmathFlags" = %a_fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @"intr.experimental.constrained.pow" {
    %any = irdl.any
    %a_roundingmode = irdl.any
    %a_fpExceptionBehavior = irdl.any
    %a_fastmathFlags = irdl.any
    irdl.operands(
      arg_0: %any,
      arg_1: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "roundingmode" = %a_roundingmode,
      "fpExceptionBehavior" = %a_fpExceptionBehavior,
      "fastmathFlags" = %a_fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @"intr.experimental.constrained.powi" {
    %any = irdl.any
    %a_roundingmode = irdl.any
    %a_fpExceptionBehavior = irdl.any
    %a_fastmathFlags = irdl.any
    irdl.operands(
      arg_0: %any,
      arg_1: %any)
    irdl.results(
      res: %any)
    irdl.attributes {
      "roundingmode" = %a_roundingmode,
      "fpExceptionBehavior" = %a_fpExceptionBehavior,
      "fastmathFlags" = %a_fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @"intr.experimental.constrained.rint" {
    %any = irdl.any
    %a_roundingmode = irdl.any
    %a_fpExceptionBehavior = irdl.any
    %a_fastmathFlags = irdl.any
    irdl.operands(
      arg_0: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "roundingmode" = %a_roundingmode,
      "fpExceptionBehavior" = %a_fpExceptionBehavior,
      "fastmathFlags" = %a_fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @"intr.experimental.constrained.round" {
    %any = irdl.any
    %a_fpExceptionBehavior = irdl.any
    %a_fastmathFlags = irdl.any
    irdl.operands(
      arg_0: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "fpExceptionBehavior" = %a_fpExceptionBehavior,
      "fastmathFlags" = %a_fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @"intr.experimental.constrained.roundeven" {
    %any = irdl.any
    %a_fpExceptionBehavior = irdl.any
    %a_fastmathFlags = irdl.any
    irdl.operands(
      arg_0: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "fpExceptionBehavior" = %a_fpExceptionBehavior,
      "fastmathFlags" = %a_fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @"intr.experimental.constrained.sin" {
    %any = irdl.any
    %a_roundingmode = irdl.any
    %a_fpExceptionBehavior = irdl.any
    %a_fastmathFlags = irdl.any
    irdl.operands(
      arg_0: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "roundingmode" = %a_roundingmode,
      "fpExceptionBehavior" = %a_fpExceptionBehavior,
      "fastmathFlags" = %a_fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @"intr.experimental.constrained.sinh" {
    %any = irdl.any
    %a_roundingmode = irdl.any
    %a_fpExceptionBehavior = irdl.any
    %a_fastmathFlags = irdl.any
    irdl.operands(
      arg_0: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "roundingmode" = %a_roundingmode,
      "fpExceptionBehavior" = %a_fpExceptionBehavior,
      "fastmathFlags" = %a_fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @"intr.experimental.constrained.sqrt" {
    %any = irdl.any
    %a_roundingmode = irdl.any
    %a_fpExceptionBehavior = irdl.any
    %a_fastmathFlags = irdl.any
    irdl.operands(
      arg_0: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "roundingmode" = %a_roundingmode,
      "fpExceptionBehavior" = %a_fpExceptionBehavior,
      "fastmathFlags" = %a_fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @"intr.experimental.constrained.tan" {
    %any = irdl.any
    %a_roundingmode = irdl.any
    %a_fpExceptionBehavior = irdl.any
    %a_fastmathFlags = irdl.any
    irdl.operands(
      arg_0: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "roundingmode" = %a_roundingmode,
      "fpExceptionBehavior" = %a_fpExceptionBehavior,
      "fastmathFlags" = %a_fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @"intr.experimental.constrained.tanh" {
    %any = irdl.any
    %a_roundingmode = irdl.any
    %a_fpExceptionBehavior = irdl.any
    %a_fastmathFlags = irdl.any
    irdl.operands(
      arg_0: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "roundingmode" = %a_roundingmode,
      "fpExceptionBehavior" = %a_fpExceptionBehavior,
      "fastmathFlags" = %a_fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @"intr.experimental.constrained.trunc" {
    %any = irdl.any
    %a_fpExceptionBehavior = irdl.any
    %a_fastmathFlags = irdl.any
    irdl.operands(
      arg_0: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "fpExceptionBehavior" = %a_fpExceptionBehavior,
      "fastmathFlags" = %a_fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @"intr.fake.use" {
    %any = irdl.any
    irdl.operands(
      args: variadic %any)
  }
  irdl.operation @"mlir.metadata_as_value" {
    %any = irdl.any
    %a_metadata = irdl.any
    irdl.results(
      result: %any)
    irdl.attributes {
      "metadata" = %a_metadata
    }
  }
  irdl.operation @named_metadata {
    %a_metadata_name = irdl.any {varve.rule = "StrAttr"}
    %a_nodes = irdl.any
    irdl.attributes {
      "metadata_name" = %a_metadata_name,
      "nodes" = %a_nodes
    }
  }
  irdl.operation @ptrtoaddr {
    %any = irdl.any
    irdl.operands(
      arg: %any)
    irdl.results(
      res: %any)
  }
}
