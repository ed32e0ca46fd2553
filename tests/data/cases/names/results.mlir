// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"builtin.module"() ({
  "func.func"() <{function_type = (i32, vector<4xf32>, f32, memref<?x4xf32>, i1, index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: vector<4xf32>, %arg2: f32, %arg3: memref<?x4xf32>, %arg4: i1, %arg5: index):
    %0:2 = "arith.addui_extended"(%arg0, %arg0) : (i32, i32) -> (i32, i1)
    %1:2 = "arith.mulsi_extended"(%arg0, %arg0) : (i32, i32) -> (i32, i32)
    %2:2 = "arith.mului_extended"(%arg0, %arg0) : (i32, i32) -> (i32, i32)
    %3 = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %4:2 = "gpu.shuffle"(%arg2, %3, %3) <{mode = #gpu<shuffle_mode xor>}> : (f32, i32, i32) -> (f32, i1)
    %5:2 = "vector.deinterleave"(%arg1) : (vector<4xf32>) -> (vector<2xf32>, vector<2xf32>)
    %6:2 = "math.sincos"(%arg2) <{fastmath = #arith.fastmath<none>}> : (f32) -> (f32, f32)
    %7:2 = "gpu.alloc"(%arg5) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (index) -> (memref<?xf32>, !gpu.async.token)
    %8:3 = "scf.execute_region"() ({
      "scf.yield"(%arg0, %arg0, %arg2) : (i32, i32, f32) -> ()
    }) : () -> (i32, i32, f32)
    %9:3 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      "async.yield"(%arg2, %arg2) : (f32, f32) -> ()
    }) : () -> (!async.token, !async.value<f32>, !async.value<f32>)
    %10 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      "async.yield"() : () -> ()
    }) : () -> !async.token
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
