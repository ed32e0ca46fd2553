tosa.variable @v = dense<7.0> : tensor<1xf32>
func.func @variables(%a: tensor<1xf32>) -> tensor<1xf32> {
  tosa.variable.write @v, %a : tensor<1xf32>
  %0 = tosa.variable.read @v : tensor<1xf32>
  return %0 : tensor<1xf32>
}
