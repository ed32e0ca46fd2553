irdl.dialect @llvm attributes {
  varve.set = "llvm17",
  varve.base = "llvm16",
  varve.removes = [
    "operation llvm.intr.dbg.addr"],
  varve.state = "iree-compiler 20230524.529"
} {
  "varve.enum"() {
    sym_name = "Visibility",
    storage = i64,
    cases = [
      ["", 0 : i64],
      ["hidden", 1 : i64],
      ["protected", 2 : i64]
    ]
  } : () -> ()
  irdl.operation @alloca attributes {
    varve.syntax = "hook:llvm.alloca",
    varve.traits = ["PromotableAllocationOpInterface", "DestructurableAllocationOpInterface"]
  } {
    %arraySize = irdl.any {varve.rule = "AnySignlessInteger"}
    %res = irdl.base "!llvm.ptr"
    %alignment = irdl.any {varve.rule = "I64Attr"}
    %elem_type = irdl.any {varve.rule = "TypeAttr"}
    %inalloca = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      arraySize: %arraySize)
    irdl.results(
      res: %res)
    irdl.attributes {
      "alignment" = %alignment,
      "elem_type" = %elem_type,
      "inalloca" = %inalloca
    } {
      varve.optional = ["alignment", "inalloca"]
    }
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
    %access_groups = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %tbaa = irdl.any {varve.rule = "ArrayAttr"}
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
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    %branch_weights = irdl.any {varve.rule = "ElementsAttr"}
    irdl.operands(
      callee_operands: variadic %callee_operands)
    irdl.results(
      result: optional %result)
    irdl.attributes {
      "callee" = %callee,
      "fastmathFlags" = %fastmathFlags,
      "branch_weights" = %branch_weights
    } {
      varve.optional = ["callee", "branch_weights"],
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @cmpxchg attributes {
    varve.format = "(`weak` $weak^)? (`volatile` $volatile_^)? $ptr `,` $cmp `,` $val (`syncscope` `(` $syncscope^ `)`)? $success_ordering $failure_ordering attr-dict `:` qualified(type($ptr)) `,` type($val)",
    varve.traits = ["AccessGroupOpInterface", "AliasAnalysisOpInterface", "TypesMatchWith<val,cmp>", "TypesMatchWith<val,res>"],
    varve.let = [
      "type($cmp) = type($val)",
      "type($res) = llvm_struct_with_i1(type($val))"]
  } {
    %ptr = irdl.base "!llvm.ptr"
    %cmp = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, !llvm.ptr>"}
    %val = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, !llvm.ptr>"}
    %res = irdl.base "!llvm.struct"
    %success_ordering = irdl.any {varve.rule = "enum<@AtomicOrdering>"}
    %failure_ordering = irdl.any {varve.rule = "enum<@AtomicOrdering>"}
    %syncscope = irdl.any {varve.rule = "StrAttr"}
    %alignment = irdl.any {varve.rule = "I64Attr"}
    %weak = irdl.any {varve.rule = "UnitAttr"}
    %volatile_ = irdl.any {varve.rule = "UnitAttr"}
    %access_groups = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %tbaa = irdl.any {varve.rule = "ArrayAttr"}
    irdl.operands(
      ptr: %ptr,
      cmp: %cmp,
      val: %val)
    irdl.results(
      res: %res)
    irdl.attributes {
      "success_ordering" = %success_ordering,
      "failure_ordering" = %failure_ordering,
      "syncscope" = %syncscope,
      "alignment" = %alignment,
      "weak" = %weak,
      "volatile_" = %volatile_,
      "access_groups" = %access_groups,
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["syncscope", "alignment", "weak", "volatile_", "access_groups", "alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @fence attributes {
    varve.format = "(`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict"
  } {
    %ordering = irdl.any {varve.rule = "enum<@AtomicOrdering>"}
    %syncscope = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "ordering" = %ordering,
      "syncscope" = %syncscope
    } {
      varve.optional = ["syncscope"]
    }
  }
  irdl.operation @func attributes {
    varve.syntax = "hook:llvm.func",
    varve.traits = ["AutomaticAllocationScope", "IsolatedFromAbove", "FunctionOpInterface"]
  } {
    %sym_name = irdl.any {varve.rule = "StrAttr"}
    %function_type = irdl.any {varve.rule = "TypeAttrOf<!llvm.func>"}
    %linkage = irdl.base "#llvm.linkage"
    %dso_local = irdl.any {varve.rule = "UnitAttr"}
    %CConv = irdl.base "#llvm.cconv"
    %personality = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %garbageCollector = irdl.any {varve.rule = "StrAttr"}
    %passthrough = irdl.any {varve.rule = "ArrayAttr"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %function_entry_count = irdl.any {varve.rule = "I64Attr"}
    %memory = irdl.base "#llvm.memory_effects"
    %visibility_ = irdl.any {varve.rule = "enum<@Visibility>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "function_type" = %function_type,
      "linkage" = %linkage,
      "dso_local" = %dso_local,
      "CConv" = %CConv,
      "personality" = %personality,
      "garbageCollector" = %garbageCollector,
      "passthrough" = %passthrough,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs,
      "function_entry_count" = %function_entry_count,
      "memory" = %memory,
      "visibility_" = %visibility_
    } {
      varve.optional = ["dso_local", "personality", "garbageCollector", "passthrough", "arg_attrs", "res_attrs", "function_entry_count", "memory"],
      varve.defaults = {
        linkage = #llvm.linkage<external>,
        CConv = #llvm.cconv<ccc>,
        visibility_ = 0 : i64}
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
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
  irdl.operation @intr.coro.begin attributes {
    varve.format = "$token `,` $mem attr-dict `:` functional-type(operands, results)",
    varve.let = [
      "type($token) = !llvm.token"]
  } {
    %token = irdl.base "!llvm.token"
    %mem = irdl.base "!llvm.ptr"
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      token: %token,
      mem: %mem)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.coro.free attributes {
    varve.format = "$id `,` $handle attr-dict `:` functional-type(operands, results)",
    varve.let = [
      "type($id) = !llvm.token"]
  } {
    %id = irdl.base "!llvm.token"
    %handle = irdl.base "!llvm.ptr"
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      id: %id,
      handle: %handle)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.coro.id attributes {
    varve.format = "$align `,` $promise `,` $coroaddr `,` $fnaddrs attr-dict `:` functional-type(operands, results)",
    varve.let = [
      "type($align) = i32"]
  } {
    %align = irdl.any {varve.rule = "I32"}
    %promise = irdl.base "!llvm.ptr"
    %coroaddr = irdl.base "!llvm.ptr"
    %fnaddrs = irdl.base "!llvm.ptr"
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      align: %align,
      promise: %promise,
      coroaddr: %coroaddr,
      fnaddrs: %fnaddrs)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.coro.resume attributes {
    varve.format = "$handle attr-dict `:` qualified(type($handle))"
  } {
    %handle = irdl.base "!llvm.ptr"
    irdl.operands(
      handle: %handle)
  }
  irdl.operation @intr.coro.save attributes {
    varve.format = "$handle attr-dict `:` functional-type(operands, results)"
  } {
    %handle = irdl.base "!llvm.ptr"
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      handle: %handle)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.debugtrap {
  }
  irdl.operation @intr.eh.typeid.for attributes {
    varve.format = "$type_info attr-dict `:` functional-type(operands, results)"
  } {
    %type_info = irdl.base "!llvm.ptr"
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      type_info: %type_info)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.experimental.noalias.scope.decl attributes {
    varve.format = "$scope attr-dict"
  } {
    %scope = irdl.base "#llvm.alias_scope"
    irdl.attributes {
      "scope" = %scope
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
  irdl.operation @intr.stackrestore attributes {
    varve.format = "$ptr attr-dict `:` qualified(type($ptr))"
  } {
    %ptr = irdl.base "!llvm.ptr"
    irdl.operands(
      ptr: %ptr)
  }
  irdl.operation @intr.trap {
  }
  irdl.operation @intr.ubsantrap {
    %failureKind = irdl.any {varve.rule = "I8Attr"}
    irdl.attributes {
      "failureKind" = %failureKind
    }
  }
  irdl.operation @intr.vacopy attributes {
    varve.format = "$src_list `to` $dest_list attr-dict `:` type(operands)"
  } {
    %dest_list = irdl.base "!llvm.ptr"
    %src_list = irdl.base "!llvm.ptr"
    irdl.operands(
      dest_list: %dest_list,
      src_list: %src_list)
  }
  irdl.operation @intr.vaend attributes {
    varve.format = "$arg_list attr-dict `:` qualified(type($arg_list))"
  } {
    %arg_list = irdl.base "!llvm.ptr"
    irdl.operands(
      arg_list: %arg_list)
  }
  irdl.operation @intr.vastart attributes {
    varve.format = "$arg_list attr-dict `:` qualified(type($arg_list))"
  } {
    %arg_list = irdl.base "!llvm.ptr"
    irdl.operands(
      arg_list: %arg_list)
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
  irdl.operation @intr.vp.fmuladd attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %op1 = irdl.any {varve.rule = "LLVM_VectorOf<AnyFloat>"}
    %op2 = irdl.any {varve.rule = "LLVM_VectorOf<AnyFloat>"}
    %op3 = irdl.any {varve.rule = "LLVM_VectorOf<AnyFloat>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      op1: %op1,
      op2: %op2,
      op3: %op3,
      mask: %mask,
      evl: %evl)
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
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %branch_weights = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    irdl.operands(
      callee_operands: variadic %callee_operands,
      normalDestOperands: variadic %normalDestOperands,
      unwindDestOperands: variadic %unwindDestOperands) {
      varve.segments
    }
    irdl.results(
      result: optional %result)
    irdl.attributes {
      "callee" = %callee,
      "branch_weights" = %branch_weights
    } {
      varve.optional = ["callee", "branch_weights"],
      varve.defaults = {}
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
    %access_groups = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %tbaa = irdl.any {varve.rule = "ArrayAttr"}
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
      "visibility_" = %visibility_
    } {
      varve.optional = ["constant", "dso_local", "thread_local_", "value", "alignment", "unnamed_addr", "section"],
      varve.defaults = {
        addr_space = 0 : i32,
        visibility_ = 0 : i64}
    }
    %initializer = irdl.region
    irdl.regions(
      initializer: %initializer)
  }
  irdl.operation @mlir.poison attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure", "ConstantLike"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @select attributes {
    varve.format = "operands attr-dict `:` type($condition) `,` type($res)",
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
    %access_groups = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %tbaa = irdl.any {varve.rule = "ArrayAttr"}
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
  irdl.operation @switch attributes {
    varve.format = "$value `:` type($value) `,` $defaultDestination (`(` $defaultOperands^ `:` type($defaultOperands) `)`)? custom<SwitchOpCases>(ref(type($value)), $case_values, $caseDestinations, $caseOperands, type($caseOperands)) attr-dict",
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
}
