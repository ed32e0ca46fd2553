// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Forms that the C++ writes, and the release of LLVM of the project.
irdl.dialect @sdy attributes {varve.llvm = "23"} {
  irdl.attribute @"#dimension_sharding" attributes {
    varve.format = [
      "`{` one( `?` let($is_closed = false; $axes = [])",
      "| each($axes by `,`: $axes) one( let($is_closed = true) | `,` `?` let($is_closed = false) ) ) `}` one( | `` word(`p` $priority) )"
    ]
  } {
  }
  irdl.attribute @"#sharding" attributes {
    varve.format = [
      "`<` one( `mesh` `` as($mesh_or_ref, #sdy.mesh) | as($mesh_or_ref, FlatSymbolRefAttr) ) `,` `[` $dim_shardings `]`",
      "any(`,`: `replicated` `` `=` `` braces($replicated_axes)",
      "| `unreduced` one( `` `=` `` one( | $reduction_op `` ) | ) braces($unreduced_axes) ) `>`"
    ],
    varve.codes = [
      [6, "attribute $mesh_or_ref, list<attribute> $dim_shardings, list<attribute> $replicated_axes"],
      [15, "attribute $mesh_or_ref, list<attribute> $dim_shardings, list<attribute> $replicated_axes, list<attribute> $unreduced_axes"],
      [17, "attribute $mesh_or_ref, list<attribute> $dim_shardings, list<attribute> $replicated_axes, list<attribute> $unreduced_axes, svarint $reduction_op"]
    ]
  } {
    %mesh_or_ref = irdl.any {varve.rule = "attribute"}
    %dim_shardings = irdl.any {varve.rule = "array<#sdy.dimension_sharding>"}
    %axes = irdl.any {varve.rule = "array<#sdy.axis_ref>"}
    %reduction_op = irdl.any {varve.rule = "enum<@ReductionOp>"}
    irdl.parameters(mesh_or_ref: %mesh_or_ref, dim_shardings: %dim_shardings, replicated_axes: %axes, unreduced_axes: %axes, reduction_op: %reduction_op) {
      varve.defaults = {dim_shardings = [], replicated_axes = [], unreduced_axes = [], reduction_op = 0 : i32}
    }
  }
  irdl.attribute @"#sharding_per_value" attributes {
    varve.codes = [
      [7, "list<attribute> $shardings; when not any(s in $shardings: count(s.unreduced_axes) > 0)"],
      [16, "list<attribute> $shardings"]
    ]
  } {
  }
  irdl.attribute @"#dim_mapping" attributes {varve.format = "`` letter($factor_indices, 'i'..'z', 'z_')"} {
  }
  irdl.attribute @"#op_sharding_rule" attributes {
    varve.format = [
      "`<` `(` $operand_mappings `)` `` `->` `` `(` $result_mappings `)`",
      "one( | ` ` `{` each($factor_sizes by `,`: letter(index, 'i'..'z', 'z_') `` `=` `` $factor_sizes) `}` )",
      "one( | ` ` `reduction` `` `=` `` `{` each($reduction_factors by `,`: letter($reduction_factors, 'i'..'z', 'z_')) `}` )",
      "one( | ` ` `need_replication` `` `=` `` `{` each($need_replication_factors by `,`: letter($need_replication_factors, 'i'..'z', 'z_')) `}` )",
      "one( | ` ` `permutation` `` `=` `` `{` each($permutation_factors by `,`: letter($permutation_factors, 'i'..'z', 'z_')) `}` )",
      "one( | ` ` `blocked_propagation` `` `=` `` `{` each($blocked_propagation_factors by `,`: letter($blocked_propagation_factors, 'i'..'z', 'z_')) `}` )",
      "one( | `,` `custom` let($is_custom_rule = true) ) `>`"
    ]
  } {
  }
  irdl.attribute @"#edge_value_ref" attributes {varve.format = "`` $type `` `-` `` $index"} {
  }
  irdl.attribute @"#propagation_one_step" attributes {varve.format = "`{` `step` `` `-` `` $step_index `=` `[` $axis_entries `]` `}`"} {
  }
  // The result of a cast has no sharding: so it is in artifacts of StableHLO, where casts lead from values of VHLO to these operations.
  irdl.operation @all_gather attributes {
    varve.require = [["not (op($tensor) = 'builtin.unrealized_conversion_cast')", "collective on operand without sharding"]]
  } {
  }
  irdl.operation @all_to_all attributes {
    varve.require = [["not (op($tensor) = 'builtin.unrealized_conversion_cast')", "collective on operand without sharding"]]
  } {
  }
  irdl.operation @collective_permute attributes {
    varve.require = [["not (op($tensor) = 'builtin.unrealized_conversion_cast')", "collective on operand without sharding"]]
  } {
  }
  irdl.operation @replicated_to_unreduced attributes {
    varve.require = [["not (op($tensor) = 'builtin.unrealized_conversion_cast')", "collective on operand without sharding"]]
  } {
  }
  irdl.operation @sharded_to_unreduced attributes {
    varve.require = [["not (op($tensor) = 'builtin.unrealized_conversion_cast')", "collective on operand without sharding"]]
  } {
  }
  irdl.operation @all_slice attributes {
    varve.require = [
      ["not (op($tensor) = 'builtin.unrealized_conversion_cast') or map(d in $out_sharding.dim_shardings: d.axes) = map(a in $slicing_axes.value: a.value)",
       "operand has no sharding, and the result has another one than the slices"]
    ]
  } {
  }
  irdl.operation @func_data_flow_edge attributes {
    varve.require = [["not (op($operand) = 'builtin.unrealized_conversion_cast')", "expected operand of sdy.func_data_flow_edge to be a result of call op."]]
  } {
  }
  // JAX 0.10.2 has collectives without reduction_op.
  irdl.operation @all_reduce attributes {
    varve.later = "reduction_op",
    varve.require = [
      ["not (op($tensor) = 'builtin.unrealized_conversion_cast') or all(d in $out_sharding.dim_shardings: count(d.axes) = 0)",
       "operand and result shardings are not equivalent"]
    ]
  } {
  }
  irdl.operation @reduce_scatter attributes {
    varve.later = "reduction_op",
    varve.require = [
      ["not (op($tensor) = 'builtin.unrealized_conversion_cast') or map(d in $out_sharding.dim_shardings: d.axes) = map(a in $reduce_scatter_axes.value: a.value)",
       "operand has no sharding, and the result has another one than the slices"]
    ]
  } {
  }
  irdl.operation @constant attributes {varve.format = "attr-dict $value let(type($output) = typeof($value))"} {
  }
  irdl.operation @named_computation attributes {
    varve.arguments = {body = [["%arg", "*"]]},
    varve.format = [
      "`<` $name `>` `` `(` $operands `)` one( | `in_shardings` `` `=` `` list($in_shardings.shardings) ) one( | `out_shardings` `` `=` `` list($out_shardings.shardings) )",
      "` ` `(` each(%arg by `,`: %arg `` `:` type(%arg) loc(%arg)) `)` region($body, end) attr-dict `:` functional-type($operands, results)"
    ]
  } {
  }
  irdl.operation @manual_computation attributes {
    varve.arguments = {body = [["%arg", "*"]]},
    varve.format = [
      "`(` $tensors `)` `in_shardings` `` `=` `` list($in_shardings.shardings) `out_shardings` `` `=` `` list($out_shardings.shardings) `manual_axes` `` `=` `` $manual_axes",
      "` ` `(` each(%arg by `,`: %arg `` `:` type(%arg) loc(%arg)) `)` region($body, end) attr-dict `:` functional-type($tensors, $results)"
    ]
  } {
  }
}
