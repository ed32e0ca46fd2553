// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#key = #lwe.key<>
#ct_space = #lwe.ciphertext_space<ring = #polynomial.ring<coefficientType = !rns.rns<!mod_arith.int<1095233372161 : i64>, !mod_arith.int<1032955396097 : i64>>, polynomialModulus = <1 + x**1024>>, encryption_type = lsb>
module attributes {bgv.schemeParam = #bgv.scheme_param<logN = 13, Q = [67239937, 17179967489], P = [17180262401], plaintextModulus = 65537>, scheme.bgv} {
  func.func @test_ops(%x: !lwe.lwe_ciphertext<application_data = <message_type = i3>>, %y: !lwe.lwe_ciphertext<application_data = <message_type = i3>>, %p: !lwe.lwe_plaintext<f16>) {
    %add = "bgv.add"(%x, %y) : (!lwe.lwe_ciphertext<application_data = <message_type = i3>>, !lwe.lwe_ciphertext<application_data = <message_type = i3>>) -> !lwe.lwe_ciphertext<application_data = <message_type = i3>>
    %sub = "bgv.sub"(%x, %y) : (!lwe.lwe_ciphertext<application_data = <message_type = i3>>, !lwe.lwe_ciphertext<application_data = <message_type = i3>>) -> !lwe.lwe_ciphertext<application_data = <message_type = i3>>
    %neg = "bgv.negate"(%x) : (!lwe.lwe_ciphertext<application_data = <message_type = i3>>) -> !lwe.lwe_ciphertext<application_data = <message_type = i3>>
    %mul = "bgv.mul"(%x, %y) : (!lwe.lwe_ciphertext<application_data = <message_type = i3>>, !lwe.lwe_ciphertext<application_data = <message_type = i3>>) -> !lwe.lwe_ciphertext<size = 3>
    %relin = "bgv.relinearize"(%mul) {from_basis = array<i32: 0, 1, 2>, to_basis = array<i32: 0, 1>} : (!lwe.lwe_ciphertext<size = 3>) -> !lwe.lwe_ciphertext<>
    %mod = "bgv.modulus_switch"(%relin) {to_ring = #polynomial.ring<coefficientType = i32, polynomialModulus = <1 + x**1024>>} : (!lwe.lwe_ciphertext<>) -> !lwe.lwe_ciphertext<>
    %rot = "bgv.rotate_cols"(%mod) {offset = 1 : i64} : (!lwe.lwe_ciphertext<>) -> !lwe.lwe_ciphertext<>
    %c0 = "ckks.add"(%rot, %rot) : (!lwe.lwe_ciphertext<>, !lwe.lwe_ciphertext<>) -> !lwe.lwe_ciphertext<>
    %c1 = "ckks.mul_plain"(%c0, %p) : (!lwe.lwe_ciphertext<>, !lwe.lwe_plaintext<f16>) -> !lwe.lwe_ciphertext<>
    %c2 = "ckks.rescale"(%c1) {to_ring = #polynomial.ring<coefficientType = i32, polynomialModulus = <1 + x**1024>>} : (!lwe.lwe_ciphertext<>) -> !lwe.lwe_ciphertext<>
    %c3 = "ckks.rotate"(%c2) {offset = 4 : index} : (!lwe.lwe_ciphertext<>) -> !lwe.lwe_ciphertext<>
    %e = "lwe.rlwe_encode"(%p) {encoding = #lwe.inverse_canonical_encoding<scaling_factor = 45>, ring = #polynomial.ring<coefficientType = i32>} : (!lwe.lwe_plaintext<f16>) -> !lwe.lwe_plaintext<>
    %d = "lwe.rlwe_decrypt"(%c3, %e) : (!lwe.lwe_ciphertext<>, !lwe.lwe_plaintext<>) -> !lwe.lwe_plaintext<>
    return
  }
}
