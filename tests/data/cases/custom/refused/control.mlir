// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @select_count(%c: i1, %a: i32) {
  %0 = arith.select %c, %a : i32
}
// -----
func.func @select_type(%c: i1, %a: i32) {
  %0 = arith.select %c, %a, %a
}
// -----
func.func @select_condition(%c: i1, %a: i32) {
  %0 = arith.select %c, %a, %a : i32, i32
}
// -----
func.func @select_values(%c: i1, %a: i32) {
  %0 = arith.select %c, %a, %a : f32
}
// -----
func.func @switch_default(%a: i32) {
  cf.switch %a : i32, [
    42: ^bb1
  ]
^bb1:
  return
}
// -----
func.func @switch_value(%a: i32) {
  cf.switch %a : i32, [
    default: ^bb1,
    x: ^bb1
  ]
^bb1:
  return
}
// -----
func.func @switch_block(%a: i32) {
  cf.switch %a : i32, [
    default: bb1
  ]
^bb1:
  return
}
// -----
func.func @switch_operands(%a: i32) {
  cf.switch %a : i32, [
    default: ^bb1(%a)
  ]
^bb1:
  return
}
// -----
func.func @switch_flag(%a: i32) {
  cf.switch %a : i64, [
    default: ^bb1
  ]
^bb1:
  return
}
// -----
func.func @switch_close(%a: i32) {
  cf.switch %a : i32, [
    default: ^bb1
^bb1:
  return
}
// -----
func.func @execute_dependency(%a: i32) {
  %0 = async.execute [%a] { async.yield }
}
// -----
func.func @execute_operand(%a: !async.value<f32>) {
  %0 = async.execute (%a : !async.value<f32>) { async.yield }
}
// -----
func.func @execute_region(%a: i32) {
  %0 = async.execute
}
// -----
func.func @await_type(%a: !async.token) {
  async.await %a
}
// -----
func.func @alloc_parens(%n: index) {
  %0 = bufferization.alloc_tensor : tensor<4xf32>
}
// -----
func.func @alloc_type(%n: index) {
  %0 = bufferization.alloc_tensor() : memref<4xf32>
}
// -----
func.func @alloc_copy(%n: index) {
  %0 = bufferization.alloc_tensor() copy() : tensor<4xf32>
}
// -----
func.func @alloc_copy_type(%n: index) {
  %0 = bufferization.alloc_tensor() copy(%n) : tensor<4xf32>
}
// -----
func.func @alloc_hint(%n: index) {
  %0 = bufferization.alloc_tensor() size_hint %n : tensor<4xf32>
}
// -----
func.func @alloc_size(%n: i32) {
  %0 = bufferization.alloc_tensor(%n) : tensor<?xf32>
}
// -----
module {
// -----
module attributes {
// -----
module @a @b {}
// -----
%0 = unrealized_conversion_cast i32
// -----
func.func @cast(%a: i32) {
  %0 = unrealized_conversion_cast %a : i32, i32 to i64
}
