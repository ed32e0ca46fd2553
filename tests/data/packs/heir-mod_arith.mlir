!Zp = !mod_arith.int<17 : i10>
func.func @f() {
  %0 = mod_arith.constant 3 : !Zp
  %1 = mod_arith.constant -1 : !Zp
  %2 = mod_arith.constant dense<[0, 1023, -512]> : tensor<3x!Zp>
  %3 = mod_arith.constant dense<7> : tensor<2x2x!Zp>
  %4 = "mod_arith.constant"() <{value = dense<[1, 2]> : tensor<2xi10>}> : () -> tensor<2x!Zp>
  %5 = "mod_arith.constant"() <{value = dense<[1, 2]> : tensor<2xi8>}> : () -> tensor<2x!Zp>
  %6 = "mod_arith.constant"() <{value = 5 : i8}> : () -> !Zp
  %7 = rns.constant <[#mod_arith.value<10 : !Zp>, #mod_arith.value<5 : !mod_arith.int<19 : i32>>]> : !rns.rns<!Zp, !mod_arith.int<19 : i32>>
  return
}

// -----
!Z17_i10 = !mod_arith.int<17 : i10>
!Z19_i32 = !mod_arith.int<19 : i32>
!rns_L1 = !rns.rns<!Z17_i10, !Z19_i32>
module {
  func.func @f() {
    %0 = mod_arith.constant 3 : !Z17_i10
    %1 = mod_arith.constant -1 : !Z17_i10
    %2 = mod_arith.constant dense<[0, -1, -512]> : tensor<3x!Z17_i10>
    %3 = mod_arith.constant dense<7> : tensor<2x2x!Z17_i10>
    %4 = mod_arith.constant dense<[1, 2]> : tensor<2x!Z17_i10>
    %5 = "mod_arith.constant"() <{value = dense<[1, 2]> : tensor<2xi8>}> : () -> tensor<2x!Z17_i10>
    %6 = "mod_arith.constant"() <{value = 5 : i8}> : () -> !Z17_i10
    %7 = rns.constant <[#mod_arith.value<10 : !Z17_i10> : !Z17_i10, #mod_arith.value<5 : !Z19_i32> : !Z19_i32]> : !rns_L1
    return
  }
}
