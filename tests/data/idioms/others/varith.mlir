// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
builtin.module {
  %0, %1, %2 = "test.op"() : () -> (f32, f32, f32)
  %3 = "varith.add"(%0, %1, %2) : (f32, f32, f32) -> f32
  %4 = "varith.mul"(%0, %1, %3) : (f32, f32, f32) -> f32
  %c = "test.op"() : () -> i32
  %5 = "varith.switch"(%c, %3, %4) {case_values = dense<1> : tensor<1xi32>} : (i32, f32, f32) -> f32
  %m = "test.op"() : () -> memref<64xf64>
}
