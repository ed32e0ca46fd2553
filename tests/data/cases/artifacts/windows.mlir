// convolution: all attributes
func.func @f(%a: tensor<100x26x26x32xf32>, %b: tensor<3x3x1x32xf32>) -> tensor<100x30x14x32xf32> {
  %0 = "stablehlo.convolution"(%a, %b) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 32 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[2, 4], [1, 2]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, true>, window_strides = array<i64: 1, 2>}> : (tensor<100x26x26x32xf32>, tensor<3x3x1x32xf32>) -> tensor<100x30x14x32xf32>
  return %0 : tensor<100x30x14x32xf32>
}

// -----

// convolution: defaults
func.func @f(%a: tensor<1x8x8x207xf32>, %b: tensor<3x3x207x16xf32>) -> tensor<1x6x6x16xf32> {
  %0 = "stablehlo.convolution"(%a, %b) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64}> : (tensor<1x8x8x207xf32>, tensor<3x3x207x16xf32>) -> tensor<1x6x6x16xf32>
  return %0 : tensor<1x6x6x16xf32>
}
func.func @g(%a: tensor<1x8x8x207xf32>, %b: tensor<3x3x207x16xf32>) -> tensor<1x6x6x16xf32> {
  %0 = "stablehlo.convolution"(%a, %b) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<1x8x8x207xf32>, tensor<3x3x207x16xf32>) -> tensor<1x6x6x16xf32>
  return %0 : tensor<1x6x6x16xf32>
}

// -----

// convolution: no precision
func.func @f(%a: tensor<1x8x8x207xf32>, %b: tensor<3x3x207x16xf32>) -> tensor<1x6x6x16xf32> {
  %0 = "stablehlo.convolution"(%a, %b) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, precision_config = []}> : (tensor<1x8x8x207xf32>, tensor<3x3x207x16xf32>) -> tensor<1x6x6x16xf32>
  return %0 : tensor<1x6x6x16xf32>
}

// -----

// convolution: one precision
func.func @f(%a: tensor<1x8x8x207xf32>, %b: tensor<3x3x207x16xf32>) -> tensor<1x6x6x16xf32> {
  %0 = "stablehlo.convolution"(%a, %b) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>]}> : (tensor<1x8x8x207xf32>, tensor<3x3x207x16xf32>) -> tensor<1x6x6x16xf32>
  return %0 : tensor<1x6x6x16xf32>
}

// -----

// convolution: no spatial dimensions
func.func @f(%a: tensor<100x8xf32>, %b: tensor<8x16xf32>) -> tensor<100x16xf32> {
  %0 = "stablehlo.convolution"(%a, %b) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f]x[i, o]->[b, f]>, feature_group_count = 1 : i64}> : (tensor<100x8xf32>, tensor<8x16xf32>) -> tensor<100x16xf32>
  return %0 : tensor<100x16xf32>
}

// -----

// convolution: other places, batch groups
func.func @f(%a: tensor<5x5x3x4xi8>, %b: tensor<2x2x3x2xi8>) -> tensor<4x4x2x2xi32> {
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [1, 0, f, b]x[0, 1, i, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]]} {batch_group_count = 2 : i64, feature_group_count = 1 : i64} : (tensor<5x5x3x4xi8>, tensor<2x2x3x2xi8>) -> tensor<4x4x2x2xi32>
  return %0 : tensor<4x4x2x2xi32>
}
func.func @g(%a: tensor<?x?x?xf32>, %b: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {lhs_dilate = [2], rhs_dilate = [3], reverse = [true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}

// -----

// dynamic_conv: defaults
func.func @f(%a: tensor<1x8x8x207xf32>, %b: tensor<3x3x207x16xf32>, %c: tensor<2x2xi64>) -> tensor<1x?x?x16xf32> {
  %0 = "stablehlo.dynamic_conv"(%a, %b, %c) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64}> : (tensor<1x8x8x207xf32>, tensor<3x3x207x16xf32>, tensor<2x2xi64>) -> tensor<1x?x?x16xf32>
  return %0 : tensor<1x?x?x16xf32>
}

// -----

// dynamic_conv: all attributes
func.func @f(%a: tensor<100x26x26x32xf32>, %b: tensor<3x3x1x32xf32>, %c: tensor<2x2xi32>) -> tensor<100x?x?x32xf32> {
  %0 = "stablehlo.dynamic_conv"(%a, %b, %c) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 32 : i64, lhs_dilation = array<i64: 1, 2>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 3, 1>, window_reversal = array<i1: true, false>, window_strides = array<i64: 1, 2>}> : (tensor<100x26x26x32xf32>, tensor<3x3x1x32xf32>, tensor<2x2xi32>) -> tensor<100x?x?x32xf32>
  return %0 : tensor<100x?x?x32xf32>
}

// -----

// reduce_window: defaults
func.func @f(%a: tensor<2x17x31x7xf32>, %b: tensor<f32>) -> tensor<2x16x30x7xf32> {
  %0 = "stablehlo.reduce_window"(%a, %b) <{window_dimensions = array<i64: 1, 2, 2, 1>}> ({
  ^bb0(%c: tensor<f32>, %d: tensor<f32>):
    %1 = stablehlo.maximum %c, %d : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<2x17x31x7xf32>, tensor<f32>) -> tensor<2x16x30x7xf32>
  return %0 : tensor<2x16x30x7xf32>
}
func.func @g(%a: tensor<2x17x31x7xf32>, %b: tensor<f32>) -> tensor<2x16x30x7xf32> {
  %0 = "stablehlo.reduce_window"(%a, %b) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
  ^bb0(%c: tensor<f32>, %d: tensor<f32>):
    %1 = stablehlo.maximum %c, %d : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<2x17x31x7xf32>, tensor<f32>) -> tensor<2x16x30x7xf32>
  return %0 : tensor<2x16x30x7xf32>
}

// -----

// reduce_window: all attributes, two operands
func.func @f(%a: tensor<4x2xf32>, %b: tensor<4x2xi32>, %c: tensor<f32>, %d: tensor<i32>) -> (tensor<2x2xf32>, tensor<2x2xi32>) {
  %0:2 = "stablehlo.reduce_window"(%a, %b, %c, %d) <{base_dilations = array<i64: 2, 1>, padding = dense<[[2, 2], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 2>, window_dimensions = array<i64: 5, 1>, window_strides = array<i64: 4, 1>}> ({
  ^bb0(%e: tensor<f32>, %g: tensor<i32>, %h: tensor<f32>, %i: tensor<i32>):
    %1 = stablehlo.add %e, %h : tensor<f32>
    %2 = stablehlo.maximum %g, %i : tensor<i32>
    stablehlo.return %1, %2 : tensor<f32>, tensor<i32>
  }) : (tensor<4x2xf32>, tensor<4x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x2xf32>, tensor<2x2xi32>)
  return %0#0, %0#1 : tensor<2x2xf32>, tensor<2x2xi32>
}

// -----

// reduce_window: results of a wider type
func.func @f(%a: tensor<4x2xf32>, %b: tensor<4x2xi32>, %c: tensor<f32>, %d: tensor<i32>) -> (tensor<2x2xf32>, tensor<2x2xi64>) {
  %0:2 = "stablehlo.reduce_window"(%a, %b, %c, %d) <{padding = dense<[[2, 2], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 5, 1>, window_strides = array<i64: 3, 1>}> ({
  ^bb0(%e: tensor<f32>, %g: tensor<i64>, %h: tensor<f32>, %i: tensor<i64>):
    %1 = stablehlo.add %e, %h : tensor<f32>
    %2 = stablehlo.maximum %g, %i : tensor<i64>
    stablehlo.return %1, %2 : tensor<f32>, tensor<i64>
  }) : (tensor<4x2xf32>, tensor<4x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x2xf32>, tensor<2x2xi64>)
  return %0#0, %0#1 : tensor<2x2xf32>, tensor<2x2xi64>
}

// -----

// reduce_window: no dimensions
func.func @f(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = "stablehlo.reduce_window"(%a, %b) <{window_dimensions = array<i64>}> ({
  ^bb0(%c: tensor<f32>, %d: tensor<f32>):
    %1 = stablehlo.maximum %c, %d : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

// select_and_scatter: all attributes
func.func @f(%a: tensor<10x24x24x64xf32>, %b: tensor<10x12x12x64xf32>, %c: tensor<f32>) -> tensor<10x24x24x64xf32> {
  %0 = "stablehlo.select_and_scatter"(%a, %b, %c) <{padding = dense<[[0, 0], [1, 0], [0, 1], [0, 0]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
  ^bb0(%d: tensor<f32>, %e: tensor<f32>):
    %1 = stablehlo.compare GE, %d, %e, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }, {
  ^bb0(%d: tensor<f32>, %e: tensor<f32>):
    %1 = stablehlo.add %d, %e : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<10x24x24x64xf32>, tensor<10x12x12x64xf32>, tensor<f32>) -> tensor<10x24x24x64xf32>
  return %0 : tensor<10x24x24x64xf32>
}

// -----

// select_and_scatter: defaults
func.func @f(%a: tensor<10x24x24x64xf32>, %b: tensor<10x23x23x64xf32>, %c: tensor<f32>) -> tensor<10x24x24x64xf32> {
  %0 = "stablehlo.select_and_scatter"(%a, %b, %c) <{window_dimensions = array<i64: 1, 2, 2, 1>}> ({
  ^bb0(%d: tensor<f32>, %e: tensor<f32>):
    %1 = stablehlo.compare GE, %d, %e, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }, {
  ^bb0(%d: tensor<f32>, %e: tensor<f32>):
    %1 = stablehlo.add %d, %e : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<10x24x24x64xf32>, tensor<10x23x23x64xf32>, tensor<f32>) -> tensor<10x24x24x64xf32>
  return %0 : tensor<10x24x24x64xf32>
}

// -----

// select_and_scatter: results of a wider type
func.func @f(%a: tensor<10x24x24x64xf32>, %b: tensor<10x23x23x64xf32>, %c: tensor<f32>) -> tensor<10x24x24x64xf64> {
  %0 = "stablehlo.select_and_scatter"(%a, %b, %c) <{window_dimensions = array<i64: 1, 2, 2, 1>}> ({
  ^bb0(%d: tensor<f32>, %e: tensor<f32>):
    %1 = stablehlo.compare GE, %d, %e, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }, {
  ^bb0(%d: tensor<f64>, %e: tensor<f64>):
    %1 = stablehlo.add %d, %e : tensor<f64>
    stablehlo.return %1 : tensor<f64>
  }) : (tensor<10x24x24x64xf32>, tensor<10x23x23x64xf32>, tensor<f32>) -> tensor<10x24x24x64xf64>
  return %0 : tensor<10x24x24x64xf64>
}

// -----

// reduce
func.func @f(%a: tensor<1x10xf32>, %b: tensor<f32>) -> tensor<1xf32> {
  %0 = stablehlo.reduce(%a init: %b) applies stablehlo.add across dimensions = [1] : (tensor<1x10xf32>, tensor<f32>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}
func.func @g(%a: tensor<1x10xf32>, %b: tensor<1x10xi32>, %c: tensor<f32>, %d: tensor<i32>) -> (tensor<1xf32>, tensor<1xi32>) {
  %0:2 = stablehlo.reduce(%a init: %c), (%b init: %d) across dimensions = [1] : (tensor<1x10xf32>, tensor<1x10xi32>, tensor<f32>, tensor<i32>) -> (tensor<1xf32>, tensor<1xi32>)
   reducer(%e: tensor<f32>, %g: tensor<f32>) (%h: tensor<i32>, %i: tensor<i32>) {
    %1 = stablehlo.minimum %e, %g : tensor<f32>
    %2 = stablehlo.add %h, %i : tensor<i32>
    stablehlo.return %1, %2 : tensor<f32>, tensor<i32>
  }
  return %0#0, %0#1 : tensor<1xf32>, tensor<1xi32>
}

// -----

// reduce: results of a wider type
func.func @f(%a: tensor<4x4xi8>, %b: tensor<i8>) -> tensor<4xi32> {
  %0 = "stablehlo.reduce"(%a, %b) <{dimensions = array<i64: 0>}> ({
  ^bb0(%c: tensor<i32>, %d: tensor<i32>):
    %1 = stablehlo.add %c, %d : tensor<i32>
    stablehlo.return %1 : tensor<i32>
  }) : (tensor<4x4xi8>, tensor<i8>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

// -----

// reduce: the second result has a wider type
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xi8>, %c: tensor<f32>, %d: tensor<i8>) -> (tensor<4xf32>, tensor<4xi32>) {
  %0:2 = "stablehlo.reduce"(%a, %b, %c, %d) <{dimensions = array<i64: 0>}> ({
  ^bb0(%e: tensor<f32>, %g: tensor<i32>, %h: tensor<f32>, %i: tensor<i32>):
    %1 = stablehlo.add %e, %h : tensor<f32>
    %2 = stablehlo.add %g, %i : tensor<i32>
    stablehlo.return %1, %2 : tensor<f32>, tensor<i32>
  }) : (tensor<4x4xf32>, tensor<4x4xi8>, tensor<f32>, tensor<i8>) -> (tensor<4xf32>, tensor<4xi32>)
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xi32>
}

// -----

// reduce: no dimensions
func.func @f(%a: tensor<4x4xi8>, %b: tensor<i8>) -> tensor<4x4xi8> {
  %0 = "stablehlo.reduce"(%a, %b) <{dimensions = array<i64>}> ({
  ^bb0(%c: tensor<i8>, %d: tensor<i8>):
    stablehlo.return %d : tensor<i8>
  }) : (tensor<4x4xi8>, tensor<i8>) -> tensor<4x4xi8>
  return %0 : tensor<4x4xi8>
}

// -----

// dot
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x4xf32>) -> tensor<2x4xf32> {
  %0 = "stablehlo.dot"(%a, %b) : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
func.func @g(%a: tensor<2x3xf32>, %b: tensor<3x4xf32>) -> tensor<2x4xf32> {
  %0 = stablehlo.dot %a, %b, precision = [HIGH, DEFAULT] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
func.func @h(%a: tensor<2x3xf32>, %b: tensor<3x4xf32>) -> tensor<2x4xf32> {
  %0 = stablehlo.dot %a, %b, precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// -----

// dot: few precisions
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x4xf32>) -> tensor<2x4xf32> {
  %0 = "stablehlo.dot"(%a, %b) <{precision_config = []}> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
func.func @g(%a: tensor<2x3xf32>, %b: tensor<3x4xf32>) -> tensor<2x4xf32> {
  %0 = "stablehlo.dot"(%a, %b) <{precision_config = [#stablehlo<precision DEFAULT>]}> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
func.func @h(%a: tensor<2x3xf32>, %b: tensor<3x4xf32>) -> tensor<2x4xf32> {
  %0 = "stablehlo.dot"(%a, %b) <{precision_config = [#stablehlo<precision HIGHEST>]}> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// -----

// dot_general
func.func @f(%a: tensor<8x8x16xf32>, %b: tensor<8x16x8xf32>) -> tensor<8x8x8xf32> {
  %0 = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<8x8x16xf32>, tensor<8x16x8xf32>) -> tensor<8x8x8xf32>
  return %0 : tensor<8x8x8xf32>
}
func.func @g(%a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<f32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0], precision = [DEFAULT, HIGHEST] : (tensor<8xf32>, tensor<8xf32>) -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @h(%a: tensor<2xi4>, %b: tensor<3xi4>) -> tensor<2x3xi32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<2xi4>, tensor<3xi4>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

// -----

// dot_general: few precisions
func.func @f(%a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<f32> {
  %0 = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = []}> : (tensor<8xf32>, tensor<8xf32>) -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @g(%a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<f32> {
  %0 = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>]}> : (tensor<8xf32>, tensor<8xf32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

// dot_general: algorithm
func.func @f(%a: tensor<2x2x2xf32>, %b: tensor<2x2x2xf32>) -> tensor<2x2x2xf32> {
  %0 = "stablehlo.dot_general"(%a, %b) <{algorithm = #stablehlo.dot_algorithm<lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>, dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
  return %0 : tensor<2x2x2xf32>
}

// -----

// dot_general: imprecise algorithm
func.func @f(%a: tensor<2x2x2xf8E5M2>, %b: tensor<2x2x2xf8E4M3FN>) -> tensor<2x2x2xf32> {
  %0 = "stablehlo.dot_general"(%a, %b) <{algorithm = #stablehlo.dot_algorithm<lhs_precision_type = f8E5M2, rhs_precision_type = f8E5M2, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = true>, dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x2x2xf8E5M2>, tensor<2x2x2xf8E4M3FN>) -> tensor<2x2x2xf32>
  return %0 : tensor<2x2x2xf32>
}

// -----

// dot_general: algorithm with components
func.func @f(%a: tensor<2x2x2xf32>, %b: tensor<2x2x2xf32>) -> tensor<2x2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 6, allow_imprecise_accumulation = false> : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
  return %0 : tensor<2x2x2xf32>
}

// -----

// gather
func.func @f(%a: tensor<3x4x2xf32>, %b: tensor<2x3x2xi64>) -> tensor<2x3x2x2xf32> {
  %0 = "stablehlo.gather"(%a, %b) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<3x4x2xf32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xf32>
  return %0 : tensor<2x3x2x2xf32>
}
func.func @g(%a: tensor<3x4xi8>, %b: tensor<2xui32>) -> tensor<2x4xi8> {
  %0 = "stablehlo.gather"(%a, %b) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xi8>, tensor<2xui32>) -> tensor<2x4xi8>
  return %0 : tensor<2x4xi8>
}
func.func @h(%a: tensor<3x4xi8>, %b: tensor<2xi32>) -> tensor<2x4xi8> {
  %0 = "stablehlo.gather"(%a, %b) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xi8>, tensor<2xi32>) -> tensor<2x4xi8>
  return %0 : tensor<2x4xi8>
}

// -----

// gather: batching dimensions
func.func @f(%a: tensor<5x2x4x9xi32>, %b: tensor<5x1x2xi32>) -> tensor<5x1x8xi32> {
  %0 = "stablehlo.gather"(%a, %b) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1, 2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1, 8>}> : (tensor<5x2x4x9xi32>, tensor<5x1x2xi32>) -> tensor<5x1x8xi32>
  return %0 : tensor<5x1x8xi32>
}

// -----

// dynamic_gather
func.func @f(%a: tensor<2x4x9xf32>, %b: tensor<1x5x2xi32>, %c: tensor<3xi32>) -> tensor<1x5x8xf32> {
  %0 = "stablehlo.dynamic_gather"(%a, %b, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>}> : (tensor<2x4x9xf32>, tensor<1x5x2xi32>, tensor<3xi32>) -> tensor<1x5x8xf32>
  return %0 : tensor<1x5x8xf32>
}
func.func @g(%a: tensor<2x4x9xf32>, %b: tensor<1x5x2xi32>, %c: tensor<3xi64>) -> tensor<1x5x8xf32> {
  %0 = "stablehlo.dynamic_gather"(%a, %b, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = true}> : (tensor<2x4x9xf32>, tensor<1x5x2xi32>, tensor<3xi64>) -> tensor<1x5x8xf32>
  return %0 : tensor<1x5x8xf32>
}

// -----

// dynamic_gather: batching dimensions
func.func @f(%a: tensor<5x2x4x9xf32>, %b: tensor<5x1x2xi32>, %c: tensor<4xi32>) -> tensor<5x1x8xf32> {
  %0 = "stablehlo.dynamic_gather"(%a, %b, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1, 2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2], index_vector_dim = 2>, indices_are_sorted = false}> : (tensor<5x2x4x9xf32>, tensor<5x1x2xi32>, tensor<4xi32>) -> tensor<5x1x8xf32>
  return %0 : tensor<5x1x8xf32>
}

// -----

// scatter
func.func @f(%a: tensor<200x100x300xf32>, %b: tensor<10x2xi32>, %c: tensor<10x300xf32>) -> tensor<200x100x300xf32> {
  %0 = "stablehlo.scatter"(%a, %b, %c) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = true}> ({
  ^bb0(%d: tensor<f32>, %e: tensor<f32>):
    %1 = stablehlo.add %d, %e : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<200x100x300xf32>, tensor<10x2xi32>, tensor<10x300xf32>) -> tensor<200x100x300xf32>
  return %0 : tensor<200x100x300xf32>
}
func.func @g(%a: tensor<8xi1>, %b: tensor<1xi64>, %c: tensor<i1>) -> tensor<8xi1> {
  %0 = "stablehlo.scatter"(%a, %b, %c) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>}> ({
  ^bb0(%d: tensor<i1>, %e: tensor<i1>):
    stablehlo.return %e : tensor<i1>
  }) : (tensor<8xi1>, tensor<1xi64>, tensor<i1>) -> tensor<8xi1>
  return %0 : tensor<8xi1>
}

// -----

// scatter: two operands
func.func @f(%a: tensor<8xf32>, %b: tensor<8xi32>, %c: tensor<1xi64>, %d: tensor<f32>, %e: tensor<i32>) -> (tensor<8xf32>, tensor<8xi32>) {
  %0:2 = "stablehlo.scatter"(%a, %b, %c, %d, %e) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = false}> ({
  ^bb0(%g: tensor<f32>, %h: tensor<i32>, %i: tensor<f32>, %j: tensor<i32>):
    stablehlo.return %g, %j : tensor<f32>, tensor<i32>
  }) : (tensor<8xf32>, tensor<8xi32>, tensor<1xi64>, tensor<f32>, tensor<i32>) -> (tensor<8xf32>, tensor<8xi32>)
  return %0#0, %0#1 : tensor<8xf32>, tensor<8xi32>
}

// -----

// scatter: results of a wider type
func.func @f(%a: tensor<8xf32>, %b: tensor<8xi32>, %c: tensor<1xi64>, %d: tensor<f32>, %e: tensor<i32>) -> (tensor<8xf32>, tensor<8xi64>) {
  %0:2 = "stablehlo.scatter"(%a, %b, %c, %d, %e) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>}> ({
  ^bb0(%g: tensor<f32>, %h: tensor<i64>, %i: tensor<f32>, %j: tensor<i64>):
    stablehlo.return %g, %j : tensor<f32>, tensor<i64>
  }) : (tensor<8xf32>, tensor<8xi32>, tensor<1xi64>, tensor<f32>, tensor<i32>) -> (tensor<8xf32>, tensor<8xi64>)
  return %0#0, %0#1 : tensor<8xf32>, tensor<8xi64>
}

// -----

// scatter: batching dimensions
func.func @f(%a: tensor<10x200x100x300xf32>, %b: tensor<10x2x2xi32>, %c: tensor<10x2x300xf32>) -> tensor<10x200x100x300xf32> {
  %0 = "stablehlo.scatter"(%a, %b, %c) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1, 2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 2>}> ({
  ^bb0(%d: tensor<f32>, %e: tensor<f32>):
    %1 = stablehlo.add %d, %e : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<10x200x100x300xf32>, tensor<10x2x2xi32>, tensor<10x2x300xf32>) -> tensor<10x200x100x300xf32>
  return %0 : tensor<10x200x100x300xf32>
}
