// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @no_parens
// -----
func.func no_name()
// -----
func.func @name_behind_none(i32, %a: i32)
// -----
func.func @none_behind_name(%a: i32, i32)
// -----
func.func @no_type(%a)
// -----
func.func @no_colon(%a i32)
// -----
func.func @twice(%a: i32, %a: i32) {
  return
}
// -----
func.func @open(%a: i32
// -----
func.func @variadic(%a: i32, ...)
// -----
func.func private @results() ->
// -----
func.func private @result_list() -> (i32
// -----
func.func private @result_comma() -> (i32,)
// -----
func.func @inferred() attributes {sym_name = "x"} { return }
// -----
func.func @inferred_type() attributes {function_type = i32} { return }
// -----
func.func @inferred_visibility() attributes {sym_visibility = "x"} { return }
// -----
func.func @empty_body() {
}
// -----
func.func @header(%a: i32) {
^bb0:
  return
}
// -----
func.func @no_close() {
  return
// -----
func.func secret @visibility() { return }
// -----
func.func @result_number(%a#1: i32) { return }
// -----
func.func @undefined() -> i32 {
  return %x : i32
}
// -----
func.func @wrong_type(%a: i32) -> i32 {
  return %a : i64
}
// -----
func.func @attribute_dictionary(%a: i32 {test.a = }) { return }
// -----
func.func @location(%a: i32 loc()) { return }
