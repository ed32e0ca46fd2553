// broadcast
func.func @f(%a: tensor<3xi32>) -> tensor<1x2x3xi32> {
  %0 = "stablehlo.broadcast"(%a) <{broadcast_sizes = array<i64: 1, 2>}> : (tensor<3xi32>) -> tensor<1x2x3xi32>
  return %0 : tensor<1x2x3xi32>
}

// -----

// broadcast: again
func.func @f(%a: tensor<3xi32>) -> tensor<3xi32> {
  %0 = "stablehlo.broadcast"(%a) <{broadcast_sizes = array<i64>}> : (tensor<3xi32>) -> tensor<3xi32>
  return %0 : tensor<3xi32>
}

// -----

// broadcast_in_dim
func.func @f(%a: tensor<1x3xf32>) -> tensor<2x3x4xf32> {
  %0 = "stablehlo.broadcast_in_dim"(%a) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}

// -----

// broadcast_in_dim: again
func.func @f(%a: tensor<ui8>) -> tensor<2xui8> {
  %0 = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<ui8>) -> tensor<2xui8>
  return %0 : tensor<2xui8>
}

// -----

// broadcast_in_dim: once more
func.func @f(%a: tensor<3xf32>) -> tensor<3x3xf32> {
  %0 = stablehlo.broadcast_in_dim %a, dims = [1] : (tensor<3xf32>) -> tensor<3x3xf32>
  return %0 : tensor<3x3xf32>
}

// -----

// dynamic_broadcast_in_dim
func.func @f(%a: tensor<?x?xf32>, %b: tensor<3xindex>) -> tensor<?x?x?xf32> {
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%a, %b) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<?x?xf32>, tensor<3xindex>) -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}

// -----

// dynamic_broadcast_in_dim: known dimensions
func.func @f(%a: tensor<?x?xf32>, %b: tensor<3xi32>) -> tensor<?x?x?xf32> {
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%a, %b) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64: 0>, known_nonexpanding_dimensions = array<i64: 1>}> : (tensor<?x?xf32>, tensor<3xi32>) -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}

// -----

// dynamic_broadcast_in_dim: known dimensions, again
func.func @f(%a: tensor<?x?xf32>, %b: tensor<3xi64>) -> tensor<?x?x?xf32> {
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%a, %b) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x?xf32>, tensor<3xi64>) -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}

// -----

// concatenate
func.func @f(%a: tensor<2x3xf32>, %b: tensor<5x3xf32>) -> tensor<7x3xf32> {
  %0 = "stablehlo.concatenate"(%a, %b) <{dimension = 0 : i64}> : (tensor<2x3xf32>, tensor<5x3xf32>) -> tensor<7x3xf32>
  return %0 : tensor<7x3xf32>
}

// -----

// concatenate: again
func.func @f(%a: tensor<2x3xi1>) -> tensor<2x3xi1> {
  %0 = stablehlo.concatenate %a, dim = 1 : (tensor<2x3xi1>) -> tensor<2x3xi1>
  return %0 : tensor<2x3xi1>
}

// -----

// dynamic_iota
func.func @f(%a: tensor<1xindex>) -> tensor<?xi32> {
  %0 = "stablehlo.dynamic_iota"(%a) <{iota_dimension = 0 : i64}> : (tensor<1xindex>) -> tensor<?xi32>
  return %0 : tensor<?xi32>
}

// -----

// dynamic_iota: again
func.func @f(%a: tensor<2xi64>) -> tensor<?x4xf32> {
  %0 = stablehlo.dynamic_iota %a, dim = 1 : (tensor<2xi64>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// -----

// iota
func.func @f() -> tensor<16xi32> {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<16xi32>
  return %0 : tensor<16xi32>
}

// -----

// iota: again
func.func @f() -> tensor<2x3xcomplex<f32>> {
  %0 = stablehlo.iota dim = 1 : tensor<2x3xcomplex<f32>>
  return %0 : tensor<2x3xcomplex<f32>>
}

// -----

// dynamic_pad
func.func @f(%a: tensor<?xf32>, %b: tensor<f32>, %c: tensor<1xindex>, %d: tensor<1xindex>, %e: tensor<1xindex>) -> tensor<?xf32> {
  %0 = "stablehlo.dynamic_pad"(%a, %b, %c, %d, %e) : (tensor<?xf32>, tensor<f32>, tensor<1xindex>, tensor<1xindex>, tensor<1xindex>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// dynamic_pad: again
func.func @f(%a: tensor<4x?xi8>, %b: tensor<i8>, %c: tensor<2xi32>) -> tensor<?x?xi8> {
  %0 = stablehlo.dynamic_pad %a, %b, %c, %c, %c : (tensor<4x?xi8>, tensor<i8>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xi8>
  return %0 : tensor<?x?xi8>
}

// -----

// pad
func.func @f(%a: tensor<8x128xf32>, %b: tensor<f32>) -> tensor<11x131xf32> {
  %0 = "stablehlo.pad"(%a, %b) <{edge_padding_high = array<i64: 2, 3>, edge_padding_low = array<i64: 1, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<8x128xf32>, tensor<f32>) -> tensor<11x131xf32>
  return %0 : tensor<11x131xf32>
}

// -----

// pad: again
func.func @f(%a: tensor<4xi32>, %b: tensor<i32>) -> tensor<9xi32> {
  %0 = stablehlo.pad %a, %b, low = [-1], high = [0], interior = [2] : (tensor<4xi32>, tensor<i32>) -> tensor<9xi32>
  return %0 : tensor<9xi32>
}

// -----

// pad: once more
func.func @f(%a: tensor<i32>, %b: tensor<i32>) -> tensor<i32> {
  %0 = "stablehlo.pad"(%a, %b) <{edge_padding_high = array<i64>, edge_padding_low = array<i64>, interior_padding = array<i64>}> : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}

// -----

// reshape
func.func @f(%a: tensor<16xf32>) -> tensor<4x4xf32> {
  %0 = "stablehlo.reshape"(%a) : (tensor<16xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// -----

// reshape: again
func.func @f(%a: tensor<1x1xui4>) -> tensor<ui4> {
  %0 = stablehlo.reshape %a : (tensor<1x1xui4>) -> tensor<ui4>
  return %0 : tensor<ui4>
}

// -----

// dynamic_reshape
func.func @f(%a: tensor<16xf32>, %b: tensor<2xindex>) -> tensor<?x?xf32> {
  %0 = "stablehlo.dynamic_reshape"(%a, %b) : (tensor<16xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

// dynamic_reshape: again
func.func @f(%a: tensor<?xf32>, %b: tensor<2xi32>) -> tensor<?x?xf32> {
  %0 = stablehlo.dynamic_reshape %a, %b : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

// reverse
func.func @f(%a: tensor<3x2xi32>) -> tensor<3x2xi32> {
  %0 = "stablehlo.reverse"(%a) <{dimensions = array<i64: 1, 0>}> : (tensor<3x2xi32>) -> tensor<3x2xi32>
  return %0 : tensor<3x2xi32>
}

// -----

// reverse: again
func.func @f(%a: tensor<3xf32>) -> tensor<3xf32> {
  %0 = stablehlo.reverse %a, dims = [] : tensor<3xf32>
  return %0 : tensor<3xf32>
}

// -----

// slice
func.func @f(%a: tensor<16x8xf32>) -> tensor<1x3xf32> {
  %0 = "stablehlo.slice"(%a) <{limit_indices = array<i64: 1, 8>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 2>}> : (tensor<16x8xf32>) -> tensor<1x3xf32>
  return %0 : tensor<1x3xf32>
}

// -----

// slice: again
func.func @f(%a: tensor<i8>) -> tensor<i8> {
  %0 = "stablehlo.slice"(%a) <{limit_indices = array<i64>, start_indices = array<i64>, strides = array<i64>}> : (tensor<i8>) -> tensor<i8>
  return %0 : tensor<i8>
}

// -----

// dynamic_slice
func.func @f(%a: tensor<3x3xi64>, %b: tensor<i64>) -> tensor<3x1xi64> {
  %0 = "stablehlo.dynamic_slice"(%a, %b, %b) <{slice_sizes = array<i64: 3, 1>}> : (tensor<3x3xi64>, tensor<i64>, tensor<i64>) -> tensor<3x1xi64>
  return %0 : tensor<3x1xi64>
}

// -----

// dynamic_slice: again
func.func @f(%a: tensor<f16>) -> tensor<f16> {
  %0 = "stablehlo.dynamic_slice"(%a) <{slice_sizes = array<i64>}> : (tensor<f16>) -> tensor<f16>
  return %0 : tensor<f16>
}

// -----

// dynamic_update_slice
func.func @f(%a: tensor<4x4xf32>, %b: tensor<2x1xf32>, %c: tensor<ui32>) -> tensor<4x4xf32> {
  %0 = "stablehlo.dynamic_update_slice"(%a, %b, %c, %c) : (tensor<4x4xf32>, tensor<2x1xf32>, tensor<ui32>, tensor<ui32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// -----

// dynamic_update_slice: again
func.func @f(%a: tensor<?xf32>, %b: tensor<?xf32>, %c: tensor<i32>) -> tensor<?xf32> {
  %0 = stablehlo.dynamic_update_slice %a, %b, %c : (tensor<?xf32>, tensor<?xf32>, tensor<i32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// real_dynamic_slice
func.func @f(%a: tensor<?xf32>, %b: tensor<1xindex>) -> tensor<?xf32> {
  %0 = "stablehlo.real_dynamic_slice"(%a, %b, %b, %b) : (tensor<?xf32>, tensor<1xindex>, tensor<1xindex>, tensor<1xindex>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// real_dynamic_slice: again
func.func @f(%a: tensor<2x?xi1>, %b: tensor<2xi64>) -> tensor<2x?xi1> {
  %0 = stablehlo.real_dynamic_slice %a, %b, %b, %b : (tensor<2x?xi1>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x?xi1>
  return %0 : tensor<2x?xi1>
}

// -----

// transpose
func.func @f(%a: tensor<1x2x3xf32>) -> tensor<3x2x1xf32> {
  %0 = "stablehlo.transpose"(%a) <{permutation = array<i64: 2, 1, 0>}> : (tensor<1x2x3xf32>) -> tensor<3x2x1xf32>
  return %0 : tensor<3x2x1xf32>
}

// -----

// transpose: again
func.func @f(%a: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.transpose %a, dims = [] : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

// get_dimension_size
func.func @f(%a: tensor<1x?xf32>) -> tensor<i32> {
  %0 = "stablehlo.get_dimension_size"(%a) <{dimension = 1 : i64}> : (tensor<1x?xf32>) -> tensor<i32>
  return %0 : tensor<i32>
}

// -----

// get_dimension_size: again
func.func @f(%a: tensor<?xi1, #stablehlo.bounds<3>>) -> tensor<i32> {
  %0 = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?xi1, #stablehlo.bounds<3>>) -> tensor<i32>
  return %0 : tensor<i32>
}

// -----

// set_dimension_size
func.func @f(%a: tensor<4x2xf32>, %b: tensor<i32>) -> tensor<4x?xf32, #stablehlo.bounds<?, 2>> {
  %0 = "stablehlo.set_dimension_size"(%a, %b) <{dimension = 1 : i64}> : (tensor<4x2xf32>, tensor<i32>) -> tensor<4x?xf32, #stablehlo.bounds<?, 2>>
  return %0 : tensor<4x?xf32, #stablehlo.bounds<?, 2>>
}

// -----

// set_dimension_size: again
func.func @f(%a: tensor<4xf32>, %b: tensor<i32>) -> tensor<4xf32> {
  %0 = stablehlo.set_dimension_size %a, %b, dim = 0 : (tensor<4xf32>, tensor<i32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// tuple
func.func @f(%a: tensor<f32>, %b: !stablehlo.token) -> tuple<tensor<f32>, !stablehlo.token, tuple<tensor<f32>>> {
  %0 = "stablehlo.tuple"(%a) : (tensor<f32>) -> tuple<tensor<f32>>
  %1 = "stablehlo.tuple"(%a, %b, %0) : (tensor<f32>, !stablehlo.token, tuple<tensor<f32>>) -> tuple<tensor<f32>, !stablehlo.token, tuple<tensor<f32>>>
  return %1 : tuple<tensor<f32>, !stablehlo.token, tuple<tensor<f32>>>
}

// -----

// tuple: again
func.func @f() -> tuple<> {
  %0 = "stablehlo.tuple"() : () -> tuple<>
  return %0 : tuple<>
}

// -----

// get_tuple_element
func.func @f(%a: tuple<tensor<f32>, tensor<2xi32>>) -> tensor<2xi32> {
  %0 = "stablehlo.get_tuple_element"(%a) <{index = 1 : i32}> : (tuple<tensor<f32>, tensor<2xi32>>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

// -----

// get_tuple_element: again
func.func @f(%a: tuple<tuple<tensor<f32>>>) -> tensor<f32> {
  %0 = stablehlo.get_tuple_element %a[0] : (tuple<tuple<tensor<f32>>>) -> tuple<tensor<f32>>
  %1 = stablehlo.get_tuple_element %0[0] : (tuple<tensor<f32>>) -> tensor<f32>
  return %1 : tensor<f32>
}

// -----

// optimization_barrier
func.func @f(%a: tensor<f32>, %b: tensor<2xi1>, %c: !stablehlo.token) -> (tensor<f32>, tensor<2xi1>, !stablehlo.token) {
  %0:3 = "stablehlo.optimization_barrier"(%a, %b, %c) : (tensor<f32>, tensor<2xi1>, !stablehlo.token) -> (tensor<f32>, tensor<2xi1>, !stablehlo.token)
  return %0#0, %0#1, %0#2 : tensor<f32>, tensor<2xi1>, !stablehlo.token
}

// -----

// optimization_barrier: again
func.func @f() {
  "stablehlo.optimization_barrier"() : () -> ()
  return
}

// -----

// sort
func.func @f(%a: tensor<16x16xf32>, %b: tensor<16x16xi32>) -> (tensor<16x16xf32>, tensor<16x16xi32>) {
  %0:2 = "stablehlo.sort"(%a, %b) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%c: tensor<f32>, %d: tensor<f32>, %e: tensor<i32>, %g: tensor<i32>):
    %1 = stablehlo.compare GT, %c, %d, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<16x16xf32>, tensor<16x16xi32>) -> (tensor<16x16xf32>, tensor<16x16xi32>)
  return %0#0, %0#1 : tensor<16x16xf32>, tensor<16x16xi32>
}

// -----

// sort: defaults
func.func @f(%a: tensor<16xi32>) -> tensor<16xi32> {
  %0 = "stablehlo.sort"(%a) ({
  ^bb0(%c: tensor<i32>, %d: tensor<i32>):
    %1 = stablehlo.compare LT, %c, %d : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<16xi32>) -> tensor<16xi32>
  return %0 : tensor<16xi32>
}

// -----

// sort: defaults, again
func.func @f(%a: tensor<16xi32>) -> tensor<16xi32> {
  %0 = "stablehlo.sort"(%a) <{dimension = -1 : i64, is_stable = false}> ({
  ^bb0(%c: tensor<i32>, %d: tensor<i32>):
    %1 = stablehlo.compare LT, %c, %d : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<16xi32>) -> tensor<16xi32>
  return %0 : tensor<16xi32>
}

// -----

// rng
func.func @f(%a: tensor<f32>, %b: tensor<1xi64>) -> (tensor<10xf32>, tensor<10xf32>) {
  %0 = "stablehlo.rng"(%a, %a, %b) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<10xf32>
  %1 = "stablehlo.rng"(%a, %a, %b) <{rng_distribution = #stablehlo<rng_distribution NORMAL>}> : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<10xf32>
  return %0, %1 : tensor<10xf32>, tensor<10xf32>
}

// -----

// rng: again
func.func @f(%a: tensor<i1>, %b: tensor<2xindex>) -> tensor<?x?xi1> {
  %0 = stablehlo.rng %a, %a, %b, distribution = UNIFORM : (tensor<i1>, tensor<i1>, tensor<2xindex>) -> tensor<?x?xi1>
  return %0 : tensor<?x?xi1>
}

// -----

// rng_bit_generator
func.func @f(%a: tensor<2xui64>) {
  %0, %1 = "stablehlo.rng_bit_generator"(%a) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<10x12xui32>)
  %2, %3 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<10xf64>)
  %4, %5 = "stablehlo.rng_bit_generator"(%2) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<i8>)
  return
}

// -----

// rng_bit_generator: again
func.func @f(%a: tensor<3xui64>) -> tensor<3xui64> {
  %0, %1 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<0xui32>)
  return %0 : tensor<3xui64>
}

// -----

// cholesky
func.func @f(%a: tensor<1x16x16xf32>) -> tensor<1x16x16xf32> {
  %0 = "stablehlo.cholesky"(%a) <{lower = true}> : (tensor<1x16x16xf32>) -> tensor<1x16x16xf32>
  return %0 : tensor<1x16x16xf32>
}

// -----

// cholesky: again
func.func @f(%a: tensor<2x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>> {
  %0 = "stablehlo.cholesky"(%a) : (tensor<2x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
  %1 = "stablehlo.cholesky"(%0) <{lower = false}> : (tensor<2x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
  return %1 : tensor<2x2xcomplex<f64>>
}

// -----

// triangular_solve
func.func @f(%a: tensor<16x16xf32>) {
  %0 = "stablehlo.triangular_solve"(%a, %a) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  %1 = "stablehlo.triangular_solve"(%a, %a) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  return
}

// -----

// triangular_solve: again
func.func @f(%a: tensor<4x4xcomplex<f32>>, %b: tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>> {
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<4x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
  return %0 : tensor<4x3xcomplex<f32>>
}

// -----

// fft
func.func @f(%a: tensor<16xcomplex<f32>>, %b: tensor<16xf32>, %c: tensor<9xcomplex<f32>>) {
  %0 = "stablehlo.fft"(%a) <{fft_length = array<i64: 16>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<16xcomplex<f32>>) -> tensor<16xcomplex<f32>>
  %1 = "stablehlo.fft"(%a) <{fft_length = array<i64: 16>, fft_type = #stablehlo<fft_type IFFT>}> : (tensor<16xcomplex<f32>>) -> tensor<16xcomplex<f32>>
  %2 = "stablehlo.fft"(%b) <{fft_length = array<i64: 16>, fft_type = #stablehlo<fft_type RFFT>}> : (tensor<16xf32>) -> tensor<9xcomplex<f32>>
  %3 = "stablehlo.fft"(%c) <{fft_length = array<i64: 16>, fft_type = #stablehlo<fft_type IRFFT>}> : (tensor<9xcomplex<f32>>) -> tensor<16xf32>
  return
}

// -----

// fft: again
func.func @f(%a: tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>> {
  %0 = stablehlo.fft %a, type = FFT, length = [2, 3, 4] : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
  return %0 : tensor<2x3x4xcomplex<f64>>
}

// -----

// batch_norm_grad
func.func @f(%a: tensor<2x2xf32>, %b: tensor<2xf32>) {
  %0:3 = "stablehlo.batch_norm_grad"(%a, %b, %b, %b, %a) <{epsilon = 1.000000e-03 : f32, feature_index = 0 : i64}> : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>)
  return
}

// -----

// batch_norm_grad: again
func.func @f(%a: tensor<2x2xbf16>, %b: tensor<2xbf16>) {
  %0:3 = "stablehlo.batch_norm_grad"(%a, %b, %b, %b, %a) <{epsilon = 0.000000e+00 : f32, feature_index = 1 : i64}> : (tensor<2x2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2x2xbf16>) -> (tensor<2x2xbf16>, tensor<2xbf16>, tensor<2xbf16>)
  return
}

// -----

// batch_norm_inference
func.func @f(%a: tensor<4x256xf32>, %b: tensor<256xf32>) -> tensor<4x256xf32> {
  %0 = "stablehlo.batch_norm_inference"(%a, %b, %b, %b, %b) <{epsilon = 1.001000e-05 : f32, feature_index = 1 : i64}> : (tensor<4x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<4x256xf32>
  return %0 : tensor<4x256xf32>
}

// -----

// batch_norm_inference: again
func.func @f(%a: tensor<?x2xf64>, %b: tensor<2xf64>) -> tensor<?x2xf64> {
  %0 = "stablehlo.batch_norm_inference"(%a, %b, %b, %b, %b) <{epsilon = 0x7F800000 : f32, feature_index = 1 : i64}> : (tensor<?x2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>) -> tensor<?x2xf64>
  return %0 : tensor<?x2xf64>
}

// -----

// batch_norm_training
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) {
  %0:3 = "stablehlo.batch_norm_training"(%a, %b, %b) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return %0#0, %0#1, %0#2 : tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>
}

// -----

// batch_norm_training: again
func.func @f(%a: tensor<2x3xf16>, %b: tensor<2xf16>) {
  %0:3 = "stablehlo.batch_norm_training"(%a, %b, %b) <{epsilon = 0x7FC00000 : f32, feature_index = 0 : i64}> : (tensor<2x3xf16>, tensor<2xf16>, tensor<2xf16>) -> (tensor<2x3xf16>, tensor<2xf16>, tensor<2xf16>)
  return
}

// -----

// einsum
func.func @f(%a: tensor<8x16xf32>, %b: tensor<16x8xf32>) -> tensor<8x8xf32> {
  %0 = "stablehlo.einsum"(%a, %b) <{einsum_config = "ab,bc->ac"}> : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// -----

// einsum: again
func.func @f(%a: tensor<8xi32>, %b: tensor<8xi32>) -> tensor<i32> {
  %0 = stablehlo.einsum %a, %b, config = "a,a->" : (tensor<8xi32>, tensor<8xi32>) -> tensor<i32>
  return %0 : tensor<i32>
}

// -----

// unary_einsum
func.func @f(%a: tensor<8x16xf32>) -> tensor<8xf32> {
  %0 = "stablehlo.unary_einsum"(%a) <{einsum_config = "ab->a"}> : (tensor<8x16xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// unary_einsum: again
func.func @f(%a: tensor<8x8xi8>) -> tensor<8xi8> {
  %0 = stablehlo.unary_einsum %a, config = "aa->a \22\0A" : (tensor<8x8xi8>) -> tensor<8xi8>
  return %0 : tensor<8xi8>
}

// -----

// torch_index_select
func.func @f(%a: tensor<5x1x5xi32>, %b: tensor<2xi32>) -> tensor<2x1x5xi32> {
  %0 = "stablehlo.torch_index_select"(%a, %b) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<5x1x5xi32>, tensor<2xi32>) -> tensor<2x1x5xi32>
  return %0 : tensor<2x1x5xi32>
}

// -----

// torch_index_select: again
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x2xi64>) -> tensor<4x2xf32> {
  %0 = "stablehlo.torch_index_select"(%a, %b) <{batch_dims = 1 : i64, dim = 1 : i64}> : (tensor<4x8xf32>, tensor<4x2xi64>) -> tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
}
