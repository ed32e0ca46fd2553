// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of irdl that have a format: each with little and with much of what may be left out.
func.func @f0() {
  %0 = irdl.c_pred "v" 
  return
}
func.func @f1() {
  %0 = irdl.c_pred "abc" 
  return
}
