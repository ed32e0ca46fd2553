irdl.dialect @llvm attributes {
  varve.set = "llvm15",
  varve.base = "llvm16",
  varve.removes = [
    "attribute di_basic_type",
    "attribute di_compile_unit",
    "attribute di_composite_type",
    "attribute di_derived_type",
    "attribute di_file",
    "attribute di_lexical_block",
    "attribute di_lexical_block_file",
    "attribute di_local_variable",
    "attribute di_subprogram",
    "attribute di_subrange",
    "attribute di_subroutine_type",
    "attribute di_void_result_type",
    "attribute loopopts",
    "attribute memory_effects",
    "enum DIEmissionKind",
    "enum DIFlags",
    "enum DISubprogramFlags",
    "enum ModRefInfo",
    "operation llvm.call_intrinsic",
    "operation llvm.intr.abs",
    "operation llvm.intr.dbg.addr",
    "operation llvm.intr.dbg.declare",
    "operation llvm.intr.dbg.value",
    "operation llvm.intr.is.fpclass",
    "operation llvm.intr.lifetime.end",
    "operation llvm.intr.lifetime.start",
    "operation llvm.intr.roundeven",
    "operation llvm.intr.trunc",
    "operation llvm.tbaa_root",
    "operation llvm.tbaa_tag",
    "operation llvm.tbaa_type_desc"],
  varve.unknown = ["operations"]
} {
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
      ["fast", 127 : i32]
    ],
    bits,
    groups,
    separator = ", "
  } : () -> ()
  irdl.operation @call attributes {
    varve.syntax = "hook:llvm.call",
    varve.traits = ["FastmathFlagsInterface", "CallOpInterface"]
  } {
    %operand0 = irdl.any {varve.rule = "LLVM_Type"}
    %result0 = irdl.any {varve.rule = "LLVM_Type"}
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
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
  irdl.operation @extractelement attributes {
    varve.traits = ["Pure"],
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
    varve.traits = ["Pure"],
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
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @fcmp attributes {
    varve.syntax = "hook:llvm.fcmp",
    varve.traits = ["Pure", "FastmathFlagsInterface"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "AnyOf<I1, LLVM_VectorOf<I1>>"}
    %predicate = irdl.any {varve.rule = "enum<@FCmpPredicate>"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
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
      varve.optional = ["fastmathFlags"]
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
      varve.optional = ["fastmathFlags"]
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
      varve.optional = ["fastmathFlags"]
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
      varve.optional = ["fastmathFlags"]
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
      varve.optional = ["fastmathFlags"]
    }
  }
  irdl.operation @func attributes {
    varve.syntax = "hook:llvm.func",
    varve.traits = ["AutomaticAllocationScope", "IsolatedFromAbove", "FunctionOpInterface", "CallableOpInterface", "Symbol"]
  } {
    %function_type = irdl.any {varve.rule = "TypeAttrOf<!llvm.func>"}
    %linkage = irdl.base "#llvm.linkage"
    %dso_local = irdl.any {varve.rule = "UnitAttr"}
    %CConv = irdl.base "#llvm.cconv"
    %personality = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %garbageCollector = irdl.any {varve.rule = "StrAttr"}
    %passthrough = irdl.any {varve.rule = "ArrayAttr"}
    irdl.attributes {
      "function_type" = %function_type,
      "linkage" = %linkage,
      "dso_local" = %dso_local,
      "CConv" = %CConv,
      "personality" = %personality,
      "garbageCollector" = %garbageCollector,
      "passthrough" = %passthrough
    } {
      varve.optional = ["linkage", "dso_local", "CConv", "personality", "garbageCollector", "passthrough"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @getelementptr attributes {
    varve.format = "$base `[` custom<GEPIndices>($indices, $structIndices) `]` attr-dict `:` functional-type(operands, results) (`,` $elem_type^)?",
    varve.traits = ["Pure"]
  } {
    %base = irdl.any {varve.rule = "AnyOf<!llvm.ptr, LLVM_VectorOf<!llvm.ptr>>"}
    %indices = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<!llvm.ptr, LLVM_VectorOf<!llvm.ptr>>"}
    %structIndices = irdl.any {varve.rule = "I32ElementsAttr"}
    %elem_type = irdl.any {varve.rule = "TypeAttr"}
    irdl.operands(
      base: %base,
      indices: variadic %indices)
    irdl.results(
      res: %res)
    irdl.attributes {
      "structIndices" = %structIndices,
      "elem_type" = %elem_type
    } {
      varve.optional = ["elem_type"]
    }
  }
  irdl.operation @icmp attributes {
    varve.syntax = "hook:llvm.icmp",
    varve.traits = ["Pure"]
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
  irdl.operation @insertelement attributes {
    varve.traits = ["Pure"],
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
    varve.traits = ["Pure"],
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
    varve.traits = ["Pure", "SameOperandsAndResultType"],
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
    varve.traits = ["Pure", "SameOperandsAndResultType"],
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
    varve.traits = ["Pure", "SameOperandsAndResultType"],
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
  irdl.operation @intr.cos attributes {
    varve.traits = ["Pure", "SameOperandsAndResultType"],
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
  irdl.operation @intr.ctlz attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($zero_undefined) = i1"]
  } {
    %in = irdl.any {varve.rule = "LLVM_Type"}
    %zero_undefined = irdl.any {varve.rule = "I1"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      in: %in,
      zero_undefined: %zero_undefined)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.ctpop attributes {
    varve.traits = ["Pure", "SameOperandsAndResultType"],
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
  irdl.operation @intr.cttz attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($zero_undefined) = i1"]
  } {
    %in = irdl.any {varve.rule = "LLVM_Type"}
    %zero_undefined = irdl.any {varve.rule = "I1"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      in: %in,
      zero_undefined: %zero_undefined)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.exp attributes {
    varve.traits = ["Pure", "SameOperandsAndResultType"],
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
    varve.traits = ["Pure", "SameOperandsAndResultType"],
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
  irdl.operation @intr.experimental.stepvector attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.experimental.vp.strided.load attributes {
    varve.let = [
      "type($evl) = i32"]
  } {
    %ptr = irdl.base "!llvm.ptr"
    %stride = irdl.any {varve.rule = "AnyInteger"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      ptr: %ptr,
      stride: %stride,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.experimental.vp.strided.store attributes {
    varve.let = [
      "type($evl) = i32"]
  } {
    %val = irdl.any {varve.rule = "LLVM_AnyVector"}
    %ptr = irdl.base "!llvm.ptr"
    %stride = irdl.any {varve.rule = "AnyInteger"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    irdl.operands(
      val: %val,
      ptr: %ptr,
      stride: %stride,
      mask: %mask,
      evl: %evl)
  }
  irdl.operation @intr.fabs attributes {
    varve.traits = ["Pure", "SameOperandsAndResultType"],
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
    varve.traits = ["Pure", "SameOperandsAndResultType"],
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
    varve.traits = ["Pure", "SameOperandsAndResultType"],
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
    varve.traits = ["Pure", "SameOperandsAndResultType"],
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
    varve.traits = ["Pure"]
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
    varve.traits = ["Pure", "SameOperandsAndResultType"],
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
    varve.traits = ["Pure", "SameOperandsAndResultType"],
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
    varve.traits = ["Pure", "SameOperandsAndResultType"],
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
    %ptrs = irdl.any {varve.rule = "LLVM_AnyVector"}
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
    %res = irdl.any {varve.rule = "LLVM_AnyVector"}
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
    %matrix = irdl.any {varve.rule = "LLVM_AnyVector"}
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
    varve.traits = ["Pure", "SameOperandsAndResultType"],
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
    varve.traits = ["Pure", "SameOperandsAndResultType"],
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
  irdl.operation @intr.memmove {
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
  irdl.operation @intr.memset {
    %dst = irdl.any {varve.rule = "LLVM_Type"}
    %val = irdl.any {varve.rule = "LLVM_Type"}
    %len = irdl.any {varve.rule = "LLVM_Type"}
    %isVolatile = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      dst: %dst,
      val: %val,
      len: %len,
      isVolatile: %isVolatile)
  }
  irdl.operation @intr.minimum attributes {
    varve.traits = ["Pure", "SameOperandsAndResultType"],
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
    varve.traits = ["Pure", "SameOperandsAndResultType"],
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
    varve.traits = ["Pure", "SameOperandsAndResultType"],
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
  irdl.operation @intr.powi attributes {
    varve.traits = ["Pure"]
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
  irdl.operation @intr.round attributes {
    varve.traits = ["Pure", "SameOperandsAndResultType"],
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
    varve.traits = ["Pure", "SameOperandsAndResultType"],
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
    varve.traits = ["Pure", "SameOperandsAndResultType"],
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
    varve.traits = ["Pure", "SameOperandsAndResultType"],
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
    varve.traits = ["Pure", "SameOperandsAndResultType"],
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
  irdl.operation @intr.umax attributes {
    varve.traits = ["Pure", "SameOperandsAndResultType"],
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
  irdl.operation @intr.umin attributes {
    varve.traits = ["Pure", "SameOperandsAndResultType"],
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
    varve.traits = ["Pure"]
  } {
    %operand0 = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vector.reduce.and attributes {
    varve.traits = ["Pure"]
  } {
    %operand0 = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vector.reduce.fadd attributes {
    varve.traits = ["Pure"]
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
    varve.traits = ["Pure"]
  } {
    %operand0 = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vector.reduce.fmin attributes {
    varve.traits = ["Pure"]
  } {
    %operand0 = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vector.reduce.fmul attributes {
    varve.traits = ["Pure"]
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
    varve.traits = ["Pure"]
  } {
    %operand0 = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vector.reduce.or attributes {
    varve.traits = ["Pure"]
  } {
    %operand0 = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vector.reduce.smax attributes {
    varve.traits = ["Pure"]
  } {
    %operand0 = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vector.reduce.smin attributes {
    varve.traits = ["Pure"]
  } {
    %operand0 = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vector.reduce.umax attributes {
    varve.traits = ["Pure"]
  } {
    %operand0 = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vector.reduce.umin attributes {
    varve.traits = ["Pure"]
  } {
    %operand0 = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vector.reduce.xor attributes {
    varve.traits = ["Pure"]
  } {
    %operand0 = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.add attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "LLVM_VectorOf<AnyInteger>"}
    %rhs = irdl.any {varve.rule = "LLVM_VectorOf<AnyInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.and attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "LLVM_VectorOf<AnyInteger>"}
    %rhs = irdl.any {varve.rule = "LLVM_VectorOf<AnyInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.ashr attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "LLVM_VectorOf<AnyInteger>"}
    %rhs = irdl.any {varve.rule = "LLVM_VectorOf<AnyInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.inttoptr attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %src = irdl.any {varve.rule = "LLVM_VectorOf<AnyInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      src: %src,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.lshr attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "LLVM_VectorOf<AnyInteger>"}
    %rhs = irdl.any {varve.rule = "LLVM_VectorOf<AnyInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.mul attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "LLVM_VectorOf<AnyInteger>"}
    %rhs = irdl.any {varve.rule = "LLVM_VectorOf<AnyInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.or attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "LLVM_VectorOf<AnyInteger>"}
    %rhs = irdl.any {varve.rule = "LLVM_VectorOf<AnyInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.reduce.add attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %satrt_value = irdl.any {varve.rule = "AnyInteger"}
    %val = irdl.any {varve.rule = "LLVM_VectorOf<AnyInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      satrt_value: %satrt_value,
      val: %val,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.reduce.and attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %satrt_value = irdl.any {varve.rule = "AnyInteger"}
    %val = irdl.any {varve.rule = "LLVM_VectorOf<AnyInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      satrt_value: %satrt_value,
      val: %val,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.reduce.mul attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %satrt_value = irdl.any {varve.rule = "AnyInteger"}
    %val = irdl.any {varve.rule = "LLVM_VectorOf<AnyInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      satrt_value: %satrt_value,
      val: %val,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.reduce.or attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %satrt_value = irdl.any {varve.rule = "AnyInteger"}
    %val = irdl.any {varve.rule = "LLVM_VectorOf<AnyInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      satrt_value: %satrt_value,
      val: %val,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.reduce.smax attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %satrt_value = irdl.any {varve.rule = "AnyInteger"}
    %val = irdl.any {varve.rule = "LLVM_VectorOf<AnyInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      satrt_value: %satrt_value,
      val: %val,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.reduce.smin attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %satrt_value = irdl.any {varve.rule = "AnyInteger"}
    %val = irdl.any {varve.rule = "LLVM_VectorOf<AnyInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      satrt_value: %satrt_value,
      val: %val,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.reduce.umax attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %satrt_value = irdl.any {varve.rule = "AnyInteger"}
    %val = irdl.any {varve.rule = "LLVM_VectorOf<AnyInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      satrt_value: %satrt_value,
      val: %val,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.reduce.umin attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %satrt_value = irdl.any {varve.rule = "AnyInteger"}
    %val = irdl.any {varve.rule = "LLVM_VectorOf<AnyInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      satrt_value: %satrt_value,
      val: %val,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.reduce.xor attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %satrt_value = irdl.any {varve.rule = "AnyInteger"}
    %val = irdl.any {varve.rule = "LLVM_VectorOf<AnyInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      satrt_value: %satrt_value,
      val: %val,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.sdiv attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "LLVM_VectorOf<AnyInteger>"}
    %rhs = irdl.any {varve.rule = "LLVM_VectorOf<AnyInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.sext attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %src = irdl.any {varve.rule = "LLVM_VectorOf<AnyInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      src: %src,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.shl attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "LLVM_VectorOf<AnyInteger>"}
    %rhs = irdl.any {varve.rule = "LLVM_VectorOf<AnyInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.sitofp attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %src = irdl.any {varve.rule = "LLVM_VectorOf<AnyInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      src: %src,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.srem attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "LLVM_VectorOf<AnyInteger>"}
    %rhs = irdl.any {varve.rule = "LLVM_VectorOf<AnyInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.sub attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "LLVM_VectorOf<AnyInteger>"}
    %rhs = irdl.any {varve.rule = "LLVM_VectorOf<AnyInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.trunc attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %src = irdl.any {varve.rule = "LLVM_VectorOf<AnyInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      src: %src,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.udiv attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "LLVM_VectorOf<AnyInteger>"}
    %rhs = irdl.any {varve.rule = "LLVM_VectorOf<AnyInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.uitofp attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %src = irdl.any {varve.rule = "LLVM_VectorOf<AnyInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      src: %src,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.urem attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "LLVM_VectorOf<AnyInteger>"}
    %rhs = irdl.any {varve.rule = "LLVM_VectorOf<AnyInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.xor attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "LLVM_VectorOf<AnyInteger>"}
    %rhs = irdl.any {varve.rule = "LLVM_VectorOf<AnyInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.zext attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %src = irdl.any {varve.rule = "LLVM_VectorOf<AnyInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      src: %src,
      mask: %mask,
      evl: %evl)
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
    varve.format = "$global_name attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.base "!llvm.ptr"
    %global_name = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.results(
      res: %res)
    irdl.attributes {
      "global_name" = %global_name
    }
  }
  irdl.operation @mlir.null attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.base "!llvm.ptr"
    irdl.results(
      res: %res)
  }
  irdl.operation @return attributes {
    varve.format = "attr-dict ($args^ `:` type($args))?",
    varve.traits = ["Pure", "Terminator"]
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
  }
  irdl.operation @shufflevector attributes {
    varve.traits = ["Pure"],
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
  irdl.operation @switch attributes {
    varve.format = "$value `:` type($value) `,` $defaultDestination (`(` $defaultOperands^ `:` type($defaultOperands) `)`)? `[` `\\n` custom<SwitchOpCases>(ref(type($value)), $case_values, $caseDestinations, $caseOperands, type($caseOperands)) `]` attr-dict",
    varve.traits = ["BranchOpInterface", "Pure", "Terminator"]
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
