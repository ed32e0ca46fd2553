// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module {
  func.func @gates(%a: !lwe.lwe_ciphertext<bit>, %b: !lwe.lwe_ciphertext<bit>, %sks: !tfhe_rust.server_key, %e: !tfhe_rust.eui3) -> !lwe.lwe_ciphertext<bit> {
    %0 = "cggi.and"(%a, %b) : (!lwe.lwe_ciphertext<bit>, !lwe.lwe_ciphertext<bit>) -> !lwe.lwe_ciphertext<bit>
    %1 = "cggi.or"(%0, %b) : (!lwe.lwe_ciphertext<bit>, !lwe.lwe_ciphertext<bit>) -> !lwe.lwe_ciphertext<bit>
    %2 = "cggi.xor"(%1, %b) : (!lwe.lwe_ciphertext<bit>, !lwe.lwe_ciphertext<bit>) -> !lwe.lwe_ciphertext<bit>
    %3 = "cggi.not"(%2) : (!lwe.lwe_ciphertext<bit>) -> !lwe.lwe_ciphertext<bit>
    %4 = "cggi.lut3"(%a, %b, %3) {lookup_table = 127 : ui8} : (!lwe.lwe_ciphertext<bit>, !lwe.lwe_ciphertext<bit>, !lwe.lwe_ciphertext<bit>) -> !lwe.lwe_ciphertext<bit>
    %5 = "comb.truth_table"(%4) {lookupTable = [false, true, true, false]} : (!lwe.lwe_ciphertext<bit>) -> !lwe.lwe_ciphertext<bit>
    %6 = "tfhe_rust.add"(%sks, %e, %e) : (!tfhe_rust.server_key, !tfhe_rust.eui3, !tfhe_rust.eui3) -> !tfhe_rust.eui3
    %7 = "tfhe_rust.generate_lookup_table"(%sks) {truthTable = 42 : ui8} : (!tfhe_rust.server_key) -> !tfhe_rust.lookup_table
    %8 = "tfhe_rust.apply_lookup_table"(%sks, %6, %7) : (!tfhe_rust.server_key, !tfhe_rust.eui3, !tfhe_rust.lookup_table) -> !tfhe_rust.eui3
    %9 = "tfhe_rust.scalar_left_shift"(%sks, %8) {shiftAmount = 1 : index} : (!tfhe_rust.server_key, !tfhe_rust.eui3) -> !tfhe_rust.eui3
    return %5 : !lwe.lwe_ciphertext<bit>
  }
}
