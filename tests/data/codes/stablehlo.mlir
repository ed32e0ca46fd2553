// Values for each row of varve.codes of stablehlo: tests/oracle/foreign/measure.sh.
"t.types"() {a = tensor<?x4xf32, #stablehlo.bounds<8, ?>>} : () -> (!stablehlo.token, !stablehlo.future<tensor<2xi8>, i1>)
"t.enums"() {a = #stablehlo<comparison_direction GE>, b = #stablehlo<comparison_type TOTALORDER>, c = #stablehlo<fft_type IRFFT>,
  d = #stablehlo<precision HIGHEST>, e = #stablehlo<rng_algorithm PHILOX>, f = #stablehlo<rng_distribution NORMAL>, g = #stablehlo<transpose ADJOINT>} : () -> ()
"t.numbers"() {a = #stablehlo.conv<[b, 0, 1, f]x[o, 1, i, 0]->[f, 0, b, 1]>, b = #stablehlo.channel_handle<handle = -3, type = 2>,
  c = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = []>,
  d = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1, 2], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [1, 2], index_vector_dim = 2>,
  e = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [1, 2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 1>,
  f = #stablehlo.output_operand_alias<output_tuple_indices = [0, 1], operand_index = 2, operand_tuple_indices = []>,
  g = #stablehlo.dot_algorithm<lhs_precision_type = tf32, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 2, num_primitive_operations = 3, allow_imprecise_accumulation = true>,
  h = #stablehlo.result_accuracy<atol = 1.000000e-05, ulps = -1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : () -> ()
"t.meshes"() {a = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "x", sub_axis_info = (1)2>, #stablehlo.axis_ref<name = "y">]>,
  b = #stablehlo.mesh<axes=[<name = "x", size = 4>], device_ids=dense<[3, 2, 1, 0]> : tensor<4xi64>>} : () -> ()
