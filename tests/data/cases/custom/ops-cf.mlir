// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of cf that have a format: each with little and with much of what may be left out.
func.func @f0(%arg0: i1) {
  cf.assert %arg0, "v"
  return
}
func.func @f1(%arg0: i1) {
  cf.assert %arg0, "abc"
  return
}
