// Values for each row of varve.codes of vhlo: tests/oracle/foreign/measure.sh.
"t.types"() : () -> (!vhlo.bf16_v1, !vhlo.bool_v1, !vhlo.f16_v1, !vhlo.f32_v1, !vhlo.f4E2M1FN_v1, !vhlo.f64_v1, !vhlo.f6E2M3FN_v1, !vhlo.f6E3M2FN_v1,
  !vhlo.f8E3M4_v1, !vhlo.f8E4M3B11FNUZ_v1, !vhlo.f8E4M3FNUZ_v1, !vhlo.f8E4M3FN_v1, !vhlo.f8E4M3_v1, !vhlo.f8E5M2FNUZ_v1, !vhlo.f8E5M2_v1, !vhlo.f8E8M0FNU_v1,
  !vhlo.i16_v1, !vhlo.i2_v1, !vhlo.i32_v1, !vhlo.i4_v1, !vhlo.i64_v1, !vhlo.i8_v1, !vhlo.index_v1, !vhlo.none_v1, !vhlo.tf31_v1, !vhlo.token_v1,
  !vhlo.ui16_v1, !vhlo.ui2_v1, !vhlo.ui32_v1, !vhlo.ui4_v1, !vhlo.ui64_v1, !vhlo.ui8_v1, !vhlo.witness_v1)
"t.composed"() : () -> (!vhlo.buffer_v1<2x!vhlo.f32_v1>, !vhlo.complex_v1<!vhlo.f64_v1>, !vhlo.func_v1<(!vhlo.i8_v1) -> !vhlo.i8_v1>, !vhlo.future_v1<!vhlo.i8_v1>,
  !vhlo.quant_per_axis_v1<!vhlo.i8_v1:!vhlo.f32_v1, 0, [3.400000e+01, 2.5], [16, -1], -128:127, 1>, !vhlo.quant_v1<!vhlo.i8_v1:!vhlo.f32_v1, 3.400000e+01:16, -128:127, 1>,
  !vhlo.tensor_v1<2x?x!vhlo.f32_v1>, !vhlo.tensor_v1<2x?x!vhlo.f32_v1, #vhlo.type_extensions_v1<bounds = [-9223372036854775808, 4]>>, !vhlo.tuple_v1<!vhlo.i8_v1, !vhlo.token_v1>, !vhlo.tuple_v1<>,
  !vhlo.unranked_tensor_v1<!vhlo.f32_v1>)
"t.enums"() {a = #vhlo<api_version_v1 API_VERSION_TYPED_FFI>, b = #vhlo<comparison_direction_v1 GE>, c = #vhlo<comparison_type_v1 TOTALORDER>, d = #vhlo<fft_type_v1 IRFFT>,
  e = #vhlo<precision_v1 HIGHEST>, f = #vhlo<rng_algorithm_v1 PHILOX>, g = #vhlo<rng_distribution_v1 NORMAL>, h = #vhlo<transpose_v1 ADJOINT>,
  i = #vhlo<result_accuracy_mode_v1 TOLERANCE>} : () -> ()
"t.values"() {a = #vhlo.array_v1<[#vhlo.bool_v1<true>, #vhlo.integer_v1<-3 : i4>, #vhlo.integer_v1<5 : index>]>,
  b = #vhlo.dict_v1<{#vhlo.string_v1<"k"> = #vhlo.float_v1<1.500000e+00 : !vhlo.bf16_v1>}>, c = #vhlo.type_v1<!vhlo.i8_v1>,
  d = #vhlo.tensor_v1<dense<[true, false, true]> : tensor<3xi1>>, e = #vhlo.tensor_v1<dense<[1, -2]> : tensor<2xi64>>,
  f = #vhlo.result_accuracy_v1<atol = 1.000000e-05, rtol = 0.000000e+00, ulps = 1, mode = #vhlo<result_accuracy_mode_v1 TOLERANCE>>,
  g = #vhlo.output_operand_alias_v1<outputTupleIndices = [1], operandIndex = 2, operandTupleIndices = []>} : () -> ()
"t.meshes"() {a = #vhlo.replica_group_mesh_axes_v1<mesh = #vhlo.string_v1<"m">, axes = #vhlo.array_v1<[#vhlo.axis_ref_v1<name = #vhlo.string_v1<"x">, sub_axis_info = #vhlo.sub_axis_info_v1<pre_size = 1, size = 2>>, #vhlo.axis_ref_v1<name = #vhlo.string_v1<"y">>]>>,
  b = #vhlo.mesh_v1<axes = #vhlo.array_v1<[#vhlo.mesh_axis_v1<name = #vhlo.string_v1<"x">, size = 4>]>, device_ids = #vhlo.tensor_v1<dense<[1, 0]> : tensor<2xi64>>>} : () -> ()
