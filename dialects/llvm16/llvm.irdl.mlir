irdl.dialect @llvm attributes {
  varve.set = "llvm16",
  varve.base = "llvm19",
  varve.removes = [
    "attribute access_group",
    "attribute alias_scope",
    "attribute alias_scope_domain",
    "attribute comdat",
    "attribute constant_range",
    "attribute di_expression",
    "attribute di_expression_elem",
    "attribute di_global_variable",
    "attribute di_global_variable_expression",
    "attribute di_label",
    "attribute di_module",
    "attribute di_namespace",
    "attribute di_null_type",
    "attribute di_string_type",
    "attribute framePointerKind",
    "attribute loop_annotation",
    "attribute loop_distribute",
    "attribute loop_interleave",
    "attribute loop_licm",
    "attribute loop_peeled",
    "attribute loop_pipeline",
    "attribute loop_unroll",
    "attribute loop_unroll_and_jam",
    "attribute loop_unswitch",
    "attribute loop_vectorize",
    "attribute overflow",
    "attribute poison",
    "attribute tailcallkind",
    "attribute target_features",
    "attribute tbaa_member",
    "attribute tbaa_root",
    "attribute tbaa_tag",
    "attribute tbaa_type_desc",
    "attribute undef",
    "attribute vscale_range",
    "attribute zero",
    "enum Comdat",
    "enum DINameTableKind",
    "enum FPExceptionBehavior",
    "enum FramePointerKind",
    "enum IntegerOverflowFlags",
    "enum RoundingMode",
    "enum TailCallKind",
    "enum Visibility",
    "operation llvm.comdat",
    "operation llvm.comdat_selector",
    "operation llvm.intr.annotation",
    "operation llvm.intr.bswap",
    "operation llvm.intr.coro.promise",
    "operation llvm.intr.dbg.label",
    "operation llvm.intr.debugtrap",
    "operation llvm.intr.expect",
    "operation llvm.intr.expect.with.probability",
    "operation llvm.intr.experimental.constrained.fptrunc",
    "operation llvm.intr.experimental.noalias.scope.decl",
    "operation llvm.intr.fshl",
    "operation llvm.intr.fshr",
    "operation llvm.intr.invariant.end",
    "operation llvm.intr.invariant.start",
    "operation llvm.intr.is.constant",
    "operation llvm.intr.llrint",
    "operation llvm.intr.llround",
    "operation llvm.intr.lrint",
    "operation llvm.intr.lround",
    "operation llvm.intr.nearbyint",
    "operation llvm.intr.ptr.annotation",
    "operation llvm.intr.rint",
    "operation llvm.intr.sadd.sat",
    "operation llvm.intr.ssa.copy",
    "operation llvm.intr.sshl.sat",
    "operation llvm.intr.ssub.sat",
    "operation llvm.intr.threadlocal.address",
    "operation llvm.intr.trap",
    "operation llvm.intr.uadd.sat",
    "operation llvm.intr.ubsantrap",
    "operation llvm.intr.ushl.sat",
    "operation llvm.intr.usub.sat",
    "operation llvm.intr.var.annotation",
    "operation llvm.intr.vector.deinterleave2",
    "operation llvm.intr.vector.interleave2",
    "operation llvm.intr.vector.reduce.fmaximum",
    "operation llvm.intr.vector.reduce.fminimum",
    "operation llvm.intr.vp.fmuladd",
    "operation llvm.linker_options",
    "operation llvm.mlir.none",
    "operation llvm.mlir.poison",
    "operation llvm.mlir.zero"],
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
      ["fsub", 12 : i64]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "CConv",
    storage = i64,
    cases = [
      ["ccc", 0 : i64],
      ["fastcc", 8 : i64],
      ["coldcc", 9 : i64],
      ["cc_10", 10 : i64],
      ["cc_11", 11 : i64],
      ["webkit_jscc", 12 : i64],
      ["anyregcc", 13 : i64],
      ["preserve_mostcc", 14 : i64],
      ["preserve_allcc", 15 : i64],
      ["swiftcc", 16 : i64],
      ["cxx_fast_tlscc", 17 : i64],
      ["tailcc", 18 : i64],
      ["cfguard_checkcc", 19 : i64],
      ["swifttailcc", 20 : i64],
      ["x86_stdcallcc", 64 : i64],
      ["x86_fastcallcc", 65 : i64],
      ["arm_apcscc", 66 : i64],
      ["arm_aapcscc", 67 : i64],
      ["arm_aapcs_vfpcc", 68 : i64],
      ["msp430_intrcc", 69 : i64],
      ["x86_thiscallcc", 70 : i64],
      ["ptx_kernelcc", 71 : i64],
      ["ptx_devicecc", 72 : i64],
      ["spir_funccc", 75 : i64],
      ["spir_kernelcc", 76 : i64],
      ["intel_ocl_bicc", 77 : i64],
      ["x86_64_sysvcc", 78 : i64],
      ["win64cc", 79 : i64],
      ["x86_vectorcallcc", 80 : i64],
      ["hhvmcc", 81 : i64],
      ["hhvm_ccc", 82 : i64],
      ["x86_intrcc", 83 : i64],
      ["avr_intrcc", 84 : i64],
      ["avr_builtincc", 86 : i64],
      ["amdgpu_vscc", 87 : i64],
      ["amdgpu_gscc", 88 : i64],
      ["amdgpu_cscc", 90 : i64],
      ["amdgpu_kernelcc", 91 : i64],
      ["x86_regcallcc", 92 : i64],
      ["amdgpu_hscc", 93 : i64],
      ["msp430_builtincc", 94 : i64],
      ["amdgpu_lscc", 95 : i64],
      ["amdgpu_escc", 96 : i64],
      ["aarch64_vectorcallcc", 97 : i64],
      ["aarch64_sve_vectorcallcc", 98 : i64],
      ["wasm_emscripten_invokecc", 99 : i64],
      ["amdgpu_gfxcc", 100 : i64],
      ["m68k_intrcc", 101 : i64]
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
  irdl.type @"!ptr" attributes {
    varve.format = "one( | `<` one($addressSpace | short($pointee) one( | `,` $addressSpace)) `>`)",
    varve.qualified = unit
  } {
    %addressSpace = irdl.any {varve.rule = "u32"}
    %pointee = irdl.any {varve.rule = "optional<type>"}
    irdl.parameters(
      addressSpace: %addressSpace,
      pointee: %pointee) {
      varve.defaults = {
        addressSpace = 0 : i32}
    }
  }
  irdl.attribute @"#di_compile_unit" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.traits = ["SubElementAttrInterface"]
  } {
    %sourceLanguage = irdl.any {varve.rule = "enum<@DwarfLanguage>"}
    %file = irdl.base "#llvm.di_file"
    %producer = irdl.any {varve.rule = "StrAttr"}
    %isOptimized = irdl.any {varve.rule = "bool"}
    %emissionKind = irdl.any {varve.rule = "enum<@DIEmissionKind>"}
    irdl.parameters(
      sourceLanguage: %sourceLanguage,
      file: %file,
      producer: %producer,
      isOptimized: %isOptimized,
      emissionKind: %emissionKind)
  }
  irdl.attribute @"#di_composite_type" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.traits = ["SubElementAttrInterface"]
  } {
    %tag = irdl.any {varve.rule = "enum<@DwarfTag>"}
    %name = irdl.any {varve.rule = "StrAttr"}
    %file = irdl.base "#llvm.di_file"
    %line = irdl.any {varve.rule = "u32"}
    %scope = irdl.any {varve.rule = "attribute"}
    %baseType = irdl.any {varve.rule = "attribute"}
    %flags = irdl.any {varve.rule = "enum<@DIFlags>"}
    %sizeInBits = irdl.any {varve.rule = "u64"}
    %alignInBits = irdl.any {varve.rule = "u64"}
    %elements = irdl.any {varve.rule = "array<attribute>"}
    irdl.parameters(
      tag: %tag,
      name: %name,
      file: %file,
      line: %line,
      scope: %scope,
      baseType: %baseType,
      flags: %flags,
      sizeInBits: %sizeInBits,
      alignInBits: %alignInBits,
      elements: %elements) {
      varve.optional = ["file", "scope", "baseType"],
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
    varve.traits = ["SubElementAttrInterface"]
  } {
    %tag = irdl.any {varve.rule = "enum<@DwarfTag>"}
    %name = irdl.any {varve.rule = "StrAttr"}
    %baseType = irdl.any {varve.rule = "attribute"}
    %sizeInBits = irdl.any {varve.rule = "u64"}
    %alignInBits = irdl.any {varve.rule = "u32"}
    %offsetInBits = irdl.any {varve.rule = "u64"}
    irdl.parameters(
      tag: %tag,
      name: %name,
      baseType: %baseType,
      sizeInBits: %sizeInBits,
      alignInBits: %alignInBits,
      offsetInBits: %offsetInBits) {
      varve.optional = ["name"],
      varve.defaults = {
        sizeInBits = 0 : i64,
        alignInBits = 0 : i32,
        offsetInBits = 0 : i64}
    }
  }
  irdl.attribute @"#di_lexical_block" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.traits = ["SubElementAttrInterface"]
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
    varve.traits = ["SubElementAttrInterface"]
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
    varve.traits = ["SubElementAttrInterface"]
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
      varve.optional = ["file", "type"],
      varve.defaults = {
        line = 0 : i32,
        arg = 0 : i32,
        alignInBits = 0 : i32}
    }
  }
  irdl.attribute @"#di_subprogram" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.traits = ["SubElementAttrInterface"]
  } {
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
      compileUnit: %compileUnit,
      scope: %scope,
      name: %name,
      linkageName: %linkageName,
      file: %file,
      line: %line,
      scopeLine: %scopeLine,
      subprogramFlags: %subprogramFlags,
      type: %type) {
      varve.optional = ["linkageName", "type"],
      varve.defaults = {
        line = 0 : i32,
        scopeLine = 0 : i32}
    }
  }
  irdl.attribute @"#di_subrange" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %count = irdl.any {varve.rule = "APIntAttr"}
    %lowerBound = irdl.any {varve.rule = "APIntAttr"}
    %upperBound = irdl.any {varve.rule = "APIntAttr"}
    %stride = irdl.any {varve.rule = "APIntAttr"}
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
    varve.traits = ["SubElementAttrInterface"]
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
  irdl.attribute @"#di_void_result_type" {
  }
  irdl.attribute @"#loopopts" attributes {
    varve.syntax = "hook:llvm.loopopts"
  } {
    %options = irdl.any {varve.rule = "opaque"}
    irdl.parameters(
      options: %options)
  }
  irdl.attribute @"#memory_effects" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.traits = ["SubElementAttrInterface"]
  } {
    %other = irdl.any {varve.rule = "enum<@ModRefInfo>"}
    %argMem = irdl.any {varve.rule = "enum<@ModRefInfo>"}
    %inaccessibleMem = irdl.any {varve.rule = "enum<@ModRefInfo>"}
    irdl.parameters(
      other: %other,
      argMem: %argMem,
      inaccessibleMem: %inaccessibleMem)
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
  irdl.operation @alias_scope attributes {
    varve.format = "$sym_name attr-dict",
    varve.traits = ["HasParent<llvm.metadata>", "Symbol"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %domain = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %description = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "domain" = %domain,
      "description" = %description
    } {
      varve.optional = ["description"]
    }
  }
  irdl.operation @alias_scope_domain attributes {
    varve.format = "$sym_name attr-dict",
    varve.traits = ["HasParent<llvm.metadata>", "Symbol"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %description = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "description" = %description
    } {
      varve.optional = ["description"]
    }
  }
  irdl.operation @alloca attributes {
    varve.format = ["$arraySize `x` $element attr-dict `:` functional-type($arraySize, $res)", "let($elem_type = if(has(type($res).pointee), absent, $element))"],
    varve.locals = {element = ["TypeAttr", "if(has($elem_type), $elem_type, type($res).pointee)"]}
  } {
    %arraySize = irdl.any {varve.rule = "AnyInteger"}
    %res = irdl.base "!llvm.ptr"
    %alignment = irdl.any {varve.rule = "I64Attr"}
    %elem_type = irdl.any {varve.rule = "TypeAttr"}
    irdl.operands(
      arraySize: %arraySize)
    irdl.results(
      res: %res)
    irdl.attributes {
      "alignment" = %alignment,
      "elem_type" = %elem_type
    } {
      varve.optional = ["alignment", "elem_type"]
    }
  }
  irdl.operation @and attributes {
    varve.format = "$lhs `,` $rhs ` ` attr-dict ` ` `:` type($res)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
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
    varve.traits = ["Pure", "SameOperandsAndResultType"],
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
    %ptr = irdl.base "!llvm.ptr"
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
    varve.traits = ["BranchOpInterface", "Pure", "Terminator"]
  } {
    %destOperands = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      destOperands: variadic %destOperands)
    "varve.successors"() {names = ["dest"], variadic = []} : () -> ()
  }
  irdl.operation @call attributes {
    varve.syntax = "hook:llvm.call",
    varve.traits = ["FastmathFlagsInterface", "CallOpInterface", "SymbolUserOpInterface"]
  } {
    %operand0 = irdl.any {varve.rule = "LLVM_Type"}
    %result = irdl.any {varve.rule = "LLVM_Type"}
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    %branch_weights = irdl.any {varve.rule = "ElementsAttr"}
    irdl.operands(
      operand0: variadic %operand0)
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
  irdl.operation @call_intrinsic attributes {
    varve.format = "$intrin `(` $args `)` `:` functional-type($args, $results) attr-dict"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %results = irdl.any {varve.rule = "LLVM_Type"}
    %intrin = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "intrin" = %intrin
    }
  }
  irdl.operation @cmpxchg attributes {
    varve.format = "$ptr `,` $cmp `,` $val $success_ordering $failure_ordering attr-dict `:` type($val)",
    varve.let = ["type($ptr) = !llvm.ptr(0, type($val))", "type($cmp) = type($val)", "type($res) = !llvm.struct(absent, [type($val), i1], false, false)"]
  } {
    %ptr = irdl.base "!llvm.ptr"
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
    varve.traits = ["BranchOpInterface", "Pure", "Terminator"],
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
  irdl.operation @fptosi attributes {
    varve.format = "$arg attr-dict `:` type($arg) `to` type($res)",
    varve.traits = ["Pure"]
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
    varve.traits = ["Pure"]
  } {
    %arg = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
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
  irdl.operation @func attributes {
    varve.syntax = "hook:llvm.func",
    varve.traits = ["AutomaticAllocationScope", "IsolatedFromAbove", "FunctionOpInterface", "CallableOpInterface"]
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
      "memory" = %memory
    } {
      varve.optional = ["dso_local", "personality", "garbageCollector", "passthrough", "arg_attrs", "res_attrs", "function_entry_count", "memory"],
      varve.defaults = {
        linkage = #llvm.linkage<external>,
        CConv = #llvm.cconv<ccc>}
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @getelementptr attributes {
    varve.format = "(`inbounds` $inbounds^)? $base `[` custom<GEPIndices>($dynamicIndices, $rawConstantIndices) `]` attr-dict `:` functional-type(operands, results) (`,` $elem_type^)?",
    varve.traits = ["Pure"]
  } {
    %base = irdl.any {varve.rule = "AnyOf<!llvm.ptr, LLVM_VectorOf<!llvm.ptr>>"}
    %dynamicIndices = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
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
      varve.optional = ["elem_type", "inbounds"]
    }
  }
  irdl.operation @icmp attributes {
    varve.syntax = "hook:llvm.icmp",
    varve.traits = ["Pure", "SameTypeOperands", "TypesMatchWith<lhs,res>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = over(type($lhs), e: i1)"]
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
    varve.format = "(`has_side_effects` $has_side_effects^)? (`is_align_stack` $is_align_stack^)? (`asm_dialect` `=` $asm_dialect^)? (`operand_attrs` `=` $operand_attrs^)? attr-dict $asm_string `,` $constraints operands `:` functional-type(operands, results)"
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
  irdl.operation @insertelement attributes {
    varve.format = "$value `,` $vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)",
    varve.traits = ["Pure", "TypesMatchWith<vector,value>", "AllTypesMatch<res,vector>"],
    varve.let = [
      "type($value) = elem(type($vector))",
      "type($vector) = type($res)"]
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
  irdl.operation @intr.abs attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($is_int_min_poison) = i1"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %is_int_min_poison = irdl.any {varve.rule = "I1"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      in: %in,
      is_int_min_poison: %is_int_min_poison)
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
    %mem = irdl.base "!llvm.ptr"
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
    %handle = irdl.base "!llvm.ptr"
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
    %handle = irdl.base "!llvm.ptr"
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
    varve.format = "$handle attr-dict",
    varve.let = [
      "type($handle) = !llvm.ptr<i8>"]
  } {
    %handle = irdl.base "!llvm.ptr"
    irdl.operands(
      handle: %handle)
  }
  irdl.operation @intr.coro.save attributes {
    varve.format = "$handle attr-dict `:` type($res)",
    varve.let = [
      "type($handle) = !llvm.ptr<i8>"]
  } {
    %handle = irdl.base "!llvm.ptr"
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      handle: %handle)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.ctlz attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($zero_undefined) = i1"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %zero_undefined = irdl.any {varve.rule = "I1"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      in: %in,
      zero_undefined: %zero_undefined)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.cttz attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($zero_undefined) = i1"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %zero_undefined = irdl.any {varve.rule = "I1"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      in: %in,
      zero_undefined: %zero_undefined)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.dbg.addr attributes {
    varve.format = "qualified($varInfo) `=` $addr `:` qualified(type($addr)) attr-dict"
  } {
    %addr = irdl.base "!llvm.ptr"
    %varInfo = irdl.base "#llvm.di_local_variable"
    irdl.operands(
      addr: %addr)
    irdl.attributes {
      "varInfo" = %varInfo
    }
  }
  irdl.operation @intr.dbg.declare attributes {
    varve.format = "qualified($varInfo) `=` $addr `:` qualified(type($addr)) attr-dict"
  } {
    %addr = irdl.base "!llvm.ptr"
    %varInfo = irdl.base "#llvm.di_local_variable"
    irdl.operands(
      addr: %addr)
    irdl.attributes {
      "varInfo" = %varInfo
    }
  }
  irdl.operation @intr.dbg.value attributes {
    varve.format = "qualified($varInfo) `=` $value `:` qualified(type($value)) attr-dict"
  } {
    %value = irdl.any {varve.rule = "LLVM_Type"}
    %varInfo = irdl.base "#llvm.di_local_variable"
    irdl.operands(
      value: %value)
    irdl.attributes {
      "varInfo" = %varInfo
    }
  }
  irdl.operation @intr.eh.typeid.for attributes {
    varve.format = "$type_info attr-dict `:` type($res)",
    varve.let = [
      "type($type_info) = !llvm.ptr<i8>"]
  } {
    %type_info = irdl.base "!llvm.ptr"
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      type_info: %type_info)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.fma attributes {
    varve.format = "`(` operands `)` ` ` attr-dict ` ` `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($c) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyFloat, LLVM_VectorOf<AnyFloat>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyFloat, LLVM_VectorOf<AnyFloat>>"}
    %c = irdl.any {varve.rule = "AnyOf<AnyFloat, LLVM_VectorOf<AnyFloat>>"}
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
    %a = irdl.any {varve.rule = "AnyOf<AnyFloat, LLVM_VectorOf<AnyFloat>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyFloat, LLVM_VectorOf<AnyFloat>>"}
    %c = irdl.any {varve.rule = "AnyOf<AnyFloat, LLVM_VectorOf<AnyFloat>>"}
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
  irdl.operation @intr.is.fpclass attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($bit) = i32"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %bit = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      in: %in,
      bit: %bit)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.memcpy attributes {
    varve.let = [
      "type($isVolatile) = i1"]
  } {
    %dst = irdl.base "!llvm.ptr"
    %src = irdl.base "!llvm.ptr"
    %len = irdl.any {varve.rule = "AnySignlessInteger"}
    %isVolatile = irdl.any {varve.rule = "I1"}
    irdl.operands(
      dst: %dst,
      src: %src,
      len: %len,
      isVolatile: %isVolatile)
  }
  irdl.operation @intr.memcpy.inline attributes {
    varve.let = [
      "type($isVolatile) = i1"]
  } {
    %dst = irdl.base "!llvm.ptr"
    %src = irdl.base "!llvm.ptr"
    %len = irdl.any {varve.rule = "AnySignlessInteger"}
    %isVolatile = irdl.any {varve.rule = "I1"}
    irdl.operands(
      dst: %dst,
      src: %src,
      len: %len,
      isVolatile: %isVolatile)
  }
  irdl.operation @intr.memmove attributes {
    varve.let = [
      "type($isVolatile) = i1"]
  } {
    %dst = irdl.base "!llvm.ptr"
    %src = irdl.base "!llvm.ptr"
    %len = irdl.any {varve.rule = "AnySignlessInteger"}
    %isVolatile = irdl.any {varve.rule = "I1"}
    irdl.operands(
      dst: %dst,
      src: %src,
      len: %len,
      isVolatile: %isVolatile)
  }
  irdl.operation @intr.memset attributes {
    varve.let = [
      "type($val) = i8",
      "type($isVolatile) = i1"]
  } {
    %dst = irdl.base "!llvm.ptr"
    %val = irdl.any {varve.rule = "I8"}
    %len = irdl.any {varve.rule = "AnySignlessInteger"}
    %isVolatile = irdl.any {varve.rule = "I1"}
    irdl.operands(
      dst: %dst,
      val: %val,
      len: %len,
      isVolatile: %isVolatile)
  }
  irdl.operation @intr.prefetch attributes {
    varve.let = [
      "type($rw) = i32",
      "type($hint) = i32",
      "type($cache) = i32"]
  } {
    %addr = irdl.base "!llvm.ptr"
    %rw = irdl.any {varve.rule = "I32"}
    %hint = irdl.any {varve.rule = "I32"}
    %cache = irdl.any {varve.rule = "I32"}
    irdl.operands(
      addr: %addr,
      rw: %rw,
      hint: %hint,
      cache: %cache)
  }
  irdl.operation @intr.sadd.with.overflow attributes {
    varve.traits = ["SameOperandsElementType"]
  } {
    %operand0 = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %operand1 = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.smul.with.overflow attributes {
    varve.traits = ["SameOperandsElementType"]
  } {
    %operand0 = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %operand1 = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.ssub.with.overflow attributes {
    varve.traits = ["SameOperandsElementType"]
  } {
    %operand0 = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %operand1 = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
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
    %ptr = irdl.base "!llvm.ptr"
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
  irdl.operation @intr.uadd.with.overflow attributes {
    varve.traits = ["SameOperandsElementType"]
  } {
    %operand0 = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %operand1 = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.umul.with.overflow attributes {
    varve.traits = ["SameOperandsElementType"]
  } {
    %operand0 = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %operand1 = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.usub.with.overflow attributes {
    varve.traits = ["SameOperandsElementType"]
  } {
    %operand0 = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %operand1 = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vacopy attributes {
    varve.format = "$src_list `to` $dest_list attr-dict",
    varve.let = [
      "type($dest_list) = !llvm.ptr<i8>",
      "type($src_list) = !llvm.ptr<i8>"]
  } {
    %dest_list = irdl.base "!llvm.ptr"
    %src_list = irdl.base "!llvm.ptr"
    irdl.operands(
      dest_list: %dest_list,
      src_list: %src_list)
  }
  irdl.operation @intr.vaend attributes {
    varve.format = "$arg_list attr-dict",
    varve.let = [
      "type($arg_list) = !llvm.ptr<i8>"]
  } {
    %arg_list = irdl.base "!llvm.ptr"
    irdl.operands(
      arg_list: %arg_list)
  }
  irdl.operation @intr.vastart attributes {
    varve.format = "$arg_list attr-dict",
    varve.let = [
      "type($arg_list) = !llvm.ptr<i8>"]
  } {
    %arg_list = irdl.base "!llvm.ptr"
    irdl.operands(
      arg_list: %arg_list)
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
  irdl.operation @intr.vector.reduce.add attributes {
    varve.traits = ["Pure", "SameOperandsAndResultElementType"]
  } {
    %operand0 = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vector.reduce.and attributes {
    varve.traits = ["Pure", "SameOperandsAndResultElementType"]
  } {
    %operand0 = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vector.reduce.fadd attributes {
    varve.traits = ["Pure", "SameOperandsAndResultElementType"]
  } {
    %start_value = irdl.any {varve.rule = "AnyFloat"}
    %input = irdl.any {varve.rule = "LLVM_VectorOf<AnyFloat>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %reassoc = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      start_value: %start_value,
      input: %input)
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
    varve.traits = ["Pure", "SameOperandsAndResultElementType"]
  } {
    %operand0 = irdl.any {varve.rule = "LLVM_VectorOf<AnyFloat>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vector.reduce.fmin attributes {
    varve.traits = ["Pure", "SameOperandsAndResultElementType"]
  } {
    %operand0 = irdl.any {varve.rule = "LLVM_VectorOf<AnyFloat>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vector.reduce.fmul attributes {
    varve.traits = ["Pure", "SameOperandsAndResultElementType"]
  } {
    %start_value = irdl.any {varve.rule = "AnyFloat"}
    %input = irdl.any {varve.rule = "LLVM_VectorOf<AnyFloat>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %reassoc = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      start_value: %start_value,
      input: %input)
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
    varve.traits = ["Pure", "SameOperandsAndResultElementType"]
  } {
    %operand0 = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vector.reduce.or attributes {
    varve.traits = ["Pure", "SameOperandsAndResultElementType"]
  } {
    %operand0 = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vector.reduce.smax attributes {
    varve.traits = ["Pure", "SameOperandsAndResultElementType"]
  } {
    %operand0 = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vector.reduce.smin attributes {
    varve.traits = ["Pure", "SameOperandsAndResultElementType"]
  } {
    %operand0 = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vector.reduce.umax attributes {
    varve.traits = ["Pure", "SameOperandsAndResultElementType"]
  } {
    %operand0 = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vector.reduce.umin attributes {
    varve.traits = ["Pure", "SameOperandsAndResultElementType"]
  } {
    %operand0 = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vector.reduce.xor attributes {
    varve.traits = ["Pure", "SameOperandsAndResultElementType"]
  } {
    %operand0 = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0)
    irdl.results(
      res: %res)
  }
  irdl.operation @inttoptr attributes {
    varve.format = "$arg attr-dict `:` type($arg) `to` type($res)",
    varve.traits = ["Pure"]
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
    varve.traits = ["BranchOpInterface", "CallOpInterface", "Terminator"]
  } {
    %callee_operands = irdl.any {varve.rule = "LLVM_Type"}
    %normalDestOperands = irdl.any {varve.rule = "LLVM_Type"}
    %unwindDestOperands = irdl.any {varve.rule = "LLVM_Type"}
    %result0 = irdl.any {varve.rule = "LLVM_Type"}
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %branch_weights = irdl.any {varve.rule = "ElementsAttr"}
    irdl.operands(
      callee_operands: variadic %callee_operands,
      normalDestOperands: variadic %normalDestOperands,
      unwindDestOperands: variadic %unwindDestOperands) {
      varve.segments
    }
    irdl.results(
      result0: variadic %result0)
    irdl.attributes {
      "callee" = %callee,
      "branch_weights" = %branch_weights
    } {
      varve.optional = ["callee", "branch_weights"]
    }
    "varve.successors"() {names = ["normalDest", "unwindDest"], variadic = []} : () -> ()
  }
  irdl.operation @load attributes {
    varve.format = ["(`volatile` $volatile_^)? $addr attr-dict `:` qualified(type($addr))", "if(has(type($addr).pointee): let(type($res) = type($addr).pointee) | `->` type($res))"]
  } {
    %addr = irdl.base "!llvm.ptr"
    %res = irdl.any {varve.rule = "AnyOf<AllOf<LLVM_Type, Not<AnyOf<!llvm.void, !llvm.func>>>, Implements<\22PointerElementTypeInterface\22>>"}
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
  irdl.operation @lshr attributes {
    varve.format = "$lhs `,` $rhs ` ` attr-dict ` ` `:` type($res)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
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
    varve.traits = ["NoRegionArguments", "NoTerminator", "SymbolTable", "Symbol"],
    varve.format = "$sym_name attr-dict-with-keyword $body"
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
    varve.format = "$global_name attr-dict `:` qualified(type($res))",
    varve.traits = ["Pure", "SymbolUserOpInterface"]
  } {
    %res = irdl.base "!llvm.ptr"
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
    %thread_local_ = irdl.any {varve.rule = "UnitAttr"}
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
      "thread_local_" = %thread_local_,
      "value" = %value,
      "alignment" = %alignment,
      "addr_space" = %addr_space,
      "unnamed_addr" = %unnamed_addr,
      "section" = %section
    } {
      varve.optional = ["constant", "dso_local", "thread_local_", "value", "alignment", "unnamed_addr", "section"],
      varve.defaults = {
        addr_space = 0 : i32}
    }
    %initializer = irdl.region
    irdl.regions(
      initializer: %initializer)
  }
  irdl.operation @mlir.null attributes {
    varve.format = "attr-dict `:` qualified(type($res))",
    varve.traits = ["Pure"]
  } {
    %res = irdl.base "!llvm.ptr"
    irdl.results(
      res: %res)
  }
  irdl.operation @mlir.undef attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
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
  irdl.operation @or attributes {
    varve.format = "$lhs `,` $rhs ` ` attr-dict ` ` `:` type($res)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
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
    varve.traits = ["Pure"]
  } {
    %arg = irdl.any {varve.rule = "AnyOf<!llvm.ptr, LLVM_VectorOf<!llvm.ptr>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    irdl.operands(
      arg: %arg)
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
    varve.traits = ["Pure", "AllTypesMatch<trueValue,falseValue,res>"],
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
    varve.traits = ["Pure"]
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
  irdl.operation @sitofp attributes {
    varve.format = "$arg attr-dict `:` type($arg) `to` type($res)",
    varve.traits = ["Pure"]
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
    varve.traits = ["Pure", "SameOperandsAndResultType"],
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
    varve.format = ["(`volatile` $volatile_^)? $value `,` $addr attr-dict `:`", "$first one( `,` qualified(type($addr)) let(type($value) = typeof($first)) | let(type($addr) = typeof($first); type($value) = type($addr).pointee))"],
    varve.locals = {first = ["TypeAttr", "if(has(type($addr).pointee), type($addr), type($value))"]}
  } {
    %value = irdl.any {varve.rule = "AnyOf<AllOf<LLVM_Type, Not<AnyOf<!llvm.void, !llvm.func>>>, Implements<\22PointerElementTypeInterface\22>>"}
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
  irdl.operation @switch attributes {
    varve.format = "$value `:` type($value) `,` $defaultDestination (`(` $defaultOperands^ `:` type($defaultOperands) `)`)? `[` `\\n` custom<SwitchOpCases>(ref(type($value)), $case_values, $caseDestinations, $caseOperands, type($caseOperands)) `]` attr-dict",
    varve.traits = ["BranchOpInterface", "Pure", "Terminator"]
  } {
    %value = irdl.any {varve.rule = "AnyInteger"}
    %defaultOperands = irdl.any
    %caseOperands = irdl.any
    %case_values = irdl.any {varve.rule = "ElementsAttr"}
    %case_operand_segments = irdl.any {varve.rule = "DenseI32ArrayAttr"}
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
  irdl.operation @tbaa_root attributes {
    varve.format = "$sym_name ` ` `{` `id` `=` $identity `}` attr-dict",
    varve.traits = ["HasParent<llvm.metadata>", "Symbol"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %identity = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "identity" = %identity
    }
  }
  irdl.operation @tbaa_tag attributes {
    varve.format = "$sym_name attr-dict",
    varve.traits = ["HasParent<llvm.metadata>", "Symbol"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %base_type = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %access_type = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %offset = irdl.any {varve.rule = "I64Attr"}
    %constant = irdl.any {varve.rule = "UnitAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "base_type" = %base_type,
      "access_type" = %access_type,
      "offset" = %offset,
      "constant" = %constant
    } {
      varve.optional = ["constant"]
    }
  }
  irdl.operation @tbaa_type_desc attributes {
    varve.format = "$sym_name ` ` `{` ( `id` `=` $identity^ )? `,` `members` `=` `{` custom<TBAAMembers>($members, $offsets) `}` `}` attr-dict",
    varve.traits = ["HasParent<llvm.metadata>", "Symbol"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %identity = irdl.any {varve.rule = "StrAttr"}
    %members = irdl.any {varve.rule = "ArrayOf<FlatSymbolRefAttr>"}
    %offsets = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "identity" = %identity,
      "members" = %members,
      "offsets" = %offsets
    } {
      varve.optional = ["identity"]
    }
  }
  irdl.operation @trunc attributes {
    varve.format = "$arg attr-dict `:` type($arg) `to` type($res)",
    varve.traits = ["Pure"],
    varve.keyword.overflowFlags = "overflow"
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
    varve.traits = ["Pure", "SameOperandsAndResultType"],
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
    varve.traits = ["Pure"]
  } {
    %arg = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
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
    varve.traits = ["Pure", "SameOperandsAndResultType"],
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
    varve.traits = ["Pure"]
  } {
    %arg = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      res: %res)
  }
}
