module attributes {"ttg.num-warps" = 4 : i32} {
  llvm.func @f(%a: vector<4xf16>, %c: vector<16xf32>, %h: vector<2xf16>, %x: f32, %i: i32, %p: !llvm.ptr<8>, %l: !llvm.ptr<3>, %w: vector<16xbf16>, %d: vector<8xf32>, %q: vector<16xi32>) {
    %0 = rocdl.mfma.f32.32x32x8f16 %a, %a, %c, 0, 0, none : (vector<4xf16>, vector<4xf16>, vector<16xf32>) -> vector<16xf32>
    %1 = rocdl.wave.id : i32
    %2 = rocdl.wave.id range <i32, 0, 64> : i32
    rocdl.asyncmark
    rocdl.wait.asyncmark 3
    %3 = rocdl.fdot2 %h, %h, %x {clamp = true} : (vector<2xf16>, vector<2xf16>, f32) -> f32
    %4 = rocdl.raw.ptr.buffer.load %p, %i, %i, 3 : f32
    rocdl.raw.ptr.buffer.store %4, %p, %i, %i, 0 {alias_scopes = []} : f32
    %5 = rocdl.raw.ptr.buffer.atomic.fadd %x, %p, %i, %i, 0 : f32
    rocdl.raw.ptr.buffer.load.lds %p, %l, %i, %i, %i, %i, 1
    %6 = rocdl.permlane16.var %i, %i, %i, false, true : (i32, i32, i32) -> i32
    %7 = rocdl.wmma.f32.16x16x32.bf16 %w, %w, %d, modC = none {reuseB = true} : (vector<16xbf16>, vector<16xbf16>, vector<8xf32>) -> vector<8xf32>
    %8 = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %q, %q, %d, %i, %i, fmtA = fp8_e4m3, fmtB = fp4_e2m1, modC = neg, scaleAType = row0, fmtScaleA = e8, scaleBType = row1, fmtScaleB = e5m3 : (vector<16xi32>, vector<16xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
    rocdl.sched.barrier valu|all_vmem
    rocdl.sched.group.barrier mfma_wmma, 1, 0
    %9 = nvvm.shfl.sync bfly %i, %i, %i, %i : i32 -> i32
    llvm.return
  }
}
// -----
module attributes {"ttg.num-warps" = 4 : i32} {
  llvm.func @f(%arg0: vector<4xf16>, %arg1: vector<16xf32>, %arg2: vector<2xf16>, %arg3: f32, %arg4: i32, %arg5: !llvm.ptr<8>, %arg6: !llvm.ptr<3>, %arg7: vector<16xbf16>, %arg8: vector<8xf32>, %arg9: vector<16xi32>) {
    %0 = rocdl.mfma.f32.32x32x8f16 %arg0, %arg0, %arg1, 0, 0, none : (vector<4xf16>, vector<4xf16>, vector<16xf32>) -> vector<16xf32>
    %1 = rocdl.wave.id : i32
    %2 = rocdl.wave.id range <i32, 0, 64> : i32
    rocdl.asyncmark
    rocdl.wait.asyncmark 3
    %3 = rocdl.fdot2 %arg2, %arg2, %arg3 {clamp = true} : (vector<2xf16>, vector<2xf16>, f32) -> f32
    %4 = rocdl.raw.ptr.buffer.load %arg5, %arg4, %arg4, 3 : f32
    rocdl.raw.ptr.buffer.store %4, %arg5, %arg4, %arg4, 0 {alias_scopes = []} : f32
    %5 = rocdl.raw.ptr.buffer.atomic.fadd %arg3, %arg5, %arg4, %arg4, 0 : f32
    rocdl.raw.ptr.buffer.load.lds %arg5, %arg6, %arg4, %arg4, %arg4, %arg4, 1
    %6 = rocdl.permlane16.var %arg4, %arg4, %arg4, false, true : (i32, i32, i32) -> i32
    %7 = rocdl.wmma.f32.16x16x32.bf16 %arg7, %arg7, %arg8, modC = none {reuseB = true} : (vector<16xbf16>, vector<16xbf16>, vector<8xf32>) -> vector<8xf32>
    %8 = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %arg9, %arg9, %arg8, %arg4, %arg4, fmtA = fp8_e4m3, fmtB = fp4_e2m1, modC = neg, scaleAType = row0, fmtScaleA = e8, scaleBType = row1, fmtScaleB = e5m3 : (vector<16xi32>, vector<16xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
    rocdl.sched.barrier valu|all_vmem
    rocdl.sched.group.barrier mfma_wmma, 1, 0
    %9 = nvvm.shfl.sync bfly %arg4, %arg4, %arg4, %arg4 : i32 -> i32
    llvm.return
  }
}
