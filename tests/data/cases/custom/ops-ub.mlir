// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of ub that have a format: each with little and with much of what may be left out.
func.func @f0() {
  %0 = ub.poison : i5
  return
}
func.func @f1() {
  %0 = ub.poison : !ptr.ptr_metadata<memref<4xf32, #ptr.generic_space>>
  return
}
