// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of builtin that have a format: each with little and with much of what may be left out.
func.func @f0() {
  %0 = builtin.unrealized_conversion_cast to i2
  return
}
func.func @f1(%arg0: memref<16x16xf6E3M2FN, 3>, %arg1: memref<16x16xf6E3M2FN, 3>, %arg2: memref<16x16xf6E3M2FN, 3>) {
  %0:2 = builtin.unrealized_conversion_cast %arg0, %arg1, %arg2 : memref<16x16xf6E3M2FN, 3>, memref<16x16xf6E3M2FN, 3>, memref<16x16xf6E3M2FN, 3> to memref<16x16xf6E3M2FN, 3>, memref<16x16xf6E3M2FN, 3>
  return
}
