// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @test_poly_fn(%arg0: !poly.poly<10>) -> !poly.poly<10> {
  %0 = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
  %p0 = "poly.from_tensor"(%0) : (tensor<3xi32>) -> !poly.poly<10>
  %p1 = "poly.constant"() {coefficients = dense<[2, 3, 4]> : tensor<3xi32>} : () -> !poly.poly<10>
  %1 = "poly.add"(%p0, %p1) : (!poly.poly<10>, !poly.poly<10>) -> !poly.poly<10>
  %2 = "poly.mul"(%1, %arg0) : (!poly.poly<10>, !poly.poly<10>) -> !poly.poly<10>
  %c = arith.constant 7 : i32
  %3 = "poly.eval"(%2, %c) : (!poly.poly<10>, i32) -> i32
  %4 = "poly.to_tensor"(%2) : (!poly.poly<10>) -> tensor<10xi32>
  return %2 : !poly.poly<10>
}
