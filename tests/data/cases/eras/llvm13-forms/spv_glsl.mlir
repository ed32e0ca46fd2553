// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module  {
  func @g(%arg0: f32, %arg1: vector<4xf32>, %arg2: i32) {
    %0 = spv.GLSL.Sin %arg0 : f32
    %1 = spv.GLSL.FMax %arg1, %arg1 : vector<4xf32>
    %2 = spv.GLSL.FClamp %arg0, %arg0, %arg0 : f32
    %3 = spv.GLSL.Fma %arg1, %arg1, %arg1 : vector<4xf32>
    %4 = spv.GLSL.SAbs %arg2 : i32
    %5 = spv.OCL.exp %arg0 : f32
    %6 = spv.OCL.s_abs %arg2 : i32
    %7 = spv.GLSL.Ldexp %arg0 : f32, %arg2 : i32 -> f32
    return
  }
}
