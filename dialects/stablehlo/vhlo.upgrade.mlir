// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How StableHLO's portable artifacts, in VHLO, become StableHLO and back: format-spec/dialect-definitions.md, section 9.
// Options: --dialect= of the imported definitions of stablehlo and vhlo, and of this file; --convert=vhlo:stablehlo or stablehlo:vhlo.
irdl.dialect @vhlo attributes {varve.extends, varve.set = "stablehlo"} {
  // Types.
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo",
    rename = {
      "!vhlo.bf16_v1" = "bf16", "!vhlo.f16_v1" = "f16", "!vhlo.f32_v1" = "f32", "!vhlo.f64_v1" = "f64", "!vhlo.tf31_v1" = "tf32",
      "!vhlo.f8E4M3FN_v1" = "f8E4M3FN", "!vhlo.f8E5M2_v1" = "f8E5M2", "!vhlo.f8E4M3FNUZ_v1" = "f8E4M3FNUZ", "!vhlo.f8E5M2FNUZ_v1" = "f8E5M2FNUZ",
      "!vhlo.f8E4M3B11FNUZ_v1" = "f8E4M3B11FNUZ", "!vhlo.f8E4M3_v1" = "f8E4M3", "!vhlo.f8E3M4_v1" = "f8E3M4", "!vhlo.f4E2M1FN_v1" = "f4E2M1FN",
      "!vhlo.f6E2M3FN_v1" = "f6E2M3FN", "!vhlo.f6E3M2FN_v1" = "f6E3M2FN", "!vhlo.f8E8M0FNU_v1" = "f8E8M0FNU",
      "!vhlo.bool_v1" = "i1", "!vhlo.i2_v1" = "i2", "!vhlo.i4_v1" = "i4", "!vhlo.i8_v1" = "i8", "!vhlo.i16_v1" = "i16", "!vhlo.i32_v1" = "i32",
      "!vhlo.i64_v1" = "i64", "!vhlo.ui2_v1" = "ui2", "!vhlo.ui4_v1" = "ui4", "!vhlo.ui8_v1" = "ui8", "!vhlo.ui16_v1" = "ui16", "!vhlo.ui32_v1" = "ui32",
      "!vhlo.ui64_v1" = "ui64", "!vhlo.index_v1" = "index", "!vhlo.none_v1" = "none", "!vhlo.witness_v1" = "!shape.witness",
      "!vhlo.token_v1" = "!stablehlo.token", "!vhlo.future_v1" = "!stablehlo.future"
    }
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", type = "vhlo.complex_v1", becomes = "complex($self.elementType)",
    back = {type = "builtin.complex", becomes = "!vhlo.complex_v1(elem($self))"}
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", type = "vhlo.func_v1", becomes = "fn($self.inputs, $self.outputs)",
    back = {type = "builtin.function", becomes = "!vhlo.func_v1($self.inputs, $self.results)"}
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", type = "vhlo.tuple_v1", becomes = "tuple($self.types)",
    back = {type = "builtin.tuple", becomes = "!vhlo.tuple_v1(elements($self))"}
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", type = "vhlo.tensor_v1", becomes = "tensor($self.shape, $self.elementType, $self.encoding)",
    back = {
      type = "builtin.tensor", when = "not has(encoding($was)) or isa(encoding($was), '#stablehlo.bounds')",
      becomes = "!vhlo.tensor_v1(shape($self), elem($self), encoding($self))"
    }
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", type = "vhlo.unranked_tensor_v1", becomes = "tensor(absent, $self.elementType)",
    back = {type = "builtin.unranked_tensor", becomes = "!vhlo.unranked_tensor_v1(elem($self))"}
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", type = "vhlo.buffer_v1", becomes = "memref($self.shape, $self.elementType)",
    back = {
      type = "builtin.memref", when = "memref(shape($self), elem($self)) = $self",
      becomes = "!vhlo.buffer_v1(shape($self), elem($self))"
    }
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", type = "vhlo.quant_v1",
    becomes = "!quant.uniform($self.flags % 2 = 1, $self.storageType, $self.storageTypeMin, $self.storageTypeMax, $self.expressedType, $self.scale, $self.zeroPoint)",
    back = {
      type = "quant.uniform", when = "has($self.scale)",
      becomes = "!vhlo.quant_v1(if($self.signed, 1, 0), $self.storage, $self.expressed, $self.scale, $self.zero, $self.least, $self.greatest)"
    }
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", type = "vhlo.quant_per_axis_v1",
    becomes = "!quant.uniform($self.flags % 2 = 1, $self.storageType, $self.storageTypeMin, $self.storageTypeMax, $self.expressedType, absent, absent, $self.quantizedDimension, zip($self.scales, $self.zeroPoints))",
    back = {
      type = "quant.uniform", when = "has($self.axis)",
      becomes = "!vhlo.quant_per_axis_v1(if($self.signed, 1, 0), $self.storage, $self.expressed, $self.axis, map(c in $self.channels: c.scale), map(c in $self.channels: c.zero), $self.least, $self.greatest)"
    }
  } : () -> ()

  // Types of the builtin dialect and of quant that have no stored form. Those of other dialects are kept.
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", backward, refuse = "VHLO has no such type",
    type = ["builtin.integer", "builtin.float", "builtin.vector", "builtin.tensor", "builtin.memref", "builtin.unranked_memref",
      "quant.uniform", "quant.any", "quant.calibrated"]
  } : () -> ()

  // Attributes.
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo",
    rename = {
      "#vhlo.comparison_direction_v1" = "#stablehlo.comparison_direction", "#vhlo.comparison_type_v1" = "#stablehlo.comparison_type",
      "#vhlo.fft_type_v1" = "#stablehlo.fft_type", "#vhlo.precision_v1" = "#stablehlo.precision", "#vhlo.rng_algorithm_v1" = "#stablehlo.rng_algorithm",
      "#vhlo.rng_distribution_v1" = "#stablehlo.rng_distribution", "#vhlo.transpose_v1" = "#stablehlo.transpose",
      "#vhlo.result_accuracy_mode_v1" = "#stablehlo.result_accuracy_mode", "#vhlo.result_accuracy_v1" = "#stablehlo.result_accuracy",
      "#vhlo.output_operand_alias_v1" = "#stablehlo.output_operand_alias", "#vhlo.type_extensions_v1" = "#stablehlo.bounds",
      "#vhlo.sub_axis_info_v1" = "#stablehlo.sub_axis_info"
    }
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", attribute = "vhlo.string_v1", becomes = "$self.value",
    back = {attribute = "builtin.string", when = "typeof($was) = none", becomes = "#vhlo.string_v1($was)"}
  } : () -> ()
  "varve.upgrade"() {from = "vhlo", to = "stablehlo", backward, attribute = "builtin.string", refuse = "a string has a type"} : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", backward, attribute = "builtin.symbol", when = "count(symbols($was)) = 1", becomes = "#vhlo.string_v1(symbols($was)[0])"
  } : () -> ()
  "varve.upgrade"() {from = "vhlo", to = "stablehlo", attribute = "vhlo.bool_v1", becomes = "$self.value", forward} : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", attribute = "vhlo.integer_v1", becomes = "$self.value",
    back = {attribute = "builtin.integer", becomes = "if(typeof($was) = i1, #vhlo.bool_v1($was), #vhlo.integer_v1($was))"}
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", attribute = "vhlo.float_v1", becomes = "$self.value",
    back = {attribute = "builtin.float", becomes = "#vhlo.float_v1(standing(typeof($was), 'vhlo'), $was)"}
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", attribute = "vhlo.type_v1", becomes = "$self.value",
    back = {attribute = "builtin.type", becomes = "#vhlo.type_v1($self)"}
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", attribute = "vhlo.array_v1", becomes = "$self.value",
    back = {attribute = "builtin.array", becomes = "#vhlo.array_v1($self)"}
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", attribute = "vhlo.dict_v1",
    becomes = "dictionary(map(p in $self.value: p.name), map(p in $self.value: p.value))",
    back = {attribute = "builtin.dictionary", becomes = "#vhlo.dict_v1(map(n in names($self): [#vhlo.string_v1(n), entry($self, n)]))"}
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", attribute = "vhlo.tensor_v1", becomes = "$self.data",
    back = {attribute = "builtin.elements", becomes = "#vhlo.tensor_v1($was)"}
  } : () -> ()
  // Arrays of other numbers are kept, as are other attributes of the builtin dialect and those of other dialects.
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", backward, attribute = "builtin.dense_array",
    when = "isa($was, 'DenseI64ArrayAttr') or isa($was, 'DenseBoolArrayAttr')", becomes = "#vhlo.tensor_v1(dense($was))"
  } : () -> ()
  // What operations have in parts, by the rules of these operations.
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", backward, refuse = "VHLO has no such attribute",
    attribute = ["stablehlo.channel_handle", "stablehlo.conv", "stablehlo.dot", "stablehlo.dot_algorithm", "stablehlo.gather", "stablehlo.scatter"]
  } : () -> ()

  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", attribute = "vhlo.axis_ref_v1", becomes = "#stablehlo.axis_ref($self.name, $self.sub_axis_info)",
    back = {attribute = "stablehlo.axis_ref", becomes = "#vhlo.axis_ref_v1(#vhlo.string_v1($was.name), $self.sub_axis_info)"}
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", attribute = "vhlo.mesh_axis_v1", becomes = "#stablehlo.mesh_axis($self.name, $self.size)",
    back = {attribute = "stablehlo.mesh_axis", becomes = "#vhlo.mesh_axis_v1(#vhlo.string_v1($was.name), $was.size)"}
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", attribute = "vhlo.mesh_v1", becomes = "#stablehlo.mesh($self.axes, $self.device_ids)",
    back = {attribute = "stablehlo.mesh", becomes = "#vhlo.mesh_v1(#vhlo.array_v1($self.axes), if(has($was.device_ids), #vhlo.tensor_v1($was.device_ids), absent))"}
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", attribute = "vhlo.replica_group_mesh_axes_v1", becomes = "#stablehlo.replica_group_mesh_axes(if(isa($self.mesh, 'StrAttr'), reference($self.mesh), $self.mesh), $self.axes)",
    back = {
      attribute = "stablehlo.replica_group_mesh_axes",
      becomes = "#vhlo.replica_group_mesh_axes_v1(if(isa($was.mesh, 'FlatSymbolRefAttr'), #vhlo.string_v1(symbols($was.mesh)[0]), $self.mesh), #vhlo.array_v1($self.axes))"
    }
  } : () -> ()
  "varve.upgrade"() {from = "vhlo", to = "stablehlo", forward, attribute = "vhlo.api_version_v1", becomes = "integer($self.value, i32)"} : () -> ()

  // Operations whose attributes have the same names in both dialects.
  "varve.upgrade"() {from = "vhlo", to = "stablehlo", rename = {"vhlo.*_v1" = "stablehlo.*"}} : () -> ()
  "varve.upgrade"() {from = "vhlo", to = "stablehlo", forward, rename = {"vhlo.*_v2" = "stablehlo.*"}} : () -> ()

  // Functions.
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", operation = "vhlo.func_v1", becomes = "func.func",
    defaults = {arg_attrs = "[]", res_attrs = "[]", sym_visibility = "''"}
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", operation = "vhlo.call_v1", becomes = "func.call", set = {callee = "reference($callee)"}, back = {}
  } : () -> ()
  "varve.upgrade"() {from = "vhlo", to = "stablehlo", operation = "vhlo.return_v1", when = "$parent = 'func.func'", becomes = "func.return", back = {}} : () -> ()
  "varve.upgrade"() {from = "vhlo", to = "stablehlo", operation = "vhlo.return_v1", becomes = "stablehlo.return"} : () -> ()
  "varve.upgrade"() {from = "vhlo", to = "stablehlo", backward, operation = "func.*", refuse = "VHLO has functions, calls and returns only"} : () -> ()
  // Operations of other dialects are kept, but what is in this one is of StableHLO.
  "varve.upgrade"() {from = "vhlo", to = "stablehlo", backward, operation = "chlo.scan", refuse = "VHLO has no such operation"} : () -> ()

  // Windows and dimension numbers.
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", operation = "vhlo.convolution_v1", becomes = "stablehlo.convolution",
    set = {
      dimension_numbers = "#stablehlo.conv($input_batch_dimension, $input_feature_dimension, items($input_spatial_dimensions), $kernel_input_feature_dimension, $kernel_output_feature_dimension, items($kernel_spatial_dimensions), $output_batch_dimension, $output_feature_dimension, items($output_spatial_dimensions))",
      window_strides = "if(splat($window_strides) = 1, absent, $window_strides)", lhs_dilation = "if(splat($lhs_dilation) = 1, absent, $lhs_dilation)",
      rhs_dilation = "if(splat($rhs_dilation) = 1, absent, $rhs_dilation)", window_reversal = "if(has(splat($window_reversal)) and splat($window_reversal) = false, absent, $window_reversal)",
      padding = "if(splat($padding) = 0, absent, $padding)",
      precision_config = "if(all(p in $precision_config: p = #stablehlo.precision('DEFAULT')), absent, $precision_config)"
    },
    drop = ["input_batch_dimension", "input_feature_dimension", "input_spatial_dimensions", "kernel_input_feature_dimension", "kernel_output_feature_dimension",
            "kernel_spatial_dimensions", "output_batch_dimension", "output_feature_dimension", "output_spatial_dimensions"],
    back = {
      set = {
        input_batch_dimension = "$dimension_numbers.inputBatchDimension", input_feature_dimension = "$dimension_numbers.inputFeatureDimension",
        input_spatial_dimensions = "dense($dimension_numbers.inputSpatialDimensions)",
        kernel_input_feature_dimension = "$dimension_numbers.kernelInputFeatureDimension", kernel_output_feature_dimension = "$dimension_numbers.kernelOutputFeatureDimension",
        kernel_spatial_dimensions = "dense($dimension_numbers.kernelSpatialDimensions)",
        output_batch_dimension = "$dimension_numbers.outputBatchDimension", output_feature_dimension = "$dimension_numbers.outputFeatureDimension",
        output_spatial_dimensions = "dense($dimension_numbers.outputSpatialDimensions)",
        window_strides = "if(has($window_strides), $window_strides, dense(repeat(1, rank(type($operands[0])) - 2)))",
        lhs_dilation = "if(has($lhs_dilation), $lhs_dilation, dense(repeat(1, rank(type($operands[0])) - 2)))",
        rhs_dilation = "if(has($rhs_dilation), $rhs_dilation, dense(repeat(1, rank(type($operands[0])) - 2)))",
        window_reversal = "if(has($window_reversal), $window_reversal, dense(repeat(false, rank(type($operands[0])) - 2), tensor([rank(type($operands[0])) - 2], i1)))",
        precision_config = "if(has($precision_config), $precision_config, repeat(#stablehlo.precision('DEFAULT'), 2))",
        padding = "if(has($padding), $padding, dense(repeat(0, 2 * (rank(type($operands[0])) - 2)), tensor([rank(type($operands[0])) - 2, 2], i64)))"
      },
      drop = ["dimension_numbers"]
    }
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", operation = "vhlo.dynamic_conv_v1", becomes = "stablehlo.dynamic_conv",
    set = {
      dimension_numbers = "#stablehlo.conv($input_batch_dimension, $input_feature_dimension, items($input_spatial_dimensions), $kernel_input_feature_dimension, $kernel_output_feature_dimension, items($kernel_spatial_dimensions), $output_batch_dimension, $output_feature_dimension, items($output_spatial_dimensions))",
      window_strides = "if(splat($window_strides) = 1, absent, $window_strides)", lhs_dilation = "if(splat($lhs_dilation) = 1, absent, $lhs_dilation)",
      rhs_dilation = "if(splat($rhs_dilation) = 1, absent, $rhs_dilation)", window_reversal = "if(has(splat($window_reversal)) and splat($window_reversal) = false, absent, $window_reversal)",
      precision_config = "if(all(p in $precision_config: p = #stablehlo.precision('DEFAULT')), absent, $precision_config)"
    },
    drop = ["input_batch_dimension", "input_feature_dimension", "input_spatial_dimensions", "kernel_input_feature_dimension", "kernel_output_feature_dimension",
            "kernel_spatial_dimensions", "output_batch_dimension", "output_feature_dimension", "output_spatial_dimensions", "padding"],
    forward
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", operation = "vhlo.dynamic_conv_v2", becomes = "stablehlo.dynamic_conv",
    set = {
      dimension_numbers = "#stablehlo.conv($input_batch_dimension, $input_feature_dimension, items($input_spatial_dimensions), $kernel_input_feature_dimension, $kernel_output_feature_dimension, items($kernel_spatial_dimensions), $output_batch_dimension, $output_feature_dimension, items($output_spatial_dimensions))",
      window_strides = "if(splat($window_strides) = 1, absent, $window_strides)", lhs_dilation = "if(splat($lhs_dilation) = 1, absent, $lhs_dilation)",
      rhs_dilation = "if(splat($rhs_dilation) = 1, absent, $rhs_dilation)", window_reversal = "if(has(splat($window_reversal)) and splat($window_reversal) = false, absent, $window_reversal)",
      precision_config = "if(all(p in $precision_config: p = #stablehlo.precision('DEFAULT')), absent, $precision_config)"
    },
    drop = ["input_batch_dimension", "input_feature_dimension", "input_spatial_dimensions", "kernel_input_feature_dimension", "kernel_output_feature_dimension",
            "kernel_spatial_dimensions", "output_batch_dimension", "output_feature_dimension", "output_spatial_dimensions"],
    back = {
      set = {
        input_batch_dimension = "$dimension_numbers.inputBatchDimension", input_feature_dimension = "$dimension_numbers.inputFeatureDimension",
        input_spatial_dimensions = "dense($dimension_numbers.inputSpatialDimensions)",
        kernel_input_feature_dimension = "$dimension_numbers.kernelInputFeatureDimension", kernel_output_feature_dimension = "$dimension_numbers.kernelOutputFeatureDimension",
        kernel_spatial_dimensions = "dense($dimension_numbers.kernelSpatialDimensions)",
        output_batch_dimension = "$dimension_numbers.outputBatchDimension", output_feature_dimension = "$dimension_numbers.outputFeatureDimension",
        output_spatial_dimensions = "dense($dimension_numbers.outputSpatialDimensions)",
        window_strides = "if(has($window_strides), $window_strides, dense(repeat(1, rank(type($operands[0])) - 2)))",
        lhs_dilation = "if(has($lhs_dilation), $lhs_dilation, dense(repeat(1, rank(type($operands[0])) - 2)))",
        rhs_dilation = "if(has($rhs_dilation), $rhs_dilation, dense(repeat(1, rank(type($operands[0])) - 2)))",
        window_reversal = "if(has($window_reversal), $window_reversal, dense(repeat(false, rank(type($operands[0])) - 2), tensor([rank(type($operands[0])) - 2], i1)))",
        precision_config = "if(has($precision_config), $precision_config, repeat(#stablehlo.precision('DEFAULT'), 2))"
      },
      drop = ["dimension_numbers"]
    }
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", operation = "vhlo.reduce_window_v1", becomes = "stablehlo.reduce_window",
    set = {
      window_strides = "if(splat($window_strides) = 1, absent, $window_strides)", base_dilations = "if(splat($base_dilations) = 1, absent, $base_dilations)",
      window_dilations = "if(splat($window_dilations) = 1, absent, $window_dilations)", padding = "if(splat($padding) = 0, absent, $padding)"
    },
    back = {
      set = {
        window_strides = "if(has($window_strides), $window_strides, dense(repeat(1, rank(type($operands[0])))))",
        base_dilations = "if(has($base_dilations), $base_dilations, dense(repeat(1, rank(type($operands[0])))))",
        window_dilations = "if(has($window_dilations), $window_dilations, dense(repeat(1, rank(type($operands[0])))))",
        padding = "if(has($padding), $padding, dense(repeat(0, 2 * rank(type($operands[0]))), tensor([rank(type($operands[0])), 2], i64)))"
      }
    }
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", operation = "vhlo.select_and_scatter_v1", becomes = "stablehlo.select_and_scatter",
    set = {window_strides = "if(splat($window_strides) = 1, absent, $window_strides)", padding = "if(splat($padding) = 0, absent, $padding)"},
    back = {
      set = {
        window_strides = "if(has($window_strides), $window_strides, dense(repeat(1, rank(type($operands[0])))))",
        padding = "if(has($padding), $padding, dense(repeat(0, 2 * rank(type($operands[0]))), tensor([rank(type($operands[0])), 2], i64)))"
      }
    }
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", operation = "vhlo.dot_v1", becomes = "stablehlo.dot",
    set = {precision_config = "if(all(p in $precision_config: p = #stablehlo.precision('DEFAULT')), absent, $precision_config)"},
    back = {set = {precision_config = "if(has($precision_config), $precision_config, repeat(#stablehlo.precision('DEFAULT'), 2))"}}
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", operation = "vhlo.dot_general_v1", becomes = "stablehlo.dot_general", forward,
    set = {
      dot_dimension_numbers = "#stablehlo.dot(items($lhs_batching_dimensions), items($rhs_batching_dimensions), items($lhs_contracting_dimensions), items($rhs_contracting_dimensions))",
      precision_config = "if(all(p in $precision_config: p = #stablehlo.precision('DEFAULT')), absent, $precision_config)"
    },
    drop = ["lhs_batching_dimensions", "rhs_batching_dimensions", "lhs_contracting_dimensions", "rhs_contracting_dimensions"]
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", operation = "vhlo.dot_general_v2", becomes = "stablehlo.dot_general",
    set = {
      dot_dimension_numbers = "#stablehlo.dot(items($lhs_batching_dimensions), items($rhs_batching_dimensions), items($lhs_contracting_dimensions), items($rhs_contracting_dimensions))",
      algorithm = "if(typeof($accumulation_type) = none, absent, #stablehlo.dot_algorithm(typeof($lhs_precision_type), typeof($rhs_precision_type), typeof($accumulation_type), $lhs_component_count, $rhs_component_count, $num_primitive_operations, $allow_imprecise_accumulation))",
      precision_config = "if(all(p in $precision_config: p = #stablehlo.precision('DEFAULT')), absent, $precision_config)"
    },
    drop = ["lhs_batching_dimensions", "rhs_batching_dimensions", "lhs_contracting_dimensions", "rhs_contracting_dimensions", "lhs_precision_type",
            "rhs_precision_type", "accumulation_type", "lhs_component_count", "rhs_component_count", "num_primitive_operations", "allow_imprecise_accumulation"],
    back = {
      set = {
        lhs_batching_dimensions = "dense($dot_dimension_numbers.lhsBatchingDimensions)", rhs_batching_dimensions = "dense($dot_dimension_numbers.rhsBatchingDimensions)",
        lhs_contracting_dimensions = "dense($dot_dimension_numbers.lhsContractingDimensions)",
        rhs_contracting_dimensions = "dense($dot_dimension_numbers.rhsContractingDimensions)",
        lhs_precision_type = "if(has($algorithm), $algorithm.lhsPrecisionType, none)", rhs_precision_type = "if(has($algorithm), $algorithm.rhsPrecisionType, none)",
        accumulation_type = "if(has($algorithm), $algorithm.accumulationType, none)",
        lhs_component_count = "if(has($algorithm), $algorithm.lhsComponentCount, none)", rhs_component_count = "if(has($algorithm), $algorithm.rhsComponentCount, none)",
        num_primitive_operations = "if(has($algorithm), $algorithm.numPrimitiveOperations, none)",
        allow_imprecise_accumulation = "if(has($algorithm), $algorithm.allowImpreciseAccumulation, none)",
        precision_config = "if(has($precision_config), $precision_config, repeat(#stablehlo.precision('DEFAULT'), 2))"
      },
      drop = ["dot_dimension_numbers", "algorithm"]
    }
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", operation = "vhlo.gather_v1", becomes = "stablehlo.gather", forward,
    set = {dimension_numbers = "#stablehlo.gather(items($offset_dims), items($collapsed_slice_dims), [], [], items($start_index_map), $index_vector_dim)"},
    drop = ["offset_dims", "collapsed_slice_dims", "start_index_map", "index_vector_dim"],
    defaults = {indices_are_sorted = "false"}
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", operation = "vhlo.dynamic_gather_v1", becomes = "stablehlo.dynamic_gather", forward,
    set = {dimension_numbers = "#stablehlo.gather(items($offset_dims), items($collapsed_slice_dims), [], [], items($start_index_map), $index_vector_dim)"},
    drop = ["offset_dims", "collapsed_slice_dims", "start_index_map", "index_vector_dim"],
    defaults = {indices_are_sorted = "false"}
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", operation = ["vhlo.gather_v2", "vhlo.dynamic_gather_v2"], becomes = ["stablehlo.gather", "stablehlo.dynamic_gather"],
    set = {dimension_numbers = "#stablehlo.gather(items($offset_dims), items($collapsed_slice_dims), items($operand_batching_dims), items($start_indices_batching_dims), items($start_index_map), $index_vector_dim)"},
    drop = ["offset_dims", "collapsed_slice_dims", "operand_batching_dims", "start_indices_batching_dims", "start_index_map", "index_vector_dim"],
    defaults = {indices_are_sorted = "false"},
    back = {
      set = {
        offset_dims = "dense($dimension_numbers.offsetDims)", collapsed_slice_dims = "dense($dimension_numbers.collapsedSliceDims)",
        operand_batching_dims = "dense($dimension_numbers.operandBatchingDims)",
        start_indices_batching_dims = "dense($dimension_numbers.startIndicesBatchingDims)",
        start_index_map = "dense($dimension_numbers.startIndexMap)", index_vector_dim = "$dimension_numbers.indexVectorDim"
      },
      drop = ["dimension_numbers"]
    }
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", operation = "vhlo.scatter_v1", becomes = "stablehlo.scatter", forward,
    set = {scatter_dimension_numbers = "#stablehlo.scatter(items($update_window_dims), items($inserted_window_dims), [], [], items($scatter_dims_to_operand_dims), $index_vector_dim)"},
    drop = ["update_window_dims", "inserted_window_dims", "scatter_dims_to_operand_dims", "index_vector_dim"],
    defaults = {indices_are_sorted = "false", unique_indices = "false"}
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", operation = "vhlo.scatter_v2", becomes = "stablehlo.scatter",
    set = {scatter_dimension_numbers = "#stablehlo.scatter(items($update_window_dims), items($inserted_window_dims), items($input_batching_dims), items($scatter_indices_batching_dims), items($scatter_dims_to_operand_dims), $index_vector_dim)"},
    drop = ["update_window_dims", "inserted_window_dims", "input_batching_dims", "scatter_indices_batching_dims", "scatter_dims_to_operand_dims",
            "index_vector_dim"],
    defaults = {indices_are_sorted = "false", unique_indices = "false"},
    back = {
      set = {
        update_window_dims = "dense($scatter_dimension_numbers.updateWindowDims)", inserted_window_dims = "dense($scatter_dimension_numbers.insertedWindowDims)",
        input_batching_dims = "dense($scatter_dimension_numbers.inputBatchingDims)",
        scatter_indices_batching_dims = "dense($scatter_dimension_numbers.scatterIndicesBatchingDims)",
        scatter_dims_to_operand_dims = "dense($scatter_dimension_numbers.scatterDimsToOperandDims)",
        index_vector_dim = "$scatter_dimension_numbers.indexVectorDim"
      },
      drop = ["scatter_dimension_numbers"]
    }
  } : () -> ()

  // Channels.
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", operation = ["vhlo.all_gather_v2", "vhlo.all_reduce_v2", "vhlo.reduce_scatter_v1"],
    becomes = ["stablehlo.all_gather", "stablehlo.all_reduce", "stablehlo.reduce_scatter"],
    set = {channel_handle = "if($channel_id = 0, absent, #stablehlo.channel_handle($channel_id, 0))", use_global_device_ids = "if($use_global_device_ids = true, unit, absent)"}, drop = ["channel_id"],
    back = {set = {channel_id = "if(has($channel_handle), $channel_handle.handle, 0)", use_global_device_ids = "has($use_global_device_ids)"}, drop = ["channel_handle"]}
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", operation = ["vhlo.all_gather_v1", "vhlo.all_reduce_v1"], becomes = ["stablehlo.all_gather", "stablehlo.all_reduce"],
    set = {channel_handle = "if($channel_id = 0, absent, #stablehlo.channel_handle($channel_id, 0))", use_global_device_ids = "if($use_global_device_ids = true, unit, absent)"}, drop = ["channel_id"], forward
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", operation = ["vhlo.all_to_all_v2", "vhlo.collective_permute_v1"],
    becomes = ["stablehlo.all_to_all", "stablehlo.collective_permute"],
    set = {channel_handle = "if($channel_id = 0, absent, #stablehlo.channel_handle($channel_id, 0))"}, drop = ["channel_id"],
    back = {set = {channel_id = "if(has($channel_handle), $channel_handle.handle, 0)"}, drop = ["channel_handle"]}
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", operation = ["vhlo.all_to_all_v1", "vhlo.collective_broadcast_v1"],
    becomes = ["stablehlo.all_to_all", "stablehlo.collective_broadcast"],
    set = {channel_handle = "if($channel_id = 0, absent, #stablehlo.channel_handle($channel_id, 0))"}, drop = ["channel_id"], forward
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", operation = "vhlo.collective_broadcast_v2", becomes = "stablehlo.collective_broadcast",
    set = {channel_handle = "if($channel_id = 0, absent, #stablehlo.channel_handle($channel_id, 0))", has_dynamic_root = "if($has_dynamic_root = true, unit, absent)"}, drop = ["channel_id"],
    back = {set = {channel_id = "if(has($channel_handle), $channel_handle.handle, 0)", has_dynamic_root = "has($has_dynamic_root)"}, drop = ["channel_handle"]}
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", operation = "vhlo.collective_reduce_v1", becomes = "stablehlo.collective_reduce",
    set = {channel_handle = "if($channel_id = 0, absent, #stablehlo.channel_handle($channel_id, 0))", use_global_device_ids = "if($use_global_device_ids = true, unit, absent)", has_dynamic_root = "if($has_dynamic_root = true, unit, absent)"}, drop = ["channel_id"],
    back = {set = {channel_id = "if(has($channel_handle), $channel_handle.handle, 0)", use_global_device_ids = "has($use_global_device_ids)", has_dynamic_root = "has($has_dynamic_root)"}, drop = ["channel_handle"]}
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", operation = ["vhlo.recv_v2", "vhlo.send_v2"], becomes = ["stablehlo.recv", "stablehlo.send"],
    set = {
      channel_handle = "#stablehlo.channel_handle($channel_id, $channel_type)",
      source_target_pairs = "if(length(typeof($source_target_pairs)) = 0, absent, $source_target_pairs)"
    },
    drop = ["channel_id", "channel_type"],
    defaults = {is_host_transfer = "false"},
    back = {
      set = {channel_id = "$channel_handle.handle", channel_type = "$channel_handle.type", source_target_pairs = "if(has($source_target_pairs), $source_target_pairs, dense([]))"},
      drop = ["channel_handle"]
    }
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", operation = ["vhlo.recv_v1", "vhlo.send_v1"], becomes = ["stablehlo.recv", "stablehlo.send"],
    set = {channel_handle = "#stablehlo.channel_handle($channel_id, $channel_type)"}, drop = ["channel_id", "channel_type"],
    defaults = {is_host_transfer = "false"}, forward
  } : () -> ()

  // Defaults.
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo",
    operation = ["vhlo.cbrt_v2", "vhlo.cosine_v2", "vhlo.exponential_v2", "vhlo.exponential_minus_one_v2", "vhlo.log_v2", "vhlo.log_plus_one_v2",
                 "vhlo.logistic_v2", "vhlo.rsqrt_v2", "vhlo.sine_v2", "vhlo.sqrt_v2", "vhlo.tan_v2", "vhlo.tanh_v2"],
    becomes = ["stablehlo.cbrt", "stablehlo.cosine", "stablehlo.exponential", "stablehlo.exponential_minus_one", "stablehlo.log", "stablehlo.log_plus_one",
               "stablehlo.logistic", "stablehlo.rsqrt", "stablehlo.sine", "stablehlo.sqrt", "stablehlo.tan", "stablehlo.tanh"],
    defaults = {result_accuracy = "#stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>"}
  } : () -> ()
  "varve.upgrade"() {from = "vhlo", to = "stablehlo", operation = "vhlo.cholesky_v1", becomes = "stablehlo.cholesky", defaults = {lower = "false"}} : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", operation = "vhlo.compare_v1", becomes = "stablehlo.compare",
    defaults = {compare_type = "#stablehlo.comparison_type('NOTYPE')"}
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", operation = "vhlo.dynamic_broadcast_in_dim_v1", becomes = "stablehlo.dynamic_broadcast_in_dim",
    defaults = {known_expanding_dimensions = "dense([])", known_nonexpanding_dimensions = "dense([])"}
  } : () -> ()
  "varve.upgrade"() {from = "vhlo", to = "stablehlo", operation = "vhlo.infeed_v1", becomes = "stablehlo.infeed", defaults = {layout = "[]"}} : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", operation = "vhlo.sort_v1", becomes = "stablehlo.sort", defaults = {dimension = "-1", is_stable = "false"}
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", operation = "vhlo.composite_v2", becomes = "stablehlo.composite", set = {decomposition = "reference($decomposition)", version = "if($version = 0, absent, $version)"},
    defaults = {composite_attributes = "dictionary([], [])"}, back = {set = {version = "if(has($version), $version, 0)"}}
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", operation = "vhlo.composite_v1", becomes = "stablehlo.composite", set = {decomposition = "reference($decomposition)", version = "if($version = 0, absent, $version)"},
    defaults = {composite_attributes = "dictionary([], [])"}, forward
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", operation = "vhlo.custom_call_v2", becomes = "stablehlo.custom_call",
    set = {
      api_version = "if($api_version = 1, absent, $api_version)",
      backend_config = "if($backend_config = '' or $backend_config = dictionary([], []), absent, $backend_config)",
      called_computations = "if(count($called_computations) = 0, absent, map(c in $called_computations: reference(c)))",
      operand_layouts = "if(count($operand_layouts) + count($result_layouts) = 0, absent, $operand_layouts)",
      result_layouts = "if(count($operand_layouts) + count($result_layouts) = 0, absent, $result_layouts)"
    },
    defaults = {has_side_effect = "false", output_operand_aliases = "[]", result_tilings = "[]"},
    back = {
      set = {
        api_version = "#vhlo.api_version_v1(['API_VERSION_UNSPECIFIED', 'API_VERSION_ORIGINAL', 'API_VERSION_STATUS_RETURNING', 'API_VERSION_STATUS_RETURNING_UNIFIED', 'API_VERSION_TYPED_FFI'][if(has($api_version), $api_version, 1)])",
        backend_config = "if(has($backend_config), $backend_config, if($api_version = 4, dictionary([], []), ''))",
        called_computations = "if(has($called_computations), $called_computations, [])",
        operand_layouts = "if(has($operand_layouts), $operand_layouts, [])", result_layouts = "if(has($result_layouts), $result_layouts, [])"
      }
    }
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "stablehlo", operation = "vhlo.custom_call_v1", becomes = "stablehlo.custom_call",
    set = {
      api_version = "if($api_version = 1, absent, $api_version)",
      backend_config = "if($backend_config = '' or $backend_config = dictionary([], []), absent, $backend_config)",
      called_computations = "if(count($called_computations) = 0, absent, map(c in $called_computations: reference(c)))",
      operand_layouts = "if(count($operand_layouts) + count($result_layouts) = 0, absent, $operand_layouts)",
      result_layouts = "if(count($operand_layouts) + count($result_layouts) = 0, absent, $result_layouts)"
    },
    defaults = {has_side_effect = "false", output_operand_aliases = "[]"}, forward
  } : () -> ()

  // Versions of VHLO: --convert=vhlo:vhlo for the newest, --convert=vhlo:vhlo@VERSION for an older one.
  "varve.upgrade"() {
    from = "vhlo", to = "vhlo", before = "0.10.0", backward, type = ["vhlo.f8E4M3FNUZ_v1", "vhlo.f8E5M2FNUZ_v1"], refuse = "this type is new in version 0.10.0"
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "vhlo", before = "0.11.0", backward, type = ["vhlo.f8E4M3B11FNUZ_v1"], refuse = "this type is new in version 0.11.0"
  } : () -> ()
  // The storage type of a type that is quantized per axis is any.
  "varve.upgrade"() {
    from = "vhlo", to = "vhlo", before = "1.2.0", backward, type = ["vhlo.tensor_v1", "vhlo.unranked_tensor_v1", "vhlo.buffer_v1"],
    when = "$self.elementType in [!vhlo.i2_v1, !vhlo.ui2_v1]", refuse = "integers of 2 bits are new in version 1.2.0"
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "vhlo", before = "1.2.0", backward, type = "vhlo.quant_v1", when = "$self.storageType in [!vhlo.i2_v1, !vhlo.ui2_v1]",
    refuse = "integers of 2 bits are new in version 1.2.0"
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "vhlo", before = "1.2.0", backward, type = "vhlo.tuple_v1", when = "any(t in $self.types: t in [!vhlo.i2_v1, !vhlo.ui2_v1])",
    refuse = "integers of 2 bits are new in version 1.2.0"
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "vhlo", before = "1.2.0", backward, type = "vhlo.func_v1",
    when = "any(t in concat($self.inputs, $self.outputs): t in [!vhlo.i2_v1, !vhlo.ui2_v1])", refuse = "integers of 2 bits are new in version 1.2.0"
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "vhlo", before = "1.2.0", backward, attribute = "vhlo.type_v1", when = "$self.value in [!vhlo.i2_v1, !vhlo.ui2_v1]",
    refuse = "integers of 2 bits are new in version 1.2.0"
  } : () -> ()
  // Numbers have a builtin type.
  "varve.upgrade"() {
    from = "vhlo", to = "vhlo", before = "0.10.0", backward, attribute = "vhlo.tensor_v1", when = "elem(typeof($self.data)) in [f8E4M3FNUZ, f8E5M2FNUZ]",
    refuse = "this type is new in version 0.10.0"
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "vhlo", before = "0.11.0", backward, attribute = "vhlo.tensor_v1", when = "elem(typeof($self.data)) = f8E4M3B11FNUZ",
    refuse = "this type is new in version 0.11.0"
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "vhlo", before = "1.2.0", backward, attribute = "vhlo.tensor_v1", when = "elem(typeof($self.data)) in [i2, ui2]",
    refuse = "integers of 2 bits are new in version 1.2.0"
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "vhlo", before = "1.2.0", backward, attribute = "vhlo.integer_v1", when = "typeof($self.value) in [i2, ui2]",
    refuse = "integers of 2 bits are new in version 1.2.0"
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "vhlo", before = "1.6.0", backward, attribute = "vhlo.tensor_v1", when = "elem(typeof($self.data)) = tf32",
    refuse = "this type is new in version 1.6.0"
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "vhlo", before = "1.7.0", backward, attribute = "vhlo.tensor_v1", when = "elem(typeof($self.data)) in [f8E4M3, f8E3M4]",
    refuse = "this type is new in version 1.7.0"
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "vhlo", before = "1.8.0", backward, attribute = "vhlo.tensor_v1", when = "elem(typeof($self.data)) in [f4E2M1FN, f6E2M3FN, f6E3M2FN, f8E8M0FNU]",
    refuse = "this type is new in version 1.8.0"
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "vhlo", before = "0.18.0", backward, type = ["vhlo.quant_per_axis_v1"], refuse = "quantization per axis is new in version 0.18.0"
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "vhlo", before = "1.6.0", backward, type = ["vhlo.tf31_v1", "vhlo.none_v1"], refuse = "this type is new in version 1.6.0"
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "vhlo", before = "1.7.0", backward, type = ["vhlo.f8E4M3_v1", "vhlo.f8E3M4_v1"], refuse = "this type is new in version 1.7.0"
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "vhlo", before = "1.8.0", backward, type = ["vhlo.f4E2M1FN_v1", "vhlo.f6E2M3FN_v1", "vhlo.f6E3M2FN_v1", "vhlo.f8E8M0FNU_v1"], refuse = "this type is new in version 1.8.0"
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "vhlo", before = "1.13.0", backward, type = ["vhlo.buffer_v1"], refuse = "this type is new in version 1.13.0"
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "vhlo", before = "1.15.0", backward, type = ["vhlo.future_v1"], refuse = "this type is new in version 1.15.0"
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "vhlo", before = "1.3.0", backward, attribute = "vhlo.api_version_v1", when = "$self.value = 4", refuse = "API_VERSION_TYPED_FFI is new in version 1.3.0"
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "vhlo", before = "1.16.0", backward, refuse = "axes of meshes are new in version 1.16.0",
    attribute = ["vhlo.replica_group_mesh_axes_v1", "vhlo.axis_ref_v1", "vhlo.sub_axis_info_v1", "vhlo.mesh_axis_v1", "vhlo.mesh_v1"]
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "vhlo", before = "1.9.0", backward, attribute = ["vhlo.result_accuracy_v1", "vhlo.result_accuracy_mode_v1"],
    refuse = "the accuracy of results is new in version 1.9.0"
  } : () -> ()
  "varve.upgrade"() {from = "vhlo", to = "vhlo", before = "0.16.0", backward, operation = ["vhlo.collective_broadcast_v1", "vhlo.collective_broadcast_v2"], refuse = "it is new in version 0.16.0"} : () -> ()
  "varve.upgrade"() {from = "vhlo", to = "vhlo", before = "0.19.0", backward, operation = ["vhlo.composite_v1", "vhlo.composite_v2"], refuse = "it is new in version 0.19.0"} : () -> ()
  "varve.upgrade"() {from = "vhlo", to = "vhlo", before = "1.4.0", backward, operation = ["vhlo.tan_v1", "vhlo.tan_v2"], refuse = "it is new in version 1.4.0"} : () -> ()
  "varve.upgrade"() {from = "vhlo", to = "vhlo", before = "1.15.0", backward, operation = ["vhlo.async_start_v1", "vhlo.async_done_v1"], refuse = "it is new in version 1.15.0"} : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "vhlo", before = "0.17.0", backward,
    operation = ["vhlo.all_reduce_v1", "vhlo.all_reduce_v2", "vhlo.reduce_v1", "vhlo.reduce_scatter_v1", "vhlo.reduce_window_v1", "vhlo.scatter_v1",
                 "vhlo.scatter_v2", "vhlo.select_and_scatter_v1"],
    when = "any(i in indices($results): types($operands)[i].elementType != types($results)[i].elementType)", refuse = "results of another element type are new in version 0.17.0"
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "vhlo", before = "0.20.0", operation = "vhlo.dynamic_conv_v1", becomes = "vhlo.dynamic_conv_v2", drop = ["padding"],
    back = {set = {padding = "#vhlo.tensor_v1(dense(repeat(0, 2 * count(items($window_strides.data))), tensor([count(items($window_strides.data)), 2], i64)))"}}
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "vhlo", before = "1.1.0", operation = ["vhlo.gather_v1", "vhlo.dynamic_gather_v1"],
    becomes = ["vhlo.gather_v2", "vhlo.dynamic_gather_v2"],
    set = {operand_batching_dims = "#vhlo.tensor_v1(dense([]))", start_indices_batching_dims = "#vhlo.tensor_v1(dense([]))"},
    back = {when = "$operand_batching_dims = #vhlo.tensor_v1(dense([])) and $start_indices_batching_dims = #vhlo.tensor_v1(dense([]))", drop = ["operand_batching_dims", "start_indices_batching_dims"]}
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "vhlo", before = "1.1.0", backward, operation = ["vhlo.gather_v2", "vhlo.dynamic_gather_v2"], refuse = "batching dimensions are new in version 1.1.0"
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "vhlo", before = "1.1.0", operation = ["vhlo.scatter_v1"],
    becomes = ["vhlo.scatter_v2"],
    set = {input_batching_dims = "#vhlo.tensor_v1(dense([]))", scatter_indices_batching_dims = "#vhlo.tensor_v1(dense([]))"},
    back = {when = "$input_batching_dims = #vhlo.tensor_v1(dense([])) and $scatter_indices_batching_dims = #vhlo.tensor_v1(dense([]))", drop = ["input_batching_dims", "scatter_indices_batching_dims"]}
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "vhlo", before = "1.1.0", backward, operation = ["vhlo.scatter_v2"], refuse = "batching dimensions are new in version 1.1.0"
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "vhlo", before = "1.5.0", operation = ["vhlo.all_gather_v1", "vhlo.all_reduce_v1", "vhlo.all_to_all_v1"],
    becomes = ["vhlo.all_gather_v2", "vhlo.all_reduce_v2", "vhlo.all_to_all_v2"], back = {when = "count($operands) = 1"}
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "vhlo", before = "1.5.0", backward, operation = ["vhlo.all_gather_v2", "vhlo.all_reduce_v2", "vhlo.all_to_all_v2"],
    refuse = "several operands are new in version 1.5.0"
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "vhlo", before = "1.6.0", operation = ["vhlo.dot_general_v1"],
    becomes = ["vhlo.dot_general_v2"],
    set = {lhs_precision_type = "#vhlo.type_v1(!vhlo.none_v1)", rhs_precision_type = "#vhlo.type_v1(!vhlo.none_v1)", accumulation_type = "#vhlo.type_v1(!vhlo.none_v1)", lhs_component_count = "#vhlo.type_v1(!vhlo.none_v1)", rhs_component_count = "#vhlo.type_v1(!vhlo.none_v1)", num_primitive_operations = "#vhlo.type_v1(!vhlo.none_v1)", allow_imprecise_accumulation = "#vhlo.type_v1(!vhlo.none_v1)"},
    back = {when = "$lhs_precision_type = #vhlo.type_v1(!vhlo.none_v1) and $rhs_precision_type = #vhlo.type_v1(!vhlo.none_v1) and $accumulation_type = #vhlo.type_v1(!vhlo.none_v1) and $lhs_component_count = #vhlo.type_v1(!vhlo.none_v1) and $rhs_component_count = #vhlo.type_v1(!vhlo.none_v1) and $num_primitive_operations = #vhlo.type_v1(!vhlo.none_v1) and $allow_imprecise_accumulation = #vhlo.type_v1(!vhlo.none_v1)", drop = ["lhs_precision_type", "rhs_precision_type", "accumulation_type", "lhs_component_count", "rhs_component_count", "num_primitive_operations", "allow_imprecise_accumulation"]}
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "vhlo", before = "1.6.0", backward, operation = ["vhlo.dot_general_v2"], refuse = "the algorithm is new in version 1.6.0"
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "vhlo", before = "1.9.0", operation = ["vhlo.exponential_v1"],
    becomes = ["vhlo.exponential_v2"],
    set = {result_accuracy = "#vhlo.result_accuracy_v1<atol = 0.0, rtol = 0.0, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>"},
    back = {when = "$result_accuracy = #vhlo.result_accuracy_v1<atol = 0.0, rtol = 0.0, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>", drop = ["result_accuracy"]}
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "vhlo", before = "1.9.0", backward, operation = ["vhlo.exponential_v2"], refuse = "the accuracy of results is new in version 1.9.0"
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "vhlo", before = "1.10.0", operation = ["vhlo.cbrt_v1", "vhlo.cosine_v1", "vhlo.exponential_minus_one_v1", "vhlo.log_v1", "vhlo.log_plus_one_v1", "vhlo.logistic_v1", "vhlo.rsqrt_v1", "vhlo.sine_v1", "vhlo.sqrt_v1", "vhlo.tan_v1", "vhlo.tanh_v1"],
    becomes = ["vhlo.cbrt_v2", "vhlo.cosine_v2", "vhlo.exponential_minus_one_v2", "vhlo.log_v2", "vhlo.log_plus_one_v2", "vhlo.logistic_v2", "vhlo.rsqrt_v2", "vhlo.sine_v2", "vhlo.sqrt_v2", "vhlo.tan_v2", "vhlo.tanh_v2"],
    set = {result_accuracy = "#vhlo.result_accuracy_v1<atol = 0.0, rtol = 0.0, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>"},
    back = {when = "$result_accuracy = #vhlo.result_accuracy_v1<atol = 0.0, rtol = 0.0, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>", drop = ["result_accuracy"]}
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "vhlo", before = "1.10.0", backward, operation = ["vhlo.cbrt_v2", "vhlo.cosine_v2", "vhlo.exponential_minus_one_v2", "vhlo.log_v2", "vhlo.log_plus_one_v2", "vhlo.logistic_v2", "vhlo.rsqrt_v2", "vhlo.sine_v2", "vhlo.sqrt_v2", "vhlo.tan_v2", "vhlo.tanh_v2"], refuse = "the accuracy of results is new in version 1.10.0"
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "vhlo", before = "1.12.0", operation = ["vhlo.recv_v1", "vhlo.send_v1"],
    becomes = ["vhlo.recv_v2", "vhlo.send_v2"],
    set = {source_target_pairs = "#vhlo.tensor_v1(dense([]))"},
    back = {when = "length(typeof($source_target_pairs.data)) = 0", drop = ["source_target_pairs"]}
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "vhlo", before = "1.12.0", backward, operation = ["vhlo.recv_v2", "vhlo.send_v2"], refuse = "the list of pairs is new in version 1.12.0"
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "vhlo", before = "1.14.0", operation = "vhlo.composite_v1", becomes = "vhlo.composite_v2", back = {when = "$blocks = 0"}
  } : () -> ()
  "varve.upgrade"() {from = "vhlo", to = "vhlo", before = "1.14.0", backward, operation = "vhlo.composite_v2", refuse = "regions are new in version 1.14.0"} : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "vhlo", before = "1.17.0", backward, operation = ["vhlo.custom_call_v1", "vhlo.custom_call_v2"],
    when = "any(t in types($operands): isa(t, '!vhlo.future_v1'))", refuse = "operands that are futures are new in version 1.17.0"
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "vhlo", before = "1.18.0", operation = "vhlo.custom_call_v1", becomes = "vhlo.custom_call_v2",
    set = {result_tilings = "#vhlo.array_v1([])"}, back = {when = "$result_tilings = #vhlo.array_v1([])", drop = ["result_tilings"]}
  } : () -> ()
  "varve.upgrade"() {from = "vhlo", to = "vhlo", before = "1.18.0", backward, operation = "vhlo.custom_call_v2", refuse = "tilings are new in version 1.18.0"} : () -> ()
  // Operations of other dialects are as the project that has version 1.17.0 knows them, JAX 0.10.2.
  "varve.upgrade"() {
    from = "vhlo", to = "vhlo", before = "1.18.0", backward, operation = "chlo.top_k", when = "has($is_stable)",
    refuse = "is_stable is newer than version 1.17.0"
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "vhlo", before = "1.18.0", backward, operation = ["sdy.all_reduce", "sdy.reduce_scatter"],
    when = "has($reduction_op) and $reduction_op != 0", refuse = "other reductions than sums are newer than version 1.17.0"
  } : () -> ()
  "varve.upgrade"() {from = "vhlo", to = "vhlo", before = "1.19.0", backward, operation = "vhlo.collective_reduce_v1", refuse = "it is new in version 1.19.0"} : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "vhlo", before = "1.20.0", operation = "vhlo.collective_broadcast_v1", becomes = "vhlo.collective_broadcast_v2",
    set = {has_dynamic_root = "#vhlo.bool_v1(false)"},
    back = {when = "$has_dynamic_root = #vhlo.bool_v1(false)", drop = ["has_dynamic_root"]}
  } : () -> ()
  "varve.upgrade"() {
    from = "vhlo", to = "vhlo", before = "1.20.0", backward, operation = "vhlo.collective_broadcast_v2", refuse = "a dynamic root is new in version 1.20.0"
  } : () -> ()
}
