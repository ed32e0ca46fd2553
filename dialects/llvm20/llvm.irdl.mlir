irdl.dialect @llvm attributes {
  varve.set = "llvm20",
  varve.base = "llvm21",
  varve.state = "iree-base-compiler 3.2.0",
  varve.removes = [
    "operation llvm.blockaddress",
    "operation llvm.blocktag",
    "operation llvm.dso_local_equivalent",
    "operation llvm.indirectbr",
    "operation llvm.intr.acos",
    "operation llvm.intr.asin",
    "operation llvm.intr.atan",
    "operation llvm.intr.atan2",
    "operation llvm.intr.exp10",
    "operation llvm.intr.experimental.constrained.fpext",
    "operation llvm.intr.experimental.constrained.sitofp",
    "operation llvm.intr.experimental.constrained.uitofp",
    "operation llvm.intr.frexp",
    "operation llvm.intr.ldexp",
    "operation llvm.intr.ptrmask",
    "operation llvm.intr.tan",
    "operation llvm.mlir.alias",
    "operation llvm.module_flags"]
} {
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
      "access_groups" = %access_groups,
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["branch_weights", "var_callee_type", "callee", "memory_effects", "convergent", "no_unwind", "will_return", "op_bundle_tags", "access_groups", "alias_scopes", "noalias_scopes", "tbaa"],
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>,
        CConv = #llvm.cconv<ccc>,
        TailCallKind = #llvm.tailcallkind<none>}
    }
  }
  irdl.operation @call_intrinsic attributes {
    varve.syntax = "hook:llvm.call_intrinsic",
    varve.traits = ["ArgAndResultAttrsOpInterface", "FastmathFlagsInterface"]
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %op_bundle_operands = irdl.any {varve.rule = "LLVM_Type"}
    %results = irdl.any {varve.rule = "LLVM_Type"}
    %intrin = irdl.any {varve.rule = "StrAttr"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    %op_bundle_sizes = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %op_bundle_tags = irdl.any {varve.rule = "ArrayAttr"}
    irdl.operands(
      args: variadic %args,
      op_bundle_operands: variadic %op_bundle_operands) {
      varve.segments,
      varve.nested = {
        op_bundle_operands = "op_bundle_sizes"}
    }
    irdl.results(
      results: optional %results)
    irdl.attributes {
      "intrin" = %intrin,
      "fastmathFlags" = %fastmathFlags,
      "op_bundle_sizes" = %op_bundle_sizes,
      "op_bundle_tags" = %op_bundle_tags
    } {
      varve.optional = ["op_bundle_tags"],
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
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
    %vec_type_hint = irdl.base "#llvm.vec_type_hint"
    %work_group_size_hint = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %reqd_work_group_size = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %intel_reqd_sub_group_size = irdl.any {varve.rule = "I32Attr"}
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
      "optimize_none" = %optimize_none,
      "vec_type_hint" = %vec_type_hint,
      "work_group_size_hint" = %work_group_size_hint,
      "reqd_work_group_size" = %reqd_work_group_size,
      "intel_reqd_sub_group_size" = %intel_reqd_sub_group_size
    } {
      varve.optional = ["approx_func_fp_math", "unsafe_fp_math", "sym_visibility", "dso_local", "comdat", "convergent", "personality", "garbageCollector", "passthrough", "arg_attrs", "res_attrs", "function_entry_count", "memory_effects", "arm_streaming", "arm_locally_streaming", "arm_streaming_compatible", "arm_new_za", "arm_in_za", "arm_out_za", "arm_inout_za", "arm_preserves_za", "section", "unnamed_addr", "alignment", "vscale_range", "frame_pointer", "target_cpu", "tune_cpu", "target_features", "no_infs_fp_math", "no_nans_fp_math", "no_signed_zeros_fp_math", "denormal_fp_math", "denormal_fp_math_f32", "fp_contract", "no_inline", "always_inline", "no_unwind", "will_return", "optimize_none", "vec_type_hint", "work_group_size_hint", "reqd_work_group_size", "intel_reqd_sub_group_size"],
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
    %op_bundle_operands = irdl.any {varve.rule = "LLVM_Type"}
    %result = irdl.any {varve.rule = "LLVM_Type"}
    %var_callee_type = irdl.any {varve.rule = "TypeAttrOf<!llvm.func>"}
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %branch_weights = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %CConv = irdl.base "#llvm.cconv"
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
      "branch_weights" = %branch_weights,
      "CConv" = %CConv,
      "op_bundle_sizes" = %op_bundle_sizes,
      "op_bundle_tags" = %op_bundle_tags
    } {
      varve.optional = ["var_callee_type", "callee", "branch_weights", "op_bundle_tags"],
      varve.defaults = {
        CConv = #llvm.cconv<ccc>}
    }
    "varve.successors"() {names = ["normalDest", "unwindDest"], variadic = []} : () -> ()
  }
  irdl.operation @load attributes {
    varve.format = "(`volatile` $volatile_^)? $addr (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)? (`invariant` $invariant^)? (`invariant_group` $invariantGroup^)? attr-dict `:` qualified(type($addr)) `->` type($res)",
    varve.traits = ["AccessGroupOpInterface", "AliasAnalysisOpInterface", "DestructurableAccessorOpInterface", "MemoryEffectsOpInterface", "PromotableMemOpInterface", "SafeMemorySlotAccessOpInterface"]
  } {
    %addr = irdl.base "!llvm.ptr"
    %res = irdl.any {varve.rule = "AnyOf<LLVM_LoadableType, Implements<\22PointerElementTypeInterface\22>>"}
    %alignment = irdl.any {varve.rule = "I64Attr"}
    %volatile_ = irdl.any {varve.rule = "UnitAttr"}
    %nontemporal = irdl.any {varve.rule = "UnitAttr"}
    %invariant = irdl.any {varve.rule = "UnitAttr"}
    %invariantGroup = irdl.any {varve.rule = "UnitAttr"}
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
      "invariantGroup" = %invariantGroup,
      "ordering" = %ordering,
      "syncscope" = %syncscope,
      "access_groups" = %access_groups,
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["alignment", "volatile_", "nontemporal", "invariant", "invariantGroup", "syncscope", "access_groups", "alias_scopes", "noalias_scopes", "tbaa"],
      varve.defaults = {
        ordering = 0 : i64}
    }
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
    varve.format = "$arg ($overflowFlags^)? attr-dict `:` type($arg) `to` type($res)",
    varve.traits = ["Pure", "IntegerOverflowFlagsInterface"],
    varve.keyword.overflowFlags = "overflow"
  } {
    %arg = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %overflowFlags = irdl.any {varve.rule = "enum<@IntegerOverflowFlags>"}
    irdl.operands(
      arg: %arg)
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
}
