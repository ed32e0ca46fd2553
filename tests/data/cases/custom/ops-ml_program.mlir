// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of ml_program that have a format: each with little and with much of what may be left out.
func.func @f0() {
  %0 = ml_program.token
  return
}
