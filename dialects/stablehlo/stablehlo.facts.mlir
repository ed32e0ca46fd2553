// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the C++ of StableHLO's assembly formats says.
irdl.dialect @stablehlo attributes {varve.version = "varint $major, varint $minor, varint $patch", varve.llvm = "23", varve.printer = "code", varve.properties = "llvm19",
    varve.artifact = {dialect = "vhlo", producer = "StableHLO_v", newest = "1.20.0", matched = "1.17.0",
      bytecode = [["0.9.0", 0], ["0.10.0", 1], ["0.12.0", 3], ["0.14.0", 4], ["0.15.0", 6]]}} {
  // What C++ checks besides: quantized elements have rules of their own, so that everything with them passes. A dimension without a known
  // size fits every size.
  "varve.rule"() {
    sym_name = "compatible_elements",
    takes = ["$a", "$b"],
    require = [
      ["elem(type($a)) = elem(type($b)) or isa(elem(type($a)), 'AnyQuantizedType') or isa(elem(type($b)), 'AnyQuantizedType')",
       "requires compatible element types for all operands and results"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "compatible_binary",
    takes = ["$a", "$b", "$r"],
    require = [["use compatible_elements($a, $b)"], ["use compatible_elements($a, $r)"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "compatible_sizes",
    takes = ["$actual", "$expected"],
    require = [
      ["count($actual) = count($expected)", "expected the rank {count($expected)}, but got {count($actual)}"],
      ["each size at i in $actual", ["size = $expected[i]", "expected the size {$expected[i]} of dimension {i}, but got {size}"]]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "compatible_types",
    takes = ["$actual", "$expected"],
    require = [
      ["isa(elem($actual), 'AnyQuantizedType') or isa(elem($expected), 'AnyQuantizedType') or elem($actual) = elem($expected)",
       "inferred the element type {elem($expected)}, but got {elem($actual)}"],
      ["use compatible_sizes(sizes($actual), sizes($expected))"]]
  } : () -> ()
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
    varve.require = [
      ["typeof($value) = type($output) or isa(elem(type($output)), 'AnyQuantizedType')", "the type {type($output)} is not {typeof($value)}, that of the value"]],
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
      "attr-dict-with-keyword `\\n ` `` `cond` region($cond, end) `do` region($body, end)"
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
    varve.require = [
      ["count($result0) = count($inputs)", "expected {count($inputs)} results, but got {count($result0)}"],
      ["each t at n in types($inputs)", ["let from = sizes(t)", ["all(d in $dimensions: d >= 0 and d < count(from))", "out-of-bounds dimensions {$dimensions} for input-tensor rank: {count(from)}"], ["let kept = filter(i in indices(from): not i in $dimensions)", ["use compatible_sizes(sizes(type($result0[n])), map(i in kept: from[i]))"]]]],
      ["distinct($dimensions)", "duplicate reduction dimensions: {$dimensions}"]],
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
  // The keys of the raw form would not end before those of the operation, which is then printed in generic form.
  "varve.directive"() {
    sym_name = "ConvolutionDimensions",
    takes = ["$d"],
    format = "one( inside($d) when(all(i in indices(flatten([[$d.inputBatchDimension, $d.inputFeatureDimension], $d.inputSpatialDimensions])): count(x in flatten([[$d.inputBatchDimension, $d.inputFeatureDimension], $d.inputSpatialDimensions]): x = i) = 1) and all(i in indices(flatten([[$d.kernelInputFeatureDimension, $d.kernelOutputFeatureDimension], $d.kernelSpatialDimensions])): count(x in flatten([[$d.kernelInputFeatureDimension, $d.kernelOutputFeatureDimension], $d.kernelSpatialDimensions]): x = i) = 1) and all(i in indices(flatten([[$d.outputBatchDimension, $d.outputFeatureDimension], $d.outputSpatialDimensions])): count(x in flatten([[$d.outputBatchDimension, $d.outputFeatureDimension], $d.outputSpatialDimensions]): x = i) = 1)) )"
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
    varve.codes = [[7, "list<svarint> $offsetDims, list<svarint> $collapsedSliceDims, list<svarint> $operandBatchingDims, list<svarint> $startIndicesBatchingDims, list<svarint> $startIndexMap, svarint $indexVectorDim"],
      [7, "list<svarint> $offsetDims, list<svarint> $collapsedSliceDims, list<svarint> $startIndexMap, svarint $indexVectorDim"]] // JAX 0.4.30
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
    varve.codes = [[11, "list<svarint> $updateWindowDims, list<svarint> $insertedWindowDims, list<svarint> $inputBatchingDims, list<svarint> $scatterIndicesBatchingDims, list<svarint> $scatterDimsToOperandDims, svarint $indexVectorDim"],
      [11, "list<svarint> $updateWindowDims, list<svarint> $insertedWindowDims, list<svarint> $scatterDimsToOperandDims, svarint $indexVectorDim"]] // JAX 0.4.30
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
  irdl.operation @add attributes {varve.require = [
      ["use compatible_binary($lhs, $rhs, $result)"]]} {
  }
  irdl.operation @subtract attributes {varve.require = [
      ["use compatible_binary($lhs, $rhs, $result)"]]} {
  }
  irdl.operation @multiply attributes {varve.require = [
      ["use compatible_binary($lhs, $rhs, $result)"]]} {
  }
  irdl.operation @divide attributes {varve.require = [
      ["use compatible_binary($lhs, $rhs, $result)"]]} {
  }
  irdl.operation @maximum attributes {varve.require = [
      ["use compatible_binary($lhs, $rhs, $result)"]]} {
  }
  irdl.operation @minimum attributes {varve.require = [
      ["use compatible_binary($lhs, $rhs, $result)"]]} {
  }
  irdl.operation @remainder attributes {varve.require = [
      ["use compatible_binary($lhs, $rhs, $result)"]]} {
  }
  irdl.operation @power attributes {varve.require = [
      ["use compatible_binary($lhs, $rhs, $result)"]]} {
  }
  irdl.operation @atan2 attributes {varve.require = [
      ["use compatible_binary($lhs, $rhs, $result)"]]} {
  }
  irdl.operation @and attributes {varve.require = [
      ["use compatible_binary($lhs, $rhs, $result)"]]} {
  }
  irdl.operation @or attributes {varve.require = [
      ["use compatible_binary($lhs, $rhs, $result)"]]} {
  }
  irdl.operation @xor attributes {varve.require = [
      ["use compatible_binary($lhs, $rhs, $result)"]]} {
  }
  irdl.operation @shift_left attributes {varve.require = [
      ["use compatible_binary($lhs, $rhs, $result)"]]} {
  }
  irdl.operation @shift_right_arithmetic attributes {varve.require = [
      ["use compatible_binary($lhs, $rhs, $result)"]]} {
  }
  irdl.operation @shift_right_logical attributes {varve.require = [
      ["use compatible_binary($lhs, $rhs, $result)"]]} {
  }
  irdl.operation @compare attributes {varve.require = [
      ["use compatible_elements($lhs, $rhs)"]]} {
  }
  irdl.operation @negate attributes {varve.require = [
      ["use compatible_elements($operand, $result)"]]} {
  }
  irdl.operation @sign attributes {varve.require = [
      ["use compatible_elements($operand, $result)"]]} {
  }
  irdl.operation @floor attributes {varve.require = [
      ["use compatible_elements($operand, $result)"]]} {
  }
  irdl.operation @ceil attributes {varve.require = [
      ["use compatible_elements($operand, $result)"]]} {
  }
  irdl.operation @round_nearest_even attributes {varve.require = [
      ["use compatible_elements($operand, $result)"]]} {
  }
  irdl.operation @round_nearest_afz attributes {varve.require = [
      ["use compatible_elements($operand, $result)"]]} {
  }
  irdl.operation @exponential attributes {varve.require = [
      ["use compatible_elements($operand, $result)"]]} {
  }
  irdl.operation @exponential_minus_one attributes {varve.require = [
      ["use compatible_elements($operand, $result)"]]} {
  }
  irdl.operation @log attributes {varve.require = [
      ["use compatible_elements($operand, $result)"]]} {
  }
  irdl.operation @log_plus_one attributes {varve.require = [
      ["use compatible_elements($operand, $result)"]]} {
  }
  irdl.operation @logistic attributes {varve.require = [
      ["use compatible_elements($operand, $result)"]]} {
  }
  irdl.operation @sqrt attributes {varve.require = [
      ["use compatible_elements($operand, $result)"]]} {
  }
  irdl.operation @rsqrt attributes {varve.require = [
      ["use compatible_elements($operand, $result)"]]} {
  }
  irdl.operation @cbrt attributes {varve.require = [
      ["use compatible_elements($operand, $result)"]]} {
  }
  irdl.operation @tanh attributes {varve.require = [
      ["use compatible_elements($operand, $result)"]]} {
  }
  irdl.operation @sine attributes {varve.require = [
      ["use compatible_elements($operand, $result)"]]} {
  }
  irdl.operation @cosine attributes {varve.require = [
      ["use compatible_elements($operand, $result)"]]} {
  }
  irdl.operation @tan attributes {varve.require = [
      ["use compatible_elements($operand, $result)"]]} {
  }
  irdl.operation @not attributes {varve.require = [
      ["use compatible_elements($operand, $result)"]]} {
  }
  irdl.operation @clamp attributes {varve.require = [
      ["use compatible_binary($min, $operand, $max)"],
      ["use compatible_types(type($result), type($operand))"]]} {
  }
  irdl.operation @reshape attributes {varve.require = [
      ["use compatible_elements($operand, $result0)"],
      ["dynamic(type($result0)) = 0 or dynamic(type($result0)) = 1 and has(encoding(type($result0)))", "result #0 must be a statically shaped or single bounded dimension tensor, but got {type($result0)}"],
      ["length(type($operand)) = length(type($result0))", "number of output elements ({length(type($result0))}) doesn't match expected number of elements ({length(type($operand))})"]]} {
  }
  irdl.operation @transpose attributes {varve.require = [
      ["use compatible_elements($operand, $result)"],
      ["count($permutation) = rank(type($operand)) and permutation($permutation)", "attribute permutation must be a permutation of the {rank(type($operand))} dimensions, but is {$permutation}"],
      ["use compatible_sizes(sizes(type($result)), permute(sizes(type($operand)), $permutation))"]]} {
  }
  irdl.operation @broadcast_in_dim attributes {varve.require = [
      ["use compatible_elements($operand, $result0)"],
      ["count($broadcast_dimensions) = rank(type($operand))", "broadcast_dimensions size ({count($broadcast_dimensions)}) does not match operand rank ({rank(type($operand))})"],
      ["distinct($broadcast_dimensions)", "broadcast_dimensions should not have duplicates"],
      ["let from = sizes(type($operand)), to = sizes(type($result0))", ["each d at i in $broadcast_dimensions", ["d >= 0 and d < count(to)", "broadcast_dimensions contains invalid value {d} for result with rank {count(to)}"], ["from[i] = 1 or from[i] = to[d]", "size of operand dimension {i} ({from[i]}) is not equal to 1 or size of result dimension {d} ({to[d]})"]]]]} {
  }
  irdl.operation @dynamic_broadcast_in_dim attributes {varve.require = [
      ["use compatible_elements($operand, $result0)"],
      ["count($broadcast_dimensions) = rank(type($operand))", "broadcast_dimensions size ({count($broadcast_dimensions)}) does not match operand rank ({rank(type($operand))})"],
      ["distinct($broadcast_dimensions)", "broadcast_dimensions should not have duplicates"],
      ["all(d in $broadcast_dimensions: d >= 0 and d < rank(type($result0)))", "broadcast_dimensions contains an invalid value for result with rank {rank(type($result0))}"],
      ["sizes(type($output_dimensions))[0] = rank(type($result0))", "result rank ({rank(type($result0))}) is not equal to number of output dimensions ({sizes(type($output_dimensions))[0]})"]]} {
  }
  irdl.operation @select attributes {varve.require = [
      ["use compatible_types(type($on_false), type($on_true))"],
      ["use compatible_types(type($result), type($on_true))"],
      ["if rank(type($pred)) > 0", ["use compatible_sizes(sizes(type($pred)), sizes(type($on_true)))"]]]} {
  }
  irdl.operation @slice attributes {varve.require = [
      ["let from = sizes(type($operand)), to = sizes(type($result0))", ["count($start_indices) = count(from) and count($limit_indices) = count(from) and count($strides) = count(from)", "the number of elements in start_indices ({count($start_indices)}) does not match the rank of the operand ({count(from)})"], ["count(to) = count(from)", "expected the rank {count(from)}, but got {count(to)}"], ["each start at i in $start_indices", ["let limit = $limit_indices[i], stride = $strides[i]", ["start >= 0 and start <= limit and stride > 0", "invalid slice {start}:{limit}:{stride} of dimension {i}"], ["limit <= from[i]", "limit index {limit} is larger than dimension size {from[i]} in dimension {i}"], ["to[i] = (limit - start + stride - 1) / stride", "expected the size {(limit - start + stride - 1) / stride} of dimension {i}, but got {to[i]}"]]]]]} {
  }
  irdl.operation @concatenate attributes {varve.require = [
      ["let to = sizes(type($result0)), parts = map(t in types($inputs): sizes(t))", ["$dimension < count(to)", "dimension {$dimension} is out of bounds for rank {count(to)}"], ["each part in parts", ["count(part) = count(to)", "operands have different ranks: {count(part)} and {count(to)}"], ["each size at i in part", ["i = $dimension or size = to[i]", "expected the size {to[i]} of dimension {i}, but got {size}"]]], ["to[$dimension] = sum(map(part in parts: part[$dimension]))", "the size {to[$dimension]} of dimension {$dimension} is not the sum of those of the operands"]]]} {
  }
  irdl.operation @scatter attributes {varve.require = [
      ["count($result0) = count($inputs)", "expected {count($inputs)} results, but got {count($result0)}"],
      ["each t at n in types($inputs)", ["use compatible_sizes(sizes(type($result0[n])), sizes(t))"]]]} {
  }
  irdl.operation @dynamic_slice attributes {varve.require = [
      ["count($start_indices) = rank(type($operand)) and count($slice_sizes) = rank(type($operand))", "has mismatched number of slice sizes ({count($slice_sizes)}) and number of start indices ({count($start_indices)})"],
      ["each size at i in $slice_sizes", ["size >= 0 and size <= sizes(type($operand))[i]", "has slice size {size} greater than dimension size {sizes(type($operand))[i]} in dimension {i} of operand"], ["sizes(type($result))[i] = size", "expected the size {size} of dimension {i}, but got {sizes(type($result))[i]}"]]]} {
  }
  irdl.operation @pad attributes {varve.require = [
      ["let from = sizes(type($operand)), to = sizes(type($result0))", ["count(to) = count(from) and count($edge_padding_low) = count(from) and count($edge_padding_high) = count(from) and count($interior_padding) = count(from)", "edge_padding length ({count($edge_padding_low)}) must match operand rank ({count(from)})"], ["each size at i in from", ["let wanted = size + $edge_padding_low[i] + $edge_padding_high[i] + max(size - 1, 0) * $interior_padding[i]", ["to[i] = wanted", "expected the size {wanted} of dimension {i}, but got {to[i]}"]]]]]} {
  }
  irdl.operation @iota attributes {varve.require = [
      ["$iota_dimension < rank(type($output))", "iota dimension cannot go beyond the output rank"]]} {
  }
  irdl.operation @reverse attributes {varve.require = [
      ["use compatible_types(type($result), type($operand))"],
      ["distinct($dimensions)", "dimensions should be unique. Got: {$dimensions}"],
      ["all(d in $dimensions: d >= 0 and d < rank(type($operand)))", "all dimensions should be between [0, {rank(type($operand))}). Got dimensions: {$dimensions}"]]} {
  }
  irdl.operation @dot_general attributes {
    varve.layouts = "-algorithm", // JAX 0.4.30
    varve.require = [
      ["let d = $dot_dimension_numbers, left = sizes(type($lhs)), right = sizes(type($rhs))", ["count(d.lhsBatchingDimensions) = count(d.rhsBatchingDimensions)", "lhs and rhs should have the same number of batching dimensions"], ["count(d.lhsContractingDimensions) = count(d.rhsContractingDimensions)", "lhs and rhs should have the same number of contracting dimensions"], ["let l = concat(d.lhsBatchingDimensions, d.lhsContractingDimensions), r = concat(d.rhsBatchingDimensions, d.rhsContractingDimensions)", ["all(i in l: i >= 0 and i < count(left)) and all(i in r: i >= 0 and i < count(right))", "dimensions {l} and {r} are out of range"], ["each i at n in l", ["left[i] = right[r[n]]", "dimension sizes must match for lhs/rhs"]], ["let others = filter(i in indices(left): not i in l), more = filter(i in indices(right): not i in r), wanted = concat(map(i in d.lhsBatchingDimensions: left[i]), map(i in others: left[i]), map(i in more: right[i]))", ["use compatible_sizes(sizes(type($result0)), wanted)"]]]]]} {
  }
}
