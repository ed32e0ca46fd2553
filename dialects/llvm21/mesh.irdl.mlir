irdl.dialect @mesh attributes {
  varve.set = "llvm21",
  varve.base = "llvm22",
  varve.state = "iree-base-compiler 3.5.0",
  varve.depends = ["arith"]
} {
  "varve.enum"() {
    sym_name = "ReductionKind",
    storage = i32,
    cases = [
      ["sum", 1 : i32],
      ["max", 2 : i32],
      ["min", 3 : i32],
      ["product", 4 : i32],
      ["average", 5 : i32],
      ["bitwise_and", 6 : i32],
      ["bitwise_or", 7 : i32],
      ["bitwise_xor", 8 : i32],
      ["generic", 100 : i32]
    ]
  } : () -> ()
  irdl.attribute @"#partial" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@ReductionKind>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#shard" attributes {
    varve.format = "`<` $mesh `,` `[` $split_axes `]` (`,` `partial` `=` $partial_type `[` $partial_axes^ `]`)? `>`"
  } {
    %mesh = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %split_axes = irdl.any {varve.rule = "array<DenseI16ArrayAttr>"}
    %partial_axes = irdl.any {varve.rule = "array<i16>"}
    %partial_type = irdl.any {varve.rule = "enum<@ReductionKind>"}
    irdl.parameters(
      mesh: %mesh,
      split_axes: %split_axes,
      partial_axes: %partial_axes,
      partial_type: %partial_type) {
      varve.optional = ["partial_axes"],
      varve.defaults = {
        partial_type = 0 : i32}
    }
  }
  irdl.operation @all_gather attributes {
    varve.format = "$input `on` $mesh (`mesh_axes` `=` $mesh_axes^)? `gather_axis` `=` $gather_axis attr-dict `:` type($input) `->` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultElementType", "SameOperandsAndResultRank", "SymbolUserOpInterface", "OpAsmOpInterface"],
    varve.names = "all_gather"
  } {
    %input = irdl.any {varve.rule = "AnyNon0RankedTensor"}
    %result = irdl.any {varve.rule = "AnyNon0RankedTensor"}
    %mesh = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %mesh_axes = irdl.any {varve.rule = "DenseI16ArrayAttr"}
    %gather_axis = irdl.any {varve.rule = "IndexAttr"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
    irdl.attributes {
      "mesh" = %mesh,
      "mesh_axes" = %mesh_axes,
      "gather_axis" = %gather_axis
    } {
      varve.defaults = {
        mesh_axes = array<i16>}
    }
  }
  irdl.operation @all_reduce attributes {
    varve.format = "$input `on` $mesh (`mesh_axes` `=` $mesh_axes^)? (`reduction` `=` $reduction^)? attr-dict `:` type($input) `->` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultShape", "SymbolUserOpInterface", "OpAsmOpInterface"],
    varve.names = "all_reduce"
  } {
    %input = irdl.any {varve.rule = "AnyRankedTensor"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    %mesh = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %mesh_axes = irdl.any {varve.rule = "DenseI16ArrayAttr"}
    %reduction = irdl.base "#mesh.partial"
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
    irdl.attributes {
      "mesh" = %mesh,
      "mesh_axes" = %mesh_axes,
      "reduction" = %reduction
    } {
      varve.defaults = {
        mesh_axes = array<i16>,
        reduction = #mesh.partial<sum>}
    }
  }
  irdl.operation @all_slice attributes {
    varve.format = "$input `on` $mesh (`mesh_axes` `=` $mesh_axes^)? `slice_axis` `=` $slice_axis attr-dict `:` type($input) `->` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultElementType", "SameOperandsAndResultRank", "SymbolUserOpInterface", "OpAsmOpInterface"],
    varve.names = "all_slice"
  } {
    %input = irdl.any {varve.rule = "AnyNon0RankedTensor"}
    %result = irdl.any {varve.rule = "AnyNon0RankedTensor"}
    %mesh = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %mesh_axes = irdl.any {varve.rule = "DenseI16ArrayAttr"}
    %slice_axis = irdl.any {varve.rule = "IndexAttr"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
    irdl.attributes {
      "mesh" = %mesh,
      "mesh_axes" = %mesh_axes,
      "slice_axis" = %slice_axis
    } {
      varve.defaults = {
        mesh_axes = array<i16>}
    }
  }
  irdl.operation @all_to_all attributes {
    varve.format = "$input `on` $mesh (`mesh_axes` `=` $mesh_axes^)? `split_axis` `=` $split_axis `concat_axis` `=` $concat_axis attr-dict `:` type($input) `->` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultElementType", "SameOperandsAndResultRank", "SymbolUserOpInterface", "OpAsmOpInterface"],
    varve.names = "all_to_all"
  } {
    %input = irdl.any {varve.rule = "AnyNon0RankedTensor"}
    %result = irdl.any {varve.rule = "AnyNon0RankedTensor"}
    %mesh = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %mesh_axes = irdl.any {varve.rule = "DenseI16ArrayAttr"}
    %split_axis = irdl.any {varve.rule = "IndexAttr"}
    %concat_axis = irdl.any {varve.rule = "IndexAttr"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
    irdl.attributes {
      "mesh" = %mesh,
      "mesh_axes" = %mesh_axes,
      "split_axis" = %split_axis,
      "concat_axis" = %concat_axis
    } {
      varve.defaults = {
        mesh_axes = array<i16>}
    }
  }
  irdl.operation @broadcast attributes {
    varve.format = "$input `on` $mesh (`mesh_axes` `=` $mesh_axes^)? `root` `=` custom<DynamicIndexList>($root_dynamic, $root) attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "AllShapesMatch<input,result>", "AllElementTypesMatch<input,result>", "SymbolUserOpInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($root_dynamic) = index"],
    varve.names = "broadcast"
  } {
    %input = irdl.any {varve.rule = "AnyRankedTensor"}
    %root_dynamic = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    %mesh = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %mesh_axes = irdl.any {varve.rule = "DenseI16ArrayAttr"}
    %root = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      input: %input,
      root_dynamic: variadic %root_dynamic)
    irdl.results(
      result: %result)
    irdl.attributes {
      "mesh" = %mesh,
      "mesh_axes" = %mesh_axes,
      "root" = %root
    } {
      varve.defaults = {
        mesh_axes = array<i16>}
    }
  }
  irdl.operation @gather attributes {
    varve.format = "$input `on` $mesh (`mesh_axes` `=` $mesh_axes^)? `gather_axis` `=` $gather_axis `root` `=` custom<DynamicIndexList>($root_dynamic, $root) attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "AllRanksMatch<input,result>", "AllElementTypesMatch<input,result>", "SymbolUserOpInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($root_dynamic) = index"],
    varve.names = "gather"
  } {
    %input = irdl.any {varve.rule = "AnyNon0RankedTensor"}
    %root_dynamic = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyNon0RankedTensor"}
    %mesh = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %mesh_axes = irdl.any {varve.rule = "DenseI16ArrayAttr"}
    %gather_axis = irdl.any {varve.rule = "IndexAttr"}
    %root = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      input: %input,
      root_dynamic: variadic %root_dynamic)
    irdl.results(
      result: %result)
    irdl.attributes {
      "mesh" = %mesh,
      "mesh_axes" = %mesh_axes,
      "gather_axis" = %gather_axis,
      "root" = %root
    } {
      varve.defaults = {
        mesh_axes = array<i16>}
    }
  }
  irdl.operation @mesh attributes {
    varve.format = "$sym_name `(` `shape` `=` custom<DimensionList>($shape) `)` attr-dict",
    varve.traits = ["Symbol"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %shape = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "shape" = %shape
    }
  }
  irdl.operation @mesh_shape attributes {
    varve.format = "$mesh (`axes` `=` $axes^)? attr-dict `:` type($result)",
    varve.traits = ["Pure", "SymbolUserOpInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($result) = index"],
    varve.names = "mesh_shape"
  } {
    %result = irdl.any {varve.rule = "Index"}
    %mesh = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %axes = irdl.any {varve.rule = "DenseI16ArrayAttr"}
    irdl.results(
      result: variadic %result)
    irdl.attributes {
      "mesh" = %mesh,
      "axes" = %axes
    } {
      varve.defaults = {
        axes = array<i16>}
    }
  }
  irdl.operation @process_linear_index attributes {
    varve.format = "`on` $mesh attr-dict `:` type($result)",
    varve.traits = ["Pure", "SymbolUserOpInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($result) = index"],
    varve.names = "proc_linear_idx"
  } {
    %result = irdl.any {varve.rule = "Index"}
    %mesh = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "mesh" = %mesh
    }
  }
  irdl.operation @process_multi_index attributes {
    varve.format = "`on` $mesh (`axes` `=` $axes^)? attr-dict `:` type($result)",
    varve.traits = ["Pure", "SymbolUserOpInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($result) = index"],
    varve.names = "proc_linear_idx"
  } {
    %result = irdl.any {varve.rule = "Index"}
    %mesh = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %axes = irdl.any {varve.rule = "DenseI16ArrayAttr"}
    irdl.results(
      result: variadic %result)
    irdl.attributes {
      "mesh" = %mesh,
      "axes" = %axes
    } {
      varve.defaults = {
        axes = array<i16>}
    }
  }
  irdl.operation @recv attributes {
    varve.format = "$input `on` $mesh (`mesh_axes` `=` $mesh_axes^)? (`source` `=` custom<DynamicIndexList>($source_dynamic, $source)^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["AllShapesMatch<input,result>", "AllElementTypesMatch<input,result>", "SymbolUserOpInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($source_dynamic) = index"],
    varve.names = "recv"
  } {
    %input = irdl.any {varve.rule = "AnyNon0RankedTensor"}
    %source_dynamic = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    %mesh = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %mesh_axes = irdl.any {varve.rule = "DenseI16ArrayAttr"}
    %source = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      input: %input,
      source_dynamic: variadic %source_dynamic)
    irdl.results(
      result: %result)
    irdl.attributes {
      "mesh" = %mesh,
      "mesh_axes" = %mesh_axes,
      "source" = %source
    } {
      varve.optional = ["source"],
      varve.defaults = {
        mesh_axes = array<i16>}
    }
  }
  irdl.operation @reduce attributes {
    varve.format = "$input `on` $mesh (`mesh_axes` `=` $mesh_axes^)? (`reduction` `=` $reduction^)? `root` `=` custom<DynamicIndexList>($root_dynamic, $root) attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "AllShapesMatch<input,result>", "SymbolUserOpInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($root_dynamic) = index"],
    varve.names = "reduce"
  } {
    %input = irdl.any {varve.rule = "AnyRankedTensor"}
    %root_dynamic = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    %mesh = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %mesh_axes = irdl.any {varve.rule = "DenseI16ArrayAttr"}
    %reduction = irdl.base "#mesh.partial"
    %root = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      input: %input,
      root_dynamic: variadic %root_dynamic)
    irdl.results(
      result: %result)
    irdl.attributes {
      "mesh" = %mesh,
      "mesh_axes" = %mesh_axes,
      "reduction" = %reduction,
      "root" = %root
    } {
      varve.defaults = {
        mesh_axes = array<i16>,
        reduction = #mesh.partial<sum>}
    }
  }
  irdl.operation @reduce_scatter attributes {
    varve.format = "$input `on` $mesh (`mesh_axes` `=` $mesh_axes^)? (`reduction` `=` $reduction^)? `scatter_axis` `=` $scatter_axis attr-dict `:` type($input) `->` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultRank", "SymbolUserOpInterface", "OpAsmOpInterface"],
    varve.names = "reduce_scatter"
  } {
    %input = irdl.any {varve.rule = "AnyNon0RankedTensor"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    %mesh = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %mesh_axes = irdl.any {varve.rule = "DenseI16ArrayAttr"}
    %reduction = irdl.base "#mesh.partial"
    %scatter_axis = irdl.any {varve.rule = "IndexAttr"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
    irdl.attributes {
      "mesh" = %mesh,
      "mesh_axes" = %mesh_axes,
      "reduction" = %reduction,
      "scatter_axis" = %scatter_axis
    } {
      varve.defaults = {
        mesh_axes = array<i16>,
        reduction = #mesh.partial<sum>}
    }
  }
  irdl.operation @scatter attributes {
    varve.format = "$input `on` $mesh (`mesh_axes` `=` $mesh_axes^)? `scatter_axis` `=` $scatter_axis `root` `=` custom<DynamicIndexList>($root_dynamic, $root) attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "AllRanksMatch<input,result>", "AllElementTypesMatch<input,result>", "SymbolUserOpInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($root_dynamic) = index"],
    varve.names = "scatter"
  } {
    %input = irdl.any {varve.rule = "AnyNon0RankedTensor"}
    %root_dynamic = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    %mesh = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %mesh_axes = irdl.any {varve.rule = "DenseI16ArrayAttr"}
    %scatter_axis = irdl.any {varve.rule = "IndexAttr"}
    %root = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      input: %input,
      root_dynamic: variadic %root_dynamic)
    irdl.results(
      result: %result)
    irdl.attributes {
      "mesh" = %mesh,
      "mesh_axes" = %mesh_axes,
      "scatter_axis" = %scatter_axis,
      "root" = %root
    } {
      varve.defaults = {
        mesh_axes = array<i16>}
    }
  }
  irdl.operation @send attributes {
    varve.format = "$input `on` $mesh (`mesh_axes` `=` $mesh_axes^)? `destination` `=` custom<DynamicIndexList>($destination_dynamic, $destination) attr-dict `:` functional-type(operands, results)",
    varve.traits = ["AllShapesMatch<input,result>", "AllElementTypesMatch<input,result>", "SymbolUserOpInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($destination_dynamic) = index"],
    varve.names = "send"
  } {
    %input = irdl.any {varve.rule = "AnyNon0RankedTensor"}
    %destination_dynamic = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    %mesh = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %mesh_axes = irdl.any {varve.rule = "DenseI16ArrayAttr"}
    %destination = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      input: %input,
      destination_dynamic: variadic %destination_dynamic)
    irdl.results(
      result: %result)
    irdl.attributes {
      "mesh" = %mesh,
      "mesh_axes" = %mesh_axes,
      "destination" = %destination
    } {
      varve.defaults = {
        mesh_axes = array<i16>}
    }
  }
  irdl.operation @shard attributes {
    varve.format = "$src `to` $shard (`annotate_for_users` $annotate_for_users^)? attr-dict `:` type($result)",
    varve.traits = ["Pure", "OpAsmOpInterface"],
    varve.let = [
      "type($result) = type($src)"],
    varve.names = "sharding_annotated"
  } {
    %src = irdl.any {varve.rule = "AnyRankedTensor"}
    %shard = irdl.any
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    %annotate_for_users = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      src: %src,
      shard: %shard)
    irdl.results(
      result: %result)
    irdl.attributes {
      "annotate_for_users" = %annotate_for_users
    } {
      varve.optional = ["annotate_for_users"]
    }
  }
  irdl.operation @shift attributes {
    varve.format = "$input `on` $mesh (`mesh_axes` `=` $mesh_axes^)? `shift_axis` `=` $shift_axis `offset` `=` $offset (`rotate` $rotate^)? attr-dict `:` type($input) `->` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultElementType", "SameOperandsAndResultShape", "SymbolUserOpInterface", "OpAsmOpInterface"],
    varve.names = "shift"
  } {
    %input = irdl.any {varve.rule = "AnyNon0RankedTensor"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    %mesh = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %mesh_axes = irdl.any {varve.rule = "DenseI16ArrayAttr"}
    %shift_axis = irdl.any {varve.rule = "IndexAttr"}
    %offset = irdl.any {varve.rule = "I64Attr"}
    %rotate = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
    irdl.attributes {
      "mesh" = %mesh,
      "mesh_axes" = %mesh_axes,
      "shift_axis" = %shift_axis,
      "offset" = %offset,
      "rotate" = %rotate
    } {
      varve.optional = ["rotate"],
      varve.defaults = {
        mesh_axes = array<i16>}
    }
  }
}
