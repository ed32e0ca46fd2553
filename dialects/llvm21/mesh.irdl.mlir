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
  irdl.type @"!sharding" attributes {
    varve.format = ""
  } {
  }
  irdl.attribute @"#axisarray" attributes {
    varve.format = "`[` $axes `]`"
  } {
    %axes = irdl.any {varve.rule = "array<DenseI16ArrayAttr>"}
    irdl.parameters(
      axes: %axes)
  }
  irdl.attribute @"#partial" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@ReductionKind>"}
    irdl.parameters(
      value: %value)
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
    %input = irdl.any {varve.rule = "AnyOf<AnyMemRef, AnyRankedTensor>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyMemRef, AnyRankedTensor>"}
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
        reduction = #shard<partial sum>}
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
  irdl.operation @get_sharding attributes {
    varve.format = "$source attr-dict `:` type($source) `->` type($result)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = !mesh.sharding"]
  } {
    %source = irdl.any {varve.rule = "AnyRankedTensor"}
    %result = irdl.base "!mesh.sharding"
    irdl.operands(
      source: %source)
    irdl.results(
      result: %result)
  }
  irdl.operation @mesh attributes {
    varve.format = "$sym_name `(` `shape` `=` custom<DimensionList>($shape) `)` attr-dict",
    varve.traits = ["Symbol", "Pure"]
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
  irdl.operation @neighbors_linear_indices attributes {
    varve.format = "`on` $mesh `[` $device `]` `split_axes` `=` $split_axes attr-dict `:` type(results)",
    varve.traits = ["Pure", "SymbolUserOpInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($device) = index",
      "type($neighbor_down) = index",
      "type($neighbor_up) = index"],
    varve.names = "down_linear_idx, up_linear_idx"
  } {
    %device = irdl.any {varve.rule = "Index"}
    %neighbor_down = irdl.any {varve.rule = "Index"}
    %neighbor_up = irdl.any {varve.rule = "Index"}
    %mesh = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %split_axes = irdl.any {varve.rule = "DenseI16ArrayAttr"}
    irdl.operands(
      device: variadic %device)
    irdl.results(
      neighbor_down: %neighbor_down,
      neighbor_up: %neighbor_up)
    irdl.attributes {
      "mesh" = %mesh,
      "split_axes" = %split_axes
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
        reduction = #shard<partial sum>}
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
        reduction = #shard<partial sum>}
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
    varve.format = "$src `to` $sharding (`annotate_for_users` $annotate_for_users^)? attr-dict `:` type($result)",
    varve.traits = ["Pure", "AllTypesMatch<result,src>", "OpAsmOpInterface"],
    varve.let = [
      "type($src) = type($result)",
      "type($sharding) = !mesh.sharding"],
    varve.names = "sharding_annotated"
  } {
    %src = irdl.any {varve.rule = "AnyRankedTensor"}
    %sharding = irdl.base "!mesh.sharding"
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    %annotate_for_users = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      src: %src,
      sharding: %sharding)
    irdl.results(
      result: %result)
    irdl.attributes {
      "annotate_for_users" = %annotate_for_users
    } {
      varve.optional = ["annotate_for_users"]
    }
  }
  irdl.operation @shard_shape attributes {
    varve.format = "`dims` `=` custom<DynamicIndexList>($dims_dynamic, $dims) `sharding` `=` $sharding `device` `=` custom<DynamicIndexList>($device_dynamic, $device) attr-dict `:` type(results)",
    varve.traits = ["Pure", "OpAsmOpInterface"],
    varve.let = [
      "type($dims_dynamic) = index",
      "type($sharding) = !mesh.sharding",
      "type($device_dynamic) = index",
      "type($result) = index"],
    varve.names = "shard_shape"
  } {
    %dims_dynamic = irdl.any {varve.rule = "Index"}
    %sharding = irdl.base "!mesh.sharding"
    %device_dynamic = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "Index"}
    %dims = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %device = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      dims_dynamic: variadic %dims_dynamic,
      sharding: %sharding,
      device_dynamic: variadic %device_dynamic) {
      varve.segments
    }
    irdl.results(
      result: variadic %result)
    irdl.attributes {
      "dims" = %dims,
      "device" = %device
    }
  }
  irdl.operation @sharding attributes {
    varve.format = "$mesh `split_axes` `=` $split_axes (`halo_sizes` `=` custom<DynamicIndexList>($dynamic_halo_sizes, $static_halo_sizes)^)? (`sharded_dims_offsets` `=` custom<DynamicIndexList>($dynamic_sharded_dims_offsets, $static_sharded_dims_offsets)^)? attr-dict `:` type($result)",
    varve.traits = ["Pure", "SymbolUserOpInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($dynamic_sharded_dims_offsets) = i64",
      "type($dynamic_halo_sizes) = i64",
      "type($result) = !mesh.sharding"],
    varve.names = "sharding"
  } {
    %dynamic_sharded_dims_offsets = irdl.any {varve.rule = "I64"}
    %dynamic_halo_sizes = irdl.any {varve.rule = "I64"}
    %result = irdl.base "!mesh.sharding"
    %mesh = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %split_axes = irdl.base "#mesh.axisarray"
    %static_sharded_dims_offsets = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %static_halo_sizes = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      dynamic_sharded_dims_offsets: variadic %dynamic_sharded_dims_offsets,
      dynamic_halo_sizes: variadic %dynamic_halo_sizes) {
      varve.segments
    }
    irdl.results(
      result: %result)
    irdl.attributes {
      "mesh" = %mesh,
      "split_axes" = %split_axes,
      "static_sharded_dims_offsets" = %static_sharded_dims_offsets,
      "static_halo_sizes" = %static_halo_sizes
    } {
      varve.defaults = {
        static_sharded_dims_offsets = array<i64>,
        static_halo_sizes = array<i64>}
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
  irdl.operation @update_halo attributes {
    varve.format = "$destination `on` $mesh `split_axes` `=` $split_axes (`halo_sizes` `=` custom<DynamicIndexList>($halo_sizes, $static_halo_sizes)^)? attr-dict `:` type($result)",
    varve.traits = ["Pure", "DestinationStyleOpInterface", "TypesMatchWith<result,destination>", "SymbolUserOpInterface"],
    varve.let = [
      "type($destination) = type($result)",
      "type($halo_sizes) = i64"]
  } {
    %destination = irdl.any {varve.rule = "AnyOf<AnyNon0RankedMemRef, AnyNon0RankedTensor>"}
    %halo_sizes = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "AnyOf<AnyNon0RankedMemRef, AnyNon0RankedTensor>"}
    %mesh = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %split_axes = irdl.base "#mesh.axisarray"
    %static_halo_sizes = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      destination: %destination,
      halo_sizes: variadic %halo_sizes)
    irdl.results(
      result: %result)
    irdl.attributes {
      "mesh" = %mesh,
      "split_axes" = %split_axes,
      "static_halo_sizes" = %static_halo_sizes
    } {
      varve.defaults = {
        static_halo_sizes = array<i64>}
    }
  }
}
