#modulus = #polynomial.int_polynomial<t**1024 + 3 t + 1>
#wide = #polynomial.int_polynomial<-18446744073709551617 + 1 x**2 + 0x + 0x1F y**3>
!Z = !mod_arith.int<65537 : i32>
#ring = #polynomial.ring<coefficientType = !Z, polynomialModulus = #modulus>
!poly = !polynomial.polynomial<ring = #ring>
!free = !polynomial.polynomial<ring = <coefficientType = f32>>
func.func @f(%x: f64, %y: i32) {
  %0 = polynomial.constant int<1 + x**2> : !poly
  %1 = polynomial.constant int<x> : !poly
  %2 = polynomial.constant int<-1 x + 7> : !poly
  %3 = polynomial.constant float<0.5 + 1.6e03 x**2> : !free
  %4 = polynomial.constant float<1.0 x + 1.0 + -1.0x**5> : !free
  %5 = polynomial.constant float<x + 1> : !free
  %6 = polynomial.constant #polynomial.typed_int_polynomial<2 + x**8> : !poly
  %7 = polynomial.constant #polynomial<typed_float_polynomial <1.0e-5x**3 + 123456.0 x**4 + 1.0e20> : !free>
  %8 = polynomial.eval #polynomial<typed_float_polynomial <x + 0.1x**2 + -0.0 x**3> : !free>, %x : f64
  %9 = polynomial.eval #polynomial<typed_int_polynomial <x**2> : !poly>, %y : i32
  "test.op"() {a = #wide, b = #polynomial.float_polynomial<2.98023223876953125e-08 x>, c = #polynomial.int_polynomial<1>} : () -> ()
  return
}
!Za = !mod_arith.int<17 : i32>
!Zb = !mod_arith.int<19 : i32>
!rns = !polynomial.polynomial<ring = <coefficientType = !rns.rns<!Za, !Zb>, polynomialModulus = <1 + x**2>>>
func.func @rns() {
  %0 = polynomial.constant #polynomial.rns_polynomial<dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>, coeff> : !rns
  %1 = polynomial.constant #polynomial.rns_polynomial<dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>, eval> : !rns
  %2 = polynomial.constant #polynomial<rns_polynomial<dense<5> : tensor<2x2xi32>> : !rns> : !rns
  return
}

// -----
!Z17_i32 = !mod_arith.int<17 : i32>
!Z19_i32 = !mod_arith.int<19 : i32>
!Z65537_i32 = !mod_arith.int<65537 : i32>
#ring_f32 = #polynomial.ring<coefficientType = f32>
!poly = !polynomial.polynomial<ring = #ring_f32>
!rns_L1 = !rns.rns<!Z17_i32, !Z19_i32>
#ring_Z65537_i32_1_3x_x1024 = #polynomial.ring<coefficientType = !Z65537_i32, polynomialModulus = <1 + 3x + x**1024>>
!poly1 = !polynomial.polynomial<ring = #ring_Z65537_i32_1_3x_x1024>
#ring_rns_L1_1_x2 = #polynomial.ring<coefficientType = !rns_L1, polynomialModulus = <1 + x**2>>
!poly2 = !polynomial.polynomial<ring = #ring_rns_L1_1_x2>
module {
  func.func @f(%arg0: f64, %arg1: i32) {
    %0 = polynomial.constant int<1 + x**2> : !poly1
    %1 = polynomial.constant int<x> : !poly1
    %2 = polynomial.constant int<7 + -1x> : !poly1
    %3 = polynomial.constant float<0.5 + 1600x**2> : !poly
    %4 = polynomial.constant float<1 + x + -1x**5> : !poly
    %5 = polynomial.constant float<1 + x> : !poly
    %6 = polynomial.constant int<2 + x**8> : !poly1
    %7 = polynomial.constant float<1.0E+20 + 1.0000000000000001E-5x**3 + 123456x**4> : !poly
    %8 = polynomial.eval #polynomial<typed_float_polynomial <x + 0.10000000000000001x**2 + -0x**3> : !poly>, %arg0 : f64
    %9 = polynomial.eval #polynomial<typed_int_polynomial <x**2> : !poly1>, %arg1 : i32
    "test.op"() {a = #polynomial.int_polynomial<-18446744073709551617 + 0x + x**2 + 31x**3>, b = #polynomial.float_polynomial<2.9802322387695313E-8x>, c = #polynomial.int_polynomial<1>} : () -> ()
    return
  }
  func.func @rns() {
    %0 = polynomial.constant #polynomial<rns_polynomial<dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>> : !poly2> : !poly2
    %1 = polynomial.constant #polynomial<rns_polynomial<dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>, eval> : !poly2> : !poly2
    %2 = polynomial.constant #polynomial<rns_polynomial<dense<5> : tensor<2x2xi32>> : !poly2> : !poly2
    return
  }
}
