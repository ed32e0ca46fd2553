irdl.dialect @mpmd attributes {
  varve.set = "shardy",
  varve.depends = ["sdy"],
  varve.llvm = "23"
} {
  "varve.enum"() {
    sym_name = "ReductionType",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["add", 1 : i32],
      ["max", 2 : i32],
      ["min", 3 : i32],
      ["mul", 4 : i32],
      ["or", 5 : i32],
      ["and", 6 : i32]
    ]
  } : () -> ()
  "varve.directive"() {
    format = "`in_shardings` `` `=` `` list($in.shardings) one( | `,` custom<OutShardings>($out) )",
    sym_name = "InShardings",
    takes = ["$in", "$out"]
  } : () -> ()
  "varve.directive"() {
    format = "`out_shardings` `` `=` `` list($out.shardings)",
    sym_name = "OutShardings",
    takes = ["$out"]
  } : () -> ()
  irdl.type @"!mesh_tensor" attributes {
    varve.traits = ["ShapedType"],
    varve.format = "`<` $mesh_name `,` $ranked_tensor_type one( | `,` one( `sharding` `` `=` `` $sharding one( | `,` `memory_kind` `` `=` `` $memory_kind ) | `memory_kind` `` `=` `` $memory_kind ) ) `>`"
  } {
    %mesh_name = irdl.any {varve.rule = "string"}
    %ranked_tensor_type = irdl.any {varve.rule = "AnyRankedTensor"}
    %sharding = irdl.base "#sdy.sharding"
    %memory_kind = irdl.any {varve.rule = "StrAttr"}
    irdl.parameters(
      mesh_name: %mesh_name,
      ranked_tensor_type: %ranked_tensor_type,
      sharding: %sharding,
      memory_kind: %memory_kind) {
      varve.optional = ["sharding", "memory_kind"]
    }
  }
  irdl.attribute @"#mesh_with_origins" attributes {
    varve.format = "`` $mesh_name (```[``` $origins^ `]`)?"
  } {
    %mesh_name = irdl.any {varve.rule = "string"}
    %origins = irdl.any {varve.rule = "array<#mpmd.origin>"}
    irdl.parameters(
      mesh_name: %mesh_name,
      origins: %origins) {
      varve.defaults = {
        origins = []}
    }
  }
  irdl.attribute @"#meshes_with_origins" attributes {
    varve.format = "`<` (`>`) : ($value^ `>`)?"
  } {
    %value = irdl.any {varve.rule = "array<#mpmd.mesh_with_origins>"}
    irdl.parameters(
      value: %value) {
      varve.defaults = {
        value = []}
    }
  }
  irdl.attribute @"#named_mesh" attributes {
    varve.format = "`<` $name `:` $mesh `>`"
  } {
    %name = irdl.any {varve.rule = "string"}
    %mesh = irdl.base "#sdy.mesh"
    irdl.parameters(
      name: %name,
      mesh: %mesh)
  }
  irdl.attribute @"#origin" attributes {
    varve.format = "`` $origin_label"
  } {
    %origin_label = irdl.any {varve.rule = "string"}
    irdl.parameters(
      origin_label: %origin_label)
  }
  irdl.attribute @"#reduction" attributes {
    varve.format = "`<` $reduction_type `>`"
  } {
    %reduction_type = irdl.any {varve.rule = "enum<@ReductionType>"}
    irdl.parameters(
      reduction_type: %reduction_type)
  }
  irdl.attribute @"#topology" attributes {
    varve.format = "`<` $meshes `>`"
  } {
    %meshes = irdl.any {varve.rule = "array<#mpmd.named_mesh>"}
    irdl.parameters(
      meshes: %meshes)
  }
  irdl.attribute @"#user_origin" attributes {
    varve.format = "`<` $userName one( let($transposeCount = 0) | `` `(` $transposeCount `)` ) `>`"
  } {
    %userName = irdl.any {varve.rule = "StrAttr"}
    %transposeCount = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      userName: %userName,
      transposeCount: %transposeCount)
  }
  irdl.operation @assign attributes {
    varve.format = "attr-dict $tensor `:` functional-type(operands, results)",
    varve.traits = ["Pure", "HasParent<func.func,mpmd.for>"]
  } {
    %tensor = irdl.any {varve.rule = "AnyTensor"}
    %result = irdl.base "!mpmd.mesh_tensor"
    %origin = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      tensor: %tensor)
    irdl.results(
      result: %result)
    irdl.attributes {
      "origin" = %origin
    } {
      varve.optional = ["origin"]
    }
  }
  irdl.operation @broadcast attributes {
    varve.format = "attr-dict $tensor `:` type($tensor)",
    varve.traits = ["SameOperandsAndResultType", "Pure"],
    varve.let = [
      "type($result) = type($tensor)"]
  } {
    %tensor = irdl.any {varve.rule = "AnyTensor"}
    %result = irdl.any {varve.rule = "AnyTensor"}
    irdl.operands(
      tensor: %tensor)
    irdl.results(
      result: %result)
  }
  irdl.operation @call attributes {
    varve.format = "$callee `(` $tensors `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SymbolUserOpInterface", "CallOpInterface"]
  } {
    %tensors = irdl.any {varve.rule = "AnyOf<AnyTensor, !mpmd.mesh_tensor>"}
    %result0 = irdl.any {varve.rule = "AnyOf<AnyTensor, !mpmd.mesh_tensor>"}
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(
      tensors: variadic %tensors)
    irdl.results(
      result0: variadic %result0)
    irdl.attributes {
      "callee" = %callee
    }
  }
  irdl.operation @for attributes {
    varve.printer = "code",
    varve.traits = ["HLO_PairwiseSameOperandAndResultType", "RecursiveMemoryEffects", "RecursivelySpeculatable", "SingleBlock", "OpAsmOpInterface", "LoopLikeOpInterface", "Sdy_ShardableDataFlowOpInterface"],
    varve.terminator = "mpmd.return",
    varve.arguments = {region = [["%arg", "*"]]},
    varve.block_names = "{absent}: tensors, index",
    varve.format = ["` ` `(` $tensors `)` attr-dict ` ` `(` each(%arg by `,`: %arg `` `:` type(%arg) loc(%arg)) `)` region($region, end) `:` type($tensors) let(types($results) = types($tensors))"]
  } {
    %tensors = irdl.any
    %results = irdl.any
    %iterations = irdl.any {varve.rule = "UI32Attr"}
    %unroll_factor = irdl.any {varve.rule = "UI32Attr"}
    irdl.operands(
      tensors: variadic %tensors)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "iterations" = %iterations,
      "unroll_factor" = %unroll_factor
    } {
      varve.optional = ["unroll_factor"]
    }
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @fragment attributes {
    varve.printer = "code",
    varve.traits = ["SingleBlock", "RecursiveMemoryEffects", "RecursivelySpeculatable", "IsolatedFromAbove", "HasParent<func.func,mpmd.for>", "Sdy_ShardableDataFlowOpInterface"],
    varve.terminator = "mpmd.return",
    varve.arguments = {region = [["%arg", "*"]]},
    varve.format = ["`<` `mesh` `` `=` `` $mesh_name `,` `origin` `` `=` `` `[` each($origin by `,`: $origin.userName one( let($origin.transposeCount = 0) | `` `(` $origin.transposeCount `)` )) `]`", "one( | `,` one( `stage` `` `=` `` $stage_id one( | `,` one( custom<InShardings>($in_shardings, $out_shardings) | custom<OutShardings>($out_shardings) ) )", "| custom<InShardings>($in_shardings, $out_shardings) | custom<OutShardings>($out_shardings) ) ) `>`", "` ` `(` $inputs `)` attr-dict ` ` `(` each(%arg by `,`: %arg `` `:` type(%arg) loc(%arg)) `)` region($region, end) `:` functional-type($inputs, $results)"]
  } {
    %inputs = irdl.any
    %results = irdl.any
    %origin = irdl.any {varve.rule = "ArrayOf<#mpmd.user_origin>"}
    %mesh_name = irdl.any {varve.rule = "StrAttr"}
    %stage_id = irdl.any {varve.rule = "I64Attr"}
    %in_shardings = irdl.base "#sdy.sharding_per_value"
    %out_shardings = irdl.base "#sdy.sharding_per_value"
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "origin" = %origin,
      "mesh_name" = %mesh_name,
      "stage_id" = %stage_id,
      "in_shardings" = %in_shardings,
      "out_shardings" = %out_shardings
    } {
      varve.optional = ["stage_id", "in_shardings", "out_shardings"]
    }
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @fragment_call attributes {
    varve.printer = "code",
    varve.traits = ["HasParent<func.func>", "CallOpInterface", "MemRefsNormalizable", "SymbolUserOpInterface"],
    varve.format = ["`<` `mesh` `` `=` `` $mesh_name `,` `origin` `` `=` `` `[` each($origin by `,`: $origin.userName one( let($origin.transposeCount = 0) | `` `(` $origin.transposeCount `)` )) `]` `>`", "$callee `` `(` $tensors `)` attr-dict `:` functional-type($tensors, $result0)"]
  } {
    %tensors = irdl.base "!mpmd.mesh_tensor"
    %result0 = irdl.base "!mpmd.mesh_tensor"
    %origin = irdl.any {varve.rule = "ArrayOf<#mpmd.user_origin>"}
    %mesh_name = irdl.any {varve.rule = "StrAttr"}
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(
      tensors: variadic %tensors)
    irdl.results(
      result0: variadic %result0)
    irdl.attributes {
      "origin" = %origin,
      "mesh_name" = %mesh_name,
      "callee" = %callee
    }
  }
  irdl.operation @named_computation attributes {
    varve.printer = "code",
    varve.traits = ["SingleBlock", "RecursiveMemoryEffects", "RecursivelySpeculatable", "IsolatedFromAbove"],
    varve.terminator = "mpmd.return",
    varve.arguments = {region = [["%arg", "*"]]},
    varve.format = ["`<` $origin.userName one( let($origin.transposeCount = 0) | `` `(` $origin.transposeCount `)` ) `>` ` ` `(` $tensors `)` attr-dict", "` ` `(` each(%arg by `,`: %arg `` `:` type(%arg) loc(%arg)) `)` region($region, end) `:` functional-type($tensors, $results)"]
  } {
    %tensors = irdl.any
    %results = irdl.any
    %origin = irdl.base "#mpmd.user_origin"
    irdl.operands(
      tensors: variadic %tensors)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "origin" = %origin
    }
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @named_tensor attributes {
    varve.format = "$tensor `name````=```$name attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($tensor)"]
  } {
    %tensor = irdl.any {varve.rule = "AnyTensor"}
    %result = irdl.any {varve.rule = "AnyTensor"}
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      tensor: %tensor)
    irdl.results(
      result: %result)
    irdl.attributes {
      "name" = %name
    }
  }
  irdl.operation @reduce attributes {
    varve.format = "`` $reduction attr-dict $tensors `:` functional-type(operands, results)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($tensors)"]
  } {
    %tensors = irdl.any {varve.rule = "AnyTensor"}
    %result = irdl.any {varve.rule = "AnyTensor"}
    %reduction = irdl.base "#mpmd.reduction"
    irdl.operands(
      tensors: variadic %tensors)
    irdl.results(
      result: %result)
    irdl.attributes {
      "reduction" = %reduction
    } {
      varve.defaults = {
        reduction = #mpmd.reduction<none>}
    }
  }
  irdl.operation @return attributes {
    varve.format = "attr-dict $results (`:` type($results)^)?",
    varve.traits = ["Pure", "Terminator"]
  } {
    %results = irdl.any
    irdl.operands(
      results: variadic %results)
  }
  irdl.operation @transfer attributes {
    varve.format = "attr-dict $tensor `:` functional-type(operands, results)",
    varve.traits = ["Pure", "HasParent<func.func>", "Sdy_ShardingRuleOpInterface"]
  } {
    %tensor = irdl.base "!mpmd.mesh_tensor"
    %result = irdl.base "!mpmd.mesh_tensor"
    irdl.operands(
      tensor: %tensor)
    irdl.results(
      result: %result)
  }
  irdl.operation @unassign attributes {
    varve.format = "attr-dict $tensor `:` functional-type(operands, results)",
    varve.traits = ["Pure", "HasParent<func.func,mpmd.for>", "InferTensorType"]
  } {
    %tensor = irdl.base "!mpmd.mesh_tensor"
    %result = irdl.any {varve.rule = "AnyTensor"}
    %origin = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      tensor: %tensor)
    irdl.results(
      result: %result)
    irdl.attributes {
      "origin" = %origin
    } {
      varve.optional = ["origin"]
    }
  }
}
