irdl.dialect @llvm attributes {
  varve.set = "llvm14",
  varve.base = "llvm15",
  varve.removes = [
    "attribute cconv",
    "enum CConv",
    "operation llvm.intr.experimental.stepvector",
    "operation llvm.intr.experimental.vp.strided.load",
    "operation llvm.intr.experimental.vp.strided.store",
    "operation llvm.intr.round",
    "operation llvm.intr.vacopy",
    "operation llvm.intr.vaend",
    "operation llvm.intr.vastart",
    "operation llvm.intr.vector.extract",
    "operation llvm.intr.vector.insert",
    "operation llvm.intr.vp.add",
    "operation llvm.intr.vp.and",
    "operation llvm.intr.vp.ashr",
    "operation llvm.intr.vp.fadd",
    "operation llvm.intr.vp.fdiv",
    "operation llvm.intr.vp.fma",
    "operation llvm.intr.vp.fmul",
    "operation llvm.intr.vp.fneg",
    "operation llvm.intr.vp.fpext",
    "operation llvm.intr.vp.fptosi",
    "operation llvm.intr.vp.fptoui",
    "operation llvm.intr.vp.fptrunc",
    "operation llvm.intr.vp.frem",
    "operation llvm.intr.vp.fsub",
    "operation llvm.intr.vp.inttoptr",
    "operation llvm.intr.vp.load",
    "operation llvm.intr.vp.lshr",
    "operation llvm.intr.vp.merge",
    "operation llvm.intr.vp.mul",
    "operation llvm.intr.vp.or",
    "operation llvm.intr.vp.ptrtoint",
    "operation llvm.intr.vp.reduce.add",
    "operation llvm.intr.vp.reduce.and",
    "operation llvm.intr.vp.reduce.fadd",
    "operation llvm.intr.vp.reduce.fmax",
    "operation llvm.intr.vp.reduce.fmin",
    "operation llvm.intr.vp.reduce.fmul",
    "operation llvm.intr.vp.reduce.mul",
    "operation llvm.intr.vp.reduce.or",
    "operation llvm.intr.vp.reduce.smax",
    "operation llvm.intr.vp.reduce.smin",
    "operation llvm.intr.vp.reduce.umax",
    "operation llvm.intr.vp.reduce.umin",
    "operation llvm.intr.vp.reduce.xor",
    "operation llvm.intr.vp.sdiv",
    "operation llvm.intr.vp.select",
    "operation llvm.intr.vp.sext",
    "operation llvm.intr.vp.shl",
    "operation llvm.intr.vp.sitofp",
    "operation llvm.intr.vp.srem",
    "operation llvm.intr.vp.store",
    "operation llvm.intr.vp.sub",
    "operation llvm.intr.vp.trunc",
    "operation llvm.intr.vp.udiv",
    "operation llvm.intr.vp.uitofp",
    "operation llvm.intr.vp.urem",
    "operation llvm.intr.vp.xor",
    "operation llvm.intr.vp.zext"],
  varve.unknown = ["operations"]
} {
  "varve.enum"() {
    bits = unit,
    cases = [["nnan", 1 : i32], ["ninf", 2 : i32], ["nsz", 4 : i32], ["arcp", 8 : i32], ["contract", 16 : i32], ["afn", 32 : i32], ["reassoc", 64 : i32], ["fast", 128 : i32]],
    separator = ", ",
    storage = i32,
    sym_name = "FastmathFlags"
  } : () -> ()
  irdl.operation @alloca attributes {
    varve.format = "$arraySize `x` $element attr-dict `:` functional-type($arraySize, $res)",
    varve.locals = {element = ["TypeAttr", "type($res).pointee"]}
  } {
    %arraySize = irdl.any {varve.rule = "AnyInteger"}
    %res = irdl.base "!llvm.ptr"
    %alignment = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      arraySize: %arraySize)
    irdl.results(
      res: %res)
    irdl.attributes {
      "alignment" = %alignment
    } {
      varve.optional = ["alignment"]
    }
  }
  irdl.operation @atomicrmw attributes {
    varve.format = "$bin_op $ptr `,` $val $ordering ` ` attr-dict ` ` `:` type($val)",
    varve.let = ["type($ptr) = !llvm.ptr(0, type($val))", "type($res) = type($val)"]
  } {
    %ptr = irdl.any {varve.rule = "AllOf<!llvm.ptr, ElementType<AnyOf<LLVM_AnyFloat, AnyInteger>>>"}
    %val = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, AnyInteger>"}
    %res = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, AnyInteger>"}
    %bin_op = irdl.any {varve.rule = "enum<@AtomicBinOp>"}
    %ordering = irdl.any {varve.rule = "enum<@AtomicOrdering>"}
    irdl.operands(
      ptr: %ptr,
      val: %val)
    irdl.results(
      res: %res)
    irdl.attributes {
      "bin_op" = %bin_op,
      "ordering" = %ordering
    }
  }
  irdl.operation @br attributes {
    varve.format = "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict",
    varve.traits = ["Pure", "Terminator"]
  } {
    %destOperands = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      destOperands: variadic %destOperands)
    "varve.successors"() {names = ["dest"], variadic = []} : () -> ()
  }
  irdl.operation @cmpxchg attributes {
    varve.format = "$ptr `,` $cmp `,` $val $success_ordering $failure_ordering attr-dict `:` type($val)",
    varve.let = ["type($ptr) = !llvm.ptr(0, type($val))", "type($cmp) = type($val)", "type($res) = !llvm.struct(absent, [type($val), i1], false, false)"]
  } {
    %ptr = irdl.any {varve.rule = "AllOf<!llvm.ptr, ElementType<AnyOf<AnyInteger, !llvm.ptr>>>"}
    %cmp = irdl.any {varve.rule = "AnyOf<AnyInteger, !llvm.ptr>"}
    %val = irdl.any {varve.rule = "AnyOf<AnyInteger, !llvm.ptr>"}
    %res = irdl.any {varve.rule = "AllOf<!llvm.struct, BodyType<0, AnyOf<AnyInteger, !llvm.ptr>>, BodyType<1, I1>>"}
    %success_ordering = irdl.any {varve.rule = "enum<@AtomicOrdering>"}
    %failure_ordering = irdl.any {varve.rule = "enum<@AtomicOrdering>"}
    irdl.operands(
      ptr: %ptr,
      cmp: %cmp,
      val: %val)
    irdl.results(
      res: %res)
    irdl.attributes {
      "success_ordering" = %success_ordering,
      "failure_ordering" = %failure_ordering
    }
  }
  irdl.operation @cond_br attributes {
    varve.format = "$condition ( `weights` `(` $branch_weights^ `)` )? `,` $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,` $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict",
    varve.traits = ["Pure", "Terminator"],
    varve.let = [
      "type($condition) = i1"]
  } {
    %condition = irdl.any {varve.rule = "I1"}
    %trueDestOperands = irdl.any {varve.rule = "LLVM_Type"}
    %falseDestOperands = irdl.any {varve.rule = "LLVM_Type"}
    %branch_weights = irdl.any {varve.rule = "ElementsAttr"}
    irdl.operands(
      condition: %condition,
      trueDestOperands: variadic %trueDestOperands,
      falseDestOperands: variadic %falseDestOperands) {
      varve.segments
    }
    irdl.attributes {
      "branch_weights" = %branch_weights
    } {
      varve.optional = ["branch_weights"]
    }
    "varve.successors"() {names = ["trueDest", "falseDest"], variadic = []} : () -> ()
  }
  irdl.operation @func attributes {
    varve.syntax = "hook:llvm.func",
    varve.traits = ["AutomaticAllocationScope", "IsolatedFromAbove", "FunctionOpInterface", "Symbol"]
  } {
    %linkage = irdl.base "#llvm.linkage"
    %dso_local = irdl.any {varve.rule = "UnitAttr"}
    %personality = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %passthrough = irdl.any {varve.rule = "ArrayAttr"}
    irdl.attributes {
      "linkage" = %linkage,
      "dso_local" = %dso_local,
      "personality" = %personality,
      "passthrough" = %passthrough
    } {
      varve.optional = ["linkage", "dso_local", "personality", "passthrough"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @getelementptr attributes {
    varve.format = "$base `[` custom<GEPIndices>($indices, $structIndices) `]` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"]
  } {
    %base = irdl.any {varve.rule = "AnyOf<!llvm.ptr, LLVM_VectorOf<!llvm.ptr>>"}
    %indices = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<!llvm.ptr, LLVM_VectorOf<!llvm.ptr>>"}
    %structIndices = irdl.any {varve.rule = "I32ElementsAttr"}
    irdl.operands(
      base: %base,
      indices: variadic %indices)
    irdl.results(
      res: %res)
    irdl.attributes {
      "structIndices" = %structIndices
    }
  }
  irdl.operation @intr.coro.begin attributes {
    varve.format = "$token `,` $mem attr-dict `:` type($res)",
    varve.let = [
      "type($token) = !llvm.token",
      "type($mem) = !llvm.ptr<i8>"]
  } {
    %token = irdl.base "!llvm.token"
    %mem = irdl.any {varve.rule = "AllOf<!llvm.ptr, ElementType<I8>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      token: %token,
      mem: %mem)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.coro.end attributes {
    varve.format = "$handle `,` $unwind attr-dict `:` type($res)",
    varve.let = [
      "type($handle) = !llvm.ptr<i8>",
      "type($unwind) = i1"]
  } {
    %handle = irdl.any {varve.rule = "AllOf<!llvm.ptr, ElementType<I8>>"}
    %unwind = irdl.any {varve.rule = "I1"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      handle: %handle,
      unwind: %unwind)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.coro.free attributes {
    varve.format = "$id `,` $handle attr-dict `:` type($res)",
    varve.let = [
      "type($id) = !llvm.token",
      "type($handle) = !llvm.ptr<i8>"]
  } {
    %id = irdl.base "!llvm.token"
    %handle = irdl.any {varve.rule = "AllOf<!llvm.ptr, ElementType<I8>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      id: %id,
      handle: %handle)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.coro.id attributes {
    varve.format = "$align `,` $promise `,` $coroaddr `,` $fnaddrs attr-dict `:` type($res)",
    varve.let = [
      "type($align) = i32",
      "type($promise) = !llvm.ptr<i8>",
      "type($coroaddr) = !llvm.ptr<i8>",
      "type($fnaddrs) = !llvm.ptr<i8>"]
  } {
    %align = irdl.any {varve.rule = "I32"}
    %promise = irdl.any {varve.rule = "AllOf<!llvm.ptr, ElementType<I8>>"}
    %coroaddr = irdl.any {varve.rule = "AllOf<!llvm.ptr, ElementType<I8>>"}
    %fnaddrs = irdl.any {varve.rule = "AllOf<!llvm.ptr, ElementType<I8>>"}
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
    varve.format = "$handle attr-dict",
    varve.let = [
      "type($handle) = !llvm.ptr<i8>"]
  } {
    %handle = irdl.any {varve.rule = "AllOf<!llvm.ptr, ElementType<I8>>"}
    irdl.operands(
      handle: %handle)
  }
  irdl.operation @intr.coro.save attributes {
    varve.format = "$handle attr-dict `:` type($res)",
    varve.let = [
      "type($handle) = !llvm.ptr<i8>"]
  } {
    %handle = irdl.any {varve.rule = "AllOf<!llvm.ptr, ElementType<I8>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      handle: %handle)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.eh.typeid.for attributes {
    varve.format = "$type_info attr-dict `:` type($res)",
    varve.let = [
      "type($type_info) = !llvm.ptr<i8>"]
  } {
    %type_info = irdl.any {varve.rule = "AllOf<!llvm.ptr, ElementType<I8>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      type_info: %type_info)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.masked.gather attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)"
  } {
    %ptrs = irdl.any {varve.rule = "LLVM_Type"}
    %mask = irdl.any {varve.rule = "LLVM_Type"}
    %pass_thru = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %alignment = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      ptrs: %ptrs,
      mask: %mask,
      pass_thru: variadic %pass_thru)
    irdl.results(
      res: %res)
    irdl.attributes {
      "alignment" = %alignment
    }
  }
  irdl.operation @intr.masked.load attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)"
  } {
    %data = irdl.any {varve.rule = "LLVM_Type"}
    %mask = irdl.any {varve.rule = "LLVM_Type"}
    %pass_thru = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
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
  irdl.operation @intr.matrix.column.major.load attributes {
    varve.format = "$data `,` `<` `stride` `=` $stride `>` attr-dict`:` type($res) `from` type($data) `stride` type($stride)"
  } {
    %data = irdl.any {varve.rule = "LLVM_Type"}
    %stride = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
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
    varve.format = "$matrix `,` $data `,` `<` `stride` `=` $stride `>` attr-dict`:` type($matrix) `to` type($data) `stride` type($stride)"
  } {
    %matrix = irdl.any {varve.rule = "LLVM_Type"}
    %data = irdl.any {varve.rule = "LLVM_Type"}
    %stride = irdl.any {varve.rule = "LLVM_Type"}
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
  irdl.operation @intr.stackrestore attributes {
    varve.format = "$ptr attr-dict",
    varve.let = [
      "type($ptr) = !llvm.ptr<i8>"]
  } {
    %ptr = irdl.any {varve.rule = "AllOf<!llvm.ptr, ElementType<I8>>"}
    irdl.operands(
      ptr: %ptr)
  }
  irdl.operation @invoke attributes {
    varve.syntax = "hook:llvm.invoke",
    varve.traits = ["Terminator"]
  } {
    %callee_operands = irdl.any {varve.rule = "LLVM_Type"}
    %normalDestOperands = irdl.any {varve.rule = "LLVM_Type"}
    %unwindDestOperands = irdl.any {varve.rule = "LLVM_Type"}
    %result0 = irdl.any {varve.rule = "LLVM_Type"}
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(
      callee_operands: variadic %callee_operands,
      normalDestOperands: variadic %normalDestOperands,
      unwindDestOperands: variadic %unwindDestOperands) {
      varve.segments
    }
    irdl.results(
      result0: variadic %result0)
    irdl.attributes {
      "callee" = %callee
    } {
      varve.optional = ["callee"]
    }
    "varve.successors"() {names = ["normalDest", "unwindDest"], variadic = []} : () -> ()
  }
  irdl.operation @load attributes {
    varve.format = "(`volatile` $volatile_^)? $addr attr-dict `:` qualified(type($addr))",
    varve.let = ["type($res) = type($addr).pointee"]
  } {
    %addr = irdl.base "!llvm.ptr"
    %res = irdl.any
    %access_groups = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %alignment = irdl.any {varve.rule = "I64Attr"}
    %volatile_ = irdl.any {varve.rule = "UnitAttr"}
    %nontemporal = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      addr: %addr)
    irdl.results(
      res: %res)
    irdl.attributes {
      "access_groups" = %access_groups,
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "alignment" = %alignment,
      "volatile_" = %volatile_,
      "nontemporal" = %nontemporal
    } {
      varve.optional = ["access_groups", "alias_scopes", "noalias_scopes", "alignment", "volatile_", "nontemporal"]
    }
  }
  irdl.operation @mlir.addressof attributes {
    varve.format = "$global_name attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %global_name = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.results(
      res: %res)
    irdl.attributes {
      "global_name" = %global_name
    }
  }
  irdl.operation @mlir.global attributes {
    varve.syntax = "hook:llvm.mlir.global",
    varve.traits = ["IsolatedFromAbove", "Symbol"],
    varve.terminator = "llvm.return"
  } {
    %global_type = irdl.any {varve.rule = "TypeAttr"}
    %constant = irdl.any {varve.rule = "UnitAttr"}
    %sym_name = irdl.any {varve.rule = "StrAttr"}
    %linkage = irdl.base "#llvm.linkage"
    %dso_local = irdl.any {varve.rule = "UnitAttr"}
    %value = irdl.any
    %alignment = irdl.any {varve.rule = "I64Attr"}
    %addr_space = irdl.any {varve.rule = "AllOf<I32Attr, IntNonNegative>"}
    %unnamed_addr = irdl.any {varve.rule = "enum<@UnnamedAddr>"}
    %section = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "global_type" = %global_type,
      "constant" = %constant,
      "sym_name" = %sym_name,
      "linkage" = %linkage,
      "dso_local" = %dso_local,
      "value" = %value,
      "alignment" = %alignment,
      "addr_space" = %addr_space,
      "unnamed_addr" = %unnamed_addr,
      "section" = %section
    } {
      varve.optional = ["constant", "dso_local", "value", "alignment", "unnamed_addr", "section"],
      varve.defaults = {
        addr_space = 0 : i32}
    }
    %initializer = irdl.region
    irdl.regions(
      initializer: %initializer)
  }
  irdl.operation @store attributes {
    varve.format = "(`volatile` $volatile_^)? $value `,` $addr attr-dict `:` qualified(type($addr))",
    varve.let = ["type($value) = type($addr).pointee"]
  } {
    %value = irdl.any
    %addr = irdl.base "!llvm.ptr"
    %access_groups = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %alignment = irdl.any {varve.rule = "I64Attr"}
    %volatile_ = irdl.any {varve.rule = "UnitAttr"}
    %nontemporal = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      value: %value,
      addr: %addr)
    irdl.attributes {
      "access_groups" = %access_groups,
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "alignment" = %alignment,
      "volatile_" = %volatile_,
      "nontemporal" = %nontemporal
    } {
      varve.optional = ["access_groups", "alias_scopes", "noalias_scopes", "alignment", "volatile_", "nontemporal"]
    }
  }
  irdl.operation @switch attributes {
    varve.format = "$value `:` type($value) `,` $defaultDestination (`(` $defaultOperands^ `:` type($defaultOperands) `)`)? `[` `\\n` custom<SwitchOpCases>(ref(type($value)), $case_values, $caseDestinations, $caseOperands, type($caseOperands)) `]` attr-dict",
    varve.traits = ["Pure", "Terminator"]
  } {
    %value = irdl.any {varve.rule = "AnyInteger"}
    %defaultOperands = irdl.any
    %caseOperands = irdl.any
    %case_values = irdl.any {varve.rule = "ElementsAttr"}
    %case_operand_segments = irdl.any {varve.rule = "ElementsAttr"}
    %branch_weights = irdl.any {varve.rule = "ElementsAttr"}
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
