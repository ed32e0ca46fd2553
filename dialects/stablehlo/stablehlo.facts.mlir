// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the C++ of StableHLO's assembly formats says.
irdl.dialect @stablehlo attributes {varve.version = "varint $major, varint $minor, varint $patch", varve.llvm = "23",
    varve.artifact = {dialect = "vhlo", producer = "StableHLO_v", newest = "1.20.0", matched = "1.17.0",
      bytecode = [["0.9.0", 0], ["0.10.0", 1], ["0.12.0", 3], ["0.14.0", 4], ["0.15.0", 6]]}} {
  // One type, if all operands and the result have it; otherwise all types.
  "varve.directive"() {
    sym_name = "SameOperandsAndResultType",
    takes = ["type $xs...", "type $r"],
    format = "one( type($r) let(type($xs) = type($r)) | functional-type($xs, $r) )"
  } : () -> ()
  "varve.directive"() {
    sym_name = "VariadicSameOperandsAndResultType",
    takes = ["ref $values", "type $xs", "type $r"],
    format = "one( type($r) let(type($xs) = type($r)) | functional-type($xs, $r) )"
  } : () -> ()
  "varve.directive"() {
    sym_name = "SelectOpType",
    takes = ["type $p", "type $a", "type $b", "type $r"],
    format = "one( type($p) `,` type($r) let(type($a) = type($r); type($b) = type($r)) | functional-type($p $a $b, $r) )"
  } : () -> ()
  "varve.directive"() {
    sym_name = "ComplexOpType",
    takes = ["type $a", "type $b", "type $r"],
    format = "one( type($r) let(type($a) = over(type($r), e: elem(e)); type($b) = type($a)) | functional-type($a $b, $r) )"
  } : () -> ()
  "varve.directive"() {
    sym_name = "TupleOpType",
    takes = ["type $xs", "type $r"],
    format = "one( type($r) let(types($xs) = elements(type($r))) | functional-type($xs, $r) )"
  } : () -> ()
  "varve.directive"() {
    sym_name = "PairwiseOpType",
    takes = ["type $xs", "type $rs"],
    format = "one( type($xs) let(types($rs) = types($xs)) | functional-type($xs, $rs) )"
  } : () -> ()
  "varve.directive"() {
    sym_name = "CustomCallTarget",
    takes = ["$target"],
    format = "symbol($target)"
  } : () -> ()
  irdl.operation @constant attributes {
    varve.names = "{if(isa(elem(type($output)), 'AnyInteger'), 'c', 'cst')}",
    varve.format = "one( attr-dict $value let(type($output) = typeof($value)) | generic )"
  } {
  }
  // The last property of each came after version 1.17.
  irdl.operation @custom_call attributes {varve.later = "result_tilings"} {
  }
  irdl.operation @collective_broadcast attributes {varve.later = "has_dynamic_root"} {
  }
  irdl.operation @while attributes {
    varve.block_names = "iterArg",
    varve.arguments = {cond = [["%arg", "*"]], body = [["%same", "%arg"]]},
    varve.format = [
      "`(` each(%arg $operand by `,`: %arg `=` $operand) `)` if(count($operand) > 0: `:` type($operand)) let(types($result0) = types($operand); type(%arg) = types($operand))",
      "attr-dict-with-keyword `\\n` `` `cond` region($cond, end) `do` region($body, end)"
    ]
  } {
  }
  // The bounds of dynamic dimensions; '?' is a dimension without bound.
  irdl.attribute @"#bounds" attributes {
    varve.format = "`<` each($bounds by `,`: one( `?` let($bounds = -9223372036854775808) | $bounds )) `>`",
    varve.codes = [[13, "list<svarint> $bounds"]]
  } {
    %bounds = irdl.any {varve.rule = "array<i64>"}
    irdl.parameters(bounds: %bounds)
  }
  irdl.attribute @"#type_extensions" attributes {
    varve.format = "`<` `bounds` `=` `[` each($bounds by `,`: one( `?` let($bounds = -9223372036854775808) | $bounds )) `]` `>`",
    varve.read_as = "#stablehlo.bounds($bounds)"
  } {
  }
  irdl.operation @reduce attributes {
    varve.arguments = {body = [["%in", "count($inputs)"], ["%acc", "count($inputs)"]]},
    varve.format = [
      "here(operation) each($inputs $init_values by `,`: `(` $inputs `init` `` `:` $init_values `)`)",
      "one( `applies` applied($body, [tensor([], elem(type($inputs[0]))), tensor([], elem(type($inputs[0])))], 'stablehlo.return', 'HLO_Commutative') `across` `dimensions` `=` list($dimensions) attr-dict `:` functional-type($inputs $init_values, results)",
      "| `across` `dimensions` `=` list($dimensions) attr-dict `:` functional-type($inputs $init_values, results) `\\n` `` ` ` `reducer`",
      "each(%in %acc: `(` %in `` `:` type(%in) loc(%in) `,` %acc `` `:` type(%acc) loc(%acc) `)`) ` ` region($body, end) )"
    ]
  } {
  }
  irdl.attribute @"#dot" attributes {
    varve.format = [
      "`<` struct(lhs_batching_dimensions = list($lhsBatchingDimensions), rhs_batching_dimensions = list($rhsBatchingDimensions),",
      "lhs_contracting_dimensions = list($lhsContractingDimensions), rhs_contracting_dimensions = list($rhsContractingDimensions)) `>`"
    ],
    varve.codes = [[5, "list<svarint> $lhsBatchingDimensions, list<svarint> $rhsBatchingDimensions, list<svarint> $lhsContractingDimensions, list<svarint> $rhsContractingDimensions"]]
  } {
    %dimensions = irdl.any {varve.rule = "array<i64>"}
    irdl.parameters(lhsBatchingDimensions: %dimensions, rhsBatchingDimensions: %dimensions, lhsContractingDimensions: %dimensions, rhsContractingDimensions: %dimensions)
      {varve.defaults = {lhsBatchingDimensions = [], rhsBatchingDimensions = [], lhsContractingDimensions = [], rhsContractingDimensions = []}}
  }
  "varve.directive"() {
    sym_name = "DotDimensionNumbers",
    takes = ["$d"],
    format = "one( let($d.lhsBatchingDimensions = []; $d.rhsBatchingDimensions = []) | `batching_dims` `=` list($d.lhsBatchingDimensions) `x` list($d.rhsBatchingDimensions) `` `,` ) `contracting_dims` `=` list($d.lhsContractingDimensions) `x` list($d.rhsContractingDimensions)"
  } : () -> ()
  "varve.directive"() {
    sym_name = "PrecisionConfig",
    takes = ["$p"],
    format = "one( | `,` `precision` `=` ` ` `[` each($p by `,`: $p.value) `]` )"
  } : () -> ()
  "varve.directive"() {
    sym_name = "PrecisionConfigAndAlgorithm",
    takes = ["$p", "$a"],
    format = "one( | `,` one( `precision` `=` ` ` `[` each($p by `,`: $p.value) `]` one( | `,` `algorithm` `=` $a ) | `algorithm` `=` $a ) )"
  } : () -> ()
  "varve.directive"() {
    sym_name = "SliceRanges",
    takes = ["$start", "$limit", "$stride"],
    format = "` ` `[` each($start $limit $stride by `,`: $start `` `:` `` $limit one( let($stride = 1) | `` `:` `` $stride )) `]`"
  } : () -> ()
  "varve.directive"() {
    sym_name = "VariadicOperandWithAttribute",
    takes = ["$xs"],
    format = "each($xs by `,`: $xs) `` `,`"
  } : () -> ()
  // The places of the dimensions of input, kernel and output; with `raw`, whatever they are.
  irdl.attribute @"#conv" attributes {
    varve.format = [
      "`<` one( places($inputSpatialDimensions, `b` $inputBatchDimension, `f` $inputFeatureDimension) `` `x` `` places($kernelSpatialDimensions, `i` $kernelInputFeatureDimension, `o` $kernelOutputFeatureDimension)",
      "`` `->` `` places($outputSpatialDimensions, `b` $outputBatchDimension, `f` $outputFeatureDimension)",
      "| `raw` struct(input_batch_dimension = $inputBatchDimension, input_feature_dimension = $inputFeatureDimension, input_spatial_dimensions = list($inputSpatialDimensions),",
      "kernel_input_feature_dimension = $kernelInputFeatureDimension, kernel_output_feature_dimension = $kernelOutputFeatureDimension, kernel_spatial_dimensions = list($kernelSpatialDimensions),",
      "output_batch_dimension = $outputBatchDimension, output_feature_dimension = $outputFeatureDimension, output_spatial_dimensions = list($outputSpatialDimensions)) ) `>`"
    ],
    varve.codes = [[4, "svarint $inputBatchDimension, svarint $inputFeatureDimension, list<svarint> $inputSpatialDimensions, svarint $kernelInputFeatureDimension, svarint $kernelOutputFeatureDimension, list<svarint> $kernelSpatialDimensions, svarint $outputBatchDimension, svarint $outputFeatureDimension, list<svarint> $outputSpatialDimensions"]]
  } {
    %dimension = irdl.any {varve.rule = "i64"}
    %dimensions = irdl.any {varve.rule = "array<i64>"}
    irdl.parameters(inputBatchDimension: %dimension, inputFeatureDimension: %dimension, inputSpatialDimensions: %dimensions, kernelInputFeatureDimension: %dimension, kernelOutputFeatureDimension: %dimension, kernelSpatialDimensions: %dimensions, outputBatchDimension: %dimension, outputFeatureDimension: %dimension, outputSpatialDimensions: %dimensions)
      {varve.defaults = {inputBatchDimension = 0 : i64, inputFeatureDimension = 0 : i64, inputSpatialDimensions = [], kernelInputFeatureDimension = 0 : i64, kernelOutputFeatureDimension = 0 : i64, kernelSpatialDimensions = [], outputBatchDimension = 0 : i64, outputFeatureDimension = 0 : i64, outputSpatialDimensions = []}}
  }
  "varve.directive"() {
    sym_name = "ConvolutionDimensions",
    takes = ["$d"],
    format = "inside($d)"
  } : () -> ()
  "varve.directive"() {
    sym_name = "WindowAttributes",
    takes = ["$stride", "$pad", "$lhs", "$rhs", "$reverse"],
    format = "oilist(by `,`: `stride` `=` list($stride) | `pad` `=` dense($pad, tensor<?x2xi64>) | `lhs_dilate` `=` list($lhs) | `rhs_dilate` `=` list($rhs) | `reverse` `=` list($reverse))"
  } : () -> ()
  "varve.directive"() {
    sym_name = "ExponentMantissa",
    takes = ["$e", "$m"],
    format = "word(`e` $e `m` $m)"
  } : () -> ()
  irdl.attribute @"#gather" attributes {
    varve.format = [
      "`<` struct(offset_dims = list($offsetDims), collapsed_slice_dims = list($collapsedSliceDims), operand_batching_dims = list($operandBatchingDims),",
      "start_indices_batching_dims = list($startIndicesBatchingDims), start_index_map = list($startIndexMap), index_vector_dim = $indexVectorDim) `>`"
    ],
    varve.codes = [[7, "list<svarint> $offsetDims, list<svarint> $collapsedSliceDims, list<svarint> $operandBatchingDims, list<svarint> $startIndicesBatchingDims, list<svarint> $startIndexMap, svarint $indexVectorDim"]]
  } {
    %dimension = irdl.any {varve.rule = "i64"}
    %dimensions = irdl.any {varve.rule = "array<i64>"}
    irdl.parameters(offsetDims: %dimensions, collapsedSliceDims: %dimensions, operandBatchingDims: %dimensions, startIndicesBatchingDims: %dimensions, startIndexMap: %dimensions, indexVectorDim: %dimension)
      {varve.defaults = {offsetDims = [], collapsedSliceDims = [], operandBatchingDims = [], startIndicesBatchingDims = [], startIndexMap = [], indexVectorDim = 0 : i64}}
  }
  irdl.attribute @"#scatter" attributes {
    varve.format = [
      "`<` struct(update_window_dims = list($updateWindowDims), inserted_window_dims = list($insertedWindowDims), input_batching_dims = list($inputBatchingDims),",
      "scatter_indices_batching_dims = list($scatterIndicesBatchingDims), scatter_dims_to_operand_dims = list($scatterDimsToOperandDims), index_vector_dim = $indexVectorDim) `>`"
    ],
    varve.codes = [[11, "list<svarint> $updateWindowDims, list<svarint> $insertedWindowDims, list<svarint> $inputBatchingDims, list<svarint> $scatterIndicesBatchingDims, list<svarint> $scatterDimsToOperandDims, svarint $indexVectorDim"]]
  } {
    %dimension = irdl.any {varve.rule = "i64"}
    %dimensions = irdl.any {varve.rule = "array<i64>"}
    irdl.parameters(updateWindowDims: %dimensions, insertedWindowDims: %dimensions, inputBatchingDims: %dimensions, scatterIndicesBatchingDims: %dimensions, scatterDimsToOperandDims: %dimensions, indexVectorDim: %dimension)
      {varve.defaults = {updateWindowDims = [], insertedWindowDims = [], inputBatchingDims = [], scatterIndicesBatchingDims = [], scatterDimsToOperandDims = [], indexVectorDim = 0 : i64}}
  }
  irdl.attribute @"#result_accuracy" attributes {
    varve.format = "`<` struct(atol = $atol, rtol = $rtol, ulps = $ulps, mode = qualified($mode)) `>`",
    varve.codes = [[17, "f64 $atol, f64 $rtol, svarint $ulps, attribute $mode"]]
  } {
    %tolerance = irdl.any {varve.rule = "f64"}
    %ulps = irdl.any {varve.rule = "i64"}
    %mode = irdl.base "#stablehlo.result_accuracy_mode"
    irdl.parameters(atol: %tolerance, rtol: %tolerance, ulps: %ulps, mode: %mode)
      {varve.defaults = {atol = 0.0 : f64, rtol = 0.0 : f64, ulps = 0 : i64}}
  }
  irdl.attribute @"#channel_handle" attributes {
    varve.codes = [[1, "svarint $handle, svarint $type"]]
  } {}
  irdl.attribute @"#comparison_direction" attributes {
    varve.codes = [[2, "varint $value"]]
  } {}
  irdl.attribute @"#comparison_type" attributes {
    varve.codes = [[3, "varint $value"]]
  } {}
  irdl.attribute @"#fft_type" attributes {
    varve.codes = [[6, "varint $value"]]
  } {}
  irdl.attribute @"#precision" attributes {
    varve.codes = [[8, "varint $value"]]
  } {}
  irdl.attribute @"#rng_algorithm" attributes {
    varve.codes = [[9, "varint $value"]]
  } {}
  irdl.attribute @"#rng_distribution" attributes {
    varve.codes = [[10, "varint $value"]]
  } {}
  irdl.attribute @"#transpose" attributes {
    varve.codes = [[12, "varint $value"]]
  } {}
  irdl.attribute @"#output_operand_alias" attributes {
    varve.codes = [[14, "list<svarint> $outputTupleIndices, svarint $operandIndex, list<svarint> $operandTupleIndices"]]
  } {}
  irdl.attribute @"#dot_algorithm" attributes {
    varve.codes = [[15, "type $lhsPrecisionType, type $rhsPrecisionType, type $accumulationType, svarint $lhsComponentCount, svarint $rhsComponentCount, svarint $numPrimitiveOperations, bool $allowImpreciseAccumulation"]]
  } {}
  irdl.attribute @"#result_accuracy_mode" attributes {
    varve.codes = [[16, "varint $value"]]
  } {}
  irdl.attribute @"#replica_group_mesh_axes" attributes {
    varve.codes = [[18, "attribute $mesh, list<attribute> $axes"]]
  } {}
  irdl.attribute @"#sub_axis_info" attributes {
    varve.codes = [[19, "svarint $pre_size, svarint $size"]]
  } {}
  irdl.attribute @"#axis_ref" attributes {
    varve.codes = [[20, "string $name, optional<attribute> $sub_axis_info"]]
  } {}
  irdl.attribute @"#mesh_axis" attributes {
    varve.codes = [[21, "string $name, svarint $size"]]
  } {}
  irdl.attribute @"#mesh" attributes {
    varve.codes = [[22, "attribute $axes, optional<attribute> $device_ids"]]
  } {}
  irdl.type @"!token" attributes {
    varve.codes = [[0, ""]]
  } {}
  irdl.type @"!future" attributes {
    varve.codes = [[1, "list<type> $types"]]
  } {}
}
