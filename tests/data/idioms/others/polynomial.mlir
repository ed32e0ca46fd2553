// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#cycl = #polynomial.int_polynomial<1 + x**1024>
#ring = #polynomial.ring<coefficientType = !mod_arith.int<17 : i32>, polynomialModulus = #cycl>
module {
  func.func @test_polynomial(%p0: !polynomial.polynomial<ring = #ring>, %p1: !polynomial.polynomial<ring = #ring>, %m: !mod_arith.int<65537 : i32>) -> !polynomial.polynomial<ring = #ring> {
    %0 = "polynomial.add"(%p0, %p1) : (!polynomial.polynomial<ring = #ring>, !polynomial.polynomial<ring = #ring>) -> !polynomial.polynomial<ring = #ring>
    %1 = "polynomial.mul"(%0, %p1) : (!polynomial.polynomial<ring = #ring>, !polynomial.polynomial<ring = #ring>) -> !polynomial.polynomial<ring = #ring>
    %2 = "polynomial.constant"() {value = #polynomial.typed_int_polynomial<1 + x**2>} : () -> !polynomial.polynomial<ring = #ring>
    %3 = "polynomial.ntt"(%1) {root = #polynomial.primitive_root<value = 31 : i32, degree = 8 : i32>} : (!polynomial.polynomial<ring = #ring>) -> tensor<1024xi32, #ring>
    %4 = "polynomial.to_tensor"(%2) : (!polynomial.polynomial<ring = #ring>) -> tensor<1024xi32>
    %5 = "polynomial.from_tensor"(%4) : (tensor<1024xi32>) -> !polynomial.polynomial<ring = #ring>
    %6 = "mod_arith.add"(%m, %m) : (!mod_arith.int<65537 : i32>, !mod_arith.int<65537 : i32>) -> !mod_arith.int<65537 : i32>
    %7 = "mod_arith.mul"(%6, %m) : (!mod_arith.int<65537 : i32>, !mod_arith.int<65537 : i32>) -> !mod_arith.int<65537 : i32>
    %8 = "mod_arith.mac"(%7, %m, %m) : (!mod_arith.int<65537 : i32>, !mod_arith.int<65537 : i32>, !mod_arith.int<65537 : i32>) -> !mod_arith.int<65537 : i32>
    %9 = "mod_arith.reduce"(%8) : (!mod_arith.int<65537 : i32>) -> !mod_arith.int<65537 : i32>
    %10 = "mod_arith.extract"(%9) : (!mod_arith.int<65537 : i32>) -> i32
    %11 = "mod_arith.constant"() {value = #mod_arith.int<3 : !mod_arith.int<65537 : i32>>} : () -> !mod_arith.int<65537 : i32>
    return %5 : !polynomial.polynomial<ring = #ring>
  }
}
