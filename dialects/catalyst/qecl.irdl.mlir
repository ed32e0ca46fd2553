irdl.dialect @qecl attributes {
  varve.set = "catalyst"
} {
  "varve.enum"() {
    sym_name = "LogicalCodeblockInitState",
    storage = i32,
    cases = [
      ["zero", 0 : i32],
      ["magic", 1 : i32],
      ["magic_conj", 2 : i32]
    ]
  } : () -> ()
  irdl.type @"!codeblock" attributes {
    varve.format = "`<` $k `>`"
  } {
    %k = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      k: %k)
  }
  irdl.type @"!hyperreg" attributes {
    varve.format = "`<` $width `x` $k `>`"
  } {
    %width = irdl.any {varve.rule = "i64"}
    %k = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      width: %width,
      k: %k)
  }
  irdl.attribute @"#codeblock_init_state" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@LogicalCodeblockInitState>"}
    irdl.parameters(
      value: %value)
  }
  irdl.operation @alloc attributes {
    varve.format = "`(` `)` attr-dict `:` qualified(type($hyper_reg))"
  } {
    %hyper_reg = irdl.base "!qecl.hyperreg"
    irdl.results(
      hyper_reg: %hyper_reg)
  }
  irdl.operation @cnot attributes {
    varve.format = "$in_ctrl_codeblock `[` ($idx_ctrl^):($idx_ctrl_attr)? `]` `,` $in_trgt_codeblock `[` ($idx_trgt^):($idx_trgt_attr)? `]` attr-dict `:` qualified(type($in_ctrl_codeblock)) `,` qualified(type($in_trgt_codeblock))",
    varve.traits = ["AllTypesMatch<in_ctrl_codeblock,out_ctrl_codeblock,in_trgt_codeblock,out_trgt_codeblock>"],
    varve.let = [
      "type($out_ctrl_codeblock) = type($in_ctrl_codeblock)",
      "type($in_trgt_codeblock) = type($in_ctrl_codeblock)",
      "type($out_trgt_codeblock) = type($in_ctrl_codeblock)",
      "type($idx_ctrl) = index",
      "type($idx_trgt) = index"]
  } {
    %in_ctrl_codeblock = irdl.base "!qecl.codeblock"
    %idx_ctrl = irdl.any {varve.rule = "Index"}
    %in_trgt_codeblock = irdl.base "!qecl.codeblock"
    %idx_trgt = irdl.any {varve.rule = "Index"}
    %out_ctrl_codeblock = irdl.base "!qecl.codeblock"
    %out_trgt_codeblock = irdl.base "!qecl.codeblock"
    %idx_ctrl_attr = irdl.any {varve.rule = "AllOf<IndexAttr, IntNonNegative>"}
    %idx_trgt_attr = irdl.any {varve.rule = "AllOf<IndexAttr, IntNonNegative>"}
    irdl.operands(
      in_ctrl_codeblock: %in_ctrl_codeblock,
      idx_ctrl: optional %idx_ctrl,
      in_trgt_codeblock: %in_trgt_codeblock,
      idx_trgt: optional %idx_trgt) {
      varve.segments
    }
    irdl.results(
      out_ctrl_codeblock: %out_ctrl_codeblock,
      out_trgt_codeblock: %out_trgt_codeblock)
    irdl.attributes {
      "idx_ctrl_attr" = %idx_ctrl_attr,
      "idx_trgt_attr" = %idx_trgt_attr
    } {
      varve.optional = ["idx_ctrl_attr", "idx_trgt_attr"]
    }
  }
  irdl.operation @dealloc attributes {
    varve.format = "$hyper_reg attr-dict `:` qualified(type($hyper_reg))"
  } {
    %hyper_reg = irdl.base "!qecl.hyperreg"
    irdl.operands(
      hyper_reg: %hyper_reg)
  }
  irdl.operation @dealloc_cb attributes {
    varve.format = "$codeblock attr-dict `:` qualified(type($codeblock))"
  } {
    %codeblock = irdl.base "!qecl.codeblock"
    irdl.operands(
      codeblock: %codeblock)
  }
  irdl.operation @encode attributes {
    varve.format = "`[` $init_state `]` $in_codeblock attr-dict `:` qualified(type($in_codeblock))",
    varve.traits = ["AllTypesMatch<in_codeblock,out_codeblock>"],
    varve.let = [
      "type($out_codeblock) = type($in_codeblock)"]
  } {
    %in_codeblock = irdl.base "!qecl.codeblock"
    %out_codeblock = irdl.base "!qecl.codeblock"
    %init_state = irdl.base "#qecl.codeblock_init_state"
    irdl.operands(
      in_codeblock: %in_codeblock)
    irdl.results(
      out_codeblock: %out_codeblock)
    irdl.attributes {
      "init_state" = %init_state
    }
  }
  irdl.operation @extract_block attributes {
    varve.format = "$hyper_reg `[` ($idx^):($idx_attr)? `]` attr-dict `:` qualified(type($hyper_reg)) `->` qualified(type($codeblock))",
    varve.let = [
      "type($idx) = index"]
  } {
    %hyper_reg = irdl.base "!qecl.hyperreg"
    %idx = irdl.any {varve.rule = "Index"}
    %codeblock = irdl.base "!qecl.codeblock"
    %idx_attr = irdl.any {varve.rule = "AllOf<IndexAttr, IntNonNegative>"}
    irdl.operands(
      hyper_reg: %hyper_reg,
      idx: optional %idx)
    irdl.results(
      codeblock: %codeblock)
    irdl.attributes {
      "idx_attr" = %idx_attr
    } {
      varve.optional = ["idx_attr"]
    }
  }
  irdl.operation @fabricate attributes {
    varve.format = "`[` $init_state `]` attr-dict `:` qualified(type($out_codeblock))"
  } {
    %out_codeblock = irdl.base "!qecl.codeblock"
    %init_state = irdl.base "#qecl.codeblock_init_state"
    irdl.results(
      out_codeblock: %out_codeblock)
    irdl.attributes {
      "init_state" = %init_state
    }
  }
  irdl.operation @hadamard attributes {
    varve.format = "$in_codeblock `[` ($idx^):($idx_attr)? `]` (`adj` $adjoint^)? attr-dict `:` qualified(type($in_codeblock))",
    varve.traits = ["AllTypesMatch<in_codeblock,out_codeblock>"],
    varve.let = [
      "type($out_codeblock) = type($in_codeblock)",
      "type($idx) = index"]
  } {
    %in_codeblock = irdl.base "!qecl.codeblock"
    %idx = irdl.any {varve.rule = "Index"}
    %out_codeblock = irdl.base "!qecl.codeblock"
    %idx_attr = irdl.any {varve.rule = "AllOf<IndexAttr, IntNonNegative>"}
    %adjoint = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      in_codeblock: %in_codeblock,
      idx: optional %idx)
    irdl.results(
      out_codeblock: %out_codeblock)
    irdl.attributes {
      "idx_attr" = %idx_attr,
      "adjoint" = %adjoint
    } {
      varve.optional = ["idx_attr", "adjoint"]
    }
  }
  irdl.operation @identity attributes {
    varve.format = "$in_codeblock `[` ($idx^):($idx_attr)? `]` (`adj` $adjoint^)? attr-dict `:` qualified(type($in_codeblock))",
    varve.traits = ["AllTypesMatch<in_codeblock,out_codeblock>"],
    varve.let = [
      "type($out_codeblock) = type($in_codeblock)",
      "type($idx) = index"]
  } {
    %in_codeblock = irdl.base "!qecl.codeblock"
    %idx = irdl.any {varve.rule = "Index"}
    %out_codeblock = irdl.base "!qecl.codeblock"
    %idx_attr = irdl.any {varve.rule = "AllOf<IndexAttr, IntNonNegative>"}
    %adjoint = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      in_codeblock: %in_codeblock,
      idx: optional %idx)
    irdl.results(
      out_codeblock: %out_codeblock)
    irdl.attributes {
      "idx_attr" = %idx_attr,
      "adjoint" = %adjoint
    } {
      varve.optional = ["idx_attr", "adjoint"]
    }
  }
  irdl.operation @insert_block attributes {
    varve.format = "$in_hyper_reg `[` ($idx^):($idx_attr)? `]` `,` $codeblock attr-dict `:` qualified(type($in_hyper_reg)) `,` qualified(type($codeblock))",
    varve.traits = ["AllTypesMatch<in_hyper_reg,out_hyper_reg>"],
    varve.let = [
      "type($out_hyper_reg) = type($in_hyper_reg)",
      "type($idx) = index"]
  } {
    %in_hyper_reg = irdl.base "!qecl.hyperreg"
    %idx = irdl.any {varve.rule = "Index"}
    %codeblock = irdl.base "!qecl.codeblock"
    %out_hyper_reg = irdl.base "!qecl.hyperreg"
    %idx_attr = irdl.any {varve.rule = "AllOf<IndexAttr, IntNonNegative>"}
    irdl.operands(
      in_hyper_reg: %in_hyper_reg,
      idx: optional %idx,
      codeblock: %codeblock)
    irdl.results(
      out_hyper_reg: %out_hyper_reg)
    irdl.attributes {
      "idx_attr" = %idx_attr
    } {
      varve.optional = ["idx_attr"]
    }
  }
  irdl.operation @measure attributes {
    varve.format = "$in_codeblock `[` ($idx^):($idx_attr)? `]` attr-dict `:` type($mres) `,` qualified(type($in_codeblock))",
    varve.traits = ["AllTypesMatch<in_codeblock,out_codeblock>"],
    varve.let = [
      "type($out_codeblock) = type($in_codeblock)",
      "type($idx) = index",
      "type($mres) = i1"]
  } {
    %in_codeblock = irdl.base "!qecl.codeblock"
    %idx = irdl.any {varve.rule = "Index"}
    %mres = irdl.any {varve.rule = "I1"}
    %out_codeblock = irdl.base "!qecl.codeblock"
    %idx_attr = irdl.any {varve.rule = "AllOf<IndexAttr, IntNonNegative>"}
    irdl.operands(
      in_codeblock: %in_codeblock,
      idx: optional %idx)
    irdl.results(
      mres: %mres,
      out_codeblock: %out_codeblock)
    irdl.attributes {
      "idx_attr" = %idx_attr
    } {
      varve.optional = ["idx_attr"]
    }
  }
  irdl.operation @noise attributes {
    varve.format = "$in_codeblock attr-dict `:` qualified(type($in_codeblock))",
    varve.traits = ["AllTypesMatch<in_codeblock,out_codeblock>"],
    varve.let = [
      "type($out_codeblock) = type($in_codeblock)"]
  } {
    %in_codeblock = irdl.base "!qecl.codeblock"
    %out_codeblock = irdl.base "!qecl.codeblock"
    irdl.operands(
      in_codeblock: %in_codeblock)
    irdl.results(
      out_codeblock: %out_codeblock)
  }
  irdl.operation @qec attributes {
    varve.format = "$in_codeblock attr-dict `:` qualified(type($in_codeblock))",
    varve.traits = ["AllTypesMatch<in_codeblock,out_codeblock>"],
    varve.let = [
      "type($out_codeblock) = type($in_codeblock)"]
  } {
    %in_codeblock = irdl.base "!qecl.codeblock"
    %out_codeblock = irdl.base "!qecl.codeblock"
    irdl.operands(
      in_codeblock: %in_codeblock)
    irdl.results(
      out_codeblock: %out_codeblock)
  }
  irdl.operation @s attributes {
    varve.format = "$in_codeblock `[` ($idx^):($idx_attr)? `]` (`adj` $adjoint^)? attr-dict `:` qualified(type($in_codeblock))",
    varve.traits = ["AllTypesMatch<in_codeblock,out_codeblock>"],
    varve.let = [
      "type($out_codeblock) = type($in_codeblock)",
      "type($idx) = index"]
  } {
    %in_codeblock = irdl.base "!qecl.codeblock"
    %idx = irdl.any {varve.rule = "Index"}
    %out_codeblock = irdl.base "!qecl.codeblock"
    %idx_attr = irdl.any {varve.rule = "AllOf<IndexAttr, IntNonNegative>"}
    %adjoint = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      in_codeblock: %in_codeblock,
      idx: optional %idx)
    irdl.results(
      out_codeblock: %out_codeblock)
    irdl.attributes {
      "idx_attr" = %idx_attr,
      "adjoint" = %adjoint
    } {
      varve.optional = ["idx_attr", "adjoint"]
    }
  }
  irdl.operation @x attributes {
    varve.format = "$in_codeblock `[` ($idx^):($idx_attr)? `]` (`adj` $adjoint^)? attr-dict `:` qualified(type($in_codeblock))",
    varve.traits = ["AllTypesMatch<in_codeblock,out_codeblock>"],
    varve.let = [
      "type($out_codeblock) = type($in_codeblock)",
      "type($idx) = index"]
  } {
    %in_codeblock = irdl.base "!qecl.codeblock"
    %idx = irdl.any {varve.rule = "Index"}
    %out_codeblock = irdl.base "!qecl.codeblock"
    %idx_attr = irdl.any {varve.rule = "AllOf<IndexAttr, IntNonNegative>"}
    %adjoint = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      in_codeblock: %in_codeblock,
      idx: optional %idx)
    irdl.results(
      out_codeblock: %out_codeblock)
    irdl.attributes {
      "idx_attr" = %idx_attr,
      "adjoint" = %adjoint
    } {
      varve.optional = ["idx_attr", "adjoint"]
    }
  }
  irdl.operation @y attributes {
    varve.format = "$in_codeblock `[` ($idx^):($idx_attr)? `]` (`adj` $adjoint^)? attr-dict `:` qualified(type($in_codeblock))",
    varve.traits = ["AllTypesMatch<in_codeblock,out_codeblock>"],
    varve.let = [
      "type($out_codeblock) = type($in_codeblock)",
      "type($idx) = index"]
  } {
    %in_codeblock = irdl.base "!qecl.codeblock"
    %idx = irdl.any {varve.rule = "Index"}
    %out_codeblock = irdl.base "!qecl.codeblock"
    %idx_attr = irdl.any {varve.rule = "AllOf<IndexAttr, IntNonNegative>"}
    %adjoint = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      in_codeblock: %in_codeblock,
      idx: optional %idx)
    irdl.results(
      out_codeblock: %out_codeblock)
    irdl.attributes {
      "idx_attr" = %idx_attr,
      "adjoint" = %adjoint
    } {
      varve.optional = ["idx_attr", "adjoint"]
    }
  }
  irdl.operation @z attributes {
    varve.format = "$in_codeblock `[` ($idx^):($idx_attr)? `]` (`adj` $adjoint^)? attr-dict `:` qualified(type($in_codeblock))",
    varve.traits = ["AllTypesMatch<in_codeblock,out_codeblock>"],
    varve.let = [
      "type($out_codeblock) = type($in_codeblock)",
      "type($idx) = index"]
  } {
    %in_codeblock = irdl.base "!qecl.codeblock"
    %idx = irdl.any {varve.rule = "Index"}
    %out_codeblock = irdl.base "!qecl.codeblock"
    %idx_attr = irdl.any {varve.rule = "AllOf<IndexAttr, IntNonNegative>"}
    %adjoint = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      in_codeblock: %in_codeblock,
      idx: optional %idx)
    irdl.results(
      out_codeblock: %out_codeblock)
    irdl.attributes {
      "idx_attr" = %idx_attr,
      "adjoint" = %adjoint
    } {
      varve.optional = ["idx_attr", "adjoint"]
    }
  }
}
