// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module {
  func.func @simple_sum(%cc: !openfhe.crypto_context, %ct: !openfhe.ciphertext, %pk: !openfhe.public_key, %sk: !openfhe.private_key, %pt: !openfhe.plaintext, %v: tensor<32xi64>) -> !openfhe.ciphertext {
    %0 = "openfhe.add"(%cc, %ct, %ct) : (!openfhe.crypto_context, !openfhe.ciphertext, !openfhe.ciphertext) -> !openfhe.ciphertext
    %1 = "openfhe.mul"(%cc, %0, %ct) : (!openfhe.crypto_context, !openfhe.ciphertext, !openfhe.ciphertext) -> !openfhe.ciphertext
    %2 = "openfhe.mul_no_relin"(%cc, %1, %ct) : (!openfhe.crypto_context, !openfhe.ciphertext, !openfhe.ciphertext) -> !openfhe.ciphertext
    %3 = "openfhe.relin"(%cc, %2) : (!openfhe.crypto_context, !openfhe.ciphertext) -> !openfhe.ciphertext
    %4 = "openfhe.rot"(%cc, %3) {index = 16 : index} : (!openfhe.crypto_context, !openfhe.ciphertext) -> !openfhe.ciphertext
    %5 = "openfhe.make_packed_plaintext"(%cc, %v) : (!openfhe.crypto_context, tensor<32xi64>) -> !openfhe.plaintext
    %6 = "openfhe.mul_plain"(%cc, %4, %5) : (!openfhe.crypto_context, !openfhe.ciphertext, !openfhe.plaintext) -> !openfhe.ciphertext
    %7 = "openfhe.mod_reduce"(%cc, %6) : (!openfhe.crypto_context, !openfhe.ciphertext) -> !openfhe.ciphertext
    %8 = "openfhe.encrypt"(%cc, %5, %pk) : (!openfhe.crypto_context, !openfhe.plaintext, !openfhe.public_key) -> !openfhe.ciphertext
    %9 = "openfhe.decrypt"(%cc, %8, %sk) : (!openfhe.crypto_context, !openfhe.ciphertext, !openfhe.private_key) -> !openfhe.plaintext
    %10 = "openfhe.gen_params"() {evalAddCount = 0 : i64, keySwitchCount = 0 : i64, mulDepth = 2 : i64, plainMod = 4295294977 : i64} : () -> !openfhe.cc_params
    %11 = "openfhe.gen_context"(%10) {supportFHE = false} : (!openfhe.cc_params) -> !openfhe.crypto_context
    "openfhe.gen_mulkey"(%11, %sk) : (!openfhe.crypto_context, !openfhe.private_key) -> ()
    "openfhe.gen_rotkey"(%11, %sk) {indices = array<i64: 1, 2, 4, 8>} : (!openfhe.crypto_context, !openfhe.private_key) -> ()
    return %8 : !openfhe.ciphertext
  }
}
