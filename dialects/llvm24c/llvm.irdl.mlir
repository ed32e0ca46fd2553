irdl.dialect @llvm attributes {
  varve.set = "llvm24c",
  varve.base = "llvm24b",
  varve.llvm = "24",
  varve.discardable = [
    ["workgroup_attribution", "WorkgroupAttributionAttr"]],
  varve.unknown = ["operations"]
} {
  irdl.operation @intr.masked.load attributes {
    varve.format = "`(` operands `)` (`,` `alignment` `(` $alignment^ `)`)? attr-dict `:` functional-type(operands, results)"
  } {
    %access_groups = irdl.any {varve.rule = "ArrayOf<#llvm.access_group>"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    %data = irdl.base "!llvm.ptr"
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %pass_thru = irdl.any {varve.rule = "LLVM_AnyVector"}
    %res = irdl.any {varve.rule = "LLVM_AnyVector"}
    %alignment = irdl.any {varve.rule = "I64Attr"}
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
      varve.optional = ["alignment", "nontemporal", "tbaa", "noalias_scopes", "alias_scopes", "access_groups"]
    }
  }
  irdl.operation @intr.masked.store attributes {
    varve.format = "`(` $value `,` $data `,` $mask `)` (`,` `alignment` `(` $alignment^ `)`)? attr-dict `:` type($value) `,` type($mask) `into` qualified(type($data))"
  } {
    %access_groups = irdl.any {varve.rule = "ArrayOf<#llvm.access_group>"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    %value = irdl.any {varve.rule = "LLVM_AnyVector"}
    %data = irdl.base "!llvm.ptr"
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %alignment = irdl.any {varve.rule = "I64Attr"}
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
      varve.optional = ["alignment", "nontemporal", "tbaa", "noalias_scopes", "alias_scopes", "access_groups"]
    }
  }
  irdl.operation @intr.masked.gather attributes {
    varve.format = "`(` operands `)` (`,` `alignment` `(` $alignment^ `)`)? attr-dict `:` functional-type(operands, results)"
  } {
    %access_groups = irdl.any {varve.rule = "ArrayOf<#llvm.access_group>"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    %ptrs = irdl.any {varve.rule = "LLVM_VectorOf<!llvm.ptr>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %pass_thru = irdl.any {varve.rule = "LLVM_AnyVector"}
    %res = irdl.any {varve.rule = "LLVM_AnyVector"}
    %alignment = irdl.any {varve.rule = "I64Attr"}
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
      varve.optional = ["alignment", "tbaa", "noalias_scopes", "alias_scopes", "access_groups"]
    }
  }
  irdl.operation @intr.masked.scatter attributes {
    varve.format = "`(` $value `,` $ptrs `,` $mask `)` (`,` `alignment` `(` $alignment^ `)`)? attr-dict `:` type($value) `,` type($mask) `into` type($ptrs)"
  } {
    %access_groups = irdl.any {varve.rule = "ArrayOf<#llvm.access_group>"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    %value = irdl.any {varve.rule = "LLVM_AnyVector"}
    %ptrs = irdl.any {varve.rule = "LLVM_VectorOf<!llvm.ptr>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %alignment = irdl.any {varve.rule = "I64Attr"}
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
      varve.optional = ["alignment", "tbaa", "noalias_scopes", "alias_scopes", "access_groups"]
    }
  }
  irdl.operation @fadd attributes {
    varve.format = "$lhs `,` $rhs (`fastmath` `` $fastmathFlags^)? attr-dict `:` type($res)",
    varve.traits = ["SameOperandsAndResultType", "NoMemoryEffect", "FastmathFlagsInterface", "Pure"],
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
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @fdiv attributes {
    varve.format = "$lhs `,` $rhs (`fastmath` `` $fastmathFlags^)? attr-dict `:` type($res)",
    varve.traits = ["SameOperandsAndResultType", "NoMemoryEffect", "FastmathFlagsInterface", "Pure"],
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
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @fmul attributes {
    varve.format = "$lhs `,` $rhs (`fastmath` `` $fastmathFlags^)? attr-dict `:` type($res)",
    varve.traits = ["SameOperandsAndResultType", "NoMemoryEffect", "FastmathFlagsInterface", "Pure"],
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
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @fneg attributes {
    varve.format = "$operand (`fastmath` `` $fastmathFlags^)? attr-dict `:` type($res)",
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
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @frem attributes {
    varve.format = "$lhs `,` $rhs (`fastmath` `` $fastmathFlags^)? attr-dict `:` type($res)",
    varve.traits = ["SameOperandsAndResultType", "NoMemoryEffect", "FastmathFlagsInterface", "Pure"],
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
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @fsub attributes {
    varve.format = "$lhs `,` $rhs (`fastmath` `` $fastmathFlags^)? attr-dict `:` type($res)",
    varve.traits = ["SameOperandsAndResultType", "NoMemoryEffect", "FastmathFlagsInterface", "Pure"],
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
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.acos attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
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
  irdl.operation @intr.asin attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
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
  irdl.operation @intr.atan attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
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
  irdl.operation @intr.atan2 attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %b = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.ceil attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
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
  irdl.operation @intr.copysign attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %b = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.cos attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
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
  irdl.operation @intr.cosh attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
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
  irdl.operation @intr.exp attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
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
  irdl.operation @intr.exp10 attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
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
  irdl.operation @intr.exp2 attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
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
  irdl.operation @intr.experimental.constrained.fpext attributes {
    varve.format = "$arg_0 $fpExceptionBehavior (`fastmath` `` $fastmathFlags^)? attr-dict `:` type($arg_0) `to` type(results)",
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
    varve.format = "$arg_0 $roundingmode $fpExceptionBehavior (`fastmath` `` $fastmathFlags^)? attr-dict `:` type($arg_0) `to` type(results)",
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
    varve.format = "$arg_0 $roundingmode $fpExceptionBehavior (`fastmath` `` $fastmathFlags^)? attr-dict `:` type($arg_0) `to` type(results)",
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
    varve.format = "$arg_0 $roundingmode $fpExceptionBehavior (`fastmath` `` $fastmathFlags^)? attr-dict `:` type($arg_0) `to` type(results)",
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
  irdl.operation @intr.fabs attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
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
  irdl.operation @intr.floor attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
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
  irdl.operation @intr.fma attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($c) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %b = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %c = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
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
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($c) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %b = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %c = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
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
  irdl.operation @intr.frexp attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure"]
  } {
    %val = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      val: %val)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.ldexp attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure"]
  } {
    %val = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %power = irdl.any {varve.rule = "AnySignlessInteger"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      val: %val,
      power: %power)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.log attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
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
  irdl.operation @intr.log10 attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
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
  irdl.operation @intr.log2 attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
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
  irdl.operation @intr.maximum attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %b = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.maxnum attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %b = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.minimum attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %b = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.minnum attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %b = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.nearbyint attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
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
  irdl.operation @intr.pow attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %b = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.powi attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure"]
  } {
    %val = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %power = irdl.any {varve.rule = "AnySignlessInteger"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      val: %val,
      power: %power)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.rint attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
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
  irdl.operation @intr.round attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
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
  irdl.operation @intr.roundeven attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
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
  irdl.operation @intr.sin attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
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
  irdl.operation @intr.sincos attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure"],
    varve.require = [["mnemonic(type($res)) = 'struct' and count(elements(type($res))) = 2 and all(t in elements(type($res)): t = type($val))", "expected result type to be an homogeneous struct with two elements matching the operand type, but got '{type($res)}'"]]
  } {
    %val = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      val: %val)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.sinh attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
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
  irdl.operation @intr.sqrt attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
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
  irdl.operation @intr.tan attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
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
  irdl.operation @intr.tanh attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
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
  irdl.operation @intr.trunc attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
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
  irdl.operation @intr.vector.reduce.fmax attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
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
  irdl.operation @intr.vector.reduce.fmaximum attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
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
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
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
  irdl.operation @intr.vector.reduce.fminimum attributes {
    varve.format = "`(` operands `)` (`fastmath` `` $fastmathFlags^)? attr-dict `:` functional-type(operands, results)",
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
  irdl.operation @select attributes {
    varve.format = "operands (`fastmath` `` $fastmathFlags^)? attr-dict `:` type($condition) `,` type($res)",
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
}
