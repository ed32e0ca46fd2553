irdl.dialect @qecp attributes {
  varve.set = "catalyst"
} {
  "varve.enum"() {
    sym_name = "QecPhysicalQubitRole",
    storage = i32,
    cases = [
      ["data", 0 : i32],
      ["aux", 1 : i32]
    ]
  } : () -> ()
  irdl.type @"!codeblock" attributes {
    varve.format = "`<` $k `x` $n `>`"
  } {
    %k = irdl.any {varve.rule = "i64"}
    %n = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      k: %k,
      n: %n)
  }
  irdl.type @"!hyperreg" attributes {
    varve.format = "`<` $width `x` $k `x` $n `>`"
  } {
    %width = irdl.any {varve.rule = "i64"}
    %k = irdl.any {varve.rule = "i64"}
    %n = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      width: %width,
      k: %k,
      n: %n)
  }
  irdl.type @"!qubit" attributes {
    varve.format = "`<` $role `>`"
  } {
    %role = irdl.any {varve.rule = "enum<@QecPhysicalQubitRole>"}
    irdl.parameters(
      role: %role)
  }
  irdl.type @"!tanner_graph" attributes {
    varve.format = "`<` $rowIdxSize `,` $colPtrSize `,` $elementType `>`"
  } {
    %rowIdxSize = irdl.any {varve.rule = "i64"}
    %colPtrSize = irdl.any {varve.rule = "i64"}
    %elementType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      rowIdxSize: %rowIdxSize,
      colPtrSize: %colPtrSize,
      elementType: %elementType)
  }
  irdl.attribute @"#qubit_role" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@QecPhysicalQubitRole>"}
    irdl.parameters(
      value: %value)
  }
  irdl.operation @alloc attributes {
    varve.format = "`(` `)` attr-dict `:` qualified(type($hyper_reg))"
  } {
    %hyper_reg = irdl.base "!qecp.hyperreg"
    irdl.results(
      hyper_reg: %hyper_reg)
  }
  irdl.operation @alloc_aux attributes {
    varve.format = "attr-dict `:` qualified(type($qubit))"
  } {
    %qubit = irdl.base "!qecp.qubit"
    irdl.results(
      qubit: %qubit)
  }
  irdl.operation @alloc_cb attributes {
    varve.format = "attr-dict `:` qualified(type($codeblock))"
  } {
    %codeblock = irdl.base "!qecp.codeblock"
    irdl.results(
      codeblock: %codeblock)
  }
  irdl.operation @assemble_tanner attributes {
    varve.format = "$row_idx `,` $col_ptr attr-dict `:` type($row_idx) `,` type($col_ptr) `->` qualified(type($tanner_graph))"
  } {
    %row_idx = irdl.any {varve.rule = "AnyOf<AllOf<RankedTensorOf<AnyInteger>, RankIs<1>>, AllOf<MemRefOf<AnyInteger>, RankIs<1>>>"}
    %col_ptr = irdl.any {varve.rule = "AnyOf<AllOf<RankedTensorOf<AnyInteger>, RankIs<1>>, AllOf<MemRefOf<AnyInteger>, RankIs<1>>>"}
    %tanner_graph = irdl.base "!qecp.tanner_graph"
    irdl.operands(
      row_idx: %row_idx,
      col_ptr: %col_ptr)
    irdl.results(
      tanner_graph: %tanner_graph)
  }
  irdl.operation @cnot attributes {
    varve.format = "$in_ctrl_qubit `,` $in_trgt_qubit attr-dict `:` qualified(type($in_ctrl_qubit)) `,` qualified(type($in_trgt_qubit))",
    varve.traits = ["AllTypesMatch<in_ctrl_qubit,out_ctrl_qubit>", "AllTypesMatch<in_trgt_qubit,out_trgt_qubit>"],
    varve.let = [
      "type($out_ctrl_qubit) = type($in_ctrl_qubit)",
      "type($out_trgt_qubit) = type($in_trgt_qubit)"]
  } {
    %in_ctrl_qubit = irdl.base "!qecp.qubit"
    %in_trgt_qubit = irdl.base "!qecp.qubit"
    %out_ctrl_qubit = irdl.base "!qecp.qubit"
    %out_trgt_qubit = irdl.base "!qecp.qubit"
    irdl.operands(
      in_ctrl_qubit: %in_ctrl_qubit,
      in_trgt_qubit: %in_trgt_qubit)
    irdl.results(
      out_ctrl_qubit: %out_ctrl_qubit,
      out_trgt_qubit: %out_trgt_qubit)
  }
  irdl.operation @dealloc attributes {
    varve.format = "$hyper_reg attr-dict `:` qualified(type($hyper_reg))"
  } {
    %hyper_reg = irdl.base "!qecp.hyperreg"
    irdl.operands(
      hyper_reg: %hyper_reg)
  }
  irdl.operation @dealloc_aux attributes {
    varve.format = "$qubit attr-dict `:` qualified(type($qubit))"
  } {
    %qubit = irdl.base "!qecp.qubit"
    irdl.operands(
      qubit: %qubit)
  }
  irdl.operation @dealloc_cb attributes {
    varve.format = "$codeblock attr-dict `:` qualified(type($codeblock))"
  } {
    %codeblock = irdl.base "!qecp.codeblock"
    irdl.operands(
      codeblock: %codeblock)
  }
  irdl.operation @decode_esm_css attributes {
    varve.format = "`(` $tanner_graph `:` qualified(type($tanner_graph)) `)` $esm ( `in` `(` $err_idx_in^ `:` type($err_idx_in) `)` )? attr-dict `:` type($esm) ( `->` type($err_idx)^ )?"
  } {
    %esm = irdl.any {varve.rule = "AnyOf<AllOf<RankedTensorOf<I1>, RankIs<1>>, AllOf<MemRefOf<I1>, RankIs<1>>>"}
    %tanner_graph = irdl.base "!qecp.tanner_graph"
    %err_idx_in = irdl.any {varve.rule = "AllOf<MemRefOf<Index>, RankIs<1>>"}
    %err_idx = irdl.any {varve.rule = "AllOf<RankedTensorOf<Index>, RankIs<1>>"}
    %check_type = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      esm: %esm,
      tanner_graph: %tanner_graph,
      err_idx_in: optional %err_idx_in)
    irdl.results(
      err_idx: optional %err_idx)
    irdl.attributes {
      "check_type" = %check_type
    } {
      varve.optional = ["check_type"]
    }
  }
  irdl.operation @decode_physical_meas attributes {
    varve.format = "$physical_measurements ( `in` `(` $logical_measurements_in^ `:` type($logical_measurements_in) `)` )? attr-dict `:` type($physical_measurements) ( `->` type($logical_measurements)^ )?"
  } {
    %physical_measurements = irdl.any {varve.rule = "AnyOf<AllOf<RankedTensorOf<I1>, RankIs<1>>, AllOf<MemRefOf<I1>, RankIs<1>>>"}
    %logical_measurements_in = irdl.any {varve.rule = "AllOf<MemRefOf<I1>, RankIs<1>>"}
    %logical_measurements = irdl.any {varve.rule = "AllOf<RankedTensorOf<I1>, RankIs<1>>"}
    irdl.operands(
      physical_measurements: %physical_measurements,
      logical_measurements_in: optional %logical_measurements_in)
    irdl.results(
      logical_measurements: optional %logical_measurements)
  }
  irdl.operation @extract attributes {
    varve.format = "$codeblock `[` ($idx^):($idx_attr)? `]` attr-dict `:` qualified(type($codeblock)) `->` qualified(type($qubit))",
    varve.let = [
      "type($idx) = index"]
  } {
    %codeblock = irdl.base "!qecp.codeblock"
    %idx = irdl.any {varve.rule = "Index"}
    %qubit = irdl.base "!qecp.qubit"
    %idx_attr = irdl.any {varve.rule = "AllOf<IndexAttr, IntNonNegative>"}
    irdl.operands(
      codeblock: %codeblock,
      idx: optional %idx)
    irdl.results(
      qubit: %qubit)
    irdl.attributes {
      "idx_attr" = %idx_attr
    } {
      varve.optional = ["idx_attr"]
    }
  }
  irdl.operation @extract_block attributes {
    varve.format = "$hyper_reg `[` ($idx^):($idx_attr)? `]` attr-dict `:` qualified(type($hyper_reg)) `->` qualified(type($codeblock))",
    varve.let = [
      "type($idx) = index"]
  } {
    %hyper_reg = irdl.base "!qecp.hyperreg"
    %idx = irdl.any {varve.rule = "Index"}
    %codeblock = irdl.base "!qecp.codeblock"
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
  irdl.operation @hadamard attributes {
    varve.format = "$in_qubit (`adj` $adjoint^)? attr-dict `:` qualified(type($in_qubit))",
    varve.traits = ["AllTypesMatch<in_qubit,out_qubit>"],
    varve.let = [
      "type($out_qubit) = type($in_qubit)"]
  } {
    %in_qubit = irdl.base "!qecp.qubit"
    %out_qubit = irdl.base "!qecp.qubit"
    %adjoint = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      in_qubit: %in_qubit)
    irdl.results(
      out_qubit: %out_qubit)
    irdl.attributes {
      "adjoint" = %adjoint
    } {
      varve.optional = ["adjoint"]
    }
  }
  irdl.operation @identity attributes {
    varve.format = "$in_qubit (`adj` $adjoint^)? attr-dict `:` qualified(type($in_qubit))",
    varve.traits = ["AllTypesMatch<in_qubit,out_qubit>"],
    varve.let = [
      "type($out_qubit) = type($in_qubit)"]
  } {
    %in_qubit = irdl.base "!qecp.qubit"
    %out_qubit = irdl.base "!qecp.qubit"
    %adjoint = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      in_qubit: %in_qubit)
    irdl.results(
      out_qubit: %out_qubit)
    irdl.attributes {
      "adjoint" = %adjoint
    } {
      varve.optional = ["adjoint"]
    }
  }
  irdl.operation @insert attributes {
    varve.format = "$in_codeblock `[` ($idx^):($idx_attr)? `]` `,` $qubit attr-dict `:` qualified(type($in_codeblock)) `,` qualified(type($qubit))",
    varve.traits = ["AllTypesMatch<in_codeblock,out_codeblock>"],
    varve.let = [
      "type($out_codeblock) = type($in_codeblock)",
      "type($idx) = index"]
  } {
    %in_codeblock = irdl.base "!qecp.codeblock"
    %idx = irdl.any {varve.rule = "Index"}
    %qubit = irdl.base "!qecp.qubit"
    %out_codeblock = irdl.base "!qecp.codeblock"
    %idx_attr = irdl.any {varve.rule = "AllOf<IndexAttr, IntNonNegative>"}
    irdl.operands(
      in_codeblock: %in_codeblock,
      idx: optional %idx,
      qubit: %qubit)
    irdl.results(
      out_codeblock: %out_codeblock)
    irdl.attributes {
      "idx_attr" = %idx_attr
    } {
      varve.optional = ["idx_attr"]
    }
  }
  irdl.operation @insert_block attributes {
    varve.format = "$in_hyper_reg `[` ($idx^):($idx_attr)? `]` `,` $codeblock attr-dict `:` qualified(type($in_hyper_reg)) `,` qualified(type($codeblock))",
    varve.traits = ["AllTypesMatch<in_hyper_reg,out_hyper_reg>"],
    varve.let = [
      "type($out_hyper_reg) = type($in_hyper_reg)",
      "type($idx) = index"]
  } {
    %in_hyper_reg = irdl.base "!qecp.hyperreg"
    %idx = irdl.any {varve.rule = "Index"}
    %codeblock = irdl.base "!qecp.codeblock"
    %out_hyper_reg = irdl.base "!qecp.hyperreg"
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
    varve.format = "$in_qubit attr-dict `:` type($mres) `,` qualified(type($in_qubit))",
    varve.traits = ["AllTypesMatch<in_qubit,out_qubit>"],
    varve.let = [
      "type($out_qubit) = type($in_qubit)",
      "type($mres) = i1"]
  } {
    %in_qubit = irdl.base "!qecp.qubit"
    %mres = irdl.any {varve.rule = "I1"}
    %out_qubit = irdl.base "!qecp.qubit"
    irdl.operands(
      in_qubit: %in_qubit)
    irdl.results(
      mres: %mres,
      out_qubit: %out_qubit)
  }
  irdl.operation @rot attributes {
    varve.format = "`(` $phi `,` $theta `,` $omega `)` $in_qubit attr-dict `:` qualified(type($in_qubit))",
    varve.traits = ["AllTypesMatch<in_qubit,out_qubit>"],
    varve.let = [
      "type($out_qubit) = type($in_qubit)",
      "type($phi) = f64",
      "type($theta) = f64",
      "type($omega) = f64"]
  } {
    %phi = irdl.any {varve.rule = "F64"}
    %theta = irdl.any {varve.rule = "F64"}
    %omega = irdl.any {varve.rule = "F64"}
    %in_qubit = irdl.base "!qecp.qubit"
    %out_qubit = irdl.base "!qecp.qubit"
    irdl.operands(
      phi: %phi,
      theta: %theta,
      omega: %omega,
      in_qubit: %in_qubit)
    irdl.results(
      out_qubit: %out_qubit)
  }
  irdl.operation @s attributes {
    varve.format = "$in_qubit (`adj` $adjoint^)? attr-dict `:` qualified(type($in_qubit))",
    varve.traits = ["AllTypesMatch<in_qubit,out_qubit>"],
    varve.let = [
      "type($out_qubit) = type($in_qubit)"]
  } {
    %in_qubit = irdl.base "!qecp.qubit"
    %out_qubit = irdl.base "!qecp.qubit"
    %adjoint = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      in_qubit: %in_qubit)
    irdl.results(
      out_qubit: %out_qubit)
    irdl.attributes {
      "adjoint" = %adjoint
    } {
      varve.optional = ["adjoint"]
    }
  }
  irdl.operation @t attributes {
    varve.format = "$in_qubit (`adj` $adjoint^)? attr-dict `:` qualified(type($in_qubit))",
    varve.traits = ["AllTypesMatch<in_qubit,out_qubit>"],
    varve.let = [
      "type($out_qubit) = type($in_qubit)"]
  } {
    %in_qubit = irdl.base "!qecp.qubit"
    %out_qubit = irdl.base "!qecp.qubit"
    %adjoint = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      in_qubit: %in_qubit)
    irdl.results(
      out_qubit: %out_qubit)
    irdl.attributes {
      "adjoint" = %adjoint
    } {
      varve.optional = ["adjoint"]
    }
  }
  irdl.operation @x attributes {
    varve.format = "$in_qubit (`adj` $adjoint^)? attr-dict `:` qualified(type($in_qubit))",
    varve.traits = ["AllTypesMatch<in_qubit,out_qubit>"],
    varve.let = [
      "type($out_qubit) = type($in_qubit)"]
  } {
    %in_qubit = irdl.base "!qecp.qubit"
    %out_qubit = irdl.base "!qecp.qubit"
    %adjoint = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      in_qubit: %in_qubit)
    irdl.results(
      out_qubit: %out_qubit)
    irdl.attributes {
      "adjoint" = %adjoint
    } {
      varve.optional = ["adjoint"]
    }
  }
  irdl.operation @y attributes {
    varve.format = "$in_qubit (`adj` $adjoint^)? attr-dict `:` qualified(type($in_qubit))",
    varve.traits = ["AllTypesMatch<in_qubit,out_qubit>"],
    varve.let = [
      "type($out_qubit) = type($in_qubit)"]
  } {
    %in_qubit = irdl.base "!qecp.qubit"
    %out_qubit = irdl.base "!qecp.qubit"
    %adjoint = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      in_qubit: %in_qubit)
    irdl.results(
      out_qubit: %out_qubit)
    irdl.attributes {
      "adjoint" = %adjoint
    } {
      varve.optional = ["adjoint"]
    }
  }
  irdl.operation @z attributes {
    varve.format = "$in_qubit (`adj` $adjoint^)? attr-dict `:` qualified(type($in_qubit))",
    varve.traits = ["AllTypesMatch<in_qubit,out_qubit>"],
    varve.let = [
      "type($out_qubit) = type($in_qubit)"]
  } {
    %in_qubit = irdl.base "!qecp.qubit"
    %out_qubit = irdl.base "!qecp.qubit"
    %adjoint = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      in_qubit: %in_qubit)
    irdl.results(
      out_qubit: %out_qubit)
    irdl.attributes {
      "adjoint" = %adjoint
    } {
      varve.optional = ["adjoint"]
    }
  }
}
