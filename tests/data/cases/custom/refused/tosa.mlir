func.func @no_value(%a: tensor<4xf32>) {
  %0 = tosa.maximum %a, %a {foo} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
"end"() : () -> ()
// -----
func.func @word(%a: tensor<4xf32>) {
  %0 = tosa.maximum %a, %a {nan_mode = FOO} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
"end"() : () -> ()
// -----
func.func @type(%a: tensor<4xf32>) {
  %0 = tosa.maximum %a, %a : tensor<4xf32>
  return
}
"end"() : () -> ()
// -----
func.func @count(%a: tensor<4xf32>) {
  %0 = tosa.maximum %a, %a : (tensor<4xf32>) -> tensor<4xf32>
  return
}
"end"() : () -> ()
// -----
func.func @condition(%a: tensor<i1>) {
  tosa.cond_if %a { tosa.yield } else { tosa.yield }
  return
}
"end"() : () -> ()
// -----
func.func @loop(%a: tensor<i32>) {
  %0 = tosa.while_loop (%p = %a) : tensor<i32> { tosa.yield } do { tosa.yield }
  return
}
"end"() : () -> ()
// -----
tosa.variable @unranked : tensor<*xf32>
"end"() : () -> ()
// -----
tosa.variable @scalar : f32
"end"() : () -> ()
// -----
tosa.variable @none
"end"() : () -> ()
