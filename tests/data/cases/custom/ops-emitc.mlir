// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of emitc that have a format: each with little and with much of what may be left out.
func.func @f0(%arg0: i32, %arg1: i32) {
  %0 = emitc.add %arg0, %arg1 : (i32, i32) -> f32
  return
}
func.func @f1(%arg0: !emitc.opaque<"T">, %arg1: !emitc.opaque<"T">) {
  %0 = emitc.add %arg0, %arg1 : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
  return
}
func.func @f2(%arg0: !emitc.lvalue<i32>) {
  %0 = emitc.address_of %arg0 : !emitc.lvalue<i32>
  return
}
func.func @f3(%arg0: i32, %arg1: f32) {
  %0 = emitc.bitwise_and %arg0, %arg1 : (i32, f32) -> i32
  return
}
func.func @f4(%arg0: !emitc.opaque<"T">, %arg1: !emitc.opaque<"T">) {
  %0 = emitc.bitwise_and %arg0, %arg1 : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
  return
}
func.func @f5(%arg0: i32, %arg1: i32) {
  %0 = emitc.bitwise_left_shift %arg0, %arg1 : (i32, i32) -> i32
  return
}
func.func @f6(%arg0: !emitc.opaque<"T">, %arg1: !emitc.opaque<"T">) {
  %0 = emitc.bitwise_left_shift %arg0, %arg1 : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
  return
}
func.func @f7(%arg0: f32) {
  %0 = emitc.bitwise_not %arg0 : (f32) -> f32
  return
}
func.func @f8(%arg0: !emitc.opaque<"T">) {
  %0 = emitc.bitwise_not %arg0 : (!emitc.opaque<"T">) -> !emitc.opaque<"T">
  return
}
func.func @f9(%arg0: f32, %arg1: f32) {
  %0 = emitc.bitwise_or %arg0, %arg1 : (f32, f32) -> f32
  return
}
func.func @f10(%arg0: !emitc.opaque<"T">, %arg1: !emitc.opaque<"T">) {
  %0 = emitc.bitwise_or %arg0, %arg1 : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
  return
}
func.func @f11(%arg0: f32, %arg1: f32) {
  %0 = emitc.bitwise_right_shift %arg0, %arg1 : (f32, f32) -> f32
  return
}
func.func @f12(%arg0: !emitc.opaque<"T">, %arg1: !emitc.opaque<"T">) {
  %0 = emitc.bitwise_right_shift %arg0, %arg1 : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
  return
}
func.func @f13(%arg0: f32, %arg1: f32) {
  %0 = emitc.bitwise_xor %arg0, %arg1 : (f32, f32) -> f32
  return
}
func.func @f14(%arg0: !emitc.opaque<"T">, %arg1: !emitc.opaque<"T">) {
  %0 = emitc.bitwise_xor %arg0, %arg1 : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
  return
}
func.func @f15() {
  emitc.call_opaque "v"() : () -> ()
  return
}
func.func @f16(%arg0: !emitc.opaque<"T">, %arg1: !emitc.opaque<"T">, %arg2: !emitc.opaque<"T">) {
  %0:3 = emitc.call_opaque "v"(%arg0, %arg1, %arg2) {template_args = []} : (!emitc.opaque<"T">, !emitc.opaque<"T">, !emitc.opaque<"T">) -> (!emitc.opaque<"T">, !emitc.opaque<"T">, !emitc.opaque<"T">)
  return
}
func.func @f17(%arg0: i32) {
  %0 = emitc.cast %arg0 : i32 to i32
  return
}
func.func @f18(%arg0: !emitc.opaque<"T">) {
  %0 = emitc.cast %arg0 : !emitc.opaque<"T"> to !emitc.opaque<"T">
  return
}
func.func @f19(%arg0: i32, %arg1: i32) {
  %0 = emitc.cmp gt, %arg0, %arg1 : (i32, i32) -> i32
  return
}
func.func @f20(%arg0: !emitc.opaque<"T">, %arg1: !emitc.opaque<"T">) {
  %0 = emitc.cmp ge, %arg0, %arg1 : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
  return
}
func.func @f21(%arg0: i1, %arg1: i32, %arg2: i32) {
  %0 = emitc.conditional %arg0, %arg1, %arg2 : i32
  return
}
func.func @f22(%arg0: i1, %arg1: !emitc.opaque<"T">, %arg2: !emitc.opaque<"T">) {
  %0 = emitc.conditional %arg0, %arg1, %arg2 : !emitc.opaque<"T">
  return
}
func.func @f23(%arg0: !emitc.ptr<i32>) {
  %0 = emitc.dereference %arg0 : !emitc.ptr<i32>
  return
}
func.func @f24(%arg0: i32, %arg1: i32) {
  %0 = emitc.div %arg0, %arg1 : (i32, i32) -> i32
  return
}
func.func @f25(%arg0: !emitc.opaque<"T">, %arg1: !emitc.opaque<"T">) {
  %0 = emitc.div %arg0, %arg1 : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
  return
}
func.func @f26() {
  %0 = emitc.literal "v" : i32
  return
}
func.func @f27() {
  %0 = emitc.literal "abc" : !emitc.opaque<"T">
  return
}
func.func @f28(%arg0: !emitc.lvalue<i32>) {
  %0 = emitc.load %arg0 : <i32>
  return
}
func.func @f29(%arg0: i32, %arg1: i32) {
  %0 = emitc.logical_and %arg0, %arg1 : i32, i32
  return
}
func.func @f30(%arg0: !emitc.opaque<"T">, %arg1: !emitc.opaque<"T">) {
  %0 = emitc.logical_and %arg0, %arg1 : !emitc.opaque<"T">, !emitc.opaque<"T">
  return
}
func.func @f31(%arg0: i32) {
  %0 = emitc.logical_not %arg0 : i32
  return
}
func.func @f32(%arg0: !emitc.opaque<"T">) {
  %0 = emitc.logical_not %arg0 : !emitc.opaque<"T">
  return
}
func.func @f33(%arg0: f32, %arg1: f32) {
  %0 = emitc.logical_or %arg0, %arg1 : f32, f32
  return
}
func.func @f34(%arg0: !emitc.opaque<"T">, %arg1: !emitc.opaque<"T">) {
  %0 = emitc.logical_or %arg0, %arg1 : !emitc.opaque<"T">, !emitc.opaque<"T">
  return
}
func.func @f35(%arg0: f32, %arg1: i32) {
  %0 = emitc.mul %arg0, %arg1 : (f32, i32) -> f32
  return
}
func.func @f36(%arg0: !emitc.opaque<"T">, %arg1: !emitc.opaque<"T">) {
  %0 = emitc.mul %arg0, %arg1 : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
  return
}
func.func @f37(%arg0: i32, %arg1: i32) {
  %0 = emitc.rem %arg0, %arg1 : (i32, i32) -> i32
  return
}
func.func @f38(%arg0: !emitc.opaque<"T">, %arg1: !emitc.opaque<"T">) {
  %0 = emitc.rem %arg0, %arg1 : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
  return
}
func.func @f39(%arg0: f32, %arg1: f32) {
  %0 = emitc.sub %arg0, %arg1 : (f32, f32) -> f32
  return
}
func.func @f40(%arg0: !emitc.opaque<"T">, %arg1: !emitc.opaque<"T">) {
  %0 = emitc.sub %arg0, %arg1 : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> !emitc.opaque<"T">
  return
}
func.func @f41(%arg0: !emitc.opaque<"T">) {
  %0 = emitc.subscript %arg0[] : (!emitc.opaque<"T">) -> !emitc.lvalue<i32>
  return
}
func.func @f42(%arg0: !emitc.array<4xi32>, %arg1: !emitc.opaque<"T">) {
  %0 = emitc.subscript %arg0[%arg1] : (!emitc.array<4xi32>, !emitc.opaque<"T">) -> !emitc.lvalue<i32>
  return
}
func.func @f43(%arg0: i32) {
  %0 = emitc.unary_minus %arg0 : (i32) -> i32
  return
}
func.func @f44(%arg0: !emitc.opaque<"T">) {
  %0 = emitc.unary_minus %arg0 : (!emitc.opaque<"T">) -> !emitc.opaque<"T">
  return
}
func.func @f45(%arg0: i32) {
  %0 = emitc.unary_plus %arg0 : (i32) -> i32
  return
}
func.func @f46(%arg0: !emitc.opaque<"T">) {
  %0 = emitc.unary_plus %arg0 : (!emitc.opaque<"T">) -> !emitc.opaque<"T">
  return
}
func.func @f47() {
  emitc.verbatim "v"
  return
}
func.func @f48() {
  emitc.verbatim "abc"
  return
}
