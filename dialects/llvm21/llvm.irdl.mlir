irdl.dialect @llvm attributes {
  varve.set = "llvm21",
  varve.base = "llvm22",
  varve.state = "iree-base-compiler 3.5.0",
  varve.removes = [
    "operation llvm.intr.scmp",
    "operation llvm.intr.sincos",
    "operation llvm.intr.ucmp",
    "operation llvm.mlir.ifunc"]
} {
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
    %branch_weights = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %CConv = irdl.base "#llvm.cconv"
    %TailCallKind = irdl.base "#llvm.tailcallkind"
    %memory_effects = irdl.base "#llvm.memory_effects"
    %convergent = irdl.any {varve.rule = "UnitAttr"}
    %no_unwind = irdl.any {varve.rule = "UnitAttr"}
    %will_return = irdl.any {varve.rule = "UnitAttr"}
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
      "branch_weights" = %branch_weights,
      "CConv" = %CConv,
      "TailCallKind" = %TailCallKind,
      "memory_effects" = %memory_effects,
      "convergent" = %convergent,
      "no_unwind" = %no_unwind,
      "will_return" = %will_return,
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
      varve.optional = ["branch_weights", "var_callee_type", "callee", "memory_effects", "convergent", "no_unwind", "will_return", "op_bundle_tags", "arg_attrs", "res_attrs", "no_inline", "always_inline", "inline_hint", "access_groups", "alias_scopes", "noalias_scopes", "tbaa"],
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>,
        CConv = #llvm.cconv<ccc>,
        TailCallKind = #llvm.tailcallkind<none>}
    }
  }
  irdl.operation @func attributes {
    varve.syntax = "hook:llvm.func",
    varve.traits = ["AffineScope", "AutomaticAllocationScope", "IsolatedFromAbove", "FunctionOpInterface"],
    varve.require = [["$linkage != .common", "functions cannot have 'common' linkage"]]
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
    %prefer_vector_width = irdl.any {varve.rule = "StrAttr"}
    %target_features = irdl.base "#llvm.target_features"
    %unsafe_fp_math = irdl.any {varve.rule = "BoolAttr"}
    %no_infs_fp_math = irdl.any {varve.rule = "BoolAttr"}
    %no_nans_fp_math = irdl.any {varve.rule = "BoolAttr"}
    %approx_func_fp_math = irdl.any {varve.rule = "BoolAttr"}
    %no_signed_zeros_fp_math = irdl.any {varve.rule = "BoolAttr"}
    %denormal_fp_math = irdl.any {varve.rule = "StrAttr"}
    %denormal_fp_math_f32 = irdl.any {varve.rule = "StrAttr"}
    %fp_contract = irdl.any {varve.rule = "StrAttr"}
    %instrument_function_entry = irdl.any {varve.rule = "StrAttr"}
    %instrument_function_exit = irdl.any {varve.rule = "StrAttr"}
    %no_inline = irdl.any {varve.rule = "UnitAttr"}
    %always_inline = irdl.any {varve.rule = "UnitAttr"}
    %no_unwind = irdl.any {varve.rule = "UnitAttr"}
    %will_return = irdl.any {varve.rule = "UnitAttr"}
    %optimize_none = irdl.any {varve.rule = "UnitAttr"}
    %vec_type_hint = irdl.base "#llvm.vec_type_hint"
    %work_group_size_hint = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %reqd_work_group_size = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %intel_reqd_sub_group_size = irdl.any {varve.rule = "I32Attr"}
    %uwtable_kind = irdl.base "#llvm.uwtableKind"
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
      "prefer_vector_width" = %prefer_vector_width,
      "target_features" = %target_features,
      "unsafe_fp_math" = %unsafe_fp_math,
      "no_infs_fp_math" = %no_infs_fp_math,
      "no_nans_fp_math" = %no_nans_fp_math,
      "approx_func_fp_math" = %approx_func_fp_math,
      "no_signed_zeros_fp_math" = %no_signed_zeros_fp_math,
      "denormal_fp_math" = %denormal_fp_math,
      "denormal_fp_math_f32" = %denormal_fp_math_f32,
      "fp_contract" = %fp_contract,
      "instrument_function_entry" = %instrument_function_entry,
      "instrument_function_exit" = %instrument_function_exit,
      "no_inline" = %no_inline,
      "always_inline" = %always_inline,
      "no_unwind" = %no_unwind,
      "will_return" = %will_return,
      "optimize_none" = %optimize_none,
      "vec_type_hint" = %vec_type_hint,
      "work_group_size_hint" = %work_group_size_hint,
      "reqd_work_group_size" = %reqd_work_group_size,
      "intel_reqd_sub_group_size" = %intel_reqd_sub_group_size,
      "uwtable_kind" = %uwtable_kind
    } {
      varve.optional = ["approx_func_fp_math", "unsafe_fp_math", "sym_visibility", "dso_local", "comdat", "convergent", "personality", "garbageCollector", "passthrough", "arg_attrs", "res_attrs", "function_entry_count", "memory_effects", "arm_streaming", "arm_locally_streaming", "arm_streaming_compatible", "arm_new_za", "arm_in_za", "arm_out_za", "arm_inout_za", "arm_preserves_za", "section", "unnamed_addr", "alignment", "vscale_range", "frame_pointer", "target_cpu", "tune_cpu", "prefer_vector_width", "target_features", "no_infs_fp_math", "no_nans_fp_math", "no_signed_zeros_fp_math", "denormal_fp_math", "denormal_fp_math_f32", "fp_contract", "instrument_function_entry", "instrument_function_exit", "no_inline", "always_inline", "no_unwind", "will_return", "optimize_none", "vec_type_hint", "work_group_size_hint", "reqd_work_group_size", "intel_reqd_sub_group_size", "uwtable_kind"],
      varve.defaults = {
        linkage = #llvm.linkage<external>,
        CConv = #llvm.cconv<ccc>,
        visibility_ = 0 : i64}
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @intr.debugtrap {
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
  irdl.operation @intr.memset.inline attributes {
    varve.traits = ["AccessGroupOpInterface", "AliasAnalysisOpInterface", "ArgAndResultAttrsOpInterface", "PromotableMemOpInterface", "DestructurableAccessorOpInterface", "SafeMemorySlotAccessOpInterface"],
    varve.let = [
      "type($val) = i8"]
  } {
    %dst = irdl.base "!llvm.ptr"
    %val = irdl.any {varve.rule = "I8"}
    %len = irdl.any {varve.rule = "APIntAttr"}
    %isVolatile = irdl.any {varve.rule = "I1Attr"}
    %access_groups = irdl.any {varve.rule = "ArrayOf<#llvm.access_group>"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      dst: %dst,
      val: %val)
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
  irdl.operation @intr.trap {
  }
  irdl.operation @intr.ubsantrap {
    %failureKind = irdl.any {varve.rule = "I8Attr"}
    irdl.attributes {
      "failureKind" = %failureKind
    }
  }
  irdl.operation @mlir.global attributes {
    varve.syntax = "hook:llvm.mlir.global",
    varve.traits = ["IsolatedFromAbove", "SingleBlock", "Symbol"],
    varve.terminator = "llvm.return",
    varve.require = [["if $linkage = .common and has($value)", ["not mnemonic($value) in ['poison', 'undef', 'zero']", "expected zero value for 'common' linkage"], ["$value = 0 or whole($value) = 0 or isa($value, 'AnyOf<ElementsAttr, ArrayAttr>') and all(x in items($value): x = 0 or whole(x) = 0)", "expected zero value for 'common' linkage"]]]
  } {
    %global_type = irdl.any {varve.rule = "TypeAttr"}
    %constant = irdl.any {varve.rule = "UnitAttr"}
    %sym_name = irdl.any {varve.rule = "StrAttr"}
    %linkage = irdl.base "#llvm.linkage"
    %dso_local = irdl.any {varve.rule = "UnitAttr"}
    %thread_local_ = irdl.any {varve.rule = "UnitAttr"}
    %externally_initialized = irdl.any {varve.rule = "UnitAttr"}
    %value = irdl.any
    %alignment = irdl.any {varve.rule = "I64Attr"}
    %addr_space = irdl.any {varve.rule = "AllOf<I32Attr, IntNonNegative>"}
    %unnamed_addr = irdl.any {varve.rule = "enum<@UnnamedAddr>"}
    %section = irdl.any {varve.rule = "StrAttr"}
    %comdat = irdl.any {varve.rule = "SymbolRefAttr"}
    %dbg_exprs = irdl.any {varve.rule = "ArrayOf<#llvm.di_global_variable_expression>"}
    %visibility_ = irdl.any {varve.rule = "enum<@Visibility>"}
    irdl.attributes {
      "global_type" = %global_type,
      "constant" = %constant,
      "sym_name" = %sym_name,
      "linkage" = %linkage,
      "dso_local" = %dso_local,
      "thread_local_" = %thread_local_,
      "externally_initialized" = %externally_initialized,
      "value" = %value,
      "alignment" = %alignment,
      "addr_space" = %addr_space,
      "unnamed_addr" = %unnamed_addr,
      "section" = %section,
      "comdat" = %comdat,
      "dbg_exprs" = %dbg_exprs,
      "visibility_" = %visibility_
    } {
      varve.optional = ["constant", "dso_local", "thread_local_", "externally_initialized", "value", "alignment", "unnamed_addr", "section", "comdat", "dbg_exprs"],
      varve.defaults = {
        addr_space = 0 : i32,
        visibility_ = 0 : i64}
    }
    %initializer = irdl.region
    irdl.regions(
      initializer: %initializer)
  }
}
