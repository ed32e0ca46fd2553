// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of pdl that have a format: each with little and with much of what may be left out.
func.func @f0() {
  %0 = pdl.attribute
  return
}
func.func @f1(%arg0: !pdl.type) {
  %0 = pdl.attribute : %arg0
  return
}
func.func @f2(%arg0: !pdl.operation) {
  %0 = pdl.result 8 of %arg0
  return
}
func.func @f3(%arg0: !pdl.operation) {
  %0 = pdl.result 16 of %arg0
  return
}
func.func @f4() {
  %0 = pdl.type
  return
}
func.func @f5() {
  %0 = pdl.type : i16
  return
}
func.func @f6() {
  %0 = pdl.types
  return
}
func.func @f7() {
  %0 = pdl.types : [i32, i32]
  return
}
