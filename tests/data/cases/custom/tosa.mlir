func.func @f(%a: tensor<4xf32>, %i: tensor<4xi32>, %i8: tensor<4xi8>, %c: tensor<i1>, %x: tensor<1x8x8x3xf32>, %s: !tosa.shape<2>, %sh: tensor<1xi8>, %mul: tensor<1xi32>, %z8: tensor<1xi8>, %z32: tensor<1xi32>, %t: tensor<i32>, %s4: !tosa.shape<4>) {
  %0 = tosa.maximum %a, %a {nan_mode = IGNORE} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %1 = tosa.maximum %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %2 = tosa.maximum %a, %a {nan_mode = PROPAGATE, foo = unit} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %3 = tosa.argmax %a {axis = 0 : i32} : (tensor<4xf32>) -> tensor<i32>
  %4 = tosa.clamp %a {min_val = 0.0 : f32, max_val = 6.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  %5 = tosa.max_pool2d %x {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, nan_mode = IGNORE} : (tensor<1x8x8x3xf32>) -> tensor<1x8x8x3xf32>
  %6 = tosa.rescale %i8, %mul, %sh, %z8, %z8 {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  %8 = tosa.apply_scale %i, %i, %i8 {rounding_mode = DOUBLE_ROUND} : (tensor<4xi32>, tensor<4xi32>, tensor<4xi8>) -> tensor<4xi32>
  %9 = tosa.reduce_max %a {axis = 0 : i32} : (tensor<4xf32>) -> tensor<1xf32>
  %10 = tosa.cond_if %c : tensor<i1> -> tensor<4xf32> { tosa.yield %a : tensor<4xf32> } else { tosa.yield %a : tensor<4xf32> }
  %11 = tosa.cond_if %c (%p = %a) : tensor<i1> (tensor<4xf32>) -> tensor<4xf32> { ^bb0(%q: tensor<4xf32>): tosa.yield %q : tensor<4xf32> } else { ^bb0(%q: tensor<4xf32>): tosa.yield %q : tensor<4xf32> } {foo}
  %12 = tosa.while_loop (%p = %t) : (tensor<i32>) -> tensor<i32> { %k = tosa.greater_equal %p, %p : (tensor<i32>, tensor<i32>) -> tensor<i1>
 tosa.yield %k : tensor<i1> } do { ^bb0(%q: tensor<i32>): tosa.yield %q : tensor<i32> } attributes {foo}
  return
}
tosa.variable @v : tensor<4xf32>
tosa.variable @w = dense<1.0> : tensor<4xf32>
tosa.variable @x {foo} : tensor<?x4xf32>
