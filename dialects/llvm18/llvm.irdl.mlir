irdl.dialect @llvm attributes {
  varve.set = "llvm18",
  varve.base = "llvm19",
  varve.removes = [
    "operation llvm.intr.coro.promise",
    "operation llvm.intr.experimental.constrained.fptrunc",
    "operation llvm.intr.invariant.end",
    "operation llvm.intr.invariant.start",
    "operation llvm.intr.vector.deinterleave2",
    "operation llvm.intr.vector.interleave2",
    "operation llvm.linker_options"],
  varve.state = "iree-compiler 20231113.707"
} {
  irdl.operation @add attributes {
    varve.format = "$lhs `,` $rhs ` ` attr-dict ` ` `:` type($res)",
    varve.traits = ["Pure", "SameOperandsAndResultType", "Commutative"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"],
    varve.keyword.overflowFlags = "overflow"
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      res: %res)
  }
  irdl.operation @call attributes {
    varve.syntax = "hook:llvm.call",
    varve.traits = ["AccessGroupOpInterface", "AliasAnalysisOpInterface", "FastmathFlagsInterface", "CallOpInterface", "SymbolUserOpInterface", "WeightedBranchOpInterface"]
  } {
    %callee_operands = irdl.any {varve.rule = "LLVM_Type"}
    %result = irdl.any {varve.rule = "LLVM_Type"}
    %callee_type = irdl.any {varve.rule = "TypeAttrOf<!llvm.func>"}
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    %branch_weights = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %CConv = irdl.base "#llvm.cconv"
    %access_groups = irdl.any {varve.rule = "ArrayOf<#llvm.access_group>"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      callee_operands: variadic %callee_operands)
    irdl.results(
      result: optional %result)
    irdl.attributes {
      "callee_type" = %callee_type,
      "callee" = %callee,
      "fastmathFlags" = %fastmathFlags,
      "branch_weights" = %branch_weights,
      "CConv" = %CConv,
      "access_groups" = %access_groups,
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["callee_type", "callee", "branch_weights", "access_groups", "alias_scopes", "noalias_scopes", "tbaa"],
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>,
        CConv = #llvm.cconv<ccc>}
    }
  }
  irdl.operation @extractelement attributes {
    varve.format = "$vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)",
    varve.traits = ["Pure", "TypesMatchWith<vector,res>"],
    varve.let = [
      "type($res) = elem(type($vector))"]
  } {
    %vector = irdl.any {varve.rule = "LLVM_AnyVector"}
    %position = irdl.any {varve.rule = "AnyInteger"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      vector: %vector,
      position: %position)
    irdl.results(
      res: %res)
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
    %section = irdl.any {varve.rule = "StrAttr"}
    %unnamed_addr = irdl.any {varve.rule = "enum<@UnnamedAddr>"}
    %alignment = irdl.any {varve.rule = "I64Attr"}
    %vscale_range = irdl.base "#llvm.vscale_range"
    irdl.attributes {
      "sym_name" = %sym_name,
      "sym_visibility" = %sym_visibility,
      "function_type" = %function_type,
      "linkage" = %linkage,
      "dso_local" = %dso_local,
      "CConv" = %CConv,
      "comdat" = %comdat,
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
      "section" = %section,
      "unnamed_addr" = %unnamed_addr,
      "alignment" = %alignment,
      "vscale_range" = %vscale_range
    } {
      varve.optional = ["sym_visibility", "dso_local", "comdat", "personality", "garbageCollector", "passthrough", "arg_attrs", "res_attrs", "function_entry_count", "memory", "arm_streaming", "arm_locally_streaming", "section", "unnamed_addr", "alignment", "vscale_range"],
      varve.defaults = {
        linkage = #llvm.linkage<external>,
        CConv = #llvm.cconv<ccc>,
        visibility_ = 0 : i64}
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @intr.vector.insert attributes {
    varve.format = "$srcvec `,` $dstvec `[` $pos `]` attr-dict `:` type($srcvec) `into` type($res)",
    varve.traits = ["Pure", "AllTypesMatch<dstvec,res>", "AtMost<SrcVectorBitWidth,131072>", "AtMost<DstVectorBitWidth,131072>", "ScalableIfScalable<srcvec,dstvec>"],
    varve.let = [
      "type($res) = type($dstvec)"]
  } {
    %srcvec = irdl.any {varve.rule = "LLVM_AnyVector"}
    %dstvec = irdl.any {varve.rule = "LLVM_AnyVector"}
    %res = irdl.any {varve.rule = "LLVM_AnyVector"}
    %pos = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      srcvec: %srcvec,
      dstvec: %dstvec)
    irdl.results(
      res: %res)
    irdl.attributes {
      "pos" = %pos
    }
  }
  irdl.operation @invoke attributes {
    varve.syntax = "hook:llvm.invoke",
    varve.traits = ["BranchOpInterface", "CallOpInterface", "WeightedBranchOpInterface", "Terminator"]
  } {
    %callee_operands = irdl.any {varve.rule = "LLVM_Type"}
    %normalDestOperands = irdl.any {varve.rule = "LLVM_Type"}
    %unwindDestOperands = irdl.any {varve.rule = "LLVM_Type"}
    %result = irdl.any {varve.rule = "LLVM_Type"}
    %callee_type = irdl.any {varve.rule = "TypeAttrOf<!llvm.func>"}
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
      "callee_type" = %callee_type,
      "callee" = %callee,
      "branch_weights" = %branch_weights,
      "CConv" = %CConv
    } {
      varve.optional = ["callee_type", "callee", "branch_weights"],
      varve.defaults = {
        CConv = #llvm.cconv<ccc>}
    }
    "varve.successors"() {names = ["normalDest", "unwindDest"], variadic = []} : () -> ()
  }
  irdl.operation @load attributes {
    varve.format = "(`volatile` $volatile_^)? $addr (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)? attr-dict `:` qualified(type($addr)) `->` type($res)",
    varve.traits = ["AccessGroupOpInterface", "AliasAnalysisOpInterface", "DestructurableAccessorOpInterface", "MemoryEffectsOpInterface", "PromotableMemOpInterface", "SafeMemorySlotAccessOpInterface"]
  } {
    %addr = irdl.base "!llvm.ptr"
    %res = irdl.any {varve.rule = "AnyOf<AllOf<LLVM_Type, Not<AnyOf<!llvm.void, !llvm.func>>>, Implements<\22PointerElementTypeInterface\22>>"}
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
      addr: %addr)
    irdl.results(
      res: %res)
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
      "visibility_" = %visibility_
    } {
      varve.optional = ["constant", "dso_local", "thread_local_", "value", "alignment", "unnamed_addr", "section", "comdat"],
      varve.defaults = {
        addr_space = 0 : i32,
        visibility_ = 0 : i64}
    }
    %initializer = irdl.region
    irdl.regions(
      initializer: %initializer)
  }
  irdl.operation @mul attributes {
    varve.format = "$lhs `,` $rhs ` ` attr-dict ` ` `:` type($res)",
    varve.traits = ["Pure", "SameOperandsAndResultType", "Commutative"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"],
    varve.keyword.overflowFlags = "overflow"
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      res: %res)
  }
  irdl.operation @shl attributes {
    varve.format = "$lhs `,` $rhs ` ` attr-dict ` ` `:` type($res)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"],
    varve.keyword.overflowFlags = "overflow"
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      res: %res)
  }
  irdl.operation @sub attributes {
    varve.format = "$lhs `,` $rhs ` ` attr-dict ` ` `:` type($res)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"],
    varve.keyword.overflowFlags = "overflow"
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      res: %res)
  }
}
