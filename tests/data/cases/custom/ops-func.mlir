// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of func that have a format: each with little and with much of what may be left out.
func.func @f0(%arg0: (i32) -> i32, %arg1: i32) {
  %0 = call_indirect %arg0(%arg1) : (i32) -> i32
  return
}
func.func @f1(%arg0: (i32) -> i32, %arg1: i32) {
  %0 = call_indirect %arg0(%arg1) {res_attrs = []} : (i32) -> i32
  return
}
