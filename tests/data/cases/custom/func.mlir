// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of func, every optional part present and absent.
func.func private @declared()
func.func private @"a name"(i32)
func.func nested @types(i32, f32 {test.a}, index) -> i32
func.func nested @results() -> (i32, f32 {test.b = 1 : i32})
func.func private @one_result_with_attributes() -> (i32 {test.c})
func.func private @function_result() -> (() -> i32)
func.func private @no_results() -> ()
func.func private @with_attributes(i32 {test.a = "x"}) -> f32 attributes {test.d, no_inline}
func.func public @empty() {
  return
}
func.func @arguments(%a: i32, %b: f32 {test.e} loc("here")) -> (i32, f32) {
  return %a, %b : i32, f32
}
func.func @blocks(%c: i1) {
  cf.br ^end
^end:
  return
}
func.func @own_header(i32) {
^entry(%x: i32):
  func.return
}
module @inner attributes {test.f} {
  func.func @nested() attributes {test.g} { return }
  module {}
}
