irdl.dialect @llvm attributes {
  varve.set = "llvm24-2026-08",
  varve.base = "llvm24-2026-07",
  varve.llvm = "24",
  varve.discardable = [
    ["workgroup_attribution", "WorkgroupAttributionAttr"]],
  varve.unknown = ["operations"]
} {
  irdl.operation @call attributes {
    varve.syntax = "hook:llvm.call",
    varve.traits = ["AccessGroupOpInterface", "AliasAnalysisOpInterface", "FastmathFlagsInterface", "CallOpInterface", "SymbolUserOpInterface"]
  } {
    %uniform_work_group_size = irdl.any {varve.rule = "UnitAttr"}
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
      "tbaa" = %tbaa,
      "uniform_work_group_size" = %uniform_work_group_size
    } {
      varve.optional = ["var_callee_type", "callee", "memory_effects", "convergent", "no_unwind", "will_return", "noreturn", "returns_twice", "hot", "cold", "noduplicate", "no_caller_saved_registers", "nocallback", "modular_format", "nobuiltins", "allocsize", "optsize", "minsize", "builtin", "nobuiltin", "save_reg_params", "zero_call_used_regs", "trap_func_name", "default_func_attrs", "op_bundle_tags", "arg_attrs", "res_attrs", "no_inline", "always_inline", "inline_hint", "access_groups", "alias_scopes", "noalias_scopes", "tbaa", "uniform_work_group_size"],
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>,
        CConv = #llvm.cconv<ccc>,
        TailCallKind = #llvm.tailcallkind<none>}
    }
  }
  irdl.operation @comdat attributes {
    varve.format = "$sym_name $body attr-dict",
    varve.traits = ["NoTerminator", "NoRegionArguments", "SymbolTable", "Symbol"]
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["sym_visibility"]
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @comdat_selector attributes {
    varve.format = "$sym_name $comdat attr-dict",
    varve.traits = ["Symbol"]
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %comdat = irdl.any {varve.rule = "enum<@Comdat>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "comdat" = %comdat,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["sym_visibility"]
    }
  }
  irdl.operation @func attributes {
    varve.syntax = "hook:llvm.func",
    varve.traits = ["AffineScope", "AutomaticAllocationScope", "IsolatedFromAbove", "FunctionOpInterface"]
  } {
    %uniform_work_group_size = irdl.any {varve.rule = "UnitAttr"}
    %function_metadata = irdl.any {varve.rule = "ArrayAttr"}
    %disable_tail_calls = irdl.any {varve.rule = "BoolAttr"}
    %sample_profile_suffix_elision_policy = irdl.any {varve.rule = "StrAttr"}
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
      "use_sample_profile" = %use_sample_profile,
      "sample_profile_suffix_elision_policy" = %sample_profile_suffix_elision_policy,
      "disable_tail_calls" = %disable_tail_calls,
      "function_metadata" = %function_metadata,
      "uniform_work_group_size" = %uniform_work_group_size
    } {
      varve.optional = ["sym_visibility", "dso_local", "comdat", "convergent", "personality", "garbageCollector", "passthrough", "arg_attrs", "res_attrs", "function_entry_count", "memory_effects", "arm_streaming", "arm_locally_streaming", "arm_streaming_compatible", "arm_new_za", "arm_in_za", "arm_out_za", "arm_inout_za", "arm_preserves_za", "section", "unnamed_addr", "alignment", "vscale_range", "frame_pointer", "target_cpu", "tune_cpu", "reciprocal_estimates", "prefer_vector_width", "target_features", "no_signed_zeros_fp_math", "denormal_fpenv", "fp_contract", "instrument_function_entry", "instrument_function_exit", "no_inline", "always_inline", "inline_hint", "no_unwind", "will_return", "noreturn", "optimize_none", "returns_twice", "hot", "cold", "noduplicate", "no_caller_saved_registers", "nocallback", "modular_format", "nobuiltins", "allocsize", "optsize", "minsize", "save_reg_params", "zero_call_used_regs", "default_func_attrs", "vec_type_hint", "work_group_size_hint", "reqd_work_group_size", "intel_reqd_sub_group_size", "uwtable_kind", "use_sample_profile", "sample_profile_suffix_elision_policy", "disable_tail_calls", "function_metadata", "uniform_work_group_size"],
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
    varve.format = "($noWrapFlags^)? $base `[` custom<GEPIndices>($dynamicIndices, $rawConstantIndices) `]` attr-dict `:` functional-type(operands, results) `,` $elem_type",
    varve.traits = ["Pure", "PromotableOpInterface", "SafeMemorySlotAccessOpInterface", "DestructurableAccessorOpInterface", "ViewLikeOpInterface"]
  } {
    %inrange = irdl.base "#llvm.constant_range"
    %base = irdl.any {varve.rule = "AnyOf<!llvm.ptr, LLVM_VectorOf<!llvm.ptr>>"}
    %dynamicIndices = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<!llvm.ptr, LLVM_VectorOf<!llvm.ptr>>"}
    %rawConstantIndices = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %elem_type = irdl.any {varve.rule = "TypeAttr"}
    %noWrapFlags = irdl.any {varve.rule = "enum<@GEPNoWrapFlags>"}
    irdl.operands(
      base: %base,
      dynamicIndices: variadic %dynamicIndices)
    irdl.results(
      res: %res)
    irdl.attributes {
      "rawConstantIndices" = %rawConstantIndices,
      "elem_type" = %elem_type,
      "noWrapFlags" = %noWrapFlags,
      "inrange" = %inrange
    } {
      varve.optional = ["inrange"],
      varve.defaults = {
        noWrapFlags = 0 : i32},
      varve.native = {
        noWrapFlags = "enum"}
    }
  }
  irdl.operation @inline_asm attributes {
    varve.format = "(`has_side_effects` $has_side_effects^)? (`is_align_stack` $is_align_stack^)? (`tail_call_kind` `=` $tail_call_kind^)? (`asm_dialect` `=` $asm_dialect^)? (`operand_attrs` `=` $operand_attrs^)? attr-dict $asm_string `,` $constraints operands `:` functional-type(operands, results)",
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
  irdl.operation @intr.masked.gather attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)"
  } {
    %access_groups = irdl.any {varve.rule = "ArrayOf<#llvm.access_group>"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    %ptrs = irdl.any {varve.rule = "LLVM_VectorOf<!llvm.ptr>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %pass_thru = irdl.any {varve.rule = "LLVM_AnyVector"}
    %res = irdl.any {varve.rule = "LLVM_AnyVector"}
    %alignment = irdl.any {varve.rule = "I32Attr"}
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
      varve.optional = ["tbaa", "noalias_scopes", "alias_scopes", "access_groups"]
    }
  }
  irdl.operation @intr.masked.load attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)"
  } {
    %access_groups = irdl.any {varve.rule = "ArrayOf<#llvm.access_group>"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    %data = irdl.base "!llvm.ptr"
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %pass_thru = irdl.any {varve.rule = "LLVM_AnyVector"}
    %res = irdl.any {varve.rule = "LLVM_AnyVector"}
    %alignment = irdl.any {varve.rule = "I32Attr"}
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
      varve.optional = ["nontemporal", "tbaa", "noalias_scopes", "alias_scopes", "access_groups"]
    }
  }
  irdl.operation @intr.masked.scatter attributes {
    varve.format = "$value `,` $ptrs `,` $mask attr-dict `:` type($value) `,` type($mask) `into` type($ptrs)"
  } {
    %access_groups = irdl.any {varve.rule = "ArrayOf<#llvm.access_group>"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    %value = irdl.any {varve.rule = "LLVM_AnyVector"}
    %ptrs = irdl.any {varve.rule = "LLVM_VectorOf<!llvm.ptr>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %alignment = irdl.any {varve.rule = "I32Attr"}
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
      varve.optional = ["tbaa", "noalias_scopes", "alias_scopes", "access_groups"]
    }
  }
  irdl.operation @intr.masked.store attributes {
    varve.format = "$value `,` $data `,` $mask attr-dict `:` type($value) `,` type($mask) `into` qualified(type($data))"
  } {
    %access_groups = irdl.any {varve.rule = "ArrayOf<#llvm.access_group>"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
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
      "nontemporal" = %nontemporal,
      "tbaa" = %tbaa,
      "noalias_scopes" = %noalias_scopes,
      "alias_scopes" = %alias_scopes,
      "access_groups" = %access_groups
    } {
      varve.optional = ["nontemporal", "tbaa", "noalias_scopes", "alias_scopes", "access_groups"]
    }
  }
  irdl.operation @invoke attributes {
    varve.syntax = "hook:llvm.invoke",
    varve.traits = ["BranchOpInterface", "CallOpInterface", "WeightedBranchOpInterface", "Terminator"]
  } {
    %uniform_work_group_size = irdl.any {varve.rule = "UnitAttr"}
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
      "op_bundle_tags" = %op_bundle_tags,
      "uniform_work_group_size" = %uniform_work_group_size
    } {
      varve.optional = ["var_callee_type", "callee", "arg_attrs", "res_attrs", "branch_weights", "default_func_attrs", "op_bundle_tags", "uniform_work_group_size"],
      varve.defaults = {
        CConv = #llvm.cconv<ccc>}
    }
    "varve.successors"() {names = ["normalDest", "unwindDest"], variadic = []} : () -> ()
  }
  irdl.operation @mlir.alias attributes {
    varve.format = [
      "one( `external` let($linkage = #llvm.linkage('external')) | `available_externally` let($linkage = #llvm.linkage('available_externally')) | `linkonce` let($linkage = #llvm.linkage('linkonce')) | `linkonce_odr` let($linkage = #llvm.linkage('linkonce_odr')) | `weak` let($linkage = #llvm.linkage('weak')) | `weak_odr` let($linkage = #llvm.linkage('weak_odr')) | `appending` let($linkage = #llvm.linkage('appending')) | `internal` let($linkage = #llvm.linkage('internal')) | `private` let($linkage = #llvm.linkage('private')) | `extern_weak` let($linkage = #llvm.linkage('extern_weak')) | `common` let($linkage = #llvm.linkage('common')) | let($linkage = #llvm.linkage('external')) )",
      "one( let($visibility_ = integer(0, i64)) | `hidden` let($visibility_ = integer(1, i64)) | `protected` let($visibility_ = integer(2, i64)) )",
      "one( let($tls_mode = integer(0, i64)) | `thread_local` one( let($tls_mode = integer(1, i64)) | `` `(` one( `generaldynamic` let($tls_mode = integer(1, i64)) | `localdynamic` let($tls_mode = integer(2, i64)) | `initialexec` let($tls_mode = integer(3, i64)) | `localexec` let($tls_mode = integer(4, i64)) ) `)` ) )",
      "one( let($unnamed_addr = integer(0, i64)) | `local_unnamed_addr` let($unnamed_addr = integer(1, i64)) | `unnamed_addr` let($unnamed_addr = integer(2, i64)) | printed when(not has($unnamed_addr)) )",
      "symbol($sym_name) attr-dict `:` $alias_type region($initializer, end)"],
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
  irdl.operation @mlir.global attributes {
    varve.syntax = "hook:llvm.mlir.global",
    varve.traits = ["IsolatedFromAbove", "SingleBlock", "Symbol"],
    varve.terminator = "llvm.return"
  } {
    %absolute_symbol = irdl.any {varve.rule = "ArrayAttr"}
    %associated = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %global_type = irdl.any {varve.rule = "TypeAttr"}
    %constant = irdl.any {varve.rule = "UnitAttr"}
    %sym_name = irdl.any {varve.rule = "StrAttr"}
    %linkage = irdl.base "#llvm.linkage"
    %dso_local = irdl.any {varve.rule = "UnitAttr"}
    %tls_mode = irdl.any {varve.rule = "enum<@TLSMode>"}
    %externally_initialized = irdl.any {varve.rule = "UnitAttr"}
    %value = irdl.any
    %alignment = irdl.any {varve.rule = "I64Attr"}
    %addr_space = irdl.any {varve.rule = "AllOf<I32Attr, IntNonNegative>"}
    %unnamed_addr = irdl.any {varve.rule = "enum<@UnnamedAddr>"}
    %section = irdl.any {varve.rule = "StrAttr"}
    %comdat = irdl.any {varve.rule = "SymbolRefAttr"}
    %dbg_exprs = irdl.any {varve.rule = "ArrayOf<#llvm.di_global_variable_expression>"}
    %visibility_ = irdl.any {varve.rule = "enum<@Visibility>"}
    %target_specific_attrs = irdl.any {varve.rule = "ArrayAttr"}
    irdl.attributes {
      "global_type" = %global_type,
      "constant" = %constant,
      "sym_name" = %sym_name,
      "linkage" = %linkage,
      "dso_local" = %dso_local,
      "tls_mode" = %tls_mode,
      "externally_initialized" = %externally_initialized,
      "value" = %value,
      "alignment" = %alignment,
      "addr_space" = %addr_space,
      "unnamed_addr" = %unnamed_addr,
      "section" = %section,
      "comdat" = %comdat,
      "dbg_exprs" = %dbg_exprs,
      "visibility_" = %visibility_,
      "target_specific_attrs" = %target_specific_attrs,
      "sym_visibility" = %sym_visibility,
      "associated" = %associated,
      "absolute_symbol" = %absolute_symbol
    } {
      varve.optional = ["constant", "dso_local", "externally_initialized", "value", "alignment", "unnamed_addr", "section", "comdat", "dbg_exprs", "target_specific_attrs", "sym_visibility", "associated", "absolute_symbol"],
      varve.defaults = {
        addr_space = 0 : i32,
        visibility_ = 0 : i64,
        tls_mode = 0 : i64}
    }
    %initializer = irdl.region
    irdl.regions(
      initializer: %initializer)
  }
  irdl.operation @mlir.ifunc attributes {
    varve.format = "custom<LLVMLinkage>($linkage) ($visibility_^)? ($unnamed_addr^)? $sym_name `:` $i_func_type `,` $resolver_type $resolver attr-dict",
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
  irdl.operation @"intr.clmul" {
    %any = irdl.any
    irdl.operands(
      a: %any,
      b: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"intr.maximumnum" {
    %any = irdl.any
    %a_fastmathFlags = irdl.any
    irdl.operands(
      a: %any,
      b: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "fastmathFlags" = %a_fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @"intr.minimumnum" {
    %any = irdl.any
    %a_fastmathFlags = irdl.any
    irdl.operands(
      a: %any,
      b: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "fastmathFlags" = %a_fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @"intr.modf" {
    %any = irdl.any
    %a_fastmathFlags = irdl.any
    irdl.operands(
      val: %any)
    irdl.results(
      res: %any)
    irdl.attributes {
      "fastmathFlags" = %a_fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @"intr.pdep" {
    %any = irdl.any
    irdl.operands(
      a: %any,
      b: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"intr.pext" {
    %any = irdl.any
    irdl.operands(
      a: %any,
      b: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"intr.smulh" {
    %any = irdl.any
    irdl.operands(
      a: %any,
      b: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"intr.umulh" {
    %any = irdl.any
    irdl.operands(
      a: %any,
      b: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"intr.vector.reduce.fmaximumnum" {
    %any = irdl.any
    %a_fastmathFlags = irdl.any
    irdl.operands(
      in: %any)
    irdl.results(
      res: %any)
    irdl.attributes {
      "fastmathFlags" = %a_fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @"intr.vector.reduce.fminimumnum" {
    %any = irdl.any
    %a_fastmathFlags = irdl.any
    irdl.operands(
      in: %any)
    irdl.results(
      res: %any)
    irdl.attributes {
      "fastmathFlags" = %a_fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @"intr.vp.reduce.fmaximum" {
    %any = irdl.any
    irdl.operands(
      satrt_value: %any,
      val: %any,
      mask: %any,
      evl: %any)
    irdl.results(
      res: %any)
  }
  irdl.operation @"intr.vp.reduce.fminimum" {
    %any = irdl.any
    irdl.operands(
      satrt_value: %any,
      val: %any,
      mask: %any,
      evl: %any)
    irdl.results(
      res: %any)
  }
}
