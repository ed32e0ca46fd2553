// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @too_few_operands(%r: vector<4xi32>, %o: i32) {
  %0 = rocdl.raw.buffer.load %r, %o, %o : f32
}
// -----
func.func @too_many_operands(%r: vector<4xi32>, %o: i32) {
  %0 = rocdl.raw.buffer.load %r, %o, %o, %o, %o : f32
}
// -----
func.func @no_operands() {
  rocdl.raw.buffer.store : f32
}
// -----
func.func @comma_behind_operands(%r: vector<4xi32>, %o: i32) {
  %0 = rocdl.raw.buffer.load %r, %o, %o, : f32
}
// -----
func.func @no_type(%r: vector<4xi32>, %o: i32) {
  %0 = rocdl.raw.buffer.load %r, %o, %o, %o
}
// -----
func.func @attributes(%r: vector<4xi32>, %o: i32) {
  %0 = rocdl.raw.buffer.load %r, %o, %o, %o {a} : f32
}
// -----
func.func @attributes_behind(%r: vector<4xi32>, %o: i32) {
  %0 = rocdl.raw.buffer.load %r, %o, %o, %o : f32 {a}
}
// -----
func.func @wrong_resource(%r: vector<2xi32>, %o: i32) {
  %0 = rocdl.raw.buffer.load %r, %o, %o, %o : f32
}
// -----
func.func @wrong_offset(%r: vector<4xi32>, %o: i32, %f: f32) {
  %0 = rocdl.raw.buffer.load %r, %o, %f, %o : f32
}
// -----
func.func @wrong_value(%r: vector<4xi32>, %o: i32) {
  rocdl.raw.buffer.atomic.fadd %o, %r, %o, %o, %o : f32
}
