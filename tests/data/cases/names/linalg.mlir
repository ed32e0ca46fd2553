// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, memref<4xf32>, tensor<f32>, tensor<4x8xf32>, tensor<8x4xf32>) -> (), sym_name = "g"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>, %arg3: memref<4xf32>, %arg4: tensor<f32>, %arg5: tensor<4x8xf32>, %arg6: tensor<8x4xf32>):
    %0:2 = "linalg.generic"(%arg0, %arg1, %arg2, %arg2) <{indexing_maps = [#map, #map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 2>}> ({
    ^bb0(%arg23: f32, %arg24: f32, %arg25: f32, %arg26: f32):
      "linalg.yield"(%arg23, %arg23) : (f32, f32) -> ()
    }) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    %1 = "linalg.map"(%arg0, %arg1, %arg2) ({
    ^bb0(%arg20: f32, %arg21: f32, %arg22: f32):
      "linalg.yield"(%arg20) : (f32) -> ()
    }) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "linalg.map"(%arg3, %arg3, %arg3) ({
    ^bb0(%arg17: f32, %arg18: f32, %arg19: f32):
      "linalg.yield"(%arg17) : (f32) -> ()
    }) : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
    %2 = "linalg.reduce"(%arg0, %arg4) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg15: f32, %arg16: f32):
      %9 = "arith.addf"(%arg15, %arg16) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %10 = "arith.addf"(%9, %arg16) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%10) : (f32) -> ()
    }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %3:2 = "linalg.reduce"(%arg0, %arg0, %arg4, %arg4) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg11: f32, %arg12: f32, %arg13: f32, %arg14: f32):
      "linalg.yield"(%arg11, %arg12) : (f32, f32) -> ()
    }) : (tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %4 = "linalg.transpose"(%arg5, %arg6) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg9: f32, %arg10: f32):
      "linalg.yield"(%arg9) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
    %5 = "linalg.broadcast"(%arg0, %arg5) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      "linalg.yield"(%arg7) : (f32) -> ()
    }) : (tensor<4xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %6 = "tensor.empty"() : () -> tensor<2x4x2x2xf32>
    %7 = "linalg.pack"(%arg5, %6) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_inner_tiles = array<i64: 2, 2>}> : (tensor<4x8xf32>, tensor<2x4x2x2xf32>) -> tensor<2x4x2x2xf32>
    %8 = "linalg.unpack"(%7, %arg5) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 2, 2>}> : (tensor<2x4x2x2xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
