// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
ml_program.global private @global_same_type(dense<4> : tensor<4xi32>) : tensor<4xi32>
ml_program.global public mutable @counter(dense<0> : tensor<i64>) : tensor<i64>
ml_program.global private mutable @extern(#ml_program.extern<tensor<4xi32>>) : tensor<?xi32>

ml_program.func @compute(%arg0: tensor<4xi32>) -> tensor<4xi32> {
  %0 = ml_program.global_load @global_same_type : tensor<4xi32>
  %1 = ml_program.global_load_const @global_same_type : tensor<4xi32>
  ml_program.return %0 : tensor<4xi32>
}

ml_program.func private @external(tensor<?xf32>) -> tensor<?xf32>

ml_program.subgraph private @subgraph(%arg0: i32) -> i32 {
  ml_program.output %arg0 : i32
}

func.func @step() -> tensor<i64> {
  %0 = ml_program.global_load @counter : tensor<i64>
  %1 = arith.addi %0, %0 : tensor<i64>
  ml_program.global_store @counter = %1 : tensor<i64>
  return %1 : tensor<i64>
}
