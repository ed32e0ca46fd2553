// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
llvm.func @cluster() {
  nvvm.cluster.arrive {aligned}
  nvvm.cluster.wait {aligned}
  nvvm.cluster.arrive.relaxed
  nvvm.fence.mbarrier.init
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.fence.sc.cluster
  %0 = nvvm.elect.sync -> i1
  nvvm.setmaxregister increase 232
  nvvm.wgmma.fence.aligned
  nvvm.wgmma.commit.group.sync.aligned
  nvvm.wgmma.wait.group.sync.aligned 0
  nvvm.cp.async.bulk.commit.group
  nvvm.cp.async.bulk.wait_group 0
  nvvm.griddepcontrol wait
  llvm.return
}

llvm.func @mbarrier(%b: !llvm.ptr<3>, %n: i32, %phase: i32) {
  nvvm.mbarrier.init %b, %n : !llvm.ptr<3>, i32
  nvvm.mbarrier.try_wait.parity %b, %phase, %n : !llvm.ptr<3>, i32, i32
  nvvm.mbarrier.inval %b : !llvm.ptr<3>
  llvm.return
}

llvm.func @redux(%v: i32, %m: i32, %f: f32) -> i32 {
  %0 = nvvm.redux.sync add %v, %m : i32 -> i32
  llvm.return %0 : i32
}

// -----

gpu.module @kernels [#nvvm.target<chip = "sm_80">] attributes {llvm.data_layout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"} {
  llvm.func @kernel(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<1>, %arg2: i32) attributes {gpu.kernel, nvvm.kernel, nvvm.maxntid = array<i32: 128, 1, 1>, nvvm.reqntid = array<i32: 128, 1, 1>} {
    %0 = nvvm.read.ptx.sreg.ctaid.x : i32
    %1 = nvvm.read.ptx.sreg.ntid.x : i32
    %2 = nvvm.read.ptx.sreg.tid.x : i32
    %3 = llvm.mul %0, %1 : i32
    %4 = llvm.add %3, %2 : i32
    %5 = llvm.icmp "slt" %4, %arg2 : i32
    llvm.cond_br %5, ^bb1, ^bb2
  ^bb1:
    %6 = llvm.getelementptr %arg0[%4] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, f32
    %7 = llvm.load %6 : !llvm.ptr<1> -> f32
    %8 = llvm.fadd %7, %7 : f32
    %9 = llvm.getelementptr %arg1[%4] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, f32
    llvm.store %8, %9 : f32, !llvm.ptr<1>
    llvm.br ^bb2
  ^bb2:
    llvm.return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @kernels {
    llvm.func @vecadd(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64, %arg13: i64, %arg14: i64) attributes {gpu.kernel, nvvm.kernel} {
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
      %18 = nvvm.read.ptx.sreg.ctaid.x : i32
      %19 = llvm.sext %18 : i32 to i64
      %20 = nvvm.read.ptx.sreg.ntid.x : i32
      %21 = llvm.sext %20 : i32 to i64
      %22 = nvvm.read.ptx.sreg.tid.x : i32
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

// -----

llvm.func @regs(%f: f32) {
  %0 = nvvm.read.ptx.sreg.ntid.y : i32
  %1 = nvvm.read.ptx.sreg.ntid.z : i32
  %2 = nvvm.read.ptx.sreg.ctaid.z : i32
  %3 = nvvm.read.ptx.sreg.nctaid.y : i32
  %4 = nvvm.read.ptx.sreg.nctaid.z : i32
  %5 = nvvm.read.ptx.sreg.clusterid.x : i32
  %6 = nvvm.read.ptx.sreg.cluster.ctaid.x : i32
  %7 = nvvm.read.ptx.sreg.clock : i32
  %8 = nvvm.read.ptx.sreg.clock64 : i64
  %9 = nvvm.read.ptx.sreg.smid : i32
  %10 = nvvm.rcp.approx.ftz.f %f : f32
  llvm.return
}

// -----

llvm.func @shfl(%mask: i32, %val: f32, %off: i32, %clamp: i32) -> f32 {
  %0 = nvvm.shfl.sync bfly %mask, %val, %off, %clamp : f32 -> f32
  %1 = nvvm.shfl.sync idx %mask, %0, %off, %clamp {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
  %2 = llvm.extractvalue %1[0] : !llvm.struct<(f32, i1)>
  llvm.return %2 : f32
}

llvm.func @mma(%a0: vector<2xf16>, %a1: vector<2xf16>, %b0: vector<2xf16>, %b1: vector<2xf16>, %c0: f32, %c1: f32, %c2: f32, %c3: f32) -> !llvm.struct<(f32, f32, f32, f32)> {
  %0 = nvvm.mma.sync A[%a0, %a1, %a0, %a1] B[%b0, %b1] C[%c0, %c1, %c2, %c3] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return %0 : !llvm.struct<(f32, f32, f32, f32)>
}

llvm.func @ldmatrix(%p: !llvm.ptr<3>) {
  %0 = nvvm.ldmatrix %p {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

llvm.func @async(%dst: !llvm.ptr<3>, %src: !llvm.ptr<1>) {
  nvvm.cp.async.shared.global %dst, %src, 16, cache = cg : !llvm.ptr<3>, !llvm.ptr<1>
  nvvm.cp.async.commit.group
  nvvm.cp.async.wait.group 0
  llvm.return
}

// -----

llvm.func @special_regs() -> i32 {
  %0 = nvvm.read.ptx.sreg.tid.x : i32
  %1 = nvvm.read.ptx.sreg.tid.y : i32
  %2 = nvvm.read.ptx.sreg.tid.z : i32
  %3 = nvvm.read.ptx.sreg.ntid.x : i32
  %4 = nvvm.read.ptx.sreg.ctaid.x : i32
  %5 = nvvm.read.ptx.sreg.ctaid.y : i32
  %6 = nvvm.read.ptx.sreg.nctaid.x : i32
  %7 = nvvm.read.ptx.sreg.laneid : i32
  %8 = nvvm.read.ptx.sreg.warpsize : i32
  %9 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 64> : i32
  llvm.return %1 : i32
}

llvm.func @barriers(%p: !llvm.ptr<3>, %n: i32) {
  nvvm.barrier0
  nvvm.barrier id = %n number_of_threads = %n
  nvvm.bar.warp.sync %n : i32
  nvvm.mbarrier.init %p, %n : !llvm.ptr<3>, i32
  llvm.return
}
