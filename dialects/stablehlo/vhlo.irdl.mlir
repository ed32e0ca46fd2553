irdl.dialect @vhlo attributes {
  varve.set = "stablehlo",
  varve.llvm = "23"
} {
  "varve.enum"() {
    sym_name = "ComparisonDirectionV1",
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
    sym_name = "ComparisonTypeV1",
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
    sym_name = "CustomCallApiVersionV1",
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
    sym_name = "FftTypeV1",
    storage = i32,
    cases = [
      ["FFT", 0 : i32],
      ["IFFT", 1 : i32],
      ["RFFT", 2 : i32],
      ["IRFFT", 3 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "PrecisionV1",
    storage = i32,
    cases = [
      ["DEFAULT", 0 : i32],
      ["HIGH", 1 : i32],
      ["HIGHEST", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ResultAccuracyModeV1",
    storage = i32,
    cases = [
      ["DEFAULT", 0 : i32],
      ["HIGHEST", 1 : i32],
      ["TOLERANCE", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "RngAlgorithmV1",
    storage = i32,
    cases = [
      ["DEFAULT", 0 : i32],
      ["THREE_FRY", 1 : i32],
      ["PHILOX", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "RngDistributionV1",
    storage = i32,
    cases = [
      ["UNIFORM", 1 : i32],
      ["NORMAL", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "TransposeV1",
    storage = i32,
    cases = [
      ["TRANSPOSE_INVALID", 0 : i32],
      ["NO_TRANSPOSE", 1 : i32],
      ["TRANSPOSE", 2 : i32],
      ["ADJOINT", 3 : i32]
    ]
  } : () -> ()
  irdl.type @"!bf16_v1" attributes {
    varve.traits = ["VersionedTypeInterface"],
    varve.codes = [[2, ""]],
    varve.stands_for = "bf16"
  } {
  }
  irdl.type @"!bool_v1" attributes {
    varve.traits = ["VersionedTypeInterface"],
    varve.codes = [[0, ""]],
    varve.stands_for = "i1"
  } {
  }
  irdl.type @"!buffer_v1" attributes {
    varve.traits = ["VersionedTypeInterface"],
    varve.codes = [[41, "list<svarint> $shape, type $elementType"]],
    varve.format = "`<` shaped($shape, $elementType) `>`"
  } {
    %shape = irdl.any {varve.rule = "array<i64>"}
    %elementType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      shape: %shape,
      elementType: %elementType)
  }
  irdl.type @"!complex_v1" attributes {
    varve.format = "`<` $elementType `>`",
    varve.traits = ["VersionedTypeInterface"],
    varve.codes = [[1, "type $elementType"]],
    varve.stands_for = "complex(canonical($elementType))"
  } {
    %elementType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      elementType: %elementType)
  }
  irdl.type @"!f16_v1" attributes {
    varve.traits = ["VersionedTypeInterface"],
    varve.codes = [[3, ""]],
    varve.stands_for = "f16"
  } {
  }
  irdl.type @"!f32_v1" attributes {
    varve.traits = ["VersionedTypeInterface"],
    varve.codes = [[4, ""]],
    varve.stands_for = "f32"
  } {
  }
  irdl.type @"!f4E2M1FN_v1" attributes {
    varve.traits = ["VersionedTypeInterface"],
    varve.codes = [[37, ""]],
    varve.stands_for = "f4E2M1FN"
  } {
  }
  irdl.type @"!f64_v1" attributes {
    varve.traits = ["VersionedTypeInterface"],
    varve.codes = [[5, ""]],
    varve.stands_for = "f64"
  } {
  }
  irdl.type @"!f6E2M3FN_v1" attributes {
    varve.traits = ["VersionedTypeInterface"],
    varve.codes = [[38, ""]],
    varve.stands_for = "f6E2M3FN"
  } {
  }
  irdl.type @"!f6E3M2FN_v1" attributes {
    varve.traits = ["VersionedTypeInterface"],
    varve.codes = [[39, ""]],
    varve.stands_for = "f6E3M2FN"
  } {
  }
  irdl.type @"!f8E3M4_v1" attributes {
    varve.traits = ["VersionedTypeInterface"],
    varve.codes = [[36, ""]],
    varve.stands_for = "f8E3M4"
  } {
  }
  irdl.type @"!f8E4M3B11FNUZ_v1" attributes {
    varve.traits = ["VersionedTypeInterface"],
    varve.codes = [[29, ""]],
    varve.stands_for = "f8E4M3B11FNUZ"
  } {
  }
  irdl.type @"!f8E4M3FNUZ_v1" attributes {
    varve.traits = ["VersionedTypeInterface"],
    varve.codes = [[27, ""]],
    varve.stands_for = "f8E4M3FNUZ"
  } {
  }
  irdl.type @"!f8E4M3FN_v1" attributes {
    varve.traits = ["VersionedTypeInterface"],
    varve.codes = [[6, ""]],
    varve.stands_for = "f8E4M3FN"
  } {
  }
  irdl.type @"!f8E4M3_v1" attributes {
    varve.traits = ["VersionedTypeInterface"],
    varve.codes = [[35, ""]],
    varve.stands_for = "f8E4M3"
  } {
  }
  irdl.type @"!f8E5M2FNUZ_v1" attributes {
    varve.traits = ["VersionedTypeInterface"],
    varve.codes = [[28, ""]],
    varve.stands_for = "f8E5M2FNUZ"
  } {
  }
  irdl.type @"!f8E5M2_v1" attributes {
    varve.traits = ["VersionedTypeInterface"],
    varve.codes = [[7, ""]],
    varve.stands_for = "f8E5M2"
  } {
  }
  irdl.type @"!f8E8M0FNU_v1" attributes {
    varve.traits = ["VersionedTypeInterface"],
    varve.codes = [[40, ""]],
    varve.stands_for = "f8E8M0FNU"
  } {
  }
  irdl.type @"!func_v1" attributes {
    varve.traits = ["VersionedTypeInterface"],
    varve.codes = [[8, "list<type> $inputs, list<type> $outputs"]],
    varve.format = "`<` `(` one( `(` `)` let($inputs = []) | $inputs ) `)` `->` one( `(` `)` let($outputs = []) | $outputs ) `>`"
  } {
    %inputs = irdl.any {varve.rule = "array<DialectType>"}
    %outputs = irdl.any {varve.rule = "array<DialectType>"}
    irdl.parameters(
      inputs: %inputs,
      outputs: %outputs)
  }
  irdl.type @"!future_v1" attributes {
    varve.format = "`<` $types `>`",
    varve.traits = ["VersionedTypeInterface"],
    varve.codes = [[42, "list<type> $types"]]
  } {
    %types = irdl.any {varve.rule = "array<type>"}
    irdl.parameters(
      types: %types)
  }
  irdl.type @"!i16_v1" attributes {
    varve.traits = ["VersionedTypeInterface"],
    varve.codes = [[12, ""]],
    varve.stands_for = "i16"
  } {
  }
  irdl.type @"!i2_v1" attributes {
    varve.traits = ["VersionedTypeInterface"],
    varve.codes = [[31, ""]],
    varve.stands_for = "i2"
  } {
  }
  irdl.type @"!i32_v1" attributes {
    varve.traits = ["VersionedTypeInterface"],
    varve.codes = [[13, ""]],
    varve.stands_for = "i32"
  } {
  }
  irdl.type @"!i4_v1" attributes {
    varve.traits = ["VersionedTypeInterface"],
    varve.codes = [[10, ""]],
    varve.stands_for = "i4"
  } {
  }
  irdl.type @"!i64_v1" attributes {
    varve.traits = ["VersionedTypeInterface"],
    varve.codes = [[14, ""]],
    varve.stands_for = "i64"
  } {
  }
  irdl.type @"!i8_v1" attributes {
    varve.traits = ["VersionedTypeInterface"],
    varve.codes = [[11, ""]],
    varve.stands_for = "i8"
  } {
  }
  irdl.type @"!index_v1" attributes {
    varve.traits = ["VersionedTypeInterface"],
    varve.codes = [[9, ""]],
    varve.stands_for = "index"
  } {
  }
  irdl.type @"!none_v1" attributes {
    varve.traits = ["VersionedTypeInterface"],
    varve.codes = [[33, ""]],
    varve.stands_for = "none"
  } {
  }
  irdl.type @"!quant_per_axis_v1" attributes {
    varve.traits = ["VersionedTypeInterface"],
    varve.codes = [[30, "varint $flags, type $storageType, type $expressedType, varint $quantizedDimension, svarint $storageTypeMin, svarint $storageTypeMax, list<f64> $scales, list<svarint> $zeroPoints"]],
    varve.format = "`<` $storageType `` `:` `` $expressedType `,` $quantizedDimension `,` list($scales) `,` `[` $zeroPoints `]` `,` $storageTypeMin `` `:` `` $storageTypeMax `,` $flags `>`"
  } {
    %flags = irdl.any {varve.rule = "u32"}
    %storageType = irdl.any {varve.rule = "type"}
    %expressedType = irdl.any {varve.rule = "type"}
    %quantizedDimension = irdl.any {varve.rule = "i32"}
    %scales = irdl.any {varve.rule = "array<f64>"}
    %zeroPoints = irdl.any {varve.rule = "array<i64>"}
    %storageTypeMin = irdl.any {varve.rule = "i64"}
    %storageTypeMax = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      flags: %flags,
      storageType: %storageType,
      expressedType: %expressedType,
      quantizedDimension: %quantizedDimension,
      scales: %scales,
      zeroPoints: %zeroPoints,
      storageTypeMin: %storageTypeMin,
      storageTypeMax: %storageTypeMax)
  }
  irdl.type @"!quant_v1" attributes {
    varve.format = "`<` $storageType `` `:` `` $expressedType `,` $scale `` `:` `` $zeroPoint `,` $storageTypeMin `` `:` `` $storageTypeMax `,` $flags `>`",
    varve.traits = ["VersionedTypeInterface"],
    varve.codes = [[24, "varint $flags, type $storageType, type $expressedType, f64 $scale, svarint $zeroPoint, svarint $storageTypeMin, svarint $storageTypeMax"]]
  } {
    %flags = irdl.any {varve.rule = "u32"}
    %storageType = irdl.any {varve.rule = "type"}
    %expressedType = irdl.any {varve.rule = "type"}
    %scale = irdl.any {varve.rule = "f64"}
    %zeroPoint = irdl.any {varve.rule = "i64"}
    %storageTypeMin = irdl.any {varve.rule = "i64"}
    %storageTypeMax = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      flags: %flags,
      storageType: %storageType,
      expressedType: %expressedType,
      scale: %scale,
      zeroPoint: %zeroPoint,
      storageTypeMin: %storageTypeMin,
      storageTypeMax: %storageTypeMax)
  }
  irdl.type @"!tensor_v1" attributes {
    varve.traits = ["VersionedTypeInterface", "ShapedType"],
    varve.codes = [[20, "list<svarint> $shape, type $elementType; $encoding = absent"], [21, "attribute $encoding, list<svarint> $shape, type $elementType"]],
    varve.format = "`<` shaped($shape, $elementType) (`,` $encoding^)? `>`",
    varve.stands_for = "tensor($shape, canonical($elementType), $encoding)"
  } {
    %shape = irdl.any {varve.rule = "array<i64>"}
    %elementType = irdl.any {varve.rule = "type"}
    %encoding = irdl.any {varve.rule = "attribute"}
    irdl.parameters(
      shape: %shape,
      elementType: %elementType,
      encoding: %encoding) {
      varve.optional = ["encoding"]
    }
  }
  irdl.type @"!tf31_v1" attributes {
    varve.traits = ["VersionedTypeInterface"],
    varve.codes = [[34, ""]],
    varve.stands_for = "tf32"
  } {
  }
  irdl.type @"!token_v1" attributes {
    varve.traits = ["VersionedTypeInterface"],
    varve.codes = [[22, ""]]
  } {
  }
  irdl.type @"!tuple_v1" attributes {
    varve.traits = ["VersionedTypeInterface"],
    varve.codes = [[23, "list<type> $types"]],
    varve.format = "`<` each($types by `,`: $types) `>`"
  } {
    %types = irdl.any {varve.rule = "array<type>"}
    irdl.parameters(
      types: %types)
  }
  irdl.type @"!ui16_v1" attributes {
    varve.traits = ["VersionedTypeInterface"],
    varve.codes = [[17, ""]],
    varve.stands_for = "ui16"
  } {
  }
  irdl.type @"!ui2_v1" attributes {
    varve.traits = ["VersionedTypeInterface"],
    varve.codes = [[32, ""]],
    varve.stands_for = "ui2"
  } {
  }
  irdl.type @"!ui32_v1" attributes {
    varve.traits = ["VersionedTypeInterface"],
    varve.codes = [[18, ""]],
    varve.stands_for = "ui32"
  } {
  }
  irdl.type @"!ui4_v1" attributes {
    varve.traits = ["VersionedTypeInterface"],
    varve.codes = [[15, ""]],
    varve.stands_for = "ui4"
  } {
  }
  irdl.type @"!ui64_v1" attributes {
    varve.traits = ["VersionedTypeInterface"],
    varve.codes = [[19, ""]],
    varve.stands_for = "ui64"
  } {
  }
  irdl.type @"!ui8_v1" attributes {
    varve.traits = ["VersionedTypeInterface"],
    varve.codes = [[16, ""]],
    varve.stands_for = "ui8"
  } {
  }
  irdl.type @"!unranked_tensor_v1" attributes {
    varve.format = "`<` $elementType `>`",
    varve.traits = ["VersionedTypeInterface"],
    varve.codes = [[25, "type $elementType"]]
  } {
    %elementType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      elementType: %elementType)
  }
  irdl.type @"!witness_v1" attributes {
    varve.traits = ["VersionedTypeInterface"],
    varve.codes = [[26, ""]]
  } {
  }
  irdl.attribute @"#api_version_v1" attributes {
    varve.format = "$value",
    varve.traits = ["VersionedAttrInterface"],
    varve.codes = [[5, "varint $value"]]
  } {
    %value = irdl.any {varve.rule = "enum<@CustomCallApiVersionV1>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#array_v1" attributes {
    varve.traits = ["VersionedAttrInterface"],
    varve.codes = [[1, "list<attribute> $value"]],
    varve.format = "`<` list($value) `>`"
  } {
    %value = irdl.any {varve.rule = "array<attribute>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#axis_ref_v1" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.traits = ["VersionedAttrInterface"],
    varve.codes = [[22, "attribute $name, option<attribute> $sub_axis_info"]]
  } {
    %name = irdl.any {varve.rule = "attribute"}
    %sub_axis_info = irdl.any {varve.rule = "attribute"}
    irdl.parameters(
      name: %name,
      sub_axis_info: %sub_axis_info) {
      varve.optional = ["sub_axis_info"]
    }
  }
  irdl.attribute @"#bool_v1" attributes {
    varve.format = "`<` $value `>`",
    varve.traits = ["VersionedAttrInterface"],
    varve.codes = [[2, "varint $value"]]
  } {
    %value = irdl.any {varve.rule = "bool"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#comparison_direction_v1" attributes {
    varve.format = "$value",
    varve.traits = ["VersionedAttrInterface"],
    varve.codes = [[3, "varint $value"]]
  } {
    %value = irdl.any {varve.rule = "enum<@ComparisonDirectionV1>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#comparison_type_v1" attributes {
    varve.format = "$value",
    varve.traits = ["VersionedAttrInterface"],
    varve.codes = [[4, "varint $value"]]
  } {
    %value = irdl.any {varve.rule = "enum<@ComparisonTypeV1>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#dict_v1" attributes {
    varve.traits = ["VersionedAttrInterface"],
    varve.codes = [[6, "list<attribute $name, attribute $value> $value"]],
    varve.format = "`<` `{` each($value by `,`: $value.name `=` $value.value) `}` `>`"
  } {
    %value = irdl.any {varve.rule = "array<record<name: attribute, value: attribute>>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#fft_type_v1" attributes {
    varve.format = "$value",
    varve.traits = ["VersionedAttrInterface"],
    varve.codes = [[7, "varint $value"]]
  } {
    %value = irdl.any {varve.rule = "enum<@FftTypeV1>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#float_v1" attributes {
    varve.traits = ["VersionedAttrInterface"],
    varve.codes = [[8, "type $type, apfloat<canonical($type)> $value"]],
    varve.format = "`<` typed($value, canonical($type)) `:` $type `>`"
  } {
    %type = irdl.any {varve.rule = "type"}
    %value = irdl.any {varve.rule = "FloatAttr"}
    irdl.parameters(
      type: %type,
      value: %value)
  }
  irdl.attribute @"#integer_v1" attributes {
    varve.traits = ["VersionedAttrInterface"],
    varve.codes = [[9, "type %type, apint<canonical(%type)> $value; %type = standing(typeof($value), 'vhlo')"]],
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "APIntAttr"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#mesh_axis_v1" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.traits = ["VersionedAttrInterface"],
    varve.codes = [[24, "attribute $name, svarint $size"]]
  } {
    %name = irdl.any {varve.rule = "attribute"}
    %size = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      name: %name,
      size: %size)
  }
  irdl.attribute @"#mesh_v1" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.traits = ["VersionedAttrInterface"],
    varve.codes = [[25, "attribute $axes, optattribute $device_ids"]]
  } {
    %axes = irdl.any {varve.rule = "attribute"}
    %device_ids = irdl.any {varve.rule = "attribute"}
    irdl.parameters(
      axes: %axes,
      device_ids: %device_ids) {
      varve.optional = ["device_ids"]
    }
  }
  irdl.attribute @"#output_operand_alias_v1" attributes {
    varve.format = "`<` struct(outputTupleIndices = `[` each($outputTupleIndices by `,`: one(`?` let($outputTupleIndices = -9223372036854775808) | $outputTupleIndices)) `]`, operandIndex = $operandIndex, operandTupleIndices = `[` each($operandTupleIndices by `,`: one(`?` let($operandTupleIndices = -9223372036854775808) | $operandTupleIndices)) `]`) `>`",
    varve.traits = ["VersionedAttrInterface"],
    varve.codes = [[10, "list<svarint> $outputTupleIndices, svarint $operandIndex, list<svarint> $operandTupleIndices"]]
  } {
    %outputTupleIndices = irdl.any {varve.rule = "array<i64>"}
    %operandIndex = irdl.any {varve.rule = "i64"}
    %operandTupleIndices = irdl.any {varve.rule = "array<i64>"}
    irdl.parameters(
      outputTupleIndices: %outputTupleIndices,
      operandIndex: %operandIndex,
      operandTupleIndices: %operandTupleIndices)
  }
  irdl.attribute @"#precision_v1" attributes {
    varve.format = "$value",
    varve.traits = ["VersionedAttrInterface"],
    varve.codes = [[11, "varint $value"]]
  } {
    %value = irdl.any {varve.rule = "enum<@PrecisionV1>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#replica_group_mesh_axes_v1" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.traits = ["VersionedAttrInterface"],
    varve.codes = [[23, "attribute $mesh, attribute $axes"]]
  } {
    %mesh = irdl.any {varve.rule = "attribute"}
    %axes = irdl.any {varve.rule = "attribute"}
    irdl.parameters(
      mesh: %mesh,
      axes: %axes)
  }
  irdl.attribute @"#result_accuracy_mode_v1" attributes {
    varve.format = "$value",
    varve.traits = ["VersionedAttrInterface"],
    varve.codes = [[19, "varint $value"]]
  } {
    %value = irdl.any {varve.rule = "enum<@ResultAccuracyModeV1>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#result_accuracy_v1" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.traits = ["VersionedAttrInterface"],
    varve.codes = [[20, "f64 $atol, f64 $rtol, svarint $ulps, attribute $mode"]]
  } {
    %atol = irdl.any {varve.rule = "f64"}
    %rtol = irdl.any {varve.rule = "f64"}
    %ulps = irdl.any {varve.rule = "i64"}
    %mode = irdl.any {varve.rule = "attribute"}
    irdl.parameters(
      atol: %atol,
      rtol: %rtol,
      ulps: %ulps,
      mode: %mode)
  }
  irdl.attribute @"#rng_algorithm_v1" attributes {
    varve.format = "$value",
    varve.traits = ["VersionedAttrInterface"],
    varve.codes = [[12, "varint $value"]]
  } {
    %value = irdl.any {varve.rule = "enum<@RngAlgorithmV1>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#rng_distribution_v1" attributes {
    varve.format = "$value",
    varve.traits = ["VersionedAttrInterface"],
    varve.codes = [[13, "varint $value"]]
  } {
    %value = irdl.any {varve.rule = "enum<@RngDistributionV1>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#string_v1" attributes {
    varve.traits = ["VersionedAttrInterface"],
    varve.codes = [[14, "string $value"]],
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "string"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#sub_axis_info_v1" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.traits = ["VersionedAttrInterface"],
    varve.codes = [[21, "svarint $pre_size, svarint $size"]]
  } {
    %pre_size = irdl.any {varve.rule = "i64"}
    %size = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      pre_size: %pre_size,
      size: %size)
  }
  irdl.attribute @"#tensor_v1" attributes {
    varve.traits = ["VersionedAttrInterface"],
    varve.codes = [[15, "type %type, elements<canonical(%type), packed> $data; %type = !vhlo.tensor_v1(shape(typeof($data)), if(isa(elem(typeof($data)), 'AnyComplex'), !vhlo.complex_v1(standing(elem(elem(typeof($data))), 'vhlo')), standing(elem(typeof($data)), 'vhlo')), encoding(typeof($data)))"]],
    varve.format = "`<` $data `>`"
  } {
    %data = irdl.any {varve.rule = "DenseElementsAttr"}
    irdl.parameters(
      data: %data)
  }
  irdl.attribute @"#transpose_v1" attributes {
    varve.format = "$value",
    varve.traits = ["VersionedAttrInterface"],
    varve.codes = [[16, "varint $value"]]
  } {
    %value = irdl.any {varve.rule = "enum<@TransposeV1>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#type_extensions_v1" attributes {
    varve.format = "`<` struct(bounds = `[` each($bounds by `,`: one(`?` let($bounds = -9223372036854775808) | $bounds)) `]`) `>`",
    varve.traits = ["VersionedAttrInterface"],
    varve.codes = [[18, "list<svarint> $bounds"]]
  } {
    %bounds = irdl.any {varve.rule = "array<i64>"}
    irdl.parameters(
      bounds: %bounds)
  }
  irdl.attribute @"#type_v1" attributes {
    varve.format = "`<` $value `>`",
    varve.traits = ["VersionedAttrInterface"],
    varve.codes = [[17, "type $value"]]
  } {
    %value = irdl.any {varve.rule = "type"}
    irdl.parameters(
      value: %value)
  }
  irdl.operation @abs_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @add_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @after_all_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %inputs = irdl.any
    %result = irdl.any
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result: %result)
  }
  irdl.operation @all_gather_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    %all_gather_dim = irdl.any
    %replica_groups = irdl.any
    %channel_id = irdl.any
    %use_global_device_ids = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "all_gather_dim" = %all_gather_dim,
      "replica_groups" = %replica_groups,
      "channel_id" = %channel_id,
      "use_global_device_ids" = %use_global_device_ids
    }
  }
  irdl.operation @all_gather_v2 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operands = irdl.any
    %results = irdl.any
    %all_gather_dim = irdl.any
    %replica_groups = irdl.any
    %channel_id = irdl.any
    %use_global_device_ids = irdl.any
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "all_gather_dim" = %all_gather_dim,
      "replica_groups" = %replica_groups,
      "channel_id" = %channel_id,
      "use_global_device_ids" = %use_global_device_ids
    }
  }
  irdl.operation @all_reduce_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface", "VHLO_VersionedOpConstraintInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    %replica_groups = irdl.any
    %channel_id = irdl.any
    %use_global_device_ids = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "replica_groups" = %replica_groups,
      "channel_id" = %channel_id,
      "use_global_device_ids" = %use_global_device_ids
    }
    %computation = irdl.region
    irdl.regions(
      computation: %computation)
  }
  irdl.operation @all_reduce_v2 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operands = irdl.any
    %results = irdl.any
    %replica_groups = irdl.any
    %channel_id = irdl.any
    %use_global_device_ids = irdl.any
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "replica_groups" = %replica_groups,
      "channel_id" = %channel_id,
      "use_global_device_ids" = %use_global_device_ids
    }
    %computation = irdl.region
    irdl.regions(
      computation: %computation)
  }
  irdl.operation @all_to_all_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    %split_dimension = irdl.any
    %concat_dimension = irdl.any
    %split_count = irdl.any
    %replica_groups = irdl.any
    %channel_id = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "split_dimension" = %split_dimension,
      "concat_dimension" = %concat_dimension,
      "split_count" = %split_count,
      "replica_groups" = %replica_groups,
      "channel_id" = %channel_id
    }
  }
  irdl.operation @all_to_all_v2 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operands = irdl.any
    %results = irdl.any
    %split_dimension = irdl.any
    %concat_dimension = irdl.any
    %split_count = irdl.any
    %replica_groups = irdl.any
    %channel_id = irdl.any
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "split_dimension" = %split_dimension,
      "concat_dimension" = %concat_dimension,
      "split_count" = %split_count,
      "replica_groups" = %replica_groups,
      "channel_id" = %channel_id
    }
  }
  irdl.operation @and_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @async_done_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @async_start_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operands = irdl.any
    %result = irdl.any
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      result: %result)
    %collective = irdl.region
    irdl.regions(
      collective: %collective)
  }
  irdl.operation @atan2_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @batch_norm_grad_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %scale = irdl.any
    %mean = irdl.any
    %variance = irdl.any
    %grad_output = irdl.any
    %grad_operand = irdl.any
    %grad_scale = irdl.any
    %grad_offset = irdl.any
    %epsilon = irdl.any
    %feature_index = irdl.any
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
  irdl.operation @batch_norm_inference_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %scale = irdl.any
    %offset = irdl.any
    %mean = irdl.any
    %variance = irdl.any
    %result = irdl.any
    %epsilon = irdl.any
    %feature_index = irdl.any
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
  irdl.operation @batch_norm_training_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %scale = irdl.any
    %offset = irdl.any
    %output = irdl.any
    %batch_mean = irdl.any
    %batch_var = irdl.any
    %epsilon = irdl.any
    %feature_index = irdl.any
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
  irdl.operation @bitcast_convert_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @broadcast_in_dim_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    %broadcast_dimensions = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "broadcast_dimensions" = %broadcast_dimensions
    }
  }
  irdl.operation @broadcast_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    %broadcast_sizes = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "broadcast_sizes" = %broadcast_sizes
    }
  }
  irdl.operation @call_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operands = irdl.any
    %results = irdl.any
    %callee = irdl.any
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "callee" = %callee
    }
  }
  irdl.operation @case_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %index = irdl.any
    %results = irdl.any
    irdl.operands(
      index: %index)
    irdl.results(
      results: variadic %results)
    %branches = irdl.region
    irdl.regions(
      branches: %branches) {
      varve.variadic = ["branches"]
    }
  }
  irdl.operation @cbrt_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @cbrt_v2 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    %result_accuracy = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "result_accuracy" = %result_accuracy
    }
  }
  irdl.operation @ceil_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @cholesky_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %a = irdl.any
    %result = irdl.any
    %lower = irdl.any
    irdl.operands(
      a: %a)
    irdl.results(
      result: %result)
    irdl.attributes {
      "lower" = %lower
    }
  }
  irdl.operation @clamp_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %min = irdl.any
    %operand = irdl.any
    %max = irdl.any
    %result = irdl.any
    irdl.operands(
      min: %min,
      operand: %operand,
      max: %max)
    irdl.results(
      result: %result)
  }
  irdl.operation @collective_broadcast_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    %replica_groups = irdl.any
    %channel_id = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "replica_groups" = %replica_groups,
      "channel_id" = %channel_id
    }
  }
  irdl.operation @collective_broadcast_v2 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operands = irdl.any
    %results = irdl.any
    %replica_groups = irdl.any
    %channel_id = irdl.any
    %has_dynamic_root = irdl.any
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "replica_groups" = %replica_groups,
      "channel_id" = %channel_id,
      "has_dynamic_root" = %has_dynamic_root
    }
  }
  irdl.operation @collective_permute_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    %source_target_pairs = irdl.any
    %channel_id = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "source_target_pairs" = %source_target_pairs,
      "channel_id" = %channel_id
    }
  }
  irdl.operation @collective_reduce_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operands = irdl.any
    %results = irdl.any
    %replica_groups = irdl.any
    %channel_id = irdl.any
    %use_global_device_ids = irdl.any
    %has_dynamic_root = irdl.any
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "replica_groups" = %replica_groups,
      "channel_id" = %channel_id,
      "use_global_device_ids" = %use_global_device_ids,
      "has_dynamic_root" = %has_dynamic_root
    }
    %computation = irdl.region
    irdl.regions(
      computation: %computation)
  }
  irdl.operation @compare_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    %comparison_direction = irdl.any
    %compare_type = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "comparison_direction" = %comparison_direction,
      "compare_type" = %compare_type
    }
  }
  irdl.operation @complex_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @composite_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %inputs = irdl.any
    %results = irdl.any
    %name = irdl.any
    %composite_attributes = irdl.any
    %decomposition = irdl.any
    %version = irdl.any
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "name" = %name,
      "composite_attributes" = %composite_attributes,
      "decomposition" = %decomposition,
      "version" = %version
    }
  }
  irdl.operation @composite_v2 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %inputs = irdl.any
    %results = irdl.any
    %name = irdl.any
    %composite_attributes = irdl.any
    %decomposition = irdl.any
    %version = irdl.any
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "name" = %name,
      "composite_attributes" = %composite_attributes,
      "decomposition" = %decomposition,
      "version" = %version
    }
    %composite_regions = irdl.region
    irdl.regions(
      composite_regions: %composite_regions) {
      varve.variadic = ["composite_regions"]
    }
  }
  irdl.operation @concatenate_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %inputs = irdl.any
    %result = irdl.any
    %dimension = irdl.any
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "dimension" = %dimension
    }
  }
  irdl.operation @constant_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %output = irdl.any
    %value = irdl.any
    irdl.results(
      output: %output)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @convert_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @convolution_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    %window_strides = irdl.any
    %padding = irdl.any
    %lhs_dilation = irdl.any
    %rhs_dilation = irdl.any
    %window_reversal = irdl.any
    %input_batch_dimension = irdl.any
    %input_feature_dimension = irdl.any
    %input_spatial_dimensions = irdl.any
    %kernel_input_feature_dimension = irdl.any
    %kernel_output_feature_dimension = irdl.any
    %kernel_spatial_dimensions = irdl.any
    %output_batch_dimension = irdl.any
    %output_feature_dimension = irdl.any
    %output_spatial_dimensions = irdl.any
    %feature_group_count = irdl.any
    %batch_group_count = irdl.any
    %precision_config = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "window_strides" = %window_strides,
      "padding" = %padding,
      "lhs_dilation" = %lhs_dilation,
      "rhs_dilation" = %rhs_dilation,
      "window_reversal" = %window_reversal,
      "input_batch_dimension" = %input_batch_dimension,
      "input_feature_dimension" = %input_feature_dimension,
      "input_spatial_dimensions" = %input_spatial_dimensions,
      "kernel_input_feature_dimension" = %kernel_input_feature_dimension,
      "kernel_output_feature_dimension" = %kernel_output_feature_dimension,
      "kernel_spatial_dimensions" = %kernel_spatial_dimensions,
      "output_batch_dimension" = %output_batch_dimension,
      "output_feature_dimension" = %output_feature_dimension,
      "output_spatial_dimensions" = %output_spatial_dimensions,
      "feature_group_count" = %feature_group_count,
      "batch_group_count" = %batch_group_count,
      "precision_config" = %precision_config
    }
  }
  irdl.operation @cosine_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @cosine_v2 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    %result_accuracy = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "result_accuracy" = %result_accuracy
    }
  }
  irdl.operation @count_leading_zeros_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @create_token_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %output = irdl.any
    irdl.results(
      output: %output)
  }
  irdl.operation @"cross-replica-sum_v1" attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    %replica_groups = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "replica_groups" = %replica_groups
    }
  }
  irdl.operation @custom_call_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface", "VHLO_VersionedOpConstraintInterface"]
  } {
    %inputs = irdl.any
    %results = irdl.any
    %call_target_name = irdl.any
    %has_side_effect = irdl.any
    %backend_config = irdl.any
    %api_version = irdl.any
    %called_computations = irdl.any
    %operand_layouts = irdl.any
    %result_layouts = irdl.any
    %output_operand_aliases = irdl.any
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "call_target_name" = %call_target_name,
      "has_side_effect" = %has_side_effect,
      "backend_config" = %backend_config,
      "api_version" = %api_version,
      "called_computations" = %called_computations,
      "operand_layouts" = %operand_layouts,
      "result_layouts" = %result_layouts,
      "output_operand_aliases" = %output_operand_aliases
    }
  }
  irdl.operation @custom_call_v2 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %inputs = irdl.any
    %results = irdl.any
    %call_target_name = irdl.any
    %has_side_effect = irdl.any
    %backend_config = irdl.any
    %api_version = irdl.any
    %called_computations = irdl.any
    %operand_layouts = irdl.any
    %result_layouts = irdl.any
    %output_operand_aliases = irdl.any
    %result_tilings = irdl.any
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      results: variadic %results)
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
    }
  }
  irdl.operation @divide_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @dot_general_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    %lhs_batching_dimensions = irdl.any
    %rhs_batching_dimensions = irdl.any
    %lhs_contracting_dimensions = irdl.any
    %rhs_contracting_dimensions = irdl.any
    %precision_config = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "lhs_batching_dimensions" = %lhs_batching_dimensions,
      "rhs_batching_dimensions" = %rhs_batching_dimensions,
      "lhs_contracting_dimensions" = %lhs_contracting_dimensions,
      "rhs_contracting_dimensions" = %rhs_contracting_dimensions,
      "precision_config" = %precision_config
    }
  }
  irdl.operation @dot_general_v2 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    %lhs_batching_dimensions = irdl.any
    %rhs_batching_dimensions = irdl.any
    %lhs_contracting_dimensions = irdl.any
    %rhs_contracting_dimensions = irdl.any
    %precision_config = irdl.any
    %lhs_precision_type = irdl.any
    %rhs_precision_type = irdl.any
    %accumulation_type = irdl.any
    %lhs_component_count = irdl.any
    %rhs_component_count = irdl.any
    %num_primitive_operations = irdl.any
    %allow_imprecise_accumulation = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "lhs_batching_dimensions" = %lhs_batching_dimensions,
      "rhs_batching_dimensions" = %rhs_batching_dimensions,
      "lhs_contracting_dimensions" = %lhs_contracting_dimensions,
      "rhs_contracting_dimensions" = %rhs_contracting_dimensions,
      "precision_config" = %precision_config,
      "lhs_precision_type" = %lhs_precision_type,
      "rhs_precision_type" = %rhs_precision_type,
      "accumulation_type" = %accumulation_type,
      "lhs_component_count" = %lhs_component_count,
      "rhs_component_count" = %rhs_component_count,
      "num_primitive_operations" = %num_primitive_operations,
      "allow_imprecise_accumulation" = %allow_imprecise_accumulation
    }
  }
  irdl.operation @dot_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    %precision_config = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "precision_config" = %precision_config
    }
  }
  irdl.operation @dynamic_broadcast_in_dim_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %output_dimensions = irdl.any
    %result = irdl.any
    %broadcast_dimensions = irdl.any
    %known_expanding_dimensions = irdl.any
    %known_nonexpanding_dimensions = irdl.any
    irdl.operands(
      operand: %operand,
      output_dimensions: %output_dimensions)
    irdl.results(
      result: %result)
    irdl.attributes {
      "broadcast_dimensions" = %broadcast_dimensions,
      "known_expanding_dimensions" = %known_expanding_dimensions,
      "known_nonexpanding_dimensions" = %known_nonexpanding_dimensions
    }
  }
  irdl.operation @dynamic_conv_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %d_padding = irdl.any
    %result = irdl.any
    %window_strides = irdl.any
    %padding = irdl.any
    %lhs_dilation = irdl.any
    %rhs_dilation = irdl.any
    %window_reversal = irdl.any
    %input_batch_dimension = irdl.any
    %input_feature_dimension = irdl.any
    %input_spatial_dimensions = irdl.any
    %kernel_input_feature_dimension = irdl.any
    %kernel_output_feature_dimension = irdl.any
    %kernel_spatial_dimensions = irdl.any
    %output_batch_dimension = irdl.any
    %output_feature_dimension = irdl.any
    %output_spatial_dimensions = irdl.any
    %feature_group_count = irdl.any
    %batch_group_count = irdl.any
    %precision_config = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      d_padding: %d_padding)
    irdl.results(
      result: %result)
    irdl.attributes {
      "window_strides" = %window_strides,
      "padding" = %padding,
      "lhs_dilation" = %lhs_dilation,
      "rhs_dilation" = %rhs_dilation,
      "window_reversal" = %window_reversal,
      "input_batch_dimension" = %input_batch_dimension,
      "input_feature_dimension" = %input_feature_dimension,
      "input_spatial_dimensions" = %input_spatial_dimensions,
      "kernel_input_feature_dimension" = %kernel_input_feature_dimension,
      "kernel_output_feature_dimension" = %kernel_output_feature_dimension,
      "kernel_spatial_dimensions" = %kernel_spatial_dimensions,
      "output_batch_dimension" = %output_batch_dimension,
      "output_feature_dimension" = %output_feature_dimension,
      "output_spatial_dimensions" = %output_spatial_dimensions,
      "feature_group_count" = %feature_group_count,
      "batch_group_count" = %batch_group_count,
      "precision_config" = %precision_config
    }
  }
  irdl.operation @dynamic_conv_v2 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %padding = irdl.any
    %result = irdl.any
    %window_strides = irdl.any
    %lhs_dilation = irdl.any
    %rhs_dilation = irdl.any
    %window_reversal = irdl.any
    %input_batch_dimension = irdl.any
    %input_feature_dimension = irdl.any
    %input_spatial_dimensions = irdl.any
    %kernel_input_feature_dimension = irdl.any
    %kernel_output_feature_dimension = irdl.any
    %kernel_spatial_dimensions = irdl.any
    %output_batch_dimension = irdl.any
    %output_feature_dimension = irdl.any
    %output_spatial_dimensions = irdl.any
    %feature_group_count = irdl.any
    %batch_group_count = irdl.any
    %precision_config = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      padding: %padding)
    irdl.results(
      result: %result)
    irdl.attributes {
      "window_strides" = %window_strides,
      "lhs_dilation" = %lhs_dilation,
      "rhs_dilation" = %rhs_dilation,
      "window_reversal" = %window_reversal,
      "input_batch_dimension" = %input_batch_dimension,
      "input_feature_dimension" = %input_feature_dimension,
      "input_spatial_dimensions" = %input_spatial_dimensions,
      "kernel_input_feature_dimension" = %kernel_input_feature_dimension,
      "kernel_output_feature_dimension" = %kernel_output_feature_dimension,
      "kernel_spatial_dimensions" = %kernel_spatial_dimensions,
      "output_batch_dimension" = %output_batch_dimension,
      "output_feature_dimension" = %output_feature_dimension,
      "output_spatial_dimensions" = %output_spatial_dimensions,
      "feature_group_count" = %feature_group_count,
      "batch_group_count" = %batch_group_count,
      "precision_config" = %precision_config
    }
  }
  irdl.operation @dynamic_gather_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %start_indices = irdl.any
    %slice_sizes = irdl.any
    %result = irdl.any
    %offset_dims = irdl.any
    %collapsed_slice_dims = irdl.any
    %start_index_map = irdl.any
    %index_vector_dim = irdl.any
    %indices_are_sorted = irdl.any
    irdl.operands(
      operand: %operand,
      start_indices: %start_indices,
      slice_sizes: %slice_sizes)
    irdl.results(
      result: %result)
    irdl.attributes {
      "offset_dims" = %offset_dims,
      "collapsed_slice_dims" = %collapsed_slice_dims,
      "start_index_map" = %start_index_map,
      "index_vector_dim" = %index_vector_dim,
      "indices_are_sorted" = %indices_are_sorted
    }
  }
  irdl.operation @dynamic_gather_v2 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %start_indices = irdl.any
    %slice_sizes = irdl.any
    %result = irdl.any
    %offset_dims = irdl.any
    %collapsed_slice_dims = irdl.any
    %operand_batching_dims = irdl.any
    %start_indices_batching_dims = irdl.any
    %start_index_map = irdl.any
    %index_vector_dim = irdl.any
    %indices_are_sorted = irdl.any
    irdl.operands(
      operand: %operand,
      start_indices: %start_indices,
      slice_sizes: %slice_sizes)
    irdl.results(
      result: %result)
    irdl.attributes {
      "offset_dims" = %offset_dims,
      "collapsed_slice_dims" = %collapsed_slice_dims,
      "operand_batching_dims" = %operand_batching_dims,
      "start_indices_batching_dims" = %start_indices_batching_dims,
      "start_index_map" = %start_index_map,
      "index_vector_dim" = %index_vector_dim,
      "indices_are_sorted" = %indices_are_sorted
    }
  }
  irdl.operation @dynamic_iota_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %output_shape = irdl.any
    %result = irdl.any
    %iota_dimension = irdl.any
    irdl.operands(
      output_shape: %output_shape)
    irdl.results(
      result: %result)
    irdl.attributes {
      "iota_dimension" = %iota_dimension
    }
  }
  irdl.operation @dynamic_pad_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %padding_value = irdl.any
    %edge_padding_low = irdl.any
    %edge_padding_high = irdl.any
    %interior_padding = irdl.any
    %result = irdl.any
    irdl.operands(
      operand: %operand,
      padding_value: %padding_value,
      edge_padding_low: %edge_padding_low,
      edge_padding_high: %edge_padding_high,
      interior_padding: %interior_padding)
    irdl.results(
      result: %result)
  }
  irdl.operation @dynamic_reshape_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %output_shape = irdl.any
    %result = irdl.any
    irdl.operands(
      operand: %operand,
      output_shape: %output_shape)
    irdl.results(
      result: %result)
  }
  irdl.operation @dynamic_slice_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %start_indices = irdl.any
    %result = irdl.any
    %slice_sizes = irdl.any
    irdl.operands(
      operand: %operand,
      start_indices: variadic %start_indices)
    irdl.results(
      result: %result)
    irdl.attributes {
      "slice_sizes" = %slice_sizes
    }
  }
  irdl.operation @dynamic_update_slice_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %update = irdl.any
    %start_indices = irdl.any
    %result = irdl.any
    irdl.operands(
      operand: %operand,
      update: %update,
      start_indices: variadic %start_indices)
    irdl.results(
      result: %result)
  }
  irdl.operation @einsum_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    %einsum_config = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "einsum_config" = %einsum_config
    }
  }
  irdl.operation @exponential_minus_one_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @exponential_minus_one_v2 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    %result_accuracy = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "result_accuracy" = %result_accuracy
    }
  }
  irdl.operation @exponential_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @exponential_v2 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    %result_accuracy = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "result_accuracy" = %result_accuracy
    }
  }
  irdl.operation @fft_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    %fft_type = irdl.any
    %fft_length = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fft_type" = %fft_type,
      "fft_length" = %fft_length
    }
  }
  irdl.operation @floor_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @func_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"],
    varve.arguments = {body = [["%arg", "*"]]},
    varve.format = ["symbol($sym_name.value) `(` each(%arg by `,`: %arg `` `:` type(%arg) loc(%arg)) `)` `->` `(` each($results by `,`: $results) `)`", "let($function_type = #vhlo.type_v1(!vhlo.func_v1(types(%arg), $results))) region($body, end) attr-dict"],
    varve.locals = {results = ["ArrayOf<TypeAttr>", "$function_type.value.outputs"]}
  } {
    %sym_name = irdl.base "#vhlo.string_v1"
    %function_type = irdl.any
    %sym_visibility = irdl.any
    %arg_attrs = irdl.any
    %res_attrs = irdl.any
    irdl.attributes {
      "sym_name" = %sym_name,
      "function_type" = %function_type,
      "sym_visibility" = %sym_visibility,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @gather_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %start_indices = irdl.any
    %result = irdl.any
    %offset_dims = irdl.any
    %collapsed_slice_dims = irdl.any
    %start_index_map = irdl.any
    %index_vector_dim = irdl.any
    %slice_sizes = irdl.any
    %indices_are_sorted = irdl.any
    irdl.operands(
      operand: %operand,
      start_indices: %start_indices)
    irdl.results(
      result: %result)
    irdl.attributes {
      "offset_dims" = %offset_dims,
      "collapsed_slice_dims" = %collapsed_slice_dims,
      "start_index_map" = %start_index_map,
      "index_vector_dim" = %index_vector_dim,
      "slice_sizes" = %slice_sizes,
      "indices_are_sorted" = %indices_are_sorted
    }
  }
  irdl.operation @gather_v2 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %start_indices = irdl.any
    %result = irdl.any
    %offset_dims = irdl.any
    %collapsed_slice_dims = irdl.any
    %operand_batching_dims = irdl.any
    %start_indices_batching_dims = irdl.any
    %start_index_map = irdl.any
    %index_vector_dim = irdl.any
    %slice_sizes = irdl.any
    %indices_are_sorted = irdl.any
    irdl.operands(
      operand: %operand,
      start_indices: %start_indices)
    irdl.results(
      result: %result)
    irdl.attributes {
      "offset_dims" = %offset_dims,
      "collapsed_slice_dims" = %collapsed_slice_dims,
      "operand_batching_dims" = %operand_batching_dims,
      "start_indices_batching_dims" = %start_indices_batching_dims,
      "start_index_map" = %start_index_map,
      "index_vector_dim" = %index_vector_dim,
      "slice_sizes" = %slice_sizes,
      "indices_are_sorted" = %indices_are_sorted
    }
  }
  irdl.operation @get_dimension_size_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    %dimension = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "dimension" = %dimension
    }
  }
  irdl.operation @get_tuple_element_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    %index = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "index" = %index
    }
  }
  irdl.operation @if_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %pred = irdl.any
    %results = irdl.any
    irdl.operands(
      pred: %pred)
    irdl.results(
      results: variadic %results)
    %true_branch = irdl.region
    %false_branch = irdl.region
    irdl.regions(
      true_branch: %true_branch,
      false_branch: %false_branch)
  }
  irdl.operation @imag_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @infeed_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %token = irdl.any
    %results = irdl.any
    %infeed_config = irdl.any
    %layout = irdl.any
    irdl.operands(
      token: %token)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "infeed_config" = %infeed_config,
      "layout" = %layout
    }
  }
  irdl.operation @iota_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %output = irdl.any
    %iota_dimension = irdl.any
    irdl.results(
      output: %output)
    irdl.attributes {
      "iota_dimension" = %iota_dimension
    }
  }
  irdl.operation @is_finite_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %x = irdl.any
    %y = irdl.any
    irdl.operands(
      x: %x)
    irdl.results(
      y: %y)
  }
  irdl.operation @log_plus_one_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @log_plus_one_v2 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    %result_accuracy = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "result_accuracy" = %result_accuracy
    }
  }
  irdl.operation @log_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @log_v2 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    %result_accuracy = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "result_accuracy" = %result_accuracy
    }
  }
  irdl.operation @logistic_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @logistic_v2 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    %result_accuracy = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "result_accuracy" = %result_accuracy
    }
  }
  irdl.operation @map_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %inputs = irdl.any
    %result = irdl.any
    %dimensions = irdl.any
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "dimensions" = %dimensions
    }
    %computation = irdl.region
    irdl.regions(
      computation: %computation)
  }
  irdl.operation @maximum_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @minimum_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @multiply_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @negate_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @not_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @optimization_barrier_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    irdl.operands(
      operand: variadic %operand)
    irdl.results(
      result: variadic %result)
  }
  irdl.operation @or_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @outfeed_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %inputs = irdl.any
    %token = irdl.any
    %result = irdl.any
    %outfeed_config = irdl.any
    irdl.operands(
      inputs: variadic %inputs,
      token: %token)
    irdl.results(
      result: %result)
    irdl.attributes {
      "outfeed_config" = %outfeed_config
    }
  }
  irdl.operation @pad_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %padding_value = irdl.any
    %result = irdl.any
    %edge_padding_low = irdl.any
    %edge_padding_high = irdl.any
    %interior_padding = irdl.any
    irdl.operands(
      operand: %operand,
      padding_value: %padding_value)
    irdl.results(
      result: %result)
    irdl.attributes {
      "edge_padding_low" = %edge_padding_low,
      "edge_padding_high" = %edge_padding_high,
      "interior_padding" = %interior_padding
    }
  }
  irdl.operation @partition_id_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %result = irdl.any
    irdl.results(
      result: %result)
  }
  irdl.operation @popcnt_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @power_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @real_dynamic_slice_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %start_indices = irdl.any
    %limit_indices = irdl.any
    %strides = irdl.any
    %result = irdl.any
    irdl.operands(
      operand: %operand,
      start_indices: %start_indices,
      limit_indices: %limit_indices,
      strides: %strides)
    irdl.results(
      result: %result)
  }
  irdl.operation @real_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @recv_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %token = irdl.any
    %results = irdl.any
    %channel_id = irdl.any
    %channel_type = irdl.any
    %is_host_transfer = irdl.any
    irdl.operands(
      token: %token)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "channel_id" = %channel_id,
      "channel_type" = %channel_type,
      "is_host_transfer" = %is_host_transfer
    }
  }
  irdl.operation @recv_v2 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %token = irdl.any
    %results = irdl.any
    %channel_id = irdl.any
    %channel_type = irdl.any
    %is_host_transfer = irdl.any
    %source_target_pairs = irdl.any
    irdl.operands(
      token: %token)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "channel_id" = %channel_id,
      "channel_type" = %channel_type,
      "is_host_transfer" = %is_host_transfer,
      "source_target_pairs" = %source_target_pairs
    }
  }
  irdl.operation @reduce_precision_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %output = irdl.any
    %exponent_bits = irdl.any
    %mantissa_bits = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      output: %output)
    irdl.attributes {
      "exponent_bits" = %exponent_bits,
      "mantissa_bits" = %mantissa_bits
    }
  }
  irdl.operation @reduce_scatter_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface", "VHLO_VersionedOpConstraintInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    %scatter_dimension = irdl.any
    %replica_groups = irdl.any
    %channel_id = irdl.any
    %use_global_device_ids = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "scatter_dimension" = %scatter_dimension,
      "replica_groups" = %replica_groups,
      "channel_id" = %channel_id,
      "use_global_device_ids" = %use_global_device_ids
    }
    %computation = irdl.region
    irdl.regions(
      computation: %computation)
  }
  irdl.operation @reduce_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface", "SameVariadicOperandSize", "VHLO_VersionedOpConstraintInterface"]
  } {
    %inputs = irdl.any
    %init_values = irdl.any
    %results = irdl.any
    %dimensions = irdl.any
    irdl.operands(
      inputs: variadic %inputs,
      init_values: variadic %init_values)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "dimensions" = %dimensions
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @reduce_window_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface", "SameVariadicOperandSize", "VHLO_VersionedOpConstraintInterface"]
  } {
    %inputs = irdl.any
    %init_values = irdl.any
    %results = irdl.any
    %window_dimensions = irdl.any
    %window_strides = irdl.any
    %base_dilations = irdl.any
    %window_dilations = irdl.any
    %padding = irdl.any
    irdl.operands(
      inputs: variadic %inputs,
      init_values: variadic %init_values)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "window_dimensions" = %window_dimensions,
      "window_strides" = %window_strides,
      "base_dilations" = %base_dilations,
      "window_dilations" = %window_dilations,
      "padding" = %padding
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @remainder_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @replica_id_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %result = irdl.any
    irdl.results(
      result: %result)
  }
  irdl.operation @reshape_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @return_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface", "Terminator"]
  } {
    %results = irdl.any
    irdl.operands(
      results: variadic %results)
  }
  irdl.operation @reverse_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    %dimensions = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "dimensions" = %dimensions
    }
  }
  irdl.operation @rng_bit_generator_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %initial_state = irdl.any
    %output_state = irdl.any
    %output = irdl.any
    %rng_algorithm = irdl.any
    irdl.operands(
      initial_state: %initial_state)
    irdl.results(
      output_state: %output_state,
      output: %output)
    irdl.attributes {
      "rng_algorithm" = %rng_algorithm
    }
  }
  irdl.operation @rng_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %a = irdl.any
    %b = irdl.any
    %shape = irdl.any
    %result = irdl.any
    %rng_distribution = irdl.any
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
  irdl.operation @round_nearest_afz_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @round_nearest_even_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @rsqrt_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @rsqrt_v2 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    %result_accuracy = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "result_accuracy" = %result_accuracy
    }
  }
  irdl.operation @scatter_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface", "SameVariadicOperandSize", "VHLO_VersionedOpConstraintInterface"]
  } {
    %inputs = irdl.any
    %scatter_indices = irdl.any
    %updates = irdl.any
    %results = irdl.any
    %update_window_dims = irdl.any
    %inserted_window_dims = irdl.any
    %scatter_dims_to_operand_dims = irdl.any
    %index_vector_dim = irdl.any
    %indices_are_sorted = irdl.any
    %unique_indices = irdl.any
    irdl.operands(
      inputs: variadic %inputs,
      scatter_indices: %scatter_indices,
      updates: variadic %updates)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "update_window_dims" = %update_window_dims,
      "inserted_window_dims" = %inserted_window_dims,
      "scatter_dims_to_operand_dims" = %scatter_dims_to_operand_dims,
      "index_vector_dim" = %index_vector_dim,
      "indices_are_sorted" = %indices_are_sorted,
      "unique_indices" = %unique_indices
    }
    %update_computation = irdl.region
    irdl.regions(
      update_computation: %update_computation)
  }
  irdl.operation @scatter_v2 attributes {
    varve.traits = ["VHLO_VersionedOpInterface", "SameVariadicOperandSize"]
  } {
    %inputs = irdl.any
    %scatter_indices = irdl.any
    %updates = irdl.any
    %results = irdl.any
    %update_window_dims = irdl.any
    %inserted_window_dims = irdl.any
    %input_batching_dims = irdl.any
    %scatter_indices_batching_dims = irdl.any
    %scatter_dims_to_operand_dims = irdl.any
    %index_vector_dim = irdl.any
    %indices_are_sorted = irdl.any
    %unique_indices = irdl.any
    irdl.operands(
      inputs: variadic %inputs,
      scatter_indices: %scatter_indices,
      updates: variadic %updates)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "update_window_dims" = %update_window_dims,
      "inserted_window_dims" = %inserted_window_dims,
      "input_batching_dims" = %input_batching_dims,
      "scatter_indices_batching_dims" = %scatter_indices_batching_dims,
      "scatter_dims_to_operand_dims" = %scatter_dims_to_operand_dims,
      "index_vector_dim" = %index_vector_dim,
      "indices_are_sorted" = %indices_are_sorted,
      "unique_indices" = %unique_indices
    }
    %update_computation = irdl.region
    irdl.regions(
      update_computation: %update_computation)
  }
  irdl.operation @select_and_scatter_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface", "VHLO_VersionedOpConstraintInterface"]
  } {
    %operand = irdl.any
    %source = irdl.any
    %init_value = irdl.any
    %result = irdl.any
    %window_dimensions = irdl.any
    %window_strides = irdl.any
    %padding = irdl.any
    irdl.operands(
      operand: %operand,
      source: %source,
      init_value: %init_value)
    irdl.results(
      result: %result)
    irdl.attributes {
      "window_dimensions" = %window_dimensions,
      "window_strides" = %window_strides,
      "padding" = %padding
    }
    %select = irdl.region
    %scatter = irdl.region
    irdl.regions(
      select: %select,
      scatter: %scatter)
  }
  irdl.operation @select_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %pred = irdl.any
    %on_true = irdl.any
    %on_false = irdl.any
    %result = irdl.any
    irdl.operands(
      pred: %pred,
      on_true: %on_true,
      on_false: %on_false)
    irdl.results(
      result: %result)
  }
  irdl.operation @send_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %inputs = irdl.any
    %token = irdl.any
    %result = irdl.any
    %channel_id = irdl.any
    %channel_type = irdl.any
    %is_host_transfer = irdl.any
    irdl.operands(
      inputs: variadic %inputs,
      token: %token)
    irdl.results(
      result: %result)
    irdl.attributes {
      "channel_id" = %channel_id,
      "channel_type" = %channel_type,
      "is_host_transfer" = %is_host_transfer
    }
  }
  irdl.operation @send_v2 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %inputs = irdl.any
    %token = irdl.any
    %result = irdl.any
    %channel_id = irdl.any
    %channel_type = irdl.any
    %is_host_transfer = irdl.any
    %source_target_pairs = irdl.any
    irdl.operands(
      inputs: variadic %inputs,
      token: %token)
    irdl.results(
      result: %result)
    irdl.attributes {
      "channel_id" = %channel_id,
      "channel_type" = %channel_type,
      "is_host_transfer" = %is_host_transfer,
      "source_target_pairs" = %source_target_pairs
    }
  }
  irdl.operation @set_dimension_size_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %size = irdl.any
    %result = irdl.any
    %dimension = irdl.any
    irdl.operands(
      operand: %operand,
      size: %size)
    irdl.results(
      result: %result)
    irdl.attributes {
      "dimension" = %dimension
    }
  }
  irdl.operation @shift_left_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @shift_right_arithmetic_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @shift_right_logical_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @sign_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @sine_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @sine_v2 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    %result_accuracy = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "result_accuracy" = %result_accuracy
    }
  }
  irdl.operation @slice_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    %start_indices = irdl.any
    %limit_indices = irdl.any
    %strides = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "start_indices" = %start_indices,
      "limit_indices" = %limit_indices,
      "strides" = %strides
    }
  }
  irdl.operation @sort_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %inputs = irdl.any
    %results = irdl.any
    %dimension = irdl.any
    %is_stable = irdl.any
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "dimension" = %dimension,
      "is_stable" = %is_stable
    }
    %comparator = irdl.region
    irdl.regions(
      comparator: %comparator)
  }
  irdl.operation @sqrt_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @sqrt_v2 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    %result_accuracy = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "result_accuracy" = %result_accuracy
    }
  }
  irdl.operation @subtract_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @tan_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @tan_v2 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    %result_accuracy = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "result_accuracy" = %result_accuracy
    }
  }
  irdl.operation @tanh_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @tanh_v2 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    %result_accuracy = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "result_accuracy" = %result_accuracy
    }
  }
  irdl.operation @torch_index_select_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %index = irdl.any
    %result = irdl.any
    %dim = irdl.any
    %batch_dims = irdl.any
    irdl.operands(
      operand: %operand,
      index: %index)
    irdl.results(
      result: %result)
    irdl.attributes {
      "dim" = %dim,
      "batch_dims" = %batch_dims
    }
  }
  irdl.operation @transpose_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    %permutation = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "permutation" = %permutation
    }
  }
  irdl.operation @triangular_solve_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %a = irdl.any
    %b = irdl.any
    %result = irdl.any
    %left_side = irdl.any
    %lower = irdl.any
    %unit_diagonal = irdl.any
    %transpose_a = irdl.any
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      result: %result)
    irdl.attributes {
      "left_side" = %left_side,
      "lower" = %lower,
      "unit_diagonal" = %unit_diagonal,
      "transpose_a" = %transpose_a
    }
  }
  irdl.operation @tuple_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %val = irdl.any
    %result = irdl.any
    irdl.operands(
      val: variadic %val)
    irdl.results(
      result: %result)
  }
  irdl.operation @unary_einsum_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    %einsum_config = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "einsum_config" = %einsum_config
    }
  }
  irdl.operation @uniform_dequantize_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @uniform_quantize_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @while_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %operand = irdl.any
    %results = irdl.any
    irdl.operands(
      operand: variadic %operand)
    irdl.results(
      results: variadic %results)
    %cond = irdl.region
    %body = irdl.region
    irdl.regions(
      cond: %cond,
      body: %body)
  }
  irdl.operation @xor_v1 attributes {
    varve.traits = ["VHLO_VersionedOpInterface"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
}
