// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"builtin.module"() ({
  "ml_program.global"() <{is_mutable, sym_name = "g.x", sym_visibility = "private", type = tensor<4xi32>, value = dense<4> : tensor<4xi32>}> : () -> ()
  "ml_program.global"() <{sym_name = "h y", sym_visibility = "private", type = tensor<4xi32>, value = dense<4> : tensor<4xi32>}> : () -> ()
  "ml_program.global"() <{sym_name = "1", sym_visibility = "private", type = tensor<4xi32>, value = dense<4> : tensor<4xi32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "g"}> ({
    %12 = "ml_program.global_load"() <{global = @g.x}> : () -> tensor<4xi32>
    %13 = "ml_program.global_load_const"() <{global = @"h y"}> : () -> tensor<4xi32>
    %14 = "ml_program.global_load"() <{global = @g.x}> : () -> tensor<4xi32>
    %15 = "ml_program.global_load"() <{global = @"1"}> : () -> tensor<4xi32>
    %16 = "arith.constant"() <{value = 2.000000e+00 : bf16}> : () -> bf16
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "k"}> ({
    %0 = "gpu.block_id"() <{dimension = #gpu<dim x>}> : () -> index
    %1 = "gpu.thread_id"() <{dimension = #gpu<dim y>}> : () -> index
    %2 = "gpu.cluster_dim_blocks"() <{dimension = #gpu<dim z>}> : () -> index
    %3 = "gpu.cluster_block_id"() <{dimension = #gpu<dim z>}> : () -> index
    %4 = "gpu.global_id"() <{dimension = #gpu<dim z>}> : () -> index
    %5 = "gpu.grid_dim"() <{dimension = #gpu<dim z>}> : () -> index
    %6 = "gpu.block_dim"() <{dimension = #gpu<dim z>}> : () -> index
    %7 = "gpu.lane_id"() : () -> index
    %8 = "gpu.subgroup_id"() : () -> index
    %9 = "gpu.cluster_dim"() <{dimension = #gpu<dim z>}> : () -> index
    %10 = "gpu.cluster_id"() <{dimension = #gpu<dim z>}> : () -> index
    %11 = "arith.constant"() <{value = 1 : index}> : () -> index
    "gpu.launch"(%11, %11, %11, %11, %11, %11) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
    ^bb0(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index):
      "gpu.terminator"() : () -> ()
    }) {workgroup_attributions = 0 : i64} : (index, index, index, index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
