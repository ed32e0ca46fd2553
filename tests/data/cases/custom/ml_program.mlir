// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// All operations of ml_program, every optional part present and absent.
ml_program.global private @constant(dense<4> : tensor<4xi32>) : tensor<?xi32>
ml_program.global public mutable @uninitialized : tensor<?xi32> {test.a}
ml_program.global nested mutable @extern(#ml_program.extern<tensor<4xi32>>) : tensor<?xi32>
ml_program.global private mutable @number(42 : i64) : i64
ml_program.func private @external(i32, f32 {test.a}) -> i32
ml_program.func @function(%a: i32 {test.a}, %b: !ml_program.token) -> (i32, f32 {test.b}) attributes {test.c} {
  %0 = ml_program.global_load @uninitialized : tensor<?xi32>
  %1 = ml_program.global_load_const @constant : tensor<?xi32> {test.a}
  ml_program.global_store @uninitialized = %0 : tensor<?xi32>
  ml_program.global_store @uninitialized = %1 : tensor<?xi32> {test.a}
  %2 = arith.constant 1.0 : f32
  ml_program.return {test.a} %a, %2 : i32, f32
}
ml_program.func private @nothing() {
  ml_program.return
}
ml_program.subgraph private @external_subgraph(i32) -> i32
ml_program.subgraph public @empty() {
  ml_program.output
}
ml_program.subgraph @graph(%arg0: tensor<?xi32>) -> (tensor<?xi32> {test.a}) attributes {test.b} {
  %token = ml_program.token
  %other = ml_program.token {test.a}
  %0, %1 = ml_program.global_load_graph @uninitialized ordering(() -> !ml_program.token) : tensor<?xi32>
  %2, %3 = ml_program.global_load_graph @uninitialized ordering(%token -> !ml_program.token) : tensor<?xi32> {test.a}
  %4 = ml_program.global_store_graph @uninitialized = %0 ordering(() -> !ml_program.token) : tensor<?xi32>
  %5 = ml_program.global_store_graph @uninitialized = %2 ordering(%1, %3, %4 -> !ml_program.token) : tensor<?xi32> {test.b}
  %6, %7 = ml_program.global_load_graph @uninitialized ordering(-> !ml_program.token) : tensor<?xi32>
  ml_program.output %6 : tensor<?xi32>
}
