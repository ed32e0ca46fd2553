irdl.dialect @llvm attributes {
  varve.set = "llvm13",
  varve.unknown = ["operations"]
} {
  "varve.enum"() {
    sym_name = "AsmDialect",
    storage = i64,
    cases = [
      ["att", 0 : i64],
      ["intel", 1 : i64]
    ]
  } : () -> ()
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
      ["fsub", 12 : i64]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "AtomicOrdering",
    storage = i64,
    cases = [
      ["not_atomic", 0 : i64],
      ["unordered", 1 : i64],
      ["monotonic", 2 : i64],
      ["acquire", 4 : i64],
      ["release", 5 : i64],
      ["acq_rel", 6 : i64],
      ["seq_cst", 7 : i64]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "FCmpPredicate",
    storage = i64,
    cases = [
      ["_false", 0 : i64],
      ["oeq", 1 : i64],
      ["ogt", 2 : i64],
      ["oge", 3 : i64],
      ["olt", 4 : i64],
      ["ole", 5 : i64],
      ["one", 6 : i64],
      ["ord", 7 : i64],
      ["ueq", 8 : i64],
      ["ugt", 9 : i64],
      ["uge", 10 : i64],
      ["ult", 11 : i64],
      ["ule", 12 : i64],
      ["une", 13 : i64],
      ["uno", 14 : i64],
      ["_true", 15 : i64]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "FastmathFlags",
    storage = i32,
    cases = [
      ["nnan", 1 : i32],
      ["ninf", 2 : i32],
      ["nsz", 4 : i32],
      ["arcp", 8 : i32],
      ["contract", 16 : i32],
      ["afn", 32 : i32],
      ["reassoc", 64 : i32],
      ["fast", 128 : i32]
    ],
    bits,
    separator = "|"
  } : () -> ()
  "varve.enum"() {
    sym_name = "ICmpPredicate",
    storage = i64,
    cases = [
      ["eq", 0 : i64],
      ["ne", 1 : i64],
      ["slt", 2 : i64],
      ["sle", 3 : i64],
      ["sgt", 4 : i64],
      ["sge", 5 : i64],
      ["ult", 6 : i64],
      ["ule", 7 : i64],
      ["ugt", 8 : i64],
      ["uge", 9 : i64]
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
  "varve.enum"() {
    sym_name = "LoopOptionCase",
    storage = i32,
    cases = [
      ["disable_unroll", 1 : i32],
      ["disable_licm", 2 : i32],
      ["interleave_count", 3 : i32],
      ["disable_pipeline", 4 : i32],
      ["pipeline_initiation_interval", 5 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "UnnamedAddr",
    storage = i64,
    cases = [
      ["", 0 : i64],
      ["local_unnamed_addr", 1 : i64],
      ["unnamed_addr", 2 : i64]
    ]
  } : () -> ()
  irdl.type @"!array" attributes {varve.format = "`<` $numElements `x` short($elementType) `>`"} {
    %elementType = irdl.any {varve.rule = "type"}
    %numElements = irdl.any {varve.rule = "u64"}
    irdl.parameters(elementType: %elementType, numElements: %numElements)
  }
  irdl.type @"!func" attributes {
    varve.format = [
      "`<` short($returnType) ` ` `(`",
      "one(`...` let($params = []; $varArg = true) |",
      "    each($params by `,`: short($params)) one(`,` `...` let($varArg = true) | let($varArg = false))) `)` `>`"]
  } {
    %returnType = irdl.any {varve.rule = "type"}
    %params = irdl.any {varve.rule = "array<type>"}
    %varArg = irdl.any {varve.rule = "bool"}
    irdl.parameters(returnType: %returnType, params: %params, varArg: %varArg)
  }
  irdl.type @"!label" {
  }
  irdl.type @"!metadata" {
  }
  irdl.type @"!ppc_fp128" attributes {varve.qualified} {
  }
  irdl.type @"!ptr" attributes {
    varve.format = "one( | `<` one($addressSpace | short($pointee) one( | `,` $addressSpace)) `>`)",
    varve.qualified
  } {
    %addressSpace = irdl.any {varve.rule = "u32"}
    %pointee = irdl.any {varve.rule = "optional<type>"}
    irdl.parameters(addressSpace: %addressSpace, pointee: %pointee) {varve.defaults = {addressSpace = 0 : i32}}
  }
  irdl.type @"!struct" attributes {
    varve.format = [
      "`<` one($name one(let($body = absent; $opaque = false) | `,` one(`opaque` let($body = absent; $opaque = true) |",
      "    one(`packed` ` ` let($packed = true) | let($packed = false)) `(` each($body by `,`: short($body)) `)`)) |",
      "    `opaque` let($body = absent; $opaque = true) |",
      "    one(`packed` ` ` let($packed = true) | let($packed = false)) `(` each($body by `,`: short($body)) `)`) `>`"]
  } {
    %name = irdl.any {varve.rule = "optional<string>"}
    %body = irdl.any {varve.rule = "optional<array<type>>"}
    %flag = irdl.any {varve.rule = "bool"}
    irdl.parameters(name: %name, body: %body, opaque: %flag, packed: %flag) {
      varve.defaults = {opaque = false, packed = false}
    }
  }
  irdl.type @"!token" {
  }
  irdl.type @"!vec" attributes {
    varve.format = "`<` one(`?` `x` let($scalable = true) | let($scalable = false)) $numElements `x` short($elementType) `>`"
  } {
    %elementType = irdl.any {varve.rule = "type"}
    %numElements = irdl.any {varve.rule = "u32"}
    %scalable = irdl.any {varve.rule = "bool"}
    irdl.parameters(elementType: %elementType, numElements: %numElements, scalable: %scalable)
  }
  irdl.type @"!void" {
  }
  irdl.type @"!x86_mmx" {
  }
  irdl.operation @access_group attributes {
    varve.format = "$sym_name attr-dict",
    varve.traits = ["HasParent<llvm.metadata>", "Symbol"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.attributes {
      "sym_name" = %sym_name
    }
  }
  irdl.operation @add attributes {
    varve.format = "$lhs `,` $rhs ` ` attr-dict ` ` `:` type($res)",
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType", "Commutative"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"]
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
  irdl.operation @addrspacecast attributes {
    varve.format = "$arg attr-dict `:` type($arg) `to` type($res)",
    varve.traits = ["NoSideEffect"]
  } {
    %arg = irdl.any {varve.rule = "AnyOf<!llvm.ptr, LLVM_VectorOf<!llvm.ptr>>"}
    %res = irdl.any {varve.rule = "AnyOf<!llvm.ptr, LLVM_VectorOf<!llvm.ptr>>"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      res: %res)
  }
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
  irdl.operation @and attributes {
    varve.format = "$lhs `,` $rhs ` ` attr-dict ` ` `:` type($res)",
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"]
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
  irdl.operation @ashr attributes {
    varve.format = "$lhs `,` $rhs ` ` attr-dict ` ` `:` type($res)",
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"]
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
  irdl.operation @bitcast attributes {
    varve.format = "$arg attr-dict `:` type($arg) `to` type($res)",
    varve.traits = ["NoSideEffect"]
  } {
    %arg = irdl.any {varve.rule = "Not<AnyOf<!llvm.struct, !llvm.array>>"}
    %res = irdl.any {varve.rule = "Not<AnyOf<!llvm.struct, !llvm.array>>"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      res: %res)
  }
  irdl.operation @br attributes {
    varve.format = "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict",
    varve.traits = ["NoSideEffect", "Terminator"]
  } {
    %destOperands = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      destOperands: variadic %destOperands)
    "varve.successors"() {names = ["dest"], variadic = []} : () -> ()
  }
  irdl.operation @call attributes {
    varve.syntax = "hook:llvm.call"
  } {
    %operand0 = irdl.any {varve.rule = "LLVM_Type"}
    %result0 = irdl.any {varve.rule = "LLVM_Type"}
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %fastmathFlags = irdl.any
    irdl.operands(
      operand0: variadic %operand0)
    irdl.results(
      result0: variadic %result0)
    irdl.attributes {
      "callee" = %callee,
      "fastmathFlags" = %fastmathFlags
    } {
      varve.optional = ["callee", "fastmathFlags"]
    }
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
    varve.traits = ["NoSideEffect", "Terminator"],
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
  irdl.operation @extractelement attributes {
    varve.traits = ["NoSideEffect"],
    varve.format = "$vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)",
    varve.let = ["type($res) = elem(type($vector))"]
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
  irdl.operation @extractvalue attributes {
    varve.traits = ["NoSideEffect"],
    varve.format = "$container `` $position attr-dict `:` type($container) `` custom<InsertExtractValueElementType>(type($res), ref(type($container)), ref($position))"
  } {
    %container = irdl.any {varve.rule = "AnyOf<!llvm.struct, !llvm.array>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %position = irdl.any {varve.rule = "ArrayAttr"}
    irdl.operands(
      container: %container)
    irdl.results(
      res: %res)
    irdl.attributes {
      "position" = %position
    }
  }
  irdl.operation @fadd attributes {
    varve.format = "$lhs `,` $rhs ` ` attr-dict ` ` `:` type($res)",
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %fastmathFlags = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @fcmp attributes {
    varve.traits = ["NoSideEffect"],
    varve.format = "custom<EnumString>($predicate) $lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.let = ["type($rhs) = type($lhs)", "type($res) = over(type($lhs), e: i1)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "AnyOf<I1, LLVM_VectorOf<I1>>"}
    %predicate = irdl.any {varve.rule = "enum<@FCmpPredicate>"}
    %fastmathFlags = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      res: %res)
    irdl.attributes {
      "predicate" = %predicate,
      "fastmathFlags" = %fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @fdiv attributes {
    varve.format = "$lhs `,` $rhs ` ` attr-dict ` ` `:` type($res)",
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %fastmathFlags = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @fence attributes {
    varve.format = "one( let($syncscope = '') | `syncscope` `(` $syncscope `)`) $ordering attr-dict"
  } {
    %ordering = irdl.any {varve.rule = "enum<@AtomicOrdering>"}
    %syncscope = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "ordering" = %ordering,
      "syncscope" = %syncscope
    }
  }
  irdl.operation @fmul attributes {
    varve.format = "$lhs `,` $rhs ` ` attr-dict ` ` `:` type($res)",
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %fastmathFlags = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @fneg attributes {
    varve.format = "$operand ` ` attr-dict ` ` `:` type($res)",
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %fastmathFlags = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @fpext attributes {
    varve.format = "$arg attr-dict `:` type($arg) `to` type($res)",
    varve.traits = ["NoSideEffect"]
  } {
    %arg = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      res: %res)
  }
  irdl.operation @fptosi attributes {
    varve.format = "$arg attr-dict `:` type($arg) `to` type($res)",
    varve.traits = ["NoSideEffect"]
  } {
    %arg = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      res: %res)
  }
  irdl.operation @fptoui attributes {
    varve.format = "$arg attr-dict `:` type($arg) `to` type($res)",
    varve.traits = ["NoSideEffect"]
  } {
    %arg = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      res: %res)
  }
  irdl.operation @fptrunc attributes {
    varve.format = "$arg attr-dict `:` type($arg) `to` type($res)",
    varve.traits = ["NoSideEffect"]
  } {
    %arg = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      res: %res)
  }
  irdl.operation @freeze attributes {
    varve.format = "$val attr-dict `:` type($val)",
    varve.traits = ["SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($val)"]
  } {
    %val = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      val: %val)
    irdl.results(
      res: %res)
  }
  irdl.operation @frem attributes {
    varve.format = "$lhs `,` $rhs ` ` attr-dict ` ` `:` type($res)",
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %fastmathFlags = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @fsub attributes {
    varve.format = "$lhs `,` $rhs ` ` attr-dict ` ` `:` type($res)",
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %fastmathFlags = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @func attributes {
    varve.syntax = "hook:llvm.func",
    varve.traits = ["AutomaticAllocationScope", "IsolatedFromAbove", "FunctionLike", "Symbol"]
  } {
    %linkage = irdl.any {varve.rule = "enum<@Linkage>"}
    %dso_local = irdl.any {varve.rule = "UnitAttr"}
    %personality = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %passthrough = irdl.any {varve.rule = "ArrayAttr"}
    irdl.attributes {
      "linkage" = %linkage,
      "dso_local" = %dso_local,
      "personality" = %personality,
      "passthrough" = %passthrough
    } {
      varve.optional = ["dso_local", "personality", "passthrough"],
      varve.defaults = {
        linkage = 10 : i32}
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @getelementptr attributes {
    varve.format = "$base `[` $indices `]` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["NoSideEffect"]
  } {
    %base = irdl.any {varve.rule = "AnyOf<!llvm.ptr, LLVM_VectorOf<!llvm.ptr>>"}
    %indices = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<!llvm.ptr, LLVM_VectorOf<!llvm.ptr>>"}
    irdl.operands(
      base: %base,
      indices: variadic %indices)
    irdl.results(
      res: %res)
  }
  irdl.operation @icmp attributes {
    varve.traits = ["NoSideEffect"],
    varve.format = "custom<EnumString>($predicate) $lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.let = ["type($rhs) = type($lhs)", "type($res) = over(type($lhs), e: i1)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>, !llvm.ptr, LLVM_VectorOf<!llvm.ptr>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>, !llvm.ptr, LLVM_VectorOf<!llvm.ptr>>"}
    %res = irdl.any {varve.rule = "AnyOf<I1, LLVM_VectorOf<I1>>"}
    %predicate = irdl.any {varve.rule = "enum<@ICmpPredicate>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      res: %res)
    irdl.attributes {
      "predicate" = %predicate
    }
  }
  irdl.operation @inline_asm attributes {
    varve.format = "(`has_side_effects` $has_side_effects^)? (`is_align_stack` $is_align_stack^)? (`asm_dialect` `=` $asm_dialect^)? attr-dict $asm_string `,` $constraints operands `:` functional-type(operands, results)"
  } {
    %operands = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %asm_string = irdl.any {varve.rule = "StrAttr"}
    %constraints = irdl.any {varve.rule = "StrAttr"}
    %has_side_effects = irdl.any {varve.rule = "UnitAttr"}
    %is_align_stack = irdl.any {varve.rule = "UnitAttr"}
    %asm_dialect = irdl.any {varve.rule = "enum<@AsmDialect>"}
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      res: optional %res)
    irdl.attributes {
      "asm_string" = %asm_string,
      "constraints" = %constraints,
      "has_side_effects" = %has_side_effects,
      "is_align_stack" = %is_align_stack,
      "asm_dialect" = %asm_dialect
    } {
      varve.optional = ["has_side_effects", "is_align_stack", "asm_dialect"]
    }
  }
  irdl.operation @insertelement attributes {
    varve.traits = ["NoSideEffect"],
    varve.format = "$value `,` $vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)",
    varve.let = ["type($value) = elem(type($vector))", "type($res) = type($vector)"]
  } {
    %vector = irdl.any {varve.rule = "LLVM_AnyVector"}
    %value = irdl.any {varve.rule = "AllOf<LLVM_Type, Not<AnyOf<!llvm.void, !llvm.func>>>"}
    %position = irdl.any {varve.rule = "AnyInteger"}
    %res = irdl.any {varve.rule = "LLVM_AnyVector"}
    irdl.operands(
      vector: %vector,
      value: %value,
      position: %position)
    irdl.results(
      res: %res)
  }
  irdl.operation @insertvalue attributes {
    varve.traits = ["NoSideEffect"],
    varve.format = "$value `,` $container `` $position attr-dict `:` type($container) `` custom<InsertExtractValueElementType>(type($value), ref(type($container)), ref($position))",
    varve.let = ["type($res) = type($container)"]
  } {
    %container = irdl.any {varve.rule = "AnyOf<!llvm.struct, !llvm.array>"}
    %value = irdl.any {varve.rule = "AllOf<LLVM_Type, Not<AnyOf<!llvm.void, !llvm.func>>>"}
    %res = irdl.any {varve.rule = "AnyOf<!llvm.struct, !llvm.array>"}
    %position = irdl.any {varve.rule = "ArrayAttr"}
    irdl.operands(
      container: %container,
      value: %value)
    irdl.results(
      res: %res)
    irdl.attributes {
      "position" = %position
    }
  }
  irdl.operation @intr.assume {
    %cond = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      cond: %cond)
  }
  irdl.operation @intr.bitreverse attributes {
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.ceil attributes {
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.copysign attributes {
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "LLVM_Type"}
    %b = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
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
  irdl.operation @intr.coro.size attributes {
    varve.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.coro.suspend attributes {
    varve.format = "$save `,` $final attr-dict `:` type($res)",
    varve.let = [
      "type($save) = !llvm.token",
      "type($final) = i1"]
  } {
    %save = irdl.base "!llvm.token"
    %final = irdl.any {varve.rule = "I1"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      save: %save,
      final: %final)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.cos attributes {
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.ctpop attributes {
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.exp attributes {
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.exp2 attributes {
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.fabs attributes {
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.floor attributes {
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.fma attributes {
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($c) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "LLVM_Type"}
    %b = irdl.any {varve.rule = "LLVM_Type"}
    %c = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.fmuladd attributes {
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($c) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "LLVM_Type"}
    %b = irdl.any {varve.rule = "LLVM_Type"}
    %c = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.get.active.lane.mask attributes {
    varve.format = "$base `,` $n attr-dict `:` type($base) `,` type($n) `to` type($res)",
    varve.traits = ["NoSideEffect"]
  } {
    %base = irdl.any {varve.rule = "LLVM_Type"}
    %n = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      base: %base,
      n: %n)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.log attributes {
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.log10 attributes {
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.log2 attributes {
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.masked.compressstore {
    %operand0 = irdl.any {varve.rule = "LLVM_Type"}
    %operand1 = irdl.any {varve.rule = "LLVM_Type"}
    %operand2 = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1,
      operand2: %operand2)
  }
  irdl.operation @intr.masked.expandload {
    %operand0 = irdl.any {varve.rule = "LLVM_Type"}
    %operand1 = irdl.any {varve.rule = "LLVM_Type"}
    %operand2 = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1,
      operand2: %operand2)
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
  irdl.operation @intr.masked.scatter attributes {
    varve.format = "$value `,` $ptrs `,` $mask attr-dict `:` type($value) `,` type($mask) `into` type($ptrs)"
  } {
    %value = irdl.any {varve.rule = "LLVM_Type"}
    %ptrs = irdl.any {varve.rule = "LLVM_Type"}
    %mask = irdl.any {varve.rule = "LLVM_Type"}
    %alignment = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      value: %value,
      ptrs: %ptrs,
      mask: %mask)
    irdl.attributes {
      "alignment" = %alignment
    }
  }
  irdl.operation @intr.masked.store attributes {
    varve.format = "$value `,` $data `,` $mask attr-dict `:` type($value) `,` type($mask) `into` type($data)"
  } {
    %value = irdl.any {varve.rule = "LLVM_Type"}
    %data = irdl.any {varve.rule = "LLVM_Type"}
    %mask = irdl.any {varve.rule = "LLVM_Type"}
    %alignment = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      value: %value,
      data: %data,
      mask: %mask)
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
  irdl.operation @intr.matrix.multiply attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type($res)"
  } {
    %lhs = irdl.any {varve.rule = "LLVM_Type"}
    %rhs = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
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
    varve.format = "$matrix attr-dict `:` type($matrix) `into` type($res)"
  } {
    %matrix = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
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
  irdl.operation @intr.maximum attributes {
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "LLVM_Type"}
    %b = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.maxnum attributes {
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "LLVM_Type"}
    %b = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.memcpy {
    %dst = irdl.any {varve.rule = "LLVM_Type"}
    %src = irdl.any {varve.rule = "LLVM_Type"}
    %len = irdl.any {varve.rule = "LLVM_Type"}
    %isVolatile = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      dst: %dst,
      src: %src,
      len: %len,
      isVolatile: %isVolatile)
  }
  irdl.operation @intr.memcpy.inline {
    %dst = irdl.any {varve.rule = "LLVM_Type"}
    %src = irdl.any {varve.rule = "LLVM_Type"}
    %len = irdl.any {varve.rule = "LLVM_Type"}
    %isVolatile = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      dst: %dst,
      src: %src,
      len: %len,
      isVolatile: %isVolatile)
  }
  irdl.operation @intr.minimum attributes {
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "LLVM_Type"}
    %b = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.minnum attributes {
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "LLVM_Type"}
    %b = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.pow attributes {
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "LLVM_Type"}
    %b = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.prefetch {
    %addr = irdl.any {varve.rule = "LLVM_Type"}
    %rw = irdl.any {varve.rule = "LLVM_Type"}
    %hint = irdl.any {varve.rule = "LLVM_Type"}
    %cache = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      addr: %addr,
      rw: %rw,
      hint: %hint,
      cache: %cache)
  }
  irdl.operation @intr.sadd.with.overflow {
    %operand0 = irdl.any {varve.rule = "LLVM_Type"}
    %operand1 = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.sin attributes {
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.smax attributes {
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "LLVM_Type"}
    %b = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.smin attributes {
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "LLVM_Type"}
    %b = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.smul.with.overflow {
    %operand0 = irdl.any {varve.rule = "LLVM_Type"}
    %operand1 = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.sqrt attributes {
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.ssub.with.overflow {
    %operand0 = irdl.any {varve.rule = "LLVM_Type"}
    %operand1 = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1)
    irdl.results(
      res: %res)
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
  irdl.operation @intr.stacksave attributes {
    varve.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.uadd.with.overflow {
    %operand0 = irdl.any {varve.rule = "LLVM_Type"}
    %operand1 = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.umul.with.overflow {
    %operand0 = irdl.any {varve.rule = "LLVM_Type"}
    %operand1 = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.usub.with.overflow {
    %operand0 = irdl.any {varve.rule = "LLVM_Type"}
    %operand1 = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vector.reduce.add attributes {
    varve.traits = ["NoSideEffect"]
  } {
    %operand0 = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vector.reduce.and attributes {
    varve.traits = ["NoSideEffect"]
  } {
    %operand0 = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vector.reduce.fadd attributes {
    varve.traits = ["NoSideEffect"]
  } {
    %operand0 = irdl.any {varve.rule = "LLVM_Type"}
    %operand1 = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %reassoc = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1)
    irdl.results(
      res: %res)
    irdl.attributes {
      "reassoc" = %reassoc
    } {
      varve.defaults = {
        reassoc = false}
    }
  }
  irdl.operation @intr.vector.reduce.fmax attributes {
    varve.traits = ["NoSideEffect"]
  } {
    %operand0 = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vector.reduce.fmin attributes {
    varve.traits = ["NoSideEffect"]
  } {
    %operand0 = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vector.reduce.fmul attributes {
    varve.traits = ["NoSideEffect"]
  } {
    %operand0 = irdl.any {varve.rule = "LLVM_Type"}
    %operand1 = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %reassoc = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1)
    irdl.results(
      res: %res)
    irdl.attributes {
      "reassoc" = %reassoc
    } {
      varve.defaults = {
        reassoc = false}
    }
  }
  irdl.operation @intr.vector.reduce.mul attributes {
    varve.traits = ["NoSideEffect"]
  } {
    %operand0 = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vector.reduce.or attributes {
    varve.traits = ["NoSideEffect"]
  } {
    %operand0 = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vector.reduce.smax attributes {
    varve.traits = ["NoSideEffect"]
  } {
    %operand0 = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vector.reduce.smin attributes {
    varve.traits = ["NoSideEffect"]
  } {
    %operand0 = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vector.reduce.umax attributes {
    varve.traits = ["NoSideEffect"]
  } {
    %operand0 = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vector.reduce.umin attributes {
    varve.traits = ["NoSideEffect"]
  } {
    %operand0 = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vector.reduce.xor attributes {
    varve.traits = ["NoSideEffect"]
  } {
    %operand0 = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0)
    irdl.results(
      res: %res)
  }
  irdl.operation @inttoptr attributes {
    varve.format = "$arg attr-dict `:` type($arg) `to` type($res)",
    varve.traits = ["NoSideEffect"]
  } {
    %arg = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<!llvm.ptr, LLVM_VectorOf<!llvm.ptr>>"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      res: %res)
  }
  irdl.operation @invoke attributes {
    varve.syntax = "hook:llvm.invoke",
    varve.traits = ["Terminator"]
  } {
    %operands = irdl.any {varve.rule = "LLVM_Type"}
    %normalDestOperands = irdl.any {varve.rule = "LLVM_Type"}
    %unwindDestOperands = irdl.any {varve.rule = "LLVM_Type"}
    %result0 = irdl.any {varve.rule = "LLVM_Type"}
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(
      operands: variadic %operands,
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
  irdl.operation @landingpad attributes {
    varve.format = ["(`cleanup` $cleanup^)? each($operand0: ` ` `(` one(`filter` when(mnemonic(type($operand0)) = 'array') | `catch`)", "$operand0 `:` type($operand0) `)`) attr-dict(none) `:` type($res)"]
  } {
    %operand0 = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cleanup = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      operand0: variadic %operand0)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cleanup" = %cleanup
    } {
      varve.optional = ["cleanup"]
    }
  }
  irdl.operation @load attributes {
    varve.format = "(`volatile` $volatile_^)? $addr attr-dict `:` qualified(type($addr))",
    varve.let = ["type($res) = type($addr).pointee"]
  } {
    %addr = irdl.base "!llvm.ptr"
    %res = irdl.any
    %access_groups = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %alignment = irdl.any {varve.rule = "I64Attr"}
    %volatile_ = irdl.any {varve.rule = "UnitAttr"}
    %nontemporal = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      addr: %addr)
    irdl.results(
      res: %res)
    irdl.attributes {
      "access_groups" = %access_groups,
      "alignment" = %alignment,
      "volatile_" = %volatile_,
      "nontemporal" = %nontemporal
    } {
      varve.optional = ["access_groups", "alignment", "volatile_", "nontemporal"]
    }
  }
  irdl.operation @lshr attributes {
    varve.format = "$lhs `,` $rhs ` ` attr-dict ` ` `:` type($res)",
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"]
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
  irdl.operation @metadata attributes {
    varve.format = "$sym_name attr-dict-with-keyword $body",
    varve.traits = ["NoRegionArguments", "SymbolTable", "Symbol"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.attributes {
      "sym_name" = %sym_name
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @mlir.addressof attributes {
    varve.format = "$global_name attr-dict `:` type($res)"
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %global_name = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.results(
      res: %res)
    irdl.attributes {
      "global_name" = %global_name
    }
  }
  irdl.operation @mlir.constant attributes {
    varve.format = "`(` $value `)` attr-dict `:` type($res)",
    varve.traits = ["NoSideEffect"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %value = irdl.any
    irdl.results(
      res: %res)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @mlir.global attributes {
    varve.syntax = "hook:llvm.mlir.global",
    varve.traits = ["IsolatedFromAbove", "Symbol"],
    varve.terminator = "llvm.return"
  } {
    %type = irdl.any {varve.rule = "TypeAttr"}
    %constant = irdl.any {varve.rule = "UnitAttr"}
    %sym_name = irdl.any {varve.rule = "StrAttr"}
    %linkage = irdl.any {varve.rule = "enum<@Linkage>"}
    %dso_local = irdl.any {varve.rule = "UnitAttr"}
    %value = irdl.any
    %alignment = irdl.any {varve.rule = "I64Attr"}
    %addr_space = irdl.any {varve.rule = "AllOf<I32Attr, IntNonNegative>"}
    %unnamed_addr = irdl.any {varve.rule = "enum<@UnnamedAddr>"}
    %section = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "type" = %type,
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
  irdl.operation @mlir.null attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["NoSideEffect"]
  } {
    %res = irdl.base "!llvm.ptr"
    irdl.results(
      res: %res)
  }
  irdl.operation @mlir.undef attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["NoSideEffect"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @mul attributes {
    varve.format = "$lhs `,` $rhs ` ` attr-dict ` ` `:` type($res)",
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType", "Commutative"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"]
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
  irdl.operation @or attributes {
    varve.format = "$lhs `,` $rhs ` ` attr-dict ` ` `:` type($res)",
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"]
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
  irdl.operation @ptrtoint attributes {
    varve.format = "$arg attr-dict `:` type($arg) `to` type($res)",
    varve.traits = ["NoSideEffect"]
  } {
    %arg = irdl.any {varve.rule = "AnyOf<!llvm.ptr, LLVM_VectorOf<!llvm.ptr>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      res: %res)
  }
  irdl.operation @resume attributes {
    varve.format = "$value attr-dict `:` type($value)",
    varve.traits = ["Terminator"]
  } {
    %value = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      value: %value)
  }
  irdl.operation @return attributes {
    varve.traits = ["NoSideEffect", "Terminator"],
    varve.format = "attr-dict ($args^ `:` type($args))?"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
  }
  irdl.operation @sdiv attributes {
    varve.format = "$lhs `,` $rhs ` ` attr-dict ` ` `:` type($res)",
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"]
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
  irdl.operation @select attributes {
    varve.format = "operands attr-dict `:` type($condition) `,` type($res)",
    varve.traits = ["NoSideEffect", "AllTypesMatch<trueValue,falseValue,res>"],
    varve.let = [
      "type($falseValue) = type($trueValue)",
      "type($res) = type($trueValue)"]
  } {
    %condition = irdl.any {varve.rule = "AnyOf<I1, LLVM_VectorOf<I1>>"}
    %trueValue = irdl.any {varve.rule = "LLVM_Type"}
    %falseValue = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      condition: %condition,
      trueValue: %trueValue,
      falseValue: %falseValue)
    irdl.results(
      res: %res)
  }
  irdl.operation @sext attributes {
    varve.format = "$arg attr-dict `:` type($arg) `to` type($res)",
    varve.traits = ["NoSideEffect"]
  } {
    %arg = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      res: %res)
  }
  irdl.operation @shl attributes {
    varve.format = "$lhs `,` $rhs ` ` attr-dict ` ` `:` type($res)",
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"]
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
  irdl.operation @shufflevector attributes {
    varve.traits = ["NoSideEffect"],
    varve.format = "$v1 `,` $v2 $mask attr-dict `:` type($v1) `,` type($v2) `` custom<ShuffleType>(ref(type($v1)), type($res), ref($mask))"
  } {
    %v1 = irdl.any {varve.rule = "LLVM_AnyVector"}
    %v2 = irdl.any {varve.rule = "LLVM_AnyVector"}
    %res = irdl.any {varve.rule = "LLVM_AnyVector"}
    %mask = irdl.any {varve.rule = "ArrayAttr"}
    irdl.operands(
      v1: %v1,
      v2: %v2)
    irdl.results(
      res: %res)
    irdl.attributes {
      "mask" = %mask
    }
  }
  irdl.operation @sitofp attributes {
    varve.format = "$arg attr-dict `:` type($arg) `to` type($res)",
    varve.traits = ["NoSideEffect"]
  } {
    %arg = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      res: %res)
  }
  irdl.operation @srem attributes {
    varve.format = "$lhs `,` $rhs ` ` attr-dict ` ` `:` type($res)",
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"]
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
  irdl.operation @store attributes {
    varve.format = "(`volatile` $volatile_^)? $value `,` $addr attr-dict `:` qualified(type($addr))",
    varve.let = ["type($value) = type($addr).pointee"]
  } {
    %value = irdl.any
    %addr = irdl.base "!llvm.ptr"
    %access_groups = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %alignment = irdl.any {varve.rule = "I64Attr"}
    %volatile_ = irdl.any {varve.rule = "UnitAttr"}
    %nontemporal = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      value: %value,
      addr: %addr)
    irdl.attributes {
      "access_groups" = %access_groups,
      "alignment" = %alignment,
      "volatile_" = %volatile_,
      "nontemporal" = %nontemporal
    } {
      varve.optional = ["access_groups", "alignment", "volatile_", "nontemporal"]
    }
  }
  irdl.operation @sub attributes {
    varve.format = "$lhs `,` $rhs ` ` attr-dict ` ` `:` type($res)",
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"]
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
  irdl.operation @switch attributes {
    varve.format = "$value `,` $defaultDestination (`(` $defaultOperands^ `:` type($defaultOperands) `)`)? `[` `\\n` custom<SwitchOpCases>($case_values, $caseDestinations, $caseOperands, type($caseOperands), $case_operand_offsets) `]` attr-dict",
    varve.traits = ["NoSideEffect", "Terminator"],
    varve.let = [
      "type($value) = i32"]
  } {
    %value = irdl.any {varve.rule = "I32"}
    %defaultOperands = irdl.any
    %caseOperands = irdl.any
    %case_values = irdl.any {varve.rule = "ElementsAttr"}
    %case_operand_offsets = irdl.any {varve.rule = "ElementsAttr"}
    %branch_weights = irdl.any {varve.rule = "ElementsAttr"}
    irdl.operands(
      value: %value,
      defaultOperands: variadic %defaultOperands,
      caseOperands: variadic %caseOperands) {
      varve.segments
    }
    irdl.attributes {
      "case_values" = %case_values,
      "case_operand_offsets" = %case_operand_offsets,
      "branch_weights" = %branch_weights
    } {
      varve.optional = ["case_values", "case_operand_offsets", "branch_weights"]
    }
    "varve.successors"() {names = ["defaultDestination", "caseDestinations"], variadic = ["caseDestinations"]} : () -> ()
  }
  irdl.operation @trunc attributes {
    varve.format = "$arg attr-dict `:` type($arg) `to` type($res)",
    varve.traits = ["NoSideEffect"]
  } {
    %arg = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      res: %res)
  }
  irdl.operation @udiv attributes {
    varve.format = "$lhs `,` $rhs ` ` attr-dict ` ` `:` type($res)",
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"]
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
  irdl.operation @uitofp attributes {
    varve.format = "$arg attr-dict `:` type($arg) `to` type($res)",
    varve.traits = ["NoSideEffect"]
  } {
    %arg = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      res: %res)
  }
  irdl.operation @unreachable attributes {
    varve.format = "attr-dict",
    varve.traits = ["Terminator"]
  } {
  }
  irdl.operation @urem attributes {
    varve.format = "$lhs `,` $rhs ` ` attr-dict ` ` `:` type($res)",
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"]
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
  irdl.operation @xor attributes {
    varve.format = "$lhs `,` $rhs ` ` attr-dict ` ` `:` type($res)",
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"]
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
  irdl.operation @zext attributes {
    varve.format = "$arg attr-dict `:` type($arg) `to` type($res)",
    varve.traits = ["NoSideEffect"]
  } {
    %arg = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      res: %res)
  }
}
