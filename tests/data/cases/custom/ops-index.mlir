// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of index that have a format: each with little and with much of what may be left out.
func.func @f0(%arg0: index, %arg1: index) {
  %0 = index.add %arg0, %arg1
  return
}
func.func @f1(%arg0: index, %arg1: index) {
  %0 = index.and %arg0, %arg1
  return
}
func.func @f2() {
  %true = index.bool.constant true
  return
}
func.func @f3() {
  %false = index.bool.constant false
  return
}
func.func @f4(%arg0: index, %arg1: index) {
  %0 = index.ceildivs %arg0, %arg1
  return
}
func.func @f5(%arg0: index, %arg1: index) {
  %0 = index.ceildivu %arg0, %arg1
  return
}
func.func @f6(%arg0: index, %arg1: index) {
  %0 = index.cmp ne(%arg0, %arg1)
  return
}
func.func @f7(%arg0: index, %arg1: index) {
  %0 = index.cmp ult(%arg0, %arg1)
  return
}
func.func @f8() {
  %idx2 = index.constant 2
  return
}
func.func @f9() {
  %idx32 = index.constant 32
  return
}
func.func @f10(%arg0: index, %arg1: index) {
  %0 = index.divs %arg0, %arg1
  return
}
func.func @f11(%arg0: index, %arg1: index) {
  %0 = index.divu %arg0, %arg1
  return
}
func.func @f12(%arg0: index, %arg1: index) {
  %0 = index.floordivs %arg0, %arg1
  return
}
func.func @f13(%arg0: index, %arg1: index) {
  %0 = index.maxs %arg0, %arg1
  return
}
func.func @f14(%arg0: index, %arg1: index) {
  %0 = index.maxu %arg0, %arg1
  return
}
func.func @f15(%arg0: index, %arg1: index) {
  %0 = index.mins %arg0, %arg1
  return
}
func.func @f16(%arg0: index, %arg1: index) {
  %0 = index.minu %arg0, %arg1
  return
}
func.func @f17(%arg0: index, %arg1: index) {
  %0 = index.mul %arg0, %arg1
  return
}
func.func @f18(%arg0: index, %arg1: index) {
  %0 = index.or %arg0, %arg1
  return
}
func.func @f19(%arg0: index, %arg1: index) {
  %0 = index.rems %arg0, %arg1
  return
}
func.func @f20(%arg0: index, %arg1: index) {
  %0 = index.remu %arg0, %arg1
  return
}
func.func @f21(%arg0: index, %arg1: index) {
  %0 = index.shl %arg0, %arg1
  return
}
func.func @f22(%arg0: index, %arg1: index) {
  %0 = index.shrs %arg0, %arg1
  return
}
func.func @f23(%arg0: index, %arg1: index) {
  %0 = index.shru %arg0, %arg1
  return
}
func.func @f24() {
  %0 = index.sizeof
  return
}
func.func @f25(%arg0: index, %arg1: index) {
  %0 = index.sub %arg0, %arg1
  return
}
func.func @f26(%arg0: index, %arg1: index) {
  %0 = index.xor %arg0, %arg1
  return
}
