irdl.dialect @iree_tensor_ext attributes {
  varve.set = "iree",
  varve.depends = ["arith"],
  varve.llvm = "24"
} {
  "varve.enum"() {
    cases = [["readonly", 0 : i32], ["readwrite", 1 : i32], ["writeonly", 2 : i32]],
    storage = i32,
    sym_name = "TensorAccess"
  } : () -> ()
  irdl.type @"!dispatch.tensor" attributes {
    varve.format = "`<` $access `` `:` `` $type `>`"
  } {
    %access = irdl.any {varve.rule = "enum<@TensorAccess>"}
    %type = irdl.any {varve.rule = "type"}
    irdl.parameters(
      access: %access,
      type: %type)
  }
  irdl.attribute @"#ragged_shape" attributes {
    varve.format = "`<` $raggedRow `>`",
    varve.traits = ["SparseShapeAttrInterface", "MemRefLayoutAttrInterface"]
  } {
    %raggedRow = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      raggedRow: %raggedRow)
  }
  irdl.attribute @"#sparse_iteration_dims" attributes {
    varve.format = "`<` `[` $sparseIterationDims `]` `>`"
  } {
    %sparseIterationDims = irdl.any {varve.rule = "array<i64>"}
    irdl.parameters(
      sparseIterationDims: %sparseIterationDims) {
      varve.defaults = {
        sparseIterationDims = []}
    }
  }
  irdl.operation @bitcast attributes {
    varve.format = "$source `:` type($source) (`{` $source_dims^ `}`)? `->` type($result) (`{` $result_dims^ `}`)? attr-dict-with-keyword",
    varve.traits = ["Util_HoistableOpInterface", "Util_TiedOpInterface", "Util_ShapeAwareOp", "Pure"],
    varve.let = [
      "type($source_dims) = index",
      "type($result_dims) = index"]
  } {
    %source = irdl.any {varve.rule = "AnyRankedTensor"}
    %source_dims = irdl.any {varve.rule = "Index"}
    %result_dims = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      source: %source,
      source_dims: variadic %source_dims,
      result_dims: variadic %result_dims) {
      varve.segments
    }
    irdl.results(
      result: %result)
  }
  irdl.operation @cast_to_ragged_shape attributes {
    varve.format = "$source `ragged_dim` `(` $raggedDim `)` `column_lengths` `(` $columnLengths `)` (`num_ragged_rows` `(` $numRaggedRows^ `)`)? attr-dict `:` `(` type($source) (`{` $sourceDynamicDims^ `}`)? `,` type($columnLengths) `)` `->` type($result)",
    varve.traits = ["IREETensorExt_SparseCastOpInterface", "Pure"],
    varve.let = [
      "type($numRaggedRows) = index",
      "type($sourceDynamicDims) = index"]
  } {
    %source = irdl.any {varve.rule = "AnyOf<AnyRankedTensor, AnyMemRef>"}
    %columnLengths = irdl.any {varve.rule = "AnyOf<AnyRankedTensor, AnyMemRef>"}
    %numRaggedRows = irdl.any {varve.rule = "Index"}
    %sourceDynamicDims = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyOf<AnyRankedTensor, AnyMemRef>"}
    %raggedDim = irdl.any {varve.rule = "IndexAttr"}
    irdl.operands(
      source: %source,
      columnLengths: %columnLengths,
      numRaggedRows: optional %numRaggedRows,
      sourceDynamicDims: variadic %sourceDynamicDims) {
      varve.segments
    }
    irdl.results(
      result: %result)
    irdl.attributes {
      "raggedDim" = %raggedDim
    }
  }
  irdl.operation @compute_barrier.end attributes {
    varve.format = "$value `:` type($value) (`{` $value_dims^ `}`)? `->` type($result) attr-dict-with-keyword",
    varve.traits = ["Util_ShapeAwareOp", "Pure"],
    varve.let = [
      "type($value_dims) = index"]
  } {
    %value = irdl.any {varve.rule = "AnyRankedTensor"}
    %value_dims = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      value: %value,
      value_dims: variadic %value_dims)
    irdl.results(
      result: %result)
  }
  irdl.operation @compute_barrier.start attributes {
    varve.format = "$value `:` type($value) (`{` $value_dims^ `}`)? `->` type($result) attr-dict-with-keyword",
    varve.traits = ["Util_ShapeAwareOp", "Pure"],
    varve.let = [
      "type($value_dims) = index"]
  } {
    %value = irdl.any {varve.rule = "AnyRankedTensor"}
    %value_dims = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      value: %value,
      value_dims: variadic %value_dims)
    irdl.results(
      result: %result)
  }
  irdl.operation @dispatch.tensor.load attributes {
    varve.format = "$source `,` `offsets` `=` custom<DynamicIndexList>( $offsets, $static_offsets) `,` `sizes` `=` custom<DynamicIndexList>( $sizes, $static_sizes) `,` `strides` `=` custom<DynamicIndexList>( $strides, $static_strides) attr-dict `:` type($source) (`{` $source_dims^ `}`)? `->` type($result)",
    varve.traits = ["OffsetSizeAndStrideOpInterface", "ReifyRankedShapedTypeOpInterface", "Util_TiedOpInterface", "Util_ShapeAwareOp", "Pure"],
    varve.let = [
      "type($source_dims) = index",
      "type($offsets) = index",
      "type($sizes) = index",
      "type($strides) = index"]
  } {
    %source = irdl.any
    %source_dims = irdl.any {varve.rule = "Index"}
    %offsets = irdl.any {varve.rule = "Index"}
    %sizes = irdl.any {varve.rule = "Index"}
    %strides = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    %static_offsets = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %static_sizes = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %static_strides = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      source: %source,
      source_dims: variadic %source_dims,
      offsets: variadic %offsets,
      sizes: variadic %sizes,
      strides: variadic %strides) {
      varve.segments
    }
    irdl.results(
      result: %result)
    irdl.attributes {
      "static_offsets" = %static_offsets,
      "static_sizes" = %static_sizes,
      "static_strides" = %static_strides
    }
  }
  irdl.operation @dispatch.tensor.store attributes {
    varve.format = "$value `,` $target `,` `offsets` `=` custom<DynamicIndexList>( $offsets, $static_offsets) `,` `sizes` `=` custom<DynamicIndexList>( $sizes, $static_sizes) `,` `strides` `=` custom<DynamicIndexList>( $strides, $static_strides) attr-dict `:` type($value) `->` type($target) (`{` $target_dims^ `}`)?",
    varve.traits = ["OffsetSizeAndStrideOpInterface", "Util_ShapeAwareOp"],
    varve.let = [
      "type($target_dims) = index",
      "type($offsets) = index",
      "type($sizes) = index",
      "type($strides) = index"]
  } {
    %value = irdl.any {varve.rule = "AnyRankedTensor"}
    %target = irdl.any
    %target_dims = irdl.any {varve.rule = "Index"}
    %offsets = irdl.any {varve.rule = "Index"}
    %sizes = irdl.any {varve.rule = "Index"}
    %strides = irdl.any {varve.rule = "Index"}
    %static_offsets = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %static_sizes = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %static_strides = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      value: %value,
      target: %target,
      target_dims: variadic %target_dims,
      offsets: variadic %offsets,
      sizes: variadic %sizes,
      strides: variadic %strides) {
      varve.segments
    }
    irdl.attributes {
      "static_offsets" = %static_offsets,
      "static_sizes" = %static_sizes,
      "static_strides" = %static_strides
    }
  }
  irdl.operation @dispatch.workgroup_count_from_slice attributes {
    varve.format = "attr-dict `(` $operands `)`",
    varve.traits = ["Pure"],
    varve.let = [
      "type($operands) = index",
      "type($x) = index",
      "type($y) = index",
      "type($z) = index"]
  } {
    %operands = irdl.any {varve.rule = "Index"}
    %x = irdl.any {varve.rule = "Index"}
    %y = irdl.any {varve.rule = "Index"}
    %z = irdl.any {varve.rule = "Index"}
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      x: %x,
      y: %y,
      z: %z)
  }
  irdl.operation @dispatch.workgroup_count_split_reduction_modifier attributes {
    varve.format = "attr-dict `workgroups` `(` $workgroup_x `,` $workgroup_y `,` $workgroup_z `)` `workload` `(` $workload `)`",
    varve.traits = ["Pure"],
    varve.let = [
      "type($workgroup_x) = index",
      "type($workgroup_y) = index",
      "type($workgroup_z) = index",
      "type($workload) = index",
      "type($result_x) = index",
      "type($result_y) = index",
      "type($result_z) = index"]
  } {
    %workgroup_x = irdl.any {varve.rule = "Index"}
    %workgroup_y = irdl.any {varve.rule = "Index"}
    %workgroup_z = irdl.any {varve.rule = "Index"}
    %workload = irdl.any {varve.rule = "Index"}
    %result_x = irdl.any {varve.rule = "Index"}
    %result_y = irdl.any {varve.rule = "Index"}
    %result_z = irdl.any {varve.rule = "Index"}
    irdl.operands(
      workgroup_x: %workgroup_x,
      workgroup_y: %workgroup_y,
      workgroup_z: %workgroup_z,
      workload: variadic %workload)
    irdl.results(
      result_x: %result_x,
      result_y: %result_y,
      result_z: %result_z)
  }
  irdl.operation @dispatch.workload.ordinal attributes {
    varve.format = "attr-dict $operand `,` $ordinal `:` type($operand)",
    varve.traits = ["InferIntDivisibilityOpInterface", "InferIntRangeInterface", "Pure"],
    varve.let = [
      "type($operand) = index",
      "type($result) = index"]
  } {
    %operand = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "Index"}
    %ordinal = irdl.any {varve.rule = "IndexAttr"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "ordinal" = %ordinal
    }
  }
  irdl.operation @linearize_ragged_dims attributes {
    varve.format = "$source attr-dict `:` type($source) `->` type($result)(`{` $resultDynamicDims^ `}`)?",
    varve.traits = ["ReifyRankedShapedTypeOpInterface", "Pure"],
    varve.let = [
      "type($resultDynamicDims) = index"]
  } {
    %source = irdl.any {varve.rule = "AnyOf<AnyRankedTensor, AnyMemRef>"}
    %resultDynamicDims = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyOf<AnyRankedTensor, AnyMemRef>"}
    irdl.operands(
      source: %source,
      resultDynamicDims: variadic %resultDynamicDims)
    irdl.results(
      result: %result)
  }
}
