irdl.dialect @stablehlo attributes {
  varve.set = "stablehlo",
  varve.artifact = {bytecode = [["0.9.0", 0], ["0.10.0", 1], ["0.12.0", 3], ["0.14.0", 4], ["0.15.0", 6]], dialect = "vhlo", matched = "1.17.0", newest = "1.20.0", producer = "StableHLO_v"},
  varve.llvm = "23",
  varve.printer = "code",
  varve.properties = "llvm19",
  varve.version = "varint $major, varint $minor, varint $patch"
} {
  "varve.enum"() {
    sym_name = "ComparisonDirection",
    storage = i32,
    cases = [
      ["EQ", 0 : i32],
      ["NE", 1 : i32],
      ["GE", 2 : i32],
      ["GT", 3 : i32],
      ["LE", 4 : i32],
      ["LT", 5 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ComparisonType",
    storage = i32,
    cases = [
      ["NOTYPE", 0 : i32],
      ["FLOAT", 1 : i32],
      ["TOTALORDER", 2 : i32],
      ["SIGNED", 3 : i32],
      ["UNSIGNED", 4 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "CustomCallApiVersion",
    storage = i32,
    cases = [
      ["API_VERSION_UNSPECIFIED", 0 : i32],
      ["API_VERSION_ORIGINAL", 1 : i32],
      ["API_VERSION_STATUS_RETURNING", 2 : i32],
      ["API_VERSION_STATUS_RETURNING_UNIFIED", 3 : i32],
      ["API_VERSION_TYPED_FFI", 4 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "FftType",
    storage = i32,
    cases = [
      ["FFT", 0 : i32],
      ["IFFT", 1 : i32],
      ["RFFT", 2 : i32],
      ["IRFFT", 3 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "Precision",
    storage = i32,
    cases = [
      ["DEFAULT", 0 : i32],
      ["HIGH", 1 : i32],
      ["HIGHEST", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ResultAccuracyMode",
    storage = i32,
    cases = [
      ["DEFAULT", 0 : i32],
      ["HIGHEST", 1 : i32],
      ["TOLERANCE", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "RngAlgorithm",
    storage = i32,
    cases = [
      ["DEFAULT", 0 : i32],
      ["THREE_FRY", 1 : i32],
      ["PHILOX", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "RngDistribution",
    storage = i32,
    cases = [
      ["UNIFORM", 1 : i32],
      ["NORMAL", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "Transpose",
    storage = i32,
    cases = [
      ["TRANSPOSE_INVALID", 0 : i32],
      ["NO_TRANSPOSE", 1 : i32],
      ["TRANSPOSE", 2 : i32],
      ["ADJOINT", 3 : i32]
    ]
  } : () -> ()
  "varve.directive"() {
    format = "one( type($r) let(type($a) = over(type($r), e: elem(e)); type($b) = type($a)) | functional-type($a $b, $r) )",
    sym_name = "ComplexOpType",
    takes = ["type $a", "type $b", "type $r"]
  } : () -> ()
  "varve.directive"() {
    format = "one( inside($d) when(all(i in indices(flatten([[$d.inputBatchDimension, $d.inputFeatureDimension], $d.inputSpatialDimensions])): count(x in flatten([[$d.inputBatchDimension, $d.inputFeatureDimension], $d.inputSpatialDimensions]): x = i) = 1) and all(i in indices(flatten([[$d.kernelInputFeatureDimension, $d.kernelOutputFeatureDimension], $d.kernelSpatialDimensions])): count(x in flatten([[$d.kernelInputFeatureDimension, $d.kernelOutputFeatureDimension], $d.kernelSpatialDimensions]): x = i) = 1) and all(i in indices(flatten([[$d.outputBatchDimension, $d.outputFeatureDimension], $d.outputSpatialDimensions])): count(x in flatten([[$d.outputBatchDimension, $d.outputFeatureDimension], $d.outputSpatialDimensions]): x = i) = 1)) )",
    sym_name = "ConvolutionDimensions",
    takes = ["$d"]
  } : () -> ()
  "varve.directive"() {
    format = "symbol($target)",
    sym_name = "CustomCallTarget",
    takes = ["$target"]
  } : () -> ()
  "varve.directive"() {
    format = "one( let($d.lhsBatchingDimensions = []; $d.rhsBatchingDimensions = []) | `batching_dims` `=` list($d.lhsBatchingDimensions) `x` list($d.rhsBatchingDimensions) `` `,` ) `contracting_dims` `=` list($d.lhsContractingDimensions) `x` list($d.rhsContractingDimensions)",
    sym_name = "DotDimensionNumbers",
    takes = ["$d"]
  } : () -> ()
  "varve.directive"() {
    format = "word(`e` $e `m` $m)",
    sym_name = "ExponentMantissa",
    takes = ["$e", "$m"]
  } : () -> ()
  "varve.directive"() {
    format = "one( type($xs) let(types($rs) = types($xs)) | functional-type($xs, $rs) )",
    sym_name = "PairwiseOpType",
    takes = ["type $xs", "type $rs"]
  } : () -> ()
  "varve.directive"() {
    format = "one( | `,` `precision` `=` ` ` `[` each($p by `,`: $p.value) `]` )",
    sym_name = "PrecisionConfig",
    takes = ["$p"]
  } : () -> ()
  "varve.directive"() {
    format = "one( | `,` one( `precision` `=` ` ` `[` each($p by `,`: $p.value) `]` one( | `,` `algorithm` `=` $a ) | `algorithm` `=` $a ) )",
    sym_name = "PrecisionConfigAndAlgorithm",
    takes = ["$p", "$a"]
  } : () -> ()
  "varve.directive"() {
    format = "one( type($r) let(type($xs) = type($r)) | functional-type($xs, $r) )",
    sym_name = "SameOperandsAndResultType",
    takes = ["type $xs...", "type $r"]
  } : () -> ()
  "varve.directive"() {
    format = "one( type($p) `,` type($r) let(type($a) = type($r); type($b) = type($r)) | functional-type($p $a $b, $r) )",
    sym_name = "SelectOpType",
    takes = ["type $p", "type $a", "type $b", "type $r"]
  } : () -> ()
  "varve.directive"() {
    format = "` ` `[` each($start $limit $stride by `,`: $start `` `:` `` $limit one( let($stride = 1) | `` `:` `` $stride )) `]`",
    sym_name = "SliceRanges",
    takes = ["$start", "$limit", "$stride"]
  } : () -> ()
  "varve.directive"() {
    format = "one( type($r) let(types($xs) = elements(type($r))) | functional-type($xs, $r) )",
    sym_name = "TupleOpType",
    takes = ["type $xs", "type $r"]
  } : () -> ()
  "varve.directive"() {
    format = "each($xs by `,`: $xs) `` `,`",
    sym_name = "VariadicOperandWithAttribute",
    takes = ["$xs"]
  } : () -> ()
  "varve.directive"() {
    format = "one( type($r) let(type($xs) = type($r)) | functional-type($xs, $r) )",
    sym_name = "VariadicSameOperandsAndResultType",
    takes = ["ref $values", "type $xs", "type $r"]
  } : () -> ()
  "varve.directive"() {
    format = "oilist(by `,`: `stride` `=` list($stride) | `pad` `=` dense($pad, tensor<?x2xi64>) | `lhs_dilate` `=` list($lhs) | `rhs_dilate` `=` list($rhs) | `reverse` `=` list($reverse))",
    sym_name = "WindowAttributes",
    takes = ["$stride", "$pad", "$lhs", "$rhs", "$reverse"]
  } : () -> ()
  "varve.rule"() {
    require = [["use compatible_elements($a, $b)"], ["use compatible_elements($a, $r)"]],
    sym_name = "compatible_binary",
    takes = ["$a", "$b", "$r"]
  } : () -> ()
  "varve.rule"() {
    require = [["elem(type($a)) = elem(type($b)) or isa(elem(type($a)), 'AnyQuantizedType') or isa(elem(type($b)), 'AnyQuantizedType')", "requires compatible element types for all operands and results"]],
    sym_name = "compatible_elements",
    takes = ["$a", "$b"]
  } : () -> ()
  "varve.rule"() {
    require = [["count($actual) = count($expected)", "expected the rank {count($expected)}, but got {count($actual)}"], ["each size at i in $actual", ["size = $expected[i]", "expected the size {$expected[i]} of dimension {i}, but got {size}"]]],
    sym_name = "compatible_sizes",
    takes = ["$actual", "$expected"]
  } : () -> ()
  "varve.rule"() {
    require = [["isa(elem($actual), 'AnyQuantizedType') or isa(elem($expected), 'AnyQuantizedType') or elem($actual) = elem($expected)", "inferred the element type {elem($expected)}, but got {elem($actual)}"], ["use compatible_sizes(sizes($actual), sizes($expected))"]],
    sym_name = "compatible_types",
    takes = ["$actual", "$expected"]
  } : () -> ()
  irdl.type @"!future" attributes {
    varve.format = "`<` $types `>`",
    varve.codes = [[1, "list<type> $types"]]
  } {
    %types = irdl.any {varve.rule = "array<type>"}
    irdl.parameters(
      types: %types)
  }
  irdl.type @"!token" attributes {
    varve.codes = [[0, ""]]
  } {
  }
  irdl.attribute @"#axis_ref" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.codes = [[20, "string $name, optional<attribute> $sub_axis_info"]]
  } {
    %name = irdl.any {varve.rule = "string"}
    %sub_axis_info = irdl.base "#stablehlo.sub_axis_info"
    irdl.parameters(
      name: %name,
      sub_axis_info: %sub_axis_info) {
      varve.optional = ["sub_axis_info"]
    }
  }
  irdl.attribute @"#bounds" attributes {
    varve.codes = [[13, "list<svarint> $bounds"]],
    varve.format = "`<` each($bounds by `,`: one( `?` let($bounds = -9223372036854775808) | $bounds )) `>`"
  } {
    %bounds = irdl.any {varve.rule = "array<i64>"}
    irdl.parameters(
      bounds: %bounds)
  }
  irdl.attribute @"#channel_handle" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.codes = [[1, "svarint $handle, svarint $type"]]
  } {
    %handle = irdl.any {varve.rule = "i64"}
    %type = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      handle: %handle,
      type: %type)
  }
  irdl.attribute @"#comparison_direction" attributes {
    varve.format = "$value",
    varve.codes = [[2, "varint $value"]]
  } {
    %value = irdl.any {varve.rule = "enum<@ComparisonDirection>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#comparison_type" attributes {
    varve.format = "$value",
    varve.codes = [[3, "varint $value"]]
  } {
    %value = irdl.any {varve.rule = "enum<@ComparisonType>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#conv" attributes {
    varve.codes = [[4, "svarint $inputBatchDimension, svarint $inputFeatureDimension, list<svarint> $inputSpatialDimensions, svarint $kernelInputFeatureDimension, svarint $kernelOutputFeatureDimension, list<svarint> $kernelSpatialDimensions, svarint $outputBatchDimension, svarint $outputFeatureDimension, list<svarint> $outputSpatialDimensions"]],
    varve.format = ["`<` one( places($inputSpatialDimensions, `b` $inputBatchDimension, `f` $inputFeatureDimension) `` `x` `` places($kernelSpatialDimensions, `i` $kernelInputFeatureDimension, `o` $kernelOutputFeatureDimension)", "`` `->` `` places($outputSpatialDimensions, `b` $outputBatchDimension, `f` $outputFeatureDimension)", "| `raw` struct(input_batch_dimension = $inputBatchDimension, input_feature_dimension = $inputFeatureDimension, input_spatial_dimensions = list($inputSpatialDimensions),", "kernel_input_feature_dimension = $kernelInputFeatureDimension, kernel_output_feature_dimension = $kernelOutputFeatureDimension, kernel_spatial_dimensions = list($kernelSpatialDimensions),", "output_batch_dimension = $outputBatchDimension, output_feature_dimension = $outputFeatureDimension, output_spatial_dimensions = list($outputSpatialDimensions)) ) `>`"]
  } {
    %inputBatchDimension = irdl.any {varve.rule = "i64"}
    %inputFeatureDimension = irdl.any {varve.rule = "i64"}
    %inputSpatialDimensions = irdl.any {varve.rule = "array<i64>"}
    %kernelInputFeatureDimension = irdl.any {varve.rule = "i64"}
    %kernelOutputFeatureDimension = irdl.any {varve.rule = "i64"}
    %kernelSpatialDimensions = irdl.any {varve.rule = "array<i64>"}
    %outputBatchDimension = irdl.any {varve.rule = "i64"}
    %outputFeatureDimension = irdl.any {varve.rule = "i64"}
    %outputSpatialDimensions = irdl.any {varve.rule = "array<i64>"}
    irdl.parameters(
      inputBatchDimension: %inputBatchDimension,
      inputFeatureDimension: %inputFeatureDimension,
      inputSpatialDimensions: %inputSpatialDimensions,
      kernelInputFeatureDimension: %kernelInputFeatureDimension,
      kernelOutputFeatureDimension: %kernelOutputFeatureDimension,
      kernelSpatialDimensions: %kernelSpatialDimensions,
      outputBatchDimension: %outputBatchDimension,
      outputFeatureDimension: %outputFeatureDimension,
      outputSpatialDimensions: %outputSpatialDimensions) {
      varve.defaults = {
        inputBatchDimension = 0 : i64,
        inputFeatureDimension = 0 : i64,
        inputSpatialDimensions = [],
        kernelInputFeatureDimension = 0 : i64,
        kernelOutputFeatureDimension = 0 : i64,
        kernelSpatialDimensions = [],
        outputBatchDimension = 0 : i64,
        outputFeatureDimension = 0 : i64,
        outputSpatialDimensions = []}
    }
  }
  irdl.attribute @"#dot" attributes {
    varve.codes = [[5, "list<svarint> $lhsBatchingDimensions, list<svarint> $rhsBatchingDimensions, list<svarint> $lhsContractingDimensions, list<svarint> $rhsContractingDimensions"]],
    varve.format = ["`<` struct(lhs_batching_dimensions = list($lhsBatchingDimensions), rhs_batching_dimensions = list($rhsBatchingDimensions),", "lhs_contracting_dimensions = list($lhsContractingDimensions), rhs_contracting_dimensions = list($rhsContractingDimensions)) `>`"]
  } {
    %lhsBatchingDimensions = irdl.any {varve.rule = "array<i64>"}
    %rhsBatchingDimensions = irdl.any {varve.rule = "array<i64>"}
    %lhsContractingDimensions = irdl.any {varve.rule = "array<i64>"}
    %rhsContractingDimensions = irdl.any {varve.rule = "array<i64>"}
    irdl.parameters(
      lhsBatchingDimensions: %lhsBatchingDimensions,
      rhsBatchingDimensions: %rhsBatchingDimensions,
      lhsContractingDimensions: %lhsContractingDimensions,
      rhsContractingDimensions: %rhsContractingDimensions) {
      varve.defaults = {
        lhsBatchingDimensions = [],
        rhsBatchingDimensions = [],
        lhsContractingDimensions = [],
        rhsContractingDimensions = []}
    }
  }
  irdl.attribute @"#dot_algorithm" attributes {
    varve.format = "`<` `lhs_precision_type` `=` $lhsPrecisionType `,` `rhs_precision_type` `=` $rhsPrecisionType `,` `accumulation_type` `=` $accumulationType `,` `lhs_component_count` `=` $lhsComponentCount `,` `rhs_component_count` `=` $rhsComponentCount `,` `num_primitive_operations` `=` $numPrimitiveOperations `,` `allow_imprecise_accumulation` `=` $allowImpreciseAccumulation `>`",
    varve.codes = [[15, "type $lhsPrecisionType, type $rhsPrecisionType, type $accumulationType, svarint $lhsComponentCount, svarint $rhsComponentCount, svarint $numPrimitiveOperations, bool $allowImpreciseAccumulation"]]
  } {
    %lhsPrecisionType = irdl.any {varve.rule = "type"}
    %rhsPrecisionType = irdl.any {varve.rule = "type"}
    %accumulationType = irdl.any {varve.rule = "type"}
    %lhsComponentCount = irdl.any {varve.rule = "i64"}
    %rhsComponentCount = irdl.any {varve.rule = "i64"}
    %numPrimitiveOperations = irdl.any {varve.rule = "i64"}
    %allowImpreciseAccumulation = irdl.any {varve.rule = "bool"}
    irdl.parameters(
      lhsPrecisionType: %lhsPrecisionType,
      rhsPrecisionType: %rhsPrecisionType,
      accumulationType: %accumulationType,
      lhsComponentCount: %lhsComponentCount,
      rhsComponentCount: %rhsComponentCount,
      numPrimitiveOperations: %numPrimitiveOperations,
      allowImpreciseAccumulation: %allowImpreciseAccumulation)
  }
  irdl.attribute @"#fft_type" attributes {
    varve.format = "$value",
    varve.codes = [[6, "varint $value"]]
  } {
    %value = irdl.any {varve.rule = "enum<@FftType>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#gather" attributes {
    varve.codes = [[7, "list<svarint> $offsetDims, list<svarint> $collapsedSliceDims, list<svarint> $operandBatchingDims, list<svarint> $startIndicesBatchingDims, list<svarint> $startIndexMap, svarint $indexVectorDim"], [7, "list<svarint> $offsetDims, list<svarint> $collapsedSliceDims, list<svarint> $startIndexMap, svarint $indexVectorDim"]],
    varve.format = ["`<` struct(offset_dims = list($offsetDims), collapsed_slice_dims = list($collapsedSliceDims), operand_batching_dims = list($operandBatchingDims),", "start_indices_batching_dims = list($startIndicesBatchingDims), start_index_map = list($startIndexMap), index_vector_dim = $indexVectorDim) `>`"]
  } {
    %offsetDims = irdl.any {varve.rule = "array<i64>"}
    %collapsedSliceDims = irdl.any {varve.rule = "array<i64>"}
    %operandBatchingDims = irdl.any {varve.rule = "array<i64>"}
    %startIndicesBatchingDims = irdl.any {varve.rule = "array<i64>"}
    %startIndexMap = irdl.any {varve.rule = "array<i64>"}
    %indexVectorDim = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      offsetDims: %offsetDims,
      collapsedSliceDims: %collapsedSliceDims,
      operandBatchingDims: %operandBatchingDims,
      startIndicesBatchingDims: %startIndicesBatchingDims,
      startIndexMap: %startIndexMap,
      indexVectorDim: %indexVectorDim) {
      varve.defaults = {
        offsetDims = [],
        collapsedSliceDims = [],
        operandBatchingDims = [],
        startIndicesBatchingDims = [],
        startIndexMap = [],
        indexVectorDim = 0 : i64}
    }
  }
  irdl.attribute @"#mesh" attributes {
    varve.format = "`<` `axes` `` `=` `` `[` $axes `]` (`,` `device_ids` `` `=` `` $device_ids^)? `>`",
    varve.codes = [[22, "attribute $axes, optional<attribute> $device_ids"]]
  } {
    %axes = irdl.any {varve.rule = "array<#stablehlo.mesh_axis>"}
    %device_ids = irdl.any {varve.rule = "AnyIntElementsAttr"}
    irdl.parameters(
      axes: %axes,
      device_ids: %device_ids) {
      varve.optional = ["device_ids"]
    }
  }
  irdl.attribute @"#mesh_axis" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.codes = [[21, "string $name, svarint $size"]]
  } {
    %name = irdl.any {varve.rule = "string"}
    %size = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      name: %name,
      size: %size)
  }
  irdl.attribute @"#output_operand_alias" attributes {
    varve.format = "`<` `output_tuple_indices` `=` `[` each($outputTupleIndices by `,`: one(`?` let($outputTupleIndices = -9223372036854775808) | $outputTupleIndices)) `]` `,` `operand_index` `=` $operandIndex `,` `operand_tuple_indices` `=` `[` each($operandTupleIndices by `,`: one(`?` let($operandTupleIndices = -9223372036854775808) | $operandTupleIndices)) `]` `>`",
    varve.codes = [[14, "list<svarint> $outputTupleIndices, svarint $operandIndex, list<svarint> $operandTupleIndices"]]
  } {
    %outputTupleIndices = irdl.any {varve.rule = "array<i64>"}
    %operandIndex = irdl.any {varve.rule = "i64"}
    %operandTupleIndices = irdl.any {varve.rule = "array<i64>"}
    irdl.parameters(
      outputTupleIndices: %outputTupleIndices,
      operandIndex: %operandIndex,
      operandTupleIndices: %operandTupleIndices)
  }
  irdl.attribute @"#precision" attributes {
    varve.format = "$value",
    varve.codes = [[8, "varint $value"]]
  } {
    %value = irdl.any {varve.rule = "enum<@Precision>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#replica_group_mesh_axes" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.traits = ["SymbolUserAttrInterface"],
    varve.codes = [[18, "attribute $mesh, list<attribute> $axes"]]
  } {
    %mesh = irdl.any {varve.rule = "attribute"}
    %axes = irdl.any {varve.rule = "ArrayAttr"}
    irdl.parameters(
      mesh: %mesh,
      axes: %axes)
  }
  irdl.attribute @"#result_accuracy" attributes {
    varve.codes = [[17, "f64 $atol, f64 $rtol, svarint $ulps, attribute $mode"]],
    varve.format = "`<` struct(atol = $atol, rtol = $rtol, ulps = $ulps, mode = qualified($mode)) `>`"
  } {
    %atol = irdl.any {varve.rule = "f64"}
    %rtol = irdl.any {varve.rule = "f64"}
    %ulps = irdl.any {varve.rule = "i64"}
    %mode = irdl.base "#stablehlo.result_accuracy_mode"
    irdl.parameters(
      atol: %atol,
      rtol: %rtol,
      ulps: %ulps,
      mode: %mode) {
      varve.defaults = {
        atol = 0.000000e+00 : f64,
        rtol = 0.000000e+00 : f64,
        ulps = 0 : i64}
    }
  }
  irdl.attribute @"#result_accuracy_mode" attributes {
    varve.format = "`<` $value `>`",
    varve.codes = [[16, "varint $value"]]
  } {
    %value = irdl.any {varve.rule = "enum<@ResultAccuracyMode>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#rng_algorithm" attributes {
    varve.format = "$value",
    varve.codes = [[9, "varint $value"]]
  } {
    %value = irdl.any {varve.rule = "enum<@RngAlgorithm>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#rng_distribution" attributes {
    varve.format = "$value",
    varve.codes = [[10, "varint $value"]]
  } {
    %value = irdl.any {varve.rule = "enum<@RngDistribution>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#scatter" attributes {
    varve.codes = [[11, "list<svarint> $updateWindowDims, list<svarint> $insertedWindowDims, list<svarint> $inputBatchingDims, list<svarint> $scatterIndicesBatchingDims, list<svarint> $scatterDimsToOperandDims, svarint $indexVectorDim"], [11, "list<svarint> $updateWindowDims, list<svarint> $insertedWindowDims, list<svarint> $scatterDimsToOperandDims, svarint $indexVectorDim"]],
    varve.format = ["`<` struct(update_window_dims = list($updateWindowDims), inserted_window_dims = list($insertedWindowDims), input_batching_dims = list($inputBatchingDims),", "scatter_indices_batching_dims = list($scatterIndicesBatchingDims), scatter_dims_to_operand_dims = list($scatterDimsToOperandDims), index_vector_dim = $indexVectorDim) `>`"]
  } {
    %updateWindowDims = irdl.any {varve.rule = "array<i64>"}
    %insertedWindowDims = irdl.any {varve.rule = "array<i64>"}
    %inputBatchingDims = irdl.any {varve.rule = "array<i64>"}
    %scatterIndicesBatchingDims = irdl.any {varve.rule = "array<i64>"}
    %scatterDimsToOperandDims = irdl.any {varve.rule = "array<i64>"}
    %indexVectorDim = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      updateWindowDims: %updateWindowDims,
      insertedWindowDims: %insertedWindowDims,
      inputBatchingDims: %inputBatchingDims,
      scatterIndicesBatchingDims: %scatterIndicesBatchingDims,
      scatterDimsToOperandDims: %scatterDimsToOperandDims,
      indexVectorDim: %indexVectorDim) {
      varve.defaults = {
        updateWindowDims = [],
        insertedWindowDims = [],
        inputBatchingDims = [],
        scatterIndicesBatchingDims = [],
        scatterDimsToOperandDims = [],
        indexVectorDim = 0 : i64}
    }
  }
  irdl.attribute @"#sub_axis_info" attributes {
    varve.format = "`(` $pre_size `)` `` $size",
    varve.codes = [[19, "svarint $pre_size, svarint $size"]]
  } {
    %pre_size = irdl.any {varve.rule = "i64"}
    %size = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      pre_size: %pre_size,
      size: %size)
  }
  irdl.attribute @"#transpose" attributes {
    varve.format = "$value",
    varve.codes = [[12, "varint $value"]]
  } {
    %value = irdl.any {varve.rule = "enum<@Transpose>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#type_extensions" attributes {
    varve.traits = ["VerifiableTensorEncoding", "BoundedAttrInterface"],
    varve.format = "`<` `bounds` `=` `[` each($bounds by `,`: one( `?` let($bounds = -9223372036854775808) | $bounds )) `]` `>`",
    varve.read_as = "#stablehlo.bounds($bounds)"
  } {
    %bounds = irdl.any {varve.rule = "array<i64>"}
    irdl.parameters(
      bounds: %bounds)
  }
  irdl.operation @abs attributes {
    varve.format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
    varve.traits = ["InferTypeOpInterface", "Elementwise", "InferShapedTypeOpInterface", "SameOperandsAndResultShape", "HLO_SpeculatableIfStaticDimInOutputIsStaticInInput", "NoMemoryEffect"]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I<2>, I<4>, I8, I16, I32, I64, F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I<2>, I<4>, I8, I16, I32, I64, F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, AnyQuantizedType>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @add attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))",
    varve.traits = ["HLO_Commutative", "InferTypeOpInterface", "InferShapedTypeOpInterface", "SameOperandsAndResultShape", "Elementwise", "HLO_SpeculatableIfAllInputsStatic", "NoMemoryEffect"],
    varve.require = [["use compatible_binary($lhs, $rhs, $result)"]]
  } {
    %lhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %rhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @after_all attributes {
    varve.format = "$inputs attr-dict `:` custom<VariadicSameOperandsAndResultType>(ref($inputs), type($inputs), type($result))",
    varve.traits = ["Pure", "InferTypeOpInterface"]
  } {
    %inputs = irdl.base "!stablehlo.token"
    %result = irdl.base "!stablehlo.token"
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result: %result)
  }
  irdl.operation @all_gather attributes {
    varve.traits = ["ConditionallySpeculatable", "HLO_PairwiseSameOperandAndResultElementType", "SymbolUserOpInterface"]
  } {
    %operands = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result0 = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %all_gather_dim = irdl.any {varve.rule = "AllOf<I64Attr, IntNonNegative>"}
    %replica_groups = irdl.any {varve.rule = "AnyOf<I64ElementsAttr, #stablehlo.replica_group_mesh_axes>"}
    %channel_handle = irdl.base "#stablehlo.channel_handle"
    %use_global_device_ids = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      result0: variadic %result0)
    irdl.attributes {
      "all_gather_dim" = %all_gather_dim,
      "replica_groups" = %replica_groups,
      "channel_handle" = %channel_handle,
      "use_global_device_ids" = %use_global_device_ids
    } {
      varve.optional = ["channel_handle", "use_global_device_ids"]
    }
  }
  irdl.operation @all_reduce attributes {
    varve.traits = ["HLO_SpeculatableIfStaticDimInOutputIsStaticInInput", "InferTensorType", "SingleBlock", "SymbolUserOpInterface"],
    varve.terminator = "stablehlo.return"
  } {
    %operands = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result0 = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %replica_groups = irdl.any {varve.rule = "AnyOf<I64ElementsAttr, #stablehlo.replica_group_mesh_axes>"}
    %channel_handle = irdl.base "#stablehlo.channel_handle"
    %use_global_device_ids = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      result0: variadic %result0)
    irdl.attributes {
      "replica_groups" = %replica_groups,
      "channel_handle" = %channel_handle,
      "use_global_device_ids" = %use_global_device_ids
    } {
      varve.optional = ["channel_handle", "use_global_device_ids"]
    }
    %computation = irdl.region with size 1
    irdl.regions(
      computation: %computation)
  }
  irdl.operation @all_to_all attributes {
    varve.traits = ["ConditionallySpeculatable", "HLO_PairwiseSameOperandAndResultElementType", "InferTensorType", "SymbolUserOpInterface"]
  } {
    %operands = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result0 = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %split_dimension = irdl.any {varve.rule = "AllOf<I64Attr, IntNonNegative>"}
    %concat_dimension = irdl.any {varve.rule = "AllOf<I64Attr, IntNonNegative>"}
    %split_count = irdl.any {varve.rule = "AllOf<I64Attr, IntPositive>"}
    %replica_groups = irdl.any {varve.rule = "AnyOf<I64ElementsAttr, #stablehlo.replica_group_mesh_axes>"}
    %channel_handle = irdl.base "#stablehlo.channel_handle"
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      result0: variadic %result0)
    irdl.attributes {
      "split_dimension" = %split_dimension,
      "concat_dimension" = %concat_dimension,
      "split_count" = %split_count,
      "replica_groups" = %replica_groups,
      "channel_handle" = %channel_handle
    } {
      varve.optional = ["channel_handle"]
    }
  }
  irdl.operation @and attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))",
    varve.traits = ["HLO_Commutative", "HLO_CompatibleOperandsAndResultType", "HLO_SpeculatableIfAllInputsStatic", "NoMemoryEffect", "InferShapedTypeOpInterface", "SameOperandsAndResultShape", "Elementwise"],
    varve.require = [["use compatible_binary($lhs, $rhs, $result)"]]
  } {
    %lhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>>>"}
    %rhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @async_done attributes {
    varve.traits = ["InferTypeOpInterface"]
  } {
    %operand = irdl.base "!stablehlo.future"
    %result0 = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result0: %result0)
  }
  irdl.operation @async_start attributes {
    varve.traits = ["SingleBlock", "HLO_RecursivelySpeculatableIfAllInputsStatic", "IsolatedFromAbove", "InferTypeOpInterface"],
    varve.terminator = "stablehlo.return"
  } {
    %operands = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result0 = irdl.base "!stablehlo.future"
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      result0: %result0)
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @atan2 attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))",
    varve.traits = ["HLO_CompatibleOperandsAndResultType", "InferShapedTypeOpInterface", "SameOperandsAndResultShape", "Elementwise", "HLO_SpeculatableIfAllInputsStatic", "NoMemoryEffect"],
    varve.require = [["use compatible_binary($lhs, $rhs, $result)"]]
  } {
    %lhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %rhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @batch_norm_grad attributes {
    varve.traits = ["HLO_SpeculatableIfAllInputsStatic", "NoMemoryEffect", "HLO_CompatibleOperandsAndResultElementType", "InferTensorType"]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, AnyQuantizedType>>"}
    %scale = irdl.any {varve.rule = "AllOf<RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, AnyQuantizedType>>, RankIs<1>>"}
    %mean = irdl.any {varve.rule = "AllOf<RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, AnyQuantizedType>>, RankIs<1>>"}
    %variance = irdl.any {varve.rule = "AllOf<RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, AnyQuantizedType>>, RankIs<1>>"}
    %grad_output = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, AnyQuantizedType>>"}
    %grad_operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, AnyQuantizedType>>"}
    %grad_scale = irdl.any {varve.rule = "AllOf<RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, AnyQuantizedType>>, RankIs<1>>"}
    %grad_offset = irdl.any {varve.rule = "AllOf<RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, AnyQuantizedType>>, RankIs<1>>"}
    %epsilon = irdl.any {varve.rule = "F32Attr"}
    %feature_index = irdl.any {varve.rule = "AllOf<I64Attr, IntNonNegative>"}
    irdl.operands(
      operand: %operand,
      scale: %scale,
      mean: %mean,
      variance: %variance,
      grad_output: %grad_output)
    irdl.results(
      grad_operand: %grad_operand,
      grad_scale: %grad_scale,
      grad_offset: %grad_offset)
    irdl.attributes {
      "epsilon" = %epsilon,
      "feature_index" = %feature_index
    }
  }
  irdl.operation @batch_norm_inference attributes {
    varve.traits = ["HLO_SpeculatableIfAllInputsStatic", "NoMemoryEffect", "HLO_CompatibleOperandsAndResultElementType", "InferTensorType"]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, AnyQuantizedType>>"}
    %scale = irdl.any {varve.rule = "AllOf<RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, AnyQuantizedType>>, RankIs<1>>"}
    %offset = irdl.any {varve.rule = "AllOf<RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, AnyQuantizedType>>, RankIs<1>>"}
    %mean = irdl.any {varve.rule = "AllOf<RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, AnyQuantizedType>>, RankIs<1>>"}
    %variance = irdl.any {varve.rule = "AllOf<RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, AnyQuantizedType>>, RankIs<1>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, AnyQuantizedType>>"}
    %epsilon = irdl.any {varve.rule = "F32Attr"}
    %feature_index = irdl.any {varve.rule = "AllOf<I64Attr, IntNonNegative>"}
    irdl.operands(
      operand: %operand,
      scale: %scale,
      offset: %offset,
      mean: %mean,
      variance: %variance)
    irdl.results(
      result: %result)
    irdl.attributes {
      "epsilon" = %epsilon,
      "feature_index" = %feature_index
    }
  }
  irdl.operation @batch_norm_training attributes {
    varve.traits = ["HLO_SpeculatableIfAllInputsStatic", "NoMemoryEffect", "HLO_CompatibleOperandsAndResultElementType", "InferTensorType"]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, AnyQuantizedType>>"}
    %scale = irdl.any {varve.rule = "AllOf<RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, AnyQuantizedType>>, RankIs<1>>"}
    %offset = irdl.any {varve.rule = "AllOf<RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, AnyQuantizedType>>, RankIs<1>>"}
    %output = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, AnyQuantizedType>>"}
    %batch_mean = irdl.any {varve.rule = "AllOf<RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, AnyQuantizedType>>, RankIs<1>>"}
    %batch_var = irdl.any {varve.rule = "AllOf<RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, AnyQuantizedType>>, RankIs<1>>"}
    %epsilon = irdl.any {varve.rule = "F32Attr"}
    %feature_index = irdl.any {varve.rule = "AllOf<I64Attr, IntNonNegative>"}
    irdl.operands(
      operand: %operand,
      scale: %scale,
      offset: %offset)
    irdl.results(
      output: %output,
      batch_mean: %batch_mean,
      batch_var: %batch_var)
    irdl.attributes {
      "epsilon" = %epsilon,
      "feature_index" = %feature_index
    }
  }
  irdl.operation @bitcast_convert attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["ConditionallySpeculatable", "NoMemoryEffect", "InferShapedTypeOpInterface"]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result0 = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result0: %result0)
  }
  irdl.operation @broadcast attributes {
    varve.format = "$operand `,` `sizes` `=` $broadcast_sizes attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "SameOperandsAndResultElementType", "InferTensorType", "InferShapedTypeOpInterface"]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result0 = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %broadcast_sizes = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "broadcast_sizes" = %broadcast_sizes
    }
  }
  irdl.operation @broadcast_in_dim attributes {
    varve.format = "$operand `,` `dims` `=` $broadcast_dimensions attr-dict `:` functional-type(operands, results)",
    varve.traits = ["HLO_SpeculatableIfAllInputsStatic", "NoMemoryEffect", "HLO_CompatibleOperandsAndResultElementType"],
    varve.require = [["use compatible_elements($operand, $result0)"], ["count($broadcast_dimensions) = rank(type($operand))", "broadcast_dimensions size ({count($broadcast_dimensions)}) does not match operand rank ({rank(type($operand))})"], ["distinct($broadcast_dimensions)", "broadcast_dimensions should not have duplicates"], ["let from = sizes(type($operand)), to = sizes(type($result0))", ["each d at i in $broadcast_dimensions", ["d >= 0 and d < count(to)", "broadcast_dimensions contains invalid value {d} for result with rank {count(to)}"], ["from[i] = 1 or from[i] = to[d]", "size of operand dimension {i} ({from[i]}) is not equal to 1 or size of result dimension {d} ({to[d]})"]]]]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result0 = irdl.any {varve.rule = "AllOf<RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>, AnyOf<StaticShape, AnyRankedTensor>>"}
    %broadcast_dimensions = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "broadcast_dimensions" = %broadcast_dimensions
    }
  }
  irdl.operation @case attributes {
    varve.traits = ["RecursiveMemoryEffects", "RecursivelySpeculatable", "SingleBlock", "InferTypeOpInterface"],
    varve.terminator = "stablehlo.return"
  } {
    %index = irdl.any {varve.rule = "RankedTensorOf<I32>"}
    %result0 = irdl.any {varve.rule = "AnyOf<RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>, RankedTensorOf<AnyQuantizedType>, !stablehlo.token>"}
    irdl.operands(
      index: %index)
    irdl.results(
      result0: variadic %result0)
    %branches = irdl.region with size 1
    irdl.regions(
      branches: %branches) {
      varve.variadic = ["branches"]
    }
  }
  irdl.operation @cbrt attributes {
    varve.format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
    varve.traits = ["HLO_CompatibleOperandsAndResultType", "Elementwise", "InferShapedTypeOpInterface", "SameOperandsAndResultShape", "HLO_SpeculatableIfStaticDimInOutputIsStaticInInput", "NoMemoryEffect"],
    varve.require = [["use compatible_elements($operand, $result)"]]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result_accuracy = irdl.base "#stablehlo.result_accuracy"
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "result_accuracy" = %result_accuracy
    } {
      varve.optional = ["result_accuracy"],
      varve.defaults = {
        result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>}
    }
  }
  irdl.operation @ceil attributes {
    varve.format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
    varve.traits = ["HLO_CompatibleOperandsAndResultType", "Elementwise", "InferShapedTypeOpInterface", "SameOperandsAndResultShape", "HLO_SpeculatableIfStaticDimInOutputIsStaticInInput", "NoMemoryEffect"],
    varve.require = [["use compatible_elements($operand, $result)"]]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, AnyQuantizedType>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, AnyQuantizedType>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @cholesky attributes {
    varve.format = "$a (`,` `lower` `=` $lower^)? attr-dict `:` custom<SameOperandsAndResultType>(type($a), type($result))",
    varve.traits = ["NoMemoryEffect", "HLO_CompatibleOperandsAndResultElementType", "InferTensorType"]
  } {
    %a = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %lower = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      a: %a)
    irdl.results(
      result: %result)
    irdl.attributes {
      "lower" = %lower
    } {
      varve.optional = ["lower"],
      varve.defaults = {
        lower = false}
    }
  }
  irdl.operation @clamp attributes {
    varve.format = "$min `,` $operand `,` $max attr-dict `:` custom<SameOperandsAndResultType>(type($min), type($operand), type($max), type($result))",
    varve.traits = ["HLO_SpeculatableIfAllInputsStatic", "NoMemoryEffect", "HLO_CompatibleOperandsAndResultElementType", "HLO_BroadcastingElementwise", "InferTensorType", "InferShapedTypeOpInterface"],
    varve.require = [["use compatible_binary($min, $operand, $max)"], ["use compatible_types(type($result), type($operand))"]]
  } {
    %min = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %max = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    irdl.operands(
      min: %min,
      operand: %operand,
      max: %max)
    irdl.results(
      result: %result)
  }
  irdl.operation @collective_broadcast attributes {
    varve.traits = ["HLO_SpeculatableIfStaticDimInOutputIsStaticInInput", "InferTypeOpInterface", "InferShapedTypeOpInterface", "SymbolUserOpInterface"],
    varve.later = "has_dynamic_root"
  } {
    %operands = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result0 = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %replica_groups = irdl.any {varve.rule = "AnyOf<I64ElementsAttr, #stablehlo.replica_group_mesh_axes>"}
    %channel_handle = irdl.base "#stablehlo.channel_handle"
    %has_dynamic_root = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      result0: variadic %result0)
    irdl.attributes {
      "replica_groups" = %replica_groups,
      "channel_handle" = %channel_handle,
      "has_dynamic_root" = %has_dynamic_root
    } {
      varve.optional = ["channel_handle", "has_dynamic_root"]
    }
  }
  irdl.operation @collective_permute attributes {
    varve.traits = ["HLO_SpeculatableIfStaticDimInOutputIsStaticInInput", "SameOperandsAndResultElementType", "InferTypeOpInterface", "InferShapedTypeOpInterface"]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result0 = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %source_target_pairs = irdl.any {varve.rule = "I64ElementsAttr"}
    %channel_handle = irdl.base "#stablehlo.channel_handle"
    irdl.operands(
      operand: %operand)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "source_target_pairs" = %source_target_pairs,
      "channel_handle" = %channel_handle
    } {
      varve.optional = ["channel_handle"]
    }
  }
  irdl.operation @collective_reduce attributes {
    varve.traits = ["HLO_SpeculatableIfStaticDimInOutputIsStaticInInput", "InferTensorType", "SingleBlock", "SymbolUserOpInterface"],
    varve.terminator = "stablehlo.return"
  } {
    %operands = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result0 = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %replica_groups = irdl.any {varve.rule = "AnyOf<I64ElementsAttr, #stablehlo.replica_group_mesh_axes>"}
    %channel_handle = irdl.base "#stablehlo.channel_handle"
    %use_global_device_ids = irdl.any {varve.rule = "UnitAttr"}
    %has_dynamic_root = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      result0: variadic %result0)
    irdl.attributes {
      "replica_groups" = %replica_groups,
      "channel_handle" = %channel_handle,
      "use_global_device_ids" = %use_global_device_ids,
      "has_dynamic_root" = %has_dynamic_root
    } {
      varve.optional = ["channel_handle", "use_global_device_ids", "has_dynamic_root"]
    }
    %computation = irdl.region with size 1
    irdl.regions(
      computation: %computation)
  }
  irdl.operation @compare attributes {
    varve.format = "$comparison_direction `,` $lhs `,` $rhs (`,` $compare_type^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["HLO_SpeculatableIfAllInputsStatic", "NoMemoryEffect", "Elementwise", "HLO_CompatibleOperandsElementType", "SameOperandsAndResultShape", "InferTensorTypeWithReify"],
    varve.require = [["use compatible_elements($lhs, $rhs)"]]
  } {
    %lhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %rhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result0 = irdl.any {varve.rule = "RankedTensorOf<I1>"}
    %comparison_direction = irdl.base "#stablehlo.comparison_direction"
    %compare_type = irdl.base "#stablehlo.comparison_type"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "comparison_direction" = %comparison_direction,
      "compare_type" = %compare_type
    } {
      varve.optional = ["compare_type"]
    }
  }
  irdl.operation @complex attributes {
    varve.format = "operands attr-dict `:` custom<ComplexOpType>(type($lhs), type($rhs), type($result))",
    varve.traits = ["HLO_SpeculatableIfAllInputsStatic", "NoMemoryEffect", "SameOperandsElementType", "SameOperandsAndResultShape", "InferTypeOpInterface", "InferShapedTypeOpInterface", "Elementwise"]
  } {
    %lhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F32, F64>>"}
    %rhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F32, F64>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<Complex<AnyOf<F32, F64>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @composite attributes {
    varve.format = "$name operands (` ` `(` $composite_regions^ `)`)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SymbolUserOpInterface"]
  } {
    %inputs = irdl.any {varve.rule = "AnyOf<RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>, RankedTensorOf<AnyQuantizedType>, !stablehlo.token, NestedTupleOf<AnyOf<RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>, MemRefOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>, RankedTensorOf<AnyQuantizedType>, !stablehlo.token>>>"}
    %result0 = irdl.any {varve.rule = "AnyOf<RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>, RankedTensorOf<AnyQuantizedType>, !stablehlo.token, NestedTupleOf<AnyOf<RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>, MemRefOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>, RankedTensorOf<AnyQuantizedType>, !stablehlo.token>>>"}
    %name = irdl.any {varve.rule = "StrAttr"}
    %composite_attributes = irdl.any {varve.rule = "DictionaryAttr"}
    %decomposition = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %version = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result0: variadic %result0)
    irdl.attributes {
      "name" = %name,
      "composite_attributes" = %composite_attributes,
      "decomposition" = %decomposition,
      "version" = %version
    } {
      varve.optional = ["composite_attributes", "version"],
      varve.defaults = {
        composite_attributes = {},
        version = 0 : i32}
    }
    %composite_regions = irdl.region
    irdl.regions(
      composite_regions: %composite_regions) {
      varve.variadic = ["composite_regions"]
    }
  }
  irdl.operation @concatenate attributes {
    varve.format = "custom<VariadicOperandWithAttribute>($inputs) `dim` `=` $dimension attr-dict `:` functional-type(operands, results)",
    varve.traits = ["ConditionallySpeculatable", "NoMemoryEffect", "SameOperandsAndResultElementType", "InferTypeOpInterface", "InferShapedTypeOpInterface"],
    varve.require = [["let to = sizes(type($result0)), parts = map(t in types($inputs): sizes(t))", ["$dimension < count(to)", "dimension {$dimension} is out of bounds for rank {count(to)}"], ["each part in parts", ["count(part) = count(to)", "operands have different ranks: {count(part)} and {count(to)}"], ["each size at i in part", ["i = $dimension or size = to[i]", "expected the size {to[i]} of dimension {i}, but got {size}"]]], ["to[$dimension] = sum(map(part in parts: part[$dimension]))", "the size {to[$dimension]} of dimension {$dimension} is not the sum of those of the operands"]]]
  } {
    %inputs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result0 = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %dimension = irdl.any {varve.rule = "AllOf<I64Attr, IntNonNegative>"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "dimension" = %dimension
    }
  }
  irdl.operation @constant attributes {
    varve.printer = "code",
    varve.traits = ["ConstantLike", "Pure", "InferTypeOpInterface", "OpAsmOpInterface"],
    varve.format = "one( attr-dict $value let(type($output) = typeof($value)) | generic )",
    varve.names = "{if(isa(elem(type($output)), 'AnyInteger'), 'c', 'cst')}",
    varve.require = [["typeof($value) = type($output) or isa(elem(type($output)), 'AnyQuantizedType')", "the type {type($output)} is not {typeof($value)}, that of the value"]]
  } {
    %output = irdl.any {varve.rule = "StaticShapeTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %value = irdl.any {varve.rule = "ElementsAttr"}
    irdl.results(
      output: %output)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @convert attributes {
    varve.format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
    varve.traits = ["SameOperandsAndResultShape", "Elementwise", "InferShapedTypeOpInterface", "HLO_SpeculatableIfStaticDimInOutputIsStaticInInput", "NoMemoryEffect"]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @convolution attributes {
    varve.format = "`(`operands`)` `dim_numbers` `=` custom<ConvolutionDimensions>($dimension_numbers) `,` `window` `=` `{` custom<WindowAttributes>($window_strides, $padding, $lhs_dilation, $rhs_dilation, $window_reversal) `}` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["ConditionallySpeculatable", "NoMemoryEffect"]
  } {
    %lhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %rhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result0 = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %window_strides = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %padding = irdl.any {varve.rule = "I64ElementsAttr"}
    %lhs_dilation = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %rhs_dilation = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %window_reversal = irdl.any {varve.rule = "DenseBoolArrayAttr"}
    %dimension_numbers = irdl.base "#stablehlo.conv"
    %feature_group_count = irdl.any {varve.rule = "AllOf<I64Attr, IntPositive>"}
    %batch_group_count = irdl.any {varve.rule = "AllOf<I64Attr, IntPositive>"}
    %precision_config = irdl.any {varve.rule = "ArrayOf<#stablehlo.precision>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "window_strides" = %window_strides,
      "padding" = %padding,
      "lhs_dilation" = %lhs_dilation,
      "rhs_dilation" = %rhs_dilation,
      "window_reversal" = %window_reversal,
      "dimension_numbers" = %dimension_numbers,
      "feature_group_count" = %feature_group_count,
      "batch_group_count" = %batch_group_count,
      "precision_config" = %precision_config
    } {
      varve.optional = ["window_strides", "padding", "lhs_dilation", "rhs_dilation", "window_reversal", "precision_config"]
    }
  }
  irdl.operation @cosine attributes {
    varve.format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
    varve.traits = ["HLO_CompatibleOperandsAndResultType", "Elementwise", "InferShapedTypeOpInterface", "SameOperandsAndResultShape", "HLO_SpeculatableIfStaticDimInOutputIsStaticInInput", "NoMemoryEffect"],
    varve.require = [["use compatible_elements($operand, $result)"]]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result_accuracy = irdl.base "#stablehlo.result_accuracy"
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "result_accuracy" = %result_accuracy
    } {
      varve.optional = ["result_accuracy"],
      varve.defaults = {
        result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>}
    }
  }
  irdl.operation @count_leading_zeros attributes {
    varve.format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
    varve.traits = ["HLO_CompatibleOperandsAndResultType", "Elementwise", "InferShapedTypeOpInterface", "SameOperandsAndResultShape", "HLO_SpeculatableIfStaticDimInOutputIsStaticInInput", "NoMemoryEffect"]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @create_token attributes {
    varve.format = "attr-dict `:` type(results)",
    varve.traits = ["Pure", "InferTypeOpInterface"]
  } {
    %output = irdl.base "!stablehlo.token"
    irdl.results(
      output: %output)
  }
  irdl.operation @"cross-replica-sum" attributes {
    varve.traits = ["Pure", "HLO_CompatibleOperandsAndResultType"]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result0 = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %replica_groups = irdl.any {varve.rule = "I64ElementsAttr"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "replica_groups" = %replica_groups
    }
  }
  irdl.operation @custom_call attributes {
    varve.format = "custom<CustomCallTarget>($call_target_name) `(` $inputs `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["MemoryEffectsOpInterface"],
    varve.later = "result_tilings"
  } {
    %inputs = irdl.any {varve.rule = "AnyOf<TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>, MemRefOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>, !stablehlo.token, NestedTupleOf<AnyOf<TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>, MemRefOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>, !stablehlo.token>>, !stablehlo.future>"}
    %result0 = irdl.any {varve.rule = "AnyOf<TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>, MemRefOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>, !stablehlo.token, NestedTupleOf<AnyOf<TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>, MemRefOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>, !stablehlo.token>>, !stablehlo.future>"}
    %call_target_name = irdl.any {varve.rule = "StrAttr"}
    %has_side_effect = irdl.any {varve.rule = "BoolAttr"}
    %backend_config = irdl.any {varve.rule = "AnyOf<StrAttr, DictionaryAttr>"}
    %api_version = irdl.any {varve.rule = "enum<@CustomCallApiVersion>"}
    %called_computations = irdl.any {varve.rule = "ArrayOf<FlatSymbolRefAttr>"}
    %operand_layouts = irdl.any {varve.rule = "ArrayOf<IndexElementsAttr>"}
    %result_layouts = irdl.any {varve.rule = "ArrayOf<IndexElementsAttr>"}
    %output_operand_aliases = irdl.any {varve.rule = "ArrayOf<#stablehlo.output_operand_alias>"}
    %result_tilings = irdl.any {varve.rule = "ArrayOf<ArrayOf<IndexElementsAttr>>"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result0: variadic %result0)
    irdl.attributes {
      "call_target_name" = %call_target_name,
      "has_side_effect" = %has_side_effect,
      "backend_config" = %backend_config,
      "api_version" = %api_version,
      "called_computations" = %called_computations,
      "operand_layouts" = %operand_layouts,
      "result_layouts" = %result_layouts,
      "output_operand_aliases" = %output_operand_aliases,
      "result_tilings" = %result_tilings
    } {
      varve.optional = ["has_side_effect", "backend_config", "api_version", "called_computations", "operand_layouts", "result_layouts", "output_operand_aliases", "result_tilings"],
      varve.defaults = {
        has_side_effect = false,
        api_version = 1 : i32,
        called_computations = [],
        output_operand_aliases = []}
    }
  }
  irdl.operation @divide attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))",
    varve.traits = ["HLO_CompatibleOperandsAndResultType", "InferShapedTypeOpInterface", "SameOperandsAndResultShape", "Elementwise", "HLO_SpeculatableIfAllInputsStatic", "NoMemoryEffect"],
    varve.require = [["use compatible_binary($lhs, $rhs, $result)"]]
  } {
    %lhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %rhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @dot attributes {
    varve.format = "$lhs `,` $rhs `` custom<PrecisionConfig>($precision_config) attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "InferShapedTypeOpInterface"]
  } {
    %lhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %rhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result0 = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %precision_config = irdl.any {varve.rule = "ArrayOf<#stablehlo.precision>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "precision_config" = %precision_config
    } {
      varve.optional = ["precision_config"]
    }
  }
  irdl.operation @dot_general attributes {
    varve.format = "$lhs `,` $rhs `,` custom<DotDimensionNumbers>($dot_dimension_numbers) `` custom<PrecisionConfigAndAlgorithm>($precision_config, $algorithm) attr-dict `:` functional-type(operands, results)",
    varve.traits = ["ConditionallySpeculatable", "NoMemoryEffect", "InferShapedTypeOpInterface"],
    varve.layouts = "-algorithm",
    varve.require = [["let d = $dot_dimension_numbers, left = sizes(type($lhs)), right = sizes(type($rhs))", ["count(d.lhsBatchingDimensions) = count(d.rhsBatchingDimensions)", "lhs and rhs should have the same number of batching dimensions"], ["count(d.lhsContractingDimensions) = count(d.rhsContractingDimensions)", "lhs and rhs should have the same number of contracting dimensions"], ["let l = concat(d.lhsBatchingDimensions, d.lhsContractingDimensions), r = concat(d.rhsBatchingDimensions, d.rhsContractingDimensions)", ["all(i in l: i >= 0 and i < count(left)) and all(i in r: i >= 0 and i < count(right))", "dimensions {l} and {r} are out of range"], ["each i at n in l", ["left[i] = right[r[n]]", "dimension sizes must match for lhs/rhs"]], ["let others = filter(i in indices(left): not i in l), more = filter(i in indices(right): not i in r), wanted = concat(map(i in d.lhsBatchingDimensions: left[i]), map(i in others: left[i]), map(i in more: right[i]))", ["use compatible_sizes(sizes(type($result0)), wanted)"]]]]]
  } {
    %lhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %rhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result0 = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %dot_dimension_numbers = irdl.base "#stablehlo.dot"
    %precision_config = irdl.any {varve.rule = "ArrayOf<#stablehlo.precision>"}
    %algorithm = irdl.base "#stablehlo.dot_algorithm"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "dot_dimension_numbers" = %dot_dimension_numbers,
      "precision_config" = %precision_config,
      "algorithm" = %algorithm
    } {
      varve.optional = ["precision_config", "algorithm"]
    }
  }
  irdl.operation @dynamic_broadcast_in_dim attributes {
    varve.format = "$operand `,` $output_dimensions `,` `dims` `=` $broadcast_dimensions attr-dict `:` functional-type(operands, results)",
    varve.traits = ["ConditionallySpeculatable", "NoMemoryEffect", "InferShapedTypeOpInterface"],
    varve.require = [["use compatible_elements($operand, $result0)"], ["count($broadcast_dimensions) = rank(type($operand))", "broadcast_dimensions size ({count($broadcast_dimensions)}) does not match operand rank ({rank(type($operand))})"], ["distinct($broadcast_dimensions)", "broadcast_dimensions should not have duplicates"], ["all(d in $broadcast_dimensions: d >= 0 and d < rank(type($result0)))", "broadcast_dimensions contains an invalid value for result with rank {rank(type($result0))}"], ["sizes(type($output_dimensions))[0] = rank(type($result0))", "result rank ({rank(type($result0))}) is not equal to number of output dimensions ({sizes(type($output_dimensions))[0]})"]]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %output_dimensions = irdl.any {varve.rule = "AllOf<StaticShapeTensorOf<AnyOf<Index, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>>>, RankIs<1>>"}
    %result0 = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %broadcast_dimensions = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %known_expanding_dimensions = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %known_nonexpanding_dimensions = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      operand: %operand,
      output_dimensions: %output_dimensions)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "broadcast_dimensions" = %broadcast_dimensions,
      "known_expanding_dimensions" = %known_expanding_dimensions,
      "known_nonexpanding_dimensions" = %known_nonexpanding_dimensions
    } {
      varve.optional = ["known_expanding_dimensions", "known_nonexpanding_dimensions"]
    }
  }
  irdl.operation @dynamic_conv attributes {
    varve.traits = ["HLO_SpeculatableIfAllInputsStaticAndShapeConstant", "NoMemoryEffect"]
  } {
    %lhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %rhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %padding = irdl.any {varve.rule = "AllOf<StaticShapeTensorOf<AnyOf<I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>>>, RankIs<2>>"}
    %result0 = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %window_strides = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %lhs_dilation = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %rhs_dilation = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %window_reversal = irdl.any {varve.rule = "DenseBoolArrayAttr"}
    %dimension_numbers = irdl.base "#stablehlo.conv"
    %feature_group_count = irdl.any {varve.rule = "AllOf<I64Attr, IntPositive>"}
    %batch_group_count = irdl.any {varve.rule = "AllOf<I64Attr, IntPositive>"}
    %precision_config = irdl.any {varve.rule = "ArrayOf<#stablehlo.precision>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      padding: %padding)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "window_strides" = %window_strides,
      "lhs_dilation" = %lhs_dilation,
      "rhs_dilation" = %rhs_dilation,
      "window_reversal" = %window_reversal,
      "dimension_numbers" = %dimension_numbers,
      "feature_group_count" = %feature_group_count,
      "batch_group_count" = %batch_group_count,
      "precision_config" = %precision_config
    } {
      varve.optional = ["window_strides", "lhs_dilation", "rhs_dilation", "window_reversal", "precision_config"]
    }
  }
  irdl.operation @dynamic_gather attributes {
    varve.traits = ["HLO_SpeculatableIfAllInputsStaticAndShapeConstant", "NoMemoryEffect", "InferTensorTypeWithReify"]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %start_indices = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>>>"}
    %slice_sizes = irdl.any {varve.rule = "AllOf<StaticShapeTensorOf<AnyOf<I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>>>, RankIs<1>>"}
    %result0 = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %dimension_numbers = irdl.base "#stablehlo.gather"
    %indices_are_sorted = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      operand: %operand,
      start_indices: %start_indices,
      slice_sizes: %slice_sizes)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "dimension_numbers" = %dimension_numbers,
      "indices_are_sorted" = %indices_are_sorted
    } {
      varve.optional = ["indices_are_sorted"],
      varve.defaults = {
        indices_are_sorted = false}
    }
  }
  irdl.operation @dynamic_iota attributes {
    varve.format = "$output_shape `,` `dim` `=` $iota_dimension attr-dict `:` functional-type(operands, results)",
    varve.traits = ["ConditionallySpeculatable", "NoMemoryEffect", "InferShapedTypeOpInterface"]
  } {
    %output_shape = irdl.any {varve.rule = "AllOf<StaticShapeTensorOf<AnyOf<Index, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>>>, RankIs<1>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %iota_dimension = irdl.any {varve.rule = "AllOf<I64Attr, IntNonNegative>"}
    irdl.operands(
      output_shape: %output_shape)
    irdl.results(
      result: %result)
    irdl.attributes {
      "iota_dimension" = %iota_dimension
    }
  }
  irdl.operation @dynamic_pad attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["ConditionallySpeculatable", "NoMemoryEffect", "AllElementTypesMatch<operand,padding_value,result>", "AllTypesMatch<edge_padding_low,edge_padding_high,interior_padding>", "AllRanksMatch<operand,result>", "InferShapedTypeOpInterface"],
    varve.let = [
      "type($edge_padding_high) = type($edge_padding_low)",
      "type($interior_padding) = type($edge_padding_low)"]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %padding_value = irdl.any {varve.rule = "AllOf<RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>, RankIs<0>>"}
    %edge_padding_low = irdl.any {varve.rule = "AllOf<StaticShapeTensorOf<AnyOf<Index, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>>>, RankIs<1>>"}
    %edge_padding_high = irdl.any {varve.rule = "AllOf<StaticShapeTensorOf<AnyOf<Index, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>>>, RankIs<1>>"}
    %interior_padding = irdl.any {varve.rule = "AllOf<StaticShapeTensorOf<AnyOf<Index, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>>>, RankIs<1>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    irdl.operands(
      operand: %operand,
      padding_value: %padding_value,
      edge_padding_low: %edge_padding_low,
      edge_padding_high: %edge_padding_high,
      interior_padding: %interior_padding)
    irdl.results(
      result: %result)
  }
  irdl.operation @dynamic_reshape attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["HLO_SpeculatableIfAllInputsStaticAndShapeConstant", "NoMemoryEffect", "InferShapedTypeOpInterface"]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %output_shape = irdl.any {varve.rule = "AllOf<StaticShapeTensorOf<AnyOf<Index, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>>>, RankIs<1>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    irdl.operands(
      operand: %operand,
      output_shape: %output_shape)
    irdl.results(
      result: %result)
  }
  irdl.operation @dynamic_slice attributes {
    varve.format = "$operand `,` custom<VariadicOperandWithAttribute>($start_indices) `sizes` `=` $slice_sizes attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "AllElementTypesMatch<operand,result>", "InferTensorType"],
    varve.require = [["count($start_indices) = rank(type($operand)) and count($slice_sizes) = rank(type($operand))", "has mismatched number of slice sizes ({count($slice_sizes)}) and number of start indices ({count($start_indices)})"], ["each size at i in $slice_sizes", ["size >= 0 and size <= sizes(type($operand))[i]", "has slice size {size} greater than dimension size {sizes(type($operand))[i]} in dimension {i} of operand"], ["sizes(type($result))[i] = size", "expected the size {size} of dimension {i}, but got {sizes(type($result))[i]}"]]]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %start_indices = irdl.any {varve.rule = "AllOf<RankedTensorOf<AnyOf<I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>>>, RankIs<0>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %slice_sizes = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      operand: %operand,
      start_indices: variadic %start_indices)
    irdl.results(
      result: %result)
    irdl.attributes {
      "slice_sizes" = %slice_sizes
    }
  }
  irdl.operation @dynamic_update_slice attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "AllElementTypesMatch<operand,update,result>", "InferTensorType"]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %update = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %start_indices = irdl.any {varve.rule = "AllOf<RankedTensorOf<AnyOf<I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>>>, RankIs<0>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    irdl.operands(
      operand: %operand,
      update: %update,
      start_indices: variadic %start_indices)
    irdl.results(
      result: %result)
  }
  irdl.operation @einsum attributes {
    varve.format = "$lhs `,` $rhs `,` `config` `=` $einsum_config attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"]
  } {
    %lhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %rhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result0 = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %einsum_config = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "einsum_config" = %einsum_config
    }
  }
  irdl.operation @exponential attributes {
    varve.format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
    varve.traits = ["HLO_CompatibleOperandsAndResultType", "Elementwise", "InferShapedTypeOpInterface", "SameOperandsAndResultShape", "HLO_SpeculatableIfStaticDimInOutputIsStaticInInput", "NoMemoryEffect"],
    varve.require = [["use compatible_elements($operand, $result)"]]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result_accuracy = irdl.base "#stablehlo.result_accuracy"
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "result_accuracy" = %result_accuracy
    } {
      varve.optional = ["result_accuracy"],
      varve.defaults = {
        result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>}
    }
  }
  irdl.operation @exponential_minus_one attributes {
    varve.format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
    varve.traits = ["HLO_CompatibleOperandsAndResultType", "Elementwise", "InferShapedTypeOpInterface", "SameOperandsAndResultShape", "HLO_SpeculatableIfStaticDimInOutputIsStaticInInput", "NoMemoryEffect"],
    varve.require = [["use compatible_elements($operand, $result)"]]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result_accuracy = irdl.base "#stablehlo.result_accuracy"
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "result_accuracy" = %result_accuracy
    } {
      varve.optional = ["result_accuracy"],
      varve.defaults = {
        result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>}
    }
  }
  irdl.operation @fft attributes {
    varve.format = "$operand `,` `type` `=` $fft_type `,` `length` `=` $fft_length attr-dict `:` functional-type(operands, results)",
    varve.traits = ["ConditionallySpeculatable", "NoMemoryEffect", "InferTensorType"]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>>>"}
    %result0 = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>>>"}
    %fft_type = irdl.base "#stablehlo.fft_type"
    %fft_length = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "fft_type" = %fft_type,
      "fft_length" = %fft_length
    }
  }
  irdl.operation @floor attributes {
    varve.format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
    varve.traits = ["HLO_CompatibleOperandsAndResultType", "Elementwise", "InferShapedTypeOpInterface", "SameOperandsAndResultShape", "HLO_SpeculatableIfStaticDimInOutputIsStaticInInput", "NoMemoryEffect"],
    varve.require = [["use compatible_elements($operand, $result)"]]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, AnyQuantizedType>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, AnyQuantizedType>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @gather attributes {
    varve.traits = ["ConditionallySpeculatable", "NoMemoryEffect", "InferTensorTypeWithReify", "AllElementTypesMatch<operand,result>"]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %start_indices = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %dimension_numbers = irdl.base "#stablehlo.gather"
    %slice_sizes = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %indices_are_sorted = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      operand: %operand,
      start_indices: %start_indices)
    irdl.results(
      result: %result)
    irdl.attributes {
      "dimension_numbers" = %dimension_numbers,
      "slice_sizes" = %slice_sizes,
      "indices_are_sorted" = %indices_are_sorted
    } {
      varve.optional = ["indices_are_sorted"],
      varve.defaults = {
        indices_are_sorted = false}
    }
  }
  irdl.operation @get_dimension_size attributes {
    varve.format = "$operand `,` `dim` `=` $dimension attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "InferTensorType"]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result0 = irdl.any {varve.rule = "RankedTensorOf<I32>"}
    %dimension = irdl.any {varve.rule = "AllOf<I64Attr, IntNonNegative>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "dimension" = %dimension
    }
  }
  irdl.operation @get_tuple_element attributes {
    varve.format = "$operand `[` $index `]` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "InferTypeOpInterface"]
  } {
    %operand = irdl.any {varve.rule = "NestedTupleOf<AnyOf<RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>, MemRefOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>, RankedTensorOf<AnyQuantizedType>, !stablehlo.token>>"}
    %result0 = irdl.any {varve.rule = "AnyOf<RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>, RankedTensorOf<AnyQuantizedType>, !stablehlo.token, NestedTupleOf<AnyOf<RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>, MemRefOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>, RankedTensorOf<AnyQuantizedType>, !stablehlo.token>>, MemRefOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>>"}
    %index = irdl.any {varve.rule = "AllOf<I32Attr, IntNonNegative>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "index" = %index
    }
  }
  irdl.operation @if attributes {
    varve.traits = ["RecursiveMemoryEffects", "RecursivelySpeculatable", "SingleBlock", "InferTypeOpInterface"],
    varve.terminator = "stablehlo.return"
  } {
    %pred = irdl.any {varve.rule = "RankedTensorOf<I1>"}
    %result0 = irdl.any {varve.rule = "AnyOf<RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>, RankedTensorOf<AnyQuantizedType>, !stablehlo.token>"}
    irdl.operands(
      pred: %pred)
    irdl.results(
      result0: variadic %result0)
    %true_branch = irdl.region with size 1
    %false_branch = irdl.region with size 1
    irdl.regions(
      true_branch: %true_branch,
      false_branch: %false_branch)
  }
  irdl.operation @imag attributes {
    varve.format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
    varve.traits = ["InferTypeOpInterface", "Elementwise", "InferShapedTypeOpInterface", "SameOperandsAndResultShape", "HLO_SpeculatableIfStaticDimInOutputIsStaticInInput", "NoMemoryEffect"]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @infeed attributes {
    varve.traits = ["MemoryEffects<Read<InfeedResource>,Write<InfeedResource>>"]
  } {
    %token = irdl.base "!stablehlo.token"
    %result0 = irdl.any {varve.rule = "AnyOf<StaticShapeTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>, !stablehlo.token>"}
    %infeed_config = irdl.any {varve.rule = "StrAttr"}
    %layout = irdl.any {varve.rule = "ArrayAttr"}
    irdl.operands(
      token: %token)
    irdl.results(
      result0: variadic %result0)
    irdl.attributes {
      "infeed_config" = %infeed_config,
      "layout" = %layout
    } {
      varve.optional = ["layout"],
      varve.defaults = {
        infeed_config = ""}
    }
  }
  irdl.operation @iota attributes {
    varve.format = "`dim` `=` $iota_dimension attr-dict `:` type($output)",
    varve.traits = ["Pure"],
    varve.require = [["$iota_dimension < rank(type($output))", "iota dimension cannot go beyond the output rank"]]
  } {
    %output = irdl.any {varve.rule = "StaticShapeTensorOf<AnyOf<I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %iota_dimension = irdl.any {varve.rule = "AllOf<I64Attr, IntNonNegative>"}
    irdl.results(
      output: %output)
    irdl.attributes {
      "iota_dimension" = %iota_dimension
    }
  }
  irdl.operation @is_finite attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferTypeOpInterface", "Elementwise", "InferShapedTypeOpInterface", "SameOperandsAndResultShape", "HLO_SpeculatableIfStaticDimInOutputIsStaticInInput", "NoMemoryEffect"]
  } {
    %x = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, AnyQuantizedType>>"}
    %y = irdl.any {varve.rule = "RankedTensorOf<I1>"}
    irdl.operands(
      x: %x)
    irdl.results(
      y: %y)
  }
  irdl.operation @log attributes {
    varve.format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
    varve.traits = ["HLO_CompatibleOperandsAndResultType", "Elementwise", "InferShapedTypeOpInterface", "SameOperandsAndResultShape", "HLO_SpeculatableIfStaticDimInOutputIsStaticInInput", "NoMemoryEffect"],
    varve.require = [["use compatible_elements($operand, $result)"]]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result_accuracy = irdl.base "#stablehlo.result_accuracy"
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "result_accuracy" = %result_accuracy
    } {
      varve.optional = ["result_accuracy"],
      varve.defaults = {
        result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>}
    }
  }
  irdl.operation @log_plus_one attributes {
    varve.format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
    varve.traits = ["HLO_CompatibleOperandsAndResultType", "Elementwise", "InferShapedTypeOpInterface", "SameOperandsAndResultShape", "HLO_SpeculatableIfStaticDimInOutputIsStaticInInput", "NoMemoryEffect"],
    varve.require = [["use compatible_elements($operand, $result)"]]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result_accuracy = irdl.base "#stablehlo.result_accuracy"
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "result_accuracy" = %result_accuracy
    } {
      varve.optional = ["result_accuracy"],
      varve.defaults = {
        result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>}
    }
  }
  irdl.operation @logistic attributes {
    varve.format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
    varve.traits = ["HLO_CompatibleOperandsAndResultType", "Elementwise", "InferShapedTypeOpInterface", "SameOperandsAndResultShape", "HLO_SpeculatableIfStaticDimInOutputIsStaticInInput", "NoMemoryEffect"],
    varve.require = [["use compatible_elements($operand, $result)"]]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result_accuracy = irdl.base "#stablehlo.result_accuracy"
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "result_accuracy" = %result_accuracy
    } {
      varve.optional = ["result_accuracy"],
      varve.defaults = {
        result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>}
    }
  }
  irdl.operation @map attributes {
    varve.traits = ["HLO_RecursivelySpeculatableIfAllInputsStatic", "RecursiveMemoryEffects", "SameOperandsAndResultShape", "SingleBlock", "InferTensorTypeWithReify", "InferShapedTypeOpInterface"],
    varve.terminator = "stablehlo.return"
  } {
    %inputs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result0 = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %dimensions = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "dimensions" = %dimensions
    }
    %computation = irdl.region with size 1
    irdl.regions(
      computation: %computation)
  }
  irdl.operation @maximum attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))",
    varve.traits = ["HLO_Commutative", "HLO_CompatibleOperandsAndResultType", "InferShapedTypeOpInterface", "SameOperandsAndResultShape", "Elementwise", "HLO_SpeculatableIfAllInputsStatic", "NoMemoryEffect"],
    varve.require = [["use compatible_binary($lhs, $rhs, $result)"]]
  } {
    %lhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %rhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @minimum attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))",
    varve.traits = ["HLO_Commutative", "HLO_CompatibleOperandsAndResultType", "InferShapedTypeOpInterface", "SameOperandsAndResultShape", "Elementwise", "HLO_SpeculatableIfAllInputsStatic", "NoMemoryEffect"],
    varve.require = [["use compatible_binary($lhs, $rhs, $result)"]]
  } {
    %lhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %rhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @multiply attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))",
    varve.traits = ["HLO_Commutative", "HLO_CompatibleOperandsAndResultType", "InferShapedTypeOpInterface", "SameOperandsAndResultShape", "Elementwise", "HLO_SpeculatableIfAllInputsStatic", "NoMemoryEffect"],
    varve.require = [["use compatible_binary($lhs, $rhs, $result)"]]
  } {
    %lhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %rhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @negate attributes {
    varve.format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
    varve.traits = ["HLO_CompatibleOperandsAndResultType", "Elementwise", "InferShapedTypeOpInterface", "SameOperandsAndResultShape", "HLO_SpeculatableIfStaticDimInOutputIsStaticInInput", "NoMemoryEffect"],
    varve.require = [["use compatible_elements($operand, $result)"]]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @not attributes {
    varve.format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
    varve.traits = ["HLO_CompatibleOperandsAndResultType", "Elementwise", "InferShapedTypeOpInterface", "SameOperandsAndResultShape", "HLO_SpeculatableIfStaticDimInOutputIsStaticInInput", "NoMemoryEffect"],
    varve.require = [["use compatible_elements($operand, $result)"]]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @optimization_barrier attributes {
    varve.format = "attr-dict ($operand^ `:` custom<PairwiseOpType>(type($operand), type($result))):(`(` `)`)?",
    varve.traits = ["Pure", "HLO_PairwiseSameOperandAndResultType", "InferTypeOpInterface"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>, !stablehlo.token>"}
    %result = irdl.any {varve.rule = "AnyOf<RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>, !stablehlo.token>"}
    irdl.operands(
      operand: variadic %operand)
    irdl.results(
      result: variadic %result)
  }
  irdl.operation @or attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))",
    varve.traits = ["HLO_Commutative", "HLO_CompatibleOperandsAndResultType", "HLO_SpeculatableIfAllInputsStatic", "NoMemoryEffect", "InferShapedTypeOpInterface", "SameOperandsAndResultShape", "Elementwise"],
    varve.require = [["use compatible_binary($lhs, $rhs, $result)"]]
  } {
    %lhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>>>"}
    %rhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @outfeed attributes {
    varve.traits = ["InferTypeOpInterface", "MemoryEffects<Read<OutfeedResource>,Write<OutfeedResource>>"]
  } {
    %inputs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %token = irdl.base "!stablehlo.token"
    %result0 = irdl.base "!stablehlo.token"
    %outfeed_config = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      inputs: variadic %inputs,
      token: %token)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "outfeed_config" = %outfeed_config
    } {
      varve.defaults = {
        outfeed_config = ""}
    }
  }
  irdl.operation @pad attributes {
    varve.format = "$operand `,` $padding_value `,` `low` `=` $edge_padding_low `,` `high` `=` $edge_padding_high `,` `interior` `=` $interior_padding attr-dict `:` functional-type(operands, results)",
    varve.traits = ["HLO_SpeculatableIfStaticDimInOutputIsStaticInInput", "NoMemoryEffect", "SameOperandsAndResultElementType", "AllMatchSameOperatorTrait<edge_padding_low,edge_padding_high,interior_padding>", "InferTypeOpInterface", "InferShapedTypeOpInterface"],
    varve.require = [["let from = sizes(type($operand)), to = sizes(type($result0))", ["count(to) = count(from) and count($edge_padding_low) = count(from) and count($edge_padding_high) = count(from) and count($interior_padding) = count(from)", "edge_padding length ({count($edge_padding_low)}) must match operand rank ({count(from)})"], ["each size at i in from", ["let wanted = size + $edge_padding_low[i] + $edge_padding_high[i] + max(size - 1, 0) * $interior_padding[i]", ["to[i] = wanted", "expected the size {wanted} of dimension {i}, but got {to[i]}"]]]]]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %padding_value = irdl.any {varve.rule = "AllOf<RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>, RankIs<0>>"}
    %result0 = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %edge_padding_low = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %edge_padding_high = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %interior_padding = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      operand: %operand,
      padding_value: %padding_value)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "edge_padding_low" = %edge_padding_low,
      "edge_padding_high" = %edge_padding_high,
      "interior_padding" = %interior_padding
    }
  }
  irdl.operation @partition_id attributes {
    varve.format = "attr-dict `:` type(results)",
    varve.traits = ["Pure", "InferTypeOpInterface"]
  } {
    %result0 = irdl.any {varve.rule = "RankedTensorOf<UI<32>>"}
    irdl.results(
      result0: %result0)
  }
  irdl.operation @popcnt attributes {
    varve.format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
    varve.traits = ["HLO_CompatibleOperandsAndResultType", "Elementwise", "InferShapedTypeOpInterface", "SameOperandsAndResultShape", "HLO_SpeculatableIfStaticDimInOutputIsStaticInInput", "NoMemoryEffect"]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @power attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))",
    varve.traits = ["HLO_CompatibleOperandsAndResultType", "InferShapedTypeOpInterface", "SameOperandsAndResultShape", "Elementwise", "HLO_SpeculatableIfAllInputsStatic", "NoMemoryEffect"],
    varve.require = [["use compatible_binary($lhs, $rhs, $result)"]]
  } {
    %lhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %rhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @real attributes {
    varve.format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
    varve.traits = ["InferTypeOpInterface", "Elementwise", "InferShapedTypeOpInterface", "SameOperandsAndResultShape", "HLO_SpeculatableIfStaticDimInOutputIsStaticInInput", "NoMemoryEffect"]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @real_dynamic_slice attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["ConditionallySpeculatable", "NoMemoryEffect", "AllElementTypesMatch<operand,result>", "AllTypesMatch<start_indices,limit_indices,strides>", "InferShapedTypeOpInterface"],
    varve.let = [
      "type($limit_indices) = type($start_indices)",
      "type($strides) = type($start_indices)"]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %start_indices = irdl.any {varve.rule = "AllOf<RankedTensorOf<AnyOf<Index, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>>>, RankIs<1>>"}
    %limit_indices = irdl.any {varve.rule = "AllOf<RankedTensorOf<AnyOf<Index, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>>>, RankIs<1>>"}
    %strides = irdl.any {varve.rule = "AllOf<RankedTensorOf<AnyOf<Index, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>>>, RankIs<1>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    irdl.operands(
      operand: %operand,
      start_indices: %start_indices,
      limit_indices: %limit_indices,
      strides: %strides)
    irdl.results(
      result: %result)
  }
  irdl.operation @recv attributes {
    varve.traits = ["MemoryEffects<Read<RecvResource>,Write<RecvResource>>"]
  } {
    %token = irdl.base "!stablehlo.token"
    %result0 = irdl.any {varve.rule = "AnyOf<StaticShapeTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>, !stablehlo.token>"}
    %channel_handle = irdl.base "#stablehlo.channel_handle"
    %is_host_transfer = irdl.any {varve.rule = "BoolAttr"}
    %source_target_pairs = irdl.any {varve.rule = "I64ElementsAttr"}
    irdl.operands(
      token: %token)
    irdl.results(
      result0: variadic %result0)
    irdl.attributes {
      "channel_handle" = %channel_handle,
      "is_host_transfer" = %is_host_transfer,
      "source_target_pairs" = %source_target_pairs
    } {
      varve.optional = ["is_host_transfer", "source_target_pairs"],
      varve.defaults = {
        is_host_transfer = false}
    }
  }
  irdl.operation @reduce attributes {
    varve.printer = "code",
    varve.traits = ["HLO_RecursivelySpeculatableIfAllInputsStatic", "RecursiveMemoryEffects", "SameVariadicOperandSize", "InferTensorTypeWithReify", "SingleBlock", "InferShapedTypeOpInterface"],
    varve.terminator = "stablehlo.return",
    varve.arguments = {body = [["%in", "count($inputs)"], ["%acc", "count($inputs)"]]},
    varve.format = ["here(operation) each($inputs $init_values by `,`: `(` $inputs `init` `` `:` $init_values `)`)", "one( `applies` applied($body, [tensor([], elem(type($inputs[0]))), tensor([], elem(type($inputs[0])))], 'stablehlo.return', 'HLO_Commutative') `across` `dimensions` `=` list($dimensions) attr-dict `:` functional-type($inputs $init_values, results)", "| `across` `dimensions` `=` list($dimensions) attr-dict `:` functional-type($inputs $init_values, results) `\\n` `` ` ` `reducer`", "each(%in %acc: `(` %in `` `:` type(%in) loc(%in) `,` %acc `` `:` type(%acc) loc(%acc) `)`) ` ` region($body, end) )"],
    varve.require = [["count($result0) = count($inputs)", "expected {count($inputs)} results, but got {count($result0)}"], ["each t at n in types($inputs)", ["let from = sizes(t)", ["all(d in $dimensions: d >= 0 and d < count(from))", "out-of-bounds dimensions {$dimensions} for input-tensor rank: {count(from)}"], ["let kept = filter(i in indices(from): not i in $dimensions)", ["use compatible_sizes(sizes(type($result0[n])), map(i in kept: from[i]))"]]]], ["distinct($dimensions)", "duplicate reduction dimensions: {$dimensions}"]]
  } {
    %inputs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %init_values = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result0 = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %dimensions = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      inputs: variadic %inputs,
      init_values: variadic %init_values)
    irdl.results(
      result0: variadic %result0)
    irdl.attributes {
      "dimensions" = %dimensions
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @reduce_precision attributes {
    varve.format = "$operand `,` `format` `=` custom<ExponentMantissa>($exponent_bits, $mantissa_bits) attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($output))",
    varve.traits = ["HLO_SpeculatableIfStaticDimInOutputIsStaticInInput", "NoMemoryEffect", "Elementwise", "HLO_CompatibleOperandsAndResultType"]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, AnyQuantizedType>>"}
    %output = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, AnyQuantizedType>>"}
    %exponent_bits = irdl.any {varve.rule = "AllOf<I32Attr, IntPositive>"}
    %mantissa_bits = irdl.any {varve.rule = "AllOf<I32Attr, IntNonNegative>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      output: %output)
    irdl.attributes {
      "exponent_bits" = %exponent_bits,
      "mantissa_bits" = %mantissa_bits
    }
  }
  irdl.operation @reduce_scatter attributes {
    varve.traits = ["ConditionallySpeculatable", "SymbolUserOpInterface"]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result0 = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %scatter_dimension = irdl.any {varve.rule = "AllOf<I64Attr, IntNonNegative>"}
    %replica_groups = irdl.any {varve.rule = "AnyOf<I64ElementsAttr, #stablehlo.replica_group_mesh_axes>"}
    %channel_handle = irdl.base "#stablehlo.channel_handle"
    %use_global_device_ids = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "scatter_dimension" = %scatter_dimension,
      "replica_groups" = %replica_groups,
      "channel_handle" = %channel_handle,
      "use_global_device_ids" = %use_global_device_ids
    } {
      varve.optional = ["channel_handle", "use_global_device_ids"]
    }
    %computation = irdl.region with size 1
    irdl.regions(
      computation: %computation)
  }
  irdl.operation @reduce_window attributes {
    varve.traits = ["HLO_RecursivelySpeculatableIfAllInputsStatic", "RecursiveMemoryEffects", "SameVariadicOperandSize", "SingleBlock", "InferTensorType"],
    varve.terminator = "stablehlo.return"
  } {
    %inputs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %init_values = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result0 = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %window_dimensions = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %window_strides = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %base_dilations = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %window_dilations = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %padding = irdl.any {varve.rule = "I64ElementsAttr"}
    irdl.operands(
      inputs: variadic %inputs,
      init_values: variadic %init_values)
    irdl.results(
      result0: variadic %result0)
    irdl.attributes {
      "window_dimensions" = %window_dimensions,
      "window_strides" = %window_strides,
      "base_dilations" = %base_dilations,
      "window_dilations" = %window_dilations,
      "padding" = %padding
    } {
      varve.optional = ["window_strides", "base_dilations", "window_dilations", "padding"]
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @remainder attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))",
    varve.traits = ["HLO_CompatibleOperandsAndResultType", "InferShapedTypeOpInterface", "SameOperandsAndResultShape", "Elementwise", "HLO_SpeculatableIfAllInputsStatic", "NoMemoryEffect"],
    varve.require = [["use compatible_binary($lhs, $rhs, $result)"]]
  } {
    %lhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %rhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @replica_id attributes {
    varve.format = "attr-dict `:` type(results)",
    varve.traits = ["Pure", "InferTypeOpInterface"]
  } {
    %result0 = irdl.any {varve.rule = "RankedTensorOf<UI<32>>"}
    irdl.results(
      result0: %result0)
  }
  irdl.operation @reshape attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["ConditionallySpeculatable", "NoMemoryEffect", "HLO_CompatibleOperandsAndResultElementType"],
    varve.require = [["use compatible_elements($operand, $result0)"], ["dynamic(type($result0)) = 0 or dynamic(type($result0)) = 1 and has(encoding(type($result0)))", "result #0 must be a statically shaped or single bounded dimension tensor, but got {type($result0)}"], ["length(type($operand)) = length(type($result0))", "number of output elements ({length(type($result0))}) doesn't match expected number of elements ({length(type($operand))})"]]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result0 = irdl.any {varve.rule = "AllOf<RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>, AnyOf<StaticShape, AnyRankedTensor>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result0: %result0)
  }
  irdl.operation @return attributes {
    varve.format = "$results attr-dict (`:` type($results)^)?",
    varve.traits = ["Pure", "Terminator"]
  } {
    %results = irdl.any {varve.rule = "AnyOf<RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>, RankedTensorOf<AnyQuantizedType>, !stablehlo.token, MemRefOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>>"}
    irdl.operands(
      results: variadic %results)
  }
  irdl.operation @reverse attributes {
    varve.format = "$operand `,` `dims` `=` $dimensions attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
    varve.traits = ["HLO_SpeculatableIfStaticDimInOutputIsStaticInInput", "NoMemoryEffect", "SameOperandsAndResultElementType", "InferTypeOpInterface", "InferShapedTypeOpInterface"],
    varve.require = [["use compatible_types(type($result), type($operand))"], ["distinct($dimensions)", "dimensions should be unique. Got: {$dimensions}"], ["all(d in $dimensions: d >= 0 and d < rank(type($operand)))", "all dimensions should be between [0, {rank(type($operand))}). Got dimensions: {$dimensions}"]]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %dimensions = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "dimensions" = %dimensions
    }
  }
  irdl.operation @rng attributes {
    varve.format = "$a `,` $b `,` $shape `,` `distribution` `=` $rng_distribution attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferTensorTypeWithReify", "AllElementTypesMatch<a,b,result>"]
  } {
    %a = irdl.any {varve.rule = "AllOf<RankedTensorOf<AnyOf<I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16>>, RankIs<0>>"}
    %b = irdl.any {varve.rule = "AllOf<RankedTensorOf<AnyOf<I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16>>, RankIs<0>>"}
    %shape = irdl.any {varve.rule = "AllOf<StaticShapeTensorOf<AnyOf<Index, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>>>, RankIs<1>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16>>"}
    %rng_distribution = irdl.base "#stablehlo.rng_distribution"
    irdl.operands(
      a: %a,
      b: %b,
      shape: %shape)
    irdl.results(
      result: %result)
    irdl.attributes {
      "rng_distribution" = %rng_distribution
    }
  }
  irdl.operation @rng_bit_generator attributes {
    varve.format = "$initial_state `,` `algorithm` `=` $rng_algorithm attr-dict `:` functional-type(operands, results)",
    varve.traits = ["HLO_SpeculatableIfStaticDimInOutputIsStaticInInput", "NoMemoryEffect"]
  } {
    %initial_state = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16>>"}
    %output_state = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16>>"}
    %output = irdl.any {varve.rule = "StaticShapeTensorOf<AnyOf<I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16>>"}
    %rng_algorithm = irdl.base "#stablehlo.rng_algorithm"
    irdl.operands(
      initial_state: %initial_state)
    irdl.results(
      output_state: %output_state,
      output: %output)
    irdl.attributes {
      "rng_algorithm" = %rng_algorithm
    }
  }
  irdl.operation @round_nearest_afz attributes {
    varve.format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
    varve.traits = ["HLO_CompatibleOperandsAndResultType", "Elementwise", "InferShapedTypeOpInterface", "SameOperandsAndResultShape", "HLO_SpeculatableIfStaticDimInOutputIsStaticInInput", "NoMemoryEffect"],
    varve.require = [["use compatible_elements($operand, $result)"]]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, AnyQuantizedType>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, AnyQuantizedType>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @round_nearest_even attributes {
    varve.format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
    varve.traits = ["HLO_CompatibleOperandsAndResultType", "Elementwise", "InferShapedTypeOpInterface", "SameOperandsAndResultShape", "HLO_SpeculatableIfStaticDimInOutputIsStaticInInput", "NoMemoryEffect"],
    varve.require = [["use compatible_elements($operand, $result)"]]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, AnyQuantizedType>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, AnyQuantizedType>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @rsqrt attributes {
    varve.format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
    varve.traits = ["HLO_CompatibleOperandsAndResultType", "Elementwise", "InferShapedTypeOpInterface", "SameOperandsAndResultShape", "HLO_SpeculatableIfStaticDimInOutputIsStaticInInput", "NoMemoryEffect"],
    varve.require = [["use compatible_elements($operand, $result)"]]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result_accuracy = irdl.base "#stablehlo.result_accuracy"
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "result_accuracy" = %result_accuracy
    } {
      varve.optional = ["result_accuracy"],
      varve.defaults = {
        result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>}
    }
  }
  irdl.operation @scatter attributes {
    varve.traits = ["ConditionallySpeculatable", "RecursiveMemoryEffects", "SameVariadicOperandSize", "InferTypeOpInterface"],
    varve.require = [["count($result0) = count($inputs)", "expected {count($inputs)} results, but got {count($result0)}"], ["each t at n in types($inputs)", ["use compatible_sizes(sizes(type($result0[n])), sizes(t))"]]]
  } {
    %inputs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %scatter_indices = irdl.any {varve.rule = "RankedTensorOf<AnyOf<AnyInteger, Index>>"}
    %updates = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result0 = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %scatter_dimension_numbers = irdl.base "#stablehlo.scatter"
    %indices_are_sorted = irdl.any {varve.rule = "BoolAttr"}
    %unique_indices = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      inputs: variadic %inputs,
      scatter_indices: %scatter_indices,
      updates: variadic %updates)
    irdl.results(
      result0: variadic %result0)
    irdl.attributes {
      "scatter_dimension_numbers" = %scatter_dimension_numbers,
      "indices_are_sorted" = %indices_are_sorted,
      "unique_indices" = %unique_indices
    } {
      varve.optional = ["indices_are_sorted", "unique_indices"],
      varve.defaults = {
        indices_are_sorted = false,
        unique_indices = false}
    }
    %update_computation = irdl.region with size 1
    irdl.regions(
      update_computation: %update_computation)
  }
  irdl.operation @select attributes {
    varve.format = "operands attr-dict `:` custom<SelectOpType>(type($pred), type($on_true), type($on_false), type($result))",
    varve.traits = ["HLO_SpeculatableIfAllInputsStatic", "NoMemoryEffect", "HLO_BroadcastingElementwise", "InferTensorTypeWithReify"],
    varve.require = [["use compatible_types(type($on_false), type($on_true))"], ["use compatible_types(type($result), type($on_true))"], ["if rank(type($pred)) > 0", ["use compatible_sizes(sizes(type($pred)), sizes(type($on_true)))"]]]
  } {
    %pred = irdl.any {varve.rule = "RankedTensorOf<I1>"}
    %on_true = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %on_false = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    irdl.operands(
      pred: %pred,
      on_true: %on_true,
      on_false: %on_false)
    irdl.results(
      result: %result)
  }
  irdl.operation @select_and_scatter attributes {
    varve.traits = ["HLO_RecursivelySpeculatableIfStaticDimInOutputIsStaticInInput", "InferTypeOpInterface", "RecursiveMemoryEffects"]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %source = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %init_value = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result0 = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %window_dimensions = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %window_strides = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %padding = irdl.any {varve.rule = "I64ElementsAttr"}
    irdl.operands(
      operand: %operand,
      source: %source,
      init_value: %init_value)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "window_dimensions" = %window_dimensions,
      "window_strides" = %window_strides,
      "padding" = %padding
    } {
      varve.optional = ["window_dimensions", "window_strides", "padding"]
    }
    %select = irdl.region with size 1
    %scatter = irdl.region with size 1
    irdl.regions(
      select: %select,
      scatter: %scatter)
  }
  irdl.operation @send attributes {
    varve.traits = ["InferTypeOpInterface", "MemoryEffects<Read<SendResource>,Write<SendResource>>"]
  } {
    %inputs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %token = irdl.base "!stablehlo.token"
    %result0 = irdl.base "!stablehlo.token"
    %channel_handle = irdl.base "#stablehlo.channel_handle"
    %is_host_transfer = irdl.any {varve.rule = "BoolAttr"}
    %source_target_pairs = irdl.any {varve.rule = "I64ElementsAttr"}
    irdl.operands(
      inputs: variadic %inputs,
      token: %token)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "channel_handle" = %channel_handle,
      "is_host_transfer" = %is_host_transfer,
      "source_target_pairs" = %source_target_pairs
    } {
      varve.optional = ["is_host_transfer", "source_target_pairs"],
      varve.defaults = {
        is_host_transfer = false}
    }
  }
  irdl.operation @set_dimension_size attributes {
    varve.format = "$operand `,` $size `,` `dim` `=` $dimension attr-dict `:` functional-type(operands, results)",
    varve.traits = ["ConditionallySpeculatable", "NoMemoryEffect", "InferTensorType"]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %size = irdl.any {varve.rule = "RankedTensorOf<I32>"}
    %result0 = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %dimension = irdl.any {varve.rule = "AllOf<I64Attr, IntNonNegative>"}
    irdl.operands(
      operand: %operand,
      size: %size)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "dimension" = %dimension
    }
  }
  irdl.operation @shift_left attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))",
    varve.traits = ["HLO_CompatibleOperandsAndResultType", "InferShapedTypeOpInterface", "SameOperandsAndResultShape", "Elementwise", "HLO_SpeculatableIfAllInputsStatic", "NoMemoryEffect"],
    varve.require = [["use compatible_binary($lhs, $rhs, $result)"]]
  } {
    %lhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>>>"}
    %rhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @shift_right_arithmetic attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))",
    varve.traits = ["HLO_CompatibleOperandsAndResultType", "InferShapedTypeOpInterface", "SameOperandsAndResultShape", "Elementwise", "HLO_SpeculatableIfAllInputsStatic", "NoMemoryEffect"],
    varve.require = [["use compatible_binary($lhs, $rhs, $result)"]]
  } {
    %lhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>>>"}
    %rhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @shift_right_logical attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))",
    varve.traits = ["HLO_CompatibleOperandsAndResultType", "InferShapedTypeOpInterface", "SameOperandsAndResultShape", "Elementwise", "HLO_SpeculatableIfAllInputsStatic", "NoMemoryEffect"],
    varve.require = [["use compatible_binary($lhs, $rhs, $result)"]]
  } {
    %lhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>>>"}
    %rhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @sign attributes {
    varve.format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
    varve.traits = ["HLO_CompatibleOperandsAndResultType", "Elementwise", "InferShapedTypeOpInterface", "SameOperandsAndResultShape", "HLO_SpeculatableIfStaticDimInOutputIsStaticInInput", "NoMemoryEffect"],
    varve.require = [["use compatible_elements($operand, $result)"]]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I<2>, I<4>, I8, I16, I32, I64, F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I<2>, I<4>, I8, I16, I32, I64, F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @sine attributes {
    varve.format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
    varve.traits = ["HLO_CompatibleOperandsAndResultType", "Elementwise", "InferShapedTypeOpInterface", "SameOperandsAndResultShape", "HLO_SpeculatableIfStaticDimInOutputIsStaticInInput", "NoMemoryEffect"],
    varve.require = [["use compatible_elements($operand, $result)"]]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result_accuracy = irdl.base "#stablehlo.result_accuracy"
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "result_accuracy" = %result_accuracy
    } {
      varve.optional = ["result_accuracy"],
      varve.defaults = {
        result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>}
    }
  }
  irdl.operation @slice attributes {
    varve.format = "$operand custom<SliceRanges>($start_indices, $limit_indices, $strides) attr-dict `:` functional-type(operands, results)",
    varve.traits = ["HLO_SpeculatableIfStaticDimInOutputIsStaticInInput", "NoMemoryEffect", "SameOperandsAndResultElementType", "AllMatchSameOperatorTrait<start_indices,limit_indices,strides>", "InferTypeOpInterface"],
    varve.require = [["let from = sizes(type($operand)), to = sizes(type($result0))", ["count($start_indices) = count(from) and count($limit_indices) = count(from) and count($strides) = count(from)", "the number of elements in start_indices ({count($start_indices)}) does not match the rank of the operand ({count(from)})"], ["count(to) = count(from)", "expected the rank {count(from)}, but got {count(to)}"], ["each start at i in $start_indices", ["let limit = $limit_indices[i], stride = $strides[i]", ["start >= 0 and start <= limit and stride > 0", "invalid slice {start}:{limit}:{stride} of dimension {i}"], ["limit <= from[i]", "limit index {limit} is larger than dimension size {from[i]} in dimension {i}"], ["to[i] = (limit - start + stride - 1) / stride", "expected the size {(limit - start + stride - 1) / stride} of dimension {i}, but got {to[i]}"]]]]]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result0 = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %start_indices = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %limit_indices = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %strides = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "start_indices" = %start_indices,
      "limit_indices" = %limit_indices,
      "strides" = %strides
    }
  }
  irdl.operation @sort attributes {
    varve.traits = ["HLO_RecursivelySpeculatableIfAllInputsStatic", "RecursiveMemoryEffects", "SameOperandsAndResultShape", "InferTensorType"]
  } {
    %inputs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result0 = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %dimension = irdl.any {varve.rule = "I64Attr"}
    %is_stable = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result0: variadic %result0)
    irdl.attributes {
      "dimension" = %dimension,
      "is_stable" = %is_stable
    } {
      varve.optional = ["dimension", "is_stable"],
      varve.defaults = {
        dimension = -1 : i64,
        is_stable = false}
    }
    %comparator = irdl.region with size 1
    irdl.regions(
      comparator: %comparator)
  }
  irdl.operation @sqrt attributes {
    varve.format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
    varve.traits = ["HLO_CompatibleOperandsAndResultType", "Elementwise", "InferShapedTypeOpInterface", "SameOperandsAndResultShape", "HLO_SpeculatableIfStaticDimInOutputIsStaticInInput", "NoMemoryEffect"],
    varve.require = [["use compatible_elements($operand, $result)"]]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result_accuracy = irdl.base "#stablehlo.result_accuracy"
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "result_accuracy" = %result_accuracy
    } {
      varve.optional = ["result_accuracy"],
      varve.defaults = {
        result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>}
    }
  }
  irdl.operation @subtract attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))",
    varve.traits = ["HLO_CompatibleOperandsAndResultType", "InferShapedTypeOpInterface", "SameOperandsAndResultShape", "Elementwise", "HLO_SpeculatableIfAllInputsStatic", "NoMemoryEffect"],
    varve.require = [["use compatible_binary($lhs, $rhs, $result)"]]
  } {
    %lhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %rhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @tan attributes {
    varve.format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
    varve.traits = ["HLO_CompatibleOperandsAndResultType", "Elementwise", "InferShapedTypeOpInterface", "SameOperandsAndResultShape", "HLO_SpeculatableIfStaticDimInOutputIsStaticInInput", "NoMemoryEffect"],
    varve.require = [["use compatible_elements($operand, $result)"]]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result_accuracy = irdl.base "#stablehlo.result_accuracy"
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "result_accuracy" = %result_accuracy
    } {
      varve.optional = ["result_accuracy"],
      varve.defaults = {
        result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>}
    }
  }
  irdl.operation @tanh attributes {
    varve.format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
    varve.traits = ["HLO_CompatibleOperandsAndResultType", "Elementwise", "InferShapedTypeOpInterface", "SameOperandsAndResultShape", "HLO_SpeculatableIfStaticDimInOutputIsStaticInInput", "NoMemoryEffect"],
    varve.require = [["use compatible_elements($operand, $result)"]]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result_accuracy = irdl.base "#stablehlo.result_accuracy"
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "result_accuracy" = %result_accuracy
    } {
      varve.optional = ["result_accuracy"],
      varve.defaults = {
        result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>}
    }
  }
  irdl.operation @torch_index_select attributes {
    varve.traits = ["Pure"]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %index = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result0 = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %dim = irdl.any {varve.rule = "I64Attr"}
    %batch_dims = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      operand: %operand,
      index: %index)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "dim" = %dim,
      "batch_dims" = %batch_dims
    }
  }
  irdl.operation @transpose attributes {
    varve.format = "$operand `,` `dims` `=` $permutation attr-dict `:` functional-type(operands, results)",
    varve.traits = ["ConditionallySpeculatable", "NoMemoryEffect", "HLO_CompatibleOperandsAndResultElementType", "InferTypeOpInterface", "InferShapedTypeOpInterface"],
    varve.require = [["use compatible_elements($operand, $result)"], ["count($permutation) = rank(type($operand)) and permutation($permutation)", "attribute permutation must be a permutation of the {rank(type($operand))} dimensions, but is {$permutation}"], ["use compatible_sizes(sizes(type($result)), permute(sizes(type($operand)), $permutation))"]]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %permutation = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "permutation" = %permutation
    }
  }
  irdl.operation @triangular_solve attributes {
    varve.traits = ["NoMemoryEffect", "ConditionallySpeculatable", "HLO_CompatibleOperandsAndResultElementType", "InferTensorType"]
  } {
    %a = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>>>"}
    %b = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>>>"}
    %result0 = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>>>"}
    %left_side = irdl.any {varve.rule = "BoolAttr"}
    %lower = irdl.any {varve.rule = "BoolAttr"}
    %unit_diagonal = irdl.any {varve.rule = "BoolAttr"}
    %transpose_a = irdl.base "#stablehlo.transpose"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "left_side" = %left_side,
      "lower" = %lower,
      "unit_diagonal" = %unit_diagonal,
      "transpose_a" = %transpose_a
    }
  }
  irdl.operation @tuple attributes {
    varve.format = "$val attr-dict `:` custom<TupleOpType>(type($val), type($result))",
    varve.traits = ["Pure", "InferTypeOpInterface"]
  } {
    %val = irdl.any {varve.rule = "AnyOf<RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>, RankedTensorOf<AnyQuantizedType>, !stablehlo.token, NestedTupleOf<AnyOf<RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>, MemRefOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>, RankedTensorOf<AnyQuantizedType>, !stablehlo.token>>, MemRefOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>>"}
    %result = irdl.any {varve.rule = "NestedTupleOf<AnyOf<RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>, MemRefOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>, RankedTensorOf<AnyQuantizedType>, !stablehlo.token>>"}
    irdl.operands(
      val: variadic %val)
    irdl.results(
      result: %result)
  }
  irdl.operation @unary_einsum attributes {
    varve.format = "$operand `,` `config` `=` $einsum_config attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result0 = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %einsum_config = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "einsum_config" = %einsum_config
    }
  }
  irdl.operation @uniform_dequantize attributes {
    varve.format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
    varve.traits = ["InferTensorType", "Elementwise", "InferShapedTypeOpInterface", "SameOperandsAndResultShape", "HLO_SpeculatableIfStaticDimInOutputIsStaticInInput", "NoMemoryEffect"]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyQuantizedType>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @uniform_quantize attributes {
    varve.format = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))",
    varve.traits = ["Elementwise", "InferShapedTypeOpInterface", "SameOperandsAndResultShape", "HLO_SpeculatableIfStaticDimInOutputIsStaticInInput", "NoMemoryEffect"]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, AnyQuantizedType>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyQuantizedType>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @while attributes {
    varve.printer = "code",
    varve.traits = ["RecursiveMemoryEffects", "RecursivelySpeculatable", "SingleBlock", "InferTypeOpInterface", "OpAsmOpInterface"],
    varve.terminator = "stablehlo.return",
    varve.arguments = {body = [["%same", "%arg"]], cond = [["%arg", "*"]]},
    varve.block_names = "iterArg",
    varve.format = ["`(` each(%arg $operand by `,`: %arg `=` $operand) `)` if(count($operand) > 0: `:` type($operand)) let(types($result0) = types($operand); type(%arg) = types($operand))", "attr-dict-with-keyword `\\n ` `` `cond` region($cond, end) `do` region($body, end)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>, RankedTensorOf<AnyQuantizedType>, !stablehlo.token, MemRefOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>>"}
    %result0 = irdl.any {varve.rule = "AnyOf<RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>, RankedTensorOf<AnyQuantizedType>, !stablehlo.token, MemRefOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>>"}
    irdl.operands(
      operand: variadic %operand)
    irdl.results(
      result0: variadic %result0)
    %cond = irdl.region with size 1
    %body = irdl.region with size 1
    irdl.regions(
      cond: %cond,
      body: %body)
  }
  irdl.operation @xor attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))",
    varve.traits = ["HLO_Commutative", "HLO_CompatibleOperandsAndResultType", "HLO_SpeculatableIfAllInputsStatic", "NoMemoryEffect", "InferShapedTypeOpInterface", "SameOperandsAndResultShape", "Elementwise"],
    varve.require = [["use compatible_binary($lhs, $rhs, $result)"]]
  } {
    %lhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>>>"}
    %rhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
}
