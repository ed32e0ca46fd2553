// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module {
  func.func @main(%arg0: !FHE.eint<7>, %arg1: tensor<4x!FHE.eint<7>>, %arg2: !FHE.esint<5>) -> !FHE.eint<7> {
    %c = arith.constant 3 : i8
    %0 = "FHE.add_eint"(%arg0, %arg0) : (!FHE.eint<7>, !FHE.eint<7>) -> !FHE.eint<7>
    %1 = "FHE.add_eint_int"(%0, %c) : (!FHE.eint<7>, i8) -> !FHE.eint<7>
    %2 = "FHE.mul_eint_int"(%1, %c) : (!FHE.eint<7>, i8) -> !FHE.eint<7>
    %3 = "FHE.sub_int_eint"(%c, %2) : (i8, !FHE.eint<7>) -> !FHE.eint<7>
    %lut = arith.constant dense<0> : tensor<128xi64>
    %4 = "FHE.apply_lookup_table"(%3, %lut) : (!FHE.eint<7>, tensor<128xi64>) -> !FHE.eint<7>
    %5 = "FHELinalg.add_eint"(%arg1, %arg1) : (tensor<4x!FHE.eint<7>>, tensor<4x!FHE.eint<7>>) -> tensor<4x!FHE.eint<7>>
    %6 = "FHELinalg.dot_eint_int"(%5, %lut) : (tensor<4x!FHE.eint<7>>, tensor<128xi64>) -> !FHE.eint<7>
    %7 = "FHE.zero"() : () -> !FHE.eint<7>
    %8 = "TFHE.keyswitch_glwe"(%7) {key = #TFHE.ksk<sk<1,1,2048>, sk<1,1,750>, 3, 4>} : (!FHE.eint<7>) -> !TFHE.glwe<sk<1,1,750>>
    return %4 : !FHE.eint<7>
  }
}
