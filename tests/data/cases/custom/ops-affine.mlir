// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of affine that have a format: each with little and with much of what may be left out.
func.func @f0(%arg0: index) {
  %0 = affine.delinearize_index %arg0 into () : index
  return
}
func.func @f1(%arg0: index) {
  %0 = affine.delinearize_index %arg0 into (4) : index
  return
}
func.func @f2(%arg0: index) {
  %0 = affine.linearize_index disjoint [%arg0] by (0) : index
  return
}
func.func @f3(%arg0: index, %arg1: index, %arg2: index) {
  %0 = affine.linearize_index disjoint [%arg0, %arg1, %arg2] by (0, 1) : index
  return
}
