// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of smt that have a format: each with little and with much of what may be left out.
func.func @f0() {
  %0 = smt.and 
  return
}
func.func @f1(%arg0: !smt.bool, %arg1: !smt.bool, %arg2: !smt.bool) {
  %0 = smt.and %arg0, %arg1, %arg2
  return
}
func.func @f2(%arg0: !smt.func<(!smt.int) !smt.bool>, %arg1: !smt.int) {
  %0 = smt.apply_func %arg0(%arg1) : !smt.func<(!smt.int) !smt.bool>
  return
}
func.func @f3(%arg0: !smt.bool) {
  %0 = smt.array.broadcast %arg0 : !smt.array<[!smt.int -> !smt.bool]>
  return
}
func.func @f4(%arg0: !smt.array<[!smt.int -> !smt.bool]>, %arg1: !smt.int) {
  %0 = smt.array.select %arg0[%arg1] : !smt.array<[!smt.int -> !smt.bool]>
  return
}
func.func @f5(%arg0: !smt.array<[!smt.int -> !smt.bool]>, %arg1: !smt.int, %arg2: !smt.bool) {
  %0 = smt.array.store %arg0[%arg1], %arg2 : !smt.array<[!smt.int -> !smt.bool]>
  return
}
func.func @f6(%arg0: !smt.bool) {
  smt.assert %arg0
  return
}
func.func @f7(%arg0: !smt.bv<8>, %arg1: !smt.bv<8>) {
  %0 = smt.bv.add %arg0, %arg1 : !smt.bv<8>
  return
}
func.func @f8(%arg0: !smt.bv<8>, %arg1: !smt.bv<8>) {
  %0 = smt.bv.and %arg0, %arg1 : !smt.bv<8>
  return
}
func.func @f9(%arg0: !smt.bv<8>, %arg1: !smt.bv<8>) {
  %0 = smt.bv.ashr %arg0, %arg1 : !smt.bv<8>
  return
}
func.func @f10(%arg0: !smt.bv<8>, %arg1: !smt.bv<8>) {
  %0 = smt.bv.cmp ult %arg0, %arg1 : !smt.bv<8>
  return
}
func.func @f11(%arg0: !smt.bv<8>, %arg1: !smt.bv<8>) {
  %0 = smt.bv.cmp ugt %arg0, %arg1 : !smt.bv<8>
  return
}
func.func @f12(%arg0: !smt.bv<8>) {
  %0 = smt.bv.extract %arg0 from 0 : (!smt.bv<8>) -> !smt.bv<8>
  return
}
func.func @f13(%arg0: !smt.bv<8>, %arg1: !smt.bv<8>) {
  %0 = smt.bv.lshr %arg0, %arg1 : !smt.bv<8>
  return
}
func.func @f14(%arg0: !smt.bv<8>, %arg1: !smt.bv<8>) {
  %0 = smt.bv.mul %arg0, %arg1 : !smt.bv<8>
  return
}
func.func @f15(%arg0: !smt.bv<8>) {
  %0 = smt.bv.neg %arg0 : !smt.bv<8>
  return
}
func.func @f16(%arg0: !smt.bv<8>) {
  %0 = smt.bv.not %arg0 : !smt.bv<8>
  return
}
func.func @f17(%arg0: !smt.bv<8>, %arg1: !smt.bv<8>) {
  %0 = smt.bv.or %arg0, %arg1 : !smt.bv<8>
  return
}
func.func @f18(%arg0: !smt.bv<8>, %arg1: !smt.bv<8>) {
  %0 = smt.bv.sdiv %arg0, %arg1 : !smt.bv<8>
  return
}
func.func @f19(%arg0: !smt.bv<8>, %arg1: !smt.bv<8>) {
  %0 = smt.bv.shl %arg0, %arg1 : !smt.bv<8>
  return
}
func.func @f20(%arg0: !smt.bv<8>, %arg1: !smt.bv<8>) {
  %0 = smt.bv.smod %arg0, %arg1 : !smt.bv<8>
  return
}
func.func @f21(%arg0: !smt.bv<8>, %arg1: !smt.bv<8>) {
  %0 = smt.bv.srem %arg0, %arg1 : !smt.bv<8>
  return
}
func.func @f22(%arg0: !smt.bv<8>, %arg1: !smt.bv<8>) {
  %0 = smt.bv.udiv %arg0, %arg1 : !smt.bv<8>
  return
}
func.func @f23(%arg0: !smt.bv<8>, %arg1: !smt.bv<8>) {
  %0 = smt.bv.urem %arg0, %arg1 : !smt.bv<8>
  return
}
func.func @f24(%arg0: !smt.bv<8>, %arg1: !smt.bv<8>) {
  %0 = smt.bv.xor %arg0, %arg1 : !smt.bv<8>
  return
}
func.func @f25(%arg0: !smt.bv<8>) {
  %0 = smt.bv2int %arg0 : !smt.bv<8>
  return
}
func.func @f26(%arg0: !smt.bv<8>) {
  %0 = smt.bv2int %arg0 signed : !smt.bv<8>
  return
}
func.func @f27() {
  %true = smt.constant true
  return
}
func.func @f28() {
  %false = smt.constant false
  return
}
func.func @f29() {
  %0 = smt.declare_fun : !smt.int
  return
}
func.func @f30() {
  %abc = smt.declare_fun "abc" : !smt.array<[!smt.int -> !smt.bool]>
  return
}
func.func @f31(%arg0: !smt.bool, %arg1: !smt.bool) {
  %0 = smt.implies %arg0, %arg1
  return
}
func.func @f32(%arg0: !smt.int) {
  %0 = smt.int.abs %arg0
  return
}
func.func @f33() {
  %0 = smt.int.add 
  return
}
func.func @f34(%arg0: !smt.int, %arg1: !smt.int, %arg2: !smt.int) {
  %0 = smt.int.add %arg0, %arg1, %arg2
  return
}
func.func @f35(%arg0: !smt.int, %arg1: !smt.int) {
  %0 = smt.int.cmp le %arg0, %arg1
  return
}
func.func @f36(%arg0: !smt.int, %arg1: !smt.int) {
  %0 = smt.int.cmp lt %arg0, %arg1
  return
}
func.func @f37(%arg0: !smt.int, %arg1: !smt.int) {
  %0 = smt.int.div %arg0, %arg1
  return
}
func.func @f38(%arg0: !smt.int, %arg1: !smt.int) {
  %0 = smt.int.mod %arg0, %arg1
  return
}
func.func @f39() {
  %0 = smt.int.mul 
  return
}
func.func @f40(%arg0: !smt.int, %arg1: !smt.int, %arg2: !smt.int) {
  %0 = smt.int.mul %arg0, %arg1, %arg2
  return
}
func.func @f41(%arg0: !smt.int, %arg1: !smt.int) {
  %0 = smt.int.sub %arg0, %arg1
  return
}
func.func @f42(%arg0: !smt.int) {
  %0 = smt.int2bv %arg0 : !smt.bv<8>
  return
}
func.func @f43(%arg0: !smt.bool, %arg1: !smt.int, %arg2: !smt.int) {
  %0 = smt.ite %arg0, %arg1, %arg2 : !smt.int
  return
}
func.func @f44(%arg0: !smt.bool, %arg1: !smt.array<[!smt.int -> !smt.bool]>, %arg2: !smt.array<[!smt.int -> !smt.bool]>) {
  %0 = smt.ite %arg0, %arg1, %arg2 : !smt.array<[!smt.int -> !smt.bool]>
  return
}
func.func @f45(%arg0: !smt.bool) {
  %0 = smt.not %arg0
  return
}
func.func @f46() {
  %0 = smt.or 
  return
}
func.func @f47(%arg0: !smt.bool, %arg1: !smt.bool, %arg2: !smt.bool) {
  %0 = smt.or %arg0, %arg1, %arg2
  return
}
func.func @f48() {
  smt.pop 8
  return
}
func.func @f49() {
  smt.pop 32
  return
}
func.func @f50() {
  smt.push 3
  return
}
func.func @f51() {
  smt.push 16
  return
}
func.func @f52() {
  smt.reset
  return
}
func.func @f53() {
  %0 = smt.xor 
  return
}
func.func @f54(%arg0: !smt.bool, %arg1: !smt.bool, %arg2: !smt.bool) {
  %0 = smt.xor %arg0, %arg1, %arg2
  return
}
