// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
llvm.func @rocdl_special_regs() -> i32 {
  %0 = rocdl.workitem.id.x : i32
  %1 = rocdl.workitem.id.y : i32
  %2 = rocdl.workgroup.id.x : i32
  %3 = rocdl.workgroup.dim.x : i64
  %4 = rocdl.grid.dim.x : i64
  %5 = rocdl.workitem.id.x range <i32, 0, 64> : i32
  llvm.return %0 : i32
}

llvm.func @kernel(%a: !llvm.ptr, %n: i32) attributes {rocdl.kernel, rocdl.flat_work_group_size = "1,256", rocdl.max_flat_work_group_size = 256 : index} {
  rocdl.barrier
  rocdl.s.barrier
  rocdl.sched.barrier 0
  rocdl.s.waitcnt 0
  rocdl.s.setprio 1
  llvm.return
}

llvm.func @mfma(%a: f32, %b: f32, %c: vector<32xf32>, %h: vector<4xf16>, %d: vector<4xf32>) -> vector<32xf32> {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = rocdl.mfma.f32.32x32x1f32 %a, %b, %c, %0, %0, %0 : (f32, f32, vector<32xf32>, i32, i32, i32) -> vector<32xf32>
  %2 = rocdl.mfma.f32.16x16x16f16 %h, %h, %d, %0, %0, %0 : (vector<4xf16>, vector<4xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  llvm.return %1 : vector<32xf32>
}

llvm.func @swizzle(%src: i32, %idx: i32) -> i32 {
  %0 = rocdl.ds_bpermute %idx, %src : (i32, i32) -> i32
  %1 = rocdl.ds_swizzle %0, %idx : (i32, i32) -> i32
  %2 = rocdl.readlane %1, %idx : (i32, i32) -> i32
  llvm.return %2 : i32
}

// -----

module attributes {gpu.container_module} {
  gpu.module @kernels attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
    llvm.func @vecadd(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64, %arg13: i64, %arg14: i64) attributes {gpu.kernel, rocdl.kernel} {
      %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
      %1 = llvm.insertvalue %arg10, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %2 = llvm.insertvalue %arg11, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %3 = llvm.insertvalue %arg12, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %4 = llvm.insertvalue %arg13, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %5 = llvm.insertvalue %arg14, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %6 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
      %7 = llvm.insertvalue %arg5, %6[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %8 = llvm.insertvalue %arg6, %7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %9 = llvm.insertvalue %arg7, %8[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %10 = llvm.insertvalue %arg8, %9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %11 = llvm.insertvalue %arg9, %10[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %12 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
      %13 = llvm.insertvalue %arg0, %12[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %14 = llvm.insertvalue %arg1, %13[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %15 = llvm.insertvalue %arg2, %14[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %16 = llvm.insertvalue %arg3, %15[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %17 = llvm.insertvalue %arg4, %16[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %18 = rocdl.workgroup.id.x : i32
      %19 = llvm.sext %18 : i32 to i64
      %20 = rocdl.workgroup.dim.x : i32
      %21 = llvm.sext %20 : i32 to i64
      %22 = rocdl.workitem.id.x : i32
      %23 = llvm.sext %22 : i32 to i64
      %24 = llvm.mul %19, %21 : i64
      %25 = llvm.add %24, %23 : i64
      %26 = llvm.extractvalue %17[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %27 = llvm.getelementptr inbounds|nuw %26[%25] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %28 = llvm.load %27 : !llvm.ptr -> f32
      %29 = llvm.extractvalue %11[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %30 = llvm.getelementptr inbounds|nuw %29[%25] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %31 = llvm.load %30 : !llvm.ptr -> f32
      %32 = llvm.fadd %28, %31 : f32
      %33 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %34 = llvm.getelementptr inbounds|nuw %33[%25] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %32, %34 : f32, !llvm.ptr
      llvm.return
    }
  }
  func.func @main(%arg0: memref<?xf32>, %arg1: memref<?xf32>, %arg2: memref<?xf32>, %arg3: index) {
    %c1 = arith.constant 1 : index
    %c256 = arith.constant 256 : index
    gpu.launch_func  @kernels::@vecadd blocks in (%arg3, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xf32>, %arg1 : memref<?xf32>, %arg2 : memref<?xf32>)
    return
  }
}
