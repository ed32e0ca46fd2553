// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module  {
  llvm.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: i1, %arg4: vector<2xf16>, %arg5: vector<4xi32>, %arg6: f32) {
    %0 = nvvm.shfl.sync.bfly %arg0, %arg2, %arg1, %arg1 : f32
    %1 = nvvm.vote.ballot.sync %arg0, %arg3 : i32
    %2 = nvvm.read.ptx.sreg.tid.x : i32
    nvvm.barrier0
    %3 = nvvm.mma.sync %arg4, %arg4, %arg4, %arg4, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2 {alayout = "row", blayout = "col"} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
    %4 = rocdl.buffer.load %arg5, %arg1, %arg1, %arg3, %arg3 : f32
    rocdl.buffer.store %arg6, %arg5, %arg1, %arg1, %arg3, %arg3 : f32
    %5 = rocdl.mfma.f32.32x32x1f32 %arg6, %arg6, %arg5, %arg1, %arg1, %arg1 : (f32, f32, vector<4xi32>, i32, i32, i32) -> vector<32xf32>
    %6 = rocdl.workitem.id.x : i32
    rocdl.barrier
    %7 = nvvm.read.ptx.sreg.laneid {x = 1 : i32} : i32
    llvm.return
  }
  llvm.func @g(%arg0: vector<2xf16>) {
    %0 = nvvm.wmma.m16n16k16.mma.row.row.f16.f16 %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0 : vector<2xf16> -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
    llvm.return
  }
}
