// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// VHLO, the portable form of StableHLO: what its C++ says of texts and of bytecode, and the release of LLVM of the project.
irdl.dialect @vhlo attributes {varve.llvm = "23"} {
  irdl.type @"!bool_v1" attributes {varve.stands_for = "i1", varve.codes = [[0, ""]]} {
  }
  irdl.type @"!bf16_v1" attributes {varve.stands_for = "bf16", varve.codes = [[2, ""]]} {
  }
  irdl.type @"!f16_v1" attributes {varve.stands_for = "f16", varve.codes = [[3, ""]]} {
  }
  irdl.type @"!f32_v1" attributes {varve.stands_for = "f32", varve.codes = [[4, ""]]} {
  }
  irdl.type @"!f64_v1" attributes {varve.stands_for = "f64", varve.codes = [[5, ""]]} {
  }
  irdl.type @"!f8E4M3FN_v1" attributes {varve.stands_for = "f8E4M3FN", varve.codes = [[6, ""]]} {
  }
  irdl.type @"!f8E5M2_v1" attributes {varve.stands_for = "f8E5M2", varve.codes = [[7, ""]]} {
  }
  irdl.type @"!index_v1" attributes {varve.stands_for = "index", varve.codes = [[9, ""]]} {
  }
  irdl.type @"!i4_v1" attributes {varve.stands_for = "i4", varve.codes = [[10, ""]]} {
  }
  irdl.type @"!i8_v1" attributes {varve.stands_for = "i8", varve.codes = [[11, ""]]} {
  }
  irdl.type @"!i16_v1" attributes {varve.stands_for = "i16", varve.codes = [[12, ""]]} {
  }
  irdl.type @"!i32_v1" attributes {varve.stands_for = "i32", varve.codes = [[13, ""]]} {
  }
  irdl.type @"!i64_v1" attributes {varve.stands_for = "i64", varve.codes = [[14, ""]]} {
  }
  irdl.type @"!ui4_v1" attributes {varve.stands_for = "ui4", varve.codes = [[15, ""]]} {
  }
  irdl.type @"!ui8_v1" attributes {varve.stands_for = "ui8", varve.codes = [[16, ""]]} {
  }
  irdl.type @"!ui16_v1" attributes {varve.stands_for = "ui16", varve.codes = [[17, ""]]} {
  }
  irdl.type @"!ui32_v1" attributes {varve.stands_for = "ui32", varve.codes = [[18, ""]]} {
  }
  irdl.type @"!ui64_v1" attributes {varve.stands_for = "ui64", varve.codes = [[19, ""]]} {
  }
  irdl.type @"!token_v1" attributes {varve.codes = [[22, ""]]} {
  }
  irdl.type @"!witness_v1" attributes {varve.codes = [[26, ""]]} {
  }
  irdl.type @"!f8E4M3FNUZ_v1" attributes {varve.stands_for = "f8E4M3FNUZ", varve.codes = [[27, ""]]} {
  }
  irdl.type @"!f8E5M2FNUZ_v1" attributes {varve.stands_for = "f8E5M2FNUZ", varve.codes = [[28, ""]]} {
  }
  irdl.type @"!f8E4M3B11FNUZ_v1" attributes {varve.stands_for = "f8E4M3B11FNUZ", varve.codes = [[29, ""]]} {
  }
  irdl.type @"!i2_v1" attributes {varve.stands_for = "i2", varve.codes = [[31, ""]]} {
  }
  irdl.type @"!ui2_v1" attributes {varve.stands_for = "ui2", varve.codes = [[32, ""]]} {
  }
  irdl.type @"!none_v1" attributes {varve.stands_for = "none", varve.codes = [[33, ""]]} {
  }
  irdl.type @"!tf31_v1" attributes {varve.stands_for = "tf32", varve.codes = [[34, ""]]} {
  }
  irdl.type @"!f8E4M3_v1" attributes {varve.stands_for = "f8E4M3", varve.codes = [[35, ""]]} {
  }
  irdl.type @"!f8E3M4_v1" attributes {varve.stands_for = "f8E3M4", varve.codes = [[36, ""]]} {
  }
  irdl.type @"!f4E2M1FN_v1" attributes {varve.stands_for = "f4E2M1FN", varve.codes = [[37, ""]]} {
  }
  irdl.type @"!f6E2M3FN_v1" attributes {varve.stands_for = "f6E2M3FN", varve.codes = [[38, ""]]} {
  }
  irdl.type @"!f6E3M2FN_v1" attributes {varve.stands_for = "f6E3M2FN", varve.codes = [[39, ""]]} {
  }
  irdl.type @"!f8E8M0FNU_v1" attributes {varve.stands_for = "f8E8M0FNU", varve.codes = [[40, ""]]} {
  }
  irdl.type @"!complex_v1" attributes {
    varve.stands_for = "complex(canonical($elementType))",
    varve.codes = [[1, "type $elementType"]]
  } {
  }
  // No types are written as `()`, in the brackets of the inputs, too.
  irdl.type @"!func_v1" attributes {
    varve.format = "`<` `(` one( `(` `)` let($inputs = []) | $inputs ) `)` `->` one( `(` `)` let($outputs = []) | $outputs ) `>`",
    varve.codes = [[8, "list<type> $inputs, list<type> $outputs"]]
  } {
    %types = irdl.any {varve.rule = "array<DialectType>"}
    irdl.parameters(inputs: %types, outputs: %types)
  }
  irdl.type @"!tensor_v1" attributes {
    varve.format = "`<` shaped($shape, $elementType) (`,` $encoding^)? `>`",
    varve.stands_for = "tensor($shape, canonical($elementType), $encoding)",
    varve.codes = [
      [20, "list<svarint> $shape, type $elementType; $encoding = absent"],
      [21, "attribute $encoding, list<svarint> $shape, type $elementType"]
    ]
  } {
    %shape = irdl.any {varve.rule = "array<i64>"}
    %elementType = irdl.any {varve.rule = "type"}
    %encoding = irdl.any {varve.rule = "attribute"}
    irdl.parameters(shape: %shape, elementType: %elementType, encoding: %encoding) {varve.optional = ["encoding"]}
  }
  irdl.type @"!tuple_v1" attributes {varve.format = "`<` each($types by `,`: $types) `>`", varve.codes = [[23, "list<type> $types"]]} {
  }
  irdl.type @"!quant_v1" attributes {
    varve.codes = [[24, "varint $flags, type $storageType, type $expressedType, f64 $scale, svarint $zeroPoint, svarint $storageTypeMin, svarint $storageTypeMax"]]
  } {
    %flags = irdl.any {varve.rule = "u32"}
    %type = irdl.any {varve.rule = "type"}
    %scale = irdl.any {varve.rule = "f64"}
    %number = irdl.any {varve.rule = "i64"}
    irdl.parameters(flags: %flags, storageType: %type, expressedType: %type, scale: %scale, zeroPoint: %number, storageTypeMin: %number, storageTypeMax: %number)
  }
  irdl.type @"!unranked_tensor_v1" attributes {varve.codes = [[25, "type $elementType"]]} {
  }
  irdl.type @"!quant_per_axis_v1" attributes {
    varve.format = "`<` $storageType `` `:` `` $expressedType `,` $quantizedDimension `,` list($scales) `,` `[` $zeroPoints `]` `,` $storageTypeMin `` `:` `` $storageTypeMax `,` $flags `>`",
    varve.codes = [[30, "varint $flags, type $storageType, type $expressedType, varint $quantizedDimension, svarint $storageTypeMin, svarint $storageTypeMax, list<f64> $scales, list<svarint> $zeroPoints"]]
  } {
    %flags = irdl.any {varve.rule = "u32"}
    %type = irdl.any {varve.rule = "type"}
    %dimension = irdl.any {varve.rule = "i32"}
    %scales = irdl.any {varve.rule = "array<f64>"}
    %points = irdl.any {varve.rule = "array<i64>"}
    %number = irdl.any {varve.rule = "i64"}
    irdl.parameters(flags: %flags, storageType: %type, expressedType: %type, quantizedDimension: %dimension, scales: %scales, zeroPoints: %points, storageTypeMin: %number, storageTypeMax: %number)
  }
  irdl.type @"!buffer_v1" attributes {
    varve.format = "`<` shaped($shape, $elementType) `>`",
    varve.codes = [[41, "list<svarint> $shape, type $elementType"]]
  } {
  }
  irdl.type @"!future_v1" attributes {varve.codes = [[42, "list<type> $types"]]} {
  }
  irdl.attribute @"#array_v1" attributes {
    varve.format = "`<` list($value) `>`",
    varve.codes = [[1, "list<attribute> $value"]]
  } {
  }
  irdl.attribute @"#bool_v1" attributes {varve.codes = [[2, "varint $value"]]} {
  }
  irdl.attribute @"#dict_v1" attributes {
    varve.format = "`<` `{` each($value by `,`: $value.name `=` $value.value) `}` `>`",
    varve.codes = [[6, "list<attribute $name, attribute $value> $value"]]
  } {
    %value = irdl.any {varve.rule = "array<record<name: attribute, value: attribute>>"}
    irdl.parameters(value: %value)
  }
  irdl.attribute @"#float_v1" attributes {
    varve.format = "`<` typed($value, canonical($type)) `:` $type `>`",
    varve.codes = [[8, "type $type, apfloat<canonical($type)> $value"]]
  } {
    %type = irdl.any {varve.rule = "type"}
    %value = irdl.any {varve.rule = "FloatAttr"}
    irdl.parameters(type: %type, value: %value)
  }
  // The text has the builtin attribute; its type stands for one of VHLO.
  irdl.attribute @"#integer_v1" attributes {
    varve.format = "`<` $value `>`",
    varve.codes = [[9, "type %type, apint<canonical(%type)> $value; %type = standing(typeof($value), 'vhlo')"]]
  } {
    %value = irdl.any {varve.rule = "APIntAttr"}
    irdl.parameters(value: %value)
  }
  irdl.attribute @"#output_operand_alias_v1" attributes {
    varve.codes = [[10, "list<svarint> $outputTupleIndices, svarint $operandIndex, list<svarint> $operandTupleIndices"]]
  } {
  }
  irdl.attribute @"#string_v1" attributes {
    varve.format = "`<` $value `>`",
    varve.codes = [[14, "string $value"]]
  } {
  }
  irdl.attribute @"#tensor_v1" attributes {
    varve.format = "`<` $data `>`",
    varve.codes = [[15, "type %type, elements<canonical(%type), packed> $data; %type = !vhlo.tensor_v1(shape(typeof($data)), if(isa(elem(typeof($data)), 'AnyComplex'), !vhlo.complex_v1(standing(elem(elem(typeof($data))), 'vhlo')), standing(elem(typeof($data)), 'vhlo')), encoding(typeof($data)))"]]
  } {
    %data = irdl.any {varve.rule = "DenseElementsAttr"}
    irdl.parameters(data: %data)
  }
  irdl.attribute @"#type_v1" attributes {varve.codes = [[17, "type $value"]]} {
  }
  irdl.attribute @"#type_extensions_v1" attributes {varve.codes = [[18, "list<svarint> $bounds"]]} {
  }
  irdl.attribute @"#result_accuracy_v1" attributes {
    varve.codes = [[20, "f64 $atol, f64 $rtol, svarint $ulps, attribute $mode"]]
  } {
    %float = irdl.any {varve.rule = "f64"}
    %number = irdl.any {varve.rule = "i64"}
    %mode = irdl.any {varve.rule = "attribute"}
    irdl.parameters(atol: %float, rtol: %float, ulps: %number, mode: %mode)
  }
  irdl.attribute @"#sub_axis_info_v1" attributes {varve.codes = [[21, "svarint $pre_size, svarint $size"]]} {
  }
  irdl.attribute @"#axis_ref_v1" attributes {varve.codes = [[22, "attribute $name, option<attribute> $sub_axis_info"]]} {
  }
  irdl.attribute @"#replica_group_mesh_axes_v1" attributes {varve.codes = [[23, "attribute $mesh, attribute $axes"]]} {
  }
  irdl.attribute @"#mesh_axis_v1" attributes {varve.codes = [[24, "attribute $name, svarint $size"]]} {
  }
  irdl.attribute @"#mesh_v1" attributes {varve.codes = [[25, "attribute $axes, optattribute $device_ids"]]} {
  }
  irdl.attribute @"#comparison_direction_v1" attributes {varve.codes = [[3, "varint $value"]]} {
  }
  irdl.attribute @"#comparison_type_v1" attributes {varve.codes = [[4, "varint $value"]]} {
  }
  irdl.attribute @"#api_version_v1" attributes {varve.codes = [[5, "varint $value"]]} {
  }
  irdl.attribute @"#fft_type_v1" attributes {varve.codes = [[7, "varint $value"]]} {
  }
  irdl.attribute @"#precision_v1" attributes {varve.codes = [[11, "varint $value"]]} {
  }
  irdl.attribute @"#rng_algorithm_v1" attributes {varve.codes = [[12, "varint $value"]]} {
  }
  irdl.attribute @"#rng_distribution_v1" attributes {varve.codes = [[13, "varint $value"]]} {
  }
  irdl.attribute @"#transpose_v1" attributes {varve.codes = [[16, "varint $value"]]} {
  }
  irdl.attribute @"#result_accuracy_mode_v1" attributes {varve.codes = [[19, "varint $value"]]} {
  }
  irdl.operation @func_v1 attributes {
    varve.arguments = {body = [["%arg", "*"]]},
    varve.locals = {results = ["ArrayOf<TypeAttr>", "$function_type.value.outputs"]},
    varve.format = [
      "symbol($sym_name.value) `(` each(%arg by `,`: %arg `` `:` type(%arg) loc(%arg)) `)` `->` `(` each($results by `,`: $results) `)`",
      "let($function_type = #vhlo.type_v1(!vhlo.func_v1(types(%arg), $results))) region($body, end) attr-dict"
    ]
  } {
    %name = irdl.any {varve.rule = "#vhlo.string_v1"}
    %any = irdl.any
    irdl.attributes {
      "sym_name" = %name,
      "function_type" = %any,
      "sym_visibility" = %any,
      "arg_attrs" = %any,
      "res_attrs" = %any
    }
  }
}
