irdl.dialect @sdy attributes {
  varve.set = "shardy",
  varve.llvm = "23"
} {
  "varve.enum"() {
    sym_name = "EdgeNodeType",
    storage = i32,
    cases = [
      ["operand", 0 : i32],
      ["result", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "PropagationDirection",
    storage = i32,
    cases = [
      ["NONE", 0 : i32],
      ["FORWARD", 1 : i32],
      ["BACKWARD", 2 : i32],
      ["BOTH", 3 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ReductionOp",
    storage = i32,
    cases = [
      ["sum", 0 : i32],
      ["max", 1 : i32],
      ["min", 2 : i32]
    ]
  } : () -> ()
  irdl.attribute @"#all_to_all_param" attributes {
    varve.format = "`` `{` $axes `}` `` `:` $src_dim `` `->` `` $tgt_dim",
    varve.codes = [[13, "list<attribute> $axes, svarint $src_dim, svarint $tgt_dim"]]
  } {
    %axes = irdl.any {varve.rule = "array<#sdy.axis_ref>"}
    %src_dim = irdl.any {varve.rule = "i64"}
    %tgt_dim = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      axes: %axes,
      src_dim: %src_dim,
      tgt_dim: %tgt_dim)
  }
  irdl.attribute @"#all_to_all_param_list" attributes {
    varve.format = "`[` (`]`) : ($value^ `]`)?",
    varve.codes = [[14, "list<attribute> $value"]]
  } {
    %value = irdl.any {varve.rule = "array<#sdy.all_to_all_param>"}
    irdl.parameters(
      value: %value) {
      varve.defaults = {
        value = []}
    }
  }
  irdl.attribute @"#axis_ref" attributes {
    varve.format = "`` $name (`` `:` `` $sub_axis_info^)?",
    varve.codes = [[4, "string $name, optattribute $sub_axis_info"]]
  } {
    %name = irdl.any {varve.rule = "string"}
    %sub_axis_info = irdl.base "#sdy.sub_axis_info"
    irdl.parameters(
      name: %name,
      sub_axis_info: %sub_axis_info) {
      varve.optional = ["sub_axis_info"]
    }
  }
  irdl.attribute @"#axis_ref_list" attributes {
    varve.format = "`{` (`}`) : ($value^ `` `}`)?",
    varve.codes = [[11, "list<attribute> $value"]]
  } {
    %value = irdl.any {varve.rule = "array<#sdy.axis_ref>"}
    irdl.parameters(
      value: %value) {
      varve.defaults = {
        value = []}
    }
  }
  irdl.attribute @"#axis_to_propagation_details" attributes {
    varve.format = "`{` $axis_name `=` $source`->` `[```$targets`]` `}`"
  } {
    %axis_name = irdl.base "#sdy.axis_ref"
    %source = irdl.base "#sdy.edge_value_ref"
    %targets = irdl.any {varve.rule = "array<#sdy.edge_value_ref>"}
    irdl.parameters(
      axis_name: %axis_name,
      source: %source,
      targets: %targets)
  }
  irdl.attribute @"#dim_mapping" attributes {
    varve.codes = [[8, "list<svarint> $factor_indices"]],
    varve.format = "`` letter($factor_indices, 'i'..'z', 'z_')"
  } {
    %factor_indices = irdl.any {varve.rule = "array<i64>"}
    irdl.parameters(
      factor_indices: %factor_indices) {
      varve.defaults = {
        factor_indices = []}
    }
  }
  irdl.attribute @"#dimension_sharding" attributes {
    varve.codes = [[5, "list<attribute> $axes, bool $is_closed, optvarint $priority"]],
    varve.format = ["`{` one( `?` let($is_closed = false; $axes = [])", "| each($axes by `,`: $axes) one( let($is_closed = true) | `,` `?` let($is_closed = false) ) ) `}` one( | `` word(`p` $priority) )"]
  } {
    %axes = irdl.any {varve.rule = "array<#sdy.axis_ref>"}
    %is_closed = irdl.any {varve.rule = "bool"}
    %priority = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      axes: %axes,
      is_closed: %is_closed,
      priority: %priority) {
      varve.optional = ["priority"],
      varve.defaults = {
        axes = []}
    }
  }
  irdl.attribute @"#edge_value_ref" attributes {
    varve.format = "`` $type `` `-` `` $index"
  } {
    %type = irdl.any {varve.rule = "enum<@EdgeNodeType>"}
    %index = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      type: %type,
      index: %index)
  }
  irdl.attribute @"#list_of_axis_ref_lists" attributes {
    varve.format = "`[` (`]`) : ($value^ `]`)?",
    varve.codes = [[12, "list<attribute> $value"]]
  } {
    %value = irdl.any {varve.rule = "array<#sdy.axis_ref_list>"}
    irdl.parameters(
      value: %value) {
      varve.defaults = {
        value = []}
    }
  }
  irdl.attribute @"#manual_axes" attributes {
    varve.format = "`{` (`}`) : ($value^ `` `}`)?",
    varve.codes = [[0, "list<attribute> $value"]]
  } {
    %value = irdl.any {varve.rule = "array<StrAttr>"}
    irdl.parameters(
      value: %value) {
      varve.defaults = {
        value = []}
    }
  }
  irdl.attribute @"#mesh" attributes {
    varve.format = "`<` `[` (`]`):($axes^ `]`)? (`,` `device_ids` `` `=` `` `[` $device_ids^ `]` )? `>`",
    varve.codes = [[2, "list<attribute> $axes, list<svarint> $device_ids"]]
  } {
    %axes = irdl.any {varve.rule = "array<#sdy.mesh_axis>"}
    %device_ids = irdl.any {varve.rule = "array<i64>"}
    irdl.parameters(
      axes: %axes,
      device_ids: %device_ids) {
      varve.defaults = {
        axes = [],
        device_ids = []}
    }
  }
  irdl.attribute @"#mesh_axis" attributes {
    varve.format = "`` $name `` `=` `` $size",
    varve.codes = [[1, "string $name, svarint $size"]]
  } {
    %name = irdl.any {varve.rule = "string"}
    %size = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      name: %name,
      size: %size)
  }
  irdl.attribute @"#op_sharding_rule" attributes {
    varve.codes = [[10, "list<svarint> $factor_sizes, list<attribute> $operand_mappings, list<attribute> $result_mappings, list<svarint> $reduction_factors, list<svarint> $need_replication_factors, list<svarint> $permutation_factors, list<svarint> $blocked_propagation_factors, bool $is_custom_rule"]],
    varve.format = ["`<` `(` $operand_mappings `)` `` `->` `` `(` $result_mappings `)`", "one( | ` ` `{` each($factor_sizes by `,`: letter(index, 'i'..'z', 'z_') `` `=` `` $factor_sizes) `}` )", "one( | ` ` `reduction` `` `=` `` `{` each($reduction_factors by `,`: letter($reduction_factors, 'i'..'z', 'z_')) `}` )", "one( | ` ` `need_replication` `` `=` `` `{` each($need_replication_factors by `,`: letter($need_replication_factors, 'i'..'z', 'z_')) `}` )", "one( | ` ` `permutation` `` `=` `` `{` each($permutation_factors by `,`: letter($permutation_factors, 'i'..'z', 'z_')) `}` )", "one( | ` ` `blocked_propagation` `` `=` `` `{` each($blocked_propagation_factors by `,`: letter($blocked_propagation_factors, 'i'..'z', 'z_')) `}` )", "one( | `,` `custom` let($is_custom_rule = true) ) `>`"]
  } {
    %factor_sizes = irdl.any {varve.rule = "array<i64>"}
    %operand_mappings = irdl.any {varve.rule = "array<#sdy.tensor_mapping>"}
    %result_mappings = irdl.any {varve.rule = "array<#sdy.tensor_mapping>"}
    %reduction_factors = irdl.any {varve.rule = "array<i64>"}
    %need_replication_factors = irdl.any {varve.rule = "array<i64>"}
    %permutation_factors = irdl.any {varve.rule = "array<i64>"}
    %blocked_propagation_factors = irdl.any {varve.rule = "array<i64>"}
    %is_custom_rule = irdl.any {varve.rule = "bool"}
    irdl.parameters(
      factor_sizes: %factor_sizes,
      operand_mappings: %operand_mappings,
      result_mappings: %result_mappings,
      reduction_factors: %reduction_factors,
      need_replication_factors: %need_replication_factors,
      permutation_factors: %permutation_factors,
      blocked_propagation_factors: %blocked_propagation_factors,
      is_custom_rule: %is_custom_rule) {
      varve.defaults = {
        factor_sizes = [],
        operand_mappings = [],
        result_mappings = [],
        reduction_factors = [],
        need_replication_factors = [],
        permutation_factors = [],
        blocked_propagation_factors = [],
        is_custom_rule = false}
    }
  }
  irdl.attribute @"#propagation_edges" attributes {
    varve.format = "`<` `[`$value`]` `>`"
  } {
    %value = irdl.any {varve.rule = "array<#sdy.propagation_one_step>"}
    irdl.parameters(
      value: %value) {
      varve.defaults = {
        value = []}
    }
  }
  irdl.attribute @"#propagation_one_step" attributes {
    varve.format = "`{` `step` `` `-` `` $step_index `=` `[` $axis_entries `]` `}`"
  } {
    %step_index = irdl.any {varve.rule = "i64"}
    %axis_entries = irdl.any {varve.rule = "array<#sdy.axis_to_propagation_details>"}
    irdl.parameters(
      step_index: %step_index,
      axis_entries: %axis_entries)
  }
  irdl.attribute @"#sharding" attributes {
    varve.codes = [[6, "attribute $mesh_or_ref, list<attribute> $dim_shardings, list<attribute> $replicated_axes"], [15, "attribute $mesh_or_ref, list<attribute> $dim_shardings, list<attribute> $replicated_axes, list<attribute> $unreduced_axes"], [17, "attribute $mesh_or_ref, list<attribute> $dim_shardings, list<attribute> $replicated_axes, list<attribute> $unreduced_axes, svarint $reduction_op"]],
    varve.format = ["`<` one( `mesh` `` as($mesh_or_ref, #sdy.mesh) | as($mesh_or_ref, FlatSymbolRefAttr) ) `,` `[` $dim_shardings `]`", "any(`,`: `replicated` `` `=` `` braces($replicated_axes)", "| `unreduced` one( `` `=` `` one( | $reduction_op `` ) | ) braces($unreduced_axes) ) `>`"]
  } {
    %mesh_or_ref = irdl.any {varve.rule = "attribute"}
    %dim_shardings = irdl.any {varve.rule = "array<#sdy.dimension_sharding>"}
    %replicated_axes = irdl.any {varve.rule = "array<#sdy.axis_ref>"}
    %unreduced_axes = irdl.any {varve.rule = "array<#sdy.axis_ref>"}
    %reduction_op = irdl.any {varve.rule = "enum<@ReductionOp>"}
    irdl.parameters(
      mesh_or_ref: %mesh_or_ref,
      dim_shardings: %dim_shardings,
      replicated_axes: %replicated_axes,
      unreduced_axes: %unreduced_axes,
      reduction_op: %reduction_op) {
      varve.defaults = {
        dim_shardings = [],
        replicated_axes = [],
        unreduced_axes = [],
        reduction_op = 0 : i32}
    }
  }
  irdl.attribute @"#sharding_per_value" attributes {
    varve.format = "`<` `[` (`]`):($shardings^ `]`)? `>`",
    varve.codes = [[7, "list<attribute> $shardings; when not any(s in $shardings: count(s.unreduced_axes) > 0)"], [16, "list<attribute> $shardings"]]
  } {
    %shardings = irdl.any {varve.rule = "array<#sdy.sharding>"}
    irdl.parameters(
      shardings: %shardings) {
      varve.defaults = {
        shardings = []}
    }
  }
  irdl.attribute @"#sub_axis_info" attributes {
    varve.format = "`(` $pre_size `)` `` $size",
    varve.codes = [[3, "svarint $pre_size, svarint $size"]]
  } {
    %pre_size = irdl.any {varve.rule = "i64"}
    %size = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      pre_size: %pre_size,
      size: %size)
  }
  irdl.attribute @"#tensor_mapping" attributes {
    varve.format = "`` `[` (`]`):($dim_mappings^ `]`)? ``",
    varve.codes = [[9, "list<attribute> $dim_mappings"]]
  } {
    %dim_mappings = irdl.any {varve.rule = "array<#sdy.dim_mapping>"}
    irdl.parameters(
      dim_mappings: %dim_mappings) {
      varve.defaults = {
        dim_mappings = []}
    }
  }
  irdl.operation @all_gather attributes {
    varve.format = "$gathering_axes $tensor `out_sharding````=```$out_sharding attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "InferTypeOpInterface", "Sdy_CollectiveOpInterface", "SymbolUserOpInterface"],
    varve.let = [
      "type($result) = type($tensor)"],
    varve.require = [["not (op($tensor) = 'builtin.unrealized_conversion_cast')", "collective on operand without sharding"]]
  } {
    %tensor = irdl.any {varve.rule = "AnyShaped"}
    %result = irdl.any {varve.rule = "AnyShaped"}
    %gathering_axes = irdl.base "#sdy.list_of_axis_ref_lists"
    %out_sharding = irdl.base "#sdy.sharding"
    irdl.operands(
      tensor: %tensor)
    irdl.results(
      result: %result)
    irdl.attributes {
      "gathering_axes" = %gathering_axes,
      "out_sharding" = %out_sharding
    }
  }
  irdl.operation @all_reduce attributes {
    varve.format = "($reduction_op^)? $reduction_axes $tensor `out_sharding````=```$out_sharding attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "InferTypeOpInterface", "SymbolUserOpInterface", "Sdy_CollectiveOpInterface"],
    varve.let = [
      "type($result) = type($tensor)"],
    varve.later = "reduction_op",
    varve.require = [["not (op($tensor) = 'builtin.unrealized_conversion_cast') or all(d in $out_sharding.dim_shardings: count(d.axes) = 0)", "operand and result shardings are not equivalent"]]
  } {
    %tensor = irdl.any {varve.rule = "AnyShaped"}
    %result = irdl.any {varve.rule = "AnyShaped"}
    %reduction_axes = irdl.base "#sdy.axis_ref_list"
    %reduction_op = irdl.any {varve.rule = "enum<@ReductionOp>"}
    %out_sharding = irdl.base "#sdy.sharding"
    irdl.operands(
      tensor: %tensor)
    irdl.results(
      result: %result)
    irdl.attributes {
      "reduction_axes" = %reduction_axes,
      "reduction_op" = %reduction_op,
      "out_sharding" = %out_sharding
    } {
      varve.defaults = {
        reduction_op = 0 : i32}
    }
  }
  irdl.operation @all_slice attributes {
    varve.format = "$slicing_axes $tensor `out_sharding````=```$out_sharding attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "InferTypeOpInterface", "SymbolUserOpInterface", "Sdy_CollectiveOpInterface"],
    varve.let = [
      "type($result) = type($tensor)"],
    varve.require = [["not (op($tensor) = 'builtin.unrealized_conversion_cast') or map(d in $out_sharding.dim_shardings: d.axes) = map(a in $slicing_axes.value: a.value)", "operand has no sharding, and the result has another one than the slices"]]
  } {
    %tensor = irdl.any {varve.rule = "AnyShaped"}
    %result = irdl.any {varve.rule = "AnyShaped"}
    %slicing_axes = irdl.base "#sdy.list_of_axis_ref_lists"
    %out_sharding = irdl.base "#sdy.sharding"
    irdl.operands(
      tensor: %tensor)
    irdl.results(
      result: %result)
    irdl.attributes {
      "slicing_axes" = %slicing_axes,
      "out_sharding" = %out_sharding
    }
  }
  irdl.operation @all_to_all attributes {
    varve.format = "$params $tensor `out_sharding````=```$out_sharding attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "InferTypeOpInterface", "Sdy_CollectiveOpInterface", "SymbolUserOpInterface"],
    varve.let = [
      "type($result) = type($tensor)"],
    varve.require = [["not (op($tensor) = 'builtin.unrealized_conversion_cast')", "collective on operand without sharding"]]
  } {
    %tensor = irdl.any {varve.rule = "AnyShaped"}
    %result = irdl.any {varve.rule = "AnyShaped"}
    %params = irdl.base "#sdy.all_to_all_param_list"
    %out_sharding = irdl.base "#sdy.sharding"
    irdl.operands(
      tensor: %tensor)
    irdl.results(
      result: %result)
    irdl.attributes {
      "params" = %params,
      "out_sharding" = %out_sharding
    }
  }
  irdl.operation @collective_permute attributes {
    varve.format = "$tensor `out_sharding````=```$out_sharding attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "InferTypeOpInterface", "SymbolUserOpInterface", "Sdy_CollectiveOpInterface"],
    varve.let = [
      "type($result) = type($tensor)"],
    varve.require = [["not (op($tensor) = 'builtin.unrealized_conversion_cast')", "collective on operand without sharding"]]
  } {
    %tensor = irdl.any {varve.rule = "AnyShaped"}
    %result = irdl.any {varve.rule = "AnyShaped"}
    %out_sharding = irdl.base "#sdy.sharding"
    irdl.operands(
      tensor: %tensor)
    irdl.results(
      result: %result)
    irdl.attributes {
      "out_sharding" = %out_sharding
    }
  }
  irdl.operation @constant attributes {
    varve.printer = "code",
    varve.traits = ["Pure", "InferTypeOpInterface"],
    varve.format = "attr-dict $value let(type($output) = typeof($value))"
  } {
    %output = irdl.any {varve.rule = "AnyStaticShapeTensor"}
    %value = irdl.any {varve.rule = "ElementsAttr"}
    irdl.results(
      output: %output)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @data_flow_edge attributes {
    varve.format = "$input (`sharding````=``` $sharding^)? attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "SymbolUserOpInterface"],
    varve.let = [
      "type($result) = type($input)"]
  } {
    %input = irdl.any {varve.rule = "AnyShaped"}
    %result = irdl.any {varve.rule = "AnyShaped"}
    %sharding = irdl.base "#sdy.sharding"
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
    irdl.attributes {
      "sharding" = %sharding
    } {
      varve.optional = ["sharding"]
    }
  }
  irdl.operation @func_data_flow_edge attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "SymbolUserOpInterface"],
    varve.let = [
      "type($result) = type($operand)"],
    varve.require = [["not (op($operand) = 'builtin.unrealized_conversion_cast')", "expected operand of sdy.func_data_flow_edge to be a result of call op."]]
  } {
    %operand = irdl.any {varve.rule = "AnyShaped"}
    %result = irdl.any {varve.rule = "AnyShaped"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @manual_computation attributes {
    varve.traits = ["RecursiveMemoryEffects", "SingleBlock", "IsolatedFromAbove", "SymbolUserOpInterface", "Sdy_ShardableDataFlowOpInterface"],
    varve.terminator = "sdy.return",
    varve.arguments = {body = [["%arg", "*"]]},
    varve.format = ["`(` $tensors `)` `in_shardings` `` `=` `` list($in_shardings.shardings) `out_shardings` `` `=` `` list($out_shardings.shardings) `manual_axes` `` `=` `` $manual_axes", "` ` `(` each(%arg by `,`: %arg `` `:` type(%arg) loc(%arg)) `)` region($body, end) attr-dict `:` functional-type($tensors, $results)"]
  } {
    %tensors = irdl.any
    %results = irdl.any
    %in_shardings = irdl.base "#sdy.sharding_per_value"
    %out_shardings = irdl.base "#sdy.sharding_per_value"
    %manual_axes = irdl.base "#sdy.manual_axes"
    irdl.operands(
      tensors: variadic %tensors)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "in_shardings" = %in_shardings,
      "out_shardings" = %out_shardings,
      "manual_axes" = %manual_axes
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @mesh attributes {
    varve.format = "$sym_name `=` $mesh attr-dict",
    varve.traits = ["Symbol", "HasParent<builtin.module>"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %mesh = irdl.base "#sdy.mesh"
    irdl.attributes {
      "sym_name" = %sym_name,
      "mesh" = %mesh
    }
  }
  irdl.operation @named_computation attributes {
    varve.traits = ["RecursiveMemoryEffects", "SingleBlock", "RecursivelySpeculatable", "IsolatedFromAbove", "InferTypeOpInterface", "SymbolUserOpInterface", "Sdy_ShardableDataFlowOpInterface"],
    varve.terminator = "sdy.return",
    varve.arguments = {body = [["%arg", "*"]]},
    varve.format = ["`<` $name `>` `` `(` $operands `)` one( | `in_shardings` `` `=` `` list($in_shardings.shardings) ) one( | `out_shardings` `` `=` `` list($out_shardings.shardings) )", "` ` `(` each(%arg by `,`: %arg `` `:` type(%arg) loc(%arg)) `)` region($body, end) attr-dict `:` functional-type($operands, results)"]
  } {
    %operands = irdl.any
    %result0 = irdl.any
    %name = irdl.any {varve.rule = "StrAttr"}
    %in_shardings = irdl.base "#sdy.sharding_per_value"
    %out_shardings = irdl.base "#sdy.sharding_per_value"
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      result0: variadic %result0)
    irdl.attributes {
      "name" = %name,
      "in_shardings" = %in_shardings,
      "out_shardings" = %out_shardings
    } {
      varve.optional = ["in_shardings", "out_shardings"]
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @propagation_barrier attributes {
    varve.format = "$input `allowed_direction````=```$allowed_direction attr-dict `:` type($input)",
    varve.traits = ["Pure", "SameOperandsAndResultType", "InferTypeOpInterface"],
    varve.let = [
      "type($result) = type($input)"]
  } {
    %input = irdl.any {varve.rule = "AnyRankedTensor"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    %allowed_direction = irdl.any {varve.rule = "enum<@PropagationDirection>"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
    irdl.attributes {
      "allowed_direction" = %allowed_direction
    }
  }
  irdl.operation @reduce_scatter attributes {
    varve.format = "($reduction_op^)? $reduce_scatter_axes $tensor `out_sharding````=```$out_sharding attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "InferTypeOpInterface", "SymbolUserOpInterface", "Sdy_CollectiveOpInterface"],
    varve.let = [
      "type($result) = type($tensor)"],
    varve.later = "reduction_op",
    varve.require = [["not (op($tensor) = 'builtin.unrealized_conversion_cast') or map(d in $out_sharding.dim_shardings: d.axes) = map(a in $reduce_scatter_axes.value: a.value)", "operand has no sharding, and the result has another one than the slices"]]
  } {
    %tensor = irdl.any {varve.rule = "AnyShaped"}
    %result = irdl.any {varve.rule = "AnyShaped"}
    %reduce_scatter_axes = irdl.base "#sdy.list_of_axis_ref_lists"
    %reduction_op = irdl.any {varve.rule = "enum<@ReductionOp>"}
    %out_sharding = irdl.base "#sdy.sharding"
    irdl.operands(
      tensor: %tensor)
    irdl.results(
      result: %result)
    irdl.attributes {
      "reduce_scatter_axes" = %reduce_scatter_axes,
      "reduction_op" = %reduction_op,
      "out_sharding" = %out_sharding
    } {
      varve.defaults = {
        reduction_op = 0 : i32}
    }
  }
  irdl.operation @replicated_to_unreduced attributes {
    varve.format = "$axes $tensor `out_sharding````=```$out_sharding attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "InferTypeOpInterface", "Sdy_CollectiveOpInterface", "SymbolUserOpInterface"],
    varve.let = [
      "type($result) = type($tensor)"],
    varve.require = [["not (op($tensor) = 'builtin.unrealized_conversion_cast')", "collective on operand without sharding"]]
  } {
    %tensor = irdl.any {varve.rule = "AnyShaped"}
    %result = irdl.any {varve.rule = "AnyShaped"}
    %axes = irdl.base "#sdy.axis_ref_list"
    %out_sharding = irdl.base "#sdy.sharding"
    irdl.operands(
      tensor: %tensor)
    irdl.results(
      result: %result)
    irdl.attributes {
      "axes" = %axes,
      "out_sharding" = %out_sharding
    }
  }
  irdl.operation @reshard attributes {
    varve.format = "$input $sharding attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType", "InferTypeOpInterface", "SymbolUserOpInterface"],
    varve.let = [
      "type($result) = type($input)"]
  } {
    %input = irdl.any
    %result = irdl.any
    %sharding = irdl.base "#sdy.sharding"
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
    irdl.attributes {
      "sharding" = %sharding
    }
  }
  irdl.operation @return attributes {
    varve.format = "attr-dict ($results^ `:` type($results))?",
    varve.traits = ["Pure", "ReturnLike", "Terminator"]
  } {
    %results = irdl.any
    irdl.operands(
      results: variadic %results)
  }
  irdl.operation @sharded_to_unreduced attributes {
    varve.format = "$axes $tensor `out_sharding````=```$out_sharding attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "InferTypeOpInterface", "Sdy_CollectiveOpInterface", "SymbolUserOpInterface"],
    varve.let = [
      "type($result) = type($tensor)"],
    varve.require = [["not (op($tensor) = 'builtin.unrealized_conversion_cast')", "collective on operand without sharding"]]
  } {
    %tensor = irdl.any {varve.rule = "AnyShaped"}
    %result = irdl.any {varve.rule = "AnyShaped"}
    %axes = irdl.base "#sdy.list_of_axis_ref_lists"
    %out_sharding = irdl.base "#sdy.sharding"
    irdl.operands(
      tensor: %tensor)
    irdl.results(
      result: %result)
    irdl.attributes {
      "axes" = %axes,
      "out_sharding" = %out_sharding
    }
  }
  irdl.operation @sharding_constraint attributes {
    varve.format = "$input $sharding attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "InferTypeOpInterface", "SymbolUserOpInterface"],
    varve.let = [
      "type($result) = type($input)"]
  } {
    %input = irdl.any
    %result = irdl.any
    %sharding = irdl.base "#sdy.sharding"
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
    irdl.attributes {
      "sharding" = %sharding
    }
  }
  irdl.operation @sharding_group attributes {
    varve.format = "$input `group_id````=```$group_id attr-dict `:` type($input)",
    varve.traits = ["InferTypeOpInterface"]
  } {
    %input = irdl.any {varve.rule = "AnyRankedTensor"}
    %group_id = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      input: %input)
    irdl.attributes {
      "group_id" = %group_id
    }
  }
}
